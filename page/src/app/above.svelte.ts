/** What a screen leaves above all others once it is left: that an opponent was found meanwhile. */

import type { Component } from "svelte";

let shown = $state.raw<Component | null>(null);

export const above = () => shown;

export function showAbove(component: Component): void {
  shown = component;
}
