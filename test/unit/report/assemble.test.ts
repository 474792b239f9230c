import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../src/report/assemble.ts';
import { type Report, reportSchema } from '../../../src/report/schema/report.ts';
import { reportProblems } from '../../../src/report/verify/verify.ts';
import { arbitraryFacts } from './arbitrary-facts.ts';
import { changed, exampleFacts, unwritten, written } from './example.ts';

const runs = Number(process.env.PROPERTY_RUNS ?? 150);

/** Two of the example's 14 models are not counted, which is more than a tenth. */
const codesOf = (report: ReturnType<typeof assembleReport>) => report.errors.map(({ code }) => code);

describe('assembleReport', () => {
  it('R-R01 R-R02 R-R03 R-R06 gives a deliverable report for any facts, however hostile the texts', () => {
    fc.assert(
      fc.property(arbitraryFacts, (facts) => {
        const report = assembleReport(facts);
        assert.deepEqual(reportProblems(report, facts), []);
      }),
      { numRuns: runs },
    );
  });

  it('R-R01 has exactly the specified top-level fields, in order', () => {
    assert.deepEqual(Object.keys(assembleReport(exampleFacts())), [
      'schema_version',
      'status',
      'errors',
      'question',
      'answer',
      'evidence',
      'analysis',
      'research_record',
      'methodology',
    ]);
    assert.equal(reportSchema.safeParse({ ...assembleReport(exampleFacts()), extra: 1 }).success, false);
  });

  it('R-R05 fills every slot of written sections with computed values and reports nothing replaced', () => {
    const report = assembleReport(exampleFacts());
    assert.deepEqual(codesOf(report), ['models_left_out']);
    assert.equal(report.answer?.headline, 'Keep the monolith and make it modular');
    assert.match(
      report.answer?.direct_answer ?? '',
      /first \(8 of the 12 models answer “Modular monolith first”\)/,
    );
  });

  it('R-R10 builds every section by code if none was written, and says so', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const report = assembleReport(facts);
    assert.deepEqual(codesOf(report), ['models_left_out', ...Array(4).fill('section_replaced')]);
    assert.deepEqual(reportProblems(report, facts), []);
    assert.equal(report.answer?.headline, 'Most models answer “Modular monolith first”');
    assert.equal(report.analysis?.minority_insights.length, 4);
  });

  it('states no claim and no thesis three times if code writes every section', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const { answer, analysis } = assembleReport(facts);
    const told = JSON.stringify([answer, analysis]);
    const wordings = facts.findings.claims
      .map(({ statement }) => statement)
      .concat(facts.findings.camps.map(({ thesis }) => thesis));
    for (const wording of wordings) {
      const times = told.split(wording).length - 1;
      assert.ok(times < 3, `${times} times: ${wording}`);
    }
  });

  it('R-R10 replaces a section that states its own number, and only that one', () => {
    const lying = { ...written.answer!, headline: 'Nine in ten of the models would keep the monolith' };
    const report = assembleReport(exampleFacts({ drafts: { ...written, answer: lying } }));
    assert.match(report.answer?.headline ?? '', /^Most models answer/);
    assert.deepEqual(codesOf(report), ['models_left_out', 'section_replaced']);
    assert.match(report.errors[1]?.message ?? '', /“answer” did not pass the checks/);
    assert.match(report.analysis?.disagreements[0]?.issue ?? '', /independent deployment/);
  });

  it('R-R10 reports nothing for a section that was not written because there is nothing to say', () => {
    const facts = exampleFacts({
      claims: [],
      drafts: { ...written, answer: null, minority_insights: null },
    });
    const replaced = assembleReport(facts).errors.map(({ message }) => message);
    assert.ok(!replaced.some((message) => message?.includes('minority')));
  });

  it('recommends what the largest camp recommends, even if the writer left it open', () => {
    const open = { ...written.answer!, recommendedOption: null };
    const report = assembleReport(exampleFacts({ drafts: { ...written, answer: open } }));
    assert.equal(report.answer?.recommended_option, 'Keep the monolith and make it modular');
  });

  it('keeps the writer’s order of disagreements, and adds omitted contested claims after them', () => {
    const [first] = written.disagreements!;
    const lesser = { ...first!, issue: 'Whether boundaries come first', claimIds: [1] };
    const report = assembleReport(exampleFacts({ drafts: { ...written, disagreements: [lesser, first!] } }));
    assert.deepEqual(
      report.analysis?.disagreements.map((item) => [item.disagreement_id, item.related_claim_ids[0]]),
      [
        [1, 1],
        [2, 3],
        [3, 2],
      ],
    );
    assert.equal(report.answer?.primary_disagreement_id, 1);
    assert.deepEqual(
      report.analysis?.disagreements.map((item) => item.written_by),
      ['synthesizer', 'synthesizer', 'code'],
    );
  });

  it('adds no dispute of one model with another', () => {
    const facts = exampleFacts();
    const withSixth = (stances: Readonly<Record<string, 'support' | 'oppose'>>) => {
      const labels = facts.findings.labels.map((own) => {
        const stance = stances[own.modelId];
        const others = own.stances.filter(({ claimId }) => claimId !== 6);
        const sixth = stance ? [{ claimId: 6, stance, span: { offset: 0, length: 5 } }] : [];
        return { ...own, stances: [...others, ...sixth] };
      });
      const made = changed(facts, { labels, drafts: written });
      const report = assembleReport(made);
      assert.deepEqual(reportProblems(report, made), []);
      return report.analysis?.disagreements.flatMap((item) => item.related_claim_ids);
    };
    const [one, another] = ['mistralai/mistral-medium-3-5', 'amazon/nova-2-lite-v1'];
    const against = { 'qwen/qwen3.6-plus': 'oppose', 'cohere/command-a': 'oppose' } as const;
    const lonely = withSixth({ [one]: 'support', 'qwen/qwen3.6-plus': 'oppose' });
    assert.ok(!lonely?.includes(6));
    const wide = withSixth({ [one]: 'support', [another]: 'support', ...against });
    assert.ok(wide?.includes(6));
  });

  it('R-R09 adds no insight to those that a writer picked, and words those that it picked without words', () => {
    const facts = exampleFacts();
    const span = { offset: 0, length: 5 };
    const labels = facts.findings.labels.map((own) => ({
      ...own,
      stances: [
        ...own.stances.filter(({ claimId }) => claimId !== 6),
        ...(['openai/gpt-5.5', 'mistralai/mistral-medium-3-5'].includes(own.modelId)
          ? [{ claimId: 6, stance: 'support' as const, span }]
          : []),
      ],
    }));
    const insightsIf = (insights: typeof written.minority_insights) => {
      const made = changed(facts, { labels, drafts: { ...written, minority_insights: insights } });
      const report = assembleReport(made);
      assert.deepEqual(reportProblems(report, made), []);
      return report.analysis?.minority_insights ?? [];
    };
    assert.deepEqual(insightsIf([]), []);
    const [picked, ...others] = insightsIf([{ claimId: 6, insight: '', whyItMatters: '' }]);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [picked?.written_by, picked?.related_claim_ids, picked?.supporting_model_ids],
      ['code', [6], ['mistralai/mistral-medium-3-5', 'openai/gpt-5.5']],
    );
    const { statement } = facts.findings.claims.find(({ claimId }) => claimId === 6)!;
    assert.ok(picked?.insight.startsWith(statement), picked?.insight);
    assert.match(picked?.insight ?? '', /2 of the 12 models say so\.$/);
  });

  it('R-R09 accepts the dissent of few models from a common claim as an insight, credited to these models', () => {
    const insight = {
      claimId: 4,
      insight: 'A single extraction may teach little.',
      whyItMatters: 'The experiment would be wasted.',
    };
    const facts = exampleFacts({ drafts: { ...written, minority_insights: [insight] } });
    const report = assembleReport(facts);
    const [first] = report.analysis?.minority_insights ?? [];
    assert.deepEqual(
      [first?.stance, first?.supporting_model_ids, first?.written_by],
      ['oppose', ['meta-llama/llama-4-maverick'], 'synthesizer'],
    );
    assert.deepEqual(reportProblems(report, facts), []);
    first!.stance = 'support';
    assert.notDeepEqual(reportProblems(report, facts), []);
    const byCode = assembleReport(exampleFacts({ drafts: unwritten })).analysis?.minority_insights ?? [];
    assert.ok(
      byCode.some(({ insight }) => /One of the 10 models that address this disagrees\.$/.test(insight)),
    );
  });

  it('R-R09 states which answers are missing, which a writer cannot know', () => {
    const { analysis } = assembleReport(exampleFacts());
    assert.match(analysis?.uncertainties.at(-1)?.description ?? '', /^2 of the 14 models/);
  });

  it('R-S07 in a section made by code, a wording copied from a response is cut, and nothing around it', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const thesis =
      'Whoever runs a system of this age does well to part it slowly along seams that have proved themselves before';
    const camps = facts.findings.camps.map((camp, i) => (i === 0 ? { ...camp, thesis } : camp));
    const plain = assembleReport(changed(facts, { camps })).answer?.direct_answer ?? '';
    assert.ok(plain.includes(thesis));
    const models = facts.findings.models.map((model, i) =>
      i === 0 ? { ...model, text: `${model.text} ${thesis}.` } : model,
    );
    const saying = changed(facts, { camps, models });
    const report = assembleReport(saying);
    const cut = thesis.split(' ').slice(0, 12).join(' ');
    assert.equal(report.answer?.direct_answer, plain.replace(`${thesis}.`, `${cut} […]`));
    assert.deepEqual(reportProblems(report, saying), []);
  });

  it('R-R07 renaming models changes nothing but names', () => {
    const facts = exampleFacts({
      labels: exampleFacts().findings.labels, // Found alike at first: no synthesizer was asked, and none is named.
      instruments: { synthesizers: ['writer/one'], stages: [], calls: [], promptVersions: {} },
    });
    const ids = facts.findings.models.map(({ modelId }) => modelId);
    const renamed = new Map(ids.map((id, i) => [id, `zeta/${String.fromCharCode(122 - i)}`]));
    const rename = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value), (_, part) =>
        typeof part === 'string' ? (renamed.get(part) ?? part) : part,
      );
    const shape = (report: Report): unknown => {
      const { receipt: _, ...methodology } = report.methodology!; // Its digests are of names, too.
      return sortLists({ ...report, methodology });
    };
    assert.deepEqual(shape(assembleReport(rename(facts))), shape(rename(assembleReport(facts))));
  });

  it('R-R08 a response that quotes the fixed sentences of the service damages none of them', () => {
    const facts = exampleFacts();
    const quoting = assembleReport(facts).methodology?.controlled_inference?.why_this_matters ?? '';
    const models = facts.findings.models.map((model, i) =>
      i === 0 ? { ...model, text: `${model.text}\n${quoting}` } : model,
    );
    const report = assembleReport(changed(facts, { models }));
    assert.equal(report.methodology?.controlled_inference?.why_this_matters, quoting);
    assert.deepEqual(reportProblems(report, changed(facts, { models })), []);
  });
});

/** The value with every list of model ids, or of entries per model, in one order whatever the names. */
function sortLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortLists).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sortLists(part)]));
}
