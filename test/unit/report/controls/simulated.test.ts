import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleModels, methodologyOf } from '../../../support/report/methodology.ts';
import { exampleFacts } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('simulated answers', () => {
  it('R-R11 says plainly and first that a simulator made the answers', () => {
    const simulated = exampleModels.map((model) => ({ ...model, simulated: true }));
    assert.match(
      methodologyOf({ models: simulated }).evidence_collection ?? '',
      /^The answers of this run were made by the built-in simulator, not by real models\./,
    );
  });

  it('R-H07 R-R11 says at the top of the report what a simulator has made, for the panel and for the synthesis', () => {
    const planted = exampleModels.map((model) => ({ ...model, simulated: true }));
    const { instruments } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, simulated: true }));
    const simulated = ['simulated_panel', 'simulated_synthesis'];
    const top = (changes: Parameters<typeof exampleFacts>[0]) => {
      const facts = exampleFacts(changes);
      const report = builtReport(facts);
      assert.deepEqual(reportProblems(report, facts), []);
      assert.notDeepEqual(reportProblems({ ...report, errors: flipped(report.errors) }, facts), []);
      return report.errors.map(({ code }) => code).filter((code) => simulated.includes(code!));
    };
    const flipped = (errors: ReturnType<typeof builtReport>['errors']) =>
      errors.some(({ code }) => code === 'simulated_panel')
        ? errors.filter(({ code }) => code !== 'simulated_panel')
        : [{ code: 'simulated_panel', message: 'It was.' }, ...errors];
    assert.deepEqual(top({ models: planted, instruments: { ...instruments, calls } }), simulated);
    assert.deepEqual(top({ models: planted }), ['simulated_panel']);
    assert.deepEqual(top({ instruments: { ...instruments, calls } }), ['simulated_synthesis']);
    assert.deepEqual(top({}), []);
  });

  it('R-R11 counts simulated answers if only some are', () => {
    const some = exampleModels.map((model, i) => ({ ...model, simulated: i < 3 }));
    assert.match(
      methodologyOf({ models: some }).evidence_collection ?? '',
      /^3 of the 13 answers of this run were made/,
    );
    assert.ok(!methodologyOf({}).evidence_collection?.includes('simulator'));
  });

  it('R-R11 does not call a run simulated because of a model that gave no answer', () => {
    const none = exampleModels.map((model) => ({ ...model, simulated: model.status !== 'success' }));
    assert.ok(!methodologyOf({ models: none }).evidence_collection?.includes('simulator'));
  });
});
