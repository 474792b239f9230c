import type { Report } from '../schema/report.ts';
import { knownBeside } from './answer.ts';
import { cited, type Printer, printed } from './printer.ts';
import type { Warnings } from './warnings.ts';

export type Claims = NonNullable<Report['evidence']>['claims'];

/** Our choice: what the panel is most agreed on is on every page. */
const heldMin = 3;

/** The claims of a page in their order, those that it prints and those that it leaves out. */
export interface PageClaims {
  readonly shown: Claims;
  readonly others: Claims;
  /** How many more the report has that no page prints. */
  readonly unlisted: number;
}

/**
 * The claims on which points and judgement rest, and those that most models hold or deny: a few in
 * any case, more if there is room. Those of most models come first, what more deny than hold last,
 * and the last line says how many hold those that are left out, so that a reader sees the rule.
 * Entries of a list that was asked for stand among the options, and what one response denies and
 * none holds says nothing.
 */
export function claimsOf({ answer, evidence }: Report, { most }: Pick<Printer, 'most'>): PageClaims {
  const cited = idsOf([
    ...printed(answer?.key_points ?? [], most.points),
    ...printed(answer?.assessment?.reasons ?? [], most.reasons),
    ...printed(answer ? knownBeside(answer) : [], most.known),
  ]);
  const entries = idsOf(
    answer?.ranked_options.filter(({ for_model_ids: models }) => models !== undefined) ?? [],
  );
  const byHeld = (evidence?.claims ?? []).toSorted(
    (a, b) =>
      agreedOn(b) - agreedOn(a) ||
      (b.supporting_count ?? 0) - (a.supporting_count ?? 0) ||
      reportersOf(b) - reportersOf(a) ||
      a.claim_id - b.claim_id,
  );
  const isEntry = ({ option, claim_id: id }: Claims[number]) => option !== undefined && entries.has(id);
  const claims = byHeld.filter(
    (claim) => cited.has(claim.claim_id) || (!isEntry(claim) && !isStrawMan(claim)),
  );
  const ids = new Set(claims.flatMap(({ claim_id: id }) => (cited.has(id) ? [id] : [])));
  for (const [place, { claim_id: id }] of claims.slice(0, most.held).entries())
    if (place < heldMin || ids.size < most.claims) ids.add(id);
  const isShown = ({ claim_id: id }: Claims[number]) => ids.has(id);
  const left = claims.filter((claim) => !isShown(claim));
  // A list never leaves out a single entry.
  const shown = left.length === 1 ? claims : claims.filter(isShown);
  return {
    // A sentence that most call wrong is not what a reader should see first.
    shown: [...shown.filter((claim) => !isDenied(claim)), ...shown.filter(isDenied)],
    others: left.length === 1 ? [] : left,
    unlisted: byHeld.filter((claim) => isStrawMan(claim) && !isEntry(claim) && !claims.includes(claim))
      .length,
  };
}

export function claimsList(
  { shown, others, unlisted }: PageClaims,
  printer: Printer,
  behind: Warnings['behind'],
): string {
  const { list, headings } = printer;
  const more = headings.moreClaims.replace(
    '{held}',
    String(Math.max(0, ...others.map(({ supporting_count: count }) => count ?? 0))),
  );
  const lineOf = (each: Claims[number]) => line(each, printer) + behind(each);
  return list([...shown, ...others], shown.length, lineOf, more, unlisted);
}

function idsOf(parts: readonly { readonly related_claim_ids: readonly number[] }[]): Set<number> {
  return new Set(parts.flatMap(({ related_claim_ids: ids }) => ids));
}

/** What most deny tells as much as what most hold: "Batteries need no care. (+1 −7)". */
function agreedOn({ supporting_count: pro, opposing_count: contra }: Claims[number]): number {
  return Math.max(pro ?? 0, contra ?? 0);
}

function isDenied({ supporting_count: pro, opposing_count: contra }: Claims[number]): boolean {
  return (contra ?? 0) > (pro ?? 0);
}

function reportersOf({ reported_by: by }: Pick<Claims[number], 'reported_by'>): number {
  return by?.evidence_spans.length ?? 0;
}

function isStrawMan(claim: Claims[number]): boolean {
  const held = (claim.supporting_count ?? 0) + (claim.mixed_or_uncertain_count ?? 0);
  return held === 0 && claim.opposing_count === 1;
}

/**
 * Behind a dispute: the numbers of its claims that the page lists, and if it is about one that has
 * both sides, how many hold and deny it: ` [12: +3 −2]`. Of several nobody could tell counts apart.
 */
export function countsOfDispute(
  { related_claim_ids: ids }: { readonly related_claim_ids: readonly number[] },
  { evidence }: Report,
  { shown }: PageClaims,
): string {
  const claims = (evidence?.claims ?? []).filter(({ claim_id: id }) => ids.includes(id));
  const [claim, ...others] = claims;
  const held = (claim?.supporting_count ?? 0) + (claim?.mixed_or_uncertain_count ?? 0);
  if (!claim || others.length > 0 || held === 0 || !claim.opposing_count)
    return cited(claims.filter((each) => shown.includes(each)).map(({ claim_id: id }) => id));
  return ` [${shown.includes(claim) ? `${claim.claim_id}: ` : ''}${countsOf(claim)}]`;
}

function line(claim: Claims[number], { made, inBrackets }: Printer): string {
  const reporters = reportersOf(claim);
  const told = reporters > 0 ? made.reported.replace('{count}', String(reporters)) : '';
  return `[${claim.claim_id}] ${claim.statement}${inBrackets(countsOf(claim) + told)}`;
}

function countsOf(claim: Claims[number]): string {
  const { supporting_count: pro, opposing_count: contra, mixed_or_uncertain_count: mixed } = claim;
  return signedCounts(pro ?? 0, contra ?? 0, mixed ?? 0);
}

/** `+7 −2 ±1`, whose signs the page explains. */
export function signedCounts(pro: number, contra: number, mixed: number): string {
  return [`+${pro}`, ...(contra > 0 ? [`−${contra}`] : []), ...(mixed > 0 ? [`±${mixed}`] : [])].join(' ');
}
