"""`python -m sixgun` is the command `sixgun`."""

import sys

from sixgun.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
