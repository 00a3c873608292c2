"""The watchdog is told by signal handlers, and a second signal may come while the first is handled."""

import subprocess
import sys

BARKS = """
import signal
from claim.web.process.server import Watchdog
dog = Watchdog(60)
signal.signal(signal.SIGALRM, lambda *_: dog.bark())
signal.setitimer(signal.ITIMER_REAL, 0.002, 0.002)
for _ in range(300_000):
    dog.bark()
signal.setitimer(signal.ITIMER_REAL, 0)
"""


def test_a_signal_within_a_signal_does_not_block_the_process():
    subprocess.run([sys.executable, "-c", BARKS], timeout=60, check=True)
