import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import type { SynthesizerPair } from '../../src/domain/run/synthesizer.ts';
import { startService, type TestService } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { reportOf } from './support/record.ts';

// Most tokens of a synthesis are spent on reading and labelling, which a cheaper model can do.
// Whichever models do it, one of another lab reads what the first has read, and the report says who
// did what.

const pair = (...names: readonly [string, string, ...string[]]): SynthesizerPair => {
  const [first, second, ...others] = names;
  const named = (modelId: string) => ({ modelId, gateway: 'default' });
  return [named(first), named(second), ...others.map(named)];
};

describe('synthesizers of single stages', () => {
  let service: TestService;
  before(async () => {
    const synthesizers = { extract: pair('one/small', 'two/small'), label: pair('two/small', 'one/small') };
    service = await startService({ synthesizers });
  });
  after(() => service.stop());

  it('R-R11 R-R15 are asked for these stages alone, each reads what the other one has read, and the report names them', async () => {
    const flips = { fault: { kind: 'flip_third' }, stage: 'label', model_id: 'two/small' };
    await service.simulator.rules([flips]);
    let run = await service.research();
    let asked = await askedByStage(service);
    // Who reads what is drawn for each run: in one of 512 one of them reads every answer first.
    while (asked.get('extract')!.size < 2) {
      run = await service.research();
      asked = await askedByStage(service);
    }
    const ownStages = ['extract', 'label', 'adjudicate'];
    const [north, small] = ['simulator/synthesizer-north', ['one/small', 'two/small']];
    assert.deepEqual([...asked.get('extract')!].sort(), small);
    assert.deepEqual([...asked.get('label')!].sort(), small);
    assert.deepEqual([...asked.get('write_answer')!], [north]);
    assert.ok(asked.has('adjudicate') && asked.has('group'));
    for (const [stage, models] of asked)
      assert.equal(
        [...models].some((model) => small.includes(model)),
        ownStages.includes(stage),
        stage,
      );
    for (const stage of ownStages) assert.ok([...asked.get(stage)!].every((model) => small.includes(model)));
    const report = (await reportOf(service, run.id))!;
    const { synthesis_calls, reliability } = statedConditions(report) as {
      synthesis_calls: { by_stage: { stage: string; synthesizers: string[] }[] };
      reliability: { asked_synthesizers: string[]; readings: unknown[]; stances_single: number };
    };
    const byStage = new Map(synthesis_calls.by_stage.map(({ stage, synthesizers }) => [stage, synthesizers]));
    assert.deepEqual(
      [byStage.get('extract'), byStage.get('label')?.[0], byStage.get('write')],
      [small, 'two/small', [north]],
    );
    assert.deepEqual(reliability.asked_synthesizers, small);
    assert.deepEqual([reliability.readings.length, reliability.stances_single], [10, 0]);
    const { body, instrument_labels } = report.methodology!.controlled_inference!;
    assert.match(
      body ?? '',
      /^The synthesis was done by several models: the responses were read by one\/small and two\/small;/,
    );
    assert.deepEqual(instrument_labels, ['one/small', north, 'simulator/synthesizer-south', 'two/small']);
    const { code, text } = await auditOf(service.database.pool, run.id);
    assert.equal(code, 0, text);
  });
});

async function askedByStage(service: TestService): Promise<Map<string, Set<string>>> {
  const asked = new Map<string, Set<string>>();
  for (const { stage, model_id } of await service.simulator.calls())
    if (stage !== 'ask') asked.set(stage, (asked.get(stage) ?? new Set()).add(model_id));
  return asked;
}

describe('a third synthesizer', () => {
  let service: TestService;
  before(async () => {
    const label = pair('one/small', 'two/small', 'three/small');
    service = await startService({ synthesizers: { extract: pair('one/small', 'two/small'), label } });
  });
  after(() => service.stop());

  it('R-R21 is asked about what two have not found alike, and breaks their ties', async () => {
    await service.simulator.rules([
      { stage: 'label', model_id: 'two/small', fault: { kind: 'flip_third' } },
      { stage: 'adjudicate', model_id: 'two/small', fault: { kind: 'wrong_shape' } },
    ]);
    const { id } = await service.research();
    const conditions = statedConditions((await reportOf(service, id))!);
    const { asked_synthesizers, stances_asked, stances_unresolved } = conditions!.reliability as {
      asked_synthesizers: string[];
      stances_asked: number;
      stances_unresolved: number;
    };
    assert.deepEqual(asked_synthesizers, ['one/small', 'three/small']);
    assert.ok(stances_asked > 0);
    assert.equal(stances_unresolved, 0);
  });
});
