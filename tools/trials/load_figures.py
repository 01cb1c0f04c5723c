"""The load of a load trial, and its results."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

TARGET_MS = 150.0


@dataclass(frozen=True)
class Shape:
    """The load on the server."""

    tables: int = 200
    players: int = 5
    people: int = 5
    move_seconds: float = 3.0
    seconds: float = 60.0
    compressed: bool = True


@dataclass
class Figures:
    """The results."""

    shape: Shape
    moves: int = 0
    steps_read: int = 0
    bytes_read: int = 0
    games_ended: int = 0
    refused: int = 0
    stuck_tables: int = 0
    p50_ms: float = 0.0
    p95_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    memory_idle_mb: float = 0.0
    memory_mb: float = 0.0
    cpu_share: float = 0.0
    processes_cpu_share: float = 0.0
    own_cpu_share: float = 0.0
    set_up_seconds: float = 0.0
    target_ms: float = TARGET_MS

    @property
    def met(self) -> bool:
        return self.moves > 0 and self.p99_ms <= self.target_ms and not self.stuck_tables

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.met}

    def lines(self) -> list[str]:
        shape = self.shape
        rate = self.moves / shape.seconds
        rows = [
            ("tables × seats (people)", f"{shape.tables} × {shape.players} ({shape.people})"),
            ("answers measured", f"{self.moves:,} ({rate:.0f}/s)"),
            ("messages read", f"{self.steps_read:,} ({self.bytes_read / max(1, self.steps_read) / 1024:.1f} KB each)"),
            ("answer to last seat, p50", f"{self.p50_ms:.1f} ms"),
            ("answer to last seat, p95", f"{self.p95_ms:.1f} ms"),
            ("answer to last seat, p99", f"{self.p99_ms:.1f} ms"),
            ("answer to last seat, worst", f"{self.worst_ms:.1f} ms"),
            ("target p99", f"{self.target_ms:g} ms: {'met' if self.met else 'MISSED'}"),
            ("server memory, before", f"{self.memory_idle_mb:.0f} MB"),
            ("server memory, at the end", f"{self.memory_mb:.0f} MB"),
            ("server CPU", f"{self.cpu_share:.0%} of one core"),
            ("CPU of the processes beside it", f"{self.processes_cpu_share:.0%} of one core"),
            ("CPU of the clients", f"{self.own_cpu_share:.0%} of one core"),
            ("games ended, refusals", f"{self.games_ended}, {self.refused}"),
            ("tables without a move at the end", f"{self.stuck_tables}"),
            ("set-up", f"{self.set_up_seconds:.1f} s"),
        ]
        return [f"{name:36}{value:>24}" for name, value in rows]
