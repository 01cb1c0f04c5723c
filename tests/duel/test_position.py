"""Positions of The Duel as text: what is read is written, and a mistake is named with its line."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.conformance.checks import random_move
from sixgun.conformance.random_setups import random_duel_setup
from sixgun.duel.faces import SIDES
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.notation import choice_text, fighter_named, option_texts, parse_choice, seat_named, wished_choice
from sixgun.duel.position import parse_position, position_text
from sixgun.duel.rules.setup import Setup
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY, PASS, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import IllegalChoice, NotationError, SixgunError
from tests.support.duel_table import table
from tests.support.scenario_table import faces_of

GOOD = """
> law       hand: colt-ld(all) beer-ob(2)     reserve: jango     out: pat_garret
    Tex Killer    3/4    play: hat-lh
  * Wild Bill
  outlaw
    West Harding  1/4
turn: 7
bangs: 1
marks: turn swap of 1 = 1
options: late_shuffle,own_moves_count=off,characters=6
discard: water-ls
"""


def test_a_position_is_read_as_it_is_written() -> None:
    t = table(GOOD)
    assert (t.law.active, t.law.rear, t.law.reserve) == ("Wild Bill", "Tex Killer", ["jango"])
    assert (t["Tex"].life, t["Tex"].in_play, t["West"].life) == (3, ["hat-lh"], 1)
    view = View(t.game, 1)
    assert [view.face(card).text for card in view.player(0).hand] == ["colt-ld", "beer-ob"]
    assert view.player(0).fallen == ("pat_garret",)
    assert (t.game.state.turn_number, view.bangs_played, view.may_swap, t.game.options.characters) == (7, 1, False, 6)


def by_names(game: Game) -> dict[str, list[str]]:
    """What lies with each character and in each hand."""
    places = {character.slug: character.in_play for character in View(game, NOBODY).characters}
    places |= {side: game.player(seat).hand for seat, side in enumerate(SIDES)}
    return {name: faces_of(game, place) for name, place in places.items()}


@pytest.mark.uncounted
def test_reading_what_was_written_gives_the_same_game() -> None:
    written = inside = 0
    for n in range(5):
        game, chance = new_game(random_duel_setup(Random(n), f"text {n}")), Random(n)
        while not game.over:
            if game.base is not None and game.base.phase != "setup" and chance.random() < 0.3:
                text = position_text(game)
                again = parse_position(text)
                assert position_text(again) == text
                assert by_names(again) == by_names(game)
                assert again.ask is not None
                assert game.ask is not None
                assert sorted(option_texts(again, again.ask)) == sorted(option_texts(game, game.ask))
                written += 1
                inside += bool(game.since)
            random_move(game, chance)
        assert parse_position(position_text(game)).outcome == game.outcome
    assert written > 150
    assert inside > 40


def test_every_choice_reads_back_from_its_text() -> None:
    chance = Random(3)
    game = new_game(Setup(key_from_seed("texts")))
    while game.ask is not None:
        for option in game.ask.options():
            text = choice_text(game, game.ask, option)
            assert choice_text(game, game.ask, parse_choice(View(game, game.ask.seat), game.ask, text)) == text
        random_move(game, chance)


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("Tex Killer", "Sid Curry", "line 3: Sid Curry does not fight for the law"),
        ("Tex Killer", "Tex Driller", "line 3: unknown character “tex_driller”: did you mean tex_killer"),
        ("Wild Bill", "Jango", "line 4: Jango is named twice"),
        ("3/4", "5/4", "line 3: Tex Killer has 1 to 4 life points, not 5"),
        ("3/4", "3/5", "line 3: Tex Killer has at most 4 life points"),
        ("hat-lh", "colt-ld", "line 3: colt-ld is used too often: the game has it once"),
        ("play: hat-lh", "play: water-lb", "line 3: water-lb cannot be in play: it is discarded when"),
        ("play: hat-lh", "play: hat-lh hat-oh", "line 3: Tex Killer cannot have two cards hat in play"),
        (
            "play: hat-lh",
            "hand: hat-lh",
            "line 3: “hand:” is in the line of a character: write it in the line of the law",
        ),
        ("hand:", "play:", "line 2: Equipment belongs to a character"),
        ("colt-ld(all)", "colt-ld(5)", "line 2: “5” in brackets is not a seat"),
        ("beer-ob(2)", "bier-ob", "line 2: unknown card “bier-ob”: did you mean beer-ob"),
        ("Tex Killer", "* Tex Killer", "line 2: two characters of the law have the token"),
        ("  outlaw\n    West Harding  1/4\n", "", "the outlaw has no character in play"),
        ("  outlaw\n", "  law\n", "line 5: the law has two lines"),
        ("  outlaw", "> outlaw", "line 5: both sides are marked"),
        (
            "    West Harding  1/4",
            "    West Harding  1/4\n    Tom Thorn\n    Babe Leroy",
            "line 8: the outlaw has more than 2 char",
        ),
        ("  outlaw", "  outlaw  reserve: tom_thorn", "line 5: the outlaw has a reserve and only one character"),
        ("turn: 7", "phase: dance", "line 7: unknown phase “dance”"),
        ("turn: 7", "torn: 7", "line 7: unknown line “torn”: did you mean turn"),
        ("turn: 7", "turn: soon", "line 7: “soon” is not a whole number"),
        ("turn: 7", "law_deck: beer-ob", "line 7: beer-ob is used too often"),
        ("turn: 7", "law_deck: knife-os", "line 7: knife-os does not have the back of the law's deck"),
        ("turn: 7", "law_deck: xx", "line 7: “xx” is not a back and symbol"),
        ("turn: 7", "law_deck: end\nlaw_deck: ld", "line 8: the law_deck was already closed"),
        ("turn: 7", "then: play colt > Jango", "line 7: “Jango” is none of"),
        ("late_shuffle", "late_night", "line 10: unknown rule option “late_night”"),
        ("characters=6", "characters=13", "line 10: rule option “characters” must be a number from 4 to 12"),
        ("colt-ld(all)", "colt", "line 2: “colt” is not a whole card: did you mean colt-ld or colt-od?"),
        ("colt-ld(all)", "gun belt-ld", "line 2: “gun” is not a whole card: did you mean gun_belt-ld or gun_belt-os?"),
        ("colt-ld(all)", "cold", "line 2: unknown card “cold”: did you mean colt-od or colt-ld"),
        ("> law ", "> law\n", "line 3: “hand:” has nobody before it: write it in the line of the law, after the name"),
        ("    play: hat", "\n play: hat", "line 4: “play:” has nobody before it: write it in the line of a character"),
        ("> law ", "> Law:", "line 2: a side is written without a colon: “law”, then “hand:” and the rest"),
        ("> law ", "law:", "line 2: a side is written without a colon"),
        ("> law ", "> * law", "line 2: “*” marks the character with the token: write it before a character"),
        ("turn: 7", "phase: play\nphase: draw", "line 8: there is a second line “phase”: write it once"),
        ("turn: 7", "turn: 7\nturn: 8", "line 8: there is a second line “turn”: write it once"),
        ("turn: 7", "phase: ready", "line 7: the phase “ready” needs the option early_abilities"),
        ("bangs: 1", "bangs: 99", "line 8: the law plays at most 2 BANG! cards that count in a turn: 99 are too many"),
        (
            "turn: 7",
            "common_deck: ld",
            "line 7: there is no common deck while both sides have their own: close the law_",
        ),
        ("jango  ", "jango dalon_ranger annie_oakey the_stranger ", "line 2: the law has 7 characters, not 6"),
        (
            "swap of 1 = 1",
            "swap of 3 = 1",
            "line 9: “turn swap of 3 = 1” is not a mark of the law, whose turn it is: write",
        ),
        (
            "swap of 1 = 1",
            "swap of 2 = 1",
            "line 9: “turn swap of 2 = 1” is not a mark of the law, whose turn it is: write",
        ),
        ("swap of 1 = 1", "swap = 1", "line 9: “turn swap = 1” is not a mark of the law, whose turn it is: write"),
        (
            "swap of 1 = 1",
            "swap of 1 = 0",
            "line 9: “turn swap of 1 = 0” is not a mark of the law, whose turn it is: write",
        ),
        (
            "swap of 1 = 1",
            "dance of 1 = 1",
            "line 9: “turn dance of 1 = 1” is not a mark of the law, whose turn it is: write",
        ),
        (
            "swap of 1 = 1",
            "pearl_hat of 1 = 1",
            "line 9: “turn pearl_hat of 1 = 1” is not a mark of the law, whose turn it is: write",
        ),
        (
            "turn swap of 1",
            "game swap of 1",
            "line 9: “game swap of 1 = 1” is not a mark of the law, whose turn it is: write",
        ),
        ("turn swap of 1 = 1", "swapped", "line 9: “swapped” is not of the form “turn swap of 1 = 1”"),
        ("turn: 7", "then: foo", "line 7: unknown card “foo”: write it like colt-ld; possible now: play beer-ob"),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, cause: str) -> None:
    assert old in GOOD
    with pytest.raises(NotationError) as caught:
        parse_position(GOOD.replace(old, new))
    assert str(caught.value).startswith(cause)


@pytest.mark.parametrize("line", ["* Wild Bill", "*Wild Bill", "Wild Bill *", "Wild Bill* 5/5", "Wild Bill 5/5 *"])
def test_the_token_is_marked_before_a_name_or_after_it(line: str) -> None:
    assert table(GOOD.replace("* Wild Bill", line)).law.active == "Wild Bill"


def test_a_character_comes_after_their_side() -> None:
    with pytest.raises(NotationError, match="line 1: a side comes first"):
        parse_position("Jango\nlaw")
    with pytest.raises(NotationError, match="line 2: “>” marks the side"):
        parse_position("law\n> Jango")


def test_there_is_no_position_before_the_characters_are_in_play() -> None:
    with pytest.raises(SixgunError, match="there is no position yet"):
        position_text(new_game(Setup(key_from_seed(1))))


def test_an_imagined_game_has_no_text_in_the_middle_of_a_step() -> None:
    t = table(GOOD.replace("bangs: 1", "").replace("outlaw", "outlaw   hand: missed-os")).play("colt > West")
    world = t.game.imagine(1, key_from_seed(1))
    with pytest.raises(SixgunError, match="not imagined"):
        position_text(world)


def test_names_of_seats_and_characters() -> None:
    t = table(GOOD)
    assert [seat_named(t.game, name) for name in ("law", "Outlaws", "2", "Wild", "west harding")] == [0, 1, 1, 0, 1]
    assert fighter_named(t.game, "Tex") == t["Tex Killer"].fighter
    with pytest.raises(NotationError, match="“W” may be Wild Bill, West Harding"):
        fighter_named(t.game, "W")
    with pytest.raises(NotationError, match="“Jango” is none of"):
        fighter_named(t.game, "Jango")


def test_a_refused_choice_tells_why_and_what_is_possible() -> None:
    t = table(GOOD)
    with pytest.raises(IllegalChoice, match=r"bang limit: limit 1; ruling 41.*possible now: play beer-ob"):
        t.game.answer(parse_choice(t.game, t.pending(), "colt > West"))
    for line, cause in (
        ("", "is not a choice"),
        ("reload", "does not say which card"),
        ("gatling", "neither holds gatling"),
    ):
        with pytest.raises(NotationError, match=cause):
            parse_choice(t.game, t.pending(), line)
    with pytest.raises(NotationError, match="unknown card “dragon”"):
        parse_choice(t.game, t.pending(), "play dragon")
    assert wished_choice(t.game, t.pending(), "use sid_curry") is choice("use", what="sid_curry")
    assert wished_choice(t.game, t.pending(), "pass") is PASS


def test_a_card_is_meant_as_itself_where_it_can_be_both() -> None:
    t = table(
        """
          law
            Tex Killer
            Jango
        > outlaw    hand: knife-oh
            Toco Ramirez
            West Harding
        """
    )
    assert {"play knife-oh > tex_killer", "play knife-oh as colt > tex_killer"} < set(t.options)
    assert t.wished("knife > Tex").what == ""
    assert t.wished("knife as colt > Tex").what == "colt"


def test_only_who_is_asked_may_answer() -> None:
    t = table(GOOD)
    with pytest.raises(AssertionError, match="the law is asked"):
        t.play("Outlaw: pass")
