### ボットのスクリプトの記法を言葉にしたもの（ルールブック「Reading the Bot’s Scripts」）。
###
### 記号ごとに1文、その記号がつなぐものを囲む。例は英語のファイルにある。

## Who does it, and when

notation-line = { $who }：{ $do }
notation-anybody = 誰か
notation-influence = { $who }（必要なら先にキューブを置く）
notation-now = { $who }（この1分で終えられれば）
notation-rested = { $who }（消耗していなければ）
notation-now-or-rested = { $who }（この1分で終えられるか、せめて消耗していなければ）

## What is done

notation-do = { $verb }：{ $what }
notation-do-to = { $verb }：{ $what }（相手：{ $to }）
notation-go = { $to }へ{ $verb }
notation-bare = { $verb }
notation-switched =
    { $on ->
        [yes] { $verb }をオンにする
       *[other] { $verb }をオフにする
    }
notation-through = { $power }（{ $puppet }）：{ $do }
notation-do-pod = ポッドへ行く
notation-do-reveal-power = 暴露能力
notation-else = { $first }、無理なら{ $rest }
notation-repeat = { $do }（できる限り繰り返す）
notation-then = { $first }、続けて{ $rest }
notation-goto = 次は{ $script }

## Who is meant

notation-own = ボット自身のキャラクター
notation-character = キャラクター
notation-human = { kind-human }
notation-robot = { kind-robot }
notation-officer = { ability-officer }
notation-fugitive = { ability-fugitive }
notation-pc = PC
notation-npc = NPC
notation-monster = { name-monster }
notation-friend = ボットのフレンド
notation-grudge = ボットの遺恨の相手
notation-being = { $what }の{ $who }
notation-able = 『{ $ability }』を持つ{ $who }
notation-with = { $things }を持つ{ $who }
notation-also = { $things }も持つ、{ $who }
notation-without = { $things }を持たない{ $who }
notation-or = { $first }か{ $rest }
notation-beside = { $card }と同じ場所の{ $who }
notation-inside = ポッド内の{ $who }
notation-down = ダウン中の{ $who }
notation-live = ライブの{ $who }
notation-contaminated = 汚染された{ $who }
notation-uncontaminated = 汚染されていない{ $who }
notation-innocent = { guilt-innocent }の{ $who }
notation-guilty = { guilt-suspect }か{ guilt-guilty }の{ $who }
notation-unhelmeted = { name-helmet }のない{ $who }
notation-rival = ライバルの{ $who }

## Where

notation-pod = ポッド
notation-power = 電力セクション
notation-aboard = セクション
notation-holding = { $whom }がいる{ $where }
notation-most = { $whom }が最も多い{ $where }
notation-crowded = { $whom }が{ $least }人以上いる{ $where }
notation-occupied = { $least }人以上が乗っている{ $where }

## What must be so

notation-if = { $line }（{ $fact }ときだけ）
notation-and = { $first }、かつ{ $rest }
notation-any = { $whom }がいる
notation-none = { $whom }がいない
notation-minute-most = 残り{ $limit }分以下の
notation-minute-least = 残り{ $limit }分以上の
notation-power-most = 損傷した電力セクションが{ $limit }個以下の
notation-power-least = 損傷した電力セクションが{ $limit }個以上の
notation-die-most = ボットダイスが{ $limit }以下の
notation-die-least = ボットダイスが{ $limit }以上の
notation-abandon-ship = 退船命令が出ている
notation-not-abandon-ship = 退船命令がまだ出ていない
notation-released = プロジェクトXがリリースされている
notation-not-released = プロジェクトXがリリースされていない
notation-armed = 反物質が起動している
notation-not-armed = 反物質が起動していない
notation-jammers = ジャマーがオンの
notation-not-jammers = ジャマーがオフの
notation-emergency = 電力が完全でない
notation-not-emergency = 電力が完全な
notation-blackout = 停電中の
notation-not-blackout = 停電していない
