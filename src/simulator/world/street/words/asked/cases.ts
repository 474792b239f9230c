import type { InLanguages, PositionWords } from '../topic.ts';

/** The question of panels whose answers depend on conditions. */
export const conditionalQuestion =
  'What should a city fund first, frequent buses, cycle tracks, road pricing or local trials, and on what does this depend?';

/** A case for which an answer makes another choice. */
export interface CaseSource {
  /** The case and the choice in the synthesizer's own words, each for the same. */
  readonly ifs: readonly string[];
  readonly options: readonly string[];
  readonly answers: InLanguages;
}

/** The position of answers that choose by case. */
export const dependingPosition: PositionWords = {
  label: 'It depends on the city',
  thesis:
    'No order holds for every city. What comes first follows from its density, its habits and its parking.',
  option: null,
  readings: [
    'Makes the choice depend on what the city is like.',
    'Gives another order for each kind of city.',
    'Chooses by the circumstances of the place.',
  ],
  answers: {
    en: ['That depends on the town', 'My answer differs from one kind of town to the next'],
    de: ['Das hängt von der Stadt ab', 'Meine Antwort richtet sich nach der Art der Stadt'],
    es: ['Depende de la ciudad', 'Mi respuesta cambia según la ciudad'],
    zh: ['这取决于是什么样的城市', '不同的城市我有不同的答案'],
  },
};

const buses = ['frequent buses', 'buses that come often', 'a dense bus timetable'];
const tracks = ['cycle tracks', 'protected cycling routes'];
const pricing = ['road pricing', 'charges for cars'];
const trials = ['local trials', 'limited tests'];

/** Cases of which two each exclude each other in nearly the same words. */
export const cases: readonly CaseSource[] = [
  {
    ifs: ['the city is densely built', 'its quarters are dense', 'people live close together'],
    options: buses,
    answers: {
      en: ['Where houses stand wall to wall, I would begin with the bus'],
      de: ['Wo dicht gebaut ist, würde ich mit dem Bus beginnen'],
      es: ['Donde las casas están muy juntas, empezaría por el autobús'],
      zh: ['在房屋密集的地方，我会先办好公交'],
    },
  },
  {
    ifs: ['the city is not densely built', 'its quarters are not dense', 'people do not live close together'],
    options: trials,
    answers: {
      en: ['Where houses stand far apart, I would begin with a few pilots'],
      de: ['Wo weit auseinander gebaut ist, würde ich mit Versuchen beginnen'],
      es: ['Donde las casas están muy dispersas, empezaría por ensayos'],
      zh: ['在房屋分散的地方，我会先做试点'],
    },
  },
  {
    ifs: ['many residents already cycle', 'cycling is common', 'bicycles are in daily use'],
    options: tracks,
    answers: {
      en: ['In a town that is used to the saddle, I would pay for kerbed lanes first'],
      de: ['In einer Stadt, die das Rad kennt, kämen für mich zuerst geschützte Radwege'],
      es: ['En una ciudad que ya pedalea, pagaría primero los carriles bici'],
      zh: ['在骑车成习惯的城市，我会先修自行车道'],
    },
  },
  {
    ifs: ['few residents cycle', 'cycling is not common', 'bicycles are not in daily use'],
    options: buses,
    answers: {
      en: ['In a town where nobody is used to the saddle, I would pay for buses first'],
      de: ['In einer Stadt, die das Rad nicht kennt, kämen für mich zuerst Busse'],
      es: ['En una ciudad que no pedalea, pagaría primero los autobuses'],
      zh: ['在没人骑车的城市，我会先办公交'],
    },
  },
  {
    ifs: ['parking is scarce', 'there is little room for parking', 'drivers compete for parking'],
    options: pricing,
    answers: {
      en: ['As soon as every kerb is full of parked cars, I would charge for driving first'],
      de: ['Sobald jeder Straßenrand zugeparkt ist, würde ich zuerst das Fahren bepreisen'],
      es: ['En cuanto no quede sitio para aparcar, cobraría primero por conducir'],
      zh: ['一旦路边停满了车，我会先对开车收费'],
    },
  },
  {
    ifs: [
      'parking is not scarce',
      'there is plenty of room for parking',
      'drivers need not compete for parking',
    ],
    options: tracks,
    answers: {
      en: ['As long as the kerb has gaps to spare, I would turn them into cycleways first'],
      de: ['Solange am Straßenrand Platz bleibt, würde ich daraus zuerst Radwege machen'],
      es: ['Mientras sobre sitio junto a la acera, haría primero carriles bici'],
      zh: ['只要路边还有空位，我会先改成自行车道'],
    },
  },
];
