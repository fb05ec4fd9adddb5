# Sabika w przeglądarce: to, co mówi się tylko tam.

## Karty Yusufa

sabika-web-yusuf-card = Karta Yusufa
sabika-web-yusuf-before = Wcześniej: karta { $card }
sabika-web-yusuf-gains = Zdobywa { $amount }
sabika-web-yusuf-gains-each =
    { $count ->
        [majors] Zdobywa 1 PP za każdą swoją główną budowlę
        [minors] Zdobywa 1 PP za każdą swoją pomniejszą budowlę
        [presence] Zdobywa 1 PP za każde miasto ze swoim statkiem
        [consolidated] Zdobywa 1 PP za każde miasto, w którym ma skonsolidowany handel
       *[poems] Zdobywa 1 PP za każdy swój poemat
    }
sabika-web-yusuf-no-card = Yusuf nie zagrał jeszcze żadnej karty.
sabika-web-yusuf-tiles =
    { $n ->
        [0] W tej rundzie nie ma już płytek poddanych.
        [one] W tej rundzie została jeszcze { $n } płytka poddanego.
        [few] W tej rundzie zostały jeszcze { $n } płytki poddanych.
       *[many] W tej rundzie zostało jeszcze { $n } płytek poddanych.
    }
sabika-web-yusuf-decks = Karty w taliach: budowniczy { $builder }, kupiec { $merchant }, poetka { $poet }.
sabika-web-yusuf-stores = Skrzynie Yusufa: { $n }. Płytki magazynów: { $tiles }.

## Części planszy

sabika-web-loading = Rozkładanie elementów…
sabika-web-parts = Części planszy
sabika-web-rondel = Rondel
sabika-web-rondel-hint = Monety pokazują koszt dojścia na pole. Między pierścieniami: koszt akcji dodatkowej.
sabika-web-stands = { $player }: { $worker }
sabika-web-lies = { $player }: { $worker }, leży
sabika-web-map = Mapa
sabika-web-cities = Opis wszystkich miast
sabika-web-map-hint = W każdym mieście: koszt drogi i towary, na które jest popyt. Obok: pieczęcie i statki.
sabika-web-income = dochód
sabika-web-at-once = od razu
sabika-web-displays = Oferta
sabika-web-majors = Główne budowle
sabika-web-minors = Pomniejsze budowle
sabika-web-and-up-to = i do { $n } innych
sabika-web-minor-needs = materiał z karty i do { $n } innych
sabika-web-poems = Poematy
sabika-web-blue = niebieski
sabika-web-red = czerwony
sabika-web-grey = szary
sabika-web-store-tiles = Płytki magazynów
sabika-web-left = po lewej
sabika-web-right = po prawej
sabika-web-left-in-pile = jeszcze { $n } w stosie
sabika-web-boxes =
    { $n ->
        [one] { $n } skrzynia
        [few] { $n } skrzynie
       *[many] { $n } skrzyń
    }
sabika-web-workshop = Pracownia
sabika-web-storehouse-n = Magazyn { $n }, skrzynie: { $boxes }
sabika-web-processing = do przetworzenia
sabika-web-poem-boxes = towary na poemacie
sabika-web-favour = Tor przychylności
sabika-web-parias = Parie: { $n }
sabika-web-balance-card = karta planów
sabika-web-row = Pomniejsze budowle, mozaiki: { $n }
sabika-web-carved = Stworzone poematy: { $n }
sabika-web-grey-now = teraz { $pp }
sabika-web-players = Gracze
sabika-web-points = Skąd są punkty
sabika-web-again = Pokaż punktację jeszcze raz
sabika-web-all-at-once = Pokaż wszystko od razu

## Co nadchodzi

sabika-web-coming = Co nadchodzi
sabika-web-round = Runda
sabika-web-round-n = Runda { $n }
sabika-web-event = Wydarzenie
sabika-web-end = Koniec gry
sabika-web-wishes = Życzenia
sabika-web-dinars = Dinary
sabika-web-seals = Pieczęcie
sabika-web-about-round = Rozgrywana runda. Każda kończy się dochodem, punktowaniem życzeń i trybutem.
sabika-web-about-yusuf-left = W każdej swojej turze Yusuf dobiera jeden z tych kafelków. Wskazuje on talię, z której pochodzi jego karta.
sabika-web-about-granada = Drogi do miast zaczynają się w Granadzie albo w dowolnym mieście, w którym masz statek.
sabika-web-about-dinar = Dinary: pieniądze. Płaci się nimi za kroki, cudzych poddanych, akcje dodatkowe, szlaki i poematy.
sabika-web-about-seal = Pieczęcie: każdą można zapłacić zamiast dinara albo zamiast jednej parii trybutu.
sabika-web-about-pp = Punkty prestiżu: wygrywa ten, kto na końcu ma ich najwięcej.
sabika-web-about-paria = Parie na trybut na koniec rundy.
sabika-web-about-box = Skrzynie magazynów: zapełnione i wszystkie.
sabika-web-about-favour = Pole osiągnięte na torze przychylności.
sabika-web-about-construction = Budowle: główne + pomniejsze.
sabika-web-about-carve = Stworzone poematy: niebieskie + czerwone + szare.
sabika-web-about-ship = Miasta ze statkiem.
sabika-web-tribute-due = Trybut
sabika-web-tribute-have = { $have } z { $due }
sabika-web-tribute-of-round = Trybut na koniec tej rundy: { $n }
sabika-web-era-change = Zaczyna się druga era.
sabika-web-event-change = Nadchodzi kolejne wydarzenie.
sabika-web-tribute-enough = Na koniec rundy płacisz trybut: { $due }. Parii ci wystarczy.
sabika-web-tribute-missing = Na koniec rundy płacisz trybut: { $due }. Masz: { $have }; brakuje { $n } ({ $dinars }, { $n } × pieczęć albo −{ $pp }).

## Pytania

sabika-web-question = Co trzeba zdecydować
sabika-web-back = Wstecz
sabika-web-in-words = Wszystkie możliwości słowami
sabika-web-take-back = Cofnij ostatni krok

## What is done on a square. What the market and the like bring is said by the edition.

sabika-web-does-quarry = wykonaj akcję małego albo dużego kamieniołomu
sabika-web-does-storehouse = rozbuduj jeden ze swoich magazynów płytką leżącą przy polu albo weź jeszcze raz bonus jednej ze swoich płytek
sabika-web-does-construction = wznieś ze swoich materiałów budowlę główną albo pomniejszą, za PP i bonus
sabika-web-does-major_construction = wznieś ze swoich materiałów budowlę główną, za PP i bonus
sabika-web-does-minor_construction = wznieś ze swoich materiałów budowlę pomniejszą, za PP i mozaiki
sabika-web-does-export = wyślij statek do nowego miasta, wyeksportuj tam towary za PP i parie oraz weź jego pieczęć i bonus miejski
sabika-web-does-consolidate = przesuń statek na prawą stronę jego miasta: płytka niebieska daje dochód po każdej rundzie, czerwona od razu akcję
sabika-web-does-produce = weź bonus miejski z miasta, w którym masz statek, i przetwórz surowce na towary
sabika-web-does-carve = stwórz ze swoich materiałów poemat: niebieski działa odtąd stale, czerwony raz, szary daje punkty na koniec
sabika-web-does-reactivate = użyj jeszcze raz jednego ze swoich czerwonych poematów
