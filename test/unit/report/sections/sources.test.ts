import assert from 'node:assert/strict';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { exampleFacts, written } from '../example.ts';
import { tablesWithShown } from '../shown.ts';

const readings = [
  {
    ...{ section: 'answer' as const, writer: 'lab1/writer', reader: 'lab2/reader' },
    ...{ sentences: 9, askedAgain: 0, leftOut: [] },
  },
];
const own = 'Draw one part out over 11 weekends';
const said = 'We did it on 11 weekends in a row.';
const example = exampleFacts();
const last = example.findings.labels.at(-1)!.modelId;
const models = example.findings.models.map((model) =>
  model.modelId === last ? { ...model, text: `${model.text} ${said}` } : model,
);
const named = [...tablesWithShown(exampleFacts({ models })).shown].find(([, { words }]) => words === said)!;

function factsWith(sentence: string) {
  const { answer } = written;
  const direct_answer = `${answer!.direct_answer} ${sentence}`;
  return exampleFacts({ models, readings, drafts: { ...written, answer: { ...answer!, direct_answer } } });
}

describe('sources of the answer', () => {
  it('R-R27 prints no mark, and gives the place of the sentence and the span that it rests on', () => {
    const facts = factsWith(`${own} [${named[0]}].`);
    const { answer } = builtReport(facts, tablesWithShown(facts));
    assert.doesNotMatch(JSON.stringify(answer), /\[A\d/);
    const [source] = answer!.sources;
    const printed = Array.from(answer!.direct_answer);
    assert.equal(printed.slice(source!.offset, source!.offset + source!.length).join(''), `${own}.`);
    const { modelId, span } = named[1];
    assert.deepEqual(source!.evidence_spans, [{ model_id: modelId, ...span }]);
  });

  it('R-R23 R-R27 a reason of the judgement is printed with the sentences of responses that it names', () => {
    const reason = { kind: 'arithmetic' as const, statement: `Its items do not add up [${named[0]}].` };
    const assessment = { favours: null, statement: 'None is borne out.' };
    const judged = { assessment, assessment_reasons: [{ ...reason, claims: [] }] };
    const drafts = { ...written, answer: { ...written.answer!, ...judged } };
    const facts = exampleFacts({ models, readings, drafts });
    const report = builtReport(facts, tablesWithShown(facts));
    const [source] = report.answer!.sources;
    assert.equal(source!.field, 'assessment.reasons[0].statement');
    assert.match(reportMarkdown(report), /Its items do not add up\. \[a\]/);
    assert.deepEqual(wrongIn(materialOf(facts, report)), []);
  });

  it('R-R23 a sentence that only the synthesizers know is a source without spans, and said to be one', () => {
    const facts = factsWith('Walking builds endurance [own].');
    const { answer } = builtReport(facts, tablesWithShown(facts));
    assert.doesNotMatch(answer!.direct_answer, /own/);
    const [source] = answer!.sources;
    assert.deepEqual([source!.evidence_spans, source!.own_knowledge], [[], true]);
    assert.deepEqual(wrongIn(materialOf(facts, builtReport(facts, tablesWithShown(facts)))), []);
  });

  it('R-R27 R-R19 sentences that read as one without their marks are one source, which rests on all of theirs', () => {
    const facts = factsWith(`${own}, group B [${named[0]}]. Up to then it holds [own].`);
    const report = builtReport(facts, tablesWithShown(facts));
    const [source, ...others] = report.answer!.sources;
    const { modelId, span } = named[1];
    assert.deepEqual(
      [source!.evidence_spans, source!.own_knowledge, others],
      [[{ model_id: modelId, ...span }], true, []],
    );
    assert.deepEqual(wrongIn(materialOf(facts, report)), []);
  });

  it('R-R27 R-R19 such a source has each span and each calculation of both once, in order', () => {
    const shownOnes = [...tablesWithShown(factsWith(own)).shown];
    const [early] = shownOnes.find(
      ([name, { modelId }]) => name !== named[0] && modelId !== named[1].modelId,
    )!;
    const both = `${early}, ${named[0]}`;
    const facts = factsWith(
      `That is 77 days, group B [${both}, = 11×7]. Up to 77 and 22 [${both}, = 11×7, = 11×2].`,
    );
    const [source, ...others] = builtReport(facts, tablesWithShown(facts)).answer!.sources;
    assert.deepEqual(others, []);
    assert.deepEqual(source!.calculations, ['11×7', '11×2']);
    const ids = source!.evidence_spans.map(({ model_id: id }) => id);
    assert.deepEqual([ids.length, ids.toSorted()], [2, ids]);
  });

  it('R-R27 the first sentences of two texts are two sources', () => {
    const marked = {
      headline: `${own} [${named[0]}].`,
      direct_answer: `It takes 11 weekends [${named[0]}]. ${written.answer!.direct_answer}`,
    };
    const drafts = { ...written, answer: { ...written.answer!, ...marked } };
    const facts = exampleFacts({ models, readings, drafts });
    const { sources } = builtReport(facts, tablesWithShown(facts)).answer!;
    assert.deepEqual(
      sources.map(({ field, offset }) => [field, offset]),
      [
        ['headline', 0],
        ['direct_answer', 0],
      ],
    );
  });

  it('R-R05 R-R19 a calculation is kept with its sentence, and the audit does it again', () => {
    const facts = factsWith(`That is 77 days [${named[0]}, = 11×7].`);
    const material = materialOf(facts, builtReport(facts, tablesWithShown(facts)));
    assert.match(material.report.answer!.direct_answer, /That is 77 days\./);
    assert.deepEqual(material.report.answer!.sources[0]!.calculations, ['11×7']);
    assert.deepEqual(wrongIn(material), []);
    for (const calculations of [['11×8'], ['97×7'], undefined]) {
      const changed = structuredClone(material);
      Object.assign(changed.report.answer!.sources[0]!, { calculations });
      assert.ok(
        wrongIn(changed).some((path) => path.startsWith('answer.direct_answer')),
        `${calculations}`,
      );
    }
  });

  it('R-R23 R-R19 the audit finds a source that nothing bears', () => {
    const facts = factsWith('Walking builds endurance [own].');
    const material = materialOf(facts, builtReport(facts, tablesWithShown(facts)));
    const changed = structuredClone(material);
    const [source] = changed.report.answer!.sources;
    delete source!.own_knowledge;
    for (const calculations of [undefined, []]) {
      Object.assign(source!, { calculations });
      assert.ok(wrongIn(changed).some((path) => path.startsWith('answer.sources')));
    }
  });

  it('R-R19 the audit finds sources of one text that stand in another order than their sentences', () => {
    const facts = factsWith(`${own} [${named[0]}]. Walking builds endurance [own].`);
    const material = materialOf(facts, builtReport(facts, tablesWithShown(facts)));
    assert.equal(material.report.answer!.sources.length, 2);
    material.report.answer!.sources.reverse();
    assert.ok(wrongIn(material).some((path) => path.startsWith('answer.sources')));
  });

  it('R-R27 R-R19 the audit finds a number that its source does not have, and a source that is no sentence', () => {
    const facts = factsWith(`${own} [${named[0]}].`);
    const material = materialOf(facts, builtReport(facts, tablesWithShown(facts)));
    const isFound = (change: (answer: NonNullable<typeof material.report.answer>) => unknown) => {
      const changed = structuredClone(material);
      change(changed.report.answer!);
      return wrongIn(changed).some((path) => path.startsWith('answer.'));
    };
    assert.ok(!isFound(() => null));
    assert.ok(isFound((answer) => answer.sources.pop()));
    assert.ok(isFound((answer) => answer.sources[0]!.offset--));
    assert.ok(isFound((answer) => answer.sources[0]!.evidence_spans[0]!.length--));
    assert.ok(
      isFound((answer) =>
        Object.assign(answer, { direct_answer: answer.direct_answer.replace('11 w', '12 w') }),
      ),
    );
  });
});
