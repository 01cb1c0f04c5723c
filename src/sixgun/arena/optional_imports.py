"""Optional libraries that only the arena and balance studies need."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from sixgun.kernel.errors import SixgunError

ARENA: Final = "arena"
RAY: Final = "ray"
MODULES: Final = {ARENA: ("openskill", "polars", "matplotlib"), RAY: ("ray",)}


def require_extra(extra: str) -> None:
    """Raise SixgunError if a library of this extra is missing. Nothing is imported yet, because that takes seconds."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise SixgunError(
                f"this needs {module}, which is not installed: run pip install 'sixgun[{extra}]', "
                "or python3 dev.py setup in a checkout"
            )
