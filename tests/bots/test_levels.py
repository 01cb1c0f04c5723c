"""The levels of bots, from the greenhorn to the gunslinger with all temperaments."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.arena.paired import edges_by_side, paired_trials
from sixgun.arena.play_game import play_game
from sixgun.arena.simulate import simulate
from sixgun.bang.asks import CardAsk
from sixgun.bang.faces import DEPUTY, SHERIFF
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.bots.bang.acts import is_against_all, is_attack, is_hostile
from sixgun.bots.bang.enmity import SURE_FRIEND, friend_chance
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.base import Bot
from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.wording import language, languages
from sixgun.wording.bang import motive_text
from sixgun.wording.bang.motives import TEXTS
from tests.bots.positions import chosen
from tests.support.levels import BOTS

ALL = tuple(CATALOGUE.sets)
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
DODGE_CITY = ("base", "dodge_city")


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("level", ["greenhorn", "karma", "gunslinger"])
def test_games_of_all_sets_come_to_an_end(level: str, players: int) -> None:
    assert simulate(players, 6, f"all/{level}", level, sets=ALL).finished == 6


@pytest.mark.parametrize("event", sorted(CATALOGUE.events))
def test_gunslingers_play_on_under_every_event(event: str) -> None:
    """The event comes first, so after four turns everybody has met it."""
    deal = f"event/{event}"
    for attempt in range(400):
        game = new_game(Setup(5, key_from_seed(f"{deal}/{attempt}"), ALL), collect_news=True)
        if game.face(game.state.events[0]).slug == event or game.catalogue.events[event].final:
            break
    bots = [make_bot("gunslinger", deal, seat) for seat in range(5)]
    play_game(game, bots)
    assert game.outcome is not None


class Watched(Bot[View, CardAsk]):
    """A gunslinger whose choices and motives are checked."""

    def __init__(self, bot: Gunslinger) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.motives: Counter[str] = Counter()
        self.said: list[Motive] = []
        self.betrayals: list[str] = []
        self.shots = 0

    def choose(self, view: View, ask: CardAsk) -> Choice:
        chosen = self.bot.choose(view, ask)
        why = self.bot.why()
        assert why is not None
        self.motives[why.slug] += 1
        self.said.append(why)
        slug = chosen.what or (view.face(chosen.card).slug if chosen.card >= 0 else "")
        if ask.kind == "play" and chosen.target >= 0 and is_attack(view.effect_of(slug)):
            players = view.summaries()
            alive = sum(not player.out for player in players)
            odds = self.bot.beliefs.odds(players)[chosen.target]
            trust = friend_chance(players[view.seat], players[chosen.target], odds, alive, len(players))
            self.shots += 1
            if trust > SURE_FRIEND and why.slug != "must_play":
                self.betrayals.append(f"{slug} at {chosen.target + 1}: {why}")
        return chosen


@pytest.mark.parametrize("level", ["gunslinger", "gunslinger_hot_headed", "gunslinger_grudging"])
def test_nobody_shoots_at_a_friend_and_no_deputy_kills_the_sheriff(level: str) -> None:
    shots = 0
    for number in range(20):
        deal = f"friends/{number}"
        game = new_game(Setup(5 + number % 3, key_from_seed(deal), DODGE_CITY), forkable=False, collect_news=True)
        bots = []
        for seat in range(5 + number % 3):
            bot = make_bot(level, deal, seat)
            assert isinstance(bot, Gunslinger)
            bots.append(Watched(bot))
        play_game(game, bots)
        assert [line for bot in bots for line in bot.betrayals] == []
        shots += sum(bot.shots for bot in bots)
        for dead, killer in game.state.fallen:
            assert (game.role(dead), game.role(killer) if killer >= 0 else "") != (SHERIFF, DEPUTY)
    assert shots > 250


def test_every_motive_is_worded_in_every_language_and_most_are_heard() -> None:
    said: set[Motive] = set()
    for number in range(36):
        deal = f"motives/{number}"
        players = 3 + number % 6
        game = new_game(Setup(players, key_from_seed(deal), ALL), forkable=False, collect_news=True)
        bots = []
        for seat in range(players):
            bot = make_bot("gunslinger", deal, seat)
            assert isinstance(bot, Gunslinger)
            bots.append(Watched(bot))
        play_game(game, bots)
        said |= {why for bot in bots for why in bot.said}
    heard = {why.slug for why in said}
    assert heard <= set(TEXTS)
    assert len(set(TEXTS) - heard) <= 4, set(TEXTS) - heard
    for code in languages():
        for why in said:
            text = motive_text(language(code), why, NAMES)
            assert text.endswith(".")
            assert "{" not in text
            assert "_" not in text


def attacks(level: str) -> tuple[float, float]:
    """How often in a turn a seat of this level acts against others, and how much of that against former attackers."""
    hostile = revenge = turns = 0
    for number in range(40):
        deal = f"temper/{number}"
        game = new_game(Setup(5, key_from_seed(deal), DODGE_CITY), forkable=False, collect_news=True)
        play_game(game, [make_bot(level if seat == 0 else "gunslinger", deal, seat) for seat in range(5)])
        assert game.news is not None
        attackers: set[int] = set()
        for news in game.news:
            turns += news.kind == "turn" and news.seat == 0
            if news.kind in ("play", "use") and news.target >= 0 and is_hostile(game.catalogue.effect(news.what)):
                if news.target == 0:
                    attackers.add(news.seat)
                elif news.seat == 0:
                    hostile += 1
                    revenge += news.target in attackers
            against_all = is_against_all(game.catalogue.effect(news.what))
            hostile += news.kind == "play" and news.seat == 0 and against_all
    return hostile / turns, revenge / hostile


def test_temperaments_differ() -> None:
    cautious, hot_headed = attacks("gunslinger_cautious"), attacks("gunslinger_hot_headed")
    steady, grudging = attacks("gunslinger"), attacks("gunslinger_grudging")
    assert hot_headed[0] > steady[0] > cautious[0]
    assert grudging[1] > steady[1]


def test_a_greenhorn_attacks_nobody_of_their_own_side_that_they_know() -> None:
    for number in range(20):
        deal = f"greenhorn/{number}"
        game = new_game(Setup(5, key_from_seed(deal)), forkable=False, collect_news=True)
        play_game(game, [make_bot("greenhorn", deal, seat) for seat in range(5)])
        assert game.news is not None
        for news in game.news:
            hostile = news.kind == "play" and is_hostile(game.catalogue.effect(news.what))
            if hostile and news.target >= 0 and news.seat != news.target:
                assert (game.role(news.seat), game.role(news.target)) != (DEPUTY, SHERIFF) or len(
                    game.seats_in_play()
                ) == 2


def test_karma_follows_the_last_act_toward_the_sheriff() -> None:
    table = """
        > Bart Cassidy    deputy     hand: bang-2c
          Kit Carlson     sheriff
          Rose Doolan     outlaw
          Lucky Duke      outlaw
          Vulture Sam     renegade   play: mustang-8h
    """
    assert chosen(table, level="karma") == "pass"
    assert chosen(table.replace("deputy", "outlaw", 1).replace("outlaw\n          Lucky", "deputy\n          Lucky"),
                  level="karma") == "play bang-2c > 2"  # fmt: skip


def test_the_paired_seat_gives_the_same_trials_again_and_finds_no_difference_between_equals() -> None:
    trials = paired_trials("cowboy", "cowboy", 4, players=4, seed="equals")
    assert trials == paired_trials("cowboy", "cowboy", 4, players=4, seed="equals", jobs=2)
    assert len(trials) == 16
    assert all(trial.bot_won == trial.baseline_won for trial in trials)
    assert all(edge.difference == 0 and edge.low < 0 < edge.high for edge in edges_by_side(trials).values())


def test_the_paired_seat_tells_a_gunslinger_from_a_random_bot() -> None:
    found = edges_by_side(paired_trials("gunslinger", "random", 24, players=5, seed="gap", sets=DODGE_CITY))[""]
    assert found.low > 0
    assert found.seats == 120


def test_every_level_has_a_name_on_the_page() -> None:
    for code in languages():
        words = language(code)
        for level in BOTS["bang"]:
            key = f"web-lobby-level-{level.replace('_', '-')}"
            assert words.has(key)
            assert words.has(f"{key}-note")
