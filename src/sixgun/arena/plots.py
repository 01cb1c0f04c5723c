"""Figures as inline SVG: without links, and in colours that work on light and dark pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any, Final, NamedTuple

COLOURS: Final = ("#d9730d", "#3b82c4", "#2f9e63", "#b05cc8", "#c94f4f", "#8a8f2a", "#5b6bd6", "#8c8c8c")
"""Of medium brightness, so that they are visible on white and on black."""
INK: Final = "#010203"
"""A placeholder that is replaced by the text colour of the page."""
WIDTH: Final = 8.0
ROW: Final = 0.27
MARGIN: Final = 1.1


class Bar(NamedTuple):
    """A value with its interval. Bars of the same `group` have the same colour."""

    label: str
    value: float
    low: float
    high: float
    group: str = ""


def draw_bars(bars: Sequence[Bar], axis: str, zero: float | None, scale: str, prefix: str, about: str) -> str:
    """Draw the bars below each other. Returns an SVG element whose ids begin with `prefix`."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    ink = dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK)
    settings: Any = {**ink, "svg.fonttype": "none", "svg.hashsalt": prefix, "font.family": "sans-serif", "font.size": 9}
    groups = list(dict.fromkeys(bar.group for bar in bars))
    with rc_context(settings):
        figure = Figure(figsize=(WIDTH, MARGIN + ROW * len(bars)), layout="constrained")
        axes = figure.add_subplot()
        for number, group in enumerate(groups):
            colour = COLOURS[number % len(COLOURS)]
            rows = [(row, bar) for row, bar in enumerate(bars) if bar.group == group]
            values = [bar.value for _, bar in rows]
            spans = [[bar.value - bar.low for _, bar in rows], [bar.high - bar.value for _, bar in rows]]
            places = [row for row, _ in rows]
            axes.errorbar(values, places, xerr=spans, fmt="o", ms=4, capsize=3, color=colour, label=group)
        if zero is not None:
            axes.axvline(zero, color=INK, linewidth=0.8, linestyle="--")
        axes.set_xscale(scale)
        axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
        axes.set_ylim(len(bars) - 0.5, -0.5)
        axes.set_xlabel(axis)
        axes.grid(axis="x", color="#888888", alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
        if len(groups) > 1:
            figure.legend(loc="outside upper right", ncols=min(len(groups), 5), frameon=False)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return inline_svg(out.getvalue(), prefix, about)


def inline_svg(svg: str, prefix: str, about: str) -> str:
    """Strip an SVG file down to its element, with unique ids and the text colour of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\sxmlns(:\w+)?="[^"]*"', "", svg)
    svg = svg.replace("xlink:href", "href").replace(INK, "currentColor")
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    svg = svg.replace('href="#', f'href="#{prefix}').replace("url(#", f"url(#{prefix}")
    svg = svg.replace("*{stroke-linejoin", "svg *{stroke-linejoin")  # a style inside a page applies to all of it
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(about)}"', 1)
