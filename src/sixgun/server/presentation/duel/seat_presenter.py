"""A game of The Duel as one seat may know it, in one language: the `DuelView` and the `News` of the protocol."""

from __future__ import annotations

from typing import Final

from sixgun.duel.asks import CardAsk
from sixgun.duel.faces import side_of
from sixgun.duel.game import Game
from sixgun.duel.view import CharacterView
from sixgun.duel.view import SeatView as EngineSide
from sixgun.duel.view import View as EngineView
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.news import NewsItem as EngineNews
from sixgun.server.presentation import history, seat_presenter
from sixgun.server.presentation.sentences import SEATS
from sixgun.server.protocol import DuelCharacter, DuelSide, DuelView, Equipment, Sentence
from sixgun.wording.duel import character_name, entry_name
from sixgun.wording.duel.questions import OTHER_SOURCES

ASKED: Final = {
    "play": "online-duel-asked-play",
    "ready": "online-duel-asked-ready",
    "excess": "online-duel-asked-excess",
    "avoid": "online-duel-asked-avoid",
    "answer": "online-duel-asked-answer",
    "cost": "online-duel-asked-cost",
    "pick": "online-duel-asked-pick",
    "name": "online-duel-asked-name",
    "become": "online-duel-asked-become",
}


class History(history.History[Game]):
    """Counts rounds, and who was eliminated in which order."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.out: list[int] = []

    def take(self, news: EngineNews) -> None:
        if news.kind == "turn" and news.seat == 0:
            self.round += 1
        elif news.kind == "eliminated":
            self.out.append(news.target)


class SeatPresenter(seat_presenter.SeatPresenter[Game, EngineView]):
    """Tells one seat about a game of The Duel."""

    def view(self) -> DuelView:
        game, seat, view = self.game, self.seat, self.engine_view
        begun = view.me.active != NOBODY if seat != NOBODY else False
        return DuelView(
            seat=seat,
            turn=view.turn,
            turn_number=view.turn_number,
            phase=view.phase,
            discards=view.discard_count,
            discard=self.cards((view.discard_top,))[0] if view.discard_count else None,
            on_table=self.cards(view.on_table),
            common_back=view.common_back,
            asked=view.asked,
            asked_kind=game.ask.kind if game.ask else "",
            asked_text=self.asked(),
            hand_limit=view.hand_limit(seat) if seat != NOBODY else 0,
            bangs_played=view.bangs_played,
            bang_limit=min(seat_presenter.NO_LIMIT, view.bang_limit),
            may_swap=begun and view.may_swap,
            reload=view.may_reload,
            sides=[self._side(view, side) for side in view.seats],
            result=self.result(view.outcome),
        )

    def _side(self, view: EngineView, side: EngineSide) -> DuelSide:
        own = side.deck_count
        out = [fighter for fighter in self.history.out if side_of(fighter) == side.seat]
        return DuelSide(
            side=side.side,
            characters=[self._character(view, side, character) for character in side.characters],
            reserve=side.reserve_count,
            waiting=list(side.reserve),
            out=[view.character(fighter).slug for fighter in out],
            hand_count=side.hand_count,
            hand=self.cards(side.hand),
            backs=list(side.hand_backs),
            deck=own or view.common_count,
            common=not own,
        )

    def _character(self, view: EngineView, side: EngineSide, character: CharacterView) -> DuelCharacter:
        """Return a character with its Equipment, and what of it acts now."""
        return DuelCharacter(
            id=character.fighter,
            slug=character.slug,
            life=character.life,
            max_life=character.max_life,
            active=character.active,
            lone=side.lone,
            asleep=not (character.awake or character.kind.always),
            always=character.kind.always,
            used=character.used_this_turn,
            equipment=[
                Equipment(
                    id=card,
                    face=view.face(card).text,
                    always=view.kind(card).always,
                    reload=view.kind(card).reloads,
                    asleep=not (character.awake or view.kind(card).always),
                )
                for card in character.in_play
            ],
        )

    def asked(self) -> Sentence:
        ask = self.game.ask
        if not isinstance(ask, CardAsk) or ask.seat == self.seat:
            return []
        what = ask.source.what if ask.source else ""
        fighter = ask.subject
        return self.say(
            ASKED[ask.kind],
            name=SEATS[ask.seat],
            character=character_name(self.language, self.engine_view.character(fighter).slug)
            if fighter != NOBODY
            else "",
            source=entry_name(self.language, what) if what and what not in OTHER_SOURCES else "",
        )

    # News.

    def helped(self, news: EngineNews) -> bool | None:
        return news.amount > 0 if news.kind == "reveal" else None

    def backs(self, news: EngineNews) -> list[str]:
        return list(news.backs)
