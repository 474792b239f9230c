import type { Material } from '../../audit/material/material.ts';
import type { Span } from '../../findings/findings.ts';
import { digestOf } from '../../text/digest.ts';

/** What people code, and what a report says. */
export const codes = ['support', 'oppose', 'mixed', 'not_addressed'] as const;
export type PersonsCode = (typeof codes)[number];

/** What a report says of one claim and one counted response. */
export interface CodedCell {
  /** Tells nothing about claim, model and stance: only with the report can it be found again. */
  readonly id: string;
  readonly claimId: number;
  readonly statement: string;
  readonly modelId: string;
  readonly code: PersonsCode;
  /**
   * Where the stance was found; none if the report says that the response does not address the
   * claim.
   */
  readonly spans: readonly Span[];
}

/**
 * One cell for each claim and counted response, in the order of the report, but for those on which
 * the synthesizers differ to the end: there the report says nothing that people could confirm.
 */
export function codedCells({ report }: Pick<Material, 'report'>): CodedCell[] {
  const run = report.research_record?.generation?.run_id ?? '';
  const models = (report.research_record?.provenance?.included ?? []).flatMap(({ model_id: id }) => id ?? []);
  return (report.evidence?.claims ?? []).flatMap((claim) => {
    const {
      claim_id: claimId,
      statement,
      evidence_spans: spans,
      unresolved_model_ids: unresolved = [],
    } = claim;
    return models
      .filter((modelId) => !unresolved.includes(modelId))
      .map((modelId) => {
        const own = spans.filter((span) => span.model_id === modelId);
        return {
          // A letter first: spreadsheets take 12e45678 for a number.
          id: `s${digestOf([run, claimId, modelId].join('\n')).slice(0, 12)}`,
          claimId,
          statement,
          modelId,
          code: own[0] ? (own[0].stance ?? 'support') : 'not_addressed',
          spans: own,
        };
      });
  });
}
