"""The greenhorn of BANG!: only an Outlaw turns on the Sheriff."""

from __future__ import annotations

from sixgun.bang.asks import PLAY, USE, CardAsk
from sixgun.bang.faces import OUTLAW, SHERIFF
from sixgun.bang.view import View
from sixgun.bots import greenhorn
from sixgun.bots.bang.thumbs import AGAINST_ALL, HOSTILE, WORTH
from sixgun.kernel.ask import NOBODY, PASS, Choice


class Greenhorn(greenhorn.Greenhorn[View, CardAsk]):
    """Takes sides by what everybody knows: who is the Sheriff."""

    replies = frozenset({"dodge", "answer", "save"})
    worth = WORTH

    def is_peaceful(self, view: View, option: Choice) -> bool:
        if option.verb == USE or option is PASS or option.target not in (NOBODY, view.seat):
            return False
        slug = option.what or view.face(option.card).slug
        hurt = view.me.life < view.me.max_life
        return slug not in (*HOSTILE, *AGAINST_ALL, "dynamite") and (hurt or slug not in ("beer", "saloon", "whisky"))

    def is_fair(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.target in (NOBODY, view.seat):
            return False
        if (option.what or view.face(option.card).slug) not in HOSTILE:
            return False
        return (view.player(option.target).role == SHERIFF) == (view.me.role == OUTLAW) or not self._can_see(view)

    def _can_see(self, view: View) -> bool:
        """Is there a Sheriff to take sides about, and somebody else?"""
        alive = [player for player in view.seats if not player.out]
        return len(alive) > 2 and any(player.role == SHERIFF for player in alive)
