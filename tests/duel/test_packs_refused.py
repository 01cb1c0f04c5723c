"""Packs of The Duel with a flaw: each is refused with one sentence that names the pack and the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.cardgame.pack_checks import Places
from sixgun.cardgame.packs import PackError
from sixgun.duel.pack_checks import check_use
from sixgun.duel.sets import CATALOGUE
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import EXAMPLE, RIVERSIDE, written

HEAD = """
from sixgun.duel.card_kinds import *
from sixgun.duel.catalogue import CardSet
from sixgun.duel.effect import *
from sixgun.duel.faces import *
"""
TAIL = """
CARD_SET = CardSet("mine", (Whip(),), (face("whip", LAW, BARREL),))
TEXTS = {"en": "duel-card-whip = Whip\\n    .text = Crack!\\n"}
"""
WHIP = "class Whip(Card):\n    parries_from_hand = True\n"


def refused(folder: Path, code: str) -> str:
    """Return the error for a pack of The Duel, which is one line."""
    path = written(folder, code)
    with pytest.raises(PackError) as caught:
        open_pack_library([path], game="duel")
    said = str(caught.value)
    assert "\n" not in said
    return said.replace(str(path), "mine.py")


def test_the_least_pack_is_accepted(tmp_path: Path) -> None:
    assert open_pack_library([written(tmp_path, HEAD + WHIP + TAIL)], game="duel").slugs == ("mine",)


@pytest.mark.parametrize(
    ("base", "body", "line", "cause"),
    [
        ("Card", "aim = FRONT", 6, "the card Whip is played at a target, but does nothing there: add “async def play("),
        ("Card", "draws = 2", 6, "the card Whip can never be used: add “async def play(self, game, source, target)”"),
        ("Card", "reply_only = True", 7, "the card Whip is only a reply, but it answers nothing: set parries_from_han"),
        ("BangCard", "plain = True", 7, "the card Whip sets plain, but other cards count as the printed Colt"),
        ("Card", "colour = BLUE", 6, "the Equipment Whip has no aim, so no character can get it: derive it from Equi"),
        ("Equipment", "draws = 1", 6, "the Equipment Whip does nothing in play: add a hook of sixgun.duel.effect"),
        ("Equipment", "parries_in_play = True", 7, "the card Whip parries in play, but offers nothing: derive it fro"),
        ("Card", "colour = 'green'", 7, "the fact colour is “green”, but can be red, blue, brown"),
        ("Card", "def why_not(self, game): ...", 7, "the hook why_not of Whip is “def why_not(self, game)” instead"),
        ("BangCard", "slug = 'colt'", 7, "there is already a card “colt”: give the card another slug"),
        ("BangCard", "slug = 'outlaw'", 7, "the word “outlaw” is reserved: give the card another slug"),
    ],
)  # fmt: skip
def test_a_card_with_a_flaw_is_refused_with_its_line(
    tmp_path: Path, base: str, body: str, line: int, cause: str
) -> None:
    assert refused(tmp_path, f"{HEAD}class Whip({base}):\n    {body}\n{TAIL}").startswith(
        f"mine.py, line {line}: {cause}"
    )


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("CARD_SET = ", "SET = ", "mine.py: it defines no card set: write CARD_SET = CardSet(slug, cards, deck)"),
        (
            "LAW, BARREL",
            "LAW",
            "mine.py, line 9: a card “whip” in the deck has no back, or no symbol: write ",
        ),
        ('face("whip"', 'face("lasso"', "mine.py, line 9: the deck has a card “lasso” that is not among the cards"),
        ("duel-card-whip =", "card-whip =", "mine.py, line 6: the card “whip” lacks the text “duel-card-whip” in "),
        ("BARREL),))", "BARREL),), (Character(),))", "mine.py, line 9: it brings characters, but packs of The Duel "),
    ],
)
def test_a_set_with_a_flaw_is_refused_with_its_line(tmp_path: Path, old: str, new: str, cause: str) -> None:
    assert refused(tmp_path, (HEAD + WHIP + TAIL).replace(old, new)).startswith(cause)


def test_a_pack_of_the_other_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"frontier_town\.py, line \d+: it is a pack for the game “bang”: add"):
        open_pack_library([EXAMPLE], game="duel")
    with pytest.raises(PackError, match=r"riverside\.py, line \d+: it is a pack for the game “duel”: add"):
        open_pack_library([RIVERSIDE])
    with pytest.raises(PackError, match="it is a pack for the game “bang”, not “duel”: leave one out"):
        open_pack_library([RIVERSIDE, EXAMPLE], game=None)


def test_all_printed_cards_can_be_used() -> None:
    for card in CATALOGUE.cards.values():
        if not card.plain:
            check_use(card, Places(""))
