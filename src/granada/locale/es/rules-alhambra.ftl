# Las reglas de Alhambra. Una línea es un párrafo, las líneas con «- » o «1. » son listas y las _palabras_ van resaltadas.
# ".title" es el título, ".example" un ejemplo, ".caption" lo que muestra una imagen o una tabla.

rule-alhambra-title = Las reglas de Alhambra

rule-alhambra-summary =
    Construyes un palacio alrededor de tu fuente. Puntúa quien tiene más edificios de cada tipo, tres veces en la partida, y cada palacio puntúa además por su muro más largo.
    _En tu turno haz una de tres cosas:_
    - _Tomar dinero:_ una carta cualquiera de las que están a la vista, o varias que juntas valgan 5 como mucho.
    - _Comprar una loseta_ del mercado, en la moneda de su espacio. No se da cambio. Si pagas el precio exacto, haces otra acción enseguida.
    - _Reformar:_ construir una loseta de tu reserva, sacar una de tu palacio, o cambiar la una por la otra.
    _Después_ coloca lo que has comprado, en tu palacio o en tu reserva. Las losetas no se giran; van muro con muro y lado abierto con lado abierto; a todas se llega a pie desde la fuente, y no queda ningún hueco.
    _Por último_ se reponen el dinero a la vista y el mercado. Si sale una carta de puntuación, se puntúa. Cuando ya no se puede llenar el mercado, se reparten las últimas losetas y la tercera puntuación cierra la partida.
    Gana quien tiene más puntos.
    .title = En una página

rule-alhambra-goal =
    Cada jugador construye su propio palacio en Granada: pabellones, serrallos, arcadas, aposentos, jardines y torres. Las losetas salen de un mercado común y se pagan en cuatro monedas, porque los maestros de obras vienen de todo el Mediterráneo y quieren cobrar en la moneda que conocen.
    Tres veces en la partida reciben puntos quienes tienen más edificios de cada tipo, y todos por el muro más largo de su propio palacio. Una loseta más cara no da más puntos: solo importa cuántas tienes de cada tipo.
    Gana quien tiene más puntos al final. Si varios empatan, comparten la victoria.
    .title = El objetivo

rule-alhambra-setup =
    1. Cada jugador recibe una fuente, la primera loseta del palacio. No tiene muros.
    2. Cada jugador recibe cartas de dinero, de una en una, hasta que su mano valga 20 o más, sin importar las monedas.
    3. Empieza quien tiene menos cartas; si hay empate, quien tiene menos dinero; si sigue el empate, se sortea.
    4. Se ponen a la vista cuatro cartas de dinero.
    5. El resto del dinero forma el mazo: se divide en cinco montones iguales. La primera carta de puntuación se baraja en el segundo montón desde arriba, la segunda en el cuarto, y los montones se vuelven a apilar.
    6. Las 54 losetas de edificio van a la bolsa, y cuatro de ellas al mercado.
    Hay tres cartas de dinero de cada valor del 1 al 9 en cada moneda, 108 en total. En partidas de dos hay solo dos de cada una, 72 en total, y participa Dirk.
    Las manos son secretas. Todo lo demás está a la vista: palacios, reservas, mercado, dinero disponible y descarte. En la mesa las primeras manos se reparten boca arriba, solo para contarlas y ver quién empieza. De ambas cosas se encarga el programa, así que nadie más las ve.
    .title = Preparación
    .caption = Los cinco montones del mazo de dinero: las cartas de puntuación están en algún lugar del segundo y del cuarto.

rule-alhambra-turn =
    Se juega en el sentido de las agujas del reloj, desde quien empieza. En tu turno haces una acción: _tomar dinero_, _comprar una loseta_ o _reformar_. Si pagas el precio exacto de una loseta, sigue otra acción, de nuevo cualquiera de las tres, tantas veces como lo consigas. Así, un turno tiene cinco acciones como mucho: cuatro compras exactas y una más.
    Hay que actuar, también después de un pago exacto. Solo pasa quien no puede hacer absolutamente nada.
    Cuando terminan tus acciones, colocas las losetas compradas en este turno. Antes no se repone nada: quien ha comprado tres losetas solo tiene una en el mercado para seguir comprando.
    .title = Un turno

rule-alhambra-money =
    Toma _una_ carta de las que están a la vista, valga lo que valga, o toma _varias_ si juntas no valen más de 5. Las monedas no importan.
    Puedes tener tantas cartas como quieras. Al final el dinero no vale nada por sí mismo, salvo para las últimas losetas.
    .title = Tomar dinero
    .caption = El florín de 1 y los ducados de 4 suman 5: se pueden tomar los dos a la vez.
    .example = A la vista hay 8 dinares, 1 florín, 4 ducados y 3 dírhams. Puedes tomar una cualquiera de las cuatro; o bien 1 y 4; o bien 1 y 3. No puedes tomar 3 y 4, porque suman 7.

rule-alhambra-buying =
    Cada loseta del mercado está bajo una moneda. Paga al menos su precio con cartas de esa única moneda, tantas como quieras. No se da cambio, y las cartas van al descarte.
    Se puede pagar de más, incluso con cartas que no harían falta.
    La loseta no se coloca enseguida, sino al final de tu turno.
    .title = Comprar una loseta
    .caption = Cada uno de los cuatro espacios del mercado tiene su moneda: esta torre cuesta 9 ducados.

rule-alhambra-exact =
    Quien paga el precio _exacto_ de una loseta hace otra acción enseguida. Es lo más importante del juego: las cartas bajas valen más de lo que parece.
    Quien paga de más ya no hace más acciones y pasa a colocar.
    .title = Pagar el precio exacto
    .example = Pagas 5 + 4 ducados por una torre que cuesta 9: es exacto, así que haces otra acción. Con tu carta de 6 dinares compras ahora unas arcadas que cuestan 4. Sobran 2, y tu turno acaba colocando las dos losetas.

rule-alhambra-placing =
    Al final de tu turno colocas todas las losetas compradas en él, en el orden que quieras. Cada una va a tu palacio o a tu reserva, como prefieras.
    En tu palacio todo esto debe cumplirse después de cada loseta:
    - Las losetas no se giran: el precio de todas se lee en el mismo sentido.
    - Cada loseta está unida a otra por un lado. Las esquinas no unen.
    - Donde se tocan dos losetas, o ambas tienen muro o ninguna lo tiene.
    - Desde la fuente se puede ir a pie a cada loseta, de una en otra, sin saltar ningún muro.
    - Ninguna casilla vacía queda encerrada entre losetas. Una abertura en una esquina no es una abertura.
    La fuente se queda siempre donde está.
    .title = Colocar losetas

rule-alhambra-walls =
    Una loseta tiene muros en ninguno, uno, dos o tres de sus lados. Dos lados que se tocan deben ser iguales: muro con muro o abierto con abierto. Puede haber dos muros pegados uno a otro, pero quedan dentro del palacio y no puntúan.
    Un muro corta el paso. Cada loseta nueva necesita al menos un camino abierto al palacio, y ninguna puede quedar separada de la fuente.
    .title = Muros
    .caption = ¿Dónde encaja el serrallo de la derecha, con su muro al sur? Sobre el jardín su muro tocaría un lado abierto. Bajo los aposentos y junto a la torre su lado abierto tocaría un muro. Sobre la torre coincide muro con muro, pero nadie podría llegar allí a pie.

rule-alhambra-reserve =
    La reserva está junto al palacio, a la vista de todos y sin límite. Lo que hay en ella no puntúa. Desde ahí una loseta solo llega al palacio con una reforma.
    La reserva sirve para losetas que aún no encajan, y para las que no quieres que tengan otros.
    .title = La reserva

rule-alhambra-redesign =
    Reformar es una acción. Haz _una_ de estas cosas:
    - Construye una loseta de tu reserva.
    - Pasa una loseta de tu palacio a la reserva.
    - Cambia una loseta de tu reserva por una de tu palacio: la nueva va exactamente donde estaba la otra.
    Después el palacio debe cumplir todas las reglas de colocación. En un cambio solo cuenta el resultado: la loseta que sale puede ser una que mantiene unido el palacio, si la nueva también lo hace.
    Una loseta comprada en este turno no puede participar, porque aún no está colocada.
    .title = Reformar
    .example = En medio de tu muro más largo hay un jardín sin muro. Lo cambias por una torre de tu reserva que sí tiene muro en ese lado: ahora el muro sigue sin interrupción.

rule-alhambra-refill =
    Cuando lo has colocado todo, se repone el dinero a la vista hasta cuatro cartas, y después el mercado: primero el espacio de los florines, luego dírhams, dinares y ducados. Si hace falta una carta y el mazo está vacío, el descarte se baraja y pasa a ser el mazo. No se hace antes de que falte una carta, para que vuelva todo el dinero pagado hasta entonces.
    Si sale una carta de puntuación, se aparta y la siguiente ocupa su lugar. Con el dinero y el mercado completos se puntúa, antes del turno siguiente.
    El juego muestra cuántas cartas faltan, como muy pronto y como muy tarde, para la próxima puntuación.
    .title = El final del turno

rule-alhambra-scoring =
    Hay tres puntuaciones: dos cuando salen sus cartas, y la tercera al final de la partida. Solo cuentan las losetas del palacio, no las de la reserva.
    De cada tipo de edificio puntúa quien tiene más. En la segunda puntuación puntúa también el segundo puesto, y en la tercera también el tercero.
    _Empates._ Quienes tienen el mismo número comparten: se suman los puntos de todos los puestos que ocupan, se dividen entre ellos y se redondea hacia abajo. Los puestos que no se pagan valen 0 y se reparten igualmente. Quien viene después ocupa el puesto siguiente a todos ellos. Quien no tiene ningún edificio de ese tipo no ocupa puesto.
    Después cada jugador puntúa por su muro más largo.
    .title = Puntuación
    .caption = Puntos por el primer / segundo / tercer puesto.
    .example = Segunda puntuación, torres: Ana y Benito tienen 3 cada uno, Carla tiene 2. Ana y Benito ocupan el primer y el segundo puesto y comparten 13 + 6 = 19, es decir, 9 cada uno. Carla es tercera y aún no recibe nada.

rule-alhambra-wall =
    En cada una de las tres puntuaciones recibes un punto por cada lado de tu tramo de muro más largo sin interrupción. Debe estar en el exterior del palacio; lo que queda entre dos losetas no cuenta. Los tramos más cortos no puntúan.
    Un lado abierto que da al exterior interrumpe el muro, y también la fuente, que no tiene muros. Un muro que rodea todo el palacio cuenta con todos sus lados.
    .title = El muro más largo
    .caption = El tramo punteado tiene seis lados: seis puntos. El muro de la torre de la izquierda, de dos lados, está separado y no cuenta.

rule-alhambra-dirk =
    Cuando juegan dos, hay un tercero con losetas: Dirk. No tiene palacio, ni dinero, ni muro, ni turnos.
    - Antes de llenar el mercado por primera vez saca seis losetas de la bolsa. Están a la vista.
    - En cada puntuación ocupa un puesto como los demás y recibe los puntos que le tocan. Quien tiene menos que Dirk queda un puesto más abajo; quien tiene los mismos comparte con él.
    - Justo después de la primera puntuación saca seis losetas más, o todas las que queden; justo después de la segunda, un tercio de las que quedan en la bolsa, redondeado hacia abajo.
    - Al colocar una loseta recién comprada puedes entregarla a Dirk: así tu rival queda detrás de él.
    - No recibe ninguna de las últimas losetas, y no puede ganar.
    .title = Dos jugadores y Dirk

rule-alhambra-last-tiles =
    Cuando al final de un turno no quedan losetas en la bolsa para llenar el mercado, la partida se acaba. Si en esta última reposición ha salido una carta de puntuación, se hace primero esa puntuación.
    Cada loseta que queda en el mercado va a quien tiene en la mano más dinero de su moneda. El precio no importa y no se paga nada. Si dos tienen lo mismo, o nadie tiene nada, la loseta sobra.
    Quienes han recibido losetas las colocan, en el palacio o en la reserva. Ya nadie reforma.
    Una bolsa vacía no termina la partida por sí sola: sigue hasta que un espacio del mercado queda vacío.
    .title = Las últimas losetas
    .example = Bajo los florines queda una torre. Tienes 9 florines, los demás 7 y 4: la torre es tuya.

rule-alhambra-end =
    Tras las últimas losetas viene la tercera puntuación, y la partida termina. Gana quien tiene más puntos; quienes empatan comparten la victoria. Los puntos de Dirk se muestran, pero él no es un jugador.
    Si hasta entonces no ha salido la segunda carta de puntuación, la segunda puntuación no se hace.
    .title = El final de la partida
