"""Train an agent by policy gradient, and let it play in the arena: docs/training.md."""
