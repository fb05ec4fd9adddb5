# Сервер: его команда и то, в чём он отказывает.

command-serve = Дать людям играть по сети, в браузере или другими программами.
option-host = Адрес, на котором слушает сервер; 0.0.0.0 — все адреса этого компьютера.
option-port = Порт, на котором слушает сервер; 0 — любой свободный.
option-database = Где всё хранится: sqlite:///ФАЙЛ или postgresql://… Без этого параметра — файл в вашей папке данных.
option-bus = Сервер Redis, redis://…, через который процессы сообщают друг другу о новом.
option-workers = Сколько процессов обслуживают людей; если больше одного, нужен параметр --bus.
option-bot-workers = В скольких процессах думают боты на каждый процесс, обслуживающий людей; 0 — на один меньше, чем процессоров.
option-origin = Адрес, который набирают люди, например https://play.example.org, если перед сервером стоит прокси.
option-proxies = Адреса прокси или сети, например 10.0.0.0/8, через запятую, которым верят, когда они говорят, откуда пришёл запрос.
option-limits = Отказывать запросам, которые приходят слишком часто.
option-mail = Сервер, который отправляет почту, smtp://ИМЯ:ПАРОЛЬ@ХОСТ:ПОРТ или smtps://… Без этого параметра почты нет.
option-mail-from = Адрес, с которого приходит почта, например Granada <granada@example.org>.
option-notice-delay = Через сколько секунд отсутствующие узнают, что их ход.
option-push-anywhere = Службы уведомлений могут быть и в частных сетях; для проверок.
serving = «Гранада» работает по адресу { $address } (остановить: Ctrl+C)
unknown-variables = Эти переменные окружения не являются настройками «Гранады» и ни на что не влияют: { $names }.

## За столом с другими

error-stale = Тем временем партия ушла вперёд. Взгляните ещё раз, прежде чем решать.
error-not-your-seat = Это место не ваше.
error-no-such-table = Такого стола нет, или вас туда не приглашали.
error-no-such-person = Такого человека нет.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-already-over = Игра окончена.
error-seat-taken = Это место занято.
error-not-at-table = У вас нет места за этим столом.
error-not-the-host = Это может сделать только хозяин стола.
error-silenced = Хозяин стола запретил вам здесь писать.
error-time-left = На это решение ещё есть время.
error-has-stand-in = Здесь уже играет бот.
error-no-stand-in = Здесь бот никого не заменяет.
error-no-proposal = Нет предложения, которое ждёт вашего ответа.
error-only-moves = В этой партии столько раз возвращались назад, что теперь можно только делать ходы.
error-action-has-ended = Эти ходы нельзя сделать вместе: один из них что-то открывает или завершает ход раньше остальных.
error-no-hints-here = За этим столом играют без подсказок.
error-record-too-long = В записи слишком много ходов: не больше { $most }.

## Люди

error-not-signed-in = Сначала назовите своё имя.
error-not-registered = Это только для тех, кто зарегистрирован.
error-already-registered = Вы уже зарегистрированы.
error-wrong-password = Имя или пароль неверны.
error-name-taken = Под именем «{ $name }» зарегистрирован кто-то другой.
error-bad-name = В имени может быть не больше { $longest } знаков и ничего, что нельзя показать.
error-no-mail-here = Этот сервер не отправляет почту.
error-bad-address = «{ $address }» — не почтовый адрес.
error-wrong-code = Это не тот код, который был отправлен, или он устарел.
error-bad-subscription = Этот браузер нельзя уведомлять: его подписку не удалось понять.

## Сервер и его посетители

error-not-understood = Запрос непонятен ({ $detail }).
error-not-found = По этому адресу ничего нет.
error-foreign-page = Запрос пришёл со страницы другого сайта.
error-too-often =
    { $seconds ->
        [one] Слишком часто. Попробуйте снова через { $seconds } секунду.
        [few] Слишком часто. Попробуйте снова через { $seconds } секунды.
       *[other] Слишком часто. Попробуйте снова через { $seconds } секунд.
    }
error-crowded = Соединений уже слишком много: от вас или с этим столом. Закройте некоторые из них.
error-too-many-tables =
    { $most ->
        [one] Одновременно можно иметь только { $most } неоконченный стол. Сначала доиграйте или покиньте его.
        [few] Одновременно можно иметь { $most } неоконченных стола. Сначала доиграйте или покиньте какой-нибудь из них.
       *[many] Одновременно можно иметь { $most } неоконченных столов. Сначала доиграйте или покиньте какой-нибудь из них.
    }
error-too-large = Слишком много данных: можно не больше { $most } байт.
error-out-of-order = На сервере произошёл сбой. Ничего не изменилось.
error-database-gone = База данных сейчас не отвечает. Попробуйте снова.
error-database-too-new = База данных создана более новой «Гранадой» ({ $revision }); нужна именно она.
error-bad-setting = Настройка «{ $setting }» не может быть «{ $value }».
error-bad-proxy = Прокси указывают адресами или сетями, например 192.0.2.1 или 10.0.0.0/8, через запятую. «{ $value }» — ни то ни другое.
error-cannot-listen = Адрес { $address } не удаётся занять: { $why }.

## Что подсчитано в законченной партии

deed-alhambra-took = Взято денег
deed-alhambra-bought = Куплено зданий
deed-alhambra-placed = Построено зданий
deed-alhambra-reserved = Отложено в запас
deed-alhambra-swapped = Обменено зданий
deed-alhambra-withdrawn = Перенесено в запас
deed-alhambra-last-tile-won = Получено последних зданий
deed-sabika-worked = Послано работников
deed-sabika-rested = Отдых
deed-sabika-material = Взято стройматериалов
deed-sabika-marble = Взято мрамора
deed-sabika-raw = Взято сырья
deed-sabika-processed = Переработано сырья
deed-sabika-bought = Покупок
deed-sabika-sold = Продаж
deed-sabika-exchanged = Обменов
deed-sabika-expanded = Расширений складов
deed-sabika-major-built = Больших построек
deed-sabika-minor-built = Малых построек
deed-sabika-carved = Выгравировано стихотворений
deed-sabika-reactivated = Реактивировано стихотворений
deed-sabika-exported = Отправлено кораблей
deed-sabika-consolidated = Укреплений в городах

## Уведомления тем, кого нет

notice-turn = Ваш ход: { $game }
notice-turn-with = Ваш ход: { $game } ({ $names })
mail-turn =
    { $what }

    { $table }

    Это письмо пришло по вашей просьбе. Чтобы писем больше не было:
    { $unsubscribe }
mail-code-subject = Granada: { $code }
mail-code =
    Ваш код: { $code }. Введите его на { $origin }, и письмо будет приходить каждый раз, когда ваш ход.

    Если вы об этом не просили, забудьте об этом письме: других не будет.
unsubscribe-question = Больше не отправлять письма на { $address }?
unsubscribe-button = Больше не отправлять
unsubscribe-done = На { $address } писем больше не будет.
