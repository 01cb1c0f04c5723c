"""Guesses who is a friend and who is a foe, from the known roles and from who acted against whom."""

from __future__ import annotations

from typing import Final

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import View
from sixgun.bots.bang.opinions import hostility
from sixgun.kernel.ask import NOBODY

SIDES: Final = {SHERIFF: SHERIFF, DEPUTY: SHERIFF, OUTLAW: OUTLAW, RENEGADE: RENEGADE}
ACTS: Final = frozenset({"play", "use"})
OURSELVES: Final = -5.0
FOE: Final = 5.0


class Suspicions:
    """How much one seat suspects each player of being against the Sheriff. It is updated from the news."""

    def __init__(self) -> None:
        self.news_read = 0
        self.suspicion: dict[int, float] = {}

    def listen(self, view: View) -> None:
        """Read the news. Acting against the Sheriff raises suspicion; acting against suspects lowers it."""
        since, self.news_read = self.news_read, view.news_count
        for news in view.news(since, ACTS):
            aimed = news.target not in (NOBODY, news.seat)
            weight = hostility(view.effect_of(news.what)) if aimed else 0.0
            if not weight:
                continue
            if view.player(news.target).role == SHERIFF:
                change = weight
            elif view.player(news.seat).role == SHERIFF:
                continue
            else:
                change = -weight * max(-1.0, min(1.0, self.suspicion.get(news.target, 0.0))) / 2
            self.suspicion[news.seat] = self.suspicion.get(news.seat, 0.0) + change

    def enmity(self, view: View, seat: int) -> float:
        """Return how hostile I am to a player: above 0 for a foe, below 0 for a friend."""
        mine, theirs = view.me.role, view.player(seat).role
        alive = sum(not player.out for player in view.seats)
        if seat == view.seat:
            return OURSELVES
        if alive == 2:
            return FOE
        if len(view.seats) == len(PREY):
            # With three players, eliminating my target wins the game. The player who hunts me can wait.
            return FOE if PREY[mine] == theirs else 1.0
        suspicion = self.suspicion.get(seat, 0.0)
        if mine == RENEGADE:
            return self.as_renegade(view, theirs, suspicion, alive)
        if theirs:
            return OURSELVES if SIDES[theirs] == SIDES[mine] else 3.0
        hidden = list(ROLES_FOR.get(len(view.seats), ()))
        for player in view.seats:
            if player.role in hidden:
                hidden.remove(player.role)
        law = hidden.count(DEPUTY) / max(len(hidden), 1)
        return law - 0.5 - suspicion if mine == OUTLAW else 0.45 - law + suspicion

    def as_renegade(self, view: View, role: str, suspicion: float, alive: int) -> float:
        """Return how hostile a Renegade is. They protect the Sheriff until only the two of them are left.

        With three players alive, the third one has to go, even another Renegade.
        """
        if role == SHERIFF:
            return -2.0
        return FOE if alive == 3 else self.balance(view, suspicion)

    def balance(self, view: View, suspicion: float) -> float:
        """Return how hostile a Renegade is to a player with this suspicion. They help the weaker side."""
        law = gang = 0
        for player in view.seats:
            if not player.out and player.seat != view.seat:
                if player.role == SHERIFF or self.suspicion.get(player.seat, 0.0) < 0:
                    law += player.life
                else:
                    gang += player.life
        return suspicion + 0.3 if gang >= law else 0.3 - suspicion
