"""The address of a request, as proxies in between report it."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from granada.kernel.errors import BadOption
from granada.server.faults import ServerFault

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network


def networks(text: str) -> tuple[Network, ...]:
    """The addresses of proxies as a host has named them: addresses and networks, separated by commas."""
    return tuple(_network(part.strip()) for part in text.split(",")) if text.strip() else ()


def client_address(peer: str, forwarded: Iterable[str], proxies: Sequence[Network]) -> str:
    """The first address, from the server on, that is no proxy of ours. Each proxy adds to the end of
    ``X-Forwarded-For`` where its request came from, so that only what our own have added can be believed: whatever
    stands before that, the client may have written."""
    address = parsed(peer)
    if address is None:
        return peer
    hops = [hop for line in forwarded for hop in line.split(",")]
    while hops and any(address in network for network in proxies):
        before = parsed(hops.pop())
        if before is None:
            break
        address = before
    return client_network(address)


def client_network(address: Address) -> str:
    """The smallest network that one visitor has: an IPv4 address, or a network of 2⁶⁴ IPv6 addresses."""
    return str(address) if address.version == 4 else str(ip_network((int(address) >> 64 << 64, 64)))


def parsed(text: str) -> Address | None:
    """An address, perhaps in brackets and with a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption(ServerFault.BAD_PROXY, value=text) from None
