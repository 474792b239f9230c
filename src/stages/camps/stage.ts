import { campWordsCheck } from '../../report/amounts/panel-amounts.ts';
import { indexCopiesAmong } from '../../text/copy-index.ts';
import { type Judged, judgeOutput, readOutput } from '../call/judge-output.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';
import { type Camps, type CampsInput, campsCall, campsMessages, checkCamps } from './find-camps.ts';

export { campsCall as spec };

export function prepare(input: CampsInput): Prepared<null> {
  return { messages: campsMessages(input), asked: null };
}

/** Compares the wording of the camps with every response. */
export async function judge(
  { output, question, questionType, positions }: ToJudge<CampsInput, unknown>,
  { texts }: JobContext,
): Promise<Judged<Camps>> {
  const read = readOutput(campsCall, output);
  const words = read.ok
    ? read.output.camps.flatMap((camp) => [camp.label, camp.thesis, camp.recommended_option ?? ''])
    : [];
  const copies = await indexCopiesAmong(words, texts, [question]);
  const unprintable = campWordsCheck(question);
  const check = checkCamps({ question, questionType, positions, copies, unprintable });
  return judgeOutput(campsCall, check, output);
}
