"""Cards of BANG! with the same face: by whom they lie, and which of them a printed game means."""

from __future__ import annotations

import pytest

from sixgun.bang.asks import PickCard
from sixgun.bang.effect import Source
from sixgun.bang.header import options_with_text
from sixgun.bang.notation import option_texts, parse_choice
from sixgun.bang.position import parse_position, position_text
from sixgun.cardgame.notation import Ambiguous
from tests.support.table import table

FOUR = """
    > Willy the Kid    sheriff   hand: bang-5c bang-2c bang-5c
      Jourdonnais      outlaw    play: mustang-8h scope-as
      Rose Doolan      renegade  play: mustang-9h
      Sid Ketchum      outlaw    hand: beer-6h
    sets: dodge_city
"""


def test_two_cards_with_one_face_are_told_apart_by_the_seats_they_lie_before() -> None:
    t = table(FOUR)
    state = t.game.state
    mustang, twin = state.players[1].in_play[0], state.players[2].in_play[0]
    faces = list(state.faces)
    faces[twin] = faces[mustang]
    state.faces = tuple(faces)
    ask = PickCard(t.game, 0, Source(0, "panic"), (mustang, twin))
    assert option_texts(t.game, ask) == ["take mustang-8h > 2", "take mustang-8h > 3"]
    assert parse_choice(t.game, ask, "mustang > Rose").card == twin
    with pytest.raises(Ambiguous):
        parse_choice(t.game, ask, "take mustang-8h")


def test_the_second_of_two_equal_hand_cards_reads_back_as_the_second() -> None:
    t = table(FOUR)
    t.game.answer(options_with_text(t.game, 0, "play bang-5c > 4")[1])
    text = position_text(t.game)
    assert text.splitlines()[-1] == "then: play bang-5c > 4 twin 1"
    again = parse_position(text)
    assert position_text(again) == text
    hand = [again.face(card).text for card in again.player(0).hand]
    assert hand == [t.game.face(card).text for card in t.game.player(0).hand] == ["bang-5c", "bang-2c"]
