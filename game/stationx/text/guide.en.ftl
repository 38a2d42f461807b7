### What a newcomer is told, and the words that can be looked up.

guide-am = You are { $colour }, the { $faction }. You have a commander, worth 2 in a fight, and buy troopers and droids, worth 1 each; upgrades add to that.
guide-over = The game is over for you; the last board and what happened are in the channel.
guide-can-build =
    { $left ->
        [one] Your last tile, and then your base: both have to share an edge with the centre or with any hall or room on the board, whoever laid it.
       *[other] { $row ->
            [one] One tile
           *[other] Up to { $row } tiles
        } a turn, and { $left } are left: each has to share an edge with the centre or with any hall or room on the board, whoever laid it. Your base comes last.
    }
guide-can-base = Only your base is left: 4 by 4 cells, sharing an edge with the centre or with any hall or room.
guide-can-deploy = Choose a cell of your base for the teleporter, which stays there, and one for the commander, who goes on from there; both may share one.
guide-can-act =
    In your turn each of your units may go once and attack once, in any order, and you may buy { $buys ->
        [two] a unit and an upgrade
       *[one] one thing
    }. { $fresh ->
        [0] All have gone.
        [one] One has not gone yet.
       *[other] { $fresh } have not gone yet.
    }
guide-can-act-one =
    In your turn only one of your units may go and attack, once each, in any order, and you may buy { $buys ->
        [two] a unit and an upgrade
       *[one] one thing
    }.
guide-can-answer = Your answer is wanted: your panel says what it is about, and each button what it does.
guide-can-wait = Somebody else has the turn: look around and plan; you are called when you are needed.
guide-want-build = Build what helps you more than others: ways to the supply rooms, where commanders draw cards, and a place for your base that is far from the others.
guide-want-deploy = Put the teleporter deep in the base: whoever attacks it while nobody guards it takes your base.
guide-want-home = Your base is lost. One unit next to the teleporter on { $cell } takes it back by an attack if no enemy stands on it; until then it brings you no energy, and if your commander falls you are out.
guide-want-commander = Your commander is dead: bring it back for { $price } energy before somebody takes your base, or you are out.
guide-want-base =
    To win you need every base{ $commanders ->
        [no] { "" }
       *[yes] , and no other commander on the board
    }. Nearest now: the base of { $whose }, its teleporter on { $cell }, { $steps ->
        [one] 1 cell
       *[other] { $steps } cells
    } from { $unit }. In a battle all who stand close by count.
guide-want-all =
    To win you need every base{ $commanders ->
        [no] { "" }
       *[yes] , and no other commander on the board
    }. In a battle all who stand close by count.
guide-look = Look at the board: who could be beside your teleporter next turn, and who stands alone?
guide-look-build = Look at the board: where would your next tile help you most?
guide-look-over = Look at the board once more: where was it decided?

term-cell = Cells
term-room = Rooms
term-corner = Corners
term-wall = Walls between bases
term-oxygen = Oxygen
term-share = How much oxygen one may use
term-battle = Battles: who counts
term-stalemate = Stalemate
term-spared = Who is spared
term-income = Income
term-purchase = One purchase
term-tree = The tree of upgrades
term-supply = Supply rooms
term-cards = Supply cards
term-leap = Where a leap leads
term-capture = Taking a base
term-return = A commander’s return
term-out = Who is out
term-victory = Victory
term-length = The last round
