# Co ktoś zrobił w wielu grach oraz nazwy wyróżnień.

feat-been = Dowodzenie, { $of }: { $count }
feat-attack = Ataki: { $count }
feat-capture = Zdobyte bazy: { $count }
feat-respawn = Dowódcy przywróceni do gry: { $count }
feat-put-out = Odpadnięcia z gry: { $count }

award-attack = Zawsze naprzód
award-capture = Baza za bazą
award-respawn = Jeszcze nie koniec
