"""One game at a terminal, between people and bots, until it ends or a person leaves."""

import secrets
import shlex
from collections.abc import Mapping

from claim.bots.base import Bot, checked, move_rng
from claim.bots.errors import BotFailure
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError, IllegalPlay
from claim.game.game import Game
from claim.game.view import View
from claim.locales import Words
from claim.records.identities import BotIdentity, identity_of
from claim.records.record import Record
from claim.terminal.names import PERSON, remarks
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left, Prompt
from claim.terminal.saving import Saver
from claim.terminal.show import Show

COMMANDS = {name: f"help-{name}" for name in ("aid", "seen", "table", "hint", "back", "quit")} | {"rules": ""}


class Session:
    """A game being played. `bots` has the seats that a bot plays; a person plays the others."""

    def __init__(
        self,
        record: Record,
        bots: Mapping[Seat, Bot],
        words: Words,
        paper: Paper,
        saver: Saver,
        *,
        by_heart: bool = False,
        with_hints: bool = True,
        warns: bool = False,
    ) -> None:
        """`by_heart` shows people only what lies open on the table (R26); then there are no hints either.

        `warns`: where there are hints, a card that gives much away is played only when it is entered again.
        """
        self.game = record.game
        self.players = record.players
        self.bots = bots
        self.words = words
        self.paper = paper
        self.saver = saver
        self.by_heart = by_heart
        self.with_hints = with_hints
        self.warns = warns
        self.people = [seat for seat in Seat if seat not in bots]
        dealt = record.game.dealt
        drawn = dealt.seed if dealt is not None and dealt.seed is not None else secrets.token_hex(16)
        self.seed = record.move_seed or drawn
        self.identities = _identities(record, bots)
        self.takebacks, self.hints = record.takebacks, record.hints
        self.hinted: set[Game] = set()  # the moments whose hint is counted
        # where the screen is cleared: seats that still have to hear that phase one is over
        self.phase_unannounced: set[Seat] = set()
        self.shown_to: Seat | None = None  # at a shared screen: the seat whose hand may be shown
        self.prompt = Prompt(COMMANDS, words, paper)

    # --- the game --------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end. Returns exit code 0 if the game is over, 1 if it was interrupted (and saved)."""
        self._save()
        self._greet()
        try:
            while self.game.turn is not None:
                seat = self.game.turn
                if seat in self.bots:
                    self._bot_plays(seat)
                else:
                    self._person_plays(seat)
        except (Left, KeyboardInterrupt, EOFError):
            self.paper.line()
            self._tell_saved()
            return 1
        except BotFailure as failure:
            name = self.players.get(self.game.turn, "") if self.game.turn else ""
            self.paper.line(self.words("bot-failed-line", name=name, problem=self.words.error(failure)))
            self._tell_saved()
            return 1
        self._finish()
        return 0

    def _bot_plays(self, seat: Seat) -> None:
        bot = self.bots[seat]
        card = checked(bot, self.game.view(seat), move_rng(self.seed, seat, self.game.ply))
        self._put(card, seat)

    def _person_plays(self, seat: Seat) -> None:
        show = self._show(seat)
        self._hand_over(seat)
        if seat in self.phase_unannounced:
            self.phase_unannounced.remove(seat)
            self.paper.line(self.words("phase-over-line"))
        show.table(self._view(seat))
        prompt = self.words("prompt-seat", seat=seat.value) if len(self.people) == 2 else self.words("prompt")
        while True:
            typed = self.prompt.ask(prompt, self.game.legal())
            if not isinstance(typed, Card):
                self._obey(typed, show, seat)
            elif not self._warned(typed, seat):
                try:
                    self._put(typed, seat)
                    return
                except IllegalPlay as refusal:
                    self.prompt.explain(refusal)

    def _put(self, card: Card, seat: Seat) -> None:
        """Play a card, save, and print what all people at the screen may see. Raises IllegalPlay."""
        before = self.game
        self.game = before.play(card, seat)
        self._save()
        if self.by_heart and seat in self.people:
            self.paper.clear()  # earlier tricks must not be there to scroll back to
        phase_over = before.phase == 1 and self.game.phase == 2
        if len(self.people) == 2 or self.by_heart:  # the table shows it, once the screen is handed over or cleared
            self.phase_unannounced |= set(Seat) if phase_over else set()
            return
        show = self._show(self.people[0] if self.people else None)
        self.paper.line(show.sentence("plays-line", card, seat))
        if phase_over:
            self.paper.line(self.words("phase-over-line"))

    def _finish(self) -> None:
        you = self.people[0] if len(self.people) == 1 else None
        show = self._show(you)
        view = self.game.view(you or "spectator")
        self.paper.line(self.words("last-trick-line"), " ", show.trick(view.tricks[-1]))
        show.result(view)
        for line in remarks(self._record(), self.words):
            self.paper.line(line)
        if self.saver.problem is None:
            self.paper.line(self.words("record-line", file=str(self.saver.path)))
            self.paper.line(self.words("replay-tip", command=f"claim replay {shlex.quote(str(self.saver.path))}"))

    def _greet(self) -> None:
        """Print the greeting: the deal, the opponent, who leads."""
        dealt, you = self.game.dealt, self.people[0]
        if self.game.plays:
            self.paper.line(self.words("resume-line"))
        if dealt is not None and dealt.seed is not None:
            self.paper.line(self.words("deal-line", seed=dealt.seed))
        if len(self.people) == 1:
            self.paper.line(self.words("opponent-line", name=self._name(you.other)))
        if not self.game.plays:
            show = self._show(you if len(self.people) == 1 else None)
            self.paper.line(show.fact("leader-drawn-line", self.game.leader))
        if self.by_heart:
            self.paper.line(self.words("by-heart-line"))

    # --- asking and telling ----------------------------------------------------------------------------------------

    def _obey(self, command: str, show: Show, seat: Seat) -> None:
        if command == "aid":
            show.page("aid-title", "aid-text")
        elif command == "seen":
            show.seen(self._view(seat))
        elif command == "table":
            show.table(self._view(seat))
        elif command == "hint":
            self._hint(seat)
        elif command == "back":
            self._take_back(show, seat)
        else:
            self.prompt.help(show, self.game.legal())

    @property
    def _may_hint(self) -> bool:
        return len(self.people) == 1 and not self.by_heart and self.with_hints

    def _hint(self, seat: Seat) -> None:
        """Print which card to play and why. Not at a shared screen, where the other person would read it too."""
        if not self._may_hint:
            reason = "hint-off" if len(self.people) == 2 else "hint-by-heart" if self.by_heart else "hint-switched-off"
            self.paper.line(self.words(reason))
            return
        from claim.reviews.hint import hint  # noqa: PLC0415  (brings the search, which most games never need)
        from claim.terminal.hint import show_hint  # noqa: PLC0415  (likewise)

        try:
            show_hint(hint(self.game.view(seat)), self.words, self.paper)
        except ClaimError as error:
            self.paper.line(self.words.error(error))
            return
        self._count_hint()

    def _warned(self, card: Card, seat: Seat) -> bool:
        """Print what speaks against a card that gives much away, once for each position, and return whether it was."""
        legal = self.game.legal()
        if not self.warns or not self._may_hint or self.game in self.hinted or card not in legal or len(legal) == 1:
            return False
        from claim.reviews.hint import hint  # noqa: PLC0415  (as for hints)
        from claim.terminal.hint import show_warning  # noqa: PLC0415  (likewise)

        advice = hint(self.game.view(seat))
        if not advice.gives_away(card):
            return False
        show_warning(advice, card, self.words, self.paper)
        self._count_hint()
        return True

    def _count_hint(self) -> None:
        if self.game not in self.hinted:
            self.hinted.add(self.game)
            self.hints += 1
            self._save()

    def _take_back(self, show: Show, seat: Seat) -> None:
        """Go back to this seat's last decision, against a bot, and show the table as it was."""
        if len(self.people) == 2 or self.by_heart:  # going back would show earlier tricks again
            self.paper.line(self.words("back-by-heart" if self.by_heart else "back-off"))
            return
        moments = self.game.moments()
        own = [ply for ply, moment in enumerate(moments[:-1]) if moment.turn is seat]
        if not own:
            self.paper.line(self.words("back-nothing"))
            return
        taken, self.game = self.game.plays[own[-1] :], moments[own[-1]]
        self.takebacks += 1
        self._save()
        self.paper.line(self.words("back-line", cards=self.words.listed(taken)))
        show.table(self.game.view(seat))

    def _hand_over(self, seat: Seat) -> None:
        """At a shared screen, wait until a hand's owner confirms that they are there."""
        if len(self.people) < 2 or self.shown_to is seat:
            return
        self.paper.clear()
        self.shown_to = None
        self.prompt.confirm(self.words("hand-over", name=self._name(seat)))
        self.shown_to = seat

    def _name(self, seat: Seat) -> str:
        return self.words.bot(self.bots[seat].name) if seat in self.bots else self.words("player-seat", seat=seat.value)

    def _view(self, seat: Seat) -> View:
        """Return what a person at this seat is shown."""
        return self.game.view(seat, by_heart=self.by_heart)

    def _show(self, you: Seat | None) -> Show:
        return Show(self.paper, self.words, {seat: self._name(seat) for seat in Seat}, you)

    # --- keeping ---------------------------------------------------------------------------------------------------

    def _record(self) -> Record:
        seed = self.seed if self.bots else None
        return Record(
            self.game,
            self.players,
            bots=self.identities,
            move_seed=seed,
            takebacks=self.takebacks,
            hints=self.hints,
        )

    def _save(self) -> None:
        if self.saver.save(self._record()) and self.saver.problem is not None:
            self.paper.line(self.words("save-failed-line", problem=self.words.error(self.saver.problem)))

    def _tell_saved(self) -> None:
        if self.saver.problem is not None:
            self.paper.line(self.words("save-failed-line", problem=self.words.error(self.saver.problem)))
            return
        self.paper.line(self.words("saved-line", file=str(self.saver.path)))
        command = f"claim play --resume {shlex.quote(str(self.saver.path))}"
        for bot in self.bots.values():
            if bot.name.startswith("cmd:"):  # resuming from a file never starts a program
                command += f" --bot {shlex.quote(bot.name)}"
        command += " --by-heart" if self.by_heart else ""
        command += "" if self.with_hints else " --no-hints"
        command += " --warn" if self.warns else ""
        self.paper.line(self.words("resume-tip", command=command))


def _identities(record: Record, bots: Mapping[Seat, Bot]) -> dict[Seat, BotIdentity]:
    """Return the bots that made every move of their seat; in a resumed game, only those that have not changed."""
    kept = {seat: identity_of(bot) for seat, bot in bots.items() if record.bots.get(seat) == identity_of(bot)}
    return kept if record.game.plays else {seat: identity_of(bot) for seat, bot in bots.items()}


def new_record(game: Game, bot: Bot | None, person: Seat) -> Record:
    """Return the record of a new game: a person at one seat, the bot or another person at the other."""
    return Record(game, {person: PERSON, person.other: PERSON if bot is None else bot.name})
