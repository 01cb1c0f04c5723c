"""What a gunslinger answers: to shots, hits and duels, and where there is something to choose."""

from __future__ import annotations

from tests.bots.positions import chosen, decided, why

SHOT = """
    > {shooter}       {role}     hand: bang-2c
      Bart Cassidy    {me}
      Rose Doolan     outlaw
      Lucky Duke      renegade
      Vulture Sam     deputy
"""


def test_one_missed_is_not_burnt_against_slab() -> None:
    table = SHOT.format(shooter="Slab the Killer", role="sheriff", me="outlaw hand: missed-5s beer-6h")
    assert chosen(table, "play bang-2c > 2") == "pass"
    assert why(table, "play bang-2c > 2") == "too_few"


def test_two_missed_are_played_against_slab_at_the_last_life_point() -> None:
    table = SHOT.format(shooter="Slab the Killer", role="sheriff", me="outlaw 1/4 hand: missed-5s missed-6s")
    assert chosen(table, "play bang-2c > 2").startswith("miss missed")


def test_two_missed_are_too_dear_against_slab_in_full_health() -> None:
    table = SHOT.format(shooter="Slab the Killer", role="sheriff", me="outlaw 4/4 hand: missed-5s missed-6s")
    assert chosen(table, "play bang-2c > 2") == "pass"
    assert why(table, "play bang-2c > 2") == "too_dear"


def test_a_shot_is_cancelled() -> None:
    table = SHOT.format(shooter="Kit Carlson", role="sheriff", me="outlaw hand: missed-5s beer-6h")
    assert decided(table, "play bang-2c > 2")[0] == "miss missed-5s"
    assert why(table, "play bang-2c > 2") == "save_life"


def test_the_barrel_is_tried_before_a_card_is_played() -> None:
    table = SHOT.format(shooter="Kit Carlson", role="sheriff", me="outlaw hand: missed-5s beer-6h play: barrel-qs")
    assert decided(table, "play bang-2c > 2")[0] == "use barrel-qs"
    assert why(table, "play bang-2c > 2") == "try_luck"


def test_a_dodge_that_brings_a_card_is_played_before_a_missed() -> None:
    table = SHOT.format(shooter="Kit Carlson", role="sheriff", me="outlaw hand: missed-5s dodge-7d")
    assert chosen(table, "play bang-2c > 2") == "miss dodge-7d"


def test_elena_fuente_gives_her_poorest_card_for_a_missed() -> None:
    table = SHOT.format(shooter="Kit Carlson", role="sheriff", me="outlaw hand: beer-6h dynamite-2h missed-5s")
    assert chosen(table.replace("Bart Cassidy", "Elena Fuente"), "play bang-2c > 2") == "miss dynamite-2h as missed"


def test_a_lethal_hit_is_survived_with_a_beer() -> None:
    table = SHOT.format(shooter="Kit Carlson", role="sheriff", me="outlaw 1/4 hand: beer-6h")
    assert chosen(table, "play bang-2c > 2", "pass") == "play beer-6h"


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


def test_the_indians_are_answered_with_a_bang() -> None:
    table = five("sheriff hand: indians-kd", "outlaw hand: bang-3c beer-6h", "outlaw", "deputy", "renegade")
    assert chosen(table, "play indians-kd") == "play bang-3c"


def test_a_deputy_does_not_fight_the_sheriff_in_a_duel() -> None:
    table = five("sheriff 1/5 hand: duel-qd", "deputy hand: bang-3c beer-6h", "outlaw", "outlaw", "renegade")
    assert decided(table, "play duel-qd > 2")[0] == "pass"
    assert why(table, "play duel-qd > 2") == "spare_friend"


def test_the_poorest_card_is_discarded() -> None:
    table = five("outlaw 1/4 hand: beer-6h dynamite-2h", "sheriff", "deputy", "outlaw", "renegade", "phase: excess")
    assert decided(table)[0] == "discard dynamite-2h"
    assert why(table) == "poorest_card"


def test_the_best_card_of_the_general_store_is_taken() -> None:
    table = five(
        "outlaw hand: general_store-9c beer-6h", "sheriff", "deputy", "outlaw", "renegade",
        "deck: dynamite-2h wells_fargo-3h schofield-jc duel-qd saloon-5h",
    )  # fmt: skip
    assert chosen(table, "play general_store-9c") == "take wells_fargo-3h"


def test_kit_carlson_keeps_the_better_cards() -> None:
    table = five(
        "deputy", "outlaw", "sheriff", "outlaw", "renegade", "phase: draw", "deck: dynamite-2h missed-5s saloon-5h"
    ).replace("Bart Cassidy", "Calamity Janet").replace("Kit Carlson", "Sid Ketchum")  # fmt: skip
    assert chosen(table.replace("Calamity Janet", "Kit Carlson")) == "take missed-5s"


def test_lucky_duke_chooses_the_heart() -> None:
    table = """
        > Lucky Duke      outlaw     play: jail-js
          Kit Carlson     sheriff
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        phase: start
        deck: bang-2c beer-6h
    """
    assert decided(table)[0] == "take beer-6h"
    assert why(table) == "luckier_card"


def test_pedro_ramirez_takes_a_good_card_from_the_discards_and_leaves_a_poor_one() -> None:
    table = five("outlaw", "sheriff", "deputy", "outlaw", "renegade", "phase: draw", "discard: {}")
    table = table.replace("Bart Cassidy", "Pedro Ramirez")
    assert chosen(table.format("wells_fargo-3h")) == "take wells_fargo-3h"
    assert chosen(table.format("dynamite-2h")) == "take deck"


def test_jesse_jones_does_not_draw_from_the_hand_of_a_friend() -> None:
    table = five("deputy", "sheriff hand: beer-6h", "outlaw", "outlaw", "renegade", "phase: draw")
    assert chosen(table.replace("Bart Cassidy", "Jesse Jones")) == "take deck"


def test_jesse_jones_draws_from_the_hand_of_a_foe() -> None:
    table = five("outlaw", "sheriff hand: beer-6h", "outlaw", "deputy", "renegade", "phase: draw")
    assert chosen(table.replace("Bart Cassidy", "Jesse Jones")) == "take hand > 2"


def test_claus_the_saint_gives_a_foe_his_poorest_card() -> None:
    table = """
        > Claus the Saint   outlaw
          Kit Carlson       sheriff
          Rose Doolan       renegade
          Sid Ketchum       outlaw
        phase: draw
        deck: wells_fargo-3h dynamite-2h beer-6h missed-5s barrel-qs
    """
    assert chosen(table) == "take dynamite-2h > 2"


def test_the_suit_of_the_best_cards_is_named() -> None:
    table = five("outlaw hand: bang-2d bang-3d bang-4d", "sheriff", "deputy", "outlaw", "renegade", "phase: draw")
    assert chosen(table + "\nevent: handcuffs\ndeck: 5s 6d") == "name diamonds"
