### Perigeeのすべての文。クルーは国名で呼ぶ。

about-perigee = 宇宙ステーションに2～4組のクルー、ダイスは12個ずつ。全員が同時に動き、勝つのも負けるのも全員一緒。空気・食料・温度・電力が尽きる前に任務を終えよう。その間にも流星や毒がステーションを壊していく。
lasts-perigee = 最大8ラウンド。毎ラウンド、各自が好きなときに2度動く。1日1ラウンドなら、およそ1週間です。

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
reward-stock = { $resource }＋{ $amount }
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
           *[other] { $light }灯のクルー
        }はダイストラックを1枠失う。
       *[other] 補助ボードにダイスが{ $least }個以上あれば、全クルーがダイストラックを1枠失う。
    }
effect-lose-slot-in-turn = 一方の灯のクルーがダイストラックを1枠失い、次は他方の番（{ $lights }）。
effect-drain = { $resource }が{ $by }減る。
effect-drain-all = 補助ボードのダイス{ $share }個ごとに、全資源が1減る。
effect-remove-tiles = 補助ボードのダイス{ $share }個ごとに（切り上げ）タイル1枚がゲームから除かれる。
effect-disable-docks = すべてのドッキングモジュールが停止する。
effect-destroy-dearest = ステーションで最も高価なタイルが壊れる。
effect-strain-each = 各クルーのタイル1枚に負荷トークン。
effect-disable-own = 各クルーは自分のタイルを{ $tiles }枚停止する。
effect-lose-capacity = 補助ボードのダイス1個ごとに、クルーは合わせて容量1を失う。
effect-always = 毎回フェイズ4に：{ $effect }

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
declined = { $crew }は何もしない。
done = { $crew }は終了。
    .quiet = 見れば分かる
reopened = { $crew }は終了を取り消した。
    .quiet = 見れば分かる
tile-made =
    { $tile }：{ $resource }{ $amount }
    .quiet = 合計は次の文
made = 生産：気候{ $climate }、食料{ $nutrition }、酸素{ $oxygen }、電力{ $power }。
consumed = 各資源が{ $by }減る。残り：気候{ $climate }、食料{ $nutrition }、酸素{ $oxygen }、電力{ $power }。
mission-done = 任務達成：{ $card }！{ $reward }
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
mended = { $tile }から{ $token }が1個取れた。
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
given-up = { $crew }が{ $tile }の提供を手放し、{ $to }は容量＋2。
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

ask-place = 第{ $round }ラウンド：{ $crew }がダイスを置く（プール{ $dice }個）。
ask-spend = 第{ $round }ラウンド：{ $crew }が容量を使う（{ $capacity }）。
ask-convert = 第{ $round }ラウンド：奇数が保管庫へ行く前に、{ $crew }は変換トークンを使える。
ask-reopen = 第{ $round }ラウンド：終了済み。他の人が終えるまでは取り消せる。
ask-pay = 有毒なダイスの代償に、{ $crew }はどのダイスを捨てる？
ask-make = { $tile }で何を作る？
ask-reroll = { $tile }：{ $crew }はどのダイスを振り直す？
ask-discard = { $tile }：{ $crew }はどのダイスを捨てる？
ask-turn = { $tile }：{ $crew }はどのダイスをどう回す？
ask-take = { $tile }：{ $crew }は保管庫からどのダイスを取る？
ask-shift = { $tile }：{ $crew }は保管庫のどのダイスを変える？
ask-adjust = { $tile }：{ $crew }はどのダイスを1だけ変える？
ask-neighbour = { $tile }：{ $crew }はどの新しいダイスを取る？
ask-track = どのクルーがダイストラックの枠を得る？決めるのは{ $crew }。
ask-mend = どのトークンを取り除く？決めるのは{ $crew }。
ask-dearest = { $crew }の最も高価なタイルは複数ある。どれを停止する？
ask-own = { $crew }はどのタイルを停止する？
ask-strain = { $crew }のどのタイルに負荷トークンを置く？
ask-remove = どのタイルをゲームから除く？全員の代わりに{ $crew }が決める。
ask-destroy = 最も高価なタイルは複数ある。どれが壊れる？決めるのは{ $crew }。
ask-capacity = 次の容量は誰が失う？決めるのは{ $crew }。
ask-medical = { $crew }の新しいダイスの向きは？

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
act-convert = { $crew }：{ $plus }を上げ、{ $minus }を下げる
act-store = { $crew }：変換トークンはもう使わない
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
verb-keep = ダイスを残す
verb-dock = ダイスを渡す
verb-lay = 増幅トークンを置く
verb-convert = 変換トークン
verb-store = もう変換しない
verb-choose = 答える
verb-done = 終了
verb-reopen = 終了を取り消す
verb-trade = 資源を容量に
verb-buy = タイルを加える
verb-widen = ダイストラック
verb-mend = トークンを取る
verb-payload = 搭載物専門家
verb-pilot = 宇宙飛行パイロット
verb-medical = 医務官
verb-specialist = 任務専門家

hint-place = 有毒なダイスの代償は置いた後に選ぶ。
hint-keep = 次のラウンド、そのままプールに戻る。
hint-dock = 相手は自分のダイスを同じ目にして取る。
hint-reopen = 他の誰かが終えていない間だけ。

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
option-disaster-toxic-hint = ある目のダイスには別のダイスの代償が要る
option-difficulty = 難易度
option-difficulty-hint = 任務と非常装置の数、資源の減る速さ。
option-difficulty-easy-hint = 任務は少なく、装置は多い
option-difficulty-normal-hint = 標準
option-difficulty-hard-hint = 装置は1個、資源は速く減る
option-crews = クルー
option-crews-hint = 何組飛ぶか。0は1人1組、1人なら2組。余りは分け合う。
option-countries = 国
option-countries-hint = ランダム、または読点で区切った国名。クルーごとに1つ、両方の灯が要る。
option-countries-random-hint = 配るときに決まる

foretold-crews = { $seats }人で{ $crews }組のクルーを分け合う。

## 断り

no-seats = このゲームは{ $least }～{ $most }人用。
no-crews = この人数では{ $least }～{ $most }組のクルーが飛べる。
no-disaster = そのような災害はない：「{ $given }」。
no-difficulty = そのような難易度はない：「{ $given }」。
no-country = そのような国はない：「{ $given }」。
no-countries = クルーごとに1つ、異なる国が{ $crews }つ要る。
no-lights = 赤と青、両方の灯のクルーが要る。
no-over = ゲームは終わっている。
no-not-your-crew = プレイヤー{ $seat }のクルーではない。
no-answer-first = { $crew }はまず選ぶことがある。
no-nothing-asked = { $crew }は今、何も聞かれていない。
no-no-such-pick = それは選べない。
no-only-placing = それはダイスを置くフェイズ1に行う。
no-only-spending = それは容量を使うフェイズ5に行う。
no-done-already = { $crew }は終了済み。まず取り消すこと。
no-not-done = { $crew }はまだ終了と言っていない。
no-convert-first = { $crew }はまず変換トークンを決めること。
no-not-converting = { $crew }には今、保管庫へ向かうダイスがない。
no-unaided = 日本のダイスの向きは固定。タイルの能力でしか回せない。
no-no-die = { $crew }のプールにそのダイスはない：{ $die }。
no-same-die = ダイスが2個要るが、{ $die }は1個しかない。
no-order = 2個のダイスを逆の順で指定すること。
no-not-own-tile = { $crew }にそのタイルはない。
no-tile-disabled = { $tile }は停止中で、このラウンドはダイスを置けない。
no-tile-taken = { $tile }にはもうダイスがある。
no-how-many-dice = { $tile }には一度に{ $dice }個置く。
no-no-pair = { $tile }には同じ目を2個置く。
no-wrong-die = { $tile }に{ $die }は置けない。
no-toxic-alone = 有毒なダイスには別のダイスの代償が要る。必要{ $cost }、残り{ $left }。
no-no-card = そのカードは場にない。
no-card-full = { $card }に空き枠はない。
no-no-slot = { $card }の空き枠に{ $die }は置けない。
no-cabin-taken = { $crew }の居住モジュールはふさがっている。
no-dock-disabled = { $crew }のドッキングモジュールは停止中。
no-dock-taken = { $crew }のドッキングモジュールはこのラウンドに使用済み。
no-not-another-crew = 別のクルーでなければならない。
no-no-supply = { $crew }のサプライにダイスがない。
no-no-front = 上が{ $die }のとき、{ $front }は手前に来ない。
no-front-settled = { $crew }のダイスの向きはここでは選ばない。
no-no-amplify = { $crew }に増幅トークンはない。
no-amplified = { $tile }にはもう増幅トークンがある。
no-no-converter = { $crew }に変換トークンはない。
no-half-converter = 変換トークンは1個を上げ、別の1個を下げる。両方同時に行う。
no-not-offered = { $crew }にそのタイルは提供されていない。
no-too-dear = 容量{ $cost }が要るが、{ $capacity }しかない。
no-no-room = 第{ $row }段に空きがない。
no-widened = { $crew }はこのラウンドにもうダイストラックを増やした。
no-track-full = { $crew }のダイストラックは最大。
no-not-held = { $crew }はその資源の担当ではない。
no-no-stock = { $resource }は{ $stock }しかない。
no-capacity-full = 容量はあと{ $room }しか入らない。
no-no-token = { $tile }にそのトークンはない。
no-not-badge = { $crew }の記章は別：{ $badge }。
no-badge-used = { $badge }はこのラウンドに使用済み。
no-not-clean = { $tile }にも負のトークンがある。
no-no-tokens = 負荷トークンか増幅トークンが足りない。
no-no-crew = そのようなクルーはない。
