"""Elimination: the role is shown, the cards go, and the killer has a reward or a penalty."""

from __future__ import annotations

import pytest

from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from tests.support.table import Table, table

FIVE = (
    "Slab the Killer sheriff",
    "Lucky Duke deputy",
    "Calamity Janet outlaw",
    "Willy the Kid renegade",
    "Kit Carlson outlaw",
)
SAMS = ("Slab the Killer sheriff", "Vulture Sam renegade", "Kit Carlson outlaw", "Calamity Janet outlaw")


def seated(cast: tuple[str, ...], has: dict[str, str]) -> Table:
    """Who sits there, and by first names what they have; `>` marks whose turn it is (else the Sheriff's)."""
    lines = []
    for who in cast:
        own = has.get(who.split()[0].lower(), "")
        lines.append(f"{'>' if own.startswith('>') else ''} {who} {own.lstrip('>')}")
    return table("\n".join([*lines, *has.get("more", "").split(";")]))


def five(**has: str) -> Table:
    """The Sheriff with a Deputy to the left, then Outlaw, Renegade and Outlaw."""
    return seated(FIVE, has)


def with_sam(**has: str) -> Table:
    """Vulture Sam is the Renegade and sits between Sheriff and Outlaw."""
    return seated(SAMS, has)


def test_whoever_loses_their_last_life_point_is_out() -> None:  # rulebook: Eliminating a character
    t = five(slab="hand: bang-2c", kit="1/4").play("bang-2c > Kit")
    assert (t["Kit"].out, t["Kit"].life) == (True, 0)
    assert "eliminated" in t.news_kinds()


def test_whoever_has_a_life_point_left_is_not_out() -> None:  # rulebook: Eliminating a character
    t = five(slab="hand: bang-2c", kit="2/4").play("bang-2c > Kit")
    assert (t["Kit"].out, t["Kit"].life, t["Slab"].hand) == (False, 1, [])


def test_a_beer_keeps_a_player_in_the_game() -> None:  # rulebook: Eliminating a character
    t = five(slab="hand: bang-2c", kit="1/4  hand: beer-6h").play("bang-2c > Kit", "Kit: pass", "Kit: beer-6h")
    assert (t["Kit"].out, t["Kit"].life) == (False, 1)
    assert (t.discard, t["Slab"].hand) == (["beer-6h", "bang-2c"], [])


def test_an_eliminated_player_shows_their_role() -> None:  # ruling 67
    t = five(slab="hand: bang-2c", kit="1/4")
    assert not View(t.game, NOBODY).player(4).role_shown
    t.play("bang-2c > Kit")
    assert [View(t.game, viewer).player(4).role for viewer in (NOBODY, 0, 1, 2, 3)] == ["outlaw"] * 5
    assert View(t.game, NOBODY).player(3).role == ""


def test_an_eliminated_player_discards_their_hand_and_their_cards_in_play() -> None:  # ruling 67
    t = five(slab="hand: bang-2c", lucky="1/4  hand: beer-6h missed-2s  play: scope-as jail-js")
    t.play("bang-2c > Lucky", "Lucky: pass", "Lucky: pass", "Lucky: pass")
    assert (t["Lucky"].hand, t["Lucky"].in_play) == ([], [])
    assert sorted(t.discard) == ["bang-2c", "beer-6h", "jail-js", "missed-2s", "scope-as"]


def test_the_eliminated_player_chooses_the_order_of_their_discards() -> None:  # ruling 67
    t = five(slab="hand: bang-2c", lucky="1/4  hand: beer-6h missed-2s  play: scope-as")
    t.play("bang-2c > Lucky", "Lucky: pass", "Lucky: pass")
    assert t.options == ["take beer-6h", "take missed-2s", "take scope-as", "pass"]
    t.play("Lucky: take scope-as", "Lucky: take beer-6h")
    assert t.discard == ["missed-2s", "beer-6h", "scope-as", "bang-2c"]
    assert t.asked == "Slab the Killer"


def test_with_one_card_there_is_no_order_to_choose() -> None:  # ruling 67
    t = five(slab="hand: bang-2c", kit="1/4  play: scope-as").play("bang-2c > Kit")
    assert (t.asked, t.discard) == ("Slab the Killer", ["scope-as", "bang-2c"])


def test_whoever_eliminates_an_outlaw_draws_three_cards() -> None:  # ruling 64
    t = five(slab="hand: bang-2c beer-6h", kit="1/4", more="deck: 3d 4d 5d 6d").play("bang-2c > Kit")
    assert t["Slab"].hand == ["beer-6h", "bang-3d", "bang-4d", "bang-5d"]
    assert t.deck[0] == "bang-6d"


@pytest.mark.parametrize("killer", ["Lucky", "Calamity", "Willy"])
def test_deputy_outlaw_and_renegade_have_the_reward_too(killer: str) -> None:  # ruling 64
    hand = {killer.lower(): ">  hand: bang-2c  play: winchester-8s"}
    t = five(kit="1/4", **hand).play("bang-2c > Kit")
    assert t["Kit"].out
    assert len(t[killer].hand) == 3


@pytest.mark.parametrize(("victim", "killer"), [("lucky", "calamity"), ("willy", "slab"), ("willy", "calamity")])
def test_there_is_no_reward_for_a_deputy_or_a_renegade(victim: str, killer: str) -> None:  # ruling 64
    seats = {victim: "1/4", killer: ">  hand: bang-2c beer-6h  play: winchester-8s"}
    t = five(**seats).play(f"bang-2c > {victim}")
    assert t[victim].out
    assert (t[killer].hand, t[killer].in_play) == (["beer-6h"], ["winchester-8s"])


def test_a_gatling_brings_its_player_a_reward_for_each_outlaw() -> None:  # ruling 60
    t = five(lucky=">  hand: gatling-10h", calamity="1/4", kit="1/4").play("gatling-10h")
    assert (t["Calamity"].out, t["Kit"].out, len(t["Lucky"].hand)) == (True, True, 6)


def test_indians_bring_their_player_the_reward() -> None:  # ruling 60
    t = five(willy=">  hand: indians-kd", kit="1/4").play("indians-kd")
    assert (t["Kit"].out, len(t["Willy"].hand)) == (True, 3)


def test_in_a_gatling_those_after_the_dead_are_still_shot_at() -> None:  # ruling 60
    t = five(slab="hand: gatling-10h", calamity="1/4").play("gatling-10h")
    assert [t[name].life for name in ("Lucky", "Calamity", "Willy", "Kit")] == [3, 0, 3, 3]


def test_the_challenger_is_the_killer_of_the_one_they_challenged() -> None:  # ruling 62
    t = five(lucky=">  hand: duel-qd", kit="1/4").play("duel-qd > Kit")
    assert (t["Kit"].out, len(t["Lucky"].hand)) == (True, 3)


def test_the_challenger_is_the_killer_although_bangs_went_to_and_fro() -> None:  # ruling 59, 62
    t = five(slab="hand: duel-qd bang-2c", lucky="1/4  hand: bang-3c", willy="play: scope-as")
    t.play("duel-qd > Lucky", "Lucky: bang-3c", "Slab: bang-2c")
    assert (t["Lucky"].out, t["Slab"].hand) == (True, [])


def test_nobody_has_a_reward_for_an_outlaw_who_loses_their_own_duel() -> None:  # ruling 61
    t = five(lucky="hand: bang-2c", kit=">1/4  hand: duel-qd").play("duel-qd > Lucky", "Lucky: bang-2c")
    assert (t["Kit"].out, t["Lucky"].hand) == (True, [])
    assert "reward" not in t.news_kinds()


def test_with_the_option_the_winner_of_such_a_duel_has_the_reward() -> None:  # ruling 61
    t = five(lucky="hand: bang-2c", kit=">1/4  hand: duel-qd", more="options: duel_reward")
    t.play("duel-qd > Lucky", "Lucky: bang-2c")
    assert (t["Kit"].out, len(t["Lucky"].hand)) == (True, 3)


def test_no_penalty_for_a_sheriff_whom_their_deputy_challenged() -> None:  # ruling 61
    t = five(slab="hand: bang-2c beer-6h  play: scope-as", lucky=">1/4  hand: duel-qd")
    t.play("duel-qd > Slab", "Slab: bang-2c")
    assert (t["Lucky"].out, t["Slab"].hand, t["Slab"].in_play) == (True, ["beer-6h"], ["scope-as"])


def test_with_the_option_such_a_sheriff_has_the_penalty() -> None:  # ruling 61
    t = five(slab="hand: bang-2c beer-6h  play: scope-as", lucky=">1/4  hand: duel-qd", more="options: duel_reward")
    t.play("duel-qd > Slab", "Slab: bang-2c")
    assert (t["Lucky"].out, t["Slab"].hand, t["Slab"].in_play) == (True, [], [])


def test_nobody_has_a_reward_for_an_outlaw_killed_by_dynamite() -> None:  # ruling 63
    t = five(kit=">3/4  play: dynamite-2h", more="phase: start;deck: 5s")
    assert t["Kit"].out
    assert "reward" not in t.news_kinds()
    assert [t[name].hand for name in ("Lucky", "Calamity", "Willy")] == [[], [], []]


def test_no_penalty_for_the_sheriff_whose_dynamite_kills_their_deputy() -> None:  # ruling 63
    t = table("""
        > Slab the Killer   sheriff         hand: beer-6h   play: dynamite-2h scope-as
          Black Jack        deputy    3/4
          Calamity Janet    outlaw
          Willy the Kid     renegade
          Kit Carlson       outlaw
        phase: start
        deck: missed-kc bang-3d bang-4d missed-5s
    """).play("Slab: pass")
    assert t["Black"].out
    assert (t["Slab"].hand, t["Slab"].in_play) == (["beer-6h", "bang-3d", "bang-4d"], ["scope-as"])


def test_a_sheriff_who_kills_their_deputy_discards_everything() -> None:  # ruling 65
    t = five(slab="hand: bang-2c beer-6h missed-2s  play: schofield-jc dynamite-2h barrel-qs", lucky="1/4")
    t.play("bang-2c > Lucky")
    assert (t["Slab"].hand, t["Slab"].in_play) == ([], [])
    assert sorted(t.discard) == ["bang-2c", "barrel-qs", "beer-6h", "dynamite-2h", "missed-2s", "schofield-jc"]
    assert (t.asked, t.options) == ("Slab the Killer", ["pass"])


def test_a_sheriff_who_only_wounds_their_deputy_keeps_their_cards() -> None:  # ruling 65
    t = five(slab="hand: bang-2c beer-6h  play: scope-as", lucky="2/4").play("bang-2c > Lucky")
    assert (t["Slab"].hand, t["Slab"].in_play) == (["beer-6h"], ["scope-as"])


def test_a_sheriff_whose_gatling_kills_deputy_then_outlaw_keeps_the_reward() -> None:  # ruling 60, 65
    t = five(slab="hand: gatling-10h beer-6h", lucky="1/4", calamity="1/4", more="deck: 3d 4d 5d")
    t.play("gatling-10h")
    assert t["Slab"].hand == ["bang-3d", "bang-4d", "bang-5d"]
    assert t.discard[0] == "beer-6h"


def test_a_sheriff_whose_gatling_kills_outlaw_then_deputy_loses_the_reward() -> None:  # ruling 60, 65
    t = table("""
        > Slab the Killer   sheriff         hand: gatling-10h beer-6h
          Kit Carlson       outlaw    1/4
          Lucky Duke        deputy    1/4
          Calamity Janet    outlaw
          Willy the Kid     renegade
        deck: 3d 4d 5d
    """).play("gatling-10h")
    assert t["Slab"].hand == []
    assert {"bang-3d", "bang-4d", "bang-5d", "beer-6h"} < set(t.discard)


def test_a_deputy_who_kills_a_deputy_has_no_penalty() -> None:  # ruling 65
    t = table("""
          Slab the Killer   sheriff
        > Lucky Duke        deputy          hand: bang-2c beer-6h
          Bart Cassidy      deputy    1/4
          Calamity Janet    outlaw
          Willy the Kid     renegade
          Kit Carlson       outlaw
          Black Jack        outlaw
    """).play("bang-2c > Bart")
    assert (t["Bart"].out, t["Lucky"].hand) == (True, ["beer-6h"])


def suzys_star(victim: str) -> Table:
    """Suzy Lafayette is the Sheriff and kills her neighbour with her last card."""
    return table(f"""
        > Suzy Lafayette    sheriff         hand: bang-2c   play: barrel-qs
          Lucky Duke        {victim}  1/4
          Calamity Janet    outlaw
          Willy the Kid     renegade
          Kit Carlson       {"deputy" if victim == "outlaw" else "outlaw"}
        deck: 3d 4d 5d 6d
    """).play("bang-2c > Lucky")


def test_sheriff_suzy_lafayette_draws_after_her_penalty() -> None:  # ruling 65, 114
    t = suzys_star("deputy")
    assert (t["Suzy"].hand, t["Suzy"].in_play) == (["bang-3d"], [])


def test_the_reward_fills_suzy_lafayettes_empty_hand() -> None:  # ruling 64, 114
    t = suzys_star("outlaw")
    assert t["Suzy"].hand == ["bang-3d", "bang-4d", "bang-5d"]


def sams_star(**options: bool) -> Table:
    """Vulture Sam is the Sheriff and kills a Deputy."""
    return table("""
        > Vulture Sam       sheriff         hand: bang-2c beer-6h   play: scope-as
          Lucky Duke        deputy    1/4   play: mustang-8h jail-js
          Calamity Janet    outlaw
          Willy the Kid     renegade
          Kit Carlson       outlaw
    """, **options).play("bang-2c > Lucky")  # fmt: skip


def test_sheriff_vulture_sam_discards_the_cards_of_his_deputy_too() -> None:  # ruling 66
    t = sams_star()
    assert (t["Vulture"].hand, t["Vulture"].in_play) == ([], [])
    assert sorted(t.discard) == ["bang-2c", "beer-6h", "jail-js", "mustang-8h", "scope-as"]


def test_with_the_option_sheriff_vulture_sam_discards_before_he_inherits() -> None:  # ruling 66
    t = sams_star(penalty_first=True)
    assert (sorted(t["Vulture"].hand), t["Vulture"].in_play) == (["jail-js", "mustang-8h"], [])
    assert sorted(t.discard) == ["bang-2c", "beer-6h", "scope-as"]


def test_vulture_sam_takes_all_cards_of_an_eliminated_player() -> None:  # ruling 68
    t = with_sam(slab="hand: bang-2c  play: schofield-jc", kit="1/4  hand: beer-6h  play: jail-js dynamite-2h scope-as")
    t.play("bang-2c > Kit", "Kit: pass", "Kit: pass")
    assert sorted(t["Vulture"].hand) == ["beer-6h", "dynamite-2h", "jail-js", "scope-as"]
    assert (t["Vulture"].in_play, t["Kit"].hand, t["Kit"].in_play, t.discard) == ([], [], [], ["bang-2c"])


def test_the_table_does_not_see_the_hand_that_vulture_sam_takes() -> None:  # ruling 68
    t = with_sam(slab="hand: bang-2c  play: schofield-jc", kit="1/4  hand: beer-6h  play: scope-as")
    t.play("bang-2c > Kit", "Kit: pass", "Kit: pass")
    assert [t.game.face(card).text for card in View(t.game, 3).player(1).hand] == ["scope-as"]
    assert View(t.game, 3).player(1).hand_count == 2


def test_the_killer_has_his_reward_beside_vulture_sams_inheritance() -> None:  # ruling 70
    t = with_sam(slab="hand: bang-2c  play: schofield-jc", kit="1/4  play: scope-as").play("bang-2c > Kit")
    assert (t["Vulture"].hand, len(t["Slab"].hand)) == (["scope-as"], 3)


def test_vulture_sam_inherits_before_he_draws_his_own_reward() -> None:  # ruling 70
    t = with_sam(vulture="> hand: bang-2c", kit="1/4  play: scope-as", more="deck: 3d 4d 5d").play("bang-2c > Kit")
    assert t["Vulture"].hand == ["scope-as", "bang-3d", "bang-4d", "bang-5d"]
    kinds = t.news_kinds()
    assert kinds.index("eliminated") < kinds.index("inherit") < kinds.index("reward")


def test_vulture_sam_does_not_inherit_from_himself() -> None:  # ruling 71
    t = with_sam(slab="hand: bang-2c", vulture="1/4  play: scope-as").play("bang-2c > Vulture")
    assert (t["Vulture"].out, t["Vulture"].hand, t.discard) == (True, [], ["scope-as", "bang-2c"])


def test_a_dead_vulture_sam_inherits_nothing() -> None:  # ruling 71
    t = with_sam(slab="hand: bang-2c", vulture="out", kit="1/4  play: scope-as").play("bang-2c > Kit")
    assert (t["Vulture"].hand, t.discard) == ([], ["scope-as", "bang-2c"])


def test_in_one_gatling_vulture_sam_inherits_only_while_he_lives() -> None:  # ruling 71, 60
    t = with_sam(slab="hand: gatling-10h", vulture="1/4  play: jail-js", kit="1/4  play: scope-as").play("gatling-10h")
    assert (t["Vulture"].out, t["Kit"].out) == (True, True)
    assert t.discard == ["scope-as", "jail-js", "gatling-10h"]


def test_dynamite_that_kills_is_discarded_and_not_inherited() -> None:  # ruling 63, 68
    t = with_sam(kit="> 3/4  play: dynamite-2h jail-js", more="phase: start;deck: 5s")
    assert (t["Kit"].out, t["Vulture"].hand) == (True, ["jail-js"])
    assert "dynamite-2h" in t.discard


def test_role_and_character_can_never_be_taken_or_discarded() -> None:  # ruling 80
    t = five(slab="hand: cat_balou-kh panic-jh", lucky="hand: beer-6h  play: scope-as")
    t.play("cat_balou-kh > Lucky")
    assert t.options == ["take scope-as", "take hand > 2"]
    t.play("take scope-as", "panic-jh > Lucky")
    assert (t["Slab"].hand, t["Lucky"].characters, t["Lucky"].role) == (["beer-6h"], ("lucky_duke",), "deputy")


def test_a_reward_counts_for_the_hand_limit() -> None:  # ruling 64, 4
    t = five(slab="2/5  hand: bang-2c", kit="1/4").play("bang-2c > Kit", "Slab: pass")
    assert (t.ask and t.ask.kind, len(t.options)) == ("excess", 3)
