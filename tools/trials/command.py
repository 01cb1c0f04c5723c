"""Trials of the server as a whole: `python -m benchmarks.server_trials kill|load|fuzz [options]`.

`kill` ends the server with SIGKILL at many moments of running games, starts it again, and checks that no answer that
anybody was shown is lost or doubled, that every stream goes on without a gap, and that every game ends. `load` puts
many tables on one process and measures the time from an answer to the last seat's message. `fuzz` sends frames that
nobody should send, and looks whether the table goes on and the log stays calm.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import resource
import shutil
import sys
import tempfile
from pathlib import Path

from benchmarks.fuzz_trial import FuzzTrial
from benchmarks.kill_trial import PLANS, KillTrial
from benchmarks.load_trial import LoadTrial, Shape
from benchmarks.serving import ServerProcess, TrialError


def kill(chosen: argparse.Namespace, folder: Path) -> int:
    """The command `kill`."""
    server = ServerProcess(folder, chosen.port, pace=0.05)
    try:
        report = asyncio.run(KillTrial(server, PLANS[: chosen.tables], chosen.seed).run(chosen.kills))
    finally:
        server.kill()
    print("\n".join(report.lines()))
    return 1 if report.faults else 0


def fuzz(chosen: argparse.Namespace, folder: Path) -> int:
    """The command `fuzz`."""
    server = ServerProcess(folder, chosen.port, pace=0.0, seed="fuzz1")
    try:
        report = asyncio.run(FuzzTrial(server, chosen.seed).run(chosen.frames))
    finally:
        server.kill()
    print("\n".join(report.lines()))
    return 1 if report.faults else 0


def load(chosen: argparse.Namespace, folder: Path) -> int:
    """The command `load`."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # one file for each connection, here and in the server
    shape = Shape(
        tables=chosen.tables,
        players=chosen.players,
        people=min(chosen.people, chosen.players),
        move_seconds=chosen.move,
        seconds=chosen.seconds,
        compressed=not chosen.plain,
    )
    server = ServerProcess(folder, chosen.port, pace=chosen.pace)
    try:
        figures = asyncio.run(LoadTrial(server, shape, chosen.seed).run())
    finally:
        server.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if chosen.json:
        about = {"python": platform.python_version(), "machine": platform.machine()}
        print(json.dumps({**about, **figures.to_data()}, indent=1))
    else:
        print("\n".join(figures.lines()))
    return 0 if figures.met else 1


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_trials", description="Try the server out.")
    commands = parser.add_subparsers(required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--port", type=int, default=0, help="the loopback port to use (any that is free)")
    shared.add_argument("--seed", default="trial", help="what the random players and moments come from")
    shared.add_argument("--keep", type=Path, help="keep database and log in this folder")

    killing = commands.add_parser("kill", parents=[shared], help="kill the server in the middle of games")
    killing.add_argument("--kills", type=int, default=50, help="how often (50)")
    killing.add_argument("--tables", type=int, default=len(PLANS), help=f"how many tables, at most {len(PLANS)}")
    killing.set_defaults(run=kill)

    fuzzing = commands.add_parser("fuzz", parents=[shared], help="send frames that make no sense")
    fuzzing.add_argument("--frames", type=int, default=50_000, help="how many (50,000)")
    fuzzing.set_defaults(run=fuzz)

    loading = commands.add_parser("load", parents=[shared], help="measure many tables at once")
    loading.add_argument("--tables", type=int, default=200)
    loading.add_argument("--players", type=int, default=5, help="seats at a table (5)")
    loading.add_argument(
        "--people", type=int, default=5, help="how many of them are clients here; bots take the rest (5)"
    )
    loading.add_argument("--move", type=float, default=3.0, help="seconds between a question and its answer (3)")
    loading.add_argument("--seconds", type=float, default=60.0, help="how long to measure (60)")
    loading.add_argument("--pace", type=float, default=1.0, help="the server's --pace for bots and forced answers (1)")
    loading.add_argument("--plain", action="store_true", help="connections without compression")
    loading.add_argument("--json", action="store_true", help="print the figures as JSON")
    loading.set_defaults(run=load)

    chosen = parser.parse_args(arguments)
    folder = chosen.keep or Path(tempfile.mkdtemp(prefix="sixgun-trial-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        code: int = chosen.run(chosen, folder)
    except TrialError as error:
        print(f"the trial could not be run: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    finally:
        if chosen.keep is None:
            shutil.rmtree(folder, ignore_errors=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
