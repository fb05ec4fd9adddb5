# granada content: издания «Сабики» и их баланс; и что granada simulate считает в «Сабике».

command-content = Проверить издание игры или посмотреть, насколько оно сбалансировано.
command-content-check = Найти всё, что не так в файле издания.
command-content-report = Сыграть много партий и подсчитать для каждой карты и каждого жетона, как часто их берут и что это даёт взявшим.
option-edition = Файл собственного издания, чтобы играть с его картами и жетонами.
content-option-file = Файл издания.
content-option-kind = Кто играет: вид бота.
content-option-plot = Файл для графика (SVG).

content-right =
    { $count ->
        [one] Издание «{ $edition }» верно: { $count } строка
        [few] Издание «{ $edition }» верно: { $count } строки
       *[many] Издание «{ $edition }» верно: { $count } строк
    } (из правил: { $rulebook }, выведено: { $inferred }, придумано: { $house }).
content-faults =
    { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
content-no-report = Отчёт о балансе есть только для этих игр: { $games }.

## Отчёт о балансе

content-report-title =
    «Сабика», издание «{ $edition }»: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    } ({ $kind }), начальное число { $seed }
content-kind-starting-tile = Начальные жетоны
content-kind-blue-poem = Синие стихотворения
content-kind-red-poem = Красные стихотворения
content-kind-major-poem = Серые стихотворения
content-kind-storehouse-tile = Жетоны складов
content-kind-major-tile = Большие постройки
content-kind-minor-card = Малые постройки
content-kind-export = Города: корабли
content-kind-consolidation = Города: укрепление
content-kind-export-tile = Жетоны городов: корабли
content-kind-consolidation-tile = Жетоны городов: укрепление
content-component = компонент
content-available = предложено
content-taken = взято
content-difference = ОП
content-text = что делает
content-provenance = источник
content-all = все
provenance-rulebook = правила
provenance-inferred = вывод
provenance-house = придумано
content-report-note =
    ОП: насколько взявшие заканчивают выше среднего в своей партии. Кто много берёт, тот много и набирает: сравнивайте со всем видом.
    ▲ несомненно лучше своего вида хотя бы на 2 ОП, ▼ хуже хотя бы на 2 ОП, ○ почти никогда не берут.
content-plot-note = На сколько ОП взявшие выше среднего в их партии (интервал 95 %; пунктир — весь вид) и как часто берут. Закрашено: придумано.

## Что granada simulate считает в «Сабике»

arena-rounds = Раунды
arena-per-player = На игрока
arena-sabika-major_constructions = Большие постройки
arena-sabika-minor_constructions = Малые постройки
arena-sabika-exports = Экспорт
arena-sabika-consolidations = Укрепления
arena-sabika-blue_poems = Синие стихотворения
arena-sabika-red_poems = Красные стихотворения
arena-sabika-major_poems = Серые стихотворения
arena-sabika-expansions = Жетоны складов
arena-sabika-rests = Отдых
arena-sabika-tribute_pp = ОП, потерянные на дани
arena-yusuf = Юсуф
arena-sources = ОП на игрока
arena-source-start = Начало
arena-source-building = Строительство
arena-source-carving = Гравировка
arena-source-exports = Экспорт
arena-source-storehouses = Склады
arena-source-bonuses = Бонусы
arena-source-poems = Синие и красные стихи
arena-source-renewals = Обновление карт
arena-source-rivals = Соперники
arena-source-rest = Отдых
arena-source-tribute = Дань
arena-source-wishes = Пожелания
arena-source-major-poems = Серые стихи
arena-source-trade = Карта торговли
arena-source-leftovers = Остатки

## Что не так в издании: перед этим стоит место

content-fault-not-toml = это не TOML
content-fault-not-toml-at = строка { $line }, столбец { $column }: это не TOML
content-fault-not-readable = не удаётся прочитать
content-fault-not-writable = { $found } нельзя записать в TOML
content-fault-long-line = строка { $line } длиннее { $most } символов
content-fault-too-deep = слишком глубокая вложенность
content-fault-instead = { $found } вместо { $wanted }
content-fault-no-table = ожидается таблица, а не { $found }
content-fault-no-such-field = такого поля нет
content-fault-missing = отсутствует
content-fault-retired = больше ни на что не влияет; уберите
content-fault-not-expected = ожидается { $wanted }, а не { $found }
content-fault-truth = true или false
content-fault-number = целое число
content-fault-number-to = целое число от { $low } до { $high }
content-fault-number-below = целое число от { $low } и меньше { $high }
content-fault-text = текст
content-fault-text-of-form = текст вида { $pattern }
content-fault-one-of = одно из: { $names }
content-fault-either = { $one } или { $other }
content-fault-list = список, и для каждого его члена { $member },
content-fault-list-of = список длиной { $count }, и каждый член — { $member },
content-fault-table-with = таблица с полями { $names }
content-fault-at-position = позиция { $position }: { $what }
content-fault-unexpected = найдено { $found }, ожидается { $wanted }
content-fault-the-end = конец
content-fault-an-effect = эффект: { $names }
content-fault-a-count = подсчёт: { $names }
content-fault-a-building = здание: { $names }
content-fault-a-clause = условие: { $names }
content-fault-a-trigger = триггер: { $names }
content-fault-a-filter = фильтр для { $event }: { $names }
content-fault-a-key = изменяемое число: { $names }
content-fault-a-sign = знак: { $names }
content-fault-a-scoring = начисление очков: { $names }
content-fault-a-goal = вид города: { $names }
content-fault-a-material = материал: { $names }
content-fault-a-resource = ресурс: { $names }
content-fault-an-action = действие: { $names }
content-fault-a-region = регион, blue или red
content-fault-a-number = число от { $low } до { $high }
content-fault-needs-store = on(store_here,..) требует store(..) в том же тексте
content-fault-for-ever = { $trigger } запускало бы себя без конца: эффект повторяет его без 1/round
content-fault-no-filter = у { $event } нет фильтра
content-fault-needs-filter = { $event } требует фильтра: { $names }
content-fault-wrong-sign = { $key } нельзя изменить знаком { $sign }, только { $names }
content-fault-only-one = { $key } может стать только =1
content-fault-nested = вложенность глубже { $most }
content-fault-one-part = одной части здесь мало, нужно две или больше
content-fault-no-choice = для выбора нужны два или больше разных материала
content-fault-too-few = аргументов у { $name }: нужно { $wanted }, а не { $given }
content-fault-too-many = у { $name } не больше аргументов, чем { $wanted }
content-fault-repeated = встречается столько раз: { $times }
content-fault-no-such-row = такой строки в игре нет
content-fault-order = порядок строк: { $names }
content-fault-not-printed = { $found } вместо { $wanted }, как напечатано в правилах
content-fault-provenance = происхождение — rulebook, а не { $found }
content-fault-beginning = { $found } не начинается с { $wanted }, как напечатано в правилах
content-fault-none-printed = { $found } не напечатано в правилах
content-fault-printed-missing = нет { $wanted }, что напечатано в правилах
content-fault-squares-with = клеток с { $action }: { $found } вместо { $wanted }
content-fault-pile = стопка есть у всех клеток склада и только у них
content-fault-not-opposite = лежит не напротив другого склада, squares { $other }
content-fault-not-connected = клетка { $square } лежит под углом { $angle } и не соединена
content-fault-four-on-side-of-two = только для четырёх игроков, на стороне для одного или двух
content-fault-for-four-only = мест только для четырёх игроков: { $found } вместо { $wanted }
content-fault-no-square = нет клетки { $square }
content-fault-same-square = два работника на одной клетке
content-fault-too-many-workers = слишком много работников: { $count }
content-fault-not-a-city = это не город, у неё своя таблица
content-fault-no-city = нет города { $city }
content-fault-route-twice = встречается дважды или никуда не ведёт
content-fault-out-of-reach = туда не добраться из Гранады
content-fault-distance = динаров от { $start } до { $end }: { $found } вместо { $wanted }
content-fault-too-near = динаров от { $start } до { $end }: { $found }, но от { $other } — { $least }
content-fault-joins = соединяет { $city } с цепью, в которую она не входит
content-fault-not-joined = нет пути к цепи, в которую входит
content-fault-first-or-last = первое и последнее места не меняют событие
content-fault-some-of = { $found } вместо некоторых из { $names }, каждое один раз
content-fault-too-many-shown = { $found } при числе игроков { $players }, а всего { $most }
content-fault-too-many-dealt = жетонов на четырёх игроков: { $found }, а всего { $most }
content-fault-no-space = на шкале благосклонности нет деления { $space }
content-fault-not-bought = это нельзя купить на рынке
content-fault-not-sold = это нельзя продать на рынке
content-fault-no-exchange = ничего не обменивается
content-fault-maximum = максимум { $found } не кратен { $step }
content-fault-match = { $found } вместо { $wanted }, за что карта даёт очки
content-fault-no-maximum = ожидается each(..) без максимума
content-fault-wish-letters = у желаний о зданиях буквы { $found } вместо одной буквы трижды
content-fault-other-wishes = кроме зданий { $found } вместо { $wanted }
content-fault-stored = предметов { $found }, а ячеек { $most }
content-fault-red-city = { $found } вместо единственного действия красного города
content-fault-blue-city = { $found } — не доход, там есть действие
content-fault-no-colour = { $found } нет среди цветов бонусов равновесия, { $names }
content-fault-only-changes = в { $found } есть не только mod(..)
content-fault-never-scored = ни одна карта не даёт очков за { $wanted }
content-fault-no-square-on-ring = нет клетки { $square } на кольце { $ring }
content-fault-no-space-connected = ни одно место { $kind } не соединено с клеткой { $square }
content-fault-two-actions = { $found } вместо двух самое большее
content-fault-other-worker = { $action } не для { $worker }
content-fault-no-storehouse = storehouse, но рядом с клеткой { $square } нет жетонов складов
content-fault-yusuf-score = { $found } вместо pp(n), paria(n) или одного из { $names }
content-fault-no-region = нет региона { $region }; ожидается один из { $names }
content-fault-last-space-only = favour_bonus только для последнего деления шкалы благосклонности
content-fault-leads-back = { $effect } снова ведёт к { $bonus }, и это может не кончиться
