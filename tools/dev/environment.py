"""uv, the package index it shares with pip, and the environment `.venv`."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path

from tools.dev.process import ROOT, TOOLS, Failure, must, output_of, run, version

VENV = ROOT / ".venv"
STAMP = VENV / "sixgun-stamp.txt"
REQUIREMENTS = ROOT / "requirements"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PYTHON = VENV / BIN / f"python{EXE}"
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)  # not that of a virtual environment

BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}  # keep bytecode in .venv: without it a server takes seconds to start

TREES = ROOT / "build" / "compiled"
"""Where `dev.py compile` puts the compiled engine."""

LOCK = threading.Lock()
OLDEST_UV = (0, 9)  # an older uv on PATH is ignored
LOCK_BEFORE = "2026-10-16"  # `lock` ignores later releases, which may be only half published

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


# uv


def pip(*args: str) -> list[str]:
    """Return a pip command. It uses the pip of this Python, or that of the base Python if there is none."""
    return [sys.executable if importlib.util.find_spec("pip") else BASE_PYTHON, "-m", "pip", *args]


def pip_settings() -> dict[str, str]:
    """Return the settings that pip would use: PIP_ variables before `[install]` before `[global]`."""
    found: dict[tuple[int, str], str] = {}
    ranks = {"global": 0, "install": 1, ":env:": 2}
    for line in output_of(pip("config", "list")).splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if section in ranks:
            found[ranks[section], name.removeprefix("default-")] = str(ast.literal_eval(value))
    return {name: value for (_, name), value in sorted(found.items())}


def uv_environment() -> dict[str, str]:
    """Return the environment for uv: index, certificates and proxy as in pip's settings, unless set for uv."""
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


@cache
def find_uv() -> str:
    """Return the path of uv. It is found or installed once, even if two threads ask at the same time."""
    with LOCK:
        return _find_uv()


def _find_uv() -> str:
    """Find uv in `.tools`, or a recent one on PATH, or install it into `.tools` with pip."""
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


# The environment


def fingerprint() -> tuple[str, str]:
    """Return what the whole `.venv` depends on (its path and Python), and a digest of its requirements."""
    place = f"{VENV} {sys.implementation.cache_tag}"
    files = [ROOT / "pyproject.toml", REQUIREMENTS / "run.lock", REQUIREMENTS / "dev.lock"]
    files.append(Path(__file__).with_name("engine_choice.py"))
    return place, hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def prepare(level: str) -> None:
    """Make `.venv` hold the locked dependencies of a level, "run" or "dev" (which includes run), and Sixgun itself."""
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
    inside(["python", "-c", "import sixgun.server.run"], more=BYTECODE)  # compiles the modules of the server
    install_engine_choice()
    STAMP.write_text(f"{place}\n{digest}\n{level}\n", encoding="utf-8")
    print(f"The environment is ready after {time.monotonic() - started:.1f} s.", file=sys.stderr, flush=True)


def install_engine_choice() -> None:
    """Let every Python of `.venv` choose between the plain and the compiled engine, see `engine_choice.py`."""
    packages = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(VENV)}))
    name = "sixgun_engine_choice"
    shutil.copy(Path(__file__).with_name("engine_choice.py"), packages / f"{name}.py")
    call = f"import {name}; {name}.install({str(ROOT / 'src')!r}, {str(TREES)!r})\n"
    (packages / f"{name}.pth").write_text(call, encoding="utf-8")


def inside(command: Sequence[str], cwd: Path | None = ROOT, more: Mapping[str, str] | None = None) -> int:
    """Run a command as if the environment were activated, with `more` variables."""
    command, env = activated(command, more)
    return run(command, cwd, env)


def activated(command: Sequence[str], more: Mapping[str, str] | None = None) -> tuple[list[str], dict[str, str]]:
    """Return a command with the full path of its program, and its variables, as in the activated environment.

    As in a shell, the command may begin with variables of its own: `NAME=value`.
    """
    own = dict(word.split("=", 1) for word in takewhile(lambda word: "=" in word, command[:-1]))
    command = command[len(own) :]
    env = {**os.environ, **(more or {}), **own, "VIRTUAL_ENV": str(VENV)}
    path = env["PATH"] = os.pathsep.join([str(VENV / BIN), env.get("PATH", os.defpath)])
    env.pop("PYTHONHOME", None)
    program = shutil.which(command[0], path=path)
    if program is None:
        raise Failure(f"There is no command {command[0]!r} in the environment or on PATH.")
    return [program, *command[1:]], env
