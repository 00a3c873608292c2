import { expect, test } from "vitest";
import { choose } from "./layout.svelte";

test("the roomiest arrangement that fits is chosen", () => {
  expect(choose({ large: true, wide: true, flat: true })).toBe("large");
  expect(choose({ large: false, wide: true, flat: true })).toBe("wide");
});

test("without room beside the table its shape decides", () => {
  expect(choose({ large: false, wide: false, flat: true })).toBe("sideways");
  expect(choose({ large: false, wide: false, flat: false })).toBe("portrait");
});
