# 何ゲームも通して誰が何をしたか。そして賞の名前。

feat-been = { $of }を率いた回数：{ $count }
feat-attack = 攻撃：{ $count }
feat-capture = 奪った基地：{ $count }
feat-respawn = 復活させた司令官：{ $count }
feat-put-out = 脱落：{ $count }

award-attack = つねに前へ
award-capture = 基地の征服者
award-respawn = まだ終わらない
