# Lo que tienen en común todos los juegos y todos los lugares donde se juega.

name-person = Puesto { $number }
name-bot = Bot { $number }
nothing = nada
turn = Turno { $turn }
points-of =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
winners =
    { $count ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-understood = No existe tal jugada.
reason-not-now = Eso no se puede hacer en este momento.
