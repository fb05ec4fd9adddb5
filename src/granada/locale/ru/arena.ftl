# granada simulate: много партий, в которых все ходят наугад.

command-simulate = Сыграть много партий ботами, которые ходят наугад, и подсчитать, что в них происходит.
arena-option-players = Число игроков.
arena-option-games = Сколько партий сыграть.
arena-option-seed = Начальное число, от которого зависят все партии: с одним и тем же числом они одинаковы.
arena-option-jobs = Сколько процессов играют одновременно. Без этого параметра — по числу процессоров.
arena-option-json = Вывести показатели в виде JSON.
arena-option-save = Папка для записей всех партий. Без этого параметра записи не сохраняются.

arena-title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $players ->
        [one] { $players } случайный игрок
        [few] { $players } случайных игрока
       *[many] { $players } случайных игроков
    }, начальное число { $seed }
arena-playing = Идёт игра
arena-stopped =
    Остановлено после { $played ->
        [one] { $played } партии
       *[many] { $played } партий
    } из { $games }.
arena-saved-before =
    { $count ->
        [one] Уже есть { $count } запись, которая была бы перезаписана: { $first }
        [few] Уже есть { $count } записи, которые были бы перезаписаны. Первая из них: { $first }
       *[many] Уже есть { $count } записей, которые были бы перезаписаны. Первая из них: { $first }
    }

## Показатели за партию

arena-per-game = За партию
arena-mean = среднее
arena-lowest = мин.
arena-highest = макс.
arena-turns = Ходы
arena-moves = Действия
arena-purchases = Куплено тайлов
arena-tiles-left = Тайлов на рынке в конце
arena-dirk-drawn = { alhambra-dirk }: взято тайлов
arena-dirk-given = { alhambra-dirk }: отдано тайлов
arena-exact-payments = Точная оплата
arena-reshuffles = Колода перемешана заново
arena-shared-victories = Общие победы

## Откуда очки

arena-points = Очки за подсчёт
arena-scoring = { $number }-й
arena-total = всего

## Кто побеждает

arena-seat = Место
arena-score = очки
arena-deviation = ст. откл.
arena-wins = победы
arena-interval = интервал 95 %
arena-from-to = { $low }–{ $high }
arena-turn-order = Очерёдность
arena-place =
    { $number ->
        [1] { $number } (начинает)
       *[other] { $number }
    }

## Под таблицами

arena-note =
    Очки — среднее на игрока. Если победу разделили, она засчитывается каждому победителю равной долей; по этим долям построены 95-процентные интервалы (Уилсона).
arena-speed =
    { $seconds } с, { $jobs ->
        [one] { $jobs } процесс
        [few] { $jobs } процесса
       *[many] { $jobs } процессов
    }: { $games ->
        [one] { $games } партия/с
        [few] { $games } партии/с
       *[many] { $games } партий/с
    }, { $moves ->
        [one] { $moves } действие/с
        [few] { $moves } действия/с
       *[many] { $moves } действий/с
    }

# granada arena: боты против ботов.

command-arena = Боты играют друг против друга, одни и те же расклады при любой рассадке, и видно, насколько они сильны.
arena-option-kinds = Виды ботов, по одному на каждое место.
arena-option-match-games = Сколько партий сыграть; если нужно, чуть больше, чтобы каждый расклад был сыгран при каждой рассадке.
arena-option-until-width = Остановиться, как только 95-процентные интервалы всех долей побед станут не шире этого (0.04 — это 4 процентных пункта).
arena-option-simulations = Сколько симуляций каждый бот может провести для одного решения. Без этого параметра — сколько обычно для его вида.
arena-option-seconds = Сколько секунд каждый бот может думать над решением. Без этого параметра — сколько обычно для его вида.
arena-option-cluster = Адрес кластера Ray, на котором идут партии: HOST:PORT или auto.
arena-option-out = Файл для партий и показателей (JSON). Та же команда продолжает с того места, где её остановили.
arena-option-dataset = Папка для нового набора данных (Parquet) со всеми решениями и партиями; требуется дополнение research.

arena-match-title =
    { $game }: { $kinds }; { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, начальное число { $seed }
arena-match-deals =
    { $deals ->
        [one] { $deals } расклад, рассадок у каждого: { $seatings }
        [few] { $deals } расклада, рассадок у каждого: { $seatings }
       *[many] { $deals } раскладов, рассадок у каждого: { $seatings }
    }
arena-match-early = Закончено раньше: интервалы уже достаточно узкие.
arena-match-kept = Партии сохранены в { $file }; та же команда продолжит с этого места.
arena-kind = Бот
arena-several = { $kind } ×{ $seats }
arena-rating = рейтинг
arena-margin = Разница в очках
arena-against = { $kind } – { $rival }
arena-pace = Раздумья (мс)
arena-decisions = решения
arena-pace-most = 99 % за
arena-match-note =
    Победы и очки — у каждого игрока данного вида. Если победу разделили, она засчитывается каждому победителю равной долей. 95-процентные интервалы построены по целым раскладам: партии одного расклада не независимы. Рейтинг: Плакетт — Люс (openskill), начиная с 25. Вынужденные ходы решениями не считаются.
arena-plot-note = С 95-процентными интервалами; пунктир — равная сила.
