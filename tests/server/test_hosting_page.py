"""The page on hosting tells every option of `sixgun serve`, and the limits that the server has."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from pathlib import Path

from sixgun.server.http import rate_limits, sockets
from sixgun.server.table import connection
from sixgun.terminal.commands.serve import add_arguments

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_option_is_in_the_table_and_no_other() -> None:
    parser = ArgumentParser(add_help=False)
    add_arguments(parser)
    options = set(re.findall(r"--[a-z-]+", parser.format_help()))
    table = PAGE.partition("| option | |")[2].partition("\n\n")[0]
    assert set(re.findall(r"--[a-z-]+", table)) - {"---"} == options


def test_the_limits_are_those_of_the_server() -> None:
    for name, limit in (
        ("requests", rate_limits.ANYTHING),
        ("files of the page, counted separately", rate_limits.FILES),
        ("new connections to tables", rate_limits.SOCKETS),
        ("new guests", rate_limits.NEW_GUESTS),
        ("new tables", rate_limits.NEW_TABLES_HERE),
    ):
        rate = "one" if limit.per_second == 1 else f"{limit.per_second:g}"
        assert f"| {name} | {limit.burst:,} | {rate} a second |" in PAGE
    assert f"| open connections to tables | {rate_limits.MOST_SOCKETS} | |" in PAGE
    assert f"{sockets.BURST} messages at once" in PAGE
    assert f"dropped when {connection.MOST_WAITING} messages wait" in PAGE
    assert f"{sockets.MOST_SPECTATORS} spectators" in PAGE
