"""Reloading: once a side has only one character left, players may exchange a card with the reload symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.effect import Reason, reason
from sixgun.duel.rules.card_moves import draw, leave_hand, leave_play, put_on_discards
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.duel.game import Game


def reload_open(game: Game) -> bool:
    """Does a side have only one character left (114)?"""
    players = game.state.players
    return players[0].rear == NOBODY or players[1].rear == NOBODY


def why_not_reload(game: Game, seat: int, card: int) -> Reason | None:
    """Return why a card in one's hand or in play cannot be reloaded now."""
    if not game.kind(card).reloads:
        return reason("no_reload_symbol", 115)
    if not reload_open(game):
        return reason("nobody_alone", 114)
    player = game.state.players[seat]
    if card not in player.hand and card not in game.state.fighters[player.active].in_play:
        return reason("not_with_active", 115)
    return None


def reload(game: Game, seat: int, card: int) -> None:
    """Discard a card and draw a new one. This does not count as playing the card (117)."""
    player = game.state.players[seat]
    if card in player.hand:
        leave_hand(game, seat, card)
        announce.reloaded(game, seat, card)
    else:
        leave_play(game, player.active, card)
        announce.reloaded(game, seat, card, player.active)
    put_on_discards(game, card)
    draw(game, seat, 1)
