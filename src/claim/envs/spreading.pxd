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

    /* For each byte of a mask, its eight cards as eight bytes: twice as fast as arithmetic. */
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    #define CLAIM_CARD(byte, card) ((byte) >> (card) & 1ULL) << (56 - 8 * (card))
    #else
    #define CLAIM_CARD(byte, card) ((byte) >> (card) & 1ULL) << (8 * (card))
    #endif
    #define CLAIM_EIGHT(byte) \\
        CLAIM_CARD(byte, 0) | CLAIM_CARD(byte, 1) | CLAIM_CARD(byte, 2) | CLAIM_CARD(byte, 3) | \\
        CLAIM_CARD(byte, 4) | CLAIM_CARD(byte, 5) | CLAIM_CARD(byte, 6) | CLAIM_CARD(byte, 7)
    #define CLAIM_4(byte) CLAIM_EIGHT(byte), CLAIM_EIGHT(byte + 1), CLAIM_EIGHT(byte + 2), CLAIM_EIGHT(byte + 3)
    #define CLAIM_16(byte) CLAIM_4(byte), CLAIM_4(byte + 4), CLAIM_4(byte + 8), CLAIM_4(byte + 12)
    #define CLAIM_64(byte) CLAIM_16(byte), CLAIM_16(byte + 16), CLAIM_16(byte + 32), CLAIM_16(byte + 48)
    static const unsigned long long claim_eights[256] = {CLAIM_64(0), CLAIM_64(64), CLAIM_64(128), CLAIM_64(192)};

    static inline void claim_spread(unsigned long long pile, signed char *out) {
        unsigned long long shown = claim_alike(pile);
        for (int byte = 0; byte < 6; byte++)
            memcpy(out + 8 * byte, &claim_eights[shown >> (8 * byte) & 255], 8);
        memcpy(out + 48, &claim_eights[shown >> 48 & 15], 4);
    }
    """
    mask_t claim_alike(mask_t pile) noexcept nogil
    void claim_spread(mask_t pile, signed char *out) noexcept nogil


cdef inline mask_t canonical_zeros(mask_t pile) noexcept nogil:
    return claim_alike(pile)


cdef inline void spread(mask_t pile, signed char[::1] out, Py_ssize_t start) noexcept nogil:
    claim_spread(pile, &out[start])
