"""Checks of packs of BANG!: everything that can be checked without playing. The first flaw is reported."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

from sixgun.bang import effect as effects
from sixgun.bang.card_kinds import Green, GreenShot, Weapon
from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import BROWN, GREEN, NO_AIM, Card, Character, Effect, Event
from sixgun.bang.faces import LOWEST, PLAYING, RANKS, ROLES, SUITS, Face
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.cardgame.pack_checks import Flaw, Places, Reference, check_deck, check_slugs

MOST_LIFE: Final = 9
FAMILIES: Final[dict[str, type]] = {"cards": Card, "characters": Character, "events": Event}
COMPUTED: Final = frozenset(
    {
        "hooks", "has_condition", "has_kind_condition", "goes_to_target", "filters_targets", "filters_use_targets",
        "depends_on_cards_in_play_only", "has_play", "has_reply_effect",
    }
)  # fmt: skip
"""Facts that are computed from others, so packs do not set them."""
VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "colour": get_args(effects.Colour),
    "aim": get_args(effects.Aim),
    "use_aim": get_args(effects.Aim),
    "life": tuple(range(1, MOST_LIFE + 1)),
    "min_players": tuple(range(2, max(ROLES_FOR) + 1)),
}
COLT_REACH: Final = 1
KINDS: Final = "sixgun.bang.card_kinds"
PLAY: Final = "async def play(self, game, source, target)"
TAKE_EFFECT: Final = "async def take_effect(self, game, source, target)"


@cache
def reference() -> Reference:
    """Return what an effect may define. It is read when the first pack is checked."""
    return Reference((Effect, Card, Character, Event), COMPUTED, VALUES, (Green,))


def check_card_set(card_set: CardSet, catalogue: Catalogue, places: Places) -> None:
    """Check the card set of a pack. Raises Flaw if something is wrong with it."""
    check_slugs(card_set, FAMILIES, catalogue, ROLES, places)
    for effect in card_set.effects:
        reference().check_class(type(effect), places)
    for card in card_set.cards:
        check_use(card, places)
    check_deck(card_set, catalogue, Face, "face(slug, suit, rank)", "a suit and a value", places)
    for shown in card_set.deck:
        if shown.back != PLAYING:
            cause = f"“{shown}” in the deck is not the face of a playing card: write face(slug, suit, rank)"
            raise Flaw(cause, places.card_set())
        if shown.suit not in SUITS or not LOWEST <= shown.rank < LOWEST + len(RANKS):
            cause = f"a card “{shown.slug}” in the deck has no suit, or no value from 2 to 14 (the ace)"
            raise Flaw(cause, places.word(shown.slug))


def check_use(card: Card, places: Places) -> None:
    """Check that a card can be used and then does something."""
    name = type(card).__name__
    if card.colour == GREEN or isinstance(card, Green):
        _check_green(card, name, places)
    elif card.parries_in_play and "offers" not in card.hooks:
        cause = f"the card {name} parries in play, but offers nothing: derive it from GreenMissed of {KINDS}"
        raise Flaw(cause, places.fact(card, "parries_in_play"))
    elif card.reply_only and not (card.parries_from_hand or card.saves_life):
        cause = f"the card {name} is only a reply, but it answers nothing: set parries_from_hand or saves_life"
        raise Flaw(cause, places.fact(card, "reply_only"))
    elif card.colour == BROWN:
        _check_brown(card, name, places)
    else:
        _check_blue(card, name, places)


def _check_brown(card: Card, name: str, places: Places) -> None:
    if card.weapon:
        raise Flaw(f"the weapon {name} is not blue: derive it from Weapon of {KINDS}", places.fact(card, "weapon"))
    if card.has_play or (card.aim == NO_AIM and card.parries_from_hand):
        return
    if card.aim != NO_AIM:
        raise Flaw(f"the card {name} is played at a target, but does nothing there: add “{PLAY}”", places(name))
    raise Flaw(f"the card {name} can never be used: add “{PLAY}”, or set parries_from_hand", places(name))


def _check_blue(card: Card, name: str, places: Places) -> None:
    if card.reply_only:
        cause = f"the blue card {name} is only a reply, so nobody can put it in front of them: leave out reply_only"
        raise Flaw(cause, places.fact(card, "reply_only"))
    if card.weapon and "modify_reach" not in card.hooks:
        cause = f"the weapon {name} does not change how far its owner shoots: derive it from Weapon of {KINDS}"
        raise Flaw(cause, places.fact(card, "weapon"))
    printed = isinstance(card, Weapon) and type(card).modify_reach is Weapon.modify_reach
    if printed and card.reach <= COLT_REACH and card.hooks == {"modify_reach"}:
        cause = f"the weapon {name} reaches no farther than the Colt .45: set its reach, or add a hook"
        raise Flaw(cause, places(name))
    if not card.hooks and not card.has_play:
        raise Flaw(f"the blue card {name} does nothing in play: add a hook of sixgun.bang.effect to it", places(name))


def _check_green(card: Card, name: str, places: Places) -> None:
    if not isinstance(card, Green):
        cause = f"the green card {name} is not a Green: derive it from Green, GreenMissed or GreenShot of {KINDS}"
        raise Flaw(cause, places.fact(card, "colour"))
    if card.colour != GREEN:
        raise Flaw(f"the Green {name} is {card.colour}: leave out its colour", places.fact(card, "colour"))
    for fact, wrong in (("parries_from_hand", card.parries_from_hand), ("reply_only", card.reply_only)):
        if wrong:
            cause = f"the green card {name} sets {fact}, but it acts in play only: derive it from GreenMissed"
            raise Flaw(cause, places.fact(card, fact))
    if card.aim != NO_AIM:
        cause = f"the green card {name} is put in front of its player: set use_aim instead of aim"
        raise Flaw(cause, places.fact(card, "aim"))
    effect = type(card).take_effect
    if effect is GreenShot.take_effect and card.use_aim == NO_AIM:
        raise Flaw(f"the green card {name} shoots nobody: set its use_aim", places(name))
    if effect is Green.take_effect and type(card).use is Green.use and not card.parries_in_play:
        raise Flaw(f"the green card {name} can never be used: add “{TAKE_EFFECT}”", places(name))
