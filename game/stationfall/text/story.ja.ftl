### 文章で語るゲームの物語（`python -m game play`）と、カード（`python -m game card`）。

## Story: before the first turn

story-title = STATIONFALL　{ $seats }人、ゲーム{ $seed }
story-about =
    墜落していく宇宙ステーション。数分後には燃え尽きる。プレイヤーはそれぞれ、ひそかに乗員の誰か1人であり、その人物の望みをかなえれば得点になる。はじめは誰のものでもないキャラクターたちに、プレイヤーは影響キューブを置いていく。キューブが最多（同数可）のプレイヤーは、その者を共謀者として活性化できる。全員が1ターンずつ行うと1分がたつ。ターンには、望むなら秘密アイデンティティを暴露し、キャラクター1人にキューブを置き、それから共謀者1人を活性化して2回のアクションを行う（誰かの活性化ディスクが載っている消耗状態なら1回）。拾うか置くかは1回だけフリー。誰も活性化しないなら再調整して、ディスクと、望むならキューブ1個を取り戻す。
story-prices =
    買収や、誰かのコンプロマットを使えば、活性化していないキャラクターに1回アクションをさせられる。暴露したプレイヤーはそのキャラクターを独占し、他人のキューブは裏切りボックスへ送られる。
story-escape =
    脱出とは、射出されたポッドに乗っていること。たいていのポッドは退船命令の後でなければ射出できず、中の誰かがカウントダウンを始めて1ターン後に出る。ダウンした者は、引きずられ、身ぐるみはがされ、それでも地球へ帰ることがある。
story-mine = { $seat }の目から語る。ほかの誰も知らないことは「秘密」とする。
story-spectator = 卓の目から語る。正体は暴露されるまで伏せておく。
story-cast = 登場キャラクター：{ $cast }。
story-chosen = 全員が選び終えた。正体は、暴露したとき、あるいは最後に明らかになる。
story-secret = （秘密：{ $words }）
story-hand = あなたの秘密アイデンティティは{ $card }。その狙い：

## Story: the state of the station

story-minute =
    { $minute ->
        [0] ミニッツ0（最後の1分）
       *[other] ミニッツ{ $minute }
    }
story-systems = { $power }。カメラは{ $cameras }、ジャマーは{ $jammers }。{ $abandon }。
story-on = オン
story-off = オフ
story-abandoned = 退船命令が出ている
story-not-abandoned = 退船命令はまだ出ていない
story-antimatter = 反物質は起動済み。ミニッツ{ $minute }のターン終了時に爆発する。
story-antimatter-late = 反物質は起動済み。ステーション崩壊のときに爆発する。
story-released = プロジェクトXが野放しになっている：{ $card }。
story-damaged = 損傷：{ $sections }。
story-hazard = { $hazard }：{ $sections }。
story-counting = カウントダウン中：{ $pods }。
story-offsite = { $offsite }に届いたデータ：{ $data }。
story-where = 居場所：{ $places }。
story-place = { $section }―{ $people }
story-not-there = まだマップにいない
story-away = 脱出済：{ $people }
story-annihilated = 消滅
story-holding = { $who }（{ $things }）
story-cubes = キューブ：{ $cards }。
story-cubes-on = { $card }（{ $players }）
story-cubes-of = { $seat }が{ $cubes }個
story-players = { $players }。
story-guilt = { $seat }（{ $guilt }）
story-revealed = { $seat }は{ $card }
story-revealed-guilt = { $seat }は{ $card }（{ $guilt }）
story-unrevealed = { $seat }はまだ正体不明
story-unrevealed-guilt = { $seat }はまだ正体不明（{ $guilt }）

## Story: turns

story-passed = { $who }はここまで。アクション{ $actions }回を放棄した。
story-deed = { $words }{ $price }。
story-semicolon = ／
story-space = {""}
story-costs-action = （1アクション）
story-costs-free = （フリー）
story-costs-gratis = （コストなし）
story-costs-gift = （即座のアクション）

## Story: the end

story-end = ステーション崩壊
story-scores = 得点
story-score = { $seat }、{ $card }：{ $points }点
story-score-bot = { $seat }：{ $points }点
story-score-guilty = { $line }（有罪のため勝てない）
story-row = { $points }  { $words }
story-total = { $points }  合計
story-nobody = 勝者なし。
story-who = { $seat }
story-winner = { $reason }勝者は{ $seats }。
story-winners = { $reason }勝者は{ $seats }。
story-why-most = 最高得点は{ $points }点。
story-why-two = 6人以上では、得点の高い{ $places }人が勝者となる。

## Cards

card-start = { $kinds }。開始位置：{ $section }{ $state }。
card-start-none = { $kinds }。マップに居場所を持たない。
card-start-dark = { $kinds }。最初はマップにいない。最初のアクションで、好きな暗闇セクションにステップする。
card-start-pawns = { $kinds }。開始位置：{ $pawns }。
card-pawn = { $who }は{ $section }
card-state-down = （ダウン）
card-state-contaminated = （汚染）
card-limit = 影響上限{ $limit }：超えて使ったキューブ1個ごとに1点を失う。
card-nobody = 誰の正体でもない。アイデンティティ・カードがない。
card-slots =
    { $slots ->
        [0] アイテムを持てない。
       *[other] アイテムスロット{ $slots }。
    }
card-items = 最初から持っている物：{ $items }。
card-integral = 組み込まれていて失わない物：{ $items }。
card-abilities = 特殊能力
card-powers = 暴露能力
card-identity = { $card }として
card-line = { $name }（{ $kind }）：{ $text }
card-agenda = アジェンダ
card-trait = { $trait }。
card-plus = ＋の行は、その上の＋のない行が得点になったときだけ数える。
card-friend = ボーナス・キャラクターとしてはフレンド：脱出すればプレイヤーに{ $points }点。
card-enemy = ボーナス・キャラクターとしては遺恨：最後にダウンしていて脱出していなければ、プレイヤーに{ $points }点。
card-bonus-billionaire = ボーナス・キャラクターとしてはフレンド：犬のフレッチャーが脱出すればプレイヤーに{ $points }点。
card-bonus-botanist = ボーナス・キャラクターとしてはフレンド：ファングモスが脱出すればプレイヤーに{ $points }点。
card-bonus-clones = ボーナス・キャラクターとしてはフレンド：脱出したクローン1体ごとにプレイヤーに1点、3体すべてならさらに1点。
card-grey-bribes = 灰色の買収マーカー{ $bribes }枚を持って始まる。
card-hint = ヒント：{ $words }
card-unknown = 「{ $wanted }」というカードはない。
card-perhaps = もしかして：{ $names }
card-all = キャラクター：{ $names }。
card-all-projects = プロジェクトX：{ $names }。
aim-hides = {$seat}は、正体を悟られないように動いています。
aim-none = {$seat}には、今得になることが見当たりません。
aim-cubes = {$seat}は、失点のもとになる、影響上限を超えたキューブを回収しています。
aim-row = {$seat}の狙い：{$row}

## 終わったゲームについてコンピュータープレイヤーが語ること

# $whose：自身の手番（mine）、最後の瞬間（fall）、他者の手番。

meant-came = { $card }として一番の狙いは「{ $row }」でした。果たせました。
meant-failed = { $card }として一番の狙いは「{ $row }」でした。果たせませんでした。
meant-guilty = 有罪になったので、何をしても勝てませんでした。
meant-never = 見込みは最高でも{ $best }%でした。
meant-safe = 危うい場面は一度もありませんでした。
meant-fell =
    { $whose ->
        [mine] 残り{ $minute }分の自分のターンで、見込みは{ $before }%から{ $after }%に落ちました。
        [fall] ステーション崩壊のとき、{ $before }%あった見込みが消えました。
       *[other] 残り{ $minute }分の{ $seat }のターンで、見込みは{ $before }%から{ $after }%に落ちました。
    }
meant-rose =
    { $whose ->
        [mine] 残り{ $minute }分の自分のターンが決め手でした（{ $before }%から{ $after }%へ）。
        [fall] ステーション崩壊まで、見込みは{ $before }%止まりでした。
       *[other] 残り{ $minute }分の{ $seat }のターンが決め手でした（{ $before }%から{ $after }%へ）。
    }
meant-missed =
    { $whose ->
        [mine] ただ、残り{ $minute }分の自分のターンで、別の得点の見込みが{ $before }%から{ $after }%に落ちました：{ $row }
        [fall] ただ、ステーション崩壊のとき、見込みが{ $before }%あった別の得点を逃しました：{ $row }
       *[other] ただ、残り{ $minute }分の{ $seat }のターンで、別の得点の見込みが{ $before }%から{ $after }%に落ちました：{ $row }
    }
