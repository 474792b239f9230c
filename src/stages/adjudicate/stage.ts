import { type Judged, judgeOutput } from '../call/judge-output.ts';
import type { JobContext, Prepared, ResponseInput, ToJudge } from '../job/job.ts';
import { maskedResponse } from '../job/kept.ts';
import {
  type AdjudicateInput,
  type AskedResponse,
  adjudicateCall,
  adjudicateMessages,
} from './adjudicate.ts';
import { type AdjudicateResult, checkAdjudication } from './check-answers.ts';

export { adjudicateCall as spec };

/** Several responses with the claims and camps that two synthesizers have not found alike. */
export interface DoubtInput extends Omit<AdjudicateInput, 'responses'> {
  readonly responses: readonly (ResponseInput & Pick<AskedResponse, 'modelId' | 'spans'>)[];
}

export function prepare(input: DoubtInput, context: JobContext): Prepared<null> {
  return { messages: adjudicateMessages(askedAbout(input, context)), asked: null };
}

export function judge(
  { output, ...source }: ToJudge<DoubtInput, unknown>,
  context: JobContext,
): Judged<AdjudicateResult> {
  return judgeOutput(adjudicateCall, checkAdjudication(askedAbout(source, context)), output);
}

function askedAbout({ responses, ...input }: DoubtInput, { kept }: JobContext): AdjudicateInput {
  return {
    ...input,
    responses: responses.map(({ modelId, spans, ...response }) => ({
      modelId,
      spans,
      response: maskedResponse(response, kept),
    })),
  };
}
