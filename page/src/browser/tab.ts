/** What the browser's tab shows of the page: a title, and an icon that can call its player. */

/** Pixels: browsers draw it anew when the page is first heard, and take the time of a frame for a drawing. */
const ICON = "./icon-64.png";
const CALLING = "./icon-turn.svg";

let wanted = ICON;

export function setTab(title: string, calls = false): void {
  document.title = title;
  wanted = calls ? CALLING : ICON;
  setIcon();
}

/** Nobody is called who is there: drawing another icon takes the browser the time of two frames. */
function setIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = document.hidden ? wanted : ICON;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

document.addEventListener("visibilitychange", setIcon);
