import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('ja-JP');
const quote = quotation('「', '」');

/** 賛成している, 賛成していない */
type Verb = readonly [does: string, doesNot: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): string => (silent === 0 ? '' : 'この点に触れた');

function told(part: number, whole: number, [does, doesNot]: Verb, those = ''): string {
  if (whole === 1) return `${those}唯一のモデルは${part === 1 ? does : doesNot}`;
  const all = `${those}${number(whole)}モデル`;
  if (part === 0) return `${all}のいずれも${doesNot}`;
  return part === whole ? `${all}のすべてが${does}` : `${all}のうち${number(part)}モデルが${does}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'いずれも',
  one: '1つだけが',
  all: 'すべてが',
  nearlyAll: 'ほぼすべてが',
  most: '過半数が',
  half: '半数が',
  some: '一部が',
  few: '少数が',
};

function toldInWords(part: number, whole: number, verb: Verb, those = ''): string {
  if (whole === 1) return told(part, whole, verb, those);
  return `${those}モデルの${inWords[amountOf(part, whole)]}${verb[part === 0 ? 1 : 0]}`;
}

const points = (share: number): string => `${number(Math.round(share * 100))}ポイント`;
const models = (count: number): string => `${number(count)}モデル`;
const answer = (label: string): Verb => [`${quote(label)}と答えている`, `${quote(label)}と答えていない`];
const giveIt: Verb = ['この回答をしている', 'この回答をしていない'];
const agree: Verb = ['賛成している', '賛成していない'];
const disagree: Verb = ['反対している', '反対していない'];
const seeBoth: Verb = ['両面を認めている', '両面を認めてはいない'];
const address: Verb = ['この点に触れている', 'この点に触れていない'];
const ignore: Verb = ['この点に触れていない', 'この点に触れている'];

export const japanese: Messages = {
  quote,
  list,
  colon: '：',
  comma: '、',
  semicolon: '；',
  brackets: (text) => `（${text}）`,
  stop: '。',
  gap: '',

  campHolders: (part, whole, label) => told(part, whole, answer(label)),
  campInWords: (part, whole, label) => toldInWords(part, whole, answer(label)),
  campShare: (share, whole, label) =>
    whole === 1 ? told(share, 1, answer(label)) : `${models(whole)}の${percent(share)}が${answer(label)[0]}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `${models(whole)}の${percent(share)}が${giveIt[0]}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${addressing(silent)}${models(whole)}の${percent(share)}が${agree[0]}`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      `賛成が${number(supporting)}`,
      `反対が${number(opposing)}`,
      ...(mixed > 0 ? [`両面を認めるものが${number(mixed)}`] : []),
    ];
    return `${addressing(silent)}${models(whole)}のうち${parts.join('、')}である`;
  },
  silent: (part) => `残りの${models(part)}はこの点に触れていない`,
  claimEqualLabs: (share) =>
    `研究所ごとに同じ重みで数えると、この点に触れたモデルの${percent(share)}が賛成している`,
  campEqualLabs: (share, label) =>
    `研究所ごとに同じ重みで数えると、${quote(label)}の割合は${percent(share)}である`,
  thisEqualLabs: (share) => `研究所ごとに同じ重みで数えると、この回答の割合は${percent(share)}である`,
  labsUnknown: 'これらのモデルの研究所は不明である',
  holders: (part, whole) => told(part, whole, ['そう述べている', 'そう述べていない']),

  counted: (included, invited) =>
    told(included, invited, ['ここに集計されている', 'ここに集計されていない'], '質問を受けた'),
  positions: (positions, unclassified) => {
    const rest = unclassified === 0 ? '' : `、${models(unclassified)}はそのどれにも当たらない`;
    if (positions === 0) return 'モデルに共通する回答はない';
    return unclassified === 0
      ? `モデルの回答は${number(positions)}通りである`
      : `モデルの回答は${number(positions)}通りで${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? '他のモデルであっても同じ回答が最多となる可能性が高い'
      : '他のモデルであれば別の回答が最多となるかもしれない',
  noLead: '優位に立つ回答はない',
  noOtherAnswer: '他の回答はない',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [`${quote(what)}の数値を挙げている`, `${quote(what)}の数値を挙げていない`]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `${figure(low)}から${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `中央値は${figure(median)}`,
  middleHalf: (lower, upper) => `中央の半分は${figure(lower)}から${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${quote(what)}の${count === 1 ? '唯一の数値' : `${number(count)}個の数値の中央値`}は${`${figure(median)} ${unit}`.trim()}である`,

  nothingCounted: '集計できる回答がなかった',
  nothingShared: 'モデルに共通する回答も主張もない',
  divided: (labels) => `モデルの意見は割れている：${list(labels.map(quote))}の支持が同数である`,
  noMajority: (part, whole, label) =>
    `過半数を得た回答はない。最も多い${quote(label)}は${number(whole)}モデルのうち${number(part)}モデルである`,
  nothingLabelled: 'この報告のために読み取れた回答がなく、回答も主張も集計していない。',
  noCommonAnswer: (whole) => `${told(0, whole, ['', '他と共通する回答をしていない'])}。`,
  noneOfThese: (part) => `${models(part)}の回答はこのどれにも当たらない。`,
  leadOpen: (label) => `答えた研究所が少なく、${quote(label)}の優位が偶然かどうかは判断できない。`,
  leadBetween: (label, behind, ahead) =>
    `研究所が違えば、${quote(label)}は次の回答を${points(behind)}下回ることも、${points(ahead)}上回ることもありうる。`,
  fewLabs: (labs) => `比較できた研究所は${number(labs)}か所だけである。`,
  reasonsOf: (label, statements) =>
    `${quote(label)}と答えたモデルは、次の点にも賛成する傾向がある：${statements.map(quote).join('；')}。`,
  bestSupported: (statements) => `ほかに支持の多い主張：${statements.map(quote).join('；')}。`,
  itDepends: '場合による',
  ifThen: (condition, option) => `${condition}なら：${option}`,
  recommends: (option) => `最も多い回答は${quote(option)}を勧めている。`,
  task: '求められた成果物は各回答の中にあり、本報告はそれらを比較する',
  taskAnswer: (responses, words) =>
    `${number(responses)}件の回答そのものを読んでいただきたい。本報告はどの回答からも連続して${number(words)}語を超えて引用せず、共通する点と異なる点を示す。`,

  disputed: (statement) => `争点：${quote(statement)}`,
  whichAnswer: 'どの回答が正しいか',
  noCommonDispute: '一つの主張だけでモデルが割れているわけではない。回答の違いは、何を第一に置くかにある。',
  leanFor: (labels) => `${list(labels.map(quote))}と答えたモデルでは、賛成が反対を上回る。`,
  leanAgainst: (labels) => `${list(labels.map(quote))}と答えたモデルでは、反対が賛成を上回る。`,
  splitWithin: '同じ回答をしたモデルの間でも、この点では見方が分かれる。',
  unopposed: (silent, whole) =>
    silent === 0 ? '反対するモデルはない。' : `反対するモデルはないが、${told(silent, whole, ignore)}。`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}。`
      : `${models(opposing)}が反対し、${told(silent, whole, ignore)}。`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['この点を未解決としている', 'この点を未解決としていない'])}。`,
  bothSides: (statement) => `両面から見られている：${quote(statement)}。`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}。`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['この報告に集計されていない', 'この報告から外れていない'])}。`,
  noAnswer: (count) => `${models(count)}は回答しなかった`,
  unusable: (count) => `${models(count)}の回答は利用できなかった`,

  claimWithoutWording: '文言のない主張',
  campWithoutLabel: (campId) => `立場${number(campId)}`,
};
