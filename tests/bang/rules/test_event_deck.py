"""The event deck: how it is built, when an event is turned up, and who does it without a Sheriff."""

from __future__ import annotations

import pytest

from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from tests.support.table import table

FINAL = {"high_noon": "high_noon", "fistful_of_cards": "a_fistful_of_cards"}
FOUR = """
  Willy the Kid   sheriff    {0}
  Lucky Duke      outlaw     {1}
  Rose Doolan     renegade   {2}
  Bart Cassidy    outlaw     {3}
"""


def deck(sets: tuple[str, ...], seed: int = 1, players: int = 4, **options: bool | int) -> list[str]:
    chosen = Options(**options)  # type: ignore[arg-type]
    game = new_game(Setup(players, key_from_seed(seed), ("base", *sets), chosen))
    return [game.face(card).slug for card in game.state.events]


def seats(turn: int = 0) -> str:
    """Four seats; the turn is that of one of them."""
    lines = FOUR.format("", "", "", "").strip("\n").splitlines()
    lines[turn] = f">{lines[turn][1:]}"
    return "\n".join(lines)


def pass_turns(game: Game, count: int) -> None:
    """Everybody passes until this many more turns have begun."""
    wanted = game.state.turn_number + count
    while game.state.turn_number < wanted:
        assert game.ask is not None
        game.answer(game.ask.default())


# Building it.


@pytest.mark.parametrize("card_set", list(FINAL))
@pytest.mark.parametrize("seed", range(4))
def test_one_set_gives_its_fifteen_events_with_its_last_card_at_the_bottom(card_set: str, seed: int) -> None:
    # ruling 8
    stack = deck((card_set,), seed)
    assert sorted(stack) == sorted(event.slug for event in CATALOGUE.card_set(card_set).events)
    assert (len(stack), stack[-1]) == (15, FINAL[card_set])


def test_high_noon_may_be_played_without_its_two_extra_cards() -> None:  # rulebook: High Noon
    stack = deck(("high_noon",), short_events=True)
    assert len(stack) == 13
    assert not {"handcuffs", "new_identity"} & set(stack)
    assert stack[-1] == "high_noon"


@pytest.mark.parametrize("seed", range(6))
def test_both_sets_give_twelve_events_and_one_of_the_two_last_cards(seed: int) -> None:  # ruling 9
    stack = deck(("high_noon", "fistful_of_cards"), seed)
    assert len(stack) == 13
    assert stack[-1] in FINAL.values()
    assert not set(stack[:-1]) & set(FINAL.values())


def test_both_last_cards_come_up_and_the_events_are_of_both_sets() -> None:  # ruling 9
    stacks = [deck(("high_noon", "fistful_of_cards"), seed) for seed in range(12)]
    assert {stack[-1] for stack in stacks} == set(FINAL.values())
    for card_set in FINAL:
        slugs = {event.slug for event in CATALOGUE.card_set(card_set).events}
        assert any(slugs & set(stack[:-1]) for stack in stacks)


@pytest.mark.parametrize(("cards", "size"), [(1, 2), (20, 21), (28, 29)])
def test_more_or_fewer_events_may_be_taken_of_both_sets(cards: int, size: int) -> None:  # ruling 9
    assert len(deck(("high_noon", "fistful_of_cards"), event_cards=cards)) == size


def test_without_an_event_set_there_are_no_events() -> None:  # rulebook: High Noon
    assert deck(("dodge_city", "the_bullet")) == []


def test_another_seed_gives_another_order() -> None:  # ruling 9
    assert deck(("high_noon",), 1) != deck(("high_noon",), 2)


ALL_SETS = ("base", "dodge_city", "the_bullet", "high_noon", "fistful_of_cards")


@pytest.mark.parametrize(("seed", "wanted"), [(1, 12), (2, 12), (3, 28)])
def test_both_event_sets_give_as_many_events_as_wanted_and_one_of_the_two_last_ones(seed: int, wanted: int) -> None:
    # ruling 9
    game = new_game(Setup(5, key_from_seed(seed), ALL_SETS, Options(event_cards=wanted)))
    events = [game.face(card).slug for card in game.state.events]
    assert len(events) == len(set(events)) == wanted + 1
    assert events[-1] in ("high_noon", "a_fistful_of_cards")
    assert not {"high_noon", "a_fistful_of_cards"} & set(events[:-1])


def test_eight_players_play_with_fifteen_events() -> None:  # ruling 8, 73
    t = table("""
        > Willy the Kid  sheriff
          Rose Doolan    deputy
          Paul Regret    deputy
          Sid Ketchum    outlaw
          Black Jack     outlaw
          Jesse Jones    outlaw
          Kit Carlson    renegade
          Lucky Duke     renegade
        event: Gold Rush
    """)
    t.pass_()
    assert t.turn == "Lucky Duke"


# Seeing it.


def test_everybody_sees_the_next_event_and_only_that_one() -> None:  # ruling 7
    game = new_game(Setup(4, key_from_seed(1), ("base", "high_noon")))
    for seat in (NOBODY, 0, 1, 2, 3):
        view = View(game, seat)
        assert view.next_event == game.face(game.state.events[0]).slug
        assert [view.knows(card) for card in game.state.events] == [True] + [False] * 14


def test_when_an_event_is_turned_up_the_one_below_is_seen() -> None:  # ruling 7
    t = table(seats() + "\nevents: shootout thirst curse\nphase: reveal")
    view = View(t.game, 2)
    assert (view.event, view.next_event, view.events_left) == ("shootout", "thirst", 2)


# Turning it up.


def test_there_is_no_event_in_the_first_round() -> None:  # ruling 1
    game = new_game(Setup(4, key_from_seed(3), ("base", "high_noon")))
    assert (game.state.event, len(game.state.events)) == ("", 15)
    pass_turns(game, 3)
    assert game.state.event == ""


def test_the_first_event_comes_before_the_second_turn_of_the_sheriff() -> None:  # ruling 1
    t = table(seats(3) + "\nevents: shootout thirst").pass_()
    assert (t.turn, t.event, t.events) == ("Willy the Kid", "shootout", ["thirst"])
    assert t.news_kinds().index("event") < t.news_kinds().index("turn")


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_no_event_is_turned_up_before_the_turns_of_others(turn: int) -> None:  # ruling 1
    t = table(seats(turn) + "\nevent: shootout\nevents: thirst curse").pass_()
    assert (t.event, t.events) == ("shootout", ["thirst", "curse"])


def test_a_new_event_ends_the_old_one_before_the_turn_of_the_sheriff_starts() -> None:  # ruling 8
    t = table(seats(3) + "\nevent: thirst\nevents: shootout curse\ndeck: 5s 6s 7s").pass_()
    assert (t.turn, t.event) == ("Willy the Kid", "shootout")
    assert t["Willy"].hand == ["missed-5s", "missed-6s"]  # Thirst would have left him one card


def test_one_event_lasts_until_the_next_one() -> None:  # ruling 8
    t = table(seats() + "\nevent: thirst\nevents: curse\ndeck: 5s 6s 7s")
    t.play("pass", "pass", "pass")
    assert (t.turn, t.event) == ("Bart Cassidy", "thirst")
    assert len(t["Bart"].hand) == 1


@pytest.mark.parametrize("final", FINAL.values())
def test_the_last_card_never_leaves(final: str) -> None:  # ruling 8
    t = table(seats() + f"\nevent: {final}")
    pass_turns(t.game, 4)
    assert (t.event, t.events, t.turn) == (final, [], "Willy the Kid")
    assert "event" not in t.news_kinds()


def test_an_extra_turn_of_the_sheriff_turns_up_no_event() -> None:  # ruling 6
    t = table(seats() + "\nevent: vendetta\nevents: curse thirst\ndeck: 9h").pass_()
    assert (t.turn, t.game.state.extra) == ("Willy the Kid", True)
    assert (t.event, t.events) == ("vendetta", ["curse", "thirst"])


def test_after_the_extra_turn_the_round_goes_on_to_the_next_event() -> None:  # ruling 6
    t = table(seats(3) + "\nevent: vendetta\nevents: curse thirst\ndeck: 9h 5s 6s").pass_()
    assert (t.turn, t.game.state.extra, t.event) == ("Bart Cassidy", True, "vendetta")
    t.play("pass")
    assert (t.turn, t.event, t.events) == ("Willy the Kid", "curse", ["thirst"])


# Three players.

THREE = """
  {0}Willy the Kid   deputy     {1}
  {2}Lucky Duke      outlaw     {3}
  {4}Rose Doolan     renegade   {5}
"""


def test_with_three_players_the_deputy_turns_the_events_up() -> None:  # ruling 10
    t = table(THREE.format("", "", "", "", "> ", "") + "events: shootout thirst")
    assert t.marker == "Willy the Kid"
    t.pass_()
    assert (t.turn, t.event) == ("Willy the Kid", "shootout")


def test_when_the_deputy_dies_the_next_player_in_order_takes_over() -> None:  # ruling 10
    t = table(THREE.format("", "1/4", "", "", "> ", "hand: bang-2c") + "events: shootout thirst")
    t.play("bang-2c > Willy")
    assert (t["Willy"].out, t.outcome, t.marker) == (True, None, "Lucky Duke")
    t.pass_()
    assert (t.turn, t.event) == ("Lucky Duke", "shootout")


def test_a_deputy_of_three_who_dies_in_their_own_turn_cuts_the_event_short() -> None:  # ruling 10
    """Events come before the turns of the first player (High Noon, rules), and an event lasts until the next one comes,
    not for a number of turns. The next player is the first one now, and their turn follows at once."""
    t = table(
        THREE.format("> ", "3/4 play: dynamite-2h", "", "", "", "")
        + "event: shootout\nevents: thirst curse\nphase: start\ndeck: 5s"
    )
    assert (t["Willy"].out, t.outcome, t.marker) == (True, None, "Lucky Duke")
    assert (t.turn, t.event) == ("Lucky Duke", "thirst")
    t.play("pass", "pass")
    assert (t.turn, t.event) == ("Lucky Duke", "curse")


def test_the_third_player_never_turns_an_event_up_while_the_marker_lives() -> None:  # ruling 10
    t = table(THREE.format("> ", "", "", "", "", "") + "event: shootout\nevents: thirst curse")
    t.play("pass", "pass")
    assert (t.turn, t.event) == ("Rose Doolan", "shootout")


def test_with_a_sheriff_the_marker_stays_with_them() -> None:  # ruling 10
    t = table(
        """
        > Willy the Kid   sheriff    hand: bang-2c
          Lucky Duke      outlaw     1/4
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        events: thirst
        """
    ).play("bang-2c > Lucky")
    assert (t["Lucky"].out, t.marker) == (True, "Willy the Kid")


def test_the_event_comes_although_the_deputy_of_three_sits_in_jail() -> None:  # ruling 1, 10
    t = table("""
        > Willy the Kid   deputy     play: jail-js
          Rose Doolan     outlaw
          Kit Carlson     renegade
        events: thirst high_noon
        phase: reveal
        deck: bang-2c bang-3c bang-4c
    """)
    assert (t.event, t.turn, t["Rose"].hand) == ("thirst", "Rose Doolan", ["bang-3c"])
