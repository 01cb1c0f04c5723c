"""Games on the command line that are closed, interrupted or killed, and go on."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from sixgun.bang.playback import Playback
from sixgun.bang.position.reading import position_text
from sixgun.kernel.record import read_record
from sixgun.terminal.commands.play import resumed_session
from sixgun.terminal.screen.colours import Colours
from sixgun.terminal.screen.console import Console
from sixgun.wording import language
from tests.support.cli import FIRST, Sixgun, child, seat_at
from tests.support.cli import sixgun as sixgun  # the fixture

pytestmark = pytest.mark.slow


def test_a_closed_input_is_told_in_one_sentence_with_the_way_to_resume(sixgun: Sixgun) -> None:
    run = sixgun("play", "--seed", "3", "--lang", "en", "--record", "game.jsonl", said="1\n1\n")
    assert run.code == 2
    assert run.err.strip() == (
        "The input ended in the middle of the game. The game is saved. "
        "Continue it with: sixgun play --resume game.jsonl"
    )
    assert read_record(Path("game.jsonl")).ending is None


def test_ctrl_c_ends_with_130_and_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    seat_at(str(tmp_path / "game.jsonl"))
    command = child("play", "--resume", "game.jsonl", "--lang", "en")
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b"barrel\n")
        process.stdin.flush()
        for sign in (b"You play Barrel", b"[pass]"):  # the answer has been taken, and the next question is put
            while sign not in (line := process.stdout.readline()):
                assert line
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        error = process.stderr.read().decode()
    assert error.strip() == "Interrupted. The game is saved. Continue it with: sixgun play --resume game.jsonl"
    assert read_record(tmp_path / "game.jsonl").count == 1


KILLED = """
import os, signal, sys
from sixgun.kernel.record import Recorder
from sixgun.terminal.main import main
last = int(sys.argv.pop(1))
write = Recorder.__call__
def write_and_die(self, game, seat, choice):
    write(self, game, seat, choice)
    if self._n == last:
        os.kill(os.getpid(), signal.SIGKILL)
Recorder.__call__ = write_and_die
main()
"""


@pytest.mark.plain("replaces a method of the engine")
def test_a_game_killed_after_any_answer_resumes_to_the_same_position_and_goes_on_as_if_nothing_had_happened(
    sixgun: Sixgun, tmp_path: Path
) -> None:
    args = ("--seed", "11", "--players", "5", "--record")
    assert sixgun("play", *args, "whole.jsonl", said=FIRST).code == 0
    whole = read_record(Path("whole.jsonl"))
    for last in (1, 7, whole.count // 2, whole.count):
        name = f"killed-{last}.jsonl"
        killed = subprocess.run(
            child(str(last), "play", *args, name, code=KILLED), cwd=tmp_path, input=FIRST.encode(), capture_output=True
        )
        assert killed.returncode == -signal.SIGKILL
        playback = Playback(whole)
        while playback.at < last:
            playback.forward()
        session = resumed_session(Console(language("en"), Colours(False)), Path(name))
        session.file.close()
        assert session.game.type.position_text(session.game) == position_text(playback.game)
        assert sixgun("play", "--resume", name, said=FIRST).code == 0
        assert Path(name).read_bytes() == Path("whole.jsonl").read_bytes()


def test_a_record_cut_off_at_any_byte_resumes_to_the_same_game(sixgun: Sixgun) -> None:
    assert sixgun("play", "--seed", "5", "--players", "4", "--record", "whole.jsonl", said=FIRST).code == 0
    whole = Path("whole.jsonl").read_bytes()
    header = whole.index(b"\n") + 1
    for end in range(header, len(whole) - 1, max(1, len(whole) // 12)):
        Path("cut.jsonl").write_bytes(whole[:end])
        run = sixgun("play", "--resume", "cut.jsonl", "--lang", "en", said=FIRST)
        assert run.code == 0
        assert ("was cut off and has been dropped" in run.out) == (whole[end - 1 : end] != b"\n")
        assert Path("cut.jsonl").read_bytes() == whole


def test_resume_without_a_name_takes_the_newest_unfinished_game(sixgun: Sixgun) -> None:
    Path("records").mkdir()
    sixgun("play", "--resume", seat_at("records/old.jsonl"), said="barrel\n")
    sixgun("play", "--resume", seat_at("records/new.jsonl"), said="barrel\nbeer\n")
    sixgun("play", "--resume", seat_at("records/over.jsonl"), said=FIRST)
    Path("records/broken.jsonl").write_text("nonsense\n")
    for age, name in enumerate(("over", "broken", "new", "old")):
        os.utime(f"records/{name}.jsonl", (1_000_000 - age, 1_000_000 - age))
    run = sixgun("play", "--resume", "--lang", "en", said="quit\n")
    assert "records/new.jsonl continues after 2 answers" in run.out
    assert run.code == 0
