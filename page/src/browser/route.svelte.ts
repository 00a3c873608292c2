/** The current screen, read from the address after `#`: every screen has a link, and the server needs no routes. */

export type Route =
  | { screen: "lobby" }
  | { screen: "table" | "join" | "watch"; id: string }
  /** `play`: the number of the play to begin at. */
  | { screen: "replay"; id: string; play?: number }
  /** A seat whose token the host has exchanged for this one. */
  | { screen: "seat"; id: string; token: string }
  | { screen: "learn" | "help" | "privacy" | "puzzles" | "lessons" | "account" }
  /** A guided game that is opened now: for links from elsewhere. */
  | { screen: "play" }
  /** `id`: a lesson's is its name. */
  | { screen: "puzzle" | "lesson"; id: string }
  /** Whom one follows, or a person by their name or their account's id, perhaps to be challenged. */
  | { screen: "people"; name?: string; challenge?: boolean }
  /** The deal of the day: today's, or that of another day. */
  | { screen: "daily"; day?: string }
  /**
   * `text`: a position, a study or a record. `at`: after the card of this number in a study's text, from 1. `seat`: from
   * which one looks. `table`: the game that it comes from, for its players' names.
   */
  | { screen: "explore"; text?: string; at?: number; seat?: "A" | "B"; table?: string }
  /** An address that leads nowhere. */
  | { screen: "nowhere" };

export function parse(hash: string): Route {
  const [screen = "", id = "", third = "", more] = hash.replace(/^#?\/?/, "").split("/");
  if (screen === "" && id === "") return { screen: "lobby" };
  if (more !== undefined) return { screen: "nowhere" };
  if (screen === "play" && !id) return { screen };
  if (["learn", "help", "privacy", "puzzles", "lessons", "account"].includes(screen))
    return { screen: screen as "learn" | "help" | "privacy" | "puzzles" | "lessons" | "account" };
  if (screen === "daily" && /^[\w.-]*$/.test(id)) return id ? { screen, day: id } : { screen };
  if (screen === "people")
    return id ? { screen, name: unpacked(id), ...(third === "challenge" && { challenge: true }) } : { screen };
  if (screen === "explore") {
    if (!id) return { screen };
    const [, at, seat, table] = /^(\d{1,4})([AB])?(?:-([\w-]+))?$/.exec(third) ?? [];
    return {
      screen,
      text: unpacked(id),
      ...(at && { at: Number(at) }),
      ...(seat && { seat: seat as "A" | "B" }),
      ...(table && { table }),
    };
  }
  if (!/^[\w-]+$/.test(id)) return { screen: "nowhere" };
  if (screen === "table" || screen === "join" || screen === "watch") return { screen, id };
  if (screen === "puzzle" || screen === "lesson") return { screen, id };
  if (screen === "replay") return /^\d{1,3}$/.test(third) ? { screen, id, play: Number(third) } : { screen, id };
  if (screen === "seat" && /^[\w-]+-[AB]$/.test(third)) return { screen, id, token: third };
  return { screen: "nowhere" };
}

export function link(route: Route): string {
  if (route.screen === "lobby") return "#/";
  // Always with a number at the end: where it is missing, the link was cut off.
  if (route.screen === "explore" && route.text !== undefined) {
    const { text, at = 0, seat = "", table } = route;
    return `#/explore/${packed(text)}/${at}${seat}${table ? `-${table}` : ""}`;
  }
  if (route.screen === "daily") return `#/daily${route.day === undefined ? "" : `/${route.day}`}`;
  if (route.screen === "people") {
    const { name, challenge } = route;
    return `#/people${name === undefined ? "" : `/${packed(name)}${challenge ? "/challenge" : ""}`}`;
  }
  if (route.screen === "seat") return `#/seat/${route.id}/${route.token}`;
  if (route.screen === "replay" && route.play !== undefined) return `#/replay/${route.id}/${route.play}`;
  return "id" in route ? `#/${route.screen}/${route.id}` : `#/${route.screen}`;
}

/** To one's own game, or to look at it again. */
export const gameLink = (id: string, over: boolean): string => link({ screen: over ? "replay" : "table", id });

/** A text as part of an address: short, and with nothing that ends a link in a message. */
const packed = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[_()!'*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, "_")
    .replace(/%2C/g, ",");

/** The text again. Where the address was cut off inside a letter, without that letter. */
function unpacked(part: string): string {
  const whole = part.replace(/_/g, "%20");
  for (let end = whole.length; end > whole.length - 12; end--)
    try {
      return decodeURIComponent(whole.slice(0, end));
    } catch {
      continue;
    }
  return part;
}

/** Whether links with this host only work on this machine. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

const here = $state<{ route: Route }>({ route: { screen: "lobby" } });

export function route(): Route {
  return here.route;
}

export function go(to: Route): void {
  location.hash = link(to);
}

/** Replaces the current address, so that Back skips it. */
export function redirect(to: Route): void {
  location.replace(link(to));
}

export function followAddress(): void {
  const read = () => (here.route = parse(location.hash));
  addEventListener("hashchange", read);
  // A notification was clicked: the service worker says where it leads.
  navigator.serviceWorker?.addEventListener("message", ({ data }) => (location.hash = String(data)));
  read();
}
