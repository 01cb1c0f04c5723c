"""What a seat is asked and what it is told, in any game."""

from __future__ import annotations

from msgspec import Struct

from sixgun.server.protocol.parts import (
    NOBODY,
    Card,
    CardId,
    Milliseconds,
    Number,
    Seat,
    Sentence,
    Slug,
    Target,
)


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer. `target` is a seat, in The Duel the id of a character. `confirm` is a sentence to confirm before an
    answer that is surely a slip (a Beer at full life)."""

    text: Sentence
    verb: Slug
    card: CardId = -1
    target: Target = NOBODY
    what: Slug = ""
    confirm: Sentence = []


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question to the client's seat: `number` goes back with the answer; `options` are answered by their place.

    `kind` in BANG!: play, excess, dodge, answer, save, cost, pick, aim, name, become; in The Duel: play, ready, excess,
    avoid, answer, cost, pick, name, become. `forced`: there is one option, and the server gives it after a pause. `by`
    and `source` tell who and what asks; `cards` are the cards on offer; `about` is the id of the character whom a
    question of The Duel is about."""

    number: Number
    kind: Slug
    text: Sentence
    hint: Sentence = []
    options: list[Option]
    forced: bool = False
    by: Seat = NOBODY
    source: Slug = ""
    cards: list[Card] = []
    needed: int = 0
    about: CardId = -1


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as this seat may know it, with its sentence. The kinds are those of the engine's news.
    `target` is a seat, in The Duel the id of a character. `helped`: did a draw!, or a reveal, help its owner? `backs`:
    the backs of the cards in The Duel, which everybody sees."""

    kind: Slug
    seat: Seat = NOBODY
    target: Target = NOBODY
    amount: int = 0
    what: Slug = ""
    cards: list[Card] = []
    text: Sentence
    helped: bool | None = None
    backs: list[Slug] = []


class Clock(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of the seat that is asked: what is left of this move and of its reserve when the message was sent.

    It stands still first, for this long, because the news before the question must be seen.
    """

    seat: Seat
    move_ms: Milliseconds
    reserve_ms: Milliseconds
    wait_ms: Milliseconds = 0
