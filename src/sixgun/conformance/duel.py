"""What must hold at every moment of every game of The Duel, as checks that tests and a soak share."""

from __future__ import annotations

from dataclasses import fields
from random import Random

from benchmarks.holding import (
    Sight,
    check_places,
    check_question,
    check_worlds,
    hold,
    move_on,
    position,
    refused,
    sight,
)
from sixgun.duel.asks import VERBS
from sixgun.duel.faces import COMPANY, FIRST_CARD, SIDES
from sixgun.duel.game import Game
from sixgun.duel.options import Options
from sixgun.duel.rules.setup import Setup
from sixgun.duel.state import SETUP
from sixgun.duel.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, choice
from sixgun.kernel.chance import key_of
from sixgun.kernel.piles import PUBLIC

CARDS = 80


def random_setup(chance: Random, key: str) -> Setup:
    """Any options, a third of the games with none; most have four characters a side."""
    usual = Options()
    switches = [field.name for field in fields(Options) if isinstance(getattr(usual, field.name), bool)]
    odds = chance.choice((0.0, 0.5, 0.5))
    chosen = {name: (chance.random() < odds) ^ bool(getattr(usual, name)) for name in switches}
    return Setup(key_of(key), Options(characters=chance.choice((4, 4, 4, 5, 8, 12)), **chosen))


def check_table(game: Game) -> None:
    """Cards, characters and life are as they must be, and the question has options."""
    check_cards(game)
    check_sides(game)
    check_question(game)


def check_cards(game: Game) -> None:
    """Every card lies in exactly one place, and those know it who must."""
    state, seen = game.state, game.state.seen
    places = [*state.discard, *state.table, *(card for deck in state.decks for card in deck)]
    hold(all(not seen[card] for deck in state.decks for card in deck), "somebody knows a card in a deck")
    hold(all(seen[card] == PUBLIC for card in (*state.discard, *state.table)), "a card on the table is hidden")
    for seat, player in enumerate(state.players):
        places += player.hand
        hold(all(seen[card] >> seat & 1 for card in player.hand), f"seat {seat + 1} does not know its own hand")
        deck = {state.faces[card].back for card in state.decks[seat]}
        hold(deck <= {SIDES[seat]}, f"the own deck of seat {seat + 1} has a card with another back")
    for fighter in state.fighters:
        places += fighter.in_play
        hold(all(seen[card] == PUBLIC for card in fighter.in_play), "an Equipment in play is hidden")
    check_places(places, CARDS, FIRST_CARD)


def check_sides(game: Game) -> None:
    """Life within its limits, no two Equipment of a name with one character, one or two characters a side in order."""
    state = game.state
    settled = game.ask is None or game.ask.open
    hold(not settled or game.over or not (state.pending or state.awake), "something waits at an open question")
    for seat, player in enumerate(state.players):
        who = f"seat {seat + 1}"
        company = (*player.line, *player.reserve)
        hold(len(set(company)) == len(company), f"a character of {who} stands in two places")
        hold(all(fighter // COMPANY == seat for fighter in company), f"{who} has a character of the other side")
        if state.phase == SETUP or game.over:
            continue
        pair = {player.active, player.rear} - {NOBODY}
        hold(pair == set(player.line), f"{who} has its token and its line in disorder")
        hold(player.rear != NOBODY or not player.reserve, f"{who} has a lone character and a reserve")
        for fighter in player.line:
            character = state.fighters[fighter]
            hold(state.seen[fighter] == PUBLIC, f"a character in play of {who} is hidden")
            hold(0 <= character.life <= character.max_life, f"a character of {who} has {character.life} life points")
            hold(not settled or character.life > 0, f"a character of {who} without life is in play")
            names = [state.faces[card].slug for card in character.in_play]
            hold(len(set(names)) == len(names), f"a character of {who} has two cards of one name: {names}")
    fallen = [character for character in state.fighters if character.out]
    hold(not settled or not any(character.in_play for character in fallen), "a fallen character has Equipment")


def check_imagined(game: Game, seat: int, chance: Random) -> None:
    """An imagined world looks the same to its seat, and does not depend on what the seat cannot know."""
    check_worlds(game, seat, chance, seen_by, lambda _game, world: check_cards(world))


def seen_by(game: Game, seat: int) -> Sight:
    return sight(View(game, seat))


def check_outcome(game: Game) -> None:
    """A game is over when one side, and only one, has nobody left."""
    outcome = game.outcome
    hold(game.ask is None and outcome is not None, "a game ended without an outcome")
    assert outcome is not None
    left = tuple(seat for seat, player in enumerate(game.state.players) if player.line)
    hold(outcome.winners == left and len(left) == 1, f"{outcome.winners} won, not {left}")


def check_options(game: Game, chance: Random) -> None:
    """Every option that is offered can be carried out; one at random is tried on a fork."""
    twin = game.fork()
    move_on(twin, chance)
    check_table(twin)


def check_refusal(game: Game, chance: Random) -> None:
    """What is not offered is refused, has a reason if the rules speak of it, and changes nothing."""
    ask = game.ask
    assert ask is not None
    before, entries = position(game), len(game.since)
    wish = choice(
        chance.choice(tuple(VERBS)),
        chance.randrange(NO_CARD, len(game.state.faces)),
        chance.randrange(NOBODY, FIRST_CARD),
        chance.choice(("", "colt", "avoid", "hit", "law", "yes", *game.catalogue.effects)),
    )
    if wish not in ask.options():
        hold(refused(game, wish), f"{wish!r} is not offered and was accepted")
    view = View(game, ask.seat)
    if view.me.characters:
        offered = choice("swap") in ask.options()
        hold(offered == (view.why_not(choice("swap")) is None), "the swap is offered and refused")
    for character in view.me.characters:
        use = choice("use", what=character.slug)
        hold((use in ask.options()) == (view.why_not(use) is None), f"{character.slug} is offered and refused")
    hold(game.ask is ask and len(game.since) == entries, "a refused choice moved the game on")
    hold(position(game) == before, "a refused choice changed the state")
