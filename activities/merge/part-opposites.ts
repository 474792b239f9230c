import { apart } from '../../src/synthesis/claims/opposites.ts';
import type { ClaimGroup } from '../../src/synthesis/claims/panel-claims.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { inThread } from '../common/in-thread.ts';
import { askWhetherSame } from './ask-whether-same.ts';
import { count, type Merging } from './merging.ts';

/**
 * Parts statements that were put together and do not say the same: two synthesizers go by likeness in the same way, so what
 * both put together is no evidence where one word or an order decides. What was parted from one group is looked at once
 * more, in a second call at most.
 */
export async function partOpposites(
  merging: Merging,
  batch: readonly ClaimGroup[],
  groups: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[]> {
  const first = await look(merging, batch, groups, `${shard}.opposites`, false);
  if (first.off.length === 0) return first.kept;
  const second = await look(merging, batch, first.off, `${shard}.opposites.2`, true);
  return [...first.kept, ...second.kept, ...apart(batch, second.off)];
}

interface Looked {
  readonly kept: readonly ClaimGroup[];
  readonly off: readonly ClaimGroup[];
}

async function look(
  merging: Merging,
  batch: readonly ClaimGroup[],
  groups: readonly ClaimGroup[],
  shard: string,
  isSecondLook: boolean,
): Promise<Looked> {
  const { deps, run } = merging;
  const ref = { runId: run.id, kind: artifactKinds.comparison, shard };
  const found = await inThread(deps, ref, 'findSuspects', { batch, groups, isSecondLook });
  if (!found.ok || found.value.suspects.length === 0) return { kept: groups, off: [] };
  const suspicion = found.value;
  const asked = suspicion.suspects.slice(0, suspicion.asked).map(({ one, other }) => ({ one, other }));
  const { answers, by } = await askWhetherSame(merging, asked, shard);
  const parting = await inThread(deps, ref, 'partGroups', { batch, groups, suspicion, answers });
  if (!parting.ok) return { kept: groups, off: [] };
  const { kept, off, ...opposites } = parting.value;
  count(merging, { opposites }, by);
  return { kept, off };
}
