import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('zh-CN');
const quote = quotation('“', '”');

/** Left out where every model addresses it. */
const addressing = (silent: number): string => (silent === 0 ? '' : '提到这一点的');

/** 12个模型中有8个同意，全部12个模型都同意，12个模型中没有一个同意 */
function told(part: number, whole: number, verb: string, those = ''): string {
  const all = `${those}${number(whole)}个模型`;
  if (whole === 1) return `${those}唯一模型${part === 1 ? '' : '不'}${verb}`;
  if (part === 0) return `${all}中没有一个${verb}`;
  return part === whole ? `${all}全部${verb}` : `${all}中有${number(part)}个${verb}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: '没有一个模型',
  one: '只有一个模型',
  all: '所有模型都',
  nearlyAll: '几乎所有模型都',
  most: '大多数模型',
  half: '半数模型',
  some: '部分模型',
  few: '少数模型',
};

function toldInWords(part: number, whole: number, verb: string, those = ''): string {
  if (whole === 1) return told(part, whole, verb, those);
  const amount = inWords[amountOf(part, whole)];
  return those === '' ? `${amount}${verb}` : `${those}模型中，${amount}${verb}`;
}

const points = (share: number): string => `${number(Math.round(share * 100))}个百分点`;
const models = (count: number): string => `${number(count)}个模型`;
const answer = (label: string): string => `回答${quote(label)}`;
const giveIt = '给出这一回答';
const agree = '表示同意';
const disagree = '表示反对';
const seeBoth = '认为双方都有道理';
const ignore = '没有提到这一点';

const each = (count: number, verb: string): string =>
  count === 0 ? `没有一个${verb}` : `${number(count)}个${verb}`;

export const chinese: Messages = {
  quote,
  list,
  colon: '：',
  comma: '，',
  semicolon: '；',
  brackets: (text) => `（${text}）`,
  stop: '。',
  gap: '',

  campHolders: (part, whole, label) => told(part, whole, answer(label)),
  campInWords: (part, whole, label) => toldInWords(part, whole, answer(label)),
  campShare: (share, whole, label) =>
    whole === 1 ? told(share, 1, answer(label)) : `${models(whole)}中有${percent(share)}${answer(label)}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `${models(whole)}中有${percent(share)}${giveIt}`,

  reach: (part, whole) => told(part, whole, '提到这一点'),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${addressing(silent)}${models(whole)}中有${percent(share)}${agree}`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `${addressing(silent)}${models(whole)}中，${parts.join('，')}`;
  },
  silent: (part) => `其余${models(part)}没有提到这一点`,
  claimEqualLabs: (share) => `如果每个实验室权重相同，提到这一点的模型中有${percent(share)}表示同意`,
  campEqualLabs: (share, label) => `如果每个实验室权重相同，${quote(label)}的占比为${percent(share)}`,
  thisEqualLabs: (share) => `如果每个实验室权重相同，这一回答的占比为${percent(share)}`,
  labsUnknown: '这些模型所属的实验室不明',
  holders: (part, whole) => told(part, whole, '这样说'),

  counted: (included, invited) => told(included, invited, '计入本报告', '受询问的'),
  positions: (positions, unclassified) => {
    const rest = unclassified === 0 ? '' : `，另有${models(unclassified)}不属于其中任何一种`;
    return positions === 0 ? '各模型没有共同的回答' : `各模型给出${number(positions)}种回答${rest}`;
  },
  lead: (isEstablished) =>
    `换成其他模型，领先的${isEstablished ? '很可能仍是同一种回答' : '可能是另一种回答'}`,
  noLead: '没有哪种回答领先',
  noOtherAnswer: '没有其他回答',

  figure,
  giveFigures: (part, whole, what) => told(part, whole, `给出了${quote(what)}的数值`),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `从${figure(low)}到${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `中位数为${figure(median)}`,
  middleHalf: (lower, upper) => `居中的一半从${figure(lower)}到${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${quote(what)}的${count === 1 ? '唯一数值' : `${number(count)}个数值的中位数`}是${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: '本次没有任何回答可以计入',
  nothingShared: '各模型既没有共同的回答，也没有共同的论点',
  divided: (labels) => `各模型意见不一：${list(labels.map(quote))}的支持者一样多`,
  noMajority: (part, whole, label) =>
    `没有一种回答过半：最常见的${quote(label)}来自${number(whole)}个模型中的${number(part)}个`,
  nothingLabelled: '本报告未能读取任何回答，因此没有统计回答和论点。',
  noCommonAnswer: (whole) => `${told(0, whole, '给出与其他模型相同的回答')}。`,
  noneOfThese: (part) => `另有${models(part)}的回答不属于以上任何一种。`,
  leadOpen: (label) => `作答的实验室太少，无法判断${quote(label)}的领先是否只是偶然。`,
  leadBetween: (label, behind, ahead) =>
    `换一批实验室，${quote(label)}可能落后下一种回答${points(behind)}，也可能领先${points(ahead)}。`,
  fewLabs: (labs) => `为此只比较了${number(labs)}家实验室。`,
  reasonsOf: (label, statements) =>
    `回答${quote(label)}的模型往往也同意：${statements.map(quote).join('；')}。`,
  bestSupported: (statements) => `其他支持较多的论点：${statements.map(quote).join('；')}。`,
  itDepends: '视情况而定',
  ifThen: (condition, option) => `如果${condition}：${option}`,
  recommends: (option) => `最常见的回答建议${quote(option)}。`,
  task: '所求的成果在各个回答之中，本报告对它们加以比较',
  taskAnswer: (responses, words) =>
    `请直接阅读这${number(responses)}个回答：本报告对任何一个的连续引用都不超过${number(words)}个词，只说明它们的共同之处和不同之处。`,

  disputed: (statement) => `有争议：${quote(statement)}`,
  whichAnswer: '哪一种回答正确',
  noCommonDispute: '没有哪一个论点单独使各模型产生分歧。各种回答的不同在于它们首先看重什么。',
  leanFor: (labels) => `在回答${list(labels.map(quote))}的模型中，同意的多于反对的。`,
  leanAgainst: (labels) => `在回答${list(labels.map(quote))}的模型中，反对的多于同意的。`,
  splitWithin: '给出同一回答的模型在这一点上看法不同。',
  unopposed: (silent, whole) =>
    silent === 0 ? '没有模型反对。' : `没有模型反对，但${told(silent, whole, ignore)}。`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}。`
      : `${models(opposing)}${disagree}，${told(silent, whole, ignore)}。`,
  leftOpen: (part, whole) => `${told(part, whole, '认为这一点尚无定论')}。`,
  bothSides: (statement) => `两面来看：${quote(statement)}。`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}。`,
  notCounted: (part, whole) => `${told(part, whole, '未计入本报告')}。`,
  noAnswer: (count) => `${models(count)}没有给出回答`,
  unusable: (count) => `${models(count)}的回答无法使用`,

  claimWithoutWording: '一个没有表述的论点',
  campWithoutLabel: (campId) => `立场${number(campId)}`,
};
