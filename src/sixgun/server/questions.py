"""The question to a seat with its options and hints, what it may interject, and why a card cannot be played."""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import PLAY, USE, BangAsk, Dodge
from sixgun.bang.effect import NEAR, NEAR_OR_SELF, NO_AIM, REACH
from sixgun.bang.rules.turn import hand_limit
from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice, choice
from sixgun.server.doubts import doubt
from sixgun.server.protocol import Card, Option, Question, Sentence
from sixgun.server.sentences import SEATS
from sixgun.server.words import Words
from sixgun.wording.bang import ask_text, card_name, choice_text, reason_text

DISTANT: Final = ("out_of_reach", "too_far")
NEEDS_TARGET: Final = "needs_target"


class Questions:
    """What one seat is asked, in words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.game = words.game
        self.seat = words.seat

    @property
    def view(self) -> EngineView:
        return EngineView(self.game, self.seat)

    def question(self, number: int) -> Question | None:
        """The question to this seat, if it is the one that is asked; `number` goes back with the answer."""
        view = self.view
        ask = view.ask
        if ask is None:
            return None
        source, options = ask.source, ask.options()
        return Question(
            number=number,
            kind=ask.kind,
            text=self.words.sentence(ask_text(self.words.tongue, view, ask, SEATS)),
            hint=self._hint(view, ask),
            options=[self._option(view, ask, option) for option in options],
            forced=len(options) == 1,
            by=source.by if source else NOBODY,
            source=source.what if source else "",
            cards=[Card(card, view.face(card).text) for card in ask.cards if view.knows(card)],
            needed=self._needed(view, ask),
        )

    def offers(self) -> list[Option]:
        """What this seat may interject now."""
        view = self.view
        return [self._option(view, None, offer) for offer in view.offers()]

    def _option(self, view: EngineView, ask: BangAsk | None, option: Choice) -> Option:
        words = self.words
        warning = doubt(words.tongue, view, ask, option)
        return Option(
            text=words.sentence(choice_text(words.tongue, view, ask, option, SEATS)),
            verb=option.verb,
            card=option.card,
            target=option.target,
            what=option.what,
            doubtful=words.sentence(warning) if warning else [],
        )

    def _needed(self, view: EngineView, ask: BangAsk) -> int:
        if isinstance(ask, Dodge):
            return ask.shot.needed
        if ask.kind == "excess":
            return max(1, view.me.hand_count - hand_limit(self.game, self.seat))
        return max(0, 1 - view.me.life) if ask.kind == "save" else 0

    # Figures beside the question.

    def _hint(self, view: EngineView, ask: BangAsk) -> Sentence:
        words = self.words
        match ask.kind:
            case "play":
                reach = view.reach(self.seat)
                others = [p.seat for p in view.seats if not p.out and p.seat != self.seat]
                near = [SEATS[seat] for seat in others if view.distance(self.seat, seat) <= reach]
                if not near:
                    return words.say("online-hint-no-reach", reach=reach)
                return words.say("online-hint-reach", reach=reach, targets=", ".join(near))
            case "excess":
                limit = max(0, hand_limit(self.game, self.seat))
                return words.say("online-hint-excess", limit=limit, count=view.me.hand_count - limit)
            case "dodge":
                have = sum(o.verb == PLAY or (o.verb == USE and _in_play(view, o)) for o in ask.options())
                return words.say("online-hint-dodge", have=have)
            case "answer":
                return words.say("online-hint-answer", have=sum(o.verb == PLAY for o in ask.options()))
        return []

    # Why not?

    def why_not(self, card: int, target: int = NOBODY) -> Sentence:
        """Why a hand card of this seat cannot be played, or a card in play used (at a target); empty if it can."""
        view = self.view
        if self.seat == NOBODY or card not in (*view.me.hand, *view.me.in_play):
            return []
        ask = view.ask
        words = self.words
        if ask is None:
            return words.say("online-why-not-your-turn")
        if any(o.card == card and target in (NOBODY, o.target) for o in ask.options()):
            return []
        if card in view.me.in_play:
            return self._no_use(view, choice(USE, card, target, view.face(card).slug))
        name = card_name(words.tongue, view.face(card).slug)
        if ask.kind != "play":
            return words.say("online-why-not-here", card=name)
        if target != NOBODY or view.kind(card).aim == NO_AIM:
            return self._refusal(view, choice(PLAY, card, target))
        return self._no_target(view, card, name)

    def _no_use(self, view: EngineView, wish: Choice) -> Sentence:
        """A card in play: what stands against it, or that nobody is a target."""
        no = view.why_not(wish)
        if no is None or no.slug != NEEDS_TARGET:
            return self._refusal(view, wish)
        return self.words.say("online-why-nobody", card=card_name(self.words.tongue, wish.what))

    def _refusal(self, view: EngineView, wish: Choice) -> Sentence:
        no = view.why_not(wish)
        return self.words.sentence(reason_text(self.words.tongue, view, no, wish, SEATS)) if no else []

    def _no_target(self, view: EngineView, card: int, name: str) -> Sentence:
        """No target at all: what stands against every one, or that nobody is near enough."""
        words = self.words
        wishes = [choice(PLAY, card, p.seat) for p in view.seats if not p.out and p.seat != self.seat]
        found = {no: wish for wish in wishes if (no := view.why_not(wish)) is not None}
        slugs = {no.slug for no in found}
        if len(found) == 1:
            return self._refusal(view, next(iter(found.values())))
        if slugs <= set(DISTANT):
            aim = view.kind(card).aim
            if aim == REACH:
                return words.say("online-why-nobody-in-reach", card=name, reach=view.reach(self.seat))
            if aim in (NEAR, NEAR_OR_SELF):
                return words.say("online-why-nobody-near", card=name)
        return words.say("online-why-nobody", card=name)


def _in_play(view: EngineView, option: Choice) -> bool:
    """Is this a green card with the symbol, which is a Missed! for sure?"""
    return option.card != NO_CARD and option.card in view.me.in_play and view.kind(option.card).colour == "green"
