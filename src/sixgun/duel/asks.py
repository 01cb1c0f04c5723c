"""The questions of The Duel. Hidden cards never decide whether a question is asked, only which options it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from sixgun.duel.effect import AVOID, HIT, Source
from sixgun.duel.faces import SIDES
from sixgun.duel.rules.legal_plays import counts_as, playable, why_not_play
from sixgun.duel.rules.refusals import why_no_hit_card, why_no_shelter, why_not_discard, why_not_excess, why_not_yet
from sixgun.kernel.ask import NOBODY, PASS, Ask, Choice, choice, choices_by_card

if TYPE_CHECKING:
    from sixgun.duel.game import Game
    from sixgun.duel.rules.hitting import Hit
    from sixgun.kernel.reason import Reason

SWAP: Final = "swap"
RELOAD: Final = "reload"
VERBS: Final = {
    PLAY: "a hand card, at a target or as something else",
    USE: "an ability or an Equipment in play: `what` is its slug",
    TAKE: "a card that is face up, a character, or a random card of the opponent's hand with the back `what`",
    DISCARD: "a hand card",
    NAME: "a word: yes or no, or a side",
    SWAP: "the free move of one's own token",
    RELOAD: "a card with the reload symbol, or the top of the discards by the ability `what`",
    PASS.verb: "nothing, or nothing more",
}
"""What a choice may do."""

YES: Final = "yes"
NO: Final = "no"

AS_AVOID: Final = choices_by_card(PLAY, what=AVOID)
AS_HIT: Final = choices_by_card(PLAY, what=HIT)
RELOADS: Final = choices_by_card(RELOAD)
SWAPPING: Final = choice(SWAP)


class DuelAsk(CardAsk):
    """A question that only The Duel asks."""

    __slots__ = ()


def offered(game: Game, seat: int, ask: Ask) -> list[Choice]:
    """What the awake effects of a seat add to its question."""
    found: list[Choice] = []
    for me, effect in game.effects_of(seat, "offers"):
        found += effect.offers(game, me, ask)
    return found


class Play(DuelAsk):
    """The play phase: play a card, use an ability, swap, reload, or go on to the discard phase."""

    __slots__ = ()
    kind = "play"
    open = True

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        found = playable(game, seat)
        if "offers" in game.panel(seat):
            found += offered(game, seat, self)
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_not_play(self.game, self.seat, wish) if wish.verb == PLAY else why_not_discard(self, wish)


class Ready(DuelAsk):
    """Before the Draw Phase: use an ability. Asked only with the option for it (23)."""

    __slots__ = ()
    kind = "ready"
    usual_verb = USE
    open = True

    def candidates(self) -> list[Choice]:
        return [*offered(self.game, self.seat, self), PASS]

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_not_yet(self, wish)


class DiscardExcess(DuelAsk):
    """The discard phase: discard one excess card."""

    __slots__ = ()
    kind = "excess"
    usual_verb = DISCARD
    open = True

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        return [DISCARDS[card] for card in game.state.players[self.seat].hand]

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_not_excess(self, wish)


class Avoid(DuelAsk):
    """One of your characters is the target of a hit: avoid the hit or take it."""

    __slots__ = ("hit",)
    kind = "avoid"

    def __init__(self, game: Game, seat: int, hit: Hit) -> None:
        CardAsk.__init__(self, game, seat, hit.source)
        self.hit = hit

    @property
    def subject(self) -> int:
        return self.hit.target

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        faces, cards = game.state.faces, game.catalogue.cards
        found = offered(game, seat, self)
        any_card = self.hit.any_card
        converts = bool(game.effects_of(seat, "counts_as"))
        for card in game.state.players[seat].hand:
            if cards[faces[card].slug].parries_from_hand:
                found.append(PLAYS[card])
            elif any_card or (converts and counts_as(game, seat, card, AVOID)):
                found.append(AS_AVOID[card])
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_no_shelter(self, wish)


class AnswerWithHit(DuelAsk):
    """Discard a hit card, or `fighter` loses a life point. `opponent` is the other character of a duel, or NOBODY."""

    __slots__ = ("fighter", "opponent")
    kind = "answer"
    usual_verb = DISCARD

    def __init__(self, game: Game, seat: int, source: Source, fighter: int, opponent: int = NOBODY) -> None:
        CardAsk.__init__(self, game, seat, source)
        self.fighter = fighter
        self.opponent = opponent

    @property
    def subject(self) -> int:
        return self.fighter

    def candidates(self) -> list[Choice]:
        game: Game = self.game
        seat = self.seat
        faces, cards = game.state.faces, game.catalogue.cards
        found: list[Choice] = []
        converts = bool(game.effects_of(seat, "counts_as"))
        for card in game.state.players[seat].hand:
            if cards[faces[card].slug].hits:
                found.append(DISCARDS[card])
            elif converts and counts_as(game, seat, card, HIT):
                found.append(choice(DISCARD, card, what=HIT))
        found.append(PASS)
        return found

    def why_no_candidate(self, wish: Choice) -> Reason | None:
        return why_no_hit_card(self, wish, self.opponent)


class PickCard(asks.PickCard):
    """Choose one of the listed cards, or the back of a random card of the opponent's hand (15)."""

    __slots__ = ("backs",)

    def __init__(
        self,
        game: Game,
        seat: int,
        source: Source,
        cards: tuple[int, ...] = (),
        backs: tuple[str, ...] = (),
        may_pass: bool = False,
    ) -> None:
        asks.PickCard.__init__(self, game, seat, source, cards, may_pass)
        self.backs = backs

    def more(self) -> list[Choice]:
        return [choice(TAKE, what=back) for back in self.backs]


class PickWord(asks.PickWord):
    """Choose a word about the character who acts. By default the words are yes and no."""

    __slots__ = ()

    def __init__(
        self, game: Game, seat: int, source: Source, words: tuple[str, ...] = (YES, NO), may_pass: bool = False
    ) -> None:
        asks.PickWord.__init__(self, game, seat, source, words, may_pass)

    @property
    def subject(self) -> int:
        actor: int = self.source.actor
        return actor

    def default(self) -> Choice:
        """No, if that is an option: a “may” is left unused."""
        refusals = [wish for wish in self.options() if wish.what == NO]
        return refusals[0] if refusals else super().default()


async def agreed(game: Game, seat: int, source: Source) -> bool:
    """A “may”: does the player want it?"""
    return (await PickWord(game, seat, source)).what == YES


async def side_named(game: Game, seat: int, source: Source, seats: tuple[int, ...], may_pass: bool) -> int:
    """One of these sides, or NOBODY. It is not asked if there is nothing to choose."""
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
