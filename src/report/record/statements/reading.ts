import type { Section } from '../../../domain/run/run-messages.ts';
import type { LeftOut, SectionReading } from '../../../findings/drafts.ts';
import type { Degradation } from '../../../findings/findings.ts';
import { uniqueSorted } from '../../../text/order.ts';
import { counted, joined } from '../../prose/wording.ts';

// Statements about prose: who has read it, and which sentences were left out (R-R22).

export const sectionNames: Readonly<Record<Section, string>> = {
  answer: 'answer',
  disagreements: 'disagreements',
  minority_insights: 'minority insights',
  uncertainties: 'uncertainties',
};

type Readings = readonly SectionReading[];

const reasons: Readonly<Record<LeftOut['by'], string>> = {
  code: 'a check by code refused them, or the entry of which they are a part',
  reader:
    'the model that read them, or the entry of which they are a part, found an amount or a number that was not computed, a contradiction to the findings, or nothing in these that bears them out',
};

/** Entries of `errors` about sections that nobody read, and about sentences that were left out. */
export function readingWarnings(readings: Readings): Degradation[] {
  const unread = unreadIn(readings).map(({ section }) => `“${sectionNames[section]}”`);
  return [
    ...(unread.length === 0
      ? []
      : [
          {
            code: 'sections_not_read',
            message: `No model but its writer has read the ${unread.length === 1 ? 'section' : 'sections'} ${joined(unread)}: code looked for listed words that state amounts, and such lists are not complete.`,
          },
        ]),
    ...readings.flatMap(({ section, leftOut }) =>
      [...Map.groupBy(leftOut, ({ by }) => by)].map(([by, own]) => ({
        code: 'sentences_left_out',
        message: `${leftOutText(own)} of the section “${sectionNames[section]}” because ${reasons[by]}.`,
      })),
    ),
  ];
}

/** "3 sentences were left out (rationale 2, key points 1)". */
function leftOutText(leftOut: readonly LeftOut[]): string {
  const total = sumOf(leftOut);
  const fields = leftOut.map(({ field, sentences }) => `${fieldWords(field)} ${sentences}`);
  return `${counted(total, 'sentence')} ${total === 1 ? 'was' : 'were'} left out (${fields.join(', ')})`;
}

/** `key_points.statement` → "key points: statement". */
function fieldWords(field: string): string {
  const parts = field.split('.').map((part) => part.replaceAll('_', ' '));
  return parts.length > 1 && parts[0] !== 'key points' ? (parts.at(-1) ?? '') : (parts[0] ?? '');
}

/** Sentences for the methodology; none if no section was written. */
export function readingStatement(readings: Readings): string[] {
  const read = readings.filter(({ reader }) => reader !== null);
  const unread = unreadIn(readings).length;
  const [asked, left] = [askedAgain(readings), sumOf(readings.flatMap(({ leftOut }) => leftOut))];
  const readers = readersIn(readings);
  return [
    ...(read.length > 0
      ? [
          `${counted(read.length, 'section')} ${read.length === 1 ? 'was' : 'were'} read beside the tables by a model that had not written ${read.length === 1 ? 'it' : 'them'} (${joined(readers)}).`,
        ]
      : []),
    ...(unread > 0
      ? [
          `${counted(unread, 'section')} ${unread === 1 ? 'was' : 'were'} read by no other model than the writer.`,
        ]
      : []),
    ...(asked > 0 ? [`The writer was asked to word ${counted(asked, 'sentence')} anew.`] : []),
    ...(left > 0
      ? [`${counted(left, 'sentence')} ${left === 1 ? 'was' : 'were'} left out; the errors say of what.`]
      : []),
  ];
}

/** Whether all of every section stands as it was written, and was read. */
export function isWholeAndRead(readings: Readings): boolean {
  return unreadIn(readings).length === 0 && readings.every(({ leftOut }) => leftOut.length === 0);
}

/** The same for programs: each section that was written, with its reader. */
export function readingConditions(readings: Readings) {
  return {
    sections: readings.map(({ section, reader, sentences, askedAgain, leftOut }) => ({
      section,
      reader,
      sentences,
      sentences_asked_again: askedAgain,
      sentences_left_out: leftOut.map(({ field, sentences, by }) => ({ field, sentences, by })),
    })),
  };
}

export function readersIn(readings: Readings): string[] {
  return uniqueSorted(readings.flatMap(({ reader }) => (reader === null ? [] : [reader])));
}

/** A section that has no words beside those of code needs no reader. */
function unreadIn(readings: Readings): Readings {
  return readings.filter(({ reader, sentences }) => reader === null && sentences > 0);
}

function sumOf(leftOut: readonly LeftOut[]): number {
  return leftOut.reduce((total, { sentences }) => total + sentences, 0);
}

function askedAgain(readings: Readings): number {
  return readings.reduce((total, reading) => total + reading.askedAgain, 0);
}
