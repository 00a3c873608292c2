/** How long things stay on the screen. */

export type Speed = "slow" | "normal" | "fast";

/** What a scene is given time for. */
export type Wait = "deal" | "land" | "decide" | "take" | "read" | "phase" | "moment" | "end";

/** Milliseconds. The deal is heard card by card, and so is never slower than its sound. Cards that move take as long as the scenes `deal`, `land` and `take`. */
export const TIMES: Record<Speed, Record<Wait, number>> = {
  slow: { deal: 1200, land: 420, decide: 1500, take: 440, read: 3200, phase: 3400, moment: 5000, end: 4500 },
  normal: { deal: 1200, land: 280, decide: 650, take: 320, read: 1700, phase: 2000, moment: 3500, end: 2800 },
  fast: { deal: 700, land: 180, decide: 250, take: 200, read: 700, phase: 900, moment: 2500, end: 1300 },
};
