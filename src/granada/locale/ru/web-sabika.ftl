# Sabika in the browser: what is said there and nowhere else.

## Yusuf's cards

sabika-web-yusuf-card = Карта Юсуфа
sabika-web-yusuf-before = Перед этим: карта { $card }
sabika-web-yusuf-gains = Получает { $amount }
sabika-web-yusuf-gains-each =
    { $count ->
        [majors] Получает 1 ОП за каждую свою большую постройку
        [minors] Получает 1 ОП за каждую свою малую постройку
        [presence] Получает 1 ОП за каждый город со своим кораблём
        [consolidated] Получает 1 ОП за каждый город, где он укрепился
       *[poems] Получает 1 ОП за каждое своё стихотворение
    }
sabika-web-yusuf-no-card = Он ещё не сыграл ни одной карты.
sabika-web-yusuf-tiles =
    { $n ->
        [0] В этом раунде жетонов работников больше нет.
        [one] В этом раунде остался { $n } жетон работника.
        [few] В этом раунде осталось { $n } жетона работников.
       *[many] В этом раунде осталось { $n } жетонов работников.
    }
sabika-web-yusuf-decks = Карт осталось: архитектор { $builder }, торговец { $merchant }, поэтесса { $poet }.
sabika-web-yusuf-stores = Ящики Юсуфа: { $n }. Жетоны складов: { $tiles }.

## Parts of the board

sabika-web-loading = Раскладываем компоненты…
sabika-web-parts = Части поля
sabika-web-rondel = Рондель
sabika-web-rondel-hint = Монеты показывают, сколько стоит прийти на клетку; рядом с местами между кольцами — цена дополнительного действия.
sabika-web-stands = { $player }: { $worker }
sabika-web-lies = { $player }: { $worker } (работа окончена)
sabika-web-map = Карта
sabika-web-map-hint = В каждом городе: цена пути и товары, на которые есть спрос. Рядом: печати и корабли.
sabika-web-cities = Все города словами
sabika-web-income = доход
sabika-web-at-once = сразу
sabika-web-displays = Выкладка
sabika-web-majors = Большие постройки
sabika-web-minors = Малые постройки
sabika-web-and-up-to = и ещё до { $n }:
sabika-web-minor-needs = стройматериал карты и ещё до { $n }
sabika-web-poems = Стихотворения
sabika-web-blue = синее
sabika-web-red = красное
sabika-web-grey = серое
sabika-web-store-tiles = Жетоны складов
sabika-web-left = слева
sabika-web-right = справа
sabika-web-left-in-pile = в стопке: { $n }
sabika-web-boxes =
    { $n ->
        [one] { $n } ящик
        [few] { $n } ящика
       *[many] { $n } ящиков
    }
sabika-web-workshop = Мастерская
sabika-web-storehouse-n = Склад { $n }, ящиков: { $boxes }
sabika-web-processing = на переработке
sabika-web-poem-boxes = товары на стихотворении
sabika-web-favour = Шкала награды
sabika-web-parias = Подати: { $n }
sabika-web-balance-card = карта баланса
sabika-web-row = Малые постройки, балансов: { $n }
sabika-web-carved = Выгравировано стихотворений: { $n }
sabika-web-grey-now = сейчас { $pp }
sabika-web-players = Игроки
sabika-web-points = Очки по источникам
sabika-web-again = Показать подсчёт ещё раз
sabika-web-all-at-once = Показать всё сразу

## What is to come

sabika-web-coming = Что впереди
sabika-web-round = Раунд
sabika-web-round-n = Раунд { $n }
sabika-web-event = Событие
sabika-web-end = Конец игры
sabika-web-wishes = Пожелания
sabika-web-dinars = Динары
sabika-web-seals = Печати
sabika-web-tribute-due = Дань
sabika-web-tribute-have = { $have } из { $due }
sabika-web-tribute-of-round = Дань в конце этого раунда: { $n }
sabika-web-era-change = Начинается вторая эпоха.
sabika-web-event-change = Наступает следующее событие.
sabika-web-tribute-enough = Дань в конце раунда: { $due }. У вас достаточно.
sabika-web-tribute-missing = Дань в конце раунда: { $due }. У вас: { $have }; не хватает { $n } ({ $dinars }, { $n } × печать или −{ $pp }).

## Questions

sabika-web-question = Что решить
sabika-web-back = Назад
sabika-web-take-back = Отменить последний шаг
sabika-web-task-choose = Какой начальный жетон вы оставите?
sabika-web-task-turn = Ваш ход: кто работает или отдыхает?
sabika-web-task-payment = Чем вы платите { $price }?
sabika-web-task-on-square = { $square }: что вы делаете?
sabika-web-task-which-quarry = Какая добыча?
sabika-web-task-storehouse = Склад: положить жетон или взять бонус?
sabika-web-task-transaction =
    { $n ->
        [one] Рынок: { $n } операция
        [few] Рынок: до { $n } операций
       *[many] Рынок: до { $n } операций
    }
sabika-web-task-construction = Что вы строите?
sabika-web-task-major-materials = { $component }: какие стройматериалы вы тратите?
sabika-web-task-minor-materials = { $component }: какие стройматериалы вы тратите?
sabika-web-task-carving-materials = { $component }: какие стройматериалы вы тратите?
sabika-web-task-which-side = С какого конца ряда?
sabika-web-task-favour-choice = Награда султана: какой бонус вы берёте?
sabika-web-task-export = Экспорт: куда вы плывёте?
sabika-web-task-goods = { $city }: какие товары вы вывозите?
sabika-web-task-free-ship = Бесплатный корабль: в какой город?
sabika-web-task-consolidate = Где вы укрепляетесь?
sabika-web-task-produce = Производство: бонус города, переработка или и то и другое?
sabika-web-task-carve = Какое стихотворение вы гравируете?
sabika-web-task-reactivate = Какое красное стихотворение вы реактивируете?
sabika-web-task-pick =
    { $n ->
        [one] Возьмите { $n } стройматериал
        [few] Возьмите { $n } стройматериала, один за другим
       *[many] Возьмите { $n } стройматериалов, один за другим
    }
sabika-web-task-mix = Динары или подати: как вы разделите { $n }?
sabika-web-task-raw = Какое сырьё вы берёте?
sabika-web-task-good = Какой жетон вы берёте как товар?
sabika-web-task-process = Какое сырьё станет товаром?
sabika-web-task-make-room = Нет места ({ $item }): что сбросить?
sabika-web-task-where-to = { $good }: где хранить?
sabika-web-task-option = { $effect }
sabika-web-task-offer = { $effect }
sabika-web-task-offer-for-pay = { $effect }
sabika-web-task-city-bonuses = Бонус какого города вы берёте?
sabika-web-task-storehouse-bonuses = Бонус какого склада?
sabika-web-task-major-bonuses = Бонус какой большой постройки?
sabika-web-task-red-cities = Действие какого красного города?
sabika-web-task-tribute-part = Дань, к уплате { $parias }: сколько вы платите так?
sabika-web-task-start-player = Вы впереди по податям: кто начнёт следующий раунд?
sabika-web-task-yusuf-city = Для Юсуфа несколько городов одинаково хороши: какой?

## Why something cannot be done

sabika-web-not-twin = Там стоит ваш второй строитель.
sabika-web-not-money = Цена: { $price }; у вас: { $have }.
sabika-web-not-useful = Ни одно из действий там сейчас невозможно.
sabika-web-not-standing = Ни один ваш работник на этом кольце не стоит.
sabika-web-not-ship = Там уже есть ваш корабль.
sabika-web-not-waiting = Там нет вашего корабля, который мог бы укрепиться.
sabika-web-not-material = Не хватает: { $items }.
sabika-web-not-greys = Больше больших стихотворений иметь нельзя.
