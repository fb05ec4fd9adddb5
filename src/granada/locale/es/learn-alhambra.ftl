# El tutorial de Alhambra. Un paso tiene su texto, ".title" y, donde hay algo que hacer, ".tasks" con una línea por tarea,
# ".hint" tras una jugada equivocada y ".done" cuando todo está hecho. Las jugadas: web/src/learn/lessons/alhambra.txt.

learn-alhambra-title = Aprender Alhambra

learn-alhambra-chapter-market = Dinero y losetas
    .about = Capítulo 1: tomar dinero, comprar y pagar exacto.

learn-alhambra-chapter-walls = Los muros
    .about = Capítulo 2: construir y usar la reserva. Has comprado una torre y unas arcadas.

learn-alhambra-chapter-scoring = La puntuación
    .about = Capítulo 3: qué puntúa y cuándo. Han pasado algunos turnos.

learn-alhambra-chapter-rebuild = Reformas
    .about = Capítulo 4: sacar una loseta del palacio y cambiar una por otra. Este capítulo muestra la mitad de la partida.

learn-alhambra-chapter-end = El final
    .about = Capítulo 5: el último turno de la partida.

learn-alhambra-welcome =
    Te damos la bienvenida a Granada. En cinco capítulos cortos juegas una partida entera contra Leila, pero solo los turnos que enseñan algo: los demás se juegan solos.
    Este es tu _palacio_. De momento solo tiene una fuente.
    .title = Tu palacio

learn-alhambra-offers =
    En el _mercado_ hay cuatro losetas de edificio, cada una bajo su moneda: florines, dírhams, dinares y ducados. _A la vista_ hay cuatro cartas de dinero, y en tu _mano_, las tuyas.
    Echa un vistazo y sigue adelante.
    .title = Mercado y dinero

learn-alhambra-money =
    En tu turno haces una de tres cosas: tomar dinero, comprar una loseta o reformar tu palacio. Empiezas con el dinero.
    Puedes tomar una carta cualquiera, o varias que juntas valgan 5 como mucho. La torre de 9 ducados estaría bien. Tienes 5 ducados, y a la vista hay 4 más. Además puedes llevarte 1 florín, porque 4 + 1 son 5.
    .title = Tomar dinero
    .tasks = Toma 4 ducados y 1 florín, los dos a la vez.
    .hint = Marca la carta de 4 ducados y la de 1 florín, y toma las dos juntas.
    .done = Has tomado dos cartas en un turno. Leila ha tomado 9 ducados. Te toca otra vez.

learn-alhambra-buying =
    Ahora compra la torre. Cuesta 9 ducados, y tienes 5 + 4: el precio _exacto_.
    Quien paga el precio exacto hace otra acción enseguida. Esa es la clave del juego.
    .title = Comprar por el precio exacto
    .tasks = Compra la torre con 5 + 4 ducados.
    .hint = La torre está bajo los ducados. Paga con tus dos cartas de ducados.
    .done = Has pagado justo lo que vale: tienes otra acción. La torre espera, porque las losetas se colocan al final del turno.

learn-alhambra-exact =
    Con tu otra acción podrías tomar dinero. Pero mira las arcadas: cuestan 4 dinares, y tienes una carta de 6. No se da cambio: pagas 2 de más. Está permitido, pero con eso termina tu turno.
    .title = Sin cambio
    .tasks = Compra las arcadas con tus 6 dinares.
    .hint = Las arcadas están bajo los dinares, y tu carta de 6 dinares las paga.
    .done = Dos losetas en un turno. Como esta vez has pagado de más, ahora las colocas.

learn-alhambra-walls =
    Las losetas no se giran. Tu torre tiene muros al norte y al oeste. Donde se tocan dos losetas, van muro con muro y lado abierto con lado abierto; y hay que poder llegar a pie desde la fuente.
    Por eso solo puede ir al norte o al oeste de la fuente. El tablero te muestra dónde.
    .title = Muro con muro
    .tasks = Construye la torre al norte de la fuente.
    .hint = Construye la torre en la casilla justo encima de la fuente.
    .done = La primera torre está en pie, y sus dos muros dan al exterior. En una puntuación cuenta el muro más largo sin interrupción.

learn-alhambra-reserve =
    Las arcadas tienen muros en tres lados. No hace falta construir enseguida: toda loseta comprada puede ir también a tu _reserva_. Lo que hay en ella no puntúa, pero es tuyo.
    Esta vez lo haremos así, para ver cómo se recupera.
    .title = La reserva
    .tasks = Deja las arcadas en tu reserva.
    .hint = Esta vez elige la reserva para las arcadas.
    .done = Ese ha sido tu turno. Leila ha comprado aposentos con sus 9 ducados y los ha construido.

learn-alhambra-redesign =
    El tercer tipo de acción es _reformar_: construir una loseta de la reserva, pasar una del palacio a la reserva, o cambiar la una por la otra. Gasta una acción entera, así que un buen constructor lo evita.
    Las arcadas solo están abiertas al oeste. Al este de la fuente encajan.
    .title = Reformar
    .tasks = Construye las arcadas de tu reserva al este de la fuente.
    .hint = Toma las arcadas de tu reserva y constrúyelas a la derecha de la fuente.
    .done = Tu palacio tiene ya dos edificios. Leila ha pagado 8 florines justos, así que también ha tenido otra acción.

learn-alhambra-waiting =
    Han pasado unos turnos. Has construido una segunda torre y has ahorrado.
    En el mazo de dinero hay dos _cartas de puntuación_. El tablero dice cuándo puede salir la próxima: quizá sea la siguiente carta, y como muy tarde la número doce.
    Mira la tabla de lo que daría una puntuación ahora: vas por delante en torres y en arcadas. En jardines te supera Dirk. Pronto sabrás quién es.
    .title = La puntuación se acerca

learn-alhambra-garden =
    Bajo los ducados hay un jardín por 8, y tienes 7 + 1. Cómpralo por el precio exacto y, con la acción que ganas, toma los 5 dírhams: antes de una puntuación, primero se compra y después se toma dinero.
    .title = A tiempo para puntuar
    .tasks =
        Compra el jardín con 7 + 1 ducados.
        Toma 5 dírhams.
    .hint = Primero el jardín, con tus dos cartas de ducados; después, la carta de 5 dírhams.
    .done = Ahora hay que construir el jardín antes de que llegue la puntuación.

learn-alhambra-scoring =
    El jardín tiene muros al norte y al oeste. La casilla a la izquierda de tu nueva torre le va bien: su muro aún no alarga ningún otro, pero se llega a pie y cuenta como jardín.
    .title = Construir el jardín
    .tasks = Construye el jardín a la izquierda de la torre de la izquierda.
    .hint = La torre está a la izquierda de la fuente; el jardín va a la izquierda de esa torre.
    .done = Se reponen el dinero y el mercado, y ahí está: la primera carta de puntuación.

learn-alhambra-sheet =
    En la _primera puntuación_ solo puntúa el primer puesto de cada tipo de edificio: de 1 punto por los pabellones a 6 por las torres.
    Tienes más arcadas que nadie, 3 puntos, y más torres, 6 puntos. En jardines Dirk y tú tenéis uno cada uno: compartís los 5 puntos, redondeando hacia abajo, 2 para cada uno. Tu muro más largo tiene tres lados: 3 puntos. Son 14 en total.
    En la segunda puntuación puntúa también el segundo puesto, en la última también el tercero, y hay mucho más que ganar.
    .title = La primera puntuación

learn-alhambra-dirk =
    _Dirk_ es el tercero en la mesa cuando juegan dos. No tiene palacio ni turnos, pero sus losetas cuentan en cada puntuación. Empezó con seis losetas y acaba de sacar otras seis.
    Al colocar una loseta recién comprada puedes entregarla a Dirk. No es un regalo: hace bajar un puesto a tu rival.
    .title = ¿Quién es Dirk?

learn-alhambra-practice =
    Unos turnos después. Has ahorrado bien: con las cartas justas puedes comprar dos losetas por su precio exacto y además tomar dinero. Pruébalo.
    .title = Tres acciones en un turno
    .tasks =
        Compra el pabellón con 7 dírhams.
        Compra el jardín de 10 con 7 + 3 florines.
        Toma 9 florines.
        Construye el pabellón debajo de la fuente.
        Construye el jardín debajo de la torre de la izquierda.
    .hint = Haz las tareas en orden. Paga cada vez el precio exacto, o el turno acabará antes de tiempo.
    .done = Tres acciones en un turno. El muro del jardín está ahora pegado al de la torre: quedan dentro, y ya no cuenta ninguno. Pero tienes un jardín más.

learn-alhambra-out =
    Tienes dos losetas en la reserva. El jardín solo está abierto al norte y no encaja en ningún sitio. Hazle, pues, sitio.
    La primera manera de reformar es _sacar una loseta_ del palacio: va a tu reserva. Las demás deben seguir unidas, y no puede quedar ningún hueco. Saca los aposentos de la fila de abajo: son los que estorban al jardín.
    .title = Sacar una loseta
    .tasks = Saca de tu palacio los aposentos de la fila de abajo.
    .hint = Elige los aposentos de abajo a la izquierda en tu palacio y confírmalo.
    .done = Los aposentos están en tu reserva y tu turno ha terminado. Leila ha tomado dinero.

learn-alhambra-swap =
    La segunda manera es _cambiar_: una loseta de la reserva ocupa el sitio de una del palacio, que pasa a la reserva. Los muros deben encajar en ese sitio. El jardín tiene los mismos muros que las arcadas de abajo, y uno más donde estaban los aposentos.
    .title = Cambiar dos losetas
    .tasks =
        Toma el jardín de tu reserva.
        Cámbialo por las arcadas de abajo.
    .hint = Elige el jardín de tu reserva y después las arcadas de la fila de abajo.
    .done = Tienes un tercer jardín: 8 puntos en lugar de 5 si ahora hubiera una puntuación. Pero las dos reformas han costado dos turnos, en los que Leila ha tomado dinero. En el capítulo siguiente la partida sigue sin ellas.

learn-alhambra-last =
    Saltamos a tu último turno. La segunda puntuación ya pasó y la bolsa está vacía: en cuanto alguien compre una loseta, el mercado no se podrá llenar y la partida terminará.
    La torre de 13 ducados se puede pagar justa: 9 + 3 + 1. Y ahora, el truco. Cada loseta que queda en el mercado va a quien tiene más dinero de su moneda. Bajo los florines hay unas arcadas, y tú no tienes florines. ¡Pues toma 9!
    .title = El último turno
    .tasks =
        Compra la torre con 9 + 3 + 1 ducados.
        Toma 9 florines.
        Construye la torre en lo alto de tu palacio.
    .hint = Paga 9 + 3 + 1 ducados, después toma los 9 florines y por último construye la torre en la casilla más alta.
    .done = El mercado no se puede llenar. Tienes más dírhams y más florines que Leila: los aposentos y las arcadas son tuyos sin pagar nada. Leila se lleva el jardín.

learn-alhambra-won =
    Lo que has recibido se coloca ahora, con las reglas de siempre.
    .title = Sin pagar nada
    .tasks =
        Construye los aposentos encima de la torre nueva.
        Construye las arcadas encima de los aposentos.
    .hint = Primero los aposentos y después las arcadas, cada vez en la casilla más alta.
    .done = Todo está construido, y se ha hecho la última puntuación.

learn-alhambra-end =
    139 a 131: has ganado. Mira la última hoja: la mayoría de serrallos, la mayoría de arcadas y un muro de 19 lados han marcado la diferencia.
    Recuerda cuatro cosas: los _pagos exactos_ te dan más acciones; cuenta _tener la mayoría de un tipo_, no el precio; _un muro largo_ vale tanto como un edificio; y no pierdas de vista cuándo llegan las _puntuaciones_.
    Juega ahora una partida entera. Un consejero te dirá en cada turno qué es lo importante, hasta que lo desactives.
    .title = Buena obra
