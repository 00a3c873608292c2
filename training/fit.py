"""Fit the evaluation of phase-two starts to exact values.

    python training/fit.py positions.npy --out weights.json

Two models, both seen from the leader's side. `worth`: one number for each card, from logistic regression, for the quick
policy. `network`: 124 inputs, two small hidden layers, one output, in whole numbers, for the end of playouts.

Inputs: 52 for the leader's hand, 52 for the other's (Goblin zeros are counted: with two of them the first two of the
five are set), 10 for the Undead that the leader has scored, 10 for the other's.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

FIRST, SECOND = 64, 16
SCALE = 127  # a hidden unit of 1 is this number


def inputs(rows: np.ndarray) -> np.ndarray:
    """Return the inputs of each row, from its leader's side."""
    leader = rows[:, 4] == 1
    hands = np.where(leader[:, None], rows[:, [1, 0]], rows[:, [0, 1]])
    scores = np.where(leader[:, None], rows[:, [3, 2]], rows[:, [2, 3]])
    found = np.zeros((len(rows), 124), dtype=np.float32)
    for side in range(2):
        bits = ((hands[:, side, None] >> np.arange(52)) & 1).astype(np.float32)
        zeros = bits[:, :5].sum(axis=1, keepdims=True)
        bits[:, :5] = np.arange(5) < zeros
        found[:, 52 * side : 52 * side + 52] = bits
        found[:, 104 + 10 * side : 114 + 10 * side] = (scores[:, side, None] >> np.arange(22, 32)) & 1
    return found


def targets(rows: np.ndarray) -> np.ndarray:
    """Return 1 where the leader wins, 0 where the other does, ½ for a draw."""
    sign = np.where(rows[:, 4] == 1, -1, 1)
    return ((rows[:, 5] * sign + 1) / 2).astype(np.float32)


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.last = nn.Linear(124, FIRST), nn.Linear(FIRST, SECOND), nn.Linear(SECOND, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.first(x).clamp(0, 1)
        return self.last(self.second(x).clamp(0, 1)).squeeze(1)


def train(model: nn.Module, x: torch.Tensor, y: torch.Tensor, epochs: int, rate: float, decay: float) -> None:
    loss_of = nn.BCEWithLogitsLoss()
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=decay)
    size = 4096
    steps = epochs * (len(x) // size)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    for _ in range(epochs):
        order = torch.randperm(len(x), device=x.device)
        for start in range(0, len(x) - size + 1, size):
            chosen = order[start : start + size]
            optimizer.zero_grad()
            loss_of(model(x[chosen]), y[chosen]).backward()
            optimizer.step()
            schedule.step()


def report(name: str, logits: torch.Tensor, y: torch.Tensor) -> dict[str, float]:
    loss = nn.functional.binary_cross_entropy_with_logits(logits, y).item()
    hits = ((logits > 0) == (y > 0.5)).float().mean().item()
    print(f"{name}: loss {loss:.4f}, right side {hits:.4f}", flush=True)
    return {"loss": round(loss, 4), "hits": round(hits, 4)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("positions", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=60)
    parser.add_argument("--keep", type=Path, help="a file whose policy (worth, cost, …) is kept")
    arguments = parser.parse_args()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = np.concatenate([np.load(path) for path in arguments.positions])
    np.random.default_rng(1).shuffle(rows)
    held = max(1000, min(50_000, len(rows) // 10))
    x, y = torch.tensor(inputs(rows), device=device), torch.tensor(targets(rows), device=device)
    started = time.time()

    linear = nn.Linear(124, 1).to(device)
    train(nn.Sequential(linear, nn.Flatten(0)), x[held:], y[held:], 15, 0.02, 0.0)
    print(len(rows), "positions")
    facts = {"positions": len(rows), "linear": report("linear", linear(x[:held]).squeeze(1), y[:held])}
    weight = linear.weight.detach().cpu().numpy()[0]
    worth = [round(float(w)) for w in 1000 * (weight[:52] - weight[52:104]) / 2]
    undead = round(float(1000 * (weight[104:114] - weight[114:]).mean() / 2))

    network = Network().to(device)
    train(network, x[held:], y[held:], arguments.epochs, 0.005, 0.01)
    with torch.no_grad():
        facts["network"] = report("network", network(x[:held]), y[:held])
        report("network on its own data", network(x[held : 2 * held]), y[held : 2 * held])
    numbers = {name: value.detach().cpu().double().numpy() for name, value in network.state_dict().items()}
    whole = {
        "first": np.rint(numbers["first.weight"].T * SCALE).astype(int),
        "first_bias": np.rint(numbers["first.bias"] * SCALE).astype(int),
        "second": np.rint(numbers["second.weight"] * 256).astype(int),
        "second_bias": np.rint(numbers["second.bias"] * SCALE * 256).astype(int),
        "last": np.rint(numbers["last.weight"][0] * 256).astype(int),
        "last_bias": int(np.rint(numbers["last.bias"][0] * SCALE * 256)),
    }
    # The same in whole numbers, as the program computes it.
    some = inputs(rows[:held]).astype(int)
    one = np.clip(some @ whole["first"] + whole["first_bias"], 0, SCALE)
    two = np.clip((one @ whole["second"].T + whole["second_bias"]) >> 8, 0, SCALE)
    logits = torch.tensor((two @ whole["last"] + whole["last_bias"]) / (SCALE * 256.0), dtype=torch.float32)
    facts["whole"] = report("network in whole numbers", logits, y[:held].cpu())
    data = {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in whole.items()}
    kept = json.loads(arguments.keep.read_text()) if arguments.keep else {"worth": worth, "undead": undead}
    arguments.out.write_text(json.dumps({**kept, "facts": facts, "worth0": worth, **data}))
    print("fitted in", round(time.time() - started), "s")


if __name__ == "__main__":
    main()
