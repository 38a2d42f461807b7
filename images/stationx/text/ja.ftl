# Station Xの絵とその説明文のことば。

## 盤面

picture-round = 第{ $round }ラウンド
picture-phase-build = ステーション建設中
picture-phase-deploy = テレポーターと司令官の配置
picture-phase-over = ゲーム終了
picture-around = { $cell }の周辺
picture-deck = 山札 { $count }
picture-discards = 捨て札 { $count }
picture-bag = 袋 { $count }
picture-page = { $title } · { $page }/{ $pages }

## 見られるもの

picture-offer-board = ステーション
picture-offer-turn = 自分のユニット
picture-offer-tree = 強化
picture-offer-whole = 盤面全体
picture-offer-legend = 記号の意味
picture-offer-part-north-west = 北西
picture-offer-part-north-east = 北東
picture-offer-part-south-west = 南西
picture-offer-part-south-east = 南東
picture-offer-near = { $cell }の周辺

## ツリー

picture-tree-title = 強化
picture-tree-price = 強化は1つにつきエネルギー7。
picture-branch-trooper = 兵士とドロイド
picture-branch-commander = 司令官
picture-branch-house = 基地
picture-after-troop-move2 = 最初の移動強化のあと
picture-after-troop-attack = 最初の移動強化のあと
picture-after-troop-jump = 2つ目の移動強化か攻撃力のあと
picture-after-cmd-jump = 移動強化のあと
picture-after-cmd-attack = 移動強化のあと
picture-after-base-2 = 毎ターン3エネルギーのあと
picture-after-base-3 = 1ユニット生存のあと
picture-tree-none = まだなし

## 記号の説明

picture-legend-title = 記号の意味
picture-legend-units = ユニット
picture-legend-trooper = 兵士
picture-legend-droid = ドロイド
picture-legend-commander = 司令官
picture-legend-spent = 中が空：このターンはもう何もできない
picture-legend-signs = 攻撃力。剣があれば攻撃でき、矢印があれば移動できる
picture-legend-changed = 明るい縁：最近ここに来た
picture-legend-board = 盤面
picture-legend-gate = テレポーター。枠の色は持ち主
picture-legend-captured = 奪われた基地：外側は元の色、内側は奪った側の色
picture-legend-breath = 酸素：部屋にあと何体の生きたユニットが入れるか。1人分は全体の半分まで
picture-legend-air = 酸素：部屋に入れる生きたユニットの数だけランプがある。点灯は使用中
picture-legend-supply = 補給室
picture-legend-wall = 白い壁：基地どうしは通れない
picture-legend-since = 最近のできごと
picture-legend-move = 移動
picture-legend-jump = スペースジャンプ
picture-legend-attack = 攻撃
picture-legend-skull = ここで倒れた
picture-legend-plus = 盤面に登場
picture-legend-flag = テレポーターを奪取
picture-legend-card = 補給カードを引いた
picture-legend-sides = 誰のものか

## ことばで

picture-comma = 、
picture-told = { $what }：{ $how }
picture-noted = { $what }（{ $note }）
picture-sentence = { $words }。
picture-acts = { $name }のターン
picture-has = エネルギー{ $energy }、収入{ $income }
picture-holds = 基地 { $names }
picture-bases-none = 基地なし
picture-undeployed = テレポーター未配置
picture-no-commander = 司令官なし
picture-nobody = なし
picture-spent = 行動済み
picture-out = 脱落
picture-owns = 強化：{ $names }
picture-left = 残りのタイル：{ $names }
picture-oxygen = 酸素 { $living }/{ $capacity }、1人{ $share }まで
picture-gate = テレポーター{ $cell }（{ $whose }）の持ち主：{ $holder }
picture-blueprints = 設計図{ $count }枚
picture-room-from = { $kind } { $first }–{ $last }
picture-lately = 最近
picture-did-place = { $cell }を建設
picture-did-lift = { $cell }を撤去
picture-did-deploy = { $unit }を{ $to }に配置
picture-did-move = { $unit } { $start }→{ $to }
picture-did-jump = { $unit }が跳躍 { $start }→{ $to }
picture-did-attack = { $unit }が{ $to }を攻撃
picture-did-capture = { $unit }が{ $to }を奪取
picture-did-buy = { $unit }を購入、{ $to }に登場
picture-did-respawn = { $unit }が{ $to }で復活
picture-did-draw = { $unit }が{ $card }を引いた
picture-did-leave = { $colour }が脱落
picture-did-fall = { $units }が倒れた

## 出来事

picture-moment-deal = { $seats }人
picture-moment-deal-title = Station X
picture-moment-battle = 戦闘
picture-moment-battle-title = { $cell }の戦闘
picture-moment-fallen = 倒れたのは{ $names }
picture-moment-nobody-fell = 誰も倒れなかった。
picture-moment-capture = { $name }が基地を奪取
picture-moment-capture-title = { $colour }の基地が奪われた
picture-moment-retake-title = { $colour }の基地が奪い返された
picture-moment-elimination = 脱落
picture-moment-victory = 勝利
picture-moment-over = ゲーム終了
picture-strip-before = 最初のターンの前
picture-strip-nothing = 何もなし。
picture-sheets-title = 結果
picture-sheet-units = 残ったユニット：{ $names }
picture-sheet-energy = エネルギー：{ $energy }
