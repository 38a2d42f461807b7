# Perigeeの絵とその説明文のことば。

## 絵の中

picture-head = 第{ $round }ラウンド · { $phase }
picture-phase-1 = ダイスを置く
picture-phase-2 = 結果
picture-phase-3 = 消費
picture-phase-4 = 災害
picture-phase-5 = 容量を使う
picture-phase-6 = 片付け
picture-phase-7 = 終了
picture-over-won = ステーションは救われた！
picture-over-resource = ステーションは失われた：資源が尽きた
picture-over-rounds = ステーションは失われた：時間切れ
picture-gauge-next = 次 { $use } = { $after }
picture-pool = ダイス{ $count }個
picture-pool-rolled = ダイス{ $count }個（奇数が保管庫に行く前）
picture-tiles = タイル
picture-offers = 提供中
picture-offers-none = なし
picture-coming = まだ来るかもしれない（山札{ $count }枚）
picture-worst = 今最悪なのは{ $card }：
picture-takes = 枠：{ $about }
picture-page = { $title } · { $page }/{ $pages }

## 見られるもの

picture-offer-board = ステーション
picture-offer-turn = 自分のクルー
picture-offer-cards = 任務と災害
picture-offer-crew = クルー：{ $crew }
picture-offer-legend = 記号の意味

## 資源の記号の横に書くタイルの名

picture-short-loop = ループ
picture-short-governor = 調速器
picture-short-column = カラム
picture-short-plant = プラント
picture-short-rack = ラック
picture-short-gimbal = ジンバル
picture-short-bay = ベイ
picture-short-tandem = タンデム
picture-short-bench = ベンチ
picture-short-exchange = 交換機
picture-short-cellar = 貯蔵庫
picture-short-works = 工場
picture-short-couple = ツイン
picture-short-trimmer = トリマー
picture-short-array = アレイ
picture-short-grid = グリッド
picture-short-electrolysis-chamber = 電解室
picture-short-advanced-planet-habitat = 居住区
picture-short-mirror-garden = 庭
picture-short-food-lockers = ロッカー
picture-short-oxygen-storage-tank = タンク
picture-short-solid-fuel-oxygen-generator = 発生器
picture-short-aluminum-shielding = 防護板
picture-short-truss-splice = 継手
picture-short-photobioreactor-chamber = 光合成
picture-short-thermoelectric-generator = 熱電
picture-short-multipurpose-research-lab = 研究室

## クルー

picture-has-track = ダイストラック{ $count }
picture-has-capacity = 容量{ $count }
picture-has-badge = { $badge }：このラウンドに使える
picture-has-badge-used = { $badge }：このラウンドは使用済み
picture-has-supply = サプライのダイス{ $count }個
picture-has-light = { $light }ライト
picture-has-converters = 変換トークン{ $count }個、ボード横に{ $beside }個
picture-has-amplify = 手元の増幅トークン{ $count }個
picture-has-away = 任務と災害に置いたダイス{ $count }個
picture-has-aid = 補助ボードのダイス{ $count }個
picture-has-dock-disabled = ドッキングモジュール停止中
picture-dice-pool = ダイス { $dice }
picture-dice-storage = 保管庫
picture-dice-cabin = 居住モジュール
picture-dice-dock = ドッキングモジュール
picture-dice-medical-officer = 次のラウンド用

## ことばで

picture-comma = 、
picture-told = { $what }：{ $how }
picture-noted = { $what }（{ $note }）
picture-sentence = { $words }。
picture-leads = 先導は{ $crew }
picture-done = 終了
picture-devices = 非常装置{ $count }個
picture-deck = 災害カード残り{ $count }枚
picture-aid = 補助ボードのダイス{ $count }個
picture-toxic = 有毒な目：{ $values }
picture-wants = 空き：{ $dice }
picture-apart = { $crew }以外
picture-asks-any = 任意
picture-asks-even = 偶数
picture-asks-odd = 奇数
picture-asks-pair = ペア
picture-tile-dice = ダイス
picture-tile-makes = 生産{ $count }
picture-token-scenario = 被弾{ $count }
picture-token-strain = 負荷{ $count }
picture-token-amplify = 増幅{ $count }
picture-token-disable = 停止中

## 記号

picture-legend-title = 記号の意味
picture-legend-gauges = 資源
picture-legend-climate = 気候
picture-legend-nutrition = 食料
picture-legend-oxygen = 酸素
picture-legend-power = 電力
picture-legend-sum = 今の量、生産、消費、残り。「次」は次のラウンドの消費
picture-legend-bar = 塗り：このラウンドの後に残る。穴あき：次のラウンドに消費。縞：今消費
picture-legend-station = ステーション
picture-legend-yields = 必要なダイスと、作る量
picture-legend-ability = ほかの働きもある
picture-legend-scenario = 被弾：1個につき1減（ダイスのあるとき）
picture-legend-strain = 負荷：1個につき1減（いつでも）
picture-legend-amplify = 増幅：1度だけ1増
picture-legend-disable = 停止：このラウンドはダイスを置けない
picture-legend-changed = 太い枠：最近変わった
picture-legend-all = 全員
picture-legend-device = 非常装置
picture-legend-deck = 災害カードの残り
picture-legend-mission = 任務
picture-legend-disaster = 場に残る災害、または尽きる資源
picture-legend-toxic = 有毒な目：置くには別のダイスを1個払う
picture-legend-aid = 補助ボードのダイス
picture-legend-crews = クルー
picture-legend-lead = このラウンドの先導
picture-legend-check = 終了。記章の横では、このラウンドは使用済み
picture-legend-track = ダイストラック：振るダイスの数
picture-legend-capacity = 容量、タイルの費用
picture-legend-storage = 保管庫
picture-legend-converter = 変換トークン
picture-legend-cabin = 居住モジュール：次のラウンドに残す
picture-legend-dock = ドッキングモジュール：渡したダイス
picture-legend-supply = サプライのダイス
picture-legend-lamp = ライト（赤か青）
picture-legend-cube = 向きのあるダイス：上、手前、右

## 出来事

picture-told-round = 第{ $round }ラウンド
picture-strip-before = 第1ラウンドの前
picture-stage-placing = ダイス
picture-stage-results = 結果
picture-stage-disaster = 災害
picture-stage-spending = 容量
picture-stage-over = その後
picture-sheets-title = 結末
picture-sheet-missions = 達成した任務
picture-sheet-rounds = 余ったラウンド
picture-sheet-devices = 残った非常装置
picture-moment-deal = 軌道上
picture-moment-disaster = 災害 · 山札{ $left }枚
picture-moment-mission = 任務達成 · { $done }/{ $all }
picture-moment-reward = 報酬：{ $reward }
picture-moment-device = 非常装置を使用 · 残り{ $left }個
picture-moment-missions = 達成した任務：{ $done }/{ $all }
picture-moment-failed = 尽きた資源：{ $what }
