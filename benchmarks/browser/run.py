"""Both games in a real browser without a server, beside the native build and plain Python, measured in one run:
python benchmarks/browser/run.py, after `make site`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from threading import Thread
from time import perf_counter
from typing import Any

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path += [str(HERE.parent), str(ROOT), str(ROOT / "src")]
from sides import COMPILED, asked, compiled, console, progress, write_figures  # noqa: E402
from tools.browser import chromium  # noqa: E402

import granada  # noqa: E402

SITE = ROOT / "dist" / "site"
THINKING = HERE / "thinking.py"
PROGRAM, SPARE = "granada.zip", "granada-plain.zip"
STARTS = 3
HINTS = 3
LEVELS = {"master": 12, "grandmaster": 4}
"""How many decisions of each are measured, for each game and number of players."""
QUICK = {"master": 4, "grandmaster": 2}
ONLY_PLAYERS = {"grandmaster": 2}
"""The one number of players with which a level is measured that takes long."""
HANG_MS = 120_000
"""The longest wait for anything."""
MOST_MS = {"first start": 6000, "from cache": 4000, "master": 300, "grandmaster": 4000, "longest task": 50}
SWITCHES = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
OBSERVE = """
    localStorage["granada.confirm"] = "false";
    globalThis.tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: "longtask", buffered: true });
"""
"""Moves are made by the first click, and every task of the page that takes long is noted."""
START = """([game, limit]) => new Promise((done, fail) => {
    const named = (name) => ({ innerText }) => innerText.trim() === name;
    const card = [...document.querySelectorAll("article")].find((card) => named(game)(card.querySelector("h2")));
    const button = [...card.querySelectorAll("button")].find(named("Play now"));
    const began = performance.now();
    button.click();
    const look = () => {
        const state = document.querySelector("strong[role=status]")?.innerText;
        const waited = performance.now() - began;
        if (document.querySelector("[data-board]") && state === "Your turn") done(waited);
        else if (waited > limit) fail(new Error(`no game began within ${limit} ms`));
        else requestAnimationFrame(look);
    };
    look();
})"""
FOLLOW_HINT = """(limit) => new Promise((done, fail) => {
    const button = (name) => [...document.querySelectorAll("button")].find((one) => one.innerText.trim() === name);
    const entry = () => Number(document.querySelector("[data-entry]").dataset.entry);
    const [before, began] = [entry(), performance.now()];
    const look = () => {
        const isTurn = document.querySelector("strong[role=status]")?.innerText === "Your turn";
        if (entry() > before && isTurn) done();
        else if (performance.now() - began > limit) fail(new Error(`no hint was followed within ${limit} ms`));
        else {
            if (entry() === before && isTurn) (button("Do it") ?? button("Hint"))?.click();
            requestAnimationFrame(look);
        }
    };
    look();
})"""
"""It asks again if a hint comes too late for the position that it was for."""
ASK_PYTHON = """([asked, limit]) => new Promise((done, fail) => {
    globalThis.worker ??= new Worker("bench/worker.js", { type: "module" });
    const alarm = setTimeout(() => fail(new Error(`no answer within ${limit} ms`)), limit);
    worker.onmessage = ({ data }) => {
        clearTimeout(alarm);
        if (data.error) fail(new Error(data.error));
        else done(data.answer);
    };
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.postMessage(asked);
})"""

Figures = dict[str, Any]


class Files(SimpleHTTPRequestHandler):
    """The site below two addresses; below one of them all our code is plain Python."""

    def translate_path(self, path: str) -> str:
        _, variant, *rest = path.partition("?")[0].split("/")
        if rest[:1] == ["bench"]:
            return str(HERE.joinpath(*rest[1:]))
        if variant == "plain" and rest[-1] == PROGRAM:
            rest[-1] = SPARE
        return str(SITE.joinpath(*rest))

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def visitor(browser: Browser, address: str) -> BrowserContext:
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(HANG_MS)
    context.add_init_script(OBSERVE)
    return context


def started(page: Page) -> float:
    """The milliseconds from "Play now" to one's own turn, on a page that has settled."""
    page.goto("./")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    waited: float = page.evaluate(START, ["Alhambra", HANG_MS])
    return waited


def starts(browser: Browser, address: str, count: int) -> Figures:
    """How long games take to begin for new visitors and when they come again, and what holds up their pages."""
    first: list[float] = []
    again: list[float] = []
    tasks: list[float] = []
    for _ in range(count):
        context = visitor(browser, address)
        for times in (first, again):
            page = context.new_page()
            times.append(started(page))
            for _ in range(HINTS):
                page.evaluate(FOLLOW_HINT, HANG_MS)
            tasks += page.evaluate("tasks")
            page.close()
        context.close()
    return {"first start": median(first), "from cache": median(again), "longest task": max(tasks, default=0)}


def thought(ask: Callable[[str, int, str, int], str], quick: bool) -> list[Figures]:
    """The decisions of both levels, for both games."""
    found = []
    for kind, count in (QUICK if quick else LEVELS).items():
        for game in granada.GAMES:
            for players in granada.load(game).player_counts:
                if players != ONLY_PLAYERS.get(kind, players):
                    continue
                progress.print(f"{kind}, {game}, {players} players")
                before, began = processor_seconds(), perf_counter()
                decisions = json.loads(ask(game, players, kind, count))
                share = (processor_seconds() - before) / (perf_counter() - began)
                found.append({"game": game, "players": players, "player": kind, "decisions": decisions, "share": share})
    return found


def processor_seconds() -> float:
    """The processor time of all programs that were started from here."""
    times = [child.cpu_times() for child in psutil.Process().children(recursive=True)]
    return float(sum(each.user + each.system for each in times))


@contextmanager
def in_browser(browser: Browser, address: str) -> Iterator[Callable[[str, int, str, int], str]]:
    told = json.loads((SITE / "engine" / "engine.json").read_text())
    context = visitor(browser, address)
    page = context.new_page()
    page.goto("games.json")
    start = {"folder": f"{address}engine/{told['id']}/", "program": PROGRAM, "source": THINKING.read_text()}
    page.evaluate(ASK_PYTHON, [{**start, "expression": "''"}, HANG_MS])

    def ask(game: str, players: int, kind: str, count: int) -> str:
        expression = f"thought({game!r}, {players}, {kind!r}, {count}, True)"
        answer: str = page.evaluate(ASK_PYTHON, [{"expression": expression}, HANG_MS])
        return answer

    yield ask
    context.close()


@contextmanager
def natively() -> Iterator[Callable[[str, int, str, int], str]]:
    environment = os.environ | {"PYTHONPATH": str(COMPILED)}
    with Popen([sys.executable, THINKING], env=environment, stdin=PIPE, stdout=PIPE, text=True) as side:
        assert side.stdin
        assert side.stdout
        questions, answers = side.stdin, side.stdout

        def ask(game: str, players: int, kind: str, count: int) -> str:
            print(game, players, kind, count, file=questions, flush=True)
            return answers.readline()

        yield ask
        questions.close()


def show_starts(found: dict[str, Figures]) -> None:
    table = Table(title='From "Play now" to the first turn, ms')
    for heading in ("engine", *next(iter(found.values()))):
        table.add_column(heading, justify="left" if heading == "engine" else "right")
    for name, figures in found.items():
        table.add_row(name, *(f"{figure:,.0f}" for figure in figures.values()))
    console.print(table)


def simulation_ms(row: Figures) -> float:
    """The processor time of one: the browser may stop earlier, and other programs disturb it."""
    times, done = zip(*row["decisions"], strict=True)
    return float(sum(times) * row["share"] / sum(done))


def show_thinking(here: list[Figures], native: list[Figures]) -> None:
    table = Table(title="Decisions in the browser, and how many times longer than natively")
    for heading in (
        "game",
        "players",
        "player",
        "median ms",
        "longest ms",
        "simulations",
        "natively",
        "ratio",
        "of a core",
    ):
        table.add_column(heading, justify="left" if heading in ("game", "player") else "right")
    for row, other in zip(here, native, strict=True):
        (times, done), (_, as_usual) = (zip(*each["decisions"], strict=True) for each in (row, other))
        table.add_row(
            row["game"],
            str(row["players"]),
            row["player"],
            f"{median(times):,.0f}",
            f"{max(times):,.0f}",
            f"{median(done):,.0f}",
            f"{median(as_usual):,.0f}",
            f"{simulation_ms(row) / simulation_ms(other):.1f}",
            f"{row['share']:.0%}",
        )
    console.print(table)


def show_bars(figures: dict[str, float]) -> None:
    table = Table(title="The project's bars")
    for heading in ("bar", "worst figure", ""):
        table.add_column(heading)
    for name, limit in MOST_MS.items():
        verdict = "[green]ok[/]" if figures[name] <= limit else "[red]above[/]"
        table.add_row(f"{name} ≤ {limit:,} ms", f"{figures[name]:,.0f}", verdict)
    console.print(table)


def main() -> None:
    arguments = asked("Measure both games in the browser.", quick="few decisions")
    if not (SITE / "engine" / "engine.json").exists():
        sys.exit("The site is not there yet: make site")
    quick = bool(arguments.quick)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        found = {}
        for name in ("compiled", "plain"):
            progress.print(f"starting {name}")
            found[name] = starts(browser, f"{address}/{name}/", 1 if quick else STARTS)
        with in_browser(browser, f"{address}/compiled/") as ask:
            here = thought(ask, quick)
        browser.close()
    compiled("granada compiled", HERE)
    with natively() as ask:
        native = thought(ask, quick)
    show_starts(found)
    show_thinking(here, native)
    longest = {
        kind: max(ms for row in here if row["player"] == kind for ms, _ in row["decisions"])
        for kind in ("master", "grandmaster")
    }
    show_bars({**found["compiled"], **longest})
    write_figures(arguments.json, {"starts": found, "browser": here, "native": native})


if __name__ == "__main__":
    main()
