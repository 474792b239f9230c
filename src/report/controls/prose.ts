import type { Section } from '../../domain/run/run-messages.ts';
import type { LeftOut } from '../../findings/drafts.ts';
import { uniqueSorted } from '../../text/order.ts';
import { counted } from '../prose/wording.ts';
import type { Conditions } from '../schema/parts/control-counts.ts';
import type { CountedControl } from './common/control.ts';

export const sectionNames: Readonly<Record<Section, string>> = {
  answer: 'answer',
  disagreements: 'disagreements',
  minority_insights: 'minority insights',
  uncertainties: 'uncertainties',
};

type Counts = Conditions['prose'];
type Read = Counts['sections'];

/** Who has read the written sections, and which sentences were left out (R-R22). */
export const prose = {
  listed: {
    id: 'prose_read',
    label: 'Prose is read by another model',
    description: 'What it names beside the tables is worded anew once, or left out.',
  },
  member: 'prose',
  counts: ({ facts: { readings } }) => ({
    sections: readings.map(({ section, reader, sentences, askedAgain, leftOut }) => ({
      section,
      reader,
      sentences,
      sentences_asked_again: askedAgain,
      sentences_left_out: leftOut.map(({ field, sentences, by }) => ({ field, sentences, by })),
    })),
  }),
  warnings: {
    sentences_left_out: ({ sections: read }) => leftOutMessages(read),
  },
  sentences: {
    sections: ({ sections: read }) => askedAgain(read),
  },
  instruments: ({ sections: read }) => uniqueSorted(read.flatMap(({ reader }) => reader ?? [])),
} satisfies CountedControl<'prose'>;

/** Of one sentence, and of several: an entry is left out with all of its sentences. */
const reasons: Readonly<Record<LeftOut['by'], readonly [one: string, several: string]>> = {
  code: ['it did not pass a check by code', 'not all of them passed the checks by code'],
  reader: ['a second model could not confirm it', 'a second model could not confirm all of them'],
};

function leftOutMessages(read: Read): string[] {
  return read.flatMap(({ section, sentences_left_out: leftOut }) =>
    [...Map.groupBy(leftOut, ({ by }) => by)].map(([by, own]) => {
      const total = own.reduce((sum, { sentences }) => sum + sentences, 0);
      const of = `of the section “${sectionNames[section]}”`;
      return total === 1
        ? `One sentence ${of} was removed: ${reasons[by][0]}.`
        : `${total} sentences ${of} were removed: ${reasons[by][1]}.`;
    }),
  );
}

function askedAgain(read: Read): string[] {
  const asked = read.reduce((total, { sentences_asked_again: own }) => total + own, 0);
  return asked > 0 ? [`The writer was asked to word ${counted(asked, 'sentence')} anew.`] : [];
}
