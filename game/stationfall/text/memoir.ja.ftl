# 何ゲームも通して、誰が何になり何をしたか。そして賞の名前。

feat-been = { $of }だった回数：{ $count }
feat-escaped = 脱出：{ $count }
feat-convicted = 有罪で終了：{ $count }
feat-revealed = 墜落前に正体公開：{ $count }
feat-betrayed = 裏切られたキューブ：{ $count }
feat-down = 自分の役がダウン：{ $count }
feat-kompromat = 使ったコンプロマート：{ $count }
feat-bribe = 持ちかけた賄賂：{ $count }
feat-launch = 命じた発進：{ $count }

award-escaped = 間一髪
award-betrayed = 裏切られ役
award-down = 床の友
award-kompromat = 秘密の番人
award-bribe = 気前のよい手
award-launch = 発進ボタンの指
award-revealed = 隠しごとなし
