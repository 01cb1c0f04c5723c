"""Panic! and Cat Balou: blindly from a hand, by choice from the table, and who knows what afterwards."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from tests.support.knowledge import known
from tests.support.table import Table, table

THEFT = """
    > Black Jack     sheriff   hand: panic-jh, cat_balou-kh
      Kit Carlson    outlaw    hand: {hand}
      Jesse Jones    renegade  hand: missed-2s
      Pedro Ramirez  outlaw
    seed: {seed}
"""


def theft(hand: str, seed: int = 0) -> Table:
    return table(THEFT.format(hand=hand, seed=seed))


def test_a_panic_takes_a_chosen_card_in_play_into_the_hand() -> None:  # ruling 87
    t = table("""
        > Black Jack     sheriff   hand: panic-jh
          Kit Carlson    outlaw    hand: beer-6h   play: barrel-qs volcanic-10s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("panic-jh > Kit")
    assert (t.asked, t.options) == ("Black Jack", ["take barrel-qs", "take volcanic-10s", "take hand > 2"])
    t.play("take volcanic-10s")
    assert (t["Black"].hand, t["Black"].in_play, t["Kit"].in_play) == (["volcanic-10s"], [], ["barrel-qs"])
    assert t.discard == ["panic-jh"]


def test_a_card_in_hand_cannot_be_chosen() -> None:  # ruling 87
    t = table("""
        > Black Jack     sheriff   hand: panic-jh
          Kit Carlson    outlaw    hand: beer-6h(all) bang-2c   play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("panic-jh > Kit")
    assert t.options == ["take barrel-qs", "take hand > 2"], "not even a card that everybody knows"


@pytest.mark.parametrize("card", ["panic-jh > Kit", "cat_balou-kh > Kit"])
def test_a_hand_loses_a_random_card(card: str) -> None:  # ruling 87
    lost = set()
    for seed in range(20):
        t = theft("beer-6h bang-2c", seed).play(card)
        [left] = t["Kit"].hand
        lost |= {"beer-6h", "bang-2c"} - {left}
    assert lost == {"beer-6h", "bang-2c"}


def test_a_theft_from_a_hand_alone_needs_no_further_question() -> None:  # ruling 87
    t = theft("beer-6h bang-2c").play("panic-jh > Kit")
    assert (t.ask and t.ask.kind, len(t["Black"].hand), len(t["Kit"].hand)) == ("play", 2, 1)


def test_a_victim_is_not_asked_and_no_missed_helps_them() -> None:  # rulebook: The symbols
    t = theft("missed-3s").play("panic-jh > Kit")
    assert (t.asked, t["Kit"].hand, t["Black"].hand) == ("Black Jack", [], ["cat_balou-kh", "missed-3s"])


def test_after_a_blind_theft_only_thief_and_victim_know_the_card() -> None:  # rulebook: The symbols (law 4)
    t = theft("beer-6h bang-2c").play("panic-jh > Kit")
    stolen = t["Black"].hand[-1]
    assert stolen in {"beer-6h", "bang-2c"}
    assert (known(t, "Kit", "Black"), known(t, "Black", "Black")) == ([stolen], ["cat_balou-kh", stolen])
    assert known(t, "Jesse", "Black") == known(t, "Pedro", "Black") == known(t, "", "Black") == []
    jesse = View(t.game, t["Jesse"].seat)
    assert [seat.hand_count for seat in jesse.seats] == [2, 1, 1, 0]


def test_a_blind_theft_blurs_what_the_others_knew_of_the_hand() -> None:  # rulebook: The symbols (law 4)
    t = theft("beer-6h(all) bang-2c").play("panic-jh > Kit")
    assert known(t, "Jesse", "Kit") == known(t, "Jesse", "Black") == [], "it may or may not have been the Beer"
    assert known(t, "Black", "Kit") == (["beer-6h"] if t["Kit"].hand == ["beer-6h"] else [])


def test_the_news_of_a_blind_theft_name_the_card_to_thief_and_victim_only() -> None:
    # rulebook: The symbols (law 4)
    t = theft("beer-6h bang-2c").play("panic-jh > Kit")
    told = [[n for n in View(t.game, seat).news() if n.kind == "steal"] for seat in range(4)]
    assert [len(news.faces) for [news] in told] == [1, 1, 0, 0]
    assert [(news.amount, len(news.cards)) for [news] in told] == [(1, 1), (1, 1), (1, 0), (1, 0)]


def test_a_card_taken_from_the_table_stays_known_to_all() -> None:  # rulebook: The symbols (law 4)
    t = table("""
        > Black Jack     sheriff   hand: panic-jh bang-2c
          Kit Carlson    outlaw    play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("panic-jh > Kit")
    assert known(t, "Pedro", "Black") == known(t, "", "Black") == ["barrel-qs"]


def test_a_card_discarded_from_a_hand_is_seen_by_all_and_blurs_nothing() -> None:  # rulebook: Cat Balou
    t = theft("beer-6h(all) bang-2c(all) bang-3c").play("cat_balou-kh > Kit")
    [lost] = {"beer-6h", "bang-2c", "bang-3c"} - set(t["Kit"].hand)
    assert (t.discard, t["Black"].hand) == ([lost, "cat_balou-kh"], ["panic-jh"])
    assert known(t, "Jesse", "Kit") == [card for card in ("beer-6h", "bang-2c") if card != lost]


def test_a_panic_reaches_distance_one_only_whatever_the_weapon() -> None:  # ruling 86
    t = table("""
        > Black Jack     sheriff   hand: panic-jh   play: winchester-8s
          Kit Carlson    outlaw    hand: beer-6h
          Jesse Jones    renegade  hand: beer-7h
          Pedro Ramirez  outlaw    hand: beer-8h
    """)
    no = t.refuses("panic-jh > Jesse")
    assert no is not None
    assert (no.slug, dict(no.args), no.ruling) == ("too_far", {"distance": 2}, 86)
    assert {"play panic-jh > 2", "play panic-jh > 4"} <= set(t.options)


@pytest.mark.parametrize(
    ("thief", "victim", "reached"),
    [
        ("Black Jack sheriff hand: panic-jh play: scope-as", "Jesse Jones renegade hand: beer-7h", True),
        ("Rose Doolan sheriff hand: panic-jh", "Jesse Jones renegade hand: beer-7h", True),
        ("Rose Doolan sheriff hand: panic-jh", "Paul Regret renegade hand: beer-7h", False),
        (
            "Rose Doolan sheriff hand: panic-jh play: scope-as",
            "Jesse Jones renegade hand: beer-7h play: mustang-8h",
            True,
        ),
        ("Black Jack sheriff hand: panic-jh play: scope-as", "Jesse Jones renegade play: mustang-8h", False),
    ],
)
def test_scope_mustang_and_the_like_change_the_distance_of_a_panic(thief: str, victim: str, reached: bool) -> None:
    # ruling 86
    t = table(f"> {thief}\n Kit Carlson outlaw\n {victim}\n Pedro Ramirez outlaw")
    assert ("play panic-jh > 3" in t.options) is reached


def test_a_mustang_keeps_a_panic_away_from_a_neighbour() -> None:  # ruling 86
    t = table("""
        > Black Jack     sheriff   hand: panic-jh
          Kit Carlson    outlaw    hand: beer-6h   play: mustang-8h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    no = t.refuses("panic-jh > Kit")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("too_far", {"distance": 2})


def test_a_cat_balou_reaches_any_distance() -> None:  # rulebook: Cat Balou
    t = table("""
        > Black Jack     sheriff   hand: cat_balou-kh
          Kit Carlson    outlaw
          Jesse Jones    renegade  play: mustang-8h barrel-qs
          Pedro Ramirez  outlaw
    """)
    t.play("cat_balou-kh > Jesse")
    assert t.options == ["take mustang-8h", "take barrel-qs"]
    t.play("take barrel-qs")
    assert (t["Jesse"].in_play, t.discard, t["Black"].hand) == (["mustang-8h"], ["barrel-qs", "cat_balou-kh"], [])


def test_without_a_card_there_is_nothing_to_take_not_even_the_colt() -> None:  # rulebook: Weapons
    t = table("""
        > Black Jack     sheriff   hand: panic-jh cat_balou-kh
          Kit Carlson    outlaw
          Jesse Jones    renegade  out
          Pedro Ramirez  outlaw    hand: beer-6h
    """)
    lines = ("panic-jh > Kit", "cat_balou-kh > Kit", "cat_balou-kh > Jesse")
    reasons = [t.refuses(line) for line in lines]
    assert [no and no.slug for no in reasons] == ["nothing_to_take", "nothing_to_take", "target_out"]
    assert t.options == ["play panic-jh > 4", "play cat_balou-kh > 4", "pass"]


@pytest.mark.parametrize("card", ["dynamite-2h", "jail-js", "winchester-8s"])
def test_dynamite_jail_and_weapons_can_be_taken_away(card: str) -> None:  # rulebook: Dynamite; Weapons
    text = f"""
        > Black Jack     sheriff   hand: panic-jh cat_balou-kh
          Kit Carlson    outlaw    play: {card}
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """
    t = table(text).play("panic-jh > Kit")
    assert (t["Kit"].in_play, t["Black"].hand) == ([], ["cat_balou-kh", card])
    t = table(text).play("cat_balou-kh > Kit")
    assert (t["Kit"].in_play, t.discard[0]) == ([], card)


def test_ones_own_cards_in_play_may_be_taken_or_discarded_but_never_the_hand() -> None:  # ruling 88
    t = table("""
        > Black Jack     sheriff   hand: panic-jh cat_balou-kh bang-2c   play: dynamite-2h barrel-qs
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("cat_balou-kh > Black")
    assert t.options == ["take dynamite-2h", "take barrel-qs"]
    t.play("take dynamite-2h", "panic-jh > Black")
    assert (t["Black"].hand, t["Black"].in_play) == (["bang-2c", "barrel-qs"], [])
    assert t.discard == ["panic-jh", "dynamite-2h", "cat_balou-kh"]


def test_with_a_hand_alone_nothing_of_ones_own_can_be_taken() -> None:  # ruling 88
    t = table("""
        > Black Jack     sheriff   hand: panic-jh cat_balou-kh bang-2c
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    reasons = [t.refuses(line) for line in ("panic-jh > Black", "cat_balou-kh > Black")]
    assert [no and (no.slug, no.ruling) for no in reasons] == [("nothing_to_take", 88)] * 2


def test_the_option_forbids_taking_ones_own_cards() -> None:  # ruling 88
    t = table(
        """
        > Black Jack     sheriff   hand: panic-jh cat_balou-kh   play: dynamite-2h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        """,
        own_cards=False,
    )
    reasons = [t.refuses(line) for line in ("panic-jh > Black", "cat_balou-kh > Black")]
    assert [no and (no.slug, no.ruling) for no in reasons] == [("not_yourself", 88)] * 2
    assert t.options == ["pass"]


def test_a_card_just_stolen_may_be_played_at_once() -> None:  # rulebook: The symbols
    t = table("""
        > Black Jack     sheriff   hand: panic-jh bang-2c
          Kit Carlson    outlaw    play: schofield-jc
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("panic-jh > Kit", "schofield-jc", "bang-2c > Jesse")
    assert (t["Black"].in_play, t["Jesse"].life) == (["schofield-jc"], 3)


def test_suzy_draws_at_once_when_her_last_card_is_taken() -> None:  # ruling 115
    t = table("""
        > Black Jack     sheriff   hand: panic-jh
          Suzy Lafayette outlaw    hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c
    """)
    t.play("panic-jh > Suzy")
    assert (t["Suzy"].hand, t["Black"].hand) == (["bang-2c"], ["beer-6h"])
