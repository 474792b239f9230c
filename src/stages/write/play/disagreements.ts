import type { Draft } from '../../../findings/drafts.ts';
import type { GivenTables } from '../../play/materials.ts';
import { ended, type Templates } from './templates/templates.ts';
import { type Background, claimsInOrder, type KnownCamp, type KnownClaim, rankedCamps } from './wording.ts';

type Disagreement = Draft<'disagreements'>['disagreements'][number];

/** Our choice: as many as the prompt allows. */
const mostDisagreements = 6;
/** If no claim is truly split, the least one-sided ones are reported. */
const fewestChosen = 2;

/**
 * The line between the two largest camps first, then the disputed claims, the most evenly split
 * first.
 */
export function writeDisagreements(background: Background, tables: GivenTables): Draft<'disagreements'> {
  const { words } = background;
  const listedClaims = claimsInOrder(background, tables, tables.disputed);
  const split = listedClaims.filter(({ row }) => row.standing === 'contested');
  const chosen = split.length > 0 ? split : listedClaims.slice(0, fewestChosen);
  const [first, second] = rankedCamps(background, tables);
  const between = first && second ? [betweenCamps(first, second, chosen, words)] : [];
  const overClaims = chosen.map((claim) => overClaim(tables, claim, words));
  return { disagreements: [...between, ...overClaims].slice(0, mostDisagreements) };
}

function betweenCamps(
  first: KnownCamp,
  second: KnownCamp,
  chosen: readonly KnownClaim[],
  words: Templates,
): Disagreement {
  const dividing = chosen.filter(({ row }) => onOppositeSides(row, first.row.id, second.row.id)).slice(0, 3);
  const caveats = [first, second].flatMap(({ row, known }) =>
    known ? [words.suits(words.quote(row.label), known.suits)] : [],
  );
  return {
    issue: words.either(words.quote(first.row.label), words.quote(second.row.label)),
    claims: dividing.map(({ row }) => row.id),
    camps: [first.row.id, second.row.id],
    core_tension: tensionBetween(first, second, words),
    assumptions: caveats,
    why_it_matters: optionsSentence(first, second, words),
    resolving_information: dividing.flatMap(({ known }) => known?.dispute?.resolving[0] ?? []),
  };
}

function tensionBetween(first: KnownCamp, second: KnownCamp, words: Templates): string {
  const [ours = '', theirs = ''] = [first, second].map(({ row, known }) =>
    ended(words, known ? words.clause(known.headline) : row.label),
  );
  return words.sides(ours, theirs);
}

function optionsSentence(first: KnownCamp, second: KnownCamp, words: Templates): string {
  const [ours, theirs] = [first.row.recommended_option, second.row.recommended_option];
  if (!ours || !theirs) return words.twoAnswers;
  return words.nextStep(words.quote(ours), words.quote(theirs));
}

function onOppositeSides(row: KnownClaim['row'], first: string, second: string): boolean {
  const { camps_for: pro, camps_against: contra } = row;
  return (pro.includes(first) && contra.includes(second)) || (pro.includes(second) && contra.includes(first));
}

function overClaim(tables: GivenTables, claim: KnownClaim, words: Templates): Disagreement {
  const { row, known } = claim;
  return {
    issue: known?.dispute?.issue ?? words.whether(row.statement),
    claims: [row.id],
    camps: [...new Set([...row.camps_for, ...row.camps_against])],
    core_tension: coreTension(tables, claim, words),
    assumptions: [...(known?.dispute?.assumptions ?? words.assumptions)],
    why_it_matters: known?.matters ?? words.openPoint,
    resolving_information: [...(known?.dispute?.resolving ?? words.resolving)],
  };
}

function coreTension(tables: GivenTables, { row, known }: KnownClaim, words: Templates): string {
  const parts = [known?.dispute?.tension ?? null, campsSentence(tables, row, words)];
  return parts.filter((part) => part !== null).join(words.gap) || words.twoAnswers;
}

function campsSentence(tables: GivenTables, row: KnownClaim['row'], words: Templates): string | null {
  const labels = (ids: readonly string[]) =>
    words.list(tables.camps.filter(({ id }) => ids.includes(id)).map(({ label }) => words.quote(label)));
  const [pro, contra] = [labels(row.camps_for), labels(row.camps_against)];
  // A camp that is on both sides does not explain the split.
  if (pro === '' || contra === '' || row.camps_for.some((id) => row.camps_against.includes(id))) return null;
  return words.campsOnSides(pro, contra);
}
