# Aplikacja internetowa: wszystko, co otacza plansze.

## Drobiazgi

web-close = Zamknij
web-explain = Co to jest?
web-see-rules = Zobacz zasady
web-cancel = Anuluj
web-continue = Dalej
web-confirm = Potwierdź
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano.
web-share = Udostępnij
web-send = Wyślij
web-loading = Wczytywanie…
web-skip = Przejdź do treści
web-home = Strona główna
web-menu = Menu
web-more = Więcej
web-try-again = Spróbuj ponownie
web-lost-title = Tu nic nie ma
web-other-rules-title = Ta partia ma inne zasady
web-other-version-title = To partia z innej wersji
web-unreachable-title = Serwer nie odpowiada
web-unreachable = Nie udało się wczytać tej strony. Być może na chwilę zniknęła sieć.
web-refused = Serwer tego nie przyjął. Wczytaj stronę ponownie: może być starsza niż serwer.

## Gry

about-alhambra = Zatrudniaj najlepszych budowniczych, płać każdemu w jego walucie i wznieś pałac otoczony jednym długim murem. Szybkie tury, od 2 do 6 graczy.
about-sabika = Buduj dla sułtana Grenady: wysyłaj poddanych na trzy pierścienie rondla, handluj za morzem, twórz poematy, płać trybut. Gra pełna głębi, od 1 do 4 graczy.
web-tagline = Gry planszowe na jednym wzgórzu. Z botami albo z przyjaciółmi, od razu i bez konta.
web-unofficial = Projekt fanów, nie oficjalny produkt. Gry należą do swoich autorów i wydawców.
web-bot-random = Losowy
web-bot-novice = Nowicjusz
web-bot-apprentice = Uczeń
web-bot-master = Mistrz
web-bot-grandmaster = Arcymistrz
web-bot-buyer = Kupiec
web-bot-companion = Równy mnie
web-rules = Zasady
web-rules-of = Zasady: { $game }

## Strona główna

web-play-now = Graj
web-play-with-friends = Z przyjaciółmi
web-learn = Nauka gry
web-learn-game = Nauka gry { $game }
web-new-here = Pierwszy raz tutaj?
web-new-here-begin = Krótka lekcja na prawdziwej planszy, a potem pierwsza gra z nowicjuszami, których da się pokonać.
web-board-of = Plansza gry { $game }
web-game-minutes = około { $minutes } min
web-weight-light = łatwa do nauczenia
web-weight-heavy = wiele do nauczenia
web-all-options = Wszystkie opcje
web-players = Liczba graczy
web-opponents = Przeciwnicy
web-companion = Gra tak dobrze jak ty: teraz { $bot }. { $games ->
    [0] Ta przeglądarka zapamięta twoje wyniki z botami.
    [one] Ta przeglądarka pamięta jedną grę z botami.
    [few] Ta przeglądarka pamięta { $games } gry z botami.
   *[many] Ta przeglądarka pamięta { $games } gier z botami.
}
web-companion-now = { web-bot-companion } (teraz { $bot })
web-companion-next = W następnej grze równy tobie gra jako: { $bot }.
web-my-games = Moje partie
web-open-tables = Wolne stoły
web-no-open-tables = W tej chwili nikt nie czeka. Otwórz własny stół!
web-replays = Powtórki
web-clear = Usuń
web-clear-game = Usuń tę partię: { $game }, { $names }
web-clear-old = Usuń stare partie
web-clear-question =
    { $count ->
        [one] Usunąć jedną partię?
        [few] Usunąć { $count } partie?
       *[many] Usunąć { $count } partii?
    }
web-clear-finished = Zakończone partie znikają tylko z twojej listy: ich wyniki nadal się liczą.
web-clear-unfinished =
    { $count ->
        [one] Jedna partia nie jest skończona. Zakończy się bez wyniku.
        [few] { $count } partie nie są skończone. Zakończą się bez wyniku.
       *[many] { $count } partii nie jest skończonych. Zakończą się bez wyniku.
    }
web-clear-others = Partie z innymi osobami zostają.
web-no-replays = Tu pojawią się zakończone partie.
web-status-playing = w trakcie
web-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-language = Język
web-theme = Wygląd
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-settings = Ustawienia
web-sign-in = Zaloguj się

## Nowy stół

web-new-table = Nowy stół: { $game }
web-who-plays = Kto gra?
web-seat = Miejsce { $number }
web-kind-me = Ty
web-kind-open = Znajomy z linku
web-kind-here = Ktoś przy tym ekranie
web-kind-bot = Bot: { $bot }
web-options = Opcje
web-option-events = Wydarzenia
web-option-events-help = Płytki wydarzeń trochę zmieniają zasady; zawsze działa jedna z nich.
web-choice-events-none = Bez wydarzeń
web-choice-events-random = Trzy losowe
web-choice-events-0-3 = Trzy złe
web-choice-events-1-2 = Jedno dobre, dwa złe
web-choice-events-2-1 = Dwa dobre, jedno złe
web-choice-events-3-0 = Trzy dobre
web-option-yusuf = Yusuf
web-option-yusuf-help = Twój rywal w grze jednoosobowej.
web-choice-yusuf-usual = Zwykły
web-choice-yusuf-hard = Trudniejszy
web-time = Czas
web-clock-none = Bez zegara
web-clock-none-help = Każdy myśli, ile chce.
web-clock-live = Na żywo
web-clock-live-help = Każdy gracz ma określony czas na całą partię i trochę dodatkowego za każdy ruch.
web-clock-days = Dni
web-clock-days-help = Określona liczba dni na każdą decyzję, do partii, które trwają tygodniami.
web-clock-bank = Minuty dla każdego gracza
web-clock-increment = Dodatkowe sekundy za ruch
web-clock-per-move = Dni na każdą decyzję
web-public = Pokaż stół na stronie głównej: każdy może się dosiąść
web-allow-hints = Podpowiedzi mistrza dozwolone
web-open-table = Otwórz stół

## Przed grą

web-waiting =
    { $count ->
        [0] Są już wszyscy: zaczynamy.
        [one] Czekamy jeszcze na { $count } gracza.
        [few] Czekamy jeszcze na { $count } graczy.
        [many] Czekamy jeszcze na { $count } graczy.
       *[other] Czekamy jeszcze na { $count } gracza.
    }
web-invitation = Wyślij ten link tym, którzy mają grać albo oglądać
web-invitation-text = Zagraj ze mną: { $game }!
web-qr-code = Kod QR zaproszenia
web-qr-help = Albo daj znajomym zeskanować ten kod.
web-your-colour = Twój kolor
web-colour-of = Kolor: { $name }
web-colour-of-seat = Kolor miejsca { $number }
web-colour-taken = Ktoś inny ma ten kolor
web-colour-blue = niebieski
web-colour-red = czerwony
web-colour-green = zielony
web-colour-yellow = ochra
web-colour-purple = fioletowy
web-colour-grey = szary
web-colour-pink = różowy
web-colour-teal = turkusowy
web-invite-others = Zaproś innych
web-known-to-host = Ta partia pochodzi z wczytanego zapisu: kto otworzył stół, może znać wszystkie karty i kafelki, które dopiero się pojawią. Nie ma jej na liście i nie liczy się do rankingu.
web-known-to-host-brief = Kto otworzył stół, może znać wszystkie karty
web-imported = Zaimportowana, poza rankingiem
web-played-offline = Rozegrana offline, poza rankingiem
web-free-seat = Wolne miejsce
web-somebody = Ktoś
web-you = ty
web-here = przy stole
web-away = poza stołem
web-sit-down = Usiądź
web-stand-up = Wstań
web-close-table = Zamknij stół
web-table-closed = Ten stół zamknięto.

## Przy stole

web-seats = Gracze
web-points = punkty
web-to-move = ma ruch
web-your-turn = Twoja kolej
web-turn-of =
    { $count ->
        [one] Ruch ma { $name }.
        [few] Decydują: { $name }.
        [many] Decydują: { $name }.
       *[other] Decydują: { $name }.
    }
web-game-over = Koniec gry
web-spectators =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
web-spectator = Widz
web-days-left =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
web-bot-plays = gra { $bot }
web-bot-plays-for-you = Bot ({ $bot }) gra w twoim imieniu.
web-seat-is-left = Opuszczone miejsce: { $name }. Możesz grać dalej zamiast tej osoby.
web-play-on-here = Zajmij miejsce
web-bots-hurry = Boty myślą teraz krócej: toczy się wiele partii.
web-time-is-up = Czas się skończył: { $name }.
web-take-over = Niech zagra bot
web-return = Gram dalej
web-reconnecting = Utracono połączenie. Próbujemy je odzyskać…
web-undo = Cofnij
web-undo-help = Cofnij swój ostatni ruch
web-undo-ask = Poproś innych o zgodę na cofnięcie ostatniego ruchu
web-undo-asked = Pozostali dostali pytanie o zgodę.
web-undo-proposed =
    { $moves ->
        [one] { $name } chce cofnąć { $moves } ruch.
        [few] { $name } chce cofnąć { $moves } ruchy.
        [many] { $name } chce cofnąć { $moves } ruchów.
       *[other] { $name } chce cofnąć { $moves } ruchu.
    }
web-undo-waits = Czekamy na pozostałych…
web-agree = Zgoda
web-decline = Nie
web-skip-steps = Pomiń
web-meanwhile = Pod Twoją nieobecność
web-last-moves = Co zrobili inni od twojego ostatniego ruchu
web-confirm-question = { $move } – i koniec tury?
web-end-turn = Zakończ turę
web-not-yet = Jeszcze nie
web-hint = Podpowiedź
web-hint-help = Co zrobiłby mistrz?
web-coach = Doradca
web-setting-coach = Doradca mówi w każdej turze, co jest ważne
web-coach-off = Wyłącz doradcę
web-hint-hurried = Nad tą podpowiedzią mistrz myślał krócej niż zwykle: toczy się wiele partii.
web-hint-do = Zrób to
web-hint-why = Dlaczego i co jeszcze?
web-hint-more =
    { $n ->
        [one] … i jeszcze { $n } krok
        [few] … i jeszcze { $n } kroki
        [many] … i jeszcze { $n } kroków
       *[other] … i jeszcze { $n } kroku
    }
web-pass-device = Przekaż urządzenie: { $name }
web-pass-device-why = Do tego czasu ukryte jest to, czego inni nie powinni widzieć.
web-i-am = To ja, { $name }
web-log = Kronika
web-chat = Czat
web-log-and-chat = Kronika i czat
web-fold = Zwiń dziennik i czat
web-unfold = Pokaż dziennik i czat
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Pokaż wcześniejsze
web-taken-back = Cofnięte
web-look-then = Zobacz planszę z tamtej chwili
web-everything = Wszystko, co wiadomo
web-looking-back = Spojrzenie wstecz: krok { $step } z { $steps }
web-back-to-now = Wróć do gry
web-chat-unread =
    { $count ->
        [one] Czat: { $count } nowa wiadomość
        [few] Czat: { $count } nowe wiadomości
       [many] Czat: { $count } nowych wiadomości
       *[other] Czat: { $count } nowej wiadomości
    }
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-say = Napisz coś
web-mute = Wycisz: { $name }
web-unmute = Nie wyciszaj: { $name }
web-table-menu = Stół
web-leave = Opuść grę
web-leave-question = Bot zagra dalej za ciebie, a partia będzie liczona jako przegrana. Możesz wrócić, dopóki nikt nie zajmie twojego miejsca.
web-stay = Zostań
web-rematch = Zagraj jeszcze raz
web-score-sheet = Tabela wyników
web-rematch-waits = Ktoś chce zagrać jeszcze raz.
web-you-have-won = Zwycięstwo!
web-statistics = Statystyki
web-points-course-if-scored = Punkty w przebiegu gry, gdyby liczyć je w każdej chwili
web-points-course = Punkty w trakcie gry
web-stat-turns = Tury
web-stat-moves = Ruchy
web-stat-time = Czas namysłu
web-moves-made =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
web-moves-taken-back =
    { $moves ->
        [one] { $moves } cofnięty ruch
        [few] { $moves } cofnięte ruchy
        [many] { $moves } cofniętych ruchów
       *[other] { $moves } cofniętego ruchu
    }
web-points-for = Punkty za
web-grand-total = Suma końcowa
web-total = Razem
web-log-undo =
    { $moves ->
        [one] { $name } cofa { $moves } ruch.
        [few] { $name } cofa { $moves } ruchy.
        [many] { $name } cofa { $moves } ruchów.
       *[other] { $name } cofa { $moves } ruchu.
    }
web-log-propose =
    { $moves ->
        [one] { $name } prosi o cofnięcie { $moves } ruchu.
        [few] { $name } prosi o cofnięcie { $moves } ruchów.
        [many] { $name } prosi o cofnięcie { $moves } ruchów.
       *[other] { $name } prosi o cofnięcie { $moves } ruchu.
    }
web-log-agree = { $name } się zgadza.
web-log-decline = { $name } się nie zgadza.
web-log-takeover = Zamiast gracza { $name } gra bot: { $bot }.
web-log-return = { $name } znów gra.

## Skróty

web-shortcuts = Skróty klawiszowe
web-key-choice = Do tego, co można wybrać
web-key-words = Do wyborów słowami, gdzie plansza ma obrazki
web-key-undo = Cofnij
web-key-confirm = Potwierdź koniec tury
web-key-cancel = Jeszcze nie; wróć do gry
web-key-hint = Podpowiedź
web-key-back = Krok wstecz
web-key-forward = Krok naprzód
web-key-log = Kronika
web-key-chat = Czat
web-key-help = Te skróty
web-key-board = Na planszy Tab przechodzi z części do części, strzałki poruszają się wewnątrz części, a Enter wybiera.

## Powtórka i zapisy

web-replay = Powtórka
web-replay-of = { $game }: { $names }
web-replay-start = Początek partii.
web-to-table = Do stołu
web-play = Odtwórz
web-pause = Wstrzymaj
web-speed = Szybkość
web-viewer = Punkt widzenia
web-step = Krok
web-steps = Kroki
web-step-of = { $step } z { $steps }
web-turn-back = Turę wstecz
web-turn-on = Turę naprzód
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-to-start = Na początek
web-to-end = Na koniec
web-record-text = Zapis jako tekst
web-record-json = Zapis jako JSON
web-verify = Sprawdź tasowanie
web-verify-help = Przed partią ogłasza się zobowiązanie co do tasowania, a po niej ziarno. Jeśli do siebie pasują, niczego w tym czasie nie zmieniono; poza tym wszystkie ruchy są rozgrywane ponownie według zasad.
web-verified =
    { $moves ->
        [one] Ziarno pasuje do zobowiązania, a { $moves } ruch jest zgodny z zasadami.
        [few] Ziarno pasuje do zobowiązania, a wszystkie { $moves } ruchy są zgodne z zasadami.
        [many] Ziarno pasuje do zobowiązania, a wszystkie ruchy ({ $moves }) są zgodne z zasadami.
       *[other] Ziarno pasuje do zobowiązania, a wszystkie ruchy ({ $moves }) są zgodne z zasadami.
    }
web-contributed-here = Twoja przeglądarka dodała jedną z tych liczb, a wszystkie zobowiązania są takie, jakie widziała przed rozdaniem.
web-not-verified = Zobowiązania zmieniły się od początku partii.
web-commitment = Zobowiązanie
web-seed = Ziarno
web-import = Wczytaj zapis
web-import-help = Wczytaj zapis partii, stąd albo z terminala. Każdy ruch jest sprawdzany. Jeśli partia się nie skończyła, grasz dalej od tego miejsca.
web-import-file = Plik
web-import-text = Albo jego tekst
web-import-go = Wczytaj

## Ludzie

web-who-are-you = Kim jesteś?
web-name = Imię
web-your-name = Twoje imię
web-name-help = Pod tym imieniem widzą cię inni.
web-name-once = To imię widzą twoi znajomi. Pytamy tylko raz.
web-guest-help = Gość potrzebuje tylko imienia. Ta przeglądarka cię pamięta.
web-come-as-guest = Wejdź jako gość
web-profile = Profil
web-all-records = Wszystkie moje gry w jednym pliku
web-games-here = Gry w tej przeglądarce
web-games-here-help = Nie ma ich nigdzie indziej. Pobieraj co jakiś czas ich zapisy: każdy można wczytać ponownie, tutaj albo gdzie indziej.
web-report = Zgłoś gospodarzowi
web-report-help = Co się stało? Zgłoszenie dotyczy: { $name }. Czytają je tylko gospodarz tego serwera i moderatorzy.
web-report-send = Wyślij
web-report-sent = Gospodarz tego serwera ma Twoje zgłoszenie.
web-report-text = Zgłoszenie
web-message-remove = Usuń tę wiadomość
web-message-removed = Moderator usunął tę wiadomość.
web-block = Zablokuj
web-unblock = Odblokuj
web-blocked = Ta osoba jest przez ciebie zablokowana.
web-blocked-people = Zablokowane osoby
web-blocked-help = Nie widzisz ich wiadomości. Nie mogą siadać przy twoich stołach ani cię zapraszać.
web-moderation = Moderacja
web-moderation-help = Wszystko, co tu robisz, trafia do dziennika, który czyta też gospodarz serwera.
web-moderation-reports = Zgłoszenia
web-moderation-reported-by = Zgłasza:
web-moderation-done = Załatwione
web-moderation-no-reports = Nie ma otwartych zgłoszeń.
web-moderation-log = Co zrobili moderatorzy
web-moderation-did-rename = Nowe imię:
web-moderation-did-silence = Odebrano głos:
web-moderation-did-let-speak = Przywrócono głos:
web-moderation-did-message = Usunięto wiadomość:
web-moderation-did-report = Zamknięto zgłoszenie: numer
web-moderation-rename = Zmień imię
web-moderation-silence = Odbierz głos
web-moderation-silence-help = Osoba bez głosu nie może pisać na czacie ani zmienić imienia.
web-moderation-silenced = Tej osobie odebrano głos: nie może pisać na czacie ani zmienić imienia.
web-moderation-let-speak = Przywróć głos
web-moderation-said = Ostatnie wiadomości tej osoby
web-account = Konto
web-account-help = Dzięki kontu zachowasz swoje partie i ranking i zagrasz na każdym urządzeniu.
web-register = Zarejestruj się
web-registered = Imię zarejestrowane
web-welcome = Witaj, { $name }!
web-password = Hasło
web-password-help = Co najmniej { $least } znaków.
web-old-password = Dotychczasowe hasło
web-new-password = Nowe hasło
web-change-password = Zmień hasło
web-forgotten-password = Nie pamiętasz hasła?
web-reset-title = Nowe hasło
web-reset-help = Link przyjdzie na adres e-mail potwierdzony dla powiadomień. Nie ma takiego adresu? Poproś o link gospodarza tego serwera.
web-reset-send = Wyślij mi link
web-reset-sent = Jeśli to konto ma potwierdzony adres e-mail, link jest już w drodze.
web-reset-choose = Wybierz nowe hasło. Wszędzie indziej nastąpi wylogowanie.
web-sign-out = Wyloguj się
web-sign-out-everywhere = Wyloguj się wszędzie
web-delete-account = Usuń mnie
web-delete-question = Twoje imię zniknie zewsząd, a w twoich partiach dalej zagrają boty. Tego nie da się cofnąć.
web-tokens = Klucze dla botów
web-tokens-help = Program z takim kluczem może robić wszystko to, co ty.
web-token-label = Do czego służy
web-token-make = Utwórz klucz
web-token-drop = Usuń ten klucz
web-token-secret = Ten klucz pokazujemy tylko raz:
web-here-since = Tu od: { $date }
web-guest-since = Gość od: { $date }
web-games-played = Rozegrane
web-games-won = Wygrane
web-mean-score = Średni wynik
web-best-score = Najlepszy wynik
web-rating = Ranking
web-rating-help = Ile gracz jest wart co najmniej, z dużą pewnością: ranking rośnie z wygranymi z silnymi graczami i z liczbą partii.
web-ratings = Rankingi
web-rank = Miejsce
web-no-ratings = Nikt nie ma jeszcze rankingu. Liczą się partie osób zarejestrowanych.
web-no-games-yet = Nie ma jeszcze zakończonych partii.

## Ustawienia i powiadomienia

web-setting-confirm = Pytaj przed końcem tury, którego nie można cofnąć
web-pace = Jak szybko pokazywać ruchy innych
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-fast = Szybko
web-pace-none = Wszystko naraz
web-text-size = Wielkość liter
web-volume = Głośność
web-sound-mute = Wycisz
web-setting-sound = Dźwięk, gdy przychodzi moja kolej
web-notices = Powiadomienia
web-notices-help = Dowiedz się, że to twoja kolej, kiedy cię tu nie ma.
web-push = Powiadamiaj mnie w tej przeglądarce
web-push-on =
    { $count ->
        [one] Powiadamia cię { $count } przeglądarka.
        [few] Powiadamiają cię { $count } przeglądarki.
        [many] Powiadamia cię { $count } przeglądarek.
       *[other] Powiadamia cię { $count } przeglądarki.
    }
web-push-off = Wyłącz powiadomienia
web-push-refused = Przeglądarka na to nie pozwala.
web-mail = Adres e-mail
web-mail-send-code = Wyślij mi kod
web-webhooks = Webhooki
web-webhooks-help = Wiadomość o twojej kolejce trafi na kanał Discorda, do pokoju Matrix albo do twojego programu.
web-notices-here = Także wtedy, gdy mam ten stół otwarty w innej karcie
web-webhook-kind = Rodzaj
web-webhook-json = Własny program (JSON)
web-webhook-discord = Discord
web-webhook-matrix = Matrix
web-webhook-address = Adres webhooka
web-webhook-home = Adres serwera domowego
web-webhook-room = Identyfikator pokoju
web-webhook-token = Klucz dostępu
web-webhook-add = Dodaj webhook
web-webhook-remove = Usuń webhook: { $host }
web-webhook-secret = Klucz podpisu, pokazywany tylko raz:
web-mail-code = Kod wysłany na adres { $address }
web-mail-on = Dostajesz wiadomości na adres { $address }.
web-mail-off = Wyłącz wiadomości

## O programie

web-about = O programie
web-about-what = Granada to dom dwóch gier planszowych z jednego wzgórza: dokładne zasady, boty oraz stoły do gry w przeglądarce i w terminalu.
web-credits = Autorzy
web-credit-alhambra = Alhambra to gra Dirka Henna, wydawnictwo Queen Games.
web-credit-sabika = Sabika to gra Germána P. Millána, wydawnictwo Ludonova.
web-credit-ours = Wszystkie teksty, rysunki i ornamenty są nasze. Jeśli gra ci się podoba, kup ją: jej autorzy na to zasługują.
web-licences = Licencje
web-licence-granada = Granada: licencja MIT.
web-licence-fonts = Alegreya i Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica): SIL Open Font License 1.1.
web-licence-code = Svelte (MIT), Fluent (Apache 2.0), D3 (ISC).
web-privacy = Prywatność
web-privacy-text = Bez śledzenia, bez reklam, bez łączenia się z kimkolwiek innym. Jedno ciasteczko mówi serwerowi, kim jesteś; ustawienia zostają w tej przeglądarce.

# Editions of one's own.
web-edition = Wydanie
web-built-in-edition = Wydanie wbudowane
web-edition-help = Wiele kart tej gry jest wymyślonych, bo drukowanych nie można publicznie przeczytać.
web-edition-make = Przygotuj wydanie z własnego egzemplarza

# Gra w samej przeglądarce, bez serwera.
web-tagline-site = Gry planszowe na jednym wzgórzu. Z botami albo przy jednym ekranie, bez konta i bez serwera.
web-engine-loading = Pobieranie gier: { $percent } %
web-engine-starting = Uruchamianie gier…
web-engine-absent = Tutaj nie można grać bez sieci: ten serwer tego nie oferuje.
web-engine-unreachable = Nie udało się pobrać gier. Sprawdź sieć i spróbuj ponownie.
web-engine-failed = Nie udało się uruchomić gier w tej przeglądarce. Spróbuj ponownie albo użyj innej przeglądarki.
web-engine-blocked = Nadal jest otwarta strona starszej wersji Granady. Zamknij ją i spróbuj ponownie.
web-engine-outdated = Ta strona i gry są z różnych wersji. Wczytaj stronę ponownie.
web-engine-too-old = Ta przeglądarka jest zbyt stara, żeby uruchomić gry. Zaktualizuj ją albo użyj innej.
web-engine-plain = W tej przeglądarce gry działają wolno. Grają tu tylko szybkie boty.
web-offline = Bez sieci
web-offline-help = Obie gry, boty i twoje rozgrywki mogą zostać w tej przeglądarce ({ $size } MB). Wtedy możesz grać w samolocie.
web-offline-keep = Zachowaj do gry bez sieci
web-offline-keeping = Zapisywanie wszystkiego w tej przeglądarce…
web-offline-kept = Wszystko jest w tej przeglądarce. Możesz grać bez sieci.
web-install = Zainstaluj jako aplikację
web-server-gone = Serwer nie odpowiada. Nowe gry z botami toczą się w tej przeglądarce.
web-hand-over = Wyślij na serwer
web-hand-over-help = Serwer dostanie zapis tej gry: będzie można ją tam obejrzeć, a jeśli się nie skończyła, grać dalej. Jest pokazywana jako rozegrana offline i nie liczy się do rankingu.
web-handed-over = Gra jest już na serwerze.
web-privacy-site = Twoje gry i ustawienia zostają w tej przeglądarce. Nic nie jest nikomu wysyłane.
