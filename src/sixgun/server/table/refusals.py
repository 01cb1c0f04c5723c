"""Why a client's request is refused: a code for its program, and the key of a text for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason as the client gets it."""

    code: str
    text_key: str


STALE: Final = Refusal("stale", "online-refused-stale")
NOT_YOURS: Final = Refusal("not_yours", "online-refused-not-yours")
NOT_OFFERED: Final = Refusal("not_offered", "online-refused-not-offered")
NOT_NOW: Final = Refusal("not_now", "online-refused-not-now")
TOO_FAST: Final = Refusal("too_fast", "online-refused-too-fast")
BAD_MESSAGE: Final = Refusal("bad", "online-refused-bad")
OTHER_VERSION: Final = Refusal("version", "online-refused-version")

NOT_STORED: Final = Refusal("not_now", "online-refused-trouble")
PEOPLE_PLAY: Final = Refusal("not_now", "online-refused-people-play")
FREE_SEATS: Final = Refusal("not_now", "online-refused-free-seats")
NOT_READY: Final = Refusal("not_now", "online-refused-not-ready")
NO_GUEST: Final = Refusal("not_yours", "online-refused-guest")
MUTED: Final = Refusal("not_yours", "online-refused-muted")
ONLY_WATCHING: Final = Refusal("not_yours", "online-refused-spectator")
