# Веб-приложение: всё, что окружает игровые поля.

## Мелочи

web-close = Закрыть
web-explain = Что это?
web-see-rules = Смотреть правила
web-cancel = Отмена
web-continue = Продолжить
web-confirm = Подтвердить
web-save = Сохранить
web-saved = Сохранено.
web-copy = Копировать
web-copied = Скопировано.
web-share = Поделиться
web-send = Отправить
web-loading = Загрузка…
web-skip = К содержимому
web-home = На главную
web-menu = Меню
web-more = Ещё
web-try-again = Попробовать снова
web-lost-title = Здесь ничего нет
web-other-rules-title = У этой партии другие правила
web-other-version-title = Эта партия из другой версии
web-unreachable-title = Сервер не отвечает
web-unreachable = Страницу не удалось загрузить. Возможно, на мгновение пропала сеть.
web-refused = Сервер отказал. Загрузите страницу заново: возможно, она старее сервера.

## Игры

about-alhambra = Нанимайте лучших строителей, платите каждому в его валюте и возводите дворец за длинной стеной. Быстрые ходы, от 2 до 6 игроков.
about-sabika = Стройте для султана Гранады: ведите работников по трём кольцам рондели, торгуйте за морем, украшайте стены стихами, платите дань. Глубокая игра для 1–4 игроков.
web-tagline = Настольные игры на одном холме. С ботами или с друзьями, сразу и без регистрации.
web-unofficial = Любительский проект, не официальный продукт. Игры принадлежат их авторам и издателям.
web-bot-random = Случайный
web-bot-novice = Новичок
web-bot-apprentice = Ученик
web-bot-master = Мастер
web-bot-grandmaster = Гроссмейстер
web-bot-buyer = Покупатель
web-bot-companion = Равный мне
web-rules = Правила
web-rules-of = Правила: { $game }

## Главная страница

web-play-now = Играть
web-play-with-friends = С друзьями
web-learn = Обучение
web-learn-game = Обучение: { $game }
web-new-here = Вы здесь впервые?
web-new-here-begin = Короткий урок на настоящем поле, а затем первая партия с новичками, которых можно обыграть.
web-board-of = Поле игры { $game }
web-game-minutes = около { $minutes } мин
web-weight-light = легко освоить
web-weight-heavy = сложные правила
web-all-options = Все настройки
web-players = Игроков
web-opponents = Соперники
web-companion = Играет так же хорошо, как вы: сейчас { $bot }. { $games ->
    [0] Этот браузер будет помнить ваши результаты против ботов.
    [one] Этот браузер помнит { $games } партию против ботов.
    [few] Этот браузер помнит { $games } партии против ботов.
   *[many] Этот браузер помнит { $games } партий против ботов.
}
web-companion-now = { web-bot-companion } (сейчас { $bot })
web-companion-next = В следующей партии равный вам играет как: { $bot }.
web-my-games = Мои партии
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт. Откройте стол сами!
web-replays = Записи партий
web-clear = Убрать
web-clear-game = Убрать эту партию: { $game }, { $names }
web-clear-old = Убрать старые партии
web-clear-question =
    { $count ->
        [one] Убрать { $count } партию?
        [few] Убрать { $count } партии?
       *[many] Убрать { $count } партий?
    }
web-clear-finished = Законченные партии исчезнут только из вашего списка: их результаты по-прежнему учитываются.
web-clear-unfinished =
    { $count ->
        [one] { $count } партия не закончена. Она завершится без результата.
        [few] { $count } партии не закончены. Они завершатся без результата.
       *[many] { $count } партий не закончено. Они завершатся без результата.
    }
web-clear-others = Партии с другими людьми остаются.
web-no-replays = Здесь появятся оконченные партии.
web-status-playing = идёт игра
web-seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
web-language = Язык
web-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-settings = Настройки
web-sign-in = Войти

## Новый стол

web-new-table = Новый стол: { $game }
web-who-plays = Кто играет?
web-seat = Место { $number }
web-kind-me = Вы
web-kind-open = Друг по ссылке
web-kind-here = Кто-то за этим экраном
web-kind-bot = Бот: { $bot }
web-options = Варианты
web-option-events = События
web-option-events-help = Жетоны событий немного меняют правила, один за другим.
web-choice-events-none = Без событий
web-choice-events-random = Три любых
web-choice-events-0-3 = Три плохих
web-choice-events-1-2 = Одно хорошее, два плохих
web-choice-events-2-1 = Два хороших, одно плохое
web-choice-events-3-0 = Три хороших
web-option-yusuf = Юсуф
web-option-yusuf-help = Ваш соперник в игре для одного.
web-choice-yusuf-usual = Обычный
web-choice-yusuf-hard = Сложнее
web-time = Время
web-clock-none = Без часов
web-clock-none-help = Каждый думает сколько хочет.
web-clock-live = За один присест
web-clock-live-help = Каждому даётся время на всю партию и немного сверху за каждый ход.
web-clock-days = По переписке
web-clock-days-help = На каждое решение несколько дней: для партий, которые длятся неделями.
web-clock-bank = Минут каждому игроку
web-clock-increment = Секунд сверху за ход
web-clock-per-move = Дней на каждое решение
web-public = Показать стол на главной странице: сесть может любой
web-allow-hints = Подсказки мастера разрешены
web-open-table = Открыть стол

## До игры

web-waiting =
    { $count ->
        [0] Все в сборе: игра начинается.
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
        [many] Ждём ещё { $count } игроков.
       *[other] Ждём ещё { $count } игрока.
    }
web-invitation = Отправьте эту ссылку тем, кто будет играть или смотреть
web-invitation-text = Сыграем в игру «{ $game }»?
web-qr-code = QR-код приглашения
web-qr-help = Или дайте друзьям отсканировать этот код.
web-your-colour = Ваш цвет
web-colour-of = Цвет: { $name }
web-colour-of-seat = Цвет места { $number }
web-colour-taken = Этот цвет уже занят
web-colour-blue = синий
web-colour-red = красный
web-colour-green = зелёный
web-colour-yellow = охра
web-colour-purple = фиолетовый
web-colour-grey = серый
web-colour-pink = розовый
web-colour-teal = бирюзовый
web-invite-others = Пригласить других
web-known-to-host = Эта партия загружена из записи: хозяин стола может знать все карты и тайлы, которые ещё не появились. Её нет в списке, и в рейтинге она не учитывается.
web-known-to-host-brief = Хозяин стола может знать все карты
web-imported = Импортирована, не влияет на рейтинг
web-played-offline = Сыграна без сети, не влияет на рейтинг
web-free-seat = Свободное место
web-somebody = Кто-то
web-you = вы
web-here = в сети
web-away = не в сети
web-sit-down = Сесть
web-stand-up = Встать
web-close-table = Закрыть стол
web-table-closed = Этот стол закрыт.

## За столом

web-seats = Игроки
web-points = очки
web-to-move = ходит
web-your-turn = Ваш ход
web-turn-of =
    { $count ->
        [one] Ходит { $name }.
        [few] Решают: { $name }.
        [many] Решают: { $name }.
       *[other] Решают: { $name }.
    }
web-game-over = Игра окончена
web-spectators =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
        [many] смотрят { $count } человек
       *[other] смотрят { $count } человека
    }
web-spectator = Зритель
web-days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
web-bot-plays = играет { $bot }
web-bot-plays-for-you = Вместо вас играет бот ({ $bot }).
web-seat-is-left = Место освободилось: { $name }. Можно играть дальше вместо этого игрока.
web-play-on-here = Занять место
web-bots-hurry = Сейчас боты думают меньше: идёт много партий.
web-time-is-up = Время вышло: { $name }.
web-take-over = Пусть играет бот
web-return = Вернуться к игре
web-reconnecting = Связь потеряна. Пробуем вернуться…
web-undo = Отменить
web-undo-help = Взять назад свой последний ход
web-undo-ask = Попросить у остальных разрешения взять ход назад
web-undo-asked = Вопрос задан остальным.
web-undo-proposed =
    { $moves ->
        [one] { $name } хочет взять назад { $moves } ход.
        [few] { $name } хочет взять назад { $moves } хода.
        [many] { $name } хочет взять назад { $moves } ходов.
       *[other] { $name } хочет взять назад { $moves } хода.
    }
web-undo-waits = Ждём остальных…
web-agree = Согласиться
web-decline = Отказать
web-skip-steps = Пропустить
web-meanwhile = Пока вас не было
web-last-moves = Что сделали другие с вашего последнего хода
web-confirm-question = { $move } — и закончить ход?
web-end-turn = Закончить ход
web-not-yet = Ещё нет
web-hint = Подсказка
web-hint-help = Что сделал бы мастер?
web-coach = Советник
web-setting-coach = Советник каждый ход подсказывает, что важно
web-coach-off = Отключить советника
web-hint-hurried = Над этой подсказкой мастер думал меньше обычного: идёт много партий.
web-hint-do = Сделать
web-hint-why = Почему и что ещё?
web-hint-more =
    { $n ->
        [one] … и ещё { $n } шаг
        [few] … и ещё { $n } шага
        [many] … и ещё { $n } шагов
       *[other] … и ещё { $n } шага
    }
web-pass-device = Передайте устройство игроку { $name }
web-pass-device-why = То, чего другим видеть нельзя, пока скрыто.
web-i-am = { $name } — это я
web-log = Летопись
web-chat = Чат
web-log-and-chat = Летопись и чат
web-fold = Свернуть журнал и чат
web-unfold = Показать журнал и чат
web-log-empty = Пока ничего не произошло.
web-log-earlier = Показать, что было раньше
web-taken-back = Ход взят назад
web-look-then = Посмотреть на поле в тот момент
web-everything = Всё, что известно
web-looking-back = Взгляд назад: шаг { $step } из { $steps }
web-back-to-now = К нынешнему ходу
web-chat-unread =
    { $count ->
        [one] Чат: { $count } новое сообщение
        [few] Чат: { $count } новых сообщения
       [many] Чат: { $count } новых сообщений
       *[other] Чат: { $count } нового сообщения
    }
web-chat-empty = Пока никто ничего не сказал.
web-say = Напишите что-нибудь
web-mute = Скрыть сообщения: { $name }
web-unmute = Показать сообщения: { $name }
web-table-menu = Стол
web-leave = Покинуть игру
web-leave-question = Дальше за вас играет бот, и партия считается проигранной. Вернуться можно, пока ваше место никто не занял.
web-stay = Остаться
web-rematch = Сыграть ещё раз
web-score-sheet = Таблица очков
web-points-for = За что очки
web-rematch-waits = Кто-то хочет сыграть ещё раз.
web-you-have-won = Вы победили!
web-statistics = Статистика
web-points-course-if-scored = Очки в ходе игры, если бы их подсчитывали в каждый момент
web-points-course = Очки по ходу партии
web-stat-turns = Ходы
web-stat-moves = Действия
web-stat-time = Время на размышление
web-moves-made =
    { $moves ->
        [one] { $moves } действие
        [few] { $moves } действия
        [many] { $moves } действий
       *[other] { $moves } действия
    }
web-moves-taken-back = взято назад: { $moves }
web-grand-total = Итого
web-total = Итого
web-log-undo =
    { $moves ->
        [one] { $name } берёт назад { $moves } ход.
        [few] { $name } берёт назад { $moves } хода.
        [many] { $name } берёт назад { $moves } ходов.
       *[other] { $name } берёт назад { $moves } хода.
    }
web-log-propose =
    { $moves ->
        [one] { $name } просит разрешения взять назад { $moves } ход.
        [few] { $name } просит разрешения взять назад { $moves } хода.
        [many] { $name } просит разрешения взять назад { $moves } ходов.
       *[other] { $name } просит разрешения взять назад { $moves } хода.
    }
web-log-agree = { $name } соглашается.
web-log-decline = { $name } отказывает.
web-log-takeover = Вместо игрока { $name } играет бот: { $bot }.
web-log-return = { $name } снова в игре.

## Клавиши

web-shortcuts = Горячие клавиши
web-key-choice = К тому, что можно выбрать
web-key-words = К вариантам словами, где на поле картинки
web-key-undo = Отменить
web-key-confirm = Подтвердить конец хода
web-key-cancel = Ещё нет; к нынешнему ходу
web-key-hint = Подсказка
web-key-back = Шаг назад
web-key-forward = Шаг вперёд
web-key-log = Летопись
web-key-chat = Чат
web-key-help = Эти клавиши
web-key-board = На поле Tab переходит от части к части, стрелки — внутри части, а Enter выбирает.

## Просмотр и записи

web-replay = Просмотр партии
web-replay-of = { $game }: { $names }
web-replay-start = Начало партии.
web-to-table = К столу
web-play = Пуск
web-pause = Пауза
web-speed = Скорость
web-viewer = Чьими глазами
web-step = Шаг
web-steps = Шаги
web-step-of = { $step } из { $steps }
web-turn-back = На ход игрока назад
web-turn-on = На ход игрока вперёд
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-to-start = В начало
web-to-end = В конец
web-record-text = Запись текстом
web-record-json = Запись в JSON
web-verify = Проверить перемешивание
web-verify-help = До игры публикуется обязательство — отпечаток начального числа, от которого зависят все перемешивания, — а после игры само число. Если они сходятся, ничего не подменили. Заодно все ходы проверяются по правилам.
web-verified =
    { $moves ->
        [one] Начальное число соответствует обязательству, и { $moves } ход сделан по правилам.
        [few] Начальное число соответствует обязательству, и все { $moves } хода сделаны по правилам.
        [many] Начальное число соответствует обязательству, и все { $moves } ходов сделаны по правилам.
       *[other] Начальное число соответствует обязательству, и все ходы ({ $moves }) сделаны по правилам.
    }
web-contributed-here = Ваш браузер добавил одно из этих чисел, и все обязательства — те же, что он видел до раздачи.
web-not-verified = Обязательства изменились с начала игры.
web-commitment = Обязательство
web-seed = Начальное число
web-import = Загрузить запись
web-import-help = Загрузите запись партии, сыгранной здесь или в терминале. Каждый ход проверяется. Если партия не окончена, её можно продолжить.
web-import-file = Файл
web-import-text = Или его текст
web-import-go = Загрузить

## Люди

web-who-are-you = Кто вы?
web-name = Имя
web-your-name = Ваше имя
web-name-help = Под этим именем вас видят другие.
web-name-once = Это имя увидят ваши друзья. Мы спрашиваем только один раз.
web-guest-help = Гостю нужно только имя. Этот браузер вас помнит.
web-come-as-guest = Войти как гость
web-profile = Профиль
web-all-records = Все мои партии одним файлом
web-games-here = Партии в этом браузере
web-games-here-help = Больше их нигде нет. Время от времени сохраняйте их записи в файл: каждую можно загрузить снова, здесь или в другом месте.
web-report = Пожаловаться
web-report-help = Что случилось? Жалоба на: { $name }. Её прочитают только владелец этого сервера и модераторы.
web-report-send = Отправить
web-report-sent = Владелец этого сервера получил вашу жалобу.
web-report-text = Жалоба
web-message-remove = Удалить это сообщение
web-message-removed = Модератор удалил это сообщение.
web-block = Заблокировать
web-unblock = Разблокировать
web-blocked = Вы заблокировали этого человека.
web-blocked-people = Заблокированные люди
web-blocked-help = Вы не видите их сообщений. Они не могут садиться за ваши столы и приглашать вас.
web-moderation = Модерация
web-moderation-help = Всё, что вы здесь делаете, попадает в журнал; его читает и владелец сервера.
web-moderation-reports = Жалобы
web-moderation-reported-by = Жалоба от:
web-moderation-done = Готово
web-moderation-no-reports = Открытых жалоб нет.
web-moderation-log = Что сделали модераторы
web-moderation-did-rename = Новое имя:
web-moderation-did-silence = Запрещено писать:
web-moderation-did-let-speak = Снова разрешено писать:
web-moderation-did-message = Удалено сообщение:
web-moderation-did-report = Жалоба закрыта: номер
web-moderation-rename = Изменить имя
web-moderation-silence = Запретить писать
web-moderation-silence-help = Человек, которому запрещено писать, не может писать в чат и менять имя.
web-moderation-silenced = Этому человеку запрещено писать в чат и менять имя.
web-moderation-let-speak = Снова разрешить писать
web-moderation-said = Последние сообщения
web-account = Учётная запись
web-account-help = С учётной записью сохраняются ваши партии и рейтинг, и играть можно с любого устройства.
web-register = Зарегистрироваться
web-registered = Имя зарегистрировано
web-welcome = Добро пожаловать, { $name }!
web-password = Пароль
web-password-help = Не меньше { $least } знаков.
web-old-password = Старый пароль
web-new-password = Новый пароль
web-change-password = Сменить пароль
web-forgotten-password = Забыли пароль?
web-reset-title = Новый пароль
web-reset-help = Ссылка придёт на адрес почты, который вы подтвердили для уведомлений. Такого адреса нет? Попросите ссылку у владельца этого сервера.
web-reset-send = Прислать ссылку
web-reset-sent = Если у этой учётной записи есть подтверждённый адрес, ссылка уже отправлена.
web-reset-choose = Выберите новый пароль. Во всех других местах вы выйдете из учётной записи.
web-sign-out = Выйти
web-sign-out-everywhere = Выйти везде
web-delete-account = Удалить меня
web-delete-question = Ваше имя исчезнет отовсюду, а в ваших партиях будут играть боты. Отменить это нельзя.
web-tokens = Ключи для ботов
web-tokens-help = Программа с таким ключом может всё то же, что и вы.
web-token-label = Для чего ключ
web-token-make = Создать ключ
web-token-drop = Удалить этот ключ
web-token-secret = Показывается только один раз:
web-here-since = Здесь с { $date }
web-guest-since = Гость с { $date }
web-games-played = Сыграно
web-games-won = Побед
web-mean-score = Средний счёт
web-best-score = Лучший счёт
web-rating = Рейтинг
web-rating-help = Осторожная оценка силы игрока: растёт с победами над сильными соперниками и с числом партий.
web-ratings = Рейтинги
web-rank = Место
web-no-ratings = Рейтинга пока нет ни у кого. В счёт идут партии зарегистрированных игроков.
web-no-games-yet = Оконченных партий пока нет.

## Настройки и уведомления

web-setting-confirm = Спрашивать, прежде чем ход закончится безвозвратно
web-pace = Как быстро показывать ходы других
web-pace-slow = Медленно
web-pace-normal = Обычно
web-pace-fast = Быстро
web-pace-none = Всё сразу
web-text-size = Размер букв
web-volume = Громкость
web-sound-mute = Без звука
web-setting-sound = Звук, когда мой ход
web-notices = Уведомления
web-notices-help = Сообщим, что ваш ход, даже когда вас здесь нет.
web-push = Уведомлять в этом браузере
web-push-on =
    { $count ->
        [one] Уведомления приходят в { $count } браузер.
        [few] Уведомления приходят в { $count } браузера.
        [many] Уведомления приходят в { $count } браузеров.
       *[other] Уведомления приходят в { $count } браузера.
    }
web-push-off = Больше не уведомлять
web-push-refused = Браузер этого не разрешает.
web-mail = Электронная почта
web-mail-send-code = Прислать код
web-webhooks = Вебхуки
web-webhooks-help = О вашем ходе узнает канал Discord, комната Matrix или ваша собственная программа.
web-notices-here = И тогда, когда стол открыт у меня в другой вкладке
web-webhook-kind = Вид
web-webhook-json = Своя программа (JSON)
web-webhook-discord = Discord
web-webhook-matrix = Matrix
web-webhook-address = Адрес вебхука
web-webhook-home = Адрес домашнего сервера
web-webhook-room = Идентификатор комнаты
web-webhook-token = Токен доступа
web-webhook-add = Добавить вебхук
web-webhook-remove = Удалить вебхук: { $host }
web-webhook-secret = Ключ подписи, показывается один раз:
web-mail-code = Код, отправленный на { $address }
web-mail-on = Письма приходят на { $address }.
web-mail-off = Больше не писать

## О программе

web-about = О программе
web-about-what = «Гранада» — дом для двух настольных игр об одном холме: точные правила, боты и столы для игры в браузере и в терминале.
web-credits = Авторы
web-credit-alhambra = «Альгамбра» — игра Дирка Хенна, издатель Queen Games.
web-credit-sabika = «Сабика» — игра Хермана П. Мильяна, издатель Ludonova.
web-credit-ours = Все тексты, рисунки и орнаменты здесь наши. Если игра вам нравится, купите её: авторы этого заслуживают.
web-licences = Лицензии
web-licence-granada = Granada: лицензия MIT.
web-licence-fonts = Alegreya и Alegreya Sans, Хуан Пабло дель Пераль (Huerta Tipográfica): SIL Open Font License 1.1.
web-licence-code = Svelte (MIT), Fluent (Apache 2.0), D3 (ISC).
web-privacy = Приватность
web-privacy-text = Без слежки, без рекламы, без запросов к кому-либо ещё. Один файл cookie говорит серверу, кто вы; настройки остаются в этом браузере.

# Editions of one's own.
web-edition = Издание
web-built-in-edition = Встроенное издание
web-edition-help = Многие карты этой игры придуманы нами: напечатанные нигде нельзя прочитать.
web-edition-make = Составить издание по своему экземпляру

# Игра в самом браузере, без сервера.
web-tagline-site = Настольные игры на одном холме. С ботами или за одним экраном, без учётной записи и без сервера.
web-engine-loading = Загрузка игр: { $percent } %
web-engine-starting = Запуск игр…
web-engine-absent = Здесь нельзя играть без сети: этот сервер такого не предлагает.
web-engine-unreachable = Не удалось загрузить игры. Проверьте сеть и попробуйте ещё раз.
web-engine-failed = Не удалось запустить игры в этом браузере. Попробуйте ещё раз или возьмите другой браузер.
web-engine-blocked = Ещё открыта страница более старой версии Granada. Закройте её и попробуйте ещё раз.
web-engine-outdated = Эта страница и игры — из разных версий. Загрузите страницу ещё раз.
web-engine-too-old = Этот браузер слишком старый для игр. Обновите его или откройте другой.
web-engine-plain = В этом браузере игры работают медленно. Здесь играют только быстрые боты.
web-offline = Без сети
web-offline-help = Обе игры, боты и ваши партии могут остаться в этом браузере ({ $size } МБ). Тогда можно играть и в самолёте.
web-offline-keep = Сохранить для игры без сети
web-offline-keeping = Всё сохраняется в этом браузере…
web-offline-kept = Всё уже в этом браузере. Можно играть без сети.
web-install = Установить как приложение
web-server-gone = Сервер не отвечает. Новые партии с ботами идут в этом браузере.
web-hand-over = Отправить на сервер
web-hand-over-help = Сервер получит запись этой партии: её можно будет посмотреть там, а если она не окончена, продолжить. Она показывается как сыгранная без сети и не влияет на рейтинг.
web-handed-over = Партия уже на сервере.
web-privacy-site = Ваши партии и настройки остаются в этом браузере. Никому ничего не отправляется.
