"""The row of symbols on a card, derived from its facts. A card that needs a different row declares it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.bang.effect import NO_AIM, Card
from sixgun.cardgame.facts import DRAW, EVERYBODY, MINUS, OTHERS, Symbol, Symbols

AIMS: Final = {
    "reach": Symbol("reach"),
    "near": Symbol("reach", "1"),
    "near_or_self": Symbol("reach", "1"),
    "other": Symbol("any"),
    "any": Symbol("any"),
}


def symbols_of(card: Card) -> Symbols:
    """Return the row a card declares, or derive one: its cost, what it does, to whom, and the cards it also draws."""
    return tuple(_derived(card)) if card.symbols is None else card.symbols


def _derived(card: Card) -> Iterator[Symbol]:
    if card.cost:
        yield Symbol("cost", f"{MINUS}{card.cost}")
    if card.weapon:
        yield Symbol("reach", str(card.reach))
    if card.parries_from_hand or card.parries_in_play:
        yield Symbol("miss")
    yield from _act(card)
    yield from _whom(card)
    if card.draws and card.act != DRAW:
        yield Symbol("draw", str(card.draws))


def _act(card: Card) -> Iterator[Symbol]:
    match card.act:
        case "shot":
            yield Symbol("hit")
        case "challenge":
            yield Symbol("life", f"{MINUS}{card.damage}")
        case "take":
            yield Symbol("take")
        case "discard":
            yield Symbol("discard")
        case "heal":
            yield Symbol("life", f"+{card.heals}")
        case "draw":
            yield Symbol("draw", str(card.draws))


def _whom(card: Card) -> Iterator[Symbol]:
    aim = card.use_aim if card.aim == NO_AIM else card.aim
    if aim != NO_AIM:
        yield AIMS[aim]
    elif card.affects == OTHERS:
        yield Symbol("all")
    elif card.affects == EVERYBODY:
        yield Symbol("everybody")
