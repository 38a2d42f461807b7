# ボットが、どのゲームでも言うこと。

## Refusals, and other reasons why something is not done

bot-rule = （ルール{$rule}）
bot-error = こちら側で問題が起きました。ゲームは元のままです。ボットの管理者にこのコードを伝えてください：**{$code}**
bot-unreachable = 今は記録に接続できません。少ししてから自分のパネルを見て、もう一度お試しください。今の操作が済んだかどうかもパネルで分かります。
bot-panel-below = パネルはこの下に移りました。
bot-goes-below = 完了しました。続けてあなたの番です。パネルは、これから投稿されるできごとの下に出ます。
bot-stale = このボタンが出てから、ゲームが進んでいます。今の状況は次のとおりです。
bot-stale-since = 直前のできごと：
bot-unknown-button = このボタンはもう使えません。/turn で新しいパネルを開いてください。
bot-other-channel = これは別のチャンネルの卓のボタンです。
bot-bad-clock = 「{$typed}」は時刻として読めません。今の時刻を14:35のように書いてください。
bot-command-changed = このコマンドは、お使いのDiscordが読み込んだ後に変更されました。Discordを再読み込みしてから、もう一度お試しください。ボタンはそのまま使えます。
bot-guild-only = ゲームはサーバーのチャンネルで遊びます。
bot-no-game = このチャンネルにはゲームがありません。/table open で卓を立てられます。
bot-game-over = このチャンネルのゲームは終わりました。/table open で次の卓を立てられます。/log と /board では前回のゲームを見られます。
bot-no-such-game = そのゲームはもう残っていません。
bot-unknown-game = 「{$name}」というゲームは知りません。
bot-other-game = このチャンネルのゲームは{$title}です。そのゲームのコマンドを使ってください。
bot-channel-taken = このチャンネルにはもう卓があります。先に終わらせるか閉じるか、別のチャンネルかスレッドを使ってください。
bot-not-seated = あなたはこのゲームの席についていません。/board で見学できます。参加したいときは卓の誰かに頼んでください。/table replace を使うと、ホストなら席を用意でき、ほかのプレイヤーなら卓の投票にかけられます。
bot-join-first = まだこの卓の席についていません。「{ bot-button-join }」を押すか、/table join を使ってください。
bot-not-your-seat = それを決めるのはあなたではありません。
bot-already-seated = その人はもう席についています。
bot-knows-another-seat = {$name}さんはこのゲームで別の席についていたので、その席の秘密を知っています。返せるのはその席だけです。
bot-table-full = {$seats}席すべて埋まっています。
bot-no-computer = コンピューターの席はありません。
bot-no-such-seat = この卓にその番号の席はありません。
bot-not-a-person = ほかのボットは席につけません。コンピューターに任せるときは、引き継ぐ人を指定しないでください。
bot-already-computer = その席はもうコンピューターです。
bot-host-only = これができるのはホストの{$host}だけです。代わりに卓の投票にかけられます：/table の pause、resume、extend、close、replace、rollback で投票が始まります。
bot-host-settings = この卓の設定を変えられるのはホストの{$host}だけです。今の設定は /table status で誰でも見られます。
bot-wrong-number = このゲームは{$low}～{$high}人用です。今は{$seats}人です。コンピューターも数に入ります。
bot-not-all-ready = {$names}がまだ「{ bot-button-ready }」を押していません。
bot-bad-option = その設定は使えません：{$reason}
bot-bad-setting = {$name}：設定できるのは、メニューにある値か、その間の値だけです。
bot-settled-before = {$name}：これはゲームが始まる前に決めておくものです。
bot-unknown-option = このゲームに{$name}という設定はありません。
bot-no-step = ここには、取り消せる操作がまだありません。
bot-step-final = 直前の手は取り消せません。運で何かが決まったか、それで誰かが何かを知ったためです。
bot-step-since = 直前の手はもう取り消せません。その後の{$seat}の行動で、誰かが何かを知ったためです。
bot-step-needed = 直前の手はもう取り消せません。その後の{$seat}の行動が、この手を前提にしているためです。
bot-step-single = ここでは1手ずつ取り消します。何も付けずに /undo を使ってください。
bot-nothing-staged = 取り消せる仮の手はありません。
bot-cannot-end-turn = 今、終了できるターンはありません。/turn で、できることを確認できます。
bot-nothing-to-roll-back = 巻き戻せるターンがありません。提案できるのは自分の直前のターンだけで、その後に誰もプレイしておらず、そこから誰も何も知っていない場合に限ります。
bot-cannot-roll-back = その後ルールの処理が修正されたため、その時点を再現できません。
bot-unknown-motion = それは投票にかけられません。
bot-no-such-picture = その画像は今のあなたには表示できません。/show で見られる画像の一覧が出ます。
bot-typed-impossible = {$verb}は今できますが、その内容ではできません。できるのは次のとおりです：
bot-typed-verb-impossible = {$verb}は今できません。できるのは次のとおりです：
bot-typed-unknown = 「{$typed}」というものはここにありません。
bot-typed-near = 「{$typed}」と完全に一致する名前はありません。もしかして：{$near}
bot-near = {$word}の近くで選べるもの：{$near}
bot-typed-more = 入力に合うものが{$count}通りあります。選んでください：
bot-typed-dear = 特別な対価を払えばできます。払うかどうかを選んでください：
bot-line-stopped = 「{$part}」で止まりました：{$why}
bot-line-nothing = 今できることの中に、そのような名前のものはありません。
bot-line-unclear = 「{$part}」にあたるものが複数あります：{$list}。どれか指定してください。
bot-line-command = それは別のコマンドです：/{$command}
bot-line-before = 仮の手の前なら可能でした。仮の手は/undoで取り消せます。
bot-line-undo = 仮の手は/undoで取り消せます。直前の1手、またはeverythingを付けて全部です。
bot-line-undoing = 取り消し, 取り消す, 戻る, 戻す, やり直し, やり直す, 最初から, キャンセル
bot-line-without = もしかして「{$what}」ですか。それなら{$list}は要りません。
bot-line-who = 誰が行うか指定してください：{$list}
bot-why-who = できる人を使えばできます：{$list}
bot-line-asking = 何を, 何が, 誰が, 誰を, 誰, どこ, どう, どうすれば, いつ, なぜ, 助けて, ヘルプ
bot-line-asks = /turn の行は、手を打つためのものです。今試せることは/help、誰がどこで何を持っているかは/board（words付き）、できるかどうかは/why、言葉の意味は/rulesで分かります。
bot-line-then = それから, その後, 次に, そして
bot-line-little = それから, その後, 次に, そして, へ, に, を, で, と, の, は, が, も, から, まで, する, して, した, へと, には, を使って, ください, もう, また, さらに, いる, にいる, お願い, します, したい, です, だ, で, ね, よ, 全部, すべて, 全て, ところ, のところ, こと, それ, その, この, 自分, 私, そこ, そこで, そこに, ここ, ここで, まず, 最初に, して下さい, 下さい, あと, 後, 最後に, さん, てから, ながら, のほう, 方, しろ, せよ, よう, しよう, する, 使って, 使い, つかって, を通って, 通って, 通り, 経由, 経由で, 経由して, 合わせて, 一緒に, 連れて
bot-why-told = そのような名前でできることはありません。ルールではこう説明されています：
bot-why-asking = なぜ, どうして, どうやって, どうすれば, どうしたら, どのように, いつ, どこで, できますか, できるか, できる, できるの, できない, できないの, できません, できませんか, ことができますか, ことができる, ことはできますか, ことはできる, ことができない, ことはできない, のはなぜ, のはなぜですか, のか, のですか, のですか, ますか, ですか, か, には, にはどうすればいい, にはどうする, にはどうすればいいですか, ていい, てもいい, てもいいですか, ていいですか, れますか, られる, られない, られますか, の, 何ができる, で何ができる, 何ができますか, で何ができますか
bot-why-asking-who = のは誰, のは誰ですか, 誰が, だれが, 誰なら
bot-why-nobody = あなたが動かせる人の中に、できる人はいません：
bot-why-others = ほかの人にはできません：
bot-why-each = {$who}：{$why}
bot-why-likewise = {$who}：{$why} 同様：{$others}
bot-line-nobody = そこには、あなたが動かせる人がいません。
bot-line-traits = 空, 空の, 空っぽ, からの, 近い, 一番近い, 別, 別の, 他の
bot-line-negating = ない, ません, ないで, ずに, なく, ぬ, ないです, ないよ
bot-line-paying = 払う, 払って, 渡す, 渡して, あげて, 使う, 使って, 出す
bot-line-somebody = 誰か, 誰でも, 人, やつ, キャラ, キャラクター
bot-line-times-2 = 2回, 二回, 2度
bot-line-times-3 = 3回, 三回, 3度
bot-number-1 = 1個, 1つ, 一つ, ひとつ, 一個
bot-number-2 = 2個, 2つ, 二つ, ふたつ, 二個
bot-number-3 = 3個, 3つ, 三つ, みっつ, 三個
bot-number-4 = 4個, 4つ, 四つ, よっつ, 四個
bot-number-5 = 5個, 5つ, 五つ, いつつ, 五個
bot-number-6 = 6個, 6つ, 六つ, むっつ, 六個
bot-line-near = 「{$part}」という言葉は見つかりません。もしかして：{$near}
bot-why-not-now = 「{$verb}」は今はできません。
bot-line-sure = 「{$part}」は「{$what}」にあたります。取り消せないので、ボタンを押すか「{$part}!」と書いてください。
bot-line-meant = 「{$part}!」と書けば、確認なしで行います。
bot-line-left = ゲームはもうあなたを待っていないため、行っていません：{$list}
bot-line-rest = その後ろも行っていません：{$list}
bot-line-waits = 先に決めることがあるため、まだ行っていません。覚えてはいないので、後で入力してください：/turn {$list}
bot-accounts-title = ボットの行動の理由
bot-accounts-none = 記録が見つかりません。
bot-why-may = できます。「{$typed}」にあたるのは：
bot-why-how = /turn の1行として書くか、自分のパネルのボタンを押してください。
bot-why-after = その前にできること：
bot-why-nothing-lost = 失うものはありません。
bot-why-watched = 👁️ {$seat}が今尋ねたときの答え（全員が知りうる範囲）：
bot-why-hidden = それは誰かの秘密に関わります。観戦者が尋ねられるのは、全員が知りうることだけです。
bot-permissions-missing = このチャンネルではゲームができません。{$list}の権限がありません。サーバーの管理者に付けてもらってください。
bot-permission-view = 「チャンネルを見る」
bot-permission-send = 「メッセージを送信」
bot-permission-threads = 「スレッドでメッセージを送信」
bot-permission-embed = 「埋め込みリンク」
bot-permission-attach = 「ファイルを添付」
bot-private-thread = このプライベートスレッドに私が入っていないため、何も投稿できません。ここで私をメンションしてから、もう一度お試しください。
bot-halted-permissions = このチャンネルに書き込めなかったので、ゲームを一時停止しました。権限を戻してから /table resume を使ってください。
bot-halted-channel = ゲームのチャンネルがなくなったので、ゲームを一時停止しました。
bot-halted-kicked = ボットがサーバーから外されたので、ゲームを一時停止しました。
bot-post-refused = チャンネルへの投稿の一部を、Discordが受け付けませんでした。そのチャンネルで /table unsent を使うと、足りないものを確かめて送り直せます。

## Phases

bot-is-lobby = ゲームはまだ始まっていません。
bot-is-running = ゲームは始まっています。
bot-is-paused = ゲームは一時停止中です。/table resume で再開できます。
bot-is-finished = ゲームは終わりました。
bot-is-closed = このゲームは閉じられました。

## Seats

bot-marked = {$mark} · {$name}
bot-computer = コンピューター
bot-computer-name = コンピューター{$number}
bot-mark-host = 👑
bot-mark-ready = ✅
bot-mark-not-ready = ▫️
bot-mark-autopilot = 🤖
bot-mark-winner = 🏆
bot-mark-loser = ▫️

## Lobby

bot-opened = 卓を立てました。ほかの人はチャンネルのボタンから参加できます。
bot-lobby-title = {$title}
bot-lobby-seats = **{$seats}人**／{$low}～{$high}人
bot-lobby-level = 難易度：{$level}
bot-mode-gone = それはもう選べません。今選べるものはロビーに表示されています。
bot-legend = {$mark}：{$name}
bot-lobby-join = ようこそ。準備ができたら「{ bot-button-ready }」を押してください。
bot-lobby-leave = 席を離れました。
bot-lobby-ready = 承知しました。
bot-lobby-start = ゲームを始めます。/turn があなたのパネル、/secret があなたの秘密です。
bot-lobby-start-overt = ゲームを始めます。/turn があなたのパネル、/board がボードです。
bot-lobby-computer = コンピューターが{ $count }人、席につきました。
bot-lobby-no-computer = コンピューターが席を離れました。
bot-settings-title = この卓の設定
bot-setting-reminder = リマインダーまでの時間
bot-setting-deadline = 持ち時間
bot-setting-grace = 時間切れ後の猶予
bot-setting-handover = 席を譲る投票の期間
bot-setting-language = 卓の言語
bot-setting-stand-ins = 代役
bot-setting-theme = 画像の配色
bot-valued = {$name}：{$value}
bot-setting-level = コンピューターの強さ
bot-level-easy = 初心者並み
bot-level-normal = 強い
bot-level-hard = 全力
bot-stand-ins-wait = 不在中の代役：待つだけ
bot-stand-ins-play = 不在中の代役：勝ちを目指して行動
bot-now = 今のまま
bot-comma = 、
bot-hours = {$hours ->
    [0] なし
   *[other] {$hours}時間
}
bot-full-days = {$days}日
bot-days = {$days ->
    [0] 不在にしない
   *[other] {$days}日
}
bot-language-auto = Discordの設定に合わせる
bot-language-en = English
bot-language-pl = Polski
bot-language-ja = 日本語
bot-started =
    { $seats ->
        [1] カードを配りました。
       *[other] カードを配りました。{$seats}人での開始です。
    }あなたの秘密はボタンか /secret で見られます。
bot-started-overt = {$seats}人でゲームを始めます。

## My panel

bot-waiting-for = {$count ->
    [0] 待っている人はいません。
   *[other] ⏳ {$names}を待っています。
}
bot-besides = {$what}：{$list}
bot-worth = {$worth} · {$what}
bot-staged = **仮の手（まだ誰にも見えません）：**
bot-you-may = できること：
bot-by = {$name}
bot-choose-verb = 何をしますか？
bot-choose-action = 行動を選ぶ
bot-choose-field = {$field}…
bot-spend-on = {$price}：{$who}…
bot-paid-whom = **{$price}**：動くのは{$who}です。
bot-paid-ask = **{$price}**：誰が動きますか？
bot-paid-who = 誰が動くか…
bot-paid-else = ほかの人…
bot-paid-deed = ほかの人ができること…
bot-numbered = {$number}. {$name}
bot-missing = {$what}：{$why}・{$rule}
bot-asked-first = 上で選んでから
bot-is-done = もう済んでいます
bot-publishes = これまでの仮の手とあわせて、すぐ全員に公開されます。どれも取り消せません。
bot-final = すぐ全員に公開され、取り消せません。
bot-last-step = 取り消せる直前の手：{$what}
bot-start-over-really = このターンの仮の手をすべて取り消しますか？
bot-draft-lost = ほかの人の行動で状況が変わり、あなたの仮の手のうち成り立たなくなったものを取り消しました。/turn でパネルを見てください。
bot-draft-timed-out = 時間切れです。確定していない仮の手を取り消し、代わりにゲームを進めました。/turn でパネルを確認できます。
bot-dm-refused = -# Discordの設定のため、あなたにDMを送れませんでした。ゲームに支障はありません。秘密はいつでも /secret で見られます。
bot-dm-refused-overt = -# Discordの設定のため、あなたにDMを送れませんでした。ゲームに支障はありません。必要なことはすべてチャンネルにあります。
bot-button-turn = 自分のターン
bot-button-answer = 自分の返答
bot-button-secrets = 自分の秘密
bot-button-board = ボード
bot-button-card = カード
bot-button-back = 戻る
bot-button-undo = 1手戻す
bot-button-start-over = 最初からやり直す
bot-button-afresh = はい、やり直す
bot-button-refresh = 更新
bot-button-write = 入力：{$name}…
bot-button-do = 実行
bot-button-more = 続きの選択肢（{$page}/{$pages}）
bot-button-join = 参加
bot-button-again = もう一度遊ぶ
bot-button-leave = 離れる
bot-button-ready = 準備OK
bot-button-settings = 設定
bot-button-start = 開始
bot-button-send-again = 送り直す
bot-button-computer = コンピューターを追加
bot-button-no-computer = コンピューターを外す
bot-button-accounts = ボットの行動の理由
bot-button-all = すべて
bot-button-other-lines = ほかの行（{$page}/{$pages}）
bot-button-older = 前へ
bot-button-newer = 次へ
bot-button-yes = はい
bot-button-no = いいえ
bot-button-here = ここにいます
bot-button-dm-on = DMを受け取る
bot-button-dm-off = DMを受け取らない
bot-button-next-on = 次が自分の番なら知らせる
bot-button-next-off = 次が自分の番でも知らせない
bot-button-forget = 自分のメモを消す

## Secrets

bot-secret-title = あなただけに · {$title} · {$name}
bot-secret-advice = **アドバイス**
bot-secret-told = **あなただけへの知らせ**
bot-secret-none = あなただけへの知らせはまだありません。
bot-no-secrets = このゲームには秘密がありません。/board ですべてを見られます。
bot-secret-of = 🔒 {$channel}の{$title}、あなただけに：
bot-secret-more = -# 画像の文字版と、これまでの知らせ：{$channel}で /secret
bot-you-take-over = 席を、その秘密ごと引き継ぎます。チャンネルで /secret を使うと見られます。
bot-you-take-over-overt = 席を引き継ぎます。チャンネルで /turn を使うとパネルが出ます。

## The table

bot-ping = ⏳ {$names}：出番です。
bot-reminder = ⏰ {$names}：まだ行動を待っています。
bot-ping-answer = ⏳ {$names}：返答を待っています。
bot-reminder-answer = ⏰ {$names}：まだ返答を待っています。
bot-round-title = できごと
bot-end-title = {$title}：終了
bot-end-as = {$who}（{$part}）
bot-end-nothing-for = 得点なし：{$rows}
bot-end-sum = 合計：{$points}
bot-end-nobody = 勝者はいません。
bot-end-won = 🏆 {$names}の勝ち：{$points}
bot-end-won-plainly = 🏆 {$names}の勝ち
bot-end-ahead = （{$points}点差）
bot-again = 🔁 {$host}が同じ設定でもう一度遊びたいそうです。{$names}：参加する人は上のロビーで「{ bot-button-join }」を押してください。
bot-again-before = このボタンが使えるのは一度だけで、もう誰かが押しました。新しい卓は /table open で立てられます。
bot-film-title = ゲームの全記録
bot-paused = ⏸️ ゲームを一時停止しました。
bot-resumed = ▶️ ゲームを再開します。
bot-extended = ⌛ 全員の持ち時間を延ばしました。待ち時間は最初から数え直します。
bot-closed = このゲームを閉じました。このチャンネルで別のゲームを始められます。
bot-replaced = {$before}の席を{$seat}が引き継ぎました。
bot-replaced-by-computer = {$before}の席をコンピューターが引き継ぎました。
bot-rolled-back = ⏪ 全員の希望により、直前のターンを巻き戻しました。
bot-timed-out = ⌛ {$seat}の返答が時間内になかったので、代わりに進めました。
bot-autopilot = 🤖 {$seat}は2回続けて時間切れになりました。戻るまで、必要最小限の操作だけを代わりに行います。/turn を開けば戻れます。
bot-autopilot-plays = 🤖 {$seat}は2回続けて時間切れになりました。戻るまでコンピューターが代わります。/turn を開けば戻れます。
bot-is-back = 👋 {$seat}が戻りました。
bot-grace = ⌛ {$seat}：時間切れです。{$until}に代わりに進めます。
bot-done-replace = 席が交代しました。
bot-done-pause = ゲームを一時停止しました。/table resume で再開できます。
bot-done-resume = ゲームを再開します。
bot-done-extend = 全員の持ち時間を延ばしました。待ち時間は最初から数え直します。
bot-done-close = ゲームを閉じました。
bot-stepped-down = あなたの席はコンピューターに代わりました。戻りたいときは、ホストが /table replace で席を返せます。
bot-leave-really = ゲームはもう始まっています。席をコンピューターに譲りますか？

## Status, log, looking back

bot-status-seat = {$number}. {$name}
bot-status-awaited = ⏳
bot-status-until = （{$until}まで）
bot-status-entries = これまでの手数：{$count}
bot-status-unsent = Discordに断られた投稿：{$count}件（/table unsent）
bot-unsent-title = 投稿できなかったもの
bot-unsent-none = このチャンネルに足りないものはありません。
bot-unsent-what = {$kind ->
    [story] ゲームの経過
    [stretch] ゲームの経過
    [end] ゲームの終わり
    [lobby] 参加者の募集
    [vote] 投票
    [ping] 呼び出し
    [remind] リマインダー
   *[other] お知らせ
}
bot-unsent-row = {$at} · **{$what}** · Discordの返答：{$reason}
bot-unsent-more = …ほか{$count}件
bot-unsent-again = 足りなかったものを送り直しています。また断られたものは、またここに並びます。
bot-status-votes = 進行中の投票：{$count}件
bot-log-title = できごと（{$page}/{$pages}ページ）
bot-log-empty = まだ何も起きていません。
bot-catchup-title = 前回の自分のターンから後のできごと
bot-catchup-watched = 前のラウンドと今のラウンド
bot-catchup-page = {$title}（{$page}/{$pages}ページ）
bot-catchup-before = あなたの手番の後はまだ何もありません：前のラウンドとこのラウンド
bot-catchup-nothing = その後は何も起きていません。
bot-catchup-aims = 代わりに動いたコンピュータープレイヤーの狙い
bot-you-are-next = 今は{$seat}のターンで、その次があなたです。
bot-next-now = 今はあなたの出番です。
bot-notes-title = {$title}：自分のメモ
bot-notes-none = メモはありません。`/note` に文章を付けると書き留めます。ほかの人には見えません。
bot-notes-sure = すべて消え、元に戻せません。
bot-notes-full = この卓のメモはもういっぱいです。先に今あるものを消してください。
bot-next-later = 今は{$seat}のターンで、あなたの前にあと{$count}人います。
bot-rules-title = {$title}のルール（このボットの言葉で）
bot-rules-little = とは, って, は, を, って何, とは何, は何, 何, ですか, とは何ですか, は何ですか, のルール, について, ルール, の
bot-rules-none = 「{$query}」は見つかりませんでした。短い言葉か、段落の番号で試してください。
bot-rules-pictures = 画像を見る
bot-rules-more = -# …ほかに{$count}件。言葉を足すと絞り込めます。

## Votes

bot-vote-title = {$by}から卓への提案
bot-vote-count = 賛成{$favour}、反対{$against}。{$voters}人中{$need}人で可決。
bot-vote-open = それはもう投票中です。
bot-needs-a-vote = それは一人では決められません。卓に諮る必要があります。
bot-vote-opened = 卓に諮りました。あなたは賛成に数えられています。
bot-vote-over = その投票は終わっています。
bot-vote-carried = 可決されました。
bot-vote-moot = 決める必要がなくなったので、この投票は終わりです。
bot-vote-game-over = ゲームが終わったので、この投票は終わりです。
bot-vote-lost = 否決されました。
bot-voted = 投票しました。
bot-motion-pause = ゲームを一時停止しますか？
bot-motion-resume = ゲームを再開しますか？
bot-motion-extend = 全員の持ち時間を延ばしますか？
bot-motion-close = このゲームを閉じますか？（再開できません）
bot-motion-replace = {$seat}の席を{$name}が引き継ぎますか？
bot-handover-asked = {$owner}さん、これはあなたの席です。「{ bot-button-here }」を押せば席はそのまま、「{ bot-button-yes }」を押せばすぐに譲ります。返事がなければ、{$until}から投票で決められるようになります。
bot-handover-told = あなたの席を、その秘密ごと{$name}さんに譲る提案が卓に出ています。「{ bot-button-here }」と答えれば席はあなたのままです。ボタンはチャンネルの投票の下にあります。返事がなければ、{$until}から投票で決められるようになります。
bot-handover-opened = 早ければ{$until}に決まります。席の持ち主には知らせが届き、返事をすれば席を守れます。それまでは、相手を指定しない /table replace でコンピューターに任せられます。
bot-handover-here = {$owner}さんがいるので、席はそのままです。
bot-motion-rollback = 直前のターンを巻き戻しますか？ 全員の賛成が必要です。

## Preferences

bot-me-title = あなたの設定
bot-me-language = 言語：**{$language}**
bot-me-theme = 画像：**{$theme}**
bot-me-as-the-table = 卓の設定に合わせる
bot-me-dm-on = DM：**オン**
bot-me-dm-off = DM：**オフ**
bot-me-next-on = 次が自分のときの通知：**オン**
bot-me-reminder = リマインダー：**{$interval}**
bot-me-quiet-from-to = 通知オフ：{$start}:00～{$end}:00
bot-me-quiet-none = 通知オフの時間：なし
bot-me-away-until = {$until}まで不在
bot-me-choose-language = 言語
bot-me-choose-theme = 画像の配色
bot-me-choose-reminder = リマインダーまでの時間
bot-me-choose-quiet = 通知オフの時間
bot-me-choose-zone = 時差：UTC{$zone}
bot-me-choose-half = …30分刻み、または /me clock
bot-me-choose-away = 不在の期間
bot-forgotten = あなたについて保存していたものをすべて消しました。設定、メモ、終わったゲームの席にあった名前と番号、成績表の記録です。チャンネルへの投稿はそのまま残ります。バックアップには、それが捨てられるまで残ります。いつ捨てられるかは、このボットを動かしている人に聞いてください。
bot-forget-needed = まだ参加中のゲームかキャンペーンがあります。抜けるか終わらせてから、もう一度お願いします。

## Commands

cmd-table = 卓を立てる、席につく、卓を管理する
cmd-table-open = このチャンネルに卓を立てる
cmd-table-open-game = 遊ぶゲーム
cmd-option-of = {$title}：{$about}
cmd-table-join = 席につく
cmd-table-leave = 席を離れる
cmd-table-ready = 準備ができた（またはまだ）と伝える
cmd-table-computer = 空席をコンピューターに任せる
cmd-table-computer-count = 人数
cmd-table-start = カードを配って始める
cmd-table-settings = ハウスルール、リマインダー、持ち時間
cmd-table-settings-what = 変える設定
cmd-table-settings-to = 設定の内容
cmd-table-again = 同じ人と同じ設定でもう一度遊ぶ
cmd-table-status = 席についている人と、今待っている人
cmd-table-replace = 席をほかの人かコンピューターに譲る
cmd-table-replace-seat = 席の番号
cmd-table-replace-person = 引き継ぐ人（なし：コンピューター）
cmd-table-pause = ゲームを一時停止する
cmd-table-resume = 一時停止したゲームを再開する
cmd-table-extend = 全員の持ち時間を延ばす
cmd-table-close = ゲームを閉じる（再開できない）
cmd-table-rollback = 自分の直前のターンの巻き戻しを全員に諮る
cmd-table-unsent = Discordが断った投稿を見て、送り直す
cmd-tutorial = 遊びながら覚える：1人ですぐに、または友だち1～2人と
cmd-tutorial-friends = 友だちが座るまで待つ
cmd-turn = 自分のパネル：今できること
cmd-turn-line = 1行でまとめて：行動を短い言葉で、読点で区切る
cmd-why = なぜ今それができないのか、ボットはなぜそうしたのか
cmd-why-sentence = したいことを短い言葉で。またはボットの名前（何分のターンかも付けられます）
cmd-secret = 自分だけが知っていること
cmd-board = ボード
cmd-board-words = 画像ではなく文字で
cmd-show = ゲームのほかの画像
cmd-show-picture = 画像の種類
cmd-log = できごとの記録
cmd-catchup = 前回の自分のターンから後のできごと
cmd-next = 自分の番まであと何人か、次のとき知らせるか
cmd-note = この卓での自分だけのメモ
cmd-note-text = 書き留めること
cmd-rules = ルールを調べる
cmd-rules-about = 言葉、または段落の番号
cmd-rules-game = このチャンネル以外のゲームのルールを見る場合
cmd-me = 自分の言語、リマインダー、通知オフの時間
cmd-me-clock = 今の時刻（例：14:35）。通知オフの時間に使います
cmd-me-forget = 自分について保存されたものをすべて消す
cmd-undo = 最後の仮の手を1つ戻す
cmd-undo-everything = ターンを最初からやり直す
cmd-endturn = ターンを終える
cmd-game = {$title}を文字入力で遊ぶ
cmd-game-group = {$name}
cmd-plain = {$name}

bot-demo-title = {$title}を観戦中です
bot-demo-welcome = この卓にはコンピューターが座り、あなた抜きで進みます。ラウンドごとにボードの絵が届きます。「{ bot-button-board }」ボタンを押せば、卓の全員に見えるボードをいつでも見られます。誰の秘密も終わるまで表示されません。自分で遊ぶには、自分の卓を立てるか（`make run`）、席を引き継いでください：/table replace に席の番号と自分の名前を入れます。

## はじめての人へ

bot-button-help = ヘルプ
bot-button-guide-off = 案内とヒントをやめる
bot-button-guide-on = 案内とヒントを出す
bot-guide-title = {$title}のご案内
bot-guide-over = ここでのおすすめは古くなりました。今の状況は次のとおりです。
bot-guide-suggestion = おすすめ：{$what}
bot-button-try = やってみる
bot-no-tutorial = ここにはチュートリアルのあるゲームがありません。
bot-guide-beside = これはあなたにだけ見えます。「{ bot-button-help }」でまた開けます。
bot-guide-commands = これはあなたにだけ見えます。「{ bot-button-help }」か /help でまた開けます。/turn は自分のパネル、/secret は自分だけの秘密、/board はボード、/log はこれまでの経過、/rules は用語の説明です。
bot-guide-commands-overt = これはあなたにだけ見えます。「{ bot-button-help }」か /help でまた開けます。/turn は自分のパネル、/board はボード、/log はこれまでの経過、/rules は用語の説明です。
bot-guide-staged = 仮の手は、ターンを終えるまで誰にも見えません。
bot-help-begin = このチャンネルにはまだ卓がありません。/table open で卓を立て、ほかの人は「{ bot-button-join }」を押します。空席は「{ bot-button-computer }」で埋め、「{ bot-button-start }」で始まります。その先にすることは、/turn で開く自分のパネルに出ます。/rules では何でも調べられます。
bot-help-tutorial = /tutorial なら、{$title}を最初のターンから教わりながら遊べます。
bot-help-seats = {$low}～{$high}人用
bot-choose-verb-explained = 今選べることの説明…
bot-choose-word = 用語の説明…
bot-hint-setup = 画像があなたのカードです。「{ bot-button-board }」ボタンでボードを大きく見られます。ゲームの最後まで続く選択なので、ゆっくりどうぞ。誰にも見えません。
bot-hint-turn = まだ何も確定していません。選んだ手はあなたにだけ見え、ターンを終えるか、誰かの返答が必要になるまで取り消せます。
bot-hint-together = ここでの手はすぐに有効になり、全員に見えます。直前の手は、誰かがそれを前提に動くか、運で何かが決まるまで取り消せます。
bot-hint-choosing = あと一歩です。メニューかボタンから選ぶか、戻ってください。まだ何も起きていません。
bot-hint-answer = あなたの返答を待っている人がいます。すぐに有効になり、取り消せません。
bot-hint-choice = ターンの途中で決めることがあります。選べばすぐ先へ進みます。
bot-hint-waiting = 今あなたがすることはありません。出番が来たら呼ばれます。それまでは「{ bot-button-secrets }」と「{ bot-button-board }」で、あなたが知りうることをすべて見られます。
bot-hint-waiting-overt = 今あなたがすることはありません。出番が来たら呼ばれます。それまでは「{ bot-button-board }」ですべてを見られます。

cmd-help = 使い方と、今できること

## 尋ねられる前に決めておくこと

bot-button-ahead = 先に決める
bot-ahead-title = 尋ねられる前に決めたこと
bot-ahead-none = まだ何も決めていません。そのつど尋ねられます。
bot-ahead-about = ここで決めておくと、尋ねられた数秒後に、その場で答えたかのように自動で答えます。答えたことはあなただけに知らせ、先に決めてあったことは誰にも分かりません。変更するか、席をほかの人が引き継ぐまで有効です。
bot-foreseen = 📌 先に決めたこと：{$what}（/ahead）
bot-foreseen-done = 📌 尋ねられたので、決めておいたとおりに答えました：{$what}
bot-and-also = {$first}。{$rest}
bot-not-foreseeable = ここで先に決められることではありません。

cmd-ahead = 尋ねられる前に答えておくこと
cmd-ahead-answer = 決めておくこと
cmd-ahead-forget = 先に決めたことを取り消す

## それぞれの設定の意味

bot-about-reminder = ゲームが待っている人を、この時間がたつともう一度呼びます。その人の通知オフの時間は避けます。
bot-about-deadline = この時間がたつと、その人抜きでゲームが進みます。「なし」なら全員を待ちます。
bot-about-grace = 時間切れの知らせから、代わりに進めるまでの猶予です。
bot-about-handover = まだ参加している人の席を新しい人に譲るかどうかの、投票の期間です。
bot-about-stand-ins = 2回続けて時間切れになった人には、戻るまで代役がつきます。秘密が漏れないよう最小限のことだけをするか、勝ちを目指して行動します。
bot-about-stand-ins-overt = 2回続けて時間切れになった人には、戻るまで代役がつきます。最小限のことだけをするか、勝ちを目指して行動します。
