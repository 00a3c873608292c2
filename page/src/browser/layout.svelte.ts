/**
 * How the table is arranged, by the window's size. The conditions are written here and nowhere else; docs/page.md shows
 * what each arrangement looks like. Components take the name as a class; base.css finds it at the root, as `data-layout`.
 */

type Layout = "portrait" | "sideways" | "wide" | "large";

// The first that fits. Media queries count in the browser's own rem, 16 pixels for most, whatever size the page's text has.
const CONDITIONS: [Layout, condition: string][] = [
  /** Room on both sides of the table for what lies open there. */
  ["large", "(min-width: 100rem) and (min-height: 32rem)"],
  /** Room on one side of it. */
  ["wide", "(min-width: 62rem) and (min-height: 32rem)"],
  /** Low and broad, as a phone held sideways. */
  ["sideways", "(min-aspect-ratio: 5/4) and (min-width: 34rem)"],
];

let current = $state<Layout>("portrait");

export const layout = (): Layout => current;
/** Whether there is a column beside the table. */
export const sided = (): boolean => current === "wide" || current === "large";

/** Follow the window's size from now on. */
export function followSize(): void {
  const entries = CONDITIONS.map(([name, condition]) => [name, matchMedia(condition)] as const);
  const look = () => {
    current = entries.find(([, media]) => media.matches)?.[0] ?? "portrait";
    document.documentElement.dataset.layout = current;
  };
  for (const [, media] of entries) media.addEventListener("change", look);
  look();
}
