"""The client's types and default values are made from the protocol, and are up to date."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from sixgun.server import protocol
from sixgun.server.protocol import typescript, typescript_times


def test_the_client_has_the_types_of_this_protocol() -> None:
    told = typescript.PLACE.read_text(encoding="utf-8")
    assert told == typescript.typescript(), "run: python -m sixgun.server.protocol.typescript --write"


def test_the_client_has_the_default_values_of_this_protocol() -> None:
    told = typescript.DEFAULTS_PLACE.read_text(encoding="utf-8")
    assert told == typescript.defaults(), "run: python -m sixgun.server.protocol.typescript --write"


def test_the_client_shows_news_as_long_as_the_server_says() -> None:
    told = typescript.TIMES_PLACE.read_text(encoding="utf-8")
    assert told == typescript_times.times(), "run: python -m sixgun.server.protocol.typescript --write"


def test_what_a_message_leaves_out_is_put_back_in_all_its_parts() -> None:
    written = typescript.filled_struct(protocol.Question)
    assert "({\n  forced: false,\n  by: -1,\n  source: '',\n" in written
    assert "  ...given,\n  text: sentence(given.text),\n  hint: sentence(given.hint ?? []),\n" in written
    assert "  options: given.options.map((one) => option(one)),\n" in written
    assert "  question: given.question ? question(given.question) : null,\n" in typescript.filled_struct(protocol.Step)


def test_a_union_is_told_apart_by_its_tag() -> None:
    written = "\n".join(typescript.default_blocks())
    assert "  switch (given.t) {\n    case 'table':\n      return tableInfo(given);\n" in written
    assert "  switch (given.game) {\n    case 'bang':\n      return view(given);\n" in written


def test_what_a_client_sends_needs_no_defaults() -> None:
    assert not typescript.lacks_fields(protocol.ClientMessage)
    assert typescript.lacks_fields(protocol.ServerMessage)
    assert not typescript.lacks_fields(protocol.Pong)


def test_the_client_knows_which_drawings_the_cards_name() -> None:
    told = typescript.ICONS_PLACE.read_text(encoding="utf-8")
    assert told == typescript.icons(), "run: python -m sixgun.server.protocol.typescript --write"
    sprite = (typescript.ICONS_PLACE.parent / "sprite.ts").read_text(encoding="utf-8")
    listed = re.compile(r"^  '([a-z-]+)',$", re.MULTILINE)
    assert set(listed.findall(told)) <= set(listed.findall(sprite))
    assert len(listed.findall(told)) == 81


def test_a_message_has_its_tag_and_its_texts() -> None:
    text = typescript.interface(protocol.Welcome)
    assert text.startswith("/** The first message: who the client is here.")
    assert "export interface Welcome {\n  t: 'welcome';\n  version: number;\n" in text
    assert "  /** SHA-256 of the key of the deal, in hexadecimal; empty while no game has begun. */\n" in text


def test_what_may_be_left_out_is_optional() -> None:
    assert "  /** -1 if left out. */\n  seat?: Seat;" in typescript.interface(protocol.Part)
    assert "  target?: Target;" in typescript.interface(protocol.Why)
    assert "  question: Question | null;" in typescript.interface(protocol.Step)


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (protocol.Seat, "Seat"),
        (protocol.Sentence, "Sentence"),
        (list[protocol.Card], "Card[]"),
        (list[protocol.Card | None], "(Card | null)[]"),
        (dict[str, bool], "Record<string, boolean>"),
        (Literal["self", "others"], "'self' | 'others'"),
        (protocol.Act, "Act"),
        (Annotated[str, Meta(pattern="^(this|that)$")], "'this' | 'that'"),
        (Annotated[str, Meta(pattern="^[a-z]$")], "string"),
    ],
)
def test_types_are_spelled_as_typescript_has_them(hint: object, text: str) -> None:
    assert typescript.spelled(hint) == text


def test_a_type_without_a_spelling_is_an_error() -> None:
    with pytest.raises(TypeError):
        typescript.spelled(complex)
