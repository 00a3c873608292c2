"""What a puzzle is about: facts of its decisions, none a matter of taste."""

from collections.abc import Iterator
from enum import StrEnum

from claim.game.cards import Card, Faction, numbers
from claim.game.game import Game
from claim.puzzles.proving import Proof
from claim.rules import bits, cards, following, tricks, votes


class Theme(StrEnum):
    """A theme. Each is true of at least one decision of the line, `draw_saved` of the whole puzzle."""

    DWARF_LOST = "dwarf_lost"
    """The solver loses a trick on purpose and scores its Dwarf (R20): it leads the Dwarf, or could have won."""
    KNIGHT_OVER_GOBLIN = "knight_over_goblin"
    """A Knight answers a led Goblin (R18)."""
    DOPPELGANGER_SPENT = "doppelganger_spent"
    """Only a Doppelgänger is right, where another faction could be played."""
    DOPPELGANGER_KEPT = "doppelganger_kept"
    """A Doppelgänger would win the trick as the led faction (R21), and is wrong."""
    LEAD_GIVEN_UP = "lead_given_up"
    """The solver loses a trick that it could surely win, and so the next lead (R16)."""
    LAST_OF_FACTION = "last_of_faction"
    """The right card is the last of its faction in either hand."""
    TIE_BREAK = "tie_break"
    """The right card, or the one it answers, is the highest of a faction that may be shared evenly (R24)."""
    DRAW_SAVED = "draw_saved"
    """The best that the solver can get is a draw (R25)."""


def themes_of(game: Game, proof: Proof) -> tuple[Theme, ...]:
    """Return the themes of a proven line that starts from this game, in the order in which they are listed."""
    themes = {Theme.DRAW_SAVED} if proof.value == 0 else set()
    for number, card in enumerate(proof.line):
        if number in proof.decisions:
            answer = proof.line[number + 1] if game.led is None and number + 1 < len(proof.line) else None
            themes |= set(_of_decision(game, card, answer))
        game = game.play(card)
    return tuple(theme for theme in Theme if theme in themes)


def _of_decision(game: Game, card: Card, answer: Card | None) -> Iterator[Theme]:
    """Yield what is true of playing this card; `answer` is how the line goes on where it is led."""
    led, loses, could_win = game.led, _loses(game, card, answer), _could_win(game)
    dwarves = Faction.DWARF in (card.faction, led.faction if led else None)
    if loses and dwarves and (led is None or could_win):
        yield Theme.DWARF_LOST
    if loses and could_win:
        yield Theme.LEAD_GIVEN_UP
    if led is not None and tricks.reason(led.number, card.number) == tricks.KNIGHT_BEATS_GOBLIN:
        yield Theme.KNIGHT_OVER_GOBLIN
    if card.faction is Faction.DOPPELGANGER:
        if any(other.faction is not Faction.DOPPELGANGER for other in game.legal()):
            yield Theme.DOPPELGANGER_SPENT
    elif led is not None and any(
        tricks.reason(led.number, other.number) == tricks.DOPPELGANGER for other in game.legal()
    ):
        yield Theme.DOPPELGANGER_KEPT
    if bits.count(_in_hands(game) & cards.faction_mask(card.faction.number)) == 1:
        yield Theme.LAST_OF_FACTION
    if any(one is not None and _breaks_tie(game, one) for one in (card, led)):
        yield Theme.TIE_BREAK


def _loses(game: Game, card: Card, answer: Card | None) -> bool:
    """Return whether this card loses its trick: against the line's answer if it is led, else whatever the answer."""
    if game.led is not None:
        return not tricks.reply_wins(game.led.number, card.number)
    answers = [answer.number] if answer is not None else _answers(game, card)
    return all(tricks.reply_wins(card.number, number) for number in answers)


def _could_win(game: Game) -> bool:
    """Return whether some card surely wins this trick."""
    if game.led is not None:
        return any(tricks.reply_wins(game.led.number, card.number) for card in game.legal())
    return any(
        not any(tricks.reply_wins(card.number, number) for number in _answers(game, card)) for card in game.legal()
    )


def _answers(game: Game, card: Card) -> list[int]:
    """Return the cards that the other player may answer a lead with."""
    allowed = following.playable(game.state.hands[1 - game.state.turn], card.number)
    return list(numbers(allowed))


def _in_hands(game: Game) -> int:
    """Return the cards that neither side has scored yet."""
    state = game.state
    return state.hands[0] | state.hands[1] | (bits.bit(state.led) if state.led >= 0 else 0)


def _breaks_tie(game: Game, card: Card) -> bool:
    """Return whether the card decides its faction's vote if both score equally many, which can still happen."""
    scores, number = game.state.scores, card.faction.number
    left = _in_hands(game)
    of_faction = (scores[0] | scores[1] | left) & cards.faction_mask(number)
    if bits.count(of_faction) % 2 or votes.settled(*scores, left, number):
        return False
    return card.value > 0 and card.number == bits.highest(of_faction)  # zeros decide nothing (R25)
