# Что может быть не так, для каждого Fault из granada.kernel.errors.

## То, о чём просят

error-no-such-game = Игры «{ $game }» нет. Есть игры: { $games }.
error-no-such-bot = Бота «{ $bot }» нет. Есть боты: { $bots }.
error-no-such-option = У этой игры нет параметра «{ $option }». Её параметры: { $options }.
error-no-such-choice = Параметр «{ $option }» может быть { $choices }, но не «{ $choice }».
error-option-players = Параметр «{ $option }» может быть «{ $choice }» только при таком числе игроков: { $counts }; здесь их { $players }.
error-chosen-twice = Значения параметра «{ $option }» должны быть разными, а в «{ $choice }» одно повторяется.
error-no-editions = В игру «{ $game }» играют только с её собственными компонентами: других изданий у неё нет.
error-player-count = Число игроков в этой игре может быть { $counts }, но не { $players }.
error-seat-count =
    { $seats ->
        [one] Названо { $seats } место
        [few] Названо { $seats } места
       *[many] Названо { $seats } мест
    }, а число игроков — { $players }.
error-unprintable-name = В имени «{ $name }» есть символы, которые нельзя показать.
error-not-a-seed = Начальное число — это целое число от 0, а не «{ $seed }».
error-same-names = У каждого игрока должно быть имя, которого нет у других.

## Действия

error-illegal-move = { $reason }
error-nothing-to-take-back = Отменять нечего.
error-somebody-left = Эти ходы видел тот, кто ушёл, и спросить его нельзя.
error-no-hint = Для этой позиции подсказки нет.

## Позиции

error-no-record = Эта позиция придумана или расставлена вручную, поэтому записи партии с самого начала нет.
error-not-a-position = Это не позиция игры «{ $game }».
error-impossible-position = Это не позиция игры «{ $game }». { $why }
error-no-such-seat = Места { $seat } нет.
error-not-one-each =
    В каждой из этих частей должно быть по одной записи на игрока, всего { $players ->
        [one] { $players } запись
        [few] { $players } записи
       *[many] { $players } записей
    }: { $parts }.
error-impossible-part = Ни одна партия не может привести к этой позиции: в ней невозможна часть «{ $part }».
error-components-astray = Какие-то компоненты пропали или удвоились: каждый должен где-то лежать, и ровно один раз.

## Записи

error-not-a-record = Это не запись партии, или она повреждена.
error-no-first-line = Это не запись партии: в первой строке должны быть слово «granada» и номер формата.
error-no-such-line = В записи нет строки, которая начинается с «{ $line }».
error-strange-line = В заголовке записи есть неизвестная или повторная строка, которая начинается с «{ $line }».
error-unreadable-head = Заголовок записи не удаётся прочитать: в строке «{ $line }» должно быть число.
error-format-too-new = Формат этой записи — { $format }, а самый новый из известных здесь — { $newest }. Чтобы её прочитать, нужна более новая версия Granada.
error-format-too-old = Формат этой записи — { $format }, а самый первый из существовавших — { $oldest }.
error-other-game = Это запись игры «{ $found }», а не «{ $game }».
error-other-rules = Эта партия сыграна по изданию «{ $edition }» и правилам { $rules }. Здесь — издание «{ $edition_here }» и правила { $rules_here }. Чтобы просмотреть её или доиграть, возьмите ту версию Granada и то издание, с которыми её играли.
error-impossible-header = Заголовок этой записи невозможен. { $why }
error-seed-unknown = Начальное число этой партии ещё неизвестно: его публикуют, когда партия окончена.
error-seed-changed = Начальное число не совпадает с обязательством в заголовке: возможно, в перемешивание вмешались.
error-nonce-changed = Случайное число места { $seat } не совпадает со своим обязательством в заголовке: возможно, перемешивание кто-то выбрал.
error-not-a-move = «{ $line }» — не действие: строка состоит из номера места и текста действия.
error-move-against-rules = Действие { $number } ({ $move }) против правил. На него следовало ответить: { $reason }
error-not-over = Партия в этой записи ещё не окончена.
error-no-scores = Партия в этой записи окончена, но очки не указаны.
error-other-scores = По записи очки — { $told }, а на самом деле — { $found }.

## Матчи

error-not-a-match = В файле { $file } нет матча арены. Выберите другое имя, чтобы ничего не пропало.
error-other-match = В файле { $file } матч, начатый иначе; различается: { $what }. Дайте ту же команду, что и тогда, или выберите другой файл.
error-no-ray = Чтобы играть на кластере, нужно установить Ray: pip install 'granada[cluster]'
error-no-cluster = По адресу { $address } не отвечает ни один кластер Ray.

## Исследования

error-no-encoding = У игры { $game } нет кодировки для исследований: в пакете, который её добавляет, её нет.
error-action-count = Игр: { $games }, а действий: { $actions }.
error-no-such-action = В игре { $game } действие { $action } сейчас не означает ни одного допустимого хода.
error-folder-in-use = { $folder } — не пустая папка. Укажите новую папку для данных.
error-games-played-before = В файле { $file } уже есть партии, которых не было бы в данных. Укажите другой файл или начните без него.

## Содержимое

error-bad-content =
    Это издание не может быть верным:
    { $faults }

## Файлы и то, чем кончаются предложения о них

error-cannot-save = Файл { $file } не удаётся записать: { $why }.
error-cannot-read = Файл { $file } не удаётся прочитать: { $why }.
error-no-such-file = такого файла нет
error-not-permitted = нет прав доступа
error-is-a-folder = это папка
error-not-a-folder = часть пути к нему — не папка
error-no-space = не осталось места
error-not-text = это не текст
error-address-in-use = там уже работает другая программа
error-not-our-address = у этого компьютера нет такого адреса
error-no-such-host = такого компьютера нет
error-system = система отказывает ({ $errno })
