### Perigeeのすべての文。クルーは国名で呼ぶ。

about-perigee = 宇宙ステーションに2～4組のクルー、ダイスは12個ずつ。全員が同時に行動し、勝つのも負けるのも全員一緒です。空気・食料・温度・電力が尽きる前に任務を終えましょう。その間にも流星や毒ガスがステーションを壊していきます。
lasts-perigee = 最大8ラウンド。毎ラウンド、各自が好きなときに2度行動します。1日1ラウンドなら、およそ1週間です。

## 文の部品

and-comma = { $first }、{ $rest }
and-or = { $first }か{ $rest }
and-also = { $first }と{ $rest }
and-then = { $first }{ $rest }

asks-any = どのダイスでも
asks-even = 偶数のダイス
asks-odd = 奇数のダイス
asks-pair = 同じ目2個
asks-apart = 別々のクルーの同じ目2個
asks-run = 1、2、3…の順、6の次は1から
asks-exactly = { $value }
asks-span = { $low }～{ $high }
asks-double = { $value }を2個
gives-by-value = { $figures }（目1～6の順）

tile-about =
    { $asks }：{ $makes }{ $gives }{ $ability-key ->
        [none] { "" }
       *[other] 。{ $ability }
    }（レベル{ $tier }、費用{ $cost }）
mission-about = { $asks }。報酬：{ $reward }
disaster-about =
    { $does-key ->
        [none] { "" }
       *[other] { $does }
    }{ $toxic-key ->
        [none] { "" }
       *[other] 有毒な目：{ $toxic }。
    }{ $removed-key ->
        [none] { "" }
       *[other] 枠が埋まるまで残る：{ $removed }。
    }

ability-reroll = プールの{ $most }以下のダイス1個を振り直してよい
ability-roll-more = ダイスを{ $dice }個振り足し、プールから{ $discards }個捨てる
ability-turn = プールのダイス1個を回してよい：{ $ways }
ability-twin = 置いたダイスと同じ向きの新しいダイスを取り、1回{ $way }
ability-take = 保管庫から{ $dice }個取ってよい
ability-converter = 変換トークンを得る
ability-roll-stored = { $dice }個を振って保管庫へ
ability-shift-stored = 保管庫のダイス1個を{ $by }上下してよい
ability-adjust = { $values }のプールのダイス1個を1だけ変えてよい
ability-neighbour = 置いた目より1大きいか小さい新しいダイス

reward-track = ダイストラック{ $amount }枠（先導クルーが配る）
reward-enable = 停止トークンをすべて取り除く
reward-mend = 先導クルーがトークンを{ $amount }個取り除く（{ $tokens }）
reward-stock = { $resource }+{ $amount }
reward-capacity = 各クルーに容量{ $amount }
reward-device = 非常装置{ $amount }個

effect-strike = 災害ダイスを振る。{ $rows }のタイルはすべて被弾する。
row-rolled = その段
row-further = { $rows }つ先の段
effect-strike-making = { $resource }を作るタイルはすべて被弾する。
effect-strike-again = すでに被弾したタイルはすべて再び被弾する。
effect-disable-dearest = 各クルーは最も高価なタイルを停止する。
effect-disable-struck = このカードで被弾したレベル{ $tiers }のタイルは停止する。
effect-lose-slot =
    { $least ->
        [0] { $light-key ->
            [none] すべてのクルー
           *[other] { $light }ライトのクルー
        }はダイストラックを1枠失う。
       *[other] 補助ボードにダイスが{ $least }個以上あれば、全クルーがダイストラックを1枠失う。
    }
effect-lose-slot-in-turn = 一方のライトのクルーがダイストラックを1枠失い、次は他方の番（{ $lights }）。
effect-drain = { $resource }が{ $by }減る。
effect-drain-all = 補助ボードのダイス{ $share }個ごとに、全資源が1減る。
effect-remove-tiles = 補助ボードのダイス{ $share }個ごとに（切り上げ）タイル1枚がゲームから除かれる。
effect-disable-docks = すべてのドッキングモジュールが停止する。
effect-destroy-dearest = ステーションで最も高価なタイルが壊れる。
effect-strain-each = 各クルーのタイル1枚に負荷トークン。
effect-disable-own = 各クルーは自分のタイルを{ $tiles }枚停止する。
effect-lose-capacity = 補助ボードのダイス1個ごとに、クルーは合わせて容量1を失う。
effect-always = フェイズ4のたびに：{ $effect }

## 出来事

dealt = 軌道上のクルーは{ $crews }組。脅威は{ $disaster }、難易度は{ $difficulty }。
flies =
    { $crew }：{ $badge }、ダイストラック{ $track }、担当は{ $resource }{ $second-key ->
        [none] 。
       *[other] と{ $second }。
    }
round = 第{ $round }ラウンド開始。先導は{ $lead }。
    .heads = ラウンド
rolled = { $crew }が振った：{ $dice }。持ち越し：{ $kept }。
stored = { $crew }：保管庫へ{ $storage }、プールは{ $pool }。
converted = { $crew }が変換トークンを使用：{ $plus }を上げ、{ $minus }を下げた。
placed = { $crew }が{ $tile }に{ $dice }を置いた。
paid = { $crew }が{ $die }を有毒ガス補助ボードへ捨てた。
makes = { $tile }は{ $resource }を作る。
filled =
    { $left ->
        [0] { $crew }が{ $card }に{ $die }を置き、すべて埋まった。
       *[other] { $crew }が{ $card }に{ $die }を置いた。残り{ $left }枠。
    }
kept = { $crew }が{ $die }を居住モジュールに残した。
docked = { $crew }がダイスを渡し、{ $to }は自分のダイスを{ $die }にして取った。
amplified = { $crew }が{ $tile }に増幅トークンを置いた。
rolled-more = { $crew }が{ $tile }で振り足した：{ $dice }。
rerolled = { $crew }が{ $die }を振り直した：{ $new }。
discarded = { $crew }が{ $die }をサプライに戻した。
turned = { $crew }が{ $die }を回した（{ $way }）：{ $new }。
taken = { $crew }が保管庫から{ $die }を取った。
shifted = { $crew }が保管庫の{ $die }を{ $new }に変えた。
adjusted = { $crew }が{ $die }を{ $new }に変えた。
new-die = { $crew }に新しいダイス：{ $die }。
converter-gained = { $crew }が変換トークンを得た。計{ $converters }個。
rolled-stored = { $crew }が保管庫へ振った：{ $dice }。
declined = { $crew }は見送った。
done = { $crew }は終了。
    .quiet = 見れば分かる
reopened = { $crew }は終了を取り消した。
    .quiet = 見れば分かる
tile-made =
    { $tile }：{ $resource }{ $amount }
    .quiet = 合計は次の文
made = 生産：気候{ $climate }、食料{ $nutrition }、酸素{ $oxygen }、電力{ $power }。
consumed = 各資源が{ $by }減る。残り：気候{ $climate }、食料{ $nutrition }、酸素{ $oxygen }、電力{ $power }。
mission-done = 任務達成：{ $card }！ 報酬：{ $reward }。
card-removed = { $card }は片付き、取り除かれる。
card-acts = { $card }が続く。
revealed = 災害：{ $card }。{ $about }
disaster-die = 災害ダイスは{ $die }：第{ $rows }段。
hit = { $tile }が被弾。被弾トークン{ $tokens }個。
destroyed = { $crew }の{ $tile }が壊れた。
disabled = { $crew }の{ $tile }が停止した。
dock-disabled = { $crew }のドッキングモジュールが停止した。
strained = { $crew }の{ $tile }に負荷トークン。
slot-lost = { $crew }のダイストラックが1減って{ $track }。
slot-gained = { $crew }のダイストラックが1増えて{ $track }。
mended = { $tile }の{ $token }を1個取り除いた。
drained = { $resource }が{ $by }減る。
device-used = { $resource }が尽きるところを、非常装置が0で保った。残り{ $left }個。
capacity-lost = { $crew }が容量1を失い、残り{ $left }。
spending = 第{ $round }ラウンドのフェイズ5：容量を使う。
    .heads = 容量
traded = { $crew }が{ $resource }{ $amount }を容量に換えた。
bought = { $crew }が第{ $row }段に{ $tile }を加えた。
offered = { $crew }の提供列に{ $tile }。
    .quiet = 見れば分かる
moved = { $crew }が{ $source }のトークンをすべて{ $tile }へ移した。
amplify-given = { $crew }が{ $to }に増幅トークンを渡した。
medical = { $crew }が{ $to }に次のラウンドのダイスを渡す。
medical-die = { $crew }は新しいダイスを{ $die }にした。
given-up = { $crew }が{ $tile }の提供を手放し、{ $to }は容量+2。
tier = これからレベル{ $tier }のタイルも提供される。
round-over = 第{ $round }ラウンド終了。
won = 第{ $round }ラウンドに全任務達成。ステーションは救われた！
lost-resource = { $resource }が尽き、非常装置も残っていない。ステーションは失われた。
lost-rounds = 時間切れ。任務は終わっていない。ステーションは失われた。

ended-won = 第{ $round }ラウンドに全任務を達成した。
ended-resource = 第{ $round }ラウンドに{ $resource }が尽きた。
ended-rounds = 第{ $round }ラウンドで終わり、任務が残っていた。
score-missions = 達成した任務
score-rounds = 余ったラウンド
score-devices = 残った非常装置

## 質問

ask-place = 第{ $round }ラウンド：{ $crew }のダイスを置いてください（プール{ $dice }個）。
ask-spend = 第{ $round }ラウンド：{ $crew }の容量を使ってください（残り{ $capacity }）。
ask-convert = 第{ $round }ラウンド：奇数のダイスが保管庫へ行く前に、{ $crew }は変換トークンを使えます。
ask-reopen = 第{ $round }ラウンド：終了済みです。ほかの人が終えるまでは取り消せます。
ask-pay = 有毒なダイスの代償に、{ $crew }のどのダイスを捨てますか？
ask-make = { $tile }で何を作りますか？
ask-reroll = { $tile }：{ $crew }のどのダイスを振り直しますか？
ask-discard = { $tile }：{ $crew }のどのダイスを捨てますか？
ask-turn = { $tile }：{ $crew }のどのダイスをどう回しますか？
ask-take = { $tile }：{ $crew }の保管庫からどのダイスを取りますか？
ask-shift = { $tile }：{ $crew }の保管庫のどのダイスを変えますか？
ask-adjust = { $tile }：{ $crew }のどのダイスを1だけ変えますか？
ask-neighbour = { $tile }：{ $crew }はどの新しいダイスを取りますか？
ask-track = ダイストラックの枠をどのクルーに与えますか？（決めるのは{ $crew }）
ask-mend = どのトークンを取り除きますか？（決めるのは{ $crew }）
ask-dearest = { $crew }の最も高価なタイルが複数あります。どれを停止しますか？
ask-own = { $crew }のどのタイルを停止しますか？
ask-strain = { $crew }のどのタイルに負荷トークンを置きますか？
ask-remove = どのタイルをゲームから除きますか？（全員を代表して{ $crew }が決めます）
ask-destroy = 最も高価なタイルが複数あります。どれを壊しますか？（決めるのは{ $crew }）
ask-capacity = 次に容量を失うのはどのクルーですか？（決めるのは{ $crew }）
ask-medical = { $crew }の新しいダイスの向きを選んでください。

## 行動

act-place =
    { $crew }：{ $tile }に{ $die }{ $second-key ->
        [none] { "" }
       *[other] と{ $second }
    }を置く
act-fill = { $crew }：{ $card }に{ $die }を置く
act-keep = { $crew }：{ $die }を次のラウンドに残す
act-dock =
    { $crew }：{ $die }を{ $to }に渡す{ $front ->
        [0] { "" }
       *[other] （手前{ $front }）
    }
act-lay = { $crew }：{ $tile }に増幅トークンを置く
act-convert = { $crew }：{ $plus }を1上げ、{ $minus }を1下げる（変換トークン）
act-store = { $crew }：奇数はそのまま保管庫へ
act-choose =
    { $crew }：{ $pick-key ->
        [name-none] 何もしない
       *[other] { $pick }{ $how-key ->
            [none] { "" }
           *[other] （{ $how }）
        }
    }
act-done = { $crew }：終了
act-reopen = { $crew }：終了を取り消す
act-trade = { $crew }：{ $resource }{ $amount }を容量に換える
act-buy = { $crew }：第{ $row }段に{ $tile }を加える
act-widen = { $crew }：ダイストラックを1枠増やす
act-mend = { $crew }：{ $tile }から{ $token }を取り除く
act-payload = { $crew }：{ $source }のトークンを{ $tile }へ移す
act-pilot = { $crew }：{ $tile }に負荷を置き、{ $to }に増幅トークンを渡す
act-medical = { $crew }：{ $to }にダイスを渡す
act-specialist = { $crew }：{ $tile }を手放し、{ $to }の容量を増やす

verb-place = タイルに置く
verb-fill = 任務・災害に置く
also-fill = 置く
verb-keep = ダイスを残す
verb-dock = ダイスを渡す
verb-lay = 増幅トークンを置く
verb-convert = 変換トークン
verb-store = そのまま保管
verb-choose = 答える
verb-done = 終了
verb-reopen = 終了を取り消す
verb-trade = 資源を容量に
verb-buy = タイルを加える
verb-widen = ダイストラック
verb-mend = トークンを取り除く
verb-payload = 搭載物専門家
verb-pilot = 宇宙飛行パイロット
verb-medical = 医務官
verb-specialist = 任務専門家

hint-place = 有毒なダイスの代償は置いた後に選ぶ。
hint-keep = 次のラウンド、そのままプールに戻る。
hint-dock = 相手は自分のダイスを同じ目にして取る。
hint-reopen = ほかの誰かが終えていない間だけ。

field-crew = クルー
field-tile = タイル
field-die = ダイス
field-second = 2個目のダイス
field-card = カード
field-to = 誰に
field-front = 手前の面
field-plus = 1上げる
field-minus = 1下げる
field-pick = 選ぶもの
field-how = どう
field-resource = 資源
field-amount = いくつ
field-row = 段
field-token = トークン
field-source = どのタイルから

option-disaster = 災害
option-disaster-hint = 災害デッキの中身：流星か有毒ガスか。
option-disaster-random-hint = どちらか、配るときに決まる
option-disaster-meteor-hint = 段ごとにタイルに穴があく
option-disaster-toxic-hint = 目によっては別のダイスの代償が要る
option-difficulty = 難易度
option-difficulty-hint = 任務と非常装置の数、資源の減る速さ。
option-difficulty-easy-hint = 任務は少なく、装置は多い
option-difficulty-normal-hint = 標準
option-difficulty-hard-hint = 装置は1個、資源は速く減る
option-crews = クルー
option-crews-hint = 何組飛ぶか。0は1人1組、1人なら2組。余りは分け合う。
option-countries = 国
option-countries-hint = ランダム、または読点で区切った国名。クルーごとに1つで、赤と青の両方のライトが要る。
option-countries-random-hint = 配るときに決まる

foretold-crews = { $seats }人で{ $crews }組のクルーを分け合います。

## 断り

no-seats = このゲームは{ $least }～{ $most }人用です。
no-crews = この人数で飛べるクルーは{ $least }～{ $most }組です。
no-disaster = 「{ $given }」という災害はありません。
no-difficulty = 「{ $given }」という難易度はありません。
no-country = 「{ $given }」という国はありません。
no-countries = クルーごとに1つ、異なる国が{ $crews }つ必要です。
no-lights = 赤と青、両方のライトのクルーが必要です。
no-over = ゲームは終わっています。
no-not-your-crew = そのクルーはプレイヤー{ $seat }のものではありません。
no-answer-first = { $crew }には先に答えることがあります。
no-nothing-asked = { $crew }は今、何も質問されていません。
no-no-such-pick = それは選べません。
no-only-placing = それはダイスを置くフェイズ1に行います。
no-only-spending = それは容量を使うフェイズ5に行います。
no-done-already = { $crew }は終了済みです。先に終了を取り消してください。
no-not-done = { $crew }はまだ終了していません。
no-convert-first = { $crew }は先に、変換トークンを使うかどうかを決めてください。
no-not-converting = { $crew }には今、保管庫へ向かうダイスがありません。
no-unaided = 日本のダイスの向きは固定です。タイルの能力でしか回せません。
no-no-die = { $crew }のプールにそのダイスはありません：{ $die }。
no-same-die = ダイスが2個必要ですが、{ $die }は1個しかありません。
no-order = 2個のダイスを逆の順で指定してください。
no-not-own-tile = { $crew }にそのタイルはありません。
no-tile-disabled = { $tile }は停止中で、このラウンドはダイスを置けません。
no-tile-taken = { $tile }にはもうダイスがあります。
no-how-many-dice = { $tile }には一度に{ $dice }個置きます。
no-no-pair = { $tile }には同じ目を2個置きます。
no-wrong-die = { $tile }に{ $die }は置けません。
no-toxic-alone = 有毒なダイスには、代償としてプールの別のダイスが必要です（必要{ $cost }個、残り{ $left }個）。
no-no-card = そのカードは場にありません。
no-card-full = { $card }に空き枠はありません。
no-no-slot = { $card }の空き枠に{ $die }は置けません。
no-cabin-taken = { $crew }の居住モジュールはふさがっています。
no-dock-disabled = { $crew }のドッキングモジュールは停止中です。
no-dock-taken = { $crew }のドッキングモジュールは、このラウンドはもう使用済みです。
no-not-another-crew = 別のクルーを選んでください。
no-no-supply = { $crew }のサプライにダイスがありません。
no-no-front = 上が{ $die }のとき、{ $front }は手前に来ません。
no-front-settled = { $crew }のダイスの向きは、ここでは選べません。
no-no-amplify = { $crew }に増幅トークンはありません。
no-amplified = { $tile }にはもう増幅トークンがあります。
no-no-converter = { $crew }に変換トークンはありません。
no-half-converter = 変換トークンは、ダイス1個を上げ、別の1個を下げます。両方を同時に指定してください。
no-not-offered = そのタイルは{ $crew }の提供列にありません。
no-too-dear = 容量が{ $cost }必要ですが、{ $capacity }しかありません。
no-no-room = 第{ $row }段に空きがありません。
no-widened = { $crew }はこのラウンド、もうダイストラックを増やしました。
no-track-full = { $crew }のダイストラックは最大です。
no-not-held = { $crew }はその資源の担当ではありません。
no-no-stock = { $resource }は{ $stock }しかありません。
no-capacity-full = 容量はあと{ $room }しか入りません。
no-no-token = { $tile }にそのトークンはありません。
no-not-badge = { $crew }の記章は別のものです：{ $badge }。
no-badge-used = { $badge }はこのラウンド使用済みです。
no-not-clean = { $tile }にも負のトークンがあります。
no-no-tokens = 負荷トークンか増幅トークンが足りません。
no-no-crew = そのようなクルーはありません。
