import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('de-DE');
const quote = quotation('„', '“');

/** "stimmt zu", "stimmen zu", "stimmt nicht zu" */
type Verb = readonly [one: string, many: string, not: string];
type That = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): That =>
  silent === 0 ? ['', ''] : [', das darauf eingeht,', ', die darauf eingehen,'];

function told(
  part: number,
  whole: number,
  [one, many, not]: Verb,
  [oneThat, manyThat]: That = ['', ''],
): string {
  const all = `${number(whole)} Modelle${manyThat}`;
  if (whole === 1) return `das einzige Modell${oneThat} ${part === 1 ? one : not}`;
  if (part === 0) return `keines der ${all} ${one}`;
  if (part === 2 && whole === 2) return `beide Modelle${manyThat} ${many}`;
  if (part === whole) return `alle ${all} ${many}`;
  return part === 1 ? `eines der ${all} ${one}` : `${number(part)} der ${all} ${many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'keines der Modelle',
  one: 'ein Modell',
  all: 'alle Modelle',
  nearlyAll: 'fast alle Modelle',
  most: 'die meisten Modelle',
  half: 'die Hälfte der Modelle',
  some: 'einige Modelle',
  few: 'wenige Modelle',
};

function toldInWords(part: number, whole: number, verb: Verb, those: That = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  const amount = amountOf(part, whole);
  const [one, many] = verb;
  const isSingular = amount === 'none' || amount === 'one' || amount === 'half';
  return `${inWords[amount]}${those[amount === 'one' ? 0 : 1]} ${isSingular ? one : many}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return count === 1 ? 'einem Prozentpunkt' : `${number(count)} Prozentpunkten`;
};
const models = (count: number): string => (count === 1 ? 'ein Modell' : `${number(count)} Modelle`);
const answer = (label: string): Verb => [
  `antwortet ${quote(label)}`,
  `antworten ${quote(label)}`,
  `antwortet nicht ${quote(label)}`,
];
const giveIt: Verb = ['gibt diese Antwort', 'geben diese Antwort', 'gibt diese Antwort nicht'];
const agree: Verb = ['stimmt zu', 'stimmen zu', 'stimmt nicht zu'];
const disagree: Verb = ['widerspricht', 'widersprechen', 'widerspricht nicht'];
const seeBoth: Verb = ['sieht beide Seiten', 'sehen beide Seiten', 'sieht nicht beide Seiten'];
const address: Verb = ['geht darauf ein', 'gehen darauf ein', 'geht nicht darauf ein'];
const ignore: Verb = ['geht nicht darauf ein', 'gehen nicht darauf ein', 'geht darauf ein'];

function each(count: number, [one, many]: Verb): string {
  return count > 1 ? `${number(count)} ${many}` : `${count === 1 ? 'eines' : 'keines'} ${one}`;
}

export const german: Messages = {
  quote,
  list,
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  brackets: (text) => ` (${text})`,
  stop: '.',
  gap: ' ',

  campHolders: (part, whole, label) => told(part, whole, answer(label)),
  campInWords: (part, whole, label) => toldInWords(part, whole, answer(label)),
  campShare: (share, whole, label) =>
    whole === 1
      ? told(share, 1, answer(label))
      : `${percent(share)} der ${models(whole)} ${answer(label)[1]}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `${percent(share)} der ${models(whole)} ${giveIt[1]}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${percent(share)} der ${models(whole)}${addressing(silent)[1]} stimmen zu`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const first =
      supporting > 1 ? `stimmen ${number(supporting)} zu` : `stimmt ${supporting ? 'eines' : 'keines'} zu`;
    const parts = [first, each(opposing, disagree), ...(mixed > 0 ? [each(mixed, seeBoth)] : [])];
    return `von den ${number(whole)} Modellen${addressing(silent)[1]} ${list(parts)}`;
  },
  silent: (part) =>
    part === 1 ? 'das andere geht nicht darauf ein' : `die anderen ${number(part)} gehen nicht darauf ein`,
  claimEqualLabs: (share) =>
    `zählt jedes Labor gleich viel, stimmen ${percent(share)} derer zu, die darauf eingehen`,
  campEqualLabs: (share, label) =>
    `zählt jedes Labor gleich viel, liegt der Anteil von ${quote(label)} bei ${percent(share)}`,
  thisEqualLabs: (share) =>
    `zählt jedes Labor gleich viel, liegt der Anteil dieser Antwort bei ${percent(share)}`,
  labsUnknown: 'die Labore dieser Modelle sind nicht bekannt',
  holders: (part, whole) => told(part, whole, ['sagt das', 'sagen das', 'sagt das nicht']),

  counted: (included, invited) => {
    if (included === invited)
      return invited === 1
        ? 'das einzige gefragte Modell ist hier gezählt'
        : `alle ${number(invited)} gefragten Modelle sind hier gezählt`;
    const some = included > 1 ? `${number(included)} der` : `${included === 1 ? 'eines' : 'keines'} der`;
    return `${some} ${number(invited)} gefragten Modelle ${included > 1 ? 'sind' : 'ist'} hier gezählt`;
  },
  positions: (positions, unclassified) => {
    const rest =
      unclassified === 0
        ? ''
        : `, und ${models(unclassified)} ${unclassified === 1 ? 'gibt' : 'geben'} keine davon`;
    if (positions === 0) return 'die Modelle haben keine gemeinsame Antwort';
    return positions === 1
      ? `die Modelle geben eine Antwort${rest}`
      : `die Modelle geben ${number(positions)} verschiedene Antworten${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? 'mit anderen Modellen läge wohl dieselbe Antwort vorn'
      : 'mit anderen Modellen könnte eine andere Antwort vorn liegen',
  noLead: 'keine Antwort führt',
  noOtherAnswer: 'eine andere Antwort gibt es nicht',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [
      `nennt eine Zahl für ${quote(what)}`,
      `nennen eine Zahl für ${quote(what)}`,
      `nennt keine Zahl für ${quote(what)}`,
    ]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `von ${figure(low)} bis ${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `im Median ${figure(median)}`,
  middleHalf: (lower, upper) => `die Hälfte davon zwischen ${figure(lower)} und ${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${count === 1 ? 'die einzige Zahl' : `der Median der ${number(count)} Zahlen`} für ${quote(what)} ist ${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: 'Keine Antwort dieses Panels konnte gezählt werden',
  nothingShared: 'Die Modelle haben weder eine Antwort noch eine Aussage gemeinsam',
  divided: (labels) =>
    `Die Modelle sind geteilter Meinung: ${list(labels.map(quote))} haben gleich viele Anhänger`,
  noMajority: (part, whole, label) =>
    `Keine Antwort hat eine Mehrheit: die häufigste, ${quote(label)}, kommt von ${part === 1 ? 'einem' : number(part)} von ${number(whole)} Modellen`,
  nothingLabelled:
    'Keine Antwort konnte für diesen Bericht gelesen werden; er zählt daher weder Antworten noch Aussagen.',
  noCommonAnswer: (whole) =>
    `${told(0, whole, ['gibt', 'geben', 'gibt nicht'])} eine Antwort, die andere teilen.`,
  noneOfThese: (part) => `${models(part)} ${part === 1 ? 'gibt' : 'geben'} keine dieser Antworten.`,
  leadOpen: (label) =>
    `Zu wenige Labore haben geantwortet, um zu sagen, ob der Vorsprung von ${quote(label)} mehr als Zufall ist.`,
  leadBetween: (label, behind, ahead) =>
    `Mit anderen Laboren könnte ${quote(label)} zwischen ${points(behind)} hinter und ${points(ahead)} vor der nächsten Antwort liegen.`,
  fewLabs: (labs) => `Dafür wurden nur ${number(labs)} Labore verglichen.`,
  reasonsOf: (label, statements) =>
    `Modelle, die ${quote(label)} antworten, stimmen meist auch dem zu: ${statements.map(quote).join('; ')}.`,
  bestSupported: (statements) =>
    `${statements.length === 1 ? 'Eine weitere Aussage' : 'Weitere Aussagen'} mit breiter Zustimmung: ${statements.map(quote).join('; ')}.`,
  itDepends: 'Es kommt darauf an',
  ifThen: (condition, option) => `wenn ${condition}: ${option}`,
  recommends: (option) => `Die häufigste Antwort empfiehlt ${quote(option)}.`,
  task: 'Das Verlangte steht in den Antworten; dieser Bericht vergleicht sie',
  taskAnswer: (responses, words) =>
    `Das Verlangte selbst steht in ${responses === 1 ? 'der Antwort' : `den ${number(responses)} Antworten`}: Dieser Bericht wiederholt aus keiner mehr als ${number(words)} Wörter am Stück. Er sagt, was sie gemeinsam haben und worin sie sich unterscheiden.`,

  disputed: (statement) => `Umstritten: ${quote(statement)}`,
  whichAnswer: 'Welche Antwort richtig ist',
  noCommonDispute:
    'Keine einzelne Aussage trennt die Modelle. Die Antworten unterscheiden sich darin, was sie voranstellen.',
  leanFor: (labels) =>
    `Unter den Modellen, die ${list(labels.map(quote))} antworten, überwiegt die Zustimmung.`,
  leanAgainst: (labels) =>
    `Unter den Modellen, die ${list(labels.map(quote))} antworten, überwiegt der Widerspruch.`,
  splitWithin: 'Modelle mit derselben Antwort sind hierin verschiedener Meinung.',
  unopposed: (silent, whole) =>
    silent === 0
      ? 'Kein Modell widerspricht.'
      : `Kein Modell widerspricht, doch ${told(silent, whole, ignore)}.`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 'widerspricht' : 'widersprechen'}, und ${told(silent, whole, ignore)}.`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['lässt das offen', 'lassen das offen', 'lässt das nicht offen'])}.`,
  bothSides: (statement) => `Von beiden Seiten gesehen: ${quote(statement)}.`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['ist in diesem Bericht nicht gezählt', 'sind in diesem Bericht nicht gezählt', 'ist gezählt'])}.`,
  noAnswer: (count) => `${models(count)} ${count === 1 ? 'gab' : 'gaben'} keine Antwort`,
  unusable: (count) =>
    `${models(count)} ${count === 1 ? 'gab' : 'gaben'} eine Antwort, die nicht zu verwenden war`,

  claimWithoutWording: 'Eine Aussage ohne Wortlaut',
  campWithoutLabel: (campId) => `Position ${number(campId)}`,
};
