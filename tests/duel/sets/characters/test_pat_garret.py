"""Pat Garret, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_pat_garret_draws_from_the_common_deck_when_the_opponent_has_no_own() -> None:  # ruling 14, 18
    t = duel(
        "> | Pat Garret | Wild Bill",
        "| West Harding | Dalton Bros",
        "law_deck: colt-ld hat-lh; outlaw_deck: end; common_deck: beer-ob end; phase: draw",
    )
    assert t.play("yes").law.hand == ["colt-ld", "hat-lh", "beer-ob"]


def test_pat_garret_looks_at_the_second_card_only_and_may_refuse() -> None:  # ruling 18
    t = duel(
        "> | Pat Garret play: bank-lb | Wild Bill",
        "| West Harding | Dalton Bros",
        "law_deck: hat-lh colt-ld winchester-lh; phase: draw",
    )
    assert (t.kind, len(t.law.hand)) == ("play", 3)
    t = duel("> | Pat Garret | Wild Bill", "| West Harding | Dalton Bros", "law_deck: ld lh; phase: draw")
    assert len(t.play("no").law.hand) == 2


def test_pat_garret_in_the_rearguard_shows_nothing() -> None:  # ruling 24
    t = duel("> | Wild Bill | Pat Garret", "| West Harding | Dalton Bros", "law_deck: lh lh; phase: draw")
    assert (t.kind, "show" in t.news_kinds()) == ("play", False)


def test_pat_garret_shows_his_second_card_whatever_it_is() -> None:  # ruling 18
    t = table(
        """
        > law
            Pat Garret
            Tex Killer
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld wagon-lb
        phase: draw
        """
    )
    assert (t.kind, t.law.hand) == ("play", ["colt-ld", "wagon-lb"])
    shown = [news for news in t.game.news or [] if news.kind == "show"]
    assert [face.text for news in shown for face in news.seen_by(1).faces] == ["wagon-lb"]
    first, second = t.game.player(0).hand
    assert (t.game.knows(1, first), t.game.knows(1, second)) == (False, True)
