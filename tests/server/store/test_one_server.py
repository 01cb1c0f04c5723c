"""One server for one database: the second one refuses to start, by whatever name it was given the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.server.store.file_lock import FileLock, InUse
from sixgun.server.store.store import Store
from sixgun.terminal.main import main
from tests.server.database import empty_database
from tests.server.people import run
from tests.support.server_process import ServerProcess

HOLD = "import sys; from pathlib import Path; from sixgun.server.store.file_lock import FileLock\n"
HOLD += "FileLock(Path(sys.argv[1])).take(); print('held', flush=True)\n"
WAIT = "sys.stdin.read()\n"
FORK = "import os\nif os.fork() == 0:\n print(os.getpid(), flush=True)\nsys.stdin.read()\n"


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the lock of `sixgun.db`."""
    with other(tmp_path / "sixgun.db", WAIT) as process:
        yield process
        process.kill()


def other(database: Path, then: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLD + then, str(database)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        assert main(["serve", "--port", "0", "--database", f"sqlite:///{server.database}"]) == 2
        told = capsys.readouterr().err
        assert told == (
            f"sixgun: the database {server.database} is in use by another server (process {server.pid}): "
            "stop that one, or name another database with --database\n"
        )
        assert server.answers()
    finally:
        server.kill()
    with FileLock(server.database):  # a server that was killed holds nothing
        pass


@pytest.mark.parametrize("way", ["plain", "relative", "symlink", "folder"])
def test_every_name_of_a_file_leads_to_the_same_lock(
    way: str, holder: subprocess.Popen[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "sixgun.db"
    database.touch()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "by-another-name.db").symlink_to(database)
    (tmp_path / "elsewhere").symlink_to(tmp_path, target_is_directory=True)
    names = {
        "plain": database,
        "relative": Path("sixgun.db"),
        "symlink": Path("by-another-name.db"),
        "folder": Path("elsewhere/sixgun.db"),
    }
    with pytest.raises(InUse, match=f"process {holder.pid}"):
        FileLock(names[way]).take()


def test_two_stores_of_one_process_are_one_too_many(tmp_path: Path) -> None:
    url = empty_database(tmp_path / "sixgun.db")

    async def work() -> None:
        first = await Store.open(url)
        with pytest.raises(InUse):
            await Store.open(url)
        assert await first.alive()
        await first.close()
        await (await Store.open(url)).close()

    run(work)


def test_another_database_in_the_same_folder_is_free(holder: subprocess.Popen[str], tmp_path: Path) -> None:
    assert holder.poll() is None
    with FileLock(tmp_path / "other.db"):
        pass


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_worker_that_outlives_a_killed_server_does_not_keep_the_lock(tmp_path: Path) -> None:
    database = tmp_path / "sixgun.db"
    with other(database, FORK) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        try:
            with pytest.raises(InUse):
                FileLock(database).take()
            process.kill()
            process.wait()
            os.kill(worker, 0)  # it is still there
            with FileLock(database):
                pass
        finally:
            os.kill(worker, signal.SIGKILL)
