### すぐ選べること、その結果、初めての人への案内。

ways-where = ダイスをどこに置きますか？
ways-where-more = ほかの場所…
ways-here = ほかにすること
ways-here-more = さらに…
way-place =
    { $tile }に{ $die }{ $second-key ->
        [none] { "" }
       *[other] と{ $second }
    }：{ $resource }+{ $made }、残り{ $left }{ $cost ->
        [0] { "" }
       *[other] ・有毒、代償はダイス{ $cost }個
    }
way-fill =
    { $card }に{ $die }：{ $open ->
        [0] 最後の枠
       *[other] 残り{ $open }枠
    }{ $cost ->
        [0] { "" }
       *[other] ・有毒、代償はダイス1個
    }
way-of = { $crew }：{ $way }
way-change = { $die }を{ $how }：{ $new }になる
way-tile = { $tile }
why-disabled = このラウンドは停止中

mind-short = { $resource }が{ $by }足りなくなる
mind-toxic = 有毒：{ $values }
mind-open = 任務の空き{ $open }枠、非常装置{ $devices }個

guide-crew =
    あなたのクルーは{ $crew }{ $second-key ->
        [none] { "" }
       *[other] と{ $second }
    }です。資源が尽きないようタイルに、そして全員で勝つために任務に、ダイスを置きましょう。
guide-scarce = 最も乏しいのは{ $resource }です。今のままなら、このラウンドの消費後に{ $left }残ります。
guide-worst = これから来うる最悪のカードは{ $card }です。{ $about }
guide-wait = 今することはありません。ほかの人がまだ行動中です。

term-tile = タイル
term-mission = 任務
term-docking = ドッキングモジュール
term-habitation = 居住モジュール
term-device = 非常装置
term-capacity = 容量
term-badge = 記章
term-country = 国ごとのダイス
term-toxic = 有毒なダイス
term-hit = 被弾

mode-deck = { $deck }
mode-level = { $level }
