"""The HTTP routes, and the WebSocket of a table."""
