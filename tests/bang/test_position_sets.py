"""Positions of all sets: events, three and eight players, ghosts, borrowed and hidden characters."""

from __future__ import annotations

import re

import pytest

from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import answer_line, sets_named
from sixgun.bang.options import Options
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.errors import NotationError
from sixgun.kernel.hidden_cards import PUBLIC
from tests.support.printed_games import check_printed_game
from tests.support.table import Table, table

FOUR = """\
> Willy the Kid   sheriff    5/5   hand: bang-2c beer-6h
  Jourdonnais     outlaw     4/4   play: barrel-qs
  Rose Doolan     renegade   4/4
  Sid Ketchum     outlaw     4/4
"""
THREE = """\
  Jourdonnais     outlaw
  Willy the Kid   deputy
  Rose Doolan     renegade
"""


def sets(text: str) -> tuple[str, ...]:
    return tuple(parse_position(text).catalogue.sets)


# Boxes.


@pytest.mark.parametrize(
    ("old", "new", "card_set"),
    [
        ("Jourdonnais", "Belle Star", "dodge_city"),
        ("Jourdonnais", "José Delgado", "dodge_city"),
        ("Jourdonnais", "Uncle Will", "the_bullet"),
        ("Jourdonnais     outlaw     4/4", 'Claus "The Saint"   outlaw', "the_bullet"),
        ("bang-2c", "punch-10s", "dodge_city"),
        ("barrel-qs", "knife-8h", "dodge_city"),
        ("renegade   4/4", "renegade   4/4   spare: greg_digger", "dodge_city"),
        ("  Sid Ketchum     outlaw     4/4\n", "  Sid Ketchum outlaw\nevent: thirst\n", "high_noon"),
        ("  Sid Ketchum     outlaw     4/4\n", "  Sid Ketchum outlaw\nevents: ranch\n", "fistful_of_cards"),
        ("  Sid Ketchum     outlaw     4/4\n", "  Sid Ketchum outlaw\ndeck: bible-10h\n", "dodge_city"),
    ],
)
def test_the_sets_that_hold_what_is_named_are_in_the_game(old: str, new: str, card_set: str) -> None:
    assert sets(FOUR) == ("base",)
    assert sets(FOUR.replace(old, new)) == ("base", card_set)


def test_named_sets_are_in_the_game_in_the_order_of_the_catalogue() -> None:
    assert sets(FOUR + "sets: high_noon, dodge-city") == ("base", "dodge_city", "high_noon")
    assert sets(FOUR + "sets: all") == tuple(CATALOGUE.sets)


def test_the_rest_of_the_deck_comes_from_the_sets() -> None:
    assert len(table(FOUR + "sets: dodge_city").deck) == 120 - 3
    assert len(table(FOUR + "sets: high_noon").deck) == 80 - 3


def test_a_second_copy_of_a_card_is_there_with_its_set_only() -> None:
    text = FOUR.replace("bang-2c", "beer-6h")
    with pytest.raises(NotationError, match="beer-6h is used too often: the game has it once"):
        table(text)
    assert table(text + "sets: dodge_city")["Willy"].hand == ["beer-6h", "beer-6h"]


@pytest.mark.parametrize(
    ("text", "found"),
    [("", ("base",)), ("high-noon", ("base", "high_noon")), ("All", tuple(CATALOGUE.sets)), ("base,", ("base",))],
)
def test_sets_are_named_as_on_the_command_line(text: str, found: tuple[str, ...]) -> None:
    assert sets_named(text, CATALOGUE) == found


# Events.


def test_the_event_and_the_event_deck_are_read() -> None:
    t = table(FOUR + "event: the_daltons\nevents: Ghost Town, peyote".replace("Ghost Town", "ghost_town"))
    assert (t.event, t.events) == ("the_daltons", ["ghost_town", "peyote"])
    assert [t.game.state.seen[card] for card in t.game.state.events] == [PUBLIC, 0]
    assert t["Jourdonnais"].in_play == ["barrel-qs"]  # the event has been on for a while


def test_an_event_is_turned_up_in_its_phase() -> None:
    t = table(FOUR + "events: the_daltons ranch\nphase: reveal")
    assert (t.event, t.events, t["Jourdonnais"].in_play) == ("the_daltons", ["ranch"], [])


def test_an_extra_turn_and_the_marker_of_the_round_are_read() -> None:
    t = table(FOUR + "turn: 7 extra\nmarker: 3")
    assert (t.game.state.turn_number, t.game.state.extra, t.marker) == (7, True, "Rose Doolan")
    t = table(FOUR)
    assert (t.game.state.extra, t.marker) == (False, "Willy the Kid")


def test_a_ghost_is_in_play_without_life_until_their_turn_ends() -> None:
    text = FOUR.replace("> ", "  ").replace("  Rose Doolan     renegade   4/4", "> Rose Doolan renegade ghost")
    t = table(text + "event: ghost_town")
    assert (t["Rose"].out, t["Rose"].life, t.game.state.fallen) == (False, 0, ((2, -1),))
    t.pass_()
    assert (t["Rose"].out, t.turn) == (True, "Sid Ketchum")


def test_a_dead_player_may_have_the_turn_if_they_come_back_for_it() -> None:
    text = FOUR.replace("> ", "  ").replace("  Rose Doolan     renegade   4/4", "> Rose Doolan renegade out")
    t = table(text + "event: ghost_town\nphase: start")
    assert (t.asked, len(t["Rose"].hand)) == ("Rose Doolan", 3)
    with pytest.raises(NotationError, match="the player whose turn it is has been eliminated"):
        table(text + "event: thirst\nphase: start")


@pytest.mark.parametrize("event", ["thirst", "dead_man"])
def test_a_ghost_needs_the_event_that_brings_ghosts(event: str) -> None:
    text = FOUR.replace("> ", "  ").replace("  Rose Doolan     renegade   4/4", "> Rose Doolan renegade ghost")
    with pytest.raises(NotationError, match="line 3: no event brings Rose Doolan back as a ghost"):
        table(text + f"event: {event}")


def test_whoever_has_come_back_for_good_has_fallen_and_is_in_play() -> None:
    t = table(FOUR + "event: dead_man\nfallen: 3 by 1")
    assert (t.game.state.fallen, t["Rose"].out) == (((2, 0),), False)


# Seats.


def test_three_players_have_open_roles_and_the_deputy_has_the_turn() -> None:
    t = table(THREE)
    assert (t.turn, t.marker, t["Willy"].max_life) == ("Willy the Kid", "Willy the Kid", 4)
    assert [player.role for player in View(t.game, 0).seats] == ["outlaw", "deputy", "renegade"]


def test_with_a_dead_deputy_the_next_player_alive_has_the_marker() -> None:
    t = table(THREE.replace("deputy", "deputy out").replace("  Jour", "> Jour") + "fallen: 2 by 3")
    assert t.marker == "Rose Doolan"


def test_a_borrowed_ability_is_written_after_the_character() -> None:
    t = table(FOUR.replace("Jourdonnais  ", "Vera Custer + Lucky Duke").replace("4/4   play", "3/3   play"))
    assert t["Vera"].characters == ("vera_custer", "lucky_duke")
    assert (t["Vera"].life, t["Vera"].max_life) == (3, 3)


def test_a_hidden_character_is_known_to_those_who_have_looked_at_it() -> None:
    t = table(FOUR.replace("renegade   4/4", "renegade   4/4   spare: kit_carlson(3)"))
    assert t["Rose"].spare == ["kit_carlson"]
    assert [len(View(t.game, seat).player(2).spare) for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("4/4   play", "4/4   spare: willy_the_kid   play", "line 2: Willy the Kid is at the table twice"),
        ("4/4   play", "4/4   spare: nobody   play", "line 2: unknown character “nobody”"),
        ("4/4   play", "ghost   play", "line 2: no event brings Jourdonnais back as a ghost"),
        ("4/4   play", "ghost\nevent: ghost_town\n#", "line 2: Jourdonnais can be a ghost only in their own turn"),
        (
            "Jourdonnais",
            "Lucky Duke + Kit Carlson",
            "line 2: Lucky Duke can borrow no ability: leave out “+ Kit Carlson”",
        ),
        (
            "Jourdonnais     outlaw     4/4",
            "Vera Custer + Sid Ketchum + El Gringo outlaw",
            "Vera Custer can borrow only 1",
        ),
        (
            "Jourdonnais     outlaw     4/4",
            "Vera Custer + Vera Custer outlaw",
            "line 2: Vera Custer cannot borrow their own ability",
        ),
        ("Jourdonnais     outlaw", "Vera Custer + outlaw", "line 2: this line names no character"),
        ("Jourdonnais", "Vera Custer + Nobody", "line 2: unknown character “Nobody”"),
    ],
)
def test_an_impossible_seat_is_an_error(old: str, new: str, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)):
        parse_position(FOUR.replace(old, new, 1))


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("sets: dogde_city", "line 5: unknown set “dogde_city”: did you mean dodge_city?"),
        ("event: lunch", "line 5: unknown event “lunch”"),
        ("events: ranch ranch", "line 5: the event Ranch is named twice"),
        ("event: ranch\nevents: ranch", "line 6: the event Ranch is named twice"),
        ("sets: dodge_city\nevent: ranch", "the event Ranch belongs to the set fistful_of_cards"),
        ("phase: reveal", "there is no event to turn up"),
        ("marker: 5", "there is no seat 5 for the marker"),
        (
            "event: handcuffs\nmarks: turn handcuffs of 1 = 4",
            "line 6: 4 is not a value of the mark handcuffs: write 0 to 3",
        ),
        ("turn: 3 more", "line 5: “3 more” is not a whole number from 1 up"),
    ],
)
def test_a_line_about_sets_or_events_that_cannot_be_is_an_error(line: str, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)):
        parse_position(FOUR + line)


def test_a_character_of_a_set_that_is_left_out_is_an_error() -> None:
    with pytest.raises(NotationError, match="line 2: Belle Star belongs to the set dodge_city, which is not in “sets”"):
        parse_position(FOUR.replace("Jourdonnais", "Belle Star") + "sets: high_noon")


def test_a_card_of_a_set_that_is_left_out_is_an_error() -> None:
    with pytest.raises(NotationError, match="line 2: knife-8h belongs to the set dodge_city, which is not in “sets”"):
        parse_position(FOUR.replace("barrel-qs", "knife-8h") + "sets: high_noon")


def test_three_seats_cannot_have_a_sheriff() -> None:
    with pytest.raises(NotationError, match="the roles are wrong: 3 seats"):
        parse_position(THREE.replace("deputy", "sheriff"))


def test_eight_seats_need_the_roles_of_dodge_city() -> None:
    more = "Kit Carlson deputy\nBart Cassidy deputy\nLucky Duke outlaw\nSuzy Lafayette renegade\n"
    assert sets(FOUR + more) == ("base", "dodge_city")
    with pytest.raises(NotationError, match="8 players need more roles: add the set “dodge_city”, or play with 3 to 7"):
        parse_position(FOUR + more + "sets: high_noon")


# Printing.


def test_everything_that_events_bring_is_printed() -> None:
    key = key_from_seed("print").hex()
    text = f"""\
  Willy the Kid              outlaw     3/4   hand: knife-8h(2)
  Vera Custer + Lucky Duke   deputy     2/3   play: bible-10h   spare: kit_carlson(2)
> Rose Doolan                renegade   ghost   hand: bang-2c
sets: base dodge_city high_noon fistful_of_cards
event: ghost_town
events: peyote ranch high_noon
marker: 1
turn: 9 extra
fallen: 3 by 1, 2, 3
fresh: bible-10h
marks: turn handcuffs of 3 = 2
options: event_cards=20
key: {key} at 130
deck: missed-5s(1) end
discard: mustang-9h bang-9d
"""
    assert position_text(parse_position(text)) == text


def random_game(seed: int) -> Game:
    chosen = tuple(card_set for n, card_set in enumerate(CATALOGUE.sets) if n == 0 or seed % 3 == 0 or (seed + n) % 2)
    players = 3 + seed % 6
    if players == 8 and "dodge_city" not in chosen:
        chosen = tuple(CATALOGUE.sets)
    options = Options(event_cards=1 + seed % 8, old_mine=seed % 2 == 0, keep_copy=seed % 4 == 0)
    return new_game(Setup(players, key_from_seed(f"sets {seed}"), chosen, options))


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(30))
def test_a_printed_game_of_any_sets_goes_on_like_the_original(seed: int) -> None:
    game = random_game(seed)
    check_printed_game(game, Chance(key_from_seed(f"position of sets {seed}")))


# Choosing a seat.


def vera() -> Table:
    return table(FOUR.replace("Willy the Kid", "Vera Custer  ").replace("5/5", "4/4") + "phase: start")


@pytest.mark.parametrize("text", ["aim > 3", "aim 3", "aim Rose", "> 3", "3", "Rose", "Vera: aim > 3"])
def test_a_seat_may_be_chosen_in_several_forms(text: str) -> None:
    t = vera()
    assert (t.ask.kind if t.ask else "", t.options) == ("aim", ["aim > 2", "aim > 3", "aim > 4"])
    assert t.play(text)["Vera"].characters == ("vera_custer", "rose_doolan")


@pytest.mark.parametrize(("text", "cause"), [("aim", "may mean aim > 2, aim > 3"), ("aim 1", "is not offered")])
def test_a_seat_that_cannot_be_chosen_is_an_error(text: str, cause: str) -> None:
    t = vera()
    with pytest.raises(NotationError, match=re.escape(cause)):
        answer_line(t.game, text)
