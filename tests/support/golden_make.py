"""Golden transcripts: whole games in text, to be compared with how they are played today.

`python -m tests.support.golden_make` writes tests/golden/*.txt; look at the difference before you commit it. The first
questions of each game are written in full: at the start of a turn the position, then what happened, who is asked what,
the answer, and digests of the position and of what each seat sees. Each later turn is one line with a digest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sixgun.bang.game_type import BANG
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.state import SETUP
from sixgun.duel.game_type import DUEL
from sixgun.duel.options import Options as DuelOptions
from sixgun.duel.rules.setup import Setup as DuelSetup
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.chance import Chance, key_from_seed
from sixgun.kernel.news import NewsItem

FOLDER: Final = Path(__file__).parents[1] / "golden"
IN_FULL: Final = 60
INTERJECTED: Final = 3
"""One in this many standing offers is taken up."""

DUELS: Final = {
    "duel": DuelSetup(key_from_seed("golden duel")),
    "duel_late": DuelSetup(key_from_seed("golden duel late 4"), DuelOptions(late_shuffle=True, early_abilities=True)),
    "duel_twelve": DuelSetup(key_from_seed("golden duel twelve"), DuelOptions(characters=12, shotgun_must=True)),
}
BANGS: Final = {
    "four": Setup(4, key_from_seed("golden four")),
    "five": Setup(5, key_from_seed("golden five")),
    "six": Setup(6, key_from_seed("golden six")),
    "seven": Setup(7, key_from_seed("golden seven")),
    "simplified": Setup(5, key_from_seed("golden simplified"), options=Options(simplified=True)),
    "two_characters": Setup(6, key_from_seed("golden two"), options=Options(two_characters=True)),
    "dodge_city": Setup(4, key_from_seed("golden dodge city"), ("base", "dodge_city")),
    "high_noon": Setup(5, key_from_seed("golden high noon"), ("base", "high_noon")),
    "fistful": Setup(6, key_from_seed("golden fistful"), ("base", "fistful_of_cards")),
    "three_all": Setup(3, key_from_seed("golden three 5"), tuple(CATALOGUE.sets)),
    "eight_events": Setup(
        8,
        key_from_seed("golden eight 8"),
        ("base", "dodge_city", "high_noon", "fistful_of_cards"),
        Options(event_cards=4),
    ),
}
SETUPS: Final[dict[str, Setup | DuelSetup]] = {**BANGS, **DUELS}


def game_type_of(name: str) -> Any:
    """The game of a transcript."""
    return DUEL if name in DUELS else BANG


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def option_texts(game_type: Any, game: Any, options: list[Choice]) -> list[str]:
    """Options as texts; cards with the same face are listed once."""
    return list(dict.fromkeys(game_type.choice_text(game, game.ask, option) for option in options))


def position(game_type: Any, game: Any) -> str:
    """The position as a text; during the set-up, which has none, the state as plain data."""
    if game.state.phase == SETUP or (game.base is not None and game.base.phase == SETUP):
        return json.dumps(game.state.to_data(), sort_keys=True)
    return str(game_type.position_text(game))


def visible_text(game_type: Any, game: Any, seat: int) -> str:
    """What a seat sees: the table, its options and offers, all without the ids of cards."""
    view = game_type.view(game, seat)
    data = view.to_data()
    if game.ask is not None:
        data["options"] = option_texts(game_type, game, game.ask.options()) if game.ask.seat == seat else None
        data["offers"] = option_texts(game_type, game, view.offers())
    return json.dumps(data, sort_keys=True)


def event(news: NewsItem) -> str:
    """What everybody hears of something that happened."""
    shown = news.seen_by(NOBODY)
    words = [shown.kind, *(str(seat + 1) for seat in (shown.seat,) if seat != NOBODY)]
    words += [f"> {seat + 1}" for seat in (shown.target,) if seat != NOBODY]
    words += [str(shown.amount)] * bool(shown.amount)
    return " ".join([*words, *filter(None, [shown.what]), *(face.text for face in shown.faces)])


def pick(game: Any, chance: Chance) -> tuple[int, Choice]:
    """The seat that speaks and what it chooses."""
    assert game.ask is not None
    for seat in range(len(game.state.players)):
        offers = game.offers(seat)
        if offers and chance.below(INTERJECTED) == 0:
            return seat, offers[0]
    return game.ask.seat, chance.pick(game.ask.options())


def question(game_type: Any, game: Any, seat: int, wish: Choice, heard: list[NewsItem]) -> Iterator[str]:
    """One question in full."""
    ask = game.ask
    assert ask is not None
    if heard:
        yield f"    {'; '.join(event(news) for news in heard)}"
    yield f"  {ask.seat + 1} {ask.kind}: {' | '.join(option_texts(game_type, game, ask.options()))}"
    by = "" if seat == ask.seat else f"{seat + 1} interjects: "
    yield f"    -> {by}{game_type.choice_text(game, ask, wish)}"
    seats = [*range(len(game.state.players)), NOBODY]
    views = " ".join(digest(visible_text(game_type, game, viewer))[:8] for viewer in seats)
    yield f"    {digest(position(game_type, game))} seen {views}"


def transcript(game_type: Any, setup: Setup | DuelSetup) -> Iterator[str]:
    """A game line by line."""
    options = ", ".join(setup.options.to_data()) or "none"
    yield f"# {setup.players} players, sets: {', '.join(setup.sets)}, options: {options}, key {setup.key.hex()}"
    game, chance = game_type.new_game(setup, collect_news=True), Chance(key_from_seed("golden answers"))
    assert game.news is not None
    turn = heard = count = since = 0
    folded = ""
    while game.ask is not None:
        seat, wish = pick(game, chance)
        if count < IN_FULL:
            if game.state.turn_number != turn and game.state.phase != SETUP:
                turn = game.state.turn_number
                yield from ("", f"turn {turn}", *(f"| {line}" for line in position(game_type, game).splitlines()))
            yield from question(game_type, game, seat, wish, game.news[heard:])
        else:
            if game.state.turn_number != turn and since:
                yield f"turn {turn}: {since} answers {digest(folded)}"
                since = 0
            turn = game.state.turn_number
            seats = range(len(game.state.players))
            answer = game_type.choice_text(game, game.ask, wish)
            folded = digest(folded + position(game_type, game) + answer + visible_text(game_type, game, NOBODY))
            folded = digest(folded + "".join(visible_text(game_type, game, viewer) for viewer in seats))
            folded = digest(folded + "".join(event(news) for news in game.news[heard:]))
            since += 1
        heard = len(game.news)
        count += 1
        if seat == game.ask.seat:
            game.answer(wish)
        else:
            game.interject(seat, wish)
    assert game.outcome is not None
    winners = ", ".join(str(seat + 1) for seat in game.outcome.winners)
    yield from (
        f"turn {turn}: {since} answers {digest(folded)}",
        "",
        *(f"| {line}" for line in position(game_type, game).splitlines()),
    )
    yield f"    {'; '.join(event(news) for news in game.news[heard:])}"
    yield f"{count} answers; {game.outcome.reason}: {winners}"


def written(name: str) -> str:
    return "\n".join(transcript(game_type_of(name), SETUPS[name])) + "\n"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    changed = []
    for name in SETUPS:
        path, text = FOLDER / f"{name}.txt", written(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            changed.append(path.name)
            path.write_text(text, encoding="utf-8")
    print(f"rewritten: {', '.join(changed)}" if changed else "nothing has changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
