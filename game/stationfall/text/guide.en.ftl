### What a newcomer is told, and the words that can be looked up.

guide-am-choosing = You are about to become somebody: your identity cards say who you may be, and nobody else sees them.
guide-am-secret = You are secretly { $who }: nobody else knows it, and what that card's agenda asks for is what you play for.
guide-am-known = You are { $who }, everybody knows it, and nobody else can act with that character unasked.
guide-am-two = You are secretly both { $who } and { $other }, one with each of your colours; both agendas bring you points.
guide-am-over = The game is over, and everything lies open.
guide-can-choose = Choose one of the cards as your identity; a card you keep beside it is your Bonus Character, who brings points by escaping or lying Down, as the card says.
guide-can-answer = Somebody is waiting for your answer: your panel says what it is about, and each button what it does.
guide-can-wait = It is somebody else's turn: you can look around, read cards and think, and you are called when you are needed.
guide-can-open = In your turn you may put cubes on a character, and then act with one who listens to you: whoever bears your cubes and no colour more of them.
guide-can-go-on = Now act with somebody who listens to you, or end your turn.
guide-can-act = You are acting with { $who }: { $actions ->
        [0] no action is left,
        [one] one action is left,
       *[other] { $actions } actions are left,
    } and until others are asked or something hidden is seen, each step can be undone.
guide-can-over = Scores and the film are in the channel.
guide-want-choose = Read the rows of each agenda: good is what you can bring about with anybody's hands, without showing that it matters to you.
guide-want-row = Most is to be won by this row of your agenda: “{ $row }” – { $points ->
        [one] one point
       *[other] { $points } points
    }.
guide-want-keep = Every row of your agenda is as you want it: now keep it so until the station falls.
guide-want-over = Play again: the next cards are different.
guide-look = Keep an eye on { $what }: { $place }.
guide-look-board = Look at the board, and at who stands near what your agenda names.

term-conspirator = Who listens to you
term-influence = Influence cubes
term-limit = Influence limit
term-activation = Activation: two actions
term-exhausted = Exhausted: one action
term-renegotiate = Renegotiate
term-reveal = Reveal
term-schrodinger = Schrödinger reveal
term-betrayal = Betrayal
term-bribe = Bribe
term-kompromat = Kompromat
term-agenda = Agenda, and rows with a “+”
term-bonus = Bonus Character
term-suspect = Suspect
term-guilty = Guilty
term-down = Live and Down
term-escape = To escape
term-pod = Pods
term-lock = Locks
term-hazard = Hazards
term-dark = Lit and dark
term-abandon = Abandon Ship
term-projectx = Project X
term-antimatter = Antimatter
term-minute = Minutes and turns

## What is settled before it is asked

foresee-nobody = You have revealed no character yet: nobody can ask you for one.
foresee-refuse-bribe = Refuse every Bribe
foresee-accept-bribe = Accept every Bribe
foresee-accept-bribe-from = Accept Bribes from { $seat }
foresee-accept-kompromat = Give in to every Kompromat

## What nobody should forget, in every panel

mind-am =
    { $known ->
        [yes] You are { $who }
       *[other] You are secretly { $who }
    }
mind-of = { $plays }: { $am }
mind-cubes =
    { $over ->
        [0] cubes spent on others: { $spent }; up to { $limit } cost nothing
       *[other] cubes spent on others: { $spent }, { $over } above your limit of { $limit }: a point off for each
    }
mind-points = your score, if it ended now: { $points }
mind-antimatter = the Antimatter goes off in minute { $minute }

## What a choice is worth, on its button

worth-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
worth-now = now { worth-points }
worth-then = { worth-now } + its power

## The primer: what those who have played before would say

advice-who = { $who }: { $about } { $hint }
advice-begin = The beginning: pick up Kompromat while there is some, read everybody’s abilities and see who can help you, and let your first moves tell nobody who you are. Have a plan, and expect it to break.
advice-middle = The middle: what can be done now is better than what can be done later. A Helmet keeps off most dangers. In the Dark, or with the cameras off, nobody sees who strikes; somebody with a Helmet takes a Gun, or a Bribe or Kompromat by which the Helmet comes off.
advice-end = The end: who wants to escape needs the order to Abandon Ship in time, from Bridge, by two Damaged Power Sections or by Project X – or a way that asks for none, as Rocket Wings, the Medevac Pod, a shuttle or the Boarder’s ship. Above your Influence limit, renegotiate, or meditate in Therapy Garden.
advice-reveal = Reveal when others have guessed you anyhow: your cubes come home, theirs are lost, your Reveal power works, and nobody acts with you unasked. The price: everybody knows whom to stop, nobody helps you by mistake any more, and you cannot bribe yourself.
advice-down = Lying Down is not the end: Nanogel revives, Machine Shop and Jury Rig mend Robots, your rows can be brought about by others, and your Bonus Character still counts. Not yet revealed, you can still become that one.
mind-may-be = { $who }: { $hint }
