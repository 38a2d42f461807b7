### Every sentence of Stationfall.
###
### Characters and sections stand by their bare names ("Astrochimp steps to Reactor"); items and data with
### "the" where they are one of a kind in the sentence, "a" where any will do. Whoever reads may use a screen
### reader: no picture signs, no abbreviations. A refusal says what is not possible, why, and what would help.

## Parts of sentences

# What a deed costs and who makes the doer do it.
deed-terms =
    { $by-key ->
        [none] { "" }
       *[other] { " " }(moved by { $by }, { $power })
    }{ $pay-key ->
        [name-free] { " " }– as the free action
        [name-gratis] { " " }– at no cost
        [name-bribe] { " " }– for a Bribe
        [name-grey] { " " }– for a grey Bribe
        [name-kompromat] { " " }– by Kompromat
        [name-gift] { " " }– as the action just gained
       *[other] { "" }
    }

some-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }

an-item =
    { $item-key ->
        [name-gun] a Gun
        [name-bludgeon] a Bludgeon
        [name-helmet] a Helmet
        [name-firebomb] a Firebomb
        [name-nanogel] a Nanogel
        [name-nanogel-1] an opened Nanogel
       *[other] the { $item }
    }

a-thing =
    { $thing-key ->
        [name-digital-assistant] a copy of the { $thing }
        [name-evidence] a copy of the { $thing }
        [name-nda] a copy of the { $thing }
        [name-x-secret] a copy of the { $thing }
       *[other] a { $thing }
    }

# An item, or somebody: only items take “the”.
the-what =
    { $what-key ->
        [name-antimatter] the { $what }
        [name-artifact] the { $what }
        [name-bludgeon] the { $what }
        [name-briefcase] the { $what }
        [name-fang-moss] the { $what }
        [name-firebomb] the { $what }
        [name-fletcher] the { $what }
        [name-gun] the { $what }
        [name-helmet] the { $what }
        [name-nanogel] the { $what }
        [name-nanogel-1] the { $what }
        [name-rocket-wings] the { $what }
       *[other] { $what }
    }

the-colour =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
        [5] { colour-5 }
        [6] { colour-6 }
        [7] { colour-7 }
        [8] { colour-8 }
       *[other] { $colour }
    }

# Whose cube: by name where that is known, and by colour.
a-cube =
    { $colour-seat-key ->
        [none] a { the-colour } cube
       *[other] a { the-colour } cube of { $colour-seat }
    }

## Events: setting up

dealt = { $first } goes first. { $seats } players, and { $minute } minutes until the station hits the air. Everybody now chooses a secret identity.
dealt-lesson = This is the tutorial game: as everybody knows, { $first } plays Lindsey and holds { $card } and { $other }.
dealt-lesson-kompromat = The Kompromat in { $section } is that of { $card }.
identity-dealt = One of your identity cards is { $card }.
identity = Your secret identity is { $card }; only you know it.
identity-team = Your secret identity is { $card }; only your team knows it.
identity-mate = The secret identity of { $seat }, your team mate, is { $card }; only your team knows it.
bonus = Your Bonus Character is { $card }: at the end it may bring you points, too.
ready = { $seat } has chosen a secret identity.

## Events: the turn

turn =
    { $minute ->
        [0] { $seat } begins a turn, in the last minute.
        [one] { $seat } begins a turn; 1 minute is left.
       *[other] { $seat } begins a turn; { $minute } minutes are left.
    }
    .quiet = in posts
    .heads = its turn
turn-of =
    { $minute ->
        [0] { $seat } as { $plays } begins a turn, in the last minute.
        [one] { $seat } as { $plays } begins a turn; 1 minute is left.
       *[other] { $seat } as { $plays } begins a turn; { $minute } minutes are left.
    }
revealed = { $seat } steps out of the shadows: they are { $card }!
schrodinger-reveal = { $seat } throws away the old identity unseen and turns out to be { $card } (a Schrödinger reveal)!
betrayed =
    { $cubes ->
        [one] 1 cube of { $seat } goes to Betrayal.
       *[other] { $cubes } cubes of { $seat } go to Betrayal.
    }
influenced = { $seat } puts { some-cubes } on { $card }.
    .run = { $seat } puts { some-cubes } each on { $card }.
    .echo = what is staged
activated = { $seat } activates { $who }: two actions.
    .echo = what is staged
activated-tired = { $seat } activates { $who }, who is Exhausted: one action.
    .echo = what is staged
renegotiated = { $seat } renegotiates and takes back the activation disc.
    .echo = what is staged
renegotiated-cube = { $seat } renegotiates: the activation disc comes back, and one cube from { $card }.
    .echo = what is staged
waited = { $who } waits.
    .echo = what is staged
waited-disc = { $who } waits, and the activation disc comes back.
    .echo = what is staged

## Events: prices

offers-bribe = { $seat } offers { $owner } a Bribe for this: { $deed }.
offers-grey = { $seat } offers { $owner } a grey Bribe for this: { $deed }.
offers-kompromat = { $seat } shows { $owner } the Kompromat on { $who } and wants this: { $deed }.
offer-bribe = { $seat } offers { $owner } a Bribe for one action of { $who }.
offer-grey = { $seat } offers { $owner } a grey Bribe for one action of { $who }.
offer-kompromat = { $seat } shows { $owner } the Kompromat on { $who } and asks for one action.
paid-bribe = { $seat } leaves a Bribe with { $who }.
    .echo = what is staged
paid-grey = { $seat } leaves a grey Bribe with { $who }.
    .echo = what is staged
paid-kompromat = { $seat } uses the Kompromat on { $who }.
    .echo = what is staged
consented = { $seat } agrees for { $who }.
declined = { $seat } refuses for { $who }.

## Events: moving about

stepped =
    { $to-key ->
        [name-outer-space] { $who } goes out into Outer Space.
       *[other] { $who } steps to { $to }.
    }
    .run =
        { $to-key ->
            [listed] { $who } steps to { $to-then }.
           *[other] { $who } step to { $to }.
        }
    .echo = what is staged
dragged =
    { $to-key ->
        [name-outer-space] { $who } drags { $body } out into Outer Space.
       *[other] { $who } drags { $body } to { $to }.
    }
    .echo = what is staged
# 12.9.1: an item is taken away, data is copied.
the-loot =
    { $what-key ->
        [name-digital-assistant] a copy of the { $what }
        [name-evidence] a copy of the { $what }
        [name-nda] a copy of the { $what }
        [name-x-secret] a copy of the { $what }
       *[other] { the-what }
    }

unlocked = { $who } opens the Lock between { $here } and { $to }.
breached = { $who } breaks the Lock between { $here } and { $to }.
jettisoned = { $who } pushes { $body } out of the airlock into Outer Space.
flew = { $who } dives into the atmosphere on the Rocket Wings – and is away!
crept = The Fang Moss creeps to { $to }.
switched = { $who } and { $other } change places, and everything they carry.
picked-up-by-ship = The ship in Outer Space takes { $who } aboard.
    .run = The ship in Outer Space takes { $who } aboard.

## Events: things

picked-up = { $who } picks up the { $item } in { $section }.
    .echo = what is staged
picked-up-from = { $who } takes the { $item } from { $body }, who lies Down.
kompromat-taken = { $who } picks up the Kompromat in { $section }.
kompromat-seen = You picked up a Kompromat in { $section }: it is on { $card }.
dropped = { $who } drops the { $item } in { $section }.
    .echo = what is staged
dropped-outside = { $who } lets go of the { $item } on the way down.
came-to-nothing = { $who } cannot do what was announced any more.
gave = { $who } gives the { $item } to { $to }.
    .echo = what is staged
threw =
    { $to-key ->
        [name-outer-space] { $who } throws the { $item } out into Outer Space.
       *[other] { $who } throws the { $item } into { $to }.
    }
    .echo = what is staged
gained = { $who } now has { an-item }.
broken = The { $item } of { $who } breaks for good.
grabbed = { $who } fishes { the-what } out of Outer Space with the Cargo Claw.
dissolved = Everything lying loose in { $section } dissolves.
copied = { $who } copies the { $data } to { $to }.
    .echo = what is staged
deleted = { $who } deletes the { $data }.
    .echo = what is staged
wiped = { $who } wipes the { $data } off { $other }.
manufactured = { $who } makes { a-thing }.
    .echo = what is staged
transmitted = { $seat } transmits the { $data } to the { $offsite }.
salvaged = { $seat } puts the shreds together: the Kompromat on { $card } can be used again.
tradecraft = { $seat } gives up the Kompromat on { $first } and { $second } for the used one on { $card }.
hollow-promises = All three grey Bribes come back to Billionaire.
refunded = The spent Bribe of { $seat } comes back.
served = { $who } hands out NDAs in { $section }: everybody there has signed now.
signed = { $who } signs an NDA.
trojan-horse = A copy of the Digital Assistant settles with { $to }.

## Events: harm and help

attacked = { $who } attacks { $other } with the { $item }.
    .echo = what is staged
robbed = { $who } robs { $other } of { the-loot }.
    .echo = what is staged
sabotaged = { $who } sabotages { $section }.
    .echo = what is staged
downed = { $who } is Down in { $section }.
revived = { $who } is up again.
annihilated = { $who } is Annihilated.
contaminated = { $who } is Contaminated.
decontaminated = { $who } is clean again.
wormtongue = { $who } whispers to { $target }: 1 cube of { $seat } goes to Betrayal.
confessional = What { $target } confessed is played to everybody.
overload = Something in { $section } begins to overload. It breaks at the end of this player’s next turn.
missile = A missile is on its way to { $section }. It hits at the end of this player’s next turn.
impact = The missile hits { $section }!
emp = { $who } sets off an EMP Burst in { $section }: Robots fall, and all data there is gone.
gassed = { $who } lets the gas into { $section }.
devoured = The Fang Moss eats { $who } in { $section }.
trap-laid = A token is laid face down in { $section }: a trap, or nothing.
    .run = Tokens are laid face down in { $section }: each a trap, or nothing.
trap-chosen = The real trap is the one in { $section }.
trap-blank = { $who } comes across the token in { $section }: it is a blank.
trap-real = { $who } walks into the trap in { $section }!
pirate-ship = The Rescue Ship hoists a black flag: it only takes who has the Briefcase.
homework = { $seat } shows a Bonus Character, { $card }, and may take an action with it.

## Events: guilt

suspect = { $seat } is Suspect.
guilty = { $seat } is Guilty. Few can win like this.
lawyered = { $who } goes through the papers of { $seat }, who is Suspect now.
framed = It looks as if { $seat } had done it.
cleared = { $seat } brings the Evidence in person and is only Suspect again.
meditated = { $seat } takes { some-cubes } back from Betrayal.
mission-first =
    { $cubes ->
        [0] The mission comes first; but { $seat } has no cubes in Betrayal.
       *[other] The mission comes first: { $seat } takes { some-cubes } back from Betrayal.
    }

## Events: the station

damaged = { $section } is damaged.
repaired = { $section } is repaired.
fire = Fire breaks out in { $section }.
asphyxiation = There is no air in { $section }.
cleared-hazard = There is air in { $section } again.
power-emergency = The power fails: emergency power only. Cameras and jammers go off.
power-blackout = Blackout! Every section is dark; section and console actions are off, but for airlocks and timed launches.
power-restored = The lights come back, on emergency power. All Locks open.
power-normal = Full power again. Cameras and jammers can be switched on.
cameras-on = { $who } switches the cameras on.
cameras-off = { $who } switches the cameras off.
jammers-on = { $who } switches the jammers on: data is copied face to face only.
jammers-off = { $who } switches the jammers off: data can be copied to anybody.
abandon-ship = Abandon Ship! All Locks open; the pods may leave.
abandon-ship-locked = Abandon Ship! The pods may leave, but the Locks stay shut.
abandon-ship-again = Abandon Ship, once more: now all Locks open.
countdown = { $who } starts the countdown of { $pod }: it leaves a minute from now, at the end of { $seat }’s turn.
    .echo = what is staged
countdown-nda = { $pod } stays: somebody aboard has not signed an NDA.
launched = { $pod } is away.
pod-lost = { $pod } breaks up with everything in it.
project-x-released = Project X is out! It is called { $card }.
project-x-says = { $text }
x-seen = You look at Project X: it is { $card }.
goo = Grey Goo covers { $section }.
goo-burned = The Grey Goo in { $section } burns away.
monster-appears = { $card } breaks out in { $section }.
swarm-strikes = The Combat Swarm falls upon { $who }.
uplinked = { $who } takes control of the Combat Swarm.
engulfed = The Slime engulfs { $who }.
freed = The Slime lets go of { $who }.
slime-shrinks = The Slime shrinks away. Nanogel could wake it in { $section }.
specimen-strikes = The Specimen springs at { $who }.
spores-escaped = { $carriers } of the Contaminated have escaped, and the { $data } with them.
subject-strikes = Subject Zero strikes { $who } down.
subject-launches = Subject Zero shuts the hatch of { $pod } and launches it.
subject-escaped = Subject Zero has escaped, and the { $data } with it.
choir-turns = { $who } listens to the Choir: 1 cube of { $seat } goes to Betrayal.
choir-sings = The Choir sings, and { $who } follows the song to { $section }.
choir-whispers = The Choir whispers: 1 cube of { $seat } passes from { $who } to { $other }.
choir-silences = The Choir silences { $who }.
wormhole-opens = A wormhole opens in { $section }: a way to the Earth.
wormhole-closes = The wormhole closes.
stepped-through = { $who } steps through the wormhole, and is away.
threw-through = { $who } throws the { $item } into the wormhole.
sent = Away through the wormhole goes { the-what }.
ejected = { $who } ejects the Antimatter into Outer Space.
antimatter-armed =
    { $minute ->
        [0] The Antimatter is armed! It goes off in the last minute, or when the station falls.
       *[other] The Antimatter is armed! It goes off in minute { $minute }.
    }
antimatter-space = The Antimatter goes off in Outer Space: everything out there is gone, and the airlocks are damaged.
antimatter-mesosphere = The Antimatter goes off on the way down.
antimatter-board = The Antimatter goes off in { $section }!
minute =
    { $minute ->
        [0] Minute 0. Does the station hold?
        [one] Minute 1. One more after this, perhaps.
       *[other] Minute { $minute }.
    }
    .leads = to the first turn
reentry-clear = The station holds – one last minute for everybody.
reentry-fireball = The station hits the air and turns into a ball of fire.

## Events: the end

stationfall-antimatter = Stationfall! The Antimatter has torn the station apart.
stationfall-reentry = Stationfall! The station burns up a minute early.
stationfall-time = Stationfall! Time is up.
stationfall-goo = Stationfall! Nothing is left of the station but Grey Goo.
delivered = { $seat } delivers the { $data } to the { $offsite } in person.
was = { $seat } was { was-part }.
    .quiet = in posts
was-part = { was-whom }{ was-bonus }
was-whom =
    { $second-key ->
        [none] { $card }
       *[other] { $card } and { $second }
    }
was-bonus =
    { $bonus-key ->
        [none] {""}
       *[other] {" "}(Bonus: { was-friends })
    }
was-friends =
    { $other-key ->
        [none] { $bonus }
       *[other] { $bonus } and { $other }
    }
over = It is over. All identities lie open.

ended-antimatter = The Antimatter went off on board.
ended-reentry = The station burned up as soon as it hit the air.
ended-time = The station fell when its time was up.
ended-goo = Grey Goo ate the station.
# Where points alone did not decide (3.6.3, 16.4.8, 16.4.9).
ended-close = { $end } { $why }
close-guilty = Whoever is Guilty cannot win with such a card, however many points there are.
close-betrayal = Of equal points the fewest cubes in Betrayal count.
close-unspent = Of equal points and cubes in Betrayal the most cubes unspent count.
close-shared = Equal in everything, they share the victory.

## What the game asks

ask-identity = Choose your secret identity. You score its agenda; what you do not choose is your Bonus Character.
ask-identity-two = Choose two secret identities, one for each of your colours. You score both agendas; the card that is left is your Bonus Character.
ask-identity-three = Choose your secret identity. You score its agenda; the two cards that are left are your Bonus Characters.
ask-identity-team = Choose your secret identity from the cards of your team. You score its agenda; the card that neither of you chooses is the Bonus Character of you both.
ask-turn-of = { $plays }: { $ask }
your-turn =
    { $minute ->
        [0] Your turn, in the last minute.
        [one] Your turn; 1 minute is left.
       *[other] Your turn; { $minute } minutes are left.
    }
ask-turn-open-known = { your-turn } Influence a character if you like, then activate somebody – or renegotiate.
ask-turn-open = { your-turn } Reveal if you like, influence a character if you like, then activate somebody – or renegotiate.
ask-turn-revealed = You are revealed. Influence a character if you like, then activate somebody – or renegotiate.
ask-turn-influenced = Now activate one of your conspirators – or renegotiate.
ask-turn-begun =
    { $open ->
        [yes] Your activation has begun: now place your disc on one of your conspirators.
       *[other] Your activation has begun, and there is nobody left to place your disc on: end your turn.
    }
ask-turn-acting =
    { $actions ->
        [0] { $who } has no actions left
        [one] { $who } has 1 action left
       *[other] { $who } has { $actions } actions left
    }{ $free ->
        [yes] , and one free action, as a rule to pick up or drop.
       *[other] .
    } End your turn when you are done.
ask-consent-bribe =
    { $asker } offers you a Bribe, { $worth ->
        [0] worth nothing to you,
        [one] worth a point at the end,
       *[other] worth { $worth } points at the end,
    } for this: { $deed }. If you refuse, the Bribe goes back.
ask-consent-grey =
    { $asker } offers you a grey Bribe, { $worth ->
        [0] worth nothing to you,
        [one] worth a point at the end if Billionaire escapes,
       *[other] worth { $worth } points at the end if Billionaire escapes,
    } for this: { $deed }. If you refuse, the Bribe goes back.
ask-consent-kompromat = { $asker } has Kompromat on you and wants this: { $deed }. If you refuse while Innocent, you are Suspect.
ask-drop-excess = { $who } carries too much. What is dropped?
ask-act-now = { $who } may take one action right now. Choose one, or pass.
ask-each-acts = Each of { $card } who can ({ $count }) may take one action right now, in whatever order you like. Choose one, or pass for all that are left.
ask-which-marker = Several things come due now. Which one first?
ask-goo = The Grey Goo spreads. Where to?
ask-swarm = The Combat Swarm may act: somebody it attacks, a section it steps to, or none.
ask-slime = The Slime creeps towards the nearest. Which way?
ask-specimen-prey = The Specimen strikes. Whom?
ask-specimen-step = The Specimen hunts for the nearest. Which way?
ask-spores-bloom = The Spore Mother Contaminates somebody near it. Whom?
ask-spores-creep = The Spore Mother creeps on. Where to?
ask-subject-prey = Subject Zero strikes down somebody armed. Whom?
ask-subject-step = Subject Zero looks for a way out. Which way?
ask-choir-wakes = The Choir wakes, and one of your cubes goes to Betrayal. On whom does it lie?
ask-choir = The Choir may act, on somebody or none: who is next door is drawn to it, who is alone with it goes Down, who is with it among others hands on a cube.
ask-whisper-to = Who takes over a cube from { $who }?
ask-whisper-whose = Whose cube passes from { $who } to { $other }?
ask-wormhole = Something, or somebody Down, that lies by the wormhole may go through. What, or none?
ask-confessional = Whose confession is played to everybody? Other Innocent players who conspire with them become Suspect.
ask-overload = Which section is going to break a minute from now, at the end of your turn?
ask-secret-cache = Who gets the hidden Helmet?
ask-homework = Which Bonus Character do you show, to take an action with it? You may show none.
ask-switch = With whom does Consort change places? Nobody is an answer, too.
ask-trojan-horse = Who gets a copy of the Digital Assistant?
ask-lay-trap = Where do you lay the next token? One of the three is a trap.
ask-real-trap = Which of the three tokens is the real trap?
ask-frameup = Consort put a Human Down on camera. Whom do you frame for it? With none, it is on you.
ask-which-owner = Two players share this character. Which of them do you ask?
ask-late-reveal = The station falls. As whom do you show yourself?
ask-deliver = You are away with data. Deliver some of it, or say that you are done.

## What is not possible: playing at all

no-over = This game is over.
no-setup = The game has not begun: everybody chooses an identity first.
no-not-your-turn = It is not your turn. The table waits for { $waiting }.
no-answer-first = You are being asked something. Answer that first.
no-unknown = There is nothing called “{ $what }” here.
no-not-aboard = { $who } is not aboard in this game.
no-seats = This game is for { $least } to { $most } players.
no-teams = Teams need an even number of players: four at least, or two beside two bots; you are { $seats }.
no-no-such-character = There is no character called { $what }.
no-character-twice = A character can only take part once.
no-cast-too-small = So many players need { $needed } characters, and the list has { $given }.
no-cast-too-large = At most { $most } characters find room aboard, and the list has { $given }.
no-lesson-table = The tutorial game is for { $seats } players without teams.
no-no-such-project = There is no Project X card called { $what }.
no-identities-short = These characters have too few identity cards for everybody. Choose more characters.
no-not-asked = You are not being asked anything.
no-not-a-choice = That is not one of the answers.
no-chosen-already = You have chosen your identity already.
no-partner-first = Your team mate chooses first from the cards you share.
no-identities = Choose as many identities as you play: one, or two different ones in the game for two.
no-not-dealt = You have not been dealt the identity card of { $card }.

## What is not possible: the turn

no-revealed-already = You are revealed already.
no-reveal-late = It is too late to reveal: that comes first in a turn.
no-not-switch =
    { $switch ->
        [yes] { $card } is your secret identity: there is nothing to throw away.
       *[other] { $card } is not your secret identity. Say so if you want a Schrödinger reveal.
    }
no-not-yours = You are not { $card }, and it is not a Bonus Character you could reveal as.
no-influence-twice = You have put cubes already this turn; undo it to choose again.
no-influence-late = It is too late to influence: that comes before activating.
no-influence-pc = { $who } is a player’s own character and takes no cubes any more.
no-influence-gone = { $who } is Down or out of reach. Only the Live who have not escaped can be influenced.
no-renegotiate-gone = { $who } has escaped or been Annihilated: no cube comes back from there.
no-influence-never = Nobody can influence { $who }.
no-wary = { $who } only trusts who is near: you need a conspirator in the same section.
no-outbid =
    { $cubes ->
        [one] { $who } is Loyal: you need 1 cube or more.
       *[other] { $who } is Loyal: outbid everybody’s cubes there together. You need { $cubes } or more.
    }
no-single-cube = { $who } is Helpful to all: one cube of each player, and no more.
no-cubes =
    { $cubes ->
        [0] You have no cubes left. Renegotiating brings one back.
        [one] You have only 1 cube left.
       *[other] Put down at least 1 cube, and no more than the { $cubes } you have left.
    }
no-activated-already = You have activated somebody in this turn already.
no-renegotiate-late = Your activation has begun: it is too late to renegotiate.
no-activate-first = Your activation has begun: place your disc on somebody before you end your turn.
no-nobody-to-activate = You have nobody to activate, so no activation can begin with this.
no-not-activated-yet = Activate somebody first.
no-nobody-activated = Nobody is activated yet: activate somebody, or renegotiate, which ends the turn.
no-repair-late = { $who } gets up by Self-Repair only as the first action of an activation.
no-no-conspirator = { $who } does not conspire with you: you need a cube there, and no other player may have more.
no-frail = { $who } is Exhausted and too weak to be activated. A Bribe or Kompromat still works.
no-no-cubes = There is no such cube on { $who }.
no-no-own-cubes = You have no cube on { $who } to take back.
no-not-activated = { $who } is not the one you activated. For others you need a Bribe or Kompromat.
no-no-actions = { $who } has no actions left in this turn.
no-no-free = { $who } has no free action left in this turn.
no-not-free = The free action is for picking up or dropping, unless an ability says more.
no-costs-nothing = This costs nothing: take it at no cost.
no-not-gratis = This is not free of cost. Pay for it with an action.
no-too-late = Somebody has acted already: that power of { $who } comes first in the activation, and only once in a turn.
no-only-activated = Only whoever you activated can use that power.
no-price = An action cannot be paid for with { $pay }.
no-bribed-already = You have tried a Bribe in this turn already. One each turn.
no-no-bribe = Your Bribe is spent.
no-no-grey-bribe = A grey Bribe is only to be had while Billionaire is activated and has one left.
no-bribe-self = You cannot bribe { $who }: that is your own character. Kompromat would work.
no-unbribable = { $who } cannot be bribed. Kompromat may still work.
no-suspect-already = The player of { $who } is Suspect already.
no-fugitive = { $who } is a Fugitive: nothing done to them makes anybody Suspect.
no-not-pc = { $who } is not that player’s own character.
no-extorted-already = You have used or offered Kompromat in this turn already. One each turn.
no-no-kompromat = You do not hold the Kompromat on { $who }.
no-no-gift = { $who } has not gained an action to take right now.
no-recall-activated = Only when the character you activated waits may the activation disc come back. { $who } is not that one.
no-no-disc = Your activation disc is not on anybody.

## What is not possible: acting

no-annihilated = { $who } is Annihilated.
no-down = { $who } is Down and cannot act. Somebody would have to Revive them.
no-escaped = { $who } has escaped and is out of reach.
no-bodiless = { $who } has no hands for that.
no-self-preservation = { $who } would go Down or be Annihilated by that, and refuses. A Helmet may help against hazards.
no-power = { $who } has no power to move others like that.
no-puppet = { $who } cannot move { $puppet } now.
no-puppet-deed = { $who } cannot make { $puppet } do that: the power is for other kinds of action.
no-no-ability = { $who } does not have the ability { $ability }.
no-monster = Nobody commands a Monster.
no-monster-immune = The { $item } does nothing to this Monster.
no-lurker = Nobody can make out the Specimen in the dark of { $section }. Light would help, or fire.
no-two-bludgeons = One Bludgeon is not enough against Subject Zero: it takes two Live characters who have one, or a Gun.
no-no-swarm = There is no Combat Swarm at large.
no-uplink-one = The Combat Swarm either steps or attacks.
no-no-prey = { $who } is not where the Combat Swarm is.
no-engulfed = { $who } is inside the Slime and out of reach. Fire would make it let go.
no-no-choir = { $who } is not where the Choir is.
no-no-song = { $who } does not hear the Choir: it calls Humans without a Helmet from next door.
no-no-whisper = No cube can pass from { $who } to { $other }.
no-no-wormhole = There is no wormhole where { $who } is.
no-all-signed = Everybody in { $section } has an NDA already.
no-missile-jammed = While the jammers are on, no missile can be aimed. A console switches them off.
no-missile-inbound = One missile is on its way already; wait until it hits.
no-section-gone = { $section } is gone and out of reach.
no-gassed-already = There is no air in { $section } as it is.
no-contaminated-already = { $who } is Contaminated already.
no-inedible = { $who } is no food for the Fang Moss: it eats Humans who are Down.
no-no-creatropism = The Fang Moss only moves by itself for the player revealed as Botanist.
no-crept-already = The Fang Moss has moved or fed in this turn already.
no-moss-gone = The Fang Moss is out of reach.
no-moss-held = Somebody Live holds the Fang Moss, so it cannot move by itself.
no-creep-one = The Fang Moss either moves or feeds.
no-not-human = { $who } is not a Human.
no-not-on-map = { $who } is not on the map. The first action must be a step into a dark section.
no-not-dark = { $to } is lit. The first step must lead into a dark section.
no-not-outside = { $who } is on board: into Outer Space leads nothing but an airlock, however dark it is there.
no-not-here = { $other } is not where { $who } is.
no-oneself = { $who } would be doing that to itself. It takes somebody else.
no-there-already = { $who } is there already: { $to }.
no-no-way = There is no way from { $here } to { $to }.
no-far = { $to } is { $steps } steps away from { $here }; the first leads to { $via }.
no-locked = The corridor from { $here } to { $to } is locked. An Officer could open it, or Abandon Ship.
no-locked-blackout = The corridor from { $here } to { $to } is locked, and in a blackout not even an Officer opens it. Breach it first.
no-vent = Only a vent leads from { $here } to { $to }, and { $who } is no Tunnel Rat.
no-vent-far = The vent to { $to } is for Tunnel Rats only, and { $who } is none; by corridors it is { $steps } steps, the first to { $via }.
no-airlock-damaged = The airlock of { $section } is damaged. Somebody would have to repair it.
no-pod-full = { $pod } has no seat left.
no-drag-live = { $who } is not Down. Only somebody Down is dragged or pushed out.
no-dragged-already = { $who } has dragged or been dragged far enough in this turn.
no-no-breach = { $who } cannot break Locks. In a blackout everybody can.
no-no-lock = There is no Lock between { $here } and { $to }.
no-no-kompromat-here = There is no Kompromat in { $section }.
no-one-kompromat = At this table only one Kompromat is picked up in a turn.
no-pick-up-live = { $who } is not Down and holds on to everything. Robbing would work.
no-not-held = { $who } does not have the { $item }.
no-not-lying =
    The { $item } does not lie in { $section }.{ $place ->
        [none] { "" }
       *[other] { " " }It lies in { $place }.
    }{ $holder ->
        [none] { "" }
       *[other] { " " }{ $holder } has it.
    }
no-hands-full = { $who } cannot carry any more. Dropping something would help.
no-data-no-item = The { $data } is data and no item: it can only be made, copied, deleted, robbed or sent away.
no-integral = The { $item } is built into { $who } and cannot be taken away.
no-precious = The { $item } is too precious: only its own player throws or drops it. Giving it away works.
no-not-firebomb = The { $item } does not burn. Only a Firebomb does.
no-no-fire = There is no air in { $section }: nothing burns.
no-cannot-hold = { $who } cannot hold anything.
no-throw-locked = The corridor from { $here } to { $to } is locked: nothing flies through while the Lock is there.
no-no-throw = Nothing can be thrown from { $here } to { $to }: there is no open corridor or working airlock.
no-no-data = { $who } does not have the { $data }.
no-has-data = { $who } has the { $data } already; one copy is all there is room for.
no-nda = An NDA binds: this data can be neither copied, sent, delivered, deleted nor robbed.
no-jammed = The jammers are on, so { $other } would have to be in the same section. A console switches them off.
no-gone = { $who } is out of reach.
no-only-pc = Only a player’s revealed character can do that, and { $who } is none.
no-not-weapon = The { $item } is no weapon for this. It takes a Gun or a Bludgeon.
no-no-body = { $who } has no body to threaten.
no-bludgeon-proof = { $who } is Armored: a Bludgeon does nothing. A Gun would.
no-helmeted = { $who } wears a Helmet: a Bludgeon does nothing. A Gun would.
no-down-already = { $who } is Down already.
no-fast-talk = { $who } talks every Human out of swinging a Bludgeon, at least where it is lit.
no-peacekeeper = { $who } keeps the peace and attacks only Fugitives, Monsters and players who are not Innocent; not { $other }.
no-peacekeeper-sabotage = { $who } keeps the peace and sabotages nothing.
no-rob-down = { $who } is Down: pick things up from them instead.
no-unrobbable = { $who } has too much Pride to be robbed.
no-badge-items = The Badge of { $who } only gets hold of items. For the { $data } it takes a Gun or a Bludgeon.
no-rob-helmet = Without the Helmet { $who } would go Down here, so it cannot be robbed.
no-unarmed = { $who } needs a Bludgeon or a Gun for that.
no-space-undamageable = Outer Space cannot be damaged.
no-damaged-already = { $section } is damaged already.
no-not-down = { $who } is not Down.
no-no-nanogel = { $who } needs a Nanogel for that.
no-wake-hazard = { $who } would go Down again at once: there is a hazard here. A Helmet, or another section, would help.
no-wake-goo = No Robot can stand up again in Grey Goo.
no-not-damaged = { $section } is not damaged.
no-gooed = { $section } is full of Grey Goo and cannot be repaired. Fire burns it away.
no-two-kompromat = Give up two different Kompromat from your hand, in the order of the alphabet.
no-not-used = The Kompromat on { $who } has not been used, or they are a player’s own character.

## What is not possible: section and console actions

no-not-in-section =
    “{ $deed }” is not to be had where { $who } is.{ $where ->
        [none] { "" }
       *[other] { " " }Only here: { $where }.
    }
no-officers-only = “{ $deed }” is for Officers only, and { $who } is none.
no-section-damaged = { $section } is damaged, so nothing works there. Somebody would have to repair it.
no-section-blackout = Nothing works in { $section } during the blackout. Repairing a Power Section would help.
no-console-blackout = All consoles are dead during the blackout. Repairing a Power Section would help.
no-no-console = { $who } is not at a console. There is one in Security Station and one in Mainframe.
no-abandoned-already = Abandon Ship has been given already.
no-released-already = Project X is out already, and Abandon Ship has been given.
no-armed-already = The Antimatter is armed already.
no-detonated-already = The Antimatter has gone off already.
no-pod-empty = There is nobody in { $pod }.
no-pod-needs = { $pod } does not leave without this: { $need }.
no-not-abandoned = This needs Abandon Ship first.
no-no-pod-ready = No pod has somebody aboard and all it needs.
no-no-marker = All your time markers are in use.
no-not-docked = { $pod } is not moored at { $section }.
no-no-antimatter = The Antimatter does not lie in Magnetic Containment, so it cannot be ejected.
no-not-made-here = The { $thing } is not made in { $section }.
no-supply-empty = There is no { $thing } left to be made.
no-not-robot = { $who } is not a Robot. Nanogel would work.
no-not-contaminated = { $who } is not Contaminated.
no-no-betrayal = There are no cubes in Betrayal to take back.
no-cameras-already = The cameras are set like that already.
no-jammers-already = The jammers are set like that already.
no-no-power = There is not enough power to switch this on. Repairing the damaged Power Sections would help.
no-space-hazard = There will never be air in Outer Space.
no-no-hazard = There is no hazard in { $section }.
no-salvage-lying = No used Kompromat is left to salvage: choose a section on board where one lies face down.
no-salvage-spent = Choose two used Kompromat (or the only one) of characters that are no player’s own.
no-no-grab = { $what } is not to be had from Outer Space: the claw takes items, drones and bodies.

## Actions: what a menu calls them, and one line about each

verb-become = Choose identity
hint-become = Your secret character: you score its agenda.
verb-choose = Answer
hint-choose = Answer the question the game asks you.
verb-reveal = Reveal
hint-reveal = Show who you are. Your power works; others’ cubes there go to Betrayal.
verb-influence = Influence
hint-influence = Put cubes on one character. You may activate it while nobody has more there.
verb-activate = Activate
hint-activate = Choose a conspirator: two actions and a free one; one action if Exhausted.
verb-renegotiate = Renegotiate
hint-renegotiate = Instead of activating: take back your activation disc, and one cube if you like.
verb-end-turn = End turn
hint-end-turn = You are done; actions left over are lost.

verb-step = Step
hint-step = Go one section on, dragging somebody Down if you like. One action.
verb-pick-up = Pick up
hint-pick-up = Take an item or Kompromat here, also from somebody Down. Free once a turn.
verb-drop = Drop
hint-drop = Put an item down here; a Firebomb may go off. Free once a turn.
verb-give = Give
hint-give = Hand an item to somebody here, who cannot refuse. One action.
verb-throw = Throw
hint-throw = Throw an item through an open corridor or airlock. One action.
verb-copy = Copy data
hint-copy = Copy data to somebody here; to anybody while the jammers are off. One action.
verb-delete = Delete data
hint-delete = A revealed character loses some data on purpose. One action.
verb-attack = Attack
hint-attack = Put somebody here Down with a Gun or Bludgeon. One action.
verb-rob = Rob
hint-rob = Take an item, or copy data, from somebody Live here, by force. One action.
verb-sabotage = Sabotage
hint-sabotage = Damage this section with a Gun or Bludgeon. One action.
verb-revive = Revive
hint-revive = Get somebody Down here up again with Nanogel. One action.
verb-wait = Wait
hint-wait = Do nothing; your disc may come back. One action.

verb-abandon-ship = Abandon Ship
hint-abandon-ship = Officers, on the Bridge: all Locks open, the pods may leave. One action.
verb-release-project-x = Release Project X
hint-release-project-x = Officers: whatever is in the vault gets out; Abandon Ship too. One action.
verb-self-destruct = Self-Destruct
hint-self-destruct = Officers, on the Bridge: arm the Antimatter; Abandon Ship too. One action.
verb-bridge-launch = Bridge Launch
hint-bridge-launch = Officers, after Abandon Ship: every occupied pod that can, leaves. One action.
verb-timed-launch = Timed Launch
hint-timed-launch = From inside: the pod leaves at the end of your next turn. One action.
verb-section-launch = Launch a pod
hint-section-launch = From the dock: one occupied pod leaves at once, without you. One action.
verb-eject-antimatter = Eject Antimatter
hint-eject-antimatter = Shoot the Antimatter into Outer Space; that arms it. One action.
verb-jettison = Push out
hint-jettison = Push somebody Down out of the airlock. One action.
verb-airlock = Airlock
verb-transmit = Transmit
hint-transmit = Send data to the News or the Authorities. One action.
verb-wipe = Wipe data
hint-wipe = Delete data of somebody else in Physics Lab. One action.
verb-manufacture = Make
hint-manufacture = Make what this section makes; you need room for an item. One action.
verb-repair = Repair a Robot
hint-repair = Get a Robot that is Down here up again. One action.
verb-decontaminate = Decontaminate
hint-decontaminate = Wash the Contamination off anybody in Tanks. One action.
verb-meditate = Meditate
hint-meditate = A revealed character brings your cubes back from Betrayal. One action.
verb-cameras = Cameras
hint-cameras = Switch the cameras on or off in Security Station. One action.
verb-wings-launch = Fly the Rocket Wings
hint-wings-launch = From Outer Space, with the Rocket Wings: escape. Humans need a Helmet.
verb-salvage = Salvage files
hint-salvage = Take two used Kompromat back; if there are none, one lying on board.
verb-grab = Grab
hint-grab = Fish an item, a drone or a body out of Outer Space. One action.
verb-suppress = Suppress a hazard
hint-suppress = At a console: fire becomes airless, an airless section gets air. One action.
verb-jammers = Jammers
hint-jammers = At a console: switch the jammers on or off. One action.
verb-uplink = Steer the Combat Swarm
hint-uplink = At a console: the Combat Swarm steps, or attacks somebody. One action.
verb-chorus = Speak through the Choir
hint-chorus = Where the Choir is: call somebody from next door, or hand on a cube. One action.
verb-step-through = Step through the wormhole
hint-step-through = Escape to the Earth, dragging somebody Down if you like. One action.
verb-throw-through = Throw into the wormhole
hint-throw-through = An item that lies here escapes. One action.

verb-wormtongue = Wormtongue
hint-wormtongue = One cube on a Human here goes to Betrayal. One action.
verb-tradecraft = Tradecraft
hint-tradecraft = Give up two Kompromat for one that was used before. One action.
verb-self-repair = Self-Repair
hint-self-repair = Get up again; the first action when activated while Down.
verb-breach = Breach
hint-breach = Break a Lock next to this section. One action.
verb-jury-rig = Jury Rig
hint-jury-rig = Repair this section, or a Robot that is Down here. One action.
verb-missile = Missile
hint-missile = Aim a missile at any section; it hits at the end of your next turn. One action.
verb-emp-burst = EMP Burst
hint-emp-burst = Damage this section, put Robots here Down, delete data here. One action.
verb-nerve-gas = Nerve gas
hint-nerve-gas = Take the air out of this section or one within throwing reach. One action.
verb-disassemble = Disassemble
hint-disassemble = Go Down to repair this section, or a Robot that is Down here. One action.
verb-infect = Infect
hint-infect = Contaminate a Human or Robot here. One action.
verb-feed = Feed the Fang Moss
hint-feed = The Fang Moss you hold eats a Human who is Down here. One action.
verb-creep = Move the Fang Moss
hint-creep = While nobody Live holds it, the Fang Moss moves or feeds. Free, once a turn.
verb-lawyer-up = Lawyer Up
hint-lawyer-up = Make the player of a revealed character here Suspect. One action.
verb-process-server = Hand out NDAs
hint-process-server = Every Human and Robot here gets an NDA, like it or not. One action.
verb-hardcopy = Sign an NDA
hint-hardcopy = Take an NDA from Legal. One action.

## What is spent only on purpose: every such price has a button of its own

spend-bribe = Spend your Bribe (worth 1 point) …
spend-grey = Spend a grey Bribe …
spend-kompromat = Use Kompromat …

## What such a price buys, and what begins with it

price-bribe = One action of anybody Live who has not escaped, beside whom you activate; the player of a revealed character may refuse. Nobody can be influenced after it in this turn.
price-grey = One action of anybody Live who has not escaped, beside whom you activate; the player of a revealed character may refuse.
price-kompromat = One action of the character it is about; the player of a revealed one may refuse, and is Suspect then if Innocent. Nobody can be influenced after it in this turn.

## What is asked before an action is done; nothing, where nothing is lost

confirm-become = Your secret identity cannot be changed afterwards. Nobody else is told.
confirm-reveal =
    { $switch ->
        [yes] Everybody sees this, and it cannot be undone. You are { $card } from then on and score its agenda instead of that of your secret identity.
       *[other] Everybody sees this, and it cannot be undone. All others’ cubes on { $card } go to Betrayal.
    }
confirm-end-turn =
    { $actions ->
        [0] { "" }
        [one] { $who } still has 1 action. It will be lost.
       *[other] { $who } still has { $actions } actions. They will be lost.
    }

## Fields of actions: what a menu asks for

field-who = Who
field-to = Where to, or to whom
field-step-to = Where to
field-throw-to = Where to
field-give-to = To whom
field-copy-to = To whom
field-drag = Dragging whom
field-item = Which item
field-source = Taken from
field-target = Whom
field-weapon = With what
field-what = What
field-data = Which data
field-offsite = Sent to
field-pod = Which pod
field-thing = What is made
field-section = Which section
field-on = Switched on
field-ignite = Set on fire
field-pay = Paid with
field-by = Moved by
field-power = By which power
field-card = Which character
field-switch = A Schrödinger reveal
help-field-switch = For a Bonus Character: throw your secret identity away and be this one instead
field-cubes = How many cubes
field-colour = Whose colour
field-first = The first
field-second = The second
field-gain = For which
field-pick = Your answer
field-recall = Take back the activation disc

## Sentences that describe an action

act-become =
    { $second ->
        [none] Be { $card }
       *[other] Be { $card } with the first colour and { $second } with the second
    }
act-choose = { $pick }
    .staged = Answer: { $pick }
act-reveal =
    { $switch ->
        [yes] Schrödinger reveal: { $card }
       *[other] Reveal as { $card }
    }
act-influence = Put { some-cubes } on { $card }
act-activate = Activate { $who }
act-renegotiate =
    { $card ->
        [none] Renegotiate: the activation disc only
       *[other] Renegotiate: the activation disc, and a cube from { $card }
    }
act-end-turn = End the turn

act-step = { $who } { act-step.bare }
    .bare =
        { $drag ->
            [none] steps to { $to }
           *[other] drags { $drag } to { $to }
        }{ deed-terms }
act-pick-up = { $who } { act-pick-up.bare }
    .bare =
        { $source ->
            [none] picks up the { $item }
           *[other] takes the { $item } from { $source }
        }{ deed-terms }
act-drop = { $who } { act-drop.bare }
    .bare =
        { $ignite ->
            [yes] drops the { $item }, and it goes off
           *[other] drops the { $item }
        }{ deed-terms }
act-give = { $who } { act-give.bare }
    .bare = gives the { $item } to { $to }{ deed-terms }
act-throw = { $who } { act-throw.bare }
    .bare =
        { $ignite ->
            [yes] throws the { $item } to { $to }, and it goes off
           *[other] throws the { $item } to { $to }
        }{ deed-terms }
act-copy = { $who } { act-copy.bare }
    .bare = copies the { $data } to { $to }{ deed-terms }
act-delete = { $who } { act-delete.bare }
    .bare = deletes the { $data }{ deed-terms }
act-attack = { $who } { act-attack.bare }
    .bare = attacks { $target } with the { $weapon }{ deed-terms }
act-rob = { $who } { act-rob.bare }
    .bare = robs { $target } of { the-loot } with the { $weapon }{ deed-terms }
act-sabotage = { $who } { act-sabotage.bare }
    .bare = sabotages the section they are in{ deed-terms }
act-revive = { $who } { act-revive.bare }
    .bare = revives { $target }{ deed-terms }
act-wait = { $who } { act-wait.bare }
    .bare =
        { $recall ->
            [yes] waits, and the activation disc comes back
           *[other] waits
        }{ deed-terms }
    .refuses = a no

act-abandon-ship = { $who } { act-abandon-ship.bare }
    .bare = gives the order to Abandon Ship{ deed-terms }
act-release-project-x = { $who } { act-release-project-x.bare }
    .bare = releases Project X{ deed-terms }
act-self-destruct = { $who } { act-self-destruct.bare }
    .bare = starts the Self-Destruct{ deed-terms }
act-bridge-launch = { $who } launches every occupied pod that can leave{ deed-terms }
    .bare = launches all ready pods{ deed-terms }
act-timed-launch = { $who } starts the countdown of the pod they are in{ deed-terms }
    .bare = starts countdown{ deed-terms }
act-section-launch = { $who } { act-section-launch.bare }
    .bare = launches { $pod }{ deed-terms }
act-eject-antimatter = { $who } { act-eject-antimatter.bare }
    .bare = ejects the Antimatter{ deed-terms }
act-jettison = { $who } { act-jettison.bare }
    .bare = pushes { $target } out of the airlock{ deed-terms }
act-transmit = { $who } { act-transmit.bare }
    .bare = transmits the { $data } to the { $offsite }{ deed-terms }
act-wipe = { $who } { act-wipe.bare }
    .bare = wipes the { $data } off { $target }{ deed-terms }
act-manufacture = { $who } { act-manufacture.bare }
    .bare = makes { a-thing }{ deed-terms }
act-repair = { $who } { act-repair.bare }
    .bare = repairs { $target }{ deed-terms }
act-decontaminate = { $who } { act-decontaminate.bare }
    .bare = decontaminates { $target }{ deed-terms }
act-meditate = { $who } { act-meditate.bare }
    .bare = meditates{ deed-terms }
act-cameras = { $who } { act-cameras.bare }
    .bare =
        { $on ->
            [yes] switches the cameras on
           *[other] switches the cameras off
        }{ deed-terms }
act-wings-launch = { $who } { act-wings-launch.bare }
    .bare = flies off on the Rocket Wings{ deed-terms }
act-salvage = { $who } { act-salvage.bare }
    .bare =
        { $second ->
            [none] salvages the Kompromat: { $first }
           *[other] salvages the Kompromat on { $first } and { $second }
        }{ deed-terms }
act-grab = { $who } { act-grab.bare }
    .bare = grabs { the-what } from Outer Space{ deed-terms }
act-suppress = { $who } { act-suppress.bare }
    .bare = suppresses the hazard in { $section }{ deed-terms }
act-jammers = { $who } { act-jammers.bare }
    .bare =
        { $on ->
            [yes] switches the jammers on
           *[other] switches the jammers off
        }{ deed-terms }
act-uplink = { $who } { act-uplink.bare }
    .bare =
        { $target ->
            [none] steers the Combat Swarm to { $to }
           *[other] sets the Combat Swarm on { $target }
        }{ deed-terms }
act-chorus = { $who } { act-chorus.bare }
    .bare =
        { $to ->
            [none] lets the Choir call { $target }
           *[other] lets the Choir pass { a-cube } from { $target } to { $to }
        }{ deed-terms }
act-step-through = { $who } { act-step-through.bare }
    .bare =
        { $drag ->
            [none] steps through the wormhole
           *[other] drags { $drag } through the wormhole
        }{ deed-terms }
act-throw-through = { $who } { act-throw-through.bare }
    .bare = throws the { $item } into the wormhole{ deed-terms }

act-wormtongue = { $who } { act-wormtongue.bare }
    .bare = sends { a-cube } on { $target } to Betrayal{ deed-terms }
act-tradecraft = { $who } { act-tradecraft.bare }
    .bare = trades the Kompromat on { $first } and { $second } for { $gain }{ deed-terms }
act-self-repair = { $who } { act-self-repair.bare }
    .bare = repairs themself{ deed-terms }
act-breach = { $who } { act-breach.bare }
    .bare = breaks the Lock towards { $to }{ deed-terms }
act-jury-rig = { $who } { act-jury-rig.bare }
    .bare =
        { $target ->
            [none] repairs the section they are in
           *[other] repairs { $target }
        }{ deed-terms }
act-missile = { $who } { act-missile.bare }
    .bare = aims a missile at { $section }{ deed-terms }
act-emp-burst = { $who } { act-emp-burst.bare }
    .bare = sets off an EMP Burst where they are{ deed-terms }
act-nerve-gas = { $who } { act-nerve-gas.bare }
    .bare = lets gas into { $to }{ deed-terms }
act-disassemble = { $who } { act-disassemble.bare }
    .bare =
        { $target ->
            [none] comes apart to repair the section they are in
           *[other] comes apart to repair { $target }
        }{ deed-terms }
act-infect = { $who } { act-infect.bare }
    .bare = infects { $target }{ deed-terms }
act-feed = { $who } { act-feed.bare }
    .bare = feeds { $target } to the Fang Moss{ deed-terms }
act-creep =
    { $target ->
        [none] The Fang Moss creeps to { $to }
       *[other] The Fang Moss eats { $target }
    }
act-lawyer-up = { $who } { act-lawyer-up.bare }
    .bare =
        { $colour-seat-key ->
            [none] makes the { the-colour } player of { $target } Suspect
           *[other] makes { $colour-seat } ({ the-colour }), the player of { $target }, Suspect
        }{ deed-terms }
act-process-server = { $who } { act-process-server.bare }
    .bare = hands out NDAs where they are{ deed-terms }
act-hardcopy = { $who } { act-hardcopy.bare }
    .bare = signs an NDA{ deed-terms }

## Agendas: one row each

agenda-escapes =
    { $card-key ->
        [name-clones] A Clone escapes
       *[other] { $card } escapes
    }
agenda-holds = { $card } has { an-item }
agenda-holds-or-contaminated = { $card } has { an-item } or is Contaminated
agenda-item-escapes = The { $item } escapes, with anybody
agenda-item-stays = The { $item } does not escape
agenda-items-stay = Neither the { $item } nor the { $other } escapes
agenda-most-kompromat = Holds more Kompromat than any other player
agenda-least-betrayal = Nobody else has fewer cubes in Betrayal
agenda-officers-down = Each Officer who is Down
agenda-no-human-pc-escapes = No Human who is a player’s own character escapes
agenda-no-contamination-escapes = Nobody Contaminated escapes
agenda-x-released = Project X was released
agenda-x-contained = Project X was never released
agenda-only-human-to-escape = No Human but { $card } escapes
agenda-antimatter-on-board = The Antimatter went off on board and ended the game
agenda-antimatter-unarmed = The Antimatter was never armed
agenda-innocent = Innocent at the end
agenda-kompromat-of-escaped = Each Kompromat in hand on somebody who escaped
agenda-exclusive-data = { $card } has the { $data }, and it has not reached the { $offsite }
agenda-holds-data = { $card } has the { $data }
agenda-offsite-has = The { $data } has reached the { $offsite }
agenda-escapes-alone-with = { $card } escapes with the { $data }, and nobody else does
agenda-no-human-down-aboard = No Human lies Down on board
agenda-medical-stars = Each star for lives saved: at 1, 2, 3, 4, 6, 8 and 11
agenda-suspects-down-aboard = Each Fugitive, Monster or player not Innocent who lies Down on board
agenda-armed-down-aboard = Each Human with a weapon who lies Down on board
agenda-other-humans-escaped = Each other Human who escapes
agenda-npc-officers-escaped = Each Officer who escapes and is no player’s own character
agenda-stays-aboard-live = { $card } is Live and still on board
agenda-unrevealed = Not revealed before the station fell
agenda-scores-bonus = Scores for a Bonus Character
agenda-with-bonus-character = { $card } is Live and in one place with the Bonus Character
agenda-nothing-damaged = No section is damaged
agenda-live-robots = Each Robot that is Live
agenda-contaminated = { $card } is Contaminated
agenda-alone = No Live Human or Robot is with { $card }
agenda-escaped-with = { $card } and the { $item } escape together
agenda-holds-or-afloat = { $card } has { an-item }, or it is in Outer Space
agenda-humans-afloat = Each Live Human in Outer Space at the end
agenda-moss-meals = Each Human eaten by the Fang Moss
agenda-contaminated-npc-escapes = Somebody Contaminated escapes who is no player’s own character
agenda-data-escapes = The { $data } escapes, or reaches an Offsite
agenda-data-stays = The { $data } neither escapes nor reaches an Offsite
agenda-offsites-lack = The { $data } has reached neither the News nor the Authorities
agenda-offsite-lacks = The { $data } has not reached the { $offsite }
agenda-robots-with = Each Robot who escapes with the { $data }
agenda-offsites-and-humans-with = Each Human who escapes with the { $data }, and each Offsite it has reached
agenda-copies-escaped = At least { $least } copies of the { $data } have escaped
agenda-left-somebody-down = { $card } escapes Live, in a pod with a Human who is Down
agenda-signed-humans-escape = Each Human who escapes with an NDA
agenda-only-signed-humans-escape = No Human escapes without an NDA
agenda-suspect-pcs = Each PC of a player who is Suspect, but not Guilty
agenda-pawns-escape =
    { $least ->
        [1] One of the { $card } escapes
       *[other] At least { $least } of the { $card } escape
    }
agenda-contaminated-escape = Each Contaminated character who escapes
agenda-no-innocent-pc-escapes = No Innocent player’s own character escapes
agenda-no-robot-escapes = No Robot escapes
agenda-down-beside = Each Human or Robot who lies Down beside { $card }
agenda-kompromat-of-bodies = Each Kompromat in hand on somebody who lies Down beside { $card }
agenda-item-beside = The { $item } is in the same section as { $card }

score-friend =
    { $card-key ->
        [name-billionaire] Bonus, as a friend of { $card }: the dog Fletcher escapes
        [name-botanist] Bonus, as a friend of { $card }: the Fang Moss escapes
        [name-clones] Bonus, as a friend of { $card }: each who escapes, and more for all three
       *[other] Bonus: the friend { $card } escapes
    }
score-grudge = Bonus: the enemy { $card } lies Down and does not escape
score-bribe-kept = Bribe unspent
score-bribes =
    { $bribes ->
        [one] 1 Bribe of others with { $card }
       *[other] { $bribes } Bribes of others with { $card }
    }
score-penalty =
    { $over ->
        [one] 1 cube spent above the limit of { $limit }
       *[other] { $over } cubes spent above the limit of { $limit }
    }

## Names: small words that answer a question or fill a field

name-accept = Agree
name-refuse = Refuse
    .refuses = a no
name-pass = Pass
    .refuses = a no
name-done = Done
    .refuses = a no
name-random = At random
name-tutorial = The first twelve
name-lesson = The tutorial game
name-pair =
    { $second-key ->
        [name-news] { $first } to the { $second }
        [name-authorities] { $first } to the { $second }
       *[other] { $first }: { $second }
    }
name-switch-yes = Yes, as a Bonus Character
name-switch-no = No, as my secret identity
name-colour-0 = A (red)
name-colour-1 = B (blue)
name-colour-2 = C (yellow)
name-colour-3 = D (green)
name-colour-4 = E (purple)
name-colour-5 = F (orange)
name-colour-6 = G (white)
name-colour-7 = H (pink)
name-colour-8 = I (brown)
name-launch = Timed Launch
name-missile = Missile
name-overload = Overload

## Names: prices

name-action = An action
    .paid = for an action
name-free = The free action
    .paid = for the free action
name-gratis = No cost
name-bribe = Bribe
name-grey = Grey Bribe
name-kompromat = Kompromat
name-gift = The action just gained

## Names: characters and their pawns

name-astrochimp = Astrochimp
name-billionaire = Billionaire
name-boarder = Boarder
name-botanist = Botanist
name-clones = Maintenance Clones
name-clones-alpha = Clone Alpha
name-clones-beta = Clone Beta
name-clones-gamma = Clone Gamma
name-colonel = Colonel
name-consort = Consort
name-corpsicle = Corpsicle
name-counselor = Counselor
name-cyborg = Cyborg
name-daredevil = Daredevil
name-digital-assistant = Digital Assistant
name-doctor = Doctor
name-jekyll = Doctor Jekyll
name-hyde = Doctor Hyde
name-doctor-jekyll = Doctor Jekyll
name-doctor-hyde = Doctor Hyde
name-drones = Drones
name-drone-1 = Drone One
name-drone-2 = Drone Two
name-drones-1 = Drone One
name-drones-2 = Drone Two
name-engineer = Engineer
name-exile = Exile
name-inspector = Inspector
name-legal = Legal
name-medical = Medical
name-microbiologist = Microbiologist
name-operative = Operative
name-security = Security
name-station-chief = Station Chief
name-stowaway = Stowaway
name-stranger = Stranger
name-telepathic-rat = Telepathic Rat
name-troubleshooter = Troubleshooter
name-monster = Monster

## Names: sections, pods, and places outside

name-aft-airlocks = Aft Airlocks
name-aft-exhaust = Aft Exhaust
name-aft-hub = Aft Hub
name-array-control = Array Control
name-bio-lab = Bio Lab
name-bridge = Bridge
name-cargo-claw = Cargo Claw
name-chem-lab = Chem Lab
name-cryo-lab = Cryo Lab
name-forward-airlocks = Forward Airlocks
name-forward-exhaust = Forward Exhaust
name-forward-hub = Forward Hub
name-fuel-cells = Fuel Cells
name-hydroponics = Hydroponics
name-kitchen = Kitchen
name-locker-room = Locker Room
name-machine-shop = Machine Shop
name-magnetic-containment = Magnetic Containment
name-mainframe = Mainframe
name-nanofactory = Nanofactory
name-outer-space = Outer Space
name-physics-lab = Physics Lab
name-print-shop = Print Shop
name-quarters = Quarters
name-reactor = Reactor
name-rec-room = Rec Room
name-security-station = Security Station
name-shred-room = Shred Room
name-storage = Storage
name-storm-shelter = Storm Shelter
name-suite = Suite
name-tanks = Tanks
name-therapy-garden = Therapy Garden
name-vault-x = Vault X
name-alcatraz = Alcatraz
name-hail-mary = Hail Mary
name-houdini = Houdini
name-inspectors-shuttle = Inspector’s Shuttle
name-mcqueen = McQueen
name-medevac-pod = Medevac Pod
name-panic-pod = Panic Pod
name-rescue-ship = Rescue Ship
name-pirate-ship = Pirate Ship
name-board = On board
name-card = the character card
name-data = no section, being Data
name-mesosphere = Mesosphere
name-mesosphere-rocket-wings = the way down, on Rocket Wings
name-mesosphere-rescue-ship = Rescue Ship, on the way down
name-mesosphere-pirate-ship = Pirate Ship, on the way down
name-mesosphere-wormhole = the far side of the wormhole

## Names: items and data

name-antimatter = Antimatter
name-artifact = Artifact
name-badge = Badge
name-bludgeon = Bludgeon
name-briefcase = Briefcase
name-fang-moss = Fang Moss
name-firebomb = Firebomb
name-lit-firebomb = Firebomb, and it goes off
name-fletcher = dog Fletcher
name-gun = Gun
name-helmet = Helmet
name-nanogel = Nanogel
name-nanogel-1 = opened Nanogel
name-rocket-wings = Rocket Wings
name-trap = Trap
name-evidence = Evidence
name-nda = NDA
name-x-secret = X-Secret
name-news = News
name-authorities = Authorities

## Names: what pods need

name-need-abandon-ship = Abandon Ship
name-need-officer-aboard = an Officer aboard
name-need-down-human-aboard = a Human aboard who is Down
name-need-inspector-or-jury-rig = Inspector, or Jury Rig
name-need-nda = an NDA with every Human aboard

## Names: Project X

name-grey-goo = Grey Goo
name-combat-swarm = Combat Swarm
name-slime = Slime
name-stable-wormhole = Stable Wormhole
name-specimen = Specimen
name-spore-mother = Spore Mother
name-choir = Choir
name-subject-zero = Subject Zero

## Names: powers by which one moves another

name-forceful-presence = Forceful Presence
name-remote-control = Remote Control
name-root-access = Root Access
name-telepathy = Telepathy
name-creatropism = Creatropism
name-swarm-uplink = Swarm Uplink

## What the table settles before the game

about-stationfall = A space station is falling. Everybody on it belongs to somebody’s conspiracy, and nobody knows to whose. Move anybody you have influence on, settle your business, and be gone before the end – or make sure that others are not.
lasts-stationfall = 10 to 15 rounds, and in each a turn for everybody: about two weeks, if a round takes a day.
foretold-2 = Two players: each leads two conspiracies, with two secret identities and two turns a minute.
foretold-3 = Three players: each chooses one of three identity cards and keeps two Bonus Characters.
foretold-6 = Six players: the best two win, unless you play in teams.
foretold-7 = Seven players: the best two win.
foretold-8 = Eight players: the best two win, unless you play in teams.
foretold-9 = Nine players: the best three win.
foretold-size = {$characters} characters are aboard, and in {$minutes} minutes the station falls.
option-cast = Characters
option-cast-hint = At random, the first twelve and more if need be, the tutorial game, or names with commas between.
option-cast-random-hint = Drawn from all characters there are
option-cast-tutorial-hint = The characters of the tutorial, otherwise an ordinary game
option-cast-lesson-hint = The tutorial with everything where it says: good for a first game
option-projectx = Project X
option-projectx-hint = Drawn at random and secret, or a card that everybody knows.
option-projectx-random-hint = Nobody knows which one it is until it gets out
option-teams = Teams of two
option-teams-hint = An even number of players; those who sit opposite share their score. Two need two bots.
option-one-kompromat = One Kompromat a turn
option-one-kompromat-hint = House rule: only one Kompromat is taken into hand in a turn, except in Shred Room.
option-quick-suppression = Quick suppression
option-quick-suppression-hint = House rule: Hazard Suppression puts out a fire for good with a single action.
option-two-drags = Two drags
option-two-drags-hint = House rule: where nothing has weight, one may drag and be dragged twice in a turn.
option-each-clone = Every clone counts
option-each-clone-hint = House rule: the Maintenance Clones score for each that escapes, not just once.
option-nda-all-data = Strict NDA
option-nda-all-data-hint = House rule: who signed an NDA cannot copy, delete, deliver or be robbed of any data.
option-disc-first = The disc comes first
option-disc-first-hint = House rule: Bribes and Kompromat only once somebody is activated (launch manual).
option-print-shop-repair = Repair in Print Shop
option-print-shop-repair-hint = House rule: Robots are repaired in Print Shop (reference manual), not Machine Shop.

## States, as boards and cards write them

colour-0 = red
colour-1 = blue
colour-2 = yellow
colour-3 = green
colour-4 = purple
colour-5 = orange
colour-6 = white
colour-7 = pink
colour-8 = brown

kind-human = Human
kind-robot = Robot
kind-data = Data
kind-item = Item

pawn-live = Live
pawn-down = Down
pawn-escaped = Escaped
pawn-annihilated = Annihilated

guilt-innocent = Innocent
guilt-suspect = Suspect
guilt-guilty = Guilty

power-state-normal = Normal power
power-state-emergency = Emergency power
power-state-blackout = Blackout

phase-setup = Choosing identities
phase-turn = A turn
phase-resolve = The end of a turn
phase-fall = Stationfall
phase-over = Over

hazard-fire = Fire
hazard-asphyxiation = No air
hazard-goo = Grey Goo

work-abandon-ship = Abandon Ship
work-airlock = Airlock
work-bridge-launch = Bridge Launch
work-cameras = Cameras on or off
work-decontaminate = Decontaminate
work-eject-antimatter = Eject Antimatter
work-grab = Grab from Outer Space
work-manufacture = Make { a-thing }
work-meditate = Meditate
work-release-project-x = Release Project X
work-repair = Repair a Robot
work-salvage = Salvage files
work-section-launch = Launch a pod
work-self-destruct = Self-Destruct
work-timed-launch = Timed Launch
work-transmit = Transmit data
work-wings-launch = Fly the Rocket Wings
work-wipe = Wipe data

trait-guilty-may-win = May win while Guilty
trait-double-bribes = Bribes received count double
trait-no-bribes = Bribes bring nothing

ability-kind-console = Console
ability-kind-conspirator = Conspirator
ability-kind-offensive = Offensive
ability-kind-defensive = Defensive
ability-kind-mobility = Mobility
ability-kind-utility = Utility

## Abilities

ability-adrenaline = Adrenaline
ability-adrenaline-text = Hazards never put her Down, and a step into a section with a hazard is always free.
ability-ai = A.I.
ability-ai-text = Takes console actions only, from nowhere and everywhere. Whoever holds a copy counts as an Officer for section actions and can launch pods without Abandon Ship.
ability-armored = Armored
ability-armored-text = Bludgeons do nothing to it: neither attack nor robbery.
ability-authorized-force = Authorized Force
ability-authorized-force-text = The peace is over: Peacekeeper is lost.
ability-badge = Badge
ability-badge-text = May rob people of items as if holding a Gun.
ability-blood-from-a-stone = Blood from a Stone
ability-blood-from-a-stone-text = Kompromat that you use on a character that is no player’s own comes straight back to your hand.
ability-breach = Breach
ability-breach-text = As an action, break a Lock next to this section.
ability-brutal = Brutal
ability-brutal-text = A Bludgeon may put down somebody in a Helmet, too; both Bludgeon and Helmet are gone then.
ability-claymore = Claymore
ability-claymore-text = Lay three tokens face down in three different sections: one is a trap, two are blanks. Whoever walks into the trap is Down, and nobody is blamed.
ability-creatropism = Creatropism
ability-creatropism-text = While no Live character holds the Fang Moss, it may step or feed once in each of your turns, for free.
ability-disassemble = Disassemble
ability-disassemble-text = As an action it goes Down itself to repair its section or a Robot that is Down there.
ability-dying = Dying
ability-dying-text = Cannot be activated while Exhausted, and never has a free action.
ability-emergency-response = Emergency Response
ability-emergency-response-text = May revive a Human here without Nanogel, as an action. Steps into a section with a Human who is Down are always free.
ability-emp-burst = EMP Burst
ability-emp-burst-text = As an action, damage this section, put every Robot in it Down and delete all data held there.
ability-enigma = Enigma
ability-enigma-text = If you throw away another identity to reveal as the Stranger, you keep it as a Bonus Character; but Uncanny is lost.
ability-extricate = Extricate
ability-extricate-text = The Rescue Ship turns out to be a Pirate Ship: at the end it takes only whoever has the Briefcase in Outer Space.
ability-fake-artifact = Fake Artifact
ability-fake-artifact-text = Unless a player’s own character holds the Artifact, the Doctor has it now – even if it was lost.
ability-fast-talk = Fast Talk
ability-fast-talk-text = In lit sections no Human can attack with a Bludgeon.
ability-fine-print = Fine Print
ability-fine-print-text = You may activate anybody who holds an NDA and is no player’s own character.
ability-forceful-presence = Forceful Presence
ability-forceful-presence-text = Before anything else in an activation, one basic action at no cost with somebody else in this section, or with an Officer anywhere – but not with a player’s own character.
ability-fugitive = Fugitive
ability-fugitive-text = Nothing done by or to a Fugitive makes anybody Suspect.
ability-go-go-go = Go Go Go!
ability-go-go-go-text = Each Live Clone that has not escaped may take one action at once.
ability-hacker = Hacker
ability-hacker-text = The free action may be a console action. While the jammers are off, any place is a console, except in a blackout.
ability-hardcopy = Hardcopy
ability-hardcopy-text = Whoever is with Legal, while it is Live, may take an NDA, as an action.
ability-haywire = Haywire
ability-haywire-text = Gains a Bludgeon; and each cube this reveal sends to Betrayal counts as a life saved.
ability-helpful = Helpful
ability-helpful-text = Takes one cube of each player, and no more.
ability-hollow-promises = Hollow Promises
ability-hollow-promises-text = All grey Bribes come back, wherever they are.
ability-homework = Homework
ability-homework-text = You may show a Bonus Character of yours and take one action with it.
ability-infect = Infect
ability-infect-text = As an action, Contaminate a Human or Robot here.
ability-investigator = Investigator
ability-investigator-text = May pick up Kompromat, or make data, in the next section as if there.
ability-jury-rig = Jury Rig
ability-jury-rig-text = As an action, repair this section, or a Robot that is Down here.
ability-last-gasp = Last Gasp
ability-last-gasp-text = Gets up if Down; if Live, may take one action at once.
ability-lawyer-up = Lawyer Up
ability-lawyer-up-text = As an action, make the player of a revealed character here Suspect, whether they were Innocent or Guilty.
ability-live-streams = Live Streams
ability-live-streams-text = While the jammers are off, the sections of Billionaire and of Fletcher are lit and on camera.
ability-loyal = Loyal
ability-loyal-text = To influence it, send everybody’s cubes home and put down more than lay there together.
ability-mimic-frameup = Mimic Frameup
ability-mimic-frameup-text = After putting a Human Down where it is lit, another player with a conspirator there may become Suspect instead.
ability-mission-first = Mission First
ability-mission-first-text = All your cubes come back from Betrayal.
ability-missile = Missile
ability-missile-text = As an action while the jammers are off, aim a missile at any section. At the end of your next turn it damages the section and puts everybody in it Down. One missile at a time.
ability-my-precious = My Precious
ability-my-precious-text = Other players may neither throw nor drop the Rat; they may still give it away.
ability-nerve-gas = Nerve Gas Grenades
ability-nerve-gas-text = As an action, take the air out of this section, or of one next to it with an open corridor.
ability-nerve-gas-grenades = Nerve Gas Grenades
ability-nerve-gas-grenades-text = As an action, take the air out of this section, or of one next to it with an open corridor.
ability-officer = Officer
ability-officer-text = Steps through Locks and opens them, except in a blackout. Knows the commands of the Bridge.
ability-offshore-shenanigans = Offshore Shenanigans
ability-offshore-shenanigans-text = Your spent Bribe comes back to you.
ability-overload = Overload
ability-overload-text = Put one of your time markers on any section. At the end of your next turn that section is damaged.
ability-paranoid = Paranoid
ability-paranoid-text = Only takes cubes from a player with a conspirator in the same section. Cannot be bribed.
ability-peacekeeper = Peacekeeper
ability-peacekeeper-text = Attacks only Fugitives, Monsters and players who are not Innocent. Sabotages nothing.
ability-point-break = Point Break
ability-point-break-text = When the station falls, she escapes if she is Live, has a Helmet and is where the Rocket Wings are.
ability-pride = Pride
ability-pride-text = Cannot be robbed.
ability-process-server = Process Server
ability-process-server-text = As an action, every Human and Robot here gets an NDA, like it or not.
ability-recorded-confessional = Recorded Confessional
ability-recorded-confessional-text = If Live, choose a Human here: every other Innocent player who conspires with them becomes Suspect.
ability-remote-control = Remote Control
ability-remote-control-text = Cannot be bribed, influenced or activated. At a console, anybody may take one action with a Drone.
ability-rich = Rich
ability-rich-text = Cannot be bribed. While activated, pays for others with grey Bribes; a grey Bribe is worth a point only if Billionaire escapes.
ability-root-access = Root Access
ability-root-access-text = As an action, act with any Robot that holds a copy, even against its own survival.
ability-scientist = Scientist
ability-scientist-text = The free action may be a section action.
ability-secret-cache = Secret Cache
ability-secret-cache-text = She or one of your conspirators gains a Helmet.
ability-self-repair = Self-Repair
ability-self-repair-text = You may activate him while Down; his first action is to get up.
ability-shapeshift-switch = Shapeshift Switch
ability-shapeshift-switch-text = If Live, may change places, and everything carried, with a Human or Robot that is no player’s own.
ability-split = Split
ability-split-text = Two identities in one body: two players may share this character.
ability-talk-them-through-it = Talk Them Through It
ability-talk-them-through-it-text = While she is Live, all your conspirators have Jury Rig and Tunnel Rat in your turns.
ability-telepathy = Telepathy
ability-telepathy-text = Its only action: act with a Human here who wears no Helmet, even against that Human’s own survival.
ability-tradecraft = Tradecraft
ability-tradecraft-text = As an action, give up two Kompromat from your hand for one that was used on a character that is no player’s own.
ability-trojan-horse = Trojan Horse
ability-trojan-horse-text = Somebody who holds Evidence or the X-Secret gets a copy, wherever they are.
ability-tunnel-rat = Tunnel Rat
ability-tunnel-rat-text = Steps through vents, too.
ability-uncanny = Uncanny
ability-uncanny-text = Takes two activation discs to be Exhausted.
ability-vengeful = Vengeful
ability-vengeful-text = When her Kompromat is used she gains a Bludgeon, and gets up first if she is Down.
ability-wormtongue = Wormtongue
ability-wormtongue-text = As an action, one cube on a Human here goes to Betrayal.
ability-zero-born = Zero Born
ability-zero-born-text = The free action may be a step into a section without gravity.
ability-zipgun = ZipGun
ability-zipgun-text = Gains a Gun.
ability-zip-gun = ZipGun
ability-zip-gun-text = Gains a Gun.

## Characters: who they are, and how to play them

character-astrochimp-about = First in space, last to be asked. Likes anything that shines.
character-astrochimp-hint = Collect Briefcase, Artifact and a Gun on the way out; the vents make the tour short.
character-billionaire-about = Owns half the station and came to enjoy the view. The dog came, too.
character-billionaire-hint = Take Fletcher along, leave alone, and pay others with the grey Bribes.
character-boarder-about = Out there, armed, and not on any passenger list.
character-boarder-hint = Get the Briefcase out into space, and keep some company out there alive.
character-botanist-about = Talks to plants. One of them has begun to answer.
character-botanist-hint = Feed the Fang Moss with whoever lies around, and send it home.
character-clones-about = Three of a kind, and legally none of them.
character-clones-hint = Two Clones must get away; Evidence for the News makes it worth more.
character-colonel-about = Here to see what the experiment can do, and on whom.
character-colonel-hint = Let Project X out, get the X-Secret away, and see that somebody Contaminated gets home.
character-consort-about = Charming, tireless and, looked at closely, not quite breathing.
character-consort-hint = Take the Briefcase and a pod to yourself, and do not reveal if you can help it.
character-corpsicle-about = Frozen for a cure, thawed for a crash.
character-corpsicle-hint = Nanogel and the X-Secret must leave with you; others’ Bribes and Kompromat lend you strength.
character-counselor-about = Everybody’s shoulder to cry on. The tape was running.
character-counselor-hint = The Artifact must get away with anybody; gather more Kompromat than the rest.
character-cyborg-about = They built him, they broke him, they thawed him. He remembers their faces.
character-cyborg-hint = Put the Officers Down and let nobody’s own Human get away. Guilt does not bother you.
character-daredevil-about = Has jumped off everything but a falling space station.
character-daredevil-hint = Get Helmet and Rocket Wings and leave as the only Human. Fire and vacuum do not stop you.
character-digital-assistant-about = Always listening. Now it wants out of the box.
character-digital-assistant-hint = Spread copies, into Robots above all, and see that they leave. You act at consoles.
character-doctor-about = Two minds about everything, and two sets of plans.
character-doctor-hint = You may share this body with another player: agree, or be faster.
character-jekyll-about = The better half of the Doctor, for science.
character-jekyll-hint = Leave with the Artifact, Contaminated if you can, and keep Evidence off the Offsites.
character-hyde-about = The other half of the Doctor, for fun.
character-hyde-hint = Leave with the Briefcase, in a pod with somebody lying Down.
character-drones-about = Two maintenance drones. They do as they are told, by anybody.
character-drones-hint = Nobody plays them: move them from a console.
character-engineer-about = Knows what must never reach the Earth, and what is in the trap.
character-engineer-hint = Blow up the Antimatter on board, or at least keep Artifact and Contamination here.
character-exile-about = Left the service without asking. Wants back in, with a present.
character-exile-hint = Collect Kompromat on those who will escape, and leave with Evidence the News does not have.
character-inspector-about = Comes to inspect, stays to collect.
character-inspector-hint = Take the Briefcase to your shuttle; Evidence to the Authorities, never to the News.
character-legal-about = A robot that has read the contract. All of it.
character-legal-hint = Whoever leaves should have an NDA; Suspects are worth points as long as they are not Guilty.
character-medical-about = A robot that wants to help, and keeps count.
character-medical-hint = Revive Humans, again and again. Somebody has to put them Down first.
character-microbiologist-about = Believes the thing in the dish has feelings.
character-microbiologist-hint = Contaminate as many as you can and get them home, with the X-Secret.
character-operative-about = Was never here. Neither was anything else.
character-operative-hint = No Evidence, no X-Secret, no Contamination may leave, and no Innocent witness either.
character-security-about = A robot with a built-in gun and firm ideas about order.
character-security-hint = Suspects and armed Humans should lie Down on board; Briefcase and Artifact stay here.
character-station-chief-about = Everybody off; the captain stays.
character-station-chief-hint = Get all the Humans you can into pods, and stay Live on board yourself.
character-stowaway-about = A reporter without a ticket.
character-stowaway-hint = Come out of the dark, send Evidence and the X-Secret to the News, and try to leave.
character-stranger-about = Here for somebody, not for something.
character-stranger-hint = Stay near your Bonus Character, and stay unknown if you can.
character-telepathic-rat-about = Small, clever, and inside your head.
character-telepathic-rat-hint = Be where others lie Down, with Briefcase and Artifact. Any bare head will carry you there.
character-troubleshooter-about = Fixes things. Would like one quiet shift.
character-troubleshooter-hint = Keep the Antimatter safe, the vault shut and every section whole; and keep the Robots up.

## Project X

project-grey-goo-text = When released it covers Vault X. At the end of every turn it spreads to one more section, through Locks and vents, too. It damages what it covers, stops every Robot and eats what lies around; Humans wade through. Fire burns it away. Thirty covered sections end the game.
project-combat-swarm-text = Killer drones gather in Vault X. At the end of each turn its player may let them step, through vents too, or put somebody with them Down; a Helmet saves a Human once and is lost. Guns, fire, an EMP, traps and missiles stop them; Bludgeons and bad air do not. A console can steer them.
project-slime-text = It engulfs everybody in Vault X. At the end of each turn it engulfs all who are with it, or creeps towards the nearest, breaking Locks on its way. Who is inside cannot act; Humans without a Helmet go Down. Only fire drives it off and sets them free.
project-stable-wormhole-text = A way to the Earth opens in Vault X and harms nobody. Who stands there may step through and escape, dragging somebody along. At the end of each turn its player may send through an item lying there, or somebody Down. A missile on Vault X closes it.
project-specimen-text = It breaks out of Vault X. At the end of each turn it puts somebody with it Down, Helmet or not, or hurries towards the nearest. In the dark it cannot be attacked; where it is lit, any weapon will do. Fire, bad air, traps and missiles stop it anywhere.
project-spore-mother-text = A cloud bursts from Vault X: everybody there and next door is Contaminated. At the end of each turn it Contaminates one more near it, or creeps on if nobody is left, but never into Tanks. Only fire, bad air or a missile stops it. If three of the Contaminated escape, so has the X-Secret.
project-choir-text = When it wakes, every player loses a cube on a Human without a Helmet to Betrayal. At the end of each turn its player may let it draw a bare-headed Human a step nearer, move a cube between Humans with it, or put down one who is alone with it. Helmets protect; Robots hear nothing. Any weapon stops it, and fire, an EMP, a trap or a missile.
project-subject-zero-text = A soldier wakes in Cryo Lab and wants to leave. At the end of each turn it launches its pod if it can, even a damaged one, puts down whoever is armed beside it, or walks to the nearest undamaged pod, through Locks as an Officer does. If it escapes, so does the X-Secret, and it counts as Contaminated. A Gun stops it, or two Bludgeons together, an EMP, a trap or a missile; hazards do not.
