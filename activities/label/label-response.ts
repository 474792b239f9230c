import { listArtifacts } from '../../src/db/artifacts.ts';
import type { Queryable } from '../../src/db/pool.ts';
import { exactlyOne } from '../../src/db/statement.ts';
import type { ChatMessage } from '../../src/domain/run/chat.ts';
import type { ModelRef, ModelRefs, StepResult } from '../../src/domain/run/run-messages.ts';
import type { CampThesis, SelectedClaim } from '../../src/findings/findings.ts';
import type { Coder } from '../../src/findings/two-coders.ts';
import type { Camps } from '../../src/synthesis/camps/find-camps.ts';
import { labelCall } from '../../src/synthesis/label/label.ts';
import type { CallArtifact, ClaimsArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, giveUpPart, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { type ArtifactRef, inThread } from '../common/in-thread.ts';
import { loadResponse, loadRun, type RunMaterial } from '../common/run-material.ts';

/** The claims and camps with which every response is compared. */
interface Questionnaire {
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly coder: Coder;
}

const labelKinds = { first: artifactKinds.label, second: artifactKinds.secondLabel } as const;

/** Records the stance of one response on every selected claim, and its camp, each with a verified span. */
export function makeLabelResponse(deps: ActivityDeps) {
  return async function labelResponse(model: ModelRef): Promise<StepResult> {
    return await label(deps, model, 'first');
  };
}

/**
 * Does the same for several responses with the second synthesizer, which sees nothing of what the first has found. A
 * repeat labels only those whose labels are not stored.
 */
export function makeLabelAgain(deps: ActivityDeps) {
  return async function labelAgain({ runId, models }: ModelRefs): Promise<undefined> {
    await Promise.all(models.map((modelId) => label(deps, { runId, modelId }, 'second')));
  };
}

/** Our choice: what is measured is worth a short wait; the report says where it could not be. */
const secondCoder = { order: [1], patience: 1 / 10 };

async function label(deps: ActivityDeps, { runId, modelId }: ModelRef, coder: Coder): Promise<StepResult> {
  const material = await loadRun(deps.db, runId);
  const { claims } = await loadClaims(deps.db, runId);
  const asked: Questionnaire = { claims, camps: await loadCamps(deps.db, runId), coder };
  const ref = { runId, kind: labelKinds[coder], shard: modelId };
  const messages = await prepare(deps, material, ref, asked);
  if (!Array.isArray(messages)) return messages;
  const labels = await callSynthesizer(deps, {
    ...ref,
    ...(coder === 'second' ? secondCoder : {}),
    spec: labelCall,
    messages,
    judge: async (output) => {
      const response = exactlyOne(await loadResponse(deps.db, material, modelId));
      return await judgeInThread(deps, ref, 'judgeLabels', { ...response, ...asked, output });
    },
  });
  return { outcome: labels.ok ? 'done' : 'failed' };
}

/** The prompt for the synthesizer, or the outcome of a response that needs no call. */
async function prepare(
  deps: ActivityDeps,
  material: RunMaterial,
  ref: ArtifactRef,
  asked: Questionnaire,
): Promise<ChatMessage[] | StepResult> {
  const [response] = await loadResponse(deps.db, material, ref.shard);
  if (!response) return { outcome: 'excluded' };
  const prepared = await inThread(deps, ref, 'prepareLabel', {
    ...response,
    ...asked,
    seed: material.seed,
  });
  if (prepared.ok)
    return prepared.value.kind === 'answer' ? [...prepared.value.messages] : { outcome: 'excluded' };
  await giveUpPart(deps, ref, labelCall, prepared.reason);
  return { outcome: 'failed' };
}

export async function loadClaims(db: Queryable, runId: string): Promise<ClaimsArtifact> {
  return exactlyOne(await listArtifacts(db, runId, artifactKinds.claims)).body as ClaimsArtifact;
}

async function loadCamps(db: Queryable, runId: string): Promise<readonly CampThesis[]> {
  const { body } = exactlyOne(await listArtifacts(db, runId, artifactKinds.camps));
  const artifact = body as CallArtifact<Camps>;
  return artifact.ok ? artifact.value.camps : [];
}
