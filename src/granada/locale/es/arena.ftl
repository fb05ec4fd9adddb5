# granada simulate: muchas partidas entre jugadores aleatorios.

command-simulate = Jugar muchas partidas entre jugadores aleatorios y contar lo que ocurre en ellas.
arena-option-players = Cuántos juegan.
arena-option-games = Cuántas partidas se juegan.
arena-option-seed = El número que decide todas las partidas: con la misma semilla son las mismas.
arena-option-jobs = Cuántos procesos juegan a la vez. Sin esta opción, tantos como procesadores haya.
arena-option-json = Mostrar las cifras como JSON.
arena-option-save = La carpeta donde se guardan todas las partidas. Sin esta opción no se guarda ninguna.

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
arena-reshuffles = Partidas en que se volvió a barajar
arena-shared-victories = Victorias compartidas

## De dónde vienen los puntos

arena-points = Puntos por puntuación
arena-scoring = { $number }.ª
arena-total = total

## Quién gana

arena-seat = Asiento
arena-score = puntos
arena-deviation = desv. est.
arena-wins = victorias
arena-interval = intervalo 95 %
arena-from-to = { $low } – { $high }
arena-turn-order = Orden de juego
arena-place =
    { $number ->
        [1] { $number } (empieza)
       *[other] { $number }
    }

## Debajo de las tablas

arena-note =
    Los puntos son medias por jugador. Una victoria compartida cuenta como una parte igual para cada ganador; de esas partes salen los intervalos del 95 % (Wilson).
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

# granada arena: bots contra bots.

command-arena = Hacer jugar a los bots entre sí, con los mismos repartos en todas las disposiciones, y ver lo fuertes que son.
arena-option-kinds = Los tipos de bots, uno por asiento.
arena-option-match-games = Cuántas partidas se juegan; alguna más si hace falta, para que cada reparto se juegue en todas las disposiciones.
arena-option-until-width = Parar en cuanto los intervalos del 95 % de todas las tasas de victorias no sean más anchos que esto (0.04 son 4 puntos porcentuales).
arena-option-simulations = Cuántas simulaciones puede hacer cada bot por decisión. Sin esta opción, las habituales de su tipo.
arena-option-seconds = Cuántos segundos puede pensar cada bot por decisión. Sin esta opción, los habituales de su tipo.
arena-option-cluster = La dirección de un clúster de Ray que juega las partidas: HOST:PORT o auto.
arena-option-out = El archivo para las partidas y las cifras (JSON). La misma orden continúa donde se interrumpió.
arena-option-dataset = La carpeta para un nuevo conjunto de datos (Parquet) con todas las decisiones y partidas; necesita el extra research.

arena-match-title =
    { $game }: { $kinds }; { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, semilla { $seed }
arena-match-deals =
    { $deals ->
        [one] { $deals } reparto, jugado en las { $seatings } disposiciones
        [many] { $deals } de repartos, cada uno jugado en las { $seatings } disposiciones
       *[other] { $deals } repartos, cada uno jugado en las { $seatings } disposiciones
    }
arena-match-early = Terminado antes: los intervalos ya son lo bastante estrechos.
arena-match-kept = Las partidas están guardadas en { $file }; la misma orden continúa desde ahí.
arena-kind = Bot
arena-several = { $kind } ×{ $seats }
arena-rating = valoración
arena-margin = Diferencia de puntos
arena-against = { $kind } – { $rival }
arena-pace = Reflexión (ms)
arena-decisions = decisiones
arena-pace-most = el 99 % en
arena-match-note =
    Las victorias y los puntos son los de cada jugador de un tipo. Una victoria compartida cuenta como una parte igual para cada ganador. Los intervalos del 95 % se calculan con repartos enteros: las partidas de un reparto no son independientes. Valoraciones: Plackett–Luce (openskill), desde 25. Las jugadas forzadas no cuentan como decisiones.
arena-plot-note = Con intervalos del 95 %; línea discontinua: igual de fuertes.
