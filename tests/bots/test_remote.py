"""A bot that searches in another process gets a game that fits what its seat knows, and chooses the same there."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sixgun.bots import make_bot
from sixgun.bots.base import seat_bot
from sixgun.bots.remote import PickledNews, Task, believable_position, choose, resumed_game
from sixgun.cardgame.game import CardGame
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.wording.pack_library import open_pack_library
from tests.bots.worlds import new_game
from tests.support.levels import BOTS
from tests.support.packs import EXAMPLE, RIVERSIDE

SEARCHING = [(game, name) for game, bots in BOTS.items() for name, kind in bots.items() if kind.needs_worlds]
FEW = 16
MOST = 90


@pytest.mark.parametrize(("game", "name"), SEARCHING)
def test_a_bot_chooses_the_same_from_what_is_sent_to_another_process(game: str, name: str) -> None:
    table = new_game(game, f"remote/{game}")
    game_type = table.type
    bots = [make_bot(name, "remote", seat, game) for seat in range(table.seat_count)]
    memories = [PickledNews() for _ in bots]
    compared = unsent = 0
    while (ask := table.ask) is not None and compared < MOST:
        options = ask.options()
        answer = options[0]
        if len(options) > 1:
            bot, seat = bots[ask.seat], ask.seat
            bot.max_simulations = FEW
            here = seat_bot(deepcopy(bot), table, seat)
            answer = here.choose(game_type.view(table, seat), ask)
            position = believable_position(table, seat)
            unsent += position is None
            if position is not None:
                sent = pickle.dumps(Task(pickle.dumps(bot), position, memories[seat].parts(table, seat), 1.0))
                place, after = choose(pickle.loads(sent))
                assert options[place] is answer
                bots[seat] = pickle.loads(after)
                assert bots[seat].chance.getstate() == here.chance.getstate()
                compared += 1
        table.answer(answer)
    assert compared == MOST
    assert unsent <= MOST // 10


@pytest.mark.parametrize(("game", "pack"), [("bang", EXAMPLE), ("duel", RIVERSIDE)])
def test_a_game_with_a_pack_is_sent_with_it(game: str, pack: Path) -> None:
    game_type = game_type_named(game)
    packs = open_pack_library([pack], game=game).packs
    sets = (game_type.sets[0], packs[0].slug)
    players = game_type.default_players
    setup = game_type.setup(players, key_from_seed("sent"), sets, game_type.options(), packs)
    table: CardGame[Any] = game_type.new_game(setup, packs=packs)
    compared = 0
    for _ in range(30):
        ask = table.ask
        assert ask is not None
        position = pickle.loads(pickle.dumps(believable_position(table, ask.seat)))
        if position is not None:
            resumed = resumed_game(position)
            assert resumed.packs == packs
            assert resumed.ask is not None
            assert [str(option) for option in resumed.ask.options()] == [str(option) for option in ask.options()]
            compared += 1
        table.answer(ask.options()[0])
    assert compared > 20


def sent_data(game: CardGame[Any], seat: int) -> bytes:
    """What leaves the server for a seat that is asked."""
    position = believable_position(game, seat)
    assert position is not None
    bot = make_bot("legend", game.state.chance.key.hex(), seat, game.type.name)
    return pickle.dumps((position, bot, PickledNews().parts(game, seat)))


@pytest.mark.parametrize("game", list(BOTS))
def test_neither_the_key_of_the_deal_nor_hidden_cards_are_sent(game: str) -> None:
    table = new_game(game, f"sealed/{game}")
    game_type = table.type
    looked = redealt = 0
    while (ask := table.ask) is not None and looked < 40:
        position = believable_position(table, ask.seat)
        if position is not None:
            sent, key = sent_data(table, ask.seat), table.state.chance.key
            assert key not in sent and key.hex().encode() not in sent
            there = resumed_game(position)
            hidden = [card for group in table.hidden_groups(ask.seat) for card in group]
            redealt += any(there.state.faces[card] is not table.state.faces[card] for card in hidden)
            mine, theirs = (game_type.view(found, ask.seat) for found in (table, there))
            assert theirs.ask is not None and theirs.ask.options() == ask.options()
            assert theirs.to_data() == mine.to_data()  # type: ignore[attr-defined]
            looked += 1
        table.answer(ask.options()[-1])
    assert looked == 40
    assert redealt > 30


def test_a_position_that_leads_to_another_question_is_refused() -> None:
    table = new_game("bang", "other")
    assert table.ask is not None
    position = believable_position(table, table.ask.seat)
    assert position is not None
    object.__setattr__(position, "option_count", 99)
    with pytest.raises(SixgunError, match="another question"):
        resumed_game(position)
