import type { ConditionNote, ResponseLabels, SelectedClaim, Side, Span } from '../../findings/findings.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { byCodePoint, uniqueSorted } from '../../text/order.ts';
import type { CaveatsBySide } from '../schema/parts/claims.ts';
import type { ConditionalAnswer, ReportedCondition } from '../schema/parts/conditions.ts';
import type { CampTally } from './camps.ts';
import { shareOf } from './shares.ts';

/** A case on which answers depend, with the counted models that name it. */
export interface ConditionTally {
  /** From 1, in the order of the findings. */
  readonly conditionId: number;
  readonly condition: string;
  readonly option: string;
  /** By model id; at least one. */
  readonly holders: ConditionNote['holders'];
}

/**
 * One tally for each case that a counted response names.
 * @param lengths of the counted responses
 */
export function tallyConditions(notes: readonly ConditionNote[], lengths: TextLengths): ConditionTally[] {
  return notes
    .map(({ holders, ...note }) => {
      const fitting = holders.filter(
        ({ modelId, span }) => span.length > 0 && span.offset + span.length <= (lengths.get(modelId) ?? 0),
      );
      const byModel = new Map(fitting.toReversed().map((holder) => [holder.modelId, holder]));
      const own = [...byModel.values()].sort((a, b) => byCodePoint(a.modelId, b.modelId));
      return { ...note, holders: own };
    })
    .filter(({ holders }) => holders.length > 0)
    .map((tally, index) => ({ conditionId: index + 1, ...tally }));
}

/** The models whose answer depends on a case, which they name. */
export function dependingModels(conditions: readonly ConditionTally[]): string[] {
  return uniqueSorted(conditions.flatMap(({ holders }) => holders.map(({ modelId }) => modelId)));
}

/** The cases that members of a camp name, those of most members first. */
export function conditionsOfCamp(
  { members }: Pick<CampTally, 'members'>,
  conditions: readonly ConditionTally[],
): ConditionTally[] {
  const held = ({ holders }: ConditionTally) =>
    holders.filter(({ modelId }) => members.includes(modelId)).length;
  return conditions
    .filter((each) => held(each) > 0)
    .toSorted((a, b) => held(b) - held(a) || a.conditionId - b.conditionId);
}

/** True if a camp's answer is "it depends": it chooses no option, and at least half of its members name a case. */
export function depends({ camp, members }: CampTally, conditions: readonly ConditionTally[]): boolean {
  const naming = new Set(dependingModels(conditions));
  return (
    camp.recommendedOption === null && members.filter((id) => naming.has(id)).length * 2 >= members.length
  );
}

export function conditionView({
  conditionId,
  condition,
  option,
  holders,
}: ConditionTally): ReportedCondition {
  return {
    condition_id: conditionId,
    condition,
    option,
    model_ids: holders.map(({ modelId }) => modelId),
    model_count: holders.length,
    evidence_spans: holders.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
  };
}

/** The part of the answer about models whose answer depends on a case; null if there are none. */
export function conditionalView(
  conditions: readonly ConditionTally[],
  included: number,
): ConditionalAnswer | null {
  const models = dependingModels(conditions);
  if (models.length === 0) return null;
  return {
    model_ids: models,
    model_count: models.length,
    model_share: shareOf(models.length, included),
    condition_ids: conditions.map(({ conditionId }) => conditionId),
  };
}

/** Our choice: a longer list of conditions on one side would be a text of its own. */
const caveatsMax = 4;

/** A condition that one response puts on a claim. */
export interface CaveatNote {
  readonly claimId: number;
  readonly modelId: string;
  /** The side that the response takes under the condition. */
  readonly stance: Side;
  readonly wording: string;
  readonly span: Span;
}

export interface Caveat {
  readonly wording: string;
  /** By model id, each model once. */
  readonly holders: readonly { readonly modelId: string; readonly span: Span }[];
}

/** The conditions of a claim by side, those of most models first. */
export interface SidedCaveats {
  readonly supporting: readonly Caveat[];
  readonly opposing: readonly Caveat[];
  /** Further ones that are not shown. */
  readonly leftOut: number;
}

/**
 * The conditions of the models that support a claim, and of those that oppose it (R-R13). The condition of a model that
 * is mixed goes to the side that it takes under the condition. If the label says the other side, the condition is attributed
 * to nobody.
 */
export function sidedCaveats(
  { claimId }: SelectedClaim,
  notes: readonly CaveatNote[],
  labels: readonly ResponseLabels[],
): SidedCaveats {
  const stanceOf = new Map(
    labels.map(({ modelId, stances }) => [
      modelId,
      stances.find((stance) => stance.claimId === claimId)?.stance,
    ]),
  );
  const own = notes.filter(({ claimId: of, modelId, stance }) => {
    const labelled = stanceOf.get(modelId);
    return of === claimId && (labelled === 'mixed' || labelled === stance);
  });
  const [supporting, opposing] = (['support', 'oppose'] as const).map((side) =>
    grouped(own.filter(({ stance }) => stance === side)),
  );
  const all = [supporting ?? [], opposing ?? []];
  const [shown = [], against = []] = all.map((side) => side.slice(0, caveatsMax));
  const leftOut = all.reduce((sum, side) => sum + Math.max(0, side.length - caveatsMax), 0);
  return { supporting: shown, opposing: against, leftOut };
}

export function caveatsView({ supporting, opposing, leftOut }: SidedCaveats): CaveatsBySide {
  const shown = (caveats: readonly Caveat[]) =>
    caveats.map(({ wording, holders }) => ({
      caveat: wording,
      model_ids: holders.map(({ modelId }) => modelId),
      evidence_spans: holders.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
    }));
  return { supporting: shown(supporting), opposing: shown(opposing), left_out_count: leftOut };
}

function grouped(notes: readonly CaveatNote[]): Caveat[] {
  const byWording = Map.groupBy(notes, ({ wording }) => wording);
  return [...byWording]
    .map(([wording, same]) => {
      const byModel = new Map(same.toReversed().map(({ modelId, span }) => [modelId, { modelId, span }]));
      return { wording, holders: [...byModel.values()].sort((a, b) => byCodePoint(a.modelId, b.modelId)) };
    })
    .sort((a, b) => b.holders.length - a.holders.length || byCodePoint(a.wording, b.wording));
}
