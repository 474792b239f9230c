import type { CaseNote } from '../../findings/findings.ts';
import { isWithin } from '../../findings/spans.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { byCodePoint, uniqueSorted } from '../../text/order.ts';
import type { ItDepends, ReportedCase } from '../schema/parts/cases.ts';
import type { CampTally } from './camps.ts';
import { shareOf } from './shares.ts';

/** A case on which answers depend, with the counted models that name it. */
export interface CaseTally {
  /** From 1, in the order of the findings. */
  readonly caseId: number;
  readonly when: string;
  /** Null for a factor. */
  readonly option: string | null;
  /** By model id; at least one. */
  readonly holders: CaseNote['holders'];
}

/**
 * One tally for each case that a counted response names.
 * @param lengths of the counted responses
 */
export function tallyCases(notes: readonly CaseNote[], lengths: TextLengths): CaseTally[] {
  return notes
    .map(({ holders, ...note }) => {
      const fitting = holders.filter(({ modelId, span }) => isWithin(span, lengths.get(modelId) ?? 0));
      const byModel = new Map(fitting.toReversed().map((holder) => [holder.modelId, holder]));
      const own = [...byModel.values()].sort((a, b) => byCodePoint(a.modelId, b.modelId));
      return { ...note, holders: own };
    })
    .filter(({ holders }) => holders.length > 0)
    .map((tally, index) => ({ caseId: index + 1, ...tally }));
}

/** The models whose answer depends on a case, which they name. */
function dependingModels(cases: readonly CaseTally[]): string[] {
  return uniqueSorted(cases.flatMap(({ holders }) => holders.map(({ modelId }) => modelId)));
}

/** The cases that members of a camp name, those of most members first. */
export function casesOfCamp(
  { members }: Pick<CampTally, 'members'>,
  cases: readonly CaseTally[],
): CaseTally[] {
  const held = ({ holders }: CaseTally) => holders.filter(({ modelId }) => members.includes(modelId)).length;
  return cases.filter((each) => held(each) > 0).toSorted((a, b) => held(b) - held(a) || a.caseId - b.caseId);
}

/**
 * True if a camp's answer is "it depends": it chooses no option, and at least half of its members
 * name a case.
 */
export function depends({ camp, members }: CampTally, cases: readonly CaseTally[]): boolean {
  const naming = new Set(dependingModels(cases));
  return (
    camp.recommendedOption === null && members.filter((id) => naming.has(id)).length * 2 >= members.length
  );
}

export function caseView({ caseId, when, option, holders }: CaseTally): ReportedCase {
  return {
    case_id: caseId,
    case: when,
    option,
    model_ids: holders.map(({ modelId }) => modelId),
    model_count: holders.length,
    evidence_spans: holders.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
  };
}

/** The part of the answer about models whose answer depends on a case; null if there are none. */
export function itDependsView(cases: readonly CaseTally[], included: number): ItDepends | null {
  const models = dependingModels(cases);
  if (models.length === 0) return null;
  return {
    model_ids: models,
    model_count: models.length,
    model_share: shareOf(models.length, included),
    case_ids: cases.map(({ caseId }) => caseId),
  };
}
