# Lo que puede estar mal, para cada Fault de granada.kernel.errors.

## Lo que se pide

error-no-such-game = No existe el juego «{ $game }». Los juegos son: { $games }.
error-no-such-bot = No existe el bot «{ $bot }». Los bots son: { $bots }.
error-no-such-option = Este juego no tiene la opción «{ $option }». Sus opciones: { $options }.
error-no-such-choice = La opción «{ $option }» admite { $choices }, pero no «{ $choice }».
error-option-players = La opción «{ $option }» solo admite «{ $choice }» con este número de jugadores: { $counts }; aquí son { $players }.
error-chosen-twice = En la opción «{ $option }» no se puede repetir nada, y «{ $choice }» nombra dos veces lo mismo.
error-no-editions = El juego «{ $game }» solo se juega con sus propios componentes: no tiene otras ediciones.
error-player-count = A este juego se juega con { $counts } jugadores, no con { $players }.
error-seat-count =
    { $seats ->
        [one] Se ha indicado { $seats } asiento
       *[other] Se han indicado { $seats } asientos
    }, pero la partida es para { $players }.
error-unprintable-name = El nombre «{ $name }» tiene caracteres que no se pueden mostrar.
error-not-a-seed = Una semilla es un número entero a partir de 0, no «{ $seed }».
error-same-names = Cada jugador necesita un nombre distinto.

## Jugadas

error-illegal-move = { $reason }
error-nothing-to-take-back = No hay nada que se pueda deshacer.
error-somebody-left = Estas jugadas las vio alguien que se ha ido y a quien no se puede preguntar.
error-no-hint = No hay ninguna pista para esta posición.

## Posiciones

error-no-record = Esta posición es inventada o se preparó a mano, así que no hay ninguna partida guardada que lleve hasta ella.
error-not-a-position = Esto no es una posición del juego «{ $game }».
error-impossible-position = Esto no es una posición del juego «{ $game }». { $why }
error-no-such-seat = No existe el asiento { $seat }.
error-not-one-each =
    Cada una de estas partes debe tener { $players ->
        [one] { $players } entrada
       *[other] { $players } entradas
    }, una por jugador: { $parts }.
error-impossible-part = Ninguna partida puede llegar a esta posición: { $part } es imposible.
error-components-astray = Faltan componentes o los hay repetidos: cada uno debe estar en algún lugar, una sola vez.

## Partidas guardadas

error-not-a-record = Esto no es una partida guardada, o está dañada.
error-no-first-line = Esto no es una partida guardada: la primera línea debe ser «granada» y el número de formato.
error-no-such-line = En la partida guardada falta la línea que empieza por «{ $line }».
error-strange-line = La cabecera de la partida guardada tiene una línea desconocida o repetida que empieza por «{ $line }».
error-unreadable-head = No se puede leer la cabecera de la partida guardada: la línea «{ $line }» debe tener un número.
error-format-too-new = Esta partida está guardada en el formato { $format }, y el más nuevo que se conoce aquí es el { $newest }. Para leerla hace falta una versión más nueva de Granada.
error-format-too-old = Esta partida está guardada en el formato { $format }, pero el primero que existió es el { $oldest }.
error-other-game = Esta partida es del juego «{ $found }», no de «{ $game }».
error-other-rules = Esta partida se jugó con la edición «{ $edition }» y las reglas { $rules }. Aquí se juega con la edición «{ $edition_here }» y las reglas { $rules_here }. Para reproducirla o seguir jugando, usa la versión de Granada y la edición con las que se jugó.
error-impossible-header = La cabecera de esta partida es imposible. { $why }
error-seed-unknown = La semilla de esta partida aún no se conoce: se publica cuando la partida termina.
error-seed-changed = La semilla no coincide con el compromiso de la cabecera: puede que se haya alterado el barajado.
error-nonce-changed = El número aleatorio del asiento { $seat } no coincide con su compromiso en la cabecera: puede que alguien haya elegido el barajado.
error-not-a-move = «{ $line }» no es una jugada: una línea es el número de un asiento y el texto de la jugada.
error-move-against-rules = La jugada { $number } ({ $move }) va contra las reglas. A quien la hizo habría que haberle dicho: { $reason }
error-not-over = Esta partida aún no ha terminado.
error-no-scores = Esta partida ha terminado, pero no lleva anotados los puntos.
error-other-scores = Los puntos anotados son { $told }, pero los verdaderos son { $found }.

## Enfrentamientos

error-not-a-match = El archivo { $file } no contiene ningún enfrentamiento de la arena. Elige otro nombre para que no se pierda nada.
error-other-match = El archivo { $file } contiene un enfrentamiento que se empezó de otra manera; las diferencias: { $what }. Da la misma orden que entonces o elige otro archivo.
error-no-ray = Para jugar en un clúster hay que instalar Ray: pip install 'granada[cluster]'
error-no-cluster = Ningún clúster de Ray responde en { $address }.

## Investigación

error-no-encoding = { $game } no tiene codificación para investigar: el paquete que lo trae no la incluye.
error-action-count = Hay { $games } partidas, pero { $actions } acciones.
error-no-such-action = En la partida { $game } la acción { $action } no corresponde ahora a ninguna jugada legal.
error-folder-in-use = { $folder } no es una carpeta vacía. Indica una nueva para los datos.
error-games-played-before = { $file } ya tiene partidas, que no estarían en los datos. Indica otro archivo o empieza sin él.

## Contenido

error-bad-content =
    Esta edición no puede ser correcta:
    { $faults }

## Archivos, y cómo acaban las frases sobre ellos

error-cannot-save = No se puede escribir el archivo { $file }: { $why }.
error-cannot-read = No se puede leer el archivo { $file }: { $why }.
error-no-such-file = no existe
error-not-permitted = permiso denegado
error-is-a-folder = es una carpeta
error-not-a-folder = parte de su ruta no es una carpeta
error-no-space = no queda espacio
error-not-text = no es texto
error-address-in-use = otro programa ya escucha ahí
error-not-our-address = este equipo no tiene esa dirección
error-no-such-host = no existe ese equipo
error-system = el sistema lo rechaza ({ $errno })
