import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('fr-FR');
const quote = quotation('« ', ' »');

/** "est d’accord", "sont d’accord", "n’est pas d’accord", and behind "aucun": "n’est d’accord" */
type Verb = readonly [one: string, many: string, not: string, none: string];
type That = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): That =>
  silent === 0 ? ['', ''] : [' qui aborde ce point', ' qui abordent ce point'];

function told(part: number, whole: number, verb: Verb, [oneThat, manyThat]: That = ['', '']): string {
  const [one, many, not, none] = verb;
  const all = `${number(whole)} modèles${manyThat}`;
  if (whole === 1) return `le seul modèle${oneThat} ${part === 1 ? one : not}`;
  if (part === 0) return `aucun des ${all} ${none}`;
  if (part === 2 && whole === 2) return `les deux modèles${manyThat} ${many}`;
  if (part === whole) return `les ${all} ${many}`;
  return part === 1 ? `un des ${all} ${one}` : `${number(part)} des ${all} ${many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'aucun modèle',
  one: 'un seul modèle',
  all: 'tous les modèles',
  nearlyAll: 'presque tous les modèles',
  most: 'la plupart des modèles',
  half: 'la moitié des modèles',
  some: 'certains modèles',
  few: 'peu de modèles',
};

function toldInWords(part: number, whole: number, verb: Verb, those: That = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  const [one, many, , none] = verb;
  const amount = `${inWords[amountOf(part, whole)]}${those[part < 2 ? 0 : 1]}`;
  if (part === 0) return `${amount} ${none}`;
  return `${amount} ${part === 1 ? one : many}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return `${number(count)} point${count < 2 ? '' : 's'} de pourcentage`;
};
const models = (count: number): string => (count === 1 ? 'un modèle' : `${number(count)} modèles`);
const answer = (label: string): Verb => [
  `répond ${quote(label)}`,
  `répondent ${quote(label)}`,
  `ne répond pas ${quote(label)}`,
  `ne répond ${quote(label)}`,
];
const giveIt: Verb = [
  'donne cette réponse',
  'donnent cette réponse',
  'ne donne pas cette réponse',
  'ne donne cette réponse',
];
const agree: Verb = ['est d’accord', 'sont d’accord', 'n’est pas d’accord', 'n’est d’accord'];
const disagree: Verb = ['s’y oppose', 's’y opposent', 'ne s’y oppose pas', 'ne s’y oppose'];
const seeBoth: Verb = [
  'voit du vrai des deux côtés',
  'voient du vrai des deux côtés',
  'ne voit pas du vrai des deux côtés',
  'ne voit du vrai des deux côtés',
];
const address: Verb = ['aborde ce point', 'abordent ce point', 'n’aborde pas ce point', 'n’aborde ce point'];
const ignore: Verb = [
  'n’aborde pas ce point',
  'n’abordent pas ce point',
  'aborde ce point',
  'n’ignore ce point',
];

function each(count: number, [one, many, , none]: Verb): string {
  if (count > 1) return `${number(count)} ${many}`;
  return count === 1 ? `un seul ${one}` : `aucun ${none}`;
}

export const french: Messages = {
  quote,
  list,
  colon: ' : ',
  comma: ', ',
  semicolon: ' ; ',
  brackets: (text) => ` (${text})`,
  stop: '.',
  gap: ' ',

  campHolders: (part, whole, label) => told(part, whole, answer(label)),
  campInWords: (part, whole, label) => toldInWords(part, whole, answer(label)),
  campShare: (share, whole, label) =>
    whole === 1
      ? told(share, 1, answer(label))
      : `${percent(share)} des ${models(whole)} ${answer(label)[1]}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `${percent(share)} des ${models(whole)} ${giveIt[1]}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${percent(share)} des ${models(whole)}${addressing(silent)[1]} sont d’accord`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `sur les ${number(whole)} modèles${addressing(silent)[1]}, ${list(parts)}`;
  },
  silent: (part) =>
    part === 1 ? 'l’autre n’aborde pas ce point' : `les ${number(part)} autres n’abordent pas ce point`,
  claimEqualLabs: (share) =>
    `si chaque laboratoire pèse autant, ${percent(share)} de ceux qui abordent ce point sont d’accord`,
  campEqualLabs: (share, label) =>
    `si chaque laboratoire pèse autant, la part de ${quote(label)} est de ${percent(share)}`,
  thisEqualLabs: (share) =>
    `si chaque laboratoire pèse autant, la part de cette réponse est de ${percent(share)}`,
  labsUnknown: 'les laboratoires de ces modèles ne sont pas connus',
  holders: (part, whole) => told(part, whole, ['le dit', 'le disent', 'ne le dit pas', 'ne le dit']),

  counted: (included, invited) => {
    if (included === invited)
      return invited === 1
        ? 'le seul modèle interrogé est compté ici'
        : `les ${number(invited)} modèles interrogés sont tous comptés ici`;
    if (included === 0) return `aucun des ${number(invited)} modèles interrogés n’est compté ici`;
    return included === 1
      ? `un des ${number(invited)} modèles interrogés est compté ici`
      : `${number(included)} des ${number(invited)} modèles interrogés sont comptés ici`;
  },
  positions: (positions, unclassified) => {
    const rest =
      unclassified === 0
        ? ''
        : `, et ${models(unclassified)} n’en ${unclassified === 1 ? 'donne' : 'donnent'} aucune`;
    if (positions === 0) return 'les modèles n’ont aucune réponse en commun';
    return positions === 1
      ? `les modèles donnent une réponse${rest}`
      : `les modèles donnent ${number(positions)} réponses différentes${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? 'avec d’autres modèles, la même réponse serait sans doute en tête'
      : 'avec d’autres modèles, une autre réponse pourrait être en tête',
  noLead: 'aucune réponse n’est en tête',
  noOtherAnswer: 'il n’y a pas d’autre réponse',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [
      `donne un chiffre pour ${quote(what)}`,
      `donnent un chiffre pour ${quote(what)}`,
      `ne donne pas de chiffre pour ${quote(what)}`,
      `ne donne de chiffre pour ${quote(what)}`,
    ]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `de ${figure(low)} à ${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `avec une médiane de ${figure(median)}`,
  middleHalf: (lower, upper) => `la moitié centrale entre ${figure(lower)} et ${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${count === 1 ? 'le seul chiffre' : `la médiane des ${number(count)} chiffres`} pour ${quote(what)} est ${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: 'Aucune réponse de ce panel n’a pu être comptée',
  nothingShared: 'Les modèles n’ont en commun ni réponse ni affirmation',
  divided: (labels) => `Les modèles sont partagés : ${list(labels.map(quote))} comptent autant de partisans`,
  noMajority: (part, whole, label) =>
    `Aucune réponse n’a la majorité : la plus fréquente, ${quote(label)}, vient de ${part === 1 ? 'un' : number(part)} sur ${models(whole)}`,
  nothingLabelled:
    'Aucune réponse n’a pu être lue pour ce rapport, qui ne compte donc ni réponses ni affirmations.',
  noCommonAnswer: (whole) =>
    `${told(0, whole, ['donne', 'donnent', 'ne donne pas', 'ne donne'])} une réponse que d’autres partagent.`,
  noneOfThese: (part) => `${models(part)} ne ${part === 1 ? 'donne' : 'donnent'} aucune de ces réponses.`,
  leadOpen: (label) =>
    `Trop peu de laboratoires ont répondu pour dire si l’avance de ${quote(label)} tient à autre chose qu’au hasard.`,
  leadBetween: (label, behind, ahead) =>
    `Avec d’autres laboratoires, ${quote(label)} pourrait se situer entre ${points(behind)} derrière la réponse suivante et ${points(ahead)} devant elle.`,
  fewLabs: (labs) => `Seuls ${number(labs)} laboratoires ont été comparés pour cela.`,
  reasonsOf: (label, statements) =>
    `Les modèles qui répondent ${quote(label)} tendent à être d’accord sur ceci : ${statements.map(quote).join(' ; ')}.`,
  bestSupported: (statements) =>
    `${statements.length === 1 ? 'Une autre affirmation bien soutenue' : 'D’autres affirmations bien soutenues'} : ${statements.map(quote).join(' ; ')}.`,
  itDepends: 'Cela dépend',
  ifThen: (condition, option) => `si ${condition} : ${option}`,
  recommends: (option) => `La réponse la plus fréquente recommande ${quote(option)}.`,
  task: 'Le travail demandé se trouve dans les réponses ; ce rapport les compare',
  taskAnswer: (responses, words) =>
    `Pour le travail lui-même, lisez ${responses === 1 ? 'la réponse' : `les ${number(responses)} réponses`} : ce rapport ne reprend pas plus de ${number(words)} mots de suite d’aucune d’elles. Il dit ce qu’elles ont en commun et en quoi elles diffèrent.`,

  disputed: (statement) => `En débat : ${quote(statement)}`,
  whichAnswer: 'Quelle réponse est la bonne',
  noCommonDispute:
    'Aucune affirmation à elle seule ne divise les modèles. Les réponses diffèrent par ce qu’elles placent en premier.',
  leanFor: (labels) => `Parmi les modèles qui répondent ${list(labels.map(quote))}, l’accord l’emporte.`,
  leanAgainst: (labels) =>
    `Parmi les modèles qui répondent ${list(labels.map(quote))}, le désaccord l’emporte.`,
  splitWithin: 'Des modèles qui donnent la même réponse divergent sur ce point.',
  unopposed: (silent, whole) =>
    silent === 0
      ? 'Aucun modèle ne s’y oppose.'
      : `Aucun modèle ne s’y oppose, mais ${told(silent, whole, ignore)}.`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 's’y oppose' : 's’y opposent'}, et ${told(silent, whole, ignore)}.`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['laisse la question ouverte', 'laissent la question ouverte', 'ne laisse pas la question ouverte', 'ne laisse la question ouverte'])}.`,
  bothSides: (statement) => `Vu des deux côtés : ${quote(statement)}.`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['n’est pas compté dans ce rapport', 'ne sont pas comptés dans ce rapport', 'est compté dans ce rapport', 'n’est exclu de ce rapport'])}.`,
  noAnswer: (count) => `${models(count)} ${count === 1 ? 'n’a' : 'n’ont'} donné aucune réponse`,
  unusable: (count) => `${models(count)} ${count === 1 ? 'a' : 'ont'} donné une réponse inutilisable`,

  claimWithoutWording: 'Une affirmation sans formulation',
  campWithoutLabel: (campId) => `Position ${number(campId)}`,
};
