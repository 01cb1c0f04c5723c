# How a game ends.

outcome-sheriff-dead = The Sheriff is dead: the Outlaws win.
outcome-renegade-last = The Renegade is the last one standing and wins alone.
outcome-law-and-order = The Outlaws and the Renegade are gone: the Sheriff and the Deputies win.
outcome-target-killed = A target has been eliminated by the player who was after it: that player wins alone.
outcome-last-in-play = Only one player is left and wins.

outcome-winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }: { $winners }.{ $you ->
        [won] {" "}You have won!
        [lost] {" "}You have lost.
       *[spectator] {""}
    }
