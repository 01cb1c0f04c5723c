"""The player at the keyboard. They see the table, answer questions, and can look cards up first."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final

from sixgun.bots.base import Bot
from sixgun.cardgame.notation import Ambiguous, NotOffered, slug_from_name
from sixgun.cardgame.view import View
from sixgun.games import DEFAULT_GAME, game_type_named
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import NotationError, SixgunError
from sixgun.kernel.game import Game
from sixgun.terminal.card_lookup import print_lookup
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.colours import DIM
from sixgun.terminal.screen.console import INDENT, Console
from sixgun.terminal.screen.hand import draw_hand
from sixgun.terminal.why import print_why
from sixgun.wording.games import wording_of

LOG_LENGTH: Final = 20


class Quit(Exception):
    """The player leaves the game for now."""


class Human(Bot[View, Ask]):
    """Takes a seat like a bot and asks the person at the keyboard."""

    def __init__(self, console: Console, names: Sequence[str], seat: int, game: str = DEFAULT_GAME) -> None:
        super().__init__(Random(0))
        self.console = console
        self.names = names
        self.seat = seat
        self.game = game
        self.game_type = game_type_named(game)
        self.screen = screen_of(game)
        self.wording = wording_of(game)
        self.news_printed = 0
        self._declined: Hashable = None
        text = console.text
        self._commands: dict[str, Callable[[View, str], None]] = {}
        for name, word, command in (
            ("?", text("terminal-command-help"), self._help),
            ("why", text("terminal-command-why"), self._why),
            ("log", text("terminal-command-log"), self._log),
            ("rules", text("terminal-command-rules"), self._rules),
            ("table", text("terminal-command-table"), self._table),
            ("quit", text("terminal-command-quit"), self._quit),
        ):
            self._commands[name] = self._commands[slug_from_name(word)] = command

    # Questions.

    def choose(self, view: View, ask: Ask) -> Choice:
        begins = self.news_printed == 0
        self.print_news(view)
        if ask.kind == "play" or begins:
            self.screen.draw_table(self.console, view, self.names)
        draw_hand(self.console, self.game, view, view.seat)
        named = {self.game_type.choice_text(view, ask, option): option for option in reversed(ask.options())}
        options = list(named.values())[::-1]
        self._print_question(view, ask, options)
        while True:
            typed = self.console.ask("> ")
            choice = self._choice_typed(view, ask, options, typed) if typed else None
            if choice is not None:
                return choice

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        """Ask once, and again only when something has changed for the player."""
        now = self.screen.player_screen.interjection_state(view)
        if now == self._declined:
            return None
        self.print_news(view)
        draw_hand(self.console, self.game, view, view.seat)
        for offer in offers:
            text = self.wording.choice_text(self.console.language, view, None, offer, self.names)
            if self.console.ask_yes_no(self.console.text("terminal-interject", choice=text)):
                return offer
        self._declined = now
        return None

    def observe(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """Tell the player when their only option is chosen for them."""
        ask = game.ask
        if ask is not None and ask.seat == seat == self.seat and len(ask.options()) == 1:
            view = self.game_type.view(game, seat)
            self.print_news(view)
            text = self.wording.choice_text(self.console.language, view, ask, choice, self.names)
            self.console.print_text("terminal-forced", choice=text)

    def print_news(self, view: View) -> None:
        """Print what happened since the player was last asked."""
        for news in view.news(self.news_printed):
            self.news_printed += 1
            self.console.print_line(f" · {self.wording.news_text(self.console.language, news, view, self.names)}")

    def _print_question(self, view: View, ask: Ask, options: list[Choice]) -> None:
        console = self.console
        console.print_title(self.wording.ask_text(console.language, view, ask, self.names))
        for number, option in enumerate(options, start=1):
            text = self.wording.choice_text(console.language, view, ask, option, self.names)
            code = console.colours(f"[{self.game_type.choice_text(view, ask, option)}]", DIM)
            console.print_line(f"{number:4}  {text}   {code}")

    # What is typed.

    def _choice_typed(self, view: View, ask: Ask, options: list[Choice], typed: str) -> Choice | None:
        typed = self._with_seat_number(typed)
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.lower()) or self._commands.get(slug_from_name(word))
        if command is not None:
            try:
                command(view, rest.strip())
            except SixgunError as error:
                self.console.print_line(f"{INDENT}{error}")
            return None
        if typed.isdecimal():
            number = int(typed) if len(typed) < 5 else 0
            if 1 <= number <= len(options):
                return options[number - 1]
            self.console.print_text("terminal-no-number", count=len(options))
            return None
        try:
            return self.game_type.parse_choice(view, ask, typed)
        except NotOffered as error:
            self._refuse(view, ask, typed, error)
        except Ambiguous as error:
            self.console.print_text("terminal-ambiguous", text=typed, choices=", ".join(error.texts))
        except NotationError:
            self.console.print_text("terminal-not-understood", text=typed)
        return None

    def _with_seat_number(self, typed: str) -> str:
        """Replace the name of a player, as the table shows it, by the number of their seat."""
        start, mark, name = typed.rpartition(">")
        seats = [
            seat
            for seat, other in enumerate(self.screen.player_screen.targets_by_number(self.names))
            if mark and slug_from_name(other) == slug_from_name(name)
        ]
        return f"{start}> {seats[0] + 1}" if len(seats) == 1 else typed

    def _refuse(self, view: View, ask: Ask, typed: str, error: NotOffered) -> None:
        wish = self.game_type.wished_choice(view, ask, typed)
        try:
            reason = error.reason or view.why_not(wish)
        except SixgunError:  # about a card that this seat does not see
            reason = None
        if reason is None:
            self.console.print_text("terminal-not-offered", text=typed)
            return
        self.console.print_line(
            INDENT + self.wording.reason_text(self.console.language, view, reason, wish, self.names)
        )

    # Commands.

    def _help(self, view: View, rest: str) -> None:
        console = self.console
        for title, text in self.wording.summary(console.language):
            console.print_title(title)
            console.print_paragraph(text)
        self.screen.player_screen.print_self(console, view)
        console.print_title(console.text("terminal-commands-title"))
        console.print_paragraph(console.text("terminal-commands", game=self.game))

    def _why(self, view: View, rest: str) -> None:
        print_why(self.console, self.game, view, self.names, rest)

    def _log(self, view: View, rest: str) -> None:
        """Print the last news items, or as many as were asked for."""
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LENGTH
        for news in view.news()[-count:] if count else []:
            self.console.print_line(f" · {self.wording.news_text(self.console.language, news, view, self.names)}")

    def _rules(self, view: View, rest: str) -> None:
        if rest:
            print_lookup(self.console, self.screen.card_lookup, rest)
        else:
            self.console.print_text("terminal-rules-how", game=self.game)

    def _table(self, view: View, rest: str) -> None:
        self.screen.draw_table(self.console, view, self.names)
        draw_hand(self.console, self.game, view, view.seat)

    def _quit(self, view: View, rest: str) -> None:
        raise Quit
