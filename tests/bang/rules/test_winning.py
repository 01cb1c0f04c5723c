"""The end of the game: who wins, and when it is judged."""

from __future__ import annotations

import pytest

from sixgun.kernel.ask import PASS
from sixgun.kernel.errors import IllegalChoice
from tests.support.table import Table, table


def ended(t: Table, reason: str, *winners: str) -> None:
    """The game is over, nobody is asked, and these have won."""
    assert t.outcome is not None, f"the game goes on\n{t}"
    assert (t.outcome.reason, t.winners) == (reason, list(winners))
    assert (t.ask, t.news_kinds()[-1]) == (None, "game_over")


def test_the_outlaws_win_when_the_sheriff_is_killed() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
        > Kit Carlson       outlaw    hand: bang-2c
          Willy the Kid     renegade
          Calamity Janet    outlaw
    """).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_dead_outlaws_win_with_the_living() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
        > Kit Carlson       outlaw    hand: bang-2c
          Willy the Kid     renegade
          Calamity Janet    outlaw    out
    """).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_outlaws_win_whoever_kills_the_sheriff() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
        > Lucky Duke        deputy    hand: bang-2c
          Kit Carlson       outlaw
          Willy the Kid     renegade
          Calamity Janet    outlaw
    """).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_outlaws_win_although_all_of_them_are_dead() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
        > Willy the Kid     renegade  hand: bang-2c
          Kit Carlson       outlaw    out
          Lucky Duke        deputy
          Calamity Janet    outlaw    out
    """).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_the_renegade_wins_when_they_are_the_only_one_alive() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
          Kit Carlson       outlaw    out
        > Willy the Kid     renegade  hand: bang-2c
          Calamity Janet    outlaw    out
    """).play("bang-2c > Slab")
    ended(t, "renegade_last", "Willy the Kid")


def test_an_only_living_outlaw_wins_with_all_outlaws() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5
          Kit Carlson       outlaw    out
          Willy the Kid     renegade  out
        > Calamity Janet    outlaw    hand: bang-2c
    """).play("bang-2c > Slab")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_an_only_living_deputy_does_not_win() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   3/5   play: dynamite-2h
          Lucky Duke        deputy
          Kit Carlson       outlaw    out
          Willy the Kid     renegade  1/4
          Calamity Janet    outlaw    out
        phase: start
        deck: 5s
    """)
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")


def test_sheriff_and_deputies_win_when_outlaws_and_renegade_are_dead() -> None:  # ruling 72
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Willy the Kid     renegade  1/4
          Kit Carlson       outlaw    out
          Lucky Duke        deputy
          Calamity Janet    outlaw    out
    """).play("bang-2c > Willy")
    ended(t, "law_and_order", "Slab the Killer", "Lucky Duke")


def test_dead_deputies_win_too() -> None:  # ruling 72
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Bart Cassidy      deputy    out
          Kit Carlson       outlaw    1/4
          Lucky Duke        deputy
          Calamity Janet    outlaw    out
          Willy the Kid     renegade  out
          Black Jack        outlaw    out
    """).play("bang-2c > Kit")
    ended(t, "law_and_order", "Slab the Killer", "Bart Cassidy", "Lucky Duke")


def test_the_law_wins_whoever_kills_the_last_enemy() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff         hand: bang-2c
        > Kit Carlson       outlaw    1/4   hand: duel-qd
          Willy the Kid     renegade  out
          Calamity Janet    outlaw    out
    """).play("duel-qd > Slab", "Slab: bang-2c")
    ended(t, "law_and_order", "Slab the Killer")


def test_the_game_goes_on_while_the_renegade_lives() -> None:  # ruling 72
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Kit Carlson       outlaw    1/4
          Willy the Kid     renegade
          Calamity Janet    outlaw    out
    """).play("bang-2c > Kit")
    assert (t.outcome, t.asked) == (None, "Slab the Killer")


def test_the_game_goes_on_while_an_outlaw_lives() -> None:  # ruling 72
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c
          Willy the Kid     renegade  1/4
          Kit Carlson       outlaw    out
          Calamity Janet    outlaw
    """).play("bang-2c > Willy")
    assert (t.outcome, t.asked, t["Willy"].out) == (None, "Slab the Killer", True)


def test_the_game_ends_with_the_decisive_elimination() -> None:  # ruling 78
    t = table("""
        > Slab the Killer   sheriff   1/5   hand: duel-qd beer-6h missed-2s
          Kit Carlson       outlaw    hand: bang-2c
          Willy the Kid     renegade
          Calamity Janet    outlaw
    """).play("duel-qd > Kit", "Kit: bang-2c", "Slab: pass", "Slab: pass", "Slab: pass")
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")
    assert t.turn == "Slab the Killer"


def test_after_the_end_nobody_can_do_anything() -> None:  # ruling 78
    t = table("""
          Slab the Killer   sheriff   1/5
        > Kit Carlson       outlaw    hand: bang-2c
          Willy the Kid     renegade
          Sid Ketchum       outlaw    3/4   hand: beer-6h beer-7h
    """).play("bang-2c > Slab")
    assert (t.options, t.game.offers(3)) == ([], [])
    with pytest.raises(IllegalChoice, match="the game is over"):
        t.game.answer(PASS)


def test_the_sheriff_may_die_of_their_own_dynamite() -> None:  # ruling 72, 77
    t = table("""
        > Slab the Killer   sheriff   2/5   play: dynamite-2h
          Kit Carlson       outlaw    out
          Willy the Kid     renegade
          Calamity Janet    outlaw    out
        phase: start
        deck: 5s
    """)
    ended(t, "renegade_last", "Willy the Kid")


def test_a_beer_saves_the_sheriff_and_the_game_goes_on() -> None:  # ruling 72
    t = table("""
          Slab the Killer   sheriff   1/5   hand: beer-6h
        > Kit Carlson       outlaw    hand: bang-2c
          Willy the Kid     renegade
          Calamity Janet    outlaw    out
    """).play("bang-2c > Slab", "Slab: pass", "Slab: beer-6h")
    assert (t.outcome, t["Slab"].life, t.asked) == (None, 1, "Kit Carlson")


def test_with_two_players_left_no_beer_saves_the_sheriff() -> None:  # ruling 72, 49
    t = table("""
          Slab the Killer   sheriff   1/5   hand: beer-6h
          Kit Carlson       outlaw    out
        > Willy the Kid     renegade  hand: bang-2c
          Calamity Janet    outlaw    out
    """).play("bang-2c > Slab", "Slab: pass", "Slab: beer-6h")
    ended(t, "renegade_last", "Willy the Kid")


def showdown(first: str, second: str, card: str, **options: bool) -> Table:
    """The Renegade's card kills the Sheriff and the last Outlaw, who sit to the left in this order."""
    seats = {"sheriff": "Slab the Killer   sheriff   1/5", "outlaw": "Kit Carlson       outlaw    1/4"}
    return table(f"""
        > Willy the Kid     renegade  hand: {card}
          {seats[first]}
          {seats[second]}
          Calamity Janet    outlaw    out
    """, **options).play(card)  # fmt: skip


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_the_end_is_judged_after_the_whole_card(card: str) -> None:  # ruling 44, 72
    ended(showdown("sheriff", "outlaw", card), "renegade_last", "Willy the Kid")


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_with_the_option_the_end_is_judged_at_the_first_decisive_death(card: str) -> None:  # ruling 44, 78
    t = showdown("sheriff", "outlaw", card, judge_at_once=True)
    ended(t, "sheriff_dead", "Kit Carlson", "Calamity Janet")
    assert (t["Kit"].out, t["Kit"].life) == (False, 1)


@pytest.mark.parametrize("at_once", [False, True])
def test_the_renegade_wins_in_any_case_if_the_sheriff_dies_last(at_once: bool) -> None:  # ruling 44, 72
    ended(showdown("outlaw", "sheriff", "gatling-10h", judge_at_once=at_once), "renegade_last", "Willy the Kid")


def three_left(**options: bool) -> Table:
    return table("""
          Slab the Killer   sheriff   1/5
          Lucky Duke        deputy    out
          Willy the Kid     renegade  3/4   hand: missed-2s
          Calamity Janet    outlaw    out
        > Kit Carlson       outlaw    hand: gatling-10h
    """, **options).play("gatling-10h")  # fmt: skip


def test_after_the_sheriffs_death_the_rest_of_the_card_is_still_played() -> None:  # ruling 44
    t = three_left()
    assert (t["Slab"].out, t.outcome, t.asked) == (True, None, "Willy the Kid")
    t.play("Willy: miss missed-2s")
    ended(t, "sheriff_dead", "Calamity Janet", "Kit Carlson")


def test_with_the_option_nobody_is_asked_after_the_sheriffs_death() -> None:  # ruling 44, 78
    t = three_left(judge_at_once=True)
    ended(t, "sheriff_dead", "Calamity Janet", "Kit Carlson")
    assert (t["Willy"].life, t["Willy"].hand) == (3, ["missed-2s"])


def test_a_sheriffs_gatling_may_end_the_game_with_several_deaths() -> None:  # ruling 44, 72
    t = table("""
        > Slab the Killer   sheriff   hand: gatling-10h
          Kit Carlson       outlaw    1/4
          Willy the Kid     renegade  1/4
          Calamity Janet    outlaw    1/4
    """).play("gatling-10h")
    ended(t, "law_and_order", "Slab the Killer")


@pytest.mark.parametrize(
    ("at_once", "reason", "winners"),
    [
        (False, "sheriff_dead", ["Kit Carlson", "Calamity Janet"]),
        (True, "law_and_order", ["Slab the Killer", "Lucky Duke"]),
    ],
)
def test_a_deputy_whose_gatling_kills_the_last_enemy_and_then_the_sheriff_has_lost(
    at_once: bool, reason: str, winners: list[str]
) -> None:  # ruling 44, 72
    t = table("""
          Slab the Killer   sheriff   1/5
          Kit Carlson       outlaw    out
        > Lucky Duke        deputy    hand: gatling-10h
          Willy the Kid     renegade  1/4
          Calamity Janet    outlaw    out
    """, judge_at_once=at_once).play("gatling-10h")  # fmt: skip
    ended(t, reason, *winners)


def test_judging_at_once_does_not_end_the_game_too_early() -> None:  # ruling 44, 72
    t = table("""
        > Slab the Killer   sheriff   hand: gatling-10h
          Kit Carlson       outlaw    1/4
          Willy the Kid     renegade  1/4
          Calamity Janet    outlaw    2/4
    """, judge_at_once=True).play("gatling-10h")  # fmt: skip
    assert (t.outcome, t["Kit"].out, t["Willy"].out, t["Calamity"].life) == (None, True, True, 1)
    assert t.asked == "Slab the Killer"


def test_a_sheriff_who_kills_their_last_deputy_has_not_lost() -> None:  # ruling 72, 65
    t = table("""
        > Slab the Killer   sheriff   hand: bang-2c beer-6h
          Lucky Duke        deputy    1/4
          Kit Carlson       outlaw
          Willy the Kid     renegade
          Calamity Janet    outlaw
    """).play("bang-2c > Lucky")
    assert (t.outcome, t["Lucky"].out, t.asked, t["Slab"].hand) == (None, True, "Slab the Killer", [])


def test_without_outlaws_the_renegade_goes_on_against_sheriff_and_deputy() -> None:  # rulebook: End of the game, 1
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Kit Carlson     outlaw     1
          Rose Doolan     renegade
          Sid Ketchum     outlaw     out
          Black Jack      deputy
    """)
    t.play("Willy: bang-2c > Kit")
    assert (t["Kit"].out, t.outcome, t.asked) == (True, None, "Willy the Kid")


def test_the_outlaws_win_at_the_cost_of_their_lives() -> None:  # rulebook: End of the game, example 2
    t = table("""
          Willy the Kid   sheriff    1
        > Rose Doolan     renegade       hand: bang-2c
          Kit Carlson     outlaw     out
          Sid Ketchum     outlaw     out
          Black Jack      deputy
    """)
    t.play("Rose: bang-2c > Willy")
    assert t.winners == ["Kit Carlson", "Sid Ketchum"]
