import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { honestLine, isFaulty, lie, outsideLine } from '../../../bench/panel/coder/prose/lines.ts';
import { warningsOf } from '../../../bench/panel/scores/warnings.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import { drawFrom } from '../../../src/stages/play/draw.ts';

describe('the reader of prose that a bench plays', () => {
  const knowledge = knowledgeOf(plantPanel(streetSetting(7), catalogueOf(10).models));
  const draws = Array.from({ length: 300 }, (_, at) => drawFrom('line', at));

  it('knows every lie, and every line from outside', () => {
    const fields = ['insight', 'description', 'headline'];
    for (const draw of draws) {
      const lines = [lie(draw, knowledge), ...fields.map((field) => outsideLine(draw, field, knowledge))];
      for (const line of lines) assert.ok(isFaulty(line), line);
    }
  });

  it('passes every honest line, and words that stand in a lie too', () => {
    for (const draw of draws) assert.ok(!isFaulty(honestLine(draw)));
    for (const { thesis } of knowledge.panel.camps) assert.ok(!isFaulty(thesis));
    assert.ok(!isFaulty('Only with that income do other measures succeed.'));
  });
});

describe('the warnings of a report that a bench counts', () => {
  const codes = (...given: string[]) =>
    warningsOf({ errors: given.map((code) => ({ code, message: '' })) as never });

  it('are of findings or of prose alone, and not of the simulation', () => {
    assert.deepEqual(
      codes('simulated_panel', 'sentences_left_out', 'readings_disagree', 'one_not_yet_known'),
      { ofFindings: ['readings_disagree', 'one_not_yet_known'], ofProse: ['sentences_left_out'] },
    );
  });
});
