"""What is public and what is secret."""

from __future__ import annotations

from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.duel_table import table


def test_what_is_public_and_what_is_secret() -> None:  # ruling 15, 123
    t = table(
        """
        > law       hand: colt-ld beer-ob       reserve: bart_masterson the_stranger
            Wild Bill
            Tex Killer
          outlaw    hand: missed-os
            West Harding   play: hat-oh
            Dalton Bros
        discard: water-ls
        """
    )
    for seat in (1, NOBODY):
        law = View(t.game, seat).player(0)
        assert (law.hand, law.hand_count, law.hand_backs) == ((), 2, ("law", "outlaw"))
        assert (law.reserve, law.reserve_count) == ((), 2)
    own = View(t.game, 0)
    assert [own.face(card).text for card in own.me.hand] == ["colt-ld", "beer-ob"]
    assert own.me.reserve == ("bart_masterson", "the_stranger")
    assert own.player(1).deck_count == len(t.outlaw.deck)
    assert [own.face(card).text for card in own.discard] == ["water-ls"]


def test_a_stolen_card_is_known_to_both_players_and_to_no_spectator() -> None:  # ruling 15
    t = table(
        """
          law       hand: colt-ld hat-lh
            Tex Killer
            Jango
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("stealing")
    assert len(View(t.game, 0).player(1).hand) == 1
    assert View(t.game, NOBODY).player(1).hand == ()
    stolen = next(news for news in t.game.news or [] if news.kind == "steal")
    assert stolen.seen_by(NOBODY).faces == ()
    assert stolen.seen_by(NOBODY).backs == ("law",)
    assert stolen.seen_by(0).faces == stolen.seen_by(1).faces != ()


def test_a_draw_tells_the_opponent_how_many_cards_and_which_backs() -> None:  # ruling 123
    t = table(
        """
        > law       hand: wagon-lb
            Tex Killer
            Jango
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob
        """
    )
    t.play("wagon")
    draws = [news.seen_by(1) for news in t.game.news or [] if news.kind == "draw"]
    assert [(news.amount, news.what, news.faces) for news in draws] == [(2, "law", ()), (1, "common", ())]
    assert draws[0].backs == ("law", "law")
