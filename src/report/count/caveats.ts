import type { ResponseLabels, SelectedClaim, Span } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { CaveatsBySide } from '../schema/claims.ts';

/** Our choice: more conditions of one side are a text of their own. */
const caveatsMax = 4;

/** A condition that one response puts on a claim. */
export interface CaveatNote {
  readonly claimId: number;
  readonly modelId: string;
  /** Whether the response was read to make the claim or to deny it. */
  readonly stance: 'support' | 'oppose';
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
 * The conditions of the models that support a claim, and of those that oppose it (R-R13). A model that is mixed has its
 * condition on the side on which it was read to make the claim. Where label and reading contradict each other, the
 * condition belongs to nobody.
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
