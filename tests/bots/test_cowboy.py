"""The names of bots, what cowboys do, and that they see no more than they may."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.play_game import play_game
from sixgun.arena.simulate import simulate
from sixgun.bang.asks import ASKS, CardAsk, Dodge
from sixgun.bang.faces import DEPUTY, RENEGADE, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import choice_text
from sixgun.bang.options import Options
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import bot_names, make_bot
from sixgun.bots.bang.acts import is_hostile
from sixgun.bots.bang.cowboy import Cowboy
from sixgun.bots.base import AnyBot, Bot
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError

ALL = tuple(CATALOGUE.sets)
ROOT = Path(__file__).parents[2]
Check = Callable[[View, CardAsk, Choice], bool]


def table(seed: str, players: int = 5, name: str = "cowboy", **options: bool) -> tuple[Game, list[AnyBot]]:
    game = new_game(Setup(players, key_from_seed(seed), options=Options(**options)), collect_news=True)
    return game, [make_bot(name, seed, seat) for seat in range(players)]


class Watched(Bot[View, CardAsk]):
    """Lets another bot play and counts the decisions that a check was interested in."""

    def __init__(self, bot: AnyBot, check: Check) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.check = check
        self.interest = 0

    def choose(self, view: View, ask: CardAsk) -> Choice:
        answer = self.bot.choose(view, ask)
        self.interest += self.check(view, ask, answer)
        return answer


def watch(check: Check, games: int, players: int = 5) -> int:
    """Let cowboys play, and return the number of decisions that the check was interested in."""
    interest = 0
    for number in range(games):
        game, bots = table(f"watch/{number}", players)
        watched = [Watched(bot, check) for bot in bots]
        play_game(game, watched)
        interest += sum(bot.interest for bot in watched)
    return interest


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(SixgunError, match="unknown bot “bandit”: there are random, cowboy"):
        make_bot("bandit", 1, 0)


def test_bots_are_named_once_for_all_seats_or_once_for_each() -> None:
    assert bot_names("cowboy", 4) == ("cowboy",) * 4
    assert bot_names("cowboy, random,random,random", 4) == ("cowboy", "random", "random", "random")
    assert bot_names(["random", "cowboy"] * 2, 4) == ("random", "cowboy", "random", "cowboy")
    with pytest.raises(SixgunError, match="2 bots for 4 seats"):
        bot_names("random,cowboy", 4)


@pytest.mark.parametrize("name", ["random", "cowboy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        game, bots = table("again", 6, name)
        play_game(game, bots)
        ends.append(game.state.to_data())
    assert ends[0] == ends[1]


def test_a_random_bot_interjects_now_and_then() -> None:
    interjected = 0

    def count(game: Game, seat: int, _choice: Choice) -> None:
        nonlocal interjected
        assert game.ask is not None
        interjected += seat != game.ask.seat

    for number in range(40):
        game, bots = table(f"interject/{number}", 7, "random")
        game.observers.append(count)  # type: ignore[arg-type]
        play_game(game, bots)
    assert interjected > 0


def test_a_cowboy_deputy_never_attacks_the_sheriff() -> None:
    def check(view: View, ask: CardAsk, answer: Choice) -> bool:
        if view.me.role != DEPUTY or ask.kind != "play" or answer.verb != "play":
            return False
        if not is_hostile(view.effect_of(answer.what or view.face(answer.card).slug)):
            return False
        assert view.player(answer.target).role != SHERIFF
        return True

    assert watch(check, 30, 5) > 50


def test_a_cowboy_renegade_spares_the_sheriff_while_others_live() -> None:
    def check(view: View, ask: CardAsk, answer: Choice) -> bool:
        if view.me.role != RENEGADE or answer.verb != "play" or answer.target < 0:
            return False
        if view.player(answer.target).role == SHERIFF:
            assert sum(not player.out for player in view.seats) == 2
        return True

    assert watch(check, 30, 4) > 50


def test_a_cowboy_tries_their_barrel_before_they_play_a_card() -> None:
    def check(view: View, ask: CardAsk, answer: Choice) -> bool:
        barrels = [option for option in ask.options() if option.what in ("barrel", "jourdonnais")]
        if ask.kind != "dodge" or not barrels:
            return False
        assert answer in barrels
        return True

    assert watch(check, 30) > 10


def test_a_cowboy_answers_fire_and_saves_themselves() -> None:
    def check(view: View, ask: CardAsk, answer: Choice) -> bool:
        cards = sum(option.verb == "play" for option in ask.options())
        if ask.kind not in ("dodge", "save") or not cards:
            return False
        if isinstance(ask, Dodge) and cards < ask.shot.needed:
            return False
        assert answer is not PASS
        return True

    assert watch(check, 20) > 50


def test_a_cowboy_chooses_the_same_whatever_the_cards_are_that_they_cannot_see() -> None:
    compared = 0
    for number in range(6):
        game, bots = table(f"blind/{number}", 5, two_characters=number % 2 == 0)
        while (ask := game.ask) is not None:
            options = ask.options()
            answer = options[0]
            if len(options) > 1:
                assert isinstance(ask, CardAsk)
                bot = bots[ask.seat]
                assert isinstance(bot, Cowboy)
                bot.listen(View(game, ask.seat))
                clone = deepcopy(bot)
                world = game.imagine(ask.seat, key_from_seed(f"{number}/{compared}"))
                assert isinstance(world.ask, CardAsk)
                answer = bot.choose(View(game, ask.seat), ask)
                assert clone.choose(View(world, ask.seat), world.ask) is answer
                compared += 1
            game.answer(answer)
    assert compared > 500


def test_a_cowboy_plays_without_memory_when_the_game_tells_nothing() -> None:
    game = new_game(Setup(7, key_from_seed("mute")))
    bots = [make_bot("cowboy", "mute", seat) for seat in range(7)]
    play_game(game, bots)
    assert game.outcome is not None
    assert all(isinstance(bot, Cowboy) and not bot.suspicion for bot in bots)


@pytest.mark.parametrize("players", [4, 7])
def test_a_cowboy_wins_more_than_a_random_bot_in_the_same_seat(players: int) -> None:
    wins = dict.fromkeys(("cowboy", "random"), 0)
    for name in wins:
        for number in range(100):
            seed = f"seat/{number}"
            game = new_game(Setup(players, key_from_seed(seed)), forkable=False, collect_news=True)
            names = [name, *["random"] * (players - 1)]
            play_game(game, [make_bot(bot, seed, seat) for seat, bot in enumerate(names)])
            assert game.outcome is not None
            wins[name] += 0 in game.outcome.winners
    assert wins["cowboy"] > 1.4 * wins["random"]


@pytest.mark.parametrize("players", range(3, 9))
def test_cowboys_finish_games_of_all_sets(players: int) -> None:
    report = simulate(players, 12, "all sets", "cowboy", sets=ALL)
    assert report.finished == 12


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_cowboy_wins_more_than_a_random_bot_in_games_of_all_sets(players: int) -> None:
    wins = dict.fromkeys(("cowboy", "random"), 0)
    for name in wins:
        for number in range(80):
            seed = f"seat of all sets/{number}"
            game = new_game(Setup(players, key_from_seed(seed), ALL), forkable=False, collect_news=True)
            names = [name, *["random"] * (players - 1)]
            play_game(game, [make_bot(bot, seed, seat) for seat, bot in enumerate(names)])
            assert game.outcome is not None
            wins[name] += 0 in game.outcome.winners
    assert wins["cowboy"] > 1.2 * wins["random"]


def at(position: str) -> tuple[View, CardAsk]:
    """The seat that is asked at a position, and its question."""
    game = parse_position(position, collect_news=True)
    assert isinstance(game.ask, CardAsk)
    return View(game, game.ask.seat), game.ask


def chosen(position: str) -> str:
    """What a cowboy answers at a position."""
    view, ask = at(position)
    return choice_text(view, ask, make_bot("cowboy", "position", view.seat).choose(view, ask))


def test_a_cowboy_hunts_their_own_target_of_three() -> None:
    three = "> Willy the Kid deputy hand: bang-2c\n  Kit Carlson {}\n  Rose Doolan {}\n"
    assert chosen(three.format("outlaw", "renegade")) == "play bang-2c > 3"
    assert chosen(three.format("renegade", "outlaw")) == "play bang-2c > 2"


def test_a_cowboy_puts_green_cards_down_and_uses_them_against_foes() -> None:
    four = """
        > Willy the Kid   outlaw     {}
          Kit Carlson     sheriff    hand: bang-3c
          Rose Doolan     renegade
          Sid Ketchum     outlaw
    """
    assert chosen(four.format("hand: knife-8h")) == "play knife-8h"
    assert chosen(four.format("play: knife-8h")) == "use knife-8h > 2"
    assert chosen(four.format("play: canteen-7h")) == "pass"
    assert chosen(four.format("2/4 play: canteen-7h")) == "use canteen-7h"


def test_a_cowboy_renegade_turns_on_the_other_before_the_sheriff() -> None:
    eight = """
        > Willy the Kid    renegade   hand: bang-2c   play: winchester-8s
          Kit Carlson      sheriff
          Rose Doolan      renegade
          Sid Ketchum      outlaw     out
          Bart Cassidy     outlaw     out
          Lucky Duke       outlaw     out
          Suzy Lafayette   deputy     out
          Jourdonnais      deputy     out
    """
    assert chosen(eight) == "play bang-2c > 3"


def test_a_cowboy_names_the_suit_of_their_best_cards_and_drinks_when_it_hurts() -> None:
    four = """
        > Willy the Kid   outlaw     {}
          Kit Carlson     sheriff
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        phase: draw
    """
    assert chosen(four.format("hand: bang-2d bang-3d bang-4d") + "event: handcuffs\ndeck: 5s 6d") == "name diamonds"
    assert chosen(four.format("1/4") + "event: hard_liquor") == "name drink"
    assert chosen(four.format("3/4") + "event: hard_liquor") == "name draw"


def test_cowboys_let_every_side_win_now_and_then() -> None:
    report = simulate(5, 120, "sides", "cowboy")
    assert report.finished == 120
    assert all(won > 0 for won in report.winners.values())


def test_the_example_in_the_documentation_runs() -> None:
    text = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    found: dict[str, Any] = {"__name__": "example"}
    exec(compile(example, "writing-a-bot.md", "exec"), found)
    assert found["decisions"] > 0
    assert found["winners"]


def test_the_page_about_bots_lists_all_kinds_of_questions() -> None:
    text = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    assert [kind for kind in ASKS if f"`{kind}`" not in text] == []
