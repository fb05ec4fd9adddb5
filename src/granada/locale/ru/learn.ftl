# То, что оба обучения и обе страницы правил говорят вокруг своих текстов.

learn-name-learner = Анна (вы)
learn-name-other = Лейла
learn-step = Шаг { $step } из { $steps }
learn-steps = Шаги обучения
learn-chapters = Главы
learn-next-chapter = Следующая глава: { $title }
learn-board = Игровое поле
learn-back = Назад
learn-next = Дальше
learn-skip = Пропустить этот шаг
learn-play-now = Играть
learn-wrong = Не совсем.
learn-also = Это ничуть не хуже. Чтобы урок шёл по плану, сделан немного другой ход.
learn-task-done = (сделано)
learn-show-me = Сделать за меня
learn-more = Подробнее об этом в правилах
learn-happened = Что произошло
learn-why-not = Почему не в другом месте?
learn-list = Все ходы списком

rule-contents = Содержание
rule-example = Пример
rule-link = Ссылка: { $title }
rule-to-tutorial = Хотите учиться, играя? Перейдите к обучению.
