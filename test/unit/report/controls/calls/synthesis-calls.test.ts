import assert from 'node:assert/strict';
import { statedConditions } from '../../../../../src/audit/material/conditions.ts';
import { builtReport } from '../../../../support/report/built-report.ts';
import { exampleModels, methodologyOf } from '../../../../support/report/methodology.ts';
import { exampleFacts } from '../../example.ts';

describe('the calls of the synthesis', () => {
  it('R-H07 reports the temperature and tools of the synthesis as they were sent', () => {
    const { instruments } = exampleFacts();
    const inference = (calls: typeof instruments.calls) =>
      methodologyOf({ instruments: { ...instruments, calls } }).controlled_inference!;
    assert.match(inference(instruments.calls).body ?? '', /Every call was sent at temperature 0\./);
    const [call] = instruments.calls;
    const warm = inference([{ ...call!, sent: { ...call!.sent, temperature: 1, tools: true } }]);
    assert.match(warm.body ?? '', /Every call was sent at temperature 1\. 1 call offered tools\./);
    assert.match(inference([]).body ?? '', /The temperature that was sent is not known\./);
  });

  it('R-H07 says that the synthesis was simulated if the panel was real, and vice versa', () => {
    const { instruments } = exampleFacts();
    const calls = instruments.calls.map((call) => ({ ...call, simulated: true }));
    const real = methodologyOf({ instruments: { ...instruments, calls } });
    assert.match(real.controlled_inference?.body ?? '', /The synthesis was made by the built-in simulator/);
    assert.doesNotMatch(real.evidence_collection ?? '', /simulator/);
    const planted = methodologyOf({ models: exampleModels.map((model) => ({ ...model, simulated: true })) });
    assert.doesNotMatch(planted.controlled_inference?.body ?? '', /simulator/);
  });

  it('R-R11 names the exampleModels of each stage, if they are not all the same', () => {
    const { instruments } = exampleFacts();
    const [large = '', small = ''] = instruments.synthesizers;
    const told = (stages: typeof instruments.stages) => {
      const report = builtReport(exampleFacts({ instruments: { ...instruments, stages } }));
      const inference = report.methodology!.controlled_inference!;
      const { synthesis_calls } = statedConditions(report)!;
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
