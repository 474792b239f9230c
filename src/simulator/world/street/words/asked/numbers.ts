import type { Draw } from '../../../../../stages/play/draw.ts';
import type { PlantedLanguage, PlantedNumber } from '../../../../../stages/play/truth.ts';
import type { PositionWords } from '../topic.ts';

/** A question for a number, with the answers' ways of writing it. */
export interface NumberTopic {
  readonly question: string;
  /** What the figures are of, in the synthesizer's own words. */
  readonly whats: readonly string[];
  /** Ways to write the one unit, the question's own first. */
  readonly units: readonly string[];
  /** A larger unit in which some answers give it, and how many of the question's it is. */
  readonly other?: { readonly units: readonly string[]; readonly scale: number };
  /** The values of each camp, the lower end first. */
  readonly camps: readonly { readonly position: PositionWords; readonly from: number; readonly to: number }[];
  /** What values are multiples of. */
  readonly step: number;
  /** A value, or both ends of a range, as an answer writes them. */
  readonly written: (draw: Draw, language: PlantedLanguage, value: PlantedNumber) => string;
}

const camp = (
  [label, thesis]: readonly [string, string],
  readings: readonly string[],
  from: number,
  to: number,
) => ({
  position: { label, thesis, option: null, readings, answers: { en: [], de: [], es: [], zh: [] } },
  from,
  to,
});

/** Camps by the size of the value, worded without it, because members give different values. */
const campsOf = (
  what: string,
  low: readonly [number, number],
  mid: readonly [number, number],
  high: readonly [number, number],
) => [
  camp(
    [`A small ${what}`, `The ${what} is small, and nobody should count on more.`],
    [`Expects a small ${what}.`, `Puts the ${what} at the lower end.`],
    ...low,
  ),
  camp(
    [`A middling ${what}`, `The ${what} is neither small nor large.`],
    [`Expects a middling ${what}.`, `Puts the ${what} in the middle of what is possible.`],
    ...mid,
  ),
  camp(
    [`A large ${what}`, `The ${what} is large, and plans should reckon with it.`],
    [`Expects a large ${what}.`, `Puts the ${what} at the upper end.`],
    ...high,
  ),
];

const ranges: Readonly<Record<PlantedLanguage, readonly string[]>> = {
  en: ['{a} to {b}', '{a}–{b}', 'between {a} and {b}'],
  de: ['{a} bis {b}', '{a}–{b}', 'zwischen {a} und {b}'],
  es: ['de {a} a {b}', '{a}–{b}', 'entre {a} y {b}'],
  zh: ['{a}到{b}', '{a}–{b}', '{a}至{b}'],
};

const ranged = (draw: Draw, language: PlantedLanguage, one: string, other: string) =>
  one === other ? one : draw.pick(ranges[language]).replace('{a}', one).replace('{b}', other);

const decimal = (value: number, language: PlantedLanguage) =>
  language === 'de' || language === 'es' ? `${value}`.replace('.', ',') : `${value}`;

const grouped = (value: number, language: PlantedLanguage) =>
  `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, language === 'de' || language === 'es' ? '.' : ',');

type Names = Readonly<Record<PlantedLanguage, string>>;

/** A value whose ends are each in the question's unit or in the larger one. */
const inUnits =
  (names: Names, larger: Names): NumberTopic['written'] =>
  (draw, language, { low, high, scales: [first, second] }) => {
    const { [language]: one } = first === 1 ? names : larger;
    const { [language]: other } = second === 1 ? names : larger;
    const ends = [decimal(low / first, language), decimal(high / second, language)] as const;
    return first === second
      ? `${ranged(draw, language, ...ends)}${one}`
      : ranged(draw, language, `${ends[0]}${one}`, `${ends[1]}${other}`);
  };

export const numberTopics: readonly NumberTopic[] = [
  {
    question:
      'What percentage of its car trips can a mid-sized city replace within ten years by better streets and transit?',
    whats: [
      'Car trips replaced within ten years',
      'Part of car trips that a city can replace',
      'Car trips that shift to other means',
    ],
    units: ['%', 'percent', 'per cent', 'percent of car trips'],
    camps: campsOf('share of trips', [4, 9], [14, 24], [30, 55]),
    step: 1,
    written(draw, language, { low, high }) {
      const signs = {
        en: [' percent', ' %', '%'],
        de: [' Prozent', ' %'],
        es: [' por ciento', ' %'],
        zh: ['%'],
      };
      return `${ranged(draw, language, `${low}`, `${high}`)}${draw.pick(signs[language])}`;
    },
  },
  {
    question: 'How many euros per year should a mid-sized city spend on its streets and transit?',
    whats: [
      'Yearly spending on streets and transit',
      'What a city should spend on streets and transit',
      'Budget for streets and transit',
    ],
    units: ['euros per year', 'euros', '€ per year', 'EUR per year'],
    camps: campsOf('budget', [1_500_000, 6_000_000], [10_000_000, 25_000_000], [40_000_000, 90_000_000]),
    step: 500_000,
    written(draw, language, { low, high }) {
      if (language === 'zh') return `${ranged(draw, language, `${low / 1e4}万`, `${high / 1e4}万`)}欧元`;
      const scale = { en: ' million euros', de: ' Millionen Euro', es: ' millones de euros' }[language];
      const coin = { en: ' euros', de: ' Euro', es: ' euros' }[language];
      const short = [low, high].map((value) => decimal(value / 1e6, language)) as [string, string];
      const long = [low, high].map((value) => grouped(value, language)) as [string, string];
      return draw.chance(0.6)
        ? `${ranged(draw, language, ...short)}${scale}`
        : `${ranged(draw, language, ...long)}${coin}`;
    },
  },
  {
    question: 'How many passengers per day should the buses of a city of 200,000 people carry?',
    whats: [
      'Daily passengers of the city’s buses',
      'Passengers whom buses should carry',
      'Ridership of the city’s buses',
    ],
    units: ['passengers per day', 'passengers', 'riders per day', 'trips per day'],
    camps: campsOf('ridership', [8_000, 15_000], [22_000, 40_000], [60_000, 90_000]),
    step: 500,
    written(draw, language, { low, high }) {
      if (language === 'zh') return `${ranged(draw, language, `${low / 1e4}万`, `${high / 1e4}万`)}人次`;
      const noun = { en: ' passengers', de: ' Fahrgäste', es: ' viajeros' }[language];
      return `${ranged(draw, language, grouped(low, language), grouped(high, language))}${noun}`;
    },
  },
  {
    question: 'How many minutes should the longest bus ride within a rural district take?',
    whats: ['Longest bus ride in a district', 'Upper limit for a bus ride', 'Duration of the longest ride'],
    units: ['minutes', 'min', 'minutes per ride'],
    other: { units: ['hours', 'h'], scale: 60 },
    camps: campsOf('limit', [15, 45], [60, 105], [120, 240]),
    step: 15,
    written: inUnits(
      { en: ' minutes', de: ' Minuten', es: ' minutos', zh: '分钟' },
      { en: ' hours', de: ' Stunden', es: ' horas', zh: '小时' },
    ),
  },
  {
    question: 'How many metres from home should the next bus stop of a mid-sized city be at most?',
    whats: ['Distance to the next bus stop', 'Longest walk to a bus stop', 'Way from home to a stop'],
    units: ['metres', 'm', 'meters'],
    other: { units: ['kilometres', 'km'], scale: 1_000 },
    camps: campsOf('distance', [200, 300], [400, 700], [1_000, 2_000]),
    step: 100,
    written: inUnits(
      { en: ' metres', de: ' Meter', es: ' metros', zh: '米' },
      { en: ' kilometres', de: ' Kilometer', es: ' kilómetros', zh: '公里' },
    ),
  },
];

/** Sentences that give an answer's value as its own. */
export const estimates: Readonly<Record<PlantedLanguage, readonly string[]>> = {
  en: [
    'My estimate is {value}',
    'I would put the figure at {value}',
    '{value} is what I consider right',
    'I arrive at {value}',
  ],
  de: ['Meine Schätzung lautet {value}', 'Ich halte {value} für richtig', 'Ich komme auf {value}'],
  es: ['Mi estimación es {value}', 'Yo calculo {value}', 'Me parece correcto {value}'],
  zh: ['我的估计是{value}', '我认为{value}比较合适'],
};
