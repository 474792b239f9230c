import { createHash } from 'node:crypto';
import { ApplicationFailure, activityInfo } from '@temporalio/activity';
import { findArtifact, saveArtifact } from '../src/db/artifacts.ts';
import type { ChatFailure, ChatMessage } from '../src/domain/chat.ts';
import { judgeOutput } from '../src/synthesis/judge-output.ts';
import { climbLadder, type LadderResult } from '../src/synthesis/ladder.ts';
import type { Checked, Stage } from '../src/synthesis/stage.ts';
import type { StageArtifact } from './artifact-bodies.ts';
import type { ActivityDeps } from './deps.ts';
import { whileBeating } from './heartbeat.ts';

interface StageCall<Output, Value> {
  readonly runId: string;
  /** Under which the artefact is kept; the prompt's own name says less where a stage has many calls. */
  readonly artifact: string;
  readonly shard: string;
  readonly stage: Stage<Output>;
  readonly messages: readonly ChatMessage[];
  readonly check: (output: Output) => Checked<Value>;
}

/** From this try on the second synthesizer is asked first: the first one's provider seems to be away. */
const swapAt = 3;
/** About three minutes of backoff. Then the shard is given up, and the report says so, instead of holding up the run. */
const giveUpAt = 10;

/**
 * One call of the synthesizers, paid for once: what it made is kept by prompt version and hash of the messages, and a
 * repeat finds it there.
 * @returns the checked value, or why there is none
 * @throws a retryable ApplicationFailure where the provider may answer later
 */
export async function callStage<Output, Value>(
  { db, chat, synthesizers, log }: ActivityDeps,
  { runId, artifact, shard, stage, messages, check }: StageCall<Output, Value>,
): Promise<StageArtifact<Value>> {
  const inputHash = createHash('sha256').update(JSON.stringify(messages)).digest();
  const [kept] = await findArtifact(db, runId, artifact, shard, stage.promptVersion, inputHash);
  if (kept) return kept.body as StageArtifact<Value>;

  const { attempt } = activityInfo();
  const order = attempt < swapAt ? synthesizers : [...synthesizers].reverse();
  const result = await whileBeating((signal) =>
    climbLadder({
      stage,
      messages,
      judge: async (output) => judgeOutput(stage, check, output),
      synthesizers: order.length,
      call: async (index, request) => {
        const synthesizer = order[index];
        if (!synthesizer) throw new Error(`there is no synthesizer ${index}`);
        return await chat(synthesizer.gateway, { ...request, modelId: synthesizer.modelId }, signal);
      },
    }),
  );
  if (!result.ok && result.transport && attempt < giveUpAt) throw retryLater(stage.name, result.transport);
  if (!result.ok)
    log.warn({ runId, stage: artifact, shard, reason: result.reason }, 'gave up a part of a synthesis');

  const body = artifactOf(
    result,
    order.map(({ modelId }) => modelId),
  );
  await saveArtifact(db, runId, artifact, shard, stage.promptVersion, inputHash, JSON.stringify(body));
  return body;
}

function artifactOf<Value>(result: LadderResult<Value>, models: readonly string[]): StageArtifact<Value> {
  const { calls, tokens, simulated } = result;
  if (!result.ok) return { ok: false, reason: result.reason, calls, tokens, simulated };
  const { value, problemsLeft, usedSynthesizer } = result;
  return {
    ok: true,
    value,
    problemsLeft: problemsLeft.length,
    synthesizer: models[usedSynthesizer] ?? '',
    handedOver: usedSynthesizer > 0,
    calls,
    tokens,
    simulated,
  };
}

function retryLater(stage: string, { failure, retryAfterMs }: ChatFailure): ApplicationFailure {
  return ApplicationFailure.create({
    message: `${stage}: ${failure}`,
    type: failure,
    ...(retryAfterMs === null ? {} : { nextRetryDelay: retryAfterMs }),
  });
}
