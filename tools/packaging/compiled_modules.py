"""Which modules of the package are compiled. Standard library only, because `dev.py` asks before anything is there."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "sixgun"

WHOLE = ("kernel", "cardgame", "bang", "duel")
"""The packages that are compiled with all modules in them."""
SOME = {
    "bots/bang": (
        "act_likelihoods", "acts", "assessment", "beliefs", "enmity", "hits", "losses", "motives", "opinions",
        "option_values", "play_values", "reply_values", "role_deals", "temperament", "win_chances",
    ),
    "bots/duel": ("assessment", "deck_figures", "motives", "opinions", "play_values", "reply_values", "win_chances"),
}  # fmt: skip
"""The modules that are compiled of other packages: those in which bots think."""
PLAIN = {
    "kernel/finished.py": "a finished generator of plain Python is cheaper to await than a compiled one",
    "cardgame/header.py": "mypyc compiles no dataclass with type parameters",
    "bang/header.py": "its header is a subclass of such a dataclass",
    "cardgame/small_game.py": "its classes are the bases of games that are not compiled",
    "cardgame/small_notation.py": "only such games use it",
    "cardgame/small_position.py": "only such games use it",
    "cardgame/small_state.py": "its classes are the bases of games that are not compiled",
    "duel/header.py": "its header is a subclass of such a dataclass",
}
"""The modules that stay plain Python, and why."""


def compiled_modules() -> list[Path]:
    """Return the sources that are compiled. The `__init__.py` of a package only says what it is for."""
    found = [path for name in WHOLE for path in (PACKAGE / name).rglob("*.py") if path.name != "__init__.py"]
    found += [PACKAGE / folder / f"{name}.py" for folder, names in SOME.items() for name in names]
    plain = {PACKAGE / name for name in PLAIN}
    return sorted(path for path in found if path not in plain)


def depended_on() -> list[Path]:
    """Return all sources that compiled code depends on. mypyc copies constants of the modules that a module imports."""
    found = [path for name in (*WHOLE, "bots") for path in (PACKAGE / name).rglob("*.py")]
    return sorted([*found, *PACKAGE.glob("*.py")])
