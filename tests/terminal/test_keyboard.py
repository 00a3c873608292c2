"""The thread that reads lines."""

import queue
import threading

import pytest

from claim.terminal.keyboard import Keyboard


def test_it_can_be_stopped_where_ctrl_c_came_while_its_thread_was_starting(monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(threading.Thread, "start", interrupted)
    keyboard = Keyboard(queue.Queue())
    with pytest.raises(KeyboardInterrupt):
        keyboard.request()
    keyboard.stop()
