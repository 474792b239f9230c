import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('it-IT');
const quote = quotation('«', '»');

/** "è d’accordo", "sono d’accordo", "non è d’accordo" */
type Verb = readonly [one: string, many: string, not: string];
type That = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): That => (silent === 0 ? ['', ''] : [' che ne parla', ' che ne parlano']);

function told(
  part: number,
  whole: number,
  [one, many, not]: Verb,
  [oneThat, manyThat]: That = ['', ''],
): string {
  const all = `${number(whole)} modelli${manyThat}`;
  if (whole === 1) return `l’unico modello${oneThat} ${part === 1 ? one : not}`;
  if (part === 0) return `nessuno dei ${all} ${one}`;
  if (part === 2 && whole === 2) return `entrambi i modelli${manyThat} ${many}`;
  if (part === whole) return `tutti i ${all} ${many}`;
  return part === 1 ? `uno dei ${all} ${one}` : `${number(part)} dei ${all} ${many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'nessun modello',
  one: 'un solo modello',
  all: 'tutti i modelli',
  nearlyAll: 'quasi tutti i modelli',
  most: 'la maggior parte dei modelli',
  half: 'metà dei modelli',
  some: 'alcuni modelli',
  few: 'pochi modelli',
};

function toldInWords(part: number, whole: number, verb: Verb, those: That = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  return `${inWords[amountOf(part, whole)]}${those[part < 2 ? 0 : 1]} ${verb[part < 2 ? 0 : 1]}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return `${number(count)} ${count === 1 ? 'punto percentuale' : 'punti percentuali'}`;
};
const models = (count: number): string => (count === 1 ? 'un modello' : `${number(count)} modelli`);
const answer = (label: string): Verb => [
  `risponde ${quote(label)}`,
  `rispondono ${quote(label)}`,
  `non risponde ${quote(label)}`,
];
const giveIt: Verb = ['dà questa risposta', 'danno questa risposta', 'non dà questa risposta'];
const agree: Verb = ['è d’accordo', 'sono d’accordo', 'non è d’accordo'];
const disagree: Verb = ['dissente', 'dissentono', 'non dissente'];
const seeBoth: Verb = [
  'vede ragioni da entrambe le parti',
  'vedono ragioni da entrambe le parti',
  'non vede ragioni da entrambe le parti',
];
const address: Verb = ['ne parla', 'ne parlano', 'non ne parla'];
const ignore: Verb = ['non ne parla', 'non ne parlano', 'ne parla'];

function each(count: number, [one, many]: Verb): string {
  return count > 1 ? `${number(count)} ${many}` : `${count === 1 ? 'uno' : 'nessuno'} ${one}`;
}

export const italian: Messages = {
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
      : `risponde ${quote(label)} il ${percent(share)} dei ${models(whole)}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `dà questa risposta il ${percent(share)} dei ${models(whole)}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `è d’accordo il ${percent(share)} dei ${models(whole)}${addressing(silent)[1]}`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `dei ${number(whole)} modelli${addressing(silent)[1]}, ${list(parts)}`;
  },
  silent: (part) => (part === 1 ? 'l’altro non ne parla' : `gli altri ${number(part)} non ne parlano`),
  claimEqualLabs: (share) =>
    `se ogni laboratorio conta allo stesso modo, è d’accordo il ${percent(share)} di quelli che ne parlano`,
  campEqualLabs: (share, label) =>
    `se ogni laboratorio conta allo stesso modo, la quota di ${quote(label)} è pari al ${percent(share)}`,
  thisEqualLabs: (share) =>
    `se ogni laboratorio conta allo stesso modo, la quota di questa risposta è pari al ${percent(share)}`,
  labsUnknown: 'i laboratori di questi modelli non sono noti',
  holders: (part, whole) => told(part, whole, ['lo dice', 'lo dicono', 'non lo dice']),

  counted: (included, invited) => {
    if (included === invited)
      return invited === 1
        ? 'l’unico modello interpellato è contato qui'
        : `tutti i ${number(invited)} modelli interpellati sono contati qui`;
    const few = included === 1 ? 'uno' : 'nessuno';
    const some = included > 1 ? number(included) : few;
    return `${some} dei ${number(invited)} modelli interpellati ${included > 1 ? 'sono contati' : 'è contato'} qui`;
  },
  positions: (positions, unclassified) => {
    const rest =
      unclassified === 0
        ? ''
        : `, e ${models(unclassified)} non ne ${unclassified === 1 ? 'dà' : 'danno'} nessuna`;
    if (positions === 0) return 'i modelli non hanno nessuna risposta in comune';
    return positions === 1
      ? `i modelli danno una risposta${rest}`
      : `i modelli danno ${number(positions)} risposte diverse${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? 'con altri modelli sarebbe probabilmente in testa la stessa risposta'
      : 'con altri modelli potrebbe essere in testa un’altra risposta',
  noLead: 'nessuna risposta è in testa',
  noOtherAnswer: 'non c’è un’altra risposta',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [
      `dà una cifra per ${quote(what)}`,
      `danno una cifra per ${quote(what)}`,
      `non dà nessuna cifra per ${quote(what)}`,
    ]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `da ${figure(low)} a ${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `con una mediana di ${figure(median)}`,
  middleHalf: (lower, upper) => `la metà centrale tra ${figure(lower)} e ${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${count === 1 ? 'l’unica cifra' : `la mediana delle ${number(count)} cifre`} per ${quote(what)} è ${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: 'Nessuna risposta di questo panel ha potuto essere contata',
  nothingShared: 'I modelli non hanno in comune né una risposta né un’affermazione',
  divided: (labels) =>
    `I modelli sono divisi: ${list(labels.map(quote))} hanno lo stesso numero di sostenitori`,
  noMajority: (part, whole, label) =>
    `Nessuna risposta ha la maggioranza: la più frequente, ${quote(label)}, è di ${part === 1 ? 'uno' : number(part)} su ${models(whole)}`,
  nothingLabelled:
    'Nessuna risposta ha potuto essere letta per questo rapporto, che perciò non conta né risposte né affermazioni.',
  noCommonAnswer: (whole) => `${told(0, whole, ['dà', 'danno', 'non dà'])} una risposta condivisa da altri.`,
  noneOfThese: (part) => `${models(part)} non ${part === 1 ? 'dà' : 'danno'} nessuna di queste risposte.`,
  leadOpen: (label) =>
    `Hanno risposto troppo pochi laboratori per dire se il vantaggio di ${quote(label)} sia più che casuale.`,
  leadBetween: (label, behind, ahead) =>
    `Con altri laboratori, ${quote(label)} potrebbe trovarsi tra ${points(behind)} dietro la risposta successiva e ${points(ahead)} davanti.`,
  fewLabs: (labs) => `Per questo sono stati confrontati solo ${number(labs)} laboratori.`,
  reasonsOf: (label, statements) =>
    `I modelli che rispondono ${quote(label)} tendono a essere d’accordo su questo: ${statements.map(quote).join('; ')}.`,
  bestSupported: (statements) =>
    `${statements.length === 1 ? 'Un’altra affermazione condivisa' : 'Altre affermazioni condivise'}: ${statements.map(quote).join('; ')}.`,
  itDepends: 'Dipende',
  ifThen: (condition, option) => `se ${condition}: ${option}`,
  recommends: (option) => `La risposta più frequente raccomanda ${quote(option)}.`,
  task: 'Il lavoro richiesto si trova nelle risposte; questo rapporto le confronta',
  taskAnswer: (responses, words) =>
    `Per il lavoro stesso, legga ${responses === 1 ? 'la risposta' : `le ${number(responses)} risposte`}: questo rapporto non ripete più di ${number(words)} parole di seguito di nessuna. Dice che cosa hanno in comune e in che cosa differiscono.`,

  disputed: (statement) => `Controverso: ${quote(statement)}`,
  whichAnswer: 'Quale risposta è giusta',
  noCommonDispute:
    'Nessuna affermazione divide da sola i modelli. Le risposte differiscono in ciò che mettono al primo posto.',
  leanFor: (labels) => `Tra i modelli che rispondono ${list(labels.map(quote))} prevale l’accordo.`,
  leanAgainst: (labels) => `Tra i modelli che rispondono ${list(labels.map(quote))} prevale il dissenso.`,
  splitWithin: 'Su questo divergono anche modelli che danno la stessa risposta.',
  unopposed: (silent, whole) =>
    silent === 0 ? 'Nessun modello dissente.' : `Nessun modello dissente, ma ${told(silent, whole, ignore)}.`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 'dissente' : 'dissentono'}, e ${told(silent, whole, ignore)}.`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['lascia aperto questo punto', 'lasciano aperto questo punto', 'non lascia aperto questo punto'])}.`,
  bothSides: (statement) => `Visto da entrambe le parti: ${quote(statement)}.`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['non è contato in questo rapporto', 'non sono contati in questo rapporto', 'è contato in questo rapporto'])}.`,
  noAnswer: (count) => `${models(count)} non ${count === 1 ? 'ha' : 'hanno'} dato risposta`,
  unusable: (count) => `${models(count)} ${count === 1 ? 'ha' : 'hanno'} dato una risposta inutilizzabile`,

  claimWithoutWording: 'Un’affermazione senza formulazione',
  campWithoutLabel: (campId) => `Posizione ${number(campId)}`,
};
