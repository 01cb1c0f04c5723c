"""José Delgado: two cards for a blue one, twice a turn."""

from __future__ import annotations

from tests.support.table import Table, table


def delgado(hand: str, more: str = "deck: missed-2s missed-3s missed-4s missed-5s missed-6s missed-7s") -> Table:
    return table(f"""
        > José Delgado    sheriff   {hand}
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {more}
    """)


def test_jose_discards_a_blue_card_to_draw_two() -> None:  # ruling 127
    t = delgado("hand: mustang-8h bang-2c")
    t.play("José: use mustang-8h as jose_delgado")
    assert (t["José"].hand, t["José"].in_play) == (["bang-2c", "missed-2s", "missed-3s"], [])
    assert t.discard == ["mustang-8h"]


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use ")]


def test_jose_uses_blue_cards_only_weapons_included_green_not() -> None:  # ruling 127
    t = delgado("hand: bang-2c knife-8h iron_plate-ad schofield-jc jail-js dynamite-2h")
    assert uses(t) == [f"use {card} as jose_delgado" for card in ("schofield-jc", "jail-js", "dynamite-2h")]


def test_jose_uses_no_cards_in_play() -> None:  # ruling 127
    t = delgado("hand: bang-2c   play: mustang-8h schofield-jc")
    assert uses(t) == []


def test_jose_does_so_twice_a_turn() -> None:  # ruling 127
    t = delgado("hand: mustang-8h scope-as barrel-qs")
    t.play("José: use mustang-8h as jose_delgado", "José: use scope-as as jose_delgado")
    assert (len(t["José"].hand), uses(t)) == (5, [])
    assert "play barrel-qs" in t.options


def test_jose_may_do_so_again_in_his_next_turn() -> None:  # ruling 127
    t = delgado("hand: mustang-8h", "marks: turn jose_delgado of 1 = 2, turn again of 1 = 1")
    assert uses(t) == []
    t.play("José: pass")
    assert (t.turn, "use mustang-8h as jose_delgado" in t.options) == ("Jose Delgado", True)


def test_jose_may_discard_a_card_that_he_could_not_play() -> None:  # ruling 127
    t = delgado("hand: mustang-5h   play: mustang-8h")
    t.refuses("play mustang-5h")
    t.play("José: use mustang-5h as jose_delgado")
    assert (t["José"].hand, t["José"].in_play) == (["missed-2s", "missed-3s"], ["mustang-8h"])


def test_joses_discards_are_not_played_so_the_judge_and_handcuffs_do_not_bind_them() -> None:
    # ruling 127, 153, 169
    judged = delgado("hand: mustang-8h", "event: the_judge")
    judged.refuses("play mustang-8h")
    assert uses(judged) == ["use mustang-8h as jose_delgado"]
    cuffed = delgado("hand: mustang-8h scope-as", "event: handcuffs\nmarks: turn handcuffs of 1 = 3")
    assert uses(cuffed) == ["use mustang-8h as jose_delgado", "use scope-as as jose_delgado"]


def test_jose_has_nothing_to_use_out_of_turn() -> None:  # ruling 127
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          José Delgado    outlaw    hand: mustang-8h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    assert t.offers("José") == []
    t.play("Willy: bang-2c > José")
    assert t.options == ["pass"]


def test_joses_last_card_may_come_back_out_of_the_shuffle() -> None:  # ruling 81, 127
    t = delgado("hand: mustang-8h", "deck: missed-2s end")
    t.play("José: use mustang-8h as jose_delgado")
    assert t["José"].hand == ["missed-2s", "mustang-8h"]
