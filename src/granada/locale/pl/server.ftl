# Serwer: jego polecenie i to, czego odmawia.

command-serve = Pozwól ludziom grać przez sieć, w przeglądarce albo innymi programami.
option-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 to wszystkie adresy tego komputera.
option-port = Port, na którym serwer nasłuchuje; 0 to dowolny wolny.
option-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://… Bez tej opcji plik w twoim folderze danych.
option-bus = Serwer Redis, redis://…, przez który procesy powiadamiają się o nowościach.
option-workers = Ile procesów obsługuje ludzi; więcej niż jeden wymaga szyny.
option-bot-workers = W ilu procesach myślą boty na każdy proces, który obsługuje ludzi; 0 to o jeden mniej, niż jest procesorów.
option-origin = Adres, który wpisują ludzie, na przykład https://play.example.org, jeśli po drodze stoi proxy.
option-proxies = Adresy serwerów proxy, oddzielone przecinkami, którym się wierzy, gdy mówią, skąd przychodzi żądanie.
option-limits = Odmawiaj żądaniom, które przychodzą zbyt często.
serving = Granada jest pod adresem { $address } (Ctrl+C ją zatrzymuje)

## Przy stole z innymi

error-stale = Gra potoczyła się dalej. Spójrz jeszcze raz, zanim zdecydujesz.
error-not-your-seat = To nie jest twoje miejsce.
error-no-such-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
error-no-such-person = Nie ma takiej osoby.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-already-over = Gra jest skończona.
error-seat-taken = To miejsce jest zajęte.
error-not-at-table = Nie masz miejsca przy tym stole.
error-not-the-host = Może to zrobić tylko ten, kto otworzył stół.
error-silenced = Osoba, która otworzyła ten stół, odebrała ci tu głos.
error-time-left = Na tę decyzję jest jeszcze czas.
error-has-stand-in = Tutaj gra już bot.
error-no-stand-in = Żaden bot nie gra tutaj zamiast człowieka.
error-no-proposal = Nie ma propozycji, która czeka na twoją odpowiedź.
error-only-moves = W tej grze było tyle cofania, że odtąd można już tylko wykonywać ruchy.
error-record-too-long = Zapis ma za dużo ruchów: najwyżej { $most }.

## Ludzie

error-not-signed-in = Najpierw podaj swoje imię.
error-not-registered = To jest tylko dla zarejestrowanych.
error-already-registered = Rejestracja już się odbyła.
error-wrong-password = Imię albo hasło jest niewłaściwe.
error-name-taken = Ktoś inny jest zarejestrowany pod nazwą „{ $name }”.
error-bad-name = Imię może mieć najwyżej { $longest } znaków i nic, czego nie da się pokazać.

## Serwer i jego goście

error-not-understood = Żądanie jest niezrozumiałe ({ $detail }).
error-not-found = Pod tym adresem niczego nie ma.
error-foreign-page = Żądanie pochodzi ze strony innego serwisu.
error-too-often =
    { $seconds ->
        [one] Zbyt często. Spróbuj ponownie za { $seconds } sekundę.
        [few] Zbyt często. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Zbyt często. Spróbuj ponownie za { $seconds } sekund.
    }
error-crowded = Jest już za dużo połączeń, z tego miejsca albo z tym stołem. Zamknij niektóre z nich.
error-too-many-tables =
    { $most ->
        [one] Możesz mieć naraz tylko { $most } niedokończony stół. Najpierw go dokończ albo opuść.
        [few] Możesz mieć naraz { $most } niedokończone stoły. Najpierw dokończ albo opuść któryś z nich.
       *[many] Możesz mieć naraz { $most } niedokończonych stołów. Najpierw dokończ albo opuść któryś z nich.
    }
error-too-large = To jest za duże: najwyżej { $most } bajtów.
error-out-of-order = Serwer zawiódł. Niczego nie zmieniono.
error-database-gone = Baza danych w tej chwili nie odpowiada. Spróbuj ponownie.
error-database-too-new = Baza danych pochodzi z nowszej wersji Granady ({ $revision }) i tylko ona potrafi jej użyć.
error-bad-setting = Ustawienie „{ $setting }” nie może mieć wartości „{ $value }”.
error-cannot-listen = Nie można nikogo obsłużyć pod adresem { $address }: { $why }.
