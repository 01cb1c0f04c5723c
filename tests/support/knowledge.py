"""Who knows which cards of whom."""

from __future__ import annotations

from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.table import Table


def known(t: Table, viewer: str, owner: str) -> list[str]:
    """The cards of a hand that somebody knows; an onlooker has no name."""
    view = View(t.game, t[viewer].seat if viewer else NOBODY)
    return [view.face(card).text for card in view.player(t[owner].seat).hand]
