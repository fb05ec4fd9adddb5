"""How Hypothesis searches in this folder: with the same examples each time where CI says so, and never long."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "alhambra",
    max_examples=120,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("alhambra")
