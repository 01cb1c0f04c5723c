"""How a server is set up."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixgun.server.table.clock import RESERVE

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

STATIC: Final = Path(__file__).parent / "static"
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::", "")


@dataclass(frozen=True, slots=True)
class Config:
    """`url` is the public address if there is a proxy in front; `pace` multiplies the pauses that the tables make
    themselves; `limits` off, a `seed`, by which every deal can be foretold, and a short `reserve` of seconds for each
    person are for trials and tests. `most_tables` is how many the server takes, `most_each` and `most_here` how many
    tables one guest and one address hold, `abandoned` the seconds after which a running game closes that nobody has
    been at; `bot_processes` is how many processes bots may think in (0: all cores but one). Counts for
    Prometheus are told at a port of their own, if there is one. `packs` are offered on the form of a new table."""

    database: str = "sqlite:///sixgun.db"
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""
    pace: float = 1.0
    limits: bool = True
    seed: str = ""
    reserve: float = RESERVE
    static: Path = STATIC
    most_tables: int = 2000
    bot_processes: int = 0
    most_each: int = 5
    most_here: int = 60
    abandoned: float = 3 * 3600.0
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    packs: tuple[Pack, ...] = ()

    @property
    def everywhere(self) -> bool:
        """Can other machines reach it?"""
        return self.host in EVERYWHERE

    def home(self, scheme: str, host: str) -> str:
        """The address that others can use, for somebody who has opened the page at this one: the public one, or this
        machine's in its network if they came by `localhost`, which means another machine for everybody else."""
        if self.url:
            return self.url.rstrip("/")
        name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
        if name.strip("[]") in LOCAL and self.everywhere and (found := network_address()):
            return f"{scheme}://{found}{f':{port}' if port else ''}"
        return f"{scheme}://{host}"


def network_address() -> str:
    """This machine's address in its network, or nothing. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback else found
