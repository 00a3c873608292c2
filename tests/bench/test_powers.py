"""What `python -m bench.nash.powers` finds: every power matters in small games."""

import re
import subprocess
import sys

import pytest

from bench.nash.powers import POWERS, main

# Whoever wins the one trick, or in the second position the Dwarves of it, has three votes.
POSITIONS = (
    "2 A 9.... .2... ..5.. ...3. -\n"  # a Knight on a Goblin
    "2 A ...9. ...2. 1.2... ..3..4 -\n"  # two Dwarves
    "2 A 3.... ....9 .2... ..3.. -\n"  # a Doppelgänger on a Goblin
)


@pytest.mark.parametrize(
    ("without", "values"),
    [([], [-1, -1, -1]), (["knight"], [1, -1, -1]), (["dwarf"], [-1, 1, -1]), (["doppelganger"], [-1, -1, 1])],
)
def test_one_power_is_switched_off_and_no_other(without, values):
    command = [sys.executable, "-m", "bench.nash.without", *without]
    done = subprocess.run(command, input=POSITIONS, capture_output=True, text=True, check=True)
    assert list(map(int, done.stdout.split())) == values


def test_every_power_acts_and_decides_in_a_game_of_eight_cards(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["powers", "--deck", "0000.2.5.3.4"])
    main()
    found = re.findall(
        r"^(\w+): acts in ([\d.]+) tricks of a game, decides ([\d.]+)% of games$", capsys.readouterr().out, re.M
    )
    assert [power for power, _, _ in found] == list(POWERS)
    assert (
        float(found[1][1]) == 0.5
    )  # half of all cards are dealt into hands, and so played in phase one; one is an Undead
    assert all(0.1 < float(acts) < 1 and 5 < float(decides) < 50 for _, acts, decides in found)
