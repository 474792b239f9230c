import { askedQuantities } from '../count/quantities.ts';
import { capitalised, paragraph, sentence } from '../language/sentences.ts';
import { medianClause, rangeClause } from '../prose/clauses.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The sentences that answer a question for numbers, each with range, median and spread, or with its
 * groups; null for any other question.
 */
export function quantityAnswer(tables: Tables): string | null {
  const { words } = tables;
  const clauses = clausesOf(rangeClause, tables);
  return clauses.length === 0
    ? null
    : paragraph(
        words,
        clauses.map((clause) => sentence(words, clause)),
      );
}

/** The same for a headline: the medians alone, or the groups. */
export function quantityHeadline(tables: Tables): string | null {
  const clauses = clausesOf(medianClause, tables);
  return clauses.length === 0 ? null : capitalised(clauses.join(tables.words.semicolon));
}

function clausesOf(clause: typeof rangeClause, { quantities, panel, words }: Tables): string[] {
  const included = panel.included.length;
  return askedQuantities(quantities, included).map((tally) => clause(tally, included, words));
}
