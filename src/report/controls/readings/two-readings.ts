import type { CountedControl } from '../common/control.ts';
import { countsOfReadings, readingsCounts, responsesIn } from './counts.ts';
import { readingsSentences } from './sentences.ts';
import { readingsWarnings } from './warnings.ts';
import { withheldStances } from './withheld-stances.ts';

/** Reading every response with two synthesizers (R-R15, R-R16, R-R21). */
export const twoReadings = {
  listed: {
    id: 'two_readings',
    label: 'Two synthesizers read every response',
    description:
      'For about half of the responses one synthesizer extracts the claims and the other one labels, for the rest it is the other way round. A stance that both find counts. One that only one finds, or on which they differ, is put to both as a yes/no question beside the sentences; if they still differ, it is attributed to nobody and counted as unresolved. The same holds for the camp that a response takes.',
  },
  member: 'reliability',
  counts: readingsCounts,
  warnings: { stances_withheld: withheldStances, ...readingsWarnings },
  sentences: { readings: readingsSentences },
  instruments: ({ asked_synthesizers: asked }) => asked,
  following: (counts, { tables }) => countsOfReadings(responsesIn(counts), tables),
} satisfies CountedControl<'reliability'>;
