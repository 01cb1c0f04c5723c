"""Which engine runs: plain Python, or the compiled one."""

from __future__ import annotations

from importlib.util import find_spec


def engine() -> str:
    """Return `plain` or `compiled`."""
    spec = find_spec("sixgun.kernel.ask")
    return "plain" if spec is not None and spec.origin is not None and spec.origin.endswith(".py") else "compiled"
