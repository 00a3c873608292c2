/** Looks again and again how one's games with people stand, and calls a player who has the lobby in a tab behind. */

import { setTab } from "../browser/tab";
import { say } from "../i18n/words.svelte";
import { hear } from "../sound/player";
import type { TableState } from "../wire/model";
import { savedSeats, type SavedSeat } from "../wire/saved";
import { gameStatus } from "./mygames";

const AGAIN = 30_000; // milliseconds

/** What the server says about these games, once they are shown; undefined where no games are. */
export type Look = (seats: SavedSeat[]) => Promise<ReadonlyMap<string, TableState>> | undefined;

const withPeople = () => savedSeats().filter(({ kind, ending }) => kind === "friend" && ending === undefined);

/** Returns what ends it. */
export function watchTurns(look: Look): () => void {
  let known = Infinity;
  let calls = false;
  const call = (on: boolean) => {
    if (on !== calls) setTab(on ? say("page-title-turn") : "Claim", on);
    calls = on;
  };
  const again = async () => {
    const tables = withPeople().length > 0 ? await look(withPeople()) : undefined;
    if (!tables) return;
    const mine = withPeople().filter((seat) => gameStatus(seat, tables.get(seat.table)).mine).length;
    if (document.hidden && mine > known) {
      call(true);
      void hear([{ sound: "turn", after: 0 }]);
    }
    known = mine;
  };
  const seen = () => void (document.hidden || call(false));
  const timer = setInterval(() => void again(), AGAIN);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    call(false);
  };
}
