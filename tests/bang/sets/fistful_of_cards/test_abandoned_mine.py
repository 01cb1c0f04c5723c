"""Abandoned Mine, by its present text and by its first one."""

from __future__ import annotations

from sixgun.bang.view import View
from tests.support.knowledge import known
from tests.support.table import Table, table


def mine(first: str = "Willy the Kid   sheriff", *lines: str, **options: bool) -> Table:
    """Four players, the first one about to draw."""
    seats = [first, "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["event: abandoned_mine", "phase: draw", *seats, *lines]), **options)


def test_phase_one_draws_from_the_top_of_the_discards() -> None:  # ruling 175
    t = mine("Willy the Kid sheriff", "discard: beer-6h bang-2c bang-4c", "deck: duel-js")
    assert (t["Willy"].hand, t.discard, t.deck[0]) == (["beer-6h", "bang-2c"], ["bang-4c"], "duel-js")


def test_when_the_discards_run_out_the_rest_comes_from_the_deck() -> None:  # ruling 175
    t = mine("Willy the Kid sheriff", "discard: beer-6h", "deck: duel-js bang-2c")
    assert (t["Willy"].hand, t.discard, t.deck[0]) == (["beer-6h", "duel-js"], [], "bang-2c")


def test_without_discards_the_deck_serves() -> None:  # ruling 175
    t = mine("Willy the Kid sheriff", "deck: duel-js bang-2c")
    assert t["Willy"].hand == ["duel-js", "bang-2c"]


def test_what_is_drawn_from_the_discards_is_known_to_all() -> None:  # ruling 175
    t = mine("Willy the Kid sheriff", "discard: beer-6h", "deck: duel-js")
    assert known(t, "Slab", "Willy") == ["beer-6h"]


def test_without_the_mine_phase_one_draws_from_the_deck() -> None:  # ruling 8, 175
    t = table("""
          Willy the Kid   sheriff
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        events: ambush
        phase: reveal
        discard: beer-6h bang-2c
        deck: duel-js jail-4h
    """)
    assert (t.event, t["Willy"].hand, t.discard) == ("ambush", ["duel-js", "jail-4h"], ["beer-6h", "bang-2c"])


def excess() -> Table:
    return table("""
        > Willy the Kid   sheriff   1/5   hand: bang-2c bang-3c bang-4c
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        discard: beer-6h beer-7h beer-8h
        deck: duel-js
    """)


def test_excess_cards_go_onto_the_deck_in_the_order_chosen() -> None:  # ruling 176
    t = excess().play("pass", "discard bang-3c", "discard bang-2c")
    assert (t.turn, t.deck[:3], t["Willy"].hand) == ("Slab the Killer", ["bang-2c", "bang-3c", "duel-js"], ["bang-4c"])
    assert (t["Slab"].hand, t.discard) == (["beer-6h", "beer-7h"], ["beer-8h"])


def test_excess_cards_are_laid_face_down() -> None:  # ruling 176
    t = excess().play("pass", "discard bang-3c", "discard bang-2c")
    state = t.game.state
    top = state.deck[-1]
    assert [View(t.game, seat).knows(top) for seat in range(4)] == [True, False, False, False]
    told = [news.seen_by(1).faces for news in t.game.news or [] if news.kind == "discard"]
    assert told == [(), ()]


def test_a_played_card_goes_to_the_discards() -> None:  # ruling 176
    t = mine("Willy the Kid sheriff 3/5 hand: beer-6h", "deck: duel-js bang-2c bang-3c").play("beer-6h")
    assert (t.discard, t.deck[0]) == (["beer-6h"], "bang-3c")


def test_replies_and_flipped_cards_go_to_the_discards() -> None:  # ruling 176
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw    hand: missed-2s   play: barrel-qs
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        deck: bang-9d duel-js
    """)
    t.play("bang-2c > Slab", "use barrel", "miss missed-2s")
    assert (t.discard, t.deck[0]) == (["missed-2s", "bang-9d", "bang-2c"], "duel-js")


def test_the_cards_of_a_dead_player_go_to_the_discards() -> None:  # ruling 176
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw    1/4   play: scope-as
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: abandoned_mine
        deck: bang-9d duel-js jail-4h beer-6h
    """)
    t.play("bang-2c > Slab")
    assert (t["Slab"].out, t.discard, t.deck[0]) == (True, ["scope-as", "bang-2c"], "beer-6h")


def test_stagecoach_draws_from_the_deck() -> None:  # ruling 177
    t = table("""
        > Willy the Kid   sheriff   hand: stagecoach-9s
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        discard: beer-6h beer-7h
        deck: duel-js jail-4h
    """)
    t.play("stagecoach-9s")
    assert (t["Willy"].hand, t.discard) == (["duel-js", "jail-4h"], ["stagecoach-9s", "beer-6h", "beer-7h"])


def test_bart_cassidy_and_rewards_draw_from_the_deck() -> None:  # ruling 177
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Bart Cassidy    outlaw    2/4
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        discard: beer-6h beer-7h beer-8h beer-9h
        deck: duel-js jail-4h mustang-8h jail-js
    """)
    t.play("bang-2c > Bart")
    assert t["Bart"].hand == ["duel-js"]
    t.play("bang-3c > Bart", "pass", "pass")
    assert (t["Bart"].out, t["Willy"].hand) == (True, ["jail-4h", "mustang-8h", "jail-js"])


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


# The first text.


def test_by_the_first_text_used_cards_go_onto_the_deck() -> None:  # ruling 179
    t = mine(
        "Willy the Kid sheriff 3/5 hand: beer-7h",
        "discard: beer-6h saloon-5h bang-2c bang-3c bang-4c", "deck: duel-js", old_mine=True,
    )  # fmt: skip
    t.play("beer-6h", "beer-7h", "pass")
    assert (t.turn, t.deck[:3]) == ("Slab the Killer", ["beer-7h", "beer-6h", "duel-js"])
    assert (t["Slab"].hand, t.discard) == (["bang-2c", "bang-3c"], ["bang-4c"])


def test_by_the_first_text_used_cards_are_discarded_if_the_turn_drew_from_the_deck() -> None:  # ruling 179
    t = mine("Willy the Kid sheriff 3/5", "deck: beer-6h beer-7h duel-js", old_mine=True)
    t.play("beer-6h", "beer-7h")
    assert (t.discard, t.deck[0]) == (["beer-7h", "beer-6h"], "duel-js")


def test_by_the_first_text_no_card_draws_itself() -> None:  # ruling 179
    t = mine("Willy the Kid sheriff", "discard: stagecoach-9s beer-6h", "deck: duel-js jail-4h bang-2c", old_mine=True)
    t.play("stagecoach-9s")
    assert (t["Willy"].hand, t.deck[0]) == (["beer-6h", "duel-js", "jail-4h"], "bang-2c")
    t.play("beer-6h")
    assert t.deck[:2] == ["stagecoach-9s", "bang-2c"]


def test_by_the_first_text_excess_cards_go_to_the_discards() -> None:  # ruling 179
    t = mine(
        "Willy the Kid sheriff 1/5", "discard: jail-js jail-4h bang-2c bang-3c bang-4c", "deck: duel-js", old_mine=True
    )
    t.play("pass", "discard jail-js")
    assert (t["Slab"].hand, t.discard, t.deck[0]) == (["jail-js", "bang-2c"], ["bang-3c", "bang-4c"], "duel-js")


def test_by_the_first_text_the_bangs_of_a_duel_go_to_the_discards() -> None:  # ruling 179
    t = table(
        """
          Willy the Kid   sheriff
          Slab the Killer outlaw    hand: bang-5c
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: duel-qd bang-2c
        deck: duel-js jail-4h
    """,
        old_mine=True,
    )
    t.play("duel-qd > Slab", "Slab: bang-5c", "Willy: bang-2c", "pass")
    assert (t.turn, t["Slab"].hand, t.discard) == ("Slab the Killer", ["bang-2c", "bang-5c"], [])
    assert t.deck[:2] == ["duel-qd", "duel-js"]


def test_by_the_first_text_a_beer_that_saves_in_ones_own_turn_is_a_used_card() -> None:  # ruling 47, 179
    t = table(
        """
          Willy the Kid   sheriff   1/5
          Slab the Killer outlaw    hand: bang-5c
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: duel-qd beer-6h
        deck: duel-js jail-4h
    """,
        old_mine=True,
    )
    t.play("duel-qd > Slab", "Slab: bang-5c", "Willy: pass", "Willy: beer-6h", "pass")
    assert (t["Willy"].life, t["Slab"].hand) == (1, ["bang-5c", "beer-6h"])
    assert t.deck[:2] == ["duel-qd", "duel-js"]


def test_by_the_first_text_the_replies_of_others_go_to_the_discards() -> None:  # ruling 179
    t = table(
        """
          Willy the Kid   sheriff
          Slab the Killer outlaw    hand: missed-2s
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: abandoned_mine
        phase: draw
        discard: bang-2c bang-3c bang-4c bang-5c
        deck: duel-js
    """,
        old_mine=True,
    )
    t.play("bang-2c > Slab", "miss missed-2s", "pass")
    assert (t["Slab"].hand, t.deck[:2]) == (["missed-2s", "bang-4c"], ["bang-2c", "duel-js"])
