# Zasady Sabiki. Wiersz to akapit, wiersze z „- ” albo „1. ” to listy, a _słowa_ są wyróżnione.
# ".title" to nagłówek, ".example" to przykład, ".caption" mówi, co pokazuje rysunek albo tabela.

rule-sabika-title = Zasady Sabiki

rule-sabika-summary =
    Pięć rund. W każdej rundzie gracze wysyłają po razie każdego ze swoich czterech poddanych: dwóch budowniczych na pierścień zewnętrzny, kupca na środkowy i poetkę na wewnętrzny.
    _W swojej turze wybierz poddanego, który stoi. Niech:_
    - _Pracuje:_ idzie zgodnie z ruchem wskazówek zegara, dwa kroki za darmo, każdy następny za 1 dinar; do tego płacisz 1 dinar za każdego cudzego poddanego na polu. Wykonaj akcję główną pola, akcję dodatkową obok albo obie.
    - _Odpoczywa:_ wraca do pracowni. Weź 3 dinary i strać 1 PP.
    _Budowniczowie_ zdobywają materiały w kamieniołomach, budują, handlują na rynku i rozbudowują magazyny. _Kupcy_ eksportują, konsolidują handel i produkują. _Poetki_ tworzą poematy, ponawiają efekty czerwonych albo zarabiają dinary.
    Materiały zużyte na budowle i poematy dają punkty: gips 1 PP, drewno 2, marmur 3, ceramika 4.
    _Na koniec każdej rundy:_ dochód; po rundach 1, 3 i 5 życzenia sułtana; potem trybut: 2, 3, 4, 5 i 6 parii. Za każdą brakującą parię płaci się 2 dinary, pieczęć albo 1 PP.
    _Na koniec gry_ liczą się szare poematy, karta handlu i pozostałe zasoby. Wygrywa, kto ma najwięcej PP.
    .title = Na jednej stronie

rule-sabika-goal =
    Należysz do możnych na dworze Nasrydów, ostatniej muzułmańskiej dynastii Grenady. Na wzgórzu Sabika powstaje Alhambra: wznosisz pałace, ogrody i wieże, zdobisz ich mury poematami i wysyłasz statki za morze, bo Kastylia co roku żąda trybutu.
    Po pięciu rundach wygrywa, kto ma najwięcej _punktów prestiżu_ (PP). Przy remisie wygrywa ten, kto ma więcej budowli; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
    .title = Cel gry

rule-sabika-setup =
    1. Na każdym polu surowca na rondlu leży żeton stroną surowca do góry, na każdym polu marmuru marmur. W grze trzyosobowej nie używa się dwóch pól surowca i jednego pola marmuru.
    2. Poddanych ma też sułtan. W grze jedno- i dwuosobowej jest to 4 budowniczych, 2 kupców i 2 poetki; w trzyosobowej 2, 1 i 1; w czteroosobowej nie ma ich wcale.
    3. Losuje się trzy życzenia sułtana, po jednym z każdą literą. Będą wchodzić w życie po kolei.
    4. Wyłożone są wszystkie główne budowle (w grze jedno- i dwuosobowej bez trzech z drugiej ery), cztery pomniejsze budowle, po dwie płytki magazynów z każdej strony, pomniejsze poematy (3, 4 albo 5 dla dwóch, trzech albo czterech graczy) i po dwa szare poematy na gracza (w pojedynkę cztery), wszystkie z różnymi literami.
    5. Każde miasto dostaje płytkę miasta i pieczęć. Losuje się jedną kartę handlu, wspólną dla wszystkich.
    6. Zaczynasz z 5 PP, bez parii, z czterema magazynami po jednej skrzyni, kartą planów architektonicznych i czterema poddanymi stojącymi w pracowni.
    7. Każdy dostaje dwie płytki startowe i w tajemnicy zatrzymuje jedną. Zaczyna ten, kto ma najwyższy numer. W kolejności tur każdy bierze dinary i to, co daje jego płytka.
    .title = Przygotowanie
    .caption = Dinary, z którymi każdy zaczyna.

rule-sabika-resources =
    _Dinary_ to pieniądze. Możesz mieć ich dowolną liczbę.
    _Materiały_ to gips, drewno, marmur i ceramika. _Towary_ to cukier, dzbany i szaty. Na każdą sztukę potrzeba _skrzyni_ w magazynie. Gdy na coś nowego nie ma miejsca, możesz odrzucić inną sztukę albo zrezygnować z nowej. Z materiału, na który jest miejsce, zrezygnować nie można. Niczego nie przekłada się ze skrzyni do skrzyni.
    _Surowce_ to trzcina cukrowa, glina i jedwab. Zawsze pochodzą z rondla i leżą na polach przetwarzania w twojej pracowni, najwyżej po jednym z każdego rodzaju. Gdy masz wziąć surowiec, który już leży w twojej pracowni, _przetwarzasz_ zamiast tego własny: staje się towarem i trafia do skrzyni, a żeton na rondlu zostaje na miejscu. Z trzciny cukrowej powstaje cukier, z gliny dzban, z jedwabiu szaty.
    Jeśli coś daje towar bezpośrednio, bierzesz dowolny żeton z rondla i od razu go odwracasz; z takiego towaru możesz zrezygnować. Surowce, dinary, parie i PP bierze się zawsze. Czego nie ma na rondlu, tego nie da się wziąć aż do następnej rundy.
    _Pieczęcie_ pochodzą z miast. Pieczęć zastępuje 1 dinar przy dowolnej zapłacie albo 1 parię trybutu. Zachowana jest na koniec warta 1 PP.
    .title = Dinary, materiały i towary
    .caption = Ile PP daje zużycie każdego materiału.
    .example = Masz w pracowni jedwab i znów bierzesz jedwab. Twój jedwab staje się szatami i trafia do skrzyni. Jedwab na rondlu zostaje na miejscu.

rule-sabika-rondel =
    W kolejności tur każdy wybiera jednego stojącego poddanego, który pracuje albo odpoczywa. Tak gra się do chwili, gdy nikt już nie ma stojących poddanych. Kto ich nie ma, jest pomijany.
    _Praca._ Przesuń poddanego po jego pierścieniu, zgodnie z ruchem wskazówek zegara, na inne pole i zapłać za drogę. Tam poddany się kładzie. Potem wykonaj akcję główną pola, połączoną z nim akcję dodatkową albo obie, w dowolnej kolejności, ale jedną po drugiej.
    Z pracowni idzie się na dowolne pole pierścienia bez płacenia za kroki. Twoi dwaj budowniczowie nigdy nie stoją na tym samym polu.
    Wolno pójść tylko tam, gdzie po zapłaceniu za drogę da się wykonać choć jedną akcję.
    _Odpoczynek._ Poddany kładzie się w pracowni. Weź 3 dinary i strać 1 PP. To zawsze jest możliwe.
    .title = Rondel
    .caption = Pierścień zewnętrzny jest dla budowniczych, środkowy dla kupców, wewnętrzny dla poetek.

rule-sabika-costs =
    - Dwa kroki są za darmo. Każdy następny kosztuje 1 dinar. Poddany musi skończyć na innym polu niż to, z którego wyszedł.
    - Każdy cudzy poddany na polu, na które idziesz, kosztuje 1 dinar, bez względu na to, czy stoi, czy leży. Poddani sułtana też są cudzy. Pola, które tylko mijasz, nic dodatkowo nie kosztują.
    - Do tego może dojść koszt akcji dodatkowej.
    .title = Cena drogi
    .caption = Trzy kroki: dwa za darmo, trzeci kosztuje 1 dinar.
    .example = Twój budowniczy idzie o trzy kroki na pole, na którym stoją poddany sułtana i poddany Leili. Płacisz 1 dinar za trzeci krok i 2 za poddanych: 3 dinary.

rule-sabika-secondary =
    Między pierścieniami leżą pola surowców i marmuru, połączone z polem rondla po każdej stronie.
    - _Surowiec_, między pierścieniem zewnętrznym a środkowym: weź żeton, który tam leży. Jeśli pole jest puste, przetwórz zamiast tego własny surowiec.
    - _Marmur_, między pierścieniem środkowym a wewnętrznym: weź marmur. Jeśli pole jest puste, weź zamiast tego gips albo drewno.
    Jeśli pole rondla jest połączone z jednym i drugim, wybierz jedno z nich. Puste pola uzupełnia się na koniec rundy.
    .title = Akcje dodatkowe
    .caption = Ile kosztuje akcja dodatkowa.

rule-sabika-quarries =
    _Mały kamieniołom:_ weź trzy materiały, każdy to gips albo drewno, jak chcesz.
    _Duży kamieniołom:_ weź trzy materiały, każdy to drewno albo marmur, jak chcesz.
    .title = Kamieniołomy

rule-sabika-storehouses =
    Zrób jedną z dwóch rzeczy:
    - _Rozbuduj:_ połóż jedną z dwóch płytek leżących przy twoim polu na jednym ze swoich magazynów. Płytka dodaje skrzynie. Za pierwszą płytkę na magazynie weź 1 PP, za drugą 2 PP; trzeciej położyć nie można. Potem weź bonus nowej płytki.
    - _Użyj:_ weź bonus jednej ze swoich płytek magazynów. Bonusu płytki przykrytej inną nie można już użyć; jej skrzynie zostają.
    .title = Magazyny
    .caption = Magazyn ma jedną własną skrzynię. Płytki dodają skrzynie; użyć można tylko tej na wierzchu.

rule-sabika-market =
    Weź 2 dinary. Potem możesz wykonać do dwóch transakcji: coś kupić, coś sprzedać albo wymienić materiał na ten, który jest w tabeli o jeden wyżej lub niżej. Surowce kupuje się z rondla.
    .title = Rynek
    .caption = Ceny w dinarach. Wymiana na droższy nic nie kosztuje, wymiana na tańszy daje dinar.
    .buy = kupno
    .sell = sprzedaż
    .up = wymiana na droższy
    .down = wymiana na tańszy
    .example = Bierzesz 2 dinary, sprzedajesz towar za 3 i wymieniasz marmur na ceramikę.

rule-sabika-construction =
    Wznieś budowlę _główną_ albo _pomniejszą_.
    Przedtem, raz na turę, możesz zapłacić 1 dinar, żeby wymienić cztery karty pomniejszych budowli. Dostajesz za to 1 PP. Wolno to zrobić tylko wtedy, gdy przy leżących teraz kartach budowa jest możliwa.
    Materiały zużyte na jedną budowlę muszą być różne. Wracają do zasobów i dają punkty: gips 1 PP, drewno 2, marmur 3, ceramika 4.
    .title = Budowa

rule-sabika-major =
    Zużyj jeden gips i, jeśli chcesz, do dwóch materiałów spośród drewna, marmuru i ceramiki, każdy najwyżej raz. Weź za nie punkty.
    Potem weź dowolną płytkę obecnej ery: pałac, fontannę albo drzwi. Przesuń się o krok na torze przychylności i weź bonus płytki.
    Pierwsza era to rundy 1 i 2. To, co z niej zostanie, wypada potem z gry.
    .title = Główne budowle
    .example = Za gips, marmur i ceramikę dostajesz 1 + 3 + 4 = 8 PP.

rule-sabika-minor =
    Zużyj materiał podany na karcie, czyli podstawę, i, jeśli chcesz, do dwóch materiałów innych rodzajów. Weź za nie punkty.
    Potem połóż kartę, ogród, wieżę albo okno, na lewym albo prawym końcu swojego rzędu, który zaczyna się od karty planów architektonicznych. Na lewym i prawym brzegu każdej karty jest połówka mozaiki. Jeśli dwie stykające się połówki mają ten sam kolor, powstaje cała _mozaika_.
    Prawa połówka na karcie planów to joker: przybiera kolor tego, co się z nią styka. Dlatego pierwsza karta położona po jej prawej stronie zawsze tworzy mozaikę.
    .title = Pomniejsze budowle
    .caption = Karta planów ma ramkę. Po lewej lazur styka się z lazurem, po prawej joker przybiera kolor sąsiada: dwie mozaiki. Bursztyn i fiolet do siebie nie pasują.

rule-sabika-balances =
    Mozaika daje od razu bonus swojego koloru. Gdy jest wybór, a możliwa jest tylko jedna część, dostajesz tę część.
    .title = Mozaiki i ich bonusy
    .caption = Bonus każdego koloru.

rule-sabika-favour =
    Twój znacznik przychylności zaczyna drogę przy fontannie. Każdy krok daje bonus pola, na które wchodzisz, _albo_ dowolnego wcześniejszego.
    Jeśli wchodzisz na ostatnie pole albo już na nim jesteś, krok daje 1 PP i bonus dowolnego wcześniejszego pola.
    .title = Przychylność sułtana
    .caption = Pola toru przychylności.

rule-sabika-trade =
    Mapa pokazuje Grenadę i dziewięć miast w trzech regionach: w Maghrebie, w Europie i na Bliskim Wschodzie. Każde miasto ma płytkę, a na niej trzy rzeczy:
    - towary, na które jest _popyt_;
    - _bonus miejski_;
    - to, co miasto daje po _konsolidacji_. Płytka _niebieska_ daje dochód na koniec każdej rundy, _czerwona_ od razu akcję.
    Masz dziewięć statków, w każdym mieście najwyżej jeden. Po lewej stronie miasta stoją statki, które przypłynęły z eksportem, po prawej te po konsolidacji.
    _Karta handlu_ mówi, które statki lub miasta dają wszystkim punkty na koniec gry.
    .title = Mapa i handel
    .caption = Szlaki i ich ceny. Płaci się za każdy odcinek drogi.

rule-sabika-export =
    1. Wybierz miasto, w którym nie masz statku, zapłać za najtańszą drogę z Grenady albo z dowolnego miasta, w którym masz statek, i postaw statek po jego lewej stronie.
    2. Jeśli jest tam jeszcze pieczęć, weź ją.
    3. Wyeksportuj jeden lub dwa towary. Każdy daje 1 PP i 1 parię, a jeśli jest na niego popyt, jeszcze 1 PP i 1 parię.
    4. Weź bonus miejski.
    .title = Eksport
    .example = Masz statek we Florencji i eksportujesz cukier i szaty do Raguzy, gdzie jest popyt na szaty. Droga kosztuje 2 dinary. Cukier daje 1 PP i 1 parię, szaty 2 PP i 2 parie.

rule-sabika-consolidate =
    Przesuń jeden ze swoich statków z lewej strony miasta na prawą. Każdy, kto wcześniej skonsolidował tam handel, dostaje 1 PP i 1 dinar.
    Jeśli płytka miasta jest czerwona, od razu wykonaj jej akcję. Jeśli niebieska, odtąd na koniec każdej rundy, także ostatniej, masz z niej dochód.
    .title = Konsolidacja

rule-sabika-produce =
    Weź bonus miejski z jednego miasta, w którym masz statek, albo przetwórz do dwóch surowców, albo zrób jedno i drugie, w dowolnej kolejności.
    .title = Produkcja

rule-sabika-poems =
    Zapłać za poemat, zużyj podstawę z gipsu, drewna albo marmuru i, jeśli chcesz, jeszcze jeden materiał innego rodzaju, także ceramikę. Materiały dają punkty jak zwykle.
    Pomniejszy poemat ma część niebieską i czerwoną: tworzysz jedną z nich.
    - Poematy _niebieskie_ działają do końca gry, od twojej następnej akcji. Poemat stworzony w trakcie jakiejś akcji, na przykład dzięki bonusowi mozaiki albo czerwonego miasta, za tę akcję nic nie daje.
    - Poematy _czerwone_ działają raz, od razu.
    - Poematy _szare_ dają punkty na koniec gry. Możesz mieć najwyżej dwa.
    .title = Tworzenie poematów
    .caption = Każdy poemat danego koloru podraża następny w tym kolorze o 1 dinar.
    .example = Masz jeden niebieski poemat. Następny niebieski kosztuje 2 dinary. Za drewno i ceramikę dostajesz 2 + 4 = 6 PP.

rule-sabika-reactivate =
    _Ponowienie efektu:_ wykonaj jeszcze raz efekt jednego ze swoich czerwonych poematów.
    _Praca rzemieślnicza:_ weź 3 dinary i jeszcze 1 za każde dwa swoje poematy, dowolnych kolorów.
    .title = Ponowienie efektu i praca rzemieślnicza

rule-sabika-round-end =
    1. _Dochód_, w kolejności tur: niebieskie miasta po konsolidacji i niebieskie poematy, które go dają.
    2. _Życzenia_, po rundach 1, 3 i 5.
    3. _Trybut_, w kolejności tur.
    4. _Wydarzenia_, tylko w grze zaawansowanej, po rundach 2 i 4.
    5. _Poddani:_ wszyscy wstają tam, gdzie są. Poddani sułtana przechodzą o krok zgodnie z ruchem wskazówek zegara.
    6. _Uzupełnianie:_ puste pola surowców i marmuru, pomniejsze budowle, pomniejsze poematy i płytki magazynów.
    7. _Pierwszy gracz:_ kto prowadzi na torze parii, wskazuje, kto zaczyna.
    8. _Nowa era_, po rundzie 2: to, co zostało z głównych budowli pierwszej ery, wypada z gry.
    .title = Koniec rundy

rule-sabika-wishes =
    Sułtan ma trzy życzenia. Pierwsze wchodzi w życie po rundzie 1, drugie po rundzie 3, trzecie po rundzie 5. Za każdym razem wszyscy dostają punkty za wszystkie obowiązujące życzenia: pierwsze liczy się więc trzy razy, drugie dwa, trzecie raz.
    Jedno ma literę A i dotyczy budowli: rodzaj budowli, który masz, daje punkty raz, bez względu na ich liczbę. Jedno ma literę B i dotyczy handlu: miast ze statkami, miast po konsolidacji albo pieczęci. Jedno ma literę C i dotyczy poematów: niebieskich, czerwonych albo wszystkich.
    .title = Życzenia sułtana
    .caption = Dziewięć życzeń; w każdej partii jest po jednym z każdą literą.
    .example = Pierwsze życzenie daje 3 PP za każdy niebieski poemat. Kto ma jeden w rundzie 1 i dwa w rundach 3 i 5, dostaje 3 + 6 + 6 = 15 PP.

rule-sabika-parias =
    Parie to kroki na torze parii. Zdobywa się je eksportem i wieloma bonusami, a płaci się nimi trybut.
    Kto po trybucie prowadzi na torze, wskazuje, kto zacznie następną rundę. Gdy na jednym polu jest kilka znaczników, prowadzi ten, który dotarł tam ostatni.
    .title = Parie

rule-sabika-tribute =
    Na koniec każdej rundy Kastylia żąda parii, z rundy na rundę więcej. Za każdą parię cofasz się o krok na torze parii albo płacisz 2 dinary, albo oddajesz pieczęć, albo tracisz 1 PP. Można to dowolnie łączyć.
    .title = Trybut
    .caption = Co się dzieje na koniec pięciu rund.
    .example = Po rundzie 3 należą się cztery parie. Cofasz się o dwa kroki, za trzecią płacisz 2 dinary, a za czwartą tracisz 1 PP.

rule-sabika-events =
    W grze zaawansowanej losuje się trzy wydarzenia. Jedno działa od początku, następne jest znane z góry; po rundach 2 i 4 zaczyna działać kolejne.
    Wydarzeń jest 14: od 1 do 5 są dobre, od 6 do 14 złe. Przed grą decydujecie, czy gracie z wydarzeniami: z losowymi, z mieszanką dobrych i złych albo z trzema, które sami wskażecie.
    _Wydarzenie 4:_ główna budowla nadal wymaga gipsu jako podstawy.
    _Wydarzenie 14:_ dinar płaci się po pariach. Jeśli masz pieczęć, a nie masz dinara, wybierasz: pieczęć albo 1 PP.
    .title = Wydarzenia
    .caption = Co obowiązuje, gdy wydarzenie działa.

rule-sabika-final =
    Po rundzie 5 są, jak zwykle, dochód, życzenia i trybut. Potem:
    1. Każdy dostaje punkty za własne szare poematy. Poemat o _przewadze_ daje 14, 9 albo 6 PP za pierwsze, drugie albo trzecie miejsce. Kto remisuje, dostaje tyle, co za miejsce niżej. W grze dwuosobowej jest to 14 PP za samodzielne prowadzenie, a w innym razie 6.
    2. Każdy dostaje punkty za kartę handlu.
    3. Pozostałe zasoby: 1 PP za każdą pieczęć, towar, marmur i ceramikę oraz 1 PP za każde dwa dinary.
    Wygrywa, kto ma najwięcej PP. Przy remisie decyduje liczba budowli obu rodzajów; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
    .title = Punktacja końcowa

rule-sabika-notes =
    Większość kart mówi wszystko, co trzeba wiedzieć. O tych trzeba powiedzieć więcej. Jeśli karta daje akcję, akcja kosztuje tyle, co zwykle; jeśli jest niemożliwa, przepada.
    .title = Uwagi o niektórych kartach
    .caption = Co mówi karta, a poniżej, co jeszcze trzeba wiedzieć.

rule-sabika-note-blue-1 = Dinary są też na koniec gry; PP wtedy nie ma, bo nie wskazuje się już pierwszego gracza. Dostajesz je także, gdy nim pozostajesz.
rule-sabika-note-red-4 = Płytka zostaje na miejscu, a ty nie przesuwasz się na torze przychylności.
rule-sabika-note-blue-5 = Raz na budowlę, bez względu na to, ile drewna zużyto.
rule-sabika-note-blue-10 = Podstawa też się liczy.
rule-sabika-note-red-14 = Możesz też niczego nie eksportować. Pieczęć zostaje dla następnego, kto wyeksportuje do tego miasta. Statek można później skonsolidować.
rule-sabika-note-blue-16 = Towar trafia tam tylko w chwili, gdy go zdobywasz. Skrzynie liczą się jako skrzynie magazynu do wszystkiego, także do szarych poematów B1 i B2.
rule-sabika-note-red-17 = Twój statek może stać po lewej albo po prawej stronie miasta.
rule-sabika-note-blue-20 = Za towar, na który jest popyt, dochodzi jak zwykle 1 PP i 1 paria.
rule-sabika-note-grey-A1 = Sam ten poemat też się liczy, tak samo przy A2 i A3.
rule-sabika-note-grey-F1 = Dinary porównuje się, zanim zamienią się w PP. W pojedynkę gra się bez tego poematu.
rule-sabika-note-grey-H4 = Grupa nie musi być jedną drogą. Statki we Florencji, Wenecji, Raguzie, Konstantynopolu i Kairze to jedna grupa pięciu miast, bo wszystkie łączy Raguza. Statek w Algierze należy do niej tylko wtedy, gdy jest też statek w Tunisie, bo Grenada niczego nie łączy.
rule-sabika-note-trade-6 = Obowiązuje to samo, co dla szarego poematu H4.

rule-sabika-yusuf =
    W pojedynkę grasz przeciwko Yusufowi. Wszystko przygotowuje się jak dla dwojga graczy, bez szarego poematu F1, który porównuje dinary. Yusuf nie ma zasobów; zaczyna każdą partię i ma statek po konsolidacji w najbliższym Grenadzie mieście, które pasuje do karty handlu, a także pieczęć tego miasta. Przy kartach handlu 6, 7 i 8 dla tego statku, a także przy konsolidacji, pasuje każde miasto.
    _Jego tura._ Płytka mówi, który z jego poddanych idzie, a karta dokąd, co robi i co zyskuje. Za nic nie płaci. Niektóre karty usuwają też surowiec albo marmur przy polu.
    - _Budowa główna:_ z obecnej ery najwyższy numer rodzaju, którego życzy sobie sułtan, a jeśli takiego nie ma, najwyższy ze wszystkich. Przesuwa się o krok na torze przychylności, ale nie bierze bonusu.
    - _Budowa pomniejsza:_ pierwsza karta rodzaju, którego życzy sobie sułtan, a jeśli takiej nie ma, pierwsza ze wszystkich; prawa kolumna od góry, potem lewa. Na ekranie to karta trzecia i czwarta, a potem pierwsza i druga.
    - _Magazyn:_ z dwóch płytek obok ta z większą liczbą skrzyń; gdy mają ich tyle samo, bliższa, czyli pierwsza z dwóch na ekranie. Jeśli nie ma żadnej, tak samo wybrana z drugiej strony. Daje mu skrzynie, ale nie bonus.
    - _Eksport:_ do najbliższego miasta, które pasuje do karty handlu i ma jeszcze pieczęć; jeśli takiego nie ma, do najbliższego, które pasuje; jeśli nie ma, do najbliższego z pieczęcią; jeśli i takiego nie ma, do najbliższego. Bierze pieczęć, ale nie bonus.
    - _Konsolidacja:_ w mieście, które pasuje do karty handlu i w którym ma statek po lewej stronie; jeśli takiego nie ma, pomija tę akcję. Jeśli skonsolidujesz tam handel po nim, dostaje 2 PP. Tobie płaci jak zwykle.
    - _Tworzenie poematu:_ na przemian pomniejszy poemat o najwyższym numerze i szary, ostatni według liter, szarych najwyżej dwa. Jego pomniejsze poematy nie działają.
    Jeśli nie może wykonać akcji, pomija ją, a to, co daje karta, i tak dostaje. Gdy kilka miast jest dla niego równie dobrych, decydujesz ty. Z dwóch stojących budowniczych idzie ten, który ma krótszą drogę. Jeśli na polu jest już jego drugi budowniczy, dobiera następną kartę.
    _Na koniec rundy_ nie ma dochodu. Za tę część trybutu, której nie zapłaci pariami, traci PP. Każdy jego pomniejszy poemat liczy się do życzeń i jako niebieski, i jako czerwony; dla szarego poematu A3 dwa z nich i jeden szary tworzą zestaw. Każda jego pomniejsza budowla liczy się jako mozaika. Na koniec gry zostają mu tylko pieczęcie. Wydarzenia go nie dotyczą. Kto prowadzi na torze parii, decyduje, kto zaczyna; Yusuf wskazuje siebie.
    _Jak trudno?_ Bez wydarzeń; z jednym dobrym i dwoma złymi; z trzema złymi; albo z 10 PP dla Yusufa na początku zamiast 5. Wygrywasz, jeśli masz więcej PP niż on. Przy remisie decyduje liczba budowli obu rodzajów; jeśli i ona jest równa, zwycięstwo jest wspólne i liczy się jako wygrana.
    .title = W pojedynkę przeciwko Yusufowi

rule-sabika-walk-free = gratis
rule-sabika-walk-price = 1 din.
rule-sabika-raw = surowiec
rule-sabika-good = towar
rule-sabika-nth-poem =
    { $n ->
        [1] pierwszy
        [2] drugi
       *[other] trzeci
    }
rule-sabika-poem-blue = niebieski
rule-sabika-poem-red = czerwony
rule-sabika-poem-grey = szary
rule-sabika-trade-card = karta handlu { $n }
rule-sabika-turn-order = w kolejności tur
rule-sabika-first-dinars = dinary
rule-sabika-after-round = po rundzie
rule-sabika-track-tribute = trybut w pariach
rule-sabika-track-wish = punkty za życzenia
rule-sabika-track-event = nowe wydarzenie
rule-sabika-track-era = nowa era
