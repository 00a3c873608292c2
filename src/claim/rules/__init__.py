"""The rules of Claim: ints in, ints out. Cards are 0..51, piles 52-bit masks, seats 0 and 1, phases 1 and 2.

One file per concern, each citing the rules it implements (docs/rules.md). Nothing here does I/O, reads a clock, draws
random numbers or keeps state, and nothing elsewhere decides a rule.

    factions   the five factions by number               bits     masks
    cards      which number is which card (R1)           tricks   who wins a trick and why (R8, R18, R21)
    following  what may be played (R6, R7, R21, R22)     spoils   where played cards go (R11, R12, R16, R19, R20, R23)
    votes      who has each vote and who wins (R24, R25)
"""
