"""Beliefs about roles: what follows from acts, from acts left undone, and from roles that are shown."""

from __future__ import annotations

from math import isclose

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.faces import DEPUTY, OUTLAW, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import parse_choice
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import ROLES_FOR, Setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.bots.bang.act_likelihoods import AIMED, CARDS_AGAINST_ALL, HIDDEN, STANDINGS, likelihoods
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.bang.role_deals import Odds, deals
from sixgun.kernel.chance import key_from_seed

TABLE = """
    > Bart Cassidy    {me}
      Kit Carlson     sheriff    {sheriff}
      Rose Doolan     {third}
      Lucky Duke      {fourth}
      Vulture Sam     {right}
"""


def seen(game: Game, seat: int, *answers: str) -> dict[int, Odds]:
    """What a seat believes after some answers."""
    for text in answers:
        assert game.ask is not None
        game.answer(parse_choice(game, game.ask, text))
    beliefs = Beliefs()
    view = View(game, seat)
    beliefs.listen(view, view.summaries())
    return beliefs.odds(view.summaries())


def at(me: str, sheriff: str = "", third: str = "outlaw", fourth: str = "deputy", right: str = "renegade") -> Game:
    return parse_position(
        TABLE.format(me=me, sheriff=sheriff, third=third, fourth=fourth, right=right), collect_news=True
    )


@pytest.mark.parametrize("players", range(4, 9))
def test_every_deal_of_the_hidden_roles_has_a_probability_and_they_sum_to_one(players: int) -> None:
    deal = f"sum/{players}"
    game = new_game(Setup(players, key_from_seed(deal), ("base", "dodge_city")), forkable=False, collect_news=True)
    bots = [make_bot("gunslinger", deal, seat) for seat in range(players)]
    checked = 0

    def check(*_: object) -> None:
        nonlocal checked
        for seat, bot in enumerate(bots):
            assert isinstance(bot, Gunslinger)
            if not bot.beliefs.logs:
                continue
            players_seen = View(game, seat).summaries()
            weights = bot.beliefs.weights(tuple(player.role for player in players_seen))
            assert isclose(sum(weights.values()), 1.0)
            odds = bot.beliefs.odds(players_seen)
            for place, role in enumerate(HIDDEN):
                assert isclose(sum(each[place] for each in odds.values()), ROLES_FOR[players].count(role), abs_tol=1e-9)
            for player in players_seen:
                assert isclose(sum(odds[player.seat]), float(player.role != SHERIFF))
            checked += 1

    game.observers.append(check)
    play_game(game, bots)
    assert checked > 100


def test_there_are_at_most_a_few_hundred_deals() -> None:
    everything = tuple(sorted(HIDDEN.index(role) for role in ROLES_FOR[8] if role != SHERIFF))
    assert len(deals(everything)) == len(set(deals(everything))) == 210
    assert deals((1, 1, 2)) == ((1, 1, 2), (1, 2, 1), (2, 1, 1))


def test_at_first_everything_is_equally_likely() -> None:
    odds = seen(at("outlaw"), 0)
    assert odds[0] == (0.0, 1.0, 0.0)
    assert odds[1] == (0.0, 0.0, 0.0)
    assert all(isclose(p, 1 / 3) for seat in (2, 3, 4) for p in odds[seat])


def test_who_shoots_the_sheriff_is_rather_an_outlaw() -> None:
    before = seen(at("outlaw hand: bang-2c"), 4)
    after = seen(at("outlaw hand: bang-2c"), 4, "play bang-2c > 2")
    assert after[0][1] > before[0][1] + 0.15
    assert after[0][0] < before[0][0]


def test_who_shoots_another_with_the_sheriff_in_reach_is_rather_no_outlaw() -> None:
    before = seen(at("deputy hand: bang-2c", fourth="outlaw"), 3)
    after = seen(at("deputy hand: bang-2c", fourth="outlaw"), 3, "play bang-2c > 5")
    assert after[0][1] < before[0][1] - 0.15


def test_who_shoots_nobody_with_the_sheriff_in_reach_is_rather_no_outlaw() -> None:
    game = at("deputy hand: beer-6h", fourth="outlaw")
    before = seen(game, 3)
    assert game.ask is not None
    game.news = []
    game.tell("turn", 0, amount=1)  # a game from a position begins in the middle of a turn
    after = seen(game, 3, "pass")
    assert after[0][1] < before[0][1]


def test_who_robs_the_sheriff_is_rather_an_outlaw_and_who_takes_their_dynamite_is_not() -> None:
    robbed = seen(at("outlaw hand: cat_balou-kh", "play: barrel-qs"), 3, "play cat_balou-kh > 2")
    relieved = seen(at("deputy hand: cat_balou-kh", "play: dynamite-2h", fourth="outlaw"), 2, "play cat_balou-kh > 2")
    assert robbed[0][1] > 0.6
    assert relieved[0][1] < 0.5


def test_a_role_that_is_shown_is_certain_and_changes_what_the_others_may_be() -> None:
    odds = seen(at("outlaw", third="outlaw shown"), 0)
    assert odds[2] == (0.0, 1.0, 0.0)
    assert odds[3][1] == odds[4][1] == 0.0
    odds = seen(at("outlaw", third="outlaw out", fourth="deputy out"), 0)
    assert odds[4] == (0.0, 0.0, 1.0)


def test_a_seat_is_sure_of_its_own_role_whatever_it_does() -> None:
    odds = seen(at("deputy hand: bang-2c", fourth="outlaw"), 0, "play bang-2c > 2")
    assert odds[0] == (1.0, 0.0, 0.0)
    assert all(odds[seat][0] == 0.0 for seat in (2, 3, 4))


def test_who_could_not_cancel_a_shot_has_no_missed_until_they_draw() -> None:
    game = at("outlaw hand: bang-2c", "hand: beer-6h beer-7h")
    for text in ("play bang-2c > 2", "pass"):
        assert game.ask is not None
        game.answer(parse_choice(game, game.ask, text))
    beliefs, view = Beliefs(), View(game, 0)
    beliefs.listen(view, view.summaries())
    assert beliefs.unproven[1] == 0
    assert beliefs.unfired[1] > 0


def test_an_attack_on_oneself_is_remembered() -> None:
    game = at("outlaw hand: bang-2c")
    beliefs, view = Beliefs(), View(game, 1)
    assert game.ask is not None
    game.answer(parse_choice(game, game.ask, "play bang-2c > 2"))
    beliefs.listen(view, view.summaries())
    assert beliefs.attacks_on_me[0] == 1


def test_beliefs_are_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    deal = "believed worlds"
    game = new_game(Setup(6, key_from_seed(deal), tuple(CATALOGUE.sets)), collect_news=True)
    bots = [make_bot("gunslinger", deal, seat) for seat in range(6)]
    compared = 0
    while (ask := game.ask) is not None:
        options = ask.options()
        if len(options) > 1 and compared < 60:
            world = game.imagine(ask.seat, key_from_seed(f"{deal}/{compared}"))
            world.news = game.news
            odds = []
            for table in (game, world):
                beliefs, view = Beliefs(), View(table, ask.seat)
                beliefs.listen(view, view.summaries())
                odds.append(beliefs.odds(view.summaries()))
            assert odds[0] == odds[1]
            compared += 1
        game.answer(bots[ask.seat].choose(View(game, ask.seat), ask) if len(options) > 1 else options[0])
    assert compared == 60


def test_beliefs_grow_towards_the_truth() -> None:
    """At the end of a game most guesses are right."""
    right = hidden = 0
    for number in range(40):
        deal = f"truth/{number}"
        game = new_game(Setup(5, key_from_seed(deal)), forkable=False, collect_news=True)
        beliefs = Beliefs()
        truth = [game.role(seat) for seat in range(5)]
        last: list[dict[int, Odds]] = []

        def listen(table: object, *_: object, beliefs: Beliefs = beliefs, last: list[dict[int, Odds]] = last) -> None:
            assert isinstance(table, Game)
            view = View(table, -1)
            players = view.summaries()
            if not any(player.out for player in players):
                beliefs.listen(view, players)
                last[:] = [beliefs.odds(players)]

        game.observers.append(listen)
        play_game(game, [make_bot("cowboy", deal, seat) for seat in range(5)])
        for seat, odds in last[0].items():
            if truth[seat] in (OUTLAW, DEPUTY):
                hidden += 1
                right += HIDDEN[max(range(3), key=odds.__getitem__)] == truth[seat]
    assert right / hidden > 0.75


def test_the_figures_are_complete_and_positive() -> None:
    for players in range(4, 9):
        figures = likelihoods(players)
        assert all(pull > 0 for kind in AIMED for row in figures.pulls[kind] for pull in row)
        assert all(len(row) == len(STANDINGS) for kind in AIMED for row in figures.pulls[kind])
        assert all(0 < rate < 1 for slug in CARDS_AGAINST_ALL for rate in figures.rates[slug])
