"""Compiles the engine if `SIXGUN_COMPILE` is 1. All else about the package is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import setup

if os.environ.get("SIXGUN_COMPILE") == "1":
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from tools.packaging.compiling import BuildSideBySide, CompiledDistribution

    setup(distclass=CompiledDistribution, cmdclass={"build_ext": BuildSideBySide})
else:
    setup()
