"""Let the judge of a game learn from the games of tools/self_play.py who wins.

python tools/learn.py alhambra --players 2 3 4 5 6      with PyTorch, best on a GPU; nothing of Granada is needed

A net learns first from the games of all tables, then, for each number of players, from theirs alone. A second attempt
goes on from the net that is there already. Each learns from the results, and then also from what it thought itself some
turns later. The net that foresees the results of other games best goes into nets.json beside the judge, in whole
numbers. The next games are played by apprentices who ask it, so that judges and games become better by turns.
"""

import argparse
import base64
import json
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]
from torch import Tensor

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "learn"

HIDDEN = 32
INPUT_BITS = 16
SCORE_BITS = 10
"""The bits of a score, as in granada.bots.net."""
FULL_LEAD = 30.0

BATCH = 2048
KNOWN = 0.92
"""The share of the games that is learned from; the others show what was learned."""
LATER = 0.95
"""What a position is thought to be worth a turn later counts for the rest of what its result leaves."""
FOR_LEADS = 0.5


class Table(NamedTuple):
    """The games with so many players."""

    inputs: Tensor
    """The inputs by position and seat."""
    won: Tensor
    leads: Tensor
    known: int
    """The positions that are learned from."""
    ends: list[int]
    """Where each game ends."""


def table_of(game: str, players: int, device: str) -> Table:
    path = KEPT / f"{game}-{players}"
    about = json.loads(path.with_suffix(".json").read_text())
    results = np.fromfile(path.with_suffix(".results"), np.float32).reshape(about["positions"], players, 2)
    inputs = np.fromfile(path.with_suffix(".inputs"), np.int16).reshape(about["positions"], players, -1)
    ends = np.cumsum(about["sizes"]).tolist()
    known = ends[int(len(ends) * KNOWN)]
    won = torch.from_numpy(results[..., 0].copy()).to(device)
    if players == 1:
        won = torch.cat([won, 1 - won], 1)
    leads = torch.from_numpy(results[..., 1].copy()).to(device) / FULL_LEAD
    return Table(torch.from_numpy(inputs).to(device), won, leads, known, ends)


class Scorer(torch.nn.Module):  # type: ignore[misc, unused-ignore]
    """A net while it learns: granada.bots.net.Net, and a second output for the lead."""

    def __init__(self, scale: Tensor) -> None:
        super().__init__()
        self.scale = scale
        self.first = torch.nn.Linear(len(scale), HIDDEN)
        self.second = torch.nn.Linear(HIDDEN, 2, bias=False)
        with torch.no_grad():
            self.second.weight *= 0.3

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of the chances, and the leads."""
        hidden = self.first(inputs.float() / self.scale)
        out = self.second(torch.cat([hidden[..., :-1].relu(), hidden[..., -1:]], -1))
        scores = out[..., 0]
        if scores.shape[1] == 1:
            scores = torch.cat([scores, torch.zeros_like(scores)], 1)
        return scores.log_softmax(1), out[..., 1]

    def stored(self) -> dict[str, str]:
        first = (self.first.weight / self.scale).T.double() * 2**INPUT_BITS
        bias = self.first.bias.double() * 2**INPUT_BITS
        second = self.second.weight[0].double() * 2**SCORE_BITS
        return {
            name: base64.b64encode(weights.round().to(torch.int32).cpu().contiguous().numpy().tobytes()).decode()
            for name, weights in (("first", first), ("bias", bias), ("second", second))
        }

    def restore(self, kept: dict[str, str]) -> None:
        weights = {
            name: torch.from_numpy(np.frombuffer(base64.b64decode(text), np.int32).astype(np.float32))
            for name, text in kept.items()
        }
        device = self.scale.device
        with torch.no_grad():
            first = weights["first"].reshape(-1, HIDDEN).T.to(device) / 2**INPUT_BITS
            self.first.weight.copy_(first * self.scale)
            self.first.bias.copy_(weights["bias"].to(device) / 2**INPUT_BITS)
            self.second.weight.zero_()
            self.second.weight[0].copy_(weights["second"].to(device) / 2**SCORE_BITS)


def chances(net: Scorer, table: Table) -> Tensor:
    with torch.no_grad():
        return torch.cat([net(part)[0] for part in table.inputs.split(20_000)])


def loss_of(net: Scorer, table: Table) -> float:
    """The loss in the games that were not learned from."""
    return float(-(table.won * chances(net, table)).sum(1)[table.known :].mean())


def looking_back(net: Scorer, table: Table) -> Tensor:
    """What came of each position, and with a share what the net thought of it later: that is less a matter of luck."""
    thought = chances(net, table).exp().cpu().numpy()
    won = table.won.cpu().numpy().copy()
    begin = 0
    for end in table.ends:
        for place in range(end - 2, begin - 1, -1):
            won[place] = LATER * won[place + 1] + (1 - LATER) * thought[place + 1]
        begin = end
    return torch.from_numpy(won).to(table.won.device)


def learn(net: Scorer, tables: list[Table], epochs: int, rate: float, seed: int) -> float:
    """The net becomes what it was after the best epoch."""
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.03)
    batches = [(which, part) for which, table in enumerate(tables) for part in range(table.known // BATCH)]
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * len(batches) + 1)
    generator = torch.Generator().manual_seed(seed)
    best = sum(loss_of(net, table) for table in tables) / len(tables)
    kept = {name: value.clone() for name, value in net.state_dict().items()}
    for _ in range(epochs):
        orders = [torch.randperm(table.known, generator=generator).to(table.won.device) for table in tables]
        for index in torch.randperm(len(batches), generator=generator).tolist():
            which, part = batches[index]
            table, rows = tables[which], orders[which][part * BATCH : (part + 1) * BATCH]
            expected, leads = net(table.inputs[rows])
            loss = -(table.won[rows] * expected).sum(1).mean()
            loss = loss + FOR_LEADS * torch.nn.functional.smooth_l1_loss(leads, table.leads[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        now = sum(loss_of(net, table) for table in tables) / len(tables)
        if now < best:
            best, kept = now, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    return best


def train(game: str, sizes: list[int], epochs: int, seed: int, note: str) -> None:
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = {players: table_of(game, players, device) for players in sizes}
    parts = [table.inputs[:200_000].flatten(0, 1).float() for table in tables.values()]
    scale = torch.cat(parts).std(0).clamp(min=0.5)
    common = Scorer(scale).to(device)
    learn(common, list(tables.values()), epochs, 3e-3, seed)
    file = ROOT / "src" / "granada" / "bots" / game / "nets.json"
    before = json.loads(file.read_text()) if file.exists() else {}
    nets: dict[str, dict[str, str]] = before.get("nets", {})
    for players, table in tables.items():
        tried: dict[str, Scorer] = {}
        for name in ("from all games", "from the last net"):
            net = Scorer(scale).to(device)
            if name == "from all games":
                net.load_state_dict(common.state_dict())
            elif str(players) in nets:
                net.restore(nets[str(players)])
            else:
                continue
            losses = [loss_of(net, table), learn(net, [table], epochs, 1e-3, seed)]
            backward = table._replace(won=looking_back(net, table))
            # What is kept is what foresees the results, whatever it was learned from.
            backward.won[table.known :] = table.won[table.known :]
            losses.append(learn(net, [backward], epochs, 1e-3, seed))
            print(f"{game}, {players} players, {name}: log loss " + ", ".join(f"{loss:.4f}" for loss in losses))
            tried[name] = net
        best = min(tried.values(), key=lambda net: loss_of(net, table))
        nets[str(players)] = best.stored()
    games = ", ".join(f"{len(table.ends)} with {players}" for players, table in tables.items())
    made = f"tools/learn.py, PyTorch {torch.__version__}, seed {seed}, {epochs} epochs; games: {games}. {note}".strip()
    made = f"{before['made']} Then {made}" if before else made
    file.write_text(json.dumps({"made": made, "nets": nets}, indent=1) + "\n", encoding="utf-8")
    print(f"{file.name}: {file.stat().st_size} bytes", flush=True)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let the judge of a game learn from games of bots who wins.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True, help="tables of these sizes")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--note", default="", help="kept beside the weights")
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    train(arguments.game, arguments.players, arguments.epochs, arguments.seed, arguments.note)


if __name__ == "__main__":
    main()
