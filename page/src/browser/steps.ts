/** Keys that walk through something step by step. */

/** Whether a key is meant for the whole screen: not for a field or a dialog, and no shortcut of the browser. */
export const forScreen = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !(event.target as Element).closest("input, select, textarea, dialog");

/** The step from 0 to `last` that a key leads to from `at`, or null; then the browser does nothing else with the key. */
export function stepKey(event: KeyboardEvent, at: number, last: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
  if (to === undefined || !forScreen(event)) return null;
  event.preventDefault();
  return Math.max(0, Math.min(last, to));
}
