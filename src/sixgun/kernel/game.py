"""A running game: a coroutine of rules, the question it waits for, and how to copy it at any moment.

A position is the state when the current step began (`base`) and the answers given since (`since`). So a copy is a
copy of plain data and a replay of a few answers; no coroutine is ever copied. `since` may also hold a `World`: from
there on the cards that one seat cannot know are dealt anew (see `imagine`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import IllegalChoice, SixgunError
from sixgun.kernel.news import News
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.piles import PUBLIC, imagined


class State(Protocol):
    """What the kernel needs of a game's state. All of it is plain data."""

    faces: tuple[Any, ...]
    seen: bytearray
    chance: Chance
    outcome: Outcome | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class World:
    """From here on the cards lie like this, and chance goes on like this."""

    __slots__ = ("chance", "faces")

    def __init__(self, faces: tuple[Any, ...], chance: Chance) -> None:
        self.faces = faces
        self.chance = chance

    def enter(self, state: State) -> None:
        state.faces = self.faces
        state.chance = self.chance.copy()


class Interjection:
    """A seat that was not asked takes up a standing offer before the open question is answered."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat = seat
        self.choice = choice


Entry = Choice | World | Interjection
Observer = Callable[["Game[Any]", int, Choice], None]


class Game(Generic[S]):
    """One game: its state, the pending question, and everything one may do with it.

    A game's own subclass brings the rules: `run`, `standing_offers`, `unknown` and `adopt`.
    """

    __slots__ = (
        "_coroutine", "_resuming", "ask", "base", "decisions", "keeps", "news", "observers", "pick", "replay", "since",
        "state",
    )  # fmt: skip

    def __init__(self, state: S, *, keeps: bool = True, tells: bool = False) -> None:
        """`keeps`: take snapshots, so that the game can be forked; `tells`: collect news."""
        self.state = state
        self.ask: Ask | None = None
        self.base: S | None = None
        self.since: list[Entry] = []
        self.replay: list[Entry] = []
        self.keeps = keeps
        self.news: list[News] | None = [] if tells else None
        self.observers: list[Observer] = []
        self.pick: Callable[[int], int] | None = None
        self.decisions = 0
        self._resuming = False
        self._coroutine: Coroutine[Ask, Choice, None] | None = None

    # What a game brings.

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        """Play on from the state as it stands until the game is over."""
        raise NotImplementedError

    def standing_offers(self, seat: int) -> list[Choice]:
        """What this seat may do at an open question that is not its own; from public facts only."""
        raise NotImplementedError

    def unknown(self, seat: int) -> list[list[int]]:
        """Groups of cards whose faces may be exchanged without this seat noticing, each in the order of its places."""
        raise NotImplementedError

    def adopt(self, origin: Self) -> None:
        """A fork takes over what its origin has besides the state."""

    # Playing.

    def start(self) -> Self:
        self._begin(None)
        return self

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def over(self) -> bool:
        return self.ask is None

    def answer(self, choice: Choice) -> None:
        """Answer the pending question; an answer that is not offered changes nothing."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the game is over: there is no question to answer")
        if choice not in ask.options():
            raise IllegalChoice(f"{choice!r} is not among the {len(ask.options())} options of this question")
        if self.observers:
            for observer in self.observers:
                observer(self, ask.seat, choice)
        if self.keeps:
            self.since.append(choice)
        self._send(choice)

    def play_out(self, pick: Callable[[int], int]) -> int:
        """Play to the end: `pick(n)` chooses among n options. Returns how many questions had more than one.

        For simulations: nobody observes, nothing is kept, and the rules run through without waiting for anybody.
        """
        self.keeps = False
        self.decisions = 0
        self.pick = pick
        while self.ask is not None:
            options = self.ask.options()
            self.decisions += len(options) > 1
            self._send(options[pick(len(options)) if len(options) > 1 else 0])
        return self.decisions

    def offers(self, seat: int) -> list[Choice]:
        """What a seat may interject now."""
        if self.ask is None or not self.ask.open or self.ask.seat == seat:
            return []
        return self.standing_offers(seat)

    def interject(self, seat: int, choice: Choice) -> None:
        """Take up a standing offer: a step of its own, after which the open question is put again."""
        if choice not in self.offers(seat):
            raise IllegalChoice(f"seat {seat + 1} has no standing offer {choice!r} now")
        for observer in self.observers:
            observer(self, seat, choice)
        assert self._coroutine is not None
        self._coroutine.close()
        first = Interjection(seat, choice)
        if self.keeps:
            self.since.append(first)
        self._resuming = True
        self._begin(first)

    # Knowing and telling.

    def knows(self, seat: int, card: int) -> bool:
        """Does a seat (NOBODY: an onlooker) know this card where it lies?"""
        seen = self.state.seen[card]
        return seen == PUBLIC or (seat != NOBODY and bool(seen >> seat & 1))

    def backs(self, faces: tuple[Any, ...]) -> tuple[str, ...]:
        """What everybody sees of cards that are hidden from him; nothing where all backs are alike."""
        return ()

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        target: int = NOBODY,
        amount: int = 0,
        what: str = "",
        cards: tuple[int, ...] = (),
        known: int = PUBLIC,
    ) -> None:
        """Tell the table; only a game that collects news listens."""
        if self.news is not None:
            table = self.state.faces
            faces: tuple[Any, ...] = tuple([table[card] for card in cards]) if cards else ()
            self.news.append(News(kind, seat, target, amount, what, cards, faces, known, self.backs(faces)))

    # Copying.

    def fork(self, *, keeps: bool = True) -> Self:
        """An independent copy at the pending question; `keeps=False` for one that is only played on."""
        if self.base is None or not self.keeps:
            raise SixgunError("a game that keeps no snapshots cannot be forked")
        twin = self.__class__.__new__(self.__class__)
        twin.state = self.base.copy()
        twin.ask = None
        twin.base = self.base
        twin.since = self.since[:]
        twin.replay = self.since[::-1]
        twin.keeps = keeps
        twin.news = None
        twin.observers = []
        twin.pick = None
        twin.decisions = 0
        twin._resuming = True
        twin.adopt(self)
        twin._begin(twin._opening() if twin.replay else None)
        if twin.replay:
            twin.replayed()
        return twin

    def imagine(self, seat: int, key: bytes, *, keeps: bool = True) -> Self:
        """A world that this seat may believe in: everything it cannot know is dealt anew by the key."""
        twin = self.fork(keeps=keeps)
        state = twin.state
        chance = Chance(key)
        state.faces = imagined(state.faces, twin.unknown(seat), chance)
        state.chance = chance
        if keeps:
            twin.since.append(World(state.faces, chance.copy()))
        return twin

    # The machine.

    def step(self) -> None:
        """A step begins here: what happens from now on is replayed from here."""
        if self._resuming:
            self._resuming = False
        elif self.keeps:
            self.base = self.state.copy()
            self.since = []

    def replayed(self) -> Choice | None:
        """The next answer of the replay; worlds on the way to it are entered."""
        while self.replay:
            entry = self.replay.pop()
            if isinstance(entry, Choice):
                return entry
            if isinstance(entry, World):
                entry.enter(self.state)
        return None

    def _opening(self) -> Interjection | None:
        """The interjection with which the replayed step begins, after the worlds before it."""
        replay: Sequence[Entry] = self.replay
        for entry in reversed(replay):
            if isinstance(entry, Choice):
                return None
            if isinstance(entry, Interjection):
                while True:
                    passed = self.replay.pop()
                    if isinstance(passed, World):
                        passed.enter(self.state)
                    else:
                        return entry
        return None

    def _begin(self, first: Interjection | None) -> None:
        self._coroutine = self.run(first)
        self._send(None)

    def _send(self, choice: Choice | None) -> None:
        assert self._coroutine is not None
        try:
            self.ask = self._coroutine.send(choice)  # type: ignore[arg-type]
        except StopIteration:
            self.ask = None
