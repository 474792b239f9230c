import { pick } from '../panel/random.ts';
import type { CampSource, ClaimSource, Topic } from '../topics/topic.ts';
import type { TableCamp, TableClaim, Tables } from './materials.ts';
import { campOf, claimOf } from './recognise.ts';

/** A table row with its entry in the topic; null if the simulator did not write the row's wording. */
export interface KnownCamp {
  readonly row: TableCamp;
  readonly known: CampSource | null;
}
export interface KnownClaim {
  readonly row: TableClaim;
  readonly known: ClaimSource | null;
}

/** The camps by rank. */
export function rankedCamps(topic: Topic, tables: Tables): KnownCamp[] {
  return tables.camps.toSorted(byRank).map((row) => ({ row, known: campOf(topic, row) }));
}

/** The claims by rank. */
export function rankedClaims(topic: Topic, tables: Tables): KnownClaim[] {
  return tables.claims.toSorted(byRank).map((row) => ({ row, known: claimOf(topic, row.statement) }));
}

/** Looks up claims by id, in the order of the ids. */
export function claimsInOrder(topic: Topic, tables: Tables, ids: readonly string[]): KnownClaim[] {
  const claims = rankedClaims(topic, tables);
  return ids.flatMap((id) => claims.find(({ row }) => row.id === id) ?? []);
}

/**
 * Words the panel's stance on a claim, with slots for counts. It uses "would" because a count may be singular or
 * plural.
 */
export function standingSentence(claim: TableClaim, writer: string): string {
  const slot = (name: string) => `{{${claim.id}.${name}}}`;
  if (claim.standing === 'contested') {
    return pick(
      [
        `The panel is divided on this: of the models that address it, ${slot('supporting_count')} would agree, ${slot('opposing_count')} would disagree, and ${slot('mixed_count')} would give a mixed answer.`,
        `Of the models that address it, ${slot('supporting_count')} would say so and ${slot('opposing_count')} would say the opposite, with ${slot('mixed_count')} in between.`,
      ],
      'contested',
      claim.statement,
      writer,
    );
  }
  if (claim.standing === 'rejected') {
    return `The panel leans against this: of the models that address it, ${slot('opposing_count')} would reject it and ${slot('supporting_count')} would accept it.`;
  }
  return pick(
    [
      `Of the models that address this, ${slot('quantifier')} would agree.`,
      `Among the models that take this up, support stands at ${slot('support_share')}.`,
      `Support stands at ${slot('support_share')} among the models that address the point.`,
      `When a model takes this up at all, it tends to agree: ${slot('supporting_count')} would say so, ${slot('opposing_count')} would not.`,
    ],
    'agreed',
    claim.statement,
    writer,
  );
}

/** Fits a statement into a sentence: no full stop, and a lower-case first letter unless it begins with a name. */
export function asClause(statement: string): string {
  const plain = statement.trim().replace(/[.!?]+$/, '');
  return /^[A-Z][a-z]*(\s|$)/.test(plain) && !properStart.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}

/** Joins items: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Words that begin a statement of some topic and keep their capital letter within a sentence. */
const properStart = /^(I|AI|European|Europe|China|Germany|France|English|Western)\b/;

function byRank(
  a: { readonly rank?: number | null | undefined },
  b: { readonly rank?: number | null | undefined },
) {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}
