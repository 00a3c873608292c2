"""Print a View as lines. Everything shown comes from the view."""

import textwrap
from collections.abc import Mapping

from rich.text import Text

from claim.game.cards import Card, Faction, Seat
from claim.game.deduce import must_hold, voids
from claim.game.seen_trick import SeenTrick, TrickReason
from claim.game.view import View
from claim.locales import Words
from claim.terminal.paper import COLOURS, Paper

_LONGEST_NAME = 18  # on the scoreboard: a level has a title, but a program's name may be a whole command line


class Show:
    """Prints for one viewer. `names` names both seats; `you` is the viewer's own seat, if any."""

    def __init__(self, paper: Paper, words: Words, names: Mapping[Seat, str], you: Seat | None) -> None:
        self.paper = paper
        self.words = words
        self.names = names
        self.you = you

    def name(self, seat: Seat) -> str:
        """Return a seat's name, or the viewer's word for "you"."""
        return self.words("player-you") if seat is self.you else self.names[seat]

    def fact(self, message: str, seat: Seat, **values: str) -> str:
        """Return a sentence about a seat, in the second person if it is the viewer's."""
        return self.words(message, who="you" if seat is self.you else "other", name=self.names[seat], **values)

    # --- the table -------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """Print the whole table before a play."""
        words, paper = self.words, self.paper
        count = words("trick-of", number=view.trick, total=view.size)
        paper.title(f"{words('phase-title', phase=view.phase)} · {count}")
        if view.tricks:
            paper.line(words("last-trick-line"), " ", self.trick(view.tricks[-1]))
        self.scoreboard(view)
        if view.phase == 1:
            self._followers(view)
            paper.line(words("draw-pile-line", count=view.draw_count))
        if self.you is not None:
            theirs = self.you.other
            mine = view.hand_counts[self.you]
            paper.line(words("cards-left-line", mine=mine, name=self.names[theirs], theirs=view.hand_counts[theirs]))
        if view.prize is not None:
            paper.line(self.sentence("prize-line", view.prize))
        if view.led is not None:
            paper.line(self.sentence("led-line", view.led, seat=view.leader))
        elif view.turn is not None:
            paper.line(self.fact("leads-line", view.leader))
        self.hand(view)

    def hand(self, view: View) -> None:
        """Print the viewer's hand and which of it may be played."""
        if self.you is None or view.turn is not self.you:
            return
        self.paper.line(self.words("hand-line"), "  ", self.paper.grouped(view.hand, view.legal))
        if set(view.legal) != set(view.hand):
            self.paper.line(self.words("playable-line"), "  ", self.paper.cards(view.legal))

    def hands(self, view: View) -> None:
        """Print every hand that the view shows."""
        for seat in Seat:
            hand = view.hands[seat]
            if hand is not None:
                label = self.words("replay-hand", name=self.names[seat])
                self.paper.line(label, "  ", self.paper.grouped(hand, view.legal if view.turn is seat else None))

    def scoreboard(self, view: View) -> None:
        """Print both score piles by faction, with each vote as it stands."""
        seats = [Seat.A, Seat.B] if self.you is None else [self.you.other, self.you]
        titles = {
            faction: f"{faction.value} {self.paper.plain(self.words(f'faction-{faction.value}'))}"
            for faction in Faction
        }
        labels = {seat: self._cut(self.name(seat), _LONGEST_NAME) for seat in seats}
        lengths = [len(label) for label in (*labels.values(), self.paper.plain(self.words("vote-row")))]
        first = max(lengths) + 2
        longest = min(max(lengths), 12) + 3
        widths = {faction: max(len(title) + 2, longest) for faction, title in titles.items()}
        if first + sum(widths.values()) > self.paper.console.width:  # too narrow for the names: letters only
            titles = {faction: faction.value for faction in Faction}
            room = (self.paper.console.width - first) // len(Faction)
            widths = dict.fromkeys(Faction, max(4, min(room, longest)))
        header = Text(" " * first)
        for faction in Faction:
            header.append(titles[faction].center(widths[faction]), style=COLOURS[faction])
        self.paper.line(header)
        for seat in seats:
            row = Text(labels[seat].ljust(first))
            for faction in Faction:
                pile = sum(card.faction is faction for card in view.scores[seat])
                row.append(str(pile).center(widths[faction]))
            self.paper.line(row)
        self._vote_row(view, first, widths)

    def _vote_row(self, view: View, first: int, widths: Mapping[Faction, int]) -> None:
        row, any_settled = Text(self.paper.plain(self.words("vote-row")).ljust(first), style="bold"), False
        for faction in Faction:
            held, final = view.votes[faction], view.settled[faction]
            any_settled |= final and view.result is None
            mark = "◆" if final and view.result is None else ""
            text = self.words("nobody") if held is None else self._short(held, widths[faction] - 2)
            row.append(self.paper.plain(text + mark).center(widths[faction]), style="bold")
        self.paper.line(row)
        if any_settled:
            self.paper.line(self.words("settled-legend", mark="◆"))

    def _cut(self, text: str, room: int) -> str:
        """Return the text cut to `room` characters, with an ellipsis if it was longer."""
        text = self.paper.plain(text)
        return text if len(text) <= room else text[: room - 1] + self.paper.plain("…")[0]

    def _short(self, seat: Seat, room: int) -> str:
        """Return a seat's name cut to `room`, or its letter if both names would look the same."""
        names = {side: self._cut(self.name(side), room) for side in Seat}
        return seat.value if names[Seat.A] == names[Seat.B] else names[seat]

    def _followers(self, view: View) -> None:
        for seat in Seat:
            count = view.follower_counts[seat]
            if seat is self.you or view.hands[seat] is not None:
                label = (
                    self.words("followers-yours", count=count)
                    if seat is self.you
                    else self.words("followers-open", name=self.names[seat], count=count)
                )
                self.paper.line(label, "  ", self.paper.grouped(view.followers[seat]))
            elif view.by_heart:
                self.paper.line(self.words("followers-heart", name=self.names[seat], count=count))
            else:
                shown = " ".join(view.followers[seat]) or self.words("nobody")
                self.paper.line(self.words("followers-theirs", name=self.names[seat], count=count, cards=shown))

    def sentence(self, message: str, card: Card, seat: Seat | None = None) -> Text:
        """Return a sentence about a card, with the card in its colour."""
        if seat is None:
            text = Text(self.paper.plain(self.words(message, card=card)))
        else:
            text = Text(self.paper.plain(self.fact(message, seat, card=card)))
        text.highlight_words([str(card)], COLOURS[card.faction])
        return text

    def trick(self, trick: SeenTrick) -> Text:
        """Return a finished trick in one line."""
        other = trick.leader.other
        text = Text.assemble(
            (f"{self.paper.plain(self.name(trick.leader))} "),
            self.paper.card(trick.led),
            (f", {self.paper.plain(self.name(other))} "),
            self.paper.card(trick.reply),
            ". ",
        )
        text.append(self.paper.plain(self.fact("wins-trick-line", trick.winner)))
        if trick.reason is not TrickReason.HIGHER_VALUE:  # the two cards say that much themselves
            text.append(" " + self.paper.plain(self.words(f"trick-reason-{trick.reason.value}")))
        if trick.prize is not None:
            text.append(" ").append_text(self.sentence("takes-prize-line", trick.prize, trick.winner))
            if trick.drawn is not None:
                text.append(" ").append_text(self.sentence("draws-line", trick.drawn, trick.winner.other))
        return text

    # --- on request ------------------------------------------------------------------------------------------------

    def seen(self, view: View) -> None:
        """Print everything the viewer has seen, where it is, and what follows about the other hand."""
        words, paper = self.words, self.paper
        if self.you is None:
            return
        other = self.you.other
        paper.title(words("seen-title"))
        name = self.names[other]
        rows: list[tuple[str, tuple[Card, ...]]] = [
            (words("seen-hand"), view.hand),
            (words("seen-followers"), view.followers[self.you]),
            (words("seen-their-followers", name=self._cut(name, _LONGEST_NAME)), view.followers[other]),
            (words("seen-scored"), (*view.scores[self.you], *view.scores[other])),
            (words("seen-discarded"), view.discards),
            (words("seen-table"), tuple(card for card in (view.prize, view.led) if card is not None)),
            (words("seen-unseen"), view.unseen),
        ]
        width = max(len(label) for label, _ in rows) + 2
        for label, cards in rows:
            if cards:
                paper.row(paper.plain(label).ljust(width), paper.grouped(sorted(cards)))
        if view.by_heart:
            paper.line(words("by-heart-line"))
            return
        if view.phase == 2:
            paper.line(words("seen-known", name=name, cards=""), paper.grouped(view.hands[other] or ()))
            return
        missing = voids(view)[other]
        if missing:
            listed = words.listed(words(f"faction-{faction.value}") for faction in Faction if faction in missing)
            paper.line(words("seen-void", name=name, factions=listed))
        certain = must_hold(view, other)
        if certain:
            paper.line(words("seen-must", name=name, cards=""), paper.grouped(certain))

    def page(self, title: str, text: str) -> None:
        """Print a titled text: the player aid or the rules."""
        self.paper.title(self.words(title))
        for paragraph in self.words(text).splitlines():
            for line in textwrap.wrap(paragraph, min(self.paper.console.width, 80), subsequent_indent="  "):
                self.paper.line(line)

    def result(self, view: View) -> None:
        """Print the votes by faction, and who wins the crown."""
        if view.result is None:
            return
        line = self.paper.line
        self.paper.title(self.words("result-title"))
        self.scoreboard(view)
        for faction, decider in view.decided_by.items():
            if isinstance(decider, Card):  # both scored equally many
                line(self.words("vote-by-highest", faction=self.words(f"faction-{faction.value}"), card=decider))
        winner = view.result.winner
        counts = {seat: sum(held is seat for held in view.result.votes.values()) for seat in Seat}
        if winner is None:
            line(self.words("result-draw"))
        elif self.you is None:
            line(self.words("result-seat", name=self.names[winner], votes=counts[winner]))
        else:
            message = "result-win" if winner is self.you else "result-loss"
            other = self.you.other
            line(self.words(message, name=self.names[other], mine=counts[self.you], theirs=counts[other]))
