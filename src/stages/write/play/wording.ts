import type { GivenTables, TableCamp, TableClaim } from '../../play/materials.ts';
import type { CampProse, ClaimProse, Prose } from '../../play/prose.ts';
import type { Templates } from './templates/templates.ts';

/** The knowledge of a writer, apart from the tables. */
export interface Background {
  /** Null if there is none in the language of the section. */
  readonly prose: Prose | null;
  readonly words: Templates;
}

/** A row of the tables, with what the writer knows of it. */
export interface KnownCamp {
  readonly row: TableCamp;
  readonly known: CampProse | null;
}
export interface KnownClaim {
  readonly row: TableClaim;
  readonly known: ClaimProse | null;
}

export function rankedCamps({ prose }: Background, tables: GivenTables): KnownCamp[] {
  return tables.camps.toSorted(byRank).map((row) => ({ row, known: prose?.campOf(row) ?? null }));
}

export function rankedClaims({ prose }: Background, tables: GivenTables): KnownClaim[] {
  return tables.claims.toSorted(byRank).map((row) => ({ row, known: prose?.claimOf(row.statement) ?? null }));
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

function byRank(
  a: { readonly rank?: number | null | undefined },
  b: { readonly rank?: number | null | undefined },
) {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}
