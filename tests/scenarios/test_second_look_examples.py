"""A second look at the rules: the worked examples of the rulebooks, as they stand there."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def test_jesse_jones_with_three_life_points_keeps_three_cards() -> None:  # rulebook: Characters, example
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw   3/4   hand: bang-2c, bang-3c, bang-4c, bang-5c
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Jesse: pass")
    assert (t.ask.kind if t.ask else "", len(t.options)) == ("excess", 4)
    t.play("Jesse: discard bang-2c")
    assert (t["Jesse"].hand, t.turn) == (["bang-3c", "bang-4c", "bang-5c"], "Rose Doolan")


def ann_and_others(ann: str, mates: str = "") -> Table:
    """The six players of the figure; Ann is the Sheriff, the others sit clockwise."""
    return table(f"""
        > Willy the Kid    sheriff    hand: bang-2c   {ann}
          Sid Ketchum      outlaw
          Kit Carlson      outlaw     {mates if mates.startswith("play: mustang-8h") else ""}
          Jesse Jones      outlaw     {mates.removeprefix("dan ") if mates.startswith("dan ") else ""}
          Lucky Duke       renegade
          Black Jack       deputy
    """)


@pytest.mark.parametrize(
    "weapon", ["play: schofield-jc", "play: remington-kc", "play: rev_carabine-ac", "play: winchester-8s"]
)
def test_ann_shoots_carl_with_each_bigger_weapon(weapon: str) -> None:  # rulebook: BANG! and Missed!, example 1
    assert "play bang-2c > 3" in ann_and_others(weapon).options


@pytest.mark.parametrize("weapon", ["", "play: volcanic-10s"])
def test_ann_does_not_shoot_carl_with_colt_or_volcanic(weapon: str) -> None:
    # rulebook: BANG! and Missed!, example 1
    why = ann_and_others(weapon).refuses("bang-2c > Kit")
    assert why is not None
    assert (why.slug, dict(why.args)) == ("out_of_reach", {"distance": 2, "reach": 1})


@pytest.mark.parametrize("weapon", ["play: scope-as", "play: scope-as, volcanic-10s"])
def test_with_a_scope_ann_shoots_carl_with_any_weapon_unless_he_has_a_mustang(weapon: str) -> None:
    # rulebook: BANG! and Missed!, example 1
    assert "play bang-2c > 3" in ann_and_others(weapon).options
    why = ann_and_others(weapon, "play: mustang-8h").refuses("bang-2c > Kit")
    assert why is not None
    assert dict(why.args) == {"distance": 2, "reach": 1}


@pytest.mark.parametrize(
    ("weapon", "reached"), [("remington-kc", False), ("rev_carabine-ac", True), ("winchester-8s", True)]
)
def test_dan_with_a_mustang_is_seen_at_four(weapon: str, reached: bool) -> None:
    # rulebook: BANG! and Missed!, example 2
    t = ann_and_others(f"play: {weapon}", "dan play: mustang-8h")
    assert ("play bang-2c > 4" in t.options) is reached


def test_the_four_of_hearts_behind_the_barrel() -> None:  # rulebook: Draw!, example
    position = """
        > Willy the Kid   sheriff    hand: bang-2c
          Sid Ketchum     outlaw     hand: missed-2s   play: barrel-qs
          Kit Carlson     outlaw
          Jesse Jones     renegade
        deck: {}
    """
    t = table(position.format("jail-4h"))
    t.play("Willy: bang-2c > Sid", "Sid: use barrel")
    assert (t["Sid"].life, t.discard[0], t.asked) == (4, "jail-4h", "Willy the Kid")
    t = table(position.format("bang-9d"))
    t.play("Willy: bang-2c > Sid", "Sid: use barrel", "Sid: missed-2s")
    assert (t["Sid"].life, t["Sid"].hand) == (4, [])


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


def test_a_sombrero_is_ripe_from_the_next_players_turn_on() -> None:  # rulebook: Green cards, example 1
    t = table("""
        > Willy the Kid   sheriff    hand: sombrero-7c
          Black Jack      outlaw     hand: bang-2c
          Rose Doolan     renegade
          Sid Ketchum     outlaw
    """)
    t.play("Willy: sombrero-7c")
    assert t.options == ["pass"]
    t.play("Willy: pass", "Black: bang-2c > Willy", "Willy: use sombrero")
    assert (t["Willy"].life, t["Willy"].in_play, t.discard[0]) == (5, [], "sombrero-7c")


def test_a_derringer_put_down_shoots_and_draws_in_a_following_turn() -> None:  # rulebook: Green cards, example 2
    t = table("""
        > Willy the Kid   sheriff    hand: derringer-7s
          Black Jack      outlaw     play: jail-js
          Rose Doolan     renegade   play: jail-10s
          Sid Ketchum     outlaw     play: jail-4h
        deck: bang-2c bang-3c bang-4c bang-9d beer-6h panic-jh
    """)
    t.play("Willy: derringer-7s")
    t.refuses("use derringer-7s > Black")
    t.play("Willy: pass")  # three prisoners miss their turns
    assert (t.turn, t["Willy"].hand) == ("Willy the Kid", ["bang-9d", "beer-6h"])
    t.play("Willy: use derringer-7s > Black")
    assert (t["Black"].life, t["Willy"].hand, t["Willy"].in_play) == (3, ["bang-9d", "beer-6h", "panic-jh"], [])


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


def test_a_dodge_cancels_a_punch_and_then_draws() -> None:  # rulebook: Other cards, example 5
    t = table("""
        > Willy the Kid   sheriff   hand: punch-10s
          Kit Carlson     outlaw    hand: dodge-7d
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        deck: beer-6h
    """)
    t.play("Willy: punch-10s > Kit", "Kit: dodge-7d")
    assert (t["Kit"].life, t["Kit"].hand, t.discard[:2]) == (4, ["beer-6h"], ["dodge-7d", "punch-10s"])


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


def test_herb_hunter_draws_five_cards_for_an_outlaw() -> None:  # rulebook: Herb Hunter
    t = table("""
        > Herb Hunter     sheriff        hand: bang-2c
          Kit Carlson     outlaw    1
          Rose Doolan     renegade
          Sid Ketchum     outlaw
    """)
    assert len(t.play("Herb: bang-2c > Kit")["Herb"].hand) == 5
