"""The messages of docs/protocol.md, made from what the service hands out."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise
from typing import Any

from orjson import Fragment

from claim.accounts.accounts import DAY, RENAME_DAYS
from claim.accounts.stored_accounts import Account, Passkey, Session
from claim.bots.levels import LEVELS, about
from claim.daily.deals import DayState, MonthState
from claim.daily.runs import CountedRun
from claim.friends.people import Known
from claim.game.cards import Seat
from claim.game.events import Event, events_since
from claim.game.game import Game
from claim.game.view import Viewer
from claim.game.view_text import view_text
from claim.pairing.lobby import LobbyState
from claim.pairing.seeks import Pairing
from claim.push.subscriptions import Subscription
from claim.puzzles.attempt import Answer
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.themes import Theme
from claim.reviews.hint import Hint
from claim.reviews.reasons import Reason
from claim.reviews.review import VERSION
from claim.service.account_games import AccountGame, Export
from claim.service.exploring import Explored
from claim.service.people import Circle, PersonSeen
from claim.studies.worth import Worth
from claim.tables.facts import iso_time
from claim.tables.seats import NextSeat, Seated
from claim.tables.states import Replay, StateMessage, TableState, refusals_of, refused_on_turn, seen_events
from claim.workers.jobs import Verdict
from claim.workers.reviews import Progress

Json = dict[str, Any]
_RUN = ("level", "table", "over", "outcome", "votes", "given_away")
_SUMMED = ("result", "by_deal", "by_play", "lost", "turning_points")


def seated(found: Seated) -> Json:
    """Return the answer to a request to create a table or sit down."""
    return {"table": found.table, **vars(found.keys)}


def rematch(found: NextSeat) -> Json:
    """Return the message that leads a seat to its next table."""
    keys = {"token": None, "other_token": None} if found.keys is None else vars(found.keys)
    return {"type": "rematch", "table": found.table, **keys, "seat": found.seat}


def state(found: StateMessage) -> Json:
    """Return the message that shows a table to a viewer."""
    return {
        "type": "state",
        "seq": found.seq,
        "table": found.table,
        "view": None if found.view is None else Fragment(view_text(found.view)),
        "events": _events(found.events),
        "snapshot": found.snapshot,
        "refusals": found.refusals,
        "record": None if found.record is None else found.record.to_json(),
    }


def lobby(found: LobbyState, waited: float | None, hour: str | None) -> Json:
    """Return the message that shows the lobby to a person, who has `waited` this long if they look for an opponent."""
    picture, seek, paired = found.picture, found.seek, found.paired
    return {
        "type": "lobby",
        "people": picture.people,
        "playing": picture.playing,
        "seeking": dict(picture.seeking),
        "seats": picture.seats,
        "hour": hour,
        "seek": None if seek is None else {"id": seek.id, "pool": seek.pool, "waited": round(waited or 0.0, 1)},
        "paired": paired,
        "challenges": found.seen.challenges,
        "friends": found.seen.friends,
    }


def replay(found: Replay) -> Json:
    """Return a finished game moment by moment."""
    return {
        "views": [view.to_json() for view in found.views],
        "events": _events(found.events),
        "record": found.record.to_json(),
    }


def _events(groups: Iterable[Sequence[Event]]) -> list[list[Json]]:
    return [[event.to_json() for event in group] for group in groups]


def bots() -> list[Json]:
    """Return the bots that sit at tables, weakest first."""
    return [{field: value for field, value in about(level.name).items() if field != "rating_ci95"} for level in LEVELS]


def hint(command_id: str, found: Hint) -> Json:
    """Return a hint with its reasons by their message in locales/ and its variables."""
    return {"type": "hint", "id": command_id, **_advice(found)}


def warning(command_id: str, card: str, found: Hint) -> Json:
    """Return the hint that speaks against playing this card."""
    return {"type": "warning", "id": command_id, "card": card.upper(), **_advice(found)}


def _advice(found: Hint) -> Json:
    told = found.to_json()
    return {"best": found.card, "exact": found.exact, "cards": told["cards"], "reasons": _reasons(found.reasons)}


def _reasons(found: Sequence[Reason]) -> list[Json]:
    return [{"id": f"hint-{one.code}", "args": one.params} for one in found]


def verdicts(found: Sequence[Verdict | None]) -> Json:
    """Return the verdicts on a game."""
    return {"verdicts": [None if one is None else one._asdict() for one in found]}


def explored(found: Explored, viewer: Viewer, worth: Worth | None) -> Json:
    """Return a moment of a study: as this viewer saw it, and what its cards are worth where that was asked for."""
    game = found.game
    return {
        "position": str(game),
        "plays": list(game.plays),
        "view": game.view(viewer).to_json(),
        "events": _events(_seen(found.moments, viewer)),
        "legal": list(game.legal()),
        "refusals": refused_on_turn(game),
        "worth": None if worth is None else worth.to_json(),
        "study": found.study,
    }


def _seen(moments: Sequence[Game], viewer: Viewer) -> list[list[Event]]:
    """Return what each play brought that led from one of these moments to the next, as this viewer saw it."""
    return [seen_events(events_since(*pair), viewer) for pair in pairwise(moments)]


def puzzle(found: Puzzle, decisions: int, day: date | None) -> Json:
    """Return a puzzle as it is set, with the day that it is the puzzle of."""
    game = found.game
    seat = _solver(game)
    return {
        "id": found.id,
        "rating": found.rating,
        "seat": seat,
        "goal": "draw" if Theme.DRAW_SAVED in found.themes else "win",
        "decisions": decisions,
        "day": None if day is None else day.isoformat(),
        "position": found.position,
        "view": game.view(seat).to_json(),
        "refusals": refusals_of(game, seat),
    }


def puzzle_answer(found: Puzzle, given: Answer, *, gave_up: bool) -> Json:
    """Return whether somebody's cards are right, and how play goes on after the last of them."""
    end = found.game
    seat = _solver(end)
    for card in given.plays:
        end = end.play(card)
    moments, viewer = end.moments()[given.shown :], Viewer(seat)
    over = given.solved or gave_up or not given.right
    return {
        "right": given.right,
        "solved": given.solved,
        "after": None if given.after is None else ("draw" if given.after == 0 else "loss"),
        "steps": [
            {"card": after.plays[-1], "seat": before.turn, "view": after.view(viewer).to_json(), "events": events}
            for (before, after), events in zip(pairwise(moments), _events(_seen(moments, viewer)), strict=True)
        ],
        "refusals": {} if over else refusals_of(end, seat),
        "themes": [theme.value for theme in found.themes] if given.solved or (gave_up and given.right) else None,
    }


def _solver(game: Game) -> Seat:
    assert game.turn is not None, "a puzzle has somebody to move"
    return game.turn


def review_line(found: Progress) -> Json:
    """Return one line of a review: what this part says, and with the last part what all of them do."""
    told = found.review.to_json()
    return {
        "done": found.done,
        "total": found.total,
        "plays": [{**play.to_json(), "reasons": _reasons(play.reasons)} for play in found.part.plays],
        "deal": told["deal"],
        "summary": None if found.done < found.total else {"version": VERSION, **{name: told[name] for name in _SUMMED}},
        "error": None,
    }


def review_failed(done: int, total: int, problem: Json) -> Json:
    """Return the line that ends a review of which not all parts could be found."""
    return {"done": done, "total": total, "plays": [], "deal": None, "summary": None, "error": problem}


def day(found: DayState) -> Json:
    """Return a day's deal as far as its player may know it."""
    one, tomorrow = found.day, found.next
    return {
        "day": one.day,
        "today": found.today,
        "first": found.first,
        "before": found.before,
        "after": found.after,
        "opponent": one.opponent,
        "now": iso_time(found.now),
        "status": "closed" if found.closed else "running" if one.day == found.today else "closing",
        "ends": iso_time(one.ends),
        "closes": iso_time(one.closes),
        "commitment": one.commitment,
        "committed_at": iso_time(one.drawn),
        "committed_before": one.drawn < one.begins,
        "secret": one.secret if found.closed else None,
        "next": None
        if tomorrow is None
        else {
            "day": tomorrow.day,
            "opponent": tomorrow.opponent,
            "commitment": tomorrow.commitment,
            "committed_at": iso_time(tomorrow.drawn),
        },
        "players": found.players,
        "run": None if found.run is None else _run(found.run, found.place),
        "boards": None
        if found.boards is None
        else [
            {
                "level": board.level,
                "over": board.over,
                "rows": [
                    {**_run(row.placed.run, row.placed.place), "name": row.name, "own": row.own} for row in board.rows
                ],
                "bots": [bot._asdict() for bot in board.bots],
            }
            for board in found.boards
        ],
        "streak": found.streak,
    }


def month(found: MonthState) -> Json:
    """Return a month of the calendar of days."""
    return {
        "first": found.first,
        "today": found.today,
        "days": [
            {
                "day": day.day,
                "opponent": day.opponent,
                **{name: None if run is None else getattr(run, name) for name in ("over", "outcome", "votes")},
            }
            for day, run in found.days
        ],
    }


def _run(run: CountedRun, place: int | None) -> Json:
    return {**{name: getattr(run, name) for name in _RUN}, "place": place}


def account(found: Account, passkeys: Sequence[Passkey], sessions: Sequence[Session], current: str) -> Json:
    """Return somebody's own account; `current` is the session that asks."""
    renamable_at = None if found.renamed is None else iso_time(found.renamed + RENAME_DAYS * DAY)
    return {
        "id": found.id,
        "name": found.name,
        "created": iso_time(found.created),
        "renamable_at": renamable_at,
        "passkeys": [
            {**vars(one), "created": iso_time(one.created), "used": None if one.used is None else iso_time(one.used)}
            for one in passkeys
        ],
        "sessions": [
            {**vars(one), "created": iso_time(one.created), "used": iso_time(one.used), "current": one.id == current}
            for one in sessions
        ],
    }


def account_game(found: AccountGame) -> Json:
    """Return one of somebody's games."""
    return {"seat": found.seat, "table": found.table}


def account_export(found: Export, current: str, subscriptions: Sequence[Subscription]) -> Json:
    """Return everything about an account. Of a push subscription its service is named; the rest is a secret."""
    lobby, tables = found.lobby, {one.table.id: one.table for one, _ in found.games}
    games = [
        {**account_game(one), "record": None if record is None else record.to_json()} for one, record in found.games
    ]
    return {
        "account": account(found.account, found.passkeys, found.sessions, current),
        "games": games,
        "followed": _known(found.circle.followed),
        "blocked": _known(found.circle.blocked),
        "challenges": [
            {"table": one.table, "by_you": one.account == found.account.id, "created": iso_time(one.created)}
            for one in found.challenges
        ],
        "missed": [iso_time(at) for at in sorted(lobby.missed)],
        "push": [_subscription(one) for one in subscriptions],
        "former_name": found.former_name,
        "seek": None if lobby.seek is None else {"pool": lobby.seek.pool, "since": iso_time(lobby.seek.since)},
        "pairings": [_pairing(one, tables.get(one.table_id)) for one in lobby.pairings],
    }


def _pairing(one: Pairing, table: TableState | None) -> Json:
    """Return who was found for somebody, with the name that they had there, if the table is still known."""
    return {
        "table": one.table_id,
        "pool": one.pool,
        "seat": one.seat,
        "name": None if table is None else table.seats[Seat(one.seat).other].name,
        "since": iso_time(one.since),
        "found": iso_time(one.at),
        "state": one.state,
    }


def _known(people: Sequence[Known]) -> list[Json]:
    return [{"account": one.account, "name": one.name, "since": iso_time(one.since)} for one in people]


def circle(found: Circle) -> Json:
    """Return whom somebody follows and whom they have blocked."""
    return {"followed": _known(found.followed), "there": found.there, "blocked": _known(found.blocked)}


def person(found: PersonSeen) -> Json:
    """Return another person as the one who asks sees them."""
    score = found.score
    return {
        "id": found.account.id,
        "name": found.account.name,
        "since": iso_time(found.account.created),
        "you": found.you,
        "followed": found.followed,
        "blocked": found.blocked,
        "online": found.online,
        "score": {"won": score.won, "lost": score.lost, "drawn": score.drawn},
        "games": score.games,
    }


def _subscription(found: Subscription) -> Json:
    service = found.endpoint.split("/")[2]
    return {"service": service, "language": found.language, "created": iso_time(found.created)}
