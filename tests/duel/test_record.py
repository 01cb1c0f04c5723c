"""Records of The Duel: written as a game is played, read back, played again and compared."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sixgun.duel.game_type import DUEL
from sixgun.duel.header import PlayerInfo, RecordHeader, read_header, recorder
from sixgun.duel.options import Options
from sixgun.duel.playback import Playback, verify
from sixgun.duel.rules.setup import Setup
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.record import parse_record
from tests.duel.test_position import GOOD

CHAIRS = (PlayerInfo("Ann", "human"), PlayerInfo("Ben", "random"))


def recorded(header: RecordHeader, seed: int, most: int = 10_000) -> list[str]:
    """The lines of a random game."""
    out = io.StringIO()
    writer = recorder(out)
    writer.header(header.to_data())
    game, chance = header.new_game(), Random(seed)
    game.observers.append(writer)
    for _ in range(most):
        if game.ask is None:
            break
        game.answer(chance.choice(game.ask.options()))
    if game.outcome:
        writer.finish(game.outcome)
    return out.getvalue().splitlines(keepends=True)


def dealt(**options: Any) -> RecordHeader:
    return RecordHeader(Setup(key_from_seed("record"), Options(**options)), CHAIRS)


def test_a_record_plays_back_to_the_same_end() -> None:
    for seed, header in enumerate((dealt(), dealt(characters=7, late_shuffle=True), dealt(early_abilities=True))):
        record = parse_record("".join(recorded(header, seed)).encode())
        playback = verify(record)
        assert playback.game.outcome is not None
        assert playback.game.options == header.setup.options
        assert playback.at == record.count


def test_a_record_may_begin_at_a_position() -> None:
    header = RecordHeader(Setup(key_from_seed(1)), CHAIRS, position=GOOD)
    record = parse_record("".join(recorded(header, 1)).encode())
    assert verify(record).game.outcome is not None


def test_a_header_reads_back() -> None:
    header = dealt(characters=5, own_moves_count=False)
    assert read_header(header.to_data()) == header


@pytest.mark.parametrize(
    ("field", "value", "cause"),
    [
        ("game", "bang", "not a record of the game “duel”"),
        ("players", 3, "the number of players is not between 2 and 2"),
        ("options", {"characters": 3}, "must be a number from 4 to 12"),
        ("options", {"dance": True}, "unknown rule option"),
        ("key", "xyz", "not written in hexadecimal"),
        ("seats", [], "does not name 2 players"),
        ("hat", 1, "unknown field “hat”"),
    ],
)
def test_a_wrong_header_is_refused(field: str, value: Any, cause: str) -> None:
    with pytest.raises(RecordError, match=cause):
        read_header({**dealt().to_data(), field: value})


def test_an_answer_that_does_not_fit_is_named() -> None:
    lines = recorded(dealt(), 1, most=20)
    at = next(number for number, line in enumerate(lines) if '"n":10' in line)
    lines[at] = json.dumps({**json.loads(lines[at]), "choice": "play dragon"}) + "\n"
    with pytest.raises(RecordError, match=rf"line {at + 1}: the answer does not fit"):
        Playback(parse_record("".join(lines).encode())).to_end()


def broken(data: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(data))
    change(copy)
    return copy


def test_a_stored_position_that_does_not_hold_together_is_refused() -> None:
    lines = recorded(dealt(), 1, most=60)
    data = next(json.loads(line)["position"] for line in reversed(lines) if '"position"' in line)
    game = dealt().new_game()
    assert DUEL.resume_from(data, game).ask is not None
    changes: list[Callable[[dict[str, Any]], None]] = [
        lambda data: data["discard"].append(data["discard"][0] if data["discard"] else data["decks"][0][0]),
        lambda data: data.update(phase="dance"),
        lambda data: data.update(turn=2),
        lambda data: data["players"][0].update(active=-1),
        lambda data: data["players"][0].update(line=[0, 20]),
        lambda data: data["faces"].__setitem__(0, "nobody"),
        lambda data: data.pop("seen"),
        lambda data: data["decks"].pop(),
    ]
    for change in changes:
        with pytest.raises(RecordError):
            DUEL.resume_from(broken(data, change), game)


def test_the_title_tells_what_others_need() -> None:
    setup = DUEL.setup(2, key_from_seed(1), DUEL.sets, DUEL.parse_options("characters=5"))
    game = DUEL.new_game(setup)
    assert (DUEL.name, list(DUEL.player_counts), game.seat_count, DUEL.sides) == ("duel", [2], 2, ("law", "outlaw"))
    assert ([DUEL.side(game, seat) for seat in (0, 1)], DUEL.other_seats(game, 1)) == (["law", "outlaw"], [0])
    assert DUEL.next_setup(setup, game, key_from_seed(2)).key == key_from_seed(2)
    assert DUEL.options_from({"characters": 5}) == setup.options
    ask = game.ask
    assert ask is not None
    text = DUEL.choice_text(game, ask, ask.options()[0])
    assert DUEL.parse_choice(DUEL.view(game, 0), ask, text) is ask.options()[0]
    assert DUEL.wished_choice(game, ask, text) is ask.options()[0]
    header = DUEL.header(setup, CHAIRS)
    assert DUEL.read_header(header.to_data()) == header
    assert DUEL.position_text(DUEL.parse_position(GOOD)).startswith("> law")
    for players, sets in ((3, DUEL.sets), (2, ("base",))):
        with pytest.raises(SetupError):
            DUEL.setup(players, key_from_seed(1), sets, setup.options)
