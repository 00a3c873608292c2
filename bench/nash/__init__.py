"""How well small games of Claim can be played, and what a perfect opponent takes from each bot (docs/environments.md)."""
