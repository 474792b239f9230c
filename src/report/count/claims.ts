import type { ResponseLabels, SelectedClaim, Span, Stance } from '../../findings/findings.ts';
import { byCodePoint } from '../../text/order.ts';
import type { Claim } from '../schema/parts/claims.ts';
import { type CaveatNote, caveatsView, type SidedCaveats, sidedCaveats } from './caveats.ts';
import { intervalView, type ShareSupport, shareOf } from './shares.ts';

/**
 * The stances of the labelled responses on one claim. Model ids are sorted by code point; the three
 * sets are disjoint.
 */
export interface ClaimTally {
  readonly claim: SelectedClaim;
  readonly supporting: readonly string[];
  readonly opposing: readonly string[];
  readonly mixed: readonly string[];
  /**
   * Models on whose stance two synthesizers differ to the end: counted as neither addressing it nor
   * silent.
   */
  readonly unresolved: readonly string[];
  readonly addressedCount: number;
  /** Labelled responses that say nothing of it, nor report it as others'. */
  readonly silentCount: number;
  /** Labelled responses, also those that do not address the claim. */
  readonly eligibleCount: number;
  /** By the responses that put them on it. */
  readonly sided: SidedCaveats;
  /** Where models report it as others' and take no stance on it, by model id. */
  readonly reported: readonly { readonly modelId: string; readonly span: Span }[];
  /** One for each model that addresses it; two if the synthesizers found it in different places. */
  readonly spans: readonly { readonly modelId: string; readonly stance: Stance; readonly span: Span }[];
}

export function tallyClaims(
  claims: readonly SelectedClaim[],
  labels: readonly ResponseLabels[],
  caveats: readonly CaveatNote[],
): ClaimTally[] {
  return claims.toSorted((a, b) => a.claimId - b.claimId).map((claim) => tallyClaim(claim, labels, caveats));
}

/**
 * A claim as the report shows it: counts, shares of the models that address it, and the span of
 * each stance.
 * @param support belongs to its share of support; null if labs say nothing of it
 */
export function claimView(tally: ClaimTally, support: ShareSupport | null): Claim {
  const { claim, supporting, opposing, mixed, addressedCount, sided } = tally;
  return {
    claim_id: claim.claimId,
    statement: claim.statement,
    ...(claim.option === undefined ? {} : { option: claim.option }),
    importance: importanceOf(tally),
    supporting_model_ids: [...supporting],
    opposing_model_ids: [...opposing],
    mixed_or_uncertain_model_ids: [...mixed],
    ...(tally.unresolved.length === 0
      ? {}
      : { unresolved_model_ids: [...tally.unresolved], unresolved_count: tally.unresolved.length }),
    caveats: sided.supporting.map(({ wording }) => wording),
    ...caveatsView(sided),
    supporting_count: supporting.length,
    opposing_count: opposing.length,
    mixed_or_uncertain_count: mixed.length,
    not_addressed_count: tally.silentCount + tally.reported.length,
    addressed_count: addressedCount,
    support_share_of_addressed: shareOf(supporting.length, addressedCount),
    ...(support && labFigures(support)),
    oppose_share_of_addressed: shareOf(opposing.length, addressedCount),
    mixed_share_of_addressed: shareOf(mixed.length, addressedCount),
    ...(tally.reported.length === 0
      ? {}
      : {
          reported_by: {
            evidence_spans: tally.reported.map(({ modelId, span }) => ({ model_id: modelId, ...span })),
          },
        }),
    evidence_spans: tally.spans.map(({ modelId, stance, span }) => ({
      model_id: modelId,
      offset: span.offset,
      length: span.length,
      ...(stance === 'support' ? {} : { stance }),
    })),
  };
}

/**
 * What labs say of a share; nothing if all have the same, which then is the equal-lab share too.
 */
function labFigures(support: ShareSupport): Partial<Claim> {
  const interval = support.interval();
  if (interval.ends === 'no_variation') return {};
  return {
    support_share_interval_90: intervalView(interval),
    equal_lab_support_share_of_addressed: support.equalLab,
  };
}

/**
 * How evenly a claim divides the panel: 0 if one side is empty, 1 if the sides are equal and
 * everyone takes one.
 */
export function splitOf({ supporting, opposing, eligibleCount }: ClaimTally): number {
  return eligibleCount === 0 ? 0 : (2 * Math.min(supporting.length, opposing.length)) / eligibleCount;
}

/**
 * High if half of the responses address the claim, or if it splits a quarter of them or more;
 * medium from a fifth that address it, or any real split; otherwise low. Our choice: what most
 * responses address, or disagree about, should be read first.
 */
function importanceOf(tally: ClaimTally): 'high' | 'medium' | 'low' {
  const coverage = tally.eligibleCount === 0 ? 0 : tally.addressedCount / tally.eligibleCount;
  const split = splitOf(tally);
  if (coverage >= 0.5 || split >= 0.25) return 'high';
  return coverage >= 0.2 || split >= 0.1 ? 'medium' : 'low';
}

function tallyClaim(
  claim: SelectedClaim,
  labels: readonly ResponseLabels[],
  caveats: readonly CaveatNote[],
): ClaimTally {
  const takes = labels
    .flatMap(({ modelId, stances }) =>
      stances
        .filter((stance) => stance.claimId === claim.claimId)
        .map(({ stance, span, otherSpan }) => ({
          modelId,
          stance,
          spans: [span, ...(otherSpan ? [otherSpan] : [])],
        })),
    )
    .sort((a, b) => byCodePoint(a.modelId, b.modelId));
  const unresolved = labels
    .filter((own) => own.unresolved.includes(claim.claimId))
    .map(({ modelId }) => modelId)
    .sort(byCodePoint);
  const sayers = (wanted: Stance): string[] =>
    takes.filter(({ stance }) => stance === wanted).map(({ modelId }) => modelId);
  const reported = labels
    .flatMap(({ modelId, reported: told }) =>
      told.filter(({ claimId }) => claimId === claim.claimId).map(({ span }) => ({ modelId, span })),
    )
    .sort((a, b) => byCodePoint(a.modelId, b.modelId));
  return {
    claim,
    supporting: sayers('support'),
    opposing: sayers('oppose'),
    mixed: sayers('mixed'),
    unresolved,
    addressedCount: takes.length,
    silentCount: labels.length - takes.length - unresolved.length - reported.length,
    eligibleCount: labels.length,
    sided: sidedCaveats(claim, caveats, labels),
    reported,
    spans: takes.flatMap(({ spans, ...take }) => spans.map((span) => ({ ...take, span }))),
  };
}
