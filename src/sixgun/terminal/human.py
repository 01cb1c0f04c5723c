"""The player at the keyboard: he is shown the table, asked, and may look things up before he answers."""

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
from sixgun.terminal.card_lookup import look_up
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.colours import DIM
from sixgun.terminal.screen.console import INDENT, Console
from sixgun.terminal.screen.hand import draw_hand
from sixgun.terminal.why import print_why
from sixgun.wording.games import wording_of

LOGGED: Final = 20


class Quit(Exception):
    """The player leaves the table for now."""


class Human(Bot[View, Ask]):
    """Sits among the bots and is asked like them."""

    def __init__(self, console: Console, names: Sequence[str], seat: int, game: str = DEFAULT_GAME) -> None:
        super().__init__(Random(0))
        self.console = console
        self.names = names
        self.seat = seat
        self.game = game
        self.title = game_type_named(game)
        self.drawing = screen_of(game)
        self.wording = wording_of(game)
        self.heard = 0
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
            self._commands[name] = self._commands[word] = command

    # Being asked.

    def choose(self, view: View, ask: Ask) -> Choice:
        begins = self.heard == 0
        self.catch_up(view)
        if ask.kind == "play" or begins:
            self.drawing.draw_table(self.console, view, self.names)
        draw_hand(self.console, self.game, view, view.seat)
        named = {self.title.choice_text(view, ask, option): option for option in reversed(ask.options())}
        options = list(named.values())[::-1]
        self._put(view, ask, options)
        while True:
            typed = self.console.ask("> ")
            choice = self._understand(view, ask, options, typed) if typed else None
            if choice is not None:
                return choice

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        """Asked once, and again only when something has changed for the player."""
        now = self.drawing.player_screen.may_interject_again(view)
        if now == self._declined:
            return None
        self.catch_up(view)
        draw_hand(self.console, self.game, view, view.seat)
        for offer in offers:
            text = self.wording.choice_text(self.console.language, view, None, offer, self.names)
            if self.console.agrees(self.console.text("terminal-interject", choice=text)):
                return offer
        self._declined = now
        return None

    def observe(self, game: Game[Any], seat: int, choice: Choice) -> None:
        """Say so when the player's only option is taken for him."""
        ask = game.ask
        if ask is not None and ask.seat == seat == self.seat and len(ask.options()) == 1:
            view = self.title.view(game, seat)
            self.catch_up(view)
            text = self.wording.choice_text(self.console.language, view, ask, choice, self.names)
            self.console.tell("terminal-forced", choice=text)

    def catch_up(self, view: View) -> None:
        """Tell what happened since the player was asked last."""
        for news in view.news(self.heard):
            self.heard += 1
            self.console.say(f" · {self.wording.news_text(self.console.language, news, view, self.names)}")

    def _put(self, view: View, ask: Ask, options: list[Choice]) -> None:
        console = self.console
        console.title(self.wording.ask_text(console.language, view, ask, self.names))
        for number, option in enumerate(options, start=1):
            text = self.wording.choice_text(console.language, view, ask, option, self.names)
            code = console.paint(f"[{self.title.choice_text(view, ask, option)}]", DIM)
            console.say(f"{number:4}  {text}   {code}")

    # What is typed.

    def _understand(self, view: View, ask: Ask, options: list[Choice], typed: str) -> Choice | None:
        typed = self._numbered(typed)
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.lower()) or self._commands.get(slug_from_name(word))
        if command is not None:
            try:
                command(view, rest.strip())
            except SixgunError as error:
                self.console.say(f"{INDENT}{error}")
            return None
        if typed.isdecimal():
            number = int(typed) if len(typed) < 5 else 0
            if 1 <= number <= len(options):
                return options[number - 1]
            self.console.tell("terminal-no-number", count=len(options))
            return None
        try:
            return self.title.parse_choice(view, ask, typed)
        except NotOffered as error:
            self._refuse(view, ask, typed, error)
        except Ambiguous as error:
            self.console.tell("terminal-ambiguous", text=typed, choices=", ".join(error.texts))
        except NotationError:
            self.console.tell("terminal-not-understood", text=typed)
        return None

    def _numbered(self, typed: str) -> str:
        """What is typed, with a number for a player who is named as the table shows him."""
        start, mark, name = typed.rpartition(">")
        seats = [
            seat
            for seat, other in enumerate(self.drawing.player_screen.targets_by_number(self.names))
            if mark and slug_from_name(other) == slug_from_name(name)
        ]
        return f"{start}> {seats[0] + 1}" if len(seats) == 1 else typed

    def _refuse(self, view: View, ask: Ask, typed: str, error: NotOffered) -> None:
        if error.reason is None:
            self.console.tell("terminal-not-offered", text=typed)
            return
        wish = self.title.wished_choice(view, ask, typed)
        self.console.say(INDENT + self.wording.reason_text(self.console.language, view, error.reason, wish, self.names))

    # Commands.

    def _help(self, view: View, rest: str) -> None:
        console = self.console
        for title, text in self.wording.summary(console.language):
            console.title(title)
            console.paragraph(text)
        self.drawing.player_screen.print_self(console, view)
        console.title(console.text("terminal-commands-title"))
        console.paragraph(console.text("terminal-commands", game=self.game))

    def _why(self, view: View, rest: str) -> None:
        print_why(self.console, self.game, view, self.names, rest)

    def _log(self, view: View, rest: str) -> None:
        """The last news, or as many as are asked for."""
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOGGED
        for news in view.news()[-count:] if count else []:
            self.console.say(f" · {self.wording.news_text(self.console.language, news, view, self.names)}")

    def _rules(self, view: View, rest: str) -> None:
        if rest:
            look_up(self.console, self.drawing.card_lookup, rest)
        else:
            self.console.tell("terminal-rules-how", game=self.game)

    def _table(self, view: View, rest: str) -> None:
        self.drawing.draw_table(self.console, view, self.names)
        draw_hand(self.console, self.game, view, view.seat)

    def _quit(self, view: View, rest: str) -> None:
        raise Quit
