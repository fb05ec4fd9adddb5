"""Train a small policy by self-play with PPO, until it beats random play: docs/learn.md explains it part by part.

python examples/learn.py --game sabika --iterations 60

One file, in the style of CleanRL. It needs: pip install "granada[research]" jax optax
"""

import argparse
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from granada.research.batch import Batch

GAMES_AT_ONCE = 64
STEPS = 128
EPOCHS = 3
MINIBATCHES = 4
HIDDEN = 128
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
TRACE = 0.95
"""How far the advantage looks ahead (lambda)."""
POINTS = 50.0
"""A lead of so many points is a reward of 1."""


class Played(NamedTuple):
    """Decisions of all games, step by step, and what came of them."""

    seen: Any
    masks: Any
    seats: Any
    actions: Any
    chances: Any
    values: Any
    ends: Any
    margins: Any


def prepared(observations: Any) -> Any:
    """Small numbers learn better than large ones."""
    numbers = observations.astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


def new_policy(key: Any, size: int, actions: int) -> Any:
    keys = jax.random.split(key, 4)

    def layer(key: Any, inputs: int, outputs: int, scale: float) -> Any:
        return jax.random.normal(key, (inputs, outputs)) * scale / np.sqrt(inputs), jnp.zeros(outputs)

    return [
        layer(keys[0], size, HIDDEN, 1.0),
        layer(keys[1], HIDDEN, HIDDEN, 1.0),
        layer(keys[2], HIDDEN, actions, 0.01),
        layer(keys[3], HIDDEN, 1, 1.0),
    ]


def judged(policy: Any, seen: Any, masks: Any) -> Any:
    """The logarithms of the chances of all actions, and the lead that the seat may expect."""
    hidden = seen
    for weights, biases in policy[:2]:
        hidden = jnp.tanh(hidden @ weights + biases)
    (for_actions, biases), (for_value, bias) = policy[2:]
    scores = jnp.where(masks, hidden @ for_actions + biases, -1e9)
    return jax.nn.log_softmax(scores), (hidden @ for_value + bias)[:, 0]


def decided(policy: Any, seen: Any, masks: Any, key: Any) -> Any:
    """Actions, the logarithms of their chances, and values."""
    logs, values = judged(policy, seen, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


chosen = jax.jit(decided)


def play(batch: Batch, policy: Any, key: Any) -> tuple[Played, Any]:
    """Let the policy play all seats for some steps."""
    rows = []
    for _ in range(STEPS):
        key, own = jax.random.split(key)
        seen, masks, seats = prepared(batch.observations), batch.masks.astype(bool), batch.seats.copy()
        actions, chances, values = map(np.asarray, chosen(policy, seen, masks, own))
        batch.step(actions)
        rows.append(Played(seen, masks, seats, actions, chances, values, batch.ends.copy(), leads(batch.scores)))
    return Played(*map(np.stack, zip(*rows, strict=True))), key


def leads(scores: Any) -> Any:
    """The lead of each of two seats, in units of reward."""
    return (scores - scores[:, ::-1]) / POINTS


def advantages(played: Played, last_seats: Any, last_values: Any) -> tuple[Any, Any]:
    """How much better each decision was than expected, and what the seat should have expected. Each seat has a chain of
    its own decisions, and both chains end with the game."""
    rows = np.arange(GAMES_AT_ONCE)
    value_next = np.zeros((GAMES_AT_ONCE, 2))
    value_next[rows, last_seats], value_next[rows, 1 - last_seats] = last_values, -last_values
    advantage_next = np.zeros((GAMES_AT_ONCE, 2))
    reward = np.zeros((GAMES_AT_ONCE, 2))
    found = np.zeros((STEPS, GAMES_AT_ONCE))
    for step in reversed(range(STEPS)):
        over, seats = played.ends[step], played.seats[step]
        value_next[over], advantage_next[over], reward[over] = 0.0, 0.0, played.margins[step][over]
        surprise = reward[rows, seats] + value_next[rows, seats] - played.values[step]
        found[step] = surprise + TRACE * advantage_next[rows, seats]
        value_next[rows, seats], advantage_next[rows, seats] = played.values[step], found[step]
        reward[rows, seats] = 0.0
    return found, found + played.values


def loss(policy: Any, seen: Any, masks: Any, actions: Any, chances: Any, gains: Any, goals: Any) -> Any:
    logs, values = judged(policy, seen, masks)
    ratio = jnp.exp(jnp.take_along_axis(logs, actions[:, None], 1)[:, 0] - chances)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    better = jnp.minimum(ratio * gains, clipped * gains).mean()
    entropy = -(jnp.exp(logs) * jnp.where(masks, logs, 0.0)).sum(1).mean()
    return 0.5 * ((values - goals) ** 2).mean() - better - ENTROPY * entropy


def train(game: str, iterations: int, seed: int) -> Any:
    batch = Batch(game, GAMES_AT_ONCE, players=2, seed=seed)
    key = jax.random.PRNGKey(seed)
    policy = new_policy(key, batch.observations.shape[1], batch.masks.shape[1])
    schedule = optax.linear_schedule(LEARNING_RATE, 0.0, iterations * EPOCHS * MINIBATCHES)
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(schedule))
    memory = optimizer.init(policy)

    def improve(policy: Any, memory: Any, *part: Any) -> Any:
        steps, memory = optimizer.update(jax.grad(loss)(policy, *part), memory, policy)
        return optax.apply_updates(policy, steps), memory

    improved = jax.jit(improve)
    order = np.random.default_rng(seed)
    for iteration in range(1, iterations + 1):
        played, key = play(batch, policy, key)
        _, _, last = chosen(policy, prepared(batch.observations), batch.masks.astype(bool), key)
        gains, goals = advantages(played, batch.seats.copy(), np.asarray(last))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        kept = (played.seen, played.masks, played.actions, played.chances, gains, goals)
        flat = [each.reshape(STEPS * GAMES_AT_ONCE, *each.shape[2:]) for each in kept]
        for _ in range(EPOCHS):
            for part in np.split(order.permutation(len(flat[0])), MINIBATCHES):
                policy, memory = improved(policy, memory, *(each[part] for each in flat))
        if iteration % 20 == 0:
            print(f"iteration {iteration}: {victories(game, policy, 100):.0%} against random play", flush=True)
    return policy


def victories(game: str, policy: Any, games: int) -> float:
    """The share of games that the policy wins against random play. It has seat 0 in one half of the rows."""
    batch = Batch(game, GAMES_AT_ONCE, players=2, seed=10_000)
    chance, key = np.random.default_rng(1), jax.random.PRNGKey(1)
    own = np.arange(GAMES_AT_ONCE) % 2
    won = 0.0
    counted = 0
    while counted < games:
        key, here = jax.random.split(key)
        masks = batch.masks.astype(bool)
        actions, _, _ = map(np.asarray, chosen(policy, prepared(batch.observations), masks, here))
        at_random = (chance.random(masks.shape, np.float32) * masks).argmax(1)
        batch.step(np.where(batch.seats == own, actions, at_random))
        over = batch.ends.nonzero()[0]
        won += ((batch.rewards[over, own[over]] + 1) / 2).sum()
        counted += len(over)
    return won / counted


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="sabika")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    policy = train(arguments.game, arguments.iterations, arguments.seed)
    print(f"{victories(arguments.game, policy, 500):.1%} of the games against random play are won")


if __name__ == "__main__":
    main()
