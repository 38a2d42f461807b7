### ルールブックのボット（「自動ステーション」）。

automation-name = { $card }（ボット）
automation-nobody = ボット{ $number }
automation-enters = { $card }はルールブックが動かす。正体は最初から全員に知られている。
    .run = { $card }はルールブックが動かす。正体は最初から全員に知られている。
automation-line = { $seat }のスクリプトが{ $who }を動かす：{ $text }。
automation-renegotiated =
    { $cubes ->
        [0] { $seat }のスクリプトには実行できる行がない。活性化ディスクを回収。
       *[other] { $seat }のスクリプトには実行できる行がない。活性化ディスクとキューブ{ $cubes }個を回収。
    }
automation-rolled = { $seat }がボットダイスを振った：{ $die }。
automation-own = { $who }のボットカード：{ $text }。
automation-becomes = { $old }は消滅した。そのボットは{ $card }として、{ $card }のスクリプトで続ける。
automation-discards = { $seat }はもう1枚のボーナス・キャラクターを捨てた：{ $card }。

## Why a bot did what it did

automation-turn = { $seat }（残り{ $minute }分）
automation-chose = { $script }の{ $line }行目「{ $text }」：これを選び、{ $who }が実行。
automation-printed = ルールブックの記法：{ $text }
automation-notation = 行の読み方：[括弧]は誰がいつ行えるか（This Minuteはこの1分で終えられるときだけ、Unexhaustedは消耗していない者だけ）。「A > B」はBよりAを優先。THENはアクションが残れば続けて行うこと。GOTOは先に別のスクリプトを見る。
automation-chose-none = 実行できる行がない。ボットは再調整する。
automation-passed-skipped = { $script }の{ $line }行目「{ $text }」：このスクリプトは今は使わない。
automation-passed-fact = { $script }の{ $line }行目「{ $text }」：条件を満たしていない。
automation-passed-nobody = { $script }の{ $line }行目「{ $text }」：該当する者がいない。
automation-passed-aim = { $script }の{ $line }行目「{ $text }」：どこでも実行できない。
automation-passed-minute = { $script }の{ $line }行目「{ $text }」：この1分で終えられる者がいない。
automation-passed-late = { $script }の{ $line }行目「{ $text }」：できる者は消耗状態で、この1分では終えられない。
automation-passed-tired = { $script }の{ $line }行目「{ $text }」：できる者は消耗状態。
script-abandon-ship = 退船スクリプト
script-revive = 蘇生スクリプト
script-focus = { $who }のフォーカス・スクリプト

## The end

close-bots = 同点のため、上位2体のボットの勝ちとする。
close-together-won = 全員がどのボットよりも高い得点を取った。人間は最低でも{ $least }点、ボットは最高{ $most }点。
close-together-lost = 協力プレイでは、全員がどのボットよりも高い得点でなければならない。人間の最低は{ $least }点、ボットの最高は{ $most }点。

## Options

foretold-bots = ルールブックのボット{ $bots }体が加わります。正体は全員に公開され、スクリプトのとおりに動きます。
option-together = 協力してボットに挑む
option-together-hint = 人間のプレイヤー全員が、それぞれどのボットよりも高い得点なら全員の勝ち。ボットは1体以上。
option-bots = ルールブックのボット
option-bots-hint = ルールブックが担当する色の数。全部で9人まで。1人で遊ぶときは2体以上になります。
option-which-bots = どのボットか
option-which-bots-hint = ランダム、またはボットが持つアイデンティティ。

## What the lobby offers

mode-alone = 1人でボット{ $bots }体と遊ぶ
mode-alone-hint = あなたとボットのうち、最も得点の高い者が勝ちます。すぐに始まります。
mode-rivals-hint =
    { $bots ->
        [0] 最も得点の高い者が勝ちます。
       *[other] 最も得点の高い者が勝ちます。ボットが勝つこともあります。
    }
mode-together-hint = 人間のプレイヤー全員が、それぞれどのボットよりも高い得点なら全員の勝ち。そうでなければ全員の負けです。
mode-teams-hint = 向かい合わせの2人がチーム。得点の合計が最も高く、上位2体のボットの合計も上回るチームが勝ちます。
mode-rivals = 個人戦
mode-together = 協力プレイ
mode-teams = 2人1組のチーム戦
mode-bots =
    { $bots ->
        [0] ボットなし
       *[other] ボット{ $bots }体
    }
mode-bots-wins = 最高得点のボットはおよそ{ $best }点。コンピューターが1人で挑んだときの勝率は{ $wins }%。
mode-bots-minutes = ステーション崩壊まで{ $minutes }分。

## Refusals

no-bots-many = プレイヤーは全部で{ $most }人までです。ボットが{ $bots }体では多すぎます。
no-teams-together = チーム戦か協力プレイかのどちらか一方です。
no-bots-short = このキャラクター構成で用意できるボットは{ $given }体で、{ $bots }体には足りません。
no-no-such-bot = { $what }のスクリプトを持つボットはいません。
no-bot-not-aboard = ボットになる{ $card }がキャラクターに含まれていません。
