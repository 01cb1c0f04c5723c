"""Packs: the example and its page, installed packs, records, and games, positions and languages with a pack."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.new_game import new_game
from sixgun.bang.notation import wished_choice
from sixgun.bang.packs import load_pack
from sixgun.bang.position import parse_position, position_text
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.kernel.chance import key_from_seed
from sixgun.wording.bang import card_name, card_text, character_name, news_text_for_seat, reason_text
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import EXAMPLE, HEAD, ROOT, TAIL, WHIP, refused, written
from tests.support.table import Table

PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SETS = ("base", "frontier_town")


def blocks(kind: str) -> list[str]:
    """The code of the page in fences of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


# The example and its page.


def test_the_code_of_the_page_is_the_example(tmp_path: Path) -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(blocks("python")) == 5
    for block in blocks("python"):
        assert block in source
    pack = load_pack(written(tmp_path, "from __future__ import annotations\n" + "\n\n".join(blocks("python"))))
    assert [card.slug for card in pack.card_set.cards] == ["snake_oil", "wanted_poster"]
    assert [character.slug for character in pack.card_set.characters] == ["marshal_mae"]
    assert [event.slug for event in pack.card_set.events] == ["dust_storm"]


def test_the_trial_of_the_page_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    (trial,) = blocks("py")
    monkeypatch.chdir(ROOT)
    exec(compile(trial, "docs/adding-a-card.md", "exec"), {})


def test_the_error_of_the_page_is_what_is_said(tmp_path: Path) -> None:
    said = refused(tmp_path, EXAMPLE.read_text(encoding="utf-8").replace("on_eliminated", "on_elimination"))
    (shown,) = blocks("text")
    assert said.replace("mine.py", "examples/frontier_town.py") == shown.strip()


def staged(text: str) -> Table:
    return Table(parse_position(text, open_pack_library([EXAMPLE]).catalogue, collect_news=True))


def four(hand: str = "", rest: str = "") -> Table:
    return staged(f"""
        > Marshal Mae   sheriff    3/5   hand: {hand}
          Bart Cassidy  outlaw     2/4
          Paul Regret   renegade
          Lucky Duke    outlaw     1/4
        {rest}
    """)


def test_snake_oil_heals_on_hearts() -> None:
    t = four("snake_oil-2h", "deck: beer-6h bang-ah").play("snake_oil-2h > Bart")
    assert (t["Bart"].life, t["Marshal"].hand) == (3, ["beer-6h"])


def test_snake_oil_hurts_on_anything_else_and_may_kill() -> None:
    t = four("snake_oil-2h", "deck: beer-6h bang-9c bang-9d").play("snake_oil-2h > Lucky", "take bang-9c")
    assert t["Lucky"].out
    assert len(t["Marshal"].hand) == 1 + 1 + 3, "the card of the sale, one for the elimination, three as a reward"


def test_snake_oil_is_not_sold_to_the_healthy() -> None:
    no = four("snake_oil-2h").refuses("snake_oil-2h > Paul")
    assert no is not None
    assert no.slug == "nobody_buys"


def test_a_wanted_poster_is_put_down_first_and_used_in_a_later_turn() -> None:
    t = four("wanted_poster-4s bang-2c").play("wanted_poster-4s")
    assert t["Marshal"].in_play == ["wanted_poster-4s"]
    no = t.why_not("use wanted_poster > Bart")
    assert no is not None
    assert no.slug == "put_down_this_turn"


def test_a_wanted_poster_takes_a_card_from_another_player_and_draws_one() -> None:
    t = staged("""
        > Marshal Mae   sheriff              play: wanted_poster-4s
          Bart Cassidy  outlaw   hand: bang-ad  play: barrel-qs
          Paul Regret   renegade
          Lucky Duke    outlaw
        deck: beer-6h
    """)
    t.play("use wanted_poster > Bart", "take barrel-qs")
    assert (t["Bart"].in_play, t["Bart"].hand) == ([], ["bang-ad"])
    assert (t["Marshal"].in_play, t["Marshal"].hand) == ([], ["beer-6h"])


def test_a_wanted_poster_names_nobody_who_has_no_card() -> None:
    t = staged("""
        > Marshal Mae   sheriff   play: wanted_poster-4s
          Bart Cassidy  outlaw
          Paul Regret   renegade  hand: bang-ad
          Lucky Duke    outlaw
    """)
    no = t.refuses("use wanted_poster > Bart")
    assert no is not None
    assert no.slug == "nothing_to_take"
    assert [option for option in t.options if "wanted_poster" in option] == ["use wanted_poster-4s > 3"]


@pytest.mark.parametrize("bot", ["cowboy", "gunslinger"])
def test_bots_judge_a_wanted_poster_by_its_facts(bot: str) -> None:
    """It makes a foe discard and draws a card, so it is put down, and then used against a foe."""
    t = four("wanted_poster-4s")
    ask = t.ask
    assert ask is not None
    assert make_bot(bot, "judge", 0).choose(View(t.game, 0), ask).verb == "play"
    t = staged("""
        > Marshal Mae   outlaw    play: wanted_poster-4s
          Bart Cassidy  outlaw
          Paul Regret   sheriff   hand: bang-ad bang-2d
          Lucky Duke    renegade
        deck: beer-6h
    """)
    ask = t.ask
    assert ask is not None
    chosen = make_bot(bot, "judge", 0).choose(View(t.game, 0), ask)
    assert (chosen.verb, chosen.what, chosen.target) == ("use", "wanted_poster", 2)


def test_marshal_mae_keeps_one_card_more() -> None:
    t = four("bang-2c bang-3c bang-4c bang-5c").pass_()
    assert (t.turn, len(t["Marshal"].hand)) == ("Bart Cassidy", 4)
    t = four("bang-2c bang-3c bang-4c bang-5c bang-6c").pass_()
    assert t.ask is not None
    assert t.ask.kind == "excess"


def test_a_dust_storm_puts_everybody_farther_away() -> None:
    t = four("bang-2c", "event: dust_storm")
    no = t.refuses("bang-2c > Bart")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("out_of_reach", {"distance": 2, "reach": 1})


# Games with a pack.


@pytest.mark.parametrize("bot", ["random", "cowboy"])
@pytest.mark.parametrize("players", [4, 7])
def test_bots_play_with_the_pack_to_the_end(bot: str, players: int) -> None:
    library = open_pack_library([EXAMPLE])
    acted: set[str] = set()
    for number in range(6):
        game = new_game(Setup(players, key_from_seed(f"pack {number}"), SETS), library.catalogue, collect_news=True)
        play_game(game, [make_bot(bot, f"pack {number}", seat) for seat in range(players)])
        assert game.outcome is not None
        acted |= {news.what for news in game.news or []}
        names = [f"P{seat}" for seat in range(players)]
        for code in ("en", "fr"):
            words = library.language(code)
            assert all(
                news_text_for_seat(words, news, 0, names) for news in game.news or [] if news.what == "snake_oil"
            )
    assert {"snake_oil", "wanted_poster", "dust_storm"} <= acted


def test_a_position_with_the_pack_is_read_as_it_was_written() -> None:
    catalogue = open_pack_library([EXAMPLE]).catalogue
    game = new_game(Setup(5, key_from_seed("written"), SETS), catalogue)
    chance = Random(4)
    for _ in range(60):
        assert game.ask is not None
        if game.ask.open and not game.since:
            again = parse_position(position_text(game), catalogue)
            assert position_text(again) == position_text(game)
        game.answer(chance.choice(game.ask.options()))


def test_the_notes_of_a_pack_may_have_any_name() -> None:
    assert four(rest="marks: turn oil_sold of 1 = 2").game.state.turn_marks == {("oil_sold", 0): 2}


def test_the_packs_texts_are_in_every_language() -> None:
    library = open_pack_library([EXAMPLE])
    assert card_name(library.language("en"), "snake_oil") == "Snake Oil"
    assert card_name(library.language("fr"), "snake_oil") == "Huile de serpent"
    assert character_name(library.language("fr"), "marshal_mae") == "Marshal Mae"
    assert card_name(library.language("fr"), "barrel") == "Planque", "and so are the game's"


def test_a_language_that_the_pack_lacks_speaks_english(tmp_path: Path) -> None:
    library = open_pack_library([written(tmp_path, HEAD + WHIP + TAIL)])
    assert card_text(library.language("fr"), "whip") == "Crack!"


def test_a_packs_reason_is_said_in_words() -> None:
    library = open_pack_library([EXAMPLE])
    t = four("snake_oil-2h")
    assert t.ask is not None
    wish = wished_choice(t.game, t.ask, "snake_oil-2h > Paul")
    no = t.why_not("snake_oil-2h > Paul")
    assert no is not None
    said = reason_text(library.language("en"), View(t.game, 0), no, wish, ["Ada", "Ben", "Cleo", "Dan"])
    assert said == "Cleo is in good health and buys no Snake Oil."


def test_texts_may_stand_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "whip.ftl").write_text("card-whip = Whip\n    .text = Crack!\n", encoding="utf-8")
    code = HEAD + WHIP + TAIL + "from pathlib import Path\nTEXTS = Path(__file__).with_name('texts')\n"
    first = open_pack_library([written(tmp_path, code)])
    assert card_text(first.language("en"), "whip") == "Crack!"
    (tmp_path / "texts" / "en" / "whip.ftl").write_text("card-whip = Whip\n    .text = Snap!\n", encoding="utf-8")
    again = open_pack_library([tmp_path / "mine.py"])
    assert card_text(again.language("en"), "whip") == "Snap!"
    assert again.packs[0].digest != first.packs[0].digest, "the texts are part of the digest"
