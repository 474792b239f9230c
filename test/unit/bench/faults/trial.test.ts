import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { faultKinds } from '../../../../bench/faults/plan/draw-fault.ts';
import { effects } from '../../../../bench/faults/plan/effects.ts';
import { shrink } from '../../../../bench/faults/plan/shrink.ts';
import { drawTrial, type Trial } from '../../../../bench/faults/plan/trial.ts';

const seeds = Array.from({ length: 500 }, (_, seed) => seed);
const trials = seeds.map((seed) => drawTrial(seed, faultKinds));

describe('trials of the fault campaign', () => {
  it('are the same for the same seed, and differ between seeds', () => {
    assert.deepEqual(
      seeds.map((seed) => drawTrial(seed, faultKinds)),
      trials,
    );
    assert.equal(new Set(trials.map((trial) => JSON.stringify(trial))).size, seeds.length);
  });

  it('survive JSON, by which they are played again', () => {
    assert.deepEqual(JSON.parse(JSON.stringify(trials)), trials);
  });

  it('strike with every kind of fault, each in some twelve percent of the trials', () => {
    for (const kind of faultKinds) {
      const share = trials.filter(({ faults }) => faults.some((fault) => fault.kind === kind)).length / 500;
      assert.ok(share > 0.08 && share < 0.22, `${kind}: ${share}`);
    }
  });

  it('ask at least one question each, and do everything else in some trial', () => {
    assert.ok(trials.every(({ steps }) => steps.some(({ kind }) => kind === 'create')));
    const done = new Set(trials.flatMap(({ steps }) => steps.map(({ kind }) => kind)));
    assert.deepEqual([...done].toSorted(), [
      ...['cancel', 'conflict', 'create', 'grant', 'pages', 'replay', 'revoke'],
    ]);
  });

  it('ask consensus once in every fifth trial, whose stages work in batches', () => {
    const many = trials.map(
      ({ steps }) => steps.filter((step) => step.kind === 'create' && step.panel === 'consensus').length,
    );
    assert.ok(many.every((count) => count <= 1));
    const share = many.filter((count) => count === 1).length / 500;
    assert.ok(share > 0.15 && share < 0.25, `${share}`);
  });

  it('name side effects by the names that statements have in src/db', () => {
    const files = [
      'accept-run',
      'dispatch',
      'open-panel',
      'runs',
      'panel-rows',
      'artifacts',
      'reports',
      'settlements',
    ];
    const source = files.map((name) =>
      readFileSync(new URL(`../../../../src/db/${name}.ts`, import.meta.url), 'utf8'),
    );
    const others = ['model call', 'StartWorkflowExecution', 'commit'];
    const names = [...effects.api, ...effects.worker].filter((name) => !others.includes(name));
    assert.deepEqual(
      names.filter((name) => !source.some((text) => text.includes(`'${name}'`))),
      [],
    );
  });
});

describe('a failing trial', () => {
  const [trial] = trials.filter(({ faults, steps }) => faults.length === 3 && steps.length >= 5) as [Trial];

  it('shrinks to the fault and the steps without which it does not fail', async () => {
    const [fault] = trial.faults.slice(1);
    const needed = [trial.steps[0], trial.steps[3]];
    const fails = async ({ faults, steps }: Trial) =>
      faults.includes(fault!) && needed.every((step) => steps.includes(step!));
    assert.deepEqual(await shrink(trial, fails), { seed: trial.seed, faults: [fault], steps: needed });
  });

  it('stays whole if everything in it is needed', async () => {
    assert.deepEqual(await shrink(trial, async () => false), trial);
  });
});
