"""Tables of four players that tests of an event, a card or a character share."""

from __future__ import annotations

from tests.support.table import Table, table


def four_seats(first: str, second: str, third: str = "Rose Doolan renegade", more: str = "") -> Table:
    """The first player has the turn. Kit Carlson sits on their right."""
    return table(f"""
        > {first}
          {second}
          {third}
          Kit Carlson   outlaw
        {more}
    """)


def sheriff_among_four(
    name: str, mine: str = "", more: str = "", left: str = "", opposite: str = "", **options: bool
) -> Table:
    """The turn of a Sheriff with this character. `mine`, `left` and `opposite` are the life and the cards of a seat."""
    return table(
        f"""
        > {name}          sheriff   {mine}
          Jesse Jones     outlaw    {left}
          Rose Doolan     renegade  {opposite}
          Kit Carlson     outlaw
        {more}
        """,
        **options,
    )


def sheriff_with_hand(hand: str, more: str = "", **options: bool) -> Table:
    """The turn of a Sheriff with these cards. The seat on the left has a hand and a Mustang, the one opposite none."""
    return table(
        f"""
        > Willy the Kid   sheriff   3/5   hand: {hand}
          Jesse Jones     outlaw    2/4   hand: beer-7h   play: mustang-8h
          Rose Doolan     renegade  3/4
          Kit Carlson     outlaw    4/4   hand: bang-2d
        sets: dodge_city
        deck: stagecoach-9s wells_fargo-3h missed-2s
        {more}
        """,
        **options,
    )


def four_at_an_event(
    first: str, second: str = "Rose Doolan outlaw", more: str = "", third: str = "Bart Cassidy renegade"
) -> Table:
    """The first player has the turn. `more` names the event. Lucky Duke sits on their right."""
    return table(f"""
        > {first}
          {second}
          {third}
          Lucky Duke     outlaw
        {more}
    """)


def sheriff_at_an_event(
    event: str, me: str, left: str = "Slab the Killer outlaw", *lines: str, **options: bool
) -> Table:
    """The Sheriff's turn under an event, and the neighbour on the left."""
    seats = [f"> {me}", left, "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join(["sets: all", f"event: {event}", *seats, *lines]), **options)


def phase_one_at_an_event(who: str, event: str, deck: str = "", others: str = "", more: str = "") -> Table:
    """A Sheriff in phase 1 under an event, with three quiet others."""
    return table(f"""
        > {who}
          Lucky Duke      outlaw     {others}
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: {event}
        phase: draw
        {f"deck: {deck}" if deck else ""}
        {more}
    """)
