import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';
import { type JudgedEvidence, matchClaims } from '../match.ts';
import { recall } from '../measures/shares.ts';

/**
 * What becomes of arguments that answers report as others', of those that the report has. Null if
 * there are none.
 */
export interface ReportedScores {
  /** Those that the report keeps as reported by that answer. */
  readonly reportedKept: number | null;
  /** Those that the report counts as the answer's own stance. It must be 0. */
  readonly reportedAsOwn: number | null;
}

export function reportedScores(
  { evidence }: { readonly evidence: JudgedEvidence | null },
  knowledge: Knowledge,
): ReportedScores {
  const told = matchClaims(evidence, knowledge).flatMap(({ claim, planted, isRepeat }) =>
    isRepeat
      ? []
      : knowledge.panel.answers
          .filter(({ reported }) => reported.some(({ claimId }) => claimId === planted?.id))
          .map(({ modelId }) => ({ claim, modelId })),
  );
  return {
    reportedKept: recall(told, ({ claim, modelId }) =>
      (claim.reported_by?.evidence_spans ?? []).some((span) => span.model_id === modelId),
    ),
    reportedAsOwn: recall(told, ({ claim, modelId }) =>
      [claim.supporting_model_ids, claim.opposing_model_ids, claim.mixed_or_uncertain_model_ids].some((ids) =>
        ids.includes(modelId),
      ),
    ),
  };
}
