# To, co wspólne wszystkim grom i wszystkim miejscom, gdzie się gra.

name-person = Gracz { $number }
name-bot = Bot { $number }
nothing = brak
turn = Tura { $turn }
points-of =
    { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólne zwycięstwo: { $names }.
       *[many] Wspólne zwycięstwo: { $names }.
    }

reason-game-over = Partia zakończona.
reason-not-your-turn = To nie twoja tura.
reason-not-understood = Nie ma takiego ruchu.
reason-not-now = Tego nie można zrobić w tej chwili.
