"""The compiled engine: a second tree of the package in `build/compiled`, which the commands in `.venv` run."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from tools.dev.engine_choice import stamp_of
from tools.dev.environment import PYTHON, REQUIREMENTS, TREES
from tools.dev.process import ROOT, Failure
from tools.packaging.compiled_modules import PACKAGE, SOURCES, depended_on

LOG = TREES / "log.txt"
KEPT = 3
"""How many trees are kept, so that going back to another branch takes no time."""


def missing_compiler() -> str:
    """Return what is missing for compiling, or an empty text."""
    compiler = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name == "posix" and not (compiler and shutil.which(compiler[0])):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python are not installed"
    return ""


def make() -> None:
    """Compile the engine, unless that has been done for these sources. The commands in `.venv` then run it."""
    before = stamp_of(SOURCES, watched_folders())  # an edit during the compilation must show
    tree = TREES / digest()
    if not tree.exists():
        missing = missing_compiler()
        if missing:
            raise Failure(f"The engine cannot be compiled: {missing}.")
        started = time.monotonic()
        print("Compiling the engine ...", file=sys.stderr, flush=True)
        compile_to(tree)
        print(f"The engine is compiled after {time.monotonic() - started:.1f} s.", file=sys.stderr, flush=True)
    fill(tree / PACKAGE.name, PACKAGE)
    (tree / "stamp.json").write_text(json.dumps(before), encoding="utf-8")
    (TREES / "current").write_text(tree.name, encoding="utf-8")
    os.utime(tree)
    trees = sorted((path for path in TREES.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in trees[:-KEPT]:
        shutil.rmtree(old)


def digest() -> str:
    """Return a digest of everything that the compiled code depends on."""
    locked = (REQUIREMENTS / "dev.lock").read_text(encoding="utf-8").splitlines()
    mypy = next(line for line in locked if line.startswith("mypy=="))
    found = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {mypy}".encode())
    for file in [*depended_on(), ROOT / "setup.py", *sorted((ROOT / "tools" / "packaging").glob("*.py"))]:
        found.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def compile_to(tree: Path) -> None:
    """Compile into a new tree, which has only the extension modules at first."""
    unfinished, objects = tree.with_suffix(".new"), TREES / "objects"
    for folder in (unfinished, objects):
        shutil.rmtree(folder, ignore_errors=True)
    TREES.mkdir(parents=True, exist_ok=True)
    command = [str(PYTHON), "setup.py", "build_ext", f"--build-lib={unfinished}", f"--build-temp={objects}"]
    variables = {**os.environ, "SIXGUN_COMPILE": "1"}
    with LOG.open("wb") as log:
        done = subprocess.run(command, cwd=ROOT, env=variables, stdout=log, stderr=log, check=False)
    if done.returncode:
        raise Failure(f"The engine does not compile: {LOG.relative_to(ROOT)} says why.")
    shutil.rmtree(objects, ignore_errors=True)
    unfinished.rename(tree)


def watched_folders() -> list[str]:
    """Return the folders with the sources of the compiled engine. Where links are not allowed, return all folders."""
    folders = {path.parent for path in (PACKAGE.rglob("*") if os.name == "nt" else depended_on()) if path.is_file()}
    return sorted(path.relative_to(SOURCES).as_posix() for path in folders if path.name != "__pycache__")


def fill(folder: Path, sources: Path) -> None:
    """Put all files of a package beside its extension modules: as links, or as copies where links are not allowed.

    Folders without extension modules are linked as a whole.
    """
    for place in list(folder.iterdir()):
        if place.is_symlink() and not (sources / place.name).exists():
            place.unlink()
    for source in sources.iterdir():
        place = folder / source.name
        if source.is_dir() and place.is_dir() and not place.is_symlink() and source.name != "__pycache__":
            fill(place, source)
        elif os.name == "nt" and source.is_dir():
            shutil.copytree(source, place, dirs_exist_ok=True)
        elif os.name == "nt":
            shutil.copy2(source, place)
        elif not place.is_symlink() and source.name != "__pycache__":
            place.symlink_to(source)
