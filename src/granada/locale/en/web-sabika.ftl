# Sabika in the browser: what is said there and nowhere else.

## Yusuf's cards

sabika-yusuf-discards-raw = he removes the raw material beside the square
sabika-yusuf-discards-marble = he removes the marble beside the square
