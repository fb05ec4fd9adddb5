# Las órdenes, las opciones y lo que se dice ante el teclado.

command-granada = Juegos de mesa ambientados en Granada.
command-play = Jugar en la terminal, contra bots o con más gente ante el mismo teclado.
command-hint = Decir qué haría un maestro en una partida guardada, y por qué.
command-replay = Mostrar la posición tras cualquier jugada de una partida guardada.
command-verify = Demostrar que una partida guardada siguió las reglas y que nadie tocó el barajado.
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-error = Error
help-help = Mostrar esta ayuda y salir.
option-lang = El idioma: en, es, pl o ru. Sin esta opción, el del sistema.
option-game = El juego.
option-seats = Quién juega, separado por comas: human, o un bot, que es random, novice, apprentice, master o grandmaster, con un nombre delante si se quiere, como en Ana=human,master.
option-seed = El número que decide todo el barajado. Sin él, uno que nadie puede adivinar.
option-resume = Seguir con una partida guardada; se sigue guardando en el mismo archivo.
option-option = Algo que el juego deja elegir, como NOMBRE=VALOR; puede darse varias veces.
option-no-confirm = No preguntar antes de una jugada que no se puede deshacer.
option-plain = Solo frases: sin colores, dibujos ni tablas; para lectores de pantalla.
option-file = El archivo con la partida guardada.
option-at = Tras cuántas jugadas; los números negativos cuentan desde el final.
missing-extra = Para esto hace falta una parte de Granada que no está instalada. Instálala: pip install 'granada[{ $extra }]'

prompt = { $player }, ¿qué haces (? para ayuda)?
bots-think = Pensando…
press-enter = Pulsa Intro para seguir.
confirm = Esto no se puede deshacer. Intro: hacerlo; otra cosa: elegir de nuevo.
pass-keyboard = { $player }, pulsa Intro cuando solo tú veas la pantalla.
bot-failure-failed = { $player } ({ $kind }) ha tropezado con un error: otro bot decide cuando este no puede.
bot-failure-illegal = { $player } ({ $kind }) quería algo contra las reglas: otro bot decide cuando este no puede.
bot-failure-overran = { $player } ({ $kind }) no llega a decidirse: desde ahora decide otro bot.
no-such-number =
    { $last ->
        [one] El único número es el 1.
       *[other] Los números van de 1 a { $last }.
    }
autosave-is = Esta partida se guarda en { $file }
saved = Guardado en { $file }
not-over-that = En { $file } ya hay algo que no es esta partida, así que no se ha guardado nada. Elige otro nombre.
not-kept = Esta partida no se guarda, salvo en las copias que guardes tú.
kept-elsewhere = Alguien ha seguido jugando en { $file }. Desde ahora, esta partida se guarda en { $other }
left = La partida queda guardada. Para seguir:
quit = Archivo para guardar una copia (Intro: ninguno):
seed-was-unkept = Todo el barajado salió de la semilla { $seed }.
seed-was = Todo el barajado salió de la semilla { $seed }. Para demostrarlo:
after-moves = Tras { $moves } de { $total } jugadas:
proved =
    { $moves ->
        [one] Demostrado: la semilla coincide con el compromiso previo a la partida, y la única jugada sigue las reglas y lleva a los puntos anotados.
       *[other] Demostrado: la semilla coincide con el compromiso previo a la partida, y las { $moves } jugadas siguen las reglas y llevan a los puntos anotados.
    }
not-proved = No queda demostrado. { $why }
help =
    Un número elige lo que lleva ese número. Además se puede escribir:
    u: deshacer el último paso
    s: los puntos, si se puntuara ahora
    n: todo lo que ha pasado desde tu última elección
    t o hint: qué haría un maestro, y por qué
    h: resumen de las reglas
    save ARCHIVO: guardar una copia
    q: salir; la partida queda guardada

usage-no-such-language = No existe el idioma «{ $language }». Los idiomas son: { $languages }.
usage-no-such-command = No existe esa orden. Las órdenes son: { $commands }.
usage-no-such-option = No existe la opción «{ $option }». Consulta { $command } --help.
usage-missing = Falta { $what }. Consulta { $command } --help.
usage-wrong-value = { $what } no puede tener este valor. Consulta { $command } --help.
usage-wrong-number = { $what } debe ser un número, { $range }. Consulta { $command } --help.
usage-not-understood = No se ha entendido la orden. Consulta { $command } --help.
usage-no-such-kind = No existe el tipo de jugador «{ $kind }». Los tipos son: { $kinds }. Un nombre se indica como en Ana=human.
usage-not-resumed = { $option } no concuerda con la partida de { $file }. Quita esa opción para seguir con la partida.
usage-bad-option = Una opción del juego se da como NOMBRE=VALOR, no como «{ $option }».
usage-bad-name = Un nombre puede tener { $longest } caracteres como máximo, todos visibles.
usage-no-such-move = La partida tiene { $total } jugadas; --at debe estar entre -{ $total } y { $total }.

## Pistas, y de dónde vienen los puntos esperados

hint-then-see = Después, un maestro miraría lo que sale.
plugin-left-out = El juego { $game } del paquete { $package } se omite porque no se puede cargar. Para su autor: { $why }
