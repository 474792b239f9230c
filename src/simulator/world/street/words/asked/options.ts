import type { InLanguages } from '../topic.ts';

export const listQuestion =
  'Which improvements to its streets and stops would you recommend to a mid-sized city?';

/** Something to recommend. */
export interface OptionSource {
  /** Its names in a synthesizer's words. */
  readonly names: readonly string[];
  readonly answers: InLanguages;
}

const option = (names: readonly string[], en: string, de: string, es: string, zh: string): OptionSource => ({
  names,
  answers: { en: [en], de: [de], es: [es], zh: [zh] },
});

export const options: readonly OptionSource[] = [
  option(
    ['bus lanes', 'lanes for buses'],
    'lanes of their own for buses',
    'Busspuren',
    'carriles bus',
    '公交专用道',
  ),
  option(
    ['school streets', 'car-free school streets'],
    'car-free streets at schools',
    'Schulstraßen',
    'calles escolares',
    '校园步行街',
  ),
  option(
    ['cargo bike hire', 'hire of cargo bikes'],
    'cargo bikes to borrow',
    'Leihlastenräder',
    'bicis de carga de alquiler',
    '货运自行车租赁',
  ),
  option(
    ['secure bike parking', 'locked bike sheds'],
    'locked sheds for bikes',
    'Fahrradgaragen',
    'aparcabicis cerrados',
    '自行车停放棚',
  ),
  option(
    ['night buses', 'buses at night'],
    'buses through the night',
    'Nachtbusse',
    'autobuses nocturnos',
    '夜班公交',
  ),
  option(
    ['street trees', 'trees along streets'],
    'rows of trees',
    'Straßenbäume',
    'árboles en las calles',
    '行道树',
  ),
  option(
    ['lower speed limits', 'reduced speed limits'],
    'a lower top speed',
    'Tempo 30',
    'límites de velocidad más bajos',
    '更低的限速',
  ),
  option(
    ['raised crossings', 'raised zebra crossings'],
    'crossings at kerb height',
    'Gehwegüberfahrten',
    'pasos elevados',
    '抬高的人行横道',
  ),
  option(
    ['live departure displays', 'real-time displays'],
    'screens with live departures',
    'Abfahrtsanzeiger',
    'paneles con horarios en vivo',
    '实时到站屏',
  ),
  option(['more benches', 'additional benches'], 'plenty of benches', 'mehr Bänke', 'más bancos', '更多长椅'),
  option(
    ['stop shelters', 'roofs over stops'],
    'roofs at every stop',
    'Wartehäuschen',
    'marquesinas',
    '候车亭',
  ),
  option(
    ['wider pavements', 'broader pavements'],
    'more room for walkers',
    'breitere Gehwege',
    'aceras más anchas',
    '更宽的人行道',
  ),
];

/** Sentences that recommend it, and that advise against it. */
export const advice: Readonly<Record<'support' | 'oppose', InLanguages>> = {
  support: {
    en: ['I would recommend {option}', 'One thing to go for: {option}', 'Put {option} on your list'],
    de: ['Ich empfehle {option}', 'Auf die Liste gehört für mich: {option}'],
    es: ['Recomiendo {option}', 'En la lista pondría {option}'],
    zh: ['我推荐{option}', '清单上应当有{option}'],
  },
  oppose: {
    en: ['I would not spend anything on {option}', 'Leave {option} off the list'],
    de: ['Abraten würde ich von Folgendem: {option}', 'Nicht auf die Liste gehört: {option}'],
    es: ['No gastaría nada en {option}', 'Dejaría fuera de la lista {option}'],
    zh: ['我不建议花钱做{option}', '清单上不该有{option}'],
  },
};

/** Clauses of a synthesizer that recommend it. */
export const ownAdvice = [
  '{option} are worth recommending',
  'a city should go for {option}',
  '{option} belong on the list of improvements',
];
