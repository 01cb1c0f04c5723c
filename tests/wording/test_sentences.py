"""Single sentences of the wording in both languages, and the loader."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.bang.asks import AIM, NAME, AnswerWithBang, Dodge, PayCard, PickCard, PickPlayer, PickWord, Save
from sixgun.bang.effect import BANG, Source, reason
from sixgun.bang.faces import Face, face
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.rules.shooting import Shot
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY, PASS, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.wording import Language, MissingText, language, language_codes
from sixgun.wording.bang import (
    ask_text,
    card_name,
    card_text,
    choice_text,
    face_text,
    news_text_for_seat,
    outcome_text,
    reason_text,
    value_text,
)
from sixgun.wording.mentions import mention
from tests.support.texts import COMPLETE, catalogue

NAMES = ("Anna", "El Gringo", "Rose Doolan", "Igor")
EN, FR = language("en"), language("fr")
NARROW = "\u202f"


def test_hidden_cards_are_named_to_those_who_know_them_only() -> None:
    item = NewsItem("draw", 0, amount=2, cards=(1, 2), faces=(face(BANG, "d", 9), face("beer", "h", 6)), known_to=1)
    assert news_text_for_seat(EN, item, 0, NAMES) == "You draw BANG! 9♦, Beer 6♥."
    assert news_text_for_seat(EN, item, 1, NAMES) == "Anna draws 2 cards."
    assert news_text_for_seat(FR, item, 0, NAMES) == f"Vous piochez BANG{NARROW}! 9♦, Bière 6♥."
    assert news_text_for_seat(FR, item, NOBODY, NAMES) == "Anna pioche 2 cartes."


# Single sentences.


def test_a_question_without_a_text_of_its_own_has_that_of_its_kind(game: Game) -> None:
    view, source = View(game, 0), Source(0, "barrel")
    aim, name = PickPlayer(game, 0, source, (1, 2), may_pass=True), PickWord(game, 0, source, ("high_card",))
    pick, answer = PickCard(game, 0, source, hands=(1,), may_pass=True), AnswerWithBang(game, 0, source)
    asked = [ask_text(EN, view, ask, NAMES) for ask in (aim, name, pick, answer)]
    assert asked == [
        "Barrel: choose a player.",
        "Barrel: make a choice.",
        "Barrel: choose a card.",
        "Barrel: discard a BANG!, or lose 1 life point.",
    ]
    assert choice_text(EN, view, aim, choice(AIM, target=1), NAMES) == "El Gringo"
    assert choice_text(EN, view, name, choice(NAME, what="high_card"), NAMES) == "high card"
    assert choice_text(EN, view, pick, pick.options()[0], NAMES) == "Take a random card from El Gringo’s hand"
    assert choice_text(EN, view, pick, choice("use", what="mustang", target=2), NAMES) == "Use Mustang on Rose Doolan"
    assert [choice_text(EN, view, ask, PASS, NAMES) for ask in (aim, pick)] == ["Nobody", "Take nothing"]


def test_a_card_discarded_face_down_is_not_named_to_others() -> None:
    item = NewsItem("discard", 0, amount=1, what="surplus", cards=(1,), faces=(face(BANG, "d", 9),), known_to=1)
    assert news_text_for_seat(EN, item, 0, NAMES) == "You discard BANG! 9♦ at the end of the turn."
    assert news_text_for_seat(EN, item, 1, NAMES) == "Anna discards a card face down at the end of the turn."
    assert news_text_for_seat(FR, item, 1, NAMES) == "Anna défausse une carte face cachée à la fin du tour."


def test_events_and_those_who_come_back_are_told() -> None:
    assert news_text_for_seat(EN, NewsItem("event", 0, what="thirst"), 1, NAMES) == "A new event: Thirst."
    ghost, living = NewsItem("revive", 0, what="ghost_town"), NewsItem("revive", 0, what="dead_man", amount=2)
    assert news_text_for_seat(EN, ghost, 1, NAMES) == "Anna comes back into the game (Ghost Town)."
    assert news_text_for_seat(EN, living, 0, NAMES) == "You come back into the game (Dead Man) with 2 life points."


@pytest.fixture
def game() -> Game:
    """Four players who have just been dealt their cards; names as in NAMES."""
    return new_game(Setup(4, key_from_seed("sentences")), collect_news=True)


def hold(game: Game, seat: int, text: str, *, in_play: bool = False) -> int:
    """Give a seat a certain card, wherever it was."""
    state = game.state
    card = next(card for card, shown in enumerate(state.faces) if shown.text == text)
    state.deck = [other for other in state.deck if other != card]
    for player in state.players:
        player.hand = [other for other in player.hand if other != card]
    player = state.players[seat]
    if in_play:
        player.in_play = (*player.in_play, card)
    else:
        player.hand.append(card)
    state.seen[card] = 255 if in_play else 1 << seat
    return card


def test_a_card_face_has_name_value_and_suit() -> None:
    queen, ten = face("barrel", "s", 12), face("missed", "c", 10)
    assert (face_text(EN, queen), face_text(FR, queen)) == ("Barrel Q♠", "Planque D♠")
    assert (face_text(EN, ten), face_text(FR, ten)) == ("Missed! 10♣", f"Raté{NARROW}! 10♣")
    letters = [face(BANG, "h", rank) for rank in (11, 12, 13, 14)]
    assert [value_text(FR, letter) for letter in letters] == ["V♥", "D♥", "R♥", "A♥"]


@pytest.mark.parametrize(
    ("shown", "english", "french"),
    [
        (face("outlaw", back="role"), "Outlaw", "Hors-la-loi"),
        (face("vulture_sam", back="character"), "Vulture Sam", "Sam le vautour"),
    ],
)
def test_roles_and_characters_go_by_their_names(shown: Face, english: str, french: str) -> None:
    assert (face_text(EN, shown), face_text(FR, shown)) == (english, french)


def test_a_shot_says_who_shoots_and_how_many_missed_are_needed(game: Game) -> None:
    shot = Shot(Source(1, BANG), 0)
    shot.needed = 2
    ask = Dodge(game, shot)
    view = View(game, 0)
    assert ask_text(EN, view, ask, NAMES) == "El Gringo shoots at you with BANG!: 2 Missed! needed."
    assert (
        ask_text(FR, view, ask, NAMES) == f"El Gringo vous tire dessus (BANG{NARROW}!){NARROW}: il faut 2 Raté{NARROW}!"
    )
    assert choice_text(EN, view, ask, PASS, NAMES) == "Take the hit"
    assert choice_text(FR, view, ask, PASS, NAMES) == "Encaisser le coup"


def test_passing_reads_differently_in_a_duel_and_against_indians(game: Game) -> None:
    view = View(game, 0)
    duel = AnswerWithBang(game, 0, Source(0, "duel"), opponent=2)
    indians = AnswerWithBang(game, 0, Source(2, "indians"))
    assert ask_text(EN, view, duel, NAMES) == "Duel with Rose Doolan: discard a BANG!, or lose 1 life point."
    assert choice_text(EN, view, duel, PASS, NAMES) == "Give up the duel (lose 1 life point)"
    assert ask_text(EN, view, indians, NAMES) == "Rose Doolan sends Indians!: discard a BANG!, or lose 1 life point."
    assert choice_text(EN, view, indians, PASS, NAMES) == "Lose 1 life point"


@pytest.mark.parametrize(
    ("life", "english", "french"),
    [
        (0, "Regain 1 life point at once", "Récupérez 1 point de vie tout de suite"),
        (-1, "Regain 2 life points at once", "Récupérez 2 points de vie tout de suite"),
    ],
)
def test_a_lethal_hit_says_how_much_life_is_needed(game: Game, life: int, english: str, french: str) -> None:
    game.player(0).life = life
    ask = Save(game, 0, Source(NOBODY, "dynamite"))
    assert english in ask_text(EN, View(game, 0), ask, NAMES)
    assert french in ask_text(FR, View(game, 0), ask, NAMES)


def test_a_price_names_what_it_is_for(game: Game) -> None:
    ask = PayCard(game, 0, Source(0, "sid_ketchum"), tuple(game.player(0).hand))
    assert ask_text(EN, View(game, 0), ask, NAMES) == "Sid Ketchum: choose a hand card to discard."


def test_played_cards_name_their_target(game: Game) -> None:
    view, ask = View(game, 0), View(game, game.state.turn).ask
    bang, missed = hold(game, 0, "bang-9d"), hold(game, 0, "missed-2s")
    jail, beer = hold(game, 0, "jail-js"), hold(game, 0, "beer-6h")
    assert choice_text(EN, view, ask, choice("play", bang, 3), NAMES) == "Play BANG! 9♦ at Igor"
    assert choice_text(FR, view, ask, choice("play", bang, 3), NAMES) == f"Jouer BANG{NARROW}! 9♦ contre Igor"
    assert (
        choice_text(EN, view, ask, choice("play", missed, 1, BANG), NAMES) == "Play Missed! 2♠ (as BANG!) at El Gringo"
    )
    assert choice_text(EN, view, ask, choice("play", jail, 2), NAMES) == "Play Jail J♠ on Rose Doolan"
    assert choice_text(EN, view, ask, choice("play", jail, 0), NAMES) == "Play Jail J♠ on yourself"
    assert choice_text(EN, view, ask, choice("play", beer), NAMES) == "Play Beer 6♥"
    assert choice_text(EN, view, ask, PASS, NAMES) == "End your turn"


def test_a_robber_chooses_between_the_hand_and_cards_in_play(game: Game) -> None:
    view = View(game, 0)
    barrel = hold(game, 2, "barrel-qs", in_play=True)
    ask = PickCard(game, 0, Source(0, "panic"), (barrel,), hands=(2,))
    assert ask_text(EN, view, ask, NAMES) == "Panic! on Rose Doolan: which card do you take?"
    on_table, from_hand = ask.options()
    assert choice_text(EN, view, ask, on_table, NAMES) == "Take Barrel Q♠, in front of Rose Doolan"
    assert choice_text(EN, view, ask, from_hand, NAMES) == "Take a random card from Rose Doolan’s hand"
    assert choice_text(FR, view, ask, from_hand, NAMES) == "Prendre une carte au hasard chez Rose Doolan (main)"


def test_the_choice_among_cards_of_a_draw_names_what_it_is_for(game: Game) -> None:
    cards = tuple(game.state.deck[-2:])
    game.state.deck = game.state.deck[:-2]
    game.state.on_table = cards
    for card in cards:
        game.state.seen[card] = 255
    ask = PickCard(game, 0, Source(0, "jail"), cards)
    assert ask_text(EN, View(game, 0), ask, NAMES) == "The draw! for Jail: which card counts?"
    assert choice_text(EN, View(game, 0), ask, ask.options()[0], NAMES).startswith("Let ")


def test_an_heir_and_a_dead_player_are_asked_different_things(game: Game) -> None:
    barrel = hold(game, 2, "barrel-qs", in_play=True)
    dead = PickCard(game, 2, Source(2, "estate"), (barrel,), may_pass=True)
    heir = PickCard(game, 0, Source(0, "estate"), (barrel,), hands=(2,))
    assert ask_text(EN, View(game, 2), dead, NAMES).startswith("You are out of the game.")
    assert ask_text(EN, View(game, 0), heir, NAMES) == "Rose Doolan is out of the game: which card do you take?"
    assert choice_text(EN, View(game, 2), dead, PASS, NAMES) == "Leave the rest in the order it lies"
    assert choice_text(EN, View(game, 2), dead, dead.options()[0], NAMES) == "Discard Barrel Q♠"
    assert choice_text(EN, View(game, 0), heir, heir.options()[0], NAMES) == "Take Barrel Q♠"


def test_a_refusal_gives_its_figures(game: Game) -> None:
    view, wish = View(game, 0), choice("play", hold(game, 0, "bang-9d"), 2)
    far = reason("out_of_reach", 92, distance=3, reach=1)
    assert reason_text(EN, view, far, wish, NAMES) == "Rose Doolan is at distance 3; your reach is 1."
    assert reason_text(FR, view, far, wish, NAMES) == f"Rose Doolan est à distance 3{NARROW}; votre portée est de 1."


@pytest.mark.parametrize(
    ("limit", "english", "french"),
    [
        (1, "your BANG! card of", f"votre carte BANG{NARROW}!"),
        (2, "your 2 BANG! cards of", f"vos 2 cartes BANG{NARROW}!"),
    ],
)
def test_the_bang_limit_has_a_plural(game: Game, limit: int, english: str, french: str) -> None:
    view, wish = View(game, 0), choice("play", hold(game, 0, "bang-9d"), 2)
    assert english in reason_text(EN, view, reason("bang_limit", 32, limit=limit), wish, NAMES)
    assert french in reason_text(FR, view, reason("bang_limit", 32, limit=limit), wish, NAMES)


@pytest.mark.parametrize(
    ("item", "seat", "english", "french"),
    [
        (
            NewsItem("lose_life", 0, 1, 1, "duel"),
            0,
            "You lose 1 life point (Duel).",
            "Vous perdez 1 point de vie (Duel).",
        ),
        (
            NewsItem("lose_life", 0, NOBODY, 3, "dynamite"),
            2,
            "Anna loses 3 life points (Dynamite).",
            "Anna perd 3 points de vie (Dynamite).",
        ),
        (
            NewsItem("eliminated", 1, 0, what="outlaw"),
            0,
            "You eliminate El Gringo. Role: Outlaw.",
            f"Vous éliminez El Gringo. Rôle{NARROW}: Hors-la-loi.",
        ),
        (
            NewsItem("eliminated", 1, NOBODY, what="deputy"),
            1,
            "You are out of the game. Role: Deputy.",
            f"La partie est finie pour vous. Rôle{NARROW}: Adjoint.",
        ),
        (
            NewsItem("play", 1, 0, what=BANG, cards=(3,), faces=(face("missed", "s", 2),)),
            0,
            "El Gringo plays Missed! 2♠ (as BANG!) at you.",
            f"El Gringo joue Raté{NARROW}! 2♠ (comme BANG{NARROW}!) contre vous.",
        ),
        (
            NewsItem("steal", 2, 2, 1, cards=(3,), faces=(face("barrel", "s", 12),)),
            2,
            "You take Barrel Q♠ back into the hand.",
            "Vous prenez Planque D♠ dans votre propre jeu.",
        ),
        (
            NewsItem("steal", 2, 0, 1, "hand", (3,), (face("barrel", "s", 12),), known_to=0b101),
            1,
            "Rose Doolan takes a card from Anna’s hand.",
            "Rose Doolan prend une carte chez Anna (main).",
        ),
        (
            NewsItem("shuffle", amount=42),
            0,
            "The deck is empty: 42 discarded cards are shuffled into a new one.",
            f"La pioche est vide{NARROW}: 42 cartes de la défausse sont mélangées pour en former une nouvelle.",
        ),
        (
            NewsItem("character", 2, amount=4, what="rose_doolan"),
            0,
            "Rose Doolan sits down at the table, with 4 life points.",
            "Rose Doolan prend place à la table, avec 4 points de vie.",
        ),
    ],
)
def test_news_as_they_are_told(item: NewsItem, seat: int, english: str, french: str) -> None:
    assert news_text_for_seat(EN, item, seat, NAMES) == english
    assert news_text_for_seat(FR, item, seat, NAMES) == french


def test_an_ending_names_the_winners_and_tells_you_how_you_fared() -> None:
    law, last = Outcome((0, 2), "law_and_order"), Outcome((1,), "renegade_last")
    assert outcome_text(EN, law, 2, NAMES).endswith("Deputies win. Winners: Anna, Rose Doolan. You have won!")
    assert outcome_text(EN, last, 2, NAMES).endswith("wins alone. Winner: El Gringo. You have lost.")
    assert outcome_text(FR, law, NOBODY, NAMES).endswith(f"gagnent. Gagnants{NARROW}: Anna, Rose Doolan.")


# The loader.


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(SixgunError, match="unknown language “tlh”: there are en, fr"):
        language("tlh")


def test_a_missing_text_is_an_error_and_never_a_raw_key() -> None:
    for key in ("card-no-such", "card-bang.no-such"):
        with pytest.raises(MissingText, match=key):
            EN.text(key)
    with pytest.raises(MissingText, match="no-such-thing"):
        card_name(EN, "no_such_thing")


def test_a_variable_that_is_not_filled_in_is_an_error() -> None:
    with pytest.raises(MissingText, match="news-store"):
        EN.text("news-store")


def write(root: Path, code: str, text: str) -> Path:
    (root / code).mkdir(parents=True, exist_ok=True)
    (root / code / "pack.ftl").write_text(text, encoding="utf-8")
    return root


def test_a_pack_brings_its_own_texts(tmp_path: Path) -> None:
    pack = write(tmp_path, "en", "card-lasso-trick = Lasso Trick\n    .text = Catch somebody.\n")
    texts = language("en", (pack,))
    assert card_name(texts, "lasso_trick") == "Lasso Trick"
    assert card_text(texts, "lasso_trick") == "Catch somebody."
    assert card_name(texts, "bang") == "BANG!"
    assert not EN.has("card-lasso-trick")


def test_a_pack_may_not_change_a_text(tmp_path: Path) -> None:
    with pytest.raises(SixgunError, match="“card-bang” is already defined"):
        Language("en", [write(tmp_path, "en", "card-bang = Boom\n")])


def test_a_pack_without_texts_in_the_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SixgunError, match="has no texts in “fr”"):
        Language("fr", [write(tmp_path, "en", "card-lasso-trick = Lasso Trick\n")])


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SixgunError, match=r"pack\.ftl, line 2: "):
        Language("en", [write(tmp_path, "en", "card-one = One\ncard-two = { broken\n")])


def test_a_built_in_text_is_parsed_with_all_it_refers_to_when_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_codes, "FOLDER", tmp_path)
    write(
        tmp_path,
        "en",
        "# A comment.\nhello = { -howdy }, { name } and { hello.you }!\n    .you = you\n-howdy = Howdy\n",
    )
    (tmp_path / "en" / "names.ftl").write_text("broken = { hello\n\nname =\n    { $count ->\n*[other] Zoe\n}\n")
    texts = Language("en")
    assert texts.text("hello", count=1) == "Howdy, Zoe and you!"
    assert texts.has("broken") and not texts.has("-howdy")
    with pytest.raises(SixgunError, match=r"names\.ftl, “broken”: this is not a Fluent text"):
        texts.text("broken")
    with pytest.raises(SixgunError, match="“broken”"):
        texts.parse_all()


def test_a_built_in_text_may_not_be_defined_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language_codes, "FOLDER", write(tmp_path, "en", "hello = Hello\nhello = Howdy\n"))
    with pytest.raises(SixgunError, match=r"pack\.ftl: the text “hello” is already defined in .*pack\.ftl"):
        Language("en")


@pytest.mark.parametrize("code", COMPLETE)
def test_all_built_in_texts_are_found_and_can_be_parsed(code: str) -> None:
    texts = Language(code)
    texts.parse_all()
    assert all(texts.has(key.partition(".")[0]) for key in catalogue(code))


def test_a_sentence_that_ends_with_the_sign_of_a_name_gets_no_full_stop() -> None:
    texts = Language("en", built_in=False)
    texts.add("told = You hold { $card }. It is { $card }... No?.\nasked = “{ $card }”. { $card }.5", "test")
    assert texts.text("told", card="Missed!") == "You hold Missed! It is Missed!... No?"
    assert texts.text("told", card=mention("missed", "Missed!")) == (
        f"You hold {mention('missed', 'Missed!')} It is {mention('missed', 'Missed!')}... No?"
    )
    assert texts.text("told", card="Beer") == "You hold Beer. It is Beer... No?"
    assert texts.text("asked", card="Panic!") == "“Panic!”. Panic!.5"


def test_a_language_is_read_once() -> None:
    assert language("en") is language("en")
