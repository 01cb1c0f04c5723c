# Doubt en français. Les clés commencent par leur usage : ask-KIND, choice-VERB, news-KIND, reason-SLUG, card-NAME …

game = Le Doute
summary-1 =
    Posez une carte face cachée et annoncez une valeur : la dernière annoncée, ou celle qui la suit.
    Les valeurs sont neuf, dix, valet, dame, roi et as ; après l’as vient le neuf. La carte peut en être une autre.
    .title = À votre tour
summary-2 =
    Le joueur suivant vous croit ou doute. S’il doute, on retourne la carte.
    Si vous avez menti, vous ramassez toute la pile. Si vous avez dit vrai, c’est lui qui la ramasse.
    .title = Croire ou douter
summary-3 =
    Le premier qui n’a plus de cartes gagne.
    Une fois par partie, avant le tour d’un autre, vous pouvez échanger une carte avec le talon.
    .title = La fin

card-nine = Neuf
card-ten = Dix
card-jack = Valet
card-queen = Dame
card-king = Roi
card-ace = As
value-s = ♠
value-h = ♥
value-d = ♦
value-c = ♣

side-player = Joueur
set-doubt = Le Doute
phase-play = pose des cartes
option-hand-size = Nombre de cartes distribuées à chacun.
option-exchanges = Une fois par partie, chacun peut échanger une carte avant le tour d’un autre.

label-exchanged = a échangé
label-hand = main
label-named = dernière annonce
label-pile = pile
label-stock = talon

# Questions et choix. $card : la valeur annoncée.
ask-play = À vous : quelle carte posez-vous, et sous quel nom ?
ask-believe = { $target } pose une carte et annonce : « { $card } ». Vous y croyez ?
ask-give = Quelle carte mettez-vous dans le talon ?
choice-play =
    { $converted ->
        [yes] Poser { $card } et annoncer « { $thing } » (un mensonge)
       *[no] Poser { $card } (la vérité)
    }
choice-say-believe = J’y crois.
choice-say-doubt = J’en doute !
choice-give = { $card }
choice-exchange = Échanger une carte avec le talon

# Ce que l’on demande à quelqu’un d’autre ($name).
asked-play = { $name } pose une carte.
asked-believe = { $name } se demande s’il faut y croire.
asked-give = { $name } met une carte dans le talon.

# Ce qui s’est passé. $thing : la valeur annoncée.
news-lay =
    { $who ->
        [you] Vous posez { $cards } et annoncez : « { $thing } ».
       *[other] { $name } pose { $seen ->
            [yes] { $cards }
           *[no] une carte
        } et annonce : « { $thing } ».
    }
news-believe =
    { $who ->
        [you] Vous y croyez.
       *[other] { $name } y croit.
    }
news-doubt =
    { $who ->
        [you] Vous en doutez.
       *[other] { $name } en doute.
    }
news-turn-up = La carte est retournée : { $cards }.
news-take =
    { $who ->
        [you] Vous ramassez
       *[other] { $name } ramasse
    } { $amount ->
        [one] la seule carte de la pile.
       *[other] la pile : { $amount } cartes.
    }
news-exchange =
    { $who ->
        [you] Vous échangez une carte avec le talon (donnée et tirée : { $cards }).
       *[other] { $name } échange une carte avec le talon{ $seen ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }.
    }
news-game-over =
    { $who ->
        [you] Vous n’avez plus de cartes.
       *[other] { $name } n’a plus de cartes.
    }
outcome-no-cards-left = Le premier joueur sans cartes gagne.

reason-wrong-rank = Vous ne pouvez annoncer que { $first } ou { $second }.
