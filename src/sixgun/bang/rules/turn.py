"""The turn of a player, phase by phase, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.asks import USE, Excess, Play
from sixgun.bang.effect import SURPLUS
from sixgun.bang.rules.cards import leave_hand, toss
from sixgun.bang.rules.drawing import draw_phase
from sixgun.bang.rules.playing import play_card, use_offer
from sixgun.bang.rules.settling import GameOver, TurnOver, settle
from sixgun.bang.rules.setup import prepare
from sixgun.bang.state import DRAW, END, EXCESS, PLAY, SETUP, START
from sixgun.kernel.ask import PASS
from sixgun.kernel.game import Interjection

if TYPE_CHECKING:
    from sixgun.bang.game import Game

START_HOOKS: Final = frozenset({"on_turn_start", "on_turn_ready"})


async def run(game: Game, first: Interjection | None) -> None:
    """Play on from the phase the state is in until somebody has won."""
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
            game.tell("game_over", what=game.state.outcome.reason if game.state.outcome else "")
            return


async def play_turns(game: Game) -> None:
    """Phase after phase, until an elimination ends the turn or the game."""
    state = game.state
    if state.phase == SETUP:
        await prepare(game)
        state.phase = START
    while True:
        seat = state.turn
        if state.phase == START:
            if game.news is not None:
                game.tell("turn", seat, amount=state.number)
            if game.index.concerns(seat, START_HOOKS):
                await start(game, seat)
            if not state.skipped:
                state.phase = DRAW
        if state.phase == DRAW:
            await draw_phase(game, seat)
            state.phase = PLAY
        if state.phase == PLAY:
            await play(game, seat)
            state.phase = EXCESS
        if state.phase == EXCESS and len(state.players[seat].hand) > hand_limit(game, seat):
            await discard_excess(game, seat)
        state.phase = END
        if not state.skipped and not state.players[seat].out:
            for me, effect in game.walking_own("on_turn_end", seat):
                await effect.on_turn_end(game, me, seat)
        end_turn(game, seat)


async def interjected(game: Game, first: Interjection) -> None:
    """A seat that was not asked uses an ability before the open question is put again."""
    game.step()
    await use_offer(game, first.seat, Play(game, first.seat), first.choice)
    await settle(game)


async def start(game: Game, seat: int) -> None:
    """Before phase 1: checks of the start of a turn in their order, each settled before the next (1)."""
    game.step()
    for me, effect in game.walking_own("on_turn_start", seat):
        await effect.on_turn_start(game, me, seat)
        await settle(game)
    if game.state.skipped:
        game.tell("skipped", seat)
        return
    for me, effect in game.walking_own("on_turn_ready", seat):
        await effect.on_turn_ready(game, me, seat)


async def play(game: Game, seat: int) -> None:
    """Phase 2: any number of cards and abilities, one at a time."""
    while True:
        game.step()
        ask = Play(game, seat)
        answer = await ask
        if answer is PASS:
            return
        if answer.verb == USE:
            await use_offer(game, seat, ask, answer)
            await settle(game)
        else:
            await play_card(game, seat, answer)


def hand_limit(game: Game, seat: int) -> int:
    """How many cards a seat may hold at the end of its turn."""
    limit = game.state.players[seat].life
    for me, effect in game.index.concerning("modify_hand_limit", seat):
        limit = effect.modify_hand_limit(game, me, seat, limit)
    return limit


async def discard_excess(game: Game, seat: int) -> None:
    """Phase 3: no more cards than life points (4)."""
    while len(game.state.players[seat].hand) > hand_limit(game, seat):
        game.step()
        ask = Excess(game, seat)
        answer = await ask
        if answer.verb == USE:
            await use_offer(game, seat, ask, answer)
        else:
            leave_hand(game, seat, answer.card)
            if game.news is not None:
                game.tell("discard", seat, what=SURPLUS, cards=(answer.card,))
            toss(game, seat, answer.card, SURPLUS)
        await settle(game)


def end_turn(game: Game, seat: int) -> None:
    """The turn is over, and the next one begins (77)."""
    state = game.state
    if state.turn_marks:
        state.turn_marks = {}
    state.fresh = ()
    state.skipped = False
    state.number += 1
    state.phase = START
    game.turn_to(next_seat(game, seat))


def next_seat(game: Game, seat: int) -> int:
    """The next seat in play in the direction of the game."""
    step = 1
    for me, effect in game.index.acting["modify_direction"]:
        step = effect.modify_direction(game, me, step)
    count = len(game.state.players)
    seat = (seat + step) % count
    while game.state.players[seat].out:
        seat = (seat + step) % count
    return seat
