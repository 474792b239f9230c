import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ownWordsProblems } from '../../../../src/prepare/own-words.ts';
import { printableText } from '../../../../src/report/prose/presentable.ts';
import { isIdField, strings } from '../../../../src/report/prose/strings.ts';
import { buildCopyIndex, indexCopiesAmong } from '../../../../src/text/copy-index.ts';
import { harmless, isHarmless } from '../../../../src/text/harmless.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { dangersIn, markupPieces } from '../../../support/texts/markup.ts';
import { changed, exampleFacts, unwritten, written } from '../example.ts';
import { reportProblems } from '../oracles/report-problems.ts';

/** The value with another text at a path such as `answer.key_points.0.label`. */
function withText<Value>(value: Value, path: string, text: string): Value {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((part, key) => part[key] as Part, copy as Part);
  holder[last] = text as unknown as Part;
  return copy;
}
type Part = { [key: string]: Part };

/** @param wording is asked at each place that a model words. */
function hostileFacts(wording: () => string, byCode: boolean) {
  const { findings } = exampleFacts();
  return exampleFacts({
    claims: findings.claims.map((claim) => ({ ...claim, statement: `${wording()} ${claim.claimId}` })),
    camps: findings.camps.map((camp) => ({
      ...{ ...camp, label: wording(), thesis: wording(), recommendedOption: wording() },
    })),
    extracted: findings.labels.flatMap(({ modelId, stances }) =>
      stances.map(({ claimId, span }) => ({
        ...{ claimId, modelId, span },
        ...{ stance: 'support' as const, caveat: wording() },
      })),
    ),
    uncertaintyNotes: findings.uncertaintyNotes.map((note) => ({ ...note, description: wording() })),
    drafts: byCode
      ? unwritten
      : {
          ...written,
          answer: { ...written.answer!, rationale: wording(), direct_answer: wording(), ranked_options: [] },
          disagreements: {
            disagreements: written.disagreements!.disagreements.map((item) => ({
              ...{ ...item, issue: wording(), core_tension: wording(), assumptions: [wording()] },
            })),
          },
        },
  });
}

/** These at one place after the other, now behind other words and now before them. */
function inTurn(pieces: readonly string[]): () => string {
  let place = 0;
  return () => {
    const piece = pieces[place % pieces.length] ?? '';
    return place++ % 2 === 0 ? `Keep it ${piece}` : `${piece} and wait`;
  };
}

describe('a report of hostile wordings', () => {
  it('R-H08 contains no markup, link, or character that turns or hides text in anything that a model worded', () => {
    const manyPieces = fc.array(markupPieces, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(manyPieces, fc.boolean(), (pieces, byCode) => {
        const facts = hostileFacts(inTurn(pieces), byCode);
        const report = builtReport(facts);
        const texts = strings([report.answer, report.evidence, report.analysis]);
        for (const { at, text } of texts) {
          if (at.split('.').some(isIdField)) continue;
          assert.deepEqual(dangersIn(text), [], `${at}: ${JSON.stringify(text)}`);
          assert.ok(isHarmless(text));
        }
        assert.deepEqual(reportProblems(report, facts), []);
      }),
      { numRuns: 70 },
    );
  });

  it('R-H02 braces separated only by a hidden character or a mark form no slot', () => {
    for (const byCode of [true, false])
      for (const apart of ['{_{', '}*}', '{_{_{', '{\u202e{', '{\u200b{K1.count}\u200b}', '}\u2066}']) {
        const facts = hostileFacts(inTurn([apart]), byCode);
        assert.deepEqual(reportProblems(builtReport(facts), facts), []);
      }
  });

  it('R-H02 a slot costs its section, wherever it is and whatever separates its braces', () => {
    const places = strings(written).flatMap(({ at }) => (/sources|Ids?$|option$/.test(at) ? [] : [at]));
    const [first = '', ...others] = ['{{K9.count}}', '{\u200b{K9.count}\u200b}', 'a } } b {{'];
    const cases = [
      ...places.map((at) => ({ at, slot: first })),
      ...others.flatMap((slot) => places.filter((_, n) => n % 8 === 0).map((at) => ({ at, slot }))),
    ];
    for (const { at, slot } of cases) {
      const facts = exampleFacts({ drafts: withText(written, at, `Keep it ${slot}`) });
      const report = builtReport(facts);
      assert.deepEqual(reportProblems(report, facts), [], `${at}: ${slot}`);
      const codes = report.errors.map(({ code }) => code);
      assert.ok(codes.includes('section_replaced'), `${at}: ${slot}`);
    }
  });

  it('R-H08 is refused by the final check if double braces slipped through', () => {
    const report = builtReport(exampleFacts());
    report.answer!.rationale = 'So it is: {{panel.counted}}.';
    assert.match(reportProblems(report, exampleFacts()).join(), /copied words and markup: answer\.rationale/);
  });

  it('R-H08 is refused by the final check if markup slipped through', () => {
    for (const slipped of ['[a](https://e.org)', 'a <b>bold</b> word', 'turned \u202e round', '# Heading']) {
      const report = structuredClone(builtReport(exampleFacts()));
      report.answer!.rationale = slipped;
      assert.match(
        reportProblems(report, exampleFacts()).join(),
        /copied words and markup: answer\.rationale/,
      );
    }
  });

  it('R-H08 keeps the question as its client sent it', () => {
    const prompt = '# Is <b>this</b> [right](https://e.org)?';
    const facts = exampleFacts();
    const report = builtReport(changed(facts, { question: prompt }));
    assert.equal(report.question?.text, prompt);
  });
});

async function verdicts(response: string, given: string): Promise<{ synthesis: boolean; report: boolean }> {
  const wording = harmless(given); // As every output of a synthesizer is parsed.
  const copies = await indexCopiesAmong([wording], once(response), []);
  const rules = { maxCharacters: 1_000, copies, sources: [wording] };
  return {
    synthesis: ownWordsProblems('a', wording, rules).some((problem) => problem.includes('consecutive words')),
    report: printableText(buildCopyIndex([response], []), wording).includes('[…]'),
  };
}
async function* once(text: string): AsyncIterable<{ text: string }> {
  yield { text };
}

// A wording is checked twice: when a synthesizer returns it, and when the report prints it. If the
// two checks counted words differently, a sentence that passed the first would be cut in the
// report, or a good one asked for again.
describe('copied words in synthesis and report', () => {
  for (const [response, wording, copied] of [
    [
      'Kubernetes™ is worth its cost only once a team runs several services daily.',
      'Kubernetes is worth its cost only once a team runs several services daily.',
      true,
    ],
    [
      'Add ½ cup oil and stir the dough for ten minutes before.',
      'Add ½ cup oil and stir the dough for ten minutes before.',
      false,
    ],
  ] as const) {
    it(`R-S07 are the same: ${response}`, async () => {
      assert.deepEqual(await verdicts(response, wording), { synthesis: copied, report: copied });
    });
  }

  it('R-S07 are the same, whatever Unicode characters surround or split the words', async () => {
    const sign = fc.constantFrom(
      '',
      '™',
      '½',
      '①',
      'ﬁ',
      '㎏',
      '２',
      'Ａ',
      '㊀',
      'ー',
      '々',
      '\u00ad',
      '\u0301',
      'ﷺ',
      '⁄',
    );
    const word = fc
      .tuple(sign, fc.constantFrom('oil', 'dough', '面团', ''), sign)
      .map((parts) => parts.join(''));
    const text = fc.array(word, { minLength: 11, maxLength: 16 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(text, text, async (response, other) => {
        for (const wording of [response, response.normalize('NFKC'), other]) {
          const { synthesis, report } = await verdicts(response, wording);
          assert.equal(synthesis, report, wording);
        }
      }),
      { numRuns: 200 },
    );
  });
});
