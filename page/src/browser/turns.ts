/**
 * What can wait until the page shows something. It is done piece by piece, each in a task of its own, so that the browser
 * can draw and hear the player in between.
 */

const waiting = new Set<() => void>();
let running = false;
let done = false;

/** Whether everything that waited has been done once: the page has been opened, and nothing more needs to wait. */
export const opened = (): boolean => done;

/** Does this when its turn has come; returns how to call that off. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!running) {
    running = true;
    afterPaint(next);
  }
  return () => waiting.delete(work);
}

function next(): void {
  const [work] = waiting;
  running = work !== undefined;
  done ||= !running;
  if (!work) return;
  waiting.delete(work);
  setTimeout(next);
  work();
}

/** In a task of its own once the browser has drawn. A hidden page is not drawn, and does not wait. */
function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
