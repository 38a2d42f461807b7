### パネルがまとめて示すものと、できないことの理由。

ways-whom = 誰を使いますか？
ways-whom-more = ほかの人 …
ways-where = どこへ？
ways-where-more = ほかの行き先 …
ways-here = ここですること
ways-here-more = ほかにここですること …

way-whom = { $who }
way-whom-cubes = { $who }・{ some-cubes }
way-more = { $who }、ほか{ $more }人
way-standing =
    { $place }{ $down ->
        [yes] （ダウン）
       *[other] { "" }
    }・{ $cubes ->
        [0] 追加キューブ不要
       *[other] { some-cubes }（相手{ $theirs }）
    }・{ $actions ->
        [1] 1アクション（消耗）
       *[other] { $actions }アクション
    }{ $things-key ->
        [none] { "" }
       *[other] ・{ $things }
    }
way-carrying = { $things }
way-where =
    { $to }{ $via-key ->
        [none] { "" }
       *[other] （{ $via }）
    }{ $pay-key ->
        [name-free] （無料）
        [name-gratis] （無料）
        [name-bribe] （買収）
        [name-grey] （灰色の買収）
        [name-kompromat] （コンプロマット）
       *[other] { "" }
    }{ $does-key ->
        [none] { "" }
       *[other] ：{ $does }
    }
way-besides = { $what }：{ $does }
    .bare = { $what-bare }：{ $does }
way-via = { $via }経由
way-to = { $to }へ移動
way-console = コンソール

## 一歩で他に起こること

besides-contaminated = { $who }が汚染される
besides-full = { $who }は何かを捨てることになる
besides-trap = { $who }がトークンをめくる：トラップか、はずれか
besides-trap-real = { $who }が本物のトラップにかかる
besides-trap-blank = { $who }がはずれのトークンをめくる
besides-unlocked = ロックを解除
besides-armed = 反物質を起動
besides-down = { $who }がダウン
besides-lost = { $pod }は損傷していて、中の全員と消滅する
besides-dissolved = { $item }が溶ける

## できない理由を短く

why-abandoned-already = 発令済み
why-annihilated = 消滅済み
why-armed-already = 起動済み
why-console-blackout = 停電中
why-cubes = キューブ不足
why-detonated-already = 爆発済み
why-down = ダウン中
why-engulfed = スライムの中
why-escaped = 脱出済み
why-frail = 消耗して弱っている
why-hands-full = もう持てない
why-influence-never = キューブを置けない
why-influence-pc = 誰かのPC
why-locked = ロック中、オフィサーなし
why-locked-blackout = ロック中、停電中
why-no-antimatter = 反物質がない
why-no-betrayal = 裏切りキューブなし
why-no-marker = タイム・マーカーなし
why-no-nanogel = ナノゲルなし
why-no-pod-ready = 射出できるポッドなし
why-no-power = 電力不足
why-not-abandoned = 退船命令なし
why-not-held = { $item }なし
why-officers-only = オフィサー専用
why-only-pc = PC専用
why-pod-empty = { $pod }に搭乗者なし
why-pod-full = 満席
why-pod-needs =
    { $need-key ->
        [name-need-abandon-ship] 退船命令なし
       *[other] { $need }なし
    }
why-released-already = リリース済み
why-section-blackout = 停電中
why-section-damaged = セクション損傷中
why-single-cube = 各プレイヤー1個まで
why-supply-empty = 在庫なし
why-wary = 近くの者しか信じない

## すぐ全員に見えることの前に言うこと

confirm-pick-up =
    { $item-key ->
        [name-kompromat] 取ったことは全員に見え、誰の物かはあなただけに見えます。これも、それまでの準備も取り消せません。
       *[other] { "" }
    }
confirm-renegotiate = これであなたのターンは終わります。全員に見え、取り消せません。
confirm-release-project-x = 何が出てくるかはすぐ全員に見えます。これも、それまでの準備も取り消せません。
before-bribe = すぐ全員の前で持ちかけます。{ $who }の持ち主が答え、断られてもこのターンの買収に数えます。
before-grey = すぐ全員の前で持ちかけます。{ $who }の持ち主が答え、断られてもこのターンの買収に数えます。
before-kompromat = すぐ全員の前で使います。{ $who }の持ち主が答え、無実のまま断れば容疑者になります。あなたが持っていることも全員に知られます。
