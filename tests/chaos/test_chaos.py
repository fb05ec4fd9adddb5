"""Whatever fails, nothing acknowledged is lost, doubled or reordered, and play goes on. See also `make chaos`."""

import asyncio
import sys
from random import Random

import pytest

from tests.chaos.run import run

FAULTS = 3
LONGEST_S = 6.0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be frozen there")
def test_nothing_is_lost_and_play_goes_on_whatever_fails() -> None:
    report = asyncio.run(run(FAULTS, Random().getrandbits(32), LONGEST_S))
    assert report.wrong == [], str(report)
    assert report.acknowledged > 0
