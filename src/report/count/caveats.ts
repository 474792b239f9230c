import type { ResponseLabels, SelectedClaim, Side, Span } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Claim } from '../schema/parts/claims.ts';

/** Our choice: a longer list of caveats on one side would be a text of its own. */
const caveatsMax = 4;

export interface CaveatNote {
  readonly claimId: number;
  readonly modelId: string;
  /** The side that the response takes under the caveat. */
  readonly stance: Side;
  readonly wording: string;
  readonly span: Span;
}

export interface Caveat {
  readonly wording: string;
  /** By model id, each model once. */
  readonly holders: readonly { readonly modelId: string; readonly span: Span }[];
}

/** The caveats of a claim by side, those of most models first. */
export interface SidedCaveats {
  readonly supporting: readonly Caveat[];
  readonly opposing: readonly Caveat[];
  /** Further ones that are not shown. */
  readonly leftOut: number;
}

/**
 * The caveats of the models that support a claim, and of those that oppose it (R-R13). The caveat
 * of a model that is mixed goes to those who support the claim if extraction has it so. If the
 * label says the other side, or is mixed where extraction has the claim denied, it is attributed to
 * nobody: "except in large towns" may be told of either.
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
    return of === claimId && (labelled === stance || (labelled === 'mixed' && stance === 'support'));
  });
  const [supporting, opposing] = (['support', 'oppose'] as const).map((side) =>
    grouped(own.filter(({ stance }) => stance === side)),
  );
  const all = [supporting ?? [], opposing ?? []];
  const [shown = [], against = []] = all.map((side) => side.slice(0, caveatsMax));
  const leftOut = all.reduce((sum, side) => sum + Math.max(0, side.length - caveatsMax), 0);
  return { supporting: shown, opposing: against, leftOut };
}

/** Without members if there are no caveats. */
export function caveatsView({ supporting, opposing, leftOut }: SidedCaveats): Pick<Claim, 'caveats_by_side'> {
  if (supporting.length + opposing.length === 0) return {};
  const shown = (caveats: readonly Caveat[]) =>
    caveats.map(({ wording, holders }) => ({
      caveat: wording,
      evidence_spans: holders.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
    }));
  return {
    caveats_by_side: {
      ...(supporting.length > 0 && { supporting: shown(supporting) }),
      ...(opposing.length > 0 && { opposing: shown(opposing) }),
      ...(leftOut > 0 && { left_out_count: leftOut }),
    },
  };
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
