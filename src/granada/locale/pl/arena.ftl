# granada simulate: wiele partii losowych graczy.

command-simulate = Wiele partii losowych graczy i to, co się w nich dzieje, w liczbach.
arena-option-players = Ilu graczy gra.
arena-option-games = Ile partii się rozgrywa.
arena-option-seed = Liczba, od której zależą wszystkie partie: z tym samym ziarnem są takie same.
arena-option-jobs = Ile procesów gra jednocześnie. Bez tej opcji tyle, ile jest procesorów.
arena-option-json = Liczby jako JSON.
arena-option-save = Folder na zapisy wszystkich partii. Bez tej opcji nic nie jest zapisywane.

arena-game-alhambra = Alhambra
arena-title =
    { $game }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $players ->
        [one] { $players } losowy gracz
       *[many] { $players } losowych graczy
    }, ziarno { $seed }
arena-playing = Trwa gra
arena-stopped =
    Przerwano po { $played ->
        [one] { $played } partii
       *[many] { $played } partiach
    } z { $games }.
arena-saved-before =
    { $count ->
        [one] Istnieje już zapis, który zostałby nadpisany: { $first }
        [few] Istnieją już { $count } zapisy, które zostałyby nadpisane. Pierwszy z nich: { $first }
       *[many] Istnieje już { $count } zapisów, które zostałyby nadpisane. Pierwszy z nich: { $first }
    }

## Liczby na partię

arena-per-game = Na partię
arena-mean = średnio
arena-lowest = min.
arena-highest = maks.
arena-turns = Tury
arena-moves = Ruchy
arena-purchases = Kupione kafelki
arena-tiles-left = Kafelki na rynku na koniec
arena-dirk-drawn = { alhambra-dirk }: kafelki dobrane
arena-dirk-given = { alhambra-dirk }: kafelki oddane
arena-exact-payments = Dokładne zapłaty
arena-reshuffles = Partie z tasowaniem kart
arena-shared-victories = Wspólne zwycięstwa

## Skąd są punkty

arena-points = Punktacja
arena-scoring = { $number }.
arena-total = razem

## Kto wygrywa

arena-seat = Miejsce
arena-score = punkty
arena-deviation = odch. std.
arena-wins = wygrane
arena-interval = przedział 95%
arena-from-to = { $low } – { $high }
arena-turn-order = Kolejność
arena-place =
    { $number ->
        [1] { $number } (zaczyna)
       *[other] { $number }
    }

## Pod tabelami

arena-note =
    Punkty to średnie na gracza. Wspólne zwycięstwo liczy się po równej części każdemu ze zwycięzców; z tych części obliczono przedziały 95% (Wilsona).
arena-speed =
    { $seconds } s, { $jobs ->
        [one] { $jobs } proces
        [few] { $jobs } procesy
       *[many] { $jobs } procesów
    }: { $games ->
        [one] { $games } partia/s
        [few] { $games } partie/s
       *[many] { $games } partii/s
    }, { $moves ->
        [one] { $moves } ruch/s
        [few] { $moves } ruchy/s
       *[many] { $moves } ruchów/s
    }
