import { expect, test } from "vitest";
import { tidyName } from "./name";

test("an ordinary name stays as it was typed, in any script", () => {
  for (const name of ["Ann", "Ötzi der Mann", "אבגדה", "Zoë 😀", "<b>bold</b>"]) expect(tidyName(name)).toBe(name);
});

test("invisible characters and outer spaces are removed", () => {
  expect(tidyName("  Ann\t\u00a0Bee \n")).toBe("Ann Bee");
  expect(tidyName("Zoë\u202eevil\u200b")).toBe("Zoëevil");
  expect(tidyName("👩\u200d🌾")).toBe("👩🌾");
  expect(tidyName(" \u2066 ")).toBe("");
});

test("a long name is cut after forty characters, never inside one", () => {
  expect(tidyName("😀".repeat(50))).toBe("😀".repeat(40));
  expect(tidyName("x".repeat(39) + "  y")).toBe("x".repeat(39));
  expect(tidyName("\ud83d")).toBe("");
});
