import type { Topic } from '../topics/topic.ts';
import type { Tables } from './materials.ts';
import {
  asClause,
  claimsInOrder,
  ended,
  type KnownCamp,
  type KnownClaim,
  listed,
  rankedCamps,
} from './wording.ts';

export interface DisagreementsOutput {
  readonly disagreements: readonly Disagreement[];
}

interface Disagreement {
  readonly issue: string;
  readonly claims: readonly string[];
  readonly camps: readonly string[];
  readonly core_tension: string;
  readonly assumptions: readonly string[];
  readonly why_it_matters: string;
  readonly resolving_information: readonly string[];
}

/** Our choice: as many as the prompt allows. */
const mostDisagreements = 6;
/** If no claim is truly split, the least one-sided ones are reported. */
const fewestTold = 2;

/** The line between the two largest camps first, then the contested claims, the most evenly split first. */
export function writeDisagreements(topic: Topic, tables: Tables): DisagreementsOutput {
  const listedClaims = claimsInOrder(topic, tables, tables.contested);
  const split = listedClaims.filter(({ row }) => row.standing === 'contested');
  const told = split.length > 0 ? split : listedClaims.slice(0, fewestTold);
  const [first, second] = rankedCamps(topic, tables);
  const between = first && second ? [betweenCamps(first, second, told)] : [];
  const overClaims = told.map((claim) => overClaim(tables, claim));
  return { disagreements: [...between, ...overClaims].slice(0, mostDisagreements) };
}

function betweenCamps(first: KnownCamp, second: KnownCamp, told: readonly KnownClaim[]): Disagreement {
  const dividing = told.filter(({ row }) => onOppositeSides(row, first.row.id, second.row.id)).slice(0, 3);
  const conditions = [first, second].flatMap(({ row, known }) =>
    known ? [`“${row.label}” is ${asClause(known.suits)}.`] : [],
  );
  return {
    issue: `“${first.row.label}” or “${second.row.label}”?`,
    claims: dividing.map(({ row }) => row.id),
    camps: [first.row.id, second.row.id],
    core_tension: tensionBetween(first, second),
    assumptions: conditions,
    why_it_matters: optionsSentence(first, second),
    resolving_information: dividing.flatMap(({ known }) => known?.dispute?.resolving[0] ?? []),
  };
}

function tensionBetween(first: KnownCamp, second: KnownCamp): string {
  const [ours, theirs] = [first, second].map(({ row, known }) =>
    ended(asClause(known?.headline ?? row.label)),
  );
  return `On one side: ${ours} On the other: ${theirs}`;
}

function optionsSentence(first: KnownCamp, second: KnownCamp): string {
  const [ours, theirs] = [first.row.recommended_option, second.row.recommended_option];
  if (!ours || !theirs) return 'The two positions lead to different answers to the question.';
  return `What to do next depends on it: “${ours}” or “${theirs}”.`;
}

function onOppositeSides(row: KnownClaim['row'], first: string, second: string): boolean {
  const { camps_for: pro, camps_against: contra } = row;
  return (pro.includes(first) && contra.includes(second)) || (pro.includes(second) && contra.includes(first));
}

function overClaim(tables: Tables, claim: KnownClaim): Disagreement {
  const { row, known } = claim;
  return {
    issue: known?.dispute?.issue ?? `Whether ${asClause(row.statement)}`,
    claims: [row.id],
    camps: [...new Set([...row.camps_for, ...row.camps_against])],
    core_tension: coreTension(tables, claim),
    assumptions: known?.dispute?.assumptions ?? [
      'Those who agree assume conditions under which the claim holds in general.',
      'Those who disagree have cases in mind in which it fails.',
    ],
    why_it_matters:
      known?.matters ??
      'The answer to the question leans on this point, so a reader should know that it is open.',
    resolving_information: known?.dispute?.resolving ?? [
      'Evidence from comparable cases, gathered in the same way for both views.',
      'A statement of the conditions under which each side would change its mind.',
    ],
  };
}

/** The counts stand with the statement itself, because an issue may be worded the other way round. */
function coreTension(tables: Tables, { row, known }: KnownClaim): string {
  return [known?.dispute?.tension ?? null, `{{${row.id}.balance}}.`, campsSentence(tables, row)]
    .filter((part) => part !== null)
    .join(' ');
}

function campsSentence(tables: Tables, row: KnownClaim['row']): string | null {
  const labels = (ids: readonly string[]) =>
    listed(tables.camps.filter(({ id }) => ids.includes(id)).map(({ label }) => `“${label}”`));
  const [pro, contra] = [labels(row.camps_for), labels(row.camps_against)];
  // A camp that is on both sides does not explain the split.
  if (pro === '' || contra === '' || row.camps_for.some((id) => row.camps_against.includes(id))) return null;
  return `Support comes mainly from ${pro}, dissent from ${contra}.`;
}
