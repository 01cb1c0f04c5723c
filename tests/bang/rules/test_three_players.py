"""Three players: open roles, a target for everybody, and the last one in play."""

from __future__ import annotations

import pytest

from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
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
    game = new_game(Setup(3, key_from_seed(seed)))
    roles = [game.role(seat) for seat in range(3)]
    assert sorted(roles) == ["deputy", "outlaw", "renegade"]
    for viewer in (NOBODY, 0, 1, 2):
        assert [player.role for player in View(game, viewer).seats] == roles


@pytest.mark.parametrize("seed", range(6))
def test_the_deputy_has_the_first_turn(seed: int) -> None:  # ruling 76
    game = new_game(Setup(3, key_from_seed(seed)))
    assert game.role(game.state.turn) == "deputy"
    assert game.state.marker == game.state.turn


@pytest.mark.parametrize("seed", range(6))
def test_nobody_has_a_life_point_more_than_their_character(seed: int) -> None:  # ruling 76
    game = new_game(Setup(3, key_from_seed(seed)))
    for player in game.state.players:
        assert player.max_life == player.life == CATALOGUE.characters[player.characters[0]].life


def test_there_is_no_sheriff_to_pass_the_star_to() -> None:  # ruling 74
    with pytest.raises(SetupError, match="cannot be the Sheriff"):
        new_game(Setup(3, key_from_seed(1), sheriff=0))


@pytest.mark.parametrize(("killer", "target"), [("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")])
def test_whoever_eliminates_their_own_target_wins_at_once(killer: str, target: str) -> None:  # ruling 74
    third = ({"deputy", "outlaw", "renegade"} - {killer, target}).pop()
    t = table(f"""
        > Willy the Kid   {killer}   hand: bang-2c
          Kit Carlson     {target}   1/4
          Rose Doolan     {third}
    """).play("bang-2c > Kit")
    ended(t, "target_killed", "Willy the Kid")


@pytest.mark.parametrize(("killer", "other"), [("deputy", "outlaw"), ("renegade", "deputy"), ("outlaw", "renegade")])
def test_whoever_eliminates_another_than_their_target_plays_on(killer: str, other: str) -> None:  # ruling 75
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


def test_whoever_loses_their_own_duel_has_no_killer() -> None:  # ruling 61, 75
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
    game = new_game(Setup(3, key_from_seed(1), options=Options(two_characters=True)))
    assert game.ask is not None
    assert (game.ask.kind, len(game.ask.options())) == ("become", 2)


def test_three_players_have_open_roles_and_whoever_shoots_their_target_wins() -> None:  # ruling 74
    t = table("""
        > Willy the Kid   deputy         hand: punch-10s
          Molly Stark     outlaw
          Pixie Pete      renegade  1/3
    """)
    t.play("Willy: punch-10s > Pixie")
    assert (t.winners, t.outcome.reason if t.outcome else "") == (["Willy the Kid"], "target_killed")


def test_with_three_players_any_kill_brings_three_cards_and_the_others_fight_on() -> None:  # ruling 75, 76
    t = table("""
        > Willy the Kid   deputy         play: knife-8h
          Molly Stark     outlaw    1/4
          Pixie Pete      renegade
        deck: scope-as mustang-8h mustang-9h
    """)
    t.play("Willy: use knife > Molly")
    assert (t.outcome, t["Willy"].hand) == (None, ["scope-as", "mustang-8h", "mustang-9h"])


def test_with_three_players_the_jail_may_be_played_on_anyone() -> None:  # ruling 30
    t = table("""
        > Willy the Kid   deputy    hand: jail-js
          Molly Stark     outlaw
          Pixie Pete      renegade
    """)
    assert {"play jail-js > 2", "play jail-js > 3"} <= set(t.options)


def test_with_three_players_a_target_who_came_back_can_still_be_killed() -> None:  # ruling 75, 159
    """The Outlaw has killed the Renegade, who came back through Dead Man; now it is the Deputy who does it."""
    t = table(
        """
        > Willy the Kid   deputy     hand: bang-2c
          Lucky Duke      outlaw
          Rose Doolan     renegade   1/4
        fallen: 3 by 2
        marks: game dead_man = 1
        event: dead_man
        """
    ).play("bang-2c > Rose")
    assert (t.winners, t.outcome and t.outcome.reason) == (["Willy the Kid"], "target_killed")


def test_the_outlaw_killed_the_renegade_so_the_deputy_must_now_kill_the_outlaw() -> None:  # ruling 75, 76
    t = table("""
          Kit Carlson     deputy    2   hand: bang-3c
        > Willy the Kid   outlaw    1   hand: bang-2c
          Rose Doolan     renegade  1
        deck: beer-6h beer-7h saloon-5h panic-jh bang-9d bang-4c
    """)
    t.play("Willy: bang-2c > Rose")
    assert (t["Willy"].hand, t.outcome) == (["beer-6h", "beer-7h", "saloon-5h"], None)
    t.play("Willy: pass", "Willy: discard saloon-5h", "Willy: discard beer-6h")
    t.play("Kit: take panic-jh", "Kit: take bang-9d", "Kit: bang-3c > Willy", "Willy: pass", "Willy: beer-7h")
    assert t.winners == ["Kit Carlson"]  # the Beer does nothing for the last two


def test_the_deputy_killed_the_outlaw_so_the_survivors_fight_on() -> None:  # ruling 75, 76
    t = table("""
        > Kit Carlson     deputy         hand: bang-2c
          Willy the Kid   outlaw    1
          Rose Doolan     renegade  1    hand: bang-3c
    """)
    t.play("Kit: bang-2c > Willy")
    assert (t.outcome, len(t["Kit"].hand)) == (None, 3)


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


def test_the_winner_of_a_duel_that_their_target_began_wins_the_game_by_the_switch() -> None:  # ruling 61, 74
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


def test_whoever_is_left_when_the_second_dies_by_dynamite_wins() -> None:  # ruling 75
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
