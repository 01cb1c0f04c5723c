"""Ranch."""

from __future__ import annotations

from tests.support.seats import phase_one_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def ranch(me: str = "Willy the Kid sheriff hand: bang-2c bang-3c", *lines: str, deck: str = "") -> Table:
    """The Sheriff is about to draw."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    deck = deck or "beer-6h beer-7h mustang-8h mustang-9h scope-as barrel-qs"
    return table("\n".join(["event: ranch", "phase: draw", *seats, *lines, f"deck: {deck}"]))


def test_after_drawing_cards_may_be_exchanged() -> None:  # ruling 163
    t = ranch()
    assert (t.ask and t.ask.kind, t["Willy"].hand) == ("cost", ["bang-2c", "bang-3c", "beer-6h", "beer-7h"])
    t.play("discard bang-2c", "discard beer-6h", "pass")
    assert t["Willy"].hand == ["bang-3c", "beer-7h", "mustang-8h", "mustang-9h"]
    assert (t.phase, t.discard) == ("play", ["beer-6h", "bang-2c"])


def test_nobody_must_exchange_cards() -> None:  # ruling 163
    t = ranch().play("pass")
    assert (t.phase, t["Willy"].hand, t.discard) == ("play", ["bang-2c", "bang-3c", "beer-6h", "beer-7h"], [])


def test_the_whole_hand_may_be_exchanged() -> None:  # ruling 163
    t = ranch().play("discard bang-2c", "discard bang-3c", "discard beer-6h", "discard beer-7h")
    assert (t.phase, t["Willy"].hand) == ("play", ["mustang-8h", "mustang-9h", "scope-as", "barrel-qs"])


def test_cards_are_exchanged_once_only() -> None:  # ruling 163
    t = ranch().play("discard bang-2c", "pass")
    assert (t.ask and t.ask.kind, t["Willy"].hand[-1]) == ("play", "mustang-8h")
    assert not [line for line in t.options if line.startswith("discard")]


def test_new_cards_come_after_the_last_discard() -> None:  # ruling 163
    t = ranch().play("discard bang-2c")
    assert t.options == ["discard bang-3c", "discard beer-6h", "discard beer-7h", "pass"]


def test_the_new_cards_come_from_the_deck() -> None:  # ruling 163, 177
    t = ranch("Pedro Ramirez sheriff", "discard: duel-js jail-4h").play("take duel-js", "discard duel-js", "pass")
    assert (t["Pedro"].hand, t.discard) == (["beer-6h", "beer-7h"], ["duel-js", "jail-4h"])


def test_cards_of_a_special_draw_may_be_exchanged() -> None:  # ruling 163
    t = ranch("Kit Carlson sheriff").play("take mustang-8h", "take beer-7h", "discard mustang-8h", "pass")
    assert t["Kit"].hand == ["beer-7h", "beer-6h"]


def test_suzy_lafayettes_hand_is_looked_at_after_the_exchange() -> None:  # ruling 118, 163
    t = ranch("Suzy Lafayette sheriff").play("discard beer-6h", "discard beer-7h")
    assert (t["Suzy"].hand, t.deck[0]) == (["mustang-8h", "mustang-9h"], "scope-as")


def test_discarded_cards_may_come_back_from_a_new_deck() -> None:  # ruling 81, 163
    t = ranch("Willy the Kid sheriff", deck="beer-6h beer-7h mustang-8h end")
    t.play("discard beer-6h", "discard beer-7h")
    assert t["Willy"].hand[0] == "mustang-8h"
    assert sorted(t["Willy"].hand + t.deck) == ["beer-6h", "beer-7h", "mustang-8h"]


def test_the_exchange_is_open_to_everybody_in_their_turn() -> None:  # ruling 163
    t = ranch().play("pass", "Willy: pass")
    assert (t.asked, t.ask and t.ask.kind) == ("Slab the Killer", "cost")


def test_a_player_who_misses_their_turn_exchanges_nothing() -> None:  # ruling 28, 163
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    hand: bang-2c   play: jail-js
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: ranch
        deck: missed-5s
    """)
    t.play("Willy: pass")
    assert (t.turn, t["Slab"].hand) == ("Rose Doolan", ["bang-2c"])


def test_without_the_ranch_nothing_is_exchanged() -> None:  # ruling 8, 163
    t = table("""
          Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: ranch
        events: ambush
        phase: reveal
    """)
    assert (t.event, t.phase, t.ask and t.ask.kind) == ("ambush", "play", "play")


def test_the_card_that_pat_brennan_takes_may_be_exchanged_at_the_ranch() -> None:  # ruling 163
    left = "Slab the Killer outlaw play: mustang-8h"
    t = sheriff_at_an_event("ranch", "Pat Brennan sheriff", left, "phase: draw", "deck: duel-js")
    t.play("take mustang-8h", "discard mustang-8h")
    assert (t["Pat"].hand, t.discard) == (["duel-js"], ["mustang-8h"])


def test_claus_exchanges_at_the_ranch_what_he_keeps() -> None:  # ruling 138, 163
    t = phase_one_at_an_event(
        "Claus the Saint sheriff", "ranch", "bang-2c bang-3c beer-6h missed-2s panic-jh bang-9d bang-4c"
    )
    t.play("take bang-2c", "take bang-3c", "take beer-6h", "discard missed-2s", "discard panic-jh")
    assert t["Claus"].hand == ["bang-9d", "bang-4c"]


def test_the_ranch_with_empty_piles_gives_back_what_it_took() -> None:  # ruling 81, 163
    t = phase_one_at_an_event("Willy the Kid sheriff hand: beer-6h, bang-2c", "ranch", "end")
    t.play("Willy: discard beer-6h", "Willy: discard bang-2c")
    assert (sorted(t["Willy"].hand), t.deck, t.discard) == (["bang-2c", "beer-6h"], [], [])
