"""A second implementation of what may be chosen, written from the rulebooks without the engine's rules.

It covers phase 2, phase 3, and the answers to shots, Indians!, duels and lethal hits. Tests compare it with what the
engine offers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sixgun.bang.asks import AnswerWithBang, DiscardExcess, Dodge, Play, Save
from sixgun.bang.game import Game

REACH: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
FARTHER: Final = ("mustang", "hideout")
NEARER: Final = ("scope", "binocular")
BLUE: Final = {*REACH, *FARTHER, *NEARER, "barrel", "dynamite", "jail"}
PARRIES: Final = {"iron_plate", "sombrero", "ten_gallon_hat", "bible"}
PLAIN: Final = {"beer", "saloon", "stagecoach", "wells_fargo", "indians", "gatling", "general_store"}
COSTLY: Final = {"brawl", "whisky", "springfield", "rag_time", "tequila"}
UNTARGETED_GREEN: Final = {"howitzer", "canteen", "pony_express"}
TARGETED_GREEN: Final = {"knife", "derringer", "pepperbox", "buffalo_rifle", "can_can", "conestoga"}
GREEN: Final = PARRIES | UNTARGETED_GREEN | TARGETED_GREEN
SUITS: Final = "shdc"


@dataclass(frozen=True)
class Seat:
    """What the whole table sees of a player, and their hand as slugs with suits."""

    seat: int
    role: str
    characters: tuple[str, ...]
    life: int
    max_life: int
    hand: tuple[tuple[str, str, int], ...]
    in_play: tuple[tuple[str, int], ...]

    @property
    def names(self) -> list[str]:
        return [slug for slug, _ in self.in_play]


class Table:
    """A table at a question to one player."""

    def __init__(self, game: Game) -> None:
        assert game.ask is not None
        self.ask = game.ask
        state = game.state
        self.event = state.event
        self.marks = state.turn_marks
        self.fresh = state.placed_this_turn
        self.orders = {card: state.faces[card].order for player in state.players for card in player.hand}
        self.seats = {
            seat: Seat(
                seat,
                state.role(seat),
                player.characters,
                player.life,
                player.max_life,
                tuple((state.faces[card].slug, state.faces[card].suit, card) for card in player.hand),
                tuple((state.faces[card].slug, card) for card in player.in_play),
            )
            for seat, player in enumerate(state.players)
            if not player.out
        }
        self.turn = self.seats[state.turn]
        self.begun = state.phase != "reveal"  # an event is turned up before the turn
        self.me = self.seats[game.ask.seat]
        self.others = [seat for seat in self.seats.values() if seat is not self.me]

    # What acts.

    def can(self, seat: Seat, ability: str) -> bool:
        return ability in seat.characters and self.event != "hangover"

    def works(self, seat: Seat, name: str) -> bool:
        """Does a card of this name in front of a player do anything?"""
        belle = self.begun and seat is not self.turn and self.can(self.turn, "belle_star")
        return name in seat.names and not belle and self.event != "lasso"

    def distance(self, target: Seat) -> int:
        ring = sorted(self.seats)
        apart = abs(ring.index(self.me.seat) - ring.index(target.seat))
        steps = 1 if self.event == "ambush" else min(apart, len(ring) - apart)
        steps += sum(self.works(target, name) for name in FARTHER) + self.can(target, "paul_regret")
        steps -= sum(self.works(self.me, name) for name in NEARER) + self.can(self.me, "rose_doolan")
        return max(1, steps)

    @property
    def reach(self) -> int:
        return max([REACH[name] for name in REACH if self.works(self.me, name)], default=1)

    @property
    def near(self) -> list[int]:
        return [seat.seat for seat in self.others if self.distance(seat) == 1]

    @property
    def in_reach(self) -> list[int]:
        return [seat.seat for seat in self.others if self.distance(seat) <= self.reach]

    @property
    def may_shoot(self) -> bool:
        """Is another BANG! card allowed in this turn?"""
        if self.event == "the_sermon":
            return False
        free = self.can(self.me, "willy_the_kid") or self.works(self.me, "volcanic")
        return free or self.marks.get(("bang", self.me.seat), 0) < (2 if self.event == "shootout" else 1)

    def used(self, ability: str) -> int:
        return self.marks.get((ability, self.me.seat), 0)

    def cuffed(self, suit: str) -> bool:
        named = self.marks.get(("handcuffs", self.me.seat)) if self.event == "handcuffs" else None
        return named is not None and suit != SUITS[named]

    # What may be done.

    def aims(self, name: str) -> list[int | None]:
        """At whom a hand card may be played. None means without a target."""
        others = [seat.seat for seat in self.others]
        owners = [seat.seat for seat in self.others if seat.hand or seat.in_play]
        mine = [self.me.seat] if self.me.in_play else []
        if name in COSTLY and len(self.me.hand) < 2:
            return []
        if name in BLUE | GREEN and self.event == "the_judge":
            return []
        if name == "jail":
            free = [seat for seat in self.seats.values() if seat.role != "sheriff" and "jail" not in seat.names]
            return [seat.seat for seat in free]
        if name in BLUE | GREEN:
            return [] if name in self.me.names else [None]
        found: dict[str, list[int]] = {
            "bang": self.in_reach if self.may_shoot else [],
            "panic": [seat for seat in owners if seat in self.near] + mine,
            "cat_balou": owners + mine,
            "rag_time": owners + mine,
            "duel": others,
            "springfield": others,
            "punch": self.near,
            "tequila": [*others, self.me.seat],
        }
        if name in found:
            return [*found[name]]
        if name == "beer" and self.event == "the_reverend":
            return []
        return [None] if name in PLAIN | {"brawl", "whisky"} else []

    def plays(self) -> Iterator[str]:
        for name, suit, card in self.me.hand:
            if not self.cuffed(suit):
                yield from (_text("play", card, "", seat) for seat in self.aims(name))
                if name == "missed" and self.can(self.me, "calamity_janet"):
                    yield from (_text("play", card, "bang", seat) for seat in self.aims("bang"))

    def sids(self) -> Iterator[str]:
        if self.can(self.me, "sid_ketchum") and len(self.me.hand) > 1 and self.me.life < self.me.max_life:
            yield _text("use", -1, "sid_ketchum", None)

    def abilities(self) -> Iterator[str]:
        me, cards = self.me, len(self.me.hand)
        yield from self.sids()
        if self.can(me, "chuck_wengam") and me.life > 1:
            yield _text("use", -1, "chuck_wengam", None)
        if self.can(me, "doc_holyday") and cards > 1 and not self.used("doc_holyday"):
            yield from (_text("use", -1, "doc_holyday", seat) for seat in self.in_reach)
        if self.can(me, "jose_delgado") and self.used("jose_delgado") < 2:
            yield from (_text("use", card, "jose_delgado", None) for name, _, card in me.hand if name in BLUE)
        if self.can(me, "uncle_will") and not self.used("uncle_will"):
            yield from (_text("use", card, "uncle_will", None) for _, suit, card in me.hand if not self.cuffed(suit))

    def events(self) -> Iterator[str]:
        names = ("bang", "missed") if self.can(self.me, "calamity_janet") else ("bang",)
        bangs = [card for name, _, card in self.me.hand if name in names]
        if self.event == "sniper" and len(bangs) > 1:
            yield from (_text("use", -1, "sniper", seat) for seat in self.in_reach)
        if self.event == "ricochet" and any(seat.in_play for seat in self.others):
            yield from (_text("use", card, "ricochet", None) for card in bangs)

    def green(self) -> Iterator[str]:
        owners = [seat.seat for seat in self.others if seat.hand or seat.in_play]
        mine = [self.me.seat] if len(self.me.in_play) > 1 else []
        aims: dict[str, list[int]] = {
            "knife": self.near,
            "derringer": self.near,
            "pepperbox": self.in_reach,
            "buffalo_rifle": [seat.seat for seat in self.others],
            "can_can": owners + mine,
            "conestoga": owners + mine,
        }
        for name, card in self.me.in_play:
            if self.works(self.me, name) and card not in self.fresh:
                if name in UNTARGETED_GREEN:
                    yield _text("use", card, name, None)
                yield from (_text("use", card, name, seat) for seat in aims.get(name, []))

    def passing(self) -> Iterator[str]:
        duty = self.marks.get(("law_of_the_west", self.me.seat)) if self.event == "law_of_the_west" else None
        bound = [name for name, _, card in self.me.hand if self.orders[card] == duty]
        if not any(self.aims(name) for name in bound):
            yield "pass"

    def choices(self) -> set[str]:
        """All that may be answered."""
        ask = self.ask
        if isinstance(ask, Dodge):
            return {*self.hides(ask), *self.misses(), *self.sids(), "pass"}
        if isinstance(ask, AnswerWithBang):
            return {*self.bangs(), *self.sids(), "pass"}
        if isinstance(ask, Save):
            return {*self.beers(), *self.sids(), "pass"}
        if isinstance(ask, DiscardExcess):
            return {*(_text("discard", card, "", None) for _, _, card in self.me.hand), *self.sids()}
        return {*self.plays(), *self.abilities(), *self.events(), *self.green(), *self.passing()}

    # Answers.

    def hides(self, ask: Dodge) -> Iterator[str]:
        """The barrels that may still draw!: once each, before any card, and not where a Missed! must be discarded."""
        shot = ask.shot
        if shot.replied or shot.source.what in ("russian_roulette", "ricochet"):
            return
        if self.can(self.me, "jourdonnais") and "jourdonnais" not in shot.tried:
            yield _text("use", -1, "jourdonnais", None)
        for name, card in self.me.in_play:
            if name == "barrel" and self.works(self.me, name) and name not in shot.tried:
                yield _text("use", card, name, None)

    def misses(self) -> Iterator[str]:
        for name, card in self.me.in_play:
            if name in PARRIES and self.works(self.me, name) and card not in self.fresh:
                yield _text("use", card, name, None)
        for name, _, card in self.me.hand:
            janet = name == "bang" and self.can(self.me, "calamity_janet")
            if name in ("missed", "dodge"):
                yield _text("play", card, "", None)
            elif janet or self.can(self.me, "elena_fuente"):
                yield _text("play", card, "missed", None)

    def bangs(self) -> Iterator[str]:
        if self.event == "the_sermon" and self.me is self.turn:
            return
        for name, _, card in self.me.hand:
            if name == "bang":
                yield _text("play", card, "", None)
            elif name == "missed" and self.can(self.me, "calamity_janet"):
                yield _text("play", card, "bang", None)

    def beers(self) -> Iterator[str]:
        for name, suit, card in self.me.hand:
            if name == "beer" and self.event != "the_reverend" and not self.cuffed(suit):
                yield _text("play", card, "", None)

    def needed(self, ask: Dodge) -> int:
        """How many Missed! effects cancel a shot that has not been answered yet."""
        source = ask.shot.source
        slab = source.what == "bang" and self.can(self.seats[source.by], "slab_the_killer")
        return 2 if slab or source.what == "sniper" else 1


def _text(verb: str, card: int, what: str, target: int | None) -> str:
    return f"{verb} {card} {what or '-'} > {'-' if target is None else target}"


READ: Final = (Play, DiscardExcess, Dodge, AnswerWithBang, Save)
"""The questions that it covers."""


def offered(game: Game) -> set[str]:
    """What the engine offers, in the same texts."""
    assert game.ask is not None
    found = set()
    for option in game.ask.options():
        target = None if option.target < 0 else option.target
        found.add("pass" if option.verb == "pass" else _text(option.verb, option.card, option.what, target))
    return found
