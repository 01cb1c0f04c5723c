"""What effects of BANG! do to others, read from their facts. Names no card, so cards from packs are read alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sixgun.bang.effect import BROWN, NO_AIM, Aim, Card, Character, Effect, Event
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, DRAW, HEAL, OTHERS, SELF, SHOT, TAKE

ATTACKS: Final = (SHOT, CHALLENGE)
ROBBERIES: Final = (TAKE, DISCARD)


def aim_of(effect: Effect) -> Aim:
    """Whom an effect is aimed at when it takes effect, whether it is played or used."""
    return effect.aim if isinstance(effect, Card) and effect.aim != NO_AIM else effect.use_aim


@lru_cache(maxsize=1024)
def is_aimed(effect: Effect) -> bool:
    """Does the player aim it at somebody?"""
    return aim_of(effect) != NO_AIM


def is_attack(effect: Effect) -> bool:
    """May it cost the player it is aimed at a life point?"""
    return effect.act in ATTACKS and is_aimed(effect)


def is_robbery(effect: Effect) -> bool:
    """Does it take or discard a card of the player it is aimed at?"""
    return effect.act in ROBBERIES and is_aimed(effect)


def is_hostile(effect: Effect) -> bool:
    """Is it aimed at somebody to harm them?"""
    return effect.act == CONFINE or is_attack(effect) or is_robbery(effect)


def is_against_all(effect: Effect) -> bool:
    """Does it harm all other players?"""
    return effect.affects == OTHERS


def is_burden(effect: Effect) -> bool:
    """Is it a card that nobody wants in front of them?"""
    return isinstance(effect, Card) and effect.burden


def draws_cards(effect: Effect) -> bool:
    """Does it draw cards for its player alone?"""
    return effect.act == DRAW and effect.affects == SELF


def heals_oneself(effect: Effect) -> bool:
    """Does it heal its player, possibly with everybody else?"""
    return effect.act == HEAL and not is_aimed(effect)


def is_put_down(card: Card) -> bool:
    """Is it placed in front of its own player?"""
    return card.colour != BROWN and card.aim == NO_AIM


def gives_life(effect: Effect) -> bool:
    """Is it an event that lets a player give a life point to another?"""
    return isinstance(effect, Event) and effect.act == HEAL and effect.use_aim != NO_AIM


def copies_abilities(effect: Effect) -> bool:
    """Is it a character that borrows the ability of another?"""
    return isinstance(effect, Character) and effect.copies > 0


def lifts_bang_limit(effect: Effect) -> bool:
    """Does it allow more than one BANG! a turn?"""
    return "modify_bang_limit" in effect.hooks
