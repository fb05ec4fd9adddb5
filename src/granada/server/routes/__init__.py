"""What can be asked for over HTTP, and the WebSocket of a table."""
