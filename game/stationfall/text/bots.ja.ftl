### ルールブックのボット（「ステーション・オートメーション」）。

automation-name = { $card }（ボット）
automation-enters = { $seat }はボット：{ $card }。最初から全員に知られている。
automation-line = { $seat }のスクリプトが{ $who }を動かす：「{ $text }」。
automation-renegotiated =
    { $cubes ->
        [0] { $seat }のスクリプトには実行できる行がない。活性化ディスクを回収。
       *[other] { $seat }のスクリプトには実行できる行がない。活性化ディスクとキューブ{ $cubes }個を回収。
    }

## Why a bot did what it did

automation-chose = { $script }の{ $line }行目 – { $text } – { $who }が実行。
automation-chose-none = 残った行はない。ボットは再調整する。
automation-passed-skipped = { $script }の{ $line }行目 – { $text }：このスクリプトは今は使わない。
automation-passed-fact = { $script }の{ $line }行目 – { $text }：条件を満たしていない。
automation-passed-nobody = { $script }の{ $line }行目 – { $text }：ボットが活性化できる中に括弧の条件に合う者がいない。
automation-passed-aim = { $script }の{ $line }行目 – { $text }：条件に合う者も、どこでも実行できない。
automation-passed-minute = { $script }の{ $line }行目 – { $text }：この1分で終えられる者がいない。
automation-passed-tired = { $script }の{ $line }行目 – { $text }：条件に合う者は消耗状態。
script-abandon-ship = 退船スクリプト
script-revive = 蘇生スクリプト

## Options

foretold-bots = { $bots }色をルールブックのボットが担当します。
option-bots = ルールブックのボット
option-bots-hint = ルールブックが担当する色の数。全部で9人まで。1人で遊ぶときは2体以上になります。
option-which-bots = どのボットか
option-which-bots-hint = ランダム、またはボットが持つアイデンティティ。

## Refusals

no-bots-many = プレイヤーは全部で{ $most }人までです。ボットが{ $bots }体では多すぎます。
no-bots-teams = ボットがいるときはチーム戦にできません。
no-bots-short = このキャラクター構成で用意できるボットは{ $given }体で、{ $bots }体には足りません。
no-no-such-bot = { $what }のスクリプトを持つボットはいません。
no-bot-not-aboard = ボットになる{ $card }がキャラクターに含まれていません。
