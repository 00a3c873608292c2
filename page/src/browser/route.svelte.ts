/** Where the player is, read from the address after `#`: no server routes, and every screen has a link. */

export type Route =
  { screen: "lobby" } | { screen: "table" | "join" | "watch" | "replay"; id: string } | { screen: "learn" };

export function parse(hash: string): Route {
  const [screen = "", id = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (screen === "learn") return { screen };
  if ((screen === "table" || screen === "join" || screen === "watch" || screen === "replay") && /^[\w-]+$/.test(id))
    return { screen, id };
  return { screen: "lobby" };
}

export function link(route: Route): string {
  if (route.screen === "lobby") return "#/";
  return "id" in route ? `#/${route.screen}/${route.id}` : `#/${route.screen}`;
}

/** Whether a link with this host leads nowhere on anybody else's machine. */
export const onlyHere = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

const here = $state<{ route: Route }>({ route: { screen: "lobby" } });

export function route(): Route {
  return here.route;
}

export function go(to: Route): void {
  location.hash = link(to);
}

/** Go on to where this address leads: Back does not come here again. */
export function goOn(to: Route): void {
  location.replace(link(to));
}

export function followAddress(): void {
  const read = () => (here.route = parse(location.hash));
  addEventListener("hashchange", read);
  read();
}
