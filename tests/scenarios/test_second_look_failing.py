"""A second look at the rules: what the engine does not do yet. Each test quotes its sentence in a comment."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.table import table


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


def test_peyote_guesses_at_the_discards_shuffled_anew() -> None:  # ruling 81, 162
    # "As soon as the draw pile is empty, shuffle the discard pile", and one guess is compulsory.
    t = table("""
        > Willy the Kid   sheriff   3/5   hand: beer-6h
          Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: peyote
        deck: end
    """)
    t.play("Willy: beer-6h", "Willy: pass")
    assert (t.asked, t.options) == ("Kit Carlson", ["name red", "name black"])
    t.play("Kit: name red")
    assert t["Kit"].hand == ["beer-6h"]


def test_vera_who_copies_suzy_with_an_empty_hand_draws_at_once() -> None:  # ruling 115, 132
    # "As soon as she has no cards in her hand, she draws a card": one for that, then two in phase 1.
    t = table("""
          Willy the Kid    sheriff
        > Vera Custer      outlaw
          Rose Doolan      renegade
          Suzy Lafayette   outlaw     hand: beer-6h
        phase: start
        deck: panic-jh bang-2c missed-2s beer-7h
    """)
    t.play("Vera: aim > Suzy")
    assert t["Vera"].hand == ["panic-jh", "bang-2c", "missed-2s"]
