/** Copies texts to the clipboard, and says so for a moment. */

/** Copies a text, also over plain http, where there is no navigator.clipboard. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    (document.querySelector("dialog:modal") ?? document.body).append(field); // nothing else can be selected then
    field.select();
    document.execCommand("copy");
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** How long a button says that its text was copied. */
export const SAID = 3000;

/** What was copied a moment ago. */
export class Copied {
  text = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly copyTo = copyText) {}

  async copy(text: string): Promise<void> {
    await this.copyTo(text);
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = null), SAID);
  }
}
