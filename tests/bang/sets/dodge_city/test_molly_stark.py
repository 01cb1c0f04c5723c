"""Molly Stark: a card for each hand card that she uses out of turn."""

from __future__ import annotations

import pytest

from tests.support.seats import four_seats
from tests.support.table import Table, table

DECK = "deck: mustang-8h mustang-9h scope-as schofield-jc"


def four(shooter: str, hand: str, hers: str, more: str = DECK, **options: bool) -> Table:
    return table(
        f"""
        > {shooter}       sheriff   {hand}
          Molly Stark     outlaw    {hers}
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


def test_she_draws_for_a_missed() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c", "hand: missed-2s")
    t.play("Willy: bang-2c > Molly", "Molly: missed-2s")
    assert (t["Molly"].life, t["Molly"].hand) == (4, ["mustang-8h"])


def test_she_draws_for_a_dodge_besides_the_card_that_it_draws() -> None:  # ruling 91, 110
    t = four("Willy the Kid", "hand: bang-2c", "hand: dodge-7d")
    t.play("Willy: bang-2c > Molly", "Molly: dodge-7d")
    assert t["Molly"].hand == ["mustang-8h", "mustang-9h"]


def test_she_draws_for_a_beer_that_saves_her() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c", "1/4   hand: beer-6h")
    t.play("Willy: bang-2c > Molly", "Molly: pass", "Molly: beer-6h")
    assert (t["Molly"].life, t["Molly"].hand) == (1, ["mustang-8h"])


def test_she_draws_for_a_bang_against_indians() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: indians-kd", "hand: bang-2c")
    t.play("Willy: indians-kd", "Molly: bang-2c")
    assert (t["Molly"].life, t["Molly"].hand) == (4, ["mustang-8h"])


def test_she_draws_nothing_for_a_green_card_or_a_hit() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c bang-3c", "hand: beer-6h   play: iron_plate-ad")
    t.play("Willy: bang-2c > Molly", "Molly: use iron_plate", "Willy: bang-3c > Molly", "Molly: pass")
    assert (t["Molly"].life, t["Molly"].hand) == (3, ["beer-6h"])


def test_a_bible_draws_one_card_only() -> None:  # ruling 91, 110
    t = four("Willy the Kid", "hand: bang-2c", "play: bible-10h")
    t.play("Willy: bang-2c > Molly", "Molly: use bible")
    assert t["Molly"].hand == ["mustang-8h"]


@pytest.mark.parametrize(("card", "drawn"), [("missed-2s", 1), ("dodge-7d", 1)])
def test_by_the_strict_text_a_dodge_does_not_count(card: str, drawn: int) -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c", f"hand: {card}", molly_strict=True)
    t.play("Willy: bang-2c > Molly", f"Molly: {card}")
    assert len(t["Molly"].hand) == drawn, "the Dodge draws its own card, and nothing besides"


def test_by_the_strict_text_beer_and_bang_count() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: indians-kd bang-2c", "1/4   hand: bang-3c beer-6h", molly_strict=True)
    t.play("Willy: indians-kd", "Molly: bang-3c", "Willy: bang-2c > Molly", "Molly: pass", "Molly: beer-6h")
    assert (t["Molly"].life, t["Molly"].hand) == (1, ["mustang-8h", "mustang-9h"])


def test_what_she_draws_may_be_the_second_missed_against_slab() -> None:  # ruling 111
    t = four("Slab the Killer", "hand: bang-2c", "hand: missed-2s", "deck: missed-3s mustang-8h")
    t.play("Slab: bang-2c > Molly", "Molly: missed-2s", "Molly: missed-3s")
    assert (t["Molly"].life, t["Molly"].hand) == (4, ["mustang-8h"])


def test_in_a_duel_she_draws_at_its_end_for_each_bang() -> None:  # ruling 111
    t = four("Willy the Kid", "hand: duel-qd bang-2c bang-3c", "hand: bang-4c bang-5c bang-6c")
    t.play("Willy: duel-qd > Molly", "Molly: bang-4c", "Willy: bang-2c", "Molly: bang-5c")
    assert (t.asked, t["Molly"].hand) == ("Willy the Kid", ["bang-6c"])
    t.play("Willy: pass")
    assert (t["Willy"].life, t["Molly"].hand) == (4, ["bang-6c", "mustang-8h", "mustang-9h"])


def test_she_cannot_use_in_a_duel_what_she_would_draw_in_it() -> None:  # ruling 111
    t = four("Willy the Kid", "hand: duel-qd bang-2c", "hand: bang-4c", "deck: bang-5c bang-6c")
    t.play("Willy: duel-qd > Molly", "Molly: bang-4c", "Willy: bang-2c")
    assert (t["Molly"].life, t["Molly"].hand) == (3, ["bang-5c"])


def test_if_the_duel_kills_her_she_draws_nothing() -> None:  # ruling 111
    t = four("Willy the Kid", "hand: duel-qd bang-2c", "1/4   hand: bang-4c", "deck: beer-6h beer-7h beer-8h beer-9h")
    t.play("Willy: duel-qd > Molly", "Molly: bang-4c", "Willy: bang-2c")
    assert (t["Molly"].out, t["Molly"].hand) == (True, [])
    assert t["Willy"].hand == ["beer-6h", "beer-7h", "beer-8h"]


def test_a_beer_saves_her_from_a_lost_duel_and_then_she_draws_for_all() -> None:  # ruling 110, 111
    t = four("Willy the Kid", "hand: duel-qd bang-2c", "1/4   hand: bang-4c beer-6h")
    t.play("Willy: duel-qd > Molly", "Molly: bang-4c", "Willy: bang-2c", "Molly: pass", "Molly: beer-6h")
    assert (t["Molly"].life, t["Molly"].hand) == (1, ["mustang-8h", "mustang-9h"])


def test_cards_that_she_must_discard_give_her_nothing() -> None:  # ruling 112
    t = four(
        "Willy the Kid", "hand: cat_balou-kh brawl-js saloon-5h   play: can_can-jc", "hand: bang-4c beer-6h bang-5c"
    )
    t.play("Willy: cat_balou-kh > Molly", "Willy: use can_can > Molly", "Willy: brawl-js", "Willy: saloon-5h")
    assert t["Molly"].hand == []


def test_a_stolen_card_gives_her_nothing() -> None:  # ruling 112
    t = four("Willy the Kid", "hand: panic-jh", "hand: bang-4c")
    t.play("Willy: panic-jh > Molly")
    assert t["Molly"].hand == []


def test_in_her_own_turn_she_draws_for_nothing() -> None:  # ruling 112
    t = table(f"""
        > Molly Stark     sheriff   hand: duel-qd bang-2c bang-3c beer-6h
          Willy the Kid   outlaw    hand: bang-4c
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {DECK}
    """)
    t.play("Molly: beer-6h", "Molly: duel-qd > Willy", "Willy: bang-4c", "Molly: bang-2c", "Molly: bang-3c > Willy")
    assert (t["Willy"].life, t["Molly"].hand) == (2, [])


def test_the_last_event_shoots_in_her_own_turn() -> None:  # ruling 112
    t = table(f"""
        > Molly Stark     sheriff   hand: missed-2s
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
        event: a_fistful_of_cards
        phase: start
        {DECK}
    """)
    t.play("Molly: missed-2s")
    assert (t["Molly"].life, t["Molly"].hand) == (5, ["mustang-8h", "mustang-9h"]), "phase 1, and nothing more"


def test_a_missed_against_a_ricochet_counts() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c", "hand: missed-2s   play: barrel-qs", f"event: ricochet\n{DECK}")
    t.play("Willy: use bang-2c as ricochet", "Molly: missed-2s")
    assert (t["Molly"].in_play, t["Molly"].hand) == (["barrel-qs"], ["mustang-8h"])


def test_a_missed_in_russian_roulette_counts() -> None:  # ruling 110
    t = table("""
        > Willy the Kid   sheriff   hand: missed-3s
          Molly Stark     outlaw    hand: missed-2s
          Rose Doolan     renegade
          Kit Carlson     outlaw
        events: russian_roulette peyote
        phase: reveal
        deck: mustang-8h mustang-9h scope-as schofield-jc
    """)
    t.play("Willy: missed-3s", "Molly: missed-2s")
    assert (t["Molly"].hand, t["Rose"].life) == (["mustang-8h"], 2)


def test_her_new_card_comes_before_anything_else_happens() -> None:  # ruling 111
    t = four("Willy the Kid", "hand: gatling-10h", "hand: missed-2s")
    t.play("Willy: gatling-10h", "Molly: missed-2s")
    kinds = t.news_kinds()
    assert kinds.index("draw") < kinds.index("lose_life")


def test_a_reshuffle_for_her_card_takes_the_card_that_she_has_just_used() -> None:  # ruling 81, 110
    t = four("Willy the Kid", "hand: bang-2c", "hand: missed-2s", "deck: mustang-8h end")
    t.play("Willy: bang-2c > Molly", "Molly: missed-2s")
    assert (t["Molly"].hand, sorted(t.deck)) == (["mustang-8h"], ["bang-2c", "missed-2s"])


def test_calamity_conversions_are_not_hers() -> None:  # ruling 110
    t = four("Willy the Kid", "hand: bang-2c", "hand: bang-3c")
    t.play("Willy: bang-2c > Molly")
    assert t.options == ["pass"]


def test_after_a_duel_suzy_and_molly_draw_before_anything_else() -> None:  # ruling 111, 117
    t = four_seats(
        "Suzy Lafayette sheriff hand: duel-qd bang-2c",
        "Molly Stark outlaw hand: bang-3c bang-4c",
        more="deck: scope-as mustang-8h mustang-9h barrel-qs",
    )
    t.play("Suzy: duel-qd > Molly", "Molly: bang-3c", "Suzy: bang-2c")
    assert (t["Suzy"].hand, t["Molly"].hand) == ([], ["bang-4c"])
    t.play("Molly: bang-4c")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["scope-as"])
    assert t["Molly"].hand == ["mustang-8h", "mustang-9h"]


def test_molly_stark_draws_for_each_of_two_missed_against_slab_at_once() -> None:  # ruling 110, 111
    t = table(
        """
        > Slab the Killer   sheriff    hand: bang-2c
          Molly Stark       outlaw     hand: missed-2s missed-8d
          Rose Doolan       renegade
          Bart Cassidy      outlaw
        deck: beer-6h beer-7h
        """
    ).play("bang-2c > Molly", "miss missed-8d")
    assert t["Molly"].hand == ["missed-2s", "beer-6h"]
    t.play("miss missed-2s")
    assert (t["Molly"].hand, t["Molly"].life) == (["beer-6h", "beer-7h"], 4)


def test_suzy_and_molly_in_a_duel_that_molly_loses() -> None:  # ruling 111, 117
    t = four_seats(
        "Suzy Lafayette sheriff hand: duel-qd, bang-2c",
        "Molly Stark outlaw hand: bang-3c",
        more="deck: beer-6h beer-7h panic-jh",
    )
    t.play("Suzy: duel-qd > Molly", "Molly: bang-3c", "Suzy: bang-2c")
    assert (t["Molly"].life, len(t["Suzy"].hand), len(t["Molly"].hand)) == (3, 1, 1)
    assert {*t["Suzy"].hand, *t["Molly"].hand} == {"beer-6h", "beer-7h"}


def test_molly_who_began_the_duel_in_her_turn_draws_nothing() -> None:  # ruling 112
    t = four_seats(
        "Molly Stark sheriff hand: duel-qd, bang-2c", "Suzy Lafayette outlaw hand: bang-3c", more="deck: beer-6h"
    )
    t.play("Molly: duel-qd > Suzy", "Suzy: bang-3c", "Molly: bang-2c")
    assert (t["Molly"].hand, t["Suzy"].life, t["Suzy"].hand) == ([], 3, ["beer-6h"])


def test_a_challenger_killed_in_their_duel_ends_their_turn_and_molly_draws_first() -> None:  # ruling 61, 77, 111
    t = table("""
          Kit Carlson   sheriff
        > El Gringo     outlaw   1   hand: duel-qd, bang-2c
          Molly Stark   outlaw       hand: bang-3c, bang-4c
          Rose Doolan   renegade
        deck: beer-6h beer-7h panic-jh panic-qh
    """)
    t.play("El Gringo: duel-qd > Molly", "Molly: bang-3c", "El Gringo: bang-2c", "Molly: bang-4c")
    assert t["El Gringo"].out
    assert t["Molly"].hand[:2] == ["beer-6h", "beer-7h"]
    assert (t.turn, len(t["Molly"].hand)) == ("Molly Stark", 4)


def test_molly_draws_nothing_for_a_present() -> None:  # ruling 110, 138
    t = table("""
        > Claus the Saint  sheriff
          Molly Stark      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: draw
    """)
    t.play("take missed-2s", "take missed-3s", "take missed-4s")
    assert t["Molly"].hand == ["missed-2s"]
