/** Keeps the keyboard's focus in a hand while its cards come and go. */

export class HandFocus {
  /** Whether the focus went with a card and none was left to take it. */
  #orphaned = false;
  #keys: readonly string[] = [];

  constructor(private readonly buttons: () => HTMLElement[]) {}

  /** The next cards that come take the focus, unless it is somewhere by then. */
  await(): void {
    this.#orphaned = true;
  }

  /**
   * Call before the cards change. A played card would take the focus with it, so the card that takes its place gets it
   * first; returns where that will lie.
   */
  handOn(keys: readonly string[]): number | null {
    const [before, buttons] = [this.#keys, this.buttons()];
    this.#keys = keys;
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0 || keys.includes(before[at]!)) return null;
    const heir = [...before.slice(at), ...before.slice(0, at).reverse()].find((key) => keys.includes(key));
    this.#orphaned = heir === undefined;
    if (heir === undefined) return null;
    buttons[before.indexOf(heir)]!.focus({ preventScroll: true });
    return keys.indexOf(heir);
  }

  /** Call when the cards have changed, with the one that the tab key stops at. */
  settle(stop: number): void {
    this.#orphaned &&= document.activeElement === document.body;
    const button = this.buttons()[Math.max(stop, 0)];
    if (!this.#orphaned || !button) return;
    button.focus();
    this.#orphaned = false;
  }
}
