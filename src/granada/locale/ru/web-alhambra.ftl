# Стол Альгамбры в браузере. В обозначениях монет не больше двух букв.

alhambra-coin-florin = Фл
alhambra-coin-dirham = Др
alhambra-coin-dinar = Дн
alhambra-coin-ducat = Ду

alhambra-board-market = Рынок
alhambra-board-display = Деньги на столе
alhambra-board-hand = Ваши деньги
alhambra-board-no-money = У вас нет денег.
alhambra-board-palace = Ваш дворец
alhambra-board-palace-of = Дворец: { $player }
alhambra-board-reserve = Запас
alhambra-board-to-place = Разместить
alhambra-board-fountain = фонтан
alhambra-board-empty = пусто
alhambra-board-space-empty = Пустое место (валюта: { $currency }).
alhambra-board-seen = Взято открыто:
alhambra-board-cards =
    { $cards ->
        [one] { $cards } карта денег
        [few] { $cards } карты денег
       *[many] { $cards } карт денег
    }
alhambra-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
alhambra-board-count-and-points =
    { $points ->
        [one] { $count }, { $points } очко
        [few] { $count }, { $points } очка
       *[many] { $count }, { $points } очков
    }
alhambra-board-enlarge = Дворец: { $player }. Увеличить
alhambra-board-zoom = Увеличение { $factor }×
alhambra-board-show-walls = Показать самые длинные стены
alhambra-board-before = раньше
alhambra-board-sheets = Таблицы подсчёта
alhambra-board-close = Закрыть
alhambra-board-cancel = Отмена

# Что можно выбрать и что из этого следует.

alhambra-board-can-drag = Тайлы и карты можно также перетаскивать.
alhambra-board-hold-to-drag = Чтобы перетащить тайл или карту, сначала удержите палец на них.
alhambra-board-again = Заплачено точно: вы действуете ещё раз.
alhambra-board-ends-turn = На этом ваш ход закончится.
alhambra-board-then-place = Затем вы разместите купленное.
alhambra-board-take = Взять
alhambra-board-take-card = Взять { $card }
alhambra-board-take-too = Взять ещё и { $card }
alhambra-board-ways = Способы оплаты
alhambra-board-pay = Заплатить { $payment }
alhambra-board-pay-with = { $card }: добавить к оплате или убрать
alhambra-board-no-way = Это не один из способов оплаты.
alhambra-board-hold = Сначала разместить: { $tile }
alhambra-board-put-back = Положить обратно

alhambra-move-take = взять { $cards }
alhambra-move-buy = купить { $object }
alhambra-move-pay = заплатить { $payment }
alhambra-move-withdraw = перенести { $object } в запас
alhambra-move-use = взять { $object } из запаса, чтобы построить или заменить
alhambra-move-swap = заменить { $out } на { $object }
alhambra-move-place = построить { $object }: { $cell } от фонтана

# Правила вкратце, для подсказок.

alhambra-rule-buying = За тайл платят валютой его места; сдачи нет.
alhambra-rule-money = Возьмите любую одну карту или несколько, вместе не больше 5.
alhambra-rule-exact = Кто платит точно, действует ещё раз.
alhambra-rule-walls = Стена примыкает к стене, открытая сторона — к открытой; от фонтана туда можно дойти, и не остаётся дыры. Тайлы не поворачивают.
alhambra-rule-reserve = То, что лежит в запасе, очков не приносит.
alhambra-rule-redesign = Это действие: тайл из запаса во дворец, из дворца в запас или замена одного другим.
alhambra-rule-scoring = Очки получает тот, у кого больше всего зданий одного вида; со второго подсчёта — и второй, в последнем — и третий.
alhambra-rule-wall = По очку за каждую сторону самой длинной непрерывной внешней стены.
alhambra-rule-dirk = У Дирка нет ни ходов, ни дворца, но его тайлы учитываются при каждом подсчёте. Ему можно отдавать только что купленные тайлы.
