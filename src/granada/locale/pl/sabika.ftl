# Sabika. To, co robią elementy, składa się z fraz: fraza mówi graczowi, co ma zrobić, i zaczyna się małą literą.
# ".object" to biernik; ".short" mieści się w wąskiej kolumnie. Ilości są w bierniku.

## Wyliczenia

sabika-and = { $first } i { $last }
sabika-or = { $first } lub { $last }
sabika-or-else = { $first } albo { $last }

## Ilości, jako dopełnienie: „weź 2 dinary”

sabika-amount-dinar =
    { $n ->
        [one] { $n } dinar
        [few] { $n } dinary
       *[many] { $n } dinarów
    }
sabika-amount-gypsum =
    { $n ->
        [one] { $n } gips
        [few] { $n } gipsy
       *[many] { $n } gipsów
    }
sabika-amount-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .brief =
        { $n ->
            [one] { $n } drewno
            [few] { $n } drewna
           *[many] { $n } drewna
        }
sabika-amount-marble =
    { $n ->
        [one] { $n } marmur
        [few] { $n } marmury
       *[many] { $n } marmurów
    }
sabika-amount-ceramic =
    { $n ->
        [one] { $n } ceramikę
        [few] { $n } ceramiki
       *[many] { $n } ceramik
    }
    .brief =
        { $n ->
            [one] { $n } ceramika
            [few] { $n } ceramiki
           *[many] { $n } ceramik
        }
sabika-amount-choice =
    { $n ->
        [one] { $n } materiał do wyboru ({ $kinds })
        [few] { $n } materiały do wyboru ({ $kinds })
       *[many] { $n } materiałów do wyboru ({ $kinds })
    }
    .brief =
        { $n ->
            [one] { $n } { $kinds }
           *[other] { $n } × { $kinds }
        }
sabika-amount-mix =
    { $n ->
        [one] { $n } dinar lub parię
        [few] { $n } dinary lub parie w dowolnej kombinacji
       *[many] { $n } dinarów lub parii w dowolnej kombinacji
    }
    .brief =
        { $n ->
            [one] { $n } dinar/paria
            [few] { $n } dinary/parie
           *[many] { $n } dinarów/parii
        }
sabika-amount-raw =
    { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
sabika-amount-good =
    { $n ->
        [one] { $n } towar
        [few] { $n } towary
       *[many] { $n } towarów
    }
sabika-amount-paria =
    { $n ->
        [one] { $n } parię
        [few] { $n } parie
       *[many] { $n } parii
    }
    .brief =
        { $n ->
            [one] { $n } paria
            [few] { $n } parie
           *[many] { $n } parii
        }
sabika-amount-pp = { $n } PP
sabika-amount-seal =
    { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }

## Efekty

sabika-effect-gain = weź { $things }
sabika-effect-then = { $first }, potem { $next }
sabika-effect-or = wybierz: { $options }
sabika-effect-optional = jeśli chcesz, { $effect }
sabika-effect-pay = możesz zapłacić { $price }; jeśli zapłacisz, { $effect }
sabika-for-each = { $what } { $each }
sabika-if = { $what }, { $each }
sabika-times =
    { $times ->
        [one] { $what } (najwyżej raz)
        [few] { $what } (najwyżej { $times } razy)
       *[many] { $what } (najwyżej { $times } razy)
    }
sabika-at-most = { $what }, najwyżej { $pp } PP
sabika-effect-process =
    { $n ->
        [one] przetwórz { $n } własny surowiec na towar
        [few] przetwórz na towary do { $n } własnych surowców
       *[many] przetwórz na towary do { $n } własnych surowców
    }
    .brief = przetwórz { $n }
sabika-amount-favour =
    { $n ->
        [one] { $n } krok przychylności
        [few] { $n } kroki przychylności
       *[many] { $n } kroków przychylności
    }
sabika-effect-lose_pp = strać { $n } PP
sabika-effect-transactions =
    { $n ->
        [one] wykonaj { $n } transakcję na rynku
        [few] wykonaj do { $n } transakcji na rynku
       *[many] wykonaj do { $n } transakcji na rynku
    }
    .brief =
        { $n ->
            [one] { $n } transakcja
            [few] { $n } transakcje
           *[many] { $n } transakcji
        }
sabika-effect-favour =
    { $n ->
        [one] przesuń się o { $n } krok na torze przychylności
        [few] przesuń się o { $n } kroki na torze przychylności
       *[many] przesuń się o { $n } kroków na torze przychylności
    }
    .brief =
        { $n ->
            [one] { $n } krok przychylności
            [few] { $n } kroki przychylności
           *[many] { $n } kroków przychylności
        }
sabika-effect-favour_bonus =
    { $n ->
        [one] weź bonus wcześniejszego pola toru przychylności
        [few] weź bonusy { $n } wcześniejszych pól toru przychylności
       *[many] weź bonusy { $n } wcześniejszych pól toru przychylności
    }
    .brief =
        { $n ->
            [one] { $n } wcześniejszy bonus
            [few] { $n } wcześniejsze bonusy
           *[many] { $n } wcześniejszych bonusów
        }
sabika-effect-city_bonus =
    { $n ->
        [one] weź bonus miejski z miasta, w którym masz statek
        [few] weź bonusy miejskie z { $n } miast, w których masz statki
       *[many] weź bonusy miejskie z { $n } miast, w których masz statki
    }
    .brief =
        { $n ->
            [one] { $n } bonus miejski
            [few] { $n } bonusy miejskie
           *[many] { $n } bonusów miejskich
        }
sabika-effect-storehouse_bonus =
    { $n ->
        [one] weź bonus jednej z widocznych płytek własnych magazynów
        [few] weź bonusy { $n } widocznych płytek własnych magazynów
       *[many] weź bonusy { $n } widocznych płytek własnych magazynów
    }
    .brief =
        { $n ->
            [one] { $n } bonus magazynu
            [few] { $n } bonusy magazynów
           *[many] { $n } bonusów magazynów
        }
sabika-effect-major_bonus =
    { $n ->
        [one] weź bonus głównej budowli dostępnej jeszcze w obecnej erze
        [few] weź bonusy { $n } głównych budowli dostępnych jeszcze w obecnej erze
       *[many] weź bonusy { $n } głównych budowli dostępnych jeszcze w obecnej erze
    }
sabika-effect-red_city_action =
    { $n ->
        [one] wykonaj akcję czerwonego miasta, w którym masz statek
        [few] wykonaj akcje { $n } czerwonych miast, w których masz statki
       *[many] wykonaj akcje { $n } czerwonych miast, w których masz statki
    }
sabika-effect-place_ship =
    { $goods ->
        [0] wyślij za darmo statek do nowego miasta, bez pieczęci i bonusu miejskiego
        [one] wyślij za darmo statek do nowego miasta, bez pieczęci i bonusu miejskiego; możesz tam wyeksportować { $goods } towar
        [few] wyślij za darmo statek do nowego miasta, bez pieczęci i bonusu miejskiego; możesz tam wyeksportować do { $goods } towarów
       *[many] wyślij za darmo statek do nowego miasta, bez pieczęci i bonusu miejskiego; możesz tam wyeksportować do { $goods } towarów
    }

sabika-action-minor_quarry = mały kamieniołom
    .do = wykonaj akcję małego kamieniołomu
    .short = mały kam.
sabika-action-major_quarry = duży kamieniołom
    .do = wykonaj akcję dużego kamieniołomu
    .short = duży kam.
sabika-action-quarry = kamieniołom
    .do = wykonaj akcję kamieniołomu
    .short = kamienioł.
sabika-action-storehouse = magazyn
    .do = wykonaj akcję magazynu
    .short = magazyn
sabika-action-market = rynek
    .do = wykonaj akcję rynku
    .short = rynek
sabika-action-construction = budowa
    .do = wznieś budowlę
    .short = budowa
sabika-action-major_construction = budowa główna
    .do = wznieś główną budowlę
    .short = bud. gł.
sabika-action-minor_construction = budowa pomniejsza
    .do = wznieś pomniejszą budowlę
    .short = bud. pom.
sabika-action-export = eksport
    .do = wykonaj eksport
    .short = eksport
sabika-action-consolidate = konsolidacja
    .do = skonsoliduj handel w mieście
    .short = konsolid.
sabika-action-produce = produkcja
    .do = wykonaj akcję produkcji
    .short = produkcja
sabika-action-carve = tworzenie poematu
    .do = stwórz poemat
    .short = poemat
sabika-action-reactivate = ponowienie efektu
    .do = ponów efekt własnego czerwonego poematu
    .short = ponów
sabika-action-artisanal = praca rzemieślnicza
    .do = wykonaj pracę rzemieślniczą
    .short = rzemiosło

## Co się liczy. ".each": „2 PP za każdy poemat”; ".one": mianownik po „zestaw:”; ".most": dopełniacz po „najwięcej”

sabika-count-poems =
    .each = za każdy własny poemat
    .one = poemat
    .most = poematów
sabika-count-poems_blue =
    .each = za każdy własny niebieski poemat
    .one = niebieski poemat
    .most = niebieskich poematów
sabika-count-poems_red =
    .each = za każdy własny czerwony poemat
    .one = czerwony poemat
    .most = czerwonych poematów
sabika-count-poems_grey =
    .each = za każdy własny szary poemat
    .one = szary poemat
    .most = szarych poematów
sabika-count-majors =
    .each = za każdą własną główną budowlę
    .one = główna budowla
    .most = głównych budowli
sabika-count-minors =
    .each = za każdą własną pomniejszą budowlę
    .one = pomniejsza budowla
    .most = pomniejszych budowli
sabika-count-constructions =
    .each = za każdą własną budowlę
    .one = budowla
    .most = budowli
sabika-count-balances =
    .each = za każdą własną mozaikę
    .one = mozaika
    .most = mozaik
sabika-count-boxes =
    .each = za każdą skrzynię we własnych magazynach
    .one = skrzynia w magazynie
    .most = skrzyń w magazynach
sabika-count-consolidated =
    .each = za każde miasto, w którym masz skonsolidowany handel
    .one = miasto ze skonsolidowanym handlem
    .most = miast ze skonsolidowanym handlem
sabika-count-regions =
    .each = za każdy region, w którym masz statek
    .one = region z własnym statkiem
    .most = regionów z własnym statkiem
sabika-count-chain =
    .each = za każde miasto w największej własnej grupie statków połączonych szlakami (z odgałęzieniami, bez Grenady)
    .one = miasto w największej grupie połączonych statków
    .most = miast w jednej grupie połączonych statków
sabika-count-seals =
    .each = za każdą własną pieczęć
    .one = pieczęć
    .most = pieczęci
sabika-count-dinars =
    .each = za każdy własny dinar
    .one = dinar
    .most = dinarów
sabika-count-parias =
    .each = za każdą własną parię
    .one = paria
    .most = parii
sabika-count-favour =
    .each = za każdy własny krok na torze przychylności
    .one = krok na torze przychylności
    .most = kroków na torze przychylności
sabika-count-set =
    .each = za każdy zestaw ({ $members })
    .one = zestaw ({ $members })
    .most = zestawów ({ $members })
sabika-count-half =
    .each = za każdą parę { $most }
    .one = para { $most }
    .most = par { $most }
sabika-has-palace =
    .each = jeśli masz pałac
    .one = co najmniej jeden pałac
    .most = rodzajów budynków wśród pałaców
sabika-has-fountain =
    .each = jeśli masz fontannę
    .one = co najmniej jedna fontanna
    .most = rodzajów budynków wśród fontann
sabika-has-door =
    .each = jeśli masz drzwi
    .one = co najmniej jedne drzwi
    .most = rodzajów budynków wśród drzwi
sabika-has-garden =
    .each = jeśli masz ogród
    .one = co najmniej jeden ogród
    .most = rodzajów budynków wśród ogrodów
sabika-has-tower =
    .each = jeśli masz wieżę
    .one = co najmniej jedna wieża
    .most = rodzajów budynków wśród wież
sabika-has-window =
    .each = jeśli masz okno
    .one = co najmniej jedno okno
    .most = rodzajów budynków wśród okien
sabika-presence-any =
    .each = za każde miasto, w którym masz statek
    .one = miasto z własnym statkiem
    .most = miast z własnym statkiem
sabika-presence-blue =
    .each = za każde niebieskie miasto, w którym masz statek
    .one = niebieskie miasto z własnym statkiem
    .most = niebieskich miast z własnym statkiem
sabika-presence-red =
    .each = za każde czerwone miasto, w którym masz statek
    .one = czerwone miasto z własnym statkiem
    .most = czerwonych miast z własnym statkiem
sabika-presence-region =
    .each = za każde miasto { $place }, w którym masz statek
    .one = miasto { $place } z własnym statkiem
    .most = miast { $place } z własnym statkiem
sabika-region-europe = Europa
    .place = w Europie
sabika-region-maghreb = Maghreb
    .place = w Maghrebie
sabika-region-near_east = Bliski Wschód
    .place = na Bliskim Wschodzie
sabika-in-region = w regionie „{ $region }”

## Niebieskie poematy i wydarzenia: gdy coś się dzieje

sabika-once-a-round = raz na rundę: { $clause }
sabika-store =
    { $n ->
        [one] { $n } skrzynia tylko na towary
        [few] { $n } skrzynie tylko na towary
       *[many] { $n } skrzyń tylko na towary
    }
sabika-on-income = w każdej fazie dochodu { $effect }
sabika-on-become_start_player = gdy zostajesz pierwszym graczem, także po raz kolejny, { $effect }
sabika-on-gain_seal = gdy bierzesz pieczęć z miasta, { $effect }
sabika-on-construct-any = po każdej budowie { $effect }
sabika-on-construct-major = po każdej budowie głównej { $effect }
sabika-on-construct-minor = po każdej budowie pomniejszej { $effect }
sabika-with-construct = po każdej budowie, na którą zużywasz { $material }, { $effect }
sabika-with-spend = po każdej budowie i każdym poemacie, na które zużywasz { $material }, { $effect }
sabika-on-balance = po każdej ułożonej mozaice { $effect }
sabika-on-favour = po każdym kroku na torze przychylności { $effect }
sabika-on-quarry = po każdej akcji kamieniołomu { $effect }
sabika-on-storehouse = po każdej akcji magazynu { $effect }
sabika-on-market = przed każdą akcją rynku { $effect }
sabika-on-export = po każdym eksporcie { $effect }
sabika-on-consolidate = po każdej konsolidacji { $effect }
sabika-on-produce = po każdej akcji produkcji { $effect }
sabika-on-process = gdy przetwarzasz surowiec na towar, { $effect }
sabika-on-carve-any = po każdym następnym poemacie { $effect }
sabika-on-carve-blue = po każdym następnym niebieskim poemacie { $effect }
sabika-on-carve-red = po każdym czerwonym poemacie { $effect }
sabika-on-carve-grey = po każdym szarym poemacie { $effect }
sabika-on-reactivate = po każdym ponowieniu efektu { $effect }
sabika-on-artisanal = po każdej pracy rzemieślniczej { $effect }
sabika-on-secondary-any = po każdej akcji dodatkowej { $effect }
sabika-on-secondary-raw = po każdej akcji dodatkowej na polu surowca { $effect }
sabika-on-secondary-marble = po każdej akcji dodatkowej na polu marmuru { $effect }
sabika-on-enter_occupied = gdy twój poddany wchodzi na pole z cudzymi poddanymi, { $effect }
sabika-on-rest = po każdym odpoczynku { $effect }
sabika-on-tribute-no_pp_lost = po każdym trybucie, przy którym nie tracisz PP, { $effect }
sabika-on-store_here = gdy kładziesz towar do tych skrzyń, { $effect }

## Niebieskie poematy i wydarzenia: liczby, które są inne

sabika-mod-free_steps =
    { $sign ->
        [more] { $n ->
            [one] w każdym ruchu masz o { $n } darmowy krok więcej
            [few] w każdym ruchu masz o { $n } darmowe kroki więcej
           *[many] w każdym ruchu masz o { $n } darmowych kroków więcej
        }
        [less] { $n ->
            [one] w każdym ruchu masz o { $n } darmowy krok mniej
            [few] w każdym ruchu masz o { $n } darmowe kroki mniej
           *[many] w każdym ruchu masz o { $n } darmowych kroków mniej
        }
       *[set] { $n ->
            [one] w każdym ruchu masz tylko { $n } darmowy krok
            [few] w każdym ruchu masz { $n } darmowe kroki
           *[many] w każdym ruchu masz { $n } darmowych kroków
        }
    }
sabika-mod-foreign_cost =
    { $sign ->
        [more] każdy cudzy poddany na polu kosztuje o { $dinars } więcej
        [less] każdy cudzy poddany na polu kosztuje o { $dinars } mniej
        [free] cudzy poddani nic nie kosztują
       *[set] każdy cudzy poddany na polu kosztuje { $dinars }
    }
sabika-mod-secondary_cost =
    { $sign ->
        [more] każda akcja dodatkowa kosztuje o { $dinars } więcej
        [less] każda akcja dodatkowa kosztuje o { $dinars } mniej
        [free] akcje dodatkowe nic nie kosztują
       *[set] każda akcja dodatkowa kosztuje { $dinars }
    }
sabika-mod-carve_cost =
    { $sign ->
        [more] każdy poemat kosztuje o { $dinars } więcej
        [less] każdy poemat kosztuje o { $dinars } mniej
        [free] poematy nic nie kosztują
       *[set] każdy poemat kosztuje { $dinars }
    }
sabika-mod-route_cost =
    { $sign ->
        [more] każdy szlak kosztuje o { $dinars } więcej
        [less] każdy szlak kosztuje o { $dinars } mniej
        [free] szlaki nic nie kosztują
       *[set] każdy szlak kosztuje { $dinars }
    }
sabika-mod-consolidate_cost =
    { $sign ->
        [more] konsolidacja kosztuje o { $dinars } więcej
        [less] konsolidacja kosztuje o { $dinars } mniej
        [free] konsolidacja nic nie kosztuje
       *[set] konsolidacja kosztuje { $dinars }
    }
sabika-mod-buy_cost =
    { $sign ->
        [more] każdy zakup na rynku kosztuje o { $dinars } więcej
        [less] każdy zakup na rynku kosztuje o { $dinars } mniej
        [free] zakupy na rynku nic nie kosztują
       *[set] każdy zakup na rynku kosztuje { $dinars }
    }
sabika-mod-sell_gain =
    { $sign ->
        [more] każda sprzedaż na rynku daje o { $dinars } więcej
        [less] każda sprzedaż na rynku daje o { $dinars } mniej
        [free] sprzedaż na rynku nic nie daje
       *[set] każda sprzedaż na rynku daje { $dinars }
    }
sabika-mod-extra_slots-carve =
    { $sign ->
        [more] { $n ->
            [one] do poematu można dodać o { $n } materiał więcej
            [few] do poematu można dodać o { $n } materiały więcej
           *[many] do poematu można dodać o { $n } materiałów więcej
        }
        [less] { $n ->
            [one] do poematu można dodać o { $n } materiał mniej
            [few] do poematu można dodać o { $n } materiały mniej
           *[many] do poematu można dodać o { $n } materiałów mniej
        }
        [free] do poematu nie można dodać materiałów
       *[set] { $n ->
            [one] do poematu można dodać { $n } materiał
            [few] do poematu można dodać najwyżej { $n } materiały
           *[many] do poematu można dodać najwyżej { $n } materiałów
        }
    }
sabika-mod-extra_slots-construction =
    { $sign ->
        [more] { $n ->
            [one] do budowli można dodać o { $n } materiał więcej
            [few] do budowli można dodać o { $n } materiały więcej
           *[many] do budowli można dodać o { $n } materiałów więcej
        }
        [less] { $n ->
            [one] do budowli można dodać o { $n } materiał mniej
            [few] do budowli można dodać o { $n } materiały mniej
           *[many] do budowli można dodać o { $n } materiałów mniej
        }
        [free] do budowli nie można dodać materiałów
       *[set] { $n ->
            [one] do budowli można dodać { $n } materiał
            [few] do budowli można dodać najwyżej { $n } materiały
           *[many] do budowli można dodać najwyżej { $n } materiałów
        }
    }
sabika-mod-material_pp-carve =
    { $sign ->
        [more] każdy materiał zużyty na poemat jest wart o { $pp } więcej
       *[less] każdy materiał zużyty na poemat jest wart o { $pp } mniej
    }
sabika-mod-material_pp-all =
    { $sign ->
        [more] każdy materiał zużyty na budowlę lub poemat jest wart o { $pp } więcej
       *[less] każdy materiał zużyty na budowlę lub poemat jest wart o { $pp } mniej
    }
sabika-mod-same_material =
    { $sign ->
        [free] materiały zużywane razem muszą być różnych rodzajów
       *[set] materiały zużywane razem mogą być tego samego rodzaju
    }
sabika-mod-export_base =
    { $sign ->
        [more] każdy wyeksportowany towar daje o { $pp } i { $parias } więcej
        [less] każdy wyeksportowany towar daje o { $pp } i { $parias } mniej
        [free] wyeksportowane towary dają coś tylko wtedy, gdy jest na nie popyt
       *[set] każdy wyeksportowany towar daje { $pp } i { $parias }, nie licząc popytu
    }
sabika-mod-export_paria =
    { $sign ->
        [more] każdy wyeksportowany towar daje dodatkowo { $parias }
        [less] każdy wyeksportowany towar daje o { $parias } mniej
        [free] wyeksportowane towary nie dają dodatkowych parii
       *[set] każdy wyeksportowany towar daje dodatkowo { $parias }
    }
sabika-mod-tribute =
    { $sign ->
        [more] trybut jest wyższy o { $parias }
        [less] trybut jest niższy o { $parias }
        [free] nie ma trybutu
       *[set] trybut wynosi { $parias }
    }
sabika-mod-tribute_fee =
    { $sign ->
        [more] do trybutu dopłacasz { $dinars }; każdy brakujący dinar kosztuje 1 PP
        [less] dopłata do trybutu jest niższa o { $dinars }
        [free] nie ma dopłaty do trybutu
       *[set] do trybutu dopłacasz { $dinars }; każdy brakujący dinar kosztuje 1 PP
    }
sabika-mod-rest_pp =
    { $sign ->
        [more] odpoczynek kosztuje o { $pp } więcej
        [less] odpoczynek kosztuje o { $pp } mniej
        [free] odpoczynek nie kosztuje PP
       *[set] odpoczynek kosztuje { $pp }
    }

## Punktacje

sabika-scoring-majority = najwięcej { $most }: { $places } PP za trzy pierwsze miejsca
sabika-scoring-majority-of-two = najwięcej { $most }: { $alone } PP za samodzielne prowadzenie, w innym razie { $otherwise } PP
sabika-match-any = Yusuf płynie do dowolnego miasta
sabika-match-city = Yusuf szuka miast { $place }
sabika-match-blue = Yusuf szuka niebieskich miast
sabika-match-red = Yusuf szuka czerwonych miast
sabika-match-linked = Yusuf szuka miast połączonych z jego statkami
sabika-match-new_region = Yusuf szuka miast w nowych regionach

## Nazwy

sabika-material-gypsum = gips
    .object = gips
    .short = gips
sabika-material-wood = drewno
    .object = drewno
    .short = drew.
sabika-material-marble = marmur
    .object = marmur
    .short = marm.
sabika-material-ceramic = ceramika
    .object = ceramikę
    .short = cer.
sabika-good-sugar = cukier
    .object = cukier
    .short = cukier
sabika-good-pottery = dzban
    .object = dzban
    .short = dzban
sabika-good-clothes = szaty
    .object = szaty
    .short = szaty
sabika-raw-sugar_cane = trzcina cukrowa
    .object = trzcinę cukrową
    .short = trzc.
sabika-raw-clay = glina
    .object = glinę
    .short = glina
sabika-raw-silk = jedwab
    .object = jedwab
    .short = jedw.
sabika-pieces =
    { $n ->
        [one] { $n } { $item }
       *[other] { $n } × { $item }
    }
sabika-boxed = { $good } (na poemacie)
sabika-building-palace = pałac
sabika-building-fountain = fontanna
sabika-building-door = drzwi
sabika-building-garden = ogród
sabika-building-tower = wieża
sabika-building-window = okno
sabika-colour-amber = bursztyn
sabika-colour-azure = lazur
sabika-colour-violet = fiolet
sabika-colour-emerald = szmaragd
sabika-wild = joker
sabika-granada = Grenada
sabika-city-fez = Fez
    .to = do Fezu
    .in = w Fezie
sabika-city-algiers = Algier
    .to = do Algieru
    .in = w Algierze
sabika-city-tunis = Tunis
    .to = do Tunisu
    .in = w Tunisie
sabika-city-florence = Florencja
    .to = do Florencji
    .in = we Florencji
sabika-city-venice = Wenecja
    .to = do Wenecji
    .in = w Wenecji
sabika-city-ragusa = Raguza
    .to = do Raguzy
    .in = w Raguzie
sabika-city-constantinople = Konstantynopol
    .to = do Konstantynopola
    .in = w Konstantynopolu
sabika-city-cairo = Kair
    .to = do Kairu
    .in = w Kairze
sabika-city-damascus = Damaszek
    .to = do Damaszku
    .in = w Damaszku
sabika-to-city = do miasta { $city }
sabika-in-city = w mieście { $city }
sabika-worker-builder = budowniczy
sabika-worker-merchant = kupiec
sabika-worker-poet = poetka
sabika-sultan = poddany sułtana
sabika-yusuf = Yusuf
sabika-ring-outer = zewn.
sabika-ring-middle = środk.
sabika-ring-inner = wewn.
sabika-square = { $action } ({ $where })
sabika-direction-top = u góry
sabika-direction-upper-right = u góry po prawej
sabika-direction-right = po prawej
sabika-direction-lower-right = u dołu po prawej
sabika-direction-bottom = u dołu
sabika-direction-lower-left = u dołu po lewej
sabika-direction-left = po lewej
sabika-direction-upper-left = u góry po lewej
sabika-in-workshop = w pracowni
sabika-at-square = na polu „{ $square }”
sabika-free = za darmo
sabika-price =
    { $n ->
        [0] { sabika-free }
       *[other] { sabika-amount-dinar }
    }
sabika-store-tile =
    { $n ->
        [one] { $n } skrzynia ({ $bonus })
        [few] { $n } skrzynie ({ $bonus })
       *[many] { $n } skrzyń ({ $bonus })
    }
sabika-starting-tile = płytka { $n }: { $bonus }
sabika-major = { $building } { $n } ({ $bonus })
sabika-minor = { $building } { $n }, { $base } ({ $left }, { $right })
sabika-balance-card = karta planów ({ $left }, joker)

## Co się dzieje

event-sabika-starting-tile = { $player } ma już płytkę startową.
event-sabika-starting-tiles = Płytki startowe: { $tiles }. Zaczyna { $player }.
event-sabika-worked =
    { $n ->
        [0] { $player }: { $worker } idzie na pole „{ $square }”.
       *[other] { $player }: { $worker } idzie na pole „{ $square }” za { $price }.
    }
event-sabika-rested = { $player }: { $worker } odpoczywa.
event-sabika-acted = { $player } wykonuje akcję główną: { $action }.
event-sabika-action-lost = { $player } nie może wykonać akcji: { $action }. Akcja przepada.
event-sabika-secondary =
    { $kind ->
        [raw] { $player } wykonuje akcję dodatkową na polu surowca ({ $space }).
       *[marble] { $player } wykonuje akcję dodatkową na polu marmuru ({ $space }).
    }
event-sabika-paid = { $player } płaci { $price }.
event-sabika-bonus =
    { $source ->
        [starting-tile] { $player } ma płytkę startową { $name }: { $effect }.
        [city-bonus] { $player } bierze bonus miejski ({ $name }): { $effect }.
        [blue-city] { $player } ma dochód z miasta { $name }: { $effect }.
        [red-city] { $player } korzysta z miasta { $name }: { $effect }.
        [storehouse-tile] { $player } bierze bonus płytki magazynu: { $effect }.
        [major-tile] { $player } bierze bonus głównej budowli { $name }: { $effect }.
        [favour-space] { $player } bierze bonus pola { $name } na torze przychylności: { $effect }.
        [balance] { $player } bierze bonus za mozaikę ({ $name }): { $effect }.
        [blue-poem] { $player } korzysta z niebieskiego poematu { $name }: { $effect }.
       *[yusuf-card] Karta Yusufa { $name }: { $effect }.
    }
event-sabika-option = { $player } wybiera: { $effect }.
event-sabika-accepted = { $player } przyjmuje: { $effect }.
event-sabika-declined = { $player } odrzuca: { $effect }.
event-sabika-material = { $player } bierze: { $item }.
event-sabika-marble = { $player } bierze marmur z pola ({ $space }).
event-sabika-raw = { $player } bierze z pola ({ $space }): { $item }.
event-sabika-processed =
    { $into ->
        [poem] { $player } przetwarza surowiec: { $raw } → { $good }, na poemacie.
       *[storehouse] { $player } przetwarza surowiec: { $raw } → { $good }.
    }
event-sabika-good =
    { $into ->
        [poem] { $player } bierze z pola ({ $space }) i kładzie na poemacie: { $good }.
       *[storehouse] { $player } bierze z pola ({ $space }): { $good }.
    }
event-sabika-bought =
    { $n ->
        [0] { $player } kupuje za darmo: { $item }.
       *[other] { $player } kupuje za { $price }: { $item }.
    }
event-sabika-sold = { $player } sprzedaje: { $item } ({ $price }).
event-sabika-exchanged = { $player } wymienia: { $give } → { $take }.
event-sabika-discarded = { $player } odrzuca, żeby zrobić miejsce: { $item }.
event-sabika-refused =
    { $known ->
        [yes] { $player } nie bierze: { $item }.
       *[no] { $player } rezygnuje z towaru.
    }
event-sabika-expanded = { $player } rozbudowuje magazyn { $n }: { $tile }.
event-sabika-renewed = { $player } wymienia karty pomniejszych budowli. Odrzucone: { $cards }.
event-sabika-major-built = { $player } buduje: { $tile }. Zużyte materiały: { $materials }.
event-sabika-minor-taken = { $player } płaci za budowlę: { $card }. Zużyte materiały: { $materials }.
event-sabika-minor-built =
    { $balanced ->
        [yes] { $side ->
            [left] { $player } buduje po lewej: { $card }. Powstaje mozaika.
           *[right] { $player } buduje po prawej: { $card }. Powstaje mozaika.
        }
       *[no] { $side ->
            [left] { $player } buduje po lewej: { $card }.
           *[right] { $player } buduje po prawej: { $card }.
        }
    }
event-sabika-exported =
    { $n ->
        [0] { $player } płynie { $to_city }.
       *[other] { $player } płynie { $to_city } za { $price }.
    }
event-sabika-ship-placed = { $player } wysyła darmowy statek { $to_city }.
event-sabika-seal = { $player } bierze pieczęć { $in_city }.
event-sabika-goods-exported = { $player } eksportuje { $to_city }: { $goods }.
event-sabika-consolidated =
    { $n ->
        [0] { $player } konsoliduje handel { $in_city }.
       *[other] { $player } konsoliduje handel { $in_city } za { $price }.
    }
event-sabika-rival = { $player } ma już skonsolidowany handel { $in_city } i dostaje { $gain }.
event-sabika-carved =
    { $colour ->
        [blue] { $player } tworzy niebieski poemat { $poem } (zużyte materiały: { $materials }): { $text }
        [red] { $player } tworzy czerwony poemat { $poem } (zużyte materiały: { $materials }): { $text }
       *[grey] { $player } tworzy szary poemat { $poem } (zużyte materiały: { $materials }): { $text }
    }
event-sabika-reactivated = { $player } ponawia efekt czerwonego poematu { $poem }: { $text }
event-sabika-paria = { $player }: znacznik parii staje na polu { $n }.
event-sabika-round-ended = Kończy się runda { $round }.
event-sabika-narrator = Narrator staje na polu { $n }.
event-sabika-wish = Życzenie sułtana ({ $wish }): { $points }.
event-sabika-tribute-due = { $player } ma do zapłacenia trybut: { $parias }.
event-sabika-tribute-paid = { $player } płaci trybut: { $amount }.
event-sabika-tribute-missed = { $player } nie płaci reszty trybutu ({ $parias }) i traci { $pp }.
event-sabika-fee =
    { $n ->
        [0] { $player } płaci { $price } z powodu wydarzenia.
       *[other] { $player } płaci { $price } z powodu wydarzenia i traci { $pp }.
    }
event-sabika-event =
    { $more ->
        [yes] Nowe wydarzenie: { $event } Następne: { $coming }
       *[no] Nowe wydarzenie: { $event }
    }
event-sabika-waking = Wszyscy poddani wstają. Pola poddanych sułtana: { $squares }.
event-sabika-spaces-refilled = Nowe na rondlu: { $items }. Marmur na: { $marbles }.
event-sabika-display-refilled =
    { $display ->
        [poems] Nowe poematy: { $items }.
       *[minors] Nowe karty pomniejszych budowli: { $items }.
    }
event-sabika-tiles-refilled =
    { $side ->
        [left] Nowe płytki magazynów po lewej: { $items }.
       *[right] Nowe płytki magazynów po prawej: { $items }.
    }
event-sabika-reshuffled =
    { $pile ->
        [bag] Odrzucone żetony wracają do woreczka: { $n }.
        [minors] Odrzucone karty pomniejszych budowli tworzą nową talię: { $n }.
       *[yusuf] Odrzucone karty Yusufa tworzą jego nową talię: { $n }.
    }
event-sabika-era = Zaczyna się era { $era }. Z planszy znikają główne budowle: { $items }.
event-sabika-start-player = { $leader } prowadzi na torze parii i wskazuje, kto zaczyna: { $player }.
event-sabika-round = Zaczyna się runda { $round }.
event-sabika-yusuf = Yusuf odkrywa płytkę poddanego i kartę { $card } ({ $actions }): jego { $worker } idzie na pole „{ $square }”.
sabika-no-action = bez akcji
event-sabika-yusuf-skipped = Karta { $card } prowadzi na pole drugiego budowniczego Yusufa, więc Yusuf dobiera następną.
event-sabika-yusuf-removed = Yusuf usuwa z pola ({ $space }): { $item }.
event-sabika-yusuf-took =
    { $display ->
        [majors] Yusuf buduje: { $item }.
        [minors] Yusuf buduje: { $item }.
        [storehouse_tiles] Yusuf bierze płytkę magazynu: { $item }.
        [poems] Yusuf bierze poemat { $item }.
       *[greys] Yusuf bierze szary poemat { $item }.
    }
event-sabika-yusuf-sailed = Yusuf płynie { $to_city }.
event-sabika-yusuf-consolidated = Yusuf konsoliduje handel { $in_city }.
event-sabika-yusuf-idle = Yusuf musi pominąć akcję: { $action }.
event-sabika-final = Punktacja końcowa. Szare poematy: { $poems }. Karta handlu: { $trade }. Pozostałe zasoby: { $leftovers }.
event-sabika-game-over = Partia zakończona.
event-sabika-brought = { $player }: { $points } ({ $source }).
event-sabika-scored = { $points } ({ $source })
event-sabika-changed = { $player }: { $changes }.

## Dlaczego ruch jest odrzucony

reason-sabika-not-standing = Ten poddany już pracował albo odpoczywał w tej rundzie.
reason-sabika-twin-in-workshop = Obaj twoi budowniczowie są w warsztacie i niczym się nie różnią: wybierz pierwszego.
reason-sabika-other-ring = Ten poddany chodzi po innym pierścieniu.
reason-sabika-same-square = Poddany musi przejść na inne pole pierścienia: nie może obejść go w koło i wrócić na swoje pole.
reason-sabika-own-builder-there = Stoi tam twój drugi budowniczy.
reason-sabika-too-dear = Nie stać cię na to.
reason-sabika-nothing-to-do = Nie da się tam wykonać żadnej akcji.
reason-sabika-ship-there = Masz tam już statek.
reason-sabika-no-ship-waiting = Nie masz tam statku, który mógłby się skonsolidować.
reason-sabika-missing = Nie masz potrzebnego materiału.
reason-sabika-enough-greys = Masz już tyle szarych poematów, ile wolno.
reason-sabika-not-available = Tego nie można teraz wybrać.

## Strona

sabika-round = Runda { $round } z { $rounds }
sabika-era = era { $era }
sabika-start-player = pierwszy gracz: { $player }
sabika-tribute = na koniec rundy płacisz trybut: { $due }
sabika-wishes-now = życzenia dałyby teraz { $pp }
sabika-wish-tower = Życzenie w wieży: { $wish }
sabika-wish-coming = Życzenie od końca rundy { $round }: { $wish }
sabika-event-now = Wydarzenie: { $event }
sabika-event-coming = Wydarzenie po rundzie { $round }: { $event }
sabika-legend = ❶ stoi ① leży { $sultan } sułtana · z ceną: { $marble } marmur { $stone } gips lub drewno { $process } przetwarzanie
sabika-label-trade-card = Karta handlu na koniec:
sabika-label-majors = Główne:
sabika-label-minors = Pomniejsze:
sabika-label-stores = Płytki magazynów:
sabika-label-poems = Poematy:
sabika-label-greys = Szare poematy:
sabika-label-raws = Surowce:
sabika-label-workers = Poddani:
sabika-label-own-stores = Magazyny:
sabika-label-own-majors = Główne budowle:
sabika-label-row = Rząd:
sabika-label-regions = Regiony:
sabika-label-routes = Szlaki i ich ceny:
sabika-label-favour-track = Tor przychylności:
sabika-label-balances = Mozaiki:
sabika-label-own-poems = Własne poematy:
sabika-texts-with-p = Teksty poematów: p.
sabika-all-events-with-n = Wszystko, co się stało: n.
sabika-column-pp = PP
sabika-column-dinars = din
sabika-column-seals = piecz.
sabika-column-parias = par
sabika-column-favour = prz
sabika-column-boxes = skrz.
sabika-column-stock = zapasy
sabika-column-raws = surowce
sabika-column-poems = poem.
sabika-column-built = bud.
sabika-column-city = miasto
sabika-column-price = cena
sabika-column-seal = { "" }
sabika-column-demand = popyt
sabika-column-bonus = bonus miejski
sabika-column-consolidated = po konsolidacji
sabika-column-ships = statki
sabika-ring =
    { $ring ->
        [outer] Pierścień zewnętrzny:
        [middle] Pierścień środkowy:
       *[inner] Pierścień wewnętrzny:
    }
sabika-at-space = { $what } na polu ({ $space })
sabika-empty-raw = nie ma surowca, więc przetwarzanie
sabika-empty-marble = nie ma marmuru, więc gips lub drewno
sabika-map = Miasta:
sabika-tile-blue = niebieskie
sabika-tile-red = czerwone
sabika-tile-demand = popyt: { $goods }
sabika-tile-bonus = bonus miejski: { $bonus }
sabika-tile-consolidated = po konsolidacji: { $effect }
sabika-tile-seal = z pieczęcią
sabika-tile-price = twoja droga: { $price }
sabika-ship-left = statek ({ $player })
sabika-ship-right = statek po konsolidacji ({ $player })
sabika-poem-blue = Niebieski poemat { $n }: { $text }
    .short = niebieski { $n }
sabika-poem-red = Czerwony poemat { $n }: { $text }
    .short = czerwony { $n }
sabika-poem-grey = Szary poemat { $n }: { $text }
    .short = szary { $n }
sabika-yusufs-poems = Poematy Yusufa: { $poems }.
sabika-workshop = { $player } ma w pracowni: { $facts }.
sabika-favour-space = przychylność { $n }
sabika-stock = Zajęte skrzynie ({ $stored } z { $boxes }): { $stock }.
sabika-standing = { $worker } stoi { $place }
sabika-done = { $worker } leży { $place }
sabika-choosing = { $player } wybiera płytkę startową.
sabika-yusuf-wins = Wygrywa Yusuf.
sabika-yusuf-discards-raw = usuwa surowiec obok pola
sabika-yusuf-discards-marble = usuwa marmur obok pola
sabika-sheet-wishes = Życzenia sułtana
sabika-sheet-now = PP do tej pory
sabika-sheet-if-over = Gdyby partia skończyła się teraz
sabika-sheet-final-scoring = Punktacja końcowa
sabika-sheet-final = Wynik końcowy
sabika-source-start = początek
sabika-source-building = budowle
sabika-source-carving = tworzenie poematów
sabika-source-exports = eksport
sabika-source-storehouses = magazyny
sabika-source-bonuses = bonusy
sabika-source-poems = niebieskie i czerwone poematy
sabika-source-renewals = wymiana kart
sabika-source-rivals = rywale
sabika-source-rest = odpoczynek
sabika-source-tribute = trybut
sabika-source-wishes = życzenia
sabika-source-major-poems = szare poematy
sabika-source-trade = karta handlu
sabika-source-leftovers = pozostałe zasoby
sabika-source-yusuf = karty Yusufa
sabika-source-total = razem

## Za co są punkty, we wskazówkach i tabelach wyników; ".because" mówi, dlaczego podpowiedź jest dobra

source-start = { sabika-source-start }
    .because = Dodaje się do punktów z początku gry.
source-building = { sabika-source-building }
    .because = Daje punkty za budowanie.
source-carving = { sabika-source-carving }
    .because = Daje punkty za tworzenie poematu.
source-exports = { sabika-source-exports }
    .because = Daje punkty za eksport.
source-storehouses = { sabika-source-storehouses }
    .because = Lepiej wykorzystuje twoje magazyny.
source-bonuses = { sabika-source-bonuses }
    .because = Przybliża cię do bonusu: magazynu, przychylności albo dzieła.
source-poems = { sabika-source-poems }
    .because = Lepiej wykorzystuje twoje niebieskie i czerwone poematy.
source-renewals = { sabika-source-renewals }
    .because = Daje punkty za wymianę kart.
source-rivals = { sabika-source-rivals }
    .because = Daje punkty za to, co robią rywale.
source-rest = { sabika-source-rest }
    .because = Daje punkty, gdy twoi poddani odpoczywają.
source-tribute = { sabika-source-tribute }
    .because = Przygotowuje cię na trybut, który inaczej kosztowałby punkty.
source-wishes = { sabika-source-wishes }
    .because = Lepiej spełnia życzenia.
source-major-poems = { sabika-source-major-poems }
    .because = Lepiej wykorzystuje twoje szare poematy.
source-trade = { sabika-source-trade }
    .because = Posuwa cię naprzód na karcie handlu.
source-leftovers = { sabika-source-leftovers }
    .because = Mniej się marnuje: to, co zostanie na końcu, daje punkty.
source-yusuf = { sabika-source-yusuf }
    .because = Karty Yusufa będą mniej warte.
source-materials = materiały na później
    .because = Daje ci materiały na następną budowlę lub poemat.
source-goods = towary na później
    .because = Daje ci towary na eksport.
source-cities = twoje statki w miastach
    .because = Lepiej wykorzystuje twoje statki w miastach.
source-turns = to, co mogą dać twoje przyszłe tury
    .because = Przygotowuje twoje następne tury: zostawia poddanym dobre drogi.

## Co można wybrać

sabika-group-choose = Płytka startowa
sabika-group-work = Pracuje
sabika-group-squares = Dokąd idzie { $worker }
sabika-group-rest =
    { $n ->
        [0] Odpoczywa ({ $dinars })
       *[other] Odpoczywa ({ $dinars }, −{ $n } PP)
    }
sabika-group-square = Na polu
sabika-group-take = Weź
sabika-group-raw = Surowiec
sabika-group-good = Towar
sabika-group-process = Przetwórz
sabika-group-several = { $title } × { $n }
sabika-group-otherwise = Albo
sabika-group-discard = Brak miejsca ({ $item }): odrzuć
sabika-group-keep = Gdzie położyć towar
sabika-group-buy = Kup
sabika-group-sell = Sprzedaj
sabika-group-trade = Wymień
sabika-group-favour = Bonus przychylności
sabika-group-city = Bonus miejski
sabika-group-activate = Weź bonus
sabika-group-bonus = Bonus
sabika-group-act = Akcja miasta
sabika-group-ship = Darmowy statek
sabika-group-option = Wybierz
sabika-group-offer = Jeśli chcesz
sabika-group-expand = Rozbuduj o płytkę
sabika-group-storehouses = Gdzie położyć płytkę { $tile }
sabika-group-major = Główna budowla
sabika-group-minor = Pomniejsza budowla
sabika-group-with = Zużyj
sabika-group-side = Połóż kartę
sabika-group-export = Płyń do miasta
sabika-group-goods = Eksportuj
sabika-group-consolidate = Konsolidacja
sabika-group-blue = Niebieski poemat, { $price }
sabika-group-red = Czerwony poemat, { $price }
sabika-group-grey = Szary poemat, { $price }
sabika-group-reactivate = Ponów efekt
sabika-group-quarry = Kamieniołom
sabika-group-start = Pierwszy gracz
sabika-group-yusuf = Decyzja za Yusufa
sabika-group-pay = Zapłać { $price }
sabika-group-tribute = Zapłać trybut: { $parias }
sabika-group-mix = Weź
sabika-worker-at = { $worker } { $place }
sabika-choose-steps =
    { $n ->
        [one] { $n } krok ({ $price })
        [few] { $n } kroki ({ $price })
       *[many] { $n } kroków ({ $price })
    }
sabika-choose-foreign =
    { $n ->
        [one] { $n } cudzy poddany ({ $price })
        [few] { $n } cudzy poddani ({ $price })
       *[many] { $n } cudzych poddanych ({ $price })
    }
sabika-choose-main = akcja główna: { $action }
sabika-choose-secondary-raw = akcja dodatkowa, { $price }: { $what }
sabika-choose-secondary-process = akcja dodatkowa, { $price }: przetwórz surowiec
sabika-choose-secondary-marble = akcja dodatkowa, { $price }: marmur
sabika-choose-secondary-stone = akcja dodatkowa, { $price }: gips lub drewno
sabika-choose-raw-held = { $raw } (twój surowiec staje się towarem: { $good })
sabika-choose-end = koniec tury
sabika-choose-tribute =
    { $rest ->
        [0] { $what }
       *[other] { $what } (zostaje { $rest })
    }
sabika-choose-whole-tribute = { $what }
sabika-choose-space = { $what } z pola ({ $space })
sabika-choose-process = { $raw } → { $good }
sabika-choose-stop = nic więcej
sabika-choose-refuse = zrezygnuj
sabika-choose-keep-storehouse = do magazynu
sabika-choose-keep-poem = na poemat
sabika-choose-for = { $what } ({ $price })
sabika-choose-trade = { $give } → { $take }
sabika-choose-favour = pole { $n }: { $bonus }
sabika-choose-accept = zapłać { $price }: { $effect }
sabika-choose-decline = zrezygnuj
sabika-choose-city = { $city }: { $effect }
sabika-choose-expand = na magazyn { $n }, { $pp }
sabika-choose-expand-over = { $on }, przykryje { $tile }
sabika-choose-renew = wymień karty pomniejszych budowli: zapłać { $price }, weź { $pp }
sabika-choose-minor = { $card }, mozaika { $sides }
sabika-choose-left = po lewej
sabika-choose-right = po prawej
sabika-choose-with = { $materials } = { $pp }
sabika-choose-no-balance = { $side }, bez mozaiki
sabika-choose-balance = { $side }, mozaika ({ $colour }): { $bonus }
sabika-choose-export =
    { $seal ->
        [yes] { $city }, { $price }: popyt: { $demand }; pieczęć; { $bonus }
       *[no] { $city }, { $price }: popyt: { $demand }; { $bonus }
    }
sabika-choose-no-goods = nic
sabika-choose-goods = { $goods }: dostajesz { $pp } i { $parias }
sabika-choose-income = { $city }, { $price }: dochód: { $effect }
sabika-choose-at-once = { $city }, { $price }: od razu: { $effect }
sabika-choose-rivals = { $label } (zysk ma też: { $rivals })
sabika-choose-poem = { $n }: { $text }
sabika-choose-yusuf = { $city } ({ $action })
sabika-choose-yusuf-first = jego pierwszy statek: { $city }

## Dlaczego czegoś nie można wybrać, ze szczegółami

why-sabika-not-standing = Żaden z twoich poddanych na tym pierścieniu nie stoi.
why-sabika-too-dear = Koszt: { $price }; masz: { $have }.
why-sabika-missing = Brakuje: { $item }.

## Co trzeba zdecydować

sabika-task-choose = Którą płytkę startową zatrzymujesz?
sabika-task-turn = Twoja kolej: kto pracuje albo odpoczywa?
sabika-ask-payment = Wybierz, czym płacisz
sabika-task-only-rest = Twoja kolej: żaden poddany nie może nigdzie pójść, więc jeden odpoczywa. Który?
sabika-task-payment = Jak płacisz { $price }?
sabika-task-on-square = { $square }: co robisz?
sabika-task-which-quarry = Który kamieniołom?
sabika-task-storehouse = Magazyn: dokładasz płytkę czy bierzesz bonus?
sabika-task-transaction =
    { $n ->
        [one] Rynek: { $n } transakcja
        [few] Rynek: do { $n } transakcji
       *[many] Rynek: do { $n } transakcji
    }
sabika-task-construction = Co budujesz?
sabika-task-major-materials = { $component }: jakie materiały zużywasz?
sabika-task-minor-materials = { $component }: jakie materiały zużywasz?
sabika-task-carving-materials = { $component }: jakie materiały zużywasz?
sabika-task-which-side = Na którym końcu rzędu?
sabika-task-favour-choice = Krok przychylności: który bonus bierzesz?
sabika-task-export = Eksport: dokąd płyniesz?
sabika-task-goods = { $city }: jakie towary eksportujesz?
sabika-task-free-ship = Darmowy statek: do którego miasta?
sabika-task-consolidate = W którym mieście konsolidujesz handel?
sabika-task-produce = Produkcja: bonus miejski, przetwarzanie czy jedno i drugie?
sabika-task-carve = Który poemat tworzysz?
sabika-task-reactivate = Efekt którego czerwonego poematu ponawiasz?
sabika-task-pick =
    { $n ->
        [one] Weź { $n } materiał
        [few] Weź { $n } materiały
       *[many] Weź { $n } materiałów
    }
sabika-task-mix = Dinary czy parie: jak dzielisz { $n }?
sabika-task-raw = Który surowiec bierzesz?
sabika-task-good = Który żeton bierzesz jako towar?
sabika-task-process = Który surowiec staje się towarem?
sabika-task-make-room = Nie ma miejsca ({ $item }): co odrzucasz?
sabika-task-where-to = { $good }: gdzie położyć?
sabika-task-option = Co wybierasz?
sabika-task-offer = { $effect }
sabika-task-offer-for-pay = { $effect }
sabika-task-city-bonuses = Bonus którego miasta bierzesz?
sabika-task-storehouse-bonuses = Bonus którego magazynu?
sabika-task-major-bonuses = Bonus której głównej budowli?
sabika-task-red-cities = Akcja którego czerwonego miasta?
sabika-task-tribute-part = Płacisz trybut: { $parias }. Jak go płacisz?
sabika-task-fee = Wydarzenie każe dopłacić do trybutu: { $price }. Jak płacisz?
sabika-task-start-player = Prowadzisz na torze parii: kto zaczyna następną rundę?
sabika-task-yusuf-city = Dla Yusufa kilka miast jest równie dobrych: które?

# Co zmieniłby wybór.

sabika-change-money = Zostaje ci: { $money }
sabika-change-no-money = Nie zostają ci dinary ani pieczęcie.
sabika-change-not-on-square = Potem na tym polu nie będzie możliwe: { $actions }
sabika-change-out-of-reach = Potem poza zasięgiem twoich pozostałych poddanych: { $actions }
sabika-secondary-action = akcja dodatkowa

## Co mówi doradca: jedno zdanie w każdej turze dla początkujących

sabika-coach-start = Wybierz płytkę, której użyjesz od razu: towar można wyeksportować, z materiałów buduje się lub tworzy poemat.
sabika-coach-square = Możesz wykonać akcję główną, akcję dodatkową obok pola albo obie, w dowolnej kolejności.
sabika-coach-goods = Towar, na który miasto ma popyt, daje dwa razy tyle.
sabika-coach-materials = Każdy materiał daje punkty: zużyj najcenniejsze, bez których się obejdziesz.
sabika-coach-tribute = Najpierw płać pariami: za brakujące płaci się dinarami, pieczęciami albo PP.
sabika-coach-only-rest = Nikt z twoich poddanych nie dojdzie na pole, które by się przydało: pozostaje odpoczynek.
sabika-coach-parias = Trybut jest blisko, a brakuje: { $parias }. Dają je eksport i przychylność; inaczej kosztuje to { $price }.
sabika-coach-export = Twój statek może dotrzeć do miasta, które ma popyt na twoje towary ({ $goods }): { $city }, za { $price }.
sabika-coach-build = Masz materiały na główną budowlę: dałyby { $pp }, a do tego przychylność i bonus.
sabika-coach-carve = Masz materiały na poemat: dałyby { $pp }, a poemat też pomoże.
sabika-coach-poor = Masz tylko { $dinars }: pieniądze daje rzemiosło, rynek albo odpoczynek poddanego.
sabika-coach-full = Skrzynie są pełne: zbuduj coś, stwórz poemat, eksportuj lub rozbuduj magazyn, zanim weźmiesz więcej.
sabika-coach-produce = Kupiec może wykonać produkcję: surowce staną się towarami ({ $raws }), a miasto da znów swój bonus.
sabika-coach-consolidate = Twój statek { $in_city } może skonsolidować handel: to daje dochód co rundę albo akcję od razu.
sabika-coach-wish = Na koniec tej rundy liczą się życzenia, a to jest nowe: { $wish }
sabika-coach-quarry = Magazyny są prawie puste: budowniczy przynosi z kamieniołomu trzy materiały.
sabika-coach-ways = Dwa kroki są za darmo: szukaj przydatnego pola blisko swoich poddanych, na którym nikogo nie ma.

notation-sabika =
    p: wszystkie pracownie, regiony i szlaki, bonusy toru przychylności i mozaik oraz teksty wyłożonych poematów
    Można też wpisywać ruchy, z angielskimi nazwami i numerami kart i płytek:
    work builder-1 outer-3; rest poet; main; secondary raw; end
    take wood; raw R0; process clay; buy marble; sell sugar; trade wood marble
    major 4; minor 17; with wood marble; left; export cairo; goods sugar pottery
    blue 12; red 12; grey A1; expand S03 2; activate 2; consolidate fez

rules-sabika =
    Zdobądź sławę na dworze Nasrydów. Gra trwa pięć rund; w każdej gracze ruszają po razie każdym ze swoich czterech poddanych: dwaj budowniczowie chodzą po pierścieniu zewnętrznym, kupiec po środkowym, poetka po wewnętrznym.
    - Praca: idziesz zgodnie z ruchem wskazówek zegara, dwa kroki za darmo, każdy następny za 1 dinar, a każdy cudzy poddany na polu kosztuje 1 dinar. Potem wykonujesz akcję główną pola, jedną akcję dodatkową obok albo obie, w dowolnej kolejności. Z pracowni idzie się na dowolne pole bez płacenia za kroki.
    - Odpoczynek: powrót do pracowni; bierzesz 3 dinary i tracisz 1 PP.
    Budowniczowie zdobywają materiały w kamieniołomach, budują, handlują na rynku i rozbudowują magazyny; kupcy eksportują towary, konsolidują handel w miastach i przetwarzają surowce; poetki tworzą poematy i ponawiają efekty czerwonych.
    Materiały i towary trzyma się w skrzyniach magazynów. Materiał zużyty na budowlę lub poemat daje punkty: gips 1 PP, drewno 2, marmur 3, ceramika 4.
    Na koniec rundy przychodzą dochód, życzenia sułtana i trybut: płaci się pariami, a za każdą brakującą 2 dinarami, pieczęcią albo 1 PP. Na koniec gry liczą się szare poematy, karta handlu i pozostałe zasoby. Wygrywa, kto ma najwięcej PP.
    Wszystkie zasady są w dokumentacji projektu Granada, na stronie o zasadach Sabiki.
