# What a rule option changes when it is on.

option-simplified = For a first game: without Dynamite, Duel, General Store, Indians! and Jail.
option-two-characters = Everybody gets two characters and keeps one of them.
option-keep-characters = In the next game, survivors may keep their character.
option-pass-sheriff = In the next game, the Sheriff’s star moves on by one seat.
option-judge-at-once = The game ends at the first decisive elimination, even in the middle of a card.
option-draw-before-saving = Cards for a lost life point are drawn before a lethal hit must be answered.
option-duel-reward = Whoever wins a Duel that the other player began counts as the one who eliminated them.
option-own-cards = Panic! and Cat Balou may be used on your own cards in play.
option-penalty-first = A Sheriff who eliminates a Deputy discards everything before inheriting anything.
option-short-events = High Noon without its two extra cards, Handcuffs and New Identity.
option-event-cards = How many events are drawn when both event sets are mixed, besides the last one.
option-molly-strict = Molly Stark draws for Missed!, Beer and BANG! only.
option-diamond-duel = Apache Kid ignores a Duel of diamonds.
option-roulette-barrels = A Barrel counts in Russian Roulette and against Ricochet.
option-pat-misses-train = Pat Brennan gets no card from Train Arrival when he takes one in play.
option-keep-copy = Vera Custer keeps the ability that she has copied during a Vendetta turn.
option-old-mine = Abandoned Mine with its first text: used cards go onto the deck.
