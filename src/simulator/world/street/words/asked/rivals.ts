import type { PlantedLanguage } from '../../../../../stages/play/truth.ts';
import type { InLanguages } from '../topic.ts';

export const factQuestion = 'Which city of northern Europe makes the largest share of its trips by bicycle?';

/** A city in the words of answers; a synthesizer uses its English name. */
export type City = Readonly<Record<PlantedLanguage, string>>;

const named = (name: string, zh: string): City => ({ en: name, de: name, es: name, zh });

/** Answers that exclude each other. */
export const cities: readonly City[] = [
  named('Groningen', '格罗宁根'),
  named('Münster', '明斯特'),
  named('Utrecht', '乌得勒支'),
  named('Odense', '欧登塞'),
  named('Malmö', '马尔默'),
];

/** Sentences that give a city as the answer. */
export const givings: InLanguages = {
  en: ['The city that you are looking for is {city}', 'My answer to this is {city}'],
  de: ['Die gesuchte Stadt ist {city}', 'Meine Antwort darauf lautet {city}'],
  es: ['La ciudad que buscas es {city}', 'Mi respuesta a esto es {city}'],
  zh: ['你要找的城市是{city}', '我对此的回答是{city}'],
};

/** Clauses that claim it. */
export const leadings: InLanguages = {
  en: ['in {city} the saddle is used more than anywhere else', 'nobody pedals as often as people in {city}'],
  de: ['in {city} sitzt man öfter im Sattel als anderswo', 'nirgends wird so viel geradelt wie in {city}'],
  es: ['en {city} se pedalea más que en ningún otro sitio'],
  zh: ['{city}的骑行比任何地方都多', '没有哪里像{city}那样爱骑车'],
};

/** Sentences that deny two cities at once. */
export const neithers: InLanguages = {
  en: ['It is neither {city} nor {other}, whatever one hears'],
  de: ['Es ist weder {city} noch {other}, auch wenn man es oft hört'],
  es: ['No es ni {city} ni {other}, aunque se oiga a menudo'],
  zh: ['既不是{city}，也不是{other}，虽然常有人这么说'],
};

/** Clauses of a synthesizer that claim it. */
export const ownLeadings = [
  '{city} makes the largest share of its trips by bicycle',
  'the largest share of trips by bicycle is that of {city}',
  'no city makes a larger share of its trips by bicycle than {city}',
];

/** The position that a city is the answer, as a synthesizer words it. */
export const ownGivings = ['Names {city}.', 'Gives {city} as the answer.', 'Answers that it is {city}.'];
