"""Measure Pgx, whose games are compiled by XLA for many games at once; run in Pgx's environment, on the processor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from stepping import asked, measure, report

GAMES = ("connect_four", "backgammon", "chess", "go_9x9")
GAMES_AT_ONCE = 64
STEPS = 50


def many(env: Any) -> Callable[[], int]:
    """Random legal moves, chosen by XLA as well."""
    step_one = auto_reset(env.step, env.init)

    def choose_and_step(carry: Any, _: Any) -> Any:
        state, key = carry
        key, for_actions, for_steps = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(for_actions, scores, axis=1)
        state = jax.vmap(step_one)(state, actions, jax.random.split(for_steps, GAMES_AT_ONCE))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(choose_and_step, (state, key), None, length=STEPS))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES_AT_ONCE))

    def step() -> int:
        nonlocal state, key
        (state, key), seen = run(state, key)
        seen.block_until_ready()
        return STEPS * GAMES_AT_ONCE

    return step


def main() -> None:
    quick = asked().quick
    for game in GAMES:
        env = pgx.make(game)
        way = f"{GAMES_AT_ONCE} games in XLA, random"
        report(measure(engine="pgx", game=game, players=env.num_players, way=way, step=many(env), quick=quick))


if __name__ == "__main__":
    main()
