import assert from 'node:assert/strict';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import type { MergedClaim } from '../../../../src/findings/findings.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { exampleFacts, unwritten } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

/** Claim 3 is supported by two models, opposed by three, and mixed for four. */
const claimId = 3;

function factsWith(extracted: readonly MergedClaim[]): ReportFacts {
  const facts = exampleFacts({ drafts: unwritten });
  return { ...facts, findings: { ...facts.findings, extracted } };
}

/** A caveat that a model was read to put on claim 3, in the sentence that it was labelled by. */
function caveat(modelId: string, stance: 'support' | 'oppose', wording: string) {
  const labels = exampleFacts().findings.labels.find((own) => own.modelId === modelId);
  const span = labels?.stances.find((own) => own.claimId === claimId)?.span ?? { offset: 0, length: 5 };
  return { claimId, modelId, stance, span, caveat: wording };
}

const notes = [
  caveat('deepseek/deepseek-v4-pro', 'support', 'where teams block each other'),
  caveat('google/gemini-3.1-pro-preview', 'support', 'where teams block each other'),
  caveat('deepseek/deepseek-v3.2', 'support', 'if data can be split cleanly'),
  caveat('openai/gpt-5.4-mini', 'oppose', 'as long as releases are weekly'),
  // Labelled as an opponent, but read as a supporter: one of the two is wrong.
  caveat('anthropic/claude-opus-4.7', 'support', 'once there is a platform team'),
  // Does not address the claim.
  caveat('mistralai/mistral-medium-3-5', 'support', 'with a larger budget'),
];

describe('caveats of a claim', () => {
  const facts = factsWith(notes);
  const report = builtReport(facts);
  const claim = report.evidence?.claims[claimId - 1];

  it('R-R13 are listed on the side of the models that name them, with models and places', () => {
    const told = (side: 'supporting' | 'opposing') =>
      claim?.caveats_by_side?.[side]?.map(({ caveat, evidence_spans: spans }) => [
        caveat,
        spans.map(({ model_id: id }) => id),
      ]);
    assert.deepEqual(told('supporting'), [
      ['where teams block each other', ['deepseek/deepseek-v4-pro', 'google/gemini-3.1-pro-preview']],
      ['if data can be split cleanly', ['deepseek/deepseek-v3.2']],
    ]);
    assert.deepEqual(told('opposing'), [['as long as releases are weekly', ['openai/gpt-5.4-mini']]]);
    assert.deepEqual(reportProblems(report, facts), []);
  });

  it('R-R13 are not attributed to the claim if only its opponents name them', () => {
    assert.deepEqual(claim?.caveats, ['where teams block each other', 'if data can be split cleanly']);
  });

  it('R-R13 of a mixed model are with those who support it, unless extraction has it denied', () => {
    const [mixed] = report.evidence?.claims[claimId - 1]?.mixed_or_uncertain_model_ids ?? [];
    const sidesIf = (stance: 'support' | 'oppose') => {
      const given = factsWith([caveat(mixed!, stance, 'in large towns')]);
      const made = builtReport(given);
      assert.deepEqual(reportProblems(made, given), []);
      const { supporting = [], opposing = [] } = made.evidence!.claims[claimId - 1]!.caveats_by_side ?? {};
      return [supporting, opposing].map((side) => side.map(({ caveat }) => caveat).join());
    };
    assert.deepEqual(sidesIf('support'), ['in large towns', '']);
    assert.deepEqual(sidesIf('oppose'), ['', '']);
  });

  it('R-R13 are shown to writers by side', () => {
    const row = writerTables('answer', tablesOf(facts.findings)).claims[claimId - 1];
    assert.deepEqual(row?.caveats_for, ['where teams block each other', 'if data can be split cleanly']);
    assert.deepEqual(row?.caveats_against, ['as long as releases are weekly']);
  });

  it('R-R13 are shown with what few say only if one of these few names them', () => {
    const [holder, seesBoth] = ['deepseek/deepseek-v4-pro', 'google/gemini-3.1-pro-preview'];
    const given = factsWith([
      caveat(holder, 'support', 'if rates hold'),
      caveat(seesBoth, 'support', 'in towns'),
    ]);
    const labels = given.findings.labels.map((own) => ({
      ...own,
      stances: own.stances.flatMap((each) => {
        if (each.claimId !== claimId) return [each];
        if (own.modelId === holder) return [{ ...each, stance: 'support' as const }];
        return own.modelId === seesBoth ? [{ ...each, stance: 'mixed' as const }] : [];
      }),
    }));
    const row = writerTables('answer', tablesOf({ ...given.findings, labels })).claims[claimId - 1];
    assert.deepEqual([row?.standing, row?.caveats_for], ['rare', ['if rates hold']]);
    const denied = labels.map((own) =>
      own.modelId === 'openai/gpt-5.4-mini'
        ? {
            ...own,
            stances: [...own.stances, { claimId, stance: 'oppose' as const, span: own.stances[0]!.span }],
          }
        : own,
    );
    const tables = tablesOf({ ...given.findings, labels: denied });
    const contested = writerTables('answer', tables).claims[claimId - 1];
    assert.deepEqual([contested?.standing, contested?.caveats_for], ['contested', ['if rates hold']]);
  });

  it('R-R13 are limited to four on each side, and the others are counted', () => {
    const words = 'alpha beta gamma delta epsilon zeta'.split(' ');
    const many = words.map((word) => caveat('deepseek/deepseek-v4-pro', 'support', `given ${word}`));
    const given = factsWith(many);
    const made = builtReport(given);
    const sides = made.evidence?.claims[claimId - 1]?.caveats_by_side;
    assert.deepEqual([sides?.supporting?.length, sides?.left_out_count], [4, 2]);
    assert.deepEqual(reportProblems(made, given), []);
  });

  it('R-R13 keep the response that names them when claims are selected, in the most frequent wording', () => {
    const told = ['only in small teams', 'if rates stay low', 'only in small team', 'if rates rise'];
    const claims = told.map((caveat, i) => ({
      ...{ id: `c${i + 1}`, alias: `A0${i + 1}`, statement: 'It pays.', caveat },
      ...{ stance: i < 3 ? ('asserts' as const) : ('rejects' as const), span: { offset: i, length: 1 } },
    }));
    const group = { wording: 'It pays.', members: claims.map(({ id }) => id) };
    const { made } = firstSelection([group], claims, buildCopyIndex([], []));
    assert.deepEqual(
      made.map(({ alias, stance, caveat, span }) => [alias, stance, caveat, caveat && span.offset]),
      [
        ['A01', 'support', 'only in small team', 0],
        ['A02', 'support', 'if rates stay low', 1],
        ['A03', 'support', 'only in small team', 2],
        ['A04', 'oppose', 'if rates rise', 3],
      ],
    );
  });

  it('R-R13 the last check refuses a caveat on the other side', () => {
    const copy = structuredClone(report);
    const sides = copy.evidence!.claims[claimId - 1]!.caveats_by_side!;
    sides.supporting!.push(...sides.opposing!.splice(0));
    assert.match(reportProblems(copy, facts).join(), /claims: evidence\.claims\[2\]/);
  });
});
