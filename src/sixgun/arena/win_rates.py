"""Win rates from the rows of the balance lab.

Seats of one side win together, so shares of sides count games, not seats; characters and places occur once in a game.
Games that did not finish are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sixgun.arena.intervals import wilson

if TYPE_CHECKING:
    from polars import DataFrame, Expr

DIGITS: Final = 4
FIRST: Final = "first"
MET: Final = "met"
LAST: Final = "last"
WITH: Final = "with"
WITHOUT: Final = "without"


class WinRate(NamedTuple):
    """How often something won. `what` says what it is, `side` for whom (an empty text: all), `how` in which way an
    event or a set took part."""

    what: str
    side: str
    how: str
    won: int
    games: int
    share: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it."""
        return {
            name: round(value, DIGITS) if isinstance(value, float) else value for name, value in self._asdict().items()
        }


def win_rate(what: Any, side: str, how: str, won: int, games: int) -> WinRate:
    return WinRate(str(what), side, how, won, games, *wilson(won, games))


def by_side(frame: DataFrame) -> list[WinRate]:
    """The share of games that each side won."""
    return [win_rate(side, side, "", won, games) for (side,), won, games in counted(ends(frame), ["side"])]


def by_place(frame: DataFrame) -> list[WinRate]:
    """For each place in the first round: all who sat there, and each side there."""
    played = frame.filter("finished")
    rows = [win_rate(place, "", "", won, games) for (place,), won, games in counted(played, ["place"])]
    sides = counted(played, ["place", "side"])
    return rows + [win_rate(place, side, "", won, games) for (place, side), won, games in sides]


def by_character(frame: DataFrame) -> list[WinRate]:
    """For each character: over all sides, and on each side."""
    played = frame.filter("finished").explode("characters")
    rows = [win_rate(who, "", "", won, games) for (who,), won, games in counted(played, ["characters"])]
    sides = counted(played, ["characters", "side"])
    return rows + [win_rate(who, side, "", won, games) for (who, side), won, games in sides]


def by_set(frame: DataFrame, sets: Sequence[str]) -> list[WinRate]:
    """For each set the shares of the sides in games with it and without it."""
    import polars as pl

    rows, games = [], ends(frame)
    for each in sets:
        inside: Expr = pl.col("sets").list.contains(each)
        for how, part in ((WITH, games.filter(inside)), (WITHOUT, games.filter(~inside))):
            rows += [win_rate(each, side, how, won, played) for (side,), won, played in counted(part, ["side"])]
    return rows


def by_event(frame: DataFrame) -> list[WinRate]:
    """For each event the shares of the sides in games in which it was the first one, was met at all, was in force at
    the end."""
    import polars as pl

    games = ends(frame).filter(pl.col("events").list.len() > 0)
    ways = {
        FIRST: games.with_columns(pl.col("events").list.first().alias("event")),
        MET: games.with_columns(pl.col("events").list.unique().alias("event")).explode("event"),
        LAST: games.with_columns(pl.col("events").list.last().alias("event")),
    }
    return [
        win_rate(event, side, how, won, played)
        for how, part in ways.items()
        for (event, side), won, played in counted(part, ["event", "side"])
    ]


def ends(frame: DataFrame) -> DataFrame:
    """For each finished game and side whether a seat of it won."""
    import polars as pl

    others = [pl.col("won").any(), pl.col("sets").first(), pl.col("events").first()]
    return frame.filter("finished").group_by("game", "side", maintain_order=True).agg(others)


def counted(frame: DataFrame, keys: Sequence[str]) -> list[tuple[tuple[Any, ...], int, int]]:
    """Won and all rows for each value of the keys, in order."""
    import polars as pl

    found = frame.group_by(keys).agg(pl.col("won").sum().alias("wins"), pl.len().alias("rows")).sort(keys)
    return [(row[:-2], row[-2], row[-1]) for row in found.rows()]
