"""The law of all environments, and each family's way to keep it."""
