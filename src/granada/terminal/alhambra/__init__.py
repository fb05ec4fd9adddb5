"""Alhambra in the terminal: drawn with colours and walls, or told in sentences."""
