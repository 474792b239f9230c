import assert from 'node:assert/strict';
import { tabulatedRun } from '../../../../src/stages/evidence/evidence.ts';
import { type EvidenceInput, packEvidence } from '../../../../src/stages/evidence/evidence-input.ts';
import { makeSlicer } from '../../../../src/text/code-points.ts';
import { wordsOf } from '../../../../src/text/words.ts';
import { jobContext } from '../../../support/job-context.ts';
import { evidenceOf, nothingSelected, textsOf } from '../../../support/stages/evidence.ts';
import { exampleFacts } from '../../report/example.ts';

describe('the evidence of a run', () => {
  const { findings } = exampleFacts();
  const [one = '', two = ''] = findings.labels.map(({ modelId }) => modelId);
  const span = { offset: 0, length: 5 };

  /**
   * The quantities if two responses give this figure, and the second synthesizer does not find it
   * in one.
   */
  async function quantitiesOf(answersQuestion: boolean) {
    const values = ['A1', 'A2'].map((alias) => ({
      alias,
      low: 5,
      high: 5,
      given: null,
      span,
      isAnswer: answersQuestion,
    }));
    const refused = {
      ...{ kind: 'figure' as const, group: 0, modelId: two },
      readings: [
        { by: 'lab/a', stage: 'extract' as const, found: true, span },
        { by: 'lab/b', stage: 'adjudicate' as const, found: false, span: null },
      ],
    };
    const evidence = packEvidence({
      ...{ seed: 's', day: '2026-11-26', textCharacters: 0, extracted: [] },
      aliases: [
        { modelId: one, alias: 'A1' },
        { modelId: two, alias: 'A2' },
      ],
      findings: { ...findings, crossCheck: { ...findings.crossCheck, details: [refused] } },
      selected: {
        ...nothingSelected,
        quantities: { groups: [{ what: 'upkeep', unit: '%', answersQuestion, values }], leftOut: 3 },
      },
    });
    const { quantities, quantitiesLeftOut } = (await tabulatedRun(evidence, jobContext())).findings;
    return [quantities.map((quantity) => quantity.values.map(({ modelId }) => modelId)), quantitiesLeftOut];
  }

  it('R-R12 a figure that one response alone is found to give is listed only if it answers the question', async () => {
    assert.deepEqual(await quantitiesOf(true), [[[one]], 3]);
    assert.deepEqual(await quantitiesOf(false), [[], 4]);
  });

  it('R-R27 the writer is shown every sentence of the responses, by numbers, and where each stands', async () => {
    const facts = exampleFacts();
    const { tables } = await tabulatedRun(evidenceOf(facts), jobContext(textsOf(facts)));
    const textOf = new Map(facts.findings.models.map(({ modelId, text }) => [modelId, text ?? '']));
    const counted = new Set(facts.findings.labels.map(({ modelId }) => modelId));
    for (const modelId of counted) {
      const text = textOf.get(modelId) ?? '';
      const own = [...tables.shown].filter(([, sentence]) => sentence.modelId === modelId);
      assert.deepEqual(wordsOf(own.map(([, { words }]) => words).join(' ')), wordsOf(text));
      for (const [name, { span, words }] of own) {
        assert.match(name, /^A\d{2}\.\d+$/);
        assert.equal(makeSlicer(text)(span), words);
      }
    }
  });

  it('R-R27 of an answer that loses its way the writer is shown what a claim, figure or case rests on', async () => {
    const facts = exampleFacts();
    const babble = Array.from({ length: 900 }, (_, at) => `I am scared of ${`${at}`.repeat(20)}.`);
    const advice = ['See a doctor.', 'Pay 20 dollars.', 'Go if it rains.'];
    const [first] = facts.findings.labels;
    const texts = textsOf(facts).map(({ modelId, text }) => ({
      modelId,
      text: modelId === first?.modelId ? [text, ...babble, ...advice].join(' ') : text,
    }));
    const own = texts.find(({ modelId }) => modelId === first?.modelId)?.text ?? '';
    const { json, textCharacters } = evidenceOf(facts);
    const { aliases, ...evidence } = JSON.parse(json) as EvidenceInput;
    const { alias = '' } = aliases.find(({ modelId }) => modelId === first?.modelId) ?? {};
    const [claim, figure, holder] = advice.map((words) => ({
      alias,
      span: { offset: [...own.slice(0, own.lastIndexOf(words))].length, length: words.length },
    }));
    const selected = {
      ...nothingSelected,
      quantities: {
        groups: [
          {
            ...{ what: 'price', unit: 'USD', answersQuestion: false },
            values: [{ ...figure!, low: 20, high: 20, given: null, isAnswer: false }],
          },
        ],
        leftOut: 0,
      },
      cases: { groups: [{ when: 'it rains', option: null, holders: [holder!] }], leftOut: 0 },
    };
    const packed = packEvidence({ ...evidence, aliases, extracted: [claim!], selected, textCharacters });
    const { tables } = await tabulatedRun(packed, jobContext(texts));
    const shown = [...tables.shown.values()].filter(({ modelId }) => modelId === first?.modelId);
    const words = shown.map((sentence) => sentence.words);
    assert.deepEqual(words.slice(-advice.length), advice);
    assert.ok(words.length < babble.length, 'and not the whole answer');
  });
});
