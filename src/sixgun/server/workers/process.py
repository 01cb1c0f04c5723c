"""A worker process: `python -m sixgun.server.workers.process [FILE.py:NAME …]`.

`pool.py` starts it with the games from files.

Work arrives on standard input and results leave on standard output, each pickled, with its length in front. The process
ends when its input does, so nothing is left over when the server is killed.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from collections.abc import Callable
from typing import IO, Any, Final

from sixgun.bots import import_all_bots
from sixgun.bots.remote import choose
from sixgun.games import add_game
from sixgun.kernel.errors import SixgunError
from sixgun.server.workers.records import record_text

LENGTH: Final = 4
NICENESS: Final = 10
"""How much lower the process's priority is than the server's."""

CHOOSE: Final = "choose"
RECORD: Final = "record"
WORK: Final[dict[str, Callable[..., Any]]] = {CHOOSE: choose, RECORD: record_text}


def framed(message: Any) -> bytes:
    """Return a message as it goes through a pipe."""
    body = pickle.dumps(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(source: IO[bytes], out: IO[bytes]) -> None:
    """Do one piece of work after the other.

    If one fails, the name of the error is sent back, with its sentence if it was written for people.
    """
    while len(head := source.read(LENGTH)) == LENGTH:
        name, parts = pickle.loads(source.read(int.from_bytes(head, "big")))
        try:
            reply = ("", WORK[name](*parts))
        except Exception as error:  # noqa: BLE001 - it belongs to the server, which goes on without this piece
            reply = (type(error).__name__, str(error) if isinstance(error, SixgunError) else "")
        out.write(framed(reply))
        out.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for where in sys.argv[1:]:
        add_game(where)
    import_all_bots()
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)  # the other end of the pipe may be gone: nothing to flush
