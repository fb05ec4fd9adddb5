# La aplicación web: todo lo que rodea a los tableros.

## Piezas sueltas

web-close = Cerrar
web-explain = ¿Qué es esto?
web-see-rules = Ver las reglas
web-cancel = Cancelar
web-continue = Continuar
web-confirm = Confirmar
web-save = Guardar
web-saved = Guardado.
web-copy = Copiar
web-copied = Copiado.
web-share = Compartir
web-send = Enviar
web-loading = Cargando…
web-skip = Saltar al contenido
web-home = Inicio
web-menu = Menú
web-more = Más
web-try-again = Intentarlo de nuevo
web-lost-title = Aquí no hay nada
web-other-rules-title = Esta partida tiene otras reglas
web-other-version-title = Esta partida es de otra versión
web-unreachable-title = El servidor no responde
web-unreachable = No se ha podido cargar esta página. Quizá se haya cortado la conexión por un momento.
web-refused = El servidor lo ha rechazado. Vuelve a cargar la página: puede que sea más antigua que el servidor.

## Los juegos

about-alhambra = Contrata a los mejores constructores, paga a cada uno en la moneda de su tierra y levanta un palacio dentro de una larga muralla. Turnos rápidos, de 2 a 6 jugadores.
about-sabika = Construye para el sultán de Granada: mueve a tus trabajadores por tres rondeles, comercia por mar, talla poemas y paga el tributo. Un juego profundo, de 1 a 4 jugadores.
web-tagline = Juegos de mesa en una misma colina. Contra bots o con amigos, al instante y sin cuenta.
web-unofficial = Un proyecto de aficionados, no un producto oficial. Los juegos pertenecen a sus autores y editoriales.
web-bot-random = Azar
web-bot-novice = Novato
web-bot-apprentice = Aprendiz
web-bot-master = Maestro
web-bot-grandmaster = Gran maestro
web-bot-buyer = Comprador
web-bot-companion = Mi igual
web-rules = Reglas
web-rules-of = Reglas de { $game }

## La página de inicio

web-play-now = Jugar ya
web-play-with-friends = Con amigos
web-learn = Aprender
web-learn-game = Aprender { $game }
web-new-here = ¿Es tu primera vez?
web-new-here-begin = Una breve lección en un tablero de verdad y luego una primera partida contra novatos, a los que puedes ganar.
web-board-of = Un tablero de { $game }
web-game-minutes = unos { $minutes } minutos
web-weight-light = fácil de aprender
web-weight-heavy = mucho que aprender
web-all-options = Todas las opciones
web-players = Jugadores
web-opponents = Rivales
web-companion = Juega tan bien como tú: ahora, { $bot }. { $games ->
    [0] Este navegador recordará tus resultados contra los bots.
    [one] Este navegador recuerda una partida contra bots.
   *[other] Este navegador recuerda { $games } partidas contra bots.
}
web-companion-now = { web-bot-companion } (ahora, { $bot })
web-companion-next = En la próxima partida, tu igual juega como: { $bot }.
web-my-games = Mis partidas
web-open-tables = Mesas abiertas
web-no-open-tables = Nadie está esperando ahora mismo. ¡Abre tú una mesa!
web-replays = Repeticiones
web-clear = Quitar
web-clear-game = Quitar esta partida: { $game }, { $names }
web-clear-old = Quitar partidas antiguas
web-clear-question =
    { $count ->
        [one] ¿Quitar una partida?
       *[other] ¿Quitar { $count } partidas?
    }
web-clear-finished = Las partidas terminadas solo salen de tu lista: sus resultados siguen contando.
web-clear-unfinished =
    { $count ->
        [one] Una partida no ha terminado. Acaba sin resultado.
       *[other] { $count } partidas no han terminado. Acaban sin resultado.
    }
web-clear-others = Las partidas con otras personas se quedan.
web-no-replays = Aquí aparecerán las partidas terminadas.
web-status-playing = en juego
web-seats-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
web-language = Idioma
web-theme = Tema
web-theme-system = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-settings = Ajustes
web-sign-in = Entrar

## Una mesa nueva

web-new-table = Mesa nueva: { $game }
web-who-plays = ¿Quién juega?
web-seat = Asiento { $number }
web-kind-me = Tú
web-kind-open = Un amigo, con un enlace
web-kind-here = Alguien en esta pantalla
web-kind-bot = Bot: { $bot }
web-options = Opciones
web-option-events = Eventos
web-option-events-help = Las losetas de evento cambian un poco las reglas, una tras otra.
web-choice-events-none = Ninguno
web-choice-events-random = Tres cualesquiera
web-choice-events-0-3 = Tres negativos
web-choice-events-1-2 = Uno positivo y dos negativos
web-choice-events-2-1 = Dos positivos y uno negativo
web-choice-events-3-0 = Tres positivos
web-option-yusuf = Yusuf
web-option-yusuf-help = Tu rival cuando juegas en solitario.
web-choice-yusuf-usual = Normal
web-choice-yusuf-hard = Más difícil
web-time = Tiempo
web-clock-none = Sin reloj
web-clock-none-help = Cada cual piensa todo el tiempo que quiera.
web-clock-live = En directo
web-clock-live-help = Cada jugador tiene un tiempo para toda la partida y gana un poco más con cada jugada.
web-clock-days = Días
web-clock-days-help = Unos días para cada decisión: para partidas que duran semanas.
web-clock-bank = Minutos por jugador
web-clock-increment = Segundos más por jugada
web-clock-per-move = Días por decisión
web-public = Mostrar la mesa en la página de inicio: cualquiera puede sentarse
web-allow-hints = Se permiten pistas de un maestro
web-open-table = Abrir la mesa

## Antes de la partida

web-waiting =
    { $count ->
        [0] Ya están todos: empieza la partida.
        [one] Falta { $count } jugador.
       *[other] Faltan { $count } jugadores.
    }
web-invitation = Envía este enlace a quien vaya a jugar o a mirar
web-invitation-text = ¡Ven a jugar a { $game } conmigo!
web-qr-code = Código QR de la invitación
web-qr-help = O deja que tus amigos escaneen este código.
web-your-colour = Tu color
web-colour-of = Color de { $name }
web-colour-of-seat = Color del asiento { $number }
web-colour-taken = Otra persona tiene este color
web-colour-blue = azul
web-colour-red = rojo
web-colour-green = verde
web-colour-yellow = ocre
web-colour-purple = morado
web-colour-grey = gris
web-colour-pink = rosa
web-colour-teal = turquesa
web-invite-others = Invitar a otros
web-known-to-host = Esta partida se ha importado: quien abrió la mesa puede conocer todas las cartas y losetas que faltan por salir. Nunca aparece en la lista ni cuenta para el nivel.
web-known-to-host-brief = Quien la abrió puede conocer todas las cartas
web-imported = Importada, no cuenta para la clasificación
web-played-offline = Jugada sin conexión, no cuenta para la clasificación
web-free-seat = Asiento libre
web-somebody = Alguien
web-you = tú
web-here = está aquí
web-away = no está aquí
web-sit-down = Sentarse
web-stand-up = Levantarse
web-close-table = Cerrar la mesa
web-table-closed = Esta mesa se cerró.

## En la mesa

web-seats = Jugadores
web-points = puntos
web-to-move = tiene el turno
web-your-turn = Te toca
web-turn-of =
    { $count ->
        [one] Le toca a { $name }.
       *[other] Tienen que decidir: { $name }.
    }
web-game-over = La partida ha terminado
web-spectators =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
web-spectator = Espectador
web-days-left =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-bot-plays = juega { $bot }
web-bot-plays-for-you = Un bot ({ $bot }) juega en tu lugar.
web-seat-is-left = { $name } ha dejado la partida. Puedes seguir en su lugar.
web-play-on-here = Ocupar el asiento
web-bots-hurry = Los bots piensan menos ahora mismo: se están jugando muchas partidas.
web-time-is-up = A { $name } se le ha acabado el tiempo.
web-take-over = Que juegue un bot
web-return = Seguir yo
web-reconnecting = Se ha perdido la conexión. Intentando volver…
web-undo = Deshacer
web-undo-help = Deshacer tu última jugada
web-undo-ask = Pedir a los demás que te dejen deshacer tu última jugada
web-undo-asked = Se ha preguntado a los demás.
web-undo-proposed =
    { $moves ->
        [one] { $name } quiere deshacer { $moves } jugada.
       *[other] { $name } quiere deshacer { $moves } jugadas.
    }
web-undo-waits = Esperando a los demás…
web-agree = Aceptar
web-decline = Rechazar
web-skip-steps = Saltar
web-meanwhile = Mientras no mirabas
web-last-moves = Lo que los demás han hecho desde tu última jugada
web-confirm-question = { $move }. ¿Terminar el turno?
web-end-turn = Terminar turno
web-not-yet = Todavía no
web-hint = Pista
web-hint-help = ¿Qué haría un maestro?
web-coach = Consejero
web-setting-coach = Un consejero te dice en cada turno qué es lo importante
web-coach-off = Desactivar al consejero
web-hint-hurried = Esta pista se ha pensado menos de lo habitual: se están jugando muchas partidas.
web-hint-do = Hacerlo
web-hint-why = ¿Por qué, y qué más?
web-hint-more =
    { $n ->
        [one] … y { $n } paso más
       *[other] … y { $n } pasos más
    }
web-pass-device = Pasa el dispositivo a { $name }
web-pass-device-why = Hasta entonces queda oculto lo que otros no deben ver.
web-i-am = Soy { $name }
web-log = Historial
web-chat = Chat
web-log-and-chat = Historial y chat
web-fold = Plegar el registro y el chat
web-unfold = Mostrar el registro y el chat
web-log-empty = Todavía no ha pasado nada.
web-log-earlier = Ver lo anterior
web-taken-back = Deshecho
web-look-then = Ver el tablero como estaba entonces
web-everything = Todo lo que se sabe
web-looking-back = Mirando atrás: paso { $step } de { $steps }
web-back-to-now = Volver al presente
web-chat-unread =
    { $count ->
        [one] Chat: { $count } mensaje nuevo
       *[other] Chat: { $count } mensajes nuevos
    }
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Di algo
web-mute = Silenciar a { $name }
web-unmute = Volver a leer a { $name }
web-table-menu = Mesa
web-leave = Dejar la partida
web-leave-question = Un bot seguirá en tu lugar y la partida contará como perdida. Puedes volver mientras nadie ocupe tu asiento.
web-stay = Quedarse
web-rematch = Jugar otra vez
web-score-sheet = Puntuación
web-rematch-waits = Alguien quiere jugar otra vez.
web-you-have-won = ¡Has ganado!
web-statistics = Estadísticas
web-points-course-if-scored = Puntos en el curso de la partida, si se hubiera puntuado en cada momento
web-points-course = Puntos a lo largo de la partida
web-stat-turns = Turnos
web-stat-moves = Jugadas
web-stat-time = Tiempo pensado
web-moves-made =
    { $moves ->
        [one] { $moves } jugada
        [many] { $moves } jugadas
       *[other] { $moves } jugadas
    }
web-moves-taken-back =
    { $moves ->
        [one] { $moves } jugada deshecha
        [many] { $moves } jugadas deshechas
       *[other] { $moves } jugadas deshechas
    }
web-points-for = Puntos por
web-grand-total = Total general
web-total = Total
web-log-undo =
    { $moves ->
        [one] { $name } deshace { $moves } jugada.
       *[other] { $name } deshace { $moves } jugadas.
    }
web-log-propose =
    { $moves ->
        [one] { $name } pide deshacer { $moves } jugada.
       *[other] { $name } pide deshacer { $moves } jugadas.
    }
web-log-agree = { $name } está de acuerdo.
web-log-decline = { $name } no está de acuerdo.
web-log-takeover = Un bot juega por { $name }: { $bot }.
web-log-return = { $name } ha vuelto.

## Atajos

web-shortcuts = Atajos de teclado
web-key-choice = A lo que se puede elegir
web-key-words = A las opciones en palabras, donde el tablero tiene imágenes
web-key-undo = Deshacer
web-key-confirm = Confirmar el final del turno
web-key-cancel = Todavía no; volver al presente
web-key-hint = Pista
web-key-back = Un paso atrás
web-key-forward = Un paso adelante
web-key-log = Historial
web-key-chat = Chat
web-key-help = Estos atajos
web-key-board = En el tablero, Tab pasa de una parte a otra, las flechas recorren lo que hay en ella e Intro elige.

## Repeticiones y partidas guardadas

web-replay = Repetición
web-replay-of = { $game }: { $names }
web-replay-start = El comienzo de la partida.
web-to-table = A la mesa
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad
web-viewer = Visto por
web-step = Paso
web-steps = Pasos
web-step-of = { $step } de { $steps }
web-turn-back = Un turno atrás
web-turn-on = Un turno adelante
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-to-start = Al principio
web-to-end = Al final
web-record-text = Partida como texto
web-record-json = Partida como JSON
web-verify = Verificar el barajado
web-verify-help = Antes de la partida se publica un compromiso sobre cómo se baraja y, después, la semilla. Si coinciden, nadie ha cambiado nada entretanto; además, todas las jugadas se repiten según las reglas.
web-verified =
    { $moves ->
        [one] La semilla coincide con el compromiso, y la única jugada sigue las reglas.
       *[other] La semilla coincide con el compromiso, y las { $moves } jugadas siguen las reglas.
    }
web-contributed-here = Tu navegador ha añadido uno de estos números, y todos los compromisos son los que vio antes del reparto.
web-not-verified = Los compromisos han cambiado desde que empezó la partida.
web-commitment = Compromiso
web-seed = Semilla
web-import = Importar una partida
web-import-help = Trae una partida guardada aquí o en la terminal. Se comprueba cada jugada. Si no ha terminado, sigues jugando desde donde quedó.
web-import-file = Un archivo
web-import-text = O su texto
web-import-go = Importar

## Personas

web-who-are-you = ¿Quién eres?
web-name = Nombre
web-your-name = Tu nombre
web-name-help = Los demás te verán con este nombre.
web-name-once = Tus amigos verán este nombre. Solo se pregunta una vez.
web-guest-help = Un invitado solo necesita un nombre. Este navegador se acuerda de ti.
web-come-as-guest = Entrar como invitado
web-profile = Perfil
web-all-records = Todas mis partidas en un archivo
web-games-here = Partidas de este navegador
web-games-here-help = No están en ningún otro sitio. Guarda de vez en cuando sus registros: se pueden volver a importar, aquí o en otro lugar.
web-report = Denunciar
web-report-help = ¿Qué ha hecho { $name }? Solo lo leen quien administra este servidor y la moderación.
web-report-send = Enviar
web-report-sent = Quien administra este servidor ha recibido tu denuncia.
web-report-text = Denuncia
web-message-remove = Quitar este mensaje
web-message-removed = La moderación ha quitado este mensaje.
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Has bloqueado a esta persona.
web-blocked-people = Personas bloqueadas
web-blocked-help = No ves lo que escriben. No pueden sentarse en tus mesas ni invitarte.
web-moderation = Moderación
web-moderation-help = Todo lo que hagas aquí queda en el registro, que también lee quien administra el servidor.
web-moderation-reports = Denuncias
web-moderation-reported-by = Denuncia de
web-moderation-done = Hecho
web-moderation-no-reports = No hay denuncias abiertas.
web-moderation-log = Qué ha hecho la moderación
web-moderation-did-rename = Nombre nuevo:
web-moderation-did-silence = Persona silenciada:
web-moderation-did-let-speak = Puede volver a escribir:
web-moderation-did-message = Mensaje quitado:
web-moderation-did-report = Denuncia cerrada: número
web-moderation-rename = Cambiar el nombre
web-moderation-silence = Silenciar
web-moderation-silence-help = Una persona silenciada no puede escribir en el chat ni cambiar de nombre.
web-moderation-silenced = Esta persona está silenciada: no puede escribir en el chat ni cambiar de nombre.
web-moderation-let-speak = Permitir que vuelva a escribir
web-moderation-said = Sus últimos mensajes
web-account = Cuenta
web-account-help = Con una cuenta conservas tus partidas y tu nivel, y puedes jugar desde cualquier dispositivo.
web-register = Registrarse
web-registered = Nombre registrado
web-welcome = ¡Hola, { $name }!
web-password = Contraseña
web-password-help = Al menos { $least } caracteres.
web-old-password = Contraseña actual
web-new-password = Contraseña nueva
web-change-password = Cambiar la contraseña
web-forgotten-password = ¿Has olvidado la contraseña?
web-reset-title = Una contraseña nueva
web-reset-help = Te llegará un enlace a la dirección de correo que confirmaste para los avisos. ¿No has confirmado ninguna? Pide un enlace a quien administra este servidor.
web-reset-send = Enviarme un enlace
web-reset-sent = Si esta cuenta tiene una dirección de correo confirmada, el enlace ya está en camino.
web-reset-choose = Elige una contraseña nueva. Tu sesión se cerrará en todos los demás sitios.
web-sign-out = Cerrar sesión
web-sign-out-everywhere = Cerrar todas las sesiones
web-delete-account = Borrar mi cuenta
web-delete-question = Tu nombre desaparecerá de todas partes y los bots seguirán en tus partidas. No se puede deshacer.
web-tokens = Claves para bots
web-tokens-help = Un programa con una de estas claves puede hacer todo lo que puedes tú.
web-token-label = Para qué es
web-token-make = Crear una clave
web-token-drop = Borrar esta clave
web-token-secret = Solo se muestra una vez:
web-here-since = Aquí desde el { $date }
web-guest-since = Invitado desde el { $date }
web-games-played = Partidas
web-games-won = Ganadas
web-mean-score = Media
web-best-score = Récord
web-rating = Nivel
web-rating-help = El nivel que un jugador tiene como mínimo, casi con total seguridad: sube al ganar a rivales fuertes y con el número de partidas.
web-ratings = Clasificación
web-rank = Puesto
web-no-ratings = Nadie tiene nivel todavía. Solo cuentan las partidas de personas registradas.
web-no-games-yet = Todavía no hay partidas terminadas.

## Ajustes y avisos

web-setting-confirm = Preguntar antes de acabar un turno para siempre
web-pace = Ritmo con que se muestran las jugadas de los demás
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-none = Todo a la vez
web-text-size = Tamaño de las letras
web-volume = Volumen
web-sound-mute = Sin sonido
web-setting-sound = Un sonido cuando me toca
web-notices = Avisos
web-notices-help = Te avisamos cuando te toca y no estás aquí.
web-push = Avisarme en este navegador
web-push-on =
    { $count ->
        [one] Te avisa { $count } navegador.
       *[other] Te avisan { $count } navegadores.
    }
web-push-off = No recibir más avisos
web-push-refused = El navegador no lo permite.
web-mail = Dirección de correo
web-mail-send-code = Enviarme un código
web-webhooks = Webhooks
web-webhooks-help = Avisa de tu turno en un canal de Discord, una sala de Matrix o un programa tuyo.
web-notices-here = También mientras miro la mesa en otra pestaña
web-webhook-kind = Tipo
web-webhook-json = Un programa propio (JSON)
web-webhook-discord = Discord
web-webhook-matrix = Matrix
web-webhook-address = Dirección del webhook
web-webhook-home = Dirección del servidor
web-webhook-room = Identificador de la sala
web-webhook-token = Clave de acceso
web-webhook-add = Añadir un webhook
web-webhook-remove = Quitar el webhook de { $host }
web-webhook-secret = La clave de la firma; solo se muestra una vez:
web-mail-code = El código que se envió a { $address }
web-mail-on = Recibes correo en { $address }.
web-mail-off = No recibir más correo

## Acerca de

web-about = Acerca de
web-about-what = Granada es la casa de dos juegos de mesa ambientados en una misma colina: un motor de reglas exacto, bots y mesas para jugar en el navegador y en la terminal.
web-credits = Créditos
web-credit-alhambra = Alhambra es un juego de Dirk Henn, publicado por Queen Games.
web-credit-sabika = Sabika es un juego de Germán P. Millán, publicado por Ludonova.
web-credit-ours = Todos los textos, dibujos y adornos son propios. Si te gusta un juego, cómpralo: sus autores lo merecen.
web-licences = Licencias
web-licence-granada = Granada: licencia MIT.
web-licence-fonts = Alegreya y Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica): SIL Open Font License 1.1.
web-licence-code = Svelte (MIT), Fluent (Apache 2.0), D3 (ISC).
web-privacy = Privacidad
web-privacy-text = Sin rastreo, sin publicidad, sin peticiones a nadie más. Una cookie le dice al servidor quién eres; tus ajustes se quedan en este navegador.

# Editions of one's own.
web-edition = Edición
web-built-in-edition = La edición incluida
web-edition-help = Muchas cartas de este juego son inventadas, porque las impresas no se pueden leer en público.
web-edition-make = Haz una edición con tu propio ejemplar

# Jugar en el propio navegador, sin servidor.
web-tagline-site = Juegos de mesa en una misma colina. Contra bots o en una misma pantalla, sin cuenta y sin servidor.
web-engine-loading = Descargando los juegos: { $percent } %
web-engine-starting = Iniciando los juegos…
web-engine-absent = Aquí no se puede jugar sin red: este servidor no lo ofrece.
web-engine-unreachable = No se han podido descargar los juegos. Comprueba la red e inténtalo de nuevo.
web-engine-failed = No se han podido iniciar los juegos en este navegador. Inténtalo de nuevo o usa otro navegador.
web-engine-blocked = Aún está abierta una página de una versión anterior de Granada. Ciérrala e inténtalo de nuevo.
web-engine-outdated = Esta página y los juegos son de versiones distintas. Vuelve a cargar la página.
web-engine-too-old = Este navegador es demasiado antiguo para los juegos. Actualízalo o usa otro.
web-engine-plain = En este navegador los juegos van despacio. Aquí solo juegan los bots rápidos.
web-offline = Sin red
web-offline-help = Los dos juegos, los bots y tus partidas pueden quedarse en este navegador ({ $size } MB). Así puedes jugar en un avión.
web-offline-keep = Guardar para jugar sin red
web-offline-keeping = Guardando todo en este navegador…
web-offline-kept = Todo está en este navegador. Puedes jugar sin red.
web-install = Instalar como aplicación
web-server-gone = El servidor no responde. Las partidas nuevas contra bots se juegan en este navegador.
web-hand-over = Enviar al servidor
web-hand-over-help = El servidor recibe el registro de esta partida: allí se puede ver y, si no ha terminado, seguir jugando. Aparece como jugada sin conexión y no cuenta para la clasificación.
web-handed-over = La partida ya está en el servidor.
web-privacy-site = Tus partidas y tus ajustes se quedan en este navegador. No se envía nada a nadie.
