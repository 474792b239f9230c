import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assembleReport } from '../../../src/report/assemble.ts';
import { harmlessOnceFilled } from '../../../src/report/prose/presentable.ts';
import { isIdField, strings } from '../../../src/report/prose/strings.ts';
import { harmless, isHarmless } from '../../../src/text/harmless.ts';
import { changed, exampleFacts, unwritten, written } from '../report/example.ts';
import { reportProblems } from '../report/oracles/report-problems.ts';

describe('harmless text', () => {
  it('R-H08 leaves ordinary writing unchanged', () => {
    for (const text of [
      'a < b, 5 > 4, x <= 3 and <5 %',
      'C# and F#, snake_case, A* search, 2*3, 5 * 4 = 20, AT&T, -5 degrees, ~10 %',
      'Keep it (see [1]): {{K1.in_words}}.',
      'שלום עולם, مرحبا بالعالم, می‌خواهم, क्‍ष, 微服务',
      '👩‍🔬 and 1️⃣ and ❤️',
      '“So”, it’s 1,000.5 – or not: 10/2.',
      'One paragraph.\n\nAnother one.',
    ])
      assert.equal(harmless(text), text);
  });

  it('R-H08 removes markup, links, and characters that turn or hide text, and keeps the words', () => {
    const cases: readonly [given: string, shown: string][] = [
      ['[the guide](https://e.org/x?a=b) and ![a cat](x.png)', 'the guide and a cat'],
      ['see https://e.org/x, www.evil.com, a@b.com', 'see e.org/x, evil.com, a @ b.com'],
      ['see WWW.evil.com', 'see evil.com'],
      ['[a][b]\n[b]: javascript:alert(1)', '[a] [b]\n[b] : javascript: alert(1)'],
      ['<script>alert(1)</script> <!-- x --> x<y', '‹script>alert(1)‹/script> ‹!-- x --> x‹y'],
      ['&lt;b&#62; AT&T', '& lt;b& #62; AT&T'],
      ['**bold** and __init__, *so* or _so_, 2**3', 'bold and init, so or so, 2^3'],
      ['# Heading\n> quote\n- item\nTitle\n===', 'Heading\nquote\nitem\nTitle'],
      ['```js\nrun()\n``` `x` ~~y~~', 'js\nrun()\nx ~y~'],
      ['| a | b |\n|---|---|', '¦ a ¦ b ¦'],
      ['pay\u202egnp\u2066 x\u200by\ufeff\u{e0041}\u00ad', 'paygnp xy'],
      ['a\r\n\u2028\u2029b\u0000c\td', 'a\n\nb\ufffdc d'],
      ['hthttps://tps://x <a<a <<a', 'x ‹a‹a <‹a'],
    ];
    for (const [given, shown] of cases) assert.equal(harmless(given), shown, given);
  });

  it('R-H08 leaves nothing to remove, whatever is combined', () => {
    for (const text of [pieces, fc.string({ unit: 'binary', maxLength: 60 })]) {
      fc.assert(
        fc.property(text, (given) => {
          const shown = harmless(given);
          assert.deepEqual(dangersIn(shown), [], JSON.stringify([given, shown]));
          assert.equal(harmless(shown), shown, JSON.stringify(given));
        }),
        { numRuns: 3_000 },
      );
    }
  });
});

describe('a report of hostile wordings', () => {
  it('R-H08 contains no markup, link, or character that turns or hides text in anything that a model worded', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.boolean(), (a, b, byCode) => {
        const facts = hostileFacts(`Keep it ${a}`, `${b} and wait`, byCode);
        const report = assembleReport(facts);
        const texts = strings([report.answer, report.evidence, report.analysis]);
        for (const { at, text } of texts) {
          if (at.split('.').some(isIdField)) continue;
          assert.deepEqual(dangersIn(text), [], `${at}: ${JSON.stringify(text)}`);
          assert.ok(isHarmless(text));
        }
        assert.deepEqual(reportProblems(report, facts), []);
      }),
      { numRuns: 200 },
    );
  });

  it('R-H02 braces separated only by a hidden character or a mark form no slot', () => {
    for (const byCode of [true, false])
      for (const apart of ['{_{', '}*}', '{_{_{', '{\u202e{', '{\u200b{K1.count}\u200b}', '}\u2066}']) {
        const facts = hostileFacts(`Keep it ${apart}`, `${apart} and wait`, byCode);
        assert.deepEqual(reportProblems(assembleReport(facts), facts), []);
      }
  });

  it('R-H02 an unknown slot costs its section, wherever it is and whatever separates its braces', () => {
    for (const slot of ['{{K9.count}}', '{\u200b{K9.count}\u200b}', 'a } } b {{'])
      for (const { at } of strings(written).filter(({ at }) => !/sources|Ids?$/.test(at))) {
        const facts = exampleFacts({ drafts: withText(written, at, `Keep it ${slot}`) });
        const report = assembleReport(facts);
        assert.deepEqual(reportProblems(report, facts), [], `${at}: ${slot}`);
        assert.ok(
          report.errors.some(({ code }) => code === 'section_replaced'),
          `${at}: ${slot}`,
        );
      }
  });

  it('R-R05 (slots) is refused by the final check if our own mistake left a slot unfilled', () => {
    const report = assembleReport(exampleFacts());
    report.answer!.rationale = harmlessOnceFilled('So it is: {{panel.counted}}.');
    assert.match(reportProblems(report, exampleFacts()).join(), /markup: answer\.rationale/);
  });

  it('R-H08 is refused by the final check if markup slipped through', () => {
    for (const slipped of ['[a](https://e.org)', 'a <b>bold</b> word', 'turned \u202e round', '# Heading']) {
      const report = structuredClone(assembleReport(exampleFacts()));
      report.answer!.rationale = slipped;
      assert.match(reportProblems(report, exampleFacts()).join(), /markup: answer\.rationale/);
    }
  });

  it('R-H08 keeps the question as its client sent it', () => {
    const prompt = '# Is <b>this</b> [right](https://e.org)?';
    const facts = exampleFacts();
    const report = assembleReport(changed(facts, { question: prompt }));
    assert.equal(report.question?.text, prompt);
  });
});

/** The value with another text at a path such as `answer.keyPoints.0.label`. */
function withText<Value>(value: Value, path: string, text: string): Value {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((part, key) => part[key] as Part, copy as Part);
  holder[last] = text as unknown as Part;
  return copy;
}
type Part = { [key: string]: Part };

/** Everything a Markdown or HTML reader would act on, detected independently of harmless(). */
function dangersIn(text: string): string[] {
  const dangers: Readonly<Record<string, boolean>> = {
    tag: /<[a-z/!?]/i.test(text),
    link: text.includes(']('),
    reference: /\]\[|\]:/.test(text),
    address: text.includes('://') || /\bwww\.\S/i.test(text),
    entity: /&#?\w{1,32};/.test(text),
    code: text.includes('`') || text.includes('~~'),
    table: text.includes('|'),
    heading: /^\s{0,3}#{1,6}(\s|$)/m.test(text),
    quotation: /^\s*>/m.test(text),
    underline: /^[=-]+\s*$/m.test(text),
    turned: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
    unseen: /[\u00ad\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u.test(text),
    control: /(?!\n)\p{Cc}/u.test(text),
  };
  return Object.keys(dangers).filter((name) => dangers[name]);
}

const pieces = fc
  .array(
    fc.constantFrom(
      ...'a 12 * ** _ __ # > < <b </a <!-- - --- + = === | ||| ` ``` ~ ~~ [ ] ( ) [a](b) ![ ]: : / // & &lt; &#9; ; @ a@b.c . www. http:// javascript: \\ 👩 ’ { } {{'.split(
        ' ',
      ),
      ...[
        ' ',
        '  ',
        '\n',
        '\n\n',
        '\t',
        '\u200b',
        '\u200d',
        '\u202e',
        '\u2066',
        '\ufe0f',
        '\u{e0041}',
        '\u0000',
        '\u2028',
      ],
    ),
    { maxLength: 20 },
  )
  .map((each) => each.join(''));

function hostileFacts(a: string, b: string, byCode: boolean) {
  const facts = exampleFacts();
  return exampleFacts({
    claims: facts.findings.claims.map((claim) => ({
      ...claim,
      statement: `${a} ${claim.claimId}`,
    })),
    camps: facts.findings.camps.map((camp) => ({ ...camp, label: b, thesis: a, recommendedOption: a })),
    earlier: {
      claims: facts.findings.labels.flatMap(({ modelId, stances }) =>
        stances.map(({ claimId, span }) => ({
          ...{ claimId, modelId, span },
          ...{ stance: 'support' as const, caveat: { wording: b, span } },
        })),
      ),
    },
    uncertaintyNotes: facts.findings.uncertaintyNotes.map((note) => ({ ...note, description: a })),
    drafts: byCode
      ? unwritten
      : {
          ...written,
          answer: {
            ...written.answer!,
            rationale: a,
            directAnswer: b,
            recommendedOption: null,
            rankedOptions: [],
          },
          disagreements: written.disagreements!.map((item) => ({
            ...item,
            issue: a,
            coreTension: b,
            assumptions: [a],
          })),
        },
  });
}
