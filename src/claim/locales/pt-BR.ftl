### Claim in Brazilian Portuguese. One file a language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md.

language-name = Português (Brasil)

## Factions and cards

faction-G = Goblin
faction-K = Cavaleiro
faction-U = Morto-Vivo
faction-D = Anão
faction-X = Doppelgänger

## The table

phase-title = { $phase ->
    [1] Fase um: Recrutar seguidores
   *[2] Fase dois: Reunir apoiadores
}
trick-of = rodada { $number } de { $total }
player-you = você
player-seat = Jogador { $seat }
vote-row = voto
nobody = –
settled-legend = { $mark } decidido: nenhuma carta restante pode mudar este voto.
prize-line = Prêmio: { $card }
draw-pile-line = Baralho de compras: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-left-line = Cartas na mão: você { $mine }, { $name } { $theirs }
hand-line = Sua mão:
playable-line = Jogáveis:
followers-yours = Seus seguidores: { $count }
followers-open = Seguidores de { $name }: { $count }
followers-theirs = Seguidores de { $name }: { $count }, dos quais já vistos: { $cards }
last-trick-line = Última rodada:
leads-line = { $who ->
    [you] Você abre a rodada.
   *[other] { $name } abre a rodada.
}
led-line = { $who ->
    [you] Você abriu com { $card }.
   *[other] { $name } abriu com { $card }.
}

## What happens

plays-line = { $who ->
    [you] Você joga { $card }.
   *[other] { $name } joga { $card }.
}
wins-trick-line = { $who ->
    [you] Você vence a rodada.
   *[other] { $name } vence a rodada.
}
takes-prize-line = { $who ->
    [you] Você leva o prêmio { $card }.
   *[other] { $name } leva o prêmio { $card }.
}
draws-line = { $who ->
    [you] Você compra { $card }.
   *[other] { $name } compra { $card }.
}
phase-over-line = Fim da fase um. Os seguidores vão para a mão de cada um.
leader-drawn-line = { $who ->
    [you] Você abre a primeira rodada.
   *[other] { $name } abre a primeira rodada.
}
deal-line = Distribuição: { $seed }
opponent-line = { $name } está do outro lado da mesa.
resume-line = A partida continua de onde parou.

## The end

result-title = As facções decidiram
result-win = A coroa é sua: { $mine } votos a { $theirs }.
result-loss = { $name } fica com a coroa: { $theirs } votos a { $mine }.
result-seat = { $name } fica com a coroa: { $votes } votos.
result-draw = Ninguém tem três votos. O trono continua vazio.
record-line = Registro: { $file }
replay-tip = Para rever: { $command }
resume-tip = Para continuar depois: { $command }
saved-line = A partida está salva em { $file }
save-failed-line = Não foi possível salvar a partida: { $problem }
bot-failed-line = { $name } não pode continuar: { $problem }

## Asking

prompt = Sua carta (? para ajuda):
prompt-seat = Jogador { $seat }, sua carta (? para ajuda):
not-understood = { $text } não é carta nem comando. Uma carta é uma letra e um dígito, como { $example }. Ajuda: ?
why-not-held = Você não tem { $card }.
why-follow = Não dá para jogar { $card }: a rodada abriu com { $led } e você pode seguir a facção. Jogáveis: { $cards }
hand-over = { $name }, é a sua vez. Aperte Enter quando só você puder ver a tela.

## Commands: the words a player may type, besides the English ones

command-aid = resumo
command-seen = vistas
command-table = mesa
command-hint = dica
command-rules = regras
command-quit = sair
help-title = O que você pode digitar
help-card = uma carta, como { $example }: joga essa carta
help-aid = a carta de ajuda: os poderes e a rodada em poucas palavras
help-seen = as cartas já vistas e o que cada um tem com certeza
help-table = mostra a mesa de novo
help-hint = uma carta boa de jogar, e por quê
help-rules = estes comandos e as regras
help-quit = sai; a partida fica salva

## What has been seen

seen-title = Cartas já vistas
seen-hand = na sua mão
seen-followers = seus seguidores
seen-their-followers = prêmios de { $name }
seen-scored = pontuadas
seen-discarded = descartadas
seen-table = na mesa
seen-unseen = não vistas
seen-void = { $name } não seguiu a facção e não tem nenhuma carta de: { $factions }
seen-must = { $name } com certeza tem: { $cards }
seen-known = Fase dois: todas as cartas são conhecidas. { $name } tem: { $cards }

## The player aid (R2)

aid-title = Carta de ajuda
aid-text =
    Fase um, 13 rodadas: revela-se um prêmio. O líder abre com qualquer carta; o outro segue a facção, se puder. Quem vence leva o prêmio, quem perde leva a carta seguinte, oculta: esses seguidores são as mãos da fase dois.
    Fase dois, 13 rodadas: quem vence a rodada pontua as cartas jogadas.
    G Goblin: sem poder. 14 cartas, de 0 a 9, com cinco zeros.
    K Cavaleiro: jogado em segundo sobre um Goblin, vence com qualquer valor. De 2 a 9.
    U Morto-Vivo: jogado na fase um, vai para a pilha de pontuação de quem vence a rodada. De 0 a 9.
    D Anão: na fase dois, quem perde a rodada pontua a carta. De 0 a 9.
    X Doppelgänger: jogado em segundo, pode valer como a facção do líder. De 0 a 9.
    Empate na rodada é do líder. Quem tem mais cartas de uma facção ganha o voto dela; se empatar, quem tem a carta mais alta. Três votos vencem.

## The rules in short

rules-title = As regras
rules-text =
    Hoje cedo acharam o rei com a cabeça enfiada num barril de vinho. Cinco facções, dois pretendentes, um trono vazio: leva quem tiver três votos.
    Cada um tem 13 cartas na mão, e 26 ficam no baralho de compras. A partida tem duas fases de 13 rodadas cada.
    Em cada rodada, o líder abre com qualquer carta. O outro tem de jogar uma carta da mesma facção, se tiver; em vez dela, sempre pode jogar um Doppelgänger. Quem não tem nenhuma carta da facção do líder pode jogar qualquer uma. Se o líder abre com um Doppelgänger, é preciso responder com um Doppelgänger, se tiver.
    Vence a carta mais alta da facção do líder, e o empate é do líder. Qualquer outra facção perde, com duas exceções: um Cavaleiro jogado em segundo vence um Goblin do líder, e um Doppelgänger jogado em segundo conta como carta da facção do líder. Quem vence abre a rodada seguinte.
    Fase um: cada rodada vale um prêmio, revelado antes. Quem vence põe o prêmio entre os seus seguidores; quem perde leva a carta seguinte do baralho de compras, que o outro não vê. Os Mortos-Vivos jogados vão para a pilha de pontuação de quem venceu; todas as outras cartas jogadas saem do jogo.
    Fase dois: os seus 13 seguidores são a sua mão. Quem vence a rodada pontua as duas cartas, mas os Anões são pontuados por quem perde.
    No fim, cada facção vota em quem pontuou mais cartas dela; se der empate, em quem tem a carta mais alta dela; se ainda der empate, em ninguém. Três votos valem a coroa. Se ninguém tiver três, a partida termina empatada.

## Looking at a finished game

replay-prompt = Enter: avançar, b: voltar, q: sair:
replay-start = A distribuição
replay-play = Jogada { $number } de { $total }
replay-view = { $viewer ->
    [open] visão com todas as cartas abertas
    [spectator] visão de espectador
   *[other] visão do lugar { $viewer }
}
replay-hand = Mão de { $name }:
replay-unfinished = A partida para aqui, inacabada.
replay-forfeit = { $name } perdeu por abandono: { $reason }
no-reason = nenhum motivo informado

## O solucionador

solve-win = { $name } vence, se ambos jogarem o melhor possível.
solve-draw = Empate, se ambos jogarem o melhor possível: ninguém obtém três votos.
solve-keep = Vez de { $name }. Estas cartas mantêm o resultado: { $cards }
solve-all = Vez de { $name }. Todas as cartas mantêm o resultado, primeiro a mais difícil de responder: { $cards }
solve-all-won = Vez de { $name }. Todas as cartas mantêm o resultado, primeiro a que mais perdoa: { $cards }
solve-line = O melhor jogo continua assim:

## Bots

bot-potboy = Agarra tudo o que brilha, sem pensar em mais nada.
bot-squire = Vive de uma regra simples, uma rodada por vez.
bot-steward = Olha um pouco adiante, e esquece as coisas pequenas.
bot-chancellor = Conta as cartas, e perto do fim não erra.
bot-regent = Não esquece nada, e joga a fase dois sem erros.
bot-random = Joga qualquer carta.
bot-greedy = A medida: enxerga uma só rodada.
bot-montecarlo = A referência: muitas partidas jogadas de cabeça, todas mal.
bot-search = A busca do regente, para experimentos.
bots-legend = Nível, nome, classificação (random vale 0), tempo por carta: medidos para docs/bots.md.

## Jogar de novo as jogadas de um bot

recheck-other = Jogada { $number }: { $name } ({ $seat }) jogou { $card } e agora jogaria { $now }.
recheck-line = { $bot } no lugar { $seat }: { $same } de { $count } jogadas são iguais.

## Dicas: uma para cada código de claim.reviews.reasons

hint-title = Dica
hint-play = Jogue { $card }.
hint-chances = Sua chance de vencer em %, carta por carta:
hint-winning = Vencem contra o melhor jogo: { $cards }
hint-drawing = Levam ao empate: { $cards }
hint-losing = Perdem: { $cards }
hint-off = Sem dicas quando duas pessoas usam a mesma tela.
hint-only_card = É a única carta que você pode jogar.
hint-only_win = É a única carta que vence.
hint-only_draw = É a única carta que não perde.
hint-loses_for_dwarf = { $count ->
    [one] Perde a rodada de propósito: o Anão vai para a sua pilha de pontuação.
   *[other] Perde a rodada de propósito: os dois Anões vão para a sua pilha de pontuação.
}
hint-settles_vote = Garante de vez um voto para você: { $faction }.
hint-sure_prize = Leva com certeza o prêmio { $card }: nenhuma carta que o outro possa ter vence esta.
hint-wins_prize = Leva o prêmio { $card }.
hint-knight_beats_goblin = O Cavaleiro { $card } vence o Goblin { $led }.
hint-stands_in = O Doppelgänger { $card } vale como a facção do líder e vence { $led }.
hint-scores_undead = { $count ->
    [one] O Morto-Vivo da rodada vai para a sua pilha de pontuação.
   *[other] Os dois Mortos-Vivos da rodada vão para a sua pilha de pontuação.
}
hint-takes_vote = Põe você à frente em um voto: { $faction }.
hint-forces_doppelganger = O outro tem de responder com um Doppelgänger.
hint-leads_dwarf = O outro tem de vencer a rodada, e o Anão vai para a sua pilha de pontuação.
hint-sure_trick = Nenhuma carta com que o outro possa responder vence esta.
hint-scores_cards = { $count ->
    [one] Você vence a rodada e pontua uma carta.
   *[other] Você vence a rodada e pontua as duas cartas.
}
hint-wins_cheaply = É a carta mais baixa que vence.
hint-scores_dwarf = { $count ->
    [one] Não dá para vencer a rodada, mas o Anão vai para a sua pilha de pontuação.
   *[other] Não dá para vencer a rodada, mas os dois Anões vão para a sua pilha de pontuação.
}
hint-cannot_win = Nada do que você pode jogar vence { $led }.
hint-leaves_prize = Deixa o prêmio { $card } para o outro.
hint-throws_away = Das cartas que você pode jogar, é a de menor valor.
hint-keeps_last = Você guarda { $card }, a última carta desta facção: { $faction }.
hint-has_none = O outro não tem nenhuma carta desta facção: { $faction }.
hint-sets_problem = O outro precisa achar a resposta certa: uma carta descuidada ajuda você.
hint-keeps_win = Você vence se ambos jogarem o melhor possível; cartas que mantêm a vitória: { $count } de { $total }.
hint-keeps_draw = É empate se ambos jogarem o melhor possível; cartas que o mantêm: { $count } de { $total }.
hint-sure_loss = Contra o melhor jogo, a partida está perdida.
hint-beaten_by = Das { $total } cartas com que o outro pode responder, as que vencem esta: { $count }.
hint-close_call = { $card } é quase tão boa.

## A análise de uma partida

review-plays-title = Jogada por jogada
review-column-play = Jogada
review-column-seat = Lugar
review-column-card = Carta
review-column-chance = Chances
review-column-loss = Perda
review-column-best = Melhor
review-legend = Chances e perdas em %, de quem joga e pelo que dava para saber; ± são dois erros padrão. A fase dois é exata.
review-turning-title = Viradas
review-no_turning = Nenhuma jogada sozinha virou a partida.
review-won_lost = { $who ->
    [you] A vitória era sua até { $card } (jogada { $number }).
   *[other] A vitória era de { $name } até { $card } (jogada { $number }).
}
review-won_drawn = { $who ->
    [you] A vitória era sua até { $card } (jogada { $number }); a partir daí, era empate.
   *[other] A vitória era de { $name } até { $card } (jogada { $number }); a partir daí, era empate.
}
review-drawn_lost = { $who ->
    [you] O empate era seu até { $card } (jogada { $number }).
   *[other] O empate era de { $name } até { $card } (jogada { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (jogada { $number }) custou a você { $loss } ± { $error } pontos de chance; { $best } era melhor.
   *[other] { $card } (jogada { $number }) custou a { $name } { $loss } ± { $error } pontos de chance; { $best } era melhor.
}
review-lost = Pontos perdidos por { $name }: { $one } na fase um, { $two } na fase dois.
review-deal-title = A distribuição e o jogo
review-deal = Com { $bot } nos dois lugares, { $name } faz { $score } ± { $error } % com esta distribuição (partidas: { $games }).
review-deal_exact = Se ambos jogarem o melhor possível desde o início, { $name } faz { $score } %.
review-result = { $name } fez { $result } %.
review-split = { $name } fez { $result } %. Partindo de 50, a distribuição responde por { $deal } pontos e o jogo por { $play }.
review-picture = Imagem: { $file }
chart-title = Chance de vitória de { $name }, jogada por jogada
chart-seen = pelo que { $name } podia saber
chart-exact = valor exato

## Errors: one for each code of claim.game.errors

error-not_your_turn = É a vez de { $turn }, não de { $seat }.
error-not_in_hand = { $card } não está na mão de { $seat }: { $hand }
error-must_follow = { $card } não segue { $led }: { $seat } tem cartas dessa facção. Esperava-se uma destas: { $legal }
error-game_over = A partida acabou: não dá mais para jogar { $card }.
error-bad_card = { $text } não é uma carta. Esperava-se uma letra G, K, U, D ou X e um dígito que a facção tenha, como G3.
error-bad_pile = { $field }: { $text } não é uma pilha. Esperavam-se dígitos por facção, G.K.U.D.X, com quatro pontos, como 0013.29.5..07.
error-too_many = { $field }: { $card } aparece { $count } vezes, e o baralho só tem { $most }.
error-bad_seat = { $field }: { $text } não é um lugar. Esperava-se A ou B.
error-bad_viewer = { $text } não é um ponto de vista. Esperava-se A, B, spectator ou open.
error-bad_phase = Fase: esperava-se 1 ou 2, veio { $text }.
error-bad_fields = Posição: na fase { $phase } esperavam-se { $expected } campos separados por um só espaço; o total aqui é { $got }.
error-bad_hands = Cartas nas mãos: { $a } e { $b }. Esperava-se o mesmo número, ou uma a menos na mão que abriu a rodada.
error-bad_followers = Seguidores: { $a } e { $b }. Número esperado em cada lado: { $expected }.
error-bad_draw_pile = Cartas no baralho de compras: { $got }. Esperavam-se duas para cada rodada que falta: { $expected }.
error-bad_score = Pontuação { $seat }: { $card } não pode estar ali na fase um, que só pontua Mortos-Vivos jogados.
error-not_phase_two = O solucionador precisa de uma posição da fase dois, e esta é da fase { $phase }.
error-no_cards = Mãos: nenhuma carta na fase um.
error-too_large = Cartas em uma mão: { $a }; seguidores: { $b }. Esperavam-se no máximo 13 no total.
error-bad_deck = Cartas no baralho: { $got }. Esperava-se um número divisível por quatro, de 4 a 52.
error-uneven_hands = Cartas nas mãos: { $a } e { $b }. Esperava-se o mesmo número.
error-bad_seed = Semente (seed): { $text } não serve. Esperava-se um número inteiro ou um texto de 1 a 200 caracteres, sem espaços no início nem no fim.
error-not_utf8 = { $file }: não é texto UTF-8 (byte { $byte }). Esperava-se o registro de uma partida.
error-too_long = { $file }: { $size } bytes. Esperava-se o registro de uma partida, com no máximo { $most }.
error-bad_json = { $file }: não é JSON (linha { $line }, coluna { $column }): { $problem }
error-not_record = { $file }: não é o registro de uma partida. Esperava-se um objeto JSON ou a primeira linha “Claim 1”.
error-newer_version = { $file }: escrito por uma versão mais nova (formato { $version }). Este programa lê até { $known }.
error-missing_field = { $file }: falta { $field }.
error-bad_field = { $file }: { $field }: esperava-se { $expected }, veio { $text }
error-bad_line = { $file }, linha { $line }: esperava-se { $expected }, veio { $text }
error-in_file = { $file }: { $problem }
error-in_line = Linha { $line }: { $problem }
error-bad_play = { $file }: jogada { $number }, { $card }: { $problem }
error-bad_end = { $file }: { $field } diz { $text }, e as jogadas dão { $expected }
error-no_file = { $file }: { $problem }
error-no_line = { $file }: não existe a linha { $line }. A última é a { $last }.
error-system = O sistema informa: { $problem }
error-file_exists = { $file } já existe. Escolha outro arquivo ou continue aquela partida com --resume { $file }
error-unfinished_needed = { $file }: esta partida já acabou. Para rever: claim replay { $file }
error-no_person = { $file }: nenhuma pessoa joga esta partida. Esperava-se um lugar com o nome “person”.
error-unknown_bot = { $name } não é um bot. Esperava-se um destes: { $known }, ou cmd:PROGRAM.
error-unknown_language = { $name } não é um idioma disponível. Esperava-se um destes: { $known }.
error-odd_games = --games: { $got } não é um número par e positivo. Cada distribuição é jogada duas vezes, com os lugares trocados.
error-bad_number = { $field }: { $text } não é um número de { $least } a { $most }.
error-conflict = { $one } não pode ser usado junto com { $other }.
error-missing_extra = Este comando precisa de { $package }: pip install 'claim[{ $extra }]'
error-bot_from_file = { $file } indica um programa como bot, e um arquivo não inicia nenhum. Para continuar, indique você o programa: --bot { $name }
error-bad_bot_name = { $name } não é um nome de bot. Esperava-se um texto imprimível de no máximo { $most } caracteres, sem espaços no início nem no fim.
error-no_marks = { $file }: o registro não diz quais bots jogaram nem com que semente, então não há nada para jogar de novo.
error-program_bot = Lugar { $seat }: { $name } é um programa, e um arquivo não inicia nenhum. As jogadas dele não podem ser repetidas.
error-other_bot = Lugar { $seat }: a partida foi jogada por { $recorded }, e o bot daqui é { $now }.
error-no_plays = { $file }: nada foi jogado, então não há nada para analisar.
error-impossible_view = Esta visão é impossível: { $problem }
error-which_bots = Esperavam-se dois bots, --a BOT --b BOT, ou dois ou mais, --bots BOT,BOT,…
error-bad_bots = --bots: { $text }. Esperavam-se dois ou mais bots diferentes, separados por vírgulas.
error-bad_anchor = --anchor: { $name } não joga. Esperava-se um destes: { $known }.
error-bad_sprt = --sprt: { $h0 } e { $h1 }. Esperavam-se duas pontuações entre 0 e 1, a menor primeiro.
error-sprt_two = --sprt compara dois bots. Esperavam-se --a e --b, não --bots.
error-only_svg = --plot: { $file }: os gráficos são desenhados em SVG. Esperava-se um nome que termine em .svg.
error-results_busy = { $file }: outra execução já está gravando neste arquivo. Espere que ela termine ou escolha outro arquivo.
error-no_cluster = --dask { $address }: nenhum scheduler responde em { $seconds } s.
error-idle_cluster = --dask { $address }: o cluster não tem workers.
error-bad_address = --dask: { $text } não é um endereço. Esperava-se um como tcp://host:8786.
error-workers_lost = Os processos que jogavam sumiram. Com --results FILE, o mesmo comando continua de onde parou.
error-bot_start = { $name } não iniciou: { $problem }
error-bot_died = { $name } parou de funcionar (código de saída { $exit }) ao receber o pedido de uma carta.
error-bot_closed = { $name } fechou a saída ao receber o pedido de uma carta.
error-bot_silent = { $name } não deu nenhuma carta em { $seconds } s.
error-bot_nonsense = { $name } respondeu { $text }. Esperava-se uma carta que possa ser jogada: { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] O segredo do servidor é aquele com que ele se comprometeu.
   *[no] O segredo do servidor não é aquele com que ele se comprometeu.
}
verify-contribution = { $ok ->
    [yes] A contribuição de { $seat } é a do seu compromisso.
   *[no] A contribuição de { $seat } não é a do seu compromisso.
}
verify-seed = { $ok ->
    [yes] A semente decorre da mesa, do segredo e das contribuições.
   *[no] A semente não decorre da mesa, do segredo e das contribuições.
}
verify-deck = { $ok ->
    [yes] As cartas decorrem da semente.
   *[no] As cartas não decorrem da semente.
}
verify-leader = { $ok ->
    [yes] O líder decorre da semente.
   *[no] O líder não decorre da semente.
}
verify-move_seed = { $ok ->
    [yes] Os sorteios do bot decorrem do segredo do servidor.
   *[no] Os sorteios do bot não decorrem do segredo do servidor.
}
verify-true = Verificado: a distribuição decorre destes segredos. Para saber que é a sua, compare os compromissos com os que você viu antes dela.
verify-false = Não verificado: algo neste registro foi mudado ou inventado.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } não é um segredo. Esperavam-se 64 dígitos hexadecimais minúsculos.
error-not_fair = { $file }: o registro não diz de onde vem a distribuição (falta “fair”), então não há nada para verificar.
error-no_table = Não existe a mesa { $table }.
error-seat_taken = Os dois lugares da mesa { $table } estão ocupados.
error-not_seated = Você não está sentado à mesa { $table }.
error-wrong_moment = Agora não: “{ $command }” não cabe numa mesa que { $status ->
    [waiting] espera um jogador
    [revealing] vai distribuir as cartas
    [playing] está em jogo
   *[over] já terminou
}.
error-wrong_reveal = A contribuição de { $seat } não é a do seu compromisso.
error-stale_play = Essa jogada deveria seguir { $ply } outras, e { $now } já foram feitas.
error-not_over = O jogo da mesa { $table } ainda não terminou.
error-no_deal = A mesa { $table } foi deixada antes da distribuição: não há jogo.
error-no_rematch = Sem revanche na mesa { $table }: ninguém ofereceu, ou alguém foi embora.
error-no_hints = Sem dicas na mesa { $table }: só contra um bot, durante o jogo.
error-no_such_bot = { $name } não é um bot que se senta às mesas. Esperava-se um de { $known }.
error-bad_name = { $text } não é um nome. Esperavam-se de 1 a { $most } caracteres imprimíveis.
error-bad_kind = { $text } não é um tipo de mesa. Esperava-se um de { $known }.
error-bad_status = { $text } não é um estado de mesa. Esperava-se um de { $known }.
error-bad_command_id = { $text } não é um identificador de comando. Esperavam-se de { $least } a { $most } letras, dígitos, - ou _.
error-not_kept = O servidor não conseguiu guardar isto, então não aconteceu. Tente de novo.
error-no_thought = Nenhuma resposta foi encontrada a tempo. Tente de novo.
error-broken_log = A mesa { $table } não pode mais ser lida: o registro dela está danificado ou foi escrito por uma versão mais nova.
error-bad_database = Banco de dados { $url }: { $problem }

## The server
serve-started = Claim espera por você em { $url }
serve-invite = Outras pessoas na sua rede: { $url }
serve-local = Só este computador tem acesso. Para convidar outras pessoas da sua rede: claim serve --host 0.0.0.0
serve-stop = Ctrl-C encerra.
web-no-page-title = A página não foi construída
web-no-page-text = Execute “make page” e recarregue. O servidor em si está funcionando.
error-no_database = Não é possível usar { $url }: { $problem }
error-bad_message = Campo { $field }: { $problem }
error-too_big = { $size } bytes. O máximo é { $most }.
error-too_fast = É demais de uma vez. Espere um momento.
error-too_many_tables = Mesas demais de um só endereço. Espere um pouco.
error-too_many_sockets = Conexões demais. Feche algumas.
error-hello_first = Era esperada primeiro uma mensagem “hello”, em { $seconds } segundos.
error-idle = Nada foi ouvido por { $seconds } segundos.
error-strange_origin = Uma página de { $origin } não pode usar este servidor.
error-slow_request = O pedido não chegou a tempo.
error-no_path = Não há nada em { $path }.
error-bad_method = { $method } não é possível em { $path }.
error-server_error = Algo deu errado no servidor. O registro dele chama isso de { $reference }.
error-no_port = Não é possível escutar em { $host }, porta { $port }: { $problem }
error-bad_origin = --origin: { $text } não é uma origem. Exemplo: https://claim.example.
error-bad_proxy = --proxy: { $text } não é um endereço. Exemplo: 10.0.0.1 ou 10.0.0.0/8.
error-unknown_limit = { $name } não é um limite. Limites conhecidos: { $known }.
error-bad_limit = { $name }: { $text } não é um limite. É preciso um número acima de 0.
