import assert from 'node:assert/strict';
import fc from 'fast-check';
import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import { nameFromOutside } from '../../../../src/report/record/research-record.ts';
import { isHarmless } from '../../../../src/text/harmless.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { arbitraryFacts } from '../arbitrary-facts.ts';
import { exampleFacts } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

describe('the research record', () => {
  const { models } = exampleFacts().findings;

  it('R-H08 names from an endpoint are one line of at most 200 characters, without markup and hidden characters', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const [{ servedModel = null } = {}] = facts.findings.models;
        const sent = { temperature: 0, tools: false, reasoning: 'unset' } as const;
        const seen = { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 };
        const calls = [{ sent, seen, simulated: false, servedModel }];
        const report = builtReport({ ...facts, instruments: { ...facts.instruments, calls } });
        const { included, excluded, failed } = report.research_record!.provenance!;
        const { synthesis_calls } = statedConditions(report)!;
        const names = [
          ...synthesis_calls.served_models,
          ...[...included, ...excluded].map(({ served_model }) => served_model),
          ...[...included, ...excluded, ...failed].map(({ response_id }) => response_id),
        ].filter((name) => typeof name === 'string');
        for (const name of names) {
          assert.ok(isHarmless(name) && !/[\n\r]/.test(name), JSON.stringify(name));
          assert.ok(name.length > 0 && Array.from(name).length <= 200);
        }
      }),
    );
  });

  it("R-H02 words of an answer in its endpoint's names are cut, and do not cost the run its report", () => {
    const [first, ...rest] = models.filter(({ status }) => status === 'success');
    const said = first!.text!.split(/\s+/).slice(0, 20);
    for (const name of [said.join(' '), said.join('-')]) {
      const facts = exampleFacts({ models: [{ ...first!, servedModel: name, responseId: name }, ...rest] });
      assert.deepEqual(reportProblems(builtReport(facts), facts), []);
    }
  });

  it('R-H08 ordinary names of models and responses are printed unchanged', () => {
    for (const name of [
      'meta-llama/llama-3.1-70b-instruct:free',
      'gpt-5.5-2026-03-01',
      'chatcmpl-9x_Yz',
      'résumé-模型_v2',
    ])
      assert.equal(nameFromOutside(name, tablesOf(exampleFacts().findings).copies), name);
  });
});
