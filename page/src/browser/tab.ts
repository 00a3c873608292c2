/** What the browser's tab shows of the page: a title, and an icon that can call its player. */

/** Pixels: browsers draw it anew when the page is first heard, and take the time of a frame for a drawing. */
const ICON = "./icon-64.png";
const CALLING = "./icon-turn.svg";

let shown: [title: string, calls: boolean] = ["Claim", false];
let urgent: string | null = null;

export function setTab(title: string, calls = false): void {
  shown = [title, calls];
  show();
}

/** Calls the player by a title that comes before the screen's own, until it is null. */
export function callTab(title: string | null): void {
  urgent = title;
  show();
}

function show(): void {
  document.title = urgent ?? shown[0];
  setIcon();
}

/** A player who is there is not called: drawing another icon takes the browser the time of two frames. */
function setIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const calls = urgent !== null || shown[1];
  const href = document.hidden && calls ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

document.addEventListener("visibilitychange", setIcon);
