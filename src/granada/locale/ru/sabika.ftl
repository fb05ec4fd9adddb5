# Сабика. То, что делают компоненты, складывается из фраз: фраза говорит игроку, что сделать, и начинается со строчной
# буквы. ".object" — винительный падеж; ".short" помещается в узкий столбец. Количества — в винительном падеже.

## Перечисления

sabika-and = { $first } и { $last }
sabika-or = { $first } или { $last }
sabika-or-else = { $first } либо { $last }

## Количества, как дополнение: «получите 2 динара»

sabika-amount-dinar =
    { $n ->
        [one] { $n } динар
        [few] { $n } динара
       *[many] { $n } динаров
    }
sabika-amount-gypsum =
    { $n ->
        [one] { $n } гипс
        [few] { $n } гипса
       *[many] { $n } гипса
    }
sabika-amount-wood =
    { $n ->
        [one] { $n } древесину
        [few] { $n } древесины
       *[many] { $n } древесины
    }
    .brief =
        { $n ->
            [one] { $n } древесина
            [few] { $n } древесины
           *[many] { $n } древесины
        }
sabika-amount-marble =
    { $n ->
        [one] { $n } мрамор
        [few] { $n } мрамора
       *[many] { $n } мрамора
    }
sabika-amount-ceramic =
    { $n ->
        [one] { $n } изразец
        [few] { $n } изразца
       *[many] { $n } изразцов
    }
    .brief =
        { $n ->
            [one] { $n } изразец
            [few] { $n } изразца
           *[many] { $n } изразцов
        }
sabika-amount-choice =
    { $n ->
        [one] { $n } стройматериал на выбор ({ $kinds })
        [few] { $n } стройматериала на выбор ({ $kinds })
       *[many] { $n } стройматериалов на выбор ({ $kinds })
    }
    .brief =
        { $n ->
            [1] { $n } { $kinds }
           *[other] { $n } × { $kinds }
        }
sabika-amount-mix =
    { $n ->
        [one] { $n } динар или подать
        [few] { $n } динара или подати в любом сочетании
       *[many] { $n } динаров или податей в любом сочетании
    }
    .brief =
        { $n ->
            [one] { $n } динар/подать
            [few] { $n } динара/подати
           *[many] { $n } динаров/податей
        }
sabika-amount-raw =
    { $n ->
        [one] { $n } сырьё
        [few] { $n } сырья
       *[many] { $n } сырья
    }
sabika-amount-good =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
sabika-amount-paria =
    { $n ->
        [one] { $n } подать
        [few] { $n } подати
       *[many] { $n } податей
    }
    .brief =
        { $n ->
            [one] { $n } подать
            [few] { $n } подати
           *[many] { $n } податей
        }
sabika-amount-pp = { $n } ОП
sabika-amount-seal =
    { $n ->
        [one] { $n } печать
        [few] { $n } печати
       *[many] { $n } печатей
    }

## Эффекты

sabika-effect-gain = получите { $things }
sabika-effect-then = { $first }, затем { $next }
sabika-effect-or = выберите: { $options }
sabika-effect-optional = по желанию { $effect }
sabika-effect-pay = можете заплатить { $price }; если заплатите, { $effect }
sabika-for-each = { $what } { $each }
sabika-if = { $what }, { $each }
sabika-times =
    { $times ->
        [one] { $what } (не больше { $times } раза)
        [few] { $what } (не больше { $times } раз)
       *[many] { $what } (не больше { $times } раз)
    }
sabika-at-most = { $what }, не больше { $pp } ОП
sabika-effect-process =
    { $n ->
        [1] переработайте { $n } своё сырьё в товар
        [one] переработайте до { $n } единицы своего сырья в товары
        [few] переработайте до { $n } единиц своего сырья в товары
       *[many] переработайте до { $n } единиц своего сырья в товары
    }
    .brief = переработать { $n }
sabika-amount-favour =
    { $n ->
        [one] { $n } шаг награды
        [few] { $n } шага награды
       *[many] { $n } шагов награды
    }
sabika-effect-lose_pp = потеряйте { $n } ОП
sabika-effect-transactions =
    { $n ->
        [one] выполните { $n } операцию на рынке
        [few] выполните до { $n } операций на рынке
       *[many] выполните до { $n } операций на рынке
    }
    .brief =
        { $n ->
            [one] { $n } операция
            [few] { $n } операции
           *[many] { $n } операций
        }
sabika-effect-favour =
    { $n ->
        [one] пройдите { $n } шаг по шкале награды
        [few] пройдите { $n } шага по шкале награды
       *[many] пройдите { $n } шагов по шкале награды
    }
    .brief =
        { $n ->
            [one] { $n } шаг награды
            [few] { $n } шага награды
           *[many] { $n } шагов награды
        }
sabika-effect-favour_bonus =
    { $n ->
        [1] получите бонус одного из прежних делений шкалы награды
        [one] получите бонусы { $n } прежнего деления шкалы награды
        [few] получите бонусы { $n } прежних делений шкалы награды
       *[many] получите бонусы { $n } прежних делений шкалы награды
    }
    .brief =
        { $n ->
            [one] { $n } прежний бонус
            [few] { $n } прежних бонуса
           *[many] { $n } прежних бонусов
        }
sabika-effect-city_bonus =
    { $n ->
        [1] получите бонус города со своим кораблём
        [one] получите бонусы { $n } города со своими кораблями
        [few] получите бонусы { $n } городов со своими кораблями
       *[many] получите бонусы { $n } городов со своими кораблями
    }
    .brief =
        { $n ->
            [one] { $n } бонус города
            [few] { $n } бонуса городов
           *[many] { $n } бонусов городов
        }
sabika-effect-storehouse_bonus =
    { $n ->
        [1] получите бонус видимого жетона своего склада
        [one] получите бонусы { $n } видимого жетона своих складов
        [few] получите бонусы { $n } видимых жетонов своих складов
       *[many] получите бонусы { $n } видимых жетонов своих складов
    }
    .brief =
        { $n ->
            [one] { $n } бонус склада
            [few] { $n } бонуса складов
           *[many] { $n } бонусов складов
        }
sabika-effect-major_bonus =
    { $n ->
        [1] получите бонус большой постройки, ещё доступной в нынешней эпохе
        [one] получите бонусы { $n } большой постройки, ещё доступной в нынешней эпохе
        [few] получите бонусы { $n } больших построек, ещё доступных в нынешней эпохе
       *[many] получите бонусы { $n } больших построек, ещё доступных в нынешней эпохе
    }
sabika-effect-red_city_action =
    { $n ->
        [1] выполните действие красного города со своим кораблём
        [one] выполните действия { $n } красного города со своими кораблями
        [few] выполните действия { $n } красных городов со своими кораблями
       *[many] выполните действия { $n } красных городов со своими кораблями
    }
sabika-effect-place_ship =
    { $goods ->
        [0] бесплатно отправьте корабль в новый город, без печати и бонуса города
        [one] бесплатно отправьте корабль в новый город, без печати и бонуса города, и вывезите туда не больше { $goods } товара
        [few] бесплатно отправьте корабль в новый город, без печати и бонуса города, и вывезите туда не больше { $goods } товаров
       *[many] бесплатно отправьте корабль в новый город, без печати и бонуса города, и вывезите туда не больше { $goods } товаров
    }

sabika-action-minor_quarry = малая добыча
    .do = выполните действие малой добычи
    .short = мал.добыча
sabika-action-major_quarry = большая добыча
    .do = выполните действие большой добычи
    .short = бол.добыча
sabika-action-quarry = добыча
    .do = выполните действие добычи
    .short = добыча
sabika-action-storehouse = склад
    .do = выполните действие склада
    .short = склад
sabika-action-market = рынок
    .do = выполните действие рынка
    .short = рынок
sabika-action-construction = строительство
    .do = возведите постройку
    .short = стройка
sabika-action-major_construction = большая постройка
    .do = возведите большую постройку
    .short = бол.постр.
sabika-action-minor_construction = малая постройка
    .do = возведите малую постройку
    .short = мал.постр.
sabika-action-export = экспорт
    .do = выполните экспорт
    .short = экспорт
sabika-action-consolidate = укрепление
    .do = укрепитесь в городе
    .short = укрепление
sabika-action-produce = производство
    .do = выполните действие производства
    .short = производ.
sabika-action-carve = гравировка
    .do = выгравируйте стихотворение
    .short = гравир.
sabika-action-reactivate = реактивация
    .do = реактивируйте своё красное стихотворение
    .short = реактив.
sabika-action-artisanal = ремесло
    .do = выполните действие ремесла
    .short = ремесло

## Что считают. ".each": «2 ОП за каждое стихотворение»; ".one": именительный после «набор:»; ".most": родительный

sabika-count-poems =
    .each = за каждое своё стихотворение
    .one = стихотворение
    .most = стихотворений
sabika-count-poems_blue =
    .each = за каждое своё синее стихотворение
    .one = синее стихотворение
    .most = синих стихотворений
sabika-count-poems_red =
    .each = за каждое своё красное стихотворение
    .one = красное стихотворение
    .most = красных стихотворений
sabika-count-poems_grey =
    .each = за каждое своё серое стихотворение
    .one = серое стихотворение
    .most = серых стихотворений
sabika-count-majors =
    .each = за каждую свою большую постройку
    .one = большая постройка
    .most = больших построек
sabika-count-minors =
    .each = за каждую свою малую постройку
    .one = малая постройка
    .most = малых построек
sabika-count-constructions =
    .each = за каждую свою постройку
    .one = постройка
    .most = построек
sabika-count-balances =
    .each = за каждый свой архитектурный баланс
    .one = архитектурный баланс
    .most = архитектурных балансов
sabika-count-boxes =
    .each = за каждый свой ящик на складах
    .one = ящик на складе
    .most = ящиков на складах
sabika-count-consolidated =
    .each = за каждый город, где вы укрепились
    .one = город, где вы укрепились
    .most = городов с укреплением
sabika-count-regions =
    .each = за каждый регион со своим кораблём
    .one = регион со своим кораблём
    .most = регионов со своими кораблями
sabika-count-chain =
    .each = за каждый город самой большой своей группы кораблей, связанных маршрутами (с ответвлениями, без Гранады)
    .one = город самой большой группы связанных кораблей
    .most = городов в одной группе связанных кораблей
sabika-count-seals =
    .each = за каждую свою печать
    .one = печать
    .most = печатей
sabika-count-dinars =
    .each = за каждый свой динар
    .one = динар
    .most = динаров
sabika-count-parias =
    .each = за каждую свою подать
    .one = подать
    .most = податей
sabika-count-favour =
    .each = за каждый свой шаг по шкале награды
    .one = шаг по шкале награды
    .most = шагов по шкале награды
sabika-count-set =
    .each = за каждый набор ({ $members })
    .one = набор ({ $members })
    .most = наборов ({ $members })
sabika-count-half =
    .each = за каждую пару { $most }
    .one = пара { $most }
    .most = пар { $most }
sabika-has-palace =
    .each = если у вас есть дворец
    .one = хотя бы один дворец
    .most = видов зданий среди дворцов
sabika-has-fountain =
    .each = если у вас есть фонтан
    .one = хотя бы один фонтан
    .most = видов зданий среди фонтанов
sabika-has-door =
    .each = если у вас есть врата
    .one = хотя бы одни врата
    .most = видов зданий среди врат
sabika-has-garden =
    .each = если у вас есть сад
    .one = хотя бы один сад
    .most = видов зданий среди садов
sabika-has-tower =
    .each = если у вас есть башня
    .one = хотя бы одна башня
    .most = видов зданий среди башен
sabika-has-window =
    .each = если у вас есть окно
    .one = хотя бы одно окно
    .most = видов зданий среди окон
sabika-presence-any =
    .each = за каждый город со своим кораблём
    .one = город со своим кораблём
    .most = городов со своими кораблями
sabika-presence-blue =
    .each = за каждый синий город со своим кораблём
    .one = синий город со своим кораблём
    .most = синих городов со своими кораблями
sabika-presence-red =
    .each = за каждый красный город со своим кораблём
    .one = красный город со своим кораблём
    .most = красных городов со своими кораблями
sabika-presence-region =
    .each = за каждый город { $place } со своим кораблём
    .one = город { $place } со своим кораблём
    .most = городов { $place } со своими кораблями
sabika-region-europe = Европа
    .place = в Европе
sabika-region-maghreb = Магриб
    .place = в Магрибе
sabika-region-near_east = Ближний Восток
    .place = на Ближнем Востоке
sabika-in-region = в регионе «{ $region }»

## Синие стихотворения и события: когда что-то происходит

sabika-once-a-round = раз в раунд: { $clause }
sabika-store =
    { $n ->
        [one] { $n } ящик только для товаров
        [few] { $n } ящика только для товаров
       *[many] { $n } ящиков только для товаров
    }
sabika-on-income = в каждой фазе дохода { $effect }
sabika-on-become_start_player = когда вы становитесь или остаётесь первым игроком, { $effect }
sabika-on-gain_seal = когда вы берёте печать города, { $effect }
sabika-on-construct-any = после каждой постройки { $effect }
sabika-on-construct-major = после каждой большой постройки { $effect }
sabika-on-construct-minor = после каждой малой постройки { $effect }
sabika-with-construct = после каждой постройки, на которую вы тратите { $material }, { $effect }
sabika-with-spend = после каждой постройки и каждого стихотворения, на которые вы тратите { $material }, { $effect }
sabika-on-balance = после каждого архитектурного баланса { $effect }
sabika-on-favour = после каждого шага по шкале награды { $effect }
sabika-on-quarry = после каждого действия добычи { $effect }
sabika-on-storehouse = после каждого действия склада { $effect }
sabika-on-market = перед каждым действием рынка { $effect }
sabika-on-export = после каждого экспорта { $effect }
sabika-on-consolidate = после каждого укрепления { $effect }
sabika-on-produce = после каждого действия производства { $effect }
sabika-on-process = когда вы перерабатываете сырьё в товар, { $effect }
sabika-on-carve-any = после каждого следующего стихотворения { $effect }
sabika-on-carve-blue = после каждого следующего синего стихотворения { $effect }
sabika-on-carve-red = после каждого красного стихотворения { $effect }
sabika-on-carve-grey = после каждого серого стихотворения { $effect }
sabika-on-reactivate = после каждого действия реактивации { $effect }
sabika-on-artisanal = после каждого действия ремесла { $effect }
sabika-on-secondary-any = после каждого дополнительного действия { $effect }
sabika-on-secondary-raw = после каждого дополнительного действия с сырьём { $effect }
sabika-on-secondary-marble = после каждого дополнительного действия с мрамором { $effect }
sabika-on-enter_occupied = когда ваш работник приходит на клетку с чужими работниками, { $effect }
sabika-on-rest = после каждого отдыха { $effect }
sabika-on-tribute-no_pp_lost = после каждой дани, не стоившей вам ОП, { $effect }
sabika-on-store_here = когда вы кладёте товар в эти ящики, { $effect }

## Синие стихотворения и события: изменённые числа

sabika-mod-free_steps =
    { $sign ->
        [more] { $n ->
            [one] в каждом перемещении на { $n } бесплатный шаг больше
            [few] в каждом перемещении на { $n } бесплатных шага больше
           *[many] в каждом перемещении на { $n } бесплатных шагов больше
        }
        [less] { $n ->
            [one] в каждом перемещении на { $n } бесплатный шаг меньше
            [few] в каждом перемещении на { $n } бесплатных шага меньше
           *[many] в каждом перемещении на { $n } бесплатных шагов меньше
        }
       *[set] { $n ->
            [one] в каждом перемещении только { $n } бесплатный шаг
            [few] в каждом перемещении { $n } бесплатных шага
           *[many] в каждом перемещении { $n } бесплатных шагов
        }
    }
sabika-mod-foreign_cost =
    { $sign ->
        [more] каждый чужой работник на клетке стоит на { $dinars } больше
        [less] каждый чужой работник на клетке стоит на { $dinars } меньше
        [free] чужие работники ничего не стоят
       *[set] каждый чужой работник на клетке стоит { $dinars }
    }
sabika-mod-secondary_cost =
    { $sign ->
        [more] каждое дополнительное действие стоит на { $dinars } больше
        [less] каждое дополнительное действие стоит на { $dinars } меньше
        [free] дополнительные действия ничего не стоят
       *[set] каждое дополнительное действие стоит { $dinars }
    }
sabika-mod-carve_cost =
    { $sign ->
        [more] каждое стихотворение стоит на { $dinars } больше
        [less] каждое стихотворение стоит на { $dinars } меньше
        [free] стихотворения ничего не стоят
       *[set] каждое стихотворение стоит { $dinars }
    }
sabika-mod-route_cost =
    { $sign ->
        [more] каждый маршрут стоит на { $dinars } больше
        [less] каждый маршрут стоит на { $dinars } меньше
        [free] маршруты ничего не стоят
       *[set] каждый маршрут стоит { $dinars }
    }
sabika-mod-consolidate_cost =
    { $sign ->
        [more] укрепление стоит на { $dinars } больше
        [less] укрепление стоит на { $dinars } меньше
        [free] укрепление ничего не стоит
       *[set] укрепление стоит { $dinars }
    }
sabika-mod-buy_cost =
    { $sign ->
        [more] каждая покупка на рынке стоит на { $dinars } больше
        [less] каждая покупка на рынке стоит на { $dinars } меньше
        [free] покупки на рынке ничего не стоят
       *[set] каждая покупка на рынке стоит { $dinars }
    }
sabika-mod-sell_gain =
    { $sign ->
        [more] каждая продажа на рынке приносит на { $dinars } больше
        [less] каждая продажа на рынке приносит на { $dinars } меньше
        [free] продажи на рынке ничего не приносят
       *[set] каждая продажа на рынке приносит { $dinars }
    }
sabika-mod-extra_slots-carve =
    { $sign ->
        [more] { $n ->
            [one] к стихотворению можно добавить на { $n } стройматериал больше
            [few] к стихотворению можно добавить на { $n } стройматериала больше
           *[many] к стихотворению можно добавить на { $n } стройматериалов больше
        }
        [less] { $n ->
            [one] к стихотворению можно добавить на { $n } стройматериал меньше
            [few] к стихотворению можно добавить на { $n } стройматериала меньше
           *[many] к стихотворению можно добавить на { $n } стройматериалов меньше
        }
        [free] к стихотворению нельзя добавлять стройматериалы
       *[set] { $n ->
            [one] к стихотворению можно добавить { $n } стройматериал
            [few] к стихотворению можно добавить до { $n } стройматериалов
           *[many] к стихотворению можно добавить до { $n } стройматериалов
        }
    }
sabika-mod-extra_slots-construction =
    { $sign ->
        [more] { $n ->
            [one] к постройке можно добавить на { $n } стройматериал больше
            [few] к постройке можно добавить на { $n } стройматериала больше
           *[many] к постройке можно добавить на { $n } стройматериалов больше
        }
        [less] { $n ->
            [one] к постройке можно добавить на { $n } стройматериал меньше
            [few] к постройке можно добавить на { $n } стройматериала меньше
           *[many] к постройке можно добавить на { $n } стройматериалов меньше
        }
        [free] к постройке нельзя добавлять стройматериалы
       *[set] { $n ->
            [one] к постройке можно добавить { $n } стройматериал
            [few] к постройке можно добавить до { $n } стройматериалов
           *[many] к постройке можно добавить до { $n } стройматериалов
        }
    }
sabika-mod-material_pp-carve =
    { $sign ->
        [more] каждый стройматериал для стихотворения приносит на { $pp } больше
       *[less] каждый стройматериал для стихотворения приносит на { $pp } меньше
    }
sabika-mod-material_pp-all =
    { $sign ->
        [more] каждый стройматериал для построек и стихотворений приносит на { $pp } больше
       *[less] каждый стройматериал для построек и стихотворений приносит на { $pp } меньше
    }
sabika-mod-same_material =
    { $sign ->
        [free] стройматериалы, потраченные вместе, должны быть разных видов
       *[set] стройматериалы, потраченные вместе, могут быть одного вида
    }
sabika-mod-export_base =
    { $sign ->
        [more] каждый вывезенный товар приносит на { $pp } и { $parias } больше
        [less] каждый вывезенный товар приносит на { $pp } и { $parias } меньше
        [free] вывезенные товары приносят только то, что положено за спрос
       *[set] каждый вывезенный товар приносит { $pp } и { $parias }, не считая спроса
    }
sabika-mod-export_paria =
    { $sign ->
        [more] каждый вывезенный товар приносит ещё { $parias }
        [less] каждый вывезенный товар приносит на { $parias } меньше
        [free] вывезенные товары не приносят лишних податей
       *[set] каждый вывезенный товар приносит ещё { $parias }
    }
sabika-mod-tribute =
    { $sign ->
        [more] дань больше на { $parias }
        [less] дань меньше на { $parias }
        [free] дани нет
       *[set] дань составляет { $parias }
    }
sabika-mod-tribute_fee =
    { $sign ->
        [more] дань стоит ещё { $dinars }; каждый недостающий динар стоит 1 ОП
        [less] сбор сверх дани меньше на { $dinars }
        [free] сбора сверх дани нет
       *[set] дань стоит ещё { $dinars }; каждый недостающий динар стоит 1 ОП
    }
sabika-mod-rest_pp =
    { $sign ->
        [more] отдых стоит на { $pp } больше
        [less] отдых стоит на { $pp } меньше
        [free] отдых не стоит ОП
       *[set] отдых стоит { $pp }
    }

## Подсчёты

sabika-scoring-majority = больше всего { $most }: { $places } ОП за первые три места
sabika-scoring-majority-of-two = больше всего { $most }: { $alone } ОП за единоличное первенство, иначе { $otherwise } ОП
sabika-match-any = Юсуф плывёт в любой город
sabika-match-city = Юсуф ищет города { $place }
sabika-match-blue = Юсуф ищет синие города
sabika-match-red = Юсуф ищет красные города
sabika-match-linked = Юсуф ищет города, связанные с его кораблями
sabika-match-new_region = Юсуф ищет города в новых регионах

## Названия

sabika-material-gypsum = гипс
    .object = гипс
    .short = гипс
sabika-material-wood = древесина
    .object = древесину
    .short = древ.
sabika-material-marble = мрамор
    .object = мрамор
    .short = мрам.
sabika-material-ceramic = изразец
    .object = изразец
    .short = изр.
sabika-good-sugar = сахар
    .object = сахар
    .short = сахар
sabika-good-pottery = посуда
    .object = посуду
    .short = посуд.
sabika-good-clothes = одежда
    .object = одежду
    .short = одеж.
sabika-raw-sugar_cane = сахарный тростник
    .object = сахарный тростник
    .short = трост.
sabika-raw-clay = глина
    .object = глину
    .short = глина
sabika-raw-silk = шёлк
    .object = шёлк
    .short = шёлк
sabika-pieces =
    { $n ->
        [one] { $n } { $item }
       *[other] { $n } × { $item }
    }
sabika-boxed = { $good } (на стихотворении)
sabika-building-palace = дворец
sabika-building-fountain = фонтан
sabika-building-door = врата
sabika-building-garden = сад
sabika-building-tower = башня
sabika-building-window = окно
sabika-colour-amber = янтарь
sabika-colour-azure = лазурь
sabika-colour-violet = аметист
sabika-colour-emerald = изумруд
sabika-wild = джокер
sabika-granada = Гранада
sabika-city-fez = Фес
    .to = в Фес
    .in = в Фесе
sabika-city-algiers = Алжир
    .to = в Алжир
    .in = в Алжире
sabika-city-tunis = Тунис
    .to = в Тунис
    .in = в Тунисе
sabika-city-florence = Флоренция
    .to = во Флоренцию
    .in = во Флоренции
sabika-city-venice = Венеция
    .to = в Венецию
    .in = в Венеции
sabika-city-ragusa = Рагуза
    .to = в Рагузу
    .in = в Рагузе
sabika-city-constantinople = Константинополь
    .to = в Константинополь
    .in = в Константинополе
sabika-city-cairo = Каир
    .to = в Каир
    .in = в Каире
sabika-city-damascus = Дамаск
    .to = в Дамаск
    .in = в Дамаске
sabika-to-city = в город { $city }
sabika-in-city = в городе { $city }
sabika-worker-builder = архитектор
sabika-worker-merchant = торговец
sabika-worker-poet = поэтесса
sabika-sultan = работник султана
sabika-yusuf = Юсуф
sabika-ring-outer = внешнее
sabika-ring-middle = среднее
sabika-ring-inner = внутр.
sabika-square = { $action } ({ $where })
sabika-direction-top = вверху
sabika-direction-upper-right = вверху справа
sabika-direction-right = справа
sabika-direction-lower-right = внизу справа
sabika-direction-bottom = внизу
sabika-direction-lower-left = внизу слева
sabika-direction-left = слева
sabika-direction-upper-left = вверху слева
sabika-in-workshop = в мастерской
sabika-at-square = на клетке «{ $square }»
sabika-free = бесплатно
sabika-price =
    { $n ->
        [0] { sabika-free }
       *[other] { sabika-amount-dinar }
    }
sabika-store-tile =
    { $n ->
        [one] { $n } ящик ({ $bonus })
        [few] { $n } ящика ({ $bonus })
       *[many] { $n } ящиков ({ $bonus })
    }
sabika-starting-tile = жетон { $n }: { $bonus }
sabika-major = { $building } { $n } ({ $bonus })
sabika-minor = { $building } { $n }, { $base } ({ $left }, { $right })
sabika-balance-card = карта баланса ({ $left }, джокер)

## Что происходит

event-sabika-starting-tile = { $player }: начальный жетон выбран.
event-sabika-starting-tiles = Начальные жетоны: { $tiles }. Начинает { $player }.
event-sabika-worked =
    { $n ->
        [0] { $player }: { $worker } идёт на клетку «{ $square }».
       *[other] { $player }: { $worker } идёт на клетку «{ $square }» за { $price }.
    }
event-sabika-rested = { $player }: { $worker } отдыхает.
event-sabika-acted = { $player } выполняет основное действие: { $action }.
event-sabika-action-lost = { $player } не может выполнить действие и теряет его: { $action }.
event-sabika-secondary =
    { $kind ->
        [raw] { $player } выполняет дополнительное действие с сырьём на месте ({ $space }).
       *[marble] { $player } выполняет дополнительное действие с мрамором на месте ({ $space }).
    }
event-sabika-paid = { $player } платит { $price }.
event-sabika-bonus =
    { $source ->
        [starting-tile] { $player }, начальный жетон { $name }: { $effect }.
        [city-bonus] { $player }, бонус города ({ $name }): { $effect }.
        [blue-city] { $player }, доход от города ({ $name }): { $effect }.
        [red-city] { $player }, действие города ({ $name }): { $effect }.
        [storehouse-tile] { $player }, бонус жетона склада: { $effect }.
        [major-tile] { $player }, бонус большой постройки { $name }: { $effect }.
        [favour-space] { $player }, бонус деления { $name } шкалы награды: { $effect }.
        [balance] { $player }, бонус баланса ({ $name }): { $effect }.
        [blue-poem] { $player }, синее стихотворение { $name }: { $effect }.
       *[yusuf-card] Карта { $name } велит Юсуфу: { $effect }.
    }
event-sabika-option = { $player } выбирает: { $effect }.
event-sabika-accepted = { $player } соглашается: { $effect }.
event-sabika-declined = { $player } отказывается: { $effect }.
event-sabika-material = { $player } берёт { $item }.
event-sabika-marble = { $player } берёт мрамор с места ({ $space }).
event-sabika-raw = { $player } берёт { $item } с места ({ $space }).
event-sabika-processed =
    { $into ->
        [poem] { $player } перерабатывает { $raw } в { $good }; товар лежит на стихотворении.
       *[storehouse] { $player } перерабатывает { $raw } в { $good }.
    }
event-sabika-good =
    { $into ->
        [poem] { $player } берёт { $good } с места ({ $space }) и кладёт на стихотворение.
       *[storehouse] { $player } берёт { $good } с места ({ $space }).
    }
event-sabika-bought =
    { $n ->
        [0] { $player } бесплатно берёт { $item } на рынке.
       *[other] { $player } покупает { $item } за { $price }.
    }
event-sabika-sold = { $player } продаёт { $item } за { $price }.
event-sabika-exchanged = { $player } меняет { $give } на { $take }.
event-sabika-discarded = { $player } сбрасывает { $item }, чтобы освободить место.
event-sabika-refused =
    { $known ->
        [yes] { $player } не берёт { $item }.
       *[no] { $player } отказывается от товара.
    }
event-sabika-expanded = { $player } расширяет склад { $n }: { $tile }.
event-sabika-renewed = { $player } обновляет карты малых построек. Сброшены: { $cards }.
event-sabika-major-built = { $player } строит: { $tile }; потрачено: { $materials }.
event-sabika-minor-taken = { $player } оплачивает: { $card }; потрачено: { $materials }.
event-sabika-minor-built =
    { $balanced ->
        [yes] { $side ->
            [left] { $player } строит слева: { $card }; получается баланс.
           *[right] { $player } строит справа: { $card }; получается баланс.
        }
       *[no] { $side ->
            [left] { $player } строит слева: { $card }.
           *[right] { $player } строит справа: { $card }.
        }
    }
event-sabika-exported =
    { $n ->
        [0] { $player } плывёт { $to_city }.
       *[other] { $player } плывёт { $to_city } за { $price }.
    }
event-sabika-ship-placed = { $player } бесплатно отправляет корабль { $to_city }.
event-sabika-seal = { $player } берёт печать { $in_city }.
event-sabika-goods-exported = { $player } вывозит { $to_city }: { $goods }.
event-sabika-consolidated =
    { $n ->
        [0] { $player } укрепляется { $in_city }.
       *[other] { $player } укрепляется { $in_city } за { $price }.
    }
event-sabika-rival = { $player } получает { $gain } за прежнее укрепление { $in_city }.
event-sabika-carved =
    { $colour ->
        [blue] { $player } гравирует синее стихотворение { $poem } (потрачено: { $materials }): { $text }
        [red] { $player } гравирует красное стихотворение { $poem } (потрачено: { $materials }): { $text }
       *[grey] { $player } гравирует серое стихотворение { $poem } (потрачено: { $materials }): { $text }
    }
event-sabika-reactivated = { $player } реактивирует красное стихотворение { $poem }: { $text }
event-sabika-paria = { $player }: фишка податей на делении { $n }.
event-sabika-round-ended = Раунд { $round } окончен.
event-sabika-narrator = Рассказчик приходит на деление { $n }.
event-sabika-wish = Пожелание султана ({ $wish }): { $points }.
event-sabika-tribute-due = { $player }: дань — { $parias }.
event-sabika-tribute-paid = { $player } платит дань: { $amount }.
event-sabika-tribute-missed = { $player } не платит { $parias } и теряет { $pp }.
event-sabika-fee =
    { $n ->
        [0] { $player } платит { $price } из-за события.
       *[other] { $player } платит { $price } из-за события и теряет { $pp }.
    }
event-sabika-event =
    { $more ->
        [yes] Новое событие: { $event } Следующее: { $coming }
       *[no] Новое событие: { $event }
    }
event-sabika-waking = Все работники встают. Клетки работников султана: { $squares }.
event-sabika-spaces-refilled = Новое на рондели: { $items }. Мрамор на: { $marbles }.
event-sabika-display-refilled =
    { $display ->
        [poems] Новые стихотворения: { $items }.
       *[minors] Новые карты малых построек: { $items }.
    }
event-sabika-tiles-refilled =
    { $side ->
        [left] Новые жетоны складов слева: { $items }.
       *[right] Новые жетоны складов справа: { $items }.
    }
event-sabika-reshuffled =
    { $pile ->
        [bag] Сброшенные жетоны возвращаются в мешочек: { $n }.
        [minors] Сброшенные карты малых построек становятся колодой: { $n }.
       *[yusuf] Сброшенные карты Юсуфа становятся его колодой: { $n }.
    }
event-sabika-era = Начинается эпоха { $era }. С поля уходят большие постройки: { $items }.
event-sabika-start-player = { $leader } впереди на шкале податей и называет первого игрока: { $player }.
event-sabika-round = Начинается раунд { $round }.
event-sabika-yusuf = Юсуф открывает жетон работника и карту { $card } ({ $actions }): его { $worker } идёт на клетку «{ $square }».
sabika-no-action = без действия
event-sabika-yusuf-skipped = Карта { $card } ведёт на клетку, где уже есть архитектор Юсуфа: он открывает следующую.
event-sabika-yusuf-removed = Юсуф убирает { $item } с места ({ $space }).
event-sabika-yusuf-took =
    { $display ->
        [majors] Юсуф строит: { $item }.
        [minors] Юсуф строит: { $item }.
        [storehouse_tiles] Юсуф берёт жетон склада: { $item }.
        [poems] Юсуф берёт стихотворение { $item }.
       *[greys] Юсуф берёт серое стихотворение { $item }.
    }
event-sabika-yusuf-sailed = Юсуф плывёт { $to_city }.
event-sabika-yusuf-consolidated = Юсуф укрепляется { $in_city }.
event-sabika-yusuf-idle = Юсуф пропускает действие: { $action }.
event-sabika-final = Финальный подсчёт. Серые стихотворения: { $poems }. Карта торговли: { $trade }. Остатки: { $leftovers }.
event-sabika-game-over = Игра окончена.
event-sabika-brought = { $player }: { $points } ({ $source }).
event-sabika-scored = { $points } ({ $source })
event-sabika-changed = { $player }: { $changes }.

## Почему ход не принят

reason-sabika-not-standing = Этот работник в этом раунде уже работал или отдыхал.
reason-sabika-twin-in-workshop = Оба ваших архитектора стоят в мастерской и ничем не отличаются: выберите первого.
reason-sabika-other-ring = Этот работник не ходит по этому кольцу.
reason-sabika-same-square = Работник должен перейти на другую клетку кольца: вернуться полным кругом на свою нельзя.
reason-sabika-own-builder-there = Там стоит ваш второй архитектор.
reason-sabika-too-dear = Вам не хватает на это средств.
reason-sabika-nothing-to-do = Там нельзя выполнить ни одного действия.
reason-sabika-ship-there = Там уже есть ваш корабль.
reason-sabika-no-ship-waiting = Там нет вашего корабля, который мог бы укрепиться.
reason-sabika-missing = У вас нет нужного материала.
reason-sabika-enough-greys = Больше серых стихотворений иметь нельзя.
reason-sabika-not-available = Сейчас этого выбрать нельзя.

## Страница

sabika-round = Раунд { $round } из { $rounds }
sabika-era = эпоха { $era }
sabika-start-player = первый игрок: { $player }
sabika-tribute = конец раунда: дань { $due }
sabika-wishes-now = пожелания пока { $pp }
sabika-wish-tower = Пожелание на башне: { $wish }
sabika-wish-coming = Пожелание с конца раунда { $round }: { $wish }
sabika-event-now = Событие: { $event }
sabika-event-coming = Событие после раунда { $round }: { $event }
sabika-legend = ❶ готов ① работал { $sultan } султана · с ценой: { $marble } мрамор { $stone } гипс или древесина { $process } переработка
sabika-label-trade-card = Карта торговли в конце:
sabika-label-majors = Большие:
sabika-label-minors = Малые:
sabika-label-stores = Жетоны складов:
sabika-label-poems = Стихотворения:
sabika-label-greys = Серые:
sabika-label-raws = Сырьё:
sabika-label-workers = Работники:
sabika-label-own-stores = Склады:
sabika-label-own-majors = Большие постройки:
sabika-label-row = Ряд:
sabika-label-regions = Регионы:
sabika-label-routes = Маршруты и их цены:
sabika-label-favour-track = Шкала награды:
sabika-label-balances = Балансы:
sabika-label-own-poems = Свои стихотворения:
sabika-texts-with-p = Тексты стихотворений: p.
sabika-all-events-with-n = Всё, что произошло: n.
sabika-column-pp = ОП
sabika-column-dinars = дин
sabika-column-seals = печ
sabika-column-parias = под
sabika-column-favour = нагр
sabika-column-boxes = ящ
sabika-column-stock = запасы
sabika-column-raws = сырьё
sabika-column-poems = стихи
sabika-column-built = стр
sabika-column-city = город
sabika-column-price = цена
sabika-column-seal = { "" }
sabika-column-demand = спрос
sabika-column-bonus = бонус города
sabika-column-consolidated = укрепление
sabika-column-ships = корабли
sabika-ring =
    { $ring ->
        [outer] Внешнее кольцо:
        [middle] Среднее кольцо:
       *[inner] Внутреннее кольцо:
    }
sabika-at-space = { $what } на месте ({ $space })
sabika-empty-raw = вместо сырья переработка
sabika-empty-marble = вместо мрамора гипс или древесина
sabika-map = Города:
sabika-tile-blue = синий
sabika-tile-red = красный
sabika-tile-demand = спрос: { $goods }
sabika-tile-bonus = бонус города: { $bonus }
sabika-tile-consolidated = при укреплении: { $effect }
sabika-tile-seal = с печатью
sabika-tile-price = цена пути — { $price }
sabika-ship-left = корабль ({ $player })
sabika-ship-right = корабль с укреплением ({ $player })
sabika-poem-blue = Синее стихотворение { $n }: { $text }
    .short = синее { $n }
sabika-poem-red = Красное стихотворение { $n }: { $text }
    .short = красное { $n }
sabika-poem-grey = Серое стихотворение { $n }: { $text }
    .short = серое { $n }
sabika-yusufs-poems = Стихотворения Юсуфа: { $poems }.
sabika-workshop = Мастерская ({ $player }): { $facts }.
sabika-favour-space = шкала награды: { $n }
sabika-stock = Занято ящиков: { $stored } из { $boxes } ({ $stock }).
sabika-standing = { $worker } стоит { $place }
sabika-done = { $worker } после работы { $place }
sabika-choosing = { $player } выбирает начальный жетон.
sabika-yusuf-wins = Побеждает Юсуф.
sabika-yusuf-discards-raw = он убирает сырьё рядом с клеткой
sabika-yusuf-discards-marble = он убирает мрамор рядом с клеткой
sabika-sheet-wishes = Пожелания султана
sabika-sheet-now = ОП на данный момент
sabika-sheet-if-over = Если бы игра закончилась сейчас
sabika-sheet-final-scoring = Финальный подсчёт
sabika-sheet-final = Итоговый счёт
sabika-source-start = начало
sabika-source-building = постройки
sabika-source-carving = гравировка
sabika-source-exports = экспорт
sabika-source-storehouses = склады
sabika-source-bonuses = бонусы
sabika-source-poems = синие и красные стихи
sabika-source-renewals = обновление карт
sabika-source-rivals = соперники
sabika-source-rest = отдых
sabika-source-tribute = дань
sabika-source-wishes = пожелания
sabika-source-major-poems = серые стихи
sabika-source-trade = карта торговли
sabika-source-leftovers = остатки
sabika-source-yusuf = карты Юсуфа
sabika-source-total = всего

## За что дают очки: в подсказках и таблицах счёта; ".because" говорит, чем хороша подсказка

source-start = { sabika-source-start }
    .because = Прибавляется к очкам, с которых вы начали.
source-building = { sabika-source-building }
    .because = Даёт очки за постройку.
source-carving = { sabika-source-carving }
    .because = Даёт очки за гравировку стихов.
source-exports = { sabika-source-exports }
    .because = Даёт очки за экспорт.
source-storehouses = { sabika-source-storehouses }
    .because = Лучше использует ваши склады.
source-bonuses = { sabika-source-bonuses }
    .because = Приближает вас к бонусу: склада, награды или произведения.
source-poems = { sabika-source-poems }
    .because = Лучше использует ваши синие и красные стихи.
source-renewals = { sabika-source-renewals }
    .because = Даёт очки за обновление карт.
source-rivals = { sabika-source-rivals }
    .because = Даёт очки за то, что делают соперники.
source-rest = { sabika-source-rest }
    .because = Даёт очки, когда ваши работники отдыхают.
source-tribute = { sabika-source-tribute }
    .because = Готовит вас к дани, которая иначе стоила бы очков.
source-wishes = { sabika-source-wishes }
    .because = Лучше исполняет пожелания.
source-major-poems = { sabika-source-major-poems }
    .because = Лучше использует ваши серые стихи.
source-trade = { sabika-source-trade }
    .because = Продвигает вас по карте торговли.
source-leftovers = { sabika-source-leftovers }
    .because = Меньше пропадает: остатки в конце дают очки.
source-yusuf = { sabika-source-yusuf }
    .because = Карты Юсуфа принесут ему меньше.
source-materials = стройматериалы на будущее
    .because = Даёт стройматериалы для следующей постройки или стихов.
source-goods = товары на будущее
    .because = Даёт товары для экспорта.
source-cities = ваши корабли в городах
    .because = Лучше использует ваши корабли в городах.
source-turns = то, что могут дать будущие ходы
    .because = Готовит ваши следующие ходы: оставляет работникам хорошие пути.

## Что можно выбрать

sabika-group-choose = Начальный жетон
sabika-group-work = Работает
sabika-group-squares = Куда идёт { $worker }
sabika-group-rest =
    { $n ->
        [0] Отдыхает ({ $dinars })
       *[other] Отдыхает ({ $dinars }, −{ $n } ОП)
    }
sabika-group-square = На клетке
sabika-group-take = Взять
sabika-group-raw = Сырьё
sabika-group-good = Товар
sabika-group-process = Переработать
sabika-group-several = { $title } × { $n }
sabika-group-otherwise = Или
sabika-group-discard = Нет места ({ $item }): сбросить
sabika-group-keep = Куда товар
sabika-group-buy = Купить
sabika-group-sell = Продать
sabika-group-trade = Обменять
sabika-group-favour = Бонус награды
sabika-group-city = Бонус города
sabika-group-activate = Получить бонус
sabika-group-bonus = Бонус
sabika-group-act = Действие города
sabika-group-ship = Бесплатный корабль
sabika-group-option = Выберите
sabika-group-offer = По желанию
sabika-group-expand = Расширить
sabika-group-storehouses = Куда положить { $tile }
sabika-group-major = Большая постройка
sabika-group-minor = Малая постройка
sabika-group-with = Потратить
sabika-group-side = Положить карту
sabika-group-export = Плыть в город
sabika-group-goods = Вывезти
sabika-group-consolidate = Укрепиться
sabika-group-blue = Синее, { $price }
sabika-group-red = Красное, { $price }
sabika-group-grey = Серое, { $price }
sabika-group-reactivate = Реактивировать
sabika-group-quarry = Добыча
sabika-group-start = Первый игрок
sabika-group-yusuf = За Юсуфа
sabika-group-pay = Заплатить { $price }
sabika-group-tribute = Дань: осталось { $parias }
sabika-group-mix = Взять
sabika-worker-at = { $worker } { $place }
sabika-choose-steps =
    { $n ->
        [one] { $n } шаг ({ $price })
        [few] { $n } шага ({ $price })
       *[many] { $n } шагов ({ $price })
    }
sabika-choose-foreign =
    { $n ->
        [one] { $n } чужой работник ({ $price })
        [few] { $n } чужих работника ({ $price })
       *[many] { $n } чужих работников ({ $price })
    }
sabika-choose-main = основное действие — { $action }
sabika-choose-secondary-raw = дополнительное действие, { $price }: { $what }
sabika-choose-secondary-process = дополнительное действие, { $price }: переработать сырьё
sabika-choose-secondary-marble = дополнительное действие, { $price }: мрамор
sabika-choose-secondary-stone = дополнительное действие, { $price }: гипс или древесина
sabika-choose-raw-held = { $raw } (ваше сырьё станет товаром: { $good })
sabika-choose-end = закончить ход
sabika-choose-tribute =
    { $rest ->
        [0] { $what }
       *[other] { $what }, останется { $rest }
    }
sabika-choose-whole-tribute = { $what }
sabika-choose-space = { $what } с места ({ $space })
sabika-choose-process = { $raw } → { $good }
sabika-choose-stop = хватит
sabika-choose-refuse = отказаться
sabika-choose-keep-storehouse = на склад
sabika-choose-keep-poem = на стихотворение
sabika-choose-for = { $what }: { $price }
sabika-choose-trade = { $give } → { $take }
sabika-choose-favour = деление { $n }: { $bonus }
sabika-choose-accept = заплатить { $price }: { $effect }
sabika-choose-decline = отказаться
sabika-choose-city = { $city }: { $effect }
sabika-choose-expand = на склад { $n }, { $pp }
sabika-choose-expand-over = { $on }, поверх { $tile }
sabika-choose-renew = обновить карты малых построек: заплатить { $price }, получить { $pp }
sabika-choose-minor = { $card }, баланс { $sides }
sabika-choose-left = слева
sabika-choose-right = справа
sabika-choose-with = { $materials } = { $pp }
sabika-choose-no-balance = { $side }, без баланса
sabika-choose-balance = { $side }, баланс ({ $colour }): { $bonus }
sabika-choose-export =
    { $seal ->
        [yes] { $city }, { $price }; спрос: { $demand }; печать; { $bonus }
       *[no] { $city }, { $price }; спрос: { $demand }; { $bonus }
    }
sabika-choose-no-goods = ничего
sabika-choose-goods = { $goods }: { $pp } и { $parias }
sabika-choose-income = { $city }, { $price }; доход: { $effect }
sabika-choose-at-once = { $city }, { $price }; сразу: { $effect }
sabika-choose-rivals = { $label } (прибыль и другим: { $rivals })
sabika-choose-poem = { $n }: { $text }
sabika-choose-yusuf = { $city } ({ $action })
sabika-choose-yusuf-first = его первый корабль: { $city }

## Почему чего-то нельзя выбрать, с подробностями

why-sabika-not-standing = Ни один ваш работник на этом кольце не стоит.
why-sabika-too-dear = Цена: { $price }; у вас: { $have }.
why-sabika-missing = Не хватает: { $item }.

## Что надо решить

sabika-task-choose = Какой начальный жетон вы оставите?
sabika-task-turn = Ваш ход: кто работает или отдыхает?
sabika-ask-payment = Выбрать, чем платить
sabika-task-only-rest = Ваш ход: ни один работник никуда не может пойти, поэтому один отдыхает. Кто?
sabika-task-payment = Чем вы платите { $price }?
sabika-task-on-square = { $square }: что вы делаете?
sabika-task-which-quarry = Какая добыча?
sabika-task-storehouse = Склад: положить жетон или взять бонус?
sabika-task-transaction =
    { $n ->
        [one] Рынок: { $n } операция
        [few] Рынок: до { $n } операций
       *[many] Рынок: до { $n } операций
    }
sabika-task-construction = Что вы строите?
sabika-task-major-materials = { $component }: какие стройматериалы вы тратите?
sabika-task-minor-materials = { $component }: какие стройматериалы вы тратите?
sabika-task-carving-materials = { $component }: какие стройматериалы вы тратите?
sabika-task-which-side = С какого конца ряда?
sabika-task-favour-choice = Награда султана: какой бонус вы берёте?
sabika-task-export = Экспорт: куда вы плывёте?
sabika-task-goods = { $city }: какие товары вы вывозите?
sabika-task-free-ship = Бесплатный корабль: в какой город?
sabika-task-consolidate = Где вы укрепляетесь?
sabika-task-produce = Производство: бонус города, переработка или и то и другое?
sabika-task-carve = Какое стихотворение вы гравируете?
sabika-task-reactivate = Какое красное стихотворение вы реактивируете?
sabika-task-pick =
    { $n ->
        [one] Возьмите { $n } стройматериал
        [few] Возьмите { $n } стройматериала
       *[many] Возьмите { $n } стройматериалов
    }
sabika-task-mix = Динары или подати: как вы разделите { $n }?
sabika-task-raw = Какое сырьё вы берёте?
sabika-task-good = Какой жетон вы берёте как товар?
sabika-task-process = Какое сырьё станет товаром?
sabika-task-make-room = Нет места ({ $item }): что сбросить?
sabika-task-where-to = { $good }: где хранить?
sabika-task-option = Что вы выбираете?
sabika-task-offer = { $effect }
sabika-task-offer-for-pay = { $effect }
sabika-task-city-bonuses = Бонус какого города вы берёте?
sabika-task-storehouse-bonuses = Бонус какого склада?
sabika-task-major-bonuses = Бонус какой большой постройки?
sabika-task-red-cities = Действие какого красного города?
sabika-task-tribute-part = Дань, к уплате { $parias }: чем вы платите?
sabika-task-fee = Событие требует { $price } сверх дани: чем вы платите?
sabika-task-start-player = Вы впереди по податям: кто начнёт следующий раунд?
sabika-task-yusuf-city = Для Юсуфа несколько городов одинаково хороши: какой?

# Что изменил бы выбор.

sabika-change-money = У вас останется: { $money }
sabika-change-no-money = Динаров и печатей у вас не останется.
sabika-change-not-on-square = Потом на этой клетке будет невозможно: { $actions }
sabika-change-out-of-reach = Потом будет недоступно другим вашим работникам: { $actions }
sabika-secondary-action = дополнительное действие

## Что говорит советник: одна фраза за ход для начинающих

sabika-coach-start = Выберите жетон, который пригодится сразу: товар можно вывезти, из стройматериалов строят и гравируют.
sabika-coach-square = Можно выполнить основное действие, дополнительное рядом с клеткой или оба, в любом порядке.
sabika-coach-goods = Товар, на который в городе есть спрос, приносит вдвое больше.
sabika-coach-materials = Каждый стройматериал приносит очки: тратьте самые дорогие из тех, что не жалко.
sabika-coach-tribute = Сначала платите податями: недостающее стоит динаров, печатей или ОП.
sabika-coach-only-rest = Никто из ваших работников не дойдёт до полезной клетки: остаётся только отдых.
sabika-coach-parias = Дань близко, а вам не хватает: { $parias }. Подати дают экспорт и милость; иначе это обойдётся в { $price }.
sabika-coach-export = Ваш корабль может дойти до города, где есть спрос на ваши товары ({ $goods }): { $city }, за { $price }.
sabika-coach-build = У вас есть стройматериалы для большой постройки: они принесут { $pp }, а с ними милость и бонус.
sabika-coach-carve = У вас есть стройматериалы для стихотворения: они принесут { $pp }, и само стихотворение поможет.
sabika-coach-poor = У вас всего { $dinars }: деньги дают ремесло, рынок или отдых работника.
sabika-coach-full = Ящики полны: постройте, выгравируйте, вывезите товар или расширьте склад, прежде чем брать ещё.
sabika-coach-produce = Торговцу доступно производство: сырьё станет товарами ({ $raws }), а город снова даст свой бонус.
sabika-coach-consolidate = Ваш корабль { $in_city } может укрепиться: это даст доход каждый раунд или действие сразу.
sabika-coach-wish = В конце раунда засчитываются пожелания, и это — новое: { $wish }
sabika-coach-quarry = Склады почти пусты: архитектор принесёт из добычи три стройматериала.
sabika-coach-ways = Два шага бесплатны: ищите полезную клетку рядом с вашими работниками, где никого нет.

notation-sabika =
    p: все мастерские, регионы и маршруты, бонусы шкалы награды и балансов и тексты выложенных стихотворений
    Действия можно и вводить, с английскими названиями и номерами карт и жетонов:
    work builder-1 outer-3; rest poet; main; secondary raw; end
    take wood; raw R0; process clay; buy marble; sell sugar; trade wood marble
    major 4; minor 17; with wood marble; left; export cairo; goods sugar pottery
    blue 12; red 12; grey A1; expand S03 2; activate 2; consolidate fez

rules-sabika =
    Прославьтесь при дворе Насридов. Пять раундов; в каждом вы по разу посылаете каждого из четырёх работников: двух архитекторов по внешнему кольцу, торговца по среднему, поэтессу по внутреннему.
    - Работа: работник идёт по часовой стрелке, два шага бесплатно, каждый следующий за 1 динар; каждый чужой работник на клетке стоит 1 динар. Затем выполните основное действие клетки, одно дополнительное рядом с ней или оба, в любом порядке. Из мастерской можно пойти на любую клетку, не платя за шаги.
    - Отдых: работник возвращается в мастерскую; получите 3 динара и потеряйте 1 ОП.
    Архитекторы добывают стройматериалы, строят, торгуют на рынке и расширяют склады; торговцы вывозят товары, укрепляются в городах и перерабатывают сырьё; поэтессы гравируют стихотворения и реактивируют красные.
    Для всего полученного нужен ящик на складе. Стройматериал, потраченный на постройку или стихотворение, приносит 1 ОП за гипс, 2 за древесину, 3 за мрамор, 4 за изразец.
    В конце раунда — доход, пожелания султана и дань: её платят податями, а за каждую недостающую отдают 2 динара, печать или 1 ОП. В конце игры приносят очки серые стихотворения, карта торговли и остатки. Побеждает тот, у кого больше ОП.
    Все правила есть в документации проекта Granada, на странице о правилах «Сабики».
