"""Runs commands from the root of the repository and reports failures."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / ".tools"
INTERRUPTED = 130


class Failure(Exception):
    """Something outside this project failed. The message is one sentence for the user."""


def run(command: Sequence[str], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> int:
    """Run a command to its end and return its exit code. The command gets the first Ctrl-C, the second one kills it."""
    process = subprocess.Popen(command, cwd=cwd, env=env)
    interrupts = 0
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            interrupts += 1
            if interrupts > 1:
                process.kill()
            continue
        if code and interrupts:
            return INTERRUPTED
        return code if code >= 0 else 128 - code


def must(command: Sequence[str], env: Mapping[str, str], otherwise: str, cwd: Path = ROOT) -> None:
    """Run a step that must succeed, from the root by default. `otherwise` is the message if it fails."""
    try:
        code = run(command, cwd, env)
    except OSError as error:
        raise Failure(f"{otherwise} ({error})") from error
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    if code:
        raise Failure(otherwise)


def output_of(command: Sequence[str]) -> str:
    """Return what a command prints, or an empty text if it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def version(text: str) -> tuple[int, ...]:
    """Return the first dotted number in a text. Without one it is empty, so older than any version."""
    found = re.search(r"\d+(\.\d+)+", text)
    return tuple(int(part) for part in found[0].split(".")) if found else ()
