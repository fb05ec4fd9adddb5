# Lo que tienen en común todos los juegos y todos los lugares donde se juega.

game-alhambra = Alhambra
game-sabika = Sabika

name-person = Jugador { $number }
name-bot = Bot { $number }
nothing = nada
turn = Turno { $turn }
deciding = { $player } debe decidir.
choose-a-move = Elige una jugada
points-of =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
contributed = La semilla incluye también números aleatorios de { $names }. Si te fías de alguno de ellos, sabes que nadie ha elegido el barajado.
winners =
    { $count ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-understood = No existe tal jugada.
reason-not-now = Eso no se puede hacer en este momento.

## De qué vienen los puntos, en pistas y tablas de puntuación

source-scored = puntos ya anotados
    .because = Da puntos enseguida.
source-money = dinero para después
    .because = Te deja más dinero para después.

## Lo que dice una pista

hint-says = Un maestro haría esto:
hint-brings = Lo que aporta: { $sources }.
hint-costs = Lo que cuesta: { $sources }.
hint-or = O bien:
hint-gives-up = se renuncia a: { $sources }
hint-brings-instead = aporta en cambio: { $sources }
hint-as-good = casi igual de bueno
hint-no-change = Puntos esperados: más o menos los mismos que ahora.
