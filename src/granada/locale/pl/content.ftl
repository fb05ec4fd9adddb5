# granada content: wydania Sabiki i ich wyważenie; oraz to, co granada simulate liczy w Sabice.

command-content = Sprawdź wydanie gry albo zobacz, jak jest wyważone.
command-content-check = Znajdź wszystko, co jest nie tak w pliku wydania.
command-content-report = Rozegraj wiele partii i policz dla każdej karty i płytki, jak często się ją bierze i jak wiedzie się tym, którzy ją biorą.
option-edition = Plik własnego wydania, by grać z jego kartami i płytkami.
content-option-file = Plik wydania.
content-option-kind = Kto gra: rodzaj bota.
content-option-plot = Plik na wykres z liczbami (SVG).

content-right =
    { $count ->
        [one] Wydanie „{ $edition }” jest poprawne: { $count } wiersz
        [few] Wydanie „{ $edition }” jest poprawne: { $count } wiersze
       *[many] Wydanie „{ $edition }” jest poprawne: { $count } wierszy
    } (z instrukcji: { $rulebook }, wywnioskowane: { $inferred }, własne: { $house }).
content-faults =
    { $count ->
        [one] { $count } błąd.
        [few] { $count } błędy.
       *[many] { $count } błędów.
    }
content-no-report = Raport o wyważeniu jest tylko dla tych gier: { $games }.

## Raport o wyważeniu

content-report-title =
    Sabika, wydanie { $edition }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $players ->
        [one] { $players } gracz
       *[many] { $players } graczy
    } ({ $kind }), ziarno { $seed }
content-kind-starting-tile = Płytki startowe
content-kind-blue-poem = Niebieskie poematy
content-kind-red-poem = Czerwone poematy
content-kind-major-poem = Główne poematy
content-kind-storehouse-tile = Płytki magazynów
content-kind-major-tile = Główne budowle
content-kind-minor-card = Pomniejsze budowle
content-kind-export = Miasta: statki
content-kind-consolidation = Miasta: konsolidacje
content-kind-export-tile = Płytki miast: statki
content-kind-consolidation-tile = Płytki miast: konsolidacje
content-component = element
content-available = wyłożone
content-taken = wzięte
content-difference = PP
content-text = co robi
content-provenance = źródło
content-all = wszystkie
provenance-rulebook = instrukcja
provenance-inferred = wniosek
provenance-house = własne
content-report-note =
    PP: o ile powyżej średniej swojej partii kończą ci, którzy to wzięli. Kto dużo bierze, ten dużo zdobywa: porównuj z całym rodzajem.
    ▲ bez wątpienia co najmniej 2 PP lepsze niż cały rodzaj, ▼ co najmniej 2 PP gorsze, ○ prawie nigdy niebrane.
content-plot-note = O ile PP powyżej średniej swojej partii kończą ci, którzy to wzięli (przedział 95%; linia przerywana: cały rodzaj), i jak często się to bierze. Pełne: własne.

## Co granada simulate liczy w Sabice

arena-rounds = Rundy
arena-per-player = Na gracza
arena-sabika-major_constructions = Główne budowle
arena-sabika-minor_constructions = Pomniejsze budowle
arena-sabika-exports = Eksport
arena-sabika-consolidations = Konsolidacje
arena-sabika-blue_poems = Niebieskie poematy
arena-sabika-red_poems = Czerwone poematy
arena-sabika-major_poems = Główne poematy
arena-sabika-expansions = Płytki magazynów
arena-sabika-rests = Odpoczynki
arena-sabika-tribute_pp = PP stracone na trybut
arena-yusuf = Yusuf
arena-sources = PP na gracza
arena-source-start = Początek
arena-source-building = Budowle
arena-source-carving = Tworzenie poematów
arena-source-exports = Eksport
arena-source-storehouses = Magazyny
arena-source-bonuses = Bonusy
arena-source-poems = Poematy
arena-source-renewals = Wymiana kart
arena-source-rivals = Rywale
arena-source-rest = Odpoczynek
arena-source-tribute = Trybut
arena-source-wishes = Życzenia
arena-source-major-poems = Główne poematy
arena-source-trade = Karta handlu
arena-source-leftovers = Pozostałe zasoby
