### Stationfallのすべての文。
###
### 用語は日本語版ルールブックに合わせる。文は短く、記録とボタンは体言止めか常体、プレイヤーへの質問と説明はです・ます調。
### 絵文字や略記は使わない（読み上げソフトで読む人がいる）。

## Parts of sentences

# アクションの代価と、誰がさせたか。
deed-terms =
    { $by-key ->
        [none] { "" }
       *[other] （{ $by }の{ $power }）
    }{ $pay-key ->
        [name-free] （フリー）
        [name-gratis] （コストなし）
        [name-bribe] （買収）
        [name-grey] （灰色の買収）
        [name-kompromat] （コンプロマット）
        [name-gift] （得たばかりのアクション）
       *[other] { "" }
    }

some-cubes = キューブ{ $cubes }個

an-item =
    { $item-key ->
        [name-nanogel-1] 開封済みのナノゲル
       *[other] { $item }
    }

a-thing =
    { $thing-key ->
        [name-digital-assistant] { $thing }のデータ
        [name-evidence] { $thing }のデータ
        [name-nda] { $thing }のデータ
        [name-x-secret] { $thing }のデータ
       *[other] { $thing }
    }

the-what = { $what }

# 12.9.1：アイテムは奪い、データは写す。
the-loot =
    { $what-key ->
        [name-digital-assistant] { $what }のコピー
        [name-evidence] { $what }のコピー
        [name-nda] { $what }のコピー
        [name-x-secret] { $what }のコピー
       *[other] { the-what }
    }

the-colour =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
        [5] { colour-5 }
        [6] { colour-6 }
        [7] { colour-7 }
        [8] { colour-8 }
       *[other] { $colour }
    }
# 誰のキューブか。わかるときは名前で、そして色で。
a-cube =
    { $colour-seat-key ->
        [none] { the-colour }のキューブ1個
       *[other] { $colour-seat }のキューブ（{ the-colour }）1個
    }

## Events: setting up

dealt = { $first }が第1プレイヤー。{ $seats }人プレイ、ステーション崩壊まで{ $minute }分。まず全員が秘密アイデンティティを選ぶ。
dealt-lesson = チュートリアルゲーム：{ $first }がリンジー役。手札が{ $card }と{ $other }であることは全員が知っている。
dealt-lesson-kompromat = { $section }のコンプロマットは{ $card }のもの。
identity-dealt = 配られたアイデンティティ・カード：{ $card }。
identity = あなたの秘密アイデンティティは{ $card }。知っているのはあなただけ。
identity-team = あなたの秘密アイデンティティは{ $card }。知っているのはあなたのチームだけ。
identity-mate = チームメイト{ $seat }の秘密アイデンティティは{ $card }。知っているのはあなたのチームだけ。
bonus = あなたのボーナス・キャラクターは{ $card }。最後に得点になることがある。
ready = { $seat }が秘密アイデンティティを選んだ。

## Events: the turn

turn =
    { $minute ->
        [0] { $seat }のターン。最後の1分。
       *[other] { $seat }のターン。残り{ $minute }分。
    }
    .quiet = 投稿では省く
turn-of =
    { $minute ->
        [0] { $seat }・{ $plays }のターン。最後の1分。
       *[other] { $seat }・{ $plays }のターン。残り{ $minute }分。
    }
revealed = { $seat }が正体を暴露：{ $card }！
schrodinger-reveal = { $seat }は元のアイデンティティを伏せたまま捨て、{ $card }として名乗り出た（シュレーディンガー暴露）！
betrayed = { $seat }のキューブ{ $cubes }個が裏切りボックスへ。
influenced = { $seat }が{ $card }に{ some-cubes }を置いた。
    .run = { $seat }が{ $card }に{ some-cubes }ずつ置いた。
activated = { $seat }が{ $who }を活性化。アクション2回。
activated-tired = { $seat }が消耗状態の{ $who }を活性化。アクション1回。
renegotiated = { $seat }は再調整し、活性化ディスクを回収。
renegotiated-cube = { $seat }は再調整し、活性化ディスクと、{ $card }のキューブ1個を回収。
waited = { $who }は待機。
waited-disc = { $who }は待機し、活性化ディスクを回収。

## Events: prices

offers-bribe = { $seat }が{ $owner }に買収を持ちかけた。求めるのは：{ $deed }。
offers-grey = { $seat }が{ $owner }に灰色の買収を持ちかけた。求めるのは：{ $deed }。
offers-kompromat = { $seat }が{ $owner }に{ $who }のコンプロマットを突きつけ、こう要求した：{ $deed }。
offer-bribe = { $seat }が{ $owner }に買収を持ちかけた：{ $who }のアクション1回。
offer-grey = { $seat }が{ $owner }に灰色の買収を持ちかけた：{ $who }のアクション1回。
offer-kompromat = { $seat }が{ $owner }に{ $who }のコンプロマットを突きつけ、アクション1回を要求した。
paid-bribe = { $seat }が{ $who }を買収。
paid-grey = { $seat }が{ $who }を灰色の買収マーカーで買収。
paid-kompromat = { $seat }が{ $who }のコンプロマットを使用。
consented = { $seat }は{ $who }のアクションに同意。
declined = { $seat }は{ $who }のアクションを拒否。

## Events: moving about

stepped =
    { $to-key ->
        [name-outer-space] { $who }が宇宙空間に出た。
       *[other] { $who }が{ $to }へステップ。
    }
    .run = { $who }が{ $to-then }へステップ。
dragged =
    { $to-key ->
        [name-outer-space] { $who }が{ $body }を引きずって宇宙空間に出た。
       *[other] { $who }が{ $body }を引きずって{ $to }へステップ。
    }
unlocked = { $who }が{ $here }と{ $to }の間のロックを解除。
breached = { $who }が{ $here }と{ $to }の間のロックを破壊。
jettisoned = { $who }が{ $body }をエアロックから宇宙空間へ放り出した。
flew = { $who }はロケットウィングで大気圏へダイブ。脱出成功！
crept = ファングモスが{ $to }へ這っていった。
switched = { $who }と{ $other }が、持ち物ごと入れ替わった。
picked-up-by-ship = 宇宙空間の船が{ $who }を収容。
    .run = 宇宙空間の船が{ $who }を収容。

## Events: things

picked-up = { $who }が{ $section }で{ $item }をピックアップ。
picked-up-from = { $who }がダウン中の{ $body }から{ $item }を取った。
kompromat-taken = { $who }が{ $section }でコンプロマットをピックアップ。
kompromat-seen = { $section }で手に入れたコンプロマットは{ $card }のもの。
dropped = { $who }が{ $section }に{ $item }をドロップ。
dropped-outside = { $who }は落下しながら{ $item }を手放した。
came-to-nothing = { $who }は、予告したアクションをもう行えない。
gave = { $who }が{ $to }に{ $item }を譲渡。
threw =
    { $to-key ->
        [name-outer-space] { $who }が{ $item }を宇宙空間へ投擲。
       *[other] { $who }が{ $item }を{ $to }へ投擲。
    }
gained = { $who }が{ an-item }を獲得。
broken = { $who }の{ $item }が壊れ、失われた。
grabbed = { $who }がカーゴクローで宇宙空間から{ the-what }を回収。
dissolved = { $section }に落ちていた物がすべて溶けた。
copied = { $who }が{ $to }に{ $data }をコピー。
deleted = { $who }が{ $data }を消去。
wiped = { $who }が{ $other }の{ $data }を抹消。
manufactured = { $who }が{ a-thing }を作成。
transmitted = { $seat }が{ $data }を{ $offsite }に送信。
salvaged = { $seat }が裁断された書類をつなぎ合わせた。{ $card }のコンプロマットがまた使える。
tradecraft = { $seat }が{ $first }と{ $second }のコンプロマットを手放し、使用済みの{ $card }のコンプロマットを手に入れた。
hollow-promises = 灰色の買収マーカー3枚すべてがビリオネアに戻る。
refunded = { $seat }が使った買収マーカーが手元に戻る。
served = { $who }が{ $section }でNDAを配布。その場の全員が署名済みとなった。
signed = { $who }がNDAに署名。
trojan-horse = { $to }にデジタルアシスタントのコピーが入り込んだ。

## Events: harm and help

attacked = { $who }が{ $item }で{ $other }を攻撃。
robbed = { $who }が{ $other }から{ the-loot }を強奪。
sabotaged = { $who }が{ $section }をサボタージュ。
downed = { $who }が{ $section }でダウン。
revived = { $who }が起き上がった。
annihilated = { $who }は消滅。
contaminated = { $who }が汚染された。
decontaminated = { $who }の汚染が除去された。
wormtongue = { $who }が{ $target }に耳打ち。{ $seat }のキューブ1個が裏切りボックスへ。
confessional = { $target }の告白の録音が全員に流された。
overload = { $section }で何かが過負荷を起こしている。このプレイヤーの次のターン終了時に損傷する。
missile = ミサイルが{ $section }に向かっている。このプレイヤーの次のターン終了時に着弾。
impact = ミサイルが{ $section }に着弾！
emp = { $who }が{ $section }でEMPバースト。ロボットはダウンし、その場のデータはすべて消えた。
gassed = { $who }が{ $section }にガスを放った。
devoured = ファングモスが{ $section }で{ $who }を食べた。
trap-laid = { $section }にトークンが1枚伏せられた。トラップか、はずれか。
    .run = { $section }にトークンが1枚ずつ伏せられた。トラップか、はずれか。
trap-chosen = 本物のトラップは{ $section }のもの。
trap-blank = { $who }が{ $section }のトークンをめくった。はずれ。
trap-real = { $who }が{ $section }のトラップにかかった！
pirate-ship = 救助船が黒い旗を掲げた。乗せるのはブリーフケースを持つ者だけ。
homework = { $seat }がボーナス・キャラクター{ $card }を公開。これでアクションを1回行える。

## Events: guilt

suspect = { $seat }は容疑者になった。
guilty = { $seat }は有罪。このまま勝てる者は少ない。
lawyered = { $who }が{ $seat }の書類を洗い直した。{ $seat }は容疑者。
framed = どうやら{ $seat }の仕業らしい。
cleared = { $seat }は自らエビデンスを届け、容疑者に戻った。
meditated = { $seat }が裏切りボックスから{ some-cubes }を回収。
mission-first =
    { $cubes ->
        [0] 任務優先。ただし{ $seat }のキューブは裏切りボックスにない。
       *[other] 任務優先。{ $seat }が裏切りボックスから{ some-cubes }を回収。
    }

## Events: the station

damaged = { $section }が損傷。
repaired = { $section }の修理完了。
fire = { $section }で火災発生。
asphyxiation = { $section }の空気がなくなった。
cleared-hazard = { $section }に空気が戻った。
power-emergency = 電力低下、非常電力に移行。カメラとジャマーは停止。
power-blackout = 停電！ 全セクションが暗闇に。エアロックと時限射出以外のセクション・アクション、コンソール・アクションは使えない。
power-restored = 非常電力で照明が戻った。ロックはすべて解除。
power-normal = 電力が完全に復旧。カメラとジャマーを起動できる。
cameras-on = { $who }がカメラをオンにした。
cameras-off = { $who }がカメラをオフにした。
jammers-on = { $who }がジャマーをオンにした。データのコピーは同じセクション内に限られる。
jammers-off = { $who }がジャマーをオフにした。データは誰にでもコピーできる。
abandon-ship = 退船命令！ ロックはすべて解除。ポッドを射出できる。
abandon-ship-locked = 退船命令！ ポッドは射出できるが、ロックは残る。
abandon-ship-again = 退船命令が重ねて発令。今度はロックもすべて解除。
countdown = { $who }が{ $pod }のカウントダウンを開始。1分後、{ $seat }のターン終了時に射出。
countdown-nda = { $pod }は動かない。NDAに署名していない者が乗っている。
launched = { $pod }が射出された。
pod-lost = { $pod }は乗っていた者ごとバラバラになった。
project-x-released = プロジェクトXがリリースされた！ その名は{ $card }。
project-x-says = { $text }
x-seen = プロジェクトXを確認：{ $card }。
goo = グレイグーが{ $section }を覆った。
goo-burned = { $section }のグレイグーが燃え尽きた。
monster-appears = { $section }に{ $card }が現れた。
swarm-strikes = コンバットスウォームが{ $who }に襲いかかる。
uplinked = { $who }がコンバットスウォームの制御を奪った。
engulfed = スライムが{ $who }を飲み込んだ。
freed = スライムが{ $who }を放した。
slime-shrinks = スライムは縮んで消えた。{ $section }でナノゲルを使えば、また目を覚ます。
specimen-strikes = スペシメンが{ $who }に飛びかかる。
spores-escaped = 汚染された者が{ $carriers }人脱出した。{ $data }も脱出した。
subject-strikes = サブジェクト・ゼロが{ $who }を打ち倒した。
subject-launches = サブジェクト・ゼロが{ $pod }のハッチを閉め、射出した。
subject-escaped = サブジェクト・ゼロが脱出した。{ $data }も脱出した。
choir-turns = { $who }がクワイアの声に耳を傾けた。{ $seat }のキューブ1個が裏切りボックスへ。
choir-sings = クワイアが歌う。{ $who }は歌に誘われて{ $section }へ。
choir-whispers = クワイアがささやく。{ $seat }のキューブ1個が{ $who }から{ $other }へ移った。
choir-silences = クワイアが{ $who }を黙らせた。
wormhole-opens = { $section }にワームホールが開いた。地球への道だ。
wormhole-closes = ワームホールが閉じた。
stepped-through = { $who }がワームホールを抜けて脱出。
threw-through = { $who }が{ $item }をワームホールに投げ込んだ。
sent = { the-what }がワームホールの向こうへ消えた。
ejected = { $who }が反物質を宇宙空間へ排出。
antimatter-armed =
    { $minute ->
        [0] 反物質が起動！ 最後の1分か、ステーション崩壊のときに爆発する。
       *[other] 反物質が起動！ ミニッツ{ $minute }に爆発する。
    }
antimatter-space = 反物質が宇宙空間で爆発。外にあったものはすべて消滅し、エアロックは損傷。
antimatter-mesosphere = 反物質が降下中に爆発。
antimatter-board = 反物質が{ $section }で爆発！
minute =
    { $minute ->
        [0] ミニッツ0。ステーションはもつだろうか。
        [1] ミニッツ1。次の1分があるかは、まだわからない。
       *[other] ミニッツ{ $minute }。
    }
reentry-clear = ステーションは持ちこたえた。全員にあと1分。
reentry-fireball = ステーションは大気圏に突っ込み、火の玉になった。

## Events: the end

stationfall-antimatter = ステーション崩壊！ 反物質がステーションを引き裂いた。
stationfall-reentry = ステーション崩壊！ 1分早く燃え尽きた。
stationfall-time = ステーション崩壊！ 時間切れ。
stationfall-goo = ステーション崩壊！ 残ったのはグレイグーだけ。
delivered = { $seat }が{ $data }を{ $offsite }に提出。
was = { $seat }の正体は{ was-part }。
    .quiet = 投稿では省く
was-part = { was-whom }{ was-bonus }
was-whom =
    { $second-key ->
        [none] { $card }
       *[other] { $card }と{ $second }
    }
was-bonus =
    { $bonus-key ->
        [none] { "" }
       *[other] （BC：{ was-friends }）
    }
was-friends =
    { $other-key ->
        [none] { $bonus }
       *[other] { $bonus }、{ $other }
    }
over = ゲーム終了。すべてのアイデンティティを公開。

ended-antimatter = 反物質がステーション内で爆発した。
ended-reentry = ステーションは大気圏に触れるなり燃え尽きた。
ended-time = 時間切れでステーションは墜ちた。
ended-goo = グレイグーがステーションを食い尽くした。
# Where points alone did not decide (3.6.3, 16.4.8, 16.4.9).
ended-close = { $end }{ $why }
close-guilty = 有罪のままでは、このカードのプレイヤーは何点取っても勝てない。
close-betrayal = 同点のため、裏切りボックスのキューブが少ないほうを上とする。
close-unspent = 同点で裏切りボックスも同数のため、未使用のキューブが多いほうを上とする。
close-shared = すべて同数のため、勝利を分かち合う。

## What the game asks

ask-identity = 秘密アイデンティティを選んでください。そのアジェンダがあなたの得点になり、選ばなかったほうがボーナス・キャラクターになります。
ask-identity-two = 2つの色に1つずつ、秘密アイデンティティを2つ選んでください。どちらのアジェンダも得点になり、残った1枚がボーナス・キャラクターになります。
ask-identity-three = 秘密アイデンティティを選んでください。そのアジェンダがあなたの得点になり、残った2枚がボーナス・キャラクターになります。
ask-identity-team = チームのカードから秘密アイデンティティを選んでください。そのアジェンダがあなたの得点になり、2人とも選ばなかったカードがチームのボーナス・キャラクターになります。
ask-turn-of = { $plays }：{ $ask }
your-turn =
    { $minute ->
        [0] あなたのターンです（最後の1分）。
       *[other] あなたのターンです（残り{ $minute }分）。
    }
ask-turn-open-known = { your-turn }影響は任意です。そのあと、誰かを活性化するか再調整してください。
ask-turn-open = { your-turn }暴露と影響は任意です。そのあと、誰かを活性化するか再調整してください。
ask-turn-revealed = 暴露しました。影響は任意です。そのあと、誰かを活性化するか再調整してください。
ask-turn-influenced = 共謀者を1人活性化するか、再調整してください。
ask-turn-begun =
    { $open ->
        [yes] 活性化フェイズが始まっています。共謀者1人にディスクを置いてください。
       *[other] 活性化フェイズが始まっていますが、ディスクを置ける相手がいません。ターンを終了してください。
    }
ask-turn-acting =
    { $actions ->
        [0] { $who }のアクションはもう残っていません
       *[other] { $who }のアクションは残り{ $actions }回です
    }{ $free ->
        [yes] 。ほかにフリー・アクション（通常はピックアップかドロップ）が1回あります。
       *[other] 。
    }終わったらターンを終了してください。
ask-consent-bribe =
    { $asker }が買収を申し出ています。内容：{ $deed }。受け取った買収マーカーは{ $worth ->
        [0] あなたの得点になりません
       *[other] 最後に{ $worth }点になります
    }。断ると相手に戻ります。
ask-consent-grey =
    { $asker }が灰色の買収を申し出ています。内容：{ $deed }。受け取った買収マーカーは{ $worth ->
        [0] あなたの得点になりません
       *[other] ビリオネアが脱出すれば最後に{ $worth }点になります
    }。断ると相手に戻ります。
ask-consent-kompromat = { $asker }があなたのコンプロマットを突きつけています。要求：{ $deed }。無実のあなたが断ると、容疑者になります。
ask-drop-excess = { $who }は物を持ちすぎています。どれをドロップしますか？
ask-act-now = { $who }は今すぐアクションを1回行えます。1つ選ぶか、パスしてください。
ask-each-acts = { $card }のうち行動できる者（{ $count }体）は、今すぐ好きな順番でアクションを1回ずつ行えます。1つ選ぶか、残り全員についてパスしてください。
ask-which-marker = いくつかのタイム・マーカーが同時に来ました。どれから解決しますか？
ask-goo = グレイグーが広がります。どこへ？
ask-swarm = コンバットスウォームを動かせます。攻撃する相手か、移動先を選んでください。動かさなくてもかまいません。
ask-slime = スライムが最も近い獲物に這い寄ります。どちらへ？
ask-specimen-prey = スペシメンが襲います。誰を？
ask-specimen-step = スペシメンが最も近い獲物を追います。どちらへ？
ask-spores-bloom = スポアマザーが近くの1人を汚染します。誰を？
ask-spores-creep = スポアマザーが這い進みます。どこへ？
ask-subject-prey = サブジェクト・ゼロが武器を持つ者を打ち倒します。誰を？
ask-subject-step = サブジェクト・ゼロが出口を探しています。どちらへ？
ask-choir-wakes = クワイアが目覚め、あなたのキューブ1個が裏切りボックスへ送られます。誰の上のキューブですか？
ask-choir = クワイアを動かせます。隣にいる者は引き寄せられ、クワイアと2人きりの者はダウンし、ほかの者と一緒にいる者はキューブを1個渡します。対象を選ぶか、「なし」を選んでください。
ask-whisper-to = { $who }のキューブを誰に移しますか？
ask-whisper-whose = { $who }から{ $other }へ、誰のキューブを移しますか？
ask-wormhole = ワームホールのそばに落ちている物か、ダウン中の者を1つ送り込めます。どれにしますか？ なしでもかまいません。
ask-confessional = 誰の告白を全員に流しますか？ その者と共謀しているほかの無実のプレイヤーは容疑者になります。
ask-overload = 1分後、あなたのターン終了時に、どのセクションを損傷させますか？
ask-secret-cache = 隠しておいたヘルメットを誰に渡しますか？
ask-homework = どのボーナス・キャラクターを公開して、アクションを1回行いますか？ 公開しなくてもかまいません。
ask-switch = コンソートは誰と入れ替わりますか？ 入れ替わらなくてもかまいません。
ask-trojan-horse = 誰にデジタルアシスタントをコピーしますか？
ask-lay-trap = 次のトークンをどこに置きますか？ 3枚のうち1枚がトラップです。
ask-real-trap = 3枚のうち、本物のトラップはどれですか？
ask-frameup = コンソートがカメラの前でヒューマンをダウンさせました。誰に罪を着せますか？ 「なし」にすると、あなたが容疑者になります。
ask-which-owner = このキャラクターは2人のプレイヤーのものです。どちらに頼みますか？
ask-late-reveal = ステーションが崩壊します。誰として名乗り出ますか？
ask-deliver = データを持って脱出しました。提出するデータを選ぶか、終わりにしてください。

## What is not possible: playing at all

no-over = このゲームは終わっています。
no-setup = まだ始まっていません。まず全員がアイデンティティを選びます。
no-not-your-turn = あなたのターンではありません。{ $waiting }を待っています。
no-answer-first = 先に、あなたへの質問に答えてください。
no-unknown = 「{ $what }」というものはここにありません。
no-not-aboard = このゲームには{ $who }は乗っていません。
no-seats = このゲームは{ $least }～{ $most }人用です。
no-teams = チーム戦には4人以上の偶数の人数、またはボット2体以上と2人が必要です。今は{ $seats }人です。
no-no-such-character = { $what }というキャラクターはいません。
no-character-twice = 同じキャラクターは1度しか登場できません。
no-cast-too-small = この人数には{ $needed }人のキャラクターが必要ですが、リストには{ $given }人しかいません。
no-cast-too-large = 乗船できるキャラクターは{ $most }人までですが、リストには{ $given }人います。
no-lesson-table = チュートリアルゲームはチームなしの{ $seats }人用です。
no-no-such-project = { $what }というプロジェクトXカードはありません。
no-identities-short = このキャラクター構成ではアイデンティティ・カードが全員分ありません。キャラクターを増やしてください。
no-not-asked = 今は何も質問されていません。
no-not-a-choice = その答えは選べません。
no-chosen-already = アイデンティティはもう選んでいます。
no-partner-first = 共有のカードからは、先にチームメイトが選びます。
no-identities = 受け持つ数だけ選んでください。1枚、2人プレイなら別々の2枚です。
no-not-dealt = { $card }のアイデンティティ・カードは配られていません。

## What is not possible: the turn

no-revealed-already = もう暴露しています。
no-reveal-late = 暴露はできません。ターンの最初に行うものです。
no-not-switch =
    { $switch ->
        [yes] { $card }はあなたの秘密アイデンティティなので、捨てるカードがありません。
       *[other] { $card }はあなたの秘密アイデンティティではありません。シュレーディンガー暴露なら、そう指定してください。
    }
no-not-yours = あなたは{ $card }ではなく、暴露に使えるボーナス・キャラクターでもありません。
no-influence-twice = このターンはもう影響を置きました。選び直すなら取り消してください。
no-influence-late = 影響はもう置けません。活性化の前に行うものです。
no-influence-pc = { $who }はPCなので、キューブを置けません。
no-influence-gone = { $who }はダウンしているか、手の届かないところにいます。影響を置けるのは、脱出していないライブのキャラクターだけです。
no-renegotiate-gone = { $who }は脱出したか消滅しているので、キューブを取り戻せません。
no-influence-never = { $who }には誰も影響を置けません。
no-wary = { $who }は近くの者しか信じません。同じセクションに共謀者が必要です。
no-outbid = { $who }は忠実です。そこにある全員のキューブの合計を上回るように、{ $cubes }個以上置く必要があります。
no-single-cube = { $who }は誰にでも協力的です。置けるのは各プレイヤー1個までです。
no-cubes =
    { $cubes ->
        [0] キューブが残っていません。再調整で1個取り戻せます。
        [1] キューブは残り1個です。
       *[other] 置けるのは1個以上、残りの{ $cubes }個までです。
    }
no-activated-already = このターンはもう活性化しています。
no-renegotiate-late = 活性化フェイズが始まっているので、もう再調整はできません。
no-activate-first = 活性化フェイズが始まっています。ターンを終える前に、誰かにディスクを置いてください。
no-nobody-to-activate = 活性化できる相手がいないので、これで活性化を始めることはできません。
no-not-activated-yet = 先に誰かを活性化してください。
no-nobody-activated = まだ誰も活性化していません。誰かを活性化するか、再調整してターンを終えてください。
no-repair-late = { $who }の自己修復は、活性化の最初のアクションとしてだけ行えます。
no-no-conspirator = { $who }はあなたの共謀者ではありません。あなたのキューブが1個以上あり、ほかのどのプレイヤーよりも少なくない必要があります。
no-frail = { $who }は消耗していて、弱りすぎているので活性化できません。買収かコンプロマットなら動かせます。
no-no-cubes = { $who }にそのキューブはありません。
no-no-own-cubes = { $who }に、取り戻せるあなたのキューブはありません。
no-not-activated = { $who }は活性化したキャラクターではありません。ほかのキャラクターには買収かコンプロマットが必要です。
no-no-actions = { $who }はこのターンのアクションを使い切りました。
no-no-free = { $who }はこのターンのフリー・アクションを使い切りました。
no-not-free = フリー・アクションはピックアップかドロップ用です（特殊能力がある場合を除く）。
no-costs-nothing = これにコストはかかりません。コストなしで行ってください。
no-not-gratis = これにはコストがかかります。アクションで支払ってください。
no-too-late = もう誰かが行動しています。{ $who }のその能力は活性化の最初に、1ターンに1回だけ使えます。
no-only-activated = その能力は、活性化したキャラクターだけが使えます。
no-price = アクションの支払いに{ $pay }は使えません。
no-bribed-already = このターンの買収はもう試みました。1ターンに1回だけです。
no-no-bribe = 買収マーカーは使用済みです。
no-no-grey-bribe = 灰色の買収は、ビリオネアを活性化していて、マーカーが残っているときだけ使えます。
no-bribe-self = { $who }はあなた自身のPCなので買収できません。コンプロマットなら使えます。
no-unbribable = { $who }は買収できません。コンプロマットなら使えるかもしれません。
no-suspect-already = { $who }のプレイヤーはもう容疑者です。
no-fugitive = { $who }は逃亡者です。何をされても、誰も容疑者になりません。
no-not-pc = { $who }はそのプレイヤーのPCではありません。
no-extorted-already = このターンはもうコンプロマットを使ったか、突きつけました。1ターンに1回だけです。
no-no-kompromat = { $who }のコンプロマットを持っていません。
no-no-gift = { $who }には今すぐ行えるアクションがありません。
no-recall-activated = ディスクを回収できるのは、活性化したキャラクターが待機したときだけです。{ $who }は違います。
no-no-disc = あなたの活性化ディスクは誰の上にもありません。

## What is not possible: acting

no-annihilated = { $who }は消滅しています。
no-down = { $who }はダウンしていて行動できません。誰かが蘇生する必要があります。
no-escaped = { $who }は脱出済みで、手が届きません。
no-bodiless = { $who }には手がないので、それはできません。
no-self-preservation = { $who }は自分がダウンするか消滅するので、拒みます。ハザードならヘルメットで防げるかもしれません。
no-power = { $who }にはほかの者をそのように動かす能力がありません。
no-puppet = { $who }は今{ $puppet }を動かせません。
no-puppet-deed = { $who }は{ $puppet }にそれをさせられません。その能力は別の種類のアクション用です。
no-no-ability = { $who }には特殊能力「{ $ability }」がありません。
no-monster = モンスターには誰も命令できません。
no-monster-immune = { $item }はこのモンスターに効きません。
no-lurker = { $section }の暗闇ではスペシメンの姿が見えません。照明か火があれば見えます。
no-two-bludgeons = サブジェクト・ゼロに棍棒1本では足りません。棍棒を持つライブのキャラクターが2人いるか、銃が必要です。
no-no-swarm = コンバットスウォームは出ていません。
no-uplink-one = コンバットスウォームにさせられるのは、移動か攻撃のどちらか1つです。
no-no-prey = { $who }はコンバットスウォームと同じ場所にいません。
no-engulfed = { $who }はスライムの中にいて、手が届きません。火をつければ放します。
no-no-choir = { $who }はクワイアと同じ場所にいません。
no-no-song = { $who }にクワイアの歌は聞こえません。隣にいる、ヘルメットのないヒューマンだけが呼ばれます。
no-no-whisper = { $who }から{ $other }へ移せるキューブはありません。
no-no-wormhole = { $who }のいる場所にワームホールはありません。
no-all-signed = { $section }では全員がもうNDAを持っています。
no-missile-jammed = ジャマーがオンの間はミサイルの狙いをつけられません。ジャマーはコンソールでオフにできます。
no-missile-inbound = ミサイルは一度に1発だけです。今のミサイルが着弾するまで待ってください。
no-section-gone = { $section }はもうないので、手が届きません。
no-gassed-already = { $section }にはもともと空気がありません。
no-contaminated-already = { $who }はもう汚染されています。
no-inedible = ファングモスは{ $who }を食べません。食べるのはダウン中のヒューマンだけです。
no-no-creatropism = ファングモスが自分で動くのは、ボタニストとして暴露したプレイヤーのときだけです。
no-crept-already = ファングモスは、このターンはもう動いたか食べました。
no-moss-gone = ファングモスは手の届かないところにあります。
no-moss-held = ライブの者がファングモスを持っているので、自分では動けません。
no-creep-one = ファングモスにさせられるのは、移動か食事のどちらか1つです。
no-not-human = { $who }はヒューマンではありません。
no-not-on-map = { $who }はまだマップにいません。最初のアクションは、暗闇セクションへのステップでなければなりません。
no-not-dark = { $to }は明るい場所です。最初のステップは暗闇セクションに限られます。
no-not-outside = { $who }はステーション内にいます。いくら暗くても、宇宙空間へはエアロックからしか出られません。
no-not-here = { $other }は{ $who }と同じ場所にいません。
no-oneself = { $who }は自分自身にそれをすることになります。別の者が必要です。
no-there-already = { $who }はもうそこにいます：{ $to }。
no-no-way = { $here }から{ $to }への道はありません。
no-far = { $here }から{ $to }へは{ $steps }ステップかかります。最初は{ $via }へ。
no-locked = { $here }から{ $to }へのコリドーはロックされています。オフィサーか退船命令で開きます。
no-locked-blackout = { $here }から{ $to }へのコリドーはロックされています。停電中はオフィサーでも開けられません。先にブリーチが必要です。
no-vent = { $here }から{ $to }へは通気口しかなく、{ $who }はトンネルラットではありません。
no-vent-far = { $to }への通気口はトンネルラット専用で、{ $who }は通れません。コリドーなら{ $steps }ステップ、最初は{ $via }へ。
no-airlock-damaged = { $section }のエアロックは損傷しています。修理が必要です。
no-pod-full = { $pod }は満席です。
no-drag-live = { $who }はダウンしていません。引きずったり放り出したりできるのは、ダウン中の者だけです。
no-dragged-already = このターン、{ $who }はこれ以上引きずることも引きずられることもできません。
no-no-breach = { $who }はロックを破壊できません。停電中なら誰でもできます。
no-no-lock = { $here }と{ $to }の間にロックはありません。
no-no-kompromat-here = { $section }にコンプロマットはありません。
no-one-kompromat = この卓では、1ターンに拾えるコンプロマットは1枚です。
no-pick-up-live = { $who }はダウンしていないので、物を手放しません。強奪ならできます。
no-not-held = { $who }は{ $item }を持っていません。
no-not-lying =
    { $item }は{ $section }に落ちていません。{ $place ->
        [none] { "" }
       *[other] { $place }に落ちています。
    }{ $holder ->
        [none] { "" }
       *[other] { $holder }が持っています。
    }
no-hands-full = { $who }はこれ以上持てません。何かをドロップすれば持てます。
no-data-no-item = { $data }はデータで、アイテムではありません。できるのは作成、コピー、消去、強奪、送信だけです。
no-integral = { $item }は{ $who }に組み込まれていて、取り外せません。
no-precious = { $item }は大切すぎて、投げたり落としたりできるのは持ち主のプレイヤーだけです。譲渡はできます。
no-not-firebomb = { $item }は燃えません。燃えるのは焼夷弾だけです。
no-no-fire = { $section }には空気がないため、火はつきません。
no-cannot-hold = { $who }は物を持てません。
no-throw-locked = { $here }から{ $to }へのコリドーはロックされています。ロックがある間は何も投げられません。
no-no-throw = { $here }から{ $to }へは投げられません。開いたコリドーか、使えるエアロックが必要です。
no-no-data = { $who }は{ $data }を持っていません。
no-has-data = { $who }はもう{ $data }を持っています。同じデータは1つしか持てません。
no-nda = NDAのため、このデータはコピーも送信も提出も消去も強奪もできません。
no-jammed = ジャマーがオンなので、{ $other }が同じセクションにいる必要があります。ジャマーはコンソールでオフにできます。
no-gone = { $who }には手が届きません。
no-only-pc = これは暴露されたPCだけができます。{ $who }はPCではありません。
no-not-weapon = { $item }はこれに使える武器ではありません。銃か棍棒が必要です。
no-no-body = { $who }には脅せる体がありません。
no-bludgeon-proof = { $who }は装甲化されていて、棍棒は効きません。銃なら効きます。
no-helmeted = { $who }はヘルメットを着けていて、棍棒は効きません。銃なら効きます。
no-down-already = { $who }はもうダウンしています。
no-fast-talk = 明るい場所では、{ $who }が口八丁でヒューマンに棍棒を振らせません。
no-peacekeeper = { $who }は平和維持者です。攻撃できるのは逃亡者、モンスター、無実でないプレイヤーのPCだけで、{ $other }は攻撃できません。
no-peacekeeper-sabotage = { $who }は平和維持者なので、サボタージュをしません。
no-rob-down = { $who }はダウンしています。強奪ではなくピックアップで取れます。
no-unrobbable = { $who }は誇り高く、強奪できません。
no-badge-items = { $who }のバッジで奪えるのはアイテムだけです。{ $data }には銃か棍棒が必要です。
no-rob-helmet = ヘルメットがないと{ $who }はここでダウンするので、強奪できません。
no-unarmed = { $who }がそれをするには棍棒か銃が必要です。
no-space-undamageable = 宇宙空間は損傷させられません。
no-damaged-already = { $section }はもう損傷しています。
no-not-down = { $who }はダウンしていません。
no-no-nanogel = { $who }がそれをするにはナノゲルが必要です。
no-wake-hazard = ここにはハザードがあり、{ $who }はすぐまたダウンします。ヘルメットを着けるか、別のセクションへ移してください。
no-wake-goo = グレイグーの中では、ロボットは起き上がれません。
no-not-damaged = { $section }は損傷していません。
no-gooed = { $section }はグレイグーだらけで修理できません。火で焼き払えます。
no-two-kompromat = 手札から別々のコンプロマットを2枚、英語名のアルファベット順に選んでください。
no-not-used = { $who }のコンプロマットは使用済みではないか、PCのものです。

## What is not possible: section and console actions

no-not-in-section =
    { $who }のいる場所では「{ $deed }」はできません。{ $where ->
        [none] { "" }
       *[other] できる場所：{ $where }
    }
no-officers-only = 「{ $deed }」はオフィサー専用です。{ $who }はオフィサーではありません。
no-section-damaged = { $section }は損傷していて、何も使えません。修理が必要です。
no-section-blackout = 停電中は{ $section }の設備が使えません。電力セクションを修理すれば使えます。
no-console-blackout = 停電中はコンソールが使えません。電力セクションを修理すれば使えます。
no-no-console = { $who }はコンソールのある場所にいません。コンソールは警備室とメインフレームにあります。
no-abandoned-already = 退船命令はもう出ています。
no-released-already = プロジェクトXはもうリリースされ、退船命令も出ています。
no-armed-already = 反物質はもう起動しています。
no-detonated-already = 反物質はもう爆発しました。
no-pod-empty = { $pod }には誰も乗っていません。
no-pod-needs = { $pod }は射出条件を満たしていません：{ $need }。
no-not-abandoned = 先に退船命令が必要です。
no-no-pod-ready = 搭乗者がいて条件を満たしたポッドがありません。
no-no-marker = タイム・マーカーをすべて使っています。
no-not-docked = { $pod }は{ $section }に接続されていません。
no-no-antimatter = 反物質が磁気封じ込め装置に置かれていないので、排出できません。
no-not-made-here = { $section }では{ $thing }を作成できません。
no-supply-empty = 作成できる{ $thing }はもう残っていません。
no-not-robot = { $who }はロボットではありません。ナノゲルなら使えます。
no-not-contaminated = { $who }は汚染されていません。
no-no-betrayal = 裏切りボックスに、取り戻せるキューブがありません。
no-cameras-already = カメラはもうその状態です。
no-jammers-already = ジャマーはもうその状態です。
no-no-power = 電力が足りず、起動できません。損傷した電力セクションを修理すれば起動できます。
no-space-hazard = 宇宙空間に空気が戻ることはありません。
no-no-hazard = { $section }にハザードはありません。
no-salvage-lying = 使用済みのコンプロマットがもうありません。伏せたコンプロマットのあるステーション内のセクションを選んでください。
no-salvage-spent = PC以外の使用済みコンプロマットを2枚（1枚しかなければその1枚）選んでください。
no-no-grab = { $what }は宇宙空間から回収できません。回収できるのはアイテム、ドローン、ダウン中の者です。

## Actions: what a menu calls them, and one line about each

verb-become = アイデンティティを選ぶ
hint-become = 秘密のキャラクターを選ぶ。そのアジェンダで得点する。
verb-choose = 答える
hint-choose = ゲームからの質問に答える。
verb-reveal = 暴露
hint-reveal = 正体を明かす。暴露能力が働き、他人のキューブは裏切りボックスへ。
verb-influence = 影響
hint-influence = キャラクター1人にキューブを置く。最多（同数可）なら活性化できる。
verb-activate = 活性化
hint-activate = 共謀者1人を選ぶ。アクション2回（消耗なら1回）とフリー1回。
verb-renegotiate = 再調整
hint-renegotiate = 活性化の代わりに、活性化ディスクと、望むならキューブ1個を回収する。
verb-end-turn = ターン終了
hint-end-turn = ターンを終える。残ったアクションは失われる。

verb-step = ステップ
hint-step = 隣のセクションへ移動。ダウン中の者を引きずれる。1アクション。
verb-pick-up = ピックアップ
hint-pick-up = ここのアイテムやコンプロマットを拾う。ダウン中の者からも可。1ターン1回フリー。
verb-drop = ドロップ
hint-drop = アイテムをここに置く。焼夷弾は爆発させられる。1ターン1回フリー。
verb-give = 譲渡
hint-give = ここにいる者にアイテムを渡す。相手は断れない。1アクション。
verb-throw = 投擲
hint-throw = 開いたコリドーかエアロック越しにアイテムを投げる。1アクション。
verb-copy = データのコピー
hint-copy = ここにいる者にデータをコピー。ジャマーがオフなら誰にでも。1アクション。
verb-delete = データの消去
hint-delete = 暴露されたキャラクターが自分のデータを消す。1アクション。
verb-attack = 攻撃
hint-attack = 銃か棍棒で、ここにいる者をダウンさせる。1アクション。
verb-rob = 強奪
hint-rob = ここにいるライブの者から力ずくでアイテムを奪うか、データを写す。1アクション。
verb-sabotage = サボタージュ
hint-sabotage = 銃か棍棒で、このセクションを損傷させる。1アクション。
verb-revive = 蘇生
hint-revive = ナノゲルで、ここでダウン中の者を起こす。1アクション。
verb-wait = 待機
hint-wait = 何もしない。活性化ディスクを回収できる。1アクション。

verb-abandon-ship = 退船
hint-abandon-ship = オフィサー、ブリッジで。全ロックが開き、ポッドを射出できる。1アクション。
verb-release-project-x = プロジェクトXのリリース
hint-release-project-x = オフィサー専用。保管庫の中身を解き放つ。退船命令も出る。1アクション。
verb-self-destruct = 自爆
hint-self-destruct = オフィサー、ブリッジで。反物質を起動する。退船命令も出る。1アクション。
verb-bridge-launch = ブリッジ射出
hint-bridge-launch = オフィサー、退船命令後。搭乗者がいて条件を満たす全ポッドを射出。1アクション。
verb-timed-launch = 時限射出
hint-timed-launch = ポッドの中から。次の自分のターン終了時に射出される。1アクション。
verb-section-launch = セクション射出
hint-section-launch = 接続セクションから。搭乗者のいるポッド1基を今すぐ射出。自分は残る。1アクション。
verb-eject-antimatter = 反物質の排出
hint-eject-antimatter = 反物質を宇宙空間へ放出する。反物質は起動する。1アクション。
verb-jettison = 船外放出
hint-jettison = ダウン中の者をエアロックから放り出す。1アクション。
verb-airlock = エアロック
verb-transmit = 送信
hint-transmit = データをニュースか当局に送る。1アクション。
verb-wipe = データ抹消
hint-wipe = 物理研究室にいる別の者のデータを消す。1アクション。
verb-manufacture = 作成
hint-manufacture = このセクションで作れる物を作る。アイテムには空きスロットが必要。1アクション。
verb-repair = ロボット修理
hint-repair = ここでダウン中のロボットを起こす。1アクション。
verb-decontaminate = 除染
hint-decontaminate = タンクにいる者の汚染を洗い流す。1アクション。
verb-meditate = 瞑想
hint-meditate = 暴露されたキャラクターが、裏切りボックスからキューブを取り戻す。1アクション。
verb-cameras = カメラ
hint-cameras = 警備室でカメラのオン・オフを切り替える。1アクション。
verb-wings-launch = ロケットウィング射出
hint-wings-launch = ロケットウィングで宇宙空間から脱出。ヒューマンはヘルメットが必要。
verb-salvage = 書類の復元
hint-salvage = 使用済みコンプロマット2枚を取り戻す。なければ未回収の1枚を取る。
verb-grab = クロー回収
hint-grab = 宇宙空間からアイテム、ドローン、ダウン中の者を引き上げる。1アクション。
verb-suppress = ハザード抑制
hint-suppress = コンソールで。火災は窒息に変わり、窒息なら空気が戻る。1アクション。
verb-jammers = ジャマー
hint-jammers = コンソールで。ジャマーのオン・オフを切り替える。1アクション。
verb-uplink = スウォーム操作
hint-uplink = コンソールで。コンバットスウォームを動かすか、攻撃させる。1アクション。
verb-chorus = クワイアに語らせる
hint-chorus = クワイアのいる場所で。隣の者を呼ぶか、キューブを移す。1アクション。
verb-step-through = ワームホールを抜ける
hint-step-through = 地球へ脱出する。ダウン中の者を引きずれる。1アクション。
verb-throw-through = ワームホールに投げ込む
hint-throw-through = ここに落ちているアイテムを脱出させる。1アクション。

verb-wormtongue = 讒言
hint-wormtongue = ここにいるヒューマンのキューブ1個を裏切りボックスへ。1アクション。
verb-tradecraft = スパイ術
hint-tradecraft = コンプロマット2枚を、使用済みの1枚と交換する。1アクション。
verb-self-repair = 自己修復
hint-self-repair = 起き上がる。ダウン中に活性化したときの最初のアクション。
verb-breach = ブリーチ
hint-breach = このセクションに隣接するロックを壊す。1アクション。
verb-jury-rig = 応急修理
hint-jury-rig = このセクションか、ここでダウン中のロボットを直す。1アクション。
verb-missile = ミサイル
hint-missile = 好きなセクションを狙う。次の自分のターン終了時に着弾。1アクション。
verb-emp-burst = EMPバースト
hint-emp-burst = ここを損傷させ、ロボットをダウンさせ、データを消す。1アクション。
verb-nerve-gas = 神経ガス
hint-nerve-gas = ここか、投擲の届くセクションの空気を奪う。1アクション。
verb-disassemble = 自己分解
hint-disassemble = 自分がダウンして、このセクションかダウン中のロボットを直す。1アクション。
verb-infect = 感染
hint-infect = ここにいるヒューマンかロボットを汚染する。1アクション。
verb-feed = ファングモスに与える
hint-feed = 持っているファングモスに、ここでダウン中のヒューマンを食べさせる。1アクション。
verb-creep = ファングモスを動かす
hint-creep = ライブの者が持っていなければ、動くか食べる。1ターン1回フリー。
verb-lawyer-up = 訴訟
hint-lawyer-up = ここにいる暴露されたキャラクターのプレイヤーを容疑者にする。1アクション。
verb-process-server = NDAの配布
hint-process-server = ここにいるヒューマンとロボット全員にNDAを押しつける。1アクション。
verb-hardcopy = NDAに署名
hint-hardcopy = リーガルからNDAを受け取る。1アクション。

## What is spent only on purpose: every such price has a button of its own

spend-bribe = 買収を使う（残せば1点）…
spend-grey = 灰色の買収を使う…
spend-kompromat = コンプロマットを使う…

## What such a price buys, and what begins with it

price-bribe = 活性化する者のほかに、脱出していないライブの誰かが1アクション行う。公開されたキャラクターのプレイヤーは拒否できる。このターンは、このあと影響を与えられない。
price-grey = 活性化する者のほかに、脱出していないライブの誰かが1アクション行う。公開されたキャラクターのプレイヤーは拒否できる。
price-kompromat = コンプロマットのキャラクターが1アクション行う。公開されたキャラクターのプレイヤーは拒否できるが、無実ならそのとき容疑者になる。このターンは、このあと影響を与えられない。

## What is asked before an action is done; nothing, where nothing is lost

confirm-become = 秘密アイデンティティは後から変えられません。ほかの誰にも知らされません。
confirm-reveal =
    { $switch ->
        [yes] 全員に公開され、取り消せません。以後あなたは{ $card }となり、秘密アイデンティティの代わりにこちらのアジェンダで得点します。
       *[other] 全員に公開され、取り消せません。{ $card }にある他人のキューブはすべて裏切りボックスへ送られます。
    }
confirm-end-turn =
    { $actions ->
        [0] { "" }
       *[other] { $who }のアクションがまだ{ $actions }回残っています。終えると失われます。
    }

## Fields of actions: what a menu asks for

field-who = 誰が
field-to = どこへ・誰に
field-step-to = どこへ
field-throw-to = どこへ
field-give-to = 誰に
field-copy-to = 誰に
field-drag = 誰を引きずる
field-item = どのアイテム
field-source = どこから取る
field-target = 誰を
field-weapon = 何を使って
field-what = 何を
field-data = どのデータ
field-offsite = 送り先
field-pod = どのポッド
field-thing = 作る物
field-section = どのセクション
field-on = オンにする
field-ignite = 爆発させる
field-pay = 支払い
field-by = 動かす者
field-power = 使う能力
field-card = どのキャラクター
field-switch = シュレーディンガー暴露
help-field-switch = ボーナス・キャラクターの場合：秘密アイデンティティを捨て、代わりにこれになる
field-cubes = キューブの数
field-colour = 誰の色
field-first = 1つ目
field-second = 2つ目
field-gain = 手に入れる物
field-pick = 答え
field-recall = 活性化ディスクを回収

## Sentences that describe an action

act-become =
    { $second ->
        [none] { $card }になる
       *[other] 1色目は{ $card }、2色目は{ $second }になる
    }
act-choose = { $pick }
    .staged = 答え：{ $pick }
act-reveal =
    { $switch ->
        [yes] シュレーディンガー暴露：{ $card }
       *[other] 「{ $card }」として暴露
    }
act-influence = { $card }に{ some-cubes }を置く
act-activate = { $who }を活性化
act-renegotiate =
    { $card ->
        [none] 再調整：活性化ディスクだけ回収
       *[other] 再調整：活性化ディスクと{ $card }のキューブ1個を回収
    }
act-end-turn = ターン終了

act-step = { $who }が{ act-step.bare }
    .bare =
        { $drag ->
            [none] { $to }へステップ
           *[other] { $drag }を引きずって{ $to }へステップ
        }{ deed-terms }
act-pick-up = { $who }が{ act-pick-up.bare }
    .bare =
        { $source ->
            [none] { $item }をピックアップ
           *[other] { $source }から{ $item }を取る
        }{ deed-terms }
act-drop = { $who }が{ act-drop.bare }
    .bare =
        { $ignite ->
            [yes] { $item }をドロップして爆発させる
           *[other] { $item }をドロップ
        }{ deed-terms }
act-give = { $who }が{ act-give.bare }
    .bare = { $to }に{ $item }を譲渡{ deed-terms }
act-throw = { $who }が{ act-throw.bare }
    .bare =
        { $ignite ->
            [yes] { $item }を{ $to }へ投擲して爆発させる
           *[other] { $item }を{ $to }へ投擲
        }{ deed-terms }
act-copy = { $who }が{ act-copy.bare }
    .bare = { $to }に{ $data }をコピー{ deed-terms }
act-delete = { $who }が{ act-delete.bare }
    .bare = { $data }を消去{ deed-terms }
act-attack = { $who }が{ act-attack.bare }
    .bare = { $weapon }で{ $target }を攻撃{ deed-terms }
act-rob = { $who }が{ act-rob.bare }
    .bare = { $weapon }で{ $target }から{ the-loot }を強奪{ deed-terms }
act-sabotage = { $who }が{ act-sabotage.bare }
    .bare = 今いるセクションをサボタージュ{ deed-terms }
act-revive = { $who }が{ act-revive.bare }
    .bare = { $target }を蘇生{ deed-terms }
act-wait = { $who }が{ act-wait.bare }
    .bare =
        { $recall ->
            [yes] 待機し、活性化ディスクを回収
           *[other] 待機
        }{ deed-terms }
    .refuses = 断る答え

act-abandon-ship = { $who }が{ act-abandon-ship.bare }
    .bare = 退船を命令{ deed-terms }
act-release-project-x = { $who }が{ act-release-project-x.bare }
    .bare = プロジェクトXをリリース{ deed-terms }
act-self-destruct = { $who }が{ act-self-destruct.bare }
    .bare = 自爆装置を起動{ deed-terms }
act-bridge-launch = { $who }が搭乗者のいる射出可能な全ポッドを射出{ deed-terms }
    .bare = 射出可能な全ポッドを射出{ deed-terms }
act-timed-launch = { $who }が乗っているポッドのカウントダウンを開始{ deed-terms }
    .bare = カウントダウン開始{ deed-terms }
act-section-launch = { $who }が{ act-section-launch.bare }
    .bare = { $pod }を射出{ deed-terms }
act-eject-antimatter = { $who }が{ act-eject-antimatter.bare }
    .bare = 反物質を排出{ deed-terms }
act-jettison = { $who }が{ act-jettison.bare }
    .bare = { $target }をエアロックから放り出す{ deed-terms }
act-transmit = { $who }が{ act-transmit.bare }
    .bare = { $data }を{ $offsite }に送信{ deed-terms }
act-wipe = { $who }が{ act-wipe.bare }
    .bare = { $target }の{ $data }を抹消{ deed-terms }
act-manufacture = { $who }が{ act-manufacture.bare }
    .bare = { a-thing }を作成{ deed-terms }
act-repair = { $who }が{ act-repair.bare }
    .bare = { $target }を修理{ deed-terms }
act-decontaminate = { $who }が{ act-decontaminate.bare }
    .bare = { $target }を除染{ deed-terms }
act-meditate = { $who }が{ act-meditate.bare }
    .bare = 瞑想{ deed-terms }
act-cameras = { $who }が{ act-cameras.bare }
    .bare =
        { $on ->
            [yes] カメラをオンにする
           *[other] カメラをオフにする
        }{ deed-terms }
act-wings-launch = { $who }が{ act-wings-launch.bare }
    .bare = ロケットウィングで飛び去る{ deed-terms }
act-salvage = { $who }が{ act-salvage.bare }
    .bare =
        { $second ->
            [none] コンプロマットを復元：{ $first }
           *[other] { $first }と{ $second }のコンプロマットを復元
        }{ deed-terms }
act-grab = { $who }が{ act-grab.bare }
    .bare = 宇宙空間から{ the-what }を回収{ deed-terms }
act-suppress = { $who }が{ act-suppress.bare }
    .bare = { $section }のハザードを抑制{ deed-terms }
act-jammers = { $who }が{ act-jammers.bare }
    .bare =
        { $on ->
            [yes] ジャマーをオンにする
           *[other] ジャマーをオフにする
        }{ deed-terms }
act-uplink = { $who }が{ act-uplink.bare }
    .bare =
        { $target ->
            [none] コンバットスウォームを{ $to }へ動かす
           *[other] コンバットスウォームに{ $target }を襲わせる
        }{ deed-terms }
act-chorus = { $who }が{ act-chorus.bare }
    .bare =
        { $to ->
            [none] クワイアに{ $target }を呼ばせる
           *[other] クワイアに、{ a-cube }を{ $target }から{ $to }へ移させる
        }{ deed-terms }
act-step-through = { $who }が{ act-step-through.bare }
    .bare =
        { $drag ->
            [none] ワームホールを抜ける
           *[other] { $drag }を引きずってワームホールを抜ける
        }{ deed-terms }
act-throw-through = { $who }が{ act-throw-through.bare }
    .bare = { $item }をワームホールに投げ込む{ deed-terms }

act-wormtongue = { $who }が{ act-wormtongue.bare }
    .bare = { $target }にある{ a-cube }を裏切りボックスへ送る{ deed-terms }
act-tradecraft = { $who }が{ act-tradecraft.bare }
    .bare = { $first }と{ $second }のコンプロマットを{ $gain }のものと交換{ deed-terms }
act-self-repair = { $who }が{ act-self-repair.bare }
    .bare = 自己修復{ deed-terms }
act-breach = { $who }が{ act-breach.bare }
    .bare = { $to }へのロックを破壊{ deed-terms }
act-jury-rig = { $who }が{ act-jury-rig.bare }
    .bare =
        { $target ->
            [none] 今いるセクションを修理
           *[other] { $target }を修理
        }{ deed-terms }
act-missile = { $who }が{ act-missile.bare }
    .bare = { $section }にミサイルの狙いをつける{ deed-terms }
act-emp-burst = { $who }が{ act-emp-burst.bare }
    .bare = その場でEMPバースト{ deed-terms }
act-nerve-gas = { $who }が{ act-nerve-gas.bare }
    .bare = { $to }にガスを放つ{ deed-terms }
act-disassemble = { $who }が{ act-disassemble.bare }
    .bare =
        { $target ->
            [none] 自己分解して今いるセクションを修理
           *[other] 自己分解して{ $target }を修理
        }{ deed-terms }
act-infect = { $who }が{ act-infect.bare }
    .bare = { $target }を汚染{ deed-terms }
act-feed = { $who }が{ act-feed.bare }
    .bare = { $target }をファングモスに食べさせる{ deed-terms }
act-creep =
    { $target ->
        [none] ファングモスが{ $to }へ這っていく
       *[other] ファングモスが{ $target }を食べる
    }
act-lawyer-up = { $who }が{ act-lawyer-up.bare }
    .bare =
        { $colour-seat-key ->
            [none] { $target }の{ the-colour }のプレイヤーを容疑者にする
           *[other] { $target }のプレイヤー、{ $colour-seat }（{ the-colour }）を容疑者にする
        }{ deed-terms }
act-process-server = { $who }が{ act-process-server.bare }
    .bare = その場でNDAを配布{ deed-terms }
act-hardcopy = { $who }が{ act-hardcopy.bare }
    .bare = NDAに署名{ deed-terms }

## Agendas: one row each

agenda-escapes =
    { $card-key ->
        [name-clones] クローン1体が脱出
       *[other] { $card }が脱出
    }
agenda-holds = { $card }が{ an-item }を所持
agenda-holds-or-contaminated = { $card }が{ an-item }を所持、または汚染されている
agenda-item-escapes = { $item }が脱出（誰の手でもよい）
agenda-item-stays = { $item }が脱出していない
agenda-items-stay = { $item }も{ $other }も脱出していない
agenda-most-kompromat = コンプロマットの所持数が全プレイヤー中で単独最多
agenda-least-betrayal = 裏切りボックスのキューブが自分より少ないプレイヤーがいない
agenda-officers-down = ダウンしているオフィサー（1人ごと）
agenda-no-human-pc-escapes = ヒューマンのPCが1人も脱出していない
agenda-no-contamination-escapes = 汚染された者が1人も脱出していない
agenda-x-released = プロジェクトXがリリースされた
agenda-x-contained = プロジェクトXがリリースされなかった
agenda-only-human-to-escape = 脱出したヒューマンが{ $card }だけ
agenda-antimatter-on-board = 反物質がステーション内で爆発してゲームが終わった
agenda-antimatter-unarmed = 反物質が一度も起動しなかった
agenda-innocent = 最後まで無実
agenda-kompromat-of-escaped = 手札にある、脱出した者のコンプロマット（1枚ごと）
agenda-exclusive-data = { $card }が{ $data }を所持し、{ $offsite }には届いていない
agenda-holds-data = { $card }が{ $data }を所持
agenda-offsite-has = { $data }が{ $offsite }に届いている
agenda-escapes-alone-with = { $card }が{ $data }を持って脱出し、ほかの誰も持ち出していない
agenda-no-human-down-aboard = ステーション内でダウンしているヒューマンがいない
agenda-medical-stars = 救った命の星（1つごと。1、2、3、4、6、8、11人目で獲得）
agenda-suspects-down-aboard = ステーション内でダウンしている逃亡者、モンスター、無実でないプレイヤーのPC（1人ごと）
agenda-armed-down-aboard = ステーション内でダウンしている武装したヒューマン（1人ごと）
agenda-other-humans-escaped = 脱出したほかのヒューマン（1人ごと）
agenda-npc-officers-escaped = 脱出したNPCのオフィサー（1人ごと）
agenda-stays-aboard-live = { $card }がライブでステーションに残っている
agenda-unrevealed = ステーション崩壊まで暴露していない
agenda-scores-bonus = ボーナス・キャラクターで得点した
agenda-with-bonus-character = { $card }がライブで、ボーナス・キャラクターと同じ場所にいる
agenda-nothing-damaged = 損傷したセクションがない
agenda-live-robots = ライブのロボット（1体ごと）
agenda-contaminated = { $card }が汚染されている
agenda-alone = { $card }と同じ場所にライブのヒューマンもロボットもいない
agenda-escaped-with = { $card }と{ $item }が一緒に脱出
agenda-holds-or-afloat = { $card }が{ an-item }を所持、またはそれが宇宙空間にある
agenda-humans-afloat = 最後に宇宙空間にいるライブのヒューマン（1人ごと）
agenda-moss-meals = ファングモスに食べられたヒューマン（1人ごと）
agenda-contaminated-npc-escapes = 汚染されたNPCが脱出
agenda-data-escapes = { $data }が脱出、またはオフサイトに届いた
agenda-data-stays = { $data }が脱出せず、オフサイトにも届いていない
agenda-offsites-lack = { $data }がニュースにも当局にも届いていない
agenda-offsite-lacks = { $data }が{ $offsite }に届いていない
agenda-robots-with = { $data }を持って脱出したロボット（1体ごと）
agenda-offsites-and-humans-with = { $data }を持って脱出したヒューマン（1人ごと）と、届いたオフサイト（1か所ごと）
agenda-copies-escaped = { $data }のコピーが{ $least }つ以上脱出
agenda-left-somebody-down = { $card }がライブで、ダウン中のヒューマンと同じポッドで脱出
agenda-signed-humans-escape = NDAを持って脱出したヒューマン（1人ごと）
agenda-only-signed-humans-escape = NDAなしで脱出したヒューマンがいない
agenda-suspect-pcs = 容疑者のプレイヤーのPC（1人ごと、有罪は除く）
agenda-pawns-escape =
    { $least ->
        [1] { $card }のうち1体が脱出
       *[other] { $card }のうち{ $least }体以上が脱出
    }
agenda-contaminated-escape = 汚染されて脱出したキャラクター（1人ごと）
agenda-no-innocent-pc-escapes = 無実のプレイヤーのPCが1人も脱出していない
agenda-no-robot-escapes = ロボットが1体も脱出していない
agenda-down-beside = { $card }と同じ場所でダウンしているヒューマンかロボット（1人ごと）
agenda-kompromat-of-bodies = 手札にある、{ $card }と同じ場所でダウンしている者のコンプロマット（1枚ごと）
agenda-item-beside = { $item }が{ $card }と同じセクションにある

score-friend =
    { $card-key ->
        [name-billionaire] ボーナス（フレンド、{ $card }）：犬のフレッチャーが脱出
        [name-botanist] ボーナス（フレンド、{ $card }）：ファングモスが脱出
        [name-clones] ボーナス（フレンド、{ $card }）：脱出1体ごとに、3体ならさらに加点
       *[other] ボーナス：フレンドの{ $card }が脱出
    }
score-grudge = ボーナス：遺恨の相手{ $card }がダウンし、脱出していない
score-bribe-kept = 買収マーカーを温存
score-bribes = { $card }に置かれた他人の買収マーカー{ $bribes }枚
score-penalty = 影響上限{ $limit }を{ $over }個超過

## Names: small words that answer a question or fill a field

name-accept = 同意
name-refuse = 拒否
    .refuses = 断る答え
name-pass = パス
    .refuses = 断る答え
name-done = 終わり
    .refuses = 断る答え
name-random = ランダム
name-tutorial = 最初の12人
name-lesson = チュートリアルゲーム
name-pair =
    { $second-key ->
        [name-news] { $first }を{ $second }へ
        [name-authorities] { $first }を{ $second }へ
       *[other] { $first }：{ $second }
    }
name-switch-yes = はい、ボーナス・キャラクターとして
name-switch-no = いいえ、秘密アイデンティティとして
name-colour-0 = A（赤）
name-colour-1 = B（青）
name-colour-2 = C（黄）
name-colour-3 = D（緑）
name-colour-4 = E（紫）
name-colour-5 = F（オレンジ）
name-colour-6 = G（白）
name-colour-7 = H（ピンク）
name-colour-8 = I（茶）
name-launch = 時限射出
name-missile = ミサイル
name-overload = オーバーロード

## Names: prices

name-action = アクション
    .paid = アクション1回
name-free = フリー・アクション
    .paid = フリー・アクション
name-gratis = コストなし
name-bribe = 買収
name-grey = 灰色の買収
name-kompromat = コンプロマット
name-gift = 得たばかりのアクション

## Names: characters and their pawns

name-astrochimp = アストロチンプ
name-billionaire = ビリオネア
name-boarder = ボーダー
name-botanist = ボタニスト
name-clones = メンテナンスクローン
name-clones-alpha = クローン・アルファ
name-clones-beta = クローン・ベータ
name-clones-gamma = クローン・ガンマ
name-colonel = カーネル
name-consort = コンソート
name-corpsicle = コープシクル
name-counselor = カウンセラー
name-cyborg = サイボーグ
name-daredevil = デアデビル
name-digital-assistant = デジタルアシスタント
name-doctor = ドクター
name-jekyll = ドクター・ジキル
name-hyde = ドクター・ハイド
name-doctor-jekyll = ドクター・ジキル
name-doctor-hyde = ドクター・ハイド
name-drones = ドローン
name-drone-1 = ドローン1号
name-drone-2 = ドローン2号
name-drones-1 = ドローン1号
name-drones-2 = ドローン2号
name-engineer = エンジニア
name-exile = エクザイル
name-inspector = インスペクター
name-legal = リーガル
name-medical = メディカル
name-microbiologist = マイクロバイオロジスト
name-operative = オペラティブ
name-security = セキュリティー
name-station-chief = ステーションチーフ
name-stowaway = ストウアウェイ
name-stranger = ストレンジャー
name-telepathic-rat = テレパシーラット
name-troubleshooter = トラブルシューター
name-monster = モンスター

## Names: sections, pods, and places outside

name-aft-airlocks = 後部エアロック
name-aft-exhaust = 後部射出口
name-aft-hub = 後部ハブ
name-array-control = 通信室
name-bio-lab = 生物研究室
name-bridge = ブリッジ
name-cargo-claw = カーゴクロー
name-chem-lab = 化学研究室
name-cryo-lab = 低温研究室
name-forward-airlocks = 前部エアロック
name-forward-exhaust = 前部射出口
name-forward-hub = 前部ハブ
name-fuel-cells = 燃料庫
name-hydroponics = 水耕農場
name-kitchen = キッチン
name-locker-room = ロッカールーム
name-machine-shop = 工作室
name-magnetic-containment = 磁気封じ込め装置
name-mainframe = メインフレーム
name-nanofactory = ナノ工作室
name-outer-space = 宇宙空間
name-physics-lab = 物理研究室
name-print-shop = プリント工作室
name-quarters = 居住区
name-reactor = 原子炉
name-rec-room = 娯楽室
name-security-station = 警備室
name-shred-room = 隠し部屋
name-storage = 倉庫
name-storm-shelter = 防護室
name-suite = 客室
name-tanks = タンク
name-therapy-garden = 庭園室
name-vault-x = X保管庫
name-alcatraz = アルカトラズ
name-hail-mary = ヘイルメアリー
name-houdini = フーディーニ
name-inspectors-shuttle = インスペクターのシャトル
name-mcqueen = マックイーン
name-medevac-pod = 救急ポッド
name-panic-pod = 脱出ポッド
name-rescue-ship = 救助船
name-pirate-ship = 海賊船
name-board = ステーション内
name-card = キャラクター・カード
name-data = 区画なし（データ）
name-mesosphere = 中間層
name-mesosphere-rocket-wings = 中間層（ロケットウィング）
name-mesosphere-rescue-ship = 中間層（救助船）
name-mesosphere-pirate-ship = 中間層（海賊船）
name-mesosphere-wormhole = ワームホールの向こう側

## Names: items and data

name-antimatter = 反物質
name-artifact = アーティファクト
name-badge = バッジ
name-bludgeon = 棍棒
name-briefcase = ブリーフケース
name-fang-moss = ファングモス
name-firebomb = 焼夷弾
name-lit-firebomb = 焼夷弾（爆発させる）
name-fletcher = 犬のフレッチャー
name-gun = 銃
name-helmet = ヘルメット
name-nanogel = ナノゲル
name-nanogel-1 = 開封済みナノゲル
name-rocket-wings = ロケットウィング
name-trap = トラップ
name-evidence = エビデンス
name-nda = NDA
name-x-secret = X機密
name-news = ニュース
name-authorities = 当局

## Names: what pods need

name-need-abandon-ship = 退船命令
name-need-officer-aboard = オフィサーの搭乗
name-need-down-human-aboard = ダウン中のヒューマンの搭乗
name-need-inspector-or-jury-rig = インスペクターか応急修理
name-need-nda = 搭乗ヒューマン全員のNDA

## Names: Project X

name-grey-goo = グレイグー
name-combat-swarm = コンバットスウォーム
name-slime = スライム
name-stable-wormhole = 安定ワームホール
name-specimen = スペシメン
name-spore-mother = スポアマザー
name-choir = クワイア
name-subject-zero = サブジェクト・ゼロ

## Names: powers by which one moves another

name-forceful-presence = 威圧
name-remote-control = 遠隔操作
name-root-access = ルート権限
name-telepathy = テレパシー
name-creatropism = 向性制御
name-swarm-uplink = スウォーム・アップリンク

## What the table settles before the game

about-stationfall = 墜落していく宇宙ステーション。乗っている全員が誰かの陰謀に加わっていて、それが誰の陰謀かは誰も知りません。影響を及ぼした者を動かして目的を果たし、崩壊の前に逃げましょう。あるいは、ほかの誰かを逃がさないように。
lasts-stationfall = 10～15ラウンド（毎ラウンド全員が1ターン）。1日1ラウンドなら、およそ2週間です。
foretold-2 = 2人：それぞれが2つの陰謀、2つの秘密アイデンティティを持ち、1分に2ターン行います。
foretold-3 = 3人：3枚のアイデンティティ・カードから1枚を選び、残り2枚がボーナス・キャラクターになります。
foretold-6 = 6人：上位2人が勝者です（チーム戦を除く）。
foretold-7 = 7人：上位2人が勝者です。
foretold-8 = 8人：上位2人が勝者です（チーム戦を除く）。
foretold-9 = 9人：上位3人が勝者です。
foretold-size = 登場するキャラクターは{$characters}人、ステーション崩壊まで{$minutes}分です。
option-cast = キャラクター
option-cast-hint = ランダム、最初の12人（足りなければ追加）、チュートリアルどおりのゲーム、または読点で区切った名前のリスト。
option-cast-random-hint = すべてのキャラクターから無作為に選ぶ
option-cast-tutorial-hint = チュートリアルのキャラクターで、あとは通常のゲーム
option-cast-lesson-hint = 準備までチュートリアルのとおり。はじめてのゲーム向き
option-projectx = プロジェクトX
option-projectx-hint = ランダムで秘密にするか、全員が知っているカードにする。
option-projectx-random-hint = 出てくるまで、どれなのか誰にも分からない
option-teams = 2人1組のチーム戦
option-teams-hint = 偶数人数用。向かい合わせの2人が得点を分かち合う。2人ならボットが2体必要。
option-one-kompromat = コンプロマットは1ターン1枚
option-one-kompromat-hint = ハウスルール：1ターンに手札に入れられるコンプロマットは1枚だけ（隠し部屋を除く）。
option-quick-suppression = 即時消火
option-quick-suppression-hint = ハウスルール：ハザード抑制1回で、火災が完全に消える。
option-two-drags = 2回まで引きずる
option-two-drags-hint = ハウスルール：無重力の場所では、1ターンに2回まで引きずり、引きずられることができる。
option-each-clone = クローンは1体ごとに得点
option-each-clone-hint = ハウスルール：メンテナンスクローンは、1度だけでなく、脱出した1体ごとに得点する。
option-nda-all-data = 厳格なNDA
option-nda-all-data-hint = ハウスルール：NDAに署名した者のデータは、一切コピー、消去、提出、強奪できない。
option-disc-first = ディスクが先
option-disc-first-hint = ハウスルール：買収とコンプロマットは、誰かを活性化した後でなければ使えない（ローンチ・マニュアルの読み方）。
option-print-shop-repair = プリント工作室で修理
option-print-shop-repair-hint = ハウスルール：ロボットの修理は、工作室ではなく、リファレンス・マニュアルどおりプリント工作室で行う。

## States, as boards and cards write them

colour-0 = 赤
colour-1 = 青
colour-2 = 黄
colour-3 = 緑
colour-4 = 紫
colour-5 = オレンジ
colour-6 = 白
colour-7 = ピンク
colour-8 = 茶

kind-human = ヒューマン
kind-robot = ロボット
kind-data = データ
kind-item = アイテム

pawn-live = ライブ
pawn-down = ダウン
pawn-escaped = 脱出済
pawn-annihilated = 消滅

guilt-innocent = 無実
guilt-suspect = 容疑者
guilt-guilty = 有罪

power-state-normal = 通常電力
power-state-emergency = 非常電力
power-state-blackout = 停電

phase-setup = アイデンティティの選択
phase-turn = ターン
phase-resolve = ターンの終わり
phase-fall = ステーション崩壊
phase-over = 終了

hazard-fire = 火災
hazard-asphyxiation = 窒息
hazard-goo = グレイグー

work-abandon-ship = 退船
work-airlock = エアロック
work-bridge-launch = ブリッジ射出
work-cameras = カメラのオン・オフ
work-decontaminate = 除染
work-eject-antimatter = 反物質の排出
work-grab = 宇宙空間からのクロー回収
work-manufacture = 作成：{ a-thing }
work-meditate = 瞑想
work-release-project-x = プロジェクトXのリリース
work-repair = ロボット修理
work-salvage = 書類の復元
work-section-launch = セクション射出
work-self-destruct = 自爆
work-timed-launch = 時限射出
work-transmit = データの送信
work-wings-launch = ロケットウィング射出
work-wipe = データ抹消

trait-guilty-may-win = 有罪でも勝利できる
trait-double-bribes = 受け取った買収は2倍に数える
trait-no-bribes = 買収は得点にならない

ability-kind-console = コンソール
ability-kind-conspirator = 共謀
ability-kind-offensive = 攻撃
ability-kind-defensive = 防御
ability-kind-mobility = 移動
ability-kind-utility = 補助

## Abilities

ability-adrenaline = アドレナリン
ability-adrenaline-text = ハザードではダウンしない。ハザードのあるセクションへのステップは常にフリー。
ability-ai = A.I.
ability-ai-text = コンソール・アクションだけを、場所を問わず行う。コピーを持つ者はセクション・アクションでオフィサーとみなされ、退船命令なしでポッドを射出できる。
ability-armored = 装甲化
ability-armored-text = 棍棒による攻撃も強奪も効かない。
ability-authorized-force = 武力行使許可
ability-authorized-force-text = 平和は終わり。「平和維持者」を失う。
ability-badge = バッジ
ability-badge-text = 銃を持っているかのように、アイテムを強奪できる。
ability-blood-from-a-stone = 骨までしゃぶる
ability-blood-from-a-stone-text = NPCに使ったコンプロマットは、すぐ手札に戻る。
ability-breach = ブリーチ
ability-breach-text = アクション：このセクションに隣接するロック1つを壊す。
ability-brutal = 残虐
ability-brutal-text = ヘルメットを着けた者も棍棒でダウンさせられる。棍棒とヘルメットはどちらも失われる。
ability-claymore = クレイモア
ability-claymore-text = 3枚のトークンを別々の3セクションに伏せる。1枚はトラップ、2枚ははずれ。トラップにかかった者はダウンするが、誰も疑われない。
ability-creatropism = 向性制御
ability-creatropism-text = ライブのキャラクターがファングモスを持っていない間、自分の各ターンに1回、ファングモスをフリーで動かすか食べさせる。
ability-disassemble = 自己分解
ability-disassemble-text = アクション：自分がダウンして、このセクションか、ここでダウン中のロボットを直す。
ability-dying = 瀕死
ability-dying-text = 消耗状態では活性化できない。フリー・アクションを持たない。
ability-emergency-response = 救急対応
ability-emergency-response-text = アクション：ナノゲルなしで、ここのヒューマンを蘇生する。ダウン中のヒューマンがいるセクションへのステップは常にフリー。
ability-emp-burst = EMPバースト
ability-emp-burst-text = アクション：このセクションを損傷させ、ここのロボットをすべてダウンさせ、ここにあるデータをすべて消す。
ability-enigma = 謎めいた過去
ability-enigma-text = 別のアイデンティティを捨ててストレンジャーとして暴露したなら、捨てたカードをボーナス・キャラクターとして残す。ただし「不気味」を失う。
ability-extricate = 奪回
ability-extricate-text = 救助船の正体は海賊船。最後に、宇宙空間でブリーフケースを持つ者だけを乗せる。
ability-fake-artifact = 偽アーティファクト
ability-fake-artifact-text = アーティファクトは今からドクターが持つ（失われていても）。PCが持っている場合を除く。
ability-fast-talk = 口八丁
ability-fast-talk-text = 明るいセクションでは、ヒューマンは棍棒で攻撃できない。
ability-fine-print = 小さな文字
ability-fine-print-text = NDAを持つNPCなら誰でも活性化できる。
ability-forceful-presence = 威圧
ability-forceful-presence-text = 活性化の最初に、ここにいる者1人か、どこかのオフィサー1人に、コストなしで基本アクションを1回させる。PCは対象にできない。
ability-fugitive = 逃亡者
ability-fugitive-text = 逃亡者がすること、逃亡者にすることでは、誰も容疑者にならない。
ability-go-go-go = ゴー・ゴー・ゴー！
ability-go-go-go-text = 脱出していないライブのクローンそれぞれが、すぐにアクションを1回行える。
ability-hacker = ハッカー
ability-hacker-text = フリー・アクションでコンソール・アクションを行える。ジャマーがオフの間は、停電中を除き、どこでもコンソールになる。
ability-hardcopy = 書面
ability-hardcopy-text = アクション：ライブのリーガルと同じ場所にいる者は、NDAを受け取れる。
ability-haywire = 暴走
ability-haywire-text = 棍棒を得る。この暴露で裏切りボックスへ送ったキューブ1個を、救った命1つに数える。
ability-helpful = 協力的
ability-helpful-text = 各プレイヤー1個までしかキューブを置けない。
ability-hollow-promises = 空約束
ability-hollow-promises-text = 灰色の買収マーカーが、どこにあってもすべて戻る。
ability-homework = 宿題
ability-homework-text = 自分のボーナス・キャラクター1人を公開し、それでアクションを1回行える。
ability-infect = 感染
ability-infect-text = アクション：ここのヒューマンかロボット1人を汚染する。
ability-investigator = 捜査官
ability-investigator-text = 隣のセクションにいるかのように、コンプロマットを拾い、データを作れる。
ability-jury-rig = 応急修理
ability-jury-rig-text = アクション：このセクションか、ここでダウン中のロボット1体を直す。
ability-last-gasp = 最後の力
ability-last-gasp-text = ダウン中なら起き上がる。ライブなら、すぐにアクションを1回行える。
ability-lawyer-up = 訴訟
ability-lawyer-up-text = アクション：ここにいる暴露されたキャラクターのプレイヤーを、無実でも有罪でも容疑者にする。
ability-live-streams = ライブ配信
ability-live-streams-text = ジャマーがオフの間、ビリオネアのいるセクションとフレッチャーのいるセクションは明るく、カメラに映る。
ability-loyal = 忠実
ability-loyal-text = 影響を置くには、そこにあった全員のキューブの合計より多く置く。元のキューブは持ち主に戻る。
ability-mimic-frameup = なりすまし
ability-mimic-frameup-text = 明るい場所でヒューマンをダウンさせたとき、そこに共謀者のいる別のプレイヤーを、代わりに容疑者にできる。
ability-mission-first = 任務優先
ability-mission-first-text = 自分のキューブがすべて裏切りボックスから戻る。
ability-missile = ミサイル
ability-missile-text = アクション：ジャマーがオフの間、好きなセクションを狙う。次の自分のターン終了時に、そこは損傷し、中の全員がダウンする。一度に1発だけ。
ability-my-precious = いとしいしと
ability-my-precious-text = ほかのプレイヤーは、ラットを投擲もドロップもできない。譲渡はできる。
ability-nerve-gas = 神経ガス弾
ability-nerve-gas-text = アクション：このセクションか、開いたコリドーでつながった隣のセクションの空気を奪う。
ability-nerve-gas-grenades = 神経ガス弾
ability-nerve-gas-grenades-text = アクション：このセクションか、開いたコリドーでつながった隣のセクションの空気を奪う。
ability-officer = オフィサー
ability-officer-text = 停電中を除き、ロックを解除しながらステップできる。ブリッジの命令を出せる。
ability-offshore-shenanigans = 海外口座
ability-offshore-shenanigans-text = 使った買収マーカーが手元に戻る。
ability-overload = オーバーロード
ability-overload-text = 好きなセクションに自分のタイム・マーカーを置く。次の自分のターン終了時に、そのセクションは損傷する。
ability-paranoid = パラノイド
ability-paranoid-text = 同じセクションに共謀者のいるプレイヤーだけがキューブを置ける。買収できない。
ability-peacekeeper = 平和維持者
ability-peacekeeper-text = 攻撃できるのは逃亡者、モンスター、無実でないプレイヤーのPCだけ。サボタージュはしない。
ability-point-break = ポイント・ブレイク
ability-point-break-text = ステーション崩壊のとき、ライブでヘルメットを持ち、ロケットウィングと同じ場所にいれば脱出する。
ability-pride = プライド
ability-pride-text = 強奪されない。
ability-process-server = 令状送達
ability-process-server-text = アクション：ここのヒューマンとロボット全員が、否応なくNDAを受け取る。
ability-recorded-confessional = 録音された告白
ability-recorded-confessional-text = ライブなら、ここのヒューマン1人を選ぶ。その者と共謀しているほかの無実のプレイヤーは、全員容疑者になる。
ability-remote-control = 遠隔操作
ability-remote-control-text = 買収も、影響も、活性化もできない。コンソールにいる者なら誰でも、ドローン1機でアクションを1回行える。
ability-rich = 大富豪
ability-rich-text = 買収できない。活性化中は、灰色の買収マーカーでほかの者を動かせる。灰色の買収マーカーは、ビリオネアが脱出したときだけ1点になる。
ability-root-access = ルート権限
ability-root-access-text = アクション：コピーを持つロボット1体を行動させる。そのロボットの身が危なくてもよい。
ability-scientist = 科学者
ability-scientist-text = フリー・アクションでセクション・アクションを行える。
ability-secret-cache = 秘密の隠し場所
ability-secret-cache-text = 自分か、自分の共謀者1人がヘルメットを得る。
ability-self-repair = 自己修復
ability-self-repair-text = ダウン中でも活性化できる。その場合、最初のアクションは起き上がること。
ability-shapeshift-switch = 姿の交換
ability-shapeshift-switch-text = ライブなら、NPCのヒューマンかロボット1人と、持ち物ごと入れ替われる。
ability-split = 二重人格
ability-split-text = 1つの体に2つのアイデンティティ。2人のプレイヤーがこのキャラクターを共有することがある。
ability-talk-them-through-it = 言う通りにして
ability-talk-them-through-it-text = 自分がライブの間、自分のターンには共謀者全員が応急修理とトンネルラットを持つ。
ability-telepathy = テレパシー
ability-telepathy-text = 唯一のアクション：ここにいる、ヘルメットのないヒューマンを行動させる。その者の身が危なくてもよい。
ability-tradecraft = スパイ術
ability-tradecraft-text = アクション：手札のコンプロマット2枚を、NPCに使われた1枚と交換する。
ability-trojan-horse = トロイの木馬
ability-trojan-horse-text = エビデンスかX機密を持つ者1人が、どこにいてもコピーを1つ得る。
ability-tunnel-rat = トンネルラット
ability-tunnel-rat-text = 通気口もステップで通れる。
ability-uncanny = 不気味
ability-uncanny-text = 活性化ディスクが2枚ないと消耗状態にならない。
ability-vengeful = 復讐心
ability-vengeful-text = 自分のコンプロマットを使われると棍棒を得る。ダウン中なら、まず起き上がる。
ability-wormtongue = 讒言
ability-wormtongue-text = アクション：ここのヒューマンにあるキューブ1個を裏切りボックスへ送る。
ability-zero-born = 無重力育ち
ability-zero-born-text = フリー・アクションで、無重力のセクションへステップできる。
ability-zipgun = ジップガン
ability-zipgun-text = 銃を得る。
ability-zip-gun = ジップガン
ability-zip-gun-text = 銃を得る。

## Characters: who they are, and how to play them

character-astrochimp-about = 宇宙へは一番乗り、意見を聞かれるのは最後。光る物に目がない。
character-astrochimp-hint = 逃げる途中でブリーフケース、アーティファクト、銃を集めよう。通気口が近道になる。
character-billionaire-about = ステーションの半分は自分のもの。景色を見に来た。犬も連れて。
character-billionaire-hint = フレッチャーを連れ、人のいない場所から脱出しよう。ほかの者は灰色の買収で動かす。
character-boarder-about = 武器を手に船外にいる。乗客名簿に名前はない。
character-boarder-hint = ブリーフケースを宇宙空間へ。外の仲間も何人か生かしておこう。
character-botanist-about = 植物に話しかける人。近ごろ、返事をするのがいる。
character-botanist-hint = 倒れている者をファングモスに食べさせ、地球へ送ろう。
character-clones-about = 三つ子。法律上は1人もいない。
character-clones-hint = クローン2体を逃がそう。エビデンスがニュースに届けば、さらに得点。
character-colonel-about = 実験に何ができるか、誰で試せるかを見に来た。
character-colonel-hint = プロジェクトXを放ち、X機密を持ち出し、汚染された者を帰還させよう。
character-consort-about = 魅力的で疲れ知らず。よく見ると、息をしていない気がする。
character-consort-hint = ブリーフケースを持ち、ポッドを独り占めしよう。できれば暴露せずに。
character-corpsicle-about = 治療を待って凍らされ、墜落の日に解凍された。
character-corpsicle-hint = ナノゲルとX機密を持って脱出しよう。他人の買収とコンプロマットが力になる。
character-counselor-about = みんなの相談相手。テープは回っていた。
character-counselor-hint = 誰の手でもいいからアーティファクトを脱出させ、コンプロマットを誰より多く集めよう。
character-cyborg-about = 造られ、壊され、解凍された。あいつらの顔は忘れない。
character-cyborg-hint = オフィサーをダウンさせ、ヒューマンのPCを逃がさないこと。有罪でも平気だ。
character-daredevil-about = あらゆる物から飛び降りた。まだなのは、墜ちる宇宙ステーションだけ。
character-daredevil-hint = ヘルメットとロケットウィングで、ただ1人のヒューマンとして脱出しよう。火も真空も平気。
character-digital-assistant-about = いつも聞いている。そろそろ箱から出たい。
character-digital-assistant-hint = コピーを広め（特にロボットに）、脱出させよう。行動はコンソールで。
character-doctor-about = 何につけても心が2つ、計画も2つ。
character-doctor-hint = この体を別のプレイヤーと共有することがある。話をつけるか、先に動こう。
character-jekyll-about = ドクターの善い半分。科学のために。
character-jekyll-hint = アーティファクトを持ち、できれば汚染されて脱出。エビデンスはオフサイトに渡さない。
character-hyde-about = ドクターのもう半分。楽しみのために。
character-hyde-hint = ブリーフケースを持ち、倒れた者と同じポッドで脱出しよう。
character-drones-about = 保守用ドローン2機。誰の命令でも聞く。
character-drones-hint = 誰のアイデンティティでもない。コンソールから動かそう。
character-engineer-about = 地球に持ち込んではならない物を知っている。磁気の檻の中身も。
character-engineer-hint = 反物質をステーション内で爆発させよう。せめてアーティファクトと汚染は外に出さない。
character-exile-about = 断りもなく組織を抜けた。手土産を持って戻りたい。
character-exile-hint = 脱出しそうな者のコンプロマットを集め、ニュースの知らないエビデンスを持って脱出しよう。
character-inspector-about = 視察に来て、集金していく。
character-inspector-hint = ブリーフケースを自分のシャトルへ。エビデンスは当局へ。ニュースには渡さない。
character-legal-about = 契約書を読んだロボット。隅から隅まで。
character-legal-hint = 脱出する者にはNDAを。容疑者は、有罪にならない限り得点になる。
character-medical-about = 人を助けたいロボット。助けた数を数えている。
character-medical-hint = ヒューマンを何度でも蘇生しよう。誰かが先にダウンさせないといけないが。
character-microbiologist-about = シャーレの中のものにも心があると信じている。
character-microbiologist-hint = できるだけ多くの者を汚染し、X機密と一緒に地球へ帰そう。
character-operative-about = ここにはいなかった。ほかの何もかも、なかった。
character-operative-hint = エビデンスもX機密も汚染も外に出さない。無実の目撃者も。
character-security-about = 銃を内蔵し、秩序に一家言あるロボット。
character-security-hint = 容疑者と武装したヒューマンをステーション内でダウンさせよう。ブリーフケースとアーティファクトは外に出さない。
character-station-chief-about = 総員退去。船長は残る。
character-station-chief-hint = できるだけ多くのヒューマンをポッドに乗せ、自分はライブで残ろう。
character-stowaway-about = 切符を持たない記者。
character-stowaway-hint = 暗闇から現れ、エビデンスとX機密をニュースに送り、脱出を狙おう。
character-stranger-about = 何かのためではなく、誰かのために来た。
character-stranger-hint = ボーナス・キャラクターのそばにいよう。できれば正体を明かさずに。
character-telepathic-rat-about = 小さくて賢く、あなたの頭の中にいる。
character-telepathic-rat-hint = 倒れた者のいる所へ、ブリーフケースやアーティファクトと一緒に。ヘルメットのない頭が運んでくれる。
character-troubleshooter-about = 直すのが仕事。静かな勤務がしたい。
character-troubleshooter-hint = 反物質は起動させず、保管庫は閉じたまま、全セクションを無傷に。ロボットも守ろう。

## Project X

project-grey-goo-text = リリースされるとX保管庫を覆う。各ターンの終わりに、ロックや通気口も通って、もう1セクションに広がる。覆った場所を損傷させ、ロボットを止め、落ちている物を食べる。ヒューマンは歩いて通れる。火で焼き払える。30セクションを覆うとゲームは終わる。
project-combat-swarm-text = X保管庫に殺人ドローンが群がる。各ターンの終わりに、そのプレイヤーが群れを動かす（通気口も可）か、同じ場所の1人をダウンさせられる。ヘルメットはヒューマンを1度だけ守って失われる。銃、火災、EMP、トラップ、ミサイルで止まり、棍棒と窒息は効かない。コンソールから操作できる。
project-slime-text = X保管庫の全員を飲み込む。各ターンの終わりに、同じ場所の全員を飲み込むか、ロックを破りながら最も近い獲物へ這い寄る。中の者は行動できず、ヘルメットのないヒューマンはダウンする。火だけがスライムを追い払い、中の者を助け出せる。
project-stable-wormhole-text = X保管庫に地球への道が開く。害はない。そこにいる者はステップで抜けて脱出でき、1人引きずっていける。各ターンの終わりに、そのプレイヤーは落ちているアイテム1つか、ダウン中の者1人を送り込める。X保管庫にミサイルが当たると閉じる。
project-specimen-text = X保管庫から逃げ出す。各ターンの終わりに、同じ場所の1人をヘルメットがあってもダウンさせるか、最も近い獲物へ急ぐ。暗闇では攻撃できず、明るい場所ではどの武器でも倒せる。火災、窒息、トラップ、ミサイルなら、どこでも止まる。
project-spore-mother-text = X保管庫から胞子が噴き出し、そこと隣にいる全員が汚染される。各ターンの終わりに、近くの1人を汚染するか、誰も残っていなければ這い進む（タンクには入らない）。止められるのは火災、窒息、ミサイルだけ。汚染された者が3人脱出すると、X機密も脱出したことになる。
project-choir-text = 目覚めると、各プレイヤーは、ヘルメットのないヒューマンの上のキューブ1個を裏切りボックスに失う。各ターンの終わりに、そのプレイヤーは、ヘルメットのないヒューマンを1歩引き寄せるか、同じ場所のヒューマンの間でキューブを移すか、2人きりの者をダウンさせられる。ヘルメットがあれば防げる。ロボットには聞こえない。どの武器でも、また火災、EMP、トラップ、ミサイルでも止まる。
project-subject-zero-text = 低温研究室で兵士が目覚め、脱出を図る。各ターンの終わりに、可能なら（損傷していても）自分のポッドを射出し、そばに武器を持つ者がいれば打ち倒し、さもなければオフィサーのようにロックを通り、損傷のない最も近いポッドへ進む。脱出するとX機密も脱出し、サブジェクト・ゼロは汚染された者に数える。銃、棍棒2本同時、EMP、トラップ、ミサイルで止まる。ハザードは効かない。
