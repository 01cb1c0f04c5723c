"""Why a hand card does not answer a question, and why a question cannot be passed (law 8)."""

from __future__ import annotations

import pytest

from sixgun.duel.effect import reason
from sixgun.duel.view import View
from sixgun.kernel.ask import choice
from tests.support.duel_table import Table, table


def shot_at(hand: str, first: str = "Dalton Bros", law: str = "winchester-lh") -> Table:
    """The Outlaws are asked what they do against a card of the Law."""
    card = law.partition("-")[0]
    t = table(
        f"""
        > law       hand: {law}
            Wild Bill
            Jango
          outlaw    hand: {hand}
            {first}
            West Harding
        """
    )
    return t.play(f"{card} > {first}" if card not in ("indians", "general_store", "wagon") else card)


@pytest.mark.parametrize("card", ["colt-od", "hat-oh", "water-ob"])
def test_only_what_avoids_a_hit_answers_it(card: str) -> None:  # ruling 24, 47
    expected = reason("not_in_play", 24) if card == "hat-oh" else reason("only_avoid", 47)
    assert shot_at(card).refuses(f"play {card}") == expected


def test_a_beer_is_never_played_out_of_turn() -> None:  # ruling 40
    assert shot_at("beer-ob").refuses("play beer") == reason("only_avoid", 40)


def test_annie_oakeys_hit_card_is_what_pointing_at_it_means() -> None:  # ruling 46
    t = table(
        """
          law       hand: colt-ld, bank-lb
            Annie Oakey
            Jango
        > outlaw    hand: shotgun-oh
            Dalton Bros
            West Harding
        """
    ).play("shotgun > Annie")
    view = View(t.game, 0)
    colt, bank = view.me.hand
    assert view.choice_of(colt) == choice("play", colt, what="avoid")
    assert view.why_not(view.choice_of(bank)) == reason("only_avoid", 47)


@pytest.mark.parametrize("card", ["missed-os", "beer-ob", "hat-oh"])
def test_only_a_hit_card_answers_indians(card: str) -> None:  # ruling 68
    t = shot_at(f"{card}, colt-od", law="indians-lh")
    assert (t.asked, t.refuses(f"discard {card}")) == ("outlaw", reason("only_hit", 68))


@pytest.mark.parametrize("card", ["missed-os", "beer-ob"])
def test_only_a_hit_card_answers_a_duel(card: str) -> None:  # ruling 70
    t = shot_at(f"{card}, colt-od", law="duel-ld")
    assert (t.asked, t.refuses(f"discard {card}")) == ("outlaw", reason("only_hit", 70))


def test_of_a_wagon_only_the_cards_just_drawn_are_discarded() -> None:  # ruling 84
    t = shot_at("beer-ob", law="wagon-lb, colt-ld")
    assert t.kind == "cost"
    assert t.refuses("discard colt-ld") == t.refuses("play colt-ld > Dalton") == reason("not_asked", 84)
    assert t.refuses("pass") == reason("must_choose", 84)


def test_hand_cards_wait_while_a_card_of_the_general_store_is_taken() -> None:  # ruling 85
    t = shot_at("beer-ob", law="general_store-ls, colt-ld")
    assert t.refuses("take colt-ld") == reason("not_asked", 85)


def test_nobody_ends_their_turn_with_too_many_cards() -> None:  # ruling 21
    t = table(
        """
        > law       hand: colt-ld, bank-lb, hat-lh
            Wild Bill 1/5
            Jango
          outlaw
            Dalton Bros
            West Harding
        """
    )
    assert t.refuses("discard colt-ld") == reason("no_discarding", 21)
    t.play("pass")
    assert t.kind == "excess"
    assert t.refuses("pass") == reason("too_many_cards", 21)
    assert t.refuses("play bank > Jango") == reason("own_play_phase", 19)


def test_before_the_draw_phase_nothing_is_played() -> None:  # ruling 19
    t = table(
        """
        > outlaw    hand: beer-ob
            Soundance Kid
            West Harding
          law
            Wild Bill
            Jango
        phase: start
        """,
        early_abilities=True,
    )
    assert (t.kind, t.refuses("play beer")) == ("ready", reason("own_play_phase", 19))
