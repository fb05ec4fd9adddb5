"""Alhambra in words."""
