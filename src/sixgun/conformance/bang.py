"""Checks that must hold at every moment of every game of BANG!.

Each check raises `CheckFailed` with a sentence that says what is wrong. `check_position` is cheap enough for every
question. The checks that copy the game are for samples: `check_sample` makes them all.
"""

from __future__ import annotations

from random import Random

from sixgun.bang.faces import DEPUTY, OUTLAW, PLAYING, RENEGADE, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text
from sixgun.bang.position.writing import is_ghost
from sixgun.bang.view import View
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
    require,
    visible_data,
)
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.kernel.hidden_cards import PUBLIC
from sixgun.kernel.outcome import Outcome

TARGET_ROLE = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""With three players: the role that each role hunts (74)."""


# At every question


def check_position(game: Game) -> None:
    """Cards, players and the question are in order. A player who is out is only asked to pick."""
    check_cards(game)
    check_players(game)
    check_question(game)
    ask = game.ask
    if ask is not None:
        require(
            ask.kind == "pick" or not game.player(ask.seat).out, f"seat {ask.seat + 1} is out and is asked {ask.kind}"
        )


def check_cards(game: Game) -> None:
    """Every card lies in exactly one place, and every seat knows the cards it must know."""
    state = game.state
    places = [*state.deck, *state.discard, *state.on_table]
    seen = state.seen
    for seat, player in enumerate(state.players):
        places += player.hand
        places += player.in_play
        require(all(seen[card] >> seat & 1 for card in player.hand), f"seat {seat + 1} does not know its own hand")
        require(all(seen[card] == PUBLIC for card in player.in_play), f"a card in play of seat {seat + 1} is hidden")
        require(bool(seen[player.role] >> seat & 1), f"seat {seat + 1} does not know its own role")
    require(all(seen[card] == PUBLIC for card in state.discard), "a discarded card is hidden")
    cards = sum(face.back is PLAYING for face in state.faces)
    require(len(set(state.events)) == len(state.events), "an event lies in the event deck twice")
    require(not state.events or seen[state.events[0]] == PUBLIC, "the next event is hidden")
    check_each_card_once(places, cards)


def check_players(game: Game) -> None:
    """Life is within its limits, nobody has two weapons or two cards of one name, and the dead show their roles."""
    state = game.state
    # In the middle of a step a seat may be at 0 and about to save itself.
    settled = game.ask is None or game.ask.open
    for seat, player in enumerate(state.players):
        who = f"seat {seat + 1}"
        require(player.life <= player.max_life, f"{who} has {player.life} of {player.max_life} life points")
        names = [state.faces[card].slug for card in player.in_play]
        require(len(set(names)) == len(names), f"{who} has two cards of one name in play: {names}")
        weapons = sum(game.catalogue.cards[name].weapon for name in names)
        require(weapons <= 1, f"{who} has {weapons} weapons in play")
        if player.out:
            require(state.seen[player.role] == PUBLIC, f"{who} is out and its role is hidden")
            require(not settled or not (player.hand or player.in_play), f"{who} is out and has cards")
        elif settled and player.max_life and not is_ghost(state, seat):
            require(player.life > 0, f"{who} is in play with {player.life} life points")


# At samples


def check_random_option(game: Game, chance: Random) -> None:
    """An option can be carried out: a random one is tried on a fork."""
    fork = game.fork()
    assert fork.ask is not None
    fork.answer(chance.choice(fork.ask.options()))
    check_position(fork)


def check_refusals(game: Game, chance: Random) -> None:
    """A choice that is not offered is refused and changes nothing."""
    ask = game.ask
    assert ask is not None
    players = len(game.state.players)
    before, entries = position_data(game), len(game.since)
    tried = random_choice(game, chance)
    if tried not in ask.options():
        require(is_refused(game, tried), f"{tried!r} is not offered and was accepted")
    seat = chance.randrange(players)
    if tried not in game.offers(seat):
        require(
            is_refused(game, tried, seat), f"{tried!r} is not offered to seat {seat + 1} and was accepted out of turn"
        )
    require(game.ask is ask and len(game.since) == entries, "a refused choice moved the game on")
    require(position_data(game) == before, "a refused choice changed the state")


def random_choice(game: Game, chance: Random) -> Choice:
    """Return a random choice, most likely an illegal one."""
    return choice(
        chance.choice(("pass", "play", "use", "take", "discard", "aim", "name")),
        chance.randrange(NO_CARD, len(game.state.faces)),
        chance.randrange(NOBODY, len(game.state.players)),
        chance.choice(("", "hand", "deck", *game.catalogue.effects)),
    )


def check_imagined_worlds(game: Game, seat: int, chance: Random) -> None:
    """An imagined world looks the same to its seat and does not depend on what the seat cannot know."""
    check_worlds(game, seat, chance, visible_to, check_world)


def check_world(game: Game, world: Game) -> None:
    """The cards of an imagined world are in order, and the final event is where it is in the game."""
    check_cards(world)
    require(
        final_event_places(world) == final_event_places(game),
        "in an imagined world the last event lies elsewhere in the event deck",
    )


def visible_to(game: Game, seat: int) -> VisibleData:
    """Return everything this seat sees."""
    return visible_data(View(game, seat))


def final_event_places(game: Game) -> list[int]:
    """Return where the final event lies in the event deck. Everybody knows that."""
    slugs = [game.face(card).slug for card in game.state.events]
    return [place for place, slug in enumerate(slugs) if game.catalogue.events[slug].final]


def check_sample(game: Game, chance: Random) -> None:
    """Make all checks that copy the game."""
    check_fork(game)
    check_random_option(game, chance)
    check_option_texts(game, choice_text)
    check_refusals(game, chance)
    check_stored_state(game)
    asked = game.ask.seat if game.ask else 0
    check_imagined_worlds(game, chance.choice((asked, chance.randrange(len(game.state.players)))), chance)


# At the end


def check_outcome(game: Game) -> None:
    """The winners follow from the roles that are still in play."""
    outcome = game.outcome
    require(game.ask is None and outcome is not None, "a game ended without an outcome")
    assert outcome is not None
    seats = range(len(game.state.players))
    alive = {game.role(seat) for seat in game.seats_in_play()}
    count = len(game.seats_in_play())
    if len(seats) == len(TARGET_ROLE):
        check_three_player_outcome(game, outcome)
        return
    if SHERIFF in alive:
        require(not alive & {OUTLAW, RENEGADE}, f"the game ended with a living Sheriff and {sorted(alive)}")
        winning = {SHERIFF, DEPUTY}
    elif alive == {RENEGADE} and count == 1:
        require(outcome.winners == tuple(game.seats_in_play()), "somebody other than the last Renegade has won")
        return
    else:
        winning = {OUTLAW}
    expected = tuple(seat for seat in seats if game.role(seat) in winning)
    require(outcome.winners == expected, f"{outcome.winners} won ({outcome.reason}), not {expected}")


def check_three_player_outcome(game: Game, outcome: Outcome) -> None:
    """With three players, one wins: the first to eliminate their own target, or the last one in play."""
    kills = [killer for dead, killer in game.state.fallen if killer != NOBODY and is_target(game, killer, dead)]
    expected = tuple(kills[:1] or game.seats_in_play())
    require(len(expected) == 1, f"the game of three ended with {len(expected)} players in play and no target killed")
    require(outcome.winners == expected, f"{outcome.winners} won ({outcome.reason}), not {expected}")


def is_target(game: Game, killer: int, dead: int) -> bool:
    return TARGET_ROLE[game.role(killer)] == game.role(dead)
