import type { CampThesis } from '../../findings/findings.ts';
import { extractorOf, seededHash } from '../../prepare/seeded.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import type { JobContext, Prepared, ResponseInput, ToJudge } from '../job/job.ts';
import { maskedResponse } from '../job/kept.ts';
import { type OrderedClaim, orderClaims } from './claim-order.ts';
import { checkLabels, type LabelResult, labelCall, labelMessages } from './label.ts';

export { labelCall as spec };

/** The questions that are put about every response. */
export interface Questionnaire {
  readonly claims: readonly OrderedClaim[];
  readonly camps: readonly CampThesis[];
}

type Input = ResponseInput & Questionnaire;

interface Asked {
  /** The synthesizer that extracts the response; the other one labels it. */
  readonly extractor: 0 | 1;
  /** In the order asked. */
  readonly claims: readonly OrderedClaim[];
}

export function prepare(input: Input, { kept }: JobContext): Prepared<Asked> {
  const normalised = kept.normalised(input);
  if (normalised.kind !== 'answer') return { setAside: normalised.kind };
  const { question, seed, text, camps } = input;
  const response = normalised.masked;
  const alias = seededHash(seed, response).slice(0, 12); // From the text, not from the model (R-R07).
  const claims = orderClaims({ seed, alias }, input.claims);
  const messages = labelMessages({ seed, alias, question, response, asked: claims, camps });
  return { messages, asked: { extractor: extractorOf(seed, text), claims } };
}

export function judge(
  { output, asked, camps, ...source }: ToJudge<Input, Asked>,
  { kept }: JobContext,
): Judged<LabelResult> {
  const response = maskedResponse(source, kept);
  return judgeOutput(labelCall, checkLabels({ response, asked: asked.claims, camps }), output);
}
