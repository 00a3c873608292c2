import { beforeEach, expect, test, vi } from "vitest";

const icon = { href: "", getAttribute: () => icon.href, setAttribute: (_: string, to: string) => (icon.href = to) };
const page = { title: "", hidden: true, querySelector: () => icon, addEventListener: () => {} };

beforeEach(() => void vi.stubGlobal("document", page));

test("a call comes before the screen's own title, which is back after it", async () => {
  const { callTab, setTab } = await import("./tab");
  setTab("Waiting");
  callTab("An opponent");
  expect([page.title, icon.href]).toEqual(["An opponent", "./icon-turn.svg"]);
  setTab("Your turn", true);
  expect(page.title).toBe("An opponent");
  callTab(null);
  expect([page.title, icon.href]).toEqual(["Your turn", "./icon-turn.svg"]);
  setTab("Waiting");
  expect([page.title, icon.href]).toEqual(["Waiting", "./icon-64.png"]);
});
