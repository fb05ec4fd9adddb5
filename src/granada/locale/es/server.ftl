# El servidor: su orden y lo que rechaza.

command-serve = Dejar que la gente juegue por la red, en el navegador o con otros programas.
option-host = La dirección en la que se escucha; 0.0.0.0 son todas las de este equipo.
option-port = El puerto en el que se escucha; 0 es cualquiera que esté libre.
option-database = Dónde se guarda todo: sqlite:///ARCHIVO o postgresql://… Sin ella, un archivo en tu carpeta de datos.
option-bus = Un servidor Redis, redis://…, con el que varios procesos se avisan de lo nuevo.
option-workers = Cuántos procesos atienden a la gente; si son varios, hace falta un bus.
option-bot-workers = En cuántos procesos piensan los bots, por cada proceso que atiende a la gente; 0 es uno menos que el número de procesadores.
option-origin = La dirección que la gente escribe, como https://play.example.org, si hay un proxy de por medio.
option-proxies = Las direcciones de los proxies, o redes como 10.0.0.0/8, separadas por comas, en los que se confía cuando dicen de dónde viene una petición.
option-browser = Abrir la dirección en un navegador. Sin esta opción, se abre solo si hay alguien ante la terminal y tiene pantalla.
option-limits = Rechazar las peticiones que llegan demasiado a menudo.
option-mail = El servidor que envía el correo, smtp://USUARIO:CONTRASEÑA@HOST:PUERTO o smtps://… Sin él no hay correo.
option-mail-from = La dirección de la que viene el correo, como Granada <granada@example.org>.
option-log = Cómo se escribe el registro: text, o json para programas.
option-notice-delay = Después de cuántos segundos se avisa a quien no está de que le toca.
option-push-anywhere = Permitir servicios de avisos también en redes privadas; para pruebas.
serving = Granada está en { $address } (Ctrl+C para detenerla)
unknown-variables = Estas variables de entorno no son ajustes de Granada y no tienen efecto: { $names }.

## En una mesa con otros

error-stale = La partida ha seguido mientras tanto. Mira otra vez antes de decidir.
error-not-your-seat = Este asiento no es tuyo.
error-no-such-table = No existe esa mesa, o no tienes invitación.
error-no-such-person = No existe esa persona.
error-not-started = La partida aún no ha empezado.
error-already-started = La partida ya ha empezado.
error-already-over = La partida ha terminado.
error-nobodys-seat = En el asiento { $seat } no juega nadie: es de un bot o no existe.
error-not-unfinished = Esta mesa ya está terminada o cerrada.
error-seat-taken = Este asiento está ocupado.
error-colour-taken = Otra persona de esta mesa tiene este color.
error-others-play = Otras personas juegan esta partida, que no ha terminado. Puedes dejar la mesa.
error-not-at-table = No tienes asiento en esta mesa.
error-nonce-not-asked = Este número aleatorio no se ha pedido, o ya no se pide. No ha cambiado nada.
error-not-the-host = Solo puede hacerlo quien abrió la mesa.
error-silenced = Quien abrió esta mesa te ha silenciado aquí.
error-silenced-everywhere = La moderación te ha silenciado: no puedes escribir en el chat ni cambiar de nombre.
error-kept-out = No puedes sentarte aquí: alguien de esta mesa te ha bloqueado.
error-knows-a-hand = Has ocupado otro asiento de esta mesa y sabes lo que allí está oculto.
error-not-a-moderator = Esto es solo para moderadores.
error-no-such-message = No existe ese mensaje.
error-unprintable-message = El mensaje tiene caracteres que no se pueden mostrar.
error-nobody-plays = Alguien tiene que jugar: no todos los asientos pueden ser de bots.
error-time-left = Todavía queda tiempo para esta decisión.
error-has-stand-in = Aquí ya juega un bot.
error-no-stand-in = Aquí no juega ningún bot en lugar de una persona.
error-no-proposal = No hay ninguna propuesta que espere tu respuesta.
error-only-moves = Ha habido tantas idas y venidas en esta partida que a partir de ahora solo se puede jugar.
error-action-has-ended = Estas jugadas no se pueden hacer juntas: una de ellas revela algo o termina el turno antes que las demás.
error-no-hints-here = En esta mesa se juega sin pistas.
error-record-too-long = La partida guardada tiene demasiadas jugadas: { $most } como máximo.

## Personas

error-not-signed-in = Dinos primero tu nombre.
error-not-registered = Esto es solo para personas registradas.
error-already-registered = Ya te has registrado.
error-wrong-password = El nombre o la contraseña no son correctos.
error-disabled = Quien administra este servidor ha bloqueado esta cuenta.
error-no-such-report = No hay ninguna denuncia abierta { $number }.
error-no-password = Esta persona es invitada y no tiene contraseña.
error-easy-password = Esta contraseña es fácil de adivinar: es tu nombre o una de las que se prueban primero. Elige otra; varias palabras van bien.
error-name-taken = Otra persona está registrada con el nombre «{ $name }» o con uno que se le parece.
error-wrong-link = Este enlace ya se ha usado, o es demasiado antiguo. Pide otro.
error-too-many-tokens = Tienes demasiados tokens. Borra antes alguno. Máximo: { $most }.
error-too-many-muted = Has silenciado a demasiadas personas. Máximo: { $most }.
error-bad-name = Un nombre puede tener { $longest } caracteres como máximo, todos visibles.
error-no-mail-here = Este servidor no envía correo.
error-bad-address = «{ $address }» no es una dirección de correo.
error-wrong-code = Este no es el código que se te envió, o es demasiado antiguo.
error-bad-webhook = Esta no es una dirección pública de un webhook (https://…), o falta la sala o la clave de Matrix.
error-too-many-webhooks = Puedes tener { $most } webhooks.
error-bad-subscription = No se puede avisar a este navegador: no se ha entendido su suscripción.

## Un servidor y sus visitantes

error-not-understood = No se ha entendido la petición.
error-wrong-field = No se ha entendido la petición: «{ $field }» falta, no se conoce o no es posible.
error-too-long =
    { $field ->
        [name] El nombre es demasiado largo.
        [password] La contraseña es demasiado larga.
        [new] La nueva contraseña es demasiado larga.
        [label] El nombre del token es demasiado largo.
        [text] El mensaje es demasiado largo.
       *[other] «{ $field }» es demasiado largo.
    } Máximo: { $most } caracteres.
error-too-short =
    { $field ->
        [name] El nombre es demasiado corto.
        [password] La contraseña es demasiado corta.
        [new] La nueva contraseña es demasiado corta.
        [label] El nombre del token es demasiado corto.
        [text] El mensaje es demasiado corto.
       *[other] «{ $field }» es demasiado corto.
    } Mínimo de caracteres: { $least }.
error-not-found = No hay nada en esta dirección.
error-foreign-page = La petición viene de una página de otro sitio.
error-too-often =
    { $seconds ->
        [one] Demasiadas peticiones seguidas. Inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Demasiadas peticiones seguidas. Inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-crowded = Ya hay demasiadas conexiones, desde donde estás o en esta mesa. Cierra alguna.
error-too-many-tables =
    { $most ->
        [one] Solo puedes tener { $most } mesa sin terminar a la vez. Termínala o déjala primero.
       *[other] Puedes tener { $most } mesas sin terminar a la vez. Termina o deja alguna primero.
    }
error-too-many-tables-here = Desde donde estás se han abierto demasiadas mesas que siguen sin terminar ({ $most }). Terminad o dejad alguna primero.
error-too-much-brought = Tú, u otras personas desde donde estás, ya habéis traído hoy todas las partidas guardadas y ediciones que se permiten. Inténtalo mañana.
error-too-large = Es demasiado grande: { $most } bytes como máximo.
error-internal-error = Algo ha fallado. No se ha cambiado nada.
error-not-kept = El navegador no ha podido guardarlo. No se ha cambiado nada. Quizá le falte espacio: quita partidas antiguas e inténtalo de nuevo.
error-not-read = No se pueden leer las partidas que guarda este navegador. Cierra las demás páginas de Granada e inténtalo de nuevo.
error-other-version = Otra versión de Granada guardó esta partida, así que no puede seguir aquí. Su registro se puede guardar.
error-nobody-listens = Juegas solo en este dispositivo: nadie más leería tu mensaje.
error-database-gone = La base de datos no responde en este momento. Inténtalo de nuevo.
error-database-full = El disco del servidor está lleno: no se puede guardar nada. Inténtalo más tarde.
error-database-read-only = La base de datos del servidor es de solo lectura: no se puede guardar nada. Inténtalo más tarde.
error-database-corrupt = La base de datos del servidor está dañada. Quien administra el servidor tiene que restaurar una copia de seguridad.
error-database-too-new = La base de datos es de una versión más nueva de Granada ({ $revision }), y hace falta esa para usarla.
error-database-too-old = La base de datos es de una versión anterior de Granada. Arranca una vez el servidor nuevo o usa «granada admin migrate».
error-no-database = No hay ninguna base de datos en { $file }.
error-only-sqlite = Esto solo funciona con SQLite. PostgreSQL tiene sus propios programas: pg_dump y pg_restore.
error-file-exists = Ya hay un archivo { $file }.
error-no-backup = { $file } no es una copia de la base de datos de Granada, o está dañado.
error-in-use = Un servidor está usando la base de datos. Páralo primero.
error-bad-setting = El ajuste «{ $setting }» no puede ser «{ $value }».
error-bad-proxy = Los proxies se indican con sus direcciones o redes, como 192.0.2.1 o 10.0.0.0/8, separadas por comas. «{ $value }» no es ni lo uno ni lo otro.
error-cannot-listen = El servidor no puede escuchar en { $address }: { $why }.

## Lo que se ha contado de una partida acabada

deed-alhambra-took = Dinero tomado
deed-alhambra-bought = Edificios comprados
deed-alhambra-placed = Edificios construidos
deed-alhambra-reserved = Dejados en la reserva
deed-alhambra-swapped = Edificios cambiados
deed-alhambra-withdrawn = Pasados a la reserva
deed-alhambra-last-tile-won = Últimos edificios ganados
deed-sabika-worked = Trabajadores enviados
deed-sabika-rested = Descansos
deed-sabika-material = Materiales tomados
deed-sabika-marble = Mármoles tomados
deed-sabika-raw = Materias primas tomadas
deed-sabika-processed = Materias primas procesadas
deed-sabika-bought = Compras
deed-sabika-sold = Ventas
deed-sabika-exchanged = Intercambios
deed-sabika-expanded = Almacenes ampliados
deed-sabika-major-built = Construcciones mayores
deed-sabika-minor-built = Construcciones menores
deed-sabika-carved = Poemas tallados
deed-sabika-reactivated = Poemas reactivados
deed-sabika-exported = Barcos enviados
deed-sabika-consolidated = Consolidaciones

## Avisos a quien no está

notice-turn = Te toca: { $game }
notice-turn-with = Te toca: { $game } ({ $names })
mail-turn =
    { $what }

    { $table }

    Recibes este correo porque lo has pedido. Para no recibir más:
    { $unsubscribe }
mail-code-subject = Granada: { $code }
mail-code =
    Tu código es { $code }. Escríbelo en { $origin } para recibir un correo cada vez que te toque.

    Si no lo has pedido, olvida este correo: no vendrán más.
mail-reset-subject = Granada: una contraseña nueva
mail-reset =
    Alguien quiere cambiar la contraseña de tu cuenta en { $origin }. Si has sido tú, abre este enlace antes de una hora:

    { $link }

    Si ha sido otra persona, olvida este correo: no cambia nada.
unsubscribe-question = ¿Dejar de enviar correo a { $address }?
unsubscribe-button = No recibir más correo
unsubscribe-done = No se enviará más correo a { $address }.
