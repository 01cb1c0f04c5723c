"""Corners of rulings that no other scenario looks into."""

from __future__ import annotations

import pytest

from sixgun.kernel.ask import NOBODY
from tests.support.table import table

# Events and the order of things.


@pytest.mark.parametrize(("turn", "back"), [("Lucky Duke", True), ("Bart Cassidy", False)])
def test_who_dies_first_comes_back_only_if_his_turn_is_still_to_come(turn: str, back: bool) -> None:  # ruling 160
    lines = ["Willy the Kid  sheriff", "Lucky Duke  outlaw", "Rose Doolan  renegade  1/4", "Bart Cassidy  outlaw"]
    at = next(n for n, line in enumerate(lines) if line.startswith(turn))
    lines[at] = f"> {lines[at]}  hand: bang-2c"
    t = table("\n".join([*lines, "event: dead_man", "events: thirst high_noon"])).play("bang-2c > Rose")
    assert t["Rose"].out
    while t.turn == turn:
        t.pass_()
    if back:
        assert (t.turn, t["Rose"].life, len(t["Rose"].hand)) == ("Rose Doolan", 2, 4)
    else:
        t.pass_().pass_()  # the Sheriff turns Thirst up, and Lucky plays
        assert (t.turn, t["Rose"].out) == ("Bart Cassidy", True)


def test_indians_and_a_brawl_go_round_to_the_left_in_a_gold_rush() -> None:  # ruling 43
    t = table(
        """
        > Willy the Kid   sheriff    hand: indians-kd brawl-js beer-6h
          Lucky Duke      outlaw     hand: bang-2c   play: scope-as
          Rose Doolan     renegade   hand: bang-3c
          Bart Cassidy    outlaw     hand: bang-4c
        event: gold_rush
        """
    ).play("indians-kd")
    asked = []
    for _ in range(3):
        asked.append(t.asked)
        t.pass_()
    assert asked == ["Lucky Duke", "Rose Doolan", "Bart Cassidy"]
    t.play("brawl-js", "discard beer-6h")
    assert "take scope-as" in t.options  # the left neighbour's cards come first


# Deaths.


def test_vulture_sam_and_his_copy_choose_between_hand_and_cards_in_play() -> None:  # ruling 69
    t = table(
        """
        > Vera Custer + Vulture Sam   sheriff    hand: bang-2c
          Lucky Duke                  outlaw     1/4   hand: missed-2s   play: scope-as winchester-8s
          Vulture Sam                 renegade
          Bart Cassidy                outlaw
        deck: beer-6h beer-7h beer-8h
        """
    ).play("bang-2c > Lucky", "Lucky: pass", "Lucky: pass")
    assert t.asked == "Vulture Sam"  # nearer to Lucky's left
    t.play("take scope-as")
    assert t.asked == "Vera Custer"
    t.play("take hand > 2")
    assert t["Vulture"].hand == ["scope-as", "winchester-8s"]
    assert t["Vera"].hand == ["missed-2s", "beer-6h", "beer-7h", "beer-8h"]  # and the reward


def test_herb_hunter_and_greg_digger_react_before_the_reward_is_drawn() -> None:  # ruling 70
    t = table(
        """
        > Herb Hunter     sheriff    hand: bang-2c
          Lucky Duke      outlaw     1/4
          Greg Digger     renegade   2/4
          Bart Cassidy    outlaw
        deck: beer-6h beer-7h missed-2s missed-3s missed-4s
        """
    ).play("bang-2c > Lucky")
    assert t["Greg"].life == 4
    assert t["Herb"].hand == ["beer-6h", "beer-7h", "missed-2s", "missed-3s", "missed-4s"]
    assert t.news_kinds()[-4:] == ["draw", "gain_life", "reward", "draw"]


def test_the_death_of_the_sheriff_ends_the_game_in_ghost_town_too() -> None:  # ruling 72, 148
    t = table(
        """
          Willy the Kid   sheriff    1/5
        > Lucky Duke      outlaw     hand: bang-2c
          Rose Doolan     renegade
          Bart Cassidy    outlaw     out
        event: ghost_town
        """
    ).play("bang-2c > Willy")
    assert (t.ask, t.winners) == (None, ["Lucky Duke", "Bart Cassidy"])


def test_a_ghost_who_kills_a_deputy_is_his_killer_and_gets_nothing() -> None:  # ruling 65, 150
    t = table(
        """
          Willy the Kid   sheriff
        > Lucky Duke      outlaw     ghost   hand: bang-2c
          Rose Doolan     deputy     1/4
          Bart Cassidy    outlaw
          Jourdonnais     renegade
        fallen: 2
        event: ghost_town
        """
    ).play("bang-2c > Rose")
    assert t["Rose"].out
    assert t["Lucky"].hand == []
    assert t.game.state.fallen[-1] == (2, 1)


def test_with_three_players_a_target_who_came_back_can_still_be_killed() -> None:  # ruling 75, 159
    """The Outlaw has killed the Renegade, who came back through Dead Man; now the Deputy does it himself."""
    t = table(
        """
        > Willy the Kid   deputy     hand: bang-2c
          Lucky Duke      outlaw
          Rose Doolan     renegade   1/4
        fallen: 3 by 2
        marks: game dead_man = 1
        event: dead_man
        """
    ).play("bang-2c > Rose")
    assert (t.winners, t.outcome and t.outcome.reason) == (["Willy the Kid"], "target_killed")


# Characters.


def test_the_last_event_hits_apache_kid_for_its_shots_have_no_suit() -> None:  # ruling 98, 156
    t = table(
        """
          Willy the Kid   sheriff
        > Apache Kid      outlaw     hand: bang-2d
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: 9c 9d
        event: a_fistful_of_cards
        phase: start
        """
    ).pass_()
    assert (t["Apache"].life, t.asked) == (2, "Apache Kid")


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


def test_chuck_wengams_own_points_are_nobodys_doing() -> None:  # ruling 63
    t = table(
        """
        > Chuck Wengam    sheriff    2/5
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        """
    ).play("use chuck_wengam")
    assert [(news.seat, news.target) for news in t.game.news or [] if news.kind == "lose_life"] == [(0, NOBODY)]
    assert "use chuck_wengam" not in t.options


# Abandoned Mine.


def test_kit_carlsons_third_card_of_the_deck_lies_open_on_the_discards() -> None:  # ruling 178
    t = table(
        """
        > Kit Carlson     sheriff
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: beer-6h bang-2c
        discard: missed-2s missed-3s
        event: abandoned_mine
        phase: draw
        """
    ).play("take missed-2s", "take missed-3s")
    assert t.discard == ["beer-6h"]
    assert t.game.knows(2, t.game.state.discard[-1])


def test_by_the_first_text_a_known_card_on_the_deck_is_no_card_of_the_discards() -> None:  # ruling 179
    """Willy's Beer lies on the deck and everybody has seen it; Lucky finds no discards and draws it."""
    t = table(
        """
        > Willy the Kid   sheriff
          Lucky Duke      outlaw     2/4   hand: saloon-5h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: bang-2c missed-4s
        discard: beer-6h mustang-8h
        event: abandoned_mine
        phase: draw
        """,
        old_mine=True,
    ).play("mustang-8h", "beer-6h", "pass")
    assert t["Lucky"].hand == ["saloon-5h", "beer-6h", "bang-2c"]
    t.play("Lucky: beer-6h", "Lucky: saloon-5h")
    assert t.discard == ["saloon-5h", "beer-6h"]


@pytest.mark.parametrize(
    ("name", "life", "lines"),
    [
        ("Kit Carlson", "3/5", ["take beer-6h", "take saloon-5h"]),
        ("Claus the Saint", "2/4", ["take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4"]),
    ],
)
def test_by_the_first_text_a_special_draw_from_the_discards_counts_too(name: str, life: str, lines: list[str]) -> None:
    # ruling 178, 179
    t = table(
        f"""
        > {name}          sheriff    {life}
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        discard: beer-6h saloon-5h missed-2s missed-3s missed-4s missed-5s
        event: abandoned_mine
        phase: draw
        """,
        old_mine=True,
    ).play(*lines)
    assert "beer-6h" in t[name].hand
    t.play("beer-6h", "saloon-5h")
    assert t.deck[0] == "beer-6h"
    assert t.discard[0] == "saloon-5h"
