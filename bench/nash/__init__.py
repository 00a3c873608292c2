"""How well small games can be played, and what a perfect opponent takes from each bot (docs/environments.md)."""
