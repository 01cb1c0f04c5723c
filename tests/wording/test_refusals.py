"""Everything that is not offered has its reason: a ruling of the project's pages and a sentence in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sixgun.conformance.random_setups import random_bang_setup, random_duel_setup
from sixgun.games import game_type_named
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice, choice
from sixgun.terminal.games import PlayerScreen, screen_of
from sixgun.wording import Language, language, languages
from sixgun.wording.games import wording_of
from tests.support.random_games import at_each_question
from tests.support.rulings import DUEL_PAGE, PAGE, rulings

SETUPS = {"bang": random_bang_setup, "duel": random_duel_setup}
PAGES = {"bang": PAGE, "duel": DUEL_PAGE}
NAMES = ("Anna", "Bob", "Carla", "Dan", "Eva", "Finn", "Gina", "Hugo")
EXPECTED = {
    "bang": {"only_missed", "only_bang", "does_not_save", "not_asked", "must_choose", "too_many_cards", "reply_only"},
    "duel": {"only_avoid", "only_hit", "not_asked", "must_choose", "too_many_cards", "reply_only", "own_play_phase"},
}
"""Reasons that must have come up, so that the games have reached the questions that refuse something."""


def pointed_at(players: PlayerScreen, view: Any) -> Iterator[Choice]:
    """What somebody can point at: hand cards, cards in play, abilities and the event, at each target; passing."""
    yield PASS
    for target in (NOBODY, *players.ability_targets(view)):
        for card in (*view.me.hand, *players.own_cards_in_play(view)):
            yield view.choice_of(card, target)
        for slug in players.usable(view):
            yield choice("use", NO_CARD, target, slug)


@pytest.mark.parametrize("name", SETUPS)
def test_everything_that_is_not_offered_says_why_in_every_language(name: str) -> None:
    game_type, wording, players = game_type_named(name), wording_of(name), screen_of(name).player_screen
    known = rulings(PAGES[name].read_text(encoding="utf-8"))
    spoken: list[Language] = [language(code) for code in languages()]
    chance, said, kinds = Random(f"refusals {name}"), set(), Counter[str]()
    for number in range(12):
        game = game_type.new_game(SETUPS[name](chance, f"refusals {number}"))
        for position in at_each_question(game, chance):
            ask = position.ask
            if ask is None:
                break
            view = game_type.view(position, ask.seat)
            options = ask.options()
            for wish in pointed_at(players, view):
                refusal = view.why_not(wish)
                if refusal is None:
                    assert is_option(wish, options), (ask.kind, wish)
                    continue
                assert wish not in options, (ask.kind, wish, refusal)
                if (refusal, wish.verb, wish.what) in said:
                    continue
                said.add((refusal, wish.verb, wish.what))
                kinds[refusal.slug] += 1
                assert refusal.ruling in known, refusal
                for words in spoken:
                    sentence = wording.reason_text(words, view, refusal, wish, NAMES)
                    assert sentence.endswith("."), sentence
                    assert "{" not in sentence, sentence
    assert EXPECTED[name] <= set(kinds), EXPECTED[name] - set(kinds)


def is_option(wish: Choice, options: list[Choice]) -> bool:
    """Is a choice offered? What is used by its name is offered with the card in play that has it."""
    if wish.verb == "use" and wish.card == NO_CARD:
        return any((o.verb, o.what, o.target) == ("use", wish.what, wish.target) for o in options)
    return wish in options
