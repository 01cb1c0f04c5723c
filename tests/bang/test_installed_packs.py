"""Packs outside the table: installed ones, in records, in other processes, and on the command line."""

from __future__ import annotations

import importlib
import io
import json
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from sixgun.arena.play_game import play_game
from sixgun.arena.simulate import simulate
from sixgun.bang.header import PlayerInfo, RecordHeader, recorder
from sixgun.bang.packs import PACK_FORMAT, load_pack
from sixgun.bang.playback import verify
from sixgun.bang.rules.setup import Setup
from sixgun.bots import make_bot
from sixgun.cardgame import packs as packs_module
from sixgun.cardgame.packs import Pack, PackError, packs_data, packs_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.record import parse_record
from sixgun.terminal.main import main
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import EXAMPLE, HEAD, TAIL, WHIP, written

SETS = ("base", "frontier_town")

# Installed packs.


def registered(folder: Path, packs: str) -> None:
    """Make the folder look like one with an installed distribution that has these entry points."""
    dist = folder / "whips-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: whips\nVersion: 1.0\n", encoding="utf-8")
    (dist / "entry_points.txt").write_text(f"[sixgun.packs]\n{packs}", encoding="utf-8")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module that can be imported, registered as an installed pack."""
    path = tmp_path / "pack_of_tests.py"
    path.write_text(HEAD + WHIP + TAIL, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.delitem(sys.modules, "pack_of_tests", raising=False)
    registered(tmp_path, "mine = pack_of_tests\ngone = no_such_module\n")
    importlib.invalidate_caches()
    return path


def test_an_installed_pack_is_named_without_a_path(installed: Path) -> None:
    library = open_pack_library(["mine"])
    assert library.slugs == ("mine",)
    assert library.packs[0].digest == load_pack(installed).digest
    del sys.modules["pack_of_tests"]


def test_a_broken_installed_pack_is_refused_and_forgotten(installed: Path) -> None:
    installed.write_text(HEAD + "1 / 0\n", encoding="utf-8")
    with pytest.raises(PackError, match=r"pack_of_tests\.py, line 6: the pack fails to load \(Zero"):
        load_pack("mine")
    assert "pack_of_tests" not in sys.modules
    installed.write_text(HEAD + WHIP, encoding="utf-8")
    with pytest.raises(PackError, match="it defines no card set"):
        load_pack("mine")
    assert "pack_of_tests" not in sys.modules


def test_the_installed_packs_are_listed_when_a_name_is_unknown(installed: Path) -> None:
    with pytest.raises(PackError, match=r"installed are gone, mine"):
        load_pack("yours")


def test_a_registered_module_that_is_not_there_is_named(installed: Path) -> None:
    with pytest.raises(PackError, match="gone: its module no_such_module is missing: install the pack again"):
        load_pack("gone")


def test_a_pack_may_be_a_package_and_all_its_files_count(installed: Path) -> None:
    folder = installed.parent / "pack_of_tests"
    folder.mkdir()
    (folder / "__init__.py").write_text(HEAD + "from .whip import Whip\n" + TAIL, encoding="utf-8")
    (folder / "whip.py").write_text("from sixgun.bang.effect import *\n" + WHIP, encoding="utf-8")
    installed.unlink()
    importlib.invalidate_caches()
    first = load_pack("mine").digest
    for name in ("pack_of_tests", "pack_of_tests.whip"):
        del sys.modules[name]
    (folder / "whip.py").write_text("from sixgun.bang.effect import *\n\n" + WHIP, encoding="utf-8")
    assert load_pack("mine").digest != first
    for name in ("pack_of_tests", "pack_of_tests.whip"):
        del sys.modules[name]


def test_entry_points_are_read_from_the_distributions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registered(tmp_path, "whips = pack_of_whips\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert packs_module.installed_packs()["whips"] == "pack_of_whips"


# Records, and other processes.


def test_a_pack_goes_to_another_process_by_its_file(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + WHIP + TAIL)
    pack = load_pack(path)
    data = pickle.dumps(pack)
    again = pickle.loads(data)
    assert (again.slug, again.digest) == (pack.slug, pack.digest)
    packs_module._reload.cache_clear()
    written(tmp_path, HEAD + WHIP + "    length = 3\n" + TAIL)
    with pytest.raises(PackError, match="the pack has changed since it was loaded: restart Sixgun"):
        pickle.loads(data)


def test_a_simulation_does_not_depend_on_the_number_of_jobs() -> None:
    packs = [load_pack(EXAMPLE)]
    one, two = (simulate(4, 40, 5, sets=SETS, packs=packs, jobs=jobs).to_data() for jobs in (1, 2))
    assert (one["finished"], one["sets"]) == (40, list(SETS))
    assert one | {"seconds": 0} == two | {"seconds": 0}


def recorded(packs: tuple[Pack, ...]) -> str:
    """A game of bots with the example, written down."""
    seats = tuple(PlayerInfo(name, "random") for name in "ABCD")
    header = RecordHeader(Setup(4, key_from_seed("recorded"), SETS), seats, packs=packs)
    out = io.StringIO()
    writer = recorder(out)
    writer.header(header.to_data())
    game = header.new_game()
    game.observers.append(writer)
    play_game(game, [make_bot("random", "recorded", seat) for seat in range(4)])
    assert game.outcome is not None
    writer.finish(game.outcome)
    return out.getvalue()


def test_a_recorded_game_with_a_pack_is_verified_with_that_pack_only(tmp_path: Path) -> None:
    pack = load_pack(EXAMPLE)
    text = recorded((pack,))
    assert "snake_oil" in text
    record = parse_record(text.encode())
    assert verify(record, [pack]).header.packs == (pack,)
    with pytest.raises(RecordError, match=r"line 1: .*give its file with --pack"):
        verify(record)
    changed = load_pack(written(tmp_path, EXAMPLE.read_text(encoding="utf-8") + "\n"))
    with pytest.raises(RecordError, match="is not the one that the game was played with"):
        verify(record, [changed])


def test_a_record_finds_its_packs_by_their_digests(tmp_path: Path) -> None:
    pack = load_pack(EXAMPLE)
    data = packs_data([pack])
    assert data == [{"slug": "frontier_town", "digest": pack.digest}]
    assert packs_named(data, [load_pack(written(tmp_path, HEAD + WHIP + TAIL)), pack], PACK_FORMAT) == (pack,)


def test_a_record_without_its_pack_is_refused() -> None:
    with pytest.raises(RecordError, match=r"played with the pack “frontier_town”: give its file with --pack"):
        packs_named(packs_data([load_pack(EXAMPLE)]), [], PACK_FORMAT)


def test_a_record_with_another_version_of_its_pack_is_refused(tmp_path: Path) -> None:
    changed = written(tmp_path, EXAMPLE.read_text(encoding="utf-8").replace("limit + 1", "limit + 2"))
    with pytest.raises(RecordError, match=r"the pack “frontier_town” in .*mine\.py is not the one"):
        packs_named(packs_data([load_pack(EXAMPLE)]), [load_pack(changed)], PACK_FORMAT)


def test_a_record_takes_an_installed_pack_by_itself(installed: Path) -> None:
    data = packs_data([load_pack("mine")])
    assert [pack.slug for pack in packs_named(data, [], PACK_FORMAT)] == ["mine"]
    del sys.modules["pack_of_tests"]


@pytest.mark.parametrize("data", [None, {}, ["x"], [{}], [{"slug": "a"}], [{"slug": 1, "digest": "2"}]])
def test_a_damaged_list_of_packs_is_refused(data: object) -> None:
    with pytest.raises(SixgunError, match="line 1: "):
        packs_named(data, [], PACK_FORMAT)


# The command line.


class Run(NamedTuple):
    """What came of a command: exit code, output, errors."""

    code: int
    out: str
    err: str


@pytest.fixture
def sixgun(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Run]:
    """Runs a command in an empty folder; `typed` is what the player types."""
    monkeypatch.chdir(tmp_path)

    def run(*args: str | Path, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([*map(str, args), "--lang", "en"])
        return Run(code, *capsys.readouterr())

    return run


def test_the_packs_things_are_looked_up_by_their_names(sixgun: Callable[..., Run]) -> None:
    for name in ("Snake Oil", "Huile de serpent", "snake_oil"):
        assert sixgun("cards", name, "--pack", EXAMPLE).out.startswith("Snake Oil  brown: 2♥ 3♥\n")
    assert "Dust Storm" in sixgun("cards", "--pack", EXAMPLE).out
    assert "Dust Storm" not in sixgun("cards").out
    assert sixgun("cards", "Snake Oil").code == 2


def test_a_position_with_the_pack_is_drawn(sixgun: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(
        """
        > Marshal Mae   sheriff    hand: snake_oil-2h
          Bart Cassidy  outlaw     2/4
          Paul Regret   renegade
          Lucky Duke    outlaw
        event: dust_storm
        """,
        encoding="utf-8",
    )
    out = sixgun("show", "position.txt", "--pack", EXAMPLE).out
    assert "Play Snake Oil 2♥ on Bart Cassidy" in out
    assert "Paul Regret is in good health and buys no Snake Oil." in out
    assert "Dust Storm" in out


def test_a_person_plays_with_the_pack_leaves_and_goes_on(sixgun: Callable[..., Run]) -> None:
    play = ("play", "--players", "4", "--seed", "pack", "--record", "game.jsonl", "--pack", EXAMPLE)
    left = sixgun(*play, typed="1\n1\nquit\n")
    assert (left.code, f"--resume game.jsonl --pack {EXAMPLE}" in left.out) == (0, True)
    again = ("play", "--resume", "game.jsonl")
    assert (
        sixgun(*again).err
        == "sixgun: line 1: the game was played with the pack “frontier_town”: give its file with --pack\n"
    )
    ended = sixgun(*again, "--pack", EXAMPLE, typed="1\nn\n" * 800)
    assert ended.code == 0
    assert "the record" in sixgun("replay", "game.jsonl", "--verify", "--pack", EXAMPLE).out.lower()
    assert "Dust Storm" in sixgun("replay", "game.jsonl", "--pack", EXAMPLE).out
    assert json.loads(Path("game.jsonl").read_text(encoding="utf-8").splitlines()[-1])["outcome"]


def test_an_installed_pack_need_not_be_named_to_go_on(sixgun: Callable[..., Run], installed: Path) -> None:
    play = ("play", "--players", "4", "--seed", "1", "--record", "game.jsonl", "--pack", "mine")
    assert sixgun(*play, typed="quit\n").code == 0
    again = sixgun("play", "--resume", "game.jsonl", typed="rules whip\nquit\n")
    assert (again.code, "Crack!" in again.out) == (0, True)
    del sys.modules["pack_of_tests"]


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "show position.txt", "replay game.jsonl"])
def test_a_broken_pack_stops_every_command(command: str, sixgun: Callable[..., Run], tmp_path: Path) -> None:
    ended = sixgun(*command.split(), "--pack", written(tmp_path, "1 / 0\n"))
    assert ended.err.count("\n") == 1
    assert ended.err.endswith("mine.py, line 1: the pack fails to load (ZeroDivisionError: division by zero)\n")
    assert (ended.code, ended.out) == (2, "")
