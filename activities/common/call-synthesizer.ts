import { createHash } from 'node:crypto';
import { ApplicationFailure, activityInfo } from '@temporalio/activity';
import { findArtifact, saveArtifact } from '../../src/db/artifacts.ts';
import type { ChatMessage } from '../../src/domain/run/chat.ts';
import type { Synthesizer, SynthesizerPlace } from '../../src/domain/run/synthesizer.ts';
import type { Given, Judged } from '../../src/stages/call/judge-output.ts';
import { type CallResult, callWithFallback } from '../../src/stages/call/ladder.ts';
import type { CallSpec } from '../../src/stages/call/stage.ts';
import type { JobInput, JobName, JobResult } from '../../src/threads/jobs.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { CallArtifact } from './artifact-bodies.ts';
import { type CalledKind, stageOfKind } from './artifact-kinds.ts';
import type { ActivityDeps } from './deps.ts';
import { withHeartbeat } from './heartbeat.ts';
import { type ArtifactRef, inThread } from './in-thread.ts';
import { elapsedMs } from './room-for-calls.ts';
import { soonestMs, synthesizerCalls } from './synthesizers.ts';

interface KeptCall<Value> extends ArtifactRef {
  /** Determines the stage whose synthesizers are asked. */
  readonly kind: CalledKind;
  readonly spec: Pick<CallSpec<unknown>, 'name' | 'promptVersion' | 'maxOutputTokens' | 'jsonSchema'>;
  readonly messages: readonly ChatMessage[];
  readonly judge: (output: Given) => Promise<Judged<Value> | { readonly unjudged: string }>;
  /** Places in the stage's pair: the synthesizers that may be asked, in this order. Default: the first two. */
  readonly order?: readonly SynthesizerPlace[];
  /** Share of the synthesis's time that the part may wait; default: half. */
  readonly patience?: number;
  /**
   * Share of the synthesis's time after which the call is no longer started, counted from the scheduling of the activity,
   * because a report can do without it.
   */
  readonly beginWithin?: number;
}

/**
 * Our choice: a part that has waited for half of the synthesis's time is given up and reported as missing,
 * rather than costing the run its report. Half of that if the calls timed out, because each timeout is the
 * longest possible wait.
 */
const patience = 1 / 2;
const patienceWithTimeouts = 1 / 2;

/**
 * Makes one synthesizer call and pays for it only once: the result is stored by prompt version and hash of
 * the messages, and a repeat finds it.
 * @returns the checked value, or the reason why there is none
 * @throws a retryable ApplicationFailure if the provider may answer later
 */
export async function callSynthesizer<Value>(
  deps: ActivityDeps,
  { runId, kind, shard, spec, messages, judge, ...who }: KeptCall<Value>,
): Promise<CallArtifact<Value>> {
  const { db, synthesizers, log } = deps;
  const pair = synthesizers[stageOfKind[kind]];
  const asked = (who.order ?? [0, 1]).flatMap((place) => pair[place] ?? []);
  const inputHash = createHash('sha256').update(JSON.stringify(messages)).digest();
  const key = { runId, kind, shard, promptVersion: spec.promptVersion, inputHash };
  const [kept] = await findArtifact(db, key);
  if (kept) return kept.body as CallArtifact<Value>;
  if (who.beginWithin !== undefined && elapsedMs() > deps.budget.synthesisDeadlineMs * who.beginWithin)
    return await giveUpCall(db, key, 'there was no time left for it');

  const result = await withHeartbeat((signal) => {
    const call = synthesizerCalls(deps, asked, signal);
    return callWithFallback({ spec, messages, judge, synthesizers: asked.length, call });
  });
  if (!result.ok && result.later && hasPatience(result.later, deps, who.patience, asked))
    throw retryLater(result.later, deps, asked);
  if (!result.ok)
    log.warn({ runId, artifact: kind, shard, reason: result.reason }, 'gave up part of a synthesis');

  const body = artifactOf(
    result,
    asked.map(({ modelId }) => modelId),
  );
  await saveArtifact(db, { ...key, body: JSON.stringify(body) });
  return body;
}

type Judging = Extract<JobName, `judge${string}`>;

/**
 * Judges an output in a thread. If the job itself is given up, that is not the output's fault, and the ladder goes
 * on.
 */
export async function judgeInThread<Name extends Judging>(
  deps: ActivityDeps,
  ref: ArtifactRef,
  name: Name,
  input: JobInput<Name>,
  texts?: JobOptions['texts'],
): Promise<JobResult<Name> | { readonly unjudged: string }> {
  const judged = await inThread(deps, ref, name, input, texts);
  return judged.ok ? judged.value : { unjudged: judged.reason };
}

/** Records that a part was given up before a synthesizer was asked, so that it is not started again. */
export async function giveUpPart(
  { db }: ActivityDeps,
  { runId, kind, shard }: ArtifactRef,
  { promptVersion }: Pick<CallSpec<unknown>, 'promptVersion'>,
  reason: string,
): Promise<void> {
  const inputHash = createHash('sha256').update(reason).digest();
  await giveUpCall(db, { runId, kind, shard, promptVersion, inputHash }, reason);
}

async function giveUpCall(
  db: ActivityDeps['db'],
  key: Parameters<typeof findArtifact>[1],
  reason: string,
): Promise<CallArtifact<never>> {
  const body: CallArtifact<never> = { ok: false, reason, calls: 0, reasks: 0, answers: [] };
  await saveArtifact(db, { ...key, body: JSON.stringify(body) });
  return body;
}

function artifactOf<Value>(result: CallResult<Value>, models: readonly string[]): CallArtifact<Value> {
  const { calls, reasks, answers } = result;
  const cost = { calls, reasks, answers };
  if (!result.ok) return { ok: false, reason: result.reason, ...cost };
  const { value, usedSynthesizer, isDoubtful } = result;
  return {
    ok: true,
    value,
    synthesizer: models[usedSynthesizer] ?? '',
    handedOver: usedSynthesizer > 0,
    isDoubtful,
    ...cost,
  };
}

/**
 * Whether the part may wait longer, measured by Temporal's clock at both ends, independent of this machine's. One with a
 * patience of its own is not waited for beyond it, even if a synthesizer asks for a longer wait.
 */
function hasPatience(
  later: string,
  deps: ActivityDeps,
  own: number | undefined,
  asked: readonly Synthesizer[],
): boolean {
  const { scheduledTimestampMs, currentAttemptScheduledTimestampMs } = activityInfo();
  const waitedMs = currentAttemptScheduledTimestampMs - scheduledTimestampMs;
  const part = (own ?? patience) * (later === 'timeout' ? patienceWithTimeouts : 1);
  const leftMs = deps.budget.synthesisDeadlineMs * part - waitedMs;
  return leftMs > (own === undefined ? 0 : soonestMs(deps, asked));
}

/**
 * Retries as soon as either synthesizer may answer. The random spread keeps waiting steps from retrying all at once.
 */
function retryLater(later: string, deps: ActivityDeps, asked: readonly Synthesizer[]): ApplicationFailure {
  const nextRetryDelay = Math.max(1_000, soonestMs(deps, asked)) + Math.random() * 1_000;
  return ApplicationFailure.create({ message: `the synthesizers: ${later}`, type: later, nextRetryDelay });
}
