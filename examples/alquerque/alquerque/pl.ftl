game-alquerque = Alquerque
about-alquerque = Gra dwunastu pionów, którą król Alfons X kazał spisać w 1283 roku. Zbij wszystkie piony przeciwnika. Dla 2 graczy.
rules-alquerque =
    Każda strona ma dwanaście pionów na punktach planszy. Zaczynają jasne.
    Pion przesuwa się wzdłuż linii na sąsiedni wolny punkt, w dowolnym kierunku. Bije, przeskakując wzdłuż linii pion przeciwnika na wolny punkt za nim, i skacze dalej, dopóki może. Kto może bić, musi.
    Kto nie może się ruszyć, przegrywa. Po 40 kolejnych ruchach bez bicia gra się kończy i wygrywa ten, kto zbił więcej.
notation-alquerque = Ruchy zapisuje się skąd-dokąd (c2-c3), a bicia z x (c2xc4).
event-alquerque-moved = { $player }: ruch z { $start } na { $end }.
event-alquerque-captured = { $player }: skok z { $start } na { $end } i zbity pion na { $taken }.
reason-alquerque-not-yours = Nie ma tam twojego piona.
reason-alquerque-must-go-on = Pion, który zbił, musi bić dalej.
reason-alquerque-must-capture = Możesz bić, więc musisz.
reason-alquerque-no-way = Pion nie może tam przejść.
deed-alquerque-captured = Zbite piony
alquerque-view-light = Jasne piony (○)
alquerque-view-dark = Ciemne piony (●)
alquerque-view-quiet = Ruchy bez bicia
