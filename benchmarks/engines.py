"""The engines that can be measured, each in a worker process of its own, because one process has one engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
NO_COMPILED: Final = "There is no compiled engine: `python3 dev.py compile` makes one."


@dataclass(frozen=True)
class Engine:
    """One way to run the package: its name, and the directory that has it."""

    name: str
    tree: Path

    def environment(self) -> dict[str, str]:
        """Return the variables of a process that uses this engine."""
        path = os.pathsep.join([str(self.tree), *filter(None, [os.environ.get("PYTHONPATH")])])
        return {**os.environ, "SIXGUN_ENGINE": self.name, "PYTHONPATH": path}


def compiled_tree() -> Path | None:
    """Return the newest directory below build/compiled with an engine for this Python, or None."""
    extension = f"*{sysconfig.get_config_var('EXT_SUFFIX')}"
    trees = [tree for tree in (ROOT / "build" / "compiled").glob("*") if any((tree / "sixgun").rglob(extension))]
    return max(trees, key=lambda tree: tree.stat().st_mtime, default=None)


def engines() -> list[Engine]:
    """Return the plain engine and, if it has been made, the compiled one."""
    tree = compiled_tree()
    return [Engine(PLAIN, ROOT / "src"), *([Engine(COMPILED, tree)] if tree else [])]


class Worker:
    """A process that measures one engine. It takes requests and answers them one at a time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            cwd=ROOT,
            env=engine.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.about: dict[str, Any] = self._read()
        """What the worker says of itself: where its package is, and which versions it has."""
        if not Path(self.about["package"]).is_relative_to(engine.tree):
            raise RuntimeError(f"the {engine.name} engine should come from {engine.tree}, not {self.about['package']}")

    def measure(self, name: str, seconds: float, first: int, arguments: dict[str, Any]) -> dict[str, float]:
        """Measure one thing for about this many seconds. Returns its `value`, and the `plies` of python-chess."""
        request = {"name": name, "seconds": seconds, "first": first, "arguments": arguments}
        assert self._process.stdin is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        result: dict[str, float] = self._read()
        return result

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(
                f"the worker of the {self.engine.name} engine ended with exit code {self._process.wait()}"
            )
        return json.loads(line)
