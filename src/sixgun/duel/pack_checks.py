"""Checks of packs of The Duel: everything that can be checked without playing. The first flaw is reported."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

from sixgun.cardgame.effects import overridden
from sixgun.cardgame.pack_checks import Flaw, Places, Reference, check_deck, check_slugs
from sixgun.duel import effect as effects
from sixgun.duel.asks import NO, YES
from sixgun.duel.catalogue import CardSet, Catalogue
from sixgun.duel.effect import AVOID, BLUE, HIT, NO_AIM, Card, Character, Effect
from sixgun.duel.faces import SIDES, SYMBOLS, Face

FAMILIES: Final[dict[str, type]] = {"cards": Card}
RESERVED: Final = (*SIDES, "outlaws", AVOID, HIT, YES, NO)
"""Words that mean something in a position or a choice of The Duel."""
COMPUTED: Final = frozenset({"hooks", "has_condition"})
VALUES: Final[dict[str, tuple[Any, ...]]] = {"colour": get_args(effects.Colour), "aim": get_args(effects.Aim)}
KINDS: Final = "sixgun.duel.card_kinds"
PLAY: Final = "async def play(self, game, source, target)"


@cache
def reference() -> Reference:
    """Return what an effect may define. It is read when the first pack is checked."""
    return Reference((Effect, Card, Character), COMPUTED, VALUES)


def check_card_set(card_set: CardSet, catalogue: Catalogue, places: Places) -> None:
    """Check the card set of a pack. Raises Flaw if something is wrong with it."""
    if card_set.law or card_set.outlaws:
        raise Flaw("it brings characters, but packs of The Duel have cards only: leave them out", places.card_set())
    check_slugs(card_set, FAMILIES, catalogue, RESERVED, places)
    for card in card_set.cards:
        reference().check_class(type(card), places)
        check_use(card, places)
    check_deck(card_set, catalogue, Face, "face(slug, LAW, BARREL)", "a back and a symbol", places)
    for shown in card_set.deck:
        if shown.back not in SIDES or shown.symbol not in SYMBOLS:
            cause = f"a card “{shown.slug}” in the deck has no back, or no symbol: write face(slug, LAW, BARREL)"
            raise Flaw(cause, places.word(shown.slug))


def check_use(card: Card, places: Places) -> None:
    """Check that a card can be used and then does something."""
    name = type(card).__name__
    if card.plain:
        cause = f"the card {name} sets plain, but other cards count as the printed Colt: leave plain out"
        raise Flaw(cause, places.fact(card, "plain"))
    if card.parries_in_play and "offers" not in card.hooks:
        cause = f"the card {name} parries in play, but offers nothing: derive it from Shelter of {KINDS}"
        raise Flaw(cause, places.fact(card, "parries_in_play"))
    if card.reply_only and (card.colour == BLUE or not (card.parries_from_hand or card.hits)):
        cause = f"the card {name} is only a reply, but it answers nothing: set parries_from_hand"
        raise Flaw(cause, places.fact(card, "reply_only"))
    if card.colour == BLUE:
        _check_equipment(card, name, places)
    elif "play" not in overridden(type(card), Card):
        if card.aim != NO_AIM:
            raise Flaw(f"the card {name} is played at a target, but does nothing there: add “{PLAY}”", places(name))
        if not (card.parries_from_hand or card.hits):
            raise Flaw(f"the card {name} can never be used: add “{PLAY}”, or set parries_from_hand", places(name))


def _check_equipment(card: Card, name: str, places: Places) -> None:
    if card.aim == NO_AIM:
        cause = f"the Equipment {name} has no aim, so no character can get it: derive it from Equipment of {KINDS}"
        raise Flaw(cause, places(name))
    if not card.hooks:
        raise Flaw(f"the Equipment {name} does nothing in play: add a hook of sixgun.duel.effect to it", places(name))
