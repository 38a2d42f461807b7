### パネルがまとめて示すものと、できないことの理由。

ways-whom = 誰が動きますか？
ways-whom-more = ほかの者…
ways-where = どこへ？
ways-where-more = ほかの行き先…
ways-here = ここですること
ways-here-more = ほかにここですること…

way-whom = { $who }
way-whom-cubes = { $who }・{ some-cubes }
way-more = { $who }、ほか{ $more }人
way-standing =
    { $place }{ $down ->
        [yes] （ダウン）
       *[other] { "" }
    }・{ $cubes ->
        [0] 追加キューブ不要
       *[other] 合わせて{ $mine }個{ $theirs ->
            [0] （ほかの人は0個）
           *[other] （ほかの人は最多{ $theirs }個）
        }
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
        [name-free] （フリー）
        [name-gratis] （コストなし）
        [name-bribe] （買収）
        [name-grey] （灰色の買収）
        [name-kompromat] （コンプロマット）
       *[other] { "" }
    }{ $does-key ->
        [none] { "" }
       *[other] ：{ $does }
    }
    .bare =
        { $to }{ $does-key ->
            [none] { "" }
           *[other] ：{ $does }
        }
way-far = 2歩先：
way-far-saves = 2歩先（うち1歩は無料）：
way-given = { $who }（{ $at }）：
way-given-to =
    { $who }：{ $to }{ $does-key ->
        [none] { "" }
       *[other] ：{ $does }
    }
    .bare = { way-where.bare }
way-given-does = { $who }：{ $what-bare }
    .bare = { $who }：{ $what-bare }
way-besides = { $what }：{ $does }
    .bare = { $what-bare }：{ $does }
way-dearer = { $what }：{ $pay-paid }
    .bare = { $what-bare }：{ $pay-paid }
way-via = { $via }経由
way-to = { $to }へ移動
way-console = コンソール

## 一歩で他に起こること

besides-contaminated = { $who }が汚染される
besides-full = { $who }は何かをドロップすることになる
besides-trap = { $who }がトークンをめくる：トラップか、はずれか
besides-trap-real = { $who }が本物のトラップにかかる
besides-trap-blank = { $who }がはずれのトークンをめくる
besides-unlocked = ロックを解除
besides-countdown = 次ターンに射出
besides-aboard = 搭乗者：{ $who }
besides-aboard-pod = { $pod }（{ $who }）
besides-armed = 反物質を起動
besides-down = { $who }がダウン
besides-lost = { $pod }は損傷していて、中の全員とともに消滅する
besides-dissolved = { $item }がグレイグーで溶ける

## できない理由を短く

why-abandoned-already = 発令済み
why-annihilated = 消滅
why-armed-already = 起動済み
why-console-blackout = 停電中
why-cubes = キューブ不足
why-detonated-already = 爆発済み
why-down = ダウン中
why-engulfed = スライムの中
why-escaped = 脱出済
why-frail = 消耗して弱っている
why-hands-full = もう持てない
why-influence-never = キューブを置けない
why-influence-pc = 誰かのPC
why-locked = ロック中、オフィサーなし
why-locked-blackout = ロック中、停電中
why-no-antimatter = 反物質がない
why-no-betrayal = 裏切りにキューブなし
why-no-marker = タイム・マーカーなし
why-no-nanogel = ナノゲルなし
why-no-pod-ready = 射出できるポッドなし
why-no-power = 電力不足
why-not-abandoned = 退船命令がまだ
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

comes-power = 能力「{ $power }」：{ $text }
comes-powers = { $first }{ $rest }
confirm-pick-up =
    { $item-key ->
        [name-kompromat] 取ったことは全員に見え、誰のコンプロマットかはあなただけに見えます。取り消せず、それまでの仮の手も取り消せなくなります。
       *[other] { "" }
    }
confirm-renegotiate = これであなたのターンは終わります。すぐ全員に公開され、取り消せません。
confirm-release-project-x = 何が出てくるかはすぐ全員に見えます。取り消せず、それまでの仮の手も取り消せなくなります。
before-or = { $first }か{ $rest }
before-whom =
    { $owner-key ->
        [none] { $payee }のプレイヤー
       *[other] { $owner }（{ $payee }）
    }
before-bribe =
    すぐに全員の前で持ちかけます。答えるのは{ $asked }です。断られても、このターンの買収は済んだことになります。
before-grey =
    すぐに全員の前で持ちかけます。答えるのは{ $asked }です。断られても、このターンの買収は済んだことになります。
before-kompromat =
    すぐに全員の前で使います。答えるのは{ $asked }で、無実のまま断れば容疑者になります。あなたがこれを持っていることも全員に知られます。
