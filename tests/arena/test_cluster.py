"""Games on a Ray cluster, where there is none. On a real one the command is tested."""

import sys

import pytest

from granada.arena.cluster import NoCluster, on_cluster


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "127.0.0.1:port", "auto"])
def test_where_no_cluster_answers_that_is_said_soon(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_TMPDIR", "/nonexistent")
    with pytest.raises(NoCluster, match=address):
        next(on_cluster(sum, range(3), address))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'granada\[cluster\]'"):
        next(on_cluster(sum, range(3), "auto"))
