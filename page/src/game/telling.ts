/** Puts names, events and errors into words, for the screen and for screen readers. */

import { NAMELESS } from "../wire/name";
import { has, listed, say } from "../i18n/words.svelte";
import type { BySeat, Card, GameEvent, GameResult, Problem, Seat, SeenTrick, TableState } from "../wire/model";
import { Refusal, SEATS } from "../wire/model";
import { faction, other, tally, value } from "./cards";

export interface Players {
  /** The seat that is called “you”, if any. */
  me: Seat | null;
  names: BySeat<string>;
  /** The bots at the table; a person has none. */
  bots?: BySeat<string | null>;
  /** Who sits there with an account. */
  members?: BySeat<boolean>;
}

export function playersOf(table: TableState): Players {
  const names = { A: nameAt(table, "A"), B: nameAt(table, "B") };
  // Players of the same name are called by their seats instead, and those without one still guests.
  const nameless = table.seats.A.name === NAMELESS;
  if (names.A === names.B)
    for (const seat of SEATS) names[seat] = nameless ? `${names[seat]} ${seat}` : say("player-seat", { seat });
  const me = table.you === "spectator" || table.kind === "same_screen" ? null : table.you;
  const { A, B } = table.seats;
  return { me, names, bots: { A: A.bot, B: B.bot }, members: { A: !!A.account, B: !!B.account } };
}

function nameAt(table: TableState, seat: Seat): string {
  const { name, bot } = table.seats[seat];
  return bot ? botName(bot) : personName(name) || say("player-seat", { seat });
}

/** A person's name, or "guest" in the reader's language where they gave none. Every name of a person is shown by this. */
export const personName = (name: string): string => (name === NAMELESS ? say("page-guest") : isolated(name));

/** Isolates a right-to-left name, so that it does not reorder the text around it. */
const isolated = (name: string): string => (/[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** The translated title of a level; any other bot keeps its own name. */
export function botName(bot: string): string {
  return has(`bot-title-${bot}`) ? say(`bot-title-${bot}`) : bot;
}

export const cardName = (card: Card): string => `${say(`faction-${faction(card)}`)} ${value(card)}`;

/** A message's variables with the cards among them by their names: beginners do not know their letters. */
export const spelled = <T extends string | number>(args: Record<string, T>): Record<string, T | string> =>
  Object.fromEntries(
    Object.entries(args).map(([name, one]) => [name, CARDS_OF.has(name) ? cardName(one as Card) : one]),
  );
const CARDS_OF = new Set(["card", "led", "reply"]);

export const cardNames = (cards: readonly Card[]): string =>
  cards.length === 0 ? say("nobody") : listed(cards.map(cardName));

export function actor(players: Players, seat: Seat): { who: string; name: string } {
  return { who: players.me === seat ? "you" : "other", name: players.names[seat] };
}

/** A seat as the reader knows it: "you", or the player's name. */
export const called = (players: Players, seat: Seat): string =>
  players.me === seat ? say("page-you") : players.names[seat];

/** One sentence per event, or null where there is nothing to add. */
function sentence(event: GameEvent, players: Players): string | null {
  const card = event.cards?.[0];
  if (event.seat === null) {
    if (event.kind === "prize_revealed" && card) return say("prize-line", { card: cardName(card) });
    if (event.kind === "game_ended") return say("result-draw");
    return null;
  }
  const who = actor(players, event.seat);
  switch (event.kind) {
    case "played":
      return card ? say("plays-line", { ...who, card: cardName(card) }) : null;
    case "trick_won":
      return say("wins-trick-line", who);
    case "gained":
      if (event.audience === null && card) return say("takes-prize-line", { ...who, card: cardName(card) });
      return card ? say("draws-line", { ...who, card: cardName(card) }) : say("page-draws-hidden", who);
    case "scored":
      return say("page-scores", { ...who, cards: cardNames(event.cards ?? []) });
    case "phase_ended":
      return event.phase === 1 ? say("phase-over-line") : null;
    default:
      return null; // the result says how the game ended, with the votes
  }
}

export const tell = (events: readonly GameEvent[], players: Players): string => news(events, null, players);

/** Who won a trick, with what and why, and what was scored; and, in phase one, who took what, which the cards show too. */
export function trickLines(trick: SeenTrick, players: Players): string[] {
  const { winner, reason } = trick;
  const loser = other(winner);
  const card = cardName(winner === trick.leader ? trick.led : trick.reply);
  const letter = trick.stands_for ?? faction(trick.led);
  const why = say(`told-why-${reason}`, { ...actor(players, loser), letter, faction: say(`faction-${letter}`) });
  const wins = say("told-wins", { ...actor(players, winner), card, why });
  return [[wins, ...scores(trick, players, [winner, loser])].join(" "), ...takes(trick, players)];
}

/** Who took the prize, and what the other drew. */
function takes({ prize, prize_to, drawn, drawn_to }: SeenTrick, players: Players): string[] {
  if (prize === null || prize_to === null || drawn_to === null) return [];
  const mine = players.me === drawn_to && drawn !== null; // on a shared screen, the other player would hear it
  const who = players.me === prize_to ? "you" : mine ? "loser" : "other";
  const name = players.names[prize_to];
  const loser = players.names[drawn_to];
  return [say("told-takes", { who, name, loser, card: cardName(prize), drawn: mine ? cardName(drawn) : "" })];
}

/** Which cards of a trick went into the score piles of these seats. */
export function scores({ led, led_to, reply, reply_to }: SeenTrick, players: Players, seats: Seat[]): string[] {
  const went = [
    { card: led, to: led_to },
    { card: reply, to: reply_to },
  ];
  return seats.flatMap((seat) => {
    const cards = went.filter(({ to }) => to === seat).map(({ card }) => card);
    return cards.length > 0 ? [say("page-scores", { ...actor(players, seat), cards: cardNames(cards) })] : [];
  });
}

/** A trick that is over, from its first card on. */
export const tellTrick = (trick: SeenTrick, players: Players): string =>
  [
    say("plays-line", { ...actor(players, trick.leader), card: cardName(trick.led) }),
    say("plays-line", { ...actor(players, other(trick.leader)), card: cardName(trick.reply) }),
    ...trickLines(trick, players),
  ].join(" ");

/** What happens, event by event; a trick that ends with them is one sentence. */
export function news(events: readonly GameEvent[], trick: SeenTrick | null, players: Players): string {
  return events
    .map((event) => {
      if (trick && event.kind === "trick_won") return trickLines(trick, players).join(" ");
      return trick && (event.kind === "gained" || event.kind === "scored") ? null : sentence(event, players);
    })
    .filter((line) => line !== null)
    .join(" ");
}

export function resultLine(result: GameResult, players: Players): string {
  const votes = tally(result.votes);
  if (result.winner === null) return say("result-draw");
  const name = players.names[result.winner];
  if (players.me === null) return say("result-seat", { name, votes: votes[result.winner] });
  const mine = votes[players.me];
  const theirs = votes[other(players.me)];
  return result.winner === players.me
    ? say("result-win", { mine, theirs })
    : say("result-loss", { name, mine, theirs });
}

const FORFEITS = ["away", "left", "flagged"]; // and by giving up

/** How the game ended, by votes or by forfeit; empty while it goes on. */
export function endLine(result: GameResult | null, forfeit: TableState["forfeit"], players: Players): string {
  if (!forfeit) return result ? resultLine(result, players) : "";
  const { seat, reason } = forfeit;
  return say(FORFEITS.includes(reason) ? `forfeit-${reason}` : "forfeit-resigned", {
    reader: players.me === null ? "other" : players.me === seat ? "loser" : "winner",
    name: players.names[seat],
    winner: players.names[other(seat)],
  });
}

/** Why a card may not be played now, in as few words as possible. */
export function whyNot({ code, params }: Problem): string {
  if (code === "must_follow" && typeof params.led === "string") {
    const letter = faction(params.led);
    return say("page-why-follow", { letter, faction: say(`faction-${letter}`) });
  }
  if (code === "not_your_turn") return say("page-why-turn");
  return problemText(new Refusal(code, params));
}

export function problemText({ code, params }: Refusal): string {
  if (code === "connection_lost") return say("page-unreachable");
  return has(`error-${code}`) ? say(`error-${code}`, params) : say("page-refused", { code });
}
