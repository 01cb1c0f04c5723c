"""Colours for terminals that support them."""

from __future__ import annotations

import os
import re
from typing import IO, Final

RESET: Final = "\x1b[0m"
BOLD: Final = "\x1b[1m"
DIM: Final = "\x1b[2m"
RED: Final = "\x1b[31m"
GREEN: Final = "\x1b[32m"
YELLOW: Final = "\x1b[33m"
CYAN: Final = "\x1b[36m"

RED_VALUE: Final = re.compile("\\w*[♥♦]")
BLACK_VALUE: Final = re.compile("\\w*[♠♣]")


class Colours:
    """Colours a text, or leaves it unchanged if colours are off."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, text: str, *codes: str) -> str:
        return f"{''.join(codes)}{text}{RESET}" if self.on and text and codes else text

    def suits(self, text: str) -> str:
        """Print hearts and diamonds in red, spades and clubs in bold."""
        if not self.on:
            return text
        return BLACK_VALUE.sub(rf"{BOLD}\g<0>{RESET}", RED_VALUE.sub(rf"{RED}\g<0>{RESET}", text))


def colours_for(out: IO[str]) -> Colours:
    """Use colours on terminals only, and not if the user turned them off (no-color.org)."""
    return Colours(out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")
