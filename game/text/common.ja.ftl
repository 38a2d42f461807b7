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
    .then = { $first }、続いて{ $rest-then }

no-unknown-action = 「{ $what }」というアクションはありません。
no-field = 「{ $field }」には別のものが必要です（{ $given }ではなく{ $wanted }）。
no-no-seat = この卓に席{ $seat }はありません。
