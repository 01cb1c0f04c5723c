"""Win rates from the rows of a balance study.

The seats of one side win together, so the share of a side counts games, not seats. Characters and places occur once per
game. Games that did not finish are left out.
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
    """How often something won.

    `what` names it, for example a character. `side` is the side it played for; an empty text means all sides. `how`
    tells in which way an event or a set took part.
    """

    what: str
    side: str
    how: str
    won: int
    games: int
    share: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        """Return the win rate as JSON data."""
        return {
            name: round(value, DIGITS) if isinstance(value, float) else value for name, value in self._asdict().items()
        }


def win_rate(what: Any, side: str, how: str, won: int, games: int) -> WinRate:
    return WinRate(str(what), side, how, won, games, *wilson(won, games))


def by_side(frame: DataFrame) -> list[WinRate]:
    """Return the share of games that each side won."""
    return [win_rate(side, side, "", won, games) for (side,), won, games in count_wins(side_results(frame), ["side"])]


def by_place(frame: DataFrame) -> list[WinRate]:
    """Return the win rates of each place in the first round, over all sides and on each side."""
    played = frame.filter("finished")
    rows = [win_rate(place, "", "", won, games) for (place,), won, games in count_wins(played, ["place"])]
    sides = count_wins(played, ["place", "side"])
    return rows + [win_rate(place, side, "", won, games) for (place, side), won, games in sides]


def by_character(frame: DataFrame) -> list[WinRate]:
    """Return the win rates of each character, over all sides and on each side."""
    played = frame.filter("finished").explode("characters")
    rows = [win_rate(who, "", "", won, games) for (who,), won, games in count_wins(played, ["characters"])]
    sides = count_wins(played, ["characters", "side"])
    return rows + [win_rate(who, side, "", won, games) for (who, side), won, games in sides]


def by_set(frame: DataFrame, sets: Sequence[str]) -> list[WinRate]:
    """Return for each set the shares of the sides, in games with it and in games without it."""
    import polars as pl

    rows, games = [], side_results(frame)
    for each in sets:
        inside: Expr = pl.col("sets").list.contains(each)
        for how, part in ((WITH, games.filter(inside)), (WITHOUT, games.filter(~inside))):
            rows += [win_rate(each, side, how, won, played) for (side,), won, played in count_wins(part, ["side"])]
    return rows


def by_event(frame: DataFrame) -> list[WinRate]:
    """Return for each event the shares of the sides.

    Three groups of games are counted: the event came first, it was met at all, it was in force at the end.
    """
    import polars as pl

    games = side_results(frame).filter(pl.col("events").list.len() > 0)
    ways = {
        FIRST: games.with_columns(pl.col("events").list.first().alias("event")),
        MET: games.with_columns(pl.col("events").list.unique().alias("event")).explode("event"),
        LAST: games.with_columns(pl.col("events").list.last().alias("event")),
    }
    return [
        win_rate(event, side, how, won, played)
        for how, part in ways.items()
        for (event, side), won, played in count_wins(part, ["event", "side"])
    ]


def side_results(frame: DataFrame) -> DataFrame:
    """Return for each finished game and side whether the side won."""
    import polars as pl

    others = [pl.col("won").any(), pl.col("sets").first(), pl.col("events").first()]
    return frame.filter("finished").group_by("game", "side", maintain_order=True).agg(others)


def count_wins(frame: DataFrame, keys: Sequence[str]) -> list[tuple[tuple[Any, ...], int, int]]:
    """Count the won rows and all rows for each value of the keys, in order."""
    import polars as pl

    found = frame.group_by(keys).agg(pl.col("won").sum().alias("wins"), pl.len().alias("rows")).sort(keys)
    return [(row[:-2], row[-2], row[-1]) for row in found.rows()]
