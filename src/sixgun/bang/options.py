"""Rule options, where the rulebooks differ or leave a choice. Each has a default and is stored in the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixgun.cardgame.options import Bounds, RuleOptions, option


@dataclass(frozen=True, slots=True)
class Options(RuleOptions):
    """The rule options of a game. Numbers in brackets are rulings (docs/rulings.md)."""

    bounds: ClassVar[Bounds] = {"event_cards": (1, 28)}

    simplified: bool = option(False, main=True)
    """Play without the cards that show a book, as the rulebook suggests for a first game."""
    two_characters: bool = option(False, main=True)
    """Every player gets two characters and keeps one."""
    keep_characters: bool = option(False, main=True)
    """In the next game, players who survived this one may keep their character (79)."""
    pass_sheriff: bool = option(False, main=True, min_players=4)
    """In the next game, the next seat is the Sheriff. The other roles are dealt at random (79)."""
    judge_at_once: bool = False
    """Decide the winner at the first decisive elimination, not after the whole card (44)."""
    draw_before_saving: bool = False
    """A player who draws for a lost life point draws before they must save themselves from a lethal hit (57)."""
    duel_reward: bool = False
    """A player who wins a Duel that the other player began counts as that player's killer (61)."""
    own_cards: bool = True
    """A card that takes or discards a card may be aimed at one's own cards in play (88)."""
    penalty_first: bool = option(False, min_players=4)
    """A Sheriff who kills a Deputy discards before inheriting (66)."""
    short_events: bool = option(False, needs_sets=("high_noon",))
    """Play High Noon without its two extra cards, Handcuffs and New Identity."""
    event_cards: int = 12
    """How many events to use when both event sets are mixed, besides the last one (9)."""
    molly_strict: bool = option(False, needs_sets=("dodge_city",))
    """Molly Stark draws for Missed!, Beer and BANG! only (110)."""
    diamond_duel: bool = option(False, needs_sets=("dodge_city",))
    """Apache Kid ignores a Duel card of diamonds (101)."""
    roulette_barrels: bool = option(False, needs_sets=("fistful_of_cards",))
    """A Barrel counts in Russian Roulette and against Ricochet (171, 173)."""
    pat_misses_train: bool = option(False, needs_sets=("dodge_city", "high_noon"))
    """Pat Brennan gets no card of Train Arrival when he takes one in play (126)."""
    keep_copy: bool = option(False, needs_sets=("dodge_city", "fistful_of_cards"))
    """An ability copied for a round is kept in an extra turn, and not chosen again (133)."""
    old_mine: bool = option(False, needs_sets=("fistful_of_cards",))
    """Play Abandoned Mine by its first text: used cards go onto the deck (179)."""


DEFAULT = Options()
