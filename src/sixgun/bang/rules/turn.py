"""The turn of a player, phase by phase, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang import announce
from sixgun.bang.asks import USE, DiscardExcess, Play
from sixgun.bang.effect import SURPLUS
from sixgun.bang.hook_numbers import MODIFY_HAND_LIMIT, ON_EVENT, ON_TURN_END, ON_TURN_READY, ON_TURN_START, REVIVES
from sixgun.bang.rules.card_moves import draw, leave_hand, put_on_discards
from sixgun.bang.rules.drawing import CARDS, draw_phase, draws_as_usual
from sixgun.bang.rules.playing import play_card, use_offer
from sixgun.bang.rules.settling import GameOver, TurnOver, settle
from sixgun.bang.rules.setup import prepare
from sixgun.bang.state import DRAW, END, EXCESS, PLAY, REVEAL, SETUP, START
from sixgun.kernel.ask import PASS
from sixgun.kernel.hidden_cards import PUBLIC
from sixgun.kernel.steps import Interjection

if TYPE_CHECKING:
    from sixgun.bang.game import Game

AGAIN: Final = "again"
"""Turn mark: the player takes another turn after this one."""
NOT_COUNTED: Final = -1


async def run(game: Game, first: Interjection | None) -> None:
    """Play from the phase the state is in until somebody has won."""
    if game.state.outcome:
        return
    while True:
        try:
            if first is not None:
                await interjected(game, first)
            await play_turns(game)
        except TurnOver:
            first = None
            game.state.phase = END
        except GameOver:
            announce.game_over(game, game.state.outcome.reason if game.state.outcome else "")
            return


async def play_turns(game: Game) -> None:
    """Play phase after phase until an elimination ends the turn or the game."""
    state = game.state
    if state.phase == SETUP:
        await prepare(game)
        state.phase = START
    while True:
        seat = state.turn
        if state.phase == REVEAL:
            await reveal(game)
            state.phase = START
            game.turn_to(seat)
        if state.phase == START:
            announce.turn(game, seat, state.turn_number)
            if state.players[seat].out:
                revive(game, seat)
                await settle(game)
            if has_start_effects(game, seat):
                await start(game, seat)
            if not state.skipped:
                state.phase = DRAW
        if state.phase == DRAW:
            if draws_as_usual(game, seat):
                draw(game, seat, CARDS)
            else:
                await draw_phase(game, seat)
            await settle(game)
            state.phase = PLAY
        if state.phase == PLAY:
            await play(game, seat)
            state.phase = EXCESS
        if state.phase == EXCESS and len(state.players[seat].hand) > hand_limit(game, seat):
            await discard_excess(game, seat)
        state.phase = END
        if has_end_effects(game, seat):
            for me, effect in game.each_own_effect(ON_TURN_END, seat):
                await effect.on_turn_end(game, me, seat)
        end_turn(game, seat)


async def interjected(game: Game, first: Interjection) -> None:
    """Let a player who was not asked use an ability. The open question is asked again afterwards."""
    game.begin_step()
    await use_offer(game, first.seat, Play(game, first.seat), first.choice)
    await settle(game)


async def reveal(game: Game) -> None:
    """Turn up the next event. The old one ends, which can reactivate effects (8, 139); then the new one acts."""
    state = game.state
    game.begin_step()
    card, state.events = state.events[0], state.events[1:]
    state.event = game.face(card).slug
    if state.events:
        state.seen[state.events[0]] = PUBLIC
    announce.event(game, state.turn, state.event)
    game.event_changed()
    await settle(game)
    for me, effect in game.each_effect(ON_EVENT):
        await effect.on_event(game, me)
    await settle(game)


def revive(game: Game, seat: int) -> None:
    """Bring back a player who is out for their turn (144, 159)."""
    back = revived(game, seat)
    assert back is not None
    life, cards, what = back
    player = game.state.edit(seat)
    player.out = False
    player.life = life
    game.seat_in_or_out(seat)
    game.state.turn_marks[what, seat] = 1
    announce.revived(game, seat, life, what)
    draw(game, seat, cards)


def revived(game: Game, seat: int) -> tuple[int, int, str] | None:
    """Return the life points and cards with which a player who is out comes back, and the effect that does it."""
    for me, effect in game.index.all_seats[REVIVES]:
        back = effect.revives(game, me, seat)
        if back is not None:
            return (*back, effect.slug)
    return None


def has_start_effects(game: Game, seat: int) -> bool:
    """Does an effect act at the start of this player's turn, or does a copied ability end there?"""
    own = game.index.own[seat]
    return bool(own[ON_TURN_START] or own[ON_TURN_READY]) or len(game.state.players[seat].characters) > 1


def has_end_effects(game: Game, seat: int) -> bool:
    """Does an effect act at the end of this player's turn? None does if they skipped it or have been eliminated."""
    state = game.state
    return bool(game.index.own[seat][ON_TURN_END]) and not state.skipped and not state.players[seat].out


async def start(game: Game, seat: int) -> None:
    """Start a turn: run the checks before phase 1 in their order, each settled before the next (1).

    An ability that was copied for a round ends after these checks (130).
    """
    game.begin_step()
    for me, effect in game.each_own_effect(ON_TURN_START, seat):
        await effect.on_turn_start(game, me, seat)
        await settle(game)
    characters = game.state.players[seat].characters
    if len(characters) > 1 and not (game.state.extra and game.options.keep_copy):
        game.state.edit(seat).characters = characters[:1]
        game.characters_changed(seat)
    if game.state.skipped:
        announce.skipped(game, seat)
        return
    for me, effect in game.each_own_effect(ON_TURN_READY, seat):
        await effect.on_turn_ready(game, me, seat)
        await settle(game)


async def play(game: Game, seat: int) -> None:
    """Phase 2: play any number of cards and abilities, one at a time."""
    while True:
        game.begin_step()
        ask = Play(game, seat)
        answer = await ask
        if answer is PASS:
            return
        if answer.verb == USE:
            game.state.busy |= 1 << seat
            await use_offer(game, seat, ask, answer)
            game.state.busy &= ~(1 << seat)
            await settle(game)
        else:
            await play_card(game, seat, answer)


def hand_limit(game: Game, seat: int) -> int:
    """Return how many cards a player may hold at the end of their turn."""
    limit = game.state.players[seat].life
    for me, effect in game.index.own[seat][MODIFY_HAND_LIMIT]:
        limit = effect.modify_hand_limit(game, me, seat, limit)
    return limit


async def discard_excess(game: Game, seat: int) -> None:
    """Phase 3: discard cards until there are no more cards than life points (4).

    The excess is counted once. A player without life points who draws because their hand is empty keeps that card.
    """
    marks = game.state.turn_marks
    left = marks.get((SURPLUS, seat), NOT_COUNTED)
    if left == NOT_COUNTED:
        left = marks[SURPLUS, seat] = len(game.state.players[seat].hand) - hand_limit(game, seat)
    while left > 0 and len(game.state.players[seat].hand) > hand_limit(game, seat):
        game.begin_step()
        ask = DiscardExcess(game, seat)
        answer = await ask
        if answer.verb == USE:
            await use_offer(game, seat, ask, answer)
        else:
            leave_hand(game, seat, answer.card)
            known_to = put_on_discards(game, seat, answer.card, SURPLUS)
            announce.discarded_excess(game, seat, answer.card, known_to)
            left -= 1
            marks[SURPLUS, seat] = left
        await settle(game)


def end_turn(game: Game, seat: int) -> None:
    """End the turn and begin the next one (77)."""
    state = game.state
    again = False
    if state.turn_marks:
        again = (AGAIN, seat) in state.turn_marks and not state.players[seat].out
        state.turn_marks = {}
    state.placed_this_turn = ()
    state.skipped = False
    state.turn_number += 1
    state.extra = again
    following = seat if again else next_seat(game, seat)
    state.phase = REVEAL if state.events and following == state.marker and not again else START
    game.turn_to(following)


def next_seat(game: Game, seat: int) -> int:
    """Return the next seat that is in play or comes back, in the direction of play."""
    step, players = game.direction(), game.state.players
    seat = (seat + step) % len(players)
    while players[seat].out and revived(game, seat) is None:
        seat = (seat + step) % len(players)
    return seat
