"""Weights: what the judge of Sabika believes things to be worth, as figures that can be tuned."""

from librt.vecs import vec

from granada.games.sabika.book import ACTIONS, KEY_NAMES, TALLIES, TRIGGER_NAMES

FIGURES = [
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
]
"""Their places are constants of worths.py; a test holds them together. weights.toml says what each means."""

NAMES = [
    *FIGURES,
    *(f"act({action})" for action in ACTIONS),
    *(f"grow({tally})" for tally in TALLIES),
    "grow(presence)",
    *(f"on({trigger})" for trigger in TRIGGER_NAMES),
    *(f"mod({key})" for key in KEY_NAMES),
]


def in_order(table: dict[str, float]) -> vec[float]:
    """Every name must be there, and no other."""
    if table.keys() != set(NAMES):
        raise ValueError(f"missing or unknown weights: {sorted(table.keys() ^ set(NAMES))}")
    return vec[float]([table[name] for name in NAMES])
