"""A game as one seat may know it, in the words of one language, as far as all games tell alike.

Everything here goes through the engine's own view and `News.seen_by`, which give away nothing hidden; what is read
besides is public. Each game's own package fills in its table, its hints and its doubts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice
from sixgun.kernel.game import Game
from sixgun.kernel.news import NewsItem as EngineNews
from sixgun.kernel.outcome import Outcome
from sixgun.server.protocol import AnyView, Card, News, Option, Question, Result, Sentence
from sixgun.server.sentences import SEATS, Pointing, sentence
from sixgun.wording.games import wording_of

PLAY = "play"
"""The kind of the question in which cards are played, and the verb of playing one."""

USE = "use"
NEEDS_TARGET = "needs_target"
"""The reason that says only that somebody must be named."""
NO_LIMIT = 99
CARDLESS = ("pass", "swap")
"""Told as the limit of BANG! cards where there is none."""

G = TypeVar("G", bound=Game[Any])
V = TypeVar("V")
A = TypeVar("A", bound=Ask)


class Chronicle(Generic[G]):
    """What the table remembers of a game beside its state. It is made from the news alone, so it is the same again
    after a replay."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.round = 0
        self.heard = 0
        """How many pieces of news have been taken in."""

    def listen(self) -> None:
        """Take in the news since the last time."""
        for news in (self.game.news or [])[self.heard :]:
            self.take(news)
            self.heard += 1

    def take(self, news: EngineNews) -> None:
        """Remember what one piece of news tells."""
        raise NotImplementedError


class Words(Generic[G, V]):
    """What is said to one seat (NOBODY: onlookers) of a game in one language."""

    turning_points: ClassVar[frozenset[str]] = frozenset({"eliminated"})
    """The kinds of news that tell how a game went."""

    def __init__(self, chronicle: Any, seat: int, tongue: Pointing, names: Sequence[str]) -> None:
        self.chronicle = chronicle
        self.game: G = chronicle.game
        self.title = self.game.type
        self.wording = wording_of(self.title.name)
        self.seat = seat
        self.tongue = tongue
        self.names = names

    def say(self, key: str, **args: str | int) -> Sentence:
        return self.sentence(self.tongue.text(key, **args))

    def sentence(self, text: str) -> Sentence:
        return sentence(text, self.names)

    # The table.

    @property
    def seen(self) -> V:
        """The engine's view of this seat."""
        found: Any = self.title.view(self.game, self.seat)
        view: V = found
        return view

    def view(self) -> AnyView:
        """The table as it is now."""
        raise NotImplementedError

    def asked(self) -> Sentence:
        """What somebody else is being asked, from what everybody sees of the question."""
        raise NotImplementedError

    def motive(self, motive: Motive) -> Sentence:
        """Why a bot would choose what it would choose."""
        return self.sentence(self.wording.motive_text(self.tongue, motive, SEATS))

    def result(self, outcome: Outcome | None) -> Result | None:
        """How the game ended, if it has."""
        if outcome is None:
            return None
        text = self.wording.outcome_text(self.tongue, outcome, self.seat, SEATS)
        return Result(winners=list(outcome.winners), reason=outcome.reason, text=self.sentence(text))

    def cards(self, cards: Iterable[int]) -> list[Card]:
        """Cards that this seat knows, as they lie."""
        face = self.title.view(self.game, self.seat).face
        return [Card(card, face(card).text) for card in cards]

    # News.

    def news(self, since: int = 0) -> list[News]:
        """What has happened from some piece of news on, as far as the seat knows it."""
        told = self.game.news or []
        return [self._told(news) for news in told[since:]]

    def story(self) -> list[News]:
        """The whole game in short, for counting: without cards, and only its turning points in words."""
        return [
            msgspec.structs.replace(self._told(news), cards=[], backs=[])
            if news.kind in self.turning_points
            else self._counted(news)
            for news in self.game.news or []
        ]

    def _counted(self, news: EngineNews) -> News:
        seen = news.seen_by(self.seat)
        return News(
            kind=seen.kind,
            seat=seen.seat,
            target=seen.target,
            amount=seen.amount,
            what=seen.what,
            text=[],
            good=self.lucky(news),
        )

    def _told(self, news: EngineNews) -> News:
        seen = news.seen_by(self.seat)
        return News(
            kind=seen.kind,
            seat=seen.seat,
            target=seen.target,
            amount=seen.amount,
            what=seen.what,
            cards=[Card(card, face.text) for card, face in zip(seen.cards, seen.faces)],
            text=self.sentence(self.wording.news_text(self.tongue, seen, self.seen, self.called(news))),
            good=self.lucky(news),
            backs=self.backs(news),
        )

    def called(self, news: EngineNews) -> Sequence[str]:
        """What the players are called in a piece of news."""
        return SEATS

    def lucky(self, news: EngineNews) -> bool | None:
        """Did a card that was turned up help its owner?"""
        return None

    def backs(self, news: EngineNews) -> list[str]:
        """The backs of the cards, where they tell something that all see."""
        return []


class Questions(Generic[G, V, A]):
    """What one seat is asked, in words."""

    def __init__(self, words: Words[G, V]) -> None:
        self.words = words
        self.title = words.title
        self.game = words.game
        self.seat = words.seat

    def question(self, number: int) -> Question | None:
        """The question to this seat, if it is the one that is asked; `number` goes back with the answer."""
        view = self.title.view(self.game, self.seat)
        ask: Any = view.ask
        if ask is None:
            return None
        source, options = ask.source, ask.options()
        words = self.words
        return Question(
            number=number,
            kind=ask.kind,
            text=words.sentence(words.wording.ask_text(words.tongue, view, ask, SEATS)),
            hint=self.hint(ask),
            options=[self._option(ask, option) for option in options],
            forced=len(options) == 1,
            by=source.by if source else NOBODY,
            source=source.what if source else "",
            cards=words.cards(card for card in ask.cards if view.knows(card)),
            needed=self.needed(ask),
            about=self.about(ask),
        )

    def offers(self) -> list[Option]:
        """What this seat may interject now."""
        return [self._option(None, offer) for offer in self.title.view(self.game, self.seat).offers()]

    def _option(self, ask: A | None, option: Choice) -> Option:
        words = self.words
        warning = self.doubt(ask, option)
        text = words.wording.choice_text(words.tongue, words.seen, ask, option, SEATS)
        return Option(
            text=words.sentence(text),
            verb=option.verb,
            card=option.card,
            target=option.target,
            what=option.what,
            doubtful=words.sentence(warning) if warning else [],
        )

    # What each game adds.

    def hint(self, ask: A) -> Sentence:
        """Figures beside the question."""
        return []

    def needed(self, ask: A) -> int:
        """How many cards or points the question is about."""
        return 0

    def about(self, ask: A) -> int:
        """The character whom it is about, where seats have several."""
        return -1

    def doubt(self, ask: A | None, option: Choice) -> str:
        """What to confirm before this answer counts, or an empty text."""
        return ""

    # Why not?

    def why_not(self, card: int, target: int = NOBODY) -> Sentence:
        """Why a hand card of this seat is no answer (at a target), or a card in play not used; empty if it is."""
        view: Any = self.words.seen
        if self.seat == NOBODY or card not in (*view.me.hand, *self.laid()) or not view.is_target(target):
            return []
        ask = view.ask
        words = self.words
        if ask is None:
            return words.say("online-why-not-your-turn")
        if any(o.card == card and target in (NOBODY, o.target) for o in ask.options()):
            return []
        name = words.wording.entry_name(words.tongue, view.face(card).slug)
        if card not in view.me.hand or ask.kind != PLAY:
            wish = view.choice_of(card, target if card not in view.me.hand else NOBODY)
            no = view.why_not(wish)
            aimless = no is not None and no.slug == NEEDS_TARGET
            return words.say("online-why-nobody", card=name) if aimless else self.refusal(wish)
        targets = self.targets(card)
        if target != NOBODY or targets == [NOBODY]:
            return self.refusal(view.choice_of(card, target))
        return self._no_target(card, targets, name)

    def why_not_without_card(self, verb: str) -> Sentence:
        """Why this seat cannot pass, or swap in The Duel, as an answer to its question; empty if it can."""
        view: Any = self.words.seen
        if self.seat == NOBODY or verb not in CARDLESS:
            return []
        if view.ask is None:
            return self.words.say("online-why-not-your-turn")
        return self.refusal(choice(verb))

    def refusal(self, wish: Choice) -> Sentence:
        """Why this cannot be done, in words; empty if it can."""
        view: Any = self.words.seen
        no = view.why_not(wish)
        words = self.words
        return words.sentence(words.wording.reason_text(words.tongue, view, no, wish, SEATS)) if no else []

    def _no_target(self, card: int, targets: Iterable[int], name: str) -> Sentence:
        """No target at all: what stands against every one, or that there is none."""
        view: Any = self.words.seen
        wishes = [view.choice_of(card, target) for target in targets]
        found = {no: wish for wish in wishes if (no := view.why_not(wish)) is not None}
        if len(found) == 1:
            return self.refusal(next(iter(found.values())))
        return self.nobody(card, name, {no.slug for no in found})

    def laid(self) -> Sequence[int]:
        """The cards in play before this seat."""
        raise NotImplementedError

    def targets(self, card: int) -> list[int]:
        """Whom one may think of aiming a hand card at; NOBODY alone if it has no target."""
        raise NotImplementedError

    def nobody(self, card: int, name: str, slugs: set[str]) -> Sentence:
        """Nobody can be aimed at, for several reasons."""
        return self.words.say("online-why-nobody", card=name)
