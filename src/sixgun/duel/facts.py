"""The facts of an effect as plain values, for clients that draw it and bots that judge it."""

from __future__ import annotations

from dataclasses import replace

from sixgun.cardgame.facts import Facts
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import Face
from sixgun.duel.symbols import symbols_of


def facts_of(effect: Effect, faces: tuple[Face, ...]) -> Facts:
    """Return the facts of a card or character. The odds of a reveal are counted from the cards among `faces`."""
    common = Facts(
        icon=effect.icon,
        act=effect.act,
        affects=effect.affects,
        cost=effect.cost,
        heals=effect.heals,
        draws=effect.draws,
        damage=effect.damage,
        odds=effect.check.odds((face.symbol, 0) for face in faces if face.symbol) if effect.check else 0.0,
        cover=effect.cover,
        always=effect.always,
    )
    if isinstance(effect, Character):
        return replace(common, kind="character", life=effect.life)
    return _of_card(effect, common) if isinstance(effect, Card) else common


def _of_card(card: Card, common: Facts) -> Facts:
    """Add the facts that only a card has to the common ones."""
    return replace(
        common,
        kind="card",
        colour=card.colour,
        aim=card.aim,
        hits=card.hits,
        parries=card.parries_from_hand or card.parries_in_play,
        reply_only=card.reply_only,
        burden=card.burden,
        used_up=card.used_up,
        reloads=card.reloads,
        symbols=symbols_of(card),
    )
