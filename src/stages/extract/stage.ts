import { extractorOf } from '../../prepare/seeded.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import type { JobContext, Prepared, ResponseInput, ToJudge } from '../job/job.ts';
import { maskedResponse } from '../job/kept.ts';
import { checkExtraction, type Extraction, extractCall, extractMessages } from './extract-claims.ts';

export { extractCall as spec };

interface Asked {
  /** The synthesizer that extracts the response; the other one labels it. */
  readonly extractor: 0 | 1;
}

export function prepare(input: ResponseInput, { kept }: JobContext): Prepared<Asked> {
  const normalised = kept.normalised(input);
  if (normalised.kind !== 'answer') return { setAside: normalised.kind };
  const { question, seed, text } = input;
  const messages = extractMessages({ seed, question, response: normalised.masked });
  return { messages, asked: { extractor: extractorOf(seed, text) } };
}

export function judge(
  { output, ...source }: ToJudge<ResponseInput, unknown>,
  { kept }: JobContext,
): Judged<Extraction> {
  const check = checkExtraction({
    question: source.question,
    response: maskedResponse(source, kept),
  });
  return judgeOutput(extractCall, check, output);
}
