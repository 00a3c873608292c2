# The C twin of factions.py: the same numbers as compile-time constants.
cdef enum:
    GOBLIN = 0
    KNIGHT = 1
    UNDEAD = 2
    DWARF = 3
    DOPPELGANGER = 4
    FACTIONS = 5
