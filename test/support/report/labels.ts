import type { ResponseLabels, Span } from '../../../src/findings/findings.ts';

/** What is known of a response that says nothing. */
export const nothingSaid = { stances: [], unresolved: [], reported: [], camp: null } as const;

/** The labels if one model only reports a claim as others'. */
export function reportedBy(
  labels: readonly ResponseLabels[],
  modelId: string,
  claimId: number,
  span: Span = { offset: 0, length: 5 },
): ResponseLabels[] {
  return labels.map((own) =>
    own.modelId === modelId
      ? {
          ...own,
          stances: own.stances.filter((each) => each.claimId !== claimId),
          reported: [{ claimId, span }],
        }
      : own,
  );
}
