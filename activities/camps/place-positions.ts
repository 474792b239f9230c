import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import { loadArtifact } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun, seedOf } from '../common/load-run.ts';
import { runStage } from '../common/run-stage.ts';
import { loadPositions } from './positions.ts';

/**
 * Our choice: a short wait, because without a second view the labels alone decide, and the report
 * says so.
 */
const waitShare = 1 / 20;

/**
 * Has the synthesizer that did not form the camps put each position into one of them, without sight
 * of the members.
 */
export async function placePositions(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const ref = { runId, kind: 'camps_place', shard: '' } as const;
  const run = await loadRun(deps.db, runId);
  const found = await loadArtifact(deps.db, runId, 'camps');
  if (!found.ok || found.value.camps.length === 0) return;
  const positions = await loadPositions(deps.db, known);
  const { camps } = found.value;
  const [first] = deps.synthesizers.camps;
  await runStage(deps, {
    ...ref,
    stage: 'camps_place',
    input: () => ({ seed: seedOf(run), question: run.prompt, camps, positions }),
    order: () => [found.synthesizer === first.modelId ? 1 : 0],
    waitShare,
  });
}
