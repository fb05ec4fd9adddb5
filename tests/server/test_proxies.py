"""A visitor is known by their address, and nobody can choose that."""

import pytest

from granada.kernel.errors import BadOption
from granada.server.proxies import client_address, networks

PROXIES = networks("127.0.0.1, 10.0.0.0/8, 2001:db8:f::/48")


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("unix:", "unix:"),
    ],
)
def test_a_visitor_with_many_addresses_is_counted_once(address: str, whose: str) -> None:
    assert client_address(address, [], ()) == whose


@pytest.mark.parametrize(
    ("peer", "forwarded", "whose"),
    [
        ("127.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("192.0.2.8", ["192.0.2.7"], "192.0.2.8"),  # No proxy of ours.
        ("127.0.0.1", ["192.0.2.9, 192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.9", "192.0.2.7"], "192.0.2.7"),  # The client has sent a line of its own.
        ("127.0.0.1", ["192.0.2.9", "192.0.2.7, 10.1.2.3", "10.3.2.1"], "192.0.2.7"),  # Through three of ours.
        ("127.0.0.1", ["192.0.2.7", "192.0.2.8, 10.1.2.3"], "192.0.2.8"),
        ("::ffff:127.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("2001:db8:f::1", ["2001:db8:1:2::3"], "2001:db8:1:2::/64"),
        ("127.0.0.1", ["192.0.2.7:4711"], "192.0.2.7"),
        ("127.0.0.1", ["[2001:db8:1:2::3]:4711"], "2001:db8:1:2::/64"),
        ("127.0.0.1", ["192.0.2.7, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.7, , 10.1.2.3"], "10.1.2.3"),
    ],
)
def test_only_what_our_own_proxies_have_added_is_believed(peer: str, forwarded: list[str], whose: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == whose


@pytest.mark.parametrize("nonsense", ["localhost", "10.0.0.0/33", "10.0.0.0/8,", "127.0.0.1 10.0.0.1", "*"])
def test_proxies_that_are_no_addresses_are_refused(nonsense: str) -> None:
    with pytest.raises(BadOption, match="proxies are addresses or networks"):
        networks(nonsense)


def test_no_proxies_are_none() -> None:
    assert networks(" ") == ()
