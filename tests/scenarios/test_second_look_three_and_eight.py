"""A second look at the rules: how games of three and of eight end, and who is paid for a death."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def three(deputy: str = "", outlaw: str = "", renegade: str = "", turn: int = 1, more: str = "") -> Table:
    marks = [">" if turn == seat else " " for seat in (1, 2, 3)]
    return table(f"""
        {marks[0]} Willy the Kid   deputy     {deputy}
        {marks[1]} Rose Doolan     outlaw     {outlaw}
        {marks[2]} Kit Carlson     renegade   {renegade}
        {more}
    """)


@pytest.mark.parametrize(
    ("turn", "target", "wins"),
    [
        (1, "Kit", True),
        (1, "Rose", False),
        (2, "Willy", True),
        (2, "Kit", False),
        (3, "Rose", True),
        (3, "Willy", False),
    ],
)
def test_each_role_has_one_target_among_three(turn: int, target: str, wins: bool) -> None:  # ruling 74, 75, 76
    lives = dict.fromkeys((1, 2, 3), "1")
    lives[turn] += "   hand: bang-2c"
    t = three(lives[1], lives[2], lives[3], turn)
    shooter = t.turn
    t.play(f"{shooter}: bang-2c > {target}")
    assert t.winners == ([shooter] if wins else [])
    assert len(t[shooter].hand) == 3


def test_an_own_lost_duel_gives_the_challenged_player_neither_victory_nor_reward() -> None:  # ruling 61, 75
    t = three(outlaw="hand: bang-2c, bang-3c", deputy="", renegade="1   hand: duel-qd", turn=3)
    t.play("Kit: duel-qd > Rose", "Rose: bang-2c")
    assert (t["Kit"].out, t.outcome, t["Rose"].hand) == (True, None, ["bang-3c"])


def test_the_winner_of_a_duel_that_his_target_began_wins_the_game_by_the_switch() -> None:  # ruling 61, 74
    t = table("""
          Willy the Kid   deputy         hand: bang-2c
          Rose Doolan     outlaw
        > Kit Carlson     renegade   1   hand: duel-qd
    """, duel_reward=True)  # fmt: skip
    t.play("Kit: duel-qd > Willy", "Willy: bang-2c")
    assert t.winners == ["Willy the Kid"]


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_one_card_that_kills_both_wins(card: str) -> None:  # ruling 44, 74
    t = three(f"hand: {card}", "1", "1")
    t.play(f"Willy: {card}")
    assert (t.winners, t["Rose"].out, t["Kit"].out) == (["Willy the Kid"], True, True)


def test_dynamite_among_three_makes_the_others_fight_to_be_last() -> None:  # ruling 26, 75
    t = three(outlaw="3   hand: bang-2c   play: dynamite-2h", renegade="1", turn=2, more="phase: start\ndeck: bang-8s")
    t.play("Rose: pass")
    assert (t["Rose"].out, t.outcome, t.turn) == (True, None, "Kit Carlson")
    assert [len(t[name].hand) for name in ("Willy", "Rose")] == [0, 0]


def test_a_death_at_high_noon_among_three_is_nobodys_victory() -> None:  # ruling 63, 75
    t = three(outlaw="1", turn=2, more="event: high_noon\nphase: start")
    assert (t["Rose"].out, t.outcome, t.turn) == (True, None, "Kit Carlson")


def test_who_is_left_when_the_second_dies_by_dynamite_wins() -> None:  # ruling 75
    t = three(outlaw="out", renegade="2   play: dynamite-2h", turn=3, more="phase: start\ndeck: bang-8s")
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("last_in_play", ["Willy the Kid"])


def test_no_deputy_is_punished_and_nobody_is_a_sheriff_among_three() -> None:  # ruling 30, 76
    t = three("hand: bang-2c, beer-6h   play: scope-as", "1")
    t.play("Willy: bang-2c > Rose")
    assert (len(t["Willy"].hand), t["Willy"].in_play) == (4, ["scope-as"])
    assert [t[seat].max_life for seat in (1, 2, 3)] == [4, 4, 4]


def test_beer_does_nothing_for_the_last_two_of_three() -> None:  # ruling 49
    t = three("2   hand: beer-6h", "out")
    assert t.play("Willy: beer-6h")["Willy"].life == 2


def test_the_dead_man_among_three_brings_beer_back_to_life() -> None:  # ruling 49, 159
    t = three("2", "out   ", "1   hand: bang-2c", turn=2, more="event: dead_man\nphase: start\ndeck: beer-6h beer-7h")
    assert (t["Rose"].life, t["Rose"].out) == (2, False)
    t.play("Rose: beer-6h")
    assert t["Rose"].life == 3


def eight(sheriff: str, *others: str, more: str = "") -> Table:
    names = ["Kit Carlson", "Jesse Jones", "Lucky Duke", "Rose Doolan", "Black Jack", "Pixie Pete", "Sid Ketchum"]
    roles = ["outlaw", "outlaw", "outlaw", "deputy", "deputy", "renegade", "renegade"]
    lines = [f"  {name} {role} {other}" for name, role, other in zip(names, roles, others, strict=True)]
    return table("\n".join([f"> Willy the Kid sheriff {sheriff}", *lines, more]))


def test_the_sheriff_of_eight_needs_both_renegades_dead() -> None:  # ruling 73
    t = eight("hand: bang-2c, bang-3c", "out", "out", "out", "out", "", "1", "1")
    t.play("Willy: bang-2c > Sid")
    assert t.outcome is None
    t.play("Willy: bang-3c > Pixie")
    assert t.winners == ["Willy the Kid", "Rose Doolan", "Black Jack"]


def test_sheriff_and_deputies_of_eight_win_dead_or_alive() -> None:  # ruling 72, 73
    t = eight("hand: bang-2c", "out", "out", "out", "out", "", "out", "1")
    t.play("Willy: bang-2c > Sid")
    assert t.winners == ["Willy the Kid", "Rose Doolan", "Black Jack"]


def test_the_outlaws_of_eight_win_when_a_deputy_sees_the_sheriff_die() -> None:  # ruling 72, 73
    t = eight("1   play: dynamite-2h", "out", "out", "out", "out", "", "out", "", more="phase: start\ndeck: bang-8s")
    assert t.winners == ["Kit Carlson", "Jesse Jones", "Lucky Duke"]


def test_a_gatling_that_kills_sheriff_and_the_other_renegade_wins_for_its_renegade_alone() -> None:  # ruling 44, 73
    t = table("""
          Willy the Kid   sheriff    1
          Kit Carlson     outlaw     out
          Jesse Jones     outlaw     out
          Lucky Duke      outlaw     out
          Rose Doolan     deputy     out
          Black Jack      deputy     out
        > Pixie Pete      renegade       hand: gatling-10h
          Sid Ketchum     renegade   1
    """)
    t.play("Pixie: gatling-10h")
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("renegade_last", ["Pixie Pete"])


def test_there_is_no_reward_for_a_renegade_of_eight() -> None:  # ruling 64
    t = eight("hand: bang-2c", "", "", "", "", "", "", "1")
    t.play("Willy: bang-2c > Sid")
    assert (t["Sid"].out, t["Willy"].hand, t.outcome) == (True, [], None)


def test_with_eight_the_fourth_seat_is_four_away() -> None:  # ruling 92
    t = eight("hand: bang-2c   play: remington-kc", "", "", "", "", "", "", "")
    why = t.refuses("bang-2c > Rose")
    assert why is not None
    assert dict(why.args) == {"distance": 4, "reach": 3}
