"""Compares what clients were shown and what they answered with the server's record, played again.

It reads the database directly, and the engine alone plays the answers. No code of the server is involved.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sixgun.bang.game import Game
from sixgun.bang.header import options_with_text, read_header
from sixgun.kernel.ask import Choice
from sixgun.server.protocol import Card, Option
from tests.support.table_client import Facts, TableClient

ANSWERS: Final = "SELECT n, seat, interjection, choice, twin FROM answers WHERE game = ? ORDER BY n"


class Row(NamedTuple):
    """One stored answer."""

    n: int
    seat: int
    interjection: bool
    choice: str
    twin: int


@dataclass
class Audit:
    """What was found."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, where: str, text: str) -> None:
        self.faults.append(f"{where}: {text}")


def audit(database: Path, clients: Sequence[TableClient]) -> Audit:
    """Play every stored game again and hold it against what the clients saw and gave."""
    found = Audit()
    tables = sorted({client.code for client in clients})
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        for code in tables:
            here = [client for client in clients if client.code == code]
            games = store.execute("SELECT id, number, setup, commitment FROM games WHERE code = ?", (code,)).fetchall()
            if not games:
                found.fault(f"table {code}", "no game was ever begun")
            for game, number, setup, commitment in games:
                rows = store.execute(ANSWERS, (game,)).fetchall()
                _play_again(found, f"table {code}, game {number}", number, setup, [Row(*row) for row in rows], here)
                _check_deal(found, f"table {code}, game {number}", number, setup, commitment, here)
    for client in clients:
        found.faults += client.faults
        found.counts.update(client.counts)
    return found


def played(database: Path, code: str, n: int) -> Game:
    """The last game of a table after its first n answers."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        game, setup = store.execute(
            "SELECT id, setup FROM games WHERE code = ? ORDER BY number DESC LIMIT 1", (code,)
        ).fetchone()
        found = read_header(json.loads(setup)).new_game()
        for row in store.execute(f"{ANSWERS} LIMIT ?", (game, n)):
            _give(found, Row(*row))
    return found


def _give(game: Game, row: Row) -> None:
    choice = options_with_text(game, row.seat, row.choice)[row.twin]
    if row.interjection:
        game.interject(row.seat, choice)
    else:
        game.answer(choice)


def _play_again(found: Audit, where: str, number: int, setup: str, rows: list[Row], clients: list[TableClient]) -> None:
    found.counts["games"] += 1
    found.counts["answers stored"] += len(rows)
    if [row.n for row in rows] != list(range(1, len(rows) + 1)):
        found.fault(where, "the stored answers have a gap")
        return
    latest = max((n for client in clients for game, n in client.seen if game == number), default=0)
    if latest > len(rows):
        found.fault(where, f"answer {latest} was shown, but {len(rows)} are stored")
    game = read_header(json.loads(setup)).new_game()
    _compare(found, where, game, number, 0, clients)
    for row in rows:
        if game.ask is None:
            found.fault(where, f"answer {row.n} is stored after the end")
            return
        choices = options_with_text(game, row.seat, row.choice)
        if row.twin >= len(choices):
            found.fault(where, f"answer {row.n} ({row.choice}) could not be given")
            return
        _check_author(found, where, game, number, row, choices[row.twin], clients)
        _give(game, row)
        _compare(found, where, game, number, row.n, clients)
    found.counts["games ended"] += game.ask is None


def _compare(found: Audit, where: str, game: Game, number: int, n: int, clients: Iterable[TableClient]) -> None:
    """Each client who was shown the table after this answer saw what the record leads to."""
    state = game.state
    life, hands = tuple(player.life for player in state.players), tuple(len(player.hand) for player in state.players)
    now = Facts(state.turn, state.turn_number, state.phase, len(state.deck), len(state.discard), life, hands)
    for client in clients:
        shown = client.seen.get((number, n))
        if shown is None:
            continue
        found.counts["tables compared"] += 1
        if shown[0] != now:
            found.fault(where, f"after answer {n} seat {client.seat + 1} saw {shown[0]}, the record has {now}")
        if client.seat >= 0:
            own = [Card(card, game.face(card).text) for card in state.players[client.seat].hand]
            if sorted(shown[1], key=_id) != sorted(own, key=_id):
                found.fault(where, f"after answer {n} seat {client.seat + 1} saw another hand than the record has")


def _id(card: Card) -> int:
    return card.id


def _check_author(
    found: Audit, where: str, game: Game, number: int, row: Row, choice: Choice, clients: Iterable[TableClient]
) -> None:
    """A stored answer of a scripted seat is one that this client gave to this question, and it counts once."""
    client = next((client for client in clients if client.seat == row.seat), None)
    if client is None:
        found.counts["answers of bots"] += 1
        return
    assert game.ask is not None
    if row.interjection:
        given = client.interjected.get((number, row.n - 1), [])
    elif len(game.ask.options()) == 1:
        found.counts["forced answers"] += 1
        return
    else:
        given = client.given.pop((number, row.n - 1), [])
    if not any(_same(option, choice) for option in given):
        what = "interjection" if row.interjection else "answer"
        found.fault(where, f"{what} {row.n} ({row.choice}) was never given by seat {row.seat + 1}")
    found.counts["answers of clients"] += 1


def _same(option: Option, choice: Choice) -> bool:
    return (option.verb, option.card, option.target, option.what) == (
        choice.verb,
        choice.card,
        choice.target,
        choice.what,
    )


def _check_deal(
    found: Audit, where: str, number: int, setup: str, commitment: str, clients: Iterable[TableClient]
) -> None:
    """The hash of the beginning is that of the key, and the key that is shown at the end is the one dealt with."""
    key = bytes.fromhex(json.loads(setup)["key"])
    if hashlib.sha256(key).hexdigest() != commitment:
        found.fault(where, "the commitment is not the hash of the key")
    for client in clients:
        if client.commitments.get(number, commitment) != commitment:
            found.fault(where, f"seat {client.seat + 1} was told another commitment")
        deal = client.deals.get(number)
        if deal is not None:
            found.counts["deals checked"] += 1
            if (deal.key, deal.commitment) != (key.hex(), commitment):
                found.fault(where, f"seat {client.seat + 1} was told another key")
