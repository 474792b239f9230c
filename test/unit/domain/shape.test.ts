import assert from 'node:assert/strict';
import { activityMessages, workflowMessages } from '../../../src/domain/run/run-messages.ts';
import {
  either,
  fitted,
  flag,
  identifier,
  listOf,
  oneOf,
  orNull,
  record,
  ShapeError,
  uuid,
  wholeNumber,
} from '../../../src/domain/shape.ts';

const begun = activityMessages.beginRun.result;
const model = { modelId: 'lab/model', gateway: 'default', status: 'pending' };
const open = {
  state: 'open',
  models: [model, model],
  budget: { modelTimeoutMs: 1, panelDeadlineMs: 2, panelPatienceMs: null, synthesisDeadlineMs: 3 },
};
const fail = (places: string): never => assert.fail(places);

describe('a message shape', () => {
  it('returns a value that fits unchanged', () => {
    for (const value of [open, { state: 'finished', status: 'completed' }]) {
      assert.deepEqual(fitted(begun, value, fail), value);
    }
  });

  it('R-H01 drops unknown fields at any depth, and names their paths without their values', () => {
    const secret = 'hunter2';
    const value = {
      ...open,
      config: { databaseUrl: secret },
      models: [model, { ...model, apiKey: secret }],
      budget: { ...open.budget, gateways: [{ apiKey: secret }] },
    };
    const told: string[] = [];
    assert.deepEqual(
      fitted(begun, value, (places) => told.push(places)),
      open,
    );
    assert.deepEqual(told, ['config, models.1.apiKey, budget.gateways']);
  });

  const wrong: [unknown, string][] = [
    [null, 'state'],
    ['text', 'state'],
    [{ ...open, state: 'new' }, 'state'],
    [{ ...open, models: {} }, 'models'],
    [{ ...open, models: [model, null] }, 'models.1'],
    [{ ...open, models: [{ ...model, modelId: 'Should we sell?' }] }, 'models.0.modelId'],
    [{ ...open, models: [{ ...model, modelId: 'x'.repeat(201) }] }, 'models.0.modelId'],
    [{ ...open, budget: { ...open.budget, modelTimeoutMs: 1.5 } }, 'budget.modelTimeoutMs'],
    [{ ...open, budget: { ...open.budget, modelTimeoutMs: '1' } }, 'budget.modelTimeoutMs'],
    [{ ...open, budget: undefined }, 'budget'],
  ];
  for (const [value, place] of wrong) {
    it(`refuses what is wrong at ${place}: ${JSON.stringify(value).slice(0, 60)}`, () => {
      assert.throws(
        () => fitted(begun, value, fail),
        (error) =>
          error instanceof ShapeError && error.message.includes(place) && !/sell|xxx/.test(error.message),
      );
    });
  }

  it('refuses an invalid id', () => {
    const { input } = activityMessages.beginRun;
    assert.throws(() => fitted(input, { runId: 'w' }, fail), /runId/);
  });

  it('supports flags, choices, lists, nothing, and the first of two shapes that fits', () => {
    const shape = record({ flag, word: oneOf(['a', 'b']), list: listOf(identifier), maybe: orNull(uuid) });
    const value = { flag: false, word: 'b', list: ['x'], maybe: null };
    assert.deepEqual(fitted(shape, value, fail), value);
    assert.throws(() => fitted(shape, { ...value, word: 'c' }, fail), /word/);
    const two = either(record({ count: wholeNumber }), record({}));
    assert.deepEqual(fitted(two, { count: 1 }, fail), { count: 1 });
    assert.deepEqual(fitted(two, {}, fail), {});
    assert.throws(() => fitted(activityMessages.beginRun.input, undefined, fail), ShapeError);
    assert.throws(() => fitted(workflowMessages.synthesizeReport.result, 'text', fail), ShapeError);
  });
});
