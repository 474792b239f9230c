import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('es-ES');
const quote = quotation('«', '»');

/** "está de acuerdo", "están de acuerdo", "no está de acuerdo" */
type Verb = readonly [one: string, many: string, not: string];
type That = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): That =>
  silent === 0 ? ['', ''] : [' que lo aborda', ' que lo abordan'];

function told(
  part: number,
  whole: number,
  [one, many, not]: Verb,
  [oneThat, manyThat]: That = ['', ''],
): string {
  const all = `los ${number(whole)} modelos${manyThat}`;
  if (whole === 1) return `el único modelo${oneThat} ${part === 1 ? one : not}`;
  if (part === 0) return `ninguno de ${all} ${one}`;
  if (part === 2 && whole === 2) return `los dos modelos${manyThat} ${many}`;
  if (part === whole) return `${all} ${many}`;
  return part === 1 ? `uno de ${all} ${one}` : `${number(part)} de ${all} ${many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'ningún modelo',
  one: 'un solo modelo',
  all: 'todos los modelos',
  nearlyAll: 'casi todos los modelos',
  most: 'la mayoría de los modelos',
  half: 'la mitad de los modelos',
  some: 'algunos modelos',
  few: 'pocos modelos',
};

function toldInWords(part: number, whole: number, verb: Verb, those: That = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  return `${inWords[amountOf(part, whole)]}${those[part < 2 ? 0 : 1]} ${verb[part < 2 ? 0 : 1]}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return `${number(count)} ${count === 1 ? 'punto porcentual' : 'puntos porcentuales'}`;
};
const models = (count: number): string => (count === 1 ? 'un modelo' : `${number(count)} modelos`);
const answer = (label: string): Verb => [
  `responde ${quote(label)}`,
  `responden ${quote(label)}`,
  `no responde ${quote(label)}`,
];
const giveIt: Verb = ['da esta respuesta', 'dan esta respuesta', 'no da esta respuesta'];
const agree: Verb = ['está de acuerdo', 'están de acuerdo', 'no está de acuerdo'];
const disagree: Verb = ['discrepa', 'discrepan', 'no discrepa'];
const seeBoth: Verb = [
  've razones en ambos lados',
  'ven razones en ambos lados',
  'no ve razones en ambos lados',
];
const address: Verb = ['lo aborda', 'lo abordan', 'no lo aborda'];
const ignore: Verb = ['no lo aborda', 'no lo abordan', 'lo aborda'];

function each(count: number, [one, many]: Verb): string {
  return count > 1 ? `${number(count)} ${many}` : `${count === 1 ? 'uno' : 'ninguno'} ${one}`;
}

export const spanish: Messages = {
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
      : `el ${percent(share)} de los ${models(whole)} ${answer(label)[0]}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `el ${percent(share)} de los ${models(whole)} ${giveIt[0]}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `el ${percent(share)} de los ${models(whole)}${addressing(silent)[1]} está de acuerdo`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `de los ${number(whole)} modelos${addressing(silent)[1]}, ${list(parts)}`;
  },
  silent: (part) => (part === 1 ? 'el otro no lo aborda' : `los otros ${number(part)} no lo abordan`),
  claimEqualLabs: (share) =>
    `si cada laboratorio cuenta lo mismo, está de acuerdo el ${percent(share)} de los que lo abordan`,
  campEqualLabs: (share, label) =>
    `si cada laboratorio cuenta lo mismo, la parte de ${quote(label)} es del ${percent(share)}`,
  thisEqualLabs: (share) =>
    `si cada laboratorio cuenta lo mismo, la parte de esta respuesta es del ${percent(share)}`,
  labsUnknown: 'no se conocen los laboratorios de estos modelos',
  holders: (part, whole) => told(part, whole, ['lo dice', 'lo dicen', 'no lo dice']),

  counted: (included, invited) => {
    if (included === invited)
      return invited === 1
        ? 'el único modelo consultado se cuenta aquí'
        : `los ${number(invited)} modelos consultados se cuentan aquí`;
    const few = included === 1 ? 'uno' : 'ninguno';
    const some = included > 1 ? number(included) : few;
    return `${some} de los ${number(invited)} modelos consultados se ${included > 1 ? 'cuentan' : 'cuenta'} aquí`;
  },
  positions: (positions, unclassified) => {
    const rest =
      unclassified === 0
        ? ''
        : `, y ${models(unclassified)} no ${unclassified === 1 ? 'da' : 'dan'} ninguna de ellas`;
    if (positions === 0) return 'los modelos no tienen ninguna respuesta en común';
    return positions === 1
      ? `los modelos dan una respuesta${rest}`
      : `los modelos dan ${number(positions)} respuestas distintas${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? 'con otros modelos iría probablemente en cabeza la misma respuesta'
      : 'con otros modelos podría ir en cabeza otra respuesta',
  noLead: 'ninguna respuesta va en cabeza',
  noOtherAnswer: 'no hay otra respuesta',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [
      `da una cifra para ${quote(what)}`,
      `dan una cifra para ${quote(what)}`,
      `no da ninguna cifra para ${quote(what)}`,
    ]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `de ${figure(low)} a ${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `con una mediana de ${figure(median)}`,
  middleHalf: (lower, upper) => `la mitad central entre ${figure(lower)} y ${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${count === 1 ? 'la única cifra' : `la mediana de las ${number(count)} cifras`} para ${quote(what)} es ${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: 'Ninguna respuesta de este panel se pudo contar',
  nothingShared: 'Los modelos no tienen en común ni una respuesta ni una afirmación',
  divided: (labels) =>
    `Los modelos están divididos: ${list(labels.map(quote))} tienen el mismo número de partidarios`,
  noMajority: (part, whole, label) =>
    `Ninguna respuesta tiene mayoría: la más frecuente, ${quote(label)}, es de ${part === 1 ? 'uno' : number(part)} de ${models(whole)}`,
  nothingLabelled:
    'Ninguna respuesta se pudo leer para este informe, que por tanto no cuenta respuestas ni afirmaciones.',
  noCommonAnswer: (whole) => `${told(0, whole, ['da', 'dan', 'no da'])} una respuesta que otros compartan.`,
  noneOfThese: (part) => `${models(part)} no ${part === 1 ? 'da' : 'dan'} ninguna de estas respuestas.`,
  leadOpen: (label) =>
    `Han respondido muy pocos laboratorios para saber si la ventaja de ${quote(label)} es más que casual.`,
  leadBetween: (label, behind, ahead) =>
    `Con otros laboratorios, ${quote(label)} podría quedar desde ${points(behind)} por detrás de la respuesta siguiente hasta ${points(ahead)} por delante.`,
  fewLabs: (labs) => `Para ello solo se han comparado ${number(labs)} laboratorios.`,
  reasonsOf: (label, statements) =>
    `Los modelos que responden ${quote(label)} suelen estar de acuerdo en esto: ${statements.map(quote).join('; ')}.`,
  bestSupported: (statements) =>
    `${statements.length === 1 ? 'Otra afirmación' : 'Otras afirmaciones'} con amplio apoyo: ${statements.map(quote).join('; ')}.`,
  itDepends: 'Depende',
  ifThen: (condition, option) => `si ${condition}: ${option}`,
  recommends: (option) => `La respuesta más frecuente recomienda ${quote(option)}.`,
  task: 'El trabajo pedido está en las respuestas; este informe las compara',
  taskAnswer: (responses, words) =>
    `Para ver el trabajo, lea ${responses === 1 ? 'la respuesta' : `las ${number(responses)} respuestas`}: este informe no repite más de ${number(words)} palabras seguidas de ninguna. Dice lo que tienen en común y en qué difieren.`,

  disputed: (statement) => `En disputa: ${quote(statement)}`,
  whichAnswer: 'Qué respuesta es la correcta',
  noCommonDispute:
    'Ninguna afirmación divide por sí sola a los modelos. Las respuestas difieren en lo que ponen primero.',
  leanFor: (labels) => `Entre los modelos que responden ${list(labels.map(quote))}, predomina el acuerdo.`,
  leanAgainst: (labels) =>
    `Entre los modelos que responden ${list(labels.map(quote))}, predomina el desacuerdo.`,
  splitWithin: 'Modelos que dan la misma respuesta difieren en esto.',
  unopposed: (silent, whole) =>
    silent === 0 ? 'Ningún modelo discrepa.' : `Ningún modelo discrepa, pero ${told(silent, whole, ignore)}.`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 'discrepa' : 'discrepan'}, y ${told(silent, whole, ignore)}.`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['lo deja abierto', 'lo dejan abierto', 'no lo deja abierto'])}.`,
  bothSides: (statement) => `Visto desde ambos lados: ${quote(statement)}.`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['no se cuenta en este informe', 'no se cuentan en este informe', 'se cuenta en este informe'])}.`,
  noAnswer: (count) => `${models(count)} no ${count === 1 ? 'dio' : 'dieron'} respuesta`,
  unusable: (count) => `${models(count)} ${count === 1 ? 'dio' : 'dieron'} una respuesta que no se pudo usar`,

  claimWithoutWording: 'Una afirmación sin enunciado',
  campWithoutLabel: (campId) => `Posición ${number(campId)}`,
};
