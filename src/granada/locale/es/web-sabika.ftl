# Sabika en el navegador: lo que se dice allí y en ningún otro sitio.

## Las cartas de Yusuf

sabika-web-yusuf-card = Carta de Yusuf
sabika-web-yusuf-before = Antes: carta { $card }
sabika-web-yusuf-gains = Gana { $amount }
sabika-web-yusuf-gains-each =
    { $count ->
        [majors] Gana 1 PP por cada construcción mayor suya
        [minors] Gana 1 PP por cada construcción menor suya
        [presence] Gana 1 PP por cada ciudad con un barco suyo
        [consolidated] Gana 1 PP por cada ciudad donde haya consolidado
       *[poems] Gana 1 PP por cada poema suyo
    }
sabika-web-yusuf-no-card = Aún no ha jugado ninguna carta.
sabika-web-yusuf-tiles =
    { $n ->
        [0] No le quedan losetas de trabajador en esta ronda.
        [one] Le queda { $n } loseta de trabajador en esta ronda.
       *[other] Le quedan { $n } losetas de trabajador en esta ronda.
    }
sabika-web-yusuf-decks = Cartas restantes: alarife { $builder }, comerciante { $merchant }, poetisa { $poet }.
sabika-web-yusuf-stores = Cajas de Yusuf: { $n }. Losetas de almacén: { $tiles }.

## Partes del tablero

sabika-web-loading = Colocando los componentes…
sabika-web-parts = Partes del tablero
sabika-web-rondel = Rondel
sabika-web-rondel-hint = Las monedas indican lo que cuesta llegar a cada casilla; junto a cada espacio, lo que cuesta la acción secundaria.
sabika-web-stands = { $player }: { $worker }
sabika-web-lies =
    { $worker ->
        [poetisa] { $player }: { $worker }, tumbada
       *[other] { $player }: { $worker }, tumbado
    }
sabika-web-map = Mapa
sabika-web-cities = Todas las ciudades, en texto
sabika-web-map-hint = En cada ciudad: lo que te cuesta llegar y las mercancías que demanda. Al lado: sellos y barcos.
sabika-web-income = ingresos
sabika-web-at-once = de inmediato
sabika-web-displays = Oferta
sabika-web-majors = Construcciones mayores
sabika-web-minors = Construcciones menores
sabika-web-and-up-to = y hasta { $n } más:
sabika-web-minor-needs = su material y hasta { $n } más
sabika-web-poems = Poemas
sabika-web-blue = azul
sabika-web-red = rojo
sabika-web-grey = gris
sabika-web-store-tiles = Losetas de almacén
sabika-web-left = izquierda
sabika-web-right = derecha
sabika-web-left-in-pile = { $n } más en la pila
sabika-web-boxes =
    { $n ->
        [one] { $n } caja
       *[other] { $n } cajas
    }
sabika-web-workshop = Taller
sabika-web-storehouse-n = Almacén { $n }, cajas: { $boxes }
sabika-web-processing = por procesar
sabika-web-poem-boxes = mercancías en el poema
sabika-web-favour = Favor del sultán
sabika-web-parias = Parias: { $n }
sabika-web-balance-card = carta de equilibrio
sabika-web-row = Construcciones menores, equilibrios: { $n }
sabika-web-carved = Poemas tallados: { $n }
sabika-web-grey-now = ahora { $pp }
sabika-web-players = Jugadores
sabika-web-points = Puntos por origen
sabika-web-again = Mostrar de nuevo la puntuación
sabika-web-all-at-once = Mostrar todo de una vez

## Lo que viene

sabika-web-coming = Lo que viene
sabika-web-round = Ronda
sabika-web-round-n = Ronda { $n }
sabika-web-event = Evento
sabika-web-end = Fin de la partida
sabika-web-wishes = Deseos
sabika-web-dinars = Dinares
sabika-web-seals = Sellos
sabika-web-tribute-due = Tributo
sabika-web-tribute-have = { $have } de { $due }
sabika-web-tribute-of-round = Tributo al final de esta ronda: { $n }
sabika-web-era-change = Empieza la segunda era.
sabika-web-event-change = Llega el siguiente evento.
sabika-web-tribute-enough = Tributo al final de la ronda: { $due }. Tienes suficiente.
sabika-web-tribute-missing =
    { $n ->
        [one] Tributo al final de la ronda: { $due }. Tienes { $have }; falta { $n } ({ $dinars }, { $n } sello o −{ $pp }).
       *[other] Tributo al final de la ronda: { $due }. Tienes { $have }; faltan { $n } ({ $dinars }, { $n } sellos o −{ $pp }).
    }

## Preguntas

sabika-web-question = Tu decisión
sabika-web-back = Atrás
sabika-web-task-choose = ¿Con qué loseta de inicio te quedas?
sabika-web-take-back = Deshacer el último paso
sabika-web-task-turn = Tu turno: ¿qué trabajador trabaja o descansa?
sabika-web-task-payment = ¿Cómo pagas { $price }?
sabika-web-task-on-square = { $square }: ¿qué haces?
sabika-web-task-which-quarry = ¿Qué cantera?
sabika-web-task-storehouse = Almacén: ¿pones una loseta o tomas un bonus?
sabika-web-task-transaction =
    { $n ->
        [one] Mercado: { $n } transacción
       *[other] Mercado: hasta { $n } transacciones
    }
sabika-web-task-construction = ¿Qué construyes?
sabika-web-task-major-materials = { $component }: ¿qué materiales usas?
sabika-web-task-minor-materials = { $component }: ¿qué materiales usas?
sabika-web-task-carving-materials = { $component }: ¿qué materiales usas?
sabika-web-task-which-side = ¿En qué extremo de tu fila?
sabika-web-task-favour-choice = Un paso de favor: ¿qué bonus tomas?
sabika-web-task-export = Exportar: ¿adónde navegas?
sabika-web-task-goods = { $city }: ¿qué mercancías exportas?
sabika-web-task-free-ship = Un barco gratis: ¿a qué ciudad?
sabika-web-task-consolidate = ¿Dónde consolidas?
sabika-web-task-produce = Producir: ¿un bonus de ciudad, procesar o ambas cosas?
sabika-web-task-carve = ¿Qué poema tallas?
sabika-web-task-reactivate = ¿Qué poema rojo reactivas?
sabika-web-task-pick =
    { $n ->
        [one] Toma { $n } material
       *[other] Toma { $n } materiales, uno tras otro
    }
sabika-web-task-mix = Dinares o parias: ¿cómo repartes { $n }?
sabika-web-task-raw = ¿Qué materia prima tomas?
sabika-web-task-good = ¿Qué ficha tomas como mercancía?
sabika-web-task-process = ¿Qué materia prima se convierte en mercancía?
sabika-web-task-make-room = No hay sitio para { $item }: ¿qué descartas?
sabika-web-task-where-to = { $good }: ¿dónde se guarda?
sabika-web-task-option = { $effect }
sabika-web-task-offer = { $effect }
sabika-web-task-offer-for-pay = { $effect }
sabika-web-task-city-bonuses = ¿Qué bonus de ciudad tomas?
sabika-web-task-storehouse-bonuses = ¿El bonus de qué almacén?
sabika-web-task-major-bonuses = ¿El bonus de qué construcción mayor?
sabika-web-task-red-cities = ¿La acción de qué ciudad roja?
sabika-web-task-tribute-part = Tributo, { $parias } por pagar: ¿cuánto pagas de esta forma?
sabika-web-task-start-player = Vas en cabeza en el marcador de parias: ¿quién empieza la próxima ronda?
sabika-web-task-yusuf-city = A Yusuf le convienen por igual varias ciudades: ¿cuál eliges?
sabika-web-not-twin = Ahí está tu otro constructor.
sabika-web-not-money = Costaría { $price }; tienes { $have }.
sabika-web-not-useful = Ahora no se podría hacer ninguna de las dos acciones.
sabika-web-not-standing = Ninguno de tus trabajadores de este anillo está en pie.
sabika-web-not-ship = Ya tienes un barco ahí.
sabika-web-not-waiting = No tienes ahí ningún barco que pueda consolidarse.
sabika-web-not-material = Falta: { $items }.
sabika-web-not-greys = Ya tienes todos los poemas mayores permitidos.
