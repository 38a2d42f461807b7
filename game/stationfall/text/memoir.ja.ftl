# 何ゲームも通して、誰が何になり何をしたか。そして賞の名前。

feat-been = { $of }だった回数：{ $count }
feat-escaped = 脱出：{ $count }
feat-convicted = 有罪で終了：{ $count }
feat-revealed = ステーション崩壊の前に暴露：{ $count }
feat-betrayed = 裏切りボックスに送られたキューブ：{ $count }
feat-down = 自分の役がダウン：{ $count }
feat-kompromat = 使ったコンプロマット：{ $count }
feat-bribe = 持ちかけた買収：{ $count }
feat-launch = 行った射出：{ $count }

award-escaped = 間一髪
award-betrayed = いちばんの裏切られ役
award-down = 床の友
award-kompromat = 秘密の番人
award-bribe = 気前のよい人
award-launch = 射出ボタンの番人
award-revealed = 隠しごとなし
