"""What the files hold, column by column. The documentation's table is made from this.

Cards are the numbers that the environments call actions (docs/environments.md): 0 to 51, and 0 for every Goblin zero.
"""

from typing import NamedTuple

from claim.envs.observation import LENGTH

SCHEMA_VERSION = 1  # of both kinds together; raised where a column changes or goes, not where one is added
PACKED = (LENGTH + 7) // 8  # bytes of an observation with eight entries in each


class Column(NamedTuple):
    """A column: its name, its type as Arrow writes it, and what it means."""

    name: str
    type: str
    meaning: str
    nullable: bool = False


POSITIONS = (
    Column("number", "int32", "the row, and its deal, counted from 0"),
    Column("deal_seed", "string", "`Game.deal(deal_seed)` deals its cards"),
    Column("ply", "int8", "cards played since the deal: 26 to 51"),
    Column("trick", "int8", "the trick of phase two that is on the table: 1 to 13"),
    Column("turn", "string", "who is to move: `A` or `B`"),
    Column("position", "string", "where every card is, as `Game.parse` and `claim solve` read it"),
    Column("hand_a", "int64", "A's hand: bit *n* is set for card *n*; with three Goblin zeros, bits 0, 1 and 2"),
    Column("hand_b", "int64", "B's hand"),
    Column("score_a", "int64", "A's score pile"),
    Column("score_b", "int64", "B's score pile"),
    Column("led", "int8", "the card that was led and is to be answered; null where `turn` leads", nullable=True),
    Column("legal", "list<int8>", "the cards that may be played, ascending"),
    Column("values", "list<int8>", "for each card of `legal`, what the position is worth after it"),
    Column("value", "int8", "with best play of both: 1 if A wins, -1 if B wins, 0 if the game is drawn"),
)

GAMES = (
    Column("game", "int32", "the game, counted from 0; games 2·*n* and 2·*n* + 1 are the same deal, seats exchanged"),
    Column("deal_seed", "string", "`Game.deal(deal_seed)` deals its cards"),
    Column("move_seed", "string", "what the bots drew lots from: `claim.bots.base.move_rng(move_seed, seat, ply)`"),
    Column("ply", "int8", "cards played before this one: 0 to 51"),
    Column("phase", "int8", "1 or 2"),
    Column("trick", "int8", "the trick within the phase: 1 to 13"),
    Column("seat", "string", "who played: `A` or `B`"),
    Column("bot", "string", "which bot that was"),
    Column("bot_version", "int32", "its version"),
    Column("opponent", "string", "the bot in the other seat"),
    Column("opponent_version", "int32", "its version"),
    Column("position", "string", "where every card is, hidden ones too, as `Game.parse` reads it"),
    Column(
        "observation",
        f"fixed_size_binary[{PACKED}]",
        f"what the player saw: {LENGTH} zeros and ones, eight in a byte, the first in its lowest bit",
    ),
    Column("legal", "list<int8>", "the cards that could be played, ascending"),
    Column("card", "int8", "the card that was played"),
    Column("winner", "string", "who won the game: `A` or `B`; null where it was drawn", nullable=True),
    Column("reward", "int8", "what that is to the player: 1, -1 or 0"),
    Column("votes_a", "int8", "A's votes at the end"),
    Column("votes_b", "int8", "B's votes at the end"),
    Column("forfeit", "string", "the seat whose program failed, so that the game was cut short", nullable=True),
)
