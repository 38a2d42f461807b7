# Kim ktoś był i co zrobił w wielu grach oraz nazwy wyróżnień.

feat-been = { $of } jako tożsamość: { $count }
feat-escaped = Udane ucieczki: { $count }
feat-convicted = Gry zakończone z winą: { $count }
feat-revealed = Ujawnienia przed Upadkiem stacji: { $count }
feat-betrayed = Znaczniki na polu zdrady: { $count }
feat-down = Ogłuszenia własnej postaci: { $count }
feat-kompromat = Użyte kompromitujące materiały: { $count }
feat-bribe = Zaproponowane łapówki: { $count }
feat-launch = Zarządzone wystrzelenia: { $count }

award-escaped = W samą porę
award-betrayed = Najczęściej zdradzany gracz
award-down = Bliżej podłogi
award-kompromat = Strażnik tajemnic
award-bribe = Szczodra ręka
award-launch = Palec na przycisku
award-revealed = Nic do ukrycia
