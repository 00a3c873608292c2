/** The barrel of the card backs, 100 by 140: staves, hoops, two royal legs and a crown that rolled away. */

import { hatch } from "./cut";

const BARREL = "M30 62L70 62C78 76 78 100 70 114L30 114C22 100 22 76 30 62Z";

/** A hoop that bends with the barrel: from edge to edge at height y, a little lower in the middle. */
function hoop(y: number, half: number): string {
  return `M${50 - half} ${y}Q50 ${y + 5} ${50 + half} ${y}V${y + 4.5}Q50 ${y + 9.5} ${50 - half} ${y + 4.5}Z`;
}

function diamonds(): string {
  const marks: string[] = [];
  const diamond = (x: number, y: number) => marks.push(`M${x} ${y - 2.2}l2.2 2.2l-2.2 2.2l-2.2 -2.2Z`);
  for (let x = 14; x <= 86; x += 12) for (const y of x > 60 && x < 80 ? [16] : [16, 124]) diamond(x, y);
  for (let y = 28; y <= 112; y += 12) for (const x of [14, 86]) diamond(x, y);
  return marks.join("");
}

/** How its shapes are printed: with the ground's colour, the line's and gold. */
const SHAPES: [fill: Ink, stroke: Ink, width: number, d: string][] = [
  [null, "line", 1.3, "M5 5H95V135H5ZM8.5 8.5H91.5V131.5H8.5Z"],
  ["line", null, 0, diamonds()],
  // legs, their stripes, and shoes
  ["line", "ground", 1.2, "M37.5 66L35.5 46L33 33L40.5 32L44 45L47 66ZM53 66L57 46L61.5 34L69 36.5L66 48L62.5 66Z"],
  [
    null,
    "ground",
    1.8,
    "M35.8 50L44.9 49M36.3 56L45.7 55M35.1 44L43.7 43M34 38.5L42.3 37.5M56 50L65.5 51M54.6 56L64.3 57M57.5 44.5L66.9 46M59.7 39L68.3 41",
  ],
  [
    "gold",
    "ground",
    1.2,
    "M32 36C27 34 22 30 21 25C20 22 22 20 24 21C25 24 28 26 32 26.5C36 26 40 28 41.5 33ZM61 36C62 31 66 29 70 30C74 30 77 28 78.5 25.5C80.5 25 82 27 81 30C79 35 75 38 69.5 39Z",
  ],
  ["ground", "line", 2.2, BARREL],
  // staves, the shade on them, hoops
  [
    null,
    "line",
    1.3,
    "M38 63C34 78 34 98 38 113M46 64C44 78 44 98 46 113M54 64C56 78 56 98 54 113M62 63C66 78 66 98 62 113",
  ],
  ["line", null, 0, hatch(BARREL, { angle: -14, gap: 3.4, width: 1.5, reach: 0.22 })],
  ["line", "ground", 1.2, hoop(64, 21) + hoop(102, 22.4) + hoop(74, 24.2) + hoop(93, 24.4)],
  ["gold", "ground", 1, "M58 121L60 110L66 115L71 107L75 115L82 112L81 122Z"],
];
type Ink = "ground" | "line" | "gold" | null;

let made: string | undefined;

/** The picture on the back, as a style: it is the same on every card, so the browser reads and keeps it once. */
export function picture(): string {
  return (made ??= `url("data:image/svg+xml,${encodeURIComponent(drawn())}")`);
}

function drawn(): string {
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string) => theme.getPropertyValue(name).trim();
  const inks = { ground: colour("--card-back"), line: colour("--card-back-line"), gold: colour("--gold") };
  const ink = (name: Ink) => (name ? inks[name] : "none");
  const paths = SHAPES.map(
    ([fill, stroke, width, d]) =>
      `<path fill="${ink(fill)}" stroke="${ink(stroke)}" stroke-width="${width}" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" stroke-linejoin="round" stroke-linecap="round">${paths.join("")}</svg>`;
}
