"""The questions of BANG!. A question is asked whatever the hidden cards are; only its options depend on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.effect import BANG, MISSED, Source
from sixgun.bang.rules.legal_plays import counts_as, playable
from sixgun.kernel.ask import NOBODY, PASS, Ask, CardAsk, Choice, ChoicesByCard, choice

if TYPE_CHECKING:
    from sixgun.bang.game import Game
    from sixgun.bang.rules.shooting import Shot

PLAY: Final = "play"
USE: Final = "use"
TAKE: Final = "take"
DISCARD: Final = "discard"
AIM: Final = "aim"
NAME: Final = "name"
HAND: Final = "hand"
DECK: Final = "deck"

DISCARDS: Final = ChoicesByCard(DISCARD)
TAKES: Final = ChoicesByCard(TAKE)
PLAYS: Final = ChoicesByCard(PLAY)


class BangAsk(CardAsk):
    """A question of BANG!: effects may forbid choices."""

    __slots__ = ()

    game: Game
    source: Source | None

    def options(self) -> list[Choice]:
        found = self._options
        if found is None:
            found = self.candidates()
            if self.game.index.all_seats["forbid_choice"]:
                found = allowed(self.game, self, found)
            self._options = found
        return found


def allowed(game: Game, ask: Ask, choices: list[Choice]) -> list[Choice]:
    """The choices that no effect forbids."""
    for me, effect in game.index.all_seats["forbid_choice"]:
        choices = [c for c in choices if not effect.forbid_choice(game, me, ask, c)]
    return choices


def offered(game: Game, seat: int, ask: Ask) -> list[Choice]:
    """What the effects in front of a seat add to a question; to its own questions the event may add something too."""
    found: list[Choice] = []
    for me, effect in game.index.own[seat].get("offers", ()):
        if me == seat or ask.seat == seat:
            found += effect.offers(game, me, ask)
    return found


def can_reply(game: Game, seat: int, ask: Ask) -> bool:
    """Public facts: is there anything with which a seat could answer?"""
    return bool(game.state.players[seat].hand) or bool(offered(game, seat, ask))


class Play(BangAsk):
    """Phase 2: play a card, use an ability, or go on to phase 3."""

    __slots__ = ()
    kind = "play"
    open = rebuildable = True

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        found = playable(game, seat)
        if "offers" in game.index.own[seat]:
            found += offered(game, seat, self)
        found.append(PASS)
        return found


class DiscardExcess(BangAsk):
    """Phase 3: discard one card of too many."""

    __slots__ = ()
    kind = "excess"
    open = rebuildable = True

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        found = [DISCARDS[card] for card in game.state.players[seat].hand]
        if "offers" in game.index.own[seat]:
            found += offered(game, seat, self)
        return found


class Dodge(BangAsk):
    """You are being shot at: cancel it or take it."""

    __slots__ = ("shot",)
    kind = "dodge"

    def __init__(self, game: Game, shot: Shot) -> None:
        BangAsk.__init__(self, game, shot.target, shot.source)
        self.shot = shot

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        faces, cards = game.state.faces, game.catalogue.cards
        found = offered(game, seat, self) if "offers" in game.index.own[seat] else []
        converts = "counts_as" in game.index.own[seat]
        for card in game.state.players[seat].hand:
            if cards[faces[card].slug].parries_from_hand:
                found.append(PLAYS[card])
            elif converts and counts_as(game, seat, card, MISSED):
                found.append(choice(PLAY, card, what=MISSED))
        found.append(PASS)
        return found


class AnswerWithBang(BangAsk):
    """Discard a BANG! or lose a life point; `opponent` is the other one of a duel."""

    __slots__ = ("opponent",)
    kind = "answer"

    def __init__(self, game: Game, seat: int, source: Source, opponent: int = NOBODY) -> None:
        BangAsk.__init__(self, game, seat, source)
        self.opponent = opponent

    def candidates(self) -> list[Choice]:
        game, seat = self.game, self.seat
        faces = game.state.faces
        found = offered(game, seat, self) if "offers" in game.index.own[seat] else []
        converts = "counts_as" in game.index.own[seat]
        for card in game.state.players[seat].hand:
            if faces[card].slug == BANG:
                found.append(PLAYS[card])
            elif converts and counts_as(game, seat, card, BANG):
                found.append(choice(PLAY, card, what=BANG))
        found.append(PASS)
        return found


class Save(BangAsk):
    """A lethal hit: save yourself or be eliminated."""

    __slots__ = ()
    kind = "save"

    def candidates(self) -> list[Choice]:
        game = self.game
        saving = [PLAYS[card] for card in game.player(self.seat).hand if game.kind(card).saves_life]
        return [*saving, *offered(game, self.seat, self), PASS]


class PayCard(BangAsk):
    """Give up one hand card to pay for something."""

    __slots__ = ("may_pass",)
    kind = "cost"

    def __init__(self, game: Game, seat: int, source: Source, cards: tuple[int, ...], may_pass: bool = False) -> None:
        super().__init__(game, seat, source, cards)
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [DISCARDS[card] for card in self.cards]
        return [*found, PASS] if self.may_pass else found


class PickCard(BangAsk):
    """Take one of the listed cards, a random card of a hand, or the top of the deck."""

    __slots__ = ("deck", "hands", "may_pass")
    kind = "pick"

    def __init__(
        self,
        game: Game,
        seat: int,
        source: Source,
        cards: tuple[int, ...] = (),
        hands: tuple[int, ...] = (),
        deck: bool = False,
        may_pass: bool = False,
    ) -> None:
        BangAsk.__init__(self, game, seat, source, cards)
        self.hands = hands
        self.deck = deck
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [TAKES[card] for card in self.cards]
        if self.hands:
            found += [choice(TAKE, target=seat, what=HAND) for seat in self.hands]
        if self.deck:
            found.append(choice(TAKE, what=DECK))
        if self.may_pass:
            found.append(PASS)
        return found


class PickPlayer(BangAsk):
    """Choose one of some seats."""

    __slots__ = ("may_pass", "seats")
    kind = "aim"

    def __init__(self, game: Game, seat: int, source: Source, seats: tuple[int, ...], may_pass: bool = False) -> None:
        super().__init__(game, seat, source)
        self.seats = seats
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [choice(AIM, target=seat) for seat in self.seats]
        return [*found, PASS] if self.may_pass else found


class PickWord(BangAsk):
    """Choose one of some words."""

    __slots__ = ("words",)
    kind = "name"

    def __init__(self, game: Game, seat: int, source: Source, words: tuple[str, ...]) -> None:
        super().__init__(game, seat, source)
        self.words = words

    def candidates(self) -> list[Choice]:
        return [choice(NAME, what=word) for word in self.words]


class PickCharacter(BangAsk):
    """Choose one of the characters dealt to you."""

    __slots__ = ()
    kind = "become"

    def candidates(self) -> list[Choice]:
        return [TAKES[card] for card in self.cards]


ASKS: Final = {
    kind.kind: kind
    for kind in (
        Play, DiscardExcess, Dodge, AnswerWithBang, Save, PayCard, PickCard, PickPlayer, PickWord, PickCharacter,
    )
}  # fmt: skip
"""The kinds of questions."""
