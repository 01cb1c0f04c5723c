"""The base of all questions of card games, and the questions that every game asks in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sixgun.kernel.ask import NOBODY, PASS, Ask, Choice, choice, choices_by_card

if TYPE_CHECKING:
    from sixgun.cardgame.game import CardGame
    from sixgun.kernel.reason import Reason

# The verbs of choices.
PLAY: Final = "play"
USE: Final = "use"
TAKE: Final = "take"
DISCARD: Final = "discard"
NAME: Final = "name"

CARD_VERBS: Final = (PLAY, TAKE, DISCARD)
"""The verbs of choices that are a card and nothing else."""

DISCARDS: Final = choices_by_card(DISCARD)
TAKES: Final = choices_by_card(TAKE)
PLAYS: Final = choices_by_card(PLAY)


class CardAsk(Ask):
    """A question that an effect or a phase asks. `source` is what asks it, `cards` are the cards on offer."""

    __slots__ = ("cards", "source")

    usual_verb: ClassVar[str] = PLAY
    """What an answer does if it names no verb."""

    def __init__(self, game: CardGame[Any], seat: int, source: Any = None, cards: tuple[int, ...] = ()) -> None:
        self.game = game
        self.seat = seat
        self._options = None
        self.source = source
        self.cards = cards

    @property
    def subject(self) -> int:
        """The target that the question is about, if a player has several (characters of The Duel), else NOBODY."""
        return NOBODY

    def details(self) -> tuple[tuple[str, int | str], ...]:
        """What a text about this question may mention, with names as in a `Motive`."""
        return ()

    def candidates(self) -> list[Choice]:
        """The choices before vetoes. They are computed each time."""
        raise NotImplementedError

    def options(self) -> list[Choice]:
        found = self._options
        if found is None:
            found = self._options = self.game.permitted(self, self.candidates())
        return found

    # Why not?

    def choice_of(self, card: int, target: int = NOBODY) -> Choice:
        """The choice that pointing at a card means: the candidate with it, even if an effect forbids it, if any."""
        for candidate in self.candidates():
            if candidate.card == card and candidate.target == target:
                return candidate
        return choice(self.usual_verb if self.usual_verb in CARD_VERBS else PLAY, card, target)

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        """Why a choice is not among the candidates. By default the game knows, for all questions of its kind."""
        found: Reason | None = self.game.why_not_asked(self, wish)
        return found


class PayCard(CardAsk):
    """Give up one of these hand cards, as a cost or because the rules demand it."""

    __slots__ = ("may_pass",)
    kind = "cost"
    usual_verb = DISCARD

    def __init__(
        self, game: CardGame[Any], seat: int, source: Any, cards: tuple[int, ...], may_pass: bool = False
    ) -> None:
        CardAsk.__init__(self, game, seat, source, cards)
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [DISCARDS[card] for card in self.cards]
        return [*found, PASS] if self.may_pass else found


class PickCard(CardAsk):
    """Take one of the listed cards. A game may add other things to take."""

    __slots__ = ("may_pass",)
    kind = "pick"
    usual_verb = TAKE

    def __init__(
        self, game: CardGame[Any], seat: int, source: Any, cards: tuple[int, ...] = (), may_pass: bool = False
    ) -> None:
        CardAsk.__init__(self, game, seat, source, cards)
        self.may_pass = may_pass

    def more(self) -> list[Choice]:
        """What can be taken besides the listed cards."""
        return []

    def candidates(self) -> list[Choice]:
        found = [TAKES[card] for card in self.cards]
        found += self.more()
        if self.may_pass:
            found.append(PASS)
        return found


class PickWord(CardAsk):
    """Choose one of these words."""

    __slots__ = ("may_pass", "words")
    kind = "name"
    usual_verb = NAME

    def __init__(
        self, game: CardGame[Any], seat: int, source: Any, words: tuple[str, ...], may_pass: bool = False
    ) -> None:
        CardAsk.__init__(self, game, seat, source)
        self.words = words
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [choice(NAME, what=word) for word in self.words]
        return [*found, PASS] if self.may_pass else found


class PickCharacter(CardAsk):
    """Choose one of the characters dealt to you."""

    __slots__ = ()
    kind = "become"
    usual_verb = TAKE

    def candidates(self) -> list[Choice]:
        return [TAKES[card] for card in self.cards]
