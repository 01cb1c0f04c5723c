"""Vera Custer: the ability of another, from one turn of hers to the next."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(vera: str, others: tuple[str, str, str], more: str = "", **options: bool) -> Table:
    """Vera, an Outlaw, has the turn; the Sheriff sits on her right."""
    return table(
        f"""
          {others[0]}     sheriff
        > {vera}
          {others[1]}     renegade
          {others[2]}     outlaw
        {more}
        """,
        **options,
    )


PLAIN = ("Willy the Kid", "Lucky Duke", "Pixie Pete")


def test_she_chooses_another_character_in_play_before_she_draws() -> None:  # ruling 130
    t = four("Vera Custer outlaw", PLAIN, "phase: start")
    assert t.ask is not None
    assert (t.asked, t.ask.kind) == ("Vera Custer", "aim")
    assert sorted(t.options) == ["aim > 1", "aim > 3", "aim > 4"]
    assert t["Vera"].hand == []
    t.play("Vera: aim > Willy")
    assert (t["Vera"].characters, len(t["Vera"].hand)) == (("vera_custer", "willy_the_kid"), 2)


def test_she_must_choose_and_not_among_the_dead_or_herself() -> None:  # ruling 130
    t = table("""
          Willy the Kid   sheriff
        > Vera Custer     outlaw
          Lucky Duke      renegade
          Pixie Pete      outlaw    out
        phase: start
    """)
    assert sorted(t.options) == ["aim > 1", "aim > 3"]
    t.refuses("pass")
    t.refuses("aim > Vera")
    t.refuses("aim > Pixie")


def test_with_one_opponent_left_she_need_not_be_asked() -> None:  # ruling 130
    t = table("""
          Willy the Kid   sheriff
        > Vera Custer     outlaw
          Lucky Duke      renegade  out
          Pixie Pete      outlaw    out
        phase: start
    """)
    assert (t["Vera"].characters, t.phase) == (("vera_custer", "willy_the_kid"), "play")


def test_dynamite_and_jail_come_before_her_choice() -> None:  # ruling 130
    t = four("Vera Custer outlaw 3/3 play: dynamite-2h jail-js", PLAIN, "phase: start\ndeck: bang-qh beer-6h")
    assert t.ask is not None
    assert (t.ask.kind, t["Vera"].in_play, t["Lucky"].in_play) == ("aim", [], ["dynamite-2h"])


def test_the_old_copy_still_works_for_dynamite_and_jail() -> None:  # ruling 130
    t = four(
        "Vera Custer + Lucky Duke   outlaw   play: dynamite-2h jail-js",
        PLAIN,
        "phase: start\ndeck: missed-2s beer-6h missed-3s beer-7h",
    )
    t.play("Vera: take beer-6h", "Vera: take beer-7h")
    assert t.ask is not None
    assert (t.ask.kind, t["Vera"].life, t["Vera"].characters) == ("aim", 3, ("vera_custer",))


def test_a_turn_lost_in_jail_leaves_her_without_an_ability() -> None:  # ruling 130
    t = four(
        "Vera Custer + Willy the Kid   outlaw   play: jail-js", ("Willy the Kid", "Rose Doolan", "Jesse Jones"),
        "phase: start\ndeck: missed-2s",
    )  # fmt: skip
    assert (t["Vera"].characters, t.turn) == (("vera_custer",), "Rose Doolan")


def test_she_copies_the_ability_and_not_the_life_points() -> None:  # ruling 131
    t = four("Vera Custer outlaw 2/3", PLAIN, "phase: start")
    t.play("Vera: aim > Willy")
    assert (t["Vera"].life, t["Vera"].max_life) == (2, 3)


def test_before_her_first_turn_she_has_no_ability() -> None:  # ruling 131
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Vera Custer     outlaw    hand: beer-6h
          Jourdonnais     renegade
          Elena Fuente    outlaw
    """)
    t.play("Willy: bang-2c > Vera")
    assert t.options == ["pass"]


def test_she_keeps_the_ability_out_of_turn_and_when_its_owner_dies() -> None:  # ruling 131
    t = table("""
        > Willy the Kid              sheriff         hand: bang-2c bang-3c
          Vera Custer + Elena Fuente outlaw          hand: beer-6h
          Rose Doolan                renegade
          Elena Fuente               outlaw    1/3
    """)
    t.play("Willy: bang-2c > Elena")
    assert t["Elena"].out
    t.play("Willy: bang-3c > Vera", "Vera: beer-6h as missed")
    assert (t["Vera"].life, t["Vera"].characters) == (3, ("vera_custer", "elena_fuente"))


def test_in_her_next_turn_she_chooses_again() -> None:  # ruling 131
    t = four("Vera Custer + Willy the Kid outlaw", PLAIN, "phase: start")
    t.play("Vera: aim > Pixie")
    assert (t["Vera"].characters, len(t["Vera"].hand)) == (("vera_custer", "pixie_pete"), 3)


@pytest.mark.parametrize(("model", "cards"), [("Pixie Pete", 3), ("Bill Noface", 2), ("Sean Mallory", 2)])
def test_a_draw_ability_counts_in_the_phase_one_that_follows(model: str, cards: int) -> None:  # ruling 132
    t = four("Vera Custer outlaw 2/3", ("Willy the Kid", model, "Rose Doolan"), "phase: start")
    t.play(f"Vera: aim > {model}")
    assert len(t["Vera"].hand) == cards


def test_she_has_her_own_count_of_an_ability_that_is_limited() -> None:  # ruling 132
    t = four(
        "Vera Custer + Doc Holyday   outlaw   hand: beer-6h beer-7h beer-8h beer-9h",
        ("Willy the Kid", "Doc Holyday", "Rose Doolan"),
        "marks: turn doc_holyday of 3 = 1",
    )
    t.play("Vera: use doc_holyday > Willy", "Vera: beer-6h", "Vera: beer-7h")
    assert (t["Willy"].life, [option for option in t.options if "doc" in option]) == (4, [])


def test_vera_as_jose_draws_twice_a_turn() -> None:  # ruling 132
    t = four(
        "Vera Custer + José Delgado   outlaw   hand: mustang-8h scope-as barrel-qs",
        ("Willy the Kid", "José Delgado", "Rose Doolan"),
    )
    t.play("Vera: use mustang-8h as jose_delgado", "Vera: use scope-as as jose_delgado")
    assert (len(t["Vera"].hand), [option for option in t.options if "jose" in option]) == (5, [])


def test_vera_as_vulture_sam_shares_with_him_card_by_card() -> None:  # ruling 69
    t = table("""
        > Willy the Kid               sheriff        hand: bang-2c
          Jesse Jones                 outlaw    1/4  play: barrel-qs scope-as schofield-jc
          Vera Custer + Vulture Sam   renegade
          Vulture Sam                 outlaw
        deck: missed-2s
    """)
    t.play("Willy: bang-2c > Jesse", "Jesse: pass")
    assert (t.asked, t.options) == ("Vera Custer", ["take barrel-qs", "take scope-as", "take schofield-jc"])
    t.play("Vera: take scope-as", "Vulture Sam: take barrel-qs")
    assert (t["Vera"].hand, t["Vulture Sam"].hand) == (["scope-as", "schofield-jc"], ["barrel-qs"])


def test_vera_as_molly_stark_draws_besides_her() -> None:  # ruling 110, 132
    t = table("""
        > Willy the Kid               sheriff        hand: gatling-10h
          Vera Custer + Molly Stark   outlaw         hand: missed-2s
          Molly Stark                 renegade       hand: missed-3s
          Rose Doolan                 outlaw
        deck: scope-as mustang-8h
    """)
    t.play("Willy: gatling-10h", "Vera: missed-2s", "Molly: missed-3s")
    assert (t["Vera"].hand, t["Molly"].hand) == (["scope-as"], ["mustang-8h"])


def test_vera_as_apache_kid_ignores_diamonds() -> None:  # ruling 98, 132
    t = table("""
        > Willy the Kid              sheriff   hand: indians-kd
          Vera Custer + Apache Kid   outlaw
          Apache Kid                 renegade
          Rose Doolan                outlaw
    """)
    t.play("Willy: indians-kd")
    assert [t[name].life for name in ("Vera", "Apache", "Rose")] == [3, 3, 3]


def test_vera_as_greg_digger_is_healed_by_gregs_own_death() -> None:  # ruling 71, 131
    t = table("""
        > Willy the Kid               sheriff        hand: bang-2c
          Greg Digger                 outlaw    1/4
          Vera Custer + Greg Digger   renegade  1/3
          Rose Doolan                 outlaw
    """)
    t.play("Willy: bang-2c > Greg")
    assert (t["Greg"].out, t["Vera"].life) == (True, 3)


def test_vera_as_tequila_joe_drinks_for_two() -> None:  # ruling 52, 132
    t = four("Vera Custer + Tequila Joe outlaw 1/3 hand: beer-6h", ("Willy the Kid", "Tequila Joe", "Rose Doolan"))
    t.play("Vera: beer-6h")
    assert t["Vera"].life == 3


def test_vera_as_sid_ketchum_may_interject() -> None:  # ruling 54, 132
    t = table("""
        > Willy the Kid               sheriff
          Vera Custer + Sid Ketchum   outlaw   1/3  hand: beer-6h beer-7h
          Sid Ketchum                 renegade
          Rose Doolan                 outlaw
    """)
    t.play("Vera interjects: use sid_ketchum", "Vera: beer-6h", "Vera: beer-7h")
    assert t["Vera"].life == 2


# Further turns and other boxes.


def test_in_an_extra_turn_she_chooses_again() -> None:  # ruling 133
    t = four("Vera Custer + Willy the Kid outlaw", PLAIN, "phase: start\nturn: 5 extra")
    assert t.ask is not None
    assert t.ask.kind == "aim"


def test_with_the_switch_she_keeps_her_copy_in_an_extra_turn() -> None:  # ruling 133
    t = four("Vera Custer + Pixie Pete outlaw", PLAIN, "phase: start\nturn: 5 extra", keep_copy=True)
    assert (t["Vera"].characters, len(t["Vera"].hand)) == (("vera_custer", "pixie_pete"), 3)
    usual = four("Vera Custer + Pixie Pete outlaw", PLAIN, "phase: start", keep_copy=True)
    assert usual.ask is not None
    assert usual.ask.kind == "aim"


def test_during_a_hangover_she_neither_chooses_nor_has_an_ability() -> None:  # ruling 130, 139
    t = four("Vera Custer + Pixie Pete outlaw", PLAIN, "phase: start\nevent: hangover")
    assert (t["Vera"].characters, len(t["Vera"].hand), t.phase) == (("vera_custer",), 2, "play")


def test_vera_as_johnny_kisch_clears_the_table_of_a_name() -> None:  # ruling 134, 135
    t = table("""
          Willy the Kid                sheriff   play: mustang-8h
        > Vera Custer + Johnny Kisch   outlaw    hand: mustang-5h
          Johnny Kisch                 renegade  play: mustang-9h
          Rose Doolan                  outlaw
    """)
    t.play("Vera: mustang-5h")
    assert (t["Vera"].in_play, t["Willy"].in_play, t["Johnny"].in_play) == (["mustang-5h"], [], [])


def test_vera_as_uncle_will_opens_a_general_store() -> None:  # ruling 134, 137
    t = table("""
          Willy the Kid              sheriff
        > Vera Custer + Uncle Will   outlaw    hand: beer-6h beer-7h
          Uncle Will                 renegade
          Rose Doolan                outlaw
        deck: scope-as mustang-8h mustang-9h schofield-jc
    """)
    t.play("Vera: use beer-6h as uncle_will", "Vera: take scope-as", "Uncle: mustang-8h", "Rose: mustang-9h")
    assert (t["Vera"].hand, t["Willy"].hand) == (["beer-7h", "scope-as"], ["schofield-jc"])
    assert "use beer-7h as uncle_will" not in t.options


def test_vera_as_claus_gives_a_card_to_everybody() -> None:  # ruling 134, 138
    t = four("Vera Custer outlaw", ("Willy the Kid", "Claus the Saint", "Rose Doolan"), "phase: start")
    t.play("Vera: aim > Claus")
    while t.ask is not None and t.ask.kind == "pick":
        t.play(t.options[0])
    assert [len(t[name].hand) for name in ("Vera", "Willy", "Claus", "Rose")] == [2, 1, 1, 1]
