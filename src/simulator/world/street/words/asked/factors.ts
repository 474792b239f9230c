import type { InLanguages } from '../topic.ts';

/** What an answer says that it depends on, without saying what it would choose. */
export interface FactorSource {
  /** In the synthesizer's own words, each for the same. */
  readonly names: readonly string[];
  readonly answers: InLanguages;
}

export const factors: readonly FactorSource[] = [
  {
    names: ['the budget', 'how much the city can spend', 'the money at hand'],
    answers: {
      en: ['Much turns on what the treasury can bear', 'How full the purse is decides a good deal'],
      de: ['Viel hängt davon ab, was die Kasse hergibt'],
      es: ['Mucho depende de lo que aguante la caja municipal'],
      zh: ['这在很大程度上要看财政状况'],
    },
  },
  {
    names: ['the climate', 'the weather over the year'],
    answers: {
      en: ['Snow and heat weigh in as well', 'It also matters how harsh the winters are'],
      de: ['Auch Schnee und Hitze spielen hinein'],
      es: ['También cuentan la nieve y el calor'],
      zh: ['当地冬夏的冷热也有影响'],
    },
  },
  {
    names: ['the terrain', 'how hilly the city is'],
    answers: {
      en: ['Slopes change the picture', 'On this the lie of the land has its say'],
      de: ['Steigungen verändern das Bild'],
      es: ['Las cuestas cambian el panorama'],
      zh: ['坡度大小会改变结论'],
    },
  },
  {
    names: ['political support', 'the backing of the council'],
    answers: {
      en: ['The mood in the town hall matters too', 'A good deal hangs on who governs'],
      de: ['Auch die Stimmung im Rathaus zählt'],
      es: ['También importa el ambiente en el ayuntamiento'],
      zh: ['市政厅的态度也很关键'],
    },
  },
];
