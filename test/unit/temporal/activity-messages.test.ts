import assert from 'node:assert/strict';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { NoSlotError } from '../../../src/gateway/limits/limiter.ts';
import { createLogger } from '../../../src/log/log.ts';
import { activityMessageInterceptors } from '../../../temporal/activity-messages.ts';

type Made = ReturnType<ReturnType<typeof activityMessageInterceptors>>;
type Execute = NonNullable<NonNullable<Made['inbound']>['execute']>;

const runId = '5ff1eb37-3ba0-4cb8-aefc-04b5ad2ad2a4';

/** A failing step as Temporal and the log see it. */
async function failing(error: Error): Promise<{ failure: ApplicationFailure; lines: { level: string }[] }> {
  const lines: { level: string }[] = [];
  const log = createLogger('worker', 'trace', { write: (line) => lines.push(JSON.parse(line)) });
  const context = {
    info: { activityType: 'closePanel', attempt: 1 },
    cancellationSignal: new AbortController().signal,
  } as unknown as Parameters<ReturnType<typeof activityMessageInterceptors>>[0];
  const execute = activityMessageInterceptors(log, () => undefined)(context).inbound?.execute as Execute;
  const failed = execute(
    { args: [{ runId, ended: 10 }], headers: {} },
    async () => await Promise.reject(error),
  );
  const failure = await failed.then(
    () => assert.fail('it did not fail'),
    (thrown: unknown) => thrown,
  );
  assert.ok(failure instanceof ApplicationFailure);
  return { failure, lines };
}

describe('failures of activities as Temporal sees them', () => {
  it('a gateway without a free slot is no error: the step is retried, and logged at level info', async () => {
    const { failure, lines } = await failing(new NoSlotError('no slot was free in time'));
    assert.deepEqual([failure.type, failure.nonRetryable], ['no_slot', false]);
    assert.equal(failure.category, ApplicationFailureCategory.BENIGN);
    assert.deepEqual(
      lines.map(({ level }) => level),
      ['info'],
    );
  });

  it('a step that asks to be retried as expected stays so', async () => {
    const { BENIGN } = ApplicationFailureCategory;
    const { failure } = await failing(ApplicationFailure.create({ type: 'overloaded', category: BENIGN }));
    assert.deepEqual([failure.type, failure.category], ['overloaded', BENIGN]);
    assert.equal(
      (await failing(ApplicationFailure.create({ type: 'overloaded' }))).failure.category,
      undefined,
    );
  });

  it('R-H01 (errors of activities) an unexpected error is logged, and only its type crosses', async () => {
    const passing = await failing(new Error('postgresql://panel:zirkonfalter@host/panel'));
    assert.deepEqual([passing.failure.type, passing.failure.nonRetryable], ['unexpected', false]);
    assert.ok(!JSON.stringify(passing.failure).includes('zirkonfalter'));
    const final = await failing(new TypeError('not a function'));
    assert.deepEqual([final.failure.type, final.failure.nonRetryable], ['final_error', true]);
    assert.deepEqual([passing.failure.category, final.failure.category], [undefined, undefined]);
    assert.deepEqual(
      [...passing.lines, ...final.lines].map(({ level }) => level),
      ['error', 'error'],
    );
  });
});
