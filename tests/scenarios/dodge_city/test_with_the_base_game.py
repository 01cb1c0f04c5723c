"""Characters of the base game among the cards and characters of Dodge City."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def four(first: str, second: str, third: str = "Rose Doolan renegade", more: str = "") -> Table:
    return table(f"""
        > {first}
          {second}
          {third}
          Kit Carlson   outlaw
        {more}
    """)


# Suzy Lafayette and El Gringo.


def test_suzys_last_missed_draws_a_dodge_that_is_the_second_against_slab() -> None:  # ruling 91, 116
    t = four(
        "Slab the Killer sheriff hand: bang-2c",
        "Suzy Lafayette outlaw hand: missed-2s",
        more="deck: dodge-7d scope-as mustang-8h",
    )
    t.play("Slab: bang-2c > Suzy", "Suzy: missed-2s", "Suzy: dodge-7d")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["scope-as"])


def test_after_a_duel_suzy_and_molly_draw_before_anything_else() -> None:  # ruling 111, 117
    t = four(
        "Suzy Lafayette sheriff hand: duel-qd bang-2c",
        "Molly Stark outlaw hand: bang-3c bang-4c",
        more="deck: scope-as mustang-8h mustang-9h barrel-qs",
    )
    t.play("Suzy: duel-qd > Molly", "Molly: bang-3c", "Suzy: bang-2c")
    assert (t["Suzy"].hand, t["Molly"].hand) == ([], ["bang-4c"])
    t.play("Molly: bang-4c")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["scope-as"])
    assert t["Molly"].hand == ["mustang-8h", "mustang-9h"]


def test_el_gringo_takes_the_card_that_suzy_draws_after_her_duel() -> None:  # ruling 117, 120
    t = four("Suzy Lafayette sheriff hand: duel-qd", "El Gringo outlaw", more="deck: scope-as mustang-8h")
    t.play("Suzy: duel-qd > El Gringo")
    assert (t["El Gringo"].hand, t["Suzy"].hand) == (["scope-as"], ["mustang-8h"])


@pytest.mark.parametrize(
    "attack", ["use knife > 2", "use buffalo_rifle > 2", "use howitzer", "punch-10s > 2", "springfield-ks > 2"]
)
def test_el_gringo_takes_a_card_for_every_shot_of_the_box(attack: str) -> None:  # ruling 119
    t = four(
        "Willy the Kid sheriff hand: punch-10s springfield-ks beer-6h play: knife-8h buffalo_rifle-qc howitzer-9s",
        "El Gringo outlaw",
    )
    t.play(f"Willy: {attack}")
    if t.ask is not None and t.ask.kind == "cost":
        t.play("Willy: discard beer-6h")
    assert (t["El Gringo"].life, len(t["El Gringo"].hand)) == (2, 1)


def test_suzy_draws_as_soon_as_her_last_card_has_cancelled_docs_shot() -> None:  # ruling 115, 128
    t = four(
        "Doc Holyday sheriff hand: beer-6h beer-7h", "Suzy Lafayette outlaw hand: missed-2s", more="deck: scope-as"
    )
    t.play("Doc: use doc_holyday > Suzy", "Doc: beer-6h", "Doc: beer-7h", "Suzy: missed-2s")
    assert (t["Suzy"].life, t["Suzy"].hand, t["Doc"].hand) == (4, ["scope-as"], [])


# Calamity Janet, Bart Cassidy, Lucky Duke, Kit Carlson, Vulture Sam.


@pytest.mark.parametrize("attack", ["punch-10s > 2", "use knife > 2", "use howitzer"])
def test_calamity_janet_answers_every_shot_with_a_bang(attack: str) -> None:  # ruling 38
    t = four("Willy the Kid sheriff hand: punch-10s play: knife-8h howitzer-9s", "Calamity Janet outlaw hand: bang-3c")
    t.play(f"Willy: {attack}", "Calamity: bang-3c as missed")
    assert t["Calamity"].life == 4


@pytest.mark.parametrize("card", ["punch-10s", "gatling-10h", "springfield-ks"])
def test_calamity_janet_does_not_dodge_with_other_shots(card: str) -> None:  # ruling 35
    t = four("Willy the Kid sheriff hand: bang-2c", f"Calamity Janet outlaw hand: {card}")
    t.play("Willy: bang-2c > Calamity")
    assert t.options == ["pass"]


def test_bart_cassidy_draws_for_green_shots() -> None:  # ruling 58
    t = four("Willy the Kid sheriff play: knife-8h", "Bart Cassidy outlaw", more="deck: scope-as")
    t.play("Willy: use knife > Bart")
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["scope-as"])


def test_vulture_sam_who_is_sheriff_loses_what_he_inherits_of_a_deputy_killed_with_a_green_card() -> None:
    # ruling 65, 66
    t = table("""
        > Vulture Sam     sheriff        hand: beer-6h   play: knife-8h mustang-8h
          Jesse Jones     deputy    1/4  play: iron_plate-ad
          Rose Doolan     renegade
          Kit Carlson     outlaw
          Lucky Duke      outlaw
    """)
    t.play("Vulture Sam: use knife > Jesse", "Jesse: pass")
    assert (t["Jesse"].out, t["Vulture Sam"].hand, t["Vulture Sam"].in_play) == (True, [], [])


def test_a_prisoner_with_two_dynamites_at_the_table_is_checked_for_his_own_ones() -> None:  # ruling 23, 27
    t = table("""
          Willy the Kid   sheriff         play: dynamite-10c
        > Lucky Duke      outlaw          play: dynamite-2h jail-js
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: missed-2s missed-jc missed-3s beer-6h scope-as mustang-8h
    """)
    t.play("Lucky: take missed-jc", "Lucky: take beer-6h")
    assert (t["Lucky"].life, t["Lucky"].in_play, t["Rose"].in_play) == (4, [], ["dynamite-2h"])
    assert t["Willy"].in_play == ["dynamite-10c"]


# Three and eight players.


def test_three_players_have_open_roles_and_whoever_shoots_his_target_wins() -> None:  # ruling 74
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


def test_of_eight_players_two_are_renegades_each_for_himself() -> None:  # ruling 73
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


# Copied abilities of phase 1 in the events that change it.


def drawing(model: str, event: str, more: str = "") -> Table:
    """Vera with the ability of another is about to draw."""
    return table(f"""
          Willy the Kid            sheriff   hand: saloon-5h
        > Vera Custer + {model}    outlaw
          {model}                  renegade
          Rose Doolan              outlaw
        event: {event}
        phase: draw
        deck: bang-2c bang-9d bang-4c bang-5c
        {more}
    """)


def test_vera_as_kit_carlson_takes_one_of_three_in_thirst_and_all_with_the_train() -> None:  # ruling 121, 132
    t = drawing("Kit Carlson", "thirst").play("Vera: take bang-9d")
    assert (t["Vera"].hand, t.deck[:3]) == (["bang-9d"], ["bang-2c", "bang-4c", "bang-5c"])
    t = drawing("Kit Carlson", "train_arrival").play("Vera: take bang-9d", "Vera: take bang-4c")
    assert (t["Vera"].hand, t.deck[0]) == (["bang-9d", "bang-4c", "bang-2c"], "bang-5c")


def test_vera_as_jesse_jones_may_take_her_only_card_of_thirst_from_a_hand() -> None:  # ruling 122, 132
    t = drawing("Jesse Jones", "thirst").play("Vera: take hand > Willy")
    assert (t["Vera"].hand, t["Willy"].hand) == (["saloon-5h"], [])
    t = drawing("Jesse Jones", "train_arrival").play("Vera: take hand > Willy")
    assert t["Vera"].hand == ["saloon-5h", "bang-2c", "bang-9d"]


def test_vera_as_pedro_ramirez_may_take_her_only_card_of_thirst_from_the_discards() -> None:  # ruling 122, 132
    t = drawing("Pedro Ramirez", "thirst", "discard: beer-6h").play("Vera: take beer-6h")
    assert (t["Vera"].hand, t.discard) == (["beer-6h"], [])


def test_vera_as_black_jack_has_no_second_card_to_show_in_thirst() -> None:  # ruling 123, 132
    assert drawing("Black Jack", "thirst")["Vera"].hand == ["bang-2c"]
    assert drawing("Black Jack", "train_arrival")["Vera"].hand == ["bang-2c", "bang-9d", "bang-4c", "bang-5c"]


@pytest.mark.parametrize(("event", "left"), [("lasso", []), ("hangover", ["mustang-8h"])])
def test_vera_as_johnny_kisch_works_with_the_lasso_and_not_in_a_hangover(event: str, left: list[str]) -> None:
    # ruling 134, 136
    t = table(f"""
          Willy the Kid                sheriff   play: mustang-8h
        > Vera Custer + Johnny Kisch   outlaw    hand: mustang-5h
          Johnny Kisch                 renegade
          Rose Doolan                  outlaw
        event: {event}
    """)
    t.play("Vera: mustang-5h")
    assert (t["Vera"].in_play, t["Willy"].in_play) == (["mustang-5h"], left)
