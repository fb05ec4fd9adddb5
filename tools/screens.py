"""Take pictures of the web application: real pages of a real server, with games that bots began.

PYTHONPATH=src:. python tools/screens.py

takes those of docs/screens, for README and documentation. With a folder, it takes what one looks at after a change: all
pages in all sizes and both themes, and what moves, frame by frame.

PYTHONPATH=src:. python tools/screens.py --look build/screens [--only alhambra]
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.process import ServerProcess, sqlite_in
from tests.web.conftest import CHROMIUM, SIZES, SWITCHES

from granada.bots import Bot, make
from granada.games import load
from granada.games.sabika.view import SabikaView
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import Move, State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
THEMES = ("light", "dark")
LOOKED_AT: dict[str, dict[str, Any]] = {
    **{
        f"{width}x{height}": {"viewport": {"width": width, "height": height}}
        for width, height in (
            (1440, 900),
            (1280, 720),
            (1920, 1080),
        )
    },
    "820x1180": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "390x844": SIZES["phone"],
}
PAGES = {
    "front": "/",
    "settings": "/settings",
    "new": "/new/alhambra",
    "learn": "/learn/alhambra",
    "rules": "/rules/alhambra",
}
QUALITY = 84
SETTLED = 1_500
"""Milliseconds until everything that moves has come to rest."""
LONGEST_WAIT = 120_000
"""Milliseconds for a board to appear, on a busy machine."""
GAMES: dict[str, tuple[str, int, int, int | None]] = {
    "alhambra": ("alhambra", 3, 12, 26),
    "sabika": ("sabika", 2, 5, 14),
    "solo": ("sabika", 1, 3, 9),
    "over": ("alhambra", 3, 12, None),
}
"""The game, players, seed and number of turns of each picture."""
PUBLISHED = ("alhambra", "sabika", "solo")
FRAMES = 24
FRAME_MS = 250
HEADERS = {"X-Granada": "screens"}


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--look", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", help="pictures with this in their name")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        if asked.look:
            asked.look.mkdir(parents=True, exist_ok=True)
            look(browser, server, asked.look, asked.only)
        else:
            publish(browser, server)
        browser.close()


def publish(browser: Browser, server: ServerProcess) -> None:
    for size, options in SIZES.items():
        for theme in THEMES:
            page = visitor(browser, server, options, theme)
            take(page, "/", FOLDER / f"front-{size}-{theme}.jpg")
            for name in PUBLISHED:
                take(page, f"/table/{brought(page, begun(*GAMES[name]))}", FOLDER / f"{name}-{size}-{theme}.jpg")
            page.context.close()


def look(browser: Browser, server: ServerProcess, folder: Path, only: str) -> None:
    for size, options in LOOKED_AT.items():
        for theme in THEMES:
            wanted = [name for name in (*PAGES, *GAMES, "replay") if only in f"{name}-{size}-{theme}"]
            if not wanted:
                continue
            page = visitor(browser, server, options, theme)
            for name in wanted:
                path = PAGES.get(name) or f"/table/{brought(page, begun(*GAMES['over' if name == 'replay' else name]))}"
                take(page, f"{path}/replay" if name == "replay" else path, folder / f"{name}-{size}-{theme}.png")
            page.context.close()
    for size, options in LOOKED_AT.items():
        for theme in THEMES:
            for name, moment in MOMENTS.items():
                if only in f"{name}-{size}-{theme}":
                    page = visitor(browser, server, options, theme, reduced_motion="no-preference")
                    watch(page, *before(*moment), folder, f"{name}-{size}-{theme}")
                    page.context.close()


@contextmanager
def running(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(sqlite_in(folder), "--no-limits")
    yield server
    server.stop()


@cache
def begun(game: str, players: int, seed: int, turns: int | None) -> str:
    """The record of a game that apprentices have played for some turns, until seat 0 begins one; or to its end."""
    state, choose = at_table(game, players, seed)
    while (seat := state.to_move) is not None:
        if turns is not None and state.turn >= turns and _begins_turn(state):
            break
        state.play(choose(state), seat)
    return state.record().to_json()


def at_table(game: str, players: int, seed: int) -> tuple[State, Callable[[State], Move]]:
    """A new game, and what an apprentice would do in it."""
    state, chance = load(game).new(players, seed), Chance(seed)
    bots: list[Bot] = [make("apprentice", int(chance.below(RANGE))) for _ in range(players)]

    def choose(now: State) -> Move:
        seat = now.to_move
        assert seat is not None
        return bots[seat].choose(now.sample_hidden(seat, int(chance.below(RANGE))), seat)

    return state, choose


def _begins_turn(state: State) -> bool:
    return state.to_move == 0 and any(str(move).startswith(("work", "buy")) for move in state.legal_moves(0))


Moment = tuple[str, Callable[[State, State], bool]]
MOMENTS: dict[str, Moment] = {
    "rival-alhambra": ("alhambra", lambda before, after: after.to_move == 1 and before.turn > 20),
    "scoring-alhambra": ("alhambra", lambda before, after: after.scores != before.scores),
    "worker-sabika": ("sabika", lambda before, after: on_rings(after) > on_rings(before)),
    "rival-sabika": ("sabika", lambda before, after: after.to_move == 1 and before.turn > 3),
    "round-sabika": ("sabika", lambda before, after: round_of(after) > round_of(before)),
    "end-sabika": ("sabika", lambda _, after: after.over),
}
"""Moves of seat 0 that are followed by something to watch, and the games."""


def on_rings(state: State) -> int:
    """How many workers of seat 0 have left the workshop."""
    return sum(worker.square is not None for worker in sabika(state).everyone[0].workers.values())


def round_of(state: State) -> int:
    return sabika(state).round


def sabika(state: State) -> SabikaView:
    view = state.public_view()
    assert isinstance(view, SabikaView)
    return view


@cache
def before(game: str, is_it: Callable[[State, State], bool]) -> tuple[str, str]:
    """The record of a game just before such a move, and the move."""
    for seed in count():
        state, choose = at_table(game, players=3, seed=seed)
        while (seat := state.to_move) is not None:
            move = choose(state)
            after = state.clone()
            after.play(move, seat)
            if seat == 0 and is_it(state, after):
                return state.record().to_json(), str(move)
            state.play(move, seat)
    raise AssertionError


def visitor(
    browser: Browser, server: ServerProcess, options: dict[str, Any], theme: str, reduced_motion: str = "reduce"
) -> Page:
    settings = {"locale": "en-GB", "color_scheme": theme, "reduced_motion": reduced_motion, **options}
    page = browser.new_context(base_url=server.address, **settings).new_page()
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    return page


def brought(page: Page, record: str) -> str:
    told = page.request.post("/api/records", data={"record": record}, headers=HEADERS).json()
    if told["status"] == "over":
        return str(told["id"])
    seats = [{"kind": "me"}, *[{"kind": "apprentice"}] * (len(told["seats"]) - 1)]
    table = page.request.post("/api/records", data={"record": record, "seats": seats}, headers=HEADERS).json()
    return str(table["id"])


def take(page: Page, path: str, file: Path) -> None:
    settle(page, path)
    shoot(page, file)


def settle(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    if "/table/" in path:
        page.locator("[data-board] [data-place]").first.wait_for(timeout=LONGEST_WAIT)
    page.wait_for_timeout(SETTLED)


def shoot(page: Page, file: Path) -> None:
    is_jpeg = file.suffix == ".jpg"
    page.screenshot(path=file, type="jpeg" if is_jpeg else "png", quality=QUALITY if is_jpeg else None, scale="css")


def watch(page: Page, record: str, move: str, folder: Path, name: str) -> None:
    """What follows a move."""
    table = brought(page, record)
    settle(page, f"/table/{table}")
    n = page.request.get(f"/api/tables/{table}/view?seat=0").json()["n"]
    action = {"type": "move", "seat": 0, "n": n, "key": "watched", "move": move}
    page.request.post(f"/api/tables/{table}/actions", data=action, headers=HEADERS)
    for frame in range(FRAMES):
        shoot(page, folder / f"{name}-{frame:02}.png")
        page.wait_for_timeout(FRAME_MS)


if __name__ == "__main__":
    main()
