#!/usr/bin/env python3
"""Set up, play, test and measure Sixgun: `python3 dev.py --help`.

Needs Python 3.11+ with pip (or uv) and nothing else: no venv module, no make, no node. It keeps uv and, if need be,
node in `.tools`, the locked dependencies in `.venv` and `web/node_modules`, builds the web client into the package,
and does nothing when all is up to date. The commands are in `tools/dev/commands.py`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file must stay readable for older Pythons)
    sys.stderr.write("Sixgun needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info))
    sys.exit(2)

from tools.dev.commands import COMMANDS, run_command, usage


def main() -> int:
    """Read the command line and run the command."""
    name, *args = sys.argv[1:] or ["--help"]
    if name in COMMANDS:
        return run_command(name, args)
    print(usage())
    return 0 if name in ("-h", "--help", "help") else 2


if __name__ == "__main__":
    sys.exit(main())
