"""Why a hand card does not answer a question, and why a question cannot be passed (law 8)."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from sixgun.bang.view import View
from sixgun.kernel.ask import PASS, choice
from sixgun.kernel.errors import SixgunError
from tests.support.table import Table, table


def four(first: str, second: str = "Rose Doolan outlaw", more: str = "") -> Table:
    return table(f"""
        > {first}
          {second}
          Bart Cassidy   renegade
          Lucky Duke     outlaw
        {more}
    """)


def shot_at(hand: str, more: str = "") -> Table:
    """Rose is asked for a Missed!."""
    return four("Willy the Kid sheriff hand: bang-2c", f"Rose Doolan outlaw hand: {hand}", more).play("bang-2c > Rose")


# Against a shot.


@pytest.mark.parametrize("card", ["bang-3c", "stagecoach-9s", "punch-10s", "mustang-8h", "knife-8h"])
def test_only_a_missed_cancels_a_shot(card: str) -> None:  # ruling 180
    assert shot_at(f"{card}, missed-2s").refuses(card) == reason("only_missed", 180)


def test_a_beer_does_not_cancel_a_shot() -> None:  # ruling 48
    assert shot_at("beer-6h, missed-2s").refuses("beer-6h") == reason("only_when_dying", 48)


def test_a_barrel_in_the_hand_does_not_help() -> None:  # ruling 181
    assert shot_at("barrel-qs, missed-2s").refuses("barrel-qs") == reason("not_in_play", 181)


def test_a_green_missed_in_the_hand_does_not_help() -> None:  # ruling 95
    assert shot_at("sombrero-7c, missed-2s").refuses("sombrero-7c") == reason("not_in_play", 95)


def test_a_barrel_that_lies_nowhere_cannot_be_used() -> None:  # ruling 181
    assert shot_at("missed-2s").refuses("use barrel") == reason("not_in_play", 181)


def test_only_a_missed_saves_a_card_from_a_ricochet() -> None:  # ruling 171
    t = four(
        "Willy the Kid sheriff hand: bang-2c, bang-3c",
        "Rose Doolan outlaw hand: bang-4c, missed-2s play: barrel-qs",
        "event: ricochet",
    )
    t.play("use bang-2c as ricochet")
    assert (t.asked, t.refuses("bang-4c")) == ("Rose Doolan", reason("only_missed", 171))


def test_calamity_janet_dodges_with_bang_and_with_nothing_else() -> None:  # ruling 35, 180
    t = four("Willy the Kid sheriff hand: bang-2c", "Calamity Janet outlaw hand: punch-10s, bang-3c")
    t.play("bang-2c > Calamity")
    assert t.refuses("punch-10s") == reason("only_missed", 180)
    assert t.refuses("punch-10s as missed") == reason("not_that_card", 35)


# In a Duel and against Indians!.


@pytest.mark.parametrize("card", ["missed-2s", "dodge-7d", "barrel-qs", "sombrero-7c"])
def test_what_cancels_shots_does_not_help_against_indians(card: str) -> None:  # ruling 42
    t = four("Willy the Kid sheriff hand: indians-kd", f"Rose Doolan outlaw hand: {card}, bang-3c").play("indians-kd")
    assert (t.asked, t.refuses(card)) == ("Rose Doolan", reason("only_bang", 42))


@pytest.mark.parametrize("card", ["gatling-10h", "punch-10s", "stagecoach-9s", "mustang-8h"])
def test_only_a_card_named_bang_answers_a_duel(card: str) -> None:  # ruling 180
    t = four("Willy the Kid sheriff hand: duel-qd", f"Rose Doolan outlaw hand: {card}, bang-3c").play("duel-qd > Rose")
    assert (t.asked, t.refuses(card)) == ("Rose Doolan", reason("only_bang", 180))


def test_a_beer_does_not_answer_a_duel() -> None:  # ruling 48
    t = four("Willy the Kid sheriff hand: duel-qd", "Rose Doolan outlaw hand: beer-6h, bang-3c").play("duel-qd > Rose")
    assert t.refuses("beer-6h") == reason("only_when_dying", 48)


def test_under_the_sermon_the_challenger_discards_no_bang() -> None:  # ruling 41
    t = four("Willy the Kid sheriff hand: duel-qd, bang-2c", "Rose Doolan outlaw hand: bang-3c", "event: the_sermon")
    t.play("duel-qd > Rose", "Rose: bang-3c")
    assert (t.asked, t.refuses("bang-2c")) == ("Willy the Kid", reason("no_bang_in_turn", 41))
    janet = four(
        "Calamity Janet sheriff hand: duel-qd, missed-2s", "Rose Doolan outlaw hand: bang-3c", "event: the_sermon"
    )
    janet.play("duel-qd > Rose", "Rose: bang-3c")
    assert janet.refuses("missed-2s as bang") == reason("no_bang_in_turn", 41)


def test_under_the_sermon_calamity_janet_plays_no_missed_as_bang() -> None:  # ruling 39
    t = four("Calamity Janet sheriff hand: missed-2s", more="event: the_sermon")
    assert t.refuses("missed-2s as bang > Rose") == reason("no_bang_in_turn", 39)


# After a lethal hit.


def dying(hand: str, more: str = "") -> Table:
    """Willy has taken their last hit in their own turn, from a Duel that Rose answered."""
    t = four(f"Willy the Kid sheriff 1/5 hand: duel-qd, {hand}", "Rose Doolan outlaw hand: bang-3c", more)
    return t.play("duel-qd > Rose", "Rose: bang-3c", "pass")


@pytest.mark.parametrize("card", ["saloon-5h", "tequila-9c", "whisky-qh", "canteen-7h", "missed-2s", "bang-2c"])
def test_only_a_beer_saves(card: str) -> None:  # ruling 45
    assert dying(f"{card}, beer-6h").refuses(card) == reason("does_not_save", 45)


def test_the_reverend_lets_nobody_be_saved_by_a_beer() -> None:  # ruling 53
    t = dying("beer-6h", "event: the_reverend")
    assert (t.pending().kind, t.refuses("beer-6h")) == ("save", reason("no_beer", 53))


def test_handcuffs_bind_the_beer_on_a_lethal_hit_too() -> None:  # ruling 153
    t = table("""
        > Willy the Kid   sheriff   1/5   hand: beer-6h, duel-qd
          Rose Doolan     outlaw    hand: bang-3c
          Bart Cassidy    renegade
          Lucky Duke      outlaw
        event: handcuffs
        phase: start
        deck: 2s 3s 4s 5s
    """)
    t.play("name diamonds", "duel-qd > Rose", "Rose: bang-3c")
    while t.pending().kind == "answer":
        t.play("pass")
    assert (t.pending().kind, t.refuses("beer-6h")) == ("save", reason("wrong_suit", 153, suit="diamonds"))


# Ending the turn, and questions that must be answered.


def test_the_card_that_was_shown_must_be_played_before_the_turn_ends() -> None:  # ruling 165
    t = table("""
        > Willy the Kid   sheriff
          Rose Doolan     outlaw
          Bart Cassidy    renegade
          Lucky Duke      outlaw
        event: law_of_the_west
        phase: start
        deck: mustang-8h bang-3c 4s 5s
    """)
    assert t.refuses("pass") == reason("must_be_played", 165)
    assert View(t.game, 0).why_not(PASS) == reason("must_be_played", 165)


def test_nobody_ends_their_turn_with_too_many_cards() -> None:  # ruling 4
    t = four("Willy the Kid sheriff 1/5 hand: bang-2c, beer-6h").play("pass")
    assert t.refuses("pass") == reason("too_many_cards", 4)
    assert t.refuses("play beer-6h") == reason("phase_three", 4)


def test_cards_are_not_thrown_away_in_phase_two() -> None:  # ruling 5
    assert four("Willy the Kid sheriff hand: bang-2c").refuses("discard bang-2c") == reason("no_discarding", 5)


def test_hand_cards_wait_while_a_card_of_the_general_store_is_taken() -> None:  # ruling 83
    t = four("Willy the Kid sheriff hand: general_store-9c, bang-2c", more="deck: 2s 3s 4s 5s").play("general_store-9c")
    assert t.refuses("take bang-2c") == t.refuses("play bang-2c") == reason("not_asked", 83)
    assert t.refuses("pass") == reason("must_choose", 83)


def test_what_is_no_option_of_a_choice_is_refused() -> None:  # ruling 163, 183
    t = four("Willy the Kid sheriff hand: springfield-ks, bang-2c, beer-6h").play("springfield-ks > Rose")
    assert t.refuses("pass") == reason("must_choose", 183)
    assert t.refuses("play beer-6h") == reason("not_asked", 183)


def test_the_daltons_take_blue_cards_only() -> None:  # ruling 141
    t = table("""
          Willy the Kid   sheriff    play: barrel-qs, mustang-8h, knife-8h
        > Rose Doolan     outlaw
          Bart Cassidy    renegade
          Lucky Duke      outlaw
        events: the_daltons high_noon
    """)
    t.play("pass", "Bart: pass", "Lucky: pass")
    assert (t.asked, t.why_not("take knife-8h")) == ("Willy the Kid", reason("not_asked", 141))


def test_nobody_asks_why_about_what_they_do_not_see() -> None:
    t = shot_at("missed-2s")
    with pytest.raises(SixgunError, match="only about cards they see"):
        View(t.game, 1).why_not(choice("take", t.game.state.deck[0]))


def test_pointing_at_a_card_means_the_answer_that_it_would_be() -> None:  # ruling 36
    t = four("Willy the Kid sheriff hand: indians-kd", "Calamity Janet outlaw hand: missed-2s, beer-6h")
    t.play("indians-kd")
    view = View(t.game, 1)
    missed, beer = view.me.hand
    assert view.choice_of(missed) == choice("play", missed, what="bang")
    assert view.choice_of(beer) == choice("play", beer)


def test_pointing_at_a_card_in_play_means_its_use() -> None:  # ruling 13
    t = four("Willy the Kid sheriff play: barrel-qs")
    (barrel,) = t.game.player(0).in_play
    assert View(t.game, 0).choice_of(barrel) == choice("use", barrel, what="barrel")
