import { expect, test } from "vitest";
import { Attempt } from "./attempt.svelte";
import { Refusal } from "../wire/model";

test("one thing is tried at a time, and after it another where the player stays", async () => {
  const attempt = new Attempt();
  let [tried, done] = [0, () => {}];
  const slow = () => new Promise<void>((resolve) => ((tried += 1), (done = resolve)));
  const first = attempt.stay(slow);
  void attempt.stay(slow);
  expect([attempt.busy, tried]).toEqual([true, 1]);
  done();
  await first;
  expect(attempt.busy).toBe(false);
  await attempt.stay(() => Promise.reject(new Refusal("not_kept")));
  expect([attempt.busy, attempt.problem?.code]).toEqual([false, "not_kept"]);
  await attempt.make(async () => {});
  expect([attempt.busy, attempt.problem]).toEqual([true, null]); // on the way to another screen
});
