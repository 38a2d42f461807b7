### パネルがすぐに示すことと、あるものがない理由。

ways-whom = 誰を攻撃しますか？
ways-whom-more = 近づいて攻撃…
ways-where = どこへ？
ways-where-more = ほかの行き先…
ways-here = 購入・跳躍・設置
ways-here-more = もっと見る…

way-attack = { $unit }が{ $cell }の{ $target }を攻撃
way-go-and-attack = { $unit }が{ $to }から{ $target }を攻撃
way-capture = { $unit }が{ $cell }のテレポーターを奪取
way-go-and-capture = { $unit }が{ $to }から{ $cell }のテレポーターを奪取
way-move =
    { $unit }が{ $to }へ（{ $aim ->
        [base] { $whose }の基地へ
        [supply] 補給へ
       *[home] 自陣へ
    }）
way-paid = { $what } · ⚡{ $price }
way-idle = { $what } · ⚡{ $price } · 基地を失っている間は無駄
forecast =
    { $attack }対{ $defence }で{ $outcome ->
        [won] 勝利
        [lost] 敗北
       *[even] 引き分け
    }{ $losses-key ->
        [none] 、誰も倒れない
       *[other] 。倒れるのは{ $losses }
    }{ $spared-key ->
        [none] { "" }
       *[other] 。生き残るのは{ $spared }
    }
way-free = 守る者なし。{ $whose }の基地が手に入る
way-towards-base =
    { $steps ->
        [0] 到着：{ $whose }の基地
       *[other] { $whose }の基地まで、あと{ $steps }マス
    }
way-towards-supply =
    { $steps ->
        [0] 補給カード
       *[other] { $room }まで、あと{ $steps }マス
    }
way-towards-home =
    { $steps ->
        [0] 自分のテレポーターを守る
       *[other] 自分のテレポーターまで、あと{ $steps }マス
    }
way-place =
    { $cell }に{ $kind }、{ $side ->
        [north] 北へ
        [east] 東へ
        [south] 南へ
       *[other] 西へ
    }
way-towards-void =
    { $steps ->
        [0] { $room }に届く
       *[other] { $room }の方へ、虚空があと{ $steps }マス
    }

why-energy = エネルギーが{ $short }足りない
why-all-out = すべて盤上
why-base-lost = 基地を喪失
why-bought = 購入済み

mind-side = { $colour }、エネルギー{ $energy }、次のターンに+{ $income }
mind-blueprint = 次の強化が{ $energy }安い
mind-base-lost = 基地を失っている
mind-commander = 司令官が倒れている
