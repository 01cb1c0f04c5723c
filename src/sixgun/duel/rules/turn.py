"""The turn of a player, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel import announce
from sixgun.duel.asks import PLAY as PLAYING
from sixgun.duel.asks import RELOAD, SWAPPING, DiscardExcess, Play, Ready, offered
from sixgun.duel.rules.card_moves import give_up
from sixgun.duel.rules.drawing import draw_phase
from sixgun.duel.rules.playing import play_card, use_offer
from sixgun.duel.rules.reloading import reload
from sixgun.duel.rules.settling import settle
from sixgun.duel.rules.setup import prepare
from sixgun.duel.rules.swapping import FREE_SWAP, swap
from sixgun.duel.rules.winning import GameOver
from sixgun.duel.state import DRAW, EXCESS, PLAY, READY, SETUP, START
from sixgun.kernel.ask import PASS, Choice

if TYPE_CHECKING:
    from sixgun.duel.game import Game

SURPLUS: Final = "surplus"


async def run(game: Game) -> None:
    """Play from the phase the state is in until somebody has won."""
    if game.state.outcome:
        return
    try:
        await play_turns(game)
    except GameOver:
        assert game.state.outcome is not None
        announce.game_over(game, game.state.outcome.winners[0], game.state.outcome.reason)


async def play_turns(game: Game) -> None:
    """Play phase after phase until the game is over."""
    state = game.state
    if state.phase == SETUP:
        await prepare(game)
        state.phase = START
    while True:
        seat = state.turn
        if state.phase == START:
            announce.turn(game, seat, state.turn_number)
            if game.effects_of(seat, "on_turn_start"):
                await start(game, seat)
            state.phase = READY if game.options.early_abilities else DRAW
        if state.phase == READY:
            await ready(game, seat)
            state.phase = DRAW
        if state.phase == DRAW:
            await draw_phase(game, seat)
            state.phase = PLAY
        if state.phase == PLAY:
            await play(game, seat)
            state.phase = EXCESS
        if state.phase == EXCESS:
            await discard_excess(game, seat)
        end_turn(game, seat)


async def start(game: Game, seat: int) -> None:
    """Start a turn: run the cards that act before the Draw Phase in their order, each settled before the next (17)."""
    game.begin_step()
    for me, effect in game.each_effect(seat, "on_turn_start"):
        await effect.on_turn_start(game, me)
        await settle(game)


async def ready(game: Game, seat: int) -> None:
    """Let the player use abilities before the Draw Phase, if the option allows it (23)."""
    while True:
        game.begin_step()
        ask = Ready(game, seat)
        if not offered(game, seat, ask):
            return
        answer = await ask
        if answer is PASS:
            return
        await use_offer(game, seat, ask, answer)


async def play(game: Game, seat: int) -> None:
    """The play phase: play any number of cards and abilities, one at a time, and swap once (19)."""
    while True:
        game.begin_step()
        ask = Play(game, seat)
        answer = await ask
        if answer is PASS:
            return
        if answer.verb == PLAYING:
            await play_card(game, seat, answer)
        else:
            await act(game, seat, ask, answer)


async def act(game: Game, seat: int, ask: Play, answer: Choice) -> None:
    """Carry out a choice of the play phase other than playing a card."""
    if answer is SWAPPING:
        game.state.turn_marks[FREE_SWAP, seat] = 1
        swap(game, seat, seat, FREE_SWAP)
        await settle(game)
    elif answer.verb == RELOAD and not answer.what:
        reload(game, seat, answer.card)
    else:
        await use_offer(game, seat, ask, answer)


def hand_limit(game: Game, seat: int) -> int:
    """Return the hand limit: the life points of the Active Character, but at least two cards (21)."""
    return max(2, game.state.fighters[game.state.players[seat].active].life)


async def discard_excess(game: Game, seat: int) -> None:
    """The discard phase: discard cards down to the hand limit (21, 22)."""
    while len(game.state.players[seat].hand) > hand_limit(game, seat):
        game.begin_step()
        answer = await DiscardExcess(game, seat)
        give_up(game, seat, answer.card, SURPLUS)


def end_turn(game: Game, seat: int) -> None:
    """End the turn and begin the opponent's."""
    state = game.state
    if state.turn_marks:
        state.turn_marks = {}
    state.turn_number += 1
    state.turn = 1 - seat
    state.phase = START
