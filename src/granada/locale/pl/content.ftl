# granada content: wydania Sabiki i ich równowaga; oraz to, co granada simulate liczy w Sabice.

command-content = Sprawdź wydanie Sabiki albo zobacz, jak jest wyważone.
command-content-check = Znajdź wszystko, co jest nie tak w pliku wydania.
command-content-report = Rozegraj wiele partii i policz dla każdej karty i kafelka, jak często się je bierze i jak wiedzie się tym, którzy je biorą.
option-edition = Plik własnego wydania, by grać z jego kartami i kafelkami.
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
content-only-sabika = Raport o równowadze jest tylko dla gry { $game }.

## Raport o równowadze

content-report-title =
    Sabika, wydanie { $edition }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $players ->
        [one] { $players } gracz
       *[many] { $players } graczy
    } ({ $kind }), ziarno { $seed }
content-kind-starting-tile = Kafelki startowe
content-kind-blue-poem = Poematy niebieskie
content-kind-red-poem = Poematy czerwone
content-kind-major-poem = Poematy większe
content-kind-storehouse-tile = Kafelki magazynów
content-kind-major-tile = Większe budowle
content-kind-minor-card = Mniejsze budowle
content-kind-export = Miasta: statki
content-kind-consolidation = Miasta: umocnione
content-kind-export-tile = Kafelki miast: statki
content-kind-consolidation-tile = Kafelki miast: umocnione
content-component = element
content-available = dostępne
content-taken = wzięte
content-difference = PP
content-text = co robi
content-provenance = źródło
content-all = wszystkie
provenance-rulebook = instrukcja
provenance-inferred = wniosek
provenance-house = własne
content-report-note =
    PP: o ile biorący kończą powyżej średniej swojej partii. Kto dużo bierze, ten dużo zdobywa: porównuj z całym rodzajem.
    ▲ bez wątpienia co najmniej 2 PP lepsze niż jego rodzaj, ▼ co najmniej 2 PP gorsze, ○ prawie nigdy nie brane.
content-plot-note = PP biorących powyżej średniej ich partii (przedział 95%; kreskowana: cały rodzaj) i jak często się je bierze. Pełne: własne.

## Co granada simulate liczy w Sabice

arena-game-sabika = Sabika
arena-rounds = Rundy
arena-per-player = Na gracza
arena-sabika-major_constructions = Większe budowle
arena-sabika-minor_constructions = Mniejsze budowle
arena-sabika-exports = Eksport
arena-sabika-consolidations = Umocnienia
arena-sabika-blue_poems = Poematy niebieskie
arena-sabika-red_poems = Poematy czerwone
arena-sabika-major_poems = Poematy większe
arena-sabika-expansions = Kafelki magazynów
arena-sabika-rests = Odpoczynki
arena-sabika-tribute_pp = PP stracone na daninie
arena-yusuf = Jusuf
arena-sources = PP na gracza
arena-source-start = Początek
arena-source-building = Budowanie
arena-source-carving = Rycie poematów
arena-source-exports = Eksport
arena-source-storehouses = Magazyny
arena-source-bonuses = Premie
arena-source-poems = Poematy
arena-source-renewals = Odnowienia
arena-source-rivals = Rywale
arena-source-rest = Odpoczynek
arena-source-tribute = Danina
arena-source-wishes = Życzenia
arena-source-major-poems = Poematy większe
arena-source-trade = Karta handlu
arena-source-leftovers = Pozostałości
