"""What an effect may do: the reference of all hooks.

A character and an Equipment in play are effects: stateless singletons named by a slug. Each hook below has a do-nothing
default; an effect overrides those it needs. `me` is the character himself, or the bearer of the Equipment. Where and in
which order a hook fires stands in docs/architecture.md; each fires in one place of `rules/`.

The effects of a side that are awake are asked: those of its Active Character, or in his place those of its Rearguard
Character while he is the target of a card or an ability, and in any case those that are always active (24, 26). *Side*
hooks are asked on the side that they are about, *both* on both sides, that of the turn player first. A hook marked
*later* is entered in `State.pending` when it fires and carried out when the card or ability is over (108).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from sixgun.cardgame.effects import overridden, snake_case
from sixgun.cardgame.facts import Act, Affects, Check, Symbols
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.reason import Reason as Reason
from sixgun.kernel.reason import reason as reason

if TYPE_CHECKING:
    from sixgun.duel.game import Game
    from sixgun.duel.rules.hitting import Hit

# What a card may count as.
AVOID: Final = "avoid"
HIT: Final = "hit"
BANG: Final = "bang"
"""Played as the plain BANG! card."""

# The borders: BANG!, Equipment, Action.
Colour = Literal["red", "blue", "brown"]
RED: Final = "red"
BLUE: Final = "blue"
BROWN: Final = "brown"

# Whom a card may be aimed at.
Aim = Literal["none", "front", "foes", "near", "supply", "own_rear"]
NO_AIM: Final = "none"
FRONT: Final = "front"
"""The opponent's Active Character (31)."""
FOES: Final = "foes"
"""Either character of the opponent."""
NEAR: Final = "near"
"""Anybody but the opponent's Rearguard Character (33)."""
SUPPLY: Final = "supply"
"""One's own Rearguard Character or the opponent's Active Character (35)."""
OWN_REAR: Final = "own_rear"
"""One's own Rearguard Character."""

UNLIMITED: Final = 1000
"""With a limit from here on BANG! cards are not counted at all (43)."""


@dataclass(slots=True)
class Source:
    """Where an effect comes from: the seat behind it or NOBODY, the slug *as which* it acts, the physical cards, and
    the character who acts."""

    by: int
    what: str
    cards: tuple[int, ...] = ()
    actor: int = NOBODY


class Effect:
    """Root of characters and cards. `always`: it acts in the rearguard too. `priority` only where the rulebook demands
    an order."""

    slug: str = ""
    priority: int = 0
    hooks: frozenset[str] = frozenset()

    # Facts: what is printed on it, or follows from its text.

    always: bool = False
    icon: str = ""
    """A drawing in the client's sprite; without one a monogram is drawn."""
    act: Act = ""
    """What it does to its target, or to all it affects."""
    affects: Affects = "self"
    """Whom it acts on unaimed: `self` is one's own side; `others` are all but one's own Active Character."""
    cost: int = 0
    """How many other hand cards it takes."""
    heals: int = 0
    """Life points regained."""
    draws: int = 0
    """Cards drawn, or that may be drawn."""
    damage: int = 1
    """Life points that a hit of it costs."""
    check: Check | None = None
    """The symbol that its reveal looks for."""
    cover: bool = False
    """That reveal may avoid a hit on its owner."""

    def __init_subclass__(cls) -> None:
        cls.hooks = overridden(cls, Effect)
        if "slug" not in vars(cls):
            cls.slug = snake_case(cls.__name__)

    # What a card is, and whom it reaches.

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        """Pure, side. May this hand card serve as `want` (AVOID, HIT or BANG)?"""
        return False

    def modify_targets(self, game: Game, me: int, kind: Card, targets: frozenset[int]) -> frozenset[int]:
        """Pure, side. Whom a card of my player may be aimed at."""
        return targets

    # Figures: value in, value out.

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, side. How many BANG! cards a seat may play in its turn; from UNLIMITED on none is counted."""
        return limit

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        """Pure, side. How many cards a seat draws in the Draw Phase."""
        return count

    def modify_reveal(self, game: Game, me: int, cards: int, chooser: int) -> tuple[int, int]:
        """Pure, both. How many cards are revealed, and which seat picks the one that counts."""
        return cards, chooser

    def modify_avoid_cost(self, game: Game, me: int, hit: Hit, cost: int) -> int:
        """Pure, side of the shooter. How many cards must be discarded besides, for a hit to be avoided."""
        return cost

    # More to choose from.

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        """Pure, side. More choices in the questions to my player; from public facts only."""
        return []

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        """Pure, side. Why a wish to use me, who am awake, is not among my offers."""
        return None

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        """Carry out an offer; against a hit it returns 1 if that is avoided."""
        return 0

    async def on_used_as_reply(self, game: Game, me: int, seat: int, defended: int, shooter: int) -> None:
        """Later. I was the means by which a hit was really avoided. `me` is NOBODY for a hand card."""

    # Replacements of a step.

    async def instead_of_loss(self, game: Game, me: int, who: int, source: Source) -> bool:
        """Side of `who`. Does something happen in the place of his losing a life point?"""
        return False

    def claims_cards(self, game: Game, me: int, fallen: int) -> int:
        """Pure, both. How many cards my player may take after an elimination, before the owner draws."""
        return 0

    # Reactions.

    async def on_turn_start(self, game: Game, me: int) -> None:
        """Side. The turn of my player begins."""

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        """Side. The nth card (from 0) of the Draw Phase has been drawn."""

    async def on_eliminated(self, game: Game, me: int, fallen: int) -> None:
        """Both. A character has been eliminated."""

    async def on_life_lost(self, game: Game, me: int, who: int, by: int) -> None:
        """Later, side of `who`. He lost one life point and lives; `by` is the seat behind it or NOBODY."""

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        """Later, both. The token of a seat was moved by a seat (NOBODY: by no player) to the character `now`."""

    async def on_hit_avoided(self, game: Game, me: int, by: int, target: int) -> None:
        """Later, side of the shooter. A hit of a seat was avoided by its target."""

    async def on_card_taken(self, game: Game, me: int, bearer: int, by: int) -> None:
        """Later, side of the victim. A seat took or discarded a hand card (bearer NOBODY) or an Equipment in play."""


class Card(Effect):
    """A playing card: its facts, and what happens when it is played.

    `hits` and `avoids` are the circled symbols, `reloads` the reload symbol. `reply`: it answers a hit and is never
    played freely (40). `any_card_avoids`: any hand card avoids its hit (60). `plain`: others that count
    as a BANG! card are played as this one (45). `parries`: in play it may be used to avoid a hit. `burden`: nobody
    wants it with their own characters. `used_up`: it leaves play when it is used. `symbols`: its row of symbols.
    """

    colour: Colour = BROWN
    aim: Aim = NO_AIM
    hits: bool = False
    parries_from_hand: bool = False
    reply_only: bool = False
    reloads: bool = False
    any_card_avoids: bool = False
    plain: bool = False
    parries_in_play: bool = False
    burden: bool = False
    used_up: bool = False
    symbols: Symbols = ()

    has_condition: bool = False

    def __init_subclass__(cls) -> None:
        """`moody`: it has a rule of its own when, or at whom, it can be played."""
        super().__init_subclass__()
        cls.has_condition = cls.why_not is not Card.why_not or cls.why_not_at is not Card.why_not_at

    def why_not(self, game: Game, seat: int) -> Reason | None:
        """Pure. Why this card cannot be played now, whoever the target."""
        return None

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        """Pure. Why it cannot be aimed at this target, besides where he stands."""
        return None

    async def play(self, game: Game, source: Source, target: int) -> None:
        """What it does; it lies already where it belongs."""

    async def avoided(self, game: Game, hit: Hit) -> None:
        """What it does besides when its hit has been avoided (54)."""


class Character(Effect):
    """A character: life points and an ability."""

    life: int = 4


LATER: Final = ("on_used_as_reply", "on_life_lost", "on_token_moved", "on_hit_avoided", "on_card_taken")
"""The hooks that wait until the card or ability that fired them is over."""
