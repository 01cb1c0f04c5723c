"""The questions of The Duel. A question is asked whatever the hidden cards are; only its options depend on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.effect import AVOID, HIT, Source
from sixgun.duel.faces import SIDES
from sixgun.duel.rules.legal_plays import counts_as, playable
from sixgun.kernel.ask import NOBODY, PASS, Ask, CardAsk, Choice, ChoicesByCard, choice

if TYPE_CHECKING:
    from sixgun.duel.game import Game
    from sixgun.duel.rules.hitting import Hit

PLAY: Final = "play"
USE: Final = "use"
TAKE: Final = "take"
DISCARD: Final = "discard"
NAME: Final = "name"
SWAP: Final = "swap"
RELOAD: Final = "reload"
VERBS: Final = {
    PLAY: "a hand card, at a target or as something else",
    USE: "an ability or an Equipment in play: `what` is its slug",
    TAKE: "a card that lies open, a character, or by its back (`what`) a random card of the opponent's hand",
    DISCARD: "a hand card",
    NAME: "a word: yes or no, or a side",
    SWAP: "the free move of one's own token",
    RELOAD: "a card with the reload symbol, or by an ability (`what`) the top of the discards",
    PASS.verb: "nothing, or nothing more",
}
"""What a choice may do."""

YES: Final = "yes"
NO: Final = "no"

DISCARDS: Final = ChoicesByCard(DISCARD)
TAKES: Final = ChoicesByCard(TAKE)
PLAYS: Final = ChoicesByCard(PLAY)
AS_AVOID: Final = ChoicesByCard(PLAY, what=AVOID)
AS_HIT: Final = ChoicesByCard(PLAY, what=HIT)
RELOADS: Final = ChoicesByCard(RELOAD)
SWAPPING: Final = choice(SWAP)


class DuelAsk(CardAsk):
    """A question of The Duel: `fighter` is the character whom it is about."""

    __slots__ = ("fighter",)

    game: Game
    source: Source | None

    def __init__(
        self,
        game: Game,
        seat: int,
        source: Source | None = None,
        cards: tuple[int, ...] = (),
        fighter: int = NOBODY,
    ) -> None:
        CardAsk.__init__(self, game, seat, source, cards)
        self.fighter = fighter


def offered(game: Game, seat: int, ask: Ask) -> list[Choice]:
    """What the effects of a seat that are awake add to its question."""
    found: list[Choice] = []
    for me, effect in game.acting(seat, "offers"):
        found += effect.offers(game, me, ask)
    return found


class Play(DuelAsk):
    """The play phase: play a card, use an ability, swap, reload, or go on to the discard phase."""

    __slots__ = ()
    kind = "play"
    open = True

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        found = playable(game, seat)
        if "offers" in game.panel(seat):
            found += offered(game, seat, self)
        found.append(PASS)
        return found


class Ready(DuelAsk):
    """Before the Draw Phase: use an ability, if the game is played so (23)."""

    __slots__ = ()
    kind = "ready"
    open = True

    def candidates(self) -> list[Choice]:
        return [*offered(self.game, self.seat, self), PASS]


class DiscardExcess(DuelAsk):
    """The discard phase: discard one card of too many."""

    __slots__ = ()
    kind = "excess"
    open = True

    def candidates(self) -> list[Choice]:
        return [DISCARDS[card] for card in self.game.state.players[self.seat].hand]


class Avoid(DuelAsk):
    """One of your characters is the target of a hit: avoid it or take it."""

    __slots__ = ("hit",)
    kind = "avoid"

    def __init__(self, game: Game, seat: int, hit: Hit) -> None:
        super().__init__(game, seat, hit.source, (), hit.target)
        self.hit = hit

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        faces, cards = game.state.faces, game.catalogue.cards
        found = offered(game, seat, self)
        any_card = self.hit.any_card
        converts = bool(game.acting(seat, "counts_as"))
        for card in game.state.players[seat].hand:
            if cards[faces[card].slug].parries_from_hand:
                found.append(PLAYS[card])
            elif any_card or (converts and counts_as(game, seat, card, AVOID)):
                found.append(AS_AVOID[card])
        found.append(PASS)
        return found


class AnswerWithHit(DuelAsk):
    """Discard a hit card, or this character loses a life point; `opponent` is the other one of a duel."""

    __slots__ = ("opponent",)
    kind = "answer"

    def __init__(self, game: Game, seat: int, source: Source, fighter: int, opponent: int = NOBODY) -> None:
        super().__init__(game, seat, source, (), fighter)
        self.opponent = opponent

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        faces, cards = game.state.faces, game.catalogue.cards
        found: list[Choice] = []
        converts = bool(game.acting(seat, "counts_as"))
        for card in game.state.players[seat].hand:
            if cards[faces[card].slug].hits:
                found.append(DISCARDS[card])
            elif converts and counts_as(game, seat, card, HIT):
                found.append(choice(DISCARD, card, what=HIT))
        found.append(PASS)
        return found


class PayCard(DuelAsk):
    """Discard one of these cards of your hand."""

    __slots__ = ("may_pass",)
    kind = "cost"

    def __init__(self, game: Game, seat: int, source: Source, cards: tuple[int, ...], may_pass: bool = False) -> None:
        super().__init__(game, seat, source, cards)
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [DISCARDS[card] for card in self.cards]
        return [*found, PASS] if self.may_pass else found


class PickCard(DuelAsk):
    """Choose one of the listed cards, or by its back a random card of the opponent's hand (15)."""

    __slots__ = ("backs", "may_pass")
    kind = "pick"

    def __init__(
        self,
        game: Game,
        seat: int,
        source: Source,
        cards: tuple[int, ...] = (),
        backs: tuple[str, ...] = (),
        may_pass: bool = False,
    ) -> None:
        super().__init__(game, seat, source, cards)
        self.backs = backs
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [TAKES[card] for card in self.cards]
        found += [choice(TAKE, what=back) for back in self.backs]
        if self.may_pass:
            found.append(PASS)
        return found


class PickWord(DuelAsk):
    """Choose one of some words."""

    __slots__ = ("may_pass", "words")
    kind = "name"

    def __init__(
        self, game: Game, seat: int, source: Source, words: tuple[str, ...] = (YES, NO), may_pass: bool = False
    ) -> None:
        super().__init__(game, seat, source, (), source.actor)
        self.words = words
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [choice(NAME, what=word) for word in self.words]
        return [*found, PASS] if self.may_pass else found

    def default(self) -> Choice:
        """To leave a “may” alone."""
        words = [wish for wish in self.options() if wish.what == NO]
        return words[0] if words else super().default()


class PickCharacter(DuelAsk):
    """Choose the first Active Character of your two; the answer stays sealed until both sides have given theirs (2)."""

    __slots__ = ()
    kind = "become"

    def candidates(self) -> list[Choice]:
        return [TAKES[card] for card in self.cards]


async def agreed(game: Game, seat: int, source: Source) -> bool:
    """A “may”: does the player want it?"""
    return (await PickWord(game, seat, source)).what == YES


async def side_named(game: Game, seat: int, source: Source, seats: tuple[int, ...], may_pass: bool) -> int:
    """One of some sides, or NOBODY; not asked where nothing is left to choose."""
    if not seats:
        return NOBODY
    if len(seats) == 1 and not may_pass:
        return seats[0]
    answer = await PickWord(game, seat, source, tuple(SIDES[side] for side in seats), may_pass)
    return NOBODY if answer is PASS else SIDES.index(answer.what)


ASKS: Final = {
    kind.kind: kind
    for kind in (Play, Ready, DiscardExcess, Avoid, AnswerWithHit, PayCard, PickCard, PickWord, PickCharacter)
}  # fmt: skip
"""The kinds of questions."""
