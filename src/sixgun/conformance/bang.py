"""What must hold at every moment of every game, as checks that tests and the soak share.

Each check raises `Broken` with a sentence that says what is wrong. `check_table` is cheap enough for every question;
the others copy the game and are made for samples.
"""

from __future__ import annotations

from random import Random

from benchmarks.holding import (
    Broken,
    Sight,
    census,
    check_fork,
    check_places,
    check_question,
    check_saved,
    check_worlds,
    follow,
    hold,
    move_on,
    position,
    refused,
    same,
    sight,
)
from sixgun.bang.faces import DEPUTY, OUTLAW, PLAYING, RENEGADE, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.position_text import is_ghost
from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.piles import PUBLIC

PREY = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""With three players: whom each role hunts (74)."""

__all__ = ["Broken", "census", "check_cards", "check_fork", "check_imagined", "check_options", "check_outcome"]
__all__ += ["check_refusal", "check_saved", "check_table", "follow", "hold", "move_on", "position", "refused", "same"]


# At every question.


def check_table(game: Game) -> None:
    """Cards, life and the cards in play are as they must be, and the question has options."""
    check_cards(game)
    check_players(game)
    check_question(game)
    ask = game.ask
    if ask is not None:
        hold(ask.kind == "pick" or not game.player(ask.seat).out, f"seat {ask.seat + 1} is out and is asked {ask.kind}")


def check_cards(game: Game) -> None:
    """Every card lies in exactly one place, and those know it who must."""
    state = game.state
    places = [*state.deck, *state.discard, *state.table]
    seen = state.seen
    for seat, player in enumerate(state.players):
        places += player.hand
        places += player.in_play
        hold(all(seen[card] >> seat & 1 for card in player.hand), f"seat {seat + 1} does not know its own hand")
        hold(all(seen[card] == PUBLIC for card in player.in_play), f"a card in play of seat {seat + 1} is hidden")
        hold(bool(seen[player.role] >> seat & 1), f"seat {seat + 1} does not know its own role")
    hold(all(seen[card] == PUBLIC for card in state.discard), "a discarded card is hidden")
    cards = sum(face.back is PLAYING for face in state.faces)
    hold(len(set(state.events)) == len(state.events), "an event lies in the event deck twice")
    hold(not state.events or seen[state.events[0]] == PUBLIC, "the next event is hidden")
    check_places(places, cards)


def check_players(game: Game) -> None:
    """Life within its limits, nobody with two weapons or two cards of a name, roles shown when they must be."""
    state = game.state
    # In the middle of a step a seat may be at 0 and about to save itself.
    settled = game.ask is None or game.ask.open
    for seat, player in enumerate(state.players):
        who = f"seat {seat + 1}"
        hold(player.life <= player.max_life, f"{who} has {player.life} of {player.max_life} life points")
        names = [state.faces[card].slug for card in player.in_play]
        hold(len(set(names)) == len(names), f"{who} has two cards of one name in play: {names}")
        weapons = sum(game.catalogue.cards[name].weapon for name in names)
        hold(weapons <= 1, f"{who} has {weapons} weapons in play")
        if player.out:
            hold(state.seen[player.role] == PUBLIC, f"{who} is out and its role is hidden")
            hold(not settled or not (player.hand or player.in_play), f"{who} is out and has cards")
        elif settled and player.max_life and not is_ghost(state, seat):
            hold(player.life > 0, f"{who} is in play with {player.life} life points")


# At samples.


def check_options(game: Game, chance: Random) -> None:
    """Every option that is offered can be carried out; one at random is tried on a fork."""
    twin = game.fork()
    assert twin.ask is not None
    twin.answer(chance.choice(twin.ask.options()))
    check_table(twin)


def check_refusal(game: Game, chance: Random) -> None:
    """What is not offered is refused and changes nothing."""
    ask = game.ask
    assert ask is not None
    players = len(game.state.players)
    before, entries = position(game), len(game.since)
    wish = random_choice(game, chance)
    if wish not in ask.options():
        hold(refused(game, wish), f"{wish!r} is not offered and was accepted")
    seat = chance.randrange(players)
    if wish not in game.offers(seat):
        hold(refused(game, wish, seat), f"{wish!r} is not offered to seat {seat + 1} and was accepted out of turn")
    hold(game.ask is ask and len(game.since) == entries, "a refused choice moved the game on")
    hold(position(game) == before, "a refused choice changed the state")


def random_choice(game: Game, chance: Random) -> Choice:
    """Any choice, most probably a wrong one."""
    return choice(
        chance.choice(("pass", "play", "use", "take", "discard", "aim", "name")),
        chance.randrange(NO_CARD, len(game.state.faces)),
        chance.randrange(NOBODY, len(game.state.players)),
        chance.choice(("", "bang", "missed", "hand", "deck", "sid_ketchum")),
    )


def check_imagined(game: Game, seat: int, chance: Random) -> None:
    """An imagined world looks the same to its seat, and does not depend on what the seat cannot know."""
    check_worlds(game, seat, chance, seen_by, check_world)


def check_world(game: Game, world: Game) -> None:
    """The cards of an imagined world are in order, and the last event lies where it does."""
    check_cards(world)
    hold(
        last_events(world) == last_events(game), "in an imagined world the last event lies elsewhere in the event deck"
    )


def seen_by(game: Game, seat: int) -> Sight:
    return sight(View(game, seat))


def last_events(game: Game) -> list[int]:
    """Where the event that goes to the bottom lies in the event deck; everybody knows that."""
    slugs = [game.face(card).slug for card in game.state.events]
    return [place for place, slug in enumerate(slugs) if game.catalogue.events[slug].final]


# At the end.


def check_outcome(game: Game) -> None:
    """A game that is over has the winners that the roles still in play demand."""
    outcome = game.outcome
    hold(game.ask is None and outcome is not None, "a game ended without an outcome")
    assert outcome is not None
    seats = range(len(game.state.players))
    alive = {game.role(seat) for seat in game.seats_in_play()}
    count = len(game.seats_in_play())
    if len(seats) == len(PREY):
        check_three(game, outcome)
        return
    if SHERIFF in alive:
        hold(not alive & {OUTLAW, RENEGADE}, f"the game ended with a living Sheriff and {sorted(alive)}")
        winning = {SHERIFF, DEPUTY}
    elif alive == {RENEGADE} and count == 1:
        hold(outcome.winners == tuple(game.seats_in_play()), "another one than the last Renegade has won")
        return
    else:
        winning = {OUTLAW}
    expected = tuple(seat for seat in seats if game.role(seat) in winning)
    hold(outcome.winners == expected, f"{outcome.winners} won ({outcome.reason}), not {expected}")


def check_three(game: Game, outcome: Outcome) -> None:
    """With three players one wins: who has eliminated his target himself, or the last one in play."""
    kills = [killer for dead, killer in game.state.fallen if killer != NOBODY and is_prey(game, killer, dead)]
    expected = tuple(kills[:1] or game.seats_in_play())
    hold(len(expected) == 1, f"the game of three ended with {len(expected)} players in play and no target killed")
    hold(outcome.winners == expected, f"{outcome.winners} won ({outcome.reason}), not {expected}")


def is_prey(game: Game, killer: int, dead: int) -> bool:
    return PREY[game.role(killer)] == game.role(dead)
