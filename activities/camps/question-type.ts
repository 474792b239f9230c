import type { SeededRunRow } from '../../src/db/runs.ts';
import type { RunRef } from '../../src/domain/run/run-messages.ts';
import type { QuestionType } from '../../src/findings/findings.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun, seedOf } from '../common/load-run.ts';
import { type Ran, runStage } from '../common/run-stage.ts';
import { questionShards } from '../common/synthesis.ts';

/**
 * Finds the kind of the question while the panel answers: it needs no answer. `findCamps` uses what
 * is stored.
 */
export async function classifyQuestion(deps: ActivityDeps, { runId }: RunRef): Promise<undefined> {
  await askQuestionType(deps, await loadRun(deps.db, runId));
}

/**
 * Asks for the kind of the question, without showing any answer to it. A question counts as a task,
 * whose report points to the responses instead of answering, only if the other synthesizer agrees,
 * provided that it can be asked.
 * @returns the kind, and the model that decided it; null if no synthesizer could tell
 */
export async function askQuestionType(
  deps: ActivityDeps,
  run: SeededRunRow,
): Promise<{ readonly type: QuestionType; readonly by: string } | null> {
  const kind = await classify(deps, run, questionShards.first, [0, 1]);
  if (!kind.ok) return null;
  const { value: type, synthesizer: by } = kind;
  if (type !== 'task') return { type, by };
  const other = await classify(deps, run, questionShards.second, [
    by === deps.synthesizers.camps[0].modelId ? 1 : 0,
  ]);
  return other.ok ? { type: other.value, by: other.synthesizer } : { type, by };
}

async function classify(
  deps: ActivityDeps,
  run: SeededRunRow,
  shard: string,
  order: readonly (0 | 1)[],
): Promise<Ran<'camps_classify'>> {
  return await runStage(deps, {
    runId: run.id,
    stage: 'camps_classify',
    kind: 'camps_classify',
    shard,
    input: () => ({ seed: seedOf(run), question: run.prompt }),
    order: () => order,
  });
}
