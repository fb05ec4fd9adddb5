# El tutorial de Sabika. Un paso tiene su texto, ".title" y, donde hay algo que hacer, ".tasks" con una línea por tarea,
# ".hint" tras una jugada equivocada y ".done" cuando todo está hecho. Las jugadas: web/src/learn/lessons/sabika.txt.

learn-sabika-title = Aprender Sabika

learn-sabika-chapter-voyage = El primer viaje
    .about = Capítulo 1: el tablero, tus trabajadores y el comercio por mar.

learn-sabika-chapter-poem = Tallar un poema
    .about = Capítulo 2: lo que cuesta un camino, las acciones secundarias, los poemas y los materiales. Tu comerciante ya ha exportado a Fez.

learn-sabika-chapter-window = Construir y pagar
    .about = Capítulo 3: construcciones, equilibrios y el final de una ronda. Tus cajas están llenas de materiales.

learn-sabika-chapter-fountain = Crecer
    .about = Capítulo 4: la segunda ronda. Consigues un ingreso, más sitio y el favor del sultán.

learn-sabika-chapter-court = En la corte
    .about = Capítulo 5: la tercera ronda, con todo lo que falta: producir, el mercado, un poema gris y descansar.

learn-sabika-welcome =
    Te damos la bienvenida a la corte nazarí. En cinco capítulos cortos juegas las tres primeras rondas de una partida contra Leila; la partida entera tiene cinco. Juegas por _puntos de prestigio_, PP.
    Este es el _rondel_ con sus tres anillos. Por él andan tus cuatro trabajadores, y cada casilla es una acción.
    .title = La colina de la Sabika

learn-sabika-overseas =
    Este es el _mapa_ con las ciudades de ultramar. Allí envías barcos, al principio desde Granada y más tarde desde cualquier ciudad donde tengas uno. El número de cada ruta es su precio en dinares.
    .title = El mapa

learn-sabika-workshop =
    Este es tu propio _taller_: tus trabajadores, las cajas para materiales y mercancías, el favor del sultán y tus _parias_. Al final de cada ronda Castilla exige algunas como tributo.
    .title = Tu taller

learn-sabika-tile =
    Cada jugador se queda con una de dos losetas de inicio. La loseta 3 da una mercancía, una madera y un dinar. Una mercancía se puede exportar enseguida: un buen comienzo.
    Una mercancía es la otra cara de cualquier ficha del rondel. La seda se convierte en ropa, y Fez, que está cerca, pide ropa.
    .title = La loseta de inicio
    .tasks =
        Elige la loseta de inicio 3.
        Toma seda del rondel como mercancía: ropa.
    .hint = La loseta 3, y después la seda, que se convierte en ropa.
    .done = Tu ropa y tu madera están en cajas. Tienes cuatro cajas. La loseta de Leila tenía un número más alto, así que ha empezado ella: su poetisa ha tallado un poema.

learn-sabika-rondel =
    Tus dos _alarifes_ andan por el anillo exterior, tu _comerciante_ por el intermedio y tu _poetisa_ por el interior. Cada trabajador actúa una vez por ronda, en el orden que tú decidas.
    Al principio están todos en tu taller. Desde allí van a cualquier casilla de su anillo sin pagar pasos. Solo cuestan los demás trabajadores de la casilla: en una de las dos casillas de exportar hay un comerciante del sultán. La otra está libre.
    .title = Tres anillos
    .tasks = Envía a tu comerciante a la casilla de exportar donde no hay nadie.
    .hint = Elige al comerciante y la casilla de exportar de abajo, en el anillo intermedio.
    .done = Tu comerciante ha llegado y se ha tumbado: ya no se mueve en esta ronda. Empieza enseguida la acción principal de la casilla, porque allí no hay otra cosa que hacer.

learn-sabika-export =
    La acción principal de la casilla es _exportar_. Pagas el camino, 1 dinar hasta Fez, y pones allí un barco. Como nadie ha llegado antes, te llevas el sello. Cada mercancía da 1 PP y 1 paria, y otro tanto porque Fez pide ropa.
    Después viene el bonus de ciudad: aquí, un material cualquiera. El más valioso es la cerámica vidriada.
    .title = A ultramar
    .tasks =
        Exporta tu ropa a Fez.
        Toma una cerámica vidriada como bonus de ciudad.
    .hint = Elige Fez en el mapa y después toma una cerámica vidriada.
    .done = 2 PP, 2 parias, un sello y una cerámica vidriada. Pronto necesitarás las parias. Leila ha enviado a un alarife a la cantera.

learn-sabika-costs =
    Tu poetisa va a tallar un poema. Hay dos casillas para eso. En una está una poetisa del sultán; en la otra, la de Leila, tumbada. Cada trabajador ajeno cuesta 1 dinar, esté de pie o tumbado.
    La casilla de arriba está conectada con un espacio de mármol, así que es mejor. Se paga con dinares, salvo que cambies a _sellos_. Guarda tu sello: al final vale 1 PP.
    .title = Lo que cuesta un camino
    .tasks = Envía a tu poetisa adonde está la de Leila, en lo alto del anillo interior, por 1 dinar.
    .hint = Elige a la poetisa y la casilla más alta del anillo interior.
    .done = 1 dinar por la poetisa de Leila. Los pasos eran gratis, porque la tuya venía del taller.

learn-sabika-secondary =
    En una casilla puedes hacer la acción principal, una _acción secundaria_ contigua, o ambas, en cualquier orden. Aquí la secundaria es el mármol. Pero Leila ya se lo ha llevado: un espacio vacío da en su lugar yeso o madera. A una poetisa le cuesta 1 dinar.
    .title = Una acción secundaria
    .tasks =
        Haz la acción secundaria y paga 1 dinar.
        Toma un yeso.
    .hint = Elige la acción secundaria, paga con un dinar y toma yeso.
    .done = El yeso será la base de un edificio. Ahora, la acción principal.

learn-sabika-poems =
    Un poema se talla en _azul_, para el resto de la partida, o en _rojo_, con efecto inmediato. El primer poema azul cuesta 1 dinar. El poema azul 5 da 1 PP y 1 paria después de cada construcción con madera.
    Para tallar hacen falta materiales: uno de base y, si quieres, otro más. Cada uno puntúa: yeso 1, madera 2, mármol 3, cerámica vidriada 4. Además, el primer deseo del sultán premia los poemas azules.
    .title = Tallar un poema
    .tasks =
        Talla el poema 5 en azul y paga 1 dinar.
        Usa madera y cerámica vidriada.
    .hint = Haz la acción principal, elige la mitad azul del poema 5, paga con un dinar y usa madera junto con cerámica vidriada.
    .done = 2 + 4 = 6 PP, y un poema que te servirá toda la partida. Leila ha construido un palacio.

learn-sabika-quarry =
    Tus almacenes están casi vacíos. En la _cantera menor_ un alarife toma tres materiales, cada uno yeso o madera. Todo necesita una caja, y tienes cuatro.
    .title = La cantera
    .tasks =
        Envía a un alarife a la cantera menor, en lo alto del anillo exterior, y haz la acción principal.
        Toma un yeso y dos maderas.
    .hint = La cantera menor está en lo alto del anillo exterior. Toma primero yeso y después madera dos veces.
    .done = Las cuatro cajas están llenas. Leila deja descansar a un trabajador: 3 dinares a cambio de 1 PP.

learn-sabika-minor =
    Tu segundo alarife construye. Una _construcción menor_ necesita su base, aquí yeso para la ventana, y admite hasta dos materiales más, todos distintos.
    La carta va al extremo izquierdo o derecho de tu fila. Donde se juntan dos medios azulejos del mismo color hay un _equilibrio_, que da un bonus. La mitad derecha de tu carta de equilibrio es un comodín: encaja con todo.
    .title = Construir una ventana
    .tasks =
        Envía a tu otro alarife a la casilla de construcción donde no hay nadie y empieza a construir.
        Construye la ventana 26 con yeso y madera.
        Ponla a la derecha de tu carta de equilibrio.
    .hint = Ve a la casilla de construcción de arriba a la izquierda, elige la ventana 26, añade madera y pon la carta a la derecha.
    .done = 1 + 2 = 3 PP, y un equilibrio celeste.

learn-sabika-balance =
    El celeste da una materia prima y una mercancía. Una _materia prima_ queda en tu taller hasta que se procesa; una _mercancía_ va directamente a una caja.
    Y la casilla tiene una acción secundaria: por 1 dinar el alarife toma la seda contigua.
    .title = El equilibrio
    .tasks =
        Toma arcilla como materia prima.
        Toma azúcar como mercancía, de la caña de azúcar.
        Haz la acción secundaria: seda por 1 dinar.
    .hint = La arcilla, luego la caña de azúcar como mercancía, y luego la acción secundaria, pagada con un dinar.
    .done = También tu poema sobre la madera ha dado lo suyo: 1 PP y 1 paria. Todos han trabajado: la ronda ha terminado.

learn-sabika-tribute =
    Al final de la ronda llegan primero los ingresos, pero aún no tienes ninguno. Luego, el primer deseo del sultán: 3 PP por cada poema azul, 3 para ti y 3 para Leila.
    Después Castilla exige el _tributo_: 2 parias esta vez. Por cada una que te faltara pagarías 2 dinares, un sello o 1 PP. Tienes 3 parias.
    Por último, quien va en cabeza en el marcador de parias elige al jugador inicial.
    .title = Deseos y tributo
    .tasks =
        Paga el tributo con 2 parias.
        Elígete como jugador inicial.
    .hint = Dos parias bastan para todo el tributo. Después elige tu nombre.
    .done = Leila no tenía parias y ha pagado 4 dinares. Todos se levantan donde están, los del sultán avanzan un paso y se repone el rondel.

learn-sabika-artisanal =
    Desde ahora tus trabajadores andan desde donde están: en sentido horario, con _dos pasos gratis_; cada paso adicional cuesta 1 dinar.
    Solo tienes 1 dinar. Un paso más allá, tu poetisa puede hacer _trabajos artesanales_, que dan 3 dinares.
    .title = Un poco de dinero
    .tasks = Envía a tu poetisa a hacer trabajos artesanales en la casilla siguiente.
    .hint = Elige a la poetisa y la casilla que sigue a la suya, y haz la acción principal.
    .done = Ahora tienes 4 dinares. Leila ha ido al mercado.

learn-sabika-consolidate =
    Tu comerciante avanza un paso para _consolidar_. Primero la acción secundaria: seda, gratis para un comerciante. Pero ya tienes seda. Por eso la tuya se _procesa_ y se convierte en ropa, y la otra se queda en el rondel.
    Después tu barco pasa, en Fez, de la izquierda a la derecha. Fez tiene una loseta azul: desde ahora paga 2 dinares al final de cada ronda.
    .title = Consolidar
    .tasks =
        Envía a tu comerciante a la casilla siguiente.
        Haz la acción secundaria: tu seda se convierte en ropa.
        Consolida en Fez.
    .hint = El comerciante avanza un paso; primero la acción secundaria y después la principal, en Fez.
    .done = Un ingreso fijo, y ropa para exportar. Quien consolide en Fez después de ti te dará 1 PP y 1 dinar.

learn-sabika-storehouse =
    Tus cajas están llenas, así que amplía un _almacén_. Desde la casilla de construcción hay tres pasos hasta el almacén de la derecha: el tercero cuesta 1 dinar. Y allí hay un alarife del sultán: 1 más. En total, 2 dinares.
    Una de las _losetas de almacén_ de allí añade dos cajas y da una materia prima y un dinar.
    .title = Más sitio
    .tasks =
        Envía al alarife de la casilla de construcción a la casilla de almacén de la derecha, por 2 dinares.
        Pon la loseta de la materia prima y el dinar en tu primer almacén.
        Toma caña de azúcar como materia prima.
    .hint = Va el alarife que está en la casilla de construcción, al almacén de la derecha. Elige la loseta de la materia prima y el dinar y tu primer almacén, y después la caña de azúcar.
    .done = 1 PP por la primera loseta, dos cajas más y el bonus. Podrás usarlo otra vez con futuras acciones de almacén.

learn-sabika-major =
    Tu último trabajador hace una _construcción mayor_: yeso y hasta dos entre madera, mármol y cerámica vidriada. En esta primera era hay nueve; lo que no se construye en dos rondas desaparece.
    ¿Cuál? El próximo deseo del sultán premia fuentes y ventanas. Ya tienes una ventana. Así que construye una fuente.
    .title = Una fuente para el sultán
    .tasks =
        Envía a tu otro alarife a la casilla de construcción y paga 1 dinar por el tercer paso.
        Construye la fuente 5.
        Usa yeso y madera.
    .hint = Ve a la casilla de construcción de abajo a la derecha, elige la fuente con el número 5 y añade madera.
    .done = 1 + 2 = 3 PP. Con cada construcción mayor subes además en el favor del sultán.

learn-sabika-favour =
    El _favor del sultán_: cada paso da el bonus de la nueva casilla o el de cualquiera de las anteriores. La primera da 2 dinares o parias. El tributo se acerca: toma parias.
    Después viene el bonus de la fuente: una mercancía y un dinar. Esta vez prescindimos de la acción secundaria.
    .title = El favor del sultán
    .tasks =
        Toma 2 parias y ningún dinar.
        Toma azúcar como mercancía.
        Termina el turno sin acción secundaria.
    .hint = Ningún dinar, para que las dos sean parias; luego la caña de azúcar como mercancía; luego termina el turno.
    .done = Tu poema azul ha dado otra vez 1 PP y 1 paria. La segunda ronda ha terminado.

learn-sabika-income =
    Esta vez tienes ingresos: 2 dinares de Fez. Tras la ronda 2 no hay deseos. El tributo es de 3 parias, y tienes 4.
    .title = El segundo tributo
    .tasks =
        Paga el tributo con 3 parias.
        Elígete otra vez como jugador inicial.
    .hint = Tres parias lo pagan todo. Después elige tu nombre.
    .done = Sigues en cabeza en el marcador de parias. Empieza la segunda era, con nuevas construcciones mayores.

learn-sabika-produce =
    Empieza la tercera ronda. Tu comerciante puede _producir_: eso da el bonus de una ciudad donde tengas un barco y convierte en mercancías hasta dos de tus materias primas. Tienes caña de azúcar y arcilla.
    Fez da otra vez un material cualquiera. Después, la arcilla contigua a la casilla es gratis para un comerciante.
    .title = Producir
    .tasks =
        Envía a tu comerciante un paso más allá, a producir.
        Empieza por el bonus de ciudad de Fez.
        Toma una cerámica vidriada.
        Procesa la caña de azúcar y la arcilla.
        Haz la acción secundaria: arcilla.
    .hint = El comerciante avanza un paso. Elige Fez, toma una cerámica vidriada, procesa las dos materias primas y toma la arcilla contigua.
    .done = Una cerámica vidriada, azúcar y cerámica en un solo turno. Leila ha construido otro palacio.

learn-sabika-market =
    En el _mercado_ recibes 2 dinares y puedes hacer dos transacciones: comprar, vender o cambiar un material por su vecino de la tabla. Una mercancía se vende por 3 dinares.
    Tu poetisa necesitará pronto dinero y mármol. Vende, pues, un azúcar y compra un mármol. El camino cuesta 1 dinar, por el alarife del sultán.
    .title = El mercado
    .tasks =
        Envía a tu alarife de la casilla de construcción al mercado, dos pasos más allá.
        Haz la acción principal.
        Vende un azúcar.
        Compra un mármol.
        Termina tu turno sin acción secundaria.
    .hint = El mercado está abajo a la izquierda en el anillo exterior. Vende azúcar, compra mármol y termina el turno.
    .done = Tienes 7 dinares, un mármol y una cerámica vidriada: bastan para un gran poema. La poetisa de Leila hace trabajos artesanales.

learn-sabika-grey =
    Los _poemas grises_ puntúan al final de la partida. Cuestan 4 dinares, y nadie puede tener más de dos. El poema gris E2 da 4 PP por cada pareja de una construcción mayor y una menor. Tienes una fuente y una ventana: ya es una pareja.
    La otra casilla para tallar está a dos pasos. Allí hay una poetisa del sultán: 1 dinar.
    .title = Un poema gris
    .tasks =
        Envía a tu poetisa a la casilla de tallar de abajo, en el anillo interior.
        Talla el poema gris E2.
        Usa mármol y cerámica vidriada.
    .hint = Elige a la poetisa y la casilla de abajo del anillo interior, después el poema gris E2, y después mármol junto con cerámica vidriada.
    .done = 3 + 4 = 7 PP ahora, y 4 PP o más al final. La comerciante de Leila ha tomado arcilla.

learn-sabika-rest =
    Queda un alarife. Pero el tributo de esta ronda es de 4 parias, y solo tienes 1. Una paria que falta cuesta 2 dinares, y tienes 2 dinares.
    Un trabajador sin nada bueno que hacer puede _descansar_: vuelve al taller, ganas 3 dinares y pierdes 1 PP. Desde el taller podrá ir adonde quiera en la ronda siguiente. Fez añade 2 dinares de ingresos.
    .title = Descansar
    .tasks = Haz descansar a tu último alarife.
    .hint = Elige al alarife que sigue de pie y hazlo descansar.
    .done = 2 + 3 + 2 = 7 dinares, bastantes para el tributo. Leila también descansa, y la ronda ha terminado.

learn-sabika-wishes =
    Tras la ronda 3 puntúan todos los deseos del sultán que hay en la torre: tu poema azul, tu fuente y tu ventana han dado 3 PP cada uno.
    El tributo es de 4 parias. Pagas 1 paria, y 6 dinares por las otras tres.
    .title = Otra vez los deseos
    .tasks =
        Paga 1 paria, y dinares por las otras tres.
        Elígete como jugador inicial.
    .hint = Paga 1 paria y 3 veces 2 dinares. Después elige tu nombre.
    .done = Has conservado tu sello y todos tus puntos. Quedan dos rondas.

learn-sabika-end =
    40 PP a 26, y todavía falta tu poema gris. El tutorial acaba aquí. La partida sigue _otras dos rondas_ como las que has jugado. El tributo sube a 5 y 6 parias, y tras la ronda 5 vienen otra vez los deseos y la puntuación final.
    _Al final de la partida_ llegan los poemas grises, la carta de comercio y los sobrantes: 1 PP por cada sello, mercancía, mármol y cerámica vidriada, y por cada dos dinares. El tablero muestra siempre lo que tendrías si la partida terminara ahora.
    Recuerda: _paga el tributo con parias_; _mira los deseos_ antes de construir o tallar; _usa materiales caros_, porque cada uno puntúa; y los _caminos cortos_ ahorran dinares.
    Juega ahora una partida entera. Un consejero te dirá en cada turno qué es lo importante, hasta que lo desactives.
    .title = Tu turno
