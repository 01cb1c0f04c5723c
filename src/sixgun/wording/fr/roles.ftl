# Les rôles : le nom, et comment gagner.

role-sheriff = Shérif
    .goal = Éliminez tous les Hors-la-loi et le Renégat. Tout le monde vous connaît, et vous avez un point de vie de plus.
role-deputy = Adjoint
    .goal = Protégez le Shérif : vous gagnez ensemble, même si vous n’êtes plus là pour le voir.
    .three = Éliminez vous-même le Renégat. S’il tombe autrement, soyez le dernier en jeu.
role-outlaw = Hors-la-loi
    .goal = Faites tomber le Shérif : tous les Hors-la-loi gagnent alors, même les morts.
    .three = Éliminez vous-même l’Adjoint. S’il tombe autrement, soyez le dernier en jeu.
role-renegade = Renégat
    .goal = Soyez le dernier en jeu : les autres d’abord, le Shérif tout à la fin.
    .three = Éliminez vous-même le Hors-la-loi. S’il tombe autrement, soyez le dernier en jeu.
role-hidden = inconnu
