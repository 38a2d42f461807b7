# パネルの呼び名のほかに人が打ち込む言葉。コンマで区切る。

also-abandon-ship = 脱出命令, 避難, 退船命令
also-accept = はい, いいよ, 承諾, 許可, 了解, オーケー, うん
also-activate = 使う, 動かす, 起動
also-attack = 殴る, 撃つ, 倒す, 襲う, 蹴る, 刺す, 殺す
also-become = になる, 選ぶ
also-decontaminate = 洗う, 浄化
also-delete = 消す, 削除
also-done = 以上, 終了
also-drop = 落とす, 置いていく, 捨てる, 手放す
also-end-turn = 終わる, 手番終了, 終了, おわり, 以上, パス
also-give = 渡す, あげる, 手渡す
also-influence = キューブ, 置く
also-jettison = 放り出す, 押し出す
also-manufacture = 作る, 製造, 印刷
also-pick-up = 拾う, 取る, 取得
also-refuse = いいえ, 断る, だめ, 嫌だ, いや, やだ, 拒否
also-release-project-x = 解放, 解き放つ
also-renegotiate = 回収, 取り戻す
also-repair = 修理, 直す
also-reveal = 正体を明かす, 公開
also-revive = 助ける, 起こす, 治療, 回復
also-rob = 奪う, 盗む
also-sabotage = 壊す, 破壊
also-section-launch = 発射, 射出, 打ち上げ
also-step = 行く, 移動, 歩く, 進む, 入る, 向かう
also-suppress = 消火, 消し止める
also-throw = 投げる, 投擲する
also-timed-launch = 発射, 射出
also-transmit = 送る, 発信, 公表
also-wait = 待つ, 休む, 何もしない

# 人・場所・物の呼び方。

also-astrochimp = 猿, サル
also-bludgeon = 鈍器, バット
also-briefcase = 鞄, かばん
also-firebomb = 火炎瓶, 手榴弾
also-gun = ピストル, 拳銃
also-helmet = メット
also-kompromat = 弱み
also-nanogel = ジェル
also-outer-space = 船外
also-station-chief = 船長
