### The rules, paragraph by paragraph, in our own words. The numbers are those of the reference manual, so that
### a refusal, a test and a player can speak of the same paragraph. `rule-map-…`: what the board itself adds.

rule-2 = Setting up
rule-2-1 = Choosing characters
rule-2-1-1 =
    The number of players decides how many characters take part: 12 for two to four players, 14 for five, 15 for six,
    17 for seven, 19 for eight, 20 for nine. They are drawn at random unless the table chooses them.
rule-2-1-2 =
    The identity cards of these characters are shuffled and dealt: three to each of two or three players, two to each
    of four or more.
rule-2-2 = Tokens and markers
rule-2-2-1 = The green pods start moored at Aft Airlocks, unless a character says otherwise.
rule-2-2-2 = Characters start with the items and data printed on their cards.
rule-2-2-3 =
    The Kompromat of all characters in play is shuffled face down and laid out on the marked sections, from the bottom
    of the board up: purple marks first, then green ones for what is left.
rule-2-2-4 = Every character starts in the section its card names.
rule-2-2-5 = Whatever a character adds to the station is put in its place.
rule-2-2-6 = All other tokens lie where the board shows them, or in the supply.
rule-2-2-7 = The minute marker starts on the minute for this number of players.
rule-2-2-8 = The cameras start switched on.
rule-2-2-9 = The jammers start switched on.
rule-2-2-10 = The station starts on normal power.
rule-2-2-11 =
    One of three re-entry tokens lies face down on minute 0. Two of the three show the ball of fire. Nobody sees the
    others.
rule-2-2-12 = Abandon Ship has not been given yet.
rule-2-3 = One Project X card, drawn at random, lies face down in Vault X. The others stay out of the game.
rule-2-4 =
    Every player has a colour with 8 influence cubes, 3 time markers, an activation disc, a guilt marker, a Bribe and a
    reveal marker. Everybody starts Innocent.
rule-2-5 = The first player is drawn at random. Play begins once everybody has chosen an identity.
rule-2-6 = Two, three, and six or more players, and teams, have rules of their own: see 17 and 18.

rule-3 = Players
rule-3-1 = You act through conspirators, whom you win over by putting influence cubes on their cards (15.4).
rule-3-2 = Everybody starts Innocent and may become Suspect or Guilty (10).
rule-3-3 = The Kompromat and the identity cards in your hand are secret.
rule-3-4 =
    At the start you choose one of your identity cards as your secret identity. The other is your Bonus Character (BC);
    only the upper part of its card counts for you.
rule-3-5 = During the game you may reveal your secret identity. The character then is your player character (PC).
rule-3-5-1 =
    Schrödinger reveal: instead, you may throw your secret identity away unseen and reveal as your Bonus Character. It
    becomes your PC, and you score for no Bonus Character.
rule-3-6 = How to win
rule-3-6-1 =
    You score points for the agenda of your PC, for your Bonus Character (a friend who escapes, an enemy who lies Down),
    and for Bribes unspent or received.
rule-3-6-2 = You lose a point for each cube out of your pool above the influence limit of your PC.
rule-3-6-3 = Whoever has most points and is not Guilty wins.

rule-4 = Characters
rule-4-1 = Characters are the people and machines of the station. Each has a card, and may conspire with players.
rule-4-1-1 = A player character (PC) is a character that a player has revealed as.
rule-4-1-2 = Everybody else is a non-player character (NPC).
rule-4-2 = Kinds of characters
rule-4-2-1 = A character is a Human, a Robot, Data or an Item; one is Human and Robot.
rule-4-2-2 =
    A character that is an Item or Data possesses nothing except what is built in, and takes no actions but those its
    card gives it.
rule-4-3 = Conspirators
rule-4-3-1 =
    A Live character conspires with you if at least one of your cubes lies on its card and nobody has more cubes there.
    You can only activate conspirators who have not escaped.
rule-4-3-2 = Your own PC conspires with you while it is Live.
rule-4-4 = Abilities
rule-4-4-1 = Every character has one or two abilities from the start and does not lose them.
rule-4-4-2 = An ability works all the time, or once at a certain moment, or is an action to be taken.
rule-4-4-3 =
    Abilities are sorted by colour – console, conspirator, offensive, defensive, mobility, utility – only to be found
    more easily.
rule-4-4-4 = A character that is revealed gains one or more further abilities: its reveal powers.
rule-4-5 = Possession
rule-4-5-1 = Characters may possess items, data and Bribes, unless something says otherwise.
rule-4-5-2 = A character may possess several items of the same kind.
rule-4-5-3 =
    Nobody may possess more items than the item limit on their card. An action that would break the limit is not
    possible, unless something says otherwise.
rule-4-5-3-1 =
    If a reveal power hands an item to somebody who is full, they drop an item at once; the revealing player chooses.
rule-4-6 = Live, Down, gone
rule-4-6-1 =
    A hazard or an attack puts a character Down. Everybody in the game who is neither Down nor Annihilated is Live.
rule-4-6-2 = Somebody Down takes no actions and can be neither activated nor influenced.
rule-4-6-3 = Somebody Down can be Revived (12.11); a Robot can also be repaired (13.11). They are Live again then.
rule-4-6-4 = Who is Down keeps their items, but anybody may pick them up (12.2).
rule-4-6-5 = Annihilation
rule-4-6-5-1 = Who is Annihilated leaves the game with all they possess.
rule-4-6-5-2 =
    What is Annihilated never counts as escaped. It can be neither influenced, activated nor renegotiated with, and
    nothing can be done with or to it.
rule-4-6-5-3 = What is Annihilated shares a location with nothing.
rule-4-6-6 = Escape
rule-4-6-6-1 = Characters, items and data in the Mesosphere have escaped, Live or Down.
rule-4-6-6-2 = Whatever on board has neither escaped nor been Annihilated is left behind.
rule-4-6-6-3 = Nobody who has escaped can be influenced, activated or renegotiated with, or act or be acted upon.

rule-5 = The board
rule-5-1 = Sections
rule-5-1-1 =
    Sections are the named places of the board, pods and Outer Space included; the Mesosphere is none. Corridors, vents
    and airlocks join them. Some have section actions (13).
rule-5-1-2 = Blue sections have gravity; pink and green ones have none.
rule-5-1-3 = A section is lit or dark, which matters for suspicion (10).
rule-5-1-3-1 = Sections marked as dark are always dark.
rule-5-1-3-2 = All others are lit, until a blackout makes them dark (7.2.2).
rule-5-1-4 =
    A section can be damaged once. While it is damaged its section and console actions are not to be had; some abilities
    repair it.
rule-5-1-5 = Damage to Power Sections lowers the power of the station (7.2).
rule-5-1-6 = “On board” means every section but Outer Space and the pods that have left.
rule-5-1-7 = Outer Space
rule-5-1-7-1 = Outer Space is everything around the station. It is reached through airlocks only (13.13).
rule-5-1-7-2 = Outer Space cannot be damaged, and its lack of air cannot be mended.
rule-5-2 =
    Things in the same section share a location. A character shares none with itself, but does with what it possesses.
    Sections are adjacent if a corridor without a Lock joins them.
rule-5-3 = Corridors are the solid lines between sections.
rule-5-4 = Vents are the yellow dashed lines between sections.
rule-5-4-1 = Nothing can be thrown through a vent.
rule-5-4-2 = Only characters with a fitting ability, such as Tunnel Rat, step through vents.
rule-5-4-3 = Vents are never locked.
rule-5-5 = Pods
rule-5-5-1 = Pods are green sections without gravity that can leave the station.
rule-5-5-2 = A pod is occupied if a Human, Robot or Monster is inside, Live or Down.
rule-5-5-3 =
    A pod holds no more Humans, Robots and Monsters than it has seats, Live or Down. What would break that limit does
    not happen.
rule-5-5-4 =
    A pod leaves by Timed Launch (13.6), Section Launch (13.7) or Bridge Launch (13.8) if all it needs is given. A
    damaged pod that leaves is Annihilated with everything in it.
rule-5-6 = The Mesosphere lies beyond the station. What is there has escaped and is out of play until Stationfall.
rule-5-6-1 = Antimatter in the Mesosphere can still go off (7.3.2).

rule-6 = Hazards
rule-6-1 =
    Hazards make a section deadly for Humans and some Monsters. A Human without a Helmet who shares a section with a
    hazard is Down.
rule-6-2 = A Human without a Helmet cannot be Revived in a section with a hazard.
rule-6-3 = Fire and lack of air can be suppressed at a console (14.1).
rule-6-4 = Outer Space has no air, for good.
rule-6-5 = Fire damages its section at once.
rule-6-5-1 = Fire cannot break out where there is no air.
rule-6-5-2 = Where fire and lack of air meet, the fire goes out.

rule-7 = The systems of the station
rule-7-1 = Abandon Ship
rule-7-1-1 =
    Abandon Ship is given as a section action (13.1), or when things become desperate. All Locks are removed, and pods
    that need nothing but Abandon Ship may leave.
rule-7-1-2 = Abandon Ship is given by itself when minute 1 is reached.
rule-7-2 = Power falls when Power Sections are damaged and rises when they are repaired.
rule-7-2-1 = Emergency power
rule-7-2-1-1 =
    With one Power Section damaged, cameras and jammers go off and cannot be switched on until it is repaired.
rule-7-2-1-2 = The repair allows cameras and jammers to be switched on; it does not switch them on.
rule-7-2-2 = Blackout
rule-7-2-2-1 =
    With two or more Power Sections damaged every section is dark. On board no console action and no section action
    works but Timed Launch and Airlock. Project X is released. Abandon Ship is given, but the Locks stay.
rule-7-2-2-2 = During a blackout every Human and Robot may Breach: as an action, remove a Lock next to their section.
rule-7-2-2-3 = During a blackout Officers cannot step through Locks.
rule-7-2-2-4 = When repairs end the blackout, sections are lit as before and all Locks are removed.
rule-7-3 = The Antimatter is an item. It is armed when it leaves Magnetic Containment, or by Self-Destruct.
rule-7-3-1 =
    Arming gives Abandon Ship and puts a time marker of the active player four minutes ahead. The Antimatter goes off
    when that marker comes due, or else at Stationfall.
rule-7-3-2 =
    In Outer Space the explosion Annihilates everything out there and damages every section with an arrow to or from
    space. In the Mesosphere it Annihilates the pod it is in, or whoever holds it. On board it ends the game: Stationfall.
rule-7-3-3 = Antimatter that would be Annihilated goes off instead.
rule-7-4 = The jammers hinder the copying of data. A console switches them on and off (14.2).
rule-7-4-1 = While the jammers are on, data is copied only to characters in the same section.
rule-7-4-2 = While they are off, data is copied to anybody in the game who has neither escaped nor been Annihilated.
rule-7-5 =
    The cameras record who puts Humans Down in lit sections (10.1.2). They are switched on and off in Security Station
    (13.14).
rule-7-6 = Project X is a secret experiment: one of several cards.
rule-7-6-1 =
    Project X is released by a blackout, by the action (13.3), or by damage to Vault X. Its card is turned up and
    followed.
rule-7-6-2 =
    Monsters are foes with a figure of their own, brought by some Project X cards. They are no characters, though they
    may share abilities with them. They act at the end of every player’s turn, as their card says.

rule-8 = Items
rule-8-1 =
    Items can be picked up, dropped, given, thrown and robbed. Each takes up one of its owner’s item slots.
rule-8-1-1 = A Helmet protects a Human from hazards and Bludgeons. A Human who possesses one wears it.
rule-8-1-1-1 = A Robot never counts as wearing a Helmet and is never protected by one.
rule-8-1-2 = Nanogel Revives Humans, Robots or Monsters who are Down (12.11). Each is enough for two.
rule-8-1-3 =
    Whoever drops or throws a Firebomb may let it go off: fire breaks out there, and the Firebomb returns to the supply.
rule-8-1-4 = With a Bludgeon one robs and attacks Robots and Humans without a Helmet, and sabotages sections.
rule-8-1-5 = With a Gun one robs and attacks Robots and Humans, Helmet or not, and sabotages sections.
rule-8-2 = There is one Artifact and one Briefcase. They do nothing, but count at the end.
rule-8-3 = An item must be possessed to be used.
rule-8-4 = Built-in items cannot be taken away in any manner. Some effects can Annihilate them.
rule-8-5 = Some tokens are treated like items in some ways, but are none.
rule-8-5-1 =
    Contamination takes up an item slot. A character without a free slot drops an item for it, which is no action.
    Nobody is Contaminated twice. Only Decontaminate removes it (13.4). It matters for some agendas.
rule-8-5-2 = Kompromat
rule-8-5-2-1 =
    Kompromat is picked up like an item, but goes to the player’s hand. Using it (15.5.5) gives one action with that
    character. If it is a PC, its player may refuse and becomes Suspect then (10.1). Unlike a Bribe it may be used on
    your own PC.
rule-8-5-2-2 = You may hold any number of Kompromat.

rule-9 = Data
rule-9-1 =
    Data is no item: it cannot be picked up or dropped. It can be made, copied, transmitted, deleted or robbed.
rule-9-2 = A character stores one copy of each kind of data at most.
rule-9-3 = Data is stored on a device that its character always carries.
rule-9-4 = There are several kinds of data, each made and copied by itself.
rule-9-4-1 =
    The X-Secret is made in Bio Lab. While your activation disc lies on somebody who stores it, you may look at Project X
    at any time.
rule-9-4-2 = Evidence is made in Security Station. It matters for some agendas and for guilt (10).
rule-9-5 = Who makes data stores a copy of it.
rule-9-6 = Offsites
rule-9-6-1 =
    Offsites – the Authorities and the News – receive copies of data, transmitted from Array Control (13.2) or delivered
    after Stationfall by PCs who escaped (16.3). Data at an Offsite has escaped.

rule-10 = Suspect and Guilty
rule-10-1 = Suspect
rule-10-1-1 = An Innocent player who comes under suspicion becomes Suspect. Others stay what they are.
rule-10-1-2 =
    If an action of the active player, in the activation phase, puts a Human Down in a lit section while the cameras are
    on, the active player becomes Suspect.
rule-10-1-3 = If a PC refuses an action asked for by another player’s Kompromat (8.5.2.1), its player becomes Suspect.
rule-10-2 = Guilty
rule-10-2-1 = When a player transmits Evidence to the Authorities (13.2), all other Suspects become Guilty.
rule-10-2-2 = Evidence delivered to the Authorities at Stationfall makes nobody Guilty.
rule-10-2-3 =
    A Guilty player cannot win, unless their escaped PC delivers Evidence to the Authorities at Stationfall (16.3).

rule-11 = Actions
rule-11-1 = Nobody acts with a character that is Down.
rule-11-2 =
    Self-Preservation: a character takes no action that would certainly and at once put it Down or Annihilate it, unless
    an ability allows it.
rule-11-3 = Free actions do not count against the one or two actions of an activation.
rule-11-4 = Basic actions can be taken anywhere.
rule-11-5 = Section actions can be taken only in the section that offers them, and only while it is undamaged.
rule-11-6 =
    Console actions can be taken only in undamaged sections with a console, or by characters whose abilities allow it.
rule-11-7 = Some characters add section and console actions of their own.

rule-12 = Basic actions
rule-12-1 = Step
rule-12-1-1 =
    Move to a section joined by a corridor, or through an undamaged airlock the way its arrow points. A Tunnel Rat may
    use vents.
rule-12-1-2 =
    Dragging: the step may take along somebody Down from the same section. Nobody drags or is dragged more than one
    section in a player’s turn.
rule-12-1-3 =
    Locks stop steps through a corridor, and adjacency. Some abilities, such as Officer, step through and remove the
    Lock.
rule-12-2 = Pick up
rule-12-2-1 = Take an item that lies in your section.
rule-12-2-2 = Nobody picks up more than their item limit allows.
rule-12-2-3 = Kompromat that is picked up goes to the active player’s hand.
rule-12-2-4 = Items cannot be picked up from the Live, but from anybody Down in your section.
rule-12-3 = Drop: put an item you possess down in your section.
rule-12-4 = Give
rule-12-4-1 = Hand an item to another character in your section.
rule-12-4-2 = Nobody can be given more than their item limit allows.
rule-12-4-3 = Nobody can refuse a gift.
rule-12-5 = Throw
rule-12-5-1 = Move an item you possess into a section joined by a corridor without a Lock.
rule-12-5-2 = Nothing is thrown through vents.
rule-12-5-3 = Throwing into Outer Space is the section action Airlock, not this one.
rule-12-6 = Copy
rule-12-6-1 = Copy one kind of data you store to a character in your section.
rule-12-6-2 = While the jammers are off, copy it to anybody in the game who has neither escaped nor been Annihilated.
rule-12-7 = Delete: a PC may lose one kind of data it stores.
rule-12-8 = Attack
rule-12-8-1 = With a Bludgeon, put a Robot or a Human without a Helmet in your section Down.
rule-12-8-2 = With a Gun, put anybody in your section Down.
rule-12-9 = Rob
rule-12-9-1 =
    With a Bludgeon, take an item from a Live Robot or a Live Human without a Helmet in your section, or copy one kind of
    their data.
rule-12-9-2 = With a Gun, rob anybody Live in your section.
rule-12-9-3 = Nobody in a hazard can be robbed of the Helmet that keeps them up.
rule-12-10 = Sabotage: with a Bludgeon or a Gun, damage your section if it is not damaged yet.
rule-12-11 = Revive
rule-12-11-1 =
    With Nanogel, make a Human, Robot or Monster in your section Live again. A full Nanogel is then opened; an opened one
    is used up.
rule-12-11-2 = Nobody can be Revived who would be Down again at once, such as a Human without a Helmet in a hazard.
rule-12-12 = Wait: do nothing. You may take your activation disc back.

rule-13 = Section actions
rule-13-1 = Abandon Ship: an Officer on the Bridge gives the order (7.1).
rule-13-2 = Transmit
rule-13-2-1 = Send a copy of one kind of data you store to one Offsite.
rule-13-2-2 = Anybody in Array Control may do so. The jammers do not matter.
rule-13-3 = Release Project X
rule-13-3-1 = Abandon Ship is given (7.1) and Project X is released (7.6).
rule-13-3-2 = Only an Officer may, on the Bridge or in Cryo Lab.
rule-13-4 = Decontaminate
rule-13-4-1 = Remove the Contamination of anybody in Tanks.
rule-13-4-2 = Anybody in Tanks may do so.
rule-13-5 =
    Eject Antimatter: if it lies in Magnetic Containment and nobody possesses it, it goes to Outer Space and is armed.
rule-13-6 =
    Timed Launch: from inside a pod that has all it needs, put a time marker on it. When the marker comes due, the pod
    leaves; if it is damaged then, it is Annihilated with everything in it.
rule-13-7 =
    Section Launch: from a section where an occupied pod is moored that has all it needs, launch one such pod at once. A
    damaged one is Annihilated with everything in it.
rule-13-8 = Bridge Launch
rule-13-8-1 = Abandon Ship must have been given.
rule-13-8-2 =
    Every occupied pod that has all it needs leaves at once. Damaged ones are Annihilated with everything in them.
rule-13-8-3 = Only an Officer may, on the Bridge.
rule-13-9 = Manufacture
rule-13-9-1 = Make the item or data the section makes; it is yours.
rule-13-9-2 = Nobody makes an item beyond their item limit.
rule-13-10 = Meditate
rule-13-10-1 = Take all your cubes back from Betrayal.
rule-13-10-2 = Only a PC may, in Therapy Garden.
rule-13-11 = Repair: in Machine Shop, make a Robot that is Down there Live again.
rule-13-12 = Self-Destruct
rule-13-12-1 = Abandon Ship is given (7.1) and the Antimatter is armed (7.3.1).
rule-13-12-2 = Only an Officer may, on the Bridge.
rule-13-13 = Airlock
rule-13-13-1 = Step or throw to or from Outer Space the way an arrow points. The step may drag somebody.
rule-13-13-2 = Instead, somebody Down in your section may be pushed out into Outer Space.
rule-13-13-3 = Nobody comes in from Outer Space through a damaged section.
rule-13-14 = Cameras: in Security Station, switch the cameras on or off.

rule-14 = Console actions
rule-14-1 = Suppress a hazard: in one section fire becomes lack of air, or lack of air ends.
rule-14-2 = Jammers: switch the jammers on or off (7.4).

rule-15 = The course of the game
rule-15-1 =
    The game lasts 10 to 15 rounds, called minutes, depending on the number of players. In a minute every player has one
    turn, clockwise from the first player; then the minute ends (15.8).
rule-15-2 =
    A turn: reveal if you like, influence if you like, then activate or renegotiate, then resolve. Discs stay where they
    are until a later turn moves them.
rule-15-3 = Reveal
rule-15-3-1 =
    Show your secret identity, or make a Schrödinger reveal (3.5.1). The character is your PC now. Your own cubes return
    from its card; everybody else’s there go to Betrayal.
rule-15-3-2 = The reveal powers of your PC work from now on; what happens once, happens now.
rule-15-4 = Influence
rule-15-4-1 =
    Put any number of cubes from your pool on one character who is neither Down, escaped, Annihilated nor a PC.
rule-15-4-2 =
    The influence limit of your PC is how many cubes may be out of your pool in the end before they cost points.
rule-15-5 = Activation
rule-15-5-1 =
    At the start of the activation, before your disc moves, every character with a disc on its card is Exhausted.
rule-15-5-2 =
    Put your disc on a Live conspirator, or leave it there, and take two actions with them; one if they are Exhausted.
rule-15-5-3 =
    Humans and Robots may also pick up or drop once, free, at any moment of their activation. Some have other free
    actions.
rule-15-5-4 = Bribes
rule-15-5-4-1 =
    Once a turn, in the activation phase, you may spend your Bribe on one action with any Live NPC that has not escaped,
    or with a Live PC whose player agrees.
rule-15-5-4-2 = The Bribe stays on the card of whoever was bribed until the scores are counted.
rule-15-5-4-3 =
    The player of a bribed PC hears what is to be done and may refuse. The Bribe comes back to you then, but you may not
    try again in this turn.
rule-15-5-4-4 = You cannot bribe your own PC.
rule-15-5-5 = Using Kompromat
rule-15-5-5-1 =
    Once a turn, at any moment of the activation phase, you may use one Kompromat: it goes to its character’s card, and
    you take one action with that character.
rule-15-5-5-2 =
    The player of a PC hears what is to be done and may refuse. An Innocent one becomes Suspect then. The Kompromat comes
    back to your hand.
rule-15-5-5-3 = You may use Kompromat on your own PC.
rule-15-6 = Renegotiation
rule-15-6-1 = Instead of activating, take your disc back.
rule-15-6-2 = You may also take back one of your cubes from a character who has neither escaped nor been Annihilated.
rule-15-7 = Resolution
rule-15-7-1 =
    Your time markers from the minute before come off the board and do what they announce, in the order you choose.
rule-15-7-2 = A marker of yours on the minute track does so at the end of your turn in that minute.
rule-15-7-3 = If there is a Monster, it acts after all that.
rule-15-8 = The end of a minute
rule-15-8-1 = When everybody has had a turn the minute marker moves on, and the next minute begins.
rule-15-8-2 = In minute 1 Abandon Ship is given (7.1).
rule-15-8-3 =
    Re-entry: in minute 0 the re-entry token is turned up. If it shows the ball of fire, Stationfall comes at once;
    otherwise at the end of minute 0.

rule-16 = Stationfall
rule-16-1 =
    Stationfall ends the game, whatever brought it about. Its steps follow in order, and nobody’s state of Live or Down
    changes any more, unless something says so.
rule-16-2 =
    Reveal: in turn order everybody not yet revealed reveals (15.3) or makes a Schrödinger reveal, but gains nothing from
    reveal powers, unless something says so.
rule-16-3 = Delivering data
rule-16-3-1 =
    In turn order, each PC who escaped, Live or Down, may deliver the data it stores to any Offsites.
rule-16-3-2 = A Guilty player whose PC delivers Evidence to the Authorities is only Suspect again and may win.
rule-16-4 = Scores
rule-16-4-1 = Characters in the Mesosphere have escaped, Live or Down.
rule-16-4-2 = The Annihilated count as Down.
rule-16-4-3 =
    In the Mesosphere only what is in the same pod shares a location; whoever left without a pod does not share one with
    those in pods.
rule-16-4-4 = The agenda
rule-16-4-4-1 = You score the agenda of your PC.
rule-16-4-4-2 =
    A row that begins with “+” counts only if the nearest row above it without a “+” has scored.
rule-16-4-5 = Bonus Characters
rule-16-4-5-1 = A friend brings its points if it escaped.
rule-16-4-5-2 = An enemy brings its points if it lies Down and has not escaped.
rule-16-4-6 = Other points
rule-16-4-6-1 = 1 point if your own Bribe is unspent.
rule-16-4-6-2 = 1 point for each Bribe of another player on your PC’s card.
rule-16-4-7 = Penalty: you lose 1 point for each cube out of your pool above the influence limit of your PC.
rule-16-4-8 =
    Most points win, but never a Guilty player. With six or more players, or with teams, more than one may win.
rule-16-4-9 =
    Ties: fewer cubes in Betrayal, then more unused cubes. Those who are still equal win together.

rule-17 = Two, three, and six or more players
rule-17-1 = Playing alone is not part of this reference.
rule-17-2 = Two players
rule-17-2-1 =
    As for four players, but each is dealt three cards and chooses two of them as secret identities, one for each of two
    allied conspiracies. The third card is the Bonus Character.
rule-17-2-2 = Turns of two players
rule-17-2-2-1 = Each player has two colours, and decides which identity belongs to which.
rule-17-2-2-2 = The colours take turns alternately: first, first, second, second.
rule-17-2-2-3 =
    The printed game keeps this order with a pile of minute markers, turned over at the end of each minute.
rule-17-2-2-4 = Abandon Ship is given when the minute is 1 for every colour, and the re-entry token is turned up at 0.
rule-17-2-3 = There is no Schrödinger reveal.
rule-17-2-4 =
    If you reveal, only the cubes of the revealing colour return to their pool. All others on that card go to Betrayal,
    those of your other colour too.
rule-17-2-5 = Each of your identities has its own influence limit and its own penalty.
rule-17-2-6 = Your Kompromat is yours in the turns of both colours.
rule-17-2-7 =
    You have two Bribes, one of each colour, each for its own turns and never for the PC of that colour.
rule-17-2-8 = Bribes on your own PCs bring nothing, whatever their colour.
rule-17-2-9 = Your score is that of both identities, your Bonus Character and your Bribes together.
rule-17-2-10 = You cannot win if one of your identities is Guilty.
rule-17-3 = Three players
rule-17-3-1 =
    Each is dealt three cards and chooses one as secret identity. The other two are Bonus Characters.
rule-17-3-2 =
    A Schrödinger reveal may be as either of them; the secret identity and the other Bonus Character are thrown away.
rule-17-4 = With six to eight players, and no teams, there are two winners.
rule-17-5 = With nine players there are three winners.

rule-18 = Teams
rule-18-1 = Players form teams of two. Each team is dealt three identity cards together.
rule-18-2 = The team decides who plays which identity. The third card is the team’s Bonus Character.
rule-18-3 = There is no Schrödinger reveal.
rule-18-4 = No team has two turns in a row.
rule-18-5 = Both members score by themselves; the sum, with the team’s Bonus Character, is the team’s score.

## What the board adds

rule-map-airlock = Sections with an arrow have an airlock; some arrows lead only out, and one only in (13.13).
rule-map-bio-lab = Whoever enters the undamaged Bio Lab is Contaminated (8.5.1).
rule-map-eject-antimatter = Eject Antimatter is done in Reactor; while the Engineer takes part, by Officers only (13.5).
rule-map-grab =
    Grab: in Cargo Claw, which comes with the Troubleshooter, bring an item, a drone or somebody Down in from Outer
    Space.
rule-map-manufacture =
    Made are: Bludgeons, Helmets and (Officers only) Guns in Print Shop, Firebombs in Chem Lab, Nanogel in Nanofactory,
    Evidence in Security Station, the X-Secret in Bio Lab, and the Digital Assistant in Mainframe if it takes part.
rule-map-repair = Robots are repaired in Machine Shop (13.11).
rule-map-salvage =
    Salvage files: in Shred Room, which comes with the Counselor, take two used Kompromat of NPCs into your hand; if none
    has been used, take one that lies face down on board.
rule-map-section-launch =
    Pods are launched from the section where they are moored: Aft Airlocks, Forward Airlocks or Suite (13.7).
rule-map-timed-launch =
    Most pods need Abandon Ship. Panic Pod needs an Officer aboard, too. Medevac Pod needs a Human who is Down aboard
    instead, and Inspector’s Shuttle the Inspector, or a launcher with Jury Rig (13.6).
rule-map-transmit = Data is transmitted from Array Control (13.2).
rule-map-wings-launch =
    Fly the Rocket Wings: in Outer Space, whoever has them (Humans: and a Helmet) escapes. They come with the Daredevil.
rule-map-wipe = Wipe: in Physics Lab, delete one kind of data of somebody else there.
