"""Bots: `choose(view, rng) -> card`."""
