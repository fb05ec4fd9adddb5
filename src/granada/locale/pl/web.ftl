# Aplikacja internetowa: wszystko, co otacza plansze.

web-close = Zamknij
web-explain = Co to jest?
web-see-rules = Zobacz zasady
