"""The HTTP API: sitting down, looking at tables, what if, finished games, and the deal of the day."""

from collections.abc import AsyncIterator
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from claim.daily.messages import DailyDay, DailyMonth
from claim.game.errors import ClaimError
from claim.game.view import parse_viewer
from claim.service import advice
from claim.service.people import challenge
from claim.studies.worth import is_quick
from claim.tables.commands import Create, Daily, DealOf, SetUp, Sit
from claim.tables.options import Options
from claim.tables.states import Replay, TableState
from claim.web.http.responses import ERRORS, json_answer, problem
from claim.web.limits import network_of, widest
from claim.web.metrics import Metrics, failed
from claim.web.sessions import check_signed_in, person_of, tables_of
from claim.web.settings import EXPLORE_PATH
from claim.web.sockets.connections import HttpSender, connections_of, take
from claim.web.wire import tables as wire
from claim.web.wire.base import PlayerId
from claim.web.wire.models import GameRecord, model_of
from claim.workers.reviews import Reader

ListedStatus = Literal["revealing", "playing", "over"]  # waiting tables are only for those who were invited
TableName = Annotated[str, Path(alias="id", min_length=1, max_length=64, description="The table's id")]

LOOK_COST = 0.1  # what if, where what is asked takes milliseconds: people go through lines quickly
SOLVE_COST = 0.4  # more, for the first tricks of phase two: usually as quick, but a second at worst
SEARCH_COST = 0.9  # more, for phase one
CHARACTERS_PER_THOUGHT = 8192  # of a study
Player = Annotated[
    PlayerId | None,
    Header(alias="Claim-Player", description="Who asks, where it is about a day's deal that is still secret"),
]
MEMBERS = 4  # accounts of one address that may each send as many challenges as one may
REVIEW_COST = 3  # a review that is not kept yet takes seconds of a worker's time
LINES = "application/x-ndjson"
_PARTS = {"options": Options, "deal_of": DealOf, "set_up": SetUp, "daily": Daily}  # of a new table

router = APIRouter(responses=ERRORS)


@router.get("/api/bots", tags=["tables"], response_model=model_of(list[wire.BotInfo]))
async def bots() -> Response:
    """List the bots that can be played with, weakest first."""
    return json_answer(wire.bots())


@router.post("/api/tables", tags=["tables"], status_code=201, response_model=model_of(wire.Created))
async def create(request: Request, body: wire.NewTable) -> Response:
    """Create a table and sit down at seat A. The same id again gets the same answer, and makes no second table.

    With `deal_of`, `set_up` or `daily` the cards are chosen, not drawn: the table is `playing` at once with `committed`
    false, and `reveal` is refused. The deal's leader leads, whatever `options` say.
    """
    connections, address = connections_of(request), network_of(request.scope)
    fields = dict(body)
    for name, kind in _PARTS.items():
        fields[name] = None if fields[name] is None else kind(**dict(fields[name]))
    challenged = fields.pop("challenge")
    person = await person_of(request) if challenged is None else await check_signed_in(request)
    if person is not None:
        fields["name"] = person.account.name
    command, mine = Create(**fields), None if person is None else person.account
    sender = HttpSender(request)

    def admit_challenge() -> None:
        assert mine is not None
        connections.quotas.take("challenge", mine.id)
        connections.quotas.take("challenge", address, 1 / MEMBERS)

    if challenged is None or mine is None:
        seated = await connections.tables.seating.create(command, sender, None if mine is None else mine.id)
    else:
        seated = await challenge(
            connections.tables, mine, challenged, command, admit_challenge, sender, widest(address)
        )
    return json_answer(wire.Created(table=seated.table, **vars(seated.keys)), status=201)


@router.post("/api/tables/{id}/sit", tags=["tables"], response_model=model_of(wire.Seated))
async def sit(request: Request, table: TableName, body: wire.SitDown) -> Response:
    """Take the free seat of a table. The same id again gets the same answer.

    `seat_taken` where there is none, `table_closed` where the maker has left, `seat_kept` where it is another person's.
    """
    person = await person_of(request)
    name, account = (body.name, None) if person is None else (person.account.name, person.account.id)
    command = Sit(body.id, name, body.commitment)
    seated = await tables_of(request).seating.sit(table, command, HttpSender(request), account)
    return json_answer(wire.Seated(table=seated.table, seat=seated.keys.seat, token=seated.keys.token))


@router.get("/api/tables", tags=["tables"], response_model=model_of(list[TableState]))
async def tables(request: Request, status: Annotated[ListedStatus, Query()] = "playing") -> Response:
    """List the newest tables of this status that anybody may watch, at most 50, as they were a second ago.

    A friend's table only with the option `listed`; none at one screen, and none that ended before its deal.
    """
    return json_answer(await connections_of(request).listing(status), request=request)


@router.get("/api/tables/{id}", tags=["tables"], response_model=model_of(TableState))
async def table(request: Request, table: TableName) -> Response:
    """Return a table's public state."""
    return json_answer(await tables_of(request).live.public_state(table))


@router.post(EXPLORE_PATH, tags=["what if"], response_model=model_of(wire.Explored))
async def explore(request: Request, body: wire.Explore) -> Response:
    """Return a moment of a study, a position or a record after some plays, and what each card is worth there.

    The server keeps nothing of it. In phase one `worth` is searched: `no_thought` where there is no time for that.
    """
    take(request, "thinking", LOOK_COST + len(body.start) / CHARACTERS_PER_THOUGHT)
    moment, worth = await advice.explore(body.start, body.plays), None
    if body.worth != "none":
        if not is_quick(moment.game):
            take(request, "thinking", SEARCH_COST if moment.game.phase == 1 else SOLVE_COST)
        workers = tables_of(request).workers
        worth = await advice.worth_there(workers, moment.game, open_cards=body.worth == "open")
    return json_answer(wire.explored(moment, parse_viewer(body.seen), worth), request=request)


@router.get(
    "/api/games/{id}/record",
    tags=["finished games"],
    response_model=model_of(GameRecord),
    responses={200: {"content": {"text/plain": {}}}},
)
async def record(
    request: Request,
    table: TableName,
    form: Annotated[Literal["json", "text"], Query()] = "json",
    player: Player = None,
) -> Response:
    """Return the record of a finished game, as JSON or as the text that people read."""
    kept = await tables_of(request).advice.record(table, player)
    return PlainTextResponse(kept.to_text()) if form == "text" else json_answer(kept.to_json(), request=request)


@router.get("/api/games/{id}/replay", tags=["finished games"], response_model=model_of(Replay))
async def replay(
    request: Request,
    table: TableName,
    viewer: Annotated[Literal["A", "B", "open", "spectator"], Query(alias="as")] = "open",
    player: Player = None,
) -> Response:
    """Return a finished game moment by moment, as one viewer saw it or with all cards open."""
    take(request, "thinking")
    moments = await tables_of(request).advice.replay(table, parse_viewer(viewer), player)
    return json_answer(wire.replay(moments), request=request)


@router.get("/api/games/{id}/verdicts", tags=["finished games"], response_model=model_of(wire.Verdicts))
async def verdicts(request: Request, table: TableName, player: Player = None) -> Response:
    """Return what best play says of each play of phase two of a finished game. The first time takes a second or two."""
    take(request, "thinking")
    judged = await tables_of(request).advice.verdicts(table, player)
    return json_answer(wire.Verdicts(verdicts=judged), request=request)


class ReviewStream(StreamingResponse):
    """The lines of a review. When the client is gone, the review no longer counts it as a reader."""

    media_type = LINES

    def __init__(self, reader: Reader, metrics: Metrics) -> None:
        self._reader = reader
        self._metrics = metrics
        # nginx would hold the lines back
        super().__init__(self._lines(), headers={"X-Accel-Buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._reader.close()

    async def _lines(self) -> AsyncIterator[bytes]:
        done = 0
        try:
            async for part in self._reader.parts():
                done = part.done
                yield _line(wire.review_line(part))
        except ClaimError as error:
            self._metrics.refused.labels(error.code).inc()
            yield _line(wire.review_failed(done, self._reader.total, problem(error)))
        except Exception as error:  # the response has begun, so its status cannot say so
            own = failed(self._metrics, error, path="review")
            yield _line(wire.review_failed(done, self._reader.total, problem(own)))


def _line(data: object) -> bytes:
    return orjson.dumps(data) + b"\n"


@router.get(
    "/api/games/{id}/review",
    tags=["finished games"],
    response_model=model_of(wire.ReviewLine),
    responses={200: {"content": {LINES: {}}, "description": "One such object per line"}},
)
async def review(request: Request, table: TableName, player: Player = None) -> Response:
    """Stream the review of a finished game: phase two, phase one from its end, the deal, the summary.

    One line of JSON per part, as soon as it is known. It is computed once and kept.
    """
    take(request, "thinking", REVIEW_COST)
    connections = connections_of(request)
    return ReviewStream(await connections.tables.advice.review(table, player), connections.metrics)


@router.get("/api/daily", tags=["deal of the day"], response_model=model_of(DailyDay))
async def today(request: Request, player: Player = None) -> Response:
    """Return today's deal of the day: its commitment, tomorrow's, your run, and the boards once you may see them.

    Until the day is closed, its tables and finished games are shown only to players (`Claim-Player`) who have played
    their own counted run to its end: `day_hidden` otherwise. Records leave out `fair` and `move_seed` until then.
    """
    return json_answer(await tables_of(request).daily.state(None, player), request=request)


@router.get("/api/daily/months/{month}", tags=["deal of the day"], response_model=model_of(DailyMonth))
async def month(
    request: Request, month: Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}$")], player: Player = None
) -> Response:
    """Return the days of a month that had a deal, and how your counted runs ended."""
    return json_answer(await tables_of(request).daily.month(month, player), request=request)


@router.get("/api/daily/{day}", tags=["deal of the day"], response_model=model_of(DailyDay))
async def day(
    request: Request,
    day: Annotated[str, Path(min_length=1, max_length=40, description="YYYY-MM-DD, today or before")],
    player: Player = None,
) -> Response:
    """Return the deal of a day; its secret is revealed an hour after the day is over."""
    return json_answer(await tables_of(request).daily.state(day, player), request=request)
