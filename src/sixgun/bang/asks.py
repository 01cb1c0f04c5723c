"""The questions of BANG!. Hidden cards never decide whether a question is asked, only which options it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.effect import BANG, MISSED, Source
from sixgun.bang.hook_numbers import COUNTS_AS, FORBID_CHOICE, OFFERS
from sixgun.bang.rules.legal_plays import counts_as, playable, why_not_play
from sixgun.bang.rules.refusals import why_no_answer, why_no_miss, why_no_rescue, why_not_discard, why_not_excess
from sixgun.cardgame import asks
from sixgun.cardgame.asks import DISCARD as DISCARD
from sixgun.cardgame.asks import DISCARDS as DISCARDS
from sixgun.cardgame.asks import NAME as NAME
from sixgun.cardgame.asks import PLAY as PLAY
from sixgun.cardgame.asks import PLAYS as PLAYS
from sixgun.cardgame.asks import TAKE as TAKE
from sixgun.cardgame.asks import TAKES as TAKES
from sixgun.cardgame.asks import USE as USE
from sixgun.cardgame.asks import CardAsk as CardAsk
from sixgun.cardgame.asks import PayCard as PayCard
from sixgun.cardgame.asks import PickCharacter as PickCharacter
from sixgun.cardgame.asks import PickWord as PickWord
from sixgun.kernel.ask import NOBODY, PASS, Ask, Choice, choice

if TYPE_CHECKING:
    from sixgun.bang.game import Game
    from sixgun.bang.rules.shooting import Shot
    from sixgun.kernel.reason import Reason

AIM: Final = "aim"
HAND: Final = "hand"
DECK: Final = "deck"


class BangAsk(CardAsk):
    """A question that only BANG! asks."""

    __slots__ = ()

    def options(self) -> list[Choice]:
        """As `CardAsk.options`, but quicker: at most tables no effect forbids choices."""
        found = self._options
        if found is None:
            found = self.candidates()
            game: Game = self.game
            if game.index.all_seats[FORBID_CHOICE]:
                found = allowed(game, self, found)
            self._options = found
        return found


def allowed(game: Game, ask: Ask, choices: list[Choice]) -> list[Choice]:
    """The choices that no effect forbids."""
    for me, effect in game.index.all_seats[FORBID_CHOICE]:
        choices = [c for c in choices if not effect.forbid_choice(game, me, ask, c)]
    return choices


def offered(game: Game, seat: int, ask: Ask) -> list[Choice]:
    """What the effects in front of a seat add to a question. The event adds to the seat's own questions only."""
    found: list[Choice] = []
    for me, effect in game.index.own[seat][OFFERS]:
        if me == seat or ask.seat == seat:
            found += effect.offers(game, me, ask)
    return found


def can_reply(game: Game, seat: int, ask: Ask) -> bool:
    """Could a seat have an answer, judged by public facts: does it have hand cards or offers?"""
    return bool(game.state.players[seat].hand) or bool(offered(game, seat, ask))


class Play(BangAsk):
    """Phase 2: play a card, use an ability, or go on to phase 3."""

    __slots__ = ()
    kind = "play"
    open = True
    rebuildable = True

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        found = playable(game, seat)
        if game.index.own[seat][OFFERS]:
            found += offered(game, seat, self)
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_not_play(self.game, self.seat, wish) if wish.verb == PLAY else why_not_discard(self, wish)


class DiscardExcess(BangAsk):
    """Phase 3: discard one excess card."""

    __slots__ = ()
    kind = "excess"
    usual_verb = DISCARD
    open = True
    rebuildable = True

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        found = [DISCARDS[card] for card in game.state.players[seat].hand]
        if game.index.own[seat][OFFERS]:
            found += offered(game, seat, self)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_not_excess(self, wish)


class Dodge(BangAsk):
    """You are being shot at: cancel the shot or take the hit."""

    __slots__ = ("shot",)
    kind = "dodge"

    def __init__(self, game: Game, shot: Shot) -> None:
        BangAsk.__init__(self, game, shot.target, shot.source)
        self.shot = shot

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        faces, kinds = game.state.faces, game.catalogue.kinds
        found = offered(game, seat, self) if game.index.own[seat][OFFERS] else []
        converts = game.index.own[seat][COUNTS_AS]
        for card in game.state.players[seat].hand:
            if kinds[faces[card].kind_number].parries_from_hand:
                found.append(PLAYS[card])
            elif converts and counts_as(game, seat, card, MISSED):
                found.append(choice(PLAY, card, what=MISSED))
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_no_miss(self, wish, self.shot.at)


class AnswerWithBang(BangAsk):
    """Discard a BANG! or lose a life point. `opponent` is the other player of a duel, or NOBODY."""

    __slots__ = ("opponent",)
    kind = "answer"

    def __init__(self, game: Game, seat: int, source: Source, opponent: int = NOBODY) -> None:
        BangAsk.__init__(self, game, seat, source)
        self.opponent = opponent

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        faces = game.state.faces
        found = offered(game, seat, self) if game.index.own[seat][OFFERS] else []
        converts = game.index.own[seat][COUNTS_AS]
        for card in game.state.players[seat].hand:
            if faces[card].slug == BANG:
                found.append(PLAYS[card])
            elif converts and counts_as(game, seat, card, BANG):
                found.append(choice(PLAY, card, what=BANG))
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_no_answer(self, wish)


class Save(BangAsk):
    """A lethal hit: save yourself or be eliminated."""

    __slots__ = ()
    kind = "save"

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        saving = [PLAYS[card] for card in game.player(self.seat).hand if game.kind(card).saves_life]
        return [*saving, *offered(game, self.seat, self), PASS]

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_no_rescue(self, wish)


class PickCard(asks.PickCard):
    """Take one of the listed cards, a random card of a hand, or the top of the deck."""

    __slots__ = ("deck", "hands")

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
        asks.PickCard.__init__(self, game, seat, source, cards, may_pass)
        self.hands = hands
        self.deck = deck

    def more(self) -> list[Choice]:
        found = [choice(TAKE, target=seat, what=HAND) for seat in self.hands]
        return [*found, choice(TAKE, what=DECK)] if self.deck else found


class PickPlayer(BangAsk):
    """Choose one of these seats."""

    __slots__ = ("may_pass", "seats")
    kind = "aim"
    usual_verb = AIM

    def __init__(self, game: Game, seat: int, source: Source, seats: tuple[int, ...], may_pass: bool = False) -> None:
        super().__init__(game, seat, source)
        self.seats = seats
        self.may_pass = may_pass

    def candidates(self) -> list[Choice]:
        found = [choice(AIM, target=seat) for seat in self.seats]
        return [*found, PASS] if self.may_pass else found


ASKS: Final = {
    kind.kind: kind
    for kind in (
        Play, DiscardExcess, Dodge, AnswerWithBang, Save, PayCard, PickCard, PickPlayer, PickWord, PickCharacter,
    )
}  # fmt: skip
"""The kinds of questions."""
