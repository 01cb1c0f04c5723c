"""Which cards of another hand a player knows."""

from __future__ import annotations

from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.table import Table


def known(t: Table, viewer: str, owner: str) -> list[str]:
    """The cards in a hand that a viewer knows. The viewer is a spectator if the name is empty."""
    view = View(t.game, t[viewer].seat if viewer else NOBODY)
    return [view.face(card).text for card in view.player(t[owner].seat).hand]
