"""Sabika in the terminal: drawn with colours, or told in sentences."""
