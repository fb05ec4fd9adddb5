# Las reglas de Sabika. Una línea es un párrafo, las líneas con «- » o «1. » son listas y las _palabras_ van resaltadas.
# ".title" es el título, ".example" un ejemplo, ".caption" lo que muestra una imagen o una tabla.

rule-sabika-title = Las reglas de Sabika

rule-sabika-summary =
    Son cinco rondas. En cada una, cada jugador mueve una vez a cada uno de sus cuatro trabajadores: dos alarifes por el anillo exterior, un comerciante por el intermedio y una poetisa por el interior.
    _En tu turno elige a un trabajador que siga de pie y haz que:_
    - _Trabaje:_ avanza en sentido horario, con dos pasos gratis; paga 1 dinar por cada paso adicional y 1 por cada trabajador ajeno en la casilla. Haz la acción principal de la casilla, una acción secundaria contigua, o ambas.
    - _Descanse:_ vuelve al taller. Gana 3 dinares y pierde 1 PP.
    _Los alarifes_ sacan materiales de las canteras, construyen, comercian en el mercado y amplían almacenes. _Los comerciantes_ exportan, consolidan y producen. _Las poetisas_ tallan poemas, reactivan los rojos o ganan dinares.
    Los materiales usados al construir y tallar puntúan: yeso 1 PP, madera 2, mármol 3, cerámica vidriada 4.
    _Al final de cada ronda:_ ingresos; tras las rondas 1, 3 y 5, los deseos del sultán; luego el tributo de 2, 3, 4, 5 y 6 parias. Por cada paria que falte se pagan 2 dinares, un sello o 1 PP.
    _Al final de la partida_ puntúan los poemas grises, la carta de comercio y los sobrantes. Gana quien tiene más PP.
    .title = En una página

rule-sabika-goal =
    Perteneces a la nobleza de la corte nazarí, la última dinastía musulmana de Granada. En la colina de la Sabika se levanta la Alhambra: construyes palacios, jardines y torres, haces tallar poemas en sus muros y envías tus barcos a ultramar, porque Castilla exige un tributo cada año.
    Tras cinco rondas gana quien tiene más _puntos de prestigio_ (PP). Si hay empate, gana quien tiene más construcciones; quienes sigan empatados comparten la victoria.
    .title = El objetivo

rule-sabika-setup =
    1. En cada espacio de materia prima del rondel hay una ficha con la materia prima hacia arriba, y en cada espacio de mármol un mármol. Con tres jugadores quedan sin usar dos espacios de materia prima y uno de mármol.
    2. También el sultán tiene trabajadores. Con uno o dos jugadores hay 4 alarifes, 2 comerciantes y 2 poetisas; con tres, 2, 1 y 1; con cuatro, ninguno.
    3. Se sacan tres deseos del sultán, uno de cada letra. Entrarán en vigor uno tras otro.
    4. A la vista están todas las construcciones mayores (con uno o dos jugadores, sin tres de la segunda era), cuatro construcciones menores, dos losetas de almacén a cada lado, poemas menores (3, 4 o 5 con dos, tres o cuatro jugadores) y dos poemas grises por jugador (cuatro en solitario), todos de letras distintas.
    5. En cada ciudad se pone una loseta de ciudad y un sello. Se saca una carta de comercio, la misma para todos.
    6. Empiezas con 5 PP, sin parias, con cuatro almacenes de una caja cada uno, una carta de equilibrio y cuatro trabajadores de pie en el taller.
    7. Cada jugador recibe dos losetas de inicio y se queda en secreto con una. Empieza quien tiene el número más alto. En orden de turno, cada jugador recibe sus dinares y lo que da su loseta.
    .title = Preparación
    .caption = Los dinares con los que empieza cada jugador.

rule-sabika-resources =
    Los _dinares_ son el dinero. Puedes tener tantos como quieras.
    Los _materiales_ son yeso, madera, mármol y cerámica vidriada. Las _mercancías_ son azúcar, cerámica y ropa. Cada pieza necesita una _caja_ de almacén. Si no hay sitio para algo nuevo, puedes descartar otra pieza o renunciar a la nueva. Un material para el que hay sitio no se puede rechazar. Nada se mueve de una caja a otra.
    Las _materias primas_ son caña de azúcar, arcilla y seda. Salen siempre del rondel y quedan en las casillas de procesamiento de tu taller, una de cada tipo como mucho. Si obtienes una materia prima de un tipo que ya tienes, se _procesa_ la tuya: se convierte en mercancía y va a una caja, y la ficha del rondel se queda donde está. La caña de azúcar se convierte en azúcar, la arcilla en cerámica y la seda en ropa.
    Si algo te da directamente una mercancía, tomas cualquier ficha del rondel y le das la vuelta enseguida; a esa mercancía puedes renunciar. Las materias primas, los dinares, las parias y los PP se reciben siempre. Lo que no está en el rondel no se puede tomar hasta la ronda siguiente.
    Los _sellos_ vienen de las ciudades. Un sello paga 1 dinar de cualquier precio, sin cambio, o 1 paria del tributo. Cada uno que guardas vale 1 PP al final.
    .title = Dinares, materiales y mercancías
    .caption = Lo que vale cada material al usarlo, en PP.
    .example = Tienes seda en tu taller y vuelves a obtener seda. Tu seda se convierte en ropa y va a una caja. La seda del rondel se queda donde está.

rule-sabika-rondel =
    En orden de turno, cada jugador elige a uno de sus trabajadores que siga de pie y hace que trabaje o descanse, y así hasta que ya no queda nadie de pie. A quien no tiene a nadie de pie no le toca.
    _Trabajar._ Avanza en sentido horario por su anillo hasta otra casilla y paga el camino. El trabajador se tumba allí. Después haz la acción principal de la casilla, una acción secundaria conectada con ella, o ambas, en cualquier orden pero una tras otra.
    Desde el taller se va a cualquier casilla del anillo sin pagar pasos. Tus dos alarifes nunca están en la misma casilla.
    Solo puedes ir adonde sea posible al menos una acción con lo que te queda después de pagar.
    _Descansar._ El trabajador se tumba en el taller. Gana 3 dinares y pierde 1 PP. Esto siempre es posible.
    .title = El rondel
    .caption = El anillo exterior es de los alarifes; el intermedio, de los comerciantes, y el interior, de las poetisas.

rule-sabika-costs =
    - Dos pasos son gratis. Cada paso adicional cuesta 1 dinar. El trabajador debe terminar en una casilla distinta de la que dejó.
    - Cada trabajador ajeno en la casilla a la que vas cuesta 1 dinar, esté de pie o tumbado. Los del sultán cuentan como ajenos. Las casillas por las que solo pasas no cuestan nada más.
    - También una acción secundaria puede costar algo.
    .title = El precio del camino
    .caption = Tres pasos: dos son gratis y el tercero cuesta 1 dinar.
    .example = Tu alarife avanza tres pasos hasta una casilla donde hay un trabajador del sultán y uno de Leila. Pagas 1 dinar por el tercer paso y 2 por los trabajadores: 3 dinares.

rule-sabika-secondary =
    Entre los anillos hay espacios conectados con una casilla a cada lado.
    - _Materia prima_, entre el anillo exterior y el intermedio: toma la ficha que hay allí. Si el espacio está vacío, procesa en su lugar una materia prima tuya.
    - _Mármol_, entre el anillo intermedio y el interior: toma el mármol. Si el espacio está vacío, toma en su lugar un yeso o una madera.
    Si una casilla está conectada con uno de cada tipo, elige uno de los dos. Los espacios vacíos se reponen al final de la ronda.
    .title = Acciones secundarias
    .caption = Lo que cuesta una acción secundaria.

rule-sabika-quarries =
    _Cantera menor:_ toma tres materiales, cada uno yeso o madera, a tu elección.
    _Cantera mayor:_ toma tres materiales, cada uno madera o mármol, a tu elección.
    .title = Canteras

rule-sabika-storehouses =
    Haz una de estas dos cosas:
    - _Ampliar:_ pon una de las dos losetas contiguas a tu casilla sobre uno de tus almacenes. Añade cajas. Por la primera loseta de un almacén ganas 1 PP; por la segunda, 2 PP; una tercera no es posible. Después toma el bonus de la loseta nueva.
    - _Usar:_ toma el bonus de una de tus losetas de almacén. El bonus de una loseta tapada por otra ya no se puede usar; sus cajas se conservan.
    .title = Almacenes
    .caption = Un almacén tiene una caja propia. Las losetas añaden cajas; solo se puede usar la de arriba.

rule-sabika-market =
    Gana 2 dinares. Después puedes hacer hasta dos transacciones: comprar una pieza, vender una pieza, o intercambiar un material por el que está encima o debajo en la tabla. Las materias primas se compran del rondel.
    .title = El mercado
    .caption = Precios en dinares. Intercambiar por uno mejor no cuesta nada; por uno peor, da un dinar.
    .buy = comprar
    .sell = vender
    .up = cambiar a mejor
    .down = cambiar a peor
    .example = Ganas 2 dinares, vendes una mercancía por 3 e intercambias un mármol por una cerámica vidriada.

rule-sabika-construction =
    Haz una construcción _mayor_ o _menor_.
    Antes, una vez por turno, puedes pagar 1 dinar para renovar las cuatro cartas menores. Por ello ganas 1 PP. Solo puedes hacerlo si con las cartas que hay ahora es posible construir.
    Los materiales usados en una misma construcción deben ser de tipos distintos. Vuelven a la reserva común y puntúan: yeso 1 PP, madera 2, mármol 3, cerámica vidriada 4.
    .title = Construcción

rule-sabika-major =
    Usa un yeso y, si quieres, hasta dos materiales más: madera, mármol, cerámica vidriada, uno de cada tipo como mucho. Puntúalos.
    Después toma cualquier loseta de la era actual: un palacio, una fuente o una puerta. Avanza un paso en el favor del sultán y toma el bonus de la loseta.
    La primera era son las rondas 1 y 2. Lo que quede de ella sale después del juego.
    .title = Construcciones mayores
    .example = Con yeso, mármol y cerámica vidriada puntúas 1 + 3 + 4 = 8 PP.

rule-sabika-minor =
    Usa el material que muestra la carta, su base, y, si quieres, hasta dos más de otros tipos. Puntúalos.
    Después pon la carta, un jardín, una torre o una ventana, en el extremo izquierdo o derecho de tu fila, que empieza con tu carta de equilibrio. En los bordes izquierdo y derecho de cada carta hay medio azulejo. Si las dos mitades que se juntan son del mismo color, hay un _equilibrio_.
    La mitad derecha de la carta de equilibrio es un comodín y toma el color de la mitad que se le junta. Por eso la primera carta que pones a su derecha siempre forma un equilibrio.
    .title = Construcciones menores
    .caption = La carta de equilibrio lleva marco. A la izquierda se juntan celeste y celeste; a la derecha, el comodín toma el color de su vecina: dos equilibrios. Ámbar y violeta no coinciden.

rule-sabika-balances =
    Un equilibrio te da enseguida el bonus de su color. Si hay que elegir y solo una parte es posible, recibes esa parte.
    .title = Los equilibrios y sus bonus
    .caption = El bonus de cada color.

rule-sabika-favour =
    Tu contador de favor empieza en la fuente. Cada paso te da el bonus de la casilla a la que llegas _o_ el de cualquier casilla anterior.
    Si llegas a la última casilla, o ya estás en ella, el paso te da 1 PP y el bonus de cualquier casilla anterior.
    .title = El favor del sultán
    .caption = Las casillas del favor del sultán.

rule-sabika-trade =
    El mapa muestra Granada y nueve ciudades en tres regiones: el Magreb, Europa y el Cercano Oriente. Cada ciudad tiene una loseta con tres cosas:
    - las mercancías que _pide_;
    - su _bonus de ciudad_;
    - lo que da al _consolidar_. Una loseta _azul_ da ingresos al final de cada ronda; una _roja_, una acción inmediata.
    Tienes nueve barcos, uno por ciudad como mucho. A la izquierda de una ciudad están los barcos que han llegado a exportar; a la derecha, los consolidados.
    La _carta de comercio_ dice qué barcos o ciudades puntúan para todos al final de la partida.
    .title = El mapa y el comercio
    .caption = Las rutas con sus precios, que se suman tramo a tramo.

rule-sabika-export =
    1. Elige una ciudad donde no tengas barco, paga el camino más barato desde Granada o desde cualquier ciudad donde tengas un barco, y pon un barco a su izquierda.
    2. Si aún hay un sello, tómalo.
    3. Exporta una o dos mercancías. Cada una vale 1 PP y 1 paria, y 1 PP y 1 paria más si la ciudad la pide.
    4. Toma el bonus de ciudad.
    .title = Exportar
    .example = Tienes un barco en Florencia y exportas azúcar y ropa a Ragusa, que pide ropa. El camino cuesta 2 dinares. El azúcar da 1 PP y 1 paria; la ropa, 2 PP y 2 parias.

rule-sabika-consolidate =
    Mueve uno de tus barcos de la izquierda de su ciudad a la derecha. Quien ya había consolidado allí gana 1 PP y 1 dinar.
    Si la loseta de la ciudad es roja, haz su acción enseguida. Si es azul, desde ahora recibes sus ingresos al final de cada ronda, también en la última.
    .title = Consolidar

rule-sabika-produce =
    Toma el bonus de una ciudad donde tengas un barco y procesa hasta dos materias primas: lo uno, lo otro o ambas cosas, en cualquier orden.
    .title = Producir

rule-sabika-poems =
    Paga el poema y usa una base de yeso, madera o mármol y, si quieres, un material más de otro tipo, también cerámica vidriada. Los materiales puntúan como siempre.
    Un poema menor tiene una mitad azul y otra roja: tallas una de las dos.
    - Los poemas _azules_ tienen efecto durante el resto de la partida, a partir de tu próxima acción. Uno que tallas dentro de una acción, por ejemplo con el bonus de un equilibrio o de una ciudad roja, no da nada por esa acción.
    - Los poemas _rojos_ tienen efecto una sola vez, de inmediato.
    - Los poemas _grises_ puntúan al final de la partida. Puedes tener dos como mucho.
    .title = Tallar poemas
    .caption = Cada poema de un color encarece en 1 dinar el siguiente de ese color.
    .example = Tienes un poema azul. El siguiente azul cuesta 2 dinares. Con madera y cerámica vidriada puntúas 2 + 4 = 6 PP.

rule-sabika-reactivate =
    _Reactivar:_ aplica otra vez el efecto de uno de tus poemas rojos.
    _Trabajos artesanales:_ gana 3 dinares, y 1 más por cada dos poemas que tengas, del color que sean.
    .title = Reactivar y trabajos artesanales

rule-sabika-round-end =
    1. _Ingresos_, en orden de turno: los de las ciudades azules donde has consolidado y los de algunos poemas azules.
    2. _Deseos_, tras las rondas 1, 3 y 5.
    3. _Tributo_, en orden de turno.
    4. _Eventos_, solo en el modo avanzado, tras las rondas 2 y 4.
    5. _Trabajadores:_ todos se levantan donde están. Los del sultán avanzan un paso en sentido horario.
    6. _Reposición:_ los espacios vacíos de materia prima y mármol, las construcciones menores, los poemas menores y las losetas de almacén.
    7. _Jugador inicial:_ lo elige quien va en cabeza en el marcador de parias.
    8. _Nueva era_, tras la ronda 2: lo que queda de las construcciones mayores de la primera era sale del juego.
    .title = El final de la ronda

rule-sabika-wishes =
    El sultán tiene tres deseos. El primero entra en vigor tras la ronda 1, el segundo tras la 3 y el tercero tras la 5. Cada vez, cada jugador puntúa todos los deseos en vigor: así, el primero cuenta tres veces; el segundo, dos, y el tercero, una.
    Uno es de la letra A y trata de edificios: un tipo de edificio puntúa una vez, tengas los que tengas de él. Otro es de la letra B y trata del comercio: ciudades con barcos, ciudades consolidadas o sellos. El tercero es de la letra C y trata de poemas: los azules, los rojos o todos.
    .title = Los deseos del sultán
    .caption = Los nueve deseos; en cada partida hay uno de cada letra.
    .example = El primer deseo da 3 PP por cada poema azul. Con un poema azul en la ronda 1 y dos en las rondas 3 y 5 ganas 3 + 6 + 6 = 15 PP.

rule-sabika-parias =
    Las parias son pasos en el marcador de parias. Las ganas exportando y con muchos bonus, y con ellas pagas el tributo.
    Después del tributo, quien va en cabeza en el marcador elige al jugador inicial de la ronda siguiente. Si hay varios en la misma casilla, va en cabeza quien llegó el último.
    .title = Parias

rule-sabika-tribute =
    Al final de cada ronda Castilla exige parias, cada vez más. Por cada paria retrocedes un paso en el marcador, pagas 2 dinares, entregas un sello o pierdes 1 PP. Puedes combinarlo como quieras.
    .title = El tributo
    .caption = Lo que pasa al final de las cinco rondas.
    .example = Tras la ronda 3 se deben cuatro parias. Retrocedes dos pasos, pagas 2 dinares por la tercera y pierdes 1 PP por la cuarta.

rule-sabika-events =
    En el modo avanzado se sacan tres eventos. Uno está activo desde el principio y el siguiente ya se conoce; tras las rondas 2 y 4, el siguiente pasa a estar activo.
    Hay 14 eventos: del 1 al 5 son positivos; del 6 al 14, negativos. Antes de la partida eliges si se juega con eventos: al azar, con una mezcla de positivos y negativos, o con tres que nombras tú.
    _Evento 4:_ una construcción mayor sigue necesitando yeso como base.
    _Evento 14:_ el dinar se debe después de las parias. Si tienes un sello y ningún dinar, eliges: el sello o 1 PP.
    .title = Eventos
    .caption = Lo que vale mientras un evento está activo.

rule-sabika-final =
    Tras la ronda 5 hay ingresos, deseos y tributo como siempre. Después:
    1. Cada jugador puntúa sus poemas grises. Un poema sobre una _mayoría_ da 14, 9 o 6 PP por el primer, segundo o tercer puesto. Quien empata cobra el puesto inmediatamente inferior. Con dos jugadores son 14 PP si vas por delante en solitario; si no, 6.
    2. Cada jugador puntúa la carta de comercio.
    3. Sobrantes: 1 PP por cada sello, mercancía, mármol y cerámica vidriada, y 1 PP por cada dos dinares.
    Gana quien tiene más PP. En caso de empate, gana quien tiene más construcciones, mayores y menores; quienes sigan empatados comparten la victoria.
    .title = La puntuación final

rule-sabika-notes =
    La mayoría de las cartas dicen todo lo que hay que saber. De estas hay algo que añadir. Si una carta da una acción, la acción cuesta lo de siempre; si es imposible, se pierde.
    .title = Notas sobre algunas cartas
    .caption = Lo que dice la carta y, debajo, lo que conviene saber.

rule-sabika-note-blue-1 = Los dinares también llegan al final de la partida; los PP no, porque entonces no se elige jugador inicial. También los ganas si ya lo eras antes.
rule-sabika-note-red-4 = La loseta se queda donde está y no avanzas en el favor del sultán.
rule-sabika-note-blue-5 = Una vez por construcción, por mucha madera que use.
rule-sabika-note-blue-10 = La base también cuenta.
rule-sabika-note-red-14 = También puedes no exportar nada. El sello queda para el siguiente que exporte a esa ciudad. Más adelante puedes consolidar el barco.
rule-sabika-note-blue-16 = Una mercancía solo entra ahí cuando la obtienes. Las cajas cuentan como cajas de almacén para todo, también para los poemas grises B1 y B2.
rule-sabika-note-red-17 = Tu barco puede estar a la izquierda o a la derecha de la ciudad.
rule-sabika-note-blue-20 = Una mercancía que la ciudad pide da 1 PP y 1 paria más, como siempre.
rule-sabika-note-grey-A1 = El propio poema cuenta, como también con A2 y A3.
rule-sabika-note-grey-F1 = Los dinares se comparan antes de convertirse en PP. En solitario este poema no está en juego.
rule-sabika-note-grey-H4 = El grupo no tiene que ser un solo camino. Los barcos en Florencia, Venecia, Ragusa, Constantinopla y El Cairo forman un grupo de cinco, porque todos están unidos a través de Ragusa. Un barco en Argel solo forma parte de él con otro en Túnez, porque Granada no une nada.
rule-sabika-note-trade-6 = Vale lo mismo que para el poema gris H4.

rule-sabika-yusuf =
    En solitario juegas contra Yusuf. Todo se prepara como para dos, sin el poema gris F1, que compara dinares. Yusuf no tiene recursos; empieza siempre la partida y tiene un barco consolidado en la ciudad más cercana a Granada que encaja con la carta de comercio, y el sello de esa ciudad. Con las cartas de comercio 6, 7 y 8 encajan todas las ciudades para este barco, y también al consolidar.
    _Su turno._ Una loseta dice cuál de sus trabajadores se mueve, y una carta dice adónde, qué hace y qué gana. No paga nada. Algunas cartas retiran además la materia prima o el mármol contiguos a la casilla.
    - _Construcción mayor:_ de la era actual, el número más alto de un tipo que desea el sultán; si no, el más alto de todos. Avanza un paso en el favor del sultán, pero no toma ningún bonus.
    - _Construcción menor:_ la primera carta de un tipo que desea el sultán; si no, la primera de todas; la columna derecha desde arriba y luego la izquierda. En pantalla son la tercera carta y la cuarta, y luego la primera y la segunda.
    - _Almacén:_ de las dos losetas contiguas, la que tiene más cajas; si tienen las mismas, la más cercana, que es la primera de las dos en pantalla. Si no hay ninguna, una del otro lado, elegida del mismo modo. Le da las cajas, pero no el bonus.
    - _Exportar:_ a la ciudad más cercana que encaja con la carta de comercio y aún tiene su sello; si no la hay, a la más cercana que encaja; si no, a la más cercana con sello; si no, a la más cercana. Toma el sello, pero no el bonus.
    - _Consolidar:_ en una ciudad que encaja con la carta de comercio y donde tiene un barco a la izquierda; si no la hay, omite la acción. Si consolidas allí después de él, gana 2 PP. A ti te paga como siempre.
    - _Tallar:_ por turnos, el poema menor de número más alto y uno gris, el último por su letra, dos grises como mucho. Sus poemas menores no tienen efecto.
    Si no puede hacer una acción, la omite, y aun así gana lo que da la carta. Donde varias ciudades le convienen por igual, decides tú. De dos alarifes de pie va el que tiene el camino más corto. Si su otro alarife ya está en la casilla, roba otra carta.
    _Al final de la ronda_ no tiene ingresos. Lo que no puede pagar del tributo con parias le cuesta PP. Cada poema menor suyo cuenta como azul y como rojo para los deseos; para el poema gris A3, dos de ellos y uno gris forman un trío. Cada construcción menor suya cuenta como un equilibrio. Al final de la partida solo le sobran sellos. Los eventos no le afectan. Quien va en cabeza en el marcador de parias elige al jugador inicial; Yusuf se elige a sí mismo.
    _¿Qué dificultad?_ Sin eventos; con uno positivo y dos negativos; con tres negativos; o con 10 PP para Yusuf al empezar en vez de 5. Ganas si tienes más PP que él. Si empatáis, decide quién tiene más construcciones, mayores y menores; si también son las mismas, compartís la victoria, y eso cuenta como partida ganada.
    .title = En solitario contra Yusuf

rule-sabika-walk-free = gratis
rule-sabika-walk-price = 1 din.
rule-sabika-raw = materia prima
rule-sabika-good = mercancía
rule-sabika-nth-poem =
    { $n ->
        [1] primero
        [2] segundo
       *[other] tercero
    }
rule-sabika-poem-blue = azul
rule-sabika-poem-red = rojo
rule-sabika-poem-grey = gris
rule-sabika-trade-card = carta de comercio { $n }
rule-sabika-turn-order = en orden de turno
rule-sabika-first-dinars = dinares
rule-sabika-after-round = tras la ronda
rule-sabika-track-tribute = tributo en parias
rule-sabika-track-wish = puntúan los deseos
rule-sabika-track-event = nuevo evento
rule-sabika-track-era = nueva era
