import { expect, test } from "vitest";
import css from "./theme.css?raw";

type Colours = Record<string, string>;

/** Each colour as it is in one of the themes: the first or the second of `light-dark(…)`, or the only one there is. */
function theme(night: boolean): Colours {
  const colour = "(#[0-9a-f]{6})";
  const written = css.matchAll(new RegExp(`--([\\w-]+): (?:light-dark\\(${colour}, ${colour}\\)|${colour});`, "g"));
  return Object.fromEntries([...written].map(([, name, day, dark, both]) => [name!, both ?? (night ? dark : day)!]));
}

const light = theme(false);
const dark = theme(true);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

test.each(Object.entries({ light, dark }))(
  "every text of the %s theme has contrast AA (4.5) on every ground",
  (_, colours) => {
    const texts = ["ink", "ink-soft", "accent", "good", "bad", "G-ink", "K-ink", "U-ink", "D-ink", "X-ink"];
    for (const ground of ["bg", "bg-lit", "surface", "surface-2"])
      for (const text of texts)
        expect(contrast(colours[text]!, colours[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours["accent-ink"]!, colours["accent"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours["seal-ink"]!, colours["seal"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours["card-ink"]!, colours["card-paper"]!)).toBeGreaterThanOrEqual(7);
  },
);

test.each(Object.entries({ light, dark }))(
  "what is drawn in the %s theme has contrast 3 on what it is drawn on",
  (_, colours) => {
    for (const ground of ["bg", "surface"])
      expect(contrast(colours["focus"]!, colours[ground]!), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(colours["card-back-line"]!, colours["card-back"]!)).toBeGreaterThanOrEqual(3);
  },
);

test("the table stands out from the room around it, by day and by night", () => {
  for (const { bg, wood, "wood-lit": lit } of [light, dark] as { [name: string]: string }[]) {
    expect(contrast(lit!, wood!)).toBeGreaterThanOrEqual(1.15);
    expect(luminance(wood!)).toBeGreaterThan(luminance(bg!));
  }
  expect(contrast(light["wood"]!, light["bg"]!)).toBeGreaterThanOrEqual(1.25);
});

test("a chosen theme overrides the system's, and every colour is defined once", () => {
  expect(Object.keys(dark).length).toBeGreaterThan(30);
  expect(dark["bg"]).not.toBe(light["bg"]);
  for (const name of Object.keys(dark)) expect(css.split(`--${name}:`)).toHaveLength(2);
  for (const chosen of ["light", "dark"])
    expect(css).toMatch(new RegExp(`:root\\[data-theme="${chosen}"\\] \\{\\s+color-scheme: ${chosen};`));
});

test("the ranges of the two faces have every letter of the words, and their files are at most 60 kB", () => {
  const files = Object.values(
    import.meta.glob("../../fonts/*.woff2", { eager: true, query: "?inline", import: "default" }),
  );
  const bytes = files.map((url) => atob((url as string).split(",")[1]!).length);
  expect(bytes).toHaveLength(4);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(60_000);
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [from!, to ?? from!]);
  const words = Object.values(
    import.meta.glob("../../../src/claim/locales/*.ftl", { eager: true, query: "?raw", import: "default" }),
  ).join("");
  for (const letter of new Set(words.match(/\p{L}/gu)))
    expect(
      ranges.some(
        ([from, to]) => parseInt(from!, 16) <= letter.codePointAt(0)! && letter.codePointAt(0)! <= parseInt(to!, 16),
      ),
      letter,
    ).toBe(true);
});
