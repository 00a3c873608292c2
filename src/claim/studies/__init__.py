"""What if: lines that branch from a game, and what each card is worth there."""
