# How a game ends.

outcome-sheriff-dead = The Sheriff is dead: the Outlaws win.
outcome-renegade-last = The Renegade is the last one standing and wins alone.
outcome-law-and-order = The Outlaws and the Renegade are gone: the Sheriff and the Deputies win.

outcome-winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }: { $winners }.{ $you ->
        [won] {" "}You have won!
        [lost] {" "}You have lost.
       *[onlooker] {""}
    }
