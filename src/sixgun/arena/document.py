"""A report with facts, tables and figures. It can be written as text or as a self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from sixgun.arena.plots import Bar, draw_bars
from sixgun.kernel.errors import SixgunError

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  color: light-dark(#222, #e6e6e6); background: light-dark(#fff, #16181c); }}
h1, h2 {{ line-height: 1.2; }}
code {{ font-size: .9em; overflow-wrap: anywhere; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }}
dd {{ margin: 0; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }}
caption {{ text-align: start; font-weight: 600; padding-bottom: .3rem; }}
th, td {{ padding: .2rem .8rem; border-bottom: 1px solid light-dark(#ddd, #3a3d44); text-align: end;
  white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: start; }}
figure {{ margin: 1.5rem 0; overflow-x: auto; }}
figcaption {{ font-weight: 600; }}
svg {{ max-width: 100%; height: auto; }}
</style>
</head>
<body>
{body}
</body>
</html>
"""


@dataclass(frozen=True)
class Grid:
    """A table: a caption, column headings, and rows of text."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Figure:
    """Values with their intervals, drawn below each other. `zero` is where the line for "no difference" goes."""

    caption: str
    axis: str
    bars: Sequence[Bar]
    zero: float | None = None
    scale: str = "linear"


@dataclass
class Section:
    """A part of a report under a heading. Figures appear on the page only."""

    heading: str
    text: str
    grids: list[Grid] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)


@dataclass
class Document:
    """A report: its title, what was measured, and its sections."""

    title: str
    facts: dict[str, str]
    sections: list[Section]

    def text(self) -> str:
        """Return the report as plain text."""
        lines = [self.title, ""]
        lines += [f"{name}: {value}" for name, value in self.facts.items()]
        for section in self.sections:
            lines += ["", section.heading, section.text]
            for grid in section.grids:
                lines += ["", grid.caption, *aligned_rows(grid)]
        return "\n".join(lines)

    def page(self) -> str:
        """Return the report as an HTML page with its figures."""
        parts = [f"<h1>{escape(self.title)}</h1>", "<dl>"]
        parts += [f"<dt>{escape(name)}</dt><dd>{value_html(name, value)}</dd>" for name, value in self.facts.items()]
        parts.append("</dl>")
        number = 0
        for section in self.sections:
            parts += [f"<h2>{escape(section.heading)}</h2>", f"<p>{escape(section.text)}</p>"]
            for figure in section.figures:
                number += 1
                picture = draw_bars(figure.bars, figure.axis, figure.zero, figure.scale, f"f{number}-", figure.caption)
                parts.append(f"<figure><figcaption>{escape(figure.caption)}</figcaption>\n{picture}</figure>")
            parts += map(grid_html, section.grids)
        return PAGE.format(title=escape(self.title), body="\n".join(parts))


COMMAND: Final = "Command"


def value_html(name: str, value: str) -> str:
    return f"<code>{escape(value)}</code>" if name == COMMAND else escape(value)


def grid_html(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows)
    caption = f"<caption>{escape(grid.caption)}</caption>"
    return f'<div class="wide"><table>{caption}\n<thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>'


def aligned_rows(grid: Grid) -> list[str]:
    """Return the table as lines of text. The first column is aligned left, the others right."""
    table = [list(grid.heads), *map(list, grid.rows)]
    widths = [max(len(row[column]) for row in table) for column in range(len(grid.heads))]
    return [
        "  ".join(cell.ljust(width) if not n else cell.rjust(width) for n, (cell, width) in enumerate(zip(row, widths)))
        for row in table
    ]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """Format a difference of two shares in percentage points."""
    return f"{100 * difference:+.1f}"


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Write the files of a report into a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise SixgunError(f"{folder} cannot be written ({error.strerror}): name another folder") from error
