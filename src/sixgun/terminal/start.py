"""Where the command `sixgun` starts: loading the rest takes a moment, in which Ctrl-C is no reason for a traceback."""

from __future__ import annotations

import signal
from typing import Final

INTERRUPTED: Final = 130


def start() -> int:
    """Run the command; an exit code."""
    try:
        from sixgun.terminal.main import main

        code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all that is left is to leave
    return code
