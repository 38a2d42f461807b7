# キャンペーン：同じメンバーで続けて遊ぶゲーム。

## お断り

bot-campaign-unknown = そのキャンペーンはここにはありません。
bot-campaign-unknown-name = このサーバーに「{$name}」というキャンペーンはありません。入力中に開く一覧ですべて見られます。
bot-campaign-which = ここにはキャンペーンがいくつかあります。`campaign` の一覧から選んでください。
bot-campaign-none = このサーバーにはまだキャンペーンがありません。/campaign create で始められます。
bot-campaign-no-name = キャンペーンには名前が必要です。
bot-campaign-name-taken = 「{$name}」というキャンペーンはもうあります。
bot-campaign-in-already = その人はもうこのキャンペーンに参加しています。
bot-campaign-crowded = このキャンペーンの参加者は{$count}人で、これ以上は入れません。
bot-campaign-rests-already = もう休んでいます。「{ bot-button-join }」で戻れます。
bot-campaign-not-in = これはキャンペーンの参加者のためのものです。まず「{ bot-button-join }」を押してください。
bot-campaign-host-only = これができるのはキャンペーンのホスト{$host}だけです。ホストがいなくなったら、「{ bot-button-schedule }」で別の人を選べます。ほかの参加者の過半数で決まります。
bot-campaign-is-over = このキャンペーンは終わりました。
bot-campaign-full = このキャンペーンの{$games}ゲームはすべて始まっています。ホストは「{ bot-button-schedule }」で増やせます。
bot-campaign-channel-taken = このチャンネルにはもう卓があります。終わらせるか /table close で閉じるか、別のチャンネルかスレッドで /campaign next を使ってください。
bot-campaign-nobody = 参加者はみな不在か休みです。「{ bot-button-join }」で戻れます。
bot-campaign-no-kind = キャンペーンでは、遊べるゲームを少なくとも1つ選びます。
bot-campaign-played-more = もう{$games}ゲーム始まっています。

## チャンネルで言うこと

bot-campaign-called = 🎲 {$campaign} 第{$number}戦：{$title}。{$names}、上のロビーで「{ bot-button-ready }」を押してください。
bot-campaign-called-again = ⏰ {$campaign}：{$title}はまだ{$names}を待っています。ロビーで「{ bot-button-ready }」を、ホストは「{ bot-button-start }」を押してください。
bot-campaign-begins = ホストが「{ bot-button-start }」を押すと始まります。遅くとも{$until}に、準備のできた人で始まります。空席には代理の人も参加できます。
bot-campaign-away = 不在のため席を取っておかなかった人：{$names}。早く戻ったら「{ bot-button-join }」を押してください。
bot-campaign-left-out = 席が足りないため、{$names}は次の番です。
bot-campaign-without = ⌛ 「{ bot-button-ready }」を押さなかった{$names}を除いて始めます。
bot-campaign-too-few = ⌛ {$names}なしで始めるには人数が足りません。卓は開いたままです。誰でも参加でき、ホストはコンピューターを加えられます。
bot-campaign-told = 📖 {$campaign} 第{$number}戦が終わりました。物語を読めます。
bot-campaign-next-later = 🗓️ 次の卓は{$until}に開きます。参加者は /campaign next で早く開けます。
bot-campaign-stuck = 🗓️ 次の卓を開けません：{$why}
bot-campaign-new-host = 👑 これからこのキャンペーンのホストは{$host}です。
bot-campaign-heir = {$name}はキャンペーンを抜け、{$heir}に席を譲りたいそうです。{$heir}、よければ「{ bot-button-join }」を押してください。
bot-campaign-backs = {$by}は{$name}を次のホストに推しています（必要な{$need}票のうち{$favour}票）。メニューは「{ bot-button-schedule }」にあります。
bot-campaign-ended = 🏁 {$campaign}は終わりました。結果は /campaign standings、物語は /campaign story で見られます。

## 返事

bot-campaign-created = キャンペーンを始めました。ほかの人は「{ bot-button-join }」を押します。そろったら「{ bot-button-next-game }」で最初の卓を開きます。
bot-campaign-did-join = {$campaign}に参加しました。次の卓から席が取ってあります。
bot-campaign-did-rest = 休みにしました。「{ bot-button-join }」を押すまで、{$campaign}では席を取っておきません。進行中のゲームはそのままです。
bot-campaign-did-left = {$campaign}を抜けました。これまでのゲームは順位表に残ります。進行中のゲームの席は /table leave で譲れます。
bot-campaign-did-next = 次の卓が開きました。
bot-campaign-waits-here = {$campaign} 第{$number}戦の卓は、もうこのチャンネルに開いています。ロビーで「{ bot-button-ready }」を、席がなければ「{ bot-button-join }」を押してください。
bot-campaign-plays-here = {$campaign} 第{$number}戦はこのチャンネルで進行中です。「{ bot-button-turn }」で、することが分かります。
bot-campaign-instead = このチャンネルには、ホストのほかに誰も席に着いていない{$title}のロビーが開いています。それを閉じて、ここに{$campaign}の次の卓を開きますか？
bot-campaign-leave-really = {$campaign}を完全に抜けますか？ しばらく離れるだけなら「{ bot-button-sit-out }」で足ります。
bot-campaign-did-over = {$campaign}は終わりました。順位表と物語は引き続きそのメッセージから読めます。
bot-campaign-end-really = {$campaign}を完全に終わらせますか？ 新しい卓はもう開きません。終わったゲームは残り、物語も読めます。進行中のゲームは最後まで遊べ、順位に数えます。

## キャンペーン

bot-campaign-people = **参加者 {$count}人**
bot-campaign-played = {$games ->
    [0] {$played}ゲーム終了
   *[other] {$games}ゲーム中{$played}ゲーム終了
}
bot-campaign-waits = ⏳ {$channel}で{$title}が参加者を待っています。
bot-campaign-plays = ▶️ {$channel}で{$title}が進行中です。
bot-campaign-due = 🗓️ 次の卓は{$until}に開きます。
bot-campaign-idle = 🗓️ 「{ bot-button-next-game }」を押したチャンネルに卓が開きます。
bot-campaign-kinds = ゲーム：{$games}
bot-campaign-kind-in = 加える
bot-campaign-kind-out = 外す
bot-campaign-by-rule = 得点：{$now}
bot-campaign-by-total = 順位の決め方：{$now}
bot-campaign-by-leavers = 途中離脱：{$now}
bot-campaign-by-chronicle = 前のゲームの名残：{$now}
bot-campaign-chronicle-off = なし
bot-campaign-chronicle-off-hint = どのゲームもまっさらから始める
bot-campaign-chronicle-on = 引き継ぐ
bot-campaign-chronicle-on-hint = ハウスルール：同じ種類の次のゲームに小さな影響が残る
bot-campaign-left = 👣 前回の{$title}が次に残すもの：
bot-campaign-host = ホストにしたい人
bot-campaign-pause = 次の卓まで：{$span}
bot-campaign-pause-0 = すぐに
bot-campaign-patience = 新しい卓が待つ時間：{$span}
bot-campaign-patience-0 = 全員の準備ができるまで
bot-campaign-games = 長さ：{$number}
bot-campaign-number = {$games ->
    [0] 誰かが終わらせるまで
   *[other] {$games}ゲーム
}
bot-mark-resting = 💤
bot-button-sit-out = 休む
bot-button-next-game = 次のゲーム
bot-button-instead = 閉じて次の卓を開く
bot-button-standings = 順位表
bot-button-schedule = 予定
bot-button-end-campaign = キャンペーンを終える

## 順位表

bot-decimal = {$whole}.{$part}
bot-campaign-standings = 順位表
bot-campaign-standings-of = {$name}の順位表
bot-campaign-chart-line = {$name}：{$points}。
bot-campaign-chart-course = {$name}のゲームごとの得点：{$course}。
bot-campaign-no-standings = 終わったゲームはまだありません。
bot-campaign-place = {$place}位
bot-campaign-shared = 同{$place}位
bot-campaign-fared = {$games}ゲーム {$won}勝
bot-campaign-gone = {$name}（離脱）
bot-campaign-guests = ゲスト
bot-campaign-computers = コンピューター
bot-campaign-after = {$count}ゲーム終了時点。{$over ->
    [yes] {""}
   *[other] 進行中のゲームはまだ数えません。
}
bot-campaign-too-few-games = 最も多く遊んだ人の3分の1に満たない人は、まだ順位がつきません。
bot-campaign-handicap-note = 途中から加わった人には、最初の{$count}ゲームで1ゲームごとに1勝の{$percent}%を加えます。
bot-campaign-handicap = 途中参加の人：{$percent ->
    [0] ハンデなし
   *[other] 1ゲームにつき1勝の{$percent}%を3回
}
bot-campaign-rule-wins = 勝利数
bot-campaign-rule-wins-hint = 勝てば1。分け合った勝ちも1
bot-campaign-rule-share = 勝利の取り分
bot-campaign-rule-share-hint = 勝った全員で1を分け合う
bot-campaign-rule-placement = 順位
bot-campaign-rule-placement-hint = 1位の1から最下位の0まで。同点はその間
bot-campaign-rule-mean = いつもとの差
bot-campaign-rule-mean-hint = その役のいつもの点をどれだけ上回ったか
bot-campaign-total-average = 全ゲームの平均
bot-campaign-total-average-hint = 少ししか遊べない人にも公平
bot-campaign-total-sum = 全ゲームの合計
bot-campaign-total-sum-hint = 多く遊ぶほど増える
bot-campaign-leavers-lost = 負けとする
bot-campaign-leavers-lost-hint = 席を離れた人はそのゲームに負けたことになる
bot-campaign-leavers-nothing = 数えない
bot-campaign-leavers-nothing-hint = いなかったことになる
bot-campaign-leavers-seat = 席の結果を数える
bot-campaign-leavers-seat-hint = 最後まで遊んだことになる

## コマンド

cmd-campaign = 同じメンバーで続けて遊ぶ
cmd-campaign-create = このチャンネルでキャンペーンを始める
cmd-campaign-create-name = 名前
cmd-campaign-create-game = 遊ぶゲーム。「予定」で増やせます
cmd-campaign-create-games = ゲーム数。0なら誰かが終わらせるまで
cmd-campaign-create-pause = ゲームの間の日数
cmd-campaign-join = 参加する、または戻る
cmd-campaign-join-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-rest = しばらく休む
cmd-campaign-rest-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-leave = 参加をやめる
cmd-campaign-leave-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-leave-heir = 代わりに誘う人
cmd-campaign-next = 次の卓を今ここに開く
cmd-campaign-next-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-schedule = 今後の予定：ゲーム、間隔、数え方、ホスト
cmd-campaign-schedule-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-standings = みんなの順位
cmd-campaign-standings-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-end = キャンペーンを終える。記録は読めます
cmd-campaign-end-campaign = どのキャンペーンか（このチャンネルのものでなければ）

## 経歴

bot-button-career = 自分の経歴
bot-button-career-show = ほかの人に公開する
bot-button-career-hide = 公開をやめる
bot-campaign-career = {$name}の経歴
bot-campaign-no-career = まだ記録はありません。ゲームが終わって少しすると、残すほどのことがあれば記録されます。
bot-campaign-career-shown = ほかの人も /campaign career で見られ、賞も贈られます。
bot-campaign-career-hidden = 見えるのはあなただけです。公開しない人の賞は、ほかの人には見えません。
bot-campaign-career-private = その人は経歴を公開していません。
bot-campaign-did-show = {$campaign}での経歴をほかの人も見られるようにしました。
bot-campaign-did-hide = {$campaign}での経歴を自分だけのものにしました。

cmd-campaign-career = キャンペーンでの自分の経歴
cmd-campaign-career-campaign = どのキャンペーンか（このチャンネルのものでなければ）
cmd-campaign-career-person = 誰の経歴か（公開していれば）

## 物語

bot-button-story = 物語
bot-button-read = 物語を読む
bot-story-game = 第{$number}戦：{$title}
bot-story-number = 第{$number}戦
bot-story-choose = ゲームの物語を読む
bot-story-whole = {$name}の物語
bot-story-files = ネットなしでもブラウザーで開けるページと、画像つきのMarkdownです。大きすぎるときは古い画像から省きます。
bot-story-files-come = 全ゲームと画像のファイルを作成中で、できしだいこのメッセージに表示します。各ゲームは今すぐ読めます。
bot-story-of = {$games}：全{$count}ゲームを最初から。
bot-story-turning = 転機
bot-story-turned = 勝者が勝つ見込みが{$before}%から{$after}%に変わりました：
bot-story-left = 次のゲームに残すもの
bot-story-awards = 賞
bot-story-award = {$award}：{$name}
bot-story-course = できごと
bot-story-again = 前回は{$part}が勝ちました。今回{$part}だった{$name}は勝てませんでした。
bot-story-again-won = 前回は{$part}が勝ちました。今回{$part}だった{$name}もまた勝ちました。
bot-story-not-yet = その番号のゲームはまだ終わっていません。

cmd-campaign-story = 終わったゲームの物語、またはキャンペーン全体のファイル
cmd-campaign-story-game = 何番目のゲームか。なければ全部
cmd-campaign-story-campaign = どのキャンペーンか（このチャンネルのものでなければ）
