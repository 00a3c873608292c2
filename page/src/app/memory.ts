/** Small things this browser remembers. A browser that refuses storage forgets them when the page closes. */

const PREFIX = "claim:";
const forgotten = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? forgotten.get(key) ?? null;
  } catch {
    return forgotten.get(key) ?? null;
  }
}

export function remember(key: string, value: string | null): void {
  if (value === null) forgotten.delete(key);
  else forgotten.set(key, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // private windows may refuse: what was just written stays known until the page closes
  }
}
