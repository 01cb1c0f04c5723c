"""Positions as text: reading, defaults, errors, and printing that gives the same game again."""

from __future__ import annotations

import re

import pytest

from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.errors import NotationError, SixgunError
from sixgun.kernel.hidden_cards import PUBLIC
from tests.support.printed_games import check_printed_game
from tests.support.table import Table, table

FOUR = """\
> Willy the Kid   sheriff    5/5   hand: bang-2c beer-6h
  Jourdonnais     outlaw     4/4   play: barrel-qs
  Rose Doolan     renegade   4/4
  Sid Ketchum     outlaw     4/4
"""


# Reading.


def test_omissions_take_their_defaults() -> None:
    t = table("""
        Jourdonnais    outlaw
        willy_the_kid  sheriff     # the turn is the Sheriff's
        Rose Doolan    renegade

        Sid Ketchum    outlaw
    """)
    assert (t.turn, t.phase, t.game.state.turn_number, t.game.options) == ("Willy the Kid", "play", 1, Options())
    assert [(seat.life, seat.max_life) for seat in map(t.__getitem__, (1, 2, 3, 4))] == [(4, 4), (5, 5), (4, 4), (4, 4)]
    assert (t["Rose"].hand, t["Rose"].in_play, t.discard, len(t.deck)) == ([], [], [], 80)
    assert t.game.state.chance.key == key_from_seed(0)


def test_life_may_stand_without_the_most() -> None:
    t = table(FOUR.replace("5/5", "2"))
    assert (t["Willy"].life, t["Willy"].max_life) == (2, 5)


def test_piles_are_listed_from_the_top() -> None:
    t = table(FOUR + "deck: missed-5s bang-9d\ndiscard: beer-7h, panic-jh\ndeck: stagecoach-9s")
    assert t.deck[:3] == ["missed-5s", "bang-9d", "stagecoach-9s"]
    assert t.discard == ["beer-7h", "panic-jh"]
    assert len(t.deck) == 80 - 3 - 2


def test_a_value_alone_is_any_unused_card_with_it() -> None:
    t = table(FOUR.replace("beer-6h", "beer-8h") + "deck: 8h\ndiscard: 9s stagecoach-9s")
    assert t.deck[0] == "mustang-8h"
    assert t.discard == ["stagecoach-9s", "stagecoach-9s"]


def test_a_card_named_in_full_further_down_is_not_taken_by_its_value() -> None:
    t = table(FOUR + "deck: 8h\ndiscard: beer-8h")
    assert (t.deck[0], t.discard) == ("mustang-8h", ["beer-8h"])


def test_a_deck_closed_with_end_holds_nothing_more() -> None:
    assert table(FOUR + "deck: 5s beer-9h end").deck == ["missed-5s", "beer-9h"]
    assert table(FOUR + "deck: end").deck == []


def test_the_rest_of_the_deck_follows_from_the_seed() -> None:
    decks = [table(FOUR + f"deck: 5s\nseed: {seed}").deck for seed in ("1", "1", "2")]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])
    assert decks[0][0] == decks[2][0] == "missed-5s"


def test_rule_options_are_read_and_may_be_continued() -> None:
    game = parse_position(FOUR + "options: judge_at_once, own-cards=off\noptions: own_cards=on,simplified")
    assert game.options == Options(judge_at_once=True, simplified=True)


def test_turn_phase_and_bangs_are_read() -> None:
    t = table(FOUR.replace("Willy the Kid   sheriff ", "Slab the Killer sheriff ") + "turn: 7\nbangs: 1")
    assert t.game.state.turn_number == 7
    reason = t.refuses("bang-2c > 2")
    assert reason is not None
    assert reason.slug == "bang_limit"


def test_a_turn_can_begin_in_any_phase() -> None:
    assert table(FOUR + "phase: draw\ndeck: 5s 9h").game.player(0).hand[2:]
    hurt = FOUR.replace("5/5", "1/5")
    assert table(hurt + "phase: excess").options == ["discard bang-2c", "discard beer-6h"]
    assert table(FOUR + "phase: end").turn == "Jourdonnais"
    jailed = FOUR.replace("> Willy", "  Willy").replace("  Jour", "> Jour").replace("barrel-qs", "jail-js")
    t = table(jailed + "phase: start\ndeck: 5s")
    assert (t.turn, t.discard) == ("Rose Doolan", ["jail-js", "missed-5s"])


def test_the_eliminated_are_out_in_the_order_given_and_their_roles_are_known() -> None:
    text = FOUR.replace("renegade   4/4", "renegade   out").replace("Ketchum     outlaw     4/4", "Ketchum outlaw out")
    assert parse_position(text).state.fallen == ((2, -1), (3, -1))
    game = parse_position(text + "fallen: 4 by 1")
    assert game.state.fallen == ((3, 0), (2, -1))
    assert [View(game, 0).player(seat).role for seat in range(4)] == ["sheriff", "", "renegade", "outlaw"]


def test_a_position_that_is_decided_is_over() -> None:
    text = FOUR.replace("outlaw     4/4", "outlaw   out").replace("renegade   4/4", "renegade   out")
    game = parse_position(text.replace("play: barrel-qs", ""))
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "law_and_order"


def test_everybody_knows_their_own_hand_and_what_lies_open() -> None:
    game = parse_position(
        FOUR.replace("hand: bang-2c beer-6h", "hand: bang-2c(3) beer-6h(all)") + "deck: 5s(2,4)\ndiscard: 9h"
    )
    bang, beer = game.player(0).hand
    seen = game.state.seen
    assert (seen[bang], seen[beer]) == (0b101, PUBLIC)
    assert (seen[game.state.deck[-1]], seen[game.state.deck[-2]]) == (0b1010, 0)
    assert (seen[game.state.discard[0]], seen[game.player(1).in_play[0]]) == (PUBLIC, PUBLIC)
    assert [seen[player.role] for player in game.state.players] == [PUBLIC, 2, 4, 8]


def test_a_role_may_be_shown_to_all_or_to_some() -> None:
    game = parse_position(
        FOUR.replace("renegade ", "renegade shown ").replace("Jourdonnais     outlaw", "Jourdonnais outlaw(4)")
    )
    assert [game.state.seen[player.role] for player in game.state.players] == [PUBLIC, 0b1010, PUBLIC, 8]


def test_answers_since_the_position_are_played() -> None:
    t = table(FOUR + "deck: 9s 9h\nthen: bang-2c > 2\nthen: Jourdonnais: use barrel")
    assert t.options == ["use jourdonnais", "pass"]


def test_marks_and_fresh_cards_are_read() -> None:
    state = parse_position(FOUR + "fresh: barrel-qs\nmarks: turn again of 2 = 3, game dynamite = 1").state
    assert state.placed_this_turn == state.players[1].in_play
    assert (state.turn_marks, state.game_marks) == ({("again", 1): 3}, {("dynamite", -1): 1})


# Errors.


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("bang-2c", "bang-2x", 1, "unknown card “bang-2x”: did you mean"),
        ("bang-2c", "2c", 1, "“2c” is not a whole card"),
        ("bang-2c", "bang-2c(1", 1, "is not a card"),
        ("bang-2c", "bang-2c(9)", 1, "“9” in brackets is not a seat"),
        ("bang-2c", "beer-6h", 1, "beer-6h is used too often: the game has it once"),
        ("beer-6h", "stagecoach-9s stagecoach-9s stagecoach-9s", 1, "the game has it 2 times"),
        ("beer-6h", "barrel-qs", 2, "barrel-qs is used too often"),
        ("Jourdonnais", "Jordan", 2, "unknown character “Jordan”: did you mean jourdonnais?"),
        ("Jourdonnais", "xyz", 2, "unknown character “xyz”: write it like bart_cassidy"),
        ("Jourdonnais", "", 2, "this line names no character"),
        ("Jourdonnais", "Rose Doolan", 3, "Rose Doolan is at the table twice"),
        ("outlaw  ", "outlwa  ", 2, "unknown role “outlwa”: did you mean outlaw?"),
        ("renegade   4/4", "", 3, "Rose Doolan has no role"),
        ("outlaw  ", "sheriff  ", 2, "there are two Sheriffs"),
        ("sheriff    5/5", "deputy", 0, "there is no Sheriff"),
        (
            "renegade",
            "deputy",
            0,
            "the roles are wrong: 4 seats, counting the dead, have 1 sheriff, 1 renegade, 2 outlaw",
        ),
        ("  Rose Doolan     renegade   4/4\n", "", 0, "the roles are wrong: 3 seats, counting the dead, have 1 deputy"),
        ("5/5", "6/5", 1, "Willy the Kid has 1 to 5 life points, not 6"),
        ("5/5", "6", 1, "Willy the Kid has 1 to 5 life points, not 6"),
        ("5/5", "0/5", 1, "write “out” for a dead player"),
        ("5/5", "5/6", 1, "the most life points of Willy the Kid as sheriff are 5, not 6: write 5/5"),
        ("5/5", "4/4", 1, "the most life points of Willy the Kid as sheriff are 5, not 4: write 4/5"),
        ("5/5", "6/6", 1, "Willy the Kid has 1 to 5 life points, not 6"),
        ("5/5", "many", 1, "“many” after the role is neither life"),
        ("hand:", "hand", 1, "“hand” lacks its colon: write “hand:” before the cards"),
        ("play:", "Play", 2, "“Play” lacks its colon: write “play:” before the cards"),
        ("4/4   play", "out   play", 2, "Jourdonnais is out and cannot have cards"),
        ("  Rose", "> Rose", 3, "two seats are marked"),
        ("barrel-qs", "barrel-qs barrel-ks", 2, "two cards barrel cannot be in front of one player"),
        ("barrel-qs", "volcanic-10s schofield-jc", 2, "volcanic-10s and schofield-jc are both weapons"),
        ("barrel-qs", "beer-7h", 2, "beer-7h cannot be in play: it is discarded when it is played"),
        ("5/5", "5/5 play: jail-js", 1, "jail-js cannot be in front of Willy the Kid (not on sheriff; ruling 30)"),
    ],
)  # fmt: skip
def test_an_impossible_seat_is_an_error_with_line_and_cause(old: str, new: str, line: int, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)) as error:
        parse_position(FOUR.replace(old, new, 1))
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: " if line else cause)


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("dek: 5s", "unknown line “dek”: did you mean deck?"),
        ("deck: 1h", "“1h” is not a value and suit"),
        ("deck: beer-6h", "beer-6h is used too often"),
        ("deck: 2h 2h", "all cards 2h of the game are already used"),
        ("phase: lunch", "unknown phase “lunch”: there are reveal, start, draw, play, excess, end"),
        ("options: fast", "unknown rule option “fast”"),
        ("options: simplified=maybe", "must be on or off, not “maybe”"),
        ("turn: 0", "“0” is not a whole number from 1 up"),
        ("bangs: -1", "“-1” is not a whole number from 0 up"),
        ("key: 12ab", "“12ab” is not a key"),
        ("seed:", "a seed is a word or number"),
        ("fallen: 2", "seat 2 is not out"),
        ("fallen: Rose", "“Rose” cannot be read: write “3 by 1”"),
        ("fresh: mustang-8h", "mustang-8h is not in play"),
        ("marks: bang", "“bang” is not of the form"),
        ("marks: turn agian of 1 = 1", "unknown mark “agian”: did you mean again"),
        ("marks: turn handcuffs of 1 = 1", "unknown mark “handcuffs”"),
        ("marks: turn again of 5 = 1", "there is no seat 5"),
        ("marks: turn again of 0 = 1", "“turn again of 0 = 1” is not of the form"),
        ("then: bang-2c > Rose", "“bang-2c > Rose” is not offered (out of reach: distance 2, reach 1; ruling 92)"),
        ("then: Sid: pass", "seat 1 is asked (play), not seat 4"),
    ],
)
def test_a_line_that_cannot_be_read_is_an_error_with_line_and_cause(line: str, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)) as error:
        parse_position(FOUR + "\n" + line)
    assert error.value.line == 6


def test_a_dead_killer_must_have_a_seat() -> None:
    with pytest.raises(NotationError, match="line 5: there is no seat 9"):
        parse_position(FOUR.replace("renegade   4/4", "renegade   out") + "fallen: 3 by 9")


def test_the_dead_have_no_turn() -> None:
    text = FOUR.replace("> Willy", "  Willy").replace("  Rose", "> Rose").replace("renegade   4/4", "renegade   out")
    with pytest.raises(NotationError, match="line 3: the player whose turn it is has been eliminated"):
        parse_position(text)


def test_a_closed_deck_cannot_be_continued() -> None:
    with pytest.raises(NotationError, match="line 6: the deck was already closed"):
        parse_position(FOUR + "deck: 5s end\ndeck: 9h")


def test_the_simplified_game_has_no_book_cards() -> None:
    with pytest.raises(NotationError, match="line 5: jail-js is left out of the simplified game"):
        parse_position(FOUR + "deck: jail-js\noptions: simplified")


# Printing.


def test_a_position_is_printed_as_a_table_with_every_card_and_the_key() -> None:
    key = key_from_seed("print").hex()
    text = f"""\
  Willy the Kid   sheriff        3/5   hand: bang-2c(all) beer-6h(2,4)   play: volcanic-10s
> Jourdonnais     outlaw shown   4/4   play: barrel-qs
  Rose Doolan     renegade(1)    4/4
  Sid Ketchum     outlaw         out
turn: 9
bangs: 1
fallen: 4 by 2
fresh: barrel-qs
marks: turn surplus of 1 = 2, game dynamite = 3
options: judge_at_once,own_cards=off
key: {key} at 130
deck: missed-5s(1) stagecoach-9s stagecoach-9s end
discard: mustang-9h bang-9d
"""
    assert position_text(parse_position(text)) == text


def test_long_piles_are_continued_on_further_lines() -> None:
    lines = position_text(parse_position(FOUR)).splitlines()
    assert max(len(line) for line in lines) <= 110
    assert sum(line.startswith("deck: ") for line in lines) > 1


def test_in_the_middle_of_a_step_the_answers_since_it_began_are_printed() -> None:
    t = table(FOUR + "deck: 9s 9h").play("bang-2c > 2", "use barrel")
    assert position_text(t.game).splitlines()[-2:] == ["then: play bang-2c > 2", "then: use barrel-qs"]
    clone = parse_position(position_text(t.game))
    assert Table(clone).options == t.options == ["use jourdonnais", "pass"]
    assert position_text(clone) == position_text(t.game)


def test_an_interjection_under_way_is_printed_with_its_seat() -> None:
    t = table(FOUR.replace("Ketchum     outlaw     4/4", "Ketchum  outlaw  3/4  hand: bang-3c bang-4c"))
    t.play("Sid interjects: use sid_ketchum", "discard bang-3c")
    text = position_text(t.game)
    assert text.splitlines()[-2:] == ["then: 4 interjects: use sid_ketchum", "then: discard bang-3c"]
    assert position_text(parse_position(text)) == text


def test_there_is_no_position_before_everybody_has_a_character() -> None:
    game = new_game(Setup(4, key_from_seed(1), options=Options(two_characters=True)))
    with pytest.raises(SixgunError, match="there is no position yet: write it when every player has a character"):
        position_text(game)


def test_an_imagined_world_has_a_text_only_between_steps() -> None:
    t = table(FOUR)
    imagined = t.game.imagine(0, key_from_seed(1))
    assert position_text(parse_position(position_text(imagined))) == position_text(imagined)
    t.play("bang-2c > 2")
    with pytest.raises(SixgunError, match="in the middle of a step"):
        position_text(t.game.imagine(0, key_from_seed(1)))


# The same game again.


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(16))
def test_a_printed_game_goes_on_like_the_original(seed: int) -> None:
    options = Options(judge_at_once=seed % 2 == 0, simplified=seed % 5 == 0)
    game = new_game(Setup(4 + seed % 4, key_from_seed(seed), options=options))
    check_printed_game(game, Chance(key_from_seed(f"position {seed}")))
