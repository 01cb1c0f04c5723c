"""The game, sets and players that the command line asks for."""

from __future__ import annotations

from argparse import Namespace

from sixgun.cardgame.game_type import AnyGameType
from sixgun.games import FILE_MARK, add_game, game_type_named
from sixgun.kernel.errors import SetupError
from sixgun.terminal.screen.console import Console
from sixgun.wording.games import wording_of


def chosen_game_type(args: Namespace) -> AnyGameType:
    """Return the game that `--game` names. Options that do not fit the game are refused."""
    game_type = named_game_type(args.game)
    if args.pack and game_type.pack_format is None:
        raise SetupError(f"the game “{game_type.name}” takes no packs: leave out --pack")
    return game_type


def named_game_type(text: str) -> AnyGameType:
    """Return the game with this name, or the game in a file `FILE.py:NAME`. Its texts are checked too."""
    if FILE_MARK not in text:
        return game_type_named(text)
    game_type = add_game(text)
    wording_of(game_type.name)
    return game_type


def chosen_sets(
    game_type: AnyGameType, console: Console, text: str | None, *, everything: bool = False
) -> tuple[str, ...]:
    """Return the base set and the sets that `--sets` names. Without it: the base set, or `everything`."""
    if everything and not text:
        return (*game_type.sets, *console.library.slugs)
    return game_type.sets_named(text or "", console.library.packs)


def chosen_players(game_type: AnyGameType, players: int | None) -> int:
    """Return the number of players: as given, or the default of the game."""
    if players is None:
        return game_type.default_players
    if players not in game_type.player_counts and len(game_type.player_counts) == 1:
        count = game_type.default_players
        raise SetupError(f"the game “{game_type.name}” is for {count} players: leave out --players {players}")
    return players
