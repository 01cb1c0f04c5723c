"""A running game of The Duel: the kernel's game with the effects of this one."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any, Self

from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import COMPANY, SIDES, Face
from sixgun.duel.options import Options
from sixgun.duel.rules.turn import run
from sixgun.duel.state import COMMON, Fighter, Player, State
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.effects import by_hook
from sixgun.kernel.game import Game as KernelGame
from sixgun.kernel.game import Interjection
from sixgun.kernel.hooks import Actors
from sixgun.kernel.news import News
from sixgun.kernel.piles import PUBLIC, unseen

Panel = dict[str, Actors[Effect]]
"""Per hook, those that override it: (character, effect)."""


class Game(KernelGame[State]):
    """A game of The Duel.

    `panels` are what acts on each side, with its Active Character awake and with its rearguard; None if it must be
    worked out. `figures` are notes on whom each seat may aim at. Both hold for one arrangement of the table; a change
    makes new ones, so forks share them.
    """

    __slots__ = ("_base_figures", "_base_panels", "catalogue", "figures", "options", "panels")

    def __init__(
        self, state: State, catalogue: Catalogue, options: Options, *, keeps: bool = True, tells: bool = False
    ) -> None:
        super().__init__(state, keeps=keeps, tells=tells)
        self.catalogue = catalogue
        self.options = options
        self.panels: list[Panel | None] = [None] * 4
        self.figures: list[dict[str, Any]] = [{}, {}]
        self._base_panels = self.panels
        self._base_figures = self.figures

    def adopt(self, origin: Self) -> None:
        self.catalogue = origin.catalogue
        self.options = origin.options
        self.panels = self._base_panels = origin._base_panels
        self.figures = self._base_figures = origin._base_figures

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        return run(self)

    def step(self) -> None:
        self.state.awake = 0
        if self.keeps or self._resuming:
            self._base_panels = self.panels
            self._base_figures = self.figures
            super().step()

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

    def acting(self, seat: int, hook: str) -> Actors[Effect]:
        """The effects of a side that are awake and override a hook."""
        place = 2 * seat + (self.state.awake >> seat & 1)
        panel = self.panels[place]
        if panel is None:
            panel = self.panels[place] = self._panel(seat, place & 1)
        return panel.get(hook, _NONE)

    def walking(self, seat: int, hook: str) -> Iterator[tuple[int, Effect]]:
        """The same for a hook that changes things: what has gone meanwhile is skipped."""
        for actor in self.acting(seat, hook):
            if actor in self.acting(seat, hook):
                yield actor

    def changed(self, seat: int) -> None:
        """The characters or the Equipment of a side have changed."""
        self.panels = self.panels[:]
        self.panels[2 * seat] = self.panels[2 * seat + 1] = None
        self.figures = [{}, {}]

    def _panel(self, seat: int, rear_awake: int) -> Panel:
        """Characters before cards; of a character who is asleep only what is always active (24, 26)."""
        state = self.state
        player = state.players[seat]
        found: list[tuple[int, Effect]] = []
        for place, number in enumerate((player.active, player.rear)):
            if number == NOBODY or state.fighters[number].out:
                continue
            effects: list[Effect] = [self.character(number), *map(self.kind, state.fighters[number].in_play)]
            found += [(number, effect) for effect in effects if effect.always or place == rear_awake]
        return by_hook(tuple(found))

    # Hidden things.

    def knows(self, seat: int, card: int) -> bool:
        seen = self.state.seen[card]
        return seen == PUBLIC or (seat != NOBODY and bool(seen >> seat & 1))

    def unknown(self, seat: int) -> list[list[int]]:
        """Cards by their backs, which all see in a hand and on top of a deck; below the top of the common deck nobody
        sees them, so that part is dealt once more by itself. A player knows who is in his reserve, not in which order;
        of the other's reserve nothing."""
        state = self.state
        common = state.decks[COMMON]
        hands = unseen(state.seen, [*state.players[0].hand, *state.players[1].hand, *state.table], seat)
        groups: list[list[int]] = []
        for side, back in enumerate(SIDES):
            held = [card for card in hands if state.faces[card].back == back]
            top = [card for card in common[-1:] if state.faces[card].back == back]
            below = [card for card in common[:-1] if state.faces[card].back == back]
            groups.append([*held, *state.decks[side], *top, *below])
        groups.append(list(common[:-1]))
        for side in range(2):
            reserve = state.players[side].reserve
            company = range(side * COMPANY, (side + 1) * COMPANY)
            box = [card for card in company if not state.seen[card] and card not in reserve]
            waiting = [card for card in reserve if not self.knows(seat, card)]
            groups += [waiting, box] if side == seat else [waiting + box]
        return groups

    # News.

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        target: int = NOBODY,
        amount: int = 0,
        what: str = "",
        cards: tuple[int, ...] = (),
        known: int = PUBLIC,
    ) -> None:
        """Tell the table; only a game that collects news listens. `seat` is a side, `target` a character."""
        if self.news is not None:
            faces = tuple(self.state.faces[card] for card in cards)
            backs = tuple(shown.back for shown in faces)
            self.news.append(News(kind, seat, target, amount, what, cards, faces, known, backs))


_NONE: Actors[Effect] = []
