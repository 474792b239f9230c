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

/** Words the panel's stance on a claim, with slots for the clauses of its counts. */
export function standingSentence(claim: TableClaim, writer: string): string {
  const slot = (name: string) => `{{${claim.id}.${name}}}`;
  if (claim.standing === 'contested') {
    return pick(
      [`The panel is divided on this: ${slot('balance')}.`, `Here the models part ways. ${slot('balance')}.`],
      'contested',
      claim.statement,
      writer,
    );
  }
  if (claim.standing === 'rejected') {
    return `The panel leans against this: ${slot('balance')}.`;
  }
  return pick(
    [
      `${slot('in_words')}.`,
      `${slot('share')}.`,
      `${slot('support')}.`,
      `Where models take this up, they tend to agree: ${slot('support')}.`,
    ],
    'agreed',
    claim.statement,
    writer,
  );
}

/** Ends a statement, so that a slot can stand behind it as a sentence of its own. */
export function ended(statement: string): string {
  return /[.!?]$/.test(statement.trim()) ? statement.trim() : `${statement.trim()}.`;
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
