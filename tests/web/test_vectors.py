"""Python and TypeScript say messages and patch views alike: both are given the same vectors, made from real games."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tools import web

import granada
from granada.games.sabika import GAME
from granada.kernel.chance import Chance
from granada.kernel.choice import Message
from granada.kernel.event import Event
from granada.kernel.state import State
from granada.locale import LANGUAGES, Texts
from granada.protocol.patch import difference, patched
from granada.wording.alhambra.words import Words as AlhambraWords
from granada.wording.sabika.dictionary import dictionary
from granada.wording.sabika.words import Words
from granada.wording.saying import Saying

NAMES = ["Ana", "Bea", "Eva", "Ida", "Lea"]


def as_sent(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def said_of_sabika(players: int, language: str) -> dict[str, object]:
    saying = Words(Texts(language), NAMES[:players], GAME.book).saying
    state = GAME.new(players, 11 * players, events="random")
    return said(state, saying, language) | {"dictionary": dictionary(Texts(language), GAME.book, players)}


def said_of_alhambra(players: int, language: str) -> dict[str, object]:
    saying = AlhambraWords(Texts(language), NAMES[:players], spoken=True).saying
    return said(granada.load("alhambra").new(players, 11 * players), saying, language)


def said(state: State, saying: Saying, language: str) -> dict[str, object]:
    """Everything that is asked and told in a game."""
    heard: list[Event] = []
    players, chance = state.players, Chance(state.players)
    state.listen(heard.append)
    messages: dict[Message, str] = {}
    choices: dict[bytes, str] = {}
    events: list[dict[str, object]] = []
    while (seat := state.to_move) is not None:
        question = state.question(seat)
        assert question is not None
        found = [question.title, *(group.title for group in question.groups)]
        found += [step.label for step in question.steps] + [obstacle.reason for obstacle in question.obstacles]
        messages |= {message: saying.message(message) for message in found}
        choices |= {msgspec.json.encode(choice): saying.label(choice) for choice in question.choices()}
        moves = state.legal_moves(seat)
        heard.clear()
        state.play(moves[chance.below(len(moves))], seat)
        told = [event for event in heard if saying.has_sentence(event)]
        events.append({"events": list(heard), "texts": saying.sentences(told)})
    return {
        "language": language,
        "names": NAMES[:players],
        "messages": [{"message": message, "text": text} for message, text in messages.items()],
        "choices": [{"choice": msgspec.Raw(choice), "text": text} for choice, text in choices.items()],
        "events": events,
    }


def patches() -> Iterator[dict[str, object]]:
    """Patches between views of any two moments of a game that lie close together, as anybody sees it."""
    found: list[dict[str, object]] = []

    @settings(
        max_examples=60,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        game=st.sampled_from(granada.GAMES),
        seed=st.integers(0, 50),
        start=st.integers(0, 120),
        steps=st.integers(1, 6),
        watches=st.booleans(),
    )
    def look(game: str, seed: int, start: int, steps: int, watches: bool) -> None:
        state, chance = granada.load(game).new(2, seed), Chance(seed)

        def play(moves: int) -> None:
            for _ in range(moves):
                if not state.over:
                    codes = state.legal_moves()
                    state.play(codes[chance.below(len(codes))])

        play(start)
        viewer = None if watches else 0
        before = state.view(viewer)
        play(steps)
        after = state.view(viewer)
        change = as_sent(difference(before, after))
        if change is not None:
            assert patched(as_sent(before), change) == as_sent(after)
            found.append({"before": before, "change": change, "after": after})

    look()
    yield from found


def test_what_python_says_and_patches_typescript_does_alike(tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    vectors = {
        "sabika": [said_of_sabika(players, language) for players, language in enumerate(LANGUAGES, 1)],
        "alhambra": [said_of_alhambra(players, language) for players, language in enumerate(LANGUAGES, 2)],
        "patches": list(patches()),
    }
    file.write_bytes(msgspec.json.encode(vectors))
    web.install()
    vitest = web.MODULES / ".bin" / "vitest"
    done = subprocess.run(
        [vitest, "run", "tests/vectors.test.ts"],
        cwd=web.WEB,
        env=os.environ | {"VECTORS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
