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
        [few] Победу разделили: { $names }.
       *[many] Победу разделили: { $names }.
    }

reason-game-over = Игра окончена.
reason-not-your-turn = Сейчас не ваш ход.
reason-not-understood = Такого действия нет.
reason-not-now = Сейчас этого сделать нельзя.
