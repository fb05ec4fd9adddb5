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
sabika-web-and-up-to = и ещё до { $n }
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
sabika-web-about-round = Идущий раунд. Каждый заканчивается доходом, подсчётом пожеланий и данью.
sabika-web-about-yusuf-left = В каждый свой ход Юсуф берёт один из этих жетонов. Жетон указывает, из какой колоды будет карта.
sabika-web-about-granada = Пути в города начинаются в Гранаде или в любом городе, где есть ваш корабль.
sabika-web-about-dinar = Динары: деньги. Ими платят за шаги, чужих работников, дополнительные действия, пути и стихотворения.
sabika-web-about-seal = Печати: каждой можно заплатить вместо динара или вместо одной подати.
sabika-web-about-pp = Очки престижа: побеждает тот, у кого их в конце больше.
sabika-web-about-paria = Подати для дани в конце раунда.
sabika-web-about-box = Ящики складов: занятые и все.
sabika-web-about-favour = Достигнутая клетка на шкале награды.
sabika-web-about-construction = Здания: большие постройки + малые постройки.
sabika-web-about-carve = Выгравированные стихотворения: синие + красные + серые.
sabika-web-about-ship = Города с кораблём.
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
sabika-web-in-words = Все варианты словами
sabika-web-take-back = Отменить последний шаг

## What is done on a square. What the market and the like bring is said by the edition.

sabika-web-does-quarry = выполните малую или большую добычу
sabika-web-does-storehouse = расширьте один из своих складов жетоном рядом с клеткой или ещё раз получите бонус одного из своих жетонов
sabika-web-does-construction = возведите из своих стройматериалов большую или малую постройку: она даёт ОП и бонус
sabika-web-does-major_construction = возведите из своих стройматериалов большую постройку: она даёт ОП и бонус
sabika-web-does-minor_construction = возведите из своих стройматериалов малую постройку: она даёт ОП и балансы
sabika-web-does-export = отправьте корабль в новый город, вывезите туда товары за ОП и подати, возьмите печать и получите бонус города
sabika-web-does-consolidate = переставьте корабль направо от его города: синий жетон приносит доход после каждого раунда, красный сразу даёт действие
sabika-web-does-produce = получите бонус города, где у вас есть корабль, и превратите сырьё в товары
sabika-web-does-carve = выгравируйте стихотворение из своих стройматериалов: синее действует постоянно, красное один раз, серое приносит очки в конце
sabika-web-does-reactivate = используйте ещё раз одно из своих красных стихотворений
