import { describe, expect, test } from "vitest";
import { arrange, CORNER, mostInRow, Rows, TALL, TARGET, type Place, type Space } from "./fan";

const hand = (text: string) => text.split("");
/** Hands of thirteen, in the order of factions: from one faction to five, evenly and unevenly. */
const HANDS = ["GGGGGKKUUUDDX", "GKUDXXXXXXXXX", "GGGKKKUUUDDXX", "GGGGGGGGGGGGG", "GGGGGGGGKUDXX"].map(hand);

// The hand's space on screens of these sizes, as Board.svelte gives it.
const SCREENS: Record<string, Space> = {
  "360×640": { width: 347, height: 147 },
  "390×664": { width: 377, height: 153 },
  "412×780": { width: 399, height: 179 },
  "740×340": { width: 727, height: 102 },
  "844×390": { width: 831, height: 117 },
  "768×1024": { width: 755, height: 235 },
  "1280×720": { width: 1139, height: 216 },
  "2560×1440": { width: 1331, height: 416 },
  "a low hand": { width: 727, height: 80 },
  "740×340 under a coach": { width: 727, height: 61 },
  "1920×1080, text twice as large": { width: 1894, height: 259 },
};

/** What is left free of each card by those drawn after it, with every other card standing: the least there is. */
function targets(factions: string[], space: Space): { width: number; height: number }[] {
  const upper = new Rows().divide(
    factions.map((letter, index) => `${letter}${index}`),
    factions,
    mostInRow(space.width),
  );
  const { card, rise, places } = arrange(factions, upper, space);
  return places.map((place, index) => {
    const next = places[index + 1];
    const below = places.find((one) => one.row > place.row);
    const foot = Math.min(place.y + card * TALL, space.height, below ? below.y - rise : Infinity);
    return { width: next && next.row === place.row ? next.x - place.x : card, height: foot - place.y };
  });
}

describe.each(Object.entries(SCREENS))("at %s", (_, space) => {
  test("each of one to thirteen cards can be hit with a finger", () => {
    for (const whole of HANDS)
      for (let count = 1; count <= 13; count++) {
        const free = targets(whole.slice(0, count), space);
        expect(Math.min(...free.map(({ width }) => width))).toBeGreaterThanOrEqual(TARGET - 0.01);
        expect(Math.min(...free.map(({ height }) => height))).toBeGreaterThanOrEqual(TARGET - 0.01);
      }
  });

  test("the hand stays inside its space", () => {
    for (const whole of HANDS)
      for (let count = 1; count <= 13; count++) {
        const factions = whole.slice(0, count);
        const upper = new Rows().divide(factions.map(String), factions, mostInRow(space.width));
        const { card, cut, places } = arrange(factions, upper, space);
        const corner = ({ turn }: Place) => Math.abs(turn) * card * CORNER;
        expect(Math.min(...places.map((one) => one.x - corner(one)))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...places.map((one) => one.x + card + corner(one)))).toBeLessThanOrEqual(space.width);
        if (!cut) expect(Math.max(...places.map(({ y }) => y + card * TALL))).toBeLessThanOrEqual(space.height + 1);
      }
  });
});

test("a low hand shows two thirds of its cards", () => {
  const { card, cut, places } = arrange(HANDS[0]!, 0, SCREENS["a low hand"]!);
  expect(cut).toBe(true);
  expect((80 - places[0]!.y) / (card * TALL)).toBeCloseTo(2 / 3, 1);
});

test("cards keep their size while a hand is played, and hardly grow from two rows to one", () => {
  const sizes = (screen: string, counts: number[], upper: (count: number) => number) =>
    new Set(counts.map((count) => arrange(HANDS[0]!.slice(0, count), upper(count), SCREENS[screen]!).card)).size;
  expect(sizes("360×640", [1, 2, 4, 6, 7], () => 0)).toBe(1);
  expect(sizes("360×640", [8, 9, 11, 13], (count) => Math.ceil(count / 2))).toBe(1);
  expect(sizes("1280×720", [1, 4, 7, 10, 13], () => 0)).toBe(1);
  for (const space of [...Object.values(SCREENS), { width: 377, height: 194 }, { width: 347, height: 123 }]) {
    if (mostInRow(space.width) === 13) continue;
    const [two, one] = [4, 0].map((upper) => arrange(HANDS[0]!.slice(upper ? 0 : 1, 8), upper, space).card);
    expect(one! / two!).toBeLessThan(1.25);
  }
});

test("factions stand apart where there is room", () => {
  const { places } = arrange(hand("GGKK"), 0, { width: 960, height: 166 });
  const [a, b, c] = places.map((place) => place.x) as [number, number, number, number];
  expect(c - b).toBeGreaterThan(b - a);
});

describe("two rows", () => {
  const keys = HANDS[0]!.map((letter, index) => `${letter}${index}`);
  const letters = (some: string[]) => some.map((key) => key[0]!);

  test("divide a hand where a faction ends, or in the middle", () => {
    expect(new Rows().divide(keys, HANDS[0]!, 7)).toBe(7); // G and K above
    expect(new Rows().divide(keys.slice(0, 12), hand("GGGGGGGUUUUU"), 7)).toBe(7);
    expect(new Rows().divide(keys, HANDS[3]!, 7)).toBe(7);
  });

  test("keep their cards while the hand is played, until all fit into one", () => {
    const rows = new Rows();
    expect(rows.divide(keys, HANDS[0]!, 7)).toBe(7);
    let left = keys.filter((_, index) => index !== 2);
    expect(rows.divide(left, letters(left), 7)).toBe(6);
    left = left.slice(0, 8);
    expect(rows.divide(left, letters(left), 7)).toBe(6);
    left = left.slice(1);
    expect(rows.divide(left, letters(left), 7)).toBe(0);
  });

  test("begin again with a new hand, and with a card that comes back", () => {
    const rows = new Rows();
    rows.divide(keys, HANDS[0]!, 7);
    const left = keys.slice(4);
    expect(rows.divide(left, letters(left), 7)).toBe(3);
    expect(rows.divide(keys, HANDS[0]!, 7)).toBe(7);
    const fresh = keys.map((key) => `${key}'`);
    expect(rows.divide(fresh, HANDS[4]!, 7)).toBe(7);
  });
});
