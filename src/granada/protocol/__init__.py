"""The messages between the server and its clients, as types. docs/protocol.md describes them."""
