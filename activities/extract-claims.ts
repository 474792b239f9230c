import { saveArtifact } from '../src/db/artifacts.ts';
import type { ModelRef, StepResult } from '../src/domain/run/run-messages.ts';
import { readingOrder } from '../src/domain/run/synthesizer.ts';
import { seededHash } from '../src/prepare/seeded.ts';
import { extractCall } from '../src/stages/extract/extract-claims.ts';
import type { ActivityDeps } from './common/deps.ts';
import { loadResponse, loadRun } from './common/load-run.ts';
import { runStage } from './common/run-stage.ts';

/**
 * Extracts the statements of one response, each with its verified span. Sets aside an empty
 * response or a refusal. For half of the responses the first synthesizer extracts and the second
 * labels, for the others it is the other way round.
 */
export function makeExtractClaims(deps: ActivityDeps) {
  return async function extractClaims({ runId, modelId }: ModelRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const ref = { runId, kind: 'extract', shard: modelId } as const;
    const { ok, setAside } = await runStage(deps, {
      ...ref,
      stage: 'extract',
      spec: extractCall,
      input: () => loadResponse(deps.db, run, modelId),
      order: ({ reader }) => readingOrder(reader),
    });
    if (setAside === undefined) return { outcome: ok ? 'done' : 'failed' };
    if (setAside !== 'missing')
      await saveArtifact(deps.db, {
        ...ref,
        promptVersion: extractCall.promptVersion,
        inputHash: Buffer.from(seededHash(setAside), 'hex'),
        body: JSON.stringify({ ok: false, excluded: setAside }),
      });
    return { outcome: 'excluded' };
  };
}
