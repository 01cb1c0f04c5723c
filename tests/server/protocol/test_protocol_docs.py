"""The messages shown in docs/protocol.md are messages of the protocol."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sixgun.server import protocol
from sixgun.server.protocol import ClientMessage, Guest, NewGuest, NewTable, Problem, Seen, ServerMessage, TableLine
from sixgun.server.table import connection

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (.+)\n((?:.*\n)*?)^```$", TEXT, re.MULTILINE)
KINDS: dict[str, Any] = {
    "client": ClientMessage,
    "server": ServerMessage,
    "error": Problem,
    "POST /api/guest": NewGuest,
    "answer of /api/guest": Guest,
    "POST /api/guest/notices": Seen,
    "POST /api/tables": NewTable,
    "answer of /api/tables": TableLine,
}
COMPLETE = msgspec.json.Encoder()


@pytest.mark.parametrize(("kind", "example"), EXAMPLES)
def test_an_example_is_a_message_and_has_no_other_field(kind: str, example: str) -> None:
    message = msgspec.json.decode(example, type=KINDS[kind])
    assert unknown(json.loads(example), msgspec.to_builtins(full(message))) == []


def full(message: Any) -> Any:
    """A message with all its fields, those with their usual values too."""
    if isinstance(message, msgspec.Struct):
        return {**tagged(message), **{name: full(getattr(message, name)) for name in message.__struct_fields__}}
    if isinstance(message, list):
        return [full(entry) for entry in message]
    return message


def tagged(message: msgspec.Struct) -> dict[str, Any]:
    config = message.__struct_config__
    return {str(config.tag_field): config.tag} if config.tag_field else {}


def unknown(shown: Any, known: Any, path: str = "") -> list[str]:
    """The fields of an example that its message does not have."""
    if isinstance(shown, dict) and isinstance(known, dict):
        missing = [f"{path}.{name}" for name in shown if name not in known]
        return missing + [
            text for name in shown if name in known for text in unknown(shown[name], known[name], f"{path}.{name}")
        ]
    if isinstance(shown, list):
        return [text for a, b in zip(shown, known) for text in unknown(a, b, path)]
    return [] if shown == known else [path]


def test_the_comparison_finds_a_wrong_field() -> None:
    assert unknown({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1}]}) == [".a.c"]


@pytest.mark.parametrize("union", [ClientMessage, ServerMessage])
def test_every_message_is_told_of(union: Any) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(union)}
    assert {tag for tag in tags if f'"t": "{tag}"' not in TEXT and f"`{tag}`" not in TEXT} == set()


def test_the_page_tells_the_version_and_the_longest_frame() -> None:
    assert f"version {protocol.VERSION};" in TEXT
    assert f"{protocol.MOST_BYTES:,} bytes" in TEXT


def test_every_close_code_is_told_of() -> None:
    codes = {value for name, value in vars(connection).items() if name.isupper() and isinstance(value, int)}
    assert {code for code in codes if 1000 < code < 5000 and f"| {code} |" not in TEXT} == set()
