"""Random games until every card, character and event has acted, every question was put and every news told; and every
event with every character at the table.

All effects are watched (sixgun.conformance.bang_coverage): each notes when one of its hooks changes something.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from sixgun.bang import asks
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import BROWN
from sixgun.bang.faces import SHERIFF
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import printed_name
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import ROLES_FOR, Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.sets.base import BASE
from sixgun.conformance import bang as invariants
from sixgun.conformance import checks
from sixgun.conformance.bang_coverage import BangCoverage, cover_game, watched, watched_catalogue
from sixgun.conformance.random_setups import random_bang_setup
from sixgun.kernel.chance import key_from_seed

pytestmark = pytest.mark.uncounted

MOST_GAMES = 200
MOST_TABLES = 60
"""The most games for an event. With luck, five are enough for all characters."""
LONGEST = 3000
HAND = 4

SOURCE = Path(__file__).parents[2] / "src" / "sixgun" / "bang"
TELLING = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
NEWS = set(re.findall(r"\.tell\(\s*\"(\w+)\"", TELLING))
ASKS = [cls for cls in vars(asks).values() if isinstance(cls, type) and issubclass(cls, asks.CardAsk)]
KINDS = {cls.kind for cls in ASKS if cls.kind}
FACES = {card.text for card_set in CATALOGUE.sets.values() for card in card_set.deck}

DRAWING = {"black_jack", "jesse_jones", "kit_carlson", "pedro_ramirez", "pat_brennan", "claus_the_saint"}
IDLE = {
    "hangover": set(CATALOGUE.characters),  # 139
    "blessing": {"apache_kid"},  # 105
    "curse": {"apache_kid"},
    "the_sermon": {"willy_the_kid", "slab_the_killer"},  # 152
    "thirst": {"black_jack"},  # 123
    "abandoned_mine": {"pedro_ramirez"},  # 178
    "lasso": {"belle_star", "lucky_duke"},  # 166: no card in play acts, and none makes him draw!
    "peyote": DRAWING,  # 162
    "the_judge": {"johnny_kisch"},  # 169
}
"""Characters that can do nothing while an event is on, by their rulings."""


# Everything acts.


@cache
def seen() -> BangCoverage:
    """Games of all mixes and sizes until nothing is missing, or too many were played."""
    coverage = BangCoverage()
    catalogue = watched_catalogue(coverage)
    while coverage.games < MOST_GAMES and any([
        set(CATALOGUE.effects) - set(coverage.acted),
        FACES - set(coverage.faces),
        KINDS - set(coverage.kinds),
        NEWS - set(coverage.news),
    ]):  # fmt: skip
        chance = Random(f"exhaustive {coverage.games}")
        cover_game(
            new_game(random_bang_setup(chance, f"{coverage.games}"), catalogue, collect_news=True), chance, coverage
        )
    return coverage


def test_every_card_every_character_and_every_event_acts() -> None:
    assert len(CATALOGUE.effects) == len(CATALOGUE.cards) + 34 + 30
    missing = set(CATALOGUE.effects) - set(seen().acted)
    assert missing == set(), f"these did nothing in {seen().games} games"


def test_every_single_card_is_played_replied_or_used() -> None:
    assert FACES - set(seen().faces) == set(), f"these were not used in {seen().games} games"


def test_every_kind_of_question_is_put() -> None:
    assert len(KINDS) == 10
    assert set(seen().kinds) == KINDS


def test_every_kind_of_news_is_told() -> None:
    assert len(NEWS) > 30
    assert set(seen().news) == NEWS


# Every event with every character.


def seated(event: str, wanted: list[str], chance: Random, number: int) -> str:
    """A position in which an event is turned up before these characters, who have hands and cards in play."""
    others = [slug for slug in CATALOGUE.characters if slug not in wanted]
    count = chance.choice((4, 5, 6, 7, 8))
    order = [*chance.sample(wanted, len(wanted)), *chance.sample(others, len(others))]
    roles = chance.sample(ROLES_FOR[count], count)
    cards = [face for card_set in CATALOGUE.sets.values() for face in card_set.deck]
    chance.shuffle(cards)
    in_front = [face for face in cards[HAND * count :] if CATALOGUE.cards[face.slug].colour != BROWN]
    lines = []
    for seat, (character, role) in enumerate(zip(order, roles)):
        hand = " ".join(face.text for face in cards[HAND * seat : HAND * (seat + 1)])
        front = in_front[seat]
        play = "" if front.slug == "jail" and role == SHERIFF else f"play: {front.text}"
        spare = f"spare: {order[-1 - seat]}" if CATALOGUE.events[event].spare else ""
        lines.append(f"{printed_name(character)}  {role}  hand: {hand}  {play}  {spare}")
    return "\n".join([*lines, "sets: all", f"events: {event}", "phase: reveal", f"seed: {number}"])


def meet(event: str, coverage: BangCoverage, catalogue: Catalogue) -> Counter[str]:
    """Play games with the event until all have acted and had a turn; how often each one has had a turn."""
    turns: Counter[str] = Counter()
    chance = Random(event)
    for number in range(MOST_TABLES):
        idle = IDLE.get(event, set())
        acted = {slug for slug in CATALOGUE.characters if slug in idle or coverage.acted_during[event, slug]}
        wanted = [slug for slug in CATALOGUE.characters if slug not in acted or not turns[slug]]
        if not wanted:
            break
        game = parse_position(seated(event, wanted, chance, number), catalogue)
        for _ in range(LONGEST):
            if game.ask is None:
                break
            invariants.check_position(game)
            if game.ask.kind == "play" and game.state.event == event:
                turns[game.player(game.ask.seat).characters[0]] += 1
            checks.random_move(game, chance)
        invariants.check_outcome(game)
    return turns


@pytest.mark.parametrize("event", CATALOGUE.events)
def test_every_character_has_turns_with_the_event_and_acts_if_it_may(event: str) -> None:
    coverage = BangCoverage()
    turns = meet(event, coverage, watched_catalogue(coverage))
    assert set(CATALOGUE.characters) - set(turns) == set(), "these had no turn"
    acted = {slug for slug in CATALOGUE.characters if coverage.acted_during[event, slug]}
    assert set(CATALOGUE.characters) - acted == IDLE.get(event, set())


def test_watching_an_effect_changes_nothing_and_idle_ones_do_not_count() -> None:
    coverage = BangCoverage()
    for effect in CATALOGUE.effects.values():
        twin = watched(effect, coverage)
        assert (twin.slug, twin.priority, type(twin).hooks) == (effect.slug, effect.priority, type(effect).hooks)
    game = new_game(Setup(4, key_from_seed("idle")))
    bart = watched(BASE.characters[0], coverage)
    assert bart.modify_distance(game, 0, 0, 1, 2) == 2
    assert sum(coverage.acted.values()) == 0
