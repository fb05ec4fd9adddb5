from pathlib import Path

from tools.dead_links import dead_links


def test_links_and_pictures_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "index.html").write_text('<a href="../">up</a> <a href="../gone/#x">x</a>', encoding="utf-8")
    (tmp_path / "index.html").write_text(
        '<a href="rules/#aim">in</a> <a href="https://example.org/y">out</a> <a href="#here">here</a>'
        '<img src="gone.jpg"> <a href="../src/code.py">code</a>',
        encoding="utf-8",
    )
    assert list(dead_links(tmp_path)) == [
        "index.html: gone.jpg",
        "index.html: ../src/code.py",
        "rules/index.html: ../gone/#x",
    ]
