"""A bot that has learnt the rules and little else: it looks after itself, and seldom raises its hand against others."""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import PLAY, USE, BangAsk
from sixgun.bang.faces import OUTLAW, SHERIFF
from sixgun.bang.view import View
from sixgun.bots.bang.thumbs import AGAINST_ALL, HOSTILE, WORTH
from sixgun.bots.base import Bot
from sixgun.kernel.ask import NOBODY, PASS, Choice

DARES: Final = 0.4
"""How often he plays something against others when he could."""
REPLIES: Final = frozenset({"dodge", "answer", "save"})


class Greenhorn(Bot[View, BangAsk]):
    """Puts cards down, heals, defends himself; only an Outlaw turns on the Sheriff."""

    def choose(self, view: View, ask: BangAsk) -> Choice:
        options = ask.options()
        if ask.kind in REPLIES:
            return options[0]
        if ask.kind in ("excess", "cost"):
            return min(options, key=lambda option: self._worth(view, option))
        if ask.kind != "play":
            return self.chance.choice(options)
        peaceful = [option for option in options if self._is_peaceful(view, option)]
        hostile = [option for option in options if option.verb == PLAY and self._is_fair(view, option)]
        if hostile and self.chance.random() < DARES:
            return self.chance.choice(hostile)
        return self.chance.choice(peaceful) if peaceful else PASS if PASS in options else options[0]

    def _worth(self, view: View, option: Choice) -> float:
        return WORTH.get(view.face(option.card).slug, 0.0) if option.card >= 0 else 0.0

    def _is_peaceful(self, view: View, option: Choice) -> bool:
        """A card for himself: to put down, to draw, or to heal a wound."""
        if option.verb == USE or option is PASS or option.target not in (NOBODY, view.seat):
            return False
        slug = option.what or view.face(option.card).slug
        hurt = view.me.life < view.me.max_life
        return slug not in (*HOSTILE, *AGAINST_ALL, "dynamite") and (hurt or slug not in ("beer", "saloon", "whisky"))

    def _is_fair(self, view: View, option: Choice) -> bool:
        """A card against somebody who may be a foe."""
        slug = option.what or view.face(option.card).slug
        if slug not in HOSTILE or option.target in (NOBODY, view.seat):
            return False
        return (view.player(option.target).role == SHERIFF) == (view.me.role == OUTLAW) or not self._can_see(view)

    def _can_see(self, view: View) -> bool:
        """Is there a Sheriff to take sides about, and somebody else?"""
        alive = [player for player in view.seats if not player.out]
        return len(alive) > 2 and any(player.role == SHERIFF for player in alive)
