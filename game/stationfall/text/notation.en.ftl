### The notation of the bots' scripts in words (launch manual, "Reading the Bot's Scripts").
###
### One sentence for each sign, around what it joins; above each a line that has it, as it is printed. What a
### line speaks of stands bare, without "a" or "the".

## Who does it, and when

# [CON] Hazard Suppression
notation-line = { $who }: { $do }
# [This Minute] Launch [Pod: Friend]
notation-anybody = anybody
# [Influence + Officer] Abandon Ship
notation-influence = { $who } (placing cubes first if need be)
# [Exile + This Minute] Timed Launch
notation-now = { $who }, if done this minute
# [Exile + Unexhausted] Pod THEN Timed Launch
notation-rested = { $who }, if not Exhausted
# [This Minute / Unexhausted] Jury Rig: Pod
notation-now-or-rested = { $who }, if done this minute, or else not Exhausted

## What is done

# Attack: Officer
notation-do = { $verb }: { $what }
# Give: Briefcase to Security
notation-do-to = { $verb }: { $what } – to { $to }
# Step to Bio Lab
notation-go = { $verb } to { $to }
# Timed Launch
notation-bare = { $verb }
# Jammers ON
notation-switched =
    { $on ->
        [yes] { $verb } on
       *[other] { $verb } off
    }
# Remote Control [Drones] to Pod
notation-through = { $power } ({ $puppet }): { $do }
# Pod THEN Timed Launch
notation-do-pod = Go to a pod
# Reveal Power: Bridge
notation-do-reveal-power = Reveal power
# Pick Up > Manufacture: Gun > Bludgeon
notation-else = { $first }, or else { $rest }
# Revive: Down Human REPEAT
notation-repeat = { $do }, as often as possible
# Pick Up: Nanogel THEN Revive: PC
notation-then = { $first }; then { $rest }
# GOTO Abandon Ship
notation-goto = next comes the { $script }

## Who is meant

# Creep: PC
notation-own = the bot’s own character
# Attack: Character with Briefcase
notation-character = character
# [Human + Unexhausted] Pod
notation-human = { kind-human }
# Root Access [Robot] Pod
notation-robot = { kind-robot }
# Attack: Officer
notation-officer = { ability-officer }
# Attack: Fugitive
notation-fugitive = { ability-fugitive }
# Attack: Rival PC
notation-pc = PC
# Reveal Power: NPC with Briefcase
notation-npc = NPC
# Attack: Live Monster
notation-monster = { name-monster }
# Launch [Pod: Friend]
notation-friend = friend of the bot
# Attack: Grudge
notation-grudge = enemy of the bot
# Reveal Power: Human NPC
notation-being = { $who } ({ $what })
# [Jury Rig + Unexhausted] Jury Rig: PC
notation-able = { $who } with { $ability }
# [Has Bludgeon + This Minute] Attack: Grudge
notation-with = { $who } with { $things }
# [Daredevil + Has Rocket Wings + Has Helmet + This Minute] Rocket Wings Launch
notation-also = { $who } and { $things }
# [Not Gun + Unexhausted] Pick Up: Gun
notation-without = { $who } without { $things }
# [Has Bludgeon or Gun + This Minute] Attack: Grudge
notation-or = { $first } or { $rest }
# Attack: Human beside Doctor
notation-beside = { $who } beside { $card }
# Attack: Human in Pod
notation-inside = { $who } in a pod
# Revive: Down Human
notation-down = { pawn-down } { $who }
# Attack: Live Officer
notation-live = { pawn-live } { $who }
# Attack: Contaminated Character
notation-contaminated = Contaminated { $who }
# Infect: Uncontaminated PC
notation-uncontaminated = not yet Contaminated { $who }
# Lawyer Up: Innocent Rival PC
notation-innocent = { guilt-innocent } { $who }
# Attack: Guilty Rival PC
notation-guilty = { guilt-suspect } or { guilt-guilty } { $who }
# Attack: Unhelmeted Human
notation-unhelmeted = { $who } without { name-helmet }
# Attack: Rival PC
notation-rival = rival { $who }

## Where

# Sabotage: Pod
notation-pod = pod
# Sabotage: Power Section
notation-power = Power Section
# Missile: Section with Rival PC
notation-aboard = section
# Sabotage: Pod with Fugitive
notation-holding = { $where } with { $whom }
# Sabotage: Pod with most Rival PC
notation-most = { $where } with most of these: { $whom }
# Launch [Pod: 2 or more Human]
notation-crowded = { $where } with { $least } or more of these: { $whom }
# Launch [Pod: 2 or more Occupants]
notation-occupied = { $where } with { $least } or more aboard

## What must be so

# Abandon Ship IF NOT Abandon Ship
notation-if = { $line } – only if { $fact }
# Sabotage: Vault X IF Released AND Armed
notation-and = { $first } and { $rest }
# Hazard Suppression IF ANY Down Human
notation-any = any { $whom } is there
# Manufacture: X-Secret IF NO Character with X-Secret
notation-none = no { $whom } is there
# Timed Launch IF Minute <= 6
notation-minute-most =
    { $limit ->
        [one] at most 1 minute is left
       *[other] at most { $limit } minutes are left
    }
# Pick Up: Kompromat IF Minute >= 8
notation-minute-least =
    { $limit ->
        [one] at least 1 minute is left
       *[other] at least { $limit } minutes are left
    }
# Jury Rig: Power Section IF Power <= 1
notation-power-most =
    { $limit ->
        [one] at most 1 Power Section is Damaged
       *[other] at most { $limit } Power Sections are Damaged
    }
# Sabotage: Power Section IF Power >= 1
notation-power-least =
    { $limit ->
        [one] at least 1 Power Section is Damaged
       *[other] at least { $limit } Power Sections are Damaged
    }
# Salvage Files IF Die <= 2
notation-die-most = the Bot Die shows { $limit } or less
# Salvage Files IF Die >= 3
notation-die-least = the Bot Die shows { $limit } or more
# Timed Launch IF Abandon Ship
notation-abandon-ship = there is the order to Abandon Ship
# Abandon Ship IF NOT Abandon Ship
notation-not-abandon-ship = there is no order to Abandon Ship yet
# Sabotage: Vault X IF Released
notation-released = Project X is out
# Sabotage: Vault X IF NOT Released
notation-not-released = Project X is not out
# Pod IF Armed
notation-armed = the Antimatter is armed
# Self-Destruct IF NOT Armed
notation-not-armed = the Antimatter is not armed
# Jammers OFF IF Jammers
notation-jammers = the jammers are on
# Jammers ON IF NOT Jammers
notation-not-jammers = the jammers are off
# Jury Rig: Power Section IF Emergency
notation-emergency = there is less than full power
# Sabotage: Power Section IF NOT Emergency
notation-not-emergency = there is full power
# Jury Rig: Power Section IF Blackout
notation-blackout = there is a blackout
# Jammers OFF IF NOT Blackout
notation-not-blackout = there is no blackout
