"""Everything an effect can do: the reference of all hooks.

Characters and Equipment in play are effects. An effect is a stateless singleton with a slug as its name. Every hook
below has a default that does nothing, and an effect overrides the hooks it needs. `me` is the character who has the
ability or the Equipment. Each hook is called from one place in `rules/`; docs/duel.md lists these places and the order
of the calls.

Only effects that are awake are called (24, 26). These are the effects of the Active Character of each side. While a
Rearguard Character is the target of a card or an ability, that character's effects are awake instead. Effects that are
always active are awake in any case.

- *Side* hooks concern one side and are called on the effects of that side.
- *Both* hooks are called on the effects of both sides, first on those of the player whose turn it is.
- *Later* hooks are stored in `State.pending` and carried out when the current card or ability is over (108).
- *Pure* hooks read the state and change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sixgun.cardgame.effects import fill_from_class, overridden, snake_case
from sixgun.cardgame.facts import Act, Affects, Check, Symbols
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.reason import Reason as Reason
from sixgun.kernel.reason import reason as reason

if TYPE_CHECKING:
    from sixgun.duel.game import Game
    from sixgun.duel.rules.hitting import Hit

# What a card can count as.
AVOID: Final = "avoid"
HIT: Final = "hit"
BANG: Final = "bang"
"""To play the card as a plain BANG! card, the Colt."""

# The borders: BANG!, Equipment, Action.
Colour = Literal["red", "blue", "brown"]
RED: Final = "red"
BLUE: Final = "blue"
BROWN: Final = "brown"

# Who can be the target of a card.
Aim = Literal["none", "front", "foes", "near", "supply", "own_rear"]
NO_AIM: Final = "none"
FRONT: Final = "front"
"""The opponent's Active Character (31)."""
FOES: Final = "foes"
"""Either character of the opponent."""
NEAR: Final = "near"
"""Any character except the opponent's Rearguard Character (33)."""
SUPPLY: Final = "supply"
"""One's own Rearguard Character or the opponent's Active Character (35)."""
OWN_REAR: Final = "own_rear"
"""One's own Rearguard Character."""

UNLIMITED: Final = 1000
"""If the limit is at least this number, BANG! cards are not counted (43)."""


class Source:
    """Where an effect comes from.

    `by` is the seat behind it, or NOBODY. `what` is the slug it acts *as*. `cards` are the physical cards. `actor` is
    the character who acts, or NOBODY.
    """

    __slots__ = ("actor", "by", "cards", "what")

    def __init__(self, by: int, what: str, cards: tuple[int, ...] = (), actor: int = NOBODY) -> None:
        self.by = by
        self.what = what
        self.cards = cards
        self.actor = actor


class Effect:
    """The base of characters and cards.

    Set `priority` only where the rulebook demands an order; lower numbers go first. `choice_ruling` is the ruling that
    says what can be chosen when the effect asks.
    """

    slug: str = ""
    priority: int = 0
    choice_ruling: int = 0
    hooks: frozenset[str] = frozenset()

    # Facts: what is printed on the card, or follows from its text.

    always: bool = False
    """It is always active, even on a Rearguard Character."""
    icon: str = ""
    """The name of a drawing in the client's sprite. Without one, the client draws a monogram."""
    act: Act = ""
    """What it does to its target, or to everyone it affects."""
    affects: Affects = "self"
    """Who it acts on without a target: `self` is one's own side, `others` are all but one's own Active Character."""
    cost: int = 0
    """How many other hand cards must be discarded for it."""
    heals: int = 0
    """How many life points it restores."""
    draws: int = 0
    """How many cards it draws, or lets its player draw."""
    damage: int = 1
    """How many life points a hit costs."""
    check: Check | None = None
    """The symbol that its reveal looks for."""
    cover: bool = False
    """Can its reveal avoid a hit on its owner?"""

    def __init__(self) -> None:
        cls = type(self)
        fill_from_class(self)
        self.hooks = overridden(cls, Effect)
        if "slug" not in vars(cls):
            self.slug = snake_case(cls.__name__)

    # What a card counts as, and who it can reach.

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        """Pure, side. Can this hand card be used as `want` (AVOID, HIT or BANG)?"""
        return False

    def modify_targets(self, game: Game, me: int, kind: Card, targets: frozenset[int]) -> frozenset[int]:
        """Pure, side. Return the possible targets of a card of my player."""
        return targets

    # Figures: each hook receives the value so far and returns the new one.

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, side. Return how many BANG! cards a side may play in its turn. UNLIMITED stops the counting."""
        return limit

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        """Pure, side. Return how many cards a side draws in the Draw Phase."""
        return count

    def modify_reveal(self, game: Game, me: int, cards: int, chooser: int) -> tuple[int, int]:
        """Pure, both. Return how many cards are revealed, and which seat picks the one that counts."""
        return cards, chooser

    def modify_avoid_cost(self, game: Game, me: int, hit: Hit, cost: int) -> int:
        """Pure, side of the shooter. Return how many extra cards must be discarded to avoid a hit."""
        return cost

    # Additional choices.

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        """Pure, side. Return additional choices for the questions to my player. They depend only on public facts."""
        return []

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        """Pure, side. Return why my player cannot use this effect as they wish, although it is awake."""
        return None

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        """Carry out an offer. Against a hit, return 1 if it is avoided; otherwise return 0."""
        return 0

    async def on_used_as_reply(self, game: Game, me: int, seat: int, defended: int, shooter: int) -> None:
        """Later. This effect has avoided a hit. `me` is NOBODY for a hand card."""

    # Replacements of a step.

    async def instead_of_loss(self, game: Game, me: int, who: int, source: Source) -> bool:
        """Side of `who`. Replace the loss of one life point. Return False to leave it unchanged."""
        return False

    def claims_cards(self, game: Game, me: int, fallen: int) -> int:
        """Pure, both. Return how many cards my player may take after an elimination, before the owner draws."""
        return 0

    # Reactions.

    async def on_turn_start(self, game: Game, me: int) -> None:
        """Side. The turn of my player begins."""

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        """Side. The nth card (from 0) of the Draw Phase has been drawn."""

    async def on_eliminated(self, game: Game, me: int, fallen: int) -> None:
        """Both. A character has been eliminated."""

    async def on_life_lost(self, game: Game, me: int, who: int, by: int) -> None:
        """Later, side of `who`. That character has lost one life point and is alive. `by` is the seat behind it."""

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        """Later, both. The token of `seat` has moved to the character `now`.

        `by` is the player who moved it, or NOBODY if a card did it by itself.
        """

    async def on_hit_avoided(self, game: Game, me: int, by: int, target: int) -> None:
        """Later, side of the shooter. The target has avoided a hit. `by` is the seat of the shooter."""

    async def on_card_taken(self, game: Game, me: int, bearer: int, by: int) -> None:
        """Later, side of the victim. The player `by` has taken or discarded a card.

        `bearer` is the character who had the Equipment in play, or NOBODY for a hand card.
        """


class Card(Effect):
    """A playing card: its facts, and what happens when it is played."""

    colour: Colour = BROWN
    """The colour of its border."""
    aim: Aim = NO_AIM
    """Who can be its target."""
    hits: bool = False
    """It shows the circled hit symbol."""
    parries_from_hand: bool = False
    """It shows the circled symbol for avoiding a hit."""
    reply_only: bool = False
    """It is only played in reply to a hit (40)."""
    reloads: bool = False
    """It shows the reload symbol."""
    any_card_avoids: bool = False
    """Any hand card avoids its hit (60)."""
    plain: bool = False
    """Cards that count as a BANG! card are played as this one (45)."""
    parries_in_play: bool = False
    """It can be used to avoid a hit while it is in play."""
    burden: bool = False
    """It harms the character who has it."""
    used_up: bool = False
    """It leaves play when it is used."""
    symbols: Symbols | None = None
    """Its row of symbols. None derives the row from the other facts (duel/symbols.py)."""

    # Derived from the class: what a subclass overrides.

    has_condition: bool = False
    """The card itself restricts when, or at whom, it can be played."""

    def __init__(self) -> None:
        super().__init__()
        own = overridden(type(self), Card)
        self.has_condition = "why_not" in own or "why_not_at" in own

    def why_not(self, game: Game, seat: int) -> Reason | None:
        """Pure. Return why this card cannot be played now at any target."""
        return None

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        """Pure. Return why this character cannot be the target. Its aim is checked elsewhere."""
        return None

    async def play(self, game: Game, source: Source, target: int) -> None:
        """Carry out the card. It has already been discarded."""

    async def avoided(self, game: Game, hit: Hit) -> None:
        """Do what the card does after its hit has been avoided (54)."""


class Character(Effect):
    """A character with life points and an ability."""

    life: int = 4
    """The life points that the card shows."""


LATER: Final = ("on_used_as_reply", "on_life_lost", "on_token_moved", "on_hit_avoided", "on_card_taken")
"""The hooks that wait until the current card or ability is over."""
