"""What each seat knows after each hidden move."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from sixgun.kernel.ask import NO_CARD, NOBODY
from sixgun.kernel.errors import SixgunError
from tests.support.knowledge import known
from tests.support.table import Table, table


def told(t: Table, viewer: str, kind: str) -> list[list[str]]:
    """The cards that the news of a kind name to somebody; a spectator has no name."""
    view = View(t.game, t[viewer].seat if viewer else NOBODY)
    return [[face.text for face in news.faces] for news in view.news() if news.kind == kind]


def test_cards_that_two_heirs_share_blindly_are_known_to_those_two_alone() -> None:  # ruling 69
    t = table("""
        > Willy the Kid               sheriff        hand: bang-2c
          Kit Carlson                 outlaw     1   hand: panic-jh, beer-6h
          Vulture Sam                 outlaw
          Vera Custer + Vulture Sam   renegade
    """)
    t.play("Willy: bang-2c > Kit", "Kit: pass", "Kit: pass")
    assert len(t["Vulture"].hand) == len(t["Vera"].hand) == 1
    assert known(t, "Willy", "Vulture") == known(t, "Willy", "Vera") == []
    assert known(t, "Vera", "Vulture") == known(t, "Vulture", "Vera") == []
    assert known(t, "", "Vera") == []


def test_the_card_in_play_that_pat_brennan_takes_is_known_to_all() -> None:  # ruling 125
    t = table("""
        > Pat Brennan     sheriff
          Kit Carlson     outlaw     play: scope-as
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        phase: draw
    """)
    t.play("Pat: take scope-as")
    assert known(t, "Rose", "Pat") == known(t, "", "Pat") == ["scope-as"]


def test_the_shown_card_of_the_law_is_lost_from_sight_in_a_blind_theft() -> None:  # ruling 87, 164
    t = table("""
        > Willy the Kid   sheriff
          Kit Carlson     outlaw     hand: panic-jh
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        event: law_of_the_west
        phase: draw
        deck: bang-2c missed-2s panic-qh bang-4c bang-9d
    """)
    assert known(t, "Rose", "Willy") == ["missed-2s"]
    t.play("Willy: pass", "Kit: take bang-4c", "Kit: take bang-9d", "Kit: panic-jh > Willy")
    assert known(t, "Rose", "Willy") == []
    assert [card for card in known(t, "Rose", "Kit") if card in ("bang-2c", "missed-2s")] == []


def test_whoever_laid_a_card_on_the_deck_in_the_mine_knows_who_draws_it() -> None:  # ruling 176
    t = table("""
        > Willy the Kid   sheriff   1   hand: bang-2c, beer-6h
          Kit Carlson     outlaw        hand: stagecoach-9s
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        event: abandoned_mine
        discard: bang-9d bang-4c bang-5c
    """)
    t.play("Willy: pass", "Willy: discard beer-6h")
    assert (t.deck[0], told(t, "Rose", "discard")[-1:], told(t, "Willy", "discard")[-1:]) == (
        "beer-6h",
        [[]],
        [["beer-6h"]],
    )
    t.play("Kit: take bang-9d", "Kit: take bang-4c", "Kit: stagecoach-9s")
    assert "beer-6h" in known(t, "Willy", "Kit")
    assert "beer-6h" not in known(t, "Rose", "Kit")


def test_what_the_ranch_gives_is_known_to_its_player_alone_and_what_it_takes_to_all() -> None:  # ruling 163
    t = table("""
        > Willy the Kid   sheriff   hand: beer-6h
          Kit Carlson     outlaw
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        event: ranch
        phase: draw
        deck: bang-2c bang-3c missed-2s
    """)
    t.play("Willy: discard beer-6h", "Willy: pass")
    assert (t["Willy"].hand, known(t, "Kit", "Willy")) == (["bang-2c", "bang-3c", "missed-2s"], [])
    assert told(t, "Kit", "discard") == [["beer-6h"]]


def test_the_card_that_jesse_jones_takes_is_known_to_victim_and_thief() -> None:  # ruling 87
    t = table("""
        > Jesse Jones     sheriff
          Kit Carlson     outlaw     hand: bang-2c(3), beer-6h
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        phase: draw
        deck: missed-2s
    """)
    t.play("Jesse: take hand > Kit")
    stolen = t["Jesse"].hand[0]
    assert (known(t, "Kit", "Jesse"), known(t, "Rose", "Jesse"), known(t, "Rose", "Kit")) == ([stolen], [], [])
    assert known(t, "Jesse", "Kit") == []


def test_the_presents_of_claus_are_known_to_giver_and_receiver() -> None:  # ruling 138
    t = table("""
        > Claus the Saint   sheriff
          Kit Carlson       outlaw
          Rose Doolan       outlaw
          Sid Ketchum       renegade
        phase: draw
        deck: bang-2c bang-3c beer-6h missed-2s panic-jh
    """)
    t.play("take bang-2c", "take bang-3c", "take beer-6h")
    assert known(t, "Claus", "Kit") == known(t, "Kit", "Kit") == ["bang-2c"]
    assert known(t, "Rose", "Kit") == known(t, "", "Kit") == []
    assert known(t, "Sid", "Claus") == []


def test_the_two_cards_of_a_dead_man_are_their_secret() -> None:  # ruling 159
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      outlaw     out
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        event: dead_man
        phase: start
        deck: bang-2c bang-3c beer-6h missed-2s
    """)
    assert t["Lucky"].hand == ["bang-2c", "bang-3c", "beer-6h", "missed-2s"]
    assert known(t, "Willy", "Lucky") == []
    assert View(t.game, 0).player(1).role == "outlaw"


def test_a_card_that_el_gringo_takes_is_no_secret_for_who_lost_it() -> None:  # ruling 119
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c, beer-6h, missed-2s
          El Gringo       outlaw
          Rose Doolan     outlaw
          Sid Ketchum     renegade
    """)
    t.play("Willy: bang-2c > El Gringo")
    assert known(t, "Willy", "El Gringo") == t["El Gringo"].hand
    assert (known(t, "Rose", "El Gringo"), known(t, "El Gringo", "Willy")) == ([], [])


def test_nobody_sees_what_a_conestoga_takes_from_a_hand() -> None:  # ruling 87
    t = table("""
        > Willy the Kid   sheriff   play: conestoga-9d
          Kit Carlson     outlaw    hand: bang-2c, bang-3c
          Rose Doolan     outlaw
          Sid Ketchum     renegade
    """)
    t.play("Willy: use conestoga-9d > Kit")
    assert (known(t, "Rose", "Willy"), known(t, "Kit", "Willy")) == ([], t["Willy"].hand)


def test_a_spare_character_is_known_to_nobody_before_the_event_and_then_to_its_owner() -> None:  # ruling 154
    t = table("""
        > Willy the Kid   sheriff    spare: black_jack
          Kit Carlson     outlaw     spare: pixie_pete
          Rose Doolan     outlaw     spare: jesse_jones
          Sid Ketchum     renegade   spare: lucky_duke
        events: new_identity high_noon
        phase: reveal
    """)
    assert [len(View(t.game, seat).player(0).spare) for seat in range(4)] == [1, 0, 0, 0]
    assert [len(View(t.game, seat).player(1).spare) for seat in range(4)] == [0, 0, 0, 0]


def test_only_the_next_event_lies_open_when_one_is_turned_up() -> None:  # ruling 7
    t = table("""
        > Willy the Kid   sheriff
          Kit Carlson     outlaw
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        events: thirst shootout ranch high_noon
        phase: reveal
    """)
    view = View(t.game, 2)
    assert (view.event, view.next_event, view.events_left) == ("thirst", "shootout", 3)
    assert not view.knows(t.game.state.events[1])


def test_after_a_reshuffle_kit_no_longer_knows_the_top_card() -> None:  # ruling 81
    t = table("""
        > Kit Carlson     sheriff
          Willy the Kid   outlaw    hand: stagecoach-9s
          Rose Doolan     outlaw
          Sid Ketchum     renegade
        phase: draw
        deck: bang-2c bang-3c beer-6h missed-2s end
        discard: bang-9d bang-4c bang-5c
    """)
    t.play("Kit: take bang-2c", "Kit: take bang-3c", "Kit: pass")
    assert known(t, "Kit", "Willy") == ["beer-6h"]  # the card that he put back
    view = View(t.game, 0)
    assert not any(view.knows(card) for card in t.game.state.deck)


def test_a_view_says_that_a_card_is_hidden_and_that_a_choice_has_no_card() -> None:
    t = table("> Willy the Kid deputy hand: bang-2c\nKit Carlson outlaw\nRose Doolan renegade")
    view = View(t.game, 1)
    with pytest.raises(SixgunError, match="hidden from this seat: check knows"):
        view.face(t.game.state.players[0].hand[0])
    with pytest.raises(SixgunError, match="there is no card here"):
        view.face(NO_CARD)
