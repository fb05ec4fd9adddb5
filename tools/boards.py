"""Take the pictures of real boards for the front page: a part of each board, without words, for both themes.

PYTHONPATH=src:. python tools/boards.py
"""

from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import FloatRect, Page, sync_playwright
from tests.web.conftest import CHROMIUM, SIZES, SWITCHES
from tools.screens import SETTLED, begun, brought, running, visitor

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
THEMES = ("light", "dark")
BOARDS: dict[str, tuple[str, FloatRect]] = {
    "alhambra": (
        begun("alhambra", 2, 7, 44),
        {"x": 0, "y": 120, "width": 760, "height": 285},
    ),
    "sabika": (
        begun("sabika", 2, 5, 24),
        {"x": 8, "y": 205, "width": 760, "height": 285},
    ),
}
"""A position of each game, and the part of the page that is taken at the size of a desk."""
WIDTH = 640
QUALITY = 0.5

WITHOUT_WORDS = """() => {
    const texts = document.createTreeWalker(document.querySelector("[data-board]"), NodeFilter.SHOW_TEXT);
    const words = [];
    while (texts.nextNode()) if (/\\p{L}/u.test(texts.currentNode.textContent)) words.push(texts.currentNode);
    for (const word of words) word.textContent = "";
}"""

SMALLER = """async ([png, width, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((image.height * width) / image.width);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def main() -> None:
    with TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for theme in THEMES:
            page = visitor(browser, server, SIZES["desktop"], theme)
            page.add_init_script("localStorage.setItem('granada.pace', '\"none\"')")
            for game, (record, part) in BOARDS.items():
                page.goto(f"/table/{brought(page, record)}")
                page.locator("[data-board]").wait_for()
                page.wait_for_timeout(SETTLED)
                (GAMES / game / f"board-{theme}.webp").write_bytes(picture(page, part))
        browser.close()


def picture(page: Page, part: FloatRect) -> bytes:
    page.evaluate(WITHOUT_WORDS)
    png = b64encode(page.screenshot(clip=part)).decode()
    return b64decode(page.evaluate(SMALLER, [png, WIDTH, QUALITY]))


if __name__ == "__main__":
    main()
