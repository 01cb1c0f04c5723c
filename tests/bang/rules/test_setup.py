"""Preparation: roles, characters, bullets, hands, and the set-up of a next game."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.bang.asks import NAME
from sixgun.bang.faces import PLAYING
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup, next_setup
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError
from tests.support.table import Table, table

BOOK = Counter({"jail": 3, "dynamite": 1, "duel": 3, "general_store": 2, "indians": 2})


def begun(players: int, seed: int = 1, **options: bool) -> Game:
    return new_game(Setup(players, key_from_seed(seed), options=Options(**options)), collect_news=True)


def roles(game: Game) -> list[str]:
    return [game.role(seat) for seat in range(len(game.state.players))]


def sheriff(game: Game) -> int:
    return roles(game).index("sheriff")


def printed_life(game: Game, seat: int) -> int:
    return CATALOGUE.characters[game.player(seat).characters[0]].life


def playing_cards(game: Game) -> list[str]:
    return sorted(face.text for face in game.state.faces if face.back == PLAYING)


def held_or_in_deck(game: Game) -> list[int]:
    """In hands, in the deck, or just being drawn from it."""
    held = [card for player in game.state.players for card in player.hand]
    return sorted([*held, *game.state.deck, *game.state.on_table])


def played_out() -> Table:
    """A game that the Outlaws have won; Slab and Willy are dead, Lucky Duke and Calamity Janet live."""
    return table("""
          Slab the Killer   sheriff   1/5
          Lucky Duke        renegade  2/4
        > Calamity Janet    outlaw    3/4   hand: bang-2c bang-3c   play: winchester-8s
          Willy the Kid     outlaw    out
    """).play("bang-2c > Slab")


def after(old: Table, seed: int = 1, **options: bool) -> Game:
    """The next game with the same people."""
    setup = Setup(4, key_from_seed(0), options=Options(**options))
    return new_game(next_setup(setup, old.game.state, key_from_seed(seed)), collect_news=True)


def names(game: Game, *words: str) -> Game:
    for word in words:
        game.answer(choice(NAME, what=word))
    return game


@pytest.mark.parametrize(("players", "outlaws", "deputies"), [(4, 2, 0), (5, 2, 1), (6, 3, 1), (7, 3, 2)])
def test_the_roles_depend_on_the_number_of_players(players: int, outlaws: int, deputies: int) -> None:
    # rulebook: Preparation
    dealt = Counter(roles(begun(players)))
    assert dealt == +Counter(sheriff=1, renegade=1, outlaw=outlaws, deputy=deputies)


@pytest.mark.parametrize("players", [1, 2, 9, 12])
def test_other_numbers_of_players_cannot_play(players: int) -> None:  # rulebook: Preparation
    with pytest.raises(SetupError, match=f"{players} players cannot play: choose 3 to 8"):
        begun(players)


def test_the_roles_are_dealt_at_random() -> None:  # rulebook: Preparation
    assert len({tuple(roles(begun(4, seed))) for seed in range(60)}) == 12  # 4! / 2! ways for two Outlaws


def test_the_sheriff_turns_their_role_up() -> None:  # rulebook: Preparation
    game = begun(5)
    star = sheriff(game)
    assert [View(game, seat).player(star).role for seat in range(5)] == ["sheriff"] * 5
    assert View(game, NOBODY).player(star).role_shown


def test_all_others_keep_their_role_secret_and_know_only_their_own() -> None:  # rulebook: Preparation
    game = begun(7)
    dealt, star = roles(game), sheriff(game)
    for viewer in range(7):
        known = [player.role for player in View(game, viewer).seats]
        assert known == [role if seat in (viewer, star) else "" for seat, role in enumerate(dealt)]


def test_everybody_gets_one_character_face_up_and_no_two_are_the_same() -> None:  # rulebook: Preparation
    game = begun(7)
    shown = [player.characters for player in View(game, NOBODY).seats]
    assert all(len(characters) == 1 for characters in shown)
    assert len(set(shown)) == 7


def test_everybody_has_the_bullets_of_their_character_and_the_sheriff_one_more() -> None:  # rulebook: Preparation
    for seed in range(10):
        game = begun(6, seed)
        star = sheriff(game)
        for seat, player in enumerate(game.state.players):
            assert player.life == player.max_life == printed_life(game, seat) + (seat == star)


@pytest.mark.parametrize(("printed", "bullets"), [(3, 4), (4, 5)])
def test_a_sheriff_with_so_many_printed_bullets_plays_with_one_more(printed: int, bullets: int) -> None:
    # rulebook: Preparation
    games = (begun(4, seed) for seed in range(100))
    game = next(game for game in games if printed_life(game, sheriff(game)) == printed)
    assert game.player(sheriff(game)).max_life == bullets


def test_everybody_is_dealt_as_many_cards_as_they_have_bullets() -> None:  # rulebook: Preparation
    game = begun(7)
    news = game.news or []
    before = news[: [entry.kind for entry in news].index("turn")]
    dealt = {entry.seat: entry.amount for entry in before if entry.kind == "draw"}
    assert dealt == {seat: player.max_life for seat, player in enumerate(game.state.players)}


def test_the_cards_are_dealt_face_down() -> None:  # rulebook: Preparation
    game = begun(4)
    for viewer in range(4):
        for player in View(game, viewer).seats:
            assert len(player.hand) == (player.hand_count if player.seat == viewer else 0)


def test_the_cards_that_are_left_are_the_deck_and_there_are_no_discards() -> None:  # rulebook: Preparation
    game = begun(5)
    assert held_or_in_deck(game) == list(range(80))
    assert game.state.discard == []
    assert all(player.in_play == () for player in game.state.players)


def test_the_sheriff_begins() -> None:  # rulebook: The game
    for seed in range(8):
        game = begun(5, seed)
        turns = [entry.seat for entry in game.news or [] if entry.kind == "turn"]
        assert turns == [sheriff(game)]
        assert game.ask is not None
        assert game.ask.seat == game.state.turn == sheriff(game)


def test_the_simplified_game_leaves_out_the_eleven_cards_with_a_book() -> None:  # rulebook: Preparation
    full, simplified = begun(4), begun(4, simplified=True)
    missing = Counter(playing_cards(full)) - Counter(playing_cards(simplified))
    assert len(playing_cards(simplified)) == 69
    assert Counter(text.rpartition("-")[0] for text in missing.elements()) == BOOK


def test_the_simplified_game_adds_nothing_and_deals_only_what_is_left() -> None:  # rulebook: Preparation
    full, simplified = begun(7), begun(7, simplified=True)
    assert not Counter(playing_cards(simplified)) - Counter(playing_cards(full))
    assert sorted(simplified.face(card).text for card in held_or_in_deck(simplified)) == playing_cards(simplified)


def test_with_two_characters_everybody_is_asked_from_the_sheriff_on() -> None:  # rulebook: Preparation
    game = begun(4, two_characters=True)
    star, asked, offered = sheriff(game), [], set()
    while game.ask is not None and game.ask.kind == "become":
        asked.append(game.ask.seat)
        assert len(game.ask.options()) == 2
        offered |= {option.card for option in game.ask.options()}
        game.answer(game.ask.options()[0])
    assert asked == [(star + step) % 4 for step in range(4)]
    assert len(offered) == 8


@pytest.mark.parametrize("which", [0, 1])
def test_the_chosen_one_of_two_characters_gives_bullets_and_hand(which: int) -> None:  # rulebook: Preparation
    game = begun(5, two_characters=True)
    chosen = {}
    while game.ask is not None and game.ask.kind == "become":
        wish = game.ask.options()[which]
        chosen[game.ask.seat] = game.face(wish.card).slug
        game.answer(wish)
    star = sheriff(game)
    for seat, player in enumerate(game.state.players):
        assert player.characters == (chosen[seat],)
        assert player.spare == ()
        assert player.max_life == printed_life(game, seat) + (seat == star)
        assert seat == star or len(player.hand) == player.max_life


def test_the_two_characters_to_choose_from_are_hidden_from_the_others() -> None:  # rulebook: Preparation
    game = begun(4, two_characters=True)
    star = sheriff(game)
    assert len(View(game, star).me.spare) == 2
    assert [View(game, other).player(star).spare for other in (*range(4), NOBODY) if other != star] == [()] * 4


def test_without_the_option_nobody_is_asked_for_a_character() -> None:  # rulebook: Preparation
    asks = [begun(4, seed).ask for seed in range(6)]
    assert all(ask is not None and ask.kind != "become" for ask in asks)


def test_whoever_lives_at_the_end_may_keep_their_character() -> None:  # ruling 79
    game = after(played_out(), keep_characters=True)
    asked = []
    while game.ask is not None and game.ask.kind == "name":
        asked.append(game.ask.seat)
        assert [option.what for option in game.ask.options()] == ["keep", "new"]
        names(game, "keep")
    assert asked == [1, 2]
    assert game.player(1).characters == ("lucky_duke",)
    assert game.player(2).characters == ("calamity_janet",)


def test_whoever_lives_at_the_end_may_also_take_a_new_character() -> None:  # ruling 79
    for seed in range(6):
        game = names(after(played_out(), seed, keep_characters=True), "keep", "new")
        assert game.player(1).characters == ("lucky_duke",)
        assert game.player(2).characters not in ((), ("lucky_duke",), ("calamity_janet",))


def test_whoever_was_eliminated_draws_a_new_character_at_random() -> None:  # ruling 79
    drawn = {names(after(played_out(), seed, keep_characters=True), "keep", "keep").player(3).characters
             for seed in range(30)}  # fmt: skip
    assert len(drawn) > 5
    assert not drawn & {(), ("lucky_duke",), ("calamity_janet",)}


def test_nobody_keeps_their_cards_or_their_wounds() -> None:  # ruling 79
    game = names(after(played_out(), keep_characters=True), "keep", "keep")
    star = sheriff(game)
    for seat, player in enumerate(game.state.players):
        assert (player.in_play, player.out, player.life) == ((), False, printed_life(game, seat) + (seat == star))
    assert held_or_in_deck(game) == list(range(80))


def test_without_the_option_everybody_draws_a_new_character() -> None:  # ruling 79
    games = [after(played_out(), seed) for seed in range(12)]
    assert all(game.ask is not None and game.ask.kind != "name" for game in games)
    assert len({game.player(1).characters for game in games}) > 3


def test_the_sheriffs_star_may_pass_to_the_next_seat() -> None:  # ruling 79
    for seed in range(8):
        game = after(played_out(), seed, pass_sheriff=True)
        assert roles(game)[1] == "sheriff"
        assert game.state.turn == 1
        assert Counter(roles(game)) == Counter(sheriff=1, renegade=1, outlaw=2)


def test_the_sheriffs_star_passes_from_the_last_seat_to_the_first() -> None:  # ruling 79
    setup = Setup(4, key_from_seed(0), options=Options(pass_sheriff=True), sheriff=3)
    first = new_game(setup)
    assert roles(first)[3] == "sheriff"
    assert roles(new_game(next_setup(setup, first.state, key_from_seed(1))))[0] == "sheriff"


def test_when_the_star_passes_on_the_other_roles_are_dealt_at_random() -> None:  # ruling 79
    dealt = {tuple(roles(after(played_out(), seed, pass_sheriff=True))) for seed in range(30)}
    assert dealt == {("outlaw", "sheriff", "outlaw", "renegade"), ("outlaw", "sheriff", "renegade", "outlaw"),
                     ("renegade", "sheriff", "outlaw", "outlaw")}  # fmt: skip


def test_without_the_option_the_next_sheriff_is_anybody() -> None:  # ruling 79
    assert {sheriff(after(played_out(), seed)) for seed in range(40)} == {0, 1, 2, 3}


def test_a_kept_character_has_the_bullets_of_its_new_role() -> None:  # ruling 79, 56
    game = names(after(played_out(), keep_characters=True, pass_sheriff=True), "keep", "keep")
    assert (game.player(1).characters, game.player(1).max_life) == (("lucky_duke",), 5)
    assert (game.player(2).characters, game.player(2).max_life) == (("calamity_janet",), 4)


def test_a_seat_that_is_not_at_the_table_cannot_be_the_sheriff() -> None:  # ruling 79
    with pytest.raises(SetupError, match="seat 6 cannot be the Sheriff in a game with 4 seats"):
        new_game(Setup(4, key_from_seed(1), sheriff=5))


@pytest.mark.parametrize(("before", "then"), [(3, 4), (4, 5), (5, 5)])
def test_the_sheriff_regains_life_up_to_their_additional_bullet(before: int, then: int) -> None:  # ruling 56
    t = table(f"""
        > Slab the Killer   sheriff   {before}/5   hand: beer-6h
          Lucky Duke        renegade
          Calamity Janet    outlaw
          Willy the Kid     outlaw
    """).play("beer-6h")
    assert t["Slab"].life == then
    assert t.discard[0] == "beer-6h"


def test_nobody_else_exceeds_the_bullets_of_their_character() -> None:  # ruling 56
    t = table("""
          Slab the Killer   sheriff   4/5
        > Paul Regret       outlaw    3/3   hand: saloon-5h
          Calamity Janet    outlaw    4/4
          Willy the Kid     renegade  1/4
    """).play("saloon-5h")
    assert [t[name].life for name in ("Slab", "Paul", "Calamity", "Willy")] == [5, 3, 4, 2]
