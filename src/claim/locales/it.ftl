### Claim in Italian (italiano). One file per language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. A test holds that every language has every message and variable.

language-name = Italiano
reserved-names = amministratore, amministratrice, amministrazione, assistenza, gestore, moderatore, moderatrice, moderazione, sistema, squadra

## Factions and cards

faction-G = Goblin
faction-K = Cavaliere
faction-U = Non-Morto
faction-D = Nano
faction-X = Mutaforma

## The table

phase-title = { $phase ->
    [1] Fase uno: reclutare seguaci
   *[2] Fase due: ottenere supporto
}
trick-of = turno { $number } di { $total }
player-you = tu
player-seat = Giocatore { $seat }
vote-row = voto
nobody = –
settled-legend = { $mark } deciso: nessuna carta rimasta può cambiare questo voto.
prize-line = Premio: { $card }
draw-pile-line = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cards-left-line = Carte in mano: tu { $mine }, { $name } { $theirs }
hand-line = La tua mano:
playable-line = Giocabili:
followers-yours = I tuoi seguaci: { $count }
followers-open = { $name }, seguaci: { $count }
followers-theirs = { $count ->
    [one] { $name } ha { $count } seguace, visto: { $cards }
   *[other] { $name } ha { $count } seguaci, di cui visti: { $cards }
}
followers-heart = { $count ->
    [one] { $name } ha { $count } seguace
   *[other] { $name } ha { $count } seguaci
}
last-trick-line = Ultimo turno:
leads-line = { $who ->
    [you] Apri tu il turno.
   *[other] { $name } apre il turno.
}
led-line = { $who ->
    [you] Hai aperto con { $card }.
   *[other] { $name } ha aperto con { $card }.
}

## What happens

plays-line = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
wins-trick-line = { $who ->
    [you] Vinci il turno.
   *[other] { $name } vince il turno.
}
trick-reason-tie = A parità vince il leader.
trick-reason-knight_beats_goblin = Un Cavaliere batte il Goblin del leader.
trick-reason-doppelganger = Il Mutaforma conta come la fazione del leader.
trick-reason-did_not_follow = La risposta non è della fazione del leader.
takes-prize-line = { $who ->
    [you] Prendi il premio { $card }.
   *[other] { $name } prende il premio { $card }.
}
draws-line = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca { $card }.
}
phase-over-line = La fase uno è finita. Ognuno prende in mano i suoi seguaci.
leader-drawn-line = { $who ->
    [you] Apri tu il primo turno.
   *[other] { $name } apre il primo turno.
}
deal-line = Distribuzione: { $seed }
opponent-line = { $name } si siede di fronte a te.
by-heart-line = A memoria: vedi ciò che è scoperto sul tavolo. Il resto devi ricordarlo tu.
resume-line = La partita riprende da dove si era fermata.

## The end

result-title = Le fazioni hanno parlato
vote-by-highest = { $faction }: stesso numero di carte, decide la più alta: { $card }.
result-win = La corona è tua: { $mine } voti a { $theirs }.
result-loss = { $name } porta la corona: { $theirs } voti a { $mine }.
result-seat = { $name } porta la corona: { $votes } voti.
result-draw = Nessuno ha tre voti. Il trono resta vuoto.
forfeit-resigned = { $reader ->
    [loser] Hai abbandonato: { $winner } porta la corona.
    [winner] { $name } ha abbandonato: la corona è tua.
   *[other] { $name } ha abbandonato: { $winner } porta la corona.
}
forfeit-left = { $reader ->
    [loser] Hai lasciato il tavolo: { $winner } porta la corona.
    [winner] { $name } ha lasciato il tavolo: la corona è tua.
   *[other] { $name } ha lasciato il tavolo: { $winner } porta la corona.
}
forfeit-away = { $reader ->
    [loser] La tua assenza è durata troppo: { $winner } porta la corona.
    [winner] L’assenza di { $name } è durata troppo: la corona è tua.
   *[other] L’assenza di { $name } è durata troppo: { $winner } porta la corona.
}
forfeit-flagged = { $reader ->
    [loser] Il tuo tempo è scaduto: { $winner } porta la corona.
    [winner] Il tempo { BEFORE("di", $name) } è scaduto: la corona è tua.
   *[other] Il tempo { BEFORE("di", $name) } è scaduto: { $winner } porta la corona.
}
record-line = Registrazione: { $file }
replay-tip = Per rivedere la partita: { $command }
resume-tip = Per continuare più tardi: { $command }
saved-line = La partita è salvata in { $file }
save-failed-line = Non è stato possibile salvare la partita: { $problem }
bot-failed-line = { $name } non può continuare: { $problem }

## Asking

prompt = La tua carta (? per l’aiuto):
prompt-seat = Giocatore { $seat }, la tua carta (? per l’aiuto):
not-understood = { $text } non è né una carta né un comando. Una carta è una lettera e una cifra, per esempio { $example }. Aiuto: ?
why-not-held = Non hai { $card } in mano.
why-follow = Non puoi giocare { $card }: il leader ha giocato { $led } e tu hai carte della stessa fazione. Giocabili: { $cards }
hand-over = { $name }, tocca a te. Premi Invio quando nessun altro vede lo schermo.

## Commands: the words a player may type, besides the English ones

command-aid = riassunto
command-seen = viste
command-table = tavolo
command-hint = consiglio
command-back = riprendi
command-rules = regole
command-quit = esci
command-rematch = rivincita
command-resign = abbandona
command-leave = lascia
command-close = chiudi
command-say = dire
command-mute = silenzio
command-calloff = disdici
command-holiday = ferie
help-title = Che cosa puoi scrivere
help-card = una carta, per esempio { $example }: la giochi
help-aid = la carta riassuntiva: i poteri e un turno in breve
help-seen = le carte viste finora, e quelle che l’altro ha per forza
help-table = mostra di nuovo il tavolo
help-hint = una carta da giocare, e perché
help-back = riprende la tua ultima carta
help-rules = questo elenco e le regole
help-quit = esci; la partita viene salvata
help-warned = Scrivi { $card } un’altra volta per giocarla comunque.

## What has been seen

seen-title = Carte viste finora
seen-hand = nella tua mano
seen-followers = i tuoi seguaci
seen-their-followers = premi presi da { $name }
seen-scored = nei mazzi dei punti
seen-discarded = scartate
seen-table = sul tavolo
seen-unseen = non ancora viste
seen-void = { $name } non ha risposto alla fazione. Fazioni che non ha in mano: { $factions }
seen-must = { $name } ha per forza in mano: { $cards }
seen-known = Fase due: tutte le carte sono note. { $name } ha in mano: { $cards }

## The player aid (R2)

aid-title = Carta riassuntiva
aid-text =
    Fase uno, 13 turni: si scopre una carta, il premio. Il leader gioca la carta che vuole; l’altro risponde con la stessa fazione, se può. Chi vince prende il premio, chi perde la carta successiva del mazzo, senza mostrarla: questi seguaci formano le mani della fase due.
    Fase due, 13 turni: chi vince il turno mette le carte giocate nel suo mazzo dei punti, tranne i Nani.
    G Goblin: nessun potere. 14 carte, da 0 a 9 con cinque 0.
    K Cavaliere: giocato per secondo su un Goblin, vince indipendentemente dai valori. Da 2 a 9.
    U Non-Morto: giocato nella fase uno, va nel mazzo dei punti di chi vince il turno. Da 0 a 9.
    D Nano: nella fase due va nel mazzo dei punti di chi perde il turno. Da 0 a 9.
    X Mutaforma: giocato per secondo, conta come la fazione del leader, ma non ne copia il potere; puoi giocarlo anche se hai carte di quella fazione. Da 0 a 9.
    A parità di valore vince il leader; chi vince apre il turno successivo. Il voto di una fazione va a chi ne ha più carte; a pari numero, a chi ha la più alta. Con tre voti si vince.

## The rules in short

rules-title = Le regole
rules-text =
    Stamattina hanno trovato il re a testa in giù in un barile di vino. Cinque fazioni, due pretendenti, un trono vuoto: per salirci servono tre voti.
    Ognuno ha 13 carte in mano, e 26 formano il mazzo. Si tira a sorte chi apre il primo turno. La partita ha due fasi di 13 turni ciascuna.
    In ogni turno il leader gioca la carta che vuole. L’altro deve giocare la stessa fazione, se ce l’ha; in alternativa può sempre giocare un Mutaforma. Chi non ha carte della fazione del leader può giocare qualsiasi carta. Se il leader gioca un Mutaforma, l’altro deve rispondere con un Mutaforma, se ce l’ha.
    Vince la carta più alta della fazione del leader; a parità di valore vince il leader. Ogni altra fazione perde, con due eccezioni: un Cavaliere giocato per secondo batte il Goblin del leader, e un Mutaforma giocato per secondo conta come la fazione del leader per vincere il turno, ma per il resto rimane un Mutaforma. Chi vince è il leader del turno successivo.
    Fase uno: ogni turno mette in palio un premio, scoperto all’inizio. Chi vince lo aggiunge ai suoi seguaci; chi perde prende la carta successiva del mazzo, che l’altro non vede. I Non-Morti giocati vanno nel mazzo dei punti di chi vince; tutte le altre carte giocate si scartano e non servono più.
    Fase due: i tuoi 13 seguaci sono la tua mano. Chi vince il turno mette entrambe le carte nel suo mazzo dei punti, ma i Nani giocati vanno in quello di chi perde.
    Alla fine ogni fazione vota per chi ha più carte di quella fazione nel suo mazzo dei punti; a pari numero, per chi ha la più alta; se anche qui c’è parità, per nessuno. Tre voti danno la corona. Se nessuno ne ha tre, la partita finisce in pareggio.

## Looking at a finished game

replay-prompt = Invio: avanti, b: indietro, q: esci:
replay-start = La distribuzione
replay-play = Giocata { $number } di { $total }
replay-view = { $viewer ->
    [open] vista a carte scoperte
    [spectator] vista da spettatore
   *[other] vista dal posto { $viewer }
}
replay-hand = { $name } ha in mano:
replay-unfinished = La partita si ferma qui, incompiuta.
replay-forfeit = { $name } perde per forfait: { $reason }
no-reason = nessun motivo indicato

## The solver

solve-reading = Scrivi posizioni della fase due, una per riga. Ctrl-D per finire.
solve-win = { $name } vince, se entrambi giocano al meglio.
solve-draw = Pareggio, se entrambi giocano al meglio: nessuno ottiene tre voti.
solve-keep = Tocca { BEFORE("a", $name) }. Queste carte mantengono il risultato: { $cards }
solve-all = Tocca { BEFORE("a", $name) }. Ogni carta mantiene il risultato, a partire da quella a cui è più difficile rispondere: { $cards }
solve-all-won = Tocca { BEFORE("a", $name) }. Ogni carta mantiene il risultato, a partire da quella che perdona di più: { $cards }
solve-line = Il gioco perfetto prosegue così:

## Bots

bot-title-potboy = Garzone
bot-title-squire = Scudiero
bot-title-steward = Siniscalco
bot-title-chancellor = Cancelliere
bot-title-regent = Reggente
bot-potboy = Si butta su tutto ciò che luccica, e non pensa ad altro.
bot-squire = Vive di una regola semplice, un turno alla volta.
bot-steward = Guarda un po’ più avanti, e dimentica le piccole cose.
bot-chancellor = Conta le carte, e verso la fine non sbaglia.
bot-regent = Non dimentica nulla, e gioca la fase due senza errori.
bot-random = Gioca una carta qualsiasi.
bot-greedy = Il metro di paragone: vede un turno solo.
bot-montecarlo = Il riferimento: tante partite giocate a mente, tutte male.
bot-search = La ricerca del reggente, per gli esperimenti.
bots-legend = Livello, nome, punteggio (random vale 0), tempo per carta: misurati per docs/bots.md.
bots-below-strength = Qui i bot giocano al di sotto del loro livello, perché Claim non è compilato. Per rimediare, installa un compilatore C e poi reinstalla Claim: claim --version spiega come.

## Quello che la corte dice al tavolo: ironico, e abbastanza breve da leggersi al volo

page-court = La corte parla al tavolo
court-silence = Zittisci la corte. Nelle impostazioni può riprendere la parola.
court-potboy-sits = Ero venuto solo per i boccali vuoti.
court-potboy-gains = Un voto! Lo racconto subito in cucina.
court-potboy-loses = Com’è venuto, se n’è andato.
court-potboy-phase = Vediamo che cosa ho raccolto.
court-potboy-ends = { $outcome ->
    [won] Re, io? Ho le pentole da lavare.
    [lost] Si torna alle pentole, allora.
   *[draw] Nessuno? Allora si cena.
}
court-squire-sits = Ho lucidato lo scudo apposta.
court-squire-gains = Un voto per i giovani!
court-squire-loses = Non ditelo al mio signore.
court-squire-phase = Seguaci, in riga!
court-squire-ends = { $outcome ->
    [won] Mi servirà un cavallo più grande.
    [lost] Buon allenamento. Un’altra?
   *[draw] Onore a entrambi.
}
court-steward-sits = Ho contato i cucchiai. Cominciamo.
court-steward-gains = Messo a registro.
court-steward-loses = Una svista. Sarà corretta.
court-steward-phase = Facciamo l’inventario.
court-steward-ends = { $outcome ->
    [won] I conti tornano.
    [lost] Dovrò aprire una pagina nuova.
   *[draw] Pari, fino all’ultimo soldo.
}
court-chancellor-sits = Ho letto il tuo fascicolo.
court-chancellor-gains = Come da bozza.
court-chancellor-loses = Una nota a piè di pagina, nulla più.
court-chancellor-phase = Finito il preambolo.
court-chancellor-ends = { $outcome ->
    [won] Firmato e sigillato.
    [lost] Farò ricorso.
   *[draw] La seduta è aggiornata.
}
court-regent-sits = Puoi sederti.
court-regent-gains = Naturalmente.
court-regent-loses = Goditelo finché dura.
court-regent-phase = Ora si gioca davvero.
court-regent-ends = { $outcome ->
    [won] Il trono era già caldo.
    [lost] Tienilo spolverato. Tornerò.
   *[draw] Allora non si siede nessuno.
}

## Playing a bot's moves again

recheck-other = Giocata { $number }: { $name } ({ $seat }) ha giocato { $card } e ora giocherebbe { $now }.
recheck-line = { $bot } al posto { $seat }, giocate uguali: { $same } su { $count }.

## Hints: one for each code of claim.reviews.reasons

hint-title = Consiglio
hint-play = Gioca { $card }.
hint-chances = Le tue probabilità di vincere in %, carta per carta
hint-winning = Vincono contro un gioco perfetto: { $cards }
hint-drawing = Portano al pareggio: { $cards }
hint-losing = Portano alla sconfitta: { $cards }
hint-gives_win = { $card } butta via una partita vinta.
hint-gives_draw = { $card } butta via il pareggio.
hint-costs = { $card } riduce la tua probabilità di vincere di circa { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
hint-better = Meglio: { $card }.
hint-off = Niente consigli quando due persone usano lo stesso schermo.
hint-by-heart = Niente consigli: giochi a memoria.
hint-switched-off = Niente consigli in questa partita: l’hai scelto tu.
back-off = Non si riprende nulla quando due persone usano lo stesso schermo.
back-by-heart = Non si riprende nulla: giochi a memoria.
back-nothing = Non c’è ancora niente da riprendere.
back-line = Carte riprese: { $cards }. Tocca di nuovo a te.
aids-hints = { $count ->
    [one] 1 consiglio o avviso
   *[other] { $count } consigli o avvisi
}
aids-takebacks = { $count ->
    [one] 1 giocata ripresa
   *[other] { $count } giocate riprese
}
aids-line = Con { $aids }.
set-up-line = Questa partita è iniziata da una posizione preparata, non da una distribuzione.
chosen-line = Questa distribuzione è stata scelta, non sorteggiata: è quella del tavolo { $table }.
hint-only_card = È l’unica carta che puoi giocare.
hint-only_win = È l’unica carta che vince.
hint-only_draw = È l’unica carta che non perde.
hint-loses_for_dwarf = { $count ->
    [one] Perde il turno apposta: il Nano va nel tuo mazzo dei punti.
   *[other] Perde il turno apposta: entrambi i Nani vanno nel tuo mazzo dei punti.
}
hint-settles_vote = Ti assicura definitivamente un voto: { $faction }.
hint-sure_prize = Vince di sicuro il premio { $card }: nessuna carta che l’altro può avere la batte.
hint-wins_prize = Vince il premio { $card }.
hint-knight_beats_goblin = { $card } batte { $led }: un Cavaliere che risponde a un Goblin vince.
hint-stands_in = { $card } conta come la fazione del leader e batte { $led }.
hint-scores_undead = { $count ->
    [one] Il Non-Morto giocato va nel tuo mazzo dei punti.
   *[other] Entrambi i Non-Morti giocati vanno nel tuo mazzo dei punti.
}
hint-undead_at_stake = Nella fase uno i Non-Morti giocati vanno nel mazzo dei punti di chi vince il turno.
hint-withholds_undead = Non metti un Non-Morto in un turno che vince l’altro: andrebbe nel suo mazzo dei punti.
hint-takes_vote = Ti porta in vantaggio in una fazione: { $faction }.
hint-forces_doppelganger = L’altro deve rispondere con un Mutaforma.
hint-leads_dwarf = L’altro deve vincere il turno, e il Nano va nel tuo mazzo dei punti.
hint-sure_trick = Nessuna carta con cui l’altro può rispondere la batte.
hint-scores_cards = { $count ->
    [one] Vinci il turno e una carta va nel tuo mazzo dei punti.
   *[other] Vinci il turno ed entrambe le carte vanno nel tuo mazzo dei punti.
}
hint-wins_cheaply = È la carta più bassa che vince.
hint-scores_dwarf = { $count ->
    [one] Non puoi vincere il turno, ma il Nano va nel tuo mazzo dei punti.
   *[other] Non puoi vincere il turno, ma entrambi i Nani vanno nel tuo mazzo dei punti.
}
hint-cannot_win = Nessuna carta che puoi giocare batte { $led }.
hint-leaves_prize = Lascia all’altro il premio { $card }.
hint-gives_undead = { $count ->
    [one] Il Non-Morto giocato va nel mazzo dei punti dell’altro.
   *[other] Entrambi i Non-Morti giocati vanno nel mazzo dei punti dell’altro.
}
hint-throws_away = Tra le carte che puoi giocare è quella di valore più basso.
hint-keeps_last = Ti resta { $card }, la tua ultima carta della sua fazione.
hint-has_none = L’altro non ha carte di questa fazione: { $faction }.
hint-sets_problem = L’altro deve trovare la risposta giusta: una carta giocata con leggerezza ti rimette in gioco.
hint-keeps_win = { $every ->
    [yes] Qui non puoi sbagliare: vinci con qualunque carta giocabile.
   *[no] Vinci se entrambi giocano al meglio.
}
hint-keeps_draw = { $every ->
    [yes] Qui non puoi sbagliare: con qualunque carta giocabile è pareggio.
   *[no] È pareggio se entrambi giocano al meglio.
}
hint-sure_loss = Contro un gioco perfetto la partita è persa.
hint-beaten_by = Delle { $total } carte con cui l’altro può rispondere, quelle che la battono: { $count }.
hint-close_call = Vale circa lo stesso: { $cards }.

## The review of a game

review-plays-title = Giocata per giocata
review-column-play = Giocata
review-column-seat = Posto
review-column-card = Carta
review-column-chance = Probabilità
review-column-loss = Perdita
review-column-best = Meglio
review-legend = Probabilità e perdite in %, di chi gioca e per quanto poteva sapere; ± dice di quanto una cifra può scostarsi, e – che nessuna carta era nettamente migliore. La fase due è esatta.
review-turning-title = Svolte
review-no_turning = Nessuna singola giocata ha deciso la partita.
review-won_lost = { $who ->
    [you] Avevi la vittoria in mano fino a { $card } (giocata { $number }).
   *[other] { $name } aveva la vittoria in mano fino a { $card } (giocata { $number }).
}
review-won_drawn = { $who ->
    [you] Avevi la vittoria in mano fino a { $card } (giocata { $number }); da lì in poi era pareggio.
   *[other] { $name } aveva la vittoria in mano fino a { $card } (giocata { $number }); da lì in poi era pareggio.
}
review-drawn_lost = { $who ->
    [you] Avevi il pareggio in mano fino a { $card } (giocata { $number }).
   *[other] { $name } aveva il pareggio in mano fino a { $card } (giocata { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (giocata { $number }) ti è costato { $loss } ± { $error } punti di probabilità; meglio { $best }.
   *[other] { $card } (giocata { $number }) è costato { $loss } ± { $error } punti di probabilità { BEFORE("a", $name) }; meglio { $best }.
}
review-lost = Punti ceduti da { $name }: { $one } nella fase uno, { $two } nella fase due.
review-deal-title = La distribuzione e il gioco
review-deal = { $games ->
    [one] Un bot molto forte ha giocato questa distribuzione a entrambi i posti in una partita. Risultato di { $name }: { $score }%.
   *[other] Un bot molto forte ha giocato questa distribuzione a entrambi i posti in { $games } partite. Risultato di { $name }: { $score }%.
}
review-favours = { $whom ->
    [seat] La distribuzione favoriva { $name }.
    [nobody] La distribuzione era più o meno equilibrata.
   *[unknown] Sono troppo poche partite per dire a favore di chi fosse la distribuzione.
}
review-deal_exact = Se entrambi giocano al meglio fin dall’inizio, risultato di { $name }: { $score }%.
review-result = Risultato di { $name }: { $result }%.
review-split = Risultato di { $name }: { $result }%. Punti rispetto a 50: distribuzione { $deal }, gioco { $play }.
review-title = Analisi
review-about = Quanto è costata ogni giocata: valore esatto nella fase due, stimato dalla ricerca nella fase uno.
review-progress = Analisi: { $done } di { $total }
review-chance = { $name } gioca { $card }: probabilità { $before }% → { $after }%.
review-cost = { $card } era migliore, di { $loss } ± { $error } punti.
review-fine = Nessuna carta era nettamente migliore.
review-why = Perché { $card }, dal punto di vista di { $name }:
review-begin = Scorri le curve, o avanza nella partita.
review-pending = Questa giocata non è ancora giudicata.
review-table = In tabella
review-value-won = vinta
review-value-drawn = pareggiata
review-value-lost = persa
review-after = Dopo { $card } la partita è { $verdict } per { $name }.
review-kept = Era { $verdict } con: { $cards }.
review-picture = Immagine: { $file }
chart-title = Probabilità di vittoria di { $name }, giocata per giocata
chart-phase = { $phase ->
    [1] Fase uno
   *[2] Fase due
}
chart-seen = per quanto poteva sapere { $name }
chart-exact = valore esatto

## Puzzles

puzzle-title = Problema { $id } · punteggio { $rating }
puzzle-goal = Giochi come { $name }. { $goal ->
    [draw] Puoi salvare il pareggio
   *[win] Puoi vincere
}, ma in ognuna delle tue prossime { $count } decisioni una sola carta è quella giusta.
puzzle-right = Giusta.
puzzle-solved = Risolto.
puzzle-wrong = { $after ->
    [draw] { $card } lascia solo il pareggio
   *[loss] { $card } perde
}, ed ecco perché:
puzzle-solution = La soluzione da qui:
puzzle-about = Di che cosa si tratta: { $themes }
puzzle-legend = Codice, punteggio sulla scala dei bot, temi. Per risolverne uno: claim puzzle ID
puzzle-theme-dwarf_lost = perdere il turno per prendersi il Nano
puzzle-theme-knight_over_goblin = Cavaliere su Goblin
puzzle-theme-doppelganger_spent = un Mutaforma da spendere
puzzle-theme-doppelganger_kept = un Mutaforma da tenere
puzzle-theme-lead_given_up = lasciar aprire l’altro
puzzle-theme-last_of_faction = l’ultima carta di una fazione
puzzle-theme-tie_break = la carta che decide la parità
puzzle-theme-draw_saved = salvare il pareggio
puzzle-help-solution = mostra la soluzione e finisci
puzzle-help-quit = esci
puzzle-page-title = Problemi
puzzle-page-why = La fine di una partita, a carte scoperte. Una sola carta è giusta e, dopo la risposta, di nuovo una sola. Ogni soluzione è dimostrata.
puzzle-day-title = Problema del giorno
puzzle-day-line = { DAY($date) }, punteggio { $rating }. Lo stesso per tutti.
puzzle-task = { $goal ->
    [draw] Salva il pareggio
   *[win] Vinci
}: { $count } decisioni, una sola carta giusta in ognuna.
puzzle-solve = Risolvilo
puzzle-look-again = Risolto: rivedilo
puzzle-days = Giorni di fila
puzzle-best = record: { $count }
puzzle-train-title = Allenamento
puzzle-train-why = Ogni problema è adatto al tuo punteggio. Conta il primo tentativo, e lo sa solo questo dispositivo.
puzzle-rating = Il tuo punteggio
puzzle-rating-count = { $count ->
    [one] dopo un problema
   *[other] dopo { $count } problemi
}
puzzle-row = Risolti di fila
puzzle-theme-choice = Tema
puzzle-theme-any = qualsiasi tema
puzzle-level = Difficoltà
puzzle-level-easier = più facile
puzzle-level-even = adatta a me
puzzle-level-harder = più difficile
puzzle-train = Un problema per me
puzzle-saved = { $count ->
    [0] Nessun problema salvato su questo dispositivo.
    [one] { $count } problema salvato su questo dispositivo, da risolvere senza rete.
   *[other] { $count } problemi salvati su questo dispositivo, da risolvere senza rete.
}
puzzle-save = Salvane { $count } per quando non c’è rete
puzzle-saving = Salvataggio…
puzzle-unsaved = Questo dispositivo non ha potuto salvarne altri. Forse manca spazio.
puzzle-next = Prossimo
puzzle-latest = I tuoi ultimi problemi
puzzle-tried = { $id }: { $right ->
    [yes] risolto al primo colpo
   *[no] non al primo colpo
}
puzzle-none = Questo problema non esiste
puzzle-decision = { $goal ->
    [draw] Salva il pareggio
   *[win] Vinci
}: { $number } di { $total }
puzzle-decided = { $after ->
    [draw] Ed è soltanto un pareggio.
   *[loss] L’altro ha ormai tre voti sicuri.
}
puzzle-retry = Riprova
puzzle-show = Soluzione
puzzle-list = Tutti i problemi
puzzle-what-if = E se…?
puzzle-walk = Il seguito, carta per carta
puzzle-run = Avvia
puzzle-pause = Ferma
puzzle-change = Il tuo punteggio: { $rating } ({ $change })
puzzle-link = Il link a questo problema
command-solution = soluzione
error-unknown_puzzle = Non c’è nessun problema { $text }. Atteso un codice come { $example }, o niente per quello di oggi.
error-unknown_theme = --theme: { $text } non è un tema. Atteso uno tra { $known }.
error-bad_ratings = --rating: { $text }. Attesi due numeri interi, prima il più basso, come 600-800.
error-bad_date = --date: { $text } non è una data. Attesa una come 2026-11-16.
error-no_such_puzzles = Nessun problema corrisponde. Attese meno condizioni, o un --rating più ampio.
error-other_puzzles = { $file } appartiene a un’altra esecuzione. Attesi il seed { $seed } e questa versione. Cancella il file per ricominciare.

## Errors: one for each code in an errors.py

error-not_your_turn = Deve giocare { $turn }, non { $seat }.
error-not_in_hand = { $card } non è nella mano di { $seat }: { $hand }
error-must_follow = { $card } non risponde alla fazione di { $led }: { $seat } ha in mano quella fazione. Attesa una carta tra { $legal }
error-game_over = La partita è finita: non si può giocare { $card }.
error-bad_card = { $text } non è una carta. Attesa una lettera G, K, U, D o X e una cifra che esiste nella fazione, per esempio G3.
error-bad_pile = { $field }: { $text } non è una pila di carte. Attese le cifre per fazione G.K.U.D.X con quattro punti, per esempio 0013.29.5..07.
error-too_many = { $field }: { $card } compare { $count } volte, e il massimo nel gioco è { $most }.
error-bad_seat = { $field }: { $text } non è un posto. Atteso A o B.
error-bad_viewer = { $text } non è un punto di vista. Atteso A, B, spectator o open.
error-bad_leader = { $text } non può aprire il primo turno. Atteso uno tra { $known }.
error-bad_phase = Fase: atteso 1 o 2, ricevuto { $text }.
error-bad_fields = Posizione: attesi { $expected } campi separati da un solo spazio nella fase { $phase }, ricevuti { $got }.
error-bad_hands = Carte in mano: { $a } e { $b }. Atteso lo stesso numero, o una in meno nella mano che ha aperto.
error-bad_followers = Seguaci: { $a } e { $b }. Attesi { $expected } per ciascuno.
error-bad_draw_pile = Carte nel mazzo: { $got }. Attese due per ogni turno rimasto, cioè { $expected }.
error-bad_score = Mazzo dei punti { $seat }: { $card } non può esserci. Nella fase uno ci vanno solo i Non-Morti giocati.
error-not_phase_two = Il risolutore richiede una posizione della fase due, questa è della fase { $phase }.
error-no_cards = Mani: nessuna carta nella fase uno.
error-too_large = Carte in una mano: { $a }, seguaci: { $b }. Attese al massimo 13 carte in tutto.
error-bad_deck = Carte da distribuire: { $got }. Atteso un multiplo di quattro, da 4 a 52.
error-uneven_hands = Carte in mano: { $a } e { $b }. Atteso lo stesso numero.
error-bad_seed = Seed: { $text } non è un seed. Atteso un numero intero o un testo da 1 a 200 caratteri, senza spazi all’inizio o alla fine.
error-not_utf8 = { $file }: non è testo UTF-8 (byte { $byte }). Attesa la registrazione di una partita.
error-too_long = { $file }: { $size } byte. Attesa la registrazione di una partita di al massimo { $most } byte.
error-bad_json = { $file }: non è JSON (riga { $line }, colonna { $column }): { $problem }
error-not_record = { $file }: non è la registrazione di una partita. Atteso un oggetto JSON o una prima riga “Claim 1”.
error-newer_version = { $file }: scritto da una versione più recente (formato { $version }). Questo programma legge fino al formato { $known }.
error-missing_field = { $file }: manca { $field }.
error-bad_field = { $file }: { $field }: atteso { $expected }, ricevuto { $text }
error-bad_line = { $file }, riga { $line }: atteso { $expected }, ricevuto { $text }
error-in_file = { $file }: { $problem }
error-in_line = Riga { $line }: { $problem }
error-bad_play = { $file }: giocata { $number }, { $card }: { $problem }
error-bad_end = { $file }: { $field } dice { $text }, ma le giocate danno { $expected }
error-no_file = { $file }: { $problem }
error-no_line = { $file }: la riga { $line } non c’è. L’ultima è la { $last }.
error-no_folder = La cartella { $folder } non c’è. Creala prima, o indicane un’altra.
error-many_records = { $file }: contiene più registrazioni. Indicane una con la sua riga: --game (replay, review, verify).
error-system = Il sistema segnala: { $problem }
error-file_exists = { $file } esiste già. Scegli un altro file, o continua quella partita con --resume { $file }
error-unfinished_needed = { $file }: questa partita è finita. Per rivederla: claim replay { $file }
error-no_person = { $file }: nessuna persona gioca questa partita. Atteso un posto chiamato “person”.
error-unknown_bot = { $name } non è un bot. Atteso uno tra { $known }, oppure cmd:PROGRAM.
error-unknown_language = { $name } non è una lingua. Attesa una tra { $known }.
error-odd_games = --games: { $got } non è un numero pari e positivo. Ogni distribuzione si gioca due volte, a posti scambiati.
error-bad_number = { $field }: { $text } non è un numero da { $least } a { $most }.
error-conflict = { $one } non si può usare insieme a { $other }.
error-missing_extra = Questo comando richiede { $package }. In un clone di Claim: { $install }
error-bot_from_file = { $file } indica un programma come bot. Claim non avvia mai un programma indicato in un file. Per continuare, indicalo tu: --bot { $name }
error-bad_bot_name = { $name } non è il nome di un bot. Atteso un testo stampabile di al massimo { $most } caratteri, senza spazi all’inizio o alla fine.
error-no_marks = { $file }: la registrazione non nomina nessun bot con il suo seed, quindi non c’è nulla da rigiocare.
error-program_bot = Posto { $seat }: { $name } è un programma. Claim non avvia mai un programma indicato in un file. Le sue giocate non si possono rigiocare.
error-other_bot = Posto { $seat }: la partita è stata giocata da { $recorded }, e il bot qui è { $now }.
error-no_plays = { $file }: non è stato giocato nulla, quindi non c’è nulla da analizzare.
error-impossible_view = Questa vista è impossibile: { $problem }
error-which_bots = Attesi due bot, --a BOT --b BOT, oppure due o più, --bots BOT,BOT,…
error-bad_bots = --bots: { $text }. Attesi due o più bot diversi, separati da virgole.
error-bad_anchor = --anchor: { $name } non gioca. Atteso uno tra { $known }.
error-bad_sprt = --sprt: { $h0 } e { $h1 }. Attesi due risultati tra 0 e 1, prima il più basso.
error-sprt_two = --sprt confronta due bot. Attesi --a e --b, non --bots.
error-needs_option = { $option } ha senso solo con { $other }. Aggiungi { $other }, o togli { $option }.
error-bad_pool = { $option }: { $text } non è un ritmo. Serve uno tra { $known }.
error-no_key = Serve una chiave di recupero: scritta, come prima riga dell’input o nella variabile { $variable }.
error-picture_kind = { $option }: { $file }: le immagini sono in SVG o in PNG. Atteso un nome che finisce in .svg o .png.
error-no_fonts = { $file }: nessun carattere installato con cui scrivere in un PNG. Dai all’immagine un nome in .svg, o installa un carattere.
error-results_busy = { $file }: un’altra esecuzione sta già scrivendo in questo file. Aspetta che finisca, o scegli un altro file.
error-no_cluster = --dask { $address }: nessuno scheduler risponde entro { $seconds } s.
error-idle_cluster = --dask { $address }: il cluster non ha worker.
error-bad_address = --dask: { $text } non è un indirizzo. Atteso uno come tcp://host:8786.
error-workers_lost = I processi che lavoravano non ci sono più. Con --results FILE (problemi: --out FILE) lo stesso comando riprende da dove si è fermato.
error-dataset_lost = I processi che lavoravano non ci sono più. { $file } non è stato scritto.
error-bot_start = { $name } non si è avviato: { $problem }
error-bot_died = { $name } è morto (codice di uscita { $exit }) quando gli è stata chiesta una carta.
error-bot_closed = { $name } ha chiuso il suo output quando gli è stata chiesta una carta.
error-bot_silent = { $name } non ha dato nessuna carta entro { $seconds } s.
error-bot_nonsense = { $name } ha risposto { $text }. Attesa una carta giocabile tra { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] Il segreto del server è quello del suo impegno.
   *[no] Il segreto del server non è quello del suo impegno.
}
verify-day = { $ok ->
    [yes] È la distribuzione { BEFORE("del", DAY($day)) }, sorteggiata dal solo server: confronta il suo impegno con quello pubblicato il giorno prima.
   *[no] La registrazione si contraddice sul giorno di cui sarebbe la distribuzione.
}
verify-contribution = { $ok ->
    [yes] Il contributo di { $seat } è quello del suo impegno.
   *[no] Il contributo di { $seat } non è quello del suo impegno.
}
verify-seed = { $ok ->
    [yes] Il seed deriva dal tavolo, dal segreto e dai contributi.
   *[no] Il seed non deriva dal tavolo, dal segreto e dai contributi.
}
verify-deck = { $ok ->
    [yes] Le carte derivano dal seed.
   *[no] Le carte non derivano dal seed.
}
verify-leader = { $ok ->
    [yes] Il leader deriva dal seed.
   *[no] Il leader non deriva dal seed.
}
verify-leader-named = Il leader è stato scelto alla creazione del tavolo, non sorteggiato.
verify-move_seed = { $ok ->
    [yes] Le scelte casuali del bot derivano dal segreto del server.
   *[no] Le scelte casuali del bot non derivano dal segreto del server.
}
verify-true = Verificato: la distribuzione deriva da questi segreti. Per sapere se è la tua, confronta gli impegni con quelli che hai visto prima.
verify-false = Non verificato: qualcosa in questa registrazione è stato cambiato o inventato.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } non è un segreto. Attese 64 cifre esadecimali minuscole.
error-not_fair = { $file }: la registrazione non dice da che cosa deriva la distribuzione (manca “fair”), quindi non c’è nulla da verificare.
error-chosen_deal = { $file }: questa distribuzione è stata scelta, non sorteggiata (è quella del tavolo { $table }), quindi non c’è nulla da verificare.
error-set_up_game = { $file }: questa partita è iniziata da una posizione preparata, non da una distribuzione, quindi non c’è nulla da verificare.
error-nothing_left = In questa posizione la partita è finita: non resta nulla da giocare.
error-day_secret = { $file }: il segreto della distribuzione { BEFORE("del", DAY($day)) } si rivela a giornata finita. Allora scarica di nuovo questa registrazione.
error-no_table = Non c’è nessun tavolo { $table }.
error-seat_taken = Entrambi i posti del tavolo { $table } sono occupati.
error-table_closed = Chi aveva aperto il tavolo { $table } lo ha chiuso: qui non c’è più nessuna partita.
error-not_seated = Non hai un posto al tavolo { $table }.
error-wrong_moment = Non ora: “{ $command }” non è possibile a un tavolo { $status ->
    [waiting] in attesa di un giocatore
    [revealing] in attesa delle carte
    [playing] con una partita in corso
   *[over] con la partita finita
}.
error-wrong_reveal = Il contributo di { $seat } non è quello del suo impegno.
error-stale_play = Giocate fatte quando hai mandato la carta: { $ply }; ora: { $now }. Guarda di nuovo, poi gioca.
error-no_taking_back = Non si riprende nulla al tavolo { $table }: solo contro un bot, non a memoria, e non in una prova che conta.
error-nothing_to_take_back = Al tavolo { $table } non c’è ancora niente da riprendere: non hai giocato nessuna carta.
error-stale_take_back = Giocate a cui volevi tornare: { $to }; giocate prima della tua ultima carta: { $now }. Guarda di nuovo, poi riprendi.
error-too_many_taken_back = A un tavolo si possono riprendere carte al massimo { $most } volte.
error-deal_without_bot = Una distribuzione si rigioca solo contro un bot, non a un tavolo di questo tipo: { $kind }.
error-bad_day = { $text } non è un giorno. Atteso uno come 2026-11-16.
error-day_to_come = La distribuzione { BEFORE("del", DAY($day)) } deve ancora venire.
error-no_day = { BEFORE("Il", DAY($day)) } non c’è stata una distribuzione del giorno.
error-day_fixed = La distribuzione del giorno si gioca contro un bot, quello del giorno nella prova che conta, e non si sceglie altro.
error-day_played = Hai già giocato la distribuzione { BEFORE("del", DAY($day)) }. Conta solo la prima prova, le altre sono allenamento.
error-day_over = La distribuzione { BEFORE("del", DAY($day)) } non conta più. Puoi giocarla per allenarti.
error-practice_later = Finisci prima la tua prova { BEFORE("del", DAY($day)) }: fino ad allora non ci si allena con quella distribuzione.
error-day_hidden = È una prova della distribuzione { BEFORE("del", DAY($day)) }. La vede chi ha finito la propria, e la vedono tutti a giornata finita.
error-not_over = La partita al tavolo { $table } non è ancora finita.
error-nothing_played = Al tavolo { $table } non è stato giocato nulla, quindi non c’è nulla da analizzare.
error-no_deal = Il tavolo { $table } è stato lasciato prima della distribuzione: non c’è nessuna partita.
error-no_rematch = Niente rivincita al tavolo { $table }: nessuno l’ha proposta, o qualcuno se n’è andato.
error-no_hints = Niente consigli al tavolo { $table }: solo contro un bot, durante la partita e se non sono stati disattivati.
error-hints_by_heart = Niente consigli a un tavolo giocato a memoria: direbbero ciò che va ricordato.
error-hints_need_bot = I consigli ci sono solo contro un bot.
error-bad_clock = { $text } non è un orologio. Atteso uno tra { $known }.
error-clock_needs_friends = L’orologio c’è solo nelle partite tra due persone, ognuna con il suo dispositivo.
error-nobody_away = Il tuo avversario al tavolo { $table } non è in ritardo: tocca a te, o non c’è un limite di tempo.
error-not_closable_yet = Il tavolo { $table } si può chiudere a partire { BEFORE("dal", MOMENT($time)) }.
error-time_is_up = Troppo tardi: al tavolo { $table } il tempo è scaduto.
error-not_called_off = Al tavolo { $table } non si può annullare la partita: si può solo tra due persone, prima della prima carta.
error-no_holidays = Al tavolo { $table } non ci sono ferie: ci sono solo nelle partite lente.
error-not_on_holiday = Non sei in ferie al tavolo { $table }.
error-too_long_a_holiday = { $most ->
    [one] In questa partita ti resta { $most } giorno di ferie, e ne hai chiesti { $days }.
   *[other] In questa partita ti restano { $most } giorni di ferie, e ne hai chiesti { $days }.
}
error-no_such_bot = { $name } non è un bot che siede ai tavoli. Atteso uno tra { $known }.
error-nobody_listens = Nessuno al tavolo { $table } può sentirti. Una frase è per l’altra persona, finché è connessa.
error-bad_name = { $text } non può essere un nome. Un nome ha da 1 a { $most } caratteri visibili, senza lunghe pile di accenti.
error-bot_name = { $text } qui è il nome di un bot. Scegli un altro nome.
error-reserved_name = { $text } indica chi gestisce questo server. Scegli un altro nome.
error-bad_kind = { $text } non è un tipo di tavolo. Atteso uno tra { $known }.
error-bad_status = { $text } non è lo stato di un tavolo. Atteso uno tra { $known }.
error-bad_command_id = { $text } non è un identificatore di comando. Attese da { $least } a { $most } lettere, cifre, - o _.
error-not_kept = Il server non ha potuto salvare, quindi non è cambiato nulla. Riprova.
error-not_read = Il server ora non può leggere i suoi tavoli. Riprova.
error-no_thought = Nessuna risposta trovata in tempo. Riprova.
error-broken_log = Il tavolo { $table } non si può più leggere: il suo registro è danneggiato o scritto da una versione più recente.
error-bad_database = Base di dati { $url }: { $problem }

## The server
serve-started = Claim ti aspetta su { $url }
serve-running = Claim è già in esecuzione con questi tavoli: { $url }
serve-invite = Gli altri sulla tua rete: { $url }
serve-local = Solo questo computer può raggiungerlo. Con --host 0.0.0.0 anche altri sulla tua rete.
serve-few-files = Il sistema permette solo { $files } file aperti, quindi al massimo { $connections } connessioni alla volta. “ulimit -n { $wanted }” prima dell’avvio le permetterebbe tutte.
serve-stop = Ctrl-C lo ferma.
web-no-page-title = La pagina non è costruita
web-no-page-text = Esegui “make page” e ricarica. Il server, invece, è in funzione.
error-no_database = { $url } non si può usare: { $problem }
error-damaged_database = { $url } è danneggiata ({ $problem }). Ripristina una copia di sicurezza, o indica un’altra base di dati.
error-read_only_database = Non si può scrivere in { $url } ({ $problem }). Il server deve poterci scrivere.
error-database_in_use = { $url } è già usata da un altro server. Fermalo, o indica un’altra base di dati.
error-older_database = { $url } è stata scritta da una versione più vecchia di Claim. `claim admin upgrade FILE` la copia in un file e la aggiorna. `claim serve` la aggiorna all’avvio.
error-empty_database = { $url } non ha ancora le tabelle di Claim. `claim serve` le crea.
error-no_copy = Non è stato possibile copiare la base di dati in { $file }, quindi nulla è cambiato: { $problem }
error-not_served = Nessun server sta usando { $url }, quindi non è stata salvata. Indica la base di dati che il server usa, o togli --served.
error-newer_database = { $url } è stata scritta da una versione più recente di Claim. Aggiorna Claim, o indica un’altra base di dati.
error-bad_message = Campo { $field }: { $problem }
error-too_big = { $size } byte. Al massimo { $most }.
error-too_fast = Troppo in una volta. Aspetta un momento.
error-too_many_tables = Troppi tavoli da un solo indirizzo. Aspetta un po’.
error-too_many_called_off = Hai annullato la partita troppe volte. Gioca questa, o aspetta un po’.
error-nobody_asks = Senza un giocatore in “hello” non c’è nessuno da abbinare.
error-playing_already = La tua partita dal vivo al tavolo { $table } non è finita. Finiscila prima.
error-missed_lately = { $count ->
    [one] Hai saltato una partita trovata per te.
   *[other] Hai saltato { $count } partite trovate per te.
} Potrai cercare di nuovo un avversario a partire { BEFORE("dal", MOMENT($time)) }.
error-missed_at_address = I nuovi arrivati dal tuo indirizzo hanno saltato { $count } partite trovate per loro. Potrai cercare un avversario a partire { BEFORE("dal", MOMENT($time)) }.
error-too_many_seeks = Troppe persone dallo stesso indirizzo stanno cercando un avversario. Aspetta un po’.
error-too_many_sockets = Troppe connessioni. Chiudine qualcuna.
error-hello_first = { $seconds ->
    [one] Serve prima un messaggio “hello”, entro { $seconds } secondo.
   *[other] Serve prima un messaggio “hello”, entro { $seconds } secondi.
}
error-idle = { $seconds ->
    [one] Nessun segno da { $seconds } secondo.
   *[other] Nessun segno da { $seconds } secondi.
}
error-blocked = Questo indirizzo non può usare questo server.
error-strange_origin = Una pagina di { $origin } non può usare questo server.
error-strange_host = Questo server non risponde al nome { $host }. Il gestore può autorizzarlo con --allow-host.
error-slow_request = La richiesta non è arrivata in tempo.
error-no_path = Non c’è niente a { $path }.
error-bad_method = { $method } non è possibile a { $path }.
error-server_error = Qualcosa è andato storto sul server. Riprova, oppure cerca { $reference } nel suo registro.
error-no_port = Impossibile ascoltare su { $host }, porta { $port }: { $problem }
error-bad_server = --server: { $text } non è l’indirizzo di un server. Esempio: https://claim.example.
error-bad_table = --table: { $text } non è né il link di un tavolo né il suo codice.
error-other_server = --table: questo link porta a { $server }, non al server indicato con --server.
error-no_server = { $server } non risponde: { $problem }
error-strange_server = { $server } non risponde come un server di questo gioco: { $problem }
error-no_lobby = { $server } non trova avversari: ha una versione più vecchia, o non fa entrare questo programma.
error-bad_origin = --origin: { $text } non è un’origine. Esempio: https://claim.example.
error-bad_push_service = --push-service: { $text } non è un nome. Esempi: push.example.org, *.push.example.org o push.example.org:8443.
error-bad_host = --allow-host: { $text } non è un nome. Esempio: claim.example.
error-bad_contact = --contact: { $text } non è una riga da 1 a { $most } caratteri stampabili.
error-bad_hour = --weekly-hour: { $text } non è un’ora. Esempio: 'thu 20:00 Europe/Berlin'.
error-bad_proxy = --proxy: { $text } non è un indirizzo. Esempio: 10.0.0.1 o 10.0.0.0/8.
error-unknown_limit = { $name } non è un limite. Limiti noti: { $known }.
error-bad_limit = { $name }: { $text } non è un limite. Serve un numero maggiore di 0.
error-one_worker = --workers { $workers }: con SQLite può lavorare un solo processo; per averne di più occorre PostgreSQL (--database).
error-bad_seconds = { $name }: { $text } non è una durata. Servono secondi, da 0 a { $most }.

## Looking after a server: claim admin

admin-tables-legend = Identificativo, tipo, stato, creazione, ultima attività (entrambe in UTC), carte giocate, nomi per posto.
admin-no-tables = Non c’è nessun tavolo del genere.
admin-closed = Il tavolo { $table } è chiuso.
admin-deleted = Il tavolo { $table } è cancellato.
admin-purged = Tavoli cancellati: { $count }.
admin-would-purge = Tavoli che verrebbero cancellati: { $count }.
admin-journal = Un altro programma sta leggendo la base di dati: ciò che è stato cancellato è ancora nel suo giornale, che sparisce quando l’ultimo programma chiude il file.
admin-backup = { $file } è completo. Tavoli: { $tables }, fatti: { $facts }, reti bloccate: { $blocks }.
admin-upgraded = La base di dati è aggiornata per Claim { $version }. Com’era prima è in { $file }.
admin-up-to-date = La base di dati era già aggiornata per Claim { $version }. Nessuna copia è stata fatta.
admin-restored = { $file } è ripristinato. Tavoli: { $tables }, fatti: { $facts }, reti bloccate: { $blocks }.
admin-left-out = Tralasciato, perché non si può rigiocare: tavolo { $table }.
admin-sound = Tutto è in ordine. Tavoli: { $tables }, fatti: { $facts }.
admin-unsound = Punti danneggiati: { $broken }. Tavoli: { $tables }, fatti: { $facts }.
admin-revoked = Posto { $seat } del tavolo { $table }: la sua chiave non apre più niente.
admin-reissued = Chi gioca apre questo, dopo l’indirizzo del tuo server e una barra: { $link }
admin-renamed = Il posto { $seat } del tavolo { $table } ora si chiama { $name }.
admin-blocked = { $network } è bloccato.
admin-unblocked = { $network } non è più bloccato.
admin-no-blocks = Niente è bloccato.
admin-problem-empty = Tavolo { $table }: il suo registro è vuoto.
admin-problem-gap = Tavolo { $table }: nel suo registro manca il fatto { $seq }.
admin-problem-fact = Tavolo { $table }: il fatto { $seq } del suo registro non può essere vero ({ $problem }).
admin-problem-commitment = Tavolo { $table }: il contributo del posto { $seat } non è quello dell’impegno.
admin-problem-column = Tavolo { $table }: { $field } è memorizzato come { $stored }, ma il suo registro dice { $derived }.
admin-problem-orphan = Tavolo { $table }: c’è un registro, ma nessun tavolo.
admin-problem-file = La base di dati stessa è danneggiata: { $problem }
error-no_person_there = Al posto { $seat } del tavolo { $table } non siede nessuna persona.
error-bad_network = { $text } non è un indirizzo né una rete. Serve qualcosa come 203.0.113.7 o 2001:db8::/48.
error-not_blocked = { $network } non è bloccato.
error-not_empty = La base di dati non è vuota. Una copia si ripristina solo in una nuova: indicane un’altra.
error-not_backup = { $file } non è una copia di sicurezza di Claim.
error-newer_backup = { $file } è stato scritto da una versione più recente di Claim (formato { $version }). Questa legge fino al formato { $known }.
error-damaged_backup = { $file } è danneggiato, alla riga { $line }: { $problem }
error-broken_backup = { $file }: il tavolo { $table } non si può rigiocare. Con --skip-broken si ripristinano gli altri.
error-storage_failed = Errore della base di dati: { $problem }

## The page: around the table

page-home = Claim: alla pagina iniziale
page-navigation = Menu principale
page-skip = Vai al contenuto
page-news = Che cosa succede
page-language = Lingua
page-theme = Colori
page-theme-system = come il dispositivo
page-theme-light = pergamena
page-theme-dark = lume di candela
page-settings = Impostazioni
page-learn = Impara
page-close = Chiudi
page-link = Il link
page-copy = Copia
page-copied = Copiato
page-to-lobby = Alla pagina iniziale
page-thinking = Sto pensando…
page-connecting = Un momento…
page-reconnecting = Connessione persa. Nuovo tentativo in corso; nulla di ciò che hai giocato è andato perso.
page-try-now = Prova ora
page-unreachable = Al momento il server non è raggiungibile.
page-refused = Il server ha rifiutato la richiesta ({ $code }).
page-no-table = Questo tavolo non esiste

## The page: the lobby

page-story = Stamattina hanno trovato il re con la testa in un barile di vino. Cinque fazioni, due pretendenti, un trono vuoto.
page-story-goal = Recluta seguaci in tredici turni, giocali in altri tredici e conquista il voto di tre fazioni su cinque.
page-first-game = La mia prima partita, guidata
page-learn-rules = Leggi le regole
page-name = Il tuo nome
page-guest = Invitato
page-member = ha un account
page-play-bot = Gioca contro la corte
page-level = Livello { $level } di 5
page-friend = Gioca con un amico
page-friend-why = Ricevi un link da mandare. La partita comincia quando l’altro si siede.
page-invite = Invita
page-same-screen = In due sullo stesso schermo
page-same-screen-why = Passatevi il dispositivo quando tocca all’altro. Un sipario nasconde le mani.
page-same-screen-start = Sediamoci
page-name-beside = Il nome dell’altro
page-options = Opzioni del tavolo
page-options-leader = Chi apre il primo turno
page-options-lot = A sorte
page-options-me = Tu
page-options-other = L’altro giocatore
page-options-heart = A memoria
page-options-heart-why = Vedi ciò che è scoperto sul tavolo e ricordi il resto: niente promemoria, scarti, consigli o carte riprese.
page-options-hints = Consigli contro la corte
page-options-no-hints = Niente consigli
page-options-listed = Pubblica: chiunque può guardare
page-told-leader = { $who ->
    [lot] Il leader del primo turno è sorteggiato.
    [you] Apri tu il primo turno.
    [guest] Apre il primo turno chi si siede.
   *[other] { $name } apre il primo turno.
}
page-told-heart = Si gioca a memoria: tutti vedono ciò che è scoperto sul tavolo e ricordano il resto.
page-told-no-hints = A questo tavolo non ci sono consigli.
page-told-listed = La partita è pubblica: chiunque può guardare.
page-told-daily = { $counted ->
    [yes] La distribuzione { BEFORE("del", DAY($day)) }: questa prova conta. Niente consigli, e nulla si riprende.
   *[no] La distribuzione { BEFORE("del", DAY($day)) }, per allenarsi.
}
page-my-games = Le tue partite
page-my-finished = Partite finite: { $count }
page-against = Contro { $name }
page-resume = Continua
page-rematch-with = Rivincita: { $name }
page-forget = Togli dalla lista: { $game }
page-watch-title = Partite in corso
page-watch-none = Per ora non c’è nessuna partita da guardare. Quelle tra due persone sono in lista solo se lo hanno scelto loro.
page-look-again = Aggiorna
page-watch = Guarda
page-watching = Stai guardando { $a } { BEFORE("e", $b) }. Vedi il tavolo, ma nessuna delle due mani.
page-invitation = Un invito
page-invited = { $name } vuole la tua corona
page-invited-why = C’è un posto libero: è tuo, se lo vuoi.
page-sit = Siediti
page-seats-taken = I due posti sono occupati. Puoi guardare.
page-waiting = In attesa dell’altro pretendente
page-waiting-invite = Manda questo link alla persona con cui vuoi giocare:
lobby-link-local = Questo link funziona solo su questo computer. Agli altri serve il suo indirizzo di rete: ferma il server, riavvialo con --host 0.0.0.0 e apri la pagina all’indirizzo che mostra.
lobby-waiting-open = Il tuo posto è nella lista dei posti liberi: chi lo prende gioca con te. Puoi anche mandare questo link:
page-waiting-stay = La partita comincia da sola quando l’altro si siede. Puoi chiudere la pagina e tornare.
page-sat = { $name } è al tavolo. La partita comincia.
page-waiting-watch = Le carte non sono ancora distribuite.
page-dealing = Si mescola
page-dealing-why = Mescolano tutti e due, così nessuno può scegliere le carte.
lobby-dealing-stuck = { $name } non ha ancora contribuito alla mescolata. Puoi aspettare o chiudere il tavolo: nessuno ci perde.

## The page: the table

page-table = Il tavolo
page-tools = Aiuto e altro
page-you = Tu
page-you-name = { $name } (tu)
page-to-play = deve giocare
page-leads = leader
page-away = assente
page-hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-followers = Seguaci: { $count }
page-followers-of = { $who ->
    [you] I tuoi seguaci
   *[other] Seguaci: { $name }
}
page-followers-hidden = { $count ->
    [one] Una carta è stata pescata senza mostrarla.
   *[other] { $count } carte sono state pescate senza mostrarle.
}
page-followers-heart = Si gioca a memoria: sta a te ricordare chi ha preso cosa.
page-piles = Mazzi dei punti
page-piles-open = Guarda i mazzi dei punti
page-discards = Fuori dal gioco
page-no-cards = Ancora nessuna carta.
page-prize = Premio
page-last-trick = Ultimo turno: { $name }
page-your-hand = La tua mano. Frecce per spostarti, Invio per giocare.
page-card-playable = { $card }, giocabile
page-card-hinted = { $card }, giocabile, consigliata
page-card-refused = { $card }, non ora: { $why }
page-why-follow = { $letter ->
   *[other] Hai un { $faction }: rispondi alla fazione.
}
page-why-turn = Non tocca a te.
page-turn-lead = Tocca a te: apri con una carta qualsiasi.
page-turn-answer = Tocca a te: rispondi a { $card }.
page-turn-other = { $name } sta pensando…
page-play = Gioca
page-playing = Come giocare una carta
page-playing-auto = Automatico: due tocchi, un clic
page-playing-tap = Basta un tocco o un clic
page-playing-lift = Il primo la solleva, il secondo la gioca
page-confirm-play = Giochi { $card }?
page-warning-sure = Giochi comunque { $card }?
page-warning = Un avviso prima di un errore grave (conta come consiglio)
page-warning-guided = nella partita guidata
page-warning-always = sempre contro la corte
page-warning-never = mai
page-memory = Memoria
page-log = Turni
page-log-empty = Ancora nessun turno.
page-beside = { $side ->
    [left] A sinistra del tavolo
   *[right] A destra del tavolo
}
page-more = Altro
page-talk = Parla
page-take-back = Riprendi
page-seen-hand = nella mano di { $name }
page-draws-hidden = { $who ->
    [you] Peschi una carta.
   *[other] { $name } pesca una carta senza mostrarla.
}
page-scores = { $who ->
    [you] Nel tuo mazzo dei punti: { $cards }.
   *[other] Nel mazzo dei punti di { $name }: { $cards }.
}
told-wins = { $who ->
    [you] Vinci con { $card }: { $why }
   *[other] { $name } vince con { $card }: { $why }
}
told-why-higher_value = la carta più alta.
told-why-tie = a parità vince il leader.
told-why-knight_beats_goblin = un Cavaliere batte un Goblin.
told-why-doppelganger = { $letter ->
   *[other] conta come { $faction }.
}
told-why-did_not_follow = { $who ->
    [you] non hai risposto alla fazione.
   *[other] { $name } non ha risposto alla fazione.
}
told-takes = { $who ->
    [you] Prendi { $card }, { $loser } pesca senza mostrare.
    [loser] { $name } prende { $card }, tu peschi { $drawn }.
   *[other] { $name } prende { $card }, { $loser } pesca senza mostrare.
}
page-next-prize = Prossimo premio
page-next-prize-line = Prossimo premio: { $card }
page-turn-away = { $name } è assente.
page-moment-votes = Voti finora: { $me } { $mine }, { $name } { $theirs }.
page-moment-rules = Niente più premi: chi vince il turno prende entrambe le carte, ma i Nani vanno a chi lo perde.
page-moment-go = Prendi in mano i seguaci
page-pace = Ritmo del tavolo
page-pace-slow = lento
page-pace-normal = medio
page-pace-fast = veloce
page-watch-link = Altri possono guardare qui, senza vedere le mani:
page-resign = Abbandona
page-resign-sure = Abbandoni la corsa al trono? La partita finisce subito.
page-resign-yes = Sì, abbandono
page-resign-no = No, continuo
page-curtain = Passa il dispositivo { BEFORE("a", $name) }
page-curtain-lift = Sono { $name }: mostra la mia mano
page-curtain-why = Fino ad allora non si vede nessuna mano.
page-title-turn = ● Tocca a te – Claim
page-title-other = Tocca { BEFORE("a", $name) } – Claim
page-title-waiting = In attesa – Claim
page-title-over = Partita finita – Claim

## The page: the end, and looking back

page-faction = Fazione
page-votes = Voti ottenuti
page-closed = Il gestore ha chiuso questo tavolo. Non ha vinto nessuno.
page-rematch = Rivincita
page-rematch-asked = Rivincita proposta…
page-rematch-offered = { $name } propone la rivincita.
page-rematch-gone = L’altro se n’è andato
page-series = Partite vinte: { $me } { $mine }, { $name } { $theirs }
page-set-up = Posizione preparata
page-what-if = E se…?
page-replay = Rivedi
page-review = Analizza la partita
page-play-again = Rigioca questa distribuzione
page-other-side = Dall’altra parte
runs-title = Questa distribuzione, partita per partita
runs-game = Partita
runs-cards = Le tue carte
runs-help = Aiuto
runs-first = come la prima volta
runs-other = dall’altra parte
runs-no-help = nessuno
runs-won = vinta
runs-lost = persa
runs-drawn = pareggiata
runs-given-up = abbandonata
runs-this = questa
page-record-copy = Copia la registrazione
page-record-download = Scarica la registrazione
page-no-replay = Qui non c’è una partita da rivedere
page-replay-steps = Giocata per giocata
page-first = Alla distribuzione
page-back = Una giocata indietro
page-next = Una giocata avanti
page-last = Alla fine
page-seen-as = Visto da
page-seen-open = carte scoperte
page-seen-spectator = uno spettatore
page-share = Il link di questa partita

## The page: learning and cards

vote-counters = I cinque voti
vote-counter = { $faction }: { $who } { $mine }, { $them } { $theirs }.
vote-counter-holder = { $who ->
    [nobody] Questo voto non è di nessuno.
    [you] Questo voto è tuo.
   *[other] Questo voto è di { $name }.
}
vote-counter-settled = È deciso.

power-G = Nessun potere. Sono solo tanti.
power-K = Giocato per secondo su un Goblin: vince, indipendentemente dai valori.
power-U = Giocato nella fase uno: va nel mazzo dei punti di chi vince.
power-D = Nella fase due: va nel mazzo dei punti di chi perde il turno.
power-X = Giocato per secondo: conta come la fazione del leader, ma non ne copia il potere. Puoi giocarlo anche se hai carte di quella fazione.

aid-powers = I poteri
aid-values = da { $low } a { $high }, { $count } carte
aid-trick = Come si svolge un turno
aid-step-prize = Solo nella fase uno: si scopre il premio.
aid-step-lead = Il leader gioca la carta che vuole.
aid-step-follow = L’altro risponde con la stessa fazione, oppure con un Mutaforma. Chi non ha quella fazione gioca una carta qualsiasi.
aid-step-win = Vince la carta più alta della fazione del leader; a parità di valore vince il leader.
aid-step-one = Fase uno: chi vince prende il premio, chi perde la carta successiva senza mostrarla. I Non-Morti giocati vanno nel mazzo dei punti di chi vince, il resto si scarta.
aid-step-two = Fase due: i Nani giocati vanno nel mazzo dei punti di chi perde, le altre carte in quello di chi vince.
aid-step-next = Chi vince apre il turno successivo.
aid-votes = I voti
aid-votes-text = Chi ha più carte di una fazione ne ottiene il voto; a pari numero, chi ha la carta più alta. Tre voti danno la corona.

learn-title = Imparare a giocare
learn-contents = In questa pagina
learn-story = Stamattina hanno trovato il re con la testa in un barile di vino. Restano cinque fazioni, due pretendenti e un trono vuoto. Conquista tre fazioni su cinque, e accomodati.
learn-guided-text = Preferisci imparare giocando? Nella partita guidata ogni cosa viene spiegata la prima volta che capita.
learn-guided = Gioca la partita guidata
learn-led = carta del leader
learn-reply = risposta
learn-wins = vince
learn-prize = premio
learn-hidden = carta successiva
learn-to-winner = a chi vince
learn-to-loser = a chi perde
learn-to-score = mazzo dei punti
learn-out = scartata

learn-goal-title = Cinque fazioni, cinque voti
learn-goal-text = Ogni fazione ha un voto, e lo dà a chi alla fine ha più carte di quella fazione. Il numero su una carta è il suo valore: 0 è il più basso, 9 il più alto. Le carte sono 52.
learn-deal-title = La preparazione
learn-deal-text = Si gioca in due. Si mescolano tutte le carte: tredici a testa, che l’altro non vede, e 26 coperte a formare il mazzo. Si tira a sorte chi apre il primo turno (nel gioco stampato: il più giovane). Seguono due fasi di tredici turni ciascuna.

learn-one-title = Fase uno: reclutare seguaci
learn-one-lead = Ogni turno mette in palio un premio: si scopre la prima carta del mazzo. Il leader gioca la carta che vuole, qualunque sia il premio.
learn-one-follow = L’altro deve rispondere alla fazione: chi ha una carta della fazione del leader ne gioca una, oppure un Mutaforma al suo posto. Chi non ne ha può giocare qualsiasi carta. Nessuno è obbligato a giocare un Mutaforma, tranne quando il leader ne gioca uno.
learn-one-follow-example = Il leader gioca G5. Puoi giocare i tuoi Goblin o il tuo Mutaforma; il Cavaliere e il Non-Morto devono aspettare.
learn-one-win = Vince la carta più alta della fazione del leader. A parità di valore vince il leader. Una carta di un’altra fazione perde, per quanto alta, a meno che un potere non dica altro.
learn-one-win-example = Il leader gioca U4 e l’altro ci butta D9. D9 non è della stessa fazione: vince il piccolo U4.
learn-one-take = Chi vince prende il premio, che avete visto entrambi. Chi perde prende la carta successiva del mazzo, ed è il solo a vederla. Queste carte sono i vostri seguaci. Restano coperte fino alla fase due.
learn-one-take-example = In palio c’era K8. Ora è di chi ha vinto; quello che ha pescato chi ha perso può essere ancora meglio, o un Goblin 0.
learn-one-out = Le carte giocate si scartano e non servono più, tranne i Non-Morti: quelli vanno nel mazzo dei punti di chi vince. Un Non-Morto che era il premio, o la carta pescata, è un seguace come gli altri.
learn-one-next = Chi vince apre il turno successivo. Dopo tredici turni le mani e il mazzo sono vuoti.

learn-two-title = Fase due: ottenere supporto
learn-two-hand = I tuoi tredici seguaci ora sono la tua mano. Apre chi ha vinto l’ultimo turno.
learn-two-score = I turni vanno come prima, con tutti i poteri ma senza premi. Chi vince mette entrambe le carte scoperte nel suo mazzo dei punti e apre il turno successivo. Solo i Nani vanno altrove.
learn-two-known = Non c’è più niente di nascosto: ogni carta che non hai visto è in mano all’altro. Chi ha contato gioca meglio.

learn-powers-title = Che cosa sanno fare le fazioni
learn-power-G = I Goblin non sanno fare niente. Ma sono quattordici, di cui cinque 0, e un voto è un voto.
learn-power-K = Un Cavaliere giocato per secondo su un Goblin del leader vince, indipendentemente dai valori. Resta l’obbligo di rispondere alla fazione: chi ha un Goblin non può mandare un Cavaliere. Un Cavaliere che apre non ci guadagna niente, e nemmeno uno giocato su un Mutaforma del leader.
learn-power-K-example = Il leader gioca G9. Non hai Goblin, così il tuo Cavaliere più piccolo lo travolge.
learn-power-U = I Non-Morti giocati nella fase uno non vanno perduti: finiscono subito nel mazzo dei punti di chi vince il turno. Così tutti e dieci arrivano in un mazzo dei punti, e il loro voto spesso si decide presto.
learn-power-U-example = Fase uno: il leader gioca U6, U8 vince. Entrambi vanno nel mazzo dei punti di chi ha giocato U8, che prende anche il premio.
learn-power-D = Nella fase due i Nani del turno vanno nel mazzo dei punti di chi perde, tutti e due se sono due. Il resto va a chi vince, che apre comunque il turno successivo.
learn-power-D-example = Fase due: D9 vince su D3, e i due Nani vanno a chi ha giocato D3. A volte conviene perdere.
learn-power-X = Per secondo puoi sempre giocare un Mutaforma, anche se hai carte della fazione del leader. Allora conta comunque come quella fazione per vincere il turno; a parità di valore vince sempre il leader.
learn-power-X-example = Il leader gioca U5. X7 conta come un Non-Morto da 7 e vince; X5 pareggerebbe soltanto, e perderebbe.
learn-power-X-fate = Per il resto non cambia. Su un Non-Morto nella fase uno si scarta, su un Nano nella fase due va a chi vince, e nel mazzo dei punti è sempre un Mutaforma.
learn-power-X-led = Un Mutaforma giocato dal leader è una fazione a sé: chi ha un Mutaforma deve rispondere con un Mutaforma.
learn-power-X-led-example = Il leader gioca X2, e l’altro, senza Mutaforma in mano, risponde con K9. Vince X2.

learn-end-title = I voti e la corona
learn-end-votes = Giocate tutte le carte, ogni fazione vota per chi ha più carte di quella fazione nel suo mazzo dei punti. A pari numero: per chi ha la più alta. Se anche qui c’è parità, e succede solo con i Goblin 0 o senza nessuna carta, non vota per nessuno.
learn-end-crown = Tre voti o più danno la corona. Se nessuno ne ha tre, la partita finisce in pareggio e il trono resta vuoto.
learn-end-example = Le tue carte sotto, quelle dell’avversario sopra. Hai i Goblin, i Cavalieri e i Mutaforma: tre voti, e la corona. Avete cinque Non-Morti a testa, quindi decide il più alto: U9 è dell’avversario.
learn-end-seal = Un sigillo vuol dire che il voto è deciso: nessuna carta rimasta può cambiarlo.
learn-aid-title = In breve
learn-credit = Claim è un gioco di Scott Almes. Se ti piace, vale la pena avere anche l’edizione stampata.

guide-title = Il consigliere
guide-close = Capito
guide-welcome = Queste tredici carte sono la tua mano. Ti aspettano due fasi: prima recluti seguaci, poi i seguaci ti portano voti. Ne servono tre su cinque.
guide-prize = { $card } è il premio di questo turno. Chi vince lo prende come seguace, per la fase due.
guide-lead = Apri tu: gioca la carta che vuoi. Se ha carte di quella fazione, l’altro deve giocarne una, o un Mutaforma.
guide-follow = Il leader ha giocato { $led } e tu hai quella fazione: gioca una sua carta, o un Mutaforma.
guide-free = Non hai niente della fazione di { $led }: gioca quello che vuoi. Perderà, a meno che un potere non ti aiuti: va bene una carta di cui puoi fare a meno.
guide-goblin = Un Goblin non ha poteri. Se tu non hai Goblin, lo batte qualunque Cavaliere.
guide-undead_prize = Un Non-Morto in palio diventa un seguace come gli altri. Solo i Non-Morti giocati vanno subito in un mazzo dei punti.
guide-doppelganger_led = Un Mutaforma giocato dal leader è una fazione a sé: se ne hai, devi rispondere con un Mutaforma.
guide-won = { $card } è tuo: resterà tra i tuoi seguaci fino alla fase due.
guide-they_drew = Chi perde non resta mai a mani vuote: { $name } ha preso la carta successiva del mazzo, e tu non sai quale.
guide-lost = Hai perso il turno, quindi peschi la carta successiva del mazzo: { $card }. La conosci solo tu.
guide-out = { $led } e { $reply } sono fuori dal gioco. Ricordale: nella fase due aiuta sapere che cosa resta.
guide-tie = Stesso valore: a parità vince il leader.
guide-other_faction = { $reply } non è della fazione di { $led }, quindi ha perso, qualunque fosse il suo valore.
guide-knight = Un Cavaliere che risponde a un Goblin vince indipendentemente dai valori: { $reply } ha battuto { $led }.
guide-undead = { $who ->
    [you] I Non-Morti giocati nella fase uno vanno nel mazzo dei punti di chi vince il turno: il tuo.
   *[other] I Non-Morti giocati nella fase uno vanno nel mazzo dei punti di chi vince il turno: { $name }.
}
guide-stands_in = { $beats ->
    [yes] { $reply } ha contato come la fazione di { $led }, ed era più alto. Non copia nessun potere, e nel mazzo dei punti torna a essere un Mutaforma.
   *[no] { $reply } ha contato come la fazione di { $led }, ma non era più alto. Non copia nessun potere, e nel mazzo dei punti torna a essere un Mutaforma.
}
guide-dwarf = { $loser ->
    [you] Nella fase due i Nani vanno a chi perde il turno: a te. A volte conviene perdere.
   *[other] Nella fase due i Nani vanno a chi perde il turno: { $name }. A volte conviene perdere.
}
guide-score = Nella fase due chi vince mette entrambe le carte nel suo mazzo dei punti, qui { $led } e { $reply }, e apre il turno successivo.
guide-votes = I cinque contatori sono tutto il gioco: le carte dell’altro sopra, le tue sotto. La freccia mostra di chi è il voto per ora.
guide-equal = { $who ->
    [you] Pari numero di carte di una fazione: decide la più alta, e { $card } dà il voto a te.
   *[other] Pari numero di carte di una fazione: decide la più alta, e { $card } dà il voto { BEFORE("a", $name) }.
}
guide-seal = Un voto ha il suo sigillo: nessuna carta rimasta può cambiarlo. Lotta per gli altri.
guide-phase = { $who ->
    [you] La fase uno è finita. I tuoi seguaci ora sono la tua mano, non ci sono più premi, e ogni carta giocata finisce in un mazzo dei punti. Hai vinto l’ultimo turno, quindi apri tu.
   *[other] La fase uno è finita. I tuoi seguaci ora sono la tua mano, non ci sono più premi, e ogni carta giocata finisce in un mazzo dei punti. Apre chi ha vinto l’ultimo turno.
}
guide-end = { $who ->
    [you] La maggioranza dei voti è tua, { $mine } a { $theirs }: la corona è tua. Ora conosci il gioco.
    [other] La maggioranza dei voti è dell’avversario, { $theirs } a { $mine }. Ora conosci il gioco: chiedi la rivincita.
   *[nobody] Nessuno ha tre voti, { $mine } a { $theirs }: pareggio. Ora conosci il gioco.
}

## Lessons: prepared positions, whose answers the rules or the solver check

lessons-title = Lezioni
lessons-text = Sei lezioni brevi, un minuto o due ciascuna. Giochi carte vere, e le regole o il calcolo esatto verificano la tua scelta.
lessons-count = Completate su questo dispositivo: { $done } su { $total }
lessons-done = completata
lessons-to = Lezioni brevi
lessons-guide = Ogni fazione ha più da offrire di quanto mostri una sola partita.
lessons-none = Questa lezione non esiste.
lesson-place = { $number } su { $total }
lesson-next = Avanti
lesson-again = Riprova
lesson-show = Fammi vedere
lesson-finished = Lezione completata: { $title }
lesson-all = Tutte le lezioni
lesson-turn = Tocca a te
lesson-right = Giusto.
lesson-wrong = Non proprio.

lesson-follow = Rispondere e vincere
lesson-follow-about = Quali carte si possono giocare, e quale vince
lesson-follow-1 = Il leader ha giocato G5. Hai dei Goblin, quindi devi giocarne uno. Vinci il premio K9!
lesson-follow-1-right = Vince la carta più alta della fazione del leader, e chi vince prende il premio come seguace.
lesson-follow-1-wrong = G3 è più basso di G5: il premio è andato all’altro.
lesson-follow-2 = Il leader ha giocato D6, e non hai Nani: gioca quello che vuoi. Niente di tuo può vincere. Che cosa ti mancherà di meno?
lesson-follow-2-right = Senza l’aiuto di un potere, una carta di un’altra fazione perde, qualunque sia il suo valore: ne basta una bassa. E chi perde pesca una carta nascosta: nessuno resta a mani vuote.
lesson-follow-2-wrong = Non era della fazione del leader, quindi ha perso, qualunque fosse il suo valore. Bastava una carta bassa.
lesson-follow-3 = Apri tu, con la carta che vuoi. Una delle tue vince di sicuro il premio X8. Quale?
lesson-follow-3-right = Anche X9 pareggia soltanto, e a parità vince il leader. Chi vince apre anche il turno successivo.
lesson-follow-3-wrong = C’era una risposta che la batteva. Apri con la carta più alta di una fazione che nessun potere può battere.
lesson-follow-4 = Fase due: niente più premi, chi vince mette nel suo mazzo dei punti le due carte giocate. Il leader ha giocato U4. Prendilo!
lesson-follow-4-right = Le due carte sono nel tuo mazzo dei punti. Alla fine i voti si contano lì.
lesson-follow-4-wrong = U1 è più basso di U4: tutte e due sono andate all’altro.

lesson-goblins = Goblin e Cavalieri
lesson-goblins-about = Ogni Cavaliere batte un Goblin, se si può giocare
lesson-goblins-1 = G9 è il Goblin più alto, e tu non hai Goblin. Vinci il turno!
lesson-goblins-1-right = Un Cavaliere che risponde a un Goblin vince indipendentemente dai valori.
lesson-goblins-1-wrong = Non era della fazione del leader, quindi ha perso. Ma un Cavaliere che risponde a un Goblin vince sempre.
lesson-goblins-2 = Il leader ha giocato G7. Vorresti tanto rispondere con K9. Prova: quale carta puoi giocare?
lesson-goblins-2-right = Chi ha un Goblin deve giocarne uno, o un Mutaforma. Il Cavaliere aspetta finché non hai più Goblin.
lesson-goblins-3 = Fase due. L’altro ha K4 e U2. Apri con una carta che vince!
lesson-goblins-3-right = L’altro ha dovuto rispondere con U2. Un Cavaliere batte il Goblin che ha aperto il turno, e non ha potere su nient’altro.
lesson-goblins-3-wrong = L’altro non ha Goblin, quindi K4 poteva rispondere a G9. Apri con una fazione a cui deve rispondere.
lesson-goblins-4 = Gli ultimi due turni. Cavalieri e Non-Morti sono tuoi. Il leader ha giocato G3, e nessuno ha ancora preso un Goblin. Prendi il terzo voto!
lesson-goblins-4-right = K2 batte G3 e lo prende: Goblin, Cavalieri, Non-Morti. Tre voti danno la corona.
lesson-goblins-4-wrong = L’unico Goblin è andato all’altro, e con lui il voto. Il tuo Cavaliere lo avrebbe vinto.

lesson-undead = Non-Morti
lesson-undead-about = Nel mazzo dei punti appena giocati
lesson-undead-1 = Un premio da poco. Ma il leader ha giocato U7, e i Non-Morti giocati vanno subito nel mazzo dei punti, anche nella fase uno. Prendilo!
lesson-undead-1-right = I due Non-Morti sono nel tuo mazzo dei punti. Tutte le altre carte giocate nella fase uno sono fuori dal gioco.
lesson-undead-1-wrong = Chi vince prende tutti i Non-Morti del turno: ora l’altro li ha tutti e due.
lesson-undead-2 = Il leader ha giocato K6, e il premio è U8. Vincilo!
lesson-undead-2-right = Un Non-Morto in palio non va nel mazzo dei punti: diventa un seguace, come ogni altra carta.
lesson-undead-2-wrong = U8 è andato tra i seguaci dell’altro, e nella fase due giocherà contro di te.
lesson-undead-3 = Il leader ha giocato D8. Non puoi né rispondere alla fazione né vincere. Butta una carta, ma senza fare regali.
lesson-undead-3-right = È fuori dal gioco, e nessuno la prende.
lesson-undead-3-wrong = U1 è andato nel mazzo dei punti di chi ha vinto. Ogni altra carta sarebbe semplicemente uscita dal gioco.
lesson-undead-4 = Apri tu, con tre 9 in mano. Quale rende subito?
lesson-undead-4-right = U9 e U5 sono tuoi. Alla fine tutti e dieci i Non-Morti vanno in un mazzo dei punti: ognuno conta.
lesson-undead-4-wrong = Nessuna carta è andata nel mazzo dei punti: nella fase uno ci vanno solo i Non-Morti.

lesson-dwarves = Nani
lesson-dwarves-about = Nella fase due vanno a chi perde
lesson-dwarves-1 = Fase due: chi perde il turno ne prende i Nani. Il leader ha giocato D3. Fallo tuo!
lesson-dwarves-1-right = Hai perso il turno, e i due Nani sono tuoi.
lesson-dwarves-1-wrong = Hai vinto il turno, quindi i due Nani sono dell’altro.
lesson-dwarves-2 = Apri tu. L’altro ha D5 e U3. Gioca in modo che i Nani vengano da te!
lesson-dwarves-2-right = L’altro ha dovuto rispondere con D5, e vincere. I due Nani sono tuoi.
lesson-dwarves-2-wrong = Hai vinto il turno, quindi i due Nani sono dell’altro.
lesson-dwarves-3 = Fase uno: i Nani non hanno ancora poteri. Il leader ha giocato D6, e il premio è X9.
lesson-dwarves-3-right = Un turno come gli altri: la carta più alta prende il premio, e i Nani escono dal gioco.
lesson-dwarves-3-wrong = Nella fase uno nessuno prende i Nani, e il premio è andato all’altro.
lesson-dwarves-4 = Fase due. Il leader ha giocato K5, e non hai Cavalieri. Perderai: che almeno renda.
lesson-dwarves-4-right = Hai perso con un Nano, quindi è tuo.
lesson-dwarves-4-wrong = Anche G3 è andato all’altro. Un Nano con cui perdi resta tuo.
lesson-dwarves-5 = Mancano due turni, e apri tu. L’altro ha G7 e D8. Ti servono i voti di Goblin, Cavalieri e Nani.
lesson-dwarves-5-right = L’altro ha dovuto vincere con D8, e i due Nani sono tuoi. Poi G7 è finito sul tuo Cavaliere: tre voti.
lesson-dwarves-5-wrong = L’altro ha perso apposta con D8 e se l’è preso, e poi anche D6. Apri con il Nano che è costretto a battere.

lesson-doppelgangers = Mutaforma
lesson-doppelgangers-about = Contano come la fazione del leader
lesson-doppelgangers-1 = Il leader ha giocato U6. Hai un Non-Morto, ma al suo posto puoi sempre giocare un Mutaforma. Vinci il turno!
lesson-doppelgangers-1-right = X8 ha contato come un Non-Morto e ha vinto, quindi U6 è tuo. X8 non è un Non-Morto: esce dal gioco.
lesson-doppelgangers-1-wrong = U2 ha perso, e i due Non-Morti sono dell’altro. X8 avrebbe vinto.
lesson-doppelgangers-2 = Il leader ha giocato K7. Vinci il turno!
lesson-doppelgangers-2-right = X9 ha contato come un Cavaliere da 9, che è più alto.
lesson-doppelgangers-2-wrong = Non è più alto di K7. Con X7 c’è parità, e a parità vince il leader.
lesson-doppelgangers-3 = Fase due: D4 va a chi perde, e tu lo vuoi. Quale carta perde?
lesson-doppelgangers-3-right = Hai perso, e D4 è tuo. X9 avrebbe contato come un Nano e avrebbe vinto, che tu lo volessi o no.
lesson-doppelgangers-3-wrong = X9 ha contato come un Nano e ha vinto, che tu lo volessi o no. Così D4 è andato all’altro.
lesson-doppelgangers-4 = Apri tu. L’altro ha X3 e K9. Vinci il turno!
lesson-doppelgangers-4-right = Un Mutaforma che apre è una fazione a sé. L’altro ne ha uno, e ha dovuto rispondere con quello.
lesson-doppelgangers-4-wrong = K9 batte un Goblin. Ma a un Mutaforma che apre bisogna rispondere con X3.
lesson-doppelgangers-5 = Gli ultimi due turni. Il leader ha giocato U1. Ti servono i voti di Non-Morti, Nani e Mutaforma.
lesson-doppelgangers-5-right = X9 ha vinto il Non-Morto, e nel tuo mazzo dei punti è un Mutaforma: due voti con una carta.
lesson-doppelgangers-5-wrong = U1 è andato all’altro, e con lui il voto dei Non-Morti.

lesson-votes = I voti e la fine
lesson-votes-about = Tre voti su cinque danno la corona
lesson-votes-1 = Gli ultimi due turni. Chi ha più carte di una fazione nel mazzo dei punti ne ha il voto. Goblin e Cavalieri sono tuoi. Vinci un terzo voto!
lesson-votes-1-right = Più Non-Morti dell’altro: il terzo voto, e la corona.
lesson-votes-1-wrong = Ora l’altro ha più Non-Morti, e a te restano due voti.
lesson-votes-2 = Il leader ha giocato U9, e non puoi rispondere alla fazione. L’altro tiene G0, e ha già preso due Goblin. Di quale carta puoi fare a meno?
lesson-votes-2-right = I Cavalieri sono tuoi anche senza. E G8 ha vinto G0: due Goblin a testa, decide la carta più alta, ed è tua.
lesson-votes-2-wrong = Con G8 se ne sono andati i Goblin. Dai una carta che non cambia nessun voto.
lesson-votes-3 = Mancano tre turni, e apri tu. L’altro ha U4, D3 e X2. I Non-Morti sono tuoi; ti servono Nani e Mutaforma. Da che cosa cominci?
lesson-votes-3-right = L’altro ha dovuto rispondere con X2: due Mutaforma contro uno. Ora i Nani.
lesson-votes-3-wrong = Prima o poi il tuo D4 ha vinto un turno ed è andato all’altro, e con lui il voto dei Nani. L’ordine conta.
lesson-votes-4 = L’altro ha U4 e D3, e ha già preso un Nano. Con quale apri?
lesson-votes-4-right = L’altro ha dovuto vincere con D3, e i Nani sono tuoi. Con Non-Morti e Mutaforma fanno tre voti: la corona!
lesson-votes-4-wrong = Hai vinto il turno: i Nani sono andati all’altro, e il voto con loro.

fair-title = La distribuzione era onesta?
fair-verify = Verifica la distribuzione
fair-intro = Questa pagina ricalcola da sé la distribuzione, da ciò che la registrazione rivela, senza credere al server sulla parola.
fair-own = { $ok ->
    [yes] Il tuo contributo è quello che questo browser ha estratto.
   *[no] Il tuo contributo non è quello che questo browser ha estratto.
}
fair-promised = { $ok ->
    [yes] L’impegno del server è quello che ti ha mostrato prima della distribuzione.
   *[no] L’impegno del server non è quello che ti ha mostrato prima della distribuzione.
}
fair-promised-other = { $ok ->
    [yes] L’impegno dell’altro giocatore è quello che ti è stato mostrato prima della distribuzione.
   *[no] L’impegno dell’altro giocatore non è quello che ti è stato mostrato prima della distribuzione.
}
fair-promised-leader = { $ok ->
    [yes] Il leader è stato deciso come questo browser aveva letto prima della distribuzione.
   *[no] Questo browser aveva letto altro sul leader prima della distribuzione.
}
fair-numbers = I numeri
fair-told = La registrazione dice
fair-found = Calcolato o ricordato qui
fair-right = giusto
fair-wrong = sbagliato
fair-witnessed = Verificato, e uno dei segreti era tuo: nessuno ha potuto scegliere queste carte, nemmeno il server.
fair-nothing = Questa registrazione non dice da che cosa deriva la sua distribuzione: non c’è niente da verificare.
fair-set-up = Questa partita è iniziata da una posizione preparata, non da una distribuzione: non c’è nulla da verificare.
fair-chosen = Questa distribuzione è stata scelta, non sorteggiata: le carte di una partita precedente sono state date di nuovo{ $swapped ->
    [yes] , a parti scambiate
   *[no] {""}
}. Qui non c’è niente da verificare; si può verificare la partita per cui è stata sorteggiata.
fair-chosen-game = Vai a quella partita
fair-unreadable = La registrazione non si può leggere: qualcosa non va in { $field }.
fair-proves-title = Che cosa dimostra
fair-proves = Le carte derivano da segreti fissati prima che chiunque potesse conoscere quelli degli altri. Se uno di essi è stato estratto onestamente, nessuno ha potuto pilotare la distribuzione.
fair-not-title = Che cosa non dimostra
fair-not-file = Che un file racconti ciò che è successo. Da sola, una registrazione prova soltanto di non contraddirsi; può dire di più solo chi ha visto gli impegni prima della distribuzione.
fair-not-peek = Che nessuno abbia sbirciato. Il server distribuisce, quindi conosce le carte mentre giochi.
fair-not-away = Che nessuna distribuzione sia stata buttata via. Un tavolo si può abbandonare prima della prima carta; ma si vede.
fair-not-who = Chi è l’altro giocatore, o se ha avuto aiuto.
fair-day-secret = È la distribuzione { BEFORE("del", DAY($day)) }. Il suo segreto si rivela il giorno dopo alle 01:00 UTC: allora si può verificare.
fair-day-intro = Il server ha sorteggiato questa distribuzione da solo e ne ha pubblicato l’impegno il giorno prima. Questo browser può ricalcolarla.

## The page: leaving a table

page-close-table = Chiudi il tavolo
page-table-closed = Questo tavolo è chiuso
page-game-over = Questa partita è finita.
page-leave = Lascia il tavolo: { $game }
lobby-leave-title = Lasci il tavolo?
lobby-leave-sure = Se la partita è in corso, la abbandoni e non puoi tornare al tuo posto.
lobby-leave-yes = Lascia
lobby-leave-no = Resta
page-next-table = Alla rivincita
clock-title = Tempo per pensare
clock-none = Senza orologio
clock-name = { $clock ->
    [live] Dal vivo: 3 minuti a testa
   *[slow] Lenta: 3 giorni a testa
}
clock-told = { $clock ->
    [live] Ognuno ha 3 minuti per tutta la partita. I primi 3 secondi di ogni giocata non contano. Chi finisce il tempo perde.
   *[slow] Ognuno ha 3 giorni per tutta la partita. Il primo giorno di ogni giocata non conta. Chi finisce il tempo perde.
}
clock-left = { $name }: tempo rimasto { $time }
clock-free = L’orologio parte tra { $time }
clock-soon = Tempo rimasto: { $time }.
clock-holiday = In ferie fino { BEFORE("al", MOMENT($time)) }
clock-take-holiday = Vai in ferie
clock-holiday-why = Il tuo orologio si ferma per quanto vuoi, al massimo 14 giorni in una partita. Puoi giocare lo stesso.
clock-end-holiday = Termina le ferie
clock-on-holiday = { $who ->
    [you] Sei in ferie fino { BEFORE("al", MOMENT($time)) }: il tuo orologio è fermo, e puoi giocare lo stesso.
   *[other] { $name } è in ferie fino { BEFORE("al", MOMENT($time)) }.
}
clock-holiday-over = { $who ->
    [you] Le tue ferie sono finite: il tuo orologio riparte.
   *[other] Le ferie di { $name } sono finite.
}
clock-call-off = Annulla la partita
clock-call-off-why = Prima della prima carta puoi annullare la partita: nessuno perde.
clock-called-off = { $reader ->
    [you] Hai annullato la partita prima della prima carta. Nessuno ha perso.
   *[other] { $name } ha annullato la partita prima della prima carta. Nessuno ha perso.
}
clock-no-show = { $reader ->
    [you] Non eri qui in tempo per la distribuzione: niente partita.
    [both] Nessuno dei due era qui in tempo per la distribuzione: niente partita.
   *[other] { $name } non era qui in tempo per la distribuzione: niente partita.
}
clock-left-early = { $reader ->
    [you] Hai lasciato il tavolo prima della distribuzione.
   *[other] { $name } ha lasciato il tavolo prima della distribuzione.
}
page-lasting = { $unit ->
    [day] { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
    [hour] { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
    [minute] { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
   *[second] { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
}
page-away-rule = Se uno di voi non gioca per { $time }, l’altro può chiudere il tavolo e vince la partita.
page-away-near = { $who ->
    [you] Gioca entro { BEFORE("il", MOMENT($time)) }: dopo, { $name } può chiudere il tavolo e vincere.
   *[other] Se { $name } non gioca entro { BEFORE("il", MOMENT($time)) }, puoi chiudere il tavolo e vincere.
}
page-away-past = { $who ->
    [you] Non giochi { BEFORE("dal", MOMENT($since)) }: { $name } ora può chiudere il tavolo. Una carta vale ancora.
   *[other] { $name } non gioca { BEFORE("dal", MOMENT($since)) }. Puoi chiudere il tavolo.
}
page-away-title = Chiudi il tavolo?
page-away-sure = La partita finisce subito, e { $name } la perde per assenza.
page-away-yes = Chiudi e vinci
page-away-no = Aspetta ancora

## The page: sound and touch

page-mute = Silenzia
page-volume = Volume dei suoni
page-vibrate = Vibra quando gioco una carta e quando tocca a me

## The page: why a game was won or lost

# $best: the card that would have kept it, or “Undead 9 or 3 others”.
why-slip = { $who ->
    [you] { $had ->
        [win] Avevi la vittoria in mano fino al turno { $trick } della fase due: { $best } l’avrebbe mantenuta.
       *[draw] Avevi il pareggio in mano fino al turno { $trick } della fase due: { $best } l’avrebbe mantenuto.
    }
   *[other] { $had ->
        [win] { $name } aveva la vittoria in mano e se l’è lasciata sfuggire nel turno { $trick } della fase due con { $card }: { $best } l’avrebbe mantenuta.
       *[draw] { $name } aveva il pareggio in mano e se l’è lasciato sfuggire nel turno { $trick } della fase due con { $card }: { $best } l’avrebbe mantenuto.
    }
}
why-then = Il pareggio è svanito nel turno { $trick }: { $best } l’avrebbe mantenuto.
why-or-more = { $card } o una qualsiasi di altre { $more } carte
why-steady = { $reader ->
    [winner] Avevi la vittoria in mano dalla prima carta della fase due, e non l’hai più mollata.
    [loser] La partita era persa prima della fase due: da lì in poi { $name } non ha sbagliato.
   *[other] { $name } aveva la vittoria in mano dalla prima carta della fase due, e non l’ha più mollata.
}
why-steady-draw = Era un pareggio dalla prima carta della fase due, e nessuno ha sbagliato.
why-given = { $who ->
    [you] { $had ->
        [win] Stando alle carte avevi ancora la vittoria in mano.
       *[draw] Stando alle carte era ancora un pareggio.
    }
   *[other] { $had ->
        [win] Stando alle carte { $name } aveva ancora la vittoria in mano.
       *[draw] Stando alle carte era ancora un pareggio.
    }
}
why-look = Guarda quel momento
result-wry-win = Attenzione al barile di vino.
result-wry-loss = Qui i re durano poco.

## The page: finding an opponent

lobby-title = Gioca con qualcuno
lobby-find = { $clock ->
    [live] Trova un avversario
   *[slow] Trova una partita lenta
}
lobby-find-why = { $clock ->
    [live] Dal vivo, 3 minuti a testa, tutta d’un fiato.
   *[slow] Un giorno per ogni giocata.
}
lobby-play = { $clock ->
    [live] { $count ->
        [one] { $count } persona aspetta un avversario: gioca
       *[other] { $count } persone aspettano un avversario: gioca
    }
   *[slow] { $count ->
        [one] { $count } persona aspetta una partita lenta: gioca
       *[other] { $count } persone aspettano una partita lenta: gioca
    }
}
lobby-live = dal vivo
lobby-slow = lenta
lobby-untimed = senza orologio
lobby-looking = { $clock ->
    [live] Ricerca di un avversario
   *[slow] Ricerca di un avversario per una partita lenta
}
lobby-seconds = { $seconds ->
    [one] Da { $seconds } secondo
   *[other] Da { $seconds } secondi
}
lobby-cancel = Smetti di cercare
lobby-slow-away = La ricerca continua per tre giorni mentre sei via. Quando si trova un avversario, il tavolo ti aspetta per un giorno.
lobby-another = Trova un nuovo avversario
lobby-meanwhile = Gioca intanto contro un bot
lobby-meanwhile-why = Mantieni il tuo posto. La pagina avvisa quando si trova un avversario.
lobby-notify = Con questa pagina in secondo piano, avvisami se c’è un avversario o se tocca a me
lobby-found = Avversario trovato
lobby-hurry = È stato trovato un avversario. Vai al tavolo entro dieci secondi.
lobby-go = Vai al tavolo
lobby-kept = Il tuo avversario non è venuto. La ricerca continua e mantieni il tuo posto.
lobby-missed = Era stato trovato un avversario, ma non hai raggiunto il tavolo in tempo. La prima volta non conta; poi bisogna aspettare dieci minuti prima di cercare di nuovo, e ogni volta di più.
lobby-seats = Posti liberi
lobby-more-seats = Altri posti liberi: { $count }
lobby-open-why = Oppure apri un posto, elencato qui finché qualcuno non lo occupa:
lobby-open = { $clock ->
    [live] Apri un posto per una partita dal vivo
   *[slow] Apri un posto per una partita lenta
}
lobby-people = { $count ->
    [0] Qui non c’è nessun altro
    [one] C’è { $count } altra persona
   *[other] Ci sono { $count } altre persone
}{ $playing ->
    [0] .
    [one] , { $playing } è a un tavolo.
   *[other] , { $playing } sono ai tavoli.
}
lobby-empty = Adesso non c’è nessun altro. Apri un posto e aspetta, gioca contro un bot o prova questo:
lobby-hour = L’appuntamento della settimana, quando c’è più gente: { $time }.
lobby-time-left = Tempo rimasto: { $time }

## People: following, challenging, blocking

people-title = Giocatori
people-sign-in = Accedi per scegliere i giocatori che segui, sfidarli e vedere il bilancio tra voi.
people-to-account = Vai al tuo account
people-find = Nome del giocatore
people-look = Cerca
people-followed = Giocatori che segui
people-followed-none = Ancora nessuno. Cerca qualcuno per nome, o segui la persona con cui hai giocato.
people-there = { $playing ->
    [yes] sta giocando
   *[no] qui adesso
}
people-blocked = Giocatori che hai bloccato
people-since = Qui { BEFORE("dal", DAY($day)) }.
people-you = Sei tu.
people-score = Contro { $name }: { $won } { $won ->
    [one] vinta
   *[other] vinte
}, { $lost } { $lost ->
    [one] persa
   *[other] perse
}, { $drawn } { $drawn ->
    [one] pareggiata
   *[other] pareggiate
}.
people-score-none = Tu e { $name } non avete ancora finito una partita.
people-games = Le tue partite con { $name }
people-game = { $outcome ->
    [won] Vinta, { DAY($day) }
    [lost] Persa, { DAY($day) }
    [drawn] Pareggiata, { DAY($day) }
    [going] In corso, { DAY($day) }
   *[none] Senza risultato, { DAY($day) }
}
people-follow = Segui
people-unfollow = Togli dai seguiti
people-block = Blocca
people-unblock = Sblocca { $name }
people-blocks = Hai bloccato { $name }.
people-block-title = Bloccare { $name }?
people-block-what = Non vi troverete più allo stesso tavolo, non potrete sfidarvi e non vedrete i posti liberi l’uno dell’altro. { $name } non lo saprà. Una partita in corso continua, ma su questo dispositivo non senti più { $name }.
people-block-no = Non bloccare
people-challenge = Sfida
people-challenge-title = Sfida { $name }
people-send = Lancia la sfida
people-again = Sfida di nuovo { $name }
people-about = Informazioni su { $name }
people-challenges = Sfide
people-calls = { $name } ti sfida
people-called = Hai sfidato { $name }
people-accept = Accetta
people-decline = Rifiuta
people-later = Rispondi più tardi, nella pagina iniziale
people-withdraw = Revoca
people-accept-of = Accetta la sfida di { $name }
people-decline-of = Rifiuta la sfida di { $name }
people-withdraw-of = Revoca la tua sfida { BEFORE("a", $name) }
people-waiting = { $clock ->
    [live] Hai sfidato { $name }. La partita comincia da sola quando la sfida è accettata. Resta qui fino ad allora, in qualsiasi schermata: senza risposta la sfida finisce dopo mezz’ora.
   *[none] Hai sfidato { $name }. La partita comincia da sola quando la sfida è accettata. Puoi chiudere la pagina e tornare.
}
people-accepted = { $name } ha accettato la tua sfida
people-ended = { $why ->
    [declined] { $name } ha rifiutato la tua sfida.
    [lapsed] { $name } non ha risposto in tempo alla tua sfida.
   *[withdrawn] La sfida è stata revocata.
}
people-ended-unnamed = { $why ->
    [declined] La sfida è stata rifiutata.
    [lapsed] La sfida non ha avuto risposta in tempo.
   *[withdrawn] La sfida è stata revocata.
}
people-declined = Hai rifiutato la sfida di { $name }.
people-here = Amici presenti:
people-plays = { $name } (sta giocando)
people-somebody = Sfida qualcuno

error-yourself = Questo è il tuo account.
error-cannot_challenge = Ora non si può sfidare { $name }.
error-blocked_by_you = Hai bloccato { $name }. Prima togli il blocco.
error-challenged_already = { $name } non ha ancora risposto alla tua ultima sfida.
error-declined_lately = { $name } ha rifiutato la tua ultima sfida. Puoi sfidare di nuovo tra { $minutes } minuti.
error-too_many_challenges = { $most } delle tue sfide aspettano una risposta. Prima revocane una.
error-no_challenge = Questa sfida è finita: è stata accettata, rifiutata o revocata.
error-too_many_followed = Segui { $most } giocatori, e di più non si può. Prima togline uno.
error-too_many_blocked = Hai bloccato { $most } giocatori, e di più non si può. Prima sbloccane uno.
error-seat_kept = Il posto al tavolo { $table } è tenuto per qualcun altro.
error-not_adoptable = Questa partita non può essere associata al tuo account.
error-challenge_of_two = Una sfida vuole un tavolo per due persone, senza posto libero per tutti.

## The page: privacy

page-help = Aiuto
page-privacy = Privacy
privacy-intro = Qui nessuno ha bisogno di un account, e non ci sono pubblicità né tracciatori. Questa pagina viene tutta dal server su cui giochi, e non parla con nessun altro.
privacy-kept-title = Che cosa conserva il server
privacy-kept = Il nome che hai scritto, e che cosa è successo a ogni tavolo e quando. Chi può guardare una partita vede entrambe le cose. Se cerchi un avversario, resta annotato chi è stato trovato per te: per un giorno, o per 30 giorni se la partita era lenta o se l’hai saltata. Il gestore può leggere tutto ciò che è salvato, comprese le carte coperte.
privacy-account = Se hai un account, il server conserva anche il nome e il precedente, la parte pubblica delle passkey, un’impronta della chiave di recupero (non la chiave stessa), dove hai effettuato l’accesso, quali partite sono tue e chi segui o hai bloccato, finché non cancelli l’account. Sa se sei qui in questo momento, e lo vede chi ti segue. Se attivi le notifiche, conserva l’indirizzo a cui il servizio push del tuo browser le riceve: è di chi produce il browser (Google, Mozilla, Apple o Microsoft), che vede arrivare qualcosa ma non può leggerlo. Una sfida si conserva finché non ha una risposta, non viene tolta da chi l’ha lanciata o non scade. L’accesso usa un cookie.
privacy-addresses = { $addresses ->
    [none] Il registro del server non contiene indirizzi di rete.
    [short] Il registro del server contiene indirizzi di rete, abbreviati e mai con un nome.
   *[full] Il registro del server contiene indirizzi di rete, mai con un nome.
} Altri programmi del gestore possono avere un registro proprio.
privacy-time-title = Per quanto tempo
privacy-time-while = Un tavolo viene cancellato quando non vi succede nulla per { $time }.
privacy-time-ever = I tavoli restano finché il gestore non li cancella.
privacy-backups = Le copie di sicurezza fatte prima possono durare di più.
privacy-gone-title = Come far cancellare questi dati
privacy-gone = L’account lo cancelli tu, nella sua pagina. Chiedi al gestore di cancellare il tuo tavolo e mostragli il link: il tuo nome può averlo scritto chiunque.
privacy-contact = Come contattare il gestore: { $contact }
privacy-no-contact = Il gestore non ha indicato qui come contattarlo.
privacy-browser-title = Nel tuo browser
privacy-browser = Questo browser conserva il tuo nome, le tue impostazioni, l’esito delle tue partite contro i bot e dei tuoi problemi, le chiavi dei tuoi posti e un numero casuale per la distribuzione del giorno, così ritrovi le tue partite; e i file della pagina, così si apre anche senza connessione. Se cancelli i dati di questo sito sparisce tutto, compresi i tuoi posti.

## The page: one's own games

page-my-older = Partite in sospeso meno recenti: { $count }
page-clear-games = Elimina le { $count } partite in sospeso contro i bot
lobby-clear-title = Elimini { $count } partite?
lobby-clear-sure = Lasciando il tavolo abbandoni la partita e la togli dalla lista. Conta se avevate già giocato una carta entrambi. I bot non serbano rancore.
lobby-clear-yes = Elimina
page-game-gone = Non è più sul server
page-won-by = Vince { $name }
page-ending = { $ending ->
    [won] Vinta
    [drawn] Pareggiata
    [lost] Persa
    [given_up] Abbandonata
    [called_off] Disdetta
    [undealt] Mai distribuita
   *[closed] Chiusa dal gestore
}
page-your-turn = Tocca a te
page-their-turn = Tocca { BEFORE("a", $name) }
page-rating = Punteggio { $rating }
page-rating-why = I punteggi sono misurati in partite tra i bot; giocare a caso vale 0. Il tuo bilancio resta solo in questo browser.
page-standing = Le tue partite: vinte { $won }, pareggiate { $drawn }, perse { $lost }
page-standing-helped = Con aiuto: { $count }
page-deal-again = distribuzione rigiocata
page-daily = Distribuzione del giorno
page-daily-board = Come è andata agli altri
today-title = Oggi
today-daily = { $state ->
    [playing] La tua prova non è ancora finita.
    [over] { $outcome ->
        [won] Hai vinto: { $place }º posto.
        [drawn] Hai pareggiato: { $place }º posto.
        [lost] Hai perso: { $place }º posto.
       *[other] Hai abbandonato.
    }
   *[new] Le stesse carte per tutti. La tua prima prova conta.
}
today-puzzle = Problema del giorno
today-puzzle-why = { $state ->
    [solved] { $days ->
        [one] Risolto oggi.
       *[other] Risolto: { $days } giorni di fila.
    }
   *[new] Una sola carta è quella giusta. Quale?
}
today-lessons = Lezioni
today-lessons-why = { $state ->
    [next] La prossima: { $lesson }.
    [done] Tutte fatte.
   *[new] Sei lezioni brevi, una fazione per volta.
}
today-what-if-why = Gioca da entrambe le parti e vedi quanto vale ogni carta.

## The page: away from the table

page-offline = Anche senza puoi leggere le regole, fare le lezioni, risolvere i problemi salvati e rivedere le tue partite. Per giocare e guardare serve il server.
page-nowhere = Questa pagina non esiste
page-nowhere-why = Questo indirizzo non porta da nessuna parte, nemmeno a un barile di vino.
page-notify = Avvisami quando tocca a me e questa pagina è in secondo piano
page-notify-denied = Il browser non permette notifiche da questa pagina. Si cambia nelle sue impostazioni per questo sito.
privacy-forget = Dimentica tutto su questo dispositivo
privacy-forget-sure = Il tuo nome, le impostazioni, il bilancio e le chiavi dei tuoi posti spariscono per sempre: non potrai tornare alle partite in corso.
privacy-forget-yes = Dimentica tutto
privacy-forgotten = Questo browser ha dimenticato tutto.

# claim explore
explore-title = { $number ->
    [0] All’inizio
   *[other] Dopo la giocata { $number }
}
explore-prompt = Una carta, o un comando (? li elenca):
explore-help = Scrivi una carta per farla giocare a chi tocca. Invio: avanti nella linea. indietro, linee, linee 2, nomina …, togli, aperto (carte scoperte), testo, salva FILE, esci.
explore-known = Le linee continuano con: { $cards }
explore-chances = Probabilità di vittoria di { $name } in %, carta per carta:
explore-lines = linee
explore-save-where = Dove? Per esempio: salva linee.jsonl
explore-saved = { $count ->
    [one] Una linea è in { $file }.
   *[other] { $count } linee sono in { $file }, una registrazione per ciascuna.
}
explore-command-back = indietro i
explore-command-next = avanti a
explore-command-lines = linee
explore-command-name = nomina
explore-command-remove = togli
explore-command-open = aperto
explore-command-text = testo
explore-command-save = salva
explore-command-rules = aiuto
explore-command-quit = esci e
whatif-title = E se…?
whatif-about = Continua per entrambi i giocatori da qualsiasi momento e guarda quanto vale ogni carta: valore esatto nella fase due, probabilità nella fase uno.
whatif-begin = Comincia da
whatif-puzzle = Un problema
whatif-last-puzzle = Il tuo ultimo problema
whatif-example = Un esempio: gli ultimi sei turni di una partita
whatif-paste = Una registrazione, una posizione o uno studio
whatif-read = Apri
whatif-read-rest = Apri la parte leggibile
whatif-file = Apri un file…
whatif-unread = Questo file non si può leggere.
whatif-pasted = Questo testo
whatif-setup = Prepara una posizione
whatif-phase = Fase
whatif-leads = Chi apre
whatif-where = Dove vanno le prossime carte
whatif-place-hand = Mano { $seat }
whatif-place-led = Carta del leader
whatif-place-prize = Premio
whatif-place-followers = Seguaci { $seat }
whatif-place-score = Mazzo dei punti { $seat }
whatif-place-pile = Mazzo
whatif-rest = { $count ->
    [0] Il mazzo si riempie con le altre carte.
    [one] Una delle altre carte è nel mazzo, a sorte.
   *[other] { $count } delle altre carte sono nel mazzo, a sorte.
}
whatif-shuffle = Sorteggia di nuovo
whatif-explore = Esplora questa posizione
whatif-clear = Cancella tutto
whatif-start = L’inizio
whatif-at = Giocata { $number }
whatif-turn = Tocca { BEFORE("a", $name) }.
whatif-turn-table = Gira il tavolo
whatif-judged = Come si valutano le probabilità
whatif-judged-seat = per quanto può sapere chi gioca
whatif-judged-open = a carte scoperte
whatif-worths = Carte di { $name }
whatif-thinking = Sto pensando…
whatif-exact = Valore esatto, se da qui entrambi giocano al meglio.
whatif-estimated = Probabilità di vincere in %, stimata; ± dice di quanto può scostarsi.
whatif-chance = { $chance } ± { $error }%
whatif-value = Tocca { BEFORE("a", $name) }: partita { $verdict }, se entrambi giocano al meglio.
whatif-best = Tocca { BEFORE("a", $name) }. La migliore: { $card }, { $worth }.
whatif-lines = Linee
whatif-line-play = { $card }, giocata { $number }
whatif-name = Nome della linea che inizia con { $card }
whatif-name-hint = Nome di questa linea
whatif-remove = Rimuovi da { $card } in poi
whatif-removed = Rimosso.
whatif-undo = Ripristina ciò che è stato rimosso
whatif-keys = Tasti: ← → lungo la linea (in una mano: Pag su, Pag giù), ↑ ↓ verso le linee accanto; Home, Fine; Canc rimuove.
whatif-keep = Condividi e conserva
whatif-link = Il link contiene tutto: posizione, linee e nomi.
whatif-records = { $count ->
    [one] La linea come registrazione che ogni parte di Claim può leggere.
   *[other] Le { $count } linee come registrazioni che ogni parte di Claim può leggere.
}
whatif-copy = Copia le registrazioni
whatif-download = Scarica le registrazioni
whatif-change = Modifica questa posizione
whatif-play-on = Gioca da qui
whatif-play-as = Gioca come { $name }
whatif-against = Contro
whatif-play-why = Un tavolo a parte, da questa posizione. La registrazione dice che la posizione è stata preparata, e la partita non conta.
whatif-cut = Manca la fine di questo link. Ecco la parte leggibile.
error-not_start = { $text }: ci vuole una posizione, uno studio o la registrazione di una partita.
error-other_start = Riga { $line }: questa partita inizia altrove. Ci vogliono registrazioni di partite da una stessa posizione.
error-bad_study = Carattere { $place }: { $text }: ci vuole una carta, (, ) o un nome tra parentesi graffe.
error-open_study = Una parentesi non è chiusa: forse il testo è stato tagliato.
error-bad_branch = Carattere { $place }: una linea tra parentesi segue la carta che sostituisce.
error-large_study = Più di { $most } giocate in tutte le linee: ci vuole uno studio più piccolo.
error-bad_line_name = { $text }: ci vuole un nome di al massimo { $most } caratteri stampabili, senza parentesi graffe.
error-no_such_line = Lì nessuna linea continua con { $card }.

## The deal of the day

daily-intro = Una distribuzione per tutti: le stesse carte, lo stesso posto, lo stesso leader, lo stesso avversario. La tua prima prova conta.
daily-closed = Questa giornata è finita. La sua distribuzione non conta più, e tutti possono vedere le partite.
daily-closing = Non si possono più iniziare prove di questa giornata. Quelle in corso si possono ancora finire.
daily-players = { $status ->
    [running] { $count ->
        [0] Nessuno l’ha ancora giocata.
        [one] { $count } persona l’ha giocata finora.
       *[other] { $count } persone l’hanno giocata finora.
    }
   *[other] { $count ->
        [0] Nessuno l’ha giocata.
        [one] { $count } persona l’ha giocata.
       *[other] { $count } persone l’hanno giocata.
    }
}
daily-to-today = La distribuzione di oggi
daily-opponent = Avversario: { $level }
daily-next = { $hours ->
    [0] Prossima distribuzione tra { $minutes } min, contro { $level }
   *[other] Prossima distribuzione tra { $hours } h { $minutes } min, contro { $level }
}
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-calendar = Calendario
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-unplayed = Non giocata
daily-share = Condividi
daily-share-title = Claim, { DAY($day, style: "medium") }, contro { $level }
daily-share-text = Copia il testo
daily-share-picture = Salva l’immagine
daily-own = La tua prova
daily-playing = Non ancora finita
daily-outcome = { $outcome ->
    [won] Vittoria
    [drawn] Pareggio
    [lost] Sconfitta
   *[given_up] Abbandono
}
daily-result = { $votes ->
    [one] { $outcome }, { $votes } voto
   *[other] { $outcome }, { $votes } voti
}
daily-place = { $place }º posto su { $count } contro { $level }
daily-given-away = { $points ->
    [one] Secondo l’analisi hai buttato via { $points } centesimo di partita.
   *[other] Secondo l’analisi hai buttato via { $points } centesimi di partita.
}
daily-until = Conta fino alle 01:00 UTC del giorno dopo.
daily-review = Rivedi e analizza
daily-play = Gioca
daily-play-why = Niente consigli, e nulla si riprende. Abbandonare conta come sconfitta, e non mostra nulla prima della fine della giornata.
daily-practice = Allenati con questa distribuzione
daily-practice-why = Tutte le volte che vuoi. Non conta nulla, e le stesse giocate ricevono le stesse risposte.
daily-hidden = Come è andata agli altri si vede quando hai giocato la tua prova fino in fondo, o a fine giornata.
daily-board = Come è andata a tutti
daily-choose-level = Contro quale livello
daily-level = Contro { $level } ({ $count })
daily-th-place = Posto
daily-th-name = Nome
daily-th-votes = Voti
daily-th-given = Buttato via
daily-you = tu
daily-nameless = qualcuno
daily-more = { $count ->
    [one] E { $count } altro.
   *[other] E altri { $count }.
}
daily-counts = Conta il risultato, poi i voti, poi quanto è stato buttato via secondo l’analisi, in centesimi di partita. A parità si condivide il posto.
daily-bots = I livelli con le stesse carte
daily-th-bot = Livello
daily-th-won = Vittorie
daily-th-average = Voti in media
daily-won-of = { $won } su { $runs }
daily-computing = Il server sta ancora calcolando.
daily-nobody = Nessuno ha finito una prova contro questo livello.
daily-proof = Come faccio a sapere che non è stata scelta?
daily-proof-why = Il server sorteggia il segreto il giorno prima e ne pubblica subito l’impegno. Un’ora dopo la fine della giornata rivela il segreto, e chiunque può verificare che è lo stesso.
daily-commitment = Impegno per { BEFORE("il", DAY($day, style: "medium")) }, sorteggiato { BEFORE("il", MOMENT($time)) }
daily-committed-late = Sorteggiato a giornata cominciata, perché il giorno prima il server non era in funzione.
daily-secret = Il segreto, rivelato
daily-promised = { $ok ->
    [yes] L’impegno è quello mostrato a questo browser prima di quel giorno.
   *[no] L’impegno non è quello mostrato a questo browser prima di quel giorno.
}
daily-leader = { $who ->
    [A] Queste carte ne derivano, e apre chi gioca la distribuzione del giorno.
   *[B] Queste carte ne derivano, e apre il bot.
}
daily-hand = { $who ->
    [A] La tua mano
   *[B] La mano del bot
}

## Su un server, dal terminale

remote-help-rematch = un’altra partita, quando questa è finita
remote-help-resign = abbandona la partita
remote-help-leave = lascia il tavolo per sempre, e con esso la partita
remote-help-close = chiudi il tavolo, quando l’altro giocatore è assente da troppo tempo
remote-help-quit = esci; il tuo posto resta, e la partita continua quando torni
remote-help-say = una delle frasi, per l’altro giocatore: dire 3
remote-help-mute = non sentire più frasi a questo tavolo, o sentirle di nuovo
remote-you-say = Dici: { $phrase }
remote-unmuted = Senti di nuovo { $name }.
remote-prompt-over = rivincita, o Invio per uscire (? per l’aiuto):
remote-prompt-waiting = (? per l’aiuto)
remote-code = O con il suo codice, da un terminale: claim play --server { $server } --table { $code }
remote-waiting = Si aspetta l’altro giocatore.
remote-found = La connessione è tornata.
remote-saved-later = Il server al momento non riesce a salvare; si riprova.
remote-shuffle-waits = Si aspetta che { $name } contribuisca alla mescolata.
remote-shuffle-elsewhere = La tua parte della mescolata è sul dispositivo con cui hai preso questo posto. Apri lì la partita, e le carte vengono distribuite.
remote-kept = Il tuo posto resta.
remote-unfinished = Qui hai una partita in corso: { $command }
remote-their-turn = Tocca { BEFORE("a", $name) }.
remote-not-turn = Non tocca a te.
remote-back = { $name } è di nuovo qui.
remote-confirm-resign = Scrivilo un’altra volta per abbandonare la partita.
remote-confirm-leave = Scrivilo un’altra volta per lasciare il tavolo per sempre. Una partita in corso viene abbandonata.
remote-not-over = La partita continua. La rivincita si propone quando è finita.
remote-help-calloff = annulla la partita prima della prima carta: nessuno perde
remote-help-holiday = in una partita lenta, ferma il tuo orologio per qualche giorno: ferie 7 (0 le termina)
remote-confirm-calloff = Scrivilo un’altra volta per annullare la partita.
remote-holiday-how = Per quanti giorni? Per esempio: ferie 7, o ferie 0 per finirle.
remote-looking = [{ $time }] Ricerca di un avversario, { $count ->
    [0] non c’è nessun altro
    [one] c’è { $count } altra persona
   *[other] ci sono altri { $count }
} (q per smettere):
remote-looking-lost = La connessione è caduta. Si riprova; mantieni il tuo posto.
remote-looking-elsewhere = Adesso cerchi un avversario altrove: qui la ricerca finisce.
remote-looking-keys = { $text } qui non vuol dire nulla: q ferma la ricerca, b gioca intanto contro un bot.
remote-stopped-looking = Non cerchi più un avversario.
remote-meanwhile = Ancora nessuno. Scrivi b per giocare intanto contro un bot: mantieni il tuo posto, e quella partita ti aspetta quando si trova un avversario.
remote-session-ended = L’accesso a questo server è terminato, quindi giochi senza account. Per accedere di nuovo: { $command }
remote-somebody = qualcuno
remote-game = { $state ->
    [yours] Tocca a te, con { $name }
    [theirs] Si aspetta una carta di { $name }
   *[waiting] Non ancora distribuita, con { $name }
}
remote-no-games = Qui non hai partite in corso.
remote-menu-title = Claim: { $server }
remote-menu-bot = Gioca contro un bot
remote-menu-friend = Invita un amico: ricevi un link da mandare
remote-menu-table = Siediti con un link o un codice
remote-menu-seat = { $clock ->
    [live] Siediti con { $name }, dal vivo
    [slow] Siediti con { $name }, partita lenta
   *[none] Siediti con { $name }, senza orologio
}
remote-called = { $name } ti sfida. Per accettare: { $command }
remote-menu-prompt = Quale numero (q per uscire)?
remote-menu-which = Serve un numero da 1 a { $most }.
remote-menu-level = Quale bot (Invio: { $name })?
remote-menu-link = Link o codice:
remote-key-prompt = Chiave di recupero (non si vede mentre la scrivi):
remote-key-once = La tua chiave di recupero si vede solo questa volta. Conservala: è l’unico modo per entrare in questo account.
remote-not-signed-in = Non hai effettuato l’accesso a { $server }.
remote-signed-out-here = Qui l’accesso è terminato, ma non è stato possibile avvisare il server: { $problem }
remote-fair-own = { $ok ->
    [yes] Il tuo contributo è quello estratto qui.
   *[no] Il tuo contributo non è quello estratto qui.
}
remote-fair-leader = { $ok ->
    [yes] Il primo leader è stato deciso come annunciato prima della distribuzione.
   *[no] Prima della distribuzione era stato annunciato altro sul primo leader.
}

## Frasi pronte

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-nice = Bella carta!
phrase-wow = Caspita!
phrase-oops = Ops!
phrase-close = C’è mancato poco!
phrase-thinking = Fammi pensare…
phrase-sorry = Scusa l’attesa!
phrase-thanks = Grazie!
phrase-well_played = Ben giocato!
phrase-again = Un’altra?
phrase-bye = Devo andare. A presto!
phrase-no_problem = Nessun problema!
phrase-not_now = Ora no, grazie!
phrase-ui-said = { $name } dice: { $phrase }
phrase-ui-title = Di’ qualcosa
phrase-ui-note = { $name } lo legge nella propria lingua. Non se ne conserva nulla.
phrase-ui-mute = Non sentire più { $name }
phrase-ui-unmute = Sentire di nuovo { $name }
phrase-ui-muted = A questo tavolo non senti più { $name }.
## Accounts
error-too_many_accounts = Troppi account da uno stesso indirizzo. Aspetta un po’.
error-adopted_before = La partita del posto { $seat } al tavolo { $table } è già di un altro account.
error-not_signed_in = Prima accedi.
error-sign_in_again = Per questo bisogna aver fatto l’accesso negli ultimi { $minutes } minuti. Accedi di nuovo.
error-name_taken = { $text } è già preso, o somiglia troppo a un nome già preso. Scegline un altro.
error-name_of_account = { $text } è il nome di un account. Accedi, o scegli un altro nome.
error-renamed_lately = Il nome si può cambiare una volta ogni { $days } giorni. Il tuo, a partire { BEFORE("dal", MOMENT($time)) }.
error-mistyped_key = Questa non è una chiave di recupero: c’è un errore di battitura. Ha { $groups } gruppi di { $size } lettere e cifre.
error-unknown_key = Questa chiave di recupero non apre nessun account. Forse è stata sostituita da una più recente.
error-no_passkeys_here = Le passkey richiedono una pagina in https (o su localhost), aperta con un nome e non con un indirizzo. Qui si accede con la chiave di recupero.
error-bad_passkey = La passkey non è stata accettata: { $problem }
error-unknown_passkey = Questa passkey non apre nessun account qui. Forse è stata rimossa.
error-cloned_passkey = Sembra che questa passkey sia stata usata altrove nel frattempo, come farebbe una sua copia. Accedi con un’altra o con la chiave di recupero, e rimuovi questa.
error-passkey_known = Questa passkey c’è già.
error-stale_challenge = Ci sono voluti più di { $minutes } minuti, o è già stato inviato. Ricomincia.
error-too_many_passkeys = Un account ha al massimo { $most } passkey. Prima rimuovine una.
error-no_passkey = Il tuo account non ha questa passkey.
error-no_session = Lì l’accesso è già terminato.
error-suspended = Questo account è sospeso. Solo il gestore di questo server può cambiarlo.
error-other_name = { $text } non è il nome del tuo account, quindi non è stato cancellato nulla. Atteso: { $name }.
error-no_account = Non c’è nessun account { $text }. Atteso: un nome o un identificativo.
error-no_push = Questo server non invia notifiche. Il suo gestore non ha creato le chiavi necessarie.
error-bad_push_keys = { $field } non è una chiave dell’iscrizione push di un browser. Attesi: { $bytes } byte in base64url.
error-bad_endpoint = { $text } non è l’indirizzo di un servizio push. Attesi: https://, il nome di una macchina senza porta e un percorso.
error-other_push_service = { $host } non è un servizio push a cui questo server invia notifiche.
error-bad_push_contact = --contact: { $text } non è un indirizzo. Atteso qualcosa come mailto:host@claim.example o https://claim.example/contact, di al massimo { $most } caratteri.
admin-accounts-legend = Identificativo, creazione (UTC), passkey, partite, nome.
admin-no-accounts = Non c’è nessun account del genere.
admin-suspended = sospeso
admin-account-renamed = L’account { $account } ora si chiama { $name }.
admin-account-key = { $name } ha una nuova chiave di recupero, e la precedente non apre più nulla: { $key }
admin-account-suspended = { $name } non può più accedere, e l’accesso è terminato ovunque.
admin-account-resumed = { $name } può di nuovo accedere.
admin-account-deleted = L’account { $name } è cancellato. Le sue partite restano, senza il nome.
admin-push-made = Ora questo server può inviare notifiche. I browser lo conoscono da questa chiave: { $key }
admin-push-there = Le chiavi per le notifiche c’erano già e sono rimaste le stesse. I browser conoscono questo server da questa chiave: { $key }
admin-push-contact = I servizi push possono contattarti qui: { $contact }.
admin-push-no-contact = I servizi push non hanno modo di contattarti, e alcuni esigono un recapito. Indicalo con --contact mailto:… o https://…
admin-push-removed = Questo server non invia più notifiche.
admin-push-none = Non c’erano chiavi per le notifiche.
admin-problem-account = Tavolo { $table }: il suo registro e l’elenco delle partite degli account non concordano sul posto { $seat }.
page-account = Account
account-title = Il tuo account
account-what = Un account ti riserva il nome e tiene insieme le tue partite, su ogni dispositivo. Si può giocare a tutto anche senza.
account-create-title = Crea un account
account-name = Nome
account-passkey-what = Una passkey è custodita dal telefono, dal computer o da una chiave di sicurezza. Si usa come per sbloccare il dispositivo: con il dito, il volto o un codice. Niente da inventare, nessun indirizzo e-mail.
account-create = Crea con una passkey
account-create-key = Crea con una chiave di recupero
account-key-alone = Oppure senza passkey: la chiave di recupero da sola apre l’account. Scrivila, e inseriscila ovunque accedi.
account-no-passkeys = Qui non ci sono passkey: richiedono https, un nome invece di un indirizzo IP e un browser recente. Si accede con la sola chiave di recupero.
account-sign-in-title = Accedi
account-sign-in = Accedi con una passkey
account-key-label = Chiave di recupero
account-sign-in-key = Accedi con la chiave di recupero
account-key-lost = Hai perso le passkey e anche la chiave di recupero? Il gestore di questo server può creartene una nuova.
account-passkey-failed = Non è successo nulla: l’operazione è stata interrotta, o questo dispositivo non ha passkey per questo server.
account-passkey-unmade = Nessuna passkey è stata creata: è stato interrotto, o qui niente può custodirla.
account-passkey-here = Questo dispositivo ha già una passkey per il tuo account. Aggiungine una su un altro dispositivo o con una chiave di sicurezza.
account-key-title = La tua chiave di recupero
account-key-once = Si vede solo questa volta. Scrivila, stampala o copiala adesso: senza le tue passkey è l’unico modo per entrare.
account-key-copy = Copia
account-key-copied = Copiata.
account-key-print = Stampa
account-key-kept = L’ho conservata
account-key-unkept = Hai visto una chiave di recupero e non hai detto di averla conservata. Senza le tue passkey è l’unico modo per entrare. L’hai scritta?
account-key-unkept-new = No, creane una nuova
account-key-noted = Bene. Tienila in un posto sicuro.
account-signed-in = Hai effettuato l’accesso come { $name }.
account-sign-out = Esci
account-signed-out = Accesso terminato.
account-ended = La tua sessione è finita, { $name }: qui ora giochi da invitato, e le tue partite restano nel tuo account.
account-ended-again = Accedi di nuovo
account-somebody-else = Ora hai effettuato l’accesso con un altro account, { $name }, perciò non è cambiato nulla.
account-adopt-what = { $count ->
    [one] Questo browser conosce 1 partita che non è nel tuo account.
   *[other] Questo browser conosce { $count } partite che non sono nel tuo account.
}
account-adopt = Aggiungi al mio account
account-adopted = Aggiunte: { $count }.
account-games-title = Le tue partite
account-games-none = Ancora nessuna.
account-game = Con { $name }, { DAY($day) }
account-game-open = In attesa di qualcuno, { DAY($day) }
account-part-elsewhere = La tua parte della mescolata è nel browser in cui hai preso posto. Apri lì questa partita: appena le carte saranno distribuite, potrai giocarla anche qui.
account-passkeys-title = Passkey
account-passkeys-second = Aggiungine una seconda su un altro dispositivo, nel caso perdessi la prima.
account-passkey-this = { $label } (questo dispositivo)
account-passkey-used = Per { $host }, dal { DAY($day) }, ultima volta: { MOMENT($time) }
account-passkey-unused = Per { $host }, dal { DAY($day) }, non ancora usata per accedere
account-passkey-add = Aggiungi una passkey
account-passkey-remove = Rimuovi { $label }
account-passkey-remove-title = Rimuovere { $label }?
account-passkey-remove-what = Questa passkey non aprirà più il tuo account. Cancellala anche dove la custodisce il tuo dispositivo.
account-passkey-remove-last = È la tua unica passkey. Senza, solo la chiave di recupero apre l’account: assicurati di averla scritta.
account-passkey-remove-yes = Rimuovi
account-passkey-keep = Tienila
account-passkey-rename = Rinomina { $label }
account-passkey-rename-title = Un nome per questa passkey
account-passkey-rename-yes = Salva il nome
account-key-new-what = Una nuova chiave di recupero sostituisce la precedente, che da allora non apre più nulla.
account-key-new = Crea una nuova chiave di recupero
account-sessions-title = Dove hai effettuato l’accesso
account-session-row = { $label }, ultima volta: { MOMENT($time) }
account-session-this = { $label }, qui
account-session-end = Disconnetti { $label }
account-sessions-end = Esci da tutti i dispositivi
account-rename-title = Un altro nome
account-rename-what = Una volta ogni 30 giorni. Le partite già giocate mantengono il nome con cui sono state giocate.
account-rename-from = Potrai cambiarlo di nuovo a partire { BEFORE("dal", MOMENT($time)) }.
account-rename = Cambia il nome
account-again-title = Accedi di nuovo
account-again-what = Questo cambia chi può aprire il tuo account. Prima dimostra di essere tu.
account-export = Scarica tutto ciò che ti riguarda
account-delete-title = Cancella l’account
account-delete-what = Il nome, le passkey, gli accessi e la chiave di recupero spariscono per sempre. Le tue partite restano con un posto anonimo, e quelle in corso sono perse.
account-delete-name = Scrivi { $name } per confermare
account-delete = Cancella il mio account
account-deleted = Il tuo account è stato cancellato.
account-push-title = Notifiche
account-push = Avvisami su questo dispositivo, anche se questa pagina è chiusa
account-push-what = Quando tocca a te in una partita lenta, quando si trova un avversario e quando qualcuno ti sfida. Il contenuto è cifrato: il servizio push del tuo browser lo trasporta soltanto.
account-push-ask = Avvisami quando tocca a me
account-push-on = Riceverai un avviso su questo dispositivo quando tocca a te.
account-push-not-now = Non ora
account-push-failed = Questo browser non è riuscito ad attivare le notifiche. Riprova più tardi.
push-time = Il tuo tempo sta per scadere
push-challenge = { $name } ti sfida
push-challenge-body = Rispondi nella pagina iniziale

## claim COMMAND --help, and what is wrong with a command line

help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-commands = comandi
help-example = esempio
help-help = mostra questo aiuto ed esce
help-claim = Claim, il gioco di carte per due giocatori.
help-version = mostra la versione e la velocità attiva
help-language = en, fr, hu, it o pt-BR (predefinita: quella del sistema)
help-json = un oggetto JSON
help-json-lines = un oggetto JSON per riga
help-record = una partita registrata: JSON o testo
help-record-line = la riga della partita in un file che ne ha molte
help-server = per esempio https://claim.example
help-play = gioca una partita nel terminale, qui o su un server
help-play-bot = un nome di `claim bots`, o cmd:PROGRAMMA (predefinito: greedy)
help-play-hot-seat = due persone a questo terminale
help-play-seat = dove siedi contro un bot: A o B (predefinito: A)
help-play-seed = il numero da cui nasce la distribuzione, per rigiocare le stesse carte
help-play-leader = chi apre il primo turno: lot (a sorte), me (io), other (l’altro), o un posto A o B (predefinito: lot)
help-play-by-heart = vedi solo ciò che è scoperto e ricordi il resto; niente consigli
help-play-no-hints = gioca senza consigli
help-play-warn = chiede conferma prima di una carta che regala molto (un consiglio)
help-play-save = dove conservare la partita (predefinita: la tua cartella dei dati)
help-play-resume = continua una partita salvata
help-play-at-server = su un server: contro una persona sconosciuta, un amico o un bot; se non lo indichi, te lo chiede
help-play-server = gioca lì, per esempio https://claim.example; --bot è allora un livello
help-play-find = cerca un avversario: live (3 minuti a testa) o slow (3 giorni a testa)
help-play-friend = crea un tavolo e mostra il link da mandare a un amico
help-play-clock = con --friend: gioca con l’orologio, live o slow
help-play-open = con --friend: chiunque può prendere il posto libero
help-play-table = siediti con il link di un amico o il suo codice, o riprendi una partita lasciata
help-play-name = il tuo nome lì, senza account
help-login = accedi al tuo account su un server, con la chiave di recupero
help-login-new = crea un account con questo nome e mostra la chiave di recupero
help-login-programs = I programmi danno la chiave in CLAIM_RECOVERY_KEY, o come prima riga dell’input.
help-logout = esci da un server
help-games = elenca le tue partite su un server, prima quelle in cui tocca a te
help-replay = rivedi una partita registrata, carta per carta
help-replay-seat = A, B, spectator (da spettatore) o open (tutto scoperto; predefinito)
help-replay-all = mostra tutto senza fermarsi
help-replay-json = una vista JSON per riga (con --recheck: un oggetto)
help-replay-recheck = rigioca le carte dei bot e confronta
help-verify = ricalcola una distribuzione verificabile dalla partita registrata
help-review = mostra quanto è costata ogni carta di una partita
help-review-rounds = cicli di ricerca per carta della fase uno (predefiniti: 20000)
help-review-deals = quante volte rigiocare la distribuzione, 0 per nessuna (predefinite: 10)
help-review-plot = disegna le probabilità di vincere carta per carta: FILE.svg o FILE.png
help-review-svg = lo stesso, sempre in SVG
help-solve = risolvi esattamente una posizione della fase due
help-solve-position = il testo di una posizione, o - per una per riga (predefinito: -)
help-solve-json = un oggetto JSON per posizione
help-explore = prova altre carte e vedi quanto vale ognuna
help-explore-start = una partita registrata, o il testo di una posizione o di uno studio
help-explore-at = comincia dopo tante carte giocate (predefinito: 0)
help-explore-open = valuta la fase uno a carte scoperte
help-explore-rounds = cicli di ricerca per momento della fase uno (predefiniti: 20000)
help-explore-json = quanto vale lì ogni carta, in un oggetto JSON
help-puzzle = risolvi un problema nel terminale: quello di oggi o uno a scelta
help-puzzle-id = l’id di un problema (predefinito: quello del giorno)
help-puzzle-date = il problema di un altro giorno, per esempio 2026-11-16
help-puzzle-json = mostra invece il problema come oggetto JSON
help-puzzle-theme = solo con questo tema, per esempio knight_over_goblin
help-puzzle-rating = solo con una difficoltà in questo intervallo, per esempio 600-800
help-puzzle-file = problemi creati da `claim puzzles make --out FILE`
help-puzzles = elenca i problemi con risposta dimostrata, o creane altri
help-puzzles-count = al massimo N (predefiniti: tutti)
help-arena = fai giocare i bot tra loro
help-dataset = scrivi posizioni risolte o partite di bot in Parquet, per la ricerca
help-serve = offri la pagina e i suoi tavoli
help-admin = cura i tavoli di un server, che sia in funzione o no
help-bots = elenca i bot con la loro forza misurata
help-bench = misura la velocità di questa installazione, in JSON
help-see = vedi { $command } --help
help-unknown = sconosciuto: { $text }
help-ambiguous = { $text } può voler dire { $known }
help-required = manca: { $text }
help-needs-value = { $option } richiede un valore dopo di sé
help-takes-none = { $option } non prende valori
help-choice = { $option }: { $text } non è tra questi: { $known }
help-number = { $option }: { $text } non è un numero
help-whole-number = { $option }: atteso un numero intero da 1, non { $text }

## The page: help

newcomer-begin-title = Per cominciare
newcomer-begin = «{ $game }» spiega le regole mentre giochi. Poi ci sono cinque bot, lezioni, problemi e la distribuzione del giorno.
newcomer-phone = Sul telefono, il primo tocco solleva una carta e il secondo la gioca; si cambia nelle impostazioni. Se il server ha https, il tuo browser può aggiungere questa pagina alla schermata iniziale. Allora si apre anche senza rete.
newcomer-friends-title = Con un amico
newcomer-reach = Serve a entrambi questo server. Invita qualcuno dalla pagina iniziale e mandagli il link: la partita comincia quando prende posto. Se l’indirizzo di questa pagina comincia con «localhost», nessun altro può aprirla.
newcomer-clocks = In una partita dal vivo ciascuno ha 3 minuti, e i primi 3 secondi di ogni mossa non contano. In una partita lenta avete 3 giorni, e il primo giorno di ogni mossa non conta. Se il tuo tempo finisce, perdi. «{ $holiday }» ferma il tuo orologio in una partita lenta, al massimo per 14 giorni.
newcomer-talk = Non c’è una chat. Dici frasi già pronte, e l’altro giocatore le legge nella sua lingua. A ogni tavolo puoi smettere di sentirlo.
newcomer-block = Se avete entrambi un account, puoi bloccare qualcuno: non vi troverete più allo stesso tavolo, non potrete sfidarvi e non vedrete i posti liberi l’uno dell’altro. L’altro non lo saprà.
newcomer-keys = Una passkey o la chiave di recupero apre il tuo account. La chiave di recupero si vede una volta sola: scrivila.
newcomer-lost = Hai perso un dispositivo? Accedi da un altro, chiudi la sua sessione sotto «{ $sessions }» e togli la sua passkey. Se hai perso anche la chiave di recupero, solo il gestore di questo server può aiutarti. Il dispositivo perso conserva i posti che ha preso da sé, finché il gestore non ne riprende le chiavi.
newcomer-devices = Accedi da ognuno dei tuoi dispositivi: la pagina iniziale elenca lì le tue partite. Fino alla distribuzione, una partita ha bisogno del browser in cui hai preso posto.
newcomer-notified = Su ogni dispositivo il tuo account può avvisarti quando tocca a te in una partita lenta, anche se questa pagina è chiusa. Su un iPhone, aggiungi prima la pagina alla schermata iniziale.
