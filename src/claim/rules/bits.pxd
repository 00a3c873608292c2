# The C twins of bits.py, inlined into every compiled module that cimports this file.
ctypedef unsigned long long mask_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int claim_count(unsigned long long m) { return (int)__popcnt64(m); }
    static __inline int claim_lowest(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static __inline int claim_highest(unsigned long long m) { unsigned long i; _BitScanReverse64(&i, m); return (int)i; }
    #else
    static inline int claim_count(unsigned long long m) { return __builtin_popcountll(m); }
    static inline int claim_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    static inline int claim_highest(unsigned long long m) { return 63 - __builtin_clzll(m); }
    #endif
    static inline unsigned long long claim_scramble(unsigned long long seed, unsigned long long counter) {
        unsigned long long word = seed + counter * 0x9E3779B97F4A7C15ULL;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL;
        return word ^ (word >> 31);
    }
    """
    int claim_count(mask_t mask) noexcept nogil
    int claim_lowest(mask_t mask) noexcept nogil
    int claim_highest(mask_t mask) noexcept nogil
    mask_t claim_scramble(mask_t seed, mask_t counter) noexcept nogil


cdef inline mask_t bit(int card) noexcept nogil:
    return (<mask_t>1) << card


cdef inline int count(mask_t mask) noexcept nogil:
    return claim_count(mask)


cdef inline int lowest(mask_t mask) noexcept nogil:
    return claim_lowest(mask)


cdef inline int highest(mask_t mask) noexcept nogil:
    return claim_highest(mask)


cdef inline int select(mask_t mask, int index) noexcept nogil:
    while index > 0:
        mask &= mask - 1
        index -= 1
    return claim_lowest(mask)


cdef inline mask_t scramble(mask_t seed, mask_t counter) noexcept nogil:
    return claim_scramble(seed, counter)
