"""The HTTP API of accounts: making one, signing in, what people may do with their own, and other people.

Notices in browsers are part of an account.
"""

import zlib
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from claim.accounts.accounts import AccountState, NewSession, SignedIn
from claim.accounts.errors import AccountError
from claim.friends.people import CircleState, PersonState
from claim.game.cards import Seat
from claim.game.errors import quote
from claim.pairing.seeks import account_person
from claim.push.push import Push
from claim.service import people
from claim.tables.table import iso_time
from claim.web.errors import RequestError
from claim.web.http.responses import ERRORS, json_answer, takes_gzip
from claim.web.limits import network_of
from claim.web.sessions import (
    check_just_signed_in,
    check_own_page,
    check_signed_in,
    label_of,
    session_token,
    set_session,
    site_of,
    tables_of,
)
from claim.web.sockets.connections import connections_of, take
from claim.web.wire import accounts as wire
from claim.web.wire.base import MOST_TYPED
from claim.web.wire.models import model_of

EXPORT_COST = 5  # it reads all games
MOST_EXPORTS = 2  # of one address at a time
MOST_SKIPPED = 1_000_000

Caller = Annotated[SignedIn, Depends(check_signed_in)]
JustSignedIn = Annotated[SignedIn, Depends(check_just_signed_in)]
router = APIRouter(responses=ERRORS, tags=["accounts"])


async def _signed_in(request: Request, session: NewSession, status: int = 200) -> Response:
    """Return the answer that begins a session."""
    person = await tables_of(request).accounts.signed_in(session.token)
    if person is None:  # ended or suspended at this moment
        raise AccountError("not_signed_in")
    state = await tables_of(request).accounts.state(person)
    answer = state if session.recovery_key is None else {"account": state, "recovery_key": session.recovery_key}
    return set_session(request, json_answer(answer, status=status), session.token)


def _check_one(one: str, first: object, other: str, second: object) -> None:
    if (first is None) is (second is None):
        raise RequestError("bad_message", field=quote(one), problem=f"expected either {one} or {other}")


def _check_try(request: Request) -> None:
    check_own_page(request)
    take(request, "sign_in")


@router.post("/api/accounts/options", response_model=model_of(wire.PasskeyOptions))
async def begin_account(request: Request, body: wire.BeginAccount) -> Response:
    """Return what a browser needs to make the passkey of a new account with this name."""
    _check_try(request)
    accounts = tables_of(request).accounts
    return json_answer({"options": await accounts.begin_creation(body.name, site_of(request))})


@router.post("/api/accounts", status_code=201, response_model=model_of(wire.AccountCreated))
async def create_account(request: Request, body: wire.NewAccount) -> Response:
    """Make an account, with the passkey that was made for its name or with a name alone, and sign in."""
    _check_one("passkey", body.passkey, "name", body.name)
    _check_try(request)
    accounts, label, before = tables_of(request).accounts, label_of(request), session_token(request)
    admit = partial(take, request, "account")
    if body.passkey is not None:
        session = await accounts.create(body.passkey, site_of(request), label, admit, before)
    else:
        session = await accounts.create_without_passkey(body.name, label, admit, before)
    return await _signed_in(request, session, 201)


@router.post("/api/sessions/options", response_model=model_of(wire.PasskeyOptions))
async def begin_session(request: Request) -> Response:
    """Return what a browser needs to sign in with a passkey."""
    _check_try(request)
    return json_answer({"options": await tables_of(request).accounts.begin_sign_in(site_of(request))})


@router.post("/api/sessions", response_model=model_of(AccountState))
async def create_session(request: Request, body: wire.SignIn) -> Response:
    """Sign in. The session is new, and the one that the browser had before ends.

    It is a cookie, `claim_session` (with TLS `__Host-claim_session`), until 180 days after its last use.
    """
    _check_one("passkey", body.passkey, "recovery_key", body.recovery_key)
    _check_try(request)
    accounts, label, before = tables_of(request).accounts, label_of(request), session_token(request)
    if body.passkey is not None:
        return await _signed_in(request, await accounts.sign_in(body.passkey, site_of(request), label, before))
    return await _signed_in(request, await accounts.sign_in_with_key(body.recovery_key or "", label, before))


@router.get("/api/account", response_model=model_of(AccountState))
async def account(request: Request, person: Caller) -> Response:
    """Return your account with its passkeys and sessions."""
    return json_answer(await tables_of(request).accounts.state(person))


@router.get("/api/account/games", response_model=model_of(list[people.AccountGame]))
async def games(
    request: Request,
    person: Caller,
    skip: Annotated[int, Query(ge=0, le=MOST_SKIPPED)] = 0,
    going: Annotated[bool, Query()] = False,
) -> Response:
    """List your games, at most 50: those that go on, then those that are over, the newest first.

    `going`: only those that go on.
    """
    listed = await people.games_of(tables_of(request), person.account.id, skip, going=going)
    return json_answer(listed, request=request)


class ExportStream(StreamingResponse):
    """An account's export, game by game: a large one holds up no play. It counts for its network until its end.

    Where the storage fails, or the server does, it breaks off.
    """

    media_type = "application/json"

    def __init__(self, request: Request, account: str, rest: dict[str, Any]) -> None:
        """Stream the games of the account that sent this request, and the `rest` of its export."""
        self._connections, self._network = connections_of(request), network_of(request.scope)
        self._account, self._rest = account, rest
        headers = {"Content-Disposition": 'attachment; filename="claim-account.json"', "Vary": "Accept-Encoding"}
        self._gzip = zlib.compressobj(5, wbits=zlib.MAX_WBITS | 16) if takes_gzip(request) else None
        if self._gzip is not None:
            headers["Content-Encoding"] = "gzip"
        super().__init__(self._pieces(), headers={**headers, "X-Accel-Buffering": "no"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the export."""
        exports = self._connections.exports
        exports.add(self._network)
        try:
            await super().__call__(scope, receive, send)
        finally:
            exports.remove(self._network)

    async def _pieces(self) -> AsyncIterator[bytes]:
        async for text in self._texts():
            piece = text if self._gzip is None else self._gzip.compress(text)
            if piece:
                yield piece
        if self._gzip is not None:
            yield self._gzip.flush()

    async def _texts(self) -> AsyncIterator[bytes]:
        names: dict[tuple[str, Seat], str] = {}
        before = b'{"games":['
        async for game, record in people.exported_games(self._connections.tables, self._account):
            names.update({(game.table.id, seat): one.name for seat, one in game.table.seats.items()})
            exported = {**vars(game), "record": None if record is None else record.to_json()}
            yield before + orjson.dumps(exported, option=orjson.OPT_NON_STR_KEYS)
            before = b","
        pairings: list[wire.ExportedPairing] = self._rest["pairings"]
        named = [replace(one, name=names.get((one.table, one.seat.other))) for one in pairings]
        rest = orjson.dumps({**self._rest, "pairings": named}, option=orjson.OPT_NON_STR_KEYS)
        yield (b"" if names else before) + b"]," + rest[1:]


@router.get("/api/account/export", response_model=model_of(wire.AccountExport))
async def export_account(request: Request, person: Caller) -> Response:
    """Return everything that is stored about you."""
    connections = connections_of(request)
    if not connections.exports.has_room(network_of(request.scope), MOST_EXPORTS):
        raise RequestError("too_fast")
    take(request, "thinking", EXPORT_COST)
    mine, tables = person.account, connections.tables
    circle, lobby = await people.circle_of(tables, mine), await tables.lobby.record_of(account_person(mine.id))
    rest = {
        "account": await tables.accounts.state(person),
        "followed": circle.followed,
        "blocked": circle.blocked,
        "challenges": [wire.exported_challenge(one, mine.id) for one in await tables.friends.challenges.of(mine.id)],
        "missed": [iso_time(at) for at in sorted(lobby.missed)],
        "push": [wire.exported_subscription(one) for one in await push_of(request).subscriptions.of(mine.id)],
        "former_name": await tables.accounts.former_name(mine.id),
        "seek": lobby.seek and wire.ExportedSeek(pool=lobby.seek.pool, since=iso_time(lobby.seek.since)),
        "pairings": [wire.exported_pairing(one) for one in lobby.pairings],
    }
    return ExportStream(request, mine.id, rest)


@router.post("/api/account/name", response_model=model_of(AccountState))
async def rename(request: Request, person: Caller, body: wire.NewName) -> Response:
    """Change your name, which is possible once in 30 days."""
    take(request, "sign_in")
    accounts = tables_of(request).accounts
    renamed = await accounts.rename(person.account, body.name)
    return json_answer(await accounts.state(replace(person, account=renamed)))


@router.post("/api/account/passkeys/options", response_model=model_of(wire.PasskeyOptions))
async def begin_passkey(request: Request, person: JustSignedIn) -> Response:
    """Return what a browser needs to make one more passkey, having just signed in."""
    options = await tables_of(request).accounts.begin_passkey(person.account, site_of(request))
    return json_answer({"options": options})


@router.post("/api/account/passkeys", response_model=model_of(AccountState))
async def add_passkey(request: Request, person: JustSignedIn, body: wire.NewPasskey) -> Response:
    """Add the passkey that the browser made. Only just after a sign-in."""
    accounts = tables_of(request).accounts
    await accounts.add_passkey(person.account.id, body.passkey, site_of(request), label_of(request))
    return json_answer(await tables_of(request).accounts.state(person))


@router.post("/api/account/passkeys/name", response_model=model_of(AccountState))
async def label_passkey(request: Request, person: Caller, body: wire.NamedPasskey) -> Response:
    """Give a passkey a name of your own."""
    take(request, "sign_in")
    await tables_of(request).accounts.label_passkey(person.account.id, body.id, body.label)
    return json_answer(await tables_of(request).accounts.state(person))


@router.post("/api/account/passkeys/remove", response_model=model_of(AccountState))
async def remove_passkey(request: Request, person: JustSignedIn, body: wire.RemovedPasskey) -> Response:
    """Remove a passkey: it signs in no longer. Only just after a sign-in."""
    await tables_of(request).accounts.remove_passkey(person.account.id, body.id)
    return json_answer(await tables_of(request).accounts.state(person))


@router.post("/api/account/recovery-key", response_model=model_of(wire.RecoveryKey))
async def new_recovery_key(request: Request, person: JustSignedIn) -> Response:
    """Replace your recovery key by a new one, having just signed in."""
    key = await tables_of(request).accounts.new_recovery_key(person.account.id)
    return json_answer({"recovery_key": key})


@router.post("/api/account/sessions/end", response_model=model_of(wire.SignedOut))
async def end_session(request: Request, person: Caller, body: wire.EndSession) -> Response:
    """End one of your sessions, or all of them."""
    accounts = tables_of(request).accounts
    if body.id is None:
        await accounts.end_sessions(person.account.id)
    else:
        await accounts.end_session(person.account.id, body.id)
    out = body.id in (None, person.session_id)
    answer = json_answer({"signed_out": out})
    return set_session(request, answer, None) if out else answer


@router.post("/api/account/adopt", response_model=model_of(wire.Adopted))
async def adopt(request: Request, person: Caller, body: wire.Adopt) -> Response:
    """Put the game of a seat whose token you have under your account; its rematches are yours, too."""
    seat = await tables_of(request).seating.adopt(body.table, body.token, person.account)
    return json_answer({"table": body.table, "seat": seat})


@router.post("/api/account/delete", response_model=model_of(wire.SignedOut))
async def delete(request: Request, person: JustSignedIn, body: wire.DeleteAccount) -> Response:
    """Delete your account, having just signed in.

    Your games stay, with an anonymous seat; those that go on are left.
    """
    tables = tables_of(request)
    if body.name != person.account.name:
        raise AccountError("other_name", text=quote(body.name), name=quote(person.account.name))
    await tables.delete_account(person.account.id)
    return set_session(request, json_answer({"signed_out": True}), None)


def push_of(request: Request) -> Push:
    """Return what sends notices for the server that got this request."""
    push: Push = request.app.state.push
    return push


@router.get("/api/push", response_model=model_of(wire.PushKey))
async def push_key(request: Request) -> Response:
    """Return the key for which browsers subscribe, null where this server sends no notices."""
    return json_answer({"key": await push_of(request).public_key()})


@router.post("/api/account/push", response_model=model_of(wire.Subscribed))
async def subscribe(request: Request, person: Caller, body: wire.Subscribe) -> Response:
    """Send your notices to this browser. You have at most five: the oldest goes.

    The same endpoint again changes its language. It ends with the session that made it. The push service has to be that
    of a known browser, or one that the host has added.
    """
    take(request, "push")
    await push_of(request).subscribe(person, body.endpoint, body.p256dh, body.auth, body.language)
    return json_answer({"subscribed": True})


@router.post("/api/account/push/remove", response_model=model_of(wire.Subscribed))
async def unsubscribe(request: Request, person: Caller, body: wire.Unsubscribe) -> Response:
    """Send your notices to this browser no longer."""
    take(request, "push")
    await push_of(request).subscriptions.remove(person.account.id, body.endpoint)
    return json_answer({"subscribed": False})


# --- other people ----------------------------------------------------------------------------------------------------
# A challenge is made as a table is (`challenge` of POST /api/tables), and accepted by sitting down there.

PersonName = Annotated[
    str, Path(alias="name", min_length=1, max_length=MOST_TYPED, description="A name, or an account's id")
]
people_router = APIRouter(responses=ERRORS, tags=["people"])


@people_router.get("/api/people", response_model=model_of(CircleState))
async def circle(request: Request, person: Caller) -> Response:
    """Return whom you follow, who of them is there now, and whom you have blocked."""
    return json_answer(await people.circle_of(tables_of(request), person.account), request=request)


@people_router.get("/api/people/{name:path}", response_model=model_of(PersonState))
async def person(request: Request, person: Caller, name: PersonName) -> Response:
    """Return another person: since when they are here, and how you stand against them."""
    return json_answer(await people.look_up(tables_of(request), person.account, name))


@people_router.post("/api/people/follow", response_model=model_of(PersonState))
async def follow(request: Request, person: Caller, body: wire.Follow) -> Response:
    """Follow a person, or stop. They are not notified."""
    take(request, "follow")
    return json_answer(await people.follow(tables_of(request), person.account, body.name, follows=body.follow))


@people_router.post("/api/people/block", response_model=model_of(PersonState))
async def block(request: Request, person: Caller, body: wire.Block) -> Response:
    """Block a person, or stop. They are not notified.

    Blocking also ends your following them, and declines or withdraws any pending challenges between you.
    """
    take(request, "follow")
    return json_answer(await people.block(tables_of(request), person.account, body.name, blocks=body.block))


@people_router.post("/api/challenges/{id}/end", response_model=model_of(wire.ChallengeEnded))
async def end_challenge(
    request: Request, person: Caller, table: Annotated[str, Path(alias="id", pattern="^[A-Za-z0-9_-]{1,64}$")]
) -> Response:
    """Decline a challenge, or withdraw your own: the table is closed."""
    take(request, "follow")
    await tables_of(request).friends.end_challenge(table, person.account.id)
    return json_answer({"table": table})
