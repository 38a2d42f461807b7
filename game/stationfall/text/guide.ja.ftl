### はじめての人への案内と、調べられる用語。

guide-am-choosing = これからあなたが誰になるかを選びます。候補はアイデンティティ・カードで、ほかの人には見えません。
guide-am-secret = あなたの秘密アイデンティティは{ $who }です。ほかの誰も知らず、そのアジェンダがあなたの狙いです。
guide-am-known = あなたは{ $who }で、全員がそれを知っています。ほかの人は、あなたに断りなくこのキャラクターを使えません。
guide-am-two = あなたの秘密アイデンティティは{ $who }と{ $other }で、色ごとに1枚ずつです。両方のアジェンダが得点になります。
guide-am-over = ゲームは終わり、すべてが公開されています。
guide-can-choose = カードの1枚をアイデンティティに選びます。手元に残るカードはボーナス・キャラクターで、カードに書かれたとおり、脱出するかダウンしていると得点になります。
guide-can-answer = あなたの返答を待っている人がいます。何のことかはパネルに、何が起こるかは各ボタンに書かれています。
guide-can-wait = 今はほかの人のターンです。ボードやカードを見て考えましょう。出番が来たら呼ばれます。
guide-can-open = ターンではまずキャラクターにキューブを置けます。次に共謀者、つまり自分のキューブがあり、それより多く置いている人がいないキャラクター1人で行動します。
guide-can-go-on = 共謀者で行動するか、ターンを終えます。
guide-can-act = { $who }で行動中です。残りアクションは{ $actions }回。ほかの人に尋ねるか、隠れたものを見るまでは、どの手も取り消せます。
guide-can-over = 得点と映像はチャンネルにあります。
guide-want-choose = それぞれのアジェンダを読みましょう。誰を使っても実現でき、大事だと悟られにくい行があるカードがおすすめです。
guide-want-row = アジェンダで最も得点になるのはこの行です：「{ $row }」（{ $points }点）。
guide-want-keep = アジェンダの行はすべて望みどおりです。ステーション崩壊まで守りましょう。
guide-want-over = もう一度遊びましょう。次は別のカードです。
guide-look = { $what }に注目：{ $place }。
guide-look-board = ボードを見て、アジェンダに書かれたものの近くに誰がいるか確かめましょう。

term-conspirator = 共謀者
term-influence = 影響キューブ
term-limit = 影響上限
term-activation = 活性化（2アクション）
term-exhausted = 消耗状態（1アクション）
term-renegotiate = 再調整
term-reveal = 暴露
term-schrodinger = シュレーディンガー暴露
term-betrayal = 裏切り
term-bribe = 買収
term-kompromat = コンプロマット
term-agenda = アジェンダと「＋」の行
term-bonus = ボーナス・キャラクター
term-suspect = 容疑者
term-guilty = 有罪
term-down = ライブとダウン
term-escape = 脱出
term-pod = ポッド
term-lock = ロック
term-hazard = ハザード
term-dark = 照明と暗闇
term-abandon = 退船命令
term-projectx = プロジェクトX
term-antimatter = 反物質
term-minute = ミニッツとターン

## 尋ねられる前に決めておくこと

foresee-nobody = まだ暴露したキャラクターがないので、あなたに頼む人はいません。
foresee-refuse-bribe = 買収はすべて断る
foresee-accept-bribe = 買収はすべて受ける
foresee-accept-bribe-from = { $seat }の買収は受ける
foresee-accept-kompromat = コンプロマットにはすべて従う

## What nobody should forget, in every panel

mind-am =
    { $known ->
        [yes] あなたは{ $who }
       *[other] あなたの秘密アイデンティティ：{ $who }
    }
mind-of = { $plays }：{ $am }
mind-cubes =
    { $over ->
        [0] ほかのキャラクターに使ったキューブ：{ $spent }個（{ $limit }個までは失点なし）
       *[other] ほかのキャラクターに使ったキューブ：{ $spent }個（影響上限{ $limit }を{ $over }個超過、1個につき1点減点）
    }
mind-points = 今終わった場合のあなたの得点：{ $points }点
mind-antimatter = 反物質はミニッツ{ $minute }に爆発

## What a choice is worth, on its button

worth-points = { $points }点
worth-now = 今なら{ worth-points }
worth-then = { worth-now }＋能力

## The primer: what those who have played before would say

advice-who = { $who }：{ $about } { $hint }
advice-begin = 序盤：コンプロマットは残っているうちに集め、全員の特殊能力を読んで誰が役に立つか考え、最初の動きで正体を悟られないこと。計画を立て、崩れるものと思っておく。
advice-middle = 中盤：あとでできることより、今できること。ヘルメットはたいていの危険を防ぐ。暗闇やカメラ停止中なら誰がやったか見えない。ヘルメットのある相手には銃か、ヘルメットを外させる買収やコンプロマットが要る。
advice-end = 終盤：脱出するなら、退船命令を間に合わせる。方法は、ブリッジのオフィサー、電力セクション2か所の損傷、プロジェクトXのリリース。ロケットウィング、救急ポッド、シャトル、ボーダーの船なら命令は要らない。影響上限を超えたら再調整か、庭園室で瞑想を。
advice-reveal = 見抜かれたら暴露する：自分のキューブは戻り、ほかの人のキューブは裏切りボックスへ行き、暴露能力が使え、勝手に動かされなくなる。その代わり、止めるべき相手を全員が知り、うっかり助けてくれる人はいなくなり、自分を買収できない。
advice-down = ダウンしても終わりではない：ナノゲルで蘇生し、ロボットは工作室や応急修理で直る。アジェンダの行はほかの人の手でも達成でき、ボーナス・キャラクターの得点もある。未暴露なら、まだそちらになることもできる。
mind-may-be = { $who }：{ $hint }
