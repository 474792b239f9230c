import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import { loadArtifact } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun } from '../common/load-run.ts';
import { saveSelection, selectAmong } from './select-among.ts';

/**
 * Selects from the groups those claims that every response will be asked about, with the thesis of
 * each camp among them.
 * @throws ApplicationFailure `synthesis_failed` if there are none, or if selecting them exceeded a
 * limit
 */
export async function selectClaims(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const run = await loadRun(deps.db, runId);
  const extracted = await inTurn(runId, () => loadExtracted(deps.db, known));
  const grouped = await loadArtifact(deps.db, runId, 'group_all');
  await saveSelection(deps, run, 'select', await selectAmong(deps, run, { extracted, grouped, asked: null }));
}
