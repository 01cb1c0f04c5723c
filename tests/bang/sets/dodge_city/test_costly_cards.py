"""The cards that cost another one: Springfield, Rag Time, Brawl, Tequila, Whisky."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_with_hand
from tests.support.table import table

COSTLY = ("brawl-js", "rag_time-9h > 2", "springfield-ks > 2", "tequila-9c > 1", "whisky-qh")


# The price.


@pytest.mark.parametrize("wish", COSTLY)
def test_without_another_card_it_cannot_be_played(wish: str) -> None:  # ruling 89
    no = sheriff_with_hand(wish.partition(" ")[0]).refuses(wish)
    assert no is not None
    assert (no.slug, no.ruling) == ("no_card_to_pay", 89)


@pytest.mark.parametrize("wish", COSTLY)
def test_any_other_hand_card_pays_and_has_no_effect(wish: str) -> None:  # ruling 89
    card = wish.partition(" ")[0]
    t = sheriff_with_hand(f"{card} gatling-10h beer-6h")
    t.play(f"Willy: {wish}")
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Willy the Kid", "cost")
    assert t.options == ["discard gatling-10h", "discard beer-6h"]
    t.play("Willy: discard gatling-10h")
    assert t["Willy"].hand[0] == "beer-6h"
    assert t.discard[-2:] == ["gatling-10h", card]
    assert [t[name].life for name in ("Jesse", "Rose", "Kit")] == [2, 3, 4]


def test_cards_in_play_do_not_pay() -> None:  # ruling 89
    t = table("""
        > Willy the Kid   sheriff   hand: whisky-qh   play: barrel-qs
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    no = t.refuses("whisky-qh")
    assert no is not None
    assert no.slug == "no_card_to_pay"


# Springfield.


def test_a_springfield_shoots_at_any_distance_besides_the_bang_of_the_turn() -> None:  # ruling 32, 89
    t = sheriff_with_hand("springfield-ks beer-6h", "bangs: 1")
    t.play("Willy: springfield-ks > Rose", "Willy: discard beer-6h")
    assert t["Rose"].life == 2
    assert t.discard == ["beer-6h", "springfield-ks"]


def test_a_springfield_is_not_aimed_at_oneself_and_a_missed_cancels_it() -> None:  # ruling 89
    t = table("""
        > Willy the Kid   sheriff   hand: springfield-ks beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade  hand: missed-2s
          Kit Carlson     outlaw
    """)
    no = t.refuses("springfield-ks > Willy")
    assert no is not None
    assert no.slug == "not_yourself"
    t.play("Willy: springfield-ks > Rose", "Willy: discard beer-6h", "Rose: missed-2s")
    assert t["Rose"].life == 4


# Rag Time.


def test_a_rag_time_takes_a_card_at_any_distance() -> None:  # ruling 87, 89
    t = table("""
        > Willy the Kid   sheriff   hand: rag_time-9h beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade  hand: bang-3c   play: barrel-qs
          Kit Carlson     outlaw
    """)
    t.play("Willy: rag_time-9h > Rose", "Willy: discard beer-6h")
    assert t.options == ["take barrel-qs", "take hand > 3"]
    t.play("Willy: take barrel-qs")
    assert (t["Willy"].hand, t["Rose"].in_play, t["Rose"].hand) == (["barrel-qs"], [], ["bang-3c"])


def test_a_rag_time_needs_somebody_with_a_card() -> None:  # ruling 87
    t = sheriff_with_hand("rag_time-9h beer-6h")
    no = t.refuses("rag_time-9h > Rose")
    assert no is not None
    assert (no.slug, no.ruling) == ("nothing_to_take", 87)


def test_a_rag_time_may_take_back_ones_own_card_in_play_but_not_the_hand() -> None:  # ruling 88
    position = """
        > Willy the Kid   sheriff   hand: rag_time-9h beer-6h gatling-10h   play: barrel-qs dynamite-2h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """
    t = table(position)
    t.play("Willy: rag_time-9h > Willy", "Willy: discard beer-6h")
    assert t.options == ["take barrel-qs", "take dynamite-2h"]
    t.play("take dynamite-2h")
    assert (t["Willy"].hand, t["Willy"].in_play) == (["gatling-10h", "dynamite-2h"], ["barrel-qs"])
    no = table(position, own_cards=False).refuses("rag_time-9h > Willy")
    assert no is not None
    assert (no.slug, no.ruling) == ("not_yourself", 88)
    assert table(position.replace("play: barrel-qs dynamite-2h", "")).refuses("rag_time-9h > Willy") is not None


# Brawl.


def test_a_brawl_takes_one_card_of_each_other_player_as_its_player_chooses() -> None:  # ruling 43, 90
    t = sheriff_with_hand("brawl-js beer-6h")
    t.play("Willy: brawl-js", "Willy: discard beer-6h")
    assert (t.asked, t.options) == ("Willy the Kid", ["take mustang-8h", "take hand > 2"])
    t.play("take hand > 2")
    assert (t["Jesse"].hand, t["Jesse"].in_play) == ([], ["mustang-8h"])
    assert (t["Kit"].hand, t["Rose"].hand) == ([], [])
    assert t.discard == ["bang-2d", "beer-7h", "beer-6h", "brawl-js"]


def test_a_brawl_leaves_out_who_has_no_card_and_may_be_played_against_nobody() -> None:  # ruling 90
    t = table("""
        > Willy the Kid   sheriff   hand: brawl-js beer-6h   play: barrel-qs
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: brawl-js", "Willy: discard beer-6h")
    assert (t["Willy"].in_play, t.discard) == (["barrel-qs"], ["beer-6h", "brawl-js"])
    assert t.asked == "Willy the Kid"


def test_a_brawl_that_takes_suzys_last_card_makes_her_draw_at_once() -> None:  # ruling 115
    t = table("""
        > Willy the Kid    sheriff   hand: brawl-js beer-6h
          Suzy Lafayette   outlaw    hand: bang-3c
          Rose Doolan      renegade  hand: bang-4c   play: barrel-qs
          Kit Carlson      outlaw
        deck: gatling-10h
    """)
    t.play("Willy: brawl-js", "Willy: discard beer-6h")
    assert (t.options, t["Suzy"].hand) == (["take barrel-qs", "take hand > 3"], ["gatling-10h"])


def test_suzy_who_pays_for_a_brawl_with_her_last_card_draws_after_the_whole_effect() -> None:  # ruling 118
    t = table("""
        > Suzy Lafayette   sheriff   hand: brawl-js beer-6h
          Jesse Jones      outlaw    hand: bang-3c   play: barrel-qs
          Rose Doolan      renegade
          Kit Carlson      outlaw
        deck: gatling-10h
    """)
    t.play("Suzy: brawl-js", "Suzy: discard beer-6h")
    assert (t["Suzy"].hand, t.ask.kind if t.ask else "") == ([], "pick")
    t.play("take barrel-qs")
    assert (t["Suzy"].hand, t["Jesse"].in_play) == (["gatling-10h"], [])


def test_a_brawl_may_take_differently_from_each_player() -> None:  # rulebook: Discard another card, example 3
    t = table("""
        > Willy the Kid   sheriff    hand: brawl-js, beer-6h, bang-2c
          Kit Carlson     outlaw     hand: bang-9d   play: scope-as
          Rose Doolan     renegade   hand: panic-jh  play: mustang-8h
          Sid Ketchum     outlaw
    """)
    t.play("Willy: brawl-js", "Willy: discard beer-6h", "Willy: take scope-as", "Willy: take hand")
    assert (t["Kit"].hand, t["Kit"].in_play) == (["bang-9d"], [])
    assert (t["Rose"].hand, t["Rose"].in_play) == ([], ["mustang-8h"])
    assert t["Willy"].hand == ["bang-2c"]


# Tequila and Whisky.


@pytest.mark.parametrize(("target", "life"), [("Willy", 4), ("Jesse", 3), ("Rose", 4)])
def test_a_tequila_heals_whom_its_player_likes(target: str, life: int) -> None:  # ruling 89
    t = sheriff_with_hand("tequila-9c beer-6h")
    t.play(f"Willy: tequila-9c > {target}", "Willy: discard beer-6h")
    assert t[target].life == life


def test_a_tequila_for_somebody_unhurt_does_nothing() -> None:  # ruling 56
    t = sheriff_with_hand("tequila-9c beer-6h")
    t.play("Willy: tequila-9c > Kit", "Willy: discard beer-6h")
    assert (t["Kit"].life, t["Willy"].life, t["Willy"].hand) == (4, 3, [])


def test_a_whisky_heals_two_points_but_never_above_the_most() -> None:  # ruling 56, 89
    t = sheriff_with_hand("whisky-qh beer-6h")
    t.play("Willy: whisky-qh", "Willy: discard beer-6h")
    assert t["Willy"].life == 5
    t = table("""
        > Willy the Kid   sheriff   4/5   hand: whisky-qh beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: whisky-qh", "Willy: discard beer-6h")
    assert t["Willy"].life == 5


@pytest.mark.parametrize("wish", ["tequila-9c > 1", "whisky-qh"])
def test_they_heal_with_two_players_left(wish: str) -> None:  # ruling 50
    t = table("""
        > Willy the Kid   sheriff   2/5   hand: tequila-9c whisky-qh beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
    """)
    t.play(f"Willy: {wish}", "Willy: discard beer-6h")
    assert t["Willy"].life == (4 if wish == "whisky-qh" else 3)


def test_neither_tequila_nor_whisky_nor_canteen_saves_from_a_lethal_hit() -> None:  # ruling 45
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Jesse Jones     outlaw    1/4   hand: tequila-9c whisky-qh saloon-5h   play: canteen-7h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: bang-2c > Jesse", "Jesse: pass")
    assert t.ask is not None
    assert (t.ask.kind, t.options) == ("save", ["pass"])


@pytest.mark.parametrize(("target", "lives"), [("Willy", (4, 2)), ("Sid", (3, 3))])
def test_a_tequila_heals_oneself_or_another(target: str, lives: tuple[int, int]) -> None:
    # rulebook: Discard another card, example 4
    t = table("""
        > Willy the Kid   sheriff   3/5   hand: tequila-9c, bang-2c
          Kit Carlson     outlaw
          Rose Doolan     renegade
          Sid Ketchum     outlaw    2/4
    """)
    t.play(f"Willy: tequila-9c > {target}", "Willy: discard bang-2c")
    assert (t["Willy"].life, t["Sid"].life) == lives
