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
    } (z instrukcji: { $rulebook }, wywnioskowane: { $inferred }, wymyślone: { $house }).
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
provenance-house = wymyślone
content-report-note =
    PP: o ile powyżej średniej swojej partii kończą ci, którzy to wzięli. Kto dużo bierze, ten dużo zdobywa: porównuj z całym rodzajem.
    ▲ bez wątpienia co najmniej 2 PP lepsze niż cały rodzaj, ▼ co najmniej 2 PP gorsze, ○ prawie nigdy niebrane.
content-plot-note = O ile PP powyżej średniej swojej partii kończą ci, którzy to wzięli (przedział 95%; linia przerywana: cały rodzaj), i jak często się to bierze. Pełne: wymyślone.

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

## Co jest nie tak w wydaniu: przed tym stoi miejsce

content-fault-not-toml = to nie jest TOML
content-fault-not-toml-at = wiersz { $line }, kolumna { $column }: to nie jest TOML
content-fault-not-readable = nie da się odczytać
content-fault-not-writable = { $found } nie da się zapisać w TOML
content-fault-long-line = wiersz { $line } ma więcej niż { $most } znaków
content-fault-too-deep = zbyt głęboko zagnieżdżone
content-fault-instead = { $found } zamiast { $wanted }
content-fault-no-table = oczekiwana jest tabela, a nie { $found }
content-fault-no-such-field = nie ma takiego pola
content-fault-missing = brakuje
content-fault-retired = nie ma już żadnego skutku; usuń to
content-fault-not-expected = oczekiwane: { $wanted }, a nie { $found }
content-fault-truth = true lub false
content-fault-number = liczba całkowita
content-fault-number-to = liczba całkowita od { $low } do { $high }
content-fault-number-below = liczba całkowita od { $low } i mniejsza niż { $high }
content-fault-text = tekst
content-fault-text-of-form = tekst postaci { $pattern }
content-fault-one-of = jedno z: { $names }
content-fault-either = { $one } lub { $other }
content-fault-list = lista, a dla każdego jej elementu { $member },
content-fault-list-of = lista o długości { $count }, a każdy element to { $member },
content-fault-table-with = tabela z polami { $names }
content-fault-at-position = pozycja { $position }: { $what }
content-fault-unexpected = znaleziono { $found }, oczekiwane: { $wanted }
content-fault-the-end = koniec
content-fault-an-effect = efekt: { $names }
content-fault-a-count = liczenie: { $names }
content-fault-a-building = budynek: { $names }
content-fault-a-clause = klauzula: { $names }
content-fault-a-trigger = wyzwalacz: { $names }
content-fault-a-filter = filtr dla { $event }: { $names }
content-fault-a-key = liczba do zmiany: { $names }
content-fault-a-sign = znak: { $names }
content-fault-a-scoring = punktowanie: { $names }
content-fault-a-goal = rodzaj miasta: { $names }
content-fault-a-material = materiał: { $names }
content-fault-a-resource = zasób: { $names }
content-fault-an-action = akcja: { $names }
content-fault-a-region = region, blue lub red
content-fault-a-number = liczba od { $low } do { $high }
content-fault-needs-store = on(store_here,..) wymaga store(..) w tym samym tekście
content-fault-for-ever = { $trigger } wyzwalałoby się bez końca: efekt powtarza je bez 1/round
content-fault-no-filter = { $event } nie ma filtra
content-fault-needs-filter = { $event } wymaga filtra: { $names }
content-fault-wrong-sign = { $key } nie można zmienić za pomocą { $sign }, tylko { $names }
content-fault-only-one = { $key } może stać się tylko =1
content-fault-nested = zagnieżdżone głębiej niż { $most }
content-fault-one-part = jedna część tu nie wystarczy, muszą być co najmniej dwie
content-fault-no-choice = wybór wymaga co najmniej dwóch różnych materiałów
content-fault-too-few = { $name } ma { $wanted } argumenty (argumentów), a nie { $given }
content-fault-too-many = { $name } nie ma więcej argumentów niż { $wanted }
content-fault-repeated = powtórzenia: { $times }
content-fault-no-such-row = nie ma takiego wiersza w grze
content-fault-order = kolejność wierszy to { $names }
content-fault-not-printed = { $found } zamiast { $wanted }, jak drukuje instrukcja
content-fault-provenance = pochodzenie to rulebook, a nie { $found }
content-fault-beginning = { $found } nie zaczyna się od { $wanted }, jak drukuje instrukcja
content-fault-none-printed = { $found } nie jest żadnym z tych, które drukuje instrukcja
content-fault-printed-missing = brakuje { $wanted }, co drukuje instrukcja
content-fault-squares-with = pola z { $action }: { $found } zamiast { $wanted }
content-fault-pile = stos mają wszystkie pola magazynu i tylko one
content-fault-not-opposite = nie leży naprzeciw drugiego magazynu, squares { $other }
content-fault-not-connected = pole { $square } leży pod kątem { $angle } i nie jest połączone
content-fault-four-on-side-of-two = tylko dla czterech graczy, na stronie dla jednego lub dwóch
content-fault-for-four-only = pola tylko dla czterech graczy: { $found } zamiast { $wanted }
content-fault-no-square = nie ma pola { $square }
content-fault-same-square = dwóch robotników na jednym polu
content-fault-too-many-workers = za dużo robotników: { $count }
content-fault-not-a-city = to nie miasto, ma własną tabelę
content-fault-no-city = nie ma miasta { $city }
content-fault-route-twice = występuje dwa razy lub donikąd nie prowadzi
content-fault-out-of-reach = nie da się tam dotrzeć z Granady
content-fault-distance = z { $start } do { $end }: dinary { $found } zamiast { $wanted }
content-fault-too-near = z { $start } do { $end }: dinary { $found }, ale z { $other } { $least }
content-fault-joins = łączy { $city } z łańcuchem, do którego nie należy
content-fault-not-joined = nie ma trasy do łańcucha, do którego należy
content-fault-first-or-last = pierwsze i ostatnie pole nie zmieniają wydarzenia
content-fault-some-of = { $found } zamiast niektórych z { $names }, każde raz
content-fault-too-many-shown = { $found } przy liczbie graczy { $players }, a jest ich { $most }
content-fault-too-many-dealt = { $found } płytek dla czterech graczy, a jest ich { $most }
content-fault-no-space = na torze przychylności nie ma pola { $space }
content-fault-not-bought = tego nie można kupić na targu
content-fault-not-sold = tego nie można sprzedać na targu
content-fault-no-exchange = nic się nie wymienia
content-fault-maximum = maksimum { $found } nie jest wielokrotnością { $step }
content-fault-match = { $found } zamiast { $wanted }, które karta punktuje
content-fault-no-maximum = oczekiwane jest each(..) bez maksimum
content-fault-wish-letters = życzenia o budynkach mają litery { $found } zamiast jednej litery trzy razy
content-fault-other-wishes = oprócz budynków { $found } zamiast { $wanted }
content-fault-stored = elementy: { $found }, a pola magazynowe: { $most }
content-fault-red-city = { $found } zamiast jednej akcji czerwonego miasta
content-fault-blue-city = { $found } to nie dochód, jest tam akcja
content-fault-no-colour = { $found } nie jest żadnym z kolorów premii za równowagę, { $names }
content-fault-only-changes = { $found } ma coś innego niż mod(..)
content-fault-never-scored = żadna karta nie punktuje { $wanted }
content-fault-no-square-on-ring = nie ma pola { $square } na pierścieniu { $ring }
content-fault-no-space-connected = żadne pole { $kind } nie jest połączone z polem { $square }
content-fault-two-actions = { $found } zamiast najwyżej dwóch
content-fault-other-worker = { $action } nie jest dla { $worker }
content-fault-no-storehouse = storehouse, ale obok pola { $square } nie ma płytek magazynów
content-fault-yusuf-score = { $found } zamiast pp(n), paria(n) lub jednego z { $names }
content-fault-no-region = nie ma regionu { $region }; oczekiwany jeden z { $names }
content-fault-last-space-only = favour_bonus jest tylko dla ostatniego pola toru przychylności
content-fault-leads-back = { $effect } znów prowadzi do { $bonus }, co mogłoby się nigdy nie skończyć
