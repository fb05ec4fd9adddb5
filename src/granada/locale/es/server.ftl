# El servidor: su orden y lo que rechaza.

command-serve = Dejar que otros jueguen por la red, en el navegador o con otros programas.
option-host = La dirección en la que se escucha; 0.0.0.0 son todas las de este equipo.
option-port = El puerto en el que se escucha; 0 es cualquiera que esté libre.
option-database = Dónde se guarda todo: sqlite:///ARCHIVO o postgresql://… Sin ella, un archivo en tu carpeta de datos.
option-bus = Un servidor Redis, redis://…, con el que varios procesos se avisan de lo nuevo.
option-workers = Cuántos procesos atienden a la gente; más de uno necesitan un bus.
option-bot-workers = En cuántos procesos piensan los bots, por cada proceso que atiende a la gente; 0 es uno menos que procesadores hay.
option-origin = La dirección que la gente escribe, como https://play.example.org, si hay un proxy de por medio.
option-proxies = Las direcciones, separadas por comas, de los proxies a los que se cree cuando dicen de dónde viene una petición.
option-limits = Rechazar las peticiones que llegan demasiado a menudo.
serving = Granada está en { $address } (Ctrl+C lo detiene)

## En una mesa con otros

error-stale = La partida ha seguido mientras tanto. Mira otra vez antes de decidir.
error-not-your-seat = Este asiento no es tuyo.
error-no-such-table = No existe esa mesa, o no tienes invitación.
error-no-such-person = No existe esa persona.
error-not-started = La partida aún no ha empezado.
error-already-started = La partida ya ha empezado.
error-already-over = La partida ha terminado.
error-seat-taken = Este asiento está ocupado.
error-not-at-table = No tienes asiento en esta mesa.
error-not-the-host = Solo puede hacerlo quien abrió la mesa.
error-silenced = Quien abrió esta mesa te ha silenciado aquí.
error-time-left = Todavía queda tiempo para esta decisión.
error-has-stand-in = Aquí ya juega un bot.
error-no-stand-in = Aquí no juega ningún bot en lugar de una persona.
error-no-proposal = No hay ninguna propuesta que espere tu respuesta.
error-only-moves = Ha habido tantas idas y vueltas en esta partida que a partir de ahora solo se puede jugar.
error-record-too-long = El registro tiene demasiadas jugadas: { $most } como máximo.

## Personas

error-not-signed-in = Dinos antes tu nombre.
error-not-registered = Esto es solo para personas registradas.
error-already-registered = Ya te has registrado.
error-wrong-password = El nombre o la contraseña no son correctos.
error-name-taken = Otra persona está registrada con el nombre «{ $name }».
error-bad-name = Un nombre puede tener { $longest } letras como máximo, y nada que no se pueda mostrar.

## Un servidor y sus visitantes

error-not-understood = No se ha entendido la petición ({ $detail }).
error-not-found = No hay nada en esta dirección.
error-foreign-page = La petición viene de una página de otro sitio.
error-too-often =
    { $seconds ->
        [one] Demasiadas veces. Inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Demasiadas veces. Inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-crowded = Ya hay demasiadas conexiones, desde donde estás o a esta mesa. Cierra algunas.
error-too-many-tables =
    { $most ->
        [one] Solo puedes tener { $most } mesa sin terminar a la vez. Termínala o déjala primero.
       *[other] Puedes tener { $most } mesas sin terminar a la vez. Termina o deja alguna primero.
    }
error-too-large = Es demasiado grande: { $most } bytes como máximo.
error-out-of-order = El servidor ha fallado. No se ha cambiado nada.
error-database-gone = La base de datos no responde en este momento. Inténtalo de nuevo.
error-database-too-new = La base de datos es de una versión más nueva de Granada ({ $revision }), y hace falta esa para usarla.
error-bad-setting = El ajuste «{ $setting }» no puede ser «{ $value }».
error-cannot-listen = No se puede atender a nadie en { $address }: { $why }.
