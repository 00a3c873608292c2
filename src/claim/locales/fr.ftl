### Claim in French (français). One file per language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. A test holds that every language has every message and variable.

language-name = Français
reserved-names = administrateur, administratrice, assistance, équipe, hôte, modérateur, modératrice, modération, serveur, système

## Factions and cards

faction-G = Gobelin
faction-K = Chevalier
faction-U = Mort-vivant
faction-D = Nain
faction-X = Doppelgänger

## The table

phase-title = { $phase ->
    [1] Première phase : recruter des partisans
   *[2] Seconde phase : rassembler ses soutiens
}
trick-of = pli { $number } sur { $total }
player-you = toi
player-seat = Joueur { $seat }
vote-row = vote
nobody = –
settled-legend = { $mark } acquis : aucune carte restante ne peut changer ce vote.
prize-line = Enjeu : { $card }
draw-pile-line = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-left-line = Cartes en main : toi { $mine }, { $name } { $theirs }
hand-line = Ta main :
playable-line = Jouables :
followers-yours = Tes partisans : { $count }
followers-open = Partisans { BEFORE("de", $name) } : { $count }
followers-theirs = { $count ->
    [one] { $name } a { $count } partisan, vu : { $cards }
   *[other] { $name } a { $count } partisans, dont vus : { $cards }
}
followers-heart = { $count ->
    [one] { $name } a { $count } partisan
   *[other] { $name } a { $count } partisans
}
last-trick-line = Dernier pli :
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
trick-reason-tie = À égalité, le leader l’emporte.
trick-reason-knight_beats_goblin = Un Chevalier bat le Gobelin du leader.
trick-reason-doppelganger = Le Doppelgänger compte comme la faction demandée.
trick-reason-did_not_follow = La réponse n’a pas suivi.
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
deal-line = Donne : { $seed }
opponent-line = { $name } prend place en face de toi.
by-heart-line = De mémoire : tu vois ce qui est posé sur la table. Le reste, à toi de le retenir.
resume-line = La partie reprend là où elle s’était arrêtée.

## The end

result-title = Les factions ont parlé
vote-by-highest = { $faction } : autant de cartes de chaque côté, la plus forte décide : { $card }.
result-win = La couronne est à toi : { $mine } votes à { $theirs }.
result-loss = { $name } porte la couronne : { $theirs } votes à { $mine }.
result-seat = { $name } porte la couronne : { $votes } votes.
result-draw = Personne n’a trois votes. Le trône reste vide.
forfeit-resigned = { $reader ->
    [loser] Tu as abandonné : { $winner } porte la couronne.
    [winner] { $name } a abandonné : la couronne est à toi.
   *[other] { $name } a abandonné : { $winner } porte la couronne.
}
forfeit-left = { $reader ->
    [loser] Tu as quitté la table : { $winner } porte la couronne.
    [winner] { $name } a quitté la table : la couronne est à toi.
   *[other] { $name } a quitté la table : { $winner } porte la couronne.
}
forfeit-away = { $reader ->
    [loser] Tu n’as pas joué à temps : { $winner } porte la couronne.
    [winner] { $name } n’a pas joué à temps : la couronne est à toi.
   *[other] { $name } n’a pas joué à temps : { $winner } porte la couronne.
}
forfeit-flagged = { $reader ->
    [loser] Ton temps est écoulé : { $winner } porte la couronne.
    [winner] Le temps de { $name } est écoulé : la couronne est à toi.
   *[other] Le temps de { $name } est écoulé : { $winner } porte la couronne.
}
record-line = Enregistrement : { $file }
replay-tip = Pour revoir la partie : { $command }
resume-tip = Pour continuer plus tard : { $command }
saved-line = La partie est enregistrée dans { $file }
save-failed-line = La partie n’a pas pu être enregistrée : { $problem }
bot-failed-line = { $name } ne peut pas continuer : { $problem }

## Asking

prompt = Ta carte (? pour l’aide) :
prompt-seat = Joueur { $seat }, ta carte (? pour l’aide) :
not-understood = { $text } n’est ni une carte ni une commande. Une carte, c’est une lettre et un chiffre, par exemple { $example }. Aide : ?
why-not-held = Tu n’as pas { $card } en main.
why-follow = Impossible de jouer { $card } : le leader a joué { $led } et tu peux suivre. Jouables : { $cards }
hand-over = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.

## Commands: the words a player may type, besides the English ones

command-aid = aide
command-seen = vues
command-table = table
command-hint = conseil
command-back = reprendre
command-rules = règles regles
command-quit = quitter
command-rematch = revanche
command-resign = abandonner
command-leave = partir
command-close = fermer
command-say = dire
command-mute = sourdine
command-calloff = décommander decommander
command-holiday = congé conge
help-title = Ce que tu peux taper
help-card = une carte, par exemple { $example } : la jouer
help-aid = l’aide de jeu : les pouvoirs et un pli en bref
help-seen = les cartes vues jusqu’ici, et celles que l’autre a forcément
help-table = revoir la table
help-hint = une carte à jouer, et pourquoi
help-back = reprendre ta dernière carte
help-rules = cette liste et les règles
help-quit = quitter ; la partie est enregistrée
help-warned = Entre { $card } encore une fois pour la jouer quand même.

## What has been seen

seen-title = Cartes vues jusqu’ici
seen-hand = dans ta main
seen-followers = tes partisans
seen-their-followers = enjeux pris par { $name }
seen-scored = dans les piles de score
seen-discarded = défaussées
seen-table = sur la table
seen-unseen = pas encore vues
seen-void = { $name } n’a pas suivi. Factions absentes de sa main : { $factions }
seen-must = { $name } a forcément en main : { $cards }
seen-known = Seconde phase : toutes les cartes sont connues. { $name } a en main : { $cards }

## The player aid (R2)

aid-title = Aide de jeu
aid-text =
    Première phase, 13 plis : une carte est révélée, c’est l’enjeu. Le leader joue la carte de son choix ; l’autre suit la faction s’il le peut. Le gagnant prend l’enjeu, le perdant la carte suivante de la pioche, qu’il est seul à voir : ces partisans formeront les mains de la seconde phase.
    Seconde phase, 13 plis : le gagnant du pli met les cartes jouées dans sa pile de score, sauf les Nains.
    G Gobelin : aucun pouvoir. 14 cartes, de 0 à 9, dont cinq 0.
    K Chevalier : joué en second sur un Gobelin, il gagne quelles que soient les valeurs. De 2 à 9.
    U Mort-vivant : joué en première phase, il va dans la pile de score du gagnant du pli. De 0 à 9.
    D Nain : en seconde phase, il va dans la pile de score du perdant du pli. De 0 à 9.
    X Doppelgänger : joué en second, il compte comme la faction demandée, mais n’en a pas le pouvoir ; on peut le jouer même quand on peut suivre. De 0 à 9.
    À égalité, le leader gagne le pli ; le gagnant ouvre le pli suivant. Une faction donne son vote à qui a le plus de ses cartes ; à nombre égal, à qui a la plus forte. Il faut trois votes pour gagner.

## The rules in short

rules-title = Les règles
rules-text =
    Ce matin, le roi a été découvert tête la première dans un tonneau de vin. Cinq factions, deux prétendants, un trône vide : il faut trois votes pour s’y asseoir.
    Chacun a 13 cartes en main, et 26 forment la pioche. On tire au sort qui ouvre le premier pli. La partie compte deux phases de 13 plis chacune.
    À chaque pli, le leader joue la carte de son choix. L’autre doit jouer une carte de la même faction s’il en a une, mais il peut toujours jouer un Doppelgänger à la place. Qui n’a aucune carte de la faction demandée joue ce qu’il veut. Si le leader joue un Doppelgänger, l’autre doit répondre par un Doppelgänger s’il en a un.
    La plus forte carte de la faction demandée gagne ; à égalité, le leader l’emporte. Toute autre faction perd, à deux exceptions près : un Chevalier joué en second bat le Gobelin du leader, et un Doppelgänger joué en second compte comme la faction demandée pour gagner le pli, mais reste un Doppelgänger pour tout le reste. Le gagnant est le leader du pli suivant.
    Première phase : chaque pli a un enjeu, révélé au début. Le gagnant l’ajoute à ses partisans ; le perdant prend la carte suivante de la pioche, que l’autre ne voit pas. Les Morts-vivants joués vont dans la pile de score du gagnant ; toutes les autres cartes jouées sont défaussées et ne servent plus.
    Seconde phase : tes 13 partisans sont ta main. Le gagnant d’un pli met les deux cartes dans sa pile de score, mais les Nains joués vont dans celle du perdant.
    À la fin, chaque faction vote pour qui a le plus de ses cartes dans sa pile de score ; à égalité, pour qui a sa plus forte carte ; si c’est encore égal, pour personne. Trois votes donnent la couronne. Si personne n’en a trois, la partie est nulle.

## Looking at a finished game

replay-prompt = Entrée : suite, b : retour, q : quitter :
replay-start = La donne
replay-play = Coup { $number } sur { $total }
replay-view = { $viewer ->
    [open] vue avec toutes les cartes visibles
    [spectator] vue du spectateur
   *[other] vue depuis la place { $viewer }
}
replay-hand = { $name } a en main :
replay-unfinished = La partie s’arrête ici, inachevée.
replay-forfeit = { $name } perd par forfait : { $reason }
no-reason = aucune raison donnée

## The solver

solve-reading = Saisis des positions de la seconde phase, une par ligne. Ctrl-D pour finir.
solve-win = { $name } gagne si chacun joue au mieux.
solve-draw = Partie nulle si chacun joue au mieux : personne n’obtient trois votes.
solve-keep = À { $name } de jouer. Ces cartes conservent le résultat : { $cards }
solve-all = À { $name } de jouer. Toutes les cartes conservent le résultat, en commençant par la plus difficile à contrer : { $cards }
solve-all-won = À { $name } de jouer. Toutes les cartes conservent le résultat, en commençant par celle qui pardonne le plus : { $cards }
solve-line = La meilleure suite :

## Bots

bot-title-potboy = Garçon de taverne
bot-title-squire = Écuyer
bot-title-steward = Intendant
bot-title-chancellor = Chancelier
bot-title-regent = Régent
bot-potboy = Saute sur tout ce qui brille, sans penser au reste.
bot-squire = Vit selon une règle simple, un pli à la fois.
bot-steward = Regarde un peu plus loin, et oublie les petites choses.
bot-chancellor = Compte les cartes, et ne se trompe plus vers la fin.
bot-regent = N’oublie rien, et joue la seconde phase sans faute.
bot-random = Joue n’importe quelle carte.
bot-greedy = L’étalon : il ne voit qu’un pli.
bot-montecarlo = La référence : beaucoup de parties jouées de tête, toutes mal.
bot-search = La recherche du régent, pour les essais.
bots-legend = Niveau, nom, cote (random vaut 0), temps par carte : mesurés pour docs/bots.md.
bots-below-strength = Les bots jouent ici en dessous de leur niveau, car Claim n’est pas compilé. Pour y remédier, installe un compilateur C, puis réinstalle Claim : claim --version explique comment.

## Ce que dit la cour à la table : narquois, et assez court pour être lu au passage

page-court = La cour parle à la table
court-silence = Faire taire la cour. Les réglages lui rendent la parole.
court-potboy-sits = Je venais juste débarrasser les chopes.
court-potboy-gains = Un vote ! Faut que je le dise en cuisine.
court-potboy-loses = Vite gagné, vite perdu.
court-potboy-phase = Voyons ce que j’ai ramassé.
court-potboy-ends = { $outcome ->
    [won] Roi, moi ? J’ai la vaisselle à finir.
    [lost] Allez, retour à la plonge.
   *[draw] Personne ? Alors on passe à table.
}
court-squire-sits = J’ai astiqué mon bouclier exprès.
court-squire-gains = Un vote pour la jeunesse !
court-squire-loses = Surtout, pas un mot à mon seigneur.
court-squire-phase = Partisans, en rang !
court-squire-ends = { $outcome ->
    [won] Il me faudra un plus grand cheval.
    [lost] Bon entraînement. On recommence ?
   *[draw] L’honneur est sauf des deux côtés.
}
court-steward-sits = J’ai compté les cuillères. Commencez.
court-steward-gains = Inscrit dans mes livres.
court-steward-loses = Une négligence. Elle sera corrigée.
court-steward-phase = Faisons l’inventaire.
court-steward-ends = { $outcome ->
    [won] Les comptes sont bons.
    [lost] Il me faudra une page neuve.
   *[draw] Égalité, au denier près.
}
court-chancellor-sits = J’ai lu votre dossier.
court-chancellor-gains = Comme prévu au projet.
court-chancellor-loses = Une note en bas de page, rien de plus.
court-chancellor-phase = Voilà pour le préambule.
court-chancellor-ends = { $outcome ->
    [won] Signé et scellé.
    [lost] Je ferai appel.
   *[draw] Séance ajournée.
}
court-regent-sits = Vous pouvez vous asseoir.
court-regent-gains = Naturellement.
court-regent-loses = Profitez-en tant que cela dure.
court-regent-phase = Passons aux choses sérieuses.
court-regent-ends = { $outcome ->
    [won] Le trône était déjà tiède.
    [lost] Gardez-le propre. Je reviendrai.
   *[draw] Alors personne ne s’assied.
}

## Playing a bot's moves again

recheck-other = Coup { $number } : { $name } ({ $seat }) a joué { $card } et jouerait maintenant { $now }.
recheck-line = { $bot } à la place { $seat }, coups identiques : { $same } sur { $count }.

## Hints: one for each code of claim.reviews.reasons

hint-title = Conseil
hint-play = Joue { $card }.
hint-chances = Tes chances de gagner en %, carte par carte
hint-winning = Gagnent contre un jeu parfait : { $cards }
hint-drawing = Mènent à la partie nulle : { $cards }
hint-losing = Perdent : { $cards }
hint-gives_win = { $card } laisse échapper une partie gagnée.
hint-gives_draw = { $card } laisse échapper la partie nulle.
hint-costs = { $card } réduit tes chances de gagner d’environ { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-better = Mieux : { $card }.
hint-off = Pas de conseils quand deux personnes partagent l’écran.
hint-by-heart = Pas de conseils : tu joues de mémoire.
hint-switched-off = Pas de conseils dans cette partie : tu as choisi de t’en passer.
back-off = On ne reprend rien tant que deux personnes partagent l’écran.
back-by-heart = On ne reprend rien : tu joues de mémoire.
back-nothing = Il n’y a encore rien à reprendre.
back-line = Repris : { $cards }. C’est de nouveau à toi.
aids-hints = { $count ->
    [one] 1 conseil ou avertissement
   *[other] { $count } conseils ou avertissements
}
aids-takebacks = { $count ->
    [one] 1 coup repris
   *[other] { $count } coups repris
}
aids-line = Avec { $aids }.
set-up-line = Cette partie a commencé à partir d’une position composée, pas d’une donne.
chosen-line = Cette donne a été choisie, pas tirée au sort : c’est celle de la table { $table }.
hint-only_card = C’est la seule carte que tu peux jouer.
hint-only_win = C’est la seule carte qui gagne.
hint-only_draw = C’est la seule carte qui ne perd pas.
hint-loses_for_dwarf = { $count ->
    [one] Elle perd le pli exprès : le Nain va dans ta pile de score.
   *[other] Elle perd le pli exprès : les deux Nains vont dans ta pile de score.
}
hint-settles_vote = Elle t’assure définitivement un vote : { $faction }.
hint-sure_prize = Elle remporte à coup sûr l’enjeu { $card } : aucune carte qu’on peut lui opposer ne la bat.
hint-wins_prize = Elle remporte l’enjeu { $card }.
hint-knight_beats_goblin = { $card } bat { $led } : un Chevalier qui répond à un Gobelin gagne.
hint-stands_in = { $card } compte comme la faction demandée et bat { $led }.
hint-scores_undead = { $count ->
    [one] Le Mort-vivant du pli va dans ta pile de score.
   *[other] Les deux Morts-vivants du pli vont dans ta pile de score.
}
hint-undead_at_stake = En première phase, les Morts-vivants joués vont dans la pile de score de qui gagne le pli.
hint-withholds_undead = Tu ne joues pas de Mort-vivant dans un pli perdu : il irait dans la pile de score adverse.
hint-takes_vote = Elle te fait passer devant pour un vote : { $faction }.
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
hint-gives_undead = { $count ->
    [one] Le Mort-vivant du pli va dans la pile de score adverse.
   *[other] Les deux Morts-vivants du pli vont dans la pile de score adverse.
}
hint-throws_away = De tes cartes jouables, c’est celle de plus petite valeur.
hint-keeps_last = Tu gardes { $card }, ta dernière carte de sa faction.
hint-has_none = Ton adversaire n’a aucune carte de cette faction : { $faction }.
hint-sets_problem = Ton adversaire doit trouver la bonne réponse : une carte jouée à la légère te remet en jeu.
hint-keeps_win = { $every ->
    [yes] Tu ne peux pas te tromper : toutes tes cartes jouables gagnent.
   *[no] Tu gagnes si chacun joue au mieux.
}
hint-keeps_draw = { $every ->
    [yes] Tu ne peux pas te tromper : toutes tes cartes jouables mènent à la partie nulle.
   *[no] La partie est nulle si chacun joue au mieux.
}
hint-sure_loss = Contre un jeu parfait, la partie est perdue.
hint-beaten_by = Réponses possibles qui la battent : { $count } sur { $total }.
hint-close_call = À peu près aussi bon : { $cards }.

## The review of a game

review-plays-title = Coup par coup
review-column-play = Coup
review-column-seat = Place
review-column-card = Carte
review-column-chance = Chances
review-column-loss = Perte
review-column-best = Mieux
review-legend = Chances et pertes en %, pour qui joue et d’après ce qu’on pouvait savoir ; ± dit de combien un chiffre peut s’écarter, et – qu’aucune carte n’était nettement meilleure. En seconde phase, tout est exact.
review-turning-title = Tournants
review-no_turning = Aucun coup n’a fait basculer la partie à lui seul.
review-won_lost = { $who ->
    [you] Tu tenais la victoire jusqu’à { $card } (coup { $number }).
   *[other] { $name } tenait la victoire jusqu’à { $card } (coup { $number }).
}
review-won_drawn = { $who ->
    [you] Tu tenais la victoire jusqu’à { $card } (coup { $number }) ; ensuite, la partie était nulle.
   *[other] { $name } tenait la victoire jusqu’à { $card } (coup { $number }) ; ensuite, la partie était nulle.
}
review-drawn_lost = { $who ->
    [you] Tu tenais la nulle jusqu’à { $card } (coup { $number }).
   *[other] { $name } tenait la nulle jusqu’à { $card } (coup { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (coup { $number }) t’a coûté { $loss } ± { $error } points de chances ; { $best } valait mieux.
   *[other] { $card } (coup { $number }) a coûté { $loss } ± { $error } points de chances à { $name } ; { $best } valait mieux.
}
review-lost = Points cédés par { $name } : { $one } en première phase, { $two } en seconde phase.
review-deal-title = La donne et le jeu
review-deal = { $games ->
    [one] Un bot de haut niveau a joué cette donne aux deux places, une fois : { $name } a obtenu { $score } %.
   *[other] Un bot de haut niveau a joué cette donne aux deux places, { $games } fois : { $name } a obtenu { $score } %.
}
review-favours = { $whom ->
    [seat] La donne avantageait { $name }.
    [nobody] La donne était à peu près équilibrée.
   *[unknown] C’est trop peu de parties pour dire qui la donne avantageait.
}
review-deal_exact = Si chacun joue au mieux dès le début, { $name } obtient { $score } %.
review-result = { $name } a obtenu { $result } %.
review-split = { $name } a obtenu { $result } %. Par rapport à 50, part de la donne, en points : { $deal } ; part du jeu : { $play }.
review-title = Analyse
review-about = Ce que chaque coup a coûté : valeur exacte en seconde phase, estimation par recherche en première.
review-progress = Analyse : { $done } sur { $total }
review-chance = { $name } joue { $card } : chances { $before } % → { $after } %.
review-cost = { $card } valait mieux, de { $loss } ± { $error } points.
review-fine = Aucune carte n’était nettement meilleure.
review-why = Pourquoi { $card }, du point de vue { BEFORE("de", $name) } :
review-begin = Suis les courbes, ou avance dans la partie.
review-pending = Ce coup n’est pas encore jugé.
review-table = En tableau
review-value-won = gagnée
review-value-drawn = nulle
review-value-lost = perdue
review-after = Après { $card }, la partie est { $verdict } pour { $name }.
review-kept = Elle était { $verdict } avec : { $cards }.
review-picture = Image : { $file }
chart-title = Chances de victoire { BEFORE("de", $name) }, coup par coup
chart-phase = { $phase ->
    [1] Première phase
   *[2] Seconde phase
}
chart-seen = ce { BEFORE("que", $name) } pouvait savoir
chart-exact = valeur exacte

## Puzzles

puzzle-title = Problème { $id } · cote { $rating }
puzzle-goal = Ta place : { $name }. { $goal ->
    [draw] Tu peux sauver la partie nulle
   *[win] Tu peux gagner
}, mais à chacune de tes { $count } prochaines décisions une seule carte est la bonne.
puzzle-right = C’est la bonne.
puzzle-solved = Résolu.
puzzle-wrong = { $after ->
    [draw] { $card } ne laisse que la partie nulle
   *[loss] { $card } perd
}, à cause de ceci :
puzzle-solution = La solution à partir d’ici :
puzzle-about = Ce que montre ce problème : { $themes }
puzzle-legend = Identifiant, cote sur l’échelle des bots, thèmes. Pour en résoudre un : claim puzzle ID
puzzle-theme-dwarf_lost = perdre un pli pour en ramasser le Nain
puzzle-theme-knight_over_goblin = Chevalier contre Gobelin
puzzle-theme-doppelganger_spent = un Doppelgänger à dépenser
puzzle-theme-doppelganger_kept = un Doppelgänger à garder
puzzle-theme-lead_given_up = céder la main
puzzle-theme-last_of_faction = la dernière carte d’une faction
puzzle-theme-tie_break = la carte qui départage
puzzle-theme-draw_saved = sauver la partie nulle
puzzle-help-solution = montrer la solution et finir
puzzle-help-quit = quitter
puzzle-page-title = Problèmes
puzzle-page-why = La fin d’une partie, cartes sur table. Une seule carte est bonne, puis, après la réponse, de nouveau une seule. Chaque solution est prouvée.
puzzle-day-title = Problème du jour
puzzle-day-line = { DAY($date) }, cote { $rating }. Le même pour tout le monde.
puzzle-task = { $goal ->
    [draw] Sauve la partie nulle
   *[win] Gagne
} : { $count } décisions, une seule bonne carte à chacune.
puzzle-solve = Résoudre
puzzle-look-again = Résolu : revoir
puzzle-days = Jours de suite
puzzle-best = record : { $count }
puzzle-train-title = Entraînement
puzzle-train-why = Chaque problème est adapté à ta cote. Seul le premier essai compte, et seul cet appareil en garde la trace.
puzzle-rating = Ta cote
puzzle-rating-count = { $count ->
    [one] après un problème
   *[other] après { $count } problèmes
}
puzzle-row = Résolus de suite
puzzle-theme-choice = Thème
puzzle-theme-any = tous les thèmes
puzzle-level = Difficulté
puzzle-level-easier = plus facile
puzzle-level-even = à ma mesure
puzzle-level-harder = plus difficile
puzzle-train = Un problème pour moi
puzzle-saved = { $count ->
    [0] Aucun n’est enregistré sur cet appareil.
    [one] { $count } est enregistré sur cet appareil, à résoudre sans réseau.
   *[other] { $count } sont enregistrés sur cet appareil, à résoudre sans réseau.
}
puzzle-save = En enregistrer { $count } pour jouer sans réseau
puzzle-saving = Enregistrement…
puzzle-unsaved = Cet appareil n’a pas pu en enregistrer davantage. Il manque peut-être de place.
puzzle-next = Suivant
puzzle-latest = Tes derniers problèmes
puzzle-tried = { $id } : { $right ->
    [yes] résolu du premier coup
   *[no] pas du premier coup
}
puzzle-none = Ce problème n’existe pas
puzzle-decision = { $goal ->
    [draw] Sauve la nulle
   *[win] Gagne
} : { $number } sur { $total }
puzzle-decided = { $after ->
    [draw] Et ce n’est plus qu’une partie nulle.
   *[loss] L’autre a trois votes acquis.
}
puzzle-retry = Réessayer
puzzle-show = Voir la solution
puzzle-list = Tous les problèmes
puzzle-what-if = Et si… ?
puzzle-walk = La suite, carte par carte
puzzle-run = Dérouler
puzzle-pause = Pause
puzzle-change = Ta cote : { $rating } ({ $change })
puzzle-link = Le lien de ce problème
command-solution = réponse reponse
error-unknown_puzzle = Il n’y a pas de problème { $text }. Attendu : un identifiant tel que { $example }, ou rien pour celui du jour.
error-unknown_theme = --theme : { $text } n’est pas un thème. Attendu, au choix : { $known }.
error-bad_ratings = --rating : { $text }. Attendu : deux nombres entiers, le plus petit d’abord, par exemple 600-800.
error-bad_date = --date : { $text } n’est pas une date. Attendu : par exemple 2026-11-16.
error-no_such_puzzles = Aucun problème ne convient. Attendu : moins de conditions, ou un --rating plus large.
error-other_puzzles = { $file } vient d’une autre exécution. Attendu : la graine { $seed } et cette version. Supprime le fichier pour recommencer.

## Errors: one for each code in an errors.py

error-not_your_turn = C’est à { $turn } de jouer, pas à { $seat }.
error-not_in_hand = { $card } n’est pas dans la main de { $seat } : { $hand }
error-must_follow = { $card } ne suit pas { $led } : { $seat } a cette faction en main. Attendu : une carte parmi { $legal }
error-game_over = La partie est finie : impossible de jouer { $card }.
error-bad_card = { $text } n’est pas une carte. Attendu : une lettre G, K, U, D ou X et un chiffre qui existe dans la faction, par exemple G3.
error-bad_pile = { $field } : { $text } n’est pas une pile. Attendu : des chiffres par faction G.K.U.D.X avec quatre points, par exemple 0013.29.5..07.
error-too_many = { $field } : { $card } y est { $count } fois, et le paquet n’en a que { $most }.
error-bad_seat = { $field } : { $text } n’est pas une place. Attendu : A ou B.
error-bad_viewer = { $text } n’est pas un point de vue. Attendu : A, B, spectator ou open.
error-bad_leader = { $text } ne peut pas commencer. Attendu, au choix : { $known }.
error-bad_phase = Phase : attendu 1 ou 2, reçu { $text }.
error-bad_fields = Position : attendu { $expected } champs séparés par un seul espace en phase { $phase }, reçu { $got }.
error-bad_hands = Cartes en main : { $a } et { $b }. Attendu : le même nombre, ou une de moins dans la main qui a ouvert.
error-bad_followers = Partisans : { $a } et { $b }. Attendu : { $expected } chacun.
error-bad_draw_pile = Cartes dans la pioche : { $got }. Attendu : deux par pli restant, soit { $expected }.
error-bad_score = Pile de score { $seat } : { $card } ne peut pas y être. En première phase, seuls les Morts-vivants joués y vont.
error-not_phase_two = Le solveur demande une position de la seconde phase, celle-ci est de la phase { $phase }.
error-no_cards = Mains : aucune carte en première phase.
error-too_large = Cartes dans une main : { $a }, partisans : { $b }. Attendu : 13 au plus en tout.
error-bad_deck = Cartes dans le paquet : { $got }. Attendu : un multiple de quatre, de 4 à 52.
error-uneven_hands = Cartes en main : { $a } et { $b }. Attendu : le même nombre.
error-bad_seed = Graine : { $text } n’est pas une graine. Attendu : un nombre entier ou un texte de 1 à 200 caractères, sans espace au début ni à la fin.
error-not_utf8 = { $file } : ce n’est pas du texte UTF-8 (octet { $byte }). Attendu : un enregistrement de partie.
error-too_long = { $file } : { $size } octets. Attendu : un enregistrement de partie de { $most } octets au plus.
error-bad_json = { $file } : ce n’est pas du JSON (ligne { $line }, colonne { $column }) : { $problem }
error-not_record = { $file } : ce n’est pas un enregistrement de partie. Attendu : un objet JSON ou une première ligne « Claim 1 ».
error-newer_version = { $file } : écrit par une version plus récente (format { $version }). Ce programme lit jusqu’au format { $known }.
error-missing_field = { $file } : il manque { $field }.
error-bad_field = { $file } : { $field } : attendu { $expected }, reçu { $text }
error-bad_line = { $file }, ligne { $line } : attendu { $expected }, reçu { $text }
error-in_file = { $file } : { $problem }
error-in_line = Ligne { $line } : { $problem }
error-bad_play = { $file } : coup { $number }, { $card } : { $problem }
error-bad_end = { $file } : { $field } dit { $text }, mais les coups donnent { $expected }
error-no_file = { $file } : { $problem }
error-no_line = { $file } : il n’y a pas de ligne { $line }. La dernière est la ligne { $last }.
error-no_folder = Il n’y a pas de dossier { $folder }. Crée-le d’abord, ou indique-en un autre.
error-many_records = { $file } : il y a plusieurs enregistrements. Choisis-en un par sa ligne avec --game (replay, review, verify).
error-system = Le système signale : { $problem }
error-file_exists = { $file } existe déjà. Choisis un autre fichier, ou continue cette partie avec --resume { $file }
error-unfinished_needed = { $file } : cette partie est finie. Pour la revoir : claim replay { $file }
error-no_person = { $file } : aucun humain ne joue cette partie. Attendu : une place nommée « person ».
error-unknown_bot = { $name } n’est pas un bot. Attendu, au choix : { $known }, ou cmd:PROGRAM.
error-unknown_language = { $name } n’est pas une langue. Attendu, au choix : { $known }.
error-odd_games = --games : { $got } n’est pas un nombre pair et positif. Chaque donne se joue deux fois, places échangées.
error-bad_number = { $field } : { $text } n’est pas un nombre de { $least } à { $most }.
error-conflict = { $one } ne va pas avec { $other }.
error-missing_extra = Cette commande nécessite { $package }. Dans un clone de Claim : { $install }
error-bot_from_file = { $file } désigne un programme comme bot. Claim ne lance jamais un programme nommé dans un fichier. Pour continuer, nomme-le toi-même : --bot { $name }
error-bad_bot_name = { $name } n’est pas un nom de bot. Attendu : un texte imprimable de { $most } caractères au plus, sans espace au début ni à la fin.
error-no_marks = { $file } : l’enregistrement ne nomme aucun bot avec sa graine ; il n’y a rien à rejouer.
error-program_bot = Place { $seat } : { $name } est un programme. Claim ne lance jamais un programme nommé dans un fichier. Ses coups ne peuvent pas être rejoués.
error-other_bot = Place { $seat } : la partie a été jouée par { $recorded }, et le bot d’ici est { $now }.
error-no_plays = { $file } : rien n’a été joué, il n’y a donc rien à analyser.
error-impossible_view = Cette vue est impossible : { $problem }
error-which_bots = Attendu : deux bots, --a BOT --b BOT, ou au moins deux, --bots BOT,BOT,…
error-bad_bots = --bots : { $text }. Attendu : au moins deux bots différents, séparés par des virgules.
error-bad_anchor = --anchor : { $name } ne joue pas. Attendu, au choix : { $known }.
error-bad_sprt = --sprt : { $h0 } et { $h1 }. Attendu : deux scores entre 0 et 1, le plus petit d’abord.
error-sprt_two = --sprt compare deux bots. Attendu : --a et --b, pas --bots.
error-needs_option = { $option } n’a de sens qu’avec { $other }. Ajoute { $other }, ou retire { $option }.
error-bad_pool = { $option } : { $text } n’est pas un rythme. Attendu, au choix : { $known }.
error-no_key = Attendu : une clé de secours, tapée, en première ligne de l’entrée ou dans la variable { $variable }.
error-picture_kind = { $option } : { $file } : les images sont en SVG ou en PNG. Attendu : un nom qui finit par .svg ou .png.
error-no_fonts = { $file } : aucune police n’est installée pour écrire dans un PNG. Donne à l’image un nom en .svg, ou installe une police.
error-results_busy = { $file } : une autre exécution écrit déjà dans ce fichier. Attends qu’elle finisse, ou choisis un autre fichier.
error-no_cluster = --dask { $address } : aucun ordonnanceur ne répond en { $seconds } s.
error-idle_cluster = --dask { $address } : la grappe n’a aucun processus de travail (worker).
error-bad_address = --dask : { $text } n’est pas une adresse. Attendu : une adresse du genre tcp://host:8786.
error-workers_lost = Les processus qui travaillaient ont disparu. Avec --results FILE (problèmes : --out FILE), la même commande reprend là où elle s’est arrêtée.
error-dataset_lost = Les processus qui travaillaient ont disparu. { $file } n’a pas été écrit.
error-bot_start = { $name } n’a pas démarré : { $problem }
error-bot_died = { $name } est mort (code de sortie { $exit }) quand on lui a demandé une carte.
error-bot_closed = { $name } a fermé sa sortie quand on lui a demandé une carte.
error-bot_silent = { $name } n’a donné aucune carte en { $seconds } s.
error-bot_nonsense = { $name } a répondu { $text }. Attendu : une carte jouable parmi { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] Le secret du serveur est bien celui sur lequel il s’était engagé.
   *[no] Le secret du serveur n’est pas celui sur lequel il s’était engagé.
}
verify-day = { $ok ->
    [yes] C’est la donne du { DAY($day) }, tirée par le serveur seul : compare son engagement avec celui publié la veille.
   *[no] L’enregistrement se contredit sur le jour dont ce serait la donne.
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
verify-leader-named = Le leader a été choisi à la création de la table, pas tiré au sort.
verify-move_seed = { $ok ->
    [yes] Les tirages du bot découlent du secret du serveur.
   *[no] Les tirages du bot ne découlent pas du secret du serveur.
}
verify-true = Vérifié : la donne découle de ces secrets. Pour savoir que c’est la tienne, compare les engagements avec ceux que tu as vus avant elle.
verify-false = Non vérifié : quelque chose dans cet enregistrement a été modifié ou inventé.

## Errors of deals and tables

error-bad_hex = { $field } : { $text } n’est pas un secret. Attendu : 64 chiffres hexadécimaux minuscules.
error-not_fair = { $file } : l’enregistrement ne dit pas d’où vient sa donne (pas de « fair ») ; il n’y a rien à vérifier.
error-chosen_deal = { $file } : cette donne a été choisie, pas tirée au sort (c’est celle de la table { $table }) ; il n’y a rien à vérifier.
error-set_up_game = { $file } : cette partie a commencé à partir d’une position composée, pas d’une donne ; il n’y a rien à vérifier.
error-nothing_left = La partie est finie dans cette position : il ne reste rien à jouer.
error-day_secret = { $file } : le secret de la donne du { DAY($day) } est révélé une fois la journée finie. Récupère alors cet enregistrement à nouveau.
error-no_table = Il n’y a pas de table { $table }.
error-seat_taken = Les deux places de la table { $table } sont prises.
error-table_closed = La personne qui avait ouvert la table { $table } l’a fermée : il n’y a plus de partie ici.
error-not_seated = Tu n’as pas de place à la table { $table }.
error-wrong_moment = Pas maintenant : « { $command } » n’est pas possible { $status ->
    [waiting] tant que la table attend un joueur
    [revealing] juste avant la donne
    [playing] pendant la partie
   *[over] une fois la partie finie
}.
error-wrong_reveal = La contribution de { $seat } n’est pas celle de son engagement.
error-stale_play = Coups joués quand cette carte a été envoyée : { $ply } ; maintenant : { $now }. Regarde la table, puis joue.
error-no_taking_back = On ne reprend rien à la table { $table } : seulement contre un bot, pas de mémoire, et pas dans un essai qui compte.
error-nothing_to_take_back = Il n’y a encore rien à reprendre à la table { $table } : tu n’as pas joué de carte.
error-stale_take_back = Coups où tu voulais revenir : { $to } ; coups avant ta dernière carte : { $now }. Regarde la table, puis reprends.
error-too_many_taken_back = À une table, on peut reprendre au plus { $most } fois.
error-deal_without_bot = Une donne ne se rejoue que contre un bot, pas à une table de ce type : { $kind }.
error-bad_day = { $text } n’est pas un jour. Attendu : un jour comme 2026-11-16.
error-day_to_come = La donne du { DAY($day) } est encore à venir.
error-no_day = Il n’y a pas eu de donne du jour le { DAY($day) }.
error-day_fixed = La donne du jour se joue contre un bot, celui du jour pour l’essai qui compte, et rien d’autre ne se choisit.
error-day_played = Tu as déjà joué la donne du { DAY($day) }. Seul le premier essai compte, les autres sont de l’entraînement.
error-day_over = La donne du { DAY($day) } ne compte plus. Tu peux la jouer pour t’entraîner.
error-practice_later = Finis d’abord ton propre essai du { DAY($day) } : d’ici là, pas d’entraînement avec sa donne.
error-day_hidden = C’est un essai de la donne du { DAY($day) }. Il n’est visible que pour qui a fini le sien, puis pour tout le monde une fois la journée terminée.
error-not_over = La partie de la table { $table } n’est pas encore finie.
error-nothing_played = Rien n’a été joué à la table { $table }, il n’y a donc rien à analyser.
error-no_deal = La table { $table } a été quittée avant la donne : il n’y a pas de partie.
error-no_rematch = Pas de revanche à la table { $table } : personne n’en a proposé, ou quelqu’un est parti.
error-no_hints = Pas de conseils à la table { $table } : seulement contre un bot, pendant la partie, et s’ils n’ont pas été désactivés.
error-hints_by_heart = Pas de conseils à une table jouée de mémoire : ils diraient ce qu’il faut retenir.
error-hints_need_bot = Les conseils n’existent que contre un bot.
error-bad_clock = { $text } n’est pas une pendule. Attendu, au choix : { $known }.
error-clock_needs_friends = Il n’y a de pendule que dans une partie entre deux personnes, chacune sur son appareil.
error-nobody_away = Ton adversaire à la table { $table } n’est pas en retard : c’est ton tour, ou il n’y a pas de limite de temps.
error-not_closable_yet = La table { $table } pourra être fermée à partir du { MOMENT($time) }.
error-time_is_up = Trop tard : à la table { $table }, le temps est écoulé.
error-not_called_off = À la table { $table }, on ne peut pas annuler la partie : seulement entre deux personnes, avant la première carte.
error-no_holidays = Pas de congés à la table { $table } : seules les parties lentes en ont.
error-not_on_holiday = Tu n’es pas en congé à la table { $table }.
error-too_long_a_holiday = { $most ->
    [one] Il te reste { $most } jour de congé dans cette partie, et tu en demandes { $days }.
   *[other] Il te reste { $most } jours de congé dans cette partie, et tu en demandes { $days }.
}
error-no_such_bot = { $name } n’est pas un bot qui s’assied aux tables. Attendu, au choix : { $known }.
error-nobody_listens = Personne à la table { $table } ne peut t’entendre. Une phrase s’adresse à l’autre personne, tant qu’elle est connectée.
error-bad_name = { $text } ne peut pas être un nom. Un nom a de 1 à { $most } caractères visibles, sans longue pile d’accents.
error-bot_name = { $text } est ici le nom d’un bot. Choisis un autre nom.
error-reserved_name = { $text } désigne les personnes qui gèrent ce serveur. Choisis un autre nom.
error-bad_kind = { $text } n’est pas un type de table. Attendu, au choix : { $known }.
error-bad_status = { $text } n’est pas un état de table. Attendu, au choix : { $known }.
error-bad_command_id = { $text } n’est pas un identifiant de commande. Attendu : de { $least } à { $most } lettres, chiffres, - ou _.
error-not_kept = Le serveur n’a pas pu enregistrer l’action : elle n’a donc pas eu lieu. Réessaie.
error-not_read = Le serveur ne peut pas lire ses tables en ce moment. Réessaie.
error-no_thought = Aucune réponse trouvée à temps. Réessaie.
error-broken_log = La table { $table } ne peut plus être lue : son journal est abîmé ou vient d’une version plus récente.
error-bad_database = Base de données { $url } : { $problem }

## The server
serve-started = Claim t’attend sur { $url }
serve-running = Claim est déjà lancé avec ces tables : { $url }
serve-invite = Pour les autres, sur ton réseau : { $url }
serve-local = Seul cet ordinateur y accède. Avec --host 0.0.0.0, d’autres personnes de ton réseau peuvent venir.
serve-few-files = Le système n’autorise que { $files } fichiers ouverts, donc { $connections } connexions au plus à la fois. « ulimit -n { $wanted } » avant le démarrage les autoriserait toutes.
serve-stop = Ctrl-C pour l’arrêter.
web-no-page-title = La page n’est pas construite
web-no-page-text = Lance « make page », puis recharge. Le serveur, lui, tourne.
error-no_database = Impossible d’utiliser { $url } : { $problem }
error-damaged_database = { $url } est endommagée ({ $problem }). Restaure une sauvegarde, ou indique une autre base.
error-read_only_database = Impossible d’écrire dans { $url } ({ $problem }). Le serveur doit pouvoir y écrire.
error-database_in_use = { $url } est déjà utilisée par un autre serveur. Arrête-le, ou indique une autre base.
error-older_database = { $url } a été écrite par une version plus ancienne de Claim. `claim admin upgrade FILE` la copie dans un fichier, puis la met à jour. `claim serve` la met à jour à son démarrage.
error-empty_database = { $url } n’a pas encore de tables de Claim. `claim serve` les crée.
error-no_copy = La base n’a pas pu être copiée dans { $file }, rien n’a donc été changé : { $problem }
error-not_served = Aucun serveur n’utilise { $url } en ce moment, la base n’a donc pas été sauvegardée. Indique la base que le serveur utilise, ou retire --served.
error-newer_database = { $url } a été écrite par une version plus récente de Claim. Mets Claim à jour, ou indique une autre base.
error-bad_message = { $field } : { $problem }
error-too_big = { $size } octets. Attendu : { $most } au plus.
error-too_fast = C’est trop à la fois. Attends un instant.
error-too_many_tables = Trop de tables depuis une même adresse. Patiente un peu.
error-too_many_called_off = Tu as trop souvent annulé la partie. Joue celle-ci, ou patiente un peu.
error-nobody_asks = Sans joueur dans « hello », il n’y a personne à apparier.
error-playing_already = Ta partie en direct à la table { $table } n’est pas finie. Termine-la d’abord.
error-missed_lately = { $count ->
    [one] Tu as manqué une partie trouvée pour toi.
   *[other] Tu as manqué { $count } parties trouvées pour toi.
} Tu pourras de nouveau chercher un adversaire à partir du { MOMENT($time) }.
error-missed_at_address = Les nouveaux venus à ton adresse ont manqué { $count } parties trouvées pour eux. Tu pourras chercher un adversaire à partir du { MOMENT($time) }.
error-too_many_seeks = Trop de personnes cherchent un adversaire depuis une même adresse. Patiente un peu.
error-too_many_sockets = Trop de connexions. Fermes-en quelques-unes.
error-hello_first = Un message « hello » est d’abord attendu, dans les { $seconds } secondes.
error-idle = Rien n’a été reçu pendant { $seconds } secondes.
error-blocked = Cette adresse ne peut pas utiliser ce serveur.
error-strange_origin = Une page de { $origin } ne peut pas utiliser ce serveur.
error-strange_host = Ce serveur ne répond pas au nom { $host }. La personne qui l’héberge peut l’autoriser avec --allow-host.
error-slow_request = La requête n’est pas arrivée à temps.
error-no_path = Il n’y a rien à { $path }.
error-bad_method = { $method } n’est pas possible à { $path }.
error-server_error = Un problème est survenu sur le serveur. Réessaie, ou cherche { $reference } dans son journal.
error-no_port = Impossible d’écouter sur { $host }, port { $port } : { $problem }
error-bad_server = --server : { $text } n’est pas l’adresse d’un serveur. Exemple : https://claim.example.
error-bad_table = --table : { $text } n’est ni le lien d’une table ni son code.
error-other_server = --table : ce lien mène à { $server }, et non au serveur donné avec --server.
error-no_server = { $server } ne répond pas : { $problem }
error-strange_server = { $server } ne répond pas comme un serveur de ce jeu : { $problem }
error-no_lobby = { $server } ne trouve pas d’adversaires : sa version est plus ancienne, ou il refuse ce programme.
error-bad_origin = --origin : { $text } n’est pas une origine. Exemple : https://claim.example.
error-bad_push_service = --push-service : { $text } n’est pas un nom. Exemples : push.example.org, *.push.example.org ou push.example.org:8443.
error-bad_host = --allow-host : { $text } n’est pas un nom. Exemple : claim.example.
error-bad_contact = --contact : { $text } n’est pas une ligne de 1 à { $most } caractères imprimables.
error-bad_hour = --weekly-hour : { $text } n’est pas une heure. Exemple : 'thu 20:00 Europe/Berlin'.
error-bad_proxy = --proxy : { $text } n’est pas une adresse. Exemple : 10.0.0.1 ou 10.0.0.0/8.
error-unknown_limit = { $name } n’est pas une limite. Limites connues : { $known }.
error-bad_limit = { $name } : { $text } n’est pas une limite. Il faut un nombre supérieur à 0.
error-one_worker = --workers { $workers } : avec SQLite, un seul processus sert ; plusieurs exigent PostgreSQL (--database).
error-bad_seconds = { $name } : { $text } n’est pas une durée. Il faut des secondes, de 0 à { $most }.

## Looking after a server: claim admin

admin-tables-legend = Identifiant, type, état, création, dernière activité (en UTC toutes deux), cartes jouées, noms par place.
admin-no-tables = Il n’y a pas de telle table.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-purged = Tables supprimées : { $count }.
admin-would-purge = Tables qui seraient supprimées : { $count }.
admin-journal = Un autre programme lit la base : ce qui a été supprimé reste dans son journal, qui disparaît quand le dernier programme ferme le fichier.
admin-backup = { $file } est complet. Tables : { $tables }, faits : { $facts }, réseaux bloqués : { $blocks }.
admin-upgraded = La base est à jour pour Claim { $version }. Son état d’avant est dans { $file }.
admin-up-to-date = La base était déjà à jour pour Claim { $version }. Aucune copie n’a été faite.
admin-restored = { $file } est restauré. Tables : { $tables }, faits : { $facts }, réseaux bloqués : { $blocks }.
admin-left-out = Laissée de côté, car on ne peut pas la rejouer : table { $table }.
admin-sound = Tout est en bon état. Tables : { $tables }, faits : { $facts }.
admin-unsound = Endroits abîmés : { $broken }. Tables : { $tables }, faits : { $facts }.
admin-revoked = Place { $seat } de la table { $table } : sa clé n’ouvre plus rien.
admin-reissued = À ouvrir par la personne, après l’adresse de ton serveur et une barre oblique : { $link }
admin-renamed = La place { $seat } de la table { $table } s’appelle maintenant { $name }.
admin-blocked = { $network } est bloqué.
admin-unblocked = { $network } n’est plus bloqué.
admin-no-blocks = Rien n’est bloqué.
admin-problem-empty = Table { $table } : son journal est vide.
admin-problem-gap = Table { $table } : le fait { $seq } manque dans son journal.
admin-problem-fact = Table { $table } : le fait { $seq } de son journal ne peut pas être vrai ({ $problem }).
admin-problem-commitment = Table { $table } : la contribution de la place { $seat } n’est pas celle de son engagement.
admin-problem-column = Table { $table } : { $field } est noté { $stored }, mais son journal dit { $derived }.
admin-problem-orphan = Table { $table } : il y a un journal, mais pas de table.
admin-problem-file = La base de données elle-même est abîmée : { $problem }
error-no_person_there = Personne n’est assis à la place { $seat } de la table { $table }.
error-bad_network = { $text } n’est ni une adresse ni un réseau. Il faut quelque chose comme 203.0.113.7 ou 2001:db8::/48.
error-not_blocked = { $network } n’est pas bloqué.
error-not_empty = La base de données n’est pas vide. Une sauvegarde ne se restaure que dans une base neuve : indiques-en une autre.
error-not_backup = { $file } n’est pas une sauvegarde de Claim.
error-newer_backup = { $file } a été écrit par une version plus récente de Claim (format { $version }). Celle-ci lit jusqu’au format { $known }.
error-damaged_backup = { $file } est abîmé, à la ligne { $line } : { $problem }
error-broken_backup = { $file } : on ne peut pas rejouer la table { $table }. Avec --skip-broken, les autres sont restaurées.
error-storage_failed = La base de données a échoué : { $problem }

## The page: around the table

page-home = Claim : à l’accueil
page-navigation = Navigation
page-skip = Aller au contenu
page-news = Ce qui se passe
page-language = Langue
page-theme = Couleurs
page-theme-system = comme l’appareil
page-theme-light = parchemin
page-theme-dark = à la bougie
page-settings = Réglages
page-learn = Apprendre
page-close = Fermer
page-link = Le lien
page-copy = Copier
page-copied = Copié
page-to-lobby = À l’accueil
page-thinking = Réflexion…
page-connecting = Un instant…
page-reconnecting = Connexion perdue. Nouvel essai en cours ; rien de ce que tu as joué n’est perdu.
page-try-now = Essayer maintenant
page-unreachable = Le serveur est injoignable pour l’instant.
page-refused = Le serveur a refusé la demande ({ $code }).
page-no-table = Cette table n’existe pas

## The page: the lobby

page-story = Ce matin, on a trouvé le roi la tête dans un tonneau de vin. Cinq factions, deux prétendants, un trône vide.
page-story-goal = Recrute des partisans en treize plis, joue-les dans treize autres, et gagne le vote de trois factions sur cinq.
page-first-game = Ma première partie, guidée
page-learn-rules = Lire les règles
page-name = Ton nom
page-guest = Invité
page-member = a un compte
page-play-bot = Jouer contre la cour
page-level = Niveau { $level } sur 5
page-friend = Jouer entre amis
page-friend-why = Tu reçois un lien à envoyer. La partie commence dès que l’autre s’assied.
page-invite = Inviter
page-same-screen = À deux sur un écran
page-same-screen-why = Passez-vous l’appareil à chaque tour. Un rideau cache les mains.
page-same-screen-start = S’asseoir ensemble
page-name-beside = Le nom de l’autre
page-options = Options de la table
page-options-leader = Qui commence
page-options-lot = Tirage au sort
page-options-me = Toi
page-options-other = L’autre joueur
page-options-heart = De mémoire
page-options-heart-why = Tu vois ce qui est posé sur la table et tu retiens le reste : ni aide-mémoire, ni défausse, ni conseils, ni cartes reprises.
page-options-hints = Conseils contre la cour
page-options-no-hints = Sans conseils
page-options-listed = Publique : tout le monde peut regarder
page-told-leader = { $who ->
    [lot] Le leader du premier pli est tiré au sort.
    [you] Tu ouvres le premier pli.
    [guest] La personne qui s’assied ouvre le premier pli.
   *[other] { $name } ouvre le premier pli.
}
page-told-heart = Partie de mémoire : on voit ce qui est posé sur la table et on retient le reste.
page-told-no-hints = Pas de conseils à cette table.
page-told-listed = La partie est publique : tout le monde peut regarder.
page-told-daily = { $counted ->
    [yes] La donne du { DAY($day) } : cet essai compte. Pas de conseils, et rien ne se reprend.
   *[no] La donne du { DAY($day) }, pour s’entraîner.
}
page-my-games = Tes parties
page-my-finished = Parties finies : { $count }
page-against = Contre { $name }
page-resume = Continuer
page-rematch-with = Revanche : { $name }
page-forget = Retirer de la liste : { $game }
page-watch-title = Parties en cours
page-watch-none = Aucune partie à regarder pour l’instant. Celles entre deux personnes ne sont listées que si elles l’ont choisi.
page-look-again = Actualiser
page-watch = Regarder
page-watching = Tu regardes { $a } et { $b }. Tu vois la table, mais aucune des deux mains.
page-invitation = Une invitation
page-invited = { $name } en veut à ta couronne
page-invited-why = Une place est libre : elle est à toi si tu veux.
page-sit = S’asseoir
page-seats-taken = Les deux places sont prises. Tu peux regarder.
page-waiting = En attente de l’autre prétendant
page-waiting-invite = Envoie ce lien à la personne avec qui tu veux jouer :
lobby-link-local = Ce lien ne marche que sur cet ordinateur. Pour les autres, il faut son adresse sur le réseau : arrête le serveur, relance-le avec --host 0.0.0.0, et ouvre la page à l’adresse qu’il affiche.
lobby-waiting-open = Ta place est dans la liste des places libres : qui la prend joue avec toi. Tu peux aussi envoyer ce lien :
page-waiting-stay = La partie commence d’elle-même quand l’autre s’assied. Tu peux fermer la page et revenir.
page-sat = { $name } est à table. La partie commence.
page-waiting-watch = Les cartes ne sont pas encore distribuées.
page-dealing = On mélange
page-dealing-why = Les deux prétendants mélangent, pour que personne ne choisisse les cartes.
lobby-dealing-stuck = { $name } n’a pas encore participé au mélange. Tu peux attendre ou fermer la table : personne n’y perd.

## The page: the table

page-table = La table
page-tools = Aide et options
page-you = Toi
page-you-name = { $name } (toi)
page-to-play = doit jouer
page-leads = leader
page-away = pas là
page-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-followers = Partisans : { $count }
page-followers-of = { $who ->
    [you] Tes partisans
   *[other] Partisans { BEFORE("de", $name) }
}
page-followers-hidden = { $count ->
    [one] Une carte a été piochée sans être vue.
   *[other] { $count } cartes ont été piochées sans être vues.
}
page-followers-heart = Partie de mémoire : à toi de retenir qui a pris quoi.
page-piles = Piles de score
page-piles-open = Regarder les piles de score
page-discards = Défausse
page-no-cards = Pas encore de cartes.
page-prize = Enjeu
page-last-trick = Dernier pli : { $name }
page-your-hand = Ta main. Flèches : se déplacer ; Entrée : jouer.
page-card-playable = { $card }, jouable
page-card-hinted = { $card }, jouable, conseillée
page-card-refused = { $card }, pas maintenant : { $why }
page-why-follow = { $letter ->
   *[other] Tu as un { $faction } en main : il faut suivre.
}
page-why-turn = Ce n’est pas ton tour.
page-turn-lead = À toi : ouvre avec la carte de ton choix.
page-turn-answer = À toi : réponds à { $card }.
page-turn-other = { $name } réfléchit…
page-play = Jouer
page-playing = Pour jouer une carte
page-playing-auto = Automatique : deux appuis, un clic
page-playing-tap = Un appui ou un clic suffit
page-playing-lift = Le premier la lève, le second la joue
page-confirm-play = Jouer { $card } ?
page-warning-sure = Jouer { $card } quand même ?
page-warning = M’avertir avant une bévue (compte comme un conseil)
page-warning-guided = dans la partie guidée
page-warning-always = toujours contre la cour
page-warning-never = jamais
page-memory = Mémoire
page-log = Plis
page-log-empty = Pas encore de pli.
page-beside = { $side ->
    [left] À gauche de la table
   *[right] À droite de la table
}
page-more = Plus
page-talk = Parler
page-take-back = Reprendre
page-seen-hand = dans la main { BEFORE("de", $name) }
page-draws-hidden = { $who ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte sans la montrer.
}
page-scores = { $who ->
    [you] Dans ta pile de score : { $cards }.
   *[other] { $name } reçoit dans sa pile de score : { $cards }.
}
told-wins = { $who ->
    [you] Tu gagnes avec { $card } : { $why }
   *[other] { $name } gagne avec { $card } : { $why }
}
told-why-higher_value = la plus forte carte.
told-why-tie = à égalité, le leader l’emporte.
told-why-knight_beats_goblin = un Chevalier bat un Gobelin.
told-why-doppelganger = { $letter ->
   *[other] il compte comme un { $faction }.
}
told-why-did_not_follow = { $who ->
    [you] tu n’as pas suivi.
   *[other] { $name } n’a pas suivi.
}
told-takes = { $who ->
    [you] Tu prends { $card }, { $loser } pioche sans montrer.
    [loser] { $name } prend { $card }, tu pioches { $drawn }.
   *[other] { $name } prend { $card }, { $loser } pioche sans montrer.
}
page-next-prize = Prochain enjeu
page-next-prize-line = Prochain enjeu : { $card }
page-turn-away = { $name } n’est pas là.
page-moment-votes = Votes pour l’instant : { $me } { $mine }, { $name } { $theirs }.
page-moment-rules = Il n’y a plus d’enjeu : qui gagne le pli ramasse les deux cartes, mais les Nains vont à qui le perd.
page-moment-go = Prendre tes partisans en main
page-pace = Rythme de la table
page-pace-slow = lent
page-pace-normal = moyen
page-pace-fast = rapide
page-watch-link = D’autres peuvent regarder ici, sans voir les mains :
page-resign = Abandonner
page-resign-sure = Renoncer au trône ? La partie s’arrête aussitôt.
page-resign-yes = Oui, j’abandonne
page-resign-no = Non, je continue
page-curtain = Passe l’appareil à { $name }
page-curtain-lift = Je suis { $name } : montre ma main
page-curtain-why = D’ici là, aucune main n’est visible.
page-title-turn = ● À toi – Claim
page-title-other = { $name } doit jouer – Claim
page-title-waiting = En attente – Claim
page-title-over = La partie est finie – Claim

## The page: the end, and looking back

page-faction = La faction
page-votes = Votes obtenus
page-closed = L’hôte a fermé cette table. Personne n’a gagné.
page-rematch = Revanche
page-rematch-asked = Revanche proposée…
page-rematch-offered = { $name } propose une revanche.
page-rematch-gone = L’autre a quitté la table
page-series = Parties gagnées : { $me } { $mine }, { $name } { $theirs }
page-set-up = Position composée
page-what-if = Et si… ?
page-replay = Revoir
page-review = Analyser la partie
page-play-again = Rejouer cette donne
page-other-side = De l’autre côté
runs-title = Cette donne, partie par partie
runs-game = Partie
runs-cards = Tes cartes
runs-help = Aide
runs-first = comme à la première donne
runs-other = de l’autre côté
runs-no-help = aucune
runs-won = gagnée
runs-lost = perdue
runs-drawn = nulle
runs-given-up = abandonnée
runs-this = celle-ci
page-record-copy = Copier l’enregistrement
page-record-download = Télécharger l’enregistrement
page-no-replay = Pas de partie à revoir ici
page-replay-steps = Coup par coup
page-first = À la donne
page-back = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-seen-as = Vu par
page-seen-open = toutes cartes visibles
page-seen-spectator = un spectateur
page-share = Le lien de cette partie

## The page: learning and cards

vote-counters = Les cinq votes
vote-counter = { $faction } : { $who } { $mine }, { $them } { $theirs }.
vote-counter-holder = { $who ->
    [nobody] Personne n’a ce vote.
    [you] Tu as ce vote.
   *[other] { $name } a ce vote.
}
vote-counter-settled = Il est acquis.

power-G = Aucun pouvoir. Ils sont nombreux, voilà tout.
power-K = Joué en second sur un Gobelin : il gagne, quelles que soient les valeurs.
power-U = Joué en première phase : il va dans la pile de score du gagnant.
power-D = En seconde phase : il va dans la pile de score du perdant du pli.
power-X = Joué en second : il compte comme la faction demandée, mais n’en a pas le pouvoir. On peut le jouer même quand on peut suivre.

aid-powers = Les pouvoirs
aid-values = de { $low } à { $high }, { $count } cartes
aid-trick = Le déroulement d’un pli
aid-step-prize = Première phase seulement : on révèle l’enjeu.
aid-step-lead = Le leader joue la carte de son choix.
aid-step-follow = L’autre suit la faction, ou joue un Doppelgänger. Qui ne peut pas suivre joue ce qu’il veut.
aid-step-win = La plus forte carte de la faction demandée gagne ; à égalité, le leader l’emporte.
aid-step-one = Première phase : le gagnant prend l’enjeu, le perdant la carte suivante, sans la montrer. Les Morts-vivants joués vont dans la pile de score du gagnant, le reste est défaussé.
aid-step-two = Seconde phase : les Nains joués vont dans la pile de score du perdant, les autres cartes dans celle du gagnant.
aid-step-next = Le gagnant ouvre le pli suivant.
aid-votes = Les votes
aid-votes-text = Qui a le plus de cartes d’une faction obtient son vote ; à égalité, qui a sa plus forte carte. Trois votes donnent la couronne.

learn-title = Apprendre à jouer
learn-contents = Sur cette page
learn-story = Ce matin, on a trouvé le roi la tête dans un tonneau de vin. Restent cinq factions, deux prétendants et un trône vide. Gagne trois des cinq factions, et assieds-toi.
learn-guided-text = Tu préfères apprendre en jouant ? Dans la partie guidée, chaque chose est expliquée la première fois qu’elle arrive.
learn-guided = Jouer la partie guidée
learn-led = carte du leader
learn-reply = réponse
learn-wins = gagne
learn-prize = enjeu
learn-hidden = carte suivante
learn-to-winner = au gagnant
learn-to-loser = au perdant
learn-to-score = pile de score
learn-out = défaussée

learn-goal-title = Cinq factions, cinq votes
learn-goal-text = Chaque faction a un vote, et le donne à qui finit avec le plus de ses cartes. Le nombre sur une carte est sa valeur : 0 est la plus faible, 9 la plus forte. Il y a 52 cartes.
learn-deal-title = La mise en place
learn-deal-text = On joue à deux. On mélange toutes les cartes : chacun en reçoit treize, que l’autre ne voit pas, et 26 forment la pioche, face cachée. On tire au sort qui ouvre le premier pli (avec le jeu imprimé : le plus jeune). Viennent ensuite deux phases de treize plis chacune.

learn-one-title = Première phase : recruter des partisans
learn-one-lead = Chaque pli a un enjeu : on révèle la première carte de la pioche. Le leader joue la carte de son choix, quel que soit l’enjeu.
learn-one-follow = L’autre doit suivre : qui a une carte de la faction demandée en joue une, ou un Doppelgänger à la place. Qui n’en a aucune joue ce qu’il veut. Personne n’est obligé de jouer un Doppelgänger, sauf si le leader en joue un.
learn-one-follow-example = Le leader joue G5. Tu peux jouer tes Gobelins ou ton Doppelgänger ; le Chevalier et le Mort-vivant attendront.
learn-one-win = La plus forte carte de la faction demandée gagne. À égalité, le leader l’emporte. Une carte d’une autre faction perd, si forte soit-elle, sauf si un pouvoir en décide autrement.
learn-one-win-example = Le leader joue U4, on y jette D9. D9 n’a pas suivi : le petit U4 gagne.
learn-one-take = Le gagnant prend l’enjeu, que vous avez vu tous les deux. Le perdant prend la carte suivante de la pioche, et il est seul à la voir. Ces cartes sont vos partisans. Elles restent face cachée jusqu’à la seconde phase.
learn-one-take-example = L’enjeu était K8. Le gagnant l’a maintenant ; ce que le perdant a pioché est peut-être mieux encore, ou un Gobelin 0.
learn-one-out = Les cartes jouées sont défaussées et ne servent plus, sauf les Morts-vivants : ils vont dans la pile de score du gagnant. Un Mort-vivant qui était l’enjeu, ou la carte piochée, est un partisan comme un autre.
learn-one-next = Le gagnant ouvre le pli suivant. Après treize plis, les mains et la pioche sont vides.

learn-two-title = Seconde phase : rassembler ses soutiens
learn-two-hand = Tes treize partisans sont maintenant ta main. Qui a gagné le dernier pli ouvre le premier.
learn-two-score = Les plis se jouent comme avant, avec tous les pouvoirs mais sans enjeu. Le gagnant met les deux cartes, face visible, dans sa pile de score et ouvre le pli suivant. Seuls les Nains vont ailleurs.
learn-two-known = Plus rien n’est caché : toute carte que tu n’as pas vue est dans la main de l’adversaire. Qui a compté joue mieux.

learn-powers-title = Ce que savent faire les factions
learn-power-G = Les Gobelins ne savent rien faire. Mais ils sont quatorze, dont cinq zéros, et un vote est un vote.
learn-power-K = Un Chevalier joué en second sur le Gobelin du leader gagne, quelles que soient les valeurs. Il faut quand même suivre : qui a un Gobelin ne peut pas envoyer de Chevalier. Un Chevalier qui ouvre le pli n’a pas ce pouvoir, ni celui qui répond à un Doppelgänger.
learn-power-K-example = Le leader joue G9. Tu n’as pas de Gobelin : ton plus petit Chevalier le renverse.
learn-power-U = Les Morts-vivants joués en première phase ne sont pas perdus : ils vont aussitôt dans la pile de score du gagnant du pli. Les dix finissent donc toujours dans une pile de score, et leur vote se décide souvent tôt.
learn-power-U-example = Première phase : le leader joue U6, U8 gagne. Les deux vont dans la pile de score du joueur de U8, qui prend aussi l’enjeu.
learn-power-D = En seconde phase, les Nains du pli vont dans la pile de score du perdant, tous les deux s’il y en a deux. Le gagnant met le reste dans la sienne, et ouvre quand même le pli suivant.
learn-power-D-example = Seconde phase : D9 gagne contre D3, et les deux Nains vont à qui a joué D3. Parfois, mieux vaut perdre.
learn-power-X = En second, tu peux toujours jouer un Doppelgänger, même si tu peux suivre. Il compte alors d’office comme la faction demandée pour gagner le pli ; à égalité, le leader l’emporte toujours.
learn-power-X-example = Le leader joue U5. X7 compte comme un Mort-vivant de 7 et gagne ; X5 ne ferait qu’égaliser, et perdrait.
learn-power-X-fate = Il n’imite rien d’autre. Sur un Mort-vivant en première phase il est défaussé, sur un Nain en seconde phase il va au gagnant, et dans la pile de score il est toujours un Doppelgänger.
learn-power-X-led = Un Doppelgänger joué par le leader est une faction à part entière : qui a un Doppelgänger doit y répondre par un Doppelgänger.
learn-power-X-led-example = Le leader joue X2, une main sans Doppelgänger répond K9. X2 gagne.

learn-end-title = Les votes et la couronne
learn-end-votes = Quand toutes les cartes sont jouées, chaque faction vote pour qui a le plus de ses cartes dans sa pile de score. À égalité : pour qui a sa plus forte carte. Si cela aussi est égal, ce qui n’arrive qu’avec des Gobelins 0 ou sans aucune carte, elle ne vote pour personne.
learn-end-crown = Trois votes ou plus donnent la couronne. Si personne n’en a trois, la partie est nulle et le trône reste vide.
learn-end-example = Tes cartes en bas, celles de l’adversaire en haut. Tu as les Gobelins, les Chevaliers et les Doppelgängers : trois votes, et la couronne. Vous avez chacun cinq Morts-vivants, alors la plus forte carte décide : l’adversaire a U9.
learn-end-seal = Un sceau veut dire que le vote est acquis : aucune carte restante ne peut le changer.
learn-aid-title = En bref
learn-credit = Claim est un jeu de Scott Almes. Si le jeu te plaît ici, la version imprimée vaut le détour.

guide-title = Le conseiller
guide-close = Compris
guide-welcome = Ces treize cartes sont ta main. Deux phases t’attendent : d’abord tu recrutes des partisans, puis tes partisans te rapportent des votes. Il en faut trois sur cinq.
guide-prize = { $card } est l’enjeu de ce pli. Le gagnant le prend comme partisan, pour la seconde phase.
guide-lead = Tu ouvres : joue la carte de ton choix. Si l’autre a cette faction en main, il doit la suivre ou jouer un Doppelgänger.
guide-follow = Le leader a joué { $led } et tu as cette faction en main : joue une carte de cette faction, ou un Doppelgänger.
guide-free = Tu n’as rien de la faction de { $led } : joue ce que tu veux. Ta carte perdra, sauf si un pouvoir t’aide : choisis-en une dont tu peux te passer.
guide-goblin = Un Gobelin n’a pas de pouvoir. Si tu n’as pas de Gobelin toi-même, n’importe quel Chevalier le bat.
guide-undead_prize = Un Mort-vivant en enjeu devient un partisan comme un autre. Seuls les Morts-vivants joués vont dès maintenant dans une pile de score.
guide-doppelganger_led = Un Doppelgänger joué par le leader est une faction à part entière : si tu en as un, tu dois répondre par un Doppelgänger.
guide-won = { $card } est à toi : cette carte attend avec tes partisans jusqu’à la seconde phase.
guide-they_drew = Le perdant ne repart jamais les mains vides : { $name } a pris la carte suivante de la pioche, et tu ne sais pas laquelle.
guide-lost = Tu as perdu le pli, donc tu pioches la carte suivante : { $card }. Personne d’autre ne la connaît.
guide-out = { $led } et { $reply } sont défaussées. Retiens-les : en seconde phase, il est utile de savoir ce qui reste.
guide-tie = Même valeur : à égalité, c’est le leader qui gagne.
guide-other_faction = { $reply } n’a pas suivi { $led } et a donc perdu, quelle que soit sa valeur.
guide-knight = Un Chevalier qui répond à un Gobelin gagne, quelles que soient les valeurs : { $reply } a battu { $led }.
guide-undead = { $who ->
    [you] Les Morts-vivants joués en première phase vont dans la pile de score du gagnant du pli : la tienne.
   *[other] Les Morts-vivants joués en première phase vont dans la pile de score du gagnant du pli : { $name }.
}
guide-stands_in = { $beats ->
    [yes] { $reply } a compté comme la faction de { $led }, et il était plus fort. Il n’imite aucun pouvoir, et dans la pile de score il redevient un Doppelgänger.
   *[no] { $reply } a compté comme la faction de { $led }, mais il n’était pas plus fort. Il n’imite aucun pouvoir, et dans la pile de score il redevient un Doppelgänger.
}
guide-dwarf = { $loser ->
    [you] En seconde phase, les Nains vont au perdant du pli : toi. Parfois, mieux vaut perdre.
   *[other] En seconde phase, les Nains vont au perdant du pli : { $name }. Parfois, mieux vaut perdre.
}
guide-score = En seconde phase, le gagnant met les deux cartes dans sa pile de score, ici { $led } et { $reply }, et ouvre le pli suivant.
guide-votes = Toute la partie se joue sur ces cinq compteurs : ceux de l’adversaire en haut, les tiens en bas. La flèche montre qui a le vote pour l’instant.
guide-equal = { $who ->
    [you] Même nombre de cartes dans une faction : la plus forte décide, et { $card } te donne le vote.
   *[other] Même nombre de cartes dans une faction : la plus forte décide, et { $card } donne le vote à { $name }.
}
guide-seal = Un vote porte son sceau : aucune carte restante ne peut le changer. Bats-toi pour les autres.
guide-phase = { $who ->
    [you] La première phase est finie. Tes partisans sont maintenant ta main, il n’y a plus d’enjeux, et chaque carte jouée finit dans une pile de score. Tu as gagné le dernier pli, donc tu ouvres.
   *[other] La première phase est finie. Tes partisans sont maintenant ta main, il n’y a plus d’enjeux, et chaque carte jouée finit dans une pile de score. Qui a gagné le dernier pli ouvre.
}
guide-end = { $who ->
    [you] La majorité des votes est à toi, { $mine } à { $theirs } : tu portes la couronne. Maintenant, tu connais le jeu.
    [other] Ton adversaire a la majorité des votes, { $theirs } à { $mine }. Maintenant, tu connais le jeu : demande une revanche.
   *[nobody] Personne n’a trois votes, { $mine } à { $theirs } : partie nulle. Maintenant, tu connais le jeu.
}

## Lessons: prepared positions, whose answers the rules or the solver check

lessons-title = Leçons
lessons-text = Six leçons courtes, d’une minute ou deux. Tu joues de vraies cartes ; les règles ou le calcul exact vérifient ton choix.
lessons-count = Terminées sur cet appareil : { $done } sur { $total }
lessons-done = terminée
lessons-to = Leçons courtes
lessons-guide = Chaque faction cache plus qu’une seule partie n’en montre.
lessons-none = Cette leçon n’existe pas.
lesson-place = { $number } sur { $total }
lesson-next = Suite
lesson-again = Réessayer
lesson-show = Montre-moi
lesson-finished = Leçon terminée : { $title }
lesson-all = Toutes les leçons
lesson-turn = À toi
lesson-right = Juste.
lesson-wrong = Pas tout à fait.

lesson-follow = Suivre et gagner
lesson-follow-about = Quelles cartes on peut jouer, et laquelle gagne
lesson-follow-1 = Le leader a joué G5. Tu as des Gobelins : tu dois en jouer un. Gagne l’enjeu K9 !
lesson-follow-1-right = La plus forte carte de la faction demandée gagne, et le gagnant prend l’enjeu comme partisan.
lesson-follow-1-wrong = G3 est plus faible que G5 : l’enjeu est allé à l’autre.
lesson-follow-2 = Le leader a joué D6, et tu n’as pas de Nain : joue ce que tu veux. Rien ne peut gagner. Qu’est-ce qui te manquera le moins ?
lesson-follow-2-right = Une carte qui ne suit pas perd, quelle que soit sa valeur, sauf si un pouvoir l’aide : une petite suffit. Et le perdant pioche une carte cachée : personne ne repart les mains vides.
lesson-follow-2-wrong = Elle n’a pas suivi : elle a perdu, quelle que soit sa valeur. Une petite carte aurait suffi.
lesson-follow-3 = Tu ouvres, avec la carte de ton choix. L’une des tiennes gagne l’enjeu X8 à coup sûr. Laquelle ?
lesson-follow-3-right = Même X9 ne fait qu’égaliser, et à égalité le leader gagne. Le gagnant ouvre aussi le pli suivant.
lesson-follow-3-wrong = Une réponse pouvait la battre. Ouvre avec la plus forte carte d’une faction qu’aucun pouvoir ne bat.
lesson-follow-4 = Seconde phase : il n’y a plus d’enjeu, et le gagnant ramasse les deux cartes jouées. Le leader a joué U4. Prends-le !
lesson-follow-4-right = Les deux cartes sont dans ta pile de score. À la fin, c’est là que les votes se comptent.
lesson-follow-4-wrong = U1 est plus faible que U4 : l’autre a ramassé les deux.

lesson-goblins = Gobelins et Chevaliers
lesson-goblins-about = Tout Chevalier bat un Gobelin, s’il peut être joué
lesson-goblins-1 = G9 est le plus fort Gobelin, et tu n’as pas de Gobelin. Gagne le pli !
lesson-goblins-1-right = Un Chevalier qui répond à un Gobelin gagne, quelles que soient les valeurs.
lesson-goblins-1-wrong = La carte n’a pas suivi : elle a perdu. Mais un Chevalier qui répond à un Gobelin gagne toujours.
lesson-goblins-2 = Le leader a joué G7. Tu aimerais répondre K9. Essaie : quelle carte peux-tu jouer ?
lesson-goblins-2-right = Qui a un Gobelin doit en jouer un, ou un Doppelgänger. Le Chevalier attend que tu n’aies plus de Gobelin.
lesson-goblins-3 = Seconde phase. L’autre a K4 et U2. Ouvre avec une carte qui gagne !
lesson-goblins-3-right = L’autre a dû suivre avec U2. Un Chevalier bat un Gobelin qui a ouvert le pli, et n’a de pouvoir sur rien d’autre.
lesson-goblins-3-wrong = L’autre n’a pas de Gobelin : K4 pouvait répondre à G9. Ouvre avec une faction qu’il doit suivre.
lesson-goblins-4 = Les deux derniers plis. Chevaliers et Morts-vivants sont à toi. Le leader a joué G3, et personne n’a encore ramassé de Gobelin. Prends le troisième vote !
lesson-goblins-4-right = K2 bat G3, et tu le ramasses : Gobelins, Chevaliers, Morts-vivants. Trois votes donnent la couronne.
lesson-goblins-4-wrong = Le seul Gobelin est allé à l’autre, et son vote avec lui. Ton Chevalier l’aurait gagné.

lesson-undead = Morts-vivants
lesson-undead-about = Dans la pile de score dès qu’ils sont joués
lesson-undead-1 = Un bien maigre enjeu. Mais le leader a joué U7, et les Morts-vivants joués vont aussitôt dans la pile de score du gagnant, même en première phase. Prends-le !
lesson-undead-1-right = Les deux Morts-vivants sont dans ta pile de score. Toutes les autres cartes jouées en première phase sont défaussées.
lesson-undead-1-wrong = Le gagnant ramasse tous les Morts-vivants du pli : maintenant l’autre a les deux.
lesson-undead-2 = Le leader a joué K6, et l’enjeu est U8. Gagne-le !
lesson-undead-2-right = Un Mort-vivant en enjeu ne va pas dans la pile de score : il devient un partisan, comme toute autre carte.
lesson-undead-2-wrong = U8 est parti chez les partisans de l’autre, et jouera contre toi en seconde phase.
lesson-undead-3 = Le leader a joué D8. Tu ne peux ni suivre ni gagner. Jette une carte, mais sans faire de cadeau.
lesson-undead-3-right = Elle est défaussée, et personne ne la ramasse.
lesson-undead-3-wrong = Le gagnant a ramassé U1. Toute autre carte aurait simplement été défaussée.
lesson-undead-4 = Tu ouvres avec trois 9 en main. Lequel rapporte tout de suite ?
lesson-undead-4-right = U9 et U5 sont à toi. Les dix Morts-vivants finissent tous dans une pile de score : chacun compte.
lesson-undead-4-wrong = Aucune carte n’est allée dans une pile de score : en première phase, seuls les Morts-vivants joués y vont.

lesson-dwarves = Nains
lesson-dwarves-about = En seconde phase, ils vont au perdant
lesson-dwarves-1 = Seconde phase : qui perd un pli en ramasse les Nains. Le leader a joué D3. À toi de l’avoir !
lesson-dwarves-1-right = Tu as perdu le pli et ramassé les deux Nains.
lesson-dwarves-1-wrong = Tu as gagné le pli : l’autre a ramassé les deux Nains.
lesson-dwarves-2 = Tu ouvres. L’autre a D5 et U3. Fais venir les Nains à toi !
lesson-dwarves-2-right = L’autre a dû suivre avec D5, et gagner. Les deux Nains sont à toi.
lesson-dwarves-2-wrong = Tu as gagné le pli : l’autre a ramassé les deux Nains.
lesson-dwarves-3 = Première phase : les Nains n’ont pas encore de pouvoir. Le leader a joué D6, et l’enjeu est X9.
lesson-dwarves-3-right = Un pli comme un autre : la plus forte carte prend l’enjeu, et les Nains sont défaussés.
lesson-dwarves-3-wrong = En première phase, personne ne ramasse les Nains joués, et l’enjeu est allé à l’autre.
lesson-dwarves-4 = Seconde phase. Le leader a joué K5, et tu n’as pas de Chevalier. Tu vas perdre : autant que ça rapporte.
lesson-dwarves-4-right = Tu as perdu avec un Nain : c’est toi qui le ramasses.
lesson-dwarves-4-wrong = L’autre a ramassé G3 aussi. Un Nain avec lequel tu perds est à toi.
lesson-dwarves-5 = Encore deux plis, et tu ouvres. L’autre a G7 et D8. Il te faut les votes des Gobelins, des Chevaliers et des Nains.
lesson-dwarves-5-right = L’autre a dû gagner avec D8, et tu as ramassé les deux Nains. Puis G7 est tombé sur ton Chevalier : trois votes.
lesson-dwarves-5-wrong = L’autre a perdu exprès avec D8 et l’a ramassé, ainsi que D6. Ouvre avec le Nain qu’il est forcé de battre.

lesson-doppelgangers = Doppelgängers
lesson-doppelgangers-about = Ils comptent comme la faction demandée
lesson-doppelgangers-1 = Le leader a joué U6. Tu pourrais suivre, mais un Doppelgänger peut toujours être joué à la place. Gagne le pli !
lesson-doppelgangers-1-right = X8 a compté comme un Mort-vivant et a gagné : tu ramasses U6. X8 lui-même n’en est pas un : il est défaussé.
lesson-doppelgangers-1-wrong = U2 a perdu, et l’autre a ramassé les deux Morts-vivants. X8 aurait gagné.
lesson-doppelgangers-2 = Le leader a joué K7. Gagne le pli !
lesson-doppelgangers-2-right = X9 a compté comme un Chevalier de 9, et c’est plus fort.
lesson-doppelgangers-2-wrong = Ce n’est pas plus fort que K7. Avec X7 il y a égalité, et à égalité le leader gagne.
lesson-doppelgangers-3 = Seconde phase : le perdant ramasse D4, et tu le veux. Quelle carte perd ?
lesson-doppelgangers-3-right = Tu as perdu et ramassé D4. X9 aurait compté comme un Nain et gagné, que tu le veuilles ou non.
lesson-doppelgangers-3-wrong = X9 a compté comme un Nain et a gagné, que tu le veuilles ou non. C’est donc l’autre qui a ramassé D4.
lesson-doppelgangers-4 = Tu ouvres. L’autre a X3 et K9. Gagne le pli !
lesson-doppelgangers-4-right = Un Doppelgänger qui ouvre est une faction à part entière. L’autre en a un : il a dû le jouer.
lesson-doppelgangers-4-wrong = K9 bat un Gobelin. Mais à un Doppelgänger qui ouvre, il faut répondre X3.
lesson-doppelgangers-5 = Les deux derniers plis. Le leader a joué U1. Il te faut les votes des Morts-vivants, des Nains et des Doppelgängers.
lesson-doppelgangers-5-right = X9 a gagné le Mort-vivant, et dans ta pile de score c’est un Doppelgänger : deux votes avec une carte.
lesson-doppelgangers-5-wrong = L’autre a ramassé U1, et a le vote des Morts-vivants.

lesson-votes = Les votes et la fin
lesson-votes-about = Trois votes sur cinq donnent la couronne
lesson-votes-1 = Les deux derniers plis. Qui a le plus de cartes d’une faction dans sa pile de score a son vote. Gobelins et Chevaliers sont à toi. Gagne un troisième vote !
lesson-votes-1-right = Plus de Morts-vivants que l’autre : le troisième vote, et la couronne.
lesson-votes-1-wrong = L’autre a maintenant plus de Morts-vivants, et il te reste deux votes.
lesson-votes-2 = Le leader a joué U9, et tu ne peux pas suivre. L’autre garde G0, et a déjà deux Gobelins dans sa pile de score. De quelle carte peux-tu te passer ?
lesson-votes-2-right = Les Chevaliers sont à toi sans elle. Et G8 a gagné G0 : deux Gobelins partout, la plus forte carte décide, et elle est à toi.
lesson-votes-2-wrong = Avec G8, les Gobelins sont partis. Donne une carte qui ne change aucun vote.
lesson-votes-3 = Encore trois plis, et tu ouvres. L’autre a U4, D3 et X2. Les Morts-vivants sont à toi ; il te faut les Nains et les Doppelgängers. Par quoi commencer ?
lesson-votes-3-right = L’autre a dû répondre X2 : deux Doppelgängers contre un. Maintenant, les Nains.
lesson-votes-3-wrong = Tôt ou tard ton D4 a gagné un pli : l’autre l’a ramassé, et les Nains étaient à lui. L’ordre compte.
lesson-votes-4 = L’autre a U4 et D3, et a déjà ramassé un Nain. Avec lequel des tiens ouvres-tu ?
lesson-votes-4-right = L’autre a dû gagner avec D3, et les Nains sont à toi. Avec les Morts-vivants et les Doppelgängers, cela fait trois votes : la couronne !
lesson-votes-4-wrong = Tu as gagné le pli : l’autre a ramassé les Nains, et leur vote avec.

fair-title = La donne était-elle honnête ?
fair-verify = Vérifier la donne
fair-intro = Cette page recalcule elle-même la donne à partir de ce que révèle l’enregistrement, sans croire le serveur sur parole.
fair-own = { $ok ->
    [yes] Ta contribution est bien celle que ce navigateur a tirée.
   *[no] Ta contribution n’est pas celle que ce navigateur a tirée.
}
fair-promised = { $ok ->
    [yes] L’engagement du serveur est bien celui qu’il t’a montré avant la donne.
   *[no] L’engagement du serveur n’est pas celui qu’il t’a montré avant la donne.
}
fair-promised-other = { $ok ->
    [yes] L’engagement de l’autre joueur est bien celui qu’on t’a montré avant la donne.
   *[no] L’engagement de l’autre joueur n’est pas celui qu’on t’a montré avant la donne.
}
fair-promised-leader = { $ok ->
    [yes] Le leader a été décidé comme ce navigateur l’avait lu avant la donne.
   *[no] Ce navigateur avait lu autre chose sur le leader avant la donne.
}
fair-numbers = Les nombres
fair-told = L’enregistrement dit
fair-found = Calculé ou retenu ici
fair-right = juste
fair-wrong = faux
fair-witnessed = Vérifié, et l’un des secrets était le tien : personne n’a pu choisir ces cartes, pas même le serveur.
fair-nothing = Cet enregistrement ne dit pas d’où vient sa donne : il n’y a rien à vérifier.
fair-set-up = Cette partie a commencé à partir d’une position composée, pas d’une donne : il n’y a rien à vérifier.
fair-chosen = Cette donne a été choisie, pas tirée au sort : les cartes d’une partie précédente ont été redistribuées{ $swapped ->
    [yes] , les côtés échangés
   *[no] {""}
}. Il n’y a rien à vérifier ici ; la partie pour laquelle elle a été tirée peut l’être.
fair-chosen-game = Voir cette partie
fair-unreadable = L’enregistrement est illisible : quelque chose ne va pas dans { $field }.
fair-proves-title = Ce que cela prouve
fair-proves = Les cartes découlent de secrets fixés avant que quiconque puisse connaître ceux des autres. Si l’un d’eux a été tiré honnêtement, personne n’a pu truquer la donne.
fair-not-title = Ce que cela ne prouve pas
fair-not-file = Qu’un fichier raconte ce qui s’est passé. À lui seul, un enregistrement ne prouve que sa propre cohérence ; seule une personne qui a vu les engagements avant la donne peut trancher.
fair-not-peek = Que personne n’a regardé les cartes. Le serveur distribue, il connaît donc les cartes pendant la partie.
fair-not-away = Qu’aucune donne n’a été jetée. Une table peut être abandonnée avant la première carte ; mais cela se voit.
fair-not-who = Qui est l’autre joueur, ni s’il a reçu de l’aide.
fair-day-secret = C’est la donne du { DAY($day) }. Son secret est révélé le lendemain à 01:00 UTC : on peut alors la vérifier.
fair-day-intro = Le serveur a tiré cette donne seul et s’y est engagé la veille. Ce navigateur peut la recalculer.

## The page: leaving a table

page-close-table = Fermer la table
page-table-closed = Cette table est fermée
page-game-over = Cette partie est terminée.
page-leave = Quitter la table : { $game }
lobby-leave-title = Quitter la table ?
lobby-leave-sure = Si la partie est en cours, tu l’abandonnes, et tu ne pourras pas reprendre ta place.
lobby-leave-yes = Quitter
lobby-leave-no = Rester
page-next-table = À la revanche
clock-title = Temps de réflexion
clock-none = Sans pendule
clock-name = { $clock ->
    [live] En direct : 3 minutes chacun
   *[slow] Lente : 3 jours chacun
}
clock-told = { $clock ->
    [live] Chacun a 3 minutes pour toute la partie. Les 3 premières secondes de chaque tour ne comptent pas. Qui n’a plus de temps perd.
   *[slow] Chacun a 3 jours pour toute la partie. Le premier jour de chaque tour ne compte pas. Qui n’a plus de temps perd.
}
clock-left = { $name } : il reste { $time }
clock-free = La pendule part dans { $time }
clock-soon = Il reste { $time }.
clock-holiday = En congé jusqu’au { MOMENT($time) }
clock-take-holiday = Prendre un congé
clock-holiday-why = Ta pendule s’arrête aussi longtemps que tu veux, 14 jours au plus dans une partie. Tu peux jouer quand même.
clock-end-holiday = Mettre fin au congé
clock-on-holiday = { $who ->
    [you] Tu es en congé jusqu’au { MOMENT($time) } : ta pendule est arrêtée, et tu peux jouer quand même.
   *[other] { $name } est en congé jusqu’au { MOMENT($time) }.
}
clock-holiday-over = { $who ->
    [you] Ton congé est fini : ta pendule repart.
   *[other] { $name } est de retour de congé.
}
clock-call-off = Annuler la partie
clock-call-off-why = Avant la première carte, tu peux annuler la partie : personne ne perd.
clock-called-off = { $reader ->
    [you] Tu as annulé la partie avant la première carte. Personne n’a perdu.
   *[other] { $name } a annulé la partie avant la première carte. Personne n’a perdu.
}
clock-no-show = { $reader ->
    [you] Tu n’étais pas là à temps pour la donne : il n’y a pas de partie.
    [both] Aucun des deux joueurs n’était là à temps pour la donne : il n’y a pas de partie.
   *[other] { $name } n’était pas là à temps pour la donne : il n’y a pas de partie.
}
clock-left-early = { $reader ->
    [you] Tu as quitté la table avant la donne.
   *[other] { $name } a quitté la table avant la donne.
}
page-lasting = { $unit ->
    [day] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hour] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[second] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}
page-away-rule = Si l’un de vous ne joue pas pendant { $time }, l’autre peut fermer la table et gagne la partie.
page-away-near = { $who ->
    [you] Joue avant le { MOMENT($time) } : ensuite, { $name } pourra fermer la table et gagner.
   *[other] Si { $name } n’a pas joué d’ici au { MOMENT($time) }, tu pourras fermer la table et gagner.
}
page-away-past = { $who ->
    [you] Tu n’as pas joué depuis le { MOMENT($since) } : { $name } peut maintenant fermer la table. Une carte compte encore.
   *[other] { $name } n’a pas joué depuis le { MOMENT($since) }. Tu peux fermer la table.
}
page-away-title = Fermer la table ?
page-away-sure = La partie s’arrête aussitôt, et { $name } la perd par son absence.
page-away-yes = Fermer et gagner
page-away-no = Attendre encore

## The page: sound and touch

page-mute = Couper le son
page-volume = Volume des sons
page-vibrate = Vibrer quand je joue une carte et quand c’est à moi

## The page: why a game was won or lost

# $best: the card that would have kept it, or “Undead 9 or 3 others”.
why-slip = { $who ->
    [you] { $had ->
        [win] La partie était gagnée pour toi jusqu’au pli { $trick } de la seconde phase : { $best } conservait la victoire.
       *[draw] Tu tenais la partie nulle jusqu’au pli { $trick } de la seconde phase : { $best } la conservait.
    }
   *[other] { $had ->
        [win] { $name } tenait la victoire et l’a laissée filer au pli { $trick } de la seconde phase avec { $card } : { $best } la conservait.
       *[draw] { $name } tenait la partie nulle et l’a laissée filer au pli { $trick } de la seconde phase avec { $card } : { $best } la conservait.
    }
}
why-then = La partie nulle s’est perdue au pli { $trick } : { $best } la conservait.
why-or-more = { $card } ou l’une des { $more } autres cartes possibles
why-steady = { $reader ->
    [winner] La partie était gagnée pour toi dès la première carte de la seconde phase, et tu n’as rien lâché.
    [loser] La partie était perdue avant la seconde phase : ensuite, { $name } n’a fait aucune faute.
   *[other] { $name } tenait la victoire dès la première carte de la seconde phase, et n’a rien lâché.
}
why-steady-draw = La partie était nulle dès la première carte de la seconde phase, et personne n’a fait de faute.
why-given = { $who ->
    [you] { $had ->
        [win] D’après les cartes, la partie était encore gagnée pour toi.
       *[draw] D’après les cartes, la partie était encore nulle.
    }
   *[other] { $had ->
        [win] D’après les cartes, la partie était encore gagnée pour { $name }.
       *[draw] D’après les cartes, la partie était encore nulle.
    }
}
why-look = Revoir ce moment
result-wry-win = Attention au tonneau de vin.
result-wry-loss = Ici, les rois ne durent guère.

## The page: finding an opponent

lobby-title = Chercher un adversaire
lobby-find = { $clock ->
    [live] Trouver un adversaire
   *[slow] Trouver une partie lente
}
lobby-find-why = { $clock ->
    [live] En direct, 3 minutes chacun, d’une traite.
   *[slow] Un jour par coup.
}
lobby-play = { $clock ->
    [live] { $count ->
        [one] { $count } personne attend un adversaire : jouer
       *[other] { $count } personnes attendent un adversaire : jouer
    }
   *[slow] { $count ->
        [one] { $count } personne attend une partie lente : jouer
       *[other] { $count } personnes attendent une partie lente : jouer
    }
}
lobby-live = en direct
lobby-slow = lente
lobby-untimed = sans pendule
lobby-looking = { $clock ->
    [live] Recherche d’un adversaire
   *[slow] Recherche d’un adversaire pour une partie lente
}
lobby-seconds = { $seconds ->
    [one] Depuis { $seconds } seconde
   *[other] Depuis { $seconds } secondes
}
lobby-cancel = Arrêter la recherche
lobby-slow-away = La recherche continue trois jours pendant ton absence. Quand un adversaire est trouvé, la table t’attend un jour.
lobby-another = Trouver un nouvel adversaire
lobby-meanwhile = Jouer contre un bot en attendant
lobby-meanwhile-why = Tu gardes ta place. La page te prévient dès qu’un adversaire est trouvé.
lobby-notify = Quand cette page est en arrière-plan, me prévenir si un adversaire est trouvé ou si c’est à moi
lobby-found = Adversaire trouvé
lobby-hurry = Adversaire trouvé. Rejoins la table dans les dix secondes.
lobby-go = Aller à la table
lobby-kept = Ton adversaire n’est pas venu. La recherche continue, et tu gardes ta place.
lobby-missed = Un adversaire avait été trouvé, mais tu n’as pas rejoint la table à temps. La première fois ne compte pas ; ensuite il faut attendre dix minutes avant de chercher de nouveau, et chaque fois plus longtemps.
lobby-seats = Places libres
lobby-more-seats = Autres places libres : { $count }
lobby-open-why = Ou ouvre une place, affichée ici :
lobby-open = { $clock ->
    [live] Ouvrir une place pour une partie en direct
   *[slow] Ouvrir une place pour une partie lente
}
lobby-people = { $count ->
    [0] Personne d’autre n’est à l’accueil
    [one] { $count } autre personne est là
   *[other] { $count } autres personnes sont là
}{ $playing ->
    [0] .
    [one] , { $playing } est à une table.
   *[other] , { $playing } sont à une table.
}
lobby-empty = Il n’y a personne d’autre pour l’instant. Ouvre une place et attends, joue contre un bot, ou essaie ceci :
lobby-hour = Le rendez-vous de la semaine, quand il y a le plus de monde : { $time }.
lobby-time-left = Il reste { $time }

## People: following, challenging, blocking

people-title = Joueurs
people-sign-in = Connecte-toi pour suivre des joueurs, les défier et voir le score entre vous.
people-to-account = Vers ton compte
people-find = Nom du joueur
people-look = Chercher
people-followed = Joueurs que tu suis
people-followed-none = Personne pour l’instant. Cherche quelqu’un par son nom, ou suis la personne avec qui tu as joué.
people-there = { $playing ->
    [yes] en train de jouer
   *[no] ici en ce moment
}
people-blocked = Joueurs que tu as bloqués
people-since = Ici depuis le { DAY($day) }.
people-you = C’est toi.
people-score = Contre { $name } : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
}, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
}.
people-score-none = { $name } et toi n’avez pas encore terminé de partie ensemble.
people-games = Tes parties avec { $name }
people-game = { $outcome ->
    [won] Gagnée, { DAY($day) }
    [lost] Perdue, { DAY($day) }
    [drawn] Nulle, { DAY($day) }
    [going] En cours, { DAY($day) }
   *[none] Sans résultat, { DAY($day) }
}
people-follow = Suivre
people-unfollow = Ne plus suivre
people-block = Bloquer
people-unblock = Débloquer { $name }
people-blocks = Tu as bloqué { $name }.
people-block-title = Bloquer { $name } ?
people-block-what = Vous ne serez plus mis à la même table, ne pourrez plus vous défier et ne verrez plus les places libres l’un de l’autre. { $name } n’en saura rien. Une partie en cours continue, mais sur cet appareil tu n’entends plus { $name }.
people-block-no = Ne pas bloquer
people-challenge = Défier
people-challenge-title = Défier { $name }
people-send = Lancer le défi
people-again = Défier { $name } de nouveau
people-about = À propos de { $name }
people-challenges = Défis
people-calls = { $name } te défie
people-called = Tu as défié { $name }
people-accept = Accepter
people-decline = Refuser
people-later = Répondre plus tard, à l’accueil
people-withdraw = Retirer
people-accept-of = Accepter le défi { BEFORE("de", $name) }
people-decline-of = Refuser le défi { BEFORE("de", $name) }
people-withdraw-of = Retirer ton défi à { $name }
people-waiting = { $clock ->
    [live] Tu as défié { $name }. La partie commence d’elle-même dès que le défi est accepté. Reste ici jusque-là, sur n’importe quel écran : sans réponse, le défi prend fin au bout d’une demi-heure.
   *[none] Tu as défié { $name }. La partie commence d’elle-même dès que le défi est accepté. Tu peux fermer la page et revenir.
}
people-accepted = { $name } a accepté ton défi
people-ended = { $why ->
    [declined] { $name } a refusé ton défi.
    [lapsed] { $name } n’a pas répondu à temps à ton défi.
   *[withdrawn] Le défi a été retiré.
}
people-ended-unnamed = { $why ->
    [declined] Le défi a été refusé.
    [lapsed] Le défi n’a pas reçu de réponse à temps.
   *[withdrawn] Le défi a été retiré.
}
people-declined = Tu as refusé le défi { BEFORE("de", $name) }.
people-here = Amis présents :
people-plays = { $name } (joue)
people-somebody = Défier quelqu’un

error-yourself = C’est ton propre compte.
error-cannot_challenge = On ne peut pas défier { $name } en ce moment.
error-blocked_by_you = Tu as bloqué { $name }. Débloque d’abord ce joueur.
error-challenged_already = { $name } n’a pas encore répondu à ton dernier défi.
error-declined_lately = { $name } a refusé ton dernier défi. Tu pourras relancer un défi dans { $minutes } minutes.
error-too_many_challenges = { $most } de tes défis attendent une réponse. Retires-en un d’abord.
error-no_challenge = Ce défi est terminé : il a été accepté, refusé ou retiré.
error-too_many_followed = Tu suis { $most } joueurs, et c’est le maximum. Cesse d’abord d’en suivre un.
error-too_many_blocked = Tu as bloqué { $most } joueurs, et c’est le maximum. Débloques-en un d’abord.
error-seat_kept = La place de la table { $table } est gardée pour quelqu’un d’autre.
error-not_adoptable = Cette partie ne peut pas être rattachée à ton compte.
error-challenge_of_two = Un défi se joue à une table pour deux personnes, sans place libre pour tous.

## The page: privacy

page-help = Aide
page-privacy = Vie privée
privacy-intro = Ici, personne n’a besoin d’un compte, et il n’y a ni publicité ni traceur. Cette page vient tout entière du serveur où tu joues, et ne parle à aucun autre.
privacy-kept-title = Ce que le serveur garde
privacy-kept = Le nom que tu as saisi, et ce qui s’est fait à chaque table et quand. Qui peut regarder une partie voit les deux. Si tu cherches un adversaire, on note qui t’a été trouvé : pendant un jour, ou pendant 30 jours si la partie était lente ou si tu l’as manquée. L’hôte peut lire tout ce qui est enregistré, y compris les cartes cachées.
privacy-account = Si tu as un compte, le serveur garde aussi son nom et le précédent, la partie publique de tes clés d’accès, une empreinte de la clé de secours (pas la clé elle-même), tes connexions ouvertes, tes parties et qui tu suis ou as bloqué, jusqu’à ce que tu supprimes le compte. Il sait si tu es là en ce moment, et ceux qui te suivent le voient. Si tu actives les notifications, il garde l’adresse à laquelle le service push de ton navigateur les reçoit : il appartient à l’éditeur du navigateur (Google, Mozilla, Apple ou Microsoft), qui voit qu’un message arrive mais ne peut pas le lire. Un défi est gardé jusqu’à ce qu’il soit accepté, refusé, retiré ou expiré. Se connecter pose un cookie.
privacy-addresses = { $addresses ->
    [none] Le journal du serveur ne contient pas d’adresses réseau.
    [short] Le journal du serveur contient des adresses réseau, abrégées et jamais avec un nom.
   *[full] Le journal du serveur contient des adresses réseau, jamais avec un nom.
} D’autres programmes de l’hôte peuvent tenir leur propre journal.
privacy-time-title = Pendant combien de temps
privacy-time-while = Une table est effacée quand il ne s’y est rien passé pendant { $time }.
privacy-time-ever = Les tables sont gardées jusqu’à ce que l’hôte les efface.
privacy-backups = Des sauvegardes faites auparavant peuvent durer plus longtemps.
privacy-gone-title = Comment faire effacer ces données
privacy-gone = Un compte se supprime sur sa propre page, par toi-même. Demande à l’hôte d’effacer ta table, et montre-lui son lien : n’importe qui a pu saisir ton nom.
privacy-contact = Pour joindre l’hôte : { $contact }
privacy-no-contact = L’hôte n’a pas indiqué ici comment le joindre.
privacy-browser-title = Dans ton navigateur
privacy-browser = Ce navigateur garde ton nom, tes réglages, l’issue de tes parties contre les bots et de tes problèmes, les clés de tes places et un nombre aléatoire pour la donne du jour, pour que tu retrouves tes parties ; et les fichiers de la page, pour qu’elle s’ouvre sans connexion. Si tu effaces les données de ce site, tout disparaît, et tes places avec.

## The page: one's own games

page-my-older = Parties plus anciennes en cours : { $count }
page-clear-games = Effacer les { $count } parties en cours contre les bots
lobby-clear-title = Effacer { $count } parties ?
lobby-clear-sure = En quittant la table, tu abandonnes la partie et elle disparaît de la liste. Elle compte si vous y aviez tous deux joué une carte. Les bots ne sont pas rancuniers.
lobby-clear-yes = Effacer
page-game-gone = N’est plus sur le serveur
page-won-by = { $name } a gagné
page-ending = { $ending ->
    [won] Gagnée
    [drawn] Nulle
    [lost] Perdue
    [given_up] Abandonnée
    [called_off] Décommandée
    [undealt] Jamais distribuée
   *[closed] Fermée par l’hôte
}
page-your-turn = À toi
page-their-turn = { $name } doit jouer
page-rating = Cote { $rating }
page-rating-why = Les cotes ont été mesurées dans des parties entre bots ; jouer au hasard vaut 0. Ton bilan reste dans ce navigateur.
page-standing = Tes parties gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
page-standing-helped = Avec de l’aide : { $count }
page-deal-again = donne rejouée
page-daily = Donne du jour
page-daily-board = Et les autres ?
today-title = Aujourd’hui
today-daily = { $state ->
    [playing] Ton essai n’est pas encore fini.
    [over] { $outcome ->
        [won] Gagné : rang { $place }.
        [drawn] Partie nulle : rang { $place }.
        [lost] Perdu : rang { $place }.
       *[other] Abandonné.
    }
   *[new] Les mêmes cartes pour tous. Ton premier essai compte.
}
today-puzzle = Problème du jour
today-puzzle-why = { $state ->
    [solved] { $days ->
        [one] Résolu aujourd’hui.
       *[other] Résolu : { $days } jours de suite.
    }
   *[new] Une seule carte est la bonne. Laquelle ?
}
today-lessons = Leçons
today-lessons-why = { $state ->
    [next] À suivre : { $lesson }.
    [done] Toutes faites.
   *[new] Six leçons courtes, une faction à la fois.
}
today-what-if-why = Joue les deux camps et vois ce que vaut chaque carte.

## The page: away from the table

page-offline = Sans lui, tu peux lire les règles, suivre les leçons, résoudre les problèmes enregistrés et revoir tes propres parties. Pour jouer et regarder, il faut le serveur.
page-nowhere = Cette page n’existe pas
page-nowhere-why = Cette adresse ne mène nulle part, pas même à un tonneau de vin.
page-notify = Me prévenir quand c’est à moi et que cette page est en arrière-plan
page-notify-denied = Le navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages pour ce site.
privacy-forget = Tout oublier sur cet appareil
privacy-forget-sure = Ton nom, tes réglages, ton bilan et les clés de tes places disparaissent pour de bon : tu ne pourras plus reprendre les parties en cours.
privacy-forget-yes = Tout oublier
privacy-forgotten = Ce navigateur a tout oublié.

# claim explore
explore-title = { $number ->
    [0] Au début
   *[other] Après le coup { $number }
}
explore-prompt = Une carte, ou une commande (? en donne la liste) :
explore-help = Tape une carte : le joueur dont c’est le tour la joue. Entrée : avancer dans la ligne. retour, lignes, lignes 2, nommer …, supprimer, ouvert (cartes sur table), texte, sauver FICHIER, quitter.
explore-known = Les lignes continuent par : { $cards }
explore-chances = Chances de gagner, en %, carte par carte, pour { $name } :
explore-lines = lignes
explore-save-where = Où ? Par exemple : sauver lignes.jsonl
explore-saved = { $count ->
    [one] Une ligne est dans { $file }.
   *[other] { $count } lignes sont dans { $file }, une par enregistrement.
}
explore-command-back = retour r
explore-command-next = suite s
explore-command-lines = lignes
explore-command-name = nommer
explore-command-remove = supprimer
explore-command-open = ouvert
explore-command-text = texte
explore-command-save = sauver
explore-command-rules = aide
explore-command-quit = quitter q
whatif-title = Et si… ?
whatif-about = Joue la suite pour les deux camps à partir de n’importe quel moment, et vois ce que vaut chaque carte : valeur exacte en seconde phase, pourcentage en première.
whatif-begin = Partir de
whatif-puzzle = Un problème
whatif-last-puzzle = Ton dernier problème
whatif-example = Un exemple : les six derniers plis d’une partie
whatif-paste = Un enregistrement, une position ou une étude
whatif-read = Ouvrir
whatif-read-rest = Ouvrir ce qui est lisible
whatif-file = Ouvrir un fichier…
whatif-unread = Ce fichier ne peut pas être lu.
whatif-pasted = Ce texte
whatif-setup = Composer une position
whatif-phase = Phase
whatif-leads = Qui ouvre le pli
whatif-where = Où vont les cartes suivantes
whatif-place-hand = Main { $seat }
whatif-place-led = Carte du leader
whatif-place-prize = Enjeu
whatif-place-followers = Partisans { $seat }
whatif-place-score = Pile de score { $seat }
whatif-place-pile = Pioche
whatif-rest = { $count ->
    [0] La pioche se remplit avec les autres cartes.
    [one] Une des autres cartes est dans la pioche, tirée au sort.
   *[other] { $count } des autres cartes sont dans la pioche, tirées au sort.
}
whatif-shuffle = Tirer à nouveau
whatif-explore = Explorer cette position
whatif-clear = Tout effacer
whatif-start = Le début
whatif-at = Coup { $number }
whatif-turn = C’est à { $name } de jouer.
whatif-turn-table = Tourner la table
whatif-judged = Comment les chances sont estimées
whatif-judged-seat = selon ce qu’on peut savoir
whatif-judged-open = cartes sur table
whatif-worths = Cartes : { $name }
whatif-thinking = Réflexion…
whatif-exact = Valeur exacte, si chacun joue au mieux à partir d’ici.
whatif-estimated = Chances de gagner en %, estimées ; ± dit de combien elles peuvent s’écarter.
whatif-chance = { $chance } ± { $error } %
whatif-value = À { $name } de jouer : partie { $verdict } si chacun joue au mieux.
whatif-best = À { $name } de jouer. Le mieux : { $card }, { $worth }.
whatif-lines = Lignes
whatif-line-play = { $card }, coup { $number }
whatif-name = Nom de la ligne qui commence par { $card }
whatif-name-hint = Nom de cette ligne
whatif-remove = Supprimer à partir de { $card }
whatif-removed = Supprimé.
whatif-undo = Rétablir ce qui a été supprimé
whatif-keys = Touches : ← → le long d’une ligne (dans une main : Page préc., Page suiv.), ↑ ↓ vers les lignes voisines ; Début, Fin ; Suppr supprime.
whatif-keep = Partager et garder
whatif-link = Le lien contient tout : position, lignes et noms.
whatif-records = { $count ->
    [one] La ligne comme enregistrement, lisible partout dans Claim.
   *[other] Les { $count } lignes comme enregistrements, lisibles partout dans Claim.
}
whatif-copy = Copier les enregistrements
whatif-download = Télécharger les enregistrements
whatif-change = Modifier cette position
whatif-play-on = Jouer à partir d’ici
whatif-play-as = Continuer en tant { BEFORE("que", $name) }
whatif-against = Contre
whatif-play-why = Une table à part, à partir de cette position. Son enregistrement dit qu’elle a été composée, et elle ne compte pas.
whatif-cut = Il manque la fin de ce lien. Voici ce qui est lisible.
error-not_start = { $text } : il faut une position, une étude ou un enregistrement.
error-other_start = Ligne { $line } : cette partie commence ailleurs. Il faut des enregistrements de parties issues d’une même position.
error-bad_study = Caractère { $place } : { $text } : il faut une carte, (, ) ou un nom entre accolades.
error-open_study = Une parenthèse ou une accolade n’est pas fermée : le texte a peut-être été coupé.
error-bad_branch = Caractère { $place } : une ligne entre parenthèses suit la carte qu’elle remplace.
error-large_study = Plus de { $most } cartes jouées dans l’ensemble des lignes : il faut une étude plus petite.
error-bad_line_name = { $text } : il faut un nom d’au plus { $most } caractères imprimables, sans accolades.
error-no_such_line = Aucune ligne ne continue par { $card } à cet endroit.

## The deal of the day

daily-intro = Une donne pour tous : mêmes cartes, même place, même leader, même adversaire. Ton premier essai compte.
daily-closed = Cette journée est finie. Sa donne ne compte plus, et tout le monde peut voir ses parties.
daily-closing = On ne peut plus commencer d’essai pour cette journée. Ceux qui sont en cours peuvent encore être terminés.
daily-players = { $status ->
    [running] { $count ->
        [0] Personne ne l’a encore jouée.
        [one] { $count } personne l’a jouée jusqu’ici.
       *[other] { $count } personnes l’ont jouée jusqu’ici.
    }
   *[other] { $count ->
        [0] Personne ne l’a jouée.
        [one] { $count } personne l’a jouée.
       *[other] { $count } personnes l’ont jouée.
    }
}
daily-to-today = La donne d’aujourd’hui
daily-opponent = Adversaire : { $level }
daily-next = { $hours ->
    [0] Prochaine donne dans { $minutes } min, contre { $level }
   *[other] Prochaine donne dans { $hours } h { $minutes } min, contre { $level }
}
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-calendar = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-unplayed = Pas jouée
daily-share = Partager
daily-share-title = Claim, { DAY($day, style: "medium") }, contre { $level }
daily-share-text = Copier le texte
daily-share-picture = Enregistrer l’image
daily-own = Ton essai
daily-playing = Pas encore fini
daily-outcome = { $outcome ->
    [won] Gagné
    [drawn] Partie nulle
    [lost] Perdu
   *[given_up] Abandonné
}
daily-result = { $votes ->
    [one] { $outcome }, { $votes } vote
   *[other] { $outcome }, { $votes } votes
}
daily-place = Rang { $place } sur { $count } contre { $level }
daily-given-away = { $points ->
    [one] D’après l’analyse, tu as laissé filer { $points } centième de partie.
   *[other] D’après l’analyse, tu as laissé filer { $points } centièmes de partie.
}
daily-until = Il compte jusqu’au lendemain à 01:00 UTC.
daily-review = Revoir et analyser
daily-play = Jouer
daily-play-why = Pas de conseils, et rien ne se reprend. Un abandon compte comme une défaite, et ne montre rien avant la fin de la journée.
daily-practice = S’entraîner avec cette donne
daily-practice-why = Autant que tu veux. Rien ne compte, et les mêmes coups reçoivent les mêmes réponses.
daily-hidden = Les résultats des autres s’affichent quand tu as joué ton essai jusqu’au bout, ou à la fin de la journée.
daily-board = Les résultats de tous
daily-choose-level = Contre quel niveau
daily-level = Contre { $level } ({ $count })
daily-th-place = Rang
daily-th-name = Nom
daily-th-votes = Votes obtenus
daily-th-given = Laissé filer
daily-you = toi
daily-nameless = quelqu’un
daily-more = { $count ->
    [one] Et { $count } de plus.
   *[other] Et { $count } de plus.
}
daily-counts = Le résultat compte d’abord, puis les votes, puis ce qui a été laissé filer d’après l’analyse, en centièmes de partie. À égalité, on partage le rang.
daily-bots = Les niveaux avec les mêmes cartes
daily-th-bot = Niveau
daily-th-won = Victoires
daily-th-average = Votes en moyenne
daily-won-of = { $won } sur { $runs }
daily-computing = Le serveur calcule encore.
daily-nobody = Personne n’a fini d’essai contre ce niveau.
daily-proof = Comment savoir qu’elle n’a pas été choisie ?
daily-proof-why = Le serveur tire la veille le secret de chaque jour et publie aussitôt son engagement. Une heure après la fin de la journée, il révèle le secret, et chacun peut vérifier que c’est le même.
daily-commitment = Engagement pour le { DAY($day, style: "medium") }, tiré le { MOMENT($time) }
daily-committed-late = Tiré alors que la journée avait commencé, car le serveur ne tournait pas la veille.
daily-secret = Le secret, révélé
daily-promised = { $ok ->
    [yes] L’engagement est celui que ce navigateur a vu avant ce jour.
   *[no] L’engagement n’est pas celui que ce navigateur a vu avant ce jour.
}
daily-leader = { $who ->
    [A] Ces cartes en découlent, et la personne qui joue la donne du jour ouvre le premier pli.
   *[B] Ces cartes en découlent, et le bot ouvre le premier pli.
}
daily-hand = { $who ->
    [A] Ta main
   *[B] La main du bot
}

## Sur un serveur, depuis le terminal

remote-help-rematch = une autre partie, quand celle-ci est finie
remote-help-resign = abandonner la partie
remote-help-leave = quitter la table pour de bon, ce qui abandonne la partie
remote-help-close = fermer la table, quand l’autre joueur est absent depuis trop longtemps
remote-help-quit = quitter ; ta place est gardée, et la partie continue à ton retour
remote-help-say = l’une des phrases, pour l’autre joueur : dire 3
remote-help-mute = ne plus entendre de phrases à cette table, ou les entendre de nouveau
remote-you-say = Tu dis : { $phrase }
remote-unmuted = On entend { $name } de nouveau.
remote-prompt-over = revanche, ou Entrée pour quitter (? pour l’aide) :
remote-prompt-waiting = (? pour l’aide)
remote-code = Ou avec son code, dans un terminal : claim play --server { $server } --table { $code }
remote-waiting = On attend l’autre joueur.
remote-found = La connexion est rétablie.
remote-saved-later = Le serveur ne peut rien enregistrer pour l’instant ; nouvel essai en cours.
remote-shuffle-waits = On attend que { $name } participe au mélange.
remote-shuffle-elsewhere = Ta part du mélange est sur l’appareil où tu as pris cette place. Ouvre la partie là-bas, et les cartes seront distribuées.
remote-kept = Ta place est gardée.
remote-unfinished = Tu as ici une partie en cours : { $command }
remote-their-turn = C’est à { $name } de jouer.
remote-not-turn = Ce n’est pas à toi de jouer.
remote-back = { $name } est de retour.
remote-confirm-resign = Retape-le pour abandonner la partie.
remote-confirm-leave = Retape-le pour quitter la table pour de bon. Une partie en cours est alors abandonnée.
remote-not-over = La partie continue. Une revanche se propose quand elle est finie.
remote-help-calloff = annuler la partie avant sa première carte : personne ne perd
remote-help-holiday = dans une partie lente, arrêter ta pendule quelques jours : congé 7 (0 y met fin)
remote-confirm-calloff = Retape-le pour annuler la partie.
remote-holiday-how = Pour combien de jours ? Par exemple : congé 7, ou congé 0 pour y mettre fin.
remote-looking = [{ $time }] Recherche d’un adversaire, { $count ->
    [0] personne d’autre ici
    [one] { $count } autre personne ici
   *[other] { $count } autres ici
} (q pour arrêter) :
remote-looking-lost = La connexion est perdue. Nouvel essai ; tu gardes ta place.
remote-looking-elsewhere = Tu cherches maintenant un adversaire ailleurs : ici, la recherche s’arrête.
remote-looking-keys = { $text } ne veut rien dire ici : q arrête la recherche, b lance une partie contre un bot en attendant.
remote-stopped-looking = Tu ne cherches plus d’adversaire.
remote-meanwhile = Personne pour l’instant. Tape b pour jouer contre un bot en attendant : tu gardes ta place, et cette partie t’attendra dès qu’un adversaire est trouvé.
remote-session-ended = Tu es déconnecté de ce serveur et joues donc sans compte. Pour te reconnecter : { $command }
remote-somebody = quelqu’un
remote-game = { $state ->
    [yours] À toi de jouer, avec { $name }
    [theirs] On attend une carte { BEFORE("de", $name) }
   *[waiting] Pas encore distribuée, avec { $name }
}
remote-no-games = Tu n’as pas de partie en cours ici.
remote-menu-title = Claim : { $server }
remote-menu-bot = Jouer contre un bot
remote-menu-friend = Inviter quelqu’un : tu reçois un lien à envoyer
remote-menu-table = S’asseoir avec un lien ou un code
remote-menu-seat = { $clock ->
    [live] S’asseoir avec { $name }, en direct
    [slow] S’asseoir avec { $name }, partie lente
   *[none] S’asseoir avec { $name }, sans pendule
}
remote-called = { $name } te défie. Pour accepter : { $command }
remote-menu-prompt = Quel numéro (q pour quitter) ?
remote-menu-which = Attendu : un nombre de 1 à { $most }.
remote-menu-level = Quel bot (Entrée : { $name }) ?
remote-menu-link = Lien ou code :
remote-key-prompt = Clé de secours (elle ne s’affiche pas) :
remote-key-once = Ta clé de secours n’est montrée que cette fois. Garde-la bien : c’est le seul moyen d’entrer dans ce compte.
remote-not-signed-in = Tu n’es pas connecté à { $server }.
remote-signed-out-here = Tu es déconnecté ici, mais le serveur n’a pas pu en être averti : { $problem }
remote-fair-own = { $ok ->
    [yes] Ta contribution est celle qui a été tirée ici.
   *[no] Ta contribution n’est pas celle qui a été tirée ici.
}
remote-fair-leader = { $ok ->
    [yes] Le premier leader a été désigné comme annoncé avant la donne.
   *[no] Avant la donne, autre chose avait été annoncé pour le premier leader.
}

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-nice = Belle carte !
phrase-wow = Oh là là !
phrase-oops = Oups !
phrase-close = C’était moins une !
phrase-thinking = Je réfléchis…
phrase-sorry = Pardon pour l’attente !
phrase-thanks = Merci !
phrase-well_played = Bien joué !
phrase-again = On remet ça ?
phrase-bye = Je dois y aller. À bientôt !
phrase-no_problem = Pas de souci !
phrase-not_now = Pas maintenant, merci !
phrase-ui-said = { $name } dit : { $phrase }
phrase-ui-title = Dire quelque chose
phrase-ui-note = { $name } le lit dans sa langue. Rien n’en est gardé.
phrase-ui-mute = Ne plus entendre { $name }
phrase-ui-unmute = Entendre { $name } de nouveau
phrase-ui-muted = { $name } est en sourdine à cette table.
## Accounts
error-too_many_accounts = Trop de comptes depuis une même adresse. Patiente un peu.
error-adopted_before = La partie de la place { $seat } à la table { $table } est déjà rattachée à un autre compte.
error-not_signed_in = Connecte-toi d’abord.
error-sign_in_again = Pour cela, il faut s’être connecté au cours des { $minutes } dernières minutes. Connecte-toi de nouveau.
error-name_taken = { $text } est pris, ou ressemble trop à un nom qui l’est. Choisis-en un autre.
error-name_of_account = { $text } est le nom d’un compte. Connecte-toi, ou choisis un autre nom.
error-renamed_lately = On peut changer de nom une fois tous les { $days } jours. Toi, à partir du { MOMENT($time) }.
error-mistyped_key = Ce n’est pas une clé de secours : il y a une faute de frappe. Elle a { $groups } groupes de { $size } lettres et chiffres.
error-unknown_key = Cette clé de secours n’ouvre aucun compte. Elle a peut-être été remplacée par une plus récente.
error-no_passkeys_here = Les clés d’accès exigent une page en https (ou sur localhost), ouverte par son nom et non par son adresse. Ici, c’est la clé de secours qui te connecte.
error-bad_passkey = La clé d’accès n’a pas été acceptée : { $problem }
error-unknown_passkey = Cette clé d’accès n’ouvre aucun compte ici. Elle a peut-être été retirée.
error-cloned_passkey = Cette clé d’accès semble avoir servi ailleurs entre-temps, comme le ferait une copie. Connecte-toi avec une autre ou avec la clé de secours, puis retire celle-ci.
error-passkey_known = Cette clé d’accès est déjà là.
error-stale_challenge = Cela a pris plus de { $minutes } minutes, ou a déjà été envoyé. Recommence.
error-too_many_passkeys = Un compte a au plus { $most } clés d’accès. Retires-en d’abord une.
error-no_passkey = Ton compte n’a pas cette clé d’accès.
error-no_session = Tu n’es plus connecté à cet endroit.
error-suspended = Ce compte est suspendu. Seul l’hôte de ce serveur peut y changer quelque chose.
error-other_name = { $text } n’est pas le nom de ton compte ; rien n’a été supprimé. Attendu : { $name }.
error-no_account = Il n’y a pas de compte { $text }. Attendu : un nom ou un identifiant.
error-no_push = Ce serveur n’envoie pas de notifications. Son hôte n’a pas créé de clés pour cela.
error-bad_push_keys = { $field } n’est pas une clé de l’abonnement push d’un navigateur. Attendu : { $bytes } octets en base64url.
error-bad_endpoint = { $text } n’est pas l’adresse d’un service push. Attendu : https://, le nom d’une machine sans port, et un chemin.
error-other_push_service = { $host } n’est pas un service push auquel ce serveur envoie des notifications.
error-bad_push_contact = --contact : { $text } n’est pas une adresse. Attendu, par exemple : mailto:host@claim.example ou https://claim.example/contact, en { $most } caractères au plus.
admin-accounts-legend = Identifiant, création (UTC), clés d’accès, parties, nom.
admin-no-accounts = Il n’y a pas de tel compte.
admin-suspended = suspendu
admin-account-renamed = Le compte { $account } s’appelle maintenant { $name }.
admin-account-key = { $name } a une nouvelle clé de secours, et la précédente n’ouvre plus rien : { $key }
admin-account-suspended = { $name } ne peut plus se connecter et est déconnecté partout.
admin-account-resumed = { $name } peut de nouveau se connecter.
admin-account-deleted = Le compte { $name } est supprimé. Ses parties restent, sans son nom.
admin-push-made = Ce serveur peut maintenant envoyer des notifications. Les navigateurs le connaissent par cette clé : { $key }
admin-push-there = Les clés des notifications existaient déjà et n’ont pas changé. Les navigateurs connaissent ce serveur par cette clé : { $key }
admin-push-contact = Les services push peuvent te joindre à { $contact }.
admin-push-no-contact = Les services push n’ont aucun moyen de te joindre, et certains en exigent un. Indique-le avec --contact mailto:… ou https://…
admin-push-removed = Ce serveur n’envoie plus de notifications.
admin-push-none = Il n’y avait pas de clés pour les notifications.
admin-problem-account = Table { $table } : son journal et la liste des parties des comptes ne disent pas la même chose de la place { $seat }.
page-account = Compte
account-title = Ton compte
account-what = Un compte te réserve ton nom et garde tes parties ensemble, sur tous tes appareils. Tout se joue aussi sans compte.
account-create-title = Créer un compte
account-name = Nom
account-passkey-what = Une clé d’accès est gardée par ton téléphone, ton ordinateur ou une clé de sécurité. Pour t’en servir, fais comme pour déverrouiller l’appareil : doigt, visage ou code. Rien à inventer, pas d’adresse e-mail.
account-create = Créer avec une clé d’accès
account-create-key = Créer avec une clé de secours
account-key-alone = Ou sans clé d’accès : la clé de secours suffit pour ouvrir le compte. Note-la, et tape-la partout où tu te connectes.
account-no-passkeys = Pas de clés d’accès ici : il leur faut https, un nom au lieu d’une adresse IP et un navigateur récent. La clé de secours suffit pour se connecter.
account-sign-in-title = Se connecter
account-sign-in = Se connecter avec une clé d’accès
account-key-label = Clé de secours
account-sign-in-key = Se connecter avec la clé de secours
account-key-lost = Tu as perdu les clés d’accès et la clé de secours ? L’hôte de ce serveur peut t’en créer une nouvelle.
account-passkey-failed = Rien ne s’est passé : l’opération a été interrompue, ou cet appareil n’a pas de clé d’accès pour ce serveur.
account-passkey-unmade = Aucune clé d’accès n’a été créée : c’était interrompu, ou rien ici ne peut en garder.
account-passkey-here = Cet appareil a déjà une clé d’accès pour ton compte. Ajoutes-en une sur un autre appareil, ou avec une clé de sécurité.
account-key-title = Ta clé de secours
account-key-once = Elle n’est montrée que cette fois. Note-la, imprime-la ou copie-la maintenant : sans tes clés d’accès, c’est le seul moyen d’entrer.
account-key-copy = Copier
account-key-copied = Copiée.
account-key-print = Imprimer
account-key-kept = Je l’ai mise à l’abri
account-key-unkept = Une clé de secours t’a été montrée, et tu n’as pas dit l’avoir gardée. Sans tes clés d’accès, c’est le seul moyen d’entrer. L’as-tu notée ?
account-key-unkept-new = Non, en créer une nouvelle
account-key-noted = Bien. Garde-la en lieu sûr.
account-signed-in = Tu es connecté sous le nom { $name }.
account-sign-out = Se déconnecter
account-signed-out = Tu es déconnecté.
account-ended = Ta session est terminée, { $name } : tu joues ici en invité, et tes parties restent à ton compte.
account-ended-again = Me reconnecter
account-somebody-else = Tu es maintenant connecté avec un autre compte, { $name } : rien n’a été changé.
account-adopt-what = { $count ->
    [one] Ce navigateur connaît { $count } partie qui n’est pas rattachée à ton compte.
   *[other] Ce navigateur connaît { $count } parties qui ne sont pas rattachées à ton compte.
}
account-adopt = Ajouter à mon compte
account-adopted = Ajoutées : { $count }.
account-games-title = Tes parties
account-games-none = Aucune pour l’instant.
account-game = Avec { $name }, { DAY($day) }
account-game-open = En attente de quelqu’un, { DAY($day) }
account-part-elsewhere = Ta part du mélange est gardée dans le navigateur où tu as pris place. Ouvre cette partie là-bas : une fois les cartes distribuées, tu pourras aussi la jouer ici.
account-passkeys-title = Clés d’accès
account-passkeys-second = Ajoutes-en une deuxième sur un autre appareil, au cas où tu perdrais la première.
account-passkey-this = { $label } (cet appareil)
account-passkey-used = Pour { $host }, depuis le { DAY($day) }, dernière fois : { MOMENT($time) }
account-passkey-unused = Pour { $host }, depuis le { DAY($day) }, n’a encore servi à aucune connexion
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer { $label }
account-passkey-remove-title = Retirer { $label } ?
account-passkey-remove-what = Cette clé d’accès n’ouvrira plus ton compte. Supprime-la aussi là où ton appareil la garde.
account-passkey-remove-last = C’est ta seule clé d’accès. Sans elle, seule ta clé de secours ouvre le compte : vérifie que tu l’as bien notée.
account-passkey-remove-yes = Retirer
account-passkey-keep = La garder
account-passkey-rename = Renommer { $label }
account-passkey-rename-title = Un nom pour cette clé d’accès
account-passkey-rename-yes = Enregistrer le nom
account-key-new-what = Une nouvelle clé de secours remplace la précédente, qui n’ouvre alors plus rien.
account-key-new = Créer une nouvelle clé de secours
account-sessions-title = Où tu es connecté
account-session-row = { $label }, dernière fois : { MOMENT($time) }
account-session-this = { $label }, ici
account-session-end = Déconnecter { $label }
account-sessions-end = Se déconnecter partout
account-rename-title = Un autre nom
account-rename-what = Une fois tous les 30 jours. Les parties déjà jouées gardent le nom sous lequel elles l’ont été.
account-rename-from = Tu pourras en changer de nouveau à partir du { MOMENT($time) }.
account-rename = Changer le nom
account-again-title = Se connecter de nouveau
account-again-what = Cela change qui peut ouvrir ton compte. Montre d’abord que c’est bien toi.
account-export = Télécharger tout ce qui te concerne
account-delete-title = Supprimer le compte
account-delete-what = Ton nom, tes clés d’accès, tes connexions et ta clé de secours disparaissent pour de bon. Tes parties restent, avec une place anonyme, et celles qui sont en cours sont perdues.
account-delete-name = Tape { $name } pour confirmer
account-delete = Supprimer mon compte
account-deleted = Ton compte est supprimé.
account-push-title = Notifications
account-push = Me prévenir sur cet appareil, même si cette page est fermée
account-push-what = Quand c’est à toi dans une partie lente, quand un adversaire est trouvé et quand quelqu’un te défie. Le contenu est chiffré : le service push de ton navigateur ne fait que le transporter.
account-push-ask = Me prévenir quand c’est à moi
account-push-on = Cet appareil te préviendra quand ce sera à toi.
account-push-not-now = Pas maintenant
account-push-failed = Ce navigateur n’a pas pu activer les notifications. Réessaie plus tard.
push-time = Ton temps est bientôt écoulé
push-challenge = { $name } te défie
push-challenge-body = Réponds sur la page d’accueil

## claim COMMAND --help, and what is wrong with a command line

help-usage = utilisation :
help-arguments = arguments
help-options = options
help-commands = commandes
help-example = exemple
help-help = afficher cette aide et s’arrêter
help-claim = Claim, le jeu de plis pour deux joueurs.
help-version = afficher la version et la vitesse active
help-language = en, fr, hu, it ou pt-BR (par défaut : celle du système)
help-json = un objet JSON
help-json-lines = un objet JSON par ligne
help-record = une partie enregistrée : JSON ou texte
help-record-line = sa ligne dans un fichier de plusieurs parties
help-server = par exemple https://claim.example
help-play = jouer une partie dans le terminal, ici ou sur un serveur
help-play-bot = un nom de `claim bots`, ou cmd:PROGRAMME (par défaut : greedy)
help-play-hot-seat = deux personnes à ce terminal
help-play-seat = ta place contre un bot : A ou B (par défaut : A)
help-play-seed = la graine de la donne, pour rejouer les mêmes cartes
help-play-leader = qui ouvre le premier pli : lot (au sort), me (moi), other (l’autre), ou une place A ou B (par défaut : lot)
help-play-by-heart = ne voir que ce qui est face visible et retenir le reste ; pas de conseils
help-play-no-hints = jouer sans conseils
help-play-warn = redemander avant une carte qui perd beaucoup (un conseil)
help-play-save = où garder la partie (par défaut : ton dossier de données)
help-play-resume = continuer une partie enregistrée
help-play-at-server = sur un serveur : contre une personne inconnue, entre amis ou contre un bot ; par défaut, on te le demande
help-play-server = y jouer, par exemple https://claim.example ; --bot est alors un niveau
help-play-find = chercher un adversaire : live (3 minutes chacun) ou slow (3 jours chacun)
help-play-friend = créer une table, et afficher le lien à envoyer
help-play-clock = avec --friend : jouer avec une pendule, live ou slow
help-play-open = avec --friend : qui veut peut prendre la place libre depuis l’accueil
help-play-table = s’asseoir avec le lien d’une table ou son code, ou reprendre une partie quittée
help-play-name = ton nom là-bas, sans compte
help-login = te connecter à ton compte sur un serveur, avec sa clé de secours
help-login-new = créer un compte à ce nom et afficher sa clé de secours
help-login-programs = Un programme donne la clé dans CLAIM_RECOVERY_KEY, ou à la première ligne de l’entrée.
help-logout = te déconnecter d’un serveur
help-games = lister tes parties sur un serveur, d’abord celles où c’est à toi
help-replay = revoir une partie enregistrée, carte par carte
help-replay-seat = A, B, spectator (en spectateur) ou open (tout ouvert ; par défaut)
help-replay-all = tout afficher sans s’arrêter
help-replay-json = une vue JSON par ligne (avec --recheck : un objet)
help-replay-recheck = rejouer les coups des bots et comparer
help-verify = recalculer une donne vérifiable à partir de la partie enregistrée
help-review = montrer ce que chaque carte d’une partie a coûté
help-review-rounds = recherches par carte de la première phase (par défaut : 20000)
help-review-deals = combien de fois rejouer la donne, 0 pour aucune (par défaut : 10)
help-review-plot = dessiner les chances de gagner au fil des cartes : FILE.svg ou FILE.png
help-review-svg = la même chose, toujours en SVG
help-solve = résoudre exactement une position de la seconde phase
help-solve-position = le texte d’une position, ou - pour une par ligne (par défaut : -)
help-solve-json = un objet JSON par position
help-explore = jouer d’autres cartes et voir ce que chacune vaut
help-explore-start = une partie enregistrée, ou le texte d’une position ou d’une étude
help-explore-at = commencer après tant de cartes jouées (par défaut : 0)
help-explore-open = juger la première phase toutes cartes ouvertes
help-explore-rounds = recherches par moment de la première phase (par défaut : 20000)
help-explore-json = ce que chaque carte y vaut, en un objet JSON
help-puzzle = résoudre un problème dans le terminal : celui du jour, ou un autre au choix
help-puzzle-id = l’identifiant d’un problème (par défaut : celui du jour)
help-puzzle-date = le problème d’un autre jour, par exemple 2026-11-16
help-puzzle-json = afficher plutôt le problème en un objet JSON
help-puzzle-theme = seulement avec ce thème, par exemple knight_over_goblin
help-puzzle-rating = seulement d’une difficulté dans cette plage, par exemple 600-800
help-puzzle-file = des problèmes faits par `claim puzzles make --out FILE`
help-puzzles = lister des problèmes aux réponses prouvées, ou en faire d’autres
help-puzzles-count = N au plus (par défaut : tous)
help-arena = faire jouer des bots entre eux
help-dataset = écrire des positions résolues ou des parties de bots en Parquet, pour la recherche
help-serve = servir la page et ses tables
help-admin = s’occuper des tables d’un serveur, qu’il tourne ou non
help-bots = lister les bots et leur force mesurée
help-bench = mesurer la vitesse de cette installation, en JSON
help-see = voir { $command } --help
help-unknown = inconnu : { $text }
help-ambiguous = { $text } peut vouloir dire { $known }
help-required = il manque : { $text }
help-needs-value = { $option } demande une valeur à sa suite
help-takes-none = { $option } ne prend pas de valeur
help-choice = { $option } : { $text } n’est pas l’un de ceux-ci : { $known }
help-number = { $option } : { $text } n’est pas un nombre
help-whole-number = { $option } : attendu, un nombre entier à partir de 1, reçu { $text }

## The page: help

newcomer-begin-title = Pour commencer
newcomer-begin = « { $game } » explique les règles pendant que tu joues. Ensuite, il y a cinq bots, des leçons, des problèmes et la donne du jour.
newcomer-phone = Sur un téléphone, tu soulèves une carte en la touchant et tu la joues en la touchant encore une fois ; cela se change dans les réglages. Si le serveur a https, ton navigateur peut ajouter cette page à l’écran d’accueil. Elle s’ouvre alors aussi sans réseau.
newcomer-friends-title = Entre amis
newcomer-reach = Il vous faut ce serveur à tous les deux. Invite quelqu’un depuis l’accueil et envoie-lui le lien : la partie commence dès qu’il prend place. Si l’adresse de cette page commence par « localhost », personne d’autre ne peut l’ouvrir.
newcomer-clocks = Dans une partie en direct, chacun a 3 minutes, et les 3 premières secondes de chaque tour ne comptent pas. Dans une partie lente, vous avez 3 jours, et le premier jour de chaque tour ne compte pas. Si ton temps est écoulé, tu perds. « { $holiday } » arrête ta pendule dans une partie lente, pour 14 jours au plus.
newcomer-talk = Il n’y a pas de messages libres. Tu dis des phrases toutes faites, et l’autre joueur les lit dans sa langue. À chaque table, tu peux choisir de ne plus l’entendre.
newcomer-block = Si vous avez tous deux un compte, tu peux bloquer quelqu’un : vous ne serez plus mis à la même table, ne pourrez plus vous défier et ne verrez plus les places libres l’un de l’autre. L’autre n’en sait rien.
newcomer-keys = Une clé d’accès ou ta clé de secours ouvre ton compte. La clé de secours n’est montrée qu’une fois : note-la.
newcomer-lost = Tu as perdu un appareil ? Connecte-toi sur un autre, déconnecte l’appareil perdu sous « { $sessions } » et supprime sa clé d’accès. Si tu as aussi perdu la clé de secours, seul l’hôte de ce serveur peut t’aider. L’appareil perdu garde les places qu’il a prises lui-même, jusqu’à ce que l’hôte en reprenne les clés.
newcomer-devices = Connecte-toi sur chacun de tes appareils : l’accueil y montre tes parties. Jusqu’à la donne, une partie a besoin du navigateur où tu as pris place.
newcomer-notified = Sur chaque appareil, ton compte peut te prévenir quand c’est à toi dans une partie lente, même si cette page est fermée. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
