game-alquerque = Alquerque
about-alquerque = El juego de doce piezas que el rey Alfonso X mandó escribir en 1283. Salta sobre todas las piezas contrarias. Para 2 jugadores.
rules-alquerque =
    Cada bando tiene doce piezas en los puntos del tablero. Empiezan las blancas.
    Una pieza se mueve por una línea al punto siguiente, si está libre, en cualquier dirección. Captura saltando por una línea sobre una pieza contraria al punto libre que hay detrás, y sigue saltando mientras pueda. Quien puede capturar debe hacerlo.
    Quien no puede mover pierde. Tras 40 jugadas seguidas sin captura termina la partida y gana quien haya capturado más.
notation-alquerque = Las jugadas se escriben origen-destino (c2-c3) y las capturas con una x (c2xc4).
event-alquerque-moved = { $player } mueve de { $start } a { $end }.
event-alquerque-captured = { $player } salta de { $start } a { $end } y captura la pieza de { $taken }.
reason-alquerque-not-yours = Ahí no hay ninguna pieza tuya.
reason-alquerque-must-go-on = La pieza que ha capturado tiene que seguir.
reason-alquerque-must-capture = Puedes capturar, así que debes hacerlo.
reason-alquerque-no-way = Una pieza no puede ir ahí.
deed-alquerque-captured = Piezas capturadas
alquerque-view-light = Piezas blancas (○)
alquerque-view-dark = Piezas negras (●)
alquerque-view-quiet = Jugadas sin captura
