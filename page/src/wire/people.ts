/** Requests about other people. A person is named by the name or by the id of their account. */

import { remember } from "../browser/memory";
import { ask } from "./http";
import type { ChallengeEnded, CircleState, Meeting, PersonState } from "./types";

export const myCircle = () => ask<CircleState>("api/people");
export const person = (name: string) => ask<PersonState>(`api/people/${encodeURIComponent(name)}`);
export const follow = (name: string, yes: boolean) => ask<PersonState>("api/people/follow", { name, follow: yes });
export const block = (name: string, yes: boolean) => ask<PersonState>("api/people/block", { name, block: yes });

/** Whoever is blocked is not heard either in the games with them that go on, on this device. */
export const silence = (games: readonly Meeting[], yes: boolean): void =>
  games.filter(({ over }) => !over).forEach(({ table }) => remember(`muted:${table}`, yes ? "yes" : null));

/** Declines a challenge, or withdraws one's own. */
export const endChallenge = (table: string) => ask<ChallengeEnded>(`api/challenges/${table}/end`, {});
