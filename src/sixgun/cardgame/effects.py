"""Small things that the effects of all games have in common."""

from __future__ import annotations

from typing import Any

from sixgun.bang.effect_index import Actors, E, remember


def snake_case(name: str) -> str:
    """`TwoWords` as `two_words`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


_grouped: dict[tuple[tuple[int, Any], ...], dict[str, Actors[Any]]] = {}


def actors_by_hook(actors: tuple[tuple[int, E], ...]) -> dict[str, Actors[E]]:
    """Those who act, per hook that they override: by priority, else in their order."""
    found = _grouped.get(actors)
    if found is None:
        found = remember(_grouped, actors, {})
        for actor in sorted(actors, key=_priority):
            for hook in actor[1].hooks:
                found.setdefault(hook, []).append(actor)
    return found


def _priority(actor: tuple[int, Any]) -> int:
    priority: int = actor[1].priority
    return priority
