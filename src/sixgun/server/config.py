"""The settings of a server."""

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
    """The settings of a server.

    `url` is the public address, if there is a proxy in front. `most_tables` is how many tables the server takes;
    `most_each` and `most_here` limit those of one guest and of one address. `abandoned` is how many seconds a running
    game stays open while nobody is there. `bot_processes` is how many processes bots think in (0: one per core, except
    one). Prometheus reads `metrics_port`, if there is one. `packs` are offered on the form of a new table.

    For trials and tests only: `pace` multiplies the server's own pauses, `limits` can be switched off, `seed` makes
    every deal predictable, and `reserve` shortens each person's reserve, in seconds.
    """

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
        """Can other machines reach the server?"""
        return self.host in EVERYWHERE

    def home(self, scheme: str, host: str) -> str:
        """Return the address that others can use, given the one at which somebody opened the page.

        It is the public address, or else this machine's address in its network if they came by `localhost`, which means
        another machine to everybody else.
        """
        if self.url:
            return self.url.rstrip("/")
        name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdecimal() else (host, "", "")
        if name.strip("[]") in LOCAL and self.everywhere and (found := network_address()):
            return f"{scheme}://{found}{f':{port}' if port else ''}"
        return f"{scheme}://{host}"


def network_address() -> str:
    """Return this machine's address in its network, or an empty text. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback else found
