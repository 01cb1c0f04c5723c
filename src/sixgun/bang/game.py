"""A running game of BANG!: the kernel's game with the effects of this one."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Final, Self

from sixgun.bang.asks import Play, allowed, offered
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import TABLE_HOOKS, Card, Character, Effect
from sixgun.bang.faces import CHARACTER, EVENT, Face
from sixgun.bang.options import Options
from sixgun.bang.rules.turn import run
from sixgun.bang.state import Player, State
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.game import Game as KernelGame
from sixgun.kernel.game import Interjection
from sixgun.kernel.hooks import Index, walk, walk_own
from sixgun.kernel.piles import unseen

FIGURES: Final = ("modify_distance",)
"""The hooks that the figures remembered with the table depend on."""


class Game(KernelGame[State]):
    """A game of BANG!."""

    __slots__ = ("_base_index", "_memory", "catalogue", "index", "options")

    def __init__(
        self, state: State, catalogue: Catalogue, options: Options, *, keeps: bool = True, tells: bool = False
    ) -> None:
        super().__init__(state, keeps=keeps, tells=tells)
        self.catalogue = catalogue
        self.options = options
        self._memory = catalogue.memory(options, FIGURES)
        self.index: Index[Effect] = self._indexed()
        self._base_index = self.index

    def adopt(self, origin: Self) -> None:
        self.catalogue = origin.catalogue
        self.options = origin.options
        self._memory = origin._memory
        self.index = self._base_index = origin._base_index

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        return run(self, first)

    def step(self) -> None:
        state = self.state
        state.busy = 0
        if state.step_marks:
            state.step_marks = {}
        if self.keeps or self._resuming:
            self._base_index = self.index
            super().step()

    def standing_offers(self, seat: int) -> list[Choice]:
        return allowed(self, Play(self, seat), offered(self, seat, self.ask)) if self.ask else []

    # Looking things up.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def face(self, card: int) -> Face:
        return self.state.faces[card]

    def kind(self, card: int) -> Card:
        """The effect of a playing card."""
        return self.catalogue.cards[self.state.faces[card].slug]

    def role(self, seat: int) -> str:
        return self.state.role(seat)

    def suit(self, card: int) -> str:
        """The suit that a card counts as now."""
        suit = self.state.faces[card].suit
        for me, effect in self.index.acting["modify_suit"]:
            suit = effect.modify_suit(self, me, card, suit)
        return suit

    def seats_in_play(self) -> list[int]:
        """The seats that are not out, in seat order."""
        return [seat for seat, player in enumerate(self.state.players) if not player.out]

    def others_in_play(self, seat: int) -> list[int]:
        """The other seats in play, clockwise from the left neighbour."""
        players = self.state.players
        count = len(players)
        ring = [(seat + step) % count for step in range(1, count)]
        return [other for other in ring if not players[other].out]

    # Effects.

    def walking(self, hook: str) -> Iterable[tuple[int, Effect]]:
        """The effects that override a hook in the order of play, read again after each call."""
        return walk(self, hook, self.state.turn) if self.index.acting[hook] else ()

    def walking_own(self, hook: str, seat: int) -> Iterable[tuple[int, Effect]]:
        """The same for the event and the effects in front of one seat only."""
        return walk_own(self, hook, seat) if hook in self.index.about[seat] else ()

    def changed(self, seat: int) -> None:
        """The cards in play of a seat have changed."""
        suspenders = self.index.acting["suspends"]
        self.index = self.index.changed(seat, self._effects_of(seat, suspenders), self.index.present)

    def ring_changed(self, seat: int) -> None:
        """A player has gone or come back: what acts and all distances have changed."""
        if not self.catalogue.suspenders.isdisjoint(self.state.players[seat].characters):
            self.index = self._indexed()
        else:
            effects = self._effects_of(seat, self.index.acting["suspends"])
            self.index = self.index.changed(seat, effects, self.index.present ^ 1 << seat)

    def table_changed(self) -> None:
        """Characters or the event have changed."""
        self.index = self._indexed()

    def turn_to(self, seat: int) -> None:
        """The turn goes to a seat; a character may suspend cards in some turns only."""
        self.state.turn = seat
        suspenders = self.index.acting["suspends"]
        if suspenders and suspenders[-1][0] != NOBODY:
            for other in range(len(self.state.players)):
                effects = self._effects_of(other, suspenders)
                if effects != self.index.effects[other]:
                    self.index = self.index.changed(other, effects, self.index.present)

    def _indexed(self) -> Index[Effect]:
        suspenders = self._suspenders()
        seats = [*range(len(self.state.players)), NOBODY]
        present = sum([1 << seat for seat in self.seats_in_play()], 1 << len(self.state.players))
        return Index([self._effects_of(seat, suspenders) for seat in seats], TABLE_HOOKS, present, self._memory)

    def _suspenders(self) -> list[tuple[int, Effect]]:
        """The event and the characters that may suspend others; an event may suspend these characters too."""
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
        """What acts in front of a seat: characters before cards; the event for NOBODY. Suspended ones do not act: an
        event may suspend characters and cards, a character only cards."""
        state = self.state
        catalogue = self.catalogue
        if seat == NOBODY:
            return (catalogue.events[state.event],) if state.event else ()
        player = state.players[seat]
        if player.out:
            return ()
        characters: list[Effect] = [catalogue.characters[slug] for slug in player.characters]
        cards: list[Effect] = [catalogue.cards[state.faces[card].slug] for card in player.in_play]
        for me, by in suspenders:
            if me == NOBODY:
                characters = [effect for effect in characters if not by.suspends(self, me, effect, seat)]
            cards = [effect for effect in cards if not by.suspends(self, me, effect, seat)]
        return (*characters, *cards)

    # Hidden things.

    def unknown(self, seat: int) -> list[list[int]]:
        state = self.state
        places = [*state.deck, *state.table]
        for player in state.players:
            places += player.hand
        roles = [player.role for player in state.players]
        groups = [unseen(state.seen, places, seat), unseen(state.seen, roles, seat)]
        spare = [card for player in state.players for card in player.spare]
        if spare or state.events:
            groups += self._unknown_extras(seat, spare)
        return groups

    def _unknown_extras(self, seat: int, spare: list[int]) -> list[list[int]]:
        """Hidden characters with those in the box; hidden events with those in the box, the last one by itself."""
        state = self.state
        taken = {slug for player in state.players for slug in player.characters}
        boxes: dict[str, list[int]] = {CHARACTER: [], EVENT: []}
        for card in range(state.players[-1].role + 1, len(state.faces)):
            if card not in spare and card not in state.events and not self.knows(seat, card):
                boxes[state.faces[card].back].append(card)
        characters = [card for card in spare if not self.knows(seat, card)]
        characters += [card for card in boxes[CHARACTER] if state.faces[card].slug not in taken]
        plain: list[int] = []
        final: list[int] = []
        for card in (*state.events, *boxes[EVENT]):
            kind = self.catalogue.events[state.faces[card].slug]
            if kind.slug == state.event:
                continue
            if not self.knows(seat, card) and not (kind.extra and self.options.short_events):
                (final if kind.final else plain).append(card)
        return [characters, plain, final]
