import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asEntry } from '../../../src/config/catalogue-file.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { problemsOf } from './problems.ts';

const gateway = {
  MODEL_GATEWAY_URL: 'https://one.example/v1',
  SYNTHESIZERS: 'anthropic/claude-opus-4.7,openai/gpt-5.5',
  SPEND_LIMIT_PER_DAY: '50',
};
const price = { input: 1, output: 2 };
const priced = builtInCatalogue.models.map((model) => ({ ...asEntry(model), price }));

describe('R-N03 SPEND_LIMIT_PER_DAY', () => {
  let folder: string;
  let path: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-config-'));
    path = join(folder, 'file.json');
  });
  after(() => rmSync(folder, { recursive: true }));

  function problemsWith(models: readonly object[], env: Record<string, string> = gateway): string {
    writeFileSync(path, JSON.stringify({ models, panels: builtInCatalogue.curated }));
    return problemsOf({ ...env, CATALOGUE_FILE: path }).join('\n');
  }

  it('is refused while a model that may be asked has no price, and names some', () => {
    const [problem, ...more] = problemsOf(gateway);
    assert.deepEqual(more, []);
    assert.match(problem ?? '', /^SPEND_LIMIT_PER_DAY: got "50", with 157 models .*"ai21\/.*CATALOGUE_FILE/);
    assert.equal(problemsWith(priced), '');
    assert.deepEqual(problemsOf({ ...gateway, SPEND_LIMIT_PER_DAY: '' }), []);
  });

  it('is refused while a synthesizer stands in no catalogue, and so has no price', () => {
    const outside = { ...gateway, SYNTHESIZERS_WRITE: 'one/small,openai/gpt-5.5' };
    assert.match(problemsWith(priced, outside), /with 1 model .*"one\/small".*`eligible: false`/);
  });

  it('needs no price of models that nothing asks, nor while the simulator answers', () => {
    const some = priced.map(({ price: known, ...model }) =>
      model.eligible ? { ...model, price: known } : model,
    );
    assert.equal(problemsWith(some), '');
    assert.deepEqual(problemsOf({ SPEND_LIMIT_PER_DAY: '50' }), []);
  });

  it('is refused by an api without prices too, unless it is told of the simulator', () => {
    const api = { asksModels: false, startsRuns: true };
    assert.equal(problemsOf({ SPEND_LIMIT_PER_DAY: '50' }, api).length, 1);
    assert.deepEqual(problemsOf({ SPEND_LIMIT_PER_DAY: '50', SIMULATOR_ANSWERS: 'on' }, api), []);
  });

  it('stops no preflight, which finds prices out', () => {
    assert.deepEqual(problemsOf(gateway, { asksModels: true }), []);
  });
});
