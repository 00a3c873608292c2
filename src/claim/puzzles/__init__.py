"""Puzzles whose answers are proven: positions of phase two in which only one card is right, again and again."""
