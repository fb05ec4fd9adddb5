"""Take the pictures of the web application in docs/screens: real pages of a real server, with games that bots began.

PYTHONPATH=src:. python tools/screens.py
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.process import ServerProcess, sqlite_in
from tests.web.conftest import CHROMIUM, SIZES, SWITCHES

from granada.bots import make
from granada.games import load
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
QUALITY = 84
SETTLED = 1_500
"""Milliseconds until everything that moves has come to rest."""
HEADERS = {"X-Granada": "screens"}


def main() -> None:
    games = {
        "alhambra": begun("alhambra", players=3, seed=12, turns=26),
        "sabika": begun("sabika", players=2, seed=5, turns=14),
        "solo": begun("sabika", players=1, seed=3, turns=9),
    }
    with TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for size in SIZES:
            for theme in ("light", "dark"):
                page = visitor(browser, server, size, theme)
                take(page, "/", f"front-{size}-{theme}")
                for name, record in games.items():
                    take(page, f"/table/{brought(page, record)}", f"{name}-{size}-{theme}")
        browser.close()


@contextmanager
def running(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(sqlite_in(folder), "--no-limits")
    yield server
    server.stop()


def begun(game: str, players: int, seed: int, turns: int) -> str:
    """The record of a game that apprentices have played for some turns, until seat 0 begins one."""
    state, chance = load(game).new(players, seed), Chance(seed)
    bots = [make("apprentice", int(chance.below(RANGE))) for _ in range(players)]
    while state.turn < turns or not _begins_turn(state):
        seat = state.to_move
        assert seat is not None
        state.play(bots[seat].choose(state.sample_hidden(seat, int(chance.below(RANGE))), seat), seat)
    return state.record().to_json()


def _begins_turn(state: State) -> bool:
    return state.to_move == 0 and any(str(move).startswith(("work", "buy")) for move in state.legal_moves(0))


def visitor(browser: Browser, server: ServerProcess, size: str, theme: str) -> Page:
    settings = {"locale": "en-GB", "color_scheme": theme, "reduced_motion": "reduce", **SIZES[size]}
    page = browser.new_context(base_url=server.address, **settings).new_page()
    page.request.post("/api/people/guest", data={"name": "Ana"}, headers=HEADERS)
    return page


def brought(page: Page, record: str) -> str:
    players = len(page.request.post("/api/records", data={"record": record}, headers=HEADERS).json()["seats"])
    seats = [{"kind": "me"}, *[{"kind": "apprentice"}] * (players - 1)]
    table = page.request.post("/api/records", data={"record": record, "seats": seats}, headers=HEADERS).json()
    return str(table["id"])


def take(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY, scale="css")


if __name__ == "__main__":
    main()
