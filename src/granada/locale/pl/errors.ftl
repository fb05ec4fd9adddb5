# Co może być nie tak, dla każdego Fault z granada.kernel.errors.

## To, o co się prosi

error-no-such-game = Nie ma gry „{ $game }”. Gry to: { $games }.
error-no-such-bot = Nie ma bota „{ $bot }”. Boty to: { $bots }.
error-no-such-option = Ta gra nie ma opcji „{ $option }”. Jej opcje: { $options }.
error-no-such-choice = Opcja „{ $option }” może mieć wartość { $choices }, a nie „{ $choice }”.
error-option-players = Opcja „{ $option }” może mieć wartość „{ $choice }” tylko przy takiej liczbie graczy: { $counts }; tutaj jest ich { $players }.
error-chosen-twice = Opcja „{ $option }” wymaga różnych wartości, a w „{ $choice }” jedna się powtarza.
error-no-editions = Gra „{ $game }” ma tylko własne elementy: nie ma innych wydań.
error-player-count = Liczba graczy w tej grze może wynosić { $counts }, a nie { $players }.
error-seat-count =
    { $seats ->
        [one] Podano { $seats } miejsce
        [few] Podano { $seats } miejsca
       *[many] Podano { $seats } miejsc
    }, a liczba graczy to { $players }.
error-unprintable-name = Imię „{ $name }” zawiera znaki, których nie można wyświetlić.
error-not-a-seed = Ziarno to liczba całkowita od 0 wzwyż, a nie „{ $seed }”.
error-same-names = Każdy gracz musi mieć imię, którego nie ma nikt inny.

## Ruchy

error-illegal-move = { $reason }
error-nothing-to-take-back = Nie ma czego cofnąć.
error-somebody-left = Te ruchy widział ktoś, kto odszedł i kogo nie można zapytać.
error-no-hint = Dla tej pozycji nie ma podpowiedzi.

## Pozycje

error-no-record = Ta pozycja jest wymyślona albo ustawiona ręcznie, więc nie ma jej zapisu od początku partii.
error-not-a-position = To nie jest pozycja gry „{ $game }”.
error-impossible-position = To nie jest pozycja gry „{ $game }”. { $why }
error-no-such-seat = Nie ma miejsca { $seat }.
error-not-one-each =
    Każda z tych części musi mieć { $players ->
        [one] { $players } wpis
        [few] { $players } wpisy
       *[many] { $players } wpisów
    }, po jednym dla każdego gracza: { $parts }.
error-impossible-part = Żadna partia nie może doprowadzić do tej pozycji. To niemożliwe: { $part }.
error-components-astray = Jakichś elementów brakuje albo są podwójne: każdy musi gdzieś leżeć, dokładnie raz.

## Zapisy

error-not-a-record = To nie jest zapis partii albo jest uszkodzony.
error-no-first-line = To nie jest zapis partii: pierwszy wiersz musi zawierać słowo „granada” i numer formatu.
error-no-such-line = W zapisie nie ma wiersza, który zaczyna się od „{ $line }”.
error-strange-line = Nagłówek zapisu zawiera nieznany lub powtórzony wiersz, który zaczyna się od „{ $line }”.
error-unreadable-head = Nie można odczytać nagłówka zapisu: w wierszu „{ $line }” musi być liczba.
error-format-too-new = Ten zapis ma format { $format }, a najnowszy znany tutaj to { $newest }. Do odczytania potrzebna jest nowsza Granada.
error-format-too-old = Ten zapis ma format { $format }, a najstarszy istniejący to { $oldest }.
error-other-game = To jest zapis gry „{ $found }”, a nie „{ $game }”.
error-other-rules = Tę partię rozegrano w wydaniu „{ $edition }” według zasad { $rules }. Tutaj jest wydanie „{ $edition_here }” i zasady { $rules_here }. Aby ją odtworzyć albo grać dalej, użyj tej wersji Granady i tego wydania, z którymi ją rozgrywano.
error-impossible-header = Nagłówek tego zapisu jest niemożliwy. { $why }
error-seed-unknown = Ziarno tej partii nie jest jeszcze znane: zostanie ujawnione po jej zakończeniu.
error-seed-changed = Ziarno nie zgadza się ze zobowiązaniem w nagłówku: być może ktoś zmienił tasowanie.
error-nonce-changed = Losowa liczba z miejsca { $seat } nie zgadza się ze swoim zobowiązaniem w nagłówku: być może ktoś wybrał tasowanie.
error-not-a-move = „{ $line }” to nie ruch: wiersz składa się z numeru miejsca i tekstu ruchu.
error-move-against-rules = Ruch { $number } ({ $move }) jest niezgodny z zasadami. Odpowiedź na niego powinna była brzmieć: { $reason }
error-not-over = Partia z tego zapisu jeszcze się nie skończyła.
error-no-scores = Partia z tego zapisu się skończyła, ale zapis nie podaje wyniku.
error-other-scores = Według zapisu wynik to { $told }, a naprawdę { $found }.

## Mecze

error-not-a-match = Plik { $file } nie zawiera meczu areny. Wybierz inną nazwę, żeby nic nie przepadło.
error-other-match = Plik { $file } zawiera mecz rozpoczęty inaczej; różnice: { $what }. Wydaj to samo polecenie co wtedy albo wybierz inny plik.
error-no-ray = Żeby grać na klastrze, trzeba zainstalować Ray: pip install 'granada[cluster]'
error-no-cluster = Żaden klaster Ray nie odpowiada pod adresem { $address }.

## Badania

error-no-encoding = Gra { $game } nie ma kodowania do badań: pakiet, który ją wnosi, go nie zawiera.
error-action-count = Gier jest { $games }, a działań { $actions }.
error-no-such-action = W grze { $game } działanie { $action } nie oznacza teraz żadnego dozwolonego ruchu.
error-folder-in-use = { $folder } nie jest pustym folderem. Podaj nowy folder na dane.
error-games-played-before = { $file } ma już gry, których nie byłoby w danych. Podaj inny plik albo zacznij bez niego.

## Zawartość

error-bad-content =
    To wydanie nie może być poprawne:
    { $faults }

## Pliki i zakończenia zdań o nich

error-cannot-save = Nie można zapisać pliku { $file }: { $why }.
error-cannot-read = Nie można odczytać pliku { $file }: { $why }.
error-no-such-file = nie ma takiego pliku
error-not-permitted = brak uprawnień
error-is-a-folder = to jest folder
error-not-a-folder = część ścieżki nie jest folderem
error-no-space = brak miejsca na dysku
error-not-text = to nie jest tekst
error-address-in-use = inny program już tam nasłuchuje
error-not-our-address = ten komputer nie ma takiego adresu
error-no-such-host = nie ma takiego komputera
error-system = system na to nie pozwala ({ $errno })
