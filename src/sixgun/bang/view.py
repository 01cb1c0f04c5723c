"""What one seat may see of a game. Bots, terminals and clients get a view and nothing else.

A view reads the game on demand, so it costs nothing until it is used. It is valid until the next answer.
Cards that the seat does not know are only counted. A view never reveals their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.bang.asks import DISCARD, PLAY, CardAsk, Dodge
from sixgun.bang.catalogue import NO_EFFECT
from sixgun.bang.effect import Card, Effect, Reason
from sixgun.bang.faces import Face
from sixgun.bang.game import Game
from sixgun.bang.options import Options
from sixgun.bang.player_summary import PlayerSummary, player_summary, spectator_summary
from sixgun.bang.rules.distance import distances, reach
from sixgun.bang.rules.legal_plays import why_not
from sixgun.bang.rules.shooting import bang_limit
from sixgun.bang.rules.turn import hand_limit
from sixgun.cardgame import view as cardgame_view
from sixgun.cardgame.facts import Facts
from sixgun.kernel.ask import NO_CARD, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import PUBLIC, hidden_from


class SeatView(cardgame_view.SeatView[Game]):
    """One player as the viewer sees them."""

    __slots__ = ()

    @property
    def role(self) -> str:
        """The role, or an empty string if the viewer does not know it."""
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
        """The face-down character cards of this player that the viewer knows."""
        return tuple(card for card in self._game.player(self.seat).spare if self._game.knows(self._viewer, card))


class View(cardgame_view.CardView[Game, SeatView, Face]):
    """The game as one seat sees it. NOBODY is a spectator."""

    __slots__ = ()

    seat_view = SeatView

    # The table.

    def summary(self, seat: int) -> PlayerSummary:
        """All that this seat sees of one player."""
        return player_summary(self._game.state, self.seat, seat)

    def summaries(self, mine: PlayerSummary | None = None) -> tuple[PlayerSummary, ...]:
        """The summaries of all players. `mine` is the viewer's own, if they already have it."""
        state, viewer = self._game.state, self.seat
        bit = 1 << viewer if viewer >= 0 else 0
        kept = self._game.spectator_summaries
        found = []
        for seat, player in enumerate(state.players):
            if seat == viewer and mine is not None:
                found.append(mine)
                continue
            plain = kept[seat]
            if plain is None or plain.player is not player or plain.version != player.version:
                plain = kept[seat] = spectator_summary(state, seat, player)
            found.append(player_summary(state, viewer, seat) if plain.more & bit else plain.summary)
        return tuple(found)

    @property
    def deck_count(self) -> int:
        return len(self._game.state.deck)

    @property
    def on_table(self) -> tuple[int, ...]:
        """The cards in the middle of the table that this seat sees, as in the General Store."""
        return tuple(card for card in self._game.state.on_table if self.knows(card))

    @property
    def placed_this_turn(self) -> tuple[int, ...]:
        """The cards that were put into play this turn."""
        return self._game.state.placed_this_turn

    @property
    def event(self) -> str:
        """The event in force, or an empty string."""
        return self._game.state.event

    @property
    def next_event(self) -> str:
        """The next event, which is face up on its deck, or an empty string (7)."""
        events = self._game.state.events
        return self._game.face(events[0]).slug if events and self.knows(events[0]) else ""

    @property
    def events_left(self) -> int:
        """The number of events still to come."""
        return len(self._game.state.events)

    @property
    def event_marker(self) -> int:
        """The seat before whose turn the next event is turned up."""
        return self._game.state.marker

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets in this game."""
        return tuple(self._game.catalogue.sets)

    @property
    def options(self) -> Options:
        return self._game.options

    @property
    def bangs_played(self) -> int:
        """How many BANG! cards the player whose turn it is has played this turn."""
        state = self._game.state
        return state.turn_marks.get(("bang", state.turn), 0)

    def bang_limit(self, seat: int) -> int:
        """How many BANG! cards a seat may play in its turn, with the effects that act now."""
        return bang_limit(self._game, seat)

    def hand_limit(self, seat: int) -> int:
        """How many cards a seat may keep at the end of its turn."""
        return max(0, hand_limit(self._game, seat))

    # Cards and distances.

    def kind(self, card: int) -> Card:
        """The effect of a playing card that this seat knows, with its facts: colour, aim, reach and so on."""
        return self._game.catalogue.cards[self.face(card).slug]

    @property
    def card_kinds(self) -> Mapping[str, Card]:
        """All playing cards of this game by their slugs, with their facts."""
        return self._game.catalogue.cards

    def effect_of(self, slug: str) -> Effect:
        """The card, character or event of this name, with its facts; an effect that does nothing if there is none."""
        return self._game.catalogue.effects.get(slug, NO_EFFECT)

    def facts_of(self, slug: str) -> Facts:
        """The facts of a card, character or event of this game. An unknown slug has the default facts."""
        return self._game.catalogue.facts(slug)

    def distance(self, viewer: int, seen: int) -> int:
        """The distance at which one seat sees another."""
        row = self._game.index.figures.distances[viewer]  # usually cached
        return (row or distances(self._game, viewer))[seen]

    def reach(self, seat: int) -> int:
        """How far a seat can shoot."""
        return reach(self._game, seat)

    # Questions and news.

    @property
    def ask(self) -> CardAsk | None:
        """The pending question, if it is for this seat."""
        ask = self._game.ask
        return ask if isinstance(ask, CardAsk) and ask.seat == self.seat else None

    def why_not(self, wish: Choice) -> Reason | None:
        """Why this seat cannot make this choice in answer to its question, or None if it can.

        Raises SixgunError if the seat is not asked, or if it does not know the card, or plays one it does not hold.
        """
        ask = self.ask
        seen = wish.card == NO_CARD or self.knows(wish.card)
        if ask is None or not seen or (wish.verb in (PLAY, DISCARD) and wish.card not in self.me.hand):
            raise SixgunError(
                "only the player who is asked can ask why, and only about cards they see: "
                "wait for your own phase 2, or for your next question"
            )
        return why_not(self._game, self.seat, ask, wish)

    def to_data(self) -> dict[str, Any]:
        """The whole view as plain data, with faces as texts."""
        state = self._game.state
        faces, hidden = state.faces, hidden_from(state.seen, self.seat)
        ask = self.ask
        seats = []
        for player in state.players:
            role = player.role
            seats.append(
                {
                    "role": "" if hidden[role] else faces[role].slug,
                    "characters": list(player.characters),
                    "life": player.life,
                    "max_life": player.max_life,
                    "out": player.out,
                    "hand_count": len(player.hand),
                    "hand": [faces[card].text for card in player.hand if not hidden[card]],
                    "in_play": [faces[card].text for card in player.in_play],
                    "spare": [faces[card].text for card in player.spare if not hidden[card]],
                }
            )
        return {
            "seat": self.seat,
            "turn": state.turn,
            "number": state.turn_number,
            "phase": state.phase,
            "deck": len(state.deck),
            "discard": [faces[card].text for card in state.discard],
            "table": [faces[card].text for card in state.on_table if not hidden[card]],
            "event": state.event,
            "next_event": faces[state.events[0]].slug if state.events else "",
            "events": len(state.events),
            "seats": seats,
            "asked": self.asked,
            "ask": ask.kind if ask else "",
            "needed": ask.shot.needed if isinstance(ask, Dodge) else 0,
            "outcome": state.outcome.to_data() if state.outcome else None,
        }
