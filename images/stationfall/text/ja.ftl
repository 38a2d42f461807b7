# 画像とその代替テキストの言葉。

## What tells apart the pawns of one card, where there is no room for names

mark-clones-alpha = α
mark-clones-beta = β
mark-clones-gamma = γ
mark-drone-1 = 1
mark-drone-2 = 2

## Shorter names of places, in whole words

short-magnetic-containment = 磁気封じ込め
short-medevac-pod = 救急ポッド
short-inspectors-shuttle = シャトル
short-mesosphere-rocket-wings = ロケットウィング
short-mesosphere-rescue-ship = 救助船
short-mesosphere-pirate-ship = 海賊船
short-mesosphere-wormhole = ワームホール

## On the station

picture-minute-left = 分
picture-minute-left-2 = 残り
picture-chip-power = 電力
picture-chip-cameras = カメラ
picture-chip-jammers = ジャマー
picture-chip-abandon = 退船
picture-chip-antimatter = 反物質
picture-chip-project = プロジェクトX
picture-state-power-full = 通常
picture-state-power-emergency = 非常
picture-state-power-blackout = 停電
picture-state-on = オン
picture-state-off = オフ
picture-state-abandon = 発令
picture-state-stay = 未発令
picture-state-safe = 安全
picture-state-armed = 起動
picture-state-bang = 残り{ $minute }分で爆発
picture-state-detonated = 爆発済
picture-state-sealed = 封印
picture-escaped = 脱出済
picture-nobody = なし
picture-nothing-yet = なし
picture-players = ターン順
picture-hidden = 正体不明
picture-also-in = { $section }（続き）

picture-legend-gravity = 重力
picture-legend-weightless = 無重力
picture-legend-pod = ポッド
picture-legend-dark = 暗闇
picture-legend-fire = 火災
picture-legend-air = 窒息
picture-legend-damaged = 損傷
picture-legend-lock = ロック
picture-legend-vent = 通気口
picture-legend-arrow = 船外への道
picture-legend-human = ヒューマン
picture-legend-robot = ロボット
picture-legend-down = ダウン
picture-legend-pc = PC
picture-legend-kompromat = コンプロマット
picture-legend-changed = 変化あり
picture-legend-unlocked = ロック解除
picture-legend-goo = グレイグー
picture-legend-timed = 時限射出
picture-legend-contaminated = 汚染
picture-legend-leads = キューブ最多
picture-new = 新
picture-came = { $place }から

## In words

picture-minutes = { $minute ->
    [0] 最後の1分が終わった。
   *[other] 残り{ $minute }分。
}
picture-pc-of = { $player }のPC
picture-contaminated = 汚染
picture-with = { $who }（{ $things }）
picture-lost = 喪失
picture-launched = 射出済
picture-damaged = 損傷
picture-power-section = 電力
picture-console = コンソール
picture-contaminates = 入ると汚染
picture-arrow-out = エアロック（出るだけ）
picture-arrow-in = エアロック（入るだけ）
picture-arrow-both = エアロック
picture-seats = 座席{ $taken }/{ $seats }
picture-needs = 条件：{ $need }
picture-exhausted = 活性化ディスク（{ $list }）
picture-bribes = 買収（{ $list }）
picture-nobodys = 灰色
picture-kompromat-used = コンプロマット使用済み
picture-kompromat-gone = コンプロマット除外
picture-won = 勝利

picture-text-player = **{ $player }** { $who }：キューブ{ $pool }、裏切り{ $betrayal }、タイム・マーカー{ $markers }、コンプロマット{ $kompromat }、ボーナス・キャラクター{ $bonuses }、買収：{ $bribe }、{ $guilt }
picture-text-floor = 落ちている物：{ $list }
picture-text-works = セクション・アクション：{ $list }
picture-text-marker = { $what }（{ $player }）

picture-goal = { $number } { $what }
picture-goal-via = { $number }（{ $via }経由）{ $what }
picture-alt-trouble = 異常：{ $list }。
picture-alt-timed = カウントダウン：{ $list }。
picture-alt-escaped = 脱出済：{ $list }。
picture-alt-revealed = 暴露済みのプレイヤー：{ $list }。
picture-alt-guilt = 無実でない：{ $list }。
picture-alt-pods = ポッドの座席：{ $list }。
picture-alt-roster = 残り{ $minute }分、全キャラクター。
picture-alt-order = 以下、ボットがたどる順。
picture-in-order = { $number }. { $card }
picture-alt-pool = { $player }：残りキューブ{ $pool }個、裏切りボックスに{ $betrayal }個。
picture-alt-choice = この中から秘密アイデンティティを選んでください。
picture-alt-identity = あなたの秘密アイデンティティ：{ $list }。
picture-alt-known = あなたのアイデンティティ：{ $list }。
picture-no-scores = まだ得点はない。

## What can be shown

picture-offer-station = ステーション
picture-offer-wing-left = マップ：左側
picture-offer-wing-aft = マップ：後部
picture-offer-wing-forward = マップ：前部
picture-offer-wing-right = マップ：右側
picture-offer-turn = 拡大：行動中の者
picture-offer-muster = 全員の居場所
picture-offer-roster = 全キャラクター
picture-offer-identity = 自分のアイデンティティ
picture-offer-scores = 得点
picture-offer-legend = 記号の意味
picture-offer-card = カード：{ $card }
picture-offer-section = 拡大：{ $section }

## Close-up, roster

picture-no-works = ここには特別な設備がない。
picture-officers-only = { $work }（オフィサー専用）
picture-player-character = PC
picture-limit = 影響上限{ $limit }
picture-not-here = マップ外
picture-key-order = キャラクター順
picture-key-skipped = ボットは飛ばす
picture-key-cubes = 残りキューブ
picture-key-betrayal = 裏切り
picture-key-markers = タイム・マーカー
picture-key-bribe = 買収
picture-key-kompromat = コンプロマット
picture-key-bonus = ボーナス
picture-key-leader = キューブ（枠：最多）
picture-key-disc = このプレイヤーの活性化ディスク
picture-key-used = 使用済み
picture-key-grey = 灰色の買収

## Cards, identity, scores

picture-slots = スロット{ $slots }
picture-abilities = 特殊能力
picture-powers = 暴露能力
picture-agenda = アジェンダ
picture-now = ステーションでの状況
picture-bonus-friend = ボーナス・キャラクターとして：フレンド（{ $points }点）
picture-bonus-grudge = ボーナス・キャラクターとして：遺恨（{ $points }点）
picture-you-are-secretly = あなたの正体は…
picture-you-are = あなたは…
picture-secret = 未暴露
picture-revealed = 暴露済み
picture-so-far = 今終わったときの得点
picture-total = 合計
picture-your-powers = 暴露すると
picture-your-bonus = ボーナス・キャラクター
picture-friend-row = { $card }：フレンド、{ $points }点
picture-grudge-row = { $card }：遺恨、{ $points }点
picture-your-kompromat = 手札のコンプロマット
picture-unknown-kompromat = ほか{ $count }枚
picture-choose = 自分の正体を選ぶ
picture-worth = { $points }点

## Signs explained on the station

picture-sign-seats = 搭乗者／座席
picture-sign-abandon-ship = 退船命令が必要
picture-sign-officer = オフィサーが必要
picture-sign-down-human = ダウン中の人が必要
picture-sign-inspector = インスペクターが必要
picture-sign-power = 電力セクション
picture-sign-console = コンソール
picture-sign-biohazard = 入ると汚染
picture-engulfed = スライムの中
picture-your-partner = あなたのパートナー
picture-seen-project = 確認済みのプロジェクトX：{ $card }
picture-real-trap = 本物のトラップは{ $section }
picture-sign-nda = NDAが必要
picture-tally-medical-track = メディカルが救った命
picture-tally-moss = ファングモスの食事

## How words are put beside each other

picture-comma = 、
picture-semicolon = ／
picture-told = { $what }：{ $how }
picture-noted = { $what }（{ $note }）
picture-sentence = { $words }。

## できごと（手番ごと）と、大きな絵になる瞬間

picture-page = { $title }（{ $page }/{ $pages }）
picture-strip-title = { $minute ->
    [0] ミニッツ0（最後）
   *[other] ミニッツ{ $minute }
}
picture-strip-span = ミニッツ{ $first }～{ $last }
picture-strip-before = 次のミニッツの前に
picture-strip-nothing = ほかの人に見えたことはなし。
picture-sheets-title = 得点
picture-sheets-side = チーム：{ $points }
picture-moment-deal = { $seats }人のゲーム
picture-moment-deal-title = ステーションが落ちていく
picture-moment-deal-minutes = 残り{ $minute }分。ターン順：
picture-moment-reveal = { $name }の正体
picture-moment-launch = ポッド射出
picture-moment-aboard = 乗っているのは{ $names }
picture-moment-empty = 誰も乗っていない。
picture-moment-project = プロジェクトXが出た
picture-moment-explosion = 爆発
picture-moment-lost = 失われた：{ $names }
picture-moment-fall = ステーション崩壊！
