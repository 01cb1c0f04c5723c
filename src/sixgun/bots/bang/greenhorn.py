"""The greenhorn of BANG!. Only as an Outlaw does it attack the Sheriff."""

from __future__ import annotations

from sixgun.bang.asks import PLAY, USE, CardAsk
from sixgun.bang.effect import Card
from sixgun.bang.faces import OUTLAW, SHERIFF
from sixgun.bang.view import View
from sixgun.bots import greenhorn
from sixgun.bots.bang.acts import heals_oneself, is_against_all, is_burden, is_hostile, is_put_down
from sixgun.bots.bang.opinions import rough_value
from sixgun.kernel.ask import NOBODY, PASS, Choice


class Greenhorn(greenhorn.Greenhorn[View, CardAsk]):
    """Takes sides by the one role that everybody knows: the Sheriff."""

    replies = frozenset({"dodge", "answer", "save"})

    def worth(self, view: View, card: int) -> float:
        return rough_value(view.kind(card))

    def is_peaceful(self, view: View, option: Choice) -> bool:
        if option.verb == USE or option is PASS or option.target not in (NOBODY, view.seat):
            return False
        kind = view.effect_of(option.what) if option.what else view.kind(option.card)
        if is_hostile(kind) or is_against_all(kind) or is_burden(kind):
            return False
        hurt = view.me.life < view.me.max_life
        return hurt or not heals_oneself(kind) or (isinstance(kind, Card) and is_put_down(kind))

    def targets_foe(self, view: View, option: Choice) -> bool:
        if option.verb != PLAY or option.target in (NOBODY, view.seat):
            return False
        if not is_hostile(view.effect_of(option.what or view.face(option.card).slug)):
            return False
        return (view.player(option.target).role == SHERIFF) == (view.me.role == OUTLAW) or not self._has_sides(view)

    def _has_sides(self, view: View) -> bool:
        """Are there a Sheriff and another player left, so that taking sides makes sense?"""
        alive = [player for player in view.seats if not player.out]
        return len(alive) > 2 and any(player.role == SHERIFF for player in alive)
