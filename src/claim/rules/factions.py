"""The five factions by number, in the order of every text: G K U D X. Always interpreted; C twin: factions.pxd."""

GOBLIN = 0
KNIGHT = 1
UNDEAD = 2
DWARF = 3
DOPPELGANGER = 4
FACTIONS = 5
