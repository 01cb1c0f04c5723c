"""Apache Kid and the diamonds of others."""

from __future__ import annotations

import pytest

from tests.support.seats import four_seats
from tests.support.table import Table, table


def four(hand: str, apache: str = "", more: str = "", shooter: str = "Willy the Kid", **options: bool) -> Table:
    return table(
        f"""
        > {shooter}       sheriff   {hand}
          Apache Kid      outlaw    {apache}
          Rose Doolan     renegade
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


def test_a_bang_of_diamonds_does_nothing_to_him() -> None:  # ruling 98
    t = four("hand: bang-9d", "hand: beer-6h")
    t.play("Willy: bang-9d > Apache")
    assert (t["Apache"].life, t["Apache"].hand, t.asked) == (3, ["beer-6h"], "Willy the Kid")
    assert "unaffected" in t.news_kinds()


@pytest.mark.parametrize("card", ["bang-2c", "bang-qh", "bang-as"])
def test_a_bang_of_another_suit_hits_him(card: str) -> None:  # ruling 98
    t = four(f"hand: {card}")
    t.play(f"Willy: {card} > Apache")
    assert t["Apache"].life == 2


def test_a_bang_of_diamonds_is_used_up_and_counts_towards_the_limit() -> None:  # ruling 99
    t = four("hand: bang-9d bang-2c", shooter="Jesse Jones")
    t.play("Jesse: bang-9d > Apache")
    assert (t.discard, t["Jesse"].hand) == (["bang-9d"], ["bang-2c"])
    no = t.refuses("bang-2c > Apache")
    assert no is not None
    assert no.slug == "bang_limit"


@pytest.mark.parametrize("card", ["indians-kd", "indians-ad", "indians-5d"])
def test_no_indians_reach_him(card: str) -> None:  # ruling 98
    t = four(f"hand: {card}", "hand: bang-2c")
    t.play(f"Willy: {card}")
    assert [t[name].life for name in ("Apache", "Rose", "Kit")] == [3, 3, 3]
    assert t["Apache"].hand == ["bang-2c"]


@pytest.mark.parametrize("card", ["cat_balou-9d", "cat_balou-10d", "cat_balou-jd", "panic-8d"])
def test_cat_balou_and_panic_of_diamonds_leave_his_cards_alone(card: str) -> None:  # ruling 98, 99
    t = four(f"hand: {card}", "hand: beer-6h   play: barrel-qs")
    t.play(f"Willy: {card} > Apache")
    assert (t["Apache"].hand, t["Apache"].in_play) == (["beer-6h"], ["barrel-qs"])
    assert (t["Willy"].hand, t.discard) == ([], [card])


def test_a_conestoga_leaves_his_cards_alone_and_is_gone() -> None:  # ruling 98, 99
    t = four("play: conestoga-9d", "hand: beer-6h")
    t.play("Willy: use conestoga > Apache")
    assert (t["Apache"].hand, t["Willy"].hand, t.discard) == (["beer-6h"], [], ["conestoga-9d"])


@pytest.mark.parametrize("card", ["cat_balou-kh", "panic-jh", "cat_balou-8c"])
def test_the_same_cards_of_other_suits_work(card: str) -> None:  # ruling 98
    t = four(f"hand: {card}", "hand: beer-6h")
    t.play(f"Willy: {card} > Apache")
    assert t["Apache"].hand == []


def test_general_store_and_his_own_diamonds_work_normally() -> None:  # ruling 98
    t = table("""
        > Apache Kid      sheriff   3/4   hand: cat_balou-9d general_store-9c   play: hideout-kd binocular-10d
          Jesse Jones     outlaw
          Rose Doolan     renegade
          Kit Carlson     outlaw
        deck: bang-9d bang-8d bang-7d bang-6d
    """)
    t.play("Apache: general_store-9c", "Apache: take bang-9d", "Jesse: bang-8d", "Rose: bang-7d")
    assert (t["Apache"].hand, t["Kit"].hand) == (["cat_balou-9d", "bang-9d"], ["bang-6d"])
    t.play("Apache: cat_balou-9d > Apache", "Apache: take hideout-kd")
    assert t["Apache"].in_play == ["binocular-10d"]
    t.play("Apache: bang-9d > Jesse", "Jesse: pass")
    assert t["Jesse"].life == 3


@pytest.mark.parametrize(
    "parry", ["hand: missed-8d", "play: iron_plate-ad", "play: ten_gallon_hat-jd", "hand: dodge-7d"]
)
def test_missed_effects_of_diamonds_cancel_his_shots(parry: str) -> None:  # ruling 100
    t = table(f"""
        > Apache Kid      sheriff   hand: bang-2c
          Jesse Jones     outlaw    {parry}
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Apache: bang-2c > Jesse", f"Jesse: {'use' if 'play' in parry else 'miss'} {parry.partition(': ')[2]}")
    assert t["Jesse"].life == 4


def test_bangs_of_diamonds_count_against_him_in_a_duel() -> None:  # ruling 101
    t = four("hand: duel-8c bang-9d", "hand: bang-2c")
    t.play("Willy: duel-8c > Apache", "Apache: bang-2c", "Willy: bang-9d")
    assert t["Apache"].life == 2


def test_the_duel_card_of_diamonds_affects_him() -> None:  # ruling 101
    t = four("hand: duel-qd")
    t.play("Willy: duel-qd > Apache")
    assert t["Apache"].life == 2


def test_with_the_switch_a_duel_card_of_diamonds_does_nothing_to_him() -> None:  # ruling 101
    t = four("hand: duel-qd duel-8c", diamond_duel=True)
    t.play("Willy: duel-qd > Apache")
    assert (t["Apache"].life, t.discard) == (3, ["duel-qd"])
    t.play("Willy: duel-8c > Apache")
    assert t["Apache"].life == 2


def test_with_the_switch_bangs_of_diamonds_still_count_in_a_duel() -> None:  # ruling 101
    t = four("hand: duel-8c bang-9d", "hand: bang-2c", diamond_duel=True)
    t.play("Willy: duel-8c > Apache", "Apache: bang-2c", "Willy: bang-9d")
    assert t["Apache"].life == 2


@pytest.mark.parametrize("card", ["jail-js", "jail-10s", "jail-4h"])
def test_he_can_be_jailed(card: str) -> None:  # ruling 102
    t = four(f"hand: {card}")
    t.play(f"Willy: {card} > Apache")
    assert t["Apache"].in_play == [card]


@pytest.mark.parametrize("card", ["gatling-10h", "punch-10s > 2", "springfield-ks > 2", "brawl-js", "rag_time-9h > 2"])
def test_no_other_card_of_the_box_is_of_diamonds(card: str) -> None:  # ruling 102
    t = four(f"hand: {card.partition(' ')[0]} beer-6h", "hand: beer-7h")
    t.play(f"Willy: {card}")
    if t.asked == "Willy the Kid":
        t.play("Willy: discard beer-6h")
    if t.asked == "Apache Kid":
        t.pass_()
    assert (t["Apache"].life, t["Apache"].hand) in ((2, ["beer-7h"]), (3, []))


def test_a_howitzer_hits_him() -> None:  # ruling 102
    t = four("play: howitzer-9s")
    t.play("Willy: use howitzer")
    assert t["Apache"].life == 2


def test_what_pays_for_a_card_does_not_change_its_suit() -> None:  # ruling 89, 102
    t = four("hand: springfield-ks bang-9d")
    t.play("Willy: springfield-ks > Apache", "Willy: discard bang-9d")
    assert t["Apache"].life == 2


def test_janets_missed_of_diamonds_as_a_bang_does_nothing_to_him() -> None:  # ruling 37, 98
    t = four("hand: missed-8d", shooter="Calamity Janet")
    t.play("Calamity: missed-8d as bang > Apache")
    assert (t["Apache"].life, t.discard) == (3, ["missed-8d"])


def test_two_diamonds_of_doc_holyday_do_nothing_to_him() -> None:  # ruling 103
    t = four("hand: bang-9d bang-8d beer-6h", shooter="Doc Holyday")
    t.play("Doc: use doc_holyday > Apache", "Doc: bang-9d", "Doc: bang-8d")
    assert (t["Apache"].life, t.discard) == (3, ["bang-8d", "bang-9d"])


def test_one_card_of_another_suit_is_enough_for_doc_holyday() -> None:  # ruling 103
    t = four("hand: bang-9d bang-8d beer-6h", shooter="Doc Holyday")
    t.play("Doc: use doc_holyday > Apache", "Doc: bang-9d", "Doc: beer-6h")
    assert t["Apache"].life == 2


def test_the_suit_of_indians_counts_although_they_were_shuffled_before_they_reach_him() -> None:  # ruling 81, 98
    for seed in range(8):
        t = table(f"""
            > Willy the Kid   sheriff   hand: indians-5d
              Bart Cassidy    outlaw
              Apache Kid      renegade
              Kit Carlson     outlaw
            deck: bang-2c end
            discard: missed-2s missed-3s missed-4s missed-5s
            seed: {seed}
        """)
        t.play("Willy: indians-5d")
        assert (t["Bart"].hand, t.discard) == (["bang-2c"], [])
        assert t["Apache"].life == 3


@pytest.mark.parametrize("shot", ["gatling-10h", "use howitzer"])
def test_no_shuffle_makes_a_diamond_of_another_suit(shot: str) -> None:  # ruling 81, 102
    for seed in range(8):
        t = table(f"""
            > Willy the Kid   sheriff   hand: gatling-10h   play: howitzer-9s
              Bart Cassidy    outlaw
              Apache Kid      renegade
              Kit Carlson     outlaw
            deck: bang-2c end
            discard: bang-2d bang-3d bang-4d bang-5d bang-6d bang-7d
            seed: {seed}
        """)
        t.play(f"Willy: {shot}")
        assert (t["Bart"].hand, t["Apache"].life) == (["bang-2c"], 2)


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_when_no_card_is_of_diamonds_he_has_no_protection(event: str) -> None:  # ruling 105
    t = four("hand: bang-9d", more=f"event: {event}")
    t.play("Willy: bang-9d > Apache")
    assert t["Apache"].life == 2


def test_a_ricochet_of_diamonds_leaves_his_cards_alone() -> None:  # ruling 104
    t = four("hand: bang-9d bang-2c", "play: barrel-qs", more="event: ricochet")
    t.play("Willy: use bang-9d as ricochet")
    assert (t["Apache"].in_play, t.discard) == (["barrel-qs"], ["bang-9d"])
    t.play("Willy: use bang-2c as ricochet")
    assert t["Apache"].in_play == []


def test_two_diamonds_of_a_sniper_do_nothing_to_him() -> None:  # ruling 103
    t = four("hand: bang-9d bang-8d bang-2c", more="event: sniper")
    t.play("Willy: use sniper > Apache", "Willy: bang-9d", "Willy: bang-8d")
    assert t["Apache"].life == 3
    t = four("hand: bang-9d bang-8d bang-2c", more="event: sniper")
    t.play("Willy: use sniper > Apache", "Willy: bang-9d", "Willy: bang-2c")
    assert t["Apache"].life == 2


def test_a_gatling_and_a_duel_reach_apache_kid_but_no_indians() -> None:  # ruling 98, 101, 102
    t = four_seats("Willy the Kid sheriff hand: gatling-10h, duel-qd, indians-kd", "Apache Kid outlaw")
    t.play("Willy: gatling-10h", "Willy: duel-qd > Apache")
    assert t["Apache"].life == 1
    t.play("Willy: indians-kd")
    assert (t["Apache"].life, t["Rose"].life) == (1, 2)


def test_a_dead_apache_kid_loses_his_own_duel_to_diamonds_and_has_no_killer() -> None:  # ruling 61, 101
    t = four_seats(
        "Apache Kid outlaw 1 hand: duel-js", "Willy the Kid sheriff hand: bang-9d", more="deck: beer-6h beer-7h"
    )
    t.play("Apache: duel-js > Willy", "Willy: bang-9d")
    assert (t["Apache"].out, t.turn, t["Willy"].hand) == (True, "Willy the Kid", ["beer-6h", "beer-7h"])


def test_a_dynamite_takes_all_of_apache_kids_points_and_one_beer_saves_him() -> None:  # ruling 26, 98
    t = table("""
          Willy the Kid   sheriff
        > Apache Kid      outlaw   hand: beer-6h   play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        phase: start
        deck: bang-8s bang-2c bang-3c
    """)
    t.play("Apache: beer-6h")
    assert t["Apache"].life == 1


def test_docs_shot_that_takes_apache_kids_last_point_brings_the_reward() -> None:  # ruling 59, 103
    t = four_seats("Doc Holyday sheriff hand: bang-9d, beer-6h", "Apache Kid outlaw 1")
    t.play("Doc: use doc_holyday > Apache", "Doc: discard bang-9d", "Doc: discard beer-6h")
    assert (t["Apache"].out, len(t["Doc"].hand)) == (True, 3)
