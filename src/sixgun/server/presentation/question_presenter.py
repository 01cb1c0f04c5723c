"""Words the question to one seat, as far as all games ask alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from sixgun.kernel.ask import NOBODY, Ask, Choice, choice
from sixgun.kernel.game import Game
from sixgun.server.presentation.seat_presenter import SeatPresenter
from sixgun.server.presentation.sentences import SEATS
from sixgun.server.protocol import Option, Question, Sentence

PLAY = "play"
"""The kind of the question in which cards are played, and the verb of playing one."""

CARDLESS = ("pass", "swap")
"""The verbs of choices without a card: ending the turn or passing, and the swap of The Duel."""

NEEDS_TARGET = "needs_target"
"""The reason that only says that a target is missing."""

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V")
A = TypeVar("A", bound=Ask)


class QuestionPresenter(Generic[G, V, A]):
    """Words the questions to one seat."""

    def __init__(self, presenter: SeatPresenter[G, V]) -> None:
        self.presenter = presenter
        self.game_type = presenter.game_type
        self.game = presenter.game
        self.seat = presenter.seat

    def question(self, number: int) -> Question | None:
        """Return the question to this seat, if it is asked. `number` comes back with the answer."""
        view = self.game_type.view(self.game, self.seat)
        ask: Any = view.ask
        if ask is None:
            return None
        source, options = ask.source, ask.options()
        presenter = self.presenter
        return Question(
            number=number,
            kind=ask.kind,
            text=presenter.sentence(presenter.wording.ask_text(presenter.language, view, ask, SEATS)),
            hint=self.hint(ask),
            options=[self._option(ask, option) for option in options],
            forced=len(options) == 1,
            by=source.by if source else NOBODY,
            source=source.what if source else "",
            cards=presenter.cards(card for card in ask.cards if view.knows(card)),
            needed=self.needed(ask),
            about=self.about(ask),
        )

    def offers(self) -> list[Option]:
        """Return what this seat may interject now."""
        return [self._option(None, offer) for offer in self.game_type.view(self.game, self.seat).offers()]

    def _option(self, ask: A | None, option: Choice) -> Option:
        presenter = self.presenter
        warning = self.confirmation(ask, option)
        text = presenter.wording.choice_text(presenter.language, presenter.engine_view, ask, option, SEATS)
        return Option(
            text=presenter.sentence(text),
            verb=option.verb,
            card=option.card,
            target=option.target,
            what=option.what,
            confirm=presenter.sentence(warning) if warning else [],
        )

    # What each game adds.

    def hint(self, ask: A) -> Sentence:
        """Return figures to show beside the question."""
        return []

    def needed(self, ask: A) -> int:
        """Return how many cards or points the question is about."""
        return 0

    def about(self, ask: A) -> int:
        """Return the character it is about, in games where a seat has several."""
        return -1

    def confirmation(self, ask: A | None, option: Choice) -> str:
        """Return what to confirm before this answer counts, or an empty text."""
        return ""

    # Why not?

    def why_not(self, card: int, target: int = NOBODY) -> Sentence:
        """Return why a hand card of this seat is no answer (at a target), or why a card in play cannot be used, or an
        empty text if it can.
        """
        view: Any = self.presenter.engine_view
        if self.seat == NOBODY or card not in (*view.me.hand, *self.laid()) or not view.is_target(target):
            return []
        ask = view.ask
        presenter = self.presenter
        if ask is None:
            return presenter.say("online-why-not-your-turn")
        if any(o.card == card and target in (NOBODY, o.target) for o in ask.options()):
            return []
        name = presenter.wording.entry_name(presenter.language, view.face(card).slug)
        if card not in view.me.hand or ask.kind != PLAY:
            wish = view.choice_of(card, target if card not in view.me.hand else NOBODY)
            no = view.why_not(wish)
            aimless = no is not None and no.slug == NEEDS_TARGET
            return presenter.say("online-why-nobody", card=name) if aimless else self.refusal(wish)
        targets = self.targets(card)
        if target != NOBODY or targets == [NOBODY]:
            return self.refusal(view.choice_of(card, target))
        return self._no_target(card, targets, name)

    def why_not_without_card(self, verb: str) -> Sentence:
        """Return why this seat cannot pass, or swap in The Duel, as an answer to its question, or an empty text if it
        can.
        """
        view: Any = self.presenter.engine_view
        if self.seat == NOBODY or verb not in CARDLESS:
            return []
        if view.ask is None:
            return self.presenter.say("online-why-not-your-turn")
        return self.refusal(choice(verb))

    def refusal(self, wish: Choice) -> Sentence:
        """Return why this cannot be done, in words, or an empty text if it can."""
        view: Any = self.presenter.engine_view
        no = view.why_not(wish)
        presenter = self.presenter
        return (
            presenter.sentence(presenter.wording.reason_text(presenter.language, view, no, wish, SEATS)) if no else []
        )

    def _no_target(self, card: int, targets: Iterable[int], name: str) -> Sentence:
        """Return why there is no target at all: what rules every one out, or that there is none."""
        view: Any = self.presenter.engine_view
        wishes = [view.choice_of(card, target) for target in targets]
        found = {no: wish for wish in wishes if (no := view.why_not(wish)) is not None}
        if len(found) == 1:
            return self.refusal(next(iter(found.values())))
        return self.nobody(card, name, {no.slug for no in found})

    def laid(self) -> Sequence[int]:
        """Return the cards in play before this seat."""
        raise NotImplementedError

    def targets(self, card: int) -> list[int]:
        """Return whom somebody may want to aim a hand card at, or NOBODY alone if it takes no target."""
        raise NotImplementedError

    def nobody(self, card: int, name: str, slugs: set[str]) -> Sentence:
        """Return that nobody can be a target, for several reasons."""
        return self.presenter.say("online-why-nobody", card=name)
