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
sabika-web-and-up-to = y hasta { $n } más
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
sabika-web-about-round = La ronda que se juega. Cada una termina con los ingresos, los deseos que se puntúan y el tributo.
sabika-web-about-yusuf-left = En cada turno suyo, Yusuf roba una de estas losetas. Indica de qué mazo sale su carta.
sabika-web-about-granada = Los caminos a una ciudad empiezan en Granada o en cualquier ciudad donde tengas un barco.
sabika-web-about-dinar = Dinares: el dinero. Pagan pasos, trabajadores ajenos, acciones secundarias, rutas y poemas.
sabika-web-about-seal = Sellos: cada uno puede pagar en lugar de un dinar, o de una paria del tributo.
sabika-web-about-pp = Puntos de prestigio: gana quien más tenga al final.
sabika-web-about-paria = Parias para el tributo del final de la ronda.
sabika-web-about-box = Cajas de los almacenes: las llenas y todas.
sabika-web-about-favour = La casilla alcanzada en el favor del sultán.
sabika-web-about-construction = Edificios: construcciones mayores + construcciones menores.
sabika-web-about-carve = Poemas tallados: azules + rojos + grises.
sabika-web-about-ship = Ciudades con un barco.
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
sabika-web-in-words = Todas las opciones en palabras
sabika-web-take-back = Deshacer el último paso

## What is done on a square. What the market and the like bring is said by the edition.

sabika-web-does-quarry = haz una cantera menor o una mayor
sabika-web-does-storehouse = amplía un almacén tuyo con una loseta contigua a la casilla, o toma otra vez el bonus de una de tus losetas
sabika-web-does-construction = haz con tus materiales una construcción mayor o menor, por PP y un bonus
sabika-web-does-major_construction = haz con tus materiales una construcción mayor, por PP y un bonus
sabika-web-does-minor_construction = haz con tus materiales una construcción menor, por PP y equilibrios
sabika-web-does-export = envía un barco a una ciudad nueva, exporta allí mercancías por PP y parias, y toma su sello y su bonus de ciudad
sabika-web-does-consolidate = mueve un barco a la derecha de su ciudad: una loseta azul da ingresos tras cada ronda; una roja, una acción inmediata
sabika-web-does-produce = toma el bonus de una ciudad con un barco tuyo y convierte materias primas en mercancías
sabika-web-does-carve = talla un poema con tus materiales: uno azul actúa desde ahora, uno rojo una sola vez, uno gris puntúa al final
sabika-web-does-reactivate = usa otra vez uno de tus poemas rojos
