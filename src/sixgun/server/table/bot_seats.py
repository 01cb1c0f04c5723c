"""The bots of a match: their answers, what they do unasked, and the search of the one that is asked."""

from __future__ import annotations

from asyncio import Future
from typing import Final

from sixgun.bots import bot_class
from sixgun.kernel.ask import Ask, Choice
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats
from sixgun.server.workers.pool import Workers

OVERHEAD: Final = 0.25
"""Seconds that a search may exceed its budget by, for the way to another process and back."""


class BotSeats:
    """Lets the bots of a match choose. Bots that search do so in another process; `search` is the running task."""

    def __init__(self, match: Match, seats: Seats, workers: Workers) -> None:
        self._match = match
        self._seats = seats
        self._workers = workers
        self.search: Future[tuple[int, bytes] | None] | None = None
        if any(self.searches(seat) for seat in range(len(seats))):
            workers.warm_up()

    def searches(self, seat: int) -> bool:
        """Is this seat played by a bot that searches?"""
        level = self._seats.bot_of(seat)
        return bool(level) and bot_class(level, self._match.game_type.name).needs_worlds

    def seconds_needed(self, seat: int) -> float:
        """Return how long the search of this seat may take."""
        return self._match.bot(seat, self._seats.bot_of(seat)).budget + OVERHEAD

    def start_search(self, ask: Ask, seconds: float) -> None:
        """Let the bot that is asked search in another process, for at most this many seconds."""
        if len(ask.options()) == 1:
            return
        task = self._match.task(ask.seat, self._seats.bot_of(ask.seat))
        if task is not None:
            self.search = self._workers.choose(task, seconds)

    def forget_search(self) -> None:
        """Stop the search: another question is open."""
        search, self.search = self.search, None
        if search is not None:
            search.cancel()

    def answer(self, ask: Ask) -> Choice:
        """Return the answer of the bot that is asked: what its search has found, or, if that has not ended, what it
        prefers without a search.
        """
        match, level = self._match, self._seats.bot_of(ask.seat)
        found = self.search.result() if self.search is not None and self.search.done() else None
        if found is None:
            choice: Choice = match.bot(ask.seat, level).choose(match.view(ask.seat), ask)
            return choice
        place, bot = found
        match.bot_back(ask.seat, level, bot)
        return ask.options()[place]

    def offer(self, ask: Ask) -> tuple[int, Choice] | None:
        """Return what a bot that is not asked wants to do first. Each is asked once per question, clockwise."""
        if not ask.open:
            return None
        match = self._match
        for seat in match.other_seats(ask.seat):
            level = self._seats.bot_of(seat)
            offers = match.offers(seat) if level else []
            if offers:
                choice = match.bot(seat, level).interject(match.view(seat), offers)
                if choice is not None:
                    return seat, choice
        return None
