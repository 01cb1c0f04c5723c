"""A running game: a coroutine that plays the rules, and the question it waits for. It can be copied at any moment.

A position consists of the state when the current step began (`base`) and the answers given since (`since`). A copy
copies this plain data and replays the few answers, because Python cannot copy a coroutine. `since` may also hold a
`World`: from that entry on, the cards that one seat cannot know have other faces (see `imagine`).
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
    """One game: its state, the pending question, and all that callers can do with it.

    A subclass adds the rules. It overrides `run`, `standing_offers`, `hidden_groups` and `share_with_fork`.
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
        """`forkable` keeps snapshots for `fork`; `collect_news` records what happens in `news`."""
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

    # What a subclass provides.

    def run(self, first: Interjection | None) -> Coroutine[Ask, Choice, None]:
        """Play from the current state until the game is over. `first` is an interjection to carry out first."""
        raise NotImplementedError

    def standing_offers(self, seat: int) -> list[Choice]:
        """What this seat may do while another seat has an open question. Depends on public facts only."""
        raise NotImplementedError

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """Groups of cards whose faces could be swapped without this seat noticing, each in the order of its places."""
        raise NotImplementedError

    def share_with_fork(self, origin: Any) -> None:
        """Set up a fork with what its origin has besides the state."""

    # Playing.

    def start(self) -> Self:
        """Run the rules to the first question, and return the game."""
        self._begin(None)
        return self

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is being played."""
        return self.state.outcome

    @property
    def ask(self) -> Ask | None:
        """The pending question, or None if the game is over. A fork rebuilds a rebuildable question on first use."""
        if self._rebuildable is not None:
            self._ask, self._rebuildable = self._rebuildable.__class__(self, self._rebuildable.seat), None
        return self._ask

    @property
    def over(self) -> bool:
        return self.ask is None

    def answer(self, choice: Choice) -> None:
        """Answer the pending question. Raises IllegalChoice, and changes nothing, if the choice is not offered."""
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
        """Play to the end and return how many questions had more than one option. `pick(n)` chooses among n.

        This is for simulations. Observers are not called, no snapshots are kept, and the rules never wait.
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
        """What a seat may interject now. Empty if the question is not open, or is its own."""
        ask = self.ask
        if ask is None or not ask.open or ask.seat == seat:
            return []
        return self.standing_offers(seat)

    def interject(self, seat: int, choice: Choice) -> None:
        """Carry out a standing offer. It is a step of its own; then the open question is asked again."""
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

    # Hidden knowledge and news.

    def knows(self, seat: int, card: int) -> bool:
        """Does a seat (NOBODY: a spectator) know this card in its current place?"""
        seen = self.state.seen[card]
        return seen == PUBLIC or (seat != NOBODY and bool(seen >> seat & 1))

    def backs(self, faces: tuple[Any, ...]) -> tuple[str, ...]:
        """What everybody sees of hidden cards. Empty in games where all backs look the same."""
        return ()

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        target: int = NOBODY,
        amount: int = 0,
        what: str = "",
        cards: tuple[int, ...] = (),
        known_to: int = PUBLIC,
    ) -> None:
        """Record a news item, if this game collects news. `known_to` is a bit mask of the seats that see the cards."""
        if self.news is not None:
            faces = self.state.faces
            news = NewsItem.__new__(NewsItem)  # filled in here: calling the constructor takes twice as long
            news.kind = kind
            news.seat = seat
            news.target = target
            news.amount = amount
            news.what = what
            news.cards = cards
            news.faces = tuple([faces[card] for card in cards]) if cards else ()
            news.known_to = known_to
            news.backs = self.backs(news.faces) if cards else ()
            news.public = None
            self.news.append(news)

    # Copying.

    def fork(self, *, forkable: bool = True) -> Self:
        """An independent copy at the pending question. Pass `forkable=False` if it will not be forked again."""
        if not self.forkable:
            raise SixgunError("this game cannot be forked: start it with forkable=True")
        if self.base is None:
            raise SixgunError("this game cannot be forked: no step has begun, so call begin_step() before each of them")
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
            # Nothing happens in a step before its open question, so the rules need not run until it is answered.
            # While nobody reads the question, no reference cycle keeps this copy alive until garbage collection.
            clone._rebuildable = pending
        else:
            clone._rebuildable = None
            clone._begin(clone._opening() if clone.replay else None)
        if clone.replay:
            clone.replayed()
        return clone

    def drop_snapshot(self) -> None:
        """Forget how the current step began, to free memory. The game cannot be forked until the next step."""
        self.base = None
        self.since = []

    def imagine(self, seat: int, key: bytes, *, forkable: bool = True) -> Self:
        """A copy that this seat cannot tell from the real game. The key deals everything the seat cannot know again."""
        clone = self.fork(forkable=forkable)
        state = clone.state
        state.chance = chance = Chance(key)
        state.faces = self._hidden_from(seat).dealt(chance)
        if forkable:
            clone.since.append(World(state.faces, chance.copy()))
        return clone

    def _hidden_from(self, seat: int) -> HiddenCards:
        """What a seat cannot know now. Cached, because a search imagines many worlds at the same question."""
        cached, ask = self._hidden_cards, self.ask
        if cached is not None and cached[0] is ask and cached[1] == seat and cached[2].faces is self.state.faces:
            return cached[2]
        found = HiddenCards(self.state.faces, self.hidden_groups(seat))
        self._hidden_cards = (ask, seat, found)
        return found

    # Running the rules.

    def begin_step(self) -> None:
        """Begin a step. A fork starts here and replays the answers that follow."""
        if self._resuming:
            self._resuming = False
        elif self.forkable:
            self.base = self.state.copy()
            self.since = []

    def replayed(self) -> Choice | None:
        """The next answer of the replay, or None. Enters the worlds that come before it."""
        while self.replay:
            entry = self.replay.pop()
            if isinstance(entry, Choice):
                return entry
            if isinstance(entry, World):
                entry.enter(self.state)
        return None

    def _opening(self) -> Interjection | None:
        """The interjection that begins the replayed step, or None. Enters the worlds that come before it."""
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
