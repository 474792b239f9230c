import { ApplicationFailure } from '@temporalio/activity';
import { saveArtifact } from '../../src/db/artifacts.ts';
import type { RunRef, StepResult } from '../../src/domain/run/run-messages.ts';
import { groupCall } from '../../src/stages/group/group.ts';
import { type ClaimGroup, collectClaims, type PanelClaim } from '../../src/stages/group/panel-claims.ts';
import type { JobInput, JobName, JobResult } from '../../src/stages/registry.ts';
import { digestOf } from '../../src/text/digest.ts';
import type { GroupsArtifact } from '../artifacts/artifact-bodies.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun } from '../common/load-run.ts';
import { groupBatch } from './group-batch.ts';
import { type Grouping, noSecondGrouping } from './grouping.ts';

/**
 * Groups the claims of all responses that say the same.
 * @throws ApplicationFailure `synthesis_failed` if comparing them exceeded a limit
 */
export function makeGroupClaims(deps: ActivityDeps) {
  return async function groupClaims({ runId }: RunRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const claims = collectClaims(await inTurn(runId, () => loadExtracted(deps.db, runId)));
    const grouping: Grouping = { deps, run, unmerged: 0, secondGrouping: noSecondGrouping };
    const groups = await groupInRounds(grouping, claims);
    const { unmerged, secondGrouping } = grouping;
    const body = JSON.stringify({ groups, unmerged, secondGrouping } satisfies GroupsArtifact);
    await saveArtifact(deps.db, {
      runId,
      kind: 'group_all',
      shard: '',
      promptVersion: groupCall.promptVersion,
      inputHash: Buffer.from(digestOf(body), 'hex'),
      body,
    });
    return { outcome: 'done' };
  };
}

/** Rounds form a tree: claims that shared no batch in one round meet in a later one. */
async function groupInRounds(grouping: Grouping, claims: readonly PanelClaim[]): Promise<ClaimGroup[]> {
  const { deps, run } = grouping;
  let groups = await work(deps, run.id, 'group_rounds.firstGroups', claims);
  let before: { groups: number; batches: number } | null = null;
  for (let round = 1; ; round++) {
    const batches: ClaimGroup[][] = await work(deps, run.id, 'group_rounds.nextRound', {
      groups,
      round,
      before,
    });
    if (batches.length === 0) return groups;
    before = { groups: groups.length, batches: batches.length };
    const merged = await Promise.all(
      batches.map((batch, index) => groupBatch(grouping, batch, `${round}.${index + 1}`)),
    );
    groups = merged.flat();
  }
}

/** Runs a job that the report cannot do without. */
async function work<Name extends JobName>(
  deps: ActivityDeps,
  runId: string,
  name: Name,
  input: JobInput<Name>,
): Promise<JobResult<Name>> {
  const done = await inThread(deps, { runId, kind: 'group_all', shard: '' }, name, input);
  if (!done.ok) throw ApplicationFailure.nonRetryable(done.reason, 'synthesis_failed');
  return done.value;
}
