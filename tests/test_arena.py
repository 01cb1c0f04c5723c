"""The arena: paired seats, mixed tables, times, runs that are killed and go on, and its reports."""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.arena.contest import Contest, Mixed, Result, contest, lineup
from sixgun.arena.document import Document, Figure, Section
from sixgun.arena.extras import MODULES
from sixgun.arena.ledger import FILE, Ledger
from sixgun.arena.paired import Trial, edge, edges, paired
from sixgun.arena.plots import Bar
from sixgun.arena.ratings import rated
from sixgun.arena.runs import Run
from sixgun.arena.table import Table
from sixgun.arena.times import Clock
from sixgun.arena.workers import WorkerLost, spread
from sixgun.bang.options import Options
from sixgun.bang.title import BANG
from sixgun.bots import BOTS as BOTS_OF
from sixgun.bots.random_bot import RandomBot
from sixgun.games import TITLES
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.chance import key_of
from sixgun.kernel.view import View
from tests.command import Sixgun, child, sixgun

__all__ = ["sixgun"]  # a fixture

pytestmark = pytest.mark.uncounted

ROOT = Path(__file__).parent.parent
ARENA = ("arena", "--bots", "cowboy,random", "--games", "12", "--seed", "7")


def small(game: str = "bang", players: int | None = None, **more: Any) -> Table:
    title = TITLES[game]
    return Table(players or title.usual, "arena", title.sets[:1], title.options(), game, **more)


# Paired seats.


def test_the_interval_of_single_seats_is_that_of_a_mean() -> None:
    trials = [Trial(deal, 0, "outlaw", won, lost) for deal, (won, lost) in enumerate(
        [(True, False), (True, True), (True, False), (False, True)]
    )]  # fmt: skip
    found = edge(trials)
    # Differences 1, 0, 1, -1: mean 0.25, variance 2.75 / 3, so 1.959964 × √(2.75 / 3 / 4) on both sides.
    assert (found.bot, found.baseline, found.difference) == (0.75, 0.5, 0.25)
    assert found.low == pytest.approx(0.25 - 0.938262, abs=1e-6)
    assert found.high == pytest.approx(0.25 + 0.938262, abs=1e-6)


def test_seats_of_one_deal_count_as_one() -> None:
    once = [Trial(deal, 0, "outlaw", deal % 3 > 0, deal % 4 > 1) for deal in range(40)]
    twice = [*once, *(trial._replace(seat=1) for trial in once)]
    assert edge(twice)[:5] == pytest.approx(edge(once)[:5])
    assert (edge(twice).deals, edge(twice).seats) == (40, 80)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance, hits, tries = Random(1), 0, 600
    for _ in range(tries):
        trials = []
        for deal in range(80):
            luck = chance.random()  # what both games of a deal share
            for seat in range(1 + deal % 3):
                bot, baseline = luck + chance.random() < 1.2, luck + chance.random() < 1.0
                trials.append(Trial(deal, seat, "outlaw", bot, baseline))
        found = edge(trials)
        hits += found.low <= 0.18 <= found.high  # 1 - 0.8² / 2 against 1 / 2
    assert 0.92 < hits / tries < 0.98


def test_every_side_has_its_edge_and_all_of_them_together() -> None:
    found = edges(paired("cowboy", "random", 10, players=5, seed="sides"))
    assert list(found) == ["deputy", "outlaw", "renegade", "sheriff", ""]
    assert (found["outlaw"].seats, found[""].seats, found["outlaw"].deals) == (20, 50, 10)


def test_a_bot_has_no_edge_over_itself() -> None:
    found = edges(paired("cowboy", "cowboy", 4, players=4))[""]
    assert (found.difference, found.low, found.high) == (0.0, 0.0, 0.0)


# Mixed tables and ratings.


def test_at_mixed_tables_every_bot_sits_equally_often() -> None:
    plan = Contest(small(), ("cowboy", "karma", "random"))
    seats = [name for deal in range(30) for name in lineup(plan, deal)]
    assert {name: seats.count(name) for name in plan.bots} == dict.fromkeys(plan.bots, 50)
    assert len({tuple(lineup(plan, deal)) for deal in range(30)}) > 10


@pytest.mark.parametrize(
    ("players", "teams"),
    [
        (3, {"deputy": 1, "outlaw": 1, "renegade": 1}),
        (7, {"sheriff": 3, "deputy": 3, "outlaw": 3, "renegade": 1}),
        (8, {"sheriff": 3, "deputy": 3, "outlaw": 3, "renegade": 1}),
    ],
)
def test_who_wins_together_is_a_team(players: int, teams: dict[str, int]) -> None:
    sets = ("base", "dodge_city")
    game = BANG.new_game(BANG.setup(players, key_of("teams"), sets, Options()))
    for seat in range(players):
        allies = BANG.allies(game, seat)
        assert seat in allies
        assert len(allies) == teams[game.role(seat)]


def test_a_rating_is_that_of_openskill_where_nobody_sits_twice() -> None:
    from openskill.models import PlackettLuce

    game = Mixed(["a", "b", "a", "b"], ["law", "law", "gang", "lone"], [0, 0, 2, 3], [0])
    found = {(row.bot, row.side): row.rating for row in rated(["a", "b"], ["law", "gang", "lone"], [game])}
    model = PlackettLuce(tau=0.0)
    after = model.rate([[model.rating(), model.rating()], [model.rating()], [model.rating()]], ranks=[0, 1, 1])
    expected = [found["a", "law"], found["b", "law"], found["a", "gang"], found["b", "lone"]]
    assert expected == pytest.approx([rating.mu for team in after for rating in team])
    assert found["a", ""] == pytest.approx((found["a", "law"] + found["a", "gang"]) / 2)


def test_who_wins_more_is_rated_higher_on_every_side() -> None:
    chance, games = Random(3), []
    for _ in range(300):
        bots = ["good", "bad"] if chance.random() < 0.5 else ["bad", "good"]
        good = bots.index("good")
        games.append(Mixed(bots, ["law", "gang"], [0, 1], [good if chance.random() < 0.8 else 1 - good]))
    found = {(row.bot, row.side): row for row in rated(["good", "bad"], ["law", "gang"], games)}
    for side in ("law", "gang", ""):
        assert found["good", side].low > found["bad", side].high


# Times.


def test_times_are_known_to_a_few_per_cent() -> None:
    clock = Clock()
    for number in range(1, 1001):
        clock.note("bot", number * 1000)
    again = Clock(json.loads(json.dumps(clock.to_data())))
    found = again.thinking("bot")
    assert found.decisions == 1000
    assert (found.p50, found.p95, found.p99) == pytest.approx((500e-6, 950e-6, 990e-6), rel=0.05)
    assert clock.thinking("nobody") == (0, 0.0, 0.0, 0.0)


def test_a_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[float] = set()

    class Asked(RandomBot):
        def choose(self, view: View, ask: Ask) -> Choice:
            seen.add(self.budget)
            return super().choose(view, ask)

    monkeypatch.setitem(BOTS_OF["bang"], "asked", Asked)
    small(budget=0.25).play(0, ["asked"] * 5)
    assert seen == {0.25}


# Whole contests.


@pytest.mark.parametrize("game", TITLES)
def test_a_contest_is_the_same_however_many_processes_there_are(game: str) -> None:
    results = [contest(small(game), ["cowboy", "random"], 12, Run(jobs)) for jobs in (1, 2)]
    assert results[0].to_data() == results[1].to_data()
    assert results[0].times["cowboy"].decisions == results[1].times["cowboy"].decisions > 0
    assert "times" not in results[0].to_data()


def test_several_bots_meet_the_same_baseline() -> None:
    both = contest(small(players=4), ["cowboy", "karma", "random"], 5, Run())
    one = contest(small(players=4), ["karma", "random"], 5, Run())
    assert list(both.edges) == ["cowboy", "karma"]
    assert both.edges["karma"] == one.edges["karma"]


def test_without_ratings_there_are_no_mixed_tables_and_the_paired_seats_are_the_same(sixgun: Sixgun) -> None:
    whole = contest(small(), ["cowboy", "random"], 3, Run())
    paired_only = contest(small(), ["cowboy", "random"], 3, Run(), rates=False)
    assert whole.ratings
    assert paired_only.ratings == []
    assert paired_only.edges == whole.edges
    told = sixgun("arena", "--bots", "cowboy,random", "--games", "1", "--no-ratings").out
    assert "--no-ratings" in told
    assert "mixed table" not in told
    assert "Ratings" not in told


def test_a_game_that_does_not_end_is_won_by_nobody_and_rates_nobody() -> None:
    result = contest(small(limit=10), ["cowboy", "random"], 3, Run())
    assert result.unfinished == 3
    assert result.ratings == []
    assert (result.edges["cowboy"][""].bot, result.edges["cowboy"][""].baseline) == (0.0, 0.0)


TABLE = Table(5, "7", ("base",), Options())
BOTS = ("cowboy", "random")


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """What the command ARENA reports if nothing disturbs it."""
    return contest(TABLE, BOTS, 12, Run()).to_data()


def gone_on_with(folder: Path) -> dict[str, Any]:
    return contest(TABLE, BOTS, 12, Run(folder=folder, resume=True)).to_data()


@pytest.mark.parametrize("chunks", [0, 2])
def test_a_run_that_is_killed_goes_on_and_ends_the_same(tmp_path: Path, whole: dict[str, Any], chunks: int) -> None:
    process = subprocess.Popen(child(*ARENA, "--out", str(tmp_path)))
    try:
        until_lines(tmp_path / FILE, 1 + chunks)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not (tmp_path / "report.json").exists()
    assert gone_on_with(tmp_path) == whole


def until_lines(path: Path, count: int) -> None:
    for _ in range(2400):
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.025)
    raise AssertionError(f"{path} does not get {count} lines")


def test_wherever_the_file_was_cut_off_the_run_ends_the_same(tmp_path: Path, whole: dict[str, Any]) -> None:
    assert contest(TABLE, BOTS, 12, Run(jobs=2, folder=tmp_path)).to_data() == whole
    path = tmp_path / FILE
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    assert len(lines) == 4
    for size in (0, 10, len(lines[0]), len(lines[0]) + 7, len(data) - len(lines[-1]), len(data) - 1, len(data)):
        path.write_bytes(data[:size])
        assert gone_on_with(tmp_path) == whole
        assert path.read_bytes().count(b"\n") == 4


def test_the_command_goes_on_and_writes_the_same_report(sixgun: Sixgun, whole: dict[str, Any]) -> None:
    first = sixgun(*ARENA, "--out", "run", "--jobs", "2", "--json")
    report, path = Path("run/report.json").read_bytes(), Path("run") / FILE
    path.write_bytes(path.read_bytes()[:-9])
    again = sixgun(*ARENA, "--out", "run", "--resume", "--json")
    for run in (first, again):
        data = json.loads(run.out)
        assert set(data.pop("times")) == set(BOTS)
        assert data == whole
    assert Path("run/report.json").read_bytes() == report
    assert json.loads(report) == whole
    assert set(json.loads(Path("run/times.json").read_text())) == set(BOTS)


@pytest.fixture
def begun(tmp_path: Path, sixgun: Sixgun) -> Path:
    """The chunks of a run, in a folder beside the command."""
    contest(TABLE, BOTS, 12, Run(folder=tmp_path / "run"))
    return tmp_path / "run" / FILE


def test_a_damaged_line_is_named_in_one_sentence(sixgun: Sixgun, begun: Path, whole: dict[str, Any]) -> None:
    lines = begun.read_bytes().splitlines(keepends=True)
    for damaged in (b"\xff\xfe\n", b"{}\n", b"[]\n", lines[2].replace(b"true", b"fals", 1), lines[2][9:]):
        begun.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        sixgun(*ARENA, "--out", "run", "--resume").refused("line 3: the line is damaged")
    # What is gone can be played again.
    begun.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    assert gone_on_with(begun.parent) == whole


def test_only_the_same_run_can_be_gone_on_with(sixgun: Sixgun, begun: Path) -> None:
    sixgun(*ARENA, "--out", "run").refused("run holds a run already", "--resume")
    more = ("--out", "run", "--resume")
    sixgun(*ARENA, "--games", "13", *more).refused("was begun with games 12, not 13")
    sixgun(*ARENA, "--bots", "karma,random", *more).refused("was begun with bots cowboy,random, not karma,random")
    sixgun("balance", "--bots", "random", *more).refused("was begun with kind arena, not balance")
    sixgun(*ARENA, "--out", "elsewhere", "--resume").refused("there is no run in elsewhere")
    sixgun(*ARENA, "--resume").refused("--out")


def test_chunks_of_another_program_are_refused(sixgun: Sixgun, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.arena.ledger.code", lambda: "changed")
    sixgun(*ARENA, "--out", "run", "--resume").refused("begun by another version of Sixgun")


def test_a_ledger_gives_its_chunks_in_order(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "new"):
        ledger = Ledger({"kind": "test"}, folder)
        for chunk in (range(4, 6), range(2), range(2, 4)):
            ledger.add(chunk, list(chunk))
        assert list(ledger) == [[0, 1], [2, 3], [4, 5]]
        assert ledger.missing([range(2), range(6, 8)]) == [range(6, 8)]
        ledger.close()


def die(_chunk: range) -> None:
    signal.raise_signal(signal.SIGKILL)


def test_a_killed_process_of_this_machine_ends_the_run_in_a_sentence() -> None:
    with pytest.raises(WorkerLost, match="a worker process was ended from outside"):
        list(spread(die, [range(1), range(1, 2)], 2))


# Reports.


@pytest.fixture(scope="module")
def result() -> Result:
    return contest(small(), ["cowboy", "karma", "random"], 6, Run())


class Tags(HTMLParser):
    """Gathers what a page would load, its ids, and the ids that it refers to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.refers: list[str] = re.findall(r"url\(#([^)]*)\)", page)
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("src", "href", "data", "srcset"):
                (self.refers if (value or "").startswith("#") else self.loads).append((value or "").lstrip("#"))


def self_contained(page: str) -> Tags:
    """Nothing of the page comes from elsewhere, and what it refers to is there once."""
    tags = Tags(page)
    assert tags.loads == []
    assert not {"script", "link", "img", "iframe", "object", "metadata"} & set(tags.names)
    for word in ("http:", "https:", "//", "@import", "file:"):
        assert word not in page
    assert len(set(tags.ids)) == len(tags.ids)
    assert set(tags.refers) <= set(tags.ids)
    return tags


def test_the_page_needs_nothing_from_elsewhere(sixgun: Sixgun) -> None:
    assert sixgun(*ARENA, "--out", "run").code == 0
    page = Path("run/report.html").read_text(encoding="utf-8")
    tags = self_contained(page)
    assert tags.names.count("svg") == tags.names.count("figure") == 3
    assert "<title>Arena: cowboy against random</title>" in page
    assert "sixgun arena --game bang --bots cowboy,random --players 5 --games 12 --seed 7" in page
    assert "light-dark(" in page and "currentColor" in page


def test_what_a_page_says_cannot_break_it() -> None:
    evil = "<b>&\"'</b>"
    document = Document(evil, {"Command": evil}, [Section(evil, evil, [], [Figure(evil, evil, [Bar(evil, 1, 0, 2)])])])
    assert evil not in document.page()
    self_contained(document.page())


def test_the_text_tells_every_edge_rating_and_time(sixgun: Sixgun, result: Result) -> None:
    out = sixgun(*ARENA).out
    for text in ("cowboy against random", "Paired seats", "Sheriff", "Renegade", "Ratings", "cowboy, all", "p99"):
        assert text in out
    data = result.to_data()
    assert set(data["edges"]["karma"]) == {"sheriff", "deputy", "outlaw", "renegade", "all"}
    assert [row["bot"] for row in data["ratings"] if not row["side"]] == ["cowboy", "karma", "random"]


# The command line.


@pytest.mark.parametrize(
    ("args", "cause"),
    [
        ("--bots cowboy", "a contest needs two or more bots"),
        ("--bots cowboy,cowboy", "name each one once"),
        ("--bots cowboy,nobody", "unknown bot “nobody”"),
        ("--bots ,", "unknown bot “”"),
        ("--players 12", "12 players cannot play"),
        ("--games 0", "not a number from 1"),
        ("--jobs 0", "not a number from 1"),
        ("--budget -1", "not a number from 0"),
        ("--budget nan", "not a number from 0"),
        ("--options moon", "unknown rule option"),
        ("--sets moon", "unknown set"),
        ("--game poker", "unknown game “poker”"),
        ("--out file/sub", "cannot be written"),
        ("--pack missing.py", "missing.py"),
        ("--moon", "unrecognized arguments"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_bad_input_is_one_sentence(sixgun: Sixgun, command: str, args: str, cause: str) -> None:
    Path("file").write_text("")
    if command == "balance" and "--bots cowboy" in args and "nobody" not in args:
        cause = "2 bots for 5 seats" if "," in args else ""
    if cause:
        sixgun(command, *args.split()).refused(cause)


@pytest.mark.parametrize("module", ["openskill", "polars", "matplotlib"])
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_a_missing_extra_is_one_sentence_with_the_way_to_get_it(
    sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch, command: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    sixgun(command).refused(f"this needs {module}, which is not installed", "pip install 'sixgun[arena]'")


def test_ray_is_an_extra_of_its_own(sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sixgun(*ARENA, "--ray").refused("this needs ray, which is not installed", "pip install 'sixgun[ray]'")


def test_no_other_command_loads_what_only_measuring_needs() -> None:
    code = "import sys; from sixgun.terminal.main import main; main(); print(*sorted(sys.modules))"
    out = subprocess.run(
        child("simulate", "--games", "1", code=code), capture_output=True, text=True, check=True
    ).stdout
    loaded = {name.partition(".")[0] for name in out.split()}
    assert not loaded & {"openskill", "polars", "matplotlib", "ray", "numpy"}
    assert "sixgun.arena.contest" not in out


def test_the_examples_in_the_documentation_run(sixgun: Sixgun) -> None:
    text = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    commands = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    commands = [words for words in commands if words[:1] == ["sixgun"] and "--ray" not in words]
    assert len(commands) >= 3
    for words in commands:
        words[words.index("--games") + 1] = "2"  # the same, only shorter
        assert sixgun(*words[1:]).code == 0, words


def test_the_extras_are_those_that_the_tests_are_locked_with() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = (ROOT / "requirements" / "dev.in").read_text().splitlines()
    lean = (ROOT / "requirements" / "run.lock").read_text()
    assert set(extras) == set(MODULES)
    for name, needed in extras.items():
        assert [re.split("[<>=]", entry)[0] for entry in needed] == list(MODULES[name])
        assert set(needed) <= set(locked)
        assert not [module for module in MODULES[name] if f"\n{module}==" in lean]
