"""Eight players: the roles of Dodge City, and two Renegades who play each on their own."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError
from tests.support.table import Table, table

EIGHT = """
  Slab the Killer   sheriff    1/5
> Kit Carlson       outlaw     hand: bang-2c
  Willy the Kid     renegade
  Rose Doolan       renegade
  Calamity Janet    outlaw
  Bart Cassidy      outlaw
  Sid Ketchum       deputy
  Lucky Duke        deputy
"""


def ended(t: Table, reason: str, *winners: str) -> None:
    assert t.outcome is not None, f"the game goes on\n{t}"
    assert (t.outcome.reason, t.winners, t.ask) == (reason, list(winners), None)


def only(text: str, *alive: str) -> str:
    """The position with everybody else eliminated."""
    lines = []
    for line in text.strip().splitlines():
        name = line.strip("> ").split("  ")[0]
        lines.append(line if name in alive else f"{line.split('hand:')[0].replace('1/5', '')} out")
    return "\n".join(lines)


def test_eight_players_have_two_renegades() -> None:  # ruling 73
    game = new_game(Setup(8, key_from_seed(1), ("base", "dodge_city")))
    roles = Counter(game.role(seat) for seat in range(8))
    assert roles == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}


def test_eight_players_need_the_roles_of_dodge_city() -> None:  # rulebook: Dodge City
    with pytest.raises(SetupError, match="8 players need more roles: add the set “dodge_city”"):
        new_game(Setup(8, key_from_seed(1)))


def test_the_renegades_do_not_know_each_other() -> None:  # ruling 73
    game = new_game(Setup(8, key_from_seed(1), ("base", "dodge_city")))
    one, other = (seat for seat in range(8) if game.role(seat) == "renegade")
    assert (View(game, one).player(other).role, View(game, other).player(one).role) == ("", "")


def test_the_sheriff_has_one_life_point_more_with_eight_players_too() -> None:  # rulebook: Preparation
    t = table(EIGHT)
    assert (t["Slab"].max_life, t["Kit"].max_life, t["Willy"].max_life) == (5, 4, 4)


def test_the_outlaws_win_when_the_sheriff_dies_and_both_renegades_live() -> None:  # ruling 73
    t = table(only(EIGHT, "Slab the Killer", "Willy the Kid", "Rose Doolan").replace("> Kit", "  Kit"))
    assert t.outcome is None
    t = table(
        only(EIGHT, "Slab the Killer", "Willy the Kid", "Rose Doolan")
        .replace("> Kit", "  Kit")
        .replace("  Willy the Kid     renegade", "> Willy the Kid     renegade   hand: bang-2c")
    ).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet", "Bart Cassidy")


def test_a_renegade_who_is_the_last_in_play_wins_alone() -> None:  # ruling 73
    t = table(
        only(EIGHT, "Slab the Killer", "Willy the Kid")
        .replace("> Kit", "  Kit")
        .replace("  Willy the Kid     renegade", "> Willy the Kid     renegade   hand: bang-2c")
    ).play("bang-2c > Slab")
    ended(t, "renegade_last", "Willy the Kid")


def test_the_sheriff_has_not_won_while_one_renegade_lives() -> None:  # ruling 73
    t = table(
        only(EIGHT, "Slab the Killer", "Willy the Kid", "Rose Doolan")
        .replace("> Kit", "  Kit")
        .replace("Slab the Killer   sheriff    1/5", "Slab the Killer   sheriff   1/5   hand: duel-qd")
        .replace("Willy the Kid     renegade", "Willy the Kid     renegade   1/4")
    ).play("duel-qd > Willy")
    assert (t["Willy"].out, t.outcome) == (True, None)


def test_the_law_wins_when_all_outlaws_and_both_renegades_are_dead() -> None:  # ruling 73
    t = table(
        only(EIGHT, "Slab the Killer", "Rose Doolan", "Lucky Duke")
        .replace("> Kit", "  Kit")
        .replace("Slab the Killer   sheriff    1/5", "Slab the Killer   sheriff   1/5   hand: duel-qd")
        .replace("Rose Doolan       renegade", "Rose Doolan       renegade   1/4")
    ).play("duel-qd > Rose")
    ended(t, "law_and_order", "Slab the Killer", "Sid Ketchum", "Lucky Duke")


def test_a_dead_renegade_does_not_share_the_victory_of_the_other() -> None:  # ruling 73
    t = table(
        only(EIGHT, "Slab the Killer", "Rose Doolan")
        .replace("> Kit", "  Kit")
        .replace("  Rose Doolan       renegade", "> Rose Doolan       renegade   hand: duel-qd")
    ).play("duel-qd > Slab")
    assert t.winners == ["Rose Doolan"]


def test_there_is_no_reward_for_a_renegade() -> None:  # ruling 64
    t = table(EIGHT.replace("Willy the Kid     renegade", "Willy the Kid     renegade   1/4")).play("bang-2c > Willy")
    assert (t["Willy"].out, t["Kit"].hand) == (True, [])


def test_the_farthest_of_eight_sits_at_distance_four() -> None:  # ruling 92
    t = table(EIGHT)
    seats = [View(t.game, 1).distance(1, other) for other in range(8) if other != 1]
    assert seats == [1, 1, 2, 3, 4, 3, 2]


def test_of_eight_players_two_are_renegades_each_on_their_own() -> None:  # ruling 73
    position = """
        > Willy the Kid   renegade            hand: punch-10s
          Molly Stark     sheriff    1/5
          Pixie Pete      renegade   {pixie}
          Kit Carlson     outlaw     out
          Jesse Jones     outlaw     out
          Lucky Duke      outlaw     out
          Rose Doolan     deputy     out
          Black Jack      deputy     out
    """
    t = table(position.format(pixie=""))
    t.play("Willy: punch-10s > Molly")
    assert t.winners == ["Kit Carlson", "Jesse Jones", "Lucky Duke"]
    t = table(position.format(pixie="out"))
    t.play("Willy: punch-10s > Molly")
    assert t.winners == ["Willy the Kid"]


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
