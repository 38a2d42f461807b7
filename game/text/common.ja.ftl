### どのゲームでも同じ文。

seat = プレイヤー{ $number }

name-yes = はい
name-no = いいえ
    .refuses = 断る答え
name-none = なし
    .refuses = 断る答え
name-number = { $number }
listed = { $first }、{ $rest }
    .paid = { $first-paid }、{ $rest-paid }
