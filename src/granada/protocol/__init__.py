"""What the server and its clients say to each other, as types. docs/protocol.md tells it in words."""
