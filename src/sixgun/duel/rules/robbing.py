"""Taking a card from the opponent, or making them discard one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.effect import Reason, Source, reason
from sixgun.duel.faces import side_of
from sixgun.duel.rules.card_moves import (
    backs_in_hand,
    bearer_of,
    discard_equipment,
    leave_hand,
    put_on_discards,
    random_card,
    take_blindly,
    take_openly,
)
from sixgun.duel.rules.triggers import awake_for, trigger
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from sixgun.duel.game import Game


def equipment_of(game: Game, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Return all Equipment of these characters."""
    return tuple([card for fighter in fighters for card in game.state.fighters[fighter].in_play])


def nothing_to_take(game: Game, cards: tuple[int, ...]) -> Reason | None:
    """Return why a card cannot be played if there is nothing to take: it would do nothing (39)."""
    return None if cards or game.options.idle_cards else reason("nothing_to_take", 39)


def was_robbed(game: Game, victim: int, bearer: int, by: int) -> None:
    """Trigger the effects that react when a player has taken or discarded a card of the opponent (96)."""
    if bearer == NOBODY:
        trigger(game, "on_card_taken", victim, bearer, by)
        return
    former = awake_for(game, bearer)
    trigger(game, "on_card_taken", victim, bearer, by)
    game.state.awake = former


def seize(game: Game, source: Source, card: int) -> None:
    """Take an Equipment card into one's hand."""
    bearer = bearer_of(game, card)
    take_openly(game, source.by, bearer, card, source.what)
    was_robbed(game, side_of(bearer), bearer, source.by)


def make_discard(game: Game, source: Source, card: int) -> None:
    """Discard an Equipment card from play."""
    bearer = bearer_of(game, card)
    discard_equipment(game, bearer, card, source.by, source.what)
    was_robbed(game, side_of(bearer), bearer, source.by)


def steal(game: Game, source: Source, victim: int, back: str) -> None:
    """Take a random hand card."""
    take_blindly(game, source.by, victim, back, source.what)
    was_robbed(game, victim, NOBODY, source.by)


def discard_blindly(game: Game, source: Source, victim: int, back: str) -> None:
    """Make the opponent discard a random hand card."""
    card = random_card(game, victim, back)
    leave_hand(game, victim, card)
    announce.wasted(game, source, card)
    put_on_discards(game, card)
    was_robbed(game, victim, NOBODY, source.by)


def backs_to_rob(game: Game, by: int) -> tuple[str, ...]:
    """Return the backs in the opponent's hand that a player may choose from."""
    return backs_in_hand(game, 1 - by)
