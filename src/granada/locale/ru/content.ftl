# granada content: издания «Сабики» и их баланс; и что granada simulate считает в «Сабике».

command-content = Проверить издание «Сабики» или посмотреть, насколько оно сбалансировано.
command-content-check = Найти всё, что не так в файле издания.
command-content-report = Сыграть много партий и подсчитать для каждой карты и каждого тайла, как часто их берут и каковы дела у взявших.
option-edition = Файл собственного издания, чтобы играть с его картами и тайлами.
content-option-file = Файл издания.
content-option-kind = Кто играет: вид бота.
content-option-plot = Файл для графика (SVG).

content-right =
    { $count ->
        [one] Издание «{ $edition }» верно: { $count } строка
        [few] Издание «{ $edition }» верно: { $count } строки
       *[many] Издание «{ $edition }» верно: { $count } строк
    } (из правил: { $rulebook }, по выводу: { $inferred }, свои: { $house }).
content-faults =
    { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
content-only-sabika = Отчёт о балансе есть только для игры { $game }.

## Отчёт о балансе

content-report-title =
    Сабика, издание { $edition }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    } ({ $kind }), начальное число { $seed }
content-kind-starting-tile = Начальные тайлы
content-kind-blue-poem = Синие поэмы
content-kind-red-poem = Красные поэмы
content-kind-major-poem = Большие поэмы
content-kind-storehouse-tile = Тайлы складов
content-kind-major-tile = Большие постройки
content-kind-minor-card = Малые постройки
content-kind-export = Города: корабли
content-kind-consolidation = Города: закрепление
content-kind-export-tile = Тайлы городов: корабли
content-kind-consolidation-tile = Тайлы городов: закрепление
content-component = компонент
content-available = предложено
content-taken = взято
content-difference = PP
content-text = что делает
content-provenance = источник
content-all = все
provenance-rulebook = правила
provenance-inferred = вывод
provenance-house = своё
content-report-note =
    PP: насколько взявшие заканчивают выше среднего в своей партии. Кто много берёт, тот много и набирает: сравнивайте со всем видом.
    ▲ несомненно лучше своего вида хотя бы на 2 PP, ▼ хуже хотя бы на 2 PP, ○ почти никогда не берут.
content-plot-note = PP взявших выше среднего в их партии (интервал 95 %; пунктир — весь вид) и как часто берут. Закрашено: своё.

## Что granada simulate считает в «Сабике»

arena-game-sabika = Сабика
arena-rounds = Раунды
arena-per-player = На игрока
arena-sabika-major_constructions = Большие постройки
arena-sabika-minor_constructions = Малые постройки
arena-sabika-exports = Экспорт
arena-sabika-consolidations = Закрепления
arena-sabika-blue_poems = Синие поэмы
arena-sabika-red_poems = Красные поэмы
arena-sabika-major_poems = Большие поэмы
arena-sabika-expansions = Тайлы складов
arena-sabika-rests = Отдых
arena-sabika-tribute_pp = PP, потерянные на дани
arena-yusuf = Юсуф
arena-sources = PP на игрока
arena-source-start = Начало
arena-source-building = Строительство
arena-source-carving = Высекание
arena-source-exports = Экспорт
arena-source-storehouses = Склады
arena-source-bonuses = Бонусы
arena-source-poems = Поэмы
arena-source-renewals = Обновления
arena-source-rivals = Соперники
arena-source-rest = Отдых
arena-source-tribute = Дань
arena-source-wishes = Желания
arena-source-major-poems = Большие поэмы
arena-source-trade = Карта торговли
arena-source-leftovers = Остатки
