import assert from 'node:assert/strict';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import type { Side } from '../../../src/findings/findings.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { dependingFacts } from '../../support/report/depending-facts.ts';
import { reportedBy } from '../../support/report/labels.ts';
import { changed, exampleFacts, written } from '../report/example.ts';
import { comparedTask } from '../report/facts/compared.ts';
import { factsWith as figuresInGroups } from '../report/lightning.ts';
import { tablesWithShown } from '../report/shown.ts';
import { materialOf } from './material.ts';
import { isFound, isListed, type Tampering, tamperings } from './tampering.ts';
import { unknowable } from './unknowable.ts';

const readings: ReportFacts['readings'] = [
  {
    ...{ section: 'answer', writer: 'lab1/writer', reader: 'openai/gpt-5.5', sentences: 9, askedAgain: 2 },
    leftOut: [
      { field: 'rationale', sentences: 1, by: 'reader' },
      { field: 'key_points.statement', sentences: 2, by: 'code' },
    ],
  },
  { section: 'disagreements', writer: 'lab1/writer', reader: null, sentences: 5, askedAgain: 0, leftOut: [] },
  {
    section: 'minority_insights',
    writer: 'lab1/writer',
    reader: 'lab9/reader',
    sentences: 2,
    askedAgain: 1,
    leftOut: [],
  },
];

const judged: ReportFacts['drafts']['answer'] = {
  ...written.answer!,
  direct_answer: `${written.answer!.direct_answer} Ask where releases wait [A01.1, A02.3].`,
  assessment: {
    favours: 'K2',
    statement: 'The smaller answer names what it would measure.',
  },
  assessment_reasons: [{ kind: 'turns_on', statement: 'It turns on where releases wait.', claims: ['C3'] }],
  own_knowledge: [{ statement: 'A newer method is in use.', claims: ['C3'] }],
};

/** A caveat of the first response that takes this side of the claim. */
function caveatOf({ findings }: ReportFacts, claimId: number, stance: Side) {
  const [found] = findings.labels.flatMap(({ modelId, stances }) =>
    stances
      .filter((each) => each.claimId === claimId && each.stance === stance)
      .map(({ span }) => ({ modelId, span })),
  );
  const { modelId, span } = found!;
  return { claimId, modelId, stance, span, caveat: `if ${claimId} teams agree` };
}

/** The facts with another sentence of the same length behind the last one that shows the claim. */
function besideALike(facts: ReportFacts, claimId: number): ReportFacts {
  const { models, labels } = facts.findings;
  const isIts = (stance: { readonly claimId: number }) => stance.claimId === claimId;
  const { modelId, stances } = labels.findLast((own) => own.stances.some(isIts))!;
  const { length } = stances.find(isIts)!.span;
  const { text } = models.find((model) => model.modelId === modelId)!;
  const offset = characterCount(`${text}\n`);
  const twice = `${text}\n${'It'.padEnd(length - 1, ' may')}.\n${'It'.padEnd(length - 2, ' can')}.`;
  return changed(facts, {
    ...facts.findings,
    models: models.map((model) => (model.modelId === modelId ? { ...model, text: twice } : model)),
    labels: labels.map((own) =>
      own.modelId === modelId
        ? {
            ...own,
            stances: own.stances.map((each) => (isIts(each) ? { ...each, span: { offset, length } } : each)),
          }
        : own,
    ),
  });
}

describe('a report that was tampered with', () => {
  it('R-R19 any change is found, although the digests were made anew, or listed as unknowable', () => {
    const plain = exampleFacts({ readings, drafts: { ...written, answer: judged } });
    const claims = plain.findings.claims.map((claim, at) =>
      at > 3 ? { ...claim, option: `${'ab'[at - 4]}` } : claim,
    );
    const [{ modelId } = { modelId: '' }] = plain.findings.labels.filter(({ stances }) =>
      stances.every(({ claimId }) => claimId !== 6),
    );
    const [sentence] = plain.findings.labels.find((own) => own.modelId === modelId)!.stances;
    const labels = reportedBy(plain.findings.labels, modelId, 6, sentence!.span);
    const extracted = [caveatOf(plain, 2, 'support'), caveatOf(plain, 3, 'oppose')];
    const facts = besideALike(changed(plain, { claims, labels, extracted }), 6);
    const material = materialOf(facts, builtReport(facts, tablesWithShown(facts)));
    const changes = oneOfEach(tamperings(material.report));
    const unlisted = changes.filter((each) => !isListed(each) && !isFound(material, each));
    assert.deepEqual(
      unlisted.map(({ path, kind }) => `${path}: ${kind}`),
      [],
    );
    assert.ok(changes.length > 1_500, 'the whole schema is changed');
    assert.equal(material.report.answer?.sources.length, 1);
    const idle = unknowable.filter(
      ({ paths, changes: kinds }) =>
        !changes.some(
          (each) => paths.test(each.path) && kinds.includes(each.kind) && !isFound(material, each),
        ),
    );
    assert.deepEqual(
      idle.map(({ what }) => what),
      // In the example nothing was dropped, and no figure has a unit in other words.
      [
        'the unit of a figure in the words of its response, if these make it no other size',
        'what was cut or dropped on the way',
      ],
    );
  });

  const task = exampleFacts({ question: 'Write a haiku about rain', drafts: written });
  const others: readonly [what: string, of: readonly ReportFacts[], paths: RegExp][] = [
    [
      'R-R19 so is any change of the best response to a task, and of the text that tells it',
      (['in order', 'first'] as const).map((how) => comparedTask(task, how)),
      /^answer\.(best_response|direct_answer)/,
    ],
    [
      'R-R13 R-R19 so is any change of the cases on which answers depend',
      [dependingFacts()],
      /^(evidence\.(cases|camps\[\]\.case_ids)|answer\.(it_depends|ranked_options))/,
    ],
    ['R-R12 R-R19 so is any change of figures in groups', [figuresInGroups()], /^evidence\.quantities/],
  ];
  for (const [title, all, paths] of others)
    it(title, () => {
      for (const facts of all) {
        const material = materialOf(facts);
        const unchanged = { path: '', kind: 'none', apply: (report: Report) => report };
        assert.ok(!isFound(material, unchanged));
        const changes = oneOfEach(tamperings(material.report)).filter(({ path }) => paths.test(path));
        const passed = changes.filter((each) => !isListed(each) && !isFound(material, each));
        assert.deepEqual(
          passed.map(({ path, kind }) => `${path}: ${kind}`),
          [],
        );
        assert.ok(changes.length > 90, String(changes.length));
      }
    });
});

/** One place of each change: the last, which the first of a list does not explain. */
function oneOfEach(all: Iterable<Tampering>): Tampering[] {
  return [...new Map([...all].map((each) => [`${each.path}: ${each.kind}`, each])).values()];
}
