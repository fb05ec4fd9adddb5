# Samouczek Alhambry. Krok ma tekst, ".title", a gdy jest coś do zrobienia, także ".tasks", po wierszu na zadanie,
# ".hint" po złym ruchu i ".done", gdy wszystko zrobione. Ruchy są w web/src/learn/lessons/alhambra.txt.

learn-alhambra-title = Naucz się Alhambry

learn-alhambra-chapter-market = Pieniądze i kafelki
    .about = Rozdział 1: bierz pieniądze, kupuj i płać dokładnie.

learn-alhambra-chapter-walls = Mury
    .about = Rozdział 2: budowanie i rezerwa. Masz kupioną wieżę i arkady.

learn-alhambra-chapter-scoring = Punktacja
    .about = Rozdział 3: co daje punkty i kiedy. Minęło kilka tur.

learn-alhambra-chapter-rebuild = Przebudowa
    .about = Rozdział 4: wyjmij kafelek z pałacu i wymień jeden na drugi. Ten rozdział pokazuje środek partii.

learn-alhambra-chapter-end = Koniec
    .about = Rozdział 5: ostatnia tura partii.

learn-alhambra-welcome =
    Witaj w Grenadzie. W pięciu krótkich rozdziałach rozegrasz całą partię przeciwko Leili, ale tylko te tury, które czegoś uczą; reszta minie sama.
    To twój _pałac_. Na razie ma tylko fontannę.
    .title = Twój pałac

learn-alhambra-offers =
    Na _rynku_ leżą cztery kafelki budynków, każdy pod swoją walutą: floreny, dirhamy, dinary i dukaty. _Na stole_ leżą cztery karty pieniędzy, a _na ręce_ masz własne.
    Rozejrzyj się i przejdź dalej.
    .title = Rynek i pieniądze

learn-alhambra-money =
    W swojej turze robisz jedną z trzech rzeczy: bierzesz pieniądze, kupujesz kafelek albo przebudowujesz pałac. Zacznij od pieniędzy.
    Możesz wziąć jedną dowolną kartę albo kilka, wartych razem najwyżej 5. Przydałaby się wieża za 9 dukatów. Masz 5 dukatów, a na stole leżą jeszcze 4. Razem z nimi można wziąć 1 floren, bo 4 + 1 to 5.
    .title = Weź pieniądze
    .tasks = Weź 4 dukaty i 1 floren, obie karty naraz.
    .hint = Zaznacz kartę z 4 dukatami i kartę z 1 florenem, a potem weź obie naraz.
    .done = Dwie karty w jednej turze. Leila wzięła 9 dukatów. Znów twoja kolej.

learn-alhambra-buying =
    Teraz kup wieżę. Kosztuje 9 dukatów, a masz 5 + 4: _dokładnie_ tyle, ile trzeba.
    Kto płaci dokładnie, od razu ma jeszcze jedną akcję. To serce tej gry.
    .title = Kup i zapłać dokładnie
    .tasks = Kup wieżę za 9 dukatów: 5 + 4.
    .hint = Wieża leży pod dukatami. Zapłać obiema kartami dukatów.
    .done = Zapłacone co do grosza: masz jeszcze jedną akcję. Wieża czeka, bo kafelki układa się na koniec tury.

learn-alhambra-exact =
    W tej akcji można by wziąć pieniądze. Ale spójrz na arkady: kosztują 4 dinary, a masz jedną kartę, 6 dinarów. Reszty się nie wydaje: płacisz o 2 za dużo. Tak wolno, ale to kończy turę.
    .title = Bez reszty
    .tasks = Kup arkady za swoje 6 dinarów.
    .hint = Arkady leżą pod dinarami, a karta z 6 dinarami na nie wystarczy.
    .done = Dwa kafelki w jednej turze. Tym razem zapłata była za duża, więc teraz je układasz.

learn-alhambra-walls =
    Kafelków się nie obraca. Twoja wieża ma mury od północy i od zachodu. Tam, gdzie stykają się dwa kafelki, mur musi trafić na mur, a bok otwarty na otwarty; trzeba też móc tam dojść od fontanny.
    Dlatego wieża może stanąć tylko na północ albo na zachód od fontanny. Plansza pokazuje, gdzie.
    .title = Mur do muru
    .tasks = Zbuduj wieżę na północ od fontanny.
    .hint = Zbuduj wieżę na polu tuż nad fontanną.
    .done = Pierwsza wieża stoi, a jej dwa mury są zwrócone na zewnątrz. W punktacji liczy się najdłuższy nieprzerwany mur.

learn-alhambra-reserve =
    Arkady mają mury z trzech stron. Nie trzeba budować od razu: każdy kupiony kafelek może też trafić do _rezerwy_. To, co w niej leży, nie daje punktów, ale jest twoje.
    Tak teraz zrobimy, żeby zobaczyć, jak kafelek stamtąd wraca.
    .title = Rezerwa
    .tasks = Odłóż arkady do rezerwy.
    .hint = Tym razem wybierz dla arkad rezerwę.
    .done = To była twoja tura. Leila kupiła komnaty za swoje 9 dukatów i je zbudowała.

learn-alhambra-redesign =
    Trzeci rodzaj akcji to _przebudowa_: budujesz kafelek z rezerwy, przenosisz kafelek z pałacu do rezerwy albo wymieniasz jeden na drugi. Zajmuje to całą akcję, więc dobrzy budowniczowie tego unikają.
    Arkady są otwarte tylko od zachodu. Na wschód od fontanny pasują.
    .title = Przebudowa
    .tasks = Zbuduj arkady z rezerwy na wschód od fontanny.
    .hint = Weź arkady z rezerwy i zbuduj je po prawej stronie fontanny.
    .done = Twój pałac ma już dwa budynki. Leila zapłaciła dokładnie 8 florenów, więc też miała jeszcze jedną akcję.

learn-alhambra-waiting =
    Minęło kilka tur. W twoim pałacu stoi już druga wieża, a pieniędzy przybyło.
    W talii pieniędzy są dwie _karty punktacji_. Plansza mówi, kiedy może przyjść najbliższa: może to być już następna karta, a najpóźniej dwunasta.
    Spójrz na tabelę z tym, co dałaby punktacja teraz: prowadzisz w wieżach i w arkadach. W ogrodach wyprzedza cię Dirk. Zaraz go poznasz.
    .title = Punktacja jest blisko

learn-alhambra-garden =
    Pod dukatami leży ogród za 8, a masz 7 + 1. Zapłać za niego dokładnie, a w zdobytej akcji weź 5 dirhamów: przed punktacją najpierw się kupuje, a potem bierze pieniądze.
    .title = Zdążyć przed punktacją
    .tasks =
        Kup ogród za 8 dukatów: 7 + 1.
        Weź 5 dirhamów.
    .hint = Najpierw ogród, za obie karty dukatów; potem jedna karta z 5 dirhamami.
    .done = Teraz trzeba zbudować ogród, zanim przyjdzie punktacja.

learn-alhambra-scoring =
    Ogród ma mury od północy i od zachodu. Dobre jest dla niego pole na lewo od nowej wieży: jego mur niczego tam jeszcze nie przedłuża, ale da się tam dojść, a ogród już się liczy.
    .title = Zbuduj ogród
    .tasks = Zbuduj ogród na lewo od lewej wieży.
    .hint = Wieża stoi na lewo od fontanny; ogród ma stanąć na lewo od tej wieży.
    .done = Pieniądze na stole i rynek są uzupełnione, i oto ona: pierwsza karta punktacji.

learn-alhambra-sheet =
    W _pierwszej punktacji_ punkty daje tylko pierwsze miejsce w każdym rodzaju budynków: od 1 punktu za pawilony do 6 za wieże.
    Masz najwięcej arkad, 3 punkty, i najwięcej wież, 6 punktów. Ogród macie z Dirkiem po jednym: dzielicie się 5 punktami, zaokrąglając w dół, po 2. Twój najdłuższy mur ma trzy boki: 3 punkty. Razem 14.
    W drugiej punktacji punkty daje także drugie miejsce, w ostatniej również trzecie, i do zdobycia jest znacznie więcej.
    .title = Pierwsza punktacja

learn-alhambra-dirk =
    _Dirk_ jest przy stole trzeci, gdy gracie we dwoje. Nie ma pałacu ani tur, ale jego kafelki liczą się w każdej punktacji. Zaczął z sześcioma kafelkami i właśnie dobrał jeszcze sześć.
    Układając świeżo kupiony kafelek, możesz oddać go Dirkowi. To nie prezent, tylko sposób, by zepchnąć przeciwnika o miejsce niżej.
    .title = Kim jest Dirk?

learn-alhambra-practice =
    Kilka tur później. Oszczędzanie się opłaciło: odpowiednimi kartami zapłacisz dokładnie za dwa kafelki, a potem jeszcze weźmiesz pieniądze. Spróbuj.
    .title = Trzy akcje w turze
    .tasks =
        Kup pawilon za 7 dirhamów.
        Kup ogród za 10 florenów: 7 + 3.
        Weź 9 florenów.
        Zbuduj pawilon pod fontanną.
        Zbuduj ogród pod lewą wieżą.
    .hint = Wykonuj zadania po kolei. Za każdym razem płać dokładnie, bo inaczej tura skończy się za wcześnie.
    .done = Trzy akcje w jednej turze. Mur ogrodu przylega teraz do muru wieży: oba są wewnątrz pałacu, więc żaden już się nie liczy. Ale ogrodów masz o jeden więcej.

learn-alhambra-out =
    Masz w rezerwie dwa kafelki. Ogród jest otwarty tylko od północy i nigdzie nie pasuje. Zrób mu więc miejsce.
    Pierwszy sposób przebudowy to _wyjęcie kafelka_ z pałacu: trafia on do rezerwy. Pozostałe muszą się nadal łączyć i nie może powstać dziura. Wyjmij komnaty z najniższego rzędu: to one przeszkadzają ogrodowi.
    .title = Wyjmij kafelek
    .tasks = Wyjmij z pałacu komnaty z najniższego rzędu.
    .hint = Wybierz komnaty na dole po lewej w swoim pałacu i potwierdź.
    .done = Komnaty są w rezerwie i twoja tura się kończy. Leila wzięła pieniądze.

learn-alhambra-swap =
    Drugi sposób to _wymiana_: kafelek z rezerwy zajmuje miejsce kafelka w pałacu, a ten trafia do rezerwy. Mury muszą w tym miejscu pasować. Ogród ma takie same mury jak arkady na dole i jeden więcej tam, gdzie były komnaty.
    .title = Wymień dwa kafelki
    .tasks =
        Weź ogród z rezerwy.
        Wymień na niego arkady na dole.
    .hint = Wybierz ogród w rezerwie, a potem arkady w najniższym rzędzie.
    .done = Masz trzeci ogród: 8 punktów zamiast 5, gdyby teraz była punktacja. Ale dwie przebudowy zajęły dwie tury, w których Leila brała pieniądze. W następnym rozdziale partia toczy się dalej bez nich.

learn-alhambra-last =
    Przeskakujemy do twojej ostatniej tury. Druga punktacja już była, a worek jest pusty: gdy tylko ktoś kupi kafelek, rynku nie da się już uzupełnić i gra się skończy.
    Wieża kosztuje 13 dukatów i można za nią zapłacić dokładnie: 9 + 3 + 1. A teraz sztuczka. Każdy kafelek, który zostanie na rynku, dostaje ten, kto ma najwięcej pieniędzy w jego walucie. Pod florenami leżą arkady, a ty florenów nie masz. Weź więc 9!
    .title = Ostatnia tura
    .tasks =
        Kup wieżę za 13 dukatów: 9 + 3 + 1.
        Weź 9 florenów.
        Zbuduj wieżę na samej górze pałacu.
    .hint = Zapłać 13 dukatów (9 + 3 + 1), potem weź 9 florenów, a na koniec zbuduj wieżę na najwyższym polu.
    .done = Rynku nie da się uzupełnić. Masz najwięcej dirhamów i najwięcej florenów: komnaty i arkady są twoje, za darmo. Leila dostaje ogród.

learn-alhambra-won =
    Zdobyte kafelki układasz teraz, według zwykłych zasad.
    .title = Za darmo
    .tasks =
        Zbuduj komnaty nad nową wieżą.
        Zbuduj arkady nad komnatami.
    .hint = Najpierw komnaty, potem arkady, za każdym razem na najwyższym polu.
    .done = Wszystko zbudowane, a ostatnia punktacja już się odbyła.

learn-alhambra-end =
    139 do 131: wygrywasz! Spójrz na ostatnią tabelę: o zwycięstwie zdecydowały przewaga w serajach i arkadach oraz mur o 19 bokach.
    Zapamiętaj cztery rzeczy: _dokładna zapłata_ daje więcej akcji; liczy się _liczba budynków jednego rodzaju_, a nie cena; _jeden długi mur_ jest wart tyle co budynek; i pilnuj, kiedy nadchodzą _punktacje_.
    Rozegraj teraz całą partię. Doradca powie ci w każdej turze, co jest ważne, dopóki go nie wyłączysz.
    .title = Dobra robota
