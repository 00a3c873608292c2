/** The engraver's tools: what outlines, hatching, gouges and ragged edges are made of. Pure numbers in, path text out. */

export type Point = readonly [x: number, y: number];

const near = (value: number) => Math.round(value * 10) / 10;

/** One point as path text, to a tenth: finer is invisible at any size a card has. */
export function at([x, y]: Point): string {
  return `${near(x)} ${near(y)}`;
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}Z`;
}

/**
 * A path made smaller, turned by some degrees, and moved: its absolute commands by `to`, the relative ones not. One that
 * has H or V cannot be turned.
 */
export function moved(path: string, scale: number, to: Point, turn = 0): string {
  const [cos, sin] = [scale * Math.cos((turn * Math.PI) / 180), scale * Math.sin((turn * Math.PI) / 180)];
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, text: string) => {
    const by = command === command.toLowerCase() ? [0, 0] : command === "V" ? [to[1], 0] : to;
    const n = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const across = (place: number) => (place % 2 ? n[place - 1]! * sin : -(n[place + 1] ?? 0) * sin);
    return command + n.map((one, place) => near(one * cos + across(place) + by[place % 2]!)).join(" ");
  });
}

/** Random-looking numbers that are always the same, so that each card has one face. */
export function pseudoRandom(seed: number): () => number {
  let state = seed * 2654435761 + 97;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** A path of absolute M, L, H, V, C and Z as polygons, curves in eight straight cuts. */
export function flatten(path: string): Point[][] {
  const polygons: Point[][] = [];
  let last: Point = [0, 0];
  for (const [, command, text] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const n = (text!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const point = (i: number): Point => [n[i]!, n[i + 1]!];
    const current = polygons.at(-1);
    if (command === "M") polygons.push([(last = point(0))]);
    else if (command === "H") for (const x of n) current!.push((last = [x, last[1]]));
    else if (command === "V") for (const y of n) current!.push((last = [last[0], y]));
    else if (command === "L") for (let i = 0; i < n.length; i += 2) current!.push((last = point(i)));
    else if (command === "C")
      for (let i = 0; i < n.length; i += 6) {
        const from = last;
        for (let step = 1; step <= 8; step++)
          current!.push((last = curve(from, point(i), point(i + 2), point(i + 4), step / 8)));
      }
  }
  return polygons;
}

function curve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
}

/** A gouge: thick where the knife goes in, nothing where it comes out. */
export function gouge(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  return outline([[from[0] + nx, from[1] + ny], to, [from[0] - nx, from[1] - ny]]);
}

export interface Hatching {
  /** Degrees; 0 is horizontal. */
  angle: number;
  gap: number;
  width: number;
  /** How far the shade reaches in from the right, 0 to 1: candle-light falls from the left. */
  reach: number;
}

/** Shade for a shape: gouges that start at its right edge and thin out toward the light. */
export function hatch(path: string, { angle, gap, width, reach }: Hatching): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = flatten(path).map((polygon) => polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));
  const ys = turned.flat().map((point) => point[1]);
  const cuts: string[] = [];
  for (let y = Math.min(...ys) + gap / 2; y < Math.max(...ys); y += gap) {
    const spans = crossings(turned, y);
    const whole = (spans.at(-1) ?? 0) - (spans[0] ?? 0);
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const end = spans[i + 1]!;
      const start = Math.max(spans[i]!, spans.at(-1)! - whole * reach * (1 - 0.25 * Math.abs(Math.sin(y * 1.7))));
      if (end - start < 1.5) continue;
      const back = (x: number): Point => [x * cos - y * sin, x * sin + y * cos];
      cuts.push(gouge(back(end), back(start), width));
    }
  }
  return cuts.join("");
}

/** Where a horizontal line enters and leaves the polygons, from left to right. */
function crossings(polygons: readonly Point[][], y: number): number[] {
  const crossed: number[] = [];
  for (const polygon of polygons)
    polygon.forEach(([x1, y1], i) => {
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      if (y1 <= y !== y2 <= y) crossed.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
  return crossed.sort((one, other) => one - other);
}
