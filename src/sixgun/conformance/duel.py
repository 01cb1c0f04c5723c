"""Checks that must hold at every moment of every game of The Duel.

`check_position` is cheap enough for every question. The checks that copy the game are for samples: `check_sample`
makes them all.
"""

from __future__ import annotations

from random import Random

from sixgun.conformance.checks import (
    VisibleData,
    check_each_card_once,
    check_fork,
    check_option_texts,
    check_question,
    check_stored_state,
    check_worlds,
    is_refused,
    position_data,
    random_move,
    require,
    visible_data,
)
from sixgun.duel.asks import VERBS
from sixgun.duel.faces import CHARACTERS_PER_SIDE, FIRST_CARD, SIDES
from sixgun.duel.game import Game
from sixgun.duel.notation import choice_text
from sixgun.duel.state import SETUP
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.hidden_cards import PUBLIC

CARDS = 80


def check_position(game: Game) -> None:
    """Cards, characters and the question are in order."""
    check_cards(game)
    check_sides(game)
    check_question(game)


def check_cards(game: Game) -> None:
    """Every card lies in exactly one place, and every seat knows the cards it must know."""
    state, seen = game.state, game.state.seen
    places = [*state.discard, *state.on_table, *(card for deck in state.decks for card in deck)]
    require(all(not seen[card] for deck in state.decks for card in deck), "somebody knows a card in a deck")
    require(all(seen[card] == PUBLIC for card in (*state.discard, *state.on_table)), "a card on the table is hidden")
    for seat, player in enumerate(state.players):
        places += player.hand
        require(all(seen[card] >> seat & 1 for card in player.hand), f"seat {seat + 1} does not know its own hand")
        deck = {state.faces[card].back for card in state.decks[seat]}
        require(deck <= {SIDES[seat]}, f"the own deck of seat {seat + 1} has a card with another back")
    for fighter in state.fighters:
        places += fighter.in_play
        require(all(seen[card] == PUBLIC for card in fighter.in_play), "an Equipment in play is hidden")
    check_each_card_once(places, CARDS, FIRST_CARD)


def check_sides(game: Game) -> None:
    """Life is within its limits, no character has two Equipment of one name, and each side has its line in order."""
    state = game.state
    settled = game.ask is None or game.ask.open
    require(not settled or game.over or not (state.pending or state.awake), "something waits at an open question")
    for seat, player in enumerate(state.players):
        who = f"seat {seat + 1}"
        characters = (*player.line, *player.reserve)
        require(len(set(characters)) == len(characters), f"a character of {who} is in two places")
        require(
            all(fighter // CHARACTERS_PER_SIDE == seat for fighter in characters),
            f"{who} has a character of the other side",
        )
        if state.phase == SETUP or game.over:
            continue
        pair = {player.active, player.rear} - {NOBODY}
        require(pair == set(player.line), f"{who} has its token and its line in disorder")
        require(player.rear != NOBODY or not player.reserve, f"{who} has a lone character and a reserve")
        for fighter in player.line:
            character = state.fighters[fighter]
            require(state.seen[fighter] == PUBLIC, f"a character in play of {who} is hidden")
            require(0 <= character.life <= character.max_life, f"a character of {who} has {character.life} life points")
            require(not settled or character.life > 0, f"a character of {who} without life is in play")
            names = [state.faces[card].slug for card in character.in_play]
            require(len(set(names)) == len(names), f"a character of {who} has two cards of one name: {names}")
    fallen = [character for character in state.fighters if character.out]
    require(not settled or not any(character.in_play for character in fallen), "a fallen character has Equipment")


def check_imagined_worlds(game: Game, seat: int, chance: Random) -> None:
    """An imagined world looks the same to its seat and does not depend on what the seat cannot know."""
    check_worlds(game, seat, chance, visible_to, lambda _game, world: check_cards(world))


def visible_to(game: Game, seat: int) -> VisibleData:
    """Return everything this seat sees."""
    return visible_data(View(game, seat))


def check_outcome(game: Game) -> None:
    """A game is over when exactly one side has nobody left."""
    outcome = game.outcome
    require(game.ask is None and outcome is not None, "a game ended without an outcome")
    assert outcome is not None
    left = tuple(seat for seat, player in enumerate(game.state.players) if player.line)
    require(outcome.winners == left and len(left) == 1, f"{outcome.winners} won, not {left}")


def check_random_option(game: Game, chance: Random) -> None:
    """An option can be carried out: a random one is tried on a fork."""
    fork = game.fork()
    random_move(fork, chance)
    check_position(fork)


def check_refusals(game: Game, chance: Random) -> None:
    """A choice that is not offered is refused and changes nothing; a refused swap or ability has a reason."""
    ask = game.ask
    assert ask is not None
    before, entries = position_data(game), len(game.since)
    tried = choice(
        chance.choice(tuple(VERBS)),
        chance.randrange(NO_CARD, len(game.state.faces)),
        chance.randrange(NOBODY, FIRST_CARD),
        chance.choice(("", "avoid", "hit", "law", "yes", *game.catalogue.effects)),
    )
    if tried not in ask.options():
        require(is_refused(game, tried), f"{tried!r} is not offered and was accepted")
    view = View(game, ask.seat)
    if view.me.characters:
        offered = choice("swap") in ask.options()
        require(offered == (view.why_not(choice("swap")) is None), "the swap is offered and refused")
    for character in view.me.characters:
        use = choice("use", what=character.slug)
        require((use in ask.options()) == (view.why_not(use) is None), f"{character.slug} is offered and refused")
    require(game.ask is ask and len(game.since) == entries, "a refused choice moved the game on")
    require(position_data(game) == before, "a refused choice changed the state")


def check_sample(game: Game, chance: Random) -> None:
    """Make all checks that copy the game. One of the players, or a spectator, imagines worlds."""
    check_fork(game)
    check_random_option(game, chance)
    check_option_texts(game, choice_text)
    check_refusals(game, chance)
    check_stored_state(game)
    check_imagined_worlds(game, chance.choice((0, 1, NOBODY)), chance)
