# Samouczek Sabiki. Krok ma tekst, ".title", a gdy jest coś do zrobienia, także ".tasks", po wierszu na zadanie,
# ".hint" po złym ruchu i ".done", gdy wszystko zrobione. Ruchy są w web/src/learn/lessons/sabika.txt.

learn-sabika-title = Naucz się Sabiki

learn-sabika-chapter-voyage = Pierwszy rejs
    .about = Rozdział 1: plansza, twoi poddani i handel morski.

learn-sabika-chapter-poem = Stwórz poemat
    .about = Rozdział 2: koszt drogi, akcje dodatkowe, poematy i materiały. Twój kupiec wyeksportował już towar do Fezu.

learn-sabika-chapter-window = Buduj i płać
    .about = Rozdział 3: budowle, mozaiki i koniec rundy. Skrzynie są pełne materiałów.

learn-sabika-chapter-fountain = Rozwój
    .about = Rozdział 4: druga runda. Zdobywasz dochód, więcej miejsca i przychylność sułtana.

learn-sabika-chapter-court = Na dworze
    .about = Rozdział 5: trzecia runda i wszystko, czego jeszcze brakuje: produkcja, rynek, szary poemat i odpoczynek.

learn-sabika-welcome =
    Witaj na dworze Nasrydów. W pięciu krótkich rozdziałach rozegrasz trzy pierwsze rundy partii przeciwko Leili; cała partia ma ich pięć. Grasz o _punkty prestiżu_, PP.
    To jest _rondel_ z trzema pierścieniami. Chodzi po nim czworo twoich poddanych, a każde pole to akcja.
    .title = Wzgórze Sabika

learn-sabika-overseas =
    To jest _mapa_ z miastami za morzem. Wysyłasz tam statki: najpierw z Grenady, później z każdego miasta, w którym masz statek. Liczba przy szlaku to jego cena w dinarach.
    .title = Mapa

learn-sabika-workshop =
    To jest twoja _pracownia_: poddani, skrzynie na materiały i towary, przychylność sułtana i _parie_. Na koniec każdej rundy Kastylia żąda części z nich jako trybutu.
    .title = Twoja pracownia

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
    .done = Kupiec doszedł i się położył: w tej rundzie już się nie ruszy. Od razu zaczyna akcję główną pola, bo nic innego nie jest tam możliwe.

learn-sabika-export =
    Akcja główna pola to _eksport_. Płacisz za drogę do Fezu 1 dinar i stawiasz tam statek. Jesteś tam przed innymi, więc dostajesz pieczęć. Każdy towar daje 1 PP i 1 parię, a szaty dają drugie tyle, bo w Fezie jest na nie popyt.
    Potem bierzesz bonus miejski: tutaj jeden dowolny materiał. Najcenniejsza jest ceramika.
    .title = Za morze
    .tasks =
        Wyeksportuj szaty do Fezu.
        Weź ceramikę jako bonus miejski.
    .hint = Wybierz Fez na mapie, a potem weź ceramikę.
    .done = 2 PP, 2 parie, pieczęć i ceramika. Parie wkrótce się przydadzą. Leila wysłała budowniczego do kamieniołomu.

learn-sabika-costs =
    Twoja poetka ma stworzyć poemat. Są do tego dwa pola. Na jednym stoi poetka sułtana, na drugim leży poetka Leili. Każdy cudzy poddany kosztuje 1 dinar, bez względu na to, czy stoi, czy leży.
    Górne pole jest połączone z polem marmuru, więc jest lepsze. Płacisz dinarami, chyba że przełączysz na _pieczęcie_. Zachowaj swoją pieczęć: na koniec jest warta 1 PP.
    .title = Ile kosztuje droga
    .tasks = Wyślij poetkę do poetki Leili, na górę wewnętrznego pierścienia, za 1 dinar.
    .hint = Wybierz poetkę i górne pole wewnętrznego pierścienia.
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
    Jedna z tamtejszych _płytek magazynu_ dodaje dwie skrzynie i daje surowiec oraz dinar.
    .title = Więcej miejsca
    .tasks =
        Wyślij budowniczego z pola budowy na pole magazynu po prawej, za 2 dinary.
        Połóż płytkę z surowcem i dinarem na swoim pierwszym magazynie.
        Weź trzcinę cukrową jako surowiec.
    .hint = Idzie ten budowniczy, który stoi na polu budowy, do magazynu po prawej. Wybierz płytkę z surowcem i dinarem oraz pierwszy magazyn, a potem trzcinę cukrową.
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

learn-sabika-produce =
    Zaczyna się trzecia runda. Kupiec może wykonać _produkcję_: daje ona bonus miejski miasta, w którym masz statek, i zamienia do dwóch surowców w towary. Masz trzcinę cukrową i glinę.
    Fez znów daje jeden dowolny materiał. Potem kupiec bierze za darmo glinę obok pola.
    .title = Produkcja
    .tasks =
        Wyślij kupca o krok dalej, na produkcję.
        Zacznij od bonusu miejskiego Fezu.
        Weź ceramikę.
        Przetwórz trzcinę cukrową i glinę.
        Wykonaj akcję dodatkową: glina.
    .hint = Kupiec idzie o krok. Wybierz Fez, weź ceramikę, przetwórz oba surowce i weź glinę obok pola.
    .done = Ceramika, cukier i dzban w jednej turze. Leila zbudowała kolejny pałac.

learn-sabika-market =
    Na _rynku_ dostajesz 2 dinary i możesz zawrzeć dwie transakcje: kupić, sprzedać albo wymienić materiał na sąsiedni w tabeli. Towar sprzedaje się za 3 dinary.
    Poetka będzie wkrótce potrzebować pieniędzy i marmuru. Sprzedaj więc cukier i kup marmur. Droga kosztuje 1 dinar, za budowniczego sułtana.
    .title = Rynek
    .tasks =
        Wyślij budowniczego z pola budowy na rynek, dwa kroki dalej.
        Wykonaj akcję główną.
        Sprzedaj cukier.
        Kup marmur.
        Zakończ turę bez akcji dodatkowej.
    .hint = Rynek jest po lewej u dołu zewnętrznego pierścienia. Sprzedaj cukier, kup marmur i zakończ turę.
    .done = Masz 7 dinarów, marmur i ceramikę: to wystarczy na wielki poemat. Poetka Leili zajmuje się rzemiosłem.

learn-sabika-grey =
    _Szare poematy_ dają punkty na koniec gry. Kosztują 4 dinary i nikt nie może mieć więcej niż dwóch. Szary poemat E2 daje 4 PP za każdą parę: główna i pomniejsza budowla. Masz fontannę i okno: to już jedna para.
    Drugie pole poematów jest dwa kroki dalej. Stoi tam poetka sułtana: 1 dinar.
    .title = Szary poemat
    .tasks =
        Wyślij poetkę na pole poematów na dole wewnętrznego pierścienia.
        Stwórz szary poemat E2.
        Zużyj marmur i ceramikę.
    .hint = Wybierz poetkę i dolne pole wewnętrznego pierścienia, potem szary poemat E2, a potem marmur razem z ceramiką.
    .done = 3 + 4 = 7 PP teraz i co najmniej 4 PP na koniec. Kupiec Leili wziął glinę.

learn-sabika-rest =
    Został jeden budowniczy. Ale trybut tej rundy to 4 parie, a masz tylko 1. Brakująca paria kosztuje 2 dinary, a masz 2 dinary.
    Poddany, który nie ma nic dobrego do zrobienia, może _odpocząć_: wraca do pracowni, dostajesz 3 dinary i tracisz 1 PP. Z pracowni pójdzie w następnej rundzie, dokąd zechcesz. Fez doda 2 dinary dochodu.
    .title = Odpoczynek
    .tasks = Niech ostatni budowniczy odpocznie.
    .hint = Wybierz budowniczego, który jeszcze stoi, i pozwól mu odpocząć.
    .done = 2 + 3 + 2 = 7 dinarów, wystarczy na trybut. Leila też odpoczywa i runda się kończy.

learn-sabika-wishes =
    Po rundzie 3 liczą się wszystkie życzenia sułtana w wieży: niebieski poemat, fontanna i okno dały po 3 PP.
    Trybut to 4 parie. Płacisz 1 parię, a za pozostałe trzy 6 dinarów.
    .title = Znów życzenia
    .tasks =
        Zapłać 1 parię, a za pozostałe trzy dinarami.
        Wskaż siebie: zaczynasz.
    .hint = Zapłać 1 parię i 3 razy po 2 dinary. Potem wybierz siebie.
    .done = Pieczęć i wszystkie punkty zostają przy tobie. Zostały dwie rundy.

learn-sabika-end =
    40 PP do 26, a szary poemat jeszcze się nie liczył. Samouczek kończy się tutaj. Gra trwa _jeszcze dwie rundy_, takie jak te rozegrane. Trybut rośnie do 5 i 6 parii, a po rundzie 5 znów liczą się życzenia i następuje punktacja końcowa.
    _Na koniec gry_ liczą się szare poematy, karta handlu i pozostałe zasoby: 1 PP za każdą pieczęć, towar, marmur i ceramikę oraz za każde dwa dinary. Plansza zawsze pokazuje, ile punktów byłoby na koniec, gdyby gra skończyła się teraz.
    Zapamiętaj: _płać trybut pariami_; _patrz na życzenia_, zanim coś zbudujesz lub stworzysz poemat; _zużywaj drogie materiały_, bo każdy daje punkty; a _krótkie drogi_ oszczędzają dinary.
    Rozegraj teraz całą partię. Doradca powie ci w każdej turze, co jest ważne, dopóki go nie wyłączysz.
    .title = Twoja kolej
