"""Chuck Wengam: two cards for a life point."""

from __future__ import annotations

from sixgun.kernel.ask import NOBODY
from tests.support.seats import sheriff_among_four
from tests.support.table import Table, table


def test_chuck_wengam_loses_a_life_point_to_draw_two_cards() -> None:  # ruling 129
    t = sheriff_among_four("Chuck Wengam", "", "deck: beer-6h beer-7h")
    t.play("Chuck: use chuck_wengam")
    assert (t["Chuck"].life, t["Chuck"].hand, t.asked) == (4, ["beer-6h", "beer-7h"], "Chuck Wengam")


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use ")]


def test_chuck_wengam_may_do_so_again_but_never_with_his_last_point() -> None:  # ruling 129
    t = sheriff_among_four("Chuck Wengam", "3/5")
    t.play("Chuck: use chuck_wengam", "Chuck: use chuck_wengam")
    assert (t["Chuck"].life, len(t["Chuck"].hand), uses(t)) == (1, 4, [])
    t.refuses("use chuck_wengam")


def test_chuck_wengam_has_nothing_to_use_out_of_turn_or_in_phase_three() -> None:  # ruling 129
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Chuck Wengam    outlaw    hand: beer-6h
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    assert t.offers("Chuck") == []
    t.play("Willy: bang-2c > Chuck")
    assert t.options == ["pass"]
    late = sheriff_among_four("Chuck Wengam", "1/5   hand: beer-6h beer-7h", "phase: excess")
    assert uses(late) == []


def test_what_chuck_wengam_draws_counts_for_his_hand_limit() -> None:  # ruling 4, 129
    t = sheriff_among_four("Chuck Wengam", "3/5   hand: bang-2c", "deck: beer-6h beer-7h")
    t.play("Chuck: use chuck_wengam", "Chuck: pass")
    assert t.ask is not None
    assert (t.ask.kind, t["Chuck"].life) == ("excess", 2)


def test_chuck_wengams_own_points_are_nobodys_doing() -> None:  # ruling 63
    t = table(
        """
        > Chuck Wengam    sheriff    2/5
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        """
    ).play("use chuck_wengam")
    assert [(news.seat, news.target) for news in t.game.news or [] if news.kind == "lose_life"] == [(0, NOBODY)]
    assert "use chuck_wengam" not in t.options
