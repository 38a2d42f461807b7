# 何ゲームも通して誰が何をしたか。そして賞の名前。

feat-been = { $of }のクルー：{ $count }
feat-placed = 置いたダイス：{ $count }
feat-mended = 修理：{ $count }
feat-docked = ドッキングで渡したダイス：{ $count }
feat-aided = 使ったバッジ：{ $count }

award-mended = いつでも予備部品
award-docked = よき隣人
award-aided = 何としても
award-placed = どのダイスも大切
