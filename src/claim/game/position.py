"""Reads and writes position texts (docs/formats.md). They need not be reachable by play, but their piles must fit."""

from claim.game.cards import CARDS, Card, CardAllocator, Seat, cards_of, parse_pile, parse_seat, pile_text
from claim.game.errors import BadText, quote
from claim.game.state import State
from claim.rules import bits, cards, factions

FIELDS = (
    "phase",
    "to move",
    "hand A",
    "hand B",
    "score A",
    "score B",
    "led card",
    "followers A",
    "followers B",
    "draw pile",
)


def position_text(state: State) -> str:
    """Write a position as one line."""
    parts = [str(state.phase), "AB"[state.turn]]
    parts += [pile_text(mask) for mask in (*state.hands, *state.scores)]
    parts.append(CARDS[state.led] if state.led >= 0 else "-")
    if state.phase == 1:
        parts += [pile_text(mask) for mask in state.followers]
        parts.append(",".join(CARDS[number] for number in state.pile))
    return " ".join(parts)


def parse_position(text: str) -> State:
    """Read a position from a line. Raises BadText naming the part that is wrong."""
    if not isinstance(text, str):
        raise BadText("bad_phase", text=quote(text))
    fields = text.strip().split(" ")
    if fields[0] not in ("1", "2"):
        raise BadText("bad_phase", text=quote(fields[0]))
    phase = int(fields[0])
    expected = 10 if phase == 1 else 7
    if len(fields) != expected:
        raise BadText("bad_fields", expected=expected, phase=phase, got=len(fields))
    turn = parse_seat(fields[1], "to move").number
    deck = CardAllocator()
    piles = [deck.mask(parse_pile(fields[i], FIELDS[i]), FIELDS[i]) for i in (2, 3, 4, 5)]
    led = -1 if fields[6] == "-" else deck.take(Card(fields[6]), "led card")
    followers = [deck.mask(parse_pile(fields[i], FIELDS[i]), FIELDS[i]) for i in ((7, 8) if phase == 1 else ())]
    pile = tuple([deck.take(Card(name), "draw pile") for name in fields[9].split(",")]) if phase == 1 else ()
    state = State(
        phase,
        turn,
        led,
        (piles[0], piles[1]),
        (piles[2], piles[3]),
        (followers[0], followers[1]) if phase == 1 else (0, 0),
        pile,
    )
    _check_sizes(state)
    return state


def _check_sizes(state: State) -> None:
    """Raise BadText where the piles do not fit together."""
    size_a, size_b = bits.count(state.hands[0]), bits.count(state.hands[1])
    gone = [0, 0]
    if state.led >= 0:
        gone[1 - state.turn] = 1  # the leader's card lies on the table
    left = size_a + gone[0]
    if left != size_b + gone[1]:
        raise BadText("bad_hands", a=size_a, b=size_b)
    followers_a, followers_b = bits.count(state.followers[0]), bits.count(state.followers[1])
    if left + followers_a > 13:
        raise BadText("too_large", a=left, b=followers_a)
    if state.phase == 2:
        return
    if left == 0:
        raise BadText("no_cards")
    if followers_a != followers_b:
        raise BadText("bad_followers", a=followers_a, b=followers_b, expected=min(followers_a, followers_b))
    if len(state.pile) != 2 * left:
        raise BadText("bad_draw_pile", got=len(state.pile), expected=2 * left)
    for seat, score in zip(Seat, state.scores, strict=True):
        wrong = score & ~cards.faction_mask(factions.UNDEAD)
        if wrong:
            raise BadText("bad_score", seat=seat.value, card=cards_of(wrong)[0])
