# Команды, параметры и то, что говорится за клавиатурой.

command-granada = Настольные игры о Гранаде.
command-play = Играть в терминале, против ботов или с другими за той же клавиатурой.
command-hint = Сказать, что в сохранённой партии сделал бы мастер и почему.
command-replay = Показать позицию после любого действия записанной игры.
command-verify = Доказать, что записанная игра прошла по правилам и никто не вмешался в тасование.
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-error = Ошибка
help-help = Показать эту справку и выйти.
option-lang = Язык: en, es, pl или ru. Без этого параметра — язык системы.
option-game = Игра.
option-seats = Кто играет, через запятую: human или бот, то есть random, apprentice, master или grandmaster, перед ним, если хотите, имя, как в Ana=human,master.
option-seed = Начальное число, от которого зависит всё тасование. Без него — такое, которое никто не угадает.
option-resume = Продолжить сохранённую игру; она и дальше сохраняется в том же файле.
option-option = То, что игра позволяет выбрать, в виде ИМЯ=ЗНАЧЕНИЕ; можно указать несколько раз.
option-no-confirm = Не спрашивать перед действием, которое нельзя отменить.
option-plain = Только предложения: без цвета, рисунков и таблиц; для программ чтения с экрана.
option-file = Файл с записью игры.
option-at = После скольких действий; отрицательные числа отсчитываются с конца.

prompt = { $player }, что вы делаете (? — справка)?
bots-think = Раздумья …
press-enter = Нажмите Enter, чтобы продолжить.
confirm = Это нельзя отменить. Enter: сделать; что угодно другое: выбрать снова.
pass-keyboard = { $player }, нажмите Enter, когда экран видите только вы.
stumble-failed = { $player } ({ $kind }): произошла ошибка; там, где этот бот не может, решает другой.
stumble-illegal = { $player } ({ $kind }): попытка сходить против правил; там, где этот бот не может, решает другой.
stumble-overran = { $player } ({ $kind }): решения нет; отныне решает другой бот.
no-such-number =
    { $last ->
        [one] Номера идут от 1 до { $last }.
        [few] Номера идут от 1 до { $last }.
       *[many] Номера идут от 1 до { $last }.
    }
autosave-is = Эта игра сохраняется в файле { $file }
saved = Сохранено в файле { $file }
not-over-that = В файле { $file } уже есть что-то другое, а не эта игра, поэтому ничего не сохранено. Выберите другое имя.
not-kept = Эта игра не сохраняется: останутся только копии, которые вы сохраните сами.
kept-elsewhere = Кто-то продолжил игру в файле { $file }. Отныне эта игра сохраняется в файле { $other }
left = Игра сохранена. Чтобы продолжить:
quit = Файл для копии (Enter: без копии):
seed-was-unkept = Всё тасование получено из начального числа { $seed }.
seed-was = Всё тасование получено из начального числа { $seed }. Доказательство:
after-moves = После действия { $moves } из { $total }:
proved =
    { $moves ->
        [one] Доказано: начальное число совпадает с обязательством, данным до игры, а действия (всего { $moves }) совершены по правилам и ведут к записанным очкам.
        [few] Доказано: начальное число совпадает с обязательством, данным до игры, а все { $moves } действия совершены по правилам и ведут к записанным очкам.
       *[many] Доказано: начальное число совпадает с обязательством, данным до игры, а все { $moves } действий совершены по правилам и ведут к записанным очкам.
    }
not-proved = Не доказано. { $why }
help =
    Номер выбирает то, рядом с чем он стоит. Кроме того, можно ввести:
    u: отменить последний шаг
    s: очки, если бы подсчёт был сейчас
    n: всё, что произошло после вашего последнего выбора
    t или hint: что сделал бы мастер и почему
    h: правила вкратце
    save ФАЙЛ: сохранить копию
    q: выйти; игра остаётся сохранённой

usage-no-such-language = Языка «{ $language }» нет. Есть языки: { $languages }.
usage-no-such-kind = Игроков вида «{ $kind }» нет. Есть виды: { $kinds }. Имя указывается так: Anna=human.
usage-not-resumed = { $option } не подходит к игре в файле { $file }. Уберите это, чтобы продолжить ту игру.
usage-bad-option = Параметр игры указывается в виде ИМЯ=ЗНАЧЕНИЕ, а не «{ $option }».
usage-bad-name = В имени может быть не больше { $longest } букв и только печатные знаки.
usage-no-such-move = Действий в этой игре: { $total }, поэтому --at должно быть от -{ $total } до { $total }.

## Подсказки и откуда ожидаемые очки

hint-do = Мастер сделал бы так:
hint-then-see = Потом мастер посмотрел бы, что откроется.
hint-because = Ожидаемые очки по сравнению с нынешними: { $points } ({ $sources }).
hint-no-change = Ожидаемые очки: примерно столько же, сколько сейчас.
hint-source = { $source } { $points }
source-pavilion = { building-pavilion }
source-seraglio = { building-seraglio }
source-arcades = { building-arcades }
source-chambers = { building-chambers }
source-garden = { building-garden }
source-tower = { building-tower }
source-wall = { alhambra-column-wall }
source-start = { sabika-source-start }
source-building = { sabika-source-building }
source-carving = { sabika-source-carving }
source-exports = { sabika-source-exports }
source-storehouses = { sabika-source-storehouses }
source-bonuses = { sabika-source-bonuses }
source-poems = { sabika-source-poems }
source-renewals = { sabika-source-renewals }
source-rivals = { sabika-source-rivals }
source-rest = { sabika-source-rest }
source-tribute = { sabika-source-tribute }
source-wishes = { sabika-source-wishes }
source-major-poems = { sabika-source-major-poems }
source-trade = { sabika-source-trade }
source-leftovers = { sabika-source-leftovers }
source-yusuf = { sabika-source-yusuf }
source-scored = подсчитано
source-money = деньги
source-reserve = резерв
source-market = рынок
source-materials = материалы
source-goods = товары
source-cities = города
source-turns = будущие ходы
