"""What a seat believes about the hidden roles: a probability for every possible deal of them.

What a player does depends on their role and on where the other players stand in public. So each act adds to the
log-weights of the actor's roles, and a deal weighs the sum over its seats. Only public facts count, the seat's own
role, and roles that were shown.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sixgun.bang.faces import DEPUTY, SHERIFF, Face
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bang.view import View
from sixgun.bots.bang.act_likelihoods import (
    ANY_REACH,
    GANG,
    LAW,
    RELIEF,
    ROB,
    SIDE_THRESHOLD,
    THE_SHERIFF,
    UNCLEAR,
    WEAPON_REACH,
    ActMeaning,
    Likelihoods,
    LogWeights,
    evidence,
    likelihoods,
    meaning_of,
)
from sixgun.bots.bang.acts import is_burden
from sixgun.bots.bang.role_deals import Deal, Odds, fitting
from sixgun.cardgame.facts import SHOT

ACTS: Final = frozenset({"play", "use"})
CARDS_GAINED: Final = frozenset({"draw", "take", "give", "inherit"})
"""News that cards came into a hand."""
CARDS_TAKEN: Final = frozenset({"steal", "discard"})
KINDS: Final = ACTS | CARDS_GAINED | CARDS_TAKEN | {"turn", "skipped", "lose_life", "gain_life"}
"""The kinds of news that beliefs use."""


class Beliefs:
    """What one seat concludes from the news. It reads the news when it is asked a question.

    `logs[seat][role]` are the log-weights of a seat's roles, `acts[seat]` is the number of acts behind them, and
    `standings[seat]` is where the seat stands in public because of them.
    `unproven[seat]` counts the hand cards gained since the seat last showed that it had no Missed!, `unfired[seat]`
    the same for BANG!. `attacks_on_me[seat]` counts the attacks of that seat on this one.
    `_odds` keeps the odds by the known roles until there is new evidence.
    """

    def __init__(self, figures: Likelihoods | None = None) -> None:
        self.news_read = 0
        self.logs: list[list[float]] = []
        self.standings: list[int] = []
        self.acts: list[int] = []
        self.unproven: list[int] = []
        self.unfired: list[int] = []
        self.attacks_on_me: list[int] = []
        self._figures = figures
        self._rates: dict[str, tuple[float, ...]] = {}
        self._lawful = 0
        self._meanings: dict[str, ActMeaning] = {}
        self._sheriff = -1
        self._turn = -1
        self._active = False
        self._robbery: tuple[int, int] | None = None
        self._giver = -1
        self._odds: dict[tuple[str, ...], dict[int, Odds]] = {}

    # Listening.

    def listen(self, view: View, players: tuple[PlayerSummary, ...]) -> None:
        """Read the news since the last call."""
        if not self.logs:
            self._start(players)
        count = view.news_count
        if count == self.news_read:
            return
        told = view.news(self.news_read, KINDS)
        self.news_read = count
        unproven, unfired = self.unproven, self.unfired
        for news in told:
            kind, seat = news.kind, news.seat
            if kind in CARDS_GAINED:
                holder = news.target if kind == "give" else seat
                more = news.amount or 1
                unproven[holder] += more
                unfired[holder] += more
            elif kind in ACTS:
                target = news.target
                if target >= 0:
                    if target != seat:
                        self._aimed(view, players, news.what, seat, target)
                elif news.what in self._rates:
                    self._against_all(news.what, seat)
            elif kind in CARDS_TAKEN:
                if kind == "steal":
                    unproven[seat] += 1
                    unfired[seat] += 1
                if self._robbery is not None:
                    self._robbed(view, players, {seat, news.target}, news.faces)
            elif kind == "turn":
                self._turned(view, players, seat)
            elif kind == "lose_life":
                self._lost(view, news.what, seat)
            elif kind == "skipped":
                self._active = True
            elif self._giver >= 0 and self._meaning(view, news.what).gift:
                self.judge(RELIEF, self._giver, seat, self._others(players, self._giver))

    def _start(self, players: tuple[PlayerSummary, ...]) -> None:
        count = len(players)
        self.logs = [[0.0, 0.0, 0.0] for _ in players]
        self.standings = [THE_SHERIFF if player.role == SHERIFF else UNCLEAR for player in players]
        self.acts = [0] * count
        self.unproven = [player.hand_count for player in players]
        self.unfired = self.unproven[:]
        self.attacks_on_me = [0] * count
        self._sheriff = next((player.seat for player in players if player.role == SHERIFF), -1)
        if self._figures is None and count > 3:
            self._figures = likelihoods(count)
        self._rates = self._figures.rates if self._figures else {}
        # Without Deputies, a seat that is no Outlaw is a Renegade.
        self._lawful = 0 if DEPUTY in ROLES_FOR[count] else 2

    def _aimed(self, view: View, players: tuple[PlayerSummary, ...], what: str, actor: int, target: int) -> None:
        meaning = self._meanings.get(what) or self._meaning(view, what)
        kind = meaning.kind
        if not kind:
            return
        if target == view.seat and kind != RELIEF:
            self.attacks_on_me[actor] += 1
        if kind == ROB:
            self._robbery = (actor, target)  # decided when we see what is taken: it may be a burden
            return
        if kind == SHOT and actor == self._turn:
            self._active = True
        if actor == self._sheriff:
            return  # their role is known
        reaches = meaning.reaches
        if reaches == ANY_REACH:
            possible = self._others(players, actor)
        else:
            possible = self._reached(view, players, actor, view.reach(actor) if reaches == WEAPON_REACH else reaches)
        self.judge(kind, actor, target, possible)

    def _robbed(
        self, view: View, players: tuple[PlayerSummary, ...], between: set[int], faces: tuple[Face, ...]
    ) -> None:
        """Judge a robbery by what was taken. Taking a burden away does the target a favour."""
        assert self._robbery is not None
        actor, target = self._robbery
        self._robbery = None
        if between == {actor, target}:
            relief = bool(faces) and is_burden(view.effect_of(faces[0].slug))
            self.judge(RELIEF if relief else ROB, actor, target, self._others(players, actor))

    def _turned(self, view: View, players: tuple[PlayerSummary, ...], seat: int) -> None:
        """Begin a new turn. If nobody was shot at in the last one, its player spared everybody in reach."""
        over = self._turn
        if over >= 0 and not self._active and over != self._sheriff and not players[over].out:
            possible = self._reached(view, players, over, view.reach(over))
            if possible:
                self.judge(SHOT, over, -1, possible)
        self._turn = seat
        self._active = False
        self._robbery = None
        self._giver = -1

    def _lost(self, view: View, what: str, seat: int) -> None:
        meaning = self._meanings.get(what) or self._meaning(view, what)
        if meaning.no_missed:
            self.unproven[seat] = 0
        elif meaning.no_bang:
            self.unfired[seat] = 0
        elif meaning.gift:
            self._giver = seat

    def _meaning(self, view: View, what: str) -> ActMeaning:
        """Return what using an effect tells. The results are cached in `_meanings`."""
        found = self._meanings.get(what)
        if found is None:
            found = self._meanings[what] = meaning_of(view.effect_of(what))
        return found

    def _others(self, players: tuple[PlayerSummary, ...], actor: int) -> list[int]:
        return [player.seat for player in players if not player.out and player.seat != actor]

    def _reached(self, view: View, players: tuple[PlayerSummary, ...], actor: int, reach: int) -> list[int]:
        """Return the seats that a seat can shoot at now."""
        distance = view.distance
        return [p.seat for p in players if not p.out and p.seat != actor and distance(actor, p.seat) <= reach]

    # Judging.

    def judge(self, kind: str, actor: int, target: int, possible: list[int]) -> None:
        """Add the evidence of an act at a target (-1 for nobody). `possible` are all seats that could have been it."""
        if actor == self._sheriff or self._figures is None:
            return
        standings, aim = self.standings, -1
        if target >= 0:
            if target not in possible:
                possible.append(target)  # distances have changed since then
            aim = standings[target]
            self.acts[actor] += 1
        self._add(actor, evidence(self._figures, kind, aim, tuple([standings[seat] for seat in possible])))

    def _against_all(self, what: str, actor: int) -> None:
        if actor == self._sheriff:
            return
        self._add(actor, tuple([log(rate) for rate in self._rates[what]]))
        self.acts[actor] += 1

    def _add(self, seat: int, told: LogWeights) -> None:
        """Add evidence to the log-weights of a seat's roles."""
        logs = self.logs[seat]
        logs[0] += told[0]
        logs[1] += told[1]
        logs[2] += told[2]
        lean = logs[1] - logs[self._lawful]
        self.standings[seat] = GANG if lean > SIDE_THRESHOLD else LAW if lean < -SIDE_THRESHOLD else UNCLEAR
        self._odds = {}

    # Believing.

    def odds(self, players: tuple[PlayerSummary, ...]) -> dict[int, Odds]:
        """Return the probabilities of the hidden roles for each seat."""
        known = tuple([player.role for player in players])
        found = self._odds.get(known)
        if found is None:
            found = self._odds[known] = self._compute_odds(known)
        return found

    def weights(self, known: tuple[str, ...]) -> dict[Deal, float]:
        """Return the probability of each deal of the hidden roles to the seats without a known role, in seat order."""
        return dict(zip(fitting(known).deals, self._shares(known)))

    def _shares(self, known: tuple[str, ...]) -> list[float]:
        """Return the probability of each deal that fits the known roles."""
        left, hidden, _ = fitting(known)
        weights = [0.0] * len(left)
        # All deals at once for each seat: this is faster than one deal at a time.
        for seat, roles in hidden:
            logs = self.logs[seat]
            weights = [weight + logs[role] for weight, role in zip(weights, roles)]
        most = max(weights)
        weights = [exp(weight - most) for weight in weights]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _compute_odds(self, known: tuple[str, ...]) -> dict[int, Odds]:
        left, hidden, certain = fitting(known)
        if len(left) == 1:
            return certain
        odds = certain.copy()
        shares = self._shares(known)
        for seat, roles in hidden:
            sums = [0.0, 0.0, 0.0]
            for role, share in zip(roles, shares):
                sums[role] += share
            odds[seat] = (sums[0], sums[1], sums[2])
        return odds
