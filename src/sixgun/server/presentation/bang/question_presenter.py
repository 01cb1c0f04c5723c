"""Words the question to a seat of BANG!, with its hints, and whom a card may be aimed at."""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import PLAY, USE, CardAsk, Dodge
from sixgun.bang.effect import ESTATE, NEAR, NEAR_OR_SELF, NO_AIM, REACH
from sixgun.bang.game import Game
from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice
from sixgun.server.presentation import question_presenter
from sixgun.server.presentation.bang.confirmations import confirmation
from sixgun.server.presentation.sentences import SEATS
from sixgun.server.protocol import Sentence

DISTANT: Final = ("out_of_reach", "too_far")


def lays_down(game: Game, ask: CardAsk) -> bool:
    """Is an eliminated player asked in which order their cards are laid down (67)?"""
    return ask.source is not None and ask.source.what == ESTATE and EngineView(game, NOBODY).player(ask.seat).out


class QuestionPresenter(question_presenter.QuestionPresenter[Game, EngineView, CardAsk]):
    """Words the questions to one seat of BANG!."""

    def hint(self, ask: CardAsk) -> Sentence:
        presenter, view = self.presenter, self.presenter.engine_view
        match ask.kind:
            case "play":
                reach = view.reach(self.seat)
                others = [p.seat for p in view.seats if not p.out and p.seat != self.seat]
                near = [SEATS[seat] for seat in others if view.distance(self.seat, seat) <= reach]
                if not near:
                    return presenter.say("online-hint-no-reach", reach=reach)
                return presenter.say("online-hint-reach", reach=reach, targets=", ".join(near))
            case "excess":
                limit = view.hand_limit(self.seat)
                return presenter.say("online-hint-excess", limit=limit, count=view.me.hand_count - limit)
            case "dodge":
                have = sum(o.verb == PLAY or (o.verb == USE and _in_play(view, o)) for o in ask.options())
                return presenter.say("online-hint-dodge", have=have)
            case "answer":
                return presenter.say("online-hint-answer", have=sum(o.verb == PLAY for o in ask.options()))
        return []

    def needed(self, ask: CardAsk) -> int:
        me = self.presenter.engine_view.me
        if isinstance(ask, Dodge):
            return ask.shot.needed
        if ask.kind == "excess":
            return max(1, me.hand_count - self.presenter.engine_view.hand_limit(self.seat))
        return max(0, 1 - me.life) if ask.kind == "save" else 0

    def confirmation(self, ask: CardAsk | None, option: Choice) -> str:
        return confirmation(self.presenter.language, self.presenter.engine_view, ask, option)

    def laid(self) -> tuple[int, ...]:
        return self.presenter.engine_view.me.in_play

    def targets(self, card: int) -> list[int]:
        view = self.presenter.engine_view
        if view.kind(card).aim == NO_AIM:
            return [NOBODY]
        return [player.seat for player in view.seats if not player.out and player.seat != self.seat]

    def nobody(self, card: int, name: str, slugs: set[str]) -> Sentence:
        """Check whether nobody is near enough."""
        presenter, view = self.presenter, self.presenter.engine_view
        aim = view.kind(card).aim
        if slugs <= set(DISTANT) and aim == REACH:
            return presenter.say("online-why-nobody-in-reach", card=name, reach=view.reach(self.seat))
        if slugs <= set(DISTANT) and aim in (NEAR, NEAR_OR_SELF):
            return presenter.say("online-why-nobody-near", card=name)
        return super().nobody(card, name, slugs)


def _in_play(view: EngineView, option: Choice) -> bool:
    """Is this a green card with the symbol of a Missed!, which always counts as one?"""
    return option.card != NO_CARD and option.card in view.me.in_play and view.kind(option.card).colour == "green"
