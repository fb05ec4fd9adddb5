"""Look for links and pictures of a site that lead nowhere in it: python tools/dead_links.py build/site

Zensical checks the pages and their headings; this one also finds pictures, files and whatever is written in HTML.
"""

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NOT_FOUND = "404.html"
"""Served at any address, so its links begin with that of the whole site."""


class Links(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def dead_links(site: Path) -> Iterator[str]:
    for page in sorted(site.rglob("*.html")):
        if page.name == NOT_FOUND:
            continue
        for link in Links(page.read_text(encoding="utf-8")).found:
            address = urlsplit(link)
            if address.scheme or address.netloc or not address.path:
                continue
            target = page.parent / unquote(address.path)
            if not (target / "index.html" if target.is_dir() else target).is_file():
                yield f"{page.relative_to(site).as_posix()}: {link}"


if __name__ == "__main__":
    if dead := list(dead_links(Path(sys.argv[1]))):
        sys.exit("Links that lead nowhere:\n" + "\n".join(dead))
