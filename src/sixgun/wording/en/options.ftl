# What a rule option changes when it is on.

option-simplified = For a first game: without Dynamite, Duel, General Store, Indians! and Jail.
option-two-characters = Everybody gets two characters and keeps one of them.
option-keep-characters = In the next game, survivors may keep their character.
option-pass-sheriff = In the next game, the Sheriff’s star moves on by one seat.
option-judge-at-once = The game ends at the first decisive elimination, even in the middle of a card.
option-draw-before-saving = Cards for a lost life point are drawn before a lethal hit must be answered.
option-duel-reward = Who wins a Duel begun by the other player counts as the one who eliminated him.
option-own-cards = Panic! and Cat Balou may be used on one’s own cards in play.
option-penalty-first = A Sheriff who eliminates a Deputy discards everything before inheriting anything.
