# Kim ktoś był i co zrobił w wielu grach oraz nazwy wyróżnień.

feat-been = { $of } jako tożsamość: { $count }
feat-escaped = Ucieczki z życiem: { $count }
feat-convicted = Koniec gry jako winny: { $count }
feat-revealed = Ujawnienia przed upadkiem: { $count }
feat-betrayed = Kostki zdradzone przez innych: { $count }
feat-down = Własna postać powalona: { $count }
feat-kompromat = Użyte kompromaty: { $count }
feat-bribe = Zaproponowane łapówki: { $count }
feat-launch = Zarządzone starty: { $count }

award-escaped = W samą porę
award-betrayed = Najczęściej zdradzany gracz
award-down = Bliżej podłogi
award-kompromat = Strażnik tajemnic
award-bribe = Szczodra ręka
award-launch = Palec na przycisku
award-revealed = Nic do ukrycia
