### Claim in Italian (italiano). One file a language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. A test holds that every language has every message and variable.

language-name = Italiano

## Factions and cards

faction-G = Goblin
faction-K = Cavaliere
faction-U = Non-Morto
faction-D = Nano
faction-X = Mutaforma

## The table

phase-title = { $phase ->
    [1] Fase uno: Reclutare seguaci
   *[2] Fase due: Ottenere supporto
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
resume-line = La partita riprende da dove si era fermata.

## The end

result-title = Le fazioni hanno parlato
result-win = La corona è tua: { $mine } voti a { $theirs }.
result-loss = { $name } porta la corona: { $theirs } voti a { $mine }.
result-seat = { $name } porta la corona: { $votes } voti.
result-draw = Nessuno ha tre voti. Il trono resta vuoto.
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
command-rules = regole
command-quit = esci
help-title = Che cosa puoi scrivere
help-card = una carta, per esempio { $example }: la giochi
help-aid = la carta riassuntiva: i poteri e un turno in breve
help-seen = le carte viste finora, e chi ha per forza che cosa
help-table = mostra di nuovo il tavolo
help-hint = una carta da giocare, e perché
help-rules = questo elenco e le regole
help-quit = esci; la partita viene salvata

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
    Fase uno, 13 turni: si scopre una carta, il premio. Il leader gioca la carta che vuole; l’altro risponde con la stessa fazione, se può. Chi vince prende il premio, chi perde la carta successiva del mazzo, senza mostrarla: questi seguaci sono le mani della fase due.
    Fase due, 13 turni: chi vince il turno mette le carte giocate nel suo mazzo dei punti.
    G Goblin: nessun potere. 14 carte, da 0 a 9 con cinque 0.
    K Cavaliere: giocato per secondo su un Goblin, vince qualunque siano i valori. Da 2 a 9.
    U Non-Morto: giocato nella fase uno, va nel mazzo dei punti di chi vince il turno. Da 0 a 9.
    D Nano: nella fase due va nel mazzo dei punti di chi perde il turno. Da 0 a 9.
    X Mutaforma: giocato per secondo, può valere come la fazione del leader. Da 0 a 9.
    A parità di valore vince il leader. Una fazione dà il suo voto a chi ha più sue carte; a pari numero, a chi ha la più alta. Con tre voti si vince.

## The rules in short

rules-title = Le regole
rules-text =
    Stamattina hanno trovato il re a testa in giù in una botte di vino. Cinque fazioni, due pretendenti, un trono vuoto: per salirci servono tre voti.
    Ognuno ha 13 carte in mano, e 26 formano il mazzo. La partita ha due fasi di 13 turni ciascuna.
    In ogni turno il leader gioca la carta che vuole. L’altro deve giocare la stessa fazione, se ce l’ha; in alternativa può sempre giocare un Mutaforma. Chi non ha carte della fazione del leader può giocare qualsiasi carta. Se il leader gioca un Mutaforma, l’altro deve rispondere con un Mutaforma, se ce l’ha.
    Vince la carta più alta della fazione del leader; a parità di valore vince il leader. Ogni altra fazione perde, con due eccezioni: un Cavaliere giocato per secondo batte il Goblin del leader, e un Mutaforma giocato per secondo conta come la fazione del leader. Chi vince è il leader del turno successivo.
    Fase uno: ogni turno mette in palio un premio, scoperto all’inizio. Chi vince lo aggiunge ai suoi seguaci; chi perde prende la carta successiva del mazzo, che l’altro non vede. I Non-Morti giocati vanno nel mazzo dei punti di chi vince; tutte le altre carte giocate si scartano e non servono più.
    Fase due: i tuoi 13 seguaci sono la tua mano. Chi vince il turno mette entrambe le carte nel suo mazzo dei punti, ma i Nani giocati vanno in quello di chi perde.
    Alla fine ogni fazione vota per chi ha più sue carte nel mazzo dei punti; a pari numero, per chi ha la sua carta più alta; se anche qui c’è parità, per nessuno. Tre voti danno la corona. Se nessuno ne ha tre, la partita finisce in parità.

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

## Il risolutore

solve-win = { $name } vince, se entrambi giocano al meglio.
solve-draw = Pareggio, se entrambi giocano al meglio: nessuno ottiene tre voti.
solve-keep = Tocca a { $name }. Queste carte mantengono il risultato: { $cards }
solve-all = Tocca a { $name }. Ogni carta mantiene il risultato, per prima la più difficile a cui rispondere: { $cards }
solve-all-won = Tocca a { $name }. Ogni carta mantiene il risultato, per prima quella che perdona di più: { $cards }
solve-line = Il gioco migliore prosegue così:

## Bots

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

## Rigiocare le mosse di un bot

recheck-other = Giocata { $number }: { $name } ({ $seat }) ha giocato { $card } e ora giocherebbe { $now }.
recheck-line = { $bot } al posto { $seat }: { $same } giocate su { $count } sono uguali.

## Consigli: uno per ogni codice di claim.reviews.reasons

hint-title = Consiglio
hint-play = Gioca { $card }.
hint-chances = Le tue probabilità di vincere in %, carta per carta:
hint-winning = Vincono contro il gioco migliore: { $cards }
hint-drawing = Portano alla parità: { $cards }
hint-losing = Perdono: { $cards }
hint-off = Niente consigli quando due persone usano lo stesso schermo.
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
hint-knight_beats_goblin = Il Cavaliere { $card } batte il Goblin { $led }.
hint-stands_in = Il Mutaforma { $card } vale come la fazione del leader e batte { $led }.
hint-scores_undead = { $count ->
    [one] Il Non-Morto giocato va nel tuo mazzo dei punti.
   *[other] Entrambi i Non-Morti giocati vanno nel tuo mazzo dei punti.
}
hint-takes_vote = Ti porta in vantaggio per un voto: { $faction }.
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
hint-throws_away = Tra le carte che puoi giocare è quella di valore più basso.
hint-keeps_last = Ti resta { $card }, la tua ultima carta di questa fazione: { $faction }.
hint-has_none = L’altro non ha carte di questa fazione: { $faction }.
hint-sets_problem = L’altro deve trovare la risposta giusta: una carta distratta ti rimette in gioco.
hint-keeps_win = Vinci se entrambi giocano al meglio; carte che mantengono la vittoria: { $count } su { $total }.
hint-keeps_draw = È parità se entrambi giocano al meglio; carte che la mantengono: { $count } su { $total }.
hint-sure_loss = Contro il gioco migliore la partita è persa.
hint-beaten_by = Delle { $total } carte con cui l’altro può rispondere, quelle che la battono: { $count }.
hint-close_call = { $card } vale circa lo stesso.

## L’analisi di una partita

review-plays-title = Giocata per giocata
review-column-play = Giocata
review-column-seat = Posto
review-column-card = Carta
review-column-chance = Probabilità
review-column-loss = Perdita
review-column-best = Meglio
review-legend = Probabilità e perdite in %, di chi gioca e per quanto poteva sapere; ± vale due errori standard. La fase due è esatta.
review-turning-title = Svolte
review-no_turning = Nessuna singola giocata ha deciso la partita.
review-won_lost = { $who ->
    [you] Avevi la vittoria in mano fino a { $card } (giocata { $number }).
   *[other] { $name } aveva la vittoria in mano fino a { $card } (giocata { $number }).
}
review-won_drawn = { $who ->
    [you] Avevi la vittoria in mano fino a { $card } (giocata { $number }); da lì era parità.
   *[other] { $name } aveva la vittoria in mano fino a { $card } (giocata { $number }); da lì era parità.
}
review-drawn_lost = { $who ->
    [you] Avevi la parità in mano fino a { $card } (giocata { $number }).
   *[other] { $name } aveva la parità in mano fino a { $card } (giocata { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (giocata { $number }) ti è costata { $loss } ± { $error } punti di probabilità; meglio { $best }.
   *[other] { $card } (giocata { $number }) è costata { $loss } ± { $error } punti di probabilità a { $name }; meglio { $best }.
}
review-lost = Punti ceduti da { $name }: { $one } nella fase uno, { $two } nella fase due.
review-deal-title = La distribuzione e il gioco
review-deal = Con { $bot } a entrambi i posti, { $name } ottiene { $score } ± { $error } % da questa distribuzione (partite: { $games }).
review-deal_exact = Se entrambi giocano al meglio fin dall’inizio, { $name } ottiene { $score } %.
review-result = { $name } ha ottenuto { $result } %.
review-split = { $name } ha ottenuto { $result } %. Partendo da 50, la distribuzione vale { $deal } punti e il gioco { $play }.
review-picture = Immagine: { $file }
chart-title = Probabilità di vittoria di { $name }, giocata per giocata
chart-seen = per quanto poteva sapere { $name }
chart-exact = valore esatto

## Errors: one for each code of claim.game.errors

error-not_your_turn = Tocca a { $turn }: { $seat } deve aspettare.
error-not_in_hand = { $card } non è nella mano di { $seat }: { $hand }
error-must_follow = { $card } non risponde a { $led }: { $seat } ha in mano quella fazione. Attesa una carta tra { $legal }
error-game_over = La partita è finita: non si può giocare { $card }.
error-bad_card = { $text } non è una carta. Attesa una lettera G, K, U, D o X e una cifra che esiste nella fazione, per esempio G3.
error-bad_pile = { $field }: { $text } non è una pila di carte. Attese le cifre per fazione G.K.U.D.X con quattro punti, per esempio 0013.29.5..07.
error-too_many = { $field }: { $card } c’è { $count } volte, e il massimo nel gioco è { $most }.
error-bad_seat = { $field }: { $text } non è un posto. Atteso A o B.
error-bad_viewer = { $text } non è un punto di vista. Atteso A, B, spectator o open.
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
error-system = Il sistema segnala: { $problem }
error-file_exists = { $file } esiste già. Scegli un altro file, o continua quella partita con --resume { $file }
error-unfinished_needed = { $file }: questa partita è finita. Per rivederla: claim replay { $file }
error-no_person = { $file }: nessuna persona gioca questa partita. Atteso un posto chiamato “person”.
error-unknown_bot = { $name } non è un bot. Atteso uno tra { $known }, oppure cmd:PROGRAM.
error-unknown_language = { $name } non è una lingua. Attesa una tra { $known }.
error-odd_games = --games: { $got } non è un numero pari e positivo. Ogni distribuzione si gioca due volte, a posti scambiati.
error-bad_number = { $field }: { $text } non è un numero da { $least } a { $most }.
error-conflict = { $one } non si può usare insieme a { $other }.
error-missing_extra = Questo comando richiede { $package }: pip install 'claim[{ $extra }]'
error-bot_from_file = { $file } indica un programma come bot, e un file non ne avvia nessuno. Per continuare, indicalo tu: --bot { $name }
error-bad_bot_name = { $name } non è il nome di un bot. Atteso un testo stampabile di al massimo { $most } caratteri, senza spazi all’inizio o alla fine.
error-no_marks = { $file }: la registrazione non nomina nessun bot con il suo seed, quindi non c’è nulla da rigiocare.
error-program_bot = Posto { $seat }: { $name } è un programma, e un file non ne avvia nessuno. Le sue giocate non si possono rigiocare.
error-other_bot = Posto { $seat }: la partita è stata giocata da { $recorded }, e il bot qui è { $now }.
error-no_plays = { $file }: non è stato giocato nulla, quindi non c’è nulla da analizzare.
error-impossible_view = Questa vista è impossibile: { $problem }
error-which_bots = Attesi due bot, --a BOT --b BOT, oppure due o più, --bots BOT,BOT,…
error-bad_bots = --bots: { $text }. Attesi due o più bot diversi, separati da virgole.
error-bad_anchor = --anchor: { $name } non gioca. Atteso uno tra { $known }.
error-bad_sprt = --sprt: { $h0 } e { $h1 }. Attesi due punteggi tra 0 e 1, prima il più basso.
error-sprt_two = --sprt confronta due bot. Attesi --a e --b, non --bots.
error-only_svg = --plot: { $file }: i grafici sono disegnati in SVG. Atteso un nome che finisce in .svg.
error-results_busy = { $file }: un’altra esecuzione sta già scrivendo in questo file. Aspetta che finisca, o scegli un altro file.
error-no_cluster = --dask { $address }: nessuno scheduler risponde entro { $seconds } s.
error-idle_cluster = --dask { $address }: il cluster non ha worker.
error-bad_address = --dask: { $text } non è un indirizzo. Atteso uno come tcp://host:8786.
error-workers_lost = I processi che giocavano non ci sono più. Con --results FILE lo stesso comando riprende da dove si è fermato.
error-bot_start = { $name } non si è avviato: { $problem }
error-bot_died = { $name } è morto (codice di uscita { $exit }) quando gli è stata chiesta una carta.
error-bot_closed = { $name } ha chiuso il suo output quando gli è stata chiesta una carta.
error-bot_silent = { $name } non ha dato nessuna carta entro { $seconds } s.
error-bot_nonsense = { $name } ha risposto { $text }. Attesa una carta giocabile tra { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] Il segreto del server è quello su cui si era impegnato.
   *[no] Il segreto del server non è quello su cui si era impegnato.
}
verify-contribution = { $ok ->
    [yes] Il contributo di { $seat } è quello del suo impegno.
   *[no] Il contributo di { $seat } non è quello del suo impegno.
}
verify-seed = { $ok ->
    [yes] Il seed segue dal tavolo, dal segreto e dai contributi.
   *[no] Il seed non segue dal tavolo, dal segreto e dai contributi.
}
verify-deck = { $ok ->
    [yes] Le carte seguono dal seed.
   *[no] Le carte non seguono dal seed.
}
verify-leader = { $ok ->
    [yes] Il leader segue dal seed.
   *[no] Il leader non segue dal seed.
}
verify-move_seed = { $ok ->
    [yes] Il caso usato dal bot segue dal segreto del server.
   *[no] Il caso usato dal bot non segue dal segreto del server.
}
verify-true = Verificato: la distribuzione segue da questi segreti. Per sapere che è la tua, confronta gli impegni con quelli che hai visto prima.
verify-false = Non verificato: qualcosa in questa registrazione è stato cambiato o inventato.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } non è un segreto. Attese 64 cifre esadecimali minuscole.
error-not_fair = { $file }: la registrazione non dice da che cosa segue la distribuzione (manca “fair”), quindi non c’è nulla da verificare.
error-no_table = Non c’è nessun tavolo { $table }.
error-seat_taken = Entrambi i posti del tavolo { $table } sono occupati.
error-not_seated = Non sei seduto al tavolo { $table }.
error-wrong_moment = Non ora: “{ $command }” non va bene a un tavolo che { $status ->
    [waiting] aspetta un giocatore
    [revealing] sta per distribuire
    [playing] sta giocando
   *[over] ha finito di giocare
}.
error-wrong_reveal = Il contributo di { $seat } non è quello del suo impegno.
error-stale_play = Quella giocata doveva seguire { $ply } altre, e ne sono già state fatte { $now }.
error-not_over = La partita al tavolo { $table } non è ancora finita.
error-no_deal = Il tavolo { $table } è stato lasciato prima della distribuzione: non c’è nessuna partita.
error-no_rematch = Niente rivincita al tavolo { $table }: nessuno l’ha proposta, o qualcuno se n’è andato.
error-no_hints = Niente suggerimenti al tavolo { $table }: solo contro un bot, durante la partita.
error-no_such_bot = { $name } non è un bot che siede ai tavoli. Atteso uno tra { $known }.
error-bad_name = { $text } non è un nome. Attesi da 1 a { $most } caratteri stampabili.
error-bad_kind = { $text } non è un tipo di tavolo. Atteso uno tra { $known }.
error-bad_status = { $text } non è lo stato di un tavolo. Atteso uno tra { $known }.
error-bad_command_id = { $text } non è un identificatore di comando. Attese da { $least } a { $most } lettere, cifre, - o _.
error-not_kept = Il server non ha potuto conservarlo, quindi non è successo. Riprova.
error-no_thought = Nessuna risposta trovata in tempo. Riprova.
error-broken_log = Il tavolo { $table } non si può più leggere: il suo registro è rovinato o scritto da una versione più recente.
error-bad_database = Base di dati { $url }: { $problem }

## The server
serve-started = Claim ti aspetta su { $url }
serve-invite = Gli altri sulla tua rete: { $url }
serve-local = Solo questo computer può raggiungerlo. Per invitare altri sulla tua rete: claim serve --host 0.0.0.0
serve-stop = Ctrl-C lo ferma.
web-no-page-title = La pagina non è costruita
web-no-page-text = Esegui «make page» e ricarica. Il server, lui, è in funzione.
error-no_database = { $url } non si può usare: { $problem }
error-bad_message = Campo { $field }: { $problem }
error-too_big = { $size } byte. Al massimo { $most }.
error-too_fast = Troppo in una volta. Aspetta un momento.
error-too_many_tables = Troppi tavoli da un solo indirizzo. Aspetta un po’.
error-too_many_sockets = Troppe connessioni. Chiudine qualcuna.
error-hello_first = Serve prima un messaggio «hello», entro { $seconds } secondi.
error-idle = Nessun segno da { $seconds } secondi.
error-strange_origin = Una pagina di { $origin } non può usare questo server.
error-slow_request = La richiesta non è arrivata in tempo.
error-no_path = Non c’è niente a { $path }.
error-bad_method = { $method } non è possibile a { $path }.
error-server_error = Qualcosa è andato storto sul server. Il suo registro lo chiama { $reference }.
error-no_port = Impossibile ascoltare su { $host }, porta { $port }: { $problem }
error-bad_origin = --origin: { $text } non è un’origine. Esempio: https://claim.example.
error-bad_proxy = --proxy: { $text } non è un indirizzo. Esempio: 10.0.0.1 o 10.0.0.0/8.
error-unknown_limit = { $name } non è un limite. Limiti noti: { $known }.
error-bad_limit = { $name }: { $text } non è un limite. Serve un numero maggiore di 0.
