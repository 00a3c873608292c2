/** Small values kept in localStorage, or until the page closes where that fails (private window, full storage). */

const PREFIX = "claim:";
const unkept = new Map<string, string | null>();

export function remembered(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held; // newer than what localStorage may still hold
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
