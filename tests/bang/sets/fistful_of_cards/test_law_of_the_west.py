"""Law of the West."""

from __future__ import annotations

import pytest

from tests.support.knowledge import known
from tests.support.seats import phase_one_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table

OTHERS = ("Slab the Killer outlaw", "Lucky Duke renegade", "Vulture Sam outlaw")


def law(me: str = "Willy the Kid sheriff", deck: str = "bang-2c beer-6h", others: tuple[str, ...] = OTHERS) -> Table:
    """The Sheriff is about to draw."""
    return table("\n".join(["event: law_of_the_west", "phase: draw", f"> {me}", *others, f"deck: {deck}"]))


def test_the_second_card_is_shown() -> None:  # ruling 164
    t = law()
    assert (known(t, "Slab", "Willy"), "show" in t.news_kinds()) == (["beer-6h"], True)


def test_the_second_card_must_be_played() -> None:  # ruling 164, 165
    t = law("Willy the Kid sheriff 3/5")
    t.refuses("pass")
    t.play("beer-6h")
    assert "pass" in t.options
    t.play("pass")
    assert (t["Willy"].life, t["Willy"].hand, t.turn) == (4, ["bang-2c"], "Slab the Killer")


def test_the_first_card_and_the_hand_need_not_be_played() -> None:  # ruling 164
    t = law("Willy the Kid sheriff hand: stagecoach-9s", "beer-6h missed-5s")
    assert "pass" in t.options


def test_other_cards_may_be_played_before() -> None:  # ruling 165
    t = law("Willy the Kid sheriff hand: saloon-5h", "bang-2c stagecoach-9s bang-3c bang-4c").play("saloon-5h")
    t.refuses("pass")
    t.play("stagecoach-9s")
    assert "pass" in t.options


def test_a_missed_can_never_be_played() -> None:  # ruling 165
    t = law(deck="beer-6h missed-5s").play("pass")
    assert (t.turn, t["Willy"].hand) == ("Slab the Killer", ["beer-6h", "missed-5s"])


def test_a_beer_at_full_life_can_be_played_and_must() -> None:  # ruling 51, 165
    t = law()
    t.refuses("pass")
    t.play("beer-6h", "pass")
    assert (t["Willy"].life, t.turn) == (5, "Slab the Killer")


def test_a_beer_with_two_players_left_must_be_played() -> None:  # ruling 49, 165
    t = law("Willy the Kid sheriff 2/5", others=(OTHERS[0], "Lucky Duke renegade out", "Vulture Sam outlaw out"))
    t.refuses("pass")
    assert t.play("beer-6h")["Willy"].life == 2


def test_a_bang_without_a_target_in_reach_need_not_be_played() -> None:  # ruling 165
    far = ("Slab the Killer outlaw play: mustang-8h", "Lucky Duke renegade", "Paul Regret outlaw")
    assert "pass" in law(deck="beer-6h bang-2c", others=far).options


def test_a_bang_with_a_target_must_be_played() -> None:  # ruling 165
    t = law(deck="beer-6h bang-2c")
    t.refuses("pass")
    t.play("bang-2c > Slab", "pass")
    assert (t["Slab"].life, t.turn) == (3, "Slab the Killer")


def test_a_bang_beyond_the_limit_need_not_be_played() -> None:  # ruling 32, 165
    t = law("Rose Doolan sheriff hand: bang-3c", "beer-6h bang-2c").play("bang-3c > Slab")
    assert "pass" in t.options


def test_a_duplicate_need_not_be_played() -> None:  # ruling 84, 165
    assert "pass" in law("Willy the Kid sheriff play: mustang-8h", "beer-6h mustang-9h").options


def test_a_blue_card_must_be_put_into_play() -> None:  # ruling 165
    t = law("Willy the Kid sheriff play: schofield-jc", "beer-6h volcanic-10s")
    t.refuses("pass")
    assert t.play("volcanic-10s")["Willy"].in_play == ["volcanic-10s"]


def test_dynamite_must_be_played() -> None:  # ruling 165
    t = law(deck="beer-6h dynamite-2h")
    t.refuses("pass")
    assert t.play("dynamite-2h", "pass").turn == "Slab the Killer"


def test_a_panic_with_nothing_to_take_need_not_be_played() -> None:  # ruling 165
    assert "pass" in law(deck="beer-6h panic-jh").options


def test_possibility_is_checked_again_at_the_end_of_phase_two() -> None:  # ruling 165
    far = ("Slab the Killer outlaw play: mustang-8h", "Lucky Duke renegade", "Paul Regret outlaw")
    t = law(deck="winchester-8s bang-2c", others=far)
    assert "pass" in t.options
    t.play("winchester-8s")
    t.refuses("pass")


def test_the_duty_ends_when_an_ability_uses_the_card_up() -> None:  # ruling 165
    t = law("Sid Ketchum sheriff 3/5", "bang-2c beer-6h")
    t.refuses("pass")
    t.play("use sid_ketchum", "discard bang-2c", "discard beer-6h", "pass")
    assert (t["Sid"].life, t.turn) == (4, "Slab the Killer")


def test_the_duty_ends_when_the_card_is_stolen() -> None:  # ruling 119, 165
    t = law("Willy the Kid sheriff", "duel-js beer-6h", ("El Gringo outlaw", *OTHERS[1:])).play("duel-js > El")
    assert (t["El"].hand, t["Willy"].hand) == (["beer-6h"], [])
    assert t.options == ["pass"]


def test_the_duty_ends_with_the_turn() -> None:  # ruling 164
    t = law(deck="bang-2c missed-5s bang-3c missed-6s").play("Willy: pass")
    assert (t.turn, known(t, "Willy", "Slab"), "pass" in t.options) == ("Slab the Killer", ["missed-6s"], True)


@pytest.mark.parametrize("card", ["stagecoach-9s", "saloon-5h", "gatling-10h", "indians-kd", "general_store-qs"])
def test_a_card_without_a_target_can_always_be_played(card: str) -> None:  # ruling 165
    law(deck=f"bang-2c {card}").refuses("pass")


def test_without_the_law_nothing_is_shown_and_nobody_must_play() -> None:  # ruling 8, 164
    t = table("""
          Willy the Kid   sheriff
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: law_of_the_west
        events: ambush
        phase: reveal
        deck: bang-2c beer-6h
    """)
    assert (known(t, "Slab", "Willy"), "pass" in t.options) == ([], True)


def test_a_card_that_can_only_be_aimed_at_oneself_must_be_played() -> None:  # ruling 30, 88, 165
    """The event asks only whether the card can be played (A Fistful of Cards, text of the event); that it harms its own
    player is no reason. A Cat Balou may be aimed at one's own cards in play, a Jail at oneself."""
    t = law("Willy the Kid sheriff play: barrel-qs", "beer-6h cat_balou-kh")
    t.refuses("pass")
    t.play("cat_balou > Willy", "pass")
    assert (t["Willy"].in_play, t.turn) == ([], "Slab the Killer")
    jailed = (OTHERS[1] + " play: jail-10s", "Slab the Killer sheriff", OTHERS[2] + " play: jail-4h")
    t = law("Willy the Kid outlaw", "beer-6h jail-js", jailed)
    t.refuses("pass")
    assert [option for option in t.options if "jail" in option] == ["play jail-js > 1"]


def test_where_ones_own_cards_are_no_targets_nothing_is_possible() -> None:  # ruling 88, 165
    lines = ["event: law_of_the_west", "phase: draw", "> Willy the Kid sheriff play: barrel-qs", *OTHERS]
    assert "pass" in table("\n".join([*lines, "deck: beer-6h cat_balou-kh"]), own_cards=False).options


def test_a_dodge_can_never_be_played_for_the_law() -> None:  # ruling 165
    deck = "deck: bang-2c dodge-7d"
    t = sheriff_at_an_event("law_of_the_west", "Willy the Kid sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    assert "pass" in t.options


def test_a_card_whose_cost_cannot_be_paid_need_not_be_played() -> None:  # ruling 89, 165
    deck = "deck: bang-2c whisky-qh"
    t = sheriff_at_an_event("law_of_the_west", "Willy the Kid sheriff", "Slab the Killer outlaw", "phase: draw", deck)
    t.refuses("pass")
    t.play("bang-2c > Slab")
    assert "pass" in t.options


@pytest.mark.parametrize(
    "card",
    ["knife-8h", "jail-js", "saloon-5h", "general_store-9c", "indians-kd", "duel-qd", "punch-10s", "volcanic-10s"],
)
def test_the_law_makes_every_kind_of_card_be_played(card: str) -> None:  # ruling 165
    t = phase_one_at_an_event("Willy the Kid sheriff", "law_of_the_west", f"missed-2s {card}")
    t.refuses("pass")
    assert any(option.startswith(f"play {card}") for option in t.options)


@pytest.mark.parametrize(
    ("drawn", "mine"), [("iron_plate-ad", "play: iron_plate-qs"), ("dodge-7d", ""), ("rag_time-9h", "hand: beer-6h")]
)
def test_the_law_does_not_demand_a_copy_a_reply_or_a_theft_from_empty_hands(drawn: str, mine: str) -> None:
    # ruling 165
    assert (
        "pass"
        in phase_one_at_an_event(f"Willy the Kid sheriff {mine}", "law_of_the_west", f"missed-2s {drawn}").options
    )


def test_the_law_demands_a_costly_card_if_any_other_card_can_pay() -> None:  # ruling 89, 165
    t = phase_one_at_an_event("Willy the Kid sheriff", "law_of_the_west", "missed-2s springfield-ks")
    t.refuses("pass")
    t.play("Willy: springfield-ks > Rose", "Willy: discard missed-2s")
    assert (t["Rose"].life, t.options) == (3, ["pass"])


def test_a_weapon_of_the_law_must_replace_the_one_in_play() -> None:  # ruling 85, 165
    t = phase_one_at_an_event("Willy the Kid sheriff play: winchester-8s", "law_of_the_west", "missed-2s volcanic-10s")
    t.refuses("pass")
    t.play("Willy: volcanic-10s")
    assert (t["Willy"].in_play, "pass" in t.options) == (["volcanic-10s"], True)


def test_the_laws_bang_thrown_in_ones_own_duel_is_off_the_hand_and_off_the_duty() -> None:  # ruling 165
    t = phase_one_at_an_event(
        "Willy the Kid sheriff hand: duel-qd", "law_of_the_west", "missed-2s bang-2c", "hand: bang-3c"
    )
    t.play("Willy: duel-qd > Lucky", "Lucky: bang-3c", "Willy: bang-2c")
    assert "pass" in t.options
