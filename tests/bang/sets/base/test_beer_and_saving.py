"""Beer and Saloon, and how a lethal hit is survived."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_a_beer_regains_one_life_point_and_is_discarded() -> None:  # rulebook: Beer
    t = table("""
        > Black Jack     sheriff   2/5   hand: beer-6h
          Kit Carlson    outlaw    3/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("beer-6h")
    assert (t["Black"].life, t["Kit"].life, t.discard) == (3, 3, ["beer-6h"])


def test_any_number_of_beers_may_be_played_in_a_turn() -> None:  # rulebook: Play any number of cards
    t = table("""
        > Black Jack     sheriff   2/5   hand: beer-6h beer-7h beer-8h
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("beer-6h", "beer-7h", "beer-8h")
    assert t["Black"].life == 5


@pytest.mark.parametrize(("who", "most"), [("sheriff", 5), ("renegade", 4)])
def test_a_beer_at_full_life_may_be_played_without_effect(who: str, most: int) -> None:  # ruling 51, 56
    t = table(f"""
        > Black Jack     {who}   hand: beer-6h
          Kit Carlson    outlaw
          Jesse Jones    {"renegade" if who == "sheriff" else "sheriff"}
          Pedro Ramirez  outlaw
    """)
    t.play("beer-6h")
    assert (t["Black"].life, t["Black"].max_life, t.discard) == (most, most, ["beer-6h"])
    assert "gain_life" not in t.news_kinds()


def test_a_beer_cannot_help_another_player() -> None:  # rulebook: Beer
    t = table("""
        > Black Jack     sheriff   hand: beer-6h
          Kit Carlson    outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    no = t.refuses("beer-6h > Kit")
    assert no is not None
    assert (no.slug, t.options) == ("no_target", ["play beer-6h", "pass"])


def test_a_beer_has_no_effect_with_two_players_left() -> None:  # ruling 49
    t = table("""
        > Black Jack     sheriff   2/5   hand: beer-6h
          Kit Carlson    outlaw    out
          Jesse Jones    renegade
          Pedro Ramirez  outlaw    out
    """)
    t.play("beer-6h")
    assert (t["Black"].life, t.discard) == (2, ["beer-6h"])


def test_a_beer_still_works_with_three_players_left() -> None:  # rulebook: Remember
    t = table("""
        > Black Jack     sheriff   2/5   hand: beer-6h
          Kit Carlson    outlaw    out
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    assert t.play("beer-6h")["Black"].life == 3


def test_out_of_turn_a_beer_is_not_for_a_mere_hit() -> None:  # ruling 48
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    2/4   hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit")
    t.refuses("beer-6h")
    t.play("Kit: pass")
    assert (t["Kit"].life, t["Kit"].hand, t.asked) == (1, ["beer-6h"], "Black Jack")


def test_a_beer_saves_from_a_lethal_hit_out_of_turn() -> None:  # ruling 45, 48
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    1/4   hand: beer-6h beer-7h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "Kit: pass")
    assert (t.asked, t.ask and t.ask.kind, t["Kit"].life) == ("Kit Carlson", "save", 0)
    t.play("Kit: beer-6h")
    assert (t["Kit"].life, t["Kit"].out, t["Kit"].hand, t.asked) == (1, False, ["beer-7h"], "Black Jack")


def test_only_a_beer_saves_not_a_saloon() -> None:  # ruling 45
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    1/4   hand: saloon-5h beer-6h missed-2s panic-jh
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "Kit: pass")
    assert t.options == ["play beer-6h", "pass"]
    t.refuses("saloon-5h")
    t.refuses("missed-2s")


def test_nobody_is_forced_to_save_themselves() -> None:  # rulebook: Eliminating a character
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    1/4   hand: beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "Kit: pass", "Kit: pass")
    assert (t["Kit"].out, t["Kit"].hand, "beer-6h" in t.discard) == (True, [], True)


@pytest.mark.parametrize("hand", ["beer-6h", "bang-3c", "saloon-5h"])
def test_a_lethal_hit_asks_whatever_is_held(hand: str) -> None:  # rulebook: Beer (law 6)
    t = table(f"""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    1/4   hand: {hand}
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit", "Kit: pass")
    assert (t.asked, t.ask and t.ask.kind) == ("Kit Carlson", "save")


def test_a_lethal_hit_on_an_empty_hand_asks_nothing() -> None:  # rulebook: Eliminating a character (law 6)
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    1/4   play: volcanic-10s
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("bang-2c > Kit")
    assert (t["Kit"].out, t["Kit"].in_play, t.asked) == (True, [], "Black Jack")


@pytest.mark.parametrize(("beers", "life"), [("beer-6h beer-7h", 1), ("beer-6h", 0)])
def test_two_less_three_needs_two_beers(beers: str, life: int) -> None:  # ruling 46
    t = table(f"""
        > Kit Carlson    outlaw    2/4   hand: {beers}   play: dynamite-2h
          Black Jack     sheriff
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        phase: start
        deck: 5s
    """)
    assert (t.asked, t.ask and t.ask.kind, t["Kit"].life) == ("Kit Carlson", "save", -1)
    t.play(*beers.split())
    assert (t["Kit"].life, t["Kit"].out) == (life, life < 1)


def test_a_beer_saves_in_ones_own_turn_too() -> None:  # ruling 47
    t = table("""
        > Black Jack     sheriff   1/5   hand: duel-js beer-6h
          Kit Carlson    outlaw    hand: bang-2c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-2c", "Black: pass", "Black: beer-6h")
    assert (t["Black"].life, t.turn, t.asked, t.outcome) == (1, "Black Jack", "Black Jack", None)


def test_a_saloon_does_not_save_in_ones_own_turn_either() -> None:  # rulebook: Saloon
    t = table("""
        > Kit Carlson    outlaw    1/4   hand: duel-js saloon-5h
          Black Jack     sheriff   hand: bang-2c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Black", "Black: bang-2c", "Kit: pass")
    assert (t.ask and t.ask.kind, t.options) == ("save", ["pass"])
    t.play("Kit: pass")
    assert (t["Kit"].out, t.turn) == (True, "Black Jack")


def test_with_two_players_left_a_lethal_beer_does_nothing() -> None:  # ruling 49
    t = table("""
        > Black Jack     sheriff   hand: bang-2c
          Kit Carlson    outlaw    out
          Jesse Jones    renegade  1/4   hand: beer-6h beer-7h
          Pedro Ramirez  outlaw    out
    """)
    t.play("bang-2c > Jesse", "Jesse: pass", "Jesse: beer-6h")
    assert (t["Jesse"].life, t.discard[0], t.ask and t.ask.kind) == (0, "beer-6h", "save")
    t.play("Jesse: beer-7h")
    assert (t["Jesse"].out, t.winners) == (True, ["Black Jack"])


def test_a_death_in_mid_card_may_leave_two_players_and_beer_without_effect() -> None:  # ruling 44, 49
    t = table("""
        > Black Jack     sheriff   hand: gatling-10h
          Kit Carlson    outlaw    1/4
          Jesse Jones    renegade  1/4   hand: beer-6h
          Pedro Ramirez  outlaw    out
    """)
    t.play("gatling-10h", "Jesse: pass")
    assert (t["Kit"].out, t.ask and t.ask.kind) == (True, "save")
    t.play("Jesse: beer-6h")
    assert (t["Jesse"].out, t.winners) == (True, ["Black Jack"])


def test_a_saloon_heals_all_players_in_play() -> None:  # rulebook: Saloon
    t = table("""
        > Black Jack     sheriff   2/5   hand: saloon-5h
          Kit Carlson    outlaw    1/4
          Jesse Jones    renegade  out
          Pedro Ramirez  outlaw    4/4
    """)
    t.play("saloon-5h")
    assert [t[name].life for name in ("Black", "Kit", "Pedro")] == [3, 2, 4]
    assert (t["Jesse"].out, t["Jesse"].life) == (True, 0)


def test_a_saloon_at_full_life_still_heals_the_others() -> None:  # ruling 56
    t = table("""
        > Black Jack     sheriff   hand: saloon-5h
          Kit Carlson    outlaw    3/4
          Jesse Jones    renegade  4/4
          Pedro Ramirez  outlaw    1/4
    """)
    t.play("saloon-5h")
    assert [t[name].life for name in ("Black", "Kit", "Jesse", "Pedro")] == [5, 4, 4, 2]


def test_a_saloon_works_with_two_players_left() -> None:  # ruling 50
    t = table("""
        > Black Jack     sheriff   2/5   hand: saloon-5h
          Kit Carlson    outlaw    out
          Jesse Jones    renegade  3/4
          Pedro Ramirez  outlaw    out
    """)
    t.play("saloon-5h")
    assert (t["Black"].life, t["Jesse"].life) == (3, 4)


@pytest.mark.parametrize(("beers", "alive"), [(1, False), (2, True)])
def test_two_less_three_plus_two(beers: int, alive: bool) -> None:  # rulebook: Beer, example
    t = table("""
          Willy the Kid   sheriff
        > Kit Carlson     outlaw   2   hand: beer-6h, beer-7h   play: dynamite-2h
          Rose Doolan     renegade
          Jesse Jones     outlaw
        phase: start
        deck: bang-8s
    """)
    t.play(*["beer-6h", "beer-7h"][:beers])
    if beers == 1:
        assert (t["Kit"].life, t.ask.kind if t.ask else "") == (0, "save")
        t.pass_()
    assert (t["Kit"].out, t["Kit"].life) == (not alive, 1 if alive else 0)
