"""What one seat may look at. Bots, terminals and clients get this and nothing else of a game.

A view reads the game when it is asked, so it costs nothing until somebody looks; it is good until the next answer.
Cards that the seat does not know are counts and backs: their ids never come out.
"""

from __future__ import annotations

from typing import Any

from sixgun.cardgame import view as kernel
from sixgun.cardgame.facts import Facts
from sixgun.duel.asks import Avoid, CardAsk
from sixgun.duel.effect import Card, Character, Effect, Reason
from sixgun.duel.faces import SIDES, Face, side_of
from sixgun.duel.game import Game
from sixgun.duel.options import Options
from sixgun.duel.rules.legal_plays import BANGS, bang_limit, why_not
from sixgun.duel.rules.reloading import reload_open
from sixgun.duel.rules.swapping import why_not_swap
from sixgun.duel.rules.turn import hand_limit
from sixgun.duel.state import COMMON
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import PUBLIC


class CharacterView:
    """One character in play; everything about him is public."""

    __slots__ = ("_game", "fighter", "seat")

    def __init__(self, game: Game, seat: int, fighter: int) -> None:
        self._game = game
        self.seat = seat
        self.fighter = fighter

    @property
    def slug(self) -> str:
        return self._game.face(self.fighter).slug

    @property
    def kind(self) -> Character:
        """His facts."""
        return self._game.character(self.fighter)

    @property
    def life(self) -> int:
        return self._game.fighter(self.fighter).life

    @property
    def max_life(self) -> int:
        return self._game.fighter(self.fighter).max_life

    @property
    def in_play(self) -> tuple[int, ...]:
        """His Equipment."""
        return self._game.fighter(self.fighter).in_play

    @property
    def active(self) -> bool:
        """Has he the token? A lone character has it, and is his own rearguard."""
        return self._game.player(self.seat).active == self.fighter


class SeatView(kernel.SeatView[Game]):
    """One side as the viewer sees it."""

    __slots__ = ()

    @property
    def side(self) -> str:
        return SIDES[self.seat]

    @property
    def characters(self) -> list[CharacterView]:
        """The characters in play, from left to right; none before the first ones are shown."""
        return [CharacterView(self._game, self.seat, fighter) for fighter in self._game.player(self.seat).line]

    @property
    def active(self) -> int:
        """The character with the token, or NOBODY before the first ones are shown."""
        return self._game.player(self.seat).active

    @property
    def rear(self) -> int:
        """The Rearguard Character, or NOBODY if there is one character only."""
        return self._game.player(self.seat).rear

    @property
    def lone(self) -> bool:
        """Is there one character left?"""
        return self._game.lone(self.seat)

    @property
    def hand_backs(self) -> tuple[str, ...]:
        """The backs of the hand cards, sorted: everybody sees them (15)."""
        return tuple(sorted(self._game.face(card).back for card in self._game.player(self.seat).hand))

    @property
    def reserve_count(self) -> int:
        return len(self._game.player(self.seat).reserve)

    @property
    def reserve(self) -> tuple[str, ...]:
        """Who is in one's own reserve, sorted by name: nobody knows the order, the opponent nothing at all (1, 123)."""
        if self._viewer != self.seat:
            return ()
        return tuple(sorted(self._game.face(card).slug for card in self._game.player(self.seat).reserve))

    @property
    def fallen(self) -> tuple[str, ...]:
        """The characters that have been eliminated."""
        state = self._game.state
        fallen = [n for n, fighter in enumerate(state.fighters) if fighter.out and side_of(n) == self.seat]
        return tuple(state.faces[n].slug for n in fallen)

    @property
    def deck_count(self) -> int:
        """What is left of the side's own deck; if nothing, it uses the common one."""
        return len(self._game.state.decks[self.seat])


class View(kernel.CardView[Game, SeatView, Face]):
    """The table as one seat sees it; NOBODY is an onlooker."""

    __slots__ = ()

    seat_view = SeatView

    # The table.

    @property
    def characters(self) -> list[CharacterView]:
        """All characters in play."""
        return [character for side in self.seats for character in side.characters]

    def character(self, fighter: int) -> CharacterView:
        """A character who is or was in play."""
        self.face(fighter)
        return CharacterView(self._game, side_of(fighter), fighter)

    @property
    def common_count(self) -> int:
        """The cards of the common deck."""
        return len(self._game.state.decks[COMMON])

    @property
    def common_back(self) -> str:
        """The back that is seen on top of the common deck, or an empty text."""
        common = self._game.state.decks[COMMON]
        return self._game.face(common[-1]).back if common else ""

    @property
    def on_table(self) -> tuple[int, ...]:
        """Cards in limbo, as in the General Store."""
        return self._game.state.on_table

    @property
    def options(self) -> Options:
        return self._game.options

    @property
    def bangs_played(self) -> int:
        """How many BANG! cards the turn player has played in this turn, without those that do not count."""
        state = self._game.state
        return state.turn_marks.get((BANGS, state.turn), 0)

    @property
    def bang_limit(self) -> int:
        """How many he may play, as his characters stand now."""
        return bang_limit(self._game, self._game.state.turn)

    def hand_limit(self, seat: int) -> int:
        """How many cards a seat may keep; none before it has characters."""
        return hand_limit(self._game, seat) if self.player(seat).active != NOBODY else 0

    @property
    def may_swap(self) -> bool:
        """Has the turn player his free swap still to make?"""
        return why_not_swap(self._game, self._game.state.turn) is None

    @property
    def may_reload(self) -> bool:
        """Is reloading open to both players?"""
        return reload_open(self._game)

    # Cards.

    def kind(self, card: int) -> Card:
        """The facts of a known playing card: colour, aim, hits, avoids …"""
        return self._game.catalogue.cards[self.face(card).slug]

    def effect_of(self, slug: str) -> Effect:
        """The card or character of this name, with its facts; an effect that does nothing if there is none."""
        return self._game.catalogue.effect(slug)

    def facts_of(self, slug: str) -> Facts:
        """What is known about a card or character; plain facts if there is none of this name."""
        return self._game.catalogue.facts(slug)

    # Questions and news.

    @property
    def ask(self) -> CardAsk | None:
        """The question to this seat, if it is the one that is asked."""
        ask = self._game.ask
        return ask if isinstance(ask, CardAsk) and ask.seat == self.seat else None

    def why_not(self, wish: Choice) -> Reason | None:
        """Why a card of this seat cannot be played or reloaded like this, its token not moved, or why something cannot
        be used, in answer to its question."""
        if self.ask is None:
            raise SixgunError("only who is asked something can ask why something is not possible")
        mine = (*self.me.hand, *(card for character in self.characters for card in character.in_play))
        named = wish.card in mine or (wish.card == NO_CARD and bool(wish.what))
        if (wish.verb == "play" and wish.card not in self.me.hand) or (wish.verb in ("reload", "use") and not named):
            raise SixgunError("only one's own hand card, or a card in play, can be asked about")
        return why_not(self._game, self.seat, self.ask, wish)

    def to_data(self) -> dict[str, Any]:
        """The whole view in plain data, faces as texts."""
        state = self._game.state
        faces, ask = state.faces, self.ask
        return {
            "seat": self.seat,
            "turn": state.turn,
            "number": state.turn_number,
            "phase": state.phase,
            "seats": [self._side_data(seat) for seat in range(len(SIDES))],
            "common": self.common_count,
            "common_back": self.common_back,
            "discard": [faces[card].text for card in state.discard],
            "table": [faces[card].text for card in state.on_table],
            "bangs": self.bangs_played,
            "marks": sorted([name, seat, n] for (name, seat), n in state.turn_marks.items()),
            "asked": self.asked,
            "ask": ask.kind if ask else "",
            "about": faces[ask.subject].slug if ask and ask.subject != NOBODY else "",
            "tried": list(ask.hit.tried) if isinstance(ask, Avoid) else [],
            "outcome": state.outcome.to_data() if state.outcome else None,
        }

    def _side_data(self, seat: int) -> dict[str, Any]:
        """One side; written out, because bots and tests ask for it often."""
        state = self._game.state
        faces, seen = state.faces, state.seen
        player = state.players[seat]
        bit = 1 << self.seat if self.seat != NOBODY else 0
        characters = []
        for number in player.line:
            fighter = state.fighters[number]
            characters.append(
                {
                    "character": faces[number].slug,
                    "life": fighter.life,
                    "max_life": fighter.max_life,
                    "active": number == player.active,
                    "in_play": [faces[card].text for card in fighter.in_play],
                }
            )
        return {
            "side": SIDES[seat],
            "characters": characters,
            "hand_count": len(player.hand),
            "hand_backs": sorted([faces[card].back for card in player.hand]),
            "hand": [faces[card].text for card in player.hand if seen[card] == PUBLIC or seen[card] & bit],
            "reserve_count": len(player.reserve),
            "reserve": sorted([faces[card].slug for card in player.reserve]) if seat == self.seat else [],
            "fallen": list(self.player(seat).fallen),
            "deck": len(state.decks[seat]),
        }
