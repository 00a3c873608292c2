/** Who sits at a table that is no game of two: you at one seat, a bot at the other. */

import { other } from "../game/cards";
import { botName, personName, type Players } from "../game/telling";
import type { BySeat, Seat } from "../wire/model";
import { NAMELESS, tidyName } from "../wire/name";
import { settings } from "./settings.svelte";

export function against(bot: string, me: Seat): Players {
  const mine = personName(tidyName(settings.name) || NAMELESS);
  return { me, names: { [me]: mine, [other(me)]: botName(bot) } as BySeat<string> };
}
