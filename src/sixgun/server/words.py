"""A game as one seat may know it, in the words of one language: the `View` and the `News` of the protocol.

Everything here goes through the engine's own `View` and `News.seen_by`, which give away nothing hidden; what is read
besides (limits, who has fallen) is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import BangAsk, Dodge
from sixgun.bang.game import Game
from sixgun.bang.rules.shooting import bang_limit
from sixgun.bang.rules.turn import hand_limit
from sixgun.bang.view import SeatView as EngineSeat
from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import News as EngineNews
from sixgun.server.protocol import Card, News, Result, SeatView, Sentence, View
from sixgun.server.sentences import SEATS, Pointing, sentence
from sixgun.wording.bang import news_text, outcome_text, thing_name
from sixgun.wording.bang.questions import LOOSE
from sixgun.wording.marks import mark
from sixgun.wording.people import people

NO_LIMIT: Final = 99
"""Told as the limit of BANG! cards where there is none."""
CHARACTER: Final = "character"

ASKED: Final = {
    "play": "online-asked-play",
    "excess": "online-asked-excess",
    "dodge": "online-asked-dodge",
    "answer": "online-asked-answer",
    "save": "online-asked-save",
    "cost": "online-asked-cost",
    "pick": "online-asked-pick",
    "aim": "online-asked-aim",
    "name": "online-asked-name",
    "become": "online-asked-become",
}
LOOSELY_ASKED: Final = "online-asked-estate"


class Chronicle:
    """What the table remembers of a game beside its state: rounds, who went out when, and who is back as a ghost.

    It is made from the news alone, so it is the same again after a replay.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = 0
        self.fallen: dict[int, tuple[int, int]] = {}
        """For each eliminated seat: in which round, and by whom. A ghost that goes again does not count."""
        self.ghosts: set[int] = set()
        """Who has come back without life points."""
        self.heard = 0
        """How many pieces of news have been taken in."""

    def listen(self) -> None:
        """Take in the news since the last time."""
        for news in (self.game.news or [])[self.heard :]:
            self._take(news)
            self.heard += 1

    def _take(self, news: EngineNews) -> None:
        if news.kind == "turn":
            if news.seat == self.game.state.marker or not self.round:
                self.round += 1
        elif news.kind == "eliminated":
            if news.seat not in self.ghosts:
                self.fallen[news.seat] = (self.round, news.target)
            self.ghosts.discard(news.seat)
        elif news.kind == "revive" and news.amount == 0:
            self.ghosts.add(news.seat)


class Words:
    """What is said to one seat (NOBODY: onlookers) of a game in one language."""

    def __init__(self, chronicle: Chronicle, seat: int, tongue: Pointing, names: Sequence[str]) -> None:
        self.chronicle = chronicle
        self.game = chronicle.game
        self.seat = seat
        self.tongue = tongue
        self.names = names

    def say(self, key: str, **args: str | int) -> Sentence:
        return self.sentence(self.tongue.text(key, **args))

    def sentence(self, text: str) -> Sentence:
        return sentence(text, self.names)

    # The table.

    def view(self) -> View:
        """The table as it is now."""
        game, seat = self.game, self.seat
        view = EngineView(game, seat)
        outcome = view.outcome
        return View(
            seat=seat,
            turn=view.turn,
            number=view.number,
            round=self.chronicle.round,
            phase=view.phase,
            deck=view.deck_count,
            discards=len(game.state.discard),
            discard=self._cards(view, game.state.discard[-1:])[0] if game.state.discard else None,
            table=self._cards(view, view.table),
            event=view.event,
            next_event=view.next_event,
            events_left=view.events_left,
            asked=view.asked,
            asked_kind=game.ask.kind if game.ask else "",
            asked_text=self.asked(),
            hand_limit=max(0, hand_limit(game, seat)) if seat != NOBODY else 0,
            bangs_played=view.bangs_played,
            bang_limit=min(NO_LIMIT, bang_limit(game, seat)) if seat != NOBODY else 1,
            seats=[self._seat(view, player) for player in view.seats],
            result=None
            if outcome is None
            else Result(
                winners=list(outcome.winners),
                reason=outcome.reason,
                text=self.sentence(outcome_text(self.tongue, outcome, seat, SEATS)),
            ),
        )

    def _seat(self, view: EngineView, player: EngineSeat) -> SeatView:
        game, seat = self.game, player.seat
        over = view.outcome is not None
        far = 0
        if NOBODY != self.seat != seat and not player.out and not view.me.out:
            far = view.distance(self.seat, seat)
        out_round, killer = self.chronicle.fallen.get(seat, (0, NOBODY)) if player.out else (0, NOBODY)
        in_play = player.in_play
        return SeatView(
            role=game.role(seat) if over else player.role,
            role_shown=over or player.role_shown,
            characters=list(player.characters),
            life=player.life,
            max_life=player.max_life,
            out=player.out,
            out_round=out_round,
            killer=killer,
            ghost=seat in self.chronicle.ghosts and not player.out,
            hand_count=player.hand_count,
            hand=self._cards(view, player.hand),
            in_play=self._cards(view, in_play),
            fresh=[card for card in in_play if card in game.state.fresh],
            distance=far,
            in_reach=0 < far <= view.reach(self.seat) if far else False,
            reach=1 if player.out else view.reach(seat),
        )

    def _cards(self, view: EngineView, cards: Sequence[int]) -> list[Card]:
        return [Card(card, view.face(card).text) for card in cards]

    def asked(self) -> Sentence:
        """What somebody else is being asked, from what everybody sees of the question."""
        ask = self.game.ask
        if not isinstance(ask, BangAsk) or ask.seat == self.seat:
            return []
        what = ask.source.what if ask.source else ""
        loose = ask.kind == "pick" and what in LOOSE
        key = LOOSELY_ASKED if loose else ASKED.get(ask.kind, LOOSELY_ASKED)
        return self.say(
            key,
            **people(self.seat, SEATS, ask.seat),
            source=thing_name(self.tongue, what) if what and what not in LOOSE else "",
            needed=ask.shot.needed if isinstance(ask, Dodge) else 0,
        )

    # News.

    def news(self, since: int = 0) -> list[News]:
        """What has happened from some piece of news on, as far as the seat knows it."""
        told = self.game.news or []
        return [self._told(news) for news in told[since:]]

    def _told(self, news: EngineNews) -> News:
        seen = news.seen_by(self.seat)
        names: Sequence[str] = SEATS
        if news.kind == CHARACTER:  # the text depends on whether somebody is called like his character
            names = [mark(str(seat), name) for seat, name in enumerate(self.names)]
        return News(
            kind=seen.kind,
            seat=seen.seat,
            target=seen.target,
            amount=seen.amount,
            what=seen.what,
            cards=[Card(card, face.text) for card, face in zip(seen.cards, seen.faces)],
            text=self.sentence(news_text(self.tongue, seen, self.seat, names)),
            good=news.amount > 0 if news.kind == "check" and news.amount else None,
        )
