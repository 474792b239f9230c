import type { Topic, UncertaintySource } from '../topics/topic.ts';
import type { Tables } from './materials.ts';
import { uncertaintyOf } from './recognise.ts';
import { claimsInOrder, ended, type KnownClaim, rankedClaims } from './wording.ts';

export interface MinorityOutput {
  readonly insights: readonly {
    readonly claim: string;
    readonly insight: string;
    readonly why_it_matters: string;
  }[];
}

export interface UncertaintiesOutput {
  readonly uncertainties: readonly {
    readonly description: string;
    readonly claims: readonly string[];
    readonly why_unresolved: string;
    readonly what_would_resolve_it: readonly string[];
    readonly sources: readonly string[];
  }[];
}

/** Our choice: as many of each kind as the prompt allows. */
const mostInsights = 6;
const mostUncertainties = 6;

/** Writes the insights of a small part of the panel, each with the reason why it matters. */
export function writeMinorityInsights(topic: Topic, tables: Tables): MinorityOutput {
  const candidates = claimsInOrder(topic, tables, tables.minority_candidates);
  // Planted rare claims first: a careful reader would pick those.
  const ordered = [...candidates.filter(isRare), ...candidates.filter((claim) => !isRare(claim))];
  return {
    insights: ordered.slice(0, mostInsights).map(({ row, known }) => ({
      claim: row.id,
      insight: `${ended(row.statement)} {{${row.id}.holders}}.`,
      why_it_matters:
        known?.matters ?? 'A point that is easily passed over can still be right, and counting loses it.',
    })),
  };
}

function isRare({ known }: KnownClaim): boolean {
  return known?.rare !== undefined;
}

/** Writes the uncertainties that responses named, without duplicates, with the claims that depend on them. */
export function writeUncertainties(topic: Topic, tables: Tables): UncertaintiesOutput {
  const groups = new Map<string, { known: UncertaintySource | null; rows: Tables['uncertainties'] }>();
  for (const row of tables.uncertainties) {
    const known = uncertaintyOf(topic, row.description);
    const key = known ? `planted ${known.key}` : row.description.toLowerCase();
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { known, rows: [row] });
  }
  const byMentions = [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
  return {
    uncertainties: byMentions.slice(0, mostUncertainties).map(({ known, rows }) => ({
      description: known?.descriptions[0] ?? rows[0]?.description ?? '',
      claims: affectedClaims(topic, tables, known, rows),
      why_unresolved: known?.why ?? 'The responses name the doubt and offer nothing that would settle it.',
      what_would_resolve_it: known?.resolving ?? ['Evidence that bears directly on this point.'],
      sources: rows.map(({ id }) => id),
    })),
  };
}

function affectedClaims(
  topic: Topic,
  tables: Tables,
  known: UncertaintySource | null,
  rows: Tables['uncertainties'],
): string[] {
  const named = new Set(rows.flatMap(({ claims }) => claims));
  return rankedClaims(topic, tables)
    .filter((claim) =>
      known ? claim.known !== null && known.claims.includes(claim.known.key) : named.has(claim.row.id),
    )
    .map(({ row }) => row.id);
}
