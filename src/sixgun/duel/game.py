"""A running game of The Duel: the shared card game with lists of the effects that act now."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

from sixgun.cardgame.effects import remember
from sixgun.cardgame.game import CardGame
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Card, Character, Effect
from sixgun.duel.faces import CHARACTERS_PER_SIDE, SIDES, Face
from sixgun.duel.options import Options
from sixgun.duel.rules.refusals import why_not_asked
from sixgun.duel.rules.turn import run
from sixgun.duel.state import COMMON, Fighter, Player, State
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.hidden_cards import unseen
from sixgun.kernel.reason import Reason
from sixgun.kernel.steps import Interjection

if TYPE_CHECKING:
    from sixgun.cardgame.asks import CardAsk
    from sixgun.cardgame.game_type import AnyGameType

Actors = list[tuple[int, Effect]]
"""(character, effect) in the order in which they act."""
Panel = dict[str, Actors]
"""The effects that override each hook, as (character, effect)."""


class Game(CardGame[State]):
    """A game of The Duel.

    `panels` holds two panels for each side: one with its Active Character awake, one with its Rearguard Character.
    A panel is None until it is needed. The list is replaced when the table changes, so forks share it.
    """

    __slots__ = ("_base_panels", "catalogue", "options", "panels")

    def __init__(
        self, state: State, catalogue: Catalogue, options: Options, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, catalogue, options, forkable=forkable, collect_news=collect_news)
        self.catalogue = catalogue
        self.options = options
        self.panels: list[Panel | None] = [None] * 4
        self._base_panels = self.panels

    @property
    def type(self) -> AnyGameType:
        from sixgun.duel.game_type import DUEL

        return DUEL

    @property
    def packs(self) -> tuple[Any, ...]:
        return self.catalogue.packs

    def share_with_fork(self, origin: Any) -> None:
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

    def why_not_asked(self, ask: CardAsk, wish: Choice) -> Reason | None:
        return why_not_asked(ask, wish)

    def standing_offers(self, seat: int) -> list[Choice]:
        """None: nobody interjects in The Duel."""
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
        """The Rearguard Character of a side. A lone character counts as one too (30)."""
        player = self.state.players[seat]
        return player.active if player.rear == NOBODY else player.rear

    def in_order(self) -> list[int]:
        """The characters on the table in the order of simultaneous effects (107)."""
        mine, theirs = self.state.players[self.state.turn], self.state.players[1 - self.state.turn]
        return [fighter for fighter in (mine.active, theirs.active, mine.rear, theirs.rear) if fighter != NOBODY]

    # Effects.

    def panel(self, seat: int) -> Panel:
        """The effects of a side that are awake, by the hooks they override."""
        place = 2 * seat + (self.state.awake >> seat & 1)
        panel = self.panels[place]
        if panel is None:
            panel = self.panels[place] = self._panel(seat, place & 1)
        return panel

    def effects_of(self, seat: int, hook: str) -> Actors:
        """The effects of a side that are awake and override a hook."""
        return self.panel(seat).get(hook, NO_ACTORS)

    def each_effect(self, seat: int, hook: str) -> Iterator[tuple[int, Effect]]:
        """The same for a hook that changes the game. Skips effects that are gone by their turn."""
        for actor in self.effects_of(seat, hook):
            if actor in self.effects_of(seat, hook):
                yield actor

    def rebuild_panels(self, seat: int) -> None:
        """Discard the panels of a side, after its characters or its Equipment changed."""
        self.panels = self.panels[:]
        self.panels[2 * seat] = self.panels[2 * seat + 1] = None

    def _panel(self, seat: int, rear_awake: int) -> Panel:
        """The panel of a side, with each character before its Equipment.

        A character who is asleep has only effects that are always active (24, 26). One without life has none, even
        before the card that struck them is finished (89).
        """
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

    # Hidden cards.

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Hidden cards grouped by their backs, then the rest of the common deck, then the reserves.

        Everybody sees the backs in a hand and on top of a deck. Nobody sees the backs below the top of the common deck,
        so that part is dealt a second time, across backs. Players know who is in their own reserve, but not in which
        order. They know nothing about the opponent's reserve.
        """
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
                characters = range(side * CHARACTERS_PER_SIDE, (side + 1) * CHARACTERS_PER_SIDE)
                waiting += [card for card in characters if not state.seen[card] and card not in reserve]
            groups.append(waiting)
        return groups

    # News: `seat` is a side, `target` a character.

    def backs(self, faces: tuple[Any, ...]) -> tuple[str, ...]:
        """The side of each card: the Law or the Outlaws (15)."""
        return tuple(shown.back for shown in faces)


NO_ACTORS: Final[Actors] = []
_panels: dict[tuple[tuple[int, Effect], ...], Panel] = {}


def actors_by_hook(actors: tuple[tuple[int, Effect], ...]) -> Panel:
    """Group actors by the hooks they override, sorted by priority. Equals keep their order."""
    found = _panels.get(actors)
    if found is None:
        found = remember(_panels, actors, {})
        for actor in sorted(actors, key=_priority):
            for hook in actor[1].hooks:
                found.setdefault(hook, []).append(actor)
    return found


def _priority(actor: tuple[int, Effect]) -> int:
    return actor[1].priority
