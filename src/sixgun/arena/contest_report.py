"""The report of a contest, as a document for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sixgun.arena.contest import ContestResult
from sixgun.arena.document import COMMAND, Document, Figure, Grid, Section, percent, points, write_files
from sixgun.arena.game_plan import GamePlan
from sixgun.arena.plots import Bar
from sixgun.wording import Language
from sixgun.wording.games import Wording, wording_of

ALL: Final = "all"
REPORT: Final = "report.json"
TIMES: Final = "times.json"
HTML: Final = "report.html"


def contest_document(result: ContestResult, language: Language, command: str) -> Document:
    """Build the whole report."""
    contest, wording = result.contest, wording_of(result.contest.plan.game)
    title = f"Arena: {', '.join(contest.tested)} against {contest.baseline}"
    facts = {
        COMMAND: command,
        **plan_facts(contest.plan, wording, language),
        "Deals": f"{result.games}, each played {1 + len(contest.tested) * contest.plan.players} times in paired seats"
        + (" and once at a mixed table" if contest.with_ratings else ""),
    }
    sections = [edges_section(result, wording, language), times_section(result)]
    if contest.with_ratings:
        sections.insert(1, ratings_section(result, wording, language))
    return Document(title, facts, sections)


def plan_facts(plan: GamePlan, wording: Wording, language: Language) -> dict[str, str]:
    """List what the games have in common."""
    options = ", ".join(f"{name}={value}" for name, value in plan.options.to_data().items())
    facts = {
        "Game": plan.game,
        "Players": str(plan.players),
        "Sets": ", ".join(wording.set_name(language, slug) for slug in plan.sets),
        "Rule options": options or "all at their default",
        "Seed": plan.seed,
    }
    if plan.budget is not None:
        facts["Budget"] = f"{plan.budget:g} s for each decision"
    if plan.simulations is not None:
        facts["Simulations"] = f"{plan.simulations} for each decision"
    return facts


def edges_section(result: ContestResult, wording: Wording, language: Language) -> Section:
    """Build the section about the paired seats."""
    baseline = result.contest.baseline
    section = Section(
        "Paired seats",
        f"How many more games each bot wins than {baseline} in the same seat of the same deal. Everybody else is "
        f"{baseline}. In percentage points, with 95 % intervals over deals.",
    )
    heads = ("Side", "Bot wins", "Baseline wins", "Difference", "from", "to", "Deals", "Seats")
    bars = []
    for bot, found in result.edges.items():
        rows = []
        for side in (*result.contest.plan.game_type.sides, ""):
            if side in found:
                edge = found[side]
                name = wording.side_name(language, side) if side else ALL
                shares = (percent(edge.bot), percent(edge.baseline))
                span = (points(edge.difference), points(edge.low), points(edge.high))
                rows.append((name, *shares, *span, str(edge.deals), str(edge.seats)))
                bars.append(Bar(name, 100 * edge.difference, 100 * edge.low, 100 * edge.high, bot))
        section.grids.append(Grid(f"{bot} against {baseline}", heads, rows))
    section.figures.append(Figure("Edge over the baseline", "percentage points", bars, 0.0))
    return section


def ratings_section(result: ContestResult, wording: Wording, language: Language) -> Section:
    """Build the section about the mixed tables."""
    unfinished = f" {result.unfinished} games did not finish." if result.unfinished else ""
    section = Section(
        "Ratings",
        "From the mixed tables: Plackett-Luce with a team for each side (openskill; everybody starts at 25). A bot "
        f"has a rating on each side; its overall rating is their mean. With 95 % intervals.{unfinished}",
    )
    rows, bars = [], []
    for row in result.ratings:
        side = wording.side_name(language, row.side) if row.side else ALL
        rows.append((f"{row.bot}, {side}", f"{row.rating:.2f}", f"{row.low:.2f}", f"{row.high:.2f}", str(row.seats)))
        bars.append(Bar(f"{row.bot}, {side}", row.rating, row.low, row.high, row.bot))
    section.grids.append(Grid("Ratings", ("Bot and side", "Rating", "from", "to", "Seats"), rows))
    section.figures.append(Figure("Ratings", "rating", bars))
    return section


def times_section(result: ContestResult) -> Section:
    """Build the section about the thinking times."""
    section = Section(
        "Decision times",
        "Milliseconds for questions with two or more options, on this machine under the load of this run. Unlike "
        "everything above, they do not follow from the seed.",
    )
    found = [(bot, thinking) for bot, thinking in result.times.items() if thinking.decisions]
    rows = [(bot, str(t.decisions), *(f"{1e3 * time:.3g}" for time in t[1:])) for bot, t in found]
    section.grids.append(Grid("Decision times", ("Bot", "Decisions", "p50", "p95", "p99"), rows))
    bars = [Bar(bot, 1e3 * t.p95, 1e3 * t.p50, 1e3 * t.p99, bot) for bot, t in found]
    section.figures.append(Figure("Decision times: p50, p95 (point), p99", "milliseconds", bars, scale="log"))
    return section


def save_report(folder: Path, result: ContestResult, document: Document) -> None:
    """Write the report to files. The same arguments give the same `report.json`, byte for byte."""
    files = {
        REPORT: json.dumps(result.to_data(), indent=2) + "\n",
        TIMES: json.dumps(result.times_data(), indent=2) + "\n",
        HTML: document.page(),
    }
    write_files(folder, files)
