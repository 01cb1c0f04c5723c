"""A game of BANG! as one seat may know it, in one language: the `View` and the `News` of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.asks import CardAsk, Dodge
from sixgun.bang.game import Game
from sixgun.bang.view import SeatView as EngineSeat
from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem as EngineNews
from sixgun.server.presentation import history, seat_presenter
from sixgun.server.presentation.sentences import SEATS
from sixgun.server.protocol import SeatView, Sentence, View
from sixgun.wording.bang import entry_name
from sixgun.wording.bang.questions import OTHER_SOURCES
from sixgun.wording.mentions import mention
from sixgun.wording.pronouns import who_and_whom

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


class History(history.History[Game]):
    """Rounds, who went out when, and who is back as a ghost."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seen = EngineView(game, NOBODY)
        self.fallen: dict[int, tuple[int, int]] = {}
        """For each eliminated seat, in which round and by whom. A ghost that leaves again does not count."""
        self.ghosts: set[int] = set()
        """The seats that came back without life points."""

    def take(self, news: EngineNews) -> None:
        if news.kind == "turn":
            if news.seat == self.seen.event_marker or not self.round:
                self.round += 1
        elif news.kind == "eliminated":
            if news.seat not in self.ghosts:
                self.fallen[news.seat] = (self.round, news.target)
            self.ghosts.discard(news.seat)
        elif news.kind == "revive" and news.amount == 0:
            self.ghosts.add(news.seat)


class SeatPresenter(seat_presenter.SeatPresenter[Game, EngineView]):
    """Tells one seat about a game of BANG!."""

    turning_points = frozenset({"eliminated", "event", "explode", "revive"})

    def view(self) -> View:
        game, seat, view = self.game, self.seat, self.engine_view
        return View(
            seat=seat,
            turn=view.turn,
            turn_number=view.turn_number,
            round=self.history.round,
            phase=view.phase,
            deck=view.deck_count,
            discards=view.discard_count,
            discard=self.cards((view.discard_top,))[0] if view.discard_count else None,
            on_table=self.cards(view.on_table),
            event=view.event,
            next_event=view.next_event,
            events_left=view.events_left,
            asked=view.asked,
            asked_kind=game.ask.kind if game.ask else "",
            asked_text=self.asked(),
            hand_limit=view.hand_limit(seat) if seat != NOBODY else 0,
            bangs_played=view.bangs_played,
            bang_limit=min(seat_presenter.NO_LIMIT, view.bang_limit(seat)) if seat != NOBODY else 1,
            seats=[self._seat(view, player) for player in view.seats],
            result=self.result(view.outcome),
        )

    def _seat(self, view: EngineView, player: EngineSeat) -> SeatView:
        game, seat = self.game, player.seat
        over = view.outcome is not None
        far = 0
        if NOBODY != self.seat != seat and not player.out and not view.me.out:
            far = view.distance(self.seat, seat)
        out_round, killer = self.history.fallen.get(seat, (0, NOBODY)) if player.out else (0, NOBODY)
        in_play = player.in_play
        return SeatView(
            role=game.type.side(game, seat) if over else player.role,
            role_shown=over or player.role_shown,
            characters=list(player.characters),
            life=player.life,
            max_life=player.max_life,
            out=player.out,
            out_round=out_round,
            killer=killer,
            ghost=seat in self.history.ghosts and not player.out,
            hand_count=player.hand_count,
            hand=self.cards(player.hand),
            in_play=self.cards(in_play),
            placed_this_turn=[card for card in in_play if card in view.placed_this_turn],
            distance=far,
            in_reach=0 < far <= view.reach(self.seat) if far else False,
            reach=1 if player.out else view.reach(seat),
        )

    def asked(self) -> Sentence:
        ask = self.game.ask
        if not isinstance(ask, CardAsk) or ask.seat == self.seat:
            return []
        what = ask.source.what if ask.source else ""
        loose = ask.kind == "pick" and what in OTHER_SOURCES
        key = LOOSELY_ASKED if loose else ASKED.get(ask.kind, LOOSELY_ASKED)
        return self.say(
            key,
            **who_and_whom(self.seat, SEATS, ask.seat),
            source=entry_name(self.language, what) if what and what not in OTHER_SOURCES else "",
            needed=ask.shot.needed if isinstance(ask, Dodge) else 0,
        )

    # News.

    def called(self, news: EngineNews) -> Sequence[str]:
        if news.kind != CHARACTER:
            return SEATS
        # The text depends on whether somebody has the name of their character.
        return [mention(str(seat), name) for seat, name in enumerate(self.names)]

    def helped(self, news: EngineNews) -> bool | None:
        return news.amount > 0 if news.kind == "check" and news.amount else None
