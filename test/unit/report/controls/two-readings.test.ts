import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CheckedStance, Code, CrossCheck } from '../../../../src/findings/findings.ts';
import type { TwiceExtracted } from '../../../../src/findings/missed.ts';
import { stanceCodesIn } from '../../../../src/findings/readings/reliability-of.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { doubleExtraction } from '../../../../src/report/controls/double-extraction.ts';
import { readCodes } from '../../../../src/report/controls/readings/codes.ts';
import { readingsCounts, responsesIn } from '../../../../src/report/controls/readings/counts.ts';
import { readingsSentences } from '../../../../src/report/controls/readings/sentences.ts';
import { readingsErrors } from '../../../../src/report/controls/readings/warnings.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { changed, exampleFacts } from '../example.ts';

const span = { offset: 0, length: 1 };
const noTables = { claims: [], camps: [], quantities: [], cases: [] };
type Pair = readonly [one: Code, other: Code | null];

/** Stances of as many responses as there are lists; one that only one synthesizer has read has no other code. */
function readingsOf(...responses: readonly (readonly Pair[])[]): CrossCheck {
  const stances = responses.flatMap((pairs, m) =>
    pairs.map(
      ([one, other], at): CheckedStance => ({
        ...{ modelId: `lab/m${m}`, claimId: at + 1 },
        readings: [
          { by: 'x', stage: 'label', found: one, span },
          ...(other ? [{ by: 'y', stage: 'extract' as const, found: other, span }] : []),
        ],
      }),
    ),
  );
  return { asked: [], stances, camps: [], caveats: [], details: [] };
}
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const alike: Pair[] = [
  ['support', 'support'],
  ['oppose', 'oppose'],
];
const camps = (agreed: number, unresolved: number): CrossCheck['camps'] =>
  [...times(agreed, 1), ...times(unresolved, 2)].map((found, m) => ({
    modelId: `lab/m${m}`,
    readings: [
      { by: 'x', stage: 'label', found: 1, span },
      { by: 'y', stage: 'camps', found, span: null },
    ],
  }));
const countsOf = (
  crossCheck: CrossCheck,
  tables: Parameters<typeof readingsCounts>[0]['tables'] = noTables,
) => readingsCounts({ facts: { findings: { crossCheck } }, tables });
const warningsOf = (crossCheck: CrossCheck) =>
  Object.entries(readingsErrors).flatMap(([code, { messages }]) =>
    messages(countsOf(crossCheck), {} as never).map((message) => ({ code, message })),
  );
const codesOf = (crossCheck: CrossCheck) => warningsOf(crossCheck).map(({ code }) => code);
const told = (crossCheck: CrossCheck) => readingsSentences(countsOf(crossCheck)).join(' ');

describe('the reliability of labels', () => {
  it('R-R15 R-R21 is said to be not measured below ten stances that two synthesizers have read', () => {
    const none = readingsOf(times(12, ['support', null]));
    assert.ok(codesOf(none).includes('reliability_not_measured'));
    assert.match(
      told(none),
      /was not measured: no stance was read by two of them, so nothing checks the labels\./,
    );
    const nine = readingsOf(...times(4, alike), [['support', 'support']]);
    assert.deepEqual(codesOf(nine), ['reliability_not_measured']);
    assert.match(told(nine), /was not measured: 9 stances were read by two of them\./);
    assert.deepEqual(codesOf(readingsOf(...times(5, alike))), []);
    const same = readingsOf(...times(5, times(2, ['support', 'support'] as const)));
    assert.ok(codesOf(same).includes('reliability_not_measured'), 'one value cannot be told from chance');
  });

  it('R-R15 (the bound) is warned of where α is printed below 0.67', () => {
    const withErrors = (wrong: number) =>
      readingsOf(
        ...times(10, [...times(5, alike[0]!), ...times(5, alike[1]!)]).map((pairs, m) =>
          pairs.map((pair, at): Pair => (m * 10 + at < wrong ? ['support', 'oppose'] : pair)),
        ),
      );
    for (let wrong = 0; wrong < 40; wrong++) {
      const crossCheck = withErrors(wrong);
      const { alpha } = countsOf(crossCheck);
      const isLow = Number(alpha!.toFixed(2)) < 0.67;
      assert.equal(codesOf(crossCheck).includes('readings_disagree'), isLow, `${wrong} ${alpha}`);
      assert.equal(/agree too little/.test(told(crossCheck)), isLow);
    }
    assert.ok(codesOf(withErrors(39)).includes('readings_disagree'));
    assert.deepEqual(codesOf(withErrors(5)), []);
  });

  it('R-R15 is warned of where more than a tenth of the stances was read by one synthesizer only', () => {
    const single: Pair = ['support', null];
    const tenth = readingsOf([...times(9, alike[0]!), single], [...times(9, alike[1]!), single]);
    assert.deepEqual(codesOf(tenth), []);
    assert.match(told(tenth), /2 stances were read by one synthesizer only, so nothing checks them\./);
    const more = readingsOf([...times(8, alike[0]!), single], [...times(9, alike[1]!), single]);
    assert.deepEqual(codesOf(more), ['stances_not_checked']);
    const [{ message } = { message: '' }] = warningsOf(more);
    assert.equal(message, '2 of 19 stances were read by one synthesizer only: nothing checks them.');
  });

  it('R-R16 (cross-checks) is warned of where the synthesizers differ on more than a third of the camps', () => {
    const stances = readingsOf(...times(5, alike));
    assert.deepEqual(codesOf({ ...stances, camps: camps(6, 3) }), []);
    assert.deepEqual(codesOf({ ...stances, camps: camps(5, 3) }), ['camps_unresolved']);
    assert.match(
      told({ ...stances, camps: camps(5, 3) }),
      /On 3 camps they differ to the end; these are attributed to nobody\./,
    );
  });

  it('R-R04 is told with the stances that are quoted in two places', () => {
    const take = (modelId: string) => ({ modelId, stance: 'support', span });
    const claim = {
      claim: { claimId: 1, statement: 'It holds.' },
      spans: ['a', 'a', 'b', 'c', 'c'].map(take),
    };
    const tables = { ...noTables, claims: [claim] as never };
    const counts = countsOf(readingsOf(...times(5, alike)), tables);
    assert.match(
      readingsSentences(counts).join(' '),
      /For 2 stances of this report they named sentences in different parts of the response; both are quoted/,
    );
    assert.equal(counts.stances_quoted_twice, 2);
  });

  it('R-R21 is told with what it cannot show', () => {
    assert.equal(
      told(readingsOf(...times(5, alike), [['mixed', 'not_addressed']])),
      'Each response was read by two synthesizers: one extracted its claims, and the other one labelled it. ' +
        'Of 11 stances that at least one of them found, both found 10 alike at first. ' +
        'Their agreement on these stances is Krippendorff’s α 0.85, 95 % interval 0.56 to 1.00. ' +
        'On 1 stance they differ to the end; it is attributed to nobody. ' +
        'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
    );
  });

  it('R-R11 the methodology says what was asked, of whom, and what became of it', () => {
    const facts = exampleFacts();
    const report = assembleReport(facts);
    const audit = report.methodology?.synthesis_and_audit ?? '';
    assert.match(
      audit,
      /4 stances on which they differed, or which only a caveat made mixed, were put to anthropic\/claude-opus-4\.7 and openai\/gpt-5\.5 as yes\/no questions, without sight of the labels/,
    );
    assert.match(audit, /On 1 stance they differ to the end; it is attributed to nobody\./);
    const conditions = report.methodology!.controlled_inference!.conditions!.reliability;
    assert.deepEqual(conditions, countsOf(facts.findings.crossCheck, tablesOf(facts.findings)));
    const { stances_asked, stances_unresolved, stances_single, camps_agreed } = conditions;
    assert.deepEqual([stances_asked, stances_unresolved, stances_single, camps_agreed], [4, 1, 0, 11]);
    const unresolved = report.evidence!.claims[4]!;
    assert.deepEqual(unresolved.unresolved_model_ids, ['amazon/nova-2-lite-v1']);
    assert.deepEqual([unresolved.unresolved_count, unresolved.not_addressed_count], [1, 8]);
  });

  it('R-R11 mentions nothing that did not happen', () => {
    const { labels } = exampleFacts().findings;
    const settled = labels.map((own) => ({ ...own, unresolved: [] }));
    const audit = assembleReport(exampleFacts({ labels: settled })).methodology?.synthesis_and_audit ?? '';
    assert.doesNotMatch(
      audit,
      /yes\/no questions, without sight of the labels|to the end|stances? (?:was|were) read by one/,
    );
    assert.match(audit, /Krippendorff’s α 1\.00, 95 % interval 1\.00 to 1\.00/);
  });
});

describe('the readings in a report', () => {
  const code = fc.constantFrom<Code>('support', 'oppose', 'mixed', 'not_addressed');

  it('R-R19 are read back as they were', () => {
    const pairs = fc.array(fc.tuple(code, code), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(pairs, { maxLength: 5 }), (responses) => {
        const crossCheck = readingsOf(...responses);
        const { stances_compared, ...counts } = countsOf(crossCheck);
        assert.deepEqual(responsesIn(counts), stanceCodesIn(crossCheck.stances));
        assert.equal(stances_compared, responses.flat().length);
      }),
    );
  });

  it('R-R19 are refused if they are spelled in another way', () => {
    assert.deepEqual(readCodes(''), []);
    const first: Code[] = ['support', 'not_addressed'];
    assert.deepEqual(readCodes('12sn'), [{ claimId: 12, first, last: first }]);
    const last: Code[] = ['support', 'support'];
    assert.deepEqual(readCodes('12sn/ss 3m 4s/ss 5so/soso'), [
      { claimId: 12, first, last },
      { claimId: 3, first: ['mixed'], last: ['mixed'] },
      { claimId: 4, first: ['support'], last },
      { claimId: 5, first: ['support', 'oppose'], last: ['support', 'oppose', 'support', 'oppose'] },
    ]);
    for (const text of [
      ' ',
      '1ss ',
      '1ss  2oo',
      '1sx',
      's1s',
      '1ss,2oo',
      '1234567ss',
      '-1ss',
      '1ssss',
      '1ss/s',
      '1ss/',
      '1 ss',
      '1',
      '1/',
    ])
      assert.equal(readCodes(text), null, text);
  });
});

describe('what extraction leaves out', () => {
  const statedOf = (twiceExtracted: TwiceExtracted | null) =>
    doubleExtraction.counts({ facts: { twiceExtracted } } as never);
  const sentencesOf = (stated: ReturnType<typeof statedOf>) =>
    doubleExtraction.sentences!.claims!(stated, {} as never);

  it('R-R21 stands in the methodology with its interval, and what it rests on', () => {
    const twice = { responses: 2, first: 20, second: 18, both: 15 };
    const report = assembleReport(exampleFacts({ twiceExtracted: twice }));
    const stated = report.methodology!.controlled_inference!.conditions!.double_extraction;
    assert.deepEqual(stated, statedOf(twice));
    const [said = ''] = sentencesOf(stated);
    assert.match(
      said,
      /^2 responses were extracted by both synthesizers, which listed 20 and 18 statements, 15 of them the same: by capture and recapture, one reading leaves out \d+% of the statements, and both together \d+% \(90 % interval (?:less than )?\d+% to \d+%\), or more where both overlook the same\.$/,
    );
    assert.deepEqual(Object.values(stated!).slice(0, 4), [2, 20, 18, 15]);
    assert.ok(report.methodology?.synthesis_and_audit?.includes(said));
  });

  it('R-R21 is said to be not estimated if nothing, or too little, was extracted twice', () => {
    assert.equal(statedOf(null), null);
    assert.match(sentencesOf(statedOf(null)).join(), /was not estimated: no response was extracted twice\.$/);
    const few = statedOf({ responses: 1, first: 3, second: 2, both: 1 });
    assert.match(sentencesOf(few).join(), /^1 response was extracted .* too few to estimate/);
    assert.equal(few?.statements_missed_by_both_share, null);
  });
});

describe('the last check of readings', () => {
  const facts = exampleFacts();
  const { crossCheck, labels } = facts.findings;
  const refused = (changes: Parameters<typeof changed>[1]) => {
    const other = changed(facts, changes);
    return reportProblems(assembleReport(other), other);
  };

  it('R-R15 R-R16 (cross-checks) refuses labels that do not follow from what was read', () => {
    assert.deepEqual(refused({}), []);
    const [first, ...rest] = labels;
    const [stance, ...others] = first!.stances;
    const opposite = { ...stance!, stance: 'oppose' as const };
    for (const wrong of [
      { ...first!, stances: [opposite, ...others] },
      { ...first!, stances: others },
      { ...first!, unresolved: [stance!.claimId] },
      { ...first!, camp: { ...first!.camp!, campId: 2 } },
      { ...first!, camp: null },
    ])
      assert.match(
        refused({ labels: [wrong, ...rest], crossCheck }).join(),
        /labels: 1 are not what their readings give/,
      );
    const open = labels.map((own) => ({ ...own, unresolved: [] }));
    assert.match(refused({ labels: open, crossCheck }).join(), /labels: 1 are not/);
  });

  it('R-R16 (cross-checks) lets pass a camp of two that placed a response whose own sentence shows another', () => {
    const [first] = labels;
    const place = (by: string) => ({ by, stage: 'camps' as const, found: 1, span: null });
    const camps = crossCheck.camps.map((each) =>
      each.modelId === first!.modelId
        ? {
            ...each,
            readings: [
              ...['lab/x', 'lab/y'].map(place),
              { by: 'lab/z', stage: 'label' as const, found: 2, span: first!.camp!.span },
            ],
          }
        : each,
    );
    const own = labels.map((each) => (each.modelId === first!.modelId ? { ...each, camp: null } : each));
    assert.deepEqual(refused({ labels: own, crossCheck: { ...crossCheck, camps } }), []);
  });
});
