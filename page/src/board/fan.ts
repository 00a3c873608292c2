/**
 * Where the cards of a hand lie: in one fan, or in two rows where thirteen targets for a finger don't fit side by side.
 * Numbers only, in CSS pixels, so that it can be tested for every hand and every size.
 */

/** The least width and height of a card that its neighbours leave free: 44 pixels, which a finger can hit, and a little. */
export const TARGET = 44.5;
/** A card's height, in widths. */
export const TALL = 1.4;
/** The narrowest card whose face can be read. */
const LEAST = 48;
/** A card of at least this width is shown whole; in a lower hand, two thirds of a larger one are. */
const WHOLE = 56;
const CUT = 2 / 3;
/** What stays free at the left and right. */
const EDGE = 4;
/** How far the upper corner of a turned card sticks out, in widths and degrees: it turns about a point near its foot. */
export const CORNER = (0.9 * TALL * Math.PI) / 180;
/** Between factions, in steps from card to card. */
const GAP = 0.28;

export interface Place {
  /** From the hand's left edge to the card's. */
  x: number;
  /** From the hand's upper edge to the card's, while it lies. */
  y: number;
  turn: number;
  row: number;
}

export interface Arrangement {
  /** A card's width. */
  card: number;
  /** How far a playable card stands out above the others. */
  rise: number;
  /** How much further it rises under the finger, the pointer or the focus. */
  lift: number;
  rows: 1 | 2;
  /** Whether the hand's lower edge cuts the cards off. */
  cut: boolean;
  places: Place[];
}

export interface Space {
  width: number;
  height: number;
}

/** The most cards of a hand, and of one of two rows. */
const ALL = 13;
const HALF = 7;

/** How many cards may lie side by side: a whole hand, or half of one where that leaves no room for fingers. */
export const mostInRow = (width: number): number => (width >= 2 * EDGE + LEAST + TARGET * (ALL - 1) ? ALL : HALF);

/**
 * Arranges cards by their factions. `upper` says how many of them make the upper row; 0 for one row.
 */
export function arrange(factions: readonly string[], upper: number, space: Space): Arrangement {
  const rows = upper > 0 ? [factions.slice(0, upper), factions.slice(upper)] : [factions];
  // As wide as leaves each card its target, however many are left: they keep their size while the hand is played.
  const longest = rows.length === 2 ? HALF : mostInRow(space.width);
  const free = space.width - 2 * EDGE;
  // Where a hand begins in two rows: no wider than leaves four fifths of each in sight, also in the one that is left.
  const open = longest === HALF ? free / (1 + (HALF - 1) * 0.8) : Infinity;
  const widest = Math.max(Math.min(free - TARGET * (longest - 1), open), LEAST);
  return rows.length === 2 ? twoRows(rows, widest, space) : oneRow(factions, widest, space);
}

function oneRow(factions: readonly string[], widest: number, { width, height }: Space): Arrangement {
  // Above: the rise of a playable card. Below: the ends of the arc, which lie lower, and their corners.
  const whole = Math.min(height / (TALL + 0.26), widest);
  const cut = whole < WHOLE && widest >= WHOLE;
  const card = cut ? Math.min(height / (TALL * CUT + 0.1), widest) : whole;
  const rise = card * 0.1;
  const middle = (factions.length - 1) / 2;
  const top = rise + (cut ? 0 : Math.max(height - card * (TALL + 0.26), 0) / 2);
  const tilt = cut ? 0 : Math.min(1.25, (width / card) * 0.12);
  const arc = cut ? 0 : 0.0033;
  // The outermost corners have room where that takes no card's target.
  const edge = Math.max(EDGE, Math.min(EDGE + middle * tilt * card * CORNER, (width - card) / 2 - middle * TARGET));
  const row = spread(factions, card, width, Math.max(card * 0.86, TARGET), edge);
  return {
    card,
    rise,
    lift: Math.max(card * 0.12, 8),
    rows: 1,
    cut,
    places: row.map((x, index) => {
      const off = index - middle;
      return { x, y: top + off * off * card * arc, turn: off * tilt, row: 0 };
    }),
  };
}

function twoRows(rows: (readonly string[])[], widest: number, { width, height }: Space): Arrangement {
  const rise = 5;
  // A standing card of the lower row must leave a lying one of the upper row its target.
  const least = TARGET + rise + 1;
  const card = Math.max(LEAST, Math.min((height - rise - least) / TALL, widest));
  const between = Math.max(least, Math.min(height - rise - card * TALL, card * 1.15));
  return {
    card,
    rise,
    lift: 6, // hardly more: the upper row would rise over what is written above the hand
    rows: 2,
    cut: rise + between + card * TALL > height + 1,
    places: rows.flatMap((factions, row) =>
      spread(factions, card, width, card * 1.06).map((x) => ({ x, y: rise + row * between, turn: 0, row })),
    ),
  };
}

/** Places one row in the middle: as far apart as `most` from card to card, and a little more between factions. */
function spread(factions: readonly string[], card: number, width: number, most: number, edge = EDGE): number[] {
  const steps = factions.length - 1;
  const breaks = factions.filter((one, index) => index > 0 && one !== factions[index - 1]).length;
  const free = Math.max(width - 2 * edge - card, 0);
  let step = Math.min(most, free / Math.max(steps + GAP * breaks, 1));
  if (step < TARGET) step = Math.min(TARGET, free / Math.max(steps, 1), most);
  const gap = breaks === 0 ? 0 : Math.min(GAP * step, Math.max(0, (free - step * steps) / breaks));
  let x = (width - card - step * steps - gap * breaks) / 2;
  return factions.map((one, index) => {
    if (index > 0) x += step + (one === factions[index - 1] ? 0 : gap);
    return x;
  });
}

/**
 * Remembers which cards are in the upper row, so that only the row that a card leaves closes up: cards don't wander
 * about while a hand is played. Once all fit into one row, they are one.
 */
export class Rows {
  #upper = new Set<string>();
  #known = new Set<string>();

  /** How many of these cards, which are in the order of the hand, make the upper row. */
  divide(keys: readonly string[], factions: readonly string[], most: number): number {
    if (keys.length <= most) {
      this.#known = new Set();
      return 0;
    }
    let upper = keys.filter((key) => this.#upper.has(key)).length;
    const same = keys.every((key) => this.#known.has(key));
    if (!same || upper === 0 || upper > most || keys.length - upper > most) {
      upper = halve(factions, most);
      this.#known = new Set(keys);
      this.#upper = new Set(keys.slice(0, upper));
    }
    return upper;
  }
}

/** The length of the upper row: where one faction ends, if that leaves both rows room, and half otherwise. */
function halve(factions: readonly string[], most: number): number {
  const half = Math.ceil(factions.length / 2);
  const near = [half, half - 1, half + 1];
  const fits = near.filter((one) => one > 0 && one <= most && factions.length - one <= most);
  return fits.find((one) => factions[one] !== factions[one - 1]) ?? half;
}

/** The card of the other row that is nearest to this one, if there is one. */
export function acrossFrom(places: readonly Place[], from: number): number | undefined {
  const here = places[from]!;
  const there = [...places.keys()].filter((index) => places[index]!.row !== here.row);
  const far = (index: number) => Math.abs(places[index]!.x - here.x);
  return there.sort((one, other) => far(one) - far(other))[0];
}
