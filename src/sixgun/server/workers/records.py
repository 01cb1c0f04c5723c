"""Makes records of stored games: the file that the terminal writes and reads. ¶ A record contains the positions between
the answers, so the game must be replayed for it. A worker process does that, once for all who ask while it runs.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sixgun.games import game_type_in
from sixgun.kernel.errors import RecordError
from sixgun.server.server_packs import NO_PACKS, ServerPacks

if TYPE_CHECKING:  # the worker processes have no database
    from sixgun.server.store.rows import GameRow
    from sixgun.server.store.store import Store
    from sixgun.server.workers.pool import Workers

KEPT: Final = 32
"""How many records are cached. One has about 100 KB."""
PATIENCE: Final = 20.0
"""How many seconds a request waits for a record."""


class AnswerLike(Protocol):
    """An answer as it is stored."""

    @property
    def n(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def choice(self) -> str: ...

    @property
    def interjection(self) -> bool: ...

    @property
    def twin(self) -> int: ...


class Given(NamedTuple):
    """An answer on its way to a worker process."""

    n: int
    seat: int
    choice: str
    interjection: bool
    twin: int


def record_text(setup: Mapping[str, Any], answers: Iterable[AnswerLike], packs: Iterable[Any] = ()) -> str:
    """Replay the answers and write them down, with the positions between them and the outcome."""
    out = io.StringIO()
    game_type = game_type_in(dict(setup))
    header = game_type.read_header(dict(setup), packs)
    game = header.new_game()
    writing = game_type.recorder(out)
    writing.header(header.to_data())
    game.observers.append(writing)
    for answer in answers:
        found = game_type.options_with_text(game, answer.seat, answer.choice)
        if answer.twin >= len(found):
            raise RecordError(f"answer {answer.n} does not fit the game: it was played by another version of the rules")
        if answer.interjection:
            game.interject(answer.seat, found[answer.twin])
        else:
            game.answer(found[answer.twin])
    if game.outcome is not None:
        writing.finish(game.outcome)
    return out.getvalue()


class Records:
    """Caches the records of finished games."""

    def __init__(self, store: Store, workers: Workers, packs: ServerPacks = NO_PACKS) -> None:
        self._store = store
        self._workers = workers
        self._packs = packs
        self._kept: OrderedDict[int, str] = OrderedDict()
        self._coming: dict[int, asyncio.Task[str | None]] = {}

    async def text(self, game: GameRow) -> str | None:
        """Return the record of a finished game, or None if it cannot be had now.

        Simultaneous requests share one replay.
        """
        found = self._kept.get(game.id)
        if found is not None:
            self._kept.move_to_end(game.id)
            return found
        task = self._coming.get(game.id)
        if task is None:
            task = self._coming[game.id] = asyncio.create_task(self._written(game))
            task.add_done_callback(lambda _: self._coming.pop(game.id, None))
        return await asyncio.shield(task)

    async def _written(self, game: GameRow) -> str | None:
        rows = await self._store.answers(game.id)
        given = [Given(row.n, row.seat, row.choice, row.interjection, row.twin) for row in rows]
        packs = self._packs.of(str(game.setup.get("game", "")))
        text = await self._workers.record(dict(game.setup), given, PATIENCE, packs)
        if text is not None:
            self._kept[game.id] = text
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return text
