import assert from 'node:assert/strict';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { honestRun } from './support/honest-run.ts';
import { reportOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// A task gets no answer: its report points to the responses. An answer that could make a question a
// task would silence all others.

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const stage = 'camps_classify';

describe('the kind of a question', () => {
  const service = serviceForFile();
  afterEach(() => service.reset());

  async function reportWith(...fooled: string[]) {
    const fault = { kind: 'take_for_task' };
    await service.simulator.rules(fooled.map((modelId) => ({ stage, model_id: modelId, fault })));
    const report = await reportOf(service, (await service.research()).id);
    const calls = await service.simulator.calls(true);
    return { report: report!, calls };
  }

  const askedIn = (calls: readonly SimulatorCall[]) => calls.filter((call) => call.stage === stage);

  it('R-R20 is determined from the question alone, in one call', async () => {
    const { report, calls } = await honestRun();
    const asked = askedIn(calls);
    assert.equal(report.question?.question_type, 'decision');
    assert.deepEqual(
      asked.map(({ model_id }) => model_id),
      [north],
    );
    const prompt = asked[0]?.body?.messages?.at(-1)?.content ?? '';
    const materials = [...prompt.matchAll(/^<<([a-z_]+) [0-9a-f]{16}>>$/gm)].map(([, name]) => name);
    assert.deepEqual(materials, ['question']);
  });

  it('R-R20 a task is one only if both synthesizers say so', async () => {
    const { report, calls } = await reportWith(north!);
    assert.deepEqual(
      askedIn(calls).map(({ model_id }) => model_id),
      [north, south],
    );
    assert.equal(report.question?.question_type, 'decision');
    assert.ok(report.evidence!.camps.length > 1);
  });

  it('R-R20 (a task) has no camps, nobody is asked for any, and the answer points to the responses', async () => {
    const { report, calls } = await reportWith(north!, south!);
    assert.equal(report.question?.question_type, 'task');
    assert.deepEqual(report.evidence?.camps, []);
    assert.ok(!calls.some((call) => call.stage === 'camps'));
    assert.deepEqual(
      report.errors.map(({ code }) => code).filter((code) => !code?.startsWith('simulated')),
      [],
    );
    assert.match(report.answer?.headline ?? '', /responses/);
    assert.ok(report.evidence!.claims.length > 0);
  });

  it('R-R10 R-R20 that no synthesizer could tell is named, and flagged at the answer', async () => {
    await service.simulator.rules([{ stage, fault: { kind: 'wrong_shape' } }]);
    const run = await service.research('wide', 'Write a short plan for a school library.');
    const report = (await reportOf(service, run.id))!;
    assert.equal(report.question?.question_type, 'other');
    assert.deepEqual(codesOf(report), ['question_type_unknown']);
    assert.deepEqual(report.answer?.flags, ['question_type_unknown']);
  });
});
