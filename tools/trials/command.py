"""What all trials share: options, a folder for the server's files, and exit codes."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.support.server_process import TrialError

NOT_RUN = 2
INTERRUPTED = 130


def trial_parser(name: str, description: str | None) -> argparse.ArgumentParser:
    """A parser with the options that every trial has."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.trials.{name}", description=description)
    parser.add_argument("--port", type=int, default=0, help="the loopback port to use (any that is free)")
    parser.add_argument("--seed", default="trial", help="the seed of the random players and moments")
    parser.add_argument("--keep", type=Path, help="keep database and log in this folder")
    return parser


def run_trial(trial: Callable[[Path], int], keep: Path | None = None) -> int:
    """Run a trial in the folder `keep`, or in one that is deleted afterwards. Returns the exit code."""
    folder = keep or Path(tempfile.mkdtemp(prefix="sixgun-trial-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        return trial(folder)
    except TrialError as error:
        print(f"the trial could not run: {error}", file=sys.stderr)
        return NOT_RUN
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        if keep is None:
            shutil.rmtree(folder, ignore_errors=True)
