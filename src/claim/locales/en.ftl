### Claim in English. One file per language, read by the terminal, the server and the page alike.
### Terms follow the table of terms in docs/rules.md. A test holds that every language has every message and variable.

language-name = English
reserved-names = admin, administrator, claim, host, mod, moderator, server, staff, support, system, team

## Factions and cards

faction-G = Goblin
faction-K = Knight
faction-U = Undead
faction-D = Dwarf
faction-X = Doppelgänger

## The table

phase-title = { $phase ->
    [1] Phase one: recruit followers
   *[2] Phase two: gather support
}
trick-of = trick { $number } of { $total }
player-you = you
player-seat = Player { $seat }
vote-row = vote
nobody = –
settled-legend = { $mark } settled: no card that is left can change this vote.
prize-line = Prize: { $card }
draw-pile-line = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-left-line = Cards in hand: you { $mine }, { $name } { $theirs }
hand-line = Your hand:
playable-line = Playable:
followers-yours = Your followers: { $count }
followers-open = { $name }’s followers: { $count }
followers-theirs = { $name }’s followers: { $count }, of which seen: { $cards }
followers-heart = { $name }’s followers: { $count }
last-trick-line = Last trick:
leads-line = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
led-line = { $who ->
    [you] You led { $card }.
   *[other] { $name } led { $card }.
}

## What happens

plays-line = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
wins-trick-line = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
}
trick-reason-tie = A tie is the leader’s.
trick-reason-knight_beats_goblin = A Knight beats a led Goblin.
trick-reason-doppelganger = The Doppelgänger counts as the led faction.
trick-reason-did_not_follow = The reply did not follow.
takes-prize-line = { $who ->
    [you] You take the prize { $card }.
   *[other] { $name } takes the prize { $card }.
}
draws-line = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
phase-over-line = Phase one is over. The followers become the hands.
leader-drawn-line = { $who ->
    [you] You lead the first trick.
   *[other] { $name } leads the first trick.
}
deal-line = Deal: { $seed }
opponent-line = { $name } sits across the table.
by-heart-line = By heart: you see what lies open on the table. The rest is for you to remember.
resume-line = The game resumes where it stopped.

## The end

result-title = The factions have spoken
vote-by-highest = { $faction }: equal in number, so the highest card decides: { $card }.
result-win = The crown is yours: { $mine } votes to { $theirs }.
result-loss = { $name } wears the crown: { $theirs } votes to { $mine }.
result-seat = { $name } wears the crown: { $votes } votes.
result-draw = Nobody has three votes. The throne stays empty.
forfeit-resigned = { $reader ->
    [loser] You gave up: { $winner } wears the crown.
    [winner] { $name } gave up: the crown is yours.
   *[other] { $name } gave up: { $winner } wears the crown.
}
forfeit-left = { $reader ->
    [loser] You left the table: { $winner } wears the crown.
    [winner] { $name } left the table: the crown is yours.
   *[other] { $name } left the table: { $winner } wears the crown.
}
forfeit-away = { $reader ->
    [loser] You stayed away: { $winner } wears the crown.
    [winner] { $name } stayed away: the crown is yours.
   *[other] { $name } stayed away: { $winner } wears the crown.
}
forfeit-flagged = { $reader ->
    [loser] Your time ran out: { $winner } wears the crown.
    [winner] { $name } ran out of time: the crown is yours.
   *[other] { $name } ran out of time: { $winner } wears the crown.
}
record-line = Record: { $file }
replay-tip = Look at it again: { $command }
resume-tip = Resume later: { $command }
saved-line = The game is saved in { $file }
save-failed-line = The game could not be saved: { $problem }
bot-failed-line = { $name } cannot go on: { $problem }

## Asking

prompt = Your card (? for help):
prompt-seat = Player { $seat }, your card (? for help):
not-understood = { $text } is neither a card nor a command. A card is a letter and a digit, such as { $example }. Help: ?
why-not-held = You do not hold { $card }.
why-follow = { $card } cannot be played: { $led } was led and you can follow. Playable: { $cards }
hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.

## Commands: the words a player may type, besides the English ones

command-aid = aid
command-seen = seen
command-table = table
command-hint = hint
command-back = back undo
command-rules = rules
command-quit = quit
command-rematch = rematch
command-resign = giveup
command-leave = leave
command-close = close
command-say = say
command-mute = mute
command-calloff = calloff
command-holiday = holiday
help-title = What you can type
help-card = a card, such as { $example }: play it
help-aid = the player aid: powers and a turn in short
help-seen = what has been seen so far, and who must hold what
help-table = show the table again
help-hint = a card worth playing, and why
help-back = take your last card back
help-rules = these words and the rules
help-quit = leave; the game is saved
help-warned = Enter { $card } again to play it all the same.

## What has been seen

seen-title = Seen so far
seen-hand = in your hand
seen-followers = your followers
seen-their-followers = { $name }’s prizes
seen-scored = scored
seen-discarded = discarded
seen-table = on the table
seen-unseen = not seen
seen-void = { $name } did not follow and holds none of: { $factions }
seen-must = { $name } must hold: { $cards }
seen-known = Phase two: all cards are known. { $name } holds: { $cards }

## The player aid (R2)

aid-title = Player aid
aid-text =
    Phase one, 13 tricks: a prize is turned up. Lead any card; the other player follows the faction if they can. The winner takes the prize, the loser the next card, which only the loser sees: these followers become the hands of phase two.
    Phase two, 13 tricks: the winner of a trick scores the cards played, except Dwarves.
    G Goblin: no power. 14 cards, 0 to 9 with five zeros.
    K Knight: played second on a Goblin, wins whatever the values. 2 to 9.
    U Undead: played in phase one, goes to the score pile of the trick’s winner. 0 to 9.
    D Dwarf: in phase two the trick’s loser scores it. 0 to 9.
    X Doppelgänger: played second, counts as the led faction, but takes on no power; may be played even if you could follow. 0 to 9.
    A tie is the leader’s, and the winner leads the next trick. Whoever scores more cards of a faction has its vote; if equal, whoever has its highest card. Three votes win.

## The rules in short

rules-title = The rules
rules-text =
    The king was found this morning head first in a wine barrel. Five factions, two claimants, one empty throne: three votes win it.
    Each of you holds 13 cards, and 26 lie in the draw pile. Who leads the first trick is drawn by lot. The game has two phases of 13 tricks each.
    In a trick the leader plays any card. The other player must play the same faction if they hold it; a Doppelgänger may always be played instead. If they hold none of the led faction, they may play anything. If a Doppelgänger is led, they must answer with a Doppelgänger if they hold one.
    The higher card of the led faction wins, and a tie is the leader’s. Any other faction loses, with two exceptions: a Knight played second beats a led Goblin, and a Doppelgänger played second counts as the led faction for winning the trick, but stays a Doppelgänger in everything else. The winner leads the next trick.
    Phase one: every trick is for a prize, turned up first. The winner adds it to their followers; the loser takes the next card of the draw pile, which the other player does not see. Undead that were played go to the winner’s score pile; all other played cards are out of the game.
    Phase two: your 13 followers are your hand. The winner of a trick scores both cards, but Dwarves in it are scored by the loser.
    At the end each faction votes for whoever scored more of its cards; if equal, for whoever has its highest card; if that is equal too, for nobody. Three votes win the crown. If nobody has three, the game is drawn.

## Looking at a finished game

replay-prompt = Enter: next, b: back, q: quit:
replay-start = The deal
replay-play = Play { $number } of { $total }
replay-view = { $viewer ->
    [open] seen with all cards face up
    [spectator] seen as a spectator
   *[other] seen from seat { $viewer }
}
replay-hand = { $name } holds:
replay-unfinished = The game stops here, unfinished.
replay-forfeit = { $name } forfeited: { $reason }
no-reason = no reason given

## The solver

solve-reading = Enter positions of phase two, one per line. Ctrl-D ends.
solve-win = { $name } wins with best play.
solve-draw = Drawn with best play: nobody gets three votes.
solve-keep = { $name } to play. These cards keep that result: { $cards }
solve-all = { $name } to play. Every card keeps that result, the hardest to answer first: { $cards }
solve-all-won = { $name } to play. Every card keeps that result, the most forgiving first: { $cards }
solve-line = Best play goes on:

## Bots

bot-title-potboy = Potboy
bot-title-squire = Squire
bot-title-steward = Steward
bot-title-chancellor = Chancellor
bot-title-regent = Regent
bot-potboy = Grabs whatever glitters, and thinks of nothing else.
bot-squire = Lives by a rule of thumb, one trick at a time.
bot-steward = Looks a little ahead, and forgets the small things.
bot-chancellor = Counts the cards, and never errs near the end.
bot-regent = Forgets nothing, and plays phase two without a fault.
bot-random = Plays any card.
bot-greedy = The yardstick: sees no further than one trick.
bot-montecarlo = The baseline: many games played in the head, all of them badly.
bot-search = The regent’s search, for experiments.
bots-legend = Level, name, rating (random is 0), time per move: as measured for docs/bots.md.
bots-below-strength = The bots play below their strength here, because Claim runs interpreted. To fix that, install a C compiler and then Claim again: claim --version says how.

## What the court says at the table: wry, and short enough to be read in passing

page-court = The court talks at the table
court-silence = Silence the court. The settings let it speak again.
court-potboy-sits = I only came for the empty mugs.
court-potboy-gains = A vote! Wait till the cook hears.
court-potboy-loses = Easy come, easy go.
court-potboy-phase = Now let’s see what I picked up.
court-potboy-ends = { $outcome ->
    [won] Me, king? I have pots to scrub.
    [lost] Back to the pots, then.
   *[draw] Nobody? Then supper is on.
}
court-squire-sits = I polished my shield for this.
court-squire-gains = A vote for the young!
court-squire-loses = Nobody tell my lord.
court-squire-phase = Followers, form up!
court-squire-ends = { $outcome ->
    [won] I’ll need a bigger horse.
    [lost] Good practice. Again?
   *[draw] Honours even.
}
court-steward-sits = I have counted the spoons. Begin.
court-steward-gains = Entered in the ledger.
court-steward-loses = An oversight. It will be corrected.
court-steward-phase = Let us see the accounts.
court-steward-ends = { $outcome ->
    [won] The books balance.
    [lost] I shall have to start a new page.
   *[draw] Even, to the last farthing.
}
court-chancellor-sits = I have read your file.
court-chancellor-gains = As drafted.
court-chancellor-loses = A footnote, no more.
court-chancellor-phase = So much for the preamble.
court-chancellor-ends = { $outcome ->
    [won] Signed and sealed.
    [lost] I shall appeal.
   *[draw] Adjourned.
}
court-regent-sits = You may sit.
court-regent-gains = Naturally.
court-regent-loses = Enjoy it while it lasts.
court-regent-phase = Now the real game.
court-regent-ends = { $outcome ->
    [won] The throne was warm already.
    [lost] Keep it dusted. I shall be back.
   *[draw] Then nobody sits.
}

## Playing a bot's moves again

recheck-other = Play { $number }: { $name } ({ $seat }) played { $card } and would now play { $now }.
recheck-line = { $same ->
    [one] { $bot } at seat { $seat }: { $same } of { $count } plays is the same.
   *[other] { $bot } at seat { $seat }: { $same } of { $count } plays are the same.
}

## Hints: one for each code of claim.reviews.reasons

hint-title = Hint
hint-play = Play { $card }.
hint-chances = Your chance to win in %, card by card
hint-winning = These win against best play: { $cards }
hint-drawing = These draw: { $cards }
hint-losing = These lose: { $cards }
hint-gives_win = { $card } gives away a won game.
hint-gives_draw = { $card } gives away a draw.
hint-costs = { $card } lowers your chance to win by about { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hint-better = Better: { $card }.
hint-off = No hints while two people share the screen.
hint-by-heart = No hints: you play by heart.
hint-switched-off = No hints in this game: you chose to play without.
back-off = Nothing is taken back while two people share the screen.
back-by-heart = Nothing is taken back: you play by heart.
back-nothing = There is nothing to take back yet.
back-line = Taken back: { $cards }. Your turn again.
aids-hints = { $count ->
    [one] 1 hint or warning
   *[other] { $count } hints or warnings
}
aids-takebacks = { $count ->
    [one] 1 takeback
   *[other] { $count } takebacks
}
aids-line = With { $aids }.
set-up-line = This game was set up from a position, not dealt.
chosen-line = This deal was chosen, not drawn: it is that of table { $table }.
hint-only_card = It is the only card you can play.
hint-only_win = It is the only card that wins.
hint-only_draw = It is the only card that does not lose.
hint-loses_for_dwarf = { $count ->
    [one] It loses the trick on purpose: the Dwarf scores for you.
   *[other] It loses the trick on purpose: both Dwarves score for you.
}
hint-settles_vote = It settles a vote in your favour: { $faction }.
hint-sure_prize = It wins the prize { $card } for sure: no card they can have beats it.
hint-wins_prize = It wins the prize { $card }.
hint-knight_beats_goblin = { $card } beats { $led }: a Knight that answers a Goblin wins.
hint-stands_in = { $card } stands in for the led faction and beats { $led }.
hint-scores_undead = { $count ->
    [one] The Undead in the trick scores for you.
   *[other] Both Undead in the trick score for you.
}
hint-undead_at_stake = In phase one, Undead that are played score for whoever wins the trick.
hint-withholds_undead = You play no Undead into a trick that they win: it would score for them.
hint-takes_vote = It puts you ahead in a vote: { $faction }.
hint-forces_doppelganger = They have to answer with a Doppelgänger.
hint-leads_dwarf = They have to win the trick, and the Dwarf scores for you.
hint-sure_trick = No card they can answer with beats it.
hint-scores_cards = { $count ->
    [one] You win the trick and score one card.
   *[other] You win the trick and score both cards.
}
hint-wins_cheaply = It is the lowest card that wins.
hint-scores_dwarf = { $count ->
    [one] You cannot win the trick, but the Dwarf scores for you.
   *[other] You cannot win the trick, but both Dwarves score for you.
}
hint-cannot_win = Nothing you can play beats { $led }.
hint-leaves_prize = It leaves them the prize { $card }.
hint-gives_undead = { $count ->
    [one] The Undead in the trick scores for them.
   *[other] Both Undead in the trick score for them.
}
hint-throws_away = Of the cards you can play, it has the lowest value.
hint-keeps_last = You keep { $card }, your last card of its faction.
hint-has_none = They hold none of this faction: { $faction }.
hint-sets_problem = They have to find the right answer: a careless card lets you back in.
hint-keeps_win = { $every ->
    [yes] You cannot go wrong here: every card you can play wins.
   *[no] You win with best play.
}
hint-keeps_draw = { $every ->
    [yes] You cannot go wrong here: with every card you can play it is a draw.
   *[no] With best play it is a draw.
}
hint-sure_loss = Against best play the game is lost.
hint-beaten_by = { $total ->
    [one] The only card they may answer with beats it.
   *[other] It loses to { $count } of the { $total } cards they may answer with.
}
hint-close_call = About as good: { $cards }.

## The review of a game

review-plays-title = Play by play
review-column-play = Play
review-column-seat = Seat
review-column-card = Card
review-column-chance = Chance
review-column-loss = Loss
review-column-best = Better
review-legend = Chances and losses in %, for whoever plays, judged by what they could know; ± says how far a figure may be off, and – that no card was clearly better. Phase two is exact.
review-turning-title = Turning points
review-no_turning = No single play turned the game.
review-won_lost = { $who ->
    [you] You had it won until { $card } (play { $number }).
   *[other] { $name } had it won until { $card } (play { $number }).
}
review-won_drawn = { $who ->
    [you] You had it won until { $card } (play { $number }); from there it was a draw.
   *[other] { $name } had it won until { $card } (play { $number }); from there it was a draw.
}
review-drawn_lost = { $who ->
    [you] You had a draw until { $card } (play { $number }).
   *[other] { $name } had a draw until { $card } (play { $number }).
}
review-chance_lost = { $who ->
    [you] { $card } (play { $number }) cost you { $loss } ± { $error } points of your chance; { $best } was better.
   *[other] { $card } (play { $number }) cost { $name } { $loss } ± { $error } points of their chance; { $best } was better.
}
review-lost = Points given away by { $name }: { $one } in phase one, { $two } in phase two.
review-deal-title = Deal and play
review-deal = { $games ->
    [one] A strong bot took both seats of this deal in one game: { $name } scored { $score }%.
   *[other] A strong bot took both seats of this deal in { $games } games: { $name } scored { $score }%.
}
review-favours = { $whom ->
    [seat] The deal favoured { $name }.
    [nobody] The deal was about even.
   *[unknown] Too few games to say whom the deal favoured.
}
review-deal_exact = With best play from the start, { $name } scores { $score }%.
review-result = { $name } scored { $result }%.
review-split = { $name } scored { $result }%. Measured from an even 50, the deal accounts for { $deal } points and play for { $play }.
review-title = Review
review-about = What each play cost: exactly in phase two, by search in phase one.
review-progress = Reviewing: { $done } of { $total }
review-chance = { $name } plays { $card }: chance { $before }% → { $after }%.
review-cost = { $card } was better by { $loss } ± { $error } points.
review-fine = No card was clearly better.
review-why = Why { $card }, from { $name }’s side:
review-begin = Move along the lines, or step through the game.
review-pending = This play is still being judged.
review-table = As a table
review-value-won = won
review-value-drawn = drawn
review-value-lost = lost
review-after = After { $card } the game is { $verdict } for { $name }.
review-kept = It was { $verdict } with: { $cards }.
review-picture = Picture: { $file }
chart-title = { $name }’s chance to win, play by play
chart-phase = { $phase ->
    [1] Phase one
   *[2] Phase two
}
chart-seen = by what { $name } could know
chart-exact = exact

## Puzzles

puzzle-title = Puzzle { $id } · rating { $rating }
puzzle-goal = You are { $name }. { $goal ->
    [draw] You can save a draw
   *[win] You can win
}, but only one card is right at each of your next { $count } decisions.
puzzle-right = Right.
puzzle-solved = Solved.
puzzle-wrong = { $after ->
    [draw] { $card } leaves only a draw
   *[loss] { $card } loses
}, because of this:
puzzle-solution = The solution from here:
puzzle-about = What it is about: { $themes }
puzzle-legend = Id, rating on the bots’ scale, themes. To solve one: claim puzzle ID
puzzle-theme-dwarf_lost = losing a trick to score its Dwarf
puzzle-theme-knight_over_goblin = Knight over Goblin
puzzle-theme-doppelganger_spent = a Doppelgänger that must be spent
puzzle-theme-doppelganger_kept = a Doppelgänger that must be kept
puzzle-theme-lead_given_up = giving up the lead
puzzle-theme-last_of_faction = the last card of a faction
puzzle-theme-tie_break = the card that breaks a tie
puzzle-theme-draw_saved = saving a draw
puzzle-help-solution = show the solution, and end
puzzle-help-quit = leave
puzzle-page-title = Puzzles
puzzle-page-why = The end of a game, with all cards open. Only one card is right, and after each reply only one again. Every solution is proven.
puzzle-day-title = Puzzle of the day
puzzle-day-line = { DAY($date) }, rating { $rating }. The same for everybody.
puzzle-task = { $goal ->
    [draw] Save the draw
   *[win] Win
}: { $count } decisions, one right card each.
puzzle-solve = Solve it
puzzle-look-again = Solved: look again
puzzle-days = Days in a row
puzzle-best = best: { $count }
puzzle-train-title = Training
puzzle-train-why = Each puzzle suits your rating. Your first try counts, and only this device knows.
puzzle-rating = Your rating
puzzle-rating-count = { $count ->
    [one] after one puzzle
   *[other] after { $count } puzzles
}
puzzle-row = Solved in a row
puzzle-theme-choice = Theme
puzzle-theme-any = any theme
puzzle-level = Difficulty
puzzle-level-easier = easier
puzzle-level-even = at my level
puzzle-level-harder = harder
puzzle-train = Give me a puzzle
puzzle-saved = { $count ->
    [0] None is saved on this device.
    [one] { $count } is saved on this device, to be solved without a network.
   *[other] { $count } are saved on this device, to be solved without a network.
}
puzzle-save = Save { $count } for when there is no network
puzzle-saving = Saving…
puzzle-unsaved = This device could not save more. Its storage may be full.
puzzle-next = Next
puzzle-latest = Your latest puzzles
puzzle-tried = { $id }: { $right ->
    [yes] solved at once
   *[no] not at once
}
puzzle-none = No such puzzle
puzzle-decision = { $goal ->
    [draw] Save the draw
   *[win] Win
}: { $number } of { $total }
puzzle-decided = { $after ->
    [draw] And that is only a draw.
   *[loss] The other side has three votes for good.
}
puzzle-retry = Try again
puzzle-show = Solution
puzzle-list = All puzzles
puzzle-what-if = What if?
puzzle-walk = The line, play by play
puzzle-run = Run
puzzle-pause = Pause
puzzle-change = Your rating: { $rating } ({ $change })
puzzle-link = The link to this puzzle
command-solution = solution
error-unknown_puzzle = There is no puzzle { $text }. Expected an id such as { $example }, or none for today’s.
error-unknown_theme = --theme: { $text } is not a theme. Expected one of { $known }.
error-bad_ratings = --rating: { $text }. Expected two whole numbers, the lower first, such as 600-800.
error-bad_date = --date: { $text } is not a date. Expected one such as 2026-11-16.
error-no_such_puzzles = No puzzle fits. Expected fewer conditions, or a wider --rating.
error-other_puzzles = { $file } belongs to another run. Expected one with seed { $seed } by this version. Delete the file to begin again.

## Errors: one for each code in an errors.py

error-not_your_turn = It is { $turn }’s turn, not { $seat }’s.
error-not_in_hand = { $card } is not in the hand of { $seat }: { $hand }
error-must_follow = { $card } does not follow { $led }: { $seat } holds that faction. Expected one of { $legal }
error-game_over = The game is over: { $card } cannot be played.
error-bad_card = { $text } is not a card. Expected a letter G, K, U, D or X and a digit the faction has, such as G3.
error-bad_pile = { $field }: { $text } is not a pile. Expected digits by faction G.K.U.D.X with four dots, such as 0013.29.5..07.
error-too_many = { $field }: { $card } is there { $count } times, and the deck has { $most }.
error-bad_seat = { $field }: { $text } is not a seat. Expected A or B.
error-bad_viewer = { $text } is not a viewer. Expected A, B, spectator or open.
error-bad_leader = { $text } cannot lead first. Expected one of { $known }.
error-bad_phase = Phase: expected 1 or 2, got { $text }.
error-bad_fields = Position: expected { $expected } fields separated by single spaces in phase { $phase }, got { $got }.
error-bad_hands = Hands: { $a } and { $b } cards. Expected equally many, or one fewer in the hand that led.
error-bad_followers = Followers: { $a } and { $b } cards. Expected { $expected } each.
error-bad_draw_pile = Draw pile: expected { $expected } cards, two for each trick left, got { $got }.
error-bad_score = Score { $seat }: { $card } cannot be there in phase one, where only Undead that were played are scored.
error-not_phase_two = The solver needs a position of phase two, got phase { $phase }.
error-no_cards = Hands: no cards in phase one.
error-too_large = Cards in a hand: { $a }, followers: { $b }. Expected at most 13 together.
error-bad_deck = Deck: expected a multiple of four cards, from 4 to 52, got { $got }.
error-uneven_hands = Hands: { $a } and { $b } cards. Expected equally many.
error-bad_seed = Seed: { $text } is not a seed. Expected a whole number or a text of 1 to 200 characters with no space at either end.
error-not_utf8 = { $file }: not UTF-8 text (byte { $byte }). Expected a game record.
error-too_long = { $file }: { $size } bytes. Expected a game record of at most { $most }.
error-bad_json = { $file }: not JSON (line { $line }, column { $column }): { $problem }
error-not_record = { $file }: not a game record. Expected a JSON object or a first line “Claim 1”.
error-newer_version = { $file }: written by a newer version (format { $version }). This program reads up to { $known }.
error-missing_field = { $file }: { $field } is missing.
error-bad_field = { $file }: { $field }: expected { $expected }, got { $text }
error-bad_line = { $file }, line { $line }: expected { $expected }, got { $text }
error-in_file = { $file }: { $problem }
error-in_line = Line { $line }: { $problem }
error-bad_play = { $file }: play { $number }, { $card }: { $problem }
error-bad_end = { $file }: { $field } says { $text }, and the plays give { $expected }
error-no_file = { $file }: { $problem }
error-no_line = { $file }: there is no line { $line }. The last is { $last }.
error-no_folder = There is no folder { $folder }. Make it first, or name another.
error-many_records = { $file }: more than one record. Name one by its line with --game (replay, review, verify).
error-system = The system reports: { $problem }
error-file_exists = { $file } exists. Name another file, or continue that game with --resume { $file }
error-unfinished_needed = { $file }: this game is over. Look at it with: claim replay { $file }
error-no_person = { $file }: no person plays this game. Expected a seat named “person”.
error-unknown_bot = { $name } is not a bot. Expected one of { $known }, or cmd:PROGRAM.
error-unknown_language = { $name } is not a language. Expected one of { $known }.
error-odd_games = --games: { $got } is not even and positive. Every deal is played twice, seats exchanged.
error-bad_number = { $field }: { $text } is not a number from { $least } to { $most }.
error-conflict = { $one } cannot be used together with { $other }.
error-missing_extra = This command needs { $package }. In a clone of Claim: { $install }
error-bot_from_file = { $file } names a program as a bot. Claim never starts a program named in a file. To go on, name it yourself: --bot { $name }
error-bad_bot_name = { $name } is not a bot’s name. Expected printable text of at most { $most } characters with no space at either end.
error-no_marks = { $file }: the record names no bots with their seed, so there is nothing to play again.
error-program_bot = Seat { $seat }: { $name } is a program. Claim never starts a program named in a file. Its moves cannot be played again.
error-other_bot = Seat { $seat }: the record was played by { $recorded }, and the bot here is { $now }.
error-no_plays = { $file }: nothing was played, so there is nothing to review.
error-impossible_view = This view is impossible: { $problem }
error-which_bots = Expected two bots, --a BOT --b BOT, or two or more, --bots BOT,BOT,…
error-bad_bots = --bots: { $text }. Expected two or more different bots with commas between them.
error-bad_anchor = --anchor: { $name } does not play. Expected one of { $known }.
error-bad_sprt = --sprt: { $h0 } and { $h1 }. Expected two scores between 0 and 1, the lower first.
error-sprt_two = --sprt compares two bots. Expected --a and --b, not --bots.
error-needs_option = { $option } works only with { $other }. Add { $other }, or leave { $option } out.
error-bad_pool = { $option }: { $text } is not a pace. Expected one of { $known }.
error-no_key = Expected a recovery key: typed, as the first line of the input, or in the variable { $variable }.
error-picture_kind = { $option }: { $file }: pictures are SVG or PNG. Expected a name that ends in .svg or .png.
error-no_fonts = { $file }: no font is installed to write with in a PNG. Name the picture .svg, or install a font.
error-results_busy = { $file }: another run is adding to this file. Wait for it, or name another file.
error-no_cluster = --dask { $address }: no scheduler answers within { $seconds } s.
error-idle_cluster = --dask { $address }: the cluster has no workers.
error-bad_address = --dask: { $text } is not an address. Expected one such as tcp://host:8786.
error-workers_lost = The worker processes are gone. With --results FILE (puzzles: --out FILE) the same command goes on where it stopped.
error-dataset_lost = The worker processes are gone. { $file } was not written.
error-bot_start = { $name } did not start: { $problem }
error-bot_died = { $name } died (exit code { $exit }) when asked for a card.
error-bot_closed = { $name } closed its output when asked for a card.
error-bot_silent = { $name } gave no card within { $seconds } s.
error-bot_nonsense = { $name } answered { $text }. Expected one card that may be played: { $legal }

## Deals that anyone can verify

verify-commitment = { $ok ->
    [yes] The server’s secret is the one it committed to.
   *[no] The server’s secret is not the one it committed to.
}
verify-day = { $ok ->
    [yes] It is the deal of { DAY($day) }, which the server drew alone: compare its commitment with the one published the day before.
   *[no] The record contradicts itself about which day’s deal this is.
}
verify-contribution = { $ok ->
    [yes] The contribution of { $seat } is the one committed to.
   *[no] The contribution of { $seat } is not the one committed to.
}
verify-seed = { $ok ->
    [yes] The seed follows from the table, the secret and the contributions.
   *[no] The seed does not follow from the table, the secret and the contributions.
}
verify-deck = { $ok ->
    [yes] The cards follow from the seed.
   *[no] The cards do not follow from the seed.
}
verify-leader = { $ok ->
    [yes] The leader follows from the seed.
   *[no] The leader does not follow from the seed.
}
verify-leader-named = The leader was named when the table was made, not drawn.
verify-move_seed = { $ok ->
    [yes] The bot’s chance draws follow from the server’s secret.
   *[no] The bot’s chance draws do not follow from the server’s secret.
}
verify-true = Verified: the deal follows from these secrets. To know that it is your deal, compare the commitments with those you saw before it.
verify-false = Not verified: something in this record was changed or made up.

## Errors of deals and tables

error-bad_hex = { $field }: { $text } is not a secret. Expected 64 lower-case hex digits.
error-not_fair = { $file }: the record does not say what its deal follows from (no “fair”), so there is nothing to verify.
error-chosen_deal = { $file }: this deal was chosen, not drawn (it is that of table { $table }), so there is nothing to verify.
error-set_up_game = { $file }: this game was set up from a position, not dealt, so there is nothing to verify.
error-nothing_left = The game is over in this position: nothing is left to play.
error-day_secret = { $file }: the secret of the deal of { DAY($day) } is revealed when that day is over. Fetch this record again then.
error-no_table = There is no table { $table }.
error-seat_taken = Both seats at table { $table } are taken.
error-table_closed = Whoever opened table { $table } has closed it: there is no game here any more.
error-not_seated = You do not sit at table { $table }.
error-wrong_moment = Not now: “{ $command }” is not possible while the table is { $status ->
    [waiting] waiting for a player
    [revealing] about to deal
    [playing] in play
   *[over] finished
}.
error-wrong_reveal = The contribution of { $seat } is not the one committed to.
error-stale_play = { $ply ->
    [one] That card was sent for a table with { $ply } play, but it now has { $now }. Look again, then play.
   *[other] That card was sent for a table with { $ply } plays, but it now has { $now }. Look again, then play.
}
error-no_taking_back = Nothing can be taken back at table { $table }: only against a bot, not by heart, and not in a run that counts.
error-nothing_to_take_back = There is nothing to take back at table { $table } yet: you have not played a card.
error-stale_take_back = { $to ->
    [one] You asked to go back to { $to } play, but your last card was played after { $now }. Look again, then take it back.
   *[other] You asked to go back to { $to } plays, but your last card was played after { $now }. Look again, then take it back.
}
error-too_many_taken_back = You can take a card back at most { $most } times at one table.
error-deal_without_bot = A deal can be played again only against a bot, not at a table of kind { $kind }.
error-bad_day = { $text } is not a day. Expected one such as 2026-11-16.
error-day_to_come = The deal of { DAY($day) } is still to come.
error-no_day = There was no deal of the day on { DAY($day) }.
error-day_fixed = The deal of the day is played against a bot (in the run that counts, the day’s opponent), and nothing else can be chosen.
error-day_played = You have already played the deal of { DAY($day) }. Only the first run counts, all others are practice.
error-day_over = The deal of { DAY($day) } no longer counts. You can play it for practice.
error-practice_later = First finish your own run of { DAY($day) }: until then there is no practice with its deal.
error-day_hidden = This is a run of the deal of { DAY($day) }. It is shown to whoever has finished their own, and to everybody when the day is over.
error-not_over = The game at table { $table } is not over yet.
error-nothing_played = Nothing was played at table { $table }, so there is nothing to review.
error-no_deal = Table { $table } was left before the deal: there is no game.
error-no_rematch = No rematch at table { $table }: nobody offered one, or somebody has left.
error-no_hints = No hints at table { $table }: only against a bot, while the game goes on, and unless they were switched off.
error-hints_by_heart = No hints at a table played by heart: they would tell you what you have to remember.
error-hints_need_bot = Hints are only for games against a bot.
error-bad_clock = { $text } is not a clock. Expected one of { $known }.
error-clock_needs_friends = Only a game between two people, each on their own device, can have a clock.
error-nobody_away = Your opponent at table { $table } is not late: it is your turn, or there is no time limit.
error-not_closable_yet = Table { $table } may be closed from { MOMENT($time) } on.
error-time_is_up = Time is up at table { $table }: this came too late.
error-not_called_off = The game at table { $table } cannot be called off. Only a game between two people can, before its first card.
error-no_holidays = There are no holidays at table { $table }: only slow games have them.
error-not_on_holiday = You are not on holiday at table { $table }.
error-too_long_a_holiday = { $most ->
    [one] Only { $most } day of your holidays is left in this game, and you asked for { $days }.
   *[other] Only { $most } days of your holidays are left in this game, and you asked for { $days }.
}
error-no_such_bot = { $name } is not a bot that sits at tables. Expected one of { $known }.
error-nobody_listens = Nobody at table { $table } can hear you. A phrase is for the other player, while they are connected.
error-bad_name = { $text } cannot be a name. A name has 1 to { $most } visible characters, without long stacks of accents.
error-bot_name = { $text } is a bot’s name here. Choose another.
error-reserved_name = { $text } stands for the people who run this server. Choose another name.
error-bad_kind = { $text } is not a kind of table. Expected one of { $known }.
error-bad_status = { $text } is not a status of a table. Expected one of { $known }.
error-bad_command_id = { $text } is not a command id. Expected { $least } to { $most } letters, digits, - or _.
error-not_kept = The server could not save this, so it did not happen. Try again.
error-not_read = The server cannot read its tables now. Try again.
error-no_thought = No answer was found in time. Try again.
error-broken_log = Table { $table } cannot be read any more: its log is damaged or was written by a newer version.
error-bad_database = Database { $url }: { $problem }

## The server
serve-started = Claim is served at { $url }
serve-running = Claim is already running with these tables at { $url }
serve-invite = Others on your network: { $url }
serve-local = Only this computer can reach it. With --host 0.0.0.0 others on your network can join.
serve-few-files = The system allows only { $files } open files, so at most { $connections } connections at a time. “ulimit -n { $wanted }” before the start would allow them all.
serve-stop = Ctrl-C stops it.
web-no-page-title = The page is not built
web-no-page-text = Run “make page”, then load this again. The server itself is running.
error-no_database = { $url } cannot be used: { $problem }
error-damaged_database = { $url } is damaged ({ $problem }). Restore a backup, or name another database.
error-read_only_database = { $url } cannot be written ({ $problem }). The server needs to write to it.
error-database_in_use = { $url } is in use by another server. Stop that one, or name another database.
error-older_database = { $url } was written by an older version of Claim. `claim admin upgrade FILE` copies it to a file and brings it up to date. `claim serve` brings it up to date as it starts.
error-empty_database = { $url } has no tables of Claim yet. `claim serve` makes them.
error-no_copy = The database could not be copied to { $file }, so nothing was changed: { $problem }
error-not_served = No server is running on { $url }, so it was not backed up. Name the database that the server uses, or leave out --served.
error-newer_database = { $url } was written by a newer version of Claim. Update Claim, or name another database.
error-bad_message = { $field }: { $problem }
error-too_big = { $size } bytes. Expected at most { $most }.
error-too_fast = Too much at once. Wait a moment.
error-too_many_tables = Too many tables from one address. Wait a while.
error-too_many_called_off = Too many games called off. Play this one, or wait a while.
error-nobody_asks = Without a player in “hello” nobody could be paired.
error-playing_already = Your live game at table { $table } is not over. Finish it first.
error-missed_lately = { $count ->
    [one] You did not turn up for a game that was found for you.
   *[other] You did not turn up for { $count } games that were found for you.
} You can look for an opponent again from { MOMENT($time) } on.
error-missed_at_address = Newcomers at your address did not turn up for { $count } games that were found for them. You can look for an opponent from { MOMENT($time) } on.
error-too_many_seeks = Too many people at one address are looking for an opponent. Wait a while.
error-too_many_sockets = Too many connections. Close some.
error-hello_first = { $seconds ->
    [one] Expected a message “hello” first, within { $seconds } second.
   *[other] Expected a message “hello” first, within { $seconds } seconds.
}
error-idle = { $seconds ->
    [one] Nothing was heard for { $seconds } second.
   *[other] Nothing was heard for { $seconds } seconds.
}
error-blocked = This address may not use this server.
error-strange_origin = A page of { $origin } may not use this server.
error-strange_host = This server does not go by the name { $host }. Whoever runs it can allow that with --allow-host.
error-slow_request = The request did not arrive in time.
error-no_path = There is nothing at { $path }.
error-bad_method = { $method } is not possible at { $path }.
error-server_error = Something went wrong on the server. Try again, or look for { $reference } in its log.
error-no_port = Cannot listen on { $host } port { $port }: { $problem }
error-bad_server = --server: { $text } is not a server’s address. Expected one such as https://claim.example.
error-bad_table = --table: { $text } is neither a link to a table nor its code.
error-other_server = --table: this link leads to { $server }, not to the server named with --server.
error-no_server = { $server } does not answer: { $problem }
error-strange_server = { $server } does not answer as a server of this game does: { $problem }
error-no_lobby = { $server } finds no opponents. It runs an older version, or does not let this program in.
error-bad_origin = --origin: { $text } is not an origin. Expected one such as https://claim.example.
error-bad_push_service = --push-service: { $text } is not a name. Expected one such as push.example.org, *.push.example.org or push.example.org:8443.
error-bad_host = --allow-host: { $text } is not a name. Expected one such as claim.example.
error-bad_contact = --contact: { $text } is not one line of 1 to { $most } printable characters.
error-bad_hour = --weekly-hour: { $text } is not an hour. Expected one such as 'thu 20:00 Europe/Berlin'.
error-bad_proxy = --proxy: { $text } is not an address. Expected one such as 10.0.0.1 or 10.0.0.0/8.
error-unknown_limit = { $name } is not a limit. Expected one of { $known }.
error-bad_limit = { $name }: { $text } is not a limit. Expected a number above 0.
error-one_worker = --workers { $workers }: on SQLite one process serves; several need PostgreSQL (--database).
error-bad_seconds = { $name }: { $text } is not a time. Expected seconds from 0 to { $most }.

## Looking after a server: claim admin

admin-tables-legend = Id, kind, status, created, last activity (both in UTC), plays, names by seat.
admin-no-tables = There is no such table.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-purged = Tables deleted: { $count }.
admin-would-purge = Tables that would be deleted: { $count }.
admin-journal = Another program is reading the database, so what was deleted is still in its journal. It goes when the last program closes the file.
admin-backup = { $file } is complete. Tables: { $tables }, facts: { $facts }, blocked networks: { $blocks }.
admin-upgraded = The database is up to date with Claim { $version }. As it was before, it is in { $file }.
admin-up-to-date = The database was already up to date with Claim { $version }. No copy was made.
admin-restored = { $file } is restored. Tables: { $tables }, facts: { $facts }, blocked networks: { $blocks }.
admin-left-out = Left out, because it cannot be played again: table { $table }.
admin-sound = Everything is sound. Tables: { $tables }, facts: { $facts }.
admin-unsound = Broken places: { $broken }. Tables: { $tables }, facts: { $facts }.
admin-revoked = Seat { $seat } of table { $table }: its token opens nothing any more.
admin-reissued = The player opens this, after your server’s address and a slash: { $link }
admin-renamed = Seat { $seat } of table { $table } is now called { $name }.
admin-blocked = { $network } is blocked.
admin-unblocked = { $network } is no longer blocked.
admin-no-blocks = Nothing is blocked.
admin-problem-empty = Table { $table }: nothing is in its log.
admin-problem-gap = Table { $table }: fact { $seq } is missing from its log.
admin-problem-fact = Table { $table }: fact { $seq } of its log cannot be true ({ $problem }).
admin-problem-commitment = Table { $table }: the contribution of seat { $seat } is not the one committed to.
admin-problem-column = Table { $table }: { $field } is stored as { $stored }, but its log says { $derived }.
admin-problem-orphan = Table { $table }: there is a log, but no table.
admin-problem-file = The database itself is damaged: { $problem }
error-no_person_there = No person sits at seat { $seat } of table { $table }.
error-bad_network = { $text } is not an address or a network. Expected one such as 203.0.113.7 or 2001:db8::/48.
error-not_blocked = { $network } is not blocked.
error-not_empty = The database is not empty. A backup is restored into a new one only: name another.
error-not_backup = { $file } is not a backup of Claim.
error-newer_backup = { $file } was written by a newer version of Claim (format { $version }). This one reads up to { $known }.
error-damaged_backup = { $file } is damaged, at line { $line }: { $problem }
error-broken_backup = { $file }: table { $table } cannot be played again. With --skip-broken the others are restored.
error-storage_failed = The database failed: { $problem }

## The page: around the table

page-home = Claim: to the lobby
page-navigation = Main menu
page-skip = Skip to the content
page-news = What happens
page-language = Language
page-theme = Colours
page-theme-system = same as the device
page-theme-light = parchment
page-theme-dark = candle-light
page-settings = Settings
page-learn = Learn
page-close = Close
page-link = The link
page-copy = Copy
page-copied = Copied
page-to-lobby = To the lobby
page-thinking = Thinking…
page-connecting = One moment…
page-reconnecting = The connection is lost. Trying again; nothing you played is lost.
page-try-now = Try now
page-unreachable = The server cannot be reached right now.
page-refused = The server said no ({ $code }).
page-no-table = No such table

## The page: the lobby

page-story = The king was found this morning with his head in a wine barrel. Five factions, two claimants, one empty throne.
page-story-goal = Recruit followers in thirteen tricks, spend them in thirteen more, and talk three of the five factions into crowning you.
page-first-game = My first game, guided
page-learn-rules = Read the rules
page-name = Your name
page-guest = Guest
page-member = has an account
page-play-bot = Play against the court
page-level = Level { $level } of 5
page-friend = Play with a friend
page-friend-why = You get a link to send. The game begins when they sit down.
page-invite = Invite
page-same-screen = Two on one screen
page-same-screen-why = Pass the device between turns. A curtain hides the hands.
page-same-screen-start = Sit down together
page-name-beside = The other player’s name
page-options = Table options
page-options-leader = Who leads first
page-options-lot = By lot
page-options-me = You
page-options-other = The other player
page-options-heart = By heart
page-options-heart-why = You see what lies open on the table and remember the rest: no memory aid, no discards, no hints, nothing taken back.
page-options-hints = Hints against the court
page-options-no-hints = No hints
page-options-listed = Public: anyone may watch
page-told-leader = { $who ->
    [lot] Who leads first is drawn by lot.
    [you] You lead the first trick.
    [guest] Whoever sits down leads the first trick.
   *[other] { $name } leads the first trick.
}
page-told-heart = Played by heart: everybody sees what lies open on the table and remembers the rest.
page-told-no-hints = There are no hints at this table.
page-told-listed = The game is public: anyone may watch.
page-told-daily = { $counted ->
    [yes] The deal of { DAY($day) }: this run counts. No hints, and nothing is taken back.
   *[no] The deal of { DAY($day) }, for practice.
}
page-my-games = Your games
page-my-finished = Finished games: { $count }
page-against = Against { $name }
page-resume = Resume
page-rematch-with = Rematch: { $name }
page-forget = Take off the list: { $game }
page-watch-title = Games in progress
page-watch-none = There is no game to watch right now. Games between people are listed only where they chose so.
page-look-again = Refresh
page-watch = Watch
page-watching = You are watching { $a } and { $b }. You see the table, but neither hand.
page-invitation = An invitation
page-invited = { $name } wants your crown
page-invited-why = One seat is free, and it is yours if you want it.
page-sit = Sit down
page-seats-taken = Both seats are taken. You can watch.
page-waiting = Waiting for the other claimant
page-waiting-invite = Send this link to the person you want to play with:
lobby-link-local = This link works on this computer only. Others need its network address: stop the server, start it with --host 0.0.0.0, and open the page at the address that it prints.
lobby-waiting-open = Your seat is listed in the lobby: whoever takes it plays with you. You can also send somebody this link:
page-waiting-stay = The game begins by itself when they sit down. You may close the page and come back.
page-sat = { $name } sat down. The game begins.
page-waiting-watch = The cards are not dealt yet.
page-dealing = Shuffling
page-dealing-why = Both claimants add to the shuffle, so that nobody can choose the cards.
lobby-dealing-stuck = { $name } has not added to the shuffle yet. You may wait, or close the table: nobody loses by it.

## The page: the table

page-table = The table
page-tools = Help and more
page-you = You
page-you-name = { $name } (you)
page-to-play = to play
page-leads = leads
page-away = away
page-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-followers = Followers: { $count }
page-followers-of = { $who ->
    [you] Your followers
   *[other] Followers of { $name }
}
page-followers-hidden = { $count ->
    [one] One was drawn unseen.
   *[other] { $count } were drawn unseen.
}
page-followers-heart = Played by heart: who took what is for you to remember.
page-piles = Score piles
page-piles-open = Look at the score piles
page-discards = Out of the game
page-no-cards = No cards yet.
page-prize = Prize
page-last-trick = Last trick: { $name }
page-your-hand = Your hand. Arrow keys move, Enter plays.
page-card-playable = { $card }, playable
page-card-hinted = { $card }, playable, suggested
page-card-refused = { $card }, not now: { $why }
page-why-follow = { $letter ->
    [U] You hold an Undead: follow.
   *[other] You hold a { $faction }: follow.
}
page-why-turn = It is not your turn.
page-turn-lead = Your turn: lead any card.
page-turn-answer = Your turn: answer { $card }.
page-turn-other = { $name } is thinking…
page-play = Play
page-playing = How to play a card
page-playing-auto = Automatic: tap twice, click once
page-playing-tap = One tap or click plays
page-playing-lift = The first lifts, the second plays
page-confirm-play = Play { $card }?
page-warning-sure = Play { $card } all the same?
page-warning = Warn me before a blunder (counts as a hint)
page-warning-guided = in the guided game
page-warning-always = always against the court
page-warning-never = never
page-memory = Memory
page-log = Tricks
page-log-empty = No trick yet.
page-beside = { $side ->
    [left] Left of the table
   *[right] Right of the table
}
page-more = More
page-talk = Say
page-take-back = Take back
page-seen-hand = in the hand of { $name }
page-draws-hidden = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card, unseen.
}
page-scores = { $who ->
    [you] You score { $cards }.
   *[other] { $name } scores { $cards }.
}
told-wins = { $who ->
    [you] You win with { $card }: { $why }
   *[other] { $name } wins with { $card }: { $why }
}
told-why-higher_value = the higher card.
told-why-tie = a tie is the leader’s.
told-why-knight_beats_goblin = a Knight beats a Goblin.
told-why-doppelganger = { $letter ->
    [U] it counts as an { $faction }.
   *[other] it counts as a { $faction }.
}
told-why-did_not_follow = { $who ->
    [you] you did not follow.
   *[other] { $name } did not follow.
}
told-takes = { $who ->
    [you] You take { $card }, { $loser } draws unseen.
    [loser] { $name } takes { $card }, you draw { $drawn }.
   *[other] { $name } takes { $card }, { $loser } draws unseen.
}
page-next-prize = Next prize
page-next-prize-line = Next prize: { $card }
page-turn-away = { $name } is away.
page-moment-votes = Votes so far: { $me } { $mine }, { $name } { $theirs }.
page-moment-rules = No more prizes: the winner of a trick scores both cards, but Dwarves go to the loser.
page-moment-go = Take up your followers
page-pace = Pace of the table
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-watch-link = Others can watch here. They see neither hand:
page-resign = Give up
page-resign-sure = Give up the throne? The game ends at once.
page-resign-yes = Yes, give up
page-resign-no = No, play on
page-curtain = Pass the device to { $name }
page-curtain-lift = I am { $name }: show my hand
page-curtain-why = No hand is shown until then.
page-title-turn = ● Your turn – Claim
page-title-other = { $name } to play – Claim
page-title-waiting = Waiting – Claim
page-title-over = The game is over – Claim

## The page: the end, and looking back

page-faction = Faction
page-votes = Votes won
page-closed = The host has closed this table. Nobody has won.
page-rematch = Rematch
page-rematch-asked = Rematch offered…
page-rematch-offered = { $name } offers a rematch.
page-rematch-gone = They have left
page-series = Games won: { $me } { $mine }, { $name } { $theirs }
page-set-up = Set up
page-what-if = What if?
page-replay = Replay
page-review = Review the game
page-play-again = Play this deal again
page-other-side = From the other side
runs-title = This deal, game by game
runs-game = Game
runs-cards = Your cards
runs-help = Help
runs-first = as first dealt
runs-other = from the other side
runs-no-help = none
runs-won = won
runs-lost = lost
runs-drawn = drawn
runs-given-up = given up
runs-this = this one
page-record-copy = Copy the record
page-record-download = Download the record
page-no-replay = No game to look at here
page-replay-steps = Play by play
page-first = To the deal
page-back = One play back
page-next = One play on
page-last = To the end
page-seen-as = Seen by
page-seen-open = all cards face up
page-seen-spectator = a spectator
page-share = The link to this game

## The page: learning and cards

vote-counters = The five votes
vote-counter = { $faction }: { $who } { $mine }, { $them } { $theirs }.
vote-counter-holder = { $who ->
    [nobody] Nobody has this vote.
    [you] You have this vote.
   *[other] { $name } has this vote.
}
vote-counter-settled = It is settled.

power-G = No power. There are simply many of them.
power-K = Played second on a Goblin: wins, whatever the values.
power-U = Played in phase one: goes to the winner’s score pile.
power-D = In phase two: the trick’s loser scores it.
power-X = Played second: counts as the led faction, but takes on no power. You may play it even if you could follow.

aid-powers = The powers
aid-values = { $low } to { $high }, { $count } cards
aid-trick = The order of a trick
aid-step-prize = Phase one only: a prize is turned up.
aid-step-lead = The leader plays any card.
aid-step-follow = The other player follows the faction, or plays a Doppelgänger. Whoever cannot follow plays any card.
aid-step-win = The higher card of the led faction wins; a tie is the leader’s.
aid-step-one = Phase one: the winner takes the prize, the loser the next card, which only the loser sees. The winner scores any Undead played; the rest are out.
aid-step-two = Phase two: the loser scores any Dwarves, the winner the rest.
aid-step-next = The winner leads the next trick.
aid-votes = The votes
aid-votes-text = Whoever scores more cards of a faction has its vote; if equal, whoever has its highest card. Three votes win the crown.

learn-title = Learn to play
learn-contents = On this page
learn-story = The king was found this morning with his head in a wine barrel. That leaves five factions, two claimants and one empty throne. Win three of the five factions, and sit down.
learn-guided-text = Rather learn by playing? In the guided game everything is explained when it first happens.
learn-guided = Play the guided game
learn-led = led
learn-reply = answer
learn-wins = wins
learn-prize = prize
learn-hidden = next card
learn-to-winner = to the winner
learn-to-loser = to the loser
learn-to-score = score pile
learn-out = out of the game

learn-goal-title = Five factions, five votes
learn-goal-text = Each faction has one vote, and gives it to whoever ends up with more of its cards. The number on a card is its value: 0 is the lowest, 9 the highest. There are 52 cards.
learn-deal-title = Setting up
learn-deal-text = The game is for two. Shuffle all the cards: each of you gets thirteen, which the other does not see, and 26 lie face down as the draw pile. Who leads the first trick is drawn by lot (with the printed cards: the younger player). Then come two phases of thirteen tricks each.

learn-one-title = Phase one: recruit followers
learn-one-lead = Every trick is played for a prize: the top card of the draw pile is turned up. Whoever leads plays any card they like, whatever the prize is.
learn-one-follow = The other player has to follow: if they hold a card of the led faction, they play one, or a Doppelgänger in its place. If they hold none, they may play anything. Nobody is made to play a Doppelgänger, unless one is led.
learn-one-follow-example = G5 is led. You may play your Goblins or your Doppelgänger; the Knight and the Undead have to wait.
learn-one-win = The higher card of the led faction wins. A tie is the leader’s. A card of another faction loses, however high it is, unless a power says otherwise.
learn-one-win-example = U4 is led and D9 thrown on it. D9 did not follow, so the small U4 wins.
learn-one-take = The winner takes the prize; both of you saw it. The loser takes the next card of the draw pile and is the only one to see it. These cards are your followers. They stay face down until phase two.
learn-one-take-example = The trick was for K8. The winner has it now; what the loser drew may be better still, or a Goblin zero.
learn-one-out = Cards that were played are out of the game, except Undead: those go to the winner’s score pile. An Undead that was the prize, or the card drawn, is a follower like any other.
learn-one-next = The winner leads the next trick. After thirteen, hands and draw pile are empty.

learn-two-title = Phase two: gather support
learn-two-hand = Your thirteen followers are now your hand. Whoever won the last trick leads.
learn-two-score = Tricks go as before, with all powers but no prizes. The winner puts both cards face up on their score pile and leads the next trick. Only Dwarves go elsewhere.
learn-two-known = Nothing is hidden any more: every card you have not seen is in the other player’s hand. Whoever kept count plays better.

learn-powers-title = What the factions can do
learn-power-G = Goblins can do nothing. But there are fourteen of them, five of them zeros, and a vote is a vote.
learn-power-K = A Knight played second on a led Goblin wins, whatever the values. You still have to follow: whoever holds a Goblin cannot send a Knight. A Knight that leads gains nothing, nor does one played on a led Doppelgänger.
learn-power-K-example = G9 is led. You hold no Goblin, so your smallest Knight rides it down.
learn-power-U = Undead played in phase one are not lost: the winner of the trick scores them at once. So all ten of them are scored, and their vote is often decided early.
learn-power-U-example = Phase one: U6 is led, U8 wins. Both go to the score pile of whoever played U8, and that player takes the prize as well.
learn-power-D = In phase two the loser of a trick scores the Dwarves in it, both if there are two. The winner scores the rest, and still leads the next trick.
learn-power-D-example = Phase two: D9 wins against D3, so whoever played D3 scores both Dwarves. Sometimes it pays to lose.
learn-power-X = You may always play a Doppelgänger second, even if you could follow. It then always counts as the led faction for winning the trick; a tie is still the leader’s.
learn-power-X-example = U5 is led. X7 stands in as an Undead of 7 and wins; X5 would only tie, and lose.
learn-power-X-fate = It takes on nothing else. On an Undead in phase one it is out of the game, on a Dwarf in phase two the winner scores it, and in the score pile it is always a Doppelgänger.
learn-power-X-led = When a Doppelgänger is led it is a faction of its own: whoever holds a Doppelgänger has to answer with one.
learn-power-X-led-example = X2 is led and answered by K9, from a hand without Doppelgängers. X2 wins.

learn-end-title = The votes and the crown
learn-end-votes = When all cards are played, each faction votes for whoever scored more of its cards. If equal, for whoever has its highest card. If even that is equal, which happens only with Goblin zeros or with no cards at all, it votes for nobody.
learn-end-crown = Three votes or more win the crown. If nobody has three, the game is drawn and the throne stays empty.
learn-end-example = Your cards below, theirs above. You have the Goblins, the Knights and the Doppelgängers: three votes, and the crown. Both of you scored five Undead, so the highest decides: U9 is theirs.
learn-end-seal = A seal means that a vote is settled: no card that is left can change it.
learn-aid-title = In short
learn-credit = Claim was designed by Scott Almes. If you enjoy it here, the printed game is worth having.

guide-title = The coach
guide-close = Got it
guide-welcome = These thirteen cards are your hand. Two phases lie ahead: first you recruit followers, then your followers win you votes. Three of the five votes win.
guide-prize = { $card } is the prize of this trick. The winner takes it as a follower, for phase two.
guide-lead = You lead: play any card. If the other player holds that faction, they have to play it, or a Doppelgänger.
guide-follow = { $led } was led and you hold its faction: play a card of it, or a Doppelgänger.
guide-free = You hold nothing of the faction of { $led }: play what you like. It will lose, unless a power helps, so a card you can spare will do.
guide-goblin = A Goblin has no power. If you hold no Goblins yourself, any Knight beats it.
guide-undead_prize = An Undead as the prize becomes a follower like any other. Only Undead that are played get scored now.
guide-doppelganger_led = A led Doppelgänger is a faction of its own: if you hold a Doppelgänger, you have to answer with one.
guide-won = { $card } is yours: it waits with your followers until phase two.
guide-they_drew = The loser never goes empty-handed: { $name } took the next card of the draw pile, and you do not know which.
guide-lost = You lost the trick, so you drew the next card of the draw pile: { $card }. Only you know it.
guide-out = { $led } and { $reply } are out of the game. Remember them: in phase two it helps to know what is left.
guide-tie = Same value: a tie is the leader’s.
guide-other_faction = { $reply } did not follow { $led }, so it lost, whatever its value.
guide-knight = A Knight that answers a Goblin wins, whatever the values: { $reply } beat { $led }.
guide-undead = { $who ->
    [you] Undead played in phase one are scored by the winner of the trick: that is you.
   *[other] Undead played in phase one are scored by the winner of the trick: that is { $name }.
}
guide-stands_in = { $beats ->
    [yes] { $reply } stood in for the faction of { $led }, and was higher. It takes on no power, and when scored it is a Doppelgänger again.
   *[no] { $reply } stood in for the faction of { $led }, but was not higher. It takes on no power, and when scored it is a Doppelgänger again.
}
guide-dwarf = { $loser ->
    [you] Dwarves go to the loser of the trick in phase two: that is you. Sometimes it pays to lose.
   *[other] Dwarves go to the loser of the trick in phase two: that is { $name }. Sometimes it pays to lose.
}
guide-score = In phase two the winner scores both cards, here { $led } and { $reply }, and leads the next trick.
guide-votes = The five counters are what the game is about: theirs above, yours below. The arrow shows who has the vote as things stand.
guide-equal = { $who ->
    [you] Both of you have equally many cards of one faction: the highest decides, so { $card } gives you the vote.
   *[other] Both of you have equally many cards of one faction: the highest decides, so { $card } gives { $name } the vote.
}
guide-seal = A vote has its seal: no card that is left can change it. Fight for the others.
guide-phase = { $who ->
    [you] Phase one is over. Your followers are now your hand, there are no more prizes, and every card played is scored. You won the last trick, so you lead.
   *[other] Phase one is over. Your followers are now your hand, there are no more prizes, and every card played is scored. Whoever won the last trick leads.
}
guide-end = { $who ->
    [you] The majority of the votes is yours, { $mine } to { $theirs }: you wear the crown. You know the game now.
    [other] The majority of the votes is theirs, { $theirs } to { $mine }. You know the game now: ask for a rematch.
   *[nobody] Nobody has three votes, { $mine } to { $theirs }: a draw. You know the game now.
}

## Lessons: prepared positions, whose answers the rules or the solver check

lessons-title = Lessons
lessons-text = Six short ones, a minute or two each. You play real cards, and the rules or the solver check what you play.
lessons-count = Done on this device: { $done } of { $total }
lessons-done = done
lessons-to = Short lessons
lessons-guide = There is more to each faction than one game shows.
lessons-none = There is no such lesson.
lesson-place = { $number } of { $total }
lesson-next = Next
lesson-again = Try again
lesson-show = Show me
lesson-finished = Lesson done: { $title }
lesson-all = All lessons
lesson-turn = Your turn
lesson-right = Right.
lesson-wrong = Not quite.

lesson-follow = Following and winning
lesson-follow-about = Which cards may be played, and which one wins
lesson-follow-1 = G5 was led. You hold Goblins, so you have to play one. Win the prize K9!
lesson-follow-1-right = The higher card of the led faction wins, and the winner takes the prize as a follower.
lesson-follow-1-wrong = G3 is lower than G5, so the other player took the prize.
lesson-follow-2 = D6 was led, and you hold no Dwarf: play what you like. Nothing you have can win. What will you miss least?
lesson-follow-2-right = Unless a power helps it, a card that does not follow loses, whatever its value: a low one will do. And the loser draws a hidden card: nobody goes empty-handed.
lesson-follow-2-wrong = It did not follow, so it lost, whatever its value. A low card would have done.
lesson-follow-3 = You lead, and may play any card. One of yours is sure to win the prize X8. Which one?
lesson-follow-3-right = Even X9 only ties, and a tie is the leader’s. The winner leads the next trick, too.
lesson-follow-3-wrong = There was an answer that beats it. Lead the highest card of a faction that no power beats.
lesson-follow-4 = Phase two: no more prizes, and the winner scores both played cards. U4 was led. Take it!
lesson-follow-4-right = Both cards lie on your score pile. At the end the votes are counted there.
lesson-follow-4-wrong = U1 is lower than U4, so the other player scored both.

lesson-goblins = Goblins and Knights
lesson-goblins-about = Any Knight beats a Goblin, if it may be played
lesson-goblins-1 = G9 is the highest Goblin, and you hold no Goblin. Win the trick!
lesson-goblins-1-right = A Knight that answers a Goblin wins, whatever the values.
lesson-goblins-1-wrong = It did not follow, so it lost. But a Knight that answers a Goblin always wins.
lesson-goblins-2 = G7 was led. You would love to answer with K9. Try it: which card may you play?
lesson-goblins-2-right = Whoever holds a Goblin has to play one, or a Doppelgänger. The Knight waits until you have no Goblin left.
lesson-goblins-3 = Phase two. They hold K4 and U2. Lead a card that wins!
lesson-goblins-3-right = They had to follow with U2. A Knight beats a led Goblin, and has no power over anything else.
lesson-goblins-3-wrong = They hold no Goblin, so K4 could answer G9. Lead what they have to follow.
lesson-goblins-4 = The last two tricks. Knights and Undead are yours. G3 was led, and nobody has scored a Goblin yet. Take the third vote!
lesson-goblins-4-right = K2 beats G3 and scores it: Goblins, Knights, Undead. Three votes win the crown.
lesson-goblins-4-wrong = The only Goblin went to the other player, and its vote with it. Your Knight would have won it.

lesson-undead = Undead
lesson-undead-about = Scored as soon as they are played
lesson-undead-1 = A poor prize. But U7 was led, and Undead that are played are scored at once, even in phase one. Take it!
lesson-undead-1-right = Both Undead are on your score pile. All other cards played in phase one are out of the game.
lesson-undead-1-wrong = The winner scores every Undead in the trick: now the other player has both.
lesson-undead-2 = K6 was led, and the prize is U8. Win it!
lesson-undead-2-right = An Undead that is the prize is not scored: it becomes a follower, like any other card.
lesson-undead-2-wrong = U8 joined the other player’s followers, and will be played against you in phase two.
lesson-undead-3 = D8 was led. You can neither follow nor win. Throw a card away, but don’t give them a present.
lesson-undead-3-right = It is out of the game, and nobody scores it.
lesson-undead-3-wrong = The winner scored U1. Any other card would simply have been out of the game.
lesson-undead-4 = You lead and hold three nines. Which one scores right now?
lesson-undead-4-right = U9 and U5 are yours. All ten Undead are scored in the end, so every one counts.
lesson-undead-4-wrong = Nothing was scored: in phase one only the Undead are.

lesson-dwarves = Dwarves
lesson-dwarves-about = In phase two they go to the loser
lesson-dwarves-1 = Phase two: whoever loses a trick scores its Dwarves. D3 was led. Get it!
lesson-dwarves-1-right = You lost the trick and scored both Dwarves.
lesson-dwarves-1-wrong = You won the trick, so the other player scored both Dwarves.
lesson-dwarves-2 = You lead. They hold D5 and U3. Play so that the Dwarves come to you!
lesson-dwarves-2-right = They had to follow with D5 and win. Both Dwarves are yours.
lesson-dwarves-2-wrong = You won the trick, so they scored both Dwarves.
lesson-dwarves-3 = Phase one: Dwarves have no power yet. D6 was led, and the prize is X9.
lesson-dwarves-3-right = A trick like any other: the higher card takes the prize, and the Dwarves are out of the game.
lesson-dwarves-3-wrong = In phase one nobody scores Dwarves, and the other player took the prize.
lesson-dwarves-4 = Phase two. K5 was led, and you hold no Knight. You will lose: make it pay.
lesson-dwarves-4-right = You lost with a Dwarf, so you score it.
lesson-dwarves-4-wrong = The other player scored G3 as well. A Dwarf that you lose with is yours.
lesson-dwarves-5 = Two tricks to go, and you lead. They hold G7 and D8. You need the votes of Goblins, Knights and Dwarves.
lesson-dwarves-5-right = They had to win with D8, and you scored both Dwarves. Then G7 ran into your Knight: three votes.
lesson-dwarves-5-wrong = They lost with D8 on purpose and scored it, and D6 too. Lead the Dwarf they have to beat.

lesson-doppelgangers = Doppelgängers
lesson-doppelgangers-about = They stand in for the led faction
lesson-doppelgangers-1 = U6 was led. You could follow, but a Doppelgänger may always be played instead. Win the trick!
lesson-doppelgangers-1-right = X8 counted as an Undead and won, so you score U6. X8 itself is no Undead: it is out of the game.
lesson-doppelgangers-1-wrong = U2 lost, and the other player scored both Undead. X8 would have won.
lesson-doppelgangers-2 = K7 was led. Win the trick!
lesson-doppelgangers-2-right = X9 counted as a Knight of 9, and that is higher.
lesson-doppelgangers-2-wrong = That is not higher than K7. Even X7 only ties, and a tie is the leader’s.
lesson-doppelgangers-3 = Phase two: the loser scores D4, and you want it. Which card loses?
lesson-doppelgangers-3-right = You lost and scored D4. X9 would have counted as a Dwarf and won, like it or not.
lesson-doppelgangers-3-wrong = X9 counted as a Dwarf and won, like it or not. So the other player scored D4.
lesson-doppelgangers-4 = You lead. They hold X3 and K9. Win the trick!
lesson-doppelgangers-4-right = A led Doppelgänger is a faction of its own. They hold one, so they had to answer with it.
lesson-doppelgangers-4-wrong = K9 beats a Goblin. But a led Doppelgänger has to be answered with X3.
lesson-doppelgangers-5 = The last two tricks. U1 was led. You need the votes of Undead, Dwarves and Doppelgängers.
lesson-doppelgangers-5-right = X9 won the Undead, and on your score pile it is a Doppelgänger: two votes with one card.
lesson-doppelgangers-5-wrong = The other player scored U1, and has the vote of the Undead.

lesson-votes = Votes and the end
lesson-votes-about = Three of five votes win the crown
lesson-votes-1 = The last two tricks. Whoever scores more cards of a faction has its vote. Goblins and Knights are yours. Win a third!
lesson-votes-1-right = More Undead than the other player: the third vote, and the crown.
lesson-votes-1-wrong = The other player has more Undead now, and you are left with two votes.
lesson-votes-2 = U9 was led, and you can’t follow. They keep G0, and have scored two Goblins. Which card can you spare?
lesson-votes-2-right = The Knights are yours without it. And G8 won G0: two Goblins each, so the highest card decides, and it is yours.
lesson-votes-2-wrong = The Goblins went with G8. Spend a card that changes no vote.
lesson-votes-3 = Three tricks to go, and you lead. They hold U4, D3 and X2. Undead are yours; you need Dwarves and Doppelgängers. What comes first?
lesson-votes-3-right = They had to answer with X2: two Doppelgängers against one. Now for the Dwarves.
lesson-votes-3-wrong = Sooner or later your D4 won a trick, so they scored it, and the Dwarves were theirs. The order matters.
lesson-votes-4 = They hold U4 and D3, and have scored one Dwarf. Which one do you lead?
lesson-votes-4-right = They had to win with D3, and the Dwarves are yours. With Undead and Doppelgängers that makes three votes: the crown!
lesson-votes-4-wrong = You won the trick, so they scored the Dwarves, and their vote went with them.

fair-title = Was the deal fair?
fair-verify = Verify the deal
fair-intro = This page computes the deal again by itself, from what the record reveals, and takes nothing on the server’s word.
fair-own = { $ok ->
    [yes] Your contribution is the one that this browser drew.
   *[no] Your contribution is not the one that this browser drew.
}
fair-promised = { $ok ->
    [yes] The server’s commitment is the one that it showed you before the deal.
   *[no] The server’s commitment is not the one that it showed you before the deal.
}
fair-promised-other = { $ok ->
    [yes] The other player’s commitment is the one that was shown to you before the deal.
   *[no] The other player’s commitment is not the one that was shown to you before the deal.
}
fair-promised-leader = { $ok ->
    [yes] Who leads first was decided in the way this browser read before the deal.
   *[no] Before the deal, this browser read something else about who leads first.
}
fair-numbers = The numbers
fair-told = The record says
fair-found = Computed or remembered here
fair-right = right
fair-wrong = wrong
fair-witnessed = Verified, and one of the secrets was yours: nobody could have chosen these cards, not even the server.
fair-nothing = This record does not say what its deal follows from, so there is nothing to verify.
fair-set-up = This game was set up from a position, not dealt: there is nothing to verify.
fair-chosen = This deal was chosen, not drawn: an earlier game’s cards were dealt again{ $swapped ->
    [yes] , with the sides exchanged
   *[no] {""}
}. There is nothing to verify here; the game it was drawn for can be verified.
fair-chosen-game = To that game
fair-unreadable = The record cannot be read: something is wrong with { $field }.
fair-proves-title = What this proves
fair-proves = The cards follow from secrets that were fixed before anyone could know the others. If one of them was drawn honestly, nobody could steer the deal.
fair-not-title = What it does not prove
fair-not-file = That a file is what happened. A record alone only agrees with itself; only someone who saw the commitments before the deal can tell.
fair-not-peek = That nobody peeked. The server deals, so it knows the cards while you play.
fair-not-away = That no deal was thrown away. A table can be abandoned before its first play, but that shows.
fair-not-who = Who the other player is, or whether they had help.
fair-day-secret = This is the deal of { DAY($day) }. Its secret is revealed at 01:00 UTC on the day after: then the deal can be verified.
fair-day-intro = The server drew this deal alone and committed to it the day before. This browser can compute it again.

## The page: leaving a table

page-close-table = Close the table
page-table-closed = This table is closed
page-game-over = This game is over.
page-leave = Leave the table: { $game }
lobby-leave-title = Leave the table?
lobby-leave-sure = If the game is still on, leaving gives it up, and you cannot return to your seat.
lobby-leave-yes = Leave
lobby-leave-no = Stay
page-next-table = To the rematch
clock-title = Time to think
clock-none = No clock
clock-name = { $clock ->
    [live] Live: 3 minutes each
   *[slow] Slow: 3 days each
}
clock-told = { $clock ->
    [live] Each player has 3 minutes for the whole game. The first 3 seconds of every turn are free. Whoever runs out of time loses.
   *[slow] Each player has 3 days for the whole game. The first day of every turn is free. Whoever runs out of time loses.
}
clock-left = { $name }: { $time } left
clock-free = Clock starts in { $time }
clock-soon = { $time } left.
clock-holiday = On holiday until { MOMENT($time) }
clock-take-holiday = Take a holiday
clock-holiday-why = Your clock stands still for as long as you choose, up to 14 days in one game. You can still play.
clock-end-holiday = End your holiday
clock-on-holiday = { $who ->
    [you] You are on holiday until { MOMENT($time) }: your clock stands still, and you can still play.
   *[other] { $name } is on holiday until { MOMENT($time) }.
}
clock-holiday-over = { $who ->
    [you] Your holiday is over: your clock runs again.
   *[other] { $name } is back from holiday.
}
clock-call-off = Call the game off
clock-call-off-why = Before the first card you can call the game off: neither of you loses.
clock-called-off = { $reader ->
    [you] You called the game off before the first card. Neither of you has lost.
   *[other] { $name } called the game off before the first card. Neither of you has lost.
}
clock-no-show = { $reader ->
    [you] You were not there in time for the deal, so there is no game.
    [both] Neither player was there in time for the deal, so there is no game.
   *[other] { $name } was not there in time for the deal, so there is no game.
}
clock-left-early = { $reader ->
    [you] You left before the cards were dealt.
   *[other] { $name } left before the cards were dealt.
}
page-lasting = { $unit ->
    [day] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hour] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minute] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[second] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}
page-away-rule = If one of you makes no play for { $time }, the other may close the table and wins the game.
page-away-near = { $who ->
    [you] Play by { MOMENT($time) }: after that { $name } may close the table and win.
   *[other] If { $name } has not played by { MOMENT($time) }, you may close the table and win.
}
page-away-past = { $who ->
    [you] You have not played since { MOMENT($since) }: { $name } may close the table now. A card still counts.
   *[other] { $name } has not played since { MOMENT($since) }. You may close the table.
}
page-away-title = Close the table?
page-away-sure = The game ends at once, and { $name } loses it by staying away.
page-away-yes = Close it and win
page-away-no = Wait longer

## The page: sound and touch

page-mute = Mute
page-volume = Sound volume
page-vibrate = Vibrate when I play a card and when it is my turn

## The page: why a game was won or lost

# $best: the card that would have kept it, or “Undead 9 or 3 others”.
why-slip = { $who ->
    [you] { $had ->
        [win] You had it won until trick { $trick } of phase two: { $best } would have kept it.
       *[draw] You had a draw until trick { $trick } of phase two: { $best } would have kept it.
    }
   *[other] { $had ->
        [win] { $name } had it won, and let it slip in trick { $trick } of phase two with { $card }: { $best } would have kept it.
       *[draw] { $name } had a draw, and let it slip in trick { $trick } of phase two with { $card }: { $best } would have kept it.
    }
}
why-then = The draw went in trick { $trick }: { $best } would have kept that.
why-or-more = { $card } or any of { $more } others
why-steady = { $reader ->
    [winner] You had it won from the first card of phase two, and never let go.
    [loser] It was lost before phase two began: from there { $name } made no mistake.
   *[other] { $name } had it won from the first card of phase two, and never let go.
}
why-steady-draw = It was a draw from the first card of phase two, and nobody slipped.
why-given = { $who ->
    [you] { $had ->
        [win] With best play, you would still have won.
       *[draw] With best play, it would still have been a draw.
    }
   *[other] { $had ->
        [win] With best play, { $name } would still have won.
       *[draw] With best play, it would still have been a draw.
    }
}
why-look = Look at that moment
result-wry-win = Mind the wine barrel.
result-wry-loss = Kings do not last long here.

## The page: finding an opponent

lobby-title = Play someone
lobby-find = { $clock ->
    [live] Find an opponent now
   *[slow] Find a slow game
}
lobby-find-why = { $clock ->
    [live] Live, 3 minutes each, in one sitting.
   *[slow] A day for each turn.
}
lobby-play = { $clock ->
    [live] { $count ->
        [one] { $count } person is waiting for an opponent: play
       *[other] { $count } people are waiting for an opponent: play
    }
   *[slow] { $count ->
        [one] { $count } person is waiting for a slow game: play
       *[other] { $count } people are waiting for a slow game: play
    }
}
lobby-live = live
lobby-slow = slow
lobby-untimed = without a clock
lobby-looking = { $clock ->
    [live] Looking for an opponent
   *[slow] Looking for an opponent for a slow game
}
lobby-seconds = { $seconds ->
    [one] { $seconds } second so far
   *[other] { $seconds } seconds so far
}
lobby-cancel = Stop looking
lobby-slow-away = The search goes on for three days while you are away. When an opponent is found, the table waits for you for a day.
lobby-another = Find a new opponent
lobby-meanwhile = Play a bot meanwhile
lobby-meanwhile-why = You keep your place. The page tells you when an opponent is found.
lobby-notify = While this page is in the background, notify me when an opponent is found or it is my turn
lobby-found = An opponent was found
lobby-hurry = An opponent was found. Go to the table within ten seconds.
lobby-go = Go to the table
lobby-kept = Your opponent did not come. The search goes on, and you keep your place.
lobby-missed = An opponent was found, but you did not come to the table in time. The first time is forgiven; after that you have to wait ten minutes before you look again, and longer each time.
lobby-seats = Open seats
lobby-more-seats = More open seats: { $count }
lobby-open-why = Or open a seat, listed here until somebody takes it:
lobby-open = { $clock ->
    [live] Open a seat for a live game
   *[slow] Open a seat for a slow game
}
lobby-people = { $count ->
    [0] Nobody else is in the lobby
    [one] { $count } other person is here
   *[other] { $count } other people are here
}{ $playing ->
    [0] .
    [one] , { $playing } is at a table.
   *[other] , { $playing } are at tables.
}
lobby-empty = Nobody else is here right now. Open a seat and wait, play a bot, or try this:
lobby-hour = Most people come at the weekly hour: { $time }.
lobby-time-left = { $time } left

## People: following, challenging, blocking

people-title = People
people-sign-in = Sign in to follow people, to challenge them, and to see how you stand against them.
people-to-account = To your account
people-find = Name of the person
people-look = Look up
people-followed = People you follow
people-followed-none = Nobody yet. Look somebody up by name, or follow the person you played with.
people-there = { $playing ->
    [yes] playing now
   *[no] here now
}
people-blocked = People you have blocked
people-since = Here since { DAY($day) }.
people-you = This is you.
people-score = Against { $name }: { $won } won, { $lost } lost, { $drawn } drawn.
people-score-none = You and { $name } have not played a game to its end yet.
people-games = Your games with { $name }
people-game = { $outcome ->
    [won] Won, { DAY($day) }
    [lost] Lost, { DAY($day) }
    [drawn] Drawn, { DAY($day) }
    [going] Still on, { DAY($day) }
   *[none] Not decided, { DAY($day) }
}
people-follow = Follow
people-unfollow = Stop following
people-block = Block
people-unblock = Unblock { $name }
people-blocks = You have blocked { $name }.
people-block-title = Block { $name }?
people-block-what = You will not be paired, cannot challenge each other and do not see each other’s open seats. { $name } is not told. A game that is on goes on; on this device you no longer hear { $name } there.
people-block-no = Cancel
people-challenge = Challenge
people-challenge-title = Challenge { $name }
people-send = Send the challenge
people-again = Challenge { $name } again
people-about = About { $name }
people-challenges = Challenges
people-calls = { $name } challenges you
people-called = You have challenged { $name }
people-accept = Accept
people-decline = Decline
people-later = Answer later, in the lobby
people-withdraw = Withdraw
people-accept-of = Accept the challenge of { $name }
people-decline-of = Decline the challenge of { $name }
people-withdraw-of = Withdraw your challenge to { $name }
people-waiting = { $clock ->
    [live] You have challenged { $name }. The game begins by itself when they accept. Stay here for that, on whichever screen: without an answer the challenge ends after half an hour.
   *[none] You have challenged { $name }. The game begins by itself when they accept. You may close the page and come back.
}
people-accepted = { $name } has accepted your challenge
people-ended = { $why ->
    [declined] { $name } has declined your challenge.
    [lapsed] { $name } did not answer your challenge in time.
   *[withdrawn] The challenge was withdrawn.
}
people-ended-unnamed = { $why ->
    [declined] The challenge was declined.
    [lapsed] The challenge was not answered in time.
   *[withdrawn] The challenge was withdrawn.
}
people-declined = You have declined the challenge of { $name }.
people-here = Friends here:
people-plays = { $name } (playing)
people-somebody = Challenge somebody

error-yourself = This is your own account.
error-cannot_challenge = { $name } cannot be challenged now.
error-blocked_by_you = You have blocked { $name }. Unblock them first.
error-challenged_already = { $name } has not answered your last challenge yet.
error-declined_lately = { $name } has declined your last challenge. You can challenge them again in { $minutes } minutes.
error-too_many_challenges = { $most } of your challenges are waiting for an answer. Withdraw one first.
error-no_challenge = This challenge is over: it was accepted, declined or withdrawn.
error-too_many_followed = You follow { $most } people, which is the most there can be. Stop following somebody first.
error-too_many_blocked = You have blocked { $most } people, which is the most there can be. Unblock somebody first.
error-seat_kept = The seat at table { $table } is kept for somebody else.
error-not_adoptable = This game cannot be put under your account.
error-challenge_of_two = A challenge needs a table for two people, without an open seat.

## The page: privacy

page-help = Help
page-privacy = Privacy
privacy-intro = Nobody needs an account here, and there is no advertising and no tracker. This page comes entirely from the server you play on, and talks to no other.
privacy-kept-title = What the server keeps
privacy-kept = The name you typed, and what was done at each table and when. Anybody who may watch a game sees both. If you look for an opponent, it is noted who was found for you: for a day, or for 30 days if it was a slow game or you did not come. The host can read everything that is stored, hidden cards included.
privacy-account = If you have an account, the server also keeps its name and the one before, the public part of your passkeys, a fingerprint of the recovery key (not the key itself), where you are signed in, which games are yours and whom you follow or have blocked, until you delete the account. It knows whether you are here now, and those who follow you see that. If you turn notifications on, it keeps the address at which your browser’s push service takes them: it belongs to the browser’s maker (Google, Mozilla, Apple or Microsoft), who sees that something came but cannot read it. A challenge is kept until it is answered, withdrawn or has run out. Signing in sets a cookie.
privacy-addresses = { $addresses ->
    [none] The server’s log leaves network addresses out.
    [short] The server’s log has network addresses, shortened and never with a name.
   *[full] The server’s log has network addresses, never with a name.
} Other programs of the host may have logs of their own.
privacy-time-title = For how long
privacy-time-while = A table is deleted when nothing has happened there for { $time }.
privacy-time-ever = Tables are kept until the host deletes them.
privacy-backups = Backups that were made before may last longer.
privacy-gone-title = How to have it deleted
privacy-gone = You delete an account yourself, on its own page. Ask the host to delete your table, and show them its link: anybody may have typed your name.
privacy-contact = How to reach the host: { $contact }
privacy-no-contact = The host has not said here how to reach them.
privacy-browser-title = In your browser
privacy-browser = This browser keeps your name, your settings, how your games against bots and your puzzles ended, the keys to your seats and a random number for the deal of the day, so that you find your games again; and the page’s own files, so that it opens without a connection. If you clear this site’s data all of it is gone, and your seats with it.

## The page: one's own games

page-my-older = Older unfinished games: { $count }
page-clear-games = Clear the { $count } unfinished games against bots
lobby-clear-title = Clear { $count } games?
lobby-clear-sure = Leaving gives each game up and takes it off the list. A game counts if both of you had played a card. The bots bear no grudge.
lobby-clear-yes = Clear them
page-game-gone = No longer on the server
page-won-by = { $name } won
page-ending = { $ending ->
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [given_up] Given up
    [called_off] Called off
    [undealt] Never dealt
   *[closed] Closed by the host
}
page-your-turn = Your turn
page-their-turn = { $name } to play
page-rating = Rating { $rating }
page-rating-why = Ratings were measured in games between the bots; playing at random is 0. How you stand is kept in this browser only.
page-standing = You: { $won } won, { $drawn } drawn, { $lost } lost
page-standing-helped = { $count } with help
page-deal-again = a deal played again
page-daily = Deal of the day
page-daily-board = How others did
today-title = Today
today-daily = { $state ->
    [playing] Your run is not over yet.
    [over] { $outcome ->
        [won] You won: place { $place }.
        [drawn] You drew: place { $place }.
        [lost] You lost: place { $place }.
       *[other] You gave up.
    }
   *[new] The same cards for everybody. Your first run counts.
}
today-puzzle = Puzzle of the day
today-puzzle-why = { $state ->
    [solved] { $days ->
        [one] Solved today.
       *[other] Solved: { $days } days in a row.
    }
   *[new] Only one card is right. Which?
}
today-lessons = Lessons
today-lessons-why = { $state ->
    [next] Next: { $lesson }.
    [done] All of them done.
   *[new] Six short ones, a faction at a time.
}
today-what-if-why = Play both sides, and see what each card is worth.

## The page: away from the table

page-offline = Without it you can read the rules, do the lessons, solve saved puzzles and look at your own games again. Playing and watching need the server.
page-nowhere = No such page
page-nowhere-why = This address leads nowhere, not even to a wine barrel.
page-notify = Notify me when it is my turn and this page is in the background
page-notify-denied = The browser does not allow notifications from this page. Its settings for this site can change that.
privacy-forget = Forget everything on this device
privacy-forget-sure = Your name, your settings, your standings and the keys to your seats go for good: you cannot return to games that are still on.
privacy-forget-yes = Forget it all
privacy-forgotten = This browser has forgotten everything.

# claim explore
explore-title = { $number ->
    [0] At the start
   *[other] After play { $number }
}
explore-prompt = A card, or a command (? lists them):
explore-help = Type a card to play it for whoever is to move. Enter: the next play of the line. back, lines, lines 2, name …, remove, open (cards), text, save FILE, quit.
explore-known = Lines go on with: { $cards }
explore-chances = { $name }’s chance to win in %, card by card:
explore-lines = lines
explore-save-where = Where to? For instance: save lines.jsonl
explore-saved = { $count ->
    [one] One line is in { $file }.
   *[other] { $count } lines are in { $file }, a record each.
}
explore-command-back = back b
explore-command-next = next n
explore-command-lines = lines
explore-command-name = name
explore-command-remove = remove
explore-command-open = open
explore-command-text = text
explore-command-save = save
explore-command-rules = help
explore-command-quit = quit q
whatif-title = What if?
whatif-about = Play on for both sides from any moment of a game, and see what each card is worth: exactly in phase two, as a chance in phase one.
whatif-begin = Begin with
whatif-puzzle = A puzzle
whatif-last-puzzle = Your last puzzle
whatif-example = An example: the last six tricks of a game
whatif-paste = A record, a position or a study
whatif-read = Open it
whatif-read-rest = Open the part that can be read
whatif-file = Open a file…
whatif-unread = This file cannot be read.
whatif-pasted = This text
whatif-setup = Set up a position
whatif-phase = Phase
whatif-leads = Who leads
whatif-where = Where the next cards go
whatif-place-hand = Hand { $seat }
whatif-place-led = Led card
whatif-place-prize = Prize
whatif-place-followers = Followers { $seat }
whatif-place-score = Score pile { $seat }
whatif-place-pile = Draw pile
whatif-rest = { $count ->
    [0] The draw pile fills up from the other cards.
    [one] One of the other cards is in the draw pile, drawn by lot.
   *[other] { $count } of the other cards are in the draw pile, drawn by lot.
}
whatif-shuffle = Draw again
whatif-explore = Explore this position
whatif-clear = Clear all
whatif-start = The start
whatif-at = Play { $number }
whatif-turn = { $name } is to play.
whatif-turn-table = Turn the table
whatif-judged = How chances are judged
whatif-judged-seat = by what the player could know
whatif-judged-open = with open cards
whatif-worths = Cards of { $name }
whatif-thinking = Thinking…
whatif-exact = Exact, if both play their best from here.
whatif-estimated = Chance to win in %, estimated; ± says how far it may be off.
whatif-chance = { $chance } ± { $error }%
whatif-value = { $name } is to play: { $verdict } with best play.
whatif-best = { $name } is to play. Best: { $card }, { $worth }.
whatif-lines = Lines
whatif-line-play = { $card }, play { $number }
whatif-name = Name of the line that begins with { $card }
whatif-name-hint = Name of this line
whatif-remove = Remove from { $card } on
whatif-removed = Removed.
whatif-undo = Bring back what was removed
whatif-keys = Keys: ← → along a line (in a hand: Page Up, Page Down), ↑ ↓ to the lines beside it; Home, End; Delete removes.
whatif-keep = Share and keep
whatif-link = The link has all of it: position, lines and names.
whatif-records = { $count ->
    [one] The line as a record that every part of Claim can read.
   *[other] The { $count } lines as records that every part of Claim can read.
}
whatif-copy = Copy records
whatif-download = Download records
whatif-change = Change this position
whatif-play-on = Play on from here
whatif-play-as = Play on as { $name }
whatif-against = Against
whatif-play-why = A table of its own, from this position. Its record says that it was set up, and it does not count.
whatif-cut = The end of this link is missing. Here is the part that can be read.
error-not_start = { $text }: expected a position, a study or a game record.
error-other_start = Line { $line }: this game begins elsewhere. Expected records of games from one position.
error-bad_study = Character { $place }: { $text }: expected a card, (, ) or a name in braces.
error-open_study = A ( or a brace is not closed: the text may have been cut off.
error-bad_branch = Character { $place }: a line in parentheses follows the card that it replaces.
error-large_study = More than { $most } plays in all lines: expected a smaller study.
error-bad_line_name = { $text }: expected a name of at most { $most } printable characters without braces.
error-no_such_line = No line goes on with { $card } there.

## The deal of the day

daily-intro = One deal for everybody: the same cards, the same seat, the same leader, the same opponent. Your first run counts.
daily-closed = This day is over. Its deal no longer counts, and everybody may see its games.
daily-closing = No new runs of this day can be started. Those already under way can still be finished.
daily-players = { $status ->
    [running] { $count ->
        [0] Nobody has played it yet.
        [one] { $count } person has played it so far.
       *[other] { $count } people have played it so far.
    }
   *[other] { $count ->
        [0] Nobody played it.
        [one] { $count } person played it.
       *[other] { $count } people played it.
    }
}
daily-to-today = Today’s deal
daily-opponent = Opponent: { $level }
daily-next = { $hours ->
    [0] Next deal in { $minutes } min, against { $level }
   *[other] Next deal in { $hours } h { $minutes } min, against { $level }
}
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-calendar = Calendar
daily-month-before = Previous month
daily-month-after = Next month
daily-unplayed = Not played
daily-share = Share
daily-share-title = Claim, { DAY($day, style: "medium") }, against { $level }
daily-share-text = Copy the text
daily-share-picture = Save the picture
daily-own = Your run
daily-playing = Not over yet
daily-outcome = { $outcome ->
    [won] Won
    [drawn] Drawn
    [lost] Lost
   *[given_up] Given up
}
daily-result = { $votes ->
    [one] { $outcome }, { $votes } vote
   *[other] { $outcome }, { $votes } votes
}
daily-place = Place { $place } of { $count } against { $level }
daily-given-away = { $points ->
    [one] The review says that you gave away { $points } hundredth of a game.
   *[other] The review says that you gave away { $points } hundredths of a game.
}
daily-until = It counts until 01:00 UTC on the day after.
daily-review = Replay and review
daily-play = Play it
daily-play-why = There are no hints, and nothing is taken back. Giving up counts as a loss, and shows nothing before the day is over.
daily-practice = Practise with this deal
daily-practice-why = As often as you like. It counts for nothing, and the same plays get the same answers.
daily-hidden = How others did is shown when you have played your own run to its end, or when the day is over.
daily-board = How everybody did
daily-choose-level = Against which level
daily-level = Against { $level } ({ $count })
daily-th-place = Place
daily-th-name = Name
daily-th-votes = Votes
daily-th-given = Given away
daily-you = you
daily-nameless = somebody
daily-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
daily-counts = Ranked by result, then by votes, then by what the review says was given away, in hundredths of a game. Those who did equally well share a place.
daily-bots = The levels with the same cards
daily-th-bot = Level
daily-th-won = Won
daily-th-average = Votes on average
daily-won-of = { $won } of { $runs }
daily-computing = The server is still calculating.
daily-nobody = Nobody has finished a run against this level.
daily-proof = How do I know it was not chosen?
daily-proof-why = The server draws a day’s secret the day before and shows its commitment at once. An hour after the day is over it shows the secret, and anyone can check that it is the same.
daily-commitment = Commitment to { DAY($day, style: "medium") }, drawn { MOMENT($time) }
daily-committed-late = This was drawn after the day had begun, because the server was not running the day before.
daily-secret = The secret, revealed
daily-promised = { $ok ->
    [yes] The commitment is the one that this browser was shown before the day.
   *[no] The commitment is not the one that this browser was shown before the day.
}
daily-leader = { $who ->
    [A] These cards follow from it, and whoever plays the deal leads first.
   *[B] These cards follow from it, and the bot leads first.
}
daily-hand = { $who ->
    [A] Your hand
   *[B] The bot’s hand
}

## At a server, from the terminal

remote-help-rematch = another game, once this one is over
remote-help-resign = give the game up
remote-help-leave = leave the table for good, which gives the game up
remote-help-close = close the table, once the other player has stayed away too long
remote-help-quit = leave; your seat is kept, and the game goes on when you are back
remote-help-say = one of the phrases to the other player: say 3
remote-help-mute = hear no more phrases at this table, or hear them again
remote-you-say = You say: { $phrase }
remote-unmuted = { $name } is heard again.
remote-prompt-over = rematch, or Enter to leave (? for help):
remote-prompt-waiting = (? for help)
remote-code = Or with its code, from a terminal: claim play --server { $server } --table { $code }
remote-waiting = Waiting for the other player.
remote-found = Connected again.
remote-saved-later = The server cannot save just now; it will try again.
remote-shuffle-waits = Waiting for { $name } to add to the shuffle.
remote-shuffle-elsewhere = Your part of the shuffle is on the device where you took this seat. Open the game there, and the cards are dealt.
remote-kept = Your seat is kept.
remote-unfinished = You have an unfinished game here: { $command }
remote-their-turn = It is { $name }’s turn.
remote-not-turn = It is not your turn.
remote-back = { $name } is back.
remote-confirm-resign = Enter it again to give the game up.
remote-confirm-leave = Enter it again to leave the table for good. A game still in play is then given up.
remote-not-over = This game is not over yet. A rematch can be offered when it is.
remote-help-calloff = call the game off, before its first card: neither of you loses
remote-help-holiday = in a slow game, stop your clock for some days: holiday 7 (0 ends it)
remote-confirm-calloff = Enter it again to call the game off.
remote-holiday-how = For how many days? Such as: holiday 7, or holiday 0 to end it.
remote-looking = [{ $time }] Looking for an opponent, { $count ->
    [0] nobody else is here
    [one] { $count } other is here
   *[other] { $count } others are here
} (q to stop):
remote-looking-lost = The connection is lost. Trying again; you keep your place.
remote-looking-elsewhere = You are looking for an opponent somewhere else now, so the search ends here.
remote-looking-keys = { $text } means nothing here: q stops looking, b plays a bot meanwhile.
remote-stopped-looking = You are no longer looking for an opponent.
remote-meanwhile = Nobody yet. Type b to play a bot meanwhile: you keep your place, and that game waits for you when an opponent is found.
remote-session-ended = You are signed out at this server, so you play without an account. To sign in again: { $command }
remote-somebody = somebody
remote-game = { $state ->
    [yours] Your turn, with { $name }
    [theirs] Waiting for a card from { $name }
   *[waiting] Not dealt yet, with { $name }
}
remote-no-games = You have no unfinished games here.
remote-menu-title = Claim at { $server }
remote-menu-bot = Play a bot
remote-menu-friend = Invite a friend: you get a link to send
remote-menu-table = Sit down with a link or a code
remote-menu-seat = { $clock ->
    [live] Sit down with { $name }, live
    [slow] Sit down with { $name }, slow
   *[none] Sit down with { $name }, without a clock
}
remote-called = { $name } challenges you. To accept: { $command }
remote-menu-prompt = Which number (q to leave)?
remote-menu-which = Expected a number from 1 to { $most }.
remote-menu-level = Which bot (Enter: { $name })?
remote-menu-link = Link or code:
remote-key-prompt = Recovery key (not shown as you type):
remote-key-once = Your recovery key is shown only this once. Keep it safe: it is the only way into this account.
remote-not-signed-in = You are not signed in at { $server }.
remote-signed-out-here = You are signed out here, but the server could not be told: { $problem }
remote-fair-own = { $ok ->
    [yes] Your contribution is the one that was drawn here.
   *[no] Your contribution is not the one that was drawn here.
}
remote-fair-leader = { $ok ->
    [yes] Who leads first was decided in the way you were told before the deal.
   *[no] Before the deal you were told something else about who leads first.
}

## Quick phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice = Nice card!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-close = That was close!
phrase-thinking = Let me think…
phrase-sorry = Sorry for the wait!
phrase-thanks = Thank you!
phrase-well_played = Well played!
phrase-again = Another game?
phrase-bye = I have to go. Bye!
phrase-no_problem = No problem!
phrase-not_now = Not now, thanks!
phrase-ui-said = { $name } says: { $phrase }
phrase-ui-title = Say something
phrase-ui-note = { $name } reads it in their own language. None of it is kept.
phrase-ui-mute = Stop hearing { $name }
phrase-ui-unmute = Hear { $name } again
phrase-ui-muted = { $name } is muted at this table.
## Accounts
error-too_many_accounts = Too many accounts from one address. Wait a while.
error-adopted_before = The game of seat { $seat } at table { $table } is already under another account.
error-not_signed_in = Sign in first.
error-sign_in_again = For this you must have signed in within the last { $minutes } minutes. Sign in again.
error-name_taken = { $text } is taken, or looks too much like a name that is. Choose another.
error-name_of_account = { $text } belongs to an account. Sign in, or choose another name.
error-renamed_lately = A name can be changed once every { $days } days. You can change yours from { MOMENT($time) } on.
error-mistyped_key = This is not a recovery key: something is mistyped. It has { $groups } groups of { $size } letters and digits.
error-unknown_key = This recovery key opens no account. Perhaps it was replaced by a newer one.
error-no_passkeys_here = Passkeys need a page over https (or on localhost) that is opened by name, not by IP address. Here the recovery key signs you in.
error-bad_passkey = The passkey was not accepted: { $problem }
error-unknown_passkey = This passkey opens no account here. It may have been removed.
error-cloned_passkey = This passkey seems to have been used elsewhere in the meantime, as a copy of it would be. Sign in with another one or with the recovery key, and remove this one.
error-passkey_known = This passkey is already here.
error-stale_challenge = This took longer than { $minutes } minutes, or was sent before. Begin again.
error-too_many_passkeys = An account has at most { $most } passkeys. Remove one first.
error-no_passkey = Your account has no such passkey.
error-no_session = You are not signed in there any more.
error-suspended = This account is suspended. Only the host of this server can change that.
error-other_name = { $text } is not your account’s name, so nothing was deleted. Expected { $name }.
error-no_account = There is no account { $text }. Expected a name or an id.
error-no_push = This server sends no notifications. Its host has made no keys for them.
error-bad_push_keys = { $field } is not a key of a browser’s push subscription. Expected { $bytes } bytes in base64url.
error-bad_endpoint = { $text } is not the address of a push service. Expected https://, the name of a host without a port, and a path.
error-other_push_service = { $host } is not a push service that this server sends to.
error-bad_push_contact = --contact: { $text } is not an address. Expected one such as mailto:host@claim.example or https://claim.example/contact, of at most { $most } characters.
admin-accounts-legend = Id, created (UTC), passkeys, games, name.
admin-no-accounts = There is no such account.
admin-suspended = suspended
admin-account-renamed = Account { $account } is now called { $name }.
admin-account-key = { $name } has a new recovery key, and the old one opens nothing any more: { $key }
admin-account-suspended = { $name } cannot sign in any more, and is signed out everywhere.
admin-account-resumed = { $name } may sign in again.
admin-account-deleted = Account { $name } is deleted. Its games stay, without its name.
admin-push-made = This server can send notifications now. Browsers know it by this key: { $key }
admin-push-there = This server had keys for notifications already, and they have not changed. Browsers know it by this key: { $key }
admin-push-contact = Push services can reach you at { $contact }.
admin-push-no-contact = Push services have no way to reach you, and some of them insist on one. Name it with --contact mailto:… or https://…
admin-push-removed = This server sends no notifications any more.
admin-push-none = There were no keys for notifications.
admin-problem-account = Table { $table }: its log and the list of accounts’ games do not agree on seat { $seat }.
page-account = Account
account-title = Your account
account-what = An account keeps your name for you and your games together, on every device. Everything here can also be played without one.
account-create-title = Create an account
account-name = Name
account-passkey-what = A passkey lives in your phone, your computer or a security key, and you use it the way you unlock the device: finger, face or PIN. Nothing to think up, and no e-mail address.
account-create = Create with a passkey
account-create-key = Create with a recovery key
account-key-alone = Or without a passkey: the recovery key alone opens the account. Write it down, and type it in wherever you sign in.
account-no-passkeys = There are no passkeys here: they need https, a name instead of an IP address, and a current browser. Here you sign in with the recovery key alone.
account-sign-in-title = Sign in
account-sign-in = Sign in with a passkey
account-key-label = Recovery key
account-sign-in-key = Sign in with the recovery key
account-key-lost = Lost both the passkeys and the key? The host of this server can issue a new key.
account-passkey-failed = Nothing happened: it was stopped, or this device has no passkey for this server.
account-passkey-unmade = No passkey was made: it was stopped, or nothing here can keep one.
account-passkey-here = This device already has a passkey for your account. Add one on another device, or with a security key.
account-key-title = Your recovery key
account-key-once = It is shown only this once. Write it down, print it or copy it now: without your passkeys it is the only way in.
account-key-copy = Copy
account-key-copied = Copied.
account-key-print = Print
account-key-kept = I have saved it
account-key-unkept = You were shown a recovery key, and have not said that you kept it. Without your passkeys it is the only way in. Did you write it down?
account-key-unkept-new = No, make a new one
account-key-noted = Good. Keep it in a safe place.
account-signed-in = You are signed in as { $name }.
account-sign-out = Sign out
account-signed-out = You are signed out.
account-ended = Your session has ended, { $name }: you are a guest here now, and your games are kept.
account-ended-again = Sign in again
account-somebody-else = You are signed in as somebody else now, { $name }, so nothing was changed.
account-adopt-what = { $count ->
    [one] This browser knows 1 game that is not in your account.
   *[other] This browser knows { $count } games that are not in your account.
}
account-adopt = Add to my account
account-adopted = Added: { $count }.
account-games-title = Your games
account-games-none = None yet.
account-game = With { $name }, { DAY($day) }
account-game-open = Waiting for somebody, { DAY($day) }
account-part-elsewhere = Your part of the shuffle is kept in the browser in which you sat down. Open this game there: once the cards are dealt, you can play it here too.
account-passkeys-title = Passkeys
account-passkeys-second = Add a second one on another device, in case you lose the first.
account-passkey-this = { $label } (this device)
account-passkey-used = For { $host }, since { DAY($day) }, last used { MOMENT($time) }
account-passkey-unused = For { $host }, since { DAY($day) }, not used to sign in yet
account-passkey-add = Add a passkey
account-passkey-remove = Remove { $label }
account-passkey-remove-title = Remove { $label }?
account-passkey-remove-what = This passkey then no longer opens your account. Delete it where your device keeps it, too.
account-passkey-remove-last = This is your only passkey. Without it only your recovery key opens the account: be sure that you have it written down.
account-passkey-remove-yes = Remove
account-passkey-keep = Keep it
account-passkey-rename = Rename { $label }
account-passkey-rename-title = A name for this passkey
account-passkey-rename-yes = Save the name
account-key-new-what = A new recovery key replaces the old one, which then opens nothing.
account-key-new = Make a new recovery key
account-sessions-title = Where you are signed in
account-session-row = { $label }, last used { MOMENT($time) }
account-session-this = { $label }, here
account-session-end = Sign out { $label }
account-sessions-end = Sign out everywhere
account-rename-title = Another name
account-rename-what = Once every 30 days. Games already played keep the name they were played under.
account-rename-from = You can change it again from { MOMENT($time) } on.
account-rename = Change the name
account-again-title = Sign in again
account-again-what = This changes who can open your account. Show first that it is you.
account-export = Download everything about you
account-delete-title = Delete the account
account-delete-what = Your name, passkeys, sessions and recovery key go for good. Your games stay with an anonymous seat, and games that are still on are lost.
account-delete-name = Type { $name } to confirm
account-delete = Delete my account
account-deleted = Your account is deleted.
account-push-title = Notifications
account-push = Notify me on this device, even if this page is closed
account-push-what = When it is your turn in a slow game, when an opponent is found for you, and when somebody challenges you. What the notifications say is encrypted: your browser’s push service only carries it.
account-push-ask = Tell me when it is my turn
account-push-on = This device will tell you when it is your turn.
account-push-not-now = Not now
account-push-failed = This browser could not turn notifications on. Try again later.
push-time = Your time is running out
push-challenge = { $name } challenges you
push-challenge-body = Answer in the lobby

## claim COMMAND --help, and what is wrong with a command line

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-example = example
help-help = show this help and stop
help-claim = Claim, the two-player trick-taking card game.
help-version = print the version and which speed is active
help-language = en, fr, hu, it or pt-BR (default: your locale’s)
help-json = one JSON object
help-json-lines = one JSON object per line
help-record = a record: JSON or text
help-record-line = the record’s line in a file of many
help-server = such as https://claim.example
help-play = play a game in the terminal, here or at a server
help-play-bot = a name of `claim bots`, or cmd:PROGRAM (default: greedy)
help-play-hot-seat = two people at this terminal
help-play-seat = where you sit against a bot: A or B (default: A)
help-play-seed = the deal’s seed, to play the same cards again
help-play-leader = who leads first: lot, me, other, or a seat A or B (default: lot)
help-play-by-heart = see only what lies open, remember the rest; no hints
help-play-no-hints = play without hints
help-play-warn = ask again before a card that gives much away (a hint)
help-play-save = where to keep the game (default: your data folder)
help-play-resume = continue a saved game
help-play-at-server = at a server: against a stranger, a friend or a bot; by default it asks which
help-play-server = play there, such as https://claim.example; --bot is a level
help-play-find = find an opponent: live (3 minutes each) or slow (3 days each)
help-play-friend = make a table, and show the link for a friend
help-play-clock = with --friend: play with a clock, live or slow
help-play-open = with --friend: let anyone in the lobby take the free seat
help-play-table = sit down by a friend’s link or its code, or continue a game you left
help-play-name = what you are called there without an account
help-login = sign in to your account at a server, with its recovery key
help-login-new = make an account with this name, and print its recovery key
help-login-programs = Programs give the key in CLAIM_RECOVERY_KEY, or as the first line of the input.
help-logout = sign out at a server
help-games = list your games at a server, yours to move first
help-replay = step through a game record
help-replay-seat = A, B, spectator or open (default: open)
help-replay-all = print everything without stopping
help-replay-json = one JSON view per line (with --recheck: one object)
help-replay-recheck = play the bots’ moves again and compare
help-verify = recompute a verified deal from its record
help-review = show what each play of a game cost
help-review-rounds = of search per play of phase one (default: 20000)
help-review-deals = times to play the deal again, 0 for none (default: 10)
help-review-plot = draw the winning chances over the plays: FILE.svg or FILE.png
help-review-svg = the same, always as SVG
help-solve = solve a phase-two position exactly
help-solve-position = a position text, or - for one per line (default: -)
help-solve-json = one JSON object per position
help-explore = play other cards and see what each is worth
help-explore-start = a record, a position text, or a study’s
help-explore-at = begin after so many plays (default: 0)
help-explore-open = judge phase one with all cards open
help-explore-rounds = of search per moment of phase one (default: 20000)
help-explore-json = what each card is worth there, as one JSON object
help-puzzle = solve a puzzle in the terminal: today’s, or one you choose
help-puzzle-id = a puzzle’s id (default: the puzzle of the day)
help-puzzle-date = the puzzle of another day, such as 2026-11-16
help-puzzle-json = print the puzzle as one JSON object instead
help-puzzle-theme = only with this theme, such as knight_over_goblin
help-puzzle-rating = only with a rating in this range, such as 600-800
help-puzzle-file = puzzles made by `claim puzzles make --out FILE`
help-puzzles = list puzzles whose answers are proven, or make more
help-puzzles-count = at most N of them (default: all)
help-arena = let bots play each other
help-dataset = write solved positions or bots’ games as Parquet, for research
help-serve = serve the page and its tables
help-admin = look after a server’s tables, whether it is running or not
help-bots = list the bots with their measured strength
help-bench = measure the speed of this installation, as JSON
help-see = see { $command } --help
help-unknown = unknown: { $text }
help-ambiguous = { $text } could mean { $known }
help-required = missing: { $text }
help-needs-value = { $option } needs a value after it
help-takes-none = { $option } takes no value
help-choice = { $option }: { $text } is none of { $known }
help-number = { $option }: { $text } is not a number
help-whole-number = { $option }: expected a whole number from 1, got { $text }

## The page: help

newcomer-begin-title = Begin
newcomer-begin = “{ $game }” explains the rules while you play. After that there are five bots, lessons, puzzles, and the deal of the day.
newcomer-phone = On a phone, a first tap lifts a card and a second one plays it; the settings change that. If the server has https, your browser can add this page to the home screen. It then opens without a network, too.
newcomer-friends-title = With a friend
newcomer-reach = Both of you need this server. Invite a friend in the lobby and send them the link: the game begins when they sit down. If this page’s address begins with “localhost”, nobody else can reach it.
newcomer-clocks = In a live game each of you has 3 minutes, and the first 3 seconds of every turn are free. In a slow game you have 3 days, and the first day of every turn is free. If your time runs out, you lose. “{ $holiday }” stops your clock in a slow game, for up to 14 days.
newcomer-talk = There is no chat. You say phrases, and your opponent reads them in their own language. You can mute your opponent at any table.
newcomer-block = If you both have accounts, you can block somebody: you will not be paired, cannot challenge each other and do not see each other’s open seats. They are not told.
newcomer-keys = A passkey or your recovery key opens your account. The recovery key is shown only once: write it down.
newcomer-lost = Have you lost a device? Sign in on another one, end its session under “{ $sessions }”, and remove its passkey. If you have lost the recovery key as well, only the host of this server can help. The lost device keeps the seats at which it sat down itself, until the host takes back their keys.
newcomer-devices = Sign in on each of your devices: the lobby there lists your games. Until the cards are dealt, a game needs the browser in which you sat down.
newcomer-notified = Your account can notify you on each device when it is your turn in a slow game, even if this page is closed. On an iPhone, first add the page to the home screen.
