import { formatsOf, quotation } from './forms/formats.ts';
import type { Messages } from './messages.ts';

// For languages without a catalogue: wordings and figures, and no word of ours. + agree, −
// disagree, ± see both sides, ↪ report it as others' view; behind a stroke stands how many are
// counted.

const { number, percent } = formatsOf('en-GB');
const digits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 15, useGrouping: 'min2' });
/** No word for a million. */
const plain = (value: number): string => digits.format(value);
const quote = quotation('“', '”');
const of = (part: number, whole: number): string => `${number(part)}/${number(whole)}`;
const quotes = (texts: readonly string[]): string => texts.map(quote).join('; ');

export const figures: Messages = {
  quote,
  list: (parts) => parts.join(', '),
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  brackets: (text) => ` (${text})`,
  stop: '.',
  gap: ' ',

  campHolders: (part, whole, label) => `${quote(label)} ${of(part, whole)}`,
  majority: (part, whole, label) => `${quote(label)} ${of(part, whole)}`,
  thisHolders: of,

  reach: of,
  support: (part, whole) => `+${of(part, whole)}`,
  opposition: (part, whole) => `−${of(part, whole)}`,
  balance: (whole, supporting, opposing, mixed) =>
    `+${of(supporting, whole)}, −${of(opposing, whole)}, ±${of(mixed, whole)}`,
  silent: (part) => `… ${number(part)}`,
  campEqualLabs: (share, label) => `${quote(label)} = ${percent(share)}`,
  reporters: (part, whole) => `↪ ${of(part, whole)}`,
  holders: (part, whole) => `+${of(part, whole)}`,

  leadEstablished: '1 > 2',

  figure: plain,
  giveFigures: (part, whole, what) => `${quote(what)} ${of(part, whole)}`,
  figureOf: (value, unit) => `${plain(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `${plain(low)} – ${plain(high)} ${unit}`.trim(),
  medianOf: (median) => `~ ${plain(median)}`,
  middleHalf: (lower, upper) => `${plain(lower)} – ${plain(upper)}`,
  figuresInGroups: quote,
  groupGives: (count, low, high, unit) =>
    `${number(count)} × ${low === high ? plain(low) : `${plain(low)}–${plain(high)}`} ${unit}`.trim(),
  medianFigure: (_count, what, median, unit) => `${quote(what)}: ${`${plain(median)} ${unit}`.trim()}`,

  nothingCounted: '0',
  nothingShared: '0',
  divided: (labels) => labels.map(quote).join(' = '),
  noMajority: (part, whole, label) => `${quote(label)} ${of(part, whole)}`,
  nothingLabelled: '0',
  noCommonAnswer: (whole) => of(0, whole),
  noneOfThese: (part) => `? ${number(part)}`,
  leadOpen: (label) => `${quote(label)} ≈ 2`,
  mightNotLead: '1 ≈ 2',
  leadsOrShares: (label) => `${quote(label)} ≥ 2`,
  opinions: (answers, count, low, high) =>
    `${number(answers)} ≈ ${number(count)} (${number(low)} – ${number(high)})`,
  reasonsOf: (label, statements) => `${quote(label)}: ${quotes(statements)}`,
  bestSupported: quotes,
  itDepends: '?',
  dependsOn: (factors) => factors.join(' / '),
  ifThen: (when, option) => `${when} → ${option}`,
  recommends: quote,
  task: '…',
  taskAnswer: number,
  notCompared: '',
  limits: () => '',
  preferred: (model, { compared }) => `${model}: 1/${number(compared)}`,
  bestResponse: ({ compared, all, pairs }, won) =>
    `1/${number(compared)}/${number(all)} (+${of(won, pairs)})`,
  noBestResponse: ({ compared, all, pairs }, decided) =>
    `0/${number(compared)}/${number(all)} (+${of(decided, pairs)})`,
  chosenResponses: () => '',
  point: () => '',
  speaks: (isFor, model, said) => `${model}: ${isFor ? '+' : '−'}${number(said.length)}`,

  disputed: (statement) => `± ${quote(statement)}`,
  whichAnswer: '?',
  noCommonDispute: '…',
  leanFor: (labels) => `${quotes(labels)}: +`,
  leanAgainst: (labels) => `${quotes(labels)}: −`,
  splitWithin: '±',
  unopposed: (silent, whole) => `−${of(0, whole)}; … ${of(silent, whole)}`,
  opposed: (opposing, silent, whole) => `−${of(opposing, whole)}; … ${of(silent, whole)}`,
  leftOpen: (part, whole) => `? ${of(part, whole)}`,
  bothSides: (statement) => `± ${quote(statement)}`,
  seeBothSides: (part, whole) => `±${of(part, whole)}`,
  notCounted: (part, whole) => `… ${of(part, whole)}`,
  noAnswer: (count) => `0: ${number(count)}`,
  unusable: (count) => `…: ${number(count)}`,

  claimWithoutWording: '…',
  campWithoutLabel: (campId) => `#${number(campId)}`,
};
