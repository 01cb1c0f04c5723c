"""Cards of a pack are judged by their facts, from the first game on; printed cards by the bots' opinions of them."""

from __future__ import annotations

import pytest

from sixgun.arena.play_game import play_game
from sixgun.bang.card_kinds import Blue, Green, GreenMissed, GreenShot, Weapon
from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import ANY, OTHER, REACH, Card, Character, Source
from sixgun.bang.faces import CLUBS, DIAMONDS, HEARTS, SPADES, face
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.life import gain_life
from sixgun.bang.rules.setup import Setup
from sixgun.bang.rules.shooting import shoot
from sixgun.bang.sets import CATALOGUE
from sixgun.bots import make_bot
from sixgun.bots.bang import opinions
from sixgun.bots.bang.act_likelihoods import meaning_of
from sixgun.bots.bang.opinions import hand_value, hostility, in_play_value, rough_value
from sixgun.bots.duel import opinions as duel_opinions
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DRAW, HEAL, SHOT, TAKE
from sixgun.duel import effect as duel
from sixgun.duel.sets import CATALOGUE as DUEL_CATALOGUE
from sixgun.kernel.chance import key_from_seed
from tests.bots.positions import decided
from tests.support.levels import BOTS


class Musket(Weapon):
    reach = 4


class Pistol(Weapon):
    reach = 2


class Blunderbuss(Card):
    """A shot that is not a BANG! card."""

    act = SHOT
    aim = REACH

    async def play(self, game: Game, source: Source, target: int) -> None:
        await shoot(game, source, target)


class Broth(Green):
    act = HEAL
    heals = 1

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, source.by, 1, source)


class Elixir(Card):
    act = HEAL
    heals = 2

    async def play(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, source.by, 2, source)


class Telegram(Card):
    act = DRAW
    draws = 2

    async def play(self, game: Game, source: Source, target: int) -> None:
        draw(game, source.by, 2)


class Auction(Telegram):
    cost = 1


class TinPlate(GreenMissed):
    pass


class Arrow(GreenShot):
    use_aim = REACH


class Lasso(Card):
    act = TAKE
    aim = OTHER


class Insult(Card):
    act = CHALLENGE
    aim = OTHER


class Stocks(Blue):
    act = CONFINE
    aim = ANY
    burden = True


class Powder(Blue):
    burden = True
    damage = 3


class Charm(Blue):
    pass


class Riddle(Card):
    """Does something that no fact tells."""


class Marksman(Character):
    missed_needed = 2


class Wary(Character):
    cover = True


PLAYED = (Musket(), Blunderbuss(), Broth(), Elixir(), Telegram(), TinPlate(), Arrow(), Charm())
PACK = Catalogue([
    *CATALOGUE.sets.values(),
    CardSet(
        "mine",
        cards=PLAYED,
        deck=tuple(face(card.slug, suit, 9) for card in PLAYED for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)),
        characters=(Marksman(), Wary()),
    ),
])  # fmt: skip


# What is a card worth?


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Musket(), Pistol()),
        (Elixir(), Broth()),
        (Telegram(), Auction()),
        (TinPlate(), Blunderbuss()),
        (Lasso(), Insult()),
        (Charm(), Powder()),
        (Riddle(), Powder()),
    ],
    ids=lambda card: card.slug,
)
def test_a_card_without_an_opinion_is_worth_what_its_facts_say(better: Card, worse: Card) -> None:
    assert hand_value(better) > hand_value(worse)
    assert rough_value(better) > rough_value(worse)


@pytest.mark.parametrize(
    ("new", "printed"),
    [
        (Musket(), "rev_carabine"),
        (TinPlate(), "sombrero"),
        (Blunderbuss(), "bang"),
        (Broth(), "canteen"),
        (Telegram(), "stagecoach"),
        (Insult(), "duel"),
        (Lasso(), "panic"),
        (Stocks(), "jail"),
        (Powder(), "dynamite"),
        (Charm(), "mustang"),
        (Arrow(), "knife"),
    ],
    ids=lambda card: card if isinstance(card, str) else card.slug,
)
def test_it_is_worth_about_as_much_as_the_printed_card_that_does_the_same(new: Card, printed: str) -> None:
    card = CATALOGUE.cards[printed]
    assert abs(rough_value(new) - rough_value(card)) <= 2.5
    assert abs(hand_value(new) - hand_value(card)) <= 0.4
    if not isinstance(card, Green) and card.colour != "brown":
        assert abs(in_play_value(new) - in_play_value(card)) <= 0.4


def test_nobody_wants_a_burden_in_front_of_them() -> None:
    assert in_play_value(Stocks()) < in_play_value(Powder()) < 0 < in_play_value(Pistol()) < in_play_value(Musket())


def test_a_printed_card_is_worth_what_the_figures_say() -> None:
    assert hand_value(CATALOGUE.cards["beer"]) == opinions.HAND["beer"]
    assert in_play_value(CATALOGUE.cards["barrel"]) == opinions.IN_PLAY["barrel"]
    assert {*opinions.ROUGH} == {*CATALOGUE.cards}
    assert {*duel_opinions.ROUGH} == {*DUEL_CATALOGUE.cards}


def test_what_is_aimed_at_somebody_says_something_about_its_player() -> None:
    assert hostility(Blunderbuss()) == hostility(Arrow()) == hostility(CATALOGUE.cards["bang"])
    assert hostility(Lasso()) == hostility(CATALOGUE.cards["panic"])
    assert hostility(Elixir()) == hostility(Charm()) == 0.0
    assert meaning_of(Blunderbuss()) == meaning_of(CATALOGUE.cards["bang"])
    assert meaning_of(Insult()) == meaning_of(CATALOGUE.cards["duel"])
    assert not meaning_of(Riddle()).kind


def test_characters_of_a_pack_are_read_by_their_facts() -> None:
    assert opinions.traits_of((Marksman(),)).missed_needed == 2
    assert opinions.traits_of((Wary(),)).covers == 1


def test_cards_of_another_pack_for_the_duel_are_judged_by_their_facts() -> None:
    class Shield(duel.Card):
        colour = duel.BLUE
        parries_in_play = True

    class Flask(duel.Card):
        act = HEAL
        heals = 1

    class Pit(duel.Card):
        colour = duel.BLUE
        burden = True

    worths = [duel_opinions.rough_value(kind) for kind in (Shield(), Flask(), Pit())]
    assert worths == sorted(worths, reverse=True)


# What do they do with it?


def table(mine: str, left: str = "sheriff", right: str = "deputy") -> str:
    """Five seats; an outlaw moves, whose neighbours are in reach of the Colt."""
    return f"""
    sets: base, dodge_city, mine
    > Bart Cassidy    outlaw {mine}
      Kit Carlson     {left}
      Rose Doolan     outlaw
      Lucky Duke      renegade
      Vulture Sam     {right}
    """


def chosen(position: str, level: str = "gunslinger", *answers: str) -> str:
    return decided(position, *answers, level=level, catalogue=PACK)[0]


LEVELS = ("gunslinger", "cowboy")


@pytest.mark.parametrize("level", LEVELS)
def test_they_shoot_the_sheriff_with_it(level: str) -> None:
    assert chosen(table("hand: blunderbuss-9c"), level) == "play blunderbuss-9c > 2"
    assert chosen(table("play: arrow-9c"), level) == "use arrow-9c > 2"


@pytest.mark.parametrize("level", LEVELS)
def test_they_spare_their_own_side(level: str) -> None:
    position = """
    sets: base, dodge_city, mine
    > Bart Cassidy    deputy hand: blunderbuss-9c
      Kit Carlson     sheriff
      Rose Doolan     outlaw
      Lucky Duke      outlaw
      Vulture Sam     renegade play: mustang-8h
    """
    assert chosen(position, level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_they_heal_when_it_hurts(level: str) -> None:
    assert chosen(table("1/4 hand: elixir-9h"), level) == "play elixir-9h"
    assert chosen(table("1/4 play: broth-9h"), level) == "use broth-9h"
    assert chosen(table("4/4 play: broth-9h"), level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_they_draw_and_put_down(level: str) -> None:
    assert chosen(table("hand: telegram-9c, blunderbuss-9c"), level) == "play telegram-9c"
    for card in ("charm-9c", "tin_plate-9c", "musket-9c"):
        assert chosen(table(f"hand: {card}"), level) == f"play {card}"


@pytest.mark.parametrize("level", LEVELS)
def test_a_better_weapon_stays(level: str) -> None:
    assert chosen(table("hand: schofield-jc play: musket-9c"), level) == "pass"


def test_a_green_missed_parries() -> None:
    position = table("hand: bang-2c", "sheriff 1/5 play: tin_plate-9c")
    assert chosen(position, "gunslinger", "play bang-2c > 2") == "use tin_plate-9c"


@pytest.mark.parametrize("level", [level for level in BOTS["bang"] if level != "legend"])
def test_every_level_plays_whole_games_with_it(level: str) -> None:
    setup = Setup(5, key_from_seed(f"opinions {level}"), ("base", "dodge_city", "mine"))
    game = new_game(setup, PACK, collect_news=True)
    play_game(game, [make_bot(level, "opinions", seat) for seat in range(5)])
    assert game.outcome is not None
