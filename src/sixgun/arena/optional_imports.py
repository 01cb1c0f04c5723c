"""Libraries that only measuring needs: whoever plays need not have them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from sixgun.kernel.errors import SixgunError

ARENA: Final = "arena"
RAY: Final = "ray"
MODULES: Final = {ARENA: ("openskill", "polars", "matplotlib"), RAY: ("ray",)}


def need(extra: str) -> None:
    """Refuse to begin what could not be finished. Nothing is loaded yet: that takes seconds."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise SixgunError(
                f"this needs {module}, which is not installed: run pip install 'sixgun[{extra}]', "
                "or python3 dev.py setup in a checkout"
            )
