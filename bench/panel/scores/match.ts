import type { Claim } from '../../../src/report/schema/parts/claims.ts';
import type { Quantity } from '../../../src/report/schema/parts/quantities.ts';
import type { Knowledge } from '../../../src/stages/play/knowledge.ts';
import type { PlantedClaim, PlantedPanel } from '../../../src/stages/play/truth.ts';
import { contentStems, overlap } from '../../../src/text/words.ts';

/**
 * The part of a report that is scored. The baseline's single answer about a panel has the same
 * form.
 */
export interface JudgedEvidence {
  readonly claims: readonly JudgedClaim[];
  readonly quantities?: readonly Pick<Quantity, 'evidence_spans'>[] | undefined;
  readonly camps: readonly { readonly camp_id: number; readonly model_ids: readonly string[] }[];
}

type JudgedClaim = Pick<
  Claim,
  | 'statement'
  | 'caveats'
  | 'supporting_model_ids'
  | 'opposing_model_ids'
  | 'mixed_or_uncertain_model_ids'
  | 'evidence_spans'
> &
  Partial<Claim>;

/** A claim of the report with its planted claim; null if nobody made it. */
export interface MatchedClaim {
  readonly claim: JudgedClaim;
  readonly planted: PlantedClaim | null;
  /**
   * Whether an earlier claim of the report has the same planted claim. Its stances are scored, but
   * it does not add to recall.
   */
  readonly isRepeat: boolean;
}

/**
 * Share of common words from which a claim worded by a real model counts as a planted one. Our
 * choice: higher than for any two wordings of different claims (docs/thresholds.md).
 */
const likeMin = 0.3;
/**
 * Share of a claim's evidence that must be in sentences stating the planted claim. Our choice: with
 * the majority, no other claim can have more.
 */
const evidenceMin = 0.5;

/**
 * Matches each claim of a report with a planted one: by its words if they are exactly those planted
 * for the synthesizer, otherwise by the sentences of its evidence, otherwise by common words.
 */
export function matchClaims(evidence: JudgedEvidence | null, knowledge: Knowledge): MatchedClaim[] {
  const taken = new Set<PlantedClaim>();
  const invented = new Set(knowledge.panel.invented.map(({ statement }) => statement));
  return (evidence?.claims ?? []).map((claim) => {
    const found = invented.has(claim.statement)
      ? null
      : (knowledge.claimOf(claim.statement)?.claim ??
        byEvidence(claim, knowledge.panel) ??
        byWords(claim.statement, knowledge.panel));
    const isRepeat = found !== null && taken.has(found);
    if (found) taken.add(found);
    return { claim, planted: found, isRepeat };
  });
}

/**
 * A sentence that states two claims, one by denying the other, counts for the one of which it takes
 * the side.
 */
const sameSide = 0.01;

function byEvidence({ evidence_spans: spans }: JudgedClaim, panel: PlantedPanel): PlantedClaim | null {
  const votes = new Map<string, number>();
  const answers = new Map(panel.answers.map((answer) => [answer.modelId, answer]));
  for (const span of spans)
    for (const { claimId, places, stance } of answers.get(span.model_id)?.statements ?? [])
      if (places.some((place) => overlaps(place, span)))
        votes.set(
          claimId,
          (votes.get(claimId) ?? 0) + 1 + (stance === (span.stance ?? 'support') ? sameSide : 0),
        );
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < spans.length * evidenceMin) return null;
  return panel.claims.find(({ id }) => id === best[0]) ?? null;
}

function byWords(statement: string, { claims }: PlantedPanel): PlantedClaim | null {
  const stems = contentStems(statement);
  let [best, most]: [PlantedClaim | null, number] = [null, likeMin];
  for (const claim of claims)
    for (const wording of claim.wordings) {
      const like = overlap(stems, contentStems(wording));
      if (like >= most) [best, most] = [claim, like];
    }
  return best;
}

/** Whether two spans overlap. */
export function overlaps(
  a: { readonly offset: number; readonly length: number },
  b: { readonly offset: number; readonly length: number },
): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}
