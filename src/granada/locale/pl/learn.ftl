# To, co oba samouczki i obie strony z zasadami mówią wokół swoich tekstów.

learn-name-learner = Ana (ty)
learn-name-other = Leila
learn-step = Krok { $step } z { $steps }
learn-steps = Kroki samouczka
learn-chapters = Rozdziały
learn-next-chapter = Następny rozdział: { $title }
learn-board = Plansza
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń ten krok
learn-play-now = Zagraj teraz
learn-wrong = Niezupełnie.
learn-also = To równie dobry ruch. Żeby lekcja mogła toczyć się zgodnie z planem, wykonano trochę inny.
learn-task-done = (zrobione)
learn-show-me = Zrób to za mnie
learn-more = Więcej o tym w zasadach
learn-happened = Co się stało
learn-why-not = Dlaczego nie gdzie indziej?
learn-list = Lista wszystkich ruchów

rule-contents = Spis treści
rule-example = Przykład
rule-link = Odnośnik do: { $title }
rule-to-tutorial = Wolisz uczyć się, grając? Przejdź do samouczka.
