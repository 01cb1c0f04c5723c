"""A running game: a coroutine of rules, the question it waits for, and how to copy it at any moment.

A position is the state when the current step began (`base`) and the answers given since (`since`). So a copy is a
copy of plain data and a replay of a few answers; no coroutine is ever copied. `since` may also hold a `World`: from
there on the cards that one seat cannot know have other faces (see `imagine`).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, Self, TypeVar

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import IllegalChoice, SixgunError
from sixgun.kernel.hidden_cards import PUBLIC, HiddenCards
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.steps import Interjection, State, StepEntry, World

S = TypeVar("S", bound=State)

Observer = Callable[["Game[Any]", int, Choice], None]


class Game(Generic[S]):
    """One game: its state, the pending question, and everything one may do with it.

    A game's own subclass brings the rules: `run`, `standing_offers`, `unknown` and `adopt`.
    """

    __slots__ = (
        "_ask",
        "_coroutine",
        "_hidden_cards",
        "_rebuildable",
        "_resuming",
        "base",
        "decisions",
        "forkable",
        "news",
        "observers",
        "pick",
        "replay",
        "since",
        "state",
    )  # fmt: skip

    def __init__(self, state: S, *, forkable: bool = True, collect_news: bool = False) -> None:
        """`keeps`: take snapshots, so that the game can be forked; `tells`: collect news."""
        self.state = state
        self._ask: Ask | None = None
        self._rebuildable: Ask | None = None
        self.base: S | None = None
        self.since: list[StepEntry] = []
        self.replay: list[StepEntry] = []
        self.forkable = forkable
        self.news: list[NewsItem] | None = [] if collect_news else None
        self.observers: list[Observer] = []
        self.pick: Callable[[int], int] | None = None
        self.decisions = 0
        self._resuming = False
        self._hidden_cards: tuple[Ask | None, int, HiddenCards] | None = None
        self._coroutine: Coroutine[Ask, Choice, None] | None = None

    # What a game brings.

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        """Play on from the state as it stands until the game is over."""
        raise NotImplementedError

    def standing_offers(self, seat: int) -> list[Choice]:
        """What this seat may do at an open question that is not its own; from public facts only."""
        raise NotImplementedError

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Groups of cards whose faces may be exchanged without this seat noticing, each in the order of its places."""
        raise NotImplementedError

    def share_with_fork(self, origin: Self) -> None:
        """A fork takes over what its origin has besides the state."""

    # Playing.

    def start(self) -> Self:
        self._begin(None)
        return self

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def ask(self) -> Ask | None:
        """The pending question; a fork that was made at a bare one puts it when somebody looks."""
        if self._rebuildable is not None:
            self._ask, self._rebuildable = self._rebuildable.__class__(self, self._rebuildable.seat), None
        return self._ask

    @property
    def over(self) -> bool:
        return self.ask is None

    def answer(self, choice: Choice) -> None:
        """Answer the pending question; an answer that is not offered changes nothing."""
        ask = self._ask or self.ask
        if ask is None:
            raise IllegalChoice("the game is over: there is no question to answer")
        if choice not in ask.options():
            raise IllegalChoice(f"{choice!r} is not among the {len(ask.options())} options of this question")
        if self.observers:
            for observer in self.observers:
                observer(self, ask.seat, choice)
        if self.forkable:
            self.since.append(choice)
        self._send(choice)

    def play_out(self, pick: Callable[[int], int]) -> int:
        """Play to the end: `pick(n)` chooses among n options. Returns how many questions had more than one.

        For simulations: nobody observes, nothing is kept, and the rules run through without waiting for anybody.
        """
        self.forkable = False
        self.decisions = 0
        self.pick = pick
        if self._coroutine is None and (self._ask or self._rebuildable):
            self._begin(None)
        while (ask := self.ask) is not None:
            options = ask.options()
            self.decisions += len(options) > 1
            self._send(options[pick(len(options)) if len(options) > 1 else 0])
        return self.decisions

    def offers(self, seat: int) -> list[Choice]:
        """What a seat may interject now."""
        ask = self.ask
        if ask is None or not ask.open or ask.seat == seat:
            return []
        return self.standing_offers(seat)

    def interject(self, seat: int, choice: Choice) -> None:
        """Take up a standing offer: a step of its own, after which the open question is put again."""
        if choice not in self.offers(seat):
            raise IllegalChoice(f"seat {seat + 1} has no standing offer {choice!r} now")
        for observer in self.observers:
            observer(self, seat, choice)
        if self._coroutine is not None:
            self._coroutine.close()
        first = Interjection(seat, choice)
        if self.forkable:
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
            news = NewsItem.__new__(NewsItem)  # filled in here: a call of the constructor takes twice as long
            news.kind = kind
            news.seat = seat
            news.target = target
            news.amount = amount
            news.what = what
            news.cards = cards
            news.faces = tuple([table[card] for card in cards]) if cards else ()
            news.known_to = known
            news.backs = self.backs(news.faces) if cards else ()
            news.public = None
            self.news.append(news)

    # Copying.

    def fork(self, *, forkable: bool = True) -> Self:
        """An independent copy at the pending question; `forkable=False` for one that is only played on."""
        if self.base is None or not self.forkable:
            raise SixgunError("a game that keeps no snapshots cannot be forked")
        clone = self.__class__.__new__(self.__class__)
        clone.state = self.base.copy()
        clone.base = self.base
        clone.since, clone.replay = (self.since[:], self.since[::-1]) if self.since else ([], [])
        clone.forkable = forkable
        clone.news = None
        clone.observers = []
        clone.pick = None
        clone.decisions = 0
        clone._resuming = True
        clone._hidden_cards = clone._coroutine = clone._ask = None
        clone.share_with_fork(self)
        pending = self._rebuildable or self._ask
        if pending is not None and pending.rebuildable:
            # Nothing has happened before an open question: the rules need not run before it is answered. And while
            # nobody looks at it, no cycle of references keeps this copy alive until the garbage collector comes.
            clone._rebuildable = pending
        else:
            clone._rebuildable = None
            clone._begin(clone._opening() if clone.replay else None)
        if clone.replay:
            clone.replayed()
        return clone

    def imagine(self, seat: int, key: bytes, *, forkable: bool = True) -> Self:
        """A world that this seat may believe in: everything it cannot know is dealt anew by the key."""
        clone = self.fork(forkable=forkable)
        state = clone.state
        state.chance = chance = Chance(key)
        state.faces = self._hidden_from(seat).dealt(chance)
        if forkable:
            clone.since.append(World(state.faces, chance.copy()))
        return clone

    def _hidden_from(self, seat: int) -> HiddenCards:
        """What a seat cannot know now: who searches imagines many worlds at the same question."""
        noted, ask = self._hidden_cards, self.ask
        if noted is not None and noted[0] is ask and noted[1] == seat and noted[2].faces is self.state.faces:
            return noted[2]
        found = HiddenCards(self.state.faces, self.hidden_groups(seat))
        self._hidden_cards = (ask, seat, found)
        return found

    # The machine.

    def begin_step(self) -> None:
        """A step begins here: what happens from now on is replayed from here."""
        if self._resuming:
            self._resuming = False
        elif self.forkable:
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
        replay: Sequence[StepEntry] = self.replay
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
        if self._coroutine is None:
            assert choice is not None
            self.replay = [choice]
            self._coroutine, choice = self.run(None), None
        self._rebuildable = None
        try:
            self._ask = self._coroutine.send(choice)  # type: ignore[arg-type]
        except StopIteration:
            self._ask = None
