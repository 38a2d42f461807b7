# 前のゲームが残したもの。次のゲームの前、その準備、前のゲームの物語で語る。

chronicle-wanted = { $card }は疑われたまま終わり、忘れられていない。この役として正体を明かした者は、ただちに容疑者となる。
chronicle-bearer = { $who }は{ $item }を持ったまま終わり、最初からそれを持つ。皆が知っている。
chronicle-bitter = { $who }はダウンしたまま置き去りにされ、恨みを抱いて最初から{ $item }を持つ。
chronicle-contaminated = { $who }は汚染されたまま終わり、最初から汚染されている。
chronicle-damaged = { $section }は修理されないまま、最初から損傷している。
