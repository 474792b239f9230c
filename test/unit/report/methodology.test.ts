import assert from 'node:assert/strict';
import { assembleReport } from '../../../src/report/assemble.ts';
import { compactReport } from '../../../src/report/compact.ts';
import { resultEnvelopeSchema } from '../../../src/report/schema.ts';
import { exampleFacts, unwritten } from './example.ts';

function methodologyOf(changes: Parameters<typeof exampleFacts>[0]) {
  return assembleReport(exampleFacts(changes)).methodology!;
}

describe('methodology', () => {
  const { models } = exampleFacts();

  it('R-R11 says plainly and first that a simulator made the answers', () => {
    const simulated = models.map((model) => ({ ...model, simulated: true }));
    assert.match(
      methodologyOf({ models: simulated }).evidence_collection ?? '',
      /^The answers of this run were made by the built-in simulator, not by real models\./,
    );
  });

  it('R-R11 counts simulated answers where only some are', () => {
    const some = models.map((model, i) => ({ ...model, simulated: i < 3 }));
    assert.match(
      methodologyOf({ models: some }).evidence_collection ?? '',
      /^3 of the 13 answers of this run were made/,
    );
    assert.ok(!methodologyOf({}).evidence_collection?.includes('simulator'));
  });

  it('R-R11 does not call a run simulated for a model that gave no answer', () => {
    const none = models.map((model) => ({ ...model, simulated: model.status !== 'success' }));
    assert.ok(!methodologyOf({ models: none }).evidence_collection?.includes('simulator'));
  });

  it('R-R11 names the instruments of this run and what its audit found', () => {
    const { controlled_inference: inference, synthesis_and_audit: audit } = methodologyOf({
      written: unwritten,
    });
    assert.deepEqual(inference?.instrument_labels, ['anthropic/claude-opus-4.7', 'openai/gpt-5.5']);
    assert.match(audit ?? '', /71 quotes were found again .*; 3 could not be found/);
    assert.match(audit ?? '', /4 sections did not pass the checks, or could not be written/);
    assert.ok(!audit?.includes('Written prose'));
  });

  it('R-R11 says when the panel is partial', () => {
    assert.match(methodologyOf({ verdict: 'partial' }).evidence_collection ?? '', /partial panel/);
  });
});

describe('compactReport', () => {
  it('R-G09 has no question and the methodology last, wherever it was stored', () => {
    const { methodology, ...rest } = assembleReport(exampleFacts());
    const compact = compactReport({ methodology, ...rest });
    assert.equal(Object.hasOwn(compact, 'question'), false);
    assert.equal(Object.keys(compact).at(-1), 'methodology');
    assert.equal(Object.keys(compact).length, 8);
  });

  it('R-G08 fits the envelope, full and compact', () => {
    const report = assembleReport(exampleFacts());
    const envelope = { id: exampleFacts().run.runId, object: 'research.result', status: 'completed' };
    resultEnvelopeSchema.parse({ ...envelope, report });
    resultEnvelopeSchema.parse({ ...envelope, report: compactReport(report) });
    assert.equal(resultEnvelopeSchema.safeParse({ ...envelope, report, extra: 1 }).success, false);
  });
});
