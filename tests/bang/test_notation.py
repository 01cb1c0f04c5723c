"""Cards and choices as text."""

from __future__ import annotations

import re

import pytest

from sixgun.bang.new_game import new_game
from sixgun.bang.notation import (
    NotOffered,
    answer_line,
    choice_text,
    option_texts,
    parse_choice,
    printed_name,
    seat_named,
    slug_from_name,
    wished_choice,
)
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.ask import PASS, choice
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.errors import IllegalChoice, NotationError
from tests.support.table import Table, table

FOUR = """
    > Willy the Kid    sheriff   hand: bang-2c beer-6h missed-5s stagecoach-9s stagecoach-9s
      Calamity Janet   outlaw    hand: bang-3c missed-6s    play: barrel-qs
      Sid Ketchum      renegade  3/4   hand: panic-jh bang-4c
      Slab the Killer  outlaw
"""


def four() -> Table:
    return table(FOUR)


def read(t: Table, text: str) -> str:
    """The printed form of the option that a text means."""
    assert t.ask is not None
    return choice_text(t.game, t.ask, parse_choice(t.game, t.ask, text))


# Names.


@pytest.mark.parametrize("slug", [*CATALOGUE.characters, *CATALOGUE.cards])
def test_a_printed_name_leads_back_to_its_slug(slug: str) -> None:
    assert slug_from_name(printed_name(slug)) == slug


def test_names_are_printed_like_on_the_cards() -> None:
    assert printed_name("willy_the_kid") == "Willy the Kid"
    assert printed_name("el_gringo") == "El Gringo"


@pytest.mark.parametrize(
    ("text", "slug"), [("BANG!-9D", "bang-9d"), ("José  Delgado", "jose_delgado"), ("Rev. Carabine", "rev_carabine")]
)
def test_punctuation_accents_and_case_do_not_matter(text: str, slug: str) -> None:
    assert slug_from_name(text) == slug


@pytest.mark.parametrize("name", ["2", "Calamity Janet", "calamity_janet", "CALAMITY", "c"])
def test_a_seat_is_named_by_its_number_or_the_beginning_of_its_character(name: str) -> None:
    assert seat_named(four().game, name) == 1


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("S", "Sid Ketchum (3), Slab the Killer (4)"),
        ("0", "1 to 4"),
        ("5", "1 to 4"),
        ("Rose", "Willy the Kid (1)"),
        ("", "none of"),
    ],
)
def test_an_unclear_seat_is_an_error_that_lists_the_seats(name: str, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)):
        seat_named(four().game, name)


# Choices that are offered.


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("play bang-2c > 2", "play bang-2c > 2"),
        ("bang-2c > 2", "play bang-2c > 2"),
        ("PLAY Bang-2C > calamity janet", "play bang-2c > 2"),
        ("bang > Slab", "play bang-2c > 4"),
        ("bang-2c>4", "play bang-2c > 4"),
        ("play bang-2c as bang > 4", "play bang-2c > 4"),
        ("  beer-6h ", "play beer-6h"),
        ("stagecoach-9s", "play stagecoach-9s"),
        ("stagecoach", "play stagecoach-9s"),
        ("pass", "pass"),
    ],
)
def test_a_choice_of_phase_2_may_be_written_in_several_ways(text: str, printed: str) -> None:
    assert read(four(), text) == printed


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("miss missed-6s", "miss missed-6s"),
        ("play missed-6s", "miss missed-6s"),
        ("missed-6s", "miss missed-6s"),
        ("6S", "miss missed-6s"),
        ("miss bang-3c as missed", "miss bang-3c as missed"),
        ("bang-3c", "miss bang-3c as missed"),
        ("use barrel-qs", "use barrel-qs"),
        ("use barrel", "use barrel-qs"),
        ("Barrel", "use barrel-qs"),
    ],
)
def test_an_answer_to_a_shot_may_be_written_in_several_ways(text: str, printed: str) -> None:
    assert read(four().play("bang-2c > 2"), text) == printed


def test_equal_cards_are_listed_once_and_are_interchangeable() -> None:
    t = four()
    assert t.options.count("play stagecoach-9s") == 1
    assert t.ask is not None
    twins = [option for option in t.ask.options() if choice_text(t.game, t.ask, option) == "play stagecoach-9s"]
    assert len(twins) == 2
    assert parse_choice(t.game, t.ask, "stagecoach-9s") in twins


def test_the_hand_of_the_only_possible_victim_needs_no_number() -> None:
    t = table("""
        > Willy the Kid  sheriff   hand: panic-jh
          Rose Doolan    outlaw    hand: bang-3c  play: barrel-qs
          Sid Ketchum    renegade
          Paul Regret    outlaw    hand: bang-4c
    """)
    t.play("panic-jh > Rose")
    assert t.options == ["take barrel-qs", "take hand > 2"]
    assert read(t, "take hand") == read(t, "hand > Rose") == "take hand > 2"


def test_with_several_hands_the_number_is_needed() -> None:
    t = table("""
        > Jesse Jones    sheriff
          Rose Doolan    outlaw    hand: bang-3c
          Sid Ketchum    renegade
          Paul Regret    outlaw    hand: bang-4c
        phase: draw
    """)
    assert t.options == ["take hand > 2", "take hand > 4", "take deck"]
    assert read(t, "deck") == "take deck"
    with pytest.raises(NotationError, match="may mean take hand > 2, take hand > 4"):
        read(t, "take hand")


def test_words_and_characters_are_choices_too() -> None:
    options = Options(keep_characters=True, two_characters=True)
    game = new_game(Setup(4, key_from_seed(1), options=options, kept=((0, "rose_doolan"),)))
    assert game.ask is not None
    assert option_texts(game, game.ask) == ["name keep", "name new"]
    game.answer(parse_choice(game, game.ask, "keep"))
    assert game.ask.kind == "become"
    text = option_texts(game, game.ask)[1]
    assert parse_choice(game, game.ask, text.removeprefix("take ")) is game.ask.options()[1]


def test_a_view_is_enough_to_read_and_write() -> None:
    t = four()
    view = View(t.game, 0)
    assert view.ask is not None
    assert choice_text(view, view.ask, parse_choice(view, view.ask, "bang > 2")) == "play bang-2c > 2"


# Choices that are not.


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("bnag-2c > 2", "unknown card “bnag-2c”: did you mean bang-2c"),
        ("xyzzy", "unknown card “xyzzy”"),
        ("bang-2c", "“bang-2c” may mean play bang-2c > 2, play bang-2c > 4"),
        ("bang-2c > Bob", "“Bob” is none of Willy the Kid (1)"),
        ("bang-9d > 2", "seat 1 neither holds bang-9d nor sees it"),
        ("", "is not a choice"),
        ("> 2", "does not say which card"),
        ("use", "does not say which card"),
        ("bang-2c > 2 > 3", "is none of"),
    ],
)
def test_a_text_that_cannot_be_read_is_an_error_with_its_cause(text: str, cause: str) -> None:
    with pytest.raises(NotationError, match=re.escape(cause)) as error:
        read(four(), text)
    assert not isinstance(error.value, NotOffered)


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("bang-2c > Sid", "out_of_reach"),
        ("bang-2c > Willy", "not_yourself"),
        ("beer-6h > 2", "no_target"),
        ("missed-5s", "reply_only"),
        ("discard beer-6h", ""),
        ("use barrel", "not_in_play"),
        ("use sid_ketchum", "not_yours"),
        ("take hand > 2", ""),
        ("bang-2c as beer > 2", "not_that_card"),
        ("bang-2c as nonsense > 2", ""),
        ("name keep", ""),
    ],
)
def test_a_choice_that_is_not_offered_is_refused_with_the_reason_if_there_is_one(text: str, slug: str) -> None:
    with pytest.raises(NotOffered, match="possible now: play bang-2c > 2") as error:
        read(four(), text)
    assert (error.value.reason.slug if error.value.reason else "") == slug
    assert isinstance(error.value, IllegalChoice)


def test_the_refusal_names_distance_and_reach() -> None:
    with pytest.raises(NotOffered, match=re.escape("(out of reach: distance 2, reach 1; ruling 92)")):
        read(four(), "bang-2c > Sid")


def test_a_hidden_card_is_not_found_in_the_hand_of_another() -> None:
    with pytest.raises(NotationError, match="neither holds panic-jh"):
        read(four(), "panic-jh > 2")


def test_a_wish_is_read_whether_or_not_it_is_offered() -> None:
    t = four()
    assert t.ask is not None
    card = t.game.player(0).hand[0]
    assert wished_choice(t.game, t.ask, "bang-2c > 2") is choice("play", card, 1)
    assert wished_choice(t.game, t.ask, "bang-2c > 3") is choice("play", card, 2)
    t.play("bang-2c > 2")
    assert wished_choice(t.game, t.ask, "pass") is PASS


# Lines with a speaker.


def test_a_line_tells_who_answers() -> None:
    t = four()
    with pytest.raises(IllegalChoice, match=re.escape("seat 1 is asked (play), not seat 2")):
        answer_line(t.game, "Calamity: missed-6s")
    answer_line(t.game, "Willy: bang-2c > 2")
    answer_line(t.game, "2: missed-6s")
    assert t.discard == ["missed-6s", "bang-2c"]


def test_a_line_may_end_with_a_comment() -> None:
    t = four()
    answer_line(t.game, "bang-2c > 2   # Calamity Janet: in reach")
    answer_line(t.game, "2: missed-6s  # cancelled")
    assert t.discard == ["missed-6s", "bang-2c"]


def test_whoever_was_not_asked_interjects() -> None:
    t = four()
    answer_line(t.game, "Sid interjects: use sid_ketchum")
    t.play("Sid: discard panic-jh", "Sid: discard bang-4c")
    assert (t["Sid"].life, t.asked) == (4, "Willy the Kid")
    with pytest.raises(NotOffered, match="nothing can be interjected now"):
        answer_line(t.game, "Sid interjects: use sid_ketchum")


def test_whoever_may_not_interject_is_told_why() -> None:
    t = table(FOUR.replace("3/4", "4/4"))
    with pytest.raises(NotOffered, match=re.escape("(unhurt; ruling 54); nothing can be interjected now")):
        answer_line(t.game, "Sid interjects: use sid_ketchum")
    with pytest.raises(NotOffered, match=re.escape("(not yours; ruling 5)")):
        answer_line(t.game, "Slab interjects: use sid_ketchum")
    with pytest.raises(NotOffered, match=re.escape("“bang-4c > 1” is not offered; nothing can")):
        answer_line(t.game, "Sid interjects: bang-4c > 1")
    t = four().play("bang-2c > 2")
    with pytest.raises(NotOffered, match=re.escape("(between acts; ruling 55)")):
        answer_line(t.game, "Sid interjects: use sid_ketchum")


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1/4
          Sid Ketchum    renegade  out
          Paul Regret    outlaw    out
    """).play("bang-2c > Rose")
    assert t.winners == ["Willy the Kid"]
    with pytest.raises(IllegalChoice, match="the game is over"):
        answer_line(t.game, "pass")


# Every option of every question.


@pytest.mark.parametrize("seed", range(12))
def test_every_option_of_random_games_is_read_as_it_is_printed(seed: int) -> None:
    options = Options(two_characters=seed % 3 == 0, simplified=seed % 4 == 0)
    game = new_game(Setup(4 + seed % 4, key_from_seed(seed), options=options))
    dice = Chance(key_from_seed(f"notation {seed}"))
    while game.ask is not None:
        texts = [choice_text(game, game.ask, option) for option in game.ask.options()]
        for option, text in zip(game.ask.options(), texts, strict=True):
            found = parse_choice(game, game.ask, text)
            assert found is option or (texts.count(text) > 1 and choice_text(game, game.ask, found) == text)
        for seat in range(len(game.state.players)):
            for offer in game.offers(seat):
                assert parse_choice(game, game.ask, choice_text(game, game.ask, offer), seat) is offer
        game.answer(dice.pick(game.ask.options()))
