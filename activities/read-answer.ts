import { readAnswerText } from '../src/db/answers.ts';
import { saveArtifact } from '../src/db/artifacts.ts';
import { only } from '../src/db/statement.ts';
import type { ModelRef, StepReceipt } from '../src/domain/run-messages.ts';
import { normalise } from '../src/synthesis/normalise.ts';
import { checkRead, readMessages, readStage } from '../src/synthesis/read.ts';
import { seededHash } from '../src/synthesis/seeded.ts';
import { callStage } from './call-stage.ts';
import type { ActivityDeps } from './deps.ts';
import { loadNames, loadRun } from './run-material.ts';
import { readStage as artifact } from './stages.ts';

/** Lists what one response says, each statement with its verified place; sets an empty or refusing one aside. */
export function makeReadAnswer(deps: ActivityDeps) {
  return async function readAnswer({ runId, modelId }: ModelRef): Promise<StepReceipt> {
    const material = await loadRun(deps.db, runId);
    const { text } = only(await readAnswerText(deps.db, runId, modelId));
    if (text === null) return { outcome: 'excluded' };
    const normalised = normalise(text, await loadNames(deps.db, material));
    if (normalised.kind !== 'answer') {
      const body = JSON.stringify({ ok: false, excluded: normalised.kind });
      const inputHash = Buffer.from(seededHash(text), 'hex');
      await saveArtifact(deps.db, runId, artifact, modelId, readStage.promptVersion, inputHash, body);
      return { outcome: 'excluded' };
    }
    const { question, seed } = material;
    const response = normalised.masked;
    // Aliases need all texts of the run, and reading does not wait for them: the text itself names its fence.
    const alias = seededHash(seed, text).slice(0, 12);
    const read = await callStage(deps, {
      runId,
      artifact,
      shard: modelId,
      stage: readStage,
      messages: readMessages({ seed, alias, question, response }),
      check: checkRead({ question, response }),
    });
    return { outcome: read.ok ? 'done' : 'failed' };
  };
}
