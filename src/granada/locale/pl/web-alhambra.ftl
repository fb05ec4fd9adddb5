# Stół Alhambry w przeglądarce. Skróty monet mają najwyżej dwie litery.

alhambra-coin-florin = Fl
alhambra-coin-dirham = Dh
alhambra-coin-dinar = Di
alhambra-coin-ducat = Du

alhambra-board-market = Rynek
alhambra-board-display = Pieniądze na stole
alhambra-board-hand = Twoje pieniądze
alhambra-board-no-money = Nie masz pieniędzy.
alhambra-board-palace = Twój pałac
alhambra-board-palace-of = Pałac: { $player }
alhambra-board-reserve = Rezerwa
alhambra-board-to-place = Do ułożenia
alhambra-board-fountain = fontanna
alhambra-board-empty = puste
alhambra-board-space-empty = Puste miejsce (waluta: { $currency }).
alhambra-board-seen = Wzięte jawnie:
alhambra-board-cards =
    { $cards ->
        [one] { $cards } karta pieniędzy
        [few] { $cards } karty pieniędzy
       *[many] { $cards } kart pieniędzy
    }
alhambra-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
alhambra-board-count-and-points =
    { $points ->
        [one] { $count }, { $points } punkt
        [few] { $count }, { $points } punkty
       *[many] { $count }, { $points } punktów
    }
alhambra-board-enlarge = Pałac: { $player }. Powiększ
alhambra-board-zoom = Powiększenie { $factor }×
alhambra-board-show-walls = Pokaż najdłuższe mury
alhambra-board-before = wcześniej
alhambra-board-sheets = Tabele punktacji
alhambra-board-close = Zamknij
alhambra-board-cancel = Anuluj

# Co można wybrać i co z tego wynika.

alhambra-board-can-drag = Kafelki i karty można też przeciągać.
alhambra-board-hold-to-drag = Aby przeciągnąć kafelek albo kartę, najpierw ją przytrzymaj.
alhambra-board-again = Zapłacone co do grosza: masz jeszcze jedną akcję.
alhambra-board-ends-turn = To kończy twoją turę.
alhambra-board-then-place = Potem układasz kupione kafelki.
alhambra-board-take = Weź
alhambra-board-take-card = Weź: { $card }
alhambra-board-take-too = Weź też: { $card }
alhambra-board-ways = Sposoby zapłaty
alhambra-board-pay = Zapłać { $payment }
alhambra-board-pay-with = { $card }: dołóż do zapłaty albo zabierz
alhambra-board-no-way = To nie jest jeden ze sposobów zapłaty.
alhambra-board-hold = Najpierw ułóż: { $tile }
alhambra-board-put-back = Odłóż z powrotem

alhambra-move-take = weź { $cards }
alhambra-move-buy = kup { $object }
alhambra-move-pay = zapłać { $payment }
alhambra-move-withdraw = przenieś { $object } do rezerwy
alhambra-move-use = weź { $object } z rezerwy, żeby zbudować lub wymienić
alhambra-move-swap = wymień { $out } na { $object }
alhambra-move-place = zbuduj { $object }, { $cell } od fontanny

# Zasady w skrócie, do podpowiedzi.

alhambra-rule-buying = Za kafelek płaci się walutą jego miejsca; reszty się nie wydaje.
alhambra-rule-money = Weź jedną dowolną kartę albo kilka, wartych razem najwyżej 5.
alhambra-rule-exact = Kto płaci dokładnie, ma jeszcze jedną akcję.
alhambra-rule-walls = Mur styka się z murem, a bok otwarty z otwartym; musi się dać dojść od fontanny i nie może powstać dziura. Kafelków się nie obraca.
alhambra-rule-reserve = To, co leży w rezerwie, nie daje punktów.
alhambra-rule-redesign = To akcja: kafelek z rezerwy do pałacu, z pałacu do rezerwy albo wymiana jednego na drugi.
alhambra-rule-scoring = Punkty dostaje ten, kto ma najwięcej budynków danego rodzaju; od drugiej punktacji także drugi, a w ostatniej także trzeci.
alhambra-rule-wall = Jeden punkt za każdy bok najdłuższego nieprzerwanego muru zewnętrznego.
alhambra-rule-dirk = Dirk nie ma tur ani pałacu, ale jego kafelki liczą się w każdej punktacji. Można mu oddawać świeżo kupione kafelki.
