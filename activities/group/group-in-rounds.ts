import type { SeededRunRow } from '../../src/db/runs.ts';
import type { ClaimGroup, PanelClaim } from '../../src/stages/group/panel-claims.ts';
import type { JobInput, JobName, JobResult } from '../../src/stages/registry.ts';
import { identityOf } from '../../src/text/words.ts';
import type { GroupsArtifact } from '../artifacts/artifact-bodies.ts';
import { afterAllEnded } from '../common/all-ended.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread, orEndRun } from '../common/in-thread.ts';
import { groupBatch } from './group-batch.ts';
import { type Grouping, noSecondGrouping } from './grouping.ts';

/**
 * Groups claims in rounds, which form a tree: claims that shared no batch in one round meet in a
 * later one. Pairs in doubt are asked about before the next round begins.
 * @param upTo how many rounds there are if the pairs of the last one are to be asked about as well;
 * null if there are as many as help, and those of the last one wait: until they are asked about,
 * what only one grouping puts together is apart
 * @throws ApplicationFailure `synthesis_failed` if comparing them exceeded a limit
 */
export async function groupInRounds(
  deps: ActivityDeps,
  run: SeededRunRow,
  claims: readonly PanelClaim[],
  upTo: number | null,
): Promise<GroupsArtifact> {
  const rejected = claims.filter(({ stance }) => stance === 'rejects');
  const denied = {
    ids: new Set(rejected.map(({ id }) => id)),
    words: new Set(rejected.map(({ statement }) => identityOf(statement))),
  };
  let groups: readonly ClaimGroup[] = await work(deps, run.id, 'group_rounds.firstGroups', claims);
  let counted: Counted = { unmerged: 0, inDoubt: [], secondGrouping: noSecondGrouping };
  let batches = await work(deps, run.id, 'group_rounds.nextRound', { groups, round: 1, before: null });
  let round = 1;
  for (; batches.length > 0 && round <= (upTo ?? round); round++) {
    const begun = { deps, run, denied, ...counted };
    const before = { groups: groups.length, batches: batches.length };
    const next = async (merged: readonly ClaimGroup[]) =>
      await work(deps, run.id, 'group_rounds.nextRound', { groups: merged, round: round + 1, before });
    let done = await mergeRound({ ...begun, asks: upTo !== null }, round, batches);
    let following = await next(done.groups);
    if (upTo === null && following.length > 0) {
      done = await mergeRound({ ...begun, asks: true }, round, batches);
      following = await next(done.groups);
    }
    batches = following;
    ({ groups, ...counted } = done);
  }
  return { groups, ...counted, rounds: round - 1 };
}

type Counted = Pick<Grouping, 'unmerged' | 'inDoubt' | 'secondGrouping'>;

async function mergeRound(
  grouping: Grouping,
  round: number,
  batches: readonly (readonly ClaimGroup[])[],
): Promise<Counted & { readonly groups: readonly ClaimGroup[] }> {
  const merged = await afterAllEnded(
    batches.map((batch, index) => groupBatch(grouping, batch, `${round}.${index + 1}`)),
  );
  const { unmerged, inDoubt, secondGrouping } = grouping;
  return { groups: merged.flat(), unmerged, inDoubt, secondGrouping };
}

async function work<Name extends JobName>(
  deps: ActivityDeps,
  runId: string,
  name: Name,
  input: JobInput<Name>,
): Promise<JobResult<Name>> {
  return orEndRun(await inThread(deps, { runId, kind: 'group_all', shard: '' }, name, input));
}
