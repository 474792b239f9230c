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
  instruments: ({ sections: read }) => readersIn(read),
} satisfies CountedControl<'prose'>;

const reasons: Readonly<Record<LeftOut['by'], string>> = {
  code: 'a check by code refused what was left out or the entry that holds it',
  reader:
    'another model did not find what was left out, or the entry that holds it, borne out by the findings',
};

function leftOutMessages(read: Read): string[] {
  return read.flatMap(({ section, sentences_left_out: leftOut }) =>
    [...Map.groupBy(leftOut, ({ by }) => by)].map(
      ([by, own]) => `${leftOutText(own)} of the section “${sectionNames[section]}” because ${reasons[by]}.`,
    ),
  );
}

/** "3 sentences were left out (rationale 2, key points 1)". */
function leftOutText(leftOut: Counts['sections'][number]['sentences_left_out']): string {
  const total = sumOf(leftOut);
  const fields = leftOut.map(({ field, sentences }) => `${fieldWords(field)} ${sentences}`);
  return `${counted(total, 'sentence')} ${total === 1 ? 'was' : 'were'} left out (${fields.join(', ')})`;
}

/** `key_points.statement` → "key points: statement". */
function fieldWords(field: string): string {
  const parts = field.split('.').map((part) => part.replaceAll('_', ' '));
  return parts.length > 1 && parts[0] !== 'key points' ? (parts.at(-1) ?? '') : (parts[0] ?? '');
}

function askedAgain(read: Read): string[] {
  const asked = read.reduce((total, { sentences_asked_again: own }) => total + own, 0);
  return asked > 0 ? [`The writer was asked to word ${counted(asked, 'sentence')} anew.`] : [];
}

function readersIn(read: Read): string[] {
  return uniqueSorted(read.flatMap(({ reader }) => reader ?? []));
}

function sumOf(leftOut: readonly { readonly sentences: number }[]): number {
  return leftOut.reduce((total, { sentences }) => total + sentences, 0);
}
