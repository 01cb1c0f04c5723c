"""What a view shows of The Duel, and what it refuses."""

from __future__ import annotations

import pickle

import pytest

from sixgun.duel.asks import PickWord
from sixgun.duel.effect import FRONT, Character, Effect, Source
from sixgun.duel.faces import face
from sixgun.duel.game import Game
from sixgun.duel.new_game import new_game
from sixgun.duel.rules.hitting import Hit
from sixgun.duel.rules.setup import Setup
from sixgun.duel.view import View
from sixgun.kernel.ask import NOBODY, choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from tests.support.duel_table import table

POSITION = """
    > law       hand: colt-ld water-ls hat-lh     reserve: jango
        Tex Killer  3/4   play: scope-lh
        Wild Bill
      outlaw    hand: missed-os
        West Harding   play: clock-oh
    law_deck: end
    outlaw_deck: end
    common_deck: beer-ob
    """


def test_a_view_shows_sides_and_characters() -> None:
    t = table(POSITION)
    view = View(t.game, 0)
    law, outlaw = view.seats
    assert (law.side, law.active, law.rear, law.lone) == ("law", t["Tex"].fighter, t["Wild"].fighter, False)
    assert (outlaw.lone, outlaw.rear, view.may_reload) == (True, NOBODY, True)
    tex = view.character(law.active)
    assert (tex.slug, tex.life, tex.max_life, tex.active, tex.kind.life) == ("tex_killer", 3, 4, True, 4)
    assert [view.face(card).text for card in tex.in_play] == ["scope-lh"]
    assert [character.slug for character in view.characters] == ["tex_killer", "wild_bill", "west_harding"]
    assert (view.common_count, view.common_back, view.on_table, view.bang_limit) == (len(t.common), "outlaw", (), 1)
    assert (view.turn, view.turn_number, view.phase, view.asked, view.offers()) == (0, 1, "play", 0, [])
    assert view.options.characters == 4
    assert view.kind(view.me.hand[0]).aim == FRONT


def test_a_view_hides_what_its_seat_does_not_know() -> None:
    t = table(POSITION)
    view = View(t.game, 1)
    hidden = t.game.player(0).hand[0]
    with pytest.raises(SixgunError, match="hidden"):
        view.face(hidden)
    with pytest.raises(SixgunError, match="hidden"):
        view.character(t.game.player(0).reserve[0])
    with pytest.raises(SixgunError, match="there is no seat 3"):
        View(t.game, 2)
    with pytest.raises(SixgunError, match="only the player who is being asked"):
        view.why_not(choice("swap"))


def test_a_view_tells_why_a_card_cannot_be_played_or_reloaded() -> None:
    t = table(POSITION)
    view = View(t.game, 0)
    colt, water, hat = view.me.hand
    clock = view.player(1).characters[0].in_play[0]
    assert view.why_not(choice("play", colt, t["West"].fighter)) is None
    assert view.why_not(choice("reload", water)) is None
    for wish, slug in (
        (choice("play", hat, t["Tex"].fighter), "not_own_active"),
        (choice("play", hat), "needs_target"),
        (choice("play", hat, t.game.player(0).reserve[0]), "target_out"),
        (choice("play", hat, t["Wild"].fighter, "colt"), "not_that_card"),
        (choice("play", hat, t["Wild"].fighter, "avoid"), "not_that_card"),
        (choice("reload", hat), "no_reload_symbol"),
        (choice("reload", clock), "not_with_active"),
    ):
        found = view.why_not(wish)
        assert found is not None
        assert found.slug == slug
    for wish in (choice("play", clock), choice("reload", t.game.player(1).hand[0])):
        with pytest.raises(SixgunError, match="ask only about your own hand cards"):
            view.why_not(wish)


def test_before_the_first_characters_are_shown_there_is_nobody() -> None:
    game = new_game(Setup(key_from_seed(3)))
    view = View(game, 1)
    assert (view.characters, view.me.active, view.me.hand_count) == ([], NOBODY, 0)
    assert (view.common_back, view.ask, view.asked) == ("", None, 0)


def test_whoever_gives_no_answer_leaves_a_may_alone() -> None:
    t = table(
        """
          law
            Dalon Ranger
            Wild Bill
        > outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    ).play("knife > Dalon")
    ask = t.pending()
    assert isinstance(ask, PickWord)
    assert ask.default() is choice("name", what="no")
    assert PickWord(t.game, 0, Source(0, "water"), ("law",)).default() is choice("name", what="law")


def test_an_effect_that_overrides_nothing_changes_nothing() -> None:
    """The defaults of the pure hooks are what the rulebook says without any card."""
    game, effect = table(POSITION).game, Effect()
    hit = Hit(Source(0, "colt"), 12)
    kind = game.catalogue.cards["colt"]
    assert effect.counts_as(game, 0, 24, "avoid") is False
    assert effect.modify_targets(game, 0, kind, frozenset({12})) == {12}
    assert effect.modify_bang_limit(game, 0, 0, 1) == 1
    assert effect.modify_draw_count(game, 0, 0, 2) == 2
    assert effect.modify_reveal(game, 0, 1, 0) == (1, 0)
    assert effect.modify_avoid_cost(game, 0, hit, 0) == 0
    assert effect.claims_cards(game, 0, 12) == 0
    assert effect.offers(game, 0, table(POSITION).pending()) == []


def test_an_effect_may_have_a_slug_of_its_own() -> None:
    class Nobody(Character):
        slug = "mr_nobody"

    assert (Nobody().slug, Nobody().hooks) == ("mr_nobody", frozenset())


def test_faces_are_interned_also_by_a_pickle() -> None:
    shown = face("colt", "outlaw", "dynamite")
    assert pickle.loads(pickle.dumps(shown)) is shown
    assert repr(shown) == "colt-od"


def test_games_of_the_same_key_are_the_same() -> None:
    one, other = (new_game(Setup(key_from_seed("same"))).state.to_data() for _ in range(2))
    assert one == other
    assert isinstance(new_game(Setup(key_from_seed("same"))), Game)
