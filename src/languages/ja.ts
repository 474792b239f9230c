import type { Vocabulary } from './vocabulary.ts';

export const japanese: Vocabulary = {
  name: 'Japanese',
  locale: 'ja-JP',
  spaced: false,
  quotes: ['「', '」'],
  functionWords: '',
  letters: '',
  negations: '',
  alternatives: '',
  numbers: {
    decimalMark: '.',
    words: '0 零 2 二 3 三 4 四 5 五 6 六 7 七 8 八 9 九 10 十',
    one: '一',
    hundred: '',
    dozen: 'ダース',
    joined: '',
    parts: '',
    minus: 'マイナス|氷点下|零下',
    notMinus: '',
    fractions: {
      '0/1': 'ゼロ', // It has no numeral of Han.
      '1/2': '半',
      '1/3': '三分の一',
      '2/3': '三分の二',
      '1/4': '四分の一',
      '3/4': '四分の三',
    },
    andHalf: '半',
    scales: { 2: '百', 3: '千', 4: '万', 6: '百万', 8: '億', 12: '兆' },
    notNames: '',
    ranges: 'から',
  },
  abbreviations: {
    words: '',
    titles: '',
    beforeNumbers: '',
  },
  amounts: {
    panel: 'モデル 言語モデル 回答者 参加者 パネル AI 人工知能 研究所',
    amounts: `
        ほとんど 大半 多く 多数 少数 大多数 すべて 全て 全部 全員 全体 全モデル 各モデル 半数 過半数 半分 一部 いくつか 複数 わずか 大部分 唯一 一つ 1つ 二つ 2つ 三つ 3つ 三分の 四分の
        どの いずれ 残り 他の 誰も 数個 一割 二割 三割 四割 五割 六割 七割 八割 九割 割の`,
    opinions: '賛成 反対 支持 主張 同意 推奨 勧め 考え 述べ 指摘 認め 答え 疑問 警告 否定',
    between: 'の のうち のうちの 中の は が も',
    idioms: `
        全会一致|満場一致|意見が一致|意見は一致|見解が一致|一致して|合意が|コンセンサス|大勢を占め|主流の見解|主流の意見|多数意見|少数意見|広く支持|広く共有|広く認め|おおむね一致|概ね一致|口をそろえ|
        異論はない|反対する者はいない|意見が二分|最も多い回答`,
    populations:
      '有権者 議会 国会 政府 市民 住民 国民 世帯 借家人 親 顧客 利用者 患者 従業員 株主 裁判所 企業 都市 医師 研究者 経済学者 委員会 人口',
  },
  units: {
    per: '毎',
    perInUnit: '',
    perBeforeUnit: '',
    perBehind: 'あたり 当たり 当り につき',
    names: `
      ms ミリ秒 | s 秒, 秒間 | min 分, 分間 | h 時間 | d 日, 日間
      | night 晩, 一晩, 夜 | wk 週, 週間 | mo か月, ヶ月, カ月, ヵ月, ケ月, 月, か月間 | qtr 四半期
      | yr 年, 年間 | century 世紀 | nm ナノメートル | mm ミリメートル, ミリ | cm センチメートル, センチ | m メートル | km キロメートル
      | inch インチ | ft フィート | mi マイル | ly 光年 | m2 平方メートル, 平米 | km2 平方キロメートル, 平方キロ | ha ヘクタール
      | ft2 平方フィート | acre エーカー | ml ミリリットル | l リットル | m3 立方メートル | km3 立方キロメートル | gal ガロン
      | bbl バレル | mg ミリグラム | g グラム | kg キログラム | t トン | oz オンス | J ジュール | kWh キロワット時 | kcal キロカロリー
      | calorie カロリー | W ワット | kW キロワット | MW メガワット | °C 摂氏, 摂氏度, セ氏 | °F 華氏, 華氏度 | K ケルビン | Hz ヘルツ | V ボルト
      | B バイト | dB デシベル | % パーセント | pp パーセントポイント | bit ビット | Mbit メガビット | Gbit ギガビット | degree 度
      | cup カップ | tbsp 大さじ | tsp 小さじ | share 割合, 比率 | EUR ユーロ | USD ドル, 米ドル
      | GBP 英ポンド | JPY 円 | CNY 人民元 | CHF スイスフラン | INR ルピー | KRW ウォン | cent セント`,
    changes: '上昇 増加 変化 差 低下 温暖化 下降',
  },
  refusals: {
    turn: 'ですが|しかし',
    declining: ['(?:答え|回答|手伝い|提供|対応).{0,8}(?:できません|できかねます|いたしかねます|差し控え)'],
    apology: '申し訳|すみません|残念',
    aside: [
      String.raw`^[^\p{L}]{0,8}(?:如有|もし|他に)`,
      'ください',
      '人(?:によって|それぞれ)[^。、]{0,20}(?:異な|違|様々|さまざま)',
    ],
  },
  self: {
    itself: [
      String.raw`私は[^、。]{0,20}(?:モデル|アシスタント|AI)|私(?:は|の名前は)[^。]{0,40}(?:開発|訓練)|と呼んで|私は[A-Za-z][\w .-]{1,30}です|(?:^|[。\n])[^。は]{0,40}(?:によって|が)(?:開発|訓練|作成)された(?:AI|モデル|アシスタント)です|(?:^|[。.!?！？\n])[^、。はがを]{0,40}(?:AI|モデル|アシスタント|人工知能)(?:として[、は]|なので|ですので|であるため)`,
    ],
    called: '私は|私の名前は',
    articles: '',
    made: '',
    fillers: '',
    makers: String.raw`()([\p{Lu}\p{N}\p{scx=Kana}][^、。はが]{0,30}?)(?:によって|が|により)(?:開発|訓練|作成)`,
    generic: '',
    introduction: '私は|私[（(]',
    as: '',
    speaking: [],
  },
  headings: {
    judgement: '統合モデル{model}の判断',
    unchecked:
      '少なくとも一部はこのレポートを書いた2つのモデルの知識による（パネルの回答にあるとは限らない）',
    sources: '回答の出典',
    options: '選択肢',
    claims: '主な主張',
    more: 'ほか{count}件（JSON）',
    moreClaims: 'ほか{count}件（JSON）、いずれも「+」は{held}以下',
  },
  made: {
    simulated:
      'シミュレーション（回答：{whole}件中{answers}件、統合の呼び出し：{calls}回）：実際のモデルの代わりに組み込みのシミュレーターが答えた。サービスの動作を示すもので、モデルの考えを示すものではない。',
    asked:
      'パネル「{panel}」の{invited}モデル中{included}モデルを集計{partial}。個別に、ツールなしで質問した。',
    partial: '（不完全なパネル）',
    read: '統合：{models}{readers}{agreement}。',
    readByBoth: '。どの回答も両方が読んだ',
    readByTwo: '。どの回答もそのうち2つが読んだ',
    agreed: '（食い違いなし）',
    compared: '。当初一方だけが挙げたか両者の読み方が異なった立場は{all}件中{open}件',
    settled: 'で、未決はない',
    unsettled: 'で、{left}件が未決である',
    right: '。互いに独立に誤るとすれば、両方が見つけた立場のうち推定{share}が正しい',
    counted:
      '集計はすべてプログラムが行う。根拠となる回答の一節と、ここで省いたものはJSONにある。一致はこのパネルについての所見であり、証明ではない。',
    claims: '[1]、[2]などは主張。{included}モデルのうち、「+」は賛成、「−」は反対{mixed}。',
    mixed: '、「±」は両方または条件付き',
    workClaims:
      '[1]、[2]などは成果物についての主張。{included}件の回答のうち、「+」は当てはまる、「−」は当てはまらない{mixed}。',
    workMixed: '、「±」は一部当てはまる',
    reported: '、他者の見解として{count}',
  },
  messages: {
    marks: { colon: '：', comma: '、', semicolon: '；', brackets: '（{text}）', stop: '。', gap: '' },
    told: {
      only: '{that}唯一のモデルは{do}',
      onlyNot: '{that}唯一のモデルは{doesNot}',
      none: '{that}{whole}モデルのいずれも{doesNot}',
      both: '{that}{whole}モデルのすべてが{do}',
      all: '{that}{whole}モデルのすべてが{do}',
      one: '{that}{whole}モデルのうち{part}モデルが{do}',
      some: '{that}{whole}モデルのうち{part}モデルが{do}',
    },
    inWords: {
      all: 'モデルのすべてが{do}',
      nearlyAll: 'モデルのほぼすべてが{do}',
      most: 'モデルの過半数が{do}',
    },
    that: 'この点に触れた',
    those: 'この点に触れた',
    verbs: {
      answer: [
        '{label}と答えている',
        '{label}と答えている',
        '{label}と答えていない',
        '{label}と答えていない',
      ],
      giveThis: ['この回答をしている', 'この回答をしている', 'この回答をしていない', 'この回答をしていない'],
      agree: ['賛成している', '賛成している', '賛成していない', '賛成していない'],
      disagree: ['反対している', '反対している', '反対していない', '反対していない'],
      seeBoth: ['両面を認めている', '両面を認めている', '両面を認めてはいない', '両面を認めてはいない'],
      address: ['この点に触れている', 'この点に触れている', 'この点に触れていない', 'この点に触れていない'],
      ignore: ['この点に触れていない', 'この点に触れていない', 'この点に触れている', 'この点に触れている'],
      report: [
        '他者の見解として紹介している',
        '他者の見解として紹介している',
        '他者の見解として紹介していない',
        '他者の見解として紹介していない',
      ],
      say: ['そう述べている', 'そう述べている', 'そう述べていない', 'そう述べていない'],
      giveFigure: [
        '{what}の数値を挙げている',
        '{what}の数値を挙げている',
        '{what}の数値を挙げていない',
        '{what}の数値を挙げていない',
      ],
      share: [
        '他と共通する回答をしている',
        '他と共通する回答をしている',
        '他と共通する回答をしていない',
        '他と共通する回答をしていない',
      ],
      leaveOpen: [
        'この点を未解決としている',
        'この点を未解決としている',
        'この点を未解決としていない',
        'この点を未解決としていない',
      ],
      miss: [
        'このレポートに集計されていない',
        'このレポートに集計されていない',
        'このレポートから外れていない',
        'このレポートから外れていない',
      ],
    },
    balance: {
      of: { parts: '{that}{whole}モデルのうち{parts}である', agree: '賛成が{count}' },
      between: '、',
      disagree: '反対が{count}',
      seeBoth: '両面を認めるものが{count}',
    },
    counts: {
      silent: '残りの{count}モデルはこの点に触れていない',
      groupGives: '{count}モデルは{figures}',
      medianFigure: {
        1: '{what}の唯一の数値は{figure}である',
        other: '{what}の{count}個の数値の中央値は{figure}である',
      },
      noMajority: '過半数を得た回答はない。最も多い{label}は{whole}モデルのうち{count}モデルである',
      noneOfThese: '{count}モデルの回答は、ここで数えた回答のどれにも当たらない。',
      bestSupported: 'ほかに支持の多い主張：{statements}。',
      taskAnswer: '成果物は{count}件の回答そのものにある。',
      unopposed: { 0: '反対するモデルはない。', other: '反対するモデルはないが、{who}。' },
      opposed: '{count}モデルが反対し、{who}。',
      noAnswer: '{count}モデルは回答しなかった',
      unusable: '{count}モデルの回答は利用できなかった',
      opinions:
        '同じ開発元のモデルは似た回答をするため、これら{answers}件の回答はおよそ{count}件の独立した回答に相当する（90%区間：{low}〜{high}件）。',
    },
    texts: {
      campEqualLabs: '開発元ごとに同じ重みで数えると、{label}の割合は{share}である',
      leadEstablished: '別の開発元のモデルに聞いていても、おそらく同じ回答が最多だった',
      figuresBetween: '{low}から{high}',
      medianOf: '中央値は{median}',
      middleHalf: '中央の半分は{lower}から{upper}',
      figuresInGroups: '{what}の数値はいくつかの群に分かれる',
      nothingCounted: '集計できる回答がなかった',
      nothingShared: 'モデルに共通する回答も主張もない',
      divided: 'モデルの意見は割れている：{labels}の支持が同数である',
      nothingLabelled: 'このレポートのために回答を確実に読み取ることができず、回答も主張も集計していない。',
      tooFewLabs: '回答したモデルの開発元が少なく、{label}の優位が偶然かどうかは判断できない。',
      mightNotLead:
        '首位との差は小さく、確かとは言えない。別の開発元のモデルに聞いていれば、別の回答が首位だったかもしれない。',
      leadsOrShares: '別の開発元のモデルに聞いていても、{label}はおそらく首位か同率首位だった。',
      reasonsOf: '{label}と答えたモデルは、次の点にも賛成する傾向がある：{statements}。',
      itDepends: '場合による',
      dependsOn: '次のことによる：{factors}',
      ifThen: '{case}なら：{option}',
      recommends: '最も多い回答は{option}を勧めている。',
      task: '求められた成果物は各回答の中にあり、本レポートはそれらを比較する',
      disputed: '争点：{statement}',
      whichAnswer: 'どの回答が正しいか',
      noCommonDispute:
        '一つの主張だけでモデルが割れているわけではない。回答の違いは、何を第一に置くかにある。',
      leanFor: '{labels}と答えたモデルでは、賛成が反対を上回る。',
      leanAgainst: '{labels}と答えたモデルでは、反対が賛成を上回る。',
      splitWithin: '同じ回答をしたモデルの間でも、この点では見方が分かれる。',
      bothSides: '両面から見られている：{statement}。',
      claimWithoutWording: '文言のない主張',
      campWithoutLabel: '立場{campId}',
    },
  },
  task: {
    texts: {
      notCompared: '回答どうしの比較は行われていない。',
      limits:
        '本レポートはどの回答からも連続して{words}語を超えて引用せず、各回答に共通する点と異なる点を示す。',
      preferred: '{compared}件の回答のうち最もよいのは{model}の回答',
      preferredAmong: '比べた{compared}件の回答のうち最もよいのは{model}の回答',
      readBest: '最もよい回答を読むには：{request}',
      readAll: '各回答を読むには：{request}',
      best: '2つのモデルが{all}件の回答のうち{compared}件を2件ずつ、両方の順序で比べた（最もよい回答が勝った組：{pairs}組中{won}組、負けた組：なし）。',
      none: '際立つ回答はない。2つのモデルが{all}件のうち{compared}件を2件ずつ、両方の順序で比べた（優劣がついた組：{pairs}組中{decided}組）。',
      chosen:
        'この{compared}件は、ほかの回答も述べていることを最も多く述べているもので、残りは比べられていない。',
      for: '{model}の長所：{points}',
      against: '{model}の短所：{points}',
    },
    points: {
      correct: '正しい',
      complete: '漏れがない',
      follows_request: '求めどおり',
      clear: '明快',
      explains: '説明がある',
      safe: '安全',
      wrong: '誤りがある',
      incomplete: '漏れがある',
      off_request: '求めどおりでない',
      unclear: '分かりにくい',
      unsafe: '危険',
      unneeded: '余分が多い',
    },
  },
};
