"""The greenhorn of The Duel. It equips and heals its own characters, and sometimes shoots at the opponent."""

from __future__ import annotations

from sixgun.bots import greenhorn
from sixgun.bots.duel.opinions import rough_value
from sixgun.cardgame.facts import DRAW, HEAL
from sixgun.duel.asks import PLAY, CardAsk
from sixgun.duel.effect import BLUE
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY, Choice


class Greenhorn(greenhorn.Greenhorn[View, CardAsk]):
    """Never uses abilities, swaps or reloads."""

    replies = frozenset({"avoid", "answer"})

    def worth(self, view: View, card: int) -> float:
        return rough_value(view.kind(card))

    def is_peaceful(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.what:
            return False
        kind = view.kind(option.card)
        if kind.colour != BLUE:
            hurt = any(character.life < character.max_life for character in view.me.characters)
            return kind.act == DRAW or (kind.act == HEAL and hurt)
        bearer = view.character(option.target)
        worn = [view.face(card).slug for card in bearer.in_play]
        return bearer.seat == view.seat and not kind.burden and kind.slug not in worn

    def targets_foe(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.what or option.target == NOBODY:
            return False
        return view.kind(option.card).hits and view.character(option.target).seat != view.seat
