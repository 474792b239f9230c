import { saveArtifact } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import type { CompareInput, ModelList } from '../../src/domain/run/run-messages.ts';
import { compareCoders as compare } from '../../src/findings/two-coders.ts';
import { type LabelResult, labelCall } from '../../src/synthesis/label/label.ts';
import { seededHash } from '../../src/synthesis/prepare/seeded.ts';
import type { CallArtifact, SecondCodingArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadArtifact, loadArtifacts } from '../common/load-artifacts.ts';
import { passedTrials } from '../common/synthesis.ts';

/**
 * Compares the two coders over the sample, and stores the result for the report.
 * @returns models whose responses must be labelled a second time before that, because the coders agree too little; none in
 *   the last comparison, which uses the labels there are
 */
export function makeCompareCoders({ db }: ActivityDeps) {
  return async function compareCoders({ runId, sample, last }: CompareInput): Promise<ModelList> {
    const compared = await loadArtifacts(db, runId, artifactKinds.secondCoding);
    if (compared.size > 0) return { models: [] }; // The sections may already have been written from it.
    const { claims, first, second } = await inTurn(runId, () => loadCoding(db, runId));
    const claimIds = claims.map(({ claimId }) => claimId);
    const { left, ...body } = compare({ claimIds, sample, first, second });
    if (!last && left.length > 0) return { models: left };
    await saveArtifact(db, {
      runId,
      kind: artifactKinds.secondCoding,
      shard: '',
      promptVersion: labelCall.promptVersion,
      inputHash: Buffer.from(seededHash(...sample), 'hex'),
      body: JSON.stringify(body satisfies SecondCodingArtifact),
    });
    return { models: [] };
  };
}

async function loadCoding(db: Queryable, runId: string) {
  const { claims } = await loadArtifact(db, runId, artifactKinds.claims);
  const first = codedIn(await loadArtifacts(db, runId, artifactKinds.label));
  const second = codedIn(await loadArtifacts(db, runId, artifactKinds.secondLabel), passedTrials);
  return { claims, first, second };
}

/** The labels of each labelled response, and the synthesizer that gave them. */
function codedIn(
  labels: ReadonlyMap<string, CallArtifact<LabelResult>>,
  counts: (artifact: CallArtifact<LabelResult>) => boolean = () => true,
) {
  return [...labels].flatMap(([modelId, artifact]) =>
    artifact.ok && counts(artifact) ? [{ ...artifact.value, modelId, coder: artifact.synthesizer }] : [],
  );
}
