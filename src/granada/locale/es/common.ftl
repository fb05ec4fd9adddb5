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
source-scored = puntos ya anotados
source-money = dinero para después
source-reserve = losetas en la reserva
source-market = lo que luego te ofrece el mercado
source-materials = materiales para después
source-goods = mercancías para después
source-cities = tus barcos en las ciudades
source-turns = lo que pueden aportar tus próximos turnos

## Lo que dice una pista

hint-says = Un maestro haría esto:
hint-brings = Lo que aporta: { $sources }.
hint-costs = Lo que cuesta: { $sources }.
hint-or = O bien:
hint-gives-up = se renuncia a: { $sources }
hint-brings-instead = aporta en cambio: { $sources }
hint-as-good = casi igual de bueno
hint-no-change = Puntos esperados: más o menos los mismos que ahora.
