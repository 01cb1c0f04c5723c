"""Compiles the engine if `SIXGUN_COMPILE` is 1. All else about the package is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent

if os.environ.get("SIXGUN_COMPILE") == "1":
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    from tools.packaging.compiling import BuildSideBySide, extensions

    setup(ext_modules=extensions(ROOT / "build" / "c"), cmdclass={"build_ext": BuildSideBySide})
else:
    setup()
