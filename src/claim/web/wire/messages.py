"""The messages of docs/protocol.md, made from what the service hands out, and written as JSON."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise
from typing import Any

import orjson

from claim.accounts.accounts import DAY, RENAME_DAYS
from claim.accounts.stored_accounts import Account, Passkey, Session
from claim.bots.levels import LEVELS, about
from claim.bots.searching import DIGITS, Estimate
from claim.daily.deals import DayState, MonthState
from claim.daily.runs import CountedRun
from claim.friends.people import Known
from claim.game.cards import Card, Seat
from claim.game.events import Event, events_since
from claim.game.game import Game
from claim.game.view import Viewer, Visible
from claim.game.view_text import view_text
from claim.pairing.lobby import LobbyState
from claim.pairing.messages import LobbyMessage, OwnSeek, Seeking
from claim.pairing.seeks import Pairing, PairState
from claim.push.subscriptions import Subscription
from claim.puzzles.attempt import Answer
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.themes import Theme
from claim.reviews import hint as reviews
from claim.reviews.reasons import Reason
from claim.reviews.review import VERSION
from claim.service.exploring import Explored
from claim.service.people import Circle, Export, PersonSeen
from claim.studies.worth import Worth
from claim.tables.states import (
    BlunderWarning,
    CardChance,
    Hint,
    HintReason,
    NextTable,
    Replay,
    StateMessage,
    TableState,
    refusals_of,
    refused_on_turn,
    seen_events,
)
from claim.tables.table import iso_time
from claim.tables.tokens import NextSeat, Seated
from claim.web.wire import accounts, daily, people, push
from claim.workers.jobs import Verdict
from claim.workers.reviews import Progress

Json = dict[str, Any]
_RUN = ("level", "table", "over", "outcome", "votes", "given_away")
_SUMMED = ("result", "by_deal", "by_play", "lost", "turning_points")


def encode(message: object) -> str:
    """Encode a message for a socket. Cards and seats, which are subclasses of str, go out as plain strings."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()


def seated(seat: Seated) -> Json:
    """Return the answer to a request to create a table or sit down."""
    return {"table": seat.table, **vars(seat.keys)}


def rematch(seat: NextSeat) -> NextTable:
    """Return the message that leads a seat to its next table."""
    keys = seat.keys
    token, other_token = (None, None) if keys is None else (keys.token, keys.other_token)
    return NextTable(table=seat.table, seat=seat.seat, token=token, other_token=other_token)


def state(shown: StateMessage[Visible]) -> Json:
    """Return the message that shows a table to a viewer."""
    return {
        "type": "state",
        "seq": shown.seq,
        "table": shown.table,
        # Two views per play at 12 µs each: 48 with View.to_json, which would add 0.07 ms to a play's 0.97 (2026-11-19).
        "view": None if shown.view is None else orjson.Fragment(view_text(shown.view)),
        "events": _events(shown.events),
        "snapshot": shown.snapshot,
        "refusals": shown.refusals,
        "record": None if shown.record is None else shown.record.to_json(),
    }


def lobby(state: LobbyState, waited: float | None, hour: str | None) -> LobbyMessage:
    """Return the message that shows the lobby to a person, who has `waited` this long if they look for an opponent."""
    picture, seek = state.picture, state.seek
    return LobbyMessage(
        people=picture.people,
        playing=picture.playing,
        seeking=Seeking(**dict(picture.seeking)),
        seats=picture.seats,
        hour=hour,
        seek=None if seek is None else OwnSeek(seek.id, seek.pool, round(waited or 0.0, 1)),
        paired=state.paired,
        challenges=state.seen.challenges,
        friends=state.seen.friends,
    )


def replay(game: Replay) -> Json:
    """Return a finished game moment by moment."""
    return {
        "views": [view.to_json() for view in game.views],
        "events": _events(game.events),
        "record": game.record.to_json(),
    }


def _events(groups: Iterable[Sequence[Event]]) -> list[list[Json]]:
    return [[event.to_json() for event in group] for group in groups]


def bots() -> list[Json]:
    """Return the bots that sit at tables, weakest first."""
    return [{field: value for field, value in about(level.name).items() if field != "rating_ci95"} for level in LEVELS]


def hint(command_id: str, advice: reviews.Hint) -> Hint:
    """Return a hint with its reasons by their message in locales/ and its variables."""
    return Hint(
        id=command_id,
        best=advice.card,
        exact=advice.exact,
        cards=_chances(advice.estimates),
        reasons=_reasons(advice.reasons),
    )


def warning(command_id: str, card: str, advice: reviews.Hint) -> BlunderWarning:
    """Return the hint that speaks against playing this card."""
    return BlunderWarning(
        id=command_id,
        card=Card(card),
        best=advice.card,
        exact=advice.exact,
        cards=_chances(advice.estimates),
        reasons=_reasons(advice.reasons),
    )


def _chances(estimates: Sequence[Estimate]) -> list[CardChance]:
    return [CardChance(one.card, round(one.chance, DIGITS), round(one.error, DIGITS)) for one in estimates]


def _reasons(reasons: Sequence[Reason]) -> list[HintReason]:
    return [HintReason(f"hint-{one.code}", one.params) for one in reasons]


def verdicts(plays: Sequence[Verdict | None]) -> Json:
    """Return the verdicts on a game."""
    return {"verdicts": [None if one is None else one._asdict() for one in plays]}


def explored(moment: Explored, viewer: Viewer, worth: Worth | None) -> Json:
    """Return a moment of a study: as this viewer saw it, and what its cards are worth where that was asked for."""
    game = moment.game
    return {
        "position": str(game),
        "plays": list(game.plays),
        "view": game.view(viewer).to_json(),
        "events": _events(_seen(moment.moments, viewer)),
        "legal": list(game.legal()),
        "refusals": refused_on_turn(game),
        "worth": None if worth is None else worth.to_json(),
        "study": moment.study,
    }


def _seen(moments: Sequence[Game], viewer: Viewer) -> list[list[Event]]:
    """Return what each play brought that led from one of these moments to the next, as this viewer saw it."""
    return [seen_events(events_since(*pair), viewer) for pair in pairwise(moments)]


def puzzle(puzzle: Puzzle, decisions: int, day: date | None) -> Json:
    """Return a puzzle as it is set, with the day that it is the puzzle of."""
    game = puzzle.game
    seat = _solver(game)
    return {
        "id": puzzle.id,
        "rating": puzzle.rating,
        "seat": seat,
        "goal": "draw" if Theme.DRAW_SAVED in puzzle.themes else "win",
        "decisions": decisions,
        "day": None if day is None else day.isoformat(),
        "position": puzzle.position,
        "view": game.view(seat).to_json(),
        "refusals": refusals_of(game, seat),
    }


def puzzle_answer(puzzle: Puzzle, answer: Answer, *, gave_up: bool) -> Json:
    """Return whether the chosen cards are right, and how play goes on after the last of them."""
    end = puzzle.game
    seat = _solver(end)
    for card in answer.plays:
        end = end.play(card)
    moments, viewer = end.moments()[answer.shown :], Viewer(seat)
    over = answer.solved or gave_up or not answer.right
    return {
        "right": answer.right,
        "solved": answer.solved,
        "after": None if answer.after is None else ("draw" if answer.after == 0 else "loss"),
        "steps": [
            {"card": after.plays[-1], "seat": before.turn, "view": after.view(viewer).to_json(), "events": events}
            for (before, after), events in zip(pairwise(moments), _events(_seen(moments, viewer)), strict=True)
        ],
        "refusals": {} if over else refusals_of(end, seat),
        "themes": [theme.value for theme in puzzle.themes] if answer.solved or (gave_up and answer.right) else None,
    }


def _solver(game: Game) -> Seat:
    assert game.turn is not None, "in a puzzle it is a seat's turn"
    return game.turn


def review_line(progress: Progress) -> Json:
    """Return one line of a review: what this part says, and with the last part what all of them do."""
    review = progress.review.to_json()
    return {
        "done": progress.done,
        "total": progress.total,
        "plays": [{**play.to_json(), "reasons": _reasons(play.reasons)} for play in progress.part.plays],
        "deal": review["deal"],
        "summary": None
        if progress.done < progress.total
        else {"version": VERSION, **{name: review[name] for name in _SUMMED}},
        "error": None,
    }


def review_failed(done: int, total: int, problem: Json) -> Json:
    """Return the line that ends a review of which not all parts could be found."""
    return {"done": done, "total": total, "plays": [], "deal": None, "summary": None, "error": problem}


def day(state: DayState) -> daily.DailyDay:
    """Return a day's deal as far as its player may know it."""
    one, tomorrow = state.day, state.next
    return daily.DailyDay(
        day=one.day,
        today=state.today,
        first=state.first,
        before=state.before,
        after=state.after,
        opponent=one.opponent,
        now=iso_time(state.now),
        status="closed" if state.closed else "running" if one.day == state.today else "closing",
        ends=iso_time(one.ends),
        closes=iso_time(one.closes),
        commitment=one.commitment,
        committed_at=iso_time(one.drawn),
        committed_before=one.drawn < one.begins,
        secret=one.secret if state.closed else None,
        next=None
        if tomorrow is None
        else daily.DailyNext(
            day=tomorrow.day,
            opponent=tomorrow.opponent,
            commitment=tomorrow.commitment,
            committed_at=iso_time(tomorrow.drawn),
        ),
        players=state.players,
        run=None if state.run is None else daily.DailyRun(**_run(state.run, state.place)),
        boards=None
        if state.boards is None
        else [
            daily.DailyBoard(
                level=board.level,
                over=board.over,
                rows=[
                    daily.DailyRow(**_run(row.placed.run, row.placed.place), name=row.name, own=row.own)
                    for row in board.rows
                ],
                bots=[daily.DailyBot(**bot._asdict()) for bot in board.bots],
            )
            for board in state.boards
        ],
        streak=state.streak,
    )


def month(state: MonthState) -> daily.DailyMonth:
    """Return a month of the calendar of days."""
    days = [
        daily.DailyPast(
            day=day.day,
            opponent=day.opponent,
            **{name: None if run is None else getattr(run, name) for name in ("over", "outcome", "votes")},
        )
        for day, run in state.days
    ]
    return daily.DailyMonth(first=state.first, today=state.today, days=days)


def _run(run: CountedRun, place: int | None) -> Json:
    return {**{name: getattr(run, name) for name in _RUN}, "place": place}


def account(
    account: Account, passkeys: Sequence[Passkey], sessions: Sequence[Session], current: str
) -> accounts.AccountState:
    """Return a person's own account; `current` is the session that asks."""
    return accounts.AccountState(
        id=account.id,
        name=account.name,
        created=iso_time(account.created),
        renamable_at=None if account.renamed is None else iso_time(account.renamed + RENAME_DAYS * DAY),
        passkeys=[
            accounts.PasskeyState(
                id=one.id,
                host=one.host,
                label=one.label,
                created=iso_time(one.created),
                used=None if one.used is None else iso_time(one.used),
                counter=one.counter,
            )
            for one in passkeys
        ],
        sessions=[
            accounts.SessionState(
                id=one.id,
                label=one.label,
                created=iso_time(one.created),
                used=iso_time(one.used),
                current=one.id == current,
            )
            for one in sessions
        ],
    )


def account_export(export: Export, current: str, subscriptions: Sequence[Subscription]) -> Json:
    """Return everything about an account. Of a push subscription its service is named; the rest is a secret."""
    lobby, tables = export.lobby, {one.table.id: one.table for one, _ in export.games}
    return {
        "account": account(export.account, export.passkeys, export.sessions, current),
        "games": [
            {"seat": one.seat, "table": one.table, "record": None if record is None else record.to_json()}
            for one, record in export.games
        ],
        "followed": _known(export.circle.followed),
        "blocked": _known(export.circle.blocked),
        "challenges": [
            people.ExportedChallenge(
                table=one.table, by_you=one.account == export.account.id, created=iso_time(one.created)
            )
            for one in export.challenges
        ],
        "missed": [iso_time(at) for at in sorted(lobby.missed)],
        "push": [_subscription(one) for one in subscriptions],
        "former_name": export.former_name,
        "seek": None
        if lobby.seek is None
        else accounts.ExportedSeek(pool=lobby.seek.pool, since=iso_time(lobby.seek.since)),
        "pairings": [_pairing(one, tables.get(one.table_id)) for one in lobby.pairings],
    }


def _pairing(one: Pairing, table: TableState | None) -> accounts.ExportedPairing:
    """Return an opponent who was found for a person, by the name that they had there, if the table is still known."""
    return accounts.ExportedPairing(
        table=one.table_id,
        pool=one.pool,
        seat=Seat(one.seat),
        name=None if table is None else table.seats[Seat(one.seat).other].name,
        since=iso_time(one.since),
        found=iso_time(one.at),
        state=PairState(one.state),
    )


def _known(known: Sequence[Known]) -> list[people.KnownPerson]:
    return [people.KnownPerson(account=one.account, name=one.name, since=iso_time(one.since)) for one in known]


def circle(circle: Circle) -> people.CircleState:
    """Return whom a person follows and whom they have blocked."""
    return people.CircleState(followed=_known(circle.followed), there=circle.there, blocked=_known(circle.blocked))


def person(seen: PersonSeen) -> people.PersonState:
    """Return another person as the one who asks sees them."""
    score = seen.score
    return people.PersonState(
        id=seen.account.id,
        name=seen.account.name,
        since=iso_time(seen.account.created),
        you=seen.you,
        followed=seen.followed,
        blocked=seen.blocked,
        online=seen.online,
        score=people.Score(won=score.won, lost=score.lost, drawn=score.drawn),
        games=score.games,
    )


def _subscription(one: Subscription) -> push.SubscriptionState:
    service = one.endpoint.split("/")[2]
    return push.SubscriptionState(service=service, language=one.language, created=iso_time(one.created))
