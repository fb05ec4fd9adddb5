"""How long tests wait for what must happen. Tests wait for events, and none asserts a time: these are reached only by
what hangs, however busy the machine is."""

HANG_S = 300
"""Seconds for one thing."""
LONGEST_S = 1800
"""Seconds for a whole test, or a whole game in it."""
