"""Greg Digger and Herb Hunter: life points and cards for the death of others."""

from __future__ import annotations

import pytest

from tests.support.seats import sheriff_among_four
from tests.support.table import Table, table

DEATH = """
    > Willy the Kid   sheriff        hand: bang-2c
      Jesse Jones     outlaw    1/4  hand: mustang-8h
      {third}         renegade  {life}
      {fourth}        outlaw
    deck: beer-6h beer-7h beer-8h beer-9h beer-10h stagecoach-9s wells_fargo-3h
"""


def death(third: str, life: str = "", fourth: str = "Kit Carlson", after: bool = True) -> Table:
    """The Sheriff kills an Outlaw."""
    t = table(DEATH.format(third=third, life=life, fourth=fourth))
    return t.play("Willy: bang-2c > Jesse", "Jesse: pass", "Jesse: pass") if after else t


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_greg_digger_regains_two_points_for_each_death(before: int, after: int) -> None:  # ruling 56, 70
    t = death("Greg Digger", f"{before}/4")
    assert (t["Jesse"].out, t["Greg"].life) == (True, after)


def test_herb_hunter_draws_two_cards_for_each_death_before_the_reward() -> None:  # ruling 70
    t = death("Herb Hunter")
    assert t["Herb"].hand == ["beer-6h", "beer-7h"]
    assert t["Willy"].hand == ["beer-8h", "beer-9h", "beer-10h"]


def test_herb_hunter_who_kills_an_outlaw_draws_five_cards() -> None:  # ruling 64, 70
    t = sheriff_among_four("Herb Hunter", "hand: bang-2c", left="1/4")
    t.play("Herb: bang-2c > Jesse")
    assert len(t["Herb"].hand) == 5


def test_greg_herb_and_vulture_sam_react_to_the_same_death() -> None:  # ruling 70
    t = table("""
        > Herb Hunter     sheriff        hand: bang-2c
          Jesse Jones     outlaw    1/4  play: barrel-qs
          Greg Digger     renegade  1/4
          Vulture Sam     outlaw
          Rose Doolan     deputy
        deck: beer-6h beer-7h beer-8h beer-9h beer-10h
    """)
    t.play("Herb: bang-2c > Jesse", "Jesse: pass")
    assert (t["Greg"].life, t["Vulture Sam"].hand, len(t["Herb"].hand)) == (3, ["barrel-qs"], 5)


@pytest.mark.parametrize("name", ["Greg Digger", "Herb Hunter"])
def test_they_do_not_react_to_their_own_death(name: str) -> None:  # ruling 71
    t = table(f"""
        > Willy the Kid   sheriff        hand: bang-2c
          {name}          outlaw    1/4
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play(f"Willy: bang-2c > {name}")
    assert (t[name].out, t[name].life, t[name].hand) == (True, 0, [])


def test_they_react_to_a_death_by_dynamite() -> None:  # ruling 26, 70
    t = table("""
        > Jesse Jones     outlaw    2/4   play: dynamite-2h
          Willy the Kid   sheriff
          Greg Digger     renegade  1/4
          Herb Hunter     outlaw
        phase: start
        deck: missed-2s beer-6h beer-7h
    """)
    assert (t["Jesse"].out, t["Greg"].life, t["Herb"].hand) == (True, 3, ["beer-6h", "beer-7h"])


def test_they_do_not_react_while_nobody_is_eliminated() -> None:  # ruling 70
    t = death("Greg Digger", "1/4", "Herb Hunter", after=False)
    t.play("Willy: bang-2c > Herb")
    assert (t["Herb"].life, t["Herb"].hand, t["Greg"].life) == (3, [], 1)


def test_herb_hunter_and_greg_digger_react_before_the_reward_is_drawn() -> None:  # ruling 70
    t = table(
        """
        > Herb Hunter     sheriff    hand: bang-2c
          Lucky Duke      outlaw     1/4
          Greg Digger     renegade   2/4
          Bart Cassidy    outlaw
        deck: beer-6h beer-7h missed-2s missed-3s missed-4s
        """
    ).play("bang-2c > Lucky")
    assert t["Greg"].life == 4
    assert t["Herb"].hand == ["beer-6h", "beer-7h", "missed-2s", "missed-3s", "missed-4s"]
    assert t.news_kinds()[-4:] == ["draw", "gain_life", "reward", "draw"]


def test_herb_hunter_draws_five_cards_for_an_outlaw() -> None:  # rulebook: Herb Hunter
    t = table("""
        > Herb Hunter     sheriff        hand: bang-2c
          Kit Carlson     outlaw    1
          Rose Doolan     renegade
          Sid Ketchum     outlaw
    """)
    assert len(t.play("Herb: bang-2c > Kit")["Herb"].hand) == 5


def test_the_renegades_gatling_kills_the_sheriff_and_greg_has_new_life_when_it_reaches_him() -> None:  # ruling 44, 72
    t = table("""
          Willy the Kid   sheriff    1
          Greg Digger     outlaw     1
        > Rose Doolan     renegade       hand: gatling-10h
          Kit Carlson     outlaw     out
    """)
    t.play("Rose: gatling-10h")
    assert t["Greg"].life == 2
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("sheriff_dead", ["Greg Digger", "Kit Carlson"])


def test_the_renegades_gatling_that_kills_greg_first_makes_him_the_winner() -> None:  # ruling 44, 72
    t = table("""
          Willy the Kid   sheriff    1
        > Rose Doolan     renegade       hand: gatling-10h
          Greg Digger     outlaw     1
          Kit Carlson     outlaw     out
    """)
    t.play("Rose: gatling-10h")
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("renegade_last", ["Rose Doolan"])


def test_herb_draws_for_his_deputys_death_before_he_loses_everything_as_sheriff() -> None:  # ruling 65, 70
    t = table("""
        > Herb Hunter   sheriff        hand: bang-2c   play: barrel-qs
          Greg Digger   deputy     1
          Rose Doolan   renegade
          Pixie Pete    outlaw
          Kit Carlson   outlaw
        deck: beer-6h panic-jh 5c
    """)
    t.play("Herb: bang-2c > Greg")
    assert (t["Herb"].hand, t["Herb"].in_play) == ([], [])
    assert set(t.discard) == {"bang-2c", "barrel-qs", "beer-6h", "panic-jh"}
