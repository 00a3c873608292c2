import { expect, test } from "vitest";
import {
  added,
  after,
  at,
  beside,
  endOf,
  ends,
  mended,
  named,
  numberOf,
  parseStudy,
  pathTo,
  plays,
  records,
  removed,
  runs,
  studyText,
} from "./study";

const START = "2 A 357.... 246.... .... .... -";
const TEXT = `${START}; G3 (G5 {the higher one} G4 (G2 G3) G7) (G7 {x}) G4 G5 (G7) G6`;
const study = parseStudy(TEXT);

test("a study's text is written as it was read", () => {
  for (const text of [START, `${START}; G3`, `${START}; G3 (G5)`, TEXT]) expect(studyText(parseStudy(text))).toBe(text);
});

test("a line that is written twice is one line", () => {
  expect(studyText(parseStudy(`${START}; G3 (G5) (G5 G4) G4`))).toBe(`${START}; G3 (G5 G4) G4`);
});

test("a play has the number of its card in the text, and the number leads back to it", () => {
  const cards = TEXT.split(";")[1]!
    .replace(/\{[^}]*\}/g, "")
    .match(/[A-Z]\d/g)!;
  expect([...plays(study.lines)].map((one) => one.line.card)).toEqual(cards);
  for (const { path } of plays(study.lines)) expect(pathTo(study, numberOf(study, path))).toEqual(path);
  expect([numberOf(study, []), pathTo(study, 0), pathTo(study, 99)]).toEqual([0, [], []]);
});

test("one walks along a line to its end, and from line to line", () => {
  expect(endOf(study, ["G5"])).toEqual(["G5", "G4", "G7"]);
  expect(beside(study, ["G3"], 1)).toEqual(["G5"]);
  expect(beside(study, ["G5"], -1)).toEqual(["G3"]);
  expect(beside(study, ["G3"], -1)).toEqual(["G3"]);
  expect(beside(study, [], 1)).toEqual([]);
  expect(ends(study.lines)).toHaveLength(5);
});

test("a play is added beside the others, and only once", () => {
  const more = added(study, ["G7"], "G2");
  expect(after(more, ["G7"]).map((one) => one.card)).toEqual(["G2"]);
  expect(added(more, ["G7"], "G2")).toBe(more);
  expect(studyText(added(parseStudy(START), [], "G3"))).toBe(`${START}; G3`);
});

test("lines are named, renamed and removed with all that follows", () => {
  expect(at(named(study, ["G5", "G4"], "  a {name}\n"), ["G5", "G4"])?.name).toBe("a name");
  expect(at(named(study, ["G5"], ""), ["G5"])?.name).toBe("");
  expect([...named(study, ["G5"], "x".repeat(99)).lines[1]!.name]).toHaveLength(60);
  expect(studyText(removed(study, ["G5"]))).toBe(`${START}; G3 (G7 {x}) G4 G5 (G7) G6`);
  expect(studyText(removed(study, ["G3"]))).toBe(`${START}; G5 {the higher one} (G7 {x}) G4 (G2 G3) G7`);
});

test("lines are shown in pieces: the main play, those beside it further in, then the rest", () => {
  expect(
    runs(study.lines).map(({ depth, plays }) => `${depth} ${plays.map((one) => one.line.card).join(" ")}`),
  ).toEqual(["0 G3", "1 G5 G4", "2 G2 G3", "1 G7", "1 G7", "0 G4 G5", "1 G7", "0 G6"]);
});

test("of a text that was cut off, what is whole is kept", () => {
  const whole = `${START}; G3 (G5 {the higher one} G4 (G2 G3) G7) G4`;
  for (let cut = START.length + 1; cut <= whole.length; cut++) {
    const text = mended(whole.slice(0, cut));
    expect(studyText(parseStudy(text))).toBe(text.replace(/;$/, ""));
    expect(whole.startsWith(text.replace(/[;)\s]+$/, ""))).toBe(true);
  }
  expect(mended("2 A 35")).toBe("2 A 35");
  expect(mended(`${START}; G3 {:-)} (G5 {a :-( face}`)).toBe(`${START}; G3 {:-)} (G5 {a :-( face})`);
  expect(mended(`${START}; G3 (G5 {:-)} G4`)).toBe(`${START}; G3 (G5 {:-)} G4)`);
});

test("each line is exported as a record", () => {
  const [first, ...rest] = records(study).trimEnd().split("\n");
  expect(JSON.parse(first!)).toEqual({ claim: 1, position: START, plays: ["G3", "G4", "G5", "G6"] });
  expect(rest).toHaveLength(4);
});
