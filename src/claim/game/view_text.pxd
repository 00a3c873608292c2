cimport cython
from claim.game cimport tuples
from claim.rules cimport bits, factions, votes
from claim.rules.bits cimport mask_t

cdef dict _PLAYED
cdef tuple _CARDS, _DIGITS, _HOLDERS, _TRUTHS
cdef list _NAMES
cdef bytes _FIELDS, _SOURCES
cdef int _WORD, _CARD, _PILE, _ORDER, _COUNTS, _PILES, _VOTES, _DECIDERS, _SETTLED, _TRICKS, _RESULT, _SCORES

@cython.locals(values=tuple, score_a=mask_t, score_b=mask_t, texts=list, form=cython.int, place=cython.int, text=str)
cpdef str view_text(object seen)
cdef str _word_text(object value)
cdef str _card_text(int number)
@cython.locals(texts=list)
cdef str _pile_text(long long mask)
@cython.locals(faction=cython.int)
cdef str _votes_text(mask_t score_a, mask_t score_b)
@cython.locals(texts=list, faction=cython.int, card=cython.int)
cdef str _deciders_text(mask_t score_a, mask_t score_b)
@cython.locals(left=mask_t, one=cython.int)
cdef str _settled_text(mask_t score_a, mask_t score_b, mask_t open_cards)
cdef str _by_faction(list texts)
@cython.locals(texts=list, phase=cython.int, leader=cython.int, led=cython.int, reply=cython.int, prize=cython.int, drawn=cython.int, place=cython.int,
               played=tuple)
cdef str _tricks_text(tuple tricks)
cdef str _result_text(mask_t score_a, mask_t score_b)
