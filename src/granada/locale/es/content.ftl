# granada content: ediciones de Sabika y su equilibrio; y lo que granada simulate cuenta en Sabika.

command-content = Comprobar una edición de un juego o ver lo equilibrada que está.
command-content-check = Buscar todo lo que está mal en un archivo de edición.
command-content-report = Jugar muchas partidas y contar, de cada carta y loseta, cuántas veces se toma y cómo les va a quienes la toman.
option-edition = El archivo de una edición propia, para jugar con sus cartas y losetas.
content-option-file = El archivo de la edición.
content-option-kind = Quién juega: un tipo de bot.
content-option-plot = El archivo para un gráfico de las cifras (SVG).

content-right =
    { $count ->
        [one] La edición «{ $edition }» es correcta: { $count } fila
        [many] La edición «{ $edition }» es correcta: { $count } de filas
       *[other] La edición «{ $edition }» es correcta: { $count } filas
    } ({ $rulebook } de un reglamento, { $inferred } deducidas, { $house } de la casa).
content-faults =
    { $count ->
        [one] { $count } fallo.
        [many] { $count } de fallos.
       *[other] { $count } fallos.
    }
content-no-report = Solo hay informe de equilibrio de estos juegos: { $games }.

## El informe de equilibrio

content-report-title =
    Sabika, edición { $edition }: { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    } ({ $kind }), semilla { $seed }
content-kind-starting-tile = Losetas de inicio
content-kind-blue-poem = Poemas azules
content-kind-red-poem = Poemas rojos
content-kind-major-poem = Poemas mayores
content-kind-storehouse-tile = Losetas de almacén
content-kind-major-tile = Construcciones mayores
content-kind-minor-card = Construcciones menores
content-kind-export = Ciudades: barcos
content-kind-consolidation = Ciudades: consolidadas
content-kind-export-tile = Losetas de ciudad: barcos
content-kind-consolidation-tile = Losetas de ciudad: consolidadas
content-component = pieza
content-available = ofrecida
content-taken = tomada
content-difference = PP
content-text = qué hace
content-provenance = origen
content-all = todas
provenance-rulebook = reglamento
provenance-inferred = deducida
provenance-house = casa
content-report-note =
    PP: cuánto acaban por encima de la media de su partida quienes la toman. Quien toma mucho puntúa mucho: compara cada una con todas las de su tipo.
    ▲ al menos 2 PP mejor que su tipo, sin duda; ▼ al menos 2 PP peor; ○ casi nunca se toma.
content-plot-note = PP de quienes la toman sobre la media de su partida (intervalo del 95 %; a trazos: todas las de su tipo) y cuántas veces se toma. Relleno: casa.

## Lo que granada simulate cuenta en Sabika

arena-rounds = Rondas
arena-per-player = Por jugador
arena-sabika-major_constructions = Construcciones mayores
arena-sabika-minor_constructions = Construcciones menores
arena-sabika-exports = Exportaciones
arena-sabika-consolidations = Consolidaciones
arena-sabika-blue_poems = Poemas azules
arena-sabika-red_poems = Poemas rojos
arena-sabika-major_poems = Poemas mayores
arena-sabika-expansions = Losetas de almacén
arena-sabika-rests = Descansos
arena-sabika-tribute_pp = PP perdidos en tributos
arena-yusuf = Yusuf
arena-sources = PP por jugador
arena-source-start = Inicio
arena-source-building = Construcciones
arena-source-carving = Tallado
arena-source-exports = Exportaciones
arena-source-storehouses = Almacenes
arena-source-bonuses = Bonus
arena-source-poems = Poemas
arena-source-renewals = Renovaciones
arena-source-rivals = Rivales
arena-source-rest = Descanso
arena-source-tribute = Tributo
arena-source-wishes = Deseos
arena-source-major-poems = Poemas mayores
arena-source-trade = Carta de comercio
arena-source-leftovers = Sobrantes
