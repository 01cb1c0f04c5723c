"""Three players: open roles, a target for everybody, and the last one in play."""

from __future__ import annotations

import pytest

from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.table import CATALOGUE, new_game
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_of
from sixgun.kernel.errors import SetupError
from tests.support.table import Table, table

THREE = """
  Willy the Kid   deputy     hand: bang-2c bang-3c
  Kit Carlson     outlaw
  Rose Doolan     renegade
"""


def ended(t: Table, reason: str, winner: str) -> None:
    assert t.outcome is not None, f"the game goes on\n{t}"
    assert (t.outcome.reason, t.winners, t.ask) == (reason, [winner], None)


@pytest.mark.parametrize("seed", range(6))
def test_three_players_are_deputy_outlaw_and_renegade_with_open_roles(seed: int) -> None:  # ruling 74
    game = new_game(Setup(3, key_of(seed)))
    roles = [game.role(seat) for seat in range(3)]
    assert sorted(roles) == ["deputy", "outlaw", "renegade"]
    for viewer in (NOBODY, 0, 1, 2):
        assert [player.role for player in View(game, viewer).seats] == roles


@pytest.mark.parametrize("seed", range(6))
def test_the_deputy_has_the_first_turn(seed: int) -> None:  # ruling 76
    game = new_game(Setup(3, key_of(seed)))
    assert game.role(game.state.turn) == "deputy"
    assert game.state.marker == game.state.turn


@pytest.mark.parametrize("seed", range(6))
def test_nobody_has_a_life_point_more_than_his_character(seed: int) -> None:  # ruling 76
    game = new_game(Setup(3, key_of(seed)))
    for player in game.state.players:
        assert player.max_life == player.life == CATALOGUE.characters[player.characters[0]].life


def test_there_is_no_sheriff_to_pass_the_star_to() -> None:  # ruling 74
    with pytest.raises(SetupError, match="cannot be the Sheriff"):
        new_game(Setup(3, key_of(1), sheriff=0))


@pytest.mark.parametrize(("killer", "target"), [("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")])
def test_who_eliminates_his_own_target_wins_at_once(killer: str, target: str) -> None:  # ruling 74
    third = ({"deputy", "outlaw", "renegade"} - {killer, target}).pop()
    t = table(f"""
        > Willy the Kid   {killer}   hand: bang-2c
          Kit Carlson     {target}   1/4
          Rose Doolan     {third}
    """).play("bang-2c > Kit")
    ended(t, "target_killed", "Willy the Kid")


@pytest.mark.parametrize(("killer", "other"), [("deputy", "outlaw"), ("renegade", "deputy"), ("outlaw", "renegade")])
def test_who_eliminates_another_than_his_target_plays_on(killer: str, other: str) -> None:  # ruling 75
    third = ({"deputy", "outlaw", "renegade"} - {killer, other}).pop()
    t = table(f"""
        > Willy the Kid   {killer}   hand: bang-2c
          Kit Carlson     {other}   1/4
          Rose Doolan     {third}
    """).play("bang-2c > Kit")
    assert (t["Kit"].out, t.outcome, t.asked) == (True, None, "Willy the Kid")


def test_after_the_death_of_a_target_by_another_hand_the_last_in_play_wins() -> None:  # ruling 75
    t = table(THREE.replace("renegade", "renegade out").replace("outlaw", "outlaw 1/4") + "fallen: 3 by 2")
    ended(t.play("bang-2c > Kit"), "last_in_play", "Willy the Kid")


def test_a_hunter_whose_target_died_otherwise_wins_as_the_last_in_play() -> None:  # ruling 75
    t = table("""
          Willy the Kid   deputy     1/4
          Kit Carlson     outlaw     out
        > Rose Doolan     renegade   hand: bang-2c
        fallen: 2 by 1
    """).play("bang-2c > Willy")
    ended(t, "last_in_play", "Rose Doolan")


def test_a_target_that_dynamite_kills_is_nobodys_kill() -> None:  # ruling 75
    t = table("""
          Willy the Kid   deputy
          Kit Carlson     outlaw
        > Rose Doolan     renegade   3/4   play: dynamite-2h
        phase: start
        deck: 5s
    """)
    assert (t["Rose"].out, t.outcome, t.turn) == (True, None, "Willy the Kid")


def test_who_loses_his_own_duel_has_no_killer() -> None:  # ruling 61, 75
    t = table("""
        > Willy the Kid   deputy     1/4   hand: duel-qd
          Kit Carlson     outlaw     hand: bang-2c
          Rose Doolan     renegade
    """).play("duel-qd > Kit", "Kit: bang-2c")
    assert (t["Willy"].out, t.outcome) == (True, None)
    assert t.game.state.fallen == ((0, NOBODY),)
    assert "reward" not in t.news_kinds()


def test_whoever_kills_any_player_draws_three_cards() -> None:  # ruling 76
    t = table(THREE.replace("outlaw", "outlaw 1/4") + "deck: 5s 6s 7s").play("bang-2c > Kit")
    assert t["Willy"].hand == ["bang-3c", "missed-5s", "missed-6s", "missed-7s"]


def test_a_deputy_who_kills_is_not_punished() -> None:  # ruling 76
    t = table("""
          Willy the Kid   deputy     1/4
        > Kit Carlson     renegade   hand: bang-2c beer-6h   play: scope-as
          Rose Doolan     outlaw
        deck: 5s 6s 7s
    """).play("bang-2c > Willy")
    assert t["Kit"].in_play == ["scope-as"]
    assert t["Kit"].hand == ["beer-6h", "missed-5s", "missed-6s", "missed-7s"]


def test_nobody_draws_for_a_death_without_a_killer() -> None:  # ruling 63, 76
    t = table("""
          Willy the Kid   deputy     hand: bang-3c
          Kit Carlson     outlaw
        > Rose Doolan     renegade   2/4   play: dynamite-2h
        phase: start
        deck: 5s 6s 7s 8s
    """)
    assert "reward" not in t.news_kinds()
    assert t["Kit"].hand == []


def test_anybody_can_be_sent_to_jail() -> None:  # ruling 30
    t = table("""
          Willy the Kid   deputy
        > Kit Carlson     outlaw     hand: jail-js
          Rose Doolan     renegade
    """)
    assert {"play jail-js > 1", "play jail-js > 3"} <= set(t.options)
    t.play("jail-js > Willy")
    assert t["Willy"].in_play == ["jail-js"]


def test_a_gatling_that_kills_target_and_third_player_wins_by_the_target() -> None:  # ruling 44, 74
    t = table("""
        > Willy the Kid   deputy     hand: gatling-10h
          Kit Carlson     outlaw     1/4
          Rose Doolan     renegade   1/4
    """).play("gatling-10h")
    ended(t, "target_killed", "Willy the Kid")


def test_three_players_may_choose_among_two_characters() -> None:  # ruling 74
    game = new_game(Setup(3, key_of(1), options=Options(two_characters=True)))
    assert game.ask is not None
    assert (game.ask.kind, len(game.ask.options())) == ("become", 2)
