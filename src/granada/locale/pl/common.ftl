# To, co wspólne wszystkim grom i wszystkim miejscom, gdzie się gra.

game-alhambra = Alhambra
game-sabika = Sabika

name-person = Gracz { $number }
name-bot = Bot { $number }
nothing = brak
turn = Tura { $turn }
deciding = { $player } podejmuje decyzję.
choose-a-move = Wybierz ruch
points-of =
    { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
contributed = W ziarnie są też losowe liczby od graczy: { $names }. Jeśli ufasz choć jednemu z nich, wiesz, że nikt nie wybrał tasowania.
winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólne zwycięstwo: { $names }.
       *[many] Wspólne zwycięstwo: { $names }.
    }

reason-game-over = Partia jest już zakończona.
reason-not-your-turn = To nie twoja kolej.
reason-not-understood = Nie ma takiego ruchu.
reason-not-now = Teraz nie można tego zrobić.

## Za co są punkty, we wskazówkach i tabelach wyników

source-pavilion = { building-pavilion }
source-seraglio = { building-seraglio }
source-arcades = { building-arcades }
source-chambers = { building-chambers }
source-garden = { building-garden }
source-tower = { building-tower }
source-wall = { alhambra-column-wall }
source-start = { sabika-source-start }
source-building = { sabika-source-building }
source-carving = { sabika-source-carving }
source-exports = { sabika-source-exports }
source-storehouses = { sabika-source-storehouses }
source-bonuses = { sabika-source-bonuses }
source-poems = { sabika-source-poems }
source-renewals = { sabika-source-renewals }
source-rivals = { sabika-source-rivals }
source-rest = { sabika-source-rest }
source-tribute = { sabika-source-tribute }
source-wishes = { sabika-source-wishes }
source-major-poems = { sabika-source-major-poems }
source-trade = { sabika-source-trade }
source-leftovers = { sabika-source-leftovers }
source-yusuf = { sabika-source-yusuf }
source-scored = zdobyte punkty
source-money = pieniądze na później
source-reserve = kafelki w rezerwie
source-market = to, co potem oferuje ci rynek
source-materials = materiały na później
source-goods = towary na później
source-cities = twoje statki w miastach
source-turns = to, co mogą dać twoje przyszłe tury

## Co mówi podpowiedź

hint-says = Mistrz zrobiłby tak:
hint-brings = Co to daje: { $sources }.
hint-costs = Co to kosztuje: { $sources }.
hint-or = Albo:
hint-gives-up = co się traci: { $sources }
hint-brings-instead = co daje w zamian: { $sources }
hint-as-good = prawie równie dobre
hint-no-change = Spodziewane punkty: mniej więcej tyle co teraz.
