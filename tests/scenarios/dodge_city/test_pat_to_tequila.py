"""Pat Brennan, Pixie Pete, Sean Mallory, Tequila Joe."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(name: str, mine: str = "", more: str = "", his: str = "", opposite: str = "", **options: bool) -> Table:
    return table(
        f"""
        > {name}          sheriff   {mine}
          Jesse Jones     outlaw    {his}
          Rose Doolan     renegade  {opposite}
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


# Pat Brennan.

DRAW = "phase: draw\ndeck: beer-6h beer-7h beer-8h"


def test_pat_brennan_may_take_a_card_in_play_of_anybody_instead_of_drawing() -> None:  # ruling 125
    t = four("Pat Brennan", "", DRAW, his="play: mustang-8h", opposite="play: hideout-kd knife-8h")
    assert t.options == ["take mustang-8h", "take hideout-kd", "take knife-8h", "take deck"]
    t.play("Pat: take knife-8h")
    assert (t["Pat"].hand, t["Rose"].in_play, t.phase) == (["knife-8h"], ["hideout-kd"], "play")


def test_pat_brennan_may_draw_two_cards_as_usual() -> None:  # ruling 125
    t = four("Pat Brennan", "", DRAW, his="play: mustang-8h")
    t.play("Pat: take deck")
    assert (t["Pat"].hand, t["Jesse"].in_play) == (["beer-6h", "beer-7h"], ["mustang-8h"])


def test_pat_brennan_is_not_asked_when_nothing_lies_in_play() -> None:  # ruling 125
    t = four("Pat Brennan", "", DRAW, his="hand: bang-2c")
    assert (t["Pat"].hand, t.phase) == (["beer-6h", "beer-7h"], "play")


def test_pat_brennan_may_take_his_own_card() -> None:  # ruling 125
    t = four("Pat Brennan", "play: schofield-jc", DRAW)
    t.play("Pat: take schofield-jc")
    assert (t["Pat"].hand, t["Pat"].in_play) == (["schofield-jc"], [])


@pytest.mark.parametrize("card", ["jail-js", "dynamite-2h"])
def test_pat_brennan_may_take_jail_and_dynamite(card: str) -> None:  # ruling 125
    t = four("Pat Brennan", "", DRAW, opposite=f"play: {card}")
    t.play(f"Pat: take {card}")
    assert t["Pat"].hand == [card]


def test_pat_brennan_takes_nothing_out_of_a_hand() -> None:  # ruling 125
    t = four("Pat Brennan", "", DRAW, his="hand: bang-2c   play: mustang-8h")
    t.refuses("take hand > Jesse")
    assert t.options == ["take mustang-8h", "take deck"]


def test_a_green_card_that_pat_brennan_takes_must_be_put_down_again() -> None:  # ruling 95, 125
    t = four("Pat Brennan", "", DRAW, his="play: knife-8h")
    t.play("Pat: take knife-8h", "Pat: knife-8h")
    assert (t["Pat"].in_play, t.options) == (["knife-8h"], ["pass"])


def test_pat_brennan_may_take_his_card_in_thirst() -> None:  # ruling 126
    position = f"{DRAW}\nevent: thirst"
    taking = four("Pat Brennan", "", position, his="play: mustang-8h").play("Pat: take mustang-8h")
    assert taking["Pat"].hand == ["mustang-8h"]
    drawing = four("Pat Brennan", "", position, his="play: mustang-8h").play("Pat: take deck")
    assert drawing["Pat"].hand == ["beer-6h"]


def test_the_train_brings_pat_brennan_a_card_too() -> None:  # ruling 126
    t = four("Pat Brennan", "", f"{DRAW}\nevent: train_arrival", his="play: mustang-8h")
    t.play("Pat: take mustang-8h")
    assert t["Pat"].hand == ["mustang-8h", "beer-6h"]


def test_with_the_switch_pat_brennan_misses_the_train_when_he_takes_a_card_in_play() -> None:  # ruling 126
    position = f"{DRAW}\nevent: train_arrival"
    t = four("Pat Brennan", "", position, his="play: mustang-8h", pat_misses_train=True)
    t.play("Pat: take mustang-8h")
    assert t["Pat"].hand == ["mustang-8h"]
    t = four("Pat Brennan", "", position, his="play: mustang-8h", pat_misses_train=True)
    t.play("Pat: take deck")
    assert t["Pat"].hand == ["beer-6h", "beer-7h", "beer-8h"]


# Pixie Pete.


def test_pixie_pete_draws_three_cards() -> None:  # ruling 124
    t = four("Pixie Pete", "", "phase: draw\ndeck: beer-6h beer-7h beer-8h beer-9h")
    assert t["Pixie"].hand == ["beer-6h", "beer-7h", "beer-8h"]


@pytest.mark.parametrize(("event", "cards"), [("thirst", 2), ("train_arrival", 4)])
def test_pixie_pete_in_thirst_and_train_arrival(event: str, cards: int) -> None:  # ruling 124
    assert len(four("Pixie Pete", "", f"phase: draw\nevent: {event}")["Pixie"].hand) == cards


def test_pixie_pete_draws_no_more_than_others_from_a_stagecoach() -> None:  # ruling 124
    t = four("Pixie Pete", "hand: stagecoach-9s")
    t.play("Pixie: stagecoach-9s")
    assert len(t["Pixie"].hand) == 2


# Sean Mallory.

TEN = "bang-2c bang-3c bang-4c bang-5c bang-6c bang-7c bang-8c bang-9c bang-2d bang-3d"


def test_sean_mallory_keeps_ten_cards() -> None:  # ruling 4
    t = four("Sean Mallory", f"1/4   hand: {TEN}")
    t.play("Sean: pass")
    assert (t.turn, len(t["Sean"].hand)) == ("Jesse Jones", 10)


def test_sean_mallory_discards_the_eleventh_card() -> None:  # ruling 4
    t = four("Sean Mallory", f"4/4   hand: {TEN} bang-4d")
    t.play("Sean: pass")
    assert t.ask is not None
    assert t.ask.kind == "excess"
    t.play("Sean: discard bang-4d")
    assert (t.turn, len(t["Sean"].hand)) == ("Jesse Jones", 10)


def test_others_keep_as_many_cards_as_life_points_while_sean_mallory_sits_there() -> None:  # ruling 4
    t = table("""
        > Willy the Kid   sheriff   2/5   hand: bang-2c bang-3c bang-4c
          Sean Mallory    outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: pass")
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Willy the Kid", "excess")


# Tequila Joe.


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_a_beer_gives_tequila_joe_two_points_but_never_more_than_his_most(before: int, after: int) -> None:
    # ruling 52, 56
    t = four("Tequila Joe", f"{before}/5   hand: beer-6h")
    t.play("Tequila: beer-6h")
    assert t["Tequila"].life == after


@pytest.mark.parametrize(
    ("mine", "line", "after"),
    [
        ("hand: saloon-5h", "saloon-5h", 3),
        ("hand: tequila-9c bang-2c", "tequila-9c > 1", 3),
        ("hand: whisky-qh bang-2c", "whisky-qh", 4),
        ("play: canteen-7h", "use canteen", 3),
    ],
)
def test_other_cards_heal_tequila_joe_as_usual(mine: str, line: str, after: int) -> None:  # ruling 52
    t = four("Tequila Joe", f"2/5   {mine}")
    t.play(f"Tequila: {line}")
    if t.ask is not None and t.ask.kind == "cost":
        t.play("discard bang-2c")
    assert t["Tequila"].life == after


def test_a_beer_of_another_player_gives_one_point() -> None:  # ruling 52
    t = table("""
        > Willy the Kid   sheriff   2/5   hand: beer-6h
          Tequila Joe     outlaw    2/4
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: beer-6h")
    assert (t["Willy"].life, t["Tequila"].life) == (3, 2)


def test_a_lethal_beer_gives_tequila_joe_two_points() -> None:  # ruling 52
    t = table("""
        > Willy the Kid   sheriff         hand: bang-2c
          Tequila Joe     outlaw    1/4   hand: beer-6h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Willy: bang-2c > Tequila", "Tequila: pass", "Tequila: beer-6h")
    assert t["Tequila"].life == 2


def test_one_beer_saves_tequila_joe_from_a_dynamite_that_leaves_him_one_below() -> None:  # ruling 46, 52
    t = four("Tequila Joe", "2/5   hand: beer-6h   play: dynamite-2h", "phase: start\ndeck: missed-2s")
    t.play("Tequila: beer-6h")
    assert (t["Tequila"].life, t["Tequila"].out) == (1, False)


def test_a_beer_does_nothing_for_tequila_joe_with_two_players_left() -> None:  # ruling 49
    t = table("""
        > Tequila Joe     sheriff   2/5   hand: beer-6h
          Jesse Jones     outlaw
          Rose Doolan     renegade  out
          Kit Carlson     outlaw    out
    """)
    t.play("Tequila: beer-6h")
    assert (t["Tequila"].life, t.discard) == (2, ["beer-6h"])
