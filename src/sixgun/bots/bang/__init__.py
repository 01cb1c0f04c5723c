"""Players of BANG!."""

from typing import Final

from sixgun.bots import BotLevels

LEVELS: Final = BotLevels(
    {
        "random": "sixgun.bots.random_bot:RandomBot",
        "cowboy": "sixgun.bots.bang.cowboy:Cowboy",
        "greenhorn": "sixgun.bots.bang.greenhorn:Greenhorn",
        "karma": "sixgun.bots.bang.karma:Karma",
        "gunslinger": "sixgun.bots.bang.gunslinger:Gunslinger",
        "gunslinger_cautious": "sixgun.bots.bang.gunslinger:CautiousGunslinger",
        "gunslinger_hot_headed": "sixgun.bots.bang.gunslinger:HotHeadedGunslinger",
        "gunslinger_grudging": "sixgun.bots.bang.gunslinger:GrudgingGunslinger",
        "legend": "sixgun.bots.bang.legend:Legend",
    },
    observed_view="sixgun.bots.bang.observation:BangObservedView",
)
