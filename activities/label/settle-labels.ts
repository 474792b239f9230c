import { saveArtifact } from '../../src/db/artifacts.ts';
import type { RunRef } from '../../src/domain/run/run-messages.ts';
import { settle } from '../../src/findings/doubts/contradictions.ts';
import { adjudicateCall } from '../../src/synthesis/adjudicate/adjudicate.ts';
import { seededHash } from '../../src/synthesis/prepare/seeded.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { SettledArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadArtifact, loadArtifacts } from '../common/load-artifacts.ts';

/** Settles the doubts with the answers that have arrived, and stores the labels that count. Makes no call. */
export function makeSettleLabels({ db }: ActivityDeps) {
  return async function settleLabels({ runId }: RunRef): Promise<undefined> {
    const kept = await loadArtifacts(db, runId, artifactKinds.settled);
    if (kept.size > 0) return; // The sections may already have been written from it.
    const doubts = await loadArtifact(db, runId, artifactKinds.doubts);
    const looks = await loadArtifacts(db, runId, artifactKinds.adjudication);
    const lastLooks = await loadArtifacts(db, runId, artifactKinds.secondAdjudication);
    const settled = doubts.map(({ sources, ...own }) => {
      const [look, last] = [looks, lastLooks].map((all) => all.get(sources.labels[0].modelId));
      return settle(sources, own, look?.ok ? look.value : null, last?.ok ? last.value : null);
    });
    const body: SettledArtifact = {
      by: uniqueSorted(
        [...looks.values(), ...lastLooks.values()].flatMap((look) => (look.ok ? [look.synthesizer] : [])),
      ),
      labels: settled.map(({ labels }) => labels),
      stances: settled.flatMap(({ stances }) => stances),
      camps: settled.flatMap(({ camps }) => camps),
      caveats: settled.flatMap(({ caveats }) => caveats),
    };
    await saveArtifact(db, {
      runId,
      kind: artifactKinds.settled,
      shard: '',
      promptVersion: adjudicateCall.promptVersion,
      inputHash: Buffer.from(seededHash(JSON.stringify(body)), 'hex'),
      body: JSON.stringify(body),
    });
  };
}
