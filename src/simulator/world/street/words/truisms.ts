import type { InLanguages } from './topic.ts';

/** Statements that nobody would deny, or gain by reading. */
export const truisms: readonly { readonly own: readonly string[]; readonly answers: InLanguages }[] = [
  {
    own: ['careful planning is important', 'good planning matters', 'planning deserves care'],
    answers: {
      en: ['good planning is important', 'it pays to plan with care'],
      de: ['gute Planung ist wichtig'],
      es: ['una buena planificación es importante'],
      zh: ['做好规划很重要'],
    },
  },
  {
    own: ['public money is limited', 'a city has only so much money', 'budgets have their limits'],
    answers: {
      en: ['public money is limited', 'no town has money without end'],
      de: ['öffentliches Geld ist begrenzt'],
      es: ['el dinero público es limitado'],
      zh: ['公共资金是有限的'],
    },
  },
  {
    own: ['every city is different', 'cities differ from one another', 'no two cities are alike'],
    answers: {
      en: ['every town has its own conditions', 'each place is a case of its own'],
      de: ['jede Stadt hat ihre Eigenheiten'],
      es: ['cada ciudad tiene sus condiciones'],
      zh: ['每个城市都有自己的情况'],
    },
  },
];
