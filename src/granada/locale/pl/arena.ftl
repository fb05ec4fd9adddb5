# granada simulate: wiele partii losowych graczy.

command-simulate = Rozegraj wiele partii losowych graczy i policz, co się w nich dzieje.
arena-option-players = Ilu jest graczy.
arena-option-games = Ile partii się rozgrywa.
arena-option-seed = Liczba, od której zależą wszystkie partie: z tym samym ziarnem są takie same.
arena-option-jobs = Ile procesów gra jednocześnie. Bez tej opcji tyle, ile jest procesorów.
arena-option-json = Wypisz liczby jako JSON.
arena-option-save = Folder na zapisy wszystkich partii. Bez tej opcji nic nie jest zapisywane.

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
arena-reshuffles = Partie z ponownym tasowaniem
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
    Punkty to średnie na gracza. Wspólne zwycięstwo dzieli się po równo między zwycięzców; z tych części obliczono przedziały 95% (Wilsona).
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

# granada arena: boty przeciw botom.

command-arena = Niech boty zagrają przeciw sobie, te same rozdania w każdym ustawieniu: widać wtedy, jak są silne.
arena-option-kinds = Rodzaje botów, po jednym na każde miejsce.
arena-option-match-games = Ile partii się rozgrywa; w razie potrzeby o kilka więcej, by każde rozdanie było rozegrane w każdym ustawieniu.
arena-option-until-width = Zakończ, gdy tylko przedziały 95% wszystkich odsetków wygranych będą nie szersze niż tyle (0.04 to 4 punkty procentowe).
arena-option-simulations = Ile symulacji może wykonać każdy bot na jedną decyzję. Bez tej opcji tyle, ile zwykle dla jego rodzaju.
arena-option-seconds = Ile sekund każdy bot może myśleć nad decyzją. Bez tej opcji tyle, ile zwykle dla jego rodzaju.
arena-option-cluster = Adres klastra Ray, który rozgrywa partie: HOST:PORT lub auto.
arena-option-out = Plik na partie i liczby (JSON). To samo polecenie wznawia grę tam, gdzie ją przerwano.
arena-option-dataset = Folder na nowy zbiór danych (Parquet) ze wszystkimi decyzjami i grami; wymaga dodatku research.

arena-match-title =
    { $game }: { $kinds }; { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
arena-match-deals =
    { $deals ->
        [one] { $deals } rozdanie, liczba ustawień: { $seatings }
        [few] { $deals } rozdania, liczba ustawień każdego: { $seatings }
       *[many] { $deals } rozdań, liczba ustawień każdego: { $seatings }
    }
arena-match-early = Zakończono wcześniej: przedziały są już dość wąskie.
arena-match-kept = Partie są zapisane w pliku { $file }; to samo polecenie gra dalej od tego miejsca.
arena-kind = Bot
arena-several = { $kind } ×{ $seats }
arena-rating = ranking
arena-margin = Różnica punktów
arena-against = { $kind } – { $rival }
arena-pace = Namysł (ms)
arena-decisions = decyzje
arena-pace-most = 99% do
arena-match-note =
    Wygrane i punkty dotyczą każdego gracza danego rodzaju. Wspólne zwycięstwo dzieli się po równo między zwycięzców. Przedziały 95% obliczono z całych rozdań: partie jednego rozdania nie są niezależne. Ranking: Plackett–Luce (openskill), od 25. Ruchów wymuszonych nie liczy się jako decyzji.
arena-plot-note = Z przedziałami 95%; linia przerywana: równa siła.
