"""The HTTP API: sitting down, looking at tables, finished games, and what if."""

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from claim.game.view import parse_viewer
from claim.service import exploring
from claim.service.people import challenge
from claim.studies.worth import is_quick
from claim.tables.commands import Create, Daily, DealOf, SetUp, Sit
from claim.tables.options import Options
from claim.tables.states import TableState
from claim.version import VERSION
from claim.web.http.people import check_signed_in, person_of
from claim.web.http.readiness import Readiness
from claim.web.http.responses import ERRORS, json_answer
from claim.web.http.review_stream import LINES, ReviewStream
from claim.web.limits import address_of, who
from claim.web.metrics import CONTENT_TYPE
from claim.web.settings import EXPLORE_PATH, Settings
from claim.web.sockets.connections import connections_of
from claim.web.wire import messages
from claim.web.wire.base import PlayerId
from claim.web.wire.daily import DailyDay, DailyMonth
from claim.web.wire.explore import Explore, Explored
from claim.web.wire.models import GameRecord, model_of
from claim.web.wire.review import ReviewLine
from claim.web.wire.tables import (
    About,
    BotInfo,
    Created,
    Health,
    NewTable,
    Ready,
    Replay,
    Seated,
    SitDown,
    Verdicts,
)

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
REVIEW_COST = 3  # a review that is not kept yet takes seconds of a worker's time
_PARTS = {"options": Options, "deal_of": DealOf, "set_up": SetUp, "daily": Daily}  # of a new table

router = APIRouter(responses=ERRORS)


def readiness_of(request: Request) -> Readiness:
    """Return what knows whether the server is ready."""
    readiness: Readiness = request.app.state.readiness
    return readiness


@router.get("/healthz", tags=["server"], response_model=model_of(Health))
async def health() -> Response:
    """Report that the server answers, and its version. Whether it can also do its work: /readyz."""
    return json_answer({"status": "ok", "version": VERSION})


@router.get("/readyz", tags=["server"], response_model=model_of(Ready), responses={503: {"model": model_of(Ready)}})
async def ready(request: Request) -> Response:
    """Report whether the server can do its work now, and which part of it cannot: then with status 503."""
    told = await readiness_of(request).report()
    return json_answer({**told, "version": VERSION}, status=200 if told["status"] == "ready" else 503)


@router.get("/metrics", tags=["server"], response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Return what the server counts, in Prometheus' text format."""
    await readiness_of(request).report()  # for its gauge
    return Response(connections_of(request).metrics.text(), headers={"Content-Type": CONTENT_TYPE})


@router.get("/api/about", tags=["server"], response_model=model_of(About))
async def about(request: Request) -> Response:
    """Return what people may want to know of this server before they sit down."""
    settings: Settings = request.app.state.settings
    told = {
        "version": VERSION,
        "away_seconds": settings.away_seconds,
        "keep_seconds": None if settings.keep_seconds is None else int(settings.keep_seconds),
        "log_addresses": settings.log_addresses,
        "contact": settings.contact,
    }
    return json_answer(told)


@router.get("/api/bots", tags=["tables"], response_model=model_of(list[BotInfo]))
async def bots() -> Response:
    """List the bots that can be played with, weakest first."""
    return json_answer(messages.bots())


@router.post("/api/tables", tags=["tables"], status_code=201, response_model=model_of(Created))
async def create(request: Request, wanted: NewTable) -> Response:
    """Create a table and sit down at seat A. The same id again gets the same answer."""
    connections, address = connections_of(request), who(address_of(request.scope))
    fields = dict(wanted)
    for name, kind in _PARTS.items():
        fields[name] = None if fields[name] is None else kind(**dict(fields[name]))
    challenged = fields.pop("challenge")
    person = await person_of(request) if challenged is None else await check_signed_in(request)
    if person is not None:
        fields["name"] = person.account.name
    command, account = Create(**fields), None if person is None else person.account.id

    def admit() -> None:
        connections.may_create(address, open_seat=wanted.options.open_seat)

    if challenged is None or person is None:
        seated = await connections.tables.create(command, admit, address, account)
        return json_answer(messages.seated(seated), status=201)
    mine = person.account

    def admit_challenge() -> None:
        connections.may_challenge(address, mine.id)

    seated = await challenge(connections.tables, mine, challenged, command, admit_challenge, admit, address)
    return json_answer(messages.seated(seated), status=201)


@router.post("/api/tables/{id}/sit", tags=["tables"], response_model=model_of(Seated))
async def sit(request: Request, table: TableName, wanted: SitDown) -> Response:
    """Take the free seat of a table. The same id again gets the same answer."""
    address, person = who(address_of(request.scope)), await person_of(request)
    name, account = (wanted.name, None) if person is None else (person.account.name, person.account.id)
    command = Sit(wanted.id, name, wanted.commitment)
    seated = await connections_of(request).tables.sit(table, command, address, account)
    return json_answer(Seated(table=seated.table, seat=seated.keys.seat, token=seated.keys.token))


@router.get("/api/tables", tags=["tables"], response_model=model_of(list[TableState]))
async def tables(request: Request, status: Annotated[ListedStatus, Query()] = "playing") -> Response:
    """List the newest tables of this status that anybody may watch, at most 50."""
    return json_answer(await connections_of(request).listing(status), request=request)


@router.get("/api/tables/{id}", tags=["tables"], response_model=model_of(TableState))
async def table(request: Request, table: TableName) -> Response:
    """Return a table's public state."""
    return json_answer(await connections_of(request).tables.watching.table(table))


@router.post(EXPLORE_PATH, tags=["what if"], response_model=model_of(Explored))
async def explore(request: Request, wanted: Explore) -> Response:
    """Return a moment of a study, a position or a record after some plays, and what each card is worth there."""
    connections, address = connections_of(request), who(address_of(request.scope))
    connections.may_think(address, LOOK_COST + len(wanted.start) / CHARACTERS_PER_THOUGHT)
    found, worth = await exploring.explore(wanted.start, wanted.plays), None
    if wanted.worth != "none":
        if not is_quick(found.game):
            connections.may_think(address, SEARCH_COST if found.game.phase == 1 else SOLVE_COST)
        worth = await exploring.worth_there(connections.tables.workers, found.game, open_cards=wanted.worth == "open")
    return json_answer(messages.explored(found, parse_viewer(wanted.seen), worth), request=request)


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
    found = await connections_of(request).tables.finished.record(table, player)
    if form == "text":
        return PlainTextResponse(found.to_text())
    return json_answer(found.to_json(), request=request)


@router.get("/api/games/{id}/replay", tags=["finished games"], response_model=model_of(Replay))
async def replay(
    request: Request,
    table: TableName,
    viewer: Annotated[Literal["A", "B", "open", "spectator"], Query(alias="as")] = "open",
    player: Player = None,
) -> Response:
    """Return a finished game moment by moment, as one viewer saw it or with all cards open."""
    connections, looker = connections_of(request), parse_viewer(viewer)
    connections.may_think(who(address_of(request.scope)))
    return json_answer(
        messages.replay(await connections.tables.finished.replay(table, looker, player)), request=request
    )


@router.get("/api/games/{id}/verdicts", tags=["finished games"], response_model=model_of(Verdicts))
async def verdicts(request: Request, table: TableName, player: Player = None) -> Response:
    """Return what best play says of each play of phase two of a finished game."""
    connections = connections_of(request)
    connections.may_think(who(address_of(request.scope)))
    return json_answer(messages.verdicts(await connections.tables.finished.verdicts(table, player)), request=request)


@router.get(
    "/api/games/{id}/review",
    tags=["finished games"],
    response_model=model_of(ReviewLine),
    responses={200: {"content": {LINES: {}}, "description": "One such object per line"}},
)
async def review(request: Request, table: TableName, player: Player = None) -> Response:
    """Stream the review of a finished game: phase two, phase one from its end, the deal, the summary."""
    connections = connections_of(request)
    connections.may_think(who(address_of(request.scope)), REVIEW_COST)
    return ReviewStream(await connections.tables.finished.review(table, player), connections.metrics)


@router.get("/api/daily", tags=["deal of the day"], response_model=model_of(DailyDay))
async def today(request: Request, player: Player = None) -> Response:
    """Return today's deal of the day: its commitment, tomorrow's, your run, and the boards once it is over."""
    return json_answer(messages.day(await connections_of(request).tables.daily.state(None, player)), request=request)


@router.get("/api/daily/months/{month}", tags=["deal of the day"], response_model=model_of(DailyMonth))
async def month(
    request: Request, month: Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}$")], player: Player = None
) -> Response:
    """Return the days of a month that had a deal, and how your counted runs ended."""
    return json_answer(messages.month(await connections_of(request).tables.daily.month(month, player)), request=request)


@router.get("/api/daily/{day}", tags=["deal of the day"], response_model=model_of(DailyDay))
async def day(
    request: Request,
    day: Annotated[str, Path(min_length=1, max_length=40, description="YYYY-MM-DD, today or before")],
    player: Player = None,
) -> Response:
    """Return the deal of a day; its secret is revealed an hour after the day is over."""
    return json_answer(messages.day(await connections_of(request).tables.daily.state(day, player)), request=request)
