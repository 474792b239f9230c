import type { Draft } from '../../../findings/drafts.ts';
import type { GivenTables } from '../../play/materials.ts';
import type { UncertaintyProse } from '../../play/prose.ts';
import { ended } from './templates/templates.ts';
import { type Background, claimsInOrder, type KnownClaim, rankedClaims } from './wording.ts';

/** Our choice: as many of each kind as the prompt allows. */
const mostInsights = 6;
const mostUncertainties = 6;

/** Writes the insights of a small part of the panel, each with the reason why it matters. */
export function writeMinorityInsights(
  background: Background,
  tables: GivenTables,
): Draft<'minority_insights'> {
  const { words } = background;
  const candidates = claimsInOrder(background, tables, tables.minority_candidates);
  // Planted rare claims first: a careful reader would pick those.
  const ordered = [...candidates.filter(isRare), ...candidates.filter((claim) => !isRare(claim))];
  return {
    insights: ordered.slice(0, mostInsights).map(({ row, known }) => ({
      claim: row.id,
      insight: ended(words, row.statement),
      why_it_matters: known?.matters ?? words.passedOver,
    })),
  };
}

function isRare({ known }: KnownClaim): boolean {
  return known?.isRare ?? false;
}

/**
 * Writes the uncertainties that responses named, without duplicates, with the claims that depend on
 * them.
 */
export function writeUncertainties(background: Background, tables: GivenTables): Draft<'uncertainties'> {
  const { prose, words } = background;
  const groups = new Map<string, { known: UncertaintyProse | null; rows: GivenTables['uncertainties'] }>();
  for (const row of tables.uncertainties) {
    const known = prose?.uncertaintyOf(row.description) ?? null;
    const key = known ? `planted ${known.id}` : row.description.toLowerCase();
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { known, rows: [row] });
  }
  const byMentions = [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
  return {
    uncertainties: byMentions.slice(0, mostUncertainties).map(({ known, rows }) => ({
      description: known?.description ?? rows[0]?.description ?? '',
      claims: known ? affectedClaims(background, tables, known) : [],
      why_unresolved: known?.why ?? words.unsettled,
      what_would_resolve_it: [...(known?.resolving ?? [words.evidenceNeeded])],
      sources: rows.map(({ id }) => id),
    })),
  };
}

function affectedClaims(background: Background, tables: GivenTables, { claims }: UncertaintyProse): string[] {
  return rankedClaims(background, tables)
    .filter(({ known }) => known !== null && claims.includes(known.id))
    .map(({ row }) => row.id);
}
