"""A running game of The Duel: the kernel's game with the effects of this one."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any, Self

from sixgun.cardgame.effects import Actors, remember
from sixgun.cardgame.game import CardGame
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import CHARACTERS_PER_SIDE, SIDES, Face
from sixgun.duel.options import Options
from sixgun.duel.rules.turn import run
from sixgun.duel.state import COMMON, Fighter, Player, State
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.hidden_cards import unseen
from sixgun.kernel.steps import Interjection

Panel = dict[str, Actors[Effect]]
"""Per hook, those that override it: (character, effect)."""


class Game(CardGame[State]):
    """A game of The Duel.

    `panels` are what acts on each side, with its Active Character awake and with its rearguard; None if it must be
    worked out. They hold for one arrangement of the table; a change makes new ones, so forks share them.
    """

    __slots__ = ("_base_panels", "panels")

    catalogue: Catalogue
    options: Options

    def __init__(
        self, state: State, catalogue: Catalogue, options: Options, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, catalogue, options, forkable=forkable, collect_news=collect_news)
        self.panels: list[Panel | None] = [None] * 4
        self._base_panels = self.panels

    def share_with_fork(self, origin: Self) -> None:
        self.catalogue = origin.catalogue
        self.options = origin.options
        self.panels = self._base_panels = origin._base_panels

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        return run(self)

    def begin_step(self) -> None:
        self.state.awake = 0
        if self.forkable or self._resuming:
            self._base_panels = self.panels
            super().begin_step()

    def standing_offers(self, seat: int) -> list[Choice]:
        """Nobody acts in The Duel without being asked."""
        return []

    # Looking things up.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def fighter(self, fighter: int) -> Fighter:
        return self.state.fighters[fighter]

    def face(self, card: int) -> Face:
        return self.state.faces[card]

    def kind(self, card: int) -> Card:
        """The effect of a playing card."""
        return self.catalogue.cards[self.state.faces[card].slug]

    def character(self, fighter: int) -> Character:
        return self.catalogue.characters[self.state.faces[fighter].slug]

    def lone(self, seat: int) -> bool:
        """Has a side only one character left?"""
        return self.state.players[seat].rear == NOBODY

    def rear(self, seat: int) -> int:
        """The Rearguard Character of a side; a lone character is that too (30)."""
        player = self.state.players[seat]
        return player.active if player.rear == NOBODY else player.rear

    def in_order(self) -> list[int]:
        """The characters on the table in the order of simultaneous effects (107)."""
        mine, theirs = self.state.players[self.state.turn], self.state.players[1 - self.state.turn]
        return [fighter for fighter in (mine.active, theirs.active, mine.rear, theirs.rear) if fighter != NOBODY]

    # Effects.

    def panel(self, seat: int) -> Panel:
        """The effects of a side that are awake, by the hooks that they override."""
        place = 2 * seat + (self.state.awake >> seat & 1)
        panel = self.panels[place]
        if panel is None:
            panel = self.panels[place] = self._panel(seat, place & 1)
        return panel

    def acting(self, seat: int, hook: str) -> Actors[Effect]:
        """The effects of a side that are awake and override a hook."""
        return self.panel(seat).get(hook, _NONE)

    def each_effect(self, seat: int, hook: str) -> Iterator[tuple[int, Effect]]:
        """The same for a hook that changes things: what has gone meanwhile is skipped."""
        for actor in self.acting(seat, hook):
            if actor in self.acting(seat, hook):
                yield actor

    def rebuild_panels(self, seat: int) -> None:
        """The characters or the Equipment of a side have changed."""
        self.panels = self.panels[:]
        self.panels[2 * seat] = self.panels[2 * seat + 1] = None

    def _panel(self, seat: int, rear_awake: int) -> Panel:
        """Characters before cards; of a character who is asleep only what is always active (24, 26), of one without
        life nothing, even while the card that struck him goes on (89)."""
        state, effects = self.state, self.catalogue.effects
        faces = state.faces
        player = state.players[seat]
        found: list[tuple[int, Effect]] = []
        for place, number in enumerate((player.active, player.rear)):
            if number == NOBODY or state.fighters[number].life < 1:
                continue
            for card in (number, *state.fighters[number].in_play):
                effect = effects[faces[card].slug]
                if effect.always or place == rear_awake:
                    found.append((number, effect))
        return actors_by_hook(tuple(found))

    # Hidden things.

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Cards by their backs, which all see in a hand and on top of a deck; below the top of the common deck nobody
        sees them, so that part is dealt once more by itself. A player knows who is in his reserve, not in which order;
        of the other's reserve nothing."""
        state = self.state
        faces, common = state.faces, state.decks[COMMON]
        hands = unseen(state.seen, [*state.players[0].hand, *state.players[1].hand, *state.on_table], seat)
        groups: list[list[int]] = []
        for side, back in enumerate(SIDES):
            group = [card for card in hands if faces[card].back == back]
            group += state.decks[side]
            group += [card for card in reversed(common) if faces[card].back == back]
            groups.append(group)
        groups.append(list(common[:-1]))
        for side in range(2):
            reserve = state.players[side].reserve
            waiting = [card for card in reserve if not self.knows(seat, card)]
            if side != seat and waiting:
                company = range(side * CHARACTERS_PER_SIDE, (side + 1) * CHARACTERS_PER_SIDE)
                waiting += [card for card in company if not state.seen[card] and card not in reserve]
            groups.append(waiting)
        return groups

    # News: `seat` is a side, `target` a character.

    def backs(self, faces: tuple[Any, ...]) -> tuple[str, ...]:
        """Of the Law or of the Outlaws (15)."""
        return tuple(shown.back for shown in faces)


_NONE: Actors[Effect] = []
_panels: dict[tuple[tuple[int, Effect], ...], Panel] = {}


def actors_by_hook(actors: tuple[tuple[int, Effect], ...]) -> Panel:
    """Group actors by the hooks they override, by priority, else in their order."""
    found = _panels.get(actors)
    if found is None:
        found = remember(_panels, actors, {})
        for actor in sorted(actors, key=_priority):
            for hook in actor[1].hooks:
                found.setdefault(hook, []).append(actor)
    return found


def _priority(actor: tuple[int, Effect]) -> int:
    return actor[1].priority
