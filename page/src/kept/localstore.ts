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

/** The keys of all remembered values that begin with this. */
export function rememberedKeys(beginning: string): string[] {
  const keys = new Set([...unkept].filter(([, value]) => value !== null).map(([key]) => key));
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (key?.startsWith(PREFIX) && unkept.get(key.slice(PREFIX.length)) !== null) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    // no storage: what is left is in memory
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}

/** Forgets everything this page has stored in the browser. */
export function forgetEverything(): void {
  for (const key of rememberedKeys("")) remember(key, null);
}
