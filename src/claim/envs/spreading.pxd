# The C twin of spreading.py, inlined into every compiled module that cimports this file.
from claim.rules.bits cimport mask_t

cdef extern from *:
    """
    #include <string.h>

    static inline unsigned long long claim_alike(unsigned long long pile) {
        static const unsigned char zeros[32] = {
            0, 1, 1, 3, 1, 3, 3, 7, 1, 3, 3, 7, 3, 7, 7, 15, 1, 3, 3, 7, 3, 7, 7, 15, 3, 7, 7, 15, 7, 15, 15, 31};
        return (pile & ~31ULL) | zeros[pile & 31];
    }

    /* Eight cards in one word: each byte keeps its own bit of the eight, then any bit becomes a 1. */
    static inline unsigned long long claim_eight(unsigned long long bits) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        unsigned long long own = 0x0102040810204080ULL;
    #else
        unsigned long long own = 0x8040201008040201ULL;
    #endif
        unsigned long long found = ((bits & 255) * 0x0101010101010101ULL) & own;
        return ((found + 0x7F7F7F7F7F7F7F7FULL) >> 7) & 0x0101010101010101ULL;
    }

    static inline void claim_spread(unsigned long long pile, signed char *out) {
        unsigned long long shown = claim_alike(pile), word;
        for (int eight = 0; eight < 6; eight++) {
            word = claim_eight(shown >> (8 * eight));
            memcpy(out + 8 * eight, &word, 8);
        }
        for (int card = 48; card < 52; card++)
            out[card] = (signed char)(shown >> card & 1);
    }
    """
    mask_t claim_alike(mask_t pile) noexcept nogil
    void claim_spread(mask_t pile, signed char *out) noexcept nogil


cdef inline mask_t alike(mask_t pile) noexcept nogil:
    return claim_alike(pile)


cdef inline void spread(mask_t pile, signed char[::1] out, Py_ssize_t start) noexcept nogil:
    claim_spread(pile, &out[start])
