"""Every message of a client has its function, under the name that it has on the wire."""

from __future__ import annotations

from typing import get_args

from sixgun.server.protocol import ClientMessage
from sixgun.server.table.commands import COMMANDS


def test_a_command_is_named_like_its_message() -> None:
    assert {kind: command.__name__ for kind, command in COMMANDS.items()} == {
        kind: kind.__struct_config__.tag for kind in get_args(ClientMessage)
    }
