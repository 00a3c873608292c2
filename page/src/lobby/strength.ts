/** Which bot is about as strong as the player, by how the games against each have ended. */

import type { BotInfo } from "../wire/model";
import type { Standing } from "../kept/standings";

const USUAL = "squire"; // before the first game
const ENOUGH = 0.4; // of the points
const PLENTY = 0.6;

/** The strongest against which the player does well enough; beside it the next one, where that says too little. */
export function ofStrength(bots: readonly BotInfo[], standings: ReadonlyMap<string, Standing>): string {
  const levels = bots.map(({ name }) => name); // the weakest first
  const results = levels.map((name) => {
    const { won, drawn, lost } = standings.get(name) ?? { won: 0, drawn: 0, lost: 0 };
    const games = won + drawn + lost;
    return games > 0 ? (won + drawn / 2) / games : null;
  });
  const held = results.findLastIndex((result) => result !== null && result >= ENOUGH);
  if (held >= 0) {
    const up = results[held]! > PLENTY && results[held + 1] === null;
    return levels[up ? held + 1 : held]!;
  }
  const lowest = results.findIndex((result) => result !== null);
  return lowest < 0 ? USUAL : levels[Math.max(0, lowest - 1)]!;
}
