"""The greenhorn of The Duel: arms and heals his own, and now and then lets off a shot at the other side."""

from __future__ import annotations

from typing import Final

from sixgun.bots import greenhorn
from sixgun.bots.duel.thumbs import BURDENS, WORTH
from sixgun.duel.asks import PLAY, CardAsk
from sixgun.duel.effect import BLUE
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY, Choice

GIFTS: Final = frozenset({"wagon", "general_store"})
"""What brings cards, and harms nobody."""


class Greenhorn(greenhorn.Greenhorn[View, CardAsk]):
    """Leaves abilities, swaps and reloads alone."""

    replies = frozenset({"avoid", "answer"})
    worth = WORTH

    def is_peaceful(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.what:
            return False
        slug = view.face(option.card).slug
        if slug == "beer":
            return any(character.life < character.max_life for character in view.me.characters)
        if view.kind(option.card).colour != BLUE:
            return slug in GIFTS
        bearer = view.character(option.target)
        worn = [view.face(card).slug for card in bearer.in_play]
        return bearer.seat == view.seat and slug not in (*BURDENS, *worn)

    def is_fair(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.what or option.target == NOBODY:
            return False
        return view.kind(option.card).hits and view.character(option.target).seat != view.seat
