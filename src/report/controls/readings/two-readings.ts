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
      'One extracts, the other one labels. Where they differ, both are asked, without sight of the labels; what two readings find alike counts, the rest is on no side.',
  },
  member: 'reliability',
  counts: readingsCounts,
  warnings: { stances_withheld: withheldStances, ...readingsWarnings },
  sentences: { readings: readingsSentences },
  instruments: ({ asked_synthesizers: asked }) => asked,
  following: (counts) => countsOfReadings(responsesIn(counts)),
} satisfies CountedControl<'reliability'>;
