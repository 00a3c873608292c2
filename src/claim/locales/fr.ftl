### Claim in French (français). One file a language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. A test holds that every language has every message and variable.

language-name = Français

## Factions and cards

faction-G = Gobelin
faction-K = Chevalier
faction-U = Mort-vivant
faction-D = Nain
faction-X = Doppelgänger

## The table

phase-title = { $phase ->
    [1] Première phase : Recruter des partisans
   *[2] Seconde phase : Rassembler ses soutiens
}
trick-of = pli { $number } sur { $total }
player-you = toi
player-seat = Joueur { $seat }
vote-row = vote
nobody = –
settled-legend = { $mark } acquis : aucune carte restante ne peut changer ce vote.
prize-line = Enjeu : { $card }
draw-pile-line = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-left-line = Cartes en main : toi { $mine }, { $name } { $theirs }
hand-line = Ta main :
playable-line = Jouables :
followers-yours = Tes partisans : { $count }
followers-open = { $name }, partisans : { $count }
followers-theirs = { $count ->
    [one] { $name } a { $count } partisan, vu : { $cards }
   *[other] { $name } a { $count } partisans, dont vus : { $cards }
}
last-trick-line = Dernier pli :
leads-line = { $who ->
    [you] Tu ouvres le pli.
   *[other] { $name } ouvre le pli.
}
led-line = { $who ->
    [you] Tu as ouvert avec { $card }.
   *[other] { $name } a ouvert avec { $card }.
}

## What happens

plays-line = { $who ->
    [you] Tu joues { $card }.
   *[other] { $name } joue { $card }.
}
wins-trick-line = { $who ->
    [you] Tu gagnes le pli.
   *[other] { $name } gagne le pli.
}
takes-prize-line = { $who ->
    [you] Tu remportes l’enjeu { $card }.
   *[other] { $name } remporte l’enjeu { $card }.
}
draws-line = { $who ->
    [you] Tu pioches { $card }.
   *[other] { $name } pioche { $card }.
}
phase-over-line = La première phase est finie. Chacun prend ses partisans en main.
leader-drawn-line = { $who ->
    [you] Tu ouvres le premier pli.
   *[other] { $name } ouvre le premier pli.
}
deal-line = Donne : { $seed }
opponent-line = { $name } prend place en face de toi.
resume-line = La partie reprend là où elle s’était arrêtée.

## The end

result-title = Les factions ont parlé
result-win = La couronne est à toi : { $mine } votes à { $theirs }.
result-loss = { $name } porte la couronne : { $theirs } votes à { $mine }.
result-seat = { $name } porte la couronne : { $votes } votes.
result-draw = Personne n’a trois votes. Le trône reste vide.
record-line = Enregistrement : { $file }
replay-tip = Pour revoir la partie : { $command }
resume-tip = Pour continuer plus tard : { $command }
saved-line = La partie est enregistrée dans { $file }
save-failed-line = La partie n’a pas pu être enregistrée : { $problem }
bot-failed-line = { $name } ne peut pas continuer : { $problem }

## Asking

prompt = Ta carte (? pour l’aide) :
prompt-seat = Joueur { $seat }, ta carte (? pour l’aide) :
not-understood = { $text } n’est ni une carte ni une commande. Une carte, c’est une lettre et un chiffre, par exemple { $example }. Aide : ?
why-not-held = Tu n’as pas { $card } en main.
why-follow = Impossible de jouer { $card } : le leader a joué { $led } et tu peux suivre. Jouables : { $cards }
hand-over = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.

## Commands: the words a player may type, besides the English ones

command-aid = aide
command-seen = vues
command-table = table
command-hint = conseil
command-rules = règles regles
command-quit = quitter
help-title = Ce que tu peux taper
help-card = une carte, par exemple { $example } : la jouer
help-aid = l’aide de jeu : les pouvoirs et un pli en bref
help-seen = les cartes vues jusqu’ici, et qui a forcément quoi
help-table = revoir la table
help-hint = une carte à jouer, et pourquoi
help-rules = cette liste et les règles
help-quit = quitter ; la partie est enregistrée

## What has been seen

seen-title = Cartes vues jusqu’ici
seen-hand = dans ta main
seen-followers = tes partisans
seen-their-followers = enjeux pris par { $name }
seen-scored = dans les piles de score
seen-discarded = défaussées
seen-table = sur la table
seen-unseen = pas encore vues
seen-void = { $name } n’a pas suivi. Factions absentes de sa main : { $factions }
seen-must = { $name } a forcément en main : { $cards }
seen-known = Seconde phase : toutes les cartes sont connues. { $name } a en main : { $cards }

## The player aid (R2)

aid-title = Aide de jeu
aid-text =
    Première phase, 13 plis : une carte est révélée, c’est l’enjeu. Le leader joue la carte de son choix ; l’autre suit la faction s’il le peut. Le gagnant prend l’enjeu, le perdant la carte suivante de la pioche, sans la montrer : ces partisans sont les mains de la seconde phase.
    Seconde phase, 13 plis : le gagnant du pli met les cartes jouées dans sa pile de score.
    G Gobelin : aucun pouvoir. 14 cartes, de 0 à 9, dont cinq 0.
    K Chevalier : joué en second sur un Gobelin, il gagne quelles que soient les valeurs. De 2 à 9.
    U Mort-vivant : joué en première phase, il va dans la pile de score du gagnant du pli. De 0 à 9.
    D Nain : en seconde phase, il va dans la pile de score du perdant du pli. De 0 à 9.
    X Doppelgänger : joué en second, il peut remplacer la faction demandée. De 0 à 9.
    À égalité, le leader gagne le pli. Une faction donne son vote à qui a le plus de ses cartes, puis à qui a la plus forte. Trois votes font gagner.

## The rules in short

rules-title = Les règles
rules-text =
    Ce matin, le roi a été découvert tête la première dans un tonneau de vin. Cinq factions, deux prétendants, un trône vide : il faut trois votes pour s’y asseoir.
    Chacun a 13 cartes en main, et 26 forment la pioche. La partie compte deux phases de 13 plis chacune.
    À chaque pli, le leader joue la carte de son choix. L’autre doit jouer une carte de la même faction s’il en a une, mais il peut toujours jouer un Doppelgänger à la place. Qui n’a aucune carte de la faction demandée joue ce qu’il veut. Si le leader joue un Doppelgänger, l’autre doit répondre par un Doppelgänger s’il en a un.
    La plus forte carte de la faction demandée gagne ; à égalité, le leader l’emporte. Toute autre faction perd, à deux exceptions près : un Chevalier joué en second bat le Gobelin du leader, et un Doppelgänger joué en second compte comme la faction demandée. Le gagnant est le leader du pli suivant.
    Première phase : chaque pli a un enjeu, révélé au début. Le gagnant l’ajoute à ses partisans ; le perdant prend la carte suivante de la pioche, que l’autre ne voit pas. Les Morts-vivants joués vont dans la pile de score du gagnant ; toutes les autres cartes jouées sont défaussées et ne servent plus.
    Seconde phase : tes 13 partisans sont ta main. Le gagnant d’un pli met les deux cartes dans sa pile de score, mais les Nains joués vont dans celle du perdant.
    À la fin, chaque faction vote pour qui a le plus de ses cartes dans sa pile de score ; à égalité, pour qui a sa plus forte carte ; si c’est encore égal, pour personne. Trois votes donnent la couronne. Si personne n’en a trois, la partie est nulle.

## Looking at a finished game

replay-prompt = Entrée : suite, b : retour, q : quitter :
replay-start = La donne
replay-play = Coup { $number } sur { $total }
replay-view = { $viewer ->
    [open] vue avec toutes les cartes visibles
    [spectator] vue du spectateur
   *[other] vue depuis la place { $viewer }
}
replay-hand = { $name } a en main :
replay-unfinished = La partie s’arrête ici, inachevée.
replay-forfeit = { $name } perd par forfait : { $reason }
no-reason = aucune raison donnée

## Le solveur

solve-win = { $name } gagne si chacun joue au mieux.
solve-draw = Égalité si chacun joue au mieux : personne n’obtient trois votes.
solve-keep = { $name } joue. Ces cartes conservent le résultat : { $cards }
solve-all = { $name } joue. Toutes les cartes conservent le résultat, la plus difficile à contrer d’abord : { $cards }
solve-all-won = { $name } joue. Toutes les cartes conservent le résultat, celle qui pardonne le plus d’abord : { $cards }
solve-line = La meilleure suite :

## Bots

bot-potboy = Saute sur tout ce qui brille, sans penser au reste.
bot-squire = Vit selon une règle simple, un pli à la fois.
bot-steward = Regarde un peu plus loin, et oublie les petites choses.
bot-chancellor = Compte les cartes, et ne se trompe plus vers la fin.
bot-regent = N’oublie rien, et joue la seconde phase sans faute.
bot-random = Joue n’importe quelle carte.
bot-greedy = L’étalon : il ne voit qu’un pli.
bot-montecarlo = La référence : beaucoup de parties jouées de tête, toutes mal.
bot-search = La recherche du régent, pour les essais.
bots-legend = Niveau, nom, cote (random vaut 0), temps par carte : mesurés pour docs/bots.md.

## Rejouer les coups d’un bot

recheck-other = Coup { $number } : { $name } ({ $seat }) a joué { $card } et jouerait maintenant { $now }.
recheck-line = { $bot } à la place { $seat } : { $same } coups sur { $count } sont identiques.

## Conseils : un pour chaque code de claim.reviews.reasons

hint-title = Conseil
hint-play = Joue { $card }.
hint-chances = Tes chances de gagner en %, carte par carte :
hint-winning = Gagnent contre le meilleur jeu : { $cards }
hint-drawing = Mènent à l’égalité : { $cards }
hint-losing = Perdent : { $cards }
hint-off = Pas de conseils quand deux personnes partagent l’écran.
hint-only_card = C’est la seule carte que tu peux jouer.
hint-only_win = C’est la seule carte qui gagne.
hint-only_draw = C’est la seule carte qui ne perd pas.
hint-loses_for_dwarf = { $count ->
    [one] Elle perd le pli exprès : le Nain va dans ta pile de score.
   *[other] Elle perd le pli exprès : les deux Nains vont dans ta pile de score.
}
hint-settles_vote = Elle t’assure définitivement un vote : { $faction }.
hint-sure_prize = Elle remporte à coup sûr l’enjeu { $card } : aucune carte qu’on peut lui opposer ne la bat.
hint-wins_prize = Elle remporte l’enjeu { $card }.
hint-knight_beats_goblin = Le Chevalier { $card } bat le Gobelin { $led }.
hint-stands_in = Le Doppelgänger { $card } remplace la faction demandée et bat { $led }.
hint-scores_undead = { $count ->
    [one] Le Mort-vivant du pli va dans ta pile de score.
   *[other] Les deux Morts-vivants du pli vont dans ta pile de score.
}
hint-takes_vote = Elle te fait passer devant pour un vote : { $faction }.
hint-forces_doppelganger = Il faudra y répondre par un Doppelgänger.
hint-leads_dwarf = Ce pli, tu le perds forcément, et le Nain va dans ta pile de score.
hint-sure_trick = Aucune carte qu’on peut lui opposer ne la bat.
hint-scores_cards = { $count ->
    [one] Tu gagnes le pli, et une carte va dans ta pile de score.
   *[other] Tu gagnes le pli, et les deux cartes vont dans ta pile de score.
}
hint-wins_cheaply = C’est la plus petite carte qui gagne.
hint-scores_dwarf = { $count ->
    [one] Tu ne peux pas gagner le pli, mais le Nain va dans ta pile de score.
   *[other] Tu ne peux pas gagner le pli, mais les deux Nains vont dans ta pile de score.
}
hint-cannot_win = Aucune de tes cartes jouables ne bat { $led }.
hint-leaves_prize = Elle abandonne l’enjeu { $card }.
hint-throws_away = De tes cartes jouables, c’est celle de plus petite valeur.
hint-keeps_last = Tu gardes { $card }, ta dernière carte de cette faction : { $faction }.
hint-has_none = En face, il n’y a plus de carte de cette faction : { $faction }.
hint-sets_problem = En face, il faut trouver la bonne réponse : une carte imprudente te remet en jeu.
hint-keeps_win = Tu gagnes si chacun joue au mieux ; cartes qui conservent la victoire : { $count } sur { $total }.
hint-keeps_draw = C’est l’égalité si chacun joue au mieux ; cartes qui la conservent : { $count } sur { $total }.
hint-sure_loss = Contre le meilleur jeu, la partie est perdue.
hint-beaten_by = Des { $total } cartes qui peuvent y répondre, celles qui la battent : { $count }.
hint-close_call = { $card } est à peu près aussi bonne.

## L’analyse d’une partie

review-plays-title = Coup par coup
review-column-play = Coup
review-column-seat = Place
review-column-card = Carte
review-column-chance = Chances
review-column-loss = Perte
review-column-best = Mieux
review-legend = Chances et pertes en %, pour qui joue et d’après ce qu’on pouvait savoir ; ± vaut deux erreurs types. La seconde phase est exacte.
review-turning-title = Tournants
review-no_turning = Aucun coup n’a fait basculer la partie à lui seul.
review-won_lost = { $who ->
    [you] Tu tenais la victoire jusqu’à { $card } (coup { $number }).
   *[other] { $name } tenait la victoire jusqu’à { $card } (coup { $number }).
}
review-won_drawn = { $who ->
    [you] Tu tenais la victoire jusqu’à { $card } (coup { $number }) ; ensuite, c’était l’égalité.
   *[other] { $name } tenait la victoire jusqu’à { $card } (coup { $number }) ; ensuite, c’était l’égalité.
}
review-drawn_lost = { $who ->
    [you] Tu tenais l’égalité jusqu’à { $card } (coup { $number }).
   *[other] { $name } tenait l’égalité jusqu’à { $card } (coup { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (coup { $number }) t’a coûté { $loss } ± { $error } points de chances ; { $best } valait mieux.
   *[other] { $card } (coup { $number }) a coûté { $loss } ± { $error } points de chances à { $name } ; { $best } valait mieux.
}
review-lost = Points abandonnés par { $name } : { $one } en première phase, { $two } en seconde phase.
review-deal-title = La donne et le jeu
review-deal = Avec { $bot } aux deux places, { $name } marque { $score } ± { $error } % avec cette donne (parties : { $games }).
review-deal_exact = Si chacun joue au mieux dès le début, { $name } marque { $score } %.
review-result = { $name } a marqué { $result } %.
review-split = { $name } a marqué { $result } %. À partir de 50, part de la donne : { $deal } points ; part du jeu : { $play }.
review-picture = Image : { $file }
chart-title = Chances de victoire de { $name }, coup par coup
chart-seen = ce que { $name } pouvait savoir
chart-exact = valeur exacte

## Errors: one for each code of claim.game.errors

error-not_your_turn = C’est à { $turn } de jouer, pas à { $seat }.
error-not_in_hand = { $card } n’est pas dans la main de { $seat } : { $hand }
error-must_follow = { $card } ne suit pas { $led } : { $seat } a cette faction en main. Attendu : une carte parmi { $legal }
error-game_over = La partie est finie : impossible de jouer { $card }.
error-bad_card = { $text } n’est pas une carte. Attendu : une lettre G, K, U, D ou X et un chiffre qui existe dans la faction, par exemple G3.
error-bad_pile = { $field } : { $text } n’est pas une pile. Attendu : des chiffres par faction G.K.U.D.X avec quatre points, par exemple 0013.29.5..07.
error-too_many = { $field } : { $card } y est { $count } fois, et le paquet n’en a que { $most }.
error-bad_seat = { $field } : { $text } n’est pas une place. Attendu : A ou B.
error-bad_viewer = { $text } n’est pas un point de vue. Attendu : A, B, spectator ou open.
error-bad_phase = Phase : attendu 1 ou 2, reçu { $text }.
error-bad_fields = Position : attendu { $expected } champs séparés par un seul espace en phase { $phase }, reçu { $got }.
error-bad_hands = Cartes en main : { $a } et { $b }. Attendu : le même nombre, ou une de moins dans la main qui a ouvert.
error-bad_followers = Partisans : { $a } et { $b }. Attendu : { $expected } chacun.
error-bad_draw_pile = Cartes dans la pioche : { $got }. Attendu : deux par pli restant, soit { $expected }.
error-bad_score = Pile de score { $seat } : { $card } ne peut pas y être. En première phase, seuls les Morts-vivants joués y vont.
error-not_phase_two = Le solveur demande une position de la seconde phase, celle-ci est de la phase { $phase }.
error-no_cards = Mains : aucune carte en première phase.
error-too_large = Cartes dans une main : { $a }, partisans : { $b }. Attendu : 13 au plus en tout.
error-bad_deck = Cartes dans le paquet : { $got }. Attendu : un multiple de quatre, de 4 à 52.
error-uneven_hands = Cartes en main : { $a } et { $b }. Attendu : le même nombre.
error-bad_seed = Graine : { $text } n’est pas une graine. Attendu : un nombre entier ou un texte de 1 à 200 caractères, sans espace au début ni à la fin.
error-not_utf8 = { $file } : ce n’est pas du texte UTF-8 (octet { $byte }). Attendu : un enregistrement de partie.
error-too_long = { $file } : { $size } octets. Attendu : un enregistrement de partie de { $most } octets au plus.
error-bad_json = { $file } : ce n’est pas du JSON (ligne { $line }, colonne { $column }) : { $problem }
error-not_record = { $file } : ce n’est pas un enregistrement de partie. Attendu : un objet JSON ou une première ligne “Claim 1”.
error-newer_version = { $file } : écrit par une version plus récente (format { $version }). Ce programme lit jusqu’au format { $known }.
error-missing_field = { $file } : il manque { $field }.
error-bad_field = { $file } : { $field } : attendu { $expected }, reçu { $text }
error-bad_line = { $file }, ligne { $line } : attendu { $expected }, reçu { $text }
error-in_file = { $file } : { $problem }
error-in_line = Ligne { $line } : { $problem }
error-bad_play = { $file } : coup { $number }, { $card } : { $problem }
error-bad_end = { $file } : { $field } dit { $text }, mais les coups donnent { $expected }
error-no_file = { $file } : { $problem }
error-no_line = { $file } : il n’y a pas de ligne { $line }. La dernière est la ligne { $last }.
error-system = Le système signale : { $problem }
error-file_exists = { $file } existe déjà. Choisis un autre fichier, ou continue cette partie avec --resume { $file }
error-unfinished_needed = { $file } : cette partie est finie. Pour la revoir : claim replay { $file }
error-no_person = { $file } : aucun humain ne joue cette partie. Attendu : une place nommée “person”.
error-unknown_bot = { $name } n’est pas un bot. Attendu, au choix : { $known }, ou cmd:PROGRAM.
error-unknown_language = { $name } n’est pas une langue. Attendu, au choix : { $known }.
error-odd_games = --games : { $got } n’est pas un nombre pair et positif. Chaque donne se joue deux fois, places échangées.
error-bad_number = { $field } : { $text } n’est pas un nombre de { $least } à { $most }.
error-conflict = { $one } ne va pas avec { $other }.
error-missing_extra = Cette commande nécessite { $package } : pip install 'claim[{ $extra }]'
error-bot_from_file = { $file } donne un programme comme bot, et un fichier n’en démarre aucun. Pour continuer, nomme-le toi-même : --bot { $name }
error-bad_bot_name = { $name } n’est pas un nom de bot. Attendu : un texte imprimable de { $most } caractères au plus, sans espace au début ni à la fin.
error-no_marks = { $file } : l’enregistrement ne nomme aucun bot avec sa graine ; il n’y a rien à rejouer.
error-program_bot = Place { $seat } : { $name } est un programme, et un fichier n’en lance aucun. Ses coups ne peuvent pas être rejoués.
error-other_bot = Place { $seat } : la partie a été jouée par { $recorded }, et le bot d’ici est { $now }.
error-no_plays = { $file } : rien n’a été joué, il n’y a donc rien à analyser.
error-impossible_view = Cette vue est impossible : { $problem }
error-which_bots = Attendu : deux bots, --a BOT --b BOT, ou au moins deux, --bots BOT,BOT,…
error-bad_bots = --bots : { $text }. Attendu : au moins deux bots différents, séparés par des virgules.
error-bad_anchor = --anchor : { $name } ne joue pas. Attendu, au choix : { $known }.
error-bad_sprt = --sprt : { $h0 } et { $h1 }. Attendu : deux scores entre 0 et 1, le plus petit d’abord.
error-sprt_two = --sprt compare deux bots. Attendu : --a et --b, pas --bots.
error-only_svg = --plot : { $file } : les graphiques sont dessinés en SVG. Attendu : un nom qui finit par .svg.
error-results_busy = { $file } : une autre exécution écrit déjà dans ce fichier. Attends qu’elle finisse, ou choisis un autre fichier.
error-no_cluster = --dask { $address } : aucun ordonnanceur ne répond en { $seconds } s.
error-idle_cluster = --dask { $address } : la grappe n’a aucun processus de travail (worker).
error-bad_address = --dask : { $text } n’est pas une adresse. Attendu : une adresse du genre tcp://host:8786.
error-workers_lost = Les processus qui jouaient ont disparu. Avec --results FILE, la même commande reprend là où elle s’est arrêtée.
error-bot_start = { $name } n’a pas démarré : { $problem }
error-bot_died = { $name } est mort (code de sortie { $exit }) quand on lui a demandé une carte.
error-bot_closed = { $name } a fermé sa sortie quand on lui a demandé une carte.
error-bot_silent = { $name } n’a donné aucune carte en { $seconds } s.
error-bot_nonsense = { $name } a répondu { $text }. Attendu : une carte jouable parmi { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] Le secret du serveur est bien celui sur lequel il s’était engagé.
   *[no] Le secret du serveur n’est pas celui sur lequel il s’était engagé.
}
verify-contribution = { $ok ->
    [yes] La contribution de { $seat } est bien celle de son engagement.
   *[no] La contribution de { $seat } n’est pas celle de son engagement.
}
verify-seed = { $ok ->
    [yes] La graine découle de la table, du secret et des contributions.
   *[no] La graine ne découle pas de la table, du secret et des contributions.
}
verify-deck = { $ok ->
    [yes] Les cartes découlent de la graine.
   *[no] Les cartes ne découlent pas de la graine.
}
verify-leader = { $ok ->
    [yes] Le leader découle de la graine.
   *[no] Le leader ne découle pas de la graine.
}
verify-move_seed = { $ok ->
    [yes] Les tirages du bot découlent du secret du serveur.
   *[no] Les tirages du bot ne découlent pas du secret du serveur.
}
verify-true = Vérifié : la donne découle de ces secrets. Pour savoir que c’est la vôtre, comparez les engagements avec ceux que vous avez vus avant elle.
verify-false = Non vérifié : quelque chose dans cet enregistrement a été modifié ou inventé.

## Errors of deals and tables

error-bad_hex = { $field } : { $text } n’est pas un secret. Attendu : 64 chiffres hexadécimaux minuscules.
error-not_fair = { $file } : l’enregistrement ne dit pas d’où vient sa donne (pas de « fair ») ; il n’y a rien à vérifier.
error-no_table = Il n’y a pas de table { $table }.
error-seat_taken = Les deux places de la table { $table } sont prises.
error-not_seated = Vous n’êtes pas assis à la table { $table }.
error-wrong_moment = Pas maintenant : « { $command } » ne va pas à une table qui { $status ->
    [waiting] attend un joueur
    [revealing] va distribuer
    [playing] est en cours de partie
   *[over] a fini de jouer
}.
error-wrong_reveal = La contribution de { $seat } n’est pas celle de son engagement.
error-stale_play = Ce coup devait suivre { $ply } autres, et { $now } ont déjà été joués.
error-not_over = La partie de la table { $table } n’est pas encore finie.
error-no_deal = La table { $table } a été quittée avant la donne : il n’y a pas de partie.
error-no_rematch = Pas de revanche à la table { $table } : personne n’en a proposé, ou quelqu’un est parti.
error-no_hints = Pas de conseils à la table { $table } : seulement contre un bot, pendant la partie.
error-no_such_bot = { $name } n’est pas un bot qui s’assoit aux tables. Attendu : un de { $known }.
error-bad_name = { $text } n’est pas un nom. Attendu : de 1 à { $most } caractères imprimables.
error-bad_kind = { $text } n’est pas une sorte de table. Attendu : une de { $known }.
error-bad_status = { $text } n’est pas un état de table. Attendu : un de { $known }.
error-bad_command_id = { $text } n’est pas un identifiant de commande. Attendu : de { $least } à { $most } lettres, chiffres, - ou _.
error-not_kept = Le serveur n’a pas pu le garder ; cela n’a donc pas eu lieu. Réessayez.
error-no_thought = Aucune réponse trouvée à temps. Réessayez.
error-broken_log = La table { $table } ne peut plus être lue : son journal est abîmé ou vient d’une version plus récente.
error-bad_database = Base de données { $url } : { $problem }

## The server
serve-started = Claim vous attend à { $url }
serve-invite = Sur votre réseau, les autres vont à { $url }
serve-local = Seul cet ordinateur y accède. Pour inviter d’autres personnes de votre réseau : claim serve --host 0.0.0.0
serve-stop = Ctrl-C l’arrête.
web-no-page-title = La page n’est pas construite
web-no-page-text = Lancez « make page », puis rechargez. Le serveur, lui, tourne.
error-no_database = Impossible d’utiliser { $url } : { $problem }
error-bad_message = { $field } : { $problem }
error-too_big = { $size } octets. Il en faut au plus { $most }.
error-too_fast = C’est trop à la fois. Attendez un instant.
error-too_many_tables = Trop de tables depuis une même adresse. Patientez un peu.
error-too_many_sockets = Trop de connexions. Fermez-en quelques-unes.
error-hello_first = Un message « hello » est attendu d’abord, en { $seconds } secondes.
error-idle = Rien n’a été entendu pendant { $seconds } secondes.
error-strange_origin = Une page de { $origin } ne peut pas utiliser ce serveur.
error-slow_request = La requête n’est pas arrivée à temps.
error-no_path = Il n’y a rien à { $path }.
error-bad_method = { $method } n’est pas possible à { $path }.
error-server_error = Un problème est survenu sur le serveur. Son journal l’appelle { $reference }.
error-no_port = Impossible d’écouter sur { $host }, port { $port } : { $problem }
error-bad_origin = --origin : { $text } n’est pas une origine. Exemple : https://claim.example.
error-bad_proxy = --proxy : { $text } n’est pas une adresse. Exemple : 10.0.0.1 ou 10.0.0.0/8.
error-unknown_limit = { $name } n’est pas une limite. Limites connues : { $known }.
error-bad_limit = { $name } : { $text } n’est pas une limite. Il faut un nombre supérieur à 0.
