# Polecenia, opcje i to, co mówi się przy klawiaturze.

command-granada = Gry planszowe, które dzieją się w Granadzie.
command-play = Gra w terminalu, przeciw botom albo z innymi przy tej samej klawiaturze.
command-replay = Pozycja po dowolnym ruchu zapisanej gry.
command-verify = Dowód, że zapisana gra przebiegła według zasad i nikt nie zmienił tasowania.
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-error = Błąd
help-help = Pokaż tę pomoc i zakończ.
option-lang = Język: en, es, pl albo ru. Bez tej opcji język systemu.
option-game = Gra.
option-seats = Kto gra, po przecinku: human albo rodzaj bota, można też podać imię, jak w Ana=human,random.
option-seed = Liczba, od której zależy całe tasowanie. Bez niej taka, której nikt nie zgadnie.
option-resume = Dokończ zapisaną grę; dalej zapisuje się w tym samym pliku.
option-no-confirm = Nie pytaj przed ruchem, którego nie można cofnąć.
option-plain = Same zdania: bez kolorów, rysunków i tabel; dla czytników ekranu.
option-file = Plik z zapisem gry.
option-at = Po ilu ruchach; liczby ujemne liczą od końca.

prompt = { $player }, co robisz (? – pomoc)?
press-enter = Naciśnij Enter, aby grać dalej.
confirm = Tego nie można cofnąć. Enter: wykonaj; cokolwiek innego: wybierz ponownie.
pass-keyboard = { $player }, naciśnij Enter, gdy nikt inny nie widzi ekranu.
no-such-number =
    { $last ->
        [one] Jest tylko numer 1.
        [few] Numery są od 1 do { $last }.
       *[many] Numery są od 1 do { $last }.
    }
autosave-is = Ta gra zapisuje się w { $file }
saved = Zapisano w { $file }
left = Gra jest zapisana. Aby grać dalej: granada play --resume { $file }
quit = Plik na kopię (Enter: bez kopii):
seed-was = Całe tasowanie wynika z ziarna { $seed }. Dowód: granada verify { $file }
after-moves = Po ruchu { $moves } z { $total }:
proved =
    { $moves ->
        [one] Dowiedziono: ziarno zgadza się ze zobowiązaniem sprzed gry, a jedyny ruch jest zgodny z zasadami i prowadzi do zapisanych punktów.
        [few] Dowiedziono: ziarno zgadza się ze zobowiązaniem sprzed gry, a wszystkie { $moves } ruchy są zgodne z zasadami i prowadzą do zapisanych punktów.
       *[many] Dowiedziono: ziarno zgadza się ze zobowiązaniem sprzed gry, a wszystkie ruchy, razem { $moves }, są zgodne z zasadami i prowadzą do zapisanych punktów.
    }
not-proved = Nie dowiedziono. { $why }
help =
    Numer wybiera to, przy czym stoi. Poza tym można wpisać:
    u: cofnij ostatni krok
    s: punkty, gdyby punktacja była teraz
    p: wszystkie pałace
    h: zasady w skrócie
    save PLIK: zapisz kopię
    q: wyjdź; gra pozostaje zapisana
    Można też wpisywać ruchy; kafelek nazywa się angielską nazwą budynku, ceną i murami (n, e, s, w), a pole krokami na wschód i na północ od fontanny:
    take dinar-3 florin-1
    buy tower-11n 9+2 (albo buy tower-11n, pay dinar-9, pay dinar-2, settle)
    place tower-11n 2,-1; reserve tower-11n; give tower-11n
    withdraw tower-11n; use tower-11n; swap tower-11n garden-8ne

usage-no-such-language = Nie ma języka „{ $language }”. Języki to: { $languages }.
usage-no-such-kind = Nie ma gracza rodzaju „{ $kind }”. Rodzaje to: { $kinds }.
usage-bad-name = Imię może mieć najwyżej tyle liter: { $longest }, i tylko znaki, które da się wydrukować.
usage-no-such-move = Liczba ruchów w tej grze: { $total }, więc --at musi leżeć między -{ $total } a { $total }.
