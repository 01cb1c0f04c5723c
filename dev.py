#!/usr/bin/env python3
"""Set up, play, test and measure Sixgun: `python3 dev.py --help`.

Needs Python 3.11+ with pip (or uv) and nothing else: no venv module, no make. It keeps uv in `.tools`
and the locked dependencies in `.venv`, and does nothing when both are up to date.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file must stay readable for older Pythons)
    sys.stderr.write("Sixgun needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info))
    sys.exit(2)

import ast
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
STAMP = VENV / "sixgun-stamp.txt"
REQUIREMENTS = ROOT / "requirements"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)  # not a virtual environment's

OLDEST_UV = (0, 9)  # an older uv on PATH is passed over
LOCK_BEFORE = "2026-10-16"  # `lock` ignores later releases: a month back, none is half published
INTERRUPTED = 130

UV_FROM_PIP = {
    "index-url": ("UV_DEFAULT_INDEX", "UV_INDEX_URL"),
    "extra-index-url": ("UV_INDEX", "UV_EXTRA_INDEX_URL"),
    "find-links": ("UV_FIND_LINKS",),
    "no-index": ("UV_NO_INDEX",),
    "trusted-host": ("UV_INSECURE_HOST",),
    "cert": ("SSL_CERT_FILE",),
    "client-cert": ("SSL_CLIENT_CERT",),
    "proxy": ("ALL_PROXY", "HTTPS_PROXY", "https_proxy", "all_proxy"),
    "timeout": ("UV_HTTP_TIMEOUT",),
}
"""pip's setting -> uv's variable, followed by other variables that already decide the same thing."""


class Failure(Exception):
    """Something outside this project failed; the message is one sentence for the user."""


# Processes


def run(command: Sequence[str], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> int:
    """Run a command to its end and return its exit code. Ctrl-C is the command's to handle first."""
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


def must(command: Sequence[str], env: Mapping[str, str], otherwise: str) -> None:
    """Run a step of the set-up from the root; a failure is told in the sentence `otherwise`."""
    try:
        code = run(command, ROOT, env)
    except OSError as error:
        raise Failure(f"{otherwise} ({error})") from error
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    if code:
        raise Failure(otherwise)


def output_of(command: Sequence[str]) -> str:
    """What a command prints, or nothing when it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout if done.returncode == 0 else ""


# uv, and the package index it shares with pip


def pip(*args: str) -> list[str]:
    """A pip command, with the pip of this Python or, when it has none, of the Python below."""
    return [sys.executable if importlib.util.find_spec("pip") else BASE_PYTHON, "-m", "pip", *args]


def pip_settings() -> dict[str, str]:
    """The settings pip would install with: PIP_ variables before `[install]` before `[global]`."""
    found: dict[tuple[int, str], str] = {}
    ranks = {"global": 0, "install": 1, ":env:": 2}
    for line in output_of(pip("config", "list")).splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if section in ranks:
            found[ranks[section], name.removeprefix("default-")] = str(ast.literal_eval(value))
    return {name: value for (_, name), value in sorted(found.items())}


def uv_environment() -> dict[str, str]:
    """uv's environment: index, certificates and proxy as this machine's pip has them, unless set for uv."""
    env = dict(os.environ, VIRTUAL_ENV=str(VENV))
    env.pop("PYTHONHOME", None)
    for name, value in pip_settings().items():
        variables = UV_FROM_PIP.get(name, ())
        if value and variables and not any(variable in env for variable in variables):
            env[variables[0]] = ("," if name == "find-links" else " ").join(value.split())
    if "UV_INDEX" in env or "UV_EXTRA_INDEX_URL" in env:
        # Like pip, look for a locked version in every index; its hash says whether it is the right one.
        env.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    return env


def find_uv() -> str:
    """uv from `.tools`, or a new enough one from PATH, or else installed into `.tools` by pip."""
    own = str(TOOLS / BIN / f"uv{EXE}")
    locked = version((REQUIREMENTS / "tools.lock").read_text(encoding="utf-8"))
    if version(output_of([own, "--version"])) == locked:
        return own
    on_path = shutil.which("uv")
    if on_path and version(output_of([on_path, "--version"])) >= OLDEST_UV:
        return on_path
    quiet = ["-qq", "--disable-pip-version-check", "--no-warn-script-location", "--root-user-action=ignore"]
    must(
        pip("install", *quiet, "--upgrade", "--target", str(TOOLS), "-r", "requirements/tools.lock"),
        dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0"),
        "Could not install uv with pip (its message is above): check that `python3 -m pip` works "
        "and reaches a package index, or put uv on PATH.",
    )
    return own


def version(text: str) -> tuple[int, ...]:
    """The first dotted number in a text; empty, hence older than any, if there is none."""
    found = re.search(r"\d+(\.\d+)+", text)
    return tuple(int(part) for part in found[0].split(".")) if found else ()


# The environment


def fingerprint() -> tuple[str, str]:
    """What the whole `.venv` depends on (its place, the kind of Python), and what its packages depend on."""
    place = f"{VENV} {sys.implementation.cache_tag}"
    files = [ROOT / "pyproject.toml", REQUIREMENTS / "run.lock", REQUIREMENTS / "dev.lock"]
    return place, hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def prepare(level: str) -> None:
    """Make `.venv` hold the locked dependencies of a level, "run" or "dev" (which includes run)."""
    place, digest = fingerprint()
    stamp = STAMP.read_text(encoding="utf-8").splitlines() if STAMP.exists() else []
    old_place, old_digest, old_level = stamp if len(stamp) == 3 else ("", "", "")
    alive = PYTHON.exists() and old_place == place
    if alive and old_level == "dev":
        level = "dev"
    if alive and old_digest == digest and old_level == level:
        return
    started = time.monotonic()
    print(f"Setting up the environment ({level}) ...", file=sys.stderr, flush=True)
    uv, env = find_uv(), uv_environment()
    if not alive:
        make = [uv, "venv", "-q", "--clear", "--no-project", "--python", BASE_PYTHON, str(VENV)]
        must(make, env, "Could not make the environment .venv (uv's message is above).")
    STAMP.write_text(f"{place}\nunfinished\n{level}\n", encoding="utf-8")
    pins = "--build-constraints=requirements/dev.lock"
    sync = [uv, "pip", "sync", "-q", pins, f"requirements/{level}.lock"]
    must(sync, env, f"Could not install requirements/{level}.lock into .venv (uv's message is above).")
    install = [uv, "pip", "install", "-q", "--no-deps", pins, "-e", "."]
    must(install, env, "Could not install Sixgun itself into .venv (uv's message is above).")
    STAMP.write_text(f"{place}\n{digest}\n{level}\n", encoding="utf-8")
    print(f"Ready after {time.monotonic() - started:.1f} s.", file=sys.stderr, flush=True)


def inside(command: Sequence[str], cwd: Path | None = ROOT) -> int:
    """Run a command as if the environment were activated."""
    path = os.pathsep.join([str(VENV / BIN), os.environ.get("PATH", os.defpath)])
    env = dict(os.environ, VIRTUAL_ENV=str(VENV), PATH=path)
    env.pop("PYTHONHOME", None)
    program = shutil.which(command[0], path=path)
    if program is None:
        raise Failure(f"There is no command {command[0]!r} in the environment or on PATH.")
    return run([program, *command[1:]], cwd, env)


def stages(steps: Mapping[str, Sequence[str]]) -> int:
    """Run named commands one after another, tell the time of each, and stop at the first that fails."""
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        code = inside(command)
        verdict = "ok" if code == 0 else f"FAILED with exit code {code}"
        print(f"== {name}: {verdict}, {time.monotonic() - started:.1f} s\n", flush=True)
        if code:
            return code
    return 0


# Commands

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "import contracts": ["lint-imports", "--no-logo"],
}


def setup(_: list[str]) -> int:
    """make or refresh the environment with all dependencies"""
    prepare("dev")
    return 0


def play(args: list[str]) -> int:
    """play in the terminal: sixgun play ARGS"""
    prepare("run")
    return inside(["sixgun", "play", *args], cwd=None)


def test(args: list[str]) -> int:
    """all checks, then all tests with coverage; with ARGS for pytest, no coverage"""
    prepare("dev")
    tests = ["pytest", "-n", "2", "--dist", "worksteal", *(args or ["--cov"])]
    return stages({**CHECKS, "pytest": tests})


def lint(_: list[str]) -> int:
    """the checks alone: ruff, mypy, import contracts"""
    prepare("dev")
    return stages(CHECKS)


def format_code(_: list[str]) -> int:
    """format the code and repair what ruff can repair"""
    prepare("dev")
    return stages({"ruff format": ["ruff", "format", "."], "ruff check": ["ruff", "check", "--fix", "."]})


def bench(args: list[str]) -> int:
    """measure speed: python -m benchmarks ARGS"""
    prepare("dev")
    return inside(["python", "-m", "benchmarks", *args])


def soak(args: list[str]) -> int:
    """play many random games, looking for trouble: python -m benchmarks.soak ARGS"""
    prepare("dev")
    return inside(["python", "-m", "benchmarks.soak", *args])


def run_inside(args: list[str]) -> int:
    """run any command in the environment: run -- COMMAND ARGS"""
    command = args[1:] if args[:1] == ["--"] else args
    if not command:
        raise Failure("Say what to run: python3 dev.py run -- COMMAND ARGS")
    prepare("dev")
    return inside(command, cwd=None)


def lock(args: list[str]) -> int:
    """renew requirements/*.lock (ARGS for uv, such as --upgrade), naming no registry"""
    uv, env = find_uv(), uv_environment()
    for name in ("UV_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS"):
        env.pop(name, None)  # a machine's own extra packages are nobody else's
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--exclude-newer", LOCK_BEFORE]
    silence = ["-q", "--no-emit-index-url", "--no-header"]
    for name in ("tools", "run", "dev"):
        files = [f"requirements/{name}.in", "-o", f"requirements/{name}.lock"]
        failed = f"Could not lock requirements/{name}.in (uv's message is above)."
        must([uv, "pip", "compile", *options, *silence, *args, *files], env, failed)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "play": play,
    "test": test,
    "bench": bench,
    "soak": soak,
    "lint": lint,
    "format": format_code,
    "lock": lock,
    "run": run_inside,
}


def main() -> int:
    """Read the command line and obey it."""
    name, *args = sys.argv[1:] or ["--help"]
    if name not in COMMANDS:
        print("usage: python3 dev.py COMMAND [ARGS ...]\n")
        print("\n".join(f"  {known:8} {command.__doc__}" for known, command in COMMANDS.items()))
        return 0 if name in ("-h", "--help", "help") else 2
    try:
        return COMMANDS[name](args)
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
