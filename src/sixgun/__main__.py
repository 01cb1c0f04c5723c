"""`python -m sixgun` is the command `sixgun`."""

import sys

from sixgun.terminal.start import start

if __name__ == "__main__":
    sys.exit(start())
