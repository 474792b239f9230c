import { listArtifacts } from '../src/db/artifacts.ts';
import type { Queryable } from '../src/db/pool.ts';
import { only } from '../src/db/statement.ts';
import type { ChatMessage } from '../src/domain/run/chat.ts';
import type { ModelRef, StepReceipt } from '../src/domain/run/run-messages.ts';
import type { CampThesis, SelectedClaim } from '../src/findings/findings.ts';
import type { Camps } from '../src/synthesis/camps/find-camps.ts';
import { labelStage } from '../src/synthesis/label/label.ts';
import type { ClaimsArtifact, StageArtifact } from './shared/artifact-bodies.ts';
import { labelStage as artifact, campsStage, claimsStage } from './shared/artifact-kinds.ts';
import { callStage, giveUpPart, judgeInThread } from './shared/call-stage.ts';
import type { ActivityDeps } from './shared/deps.ts';
import { inThread } from './shared/in-thread.ts';
import { loadResponse, loadRun, type RunMaterial } from './shared/run-material.ts';

/** What every response is compared with. */
interface Questionnaire {
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
}

/** Records where one response stands on every selected claim, and in which camp, each with its verified place. */
export function makeLabelAnswer(deps: ActivityDeps) {
  return async function labelAnswer({ runId, modelId }: ModelRef): Promise<StepReceipt> {
    const material = await loadRun(deps.db, runId);
    const { claims } = await loadClaims(deps.db, runId);
    const asked: Questionnaire = { claims, camps: await loadCamps(deps.db, runId) };
    const place = { runId, artifact, shard: modelId };
    const messages = await prepare(deps, material, modelId, asked);
    if (!Array.isArray(messages)) return messages;
    const labels = await callStage(deps, {
      ...place,
      stage: labelStage,
      messages,
      judge: async (output) => {
        const response = only(await loadResponse(deps.db, material, modelId));
        return await judgeInThread(deps, place, 'judgeLabels', { ...response, ...asked, output });
      },
    });
    return { outcome: labels.ok ? 'done' : 'failed' };
  };
}

/** What is said to the synthesizer; or what became of a response that none is asked about. */
async function prepare(
  deps: ActivityDeps,
  material: RunMaterial,
  modelId: string,
  asked: Questionnaire,
): Promise<ChatMessage[] | StepReceipt> {
  const [response] = await loadResponse(deps.db, material, modelId);
  if (!response) return { outcome: 'excluded' };
  const place = { runId: material.run.id, artifact, shard: modelId };
  const prepared = await inThread(deps, place, 'prepareLabel', {
    ...response,
    ...asked,
    seed: material.seed,
  });
  if (prepared.ok)
    return prepared.value.kind === 'answer' ? [...prepared.value.messages] : { outcome: 'excluded' };
  await giveUpPart(deps, place, labelStage, prepared.reason);
  return { outcome: 'failed' };
}

export async function loadClaims(db: Queryable, runId: string): Promise<ClaimsArtifact> {
  return only(await listArtifacts(db, runId, claimsStage)).body as ClaimsArtifact;
}

async function loadCamps(db: Queryable, runId: string): Promise<readonly CampThesis[]> {
  const { body } = only(await listArtifacts(db, runId, campsStage));
  const artifact = body as StageArtifact<Camps>;
  return artifact.ok ? artifact.value.camps : [];
}
