"""The Judge and Vendetta."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from tests.support.table import Table, table

FORBIDDEN = reason("nothing_in_front", 169)


def judged(me: str, *lines: str) -> Table:
    """The Sheriff's turn."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: the_judge", *seats, *lines]))


@pytest.mark.parametrize("card", ["mustang-8h", "barrel-qs", "volcanic-10s", "dynamite-2h", "scope-as"])
def test_nothing_can_be_put_in_front_of_oneself(card: str) -> None:  # ruling 169
    t = judged(f"Willy the Kid sheriff hand: {card}")
    assert (t.refuses(card), t.options) == (FORBIDDEN, ["pass"])


def test_nobody_can_be_jailed() -> None:  # ruling 169
    t = judged("Willy the Kid sheriff hand: jail-js")
    assert t.refuses("jail-js > Slab") == FORBIDDEN


def test_brown_cards_are_played_before_the_judge() -> None:  # ruling 169
    t = judged("Willy the Kid sheriff 3/5 hand: beer-6h bang-2c mustang-8h").play("beer-6h", "bang-2c > Slab")
    assert (t["Willy"].life, t["Slab"].life, t.options) == (4, 3, ["pass"])


def test_cards_already_in_play_work_before_the_judge() -> None:  # ruling 169
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c   play: winchester-8s
          Slab the Killer outlaw
          Rose Doolan     renegade  play: barrel-qs mustang-8h
          Vulture Sam     outlaw
        event: the_judge
        deck: 9h
    """)
    t.play("bang-2c > Rose", "use barrel")
    assert t["Rose"].life == 4


def test_dynamite_is_passed_on_before_the_judge() -> None:  # ruling 31, 169
    t = judged("Willy the Kid sheriff play: dynamite-2h", "phase: start", "deck: bang-2c")
    assert (t["Willy"].in_play, t["Slab"].in_play) == ([], ["dynamite-2h"])


def test_calamity_janets_conversions_are_brown_cards_for_the_judge() -> None:  # ruling 35, 169
    t = judged("Calamity Janet sheriff hand: missed-5s").play("missed-5s as bang > Slab")
    assert t["Slab"].life == 3


def test_cards_may_be_stolen_but_not_put_down_again_before_the_judge() -> None:  # ruling 169
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh
          Slab the Killer outlaw    play: volcanic-10s
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: the_judge
    """)
    t.play("panic-jh > Slab")
    assert t.refuses("volcanic-10s") == FORBIDDEN


def test_a_blue_card_may_be_discarded_at_the_end_of_the_turn() -> None:  # ruling 4, 169
    t = judged("Willy the Kid sheriff 1/5 hand: mustang-8h beer-6h").play("pass", "discard mustang-8h")
    assert (t.turn, t.discard) == ("Slab the Killer", ["mustang-8h"])


def test_when_the_judge_has_left_cards_are_put_down_again() -> None:  # ruling 8, 169
    t = table("""
          Willy the Kid   sheriff   hand: mustang-8h
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: the_judge
        events: ambush
        phase: reveal
    """)
    assert t.play("mustang-8h")["Willy"].in_play == ["mustang-8h"]


# Vendetta.


def vendetta(me: str = "Willy the Kid sheriff", *lines: str, deck: str) -> Table:
    """The Sheriff's turn is about to end."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: vendetta", *seats, *lines, f"deck: {deck}"]))


def test_on_a_heart_the_player_takes_another_turn() -> None:  # ruling 174
    t = vendetta(deck="9h bang-2c bang-3c").play("pass")
    assert (t.turn, t.game.state.extra, t["Willy"].hand) == ("Willy the Kid", True, ["bang-2c", "bang-3c"])


@pytest.mark.parametrize("card", ["9s", "9d", "9c"])
def test_on_any_other_suit_the_next_player_has_his_turn(card: str) -> None:  # ruling 174
    t = vendetta(deck=card).play("pass")
    assert (t.turn, t.game.state.extra, len(t.discard)) == ("Slab the Killer", False, 1)


def test_there_is_no_draw_after_the_extra_turn() -> None:  # ruling 174
    t = vendetta(deck="9h bang-2c bang-3c beer-8h bang-4c").play("pass", "pass")
    assert (t.turn, len(t.discard), t["Slab"].hand) == ("Slab the Killer", 1, ["beer-8h", "bang-4c"])


def test_the_next_player_has_a_draw_of_his_own_after_an_extra_turn() -> None:  # ruling 174
    t = vendetta(deck="9h bang-2c bang-3c bang-4c bang-5c 8h bang-6c bang-7c").play("pass", "pass")
    t.play("Slab: pass")
    assert (t.turn, t.game.state.extra) == ("Slab the Killer", True)


def test_the_draw_comes_after_phase_three() -> None:  # ruling 174
    t = vendetta("Willy the Kid sheriff 1/5 hand: bang-2c bang-3c", deck="9h").play("pass")
    assert (t.ask and t.ask.kind, t.discard) == ("excess", [])
    t.play("discard bang-2c")
    assert (t.discard[1:], t.turn, t.game.state.extra) == (["bang-2c"], "Willy the Kid", True)


def test_the_extra_turn_has_its_own_bang() -> None:  # ruling 32, 174
    t = vendetta("Paul Regret sheriff hand: bang-2c bang-3c", deck="9h").play("bang-2c > Slab")
    assert t.refuses("bang-3c > Slab") == reason("bang_limit", 32, limit=1)
    t.play("pass", "bang-3c > Slab")
    assert (t.game.state.extra, t["Slab"].life) == (True, 2)


def test_dynamite_is_checked_again_in_the_extra_turn() -> None:  # ruling 1, 174
    t = vendetta("Willy the Kid sheriff hand: dynamite-2h", deck="9h missed-5s").play("dynamite-2h", "pass")
    assert (t["Willy"].life, t["Willy"].in_play, t.discard[:2]) == (2, [], ["dynamite-2h", "missed-5s"])


def test_a_missed_turn_has_no_vendetta() -> None:  # ruling 28, 174
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    play: jail-js
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: vendetta
        deck: 9s missed-5s bang-2c bang-3c
    """)
    t.play("Willy: pass")
    assert (t.turn, len(t.discard), t["Rose"].hand) == ("Rose Doolan", 3, ["bang-2c", "bang-3c"])


def test_lucky_duke_chooses_between_two_cards_for_the_vendetta() -> None:  # ruling 12, 174
    t = vendetta("Lucky Duke sheriff", deck="9s 9h bang-2c").play("pass")
    assert (t.asked, t.ask and t.ask.kind) == ("Lucky Duke", "pick")
    t.play(t.options[1])
    assert (t.turn, t.game.state.extra) == ("Lucky Duke", True)


def test_who_dies_in_his_own_turn_has_no_vendetta() -> None:  # ruling 77, 174
    t = table("""
          Willy the Kid   sheriff   hand: bang-2c
        > Slab the Killer outlaw    1/4   hand: duel-js
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: vendetta
        deck: 9h bang-3c
    """)
    t.play("duel-js > Willy", "Willy: bang-2c")
    assert (t["Slab"].out, t.turn) == (True, "Rose Doolan")


def test_no_event_is_revealed_before_the_sheriffs_extra_turn() -> None:  # ruling 6, 174
    t = vendetta("Willy the Kid sheriff", "events: ambush", deck="9h bang-2c bang-3c").play("pass")
    assert (t.turn, t.event, t.events) == ("Willy the Kid", "vendetta", ["ambush"])


def test_the_next_event_comes_with_the_sheriffs_next_normal_turn() -> None:  # ruling 6, 8, 174
    t = table("""
          Willy the Kid   sheriff
          Slab the Killer outlaw
          Rose Doolan     renegade
        > Vulture Sam     outlaw
        event: vendetta
        events: ambush
        deck: 9h bang-2c bang-3c
    """)
    t.play("pass")
    assert (t.turn, t.event) == ("Vulture Sam", "vendetta")
    t.play("pass")
    assert (t.turn, t.event) == ("Willy the Kid", "ambush")


def test_the_last_card_of_the_deck_decides_the_vendetta_before_it_is_shuffled() -> None:  # ruling 81, 174
    t = vendetta("Willy the Kid sheriff", "discard: bang-2c bang-3c", deck="beer-9h end").play("pass")
    assert (t.turn, t.game.state.extra, len(t["Willy"].hand), len(t.deck)) == ("Willy the Kid", True, 2, 1)


def test_without_any_card_there_is_no_extra_turn() -> None:  # ruling 82, 174
    assert vendetta(deck="end").play("pass").turn == "Slab the Killer"


def test_suzy_lafayette_draws_before_the_vendetta() -> None:  # ruling 114, 174
    t = vendetta("Suzy Lafayette sheriff hand: saloon-5h", deck="beer-9h missed-5s").play("saloon-5h")
    assert t["Suzy"].hand == ["beer-9h"]
    assert t.play("pass").turn == "Slab the Killer"
