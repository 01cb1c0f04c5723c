"""What effects of BANG! do to other players, read from their facts. No card is named, so cards from packs work too."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sixgun.bang.effect import BROWN, NO_AIM, Aim, Card, Character, Effect, Event
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, DRAW, HEAL, OTHERS, SELF, SHOT, TAKE

ATTACKS: Final = (SHOT, CHALLENGE)
ROBBERIES: Final = (TAKE, DISCARD)


def aim_of(effect: Effect) -> Aim:
    """Return the aim of an effect, whether it is played or used."""
    return effect.aim if isinstance(effect, Card) and effect.aim != NO_AIM else effect.use_aim


@lru_cache(maxsize=1024)
def is_aimed(effect: Effect) -> bool:
    """Is it aimed at a player?"""
    return aim_of(effect) != NO_AIM


def is_attack(effect: Effect) -> bool:
    """Can it cost its target a life point?"""
    return effect.act in ATTACKS and is_aimed(effect)


def is_robbery(effect: Effect) -> bool:
    """Does it take or discard a card of its target?"""
    return effect.act in ROBBERIES and is_aimed(effect)


def is_hostile(effect: Effect) -> bool:
    """Is it aimed at a player to harm them?"""
    return effect.act == CONFINE or is_attack(effect) or is_robbery(effect)


def is_against_all(effect: Effect) -> bool:
    """Does it harm all other players?"""
    return effect.affects == OTHERS


def is_burden(effect: Effect) -> bool:
    """Is it a card that nobody wants in front of them?"""
    return isinstance(effect, Card) and effect.burden


def draws_cards(effect: Effect) -> bool:
    """Does it draw cards for its own player only?"""
    return effect.act == DRAW and effect.affects == SELF


def heals_oneself(effect: Effect) -> bool:
    """Does it heal its own player, alone or with everybody?"""
    return effect.act == HEAL and not is_aimed(effect)


def is_put_down(card: Card) -> bool:
    """Is it placed in front of its own player?"""
    return card.colour != BROWN and card.aim == NO_AIM


def gives_life(effect: Effect) -> bool:
    """Is it an event that lets a player give away a life point?"""
    return isinstance(effect, Event) and effect.act == HEAL and effect.use_aim != NO_AIM


def copies_abilities(effect: Effect) -> bool:
    """Is it a character that copies the ability of another?"""
    return isinstance(effect, Character) and effect.copies > 0


def lifts_bang_limit(effect: Effect) -> bool:
    """Does it allow more than one BANG! a turn?"""
    return "modify_bang_limit" in effect.hooks
