"""Jack Ransome, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel


def test_jack_ransome_equips_himself_and_the_hidden_foe() -> None:  # ruling 35
    t = duel("| Wild Bill | Jango", "> hat-oh rattlesnake-os dynamite-ob | Jack Ransome | Slim Poet")
    t.play("hat > Jack", "rattlesnake > Jango", "dynamite > Wild")
    assert (t["Jack"].in_play, t["Jango"].in_play, t["Wild"].in_play) == (
        ["hat-oh"],
        ["rattlesnake-os"],
        ["dynamite-ob"],
    )


def test_jack_ransome_in_the_rearguard_opens_nothing() -> None:  # ruling 24, 35
    t = duel("| Wild Bill | Jango", "> hat-oh knife-oh | Slim Poet | Jack Ransome")
    assert t.refuses("hat > Slim") == reason("not_own_active", 35)
    assert t.refuses("knife > Jango") == reason("rear_hidden", 31)


def test_jack_ransome_steals_and_lifts_cards_of_the_hidden_foe() -> None:  # ruling 33, 81
    t = duel("| Wild Bill | Jango play: bank-lb", "> stealing-ob schoolmarm-lh | Jack Ransome | Slim Poet")
    assert t.play("schoolmarm").outlaw.hand == ["stealing-ob", "bank-lb"]


def test_jack_ransome_gives_strong_ale_to_the_hidden_foe() -> None:  # ruling 33, 82
    t = duel("| Jango | Dalon Ranger", "> strong_ale-lb | Jack Ransome | Slim Poet")
    t.play("strong_ale > Dalon", "yes", "yes")
    assert (t["Dalon"].life, len(t.law.hand)) == (3, 2)


def test_jack_ransomes_gatling_strikes_as_any_other() -> None:  # ruling 106
    t = duel("| Wild Bill | Jango", "> gatling-lb | Jack Ransome | Dalton Bros")
    assert t.refuses("gatling > Jango") == reason("no_target", 34)
    t.play("gatling")
    assert [t[name].life for name in ("Wild", "Jango", "Jack", "Dalton")] == [4, 2, 4, 2]


def test_jack_ransome_duels_with_annie_in_the_rearguard_who_is_awake() -> None:  # ruling 26, 70
    t = duel("missed-ls | Wild Bill | Annie Oakey", "> duel-oh | Jack Ransome | Slim Poet")
    t.play("duel > Annie")
    assert (t.about, t.options) == ("Annie Oakey", ["discard missed-ls as hit", "pass"])
    t.play("missed")
    assert (t["Jack"].life, t["Annie"].life, t["Wild"].life) == (3, 4, 5)
