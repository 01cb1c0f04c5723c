"""Which game somebody chooses on the command line, and what goes with it."""

from __future__ import annotations

from argparse import Namespace

from sixgun.games import title_named
from sixgun.kernel.errors import SetupError
from sixgun.kernel.title import AnyTitle
from sixgun.terminal.console import Console

ALL_SETS = "all"


def chosen_title(args: Namespace) -> AnyTitle:
    """The game that `--game` names; what makes no sense with it is refused."""
    title = title_named(args.game)
    if args.pack and not title.takes_packs:
        raise SetupError(f"packs are not for the game “{title.name}”: leave out --pack")
    return title


def boxes(title: AnyTitle, console: Console, text: str | None, *, everything: bool = False) -> tuple[str, ...]:
    """The sets that `--sets` names, besides the first one; without it the first one, or all of them."""
    if title.takes_packs:
        return console.shelf.sets(text or (ALL_SETS if everything else ""))
    if text:
        raise SetupError(f"the game “{title.name}” has no further sets: leave out --sets")
    return title.sets


def seats(title: AnyTitle, players: int | None) -> int:
    """How many play: as many as somebody says, or as usual."""
    if players is None:
        return title.usual
    if players not in title.seats and len(title.seats) == 1:
        raise SetupError(f"the game “{title.name}” is for {title.usual} players: leave out --players {players}")
    return players
