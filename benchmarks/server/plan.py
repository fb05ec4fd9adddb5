"""What all servers are asked to do."""

from __future__ import annotations

import argparse
from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    games: tuple[str, ...] = ()
    tables: int = 1000
    pause: float = 2.0
    """Seconds between the moves of each table."""
    paced_seconds: float = 16.0
    at_once: int = 50
    """Tables in the closed loop."""
    closed_seconds: float = 8.0


QUICK = Plan(tables=200, paced_seconds=4.0, closed_seconds=4.0)


def asked_for() -> Plan:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    return QUICK if parser.parse_args().quick else Plan()
