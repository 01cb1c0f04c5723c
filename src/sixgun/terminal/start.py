"""The entry point of the command `sixgun`. Ctrl-C while the rest is loading prints no traceback."""

from __future__ import annotations

import signal
from typing import Final

FAILED: Final = 2
INTERRUPTED: Final = 130


def start() -> int:
    """Run the command. Returns the exit code."""
    try:
        from sixgun.terminal.main import main

        code = main()
        ignore_interrupts()
    except KeyboardInterrupt:
        ignore_interrupts()
        code = INTERRUPTED
    return code


def ignore_interrupts() -> None:
    """Ignore Ctrl-C from now on, because nothing is left to interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
