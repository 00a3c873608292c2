### Claim in Hungarian. One file per language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. Names and cards stay in the nominative: which suffix they take cannot be known here.

language-name = Magyar
reserved-names = adminisztrátor, csapat, házigazda, moderátor, rendszer, rendszergazda, szerver, támogatás, üzemeltető

## Factions and cards

faction-G = Goblin
faction-K = Lovag
faction-U = Élőhalott
faction-D = Törp
faction-X = Hasonmás

## The table

phase-title = { $phase ->
    [1] Első szakasz: követők toborzása
   *[2] Második szakasz: támogatók gyűjtése
}
trick-of = ütés: { $number }/{ $total }
player-you = te
player-seat = { $seat }-játékos
vote-row = szavazat
nobody = –
settled-legend = { $mark } eldőlt: ezen a szavazaton egyetlen hátralévő lap sem változtathat.
prize-line = Jutalom: { $card }
draw-pile-line = Húzópakli: { $count } lap
cards-left-line = Lapok kézben: te { $mine }, { $name } { $theirs }
hand-line = A kezedben:
playable-line = Kijátszható:
followers-yours = Követőid: { $count }
followers-open = { $name } követői: { $count }
followers-theirs = { $name } követői: { $count }, ebből ismert: { $cards }
followers-heart = { $name } követői: { $count }
last-trick-line = Legutóbbi ütés:
leads-line = { $who ->
    [you] Te kezdesz.
   *[other] { $name } kezd.
}
led-line = { $who ->
    [you] Ezzel kezdtél: { $card }.
   *[other] { $name } ezzel kezdett: { $card }.
}

## What happens

plays-line = { $who ->
    [you] Ezt játszod ki: { $card }.
   *[other] { $name } ezt játssza ki: { $card }.
}
wins-trick-line = { $who ->
    [you] Te viszed az ütést.
   *[other] { $name } viszi az ütést.
}
trick-reason-tie = Egyenlő értéknél a kezdőjátékos nyer.
trick-reason-knight_beats_goblin = A Goblinra felelő Lovag nyer.
trick-reason-doppelganger = A Hasonmás az első lap frakcióját helyettesíti.
trick-reason-did_not_follow = A válasz nem követte az első lap frakcióját.
takes-prize-line = { $who ->
    [you] Te kapod a jutalmat: { $card }.
   *[other] { $name } kapja a jutalmat: { $card }.
}
draws-line = { $who ->
    [you] Ezt húzod: { $card }.
   *[other] { $name } ezt húzza: { $card }.
}
phase-over-line = Az első szakasznak vége. A követők kézbe kerülnek.
leader-drawn-line = { $who ->
    [you] Az első ütést te kezded.
   *[other] Az első ütést { $name } kezdi.
}
deal-line = Osztás: { $seed }
opponent-line = Az asztal túloldalán { $name } ül.
by-heart-line = Fejből: azt látod, ami nyíltan fekszik az asztalon. A többit neked kell észben tartanod.
resume-line = A játszma onnan folytatódik, ahol abbamaradt.

## The end

result-title = A frakciók döntöttek
vote-by-highest = { $faction }: egyenlő a lapok száma, a legmagasabb dönt: { $card }.
result-win = Tiéd a korona: a szavazatok aránya { $mine }–{ $theirs }.
result-loss = { $name } viseli a koronát: a szavazatok aránya { $theirs }–{ $mine }.
result-seat = { $name } viseli a koronát: { $votes } szavazat.
result-draw = Senkinek sincs három szavazata. A trón üres marad.
forfeit-resigned = { $reader ->
    [loser] Feladtad: { $winner } viseli a koronát.
    [winner] { $name } feladta: tiéd a korona.
   *[other] { $name } feladta: { $winner } viseli a koronát.
}
forfeit-left = { $reader ->
    [loser] Otthagytad az asztalt: { $winner } viseli a koronát.
    [winner] { $name } otthagyta az asztalt: tiéd a korona.
   *[other] { $name } otthagyta az asztalt: { $winner } viseli a koronát.
}
forfeit-away = { $reader ->
    [loser] Túl sokáig voltál távol: { $winner } viseli a koronát.
    [winner] { $name } túl sokáig volt távol: tiéd a korona.
   *[other] { $name } túl sokáig volt távol: { $winner } viseli a koronát.
}
forfeit-flagged = { $reader ->
    [loser] Lejárt az időd: { $winner } viseli a koronát.
    [winner] { $name } ideje lejárt: tiéd a korona.
   *[other] { $name } ideje lejárt: { $winner } viseli a koronát.
}
record-line = Jegyzőkönyv: { $file }
replay-tip = Visszanézés: { $command }
resume-tip = Folytatás később: { $command }
saved-line = A játszma elmentve: { $file }
save-failed-line = A játszmát nem sikerült elmenteni: { $problem }
bot-failed-line = { $name } nem tudja folytatni: { $problem }

## Asking

prompt = A lapod (súgó: ?):
prompt-seat = { $seat }-játékos, a lapod (súgó: ?):
not-understood = { $text } se lap, se parancs. Egy lap egy betű és egy számjegy, például { $example }. Súgó: ?
why-not-held = { $card } nincs a kezedben.
why-follow = { $card } most nem játszható ki: az első lap { $led }, és tudod követni. Kijátszható: { $cards }
hand-over = { $name }, te jössz. Nyomj Entert, ha már csak te látod a képernyőt.

## Commands: the words a player may type, besides the English ones

command-aid = áttekintő attekinto
command-seen = látott latott
command-table = asztal
command-hint = tipp
command-back = vissza
command-rules = szabályok szabalyok
command-quit = kilépés kilepes
command-rematch = visszavágó visszavago
command-resign = feladom
command-leave = távozás tavozas
command-close = bezár bezar
command-say = mond
command-mute = némít nemit
command-calloff = lemondás lemondas
command-holiday = szabadság szabadsag
help-title = Amit beírhatsz
help-card = egy lap, például { $example }: ezt játszod ki
help-aid = az áttekintő kártya: a képességek és a játékmenet röviden
help-seen = az eddig látott lapok, és hogy kinél mi van biztosan
help-table = az asztal megjelenítése újra
help-hint = egy jó lap, és hogy miért
help-back = az utolsó lapod visszavétele
help-rules = ezek a parancsok és a szabályok
help-quit = kilépés; a játszma mentve marad
help-warned = Ha mégis ezt játszanád ki, írd be újra: { $card }.

## What has been seen

seen-title = Eddig látott lapok
seen-hand = a kezedben
seen-followers = követőid
seen-their-followers = { $name } jutalmai
seen-scored = a pontozópaklikban
seen-discarded = eldobva
seen-table = az asztalon
seen-unseen = még nem látott
seen-void = { $name } nem követett, tehát nincs nála: { $factions }
seen-must = { $name } kezében biztosan ott van: { $cards }
seen-known = Második szakasz: minden lap ismert. { $name } kezében: { $cards }

## The player aid (R2)

aid-title = Áttekintő kártya
aid-text =
    Első szakasz, 13 ütés: felfordítjuk a húzópakli legfelső lapját, ez a jutalom. A kezdőjátékos bármit kijátszhat; a másik követi a frakciót, ha tudja. A nyertesé a jutalom, a vesztesé a következő lap, amelyet csak ő lát: ezekkel a követőkkel játszotok a második szakaszban.
    Második szakasz, 13 ütés: a kijátszott lapok, a Törpök kivételével, az ütés nyertesének pontozópaklijába kerülnek.
    G Goblin: nincs képessége. 14 lap, 0-tól 9-ig, öt nullával.
    K Lovag: másodikként, Goblinra kijátszva értéktől függetlenül nyer. 2-től 9-ig.
    U Élőhalott: az első szakaszban kijátszva az ütés nyertesének pontozópaklijába kerül. 0-tól 9-ig.
    D Törp: a második szakaszban az ütés vesztesének pontozópaklijába kerül. 0-tól 9-ig.
    X Hasonmás: másodikként kijátszva az első lap frakciójába tartozónak számít, de a képességét nem veszi át; akkor is kijátszható, ha tudnál követni. 0-tól 9-ig.
    Egyenlő értéknél a kezdőjátékos nyer; a következő ütést a nyertes kezdi. Egy frakció szavazata azé, akinek több lapja van belőle a pontozópaklijában; ha ez egyenlő, azé, akié a legmagasabb. Három szavazattal nyersz.

## The rules in short

rules-title = A szabályok
rules-text =
    Ma reggelre a király egy boroshordóban végezte, fejjel lefelé. Öt frakció, két trónkövetelő, egy üres trón: azé, aki három szavazatot szerez.
    Mindkettőtök kezében 13 lap van, a húzópakliban 26. Sorsolás dönti el, ki kezdi az első ütést. A játszma két szakaszból áll, mindkettőben 13 ütés van.
    Az ütésben elsőként a kezdőjátékos játszik ki egy tetszőleges lapot. A másiknak ugyanabból a frakcióból kell lapot kijátszania, ha van nála olyan; Hasonmást viszont mindig kijátszhat helyette. Akinél nincs olyan frakciójú lap, bármit kijátszhat. Ha az első lap Hasonmás, Hasonmással kell felelni rá, ha van.
    Az első lap frakciójából a magasabb lap nyer, egyenlő értéknél pedig a kezdőjátékos. Minden más frakció lapja veszít, két kivétellel: a másodikként kijátszott Lovag legyőzi az elsőként kijátszott Goblint, a másodikként kijátszott Hasonmás pedig az ütés szempontjából az első lap frakciójába tartozónak számít, de minden másban Hasonmás marad. A következő ütést a nyertes kezdi.
    Első szakasz: minden ütés elején felfordítunk egy lapot, ez a jutalom. A nyertes a követői közé teszi; a vesztes a húzópakli következő lapját kapja, amelyet a másik nem lát. A kijátszott Élőhalottak a nyertes pontozópaklijába kerülnek; a többi kijátszott lap kikerül a játékból.
    Második szakasz: a 13 követődet veszed kézbe. Az ütés nyertese mindkét lapot a pontozópaklijába teszi, a Törpök viszont a vesztes pontozópaklijába kerülnek.
    A végén minden frakció arra szavaz, akinek több lapja van belőle a pontozópaklijában; ha ez egyenlő, arra, akié a frakció legmagasabb lapja; ha az is egyenlő, senkire. Három szavazattal tiéd a korona. Ha senkinek sincs három, a játszma döntetlen.

## Looking at a finished game

replay-prompt = Enter: tovább, b: vissza, q: kilépés:
replay-start = Az osztás
replay-play = Kijátszott lap: { $number }/{ $total }
replay-view = { $viewer ->
    [open] minden lap nyitva
    [spectator] nézőpont: néző
   *[other] nézőpont: { $viewer }-játékos
}
replay-hand = { $name } kezében:
replay-unfinished = A játszma itt félbemaradt.
replay-forfeit = { $name } elbukta a játszmát: { $reason }
no-reason = az ok nincs megadva

## The solver

solve-reading = Add meg a második szakasz állásait, soronként egyet. Befejezés: Ctrl-D.
solve-win = Ha mindketten hibátlanul játszanak, { $name } nyer.
solve-draw = Ha mindketten hibátlanul játszanak, döntetlen: senki sem kap három szavazatot.
solve-keep = { $name } következik. Ezek a lapok tartják meg az eredményt: { $cards }
solve-all = { $name } következik. Minden lap megtartja az eredményt, elöl az, amelyikre a legnehezebb felelni: { $cards }
solve-all-won = { $name } következik. Minden lap megtartja az eredményt, elöl az, amelyik a legtöbb hibát elnézi: { $cards }
solve-line = A hibátlan folytatás:

## Bots

bot-title-potboy = Csaposlegény
bot-title-squire = Fegyvernök
bot-title-steward = Intéző
bot-title-chancellor = Kancellár
bot-title-regent = Régens
bot-potboy = Mindenre ráveti magát, ami csillog, másra nem gondol.
bot-squire = Egyszerű szabály szerint él, ütésről ütésre.
bot-steward = Kicsit előrenéz, az apróságokat elfelejti.
bot-chancellor = Számolja a lapokat, és a vége felé nem hibázik.
bot-regent = Semmit sem felejt, a második szakaszt hibátlanul játssza.
bot-random = Bármelyik lapot kijátssza.
bot-greedy = A mérce: egyetlen ütést lát előre.
bot-montecarlo = Az alap: sok játszma fejben, mind rosszul játszva.
bot-search = A régens keresése, kísérletekhez.
bots-legend = Szint, név, értékszám (random: 0), idő laponként: a docs/bots.md mérései szerint.
bots-below-strength = Itt a botok a tudásuknál gyengébben játszanak, mert a Claim nincs gépi kódra fordítva. Ezen így segíthetsz: telepíts egy C-fordítót, majd telepítsd újra a Claimet. A részleteket a claim --version írja ki.

## Amit az udvar mond az asztalnál: fanyar, és elég rövid ahhoz, hogy menet közben elolvassák

page-court = Az udvar beszél az asztalnál
court-silence = Az udvar elhallgattatása. A beállításokban újra szót kaphat.
court-potboy-sits = Csak az üres korsókért jöttem.
court-potboy-gains = Egy szavazat! Ezt elmesélem a konyhán.
court-potboy-loses = Könnyen jött, könnyen ment.
court-potboy-phase = Lássuk, mit szedtem össze.
court-potboy-ends = { $outcome ->
    [won] Király? Én? Még mosogatnom kell.
    [lost] Akkor vissza az edényekhez.
   *[draw] Senki? Akkor jöhet a vacsora.
}
court-squire-sits = Erre fényesítettem a pajzsomat.
court-squire-gains = Egy szavazat az ifjúságnak!
court-squire-loses = Csak az uram meg ne tudja.
court-squire-phase = Követők, sorakozó!
court-squire-ends = { $outcome ->
    [won] Nagyobb ló kell majd alám.
    [lost] Jó gyakorlás volt. Még egyszer?
   *[draw] Egyik félnek sincs miért szégyenkeznie.
}
court-steward-sits = Megszámoltam a kanalakat. Kezdhetjük.
court-steward-gains = Bevezettem a könyvbe.
court-steward-loses = Figyelmetlenség. Ki lesz javítva.
court-steward-phase = Nézzük a leltárt.
court-steward-ends = { $outcome ->
    [won] A könyvek egyeznek.
    [lost] Új lapot kell nyitnom.
   *[draw] Egyenlő, az utolsó fillérig.
}
court-chancellor-sits = Olvastam az aktádat.
court-chancellor-gains = A tervezet szerint.
court-chancellor-loses = Lábjegyzet, semmi több.
court-chancellor-phase = Ennyi volt a bevezető.
court-chancellor-ends = { $outcome ->
    [won] Aláírva, lepecsételve.
    [lost] Fellebbezni fogok.
   *[draw] Az ügyet elnapolom.
}
court-regent-sits = Leülhetsz.
court-regent-gains = Természetesen.
court-regent-loses = Élvezd, amíg tart.
court-regent-phase = Most jön az igazi játék.
court-regent-ends = { $outcome ->
    [won] A trón már meleg volt.
    [lost] Tartsd tisztán. Visszajövök.
   *[draw] Akkor senki sem ül le.
}

## Playing a bot's moves again

recheck-other = { $number }. kijátszott lap: { $name } ({ $seat }) lapja { $card } volt, most ez lenne: { $now }.
recheck-line = { $bot }, { $seat }-játékos: { $count } kijátszott lapból { $same } ugyanaz.

## Hints: one for each code of claim.reviews.reasons

hint-title = Tipp
hint-play = Ezt játszd ki: { $card }.
hint-chances = A nyerési esélyed százalékban, laponként
hint-winning = Hibátlan játék ellen is nyer: { $cards }
hint-drawing = Döntetlenre vezet: { $cards }
hint-losing = Veszít: { $cards }
hint-gives_win = Ezzel eldobod a nyert játszmát: { $card }.
hint-gives_draw = Ezzel eldobod a döntetlent: { $card }.
hint-costs = { $card }: a nyerési esélyed nagyjából { $points } ponttal csökken.
hint-better = Jobb ez: { $card }.
hint-off = Amíg ketten ültök a képernyőnél, nincs tipp.
hint-by-heart = Nincs tipp: fejből játszol.
hint-switched-off = Ebben a játszmában nincs tipp: így választottad.
back-off = Amíg ketten ültök a képernyőnél, semmit sem lehet visszavenni.
back-by-heart = Semmit sem lehet visszavenni: fejből játszol.
back-nothing = Még nincs mit visszavenni.
back-line = Visszavéve: { $cards }. Újra te jössz.
aids-hints = { $count ->
    [one] 1 tipp vagy figyelmeztetés
   *[other] { $count } tipp vagy figyelmeztetés
}
aids-takebacks = { $count ->
    [one] 1 visszavétel
   *[other] { $count } visszavétel
}
aids-line = Segítség: { $aids }.
set-up-line = Ez a játszma felállított állásból indult, nem osztásból.
chosen-line = Ezt az osztást választották, nem sorsolták: { BEFORE("a", $table) } asztalé.
hint-only_card = Csak ezt a lapot játszhatod ki.
hint-only_win = Csak ez a lap nyer.
hint-only_draw = Csak ez a lap nem veszít.
hint-loses_for_dwarf = { $count ->
    [one] Ezzel szándékosan elveszíted az ütést: a Törp a te pontozópaklidba kerül.
   *[other] Ezzel szándékosan elveszíted az ütést: mindkét Törp a te pontozópaklidba kerül.
}
hint-settles_vote = Végleg megszerez neked egy szavazatot: { $faction }.
hint-sure_prize = Biztosan megszerzi a jutalmat ({ $card }): a másiknál nem lehet olyan lap, amely legyőzi.
hint-wins_prize = Megszerzi a jutalmat: { $card }.
hint-knight_beats_goblin = { $card } legyőzi ezt: { $led }. A Goblinra felelő Lovag nyer.
hint-stands_in = { $card } az első lap frakcióját helyettesíti, és legyőzi ezt: { $led }.
hint-scores_undead = { $count ->
    [one] Az ütésben lévő Élőhalott a te pontozópaklidba kerül.
   *[other] Az ütésben lévő mindkét Élőhalott a te pontozópaklidba kerül.
}
hint-undead_at_stake = Az első szakaszban a kijátszott Élőhalottak az ütés nyertesének pontozópaklijába kerülnek.
hint-withholds_undead = Nem teszel Élőhalottat olyan ütésbe, amelyet a másik visz el: az ő pontozópaklijába kerülne.
hint-takes_vote = Ezzel átveszed a vezetést ennél a frakciónál: { $faction }.
hint-forces_doppelganger = A másiknak Hasonmással kell felelnie.
hint-leads_dwarf = A másiknak el kell vinnie az ütést, a Törp pedig a te pontozópaklidba kerül.
hint-sure_trick = A másik egyetlen lehetséges lapja sem győzi le.
hint-scores_cards = { $count ->
    [one] Te viszed az ütést, és egy lap a pontozópaklidba kerül.
   *[other] Te viszed az ütést, és mindkét lap a pontozópaklidba kerül.
}
hint-wins_cheaply = Ez a legalacsonyabb lap, amely nyer.
hint-scores_dwarf = { $count ->
    [one] Az ütést nem viheted el, de a Törp a te pontozópaklidba kerül.
   *[other] Az ütést nem viheted el, de mindkét Törp a te pontozópaklidba kerül.
}
hint-cannot_win = Egyetlen kijátszható lapod sem győzi le ezt: { $led }.
hint-leaves_prize = Átengedi a jutalmat: { $card }.
hint-gives_undead = { $count ->
    [one] Az ütésben lévő Élőhalott a másik pontozópaklijába kerül.
   *[other] Az ütésben lévő mindkét Élőhalott a másik pontozópaklijába kerül.
}
hint-throws_away = A kijátszható lapjaid közül ennek a legkisebb az értéke.
hint-keeps_last = { $card } a kezedben marad: ez az utolsó lapod a frakciójából.
hint-has_none = A másiknál nincs lap ebből a frakcióból: { $faction }.
hint-sets_problem = A másiknak meg kell találnia a jó választ: ha hibázik, te jársz jól.
hint-keeps_win = { $every ->
    [yes] Itt nem tudod elrontani: bármelyik kijátszható lapoddal nyersz.
   *[no] Ha mindketten hibátlanul játszotok, te nyersz.
}
hint-keeps_draw = { $every ->
    [yes] Itt nem tudod elrontani: bármelyik kijátszható lapoddal döntetlen.
   *[no] Ha mindketten hibátlanul játszotok, döntetlen.
}
hint-sure_loss = Hibátlan játék ellen a játszma elveszett.
hint-beaten_by = A másik { $total } lehetséges lapjából { $count } győzi le.
hint-close_call = Nagyjából ugyanilyen jó: { $cards }.

## The review of a game

review-plays-title = Lapról lapra
review-column-play = Sorszám
review-column-seat = Játékos
review-column-card = Lap
review-column-chance = Esély
review-column-loss = Veszteség
review-column-best = Jobb lap
review-legend = Esély és veszteség százalékban, a lap kijátszójáé, aszerint, amit tudhatott; ± mutatja, mennyivel térhet el egy szám, a – pedig azt, hogy nem volt egyértelműen jobb lap. A második szakasz pontos.
review-turning-title = Fordulópontok
review-no_turning = Egyetlen lap sem fordította meg a játszmát.
review-won_lost = { $who ->
    [you] Eddig a lapig nyerésre álltál: { $card } ({ $number }. kijátszott lap).
   *[other] { $name } eddig a lapig nyerésre állt: { $card } ({ $number }. kijátszott lap).
}
review-won_drawn = { $who ->
    [you] Eddig a lapig nyerésre álltál: { $card } ({ $number }. kijátszott lap); onnantól döntetlen.
   *[other] { $name } eddig a lapig nyerésre állt: { $card } ({ $number }. kijátszott lap); onnantól döntetlen.
}
review-drawn_lost = { $who ->
    [you] Eddig a lapig megvolt a döntetlened: { $card } ({ $number }. kijátszott lap).
   *[other] { $name } eddig a lapig döntetlenre állt: { $card } ({ $number }. kijátszott lap).
}
review-chance_lost = { $who ->
    [you] { $card } ({ $number }. kijátszott lap): az esélyedből { $loss } ± { $error } pont veszett el; jobb volt: { $best }.
   *[other] { $card } ({ $number }. kijátszott lap): { $name } esélyéből { $loss } ± { $error } pont veszett el; jobb volt: { $best }.
}
review-lost = { $name } elveszített pontjai: az első szakaszban { $one }, a másodikban { $two }.
review-deal-title = Osztás és játék
review-deal = Egy erős bot ezt az osztást mindkét helyen végigjátszotta, { $games } játszmában: { $name } eredménye { $score }%.
review-favours = { $whom ->
    [seat] Az osztás neki kedvezett: { $name }.
    [nobody] Az osztás nagyjából kiegyenlített volt.
   *[unknown] Ennyi játszmából nem derül ki, kinek kedvezett az osztás.
}
review-deal_exact = Ha az elejétől mindketten hibátlanul játszanak, { $name } eredménye { $score }%.
review-result = { $name } eredménye { $result }%.
review-split = { $name } eredménye { $result }%. Az 50%-os alaphoz képest az osztás { $deal }, a játék { $play } pontot jelent.
review-title = Elemzés
review-about = Mennyibe került egy-egy lap: a második szakaszban pontosan, az elsőben kereséssel.
review-progress = Elemzés: { $done }/{ $total }
review-chance = { $name } lapja { $card }: esély { $before }% → { $after }%.
review-cost = Jobb volt: { $card }, ennyi ponttal: { $loss } ± { $error }.
review-fine = Nem volt egyértelműen jobb lap.
review-why = Miért { $card }, { $name } oldaláról:
review-begin = Haladj a vonalak mentén, vagy lépkedj végig a játszmán.
review-pending = Ez a lap még nincs megítélve.
review-table = Táblázatban
review-value-won = nyerő
review-value-drawn = döntetlen
review-value-lost = vesztes
review-after = { $card } után az állás { $name } szempontjából { $verdict }.
review-kept = Ezzel { $verdict } maradt volna az állás: { $cards }.
review-picture = Kép: { $file }
chart-title = { $name } nyerési esélye lapról lapra
chart-phase = { $phase ->
    [1] Első szakasz
   *[2] Második szakasz
}
chart-seen = ahogy { $name } tudhatta
chart-exact = pontos érték

## Puzzles

puzzle-title = Feladvány: { $id } · értékszám: { $rating }
puzzle-goal = A helyed: { $name }. { $goal ->
    [draw] Döntetlent menthetsz
   *[win] Nyerhetsz
}, de a következő { $count } döntésednél mindig csak egyetlen lap jó.
puzzle-right = Ez az.
puzzle-solved = Megoldottad.
puzzle-wrong = { $after ->
    [draw] { $card } már csak döntetlent ér
   *[loss] { $card } veszít
}, mégpedig így:
puzzle-solution = A megoldás innen:
puzzle-about = Miről szól: { $themes }
puzzle-legend = Azonosító, értékszám a botok skáláján, témák. Megoldás: claim puzzle ID
puzzle-theme-dwarf_lost = szándékosan elvesztett ütés egy Törpért
puzzle-theme-knight_over_goblin = Lovag a Goblin ellen
puzzle-theme-doppelganger_spent = Hasonmás, amelyet ki kell játszani
puzzle-theme-doppelganger_kept = Hasonmás, amelyet meg kell tartani
puzzle-theme-lead_given_up = a kezdés átengedése
puzzle-theme-last_of_faction = egy frakció utolsó lapja
puzzle-theme-tie_break = az egyenlőséget eldöntő lap
puzzle-theme-draw_saved = döntetlen mentése
puzzle-help-solution = a megoldás, és vége
puzzle-help-quit = kilépés
puzzle-page-title = Feladványok
puzzle-page-why = Egy játszma vége, nyílt lapokkal. Csak egyetlen lap jó, és a válasz után megint csak egyetlen. Minden megoldás bizonyított.
puzzle-day-title = Napi feladvány
puzzle-day-line = { DAY($date) }, értékszám: { $rating }. Mindenkinek ugyanaz.
puzzle-task = { $goal ->
    [draw] Mentsd meg a döntetlent
   *[win] Nyerj
}: { $count } döntés, mindegyiknél egyetlen jó lap.
puzzle-solve = Megoldom
puzzle-look-again = Megoldva: újra megnézem
puzzle-days = Egymás utáni napok
puzzle-best = legjobb: { $count }
puzzle-train-title = Edzés
puzzle-train-why = Minden feladvány az értékszámodhoz illik. Az első próba számít, és csak ez az eszköz tud róla.
puzzle-rating = Értékszámod
puzzle-rating-count = { $count ->
    [one] egy feladvány után
   *[other] { $count } feladvány után
}
puzzle-row = Egymás után megoldva
puzzle-theme-choice = Téma
puzzle-theme-any = bármilyen téma
puzzle-level = Nehézség
puzzle-level-easier = könnyebb
puzzle-level-even = nekem való
puzzle-level-harder = nehezebb
puzzle-train = Kérek egy feladványt
puzzle-saved = { $count ->
    [0] Ezen az eszközön nincs elmentve egy sem.
    [one] Ezen az eszközön { $count } van elmentve: hálózat nélkül is megoldható.
   *[other] Ezen az eszközön { $count } van elmentve: hálózat nélkül is megoldhatók.
}
puzzle-save = { $count } mentése hálózat nélküli játékhoz
puzzle-saving = Mentés…
puzzle-unsaved = Ez az eszköz nem tudott többet elmenteni. Lehet, hogy megtelt a tárhelye.
puzzle-next = Következő
puzzle-latest = Legutóbbi feladványaid
puzzle-tried = { $id }: { $right ->
    [yes] elsőre megoldva
   *[no] elsőre nem sikerült
}
puzzle-none = Nincs ilyen feladvány
puzzle-decision = { $goal ->
    [draw] Mentsd a döntetlent
   *[win] Nyerj
}: { $number } / { $total }
puzzle-decided = { $after ->
    [draw] Ez már csak döntetlen.
   *[loss] A másiknak végleg megvan a három szavazat.
}
puzzle-retry = Újra
puzzle-show = Megoldás
puzzle-list = Feladványok listája
puzzle-what-if = Mi lenne, ha…?
puzzle-walk = A folytatás lapról lapra
puzzle-run = Lejátszás
puzzle-pause = Szünet
puzzle-change = Értékszámod: { $rating } ({ $change })
puzzle-link = A feladvány hivatkozása
command-solution = megoldás megoldas
error-unknown_puzzle = Nincs ilyen feladvány: { $text }. Azonosító kell, például { $example }, vagy semmi a mai feladványhoz.
error-unknown_theme = --theme: { $text } nem téma. Lehetséges: { $known }.
error-bad_ratings = --rating: { $text }. Két egész szám kell, elöl a kisebb, például 600-800.
error-bad_date = --date: { $text } nem dátum. Ilyen kell: 2026-11-16.
error-no_such_puzzles = Egy feladvány sem felel meg. Kevesebb feltétel kell, vagy tágabb --rating.
error-other_puzzles = { $file } egy másik futásé. Ez a mag kell: { $seed }, és ez a verzió. Az újrakezdéshez töröld a fájlt.

## Errors: one for each code in an errors.py

error-not_your_turn = Most { BEFORE("a", $turn) }-játékos következik, nem { BEFORE("a", $seat) }-játékos.
error-not_in_hand = { $card } nincs { BEFORE("a", $seat) }-játékos kezében: { $hand }
error-must_follow = { $card } nem követi az első lapot ({ $led }): { BEFORE("a", $seat) }-játékos tudja követni a frakciót. Lehetséges: { $legal }
error-game_over = A játszma véget ért: { $card } már nem játszható ki.
error-bad_card = { $text } nem lap. Egy betű kell (G, K, U, D vagy X) és egy számjegy, amely a frakcióban megvan, például G3.
error-bad_pile = { $field }: { $text } nem pakli. Számjegyek kellenek frakciónként, G.K.U.D.X sorrendben, négy ponttal, például 0013.29.5..07.
error-too_many = { $field }: { $card } { $count } példányban szerepel, de a pakliban csak { $most } van.
error-bad_seat = { $field }: { $text } nem játékoshely. Lehetséges: A vagy B.
error-bad_viewer = { $text } nem nézőpont. Lehetséges: A, B, spectator vagy open.
error-bad_leader = { $text } nem lehet kezdőjátékos. Ezek egyike kell: { $known }.
error-bad_phase = Szakasz: 1 vagy 2 kell, de ez áll itt: { $text }.
error-bad_fields = Állás ({ $phase }. szakasz): { $expected } mező kell, egy-egy szóközzel elválasztva, de { $got } van.
error-bad_hands = Lapok kézben: { $a } és { $b }. Ugyanannyi kell, vagy eggyel kevesebb annál, aki kezdett.
error-bad_followers = Követők: { $a } és { $b } lap. Mindkét játékosnál { $expected } kell.
error-bad_draw_pile = Húzópakli: { $got } lap. Minden hátralévő ütéshez kettő kell: { $expected }.
error-bad_score = Pontozópakli ({ $seat }): { $card } az első szakaszban nem lehet itt, mert akkor csak kijátszott Élőhalottak kerülnek ide.
error-not_phase_two = A megoldónak a második szakasz egy állása kell, ez { BEFORE("a", $phase) }. szakaszé.
error-no_cards = Lapok kézben: az első szakaszban nem lehet nulla.
error-too_large = { $a } lap egy kézben és { $b } követő. Együtt legfeljebb 13 lehet.
error-bad_deck = Pakli: { $got } lap. Néggyel osztható szám kell, 4-től 52-ig.
error-uneven_hands = Lapok kézben: { $a } és { $b }. Ugyanannyi kell.
error-bad_seed = Mag (seed): { $text } nem jó. Egész szám kell, vagy 1–200 karakter hosszú szöveg, az elején és a végén szóköz nélkül.
error-not_utf8 = { $file }: nem UTF-8 szöveg (bájt: { $byte }). Egy játszma jegyzőkönyve kell.
error-too_long = { $file }: { $size } bájt. Egy játszma jegyzőkönyve kell, legfeljebb { $most } bájt.
error-bad_json = { $file }: nem JSON ({ $line }. sor, { $column }. oszlop): { $problem }
error-not_record = { $file }: nem egy játszma jegyzőkönyve. JSON-objektum kell, vagy „Claim 1” az első sorban.
error-newer_version = { $file }: újabb verzióval készült (formátum: { $version }). Ez a program legfeljebb ezt olvassa: { $known }.
error-missing_field = { $file }: { $field } hiányzik.
error-bad_field = { $file }: { $field }: ez kell: { $expected }, ez áll itt: { $text }
error-bad_line = { $file }, { $line }. sor: ez kell: { $expected }, ez áll itt: { $text }
error-in_file = { $file }: { $problem }
error-in_line = { $line }. sor: { $problem }
error-bad_play = { $file }: { $number }. kijátszott lap, { $card }: { $problem }
error-bad_end = { $file }: { $field } szerint { $text }, a kijátszott lapok szerint { $expected }
error-no_file = { $file }: { $problem }
error-no_line = { $file }: nincs ilyen sor: { $line }. Az utolsó: { $last }.
error-no_folder = Nincs ilyen mappa: { $folder }. Hozd létre előbb, vagy adj meg másikat.
error-many_records = { $file }: több jegyzőkönyv van benne. Egyet a sora jelöl ki: --game (replay, review, verify).
error-system = A rendszer üzenete: { $problem }
error-file_exists = { $file } már létezik. Adj meg másik fájlt, vagy folytasd azt a játszmát: --resume { $file }
error-unfinished_needed = { $file }: ez a játszma véget ért. Így nézheted vissza: claim replay { $file }
error-no_person = { $file }: ebben a játszmában nem játszik ember. Az egyik helyen ennek a névnek kell állnia: „person”.
error-unknown_bot = { $name } nem bot. Lehetséges: { $known } vagy cmd:PROGRAM.
error-unknown_language = { $name } nem választható nyelv. Lehetséges: { $known }.
error-odd_games = --games: { $got } nem pozitív páros szám. Minden osztást kétszer játszanak le, helycserével.
error-bad_number = { $field }: { $text } nem { $least } és { $most } közötti szám.
error-conflict = { $one } és { $other } együtt nem használható.
error-missing_extra = Ehhez a parancshoz ez is kell: { $package }. A Claim klónjában: { $install }
error-bot_from_file = { $file }: ebben a fájlban a bot egy program. A Claim sosem indít el fájlban megnevezett programot. A folytatáshoz te add meg: --bot { $name }
error-bad_bot_name = { $name } nem lehet egy bot neve. Nyomtatható szöveg kell, legfeljebb { $most } karakter, az elején és a végén szóköz nélkül.
error-no_marks = { $file }: a jegyzőkönyv nem nevez meg botot a magjával együtt, így nincs mit újrajátszani.
error-program_bot = { $seat }-játékos: { $name } külön program. A Claim sosem indít el fájlban megnevezett programot. A lapjai nem játszhatók újra.
error-other_bot = { $seat }-játékos: a játszmában { $recorded } játszott, az itteni bot viszont { $now }.
error-no_plays = { $file }: még egyetlen lap sincs kijátszva, így nincs mit elemezni.
error-impossible_view = Ez a nézet lehetetlen: { $problem }
error-which_bots = Két bot kell (--a BOT --b BOT), vagy legalább kettő egy listában (--bots BOT,BOT,…).
error-bad_bots = --bots: { $text }. Legalább két különböző bot kell, vesszővel elválasztva.
error-bad_anchor = --anchor: { $name } nem játszik. Lehetséges: { $known }.
error-bad_sprt = --sprt: { $h0 } és { $h1 }. Két 0 és 1 közötti eredmény kell, elöl a kisebb.
error-sprt_two = --sprt két botot hasonlít össze. --a és --b kell, nem --bots.
error-needs_option = { $option } csak ezzel együtt használható: { $other }. Add hozzá, vagy hagyd el ezt: { $option }.
error-bad_pool = { $option }: { $text } nem tempó. Lehetséges: { $known }.
error-no_key = Helyreállítási kulcs kell: begépelve, a bemenet első soraként vagy ebben a változóban: { $variable }.
error-picture_kind = { $option }: { $file }: a kép SVG vagy PNG lehet. Olyan név kell, amelynek .svg vagy .png a vége.
error-no_fonts = { $file }: nincs telepítve betűtípus, amellyel a PNG-be írni lehetne. Adj a képnek .svg végű nevet, vagy telepíts egy betűtípust.
error-results_busy = { $file }: ebbe a fájlba éppen egy másik futás ír. Várd meg, vagy adj meg másik fájlt.
error-no_cluster = --dask { $address }: { $seconds } másodpercen belül nem válaszol ütemező (scheduler).
error-idle_cluster = --dask { $address }: a fürtnek nincs egyetlen dolgozója (worker) sem.
error-bad_address = --dask: { $text } nem cím. Ilyen kell: tcp://host:8786.
error-workers_lost = A dolgozó folyamatok eltűntek. A --results FILE (feladványoknál --out FILE) kapcsolóval ugyanaz a parancs onnan folytatja, ahol abbamaradt.
error-dataset_lost = A dolgozó folyamatok eltűntek. { BEFORE("A", $file) } fájl nem készült el.
error-bot_start = { $name } nem indult el: { $problem }
error-bot_died = { $name } leállt (kilépési kód: { $exit }), amikor lapot kellett volna adnia.
error-bot_closed = { $name } lezárta a kimenetét, amikor lapot kellett volna adnia.
error-bot_silent = { $name } nem adott lapot { $seconds } másodpercen belül.
error-bot_nonsense = { $name } válasza: { $text }. Egy kijátszható lap kell: { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] A szerver titka egyezik az előre közölt lenyomatával.
   *[no] A szerver titka nem egyezik az előre közölt lenyomatával.
}
verify-day = { $ok ->
    [yes] Ez { BEFORE("a", DAY($day, suffix: "-i")) } napi osztás, amelyet egyedül a szerver sorsolt: vesd össze a lenyomatát azzal, amelyet előző nap közzétett.
   *[no] A jegyzőkönyv ellentmond magának abban, hogy ez melyik nap osztása.
}
verify-contribution = { $ok ->
    [yes] { BEFORE("A", $seat) }-játékos hozzájárulása egyezik az előre közölt lenyomatával.
   *[no] { BEFORE("A", $seat) }-játékos hozzájárulása nem egyezik az előre közölt lenyomatával.
}
verify-seed = { $ok ->
    [yes] A mag valóban az asztalból, a titokból és a hozzájárulásokból következik.
   *[no] A mag nem az asztalból, a titokból és a hozzájárulásokból következik.
}
verify-deck = { $ok ->
    [yes] A lapok valóban a magból következnek.
   *[no] A lapok nem a magból következnek.
}
verify-leader = { $ok ->
    [yes] A kezdőjátékos valóban a magból következik.
   *[no] A kezdőjátékos nem a magból következik.
}
verify-leader-named = A kezdőjátékost az asztal nyitásakor választották, nem sorsolták.
verify-move_seed = { $ok ->
    [yes] A bot véletlen döntései valóban a szerver titkából következnek.
   *[no] A bot véletlen döntései nem a szerver titkából következnek.
}
verify-true = Igazolva: az osztás ezekből a titkokból következik. Hogy valóban a te osztásod-e, azt az osztás előtt látott lenyomatokkal összevetve tudhatod meg.
verify-false = Nincs igazolva: ebben a jegyzőkönyvben valamit megváltoztattak vagy kitaláltak.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } nem titok. 64 kisbetűs hexadecimális számjegy kell.
error-not_fair = { $file }: a jegyzőkönyv nem mondja meg, miből következik az osztás (nincs „fair”), így nincs mit ellenőrizni.
error-chosen_deal = { $file }: ezt az osztást választották, nem sorsolták ({ BEFORE("a", $table) } asztalé), így nincs mit ellenőrizni.
error-set_up_game = { $file }: ez a játszma felállított állásból indult, nem osztásból, így nincs mit ellenőrizni.
error-nothing_left = Ebben az állásban a játszmának vége: nincs mit kijátszani.
error-day_secret = { $file }: { BEFORE("a", DAY($day, suffix: "-i")) } napi osztás titka csak akkor derül ki, ha a nap véget ért. Kérd le akkor újra ezt a jegyzőkönyvet.
error-no_table = Nincs ilyen asztal: { $table }.
error-seat_taken = { BEFORE("A", $table) } asztal mindkét helye foglalt.
error-table_closed = Aki { BEFORE("a", $table) } asztalt nyitotta, be is zárta: itt már nincs játszma.
error-not_seated = Nem ülsz { BEFORE("a", $table) } asztalnál.
error-wrong_moment = Most nem: { BEFORE("a", $command) } parancs nem lehetséges olyan asztalnál, { $status ->
    [waiting] amely játékosra vár
    [revealing] amely osztás előtt áll
    [playing] ahol játszma folyik
   *[over] ahol a játszma véget ért
}.
error-wrong_reveal = { BEFORE("A", $seat) }-játékos hozzájárulása nem egyezik az előre közölt lenyomatával.
error-stale_play = Ezt a lapot { $ply } kijátszott lapnál küldted, de már { $now } van kijátszva. Nézd meg újra, aztán játssz.
error-no_taking_back = { BEFORE("A", $table) } asztalnál semmit sem lehet visszavenni: csak bot ellen lehet, nem fejből játszva, és nem olyan játszmában, amely számít.
error-nothing_to_take_back = { BEFORE("A", $table) } asztalnál még nincs mit visszavenni: nem játszottál ki lapot.
error-stale_take_back = { $to } kijátszott lapig akartál visszalépni, de az utolsó lapod előtt { $now } volt kijátszva. Nézd meg újra, aztán vedd vissza.
error-too_many_taken_back = Egy asztalnál legfeljebb { $most } alkalommal lehet visszavenni.
error-deal_without_bot = Egy osztást csak bot ellen lehet újra lejátszani, ilyen asztalnál nem: { $kind }.
error-bad_day = { $text } nem dátum. Ilyen kell: 2026-11-16.
error-day_to_come = { BEFORE("A", DAY($day, suffix: "-i")) } napi osztás még nem jött el.
error-no_day = { BEFORE("A", DAY($day, suffix: "-i")) } napon nem volt napi osztás.
error-day_fixed = A napi osztást bot ellen játsszuk, a számító játszmát a nap ellenfele ellen, és mást nem lehet választani.
error-day_played = { BEFORE("A", DAY($day, suffix: "-i")) } napi osztást már lejátszottad. Csak az első játszma számít, a többi gyakorlás.
error-day_over = { BEFORE("A", DAY($day, suffix: "-i")) } napi osztás már nem számít. Gyakorlásként lejátszhatod.
error-practice_later = Előbb fejezd be a saját játszmádat { BEFORE("a", DAY($day, suffix: "-i")) } napi osztással: addig nincs gyakorlás vele.
error-day_hidden = Itt { BEFORE("a", DAY($day, suffix: "-i")) } napi osztást játsszák. Az láthatja, aki a magáét befejezte; ha a nap véget ért, mindenki.
error-not_over = { BEFORE("A", $table) } asztalnál még tart a játszma.
error-nothing_played = { BEFORE("A", $table) } asztalnál még egyetlen lap sincs kijátszva, így nincs mit elemezni.
error-no_deal = { BEFORE("A", $table) } asztalt az osztás előtt elhagyták: nincs játszma.
error-no_rematch = Nincs visszavágó { BEFORE("a", $table) } asztalnál: senki sem ajánlott, vagy valaki elment.
error-no_hints = Nincs tipp { BEFORE("a", $table) } asztalnál: csak bot ellen, játszma közben, és ha nincs kikapcsolva.
error-hints_by_heart = Fejből játszott asztalnál nincs tipp: elárulná, amire emlékezni kell.
error-hints_need_bot = Tipp csak bot ellen van.
error-bad_clock = { $text } nem óra. Ezek egyike kell: { $known }.
error-clock_needs_friends = Óra csak két ember játszmájában van, ha mindkettő a saját eszközén játszik.
error-nobody_away = Az ellenfeled { BEFORE("a", $table) } asztalnál nem késik: te következel, vagy nincs időkorlát.
error-not_closable_yet = { BEFORE("A", $table) } asztal csak ettől kezdve zárható be: { MOMENT($time) }.
error-time_is_up = Lejárt az idő { BEFORE("a", $table) } asztalnál: ez későn érkezett.
error-not_called_off = { BEFORE("A", $table) } asztalnál a játszma nem mondható le. Csak két ember játszmája mondható le, az első lap előtt.
error-no_holidays = { BEFORE("A", $table) } asztalnál nincs szabadság: csak lassú játszmában van.
error-not_on_holiday = Nem vagy szabadságon { BEFORE("a", $table) } asztalnál.
error-too_long_a_holiday = { $days } nap túl sok: ebben a játszmában még { $most } nap szabadságod van.
error-no_such_bot = { $name } nem olyan bot, amely asztalhoz ül. Ezek egyike kell: { $known }.
error-nobody_listens = Senki sem hall { BEFORE("a", $table) } asztalnál. A mondat a másik játékosnak szól, amíg kapcsolatban van.
error-bad_name = { $text } nem lehet név. Egy név 1–{ $most } látható karakter, egymásra halmozott ékezetek nélkül.
error-bot_name = { $text } itt egy bot neve. Válassz másik nevet.
error-reserved_name = A(z) { $text } név a szerver üzemeltetőit jelenti. Válassz másik nevet.
error-bad_kind = { $text } nem asztalfajta. Ezek egyike kell: { $known }.
error-bad_status = { $text } nem egy asztal állapota. Ezek egyike kell: { $known }.
error-bad_command_id = { $text } nem parancsazonosító. { $least }–{ $most } betű, számjegy, - vagy _ kell.
error-not_kept = A szerver nem tudta elmenteni, ezért nem történt meg. Próbáld újra.
error-not_read = A szerver most nem tudja olvasni az asztalait. Próbáld újra.
error-no_thought = Nem lett meg időben a válasz. Próbáld újra.
error-broken_log = { BEFORE("A", $table) } asztal már nem olvasható: a naplója sérült, vagy újabb verzió írta.
error-bad_database = Adatbázis, { $url }: { $problem }

## The server
serve-started = A Claim itt vár: { $url }
serve-running = A Claim már fut ezekkel az asztalokkal: { $url }
serve-invite = Mások a hálózatodon itt érik el: { $url }
serve-local = Csak ez a gép éri el. A --host 0.0.0.0 kapcsolóval a hálózatod többi gépe is.
serve-few-files = A rendszer csak { $files } megnyitott fájlt enged, így egyszerre legfeljebb { $connections } kapcsolat lehet. Indítás előtt az „ulimit -n { $wanted }” mindet lehetővé tenné.
serve-stop = Leállítás: Ctrl-C.
web-no-page-title = Az oldal nincs felépítve
web-no-page-text = Futtasd ezt: „make page”, majd töltsd be újra. Maga a szerver működik.
error-no_database = { $url } nem használható: { $problem }
error-damaged_database = { $url } sérült ({ $problem }). Állíts vissza egy biztonsági mentést, vagy adj meg másik adatbázist.
error-read_only_database = { $url } nem írható ({ $problem }). A szervernek írnia kell bele.
error-database_in_use = { $url } használatban van: egy másik szerver dolgozik vele. Állítsd le azt, vagy adj meg másik adatbázist.
error-older_database = { $url } a Claim régebbi verziójával készült. A `claim admin upgrade FILE` fájlba másolja, majd frissíti. A `claim serve` induláskor frissíti.
error-empty_database = Ebben az adatbázisban még nincsenek meg a Claim táblái: { $url }. A `claim serve` létrehozza őket.
error-no_copy = Az adatbázist nem sikerült ide másolni: { $file }. Ezért semmi sem változott. A hiba: { $problem }
error-not_served = Ezt az adatbázist most egyetlen szerver sem használja: { $url }. Ezért nem készült róla mentés. Add meg azt az adatbázist, amelyet a szerver használ, vagy hagyd el a --served kapcsolót.
error-newer_database = { $url } a Claim újabb verziójával készült. Frissítsd a Claimet, vagy adj meg másik adatbázist.
error-bad_message = Itt: { $field }: { $problem }
error-too_big = { $size } bájt. Legfeljebb { $most } lehet.
error-too_fast = Egyszerre túl sok. Várj egy pillanatot.
error-too_many_tables = Túl sok asztal egy címről. Várj egy kicsit.
error-too_many_called_off = Túl sok lemondott játszma. Játszd le ezt, vagy várj egy kicsit.
error-nobody_asks = Játékos nélküli „hello” után nincs kit párosítani.
error-playing_already = Az élő játszmád { BEFORE("a", $table) } asztalnál még nem ért véget. Előbb fejezd be.
error-missed_lately = { $count ->
    [one] Nem jöttél el egy játszmára, amelyet neked találtunk.
   *[other] Nem jöttél el { $count } játszmára, amelyeket neked találtunk.
} Ekkortól kereshetsz újra ellenfelet: { MOMENT($time) }.
error-missed_at_address = A te címedről új játékosok { $count } nekik talált játszmára nem jöttek el. Ekkortól kereshetsz ellenfelet: { MOMENT($time) }.
error-too_many_seeks = Egy címről túl sokan keresnek ellenfelet. Várj egy kicsit.
error-too_many_sockets = Túl sok kapcsolat. Zárj be néhányat.
error-hello_first = Először „hello” üzenet kell, { $seconds } másodpercen belül.
error-idle = { $seconds } másodperce nem jött semmi.
error-blocked = Erről a címről nem használható ez a szerver.
error-strange_origin = { $origin } oldala nem használhatja ezt a szervert.
error-strange_host = Ez a szerver nem hallgat erre a névre: { $host }. Az üzemeltetője a --allow-host kapcsolóval engedélyezheti.
error-slow_request = A kérés nem érkezett meg időben.
error-no_path = Itt nincs semmi: { $path }.
error-bad_method = { $method } itt nem lehetséges: { $path }.
error-server_error = Hiba történt a szerveren. Próbáld újra, vagy keresd a naplójában: { $reference }.
error-no_port = Nem lehet figyelni itt: { $host }, port: { $port }: { $problem }
error-bad_server = --server: { $text } nem egy szerver címe. Ilyen kell: https://claim.example.
error-bad_table = --table: { $text } nem egy asztal hivatkozása, és nem is a kódja.
error-other_server = --table: ez a hivatkozás ide vezet: { $server }. A --server mást nevez meg.
error-no_server = { $server } nem válaszol: { $problem }
error-strange_server = { $server } nem úgy válaszol, mint ennek a játéknak a szervere: { $problem }
error-no_lobby = { $server } nem keres ellenfelet: régebbi a verziója, vagy nem engedi be ezt a programot.
error-bad_origin = --origin: { $text } nem eredet. Ilyen kell: https://claim.example.
error-bad_push_service = --push-service: { $text } nem név. Ilyen kell: push.example.org, *.push.example.org vagy push.example.org:8443.
error-bad_host = --allow-host: { $text } nem név. Ilyen kell: claim.example.
error-bad_contact = --contact: { $text } nem egyetlen sor 1–{ $most } nyomtatható karakterrel.
error-bad_hour = --weekly-hour: { $text } nem időpont. Ilyen kell: 'thu 20:00 Europe/Berlin'.
error-bad_proxy = --proxy: { $text } nem cím. Ilyen kell: 10.0.0.1 vagy 10.0.0.0/8.
error-unknown_limit = { $name } nem korlát. Ismert korlátok: { $known }.
error-bad_limit = { $name }: { $text } nem korlát. 0-nál nagyobb szám kell.
error-one_worker = --workers { $workers }: SQLite-tal egyetlen folyamat szolgál ki, többhöz PostgreSQL kell (--database).
error-bad_seconds = { $name }: { $text } nem időtartam. Másodpercek száma kell, 0 és { $most } között.

## Looking after a server: claim admin

admin-tables-legend = Azonosító, fajta, állapot, létrejött, utolsó esemény (mindkettő UTC szerint), kijátszott lapok, nevek helyek szerint.
admin-no-tables = Nincs ilyen asztal.
admin-closed = { BEFORE("A", $table) } asztal be van zárva.
admin-deleted = { BEFORE("A", $table) } asztal törölve.
admin-purged = Törölt asztalok: { $count }.
admin-would-purge = Ennyi asztal törlődne: { $count }.
admin-journal = Egy másik program éppen olvassa az adatbázist, ezért a törölt adatok még a naplófájljában vannak. Akkor tűnnek el, amikor az utolsó program is bezárja a fájlt.
admin-backup = { $file } elkészült. Asztalok: { $tables }, tények: { $facts }, letiltott hálózatok: { $blocks }.
admin-upgraded = Az adatbázis naprakész a Claim { $version } verziójához. A korábbi állapota itt van: { $file }.
admin-up-to-date = Az adatbázis már naprakész volt a Claim { $version } verziójához. Nem készült másolat.
admin-restored = { $file } visszaállítva. Asztalok: { $tables }, tények: { $facts }, letiltott hálózatok: { $blocks }.
admin-left-out = Kimaradt, mert nem játszható újra: { $table } asztal.
admin-sound = Minden rendben van. Asztalok: { $tables }, tények: { $facts }.
admin-unsound = Sérült helyek száma: { $broken }. Asztalok: { $tables }, tények: { $facts }.
admin-revoked = { BEFORE("A", $table) } asztal { $seat } helye: a kulcsa többé semmit sem nyit.
admin-reissued = A játékos ezt nyissa meg, a szervered címe és egy perjel után írva: { $link }
admin-renamed = { BEFORE("A", $table) } asztal { $seat } helyének új neve: { $name }.
admin-blocked = { $network } letiltva.
admin-unblocked = { $network } már nincs letiltva.
admin-no-blocks = Semmi sincs letiltva.
admin-problem-empty = { $table } asztal: üres a naplója.
admin-problem-gap = { $table } asztal: a naplójából hiányzik ez a tény: { $seq }.
admin-problem-fact = { $table } asztal: a naplójának ez a ténye nem lehet igaz: { $seq } ({ $problem }).
admin-problem-commitment = { $table } asztal: { BEFORE("a", $seat) }-játékos hozzájárulása nem egyezik az előre közölt lenyomatával.
admin-problem-column = { $table } asztal: { $field } így van tárolva: { $stored }, de a napló szerint { $derived }.
admin-problem-orphan = { $table } asztal: napló van, asztal nincs.
admin-problem-file = Maga az adatbázis sérült: { $problem }
error-no_person_there = { BEFORE("A", $table) } asztal { $seat } helyén nem ül ember.
error-bad_network = { $text } sem cím, sem hálózat. Ilyen kell: 203.0.113.7 vagy 2001:db8::/48.
error-not_blocked = { $network } nincs letiltva.
error-not_empty = Az adatbázis nem üres. Mentést csak újba lehet visszaállítani: adj meg másikat.
error-not_backup = { $file } nem a Claim mentése.
error-newer_backup = { $file } a Claim újabb verziójával készült (formátum: { $version }). Ez legfeljebb ezt olvassa: { $known }.
error-damaged_backup = { $file } sérült, { $line }. sor: { $problem }
error-broken_backup = { $file }: { BEFORE("a", $table) } asztal nem játszható újra. A --skip-broken kapcsolóval a többi visszaállítható.
error-storage_failed = Az adatbázis hibát jelzett: { $problem }

## The page: around the table

page-home = Claim: a kezdőlapra
page-navigation = Főmenü
page-skip = Ugrás a tartalomhoz
page-news = Ami történik
page-language = Nyelv
page-theme = Színek
page-theme-system = mint az eszközön
page-theme-light = pergamen
page-theme-dark = gyertyafény
page-settings = Beállítások
page-learn = Tanulás
page-close = Bezárás
page-link = A hivatkozás
page-copy = Másolás
page-copied = Másolva
page-to-lobby = A kezdőlapra
page-thinking = Gondolkodik…
page-connecting = Egy pillanat…
page-reconnecting = Megszakadt a kapcsolat. Újra próbálkozunk; amit kijátszottál, az megmarad.
page-try-now = Próbáld meg most
page-unreachable = A szerver most nem érhető el.
page-refused = A szerver elutasította a kérést ({ $code }).
page-no-table = Nincs ilyen asztal

## The page: the lobby

page-story = Ma reggel a királyt egy boroshordóban találták, fejjel lefelé. Öt frakció, két trónkövetelő, egy üres trón.
page-story-goal = Toborozz követőket tizenhárom ütésben, játszd ki őket újabb tizenháromban, és nyerd meg az öt frakcióból háromnak a szavazatát.
page-first-game = Az első játszmám, segítséggel
page-learn-rules = A szabályok
page-name = A neved
page-guest = Vendég
page-member = van fiókja
page-play-bot = Játssz az udvar ellen
page-level = { $level }. szint az 5-ből
page-friend = Játssz egy baráttal
page-friend-why = Kapsz egy hivatkozást, azt küldd el. A játszma akkor kezdődik, amikor a másik leül.
page-invite = Meghívás
page-same-screen = Ketten egy képernyőnél
page-same-screen-why = Adjátok egymásnak az eszközt. A lapjaitokat függöny takarja.
page-same-screen-start = Üljünk le
page-name-beside = A másik játékos neve
page-options = Az asztal beállításai
page-options-leader = Ki kezd
page-options-lot = Sorsolás
page-options-me = Te
page-options-other = A másik játékos
page-options-heart = Fejből
page-options-heart-why = Azt látod, ami nyíltan fekszik az asztalon, a többit fejben tartod: nincs emlékeztető, dobópakli, tipp, visszavétel.
page-options-hints = Tippek az udvar ellen
page-options-no-hints = Nincs tipp
page-options-listed = Nyilvános: bárki nézheti
page-told-leader = { $who ->
    [lot] A kezdőjátékost sorsolás dönti el.
    [you] Az első ütést te kezded.
    [guest] Az első ütést az kezdi, aki leül.
   *[other] Az első ütést { $name } kezdi.
}
page-told-heart = Fejből játsszátok: mindenki azt látja, ami nyíltan fekszik az asztalon, a többit fejben tartja.
page-told-no-hints = Ennél az asztalnál nincs tipp.
page-told-listed = A játszma nyilvános: bárki nézheti.
page-told-daily = { $counted ->
    [yes] { BEFORE("A", DAY($day, suffix: "-i")) } napi osztás: ez a játszma számít. Nincs tipp, és semmit sem lehet visszavenni.
   *[no] { BEFORE("A", DAY($day, suffix: "-i")) } napi osztás, gyakorlásként.
}
page-my-games = A játszmáid
page-my-finished = Befejezett játszmák: { $count }
page-against = Ellenfél: { $name }
page-resume = Folytatás
page-rematch-with = Visszavágó: { $name }
page-forget = Levétel a listáról: { $game }
page-watch-title = Zajló játszmák
page-watch-none = Most nincs nézhető játszma. Két ember játszmája csak akkor van a listán, ha ők így választották.
page-look-again = Frissítés
page-watch = Nézem
page-watching = { $a } és { $b } játszmáját nézed. Az asztalt látod, a kézben lévő lapokat nem.
page-invitation = Meghívó
page-invited = { $name } a koronádra tör
page-invited-why = Egy hely szabad, és a tiéd, ha kell.
page-sit = Leülök
page-seats-taken = Mindkét hely foglalt. Nézni lehet.
page-waiting = Várjuk a másik trónkövetelőt
page-waiting-invite = Küldd el ezt a hivatkozást annak, akivel játszani akarsz:
lobby-link-local = Ez a hivatkozás csak ezen a gépen működik. Másoknak a gép hálózati címe kell: állítsd le a szervert, indítsd újra a --host 0.0.0.0 kapcsolóval, és nyisd meg az oldalt azon a címen, amelyet kiír.
lobby-waiting-open = A helyed a szabad helyek listáján van: aki leül, veled játszik. Ezt a hivatkozást is elküldheted valakinek:
page-waiting-stay = A játszma magától elkezdődik, amikor a másik leül. Az oldalt be is zárhatod, és visszajöhetsz.
page-sat = { $name } leült. Kezdődik a játszma.
page-waiting-watch = Még nincs osztás.
page-dealing = Keverés
page-dealing-why = Mindkét trónkövetelő részt vesz a keverésben, így senki sem szabhatja meg a lapokat.
lobby-dealing-stuck = { $name } még nem járult hozzá a keveréshez. Várhatsz, vagy bezárhatod az asztalt: ezzel senki sem veszít.

## The page: the table

page-table = Az asztal
page-tools = Segítség és egyéb
page-you = Te
page-you-name = { $name } (te)
page-to-play = következik
page-leads = kezd
page-away = nincs itt
page-hand-count = { $count } lap kézben
page-followers = Követők: { $count }
page-followers-of = { $who ->
    [you] A követőid
   *[other] { $name } követői
}
page-followers-hidden = Rejtve húzott lapok: { $count }.
page-followers-heart = Fejből játsszátok: neked kell észben tartanod, ki mit vitt el.
page-piles = Pontozópaklik
page-piles-open = A pontozópaklik megnézése
page-discards = Dobópakli
page-no-cards = Még nincs lap.
page-prize = Jutalom
page-last-trick = Legutóbbi ütés: { $name }
page-your-hand = A lapjaid. Lépés: nyilak, kijátszás: Enter.
page-card-playable = { $card }, kijátszható
page-card-hinted = { $card }, kijátszható, ajánlott
page-card-refused = { $card }, most nem: { $why }
page-why-follow = { $letter ->
   *[other] Van ilyen a kezedben: { $faction }. Követned kell.
}
page-why-turn = Most nem te jössz.
page-turn-lead = Te jössz: kezdj bármelyik lappal.
page-turn-answer = Te jössz, erre felelj: { $card }.
page-turn-other = { $name } gondolkodik…
page-play = Kijátszom
page-playing = Lap kijátszása
page-playing-auto = Automatikus: két koppintás, egy kattintás
page-playing-tap = Egy koppintás vagy kattintás kijátssza
page-playing-lift = Az első felemeli, a második kijátssza
page-confirm-play = Kijátszod ezt: { $card }?
page-warning-sure = Mégis ezt játszod ki: { $card }?
page-warning = Figyelmeztetés nagy hiba előtt (tippnek számít)
page-warning-guided = a vezetett játszmában
page-warning-always = mindig az udvar ellen
page-warning-never = soha
page-memory = Emlékeztető
page-log = Ütések
page-log-empty = Még nem volt ütés.
page-beside = { $side ->
    [left] Az asztal bal oldalán
   *[right] Az asztal jobb oldalán
}
page-more = Egyéb
page-talk = Szólj
page-take-back = Visszavétel
page-seen-hand = { $name } kezében
page-draws-hidden = { $who ->
    [you] Húzol egy lapot.
   *[other] { $name } húz egy lapot, és nem mutatja meg.
}
page-scores = { $who ->
    [you] A pontozópaklidba: { $cards }.
   *[other] { $name } pontozópaklijába: { $cards }.
}
told-wins = { $who ->
    [you] Te viszed az ütést ({ $card }): { $why }
   *[other] { $name } viszi az ütést ({ $card }): { $why }
}
told-why-higher_value = ez a magasabb lap.
told-why-tie = egyenlő értéknél a kezdőjátékos nyer.
told-why-knight_beats_goblin = a Lovag legyőzi a Goblint.
told-why-doppelganger = { $letter ->
    [D] itt { $faction }nek számít.
   *[other] itt { $faction }nak számít.
}
told-why-did_not_follow = { $who ->
    [you] nem követted a frakciót.
   *[other] { $name } nem követte a frakciót.
}
told-takes = { $who ->
    [you] Tiéd a jutalom: { $card }; { $loser } rejtve húz.
    [loser] { $name } jutalma: { $card }; te ezt húzod: { $drawn }.
   *[other] { $name } jutalma: { $card }; { $loser } rejtve húz.
}
page-next-prize = Következő jutalom
page-next-prize-line = Következő jutalom: { $card }
page-turn-away = { $name } nincs itt.
page-moment-votes = Szavazatok eddig: { $me } { $mine }, { $name } { $theirs }.
page-moment-rules = Nincs több jutalom: az ütés nyertese mindkét lapot a pontozópaklijába teszi, de a Törpöket a vesztes kapja.
page-moment-go = Kézbe veszem a követőimet
page-pace = Az asztal tempója
page-pace-slow = lassú
page-pace-normal = közepes
page-pace-fast = gyors
page-watch-link = Itt mások is nézhetik. A kézben lévő lapokat nem látják:
page-resign = Feladom
page-resign-sure = Lemondasz a trónról? A játszma azonnal véget ér.
page-resign-yes = Igen, feladom
page-resign-no = Nem, játszom tovább
page-curtain = Add át az eszközt: { $name } következik
page-curtain-lift = { $name } vagyok: mutasd a lapjaimat
page-curtain-why = Addig senkinek a lapjai sem látszanak.
page-title-turn = ● Te jössz – Claim
page-title-other = { $name } következik – Claim
page-title-waiting = Várakozás – Claim
page-title-over = Vége – Claim

## The page: the end, and looking back

page-faction = Frakció
page-votes = Szavazatok
page-closed = Az üzemeltető bezárta ezt az asztalt. Senki sem nyert.
page-rematch = Visszavágó
page-rematch-asked = Visszavágó felajánlva…
page-rematch-offered = { $name } visszavágót ajánl.
page-rematch-gone = A másik elment
page-series = Megnyert játszmák: { $me } { $mine }, { $name } { $theirs }
page-set-up = Felállított állás
page-what-if = Mi lenne, ha…?
page-replay = Visszanézés
page-review = Játszma elemzése
page-play-again = Ugyanez az osztás újra
page-other-side = A másik oldalról
runs-title = Ez az osztás, játszmánként
runs-game = Játszma
runs-cards = A te lapjaid
runs-help = Segítség
runs-first = mint először
runs-other = a másik oldalról
runs-no-help = nincs
runs-won = győzelem
runs-lost = vereség
runs-drawn = döntetlen
runs-given-up = feladás
runs-this = ez
page-record-copy = A jegyzőkönyv másolása
page-record-download = A jegyzőkönyv letöltése
page-no-replay = Itt nincs mit visszanézni
page-replay-steps = Lapról lapra
page-first = Az osztáshoz
page-back = Egy lappal vissza
page-next = Egy lappal tovább
page-last = A végére
page-seen-as = Nézőpont
page-seen-open = minden lap nyitva
page-seen-spectator = egy néző
page-share = Ennek a játszmának a hivatkozása

## The page: learning and cards

vote-counters = Az öt szavazat
vote-counter = { $faction }: { $who } { $mine }, { $them } { $theirs }.
vote-counter-holder = { $who ->
    [nobody] Ez a szavazat senkié.
    [you] Ez a szavazat a tiéd.
   *[other] Ezt a szavazatot { $name } kapja.
}
vote-counter-settled = Eldőlt.

power-G = Nincs képessége. Csak sokan vannak.
power-K = Másodikként, Goblinra kijátszva: értéktől függetlenül nyer.
power-U = Az első szakaszban kijátszva: a nyertes pontozópaklijába kerül.
power-D = A második szakaszban: az ütés vesztesének pontozópaklijába kerül.
power-X = Másodikként kijátszva: az első lap frakciójába tartozónak számít, de a képességét nem veszi át. Akkor is kijátszható, ha tudnál követni.

aid-powers = A képességek
aid-values = { $low }–{ $high }, { $count } lap
aid-trick = Egy ütés menete
aid-step-prize = Csak az első szakaszban: felfordítjuk a jutalmat.
aid-step-lead = A kezdőjátékos bármit kijátszhat.
aid-step-follow = A másik követi a frakciót, vagy Hasonmást játszik ki. Aki nem tud követni, bármit kijátszhat.
aid-step-win = Az első lap frakciójából a magasabb lap nyer; egyenlő értéknél a kezdőjátékos.
aid-step-one = Első szakasz: a nyertesé a jutalom, a vesztesé a következő lap, amelyet csak ő lát. A kijátszott Élőhalottak a nyertes pontozópaklijába kerülnek, a többi kikerül a játékból.
aid-step-two = Második szakasz: a kijátszott Törpök a vesztes pontozópaklijába kerülnek, a többi lap a nyertesébe.
aid-step-next = A következő ütést a nyertes kezdi.
aid-votes = A szavazatok
aid-votes-text = Egy frakció szavazata azé, akinek több lapja van belőle a pontozópaklijában; ha ez egyenlő, azé, akié a legmagasabb. Három szavazattal tiéd a korona.

learn-title = Hogyan játsszuk?
learn-contents = Ezen az oldalon
learn-story = Ma reggel a királyt fejjel lefelé egy boroshordóban találták. Maradt öt frakció, két trónkövetelő és egy üres trón. Nyerj meg az ötből három frakciót, és foglalj helyet.
learn-guided-text = Inkább játék közben tanulnál? A vezetett játszmában minden akkor kap magyarázatot, amikor először megtörténik.
learn-guided = Vezetett játszma indítása
learn-led = első lap
learn-reply = válasz
learn-wins = nyer
learn-prize = jutalom
learn-hidden = következő lap
learn-to-winner = a nyertesé
learn-to-loser = a vesztesé
learn-to-score = pontozópakli
learn-out = kikerül a játékból

learn-goal-title = Öt frakció, öt szavazat
learn-goal-text = Minden frakciónak egy szavazata van, és annak adja, akinél a végén több lapja van. A lapon álló szám az értéke: a 0 a legalacsonyabb, a 9 a legmagasabb. A pakli 52 lapos.
learn-deal-title = Előkészületek
learn-deal-text = Ketten játszotok. Az összes lapot megkeverjük: mindketten tizenhármat kaptok, a másik ezeket nem látja, 26 lap pedig képpel lefelé a húzópaklit alkotja. Sorsolás dönti el, ki kezdi az első ütést (a nyomtatott játékban a fiatalabb játékos). Ezután két szakasz következik, mindkettő tizenhárom ütésből áll.

learn-one-title = Első szakasz: követők toborzása
learn-one-lead = Minden ütésnek jutalma van: felfordítjuk a húzópakli legfelső lapját. A kezdőjátékos bármelyik lapját kijátszhatja, akármi a jutalom.
learn-one-follow = A másiknak követnie kell: akinél van az első lap frakciójából, az kijátszik egyet, vagy helyette egy Hasonmást. Akinél nincs, bármit kijátszhat. Hasonmást senkinek sem kötelező kijátszania, kivéve ha az első lap Hasonmás.
learn-one-follow-example = Az első lap G5. Kijátszhatod a Goblinjaidat vagy a Hasonmásodat; a Lovagnak és az Élőhalottnak várnia kell.
learn-one-win = Az első lap frakciójából a magasabb lap nyer. Egyenlő értéknél a kezdőjátékos nyer. Más frakció lapja veszít, bármilyen magas, hacsak egy képesség mást nem mond.
learn-one-win-example = Az első lap U4, a válasz D9. A D9 nem követte a frakciót, ezért a kis U4 nyer.
learn-one-take = A nyertesé a jutalom; ezt mindketten láttátok. A vesztesé a húzópakli következő lapja, és ezt csak ő látja. Ezek a lapok a követőitek. A második szakaszig képpel lefelé várnak.
learn-one-take-example = A jutalom K8 volt. Most a nyertesé; amit a vesztes húzott, lehet még jobb is, vagy egy nullás Goblin.
learn-one-out = A kijátszott lapok kikerülnek a játékból, kivéve az Élőhalottakat: azok a nyertes pontozópaklijába kerülnek. Az az Élőhalott, amelyik jutalom volt, vagy amelyet a vesztes húzott, ugyanolyan követő, mint a többi.
learn-one-next = A következő ütést a nyertes kezdi. Tizenhárom ütés után a kezetek és a húzópakli is kiürül.

learn-two-title = Második szakasz: támogatók gyűjtése
learn-two-hand = Mostantól a tizenhárom követőd van a kezedben. Az kezd, aki az utolsó ütést vitte.
learn-two-score = Az ütések ugyanúgy mennek, minden képességgel, de jutalom nélkül. A nyertes mindkét lapot képpel felfelé a pontozópaklijába teszi, és ő kezdi a következő ütést. Csak a Törpök kerülnek máshová.
learn-two-known = Többé semmi sem rejtett: minden lap, amelyet nem láttál, a másik kezében van. Aki számolt, jobban játszik.

learn-powers-title = Mire képesek a frakciók
learn-power-G = A Goblinok nem tudnak semmit. De tizennégyen vannak, ebből öt nullás, és egy szavazat az egy szavazat.
learn-power-K = A másodikként, Goblinra kijátszott Lovag értéktől függetlenül nyer. A követés akkor is kötelező: akinél van Goblin, nem küldhet Lovagot. Az elsőként kijátszott Lovagnak ez nem segít, és annak sem, amelyik Hasonmásra felel.
learn-power-K-example = Az első lap G9. Nálad nincs Goblin, így a legkisebb Lovagod is legázolja.
learn-power-U = Az első szakaszban kijátszott Élőhalottak nem vesznek el: rögtön az ütés nyertesének pontozópaklijába kerülnek. Így mind a tíz lap pontozópakliba jut, és a szavazatuk gyakran korán eldől.
learn-power-U-example = Első szakasz: az első lap U6, az U8 nyer. Mindkettő annak a pontozópaklijába kerül, aki az U8 lapot kijátszotta, és övé a jutalom is.
learn-power-D = A második szakaszban az ütés Törpjei a vesztes pontozópaklijába kerülnek, ha kettő van, mindkettő. A többi a nyertesé, és a következő ütést is ő kezdi.
learn-power-D-example = Második szakasz: a D9 nyer a D3 ellen, ezért mindkét Törp azé, aki a D3 lapot kijátszotta. Néha megéri veszíteni.
learn-power-X = Másodikként mindig kijátszhatsz Hasonmást, akkor is, ha tudnál követni. Ilyenkor az ütés szempontjából mindenképpen az első lap frakciójába tartozik; egyenlő értéknél továbbra is a kezdőjátékos nyer.
learn-power-X-example = Az első lap U5. Az X7 hetes Élőhalottnak számít, és nyer; az X5 csak egyenlő lenne, és veszítene.
learn-power-X-fate = Mást nem vesz át. Élőhalottra kijátszva az első szakaszban kikerül a játékból, Törpre kijátszva a második szakaszban a nyertesé, a pontozópakliban pedig mindig Hasonmás.
learn-power-X-led = Az elsőként kijátszott Hasonmás külön frakció: akinél van Hasonmás, annak azzal kell felelnie.
learn-power-X-led-example = Az első lap X2, a válasz K9, egy Hasonmás nélküli kézből. Az X2 nyer.

learn-end-title = A szavazatok és a korona
learn-end-votes = Ha minden lap elfogyott, minden frakció arra szavaz, akinek több lapja van belőle a pontozópaklijában. Ha ez egyenlő: arra, akié a legmagasabb lapja. Ha az is egyenlő, ami csak nullás Goblinokkal vagy lapok nélkül fordulhat elő, senkire sem szavaz.
learn-end-crown = Három vagy több szavazattal tiéd a korona. Ha senkinek sincs három, a játszma döntetlen, és a trón üres marad.
learn-end-example = Alul a te lapjaid, felül a másikéi. Tiéd a Goblinok, a Lovagok és a Hasonmások szavazata: három szavazat, és a korona. Élőhalottból öt-öt van nálatok, ezért a legmagasabb dönt: az U9 a másiknál van.
learn-end-seal = A pecsét azt jelenti, hogy a szavazat eldőlt: egyetlen hátralévő lap sem változtathat rajta.
learn-aid-title = Röviden
learn-credit = A Claim Scott Almes játéka. Ha itt tetszik, a nyomtatott játékot is érdemes megvenni.

guide-title = A tanácsadó
guide-close = Értem
guide-welcome = Ez a tizenhárom lap van a kezedben. Két szakasz vár rád: előbb követőket toborzol, aztán a követőid szavazatokat szereznek. Az ötből három szavazat kell.
guide-prize = Ennek az ütésnek a jutalma: { $card }. A nyertes követője lesz, a második szakaszra.
guide-lead = Te kezdesz: bármit kijátszhatsz. Ha a másiknál van ilyen frakciójú lap, olyat vagy Hasonmást kell kijátszania.
guide-follow = Az első lap { $led }, és van nálad a frakciójából: játssz ki egyet, vagy egy Hasonmást.
guide-free = Az első lap { $led }, és a frakciójából semmid sincs: játssz ki, amit akarsz. Veszíteni fog, hacsak egy képesség nem segít, úgyhogy elég egy nélkülözhető lap.
guide-goblin = A Goblinnak nincs képessége. Ha nálad nincs Goblin, bármelyik Lovag legyőzi.
guide-undead_prize = A jutalomként felfordított Élőhalott ugyanolyan követő lesz, mint a többi. Most csak a kijátszott Élőhalottak kerülnek pontozópakliba.
guide-doppelganger_led = Az elsőként kijátszott Hasonmás külön frakció: ha van nálad Hasonmás, azzal kell felelned.
guide-won = Tiéd a jutalom: { $card }. A követőid között vár a második szakaszig.
guide-they_drew = A vesztes sem marad üres kézzel: { $name } a húzópakli következő lapját kapta, és te nem tudod, melyik az.
guide-lost = Elvesztetted az ütést, ezért tiéd a húzópakli következő lapja: { $card }. Csak te tudod, mi az.
guide-out = Kikerült a játékból: { $led } és { $reply }. Jegyezd meg őket: a második szakaszban jól jön, ha tudod, mi maradt.
guide-tie = Egyenlő érték: ilyenkor a kezdőjátékos nyer.
guide-other_faction = Az első lap { $led } volt; a válasz, { $reply }, nem követte a frakciót, ezért veszített, az értékétől függetlenül.
guide-knight = A Goblinra felelő Lovag értéktől függetlenül nyer: a { $reply } legyőzte a { $led } lapot.
guide-undead = { $who ->
    [you] Az első szakaszban kijátszott Élőhalottak az ütés nyertesének pontozópaklijába kerülnek: most a tiédbe.
   *[other] Az első szakaszban kijátszott Élőhalottak az ütés nyertesének pontozópaklijába kerülnek. Most { $name } nyert.
}
guide-stands_in = { $beats ->
    [yes] { $reply } az első lap ({ $led }) frakcióját helyettesítette, és magasabb volt. Képességet nem vesz át, és a pontozópakliban újra Hasonmás.
   *[no] { $reply } az első lap ({ $led }) frakcióját helyettesítette, de nem volt magasabb. Képességet nem vesz át, és a pontozópakliban újra Hasonmás.
}
guide-dwarf = { $loser ->
    [you] A második szakaszban a Törpöket az ütés vesztese kapja: most te. Néha megéri veszíteni.
   *[other] A második szakaszban a Törpöket az ütés vesztese kapja: most { $name }. Néha megéri veszíteni.
}
guide-score = A második szakaszban a nyertes mindkét lapot a pontozópaklijába teszi, most: { $led } és { $reply }. A következő ütést ő kezdi.
guide-votes = Az öt számláló a játék lényege: felül a másiké, alul a tiéd. A nyíl mutatja, kié most a szavazat.
guide-equal = { $who ->
    [you] Egy frakcióból ugyanannyi lapotok van: a legmagasabb dönt ({ $card }), így a szavazat a tiéd.
   *[other] Egy frakcióból ugyanannyi lapotok van: a legmagasabb dönt ({ $card }), így { $name } kapja a szavazatot.
}
guide-seal = Egy szavazatra pecsét került: egyetlen hátralévő lap sem változtathat rajta. Küzdj a többiért.
guide-phase = { $who ->
    [you] Az első szakasznak vége. Mostantól a követőid vannak a kezedben, nincs több jutalom, és minden kijátszott lap pontozópakliba kerül. Te vitted az utolsó ütést, ezért te kezdesz.
   *[other] Az első szakasznak vége. Mostantól a követőid vannak a kezedben, nincs több jutalom, és minden kijátszott lap pontozópakliba kerül. Az kezd, aki az utolsó ütést vitte.
}
guide-end = { $who ->
    [you] Tiéd a szavazatok többsége, { $mine }–{ $theirs }: te viseled a koronát. Most már ismered a játékot.
    [other] A szavazatok többsége a másiké, { $theirs }–{ $mine }. Most már ismered a játékot: kérj visszavágót.
   *[nobody] Senkinek sincs három szavazata, { $mine }–{ $theirs }: döntetlen. Most már ismered a játékot.
}

## Lessons: prepared positions, whose answers the rules or the solver check

lessons-title = Leckék
lessons-text = Hat rövid lecke, egy-két perc mindegyik. Igazi lapokkal játszol, és a szabályok vagy a pontos számítás ellenőrzi, mit választottál.
lessons-count = Ezen az eszközön kész: { $done } / { $total }
lessons-done = kész
lessons-to = Rövid leckék
lessons-guide = Minden frakcióban több van, mint amennyit egy játszma megmutat.
lessons-none = Ilyen lecke nincs.
lesson-place = { $number } / { $total }
lesson-next = Tovább
lesson-again = Újra
lesson-show = Mutasd meg
lesson-finished = Kész a lecke: { $title }
lesson-all = Minden lecke
lesson-turn = Te jössz
lesson-right = Helyes.
lesson-wrong = Nem egészen.

lesson-follow = Követés és nyerés
lesson-follow-about = Melyik lapot szabad kijátszani, és melyik nyer
lesson-follow-1 = Az első lap G5. Van nálad Goblin, ezért azzal kell felelned. Szerezd meg a jutalmat: K9!
lesson-follow-1-right = Az első lap frakciójából a magasabb lap nyer, és a nyertes követője lesz a jutalom.
lesson-follow-1-wrong = A G3 alacsonyabb, mint a G5, ezért a jutalom a másiké.
lesson-follow-2 = Az első lap D6, és nálad nincs Törp: bármit kijátszhatsz. Egyik lapod sem nyerhet. Melyik fog a legkevésbé hiányozni?
lesson-follow-2-right = Az a lap, amelyik nem követ, az értékétől függetlenül veszít, hacsak egy képesség nem segít, úgyhogy elég egy alacsony lap. A vesztes pedig húz egy rejtett lapot: senki sem marad üres kézzel.
lesson-follow-2-wrong = Nem követte a frakciót, ezért veszített, az értékétől függetlenül. Elég lett volna egy alacsony lap.
lesson-follow-3 = Te kezdesz, bármelyik lappal. Az egyik biztosan elviszi a jutalmat (X8). Melyik?
lesson-follow-3-right = Még az X9 is csak egyenlő, és egyenlő értéknél a kezdőjátékos nyer. A következő ütést is a nyertes kezdi.
lesson-follow-3-wrong = Volt olyan válasz, amely legyőzte volna. Kezdj egy olyan frakció legmagasabb lapjával, amelyet semmilyen képesség nem győz le.
lesson-follow-4 = Második szakasz: nincs több jutalom, mindkét kijátszott lap a nyertes pontozópaklijába kerül. Az első lap U4. Vidd el!
lesson-follow-4-right = Mindkét lap a pontozópaklidban van. A végén ott számolják a szavazatokat.
lesson-follow-4-wrong = Az U1 alacsonyabb, mint az U4, ezért mindkettő a másiké lett.

lesson-goblins = Goblinok és Lovagok
lesson-goblins-about = Bármelyik Lovag legyőzi a Goblint, ha szabad kijátszani
lesson-goblins-1 = A G9 a legmagasabb Goblin, és nálad nincs Goblin. Vidd el az ütést!
lesson-goblins-1-right = A Goblinra felelő Lovag értéktől függetlenül nyer.
lesson-goblins-1-wrong = Nem követte a frakciót, ezért veszített. De a Goblinra felelő Lovag mindig nyer.
lesson-goblins-2 = Az első lap G7. Szívesen felelnél a K9 lappal. Próbáld ki: melyiket szabad kijátszanod?
lesson-goblins-2-right = Akinél van Goblin, annak azzal vagy Hasonmással kell felelnie. A Lovagnak várnia kell, amíg el nem fogynak a Goblinjaid.
lesson-goblins-3 = Második szakasz. A másiknál K4 és U2 van. Kezdj olyan lappal, amelyik nyer!
lesson-goblins-3-right = A másiknak az U2 lappal kellett követnie. A Lovag az elsőként kijátszott Goblint győzi le, máson nincs hatalma.
lesson-goblins-3-wrong = A másiknál nincs Goblin, ezért a K4 felelhetett a G9 lapra. Kezdj olyannal, amit követnie kell.
lesson-goblins-4 = Az utolsó két ütés. A Lovagok és az Élőhalottak a tieid. Az első lap G3, és még egyik pontozópakliban sincs Goblin. Szerezd meg a harmadik szavazatot!
lesson-goblins-4-right = A K2 legyőzi a G3 lapot, így az is a pontozópaklidba kerül. Goblinok, Lovagok, Élőhalottak: három szavazat, tiéd a korona.
lesson-goblins-4-wrong = Az egyetlen Goblin a másiké lett, és vele a szavazat. A Lovagod elvitte volna.

lesson-undead = Élőhalottak
lesson-undead-about = Amint kijátsszák, pontozópakliba kerülnek
lesson-undead-1 = Gyenge jutalom. De az első lap U7, és a kijátszott Élőhalottak már az első szakaszban is rögtön pontozópakliba kerülnek. Vidd el!
lesson-undead-1-right = Mindkét Élőhalott a pontozópaklidban van. Az első szakaszban kijátszott többi lap kikerül a játékból.
lesson-undead-1-wrong = Az ütés minden Élőhalottja a nyertesé: most mindkettő a másiknál van.
lesson-undead-2 = Az első lap K6, a jutalom U8. Szerezd meg!
lesson-undead-2-right = A jutalomként felfordított Élőhalott nem kerül pontozópakliba: követő lesz, mint bármelyik lap.
lesson-undead-2-wrong = Az U8 a másik követője lett, és a második szakaszban ellened játszik.
lesson-undead-3 = Az első lap D8. Se követni, se nyerni nem tudsz. Dobj el egy lapot, de ne adj ajándékot.
lesson-undead-3-right = Kikerült a játékból, és senkinek a pontozópaklijába sem jut.
lesson-undead-3-wrong = Az U1 a nyertes pontozópaklijába került. Bármely más lap egyszerűen kikerült volna a játékból.
lesson-undead-4 = Te kezdesz, és három kilencesed van. Melyik kerül most rögtön pontozópakliba?
lesson-undead-4-right = Az U9 és az U5 a tiéd. Végül mind a tíz Élőhalott pontozópakliba kerül, tehát mindegyik számít.
lesson-undead-4-wrong = Semmi sem került pontozópakliba: az első szakaszban csak az Élőhalottak kerülnek oda.

lesson-dwarves = Törpök
lesson-dwarves-about = A második szakaszban a vesztes kapja őket
lesson-dwarves-1 = Második szakasz: az ütés Törpjeit a vesztes kapja. Az első lap D3. Szerezd meg!
lesson-dwarves-1-right = Elvesztetted az ütést, és mindkét Törp a tiéd.
lesson-dwarves-1-wrong = Te vitted az ütést, ezért mindkét Törp a másiké.
lesson-dwarves-2 = Te kezdesz. A másiknál D5 és U3 van. Játssz úgy, hogy a Törpök hozzád kerüljenek!
lesson-dwarves-2-right = A másiknak a D5 lappal kellett követnie és nyernie. Mindkét Törp a tiéd.
lesson-dwarves-2-wrong = Te vitted az ütést, ezért mindkét Törp a másiké.
lesson-dwarves-3 = Első szakasz: a Törpöknek még nincs képességük. Az első lap D6, a jutalom X9.
lesson-dwarves-3-right = Olyan ütés, mint a többi: a magasabb lap viszi a jutalmat, a Törpök kikerülnek a játékból.
lesson-dwarves-3-wrong = Az első szakaszban senki sem kap Törpöt, a jutalom pedig a másiké lett.
lesson-dwarves-4 = Második szakasz. Az első lap K5, és nálad nincs Lovag. Veszíteni fogsz: legyen belőle hasznod.
lesson-dwarves-4-right = Törppel veszítettél, ezért a tiéd.
lesson-dwarves-4-wrong = A G3 is a másiké lett. A Törp, amellyel veszítesz, a tiéd.
lesson-dwarves-5 = Két ütés van hátra, és te kezdesz. A másiknál G7 és D8 van. A Goblinok, a Lovagok és a Törpök szavazata kell.
lesson-dwarves-5-right = A másiknak a D8 lappal kellett nyernie, és mindkét Törp a tiéd lett. Aztán a G7 a Lovagodba futott: három szavazat.
lesson-dwarves-5-wrong = A másik szándékosan veszített a D8 lappal: az övé lett, és a D6 is. Kezdj azzal a Törppel, amelyet le kell győznie.

lesson-doppelgangers = Hasonmások
lesson-doppelgangers-about = Az első lap frakcióját helyettesítik
lesson-doppelgangers-1 = Az első lap U6. Tudnál követni, de Hasonmást mindig kijátszhatsz helyette. Vidd el az ütést!
lesson-doppelgangers-1-right = Az X8 Élőhalottnak számított, és nyert, ezért az U6 a tiéd. Maga az X8 nem Élőhalott: kikerül a játékból.
lesson-doppelgangers-1-wrong = Az U2 veszített, és mindkét Élőhalott a másiké. Az X8 nyert volna.
lesson-doppelgangers-2 = Az első lap K7. Vidd el az ütést!
lesson-doppelgangers-2-right = Az X9 kilences Lovagnak számított, és az magasabb.
lesson-doppelgangers-2-wrong = Ez nem magasabb a K7 lapnál. Az X7 egyenlő vele, és egyenlő értéknél a kezdőjátékos nyer.
lesson-doppelgangers-3 = Második szakasz: a D4 a vesztesé, és neked kell. Melyik lap veszít?
lesson-doppelgangers-3-right = Veszítettél, és a D4 a tiéd. Az X9 Törpnek számított volna, és nyert volna, ha akarod, ha nem.
lesson-doppelgangers-3-wrong = Az X9 Törpnek számított, és nyert, akár akartad, akár nem. Ezért a D4 a másiké lett.
lesson-doppelgangers-4 = Te kezdesz. A másiknál X3 és K9 van. Vidd el az ütést!
lesson-doppelgangers-4-right = Az elsőként kijátszott Hasonmás külön frakció. A másiknál volt egy, azzal kellett felelnie.
lesson-doppelgangers-4-wrong = A K9 legyőzi a Goblint. De az elsőként kijátszott Hasonmásra az X3 lappal kell felelni.
lesson-doppelgangers-5 = Az utolsó két ütés. Az első lap U1. Az Élőhalottak, a Törpök és a Hasonmások szavazata kell.
lesson-doppelgangers-5-right = Az X9 megszerezte az Élőhalottat, a pontozópaklidban pedig Hasonmás: két szavazat egy lappal.
lesson-doppelgangers-5-wrong = Az U1 a másiké lett, és vele az Élőhalottak szavazata.

lesson-votes = A szavazatok és a játszma vége
lesson-votes-about = Az ötből három szavazattal tiéd a korona
lesson-votes-1 = Az utolsó két ütés. Egy frakció szavazata azé, akinek több lapja van belőle a pontozópaklijában. A Goblinok és a Lovagok a tieid. Szerezz egy harmadik szavazatot is!
lesson-votes-1-right = Több Élőhalottad van, mint a másiknak: a harmadik szavazat és a korona.
lesson-votes-1-wrong = Most a másiknak van több Élőhalottja, neked két szavazatod marad.
lesson-votes-2 = Az első lap U9, és nem tudsz követni. A másiknál G0 marad, és már két Goblin van a pontozópaklijában. Melyik lapot nélkülözheted?
lesson-votes-2-right = A Lovagok nélküle is a tieid. A G8 pedig elvitte a G0 lapot: két-két Goblin, a legmagasabb lap dönt, és az a tiéd.
lesson-votes-2-wrong = A G8 lappal elmentek a Goblinok. Olyan lapot adj oda, amelyik egy szavazaton sem változtat.
lesson-votes-3 = Három ütés van hátra, és te kezdesz. A másiknál U4, D3 és X2 van. Az Élőhalottak a tieid; a Törpök és a Hasonmások kellenek. Melyik legyen az első?
lesson-votes-3-right = A másiknak az X2 lappal kellett felelnie: két Hasonmás egy ellen. Most jöhetnek a Törpök.
lesson-votes-3-wrong = Előbb-utóbb a D4 lapod elvitt egy ütést, így a másiké lett, és vele a Törpök. Számít a sorrend.
lesson-votes-4 = A másiknál U4 és D3 van, és a pontozópaklijában már van egy Törp. Melyikkel kezdesz?
lesson-votes-4-right = A másiknak a D3 lappal kellett nyernie, és a Törpök a tieid. Az Élőhalottakkal és a Hasonmásokkal ez három szavazat: a korona!
lesson-votes-4-wrong = Te vitted az ütést, ezért a Törpöket a másik kapta, és velük a szavazatukat is.

fair-title = Tisztességes volt az osztás?
fair-verify = Az osztás ellenőrzése
fair-intro = Ez az oldal maga számolja újra az osztást abból, amit a jegyzőkönyv felfed, és semmit sem hisz el a szervernek.
fair-own = { $ok ->
    [yes] A te hozzájárulásod az, amelyet ez a böngésző sorsolt.
   *[no] A te hozzájárulásod nem az, amelyet ez a böngésző sorsolt.
}
fair-promised = { $ok ->
    [yes] A szerver lenyomata az, amelyet az osztás előtt mutatott neked.
   *[no] A szerver lenyomata nem az, amelyet az osztás előtt mutatott neked.
}
fair-promised-other = { $ok ->
    [yes] A másik játékos lenyomata az, amelyet az osztás előtt láttál.
   *[no] A másik játékos lenyomata nem az, amelyet az osztás előtt láttál.
}
fair-promised-leader = { $ok ->
    [yes] A kezdőjátékosról úgy döntöttek, ahogy ez a böngésző az osztás előtt olvasta.
   *[no] Ez a böngésző az osztás előtt mást olvasott a kezdőjátékosról.
}
fair-numbers = A számok
fair-told = A jegyzőkönyv szerint
fair-found = Itt kiszámolva vagy megjegyezve
fair-right = helyes
fair-wrong = hibás
fair-witnessed = Igazolva, és az egyik titok a tiéd volt: ezeket a lapokat senki sem választhatta meg, még a szerver sem.
fair-nothing = Ez a jegyzőkönyv nem mondja meg, miből következik az osztás, így nincs mit ellenőrizni.
fair-set-up = Ez a játszma felállított állásból indult, nem osztásból: nincs mit ellenőrizni.
fair-chosen = Ezt az osztást választották, nem sorsolták: egy korábbi játszma lapjait osztottuk ki újra{ $swapped ->
    [yes] , felcserélt oldalakkal
   *[no] {""}
}. Itt nincs mit ellenőrizni; az a játszma ellenőrizhető, amelyhez sorsolták.
fair-chosen-game = Ahhoz a játszmához
fair-unreadable = A jegyzőkönyv nem olvasható, ez a része hibás: { $field }.
fair-proves-title = Mit bizonyít ez
fair-proves = A lapok olyan titkokból következnek, amelyek már rögzítve voltak, mielőtt bárki ismerhette volna a többiekét. Ha közülük egyet becsületesen sorsoltak, senki sem irányíthatta az osztást.
fair-not-title = Mit nem bizonyít
fair-not-file = Hogy a fájl azt mutatja, ami valóban történt. Egy jegyzőkönyv önmagában csak azt bizonyítja, hogy nem mond ellent magának; a többit csak az tudhatja, aki az osztás előtt látta a lenyomatokat.
fair-not-peek = Hogy senki sem leskelődött. A szerver oszt, tehát játék közben ismeri a lapokat.
fair-not-away = Hogy egyetlen osztást sem dobtak el. Egy asztalt az első lap előtt félbe lehet hagyni; de az meglátszik.
fair-not-who = Hogy ki a másik játékos, és hogy segített-e neki valaki.
fair-day-secret = Ez { BEFORE("a", DAY($day, suffix: "-i")) } napi osztás. A titka másnap 01:00-kor (UTC) derül ki: akkor ellenőrizhető.
fair-day-intro = Ezt az osztást egyedül a szerver sorsolta, és előző nap közzétette a lenyomatát. Ez a böngésző újra ki tudja számítani.

## The page: leaving a table

page-close-table = Asztal bezárása
page-table-closed = Ez az asztal be van zárva
page-game-over = Ennek a játszmának vége.
page-leave = Távozás az asztaltól: { $game }
lobby-leave-title = Elhagyod az asztalt?
lobby-leave-sure = A zajló játszmát ezzel feladod, és a helyedre nem lehet visszatérni.
lobby-leave-yes = Elmegyek
lobby-leave-no = Maradok
page-next-table = A visszavágóra
clock-title = Gondolkodási idő
clock-none = Óra nélkül
clock-name = { $clock ->
    [live] Élő: fejenként 3 perc
   *[slow] Lassú: fejenként 3 nap
}
clock-told = { $clock ->
    [live] Mindkét játékosnak 3 perce van az egész játszmára. Minden lapnál az első 3 másodperc nem számít. Akinek lejár az ideje, veszít.
   *[slow] Mindkét játékosnak 3 napja van az egész játszmára. Minden lapnál az első nap nem számít. Akinek lejár az ideje, veszít.
}
clock-left = { $name }: még { $time }
clock-free = Az óra { $time } múlva indul
clock-soon = Még { $time }.
clock-holiday = Szabadságon eddig: { MOMENT($time) }
clock-take-holiday = Szabadságra megyek
clock-holiday-why = Az órád áll, ameddig szeretnéd, egy játszmában legfeljebb 14 napig. Közben is játszhatsz.
clock-end-holiday = Befejezem a szabadságot
clock-on-holiday = { $who ->
    [you] Szabadságon vagy eddig: { MOMENT($time) }. Az órád áll, és közben is játszhatsz.
   *[other] { $name } szabadságon van eddig: { MOMENT($time) }.
}
clock-holiday-over = { $who ->
    [you] Vége a szabadságodnak: az órád újra jár.
   *[other] { $name } visszajött a szabadságról.
}
clock-call-off = A játszma lemondása
clock-call-off-why = Az első lap előtt lemondhatod a játszmát: senki sem veszít.
clock-called-off = { $reader ->
    [you] Az első lap előtt lemondtad a játszmát. Senki sem vesztett.
   *[other] { $name } az első lap előtt lemondta a játszmát. Senki sem vesztett.
}
clock-no-show = { $reader ->
    [you] Nem voltál itt időben az osztáshoz, ezért nincs játszma.
    [both] Egyik játékos sem volt itt időben az osztáshoz, ezért nincs játszma.
   *[other] { $name } nem volt itt időben az osztáshoz, ezért nincs játszma.
}
clock-left-early = { $reader ->
    [you] Elmentél, mielőtt kiosztottuk volna a lapokat.
   *[other] { $name } elment, mielőtt kiosztottuk volna a lapokat.
}
page-lasting = { $count } { $unit ->
    [day] nap
    [hour] óra
    [minute] perc
   *[second] másodperc
}
page-away-rule = Ha valamelyikőtök { $time } alatt egyetlen lapot sem játszik ki, a másik bezárhatja az asztalt, és megnyeri a játszmát.
page-away-near = { $who ->
    [you] Játssz ki lapot { MOMENT($time) } előtt: utána { $name } bezárhatja az asztalt, és nyer.
   *[other] Ha { $name } nem játszik ki lapot { MOMENT($time) } előtt, bezárhatod az asztalt, és nyersz.
}
page-away-past = { $who ->
    [you] { MOMENT($since) } óta nem játszottál ki lapot: { $name } most bezárhatja az asztalt. A lapod még számít.
   *[other] { $name } { MOMENT($since) } óta nem játszott ki lapot. Bezárhatod az asztalt.
}
page-away-title = Bezárod az asztalt?
page-away-sure = A játszma azonnal véget ér, és { $name } a távolléte miatt elveszíti.
page-away-yes = Bezárom, és nyerek
page-away-no = Várok még

## The page: sound and touch

page-mute = Némítás
page-volume = Hangerő
page-vibrate = Rezgés, amikor lapot játszom ki, és amikor én jövök

## The page: why a game was won or lost

# $best: the card that would have kept it, or “Undead 9 or 3 others”.
why-slip = { $who ->
    [you] { $had ->
        [win] A második szakasz { $trick }. ütéséig nyerő állásod volt. Ami megtartotta volna: { $best }.
       *[draw] A második szakasz { $trick }. ütéséig döntetlen volt az állás. Ami megtartotta volna: { $best }.
    }
   *[other] { $had ->
        [win] { $name } nyerő állásban volt, és a második szakasz { $trick }. ütésében elrontotta ({ $card }). Ami megtartotta volna: { $best }.
       *[draw] { $name } tartotta a döntetlent, és a második szakasz { $trick }. ütésében elrontotta ({ $card }). Ami megtartotta volna: { $best }.
    }
}
why-then = A döntetlen a második szakasz { $trick }. ütésében veszett el. Ami megtartotta volna: { $best }.
why-or-more = { $card } vagy { $more } másik lap bármelyike
why-steady = { $reader ->
    [winner] A második szakasz első lapjától nyerő állásod volt, és végig megtartottad.
    [loser] A játszma már a második szakasz előtt elveszett: onnan { $name } nem hibázott.
   *[other] { $name } a második szakasz első lapjától nyerő állásban volt, és végig megtartotta.
}
why-steady-draw = A második szakasz első lapjától döntetlen volt az állás, és senki sem hibázott.
why-given = { $who ->
    [you] { $had ->
        [win] A lapok szerint még nyerő állásod volt.
       *[draw] A lapok szerint még döntetlen volt az állás.
    }
   *[other] { $had ->
        [win] A lapok szerint { $name } még nyerő állásban volt.
       *[draw] A lapok szerint még döntetlen volt az állás.
    }
}
why-look = Nézd meg azt a pillanatot
result-wry-win = Vigyázz a boroshordóval!
result-wry-loss = Itt a királyok nem élnek soká.

## The page: finding an opponent

lobby-title = Játssz valakivel
lobby-find = { $clock ->
    [live] Ellenfél keresése
   *[slow] Lassú játszma keresése
}
lobby-find-why = { $clock ->
    [live] Élő, fejenként 3 perc, egy ültő helyben.
   *[slow] Lépésenként egy nap.
}
lobby-play = { $clock ->
    [live] { $count } ember ellenfélre vár: játssz vele
   *[slow] { $count } ember lassú játszmára vár: játssz vele
}
lobby-live = élő
lobby-slow = lassú
lobby-untimed = óra nélkül
lobby-looking = { $clock ->
    [live] Ellenfelet keresünk
   *[slow] Ellenfelet keresünk lassú játszmához
}
lobby-seconds = Eddig { $seconds } másodperc
lobby-cancel = Keresés leállítása
lobby-slow-away = A keresés a távollétedben is folytatódik három napig. Ha van ellenfél, az asztal egy napig vár rád.
lobby-another = Új ellenfél keresése
lobby-meanwhile = Addig bot ellen játszom
lobby-meanwhile-why = A helyed megmarad. Az oldal szól, amint van ellenfél.
lobby-notify = Ha ez az oldal a háttérben van, értesítést kérek, amint van ellenfél, vagy én jövök
lobby-found = Van ellenfél
lobby-hurry = Van ellenfél. Tíz másodperced van, hogy az asztalhoz menj.
lobby-go = Az asztalhoz
lobby-kept = Az ellenfeled nem jött el. A keresés folytatódik, és a helyed megmarad.
lobby-missed = Volt ellenfél, de nem értél időben az asztalhoz. Az első alkalom nem számít; utána tíz percet kell várnod, mielőtt újra kereshetsz, és minden alkalommal többet.
lobby-seats = Szabad helyek
lobby-more-seats = További szabad helyek: { $count }
lobby-open-why = Vagy nyiss egy helyet, amely itt látszik, amíg valaki le nem ül oda:
lobby-open = { $clock ->
    [live] Szabad hely nyitása élő játszmához
   *[slow] Szabad hely nyitása lassú játszmához
}
lobby-people = { $count ->
    [0] Rajtad kívül senki nincs itt
   *[other] { $count } másik ember van itt
}{ $playing ->
    [0] .
   *[other] , { $playing } ül asztalnál.
}
lobby-empty = Most senki más nincs itt. Nyiss egy helyet és várj, játssz egy bot ellen, vagy próbáld ki ezt:
lobby-hour = A heti találkozó, amikor a legtöbben vannak: { $time }.
lobby-time-left = Még { $time }

## People: following, challenging, blocking

people-title = Játékosok
people-sign-in = Jelentkezz be, hogy játékosokat követhess, kihívhasd őket, és lásd, hogy álltok egymás ellen.
people-to-account = A fiókodhoz
people-find = A játékos neve
people-look = Keresés
people-followed = Akiket követsz
people-followed-none = Még senki. Keress meg valakit a neve alapján, vagy kövesd azt, akivel játszottál.
people-there = { $playing ->
    [yes] most játszik
   *[no] most itt van
}
people-blocked = Akiket letiltottál
people-since = { DAY($day) } óta van itt.
people-you = Ez te vagy.
people-score = { $name } ellen: { $won } győzelem, { $lost } vereség, { $drawn } döntetlen.
people-score-none = { $name } és te még egy játszmát sem játszottatok végig.
people-games = Játszmáid { $name } ellen
people-game = { $outcome ->
    [won] Győzelem, { DAY($day) }
    [lost] Vereség, { DAY($day) }
    [drawn] Döntetlen, { DAY($day) }
    [going] Még tart, { DAY($day) }
   *[none] Nem dőlt el, { DAY($day) }
}
people-follow = Követés
people-unfollow = Követés vége
people-block = Letiltás
people-unblock = Tiltás feloldása: { $name }
people-blocks = Letiltottad: { $name }.
people-block-title = Letiltod: { $name }?
people-block-what = Nem kerültök össze, nem hívhatjátok ki egymást, és nem látjátok egymás szabad helyeit. { $name } nem tud meg semmit. Ha épp játszotok, az a játszma folytatódik, de ezen az eszközön { $name } el van némítva.
people-block-no = Mégsem
people-challenge = Kihívás
people-challenge-title = Kihívás: { $name }
people-send = Kihívás küldése
people-again = Újabb kihívás: { $name }
people-about = A játékosról: { $name }
people-challenges = Kihívások
people-calls = { $name } kihív téged
people-called = Kihívtad: { $name }
people-accept = Elfogadom
people-decline = Elutasítom
people-later = Válasz később, a kezdőlapon
people-withdraw = Törlöm
people-accept-of = Kihívás elfogadása: { $name }
people-decline-of = Kihívás elutasítása: { $name }
people-withdraw-of = Kihívás törlése: { $name }
people-waiting = { $clock ->
    [live] Kihívtad: { $name }. A játszma magától elkezdődik, amint elfogadja. Addig maradj itt, bármelyik képernyőn: válasz nélkül a kihívás fél óra múlva véget ér.
   *[none] Kihívtad: { $name }. A játszma magától elkezdődik, amint elfogadja. Az oldalt be is zárhatod, és visszajöhetsz.
}
people-accepted = { $name } elfogadta a kihívásodat
people-ended = { $why ->
    [declined] { $name } elutasította a kihívásodat.
    [lapsed] { $name } nem válaszolt időben a kihívásodra.
   *[withdrawn] A kihívást törölték.
}
people-ended-unnamed = { $why ->
    [declined] A kihívást elutasították.
    [lapsed] A kihívásra nem jött időben válasz.
   *[withdrawn] A kihívást törölték.
}
people-declined = Elutasítottad a kihívást: { $name }.
people-here = Itt lévő barátaid:
people-plays = { $name } (játszik)
people-somebody = Kihívok valakit

error-yourself = Ez a saját fiókod.
error-cannot_challenge = { $name } most nem hívható ki.
error-blocked_by_you = Letiltottad: { $name }. Előbb oldd fel a tiltást.
error-challenged_already = { $name } még nem válaszolt az előző kihívásodra.
error-declined_lately = { $name } elutasította az előző kihívásodat. { $minutes } perc múlva hívhatod ki újra.
error-too_many_challenges = { $most } kihívásod vár válaszra. Előbb törölj egyet.
error-no_challenge = Ennek a kihívásnak vége: elfogadták, elutasították vagy törölték.
error-too_many_followed = { $most } játékost követsz, többet nem lehet. Előbb hagyd abba valakinek a követését.
error-too_many_blocked = { $most } játékost letiltottál, többet nem lehet. Előbb oldd fel valakinek a tiltását.
error-seat_kept = { BEFORE("A", $table) } asztal helyét másnak tartják fenn.
error-not_adoptable = Ez a játszma nem kerülhet a fiókodhoz.
error-challenge_of_two = A kihíváshoz kétszemélyes asztal kell, mindenki számára szabad hely nélkül.

## The page: privacy

page-help = Súgó
page-privacy = Adatvédelem
privacy-intro = Itt senkinek sem kell fiók, nincs reklám, és senki sem követ. Ez az oldal teljes egészében arról a szerverről jön, amelyen játszol, és mással nem áll kapcsolatban.
privacy-kept-title = Amit a szerver megőriz
privacy-kept = A nevet, amelyet beírtál, és azt, hogy az asztaloknál mi és mikor történt. Aki nézheti a játszmát, mindkettőt látja. Ha ellenfelet keresel, az, hogy kit találtunk neked, egy napig marad meg, vagy 30 napig, ha lassú játszma volt, vagy ha nem jöttél el. Az üzemeltető mindent elolvashat, ami el van mentve, a rejtett lapokat is.
privacy-account = Ha van fiókod, a szerver a nevét és az előző nevet, az azonosítókulcsaid nyilvános részét, a helyreállítási kulcs lenyomatát (magát a kulcsot nem), a bejelentkezéseidet, a játszmáid listáját és azt is megőrzi, hogy kit követsz vagy tiltottál le, amíg a fiókot nem törlöd. Tudja, hogy itt vagy-e éppen, és ezt azok is látják, akik követnek. Ha értesítést kérsz, megőrzi a címet, ahol a böngésződ push-szolgáltatása az értesítéseket fogadja: ez a böngésző készítőjéé (Google, Mozilla, Apple vagy Microsoft), aki látja, hogy jött valami, de elolvasni nem tudja. A kihívást addig őrzi, amíg választ nem kap, vissza nem vonják, vagy le nem jár. A bejelentkezés sütit használ.
privacy-addresses = { $addresses ->
    [none] A szerver naplójában nincsenek hálózati címek.
    [short] A szerver naplójában hálózati címek vannak, rövidítve és soha nem névvel együtt.
   *[full] A szerver naplójában hálózati címek vannak, soha nem névvel együtt.
} Az üzemeltető más programjainak is lehet saját naplója.
privacy-time-title = Meddig
privacy-time-while = Az asztal törlődik, ha { $time } alatt nem történik ott semmi.
privacy-time-ever = Az asztalok addig maradnak meg, amíg az üzemeltető nem törli őket.
privacy-backups = A korábban készült biztonsági mentések tovább is megmaradhatnak.
privacy-gone-title = Hogyan töröltetheted?
privacy-gone = A fiókodat te magad törölheted, a fiók oldalán. Kérd meg az üzemeltetőt, hogy törölje az asztalodat, és mutasd meg neki a hivatkozását: a nevedet bárki beírhatta.
privacy-contact = Az üzemeltető elérhetősége: { $contact }
privacy-no-contact = Az üzemeltető itt nem adta meg, hogyan érhető el.
privacy-browser-title = A böngésződben
privacy-browser = Ez a böngésző megőrzi a nevedet, a beállításaidat, a botok elleni játszmáid és a feladványaid eredményét, a helyeid kulcsait és egy véletlen számot a napi osztáshoz, hogy megtaláld a játszmáidat, valamint az oldal fájljait, hogy kapcsolat nélkül is megnyíljon. Ha törlöd ennek az oldalnak az adatait, minden elvész, a helyeid is.

## The page: one's own games

page-my-older = Régebbi félbehagyott játszmák: { $count }
page-clear-games = A botok elleni { $count } félbehagyott játszma törlése
lobby-clear-title = Törölsz { $count } játszmát?
lobby-clear-sure = Ha elmész, feladod a játszmát, és lekerül a listáról. Számít, ha már mindketten játszottatok ki benne lapot. A botok nem haragszanak.
lobby-clear-yes = Törlés
page-game-gone = Már nincs a szerveren
page-won-by = { $name } nyert
page-ending = { $ending ->
    [won] Győzelem
    [drawn] Döntetlen
    [lost] Vereség
    [given_up] Feladva
    [called_off] Lemondva
    [undealt] Nem volt osztás
   *[closed] Az üzemeltető bezárta
}
page-your-turn = Te jössz
page-their-turn = { $name } következik
page-rating = Értékszám: { $rating }
page-rating-why = Az értékszámokat a botok egymás elleni játszmáiban mértük; a véletlenszerű játék értéke 0. A mérlegedet csak ez a böngésző őrzi.
page-standing = Te: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
page-standing-helped = Segítséggel: { $count }
page-deal-again = újrajátszott osztás
page-daily = Napi osztás
page-daily-board = Hogyan ment másoknak?
today-title = Ma
today-daily = { $state ->
    [playing] A játszmád még tart.
    [over] { $outcome ->
        [won] Nyertél: { $place }. hely.
        [drawn] Döntetlen: { $place }. hely.
        [lost] Vesztettél: { $place }. hely.
       *[other] Feladtad.
    }
   *[new] Mindenkinek ugyanazok a lapok. Az első játszmád számít.
}
today-puzzle = Napi feladvány
today-puzzle-why = { $state ->
    [solved] { $days ->
        [one] Ma megoldottad.
       *[other] { $days } napja mindennap megoldod.
    }
   *[new] Csak egy lap jó. Melyik?
}
today-lessons = Leckék
today-lessons-why = { $state ->
    [next] Következik: { $lesson }.
    [done] Mindegyik megvan.
   *[new] Hat rövid lecke, egyszerre egy frakció.
}
today-what-if-why = Játssz mindkét oldalon, és lásd, mennyit ér egy-egy lap.

## The page: away from the table

page-offline = Nélküle is elolvashatod a szabályokat, elvégezheted a leckéket, megoldhatod az elmentett feladványokat, és visszanézheted a saját játszmáidat. Játszani és másokat nézni csak a szerverrel lehet.
page-nowhere = Nincs ilyen oldal
page-nowhere-why = Ez a cím sehová sem vezet, még egy boroshordóhoz sem.
page-notify = Értesítést kérek, ha én jövök, és ez az oldal a háttérben van
page-notify-denied = A böngésző nem enged értesítéseket erről az oldalról. Ezt a webhely beállításainál lehet módosítani.
privacy-forget = Minden törlése erről az eszközről
privacy-forget-sure = A neved, a beállításaid, a mérleged és a helyeid kulcsai végleg eltűnnek: a zajló játszmákba nem lehet visszatérni.
privacy-forget-yes = Mindent törlök
privacy-forgotten = Ez a böngésző mindent elfelejtett.

# claim explore
explore-title = { $number ->
    [0] Az elején
   *[other] { $number } kijátszott lap után
}
explore-prompt = Egy lap vagy egy parancs (súgó: ?):
explore-help = Írj be egy lapot, és az játssza ki, aki soron van. Enter: tovább a változatban. vissza, változatok, változatok 2, név …, törlés, nyílt (lapok), szöveg, mentés FÁJL, kilépés.
explore-known = A változatok így folytatódnak: { $cards }
explore-chances = { $name } nyerési esélye %-ban, laponként:
explore-lines = változatok
explore-save-where = Hová? Például: mentés valtozatok.jsonl
explore-saved = { $count ->
    [one] Egy változat került ide: { $file }.
   *[other] { $count } változat került ide: { $file }, mindegyik külön jegyzőkönyvként.
}
explore-command-back = vissza v
explore-command-next = tovább tovabb t
explore-command-lines = változatok valtozatok
explore-command-name = név nev
explore-command-remove = törlés torles
explore-command-open = nyílt nyilt
explore-command-text = szöveg szoveg
explore-command-save = mentés mentes
explore-command-rules = súgó sugo
explore-command-quit = kilépés kilepes k
whatif-title = Mi lenne, ha…?
whatif-about = Játssz tovább mindkét oldalon egy játszma bármelyik pillanatától, és nézd meg, mennyit ér minden lap: a második szakaszban pontosan, az elsőben esélyként.
whatif-begin = Kezdd itt
whatif-puzzle = Egy feladvány
whatif-last-puzzle = A legutóbbi feladványod
whatif-example = Egy példa: egy játszma utolsó hat ütése
whatif-paste = Jegyzőkönyv, állás vagy tanulmány
whatif-read = Megnyitás
whatif-read-rest = Az olvasható rész megnyitása
whatif-file = Fájl megnyitása…
whatif-unread = Ezt a fájlt nem lehet beolvasni.
whatif-pasted = Ez a szöveg
whatif-setup = Állás felállítása
whatif-phase = Szakasz
whatif-leads = Ki kezd
whatif-where = Hová kerüljenek a következő lapok
whatif-place-hand = Kéz: { $seat }
whatif-place-led = Első lap
whatif-place-prize = Jutalom
whatif-place-followers = Követők: { $seat }
whatif-place-score = Pontozópakli: { $seat }
whatif-place-pile = Húzópakli
whatif-rest = { $count ->
    [0] A húzópakli a többi lapból telik meg.
    [one] A többi lapból sorsolással egy került a húzópakliba.
   *[other] A többi lapból sorsolással { $count } került a húzópakliba.
}
whatif-shuffle = Új sorsolás
whatif-explore = Az állás vizsgálata
whatif-clear = Minden törlése
whatif-start = A kezdet
whatif-at = { $number }. kijátszott lap
whatif-turn = { $name } következik.
whatif-turn-table = Az asztal elforgatása
whatif-judged = Mi alapján számoljuk az esélyeket
whatif-judged-seat = amit a játékos tudhat
whatif-judged-open = nyílt lapok
whatif-worths = { $name } lapjai
whatif-thinking = Számolok…
whatif-exact = Pontos érték, ha innen mindketten hibátlanul játszanak.
whatif-estimated = Becsült nyerési esély százalékban; ± mutatja, mennyivel térhet el.
whatif-chance = { $chance } ± { $error }%
whatif-value = { $name } következik: hibátlan játékkal az állás { $verdict }.
whatif-best = { $name } következik. A legjobb: { $card }, { $worth }.
whatif-lines = Változatok
whatif-line-play = { $card }, { $number }. kijátszott lap
whatif-name = Az ezzel kezdődő változat neve: { $card }
whatif-name-hint = A változat neve
whatif-remove = Törlés innen: { $card }
whatif-removed = Törölve.
whatif-undo = A törölt változat visszahozása
whatif-keys = Billentyűk: ← → a változat mentén (a kézben: Page Up, Page Down), ↑ ↓ a szomszédos változatokra; Home, End; Delete töröl.
whatif-keep = Megosztás és mentés
whatif-link = A hivatkozásban minden benne van: az állás, a változatok és a nevek.
whatif-records = { $count ->
    [one] A változat jegyzőkönyvként, amelyet a Claim minden része el tud olvasni.
   *[other] { $count } változat jegyzőkönyvként, amelyet a Claim minden része el tud olvasni.
}
whatif-copy = Jegyzőkönyvek másolása
whatif-download = Jegyzőkönyvek letöltése
whatif-change = Az állás módosítása
whatif-play-on = Továbbjátszás innen
whatif-play-as = Tovább { $name } lapjaival
whatif-against = Ellenfél
whatif-play-why = Külön asztal ebből az állásból. A jegyzőkönyv mutatja, hogy felállított állás volt, és nem számít bele az eredményekbe.
whatif-cut = A hivatkozás vége hiányzik. Itt van, ami olvasható belőle.
error-not_start = { $text }: állás, tanulmány vagy jegyzőkönyv kell.
error-other_start = { $line }. sor: ez a játszma máshonnan indul. Egyazon állásból induló játszmák jegyzőkönyvei kellenek.
error-bad_study = { $place }. karakter: { $text }: lap, (, ) vagy kapcsos zárójelbe tett név kell ide.
error-open_study = Egy zárójel nincs bezárva: lehet, hogy a szöveg vége lemaradt.
error-bad_branch = { $place }. karakter: a zárójeles változat az után a lap után áll, amelyet helyettesít.
error-large_study = Összesen több mint { $most } kijátszott lap: kisebb tanulmány kell.
error-bad_line_name = { $text }: legfeljebb { $most } nyomtatható karakterből álló név kell, kapcsos zárójel nélkül.
error-no_such_line = Itt egyik változat sem folytatódik ezzel: { $card }.

## The deal of the day

daily-intro = Egy osztás mindenkinek: ugyanazok a lapok, ugyanaz a hely, ugyanaz a kezdőjátékos, ugyanaz az ellenfél. Az első játszmád számít.
daily-closed = Ez a nap véget ért. Az osztása már nem számít, és a játszmáit mindenki megnézheti.
daily-closing = Ezzel a napi osztással már nem kezdhető új játszma. Amelyik elkezdődött, az még befejezhető.
daily-players = { $status ->
    [running] { $count ->
        [0] Még senki sem játszotta.
       *[other] Eddig { $count } ember játszotta.
    }
   *[other] { $count ->
        [0] Senki sem játszotta.
       *[other] { $count } ember játszotta.
    }
}
daily-to-today = A mai osztás
daily-opponent = Ellenfél: { $level }
daily-next = { $hours ->
    [0] A következő osztás { $minutes } perc múlva jön, ellenfél: { $level }
   *[other] A következő osztás { $hours } óra { $minutes } perc múlva jön, ellenfél: { $level }
}
daily-streak = { $days } nap egymás után
daily-calendar = Naptár
daily-month-before = Előző hónap
daily-month-after = Következő hónap
daily-unplayed = Nem játszottad
daily-share = Megosztás
daily-share-title = Claim, { DAY($day, style: "medium") }, ellenfél: { $level }
daily-share-text = Szöveg másolása
daily-share-picture = Kép mentése
daily-own = A te játszmád
daily-playing = Még tart
daily-outcome = { $outcome ->
    [won] Győzelem
    [drawn] Döntetlen
    [lost] Vereség
   *[given_up] Feladva
}
daily-result = { $outcome }, { $votes } szavazat
daily-place = { $place }. hely { $count } játékos közül, ellenfél: { $level }
daily-given-away = Az elemzés szerint egy játszma { $points } századát vesztegetted el.
daily-until = Másnap 01:00-ig (UTC) számít.
daily-review = Visszanézés és elemzés
daily-play = Játszd le
daily-play-why = Nincs tipp, és semmit sem lehet visszavenni. A feladás vereségnek számít, és a nap vége előtt semmit sem mutat meg.
daily-practice = Gyakorlás ezzel az osztással
daily-practice-why = Ahányszor csak akarod. Nem számít, és ugyanazokra a lapokra mindig ugyanaz a válasz jön.
daily-hidden = Hogy másoknak hogyan ment, akkor látod, ha a saját játszmádat végigjátszottad, vagy ha a nap véget ért.
daily-board = Kinek hogyan ment
daily-choose-level = Melyik szint ellen
daily-level = Ellenfél: { $level } ({ $count })
daily-th-place = Hely
daily-th-name = Név
daily-th-votes = Szavazat
daily-th-given = Veszteség
daily-you = te
daily-nameless = valaki
daily-more = És még { $count }.
daily-counts = Először az eredmény számít, azután a szavazatok, végül az, hogy az elemzés szerint ki mennyit vesztegetett el, egy játszma századaiban. Teljes egyenlőségnél közös a helyezés.
daily-bots = A szintek ugyanezekkel a lapokkal
daily-th-bot = Szint
daily-th-won = Győzelem
daily-th-average = Szavazat átlagosan
daily-won-of = { $won } / { $runs }
daily-computing = A szerver még számol.
daily-nobody = E szint ellen még senki sem fejezett be játszmát.
daily-proof = Honnan tudom, hogy nem kiválasztották?
daily-proof-why = A szerver előző nap sorsolja ki a nap titkát, és rögtön megmutatja a lenyomatát. Egy órával a nap vége után a titkot is megmutatja, és bárki ellenőrizheti, hogy ugyanaz.
daily-commitment = Lenyomat ehhez a naphoz: { DAY($day, style: "medium") } (sorsolva: { MOMENT($time) })
daily-committed-late = A szerver ezt már a nap kezdete után sorsolta, mert előző nap nem működött.
daily-secret = A titok, felfedve
daily-promised = { $ok ->
    [yes] A lenyomat az, amelyet ez a böngésző a nap kezdete előtt látott.
   *[no] A lenyomat nem az, amelyet ez a böngésző a nap kezdete előtt látott.
}
daily-leader = { $who ->
    [A] Ezek a lapok következnek belőle, és az kezd, aki a napi osztást játssza.
   *[B] Ezek a lapok következnek belőle, és a bot kezd.
}
daily-hand = { $who ->
    [A] A te lapjaid
   *[B] A bot lapjai
}

## Szerveren, a terminálból

remote-help-rematch = még egy játszma, ha ennek vége
remote-help-resign = a játszma feladása
remote-help-leave = végleges távozás az asztaltól, ami a játszma feladása is
remote-help-close = az asztal bezárása, ha a másik játékos túl régóta nincs itt
remote-help-quit = kilépés; a helyed megmarad, és a játszma folytatódik, ha visszajössz
remote-help-say = egy mondat a másik játékosnak: mond 3
remote-help-mute = a mondatok némítása ennél az asztalnál, vagy a némítás feloldása
remote-you-say = Azt mondod: { $phrase }
remote-unmuted = { $name } újra hallható.
remote-prompt-over = visszavágó, vagy Enter a kilépéshez (súgó: ?):
remote-prompt-waiting = (súgó: ?)
remote-code = Vagy a kódjával, terminálból: claim play --server { $server } --table { $code }
remote-waiting = Várjuk a másik játékost.
remote-found = Helyreállt a kapcsolat.
remote-saved-later = A szerver most nem tud menteni; újra próbáljuk.
remote-shuffle-waits = Arra várunk, hogy { $name } hozzájáruljon a keveréshez.
remote-shuffle-elsewhere = A te részed a keverésből azon az eszközön van, ahol leültél. Nyisd meg ott a játszmát, és kiosztjuk a lapokat.
remote-kept = A helyed megmarad.
remote-unfinished = Van itt egy befejezetlen játszmád: { $command }
remote-their-turn = { $name } következik.
remote-not-turn = Most nem te jössz.
remote-back = { $name } visszajött.
remote-confirm-resign = Írd be újra, ha feladod a játszmát.
remote-confirm-leave = Írd be újra, ha végleg elhagyod az asztalt. A zajló játszmát ezzel feladod.
remote-not-over = A játszma még tart. Visszavágót a vége után lehet ajánlani.
remote-help-calloff = a játszma lemondása az első lap előtt: senki sem veszít
remote-help-holiday = lassú játszmában az órád megállítása néhány napra: szabadság 7 (0 véget vet neki)
remote-confirm-calloff = Írd be újra, ha lemondod a játszmát.
remote-holiday-how = Hány napra? Például: szabadság 7, vagy szabadság 0, ha vége.
remote-looking = [{ $time }] Ellenfelet keresünk, { $count ->
    [0] senki más nincs itt
   *[other] { $count } másik ember van itt
} (q: leállítás):
remote-looking-lost = Megszakadt a kapcsolat. Újra próbáljuk; a helyed megmarad.
remote-looking-elsewhere = Most máshol keresel ellenfelet, ezért itt véget ér a keresés.
remote-looking-keys = { $text } itt nem jelent semmit: q leállítja a keresést, b addig egy bot ellen játszik.
remote-stopped-looking = Már nem keresel ellenfelet.
remote-meanwhile = Még senki. Írd be: b, és addig egy bot ellen játszol: a helyed megmarad, és az a játszma megvár, ha közben lesz ellenfeled.
remote-session-ended = Ki vagy jelentkezve erről a szerverről, ezért fiók nélkül játszol. Újra bejelentkezni: { $command }
remote-somebody = valaki
remote-game = { $state ->
    [yours] Te jössz, ellenfél: { $name }
    [theirs] { $name } lapjára várunk
   *[waiting] Még nincs kiosztva, ellenfél: { $name }
}
remote-no-games = Nincs itt befejezetlen játszmád.
remote-menu-title = Claim: { $server }
remote-menu-bot = Játék egy bot ellen
remote-menu-friend = Barát meghívása: kapsz egy hivatkozást, azt küldd el
remote-menu-table = Leülés hivatkozással vagy kóddal
remote-menu-seat = { $clock ->
    [live] Leülés ide: { $name }, élő
    [slow] Leülés ide: { $name }, lassú
   *[none] Leülés ide: { $name }, óra nélkül
}
remote-called = { $name } kihív téged. Elfogadás: { $command }
remote-menu-prompt = Hányas (q: kilépés)?
remote-menu-which = Egy szám kell 1 és { $most } között.
remote-menu-level = Melyik bot (Enter: { $name })?
remote-menu-link = Hivatkozás vagy kód:
remote-key-prompt = Helyreállítási kulcs (gépeléskor nem látszik):
remote-key-once = A helyreállítási kulcsod csak most látszik. Őrizd meg: csak ezzel juthatsz be ebbe a fiókba.
remote-not-signed-in = Nem vagy bejelentkezve itt: { $server }.
remote-signed-out-here = Itt kijelentkeztél, de a szervernek nem lehetett szólni: { $problem }
remote-fair-own = { $ok ->
    [yes] A te hozzájárulásod az, amelyet itt sorsoltunk.
   *[no] A te hozzájárulásod nem az, amelyet itt sorsoltunk.
}
remote-fair-leader = { $ok ->
    [yes] A kezdőjátékos úgy lett kijelölve, ahogy az osztás előtt megtudtad.
   *[no] Az osztás előtt mást tudtál meg arról, hogy ki kezd.
}

## Gyors mondatok

phrase-hello = Szia!
phrase-good_luck = Sok szerencsét!
phrase-nice = Szép lap!
phrase-wow = Hűha!
phrase-oops = Hoppá!
phrase-close = Ez szoros volt!
phrase-thinking = Hadd gondolkodjak…
phrase-sorry = Bocs, hogy megvárattalak!
phrase-thanks = Köszönöm!
phrase-well_played = Szép játék volt!
phrase-again = Még egyet?
phrase-bye = Mennem kell. Szia!
phrase-no_problem = Semmi gond!
phrase-not_now = Most nem, köszönöm!
phrase-ui-said = { $name } azt mondja: { $phrase }
phrase-ui-title = Mondj valamit
phrase-ui-note = { $name } a saját nyelvén olvassa. Nem őrizzük meg.
phrase-ui-mute = { $name } elnémítása
phrase-ui-unmute = Némítás feloldása: { $name }
phrase-ui-muted = { $name } ennél az asztalnál el van némítva.
## Accounts
error-too_many_accounts = Túl sok fiók egy címről. Várj egy kicsit.
error-adopted_before = { BEFORE("A", $table) } asztal { $seat } helyének játszmája már egy másik fiókhoz tartozik.
error-not_signed_in = Előbb jelentkezz be.
error-sign_in_again = Ehhez { $minutes } percnél frissebb bejelentkezés kell. Jelentkezz be újra.
error-name_taken = Ez a név foglalt, vagy túlságosan hasonlít egy foglaltra: { $text }. Válassz másikat.
error-name_of_account = A(z) { $text } név egy fiókhoz tartozik. Jelentkezz be, vagy válassz másik nevet.
error-renamed_lately = A nevet { $days } naponta egyszer lehet megváltoztatni. A tiédet ekkortól: { MOMENT($time) }.
error-mistyped_key = Ez nem helyreállítási kulcs: valami el van gépelve. Alakja: { $groups }-szor { $size } betű vagy számjegy.
error-unknown_key = Ez a helyreállítási kulcs egyetlen fiókot sem nyit. Talán már egy újabb van helyette.
error-no_passkeys_here = Az azonosítókulcshoz https (vagy localhost) kell, és olyan oldal, amelyet névvel, nem címmel nyitottak meg. Itt a helyreállítási kulccsal léphetsz be.
error-bad_passkey = Az azonosítókulcsot nem fogadtuk el: { $problem }
error-unknown_passkey = Ez az azonosítókulcs itt egyetlen fiókot sem nyit. Talán eltávolították.
error-cloned_passkey = Úgy tűnik, ezt az azonosítókulcsot közben máshol is használták, mintha másolat készült volna róla. Lépj be egy másikkal vagy a helyreállítási kulccsal, és távolítsd el ezt.
error-passkey_known = Ez az azonosítókulcs már itt van.
error-stale_challenge = Ez tovább tartott { $minutes } percnél, vagy már el lett küldve. Kezdd újra.
error-too_many_passkeys = Egy fióknak legfeljebb { $most } azonosítókulcsa lehet. Előbb távolíts el egyet.
error-no_passkey = A fiókodnak nincs ilyen azonosítókulcsa.
error-no_session = Ott már nem vagy bejelentkezve.
error-suspended = Ez a fiók fel van függesztve. Ezen csak a szerver üzemeltetője változtathat.
error-other_name = A fiókod neve nem { $text }, ezért semmit sem töröltünk. A várt név: { $name }.
error-no_account = Nincs { $text } fiók. Név vagy azonosító kell.
error-no_push = Ez a szerver nem küld értesítéseket. Az üzemeltetője nem készített hozzá kulcsokat.
error-bad_push_keys = Nem egy böngésző push-feliratkozásának kulcsa: { $field }. { $bytes } bájt kell base64url alakban.
error-bad_endpoint = { $text } nem egy push-szolgáltatás címe. https://, egy gép neve port nélkül és egy útvonal kell.
error-other_push_service = Ez a szerver nem küld értesítést ennek a push-szolgáltatásnak: { $host }.
error-bad_push_contact = --contact: { $text } nem cím. Ilyesmi kell: mailto:host@claim.example vagy https://claim.example/contact, legfeljebb { $most } karakter.
admin-accounts-legend = Azonosító, létrehozás (UTC), azonosítókulcsok, játszmák, név.
admin-no-accounts = Nincs ilyen fiók.
admin-suspended = felfüggesztve
admin-account-renamed = { BEFORE("A", $account) } fiók neve mostantól { $name }.
admin-account-key = { $name } új helyreállítási kulcsot kapott, az előző már semmit sem nyit: { $key }
admin-account-suspended = { $name } már nem léphet be, és mindenhol ki van léptetve.
admin-account-resumed = { $name } újra beléphet.
admin-account-deleted = { BEFORE("A", $name) } fiók törölve. A játszmái megmaradnak, a neve nélkül.
admin-push-made = Ez a szerver most már küldhet értesítéseket. A böngészők erről a kulcsról ismerik fel: { $key }
admin-push-there = Az értesítések kulcsai már megvoltak, és nem változtak. A böngészők erről a kulcsról ismerik fel ezt a szervert: { $key }
admin-push-contact = A push-szolgáltatások itt érhetnek el: { $contact }.
admin-push-no-contact = A push-szolgáltatások nem tudnak elérni, pedig némelyik ezt elvárja: a --contact mailto:… vagy https://… mondja meg, hogyan.
admin-push-removed = Ez a szerver többé nem küld értesítéseket.
admin-push-none = Nem voltak kulcsok az értesítésekhez.
admin-problem-account = { $table } asztal: a naplója és a fiókok játszmáinak listája mást mond { BEFORE("a", $seat) } helyről.
page-account = Fiók
account-title = A fiókod
account-what = A fiók megőrzi neked a nevedet, és együtt tartja a játszmáidat, minden eszközön. Fiók nélkül is mindent lehet játszani.
account-create-title = Fiók létrehozása
account-name = Név
account-passkey-what = Az azonosítókulcsot a telefonod, a számítógéped vagy egy biztonsági kulcs őrzi. Úgy használod, ahogy az eszközt feloldod: ujjal, arccal vagy kóddal. Nem kell semmit kitalálni, és e-mail-cím sem kell.
account-create = Létrehozás azonosítókulccsal
account-create-key = Létrehozás helyreállítási kulccsal
account-key-alone = Vagy azonosítókulcs nélkül: a helyreállítási kulcs egyedül is nyitja a fiókot. Írd fel, és írd be, ahol belépsz.
account-no-passkeys = Itt nincs azonosítókulcs: ahhoz https, IP-cím helyett név és friss böngésző kell. Egyedül a helyreállítási kulccsal lehet belépni.
account-sign-in-title = Bejelentkezés
account-sign-in = Bejelentkezés azonosítókulccsal
account-key-label = Helyreállítási kulcs
account-sign-in-key = Bejelentkezés a helyreállítási kulccsal
account-key-lost = Elvesztek az azonosítókulcsok és a helyreállítási kulcs is? A szerver üzemeltetője adhat újat.
account-passkey-failed = Nem történt semmi: megszakadt, vagy ezen az eszközön nincs azonosítókulcs ehhez a szerverhez.
account-passkey-unmade = Nem készült azonosítókulcs: megszakadt, vagy itt semmi sem tudja megőrizni.
account-passkey-here = Ezen az eszközön már van azonosítókulcs a fiókodhoz. Vegyél fel egyet egy másik eszközön vagy egy biztonsági kulccsal.
account-key-title = A helyreállítási kulcsod
account-key-once = Csak most az egyszer látható. Írd fel, nyomtasd ki vagy másold le most: az azonosítókulcsaid nélkül ez az egyetlen út befelé.
account-key-copy = Másolás
account-key-copied = Lemásolva.
account-key-print = Nyomtatás
account-key-kept = Eltettem
account-key-unkept = Láttál egy helyreállítási kulcsot, de nem jelezted, hogy eltetted. Az azonosítókulcsaid nélkül ez az egyetlen út befelé. Felírtad?
account-key-unkept-new = Nem, kérek egy újat
account-key-noted = Rendben. Tartsd biztos helyen.
account-signed-in = { $name } néven vagy bejelentkezve.
account-sign-out = Kijelentkezés
account-signed-out = Kijelentkeztél.
account-ended = Véget ért a munkameneted, { $name }: itt most vendég vagy, a játszmáid pedig megmaradnak.
account-ended-again = Bejelentkezés újra
account-somebody-else = Most másként vagy bejelentkezve, { $name } néven, ezért semmi nem változott.
account-adopt-what = Ez a böngésző { $count } olyan játszmát ismer, amely nincs a fiókodban.
account-adopt = Hozzáadás a fiókomhoz
account-adopted = Hozzáadva: { $count }.
account-games-title = A játszmáid
account-games-none = Még nincs.
account-game = { $name } ellen, { DAY($day) }
account-game-open = Valakire vár, { DAY($day) }
account-part-elsewhere = A te részed a keverésből abban a böngészőben van, amelyikben leültél. Nyisd meg ott ezt a játszmát: amint a lapokat kiosztották, itt is játszhatod.
account-passkeys-title = Azonosítókulcsok
account-passkeys-second = Vegyél fel egy másodikat egy másik eszközön, ha az első elveszne.
account-passkey-this = { $label } (ez az eszköz)
account-passkey-used = Ehhez: { $host }, létrehozva: { DAY($day) }, utoljára: { MOMENT($time) }
account-passkey-unused = Ehhez: { $host }, létrehozva: { DAY($day) }, még nem léptél be vele
account-passkey-add = Azonosítókulcs hozzáadása
account-passkey-remove = { $label } eltávolítása
account-passkey-remove-title = { $label }: eltávolítod?
account-passkey-remove-what = Ez az azonosítókulcs többé nem nyitja a fiókodat. Töröld ott is, ahol az eszközöd őrzi.
account-passkey-remove-last = Ez az egyetlen azonosítókulcsod. Nélküle csak a helyreállítási kulcs nyitja a fiókot: győződj meg róla, hogy felírtad.
account-passkey-remove-yes = Eltávolítás
account-passkey-keep = Megtartás
account-passkey-rename = { $label } átnevezése
account-passkey-rename-title = Az azonosítókulcs neve
account-passkey-rename-yes = Név mentése
account-key-new-what = Az új helyreállítási kulcs az előző helyébe lép, amely onnantól semmit sem nyit.
account-key-new = Új helyreállítási kulcs készítése
account-sessions-title = Ahol be vagy jelentkezve
account-session-row = { $label }, utoljára: { MOMENT($time) }
account-session-this = { $label }, itt
account-session-end = { $label } kiléptetése
account-sessions-end = Kijelentkezés mindenhonnan
account-rename-title = Másik név
account-rename-what = 30 naponta egyszer. A már lejátszott játszmák megtartják azt a nevet, amelyen játszottad őket.
account-rename-from = Ekkortól változtathatod meg újra: { MOMENT($time) }.
account-rename = Név megváltoztatása
account-again-title = Bejelentkezés újra
account-again-what = Ez megváltoztatja, ki nyithatja meg a fiókodat. Előbb igazold, hogy te vagy az.
account-export = Minden rólad szóló adat letöltése
account-delete-title = Fiók törlése
account-delete-what = A neved, az azonosítókulcsaid, a bejelentkezéseid és a helyreállítási kulcsod végleg eltűnnek. A játszmáid névtelen hellyel megmaradnak, a folyamatban lévőket elveszíted.
account-delete-name = Írd be a megerősítéshez: { $name }
account-delete = A fiókom törlése
account-deleted = A fiókod törölve.
account-push-title = Értesítések
account-push = Értesítést kérek erre az eszközre, akkor is, ha ez az oldal be van zárva
account-push-what = Amikor egy lassú játszmában te jössz, amikor van ellenfeled, és amikor valaki kihív. Az értesítések szövege titkosított: a böngésződ push-szolgáltatása csak továbbítja.
account-push-ask = Szólj, ha én jövök
account-push-on = Ezen az eszközön értesítést kapsz, amikor te jössz.
account-push-not-now = Most nem
account-push-failed = Ez a böngésző nem tudta bekapcsolni az értesítéseket. Próbáld újra később.
push-time = Hamarosan lejár az időd
push-challenge = { $name } kihív
push-challenge-body = Válaszolj a kezdőlapon

## claim COMMAND --help, and what is wrong with a command line

help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-commands = parancsok
help-example = példa
help-help = kiírja ezt a súgót, és kilép
help-claim = Claim, az ütésvivő kártyajáték két játékosnak.
help-version = kiírja a verziót és hogy melyik sebesség működik
help-language = en, fr, hu, it vagy pt-BR (alapból a rendszeré)
help-json = egy JSON-objektum
help-json-lines = soronként egy JSON-objektum
help-record = egy játszma feljegyzése: JSON vagy szöveg
help-record-line = a feljegyzés sora egy többjátszmás fájlban
help-server = például https://claim.example
help-play = játszma a terminálban, itt vagy egy szerveren
help-play-bot = egy név a `claim bots` listájából, vagy cmd:PROGRAM (alapból greedy)
help-play-hot-seat = két ember ennél a terminálnál
help-play-seat = hová ülsz egy bot ellen: A vagy B (alapból A)
help-play-seed = az osztás magja, hogy ugyanazokkal a lapokkal játssz újra
help-play-leader = ki kezdi az első ütést: lot (sorsolás), me (én), other (a másik), vagy egy hely: A vagy B (alapból lot)
help-play-by-heart = csak azt látod, ami nyitva van, a többit megjegyzed; tanács nincs
help-play-no-hints = tanácsok nélkül játszol
help-play-warn = rákérdez, mielőtt sokat érő lapot adnál el (ez is tanács)
help-play-save = hová kerüljön a játszma (alapból az adatmappádba)
help-play-resume = egy elmentett játszma folytatása
help-play-at-server = egy szerveren: ismeretlen, barát vagy bot ellen; alapból megkérdezi, melyik
help-play-server = ott játszol, például https://claim.example; --bot ekkor egy szint
help-play-find = ellenfelet keres: live (3-3 perc) vagy slow (3-3 nap)
help-play-friend = asztalt nyit, és kiírja a hivatkozást a barátodnak
help-play-clock = a --friend mellett: órával játszotok, live vagy slow
help-play-open = a --friend mellett: a szabad helyre bárki leülhet
help-play-table = leülés egy barát hivatkozásával vagy kódjával, vagy egy otthagyott játszma folytatása
help-play-name = a neved ott, fiók nélkül
help-login = bejelentkezés a fiókodba egy szerveren, a helyreállítási kulccsal
help-login-new = fiókot készít ezzel a névvel, és kiírja a helyreállítási kulcsát
help-login-programs = Programok a CLAIM_RECOVERY_KEY változóban vagy a bemenet első sorában adják meg a kulcsot.
help-logout = kijelentkezés egy szerverről
help-games = a játszmáid egy szerveren, elöl azok, amelyekben te jössz
help-replay = egy játszma visszanézése lapról lapra
help-replay-seat = A, B, spectator (nézőként) vagy open (minden nyitva; ez az alap)
help-replay-all = mindent kiír megállás nélkül
help-replay-json = soronként egy JSON-nézet (a --recheck mellett: egy objektum)
help-replay-recheck = újra kijátssza a botok lapjait, és összeveti őket
help-verify = újraszámol egy ellenőrizhető osztást a feljegyzésből
help-review = megmutatja, mennyibe került egy játszma minden lapja
help-review-rounds = keresések száma laponként az első szakaszban (alapból 20000)
help-review-deals = hányszor játssza újra az osztást, 0: egyszer sem (alapból 10)
help-review-plot = lerajzolja a nyerési esélyeket lapról lapra: FILE.svg vagy FILE.png
help-review-svg = ugyanaz, mindig SVG-ben
help-solve = egy második szakaszbeli állás pontos megoldása
help-solve-position = egy állás szövege, vagy - soronként egyhez (alapból -)
help-solve-json = állásonként egy JSON-objektum
help-explore = más lapok kipróbálása és az értékük
help-explore-start = egy feljegyzés, egy állás vagy egy elemzés szövege
help-explore-at = ennyi kijátszott lap után kezdi (alapból 0)
help-explore-open = az első szakaszt nyitott lapokkal értékeli
help-explore-rounds = keresések száma pillanatonként az első szakaszban (alapból 20000)
help-explore-json = az ottani lapok értéke egy JSON-objektumban
help-puzzle = feladvány a terminálban: a mai, vagy amelyiket választod
help-puzzle-id = egy feladvány azonosítója (alapból a napi)
help-puzzle-date = egy másik nap feladványa, például 2026-11-16
help-puzzle-json = inkább kiírja a feladványt egy JSON-objektumként
help-puzzle-theme = csak ezzel a témával, például knight_over_goblin
help-puzzle-rating = csak ebben a nehézségi tartományban, például 600-800
help-puzzle-file = a `claim puzzles make --out FILE` feladványai
help-puzzles = bizonyított megoldású feladványok listája, vagy újak készítése
help-puzzles-count = legfeljebb N (alapból mind)
help-arena = botok játszanak egymás ellen
help-dataset = megoldott állások vagy botok játszmái Parquetben, kutatáshoz
help-serve = kiszolgálja az oldalt és az asztalait
help-admin = egy szerver asztalainak gondozása, akár fut, akár nem
help-bots = a botok listája mért erővel
help-bench = ennek a telepítésnek a sebessége, JSON-ban
help-see = lásd: { $command } --help
help-unknown = ismeretlen: { $text }
help-ambiguous = { $text } többet is jelenthet: { $known }
help-required = hiányzik: { $text }
help-needs-value = { $option } után egy érték kell
help-takes-none = { $option } után nem jár érték
help-choice = { $option }: { $text } nincs ezek között: { $known }
help-number = { $option }: { $text } nem szám
help-whole-number = { $option }: 1-től kezdődő egész szám kell, nem ez: { $text }

## The page: help

newcomer-begin-title = Első lépések
newcomer-begin = „{ $game }”: játék közben magyarázza el a szabályokat. Utána öt bot, leckék, feladványok és a napi osztás vár.
newcomer-phone = Telefonon az első érintés felemeli a lapot, a második kijátssza; ezt a beállításokban megváltoztathatod. Ha a szerver https-t használ, a böngésződ a kezdőképernyőre teheti ezt az oldalt. Akkor hálózat nélkül is megnyílik.
newcomer-friends-title = Egy baráttal
newcomer-reach = Mindkettőtöknek erre a szerverre van szüksége. Hívj meg valakit a kezdőlapon, és küldd el neki a hivatkozást: a játszma akkor kezdődik, amikor leül. Ha ennek az oldalnak a címe úgy kezdődik, hogy „localhost”, más nem éri el.
newcomer-clocks = Az élő játszmában mindkettőtöknek 3 perce van, és minden lépés első 3 másodperce nem számít. A lassú játszmában 3 napotok van, és minden lépés első napja nem számít. Ha az időd lejár, veszítesz. A „{ $holiday }” gomb a lassú játszmában megállítja az órádat, legfeljebb 14 napra.
newcomer-talk = Csevegés nincs. Kész mondatokat mondhatsz, és a másik játékos a saját nyelvén olvassa őket. Bármelyik asztalnál elnémíthatod.
newcomer-block = Ha mindkettőtöknek van fiókja, letilthatod a másikat: nem kerültök össze, nem hívhatjátok ki egymást, és nem látjátok egymás szabad helyeit. Erről nem tud meg semmit.
newcomer-keys = A fiókodat egy azonosítókulcs vagy a helyreállítási kulcs nyitja. A helyreállítási kulcs csak egyszer látható: írd fel.
newcomer-lost = Elveszett egy eszközöd? Jelentkezz be egy másikon, jelentkeztesd ki az elveszettet itt: „{ $sessions }”, és távolítsd el az azonosítókulcsát. Ha a helyreállítási kulcs is elveszett, csak ennek a szervernek az üzemeltetője segíthet. Az elveszett eszköz megtartja azokat a helyeket, ahova maga ült le, amíg az üzemeltető vissza nem vonja a kulcsukat.
newcomer-devices = Jelentkezz be minden eszközödön: a kezdőlap ott is felsorolja a játszmáidat. Az osztásig a játszmához az a böngésző kell, amelyikben leültél.
newcomer-notified = A fiókod minden eszközön értesíthet, amikor egy lassú játszmában te jössz, akkor is, ha ez az oldal be van zárva. iPhone-on előbb tedd az oldalt a kezdőképernyőre.
