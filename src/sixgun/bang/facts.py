"""The facts of an effect as plain values, for clients that draw it and bots that judge it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sixgun.bang.effect import NO_AIM, Card, Character, Effect
from sixgun.bang.faces import LOWEST, RANKS, SUITS
from sixgun.bang.symbols import symbols_of
from sixgun.cardgame.facts import Facts

ALL_VALUES: Final = tuple((suit, rank) for suit in SUITS for rank in range(LOWEST, LOWEST + len(RANKS)))
"""Every suit with every value. The odds of a draw! are counted from these."""


def facts_of(effect: Effect) -> Facts:
    """Return the facts of a card, character or event."""
    common = Facts(
        icon=effect.icon,
        act=effect.act,
        aim=effect.use_aim,
        affects=effect.affects,
        cost=effect.cost,
        heals=effect.heals,
        draws=effect.draws,
        damage=effect.damage,
        parries_needed=effect.missed_needed,
        min_players=effect.min_players,
        odds=effect.check.odds(ALL_VALUES) if effect.check else 0.0,
        cover=effect.cover,
    )
    if isinstance(effect, Card):
        return _of_card(effect, common)
    if isinstance(effect, Character):
        return replace(common, kind="character", life=effect.life)
    return replace(common, kind="event")


def _of_card(card: Card, common: Facts) -> Facts:
    """Add the facts that only a card has to the common ones."""
    return replace(
        common,
        kind="card",
        colour=card.colour,
        aim=card.use_aim if card.aim == NO_AIM else card.aim,
        reach=card.reach if card.weapon else 0,
        parries=card.parries_from_hand or card.parries_in_play,
        reply_only=card.reply_only,
        saves_life=card.saves_life,
        burden=card.burden,
        used_up=card.used_up,
        symbols=symbols_of(card),
    )
