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

source-scored = набранные очки
    .because = Сразу даёт очки.
source-money = деньги на будущее
    .because = Оставляет больше денег на будущее.

## Что говорит подсказка

hint-says = Мастер сделал бы так:
hint-brings = Что это даёт: { $sources }.
hint-costs = Чего это стоит: { $sources }.
hint-or = Или:
hint-gives-up = что теряется: { $sources }
hint-brings-instead = что даёт взамен: { $sources }
hint-as-good = почти так же хорошо
hint-no-change = Ожидаемые очки: примерно столько же, сколько сейчас.
