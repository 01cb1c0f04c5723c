"""Players of The Duel."""

from typing import Final

from sixgun.bots import BotLevels

LEVELS: Final = BotLevels(
    {
        "random": "sixgun.bots.random_bot:RandomBot",
        "cowboy": "sixgun.bots.duel.cowboy:Cowboy",
        "greenhorn": "sixgun.bots.duel.greenhorn:Greenhorn",
        "gunslinger": "sixgun.bots.duel.gunslinger:Gunslinger",
        "legend": "sixgun.bots.duel.legend:Legend",
    },
    observed_view="sixgun.bots.duel.observation:DuelObservedView",
)
