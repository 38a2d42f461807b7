### 物語として語るとき、できごとのほかに言うこと。

story-winner = { $colour }の勝利。
story-held = { $colour }：{ $rows }
story-semicolon = ／
story-space = {""}
