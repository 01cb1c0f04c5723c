"""The row of symbols on a card, derived from its facts. The printed cards declare theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.cardgame.facts import CHALLENGE, DISCARD, EVERYBODY, MINUS, OTHERS, SWAP, TAKE, Symbol, Symbols
from sixgun.duel.effect import FOES, Card

ACTS: Final = {
    CHALLENGE: Symbol("life", f"{MINUS}1"), TAKE: Symbol("take"), DISCARD: Symbol("discard"), SWAP: Symbol("swap"),
}  # fmt: skip


def symbols_of(card: Card) -> Symbols:
    """Return the row a card declares, or derive one: its cost, what it does, to whom, and what else it shows."""
    return tuple(_derived(card)) if card.symbols is None else card.symbols


def _derived(card: Card) -> Iterator[Symbol]:
    if card.cost:
        yield Symbol("cost", f"{MINUS}{card.cost}")
    if card.check is not None:
        yield Symbol("reveal")
    if card.parries_from_hand or card.parries_in_play or card.cover:
        yield Symbol("miss")
    if card.hits:
        yield Symbol("hit")
    if card.act in ACTS:
        yield ACTS[card.act]
    if card.heals:
        yield Symbol("life", f"+{card.heals}")
    if card.affects in (OTHERS, EVERYBODY):
        yield Symbol("all" if card.affects == OTHERS else "everybody")
    elif card.aim == FOES:
        yield Symbol("any")
    if card.draws:
        yield Symbol("draw", str(card.draws))
    if card.reloads:
        yield Symbol("reload")
    if card.always:
        yield Symbol("always")
