"""Sabika in words."""
