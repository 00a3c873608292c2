"""A review as an HTTP response: one JSON object per line, each sent as soon as its part is there."""

from collections.abc import AsyncIterator

import orjson
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from claim.game.errors import ClaimError
from claim.web.http.responses import problem
from claim.web.metrics import Metrics, failed
from claim.web.wire import messages
from claim.workers.reviews import Reader

LINES = "application/x-ndjson"
_HEADERS = {"X-Accel-Buffering": "no"}  # nginx would hold the lines back


class ReviewStream(StreamingResponse):
    """The lines of a review. When the client is gone, the review no longer counts it as a reader."""

    media_type = LINES

    def __init__(self, reader: Reader, metrics: Metrics) -> None:
        self._reader = reader
        self._metrics = metrics
        super().__init__(self._lines(), headers=_HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._reader.close()

    async def _lines(self) -> AsyncIterator[bytes]:
        done = 0
        try:
            async for one in self._reader.parts():
                done = one.done
                yield _line(messages.review_line(one))
        except ClaimError as error:
            self._metrics.refused.labels(error.code).inc()
            yield _line(messages.review_failed(done, self._reader.total, problem(error)))
        except Exception as error:  # the response has begun, so its status cannot say so
            told = failed(self._metrics, error, path="review")
            yield _line(messages.review_failed(done, self._reader.total, problem(told)))


def _line(data: object) -> bytes:
    return orjson.dumps(data) + b"\n"
