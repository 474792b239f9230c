import { createHash } from 'node:crypto';
import { cancellationSignal } from '@temporalio/activity';
import { findArtifact, saveArtifact } from '../../src/db/artifacts.ts';
import { BrokenRecord, exactlyOne } from '../../src/db/statement.ts';
import { type CallingStep, steps } from '../../src/domain/run/stages.ts';
import type { Synthesizer, SynthesizerIndex } from '../../src/domain/run/synthesizer.ts';
import type { Given, Judged } from '../../src/stages/call/judge-output.ts';
import { type CallResult, callWithFallback } from '../../src/stages/call/ladder.ts';
import type { ReadyCall, SetAside } from '../../src/stages/job/job.ts';
import type { JobResult, Stage, StageAsked, StageInput, StageValue } from '../../src/stages/registry.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { CallArtifact } from '../artifacts/artifact-bodies.ts';
import { findShard } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from './deps.ts';
import { type ArtifactRef, type InThread, inThread } from './in-thread.ts';
import { hasPatience, hasTimeToBegin, type Patience, partWaitLeftMs, retryLater } from './patience.ts';
import { synthesizerAt, synthesizerCalls } from './synthesizers.ts';

interface StageRun<S extends Stage> extends ArtifactRef, Patience {
  readonly stage: S;
  /** Under which the result is stored; determines the synthesizers. */
  readonly kind: CallingStep;
  /**
   * Loads the input, for each job: nothing large is held during a call. Null if there is
   * nothing to ask about.
   */
  readonly input: () => Promise<StageInput<S> | null> | StageInput<S>;
  /** What `prepare` came to, if another synthesizer is asked the same. Default: it is done here. */
  readonly prepared?: InThread<JobResult<`${S}.prepare`>>;
  /** The texts of the panel, if the stage's jobs read them. */
  readonly texts?: NonNullable<JobOptions['texts']>;
  /** Whether synthesizers may be asked; without, only a stored result counts. Default: yes. */
  readonly maySpend?: boolean;
  /**
   * Indexes in the stage's pair: the synthesizers that may be asked, in this order. Default: the
   * first two.
   */
  readonly order?: (asked: StageAsked<S>) => readonly SynthesizerIndex[];
}

/** A stage's result, or why nothing was asked. */
export type Ran<S extends Stage> =
  | (CallArtifact<StageValue<S>> & { readonly setAside?: never })
  | { readonly ok: false; readonly setAside: SetAside | 'missing' };

/** What was asked, for those that need it to read the value. */
interface Asking<S extends Stage> {
  readonly asked: StageAsked<S> | null;
}

/**
 * The one way through a stage: prepares the call in a thread, looks whether its result is stored,
 * calls the synthesizers, judges each output in a thread, and stores the result by prompt version
 * and hash of the messages. So it is paid only once, and a repeat finds it.
 * @returns the checked value, or the reason why there is none
 * @throws a retryable ApplicationFailure if the provider may answer later
 */
export async function runStage<S extends Stage>(
  deps: ActivityDeps,
  run: StageRun<S>,
): Promise<Ran<S> & Asking<S>> {
  const { runId, kind, shard } = run;
  await deps.saving.held(`${runId} ${kind} ${shard}`, cancellationSignal());
  const input = await run.input();
  if (input === null) return { ok: false, setAside: 'missing', asked: null };
  const prepared = run.prepared ?? (await inThread(deps, run, `${run.stage}.prepare`, input, run.texts));
  if (!prepared.ok) return { ...(await giveUpUnprepared(deps, run, prepared.reason)), asked: null };
  const value = prepared.value as ReadyCall<StageAsked<S>> | { readonly setAside: SetAside };
  if ('setAside' in value) return { ok: false, setAside: value.setAside, asked: null };
  const { messages, asked, spec } = value;
  const inputHash = createHash('sha256').update(JSON.stringify(messages)).digest();
  const key = { runId, kind, shard, promptVersion: spec.promptVersion, inputHash };
  const [kept] = await findArtifact(deps.db, key);
  if (kept) return { ...(kept.body as CallArtifact<StageValue<S>>), asked };
  if (run.maySpend === false) return { ...nothingPaid('nobody was to be asked'), asked };
  if (!hasTimeToBegin(deps, run))
    return { ...(await giveUpCall(deps.db, key, 'there was no time left for it')), asked };
  return { ...(await call(deps, run, key, value)), asked };
}

async function call<S extends Stage>(
  deps: ActivityDeps,
  run: StageRun<S>,
  key: ArtifactKey,
  { messages, asked, spec }: ReadyCall<StageAsked<S>>,
): Promise<CallArtifact<StageValue<S>>> {
  const { runId, kind, shard } = run;
  const pair = deps.synthesizers[steps[kind].calls];
  const log = deps.log.child({ runId, artifact: kind, shard });
  const synthesizers = (run.order?.(asked) ?? [0, 1]).flatMap((index) => pair[index] ?? []);
  const signal = cancellationSignal();
  await deps.saving.untilStoring(signal);
  const result = await callWithFallback({
    spec,
    messages,
    judge: (output) => judge(deps, run, asked, output),
    synthesizers: synthesizers.length,
    ...synthesizerCalls(deps, { runId, asked: synthesizers }, signal, log, () => partWaitLeftMs(deps, run)),
  });
  const isPaid = result.answers.length > 0;
  if (!result.ok && result.later && hasPatience(result.later, deps, run, synthesizers, isPaid))
    throw retryLater(result.later, deps, synthesizers);
  if (!result.ok) log.warn({ reason: result.reason }, 'gave up part of a synthesis');
  const body = artifactOf(result, synthesizers);
  return await deps.saving.store(`${runId} ${kind} ${shard}`, () => keep(deps.db, key, body), signal);
}

/**
 * Stores a result. Of two tries at once, one of which seemed lost, the first to store counts for
 * both: what a step returns and what the next ones read must be one.
 */
async function keep<Value>(
  db: ActivityDeps['db'],
  key: ArtifactKey,
  body: CallArtifact<Value>,
): Promise<CallArtifact<Value>> {
  const [saved] = await saveArtifact(db, { ...key, body: JSON.stringify(body) });
  return saved ? body : (exactlyOne(await findArtifact(db, key)).body as CallArtifact<Value>);
}

/** If the job itself is given up, that is not the output's fault, and the ladder goes on. */
async function judge<S extends Stage>(
  deps: ActivityDeps,
  run: StageRun<S>,
  asked: StageAsked<S>,
  output: Given,
): Promise<Judged<StageValue<S>> | { readonly unjudged: string }> {
  const loaded = await run.input();
  if (loaded === null) throw new BrokenRecord('what was asked about is no longer stored'); // Restored during the call.
  const input = { ...loaded, asked, output };
  const judged = await inThread(deps, run, `${run.stage}.judge`, input as never, run.texts);
  return judged.ok ? (judged.value as Judged<StageValue<S>>) : { unjudged: judged.reason };
}

type ArtifactKey = Parameters<typeof findArtifact>[1];

/**
 * Records that a part was given up before a synthesizer was asked, so that it is not started again.
 * What an earlier try paid for stays.
 */
async function giveUpUnprepared<S extends Stage>(
  { db }: ActivityDeps,
  { runId, kind, shard, maySpend }: StageRun<S>,
  reason: string,
): Promise<CallArtifact<StageValue<S>>> {
  const stored = await findShard(db, runId, kind, shard);
  if (stored) return stored as CallArtifact<StageValue<S>>;
  if (maySpend === false) return nothingPaid(reason);
  const inputHash = createHash('sha256').update(reason).digest();
  return await giveUpCall(db, { runId, kind, shard, promptVersion: 'unprepared', inputHash }, reason);
}

async function giveUpCall(
  db: ActivityDeps['db'],
  key: ArtifactKey,
  reason: string,
): Promise<CallArtifact<never>> {
  return await keep<never>(db, key, nothingPaid(reason));
}

function nothingPaid(reason: string): CallArtifact<never> {
  return { ok: false, reason, calls: 0, reasks: 0, answers: [] };
}

function artifactOf<Value>(
  result: CallResult<Value>,
  synthesizers: readonly Synthesizer[],
): CallArtifact<Value> {
  const { calls, reasks } = result;
  // By its id, because pairs change between runs: what a call cost is asked later (R-N03).
  const answers = result.answers.map(({ asked, ...answer }) => ({
    ...answer,
    modelId: synthesizerAt(synthesizers, asked).modelId,
  }));
  const cost = { calls, reasks, answers };
  if (!result.ok) return { ok: false, reason: result.reason, ...cost };
  const { value, usedSynthesizer, isDoubtful } = result;
  return {
    ok: true,
    value,
    synthesizer: synthesizerAt(synthesizers, usedSynthesizer).modelId,
    handedOver: usedSynthesizer > 0,
    isDoubtful,
    ...cost,
  };
}
