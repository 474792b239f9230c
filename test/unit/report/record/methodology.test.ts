import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { compactReport } from '../../../../src/report/compact.ts';
import { nameFromOutside } from '../../../../src/report/record/research-record.ts';
import { resultEnvelopeSchema } from '../../../../src/report/schema/report.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { isHarmless } from '../../../../src/text/harmless.ts';
import { arbitraryFacts } from '../arbitrary-facts.ts';
import { exampleFacts, unwritten } from '../example.ts';

function methodologyOf(changes: Parameters<typeof exampleFacts>[0]) {
  return assembleReport(exampleFacts(changes)).methodology!;
}

describe('methodology', () => {
  const { models } = exampleFacts().findings;

  it('R-R11 says plainly and first that a simulator made the answers', () => {
    const simulated = models.map((model) => ({ ...model, simulated: true }));
    assert.match(
      methodologyOf({ models: simulated }).evidence_collection ?? '',
      /^The answers of this run were made by the built-in simulator, not by real models\./,
    );
  });

  it('R-H07 R-R11 says at the top of the report what a simulator has made, for the panel and for the synthesis', () => {
    const planted = models.map((model) => ({ ...model, simulated: true }));
    const { instruments } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, simulated: true }));
    const simulated = ['simulated_panel', 'simulated_synthesis'];
    const top = (changes: Parameters<typeof exampleFacts>[0]) => {
      const facts = exampleFacts(changes);
      const report = assembleReport(facts);
      assert.deepEqual(reportProblems(report, facts), []);
      assert.notDeepEqual(reportProblems({ ...report, errors: flipped(report.errors) }, facts), []);
      return report.errors.map(({ code }) => code).filter((code) => simulated.includes(code!));
    };
    const flipped = (errors: ReturnType<typeof assembleReport>['errors']) =>
      errors.some(({ code }) => code === 'simulated_panel')
        ? errors.filter(({ code }) => code !== 'simulated_panel')
        : [{ code: 'simulated_panel', message: 'It was.' }, ...errors];
    assert.deepEqual(top({ models: planted, instruments: { ...instruments, calls } }), simulated);
    assert.deepEqual(top({ models: planted }), ['simulated_panel']);
    assert.deepEqual(top({ instruments: { ...instruments, calls } }), ['simulated_synthesis']);
    assert.deepEqual(top({}), []);
  });

  it('R-R11 counts simulated answers if only some are', () => {
    const some = models.map((model, i) => ({ ...model, simulated: i < 3 }));
    assert.match(
      methodologyOf({ models: some }).evidence_collection ?? '',
      /^3 of the 13 answers of this run were made/,
    );
    assert.ok(!methodologyOf({}).evidence_collection?.includes('simulator'));
  });

  it('R-R11 does not call a run simulated because of a model that gave no answer', () => {
    const none = models.map((model) => ({ ...model, simulated: model.status !== 'success' }));
    assert.ok(!methodologyOf({ models: none }).evidence_collection?.includes('simulator'));
  });

  it('R-R11 names the instruments of this run and what its audit found', () => {
    const { controlled_inference: inference, synthesis_and_audit: audit } = methodologyOf({
      drafts: unwritten,
    });
    assert.deepEqual(inference?.instrument_labels, [
      'anthropic/claude-opus-4.7',
      'lab9/other',
      'openai/gpt-5.5',
    ]);
    assert.match(
      audit ?? '',
      /found 71 passages .* does not mean that it says what was read from it\. 3 named passages were not found/,
    );
    assert.match(audit ?? '', /4 sections did not pass the checks, or could not be written/);
    assert.ok(!audit?.includes('Written prose'));
  });

  const withSeen = (seen: object, sent: object = {}) =>
    models.map((model) => ({
      ...model,
      call: model.call && { sent: { ...model.call.sent, ...sent }, seen: { ...model.call.seen, ...seen } },
    }));
  const panelCalls = (changed: typeof models) =>
    methodologyOf({ models: changed }).controlled_inference?.conditions?.panel_calls as Record<
      string,
      unknown
    >;
  const collection = (changed: typeof models) => methodologyOf({ models: changed }).evidence_collection ?? '';

  it('R-H07 says that reasoning was switched off only if it was, and what the answers show nevertheless', () => {
    assert.match(
      collection(models),
      /No call offered tools or a search\. Extended reasoning was switched off in every call\./,
    );
    assert.equal(panelCalls(models).extended_reasoning, false);
    const reasoned = withSeen({ reasoningTokens: 40 });
    assert.match(
      collection(reasoned),
      /switched off in every call; 13 answers show reasoning all the same\./,
    );
    assert.deepEqual(
      [panelCalls(reasoned).extended_reasoning, panelCalls(reasoned).reasoning_tokens],
      [true, 520],
    );
    const silent = withSeen({ reasoningTokens: null }, { reasoning: 'unset' });
    assert.match(
      collection(silent),
      /Extended reasoning was left to each model; no provider said whether it was used\./,
    );
    assert.equal(panelCalls(silent).extended_reasoning, null);
  });

  it('R-H07 reports pages that an endpoint searched on its own, and tools that a model asked for', () => {
    assert.match(collection(withSeen({ citations: 2 })), /13 answers named pages found by a search/);
    assert.equal(panelCalls(withSeen({ citations: 2 })).browsing, true);
    assert.match(
      collection(withSeen({ toolCalls: 1 })),
      /13 answers asked for a tool all the same; none was run/,
    );
  });

  it('R-H07 reports the temperature and tools of the synthesis as they were sent', () => {
    const { instruments } = exampleFacts();
    const inference = (calls: typeof instruments.calls) =>
      methodologyOf({ instruments: { ...instruments, calls } }).controlled_inference!;
    assert.match(inference(instruments.calls).body ?? '', /Every call was sent at temperature 0\./);
    const [call] = instruments.calls;
    const warm = inference([{ ...call!, sent: { ...call!.sent, temperature: 1, tools: true } }]);
    assert.match(warm.body ?? '', /Every call was sent at temperature 1\. 1 call offered tools\./);
    assert.match(inference([]).body ?? '', /The temperature that was sent is not known\./);
  });

  it('R-H07 reports no error for given-up calls whose work others did, such as a halved batch', () => {
    const { synthesisCounts } = exampleFacts();
    const { synthesis_and_audit: told } = methodologyOf({
      synthesisCounts: { ...synthesisCounts, callsGivenUp: 2 },
    });
    assert.match(
      told ?? '',
      /2 calls were given up; whatever the report lacks as a result is named among the errors\./,
    );
  });

  it('R-H07 says that the synthesis was simulated if the panel was real, and vice versa', () => {
    const { instruments } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, simulated: true }));
    const real = methodologyOf({ instruments: { ...instruments, calls } });
    assert.match(real.controlled_inference?.body ?? '', /The synthesis was made by the built-in simulator/);
    assert.doesNotMatch(real.evidence_collection ?? '', /simulator/);
    const planted = methodologyOf({ models: models.map((model) => ({ ...model, simulated: true })) });
    assert.doesNotMatch(planted.controlled_inference?.body ?? '', /simulator/);
  });

  it('R-H07 records the model that the endpoint names, and marks a substitution', () => {
    const [first, ...rest] = models;
    const changed = [{ ...first!, servedModel: 'lab/quite-another' }, ...rest];
    assert.match(collection(changed), /1 answer came from another model than the one asked for/);
    const { included } = assembleReport(exampleFacts({ models: changed })).research_record!.provenance!;
    const served = included.find(({ model_id }) => model_id === first!.modelId)!;
    assert.deepEqual([served.served_model, served.substituted], ['lab/quite-another', true]);
    assert.equal(included.filter(({ substituted }) => substituted).length, 1);
  });

  it('R-H08 names from an endpoint are one line of at most 200 characters, without markup and hidden characters', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const [{ servedModel = null } = {}] = facts.findings.models;
        const sent = { temperature: 0, tools: false, reasoning: 'unset' } as const;
        const seen = { reasoningTokens: null, reasoningText: false, toolCalls: 0, citations: 0 };
        const calls = [{ sent, seen, simulated: false, servedModel }];
        const report = assembleReport({ ...facts, instruments: { ...facts.instruments, calls } });
        const { included, excluded, failed } = report.research_record!.provenance!;
        const { synthesis_calls } = report.methodology!.controlled_inference!.conditions as {
          synthesis_calls: { served_models: string[] };
        };
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
      assert.deepEqual(reportProblems(assembleReport(facts), facts), []);
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

  it('R-H07 if more than a tenth of the panel is not counted, the errors say so, with counts', () => {
    const failed = models.map((model, i) =>
      i < 3 ? { ...model, status: 'error' as const, failure: 'rate_limited' as const, text: null } : model,
    );
    const { errors } = assembleReport(exampleFacts({ models: failed, verdict: 'partial' }));
    const left = errors.find(({ code }) => code === 'models_left_out');
    assert.match(
      left?.message ?? '',
      /^\d+ of the 14 models asked are in no count: .*3 failed \(rate limited\)/,
    );
  });

  it("R-H07 the errors state the number of given-up calls, equal to the methodology's and the counts", () => {
    const first = (text: string | null | undefined, pattern: RegExp) =>
      Number(pattern.exec(text ?? '')?.[1] ?? 0);
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const { methodology: made, errors } = assembleReport(facts);
        const given = facts.synthesisCounts.callsGivenUp;
        const told = errors.filter(({ code }) => code === 'calls_given_up');
        assert.equal(told.length, given > 0 ? 1 : 0);
        assert.equal(first(told[0]?.message, /^(\d+) calls? of the synthesis/), given);
        const stated = /(\d+) calls? (?:was|were) given up; whatever the report lacks/;
        assert.equal(first(made!.synthesis_and_audit, stated), given);
        const { synthesis: audit } = made!.controlled_inference!.conditions as {
          synthesis: Record<string, number>;
        };
        assert.equal(audit.calls_given_up, given);
      }),
    );
  });

  it('R-R11 says when the panel is partial', () => {
    assert.match(methodologyOf({ verdict: 'partial' }).evidence_collection ?? '', /partial panel/);
  });
});

describe('compactReport', () => {
  it('R-G09 has no question, and methodology last, wherever it was stored', () => {
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
