"""Packs for tests: the example, and a minimal pack that tests change until it is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sixgun.cardgame.packs import PackError
from sixgun.wording.pack_library import open_pack_library

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "frontier_town.py"
RIVERSIDE = ROOT / "examples" / "riverside.py"

HEAD = """
from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import *
from sixgun.bang.faces import *
from sixgun.kernel.ask import choice
"""
TAIL = """
CARD_SET = CardSet("mine", (Whip(),), (face("whip", HEARTS, 5),), ())
TEXTS = {"en": "card-whip = Whip\\n    .text = Crack!\\n"}
"""
WHIP = "class Whip(Card):\n    parries_from_hand = True\n"


def written(folder: Path, code: str) -> Path:
    path = folder / "mine.py"
    path.write_text(code, encoding="utf-8")
    return path


def refused(folder: Path, code: str) -> str:
    """Return the error for a pack. Checks that it is one line, names the pack, and that no module stays loaded."""
    path = written(folder, code)
    modules = set(sys.modules)
    with pytest.raises(PackError) as caught:
        open_pack_library([path])
    said = str(caught.value)
    assert str(path) in said
    assert "\n" not in said
    assert set(sys.modules) <= modules
    return said.replace(str(path), "mine.py")
