/** Looks again and again how one's games with people stand, and calls a player who has the lobby in a tab behind. */

import { settings } from "../app/settings.svelte";
import { notify, takeBack } from "../browser/notify";
import { setTab } from "../browser/tab";
import { say } from "../i18n/words.svelte";
import { hear } from "../sound/player";
import type { TableState } from "../wire/model";
import { savedSeats, type SavedSeat } from "../kept/seats";
import { gameStatus, gameTitle } from "./mygames";

const AGAIN = 30_000; // milliseconds
const TAG = "turns";

/** What the server says about these games, once they are shown; undefined where no games are. */
export type Look = (seats: SavedSeat[]) => Promise<ReadonlyMap<string, TableState>> | undefined;

const withPeople = () => savedSeats().filter(({ kind, ending }) => kind === "friend" && ending === undefined);

/** Returns what ends it. */
export function watchTurns(look: Look): () => void {
  let known: SavedSeat[] | null = null; // where it is the player's turn; null before the first look
  let calls = false;
  const call = (on: boolean) => {
    if (on === calls) return;
    setTab(on ? say("page-title-turn") : "Claim", on);
    if (!on) void takeBack(TAG);
    calls = on;
  };
  const again = async (before = known) => {
    const tables = withPeople().length > 0 ? await look(withPeople()) : undefined;
    if (!tables) return;
    known = withPeople().filter((seat) => gameStatus(seat, tables.get(seat.table)).mine);
    const news = before && known.find(({ table }) => !before.some((one) => one.table === table));
    if (!news || !document.hidden) return;
    call(true);
    void hear([{ sound: "turn", after: 0 }]);
    if (settings.notify) void notify(TAG, say("page-your-turn"), gameTitle(news));
  };
  /** A player who leaves has seen the state until now. */
  const turned = () => (document.hidden ? void again(null) : call(false));
  const timer = setInterval(() => void again(), AGAIN);
  document.addEventListener("visibilitychange", turned);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turned);
    call(false);
  };
}
