"""A running game of BANG!: the shared card game with an index of the effects that act now."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final, Self

from sixgun.bang.asks import CardAsk, Play, allowed, offered
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Card, Character, Effect
from sixgun.bang.effect_index import EffectIndex, each_effect, index_of
from sixgun.bang.faces import CHARACTER, EVENT, Face
from sixgun.bang.hook_numbers import FORBID_CHOICE, MODIFY_DIRECTION, MODIFY_DISTANCE, MODIFY_SUIT, SUSPENDS
from sixgun.bang.options import Options
from sixgun.bang.player_summary import SpectatorSummary
from sixgun.bang.rules.refusals import why_not_asked
from sixgun.bang.rules.turn import run
from sixgun.bang.state import REVEAL, SETUP, Player, State
from sixgun.cardgame.game import CardGame
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.hidden_cards import unseen
from sixgun.kernel.reason import Reason
from sixgun.kernel.steps import Interjection

if TYPE_CHECKING:
    from sixgun.cardgame.game_type import AnyGameType

FIGURES: Final = (MODIFY_DISTANCE,)
"""The hooks that the cached figures of a table depend on."""


class Game(CardGame[State]):
    """A game of BANG!."""

    __slots__ = ("_base_index", "_figure_cache", "catalogue", "index", "options", "spectator_summaries")

    def __init__(
        self, state: State, catalogue: Catalogue, options: Options, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, catalogue, options, forkable=forkable, collect_news=collect_news)
        self.catalogue = catalogue
        self.options = options
        self._figure_cache = catalogue.figure_cache(options, FIGURES)
        self.index: EffectIndex = self._indexed()
        self._base_index = self.index
        self.spectator_summaries: list[SpectatorSummary | None] = [None] * len(state.players)

    @property
    def type(self) -> AnyGameType:
        from sixgun.bang.game_type import BANG

        return BANG

    @property
    def packs(self) -> tuple[Any, ...]:
        return self.catalogue.packs

    def share_with_fork(self, origin: Any) -> None:
        self.catalogue = origin.catalogue
        self.options = origin.options
        self._figure_cache = origin._figure_cache
        self.index = self._base_index = origin._base_index
        self.spectator_summaries = origin.spectator_summaries

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        return run(self, first)

    def begin_step(self) -> None:
        state = self.state
        state.busy = 0
        if state.step_marks:
            state.step_marks = {}
        if self.forkable or self._resuming:
            self._base_index = self.index
            super().begin_step()

    def permitted(self, ask: CardAsk, choices: list[Choice]) -> list[Choice]:
        return allowed(self, ask, choices) if self.index.all_seats[FORBID_CHOICE] else choices

    def why_not_asked(self, ask: CardAsk, wish: Choice) -> Reason | None:
        return why_not_asked(ask, wish)

    def standing_offers(self, seat: int) -> list[Choice]:
        return allowed(self, Play(self, seat), offered(self, seat, self.ask)) if self.ask else []

    def with_open_cards(self) -> Self:
        clone = super().with_open_cards()
        clone.spectator_summaries = [None] * len(clone.state.players)
        return clone

    # Looking things up.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def face(self, card: int) -> Face:
        return self.state.faces[card]

    def kind(self, card: int) -> Card:
        """The effect of a playing card."""
        return self.catalogue.kinds[self.state.faces[card].kind_number]

    def role(self, seat: int) -> str:
        return self.state.faces[self.state.players[seat].role].slug

    def suit(self, card: int) -> str:
        """The suit that a card counts as now, after effects."""
        suit = self.state.faces[card].suit
        for me, effect in self.index.all_seats[MODIFY_SUIT]:
            suit = effect.modify_suit(self, me, card, suit)
        return suit

    def seats_in_play(self) -> list[int]:
        """The seats of players who are not eliminated, in seat order."""
        return [seat for seat, player in enumerate(self.state.players) if not player.out]

    def others_in_play(self, seat: int) -> list[int]:
        """The other seats in play, clockwise from the left neighbour."""
        players = self.state.players
        found = [other for other in range(seat + 1, len(players)) if not players[other].out]
        for other in range(seat):
            if not players[other].out:
                found.append(other)
        return found

    def count_in_play(self) -> int:
        """The number of players who are not eliminated. `seats_mask` has a bit for each, and one for the table size."""
        return self.index.seats_mask.bit_count() - 1

    def in_turn(self, seat: int) -> bool:
        """Is it this seat's turn? The turn begins after the event card is turned up (1)."""
        return self.state.turn == seat and self.state.phase != REVEAL

    def direction(self) -> int:
        """The direction in which turns pass: 1 to the left, -1 to the right."""
        step = 1
        for me, effect in self.index.all_seats[MODIFY_DIRECTION]:
            step = effect.modify_direction(self, me, step)
        return step

    # Effects.

    def each_effect(self, hook: int) -> Iterable[tuple[int, Effect]]:
        """The effects that override a hook, in the order of play. Changes made by an effect apply to the next ones."""
        return each_effect(self, hook, self.state.turn) if self.index.all_seats[hook] else ()

    def each_own_effect(self, hook: int, seat: int) -> Iterable[tuple[int, Effect]]:
        """The same, but only for the event and the effects in front of one seat."""
        return each_effect(self, hook, seat) if self.index.own[seat][hook] else ()

    def card_entered(self, seat: int, kind: Card) -> None:
        """Update the index after a card has been put in front of a seat, behind the cards already there."""
        if self.index.all_seats[SUSPENDS]:
            self._reindex_seat(seat)
        else:
            self.index = self.index.with_card(seat, kind)

    def card_left(self, seat: int, card: int) -> None:
        """Update the index after a card has left play. Cards of an eliminated player did not act."""
        if self.index.all_seats[SUSPENDS]:
            self._reindex_seat(seat)
        elif not self.state.players[seat].out:
            self.index = self.index.without_card(seat, self.kind(card))

    def _reindex_seat(self, seat: int) -> None:
        effects = self._effects_of(seat, self.index.all_seats[SUSPENDS])
        self.index = self.index.with_seat(seat, effects, self.index.seats_mask)

    def seat_in_or_out(self, seat: int) -> None:
        """Update the index after a player is eliminated or comes back. All distances change too."""
        if not self.catalogue.suspenders.isdisjoint(self.state.players[seat].characters):
            self.index = self._indexed()
        else:
            effects = self._effects_of(seat, self.index.all_seats[SUSPENDS])
            self.index = self.index.with_seat(seat, effects, self.index.seats_mask ^ 1 << seat)

    def characters_changed(self, seat: int) -> None:
        """Update the index after a player's character changed, or they gained or lost a borrowed ability."""
        suspending = any(me == seat for me, _ in self.index.all_seats[SUSPENDS])
        if suspending or not self.catalogue.suspenders.isdisjoint(self.state.players[seat].characters):
            self.rebuild_index()
        else:
            self._reindex_seat(seat)

    def event_changed(self) -> None:
        """Update the index after the event in force changed."""
        if self.index.all_seats[SUSPENDS] or self.state.event in self.catalogue.suspenders:
            self.rebuild_index()
        else:
            self.index = self.index.with_event(self._effects_of(NOBODY, []))

    def rebuild_index(self) -> None:
        """Build the index again, because anything may have changed."""
        self.index = self._indexed()

    def turn_to(self, seat: int) -> None:
        """Give the turn to a seat. The index may change, because a character may suspend cards in some turns only."""
        self.state.turn = seat
        suspenders = self.index.all_seats[SUSPENDS]
        if suspenders and suspenders[-1][0] != NOBODY:
            for other in range(len(self.state.players)):
                effects = self._effects_of(other, suspenders)
                if not self.index.matches(other, effects):
                    self.index = self.index.with_seat(other, effects, self.index.seats_mask)

    def _indexed(self) -> EffectIndex:
        players = self.state.players
        present = sum([1 << seat for seat in self.seats_in_play()], 1 << len(players))
        if self.state.phase == SETUP and not any(player.characters for player in players):
            return index_of([()] * (len(players) + 1), present, self._figure_cache)  # nobody has a character yet
        suspenders = self._suspenders()
        seats = [*range(len(players)), NOBODY]
        return index_of([self._effects_of(seat, suspenders) for seat in seats], present, self._figure_cache)

    def _suspenders(self) -> list[tuple[int, Effect]]:
        """The event and the characters that may suspend other effects. The event may suspend these characters too."""
        state, slugs = self.state, self.catalogue.suspenders
        found: list[tuple[int, Effect]] = []
        if state.event in slugs:
            found.append((NOBODY, self.catalogue.events[state.event]))
        for seat, player in enumerate(state.players):
            if not player.out and not slugs.isdisjoint(player.characters):
                own = self._effects_of(seat, found[:1] if state.event in slugs else [])
                found += [(seat, effect) for effect in own if isinstance(effect, Character) and effect.slug in slugs]
        return found

    def _effects_of(self, seat: int, suspenders: list[tuple[int, Effect]]) -> tuple[Effect, ...]:
        """The effects that act in front of a seat: characters, then cards. For NOBODY, the event.

        Suspended effects are left out. An event may suspend characters and cards, a character only cards.
        """
        state = self.state
        catalogue = self.catalogue
        if seat == NOBODY:
            return (catalogue.events[state.event],) if state.event else ()
        player = state.players[seat]
        if player.out:
            return ()
        characters: list[Effect] = [catalogue.characters[slug] for slug in player.characters]
        cards: list[Effect] = [catalogue.kinds[state.faces[card].kind_number] for card in player.in_play]
        for me, by in suspenders:
            if me == NOBODY:
                characters = [effect for effect in characters if not by.suspends(self, me, effect, seat)]
            cards = [effect for effect in cards if not by.suspends(self, me, effect, seat)]
        return (*characters, *cards)

    # Hidden cards.

    def hidden_groups(self, seat: int) -> list[list[int]]:
        state = self.state
        places = [*state.deck, *state.on_table]
        for player in state.players:
            places += player.hand
        roles = [player.role for player in state.players]
        groups = [unseen(state.seen, places, seat), unseen(state.seen, roles, seat)]
        spare = [card for player in state.players for card in player.spare]
        if spare or state.events:
            groups += self._hidden_characters_and_events(seat, spare)
        return groups

    def _hidden_characters_and_events(self, seat: int, spare: list[int]) -> list[list[int]]:
        """Groups of hidden cards: characters, ordinary events, and final events.

        Each group includes the cards that this game does not use, because nobody knows which ones were dealt.
        """
        state = self.state
        taken = {slug for player in state.players for slug in player.characters}
        unused: dict[str, list[int]] = {CHARACTER: [], EVENT: []}
        for card in range(state.players[-1].role + 1, len(state.faces)):
            if card not in spare and card not in state.events and not self.knows(seat, card):
                unused[state.faces[card].back].append(card)
        characters = [card for card in spare if not self.knows(seat, card)]
        characters += [card for card in unused[CHARACTER] if state.faces[card].slug not in taken]
        plain: list[int] = []
        final: list[int] = []
        for card in (*state.events, *unused[EVENT]):
            kind = self.catalogue.events[state.faces[card].slug]
            if kind.slug == state.event:
                continue
            if not self.knows(seat, card) and not (kind.extra and self.options.short_events):
                (final if kind.final else plain).append(card)
        return [characters, plain, final]
