# granada simulate: много партий, в которых все ходят наугад.

command-simulate = Сыграть много партий ботами, которые ходят наугад, и подсчитать, что в них происходит.
arena-option-players = Число игроков.
arena-option-games = Сколько партий сыграть.
arena-option-seed = Начальное число, от которого зависят все партии: с одним и тем же числом они одинаковы.
arena-option-jobs = Сколько процессов играют одновременно. Без этого параметра — по числу процессоров.
arena-option-json = Вывести показатели в виде JSON.
arena-option-save = Папка для записей всех партий. Без этого параметра записи не сохраняются.

arena-game-alhambra = Альгамбра
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
arena-exact-payments = Оплата без переплаты
arena-reshuffles = Колода перетасована
arena-shared-victories = Победу разделили

## Откуда очки

arena-points = Очки за подсчёт
arena-scoring = { $number }-й
arena-total = всего

## Кто побеждает

arena-seat = Место
arena-score = очки
arena-deviation = ст. откл.
arena-wins = победы
arena-interval = интервал 95 %
arena-from-to = { $low } – { $high }
arena-turn-order = Очерёдность
arena-place =
    { $number ->
        [1] { $number } (начинает)
       *[other] { $number }
    }

## Под таблицами

arena-note =
    Очки — среднее на игрока. Если победу разделили, она засчитывается каждому победителю равной долей; по этим долям построены 95-процентные интервалы (Уилсона).
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
