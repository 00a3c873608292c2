/** The current screen, read from the address after `#`: every screen has a link, and the server needs no routes. */

export type Route =
  | { screen: "lobby" }
  | { screen: "table" | "join" | "watch" | "replay"; id: string }
  /** A seat whose token the host has exchanged for this one. */
  | { screen: "seat"; id: string; token: string }
  | { screen: "learn" | "privacy" }
  /** An address that leads nowhere. */
  | { screen: "nowhere" };

export function parse(hash: string): Route {
  const [screen = "", id = "", token = "", more] = hash.replace(/^#?\/?/, "").split("/");
  if (screen === "" && id === "") return { screen: "lobby" };
  if (more !== undefined) return { screen: "nowhere" };
  if (screen === "learn" || screen === "privacy") return { screen };
  if ((screen === "table" || screen === "join" || screen === "watch" || screen === "replay") && /^[\w-]+$/.test(id))
    return { screen, id };
  if (screen === "seat" && /^[\w-]+$/.test(id) && /^[\w-]+-[AB]$/.test(token)) return { screen, id, token };
  return { screen: "nowhere" };
}

export function link(route: Route): string {
  if (route.screen === "lobby") return "#/";
  if (route.screen === "seat") return `#/seat/${route.id}/${route.token}`;
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
