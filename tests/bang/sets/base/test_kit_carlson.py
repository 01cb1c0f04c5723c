"""Kit Carlson: two of the top three cards."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.knowledge import known
from tests.support.table import table


def test_kit_carlson_keeps_two_of_three_and_puts_the_third_back_on_top() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s bang-9d
        phase: draw
    """)
    assert t.options == ["take bang-2c", "take beer-6h", "take missed-2s"]
    t.play("Kit: take missed-2s", "Kit: take bang-2c")
    assert (t["Kit"].hand, t.deck[:2], t.ask and t.ask.kind) == (
        ["missed-2s", "bang-2c"],
        ["beer-6h", "bang-9d"],
        "play",
    )


def test_only_kit_carlson_sees_the_three_cards() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s
        phase: draw
    """)
    assert [len(View(t.game, seat).on_table) for seat in range(4)] == [3, 0, 0, 0]
    looks = [news for seat in range(4) for news in View(t.game, seat).news() if news.kind == "look"]
    assert [(news.amount, len(news.faces)) for news in looks] == [(3, 3), (3, 0), (3, 0), (3, 0)]
    t.play("Kit: take missed-2s", "Kit: take bang-2c")
    assert (known(t, "Willy", "Kit"), known(t, "Kit", "Kit")) == ([], ["missed-2s", "bang-2c"])


def test_kit_carlson_knows_the_card_that_the_next_player_draws() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s bang-9d
        phase: draw
    """)
    t.play("Kit: take missed-2s", "Kit: take bang-2c", "Kit: pass")
    assert (t["Willy"].hand, known(t, "Kit", "Willy"), known(t, "Rose", "Willy")) == (
        ["beer-6h", "bang-9d"],
        ["beer-6h"],
        [],
    )


def test_kit_carlson_looks_at_reshuffled_cards_when_the_deck_runs_out() -> None:  # ruling 81
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c end
        discard: missed-2s missed-3s
        phase: draw
    """)
    assert sorted(t.options) == ["take bang-2c", "take missed-2s", "take missed-3s"]
    t.play("Kit: take missed-3s", "Kit: take missed-2s")
    assert (t["Kit"].hand, t.deck, t.discard) == (["missed-3s", "missed-2s"], ["bang-2c"], [])


def test_kit_carlson_leaves_the_discards_alone_when_the_deck_holds_three_cards() -> None:  # ruling 81
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c bang-3c bang-4c end
        discard: missed-2s missed-3s
        phase: draw
    """)
    t.play("Kit: take bang-4c", "Kit: take bang-3c")
    assert (t["Kit"].hand, t.deck, t.discard) == (["bang-4c", "bang-3c"], ["bang-2c"], ["missed-2s", "missed-3s"])


def test_kit_carlson_takes_what_is_there_when_only_two_cards_are_left() -> None:  # ruling 82
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c end
        discard: missed-2s
        phase: draw
    """)
    t.play("Kit: take bang-2c")
    assert (sorted(t["Kit"].hand), t.deck, t.discard, t.phase) == (["bang-2c", "missed-2s"], [], [], "play")


def test_whoever_knew_a_card_kit_carlson_looks_at_does_not_see_whether_he_keeps_it() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Rose Doolan     outlaw
          Jesse Jones     renegade
          Bart Cassidy    outlaw
        phase: draw
        deck: missed-2s(3) missed-3s missed-4s
    """)
    t.play("take missed-2s", "take missed-3s")
    assert known(t, "Jesse", "Kit") == []
    assert known(t, "Kit", "Kit") == ["missed-2s", "missed-3s"]
