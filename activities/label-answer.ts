import { readAnswerText } from '../src/db/answers.ts';
import { listArtifacts } from '../src/db/artifacts.ts';
import type { Queryable } from '../src/db/pool.ts';
import { only } from '../src/db/statement.ts';
import type { ModelRef, StepReceipt } from '../src/domain/run-messages.ts';
import type { CampThesis } from '../src/report/evidence.ts';
import type { Camps } from '../src/synthesis/camps.ts';
import { checkLabels, labelMessages, labelStage } from '../src/synthesis/label.ts';
import { normalise } from '../src/synthesis/normalise.ts';
import { seededHash } from '../src/synthesis/seeded.ts';
import type { ClaimsArtifact, StageArtifact } from './artifact-bodies.ts';
import { callStage } from './call-stage.ts';
import type { ActivityDeps } from './deps.ts';
import { loadNames, loadRun } from './run-material.ts';
import { labelStage as artifact, campsStage, claimsStage } from './stages.ts';

/** Records where one response stands on every selected claim, and in which camp, each with its verified place. */
export function makeLabelAnswer(deps: ActivityDeps) {
  return async function labelAnswer({ runId, modelId }: ModelRef): Promise<StepReceipt> {
    const material = await loadRun(deps.db, runId);
    const { text } = only(await readAnswerText(deps.db, runId, modelId));
    const normalised = normalise(text ?? '', await loadNames(deps.db, material));
    if (normalised.kind !== 'answer') return { outcome: 'excluded' };

    const { question, seed } = material;
    const response = normalised.masked;
    const { claims } = await loadClaims(deps.db, runId);
    const camps = await loadCamps(deps.db, runId);
    const alias = seededHash(seed, response).slice(0, 12); // By its text, not by its model: R-R07.
    const labels = await callStage(deps, {
      runId,
      artifact,
      shard: modelId,
      stage: labelStage,
      messages: labelMessages({ seed, alias, question, response, claims, camps }),
      check: checkLabels({ response, claims, camps }),
    });
    return { outcome: labels.ok ? 'done' : 'failed' };
  };
}

export async function loadClaims(db: Queryable, runId: string): Promise<ClaimsArtifact> {
  return only(await listArtifacts(db, runId, claimsStage)).body as ClaimsArtifact;
}

async function loadCamps(db: Queryable, runId: string): Promise<readonly CampThesis[]> {
  const { body } = only(await listArtifacts(db, runId, campsStage));
  const artifact = body as StageArtifact<Camps>;
  return artifact.ok ? artifact.value.camps : [];
}
