import { askedQuantities } from '../count/quantities.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The sentences that answer a question for numbers, each with range, median and spread, or with its
 * groups; null for any other question.
 */
export function quantityAnswer(tables: Tables): string | null {
  const { words } = tables;
  const clauses = clausesOf('range', tables);
  return clauses.length === 0
    ? null
    : paragraph(
        words,
        clauses.map((clause) => sentence(words, clause)),
      );
}

/** The same for a headline: the medians alone, or the groups. */
export function quantityHeadline(tables: Tables): string | null {
  const clauses = clausesOf('median', tables);
  return clauses.length === 0 ? null : capitalised(clauses.join(tables.words.semicolon));
}

function clausesOf(slot: 'range' | 'median', { quantities, panel, slots }: Tables): string[] {
  return askedQuantities(quantities, panel.included.length).flatMap(
    ({ quantityId }) => slots.get(`q${quantityId}.${slot}`)?.text ?? [],
  );
}
