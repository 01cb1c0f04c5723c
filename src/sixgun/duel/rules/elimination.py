"""Eliminating a character: the Equipment, the cards drawn for it, and the successor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel import announce
from sixgun.duel.asks import PickCard
from sixgun.duel.effect import Source
from sixgun.duel.faces import side_of
from sixgun.duel.rules.card_moves import backs_in_hand, discard_equipment, draw, take_blindly, take_openly
from sixgun.duel.rules.robbing import was_robbed
from sixgun.duel.rules.winning import GameOver, judge
from sixgun.kernel.ask import NOBODY, PASS
from sixgun.kernel.hidden_cards import PUBLIC

if TYPE_CHECKING:
    from sixgun.duel.game import Game

CARDS: Final = 2
"""How many cards the owner draws."""


async def eliminate(game: Game, fallen: int) -> None:
    """Remove a character from play. If it was the last of its side, the game is over at once (4).

    Otherwise effects claim cards, the Equipment is discarded, effects react, the owner draws, and the next character
    of the reserve comes into play (94, 110).
    """
    state = game.state
    seat = side_of(fallen)
    state.edit_fighter(fallen).out = True
    game.rebuild_panels(seat)
    announce.eliminated(game, fallen)
    state.outcome = judge(game)
    if state.outcome:
        bury(game, fallen)
        player = state.edit(seat)
        player.line, player.active, player.rear = (), NOBODY, NOBODY
        raise GameOver
    await claim(game, fallen)
    bury(game, fallen)
    if game.options.owner_draws_first:
        draw(game, seat, CARDS)
    for side in (state.turn, 1 - state.turn):
        for me, effect in game.each_effect(side, "on_eliminated"):
            await effect.on_eliminated(game, me, fallen)
    if not game.options.owner_draws_first:
        draw(game, seat, CARDS)
    succeed(game, fallen)


def bury(game: Game, fallen: int) -> None:
    """Discard the remaining Equipment of an eliminated character."""
    for card in game.state.fighters[fallen].in_play:
        discard_equipment(game, fallen, card, NOBODY, "eliminated")


async def claim(game: Game, fallen: int) -> None:
    """Let effects claim cards: chosen Equipment of the character, or random hand cards of the owner (94, 95)."""
    owner = side_of(fallen)
    for side in (game.state.turn, 1 - game.state.turn):
        for me, effect in game.each_effect(side, "claims_cards"):
            for _ in range(effect.claims_cards(game, me, fallen)):
                cards = game.state.fighters[fallen].in_play
                backs = backs_in_hand(game, owner) if owner != side else ()
                if not cards and not backs:
                    break
                answer = await PickCard(game, side, Source(side, effect.slug, (), me), cards, backs, may_pass=True)
                if answer is PASS:
                    break
                if answer.what:
                    take_blindly(game, side, owner, answer.what, effect.slug)
                    was_robbed(game, owner, NOBODY, side)
                else:
                    take_openly(game, side, fallen, answer.card, effect.slug)


def succeed(game: Game, fallen: int) -> None:
    """Put the top character of the reserve in the place of the eliminated one.

    Without a reserve, the other character is alone and has the token. That does not count as a move of the token
    (78, 111).
    """
    state = game.state
    seat = side_of(fallen)
    player = state.edit(seat)
    if player.reserve:
        newcomer, player.reserve = player.reserve[0], player.reserve[1:]
        player.line = tuple(newcomer if fighter == fallen else fighter for fighter in player.line)
        if player.active == fallen:
            player.active = newcomer
        else:
            player.rear = newcomer
        enter_play(game, newcomer)
    else:
        player.line = tuple(fighter for fighter in player.line if fighter != fallen)
        player.active, player.rear = player.line[0], NOBODY
        announce.left_alone(game, seat, player.active)
    game.rebuild_panels(seat)


def enter_play(game: Game, newcomer: int) -> None:
    """Turn up a character with the bullets it shows."""
    fighter = game.state.edit_fighter(newcomer)
    fighter.life = fighter.max_life = game.character(newcomer).life
    game.state.seen[newcomer] = PUBLIC
    announce.entered(game, newcomer, fighter.life)
