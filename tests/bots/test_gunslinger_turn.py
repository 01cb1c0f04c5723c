"""What gunslingers do in their turn: whom they attack, and what they put down, drink and keep."""

from __future__ import annotations

from tests.bots.positions import chosen, decided, why

FIVE = """
    > Bart Cassidy    {me}
      Kit Carlson     {left}
      Rose Doolan     {third}
      Lucky Duke      {fourth}
      Vulture Sam     {right}
"""
"""Five seats; the neighbours left and right are in reach of the Colt."""


def five(me: str, left: str, third: str, fourth: str, right: str, *more: str) -> str:
    return FIVE.format(me=me, left=left, third=third, fourth=fourth, right=right) + "\n".join(more)


def test_a_deputy_does_not_shoot_the_sheriff() -> None:
    table = five("deputy hand: bang-2c", "sheriff", "outlaw", "outlaw", "renegade play: mustang-8h")
    assert chosen(table) == "pass"


def test_a_deputy_shoots_their_other_neighbour() -> None:
    assert chosen(five("deputy hand: bang-2c", "sheriff", "outlaw", "outlaw", "renegade")) == "play bang-2c > 5"


def test_an_outlaw_shoots_the_sheriff_when_in_reach() -> None:
    table = five("outlaw hand: bang-2c", "sheriff", "deputy", "outlaw", "renegade")
    assert decided(table)[0] == "play bang-2c > 2"
    assert why(table) == "shoot_sheriff"


def test_an_outlaw_shoots_the_sheriff_rather_than_a_deputy_who_is_known() -> None:
    table = five("outlaw hand: bang-2c", "deputy shown 1/4", "outlaw", "renegade", "sheriff 2/5")
    assert chosen(table) == "play bang-2c > 5"


def test_an_outlaw_spares_an_outlaw_who_is_known() -> None:
    table = five("outlaw hand: bang-2c", "outlaw shown", "sheriff", "deputy", "renegade play: mustang-8h")
    assert chosen(table) == "pass"


def test_a_sheriff_shoots_an_outlaw_who_is_known_and_spares_a_deputy() -> None:
    assert chosen(five("sheriff hand: bang-2c", "deputy shown", "outlaw", "renegade", "outlaw")) == "play bang-2c > 5"
    table = five("sheriff hand: bang-2c", "deputy shown", "outlaw", "renegade", "outlaw play: mustang-8h")
    assert chosen(table) == "pass"


def test_a_sheriff_prefers_an_outlaw_who_is_known_to_a_stranger() -> None:
    table = five("sheriff hand: bang-2c", "outlaw shown", "outlaw", "deputy", "renegade")
    assert chosen(table) == "play bang-2c > 2"


def test_the_weaker_of_two_foes_is_shot_first() -> None:
    table = five("deputy hand: bang-2c", "outlaw 4/4", "sheriff", "renegade", "outlaw 1/4")
    assert chosen(table) == "play bang-2c > 5"


def test_a_foe_whose_missed_is_known_is_left_alone_for_another() -> None:
    known = five("deputy hand: bang-2c", "outlaw hand: missed-5s(1)", "sheriff", "renegade", "outlaw hand: beer-6h")
    assert chosen(known) == "play bang-2c > 5"


def test_a_foe_behind_a_barrel_is_a_poorer_target() -> None:
    table = five("deputy hand: bang-2c", "outlaw play: barrel-qs", "sheriff", "renegade", "outlaw")
    assert chosen(table) == "play bang-2c > 5"


def test_no_card_of_diamonds_is_wasted_on_apache_kid() -> None:
    table = """
        > Bart Cassidy    deputy     hand: bang-2d bang-2c
          Apache Kid      outlaw
          Rose Doolan     sheriff
          Lucky Duke      renegade
          Vulture Sam     outlaw     play: mustang-8h
    """
    assert chosen(table) == "play bang-2c > 2"


def test_no_shot_is_fired_at_a_ghost() -> None:
    table = five("sheriff hand: bang-2c", "outlaw ghost", "outlaw", "renegade", "deputy shown", "event: ghost_town")
    assert chosen(table.replace("> Bart", "  Bart").replace("  Kit", "> Kit")) != "play bang-2c > 2"


def test_a_renegade_spares_the_sheriff_while_others_live() -> None:
    table = five("renegade hand: bang-2c", "sheriff 1/5", "outlaw", "outlaw", "deputy play: mustang-8h")
    assert chosen(table) == "pass"


def test_a_renegade_shoots_the_sheriff_when_they_are_alone() -> None:
    table = five("renegade hand: bang-2c", "sheriff", "outlaw out", "outlaw out", "deputy out")
    assert decided(table)[0] == "play bang-2c > 2"
    assert why(table) == "last_two"


def test_a_renegade_with_two_others_shoots_the_one_who_is_not_the_sheriff() -> None:
    for role in ("outlaw", "deputy"):
        rest = ("outlaw", "deputy") if role == "outlaw" else ("outlaw", "outlaw")
        table = five("renegade hand: bang-2c", "sheriff 1/5", f"{rest[0]} out", f"{rest[1]} out", f"{role} shown")
        assert chosen(table) == "play bang-2c > 5"


def test_a_renegade_holds_down_the_gang_when_it_is_stronger() -> None:
    table = five("renegade hand: bang-2c", "outlaw shown 4/4", "outlaw shown 4/4", "sheriff 2/5", "deputy shown 2/4")
    assert decided(table)[0] == "play bang-2c > 2"
    assert why(table) == "balance"


def test_a_renegade_holds_down_the_law_when_it_is_stronger() -> None:
    table = five("renegade hand: bang-2c", "outlaw shown 2/4", "outlaw out", "sheriff 5/5", "deputy shown 2/4")
    assert chosen(table) == "play bang-2c > 5"


def test_a_deputy_does_not_fire_gatling_when_the_sheriff_has_one_life_left() -> None:
    table = five("deputy hand: gatling-10h", "sheriff 1/5", "outlaw 2/4", "outlaw 2/4", "renegade 2/4")
    assert chosen(table) == "pass"


def test_a_deputy_fires_gatling_when_the_sheriff_can_stand_it() -> None:
    table = five("deputy hand: gatling-10h", "sheriff 5/5 play: barrel-qs", "outlaw 1/4", "outlaw 1/4", "renegade 1/4")
    assert chosen(table) == "play gatling-10h"


def test_an_outlaw_fires_gatling_when_the_sheriff_has_one_life_left() -> None:
    table = five("outlaw hand: gatling-10h", "sheriff 1/5", "outlaw 2/4", "deputy 2/4", "renegade 2/4")
    assert chosen(table) == "play gatling-10h"


def test_a_renegade_does_not_send_the_indians_while_they_may_kill_the_sheriff() -> None:
    table = five("renegade hand: indians-kd", "sheriff 1/5", "outlaw", "outlaw", "deputy")
    assert chosen(table) == "pass"


def test_a_duel_is_fought_with_bangs_against_an_empty_hand() -> None:
    table = five("deputy hand: duel-qd bang-2c bang-3c", "sheriff", "outlaw 1/4", "outlaw", "renegade", "bangs: 1")
    assert chosen(table) == "play duel-qd > 3"


def test_a_duel_without_bangs_against_full_hands_is_not_fought() -> None:
    full = "hand: bang-3c bang-4c bang-5c bang-6c"
    table = five(
        "sheriff 1/5 hand: duel-qd", f"outlaw {full}", "outlaw hand: bang-7c bang-8c bang-9c missed-2s",
        "renegade hand: bang-2d bang-3d bang-4d missed-3s", "deputy hand: bang-5d bang-6d bang-7d missed-4s",
    )  # fmt: skip
    assert chosen(table) == "pass"


def test_a_sheriff_jails_an_outlaw_who_is_known() -> None:
    table = five("sheriff hand: jail-js", "deputy shown", "outlaw shown", "renegade", "outlaw")
    assert chosen(table) == "play jail-js > 3"


def test_an_outlaw_robs_the_sheriff_and_not_an_outlaw_who_is_known() -> None:
    table = five("outlaw hand: panic-jh", "sheriff hand: beer-6h", "deputy", "renegade", "outlaw shown hand: beer-7h")
    assert chosen(table) == "play panic-jh > 2"


def test_a_deputy_takes_the_dynamite_away_from_the_sheriff() -> None:
    table = five("deputy hand: cat_balou-kh", "sheriff play: dynamite-2h", "outlaw", "outlaw", "renegade")
    assert decided(table)[0] == "play cat_balou-kh > 2"
    assert why(table) == "relieve"


def test_the_best_card_in_play_is_taken() -> None:
    table = five("outlaw hand: cat_balou-kh", "sheriff play: barrel-qs scope-as", "deputy", "renegade", "outlaw shown")
    assert chosen(table, "play cat_balou-kh > 2") == "take barrel-qs"


def test_nobody_lights_dynamite_with_one_life_left() -> None:
    assert chosen(five("deputy 1/4 hand: dynamite-2h", "sheriff", "outlaw", "outlaw", "renegade")) == "pass"


def test_a_card_that_draws_is_played_first() -> None:
    table = five("outlaw hand: bang-2c barrel-qs stagecoach-9s", "sheriff 1/5", "deputy", "outlaw", "renegade")
    assert decided(table)[0] == "play stagecoach-9s"
    assert why(table) == "more_cards"


def test_equipment_is_put_down_before_a_shot() -> None:
    table = five("outlaw hand: bang-2c barrel-qs", "sheriff 1/5", "deputy", "outlaw", "renegade")
    assert chosen(table) == "play barrel-qs"


def test_a_weapon_that_reaches_the_sheriff_is_taken_up() -> None:
    table = five("outlaw hand: schofield-jc", "deputy", "sheriff", "outlaw", "renegade")
    assert chosen(table) == "play schofield-jc"


def test_a_weapon_that_reaches_less_is_not_taken_up() -> None:
    table = five("outlaw hand: schofield-jc play: winchester-8s", "deputy", "sheriff", "outlaw", "renegade")
    assert chosen(table) == "pass"


def test_volcanic_is_taken_up_with_many_shots_and_a_foe_at_hand_only() -> None:
    near = five("outlaw hand: volcanic-10s {}", "sheriff 2/5", "deputy", "outlaw", "renegade")
    assert chosen(near.format("bang-2c bang-3c bang-4c")) == "play volcanic-10s"
    assert chosen(near.format("")) == "pass"


def test_green_cards_are_put_down_and_used_against_foes() -> None:
    table = five("outlaw {}: knife-8h", "sheriff", "deputy", "renegade", "outlaw shown")
    assert chosen(table.format("hand")) == "play knife-8h"
    assert chosen(table.format("play")) == "use knife-8h > 2"


def test_a_wound_is_healed() -> None:
    table = five("sheriff 2/5 hand: beer-6h", "deputy shown", "outlaw", "outlaw", "renegade")
    assert decided(table)[0] == "play beer-6h"
    assert why(table) == "heal"


def test_no_beer_is_drunk_without_a_wound_or_with_two_players_left() -> None:
    assert chosen(five("deputy hand: beer-6h", "sheriff", "outlaw", "outlaw", "renegade")) == "pass"
    alone = five("renegade 1/4 hand: beer-6h", "sheriff", "outlaw out", "outlaw out", "deputy out")
    assert chosen(alone) == "pass"


def test_a_deputy_gives_their_tequila_to_the_dying_sheriff() -> None:
    table = five("deputy 3/4 hand: tequila-9c dynamite-2h", "sheriff 1/5", "outlaw", "outlaw", "renegade")
    assert chosen(table) == "play tequila-9c > 2"


def test_an_outlaw_keeps_a_saloon_that_would_heal_the_sheriff_alone() -> None:
    table = five("outlaw hand: saloon-5h", "sheriff 1/5", "outlaw", "deputy", "renegade")
    assert chosen(table) == "pass"


def test_a_deputy_gives_a_life_point_to_the_dying_sheriff() -> None:
    table = five("deputy", "sheriff 1/5", "outlaw", "outlaw", "renegade", "event: blood_brothers", "phase: start")
    assert chosen(table) == "aim > 2"


def test_who_has_one_life_left_drinks_instead_of_drawing() -> None:
    table = five("outlaw {}", "sheriff", "deputy", "outlaw", "renegade", "event: hard_liquor", "phase: draw")
    assert chosen(table.format("1/4")) == "name drink"
    assert chosen(table.format("3/4")) == "name draw"


def test_chuck_wengam_does_not_sell_his_last_life_points() -> None:
    table = five("outlaw 2/4", "sheriff", "deputy", "outlaw", "renegade").replace("Bart Cassidy", "Chuck Wengam")
    assert chosen(table) == "pass"


def test_with_three_players_everybody_hunts_their_own_target() -> None:
    three = "> Willy the Kid deputy hand: bang-2c\n  Kit Carlson {}\n  Rose Doolan {}\n"
    assert chosen(three.format("outlaw", "renegade")) == "play bang-2c > 3"
    assert chosen(three.format("renegade", "outlaw")) == "play bang-2c > 2"
    assert why(three.format("renegade", "outlaw")) == "prey"


def test_a_sniper_says_that_their_shot_takes_two_missed() -> None:  # ruling 172
    me, sheriff = "outlaw hand: bang-2c, bang-3c", "sheriff 1/5 hand: schofield-jc, saloon-5h, panic-qh"
    table = five(me, sheriff, "deputy", "outlaw", "renegade", "event: sniper")
    answer, motive = decided(table)
    assert answer == "use sniper > 2"
    assert motive is not None
    # One of three unseen cards is a Missed! more often than not, two of them are seldom.
    assert dict(motive.args)["hit"] == 84
