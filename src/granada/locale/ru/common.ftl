# Общее для всех игр и для всех мест, где в них играют.

name-person = Игрок { $number }
name-bot = Бот { $number }
nothing = нет
turn = Ход { $turn }
points-of =
    { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
winners =
    { $count ->
        [one] Побеждает { $names }.
        [few] Общая победа: { $names }.
       *[many] Общая победа: { $names }.
    }

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-not-understood = Такого хода нет.
reason-not-now = Сейчас этого сделать нельзя.
