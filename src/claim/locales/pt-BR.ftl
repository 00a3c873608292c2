### Claim in Brazilian Portuguese. One file per language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md.

language-name = Português (Brasil)
reserved-names = administrador, administradora, administração, anfitrião, anfitriã, equipe, moderador, moderadora, moderação, servidor, sistema, suporte

## Factions and cards

faction-G = Goblin
faction-K = Cavaleiro
faction-U = Morto-Vivo
faction-D = Anão
faction-X = Doppelgänger

## The table

phase-title = { $phase ->
    [1] Fase um: recrutar seguidores
   *[2] Fase dois: reunir apoiadores
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
followers-heart = Seguidores de { $name }: { $count }
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
trick-reason-tie = O empate é do líder.
trick-reason-knight_beats_goblin = Um Cavaleiro vence o Goblin do líder.
trick-reason-doppelganger = O Doppelgänger vale como a facção do líder.
trick-reason-did_not_follow = A resposta não seguiu a facção.
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
by-heart-line = De memória: você vê o que está aberto na mesa. O resto fica por conta da sua memória.
resume-line = A partida continua de onde parou.

## The end

result-title = As facções decidiram
vote-by-highest = { $faction }: mesmo número de cartas, decide a mais alta: { $card }.
result-win = A coroa é sua: { $mine } votos a { $theirs }.
result-loss = { $name } fica com a coroa: { $theirs } votos a { $mine }.
result-seat = { $name } fica com a coroa: { $votes } votos.
result-draw = Ninguém tem três votos. O trono continua vazio.
forfeit-resigned = { $reader ->
    [loser] Você desistiu: { $winner } fica com a coroa.
    [winner] { $name } desistiu: a coroa é sua.
   *[other] { $name } desistiu: { $winner } fica com a coroa.
}
forfeit-left = { $reader ->
    [loser] Você deixou a mesa: { $winner } fica com a coroa.
    [winner] { $name } deixou a mesa: a coroa é sua.
   *[other] { $name } deixou a mesa: { $winner } fica com a coroa.
}
forfeit-away = { $reader ->
    [loser] Sua ausência durou demais: { $winner } fica com a coroa.
    [winner] A ausência de { $name } durou demais: a coroa é sua.
   *[other] A ausência de { $name } durou demais: { $winner } fica com a coroa.
}
forfeit-flagged = { $reader ->
    [loser] Seu tempo acabou: { $winner } fica com a coroa.
    [winner] O tempo de { $name } acabou: a coroa é sua.
   *[other] O tempo de { $name } acabou: { $winner } fica com a coroa.
}
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
command-back = desfazer
command-rules = regras
command-quit = sair
command-rematch = revanche
command-resign = desistir
command-leave = abandonar
command-close = fechar
command-say = dizer
command-mute = silenciar
command-calloff = cancelar
command-holiday = férias ferias
help-title = O que você pode digitar
help-card = uma carta, como { $example }: joga essa carta
help-aid = a carta de ajuda: os poderes e a rodada em poucas palavras
help-seen = as cartas já vistas e o que cada um tem com certeza
help-table = mostra a mesa de novo
help-hint = uma carta boa de jogar, e por quê
help-back = desfaz a sua última carta
help-rules = estes comandos e as regras
help-quit = sai; a partida fica salva
help-warned = Digite { $card } de novo para jogar mesmo assim.

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
    Fase um, 13 rodadas: revela-se um prêmio. O líder abre com qualquer carta; o outro segue a facção, se puder. Quem vence leva o prêmio; quem perde leva a carta seguinte, que só ele vê: esses seguidores formam as mãos da fase dois.
    Fase dois, 13 rodadas: quem vence a rodada pontua as cartas jogadas, menos os Anões.
    G Goblin: sem poder. 14 cartas, de 0 a 9, com cinco zeros.
    K Cavaleiro: jogado em segundo sobre um Goblin, vence com qualquer valor. De 2 a 9.
    U Morto-Vivo: jogado na fase um, vai para a pilha de pontuação de quem vence a rodada. De 0 a 9.
    D Anão: na fase dois, quem perde a rodada pontua a carta. De 0 a 9.
    X Doppelgänger: jogado em segundo, conta como a facção do líder, mas sem o poder dela; pode ser jogado mesmo por quem poderia seguir. De 0 a 9.
    Empate na rodada é do líder, e quem vence abre a rodada seguinte. Quem pontua mais cartas de uma facção ganha o voto dela; se empatar, quem tem a carta mais alta. Com três votos, você vence.

## The rules in short

rules-title = As regras
rules-text =
    Hoje cedo acharam o rei com a cabeça enfiada num barril de vinho. Cinco facções, dois pretendentes, um trono vazio: leva quem tiver três votos.
    Cada um tem 13 cartas na mão, e 26 ficam no baralho de compras. Sorteia-se quem abre a primeira rodada. A partida tem duas fases de 13 rodadas cada.
    Em cada rodada, o líder abre com qualquer carta. O outro tem de jogar uma carta da mesma facção, se tiver; em vez dela, sempre pode jogar um Doppelgänger. Quem não tem nenhuma carta da facção do líder pode jogar qualquer uma. Se o líder abre com um Doppelgänger, o outro tem de responder com um Doppelgänger, se tiver.
    Vence a carta mais alta da facção do líder, e o empate é do líder. Qualquer outra facção perde, com duas exceções: um Cavaleiro jogado em segundo vence um Goblin do líder, e um Doppelgänger jogado em segundo conta como carta da facção do líder para vencer a rodada, mas no resto continua sendo um Doppelgänger. Quem vence abre a rodada seguinte.
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

## The solver

solve-reading = Escreva posições da fase dois, uma por linha. Ctrl-D encerra.
solve-win = { $name } vence, se ambos jogarem o melhor possível.
solve-draw = Empate, se ambos jogarem o melhor possível: ninguém obtém três votos.
solve-keep = Vez de { $name }. Estas cartas mantêm o resultado: { $cards }
solve-all = Vez de { $name }. Todas as cartas mantêm o resultado, primeiro a mais difícil de responder: { $cards }
solve-all-won = Vez de { $name }. Todas as cartas mantêm o resultado, primeiro a que mais perdoa: { $cards }
solve-line = O jogo perfeito continua assim:

## Bots

bot-title-potboy = Copeiro
bot-title-squire = Escudeiro
bot-title-steward = Mordomo
bot-title-chancellor = Chanceler
bot-title-regent = Regente
bot-potboy = Agarra tudo o que brilha, sem pensar em mais nada.
bot-squire = Vive de uma regra simples, uma rodada por vez.
bot-steward = Olha um pouco adiante, e esquece as coisas pequenas.
bot-chancellor = Conta as cartas, e perto do fim não erra.
bot-regent = Não esquece nada, e joga a fase dois sem erros.
bot-random = Joga qualquer carta.
bot-greedy = A régua: enxerga uma só rodada.
bot-montecarlo = A referência: muitas partidas jogadas de cabeça, todas mal.
bot-search = A busca do regente, para experimentos.
bots-legend = Nível, nome, rating (random vale 0), tempo por jogada: medidos para docs/bots.md.
bots-below-strength = Aqui os bots jogam abaixo do seu nível, porque o Claim não foi compilado. Para resolver isso, instale um compilador C e depois reinstale o Claim: claim --version explica como.

## O que a corte diz à mesa: irônico, e curto o bastante para se ler de passagem

page-court = A corte fala à mesa
court-silence = Calar a corte. Nas configurações ela volta a falar.
court-potboy-sits = Só vim buscar as canecas vazias.
court-potboy-gains = Um voto! A cozinha vai adorar saber.
court-potboy-loses = O que vem fácil vai fácil.
court-potboy-phase = Vamos ver o que eu juntei.
court-potboy-ends = { $outcome ->
    [won] Rei, eu? Tenho panelas para lavar.
    [lost] De volta às panelas, então.
   *[draw] Ninguém? Então vamos jantar.
}
court-squire-sits = Poli o escudo só para isto.
court-squire-gains = Um voto para a juventude!
court-squire-loses = Não contem ao meu senhor.
court-squire-phase = Seguidores, em fila!
court-squire-ends = { $outcome ->
    [won] Vou precisar de um cavalo maior.
    [lost] Bom treino. Mais uma?
   *[draw] Honra para os dois lados.
}
court-steward-sits = Contei as colheres. Pode começar.
court-steward-gains = Lançado no livro.
court-steward-loses = Um descuido. Será corrigido.
court-steward-phase = Vamos ao inventário.
court-steward-ends = { $outcome ->
    [won] As contas fecham.
    [lost] Terei de abrir uma página nova.
   *[draw] Empate, até o último centavo.
}
court-chancellor-sits = Li o seu dossiê.
court-chancellor-gains = Conforme a minuta.
court-chancellor-loses = Uma nota de rodapé, nada mais.
court-chancellor-phase = Acabou o preâmbulo.
court-chancellor-ends = { $outcome ->
    [won] Assinado e selado.
    [lost] Vou recorrer.
   *[draw] Sessão suspensa.
}
court-regent-sits = Pode se sentar.
court-regent-gains = Naturalmente.
court-regent-loses = Aproveite enquanto dura.
court-regent-phase = Agora o jogo é de verdade.
court-regent-ends = { $outcome ->
    [won] O trono já estava quente.
    [lost] Mantenha-o limpo. Eu volto.
   *[draw] Então ninguém se senta.
}

## Playing a bot's moves again

recheck-other = Jogada { $number }: { $name } ({ $seat }) jogou { $card } e agora jogaria { $now }.
recheck-line = { $bot } no lugar { $seat }: { $same } de { $count } jogadas são iguais.

## Hints: one for each code of claim.reviews.reasons

hint-title = Dica
hint-play = Jogue { $card }.
hint-chances = Sua chance de vencer em %, carta por carta
hint-winning = Vencem contra o jogo perfeito: { $cards }
hint-drawing = Levam ao empate: { $cards }
hint-losing = Perdem: { $cards }
hint-gives_win = { $card } entrega uma partida ganha.
hint-gives_draw = { $card } entrega o empate.
hint-costs = { $points ->
    [one] { $card } reduz a sua chance de vencer em cerca de { $points } ponto.
   *[other] { $card } reduz a sua chance de vencer em cerca de { $points } pontos.
}
hint-better = Melhor: { $card }.
hint-off = Sem dicas quando duas pessoas usam a mesma tela.
hint-by-heart = Sem dicas: você joga de memória.
hint-switched-off = Sem dicas nesta partida: foi o que você escolheu.
back-off = Não dá para desfazer jogadas enquanto duas pessoas dividem a tela.
back-by-heart = Não dá para desfazer jogadas: você joga de memória.
back-nothing = Ainda não há o que desfazer.
back-line = Jogadas desfeitas: { $cards }. É sua vez de novo.
aids-hints = { $count ->
    [one] { $count } dica ou aviso
   *[other] { $count } dicas ou avisos
}
aids-takebacks = { $count ->
    [one] { $count } jogada desfeita
   *[other] { $count } jogadas desfeitas
}
aids-line = Com { $aids }.
set-up-line = Esta partida começou de uma posição montada, não de uma distribuição.
chosen-line = Esta distribuição foi escolhida, não sorteada: é a da mesa { $table }.
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
hint-knight_beats_goblin = { $card } vence { $led }: um Cavaleiro que responde a um Goblin vence.
hint-stands_in = { $card } vale como a facção do líder e vence { $led }.
hint-scores_undead = { $count ->
    [one] O Morto-Vivo da rodada vai para a sua pilha de pontuação.
   *[other] Os dois Mortos-Vivos da rodada vão para a sua pilha de pontuação.
}
hint-undead_at_stake = Na fase um, os Mortos-Vivos jogados vão para a pilha de pontuação de quem vence a rodada.
hint-withholds_undead = Você não joga um Morto-Vivo numa rodada que o outro vence: ele iria para a pilha de pontuação do outro.
hint-takes_vote = Põe você à frente nesta facção: { $faction }.
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
hint-gives_undead = { $count ->
    [one] O Morto-Vivo da rodada vai para a pilha de pontuação do outro.
   *[other] Os dois Mortos-Vivos da rodada vão para a pilha de pontuação do outro.
}
hint-throws_away = Das cartas que você pode jogar, é a de menor valor.
hint-keeps_last = Você guarda { $card }, a sua última carta da facção.
hint-has_none = O outro não tem nenhuma carta desta facção: { $faction }.
hint-sets_problem = O outro precisa achar a resposta certa: um descuido põe você de volta no jogo.
hint-keeps_win = { $every ->
    [yes] Aqui não dá para errar: qualquer carta que você possa jogar vence.
   *[no] Você vence se ambos jogarem o melhor possível.
}
hint-keeps_draw = { $every ->
    [yes] Aqui não dá para errar: com qualquer carta que você possa jogar é empate.
   *[no] É empate se ambos jogarem o melhor possível.
}
hint-sure_loss = Contra o jogo perfeito, a partida está perdida.
hint-beaten_by = Das respostas possíveis do outro, vencem esta carta: { $count } de { $total }.
hint-close_call = Vale praticamente o mesmo: { $cards }.

## The review of a game

review-plays-title = Jogada por jogada
review-column-play = Jogada
review-column-seat = Lugar
review-column-card = Carta
review-column-chance = Chances
review-column-loss = Perda
review-column-best = Melhor
review-legend = Chances e perdas em %, de quem joga e pelo que dava para saber; ± diz quanto um número pode variar, e – que nenhuma carta era claramente melhor. A fase dois é exata.
review-turning-title = Pontos de virada
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
    [you] Você tinha o empate na mão até { $card } (jogada { $number }).
   *[other] { $name } tinha o empate na mão até { $card } (jogada { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (jogada { $number }) custou a você { $loss } ± { $error } pontos de chance; { $best } era melhor.
   *[other] { $card } (jogada { $number }) custou a { $name } { $loss } ± { $error } pontos de chance; { $best } era melhor.
}
review-lost = Pontos perdidos por { $name }: { $one } na fase um, { $two } na fase dois.
review-deal-title = A distribuição e o jogo
review-deal = { $games ->
    [one] Um bot muito forte jogou esta distribuição nos dois lugares em uma partida: { $name } fez { $score }%.
   *[other] Um bot muito forte jogou esta distribuição nos dois lugares em { $games } partidas: { $name } fez { $score }%.
}
review-favours = { $whom ->
    [seat] A distribuição favorecia { $name }.
    [nobody] A distribuição era mais ou menos equilibrada.
   *[unknown] São poucas partidas para dizer quem a distribuição favorecia.
}
review-deal_exact = Se ambos jogarem o melhor possível desde o início, { $name } faz { $score }%.
review-result = { $name } fez { $result }%.
review-split = { $name } fez { $result }%. Partindo de 50, a distribuição responde por { $deal } pontos e o jogo por { $play }.
review-title = Análise
review-about = O que cada jogada custou: com exatidão na fase dois, por busca na fase um.
review-progress = Análise: { $done } de { $total }
review-chance = { $name } joga { $card }: chance { $before }% → { $after }%.
review-cost = { $card } era melhor por { $loss } ± { $error } pontos.
review-fine = Nenhuma carta era claramente melhor.
review-why = Por que { $card }, do lado de { $name }:
review-begin = Percorra as curvas ou avance pela partida.
review-pending = Esta jogada ainda está sendo avaliada.
review-table = Em tabela
review-value-won = ganha
review-value-drawn = empatada
review-value-lost = perdida
review-after = Depois de { $card }, a partida está { $verdict } para { $name }.
review-kept = Continuaria { $verdict } com: { $cards }.
review-picture = Imagem: { $file }
chart-title = Chance de vitória de { $name }, jogada por jogada
chart-phase = { $phase ->
    [1] Fase um
   *[2] Fase dois
}
chart-seen = pelo que { $name } podia saber
chart-exact = valor exato

## Puzzles

puzzle-title = Problema { $id } · rating { $rating }
puzzle-goal = Você joga como { $name }. { $goal ->
    [draw] Você pode salvar o empate
   *[win] Você pode vencer
}, mas em cada uma das suas próximas { $count } decisões só uma carta é a certa.
puzzle-right = Certo.
puzzle-solved = Resolvido.
puzzle-wrong = { $after ->
    [draw] { $card } deixa só o empate
   *[loss] { $card } perde
}, por causa disto:
puzzle-solution = A solução a partir daqui:
puzzle-about = Do que se trata: { $themes }
puzzle-legend = Código, rating na escala dos bots, temas. Para resolver um: claim puzzle ID
puzzle-theme-dwarf_lost = perder a rodada para ficar com o Anão
puzzle-theme-knight_over_goblin = Cavaleiro sobre Goblin
puzzle-theme-doppelganger_spent = um Doppelgänger que é preciso gastar
puzzle-theme-doppelganger_kept = um Doppelgänger que é preciso guardar
puzzle-theme-lead_given_up = ceder a vez de abrir
puzzle-theme-last_of_faction = a última carta de uma facção
puzzle-theme-tie_break = a carta que desempata
puzzle-theme-draw_saved = salvar o empate
puzzle-help-solution = mostra a solução e termina
puzzle-help-quit = sai
puzzle-page-title = Problemas
puzzle-page-why = O fim de uma partida, com todas as cartas abertas. Só uma carta é a certa e, depois de cada resposta, de novo só uma. Toda solução é comprovada.
puzzle-day-title = Problema do dia
puzzle-day-line = { DAY($date) }, rating { $rating }. O mesmo para todos.
puzzle-task = { $goal ->
    [draw] Salve o empate
   *[win] Vença
}: { $count } decisões, uma só carta certa em cada.
puzzle-solve = Resolver
puzzle-look-again = Resolvido: rever
puzzle-days = Dias seguidos
puzzle-best = recorde: { $count }
puzzle-train-title = Treino
puzzle-train-why = Cada problema é adequado ao seu rating. Vale a primeira tentativa, e só este aparelho fica sabendo.
puzzle-rating = Seu rating
puzzle-rating-count = { $count ->
    [one] após um problema
   *[other] após { $count } problemas
}
puzzle-row = Resolvidos em sequência
puzzle-theme-choice = Tema
puzzle-theme-any = qualquer tema
puzzle-level = Dificuldade
puzzle-level-easier = mais fácil
puzzle-level-even = do meu nível
puzzle-level-harder = mais difícil
puzzle-train = Quero um problema
puzzle-saved = { $count ->
    [0] Nenhum está salvo neste aparelho.
    [one] { $count } está salvo neste aparelho, para resolver sem rede.
   *[other] { $count } estão salvos neste aparelho, para resolver sem rede.
}
puzzle-save = Salvar { $count } para quando não houver rede
puzzle-saving = Salvando…
puzzle-unsaved = Este aparelho não conseguiu salvar mais. Talvez falte espaço.
puzzle-next = Próximo
puzzle-latest = Seus últimos problemas
puzzle-tried = { $id }: { $right ->
    [yes] resolvido de primeira
   *[no] não de primeira
}
puzzle-none = Este problema não existe
puzzle-decision = { $goal ->
    [draw] Salve o empate
   *[win] Vença
}: { $number } de { $total }
puzzle-decided = { $after ->
    [draw] E isso é só um empate.
   *[loss] O outro já tem três votos garantidos.
}
puzzle-retry = Tentar de novo
puzzle-show = Solução
puzzle-list = Todos os problemas
puzzle-what-if = E se…?
puzzle-walk = A linha, jogada por jogada
puzzle-run = Reproduzir
puzzle-pause = Pausar
puzzle-change = Seu rating: { $rating } ({ $change })
puzzle-link = O link deste problema
command-solution = solução solucao
error-unknown_puzzle = Não há problema { $text }. Esperava-se um código como { $example }, ou nenhum para o de hoje.
error-unknown_theme = --theme: { $text } não é um tema. Esperava-se um destes: { $known }.
error-bad_ratings = --rating: { $text }. Esperavam-se dois números inteiros, o menor primeiro, como 600-800.
error-bad_date = --date: { $text } não é uma data. Esperava-se uma como 2026-11-16.
error-no_such_puzzles = Nenhum problema atende às condições. Esperavam-se menos condições, ou um --rating mais amplo.
error-other_puzzles = { $file } é de outra execução. Esperava-se a semente { $seed } e esta versão. Apague o arquivo para recomeçar.

## Errors: one for each code in an errors.py

error-not_your_turn = É a vez de { $turn }, não de { $seat }.
error-not_in_hand = { $card } não está na mão de { $seat }: { $hand }
error-must_follow = { $card } não segue { $led }: { $seat } tem cartas dessa facção. Esperava-se uma destas: { $legal }
error-game_over = A partida acabou: não dá mais para jogar { $card }.
error-bad_card = { $text } não é uma carta. Esperava-se uma letra G, K, U, D ou X e um dígito que a facção tenha, como G3.
error-bad_pile = { $field }: { $text } não é uma pilha. Esperavam-se dígitos por facção, G.K.U.D.X, com quatro pontos, como 0013.29.5..07.
error-too_many = { $field }: { $card } aparece { $count } vezes, e o baralho só tem { $most }.
error-bad_seat = { $field }: { $text } não é um lugar. Esperava-se A ou B.
error-bad_viewer = { $text } não é um ponto de vista. Esperava-se A, B, spectator ou open.
error-bad_leader = { $text } não pode abrir a primeira rodada. Esperava-se um destes: { $known }.
error-bad_phase = Fase: esperava-se 1 ou 2, veio { $text }.
error-bad_fields = Posição: na fase { $phase } esperavam-se { $expected } campos separados por um só espaço; o total aqui é { $got }.
error-bad_hands = Cartas nas mãos: { $a } e { $b }. Esperava-se o mesmo número, ou uma a menos na mão que abriu a rodada.
error-bad_followers = Seguidores: { $a } e { $b }. Número esperado em cada lado: { $expected }.
error-bad_draw_pile = Cartas no baralho de compras: { $got }. Esperavam-se duas para cada rodada que falta: { $expected }.
error-bad_score = Pilha de pontuação { $seat }: { $card } não pode estar ali. Na fase um, só os Mortos-Vivos jogados vão para ela.
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
error-no_folder = Não existe a pasta { $folder }. Crie-a antes, ou indique outra.
error-many_records = { $file }: há mais de um registro. Escolha um pela linha com --game (replay, review, verify).
error-system = O sistema informa: { $problem }
error-file_exists = { $file } já existe. Escolha outro arquivo ou continue aquela partida com --resume { $file }
error-unfinished_needed = { $file }: esta partida já acabou. Para rever: claim replay { $file }
error-no_person = { $file }: nenhuma pessoa joga esta partida. Esperava-se um lugar com o nome “person”.
error-unknown_bot = { $name } não é um bot. Esperava-se um destes: { $known }, ou cmd:PROGRAM.
error-unknown_language = { $name } não é um idioma disponível. Esperava-se um destes: { $known }.
error-odd_games = --games: { $got } não é um número par e positivo. Cada distribuição é jogada duas vezes, com os lugares trocados.
error-bad_number = { $field }: { $text } não é um número de { $least } a { $most }.
error-conflict = { $one } não pode ser usado junto com { $other }.
error-missing_extra = Este comando precisa de { $package }. Em um clone do Claim: { $install }
error-bot_from_file = { $file } indica um programa como bot. O Claim nunca inicia um programa indicado em um arquivo. Para continuar, indique o programa no comando: --bot { $name }
error-bad_bot_name = { $name } não é um nome de bot. Esperava-se um texto imprimível de no máximo { $most } caracteres, sem espaços no início nem no fim.
error-no_marks = { $file }: o registro não diz quais bots jogaram nem com que semente, então não há nada para jogar de novo.
error-program_bot = Lugar { $seat }: { $name } é um programa. O Claim nunca inicia um programa indicado em um arquivo. As jogadas dele não podem ser repetidas.
error-other_bot = Lugar { $seat }: a partida foi jogada por { $recorded }, e o bot daqui é { $now }.
error-no_plays = { $file }: nada foi jogado, então não há nada para analisar.
error-impossible_view = Esta visão é impossível: { $problem }
error-which_bots = Esperavam-se dois bots, --a BOT --b BOT, ou dois ou mais, --bots BOT,BOT,…
error-bad_bots = --bots: { $text }. Esperavam-se dois ou mais bots diferentes, separados por vírgulas.
error-bad_anchor = --anchor: { $name } não joga. Esperava-se um destes: { $known }.
error-bad_sprt = --sprt: { $h0 } e { $h1 }. Esperavam-se duas pontuações entre 0 e 1, a menor primeiro.
error-sprt_two = --sprt compara dois bots. Esperavam-se --a e --b, não --bots.
error-needs_option = { $option } só faz sentido com { $other }. Acrescente { $other } ou retire { $option }.
error-bad_pool = { $option }: { $text } não é um ritmo. Esperava-se um destes: { $known }.
error-no_key = Esperava-se uma chave de recuperação: digitada, na primeira linha da entrada ou na variável { $variable }.
error-picture_kind = { $option }: { $file }: as imagens são em SVG ou PNG. Esperava-se um nome que termine em .svg ou .png.
error-no_fonts = { $file }: nenhuma fonte instalada para escrever em um PNG. Dê à imagem um nome em .svg ou instale uma fonte.
error-results_busy = { $file }: outra execução já está gravando neste arquivo. Espere que ela termine ou escolha outro arquivo.
error-no_cluster = --dask { $address }: nenhum scheduler responde em { $seconds } s.
error-idle_cluster = --dask { $address }: o cluster não tem workers.
error-bad_address = --dask: { $text } não é um endereço. Esperava-se um como tcp://host:8786.
error-workers_lost = Os processos que trabalhavam sumiram. Com --results FILE (problemas: --out FILE), o mesmo comando continua de onde parou.
error-dataset_lost = Os processos que trabalhavam sumiram. { $file } não foi gravado.
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
verify-day = { $ok ->
    [yes] É a distribuição do dia { DAY($day) }, sorteada só pelo servidor: compare o compromisso dela com o publicado na véspera.
   *[no] O registro se contradiz sobre o dia de que seria esta distribuição.
}
verify-contribution = { $ok ->
    [yes] A contribuição de { $seat } confere com o compromisso dado.
   *[no] A contribuição de { $seat } não confere com o compromisso dado.
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
verify-leader-named = O líder foi escolhido quando a mesa foi criada, não sorteado.
verify-move_seed = { $ok ->
    [yes] Os sorteios do bot decorrem do segredo do servidor.
   *[no] Os sorteios do bot não decorrem do segredo do servidor.
}
verify-true = Verificado: a distribuição decorre destes segredos. Para saber que é a sua, compare os compromissos com os que você viu antes dela.
verify-false = Não verificado: algo neste registro foi mudado ou inventado.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } não é um segredo. Esperavam-se 64 dígitos hexadecimais minúsculos.
error-not_fair = { $file }: o registro não diz de onde vem a distribuição (falta “fair”), então não há nada para verificar.
error-chosen_deal = { $file }: esta distribuição foi escolhida, não sorteada (é a da mesa { $table }), então não há nada para verificar.
error-set_up_game = { $file }: esta partida começou de uma posição montada, não de uma distribuição, então não há nada para verificar.
error-nothing_left = A partida já acabou nesta posição: não resta nada para jogar.
error-day_secret = { $file }: o segredo da distribuição de { DAY($day) } é revelado quando esse dia acaba. Busque este registro de novo depois.
error-no_table = Não existe a mesa { $table }.
error-seat_taken = Os dois lugares da mesa { $table } estão ocupados.
error-table_closed = Quem abriu a mesa { $table } já a fechou: não há mais partida aqui.
error-not_seated = Você não tem lugar na mesa { $table }.
error-wrong_moment = Agora não: “{ $command }” não é possível numa mesa que { $status ->
    [waiting] espera um jogador
    [revealing] vai distribuir as cartas
    [playing] está com a partida em andamento
   *[over] já terminou
}.
error-wrong_reveal = A contribuição de { $seat } não confere com o compromisso dado.
error-stale_play = Jogadas feitas quando a carta foi enviada: { $ply }; agora: { $now }. Olhe de novo e depois jogue.
error-no_taking_back = Nada pode ser desfeito na mesa { $table }: só contra um bot, não de memória, e não em uma tentativa que vale.
error-nothing_to_take_back = Ainda não há o que desfazer na mesa { $table }: você não jogou nenhuma carta.
error-stale_take_back = Jogadas até onde você quis voltar: { $to }; jogadas antes da sua última carta: { $now }. Olhe de novo e depois desfaça.
error-too_many_taken_back = Em uma mesa dá para desfazer no máximo { $most } vezes.
error-deal_without_bot = Uma distribuição só pode ser jogada de novo contra um bot, não em uma mesa deste tipo: { $kind }.
error-bad_day = { $text } não é um dia. Esperava-se um como 2026-11-16.
error-day_to_come = A distribuição de { DAY($day) } ainda está por vir.
error-no_day = Não houve distribuição do dia em { DAY($day) }.
error-day_fixed = A distribuição do dia é jogada contra um bot, o do dia na tentativa que vale, e não há mais nada para escolher.
error-day_played = Você já jogou a distribuição de { DAY($day) }. Só a primeira tentativa vale, as outras são treino.
error-day_over = A distribuição de { DAY($day) } não vale mais. Você pode jogá-la como treino.
error-practice_later = Termine primeiro a sua própria tentativa de { DAY($day) }: até lá não dá para treinar com essa distribuição.
error-day_hidden = Esta é uma tentativa da distribuição de { DAY($day) }. Ela é mostrada a quem terminou a sua, e a todos quando o dia acabar.
error-not_over = A partida da mesa { $table } ainda não terminou.
error-nothing_played = Nada foi jogado na mesa { $table }, então não há nada para analisar.
error-no_deal = A mesa { $table } foi abandonada antes da distribuição: não há partida.
error-no_rematch = Sem revanche na mesa { $table }: ninguém propôs, ou alguém foi embora.
error-no_hints = Sem dicas na mesa { $table }: só contra um bot, durante a partida e se não foram desativadas.
error-hints_by_heart = Sem dicas numa mesa jogada de memória: elas diriam o que é preciso lembrar.
error-hints_need_bot = Só há dicas contra um bot.
error-bad_clock = { $text } não é um relógio. Esperava-se um destes: { $known }.
error-clock_needs_friends = Só há relógio em partidas entre duas pessoas, cada uma no seu aparelho.
error-nobody_away = Seu adversário na mesa { $table } não está atrasado: é a sua vez, ou não há limite de tempo.
error-not_closable_yet = A mesa { $table } pode ser fechada a partir de { MOMENT($time) }.
error-time_is_up = O tempo acabou na mesa { $table }: isto chegou tarde demais.
error-not_called_off = A partida na mesa { $table } não pode ser cancelada. Só uma partida entre duas pessoas pode, antes da primeira carta.
error-no_holidays = Não há férias na mesa { $table }: só partidas lentas têm.
error-not_on_holiday = Você não está de férias na mesa { $table }.
error-too_long_a_holiday = { $most ->
    [one] Resta { $most } dia de férias para você nesta partida, e você pediu { $days }.
   *[other] Restam { $most } dias de férias para você nesta partida, e você pediu { $days }.
}
error-no_such_bot = { $name } não é um bot que se senta às mesas. Esperava-se um destes: { $known }.
error-nobody_listens = Ninguém na mesa { $table } pode ouvir você. Uma frase é para a outra pessoa, enquanto ela estiver conectada.
error-bad_name = { $text } não pode ser um nome. Um nome tem de 1 a { $most } caracteres visíveis, sem longas pilhas de acentos.
error-bot_name = { $text } é aqui o nome de um bot. Escolha outro nome.
error-reserved_name = { $text } indica quem administra este servidor. Escolha outro nome.
error-bad_kind = { $text } não é um tipo de mesa. Esperava-se um destes: { $known }.
error-bad_status = { $text } não é um estado de mesa. Esperava-se um destes: { $known }.
error-bad_command_id = { $text } não é um identificador de comando. Esperavam-se de { $least } a { $most } letras, dígitos, - ou _.
error-not_kept = O servidor não conseguiu salvar isto, então não valeu. Tente de novo.
error-not_read = O servidor não consegue ler as mesas agora. Tente de novo.
error-no_thought = Nenhuma resposta foi encontrada a tempo. Tente de novo.
error-broken_log = A mesa { $table } não pode mais ser lida: o log dela está danificado ou foi escrito por uma versão mais nova.
error-bad_database = Banco de dados { $url }: { $problem }

## The server
serve-started = O Claim está no ar em { $url }
serve-running = O Claim já está rodando com estas mesas em { $url }
serve-invite = Outras pessoas na sua rede: { $url }
serve-local = Só este computador tem acesso. Com --host 0.0.0.0, outras pessoas da sua rede também.
serve-few-files = O sistema permite só { $files } arquivos abertos e, por isso, no máximo { $connections } conexões ao mesmo tempo. “ulimit -n { $wanted }” antes de iniciar permitiria todas.
serve-stop = Ctrl-C encerra.
web-no-page-title = A página ainda não foi gerada
web-no-page-text = Execute “make page” e recarregue. O servidor em si está funcionando.
error-no_database = Não é possível usar { $url }: { $problem }
error-damaged_database = { $url } está danificado ({ $problem }). Restaure um backup ou indique outro banco de dados.
error-read_only_database = Não é possível gravar em { $url } ({ $problem }). O servidor precisa gravar nele.
error-database_in_use = { $url } já está em uso por outro servidor. Encerre-o ou indique outro banco de dados.
error-older_database = { $url } foi escrito por uma versão mais antiga do Claim. `claim admin upgrade FILE` o copia para um arquivo e o atualiza. `claim serve` o atualiza ao iniciar.
error-empty_database = { $url } ainda não tem tabelas do Claim. `claim serve` as cria.
error-no_copy = O banco de dados não pôde ser copiado para { $file }, por isso nada foi mudado: { $problem }
error-not_served = Nenhum servidor está usando { $url } agora, por isso o backup não foi feito. Indique o banco de dados que o servidor usa ou retire --served.
error-newer_database = { $url } foi escrito por uma versão mais nova do Claim. Atualize o Claim ou indique outro banco de dados.
error-bad_message = Campo { $field }: { $problem }
error-too_big = { $size } bytes. O máximo é { $most }.
error-too_fast = Pedidos demais de uma vez. Espere um momento.
error-too_many_tables = Mesas demais de um só endereço. Espere um pouco.
error-too_many_called_off = Partidas canceladas demais. Jogue esta, ou espere um pouco.
error-nobody_asks = Sem um jogador em “hello” não há quem emparceirar.
error-playing_already = Sua partida ao vivo na mesa { $table } não acabou. Termine-a primeiro.
error-missed_lately = { $count ->
    [one] Você não compareceu a uma partida encontrada para você.
   *[other] Você não compareceu a { $count } partidas encontradas para você.
} Você poderá procurar um adversário de novo a partir de { MOMENT($time) }.
error-missed_at_address = Recém-chegados no seu endereço não compareceram a { $count } partidas encontradas para eles. Você poderá procurar um adversário a partir de { MOMENT($time) }.
error-too_many_seeks = Há gente demais no mesmo endereço procurando adversário. Espere um pouco.
error-too_many_sockets = Conexões demais. Feche algumas.
error-hello_first = Era esperada primeiro uma mensagem “hello”, em { $seconds } segundos.
error-idle = Nenhuma mensagem chegou em { $seconds } segundos.
error-blocked = Este endereço não pode usar este servidor.
error-strange_origin = Uma página de { $origin } não pode usar este servidor.
error-strange_host = Este servidor não atende pelo nome { $host }. O anfitrião pode autorizar isso com --allow-host.
error-slow_request = O pedido não chegou a tempo.
error-no_path = Não há nada em { $path }.
error-bad_method = { $method } não é possível em { $path }.
error-server_error = Algo deu errado no servidor. Tente de novo ou procure { $reference } no log dele.
error-no_port = Não é possível escutar em { $host }, porta { $port }: { $problem }
error-bad_server = --server: { $text } não é o endereço de um servidor. Exemplo: https://claim.example.
error-bad_table = --table: { $text } não é o link de uma mesa nem o código dela.
error-other_server = --table: este link leva a { $server }, e não ao servidor indicado com --server.
error-no_server = { $server } não responde: { $problem }
error-strange_server = { $server } não responde como um servidor deste jogo: { $problem }
error-no_lobby = { $server } não encontra adversários: a versão é mais antiga, ou ele não deixa este programa entrar.
error-bad_origin = --origin: { $text } não é uma origem. Exemplo: https://claim.example.
error-bad_push_service = --push-service: { $text } não é um nome. Exemplos: push.example.org, *.push.example.org ou push.example.org:8443.
error-bad_host = --allow-host: { $text } não é um nome. Exemplo: claim.example.
error-bad_contact = --contact: { $text } não é uma linha de 1 a { $most } caracteres imprimíveis.
error-bad_hour = --weekly-hour: { $text } não é uma hora. Exemplo: 'thu 20:00 Europe/Berlin'.
error-bad_proxy = --proxy: { $text } não é um endereço. Exemplo: 10.0.0.1 ou 10.0.0.0/8.
error-unknown_limit = { $name } não é um limite. Limites conhecidos: { $known }.
error-bad_limit = { $name }: { $text } não é um limite. É preciso um número acima de 0.
error-one_worker = --workers { $workers }: com SQLite, um só processo atende; vários exigem PostgreSQL (--database).
error-bad_seconds = { $name }: { $text } não é uma duração. São precisos segundos, de 0 a { $most }.

## Looking after a server: claim admin

admin-tables-legend = Identificador, tipo, estado, criação, última atividade (ambas em UTC), jogadas, nomes por lugar.
admin-no-tables = Nenhuma mesa encontrada.
admin-closed = A mesa { $table } está fechada.
admin-deleted = A mesa { $table } foi apagada.
admin-purged = Mesas apagadas: { $count }.
admin-would-purge = Mesas que seriam apagadas: { $count }.
admin-journal = Outro programa está lendo o banco de dados, por isso o que foi apagado ainda está no diário dele. Isso some quando o último programa fecha o arquivo.
admin-backup = { $file } está completo. Mesas: { $tables }, fatos: { $facts }, redes bloqueadas: { $blocks }.
admin-upgraded = O banco de dados está atualizado para o Claim { $version }. Como ele era antes está em { $file }.
admin-up-to-date = O banco de dados já estava atualizado para o Claim { $version }. Nenhuma cópia foi feita.
admin-restored = { $file } foi restaurado. Mesas: { $tables }, fatos: { $facts }, redes bloqueadas: { $blocks }.
admin-left-out = Deixada de fora, porque não pode ser jogada de novo: mesa { $table }.
admin-sound = Tudo está em ordem. Mesas: { $tables }, fatos: { $facts }.
admin-unsound = Pontos danificados: { $broken }. Mesas: { $tables }, fatos: { $facts }.
admin-revoked = Lugar { $seat } da mesa { $table }: o token dele não abre mais nada.
admin-reissued = A pessoa abre isto, depois do endereço do seu servidor e de uma barra: { $link }
admin-renamed = O lugar { $seat } da mesa { $table } agora se chama { $name }.
admin-blocked = { $network } está bloqueado.
admin-unblocked = { $network } não está mais bloqueado.
admin-no-blocks = Nada está bloqueado.
admin-problem-empty = Mesa { $table }: o log dela está vazio.
admin-problem-gap = Mesa { $table }: falta o fato { $seq } no log dela.
admin-problem-fact = Mesa { $table }: o fato { $seq } do log dela não pode ser verdade ({ $problem }).
admin-problem-commitment = Mesa { $table }: a contribuição do lugar { $seat } não confere com o compromisso dado.
admin-problem-column = Mesa { $table }: { $field } está guardado como { $stored }, mas o log dela diz { $derived }.
admin-problem-orphan = Mesa { $table }: há um log, mas nenhuma mesa.
admin-problem-file = O próprio banco de dados está danificado: { $problem }
error-no_person_there = Nenhuma pessoa está sentada no lugar { $seat } da mesa { $table }.
error-bad_network = { $text } não é um endereço nem uma rede. Era esperado algo como 203.0.113.7 ou 2001:db8::/48.
error-not_blocked = { $network } não está bloqueado.
error-not_empty = O banco de dados não está vazio. Um backup só é restaurado em um banco novo: indique outro.
error-not_backup = { $file } não é um backup do Claim.
error-newer_backup = { $file } foi escrito por uma versão mais nova do Claim (formato { $version }). Esta lê até o formato { $known }.
error-damaged_backup = { $file } está danificado, na linha { $line }: { $problem }
error-broken_backup = { $file }: a mesa { $table } não pode ser jogada de novo. Com --skip-broken, as outras são restauradas.
error-storage_failed = O banco de dados falhou: { $problem }

## The page: around the table

page-home = Claim: ir para a página inicial
page-navigation = Menu principal
page-skip = Ir para o conteúdo
page-news = O que acontece
page-language = Idioma
page-theme = Cores
page-theme-system = como no aparelho
page-theme-light = pergaminho
page-theme-dark = luz de vela
page-settings = Configurações
page-learn = Aprender
page-close = Fechar
page-link = O link
page-copy = Copiar
page-copied = Copiado
page-to-lobby = Ir para a página inicial
page-thinking = Pensando…
page-connecting = Um momento…
page-reconnecting = A conexão caiu. Tentando de novo; nada do que você jogou se perdeu.
page-try-now = Tentar agora
page-unreachable = Não dá para falar com o servidor agora.
page-refused = O servidor recusou o pedido ({ $code }).
page-no-table = Essa mesa não existe

## The page: the lobby

page-story = Hoje cedo acharam o rei com a cabeça num barril de vinho. Cinco facções, dois pretendentes, um trono vazio.
page-story-goal = Recrute seguidores em treze rodadas, jogue-os em outras treze e conquiste o voto de três das cinco facções.
page-first-game = Minha primeira partida, guiada
page-learn-rules = Ler as regras
page-name = Seu nome
page-guest = Convidado
page-member = tem uma conta
page-play-bot = Jogar contra a corte
page-level = Nível { $level } de 5
page-friend = Jogar entre amigos
page-friend-why = Você recebe um link para enviar. A partida começa quando a outra pessoa se sentar.
page-invite = Convidar
page-same-screen = Dois na mesma tela
page-same-screen-why = Passem o aparelho a cada jogada. Uma cortina esconde as mãos.
page-same-screen-start = Sentar juntos
page-name-beside = O nome da outra pessoa
page-options = Opções da mesa
page-options-leader = Quem abre a primeira rodada
page-options-lot = Por sorteio
page-options-me = Você
page-options-other = A outra pessoa
page-options-heart = De memória
page-options-heart-why = Você vê o que está aberto na mesa e lembra o resto: sem o painel Memória, sem descarte, sem dicas, sem desfazer.
page-options-hints = Dicas contra a corte
page-options-no-hints = Sem dicas
page-options-listed = Pública: qualquer pessoa pode assistir
page-told-leader = { $who ->
    [lot] O líder da primeira rodada é sorteado.
    [you] Você abre a primeira rodada.
    [guest] Quem se sentar abre a primeira rodada.
   *[other] { $name } abre a primeira rodada.
}
page-told-heart = Partida de memória: todos veem o que está aberto na mesa e lembram o resto.
page-told-no-hints = Não há dicas nesta mesa.
page-told-listed = A partida é pública: qualquer pessoa pode assistir.
page-told-daily = { $counted ->
    [yes] A distribuição de { DAY($day) }: esta tentativa vale. Sem dicas e sem desfazer jogadas.
   *[no] A distribuição de { DAY($day) }, como treino.
}
page-my-games = Suas partidas
page-my-finished = Partidas terminadas: { $count }
page-against = Contra { $name }
page-resume = Continuar
page-rematch-with = Revanche: { $name }
page-forget = Tirar da lista: { $game }
page-watch-title = Partidas em andamento
page-watch-none = Nenhuma partida para assistir agora. As de duas pessoas só são listadas quando elas escolheram assim.
page-look-again = Atualizar
page-watch = Assistir
page-watching = Você está assistindo a { $a } e { $b }. Dá para ver a mesa, mas não as mãos.
page-invitation = Um convite
page-invited = { $name } quer a sua coroa
page-invited-why = Um lugar está livre: é seu, se quiser.
page-sit = Sentar
page-seats-taken = Os dois lugares estão ocupados. Você pode assistir.
page-waiting = Esperando o outro pretendente
page-waiting-invite = Envie este link para quem vai jogar com você:
lobby-link-local = Este link só funciona neste computador. Os outros precisam do endereço dele na rede: encerre o servidor, inicie-o com --host 0.0.0.0 e abra a página no endereço que ele mostra.
lobby-waiting-open = Seu lugar está na lista de lugares livres: quem o ocupar joga com você. Você também pode enviar este link:
page-waiting-stay = A partida começa sozinha quando a pessoa se sentar. Você pode fechar a página e voltar.
page-sat = { $name } chegou à mesa. A partida começa.
page-waiting-watch = As cartas ainda não foram distribuídas.
page-dealing = Embaralhando
page-dealing-why = Os dois embaralham, para que ninguém escolha as cartas.
lobby-dealing-stuck = { $name } ainda não participou do embaralhamento. Você pode esperar ou fechar a mesa: ninguém perde com isso.

## The page: the table

page-table = A mesa
page-tools = Ajuda e mais
page-you = Você
page-you-name = { $name } (você)
page-to-play = vez de jogar
page-leads = líder
page-away = ausente
page-hand-count = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
page-followers = Seguidores: { $count }
page-followers-of = { $who ->
    [you] Seus seguidores
   *[other] Seguidores de { $name }
}
page-followers-hidden = { $count ->
    [one] Uma carta foi comprada sem ser vista.
   *[other] { $count } cartas foram compradas sem serem vistas.
}
page-followers-heart = Partida de memória: cabe a você lembrar quem pegou o quê.
page-piles = Pilhas de pontuação
page-piles-open = Ver as pilhas de pontuação
page-discards = Fora do jogo
page-no-cards = Nenhuma carta ainda.
page-prize = Prêmio
page-last-trick = Última rodada: { $name }
page-your-hand = Sua mão. As setas movem, Enter joga.
page-card-playable = { $card }, jogável
page-card-hinted = { $card }, jogável, é a dica
page-card-refused = { $card }, agora não: { $why }
page-why-follow = { $letter ->
   *[other] Você tem um { $faction }: siga a facção.
}
page-why-turn = Não é a sua vez.
page-turn-lead = Sua vez: abra com qualquer carta.
page-turn-answer = Sua vez: responda a { $card }.
page-turn-other = { $name } está pensando…
page-play = Jogar
page-playing = Como jogar uma carta
page-playing-auto = Automático: dois toques, um clique
page-playing-tap = Um toque ou clique joga
page-playing-lift = O primeiro levanta, o segundo joga
page-confirm-play = Jogar { $card }?
page-warning-sure = Jogar { $card } mesmo assim?
page-warning = Avisar antes de um erro grave (conta como dica)
page-warning-guided = na partida guiada
page-warning-always = sempre contra a corte
page-warning-never = nunca
page-memory = Memória
page-log = Rodadas
page-log-empty = Ainda nenhuma rodada.
page-beside = { $side ->
    [left] À esquerda da mesa
   *[right] À direita da mesa
}
page-more = Mais
page-talk = Falar
page-take-back = Desfazer
page-seen-hand = na mão de { $name }
page-draws-hidden = { $who ->
    [you] Você compra uma carta.
   *[other] { $name } compra uma carta, sem mostrar.
}
page-scores = { $who ->
    [you] Você pontua { $cards }.
   *[other] { $name } pontua { $cards }.
}
told-wins = { $who ->
    [you] Você vence com { $card }: { $why }
   *[other] { $name } vence com { $card }: { $why }
}
told-why-higher_value = a carta mais alta.
told-why-tie = o empate é do líder.
told-why-knight_beats_goblin = um Cavaleiro vence um Goblin.
told-why-doppelganger = { $letter ->
   *[other] vale como { $faction }.
}
told-why-did_not_follow = { $who ->
    [you] você não seguiu a facção.
   *[other] { $name } não seguiu a facção.
}
told-takes = { $who ->
    [you] Você leva { $card }, { $loser } compra sem mostrar.
    [loser] { $name } leva { $card }, você compra { $drawn }.
   *[other] { $name } leva { $card }, { $loser } compra sem mostrar.
}
page-next-prize = Próximo prêmio
page-next-prize-line = Próximo prêmio: { $card }
page-turn-away = { $name } está ausente.
page-moment-votes = Votos até agora: { $me } { $mine }, { $name } { $theirs }.
page-moment-rules = Não há mais prêmios: quem vence a rodada pontua as duas cartas, mas os Anões vão para quem perde.
page-moment-go = Pegar seus seguidores
page-pace = Ritmo da mesa
page-pace-slow = lento
page-pace-normal = médio
page-pace-fast = rápido
page-watch-link = Outros podem assistir aqui, sem ver as mãos:
page-resign = Desistir
page-resign-sure = Abrir mão do trono? A partida acaba na hora.
page-resign-yes = Sim, desisto
page-resign-no = Não, continuo
page-curtain = Passe o aparelho para { $name }
page-curtain-lift = Sou { $name }: mostre minha mão
page-curtain-why = Até lá, nenhuma mão aparece.
page-title-turn = ● Sua vez – Claim
page-title-other = Vez de { $name } – Claim
page-title-waiting = Esperando – Claim
page-title-over = Fim da partida – Claim

## The page: the end, and looking back

page-faction = Facção
page-votes = Votos obtidos
page-closed = O anfitrião fechou esta mesa. Ninguém venceu.
page-rematch = Revanche
page-rematch-asked = Revanche proposta…
page-rematch-offered = { $name } propõe revanche.
page-rematch-gone = A outra pessoa saiu
page-series = Partidas vencidas: { $me } { $mine }, { $name } { $theirs }
page-set-up = Posição montada
page-what-if = E se…?
page-replay = Rever
page-review = Analisar a partida
page-play-again = Jogar esta distribuição de novo
page-other-side = Do outro lado
runs-title = Esta distribuição, partida por partida
runs-game = Partida
runs-cards = Suas cartas
runs-help = Ajuda
runs-first = como na primeira vez
runs-other = do outro lado
runs-no-help = nenhuma
runs-won = vitória
runs-lost = derrota
runs-drawn = empate
runs-given-up = desistência
runs-this = esta
page-record-copy = Copiar o registro
page-record-download = Baixar o registro
page-no-replay = Não há partida para rever aqui
page-replay-steps = Jogada por jogada
page-first = Ir para a distribuição
page-back = Voltar uma jogada
page-next = Avançar uma jogada
page-last = Ir para o fim
page-seen-as = Ponto de vista
page-seen-open = cartas abertas
page-seen-spectator = um espectador
page-share = O link desta partida

## The page: learning and cards

vote-counters = Os cinco votos
vote-counter = { $faction }: { $who } { $mine }, { $them } { $theirs }.
vote-counter-holder = { $who ->
    [nobody] Este voto não é de ninguém.
    [you] Este voto é seu.
   *[other] Este voto é de { $name }.
}
vote-counter-settled = Está decidido.

power-G = Sem poder, mas são muitos.
power-K = Jogado em segundo sobre um Goblin: vence com qualquer valor.
power-U = Jogado na fase um: vai para a pilha de pontuação de quem vence.
power-D = Na fase dois: quem perde a rodada pontua a carta.
power-X = Jogado em segundo: conta como a facção do líder, mas sem o poder dela. Pode ser jogado mesmo por quem poderia seguir.

aid-powers = Os poderes
aid-values = de { $low } a { $high }, { $count } cartas
aid-trick = A ordem de uma rodada
aid-step-prize = Só na fase um: revela-se um prêmio.
aid-step-lead = O líder joga qualquer carta.
aid-step-follow = O outro segue a facção ou joga um Doppelgänger. Quem não pode seguir joga qualquer carta.
aid-step-win = Vence a carta mais alta da facção do líder; o empate é do líder.
aid-step-one = Fase um: quem vence leva o prêmio; quem perde leva a carta seguinte, que só ele vê. Quem vence pontua os Mortos-Vivos jogados; o resto sai do jogo.
aid-step-two = Fase dois: quem perde pontua os Anões jogados; quem vence, as outras cartas.
aid-step-next = Quem vence abre a rodada seguinte.
aid-votes = Os votos
aid-votes-text = Quem pontua mais cartas de uma facção leva o voto dela; se empatar, a carta mais alta decide. Três votos valem a coroa.

learn-title = Aprenda a jogar
learn-contents = Nesta página
learn-story = Hoje cedo acharam o rei com a cabeça num barril de vinho. Restam cinco facções, dois pretendentes e um trono vazio. Conquiste três das cinco facções e pode se sentar.
learn-guided-text = Prefere aprender jogando? Na partida guiada, cada coisa é explicada quando acontece pela primeira vez.
learn-guided = Jogar a partida guiada
learn-led = carta do líder
learn-reply = resposta
learn-wins = vence
learn-prize = prêmio
learn-hidden = carta seguinte
learn-to-winner = para quem vence
learn-to-loser = para quem perde
learn-to-score = pilha de pontuação
learn-out = fora do jogo

learn-goal-title = Cinco facções, cinco votos
learn-goal-text = Cada facção tem um voto e o dá a quem termina com mais cartas dela. O número na carta é o seu valor: 0 é o mais baixo, 9 o mais alto. São 52 cartas.
learn-deal-title = A preparação
learn-deal-text = O jogo é para dois. Embaralham-se todas as cartas: cada um recebe treze, que o outro não vê, e 26 ficam viradas para baixo no baralho de compras. Sorteia-se quem abre a primeira rodada (no jogo impresso, o mais novo). Depois vêm duas fases de treze rodadas cada.

learn-one-title = Fase um: recrutar seguidores
learn-one-lead = Cada rodada vale um prêmio: revela-se a carta de cima do baralho de compras. O líder joga a carta que quiser, seja qual for o prêmio.
learn-one-follow = O outro tem de seguir: quem tem cartas da facção do líder joga uma delas, ou um Doppelgänger no lugar. Quem não tem nenhuma pode jogar qualquer carta. Ninguém é obrigado a jogar um Doppelgänger, a não ser que o líder abra com um.
learn-one-follow-example = O líder abre com G5. Você pode jogar os seus Goblins ou o seu Doppelgänger; o Cavaleiro e o Morto-Vivo têm de esperar.
learn-one-win = Vence a carta mais alta da facção do líder. O empate é do líder. Uma carta de outra facção perde, por mais alta que seja, a menos que um poder diga o contrário.
learn-one-win-example = O líder abre com U4 e o outro joga D9. D9 não seguiu, então o pequeno U4 vence.
learn-one-take = Quem vence leva o prêmio, que os dois viram. Quem perde leva a carta seguinte do baralho de compras, e só ele a vê. Essas cartas são os seus seguidores. Ficam viradas para baixo até a fase dois.
learn-one-take-example = A rodada valia K8. Agora ele é de quem venceu; o que o outro comprou pode ser ainda melhor, ou um Goblin de valor 0.
learn-one-out = As cartas jogadas saem do jogo, menos os Mortos-Vivos: esses vão para a pilha de pontuação de quem venceu. Um Morto-Vivo que era o prêmio, ou a carta comprada, é um seguidor como outro qualquer.
learn-one-next = Quem vence abre a rodada seguinte. Depois de treze rodadas, as mãos e o baralho de compras estão vazios.

learn-two-title = Fase dois: reunir apoiadores
learn-two-hand = Os seus treze seguidores agora são a sua mão. Quem venceu a última rodada abre.
learn-two-score = As rodadas são como antes, com todos os poderes, mas sem prêmios. Quem vence põe as duas cartas viradas para cima na sua pilha de pontuação e abre a rodada seguinte. Só os Anões vão para outro lugar.
learn-two-known = Nada mais está oculto: toda carta que você não viu está na mão do outro. Quem contou as cartas joga melhor.

learn-powers-title = O que as facções sabem fazer
learn-power-G = Os Goblins não sabem fazer nada. Mas são catorze, cinco deles zeros, e um voto é um voto.
learn-power-K = Um Cavaleiro jogado em segundo sobre um Goblin do líder vence com qualquer valor. Ainda é preciso seguir: quem tem um Goblin não pode mandar um Cavaleiro. Um Cavaleiro que abre não ganha nada com isso, nem um jogado sobre um Doppelgänger do líder.
learn-power-K-example = O líder abre com G9. Você não tem Goblins, então o seu menor Cavaleiro passa por cima dele.
learn-power-U = Os Mortos-Vivos jogados na fase um não se perdem: quem vence a rodada os pontua na hora. Por isso os dez sempre são pontuados, e o voto deles muitas vezes se decide cedo.
learn-power-U-example = Fase um: o líder abre com U6 e U8 vence. Os dois vão para a pilha de pontuação de quem jogou U8, que leva também o prêmio.
learn-power-D = Na fase dois, quem perde a rodada pontua os Anões dela, os dois se houver dois. Quem vence pontua o resto, e mesmo assim abre a rodada seguinte.
learn-power-D-example = Fase dois: D9 vence D3, então quem jogou D3 pontua os dois Anões. Às vezes vale a pena perder.
learn-power-X = Em segundo, você sempre pode jogar um Doppelgänger, mesmo que possa seguir. Ele então conta obrigatoriamente como a facção do líder para vencer a rodada; o empate continua do líder.
learn-power-X-example = O líder abre com U5. X7 vale como um Morto-Vivo de 7 e vence; X5 só empataria, e perderia.
learn-power-X-fate = Ele não assume mais nada. Sobre um Morto-Vivo na fase um sai do jogo, sobre um Anão na fase dois quem vence o pontua, e na pilha de pontuação é sempre um Doppelgänger.
learn-power-X-led = Um Doppelgänger que abre a rodada é uma facção à parte: quem tem um Doppelgänger tem de responder com um.
learn-power-X-led-example = O líder abre com X2 e uma mão sem Doppelgängers responde com K9. X2 vence.

learn-end-title = Os votos e a coroa
learn-end-votes = Quando todas as cartas foram jogadas, cada facção vota em quem pontuou mais cartas dela. Se empatar: em quem tem a carta mais alta dela. Se até isso empatar, o que só acontece com Goblins de valor 0 ou sem carta nenhuma, não vota em ninguém.
learn-end-crown = Três votos ou mais valem a coroa. Se ninguém tiver três, a partida termina empatada e o trono fica vazio.
learn-end-example = As suas cartas embaixo, as do outro em cima. Você tem os Goblins, os Cavaleiros e os Doppelgängers: três votos, e a coroa. Cada um pontuou cinco Mortos-Vivos, então a carta mais alta decide: U9 é do outro.
learn-end-seal = Um selo quer dizer que o voto está decidido: nenhuma carta que resta pode mudá-lo.
learn-aid-title = Em resumo
learn-credit = Claim foi criado por Scott Almes. Se você gostar dele aqui, vale a pena ter o jogo impresso.

guide-title = O conselheiro
guide-close = Entendi
guide-welcome = Estas treze cartas são a sua mão. Há duas fases pela frente: primeiro você recruta seguidores, depois eles trazem votos. Vence quem tiver três dos cinco votos.
guide-prize = { $card } é o prêmio desta rodada. Quem vence o leva como seguidor, para a fase dois.
guide-lead = Você abre: jogue qualquer carta. Se o outro tiver cartas dessa facção, terá de jogar uma delas ou um Doppelgänger.
guide-follow = O líder abriu com { $led } e você tem essa facção: jogue uma carta dela, ou um Doppelgänger.
guide-free = Você não tem nada da facção de { $led }: jogue a carta que quiser. Ela vai perder, a menos que um poder ajude; escolha uma que não faça falta.
guide-goblin = Um Goblin não tem poder. Se você não tem Goblins, qualquer Cavaleiro o vence.
guide-undead_prize = Um Morto-Vivo como prêmio vira um seguidor como outro qualquer. Só os Mortos-Vivos jogados são pontuados agora.
guide-doppelganger_led = Um Doppelgänger que abre é uma facção à parte: se você tem um, precisa responder com um Doppelgänger.
guide-won = { $card } é seu: espera com os seus seguidores até a fase dois.
guide-they_drew = Quem perde nunca sai de mãos vazias: { $name } levou a carta seguinte do baralho de compras, e você não sabe qual.
guide-lost = Você perdeu a rodada, então comprou a carta seguinte do baralho de compras: { $card }. Só você a conhece.
guide-out = { $led } e { $reply } saíram do jogo. Guarde isso na memória: na fase dois ajuda saber o que resta.
guide-tie = Mesmo valor: o empate é do líder.
guide-other_faction = { $reply } não seguiu { $led }, então perdeu, independentemente do valor.
guide-knight = Um Cavaleiro que responde a um Goblin vence com qualquer valor: { $reply } venceu { $led }.
guide-undead = { $who ->
    [you] Quem vence a rodada pontua os Mortos-Vivos jogados na fase um: desta vez, você.
   *[other] Quem vence a rodada pontua os Mortos-Vivos jogados na fase um: desta vez, { $name }.
}
guide-stands_in = { $beats ->
    [yes] { $reply } valeu como a facção de { $led }, e era mais alto. Ele não assume nenhum poder, e na pilha de pontuação volta a ser um Doppelgänger.
   *[no] { $reply } valeu como a facção de { $led }, mas não era mais alto. Ele não assume nenhum poder, e na pilha de pontuação volta a ser um Doppelgänger.
}
guide-dwarf = { $loser ->
    [you] Na fase dois, os Anões vão para quem perde a rodada: desta vez, você. Às vezes vale a pena perder.
   *[other] Na fase dois, os Anões vão para quem perde a rodada: desta vez, { $name }. Às vezes vale a pena perder.
}
guide-score = Na fase dois, quem vence pontua as duas cartas, aqui { $led } e { $reply }, e abre a rodada seguinte.
guide-votes = Os cinco contadores são o que importa: os do outro em cima, os seus embaixo. A seta mostra de quem é o voto por enquanto.
guide-equal = { $who ->
    [you] Mesmo número de cartas de uma facção: a mais alta decide, e { $card } dá o voto a você.
   *[other] Mesmo número de cartas de uma facção: a mais alta decide, e { $card } dá o voto a { $name }.
}
guide-seal = Um voto ganhou o seu selo: nenhuma carta que resta pode mudá-lo. Lute pelos outros.
guide-phase = { $who ->
    [you] A fase um acabou. Os seus seguidores agora são a sua mão, não há mais prêmios, e toda carta jogada é pontuada. Você venceu a última rodada, então você abre.
   *[other] A fase um acabou. Os seus seguidores agora são a sua mão, não há mais prêmios, e toda carta jogada é pontuada. Quem venceu a última rodada abre.
}
guide-end = { $who ->
    [you] A maioria dos votos é sua, { $mine } a { $theirs }: a coroa é sua. Agora você conhece o jogo.
    [other] A maioria dos votos ficou com o oponente, { $theirs } a { $mine }. Agora você conhece o jogo: peça revanche.
   *[nobody] Ninguém tem três votos, { $mine } a { $theirs }: empate. Agora você conhece o jogo.
}

## Lessons: prepared positions, whose answers the rules or the solver check

lessons-title = Lições
lessons-text = Seis lições curtas, de um ou dois minutos. Você joga cartas de verdade, e as regras ou o cálculo exato conferem a sua escolha.
lessons-count = Concluídas neste aparelho: { $done } de { $total }
lessons-done = concluída
lessons-to = Lições curtas
lessons-guide = Cada facção tem mais a oferecer do que uma só partida mostra.
lessons-none = Essa lição não existe.
lesson-place = { $number } de { $total }
lesson-next = Continuar
lesson-again = Tentar de novo
lesson-show = Mostrar
lesson-finished = Lição concluída: { $title }
lesson-all = Todas as lições
lesson-turn = Sua vez
lesson-right = Certo.
lesson-wrong = Não é bem isso.

lesson-follow = Seguir e vencer
lesson-follow-about = Que cartas podem ser jogadas, e qual vence
lesson-follow-1 = O líder abriu com G5. Você tem Goblins, então precisa jogar um. Ganhe o prêmio K9!
lesson-follow-1-right = A carta mais alta da facção do líder vence, e quem vence leva o prêmio como seguidor.
lesson-follow-1-wrong = G3 é mais baixo que G5: o prêmio foi para o outro.
lesson-follow-2 = O líder abriu com D6, e você não tem Anões: jogue o que quiser. Nada do que você tem pode vencer. O que fará menos falta?
lesson-follow-2-right = Sem a ajuda de um poder, uma carta que não segue perde, seja qual for o valor: basta uma baixa. E quem perde compra uma carta escondida: ninguém sai de mãos vazias.
lesson-follow-2-wrong = Ela não seguiu, então perdeu, independentemente do valor. Bastava uma carta baixa.
lesson-follow-3 = Você abre, com a carta que quiser. Uma das suas com certeza ganha o prêmio X8. Qual?
lesson-follow-3-right = Até X9 só empata, e o empate é do líder. Quem vence também abre a rodada seguinte.
lesson-follow-3-wrong = Havia uma resposta que venceria essa carta. Abra com a mais alta de uma facção que nenhum poder vence.
lesson-follow-4 = Fase dois: não há mais prêmios, e quem vence pontua as duas cartas jogadas. O líder abriu com U4. Leve-o!
lesson-follow-4-right = As duas cartas estão na sua pilha de pontuação. No fim, é lá que se contam os votos.
lesson-follow-4-wrong = U1 é mais baixo que U4: o outro pontuou as duas.

lesson-goblins = Goblins e Cavaleiros
lesson-goblins-about = Qualquer Cavaleiro vence um Goblin, se puder ser jogado
lesson-goblins-1 = G9 é o Goblin mais alto, e você não tem Goblins. Vença a rodada!
lesson-goblins-1-right = Um Cavaleiro que responde a um Goblin vence com qualquer valor.
lesson-goblins-1-wrong = A carta não seguiu, então perdeu. Mas um Cavaleiro que responde a um Goblin sempre vence.
lesson-goblins-2 = O líder abriu com G7. Você adoraria responder com K9. Experimente: que carta você pode jogar?
lesson-goblins-2-right = Quem tem Goblins precisa jogar um deles, ou um Doppelgänger. O Cavaleiro espera até você não ter mais Goblins.
lesson-goblins-3 = Fase dois. O outro tem K4 e U2. Abra com uma carta que vence!
lesson-goblins-3-right = O outro teve de seguir com U2. Um Cavaleiro vence o Goblin que abriu a rodada, e não tem poder sobre mais nada.
lesson-goblins-3-wrong = O outro não tem Goblins, então K4 podia responder a G9. Abra com algo que ele tenha de seguir.
lesson-goblins-4 = As duas últimas rodadas. Cavaleiros e Mortos-Vivos são seus. O líder abriu com G3, e ninguém pontuou Goblins ainda. Leve o terceiro voto!
lesson-goblins-4-right = K2 vence G3 e o pontua: Goblins, Cavaleiros, Mortos-Vivos. Três votos valem a coroa.
lesson-goblins-4-wrong = O único Goblin foi para o outro, e o voto junto. O seu Cavaleiro o teria vencido.

lesson-undead = Mortos-Vivos
lesson-undead-about = Pontuados assim que são jogados
lesson-undead-1 = Um prêmio fraco. Mas o líder abriu com U7, e Mortos-Vivos jogados são pontuados na hora, mesmo na fase um. Leve-o!
lesson-undead-1-right = Os dois Mortos-Vivos estão na sua pilha de pontuação. Todas as outras cartas jogadas na fase um saem do jogo.
lesson-undead-1-wrong = Quem vence pontua todos os Mortos-Vivos da rodada: agora o outro tem os dois.
lesson-undead-2 = O líder abriu com K6, e o prêmio é U8. Ganhe-o!
lesson-undead-2-right = Um Morto-Vivo como prêmio não é pontuado: vira um seguidor, como qualquer outra carta.
lesson-undead-2-wrong = U8 foi para os seguidores do outro, e será jogado contra você na fase dois.
lesson-undead-3 = O líder abriu com D8. Você não pode seguir nem vencer. Livre-se de uma carta, mas não dê um presente ao outro.
lesson-undead-3-right = Ela saiu do jogo, e ninguém a pontua.
lesson-undead-3-wrong = Quem venceu pontuou U1. Qualquer outra carta apenas teria saído do jogo.
lesson-undead-4 = Você abre e tem três noves. Qual deles pontua na hora?
lesson-undead-4-right = U9 e U5 são seus. Os dez Mortos-Vivos sempre acabam pontuados, então cada um conta.
lesson-undead-4-wrong = Nada foi pontuado: na fase um, só os Mortos-Vivos são.

lesson-dwarves = Anões
lesson-dwarves-about = Na fase dois vão para quem perde
lesson-dwarves-1 = Fase dois: quem perde a rodada pontua os Anões dela. O líder abriu com D3. Fique com ele!
lesson-dwarves-1-right = Você perdeu a rodada e pontuou os dois Anões.
lesson-dwarves-1-wrong = Você venceu a rodada, então o outro pontuou os dois Anões.
lesson-dwarves-2 = Você abre. O outro tem D5 e U3. Faça os Anões virem para você!
lesson-dwarves-2-right = O outro teve de seguir com D5 e vencer. Os dois Anões são seus.
lesson-dwarves-2-wrong = Você venceu a rodada, então o outro pontuou os dois Anões.
lesson-dwarves-3 = Fase um: os Anões ainda não têm poder. O líder abriu com D6, e o prêmio é X9.
lesson-dwarves-3-right = Uma rodada como outra qualquer: a carta mais alta leva o prêmio, e os Anões saem do jogo.
lesson-dwarves-3-wrong = Na fase um ninguém pontua Anões, e o prêmio foi para o outro.
lesson-dwarves-4 = Fase dois. O líder abriu com K5, e você não tem Cavaleiros. Você vai perder: faça valer a pena.
lesson-dwarves-4-right = Você perdeu com um Anão, então quem o pontua é você.
lesson-dwarves-4-wrong = O outro pontuou G3 também. Um Anão com que você perde é seu.
lesson-dwarves-5 = Faltam duas rodadas, e você abre. O outro tem G7 e D8. Você precisa dos votos dos Goblins, Cavaleiros e Anões.
lesson-dwarves-5-right = O outro teve de vencer com D8, e você pontuou os dois Anões. Depois G7 caiu no seu Cavaleiro: três votos.
lesson-dwarves-5-wrong = O outro perdeu de propósito com D8 e o pontuou, e D6 também. Abra com o Anão que ele tem de vencer.

lesson-doppelgangers = Doppelgängers
lesson-doppelgangers-about = Valem como a facção do líder
lesson-doppelgangers-1 = O líder abriu com U6. Você poderia seguir, mas um Doppelgänger sempre pode ser jogado no lugar. Vença a rodada!
lesson-doppelgangers-1-right = X8 valeu como um Morto-Vivo e venceu, então você pontua U6. O próprio X8 não é um Morto-Vivo: sai do jogo.
lesson-doppelgangers-1-wrong = U2 perdeu, e o outro pontuou os dois Mortos-Vivos. X8 teria vencido.
lesson-doppelgangers-2 = O líder abriu com K7. Vença a rodada!
lesson-doppelgangers-2-right = X9 valeu como um Cavaleiro de 9, que é mais alto.
lesson-doppelgangers-2-wrong = Não é mais alto que K7. Com X7 haveria empate, e o empate é do líder.
lesson-doppelgangers-3 = Fase dois: quem perde pontua D4, e você o quer. Que carta perde?
lesson-doppelgangers-3-right = Você perdeu e pontuou D4. X9 teria valido como um Anão e vencido, querendo ou não.
lesson-doppelgangers-3-wrong = X9 valeu como um Anão e venceu, querendo ou não. Por isso o outro pontuou D4.
lesson-doppelgangers-4 = Você abre. O outro tem X3 e K9. Vença a rodada!
lesson-doppelgangers-4-right = Um Doppelgänger que abre é uma facção à parte. O outro tem um, então teve de responder com ele.
lesson-doppelgangers-4-wrong = K9 vence um Goblin. Mas a um Doppelgänger que abre é preciso responder com X3.
lesson-doppelgangers-5 = As duas últimas rodadas. O líder abriu com U1. Você precisa dos votos dos Mortos-Vivos, Anões e Doppelgängers.
lesson-doppelgangers-5-right = X9 ganhou o Morto-Vivo, e na sua pilha de pontuação é um Doppelgänger: dois votos com uma carta.
lesson-doppelgangers-5-wrong = O outro pontuou U1, e o voto dos Mortos-Vivos é dele.

lesson-votes = Os votos e o fim
lesson-votes-about = Três dos cinco votos valem a coroa
lesson-votes-1 = As duas últimas rodadas. Quem pontua mais cartas de uma facção tem o voto dela. Goblins e Cavaleiros são seus. Ganhe um terceiro!
lesson-votes-1-right = Mais Mortos-Vivos que o outro: o terceiro voto, e a coroa.
lesson-votes-1-wrong = O outro agora tem mais Mortos-Vivos, e você fica com dois votos.
lesson-votes-2 = O líder abriu com U9, e você não pode seguir. O outro guarda G0, e já pontuou dois Goblins. Que carta não faz falta?
lesson-votes-2-right = Os Cavaleiros são seus mesmo sem ela. E G8 ganhou G0: dois Goblins para cada um, decide a carta mais alta, e ela é sua.
lesson-votes-2-wrong = Com G8, lá se foram os Goblins. Gaste uma carta que não muda nenhum voto.
lesson-votes-3 = Faltam três rodadas, e você abre. O outro tem U4, D3 e X2. Os Mortos-Vivos são seus; faltam Anões e Doppelgängers. O que vem primeiro?
lesson-votes-3-right = O outro teve de responder com X2: dois Doppelgängers contra um. Agora, os Anões.
lesson-votes-3-wrong = Cedo ou tarde o seu D4 venceu uma rodada: o outro o pontuou, e os Anões ficaram com ele. A ordem importa.
lesson-votes-4 = O outro tem U4 e D3, e já pontuou um Anão. Com qual você abre?
lesson-votes-4-right = O outro teve de vencer com D3, e os Anões são seus. Com Mortos-Vivos e Doppelgängers são três votos: a coroa!
lesson-votes-4-wrong = Você venceu a rodada: o outro pontuou os Anões, e o voto foi junto.

fair-title = A distribuição foi honesta?
fair-verify = Verificar a distribuição
fair-intro = Esta página recalcula sozinha a distribuição, a partir do que o registro revela, sem aceitar nada só porque o servidor diz.
fair-own = { $ok ->
    [yes] A sua contribuição é a que este navegador sorteou.
   *[no] A sua contribuição não é a que este navegador sorteou.
}
fair-promised = { $ok ->
    [yes] O compromisso do servidor é o que ele mostrou a você antes da distribuição.
   *[no] O compromisso do servidor não é o que ele mostrou a você antes da distribuição.
}
fair-promised-other = { $ok ->
    [yes] O compromisso do outro jogador é o que foi mostrado a você antes da distribuição.
   *[no] O compromisso do outro jogador não é o que foi mostrado a você antes da distribuição.
}
fair-promised-leader = { $ok ->
    [yes] O líder foi decidido como este navegador leu antes da distribuição.
   *[no] Este navegador leu outra coisa sobre o líder antes da distribuição.
}
fair-numbers = Os números
fair-told = O registro diz
fair-found = Calculado ou lembrado aqui
fair-right = certo
fair-wrong = errado
fair-witnessed = Verificado, e um dos segredos era seu: ninguém pôde escolher estas cartas, nem mesmo o servidor.
fair-nothing = Este registro não diz de onde vem a distribuição, então não há nada para verificar.
fair-set-up = Esta partida começou de uma posição montada, não de uma distribuição: não há nada para verificar.
fair-chosen = Esta distribuição foi escolhida, não sorteada: as cartas de uma partida anterior foram distribuídas de novo{ $swapped ->
    [yes] , com os lados trocados
   *[no] {""}
}. Não há nada para verificar aqui; a partida para a qual ela foi sorteada pode ser verificada.
fair-chosen-game = Ir para essa partida
fair-unreadable = O registro não pode ser lido: há algo errado em { $field }.
fair-proves-title = O que isto prova
fair-proves = As cartas decorrem de segredos fixados antes que alguém pudesse conhecer os dos outros. Se um deles foi sorteado honestamente, ninguém pôde manipular a distribuição.
fair-not-title = O que não prova
fair-not-file = Que um arquivo conte o que aconteceu. Sozinho, um registro só prova que não se contradiz; mais do que isso, só quem viu os compromissos antes da distribuição pode dizer.
fair-not-peek = Que ninguém espiou. O servidor distribui, então conhece as cartas enquanto você joga.
fair-not-away = Que nenhuma distribuição foi jogada fora. Uma mesa pode ser abandonada antes da primeira jogada, mas isso fica visível.
fair-not-who = Quem é o outro jogador, nem se ele teve ajuda.
fair-day-secret = Esta é a distribuição de { DAY($day) }. O segredo dela é revelado no dia seguinte à 01:00 UTC: então dá para verificá-la.
fair-day-intro = O servidor sorteou esta distribuição sozinho e se comprometeu com ela na véspera. Este navegador pode calculá-la de novo.

## The page: leaving a table

page-close-table = Fechar a mesa
page-table-closed = Esta mesa está fechada
page-game-over = Esta partida acabou.
page-leave = Sair da mesa: { $game }
lobby-leave-title = Sair da mesa?
lobby-leave-sure = Sair no meio da partida conta como desistência, e não dá para voltar ao seu lugar.
lobby-leave-yes = Sair
lobby-leave-no = Ficar
page-next-table = Ir para a revanche
clock-title = Tempo para pensar
clock-none = Sem relógio
clock-name = { $clock ->
    [live] Ao vivo: 3 minutos para cada um
   *[slow] Lenta: 3 dias para cada um
}
clock-told = { $clock ->
    [live] Cada um tem 3 minutos para a partida toda. Os 3 primeiros segundos de cada jogada não contam. Quem fica sem tempo perde.
   *[slow] Cada um tem 3 dias para a partida toda. O primeiro dia de cada jogada não conta. Quem fica sem tempo perde.
}
clock-left = { $name }: tempo restante { $time }
clock-free = O relógio começa a contar em { $time }
clock-soon = Tempo restante: { $time }.
clock-holiday = De férias até { MOMENT($time) }
clock-take-holiday = Tirar férias
clock-holiday-why = Seu relógio para pelo tempo que você escolher, até 14 dias em uma partida. Você pode jogar mesmo assim.
clock-end-holiday = Encerrar suas férias
clock-on-holiday = { $who ->
    [you] Você está de férias até { MOMENT($time) }: o seu relógio está parado, e você pode jogar mesmo assim.
   *[other] { $name } está de férias até { MOMENT($time) }.
}
clock-holiday-over = { $who ->
    [you] As suas férias acabaram: o seu relógio volta a andar.
   *[other] { $name } voltou das férias.
}
clock-call-off = Cancelar a partida
clock-call-off-why = Antes da primeira carta você pode cancelar a partida: ninguém perde.
clock-called-off = { $reader ->
    [you] Você cancelou a partida antes da primeira carta. Ninguém perdeu.
   *[other] { $name } cancelou a partida antes da primeira carta. Ninguém perdeu.
}
clock-no-show = { $reader ->
    [you] Você não chegou a tempo para a distribuição, então não há partida.
    [both] Nenhum dos dois chegou a tempo para a distribuição, então não há partida.
   *[other] { $name } não chegou a tempo para a distribuição, então não há partida.
}
clock-left-early = { $reader ->
    [you] Você saiu antes de as cartas serem distribuídas.
   *[other] { $name } saiu antes de as cartas serem distribuídas.
}
page-lasting = { $unit ->
    [day] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
    [hour] { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
    [minute] { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
   *[second] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
}
page-away-rule = Se alguém ficar { $time } sem jogar, a outra pessoa pode fechar a mesa e vence a partida.
page-away-near = { $who ->
    [you] Jogue até { MOMENT($time) }: depois disso, { $name } pode fechar a mesa e vencer.
   *[other] Se { $name } não jogar até { MOMENT($time) }, você pode fechar a mesa e vencer.
}
page-away-past = { $who ->
    [you] Você não joga desde { MOMENT($since) }: { $name } já pode fechar a mesa. Uma carta ainda vale.
   *[other] { $name } não joga desde { MOMENT($since) }. Você pode fechar a mesa.
}
page-away-title = Fechar a mesa?
page-away-sure = A partida acaba na hora, e { $name } perde por ausência.
page-away-yes = Fechar e vencer
page-away-no = Esperar mais

## The page: sound and touch

page-mute = Silenciar
page-volume = Volume dos sons
page-vibrate = Vibrar quando eu jogar uma carta e quando for a minha vez

## The page: why a game was won or lost

# $best: the card that would have kept it, or “Undead 9 or 3 others”.
why-slip = { $who ->
    [you] { $had ->
        [win] A partida estava ganha para você até a rodada { $trick } da fase dois: { $best } teria mantido a vitória.
       *[draw] Você tinha o empate até a rodada { $trick } da fase dois: { $best } teria mantido o empate.
    }
   *[other] { $had ->
        [win] { $name } tinha a vitória e a deixou escapar na rodada { $trick } da fase dois com { $card }: { $best } teria mantido a vitória.
       *[draw] { $name } tinha o empate e o deixou escapar na rodada { $trick } da fase dois com { $card }: { $best } teria mantido o empate.
    }
}
why-then = O empate se foi na rodada { $trick }: { $best } teria mantido o empate.
why-or-more = { $card } ou qualquer uma de outras { $more } cartas
why-steady = { $reader ->
    [winner] A partida estava ganha para você desde a primeira carta da fase dois, e você não a largou mais.
    [loser] A partida já estava perdida antes da fase dois: dali em diante, { $name } não errou.
   *[other] { $name } tinha a vitória desde a primeira carta da fase dois, e não a largou mais.
}
why-steady-draw = Era empate desde a primeira carta da fase dois, e ninguém errou.
why-given = { $who ->
    [you] { $had ->
        [win] Pelas cartas, a partida ainda estava ganha para você.
       *[draw] Pelas cartas, a partida ainda estava empatada.
    }
   *[other] { $had ->
        [win] Pelas cartas, a partida ainda estava ganha para { $name }.
       *[draw] Pelas cartas, a partida ainda estava empatada.
    }
}
why-look = Ver esse momento
result-wry-win = Cuidado com o barril de vinho.
result-wry-loss = Aqui os reis duram pouco.

## The page: finding an opponent

lobby-title = Procurar um adversário
lobby-find = { $clock ->
    [live] Encontrar um adversário
   *[slow] Encontrar uma partida lenta
}
lobby-find-why = { $clock ->
    [live] Ao vivo, 3 minutos para cada um, de uma vez só.
   *[slow] Um dia para cada jogada.
}
lobby-play = { $clock ->
    [live] { $count ->
        [one] { $count } pessoa está esperando um adversário: jogar
       *[other] { $count } pessoas estão esperando um adversário: jogar
    }
   *[slow] { $count ->
        [one] { $count } pessoa está esperando uma partida lenta: jogar
       *[other] { $count } pessoas estão esperando uma partida lenta: jogar
    }
}
lobby-live = ao vivo
lobby-slow = lenta
lobby-untimed = sem relógio
lobby-looking = { $clock ->
    [live] Procurando um adversário
   *[slow] Procurando um adversário para uma partida lenta
}
lobby-seconds = { $seconds ->
    [one] Há { $seconds } segundo
   *[other] Há { $seconds } segundos
}
lobby-cancel = Parar de procurar
lobby-slow-away = A procura continua por três dias enquanto você está fora. Quando um adversário é encontrado, a mesa espera você por um dia.
lobby-another = Encontrar um novo adversário
lobby-meanwhile = Jogar contra um bot enquanto isso
lobby-meanwhile-why = Você mantém seu lugar. A página avisa quando um adversário for encontrado.
lobby-notify = Com esta página em segundo plano, avisar quando houver um adversário ou for a minha vez
lobby-found = Adversário encontrado
lobby-hurry = Um adversário foi encontrado. Vá para a mesa em até dez segundos.
lobby-go = Ir para a mesa
lobby-kept = Seu adversário não veio. A procura continua, e você mantém seu lugar.
lobby-missed = Um adversário foi encontrado, mas você não chegou à mesa a tempo. A primeira vez é perdoada; depois é preciso esperar dez minutos para procurar de novo, e cada vez mais.
lobby-seats = Lugares livres
lobby-more-seats = Mais lugares livres: { $count }
lobby-open-why = Ou abra um lugar, listado aqui até alguém ocupá-lo:
lobby-open = { $clock ->
    [live] Abrir um lugar para uma partida ao vivo
   *[slow] Abrir um lugar para uma partida lenta
}
lobby-people = { $count ->
    [0] Não há mais ninguém nesta página
    [one] { $count } outra pessoa está aqui
   *[other] { $count } outras pessoas estão aqui
}{ $playing ->
    [0] .
    [one] , { $playing } está numa mesa.
   *[other] , { $playing } estão em mesas.
}
lobby-empty = Não há mais ninguém aqui agora. Abra um lugar e espere, jogue contra um bot ou tente isto:
lobby-hour = O encontro da semana, quando há mais gente: { $time }.
lobby-time-left = Tempo restante: { $time }

## People: following, challenging, blocking

people-title = Jogadores
people-sign-in = Entre na sua conta para seguir jogadores, desafiá-los e ver o placar entre vocês.
people-to-account = Ir para a sua conta
people-find = Nome do jogador
people-look = Procurar
people-followed = Jogadores que você segue
people-followed-none = Ninguém ainda. Procure alguém pelo nome ou siga a pessoa com quem você jogou.
people-there = { $playing ->
    [yes] jogando agora
   *[no] aqui agora
}
people-blocked = Jogadores que você bloqueou
people-since = Aqui desde { DAY($day) }.
people-you = É você.
people-score = Contra { $name }: { $won } { $won ->
    [one] vitória
   *[other] vitórias
}, { $lost } { $lost ->
    [one] derrota
   *[other] derrotas
}, { $drawn } { $drawn ->
    [one] empate
   *[other] empates
}.
people-score-none = Você e { $name } ainda não terminaram nenhuma partida.
people-games = Suas partidas com { $name }
people-game = { $outcome ->
    [won] Vitória, { DAY($day) }
    [lost] Derrota, { DAY($day) }
    [drawn] Empate, { DAY($day) }
    [going] Em andamento, { DAY($day) }
   *[none] Sem resultado, { DAY($day) }
}
people-follow = Seguir
people-unfollow = Deixar de seguir
people-block = Bloquear
people-unblock = Desbloquear { $name }
people-blocks = Você bloqueou { $name }.
people-block-title = Bloquear { $name }?
people-block-what = Vocês não vão mais cair na mesma mesa, não podem se desafiar e não veem os lugares livres um do outro. { $name } não fica sabendo. Uma partida em andamento continua, mas neste aparelho você não ouve mais { $name }.
people-block-no = Cancelar
people-challenge = Desafiar
people-challenge-title = Desafiar { $name }
people-send = Enviar o desafio
people-again = Desafiar { $name } de novo
people-about = Sobre { $name }
people-challenges = Desafios
people-calls = { $name } desafia você
people-called = Você desafiou { $name }
people-accept = Aceitar
people-decline = Recusar
people-later = Responder depois, na página inicial
people-withdraw = Retirar
people-accept-of = Aceitar o desafio de { $name }
people-decline-of = Recusar o desafio de { $name }
people-withdraw-of = Retirar seu desafio a { $name }
people-waiting = { $clock ->
    [live] Você desafiou { $name }. A partida começa sozinha quando o desafio for aceito. Fique por aqui até lá, em qualquer tela: sem resposta, o desafio termina depois de meia hora.
   *[none] Você desafiou { $name }. A partida começa sozinha quando o desafio for aceito. Você pode fechar a página e voltar.
}
people-accepted = { $name } aceitou seu desafio
people-ended = { $why ->
    [declined] { $name } recusou seu desafio.
    [lapsed] { $name } não respondeu ao seu desafio a tempo.
   *[withdrawn] O desafio foi retirado.
}
people-ended-unnamed = { $why ->
    [declined] O desafio foi recusado.
    [lapsed] O desafio não foi respondido a tempo.
   *[withdrawn] O desafio foi retirado.
}
people-declined = Você recusou o desafio de { $name }.
people-here = Amigos por aqui:
people-plays = { $name } (jogando)
people-somebody = Desafiar alguém

error-yourself = Esta é a sua própria conta.
error-cannot_challenge = Não dá para desafiar { $name } agora.
error-blocked_by_you = Você bloqueou { $name }. Desbloqueie essa pessoa primeiro.
error-challenged_already = { $name } ainda não respondeu ao seu último desafio.
error-declined_lately = { $name } recusou seu último desafio. Você pode desafiar de novo em { $minutes } minutos.
error-too_many_challenges = { $most } desafios seus esperam resposta. Retire um primeiro.
error-no_challenge = Este desafio já acabou: foi aceito, recusado ou retirado.
error-too_many_followed = Você segue { $most } jogadores, e esse é o limite. Deixe de seguir alguém primeiro.
error-too_many_blocked = Você bloqueou { $most } jogadores, e esse é o limite. Desbloqueie alguém primeiro.
error-seat_kept = O lugar na mesa { $table } está guardado para outra pessoa.
error-not_adoptable = Esta partida não pode ser vinculada à sua conta.
error-challenge_of_two = Um desafio precisa de uma mesa para duas pessoas, sem lugar livre para todos.

## The page: privacy

page-help = Ajuda
page-privacy = Privacidade
privacy-intro = Aqui ninguém precisa de conta, e não há anúncios nem rastreadores. Esta página vem inteira do servidor em que você joga, e não fala com nenhum outro.
privacy-kept-title = O que o servidor guarda
privacy-kept = O nome que você digitou, e o que foi feito em cada mesa e quando. Quem pode assistir a uma partida vê as duas coisas. Se você procura um adversário, fica anotado quem foi encontrado para você: por um dia, ou por 30 dias se a partida era lenta ou se você não veio. O anfitrião pode ler tudo o que está guardado, inclusive as cartas ocultas.
privacy-account = Se você tem uma conta, o servidor guarda também o nome e o anterior, a parte pública das suas chaves de acesso, um código derivado da chave de recuperação (não a chave), em quais aparelhos você entrou, quais partidas são suas e quem você segue ou bloqueou, até você apagar a conta. Ele sabe se você está aqui agora, e quem segue você vê isso. Se você ativar as notificações, ele guarda o endereço em que o serviço de push do seu navegador as recebe: ele é de quem faz o navegador (Google, Mozilla, Apple ou Microsoft), que vê que algo chegou, mas não consegue ler. Um desafio fica guardado até ser aceito, recusado, retirado ou expirar. Entrar na conta usa um cookie.
privacy-addresses = { $addresses ->
    [none] O log do servidor não tem endereços de rede.
    [short] O log do servidor tem endereços de rede, abreviados e nunca ligados a um nome.
   *[full] O log do servidor tem endereços de rede, nunca ligados a um nome.
} Outros programas do anfitrião podem ter seus próprios logs.
privacy-time-title = Por quanto tempo
privacy-time-while = Uma mesa é apagada quando nada acontece nela por { $time }.
privacy-time-ever = As mesas ficam guardadas até que o anfitrião as apague.
privacy-backups = Backups feitos antes podem durar mais.
privacy-gone-title = Como pedir a exclusão dos dados
privacy-gone = Para apagar uma conta, basta abrir a página dela. Peça ao anfitrião que apague a sua mesa e mostre o link dela: qualquer pessoa pode ter digitado o seu nome.
privacy-contact = Como falar com o anfitrião: { $contact }
privacy-no-contact = O anfitrião não disse aqui como falar com ele.
privacy-browser-title = No seu navegador
privacy-browser = Este navegador guarda o seu nome, as suas configurações, o resultado das suas partidas contra bots e dos seus problemas, as chaves dos seus lugares e um número aleatório para a distribuição do dia, para que você reencontre as suas partidas; e os arquivos da página, para que ela abra sem conexão. Se você apagar os dados deste site, tudo some, e os seus lugares também.

## The page: one's own games

page-my-older = Partidas pendentes mais antigas: { $count }
page-clear-games = Limpar as { $count } partidas pendentes contra bots
lobby-clear-title = Remover { $count } partidas?
lobby-clear-sure = Ao sair da mesa, você desiste da partida e ela some da lista. Ela conta se vocês dois já jogaram uma carta. Os bots não guardam rancor.
lobby-clear-yes = Remover
page-game-gone = Não está mais no servidor
page-won-by = { $name } venceu
page-ending = { $ending ->
    [won] Vitória
    [drawn] Empate
    [lost] Derrota
    [given_up] Desistência
    [called_off] Cancelada
    [undealt] Sem cartas distribuídas
   *[closed] Fechada pelo anfitrião
}
page-your-turn = Sua vez
page-their-turn = Vez de { $name }
page-rating = Rating { $rating }
page-rating-why = Os ratings foram medidos em partidas entre os bots; jogar ao acaso vale 0. O seu placar fica só neste navegador.
page-standing = Suas vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
page-standing-helped = Com ajuda: { $count }
page-deal-again = distribuição jogada de novo
page-daily = Distribuição do dia
page-daily-board = Como os outros se saíram
today-title = Hoje
today-daily = { $state ->
    [playing] A sua tentativa ainda não acabou.
    [over] { $outcome ->
        [won] Você venceu: { $place }º lugar.
        [drawn] Você empatou: { $place }º lugar.
        [lost] Você perdeu: { $place }º lugar.
       *[other] Você desistiu.
    }
   *[new] As mesmas cartas para todos. A sua primeira tentativa vale.
}
today-puzzle = Problema do dia
today-puzzle-why = { $state ->
    [solved] { $days ->
        [one] Resolvido hoje.
       *[other] Resolvido: { $days } dias seguidos.
    }
   *[new] Só uma carta é a certa. Qual?
}
today-lessons = Lições
today-lessons-why = { $state ->
    [next] A próxima: { $lesson }.
    [done] Todas feitas.
   *[new] Seis lições curtas, uma facção por vez.
}
today-what-if-why = Jogue pelos dois lados e veja quanto vale cada carta.

## The page: away from the table

page-offline = Sem ele você pode ler as regras, fazer as lições, resolver os problemas salvos e rever as suas partidas. Para jogar e assistir, o servidor é necessário.
page-nowhere = Esta página não existe
page-nowhere-why = Este endereço não leva a lugar nenhum, nem mesmo a um barril de vinho.
page-notify = Avisar quando for a minha vez e esta página estiver em segundo plano
page-notify-denied = O navegador não permite notificações desta página. Dá para mudar isso nas configurações dele para este site.
privacy-forget = Esquecer tudo neste aparelho
privacy-forget-sure = Seu nome, suas configurações, seu placar e as chaves dos seus lugares somem de vez: você não poderá voltar às partidas em andamento.
privacy-forget-yes = Esquecer tudo
privacy-forgotten = Este navegador esqueceu tudo.

# claim explore
explore-title = { $number ->
    [0] No início
   *[other] Depois da jogada { $number }
}
explore-prompt = Uma carta, ou um comando (? mostra a lista):
explore-help = Digite uma carta para jogá-la por quem tem a vez. Enter: avançar na linha. voltar, linhas, linhas 2, nomear …, remover, aberto (cartas abertas), texto, salvar ARQUIVO, sair.
explore-known = As linhas continuam com: { $cards }
explore-chances = Chance de vitória de { $name } em %, carta por carta:
explore-lines = linhas
explore-save-where = Onde? Por exemplo: salvar linhas.jsonl
explore-saved = { $count ->
    [one] Uma linha está em { $file }.
   *[other] { $count } linhas estão em { $file }, um registro para cada.
}
explore-command-back = voltar v
explore-command-next = avançar avancar a
explore-command-lines = linhas
explore-command-name = nomear
explore-command-remove = remover
explore-command-open = aberto
explore-command-text = texto
explore-command-save = salvar
explore-command-rules = ajuda
explore-command-quit = sair s
whatif-title = E se…?
whatif-about = Jogue pelos dois lados a partir de qualquer momento de uma partida e veja quanto vale cada carta: com exatidão na fase dois, como chance na fase um.
whatif-begin = Comece por
whatif-puzzle = Um problema
whatif-last-puzzle = Seu último problema
whatif-example = Um exemplo: as seis últimas rodadas de uma partida
whatif-paste = Um registro, uma posição ou um estudo
whatif-read = Abrir
whatif-read-rest = Abrir o que dá para ler
whatif-file = Abrir um arquivo…
whatif-unread = Não é possível ler este arquivo.
whatif-pasted = Este texto
whatif-setup = Montar uma posição
whatif-phase = Fase
whatif-leads = Quem abre a rodada
whatif-where = Para onde vão as próximas cartas
whatif-place-hand = Mão { $seat }
whatif-place-led = Carta do líder
whatif-place-prize = Prêmio
whatif-place-followers = Seguidores { $seat }
whatif-place-score = Pilha de pontuação { $seat }
whatif-place-pile = Baralho de compras
whatif-rest = { $count ->
    [0] O baralho de compras é preenchido com as outras cartas.
    [one] Uma das outras cartas está no baralho de compras, por sorteio.
   *[other] { $count } das outras cartas estão no baralho de compras, por sorteio.
}
whatif-shuffle = Sortear de novo
whatif-explore = Explorar esta posição
whatif-clear = Limpar tudo
whatif-start = O início
whatif-at = Jogada { $number }
whatif-turn = É a vez de { $name }.
whatif-turn-table = Girar a mesa
whatif-judged = Como as chances são avaliadas
whatif-judged-seat = pelo que o jogador podia saber
whatif-judged-open = com cartas abertas
whatif-worths = Cartas de { $name }
whatif-thinking = Pensando…
whatif-exact = Valor exato, se os dois jogarem o melhor possível daqui em diante.
whatif-estimated = Chance de vencer em %, estimada; ± diz quanto ela pode variar.
whatif-chance = { $chance } ± { $error }%
whatif-value = Vez de { $name }: partida { $verdict }, se ambos jogarem o melhor possível.
whatif-best = Vez de { $name }. Melhor: { $card }, { $worth }.
whatif-lines = Linhas
whatif-line-play = { $card }, jogada { $number }
whatif-name = Nome da linha que começa com { $card }
whatif-name-hint = Nome desta linha
whatif-remove = Remover a partir de { $card }
whatif-removed = Removido.
whatif-undo = Restaurar o que foi removido
whatif-keys = Teclas: ← → ao longo da linha (em uma mão: Page Up, Page Down), ↑ ↓ para as linhas ao lado; Home, End; Delete remove.
whatif-keep = Compartilhar e guardar
whatif-link = O link tem tudo: posição, linhas e nomes.
whatif-records = { $count ->
    [one] A linha como registro, que todas as partes do Claim sabem ler.
   *[other] As { $count } linhas como registros, que todas as partes do Claim sabem ler.
}
whatif-copy = Copiar registros
whatif-download = Baixar registros
whatif-change = Alterar esta posição
whatif-play-on = Jogar a partir daqui
whatif-play-as = Jogar como { $name }
whatif-against = Contra
whatif-play-why = Uma mesa à parte, a partir desta posição. O registro diz que a posição foi montada, e a partida não conta.
whatif-cut = Falta o fim deste link. Aqui está o que dá para ler.
error-not_start = { $text }: esperava-se uma posição, um estudo ou um registro de partida.
error-other_start = Linha { $line }: esta partida começa de outra posição. Esperavam-se registros de partidas de uma mesma posição.
error-bad_study = Caractere { $place }: { $text }: esperava-se uma carta, (, ) ou um nome entre chaves.
error-open_study = Um parêntese ou uma chave não foi fechada: o texto pode ter sido cortado.
error-bad_branch = Caractere { $place }: uma linha entre parênteses vem depois da carta que ela substitui.
error-large_study = Mais de { $most } jogadas em todas as linhas: esperava-se um estudo menor.
error-bad_line_name = { $text }: esperava-se um nome de no máximo { $most } caracteres imprimíveis, sem chaves.
error-no_such_line = Nenhuma linha continua com { $card } ali.

## The deal of the day

daily-intro = Uma distribuição para todos: as mesmas cartas, o mesmo lugar, o mesmo líder, o mesmo adversário. A sua primeira tentativa vale.
daily-closed = Este dia acabou. A distribuição não vale mais, e todos podem ver as partidas.
daily-closing = Não dá mais para começar uma tentativa deste dia. As que já começaram ainda podem ser concluídas.
daily-players = { $status ->
    [running] { $count ->
        [0] Ninguém jogou ainda.
        [one] { $count } pessoa jogou até agora.
       *[other] { $count } pessoas jogaram até agora.
    }
   *[other] { $count ->
        [0] Ninguém jogou.
        [one] { $count } pessoa jogou.
       *[other] { $count } pessoas jogaram.
    }
}
daily-to-today = A distribuição de hoje
daily-opponent = Adversário: { $level }
daily-next = { $hours ->
    [0] Próxima distribuição em { $minutes } min, contra { $level }
   *[other] Próxima distribuição em { $hours } h { $minutes } min, contra { $level }
}
daily-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-calendar = Calendário
daily-month-before = Mês anterior
daily-month-after = Mês seguinte
daily-unplayed = Não jogada
daily-share = Compartilhar
daily-share-title = Claim, { DAY($day, style: "medium") }, contra { $level }
daily-share-text = Copiar o texto
daily-share-picture = Salvar a imagem
daily-own = A sua tentativa
daily-playing = Ainda não acabou
daily-outcome = { $outcome ->
    [won] Vitória
    [drawn] Empate
    [lost] Derrota
   *[given_up] Desistência
}
daily-result = { $votes ->
    [one] { $outcome }, { $votes } voto
   *[other] { $outcome }, { $votes } votos
}
daily-place = { $place }º lugar entre { $count }, contra { $level }
daily-given-away = { $points ->
    [one] Segundo a análise, você deixou escapar { $points } centésimo de partida.
   *[other] Segundo a análise, você deixou escapar { $points } centésimos de partida.
}
daily-until = Vale até a 01:00 UTC do dia seguinte.
daily-review = Rever e analisar
daily-play = Jogar
daily-play-why = Não há dicas, e não dá para desfazer jogadas. Desistir conta como derrota, e não mostra nada antes do fim do dia.
daily-practice = Treinar com esta distribuição
daily-practice-why = Quantas vezes quiser. O treino não conta, e as mesmas jogadas recebem as mesmas respostas.
daily-hidden = O resultado dos outros aparece quando você joga a sua tentativa até o fim, ou quando o dia acaba.
daily-board = Como todos se saíram
daily-choose-level = Contra qual nível
daily-level = Contra { $level } ({ $count })
daily-th-place = Posição
daily-th-name = Nome
daily-th-votes = Votos
daily-th-given = Deixou escapar
daily-you = você
daily-nameless = alguém
daily-more = { $count ->
    [one] E mais { $count }.
   *[other] E mais { $count }.
}
daily-counts = Contam, nesta ordem, o resultado, os votos e o que se deixou escapar segundo a análise, em centésimos de partida. Quem teve o mesmo desempenho fica na mesma posição.
daily-bots = Os níveis com as mesmas cartas
daily-th-bot = Nível
daily-th-won = Vitórias
daily-th-average = Votos em média
daily-won-of = { $won } de { $runs }
daily-computing = O servidor ainda está calculando.
daily-nobody = Ninguém terminou uma tentativa contra este nível.
daily-proof = Como sei que ela não foi escolhida?
daily-proof-why = O servidor sorteia na véspera o segredo de cada dia e mostra na hora o compromisso. Uma hora depois do fim do dia, ele mostra o segredo, e qualquer um pode verificar que é o mesmo.
daily-commitment = Compromisso da distribuição de { DAY($day, style: "medium") }, sorteado em { MOMENT($time) }
daily-committed-late = Sorteado com o dia já começado, porque o servidor não estava no ar na véspera.
daily-secret = O segredo, revelado
daily-promised = { $ok ->
    [yes] O compromisso é o que este navegador viu antes desse dia.
   *[no] O compromisso não é o que este navegador viu antes desse dia.
}
daily-leader = { $who ->
    [A] Estas cartas decorrem dele, e quem joga a distribuição do dia abre a primeira rodada.
   *[B] Estas cartas decorrem dele, e o bot abre a primeira rodada.
}
daily-hand = { $who ->
    [A] A sua mão
   *[B] A mão do bot
}

## Em um servidor, pelo terminal

remote-help-rematch = outra partida, quando esta acabar
remote-help-resign = desiste da partida
remote-help-leave = sai da mesa de vez, o que conta como desistência
remote-help-close = fecha a mesa, quando a outra pessoa passa tempo demais ausente
remote-help-quit = sai; o seu lugar fica guardado, e a partida continua quando você voltar
remote-help-say = uma das frases, para a outra pessoa: dizer 3
remote-help-mute = deixa de ouvir frases nesta mesa, ou volta a ouvi-las
remote-you-say = Você diz: { $phrase }
remote-unmuted = Você voltou a ouvir { $name }.
remote-prompt-over = revanche, ou Enter para sair (? para ajuda):
remote-prompt-waiting = (? para ajuda)
remote-code = Ou com o código, em um terminal: claim play --server { $server } --table { $code }
remote-waiting = Esperando a outra pessoa.
remote-found = A conexão voltou.
remote-saved-later = O servidor não consegue salvar agora; estamos tentando de novo.
remote-shuffle-waits = Esperando { $name } participar do embaralhamento.
remote-shuffle-elsewhere = A sua parte do embaralhamento está no aparelho em que você ocupou este lugar. Abra a partida lá, e as cartas serão distribuídas.
remote-kept = O seu lugar está guardado.
remote-unfinished = Você tem uma partida em andamento aqui: { $command }
remote-their-turn = É a vez de { $name }.
remote-not-turn = Não é a sua vez.
remote-back = { $name } voltou.
remote-confirm-resign = Digite de novo para desistir da partida.
remote-confirm-leave = Digite de novo para sair da mesa de vez. Se a partida estiver em andamento, conta como desistência.
remote-not-over = A partida continua. A revanche pode ser proposta quando ela acabar.
remote-help-calloff = cancela a partida antes da primeira carta: ninguém perde
remote-help-holiday = em uma partida lenta, para o seu relógio por alguns dias: férias 7 (0 encerra)
remote-confirm-calloff = Digite de novo para cancelar a partida.
remote-holiday-how = Por quantos dias? Por exemplo: férias 7, ou férias 0 para encerrar.
remote-looking = [{ $time }] Procurando um adversário, { $count ->
    [0] não há mais ninguém
    [one] há { $count } outra pessoa
   *[other] há outras { $count }
} (q para parar):
remote-looking-lost = A conexão caiu. Tentando de novo; você mantém seu lugar.
remote-looking-elsewhere = Você agora procura um adversário em outro lugar: aqui a procura acaba.
remote-looking-keys = { $text } não quer dizer nada aqui: q encerra a procura, b joga contra um bot enquanto isso.
remote-stopped-looking = Você não procura mais um adversário.
remote-meanwhile = Ninguém ainda. Digite b para jogar contra um bot enquanto isso: você mantém seu lugar, e essa partida espera por você quando um adversário for encontrado.
remote-session-ended = Você saiu deste servidor e por isso joga sem conta. Para entrar de novo: { $command }
remote-somebody = alguém
remote-game = { $state ->
    [yours] Sua vez, com { $name }
    [theirs] Esperando uma carta de { $name }
   *[waiting] Ainda não distribuída, com { $name }
}
remote-no-games = Você não tem partidas em andamento aqui.
remote-menu-title = Claim: { $server }
remote-menu-bot = Jogar contra um bot
remote-menu-friend = Convidar alguém: você recebe um link para enviar
remote-menu-table = Sentar-se com um link ou um código
remote-menu-seat = { $clock ->
    [live] Sentar-se com { $name }, ao vivo
    [slow] Sentar-se com { $name }, partida lenta
   *[none] Sentar-se com { $name }, sem relógio
}
remote-called = { $name } desafia você. Para aceitar: { $command }
remote-menu-prompt = Qual número (q para sair)?
remote-menu-which = Esperava-se um número de 1 a { $most }.
remote-menu-level = Qual bot (Enter: { $name })?
remote-menu-link = Link ou código:
remote-key-prompt = Chave de recuperação (não aparece enquanto você digita):
remote-key-once = A sua chave de recuperação só aparece desta vez. Guarde bem: é o único jeito de entrar nesta conta.
remote-not-signed-in = Você não entrou na sua conta em { $server }.
remote-signed-out-here = Você saiu aqui, mas não foi possível avisar o servidor: { $problem }
remote-fair-own = { $ok ->
    [yes] A sua contribuição é a que foi sorteada aqui.
   *[no] A sua contribuição não é a que foi sorteada aqui.
}
remote-fair-leader = { $ok ->
    [yes] O líder foi decidido como informado antes da distribuição.
   *[no] Antes da distribuição foi informada outra coisa sobre o líder.
}

## Frases prontas

phrase-hello = Oi!
phrase-good_luck = Boa sorte!
phrase-nice = Boa carta!
phrase-wow = Uau!
phrase-oops = Ops!
phrase-close = Foi por pouco!
phrase-thinking = Deixa eu pensar…
phrase-sorry = Desculpe a demora!
phrase-thanks = Valeu!
phrase-well_played = Bem jogado!
phrase-again = Mais uma?
phrase-bye = Preciso ir. Até mais!
phrase-no_problem = Sem problema!
phrase-not_now = Agora não, valeu!
phrase-ui-said = { $name } diz: { $phrase }
phrase-ui-title = Dizer algo
phrase-ui-note = { $name } lê no próprio idioma. Nada disso fica guardado.
phrase-ui-mute = Silenciar { $name }
phrase-ui-unmute = Voltar a ouvir { $name }
phrase-ui-muted = Você silenciou { $name } nesta mesa.
## Accounts
error-too_many_accounts = Contas demais de um mesmo endereço. Espere um pouco.
error-adopted_before = A partida do lugar { $seat } na mesa { $table } já está em outra conta.
error-not_signed_in = Entre na sua conta primeiro.
error-sign_in_again = Para isso é preciso ter entrado nos últimos { $minutes } minutos. Entre de novo.
error-name_taken = { $text } já tem dono, ou se parece demais com outro nome que já tem. Escolha outro.
error-name_of_account = { $text } é o nome de uma conta. Entre nela ou escolha outro nome.
error-renamed_lately = O nome pode ser trocado uma vez a cada { $days } dias. O seu, a partir de { MOMENT($time) }.
error-mistyped_key = Isto não é uma chave de recuperação: há um erro de digitação. Ela tem { $groups } grupos de { $size } letras e dígitos.
error-unknown_key = Esta chave de recuperação não abre nenhuma conta. Talvez tenha sido trocada por uma mais nova.
error-no_passkeys_here = Chaves de acesso precisam de uma página em https (ou em localhost), aberta pelo nome e não pelo endereço IP. Aqui você entra com a chave de recuperação.
error-bad_passkey = A chave de acesso não foi aceita: { $problem }
error-unknown_passkey = Esta chave de acesso não abre nenhuma conta aqui. Talvez tenha sido removida.
error-cloned_passkey = Parece que esta chave de acesso foi usada em outro lugar nesse meio-tempo, como aconteceria com uma cópia. Entre com outra ou com a chave de recuperação e remova esta.
error-passkey_known = Esta chave de acesso já está aqui.
error-stale_challenge = Isso levou mais de { $minutes } minutos, ou já foi enviado. Comece de novo.
error-too_many_passkeys = Uma conta tem no máximo { $most } chaves de acesso. Remova uma antes.
error-no_passkey = Sua conta não tem essa chave de acesso.
error-no_session = Você já não está conectado ali.
error-suspended = Esta conta está suspensa. Só o anfitrião deste servidor pode mudar isso.
error-other_name = { $text } não é o nome da sua conta, então nada foi apagado. Esperado: { $name }.
error-no_account = Não há conta { $text }. Esperado: um nome ou um identificador.
error-no_push = Este servidor não envia notificações. O anfitrião não criou chaves para isso.
error-bad_push_keys = { $field } não é uma chave da inscrição de push de um navegador. Esperado: { $bytes } bytes em base64url.
error-bad_endpoint = { $text } não é o endereço de um serviço de push. Esperado: https://, o nome de uma máquina sem porta e um caminho.
error-other_push_service = { $host } não é um serviço de push para o qual este servidor envia notificações.
error-bad_push_contact = --contact: { $text } não é um endereço. Esperado algo como mailto:host@claim.example ou https://claim.example/contact, com no máximo { $most } caracteres.
admin-accounts-legend = Identificador, criação (UTC), chaves de acesso, partidas, nome.
admin-no-accounts = Nenhuma conta encontrada.
admin-suspended = suspensa
admin-account-renamed = A conta { $account } agora se chama { $name }.
admin-account-key = { $name } tem uma nova chave de recuperação, e a anterior não abre mais nada: { $key }
admin-account-suspended = { $name } não pode mais entrar, e todas as suas sessões foram encerradas.
admin-account-resumed = { $name } pode entrar de novo.
admin-account-deleted = A conta { $name } foi apagada. As partidas ficam, sem o nome.
admin-push-made = Este servidor já pode enviar notificações. Os navegadores o conhecem por esta chave: { $key }
admin-push-there = As chaves das notificações já existiam e continuam as mesmas. Os navegadores conhecem este servidor por esta chave: { $key }
admin-push-contact = Os serviços de push podem falar com você em { $contact }.
admin-push-no-contact = Os serviços de push não têm como falar com você, e alguns exigem um contato. Indique um com --contact mailto:… ou https://…
admin-push-removed = Este servidor não envia mais notificações.
admin-push-none = Não havia chaves para as notificações.
admin-problem-account = Mesa { $table }: o log dela e a lista de partidas das contas não dizem o mesmo do lugar { $seat }.
page-account = Conta
account-title = Sua conta
account-what = Uma conta guarda seu nome para você e junta suas partidas, em todos os aparelhos. Também dá para jogar tudo sem conta.
account-create-title = Criar uma conta
account-name = Nome
account-passkey-what = Uma chave de acesso fica no seu celular, no computador ou em uma chave de segurança. Para usá-la, faça como para desbloquear o aparelho: dedo, rosto ou código. Nada para inventar, nenhum e-mail para informar.
account-create = Criar com uma chave de acesso
account-create-key = Criar com uma chave de recuperação
account-key-alone = Ou sem chave de acesso: a chave de recuperação sozinha abre a conta. Anote e digite onde quer que você entre.
account-no-passkeys = Aqui não há chaves de acesso: elas precisam de https, de um nome em vez de um endereço IP e de um navegador atualizado. Você entra só com a chave de recuperação.
account-sign-in-title = Entrar
account-sign-in = Entrar com uma chave de acesso
account-key-label = Chave de recuperação
account-sign-in-key = Entrar com a chave de recuperação
account-key-lost = Perdeu as chaves de acesso e também a de recuperação? O anfitrião deste servidor pode criar outra para você.
account-passkey-failed = Nada aconteceu: a operação foi interrompida, ou este aparelho não tem chave de acesso para este servidor.
account-passkey-unmade = Nenhuma chave de acesso foi criada: foi interrompido, ou nada aqui pode guardar uma.
account-passkey-here = Este aparelho já tem uma chave de acesso para a sua conta. Adicione uma em outro aparelho ou com uma chave de segurança.
account-key-title = Sua chave de recuperação
account-key-once = Ela só aparece desta vez. Anote, imprima ou copie agora: sem suas chaves de acesso, é o único jeito de entrar.
account-key-copy = Copiar
account-key-copied = Copiada.
account-key-print = Imprimir
account-key-kept = Já guardei
account-key-unkept = Você viu uma chave de recuperação e não disse que a guardou. Sem suas chaves de acesso, é o único jeito de entrar. Você a anotou?
account-key-unkept-new = Não, criar outra
account-key-noted = Certo. Guarde-a em lugar seguro.
account-signed-in = Você entrou como { $name }.
account-sign-out = Sair
account-signed-out = Você saiu da sua conta.
account-ended = Sua sessão terminou, { $name }: agora você joga aqui como convidado, e suas partidas continuam na sua conta.
account-ended-again = Entrar de novo
account-somebody-else = Agora você entrou com outra conta, { $name }, e por isso nada foi alterado.
account-adopt-what = { $count ->
    [one] Este navegador conhece { $count } partida que não está na sua conta.
   *[other] Este navegador conhece { $count } partidas que não estão na sua conta.
}
account-adopt = Adicionar à minha conta
account-adopted = Adicionadas: { $count }.
account-games-title = Suas partidas
account-games-none = Nenhuma ainda.
account-game = Com { $name }, { DAY($day) }
account-game-open = À espera de alguém, { DAY($day) }
account-part-elsewhere = Sua parte do embaralhamento está guardada no navegador em que você se sentou. Abra esta partida lá: assim que as cartas forem distribuídas, você também poderá jogar aqui.
account-passkeys-title = Chaves de acesso
account-passkeys-second = Adicione uma segunda em outro aparelho, caso perca a primeira.
account-passkey-this = { $label } (este aparelho)
account-passkey-used = Para { $host }, desde { DAY($day) }, última vez: { MOMENT($time) }
account-passkey-unused = Para { $host }, desde { DAY($day) }, ainda não usada para entrar
account-passkey-add = Adicionar uma chave de acesso
account-passkey-remove = Remover { $label }
account-passkey-remove-title = Remover { $label }?
account-passkey-remove-what = Esta chave de acesso não abrirá mais a sua conta. Apague-a também onde o seu aparelho a guarda.
account-passkey-remove-last = Esta é a sua única chave de acesso. Sem ela, só a chave de recuperação abre a conta: confira se você a anotou.
account-passkey-remove-yes = Remover
account-passkey-keep = Manter
account-passkey-rename = Renomear { $label }
account-passkey-rename-title = Um nome para esta chave de acesso
account-passkey-rename-yes = Salvar o nome
account-key-new-what = Uma nova chave de recuperação substitui a anterior, que deixa de abrir qualquer coisa.
account-key-new = Criar nova chave de recuperação
account-sessions-title = Onde a sua conta está aberta
account-session-row = { $label }, última vez: { MOMENT($time) }
account-session-this = { $label }, aqui
account-session-end = Encerrar a sessão: { $label }
account-sessions-end = Sair em todos os aparelhos
account-rename-title = Outro nome
account-rename-what = Uma vez a cada 30 dias. As partidas já jogadas ficam com o nome com que foram jogadas.
account-rename-from = Você poderá trocar de novo a partir de { MOMENT($time) }.
account-rename = Trocar o nome
account-again-title = Entrar de novo
account-again-what = Isso muda quem pode abrir sua conta. Mostre antes que é você.
account-export = Baixar tudo sobre você
account-delete-title = Apagar a conta
account-delete-what = Seu nome, suas chaves de acesso, suas sessões e a chave de recuperação somem de vez. Suas partidas ficam com um lugar anônimo, e as que estão em andamento são perdidas.
account-delete-name = Digite { $name } para confirmar
account-delete = Apagar minha conta
account-deleted = Sua conta foi apagada.
account-push-title = Notificações
account-push = Avisar neste aparelho, mesmo com esta página fechada
account-push-what = Quando for a sua vez em uma partida lenta, quando um adversário for encontrado e quando alguém desafiar você. O conteúdo vai criptografado: o serviço de push do seu navegador só o transporta.
account-push-ask = Avisar quando for a minha vez
account-push-on = Este aparelho vai avisar quando for a sua vez.
account-push-not-now = Agora não
account-push-failed = Este navegador não conseguiu ativar as notificações. Tente de novo mais tarde.
push-time = Seu tempo está acabando
push-challenge = { $name } desafia você
push-challenge-body = Responda na página inicial

## claim COMMAND --help, and what is wrong with a command line

help-usage = uso:
help-arguments = argumentos
help-options = opções
help-commands = comandos
help-example = exemplo
help-help = mostrar esta ajuda e sair
help-claim = Claim, o jogo de cartas para duas pessoas.
help-version = mostrar a versão e a velocidade ativa
help-language = en, fr, hu, it ou pt-BR (padrão: o do sistema)
help-json = um objeto JSON
help-json-lines = um objeto JSON por linha
help-record = uma partida registrada: JSON ou texto
help-record-line = a linha da partida em um arquivo com várias
help-server = por exemplo https://claim.example
help-play = jogar uma partida no terminal, aqui ou em um servidor
help-play-bot = um nome de `claim bots`, ou cmd:PROGRAMA (padrão: greedy)
help-play-hot-seat = duas pessoas neste terminal
help-play-seat = o seu lugar contra um bot: A ou B (padrão: A)
help-play-seed = a semente da distribuição, para jogar de novo com as mesmas cartas
help-play-leader = quem abre a primeira rodada: lot (sorteio), me (eu), other (o outro), ou um lugar A ou B (padrão: lot)
help-play-by-heart = ver só o que está aberto e lembrar o resto; sem dicas
help-play-no-hints = jogar sem dicas
help-play-warn = perguntar de novo antes de uma carta que entrega muito (uma dica)
help-play-save = onde guardar a partida (padrão: a sua pasta de dados)
help-play-resume = continuar uma partida salva
help-play-at-server = em um servidor: contra um desconhecido, um amigo ou um bot; por padrão, ele pergunta
help-play-server = jogar lá, por exemplo https://claim.example; --bot é então um nível
help-play-find = procurar um adversário: live (3 minutos para cada um) ou slow (3 dias para cada um)
help-play-friend = criar uma mesa e mostrar o link para um amigo
help-play-clock = com --friend: jogar com relógio, live ou slow
help-play-open = com --friend: qualquer pessoa pode ocupar o lugar livre
help-play-table = sentar-se com o link de um amigo ou o código dele, ou continuar uma partida que você deixou
help-play-name = o seu nome lá, sem conta
help-login = entrar na sua conta em um servidor, com a chave de recuperação
help-login-new = criar uma conta com este nome e mostrar a chave de recuperação
help-login-programs = Programas dão a chave em CLAIM_RECOVERY_KEY ou na primeira linha da entrada.
help-logout = sair de um servidor
help-games = listar as suas partidas em um servidor, primeiro as que esperam por você
help-replay = rever uma partida registrada, carta por carta
help-replay-seat = A, B, spectator (como espectador) ou open (tudo aberto; padrão)
help-replay-all = mostrar tudo sem parar
help-replay-json = uma visão JSON por linha (com --recheck: um objeto)
help-replay-recheck = jogar de novo as cartas dos bots e comparar
help-verify = recalcular uma distribuição verificável a partir do registro
help-review = mostrar quanto custou cada carta de uma partida
help-review-rounds = ciclos de busca por carta da fase um (padrão: 20000)
help-review-deals = quantas vezes jogar de novo a distribuição, 0 para nenhuma (padrão: 10)
help-review-plot = desenhar as chances de vitória carta por carta: FILE.svg ou FILE.png
help-review-svg = o mesmo, sempre em SVG
help-solve = resolver exatamente uma posição da fase dois
help-solve-position = o texto de uma posição, ou - para uma por linha (padrão: -)
help-solve-json = um objeto JSON por posição
help-explore = jogar outras cartas e ver quanto vale cada uma
help-explore-start = uma partida registrada, ou o texto de uma posição ou de um estudo
help-explore-at = começar depois de tantas cartas jogadas (padrão: 0)
help-explore-open = avaliar a fase um com todas as cartas abertas
help-explore-rounds = ciclos de busca por momento da fase um (padrão: 20000)
help-explore-json = quanto vale ali cada carta, em um objeto JSON
help-puzzle = resolver um problema no terminal: o de hoje ou um à escolha
help-puzzle-id = o id de um problema (padrão: o do dia)
help-puzzle-date = o problema de outro dia, por exemplo 2026-11-16
help-puzzle-json = mostrar em vez disso o problema como um objeto JSON
help-puzzle-theme = só com este tema, por exemplo knight_over_goblin
help-puzzle-rating = só com uma dificuldade nesta faixa, por exemplo 600-800
help-puzzle-file = problemas feitos por `claim puzzles make --out FILE`
help-puzzles = listar problemas com resposta provada, ou fazer mais
help-puzzles-count = no máximo N (padrão: todos)
help-arena = fazer bots jogarem entre si
help-dataset = gravar posições resolvidas ou partidas de bots em Parquet, para pesquisa
help-serve = servir a página e as suas mesas
help-admin = cuidar das mesas de um servidor, esteja ele ligado ou não
help-bots = listar os bots com a força medida
help-bench = medir a velocidade desta instalação, em JSON
help-see = veja { $command } --help
help-unknown = desconhecido: { $text }
help-ambiguous = { $text } pode ser { $known }
help-required = falta: { $text }
help-needs-value = { $option } precisa de um valor depois
help-takes-none = { $option } não recebe valor
help-choice = { $option }: { $text } não está entre estes: { $known }
help-number = { $option }: { $text } não é um número
help-whole-number = { $option }: esperado um número inteiro a partir de 1, e não { $text }

## The page: help

newcomer-begin-title = Para começar
newcomer-begin = “{ $game }” explica as regras enquanto você joga. Depois há cinco bots, lições, problemas e a distribuição do dia.
newcomer-phone = No celular, o primeiro toque levanta uma carta e o segundo a joga; isso se muda nas configurações. Se o servidor tiver https, seu navegador pode pôr esta página na tela inicial. Ela então abre também sem rede.
newcomer-friends-title = Entre amigos
newcomer-reach = Vocês dois precisam deste servidor. Convide alguém na página inicial e envie o link: a partida começa quando a pessoa se sentar. Se o endereço desta página começa com “localhost”, ninguém mais consegue abri-la.
newcomer-clocks = Em uma partida ao vivo, cada um tem 3 minutos, e os primeiros 3 segundos de cada vez não contam. Em uma partida lenta, vocês têm 3 dias, e o primeiro dia de cada vez não conta. Se o seu tempo acabar, você perde. “{ $holiday }” para o seu relógio em uma partida lenta, por até 14 dias.
newcomer-talk = Não há bate-papo. Você diz frases prontas, e a outra pessoa as lê no idioma dela. Em cada mesa, você pode silenciar quem joga com você.
newcomer-block = Se vocês dois têm conta, você pode bloquear alguém: vocês não vão mais cair na mesma mesa, não podem se desafiar e não veem os lugares livres um do outro. A outra pessoa não fica sabendo.
newcomer-keys = Uma chave de acesso ou a chave de recuperação abre a sua conta. A chave de recuperação só aparece uma vez: anote-a.
newcomer-lost = Perdeu um aparelho? Entre na conta em outro, encerre a sessão dele em “{ $sessions }” e remova a chave de acesso dele. Se você também perdeu a chave de recuperação, só o anfitrião deste servidor pode ajudar. O aparelho perdido continua com os lugares em que ele mesmo se sentou, até o anfitrião retirar as chaves deles.
newcomer-devices = Entre na conta em cada um dos seus aparelhos: a página inicial mostra ali as suas partidas. Até as cartas serem distribuídas, a partida precisa do navegador em que você se sentou.
newcomer-notified = Em cada aparelho, sua conta pode avisar quando for a sua vez em uma partida lenta, mesmo com esta página fechada. No iPhone, ponha antes a página na tela inicial.
