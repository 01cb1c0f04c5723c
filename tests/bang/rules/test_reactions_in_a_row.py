"""Several reactions to one thing: in which order they come, who sees what of the others, and where the cards come from
when the deck runs out in between."""

from __future__ import annotations

from tests.support.table import Table, table


def five(*seats: str, more: str = "") -> Table:
    """Up to five seats, the first one's turn; the roles that are left are for Kit Carlson and Black Jack."""
    left = ["renegade", "outlaw", "outlaw", "deputy"]
    for line in seats[1:]:
        left.remove(next(role for role in left if f" {role}" in line))
    rest = [f"{name} {role}" for name, role in zip(("Kit Carlson", "Black Jack"), left)]
    return table("\n".join([f"> {seats[0]}", *seats[1:], *rest, more]))


def test_a_gatling_meets_bart_suzy_molly_and_el_gringo_one_after_the_other() -> None:
    # ruling 43, 57, 110, 115, 119
    t = five(
        "Willy the Kid sheriff hand: gatling-10h, duel-qd",
        "Bart Cassidy outlaw",
        "Suzy Lafayette outlaw hand: missed-2s",
        "Molly Stark renegade hand: missed-3s",
        "El Gringo deputy",
        more="deck: beer-6h beer-7h beer-8h beer-9h",
    )
    t.play("gatling-10h", "Suzy: miss missed-2s", "Molly: miss missed-3s")
    assert [t[seat].hand for seat in (2, 3, 4, 5)] == [["beer-6h"], ["beer-7h"], ["beer-8h"], ["duel-qd"]]
    assert [t[seat].life for seat in (2, 3, 4, 5)] == [3, 4, 4, 2]


def test_indians_meet_molly_suzy_and_calamity_janet() -> None:  # ruling 36, 43, 110, 115
    t = five(
        "Willy the Kid sheriff hand: indians-kd",
        "Molly Stark outlaw hand: bang-2c",
        "Suzy Lafayette outlaw hand: bang-3c",
        "Calamity Janet renegade hand: missed-2s",
        more="deck: beer-6h beer-7h beer-8h",
    )
    t.play("indians-kd", "bang-2c", "bang-3c", "missed-2s as bang")
    assert [t[seat].hand for seat in (2, 3, 4)] == [["beer-6h"], ["beer-7h"], []]


def test_the_card_that_bart_draws_in_mid_gatling_empties_the_deck_and_the_next_barrel_flips_a_shuffled_card() -> None:
    # ruling 11, 58, 81
    t = five(
        "Willy the Kid sheriff hand: gatling-10h",
        "Bart Cassidy outlaw",
        "Jourdonnais outlaw",
        more="deck: beer-6h end",
    )
    t.play("gatling-10h")
    assert (t["Bart"].hand, t.deck, t.discard) == (["beer-6h"], ["gatling-10h"], [])
    t.play("use jourdonnais")
    assert t["Jourdonnais"].life == 4, "the 10 of hearts of the Gatling itself"


def test_suzy_draws_her_own_last_card_again_when_there_is_no_other() -> None:  # ruling 81, 114
    t = table("""
        > Suzy Lafayette   sheriff    3/5   hand: beer-6h
          Bart Cassidy     outlaw
          Kit Carlson      renegade
          Black Jack       outlaw
        deck: end
    """)
    t.play("beer-6h", "beer-6h")
    assert (t["Suzy"].life, t["Suzy"].hand) == (5, ["beer-6h"])


def test_herb_and_the_killer_share_the_last_cards_of_the_deck() -> None:  # ruling 70, 81
    t = table("""
        > Willy the Kid   sheriff    hand: bang-2c
          Bart Cassidy    outlaw     1/4
          Herb Hunter     renegade
          Black Jack      outlaw
        deck: beer-6h beer-7h beer-8h beer-9h end
    """)
    t.play("bang-2c > Bart")
    assert (t["Herb"].hand, t["Willy"].hand) == (["beer-6h", "beer-7h"], ["beer-8h", "beer-9h", "bang-2c"])


def test_sam_greg_herb_and_the_killer_react_to_a_death_by_indians_before_the_next_player_answers() -> None:
    # ruling 60, 68, 70
    t = table("""
        > Willy the Kid   sheriff    hand: indians-kd
          Bart Cassidy    outlaw     1/4   hand: bang-2c   play: mustang-8h
          Vulture Sam     deputy     1/4
          Greg Digger     outlaw     1/4
          Herb Hunter     renegade   1/4
        deck: bang-3c missed-2s beer-6h beer-7h beer-8h
    """)
    t.play("indians-kd", "Bart: pass", "Bart: pass")
    assert (t.asked, t["Vulture"].hand) == ("Vulture Sam", ["bang-2c", "mustang-8h"])
    assert (t["Greg"].life, t["Herb"].hand) == (3, ["bang-3c", "missed-2s"])
    assert t["Willy"].hand == ["beer-6h", "beer-7h", "beer-8h"]
    t.play("Vulture: bang-2c", "Herb: bang-3c")
    assert [t[seat].life for seat in (3, 4, 5)] == [1, 2, 1], "Greg had no card to answer with"


def test_el_gringo_takes_the_reward_of_who_shot_him_in_the_same_gatling() -> None:  # ruling 60, 119
    t = table("""
        > Willy the Kid   sheriff    hand: gatling-10h
          Bart Cassidy    outlaw     1/4
          El Gringo       renegade
          Black Jack      outlaw
        deck: beer-6h beer-7h beer-8h
    """)
    t.play("gatling-10h")
    assert (len(t["Willy"].hand), len(t["El"].hand)) == (2, 1)


def test_a_sheriff_who_loses_all_for_his_deputy_has_nothing_for_el_gringo() -> None:  # ruling 65, 119
    t = table("""
        > Willy the Kid   sheriff    hand: gatling-10h, beer-6h, beer-7h
          Bart Cassidy    deputy     1/4
          El Gringo       renegade
          Black Jack      outlaw
          Kit Carlson     outlaw
    """)
    t.play("gatling-10h")
    assert (t["Willy"].hand, t["El"].hand, t["El"].life) == ([], [], 2)


def test_a_sheriffs_gatling_that_kills_deputy_outlaw_deputy_leaves_them_nothing() -> None:  # ruling 60, 64, 65
    t = table("""
        > Willy the Kid   sheriff    hand: gatling-10h, beer-6h
          Bart Cassidy    deputy     1/4
          Kit Carlson     outlaw     1/4
          Black Jack      deputy     1/4
          Rose Doolan     renegade
          Lucky Duke      outlaw
          Paul Regret     outlaw
    """)
    t.play("gatling-10h")
    assert t["Willy"].hand == []
    assert [t[seat].out for seat in (2, 3, 4)] == [True, True, True]


def test_a_volley_that_leaves_two_players_makes_the_last_victims_beer_useless() -> None:  # ruling 44, 49
    t = table("""
        > Willy the Kid   sheriff    hand: gatling-10h
          Bart Cassidy    outlaw     1/4   hand: beer-6h
          Kit Carlson     outlaw     1/4   hand: beer-7h
          Black Jack      renegade   1/4   hand: beer-8h
    """)
    t.play("gatling-10h", "Bart: pass", "Bart: pass", "Kit: pass", "Kit: pass", "Black: pass", "Black: play beer-8h")
    assert t.winners == ["Willy the Kid"]


def test_the_same_volley_in_another_order_lets_the_first_victims_drink() -> None:  # ruling 45
    t = table("""
        > Willy the Kid   sheriff    hand: gatling-10h
          Bart Cassidy    outlaw     1/4   hand: beer-6h
          Kit Carlson     outlaw     1/4   hand: beer-7h
          Black Jack      renegade   1/4   hand: beer-8h
    """)
    t.play("gatling-10h", "Bart: pass", "play beer-6h", "Kit: pass", "play beer-7h", "Black: pass", "play beer-8h")
    assert [t[seat].life for seat in (2, 3, 4)] == [1, 1, 1]


def test_tequila_joe_needs_one_beer_where_others_need_two() -> None:  # ruling 46, 52
    t = table("""
        > Willy the Kid   sheriff
          Tequila Joe     outlaw     2/4   hand: beer-6h   play: dynamite-2h
          Kit Carlson     outlaw
          Black Jack      renegade
        phase: end
        deck: missed-2s beer-7h beer-8h
    """)
    t.play("play beer-6h")
    assert (t["Tequila"].life, t["Tequila"].hand) == (1, ["beer-7h", "beer-8h"])


def test_suzy_who_throws_her_last_beer_in_vain_may_draw_the_one_that_saves_her() -> None:  # ruling 46, 115
    t = table("""
        > Willy the Kid    sheriff
          Suzy Lafayette   outlaw     2/4   hand: beer-6h   play: dynamite-2h
          Kit Carlson      outlaw
          Black Jack       renegade
        phase: end
        deck: missed-2s beer-7h saloon-5h duel-qd duel-js
    """)
    t.play("play beer-6h")
    assert (t.asked, t["Suzy"].life, t["Suzy"].hand) == ("Suzy Lafayette", 0, ["beer-7h"])
    t.play("play beer-7h")
    assert (t["Suzy"].life, t.turn) == (1, "Suzy Lafayette")


def test_greg_digger_as_sheriff_is_healed_up_to_his_additional_bullet() -> None:  # ruling 56, 70
    t = table("""
        > Greg Digger     sheriff    4/5   hand: bang-2c
          Bart Cassidy    outlaw     1/4
          Kit Carlson     outlaw
          Black Jack      renegade
    """)
    t.play("bang-2c > Bart")
    assert (t["Greg"].life, len(t["Greg"].hand)) == (5, 3)


def test_a_duel_that_kills_brings_sam_the_estate_and_his_reward() -> None:  # ruling 62, 64, 68
    t = table("""
        > Vulture Sam     sheriff    hand: duel-qd
          Bart Cassidy    outlaw     1/4   hand: beer-6h   play: barrel-qs
          Kit Carlson     outlaw
          Black Jack      renegade
        deck: missed-2s missed-3s missed-4s
    """)
    t.play("duel-qd > Bart", "pass", "pass")
    assert t["Vulture"].hand == ["beer-6h", "barrel-qs", "missed-2s", "missed-3s", "missed-4s"]


def test_whoever_is_robbed_of_their_dynamite_in_their_own_turn_is_not_checked_again() -> None:  # ruling 22, 125
    t = table("""
        > Pat Brennan     sheriff
          Bart Cassidy    outlaw     play: dynamite-2h
          Kit Carlson     outlaw
          Black Jack      renegade
        phase: draw
    """)
    t.play("take dynamite-2h", "dynamite-2h", "pass")
    assert (t.turn, t["Pat"].in_play, t["Bart"].life) == ("Bart Cassidy", ["dynamite-2h"], 4)
