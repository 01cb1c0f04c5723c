"""What one seat may see of a game. Bots, terminals and clients get a view and nothing else.

A view reads the game on demand, so it costs nothing until it is used. It is valid until the next answer.
Of cards that the seat does not know, it shows the number and the backs. A view never reveals their ids.
"""

from __future__ import annotations

from typing import Any

from sixgun.cardgame import view as cardgame_view
from sixgun.cardgame.facts import Facts
from sixgun.duel.asks import Avoid, CardAsk
from sixgun.duel.catalogue import Catalogue
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
    """One character in play. Everything about them is public."""

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
        """The effect of this character, with its facts."""
        return self._game.character(self.fighter)

    @property
    def life(self) -> int:
        return self._game.fighter(self.fighter).life

    @property
    def max_life(self) -> int:
        return self._game.fighter(self.fighter).max_life

    @property
    def in_play(self) -> tuple[int, ...]:
        """The Equipment of this character."""
        return self._game.fighter(self.fighter).in_play

    @property
    def active(self) -> bool:
        """Does this character have the token? A lone character has it, and is also the Rearguard Character."""
        return self._game.player(self.seat).active == self.fighter

    @property
    def awake(self) -> bool:
        """Do the effects of this character and their Equipment act now? Effects that are always active do in any case.

        The Active Character is awake, unless the Rearguard Character is the target of something just now (26).
        """
        player = self._game.player(self.seat)
        rear_acts = self._game.state.awake >> self.seat & 1 and player.rear != NOBODY
        return self.fighter == (player.rear if rear_acts else player.active)

    @property
    def used_this_turn(self) -> bool:
        """Has this character's ability, which may be used once in a turn, been used in this one?"""
        return (self.slug, self.seat) in self._game.state.turn_marks


class SeatView(cardgame_view.SeatView[Game]):
    """One side as the viewer sees it."""

    __slots__ = ()

    @property
    def side(self) -> str:
        return SIDES[self.seat]

    @property
    def characters(self) -> list[CharacterView]:
        """The characters in play, from left to right. Empty before the first ones are revealed."""
        return [CharacterView(self._game, self.seat, fighter) for fighter in self._game.player(self.seat).line]

    @property
    def active(self) -> int:
        """The character with the token, or NOBODY before the first ones are revealed."""
        return self._game.player(self.seat).active

    @property
    def rear(self) -> int:
        """The Rearguard Character, or NOBODY if there is only one character."""
        return self._game.player(self.seat).rear

    @property
    def lone(self) -> bool:
        """Does this side have only one character left?"""
        return self._game.lone(self.seat)

    @property
    def hand_backs(self) -> tuple[str, ...]:
        """The backs of the hand cards, sorted. Everybody sees them (15)."""
        return tuple(sorted(self._game.face(card).back for card in self._game.player(self.seat).hand))

    @property
    def reserve_count(self) -> int:
        return len(self._game.player(self.seat).reserve)

    @property
    def reserve(self) -> tuple[str, ...]:
        """The characters in the viewer's own reserve, sorted by name, because nobody knows their order (1, 123).

        Empty for the opponent's reserve.
        """
        if self._viewer != self.seat:
            return ()
        return tuple(sorted(self._game.face(card).slug for card in self._game.player(self.seat).reserve))

    @property
    def fallen(self) -> tuple[str, ...]:
        """The eliminated characters."""
        state = self._game.state
        fallen = [n for n, fighter in enumerate(state.fighters) if fighter.out and side_of(n) == self.seat]
        return tuple(state.faces[n].slug for n in fallen)

    @property
    def deck_count(self) -> int:
        """The number of cards in the side's own deck. A side without cards there draws from the common deck."""
        return len(self._game.state.decks[self.seat])


class View(cardgame_view.CardView[Game, SeatView, Face]):
    """The game as one seat sees it. NOBODY is a spectator."""

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
        """The number of cards in the common deck."""
        return len(self._game.state.decks[COMMON])

    @property
    def common_back(self) -> str:
        """The back of the top card of the common deck, or an empty string."""
        common = self._game.state.decks[COMMON]
        return self._game.face(common[-1]).back if common else ""

    def is_target(self, target: int) -> bool:
        """Is this NOBODY or a character in play? The number may come from outside."""
        return target == NOBODY or any(target in player.line for player in self._game.state.players)

    @property
    def on_table(self) -> tuple[int, ...]:
        """The cards in the middle of the table, as in the General Store."""
        return self._game.state.on_table

    @property
    def options(self) -> Options:
        return self._game.options

    @property
    def bangs_played(self) -> int:
        """How many BANG! cards that count the player whose turn it is has played this turn."""
        state = self._game.state
        return state.turn_marks.get((BANGS, state.turn), 0)

    @property
    def bang_limit(self) -> int:
        """How many they may play, with the characters they have now."""
        return bang_limit(self._game, self._game.state.turn)

    def hand_limit(self, seat: int) -> int:
        """How many cards a seat may keep at the end of its turn. 0 before it has characters."""
        return hand_limit(self._game, seat) if self.player(seat).active != NOBODY else 0

    @property
    def may_swap(self) -> bool:
        """Does the player whose turn it is still have their free swap?"""
        return why_not_swap(self._game, self._game.state.turn) is None

    @property
    def may_reload(self) -> bool:
        """Can both players reload now?"""
        return reload_open(self._game)

    # Cards.

    @property
    def catalogue(self) -> Catalogue:
        """The sets in the game, with the effects by their slugs."""
        return self._game.catalogue

    def kind(self, card: int) -> Card:
        """The effect of a playing card that this seat knows, with its facts: colour, aim, hits and so on."""
        return self._game.catalogue.cards[self.face(card).slug]

    def effect_of(self, slug: str) -> Effect:
        """The card or character of this name, with its facts; an effect that does nothing if there is none."""
        return self._game.catalogue.effect(slug)

    def facts_of(self, slug: str) -> Facts:
        """The facts of a card or character. An unknown slug has the default facts."""
        return self._game.catalogue.facts(slug)

    # Questions and news.

    @property
    def ask(self) -> CardAsk | None:
        """The pending question, if it is for this seat."""
        ask = self._game.ask
        return ask if isinstance(ask, CardAsk) and ask.seat == self.seat else None

    def why_not(self, wish: Choice) -> Reason | None:
        """Why this seat cannot make this choice in answer to its question, or None if it can.

        Raises SixgunError if the seat is not asked, or if it would use a card that is not its own.
        """
        if self.ask is None:
            raise SixgunError("only the player who is being asked can ask why: wait for your next question")
        mine = (*self.me.hand, *(card for character in self.characters for card in character.in_play))
        named = wish.card in mine or (wish.card == NO_CARD and bool(wish.what))
        held = wish.verb not in ("play", "discard") or wish.card in self.me.hand
        seen = wish.card == NO_CARD or self.knows(wish.card)
        if not held or not seen or (wish.verb in ("reload", "use") and not named):
            raise SixgunError("ask only about your own hand cards, or about cards in play")
        return why_not(self._game, self.seat, self.ask, wish)

    def to_data(self) -> dict[str, Any]:
        """The whole view as plain data, with faces as texts."""
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
        """One side as plain data. Written out by hand, because bots and tests use it often."""
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
