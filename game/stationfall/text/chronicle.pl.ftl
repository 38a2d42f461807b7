# Co zostawiła wcześniejsza gra: przed następną, przy jej rozdaniu i w opowieści o wcześniejszej.

chronicle-wanted = { $card }: podejrzenia z wcześniejszej gry, o których się pamięta. Kto ujawni się jako ta postać, od razu trafia na listę podejrzanych.
chronicle-bearer = { $item } to łup z wcześniejszej gry. Od początku ma go { $who } i wszyscy o tym wiedzą.
chronicle-bitter = { $who }: uraza za porzucenie na podłodze. Od początku w ręku: { $item }.
chronicle-contaminated = { $who }: skażenie z wcześniejszej gry trwa od początku.
chronicle-damaged = { $section }: nikt nie naprawił tego sektora, więc jest uszkodzony od początku.
