"""What is measured: the parts of the report, their lines, and the goals of each engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.engines import COMPILED, PLAIN

RATE: Final = "rate"
"""So many a second. Normalised: while python-chess plays one ply (or `scale` plies)."""
TIME: Final = "time"
"""So long. Normalised: where python-chess plays `NORMAL_PLIES` plies a second."""
SIZE: Final = "size"
"""So large. Every machine gives the same, so it is measured once."""
NORMAL_PLIES: Final = 25_000

SEATS: Final = 5
BASE: Final = ("base",)
ADDED: Final = {
    "dodge_city": "Dodge City",
    "the_bullet": "The Bullet",
    "high_noon": "High Noon",
    "fistful_of_cards": "A Fistful of Cards",
}
ALL_SETS: Final = (*BASE, *ADDED)
BOTS_SETS: Final = ("base", "dodge_city")


@dataclass(frozen=True)
class Line:
    """One line of a part: what a worker measures for it, and the goals of the normalised figure by engine."""

    name: str
    measure: str
    arguments: Mapping[str, Any]
    goals: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """Lines with one unit. `weight` says how much of the time each of them gets."""

    name: str
    title: str
    kind: str
    unit: str
    normal: str
    lines: tuple[Line, ...]
    scale: float = 1.0
    weight: float = 1.0
    plain_only: bool = False

    def normalised(self, value: float, plies: float) -> float:
        """Return a figure as it would be on any machine."""
        if self.kind == RATE:
            return self.scale * value / plies
        return value * plies / NORMAL_PLIES if self.kind == TIME else value


def playouts(
    name: str, sets: tuple[str, ...], goals: Mapping[str, float] | None = None, seats: int = SEATS, **more: Any
) -> Line:
    return Line(name, "playouts", {"seats": seats, "sets": sets, **more}, goals or {})


def costs(sets_name: str, sets: tuple[str, ...], goals: Mapping[str, tuple[float, float]]) -> list[Line]:
    """Lines for a fork, an imagined world and a view. Goals are given as those of the plain and the compiled engine."""
    return [
        Line(
            f"{act}, {sets_name}",
            "cost",
            {"act": act, "seats": SEATS, "sets": sets},
            dict(zip((PLAIN, COMPILED), goals.get(act, ()))),
        )
        for act in ("fork", "imagine", "view")
    ]


BASE_GAME: Final = playouts("base game", BASE, {PLAIN: 4.6})
ALL_GAME: Final = playouts("all sets", ALL_SETS, {PLAIN: 3.1})
SHARE_GOAL: Final = 0.7
"""How fast all sets should at least be, beside the base game."""

PARTS: Final = (
    Part(
        "playouts",
        f"Random playouts, {SEATS} seats",
        RATE,
        "decisions/s",
        "to chess",
        (
            BASE_GAME,
            playouts("base game, kernel's picker", BASE, {COMPILED: 12.0}, kernel_picker=True),
            playouts("base game, with snapshots", BASE, forkable=True),
            ALL_GAME,
            playouts("all sets, kernel's picker", ALL_SETS, {COMPILED: 8.5}, kernel_picker=True),
            playouts("all sets, with snapshots", ALL_SETS, forkable=True),
            playouts("The Duel", ("duel",), seats=2, game="duel"),
        ),
        weight=2.0,
    ),
    Part(
        "openspiel",
        "Random playouts of OpenSpiel, called from Python",
        RATE,
        "decisions/s",
        "to chess",
        tuple(
            Line(f"{name.replace('_', ' ')}{how}", "spiel_playouts", {"game": name, "quick_chance": bool(how)})
            for name in ("hearts", "gin_rummy")
            for how in ("", ", quick chance")
        ),
        plain_only=True,
    ),
    Part(
        "seats",
        "Random playouts by seats",
        RATE,
        "decisions/s",
        "to chess",
        (
            *(playouts(f"base game, {seats} seats", BASE, seats=seats) for seats in range(3, 8)),
            *(playouts(f"all sets, {seats} seats", ALL_SETS, seats=seats) for seats in range(3, 9)),
        ),
    ),
    Part(
        "sets",
        f"Random playouts by sets, {SEATS} seats",
        RATE,
        "decisions/s",
        "to chess",
        (
            playouts("base game", BASE),
            *(playouts(f"base game and {name}", (*BASE, slug)) for slug, name in ADDED.items()),
            playouts("all sets", ALL_SETS),
        ),
    ),
    Part(
        "costs",
        f"What a search does at each decision, {SEATS} seats",
        TIME,
        "µs",
        "at 25,000",
        (
            *costs("base game", BASE, {"fork": (6.0, 3.0), "imagine": (18.0, 10.0), "view": (8.0, 3.0)}),
            *costs("all sets", ALL_SETS, {}),
        ),
    ),
    Part(
        "memory",
        f"Memory after 40 decisions, {SEATS} seats",
        SIZE,
        "KB",
        "",
        tuple(
            Line(f"{label}, {sets_name}", "memory", {"what": what, "seats": SEATS, "sets": sets})
            for sets_name, sets in (("base game", BASE), ("all sets", ALL_SETS))
            for what, label in (("game", "game"), ("fork", "fork"), ("world", "imagined world"))
        ),
    ),
    Part(
        "gunslingers",
        f"Games of gunslingers with Dodge City, {SEATS} seats",
        RATE,
        "games/s",
        "per 1000",
        (
            Line(
                "gunslingers",
                "bot_games",
                {"bot": "gunslinger", "seats": SEATS, "sets": BOTS_SETS},
                {PLAIN: 5.2, COMPILED: 12.0},
            ),
        ),
        scale=1000.0,
        weight=3.0,
    ),
    Part(
        "legend",
        f"A legend's decision of up to 40 simulations, among gunslingers with Dodge City, {SEATS} seats",
        TIME,
        "ms",
        "at 25,000",
        (Line("decision", "legend_decision", {}),),
    ),
)
