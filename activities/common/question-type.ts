import type { SeededRunRow } from '../../src/db/runs.ts';
import type { QuestionType } from '../../src/findings/findings.ts';
import { classifyCall, classifyMessages } from '../../src/synthesis/camps/question-type.ts';
import type { CallArtifact } from './artifact-bodies.ts';
import { artifactKinds } from './artifact-kinds.ts';
import { callSynthesizer, judgeInThread } from './call-synthesizer.ts';
import type { ActivityDeps } from './deps.ts';
import { seedOf } from './load-run.ts';

/** The first opinion, and the second one of what the first takes for a task. */
const [first, second] = ['', 'again'];

/**
 * Asks of what kind the question is, without any answer to it. A task, whose report points to the responses instead of
 * answering, is one only if the other synthesizer says so too.
 * @returns the kind, and the model that settled it; null if nobody could tell
 */
export async function askQuestionType(
  deps: ActivityDeps,
  run: SeededRunRow,
): Promise<{ readonly type: QuestionType; readonly by: string } | null> {
  const said = await classify(deps, run, first, [0, 1]);
  if (!said.ok) return null;
  const { value: type, synthesizer: by } = said;
  if (type !== 'task') return { type, by };
  const other = await classify(deps, run, second, [by === deps.synthesizers[0].modelId ? 1 : 0]);
  return other.ok ? { type: other.value, by: other.synthesizer } : { type, by };
}

async function classify(
  deps: ActivityDeps,
  run: SeededRunRow,
  shard: string,
  order: readonly number[],
): Promise<CallArtifact<QuestionType>> {
  const ref = { runId: run.id, kind: artifactKinds.questionType, shard };
  return await callSynthesizer(deps, {
    ...ref,
    order,
    spec: classifyCall,
    messages: classifyMessages({ seed: seedOf(run), shard, question: run.prompt }),
    judge: (output) => judgeInThread(deps, ref, 'judgeQuestionType', { output }),
  });
}

/** The same from what is stored; undefined if nobody could tell, or if an older version began the run. */
export function questionTypeIn(
  stored: ReadonlyMap<string, CallArtifact<QuestionType>>,
): QuestionType | undefined {
  const [said, other] = [stored.get(first), stored.get(second)];
  return other?.ok ? other.value : said?.ok ? said.value : undefined;
}
