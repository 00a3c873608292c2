import { expect, test } from "vitest";
import { notePromise, promisedFor } from "./promises";

const next = (day: string, commitment: string) => ({
  next: { day, opponent: "potboy", commitment, committed_at: "" },
});

test("the commitment that was seen first is kept, for the last days only", () => {
  notePromise({ next: null });
  notePromise(next("2026-11-17", "first"));
  notePromise(next("2026-11-17", "second"));
  expect(promisedFor("2026-11-17")).toBe("first");
  expect(promisedFor("2026-11-16")).toBe(null);
  for (let day = 0; day < 60; day++) notePromise(next(`2027-01-${100 + day}`, "later"));
  expect(promisedFor("2026-11-17")).toBe(null);
});
