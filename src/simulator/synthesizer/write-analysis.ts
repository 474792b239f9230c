import type { Topic, UncertaintySource } from '../topic.ts';
import type { Tables } from './materials.ts';
import { uncertaintyOf } from './recognise.ts';
import { asClause, type KnownClaim, listed, rankedClaims, standingSentence } from './wording.ts';

export interface DisagreementsOutput {
  readonly disagreements: readonly {
    readonly issue: string;
    readonly claims: readonly string[];
    readonly camps: readonly string[];
    readonly core_tension: string;
    readonly assumptions: readonly string[];
    readonly why_it_matters: string;
    readonly resolving_information: readonly string[];
  }[];
}

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

/** Our choice: what a reader can take in of each kind. */
const mostDisagreements = 6;
const mostInsights = 8;
const mostUncertainties = 6;

/** One disagreement for each contested claim, in the order of their rank. */
export function writeDisagreements(topic: Topic, tables: Tables, writer: string): DisagreementsOutput {
  const contested = rankedClaims(topic, tables).filter(({ row }) => tables.contested.includes(row.id));
  return {
    disagreements: contested.slice(0, mostDisagreements).map((claim) => ({
      issue: claim.known?.dispute?.issue ?? `Whether ${asClause(claim.row.statement)}`,
      claims: [claim.row.id],
      camps: [...new Set([...claim.row.camps_for, ...claim.row.camps_against])],
      core_tension: coreTension(tables, claim, writer),
      assumptions: claim.known?.dispute?.assumptions ?? [
        'Those who agree assume conditions under which the claim holds in general.',
        'Those who disagree have cases in mind in which it fails.',
      ],
      why_it_matters:
        claim.known?.matters ??
        'The answer to the question leans on this point, so a reader should know that it is open.',
      resolving_information: claim.known?.dispute?.resolving ?? [
        'Evidence from comparable cases, gathered in the same way for both views.',
        'A statement of the conditions under which each side would change its mind.',
      ],
    })),
  };
}

function coreTension(tables: Tables, { row, known }: KnownClaim, writer: string): string {
  const tension = known?.dispute?.tension ?? `The claim in dispute reads: ${row.statement}`;
  return [tension, standingSentence({ ...row, standing: 'contested' }, writer), campsSentence(tables, row)]
    .filter((part) => part !== null)
    .join(' ');
}

function campsSentence(tables: Tables, row: KnownClaim['row']): string | null {
  const labels = (ids: readonly string[]) =>
    listed(tables.camps.filter(({ id }) => ids.includes(id)).map(({ label }) => `“${label}”`));
  const [pro, contra] = [labels(row.camps_for), labels(row.camps_against)];
  if (pro === '' || contra === '') return null;
  return `Agreement comes mainly from ${pro}, disagreement from ${contra}.`;
}

/** What only a small part of the panel sees, with the reason why it deserves a place. */
export function writeMinorityInsights(topic: Topic, tables: Tables): MinorityOutput {
  const candidates = rankedClaims(topic, tables).filter(({ row }) =>
    tables.minority_candidates.includes(row.id),
  );
  // What was planted as rare is what a careful reader would bring out first.
  const ordered = [...candidates.filter(isRare), ...candidates.filter((claim) => !isRare(claim))];
  return {
    insights: ordered.slice(0, mostInsights).map(({ row, known }) => ({
      claim: row.id,
      insight: `${row.statement} {{${row.id}.supporting_count}} of the {{panel.included}} models included here would make this point.`,
      why_it_matters:
        known?.matters ??
        'A point that the rest of the panel passes over can still be right and is easily lost in counting.',
    })),
  };
}

function isRare({ known }: KnownClaim): boolean {
  return known?.rare !== undefined;
}

/** The doubts that responses named, the same doubt once, with the claims that hang on it. */
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
    .filter((claim) => named.has(claim.row.id) || (claim.known && known?.claims.includes(claim.known.key)))
    .map(({ row }) => row.id);
}
