# Serwer: jego polecenie i to, czego odmawia.

command-serve = Uruchom serwer, na którym ludzie grają przez sieć, w przeglądarce albo w innych programach.
option-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 to wszystkie adresy tego komputera.
option-port = Port, na którym serwer nasłuchuje; 0 to dowolny wolny.
option-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://… Bez tej opcji plik w twoim folderze danych.
option-bus = Serwer Redis, redis://…, przez który procesy przekazują sobie, co nowego.
option-workers = Ile procesów obsługuje ludzi; gdy więcej niż jeden, potrzebny jest wspólny serwer Redis.
option-bot-workers = W ilu procesach myślą boty na każdy proces, który obsługuje ludzi; 0 to o jeden mniej, niż jest procesorów.
option-origin = Adres, który wpisują ludzie, na przykład https://play.example.org, jeśli po drodze stoi proxy.
option-proxies = Adresy zaufanych serwerów proxy albo sieci, takie jak 10.0.0.0/8, oddzielone przecinkami: wierzy się im, gdy mówią, skąd przychodzi żądanie.
option-browser = Otwórz adres w przeglądarce; bez tej opcji tylko tam, gdzie ktoś siedzi przy terminalu i ma ekran.
option-limits = Odrzucaj żądania, które przychodzą zbyt często.
option-mail = Serwer, który wysyła pocztę, smtp://UŻYTKOWNIK:HASŁO@HOST:PORT albo smtps://… Bez niego nie ma poczty.
option-mail-from = Adres, z którego przychodzi poczta, na przykład Granada <granada@example.org>.
option-log = Jak zapisywany jest dziennik: text albo json dla programów.
option-notice-delay = Po ilu sekundach nieobecni dostają wiadomość, że to ich kolej.
option-push-anywhere = Usługi powiadomień mogą być też w sieciach prywatnych; do testów.
serving = Granada działa pod adresem { $address } (zatrzymuje ją Ctrl+C)
unknown-variables = Te zmienne środowiskowe nie są ustawieniami Granady i nie mają znaczenia: { $names }.

## Przy stole z innymi

error-stale = Gra potoczyła się tymczasem dalej. Spójrz jeszcze raz, zanim zdecydujesz.
error-not-your-seat = To nie jest twoje miejsce.
error-no-such-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
error-no-such-person = Nie ma takiej osoby.
error-not-started = Partia jeszcze się nie zaczęła.
error-already-started = Partia już się zaczęła.
error-already-over = Partia jest już zakończona.
error-nobodys-seat = Na miejscu { $seat } nie gra żaden człowiek: gra tam bot albo nie ma takiego miejsca.
error-not-unfinished = Ten stół jest już zakończony albo zamknięty.
error-seat-taken = To miejsce jest zajęte.
error-colour-taken = Ktoś inny przy tym stole ma ten kolor.
error-others-play = W tę grę grają też inni i jeszcze trwa. Możesz odejść od stołu.
error-not-at-table = Nie masz miejsca przy tym stole.
error-nonce-not-asked = O tę losową liczbę nikt nie prosi albo już nie prosi. Nic się nie zmieniło.
error-not-the-host = Może to zrobić tylko osoba, która otworzyła stół.
error-silenced = Osoba, która otworzyła ten stół, odebrała ci tu głos.
error-silenced-everywhere = Moderator odebrał ci głos: nie możesz pisać na czacie ani zmienić imienia.
error-kept-out = Nie możesz tu usiąść: ktoś przy tym stole cię zablokował.
error-knows-a-hand = Było już u ciebie inne miejsce przy tym stole, więc wiesz, co jest tam ukryte.
error-not-a-moderator = To jest tylko dla moderatorów.
error-no-such-message = Nie ma takiej wiadomości.
error-unprintable-message = Wiadomość zawiera znaki, których nie da się pokazać.
error-nobody-plays = Ktoś musi grać: nie na wszystkich miejscach mogą siedzieć boty.
error-time-left = Na tę decyzję jest jeszcze czas.
error-has-stand-in = Tu gra już bot.
error-no-stand-in = Nie gra tu żaden bot w zastępstwie człowieka.
error-no-proposal = Nie ma propozycji, która czeka na twoją odpowiedź.
error-only-moves = W tej partii było już tyle cofania, że odtąd można tylko wykonywać ruchy.
error-action-has-ended = Tych ruchów nie można wykonać razem: jeden z nich coś odsłania albo kończy turę przed pozostałymi.
error-no-hints-here = Przy tym stole gra się bez podpowiedzi.
error-record-too-long = Zapis ma za dużo ruchów: najwyżej { $most }.

## Ludzie

error-not-signed-in = Najpierw podaj swoje imię.
error-not-registered = To jest tylko dla zarejestrowanych.
error-already-registered = Masz już konto.
error-wrong-password = Imię albo hasło się nie zgadza.
error-disabled = Gospodarz tego serwera zablokował to konto.
error-no-such-report = Nie ma otwartego zgłoszenia { $number }.
error-no-password = Ta osoba jest gościem i nie ma hasła.
error-easy-password = To hasło łatwo odgadnąć: jest twoim imieniem albo jednym z tych, które próbuje się najpierw. Wybierz inne, na przykład kilka słów.
error-name-taken = Imię „{ $name }” albo bardzo podobne należy już do kogoś innego.
error-wrong-link = Ten link został już użyty albo jest nieważny. Poproś o nowy.
error-too-many-tokens = Masz za dużo tokenów. Najpierw usuń któryś z nich. Największa liczba: { $most }.
error-too-many-muted = Liczba wyciszonych osób jest za duża. Największa liczba: { $most }.
error-bad-name = Imię może mieć najwyżej { $longest } znaków, wszystkie widoczne.
error-no-mail-here = Ten serwer nie wysyła poczty.
error-bad-address = „{ $address }” to nie adres e-mail.
error-wrong-code = To nie ten kod, który przyszedł w wiadomości, albo jest już nieważny.
error-bad-webhook = To nie jest publiczny adres webhooka (https://…) albo brakuje pokoju lub klucza Matrix.
error-too-many-webhooks = Możesz mieć najwyżej tyle webhooków: { $most }.
error-bad-subscription = Nie można powiadamiać tej przeglądarki: nie udało się zrozumieć jej subskrypcji.

## Serwer i jego goście

error-not-understood = Żądanie jest niezrozumiałe.
error-wrong-field = Żądanie jest niezrozumiałe: pola „{ $field }” brakuje, jest nieznane albo ma niedozwoloną wartość.
error-too-long =
    { $field ->
        [name] Imię jest za długie.
        [password] Hasło jest za długie.
        [new] Nowe hasło jest za długie.
        [label] Nazwa tokenu jest za długa.
        [text] Wiadomość jest za długa.
       *[other] Pole „{ $field }” jest za długie.
    } Największa liczba znaków: { $most }.
error-too-short =
    { $field ->
        [name] Imię jest za krótkie.
        [password] Hasło jest za krótkie.
        [new] Nowe hasło jest za krótkie.
        [label] Nazwa tokenu jest za krótka.
        [text] Wiadomość jest za krótka.
       *[other] Pole „{ $field }” jest za krótkie.
    } Najmniejsza liczba znaków: { $least }.
error-not-found = Pod tym adresem niczego nie ma.
error-foreign-page = Żądanie pochodzi ze strony innego serwisu.
error-too-often =
    { $seconds ->
        [one] Zbyt często. Spróbuj ponownie za { $seconds } sekundę.
        [few] Zbyt często. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Zbyt często. Spróbuj ponownie za { $seconds } sekund.
    }
error-crowded = Jest już za dużo połączeń, z twojego adresu albo z tym stołem. Zamknij niektóre z nich.
error-too-many-tables =
    { $most ->
        [one] Możesz mieć naraz tylko { $most } niedokończony stół. Najpierw go dokończ albo opuść.
        [few] Możesz mieć naraz { $most } niedokończone stoły. Najpierw dokończ albo opuść któryś z nich.
       *[many] Możesz mieć naraz { $most } niedokończonych stołów. Najpierw dokończ albo opuść któryś z nich.
    }
error-too-many-tables-here = Z twojego adresu otwarto za dużo stołów, które czekają na dokończenie ({ $most }). Najpierw dokończcie albo opuśćcie któryś z nich.
error-too-much-brought = Ty albo inni z twojego adresu wczytaliście już dziś tyle zapisów i edycji, ile wolno. Spróbuj ponownie jutro.
error-too-large = To jest za duże: najwyżej { $most } bajtów.
error-internal-error = Coś zawiodło. Nic się nie zmieniło.
error-not-kept = Przeglądarka nie mogła tego zapisać. Nic się nie zmieniło. Może brakuje jej miejsca: usuń stare gry i spróbuj ponownie.
error-not-read = Nie można odczytać gier zapisanych w tej przeglądarce. Zamknij inne strony Granady i spróbuj ponownie.
error-other-version = Tę partię zapisała inna wersja Granady, więc nie można jej tu kontynuować. Można pobrać jej zapis.
error-nobody-listens = Grasz tylko na tym urządzeniu: nikt inny nie przeczyta twojej wiadomości.
error-database-gone = Baza danych w tej chwili nie odpowiada. Spróbuj ponownie.
error-database-full = Dysk serwera jest pełny: niczego nie można zapisać. Spróbuj później.
error-database-read-only = Baza danych serwera jest tylko do odczytu: niczego nie można zapisać. Spróbuj później.
error-database-corrupt = Baza danych serwera jest uszkodzona. Osoba prowadząca serwer musi przywrócić kopię zapasową.
error-database-too-new = Baza danych pochodzi z nowszej wersji Granady ({ $revision }) i tylko ona potrafi jej użyć.
error-database-too-old = Baza pochodzi ze starszej wersji. Uruchom raz nowy serwer albo „granada admin migrate”.
error-no-database = Nie ma bazy { $file }.
error-only-sqlite = To działa tylko z SQLite. PostgreSQL ma do tego własne programy: pg_dump i pg_restore.
error-file-exists = Plik { $file } już istnieje.
error-no-backup = { $file } nie jest kopią bazy Granady albo jest uszkodzony.
error-in-use = Serwer używa tej bazy. Najpierw go zatrzymaj.
error-bad-setting = Ustawienie „{ $setting }” nie może mieć wartości „{ $value }”.
error-bad-proxy = Serwery proxy podaje się jako adresy lub sieci, takie jak 192.0.2.1 albo 10.0.0.0/8, oddzielone przecinkami. „{ $value }” nie jest ani jednym, ani drugim.
error-cannot-listen = Serwer nie może działać pod adresem { $address }: { $why }.

## Co policzono po skończonej partii

deed-alhambra-took = Wzięte pieniądze
deed-alhambra-bought = Kupione budynki
deed-alhambra-placed = Zbudowane budynki
deed-alhambra-reserved = Odłożone do rezerwy
deed-alhambra-swapped = Wymienione budynki
deed-alhambra-withdrawn = Przeniesione do rezerwy
deed-alhambra-last-tile-won = Zdobyte ostatnie budynki
deed-sabika-worked = Wysłani poddani
deed-sabika-rested = Odpoczynki
deed-sabika-material = Wzięte materiały
deed-sabika-marble = Wzięte marmury
deed-sabika-raw = Wzięte surowce
deed-sabika-processed = Przetworzone surowce
deed-sabika-bought = Zakupy
deed-sabika-sold = Sprzedaże
deed-sabika-exchanged = Wymiany
deed-sabika-expanded = Rozbudowy magazynów
deed-sabika-major-built = Główne budowle
deed-sabika-minor-built = Pomniejsze budowle
deed-sabika-carved = Stworzone poematy
deed-sabika-reactivated = Ponowione efekty
deed-sabika-exported = Wysłane statki
deed-sabika-consolidated = Konsolidacje

## Powiadomienia dla nieobecnych

notice-turn = Twoja kolej: { $game }
notice-turn-with = Twoja kolej: { $game } ({ $names })
mail-turn =
    { $what }

    { $table }

    Ta wiadomość przyszła na Twoją prośbę. Żeby nie dostawać kolejnych:
    { $unsubscribe }
mail-code-subject = Granada: { $code }
mail-code =
    Twój kod to { $code }. Wpisz go na { $origin }, a gdy będzie Twoja kolej, przyjdzie wiadomość.

    Jeśli to nie Twoja prośba, zapomnij o tej wiadomości: następnych nie będzie.
mail-reset-subject = Granada: nowe hasło
mail-reset =
    Ktoś chce ustawić nowe hasło do Twojego konta na { $origin }. Jeśli to Ty, otwórz ten link w ciągu godziny:

    { $link }

    Jeśli to nie Twoja prośba, zapomnij o tej wiadomości: nic się nie zmieni.
unsubscribe-question = Nie wysyłać więcej wiadomości na adres { $address }?
unsubscribe-button = Nie wysyłaj więcej
unsubscribe-done = Na adres { $address } nie przyjdzie już żadna wiadomość.
