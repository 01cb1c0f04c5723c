"""How long news are on show, as TypeScript (`news_times.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.server.protocol.news_times import FIGURES, NEWS_TIMES, OTHER, TARGETS_PER_SEAT, NewsTime

HEADER: Final = """\
// How long each kind of news is on show, in milliseconds at the usual speed: connection/newsTime.ts uses it.
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.

/** What is left out is 0, empty or false; news_times.py explains all of it. */
export interface NewsTime {
  move: number;
  stay?: number;
  apart?: number;
  befalls?: 'seat' | 'target' | 'by_others' | 'forced' | 'opponent';
  hit?: boolean;
}
"""


def times() -> str:
    """Return the whole file."""
    return "\n".join([HEADER, *lines(), ""])


def lines() -> Iterator[str]:
    for name, value in FIGURES.items():
        yield f"export const {name} = {value};"
    yield ""
    yield f"export const OTHER: NewsTime = {written(OTHER)};"
    counts = ", ".join(f"{game}: {count}" for game, count in TARGETS_PER_SEAT.items())
    yield f"export const TARGETS_PER_SEAT: Readonly<Record<string, number>> = {{ {counts} }};"
    yield ""
    yield "export const NEWS_TIMES: Readonly<Record<string, Readonly<Record<string, NewsTime>>>> = {"
    for game, kinds in NEWS_TIMES.items():
        yield f"  {game}: {{"
        for kind in sorted(kinds):
            yield f"    {kind if kind.isidentifier() else repr(kind)}: {written(kinds[kind])},"
        yield "  },"
    yield "};"


def written(time: NewsTime) -> str:
    """Return a time as an object, without the fields that have their default value."""
    fields = [f"move: {time.move}"]
    fields += [f"{name}: {value}" for name, value in (("stay", time.stay), ("apart", time.apart)) if value]
    fields += [f"befalls: '{time.befalls}'"] if time.befalls else []
    fields += ["hit: true"] if time.hit else []
    return f"{{ {', '.join(fields)} }}"
