"""Everything an effect can do: the reference of all hooks.

Characters, cards in play and events are effects. An effect is a stateless singleton with a slug as its name. Every hook
below has a default that does nothing, and an effect overrides the hooks it needs. `me` is the seat that has the effect
in front of it, or NOBODY for an event. Each hook is called from one place in `rules/`; docs/architecture.md lists these
places and the order of the calls.

- *Own* hooks concern one seat. They are called on the effects in front of that seat and on the event. All other hooks
  are table hooks: they are called on every effect at the table.
- *Pure* hooks read the state and change nothing.
- Distances are cached until the cards in play or the players change, and all games share that cache. The result of
  `modify_distance` may therefore depend only on the seats it is given and on who is in play.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from sixgun.bang.faces import HEARTS
from sixgun.bang.hook_numbers import HOOK_NAMES
from sixgun.cardgame.effects import fill_from_class, overridden, snake_case
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

# Who can be the target of a card.
Aim = Literal["none", "reach", "near", "near_or_self", "other", "any"]
NO_AIM: Final = "none"
REACH: Final = "reach"
NEAR: Final = "near"
NEAR_OR_SELF: Final = "near_or_self"
OTHER: Final = "other"
ANY: Final = "any"

HEART: Final = Check(HEARTS)
"""The check of most cards that draw!: a heart helps."""

# Why a card leaves a hand or enters one.
PHASE_ONE: Final = "phase_one"
PLAYED: Final = "played"
PUT: Final = "put"
REPLY: Final = "reply"
COST: Final = "cost"
SURPLUS: Final = "surplus"
FORCED: Final = "forced"
ESTATE: Final = "estate"

# The pile that a card comes from or goes to.
DECK: Final = "deck"
DISCARD: Final = "discard"


class Source:
    """Where an effect comes from.

    `by` is the seat behind it, or NOBODY. `what` is the slug it acts *as*: a Missed! that Calamity Janet plays as a
    BANG! has the slug of a BANG!. `cards` are the physical cards. `suits` are the suits these cards counted as when
    they were used. They are stored because a reshuffle during the effect gives the card ids new faces.
    """

    __slots__ = ("by", "cards", "suits", "what")

    def __init__(self, by: int, what: str, cards: tuple[int, ...] = (), suits: tuple[str, ...] = ()) -> None:
        self.by = by
        self.what = what
        self.cards = cards
        self.suits = suits


RuleCoroutine = Coroutine[Any, Any, None]
"""The running coroutine of a rule. A hook that only calls a rule can return the rule's coroutine as its own."""


class Effect:
    """The base of characters, cards and events.

    Set `priority` only where the rulebook demands an order; lower numbers go first. `suspension_ruling` is the ruling
    that explains what the effect suspends, `choice_ruling` the one that says what can be chosen when the effect asks.
    An effect stores its notes in `turn_marks` and `game_marks` under its own slug. `mark_values` are the numbers that
    such a note may hold; an empty range allows any number.
    """

    slug: str = ""
    priority: int = 0
    suspension_ruling: int = 0
    choice_ruling: int = 0
    mark_values: range = range(0)
    hooks: frozenset[str] = frozenset()
    hook_numbers: tuple[int, ...] = ()
    """The hooks it overrides and that the effect index lists, by number."""

    # Facts: what is printed on the card, or follows from its text.

    icon: str = ""
    """The name of a drawing in the client's sprite. Without one, the client draws a monogram."""
    act: Act = ""
    """What it does to its target, or to everyone it affects."""
    use_aim: Aim = NO_AIM
    """Who can be its target when it is used, for a green card in play, an ability or an event."""
    affects: Affects = "self"
    """Who it acts on when it has no target. For an event, `self` is the player whose turn it is."""
    cost: int = 0
    """How many other hand cards must be discarded for it."""
    heals: int = 0
    """How many life points it restores."""
    draws: int = 0
    """How many cards it draws."""
    damage: int = 1
    """How many life points a hit costs."""
    missed_needed: int = 1
    """How many Missed! effects cancel it. For a character: how many cancel their BANG! cards."""
    min_players: int = 2
    """It does nothing with fewer players in play."""
    check: Check | None = None
    """Which cards help when it draws!."""
    cover: bool = False
    """Can its draw! cancel a shot at its owner?"""

    def __init__(self) -> None:
        cls = type(self)
        fill_from_class(self)
        self.hooks = overridden(cls, Effect)
        self.hook_numbers = tuple([number for number, name in enumerate(HOOK_NAMES) if name in self.hooks])
        if "slug" not in vars(cls):
            self.slug = snake_case(cls.__name__)

    # Which effects are active, and what a card counts as.

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        """Pure. Does this switch off the effect `what` in front of `seat`?

        An event may suspend cards and characters, a character may suspend cards.
        """
        return False

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        """Pure, own. Can this card in my hand be used as `want` (BANG or MISSED)?"""
        return False

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        """Pure. Return the suit that a card counts as."""
        return suit

    # Figures: each hook receives the value so far and returns the new one.

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        """Pure. Return the distance at which `viewer` sees `seen`. A result below 1 counts as 1."""
        return distance

    def modify_reach(self, game: Game, me: int, seat: int, reach: int) -> int:
        """Pure, own. Return how far a seat can shoot."""
        return reach

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, own. Return how many BANG! cards a seat may play in its turn."""
        return limit

    def modify_missed_needed(self, game: Game, me: int, shot: Shot, needed: int) -> int:
        """Pure. Return how many Missed! effects cancel a shot."""
        return needed

    def modify_check_cards(self, game: Game, me: int, seat: int, cards: int) -> int:
        """Pure, own. Return how many cards a seat turns up for a draw!."""
        return cards

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        """Pure, own. Return how many cards a seat draws in phase 1."""
        return count

    def modify_pile(self, game: Game, me: int, seat: int, why: str, pile: str) -> str:
        """Pure. Return the pile (DECK or DISCARD) that a card comes from or goes to.

        For PHASE_ONE it is the pile that `seat` draws from. For every other `why` it is the pile that receives a card
        `seat` gives up.
        """
        return pile

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        """Pure, own. Return how many cards a seat may hold at the end of its turn."""
        return limit

    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        """Pure. Return how many life points a seat gains (above 0) or loses (below 0)."""
        return change

    def modify_direction(self, game: Game, me: int, step: int) -> int:
        """Pure. Return the direction in which turns pass: +1 to the left, -1 to the right."""
        return step

    # Vetoes: "can't" beats "can".

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        """Pure. Return a reason to forbid a choice, or None to allow it.

        This is the only veto on choices. It applies to every question, and passing can be forbidden too.
        """
        return None

    def forbid_effect(self, game: Game, me: int, source: Source, target: int) -> Reason | None:
        """Pure. Return a reason if the effect does nothing to the target. The card is still played."""
        return None

    # Additional choices.

    def offers(self, game: Game, me: int, ask: Ask) -> Sequence[Choice]:
        """Pure, own. Return additional choices for my own questions, or for an open question to another player.

        An offer may depend only on public facts when another player is asked.
        """
        return []

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        """Pure, own. Return why a player cannot use this effect as they wish. For an event, `me` is that player."""
        return reason("not_now", 5) if "offers" in self.hooks else reason("acts_by_itself", 5)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        """Carry out an offer. For an event, `me` is the player who uses it.

        Against a shot, return the number of Missed! effects this gives; otherwise return 0.
        """
        return 0

    # Replacements of a step.

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        """Own. Replace phase 1, in which the seat would draw `count` cards. Return False to leave it unchanged."""
        return False

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        """Own. Replace the nth draw (from 0) of phase 1. Return the card taken, or NO_CARD to draw as usual."""
        return NO_CARD

    def claims_estate(self, game: Game, me: int, dead: int) -> bool:
        """Pure. Do I take the cards of this eliminated player?"""
        return False

    def revives(self, game: Game, me: int, seat: int) -> tuple[int, int] | None:
        """Pure. Return the life points and the number of cards with which a player who is out comes back.

        It is asked when the player's turn would begin. None means they stay out.
        """
        return None

    # Reactions.

    async def on_event(self, game: Game, me: int) -> None:
        """A new event has been turned up."""

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        """Own. A turn begins, before phase 1."""

    async def on_turn_ready(self, game: Game, me: int, seat: int) -> None:
        """Own. The checks at the start of the turn are over, and the player does not miss the turn."""

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        """Own. The nth card (from 0) of phase 1 has been drawn."""

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        """Own. Phase 1 is over."""

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        """A player has chosen to use a hand card. `why` is PLAYED, PUT or REPLY; costs and discards do not count."""

    async def on_life_lost(self, game: Game, me: int, seat: int, points: int, source: Source) -> None:
        """A player has lost life points and is still in play."""

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        """A player has been eliminated. `killer` is NOBODY if no player did it."""

    def waits(self, game: Game, me: int) -> bool:
        """Pure. Does `on_settled` have anything to do? This is asked very often, so keep it fast."""
        return True

    async def on_settled(self, game: Game, me: int) -> None:
        """An effect has ended, `waits` is true, and my player is not in the middle of another effect."""

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        """Own. A turn that was not skipped is over, and its player is still in play."""


class Card(Effect):
    """A playing card: its facts, and what happens when it is played."""

    colour: Colour = BROWN
    """The colour of its border."""
    aim: Aim = NO_AIM
    """Who can be its target when it is played from the hand."""
    parries_from_hand: bool = False
    """It can be used as a Missed! from the hand."""
    saves_life: bool = False
    """It can be played to survive a lethal hit."""
    weapon: bool = False
    """It replaces the weapon its owner has in play."""
    reach: int = 0
    """How far it shoots, if it is a weapon."""
    book: bool = False
    """It shows a book, so the simplified game leaves it out."""
    reply_only: bool = False
    """It can only be played as a reply."""
    parries_in_play: bool = False
    """It can be used as a Missed! while it is in play."""
    burden: bool = False
    """It harms the player who has it in front of them."""
    used_up: bool = False
    """It leaves play when it is used."""
    symbols: Symbols | None = None
    """Its row of symbols. None derives the row from the other facts (bang/symbols.py)."""

    # Derived from the class: what a subclass declares and overrides.

    has_condition: bool = False
    """The card itself restricts when it can be played."""
    has_kind_condition: bool = False
    """Its kind restricts when it can be played: a reply, a card with a cost, a card put in front of its player."""
    goes_to_target: bool = False
    """It is put in front of its target."""
    filters_targets: bool = False
    """Some players are no targets although its aim reaches them."""
    depends_on_cards_in_play_only: bool = False
    """Only what is in play decides whether and at whom it can be played."""
    has_play: bool = False
    """Something happens when it is played."""
    has_reply_effect: bool = False
    """Something more happens when it is used as a Missed!."""

    def __init__(self) -> None:
        super().__init__()
        own = overridden(type(self), Card)
        self.has_condition = "why_not" in own
        self.has_kind_condition = self.reply_only or self.cost > 0 or (self.colour != BROWN and self.aim == NO_AIM)
        self.goes_to_target = self.colour != BROWN and self.aim != NO_AIM
        self.filters_targets = "why_not_at" in own or self.goes_to_target
        self.depends_on_cards_in_play_only = not (self.has_condition or self.filters_targets or self.cost)
        self.has_play = "play" in own
        self.has_reply_effect = "on_used_as_reply" in own

    def why_not(self, game: Game, seat: int) -> Reason | None:
        """Pure. Return why this card cannot be played now at any target."""
        return None

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        """Pure. Return why this player cannot be the target. Distance is checked elsewhere."""
        return None

    async def play(self, game: Game, source: Source, target: int) -> None:
        """Carry out the card. It has already been discarded or put into play."""

    async def on_used_as_reply(self, game: Game, seat: int) -> None:
        """Do what the card does in addition to its Missed!."""


class Character(Effect):
    """A character with life points and an ability."""

    life: int = 4
    """The life points that the card shows."""
    copies: int = 0
    """How many abilities of other characters it can borrow at a time."""


class Event(Effect):
    """An event card."""

    final: bool = False
    """It is the last card of the event deck."""
    extra: bool = False
    """The short event deck leaves it out."""
    spare: bool = False
    """It needs a second, hidden character for every player."""
