import { askedQuantity } from '../count/quantities.ts';
import { capitalised, sentence } from '../language/sentences.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The sentence that answers a question for a number, with range, median and spread, or with its
 * groups; null for any other question.
 */
export function quantityAnswer(tables: Tables): string | null {
  const clause = clauseOf('range', tables);
  return clause === null ? null : sentence(tables.words, clause);
}

/** The same for a headline: the median alone, or the groups. */
export function quantityHeadline(tables: Tables): string | null {
  const clause = clauseOf('median', tables);
  return clause === null ? null : capitalised(clause);
}

function clauseOf(slot: 'range' | 'median', { quantities, panel, slots }: Tables): string | null {
  const asked = askedQuantity(quantities, panel.included.length);
  return (asked && slots.get(`q${asked.quantityId}.${slot}`)?.text) ?? null;
}
