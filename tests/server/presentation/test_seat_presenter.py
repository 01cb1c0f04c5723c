"""Whole games in words: every question and every piece of news, for every seat and a spectator, in both languages.

The sentences are those of the terminal, only in parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from sixgun.bang.asks import PLAY
from sixgun.bang.game import Game
from sixgun.bang.header import PlayerInfo, RecordHeader
from sixgun.bang.options import Options
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.conformance.random_setups import random_bang_setup
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.server import protocol
from sixgun.server.presentation.sentences import plain_text
from sixgun.server.protocol import Option, Question, Sentence, Snapshot, Step, encoder
from sixgun.server.table.match import Match
from sixgun.wording import Language, language, languages
from sixgun.wording.bang import ask_text, choice_text, news_text_for_seat, outcome_text, reason_text
from sixgun.wording.mentions import mention, split_mentions, without_mentions

pytestmark = pytest.mark.slow

NAMES = ("Anna", "El Gringo", "Igor", "Uma", "Zoë", "Willy the Kid", "Bo", "Cy")
KINDS = {"play", "excess", "dodge", "answer", "save", "cost", "pick", "aim", "name", "become"}
MARKS = "\ue000\ue001\ue002"


def match_of(setup: Setup, game: Game | None = None) -> Match:
    seats = tuple(PlayerInfo(NAMES[seat], "human") for seat in range(setup.players))
    return Match(RecordHeader(setup, seats), 1, game=game)


def of_position(text: str) -> Match:
    game = parse_position(text, collect_news=True)
    return match_of(Setup(len(game.state.players), bytes(32)), game)


SETUPS = [
    *(Setup(3 + n, key_from_seed(f"words {n}"), tuple(CATALOGUE.sets), Options(event_cards=6)) for n in range(6)),
    *(random_bang_setup(Random(f"words {n}"), f"words mixed {n}") for n in range(4)),
    Setup(5, key_from_seed("two"), options=Options(two_characters=True)),
    Setup(
        5, key_from_seed("keep"), options=Options(keep_characters=True), kept=((0, "sid_ketchum"), (2, "lucky_duke"))
    ),
]


def played(setup: Setup) -> Iterator[Match]:
    """A random game after each of its answers."""
    match, chance = match_of(setup), Random(setup.key)
    yield match
    while match.game.ask is not None:
        ask = match.game.ask
        offers = [(seat, wish) for seat in range(setup.players) for wish in match.game.offers(seat)]
        if offers and chance.random() < 0.2:
            match.apply(*chance.choice(offers))
        else:
            match.apply(ask.seat, chance.choice(ask.options()))
        yield match


def shown(snapshot: Snapshot) -> protocol.View:
    """The table of BANG! in a snapshot."""
    assert isinstance(snapshot.view, protocol.View)
    return snapshot.view


def assert_plain(sentence: Sentence) -> None:
    """No mark is left, nothing is empty, and players are called by their names."""
    for part in sentence:
        assert part.text
        assert not set(MARKS) & set(part.text)
        if part.seat != NOBODY:
            assert part.text == NAMES[part.seat]


@cache
def told(code: str) -> tuple[set[str], set[str], set[str]]:
    """All sentences of the games, the kinds of questions and the kinds of news; compared with the terminal's words."""
    words = language(code)
    sentences: set[str] = set()
    asked: set[str] = set()
    news: set[str] = set()
    for number, setup in enumerate(SETUPS):
        names = NAMES[: setup.players]
        heard = 0
        for match in played(setup):
            game = match.game
            watched = [NOBODY, *range(setup.players)] if match.n % 7 == number % 7 else [NOBODY]
            if game.ask is not None and game.ask.seat not in watched:
                watched.append(game.ask.seat)
            for seat in watched:
                step = msgspec.json.decode(match.step(seat, code, None), type=Step)
                fresh = (game.news or [])[heard:] if match.n else []
                assert [item.kind for item in step.news] == [item.kind for item in fresh]
                for item, true in zip(step.news, fresh):
                    assert plain_text(item.text) == news_text_for_seat(words, true, seat, names)
                    assert_plain(item.text)
                    news.add(item.kind)
                    sentences.add(plain_text(item.text))
                assert isinstance(game, Game)
                view = View(game, seat)
                sentences |= compare_question(step.question, view, words, names)
                assert_plain(step.view.asked_text)
                sentences.add(plain_text(step.view.asked_text))
                if step.question is not None:
                    asked.add(step.question.kind)
                for offer, wish in zip(step.offers, view.offers()):
                    assert plain_text(offer.text) == choice_text(words, view, None, wish, names)
            heard = len(game.news or [])
        assert match.game.outcome is not None
        for seat in (NOBODY, 0):
            result = match.snapshot(seat, code, None).view.result
            assert result is not None
            assert plain_text(result.text) == outcome_text(words, match.game.outcome, seat, names)
    return sentences, asked, news


def compare_question(question: Question | None, view: View, words: Language, names: tuple[str, ...]) -> set[str]:
    ask = view.ask
    assert (question is None) == (ask is None)
    if question is None or ask is None:
        return set()
    assert plain_text(question.text) == ask_text(words, view, ask, names)
    assert len(question.options) == len(ask.options())
    assert question.forced == (len(ask.options()) == 1)
    found = {plain_text(question.text), plain_text(question.hint)}
    assert_plain(question.text)
    assert_plain(question.hint)
    for option, wish in zip(question.options, ask.options()):
        assert plain_text(option.text) == choice_text(words, view, ask, wish, names)
        assert (option.verb, option.card, option.target, option.what) == (wish.verb, wish.card, wish.target, wish.what)
        assert_plain(option.text)
        assert_plain(option.confirm)
        found |= {plain_text(option.text), plain_text(option.confirm)}
    return found


@pytest.mark.parametrize("code", languages())
def test_whole_games_of_all_sets_can_be_told_in_the_words_of_the_terminal(code: str) -> None:
    sentences, asked, news = told(code)
    assert asked == KINDS
    assert len(news) > 25
    assert len(sentences) > 1500


def test_french_texts_of_the_room_have_narrow_spaces_and_right_apostrophes() -> None:
    for text in told("fr")[0]:
        assert "'" not in text
        assert not any(f" {sign}" in text for sign in "!?:;"), text


def test_a_snapshot_keeps_the_last_sentences_and_can_be_read_by_the_protocol() -> None:
    *_, match = played(SETUPS[5])
    snapshot = match.snapshot(0, "fr", None)
    assert len(snapshot.log) == min(400, len(match.game.news or []))
    assert msgspec.json.decode(encoder.encode(snapshot), type=Snapshot) == snapshot
    assert all(seat.role for seat in shown(snapshot).seats), "after the end all roles are shown"


# Parts.


def test_marks_may_lie_inside_each_other_and_the_outer_one_counts() -> None:
    text = f"a {mention('bang-9d', mention('bang', 'BANG!') + ' 9♦')} b{mention('3', '')}"
    assert list(split_mentions(text)) == [("", "a "), ("bang-9d", "BANG! 9♦"), ("", " b"), ("3", "")]
    assert without_mentions(text) == "a BANG! 9♦ b"


TABLE = """
> Willy the Kid   sheriff         hand: bang-9d beer-6h missed-10c   play: barrel-qs
  Lucky Duke      outlaw     4/4  hand: bang-2c missed-qc
  Sid Ketchum     deputy          hand: beer-7h bang-3c
  Bart Cassidy    renegade        hand: panic-jh
  Jourdonnais     outlaw          hand: duel-qd
"""


def question(match: Match, code: str = "en") -> Question:
    assert match.game.ask is not None
    found = match.snapshot(match.game.ask.seat, code, None).question
    assert found is not None
    return found


def option(match: Match, text: str) -> Option:
    return next(found for found in question(match).options if text in plain_text(found.text))


def test_a_sentence_can_be_pointed_at() -> None:
    match = of_position(TABLE)
    asked = question(match)
    shot = option(match, "BANG! 9♦ at El Gringo")
    assert [(part.text, part.card, part.seat) for part in shot.text] == [
        ("Play ", "", NOBODY),
        ("BANG! 9♦", "bang-9d", NOBODY),
        (" at ", "", NOBODY),
        ("El Gringo", "", 1),
    ]
    assert plain_text(asked.hint) == "In your reach (1): El Gringo, Zoë."
    match.apply(0, next(o for o in match.game.ask.options() if o.target == 1))  # type: ignore[union-attr]
    step = msgspec.json.decode(match.step(1, "en", None), type=Step)
    assert [part.text for part in step.news[0].text if part.seat == 0] == ["Anna"]
    assert step.question is not None
    assert [part.entry for part in step.question.text if part.entry] == ["bang"]
    assert plain_text(step.question.hint) == "You have one Missed! for it."
    assert step.question.by == 0


# Slips.


def test_a_beer_at_full_life_is_doubtful_and_a_shot_is_not() -> None:
    match = of_position(TABLE)
    assert plain_text(option(match, "Beer").confirm) == (
        "You have all your life points: this Beer would do nothing. Play it?"
    )
    assert option(match, "at El Gringo").confirm == []


def test_a_beer_with_two_players_left_is_doubtful() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff    2/5  hand: beer-6h
          Lucky Duke      renegade
          Rose Doolan     outlaw     out
          Bart Cassidy    outlaw     out
        """
    )
    assert plain_text(option(match, "Beer").confirm).startswith("Only two players are left")


def test_a_deputy_who_shoots_the_sheriff_is_asked_again() -> None:
    match = of_position(
        """
          Willy the Kid   sheriff    1/5
        > Lucky Duke      deputy     hand: bang-2c gatling-10h saloon-5h
          Rose Doolan     renegade
          Bart Cassidy    outlaw
          Jourdonnais     outlaw
        """
    )
    assert "you lose" in plain_text(option(match, "at Anna").confirm)
    assert option(match, "at Igor").confirm == []
    assert "the Sheriff" in plain_text(option(match, "Gatling").confirm)
    assert option(match, "Saloon").confirm == [], "somebody is hurt"


def test_to_die_with_a_missed_in_the_hand_is_doubtful() -> None:
    match = of_position(TABLE.replace("4/4", "1/4"))
    match.apply(0, next(o for o in match.game.ask.options() if o.target == 1))  # type: ignore[union-attr]
    assert "last life point" in plain_text(option(match, "Take the hit").confirm)


# Why not.


def why(match: Match, face: str, target: int = NOBODY, seat: int = 0) -> str:
    assert isinstance(match.game, Game)
    view = View(match.game, seat)
    card = next(card for card in view.me.hand if view.face(card).text == face)
    return plain_text(match.why_not(seat, "en", card, target))


def test_a_refusal_is_the_terminals_and_an_offered_card_has_none() -> None:
    match = of_position(TABLE)
    assert why(match, "bang-9d", 1) == ""
    assert why(match, "bang-9d", 2) == "Igor is at distance 2; your reach is 1."
    assert why(match, "missed-10c") == "Missed! is only played as a reply to a shot."
    assert why(match, "bang-2c", seat=1).startswith("It is not your turn")
    assert match.why_not(NOBODY, "en", 0, NOBODY) == []


def test_a_card_in_play_that_cannot_be_used_says_why() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff    play: knife-8h conestoga-9d barrel-qs
          Lucky Duke      renegade
          Rose Doolan     outlaw
          Bart Cassidy    outlaw
        fresh: conestoga-9d
        """
    )
    knife, conestoga, barrel = match.audience(0, "en").presenter.engine_view.me.in_play

    def said(card: int, target: int = NOBODY) -> str:
        return plain_text(match.why_not(0, "en", card, target))

    assert said(knife) == ""
    assert said(knife, 2) == "Igor is at distance 2; Knife works at distance 1 only."
    assert said(conestoga) == "Conestoga was put down in this turn: it can be used from the next turn on."
    assert said(barrel) == "Barrel is only used against a shot."
    match.apply(0, PASS)
    assert said(barrel).startswith("It is not your turn")


def test_a_card_in_play_that_nobody_is_near_enough_for_finds_no_target() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff    play: knife-8h
          Lucky Duke      renegade   play: mustang-8h
          Rose Doolan     outlaw
          Paul Regret     outlaw
        """
    )
    (knife,) = match.audience(0, "en").presenter.engine_view.me.in_play
    assert plain_text(match.why_not(0, "en", knife, NOBODY)) == "Knife finds no target."


def first_option(match: Match) -> Choice:
    assert match.game.ask is not None
    return match.game.ask.options()[0]


def test_ending_the_turn_under_law_of_the_west_is_refused_with_the_reason() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff
          Lucky Duke      renegade
          Rose Doolan     outlaw
          Bart Cassidy    outlaw
        event: law_of_the_west
        phase: start
        deck: mustang-8h barrel-qs 4s 5s
        """
    )
    text = plain_text(match.why_not(0, "en", NO_CARD, NOBODY, "pass"))
    assert text == "Law of the West: you must play the card that you have shown before you end your turn."
    assert plain_text(match.why_not(0, "fr", NO_CARD, NOBODY, "pass")).startswith("La loi de l’Ouest")
    assert plain_text(match.why_not(1, "en", NO_CARD, NOBODY, "pass")).startswith("It is not your turn")
    assert match.why_not(NOBODY, "en", NO_CARD, NOBODY, "pass") == []
    assert match.why_not(0, "en", NO_CARD, NOBODY, "fly") == []
    match.apply(0, first_option(match))
    match.apply(0, first_option(match))
    assert match.why_not(0, "en", NO_CARD, NOBODY, "pass") == []


def test_a_hand_card_that_is_no_answer_says_why() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff    hand: indians-kd
          Lucky Duke      renegade   hand: missed-2s beer-6h bang-2c
          Rose Doolan     outlaw
          Bart Cassidy    outlaw
        """
    )
    match.apply(0, first_option(match))
    assert why(match, "missed-2s", seat=1) == "Missed! does not help here: only a BANG! does."
    assert why(match, "beer-6h", seat=1).startswith("Out of turn, Beer only helps")
    assert why(match, "bang-2c", seat=1) == ""


def test_every_refusal_of_a_game_is_the_terminals() -> None:
    words, compared = language("en"), 0
    for match in played(SETUPS[2]):
        ask = match.game.ask
        if ask is None or ask.kind != "play" or match.n % 3:
            continue
        assert isinstance(match.game, Game)
        view = View(match.game, ask.seat)
        for card in view.me.hand:
            for target in range(len(view.seats)):
                wish = choice(PLAY, card, target)
                no = view.why_not(wish)
                offered = any(o.card == card and o.target == target for o in ask.options())
                if no is not None and not offered:
                    text = plain_text(match.why_not(ask.seat, "en", card, target))
                    assert text == reason_text(words, view, no, wish, NAMES)
                    compared += 1
            match.why_not(ask.seat, "fr", card, NOBODY)
    assert compared > 100


# A draw!.


@pytest.mark.parametrize(
    ("line", "what", "good"),
    [
        ("deck: 9h", "barrel", True),
        ("deck: 9d", "barrel", False),
        ("deck: 9h\n        event: curse", "barrel", False),
        ("deck: 9d\n        event: blessing", "barrel", True),
    ],
)
def test_the_news_of_a_draw_tell_whether_it_helped(line: str, what: str, good: bool) -> None:
    match = of_position(
        f"""
        > Willy the Kid   sheriff    hand: bang-2c
          Rose Doolan     outlaw     play: barrel-qs
          Bart Cassidy    renegade
          Slab the Killer outlaw
        {line}
        """
    )
    shot = next(option for option in match.game.ask.options() if option.target == 1)  # type: ignore[union-attr]
    match.apply(0, shot)
    match.apply(1, match.game.ask.options()[0])  # type: ignore[union-attr]
    news = msgspec.json.decode(match.step(NOBODY, "en", None), type=Step).news
    assert [(item.what, item.helped) for item in news if item.kind == "check"] == [(what, good)]
    assert all(item.helped is None for item in news if item.kind != "check")


@pytest.mark.parametrize(("value", "good"), [("5s", False), ("10s", True), ("5h", True)])
def test_dynamite_that_does_not_explode_is_good(value: str, good: bool) -> None:
    match = of_position(
        f"""
        > Willy the Kid   sheriff    play: dynamite-2h
          Rose Doolan     outlaw
          Bart Cassidy    renegade
          Slab the Killer outlaw
        phase: start
        deck: {value}
        """
    )
    news = match.snapshot(NOBODY, "fr", None).log
    assert [item.helped for item in news if item.kind == "check"] == [good]


# Who is out.


def test_a_ghost_that_goes_again_fell_when_it_fell() -> None:
    match = of_position(
        """
        > Willy the Kid   sheriff    hand: bang-2c
          Rose Doolan     outlaw     1/4
          Bart Cassidy    renegade
          Slab the Killer outlaw
        event: ghost_town
        """
    )
    match.apply(0, next(option for option in match.game.ask.options() if option.target == 1))  # type: ignore[union-attr]
    fallen = shown(match.snapshot(NOBODY, "en", None)).seats[1]
    assert (fallen.out, fallen.killer, fallen.ghost) == (True, 0, False)
    while match.game.ask is not None and match.game.state.turn != 2:
        now = shown(match.snapshot(NOBODY, "en", None)).seats[1]
        assert now.ghost == (match.game.state.turn == 1)
        match.apply(match.game.ask.seat, match.game.ask.default())
    after = shown(match.snapshot(NOBODY, "en", None)).seats[1]
    assert (after.out, after.killer, after.out_round, after.ghost) == (True, 0, fallen.out_round, False)
