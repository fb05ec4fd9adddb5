# Zasady Alhambry. Wiersz to akapit, wiersze z „- ” albo „1. ” to listy, a _słowa_ są wyróżnione.
# ".title" to nagłówek, ".example" to przykład, ".caption" mówi, co pokazuje rysunek albo tabela.

rule-alhambra-title = Zasady Alhambry

rule-alhambra-summary =
    Budujesz pałac wokół swojej fontanny. Trzy razy w ciągu gry punkty dostaje ten, kto ma najwięcej budynków danego rodzaju, a za najdłuższy mur dostają je wszyscy.
    _W swojej turze robisz jedną z trzech rzeczy:_
    - _Bierzesz pieniądze:_ jedną dowolną kartę ze stołu albo kilka, wartych razem najwyżej 5.
    - _Kupujesz kafelek_ z rynku, w walucie jego pola. Reszty się nie wydaje. Jeśli płacisz dokładnie, od razu masz jeszcze jedną akcję.
    - _Przebudowujesz:_ budujesz kafelek z rezerwy, zabierasz kafelek z pałacu albo wymieniasz jeden na drugi.
    _Potem_ układasz kupione kafelki: w pałacu albo w rezerwie. Kafelków się nie obraca, mur styka się z murem, a bok otwarty z otwartym, wszędzie da się dojść od fontanny i nie może powstać dziura.
    _Na koniec_ uzupełnia się pieniądze na stole i rynek. Jeśli pojawi się karta punktacji, odbywa się punktacja. Gdy rynku nie da się już uzupełnić, rozdaje się ostatnie kafelki, a trzecia punktacja kończy grę.
    Wygrywa, kto ma najwięcej punktów.
    .title = Na jednej stronie

rule-alhambra-goal =
    Każdy buduje w Grenadzie własny pałac: pawilony, seraje, arkady, komnaty, ogrody i wieże. Kafelki pochodzą ze wspólnego rynku i płaci się za nie w czterech walutach, bo mistrzowie budowlani zjechali znad całego Morza Śródziemnego i chcą zapłaty w pieniądzu, który znają.
    Trzy razy w ciągu gry punkty dostają ci, którzy mają najwięcej budynków danego rodzaju, a każdy dostaje je też za najdłuższy mur własnego pałacu. Droższy kafelek nie daje więcej punktów: liczy się tylko, ile masz budynków danego rodzaju.
    Wygrywa, kto na koniec ma najwięcej punktów. Przy remisie zwycięstwo jest wspólne.
    .title = Cel gry

rule-alhambra-setup =
    1. Każdy dostaje fontannę, pierwszy kafelek pałacu. Nie ma ona murów.
    2. Każdemu rozdaje się karty pieniędzy, po jednej, aż karty na ręce będą warte co najmniej 20, bez względu na waluty.
    3. Zaczyna ten, kto ma najmniej kart; przy remisie ten, kto ma najmniej pieniędzy; jeśli i to nie rozstrzyga, decyduje los.
    4. Na stole wykłada się cztery karty pieniędzy.
    5. Reszta pieniędzy tworzy talię: dzieli się ją na pięć równych stosów. Pierwszą kartę punktacji wtasowuje się w drugi stos od góry, drugą w czwarty, a potem stosy znów układa się jeden na drugim.
    6. 54 kafelki budynków trafiają do worka, a cztery z nich na rynek.
    W każdej walucie są po trzy karty każdej wartości od 1 do 9, razem 108. W grze dwuosobowej są tylko po dwie, razem 72, a do gry dołącza Dirk.
    Karty na ręce są tajne. Wszystko inne jest jawne: pałace, rezerwy, rynek, pieniądze na stole i odrzucone. Przy prawdziwym stole pierwsze karty rozdaje się odkryte, ale tylko po to, by je policzyć i ustalić, kto zaczyna. Tutaj robi to program, więc nikt inny ich nie widzi.
    .title = Przygotowanie
    .caption = Pięć stosów talii pieniędzy: karty punktacji są gdzieś w drugim i w czwartym.

rule-alhambra-turn =
    Gra toczy się zgodnie z ruchem wskazówek zegara, począwszy od gracza, który zaczyna. W swojej turze wykonujesz jedną akcję: _bierzesz pieniądze_, _kupujesz kafelek_ albo _przebudowujesz_. Jeśli zapłacisz dokładnie tyle, ile kosztuje kafelek, następuje kolejna akcja, znów dowolna z trzech, i tak dopóki ci się to udaje. Tura ma więc najwyżej pięć akcji: cztery dokładne zakupy i jeszcze jedną.
    Akcję trzeba wykonać, także po dokładnej zapłacie. Pasuje tylko ten, kto nie może zrobić zupełnie nic.
    Gdy akcje się skończą, układasz kafelki kupione w tej turze. Wcześniej niczego się nie uzupełnia: po trzech zakupach na rynku zostaje tylko jeden kafelek na dalsze zakupy w tej turze.
    .title = Tura

rule-alhambra-money =
    Weź ze stołu _jedną_ kartę dowolnej wartości albo weź _kilka_, jeśli razem są warte najwyżej 5. Waluty są bez znaczenia.
    Możesz mieć dowolną liczbę kart. Same pieniądze nic na koniec nie dają, pomagają tylko zdobyć ostatnie kafelki.
    .title = Branie pieniędzy
    .caption = Floren o wartości 1 i dukaty o wartości 4 to razem 5: wolno je wziąć jednocześnie.
    .example = Na stole leżą 8 dinarów, 1 floren, 4 dukaty i 3 dirhamy. Możesz wziąć dowolną jedną z czterech kart; albo 1 i 4; albo 1 i 3. Nie możesz wziąć 3 i 4, bo to razem 7.

rule-alhambra-buying =
    Każdy kafelek na rynku leży pod jakąś walutą. Zapłać co najmniej jego cenę kartami tej jednej waluty, dowolną ich liczbą. Reszty się nie wydaje, a karty idą na stos odrzuconych.
    Wolno zapłacić więcej, niż trzeba, nawet kartami, które nie byłyby potrzebne.
    Kafelka nie układasz od razu, lecz na koniec tury.
    .title = Kupowanie kafelka
    .caption = Każde z czterech pól rynku ma swoją walutę: ta wieża kosztuje 9 dukatów.

rule-alhambra-exact =
    Kto płaci za kafelek _dokładnie_ tyle, ile kosztuje, od razu wykonuje kolejną akcję. To najważniejsza rzecz w tej grze: niskie karty są warte więcej, niż się wydaje.
    Kto płaci za dużo, nie ma już akcji i przechodzi do układania.
    .title = Dokładna zapłata
    .example = Za wieżę, która kosztuje 9 dukatów, płacisz 5 + 4: dokładnie, więc masz jeszcze jedną akcję. Kartą z 6 dinarami kupujesz teraz arkady, które kosztują 4. To o 2 za dużo i tura kończy się ułożeniem obu kafelków.

rule-alhambra-placing =
    Na koniec tury układasz wszystkie kupione w niej kafelki, w dowolnej kolejności. Każdy trafia do pałacu albo do rezerwy, jak chcesz.
    W pałacu po każdym kafelku musi zgadzać się wszystko:
    - Kafelków się nie obraca: ceny wszystkich czyta się z tej samej strony.
    - Każdy kafelek styka się bokiem z innym kafelkiem. Narożniki nie łączą.
    - Tam, gdzie stykają się dwa kafelki, mur mają oba albo żaden.
    - Od fontanny da się dojść do każdego kafelka, z kafelka na kafelek, nie przechodząc przez mur.
    - Żadne puste pole nie jest zamknięte między kafelkami. Przejście przez narożnik się nie liczy.
    Fontanna zawsze zostaje na swoim miejscu.
    .title = Układanie kafelków

rule-alhambra-walls =
    Kafelek może mieć mury na jednym, dwóch lub trzech bokach albo nie mieć ich wcale. Dwa stykające się boki muszą być takie same: mur z murem albo otwarty z otwartym. Dwa mury mogą do siebie przylegać, ale są wtedy wewnątrz pałacu i nie dają punktów.
    Mur zagradza drogę. Każdy nowy kafelek potrzebuje co najmniej jednego otwartego przejścia do pałacu i żaden nie może zostać odcięty od fontanny.
    .title = Mury
    .caption = Gdzie pasuje seraj po prawej, z murem od południa? Nad ogrodem jego mur zetknąłby się z otwartym bokiem. Pod komnatami i obok wieży jego otwarty bok zetknąłby się z murem. Nad wieżą mur styka się z murem, ale nikt by tam nie doszedł.

rule-alhambra-reserve =
    Rezerwa leży obok pałacu, jawnie i bez ograniczeń. To, co w niej leży, nie daje punktów. Do pałacu kafelek trafia stamtąd tylko przez przebudowę.
    Rezerwa przydaje się na kafelki, które jeszcze nie pasują, i na takie, których nie powinni dostać inni.
    .title = Rezerwa

rule-alhambra-redesign =
    Przebudowa jest osobną akcją. Zrób _jedną_ z tych rzeczy:
    - Zbuduj jeden kafelek ze swojej rezerwy.
    - Przenieś jeden kafelek z pałacu do rezerwy.
    - Wymień kafelek z pałacu na kafelek z rezerwy: nowy trafia dokładnie na miejsce starego.
    Potem pałac musi spełniać wszystkie zasady układania. Przy wymianie ocenia się tylko wynik: wyjąć wolno także kafelek, który spaja pałac, jeśli nowy też to robi.
    Kafelek kupiony w tej turze nie może brać w tym udziału, bo nie jest jeszcze ułożony.
    .title = Przebudowa
    .example = W środku twojego najdłuższego muru stoi ogród bez muru. Wymieniasz go na wieżę z rezerwy, która ma tam mur: teraz mur biegnie bez przerwy.

rule-alhambra-refill =
    Gdy wszystko ułożysz, uzupełnia się pieniądze na stole do czterech kart, a potem rynek: najpierw pole florenów, potem dirhamów, dinarów i dukatów. Gdy potrzebna jest karta, a talia jest pusta, odrzucone pieniądze tasuje się w nową talię. Nie robi się tego, zanim karta jest potrzebna, żeby wróciły wszystkie pieniądze zapłacone do tej chwili.
    Jeśli pojawi się karta punktacji, odkłada się ją, a jej miejsce zajmuje następna karta. Gdy pieniądze i rynek są uzupełnione, a jeszcze przed następną turą, odbywa się punktacja.
    Gra pokazuje, za ile kart najwcześniej i najpóźniej może nadejść następna punktacja.
    .title = Koniec tury

rule-alhambra-scoring =
    Są trzy punktacje: dwie, gdy pojawią się ich karty, i trzecia na koniec gry. Liczą się tylko kafelki w pałacu, nie te w rezerwie.
    Za każdy rodzaj budynku punkty dostaje ten, kto ma ich najwięcej. W drugiej punktacji także drugie miejsce, a w trzeciej również trzecie.
    _Remisy._ Kto ma tyle samo, ten dzieli się punktami: sumuje się punkty za wszystkie miejsca, które zajmują remisujący, dzieli przez liczbę tych graczy i zaokrągla w dół. Miejsca bez punktów też się wlicza, jako 0. Następny gracz zajmuje miejsce po nich wszystkich. Kto nie ma żadnego budynku danego rodzaju, nie zajmuje miejsca.
    Potem każdy dostaje punkty za najdłuższy mur.
    .title = Punktacja
    .caption = Punkty za pierwsze / drugie / trzecie miejsce.
    .example = Druga punktacja, wieże: Ana i Bartek mają po 3, Celina ma 2. Ana i Bartek zajmują pierwsze i drugie miejsce i dzielą się sumą 13 + 6 = 19, czyli dostają po 9. Celina jest trzecia i jeszcze nic nie dostaje.

rule-alhambra-wall =
    W każdej z trzech punktacji dostajesz po punkcie za każdy bok najdłuższego nieprzerwanego odcinka muru. Musi on biec po zewnętrznej stronie pałacu; to, co stoi między dwoma kafelkami, się nie liczy. Krótsze odcinki nic nie dają.
    Otwarty bok zwrócony na zewnątrz przerywa mur, tak samo jak fontanna, która murów nie ma. Mur, który otacza cały pałac, liczy się w całości.
    .title = Najdłuższy mur
    .caption = Kropkowany odcinek ma sześć boków: sześć punktów. Mur wieży po lewej, dwa boki, jest osobny i się nie liczy.

rule-alhambra-dirk =
    W grze dwuosobowej kafelki ma ktoś trzeci: Dirk. Nie ma pałacu, pieniędzy, muru ani tur.
    - Zanim pierwszy raz wypełni się rynek, dobiera z worka sześć kafelków. Leżą jawnie.
    - W każdej punktacji zajmuje miejsce jak gracz i dostaje należne punkty. Kto ma mniej niż Dirk, zajmuje niższe miejsce; kto ma tyle samo, dzieli się z nim.
    - Zaraz po pierwszej punktacji dobiera jeszcze sześć kafelków (albo wszystkie, jeśli zostało mniej), a zaraz po drugiej jedną trzecią tych, które zostały w worku, zaokrągloną w dół.
    - Układając świeżo kupiony kafelek, możesz oddać go Dirkowi: wtedy przeciwnik spada za niego.
    - Nie dostaje ostatnich kafelków i nie może wygrać.
    .title = Dwoje graczy i Dirk

rule-alhambra-last-tiles =
    Gdy na koniec tury kafelków z worka nie wystarcza na uzupełnienie rynku, gra się kończy. Jeśli przy tym ostatnim uzupełnianiu pojawiła się karta punktacji, najpierw odbywa się ta punktacja.
    Każdy kafelek, który został na rynku, dostaje ten, kto ma na ręce najwięcej pieniędzy w jego walucie. Cena jest bez znaczenia i nic się nie płaci. Jeśli dwoje graczy ma tyle samo albo nikt nic nie ma, kafelek przepada.
    Wszyscy, którzy dostali kafelki, układają je w pałacu albo w rezerwie. Nikt już nie przebudowuje.
    Sam pusty worek nie kończy gry: trwa ona, aż jakieś pole rynku pozostanie puste.
    .title = Ostatnie kafelki
    .example = Pod florenami została wieża. Masz 9 florenów, inni mają 7 i 4: wieża jest twoja.

rule-alhambra-end =
    Po ostatnich kafelkach następuje trzecia punktacja i koniec gry. Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne. Punkty Dirka są pokazane, ale on nie jest graczem.
    Jeśli do tego czasu nie pojawiła się druga karta punktacji, druga punktacja przepada.
    .title = Koniec gry
