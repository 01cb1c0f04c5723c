"""Checks that hold for every game on the kernel. Each raises `Broken` with a sentence that says what is wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import IllegalChoice
from sixgun.kernel.game import Game


class Broken(Exception):
    """Something that must always hold does not."""


def hold(condition: bool, broken: str) -> None:
    if not condition:
        raise Broken(broken)


def lost(places: list[int], cards: int, first: int = 0) -> str:
    """Which cards are missing or lie twice."""
    found = Counter(places)
    missing = [card for card in range(first, first + cards) if not found[card]]
    twice = [card for card, times in found.items() if times > 1]
    return f"missing {missing}, twice {twice}"


def position(game: Game[Any]) -> dict[str, Any]:
    """The whole position, for comparison: state, question and options."""
    ask = game.ask
    asked = (ask.kind, ask.seat, ask.options()) if ask else None
    return {"state": game.state.to_data(), "ask": asked, "over": game.over}


def same(one: Game[Any], other: Game[Any], broken: str) -> None:
    """Two games are at the same position."""
    a, b = position(one), position(other)
    if a != b:
        states = [name for name in a["state"] if a["state"][name] != b["state"][name]]
        raise Broken(f"{broken}: {', '.join(states) or 'the question'} differ, {a['ask']} and {b['ask']}")


def check_fork(game: Game[Any]) -> None:
    """A fork stands where the game stands."""
    same(game, game.fork(), "a fork differs from its origin")


def refused(game: Game[Any], wish: Choice, seat: int = NOBODY) -> bool:
    try:
        if seat == NOBODY:
            game.answer(wish)
        else:
            game.interject(seat, wish)
    except IllegalChoice:
        return True
    return False


def follow(game: Game[Any], moved: tuple[int, Choice]) -> None:
    """Make the move that another game made."""
    seat, wish = moved
    if seat == NOBODY:
        game.answer(wish)
    else:
        game.interject(seat, wish)
