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
    } (из правил: { $rulebook }, выведено: { $inferred }, своих: { $house }).
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
provenance-house = своё
content-report-note =
    ОП: насколько взявшие заканчивают выше среднего в своей партии. Кто много берёт, тот много и набирает: сравнивайте со всем видом.
    ▲ несомненно лучше своего вида хотя бы на 2 ОП, ▼ хуже хотя бы на 2 ОП, ○ почти никогда не берут.
content-plot-note = На сколько ОП взявшие выше среднего в их партии (интервал 95 %; пунктир — весь вид) и как часто берут. Закрашено: своё.

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
