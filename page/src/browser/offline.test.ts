import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepForOffline } from "./offline";

const register = vi.fn(() => Promise.resolve());
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  register.mockClear();
  page = new EventTarget();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  vi.stubGlobal("document", { createElement: () => ({}), head: { append: () => {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("the page is kept once nothing has been pressed for three seconds", () => {
  keepForOffline();
  for (const press of ["pointerdown", "keydown"]) {
    vi.advanceTimersByTime(2900);
    page.dispatchEvent(new Event(press));
  }
  vi.advanceTimersByTime(2900);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(register).toHaveBeenCalledOnce();
});

test("once is enough", () => {
  keepForOffline();
  vi.advanceTimersByTime(3000);
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(register).toHaveBeenCalledOnce();
});
