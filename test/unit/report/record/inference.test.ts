import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { exampleFacts } from '../example.ts';

describe('instruments', () => {
  it('R-R11 names the models of each stage, if they are not all the same', () => {
    const { instruments } = exampleFacts();
    const [large = '', small = ''] = instruments.synthesizers;
    const told = (stages: typeof instruments.stages) => {
      const report = assembleReport(exampleFacts({ instruments: { ...instruments, stages } }));
      const inference = report.methodology!.controlled_inference!;
      const { synthesis_calls } = inference.conditions as { synthesis_calls: { by_stage: unknown } };
      assert.deepEqual(synthesis_calls.by_stage, stages);
      return inference.body ?? '';
    };
    assert.match(
      told(instruments.stages),
      /^The synthesis was done by anthropic\/claude-opus-4\.7 and openai\/gpt-5\.5: each response was extracted by one and labelled by another, and other steps were done by the first, or by the next where it failed\./,
    );
    const several = [
      { stage: 'extract', synthesizers: [small] },
      { stage: 'label', synthesizers: [small, large] },
      { stage: 'write', synthesizers: [large] },
    ] as const;
    assert.match(
      told(several),
      /^The synthesis was done by several models: the responses were read by openai\/gpt-5\.5; the responses were labelled by openai\/gpt-5\.5 and anthropic\/claude-opus-4\.7; sections were written by anthropic\/claude-opus-4\.7\./,
    );
  });
});
