"""The last two players: who wins when one of them falls, and Beer that helps nobody any more, on every path."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def last_two(first: str, second: str, more: str = "") -> Table:
    """A Sheriff and a Renegade are left of four; the two Outlaws have gone."""
    return table(f"""
        {first}
        {second}
        Rose Doolan   outlaw     out
        Kit Carlson   outlaw     out
        {more}
    """)


# Endings.


def test_the_renegade_wins_when_dynamite_kills_the_last_sheriff() -> None:  # ruling 26, 72
    t = last_two(
        "> Willy the Kid sheriff 3/5 play: dynamite-2h", "Lucky Duke renegade", "phase: start\ndeck: missed-2s"
    )
    assert t.winners == ["Lucky Duke"]


def test_the_renegade_wins_when_the_last_sheriff_loses_their_own_duel() -> None:  # ruling 61, 72
    t = last_two("> Willy the Kid sheriff 1/5 hand: duel-qd", "Lucky Duke renegade hand: bang-2c")
    t.play("duel-qd > Lucky", "bang-2c")
    assert t.winners == ["Lucky Duke"]


def test_the_law_wins_when_the_last_renegade_loses_their_own_duel() -> None:  # ruling 61, 72
    t = last_two("Willy the Kid sheriff hand: bang-2c", "> Lucky Duke renegade 1/4 hand: duel-qd")
    t.play("duel-qd > Willy", "bang-2c")
    assert t.winners == ["Willy the Kid"]


def test_high_noon_decides_between_the_last_two() -> None:  # ruling 72, 151
    t = last_two("> Willy the Kid sheriff 1/5", "Lucky Duke renegade", "phase: start\nevent: high_noon")
    assert t.winners == ["Lucky Duke"]
    t = last_two("Willy the Kid sheriff", "> Lucky Duke renegade 1/4", "phase: start\nevent: high_noon")
    assert t.winners == ["Willy the Kid"]


def test_russian_roulette_decides_between_the_last_two() -> None:  # ruling 72, 173
    t = last_two(
        "> Willy the Kid sheriff 2/5 hand: missed-2s", "Lucky Duke renegade 2/4 hand: missed-3s",
        "phase: reveal\nevents: russian_roulette",
    )  # fmt: skip
    t.play("miss missed-2s", "miss missed-3s")
    assert t.winners == ["Lucky Duke"], "it came round to a Sheriff without cards"


def test_a_sheriff_who_falls_before_deputy_and_renegade_hands_the_outlaws_victory_even_by_dynamite() -> None:
    # ruling 72
    t = table("""
        > Willy the Kid   sheriff    3/5   play: dynamite-2h
          Lucky Duke      renegade
          Rose Doolan     outlaw     out
          Kit Carlson     outlaw     out
          Bart Cassidy    deputy
        phase: start
        deck: missed-2s
    """)
    assert t.winners == ["Rose Doolan", "Kit Carlson"]


def test_the_dead_man_who_returns_as_an_outlaw_takes_the_renegades_victory_away() -> None:  # ruling 72, 159
    t = last_two(
        "Willy the Kid sheriff 1/5",
        "> Lucky Duke renegade hand: bang-2c",
        "event: dead_man\nfallen: 3, 4\ndeck: missed-2s missed-3s missed-4s missed-5s duel-qd duel-js",
    )
    t.play("pass", "Rose: pass", "discard missed-2s", "discard missed-3s", "Willy: pass", "discard duel-js")
    assert (t.turn, t["Rose"].life, t["Willy"].hand) == ("Lucky Duke", 2, ["duel-qd"])
    t.play("Lucky: bang-2c > Willy", "pass", "pass")
    assert t.winners == ["Rose Doolan", "Kit Carlson"]


# Beer.


def test_a_beer_does_not_save_who_loses_a_duel_of_the_last_two() -> None:  # ruling 49
    t = last_two("> Willy the Kid sheriff hand: duel-qd", "Lucky Duke renegade 1/4 hand: beer-6h")
    t.play("duel-qd > Lucky", "pass", "play beer-6h")
    assert t.winners == ["Willy the Kid"]


@pytest.mark.parametrize("card", ["indians-kd", "gatling-10h", "bang-2c > Lucky", "punch-10s > Lucky"])
def test_a_beer_does_not_save_from_any_attack_of_the_last_two(card: str) -> None:  # ruling 49
    name = card.split()[0]
    t = last_two(f"> Willy the Kid sheriff hand: {name}", "Lucky Duke renegade 1/4 hand: beer-6h")
    t.play(card, "pass", "play beer-6h")
    assert t.winners == ["Willy the Kid"]


@pytest.mark.parametrize(("wounded", "winners"), [("1/4", ["Willy the Kid"]), ("2/4", [])])
def test_a_beer_does_nothing_once_a_gatling_has_left_two_players(wounded: str, winners: list[str]) -> None:
    # ruling 44, 49: who answers first is dead, or not, before the next one must save themselves
    t = table(f"""
        > Willy the Kid    sheriff    hand: gatling-10h
          Rose Doolan      outlaw     {wounded}
          Lucky Duke       renegade   1/4   hand: beer-6h
          Bart Cassidy     outlaw     out
    """).play("gatling-10h", "Lucky: pass", "Lucky: play beer-6h")
    assert t.winners == winners
    assert t["Lucky"].out is bool(winners)


def test_a_beer_does_not_save_from_roulette_and_fistful_with_two_players() -> None:  # ruling 49
    t = last_two(
        "> Willy the Kid sheriff 2/5 hand: beer-6h", "Lucky Duke renegade", "phase: reveal\nevents: russian_roulette"
    )
    t.play("pass", "play beer-6h")
    assert t.winners == ["Lucky Duke"]
    t = last_two(
        "> Willy the Kid sheriff 1/5 hand: beer-6h", "Lucky Duke renegade", "phase: start\nevent: a_fistful_of_cards"
    )
    t.play("pass", "play beer-6h")
    assert t.winners == ["Lucky Duke"]


def test_a_beer_for_nothing_is_still_a_card_that_molly_stark_used() -> None:  # ruling 49, 110
    t = last_two(
        "> Willy the Kid sheriff hand: bang-2c", "Molly Stark renegade 1/4 hand: beer-6h", "deck: beer-7h missed-2s"
    )
    t.play("bang-2c > Molly", "pass", "play beer-6h")
    assert (t.asked, t.ask.kind if t.ask else "", t["Molly"].hand) == ("Molly Stark", "save", ["beer-7h"])
    t.play("play beer-7h")
    assert t["Molly"].hand == ["missed-2s"]
    assert t.play("pass").winners == ["Willy the Kid"]


def test_a_last_beer_for_nothing_empties_suzy_lafayettes_hand() -> None:  # ruling 49, 51, 114
    t = last_two("> Suzy Lafayette sheriff 3/5 hand: beer-6h", "Lucky Duke renegade", "deck: missed-2s")
    t.play("beer-6h")
    assert (t["Suzy"].life, t["Suzy"].hand) == (3, ["missed-2s"])


def test_everything_else_heals_the_last_two() -> None:  # ruling 50
    t = last_two(
        "> Sid Ketchum sheriff 1/5 hand: saloon-5h, whisky-qh, tequila-9c, beer-6h, beer-7h, beer-8h play: canteen-7h",
        "Lucky Duke renegade 1/4",
    )
    t.play("saloon-5h")
    assert (t["Sid"].life, t["Lucky"].life) == (2, 2)
    t.play("use canteen", "tequila-9c > Lucky", "discard beer-8h")
    assert (t["Sid"].life, t["Lucky"].life) == (3, 3)
    t.play("use sid_ketchum", "discard beer-7h", "discard beer-6h")
    assert t["Sid"].life == 4
