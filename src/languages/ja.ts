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
  conjunctions: 'が|一方',
  numbers: {
    decimalMark: '.',
    words: '',
    one: '',
    fractions: {
      '1/2': '半',
      '1/3': '三分の一',
      '2/3': '三分の二',
      '1/4': '四分の一',
      '3/4': '四分の三',
    },
    andHalf: '半',
    scales: { 2: '百', 3: '千', 4: '万', 6: '百万', 8: '億', 12: '兆' },
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
    perBehind: 'あたり 当たり 当り につき',
    names: `
      ms ミリ秒 | s 秒, 秒間 | min 分, 分間 | h 時間 | d 日, 日間 | wk 週, 週間 | mo か月, ヶ月, カ月, ヵ月, ケ月, 月, か月間 | qtr 四半期
      | yr 年, 年間 | century 世紀 | nm ナノメートル | mm ミリメートル, ミリ | cm センチメートル, センチ | m メートル | km キロメートル
      | inch インチ | ft フィート | mi マイル | ly 光年 | m2 平方メートル, 平米 | km2 平方キロメートル, 平方キロ | ha ヘクタール
      | ft2 平方フィート | acre エーカー | ml ミリリットル | l リットル | m3 立方メートル | km3 立方キロメートル | gal ガロン
      | bbl バレル | mg ミリグラム | g グラム | kg キログラム | t トン | oz オンス | J ジュール | kWh キロワット時 | kcal キロカロリー
      | calorie カロリー | W ワット | kW キロワット | MW メガワット | °C 摂氏, 摂氏度, セ氏 | °F 華氏, 華氏度 | K ケルビン | Hz ヘルツ | V ボルト
      | B バイト | dB デシベル | % パーセント, パーセントポイント | share 割合, 比率 | EUR ユーロ | USD ドル, 米ドル
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
      String.raw`私は[^、。]{0,20}(?:モデル|アシスタント|AI)|私(?:は|の名前は)[^。]{0,40}(?:開発|訓練)|と呼んで|私は[A-Za-z][\w .-]{1,30}です|(?:^|[。\n])[^。は]{0,40}(?:によって|が)(?:開発|訓練|作成)された(?:AI|モデル|アシスタント)です`,
    ],
    called: '私は|私の名前は',
    articles: '',
    made: '',
    fillers: '',
    makers: String.raw`()([\p{Lu}\p{N}\p{scx=Kana}][^、。はが]{0,30}?)(?:によって|が|により)(?:開発|訓練|作成)`,
    generic: '',
    introduction: '私は',
    as: '',
    speaking: [],
  },
  headings: {
    judgement: '統合モデル{model}の判断',
    unchecked: '2 つのモデルの知識による（パネルの回答にあるとは限らない）',
    advice: 'ここから言えること',
    sources: '回答が個々の回答から取った内容と、その出どころ',
    options: '選択肢',
    keyPoints: 'あわせて知っておきたいこと',
    positions: 'パネルの回答',
    claims: '主な主張',
    disagreements: 'モデルの意見が分かれる点',
    minority: '少数の指摘',
    uncertainties: '分かっていないこと',
    figures: '数値',
    method: 'このレポートの作成方法',
    warnings: 'このレポートの限界',
    more: 'ほか{count}件',
  },
  made: {
    asked:
      'パネル「{panel}」の{invited}モデルに、個別に、ツールなしで質問した。集計した回答は{included}件{partial}。',
    partial: '（不完全なパネル）',
    read: '統合：{models}。どの回答もそのうち 2 つが読んだ{agreement}。',
    agreed: '。両方が見つけた立場に食い違いはなかった',
    compared:
      '。{all} の立場のうち、一方だけが見つけた、または読み方が違った {open} については両方に改めて尋ねた',
    right: '。互いに独立に誤るとすれば、両方が見つけた立場のうち推定{share}が正しい',
    counted:
      '数はすべてプログラムが数え、どの立場も保存された回答の一節に基づく。モデルの一致はこのパネルについての所見であり、証明ではない。',
    claims:
      '[n]は主張：+ は賛成、− は反対、± は両面を認めるモデルの数。どのモデルがどの言葉で述べたかは、このレポートのJSONと保存された回答にある。',
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
      none: '{that}モデルのいずれも{doesNot}',
      one: '{that}モデルの1つだけが{do}',
      all: '{that}モデルのすべてが{do}',
      nearlyAll: '{that}モデルのほぼすべてが{do}',
      most: '{that}モデルの過半数が{do}',
      half: '{that}モデルの半数が{do}',
      some: '{that}モデルの一部が{do}',
      few: '{that}モデルの少数が{do}',
    },
    share: '{that}{whole}モデルの{share}が{do}',
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
      of: '{that}{whole}モデルのうち{parts}である',
      between: '、',
      agree: '賛成が{count}',
      disagree: '反対が{count}',
      seeBoth: '両面を認めるものが{count}',
    },
    asked: {
      only: '質問を受けた唯一のモデルはここに集計されている',
      all: '質問を受けた{whole}モデルのすべてがここに集計されている',
      none: '質問を受けた{whole}モデルのいずれもここに集計されていない',
      one: '質問を受けた{whole}モデルのうち{part}モデルがここに集計されている',
      some: '質問を受けた{whole}モデルのうち{part}モデルがここに集計されている',
    },
    positions: { 0: 'モデルに共通する回答はない', other: 'モデルの回答は{count}通り{rest}' },
    unclassified: { 0: 'である', other: 'で、{count}モデルはそのどれにも当たらない' },
    counts: {
      silent: '残りの{count}モデルはこの点に触れていない',
      points: '{count}ポイント',
      groupGives: '{count}モデルは{figures}',
      medianFigure: {
        1: '{what}の唯一の数値は{figure}である',
        other: '{what}の{count}個の数値の中央値は{figure}である',
      },
      noMajority: '過半数を得た回答はない。最も多い{label}は{whole}モデルのうち{count}モデルである',
      noneOfThese: '{count}モデルの回答はこのどれにも当たらない。',
      bestSupported: 'ほかに支持の多い主張：{statements}。',
      taskAnswer:
        '{count}件の回答そのものを読んでいただきたい。本レポートはどの回答からも連続して{words}語を超えて引用せず、共通する点と異なる点を示す。',
      unopposed: { 0: '反対するモデルはない。', other: '反対するモデルはないが、{who}。' },
      opposed: '{count}モデルが反対し、{who}。',
      noAnswer: '{count}モデルは回答しなかった',
      unusable: '{count}モデルの回答は利用できなかった',
    },
    texts: {
      claimEqualLabs: '開発元ごとに同じ重みで数えると、この点に触れたモデルの{share}が賛成している',
      campEqualLabs: '開発元ごとに同じ重みで数えると、{label}の割合は{share}である',
      thisEqualLabs: '開発元ごとに同じ重みで数えると、この回答の割合は{share}である',
      labsUnknown: 'これらのモデルの開発元は不明である',
      leadEstablished: '別の開発元に質問していても、おそらく同じ回答が最多だった',
      figuresBetween: '{low}から{high} {unit}',
      medianOf: '中央値は{median}',
      middleHalf: '中央の半分は{lower}から{upper}',
      figuresInGroups: '{what}の数値はいくつかの群に分かれる',
      contradictEachOther: 'これらの数値には十倍以上の開きがあり、互いに矛盾する',
      nothingCounted: '集計できる回答がなかった',
      nothingShared: 'モデルに共通する回答も主張もない',
      divided: 'モデルの意見は割れている：{labels}の支持が同数である',
      nothingLabelled: 'このレポートのために回答を確実に読み取ることができず、回答も主張も集計していない。',
      tooFewLabs: '回答した開発元が少なく、{label}の優位が偶然かどうかは判断できない。',
      leadBetween:
        '別の開発元に質問していれば、{label}は首位ではなかったかもしれず、次の回答を{behind}下回ることも{ahead}上回ることもありうる。',
      leadFromLevel:
        '別の開発元に質問していれば、{label}は首位ではなかったかもしれず、次の回答と並ぶことも{ahead}上回ることもありうる。',
      fewLabs: '比較できた開発元は{labs}社だけである。',
      opinions:
        '同じ開発元のモデルは似た回答をするため、これら{answers}件の回答はおよそ{count}件の独立した回答に相当する（{low}～{high}件）。',
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
      best: '2つのモデルが{all}件の回答のうち{compared}件を2件ずつ、両方の順序で比べ、{model}の回答を最もよいとした（勝った組：{pairs}組中{won}組、負けた組：なし）。',
      none: '際立つ回答はない。2つのモデルが{all}件のうち{compared}件を2件ずつ、両方の順序で比べた（優劣がついた組：{pairs}組中{decided}組）。',
      chosen:
        'この{compared}件は、ほかの回答も述べていることを最も多く述べているもので、残りは比べられていない。',
      for: '{model}の長所：{points}',
      against: '{model}の短所：{points}',
    },
    points: {
      correct: '正しい',
      complete: '抜けがない',
      follows_request: '求めに応えている',
      clear: '明快',
      explains: '説明がある',
      safe: '安全',
      wrong: '誤りがある',
      incomplete: '抜けがある',
      off_request: '求めに応えていない',
      unclear: 'わかりにくい',
      unsafe: '危険',
      unneeded: '余分が多い',
    },
  },
};
