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
    } ({ $rulebook } de un reglamento, { $inferred } deducidas, { $house } inventadas).
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
provenance-house = inventada
content-report-note =
    PP: cuánto acaban por encima de la media de su partida quienes la toman. Quien toma mucho puntúa mucho: compara cada una con todas las de su tipo.
    ▲ al menos 2 PP mejor que su tipo, sin duda; ▼ al menos 2 PP peor; ○ casi nunca se toma.
content-plot-note = PP de quienes la toman sobre la media de su partida (intervalo del 95 %; a trazos: todas las de su tipo) y cuántas veces se toma. Relleno: inventada.

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

## Qué falla en una edición: antes va el lugar

content-fault-not-toml = esto no es TOML
content-fault-not-toml-at = línea { $line }, columna { $column }: esto no es TOML
content-fault-not-readable = no se puede leer
content-fault-not-writable = { $found } no se puede escribir en TOML
content-fault-long-line = la línea { $line } tiene más de { $most } caracteres
content-fault-too-deep = anidado a demasiada profundidad
content-fault-instead = { $found } en lugar de { $wanted }
content-fault-no-table = se espera una tabla, no { $found }
content-fault-no-such-field = no existe ese campo
content-fault-missing = falta
content-fault-retired = ya no tiene efecto; quítalo
content-fault-not-expected = se espera { $wanted }, no { $found }
content-fault-truth = true o false
content-fault-number = un número entero
content-fault-number-to = un número entero de { $low } a { $high }
content-fault-number-below = un número entero desde { $low } y menor que { $high }
content-fault-text = un texto
content-fault-text-of-form = un texto con la forma { $pattern }
content-fault-one-of = uno de estos: { $names }
content-fault-either = { $one } o { $other }
content-fault-list = una lista, y para cada elemento, { $member },
content-fault-list-of = una lista de { $count }, cada uno { $member },
content-fault-table-with = una tabla con { $names }
content-fault-at-position = posición { $position }: { $what }
content-fault-unexpected = se encontró { $found }, se esperaba { $wanted }
content-fault-the-end = el final
content-fault-an-effect = un efecto: { $names }
content-fault-a-count = un recuento: { $names }
content-fault-a-building = un edificio: { $names }
content-fault-a-clause = una cláusula: { $names }
content-fault-a-trigger = un desencadenante: { $names }
content-fault-a-filter = un filtro de { $event }: { $names }
content-fault-a-key = un número que cambiar: { $names }
content-fault-a-sign = un signo: { $names }
content-fault-a-scoring = una puntuación: { $names }
content-fault-a-goal = un tipo de ciudad: { $names }
content-fault-a-material = un material: { $names }
content-fault-a-resource = un recurso: { $names }
content-fault-an-action = una acción: { $names }
content-fault-a-region = una región, blue o red
content-fault-a-number = un número de { $low } a { $high }
content-fault-needs-store = on(store_here,..) necesita un store(..) en el mismo texto
content-fault-for-ever = { $trigger } se desencadenaría a sí mismo sin fin: su efecto lo repite sin 1/round
content-fault-no-filter = { $event } no lleva filtro
content-fault-needs-filter = { $event } necesita un filtro: { $names }
content-fault-wrong-sign = { $key } no se puede cambiar con { $sign }, solo con { $names }
content-fault-only-one = { $key } solo puede pasar a =1
content-fault-nested = más de { $most } niveles de anidamiento
content-fault-one-part = aquí no basta una parte, tiene que haber dos o más
content-fault-no-choice = una elección necesita dos o más materiales distintos
content-fault-too-few = { $name } lleva { $wanted } argumentos, no { $given }
content-fault-too-many = { $name } no lleva más de { $wanted } argumentos
content-fault-repeated = aparece { $times } veces
content-fault-no-such-row = esa fila no existe en el juego
content-fault-order = el orden de las filas es { $names }
content-fault-not-printed = { $found } en lugar de { $wanted }, que es lo impreso según un reglamento
content-fault-provenance = la procedencia es rulebook, no { $found }
content-fault-beginning = { $found } no empieza por { $wanted }, que es lo impreso según un reglamento
content-fault-none-printed = { $found } no es ninguno de los impresos según un reglamento
content-fault-printed-missing = falta { $wanted }, que está impreso según un reglamento
content-fault-squares-with = { $found } casillas con { $action } en lugar de { $wanted }
content-fault-pile = tienen una pila todas las casillas de almacén, y solo ellas
content-fault-not-opposite = no está enfrente del otro almacén, squares { $other }
content-fault-not-connected = la casilla { $square } está en el ángulo { $angle } y no está conectada
content-fault-four-on-side-of-two = solo para cuatro jugadores, en el lado para uno o dos
content-fault-for-four-only = { $found } espacios solo para cuatro jugadores en lugar de { $wanted }
content-fault-no-square = no existe la casilla { $square }
content-fault-same-square = dos trabajadores en una casilla
content-fault-too-many-workers = { $count } trabajadores son demasiados
content-fault-not-a-city = no es una ciudad, tiene su propia tabla
content-fault-no-city = no existe la ciudad { $city }
content-fault-route-twice = aparece dos veces o no lleva a ninguna parte
content-fault-out-of-reach = no se puede llegar desde Granada
content-fault-distance = { $found } dinares de { $start } a { $end } en lugar de { $wanted }
content-fault-too-near = { $found } dinares de { $start } a { $end }, pero { $least } desde { $other }
content-fault-joins = une { $city } a una cadena de la que no forma parte
content-fault-not-joined = no tiene ruta a una cadena de la que forma parte
content-fault-first-or-last = el primer espacio y el último no cambian ningún evento
content-fault-some-of = { $found } en lugar de algunos de { $names }, cada uno una vez
content-fault-too-many-shown = { $found } con { $players } jugadores, y hay { $most }
content-fault-too-many-dealt = { $found } losetas para cuatro jugadores, y hay { $most }
content-fault-no-space = no existe el espacio { $space } en el marcador de favor
content-fault-not-bought = esto no se puede comprar en el mercado
content-fault-not-sold = esto no se puede vender en el mercado
content-fault-no-exchange = no se cambia nada
content-fault-maximum = el máximo { $found } no es múltiplo de { $step }
content-fault-match = { $found } en lugar de { $wanted }, que es lo que puntúa la carta
content-fault-no-maximum = se espera each(..) sin máximo
content-fault-wish-letters = los deseos de edificios tienen las letras { $found } en lugar de una letra tres veces
content-fault-other-wishes = además de edificios, { $found } en lugar de { $wanted }
content-fault-stored = { $found } piezas para { $most } casillas de almacén
content-fault-red-city = { $found } en lugar de la única acción de una ciudad roja
content-fault-blue-city = { $found } no es un ingreso, tiene una acción
content-fault-no-colour = { $found } no es ninguno de los colores de las bonificaciones de equilibrio, { $names }
content-fault-only-changes = { $found } tiene algo más que mod(..)
content-fault-never-scored = ninguna carta puntúa { $wanted }
content-fault-no-square-on-ring = no existe la casilla { $square } en el anillo { $ring }
content-fault-no-space-connected = ningún espacio { $kind } está conectado a la casilla { $square }
content-fault-two-actions = { $found } en lugar de dos como máximo
content-fault-other-worker = { $action } no es para { $worker }
content-fault-no-storehouse = storehouse, pero la casilla { $square } no tiene losetas de almacén al lado
content-fault-yusuf-score = { $found } en lugar de pp(n), paria(n) o uno de { $names }
content-fault-no-region = no existe la región { $region }; se espera una de { $names }
content-fault-last-space-only = favour_bonus es solo para el último espacio del marcador de favor
content-fault-leads-back = { $effect } vuelve a llevar a { $bonus }, lo que podría no acabar nunca
