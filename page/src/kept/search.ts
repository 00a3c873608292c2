/** The search for an opponent of this tab, which a reload does not end. */

const KEY = "claim:search";

/** Where a tab keeps nothing, the search ends with the page. */
export function keepSearch(search: string | null): void {
  try {
    if (search === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, search);
  } catch {
    return;
  }
}

export function keptSearch(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
