"""Kit Carlson, Pedro Ramirez, Slab the Killer and Vulture Sam."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from tests.support.knowledge import known
from tests.support.table import table

# Kit Carlson.


def test_kit_carlson_keeps_two_of_three_and_puts_the_third_back_on_top() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s bang-9d
        phase: draw
    """)
    assert t.options == ["take bang-2c", "take beer-6h", "take missed-2s"]
    t.play("Kit: take missed-2s", "Kit: take bang-2c")
    assert (t["Kit"].hand, t.deck[:2], t.ask and t.ask.kind) == (
        ["missed-2s", "bang-2c"],
        ["beer-6h", "bang-9d"],
        "play",
    )


def test_only_kit_carlson_sees_the_three_cards() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s
        phase: draw
    """)
    assert [len(View(t.game, seat).table) for seat in range(4)] == [3, 0, 0, 0]
    looks = [news for seat in range(4) for news in View(t.game, seat).news() if news.kind == "look"]
    assert [(news.amount, len(news.faces)) for news in looks] == [(3, 3), (3, 0), (3, 0), (3, 0)]
    t.play("Kit: take missed-2s", "Kit: take bang-2c")
    assert (known(t, "Willy", "Kit"), known(t, "Kit", "Kit")) == ([], ["missed-2s", "bang-2c"])


def test_kit_carlson_knows_the_card_that_the_next_player_draws() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c beer-6h missed-2s bang-9d
        phase: draw
    """)
    t.play("Kit: take missed-2s", "Kit: take bang-2c", "Kit: pass")
    assert (t["Willy"].hand, known(t, "Kit", "Willy"), known(t, "Rose", "Willy")) == (
        ["beer-6h", "bang-9d"],
        ["beer-6h"],
        [],
    )


def test_kit_carlson_looks_at_cards_shuffled_anew_when_the_deck_runs_out() -> None:  # ruling 81
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c end
        discard: missed-2s missed-3s
        phase: draw
    """)
    assert sorted(t.options) == ["take bang-2c", "take missed-2s", "take missed-3s"]
    t.play("Kit: take missed-3s", "Kit: take missed-2s")
    assert (t["Kit"].hand, t.deck, t.discard) == (["missed-3s", "missed-2s"], ["bang-2c"], [])


def test_kit_carlson_leaves_the_discards_alone_when_the_deck_holds_three_cards() -> None:  # ruling 81
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c bang-3c bang-4c end
        discard: missed-2s missed-3s
        phase: draw
    """)
    t.play("Kit: take bang-4c", "Kit: take bang-3c")
    assert (t["Kit"].hand, t.deck, t.discard) == (["bang-4c", "bang-3c"], ["bang-2c"], ["missed-2s", "missed-3s"])


def test_kit_carlson_takes_what_is_there_when_only_two_cards_are_left() -> None:  # ruling 82
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c end
        discard: missed-2s
        phase: draw
    """)
    t.play("Kit: take bang-2c")
    assert (sorted(t["Kit"].hand), t.deck, t.discard, t.phase) == (["bang-2c", "missed-2s"], [], [], "play")


# Pedro Ramirez.


@pytest.mark.parametrize(
    ("line", "hand", "top"),
    [("take beer-6h", ["beer-6h", "bang-9d"], "bang-2c"), ("take deck", ["bang-9d", "bang-8d"], "beer-6h")],
)
def test_pedro_ramirez_may_take_his_first_card_from_the_discards(line: str, hand: list[str], top: str) -> None:
    # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        discard: beer-6h bang-2c
        phase: draw
    """)
    assert t.options == ["take beer-6h", "take deck"]
    t.play(f"Pedro: {line}")
    assert (t["Pedro"].hand, t.discard[0]) == (hand, top)


def test_pedro_ramirez_is_not_asked_when_there_are_no_discards() -> None:  # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-9d bang-8d
        phase: draw
    """)
    assert (t.ask and t.ask.kind, t["Pedro"].hand) == ("play", ["bang-9d", "bang-8d"])


def test_everybody_knows_the_card_that_pedro_ramirez_took_from_the_discards() -> None:  # rulebook: Pedro Ramirez
    t = table("""
        > Pedro Ramirez   sheriff
          Willy the Kid   outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        discard: beer-6h
        phase: draw
    """)
    t.play("Pedro: take beer-6h")
    assert [known(t, who, "Pedro") for who in ("Willy", "Rose", "Bart")] == [["beer-6h"]] * 3
    assert len(t["Pedro"].hand) == 2


def test_pedro_ramirez_may_take_the_jail_that_he_has_just_left() -> None:  # ruling 28
    t = table("""
          Willy the Kid   sheriff
        > Pedro Ramirez   outlaw    play: jail-js
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-6h bang-9d
        phase: start
    """)
    assert t.options == ["take jail-js", "take deck"]
    t.play("Pedro: take jail-js")
    assert (t["Pedro"].hand, t.discard) == (["jail-js", "bang-9d"], ["beer-6h"])


@pytest.mark.parametrize("last", ["beer-6h", "mustang-8h"])
def test_a_dead_player_decides_which_of_his_cards_pedro_ramirez_finds_on_top(last: str) -> None:  # ruling 67
    t = table("""
        > Rose Doolan     sheriff        hand: bang-2c
          Pedro Ramirez   outlaw
          Willy the Kid   renegade
          Bart Cassidy    outlaw    1/4  hand: beer-6h   play: mustang-8h
    """)
    first = {"beer-6h": "mustang-8h", "mustang-8h": "beer-6h"}[last]
    t.play("Rose: bang-2c > Bart", "Bart: pass", "Bart: pass", f"Bart: take {first}", "Rose: pass")
    assert (t.asked, t.options) == ("Pedro Ramirez", [f"take {last}", "take deck"])


# Slab the Killer.


def test_slabs_bang_is_cancelled_by_two_missed() -> None:  # rulebook: Slab the Killer
    t = table("""
        > Slab the Killer sheriff   hand: bang-2c
          Willy the Kid   outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: bang-2c > Willy", "Willy: miss missed-2s", "Willy: miss missed-3s")
    assert (t["Willy"].life, t["Willy"].hand, t.asked) == (4, [], "Slab the Killer")


def test_half_a_defence_against_slab_costs_the_card_and_one_life_point() -> None:  # ruling 19
    t = table("""
        > Slab the Killer sheriff   hand: bang-2c
          Willy the Kid   outlaw    hand: missed-2s beer-6h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: bang-2c > Willy", "Willy: miss missed-2s")
    assert t.options == ["pass"]
    t.play("Willy: pass")
    assert (t["Willy"].life, t["Willy"].hand, t.discard) == (3, ["beer-6h"], ["missed-2s", "bang-2c"])


def test_slabs_gatling_needs_one_missed_only() -> None:  # ruling 17
    t = table("""
        > Slab the Killer sheriff   hand: gatling-10h
          Willy the Kid   outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Slab: gatling-10h", "Willy: miss missed-2s")
    assert (t["Willy"].life, t["Willy"].hand, t["Rose"].life) == (4, ["missed-3s"], 3)


def test_a_shot_at_slab_himself_needs_one_missed_only() -> None:  # rulebook: Slab the Killer
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw    hand: missed-2s missed-3s
          Rose Doolan     renegade
          Bart Cassidy    outlaw
    """)
    t.play("Willy: bang-2c > Slab", "Slab: miss missed-2s")
    assert (t["Slab"].life, t["Slab"].hand, t.asked) == (4, ["missed-3s"], "Willy the Kid")


# Vulture Sam.


def test_vulture_sam_takes_hand_and_cards_in_play_into_his_hand() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d   play: jail-js dynamite-2h schofield-jc
          Vulture Sam     renegade       hand: beer-6h
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert sorted(t["Vulture"].hand) == ["bang-9d", "beer-6h", "dynamite-2h", "jail-js", "schofield-jc"]
    assert (t["Vulture"].in_play, t["Bart"].hand, t["Bart"].in_play, t.discard) == ([], [], [], ["bang-2c"])


def test_the_table_knows_of_vulture_sams_booty_only_what_lay_in_play() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d   play: schofield-jc
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert [known(t, who, "Vulture") for who in ("Willy", "Paul")] == [["schofield-jc"]] * 2
    assert known(t, "Bart", "Vulture") == known(t, "Vulture", "Vulture") == ["bang-9d", "schofield-jc"]


def test_who_knew_a_card_of_the_dead_player_knows_that_vulture_sam_has_it_now() -> None:  # ruling 68
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d(1) missed-2s(all)
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Bart", "Bart: pass", "Bart: pass")
    # Sam takes the whole hand: nobody can be in doubt where a card went that he knew.
    assert known(t, "Paul", "Vulture") == ["missed-2s"]
    assert known(t, "Willy", "Vulture") == ["bang-9d", "missed-2s"]


def test_vulture_sam_draws_the_reward_besides_the_cards_of_his_victim() -> None:  # ruling 64, 70
    t = table("""
        > Vulture Sam     sheriff        hand: bang-2c
          Bart Cassidy    outlaw    1/4  hand: bang-9d
          Willy the Kid   renegade
          Paul Regret     outlaw
        deck: bang-3c bang-4c bang-5c bang-6c
    """)
    t.play("Vulture: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t["Vulture"].hand, t.deck[0]) == (["bang-9d", "bang-3c", "bang-4c", "bang-5c"], "bang-6c")


@pytest.mark.parametrize(("penalty_first", "left"), [(False, []), (True, ["bang-9d", "mustang-8h"])])
def test_vulture_sam_as_sheriff_discards_what_he_inherits_from_his_deputy(penalty_first: bool, left: list[str]) -> None:
    # ruling 66
    t = table(
        """
        > Vulture Sam     sheriff        hand: bang-2c beer-6h   play: scope-as
          Bart Cassidy    deputy    1/4  hand: bang-9d           play: mustang-8h
          Willy the Kid   renegade
          Paul Regret     outlaw
          Jesse Jones     outlaw
        """,
        penalty_first=penalty_first,
    )
    t.play("Vulture: bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t["Vulture"].hand, t["Vulture"].in_play) == (left, [])
    assert sorted([*t.discard, *left]) == ["bang-2c", "bang-9d", "beer-6h", "mustang-8h", "scope-as"]


def test_vulture_sam_may_dodge_with_what_he_inherits_in_the_middle_of_a_gatling() -> None:  # ruling 44, 68
    t = table("""
        > Willy the Kid   sheriff        hand: gatling-10h
          Bart Cassidy    outlaw    1/4  hand: missed-2s
          Vulture Sam     renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: gatling-10h", "Bart: pass", "Bart: pass", "Vulture: miss missed-2s")
    assert (t["Vulture"].life, t["Vulture"].hand, t["Paul"].life) == (4, [], 2)


def test_vulture_sam_inherits_nothing_from_himself() -> None:  # ruling 71
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c
          Vulture Sam     outlaw    1/4  hand: bang-9d
          Bart Cassidy    renegade
          Paul Regret     outlaw
    """)
    t.play("Willy: bang-2c > Vulture", "Vulture: pass", "Vulture: pass")
    assert (t["Vulture"].out, t["Vulture"].hand, t.discard) == (True, [], ["bang-9d", "bang-2c"])


def test_who_knew_a_card_that_kit_carlson_looks_at_does_not_see_whether_he_keeps_it() -> None:  # rulebook: Kit Carlson
    t = table("""
        > Kit Carlson     sheriff
          Rose Doolan     outlaw
          Jesse Jones     renegade
          Bart Cassidy    outlaw
        phase: draw
        deck: missed-2s(3) missed-3s missed-4s
    """)
    t.play("take missed-2s", "take missed-3s")
    assert known(t, "Jesse", "Kit") == []
    assert known(t, "Kit", "Kit") == ["missed-2s", "missed-3s"]
