"""What a build keeps: made once, and made again when anything it was made from has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tools.extensions import Store


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "a.c"
    file.write_text("int a;")
    return file


@pytest.fixture
def bring(source: Path, tmp_path: Path) -> Callable[..., bool]:
    """Bring what is made from the source, each time for a new build; was it made now?"""

    def bring(options: str = "-O1", store: Store | None = None) -> bool:
        target, made = tmp_path / "new" / "a.o", []
        target.unlink(missing_ok=True)
        target.parent.mkdir(exist_ok=True)

        def make() -> None:
            made.append(target)
            target.write_text(f"{options} {source.read_text()}")

        (store or Store(tmp_path / "store")).bring(target, [str(source)], options, make)
        assert target.read_text() == f"{options} {source.read_text()}"
        return bool(made)

    return bring


def test_nothing_is_made_twice(bring: Callable[..., bool]) -> None:
    assert bring()
    assert not bring()


def test_a_changed_source_or_option_is_made_anew(bring: Callable[..., bool], source: Path) -> None:
    bring()
    assert bring("-O2")
    source.write_text("int b;")
    assert bring()


def test_what_a_build_did_not_ask_for_is_forgotten(bring: Callable[..., bool], tmp_path: Path) -> None:
    bring("-O1")
    store = Store(tmp_path / "store")
    bring("-O2", store)
    store.clear()
    assert not bring("-O2")
    assert bring("-O1")


def test_what_could_not_be_made_is_not_kept(source: Path, bring: Callable[..., bool], tmp_path: Path) -> None:
    def fail() -> None:
        (tmp_path / "half").write_text("half")
        raise OSError

    with pytest.raises(OSError):  # noqa: PT011
        Store(tmp_path / "store").bring(tmp_path / "half", [str(source)], "-O1", fail)
    assert bring()
