"""Taking a card from the opponent, or making him discard one."""

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
    """All Equipment with some characters."""
    return tuple([card for fighter in fighters for card in game.state.fighters[fighter].in_play])


def nothing_to_take(game: Game, cards: tuple[int, ...]) -> Reason | None:
    """A card that could do nothing may not be played (39)."""
    return None if cards or game.options.idle_cards else reason("nothing_to_take", 39)


def was_robbed(game: Game, victim: int, bearer: int, by: int) -> None:
    """A seat has taken or discarded a card of another: whoever minds will answer (96)."""
    if bearer == NOBODY:
        trigger(game, "on_card_taken", victim, bearer, by)
        return
    former = awake_for(game, bearer)
    trigger(game, "on_card_taken", victim, bearer, by)
    game.state.awake = former


def seize(game: Game, source: Source, card: int) -> None:
    """Take an Equipment into one's hand."""
    bearer = bearer_of(game, card)
    take_openly(game, source.by, bearer, card, source.what)
    was_robbed(game, side_of(bearer), bearer, source.by)


def make_discard(game: Game, source: Source, card: int) -> None:
    """Discard an Equipment from play."""
    bearer = bearer_of(game, card)
    discard_equipment(game, bearer, card, source.by, source.what)
    was_robbed(game, side_of(bearer), bearer, source.by)


def steal(game: Game, source: Source, victim: int, back: str) -> None:
    """Take a random hand card."""
    take_blindly(game, source.by, victim, back, source.what)
    was_robbed(game, victim, NOBODY, source.by)


def discard_blindly(game: Game, source: Source, victim: int, back: str) -> None:
    """Make a random hand card be discarded."""
    card = random_card(game, victim, back)
    leave_hand(game, victim, card)
    announce.wasted(game, source, card)
    put_on_discards(game, card)
    was_robbed(game, victim, NOBODY, source.by)


def backs_to_rob(game: Game, by: int) -> tuple[str, ...]:
    """The backs among which a seat may choose in the opponent's hand."""
    return backs_in_hand(game, 1 - by)
