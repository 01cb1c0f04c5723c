"""Abandoned Mine: characters with a draw or a discard of their own."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.seats import four_at_an_event, phase_one_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def test_kit_carlsons_third_card_of_the_deck_lies_open_on_the_discards() -> None:  # ruling 178
    t = table(
        """
        > Kit Carlson     sheriff
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-6h bang-2c
        discard: missed-2s missed-3s
        event: abandoned_mine
        phase: draw
        """
    ).play("take missed-2s", "take missed-3s")
    assert t.discard == ["beer-6h"]
    assert t.game.knows(2, t.game.state.discard[-1])


def mine(first: str = "Willy the Kid   sheriff", *lines: str, **options: bool) -> Table:
    """Four players, the first one about to draw."""
    seats = [first, "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: abandoned_mine", "phase: draw", *seats, *lines]), **options)


def test_kit_carlson_looks_at_three_discards_and_puts_the_third_back_there() -> None:  # ruling 178
    t = mine("Kit Carlson sheriff", "discard: beer-6h bang-2c bang-4c bang-5c", "deck: duel-js")
    assert t.options == ["take beer-6h", "take bang-2c", "take bang-4c"]
    t.play("take bang-4c", "take beer-6h")
    assert (t["Kit"].hand, t.discard, t.deck[0]) == (["bang-4c", "beer-6h"], ["bang-2c", "bang-5c"], "duel-js")


def test_kit_carlsons_three_cards_are_completed_from_the_deck() -> None:  # ruling 178
    t = mine("Kit Carlson sheriff", "discard: beer-6h", "deck: duel-js bang-2c bang-3c")
    assert t.options == ["take beer-6h", "take duel-js", "take bang-2c"]
    t.play("take beer-6h", "take bang-2c")
    assert (t.discard, t.deck[0]) == (["duel-js"], "bang-3c")


def test_jesse_jones_takes_from_a_hand_or_the_discards_and_then_from_the_discards() -> None:  # ruling 178
    text = """
          Jesse Jones     sheriff
          Slab the Killer outlaw    hand: gatling-10h
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: beer-6h bang-2c
        deck: duel-js
    """
    assert table(text).play("take hand > Slab")["Jesse"].hand == ["gatling-10h", "beer-6h"]
    assert table(text).play("take deck")["Jesse"].hand == ["beer-6h", "bang-2c"]


def test_pedro_ramirez_is_not_asked_where_he_draws() -> None:  # ruling 178
    t = mine("Pedro Ramirez sheriff", "discard: beer-6h bang-2c", "deck: duel-js")
    assert (t.phase, t["Pedro"].hand) == ("play", ["beer-6h", "bang-2c"])


def test_black_jacks_extra_card_comes_from_the_discards() -> None:  # ruling 178
    t = mine("Black Jack sheriff", "discard: bang-2c beer-6h jail-js bang-4c", "deck: duel-js")
    assert (t["Black"].hand, t.discard) == (["bang-2c", "beer-6h", "jail-js"], ["bang-4c"])
    assert "show" in t.news_kinds()


def test_claus_in_the_mine_with_too_few_discards_goes_on_with_the_deck() -> None:  # ruling 138, 178
    t = phase_one_at_an_event(
        "Claus the Saint sheriff", "abandoned_mine", "bang-2c bang-3c beer-6h", more="discard: 9d panic-jh"
    )
    assert t.options[-1] == "take beer-6h > 2"
    t.play("take bang-2c", "take bang-3c", "take beer-6h")
    assert (t["Claus"].hand[-1], t.discard) == ("panic-jh", [])


def test_sid_heals_while_another_lays_his_surplus_on_the_deck_of_the_mine() -> None:  # ruling 54, 176
    t = table("""
        > Willy the Kid   sheriff    1   hand: bang-2c, bang-3c
          Sid Ketchum     outlaw     2   hand: beer-6h, beer-7h
          Kit Carlson     renegade
          Rose Doolan     outlaw
        event: abandoned_mine
    """)
    t.play("Willy: pass", "Sid interjects: use sid_ketchum", "Sid: discard beer-6h", "Sid: discard beer-7h")
    t.play("Willy: discard bang-2c")
    # Sid's price lies on the discards, so his own phase 1 finds it there.
    assert (t["Sid"].life, sorted(t["Sid"].hand), t.deck[0]) == (3, ["beer-6h", "beer-7h"], "bang-2c")


def test_the_card_that_kit_carlson_lays_on_the_discards_is_open_to_all() -> None:  # ruling 178
    # In the mine his third card goes onto the discard pile, which lies face up, also if it came from the deck.
    t = table("""
          Willy the Kid   sheriff
        > Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: abandoned_mine
        phase: draw
        deck: bang-2c beer-6h missed-2s
        discard: panic-jh
    """)
    t.play("Kit: take panic-jh", "Kit: take bang-2c")
    assert t.discard == ["beer-6h"]
    view = View(t.game, t["Willy"].seat)
    assert [view.face(card).text for card in view.discard] == ["beer-6h"]


def test_claus_takes_all_his_cards_from_the_discards_in_the_abandoned_mine() -> None:  # ruling 138, 178
    t = table("""
        > Claus the Saint  sheriff
          Rose Doolan      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: beer-6h
        discard: missed-2s missed-3s missed-4s missed-5s missed-6s missed-7s
        phase: draw
        event: Abandoned Mine
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Claus"].hand == ["missed-5s", "missed-6s"]
    assert t.discard == ["missed-7s"]
    assert not t.game.knows(2, t.game.player(1).hand[0])


def test_pat_brennan_may_take_a_card_in_play_instead_of_discards() -> None:  # ruling 178
    text = ("phase: draw", "discard: beer-7h bang-2c", "deck: duel-js")
    t = sheriff_at_an_event("abandoned_mine", "Pat Brennan sheriff", "Slab the Killer outlaw play: mustang-8h", *text)
    assert t.play("take mustang-8h")["Pat"].hand == ["mustang-8h"]
    t = sheriff_at_an_event("abandoned_mine", "Pat Brennan sheriff", "Slab the Killer outlaw play: mustang-8h", *text)
    assert t.play("take deck")["Pat"].hand == ["beer-7h", "bang-2c"]


def test_claus_draws_all_his_cards_from_the_discards() -> None:  # ruling 178
    discard = "discard: beer-7h beer-8h beer-9h bang-2c bang-3c bang-4c"
    t = sheriff_at_an_event(
        "abandoned_mine", "Claus the Saint sheriff", "Slab the Killer outlaw", "phase: draw", discard
    )
    assert t.options == [f"take {card} > 2" for card in ("beer-7h", "beer-8h", "beer-9h", "bang-2c", "bang-3c")]


def test_bill_noface_draws_all_his_cards_from_the_discards() -> None:  # ruling 175
    discard = "discard: beer-7h beer-8h beer-9h bang-2c"
    t = sheriff_at_an_event(
        "abandoned_mine", "Bill Noface sheriff 3/5", "Slab the Killer outlaw", "phase: draw", discard
    )
    assert (t["Bill"].hand, t.discard) == (["beer-7h", "beer-8h", "beer-9h"], ["bang-2c"])


def test_sean_mallorys_eleventh_card_goes_onto_the_deck_in_the_mine() -> None:  # ruling 4, 176
    hand = "missed-2s, missed-3s, missed-4s, missed-5s, missed-6s, missed-7s, missed-8s, beer-6h, beer-7h, beer-8h"
    t = four_at_an_event(f"Sean Mallory sheriff hand: {hand}, beer-9h", more="event: abandoned_mine\ndeck: saloon-5h")
    t.play("pass", "discard beer-9h")
    assert (len(t["Sean"].hand), t["Rose"].hand) == (10, ["beer-9h", "saloon-5h"])


def test_jose_delgado_in_the_mine_discards_openly_and_draws_from_the_deck() -> None:  # ruling 127, 176, 177
    t = four_at_an_event(
        "José Delgado sheriff hand: barrel-qs",
        more="event: abandoned_mine\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s",
    )
    t.play("use barrel-qs as jose_delgado")
    assert (t["José"].hand, t.discard) == (["missed-2s", "missed-3s"], ["barrel-qs", "beer-6h", "beer-7h"])


def test_pixie_pete_and_bill_noface_take_the_discards_and_then_the_deck_in_the_mine() -> None:  # ruling 175
    more = "event: abandoned_mine\nphase: draw\ndiscard: beer-6h beer-7h\ndeck: missed-2s missed-3s"
    assert four_at_an_event("Pixie Pete sheriff", more=more)["Pixie"].hand == ["beer-6h", "beer-7h", "missed-2s"]
    assert four_at_an_event("Bill Noface sheriff 3/5", more=more)["Bill"].hand == ["beer-6h", "beer-7h", "missed-2s"]
