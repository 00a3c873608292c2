"""A game that is played: cards, deals, the game, what each seat may know of it, and its texts."""
