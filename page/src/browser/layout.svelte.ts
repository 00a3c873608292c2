/**
 * How the table is arranged, by the window's size. The conditions are written here and nowhere else; docs/page.md shows
 * what each arrangement looks like. Components take the name as a class; base.css finds it at the root, as `data-layout`.
 */

type Layout = "portrait" | "sideways" | "wide" | "large";

// Media queries count in the browser's own rem, 16 pixels for most, whatever size the page's text has.
const CONDITIONS = {
  /** Room beside the table for what lies open there. */
  wide: "(min-width: 62rem) and (min-height: 32rem)",
  /** Room on both sides of it. */
  large: "(min-width: 100rem) and (min-height: 32rem)",
  /** Low and broad, as a phone held sideways. */
  flat: "(min-aspect-ratio: 5/4) and (min-width: 34rem)",
};

export function choose(fits: Record<keyof typeof CONDITIONS, boolean>): Layout {
  if (fits.large) return "large";
  if (fits.wide) return "wide";
  return fits.flat ? "sideways" : "portrait";
}

let current = $state<Layout>("portrait");

export const layout = (): Layout => current;
/** Whether there is a column beside the table. */
export const sided = (): boolean => current === "wide" || current === "large";

/** Follow the window's size from now on. */
export function followSize(): void {
  const entries = Object.entries(CONDITIONS).map(([name, condition]) => [name, matchMedia(condition)] as const);
  const look = () => {
    const fits = Object.fromEntries(entries.map(([name, media]) => [name, media.matches]));
    current = choose(fits as Record<keyof typeof CONDITIONS, boolean>);
    document.documentElement.dataset.layout = current;
  };
  for (const [, media] of entries) media.addEventListener("change", look);
  look();
}
