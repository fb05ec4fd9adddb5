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

source-scored = zdobyte punkty
    .because = Od razu daje punkty.
source-money = pieniądze na później
    .because = Zostawia więcej pieniędzy na później.

## Co mówi podpowiedź

hint-says = Mistrz zrobiłby tak:
hint-brings = Co to daje: { $sources }.
hint-costs = Co to kosztuje: { $sources }.
hint-or = Albo:
hint-gives-up = co się traci: { $sources }
hint-brings-instead = co daje w zamian: { $sources }
hint-as-good = prawie równie dobre
hint-no-change = Spodziewane punkty: mniej więcej tyle co teraz.
