import { textPages } from '../../src/db/panel-rows.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import type { Position } from '../../src/stages/camps/find-camps.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { type ArtifactRef, inThread } from '../common/in-thread.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, seedOf } from '../common/load-run.ts';

/** The positions of all responses under their aliases, or the reason why these could not be found. */
export async function loadPositions(
  deps: ActivityDeps,
  run: SeededRunRow,
  ref: ArtifactRef,
): Promise<Position[] | { readonly reason: string }> {
  const extracted = await inTurn(run.id, () => loadExtracted(deps.db, run.id));
  const models = extracted.map(({ modelId }) => modelId);
  const named = await inThread(deps, ref, 'names.nameResponses', { seed: seedOf(run), models }, () =>
    textPages(deps.db, run.id),
  );
  if (!named.ok) return { reason: named.reason };
  return extracted.map(({ modelId, result }) => ({
    alias: named.value.get(modelId) ?? '',
    position: result.position,
    recommendedOption: result.recommendedOption,
    cases: result.conditions.map(({ condition, option }) => ({ condition, option })),
  }));
}
