"""Draw web/public/icon-*.png, which phones and desks show for the installed application, from icon.svg.

PYTHONPATH=src:. python tools/icons.py
"""

from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, SWITCHES

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
ROUNDED = 'rx="6" '
ICONS = {
    "icon-180.png": (180, False),
    "icon-192.png": (192, True),
    "icon-512.png": (512, True),
    "icon-whole.png": (512, False),
}
"""The size of each, and whether its corners are round. Systems that cut icons to their own shape want them whole."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    assert ROUNDED in drawing
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for name, (size, is_rounded) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            icon = drawing if is_rounded else drawing.replace(ROUNDED, "")
            page.set_content(f"<style>body {{ margin: 0 }}</style>{icon}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
