import type { Queryable } from '../src/db/pool.ts';
import { BrokenRecord } from '../src/db/statement.ts';
import type { ModelRef, StepResult } from '../src/domain/run/run-messages.ts';
import { labellingOrder } from '../src/domain/run/synthesizer.ts';
import { labelCall } from '../src/stages/label/label.ts';
import type { Questionnaire } from '../src/stages/label/stage.ts';
import { findShard, loadArtifact } from './artifacts/load-artifacts.ts';
import type { ActivityDeps } from './common/deps.ts';
import { loadResponse, loadRun } from './common/load-run.ts';
import { runStage } from './common/run-stage.ts';
import { campsIn } from './common/synthesis.ts';

/**
 * Records the stance of one response on every selected claim, and its camp, each with a verified
 * span. The synthesizer that did not extract the response is asked, and the other one only if it
 * does not answer.
 */
export function makeLabelResponse(deps: ActivityDeps) {
  return async function labelResponse({ runId, modelId }: ModelRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const extraction = await findShard(deps.db, runId, 'extract', modelId);
    if (!extraction?.ok) throw new BrokenRecord(`${modelId} was not extracted`);
    const questionnaire = await loadQuestionnaire(deps.db, runId);
    const { ok, setAside } = await runStage(deps, {
      runId,
      stage: 'label',
      kind: 'label',
      shard: modelId,
      spec: labelCall,
      input: async () => {
        const response = await loadResponse(deps.db, run, modelId);
        return response && { ...response, ...questionnaire };
      },
      order: ({ reader }) => labellingOrder(deps.synthesizers.label, extraction.synthesizer, reader),
    });
    if (setAside !== undefined) return { outcome: 'excluded' };
    return { outcome: ok ? 'done' : 'failed' };
  };
}

async function loadQuestionnaire(db: Queryable, runId: string): Promise<Questionnaire> {
  const { asked } = await loadArtifact(db, runId, 'select');
  const claims = asked.map(({ line, statement }) => ({ claimId: line, statement }));
  return { claims, camps: campsIn(await loadArtifact(db, runId, 'camps')) };
}
