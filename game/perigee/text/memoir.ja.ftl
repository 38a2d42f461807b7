# 何ゲームも通して誰が何をしたか。そして賞の名前。

feat-been = { $of }のクルー：{ $count }
feat-placed = 置いたダイス：{ $count }
feat-mended = 修理：{ $count }
feat-docked = ドッキングで渡したダイス：{ $count }
feat-aided = 使った記章：{ $count }

award-mended = 予備部品はいつもある
award-docked = よき隣人
award-aided = 手を尽くす人
award-placed = どのダイスも無駄なく
