import { expect, test } from "vitest";
import { Refusal } from "./model";
import { refusedName, tidyName } from "./name";

test("an ordinary name stays as it was typed, in any script", () => {
  for (const name of ["Ann", "Ötzi der Mann", "אבגדה", "Zoë 😀", "<b>bold</b>"]) expect(tidyName(name)).toBe(name);
});

test("outer spaces, control characters and direction marks are removed", () => {
  expect(tidyName("  Ann\t\u00a0Bee \n")).toBe("Ann Bee");
  expect(tidyName("Zoë\u202eevil\u200b")).toBe("Zoëevil");
  expect(tidyName(" \u2066 ")).toBe("");
  expect(tidyName("\ud83d")).toBe("");
});

test("joiners stay, and nothing is cut: the server has the rules", () => {
  for (const name of ["👩\u200d🌾", "می\u200cخواهم", "😀".repeat(50)]) expect(tidyName(name)).toBe(name);
});

test("a refused name is no other refusal, nor that of the other field", () => {
  const refused = new Refusal("bot_name", { text: "'Regent'", field: "other_name" });
  expect(refusedName(refused, "other_name")).toBe(refused);
  const taken = new Refusal("name_of_account", { text: "'Ann'", field: "name" });
  expect(refusedName(taken, "name")).toBe(taken);
  expect(refusedName(refused, "name")).toBeNull();
  expect(refusedName(new Refusal("too_fast"), "name")).toBeNull();
  expect(refusedName(null, "name")).toBeNull();
});
