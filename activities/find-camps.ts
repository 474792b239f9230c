import { textPages } from '../src/db/panel-rows.ts';
import type { RunRef, StepResult } from '../src/domain/run/run-messages.ts';
import { campsCall, campsMessages } from '../src/synthesis/camps/find-camps.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { loadExtracted, loadRun, seedOf } from './common/load-run.ts';

/** Finds the distinct answers that the responses give to the question. If that fails, the report has claims only. */
export function makeFindCamps(deps: ActivityDeps) {
  return async function findCamps({ runId }: RunRef): Promise<StepResult> {
    const ref = { runId, kind: artifactKinds.camps, shard: '' };
    const texts = () => textPages(deps.db, runId);
    const run = await loadRun(deps.db, runId);
    const [seed, question] = [seedOf(run), run.prompt];
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, runId));
    const models = extracted.map(({ modelId }) => modelId);
    const named = await inThread(deps, ref, 'nameResponses', { seed, models }, texts);
    if (!named.ok) {
      await giveUpPart(deps, ref, campsCall, named.reason);
      return { outcome: 'failed' };
    }
    const positions = extracted.map(({ modelId, result }) => ({
      alias: named.value.get(modelId) ?? '',
      position: result.position,
      recommendedOption: result.recommendedOption,
    }));
    const camps = await callSynthesizer(deps, {
      ...ref,
      spec: campsCall,
      messages: campsMessages({ seed, question, positions }),
      judge: (output) => judgeInThread(deps, ref, 'judgeCamps', { output, question, positions }, texts),
    });
    return { outcome: camps.ok ? 'done' : 'failed' };
  };
}
