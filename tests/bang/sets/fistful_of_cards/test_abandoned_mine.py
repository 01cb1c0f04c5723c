"""Abandoned Mine by its present text."""

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


def test_the_cards_of_a_penalty_go_to_the_discards_in_the_mine() -> None:  # ruling 65, 176
    t = table("""
        > Willy the Kid   sheriff    hand: bang-2c, beer-6h, beer-7h   play: barrel-qs
          Rose Doolan     deputy     1/4
          Bart Cassidy    renegade
          Lucky Duke      outlaw
          Kit Carlson     outlaw
        event: abandoned_mine
        deck: saloon-5h
    """)
    t.play("bang-2c > Rose")
    assert (t["Willy"].hand, t["Willy"].in_play, t.deck[0]) == ([], [], "saloon-5h")
    assert set(t.discard) == {"bang-2c", "beer-6h", "beer-7h", "barrel-qs"}


def test_a_reshuffle_in_the_middle_of_phase_two_leaves_no_discards_for_the_next_miner() -> None:  # ruling 81, 175
    t = table("""
        > Willy the Kid   sheriff   hand: stagecoach-9s
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: abandoned_mine
        deck: beer-6h beer-7h end
        discard: bang-2c bang-3c
    """)
    t.play("Willy: stagecoach-9s")
    assert (t.discard, sorted(t.deck)) == ([], ["bang-2c", "bang-3c", "stagecoach-9s"])
    t.play("Willy: pass")
    assert (len(t["Lucky"].hand), len(t.deck)) == (2, 1)
