"""A Fistful of Cards: fifteen events."""

from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import Event
from sixgun.bang.sets.fistful_of_cards.fights import (
    AFistfulOfCards,
    Ambush,
    Lasso,
    Ricochet,
    RussianRoulette,
    Sniper,
    TheJudge,
)
from sixgun.bang.sets.fistful_of_cards.turns import (
    AbandonedMine,
    BloodBrothers,
    DeadMan,
    HardLiquor,
    LawOfTheWest,
    Peyote,
    Ranch,
    Vendetta,
)

EVENTS: tuple[Event, ...] = (
    AbandonedMine(), Ambush(), BloodBrothers(), DeadMan(), HardLiquor(), Lasso(), LawOfTheWest(), Peyote(), Ranch(),
    Ricochet(), RussianRoulette(), Sniper(), TheJudge(), Vendetta(), AFistfulOfCards(),
)  # fmt: skip

FISTFUL_OF_CARDS = CardSet("fistful_of_cards", (), (), (), EVENTS)
