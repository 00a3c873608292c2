import { beforeEach, describe, expect, it } from "vitest";
import { forgetEverything, remember } from "../kept/localstore";
import { Refusal } from "./model";
import { adoptable, adoptAll } from "./accounts";

const seat = (table: string, more: object = {}) => ({
  table,
  token: `${table}-A`,
  seat: "A",
  created: "2026-11-18T10:00:00Z",
  ...more,
});

describe("adopting", () => {
  beforeEach(() => {
    forgetEverything();
    remember(
      "seats",
      JSON.stringify([seat("one"), seat("two"), seat("gone", { gone: true }), seat("mine", { account: "a" })]),
    );
  });

  it("puts the games of this browser under the account, once", async () => {
    const requests: string[] = [];
    const ask = async (table: string, token: string) => {
      requests.push(token);
      if (table === "two") throw new Refusal("adopted_before");
      return { table, seat: "A" as const };
    };
    expect(await adoptAll("a", ask)).toBe(1);
    expect(requests).toEqual(["one-A", "two-A"]);
    expect(adoptable()).toEqual([]);
  });

  it("goes on another time where the server could not be reached", async () => {
    const lost = () => Promise.reject(new Refusal("connection_lost"));
    await expect(adoptAll("a", lost)).rejects.toThrow("connection_lost");
    expect(adoptable().map((one) => one.table)).toEqual(["one", "two"]);
  });
});
