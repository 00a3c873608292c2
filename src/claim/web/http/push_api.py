"""The HTTP API of notices: the server's key, and the browsers that people want to be notified at."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from claim.push.push import Push
from claim.web.http.people import check_signed_in
from claim.web.http.responses import ERRORS, json_answer
from claim.web.limits import address_of, who
from claim.web.sockets.connections import connections_of
from claim.web.wire.models import model_of
from claim.web.wire.push import PushKey, Subscribe, Subscribed, Unsubscribe

router = APIRouter(responses=ERRORS, tags=["accounts"])


def push_of(request: Request) -> Push:
    """Return what sends notices for the server that got this request."""
    push: Push = request.app.state.push
    return push


@router.get("/api/push", response_model=model_of(PushKey))
async def push_key(request: Request) -> Response:
    """Return the key for which browsers subscribe, null where this server sends no notices."""
    return json_answer({"key": await push_of(request).public_key()})


@router.post("/api/account/push", response_model=model_of(Subscribed))
async def subscribe(request: Request, wanted: Subscribe) -> Response:
    """Send your notices to this browser. You have at most five: the oldest goes."""
    person = await check_signed_in(request)
    connections_of(request).may_subscribe(who(address_of(request.scope)))
    await push_of(request).subscribe(person, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    return json_answer({"subscribed": True})


@router.post("/api/account/push/remove", response_model=model_of(Subscribed))
async def unsubscribe(request: Request, wanted: Unsubscribe) -> Response:
    """Send your notices to this browser no longer."""
    person = await check_signed_in(request)
    connections_of(request).may_subscribe(who(address_of(request.scope)))
    await push_of(request).unsubscribe(person, wanted.endpoint)
    return json_answer({"subscribed": False})
