import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import { serviceForFile } from '../harness/service.ts';
import { sdkLog } from '../support/temporal.ts';
import { activitiesOf, asksOf } from './support/histories.ts';
import {
  type Answer,
  answersOf,
  badRequest,
  callsOf,
  failing,
  overloaded,
  reportOf,
  wide,
} from './support/record.ts';

// Providers fail in every way seen in practice. The result must be a limited number of paid calls,
// and the truth about every model in its row.

const [down, limited, late, hanging, refusing, locked, ...healthy] = wide as [
  ...[string, string, string, string, string, string],
  ...string[],
];

describe('a panel with failing providers', () => {
  const service = serviceForFile({ budget: { modelTimeoutMs: 2_500 } });
  let run: RunRow;
  let answers: Map<string, Answer>;
  let calls: Map<string, number>;

  before(async () => {
    await service.simulator.rules([
      ...failing([down], overloaded),
      { model_id: limited, stage: 'ask', fault: { kind: 'status', status: 429, retry_after: '7' }, times: 1 },
      { model_id: late, stage: 'ask', fault: { kind: 'hang' }, times: 2 },
      ...failing([hanging], { kind: 'hang' }),
      ...failing([refusing], { kind: 'refusal' }),
      ...failing([locked], { kind: 'status', status: 401 }),
    ]);
    run = await service.research();
    answers = await answersOf(service, run.id);
    calls = await callsOf(service);
  });

  const rowOf = (modelId: string) => {
    const { status, failure, late_retry } = answers.get(modelId)!;
    return { status, failure, late_retry };
  };

  it('R-W02 retries a provider that stays down for three quarters of the time, then as a late retry', async () => {
    assert.deepEqual(rowOf(down), { status: 'error', failure: 'overloaded', late_retry: true });
    const [first, again, ...more] = await asksOf(service, run.id, down);
    assert.deepEqual(more, []);
    // The last try comes up to 30 s later, and more on a busy machine, but long before the panel's
    // end.
    const triedMs = first!.lastStartedMs - first!.scheduledMs;
    assert.ok(triedMs >= 360_000 && triedMs < 450_000, `six of eight minutes, not ${triedMs} ms`);
    // 1, 2, 4, 8, 16 and then every 30 s.
    assert.ok(first!.tries >= 15 && first!.tries <= 20, `${first!.tries} tries`);
    assert.ok(again!.scheduledMs - first!.endedMs >= 10_000, 'the late retry gives an overload time to pass');
    assert.ok(calls.get(down)! > first!.tries && calls.get(down)! < 40);
  });

  it('R-W02 tries that are repeated as expected are no warnings', () => {
    assert.deepEqual(
      sdkLog.filter((line) => line.includes(run.id)),
      [],
    );
  });

  it('R-W02 waits as long as Retry-After says, then accepts the answer', async () => {
    assert.deepEqual(rowOf(limited), { status: 'success', failure: 'rate_limited', late_retry: false });
    assert.equal(calls.get(limited), 2);
    const [ask] = await asksOf(service, run.id, limited);
    const waitedMs = ask!.lastStartedMs - ask!.scheduledMs;
    assert.ok(waitedMs >= 7_000 && waitedMs < 10_000, `7 s were asked for, ${waitedMs} ms were waited`);
  });

  it('R-W02 a model that answers its late retry counts as answered', async () => {
    assert.deepEqual(rowOf(late), { status: 'success', failure: 'timeout', late_retry: true });
    assert.equal(calls.get(late), 3);
  });

  it('R-W02 a provider that hangs costs three timeouts, and is recorded as a timeout', () => {
    assert.deepEqual(rowOf(hanging), { status: 'timeout', failure: 'timeout', late_retry: true });
    assert.equal(calls.get(hanging), 3);
  });

  it('R-W02 a model that refuses is not asked again', () => {
    assert.deepEqual(rowOf(refusing), { status: 'error', failure: 'refused', late_retry: false });
    assert.equal(calls.get(refusing), 1);
  });

  it('R-W02 a rejected key is final', () => {
    assert.deepEqual(rowOf(locked), { status: 'error', failure: 'auth', late_retry: false });
    assert.equal(calls.get(locked), 1);
  });

  it('R-W02 asks a model that answers exactly once', () => {
    assert.deepEqual(
      healthy.map((modelId) => [answers.get(modelId)?.status, calls.get(modelId)]),
      healthy.map(() => ['success', 1]),
    );
  });

  it('R-W02 R-R06 the report says which models failed, how, and which had the late retry', async () => {
    const report = await reportOf(service, run.id);
    const { included, failed } = report!.research_record!.provenance!;
    assert.deepEqual(
      included.map(({ model_id }) => model_id),
      [limited, late, ...healthy].sort(),
    );
    assert.deepEqual(
      failed.map(({ model_id, status, error, late_retry }) => [model_id, status, error, late_retry]),
      [
        [down, 'error', 'overloaded', true],
        [hanging, 'timeout', 'timeout', true],
        [refusing, 'error', 'refused', false],
        [locked, 'error', 'auth', false],
      ].sort(),
    );
    assert.match(report!.methodology!.evidence_collection!, /3 models had a late retry/);
  });

  it('R-W02 the late retry waits for the last Retry-After if that is longer than its own pause', async () => {
    await service.simulator.reset();
    await service.simulator.rules(
      failing([down, limited], { kind: 'status', status: 503, retry_after: '25' }),
    );
    const { id } = await service.research();
    const [first, again] = await asksOf(service, id, down);
    const pausedMs = again!.scheduledMs - first!.endedMs;
    assert.ok(pausedMs >= 25_000, `the provider asked for 25 s, and got ${pausedMs} ms`);
  });

  it('R-W02 R-W04 a complete panel waits 20 s for a provider that is down, asks it once more, and goes on', async () => {
    await service.simulator.reset();
    await service.simulator.rules(failing([down], overloaded));
    const { id, status, successful_models, failed_models } = await service.research();
    assert.deepEqual([status, successful_models, failed_models], ['completed', 9, 1]);
    // At 0, 1, 3, 7 and 15 s after the first, and one late retry.
    const tries = (await callsOf(service)).get(down)!;
    assert.ok(tries >= 5 && tries <= 7, `${tries} calls`);
    const steps = await activitiesOf(service, id, '/panel');
    const [first, again, ...more] = steps.filter(
      ({ type, summary }) => type === 'askModel' && summary === down,
    );
    assert.deepEqual(more, []);
    const goesOn = steps.find(({ type }) => type === 'closePanel')!;
    const waitedMs = again!.scheduledMs - first!.scheduledMs;
    assert.ok(waitedMs >= 30_000 && waitedMs < 60_000, `20 s and a pause of 10 s, not ${waitedMs} ms`);
    assert.ok(goesOn.scheduledMs - again!.scheduledMs < 20_000, 'one try, and no more');
  });

  it('R-W02 a model with a permanent error is asked exactly once: unknown model, bad request, filter, length', async () => {
    await service.simulator.reset();
    const [unknown, bad, filtered, cut, patient] = wide as [string, string, string, string, string];
    await service.simulator.rules([
      ...failing([unknown], { kind: 'status', status: 404 }),
      ...failing([bad], badRequest),
      ...failing([filtered], { kind: 'content_filter' }),
      ...failing([cut], { kind: 'length' }),
      // An hour exceeds the panel's budget, so neither waiting nor asking earlier makes sense.
      ...failing([patient], { kind: 'status', status: 429, retry_after: '3600' }),
    ]);
    const { id } = await service.research();
    answers = await answersOf(service, id);
    calls = await callsOf(service);
    assert.deepEqual(
      [unknown, bad, filtered, cut, patient].map((modelId) => [
        answers.get(modelId)?.failure,
        calls.get(modelId),
      ]),
      [
        ['unknown_model', 1],
        ['bad_request', 1],
        ['content_filtered', 1],
        ['truncated', 1],
        ['rate_limited', 1],
      ],
    );
  });
});
