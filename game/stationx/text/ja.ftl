### Station X のすべての文。
###
### コマは名前（「赤T2」）、マスは列と行（「K13」）で呼ぶ。

about-stationx = 半分しかできていないステーションと、そのすべてを望む最大4つの勢力。タイルを1枚ずつ置いて一緒に建設し、部隊を動かし、ダイスではなく数で戦い、強化し、宇宙を跳び越えて、すべての基地を奪いましょう。
lasts-stationx = 建設は1人あたり9～17回の短いターン、戦いは30～80ラウンド。1日1ラウンドなら数週間です。

## 文の部品


## できごと

dealt = { $first }から始める。全員が通路と部屋を{ $tiles }枚置き、最後に基地を置く。
placed = { $seat }が{ $cell }に{ $tile }を置いた。
discarded = { $seat }は置ける場所がなく、{ $tile }を脇に置いた。
lifted = { $seat }は基地の場所を作るため、{ $cell }の{ $tile }を取り除いた。
built = ステーション完成。全員が自分の基地にテレポーターと司令官を配置する。
deployed = { $seat }がテレポーターを{ $teleporter }に、司令官を{ $commander }に置いた。
deployed-all = 全員の配置が終わり、戦いが始まる。
turn =
    第{ $round }ラウンド、{ $seat }（{ $colour }）のターン。{ $energy ->
        [0] エネルギーは得られない。
       *[other] エネルギー{ $energy }を獲得。
    }
    .quiet = in posts
    .heads = its turn
turn-over = { $seat }のターン終了。
    .quiet = in posts
conceded = { $seat }は降参した。
moved = { $unit }が{ $start }から{ $to }へ移動。
jumped = { $unit }が{ $start }から{ $to }へ宇宙を跳躍。
attacked =
    { $unit }が{ $cell }の{ $target }を攻撃。{ $attack }対{ $defence }で{ $outcome ->
        [won] 勝利。
        [lost] 敗北。
       *[even] 引き分け。
    }
fallen =
    { $number ->
        [1] 倒れたのは{ $units }。
       *[other] 倒れたのは{ $units }（計{ $number }）。
    }
kept = { $unit }は生き残った。
captured = { $unit }が{ $cell }のテレポーターを奪取。{ $whose }の基地は{ $seat }のものになった。
retaken = { $unit }が{ $cell }のテレポーターを奪回。{ $seat }は自分の基地を取り戻した。
bought = { $seat }が{ $kind }をエネルギー{ $energy }で購入。
came = { $unit }が{ $cell }に登場。
upgraded = { $seat }の強化：{ $node }。
respawned = { $unit }がエネルギー{ $energy }で{ $cell }に復活。
supply-empty = { $unit }は{ $room }で何も得られない。前回補給したのも同じ部屋。
drawn = { $seat }が{ $room }で補給カードを引いた：{ $card }。
shuffled = 補給の山札が尽き、切り直した。
gained = { $seat }はエネルギー{ $energy }を獲得。
blueprint = { $seat }の次の強化はエネルギーが{ $energy }安くなる。
refunded = { $seat }は{ $kind }を置く場所がなく、代わりにエネルギー{ $energy }を獲得。
eliminated = { $seat }は基地も司令官も失い、脱落。持っていた基地は{ $by }のものになった。
over = ゲーム終了。{ $why }
ending-bases = すべての基地を1人が押さえ、争える司令官はもういない。
ending-last = 残った勢力は1つだけ。
ending-length = 最後のラウンドが終わった。基地、司令官、戦力、エネルギーの順に比べる。

## 質問

ask-place = 通路か部屋を、ステーションと辺が接するように置いてください。残り{ $left }枚{ $more ->
        [0] です。
       *[other] で、このターンにあと{ $more }枚続けます。
    }
ask-base = 基地を、中央室・通路・部屋のどれかと辺が接するように置いてください。
ask-deploy = 自分の基地のマスにテレポーターと司令官を置いてください。同じマスでもかまいません。
ask-turn = あなたのターン、第{ $round }ラウンド。エネルギーは{ $energy }です。
ask-survivor-beaten = { $foe }に敗れました。自分のどのユニットを生き残らせますか？
ask-survivor-even = { $foe }と引き分けです。自分のどのユニットを残しますか？
ask-arrival = { $kind }が無償で加わります。基地のどのマスに置きますか？
ask-plan = 設計図です。どの強化を無償で得ますか？

## 結果の内訳

score-base = { $whose }の基地
score-out = 脱落
score-commander = 司令官は健在
score-no-commander = 司令官は不在
score-strength = 盤上の攻撃力：{ $strength }
score-energy = エネルギー：{ $energy }

## できないとき

no-seats = { $least }～{ $most }人用のゲームです。
no-over = ゲームは終わっています。
no-not-your-turn = あなたの番ではありません。今は{ $waiting }の番です。
no-answer-first = 先に質問に答えてください。そのあとターンが続きます。
no-not-asked = 今は何も質問されていません。
no-build-first = ステーションは建設中です。すべての基地が置かれ、全員が配置を終えるまで、移動も戦闘もターン終了もできません。
no-built-already = ステーションは完成しています。もうタイルは置けません。
no-deploy-once = テレポーターと司令官の配置は、すべての基地が置かれたときに1度だけです。
no-cell-unknown = { $cell }というマスはありません。マスはA1からY25までです。
no-unit-unknown = このゲームに{ $unit }というユニットはありません。
no-unit-foreign = { $unit }は{ $whose }のものです。動かせるのは自分のユニットだけです。
no-unit-gone = { $unit }は盤上にいません。
no-tile-unknown = 「{ $tile }」という通路や部屋はありません。
no-tile-none-left = { $tile }はもう残っていません。
no-tile-square = { $tile }は正方形なので、向きはありません。
no-tile-off = { $tile }を{ $cell }に置くと盤からはみ出します。
no-tile-over = { $tile }を{ $cell }に置くと、虚空でない{ $taken }に重なります。
no-tile-apart = { $cell }の{ $tile }は基地か補給室にしか接していません。中央室・通路・部屋と辺が接する必要があります。
no-tile-alone = { $cell }の{ $tile }は中央室・通路・部屋のどれとも辺が接していません。角だけでは足りません。
no-base-last = 基地は最後です。通路と部屋がまだ{ $left }枚あります。
no-something-fits = まだ置ける場所があります。
no-not-loose = { $cell }にあるものは取り除けません。つながりが切れてしまいます。
no-not-own-base = { $cell }は自分の基地ではありません。
no-there-already = { $unit }はもう{ $cell }にいます。
no-void = { $cell }は虚空です。立つ床がありません。
no-commanders-only = { $unit }はそこへ行けません。補給室に入れるのは司令官だけです。
no-taken = { $cell }にはもう誰かがいます。
no-enemy-between = { $unit }と{ $cell }の間に敵がいます。通り抜けられるのは味方だけです。
no-too-far = { $cell }は{ $unit }には遠すぎます。移動は{ $steps }マスまで。角は切れず、基地の間の壁も越えられません。
no-no-oxygen = { $cell }の部屋の酸素は{ $capacity }ユニット分で、もう余りがありません。ドロイドには不要です。
no-no-share = { $cell }の部屋の酸素{ $capacity }のうち1人が使えるのは{ $share }までで、もう使い切っています。ドロイドには不要です。
no-moved-already = { $unit }はこのターンもう移動しました。
no-jumped-already = { $unit }はこのターンもう跳躍しました。次のターンまで何もできません。
no-attacked-already = { $unit }はこのターンもう攻撃しました。
no-one-unit = この卓では1ターンに行動できるのは1ユニットだけで、もう{ $acting }が行動しました。{ $unit }は待たなければなりません。
no-direction-unknown = 跳べるのは北・東・南・西です。「{ $towards }」ではありません。
no-cannot-jump = { $unit }はスペースジャンプを習得していません。
no-no-line = { $unit }は{ $towards }へ跳べません。すぐ隣が虚空で、その先に部屋が見える必要があります。
no-own-unit = { $cell }にいるのは{ $unit }の味方です。
no-nothing-there = { $cell }には{ $unit }が攻撃できるものがありません。
no-not-beside = { $cell }は{ $unit }の隣ではありません。
no-walled = { $unit }はそこから{ $cell }に届きません。壁か角が邪魔です。
no-not-counted = { $unit }はその戦闘にいませんでした。
no-bought-already = 購入は1ターンに1つ、兵士かドロイドか強化です。もう済んでいます。
no-unit-already = このターンはもうユニットを購入しました。
no-upgraded-already = このターンはもう強化を購入しました。
no-energy = エネルギーが{ $price }必要ですが、{ $energy }しかありません。
no-all-out = { $kind }は{ $limit }体すべて盤上にいます。
no-base-lost = 今は自分の基地を持っていません。新しいユニットは登場できません。
no-kind-unknown = 購入できるのは兵士かドロイドです。「{ $kind }」ではありません。
no-not-home = 新しいユニットは自分の基地に登場します。{ $cell }は基地の外です。
no-node-unknown = 「{ $node }」という強化はありません。
no-node-owned = この強化はもう持っています：{ $node }。
no-node-needs = 「{ $node }」の前に「{ $first }」か「{ $second }」が必要です。
no-node-barred = この卓では「{ $node }」と「{ $other }」は両立しません。
no-commander-alive = 司令官は生きています。
no-no-teleporter = 今は自分のテレポーターを持っていません。そこからは復活できません。
no-teleporter-free = テレポーターが空いているので、司令官はそこに復活します。

## できること

verb-place = 置く
hint-place = 通路か部屋を、ステーションと辺が接するように。通路は向きを変えられる。
act-place =
    { $cell }に{ $kind }を置く{ $turned ->
        [yes] （縦向き）
       *[other] { "" }
    }
verb-base = 基地を置く
hint-base = 4×4の自分の基地。ほかに置くものがなくなってから。
act-base = { $cell }に基地を置く
verb-discard = 脇に置く
hint-discard = どれも置けないとき、タイルを1枚。
act-discard = { $kind }を脇に置く
verb-lift = 取り除く
hint-lift = 基地の場所を作るため、何もつないでいない通路か部屋を。
act-lift = { $cell }にあるものを取り除く
verb-deploy = 配置
hint-deploy = テレポーターと司令官を、自分の基地のマスに。
act-deploy = テレポーターは{ $teleporter }、司令官は{ $commander }
verb-move = 移動
hint-move = 各ユニット1ターンに1回、どの向きにも2マス。強化でさらに遠くへ。
act-move = { $unit }が{ $to }へ移動
verb-jump = スペースジャンプ
hint-jump = 虚空をまっすぐ、最初に見える部屋まで。そのあとは何もできない。
act-jump = { $unit }が{ $towards }へ跳躍
verb-attack = 攻撃
hint-attack = 各ユニット1ターンに1回、隣の敵か、守る者のいないテレポーターを。
act-attack = { $unit }が{ $target }を攻撃
verb-buy = 購入
hint-buy = 兵士は3、ドロイドは4エネルギー。基地に登場し、すぐ行動できる。
act-buy = { $kind }を購入して{ $cell }へ
verb-upgrade = 強化
hint-upgrade = スキルツリーから1つ、7エネルギー。購入は1ターンに1つ。
act-upgrade = 強化：{ $node }
verb-respawn = 復活
hint-respawn = 倒れた司令官を自分のテレポーターに、2エネルギーで。
act-respawn = 司令官を{ $cell }に復活
verb-keep = 残す
hint-keep = 戦ったユニットのうち1体。ほかは倒れる。
act-keep = { $unit }を残す
verb-put = 登場
hint-put = 無償のユニットを自分の基地のマスに。
act-put = { $cell }に登場させる
verb-free-upgrade = 無償の強化
hint-free-upgrade = 設計図がもたらす強化。
act-free-upgrade = 無償で強化：{ $node }
verb-end = ターン終了
hint-end = これで終わり。使わなかった分は失われます。
act-end = ターンを終える
verb-concede = 降参
hint-concede = すべてのユニットとともにゲームを去る。
act-concede = 降参する
    .refuses = 断る答え
confirm-place =
    { $more ->
        [0] 置いた場所に残ります。すぐ全員に公開され、取り消せません。
       *[other] { "" }
    }
confirm-base = 置いた場所に残ります。すぐ全員に公開され、取り消せません。
confirm-deploy = 置いた場所で決まります。すぐ全員に公開され、取り消せません。
confirm-concede = ゲームから降ります。ユニットは消え、基地は誰のものでもなくなり、ターンが終わると取り消せません。

also-place = おく, 建てる
also-base = 基地
also-move = 動く, 行く, 歩く
also-jump = 跳ぶ, ジャンプ
also-attack = 戦う, 奪う, 占領
also-buy = 買う, 雇う
also-upgrade = アップグレード
also-respawn = 復帰, 蘇生
also-end = 終わり, パス
also-concede = 投了, あきらめる

field-kind = 何を
field-cell = どのマスに
field-turned = 縦向き
help-field-turned = 通路のみ：南北の向きに置く
field-teleporter = テレポーターのマス
field-commander = 司令官のマス
field-column = 列
field-row = 行
field-unit = どのユニット
field-to = どこへ
field-towards = どちらへ
field-target = どのマスを
field-node = どの強化

## あるもの

name-short-hall = 2×1の通路
name-long-hall = 3×1の通路
name-large-room = 3×3の部屋
name-small-room = 2×2の部屋
name-base = 基地
name-centre = 中央室
name-supply = 補給室
name-turned-yes = 縦向き
name-turned-no = そのまま
also-short-hall = 短い通路
also-long-hall = 長い通路
also-large-room = 大部屋
also-small-room = 小部屋
name-commander = 司令官
name-trooper = 兵士
name-droid = ドロイド
name-north = 北
name-east = 東
name-south = 南
name-west = 西
name-supply-north = 北の補給室
name-supply-east = 東の補給室
name-supply-south = 南の補給室
name-supply-west = 西の補給室
name-troop-move1 = 部隊：移動+1
name-troop-move2 = 部隊：移動+2
name-troop-attack = 部隊：攻撃力+1
name-troop-jump = 部隊：スペースジャンプ
name-cmd-move = 司令官：移動+1
name-cmd-jump = 司令官：スペースジャンプ
name-cmd-attack = 司令官：攻撃力+1
name-base-1 = 基地：毎ターン3エネルギー
name-base-2 = 基地：1ユニット生存
name-base-3 = 基地：毎ターン4エネルギー
name-power-cell = パワーセル
name-power-crate = パワークレート
name-reactor-rod = リアクターロッド
name-recruit = 新兵
name-salvaged-droid = 回収ドロイド
name-squad = 分隊
name-blueprint = 設計図
name-cyborgs = サイボーグ
name-pirates = 海賊
name-spacemen = 宇宙兵
name-aliens = エイリアン
name-red = 赤
name-blue = 青
name-green = 緑
name-yellow = 黄
name-red-c = 赤の司令官
also-red-c = C
name-red-t1 = 赤T1
name-red-t2 = 赤T2
name-red-t3 = 赤T3
name-red-t4 = 赤T4
name-red-t5 = 赤T5
name-red-d1 = 赤D1
name-red-d2 = 赤D2
name-blue-c = 青の司令官
also-blue-c = C
name-blue-t1 = 青T1
name-blue-t2 = 青T2
name-blue-t3 = 青T3
name-blue-t4 = 青T4
name-blue-t5 = 青T5
name-blue-d1 = 青D1
name-blue-d2 = 青D2
name-green-c = 緑の司令官
also-green-c = C
name-green-t1 = 緑T1
name-green-t2 = 緑T2
name-green-t3 = 緑T3
name-green-t4 = 緑T4
name-green-t5 = 緑T5
name-green-d1 = 緑D1
name-green-d2 = 緑D2
name-yellow-c = 黄の司令官
also-yellow-c = C
name-yellow-t1 = 黄T1
name-yellow-t2 = 黄T2
name-yellow-t3 = 黄T3
name-yellow-t4 = 黄T4
name-yellow-t5 = 黄T5
name-yellow-d1 = 黄D1
name-yellow-d2 = 黄D2

## 卓で決めること

option-start-energy = 開始時のエネルギー
option-start-energy-hint = ルールブックでは0。6にするとゲームが短くなる。
option-all-bases = 全基地だけで勝利
option-all-bases-hint = すべての基地を持てば、敵の司令官が残っていても勝ち。
option-rounds = 最大ラウンド数
option-rounds-hint = その後は基地、司令官、戦力、エネルギーの順。0ならルールブックどおり無制限。
option-one-purchase = 購入は1ターンに1つ
option-one-purchase-hint = いいえなら、毎ターン、ユニット1体と強化1つ。
option-exclusive-branches = 枝は両立しない
option-exclusive-branches-hint = 「または」で結ばれた2つの強化は一方しか持てない。
option-supporters-spent = 支援も攻撃とみなす
option-supporters-spent-hint = 支援したユニットは攻撃済みとなり、攻撃済みのユニットは支援できない。
option-preserve-lone = 単独でも生存
option-preserve-lone-hint = 基地の第2段階で、単独で負けたユニットも生き残る。
option-captured-income = 奪った基地からも収入
option-captured-income-hint = その基地の段階に応じた額。
option-one-unit-moves = 1ターンに1ユニット
option-one-unit-moves-hint = 移動・跳躍・攻撃できるのは1ターンに1ユニットだけ。
option-free-blueprint = 設計図で無償の強化
option-free-blueprint-hint = その場で好きなものを。そうでなければ次の強化が4安くなる。
option-tiles-a-turn = 続けて置くタイル
option-tiles-a-turn-hint = 次の人に回るまでに続けて置く通路と部屋の数。4にすると、建設の回数は4分の1になります。

### 終わりの語り方：得点はなく、確保した基地だけがある。

bot-end-nothing-for = { $rows }
bot-end-won = 🏆 { $names }の勝利、確保した基地：{ $points }
bot-end-ahead = （ほかの誰よりも{ $points }多い）
