"""`sixgun serve`: a server that starts, answers, stops when it is told to, and says in one sentence why it cannot."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sixgun.server.config import Config
from sixgun.terminal.main import main

WAIT = 60.0


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "99999"), "is not a number from 1 to 65535"),
        (("--port", "eighty"), "is not a number"),
        (("--pace", "-1"), "is not a number from 0 to 10"),
        (("--tables-per-guest", "-1"), "is not a number from 1 to 10000"),
        (("--tables-per-address", "many"), "is not a number from 1 to 10000"),
        (("--database", "mysql://a/b"), "no database of the kind “mysql”"),
        (("--database", "nonsense"), "not the address of a database"),
        (("--database", "sqlite:////nowhere/at/all.db"), "there is no folder"),
        (("--database", "postgresql://nobody:hunter2@127.0.0.1:1/none"), "cannot be opened"),
        (("--host", "no.such.host.invalid"), "there is no host"),
        (("--url", "play.example.org"), "is not the address of a site"),
        (("--url", "http://[::1"), "is not the address of a site"),
        (("--url", "https://user:pw@play.example.org"), "is not the address of a site"),
        (("--metrics-port", "66666"), "is not a number from 1 to 65535"),
        (("--log", "/nowhere/at/all.log"), "cannot be written"),
        (("--nonsense",), "unrecognized arguments"),
        (("--game", "no_such_file.py:GAME"), "there is no file no_such_file.py"),
        (("--game", "bang"), "names no game: write a Python file and a name in it"),
    ],
)
def test_bad_input_is_told_in_one_sentence(
    arguments: tuple[str, ...],
    said: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["serve", "--port", "0", *arguments])
    except SystemExit as exit_:
        code = exit_.code if isinstance(exit_.code, int) else -1
    told = capsys.readouterr().err
    assert code == 2
    assert said in told
    assert told.count("\n") == 1
    assert "hunter2" not in told


def test_a_port_that_is_in_use_is_told_in_one_sentence(
    taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "sixgun.db"
    assert main(["serve", "--port", str(taken), "--database", f"sqlite:///{database}"]) == 2
    assert capsys.readouterr().err == (
        f"sixgun: port {taken} is in use already: stop the other server, or choose another port with --port\n"
    )
    assert not database.exists()  # nobody's tables go on in a server that nobody can reach


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_answers_and_stops(sign: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sixgun", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/sixgun.db"]
    command += ["--log", str(tmp_path / "log")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        ready = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", ready)
        assert found, (tmp_path / "log").read_text(encoding="utf-8")
        with httpx.Client(base_url=found[0], trust_env=False, timeout=WAIT) as client:
            assert client.get("/healthz").json()["status"] == "ok"
            client.post("/api/guest", json={"name": "Jane"})
            new = {"name": "Saloon", "players": 4, "bots": 3, "begin": True}
            assert client.post("/api/tables", json=new).json()["status"] == "playing"
        server.send_signal(sign)
        began = time.monotonic()
        code = server.wait(WAIT)
        assert code == 0
        assert time.monotonic() - began < 30
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    said = (tmp_path / "log").read_text(encoding="utf-8")
    assert '"event": "stopped"' in said
    assert "Traceback" not in said


def test_the_link_for_friends_is_one_that_they_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.server.config.network_address", lambda: "192.168.1.7")
    assert Config(host="0.0.0.0").home("http", "localhost:8000") == "http://192.168.1.7:8000"
    assert Config(host="0.0.0.0").home("http", "[::1]:8000") == "http://192.168.1.7:8000"
    assert Config(host="0.0.0.0").home("http", "nas:8000") == "http://nas:8000"
    assert Config(host="127.0.0.1").home("http", "localhost:8000") == "http://localhost:8000"
    assert Config(host="0.0.0.0", url="https://a.example/").home("http", "localhost") == "https://a.example"
