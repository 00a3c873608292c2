/** What the browser's tab shows of the page: a title, and an icon that can call its player. */

const ICON = "./icon.svg";
const CALLING = "./icon-turn.svg";

export function setTab(title: string, calls = false): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = calls ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
