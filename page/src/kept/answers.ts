/**
 * The server's answers that are kept on this device for when there is no network: finished games and puzzles, which do
 * not change. They are beside what the service worker keeps, which is the page's own files. Browsers have caches over
 * https and on localhost only; elsewhere nothing is kept.
 */

/** Not "claim-…": those are the service worker's, which drops old ones. */
const NAME = "kept";
const MOST = 60; // answers of a kind; the oldest go first

const cache = async (): Promise<Cache | null> => {
  try {
    return (await globalThis.caches?.open(NAME)) ?? null;
  } catch {
    return null; // private window, say
  }
};

/** An answer by the path it was asked for with, or null. */
export async function kept<T>(path: string): Promise<T | null> {
  const answer = await (await cache())?.match(path);
  return answer ? ((await answer.json()) as T) : null;
}

/** Keeps an answer, and says whether it is kept: the disk may be full, say. */
export async function keep(path: string, answer: unknown): Promise<boolean> {
  try {
    const all = await cache();
    await all?.put(path, new Response(JSON.stringify(answer)));
    const kind = path.split("/", 2).join("/");
    for (const old of (await keptPaths(kind)).slice(0, -MOST)) await all?.delete(old);
    return all !== null;
  } catch {
    return false;
  }
}

/** The paths of all answers whose path begins with this, oldest first. */
export async function keptPaths(beginning: string): Promise<string[]> {
  const all = await cache();
  if (!all) return [];
  const home = new URL("./", location.href).href;
  const paths = (await all.keys()).map(({ url }) => url.slice(home.length));
  return paths.filter((path) => path.startsWith(beginning));
}

export async function dropKept(paths: readonly string[]): Promise<void> {
  const all = await cache();
  for (const path of paths) await all?.delete(path);
}

export const forgetKept = (): void => void globalThis.caches?.delete(NAME).catch(() => {});
