import { expect, test } from "vitest";
import { keepCommitment, keptCommitment } from "./daycommitments";

const next = (day: string, commitment: string) => ({
  next: { day, opponent: "potboy", commitment, committed_at: "" },
});

test("the commitment that was seen first is kept, for the last days only", () => {
  keepCommitment({ next: null });
  keepCommitment(next("2026-11-17", "first"));
  keepCommitment(next("2026-11-17", "second"));
  expect(keptCommitment("2026-11-17")).toBe("first");
  expect(keptCommitment("2026-11-16")).toBe(null);
  for (let day = 0; day < 60; day++) keepCommitment(next(`2027-01-${100 + day}`, "later"));
  expect(keptCommitment("2026-11-17")).toBe(null);
});
