"""The figures that the judge of Sabika is made of: its weights, which are tuned, and the rates of usual games."""

from functools import cache
from importlib.resources import files

import msgspec
from librt.vecs import vec

from granada.games.sabika.book import ACTIONS, KEY_NAMES, TALLIES, TRIGGER_NAMES

NAMES = [
    "dinar",
    "dinars_used",
    "copies",
    "material",
    "base",
    "builder_uses",
    "poet_uses",
    "ready",
    "good",
    "good_uses",
    "demand",
    "raw",
    "paria",
    "spare_paria",
    "room",
    "horizon",
    "favour",
    "activate",
    "produce",
    "settle",
    "settle_more",
    "ship",
    "reactivate",
    "balance",
    "match",
    "turn",
    "place",
    "start",
    "lead",
    "transaction",
    "per",
    "yusuf_turn",
    "spread",
    "last_spread",
    "hope",
    "hope_later",
    "early_turn",
    "yusuf_early_turn",
    *(f"act_{action}" for action in ACTIONS),
]
"""Their places are constants of worths.py; a test holds them together. weights.toml says what each means."""


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grow: dict[str, float]
    """How many more one has after a round, by what is counted."""
    on: dict[str, float]
    """How often each trigger of blue poems is pulled in a round."""
    mod: dict[str, float]
    """What it is worth in a round if a figure of the rules is one more than usual."""


def in_order(weights: dict[str, float]) -> vec[float]:
    """The weights and the rates, each where the judge looks for it."""
    return vec[float]([*_listed(weights, NAMES), *_listed_rates()])


@cache
def _listed_rates() -> list[float]:
    text = files("granada.bots.sabika").joinpath("rates.toml").read_bytes()
    rates = msgspec.toml.decode(text, type=Rates)
    grow = _listed(rates.grow, [*TALLIES, "presence"])
    return [*grow, *_listed(rates.on, TRIGGER_NAMES), *_listed(rates.mod, KEY_NAMES)]


def _listed(table: dict[str, float], names: list[str]) -> list[float]:
    if table.keys() != set(names):
        raise ValueError(f"missing or unknown: {sorted(table.keys() ^ set(names))}")
    return [table[name] for name in names]
