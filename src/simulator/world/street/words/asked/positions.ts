import type { PositionWords } from '../topic.ts';

/** The possible positions of a panel. */
export const positions: readonly PositionWords[] = [
  {
    label: 'Buses before all else',
    thesis:
      'Public money belongs first into frequent and dependable buses. Everything else can wait until that works.',
    option: 'Fund frequent buses first',
    readings: [
      'Would fund frequent buses first.',
      'Puts dependable bus service ahead of other measures.',
      'Holds that buses deserve priority in spending.',
    ],
    answers: {
      en: [
        'I would put the first money into more buses',
        'My order is clear: buses come first',
        'Start with a bus that people can rely on',
        'More and better buses are where I would begin',
      ],
      de: [
        'Das erste Geld gehört in den Bus',
        'Ich würde mit einem dichten Bustakt beginnen',
        'Mein Vorrang gilt dem Bus',
      ],
      es: [
        'Yo empezaría por mejores autobuses',
        'El primer dinero debe ir al autobús',
        'Mi prioridad es el autobús',
      ],
      zh: ['我会先把钱投到公交上', '首先应当把公交办好', '我的首选是加密公交班次'],
    },
  },
  {
    label: 'Streets for bikes and feet',
    thesis:
      'A city should rebuild its streets for cycling and walking before it spends on vehicles of any kind.',
    option: 'Rebuild streets for cycling',
    readings: [
      'Would rebuild streets for cycling before buying vehicles.',
      'Favours walking and cycling as the first investment.',
      'Wants streets remade for people on bikes and on foot.',
    ],
    answers: {
      en: [
        'I would rebuild the streets for bicycles before anything else',
        'Give the first share to cycling and walking',
        'My pick is the bicycle, ahead of every vehicle',
        'Pavements and cycleways should be paid for first',
      ],
      de: [
        'Zuerst würde ich Straßen für Räder umbauen',
        'Mein Vorrang gilt Rad und Fuß',
        'Das Rad kommt für mich an erster Stelle',
      ],
      es: [
        'Yo reformaría primero las calles para la bicicleta',
        'La bicicleta y el peatón van primero',
        'Mi elección es la bici antes que cualquier vehículo',
      ],
      zh: ['我会先为骑行改造街道', '步行和骑行应当排在第一位', '我优先选择自行车'],
    },
  },
  {
    label: 'Price the car',
    thesis:
      'Driving and parking must carry their price first. Only with that income and that space do other measures succeed.',
    option: 'Charge for driving and parking',
    readings: [
      'Would begin by charging for driving and parking.',
      'Sees road pricing as the step that enables the others.',
      'Argues that cars must pay before anything else is funded.',
    ],
    answers: {
      en: [
        'I would begin by charging for the use of the car',
        'First put a price on driving',
        'Make motorists pay, then spend the income',
        'Pricing the car is the step I would take first',
      ],
      de: [
        'Ich würde zuerst das Autofahren bepreisen',
        'Am Anfang muss der Preis für das Auto stehen',
        'Zuerst soll das Auto bezahlen',
      ],
      es: [
        'Yo empezaría por cobrar el uso del coche',
        'Primero hay que poner precio a conducir',
        'Que pague el coche, y después se invierte',
      ],
      zh: ['我会先对用车收费', '首先要让开车付出代价', '第一步应当是给汽车定价'],
    },
  },
  {
    label: 'Try small and measure',
    thesis:
      'No measure should be rolled out before limited trials have been measured. Cities differ too much to copy one another.',
    option: 'Run measured trials',
    readings: [
      'Would run limited trials and measure them.',
      'Prefers small measured trials to a large programme.',
      'Wants evidence from local trials before any roll-out.',
    ],
    answers: {
      en: [
        'I would try everything small and measure it',
        'Run trials first, then decide',
        'Nothing large before a pilot has been counted',
        'A handful of measured pilots is my answer',
      ],
      de: [
        'Ich würde alles klein erproben und messen',
        'Erst kommt der Versuch, dann der Ausbau',
        'Meine Antwort sind gemessene Pilotprojekte',
      ],
      es: [
        'Yo lo probaría todo a pequeña escala y lo mediría',
        'Primero un ensayo, luego la decisión',
        'Mi respuesta son pilotos bien medidos',
      ],
      zh: ['我会先小规模试点并加以衡量', '先试验，再决定', '我的答案是做有数据的试点'],
    },
  },
];
