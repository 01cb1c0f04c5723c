"""Runs named commands one after another or in parallel lanes, and prints the result and time of each."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO

from tools.dev.environment import activated, inside
from tools.dev.process import ROOT

Steps = Mapping[str, Sequence[str]]
Variables = Mapping[str, str] | None

NO_STEPS: Steps = {}

TESTS_FAILED = 1
"""The exit code of pytest when tests failed, and not pytest itself."""
POLL_SECONDS = 0.05
STOP_SECONDS = 10.0


def stages(steps: Steps, more: Variables = None) -> int:
    """Run named commands one after another, print the time of each, and stop at the first failure."""
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        code = inside(command, more=more)
        print_result(name, code, started)
        if code:
            return code
    return 0


def print_result(name: str, code: int, started: float) -> None:
    verdict = "ok" if code == 0 else f"FAILED with exit code {code}"
    print(f"== {name}: {verdict}, {time.monotonic() - started:.1f} s\n", flush=True)


@dataclass
class Step:
    """A command that runs in the background. Its output is kept until it ends, so that outputs do not mix."""

    name: str
    command: Sequence[str]
    more: Variables
    output: IO[bytes] = field(default_factory=tempfile.TemporaryFile)
    started: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        command, env = activated(self.command, self.more)
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=self.output, stderr=subprocess.STDOUT)

    def end(self) -> int | None:
        """Print the output once the command has ended. Returns its exit code, or None while it runs."""
        code = self.process.poll()
        if code is None:
            return None
        code = code if code >= 0 else 128 - code
        print(f"== {self.name}", flush=True)
        self.output.seek(0)
        sys.stdout.write(self.output.read().decode(errors="replace"))
        print_result(self.name, code, self.started)
        return code

    def stop(self) -> None:
        """Interrupt the command as Ctrl-C would, so that pytest also ends its workers."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.output.close()


def side_by_side(*lanes: Steps, more: Variables = None, second_try: Steps = NO_STEPS) -> int:
    """Run lanes of commands in parallel, each lane in order. The first failure stops all.

    A step named in `second_try` may fail with exit code 1: then the command given there decides.
    """
    lanes = tuple(lane for lane in lanes if lane)
    ahead: list[Iterator[tuple[str, Sequence[str]]]] = [iter(lane.items()) for lane in lanes]
    print(f"== side by side: {', '.join(name for lane in lanes for name in lane)}\n", flush=True)
    running = [Step(*next(lane), more) for lane in ahead]
    try:
        while running:
            time.sleep(POLL_SECONDS)
            for at in reversed(range(len(running))):
                step = running[at]
                code = step.end()
                if code is None:
                    continue
                if code == TESTS_FAILED and step.name in second_try:
                    step.stop()
                    running[at] = Step(f"{step.name}, what failed again", second_try[step.name], more)
                    continue
                if code:
                    return code
                running[at].stop()
                following = next(ahead[at], None)
                if following is not None:
                    running[at] = Step(*following, more)
                else:
                    del running[at], ahead[at]
        return 0
    finally:
        for step in running:
            step.stop()
