"""What an effect may do: the reference of all hooks.

A character, a card in play and an event are effects: stateless singletons named by a slug. Each hook below has a
do-nothing default; an effect overrides those it needs. `me` is the seat of its bearer (NOBODY for an event). Where and
in which order a hook fires stands in docs/architecture.md; each fires in one place of `rules/`.

*Own* hooks are called on the effects in front of the seat that they are about, and on the event; all others on every
effect at the table. Pure hooks read the state and change nothing. What they say about distance is remembered until the
table changes, for all games: it may depend on who is in play and on its own arguments, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from sixgun.bang.faces import HEARTS
from sixgun.cardgame.effects import overridden, snake_case
from sixgun.cardgame.facts import Act, Affects, Check, Symbols
from sixgun.kernel.ask import NO_CARD, Ask, Choice
from sixgun.kernel.reason import Reason as Reason
from sixgun.kernel.reason import reason as reason

if TYPE_CHECKING:
    from sixgun.bang.game import Game
    from sixgun.bang.rules.shooting import Shot

BANG: Final = "bang"
MISSED: Final = "missed"

Colour = Literal["brown", "blue", "green"]
BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"

# Whom a card may be aimed at.
Aim = Literal["none", "reach", "near", "near_or_self", "other", "any"]
NO_AIM: Final = "none"
REACH: Final = "reach"
NEAR: Final = "near"
NEAR_OR_SELF: Final = "near_or_self"
OTHER: Final = "other"
ANY: Final = "any"

HEART: Final = Check(HEARTS)
"""What most draws! look for."""

# Why a card leaves a hand or comes into one.
PHASE_ONE: Final = "phase_one"
PLAYED: Final = "played"
PUT: Final = "put"
REPLY: Final = "reply"
COST: Final = "cost"
SURPLUS: Final = "surplus"
FORCED: Final = "forced"
ESTATE: Final = "estate"

# Where it comes from or goes to.
DECK: Final = "deck"
DISCARD: Final = "discard"


@dataclass(slots=True)
class Source:
    """Where an effect comes from: the seat behind it or NOBODY, the slug *as which* it acts, the physical cards.

    `suits` are what these cards counted as when they were used: a reshuffle in mid-effect deals the ids other faces.
    """

    by: int
    what: str
    cards: tuple[int, ...] = ()
    suits: tuple[str, ...] = ()


RuleCoroutine = Coroutine[Any, Any, None]
"""What an effect does, under way: a hook that only hands on to a rule returns that rule's coroutine as its own."""


class Effect:
    """Root of characters, cards and events. `priority` only where the rulebook demands an order; `suspends_by` is the
    ruling behind what it suspends. Its notes in `turn_marks` and `game_marks` bear its slug; `noted` are the numbers
    that they may have, if not any will do."""

    slug: str = ""
    priority: int = 0
    suspension_ruling: int = 0
    mark_values: range = range(0)
    hooks: frozenset[str] = frozenset()

    # Facts: what is printed on it, or follows from its text.

    icon: str = ""
    """A drawing in the client's sprite; without one a monogram is drawn."""
    act: Act = ""
    """What it does to its target, or to all it affects."""
    use_aim: Aim = NO_AIM
    """Whom it is aimed at when it is used: a green card in play, an ability, an event."""
    affects: Affects = "self"
    """Whom it acts on unaimed. For an event `self` is the player whose turn it is."""
    cost: int = 0
    """How many other hand cards it takes."""
    heals: int = 0
    """Life points regained."""
    draws: int = 0
    """Cards drawn."""
    damage: int = 1
    """Life points that a hit of it costs."""
    missed_needed: int = 1
    """Missed! effects that cancel it; for a character, that cancel their BANG! cards."""
    min_players: int = 2
    """With fewer in play it does nothing."""
    check: Check | None = None
    """What its draw! looks for."""
    cover: bool = False
    """That draw! may cancel a shot at its owner."""

    def __init_subclass__(cls) -> None:
        cls.hooks = overridden(cls, Effect)
        if "slug" not in vars(cls):
            cls.slug = snake_case(cls.__name__)

    # Layer 0 and 1: who acts, and what a card is.

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        """Pure. Does this switch off `what` in front of `seat`? An event may do so to all, a character to cards."""
        return False

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        """Pure. May this hand card of mine serve as `want` (BANG or MISSED)?"""
        return False

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        """Pure. The suit that a card counts as."""
        return suit

    # Figures: value in, value out.

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        """Pure. The distance at which `viewer` sees `seen`."""
        return distance

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        """Pure, own. How far I can shoot."""
        return reach

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, own. How many BANG! cards a seat may play in its turn."""
        return limit

    def modify_missed_needed(self, game: Game, me: int, shot: Shot, needed: int) -> int:
        """Pure. How many Missed! effects cancel a shot."""
        return needed

    def modify_check_cards(self, game: Game, me: int, seat: int, cards: int) -> int:
        """Pure, own. How many cards a seat flips for a draw!."""
        return cards

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        """Pure, own. How many cards a seat draws in phase 1."""
        return count

    def modify_pile(self, game: Game, me: int, seat: int, why: str, pile: str) -> str:
        """Pure. Which pile phase 1 draws from, or a discarded card goes to."""
        return pile

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, own. How many cards a seat may hold at the end of its turn."""
        return limit

    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        """Pure. How many life points are gained (more than 0) or lost (less than 0)."""
        return change

    def modify_direction(self, game: Game, me: int, step: int) -> int:
        """Pure. In which direction the turn goes on: +1 to the left, -1 to the right."""
        return step

    # Vetoes: "can't" beats "can".

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        """Pure. The only veto on what a seat may choose, in every window, passing included."""
        return None

    def forbid_effect(self, game: Game, me: int, source: Source, target: int) -> Reason | None:
        """Pure. The effect reaches the target and does nothing."""
        return None

    # More to choose from.

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        """Pure, own. More choices in my own windows, or at an open question of others; from public facts only."""
        return []

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        """Pure, own. Why a wish to use me is not among my offers; for an event `me` is the seat that wishes."""
        return reason("not_now", 5) if "offers" in self.hooks else reason("acts_by_itself", 5)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        """Carry out an offer; against a shot it returns the Missed! effects won."""
        return 0

    # Replacements of a step.

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        """Own. Replace the whole of phase 1."""
        return False

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        """Own. Replace one card of phase 1; NO_CARD leaves it as it is."""
        return NO_CARD

    def claims_estate(self, game: Game, me: int, dead: int) -> bool:
        """Pure. Do I take the cards of an eliminated player?"""
        return False

    def revives(self, game: Game, me: int, seat: int) -> tuple[int, int] | None:
        """Pure. Does a seat that is out come back for its turn, with how much life and how many cards?"""
        return None

    # Reactions.

    async def on_event(self, game: Game, me: int) -> None:
        """A new event has been turned up."""

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        """Own. A turn begins, before phase 1."""

    async def on_turn_ready(self, game: Game, me: int, seat: int) -> None:
        """Own. The turn takes place: all checks of its start are over."""

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        """Own. The nth card (from 0) of phase 1 has been drawn."""

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        """Own. Phase 1 is over."""

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        """A hand card was used by its owner's will (PLAYED, PUT, REPLY); costs and discards do not count."""

    async def on_life_lost(self, game: Game, me: int, seat: int, points: int, source: Source) -> None:
        """A seat has lost life points and is still in play."""

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        """A player has been eliminated."""

    def waits(self, game: Game, me: int) -> bool:
        """Pure. Is there anything to do for `on_settled`? Asked very often."""
        return True

    async def on_settled(self, game: Game, me: int) -> None:
        """An effect is over, I am not in the middle of one, and I was waiting for that."""

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        """Own. A turn is over that took place."""


class Card(Effect):
    """A playing card: its facts, and what happens when it is played.

    `aim` tells whom it may be aimed at when it is played from the hand, `missed` that it may then be used as a Missed!,
    `saves` that it may be played on a lethal hit, `reply` that it is played as a reply only, `book` that the simplified
    game leaves it out. `parries`: in play it may be used as a Missed!. `burden`: nobody wants it in front of them.
    `used_up`: it leaves play when it is used. `symbols` are None if they follow from the other facts (bang/symbols.py).
    """

    colour: Colour = BROWN
    aim: Aim = NO_AIM
    parries_from_hand: bool = False
    saves_life: bool = False
    weapon: bool = False
    reach: int = 0
    book: bool = False
    reply_only: bool = False
    parries_in_play: bool = False
    burden: bool = False
    used_up: bool = False
    symbols: Symbols | None = None

    has_condition: bool = False
    has_kind_condition: bool = False
    goes_to_target: bool = False
    filters_targets: bool = False
    depends_on_cards_in_play_only: bool = False
    has_play: bool = False
    has_reply_effect: bool = False

    def __init_subclass__(cls) -> None:
        """`moody`: it has a rule of its own when it can be played; `limited`: its kind has one. `lands`: it is put in
        front of its target; `picky`: not everybody whom it can be aimed at is a target. `steady`: whether and at whom
        it can be played follows from what lies on the table. `acts`, `replies`: something happens when it is played,
        or when it is used as a Missed!."""
        super().__init_subclass__()
        cls.has_condition = cls.why_not is not Card.why_not
        cls.has_kind_condition = cls.reply_only or cls.cost > 0 or (cls.colour != BROWN and cls.aim == NO_AIM)
        cls.goes_to_target = cls.colour != BROWN and cls.aim != NO_AIM
        cls.filters_targets = cls.why_not_at is not Card.why_not_at or cls.goes_to_target
        cls.depends_on_cards_in_play_only = not (cls.has_condition or cls.filters_targets or cls.cost)
        cls.has_play = cls.play is not Card.play
        cls.has_reply_effect = cls.on_used_as_reply is not Card.on_used_as_reply

    def why_not(self, game: Game, seat: int) -> Reason | None:
        """Pure. Why this card cannot be played now, whoever the target."""
        return None

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        """Pure. Why it cannot be aimed at this target, besides distance."""
        return None

    async def play(self, game: Game, source: Source, target: int) -> None:
        """What it does; it lies already where it belongs."""

    async def on_used_as_reply(self, game: Game, seat: int) -> None:
        """What it does besides when it is used as a Missed!."""


class Character(Effect):
    """A character: life points and an ability; `copies` is how many abilities of others it may borrow at a time."""

    life: int = 4
    copies: int = 0


class Event(Effect):
    """An event card; the `final` one goes under the deck, `spare` asks for a second, hidden character each, `extra`
    marks the cards that a short deck leaves out."""

    final: bool = False
    extra: bool = False
    spare: bool = False


TABLE_HOOKS: Final = (
    "suspends", "modify_suit", "modify_distance", "modify_missed_needed", "modify_pile", "modify_life_change",
    "modify_direction", "forbid_choice", "forbid_effect", "claims_estate", "revives", "on_event", "on_card_used",
    "on_life_lost", "on_eliminated", "on_settled",
)  # fmt: skip
"""The hooks for which every effect at the table counts; all others are own hooks."""
