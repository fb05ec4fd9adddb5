# Alhambra. ".object" es la forma tras un verbo («Ana compra…»); ".short" tiene dos letras como mucho.

alhambra-dirk = Dirk

building-pavilion = pabellón
    .object = el pabellón
    .short = Pa
building-seraglio = serrallo
    .object = el serrallo
    .short = Se
building-arcades = arcadas
    .object = las arcadas
    .short = Ar
building-chambers = aposentos
    .object = los aposentos
    .short = Ap
building-garden = jardín
    .object = el jardín
    .short = Ja
building-tower = torre
    .object = la torre
    .short = To

# ".amount": $cards es lo que se escribe, como «9 + 2», y $amount su suma. ".plural" va tras «más».
currency-florin = florín
    .plural = florines
    .amount =
        { $cards } { $amount ->
            [one] florín
           *[other] florines
        }
currency-dirham = dírham
    .plural = dírhams
    .amount =
        { $cards } { $amount ->
            [one] dírham
           *[other] dírhams
        }
currency-dinar = dinar
    .plural = dinares
    .amount =
        { $cards } { $amount ->
            [one] dinar
           *[other] dinares
        }
currency-ducat = ducado
    .plural = ducados
    .amount =
        { $cards } { $amount ->
            [one] ducado
           *[other] ducados
        }

alhambra-side-n = norte
    .short = N
alhambra-side-e = este
    .short = E
alhambra-side-s = sur
    .short = S
alhambra-side-w = oeste
    .short = O
alhambra-walls =
    { $count ->
        [one] muro al { $sides }
       *[other] muros: { $sides }
    }
alhambra-tile = { $building } { $cost }
alhambra-tile-walled = { $building } { $cost } ({ $walls })

alhambra-steps-north = { $steps } al norte
alhambra-steps-east = { $steps } al este
alhambra-steps-south = { $steps } al sur
alhambra-steps-west = { $steps } al oeste

# Lo que sucede.

event-alhambra-took = { $player } toma { $cards }.
event-alhambra-bought =
    { $exact ->
        [yes] { $player } compra { $object } por { $payment }, el precio exacto.
       *[no] { $player } compra { $object } por { $payment }.
    }
event-alhambra-placed = { $player } construye { $object }: { $cell } de la fuente.
event-alhambra-reserved = { $player } deja { $object } en la reserva.
event-alhambra-given = { $player } entrega { $object } a Dirk.
event-alhambra-withdrawn = { $player } pasa { $object } del palacio a la reserva.
event-alhambra-swapped = { $player } cambia { $out } por { $object } de la reserva: { $cell } de la fuente.
event-alhambra-passed = { $player } no puede hacer nada y pasa.
event-alhambra-money-drawn = Dinero nuevo: { $cards }.
event-alhambra-money-reshuffled =
    { $cards ->
        [one] El descarte, { $cards } carta, pasa a ser el nuevo mazo de dinero.
       *[other] El descarte, { $cards } cartas, se baraja y pasa a ser el nuevo mazo de dinero.
    }
event-alhambra-market-filled = Nuevo en el mercado ({ $currency }): { $tile }.
event-alhambra-dirk-drew = Dirk saca { $tiles }.
event-alhambra-scoring-card =
    { $round ->
        [1] Sale la primera carta de puntuación.
       *[2] Sale la segunda carta de puntuación.
    }
event-alhambra-scored =
    { $round ->
        [1] Se hace la primera puntuación.
        [2] Se hace la segunda puntuación.
       *[3] Se hace la última puntuación.
    }
event-alhambra-last-tile-won = { $player } tiene más { $currencies } que nadie y recibe { $object }.
event-alhambra-last-tile-left = En { $currencies } nadie supera a los demás, así que se queda en el mercado: { $tile }.
event-alhambra-game-over = La partida ha terminado.

# Por qué se rechaza una jugada.

reason-alhambra-not-on-display = Ese dinero no está a la vista.
reason-alhambra-too-much-money = Varias cartas juntas pueden valer 5 como mucho; si no, toma solo una.
reason-alhambra-not-on-market = Esa loseta no está en el mercado.
reason-alhambra-too-dear = No tienes bastante dinero en esa moneda.
reason-alhambra-wrong-currency = Esa loseta se paga en otra moneda.
reason-alhambra-not-in-hand = No tienes esa carta.
reason-alhambra-high-cards-first = Primero las cartas altas: ninguna puede ser más alta que la anterior.
reason-alhambra-price-out-of-reach = Con una carta tan baja, las que quedan no alcanzarían el precio.
reason-alhambra-price-not-paid = El precio aún no está pagado del todo.
reason-alhambra-not-in-palace = Esa loseta no está en tu palacio.
reason-alhambra-not-in-reserve = Esa loseta no está en tu reserva.
reason-alhambra-not-bought = No tienes esa loseta por colocar.
reason-alhambra-other-tile = La loseta que has tomado de la reserva es otra.
reason-alhambra-cuts-off = Sin esa loseta ya no se llegaría a otras desde la fuente.
reason-alhambra-leaves-hole = Eso dejaría un hueco en el palacio.
reason-alhambra-fits-nowhere = Esa loseta no encaja en ningún sitio de tu palacio.
reason-alhambra-walls-do-not-match = Los muros no encajan: muro con muro y lado abierto con lado abierto.
reason-alhambra-cell-taken = Ahí ya hay una loseta.
reason-alhambra-not-adjacent = La loseta debe tocar otra del palacio por al menos un lado.
reason-alhambra-not-reachable = No se podría llegar allí a pie desde la fuente.
reason-alhambra-no-dirk = Solo en partidas de dos se dan losetas a Dirk, y solo recién compradas.
reason-alhambra-can-act = Solo se puede pasar cuando no es posible nada más.
why-alhambra-too-dear = No te alcanza el dinero. Queda por pagar: { $missing }.

# La página.

alhambra-deck =
    { $cards ->
        [one] Mazo: { $cards } carta
       *[other] Mazo: { $cards } cartas
    }
alhambra-bag =
    { $tiles ->
        [one] Bolsa: { $tiles } loseta
       *[other] Bolsa: { $tiles } losetas
    }
alhambra-next-scoring = Puntuación { $round }: entre las cartas { $soonest } y { $latest } del mazo
alhambra-next-scoring-known = Puntuación { $round }: carta { $cards } del mazo
alhambra-last-scoring-at-the-end = Última puntuación: cuando no se pueda llenar el mercado
alhambra-scoring-title =
    { $round ->
        [1] Primera puntuación
        [2] Segunda puntuación
       *[3] Última puntuación
    }
alhambra-scoring-now-title =
    { $round ->
        [1] Si la primera puntuación fuera ahora
        [2] Si la segunda puntuación fuera ahora
       *[3] Si la última puntuación fuera ahora
    }
alhambra-column-points = puntos
alhambra-column-cards = cartas
alhambra-column-wall = muro
alhambra-column-reserve = reserva
alhambra-column-total = total
alhambra-market = En el mercado:
alhambra-market-space = Por { $price }: { $tile }.
alhambra-display = Dinero a la vista:
alhambra-bought = Comprado, se coloca al final del turno:
alhambra-won = Recibido, se coloca ahora:
alhambra-paying = Pagado por { $object }: { $paid } de { $price }.
alhambra-your-money = Tu dinero:
alhambra-palace-of = Palacio de { $player }: { $buildings }.
alhambra-tile-at = { $tile }: { $cell }.
alhambra-longest-wall = Muro más largo: { $wall }.
alhambra-reserve-of = Reserva de { $player }: { $tiles }.
alhambra-dirk-has = Dirk tiene: { $buildings }.
alhambra-first-fewest-cards = Empieza { $player }, con menos cartas que los demás.
alhambra-first-lowest-sum = Empieza { $player }, con menos dinero que los demás.
alhambra-first-lot = Empieza { $player }, por sorteo.
phase-action = { $player } elige una acción.
phase-payment = { $player } está pagando.
phase-redesigning = { $player } está reformando el palacio.
phase-placing = { $player } coloca lo comprado.
phase-last-tiles = { $player } coloca las últimas losetas.

# Lo que se puede elegir.

alhambra-ask-actions = Compra una loseta, toma dinero o reforma: toca una loseta de tu palacio o de tu reserva.
alhambra-ask-buy-or-take = Compra una loseta o toma dinero.
alhambra-ask-only-money = Ahora no puedes pagar ninguna loseta: toma dinero.
alhambra-ask-money-or-redesign = Ahora no puedes pagar ninguna loseta: toma dinero o reforma.
alhambra-ask-cell = Elige un lugar para { $object }.

alhambra-group-buy = Comprar { $object } por { $price }
alhambra-group-take = Tomar dinero
alhambra-group-redesign = Reformar
alhambra-group-pass = No se puede hacer nada
alhambra-group-settle = Pagado
alhambra-group-pay = Pagar
alhambra-group-pay-card-by-card = Carta a carta
alhambra-group-from-reserve = Tomar de la reserva
alhambra-group-to-reserve = Pasar a la reserva
alhambra-group-which-tile = Qué loseta primero
alhambra-group-place = Construir { $object }
alhambra-group-swap = Poner { $object } en lugar de
alhambra-group-put-away = O bien
alhambra-choose-pay =
    { $over ->
        [0] { $payment }, exacto
        [one] { $payment }, sobra { $over }
       *[other] { $payment }, sobran { $over }
    }
    .fit =
        { $over ->
            [0] exacto
            [one] sobra { $over }
           *[other] sobran { $over }
        }
    .then =
        { $over ->
            [0] Exacto: haces otra acción.
           *[other] { $over } de más: este turno ya no haces otra acción.
        }
    .can =
        { $over ->
            [0] Puedes pagar el precio exacto: { $payment }.
           *[other] Puedes pagar { $payment }, { $over } de más.
        }
alhambra-choose-other-payment = con otro pago
alhambra-choose-redesign =
    { $count ->
        [one] cambiar el palacio: { $count } manera
       *[other] cambiar el palacio: { $count } maneras
    }
alhambra-choose-settle = ese es el pago
alhambra-choose-reserve = dejar { $object } en la reserva
    .brief = dejar en la reserva
alhambra-choose-give = entregar { $object } a Dirk
    .brief = entregar a Dirk
alhambra-choose-pass = pasar
alhambra-numbers-in-drawing =
    { $count ->
        [one] { $first }, el número del dibujo
       *[other] { $first } a { $last }, los números del dibujo
    }

# Qué cambiaría con una elección.

alhambra-change-wall = Muro más largo: de { $before } a { $after }
alhambra-change-rank = { $building }: de { $before } a { $after }
alhambra-rank =
    { $rank ->
        [0] ningún puesto
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[other] puesto { $rank }
    }
alhambra-rank-shared = { $rank } compartido
alhambra-change-points = { $now }: { $points }
alhambra-change-no-points = { $now }: sin diferencia
alhambra-change-at-best = { $now }: { $points } como mucho
alhambra-change-fits-nowhere = Ahora no encaja en ningún sitio de tu palacio.
alhambra-change-money = Te queda: { $cards }
alhambra-change-no-money = No te queda dinero.

# Lo que dice el consejero: una frase en cada turno para principiantes.

alhambra-coach-exact = Puedes pagar justo { $object }: un pago exacto te da otra acción.
alhambra-coach-last = La bolsa está vacía: las losetas que quedan en el mercado son para quien tiene más dinero de su moneda.
alhambra-coach-lead = Se acerca una puntuación, y con { $object } llegarías al primer puesto de su tipo.
alhambra-coach-one-short =
    Habrá una puntuación { $cards ->
        [one] con la próxima carta
       *[other] en las próximas { $cards } cartas
    }, y con uno más de este tipo llegarías al primer puesto: { $building }.
alhambra-coach-scoring =
    Habrá una puntuación { $cards ->
        [one] con la próxima carta
       *[other] en las próximas { $cards } cartas
    }: compra ahora y toma dinero después.
alhambra-coach-card = Toma { $card }: así podrás pagar justo { $object } en tu próximo turno, si sigue ahí.
alhambra-coach-several = Puedes tomar varias cartas si juntas valen 5 o menos: { $cards }.
alhambra-coach-save = Reúne dinero de una o dos monedas: así es más fácil pagar justo.
alhambra-coach-pay = Busca un pago sin sobras: no hay cambio, y un pago exacto te da otra acción.
alhambra-coach-open = Sin muros, encaja casi en todas partes: { $object }. Deja abierto un camino para tus próximas losetas.
alhambra-coach-wall =
    Coloca { $object } de modo que sus muros alarguen tu muro más largo, que ahora tiene { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }.

# De qué vienen los puntos, en pistas y tablas de puntuación; ".because" dice por qué una pista es buena.

source-pavilion = { building-pavilion }
    .because = Te hace más fuerte en este tipo de edificio: { building-pavilion }.
source-seraglio = { building-seraglio }
    .because = Te hace más fuerte en este tipo de edificio: { building-seraglio }.
source-arcades = { building-arcades }
    .because = Te hace más fuerte en este tipo de edificio: { building-arcades }.
source-chambers = { building-chambers }
    .because = Te hace más fuerte en este tipo de edificio: { building-chambers }.
source-garden = { building-garden }
    .because = Te hace más fuerte en este tipo de edificio: { building-garden }.
source-tower = { building-tower }
    .because = Te hace más fuerte en este tipo de edificio: { building-tower }.
source-wall = { alhambra-column-wall }
    .because = Alarga tu muro más largo, o le deja sitio para crecer.
source-reserve = losetas en la reserva
    .because = Hace que tu reserva valga más.
source-market = lo que luego te ofrece el mercado
    .because = Deja en el mercado losetas que podrás pagar después.

notation-alhambra =
    p: todos los palacios
    Las jugadas también se pueden escribir; las losetas se nombran con el edificio en inglés, el precio y los muros (n, e, s, w), y las casillas con los pasos al este y al norte de la fuente:
    take dinar-3 florin-1
    buy tower-11n 9+2 (o buy tower-11n, pay dinar-9, pay dinar-2, settle)
    place tower-11n 2,-1; reserve tower-11n; give tower-11n
    withdraw tower-11n; use tower-11n; swap tower-11n garden-8ne

rules-alhambra =
    Construye el palacio más hermoso de Granada. En tu turno haces una de tres cosas:
    - tomar dinero: una carta cualquiera, o varias que juntas valgan 5 como mucho;
    - comprar una loseta del mercado en su moneda, sin cambio; quien paga el precio exacto hace otra acción enseguida;
    - reformar: pasar una loseta del palacio a la reserva, otra de la reserva al palacio, o cambiar una por otra.
    Lo comprado se coloca al final del turno, en el palacio o en la reserva. Las losetas no se giran. Muro con muro y lado abierto con lado abierto; a toda loseta se debe poder llegar a pie desde la fuente, y no puede quedar ningún hueco.
    Hay tres puntuaciones: dos cuando sus cartas salen entre el dinero, y la última cuando ya no se puede llenar el mercado. Puntúa quien tiene más edificios de un tipo; desde la segunda, también el segundo puesto, y en la última, también el tercero. Además, cada palacio puntúa por su muro exterior más largo, un punto por lado.
    En las partidas de dos está además Dirk: no tiene palacio ni turnos, pero saca losetas de la bolsa y cuenta en todas las puntuaciones. Se le pueden entregar losetas recién compradas.
    Todas las reglas están en la documentación del proyecto Granada, en la página sobre las reglas de Alhambra.
