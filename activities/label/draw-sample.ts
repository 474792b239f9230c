import { textPages } from '../../src/db/panel-rows.ts';
import type { ModelList, RunRef } from '../../src/domain/run/run-messages.ts';
import { sampleSize } from '../../src/findings/two-coders.ts';
import { byCodePoint } from '../../src/text/order.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun, seedOf } from '../common/load-run.ts';

/**
 * Draws the sample of responses that the second coder labels: the first ones by alias. The order of aliases depends on
 * the run's secret and the texts, never on the models' names.
 */
export function makeDrawSample(deps: ActivityDeps) {
  return async function drawSample({ runId }: RunRef): Promise<ModelList> {
    const ref = { runId, kind: artifactKinds.secondCoding, shard: '' };
    const seed = seedOf(await loadRun(deps.db, runId));
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, runId));
    const models = extracted.map(({ modelId }) => modelId);
    const named = await inThread(deps, ref, 'nameResponses', { seed, models }, () =>
      textPages(deps.db, runId),
    );
    if (!named.ok) return { models: [] };
    const aliasOf = (modelId: string) => named.value.get(modelId) ?? '';
    const drawn = models.toSorted((a, b) => byCodePoint(aliasOf(a), aliasOf(b)));
    return { models: drawn.slice(0, sampleSize(models.length)) };
  };
}
