"""A review over HTTP: line by line, the same as `claim review`, for games that are over."""

import json
import random
from typing import Any

import pytest

import claim
from claim.records.record import Record
from claim.reviews.reviewing import Budget
from claim.web.wire.models import model_of
from claim.web.wire.tables import ReviewLine
from harness.clients import ask, ask_raw, pair, play_on
from tests.service.people import QuickBotWorkers
from tests.web.running import limited


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr("claim.workers.reviews.BUDGET", Budget(30, 2))
    monkeypatch.setattr("claim.reviews.reviewing.DEAL_ROUNDS", 20)


def finished(host: str) -> str:
    people = pair(host)
    play_on(people, random.Random(3))
    for person in people:
        person.hangs_up()
    return people[0].table


def review(host: str, table: str) -> list[dict[str, Any]]:
    status, headers, body = ask_raw(host, f"/api/games/{table}/review")
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/x-ndjson", "no-store")
    lines = body.splitlines()
    for line in lines:
        model_of(ReviewLine).model_validate_json(line)
    return [json.loads(line) for line in lines]


def test_the_lines_say_what_the_library_says(host):
    table = finished(host)
    record = Record.from_json(ask(host, f"/api/games/{table}/record")[1])
    expected: Any = claim.review(record, 30, 2).to_json()
    lines = review(host, table)
    assert [(line["done"], line["total"]) for line in lines] == [(number, 16) for number in range(1, 17)]
    assert {play["phase"] for play in lines[0]["plays"]} == {2}
    plays = sorted((play for line in lines for play in line["plays"]), key=lambda play: play["play"])
    for play, there in zip(plays, expected["plays"], strict=True):
        reasons = [{"code": one["id"].removeprefix("hint-"), **one["args"]} for one in play["reasons"]]
        assert {**play, "reasons": reasons} == there
    assert [line["summary"] for line in lines[:-1]] == [None] * 15
    summary = lines[-1]["summary"]
    assert lines[-1]["deal"] == expected["deal"]
    assert summary == {"version": 2, **{name: expected[name] for name in summary if name != "version"}}
    assert review(host, table) == lines


@pytest.mark.parametrize(("error", "code"), [(claim.BadText("no_thought"), "no_thought"), (KeyError(), "server_error")])
def test_what_goes_wrong_in_the_middle_is_the_last_line(host, monkeypatch, error, code):
    table, found = finished(host), QuickBotWorkers.review_part

    async def failing(workers: QuickBotWorkers, game: Any, step: Any, budget: Any) -> Any:
        if 1 in step.plays:
            raise error
        return await found(workers, game, step, budget)

    with monkeypatch.context() as patch:
        patch.setattr(QuickBotWorkers, "review_part", failing)
        *lines, last = review(host, table)
    assert (len(lines), last["done"], last["plays"], last["error"]["code"]) == (13, 13, [], code)
    assert review(host, table)[-1]["summary"] is not None  # the rest is computed when somebody asks again


def test_reviews_are_limited_by_address(tmp_path):
    with limited(tmp_path, thinking_rate=0.001, thinking_burst=7) as host:
        table = finished(host)
        assert [ask_raw(host, f"/api/games/{table}/review")[0] for _ in range(3)] == [200, 200, 429]
