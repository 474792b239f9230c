import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import { spec as groupCall } from '../../src/stages/group/group.ts';
import { collectClaims } from '../../src/stages/group/panel-claims.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun } from '../common/load-run.ts';
import { groupInRounds } from './group-in-rounds.ts';

/**
 * Groups the claims of all responses that say the same. What the last round leaves in doubt is
 * apart until `settleClaims` has asked about it, beside the labelling.
 * @throws ApplicationFailure `synthesis_failed` if comparing them exceeded a limit
 */
export async function groupClaims(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const run = await loadRun(deps.db, runId);
  const claims = collectClaims(await inTurn(runId, () => loadExtracted(deps.db, known)));
  const body = await groupInRounds(deps, run, claims, null);
  await storeStep(deps.db, {
    ...{ runId, kind: 'group_all' },
    promptVersion: groupCall.promptVersion,
    madeFrom: JSON.stringify(claims),
    body,
  });
}
