/** The current screen, read from the address after `#`: every screen has a link, and the server needs no routes. */

export type Route =
  | { screen: "lobby" }
  | { screen: "table" | "join" | "watch"; id: string }
  /** `play`: the number of the play to begin at. */
  | { screen: "replay"; id: string; play?: number }
  /** A seat whose token the host has exchanged for this one. */
  | { screen: "seat"; id: string; token: string }
  | { screen: "learn" | "privacy" }
  /** An address that leads nowhere. */
  | { screen: "nowhere" };

export function parse(hash: string): Route {
  const [screen = "", id = "", third = "", more] = hash.replace(/^#?\/?/, "").split("/");
  if (screen === "" && id === "") return { screen: "lobby" };
  if (more !== undefined) return { screen: "nowhere" };
  if (screen === "learn" || screen === "privacy") return { screen };
  if (!/^[\w-]+$/.test(id)) return { screen: "nowhere" };
  if (screen === "table" || screen === "join" || screen === "watch") return { screen, id };
  if (screen === "replay") return /^\d{1,3}$/.test(third) ? { screen, id, play: Number(third) } : { screen, id };
  if (screen === "seat" && /^[\w-]+-[AB]$/.test(third)) return { screen, id, token: third };
  return { screen: "nowhere" };
}

export function link(route: Route): string {
  if (route.screen === "lobby") return "#/";
  if (route.screen === "seat") return `#/seat/${route.id}/${route.token}`;
  if (route.screen === "replay" && route.play !== undefined) return `#/replay/${route.id}/${route.play}`;
  return "id" in route ? `#/${route.screen}/${route.id}` : `#/${route.screen}`;
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
  read();
}
