import { type Amount, amountOf } from '../forms/amount.ts';
import { formatsOf, quotation } from '../forms/formats.ts';
import type { Messages } from './en.ts';

const { number, percent, list, figure } = formatsOf('pt-BR');
const quote = quotation('“', '”');

/** "concorda", "concordam", "não concorda" */
type Verb = readonly [one: string, many: string, not: string];
type That = readonly [one: string, many: string];

/** Left out where every model addresses it. */
const addressing = (silent: number): That =>
  silent === 0 ? ['', ''] : [' que trata disto', ' que tratam disto'];

function told(
  part: number,
  whole: number,
  [one, many, not]: Verb,
  [oneThat, manyThat]: That = ['', ''],
): string {
  const all = `${number(whole)} modelos${manyThat}`;
  if (whole === 1) return `o único modelo${oneThat} ${part === 1 ? one : not}`;
  if (part === 0) return `nenhum dos ${all} ${one}`;
  if (part === 2 && whole === 2) return `ambos os modelos${manyThat} ${many}`;
  if (part === whole) return `todos os ${all} ${many}`;
  return part === 1 ? `um dos ${all} ${one}` : `${number(part)} dos ${all} ${many}`;
}

const inWords: Readonly<Record<Amount, string>> = {
  none: 'nenhum modelo',
  one: 'um só modelo',
  all: 'todos os modelos',
  nearlyAll: 'quase todos os modelos',
  most: 'a maioria dos modelos',
  half: 'metade dos modelos',
  some: 'alguns modelos',
  few: 'poucos modelos',
};

function toldInWords(part: number, whole: number, verb: Verb, those: That = ['', '']): string {
  if (whole === 1) return told(part, whole, verb, those);
  return `${inWords[amountOf(part, whole)]}${those[part < 2 ? 0 : 1]} ${verb[part < 2 ? 0 : 1]}`;
}

const points = (share: number): string => {
  const count = Math.round(share * 100);
  return `${number(count)} ${count === 1 ? 'ponto percentual' : 'pontos percentuais'}`;
};
const models = (count: number): string => (count === 1 ? 'um modelo' : `${number(count)} modelos`);
const answer = (label: string): Verb => [
  `responde ${quote(label)}`,
  `respondem ${quote(label)}`,
  `não responde ${quote(label)}`,
];
const giveIt: Verb = ['dá esta resposta', 'dão esta resposta', 'não dá esta resposta'];
const agree: Verb = ['concorda', 'concordam', 'não concorda'];
const disagree: Verb = ['discorda', 'discordam', 'não discorda'];
const seeBoth: Verb = [
  'vê razões dos dois lados',
  'veem razões dos dois lados',
  'não vê razões dos dois lados',
];
const address: Verb = ['trata disto', 'tratam disto', 'não trata disto'];
const ignore: Verb = ['não trata disto', 'não tratam disto', 'trata disto'];

function each(count: number, [one, many]: Verb): string {
  return count > 1 ? `${number(count)} ${many}` : `${count === 1 ? 'um' : 'nenhum'} ${one}`;
}

export const portuguese: Messages = {
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
      : `${percent(share)} dos ${models(whole)} ${answer(label)[1]}`,
  thisHolders: (part, whole) => told(part, whole, giveIt),
  thisInWords: (part, whole) => toldInWords(part, whole, giveIt),
  thisShare: (share, whole) =>
    whole === 1 ? told(share, 1, giveIt) : `${percent(share)} dos ${models(whole)} ${giveIt[1]}`,

  reach: (part, whole) => told(part, whole, address),
  support: (part, whole, silent) => told(part, whole, agree, addressing(silent)),
  opposition: (part, whole, silent) => told(part, whole, disagree, addressing(silent)),
  inWords: (part, whole, silent) => toldInWords(part, whole, agree, addressing(silent)),
  share: (share, whole, silent) =>
    whole === 1
      ? told(share, 1, agree, addressing(silent))
      : `${percent(share)} dos ${models(whole)}${addressing(silent)[1]} concordam`,
  balance: (whole, supporting, opposing, mixed, silent) => {
    if (whole === 1 && supporting === 1) return told(1, 1, agree, addressing(silent));
    if (whole === 1) return told(1, 1, opposing === 1 ? disagree : seeBoth, addressing(silent));
    const parts = [
      each(supporting, agree),
      each(opposing, disagree),
      ...(mixed > 0 ? [each(mixed, seeBoth)] : []),
    ];
    return `dos ${number(whole)} modelos${addressing(silent)[1]}, ${list(parts)}`;
  },
  silent: (part) => (part === 1 ? 'o outro não trata disto' : `os outros ${number(part)} não tratam disto`),
  claimEqualLabs: (share) =>
    `se cada laboratório conta o mesmo, concordam ${percent(share)} dos que tratam disto`,
  campEqualLabs: (share, label) =>
    `se cada laboratório conta o mesmo, a parte de ${quote(label)} é de ${percent(share)}`,
  thisEqualLabs: (share) =>
    `se cada laboratório conta o mesmo, a parte desta resposta é de ${percent(share)}`,
  labsUnknown: 'os laboratórios destes modelos não são conhecidos',
  holders: (part, whole) => told(part, whole, ['diz isto', 'dizem isto', 'não diz isto']),

  counted: (included, invited) => {
    if (included === invited)
      return invited === 1
        ? 'o único modelo consultado está contado aqui'
        : `todos os ${number(invited)} modelos consultados estão contados aqui`;
    const few = included === 1 ? 'um' : 'nenhum';
    const some = included > 1 ? number(included) : few;
    return `${some} dos ${number(invited)} modelos consultados ${included > 1 ? 'estão contados' : 'está contado'} aqui`;
  },
  positions: (positions, unclassified) => {
    const rest =
      unclassified === 0
        ? ''
        : `, e ${models(unclassified)} não ${unclassified === 1 ? 'dá' : 'dão'} nenhuma delas`;
    if (positions === 0) return 'os modelos não têm nenhuma resposta em comum';
    return positions === 1
      ? `os modelos dão uma resposta${rest}`
      : `os modelos dão ${number(positions)} respostas diferentes${rest}`;
  },
  lead: (isEstablished) =>
    isEstablished
      ? 'com outros modelos, a mesma resposta estaria provavelmente à frente'
      : 'com outros modelos, outra resposta poderia estar à frente',
  noLead: 'nenhuma resposta está à frente',
  noOtherAnswer: 'não há outra resposta',

  figure,
  giveFigures: (part, whole, what) =>
    told(part, whole, [
      `dá um número para ${quote(what)}`,
      `dão um número para ${quote(what)}`,
      `não dá nenhum número para ${quote(what)}`,
    ]),
  figureOf: (value, unit) => `${figure(value)} ${unit}`.trim(),
  figuresBetween: (low, high, unit) => `de ${figure(low)} a ${figure(high)} ${unit}`.trim(),
  medianOf: (median) => `com mediana de ${figure(median)}`,
  middleHalf: (lower, upper) => `a metade central entre ${figure(lower)} e ${figure(upper)}`,
  medianFigure: (count, what, median, unit) =>
    `${count === 1 ? 'o único número' : `a mediana dos ${number(count)} números`} para ${quote(what)} é ${`${figure(median)} ${unit}`.trim()}`,

  nothingCounted: 'Nenhuma resposta deste painel pôde ser contada',
  nothingShared: 'Os modelos não têm em comum nem uma resposta nem uma afirmação',
  divided: (labels) => `Os modelos estão divididos: ${list(labels.map(quote))} têm o mesmo número de adeptos`,
  noMajority: (part, whole, label) =>
    `Nenhuma resposta tem maioria: a mais frequente, ${quote(label)}, é de ${part === 1 ? 'um' : number(part)} de ${models(whole)}`,
  nothingLabelled:
    'Nenhuma resposta pôde ser lida para este relatório, que por isso não conta respostas nem afirmações.',
  noCommonAnswer: (whole) =>
    `${told(0, whole, ['dá', 'dão', 'não dá'])} uma resposta que outros compartilhem.`,
  noneOfThese: (part) => `${models(part)} não ${part === 1 ? 'dá' : 'dão'} nenhuma destas respostas.`,
  leadOpen: (label) =>
    `Responderam poucos laboratórios para saber se a vantagem de ${quote(label)} se deve a mais do que ao acaso.`,
  leadBetween: (label, behind, ahead) =>
    `Com outros laboratórios, ${quote(label)} poderia ficar entre ${points(behind)} atrás da resposta seguinte e ${points(ahead)} à frente dela.`,
  fewLabs: (labs) => `Para isso foram comparados apenas ${number(labs)} laboratórios.`,
  reasonsOf: (label, statements) =>
    `Os modelos que respondem ${quote(label)} costumam concordar nisto: ${statements.map(quote).join('; ')}.`,
  bestSupported: (statements) =>
    `${statements.length === 1 ? 'Outra afirmação' : 'Outras afirmações'} com amplo apoio: ${statements.map(quote).join('; ')}.`,
  itDepends: 'Depende',
  ifThen: (condition, option) => `se ${condition}: ${option}`,
  recommends: (option) => `A resposta mais frequente recomenda ${quote(option)}.`,
  task: 'O trabalho pedido está nas respostas; este relatório compara-as',
  taskAnswer: (responses, words) =>
    `Para ver o trabalho, leia ${responses === 1 ? 'a resposta' : `as ${number(responses)} respostas`}: este relatório não repete mais de ${number(words)} palavras seguidas de nenhuma. Diz o que têm em comum e em que diferem.`,

  disputed: (statement) => `Em disputa: ${quote(statement)}`,
  whichAnswer: 'Qual resposta é a correta',
  noCommonDispute:
    'Nenhuma afirmação divide por si só os modelos. As respostas diferem no que põem em primeiro lugar.',
  leanFor: (labels) => `Entre os modelos que respondem ${list(labels.map(quote))}, predomina o acordo.`,
  leanAgainst: (labels) =>
    `Entre os modelos que respondem ${list(labels.map(quote))}, predomina o desacordo.`,
  splitWithin: 'Modelos que dão a mesma resposta divergem nisto.',
  unopposed: (silent, whole) =>
    silent === 0 ? 'Nenhum modelo discorda.' : `Nenhum modelo discorda, mas ${told(silent, whole, ignore)}.`,
  opposed: (opposing, silent, whole) =>
    silent === 0
      ? `${told(opposing, whole, disagree)}.`
      : `${models(opposing)} ${opposing === 1 ? 'discorda' : 'discordam'}, e ${told(silent, whole, ignore)}.`,
  leftOpen: (part, whole) =>
    `${told(part, whole, ['deixa isto em aberto', 'deixam isto em aberto', 'não deixa isto em aberto'])}.`,
  bothSides: (statement) => `Visto dos dois lados: ${quote(statement)}.`,
  seeBothSides: (part, whole, silent) => `${told(part, whole, seeBoth, addressing(silent))}.`,
  notCounted: (part, whole) =>
    `${told(part, whole, ['não está contado neste relatório', 'não estão contados neste relatório', 'está contado neste relatório'])}.`,
  noAnswer: (count) => `${models(count)} não ${count === 1 ? 'deu' : 'deram'} resposta`,
  unusable: (count) =>
    `${models(count)} ${count === 1 ? 'deu' : 'deram'} uma resposta que não pôde ser usada`,

  claimWithoutWording: 'Uma afirmação sem enunciado',
  campWithoutLabel: (campId) => `Posição ${number(campId)}`,
};
