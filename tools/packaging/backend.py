"""The build backend: setuptools, and mypy as well if a compiled wheel is asked for with `SIXGUN_COMPILE=1`."""

from __future__ import annotations

import os

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import *  # type: ignore[import-untyped]  # noqa: F403

MYPY = "mypy>=2.4,<2.5"
"""Keep it at the version of requirements/dev.lock, with which the compiled engine is tested."""


def get_requires_for_build_wheel(config_settings: dict[str, str | list[str]] | None = None) -> list[str]:
    """Return what a wheel needs to be built, besides the requirements in pyproject.toml."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, MYPY] if os.environ.get("SIXGUN_COMPILE") == "1" else needed
