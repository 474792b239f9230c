import type { SeededRunRow } from '../src/db/runs.ts';
import type { ExtractedRef } from '../src/domain/run/run-messages.ts';
import type { SynthesizerIndex } from '../src/domain/run/synthesizer.ts';
import { finalistsAmong, pairsOf } from '../src/findings/pairs/paired-comparison.ts';
import { loadArtifact } from './artifacts/load-artifacts.ts';
import { afterAllEnded } from './common/all-ended.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inTurn } from './common/in-turn.ts';
import { type Extracted, loadExtracted, loadResponses, loadRun } from './common/load-run.ts';
import { optionalPart } from './common/patience.ts';
import { runStage } from './common/run-stage.ts';

/**
 * Has the best responses to a task compared in pairs, by two synthesizers that do not see who wrote
 * them, each in both orders: a model prefers what it sees first more often than is right. All calls
 * are made at once.
 */
export async function preferResponses(deps: ActivityDeps, known: ExtractedRef): Promise<undefined> {
  const { runId } = known;
  const run = await loadRun(deps.db, runId);
  const [one, other] = deps.synthesizers.write;
  if (one.modelId === other.modelId) return;
  const extracted = await inTurn(runId, () => loadExtracted(deps.db, known));
  const { made } = await loadArtifact(deps.db, runId, 'select');
  const finalists = finalistsAmong(
    extracted.map(({ alias }) => alias),
    made,
  ).flatMap((alias) => extracted.filter((each) => each.alias === alias));
  const shown = pairsOf(finalists).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  await afterAllEnded(
    shown.flatMap((pair) => ([0, 1] as const).map((synthesizer) => ask(deps, run, pair, synthesizer))),
  );
}

async function ask(
  deps: ActivityDeps,
  run: SeededRunRow,
  [first, second]: readonly [Extracted, Extracted],
  synthesizer: SynthesizerIndex,
): Promise<void> {
  await runStage(deps, {
    runId: run.id,
    stage: 'prefer',
    kind: 'prefer',
    shard: `${first.alias}.${second.alias}.${synthesizer}`,
    input: async () => {
      const texts = await loadResponses(deps.db, run, [first.modelId, second.modelId]);
      const [one, other] = [texts.get(first.modelId), texts.get(second.modelId)];
      return one && other ? { first: one, second: other } : null;
    },
    order: () => [synthesizer],
    ...optionalPart,
  });
}
