"""The deck and the discards: when they are shuffled, what lies on top, and what happens when nothing is left."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.table import Table, table


def four(sheriff: str, lines: str, second: str = "", third: str = "", **options: bool) -> Table:
    """Four seats and the piles; the Sheriff's turn."""
    return table(f"""
        > Willy the Kid     sheriff    {sheriff}
          Slab the Killer   outlaw     {second}
          Calamity Janet    outlaw     {third}
          Lucky Duke        renegade
        {lines.replace(";", chr(10))}
    """, **options)  # fmt: skip


def test_when_phase_one_takes_the_last_card_the_discards_are_shuffled_at_once() -> None:  # ruling 81
    t = four("", "phase: draw; deck: beer-6h bang-9d end; discard: missed-2s missed-3s missed-4s")
    assert t["Willy"].hand == ["beer-6h", "bang-9d"]
    assert sorted(t.deck) == ["missed-2s", "missed-3s", "missed-4s"]
    assert t.discard == []


def test_in_the_middle_of_phase_one_the_second_card_comes_from_the_new_deck() -> None:  # ruling 81
    t = four("", "phase: draw; deck: beer-6h end; discard: missed-2s missed-3s missed-4s")
    first, second = t["Willy"].hand
    assert first == "beer-6h"
    assert sorted([second, *t.deck]) == ["missed-2s", "missed-3s", "missed-4s"]
    assert t.discard == []


def test_while_one_card_is_left_nothing_is_shuffled() -> None:  # ruling 81
    t = four("", "phase: draw; deck: beer-6h bang-9d bang-8d end; discard: missed-2s missed-3s")
    assert (t.deck, t.discard) == (["bang-8d"], ["missed-2s", "missed-3s"])
    assert "shuffle" not in t.news_kinds()


def test_the_new_deck_lies_in_another_order_from_game_to_game() -> None:  # ruling 81
    lines = "phase: draw; deck: beer-6h bang-9d end; discard: missed-2s missed-3s missed-4s missed-5s; seed: "
    decks = {tuple(four("", f"{lines}{seed}").deck) for seed in range(20)}
    assert len(decks) > 5
    assert {tuple(sorted(deck)) for deck in decks} == {("missed-2s", "missed-3s", "missed-4s", "missed-5s")}


def test_after_the_shuffle_nobody_knows_the_deck() -> None:  # ruling 81
    t = four("", "phase: draw; deck: beer-6h bang-9d end; discard: missed-2s missed-3s")
    assert t.news_kinds().count("shuffle") == 1
    assert not any(View(t.game, seat).knows(card) for seat in (NOBODY, 0, 1, 2, 3) for card in t.game.state.deck)


def test_a_shuffle_leaves_hands_and_cards_in_play_alone() -> None:  # ruling 81
    t = four(
        "hand: stagecoach-9s barrel-qs  play: scope-as",
        "deck: beer-6h bang-9d end; discard: missed-2s missed-3s",
        second="hand: bang-2c bang-3c  play: mustang-8h",
    ).play("stagecoach-9s")
    assert t["Willy"].hand == ["barrel-qs", "beer-6h", "bang-9d"]
    assert (t["Slab"].hand, t["Slab"].in_play) == (["bang-2c", "bang-3c"], ["mustang-8h"])
    assert t["Willy"].in_play == ["scope-as"]


def test_a_stagecoach_lies_on_the_discards_before_it_draws() -> None:  # ruling 81
    t = four("hand: stagecoach-9s", "deck: beer-6h bang-9d end; discard: missed-2s").play("stagecoach-9s")
    assert sorted(t.deck) == ["missed-2s", "stagecoach-9s"]
    assert t.discard == []


def test_a_wells_fargo_may_draw_itself_and_what_is_lacking_is_lost() -> None:  # ruling 81, 82
    t = four("hand: wells_fargo-3h", "deck: beer-6h end").play("wells_fargo-3h")
    assert t["Willy"].hand == ["beer-6h", "wells_fargo-3h"]
    assert (t.deck, t.discard) == ([], [])


@pytest.mark.parametrize("seed", range(6))
def test_the_last_card_counts_for_the_draw_and_is_shuffled_with_the_discards(seed: int) -> None:  # ruling 11, 81
    t = four(
        "hand: bang-2c",
        f"deck: beer-9h end; discard: missed-2s missed-3s missed-4s; seed: {seed}",
        second="play: barrel-qs",
    ).play("bang-2c > Slab", "Slab: use barrel")
    assert t["Slab"].life == 4
    assert sorted(t.deck) == ["bang-2c", "beer-9h", "missed-2s", "missed-3s", "missed-4s"]


@pytest.mark.parametrize("seed", range(6))
def test_dynamite_reads_the_last_card_before_it_is_shuffled(seed: int) -> None:  # ruling 11, 81
    t = four(
        "play: dynamite-2h",
        f"phase: start; deck: missed-5s end; discard: beer-6h beer-7h beer-8h beer-9h; seed: {seed}",
    )
    assert t["Willy"].life == 2
    assert "explode" in t.news_kinds()


def test_kit_carlson_puts_his_third_card_back_before_the_deck_counts_as_empty() -> None:  # ruling 81
    t = table("""
        > Kit Carlson       sheriff
          Slab the Killer     outlaw
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: draw
        deck: beer-6h bang-9d bang-8d end
        discard: missed-2s
    """).play("take beer-6h", "take bang-8d")
    assert t["Kit"].hand == ["beer-6h", "bang-8d"]
    assert (t.deck, t.discard) == (["bang-9d"], ["missed-2s"])


def test_kit_carlson_looks_into_the_new_deck_when_the_old_one_is_too_small() -> None:  # ruling 81
    t = table("""
        > Kit Carlson       sheriff
          Slab the Killer     outlaw
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: draw
        deck: beer-6h end
        discard: missed-2s missed-3s
    """)
    assert sorted(t.options) == ["take beer-6h", "take missed-2s", "take missed-3s"]
    t.play("take missed-2s", "take missed-3s")
    assert (t["Kit"].hand, t.deck, t.discard) == (["missed-2s", "missed-3s"], ["beer-6h"], [])


def test_pedro_ramirez_finds_no_discards_after_the_shuffle() -> None:  # ruling 81
    t = table("""
        > Willy the Kid     sheriff
          Pedro Ramirez     outlaw
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: draw
        deck: beer-6h bang-9d end
        discard: missed-2s missed-3s missed-4s
    """).play("Willy: pass")
    assert (t.asked, t.phase) == ("Pedro Ramirez", "play")
    assert sorted([*t["Pedro"].hand, *t.deck]) == ["missed-2s", "missed-3s", "missed-4s"]
    assert len(t["Pedro"].hand) == 2


def test_with_both_piles_empty_phase_one_draws_nothing() -> None:  # ruling 82
    t = four("hand: barrel-qs", "phase: draw; deck: end")
    assert t["Willy"].hand == ["barrel-qs"]
    assert (t.asked, t.phase) == ("Willy the Kid", "play")


def test_with_one_card_in_both_piles_phase_one_draws_one() -> None:  # ruling 82
    t = four("", "phase: draw; deck: beer-6h end")
    assert (t["Willy"].hand, t.deck, t.discard) == (["beer-6h"], [], [])


def test_with_an_empty_deck_the_shot_itself_is_shuffled_and_flipped() -> None:  # ruling 81
    t = four("hand: gatling-10h", "deck: end", second="play: barrel-qs").play("gatling-10h", "Slab: use barrel")
    assert [t[name].life for name in ("Slab", "Calamity", "Lucky")] == [4, 3, 3]
    assert (t.deck, t.discard) == (["gatling-10h"], [])


def test_jail_without_a_card_to_flip_skips_the_turn() -> None:  # ruling 82
    t = table("""
          Willy the Kid   sheriff
        > Slab the Killer     outlaw    play: jail-js
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: start
        deck: end
    """)
    assert t["Slab"].in_play == []
    assert t.turn == "Calamity Janet"


def test_dynamite_without_a_card_to_flip_goes_on_to_the_left() -> None:  # ruling 82
    t = four("play: dynamite-2h", "phase: start; deck: end")
    assert (t["Willy"].life, t["Slab"].in_play) == (5, ["dynamite-2h"])


def test_a_general_store_goes_on_with_the_new_deck() -> None:  # ruling 81
    t = four("hand: general_store-9c", "deck: beer-6h bang-9d end; discard: missed-2s missed-3s missed-4s")
    t.play("general_store-9c")
    assert len(t.options) == 4
    assert {"take beer-6h", "take bang-9d"} < set(t.options)
    assert len(t.deck) == 2
    assert t.discard == []


def test_a_general_store_that_takes_the_last_cards_is_in_the_new_deck() -> None:  # ruling 81
    t = four("hand: general_store-9c", "deck: beer-6h bang-9d bang-8d bang-7d end; discard: missed-2s")
    t.play("general_store-9c", "Willy: take beer-6h", "Slab: take bang-9d", "Calamity: take bang-8d")
    assert t["Lucky"].hand == ["bang-7d"]
    assert (sorted(t.deck), t.discard) == (["general_store-9c", "missed-2s"], [])


def test_a_general_store_with_too_few_cards_serves_those_who_come_first() -> None:  # ruling 82
    t = four("hand: general_store-9c", "deck: beer-6h bang-9d end").play("general_store-9c")
    assert sorted(t.options) == ["take bang-9d", "take beer-6h", "take general_store-9c"]
    t.play("Willy: take beer-6h", "Slab: take general_store-9c")
    assert (t["Calamity"].hand, t["Lucky"].hand) == (["bang-9d"], [])
    assert (t.asked, t.deck) == ("Willy the Kid", [])


def test_a_reward_is_drawn_from_the_shuffled_cards_of_the_dead_player() -> None:  # ruling 81, 70
    t = four("hand: bang-2c", "deck: beer-6h end; discard: missed-2s", second="1/4  play: scope-as")
    t.play("bang-2c > Slab")
    assert t["Willy"].hand[0] == "beer-6h"
    assert sorted([*t["Willy"].hand[1:], *t.deck]) == ["bang-2c", "missed-2s", "scope-as"]
    assert (len(t["Willy"].hand), t.discard) == (3, [])


def test_a_bang_lies_on_the_discards_while_its_target_is_asked() -> None:  # rulebook: Play any number of cards
    t = four("hand: bang-2c", "discard: beer-6h", second="hand: missed-2s").play("bang-2c > Slab")
    assert (t.ask and t.ask.kind, t.asked) == ("dodge", "Slab the Killer")
    assert t.discard == ["bang-2c", "beer-6h"]


def test_a_cancelled_bang_is_discarded_too_and_the_missed_lies_on_top() -> None:  # rulebook: BANG! and Missed!
    t = four("hand: gatling-10h", "", second="hand: missed-2s", third="hand: missed-3s")
    t.play("gatling-10h", "Slab: miss missed-2s", "Calamity: miss missed-3s")
    assert t.discard == ["missed-3s", "missed-2s", "gatling-10h"]


def test_a_card_that_is_flipped_for_a_draw_lies_on_top_of_the_discards() -> None:  # ruling 11
    t = four("hand: bang-2c", "deck: missed-kc; discard: beer-6h", second="play: barrel-qs")
    t.play("bang-2c > Slab", "use barrel")
    assert t.discard == ["missed-kc", "bang-2c", "beer-6h"]
    assert t["Slab"].life == 3


def test_a_card_discarded_by_cat_balou_lies_on_the_cat_balou() -> None:  # rulebook: Play any number of cards
    t = four("hand: cat_balou-kh", "", second="hand: beer-6h").play("cat_balou-kh > Slab")
    assert t.discard == ["beer-6h", "cat_balou-kh"]


def test_a_blue_card_is_not_discarded_when_it_is_played() -> None:  # rulebook: Play any number of cards
    t = four("hand: mustang-8h jail-js", "discard: beer-6h").play("mustang-8h", "jail-js > Slab")
    assert (t["Willy"].in_play, t["Slab"].in_play) == (["mustang-8h"], ["jail-js"])
    assert t.discard == ["beer-6h"]


def test_the_cards_of_a_duel_pile_up_in_the_order_of_the_answers() -> None:  # rulebook: Duel
    t = four("hand: duel-qd bang-2c", "", second="hand: bang-3c bang-4c")
    t.play("duel-qd > Slab", "Slab: bang-3c", "Willy: bang-2c", "Slab: bang-4c")
    assert t.discard == ["bang-4c", "bang-2c", "bang-3c", "duel-qd"]
    assert t["Willy"].life == 4
