/** Small things this browser remembers. What it refuses to keep (a private window, a full storage) is known until the page closes. */

const PREFIX = "claim:";
const unkept = new Map<string, string | null>();

export function remembered(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held; // newer than what the browser may still hold of it
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
