import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import { collectClaims } from '../../src/stages/group/panel-claims.ts';
import { findShard, loadArtifact } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun } from '../common/load-run.ts';
import { groupInRounds } from '../group/group-in-rounds.ts';
import { saveSelection, selectAmong } from './select-among.ts';

/**
 * Asks, while responses are labelled, about the pairs of statements that the last round of grouping
 * left in doubt, and selects anew among the claims that they are labelled against: of two that say
 * the same one stays, with the statements of both, and what a group has wrongly held counts for
 * itself (decision 51).
 * @throws ApplicationFailure `synthesis_failed` if comparing them exceeded a limit
 */
export async function settleClaims(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const run = await loadRun(deps.db, runId);
  if (await findShard(deps.db, runId, 'select_settle', '')) return; // Readings may already have been compared.
  const extracted = await inTurn(runId, () => loadExtracted(deps.db, known));
  const before = await loadArtifact(deps.db, runId, 'group_all');
  const grouped = await groupInRounds(deps, run, collectClaims(extracted), before.rounds);
  const selection = await loadArtifact(deps.db, runId, 'select');
  const isUnchanged = JSON.stringify(grouped.groups) === JSON.stringify(before.groups);
  const settled = isUnchanged
    ? { ...selection, secondGrouping: grouped.secondGrouping }
    : await selectAmong(deps, run, { extracted, grouped, asked: selection.asked });
  await saveSelection(deps, run, 'select_settle', settled);
}
