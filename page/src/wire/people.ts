/** Requests about other people. A person is named by the name or by the id of their account. */

import { ask } from "./http";
import type { ChallengeEnded, CircleState, PersonState } from "./types";

export const myCircle = () => ask<CircleState>("api/people");
export const person = (name: string) => ask<PersonState>(`api/people/${encodeURIComponent(name)}`);
export const follow = (name: string, yes: boolean) => ask<PersonState>("api/people/follow", { name, follow: yes });
export const block = (name: string, yes: boolean) => ask<PersonState>("api/people/block", { name, block: yes });

/** Declines a challenge, or withdraws one's own. */
export const endChallenge = (table: string) => ask<ChallengeEnded>(`api/challenges/${table}/end`, {});
