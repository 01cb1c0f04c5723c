# Roles: the name, and how to win.

role-sheriff = Sheriff
    .goal = Eliminate all Outlaws and the Renegade. Everybody knows you, and you have one life point more.
role-deputy = Deputy
    .goal = Protect the Sheriff: you win together, even if you do not live to see it.
    .three = Eliminate the Renegade yourself. If somebody or something else does, be the last one in play.
role-outlaw = Outlaw
    .goal = Get the Sheriff killed: then all Outlaws win, the dead ones too.
    .three = Eliminate the Deputy yourself. If somebody or something else does, be the last one in play.
role-renegade = Renegade
    .goal = Be the last one in play: the others first, the Sheriff at the very end.
    .three = Eliminate the Outlaw yourself. If somebody or something else does, be the last one in play.
role-hidden = unknown
