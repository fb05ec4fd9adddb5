# Samouczek Sabiki. Krok ma tekst, ".title", a gdy jest coś do zrobienia, także ".tasks", po wierszu na zadanie,
# ".hint" po złym ruchu i ".done", gdy wszystko zrobione. Ruchy są w web/src/learn/lessons/sabika.txt.

learn-sabika-title = Naucz się Sabiki

learn-sabika-welcome =
    Witaj na dworze Nasrydów. Rozegrasz dwie pierwsze rundy partii przeciwko Leili; cała partia ma ich pięć.
    Pośrodku leży _rondel_ z trzema pierścieniami, po których chodzi czworo twoich poddanych. Pod nim jest mapa z miastami za morzem. Obok widać, co można zbudować i jakie poematy stworzyć, a także życzenia sułtana i trybut, który płaci się na koniec każdej rundy. W pracowni są twoje magazyny.
    Wszystko to służy zdobywaniu _punktów prestiżu_, PP. Rozejrzyj się i przejdź dalej.
    .title = Wzgórze Sabika

learn-sabika-tile =
    Każdy zatrzymuje jedną z dwóch płytek startowych. Płytka 3 daje towar, drewno i dinar. Towar można od razu wyeksportować: to dobry początek.
    Towar to dowolny żeton z rondla, odwrócony na drugą stronę. Z jedwabiu powstają szaty, a w pobliskim Fezie jest na nie popyt.
    .title = Płytka startowa
    .tasks =
        Wybierz płytkę startową 3.
        Weź z rondla jedwab jako towar: szaty.
    .hint = Płytka 3, a potem jedwab, z którego powstają szaty.
    .done = Szaty i drewno leżą w skrzyniach. Masz cztery skrzynie. Leila miała wyższą płytkę, więc zaczęła: jej poetka stworzyła poemat.

learn-sabika-rondel =
    Twoi dwaj _budowniczowie_ chodzą po pierścieniu zewnętrznym, _kupiec_ po środkowym, a _poetka_ po wewnętrznym. Każde z nich pracuje raz na rundę, w kolejności, którą wybierasz.
    Na początku wszyscy są w pracowni. Stamtąd mogą pójść na dowolne pole swojego pierścienia, a kroki są za darmo. Płaci się tylko za innych poddanych na polu: na jednym z dwóch pól eksportu stoi kupiec sułtana. Drugie jest wolne.
    .title = Trzy pierścienie
    .tasks = Wyślij kupca na pole eksportu, na którym nikogo nie ma.
    .hint = Wybierz kupca i pole eksportu na dole środkowego pierścienia.
    .done = Kupiec doszedł i się położył: w tej rundzie już swoje zrobił.

learn-sabika-export =
    Teraz akcja główna pola: _eksport_. Płacisz za drogę do Fezu 1 dinar i stawiasz tam statek. Jesteś tam przed innymi, więc dostajesz pieczęć. Każdy towar daje 1 PP i 1 parię, a szaty dają drugie tyle, bo w Fezie jest na nie popyt.
    Potem bierzesz bonus miejski: tutaj jeden dowolny materiał. Najcenniejsza jest ceramika.
    .title = Za morze
    .tasks =
        Wyeksportuj szaty do Fezu.
        Weź ceramikę jako bonus miejski.
    .hint = Wykonaj akcję główną, wybierz Fez i szaty, a potem weź ceramikę.
    .done = 2 PP, 2 parie, pieczęć i ceramika. Parie wkrótce się przydadzą. Leila wysłała budowniczego do kamieniołomu.

learn-sabika-costs =
    Twoja poetka ma stworzyć poemat. Są do tego dwa pola. Na jednym stoi poetka sułtana, na drugim leży poetka Leili. Każdy cudzy poddany kosztuje 1 dinar, bez względu na to, czy stoi, czy leży.
    Górne pole jest połączone z polem marmuru, więc jest lepsze. Przy płaceniu padnie pytanie, czy chcesz użyć _pieczęci_ zamiast dinara. Zachowaj ją: na koniec jest warta 1 PP.
    .title = Ile kosztuje droga
    .tasks =
        Wyślij poetkę do poetki Leili, na górę wewnętrznego pierścienia.
        Zapłać dinarem, nie pieczęcią.
    .hint = Wybierz poetkę i górne pole wewnętrznego pierścienia; potem zapłać bez pieczęci.
    .done = 1 dinar za poetkę Leili. Kroki były za darmo, bo twoja poetka szła z pracowni.

learn-sabika-secondary =
    Na polu można wykonać akcję główną, _akcję dodatkową_ obok albo obie, w dowolnej kolejności. Tutaj akcja dodatkowa to marmur. Ale Leila już go zabrała, a puste pole daje zamiast niego gips albo drewno. Poetkę kosztuje to 1 dinar.
    .title = Akcja dodatkowa
    .tasks =
        Wykonaj akcję dodatkową i zapłać 1 dinar.
        Weź gips.
    .hint = Wybierz akcję dodatkową, zapłać dinarem i weź gips.
    .done = Gips będzie podstawą budowli. Teraz akcja główna.

learn-sabika-poems =
    Poemat tworzy się albo jako _niebieski_, który działa do końca gry, albo jako _czerwony_, który działa od razu. Pierwszy niebieski kosztuje 1 dinar. Niebieski poemat 5 daje 1 PP i 1 parię po każdej budowie z użyciem drewna.
    Do poematu potrzeba materiału: podstawy i, jeśli chcesz, jeszcze jednego. Każdy daje punkty: gips 1, drewno 2, marmur 3, ceramika 4. Poza tym pierwsze życzenie sułtana nagradza niebieskie poematy.
    .title = Stwórz poemat
    .tasks =
        Stwórz niebieski poemat 5 i zapłać 1 dinar.
        Zużyj drewno i ceramikę.
    .hint = Akcja główna, niebieska połowa poematu 5, zapłata dinarem, a potem drewno razem z ceramiką.
    .done = 2 + 4 = 6 PP i poemat, który posłuży ci przez całą grę. Leila zbudowała pałac.

learn-sabika-quarry =
    Magazyny są prawie puste. W _małym kamieniołomie_ budowniczy bierze trzy materiały, każdy to gips albo drewno. Na każdy potrzeba skrzyni, a masz cztery.
    .title = Kamieniołom
    .tasks =
        Wyślij budowniczego do małego kamieniołomu, na górę zewnętrznego pierścienia, i wykonaj akcję główną.
        Weź jeden gips i dwa drewna.
    .hint = Mały kamieniołom jest na górze zewnętrznego pierścienia. Weź najpierw gips, potem dwa razy drewno.
    .done = Wszystkie cztery skrzynie są pełne. Poddany Leili odpoczywa: 3 dinary za 1 PP.

learn-sabika-minor =
    Drugi budowniczy buduje. _Pomniejsza budowla_ wymaga podstawy, tutaj gipsu na okno; można dodać do dwóch innych materiałów, każdy innego rodzaju.
    Karta trafia na lewy albo prawy koniec rzędu. Gdzie stykają się dwie połówki tego samego koloru, powstaje _mozaika_, a z nią bonus. Prawa połówka karty planów to joker: pasuje do wszystkiego.
    .title = Zbuduj okno
    .tasks =
        Wyślij drugiego budowniczego na pole budowy, na którym nikogo nie ma, i zacznij budować.
        Zbuduj okno 26 z gipsu i drewna.
        Połóż je po prawej stronie karty planów.
    .hint = Idź na pole budowy po lewej u góry, wybierz okno 26, dodaj drewno i połóż kartę po prawej.
    .done = 1 + 2 = 3 PP i lazurowa mozaika.

learn-sabika-balance =
    Lazur daje surowiec i towar. _Surowiec_ leży w pracowni, aż zostanie przetworzony; _towar_ trafia prosto do skrzyni.
    Pole ma też akcję dodatkową: za 1 dinar budowniczy bierze leżący obok jedwab.
    .title = Mozaika
    .tasks =
        Weź glinę jako surowiec.
        Weź cukier jako towar, z trzciny cukrowej.
        Wykonaj akcję dodatkową: jedwab za 1 dinar.
    .hint = Glina, potem trzcina cukrowa jako towar, a potem akcja dodatkowa, opłacona dinarem.
    .done = Zadziałał też twój poemat o drewnie: 1 PP i 1 paria. Wszyscy już pracowali: koniec rundy.

learn-sabika-tribute =
    Na koniec rundy najpierw jest dochód, ale jeszcze go nie masz. Potem pierwsze życzenie sułtana: 3 PP za każdy niebieski poemat, 3 dla ciebie i 3 dla Leili.
    Następnie Kastylia żąda _trybutu_: tym razem 2 parii. Za każdą brakującą trzeba by zapłacić 2 dinary, pieczęć albo 1 PP. Masz 3 parie.
    Na koniec ten, kto prowadzi na torze parii, wskazuje, kto zaczyna.
    .title = Życzenia i trybut
    .tasks =
        Zapłać trybut 2 pariami.
        Wskaż siebie: zaczynasz następną rundę.
    .hint = Dwie parie wystarczą na cały trybut. Potem wybierz siebie.
    .done = Leila nie miała parii i zapłaciła 4 dinary. Wszyscy wstają tam, gdzie są, poddani sułtana przechodzą o krok zgodnie z ruchem wskazówek zegara, a rondel jest uzupełniany.

learn-sabika-artisanal =
    Odtąd poddani idą z miejsca, gdzie stoją: zgodnie z ruchem wskazówek zegara, _dwa kroki za darmo_, każdy następny za 1 dinar.
    Masz tylko 1 dinar. O krok dalej poetka może wykonać _pracę rzemieślniczą_, która daje 3 dinary.
    .title = Trochę pieniędzy
    .tasks = Niech poetka wykona pracę rzemieślniczą na następnym polu.
    .hint = Wybierz poetkę i następne pole zgodnie z ruchem wskazówek zegara, a potem wykonaj akcję główną.
    .done = Teraz masz 4 dinary. Leila była na rynku.

learn-sabika-consolidate =
    Kupiec idzie o krok, na _konsolidację_. Najpierw akcja dodatkowa: jedwab, dla kupca za darmo. Ale jedwab już masz. Dlatego _przetwarzasz_ własny na szaty, a tamten zostaje na rondlu.
    Potem przesuń swój statek w Fezie z lewej strony na prawą. Fez ma niebieską płytkę: odtąd płaci 2 dinary na koniec każdej rundy.
    .title = Konsolidacja
    .tasks =
        Wyślij kupca na następne pole.
        Wykonaj akcję dodatkową: z jedwabiu powstają szaty.
        Wykonaj konsolidację w Fezie.
    .hint = Kupiec idzie o krok; najpierw akcja dodatkowa, potem główna, w Fezie.
    .done = Stały dochód i szaty na eksport. Gdy po tobie ktoś inny skonsoliduje handel w Fezie, dostaniesz 1 PP i 1 dinar.

learn-sabika-storehouse =
    Skrzynie są pełne, więc rozbuduj _magazyn_. Z pola budowy do magazynów po prawej są trzy kroki: trzeci kosztuje 1 dinar. Stoi tam też budowniczy sułtana: jeszcze 1. Razem 2 dinary.
    Płytka magazynu S11 dodaje dwie skrzynie i daje surowiec oraz dinar.
    .title = Więcej miejsca
    .tasks =
        Wyślij budowniczego z pola budowy na pole magazynu po prawej i zapłać 2 dinary.
        Połóż płytkę S11 na swoim pierwszym magazynie.
        Weź trzcinę cukrową jako surowiec.
    .hint = Idzie ten budowniczy, który stoi na polu budowy, do magazynu po prawej. Zapłać dinarami, wybierz S11, a potem trzcinę cukrową.
    .done = 1 PP za pierwszą płytkę, dwie skrzynie więcej i bonus. Możesz go brać znowu w późniejszych akcjach magazynu.

learn-sabika-major =
    Ostatni poddany wznosi _główną budowlę_: gips i do dwóch materiałów spośród drewna, marmuru i ceramiki. W pierwszej erze takich budowli jest dziewięć; co nie stanie w ciągu dwóch rund, przepada.
    Którą? Następne życzenie sułtana dotyczy fontann i okien. Okno już masz. Zbuduj więc fontannę.
    .title = Fontanna dla sułtana
    .tasks =
        Wyślij drugiego budowniczego na pole budowy i zapłać 1 dinar za trzeci krok.
        Zbuduj fontannę 5.
        Zużyj gips i drewno.
    .hint = Idź na pole budowy po prawej u dołu, wybierz fontannę z numerem 5 i dodaj drewno.
    .done = 1 + 2 = 3 PP. Każda główna budowla zwiększa też przychylność sułtana.

learn-sabika-favour =
    _Tor przychylności_: każdy krok daje bonus nowego pola albo dowolnego wcześniejszego. Pierwsze pole daje 2 dinary lub parie. Trybut jest blisko, więc weź parie.
    Potem bierzesz bonus fontanny: towar i dinar. Akcję dodatkową tym razem pomijamy.
    .title = Przychylność sułtana
    .tasks =
        Weź 2 parie i żadnych dinarów.
        Weź cukier jako towar.
        Zakończ turę bez akcji dodatkowej.
    .hint = Żadnych dinarów, tylko dwie parie; potem trzcina cukrowa jako towar; potem zakończ turę.
    .done = Niebieski poemat znów dał 1 PP i 1 parię. Koniec drugiej rundy.

learn-sabika-income =
    Tym razem masz dochód: 2 dinary z Fezu. Po rundzie 2 nie ma życzeń. Trybut to 3 parie, a masz 4.
    .title = Drugi trybut
    .tasks =
        Zapłać trybut 3 pariami.
        Znów wskaż siebie: zaczynasz.
    .hint = Trzy parie wystarczą na wszystko. Potem wybierz siebie.
    .done = Nadal prowadzisz na torze parii. Zaczyna się druga era, z nowymi głównymi budowlami.

learn-sabika-end =
    25 PP do 18. Ale to nie wszystko: życzenia znów dają punkty po rundach 3 i 5, a wtedy niebieski poemat, fontanna i okno przyniosą za każdym razem 9 PP.
    Samouczek kończy się tutaj, a gra trwa _jeszcze trzy rundy_, takie same jak dwie już rozegrane: każdy pracownik pracuje raz, potem przychodzą dochód, życzenia, trybut i wybór, kto zaczyna. Trybut rośnie do 4, 5 i 6 parii, druga era trwa do końca, a po rundzie 5 następuje punktacja końcowa.
    _Na koniec gry_ liczą się szare poematy, karta handlu i pozostałe zasoby: 1 PP za każdą pieczęć, towar, marmur i ceramikę oraz za każde dwa dinary. Plansza zawsze pokazuje, ile punktów byłoby na koniec, gdyby gra skończyła się teraz.
    Zapamiętaj: _płać trybut pariami_; _patrz na życzenia_, zanim coś zbudujesz lub stworzysz poemat; _zużywaj drogie materiały_, bo każdy daje punkty; a _krótkie drogi_ oszczędzają dinary.
    Teraz twoja kolej.
    .title = Twoja kolej
