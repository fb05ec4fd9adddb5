# Общее для всех игр и для всех мест, где в них играют.

game-alhambra = Альгамбра
game-sabika = Сабика

name-person = Игрок { $number }
name-bot = Бот { $number }
nothing = нет
turn = Ход { $turn }
deciding = { $player } принимает решение.
choose-a-move = Выберите ход
points-of =
    { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
contributed = Начальное число составлено и из случайных чисел, которые добавили: { $names }. Если вы доверяете хотя бы одному из них, то знаете, что перемешивание никто не выбирал.
winners =
    { $count ->
        [one] Побеждает { $names }.
        [few] Победу делят: { $names }.
       *[many] Победу делят: { $names }.
    }

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-not-understood = Такого действия нет.
reason-not-now = Сейчас этого сделать нельзя.

## За что дают очки: в подсказках и таблицах счёта

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
source-scored = набранные очки
source-money = деньги на будущее
source-reserve = тайлы в запасе
source-market = то, что потом предложит рынок
source-materials = стройматериалы на будущее
source-goods = товары на будущее
source-cities = ваши корабли в городах
source-turns = то, что могут дать будущие ходы

## Что говорит подсказка

hint-says = Мастер сделал бы так:
hint-brings = Что это даёт: { $sources }.
hint-costs = Чего это стоит: { $sources }.
hint-or = Или:
hint-gives-up = что теряется: { $sources }
hint-brings-instead = что даёт взамен: { $sources }
hint-as-good = почти так же хорошо
hint-no-change = Ожидаемые очки: примерно столько же, сколько сейчас.
