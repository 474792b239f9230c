import type { ChatRequest } from '../../src/domain/run/chat.ts';
import type { Hedges } from '../../src/gateway/limits/hedges.ts';
import { seededHash } from '../../src/prepare/seeded.ts';
import { lognormal } from '../../src/simulator/server/lognormal.ts';
import { answerWith } from '../../test/support/chat.ts';
import { freshDatabase } from '../../test/support/database/postgres.ts';
import { catalogueOf } from '../panel/authors.ts';
import { coders } from '../panel/coder/errors.ts';
import { simulatedSynthesizer } from '../panel/coder/synthesizer.ts';
import type { CallTally } from '../panel/coder/tally.ts';
import { runPanel } from '../panel/run/run-panel.ts';
import { bedOf } from '../panel/run/simulate.ts';
import { thisThread } from '../panel/run/this-thread.ts';
import { type Clock, simulatedClock } from './clock.ts';

const medianMs = 1_000;
const sigma = 0.5;
/** As often as the service looks whether a call is slow. */
const lookEveryMs = 250;

/**
 * One run of the service's own workflow in which nothing takes time but the calls: no design can be
 * faster than its graph.
 */
export interface SimulatedRun {
  /** In median latencies: the whole run, and what of it follows the last answer. */
  readonly whole: number;
  readonly afterAnswers: number;
  readonly rounds: number;
  readonly calls: ReadonlyMap<string, CallTally>;
}

/** What a call takes, in milliseconds from the beginning of the run. */
interface TimedCall {
  readonly stage: string;
  readonly startedMs: number;
  readonly endedMs: number;
}

/**
 * Runs the workflow and all activities in this process over a planted panel, on a clock that only
 * calls move: their latencies are lognormal with σ 0.5, drawn for what a call asks, so that the
 * same seed gives the same run.
 * @param hedges by which synthesizer calls are made a second time, as in
 * `activities/common/hedged-call.ts`, whose own clock stands still here; null if none is
 */
export async function simulatedRun(
  size: number,
  seed: number,
  hedges: Hedges | null = null,
): Promise<SimulatedRun> {
  const { pool: db, drop } = await freshDatabase();
  const clock = simulatedClock(() => db.totalCount > db.idleCount || db.waitingCount > 0);
  const { knowledge } = bedOf(size, seed);
  const synthesizer = simulatedSynthesizer(knowledge, { rates: {}, seed });
  const textOf = new Map(knowledge.panel.answers.map(({ modelId, text }) => [modelId, text]));
  const calls: TimedCall[] = [];
  const take = async (stage: string, { modelId, messages }: ChatRequest): Promise<void> => {
    const asked = seededHash(JSON.stringify(messages));
    const drawn = (...time: string[]) => lognormal(medianMs, sigma, seed, stage, modelId, asked, ...time);
    const startedMs = clock.nowMs();
    if (stage === 'ask' || !hedges) await clock.wait(drawn());
    else await waitHedged(clock, hedges, stage, drawn);
    calls.push({ stage, startedMs, endedMs: clock.nowMs() });
  };
  const report = await runPanel(db, {
    panel: knowledge.panel,
    catalogue: catalogueOf(size),
    synthesizers: coders,
    async chat(request) {
      await take(request.jsonFormat?.name ?? '', request);
      return await synthesizer.chat(request);
    },
    async askModel(request) {
      await take('ask', request);
      return answerWith({ text: textOf.get(request.modelId) ?? '', simulated: true });
    },
    threads: thisThread,
  });
  await drop();
  if (!report) throw new Error(`a panel of ${size} has no report`);
  const last = lastOf(calls);
  const answer = lastOf(calls.filter(({ stage }) => stage === 'ask'));
  return {
    whole: last.endedMs / medianMs,
    afterAnswers: (last.endedMs - answer.endedMs) / medianMs,
    rounds: roundsTo(last, calls),
    calls: synthesizer.calls,
  };
}

async function waitHedged(
  clock: Clock,
  hedges: Hedges,
  stage: string,
  drawn: (...time: string[]) => number,
): Promise<void> {
  hedges.begin(stage);
  let takesMs = drawn();
  let isHedged = false;
  for (let passedMs = 0; passedMs < takesMs; ) {
    const stepMs = Math.min(lookEveryMs, takesMs - passedMs);
    await clock.wait(stepMs);
    passedMs += stepMs;
    if (isHedged || passedMs >= takesMs || !hedges.isSlow(stage, passedMs) || !hedges.take(stage)) continue;
    isHedged = true;
    takesMs = Math.min(takesMs, passedMs + drawn('second'));
  }
  hedges.end(stage, takesMs);
}

function lastOf(calls: readonly TimedCall[]): TimedCall {
  return calls.reduce((last, call) => (call.endedMs > last.endedMs ? call : last));
}

/**
 * How many calls led to this one, each begun when the one before it ended, back to an answer of the
 * panel.
 */
function roundsTo(call: TimedCall, calls: readonly TimedCall[]): number {
  if (call.stage === 'ask') return 0;
  const before = calls.find(({ endedMs }) => endedMs === call.startedMs);
  return 1 + (before ? roundsTo(before, calls) : 0);
}
