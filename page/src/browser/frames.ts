/** Work that is done between frames, a piece at a time, so that no frame has to wait for all of it. */

const unseen = () => typeof document === "undefined" || document.hidden;

/** The longest wait for a frame: a page in the background draws none. */
const PATIENCE = 200;

/**
 * Garbage that each frame leaves behind, about 100 kB. Browsers go through all the memory of a page that hardly uses any,
 * which on a slow phone takes two or three frames: they are to do so while the player thinks, not while cards fly
 * (docs/decisions/0035). It is filled because a build leaves out what nobody uses.
 */
const LITTER = 25_000;

/**
 * Calls back once the next frame has been drawn: everything is laid out then, and measuring costs nothing. On a page that
 * nobody sees, at once. Returns a function that calls it off.
 */
export function afterFrame(call: () => void): () => void {
  if (unseen()) return (call(), () => {});
  new Array<number>(LITTER).fill(0);
  let timer = setTimeout(() => (cancelAnimationFrame(frame), call()), PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => (cancelAnimationFrame(frame), clearTimeout(timer));
}

let queue: (() => void)[] = [];

/** Whether somebody waits for a turn: what is measured now would have to be laid out for that alone. */
export const drawing = (): boolean => queue.length > 0;

/** Calls back after a frame of its own, when everybody who asked before has had theirs; or, if it is urgent, next. */
export function inTurn(call: () => void, urgent = false): () => void {
  if (unseen() && queue.length === 0) return (call(), () => {});
  queue.splice(urgent ? 1 : queue.length, 0, call);
  if (queue.length === 1) afterFrame(next);
  return () => {
    const at = queue.indexOf(call, 1); // the first one keeps its frame
    if (at > 0) queue.splice(at, 1);
    else if (queue[0] === call) queue[0] = () => {};
  };
}

function next(): void {
  const [call] = queue;
  try {
    call?.();
  } finally {
    queue = queue.slice(1);
    if (queue.length > 0) afterFrame(next);
  }
}
