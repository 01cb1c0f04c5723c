"""Packs with a flaw: each is refused with one sentence that names the pack and the line, and nothing is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.bang.pack_checks import check_use
from sixgun.bang.packs import catalogue_with, load_pack
from sixgun.bang.sets import CATALOGUE
from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import PackError
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import HEAD, ROOT, TAIL, WHIP, refused, written


def test_the_least_pack_is_accepted(tmp_path: Path) -> None:
    library = open_pack_library([written(tmp_path, HEAD + WHIP + TAIL.replace(", ())\n", ")\n"))])
    assert library.slugs == ("mine",)
    assert library.catalogue.cards["whip"].parries_from_hand
    assert "whip" not in CATALOGUE.cards


@pytest.mark.parametrize(
    ("code", "line", "cause"),
    [
        ("1 / 0", 6, "the pack fails to load (ZeroDivisionError: division by zero)"),
        ("import sys; sys.exit(3)", 6, "the pack fails to load (SystemExit: 3)"),
        (
            "import no_such_module",
            6,
            "the pack fails to load (ModuleNotFoundError: No module named 'no_such_module')",
        ),
        ("class Whip(Card:", 6, "the pack fails to load (SyntaxError: "),
        ("face('whip', HEARTS, 99)", 6, "the pack fails to load (IndexError"),
    ],
)
def test_a_pack_that_fails_on_loading_is_refused_with_its_line(
    tmp_path: Path, code: str, line: int, cause: str
) -> None:
    assert refused(tmp_path, f"{HEAD}{code}\n{WHIP}{TAIL}").startswith(f"mine.py, line {line}: {cause}")


@pytest.mark.parametrize(
    ("body", "line", "cause"),
    [
        (
            "    def modify_distances(self, game, me, viewer, seen, distance): ...",
            8,
            "there is no hook modify_distances: did you mean modify_distance?",
        ),
        (
            "    async def on_turn_begin(self, game, me, seat): ...",
            8,
            "there is no hook on_turn_begin: did you mean on_turn_",
        ),
        ("    def forbid_everything(self): ...", 8, "there is no hook forbid_everything: "),
        ("    def offer(self, game, me, ask): ...", 8, "there is no hook offer: did you mean offers?"),
        ("    color = BLUE", 8, "there is no fact color: did you mean colour?"),
        ("    colour = 'purple'", 8, "the fact colour is “purple”, but can be brown, blue, green"),
        ("    act = 'shoot'", 8, "the fact act is “shoot”, but can be shot, challenge, take, discard, confine, heal"),
        ("    affects = 'all'", 8, "the fact affects is “all”, but can be self, others, everybody"),
        ("    heals = 'two'", 8, "the fact heals is “two” instead of a value of type int"),
        ("    check = 'heart'", 8, "the fact check is “heart” instead of a value of type Check"),
        ("    symbols = ('life +1',)", 8, "the fact symbols is “('life +1',)” instead of symbols: write (Symbol("),
        (
            "    symbols = (__import__('sixgun.cardgame.facts').cardgame.facts.Symbol('lif'),)",
            8,
            "there is no symbol “lif”: there are hit, miss, life, ",
        ),
        ("    icons = 'whip'", 8, "there is no fact icons: did you mean icon?"),
        ("    parries_from_hand = 'yes'", 8, "the fact parries_from_hand is “yes” instead of a value of type bool"),
        (
            "    def modify_reach(self, game, me, reach): ...",
            8,
            "the hook modify_reach of Whip is “def modify_reach(self, game, me, reach)” instead of “def modify_reach(",
        ),
        ("    def modify_reach(self, game, seat, me, reach): ...", 8, "the hook modify_reach of Whip is "),
        (
            "    def modify_reach(self, game, me, seat, *, reach): ...",
            8,
            "the hook modify_reach of Whip is “def modify_reach(self, game, me, seat, *, reach)”",
        ),
        (
            "    def modify_reach(self, *figures): ...",
            8,
            "the hook modify_reach of Whip is “def modify_reach(self, *figures)”",
        ),
        (
            "    async def modify_reach(self, game, me, seat, reach): ...",
            8,
            "the hook modify_reach of Whip is “async def ",
        ),
        (
            "    def play(self, game, source, target): ...",
            8,
            "the hook play of Whip is “def play(self, game, source, target)” instead of “async def play(",
        ),
        (
            "    async def play(self, game, source, target):\n        yield 1",
            8,
            "play of Whip yields: write “async def play(self, game, source, target)” without yield",
        ),
        (
            "    @staticmethod\n    def why_not(game, seat): ...",
            9,
            "why_not of Whip is not a plain method: write “def why_not(self, game, seat)”",
        ),
        ("    slug = 'barrel'", 8, "there is already a card “barrel”: give the card another slug"),
        ("    slug = 'willy_the_kid'", 8, "there is already a character “willy_the_kid”: give the card another slug"),
        ("    slug = 'mine'", 8, "there is already a set “mine”: give the card another slug"),
        ("    slug = 'sheriff'", 8, "the word “sheriff” is reserved: give the card another slug"),
        ("    slug = 'Bull-whip'", 8, "the slug “Bull-whip” of a card is not like snake_oil"),
    ],
)
def test_a_card_with_a_flaw_is_refused_with_its_line(tmp_path: Path, body: str, line: int, cause: str) -> None:
    assert refused(tmp_path, f"{HEAD}{WHIP}{body}\n{TAIL}").startswith(f"mine.py, line {line}: {cause}")


IMPORTS = "from sixgun.bang.card_kinds import Green, GreenMissed, GreenShot, Weapon\n"
NO_EFFECT = "“async def take_effect(self, game, source, target)”"
NO_PLAY = "“async def play(self, game, source, target)”"


@pytest.mark.parametrize(
    ("base", "body", "line", "cause"),
    [
        ("Card", "colour = GREEN", 8, "the green card Whip is not a Green: derive it from Green, GreenMissed or Green"),
        ("Green", "draws = 1", 7, f"the green card Whip can never be used: add {NO_EFFECT}"),
        ("GreenShot", "draws = 1", 7, "the green card Whip shoots nobody: set its use_aim"),
        ("GreenShot", "aim = NEAR", 8, "the green card Whip is put in front of its player: set use_aim instead of aim"),
        ("GreenMissed", "colour = BROWN", 8, "the Green Whip is brown: leave out its colour"),
        ("GreenMissed", "parries_from_hand = True", 8, "the green card Whip sets parries_from_hand, but it acts in pl"),
        ("GreenMissed", "reply_only = True", 8, "the green card Whip sets reply_only, but it acts in play only"),
        ("Card", "async def take_effect(self, game, source, target): ...", 8, "take_effect is a hook of Green, but W"),
        ("Green", "def take_effect(self, game, source, target): ...", 8, "the hook take_effect of Whip is “def take_e"),
        ("Green", "async def take_efect(self, game, source, target): ...", 8, "there is no hook take_efect: did you m"),
        ("Card", "reply_only = True", 8, "the card Whip is only a reply, but it answers nothing: set parries_from_han"),
        ("Card", "aim = NEAR", 7, f"the card Whip is played at a target, but does nothing there: add {NO_PLAY}"),
        ("Card", "draws = 2", 7, f"the card Whip can never be used: add {NO_PLAY}, or set parries_from_hand"),
        ("Card", "colour = BLUE", 7, "the blue card Whip does nothing in play: add a hook of sixgun.bang.effect"),
        ("Card", "parries_in_play = True", 8, "the card Whip parries in play, but offers nothing: derive it from Gre"),
        ("Card", "weapon = True", 8, "the weapon Whip is not blue: derive it from Weapon of sixgun.bang.card_kinds"),
        ("Card", "colour, weapon, reach = BLUE, True, 3", 7, "the weapon Whip does not change how far its owner sho"),
        ("Weapon", "sound = 1", 7, "the weapon Whip reaches no farther than the Colt .45: set its reach"),
        ("Weapon", "min_players, reach = 9, 3", 7, "the fact min_players is “9”, but can be 2, 3, 4, 5, 6, 7, 8"),
        ("Weapon", "reply_only = True", 8, "the card Whip is only a reply, but it answers nothing"),
        ("Weapon", "parries_from_hand = reply_only = True", 8, "the blue card Whip is only a reply, so nobody can put"),
    ],
)  # fmt: skip
def test_a_card_that_can_never_be_used_is_refused(tmp_path: Path, base: str, body: str, line: int, cause: str) -> None:
    code = f"{HEAD}{IMPORTS}class Whip({base}):\n    {body}\n{TAIL}"
    assert refused(tmp_path, code).startswith(f"mine.py, line {line}: {cause}")


@pytest.mark.parametrize(
    ("base", "body"),
    [
        ("Card", "parries_from_hand = reply_only = True"),
        ("Card", "async def play(self, game, source, target): ..."),
        ("Card", "colour, aim, burden = BLUE, OTHER, True\n    async def on_turn_start(self, game, me, seat): ..."),
        ("Weapon", "reach = 4"),
        ("Weapon", "def modify_reach(self, game, me, seat, reach): return 2 * reach"),
        ("Weapon", "def modify_distance(self, game, me, viewer, seen, distance): return distance"),
        ("Green", "async def take_effect(self, game, source, target): ..."),
        ("GreenMissed", "draws = 1"),
        ("GreenShot", "use_aim = NEAR"),
        ("GreenShot", "affects = 'others'\n    async def take_effect(self, game, source, target): ..."),
    ],
)
def test_every_kind_of_card_is_there_for_packs(tmp_path: Path, base: str, body: str) -> None:
    code = f"{HEAD}{IMPORTS}class Whip({base}):\n    {body}\n{TAIL}"
    assert open_pack_library([written(tmp_path, code)]).slugs == ("mine",)


def test_all_printed_cards_can_be_used() -> None:
    for card in CATALOGUE.cards.values():
        check_use(card, Places(""))


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        (
            'CARD_SET = CardSet("mine", (Whip(),), (face("whip", HEARTS, 5),), ())',
            "",
            "mine.py: it defines no card set: write CARD_SET = CardSet(",
        ),
        ("CARD_SET = CardSet(", "CARD_SET = dict(a=", "mine.py, line 9: "),
        ('"mine"', '"base"', "mine.py, line 9: there is already a set “base”: give the set another slug"),
        ("(Whip(),)", "(Whip(), Whip())", "mine.py, line 6: there is already a card “whip”"),
        ("(Whip(),)", "(Whip())", "mine.py, line 9: the set's cards are not a tuple: write (Whip(),) with a comma"),
        ("(Whip(),)", "(Whip,)", "mine.py, line 9: the set's cards list the class Whip: write Whip()"),
        (", ())", ", (Whip(),))", "mine.py, line 6: Whip, among the set's characters, is not a subclass of Character"),
        ('face("whip"', 'face("lasso"', "mine.py, line 9: the deck has a card “lasso” that is not among the cards"),
        ("HEARTS, 5", "HEARTS, 1", "mine.py, line 9: a card “whip” in the deck has no suit, or no value from 2 to 14"),
        ("HEARTS, 5", "'x', 5", "mine.py, line 9: a card “whip” in the deck has no suit, or no value from 2 to 14"),
        (", HEARTS, 5", "", "mine.py, line 9: a card “whip” in the deck has no suit, or no value from 2 to 14"),
        (
            'face("whip", HEARTS, 5)',
            '"whip-5h"',
            "mine.py, line 9: “whip-5h” in the deck is not the face of a playing card",
        ),
        (
            '(face("whip", HEARTS, 5),)',
            '[face("whip", HEARTS, 5)]',
            "mine.py, line 9: the set's deck is not a tuple of faces",
        ),
        ('face("whip"', 'face("bang"', "mine.py, line 6: the card “whip” is not in the deck"),
        ("TEXTS", "WORDS", "mine.py: it defines no texts: write TEXTS = "),
        ('"en"', '"fr"', "mine.py: it has no English texts"),
        (
            "\\n    .text = Crack!",
            "",
            "mine.py, line 6: the card “whip” lacks the text “card-whip.text” in the language “en”",
        ),
        (
            "card-whip =",
            "card-wip =",
            "mine.py, line 6: the card “whip” lacks the text “card-whip” in the language “en”",
        ),
        (
            "Crack!",
            "{ $name }",
            "mine.py, line 6: the text “card-whip.text” of the card “whip” in the language “en” has the variable",
        ),
        ('"card-whip', '"card-bang = Boom\\ncard-whip', "pack “mine”: mine.py, line "),
        ('Crack!\\n"', '{ Crack\\n"', "pack “mine”: mine.py, line "),
        (
            'Crack!\\n"',
            'Crack!\\n", "fr": "card-whip = Fouet"',
            "mine.py, line 6: the card “whip” lacks the text “card-whip.text” in the language “fr”",
        ),
    ],
)
def test_a_box_with_a_flaw_is_refused(tmp_path: Path, old: str, new: str, cause: str) -> None:
    code = HEAD + WHIP + TAIL
    assert old in code
    assert refused(tmp_path, code.replace(old, new)).startswith(cause)


def test_a_broken_text_is_refused_with_its_line_in_the_module(tmp_path: Path) -> None:
    code = (
        HEAD + WHIP + TAIL.partition("TEXTS")[0] + 'TEXTS = {"en": """\ncard-whip = Whip\n    .text = { Crack\n"""}\n'
    )
    line = code[: code.index("card-whip")].count("\n") + 1
    assert refused(tmp_path, code).startswith(f"pack “mine”: mine.py, line {line}: this is not a Fluent text")


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbf" + (HEAD + WHIP + TAIL).encode(),
        (HEAD + WHIP + TAIL).replace("\n", "\r\n").encode(),
        b"# coding: latin-1\n" + (HEAD + WHIP + "    # \xe0 la carte\n" + TAIL).encode("latin-1"),
    ],
    ids=["byte order mark", "lines of Windows", "latin-1"],
)
def test_a_pack_may_be_written_as_any_python_file(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "mine.py").write_bytes(data)
    assert open_pack_library([tmp_path / "mine.py"]).slugs == ("mine",)


def test_a_reason_or_news_of_ones_own_needs_a_text(tmp_path: Path) -> None:
    body = "    def why_not(self, game, seat):\n        return reason('no_strength', 0)\n"
    code = HEAD + WHIP + body + TAIL
    said = "mine.py, line 9: the reason “no_strength” lacks the text “reason-no-strength” in the language “en”"
    assert refused(tmp_path, code).startswith(said)
    open_pack_library([written(tmp_path, code.replace("Crack!\\n", "Crack!\\nreason-no-strength = No { $card }.\\n"))])
    code = (
        HEAD + WHIP + "    async def play(self, game, source, target):\n        game.tell('crack', source.by)\n" + TAIL
    )
    assert refused(tmp_path, code).startswith("mine.py, line 9: the news “crack” lacks the text “news-crack”")


@pytest.mark.parametrize(
    ("sentence", "cause"),
    [
        ("{ $target } is { $distance } away from { $name }: no { $card }.", ""),
        (
            "No { $whip }.",
            "has the variable $whip: it can have $card, $distance, $name, $target, $who, $whom",
        ),
    ],
)
def test_a_reason_has_only_the_variables_that_it_is_given(tmp_path: Path, sentence: str, cause: str) -> None:
    body = "    def why_not(self, game, seat):\n        return reason('far', 0, distance=2)\n"
    code = HEAD + WHIP + body + TAIL.replace("Crack!\\n", f"Crack!\\nreason-far = {sentence}\\n")
    if cause:
        said = refused(tmp_path, code)
        assert said == f"mine.py, line 9: the text “reason-far” of the reason “far” in the language “en” {cause}"
    else:
        assert open_pack_library([written(tmp_path, code)]).slugs == ("mine",)


def test_news_have_only_their_variables(tmp_path: Path) -> None:
    body = "    async def play(self, game, source, target):\n        game.tell('crack', source.by)\n"
    code = HEAD + WHIP + body + TAIL.replace("Crack!\\n", "Crack!\\nnews-crack = { $name } cracks { $whip }.\\n")
    assert refused(tmp_path, code).startswith(
        "mine.py, line 9: the text “news-crack” of the news “crack” in the language"
    )


def test_texts_that_are_not_utf_8_are_refused(tmp_path: Path) -> None:
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "mine.ftl").write_bytes(b"card-whip = F\xfcr dich\n")
    tail = TAIL.partition("TEXTS")[0] + "from pathlib import Path\nTEXTS = Path(__file__).with_name('texts')\n"
    assert "mine.ftl is not UTF-8 text" in refused(tmp_path, HEAD + WHIP + tail)


def test_a_character_has_no_hooks_of_cards(tmp_path: Path) -> None:
    code = f"{HEAD}class Ann(Character):\n    async def play(self, game, source, target): ...\n"
    code += "CARD_SET = CardSet('mine', (), (), (Ann(),))\n"
    assert refused(tmp_path, code).startswith("mine.py, line 7: play is a hook of Card, but Ann is not a Card")


def test_methods_and_facts_of_ones_own_are_allowed(tmp_path: Path) -> None:
    body = "    length = 3\n    def crack(self): ...\n    def _modify_distances(self): ...\n"
    assert open_pack_library([written(tmp_path, HEAD + WHIP + body + TAIL)]).slugs == ("mine",)


def test_a_subclass_of_a_printed_card_is_a_card_of_its_own(tmp_path: Path) -> None:
    code = HEAD + "from sixgun.bang.sets.base.blue import Winchester\nclass Whip(Winchester):\n    range = 6\n" + TAIL
    library = open_pack_library([written(tmp_path, code)])
    assert library.catalogue.cards["whip"].weapon
    assert library.catalogue.cards["winchester"] is CATALOGUE.cards["winchester"]


@pytest.mark.parametrize("name", ["no_such_pack", "no_such.py", "examples"])
def test_a_pack_that_is_not_there_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(
        PackError, match=rf"^{name}: there is no such pack: give a Python file, or the name of an installed pack"
    ):
        load_pack(name)


def test_two_packs_may_not_share_a_name(tmp_path: Path) -> None:
    mine = load_pack(written(tmp_path, HEAD + WHIP + TAIL))
    other = tmp_path / "other.py"
    other.write_text((HEAD + WHIP + TAIL).replace('"mine"', '"yours"'), encoding="utf-8")
    with pytest.raises(PackError, match=r"other\.py: “whip” is already used by .*mine\.py"):
        catalogue_with([mine, load_pack(other)])
    with pytest.raises(PackError, match="“mine” is already used"):
        catalogue_with([mine, mine])


def test_no_pack_leaves_the_catalogue_as_it_is() -> None:
    assert open_pack_library().catalogue is CATALOGUE
    assert catalogue_with([]) is CATALOGUE
