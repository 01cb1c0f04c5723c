"""What one seat may look at. Bots, terminals and clients get this and nothing else of a game.

A view reads the game when it is asked, so it costs nothing until somebody looks; it is good until the next answer.
Cards that the seat does not know are counts: their ids never come out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixgun.bang.asks import USE, CardAsk, Dodge
from sixgun.bang.catalogue import NO_EFFECT
from sixgun.bang.effect import Card, Effect, Reason
from sixgun.bang.faces import Face
from sixgun.bang.game import Game
from sixgun.bang.options import Options
from sixgun.bang.rules.distance import distances, reach
from sixgun.bang.rules.legal_plays import why_not
from sixgun.bang.state import Player, State
from sixgun.cardgame import view as kernel
from sixgun.cardgame.facts import Facts
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import PUBLIC


@dataclass(slots=True)
class PlayerSummary:
    """All that a viewer sees of one player, in one go: for those who look at everything at every question.

    `hand` are the hand cards that he knows, with `held` as their faces; `shown` are the faces of `in_play`.
    """

    seat: int
    role: str
    characters: tuple[str, ...]
    life: int
    max_life: int
    out: bool
    hand_count: int
    hand: tuple[int, ...]
    held: tuple[Face, ...]
    in_play: tuple[int, ...]
    shown: tuple[Face, ...]


def _summary(
    faces: tuple[Face, ...], seen: bytearray, viewer: int, bit: int, seat: int, player: Player
) -> PlayerSummary:
    """What a viewer, who has this bit in masks, sees of a player."""
    role, hand, in_play = player.role, player.hand, player.in_play
    known: tuple[int, ...] = ()
    if seat == viewer:
        known = hand
    else:
        for card in hand:
            if seen[card] & bit or seen[card] == PUBLIC:
                # Only now: mostly nothing is known of a hand.
                known = tuple([card for card in hand if seen[card] & bit or seen[card] == PUBLIC])
                break
    # Filled in here: a call of the constructor takes as long as all of this.
    found = PlayerSummary.__new__(PlayerSummary)
    found.seat = seat
    found.role = faces[role].slug if seen[role] & bit or seen[role] == PUBLIC else ""
    found.characters = player.characters
    found.life = player.life
    found.max_life = player.max_life
    found.out = player.out
    found.hand_count = len(hand)
    found.hand = known
    found.held = tuple([faces[card] for card in known]) if known else ()
    found.in_play = in_play
    found.shown = tuple([faces[card] for card in in_play]) if in_play else ()
    return found


def _sight(state: State, seat: int, player: Player) -> tuple[int, PlayerSummary]:
    """What an onlooker sees of a player, and a bit mask of the seats that see more.

    It is kept with him, because all seats look at all players at all questions. Who changes him then gets a copy, as
    if a copy of the state shared him: so it costs nothing where nobody looks.
    """
    faces, seen = state.faces, state.seen
    more = 1 << seat
    for card in (player.role, *player.hand):
        if seen[card] != PUBLIC:
            more |= seen[card]
    found: tuple[int, PlayerSummary] = (more, _summary(faces, seen, NOBODY, 0, seat, player))
    player.sight = found
    state.unshared &= ~(1 << seat)
    return found


class SeatView(kernel.SeatView[Game]):
    """One player as the viewer sees him."""

    __slots__ = ()

    @property
    def role(self) -> str:
        """The role, or an empty text if the viewer does not know it."""
        card = self._game.player(self.seat).role
        return self._game.face(card).slug if self._game.knows(self._viewer, card) else ""

    @property
    def role_shown(self) -> bool:
        """Does the whole table know the role?"""
        return self._game.state.seen[self._game.player(self.seat).role] == PUBLIC

    @property
    def characters(self) -> tuple[str, ...]:
        return self._game.player(self.seat).characters

    @property
    def life(self) -> int:
        return self._game.player(self.seat).life

    @property
    def max_life(self) -> int:
        return self._game.player(self.seat).max_life

    @property
    def out(self) -> bool:
        return self._game.player(self.seat).out

    @property
    def in_play(self) -> tuple[int, ...]:
        return self._game.player(self.seat).in_play

    @property
    def spare(self) -> tuple[int, ...]:
        """The hidden characters that the viewer knows."""
        return tuple(card for card in self._game.player(self.seat).spare if self._game.knows(self._viewer, card))


class View(kernel.CardView[Game, SeatView, Face]):
    """The table as one seat sees it; NOBODY is an onlooker."""

    __slots__ = ()

    seat_view = SeatView

    # The table.

    def summary(self, seat: int) -> PlayerSummary:
        """All that is to be seen of one player."""
        state, viewer = self._game.state, self.seat
        return _summary(state.faces, state.seen, viewer, 1 << viewer if viewer >= 0 else 0, seat, state.players[seat])

    def summaries(self, mine: PlayerSummary | None = None) -> tuple[PlayerSummary, ...]:
        """All players at once; `mine` if the viewer has looked at himself already."""
        state, viewer = self._game.state, self.seat
        faces, seen, bit = state.faces, state.seen, 1 << viewer if viewer >= 0 else 0
        found = []
        for seat, player in enumerate(state.players):
            if seat == viewer and mine is not None:
                found.append(mine)
                continue
            more, plain = player.sight or _sight(state, seat, player)
            found.append(_summary(faces, seen, viewer, bit, seat, player) if more & bit else plain)
        return tuple(found)

    @property
    def deck_count(self) -> int:
        return len(self._game.state.deck)

    @property
    def on_table(self) -> tuple[int, ...]:
        """Cards in limbo that this seat sees, as in the General Store."""
        return tuple(card for card in self._game.state.on_table if self.knows(card))

    @property
    def placed_this_turn(self) -> tuple[int, ...]:
        """The cards put into play in this turn."""
        return self._game.state.placed_this_turn

    @property
    def event(self) -> str:
        """The event that is on, or an empty text."""
        return self._game.state.event

    @property
    def next_event(self) -> str:
        """The event that comes next, which lies open, or an empty text (7)."""
        events = self._game.state.events
        return self._game.face(events[0]).slug if events and self.knows(events[0]) else ""

    @property
    def events_left(self) -> int:
        """How many events are still to come."""
        return len(self._game.state.events)

    @property
    def marker(self) -> int:
        """The seat before whose turns an event is turned up."""
        return self._game.state.marker

    @property
    def sets(self) -> tuple[str, ...]:
        """The boxes that are in the game."""
        return tuple(self._game.catalogue.sets)

    @property
    def options(self) -> Options:
        return self._game.options

    @property
    def bangs_played(self) -> int:
        """How many BANG! cards the turn player has played in this turn."""
        state = self._game.state
        return state.turn_marks.get(("bang", state.turn), 0)

    # Cards and distances.

    def kind(self, card: int) -> Card:
        """The facts of a known playing card: colour, aim, missed, weapon …"""
        return self._game.catalogue.cards[self.face(card).slug]

    @property
    def card_kinds(self) -> Mapping[str, Card]:
        """All playing cards of this game by their slugs, with their facts."""
        return self._game.catalogue.cards

    def effect_of(self, slug: str) -> Effect:
        """The card, character or event of this name, with its facts; an effect that does nothing if there is none."""
        return self._game.catalogue.effects.get(slug, NO_EFFECT)

    def facts_of(self, slug: str) -> Facts:
        """What is known about a card, character or event of this game; plain facts if there is none of this name."""
        return self._game.catalogue.facts(slug)

    def distance(self, viewer: int, seen: int) -> int:
        row = self._game.index.figures.get(viewer)  # mostly it has been measured before
        far: int = (row or distances(self._game, viewer))[seen]
        return far

    def reach(self, seat: int) -> int:
        return reach(self._game, seat)

    # Questions and news.

    @property
    def ask(self) -> CardAsk | None:
        """The question to this seat, if it is the one that is asked."""
        ask = self._game.ask
        return ask if isinstance(ask, CardAsk) and ask.seat == self.seat else None

    def why_not(self, wish: Choice) -> Reason | None:
        """Why a hand card of this seat cannot be played like this in its own phase 2, or why something cannot be used
        in answer to its question."""
        held = wish.card in self.me.hand and self.ask is not None and self.ask.kind == "play"
        if self.ask is None or not (held or wish.verb == USE):
            raise SixgunError("only a hand card in one's own phase 2, or what might be used, can be asked about")
        return why_not(self._game, self.seat, self.ask, wish)

    def to_data(self) -> dict[str, Any]:
        """The whole view in plain data, faces as texts."""
        state = self._game.state
        faces, seen = state.faces, state.seen
        bit = 1 << self.seat if self.seat != NOBODY else 0
        ask = self.ask
        seats = []
        for player in state.players:
            role = player.role
            seats.append(
                {
                    "role": faces[role].slug if seen[role] == PUBLIC or seen[role] & bit else "",
                    "characters": list(player.characters),
                    "life": player.life,
                    "max_life": player.max_life,
                    "out": player.out,
                    "hand_count": len(player.hand),
                    "hand": [faces[card].text for card in player.hand if seen[card] == PUBLIC or seen[card] & bit],
                    "in_play": [faces[card].text for card in player.in_play],
                    "spare": [faces[card].text for card in player.spare if seen[card] == PUBLIC or seen[card] & bit],
                }
            )
        return {
            "seat": self.seat,
            "turn": state.turn,
            "number": state.turn_number,
            "phase": state.phase,
            "deck": len(state.deck),
            "discard": [faces[card].text for card in state.discard],
            "table": [faces[card].text for card in state.on_table if seen[card] == PUBLIC or seen[card] & bit],
            "event": state.event,
            "next_event": faces[state.events[0]].slug if state.events else "",
            "events": len(state.events),
            "seats": seats,
            "asked": self.asked,
            "ask": ask.kind if ask else "",
            "needed": ask.shot.needed if isinstance(ask, Dodge) else 0,
            "outcome": state.outcome.to_data() if state.outcome else None,
        }
