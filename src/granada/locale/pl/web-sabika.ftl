# Sabika in the browser: what is said there and nowhere else.

## Yusuf's cards

sabika-yusuf-discards-raw = usuwa surowiec obok pola
sabika-yusuf-discards-marble = usuwa marmur obok pola
