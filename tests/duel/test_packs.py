"""Packs of The Duel: the example, games with it, bots and records."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bots import make_bot
from sixgun.cardgame.facts import Symbol
from sixgun.cardgame.header import PlayerInfo
from sixgun.cardgame.packs import Pack
from sixgun.duel.game_type import DUEL
from sixgun.duel.header import RecordHeader, recorder
from sixgun.duel.new_game import new_game
from sixgun.duel.playback import verify
from sixgun.duel.position import parse_position, position_text
from sixgun.duel.rules.setup import Setup
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.view import View
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.record import parse_record
from sixgun.wording.duel import card_name, reason_text, set_name
from sixgun.wording.pack_library import open_pack_library
from tests.support.duel_table import Table
from tests.support.packs import RIVERSIDE, written

SETS = ("duel", "riverside")


def riverside() -> tuple[Pack, ...]:
    return open_pack_library([RIVERSIDE], game="duel").packs


def staged(text: str) -> Table:
    catalogue = open_pack_library([RIVERSIDE], game="duel").catalogue
    return Table(parse_position(text, catalogue, collect_news=True))


# The example.


def test_a_stray_bullet_hits_like_any_other() -> None:
    t = staged("""
        > law   hand: stray_bullet-ld
            Wild Bill
            Jango
          outlaw
            Sid Curry
            Slim Poet
    """)
    before = (t["Sid"].life, t["Slim"].life)
    t.play("stray_bullet > Sid", "pass")
    assert (t["Sid"].life, t["Slim"].life) == (before[0] - 1, before[1])


def test_an_avoided_stray_bullet_hits_the_rearguard() -> None:
    t = staged("""
        > law   hand: stray_bullet-ld
            Wild Bill
            Jango
          outlaw   hand: missed-os
            West Harding
            Slim Poet
    """)
    before = (t["West"].life, t["Slim"].life)
    t.play("stray_bullet > West", "missed")
    assert (t["West"].life, t["Slim"].life) == (before[0], before[1] - 1)


def test_an_avoided_stray_bullet_finds_nobody_behind_a_lone_character() -> None:
    t = staged("""
        > law   hand: stray_bullet-ld
            Wild Bill
            Jango
          outlaw   hand: missed-os   out: slim_poet
            West Harding
    """)
    before = t["West"].life
    t.play("stray_bullet > West", "missed")
    assert (t["West"].life, t.kind) == (before, "play")


def test_a_field_nurse_heals_the_rearguard_only() -> None:
    t = staged("""
        > law   hand: field_nurse-lh
            Wild Bill  1/5
            Jango      1/3
          outlaw
            West Harding
            Slim Poet
    """)
    assert [option for option in t.options if "field_nurse" in option] == ["play field_nurse-lh > jango"]
    t.play("field_nurse > Jango")
    assert (t["Jango"].life, t["Wild"].life) == (3, 1)


def test_a_field_nurse_has_nothing_to_do_for_the_healthy() -> None:
    t = staged("""
        > law   hand: field_nurse-lh
            Wild Bill
            Jango
          outlaw
            West Harding
            Slim Poet
    """)
    no = t.refuses("field_nurse > Jango")
    assert no is not None
    library = open_pack_library([RIVERSIDE], game="duel")
    said = reason_text(library.language("en"), View(t.game, 0), no, t.wished("field_nurse > Jango"), ["Ada", "Ben"])
    assert said == "Jango has lost no life point and needs no Field Nurse."


def test_a_scarecrow_avoids_a_hit_and_draws_a_card() -> None:
    t = staged("""
        > law   hand: colt-ld
            Wild Bill
            Jango
          outlaw
            West Harding   play: scarecrow-ob
            Slim Poet
        outlaw_deck: beer-ob
    """)
    before = t["West"].life
    t.play("colt > West", "use scarecrow")
    assert (t["West"].life, t["West"].in_play, t.outlaw.hand) == (before, [], ["beer-ob"])


# Games with a pack.


@pytest.mark.parametrize("bot", ["random", "greenhorn", "cowboy", "gunslinger"])
def test_bots_play_with_the_pack_to_the_end(bot: str) -> None:
    library = open_pack_library([RIVERSIDE], game="duel")
    acted: set[str] = set()
    for number in range(12):
        setup = Setup(key_from_seed(f"river {number}"), sets=SETS)
        game = new_game(setup, library.catalogue, collect_news=True)
        play_game(game, [make_bot(bot, f"river {number}", seat, "duel") for seat in range(2)])
        assert game.outcome is not None
        acted |= {news.what for news in game.news or []}
    assert {"stray_bullet", "field_nurse", "scarecrow"} <= acted


@pytest.mark.parametrize("bot", ["cowboy", "gunslinger"])
def test_bots_judge_the_cards_by_their_facts(bot: str) -> None:
    t = staged("""
        > law   hand: field_nurse-lh scarecrow-lb
            Wild Bill
            Jango      1/3
          outlaw
            West Harding
            Slim Poet
    """)
    player = make_bot(bot, "judge", 0, "duel")
    texts = []
    for _ in range(2):
        assert t.ask is not None
        chosen = player.choose(View(t.game, 0), t.ask)
        texts.append(DUEL.choice_text(t.game, t.ask, chosen))
        t.game.answer(chosen)
    assert sorted(texts) == ["play field_nurse-lh > jango", "play scarecrow-lb > jango"]


def test_a_game_without_the_pack_is_unchanged_by_it() -> None:
    library = open_pack_library([RIVERSIDE], game="duel")
    assert library.catalogue.select(("duel",)).faces == CATALOGUE.faces
    assert len(library.catalogue.faces) == len(CATALOGUE.faces) + 6
    setup = Setup(key_from_seed("same"))
    with_library, without = new_game(setup, library.catalogue), new_game(setup)
    assert with_library.state.to_data() == without.state.to_data()


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown set “riverside”: there are duel"):
        DUEL.setup(2, bytes(32), SETS, DUEL.options())
    with pytest.raises(SetupError, match="every game needs the printed set"):
        DUEL.setup(2, bytes(32), ("riverside",), DUEL.options(), riverside())


def test_a_position_with_the_pack_is_read_as_it_was_written() -> None:
    catalogue = open_pack_library([RIVERSIDE], game="duel").catalogue
    game = new_game(Setup(key_from_seed("written"), sets=SETS), catalogue)
    chance = Random(4)
    for _ in range(60):
        if game.ask is None:
            break
        if game.ask.open and not game.since:
            again = parse_position(position_text(game), catalogue)
            assert position_text(again) == position_text(game)
        game.answer(chance.choice(game.ask.options()))


def test_a_fork_and_a_stored_state_know_the_pack() -> None:
    game = new_game(Setup(key_from_seed("stored"), sets=SETS), open_pack_library([RIVERSIDE], game="duel").catalogue)
    assert game.fork().state.faces == game.state.faces
    again = DUEL.resume_from(game.state.to_data(), game)
    assert again.state.to_data() == game.state.to_data()


def test_the_facts_give_the_symbols_of_a_card_that_declares_none() -> None:
    assert DUEL.facts("field_nurse", riverside()).symbols == (Symbol("life", "+2"),)
    assert DUEL.facts("scarecrow", riverside()).symbols == (Symbol("miss"), Symbol("draw", "1"))
    assert DUEL.set_of("scarecrow", riverside()) == "riverside"


def test_the_packs_texts_are_in_every_language() -> None:
    library = open_pack_library([RIVERSIDE], game="duel")
    assert card_name(library.language("fr"), "stray_bullet") == "Balle perdue"
    assert set_name(library.language("en"), "riverside") == "Riverside"


# Records.


def test_a_recorded_game_with_a_pack_is_verified_with_that_pack_only(tmp_path: Path) -> None:
    seats = tuple(PlayerInfo(name, "cowboy") for name in "AB")
    header = RecordHeader(Setup(key_from_seed("recorded"), sets=SETS), seats, packs=riverside())
    out = io.StringIO()
    writer = recorder(out)
    writer.header(header.to_data())
    game = header.new_game()
    game.observers.append(writer)
    play_game(game, [make_bot("cowboy", "recorded", seat, "duel") for seat in range(2)])
    assert game.outcome is not None
    writer.finish(game.outcome)
    record = parse_record(out.getvalue().encode())
    assert verify(record, riverside()).header.packs == riverside()
    with pytest.raises(RecordError, match=r"line 1: .*give its file with --pack"):
        verify(record)
    changed = written(tmp_path, RIVERSIDE.read_text(encoding="utf-8") + "\n")
    with pytest.raises(RecordError, match="is not the one that the game was played with"):
        verify(record, open_pack_library([changed], game="duel").packs)
