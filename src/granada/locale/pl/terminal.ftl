# Polecenia, opcje i to, co mówi się przy klawiaturze.

command-granada = Gry planszowe, których akcja toczy się w Grenadzie.
command-play = Zagraj w terminalu, przeciw botom albo z innymi przy tej samej klawiaturze.
command-hint = Zobacz, co w zapisanej partii zrobiłby mistrz i dlaczego.
command-replay = Zobacz pozycję po dowolnym ruchu zapisanej partii.
command-verify = Udowodnij, że zapisana partia przebiegła według zasad i nikt nie zmienił tasowania.
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-error = Błąd
help-help = Pokaż tę pomoc i zakończ.
option-lang = Język: en, es, pl albo ru. Bez tej opcji język systemu.
option-game = Gra.
option-seats = Kto gra, po przecinku: human albo bot (random, novice, apprentice, master lub grandmaster); przed każdym może stać imię, jak w Ana=human,master.
option-seed = Liczba, od której zależy całe tasowanie. Bez niej taka, której nikt nie zgadnie.
option-resume = Graj dalej w zapisanej partii; zapisuje się ona nadal w tym samym pliku.
option-option = To, co gra pozwala wybrać, jako NAZWA=WARTOŚĆ; można podać kilka razy.
option-no-confirm = Nie pytaj przed ruchem, którego nie można cofnąć.
option-plain = Same zdania: bez kolorów, rysunków i tabel; dla czytników ekranu.
option-file = Plik z zapisem partii.
option-at = Po ilu ruchach; liczby ujemne są liczone od końca.
missing-extra = Do tego potrzebna jest część Granady, która nie jest zainstalowana. Zainstaluj ją: pip install 'granada[{ $extra }]'

prompt = { $player }, co robisz (? – pomoc)?
bots-think = Trwa namysł…
press-enter = Naciśnij Enter, aby grać dalej.
confirm = Tego nie można cofnąć. Enter: wykonaj; cokolwiek innego: wybierz jeszcze raz.
pass-keyboard = { $player }, naciśnij Enter, gdy nikt inny nie widzi ekranu.
bot-failure-failed = { $player } ({ $kind }): wystąpił błąd; gdy ten bot nie może, decyduje inny.
bot-failure-illegal = { $player } ({ $kind }): próba ruchu wbrew zasadom; gdy ten bot nie może, decyduje inny.
bot-failure-overran = { $player } ({ $kind }): brak decyzji; odtąd decyduje inny bot.
no-such-number =
    { $last ->
        [one] Jest tylko numer 1.
        [few] Numery są od 1 do { $last }.
       *[many] Numery są od 1 do { $last }.
    }
autosave-is = Ta partia zapisuje się w pliku { $file }
saved = Zapisano w pliku { $file }
not-over-that = W pliku { $file } jest już coś innego niż ta partia, więc nic nie zapisano. Wybierz inną nazwę.
not-kept = Ta partia nie jest zapisywana: pozostaną tylko kopie, które zapiszesz.
kept-elsewhere = Ktoś grał dalej w pliku { $file }. Odtąd ta partia zapisuje się w pliku { $other }
left = Partia jest zapisana. Aby grać dalej:
quit = Plik na kopię (Enter: bez kopii):
seed-was-unkept = Całe tasowanie wynika z ziarna { $seed }.
seed-was = Całe tasowanie wynika z ziarna { $seed }. Dowód:
after-moves = Po ruchu { $moves } z { $total }:
proved =
    { $moves ->
        [one] Udowodniono: ziarno zgadza się ze zobowiązaniem sprzed partii, a jedyny ruch jest zgodny z zasadami i prowadzi do zapisanych punktów.
        [few] Udowodniono: ziarno zgadza się ze zobowiązaniem sprzed partii, a wszystkie { $moves } ruchy są zgodne z zasadami i prowadzą do zapisanych punktów.
       *[many] Udowodniono: ziarno zgadza się ze zobowiązaniem sprzed partii, a wszystkie ruchy, razem { $moves }, są zgodne z zasadami i prowadzą do zapisanych punktów.
    }
not-proved = Nie udowodniono. { $why }
help =
    Numer wybiera pozycję, przy której stoi. Poza tym można wpisać:
    u: cofnij ostatni krok
    s: punkty, gdyby punktacja była teraz
    n: wszystko, co się stało od twojego ostatniego wyboru
    t lub hint: co zrobiłby mistrz i dlaczego
    h: zasady w skrócie
    save PLIK: zapisz kopię
    q: wyjdź; partia pozostaje zapisana

usage-no-such-language = Nie ma języka „{ $language }”. Języki to: { $languages }.
usage-no-such-command = Nie ma takiego polecenia. Polecenia to: { $commands }.
usage-no-such-option = Nie ma opcji „{ $option }”. Zobacz { $command } --help.
usage-missing = Brakuje: { $what }. Zobacz { $command } --help.
usage-wrong-value = { $what } nie może mieć takiej wartości. Zobacz { $command } --help.
usage-wrong-number = { $what } musi być liczbą, { $range }. Zobacz { $command } --help.
usage-not-understood = Polecenie jest niezrozumiałe. Zobacz { $command } --help.
usage-no-such-kind = Nie ma takiego rodzaju gracza: „{ $kind }”. Rodzaje to: { $kinds }. Imię podaje się jak w Ana=human.
usage-not-resumed = { $option } nie zgadza się z partią w pliku { $file }. Pomiń to, aby grać dalej w tamtej partii.
usage-bad-option = Opcję gry podaje się jako NAZWA=WARTOŚĆ, a nie jako „{ $option }”.
usage-bad-name = Imię może mieć najwyżej { $longest } znaków, wszystkie widoczne.
usage-no-such-move = Liczba ruchów w tej partii to { $total }, więc --at musi leżeć między -{ $total } a { $total }.

## Podpowiedzi i skąd są spodziewane punkty

hint-then-see = Potem mistrz zobaczyłby, co się odsłoni.
plugin-left-out = Gra { $game } z pakietu { $package } jest pominięta, bo nie można jej wczytać. Dla autora: { $why }
