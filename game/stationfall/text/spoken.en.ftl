# What people type for a verb or an answer, beside what the panels call it; with commas between.

also-abandon-ship = evacuate, evacuation, alarm
also-accept = yes, ok, okay, sure, accept, allow, fine, deal, agreed, yep, yeah, go ahead
also-activate = use, control, command, act with
also-attack = shoot, hit, kill, stab, punch, beat, kick, strike, fight, knock out
also-become = be, become, play as
also-decontaminate = clean, cleanse, wash, shower
also-delete = erase
also-done = enough, that is all
also-drop = put down, lay down, leave behind
also-end-turn = finish, over, finished, ready, end of turn, done, pass, that is all, thats it, thats all, that s it, that s all, im done, end it, end the turn
also-give = hand, hand over, lend
also-influence = put, place, add, give, cubes, take over, win over
also-jettison = space, throw out
also-manufacture = print, build, craft, produce
also-pick-up = take, get, collect, lift, grab, seize, snatch, pocket
also-refuse = no, nope, nah, no way, never, forget it, decline, reject, deny
also-release-project-x = unleash, let out, open
also-renegotiate = take back, recall
also-repair = fix, mend
also-reveal = unmask, show myself
also-revive = heal, wake, help, rescue, wake up
also-rob = steal, loot, mug
also-sabotage = smash, break, wreck, destroy, damage
also-section-launch = take off, blast off
also-step = go, goes, come, head, board, get in, get into, climb, hop, walk, move, run, enter, drag, carry
also-suppress = extinguish, put out, douse
also-throw = toss, hurl, lob
also-timed-launch = timer, set the timer
also-transmit = send, broadcast, publish, upload
also-wait = rest, stay, skip, do nothing

# The same for people, places and things.

also-astrochimp = chimp, monkey, ape
also-bludgeon = club, bat, crowbar, wrench
also-briefcase = suitcase
also-firebomb = molotov, grenade
also-gun = pistol, revolver
also-helmet = mask
also-kompromat = dirt
also-nanogel = medkit
also-outer-space = outside, vacuum
also-station-chief = boss
