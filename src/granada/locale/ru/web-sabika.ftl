# Sabika in the browser: what is said there and nowhere else.

## Yusuf's cards

sabika-yusuf-discards-raw = убирает сырьё рядом с клеткой
sabika-yusuf-discards-marble = убирает мрамор рядом с клеткой
