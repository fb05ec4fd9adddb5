# Sabika. Lo que hacen los componentes se compone de frases: cada una dice qué hacer y empieza con minúscula. ".object"
# es la forma tras un verbo; ".short" cabe en una columna estrecha.

## Listas

sabika-and = { $first } y { $last }
sabika-or = { $first } o { $last }
sabika-or-else = { $first }, o bien { $last }

## Cantidades, como objeto de una frase: «gana 2 dinares»

sabika-amount-dinar =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinares
    }
sabika-amount-gypsum =
    { $n ->
        [one] { $n } yeso
       *[other] { $n } yesos
    }
sabika-amount-wood =
    { $n ->
        [one] { $n } madera
       *[other] { $n } maderas
    }
    .brief =
        { $n ->
            [one] { $n } madera
           *[other] { $n } maderas
        }
sabika-amount-marble =
    { $n ->
        [one] { $n } mármol
       *[other] { $n } mármoles
    }
sabika-amount-ceramic =
    { $n ->
        [one] { $n } cerámica vidriada
       *[other] { $n } cerámicas vidriadas
    }
    .brief =
        { $n ->
            [one] { $n } cerámica vidriada
           *[other] { $n } cerámicas vidriadas
        }
sabika-amount-choice =
    { $n ->
        [one] { $n } material a elegir ({ $kinds })
       *[other] { $n } materiales a elegir ({ $kinds })
    }
    .brief = { $n } { $kinds }
sabika-amount-mix =
    { $n ->
        [one] { $n } dinar o paria
       *[other] { $n } dinares o parias en cualquier combinación
    }
    .brief =
        { $n ->
            [one] { $n } dinar/paria
           *[other] { $n } dinares/parias
        }
sabika-amount-raw =
    { $n ->
        [one] { $n } materia prima
       *[other] { $n } materias primas
    }
sabika-amount-good =
    { $n ->
        [one] { $n } mercancía
       *[other] { $n } mercancías
    }
sabika-amount-paria =
    { $n ->
        [one] { $n } paria
       *[other] { $n } parias
    }
    .brief =
        { $n ->
            [one] { $n } paria
           *[other] { $n } parias
        }
sabika-amount-pp = { $n }{ "\u00A0" }PP
sabika-amount-seal =
    { $n ->
        [one] { $n } sello
       *[other] { $n } sellos
    }

## Efectos

sabika-effect-gain = gana { $things }
sabika-effect-then = { $first }, luego { $next }
sabika-effect-or = elige: { $options }
sabika-effect-optional = si quieres, { $effect }
sabika-effect-pay = puedes pagar { $price }; si lo haces, { $effect }
sabika-for-each = { $what } { $each }
sabika-if = { $what } { $each }
sabika-times =
    { $times ->
        [one] { $what } (una vez como mucho)
       *[other] { $what } ({ $times } veces como mucho)
    }
sabika-at-most = { $what }, { $pp } PP como mucho
sabika-effect-process =
    { $n ->
        [one] procesa { $n } materia prima de tu taller
       *[other] procesa hasta { $n } materias primas de tu taller
    }
    .brief = procesar { $n }
sabika-amount-favour =
    { $n ->
        [one] { $n } paso de favor
       *[other] { $n } pasos de favor
    }
sabika-effect-lose_pp = pierde { $n } PP
sabika-effect-transactions =
    { $n ->
        [one] haz { $n } transacción de mercado
       *[other] haz hasta { $n } transacciones de mercado
    }
    .brief =
        { $n ->
            [one] { $n } transacción
           *[other] { $n } transacciones
        }
sabika-effect-favour =
    { $n ->
        [one] avanza { $n } paso en el favor del sultán
       *[other] avanza { $n } pasos en el favor del sultán
    }
    .brief =
        { $n ->
            [one] { $n } paso de favor
           *[other] { $n } pasos de favor
        }
sabika-effect-favour_bonus =
    { $n ->
        [one] toma el bonus de una casilla anterior del favor del sultán
       *[other] toma los bonus de { $n } casillas anteriores del favor del sultán
    }
    .brief =
        { $n ->
            [one] { $n } bonus anterior
           *[other] { $n } bonus anteriores
        }
sabika-effect-city_bonus =
    { $n ->
        [one] toma el bonus de una ciudad con un barco tuyo
       *[other] toma los bonus de { $n } ciudades con barcos tuyos
    }
    .brief = { $n } bonus de ciudad
sabika-effect-storehouse_bonus =
    { $n ->
        [one] toma el bonus de una loseta visible de tus almacenes
       *[other] toma los bonus de { $n } losetas visibles de tus almacenes
    }
    .brief = { $n } bonus de almacén
sabika-effect-major_bonus =
    { $n ->
        [one] toma el bonus de una construcción mayor aún disponible en la era actual
       *[other] toma los bonus de { $n } construcciones mayores aún disponibles en la era actual
    }
sabika-effect-red_city_action =
    { $n ->
        [one] haz la acción de una ciudad roja con un barco tuyo
       *[other] haz las acciones de { $n } ciudades rojas con barcos tuyos
    }
sabika-effect-place_ship =
    { $goods ->
        [0] envía gratis un barco a una ciudad nueva, sin sello ni bonus de ciudad
        [one] envía gratis un barco a una ciudad nueva, sin sello ni bonus de ciudad, y exporta allí { $goods } mercancía como mucho
       *[other] envía gratis un barco a una ciudad nueva, sin sello ni bonus de ciudad, y exporta allí { $goods } mercancías como mucho
    }

sabika-action-minor_quarry = cantera menor
    .do = haz una acción de cantera menor
    .short = cant.menor
sabika-action-major_quarry = cantera mayor
    .do = haz una acción de cantera mayor
    .short = cant.mayor
sabika-action-quarry = cantera
    .do = haz una acción de cantera
    .short = cantera
sabika-action-storehouse = almacén
    .do = haz una acción de almacén
    .short = almacén
sabika-action-market = mercado
    .do = haz una acción de mercado
    .short = mercado
sabika-action-construction = construcción
    .do = haz una construcción
    .short = construir
sabika-action-major_construction = construcción mayor
    .do = haz una construcción mayor
    .short = c. mayor
sabika-action-minor_construction = construcción menor
    .do = haz una construcción menor
    .short = c. menor
sabika-action-export = exportar
    .do = haz una acción de exportar
    .short = exportar
sabika-action-consolidate = consolidar
    .do = consolida en una ciudad
    .short = consolidar
sabika-action-produce = producir
    .do = haz una acción de producir
    .short = producir
sabika-action-carve = tallar un poema
    .do = talla un poema
    .short = tallar
sabika-action-reactivate = reactivar
    .do = reactiva un poema rojo tuyo
    .short = reactivar
sabika-action-artisanal = trabajos artesanales
    .do = haz trabajos artesanales
    .short = artesanal

## Lo que se cuenta. ".each": «2 PP por cada poema»; ".one": «un conjunto de un poema y…»; ".most": «más poemas»

sabika-count-poems =
    .each = por cada poema que tengas
    .one = un poema
    .most = poemas
sabika-count-poems_blue =
    .each = por cada poema azul que tengas
    .one = un poema azul
    .most = poemas azules
sabika-count-poems_red =
    .each = por cada poema rojo que tengas
    .one = un poema rojo
    .most = poemas rojos
sabika-count-poems_grey =
    .each = por cada poema gris que tengas
    .one = un poema gris
    .most = poemas grises
sabika-count-majors =
    .each = por cada construcción mayor que tengas
    .one = una construcción mayor
    .most = construcciones mayores
sabika-count-minors =
    .each = por cada construcción menor que tengas
    .one = una construcción menor
    .most = construcciones menores
sabika-count-constructions =
    .each = por cada construcción que tengas
    .one = una construcción
    .most = construcciones
sabika-count-balances =
    .each = por cada equilibrio arquitectónico que tengas
    .one = un equilibrio arquitectónico
    .most = equilibrios arquitectónicos
sabika-count-boxes =
    .each = por cada caja de almacén que tengas
    .one = una caja de almacén
    .most = cajas de almacén
sabika-count-consolidated =
    .each = por cada ciudad donde hayas consolidado
    .one = una ciudad donde hayas consolidado
    .most = ciudades consolidadas
sabika-count-regions =
    .each = por cada región con un barco tuyo
    .one = una región con un barco tuyo
    .most = regiones con barcos propios
sabika-count-chain =
    .each = por cada ciudad de tu mayor grupo de barcos unidos por rutas (con ramificaciones, sin Granada)
    .one = una ciudad de tu mayor grupo de barcos unidos
    .most = ciudades en un grupo de barcos unidos
sabika-count-seals =
    .each = por cada sello que tengas
    .one = un sello
    .most = sellos
sabika-count-dinars =
    .each = por cada dinar que tengas
    .one = un dinar
    .most = dinares
sabika-count-parias =
    .each = por cada paria que tengas
    .one = una paria
    .most = parias
sabika-count-favour =
    .each = por cada paso que hayas dado en el favor del sultán
    .one = un paso en el favor del sultán
    .most = pasos en el favor del sultán
sabika-count-set =
    .each = por cada conjunto de { $members }
    .one = un conjunto de { $members }
    .most = conjuntos de { $members }
sabika-count-half =
    .each = por cada 2 { $most } que tengas
    .one = 2 { $most }
    .most = pares de { $most }
sabika-has-palace =
    .each = si tienes un palacio
    .one = al menos un palacio
    .most = tipos de edificio entre los palacios
sabika-has-fountain =
    .each = si tienes una fuente
    .one = al menos una fuente
    .most = tipos de edificio entre las fuentes
sabika-has-door =
    .each = si tienes una puerta
    .one = al menos una puerta
    .most = tipos de edificio entre las puertas
sabika-has-garden =
    .each = si tienes un jardín
    .one = al menos un jardín
    .most = tipos de edificio entre los jardines
sabika-has-tower =
    .each = si tienes una torre
    .one = al menos una torre
    .most = tipos de edificio entre las torres
sabika-has-window =
    .each = si tienes una ventana
    .one = al menos una ventana
    .most = tipos de edificio entre las ventanas
sabika-presence-any =
    .each = por cada ciudad con un barco tuyo
    .one = una ciudad con un barco tuyo
    .most = ciudades con barcos propios
sabika-presence-blue =
    .each = por cada ciudad azul con un barco tuyo
    .one = una ciudad azul con un barco tuyo
    .most = ciudades azules con barcos propios
sabika-presence-red =
    .each = por cada ciudad roja con un barco tuyo
    .one = una ciudad roja con un barco tuyo
    .most = ciudades rojas con barcos propios
sabika-presence-region =
    .each = por cada ciudad { $place } con un barco tuyo
    .one = una ciudad { $place } con un barco tuyo
    .most = ciudades { $place } con barcos propios
sabika-region-europe = Europa
    .place = de Europa
sabika-region-maghreb = Magreb
    .place = del Magreb
sabika-region-near_east = Cercano Oriente
    .place = del Cercano Oriente
sabika-in-region = de la región «{ $region }»

## Poemas azules y eventos: cuando pasa algo

sabika-once-a-round = una vez por ronda: { $clause }
sabika-store =
    { $n ->
        [one] { $n } caja de almacén solo para mercancías
       *[other] { $n } cajas de almacén solo para mercancías
    }
sabika-on-income = en cada fase de ingresos, { $effect }
sabika-on-become_start_player = cada vez que te toque ser jugador inicial, { $effect }
sabika-on-gain_seal = cada vez que tomes un sello de una ciudad, { $effect }
sabika-on-construct-any = tras cada construcción, { $effect }
sabika-on-construct-major = tras cada construcción mayor, { $effect }
sabika-on-construct-minor = tras cada construcción menor, { $effect }
sabika-with-construct = tras cada construcción en la que uses { $material }, { $effect }
sabika-with-spend = tras cada construcción o poema en los que uses { $material }, { $effect }
sabika-on-balance = tras cada equilibrio arquitectónico, { $effect }
sabika-on-favour = tras cada paso en el favor del sultán, { $effect }
sabika-on-quarry = tras cada acción de cantera, { $effect }
sabika-on-storehouse = tras cada acción de almacén, { $effect }
sabika-on-market = antes de cada acción de mercado, { $effect }
sabika-on-export = tras cada exportación, { $effect }
sabika-on-consolidate = tras cada consolidación, { $effect }
sabika-on-produce = tras cada acción de producir, { $effect }
sabika-on-process = cada vez que proceses una materia prima, { $effect }
sabika-on-carve-any = tras cada nuevo poema, { $effect }
sabika-on-carve-blue = tras cada nuevo poema azul, { $effect }
sabika-on-carve-red = tras cada poema rojo, { $effect }
sabika-on-carve-grey = tras cada poema gris, { $effect }
sabika-on-reactivate = tras cada acción de reactivar, { $effect }
sabika-on-artisanal = tras cada acción de trabajos artesanales, { $effect }
sabika-on-secondary-any = tras cada acción secundaria, { $effect }
sabika-on-secondary-raw = tras cada acción secundaria de materia prima, { $effect }
sabika-on-secondary-marble = tras cada acción secundaria de mármol, { $effect }
sabika-on-enter_occupied = cada vez que tu trabajador llegue a una casilla con trabajadores ajenos, { $effect }
sabika-on-rest = tras cada descanso, { $effect }
sabika-on-tribute-no_pp_lost = tras cada tributo en el que no pierdas PP, { $effect }
sabika-on-store_here = cada vez que pongas una mercancía en estas cajas, { $effect }

## Poemas azules y eventos: números que cambian

sabika-mod-free_steps =
    { $sign ->
        [more] { $n ->
            [one] tienes { $n } paso gratis más en cada movimiento
           *[other] tienes { $n } pasos gratis más en cada movimiento
        }
        [less] { $n ->
            [one] tienes { $n } paso gratis menos en cada movimiento
           *[other] tienes { $n } pasos gratis menos en cada movimiento
        }
       *[set] { $n ->
            [one] solo tienes { $n } paso gratis en cada movimiento
           *[other] tienes { $n } pasos gratis en cada movimiento
        }
    }
sabika-mod-foreign_cost =
    { $sign ->
        [more] cada trabajador ajeno en una casilla cuesta { $dinars } más
        [less] cada trabajador ajeno en una casilla cuesta { $dinars } menos
        [free] los trabajadores ajenos no cuestan nada
       *[set] cada trabajador ajeno en una casilla cuesta { $dinars }
    }
sabika-mod-secondary_cost =
    { $sign ->
        [more] cada acción secundaria cuesta { $dinars } más
        [less] cada acción secundaria cuesta { $dinars } menos
        [free] las acciones secundarias no cuestan nada
       *[set] cada acción secundaria cuesta { $dinars }
    }
sabika-mod-carve_cost =
    { $sign ->
        [more] cada poema cuesta { $dinars } más
        [less] cada poema cuesta { $dinars } menos
        [free] los poemas no cuestan nada
       *[set] cada poema cuesta { $dinars }
    }
sabika-mod-route_cost =
    { $sign ->
        [more] cada ruta cuesta { $dinars } más
        [less] cada ruta cuesta { $dinars } menos
        [free] las rutas no cuestan nada
       *[set] cada ruta cuesta { $dinars }
    }
sabika-mod-consolidate_cost =
    { $sign ->
        [more] consolidar cuesta { $dinars } más
        [less] consolidar cuesta { $dinars } menos
        [free] consolidar no cuesta nada
       *[set] consolidar cuesta { $dinars }
    }
sabika-mod-buy_cost =
    { $sign ->
        [more] cada compra en el mercado cuesta { $dinars } más
        [less] cada compra en el mercado cuesta { $dinars } menos
        [free] las compras en el mercado no cuestan nada
       *[set] cada compra en el mercado cuesta { $dinars }
    }
sabika-mod-sell_gain =
    { $sign ->
        [more] cada venta en el mercado da { $dinars } más
        [less] cada venta en el mercado da { $dinars } menos
        [free] las ventas en el mercado no dan nada
       *[set] cada venta en el mercado da { $dinars }
    }
sabika-mod-extra_slots-carve =
    { $sign ->
        [more] { $n ->
            [one] al tallar puedes añadir { $n } material más
           *[other] al tallar puedes añadir { $n } materiales más
        }
        [less] { $n ->
            [one] al tallar puedes añadir { $n } material menos
           *[other] al tallar puedes añadir { $n } materiales menos
        }
        [free] al tallar no se pueden añadir materiales
       *[set] { $n ->
            [one] al tallar puedes añadir { $n } material
           *[other] al tallar puedes añadir hasta { $n } materiales
        }
    }
sabika-mod-extra_slots-construction =
    { $sign ->
        [more] { $n ->
            [one] al construir puedes añadir { $n } material más
           *[other] al construir puedes añadir { $n } materiales más
        }
        [less] { $n ->
            [one] al construir puedes añadir { $n } material menos
           *[other] al construir puedes añadir { $n } materiales menos
        }
        [free] al construir no se pueden añadir materiales
       *[set] { $n ->
            [one] al construir puedes añadir { $n } material
           *[other] al construir puedes añadir hasta { $n } materiales
        }
    }
sabika-mod-material_pp-carve =
    { $sign ->
        [more] cada material usado al tallar vale { $pp } más
       *[less] cada material usado al tallar vale { $pp } menos
    }
sabika-mod-material_pp-all =
    { $sign ->
        [more] cada material usado al construir o tallar vale { $pp } más
       *[less] cada material usado al construir o tallar vale { $pp } menos
    }
sabika-mod-same_material =
    { $sign ->
        [free] los materiales usados a la vez deben ser de tipos distintos
       *[set] los materiales usados a la vez pueden ser del mismo tipo
    }
sabika-mod-export_base =
    { $sign ->
        [more] cada mercancía exportada vale { $pp } y { $parias } más
        [less] cada mercancía exportada vale { $pp } y { $parias } menos
        [free] las mercancías exportadas solo valen por su demanda
       *[set] cada mercancía exportada vale { $pp } y { $parias } sin contar la demanda
    }
sabika-mod-export_paria =
    { $sign ->
        [more] cada mercancía exportada da { $parias } más
        [less] cada mercancía exportada da { $parias } menos
        [free] las mercancías exportadas no dan parias adicionales
       *[set] cada mercancía exportada da además { $parias }
    }
sabika-mod-tribute =
    { $sign ->
        [more] el tributo sube { $parias }
        [less] el tributo baja { $parias }
        [free] no hay tributo
       *[set] el tributo es de { $parias }
    }
sabika-mod-tribute_fee =
    { $sign ->
        [more] el tributo cuesta además { $dinars }; cada dinar que falte cuesta 1 PP
        [less] la tasa sobre el tributo baja { $dinars }
        [free] no hay tasa sobre el tributo
       *[set] el tributo cuesta además { $dinars }; cada dinar que falte cuesta 1 PP
    }
sabika-mod-rest_pp =
    { $sign ->
        [more] descansar cuesta { $pp } más
        [less] descansar cuesta { $pp } menos
        [free] descansar no cuesta PP
       *[set] descansar cuesta { $pp }
    }

## Puntuaciones

sabika-scoring-majority = mayoría de { $most }: { $places } PP para los tres primeros puestos
sabika-scoring-majority-of-two = mayoría de { $most }: { $alone } PP si vas por delante en solitario; si no, { $otherwise } PP
sabika-match-any = Yusuf navega a cualquier ciudad
sabika-match-city = Yusuf busca ciudades { $place }
sabika-match-blue = Yusuf busca ciudades azules
sabika-match-red = Yusuf busca ciudades rojas
sabika-match-linked = Yusuf busca ciudades unidas a sus barcos
sabika-match-new_region = Yusuf busca ciudades de regiones nuevas

## Nombres

sabika-material-gypsum = yeso
    .object = yeso
    .short = yeso
sabika-material-wood = madera
    .object = madera
    .short = mad.
sabika-material-marble = mármol
    .object = mármol
    .short = márm.
sabika-material-ceramic = cerámica vidriada
    .object = cerámica vidriada
    .short = vidr.
sabika-good-sugar = azúcar
    .object = azúcar
    .short = azúc.
sabika-good-pottery = cerámica
    .object = cerámica
    .short = cerám.
sabika-good-clothes = ropa
    .object = ropa
    .short = ropa
sabika-raw-sugar_cane = caña de azúcar
    .object = caña de azúcar
    .short = caña
sabika-raw-clay = arcilla
    .object = arcilla
    .short = arc.
sabika-raw-silk = seda
    .object = seda
    .short = seda
sabika-pieces =
    { $n ->
        [one] { $n } { $item }
       *[other] { $n } × { $item }
    }
sabika-boxed = { $good } (en el poema)
sabika-building-palace = palacio
sabika-building-fountain = fuente
sabika-building-door = puerta
sabika-building-garden = jardín
sabika-building-tower = torre
sabika-building-window = ventana
sabika-colour-amber = ámbar
sabika-colour-azure = celeste
sabika-colour-violet = violeta
sabika-colour-emerald = esmeralda
sabika-wild = comodín
sabika-granada = Granada
sabika-city-fez = Fez
    .to = a Fez
    .in = en Fez
sabika-city-algiers = Argel
    .to = a Argel
    .in = en Argel
sabika-city-tunis = Túnez
    .to = a Túnez
    .in = en Túnez
sabika-city-florence = Florencia
    .to = a Florencia
    .in = en Florencia
sabika-city-venice = Venecia
    .to = a Venecia
    .in = en Venecia
sabika-city-ragusa = Ragusa
    .to = a Ragusa
    .in = en Ragusa
sabika-city-constantinople = Constantinopla
    .to = a Constantinopla
    .in = en Constantinopla
sabika-city-cairo = El Cairo
    .to = a El Cairo
    .in = en El Cairo
sabika-city-damascus = Damasco
    .to = a Damasco
    .in = en Damasco
sabika-to-city = a { $city }
sabika-in-city = en { $city }
sabika-worker-builder = alarife
sabika-worker-merchant = comerciante
sabika-worker-poet = poetisa
sabika-sultan = un trabajador del sultán
sabika-yusuf = Yusuf
sabika-ring-outer = exterior
sabika-ring-middle = interm.
sabika-ring-inner = interior
sabika-square = { $action } ({ $where })
sabika-direction-top = arriba
sabika-direction-upper-right = arriba a la derecha
sabika-direction-right = a la derecha
sabika-direction-lower-right = abajo a la derecha
sabika-direction-bottom = abajo
sabika-direction-lower-left = abajo a la izquierda
sabika-direction-left = a la izquierda
sabika-direction-upper-left = arriba a la izquierda
sabika-in-workshop = en el taller
sabika-at-square = en la casilla de { $square }
sabika-free = gratis
sabika-price =
    { $n ->
        [0] { sabika-free }
       *[other] { sabika-amount-dinar }
    }
sabika-store-tile =
    { $n ->
        [one] { $n } caja ({ $bonus })
       *[other] { $n } cajas ({ $bonus })
    }
sabika-starting-tile = loseta { $n }: { $bonus }
sabika-major = { $building } { $n } ({ $bonus })
sabika-minor = { $building } { $n } de { $base } ({ $left }, { $right })
sabika-balance-card = carta de equilibrio ({ $left }, comodín)

## Lo que pasa

event-sabika-starting-tile = { $player } ha elegido una loseta de inicio.
event-sabika-starting-tiles = Losetas de inicio: { $tiles }. Empieza { $player }.
event-sabika-worked =
    { $n ->
        [0] { $player } envía a su { $worker } a la casilla de { $square }.
       *[other] { $player } envía a su { $worker } a la casilla de { $square }, por { $price }.
    }
event-sabika-rested = { $player } deja descansar a su { $worker }.
event-sabika-acted = { $player } hace la acción principal: { $action }.
event-sabika-action-lost = { $player } no puede hacer una acción y la pierde: { $action }.
event-sabika-secondary =
    { $kind ->
        [raw] { $player } hace una acción secundaria por la materia prima ({ $space }).
       *[marble] { $player } hace una acción secundaria por el mármol ({ $space }).
    }
event-sabika-paid = { $player } paga { $price }.
event-sabika-bonus =
    { $source ->
        [starting-tile] { $player } tiene la loseta de inicio { $name }: { $effect }.
        [city-bonus] { $player } toma el bonus de ciudad de { $name }: { $effect }.
        [blue-city] { $player } recibe ingresos de { $name }: { $effect }.
        [red-city] { $player } hace la acción de { $name }: { $effect }.
        [storehouse-tile] { $player } toma el bonus de la loseta de almacén: { $effect }.
        [major-tile] { $player } toma el bonus de la construcción mayor { $name }: { $effect }.
        [favour-space] { $player } toma el bonus de la casilla { $name } del favor del sultán: { $effect }.
        [balance] { $player } toma el bonus de un equilibrio de color { $name }: { $effect }.
        [blue-poem] { $player } tiene el poema azul { $name }: { $effect }.
       *[yusuf-card] Carta { $name } de Yusuf: { $effect }.
    }
event-sabika-option = { $player } elige: { $effect }.
event-sabika-accepted = { $player } acepta: { $effect }.
event-sabika-declined = { $player } rechaza: { $effect }.
event-sabika-material = { $player } toma { $item }.
event-sabika-marble = { $player } toma el mármol ({ $space }).
event-sabika-raw = { $player } toma { $item } ({ $space }).
event-sabika-processed =
    { $into ->
        [poem] { $player } procesa { $raw } y guarda { $good } en un poema.
       *[storehouse] { $player } procesa { $raw } y obtiene { $good }.
    }
event-sabika-good =
    { $into ->
        [poem] { $player } toma una mercancía ({ $space }) y la guarda en un poema: { $good }.
       *[storehouse] { $player } toma { $good } ({ $space }).
    }
event-sabika-bought =
    { $n ->
        [0] { $player } compra { $item } gratis.
       *[other] { $player } compra { $item } por { $price }.
    }
event-sabika-sold = { $player } vende { $item } por { $price }.
event-sabika-exchanged = { $player } intercambia { $give } por { $take }.
event-sabika-discarded = { $player } descarta { $item } para hacer sitio.
event-sabika-refused =
    { $known ->
        [yes] { $player } renuncia a { $item }.
       *[no] { $player } renuncia a una mercancía.
    }
event-sabika-expanded = { $player } amplía el almacén { $n } con { $tile }.
event-sabika-renewed = { $player } renueva las cartas menores. Descartadas: { $cards }.
event-sabika-major-built = { $player } construye con { $materials }: { $tile }.
event-sabika-minor-taken = { $player } paga con { $materials }: { $card }.
event-sabika-minor-built =
    { $balanced ->
        [yes] { $side ->
            [left] { $player } construye a la izquierda y completa un equilibrio: { $card }.
           *[right] { $player } construye a la derecha y completa un equilibrio: { $card }.
        }
       *[no] { $side ->
            [left] { $player } construye a la izquierda: { $card }.
           *[right] { $player } construye a la derecha: { $card }.
        }
    }
event-sabika-exported =
    { $n ->
        [0] { $player } navega { $to_city }.
       *[other] { $player } navega { $to_city } por { $price }.
    }
event-sabika-ship-placed = { $player } envía un barco gratis { $to_city }.
event-sabika-seal = { $player } toma el sello { $in_city }.
event-sabika-goods-exported = { $player } exporta { $to_city }: { $goods }.
event-sabika-consolidated =
    { $n ->
        [0] { $player } consolida { $in_city }.
       *[other] { $player } consolida { $in_city } por { $price }.
    }
event-sabika-rival = { $player } había consolidado antes { $in_city }: { $gain }.
event-sabika-carved =
    { $colour ->
        [blue] { $player } talla el poema azul { $poem } con { $materials }: { $text }
        [red] { $player } talla el poema rojo { $poem } con { $materials }: { $text }
       *[grey] { $player } talla el poema gris { $poem } con { $materials }: { $text }
    }
event-sabika-reactivated = { $player } reactiva el poema rojo { $poem }: { $text }
event-sabika-paria = El contador de parias de { $player } llega a la casilla { $n }.
event-sabika-round-ended = Termina la ronda { $round }.
event-sabika-narrator = El narrador llega a la casilla { $n }.
event-sabika-wish = Deseo del sultán, { $wish }: { $points }.
event-sabika-tribute-due = Tributo de { $player }: { $parias }.
event-sabika-tribute-paid = { $player } paga el tributo con { $amount }.
event-sabika-tribute-missed = { $player } no paga { $parias } y pierde { $pp }.
event-sabika-fee =
    { $n ->
        [0] { $player } paga { $price } por el evento.
       *[other] { $player } paga { $price } por el evento y pierde { $pp }.
    }
event-sabika-event =
    { $more ->
        [yes] Un nuevo evento: { $event } El siguiente: { $coming }
       *[no] Un nuevo evento: { $event }
    }
event-sabika-waking = Todos los trabajadores se levantan. Los del sultán están en { $squares }.
event-sabika-spaces-refilled = Nuevo en el rondel: { $items }. Mármol en: { $marbles }.
event-sabika-display-refilled =
    { $display ->
        [poems] Nuevos poemas: { $items }.
       *[minors] Nuevas cartas menores: { $items }.
    }
event-sabika-tiles-refilled =
    { $side ->
        [left] Nuevas losetas de almacén a la izquierda: { $items }.
       *[right] Nuevas losetas de almacén a la derecha: { $items }.
    }
event-sabika-reshuffled =
    { $pile ->
        [bag] Las fichas descartadas vuelven a la bolsa: { $n }.
        [minors] Las cartas menores descartadas forman el mazo: { $n }.
       *[yusuf] Las cartas descartadas de Yusuf forman su mazo: { $n }.
    }
event-sabika-era = Empieza la era { $era }. Construcciones mayores que dejan el tablero: { $items }.
event-sabika-start-player = { $leader } va en cabeza en el marcador de parias y elige jugador inicial: { $player }.
event-sabika-round = Empieza la ronda { $round }.
event-sabika-yusuf = Yusuf roba una loseta de trabajador y la carta { $card } ({ $actions }): su { $worker } va a la casilla de { $square }.
sabika-no-action = ninguna acción
event-sabika-yusuf-skipped = La carta { $card } lleva a la casilla del otro alarife de Yusuf: roba otra.
event-sabika-yusuf-removed = Yusuf retira { $item } ({ $space }).
event-sabika-yusuf-took =
    { $display ->
        [majors] Yusuf construye: { $item }.
        [minors] Yusuf construye: { $item }.
        [storehouse_tiles] Yusuf toma una loseta de almacén: { $item }.
        [poems] Yusuf toma el poema { $item }.
       *[greys] Yusuf toma el poema gris { $item }.
    }
event-sabika-yusuf-sailed = Yusuf navega { $to_city }.
event-sabika-yusuf-consolidated = Yusuf consolida { $in_city }.
event-sabika-yusuf-idle = Yusuf se queda sin hacer una acción: { $action }.
event-sabika-final = Puntuación final. Poemas grises: { $poems }. Carta de comercio: { $trade }. Sobrantes: { $leftovers }.
event-sabika-game-over = La partida ha terminado.
event-sabika-brought = { $player }: { $points } ({ $source }).
event-sabika-scored = { $points } ({ $source })
event-sabika-changed = { $player }: { $changes }.

## Por qué se rechaza una jugada

reason-sabika-not-standing = Ese trabajador ya ha trabajado o descansado en esta ronda.
reason-sabika-twin-in-workshop = Tus dos alarifes están en el taller y no se distinguen: elige el primero.
reason-sabika-other-ring = Ese trabajador no anda por ese anillo.
reason-sabika-same-square = Un trabajador debe ir a otra casilla del anillo: no puede dar la vuelta entera hasta la suya.
reason-sabika-own-builder-there = Allí está tu otro alarife.
reason-sabika-too-dear = No puedes pagarlo.
reason-sabika-nothing-to-do = Allí no sería posible ninguna acción.
reason-sabika-ship-there = Ya tienes un barco ahí.
reason-sabika-no-ship-waiting = No tienes ahí ningún barco que pueda consolidarse.
reason-sabika-missing = No tienes el material necesario.
reason-sabika-enough-greys = Ya tienes todos los poemas grises permitidos.
reason-sabika-not-available = Eso no está entre lo que se puede elegir ahora.

## La página

sabika-round = Ronda { $round } de { $rounds }
sabika-era = era { $era }
sabika-start-player = jugador inicial: { $player }
sabika-tribute = fin de ronda: tributo { $due }
sabika-wishes-now = deseos: { $pp } ahora
sabika-wish-tower = Deseo en la torre: { $wish }
sabika-wish-coming = Deseo desde el final de la ronda { $round }: { $wish }
sabika-event-now = Evento: { $event }
sabika-event-coming = Evento tras la ronda { $round }: { $event }
sabika-legend = ❶ de pie ① tumbado { $sultan } del sultán · con precio: { $marble } mármol { $stone } yeso o madera { $process } procesar
sabika-label-trade-card = Carta de comercio al final:
sabika-label-majors = Mayores:
sabika-label-minors = Menores:
sabika-label-stores = Losetas de almacén:
sabika-label-poems = Poemas:
sabika-label-greys = Poemas grises:
sabika-label-raws = Materias primas:
sabika-label-workers = Trabajadores:
sabika-label-own-stores = Almacenes:
sabika-label-own-majors = Construcciones mayores:
sabika-label-row = Fila:
sabika-label-regions = Regiones:
sabika-label-routes = Rutas y sus precios:
sabika-label-favour-track = Favor del sultán:
sabika-label-balances = Equilibrios:
sabika-label-own-poems = Poemas propios:
sabika-texts-with-p = Textos de los poemas: p.
sabika-all-events-with-n = Todo lo que ha pasado: n.
sabika-column-pp = PP
sabika-column-dinars = din
sabika-column-seals = sell
sabika-column-parias = par
sabika-column-favour = fav
sabika-column-boxes = caja
sabika-column-stock = almacén
sabika-column-raws = mat.primas
sabika-column-poems = poem.
sabika-column-built = obras
sabika-column-city = ciudad
sabika-column-price = precio
sabika-column-seal = { "" }
sabika-column-demand = pide
sabika-column-bonus = bonus de ciudad
sabika-column-consolidated = consolidada
sabika-column-ships = barcos
sabika-ring =
    { $ring ->
        [outer] Anillo exterior:
        [middle] Anillo medio:
       *[inner] Anillo interior:
    }
sabika-at-space = { $what } ({ $space })
sabika-empty-raw = sin materia prima, así que procesar
sabika-empty-marble = sin mármol, así que yeso o madera
sabika-map = Las ciudades:
sabika-tile-blue = azul
sabika-tile-red = roja
sabika-tile-demand = pide { $goods }
sabika-tile-bonus = bonus de ciudad: { $bonus }
sabika-tile-consolidated = consolidada: { $effect }
sabika-tile-seal = con un sello
sabika-tile-price = tu camino hasta allí: { $price }
sabika-ship-left = barco de { $player }
sabika-ship-right = barco consolidado de { $player }
sabika-poem-blue = Poema azul { $n }: { $text }
    .short = azul { $n }
sabika-poem-red = Poema rojo { $n }: { $text }
    .short = rojo { $n }
sabika-poem-grey = Poema gris { $n }: { $text }
    .short = gris { $n }
sabika-yusufs-poems = Poemas de Yusuf: { $poems }.
sabika-workshop = Taller de { $player }: { $facts }.
sabika-favour-space = favor { $n }
sabika-stock = { $stored } de { $boxes } cajas ocupadas: { $stock }.
sabika-standing = { $worker } de pie, { $place }
sabika-done =
    { $worker ->
        [poetisa] { $worker } tumbada, { $place }
       *[other] { $worker } tumbado, { $place }
    }
sabika-choosing = { $player } elige una loseta de inicio.
sabika-yusuf-wins = Gana Yusuf.
sabika-yusuf-discards-raw = retira la materia prima contigua a la casilla
sabika-yusuf-discards-marble = retira el mármol contiguo a la casilla
sabika-sheet-wishes = Los deseos del sultán
sabika-sheet-now = PP hasta ahora
sabika-sheet-if-over = Si la partida terminara ahora
sabika-sheet-final-scoring = Puntuación final
sabika-sheet-final = Resultado final
sabika-source-start = inicio
sabika-source-building = construcciones
sabika-source-carving = tallado
sabika-source-exports = exportaciones
sabika-source-storehouses = almacenes
sabika-source-bonuses = bonus
sabika-source-poems = poemas azules y rojos
sabika-source-renewals = cartas renovadas
sabika-source-rivals = rivales
sabika-source-rest = descansos
sabika-source-tribute = tributo
sabika-source-wishes = deseos
sabika-source-major-poems = poemas grises
sabika-source-trade = carta de comercio
sabika-source-leftovers = sobrantes
sabika-source-yusuf = cartas de Yusuf
sabika-source-total = total

## De qué vienen los puntos, en pistas y tablas de puntuación; ".because" dice por qué una pista es buena

source-start = { sabika-source-start }
    .because = Se suma a los puntos con los que empezaste.
source-building = { sabika-source-building }
    .because = Da puntos por construir.
source-carving = { sabika-source-carving }
    .because = Da puntos por tallar un poema.
source-exports = { sabika-source-exports }
    .because = Da puntos por exportar.
source-storehouses = { sabika-source-storehouses }
    .because = Aprovecha mejor tus almacenes.
source-bonuses = { sabika-source-bonuses }
    .because = Te acerca a un bonus: de un almacén, de favor o de una obra.
source-poems = { sabika-source-poems }
    .because = Aprovecha mejor tus poemas azules y rojos.
source-renewals = { sabika-source-renewals }
    .because = Da puntos por renovar cartas.
source-rivals = { sabika-source-rivals }
    .because = Da puntos por lo que hacen tus rivales.
source-rest = { sabika-source-rest }
    .because = Da puntos cuando descansan tus trabajadores.
source-tribute = { sabika-source-tribute }
    .because = Te prepara para el tributo, que si no te costaría puntos.
source-wishes = { sabika-source-wishes }
    .because = Cumple mejor los deseos.
source-major-poems = { sabika-source-major-poems }
    .because = Aprovecha mejor tus poemas grises.
source-trade = { sabika-source-trade }
    .because = Te hace avanzar en la carta de comercio.
source-leftovers = { sabika-source-leftovers }
    .because = Desperdicia menos: lo que sobra puntúa al final.
source-yusuf = { sabika-source-yusuf }
    .because = Hace que las cartas de Yusuf valgan menos.
source-materials = materiales para después
    .because = Te da materiales para tu próxima construcción o poema.
source-goods = mercancías para después
    .because = Te da mercancías para exportar.
source-cities = tus barcos en las ciudades
    .because = Aprovecha mejor tus barcos en las ciudades.
source-turns = lo que pueden aportar tus próximos turnos
    .because = Prepara tus próximos turnos: deja buenos caminos a tus trabajadores.

## Lo que se puede elegir

sabika-group-choose = Loseta de inicio
sabika-group-work = Trabajar con
sabika-group-squares = Adónde va tu { $worker }
sabika-group-rest =
    { $n ->
        [0] Descansar ({ $dinars })
       *[other] Descansar ({ $dinars }, −{ $n } PP)
    }
sabika-group-square = En la casilla
sabika-group-take = Tomar
sabika-group-raw = Materia prima
sabika-group-good = Mercancía
sabika-group-process = Procesar
sabika-group-several = { $title } × { $n }
sabika-group-otherwise = O bien
sabika-group-discard = No cabe { $item }: descartar
sabika-group-keep = Guardar la mercancía
sabika-group-buy = Comprar
sabika-group-sell = Vender
sabika-group-trade = Intercambiar
sabika-group-favour = Bonus de favor
sabika-group-city = Bonus de ciudad
sabika-group-activate = Tomar el bonus
sabika-group-bonus = Bonus de
sabika-group-act = Acción de
sabika-group-ship = Barco gratis a
sabika-group-option = Elegir
sabika-group-offer = Si quieres
sabika-group-expand = Ampliar con
sabika-group-storehouses = Dónde poner { $tile }
sabika-group-major = Construcción mayor
sabika-group-minor = Construcción menor
sabika-group-with = Usar
sabika-group-side = Poner la carta
sabika-group-export = Navegar a
sabika-group-goods = Exportar
sabika-group-consolidate = Consolidar en
sabika-group-blue = Poema azul, { $price }
sabika-group-red = Poema rojo, { $price }
sabika-group-grey = Poema gris, { $price }
sabika-group-reactivate = Reactivar
sabika-group-quarry = Cantera
sabika-group-start = Jugador inicial
sabika-group-yusuf = Para Yusuf
sabika-group-pay = Pagar { $price } con
sabika-group-tribute = Tributo, { $parias } por pagar
sabika-group-mix = Tomar
sabika-worker-at = { $worker } { $place }
sabika-choose-steps =
    { $n ->
        [one] { $n } paso ({ $price })
       *[other] { $n } pasos ({ $price })
    }
sabika-choose-foreign =
    { $n ->
        [one] { $n } trabajador ajeno ({ $price })
       *[other] { $n } trabajadores ajenos ({ $price })
    }
sabika-choose-main = acción principal: { $action }
sabika-choose-secondary-raw = acción secundaria, { $price }: { $what }
sabika-choose-secondary-process = acción secundaria, { $price }: procesar una materia prima
sabika-choose-secondary-marble = acción secundaria, { $price }: mármol
sabika-choose-secondary-stone = acción secundaria, { $price }: yeso o madera
sabika-choose-raw-held = { $raw } (la tuya pasa a ser { $good })
sabika-choose-end = terminar el turno
sabika-choose-tribute =
    { $rest ->
        [0] { $what }
        [one] { $what }, queda { $rest }
       *[other] { $what }, quedan { $rest }
    }
sabika-choose-whole-tribute = { $what }
sabika-choose-space = { $what } ({ $space })
sabika-choose-process = convertir { $raw } en { $good }
sabika-choose-stop = nada más
sabika-choose-refuse = renunciar
sabika-choose-keep-storehouse = en un almacén
sabika-choose-keep-poem = en el poema
sabika-choose-for = { $what }: { $price }
sabika-choose-trade = { $give } por { $take }
sabika-choose-favour = casilla { $n }: { $bonus }
sabika-choose-accept = pagar { $price }: { $effect }
sabika-choose-decline = renunciar
sabika-choose-city = { $city }: { $effect }
sabika-choose-expand = en el almacén { $n }, { $pp }
sabika-choose-expand-over = { $on }, sobre { $tile }
sabika-choose-renew = renovar las cartas menores: pagar { $price }, ganar { $pp }
sabika-choose-minor = { $card }, equilibrio: { $sides }
sabika-choose-left = a la izquierda
sabika-choose-right = a la derecha
sabika-choose-with = { $materials } = { $pp }
sabika-choose-no-balance = { $side }, sin equilibrio
sabika-choose-balance = { $side }, equilibrio de color { $colour }: { $bonus }
sabika-choose-export =
    { $seal ->
        [yes] { $city }, { $price }: pide { $demand }; un sello; { $bonus }
       *[no] { $city }, { $price }: pide { $demand }; { $bonus }
    }
sabika-choose-no-goods = nada
sabika-choose-goods = { $goods }: { $pp } y { $parias }
sabika-choose-income = { $city }, { $price }: ingresos: { $effect }
sabika-choose-at-once = { $city }, { $price }: de inmediato: { $effect }
sabika-choose-rivals = { $label } (y algo para { $rivals })
sabika-choose-poem = { $n }: { $text }
sabika-choose-yusuf = { $city } ({ $action })
sabika-choose-yusuf-first = su primer barco a { $city }

## Por qué no se puede elegir algo, con detalles

why-sabika-not-standing = Ninguno de tus trabajadores de este anillo está en pie.
why-sabika-too-dear = Costaría { $price }; tienes { $have }.
why-sabika-missing = Falta: { $item }.

## Lo que hay que decidir

sabika-task-choose = ¿Con qué loseta de inicio te quedas?
sabika-task-turn = Tu turno: ¿qué trabajador trabaja o descansa?
sabika-ask-payment = Elegir cómo pagar
sabika-task-only-rest = Tu turno: ningún trabajador puede ir a ninguna parte, así que uno descansa. ¿Cuál?
sabika-task-payment = ¿Cómo pagas { $price }?
sabika-task-on-square = { $square }: ¿qué haces?
sabika-task-which-quarry = ¿Qué cantera?
sabika-task-storehouse = Almacén: ¿pones una loseta o tomas un bonus?
sabika-task-transaction =
    { $n ->
        [one] Mercado: { $n } transacción
       *[other] Mercado: hasta { $n } transacciones
    }
sabika-task-construction = ¿Qué construyes?
sabika-task-major-materials = { $component }: ¿qué materiales usas?
sabika-task-minor-materials = { $component }: ¿qué materiales usas?
sabika-task-carving-materials = { $component }: ¿qué materiales usas?
sabika-task-which-side = ¿En qué extremo de tu fila?
sabika-task-favour-choice = Un paso de favor: ¿qué bonus tomas?
sabika-task-export = Exportar: ¿adónde navegas?
sabika-task-goods = { $city }: ¿qué mercancías exportas?
sabika-task-free-ship = Un barco gratis: ¿a qué ciudad?
sabika-task-consolidate = ¿Dónde consolidas?
sabika-task-produce = Producir: ¿un bonus de ciudad, procesar o ambas cosas?
sabika-task-carve = ¿Qué poema tallas?
sabika-task-reactivate = ¿Qué poema rojo reactivas?
sabika-task-pick =
    { $n ->
        [one] Toma { $n } material
       *[other] Toma { $n } materiales
    }
sabika-task-mix = Dinares o parias: ¿cómo repartes { $n }?
sabika-task-raw = ¿Qué materia prima tomas?
sabika-task-good = ¿Qué ficha tomas como mercancía?
sabika-task-process = ¿Qué materia prima se convierte en mercancía?
sabika-task-make-room = No hay sitio para { $item }: ¿qué descartas?
sabika-task-where-to = { $good }: ¿dónde se guarda?
sabika-task-option = ¿Qué eliges?
sabika-task-offer = { $effect }
sabika-task-offer-for-pay = { $effect }
sabika-task-city-bonuses = ¿Qué bonus de ciudad tomas?
sabika-task-storehouse-bonuses = ¿El bonus de qué almacén?
sabika-task-major-bonuses = ¿El bonus de qué construcción mayor?
sabika-task-red-cities = ¿La acción de qué ciudad roja?
sabika-task-tribute-part = Tributo, { $parias } por pagar: ¿cómo lo pagas?
sabika-task-fee = El evento pide { $price } además del tributo: ¿cómo pagas?
sabika-task-start-player = Vas en cabeza en el marcador de parias: ¿quién empieza la próxima ronda?
sabika-task-yusuf-city = A Yusuf le convienen por igual varias ciudades: ¿cuál eliges?

# Qué cambiaría con una elección.

sabika-change-money = Te queda: { $money }
sabika-change-no-money = No te quedan dinares ni sellos.
sabika-change-not-on-square = Después no será posible en esta casilla: { $actions }
sabika-change-out-of-reach = Después quedará fuera del alcance de tus otros trabajadores: { $actions }
sabika-secondary-action = acción secundaria

## Lo que dice el consejero: una frase en cada turno para principiantes

sabika-coach-start = Elige la loseta que puedas usar enseguida: una mercancía se exporta; con materiales se construye o se talla.
sabika-coach-square = Puedes hacer la acción principal, una acción secundaria contigua a la casilla, o ambas, en cualquier orden.
sabika-coach-goods = Una mercancía que la ciudad pide da el doble.
sabika-coach-materials = Cada material puntúa: usa los más valiosos que te sobren.
sabika-coach-tribute = Paga primero con parias: lo que falta cuesta dinares, sellos o PP.
sabika-coach-only-rest = Ninguno de tus trabajadores llega a una casilla útil: solo queda descansar.
sabika-coach-parias = El tributo se acerca y te falta: { $parias }. Exportar y el favor dan parias; si no, cuestan { $price }.
sabika-coach-export = Tu barco puede llegar a una ciudad que pide mercancías tuyas ({ $goods }): { $city }, por { $price }.
sabika-coach-build = Tienes materiales para una construcción mayor: puntuarían { $pp }, y además dan favor y un bonus.
sabika-coach-carve = Tienes materiales para un poema: puntuarían { $pp }, y el poema también te ayuda.
sabika-coach-poor = Solo tienes { $dinars }: los trabajos artesanales, el mercado o un trabajador que descansa dan dinero.
sabika-coach-full = Tus cajas están llenas: construye, talla, exporta o amplía un almacén antes de tomar más.
sabika-coach-produce = Tu comerciante puede producir: tus materias primas pasan a ser mercancías ({ $raws }), y una ciudad vuelve a dar su bonus.
sabika-coach-consolidate = Tu barco puede consolidar { $in_city }: eso da un ingreso en cada ronda, o una acción enseguida.
sabika-coach-wish = Al final de esta ronda puntúan los deseos, y este es nuevo: { $wish }
sabika-coach-quarry = Tus almacenes están casi vacíos: un alarife trae tres materiales de una cantera.
sabika-coach-ways = Dos pasos son gratis: busca una casilla útil cerca de tus trabajadores, donde no haya nadie.

notation-sabika =
    p: todos los talleres, las regiones y rutas, los bonus del favor y de los equilibrios, y los textos de los poemas a la vista
    Las jugadas también se pueden escribir, con los nombres en inglés y los números de cartas y losetas:
    work builder-1 outer-3; rest poet; main; secondary raw; end
    take wood; raw R0; process clay; buy marble; sell sugar; trade wood marble
    major 4; minor 17; with wood marble; left; export cairo; goods sugar pottery
    blue 12; red 12; grey A1; expand S03 2; activate 2; consolidate fez

rules-sabika =
    Hazte un nombre en la corte nazarí. Son cinco rondas, y en cada una mueves una vez a cada uno de tus cuatro trabajadores: dos alarifes por el anillo exterior, un comerciante por el intermedio y una poetisa por el interior.
    - Trabajar: se avanza en sentido horario, con dos pasos gratis; cada paso adicional cuesta 1 dinar, y cada trabajador ajeno en la casilla, otro dinar. Después se hace la acción principal de la casilla, una acción secundaria contigua, o ambas, en cualquier orden. Desde el taller se va a cualquier casilla sin pagar pasos.
    - Descansar: vuelve al taller, gana 3 dinares y pierde 1 PP.
    Los alarifes sacan materiales de las canteras, construyen, comercian en el mercado y amplían almacenes; los comerciantes exportan mercancías, consolidan en ciudades y procesan materias primas; las poetisas tallan poemas y reactivan los rojos.
    Cada material y cada mercancía ocupan una caja de almacén. Cada material usado al construir o tallar vale 1 PP si es yeso, 2 si es madera, 3 si es mármol y 4 si es cerámica vidriada.
    Al final de la ronda llegan los ingresos, los deseos del sultán y el tributo, que se paga con parias o, por cada una que falte, con 2 dinares, un sello o 1 PP. Al final de la partida puntúan los poemas grises, la carta de comercio y los sobrantes. Gana quien tiene más PP.
    Todas las reglas están en la documentación del proyecto Granada, en la página sobre las reglas de Sabika.
