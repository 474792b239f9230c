import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assemble } from '../../../../src/stages/assemble/assemble.ts';
import { packEvidence } from '../../../../src/stages/evidence/evidence-input.ts';
import * as extract from '../../../../src/stages/extract/stage.ts';
import { type Kept, openKept } from '../../../../src/stages/job/kept.ts';
import * as label from '../../../../src/stages/label/stage.ts';
import { sentSpecs } from '../../../../src/stages/registry.ts';
import * as write from '../../../../src/stages/write/stage.ts';
import { jobContext } from '../../../support/job-context.ts';
import { nothingSelected } from '../../../support/stages/evidence.ts';
import { exampleFacts } from '../../report/example.ts';

// A thread works for several runs at once and keeps what they need again. Nothing of one run may
// reach another.

const words = (letter: string) => Array.from({ length: 13 }, (_, i) => `${letter}${i}`).join(' ');
const output = (statement: string) =>
  JSON.stringify({
    position: statement,
    claims: [{ statement, sentences: [1], stance: 'asserts' }],
    uncertainties: [],
  });

const foundStatements = { statements: 0, weight: 0, claims: [] };

interface Run {
  readonly question: string;
  readonly name: string;
  readonly text: string;
  readonly statement: string;
}

/** The jobs of a run. */
function jobsOf({ question, text, name, statement }: Run): ((kept: Kept) => unknown)[] {
  const facts = exampleFacts({ question });
  const texts = facts.findings.models.flatMap(({ modelId, text: own }, i) =>
    own === null ? [] : [{ modelId, text: i === 0 ? text : own }],
  );
  const claims = facts.findings.claims.map((claim, i) => (i === 0 ? { ...claim, statement } : claim));
  const evidence = packEvidence({
    ...{ seed: text, day: '2026-11-26', extracted: [] },
    textCharacters: texts.reduce((sum, { text: own }) => sum + own.length, 0),
    aliases: texts.map(({ modelId }, i) => ({ modelId, alias: `A${i}` })),
    findings: {
      ...facts.findings,
      claims,
      models: facts.findings.models.map((model) => ({ ...model, text: null })),
    },
    selected: nothingSelected,
  });
  const response = { text, question, names: [name], seed: 's' };
  const questionnaire = { claims, camps: [] };
  return [
    (kept) => extract.prepare(response, jobContext([], kept)),
    (kept) => extract.judge({ ...response, asked: null, output: output(statement) }, jobContext([], kept)),
    (kept) => label.prepare({ ...response, ...questionnaire }, jobContext([], kept)),
    (kept) => write.prepare({ section: 'answer', evidence }, jobContext(texts, kept)),
    (kept) =>
      write.judge(
        { section: 'uncertainties', evidence, asked: null, output: '{"uncertainties": []}' },
        jobContext(texts, kept),
      ),
    (kept) =>
      assemble({ evidence, other: facts, foundStatements }, { ...jobContext(texts, kept), sentSpecs }),
  ];
}

const question = 'Should we split it?';
const plain = {
  question,
  name: 'Zedo-9.5',
  text: 'Waiting is best. Zedo-9.5 is slow.',
  statement: 'Waiting is best',
};
const runs = [
  plain,
  { ...plain, text: `${plain.text} ${words('a')}` },
  { ...plain, name: 'Yako-8.5' },
  { ...plain, question: 'Should Zedo-9.5 split it?' },
  { ...plain, statement: 'Otters whistle to their pups at dusk' },
  { ...plain, statement: words('a') },
  { ...plain, text: `${plain.text} ${words('a')}`, statement: words('a') },
];
const jobs = runs.flatMap(jobsOf);

describe('what a thread keeps between jobs', () => {
  it('R-S07 (of its own run alone) changes no result, whichever jobs of whichever runs came before', async () => {
    const alone = await Promise.all(jobs.map((job) => job(openKept())));
    const places = [...jobs.keys()];
    const someOrder = fc.shuffledSubarray(places, { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(someOrder, async (order) => {
        const kept = openKept();
        for (const at of order) assert.deepEqual(await jobs[at]!(kept), alone[at]);
      }),
      { numRuns: 10, examples: [[places], [places.toReversed()]] },
    );
  });

  it('holds the tables of ten runs that take turns, so that each is made once', async () => {
    const kept = openKept();
    let made = 0;
    const tabulate = async () => {
      made++;
      return {} as Awaited<ReturnType<Parameters<Kept['tabulated']>[2]>>;
    };
    for (const turn of Array(30).keys()) await kept.tabulated(`{"run":${turn % 10}}`, 1_000, tabulate);
    assert.equal(made, 10);
  });
});
