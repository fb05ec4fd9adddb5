# granada simulate: muchas partidas entre jugadores aleatorios.

command-simulate = Jugar muchas partidas entre jugadores aleatorios y contar lo que ocurre en ellas.
arena-option-players = Cuántos juegan.
arena-option-games = Cuántas partidas se juegan.
arena-option-seed = El número que decide todas las partidas: con la misma semilla son las mismas.
arena-option-jobs = Cuántos procesos juegan a la vez. Sin esta opción, tantos como procesadores haya.
arena-option-json = Mostrar las cifras como JSON.
arena-option-save = La carpeta donde se guardan todas las partidas. Sin esta opción no se guarda ninguna.

arena-game-alhambra = Alhambra
arena-title =
    { $game }: { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jugador aleatorio
       *[other] { $players } jugadores aleatorios
    }, semilla { $seed }
arena-playing = Jugando
arena-stopped =
    Interrumpido tras { $played ->
        [one] { $played } partida
        [many] { $played } de partidas
       *[other] { $played } partidas
    } de { $games }.
arena-saved-before =
    { $count ->
        [one] Ya existe una partida guardada que se sobrescribiría: { $first }
        [many] Ya existen { $count } de partidas guardadas que se sobrescribirían. La primera: { $first }
       *[other] Ya existen { $count } partidas guardadas que se sobrescribirían. La primera: { $first }
    }

## Cifras por partida

arena-per-game = Por partida
arena-mean = media
arena-lowest = mín.
arena-highest = máx.
arena-turns = Turnos
arena-moves = Jugadas
arena-purchases = Losetas compradas
arena-tiles-left = Losetas en el mercado al final
arena-dirk-drawn = { alhambra-dirk }: losetas sacadas
arena-dirk-given = { alhambra-dirk }: losetas entregadas
arena-exact-payments = Pagos exactos
arena-reshuffles = Partidas con rebarajado
arena-shared-victories = Victorias compartidas

## De dónde vienen los puntos

arena-points = Puntos por puntuación
arena-scoring = { $number }.ª
arena-total = total

## Quién gana

arena-seat = Puesto
arena-score = puntos
arena-deviation = desv. est.
arena-wins = victorias
arena-interval = intervalo 95 %
arena-from-to = { $low } – { $high }
arena-turn-order = Orden de juego
arena-place =
    { $number ->
        [1] { $number } (empieza)
       *[other] { $number }
    }

## Debajo de las tablas

arena-note =
    Los puntos son medias por jugador. Una victoria compartida cuenta como una parte igual para cada ganador; de esas partes salen los intervalos del 95 % (Wilson).
arena-speed =
    { $seconds } s, { $jobs ->
        [one] { $jobs } proceso
       *[other] { $jobs } procesos
    }: { $games ->
        [one] { $games } partida/s
       *[other] { $games } partidas/s
    }, { $moves ->
        [one] { $moves } jugada/s
       *[other] { $moves } jugadas/s
    }
