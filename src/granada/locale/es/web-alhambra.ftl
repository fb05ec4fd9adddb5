# La mesa de Alhambra en el navegador. Las letras de las monedas son dos como mucho.

alhambra-coin-florin = Fl
alhambra-coin-dirham = Dh
alhambra-coin-dinar = Di
alhambra-coin-ducat = Du

alhambra-board-market = Mercado
alhambra-board-display = Dinero a la vista
alhambra-board-hand = Tu dinero
alhambra-board-no-money = No tienes dinero.
alhambra-board-palace = Tu palacio
alhambra-board-palace-of = Palacio de { $player }
alhambra-board-reserve = Reserva
alhambra-board-to-place = Por colocar
alhambra-board-fountain = fuente
alhambra-board-empty = vacío
alhambra-board-space-empty = Espacio vacío ({ $currency }).
alhambra-board-seen = Tomado a la vista de todos:
alhambra-board-cards =
    { $cards ->
        [one] { $cards } carta de dinero
       *[other] { $cards } cartas de dinero
    }
alhambra-board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
alhambra-board-count-and-points =
    { $points ->
        [one] { $count }, { $points } punto
       *[other] { $count }, { $points } puntos
    }
alhambra-board-enlarge = Palacio de { $player }: ampliar
alhambra-board-zoom = Ampliación { $factor }×
alhambra-board-show-walls = Mostrar los muros más largos
alhambra-board-before = antes
alhambra-board-sheets = Hojas de puntuación
alhambra-board-close = Cerrar
alhambra-board-cancel = Cancelar

# Lo que se puede elegir y lo que sigue.

alhambra-board-can-drag = También puedes arrastrar losetas y cartas.
alhambra-board-hold-to-drag = Para arrastrar una loseta o una carta, mantenla pulsada.
alhambra-board-again = Pago exacto: haces otra acción.
alhambra-board-ends-turn = Con esto termina tu turno.
alhambra-board-then-place = Después colocas lo que has comprado.
alhambra-board-take = Tomar
alhambra-board-take-card = Tomar { $card }
alhambra-board-take-too = Tomar también { $card }
alhambra-board-ways = Formas de pagar
alhambra-board-pay = Pagar { $payment }
alhambra-board-pay-with = { $card }: añadir al pago o retirar
alhambra-board-no-way = Esa no es una de las formas de pagar.
alhambra-board-hold = Colocar primero: { $tile }
alhambra-board-put-back = Devolver

alhambra-move-take = tomar { $cards }
alhambra-move-buy = comprar { $object }
alhambra-move-pay = pagar { $payment }
alhambra-move-withdraw = pasar { $object } a la reserva
alhambra-move-use = tomar { $object } de la reserva para colocar o cambiar
alhambra-move-swap = cambiar { $out } por { $object }
alhambra-move-place = construir { $object }: { $cell } de la fuente

# Las reglas en breve, para las ayudas.

alhambra-rule-buying = Una loseta se paga en la moneda de su espacio; no se da cambio.
alhambra-rule-money = Toma una carta cualquiera, o varias que valgan juntas 5 como mucho.
alhambra-rule-exact = Quien paga el precio exacto hace otra acción.
alhambra-rule-walls = Muro con muro y lado abierto con lado abierto; hay que poder llegar a pie desde la fuente y no puede quedar ningún hueco. Las losetas no se giran.
alhambra-rule-reserve = Lo que está en la reserva no puntúa.
alhambra-rule-redesign = Es una acción: una loseta de la reserva al palacio, del palacio a la reserva, o cambiar una por otra.
alhambra-rule-scoring = Puntúa quien tiene más edificios de un tipo; desde la segunda puntuación, también el segundo puesto, y en la última, también el tercero.
alhambra-rule-wall = Un punto por cada lado del muro exterior continuo más largo.
alhambra-rule-dirk = Dirk no tiene turnos ni palacio, pero sus losetas cuentan en todas las puntuaciones. Se le pueden entregar losetas recién compradas.
