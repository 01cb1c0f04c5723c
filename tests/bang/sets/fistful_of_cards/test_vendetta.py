"""Vendetta: another turn on a heart."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from tests.support.seats import four_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def vendetta(me: str = "Willy the Kid sheriff", *lines: str, deck: str) -> Table:
    """The Sheriff's turn is about to end."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: vendetta", *seats, *lines, f"deck: {deck}"]))


def test_on_a_heart_the_player_takes_another_turn() -> None:  # ruling 174
    t = vendetta(deck="9h bang-2c bang-3c").play("pass")
    assert (t.turn, t.game.state.extra, t["Willy"].hand) == ("Willy the Kid", True, ["bang-2c", "bang-3c"])


@pytest.mark.parametrize("card", ["9s", "9d", "9c"])
def test_on_any_other_suit_the_next_player_has_their_turn(card: str) -> None:  # ruling 174
    t = vendetta(deck=card).play("pass")
    assert (t.turn, t.game.state.extra, len(t.discard)) == ("Slab the Killer", False, 1)


def test_there_is_no_draw_after_the_extra_turn() -> None:  # ruling 174
    t = vendetta(deck="9h bang-2c bang-3c beer-8h bang-4c").play("pass", "pass")
    assert (t.turn, len(t.discard), t["Slab"].hand) == ("Slab the Killer", 1, ["beer-8h", "bang-4c"])


def test_the_next_player_has_a_draw_of_their_own_after_an_extra_turn() -> None:  # ruling 174
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


def test_whoever_dies_in_their_own_turn_has_no_vendetta() -> None:  # ruling 77, 174
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


def test_a_green_card_put_down_before_is_ripe_in_the_extra_turn() -> None:  # ruling 97
    t = sheriff_at_an_event(
        "vendetta", "Willy the Kid sheriff 3/5 hand: canteen-7h", "Slab the Killer outlaw", "deck: beer-9h"
    )
    t.play("canteen-7h")
    assert not [line for line in t.options if line.startswith("use")]
    t.play("pass", "use canteen")
    assert (t.game.state.extra, t["Willy"].life) == (True, 4)


def test_uncle_will_may_open_his_store_again_in_a_vendetta_turn() -> None:  # ruling 137, 174
    t = four_at_an_event(
        "Uncle Will sheriff hand: bang-2c, bang-3c",
        more="event: vendetta\ndeck: missed-2s missed-3s missed-4s missed-5s beer-6h missed-6s missed-7s",
    )
    t.play("use bang-2c as uncle_will", "take missed-2s", "take missed-3s", "take missed-4s", "Uncle: pass")
    assert (t.turn, t.game.state.extra) == ("Uncle Will", True)
    assert "use bang-3c as uncle_will" in t.options


def test_claus_gives_again_in_a_vendetta_turn() -> None:  # ruling 138, 174
    t = table("""
        > Claus the Saint   sheriff
          Lucky Duke        outlaw
          Rose Doolan       renegade
          Jesse Jones       outlaw
        event: vendetta
        deck: panic-jh bang-2c bang-3c bang-4c beer-6h beer-7h
    """)
    t.play("pass", "take bang-2c", "take bang-3c", "take bang-4c")
    assert [len(t[seat].hand) for seat in (1, 2, 3, 4)] == [2, 1, 1, 1]


def test_whoever_jails_themselves_before_their_extra_turn_is_checked_there() -> None:  # ruling 28, 30, 174
    t = table("""
          Willy the Kid   sheriff
        > Rose Doolan     outlaw    hand: jail-js
          Kit Carlson     outlaw
          Pixie Pete      renegade
        event: vendetta
        deck: panic-jh bang-3c bang-2c bang-4c
    """)
    t.play("Rose: jail-js > Rose", "Rose: pass")
    assert t.discard == ["jail-js", "bang-3c", "panic-jh"]
    # The heart gave the turn, the club took it: no second draw!, and the next player begins.
    assert (t.turn, t["Rose"].hand) == ("Kit Carlson", [])


def test_green_cards_put_down_in_the_first_turn_are_ripe_in_the_extra_one_and_limits_start_again() -> None:
    # ruling 97, 174
    t = table("""
          Willy the Kid   sheriff
        > Doc Holyday     outlaw    hand: bang-2c, bang-3c, knife-8h, bang-4c, bang-5c
          Kit Carlson     outlaw
          Pixie Pete      renegade
        event: vendetta
        deck: 9h beer-6h beer-7h bang-9d
    """)
    t.play("Doc: use doc_holyday > Kit", "Doc: discard bang-2c", "Doc: discard bang-3c", "Doc: knife-8h")
    t.play("Doc: bang-4c > Kit", "Doc: pass")
    assert (t.turn, t["Kit"].life) == ("Doc Holyday", 2)
    assert "play bang-5c > 3" in t.options
    assert {"use doc_holyday > 3", "use knife-8h > 3"} <= set(t.options)
