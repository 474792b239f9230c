import { saveArtifact } from '../../src/db/artifacts.ts';
import type { RunRef } from '../../src/domain/run/run-messages.ts';
import { resolve } from '../../src/findings/doubts/contradictions.ts';
import { adjudicateCall } from '../../src/synthesis/adjudicate/adjudicate.ts';
import { seededHash } from '../../src/synthesis/prepare/seeded.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { ResolvedArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadArtifact, loadArtifacts } from '../common/load-artifacts.ts';

/** Resolves the doubts with the answers that have arrived, and stores the labels that count. Makes no call. */
export function makeResolveLabels({ db }: ActivityDeps) {
  return async function resolveLabels({ runId }: RunRef): Promise<undefined> {
    const kept = await loadArtifacts(db, runId, artifactKinds.resolved);
    if (kept.size > 0) return; // The sections may already have been written from it.
    const doubts = await loadArtifact(db, runId, artifactKinds.doubts);
    const looks = await loadArtifacts(db, runId, artifactKinds.adjudication);
    const lastLooks = await loadArtifacts(db, runId, artifactKinds.secondAdjudication);
    const resolved = doubts.map(({ sources, ...own }) => {
      const [look, last] = [looks, lastLooks].map((all) => all.get(sources.labels[0].modelId));
      return resolve(sources, own, look?.ok ? look.value : null, last?.ok ? last.value : null);
    });
    const body: ResolvedArtifact = {
      by: uniqueSorted(
        [...looks.values(), ...lastLooks.values()].flatMap((look) => (look.ok ? [look.synthesizer] : [])),
      ),
      labels: resolved.map(({ labels }) => labels),
      stances: resolved.flatMap(({ stances }) => stances),
      camps: resolved.flatMap(({ camps }) => camps),
      caveats: resolved.flatMap(({ caveats }) => caveats),
    };
    await saveArtifact(db, {
      runId,
      kind: artifactKinds.resolved,
      shard: '',
      promptVersion: adjudicateCall.promptVersion,
      inputHash: Buffer.from(seededHash(JSON.stringify(body)), 'hex'),
      body: JSON.stringify(body),
    });
  };
}
