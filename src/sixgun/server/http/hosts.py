"""Which host names the server answers to, and which pages may call it. ¶ A page of another site can make a browser send
requests to any address. If the owner of a name points it at 127.0.0.1, that page even looks like ours (DNS rebinding).
So the server answers only to names that nobody else can give it: to the public address (`--url`) alone, or without one
to `localhost`, IP addresses and the name of the machine.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from sixgun.server.config import Config

LONGEST: Final = 260
"""The length of the longest possible host name with its port."""
PLACE: Final = re.compile(
    r"(?P<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)(?::(?P<port>\d{1,5}))?"
)
PORTS: Final = {"http": 80, "https": 443}
BAD, MISDIRECTED = 400, 421


class Place(NamedTuple):
    """A host as a header names it, with port 0 if none is given."""

    name: str
    port: int = 0


class Refusal(NamedTuple):
    """The reason why a request is refused."""

    status: int
    sentence: str


def place(text: str) -> Place | None:
    """Parse a host such as `play.example.org`, `127.0.0.1:8000` or `[::1]:8000`. Return None for anything else."""
    found = PLACE.fullmatch(text.lower()) if len(text) <= LONGEST else None
    if found is None or int(found["port"] or 0) > 65535 or found["port"] == "0":
        return None
    if found["name"].startswith("[") and not is_address(found["name"]):
        return None
    return Place(found["name"], int(found["port"] or 0))


def is_address(name: str) -> bool:
    """Is this an IP address? `127.1` and the like are not: browsers write them out."""
    try:
        return bool(ip_address(name.strip("[]")))
    except ValueError:
        return False


def machine_names() -> frozenset[str]:
    """Return the names of this machine: its own, and the one in its network (`.local`)."""
    whole = socket.gethostname().lower().rstrip(".")
    first = whole.partition(".")[0]
    return frozenset({"localhost", whole, first, f"{first}.local"} - {"", ".local"})


class Hosts:
    """Knows which host names and which origins are ours."""

    def __init__(self, config: Config) -> None:
        parts = urlsplit(config.url)
        self._scheme = parts.scheme.lower()
        self._public = place(parts.netloc)
        self._names = machine_names() | {config.host.lower()}

    def refusal(self, hosts: Sequence[str]) -> Refusal | None:
        """Return why a request with these `Host` headers is refused, or None if it is not."""
        if not hosts or not hosts[0]:
            return Refusal(BAD, "this request does not say which host it is for")
        found = place(hosts[0])
        if len(hosts) > 1 or found is None:
            return Refusal(BAD, "this request does not name its host properly")
        if self._public is not None:
            if found.name == self._public.name and found.port in (0, self._port(self._public, self._scheme)):
                return None
            return Refusal(MISDIRECTED, f"this server answers to {self._public.name} only")
        if is_address(found.name) or found.name in self._names:
            return None
        return Refusal(
            MISDIRECTED,
            f"this server does not go by the name “{found.name}”: open it by its address or as localhost, "
            f"or start it with --url http://{hosts[0].lower()}",
        )

    def foreign(self, origins: Sequence[str], host: str) -> bool:
        """Does this request come from the page of another site?

        Without a public address, ours is the host that was asked.
        """
        if not origins:
            return False
        scheme, separator, rest = origins[0].partition("://")
        scheme, found = scheme.lower(), place(rest)
        if len(origins) > 1 or not separator or scheme not in PORTS or found is None:
            return True
        if self._public is not None:
            public = (self._scheme, self._public.name, self._port(self._public, self._scheme))
            return (scheme, found.name, self._port(found, scheme)) != public
        here = place(host)
        return here is None or (found.name, self._port(found, scheme)) != (here.name, self._port(here, scheme))

    def _port(self, found: Place, scheme: str) -> int:
        return found.port or PORTS[scheme]
