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

/** The slot that says how the panel stands to a claim. Agreement is told in different ways, as a list of equals is dull. */
export function standingSlot({ id, standing, statement }: TableClaim, writer: string): string {
  const isDivided = standing === 'contested' || standing === 'rejected';
  const field = isDivided ? 'balance' : pick(['in_words', 'share', 'support'], 'agreed', statement, writer);
  return `{{${id}.${field}}}`;
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
