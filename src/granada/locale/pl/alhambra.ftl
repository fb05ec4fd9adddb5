# Alhambra. ".object" to biernik („Ana kupuje …”); ".short" ma najwyżej dwie litery.

alhambra-dirk = Dirk

building-pavilion = pawilon
    .object = pawilon
    .short = Pa
building-seraglio = seraj
    .object = seraj
    .short = Se
building-arcades = arkady
    .object = arkady
    .short = Ar
building-chambers = komnaty
    .object = komnaty
    .short = Ko
building-garden = ogród
    .object = ogród
    .short = Og
building-tower = wieża
    .object = wieżę
    .short = Wi

# ".amount": $cards to zapis, jak „9 + 2”, a $amount to suma. ".plural" to forma po „najwięcej”.
currency-florin = floren
    .plural = florenów
    .amount =
        { $cards } { $amount ->
            [one] floren
            [few] floreny
           *[many] florenów
        }
currency-dirham = dirham
    .plural = dirhamów
    .amount =
        { $cards } { $amount ->
            [one] dirham
            [few] dirhamy
           *[many] dirhamów
        }
currency-dinar = dinar
    .plural = dinarów
    .amount =
        { $cards } { $amount ->
            [one] dinar
            [few] dinary
           *[many] dinarów
        }
currency-ducat = dukat
    .plural = dukatów
    .amount =
        { $cards } { $amount ->
            [one] dukat
            [few] dukaty
           *[many] dukatów
        }

alhambra-side-n = północ
    .short = N
alhambra-side-e = wschód
    .short = E
alhambra-side-s = południe
    .short = S
alhambra-side-w = zachód
    .short = W
alhambra-walls =
    { $count ->
        [one] mur: { $sides }
        [few] mury: { $sides }
       *[many] mury: { $sides }
    }
alhambra-tile = { $building } { $cost }
alhambra-tile-walled = { $building } { $cost } ({ $walls })

alhambra-steps-north =
    { $steps ->
        [one] { $steps } pole na północ
        [few] { $steps } pola na północ
       *[many] { $steps } pól na północ
    }
alhambra-steps-east =
    { $steps ->
        [one] { $steps } pole na wschód
        [few] { $steps } pola na wschód
       *[many] { $steps } pól na wschód
    }
alhambra-steps-south =
    { $steps ->
        [one] { $steps } pole na południe
        [few] { $steps } pola na południe
       *[many] { $steps } pól na południe
    }
alhambra-steps-west =
    { $steps ->
        [one] { $steps } pole na zachód
        [few] { $steps } pola na zachód
       *[many] { $steps } pól na zachód
    }

# Co się dzieje.

event-alhambra-took = { $player } bierze pieniądze: { $cards }.
event-alhambra-bought =
    { $exact ->
        [yes] { $player } kupuje { $object } za { $payment }, co do grosza.
       *[no] { $player } kupuje { $object } za { $payment }.
    }
event-alhambra-placed = { $player } buduje { $object }, { $cell } od fontanny.
event-alhambra-reserved = { $player } odkłada { $object } do rezerwy.
event-alhambra-given = { $player } oddaje Dirkowi { $object }.
event-alhambra-withdrawn = { $player } przenosi { $object } z pałacu do rezerwy.
event-alhambra-swapped = { $player } wymienia { $out } na { $object } z rezerwy, { $cell } od fontanny.
event-alhambra-passed = { $player } nie może nic zrobić i pasuje.
event-alhambra-money-drawn = Nowe pieniądze: { $cards }.
event-alhambra-money-reshuffled =
    { $cards ->
        [one] Odrzucone pieniądze ({ $cards } karta) tworzą nową talię.
        [few] Odrzucone pieniądze ({ $cards } karty) są tasowane i tworzą nową talię.
       *[many] Odrzucone pieniądze ({ $cards } kart) są tasowane i tworzą nową talię.
    }
event-alhambra-market-filled = Nowy kafelek na rynku (waluta: { $currency }): { $tile }.
event-alhambra-dirk-drew = Dirk dobiera: { $tiles }.
event-alhambra-scoring-card =
    { $round ->
        [1] Pojawia się pierwsza karta punktacji.
       *[2] Pojawia się druga karta punktacji.
    }
event-alhambra-scored =
    { $round ->
        [1] Odbywa się pierwsza punktacja.
        [2] Odbywa się druga punktacja.
       *[3] Odbywa się ostatnia punktacja.
    }
event-alhambra-last-tile-won = { $player } ma najwięcej { $currencies } i otrzymuje { $object }.
event-alhambra-last-tile-left = Nikt nie ma najwięcej { $currencies } w pojedynkę, więc na rynku zostaje: { $tile }.
event-alhambra-game-over = Partia zakończona.

# Dlaczego ruch jest odrzucony.

reason-alhambra-not-on-display = Tych pieniędzy nie ma na stole.
reason-alhambra-too-much-money = Kilka kart może mieć razem wartość najwyżej 5; w innym razie weź tylko jedną.
reason-alhambra-not-on-market = Tego kafelka nie ma na rynku.
reason-alhambra-too-dear = Masz za mało pieniędzy w tej walucie.
reason-alhambra-wrong-currency = Za ten kafelek płaci się inną walutą.
reason-alhambra-not-in-hand = Nie masz tej karty.
reason-alhambra-high-cards-first = Najpierw wysokie karty: żadna nie może być wyższa od poprzedniej.
reason-alhambra-price-out-of-reach = Po tak niskiej karcie pozostałe nie wystarczyłyby na zapłatę.
reason-alhambra-price-not-paid = Cena nie jest jeszcze w całości zapłacona.
reason-alhambra-not-in-palace = Tego kafelka nie ma w twoim pałacu.
reason-alhambra-not-in-reserve = Tego kafelka nie ma w twojej rezerwie.
reason-alhambra-not-bought = Nie masz takiego kafelka do ułożenia.
reason-alhambra-other-tile = Z rezerwy jest już wzięty inny kafelek.
reason-alhambra-cuts-off = Bez tego kafelka nie dałoby się dojść od fontanny do innych.
reason-alhambra-leaves-hole = W pałacu powstałaby dziura.
reason-alhambra-fits-nowhere = Ten kafelek nie pasuje nigdzie w twoim pałacu.
reason-alhambra-walls-do-not-match = Mury nie pasują: mur musi stykać się z murem, a bok otwarty z otwartym.
reason-alhambra-cell-taken = Tam już leży kafelek.
reason-alhambra-not-adjacent = Kafelek musi stykać się bokiem z kafelkiem pałacu.
reason-alhambra-not-reachable = Nie dałoby się tam dojść od fontanny.
reason-alhambra-no-dirk = Dirkowi oddaje się kafelki tylko w grze dwuosobowej i tylko świeżo kupione.
reason-alhambra-can-act = Spasować można tylko wtedy, gdy nic innego nie jest możliwe.
why-alhambra-too-dear = Nie stać cię na to. Brakuje jeszcze: { $missing }.

# Strona.

alhambra-deck =
    { $cards ->
        [one] Talia: { $cards } karta
        [few] Talia: { $cards } karty
       *[many] Talia: { $cards } kart
    }
alhambra-bag =
    { $tiles ->
        [one] Worek: { $tiles } kafelek
        [few] Worek: { $tiles } kafelki
       *[many] Worek: { $tiles } kafelków
    }
alhambra-next-scoring = Punktacja { $round }: karta { $soonest }–{ $latest } od góry
alhambra-next-scoring-known = Punktacja { $round }: karta { $cards } od góry
alhambra-last-scoring-at-the-end = Ostatnia punktacja: gdy nie da się uzupełnić rynku
alhambra-scoring-title =
    { $round ->
        [1] Pierwsza punktacja
        [2] Druga punktacja
       *[3] Ostatnia punktacja
    }
alhambra-scoring-now-title =
    { $round ->
        [1] Gdyby pierwsza punktacja była teraz
        [2] Gdyby druga punktacja była teraz
       *[3] Gdyby ostatnia punktacja była teraz
    }
alhambra-column-points = punkty
alhambra-column-cards = karty
alhambra-column-wall = mur
alhambra-column-reserve = rezerwa
alhambra-column-total = razem
alhambra-market = Na rynku:
alhambra-market-space = Za { $price }: { $tile }.
alhambra-display = Pieniądze na stole:
alhambra-bought = Kupione, do ułożenia na koniec tury:
alhambra-won = Otrzymane, do ułożenia teraz:
alhambra-paying = Zapłacono { $paid } z { $price } za { $object }.
alhambra-your-money = Twoje pieniądze:
alhambra-palace-of = { $player }, pałac: { $buildings }.
alhambra-tile-at = { $tile }: { $cell }.
alhambra-longest-wall = Najdłuższy mur: { $wall }.
alhambra-reserve-of = { $player }, rezerwa: { $tiles }.
alhambra-dirk-has = Budynki Dirka: { $buildings }.
alhambra-first-fewest-cards = Zaczyna { $player }, bo ma najmniej kart.
alhambra-first-lowest-sum = Zaczyna { $player }, bo ma najmniej pieniędzy.
alhambra-first-lot = Zaczyna { $player }: tak zdecydował los.
phase-action = { $player } wybiera akcję.
phase-payment = { $player } płaci.
phase-redesigning = { $player } przebudowuje pałac.
phase-placing = { $player } układa kupione kafelki.
phase-last-tiles = { $player } układa ostatnie kafelki.

# Co można wybrać.

alhambra-ask-actions = Kup kafelek, weź pieniądze albo przebuduj pałac: dotknij kafelka w pałacu lub w rezerwie.
alhambra-ask-buy-or-take = Kup kafelek albo weź pieniądze.
alhambra-ask-only-money = Na żaden kafelek cię teraz nie stać: weź pieniądze.
alhambra-ask-money-or-redesign = Na żaden kafelek cię teraz nie stać: weź pieniądze albo przebuduj.
alhambra-ask-cell = Zbuduj { $object }: wybierz pole.

alhambra-group-buy = Kup { $object } za { $price }
alhambra-group-take = Weź pieniądze
alhambra-group-redesign = Przebuduj
alhambra-group-pass = Żaden ruch nie jest możliwy
alhambra-group-settle = Zapłacone
alhambra-group-pay = Zapłać
alhambra-group-pay-card-by-card = Karta po karcie
alhambra-group-from-reserve = Weź z rezerwy
alhambra-group-to-reserve = Przenieś do rezerwy
alhambra-group-which-tile = Który kafelek najpierw
alhambra-group-place = Zbuduj { $object }
alhambra-group-swap = Wymień na { $object }
alhambra-group-put-away = Albo
alhambra-choose-pay =
    { $over ->
        [0] { $payment }, dokładnie
       *[other] { $payment }, o { $over } za dużo
    }
    .fit =
        { $over ->
            [0] dokładnie
           *[other] o { $over } za dużo
        }
    .then =
        { $over ->
            [0] Co do grosza: masz jeszcze jedną akcję.
           *[other] O { $over } za dużo: to ostatnia akcja w tej turze.
        }
    .can =
        { $over ->
            [0] Możesz zapłacić dokładnie: { $payment }.
           *[other] Możesz zapłacić { $payment }, o { $over } za dużo.
        }
alhambra-choose-other-payment = inny sposób zapłaty
alhambra-choose-redesign =
    { $count ->
        [one] zmień pałac: { $count } sposób
        [few] zmień pałac: { $count } sposoby
       *[many] zmień pałac: { $count } sposobów
    }
alhambra-choose-settle = to cała zapłata
alhambra-choose-reserve = odłóż { $object } do rezerwy
    .brief = odłóż do rezerwy
alhambra-choose-give = oddaj Dirkowi { $object }
    .brief = oddaj Dirkowi
alhambra-choose-pass = spasuj
alhambra-numbers-in-drawing =
    { $count ->
        [one] { $first }, numer na rysunku
        [few] { $first }–{ $last }, numery na rysunku
       *[many] { $first }–{ $last }, numery na rysunku
    }

# Co zmieniłby wybór.

alhambra-change-wall = Najdłuższy mur: z { $before } na { $after }
alhambra-change-rank = { $building }: teraz { $before }, potem { $after }
alhambra-rank =
    { $rank ->
        [0] brak miejsca
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
       *[other] miejsce { $rank }
    }
alhambra-rank-shared = { $rank } (dzielone)
alhambra-change-points = { $now }: { $points }
alhambra-change-no-points = { $now }: bez różnicy
alhambra-change-at-best = { $now }: najwyżej { $points }
alhambra-change-fits-nowhere = Teraz nie pasuje nigdzie w twoim pałacu.
alhambra-change-money = Zostaje ci: { $cards }
alhambra-change-no-money = Nie zostają ci żadne pieniądze.

# Co mówi doradca: jedno zdanie w każdej turze dla początkujących.

alhambra-coach-exact = Możesz dokładnie zapłacić za { $object }: dokładna zapłata daje jeszcze jedną akcję.
alhambra-coach-last = Worek jest pusty: kafelki, które zostaną na rynku, dostanie ten, kto ma najwięcej pieniędzy w ich walucie.
alhambra-coach-lead = Zbliża się punktacja; kup { $object }, a zajmiesz pierwsze miejsce w tym rodzaju.
alhambra-coach-one-short = Do punktacji pozostało najwyżej kart: { $cards }. Jeszcze jeden budynek tego rodzaju da ci pierwsze miejsce: { $building }.
alhambra-coach-scoring = Do punktacji pozostało najwyżej kart: { $cards }. Teraz kupuj, a pieniądze weź potem.
alhambra-coach-card = Weź { $card }: wtedy w następnej turze zapłacisz dokładnie za { $object }, jeśli kafelek jeszcze tam będzie.
alhambra-coach-several = Możesz wziąć kilka kart, jeśli razem są warte najwyżej 5: { $cards }.
alhambra-coach-save = Zbieraj pieniądze w jednej lub dwóch walutach: łatwiej wtedy zapłacić dokładnie.
alhambra-coach-pay = Szukaj zapłaty bez nadwyżki: reszty się nie wydaje, a dokładna zapłata daje jeszcze jedną akcję.
alhambra-coach-open = Bez murów pasuje prawie wszędzie: { $object }. Zostaw wolną drogę dla następnych kafelków.
alhambra-coach-wall = Połóż { $object } tak, by mury przedłużyły twój najdłuższy mur, który ma teraz boków: { $sides }.

# Za co są punkty, we wskazówkach i tabelach wyników; ".because" mówi, dlaczego podpowiedź jest dobra.

source-pavilion = { building-pavilion }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-pavilion }.
source-seraglio = { building-seraglio }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-seraglio }.
source-arcades = { building-arcades }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-arcades }.
source-chambers = { building-chambers }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-chambers }.
source-garden = { building-garden }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-garden }.
source-tower = { building-tower }
    .because = Wzmacnia cię w tym rodzaju budynków: { building-tower }.
source-wall = { alhambra-column-wall }
    .because = Wydłuża twój najdłuższy mur albo zostawia mu miejsce.
source-reserve = kafelki w rezerwie
    .because = Twoja rezerwa będzie więcej warta.
source-market = to, co potem oferuje ci rynek
    .because = Zostawia na rynku kafelki, za które potem możesz zapłacić.

notation-alhambra =
    p: wszystkie pałace
    Można też wpisywać ruchy; kafelek określa się angielską nazwą budynku, ceną i murami (n, e, s, w), a pole liczbą kroków na wschód i na północ od fontanny:
    take dinar-3 florin-1
    buy tower-11n 9+2 (albo buy tower-11n, pay dinar-9, pay dinar-2, settle)
    place tower-11n 2,-1; reserve tower-11n; give tower-11n
    withdraw tower-11n; use tower-11n; swap tower-11n garden-8ne

rules-alhambra =
    Zbuduj najwspanialszy pałac w Grenadzie. W swojej turze robisz jedną z trzech rzeczy:
    - bierzesz pieniądze: jedną dowolną kartę albo kilka, wartych razem najwyżej 5;
    - kupujesz kafelek z rynku w jego walucie, reszty się nie wydaje; kto płaci dokładnie, od razu ma jeszcze jedną akcję;
    - przebudowujesz: przenosisz kafelek z pałacu do rezerwy, z rezerwy do pałacu albo wymieniasz jeden na drugi.
    Kupione kafelki układa się na koniec tury, w pałacu albo w rezerwie. Kafelków się nie obraca. Mur musi stykać się z murem, a bok otwarty z otwartym, do każdego kafelka trzeba móc dojść od fontanny i nie może powstać dziura.
    Punktacja odbywa się trzy razy: dwa razy, gdy jej karta pojawi się wśród pieniędzy, a ostatni raz, gdy rynku nie da się już uzupełnić. Punkty dostaje ten, kto ma najwięcej budynków danego rodzaju; od drugiej punktacji także drugi, a w ostatniej także trzeci. Za najdłuższy mur zewnętrzny swojego pałacu punkty dostaje każdy, po jednym za bok.
    W grze dwuosobowej jest jeszcze Dirk: nie ma pałacu ani tur, ale dobiera kafelki z worka i liczy się w każdej punktacji. Można mu oddawać świeżo kupione kafelki.
    Wszystkie zasady są w dokumentacji projektu Granada, na stronie o zasadach Alhambry.
