/**
 * A study in the page: a position, and the lines that were tried from there (docs/formats.md). The server has read every
 * text before it comes here, so that its cards may be played and its signs are in pairs. Nothing here is changed: a change
 * returns another study.
 */

import type { Card } from "../wire/model";

/** A play, the name of the line that begins with it ("": none), and the lines that go on after it, the main one first. */
export interface Line {
  readonly card: Card;
  readonly name: string;
  readonly after: readonly Line[];
}

export interface Study {
  readonly start: string;
  readonly lines: readonly Line[];
}

/** The cards from the start to a play. Lines side by side begin with different cards, so they say which. */
export type Path = readonly Card[];

/** What a name may have: the server refuses longer ones, and those that the text could not hold. */
export const NAME_LENGTH = 60;

const TOKEN = /\s*(?:([A-Z]\d)|([()])|\{([^{}]*)\})/y;

// --- reading and writing ---------------------------------------------------------------------------------------------

interface Growing {
  card: Card;
  name: string;
  after: Growing[];
}

export function parseStudy(text: string): Study {
  const [start = "", ...rest] = text.split(";");
  const root: Growing = { card: "", name: "", after: [] };
  const outside: Growing[][] = [];
  /** From the start of the current line, with where it branches off in front. */
  let path = [root];
  for (const [, card, sign, name] of rest.join(";").matchAll(new RegExp(TOKEN, "g"))) {
    const node = path.at(-1)!;
    if (card !== undefined) {
      const known = node.after.find((one) => one.card === card);
      const next = known ?? { card, name: "", after: [] };
      if (!known) node.after.push(next);
      path.push(next);
    } else if (name !== undefined) node.name = name.trim();
    else if (sign === "(") {
      outside.push(path);
      path = path.slice(0, -1);
    } else path = outside.pop() ?? [root];
  }
  return { start: start.trim(), lines: root.after };
}

export function studyText({ start, lines }: Study): string {
  const rest = linesText(lines);
  return rest ? `${start}; ${rest}` : start;
}

function linesText([main, ...others]: readonly Line[]): string {
  if (!main) return "";
  const beside = others.map((one) => `(${[playText(one), linesText(one.after)].filter(Boolean).join(" ")})`);
  return [playText(main), ...beside, linesText(main.after)].filter(Boolean).join(" ");
}

const playText = ({ card, name }: Line): string => (name ? `${card} {${name}}` : card);

/**
 * What can be kept of a text that was cut off: without a name or a card that is not whole, and with every line closed.
 * Cut off inside the position, it stays as it is.
 */
export function mended(text: string): string {
  if (!text.includes(";")) return text;
  let kept = text.replace(/\{[^{}]*$/, "").replace(/(^|[\s;(])[A-Za-z]$/, "$1");
  while (/\(\s*$/.test(kept)) kept = kept.replace(/\(\s*$/, "");
  const signs = kept.replace(/\{[^{}]*\}/g, ""); // a name may have some of its own
  const open = (signs.match(/\(/g)?.length ?? 0) - (signs.match(/\)/g)?.length ?? 0);
  return kept.trimEnd() + ")".repeat(Math.max(0, open));
}

// --- walking ---------------------------------------------------------------------------------------------------------

/** The lines that go on after these plays; none where the plays are no line of the study. */
export function after({ lines }: Study, path: Path): readonly Line[] {
  for (const card of path) lines = lines.find((one) => one.card === card)?.after ?? [];
  return lines;
}

/** The play that a path ends with. */
export const at = (study: Study, path: Path): Line | undefined =>
  after(study, path.slice(0, -1)).find((one) => one.card === path.at(-1));

/** Every play with its path, in the order of the text: after the main play those beside it, then what follows it. */
export function* plays(lines: readonly Line[], before: Path = []): Generator<{ line: Line; path: Path }> {
  for (const line of lines) {
    yield { line, path: [...before, line.card] };
    if (line !== lines[0]) yield* plays(line.after, [...before, line.card]);
  }
  const [main] = lines;
  if (main) yield* plays(main.after, [...before, main.card]);
}

/** Which card of the text a path ends with, from 1; 0 for the start. */
export function numberOf(study: Study, path: Path): number {
  const text = path.join(" ");
  return [...plays(study.lines)].findIndex((one) => one.path.join(" ") === text) + 1;
}

/** The path to that card of the text; to the start where there is none. */
export const pathTo = (study: Study, number: number): Path => [...plays(study.lines)][number - 1]?.path ?? [];

/** The path from a play to the end of its line. */
export function endOf(study: Study, path: Path): Path {
  const whole = [...path];
  for (let [next] = after(study, whole); next; [next] = after(study, whole)) whole.push(next.card);
  return whole;
}

/** The play beside this one: the next of the lines side by side, or the one before. */
export function beside(study: Study, path: Path, step: 1 | -1): Path {
  const lines = after(study, path.slice(0, -1));
  const next = lines[lines.findIndex((one) => one.card === path.at(-1)) + step];
  return path.length > 0 && next ? [...path.slice(0, -1), next.card] : path;
}

/** Every line from the start to its end. */
export function ends(lines: readonly Line[], before: Path = []): Path[] {
  if (lines.length === 0) return [before];
  return lines.flatMap((line) => ends(line.after, [...before, line.card]));
}

// --- changing --------------------------------------------------------------------------------------------------------

/** Adds a play beside those that are there. */
export function added(study: Study, path: Path, card: Card): Study {
  if (after(study, path).some((one) => one.card === card)) return study;
  const line: Line = { card, name: "", after: [] };
  if (path.length === 0) return { ...study, lines: [...study.lines, line] };
  return { ...study, lines: changed(study.lines, path, (one) => [{ ...one, after: [...one.after, line] }]) };
}

/** Names the line that begins with a play; "" takes its name away. */
export const named = (study: Study, path: Path, name: string): Study => ({
  ...study,
  lines: changed(study.lines, path, (one) => [{ ...one, name: tidied(name) }]),
});

const tidied = (name: string): string =>
  [...name.replace(/[{}]/g, "").replace(/[\p{C}\p{Z}]+/gu, " ")].slice(0, NAME_LENGTH).join("").trim();

/** Takes a play away, and all that follows it. */
export const removed = (study: Study, path: Path): Study => ({ ...study, lines: changed(study.lines, path, () => []) });

function changed(lines: readonly Line[], [card, ...rest]: Path, change: (line: Line) => Line[]): readonly Line[] {
  return lines.flatMap((line) => {
    if (line.card !== card) return [line];
    return rest.length === 0 ? change(line) : [{ ...line, after: changed(line.after, rest, change) }];
  });
}

// --- showing ---------------------------------------------------------------------------------------------------------

/** A piece of a line without branches. `depth`: how many lines it branches off from. */
export interface Run {
  depth: number;
  plays: { line: Line; path: Path }[];
}

/** The study piece by piece: where lines branch, the others come after the main play, and then it goes on. */
export function runs(lines: readonly Line[], before: Path = [], depth = 0): Run[] {
  const pieces: Run[] = [];
  let piece: Run = { depth, plays: [] };
  let path = before;
  for (let now = lines; now.length > 0; now = now[0]!.after) {
    const [main, ...others] = now;
    piece.plays.push({ line: main!, path: [...path, main!.card] });
    if (others.length > 0) {
      pieces.push(piece);
      piece = { depth, plays: [] };
      for (const other of others) {
        const [first, ...rest] = runs(other.after, [...path, other.card], depth + 1);
        const head = { line: other, path: [...path, other.card] };
        pieces.push({ depth: depth + 1, plays: [head, ...(first?.plays ?? [])] }, ...rest);
      }
    }
    path = [...path, main!.card];
  }
  if (piece.plays.length > 0) pieces.push(piece);
  return pieces;
}

/** Every line as a record, one per line of the text: what `claim replay` and `claim explore` read. */
export const records = (study: Study): string =>
  ends(study.lines)
    .map((plays) => JSON.stringify({ claim: 1, position: study.start, plays }) + "\n")
    .join("");
