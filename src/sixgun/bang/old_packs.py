"""Loads packs written for Sixgun 0.1 by translating the old names they import, define and set.

A record identifies a pack by the digest of its source, so an old pack must keep working without edits to its file.
Only the names below are translated, and imports only in the form `from module import name`, which the guide for packs
showed. A pack that imports a whole old module is refused like any other pack with an unknown import. The translation
happens in the syntax tree, so that line numbers in errors stay right.
"""

from __future__ import annotations

import ast
from typing import Final

from sixgun.cardgame.pack_checks import CARD_SET, OLD_CARD_SET

OLD_MODULES: Final = {
    "sixgun.bang.rules.allowed": "sixgun.bang.rules.legal_plays",
    "sixgun.bang.rules.cards": "sixgun.bang.rules.card_moves",
    "sixgun.bang.rules.checks": "sixgun.bang.rules.draw_checks",
    "sixgun.bang.sets.dodge_city.green": "sixgun.bang.card_kinds",
}
OLD_NAMES: Final = {
    ("sixgun.bang.asks", "Aim"): ("sixgun.bang.asks", "PickPlayer"),
    ("sixgun.bang.asks", "Answer"): ("sixgun.bang.asks", "AnswerWithBang"),
    ("sixgun.bang.asks", "Become"): ("sixgun.bang.asks", "PickCharacter"),
    ("sixgun.bang.asks", "Cost"): ("sixgun.bang.asks", "PayCard"),
    ("sixgun.bang.asks", "Excess"): ("sixgun.bang.asks", "DiscardExcess"),
    ("sixgun.bang.asks", "Name"): ("sixgun.bang.asks", "PickWord"),
    ("sixgun.bang.asks", "Pick"): ("sixgun.bang.asks", "PickCard"),
    ("sixgun.bang.catalogue", "Box"): ("sixgun.bang.catalogue", "CardSet"),
    ("sixgun.bang.effect", "Doing"): ("sixgun.bang.effect", "RuleCoroutine"),
    ("sixgun.bang.rules.cards", "flip"): ("sixgun.bang.rules.card_moves", "turn_up"),
    ("sixgun.bang.rules.cards", "off_table"): ("sixgun.bang.rules.card_moves", "take_off_table"),
    ("sixgun.bang.rules.cards", "toss"): ("sixgun.bang.rules.card_moves", "put_on_discards"),
    ("sixgun.bang.rules.checks", "Flipped"): ("sixgun.bang.rules.draw_checks", "CheckResult"),
    ("sixgun.bang.rules.checks", "check"): ("sixgun.bang.rules.draw_checks", "draw_check"),
    ("sixgun.bang.rules.robbing", "strip"): ("sixgun.bang.rules.robbing", "make_discard"),
    ("sixgun.bang.sets.base.cards", "Blue"): ("sixgun.bang.card_kinds", "Blue"),
    ("sixgun.bang.sets.base.cards", "Weapon"): ("sixgun.bang.card_kinds", "Weapon"),
    ("sixgun.bang.sets.base.cards", "card_in_play"): ("sixgun.bang.rules.card_moves", "card_in_play"),
    ("sixgun.bang.sets.dodge_city.green", "Gun"): ("sixgun.bang.card_kinds", "GreenShot"),
    ("sixgun.bang.sets.dodge_city.green", "Parry"): ("sixgun.bang.card_kinds", "GreenMissed"),
}
OLD_MEMBERS: Final = {
    "missed": "parries_from_hand",
    "noted": "mark_values",
    "range": "reach",
    "replied": "on_used_as_reply",
    "reply": "reply_only",
    "saves": "saves_life",
    "suspends_by": "suspension_ruling",
}


def translated(source: bytes, path: str) -> ast.Module:
    """The syntax tree of a pack, with today's names in place of old ones."""
    tree = ast.parse(source, path)
    tree.body = [part for statement in tree.body for part in _statement(statement)]
    return ast.fix_missing_locations(tree)


def _statement(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.ImportFrom):
        return [_import(node, alias) for alias in node.names]
    if isinstance(node, ast.ClassDef):
        for member in node.body:
            _rename_member(member)
    _rename_targets(node, {OLD_CARD_SET: CARD_SET})
    return [node]


def _import(node: ast.ImportFrom, alias: ast.alias) -> ast.stmt:
    """Import one name from today's module, under the name that the pack uses."""
    module = node.module or ""
    new = OLD_NAMES.get((module, alias.name), (OLD_MODULES.get(module, module), alias.name))
    given = alias.asname or (alias.name if new[1] != alias.name else None)
    found = ast.ImportFrom(new[0] or None, [ast.alias(new[1], given)], node.level)
    return ast.copy_location(found, node)


def _rename_member(node: ast.stmt) -> None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        node.name = OLD_MEMBERS.get(node.name, node.name)
    _rename_targets(node, OLD_MEMBERS)


def _rename_targets(node: ast.stmt, names: dict[str, str]) -> None:
    """Rename the variables that an assignment sets."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        if isinstance(target, ast.Name):
            target.id = names.get(target.id, target.id)
