import type { Draw } from '../../../../stages/play/draw.ts';
import { capital } from './filler.ts';

/** Our choice: as many wordings of one claim as a panel of 172 gave to a merging in practice. */
const wordingsMax = 280;

// None of these changes what is claimed, or how strongly.
const openings = ['', 'in general, ', 'on the whole, ', 'as a rule, ', 'overall, '];
const statementFrames = [
  '{subject} {verb}',
  '{subject} is a measure that {verb}',
  'one effect of {subject} is that it {verb}',
  'a city that opts for {subject} finds that it {verb}',
  'it holds for {subject} that it {verb}',
  'with {subject} a city gets something that {verb}',
];
const clauseFrames = ['{clause}', 'it holds that {clause}', 'it is to be noted that {clause}'];

/**
 * Sentences that say the same of a subject, in an order by chance: each synthesizer and each answer
 * has its own words for a claim.
 */
export function ownStatements(draw: Draw, subjects: readonly string[], verbs: readonly string[]): string[] {
  const phrases = statementFrames.flatMap((frame) =>
    subjects.flatMap((subject) =>
      verbs.map((verb) => frame.replace('{subject}', subject).replace('{verb}', verb)),
    ),
  );
  return opened(draw, phrases);
}

/** The same for whole clauses. */
export function ownClauses(draw: Draw, clauses: readonly string[]): string[] {
  return opened(
    draw,
    clauseFrames.flatMap((frame) => clauses.map((clause) => frame.replace('{clause}', clause))),
  );
}

function opened(draw: Draw, phrases: readonly string[]): string[] {
  const all = openings.flatMap((opening) => phrases.map((phrase) => capital(`${opening}${phrase}.`)));
  return draw.shuffled(all).slice(0, wordingsMax);
}
