### The tutorial game: what Lindsey says, what is taught, and when.

## Names

lesson-her-name = Lindsey
lesson-spare-name = Open hand { $number }
name-lesson-on = Three more Minutes of it
name-lesson-alone = Play on without it
name-lesson-stop = Stop here, count the points

## Setting up

dealt-lindsey = This is the tutorial game. { $first } plays by a script and hides nothing: she holds { $card } and { $other }, and tells you why she does what she does.
hand-open = { $seat } plays with open cards: { $card } is the identity, { $other } the Bonus Character.
# In two sentences, as journals of before tell it.
identity-open = { $seat } plays with open cards: the secret identity is { $card }.
bonus-open = { $seat } has { $card } as Bonus Character.
kompromat-open = The Kompromat from { $section } is on { $card }, as everybody sees.

## Lindsey, Minute by Minute

lesson-plan-13 = “I am the Engineer. What brings me most is the Antimatter going off aboard, so I need somebody who can open the Lock of Magnetic Containment. I could; but then you would all know who I am. So I send the Station Chief: she is an Officer, too.”
lesson-plan-12 = “The Station Chief still has my disc and would be tired: one action only. A fresh Conspirator gives me two. The air in Magnetic Containment kills without a Helmet, so I let the Astrochimp fetch one.”
lesson-plan-11 = “Whoever enters Bio Lab is Contaminated, and no such guest may reach the Earth: my agenda asks for that, too. The Stowaway shall get ready for it. I can plan like this only because you keep your hands off my people: usually nobody does.”
lesson-plan-10 = “In, grab the Antimatter, out again: three actions and a Helmet, but an activation gives two. What I have saved comes now all at once: a Kompromat and my Bribe. What is done in one turn nobody can stop half-way.”
lesson-plan-9 = “No more hiding: I reveal. All cubes on my card are swept away, and from now on the Engineer obeys nobody else.”
lesson-plan-8 = “From now on I follow three rules. If somebody Contaminated can be struck Down, my armed Troubleshooter goes after them. If not, the Station Chief runs away with the Antimatter. If she cannot, I renegotiate.”
lesson-plan-7 = “My three rules again. That I may be blamed for what my Troubleshooter does is all one to me: the Engineer wins even if Guilty.”
lesson-why-find = “A Kompromat lies here, and a pick-up comes free with every activation. I know this one: it is on the Astrochimp. So he can bring me the Helmet one day.”
lesson-why-vent = “The Astrochimp fits through Vents. That is his ability, and it costs nothing extra.”
lesson-why-dark = “The Stowaway is not on the map yet: her first step brings her into any Dark section.”
lesson-why-throw = “A Kompromat buys one action of the character it is on, whoever has cubes there: the Astrochimp throws his Helmet over.”
lesson-why-lock = “With a Helmet on, the bad air does not harm her; and an Officer’s step removes the Lock.”
lesson-why-bribe = “Two actions are spent. A Bribe buys one more, of anybody; it would have been a point for me at the end.”
lesson-why-overload = “The Engineer’s Reveal power: at the end of my next turn Vault X breaks, and then Project X is out.”
lesson-why-fire = “Chem Lab makes Firebombs. Thrown into Bio Lab, one sets it on Fire: who has no Helmet stays out.”
lesson-crossed = “Somebody is in my way. Never mind: I shall think of something.”
lesson-alone =
    { $rules ->
        [yes] The tutorial is over, the game is not. Lindsey keeps to her three rules.
       *[other] The tutorial is over, the game is not. A computer player takes Lindsey’s seat.
    }
lesson-stopped = The tutorial stops here. Everybody shows who they were, and the points are counted as the station is now.
lesson-next =
    That was the tutorial. Your next games:
    second: choose your identity by its agenda, and have a plan for it;
    third: guess what the others want, get in their way, and hide what you want yourself;
    after that: look for the mad combinations.
stationfall-lesson = Stationfall, for the lesson’s sake!
ended-lesson = The tutorial was stopped, and the points counted as things stood.

## The question at the end of a part

ask-stay-on = You have come to the end of this part of the tutorial. How do you go on?

## Because of Lindsey

no-lesson-influence = Because of Lindsey: she needs { $who } for her next moves, so put your cubes on somebody else for now. In other games you may.
no-lesson-reveal = Because of Lindsey: she needs { $who } for her next moves, so do not reveal as { $who } yet. In other games you may.
no-lesson-item = Because of Lindsey: she needs the { $item } in { $section } next Minute, so let it lie. In other games you may take it.
no-lesson-pupils = The tutorial with Lindsey is for { $seats } people at most, without teams and bots.
lesson-because = because of Lindsey

## What is taught, and when

lesson-task-identity = Two cards, two people you could be. You score what the agenda of the one you choose asks for; the other becomes your Bonus Character. For a first game, go by your gut.
lesson-task-wait = The others are choosing or playing. Nothing is wanted of you.
lesson-task-answer = The game asks you something that only you can settle. Read what each answer leads to; none of them is a mistake here.
lesson-task-stay-on = You know the heart of the game now. Three more Minutes teach revealing, fire, states and data; or play on, or stop and see how points are counted.
lesson-task-stay-on-last = You have seen everything now; what is left is the fall. In Minute 1 Abandon Ship comes by itself, and only one game in three has a Minute 0. Then all reveal, who escaped may hand over data, and the points are counted. Play on, or stop here and see how.
lesson-task-over = The tutorial is over. Your sheet shows row by row what brought you points.
lesson-task-hand-over = Your actions are spent. Hand the turn over; the others play, and a new Minute begins.
lesson-task-leave = Actions are left, but none of them would help you now, and nobody has to spend them all. Hand the turn over; the others play, and a new Minute begins.
lesson-task-activate = Now put your disc on the new Conspirator. With no other disc there you get two actions, with one there it is Exhausted: one action.
lesson-task-13-influence = You never act yourself: others do it for you. Put 1 cube on somebody and they are your Conspirator, as long as they are Live and nobody has more cubes there than you; a tie is enough.
lesson-task-13-activate = Put your activation disc on your Conspirator. That gives two actions, or one if a disc lay there already, and one pick-up or drop for free.
lesson-task-13-pick-up = A Kompromat lies here. It goes into your hand, not the character’s, and nobody else sees whose it is. Picking up is your free action.
lesson-task-13-step = A step is an action: along a corridor into the next section. Walk towards a Kompromat, a token with a K on the map.
lesson-task-13-wander = Actions are left. Walk where your Conspirator may be useful later, or end the turn.
lesson-task-12-influence = A new Minute: one less to Stationfall. Your disc lies on your first Conspirator, who would be tired. Win somebody new with a cube and you have two actions again.
lesson-task-12-pick-up = Items are things a character carries, each in a slot of its card. Some are needed for actions: a Bludgeon or Gun to attack, rob or sabotage, a Helmet against bad air. Take one.
lesson-task-12-step = Items lie in sections, and some are made there. Walk towards one that may help you.
lesson-task-12-ability = Every character has abilities: the coloured boxes on its card. Look at your Conspirator’s card, and use one where it helps you; otherwise do what serves you best.
lesson-task-11-influence = The more Conspirators, the more to choose from. You may put cubes on one character a turn, or on none, and then activate any Conspirator.
lesson-task-11-activate = Sections differ: in Dark ones no camera sees what is done, hazards harm Humans without a Helmet, and Bio Lab Contaminates whoever enters. Now say who acts for you.
lesson-task-11-agenda = Sections offer actions, too: you must stand there, and the section must not be Damaged. A weapon can Damage one, that is sabotage. Now do something for your own agenda.
lesson-task-10-spend = You hold a Kompromat. It buys one more action of the character it is on, no matter whose Conspirator; no free pick-up comes with it. Spend it once, to see it work.
lesson-task-10-influence = Everything has changed: the Antimatter is armed and ends the game in Minute 6 if it is still aboard. All Locks are open, and Abandon Ship lets Pods leave. What does that do to your agenda?
lesson-task-10-activate = A time marker says what comes later, always at the end of a turn of whoever set it. If you need more Minutes than the Antimatter leaves you, get it off the station in time: then the game goes on. Now say who acts for you.
lesson-task-10-review = To escape, be in a Pod that leaves. A Timed Launch from inside takes until the end of your next turn; a Section Launch from the dock sends others off at once. See what your agenda wants now.
lesson-task-9-influence = Whoever reveals has a character of their own that nobody else can use, and its Reveal power; all cubes there are lost to others. You may reveal at the start of a turn, too. Several cubes on one card hold off rivals, but beyond your Influence limit each costs a point.
lesson-task-9-activate = You may also reveal as your Bonus Character and throw your identity away unseen: a Schrödinger reveal. Fire is put out from Security Station or Mainframe, first the flames, then the bad air they leave. Now say who acts for you.
lesson-task-9-win = Fire Damages a section and puts Humans without a Helmet Down. Who puts a Human Down where cameras see it becomes a Suspect. From here, simply try to win.
lesson-task-8-influence = Characters are Live, Down, Escaped or Annihilated. What the Down carry can be picked up; they can be dragged, and revived with Nanogel. If nothing is worth doing, renegotiate: your disc and a cube come back.
lesson-task-8-activate = Nobody does what would surely put themselves Down. Where it is Dark, or with the cameras off, nobody sees who struck, and nobody is suspected. Now say who acts for you.
lesson-task-8-win = A weapon strikes somebody in your section Down, or robs them. A Helmet stops a Bludgeon, nothing stops a Gun. Try to win.
lesson-task-7-influence = Data is no item: it is made in some sections, copied, and transmitted from Array Control. Evidence sent to the Authorities makes every other Suspect Guilty, and the Guilty hardly ever win.
lesson-task-7-activate = While the jammers are on, data is copied only to somebody in the same section; while they are off, to anybody who has not escaped. The X-Secret, made in Bio Lab, lets you look at Project X. Now say who acts for you.
lesson-task-7-win = Three sections carry power. With two of them Damaged there is a blackout: no light, no consoles, and of the sections’ actions only Timed Launch and Airlock. Try to win.
option-lindsey = Tutorial with Lindsey
option-lindsey-hint = One to three people learn the game beside a scripted player who says why she does what she does.
mode-tutorial = Tutorial with Lindsey
mode-tutorial-hint = For a first game, up to three people: learn it Minute by Minute. Who is alone begins at once.
