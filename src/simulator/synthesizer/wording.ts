import { pick } from '../panel/random.ts';
import { campOf, claimOf } from '../topics/recognise.ts';
import type { CampSource, ClaimSource, Topic } from '../topics/topic.ts';
import type { GivenTables, TableCamp, TableClaim } from './materials.ts';
import type { Templates } from './templates/templates.ts';

/** The knowledge of a writer, apart from the tables. */
export interface Background {
  /** Null if it is written in another language. */
  readonly topic: Topic | null;
  readonly words: Templates;
}

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
export function rankedCamps({ topic }: Background, tables: GivenTables): KnownCamp[] {
  return tables.camps.toSorted(byRank).map((row) => ({ row, known: topic && campOf(topic, row) }));
}

/** The claims by rank. */
export function rankedClaims({ topic }: Background, tables: GivenTables): KnownClaim[] {
  return tables.claims
    .toSorted(byRank)
    .map((row) => ({ row, known: topic && claimOf(topic, row.statement) }));
}

/** Looks up claims by id, in the order of the ids. */
export function claimsInOrder(
  background: Background,
  tables: GivenTables,
  ids: readonly string[],
): KnownClaim[] {
  const claims = rankedClaims(background, tables);
  return ids.flatMap((id) => claims.find(({ row }) => row.id === id) ?? []);
}

/**
 * The slot that states how the panel judges a claim. Its forms alternate, because a list of identical sentences is dull
 * to read.
 */
export function standingSlot({ id, standing, statement }: TableClaim, writer: string): string {
  const isDivided = standing === 'contested' || standing === 'rejected';
  const field = isDivided ? 'balance' : pick(['in_words', 'share', 'support'], 'agreed', statement, writer);
  return `{{${id}.${field}}}`;
}

function byRank(
  a: { readonly rank?: number | null | undefined },
  b: { readonly rank?: number | null | undefined },
) {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}
