"""Which modules are compiled, and how. `setup.py` and `dev.py compile` use this. Needs mypy and setuptools."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from tools.packaging.compiled_modules import ROOT, SOURCES, compiled_modules

BUNDLES = 8
DIRECT_CALLS = ("-fvisibility=hidden", "-fno-plt")
"""Options for compilers like gcc: within the library, and from there into Python, calls take no detour through tables.
Only the functions that Python looks for stay visible."""

CONFIG = """
[mypy]
strict = true
mypy_path = {sources}
plugins = {plugin}
"""


def extensions(build: Path) -> list[Extension]:
    """Translate the modules to C, into the folder `build`, and return what there is to compile.

    All modules share one library, so that calls between them are direct. Its C files are compiled side by side.
    """
    from mypyc.build import mypycify  # not there yet when a build front end asks what else is needed

    build.mkdir(parents=True, exist_ok=True)
    config = build / "mypy.ini"
    plugin = Path(__file__).with_name("open_classes.py")
    config.write_text(CONFIG.format(sources=SOURCES, plugin=plugin), encoding="utf-8")
    paths = [str(path.relative_to(ROOT)) for path in compiled_modules()]
    found: list[Extension] = mypycify(
        [f"--config-file={config}", f"--cache-dir={os.devnull}", *paths],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="sixgun",
        target_dir=str(build),
    )
    return found


class CompiledDistribution(Distribution):  # type: ignore[misc]
    """A package for one platform, even before its extensions are known."""

    def has_ext_modules(self) -> bool:
        return True


class BuildSideBySide(build_ext):  # type: ignore[misc]
    """Translates the modules to C, and compiles them in a few large C files, side by side.

    Every C file of mypyc includes the declarations of all others. To read them takes longer than to compile a module.
    """

    def run(self) -> None:
        self.distribution.ext_modules = extensions(ROOT / "build" / "c")
        self.swig_opts = None  # finalizing made a list of it, but expects a text
        self.finalize_options()
        super().run()

    def build_extensions(self) -> None:
        for extension in self.extensions:
            if self.compiler.compiler_type == "unix":
                extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
            if len(extension.sources) > 1:
                extension.sources = bundles(extension.sources, Path(extension.sources[0]).parent)
        compiler: Any = self.compiler
        one_after_another = compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = list(pool.map(lambda source: one_after_another([source], **options), sources))
            return [part for found in parts for part in found]

        compiler.compile = compile_all
        super().build_extensions()


def size_of(source: str) -> int:
    return Path(source).stat().st_size


def bundles(sources: list[str], build: Path) -> list[str]:
    """Distribute C files over larger ones that include them, and return those."""
    parts: list[list[str]] = [[] for _ in range(BUNDLES)]
    sizes = [0] * BUNDLES
    for source in sorted(sources, key=size_of, reverse=True):
        smallest = sizes.index(min(sizes))
        parts[smallest].append(source)
        sizes[smallest] += size_of(source)
    found = []
    for number, part in enumerate(parts):
        bundle = build / f"bundle_{number}.c"
        bundle.write_text("".join(f'#include "{Path(source).resolve().as_posix()}"\n' for source in part), "utf-8")
        found.append(str(bundle))
    return found
