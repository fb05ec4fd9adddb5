# Альгамбра. ".object" — винительный падеж («Анна покупает…»); в ".short" не больше двух букв.

alhambra-dirk = Дирк

building-pavilion = беседка
    .object = беседку
    .short = Бе
building-seraglio = гарем
    .object = гарем
    .short = Гм
building-arcades = галерея
    .object = галерею
    .short = Гл
building-chambers = палаты
    .object = палаты
    .short = Па
building-garden = сад
    .object = сад
    .short = Са
building-tower = башня
    .object = башню
    .short = Ба

# ".amount": $cards — запись, например «9 + 2», $amount — сумма. ".plural" — форма после «больше всего».
currency-florin = флорин
    .plural = флоринов
    .amount =
        { $cards } { $amount ->
            [one] флорин
            [few] флорина
           *[many] флоринов
        }
currency-dirham = дирхем
    .plural = дирхемов
    .amount =
        { $cards } { $amount ->
            [one] дирхем
            [few] дирхема
           *[many] дирхемов
        }
currency-dinar = динар
    .plural = динаров
    .amount =
        { $cards } { $amount ->
            [one] динар
            [few] динара
           *[many] динаров
        }
currency-ducat = дукат
    .plural = дукатов
    .amount =
        { $cards } { $amount ->
            [one] дукат
            [few] дуката
           *[many] дукатов
        }

alhambra-side-n = север
    .short = С
alhambra-side-e = восток
    .short = В
alhambra-side-s = юг
    .short = Ю
alhambra-side-w = запад
    .short = З
alhambra-walls =
    { $count ->
        [one] стена: { $sides }
        [few] стены: { $sides }
       *[many] стены: { $sides }
    }
alhambra-tile = { $building } { $cost }
alhambra-tile-walled = { $building } { $cost } ({ $walls })

alhambra-steps-north = { $steps } к северу
alhambra-steps-east = { $steps } к востоку
alhambra-steps-south = { $steps } к югу
alhambra-steps-west = { $steps } к западу

# Что происходит.

event-alhambra-took = { $player } берёт { $cards }.
event-alhambra-bought =
    { $exact ->
        [yes] { $player } покупает { $object } точно за { $payment }.
       *[no] { $player } покупает { $object } за { $payment }.
    }
event-alhambra-placed = { $player } строит { $object }: { $cell } от фонтана.
event-alhambra-reserved = { $player } откладывает { $object } в запас.
event-alhambra-given = { $player } отдаёт Дирку { $object }.
event-alhambra-withdrawn = { $player } переносит { $object } из дворца в запас.
event-alhambra-swapped = { $player } меняет { $out } на { $object } из запаса: { $cell } от фонтана.
event-alhambra-passed = { $player } не может сделать ничего и пропускает ход.
event-alhambra-money-drawn = Новые деньги: { $cards }.
event-alhambra-money-reshuffled =
    { $cards ->
        [one] Сброшенные деньги ({ $cards } карта) перемешаны и становятся новой колодой.
        [few] Сброшенные деньги ({ $cards } карты) перемешаны и становятся новой колодой.
       *[many] Сброшенные деньги ({ $cards } карт) перемешаны и становятся новой колодой.
    }
event-alhambra-market-filled = Новое на рынке (валюта: { $currency }): { $tile }.
event-alhambra-dirk-drew = Дирк получает из мешочка: { $tiles }.
event-alhambra-scoring-card =
    { $round ->
        [1] Открыта первая карта подсчёта.
       *[2] Открыта вторая карта подсчёта.
    }
event-alhambra-scored =
    { $round ->
        [1] Проходит первый подсчёт очков.
        [2] Проходит второй подсчёт очков.
       *[3] Проходит последний подсчёт очков.
    }
event-alhambra-last-tile-won = { $player } получает { $object }: больше всех { $currencies }.
event-alhambra-last-tile-left = По числу { $currencies } нет единственного лидера; на рынке остаётся: { $tile }.
event-alhambra-game-over = Игра окончена.

# Почему действие отклонено.

reason-alhambra-not-on-display = Таких денег на столе нет.
reason-alhambra-too-much-money = Несколько карт вместе — не больше 5; иначе берите только одну.
reason-alhambra-not-on-market = Этого тайла нет на рынке.
reason-alhambra-too-dear = У вас мало денег в этой валюте.
reason-alhambra-wrong-currency = За этот тайл платят другой валютой.
reason-alhambra-not-in-hand = У вас нет такой карты.
reason-alhambra-high-cards-first = Сначала старшие карты: ни одна не может быть старше предыдущей.
reason-alhambra-price-out-of-reach = После такой низкой карты остальных не хватит на оплату.
reason-alhambra-price-not-paid = Цена ещё не уплачена полностью.
reason-alhambra-not-in-palace = Этого тайла нет в вашем дворце.
reason-alhambra-not-in-reserve = Этого тайла нет в вашем запасе.
reason-alhambra-not-bought = У вас нет такого тайла, чтобы его разместить.
reason-alhambra-other-tile = Из запаса взят другой тайл.
reason-alhambra-cuts-off = Без этого тайла до других нельзя будет дойти от фонтана.
reason-alhambra-leaves-hole = Во дворце осталась бы дыра.
reason-alhambra-fits-nowhere = Этому тайлу нет места в вашем дворце.
reason-alhambra-walls-do-not-match = Стены не совпадают: стена должна примыкать к стене, открытая сторона — к открытой.
reason-alhambra-cell-taken = Там уже лежит тайл.
reason-alhambra-not-adjacent = Тайл должен хотя бы одной стороной касаться тайла дворца.
reason-alhambra-not-reachable = Туда нельзя было бы дойти от фонтана.
reason-alhambra-no-dirk = Дирку отдают тайлы только в игре вдвоём и только что купленные.
reason-alhambra-can-act = Пропустить ход можно, только если ничего другого сделать нельзя.
why-alhambra-too-dear = Денег недостаточно. Не хватает ещё: { $missing }.

# Страница.

alhambra-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
       *[many] Колода: { $cards } карт
    }
alhambra-bag =
    { $tiles ->
        [one] Мешочек: { $tiles } тайл
        [few] Мешочек: { $tiles } тайла
       *[many] Мешочек: { $tiles } тайлов
    }
alhambra-next-scoring = Подсчёт { $round }: { $soonest }–{ $latest }-я карта сверху
alhambra-next-scoring-known = Подсчёт { $round }: { $cards }-я карта сверху
alhambra-last-scoring-at-the-end = Последний подсчёт: когда рынок нечем пополнить
alhambra-scoring-title =
    { $round ->
        [1] Первый подсчёт
        [2] Второй подсчёт
       *[3] Последний подсчёт
    }
alhambra-scoring-now-title =
    { $round ->
        [1] Если бы первый подсчёт был сейчас
        [2] Если бы второй подсчёт был сейчас
       *[3] Если бы последний подсчёт был сейчас
    }
alhambra-column-points = очки
alhambra-column-cards = карты
alhambra-column-wall = стена
alhambra-column-reserve = запас
alhambra-column-total = всего
alhambra-market = На рынке:
alhambra-market-space = За { $price }: { $tile }.
alhambra-display = Деньги на столе:
alhambra-bought = Куплено, размещается в конце хода:
alhambra-won = Получено, размещается сейчас:
alhambra-paying = Уплачено за { $object }: { $paid } из { $price }.
alhambra-your-money = Ваши деньги:
alhambra-palace-of = { $player }, дворец: { $buildings }.
alhambra-tile-at = { $tile }: { $cell }.
alhambra-longest-wall = Самая длинная стена: { $wall }.
alhambra-reserve-of = { $player }, запас: { $tiles }.
alhambra-dirk-has = У Дирка: { $buildings }.
alhambra-first-fewest-cards = Начинает { $player }: меньше всего карт.
alhambra-first-lowest-sum = Начинает { $player }: меньше всего денег.
alhambra-first-lot = Начинает { $player }: так выпал жребий.
phase-action = { $player } выбирает действие.
phase-payment = { $player } платит.
phase-redesigning = { $player } перепланирует дворец.
phase-placing = { $player } размещает купленное.
phase-last-tiles = { $player } размещает последние тайлы.

# Что можно выбрать.

alhambra-ask-actions = Купите тайл, возьмите деньги или перепланируйте дворец: коснитесь тайла во дворце или в запасе.
alhambra-ask-buy-or-take = Купите тайл или возьмите деньги.
alhambra-ask-only-money = Сейчас ни на один тайл не хватает денег: возьмите деньги.
alhambra-ask-money-or-redesign = Сейчас ни на один тайл не хватает денег: возьмите деньги или перепланируйте дворец.
alhambra-ask-cell = Постройте { $object }: выберите место.

alhambra-group-buy = Купить { $object } за { $price }
alhambra-group-take = Взять деньги
alhambra-group-redesign = Перепланировать
alhambra-group-pass = Других действий нет
alhambra-group-settle = Уплачено
alhambra-group-pay = Заплатить
alhambra-group-pay-card-by-card = Карта за картой
alhambra-group-from-reserve = Взять из запаса
alhambra-group-to-reserve = Перенести в запас
alhambra-group-which-tile = Какой тайл сначала
alhambra-group-place = Построить { $object }
alhambra-group-swap = Обменять на { $object }
alhambra-group-put-away = Или
alhambra-choose-pay =
    { $over ->
        [0] { $payment }, точно
       *[other] { $payment }, переплата { $over }
    }
    .fit =
        { $over ->
            [0] точно
           *[other] переплата { $over }
        }
    .then =
        { $over ->
            [0] Точно: вы действуете ещё раз.
           *[other] Переплата { $over }: больше действий в этот ход не будет.
        }
    .can =
        { $over ->
            [0] Можно заплатить ровно { $payment }.
           *[other] Можно заплатить { $payment }, переплата { $over }.
        }
alhambra-choose-other-payment = оплата иначе
alhambra-choose-redesign =
    { $count ->
        [one] изменить дворец ({ $count } способ)
        [few] изменить дворец ({ $count } способа)
       *[many] изменить дворец ({ $count } способов)
    }
alhambra-choose-settle = это вся оплата
alhambra-choose-reserve = отложить { $object } в запас
    .brief = отложить в запас
alhambra-choose-give = отдать Дирку { $object }
    .brief = отдать Дирку
alhambra-choose-pass = пропустить ход
alhambra-numbers-in-drawing =
    { $count ->
        [one] { $first }, номер на рисунке
        [few] { $first }–{ $last }, номера на рисунке
       *[many] { $first }–{ $last }, номера на рисунке
    }

# Что изменил бы выбор.

alhambra-change-wall = Самая длинная стена: было { $before }, станет { $after }
alhambra-change-rank = { $building }: сейчас { $before }, потом { $after }
alhambra-rank =
    { $rank ->
        [0] нет места
        [1] первое место
        [2] второе место
        [3] третье место
       *[other] место { $rank }
    }
alhambra-rank-shared = { $rank } (общее)
alhambra-change-points = { $now }: { $points }
alhambra-change-no-points = { $now }: без разницы
alhambra-change-at-best = { $now }: самое большее { $points }
alhambra-change-fits-nowhere = Сейчас ему нет места в вашем дворце.
alhambra-change-money = У вас останется: { $cards }
alhambra-change-no-money = Денег у вас не останется.

# Что говорит советник: одна фраза за ход для начинающих.

alhambra-coach-exact = Вы можете точно заплатить за { $object }: точная оплата даёт ещё одно действие.
alhambra-coach-last = Мешок пуст: тайлы, что останутся на рынке, получит тот, у кого больше всего денег в их валюте.
alhambra-coach-lead = Подсчёт близко; купите { $object }, и вы выйдете на первое место в этом виде.
alhambra-coach-one-short = До подсчёта осталось карт не больше: { $cards }. Ещё одно здание этого вида даст вам первое место: { $building }.
alhambra-coach-scoring = До подсчёта осталось карт не больше: { $cards }. Покупайте сейчас, а деньги берите потом.
alhambra-coach-card = Возьмите { $card }: тогда в следующий ход вы точно заплатите за { $object }, если тайл ещё будет там.
alhambra-coach-several = Можно взять несколько карт, если вместе они стоят не больше 5: { $cards }.
alhambra-coach-save = Копите деньги одной-двух валют: так легче платить точно.
alhambra-coach-pay = Ищите оплату без остатка: сдачи нет, а точная оплата даёт ещё одно действие.
alhambra-coach-open = Без стен тайл подходит почти везде: { $object }. Оставьте путь для следующих тайлов.
alhambra-coach-wall = Положите { $object } так, чтобы стены удлинили вашу самую длинную стену: сейчас в ней сторон { $sides }.

# За что дают очки: в подсказках и таблицах счёта; ".because" говорит, чем хороша подсказка.

source-pavilion = { building-pavilion }
    .because = Усиливает вас в этом виде зданий: { building-pavilion }.
source-seraglio = { building-seraglio }
    .because = Усиливает вас в этом виде зданий: { building-seraglio }.
source-arcades = { building-arcades }
    .because = Усиливает вас в этом виде зданий: { building-arcades }.
source-chambers = { building-chambers }
    .because = Усиливает вас в этом виде зданий: { building-chambers }.
source-garden = { building-garden }
    .because = Усиливает вас в этом виде зданий: { building-garden }.
source-tower = { building-tower }
    .because = Усиливает вас в этом виде зданий: { building-tower }.
source-wall = { alhambra-column-wall }
    .because = Удлиняет вашу самую длинную стену или оставляет ей место для роста.
source-reserve = тайлы в запасе
    .because = Делает ваш запас ценнее.
source-market = то, что потом предложит рынок
    .because = Оставляет на рынке тайлы, за которые вы потом сможете заплатить.

notation-alhambra =
    p: все дворцы
    Можно вводить и сами действия; тайл называют английским именем здания, ценой и стенами (n, e, s, w), клетку — шагами к востоку и к северу от фонтана:
    take dinar-3 florin-1
    buy tower-11n 9+2 (или buy tower-11n, pay dinar-9, pay dinar-2, settle)
    place tower-11n 2,-1; reserve tower-11n; give tower-11n
    withdraw tower-11n; use tower-11n; swap tower-11n garden-8ne

rules-alhambra =
    Постройте самый прекрасный дворец в Гранаде. В свой ход вы делаете одно из трёх:
    - берёте деньги: любую одну карту или несколько, если вместе они стоят не больше 5;
    - покупаете тайл на рынке за его валюту, без сдачи; кто платит точно, сразу действует ещё раз;
    - перепланируете дворец: переносите тайл из дворца в запас, из запаса во дворец или меняете один на другой.
    Купленное размещают в конце хода, во дворце или в запасе. Тайлы не поворачивают. Стена должна примыкать к стене, открытая сторона — к открытой, до каждого тайла можно дойти от фонтана, и дыр быть не должно.
    Подсчётов три: два — когда их карты выходят среди денег, последний — когда рынок уже нечем пополнить. Очки получает тот, у кого больше всего зданий одного вида; со второго подсчёта также второй, в последнем также третий. Каждый дворец приносит очки за самую длинную внешнюю стену, по одному за сторону.
    В игре вдвоём есть ещё Дирк: у него нет ни дворца, ни ходов, но он получает тайлы из мешочка и участвует в каждом подсчёте. Ему можно отдавать только что купленные тайлы.
    Все правила есть в документации проекта Granada, на странице о правилах «Альгамбры».
